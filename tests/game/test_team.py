"""Games in which all players win and lose together."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.bots.coach import advise
from cardtable.bots.levels import bot
from cardtable.bots.opponents import stream
from cardtable.bots.reasons import Reaches, Trouble
from cardtable.cards.shuffle import Stream
from cardtable.controller.lab.simulate import Games
from cardtable.game import engine
from cardtable.game.ending import TEAM_LOST, TEAM_PAID, TEAM_WON
from cardtable.game.events import AnyEvent, DealEnded, GameEnded
from cardtable.game.record.figures import figures
from cardtable.game.record.text import parse_record
from cardtable.game.sight.view import view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.drafting.draft import begin, rules_of
from cardtable.rules.drafting.ways import put
from cardtable.rules.parts import decided
from cardtable.ui.table.words.endings import ending

RULES = catalog().resolve("reach-99-together")
NAMES = "Mia", "Ben", "Ada"


def at(total: int, *hand: str) -> State:
    state = engine.new_game(Table(RULES, 3), "team")
    engine.deal(state)
    state.total, state.turn, state.hands[0] = total, 0, list(hand)
    return state


def laid(state: State, *cards: str) -> list[AnyEvent]:
    events: list[AnyEvent] = []
    moves = engine.legal_moves(state)
    engine.apply(state, next(move for move in moves if getattr(move, "cards", ()) == cards), events.append)
    return events


def test_everyone_wins_with_exactly_99() -> None:
    state = at(94, "5C", "2C", "AC")
    ended = [event for event in laid(state, "5C") if isinstance(event, GameEnded)]
    assert [(one.why, one.winners) for one in ended] == [(TEAM_WON, (0, 1, 2))]
    assert state.phase is Phase.OVER


def test_a_stuck_player_costs_everyone_a_token_and_the_next_deal_follows() -> None:
    state = at(98, "9C", "KC", "8C")
    events = laid(state)
    assert state.tokens == (1, 1, 1)
    assert [event.why for event in events if isinstance(event, DealEnded)] == [TEAM_PAID]
    assert state.phase is Phase.BETWEEN


def test_with_the_last_token_everyone_loses() -> None:
    state = at(98, "9C", "KC", "8C")
    state.tokens = (1, 1, 1)
    ended = [event for event in laid(state) if isinstance(event, GameEnded)]
    assert [(one.why, one.winners) for one in ended] == [(TEAM_LOST, ())]


def test_the_end_is_described_for_all_players_together() -> None:
    def title_after(state: State, *cards: str) -> str:
        notice = ending(laid(state, *cards), NAMES, ("fox", "owl", "bear"), viewer=1)
        return notice.title

    assert title_after(at(94, "5C", "2C", "AC"), "5C") == "You made it together"
    assert title_after(at(98, "9C", "KC", "8C")) == "Mia is stuck: everyone loses one token"
    lost = at(98, "9C", "KC", "8C")
    lost.tokens = (1, 1, 1)
    assert title_after(lost) == "Not this time"


@pytest.mark.parametrize("level", ["cautious", "expert"])
def test_a_computer_makes_99_when_it_can(level: str) -> None:
    state = at(89, "10C", "KC", "8C")
    move = bot(level, state.table).choose(view(state, 0), stream("s", 1, 1, 0))
    assert getattr(move, "cards", ()) == ("KC",)


def test_hints_aim_at_99_and_never_at_trouble_for_another_player() -> None:
    state = at(89, "10C", "KC", "8C")
    assert advise(state.table, view(state, 0), Stream("s", "hint")).reasons[0] == Reaches(99)
    for total in (80, 91, 96):
        state = at(total, "AC", "QC", "2C")
        reasons = advise(state.table, view(state, 0), Stream("s", "hint"), playouts=300).reasons
        assert not any(isinstance(one, Trouble) for one in reasons)


def test_the_first_sentence_names_the_total_to_make() -> None:
    up = put(begin("ninety-nine"), "team", "on")
    titles = [decided(rules_of(one), lambda part: part.shown) for one in (up, put(up, "counting", "down"))]
    assert titles == [("Make exactly 99 together.",), ("Make exactly 0 together.",)]


def test_a_record_counts_as_won_or_lost_by_all(tmp_path: Path) -> None:
    Games(RULES, 3, ["random"], seed=5).run(12, records=tmp_path)
    ends = set()
    for path in tmp_path.iterdir():
        counted = figures(parse_record(path.read_bytes()))
        won = {seat.won for seat in counted.seats}
        assert won == {counted.why == TEAM_WON}
        ends.add(counted.why)
    assert ends == {TEAM_WON, TEAM_LOST}
