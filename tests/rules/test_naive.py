"""The engine's cards against a naive reading of the printed table: every card, at every total, with every value."""

from __future__ import annotations

import pytest

from cardtable.game.table import Table
from cardtable.rules.catalogue import catalogue
from tests.rules import naive

LOWEST = -60
PLAYERS = 3


def engine_values(table: Table, card: str, total: int) -> set[naive.Value]:
    return {(play.value, play.total) for play in table.plays[card][total]}


def totals(variant: str) -> range:
    """Zeus' gods read two digits: none below zero, and at 100 the round is over."""
    return range(100) if variant == "zeus-on-the-loose" else range(LOWEST, naive.limit(variant) + 1)


def test_the_table_has_every_variant() -> None:
    assert set(naive.TABLE) == set(catalogue().ids)


@pytest.mark.parametrize("negative", ["allow", "floor"])
@pytest.mark.parametrize("variant", catalogue().ids)
def test_every_card_does_what_the_table_says(variant: str, negative: str) -> None:
    offered = {choice.key for choice in catalogue().resolve(variant).choices}
    if "negative_totals" not in offered:
        negative = "allow"  # Nothing is taken off, so there is no floor to choose.
    rules = catalogue().resolve(
        variant, {"negative_totals": negative} if "negative_totals" in offered else {}
    )
    assert rules.limit == naive.limit(variant)
    assert set(rules.faces) <= set(naive.TABLE[variant])
    table = Table(rules, PLAYERS)
    for card in rules.faces:
        for total in totals(variant):
            wanted = naive.values(variant, card, total, negative == "floor")
            assert engine_values(table, card, total) == wanted, (card, total)
            for play in table.plays[card][total]:
                assert ("reverse" in play.marks) is naive.reverses(variant, card)
                assert ("skip" in play.marks) is naive.skips(variant, card)


@pytest.mark.parametrize("variant", catalogue().ids)
def test_the_floor_is_where_the_rules_put_it(variant: str) -> None:
    rules = catalogue().resolve(variant)
    assert (rules.negative_totals == "floor") is (variant in naive.FLOORED)
    assert bool(rules.terms.overplay) is (variant in naive.OVERPLAY)


HOUSE = [
    *[("ace_values", "1", printed, "+1") for printed in ("+1|+11", "+1|+14", "+1")],
    *[("ace_values", "11", printed, effect) for printed, effect in (("+1|+11", "+11"), ("+1", "+11"))],
    ("ace_values", "choice", "+1", "+1|+11"),
    ("stack_seven", "0", "+7 rev", "0 rev"),
    ("alternative_joker", "set0", "", "=0"),
    ("alternative_joker", "set99", "", "=99"),
    ("baltimore_three", "3", "0 rev", "+3"),
    ("baltimore_four", "4", "0 rev", "+4"),
]
RANK_OF = {
    "ace_values": "A",
    "stack_seven": "7",
    "alternative_joker": "JK",
    "baltimore_three": "3",
    "baltimore_four": "4",
}


@pytest.mark.parametrize(("option", "value", "printed", "effect"), HOUSE, ids=str)
def test_house_rules_that_change_a_card(option: str, value: str, printed: str, effect: str) -> None:
    """A card that is printed with the plain value takes the other one; any other card stays as it was."""
    used = 0
    for variant in catalogue().ids:
        choices = {choice.key: choice.values for choice in catalogue().resolve(variant).choices}
        if value not in (choices.get(option) or ()):
            continue
        table = Table(catalogue().resolve(variant, {option: value}), PLAYERS)
        for card in table.rules.faces:
            written = naive.TABLE[variant].get(card, "")
            if card[:-1] == RANK_OF[option] and written == printed:
                used += 1
                for total in range(LOWEST, naive.limit(variant) + 1):
                    wanted = naive.values(variant, card, total, effect=effect)
                    assert engine_values(table, card, total) == wanted, (variant, card, total)
            elif card[:-1] != RANK_OF[option]:
                assert engine_values(table, card, 40) == naive.values(variant, card, 40), (variant, card)
    assert used or printed == "+1|+14"
