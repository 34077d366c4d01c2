"""Deals that could be endless: the rules mention it, and they do end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from cardtable.bots.playing import Facts, Valuing, play_out
from cardtable.game import engine
from cardtable.game.moves import Play
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.endless import MOST_RENEWALS, could_be_endless
from cardtable.rules.model import Rules
from tests.games import few, others
from tests.rows import rows


def dealt(variant: str, players: int, **options: str) -> State:
    state = engine.new_game(Table(catalog().resolve(variant, options), players), "1", last_deal=1)
    engine.deal(state)
    return state


class Low(Valuing):
    """Keeps the total as low as possible, so that the deal lasts long."""

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        return -play.total

    def margin(self, value: float) -> float:
        return 0.0


def play_low(state: State) -> None:
    play_out(state, [Low(Facts(state.table))] * state.table.players, most=10_000)


def test_a_deal_in_which_everyone_has_only_passes_ends() -> None:
    state = dealt("ninety-nine", 2)
    state.hands = [["9S", "9H", "9D"], ["9C", "KS", "KH"]]
    state.stock, state.pile, state.total = ["KD", "KC"], ["4S"], 99
    play_low(state)
    assert (state.phase, state.renewals) == (Phase.OVER, MOST_RENEWALS)


@rows(
    "variant, options, endless",
    [
        ("ninety-nine", {}, False),
        ("ninety-nine", {"hand_size": "10"}, True),
        ("ninety-nine", {"stock": "play_on", "hand_size": "10"}, False),
        ("ninety-nine", {"sixty_nine_effect": "reset_zero"}, True),
        ("one-hundred", {}, True),
        ("ninety-nine-baltimore", {}, True),
    ],
)
def test_it_is_known_if_rules_can_have_an_endless_deal(
    variant: str, options: dict[str, str], endless: bool
) -> None:
    assert could_be_endless(catalog().resolve(variant, options)) is endless


@pytest.mark.slow("forty deals of every variant that last as long as they can")
@pytest.mark.parametrize("games", [few, pytest.param(others, marks=pytest.mark.long)])
def test_a_deal_that_cannot_be_endless_is_not_even_long(
    games: Callable[[], tuple[str, ...]], subtests: pytest.Subtests
) -> None:
    for variant in games():
        if variant != "ninety-eight-arizona" and not could_be_endless(catalog().resolve(variant)):
            with subtests.test(variant):
                check_that_deals_are_short(catalog().resolve(variant))


def check_that_deals_are_short(rules: Rules) -> None:
    for players in (rules.min_players, rules.max_players):
        for number in range(20):
            state = engine.new_game(Table(rules, players), str(number), last_deal=1)
            engine.deal(state)
            play_low(state)
            assert state.renewals <= rules.limit
