"""Cards that only add a number until they wake: from a total, or from each player's turn on."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cardtable.game import engine
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.drafting.draft import begin, rules_of
from cardtable.rules.model import RulesError
from tests.rows import rows


def laid(variant: str, wakes: Mapping[str, object], total: int, *hand: str) -> State:
    rules = rules_of(begin(variant).changed({"wakes": wakes}))
    state = engine.new_game(Table(rules, 3), "asleep")
    engine.deal(state)
    state.total, state.hands[state.turn] = total, list(hand)
    return state


def values(state: State) -> dict[str, str]:
    return {play.cards[0]: "|".join([play.value, *play.marks]) for play in engine.legal_plays(state)}


@rows(
    "total, made",
    [
        (50, {"9C": "+9", "4C": "0|reverse", "KC": "=99"}),
        (89, {"9C": "+9", "4C": "0|reverse", "KC": "=99"}),
        (90, {"9C": "0", "4C": "0|reverse", "KC": "=99"}),
        (99, {"9C": "0", "4C": "0|reverse", "KC": "=99"}),
    ],
)
def test_only_sleeping_cards_sleep_and_only_below_their_total(total: int, made: dict[str, str]) -> None:
    state = laid("ninety-nine", {"total": 90, "cards": {"9": 9}}, total, "9C", "4C", "KC")
    assert values(state) == made


def test_cards_sleep_again_when_the_total_falls() -> None:
    state = laid("ninety-nine", {"total": 90, "cards": {"9": 9}}, 90, "10C", "9C")
    engine.apply(state, next(play for play in engine.legal_plays(state) if play.value == "-10"))
    state.hands[state.turn] = ["9H"]
    assert (state.total, values(state)) == (80, {"9H": "+9"})


def test_counting_down_cards_wake_from_a_total_downward() -> None:
    wakes = {"total": 10, "cards": {"J": -10}}
    assert values(laid("back-to-zero", wakes, 11, "JC")) == {"JC": "-10"}
    assert values(laid("back-to-zero", wakes, 10, "JC")) == {"JC": "+10"}


def test_each_player_wakes_cards_at_their_own_turn() -> None:
    state = laid("ninety-nine", {"turn": 2, "cards": {"9": 9}}, 40, "9C", "9D")
    for seat in range(3):
        state.hands[seat] = ["9C", "9D"]
    made = []
    for _ in range(6):
        made.append(values(state)["9C"])
        engine.apply(state, engine.legal_plays(state)[0])
        for seat in range(3):
            state.hands[seat] = ["9C", "9D"]
    assert made == ["+9", "+9", "+9", "0", "0", "0"]


def test_a_copy_of_a_sleeping_card_adds_its_number() -> None:
    wakes = {"total": 90, "cards": {"9": 9}}
    for total, made in ((50, "+9"), (95, "0")):
        state = laid("ninety-nine-baltimore", wakes, total, "7C", "2C")
        state.acting = "9C"
        assert values(state)["7C"] == made


@pytest.mark.parametrize("wakes", [{"cards": {"9": 9}}, {"total": 90, "turn": 2, "cards": {"9": 9}}])
def test_cards_wake_either_from_a_total_or_from_a_turn_on(wakes: dict[str, object]) -> None:
    with pytest.raises(RulesError, match="either from a total or from a turn"):
        laid("ninety-nine", wakes, 0)
