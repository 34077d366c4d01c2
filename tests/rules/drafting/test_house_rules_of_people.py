"""Ten published house rules that no game of the program has can be made at the workshop in a few steps.

The rules in words then say what was published. The sources are pagat.com and the pages in our list of the
world's adding games.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardtable.rules.drafting.card_chips import (
    Place,
    Sign,
    Suits,
    additions,
    offers,
    row_of,
    with_number,
    with_suits,
    without,
)
from cardtable.rules.drafting.draft import Draft, begin, taken_from
from cardtable.rules.drafting.fit import fit
from cardtable.rules.drafting.ways import put
from cardtable.rules.drafting.workbench import Workbench
from cardtable.rules.prose.text import rules_text
from tests.rows import rows

MOST = 25
"""The most steps that one game may take."""


class Hands:
    """A person at the workshop, who can do only what it offers."""

    def __init__(self, variant: str = "") -> None:
        self.bench = Workbench(begin(variant))

    @property
    def draft(self) -> Draft:
        return self.bench.draft

    def _do(self, draft: Draft, words: str) -> None:
        assert self.bench.do(draft, lambda: words), f"{words} changes nothing"

    def chip(self, row: str, text: str, option: int = 0) -> None:
        """Choose from the menu what a card does to the total."""
        found = [one for one in offers(self.draft, Place(row, option)) if one.chip.text == text]
        assert len(found) == 1, (text, [one.chip.text for one in offers(self.draft, Place(row, option))])
        self._do(found[0].draft, f"{row}: {text}")

    def number(self, row: str, sign: Sign, number: int) -> None:
        """Set the number that a card adds, takes away or makes."""
        self._do(with_number(self.draft, Place(row), sign, number), f"{row}: {sign}{number}")

    def add(self, row: str, text: str) -> None:
        """Add an effect or another way to play to a card."""
        found = [one for one in additions(self.draft, row) if one.chip.text == text]
        self._do(found[0].draft, f"{row} and {text}")

    def take_off(self, row: str, option: int, chip: int = 0) -> None:
        """Remove a chip from a card."""
        assert len(row_of(self.draft, row).options) > option
        self._do(without(self.draft, Place(row, option, chip)), f"{row} without a chip")

    def suits(self, rank: str, suits: Suits) -> None:
        """Let suits of a rank differ."""
        self._do(with_suits(self.draft, suits, [rank]), f"suits of {rank}")

    def way(self, key: str, value: str | int) -> None:
        """Set a number or another setting of the game."""
        self._do(put(self.draft, key, value), f"{key}: {value}")


Step = tuple[Any, ...]
"""What hands do, and what with."""

TENS_TAKE_OFF: Step = ("take_off", "10", 0)
THREE_TOKENS: Step = ("way", "tokens", 3)
KNOCK_OUT: Step = ("way", "stakes", "knock_out")


@dataclass(frozen=True)
class HouseRule:
    """A house rule: the game to begin with, the steps, and the sentences that its rules must contain."""

    begin: str
    steps: tuple[Step, ...]
    says: tuple[str, ...]


HOUSE_RULES = {
    "familygameshelf.com, 99": HouseRule(
        "ninety-nine",
        (("chip", "J", "= 99"), ("chip", "K", "+0"), TENS_TAKE_OFF, THREE_TOKENS),
        (
            "4: keeps the total the same and reverses direction.",
            "9, king: keeps the total the same.",
            "10: takes away 10.",
            "Jack: makes the total 99.",
            "Everyone starts with three pennies.",
        ),
    ),
    "k-duck, a family's table": HouseRule(
        "ninety-nine",
        (
            *(("take_off", "A", 1), ("take_off", "4", 0, 1), ("chip", "4", "+4")),
            *(("chip", "8", "+0"), ("add", "8", "reverse"), TENS_TAKE_OFF, THREE_TOKENS),
        ),
        (
            "Ace: adds 1.",
            "2, 3, 4, 5, 6, 7: adds its number.",
            "8: keeps the total the same and reverses direction.",
            "9: keeps the total the same.",
            "10: takes away 10.",
            "King: makes the total 99.",
            "Everyone starts with three pennies.",
        ),
    ),
    "convocards.com, Ninety-Nine": HouseRule(
        "ninety-nine",
        (
            *(("suits", "K", "each"), ("chip", "KH", "+10"), ("chip", "KD", "+10"), ("chip", "KC", "+10")),
            *(TENS_TAKE_OFF, THREE_TOKENS, ("way", "players_min", 3)),
        ),
        (
            "Jack, queen, king (not the king of spades): adds 10.",
            "King of spades: makes the total 99.",
            "10: takes away 10.",
            "Three to ten players.",
        ),
    ),
    "Boom Bunny, Ninety-nine": HouseRule(
        "ninety-nine",
        (("suits", "K", "colors"), ("chip", "KH KD", "+10"), TENS_TAKE_OFF, THREE_TOKENS),
        (
            "King of spades, king of clubs: makes the total 99.",
            "Jack, queen, king of hearts, king of diamonds: adds 10.",
            "10: takes away 10.",
        ),
    ),
    "A Fort Made of Books, 99": HouseRule(
        "",
        (
            *(("way", "hand_size", 2), ("chip", "J", "−10"), ("chip", "Q", "= 99"), ("chip", "K", "+0")),
            *(("way", "jokers", 2), ("chip", "joker", "+0"), ("add", "joker", "reverse"), KNOCK_OUT),
        ),
        (
            "2, 3, 4, 5, 6, 7, 8, 9, 10: adds its number.",
            "Jack: takes away 10.",
            "Queen: makes the total 99.",
            "King: keeps the total the same.",
            "Joker: keeps the total the same and reverses direction.",
            "Everyone gets two cards.",
            "If you can't play, you're out of the game. You put your hand aside. If two or more",
        ),
    ),
    "raymondcheong.com, Queen Anne's 99": HouseRule(
        "ninety-nine",
        (
            *(KNOCK_OUT, ("take_off", "A", 1), ("chip", "9", "+9"), ("chip", "J", "+0")),
            *(("number", "Q", "±", 20), ("way", "jokers", 2), ("chip", "joker", "+0")),
            *(("add", "joker", "next plays 2"), ("way", "owed_not_first", "on")),
            *(("way", "owed_passes_on", "reverse"), ("way", "owed_when_out", "stays")),
            ("way", "packs_from", "0"),
        ),
        (
            "2, 3, 5, 6, 7, 8, 9: adds its number.",
            "Queen: adds 20 or takes away 20 (you choose).",
            "Joker: keeps the total the same and makes the next player play twice.",
            "A four as the first of the two plays passes both back. The direction reverses right away",
            "A joker can't be the first of the two plays.",
            "If you have to play twice and can't, the next player has to make the same number of plays.",
        ),
    ),
    "zpag.net, Le 99": HouseRule(
        "ninety-nine",
        (
            *(("take_off", "A", 1), ("take_off", "4", 0, 1), ("chip", "4", "+4"), ("add", "9", "reverse")),
            *(TENS_TAKE_OFF, ("chip", "J", "+0"), ("add", "J", "skip"), ("way", "players_min", 3)),
            *(("way", "players_max", 7), ("way", "packs", 2), ("way", "packs_from", "4")),
            ("way", "tokens_from", "0"),
        ),
        (
            "9: keeps the total the same and reverses direction.",
            "10: takes away 10.",
            "Jack: keeps the total the same and skips the next player.",
            "Three to seven players. You need two packs of 52 cards, shuffled together.",
            "With four or more players, use three packs.",
            "Everyone starts with five pennies.",
        ),
    ),
    "hanshotfirstjp, a Japanese 99": HouseRule(
        "",
        (
            *(("chip", "4", "+0"), ("add", "4", "reverse"), ("add", "4", "+4"), ("add", "8", "+0")),
            *(("chip", "10", "+10 or −10"), ("number", "Q", "±", 20), ("way", "jokers", 2)),
            *(("chip", "joker", "doubles"), ("way", "players_min", 3), KNOCK_OUT),
        ),
        (
            "4: either keeps the total the same and reverses direction or adds 4.",
            "8: adds 8 or keeps the total the same (you choose).",
            "Queen: adds 20 or takes away 20 (you choose).",
            "Joker: doubles the total.",
            "The last player left wins the game.",
        ),
    ),
    "pagat.com, exactly 69 goes to zero": HouseRule(
        "ninety-nine",
        (("way", "sixty_nine_effect", "reset_zero"),),
        ("If you change the total to exactly 69, say so, and the total goes to 0.",),
    ),
    "pagat.com, Arizona's later custom": HouseRule(
        "ninety-eight-arizona",
        (("way", "start_card", "turn_up_apply"),),
        (
            "After the deal, turn up the top card of the stock to start the pile.",
            "If this card is a joker, the first player has to play twice.",
        ),
    ),
}


def rules_in_words(draft: Draft) -> str:
    """Return the rules in words, with rows of the table as `Jack: makes the total 99.`"""
    rules = fit(draft).rules
    assert rules is not None
    text = rules_text(rules)
    rows = [f"{row.names}: {row.does}." for section in text.sections for row in section.table]
    return "\n".join([*rows, *(one for section in text.sections for one in section.paragraphs)])


@rows("rule", HOUSE_RULES.values(), ids=HOUSE_RULES)
def test_a_published_house_rule_takes_few_steps_and_reads_as_published(rule: HouseRule) -> None:
    hands = Hands(rule.begin)
    for do, *what in rule.steps:
        getattr(hands, do)(*what)
    assert len(hands.bench.steps) <= MOST
    text = rules_in_words(hands.draft)
    assert [what for what in rule.says if what not in text] == []
    assert rules_in_words(taken_from(hands.draft.written())) == text
