"""A game of points that are easier lost than won ends all the same."""

from __future__ import annotations

from cardtable.controller.lab.simulate import Games
from cardtable.rules.catalog import catalog


def test_a_game_in_which_hurdles_cost_more_than_there_is_to_win_has_a_last_deal() -> None:
    rules = catalog().resolve("hindernislauf", {"hurdles_goal": "0"})
    state = Games(rules, 4, ["random"], 7).play_game(1, None, None)
    assert state.deal == 100
    assert [state.scores[seat] for seat in state.winners] == [max(state.scores)] * len(state.winners)
    assert max(state.scores) < 0
