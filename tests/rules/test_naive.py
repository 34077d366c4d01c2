"""Every card at every total does in the engine what a simple reading of the printed table says."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from cardtable.cards.faces import rank_of
from cardtable.game import engine
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules
from tests.games import every_game
from tests.rows import rows
from tests.rules import naive
from tests.rules.at_table import table

LOWEST = -60
PLAYERS = 3


def engine_values(table: Table, card: str, total: int) -> set[naive.Value]:
    return {(play.value, play.total) for play in table.printed.plays[card][total]}


def totals(variant: str) -> range:
    """Gods swap the two digits of a total, so there is none below 0 or from 100."""
    return range(100) if variant == "zeus-on-the-loose" else range(LOWEST, naive.limit(variant) + 1)


def test_the_table_has_every_variant() -> None:
    assert set(naive.TABLE) == set(catalog().ids)


@every_game
@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.slow("every suit, at every total"))])
def test_every_card_does_what_the_table_says(variant: str, step: int) -> None:
    offered = {choice.key for choice in catalog().resolve(variant).choices}
    # Games in which no card takes away have no such house rule.
    for negative in ("allow", "floor") if "negative_totals" in offered else ("",):
        rules = catalog().resolve(variant, {"negative_totals": negative} if negative else {})
        check_cards(rules, negative == "floor" if negative else None, step)


def check_cards(rules: Rules, floor: bool | None, step: int) -> None:
    """Check every kind of card at every total; cards alike in other suits at one of `step` totals."""
    assert rules.limit == naive.limit(rules.id)
    assert set(rules.faces) <= set(naive.TABLE[rules.id])
    table, kinds = Table(rules, PLAYERS), set()
    for card in rules.faces:
        kind = rules.cards[card], naive.TABLE[rules.id][card]
        marks = {}
        # A floor changes nothing at high totals, which the slow test shows.
        every = totals(rules.id)[:90] if floor and step > 1 else totals(rules.id)
        for total in every[:: step if kind in kinds else 1]:
            wanted = naive.values(rules.id, card, total, floor)
            assert engine_values(table, card, total) == wanted, (card, total)
            marks |= {(play.value, *play.marks): play for play in table.printed.plays[card][total]}
        for play in marks.values():
            assert ("reverse" in play.marks) is naive.reverses(rules.id, card, play.value)
            assert ("skip" in play.marks) is naive.skips(rules.id, card, play.value)
        kinds.add(kind)


@rows("variant", lambda: catalog().ids)
def test_floors_and_overplay_are_in_the_games_that_have_them(variant: str) -> None:
    rules = catalog().resolve(variant)
    assert (rules.negative_totals == "floor") is (variant in naive.FLOORED)
    assert bool(rules.terms.overplay) is (variant in naive.OVERPLAY)


@rows("variant", lambda: catalog().ids)
def test_every_card_is_written_as_in_the_table(variant: str) -> None:
    """The table has all values and all other effects of a card."""
    rules = catalog().resolve(variant)
    for card in rules.faces:
        assert "|".join(option.notation for option in rules.cards[card]) == naive.written(variant, card), card


def test_only_the_cards_of_the_table_are_banned_in_the_first_turns() -> None:
    for variant in catalog().ids:
        ban = catalog().resolve(variant).terms.ban
        banned = {card for card, effect in naive.TABLE[variant].items() if "(ban)" in effect}
        assert {rank_of(card) for card in banned} == ({ban.rank} if ban is not None else set())


def test_a_seven_does_what_the_last_card_did_at_every_total() -> None:
    """Within the limit (rules, 4.5.1 and 4.5.6)."""
    variant = "ninety-nine-baltimore"
    at = table(variant, "7C", players=PLAYERS)
    for last in catalog().resolve(variant).faces:
        if rank_of(last) == "7":
            continue
        at.state.acting = last
        for at.state.total in totals(variant):
            made = {(play.value, play.total) for play in engine.legal_plays(at.state)}
            assert made == naive.values(variant, last, at.state.total), (last, at.state.total)


TOGETHER = [
    *[("ninety-eight-arizona", (f"{rank}S", f"{rank}H", f"{rank}D", f"{rank}C")) for rank in naive.RANKS],
    ("ninety-eight-arizona", ("JK1", "JK2")),
    *[("ninety-nine-baltimore", pair) for pair in (("KS", "KH"), ("QS", "QH"), ("KS", "QH"))],
]


@pytest.mark.slow("every pair of cards at every total")
@rows("variant, hand", TOGETHER, ids=str)
def test_cards_played_together_make_the_right_total_at_every_total(
    variant: str, hand: tuple[str, ...]
) -> None:
    at = table(variant, players=PLAYERS, hands={"1": list(hand)})
    for at.state.total in totals(variant):
        for count in range(2, len(hand) + 1):
            plays = [play for play in engine.legal_plays(at.state) if len(play.cards) == count]
            ways = list(combinations(hand, count))
            wanted = naive.together(variant, hand[:count], at.state.total)
            assert {(play.value, play.total) for play in plays} == wanted, (count, at.state.total)
            assert len(plays) == len(ways) * len(wanted)


HOUSE = [
    *[("ace_values", "1", printed, "+1") for printed in ("+1|+11", "+1|+14", "+1")],
    *[("ace_values", "11", printed, effect) for printed, effect in (("+1|+11", "+11"), ("+1", "+11"))],
    ("ace_values", "choice", "+1", "+1|+11"),
    ("stack_seven", "0", "+7 rev", "0 rev"),
    ("alternative_joker", "set0", "", "=0"),
    ("alternative_joker", "set99", "", "=99"),
    ("ono99_card", "when_total_ends_in_0", "never playable", "0 on tens"),
    ("baltimore_three", "3", "0 rev", "+3"),
    ("baltimore_four", "4", "0 rev", "+4"),
]
RANK_OF = {
    "ace_values": "A",
    "stack_seven": "7",
    "alternative_joker": "JK",
    "ono99_card": "ONO",
    "baltimore_three": "3",
    "baltimore_four": "4",
}


@cache
def choices_of_games() -> dict[str, dict[str, tuple[str, ...] | None]]:
    """Return the values of the house rules of each game."""
    return {
        variant: {choice.key: choice.values for choice in catalog().resolve(variant).choices}
        for variant in catalog().ids
    }


@rows("option, value, printed, effect", HOUSE, ids=str)
def test_house_rules_change_only_their_card(option: str, value: str, printed: str, effect: str) -> None:
    """A card printed with the usual value gets the other one; all other cards stay the same."""
    used = 0
    for variant, choices in choices_of_games().items():
        if value not in (choices.get(option) or ()):
            continue
        table = Table(catalog().resolve(variant, {option: value}), PLAYERS)
        for card in table.rules.faces:
            written = naive.TABLE[variant].get(card, "")
            if rank_of(card) == RANK_OF[option] and written == printed:
                used += 1
                for total in range(LOWEST, naive.limit(variant) + 1)[:: 1 if card.endswith("S") else 7]:
                    wanted = naive.values(variant, card, total, effect=effect)
                    assert engine_values(table, card, total) == wanted, (variant, card, total)
            elif rank_of(card) != RANK_OF[option]:
                assert engine_values(table, card, 40) == naive.values(variant, card, 40), (variant, card)
    assert used or printed == "+1|+14"
