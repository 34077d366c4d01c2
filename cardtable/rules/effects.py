"""The effect vocabulary: everything a card can do, each effect with its notation and its result.

A card has options, separated by `|`; an option is effects in order, separated by `,`. Exactly one effect of
an option changes the total; the others, the actions, are what else happens. The notation is that of the
tables that card players write: `+1 | +11`, `+0, reverse`, `=99`, `+3, skip`.

Each effect has a `notation` for calls, records and section 3 of the rules. Its words are in
`rules.prose.cards`. An action is one row of `ACTIONS`. A part of `cardtable.game` carries it out and
recognizes its plays by the row's word; its words and pictures in the window are in `ui.table.words.actions`.
Tests find every row without words.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Literal, Self

from cardtable.cards.faces import PIPS, pips_of, rank_of

Results = tuple[tuple[str, int], ...]
"""The possible results of an effect: the value as records write it, and the new total."""

_NUMBER = re.compile(r"[+-](\d{1,3})")
_SET = re.compile(r"=(-?\d{1,3})")
_RANGE = re.compile(r"=(\d{1,3})\.\.(\d{1,3})")
_ADDED_RANGE = re.compile(r"([+-]\d{1,3})\.\.([+-]\d{1,3})")


@dataclass(frozen=True)
class Add:
    """Add a number to the total, or take it off (rules, section 3: `+n`, `-n`, `0`)."""

    amount: int

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """Return the effect written as `text` on `face`, or None if it is another effect."""
        if text in ("+pips", "-pips"):
            pips = pips_of(face)
            return None if pips is None else cls(pips if text == "+pips" else -pips)
        return cls(int(text)) if _NUMBER.fullmatch(text) else None

    def results(self, total: int) -> Results:
        """Return the totals that the effect can make of a total, each with its notation."""
        return ((self.notation, total + self.amount),)

    @cached_property
    def notation(self) -> str:
        """The notation: `+3`, `-10`, `0`."""
        return f"{self.amount:+d}" if self.amount else "0"


@dataclass(frozen=True)
class AddAny:
    """Add or take off any number of a range, as the player says: a card that stands for any other."""

    low: int
    high: int

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """Return the effect written as `text` on `face`, or None if it is another effect."""
        found = _ADDED_RANGE.fullmatch(text)
        low, high = (int(found[1]), int(found[2])) if found else (0, 0)
        # Both have the same sign, and the second one is farther from 0.
        return cls(low, high) if low * high > low * low else None

    def results(self, total: int) -> Results:
        """Return the totals that the effect can make of a total, each with its notation."""
        way = 1 if self.low > 0 else -1
        return tuple((f"{number:+d}", total + number) for number in range(self.low, self.high + way, way))

    @property
    def notation(self) -> str:
        """The notation: `+1..+10`, `-1..-12`."""
        return f"{self.low:+d}..{self.high:+d}"


@dataclass(frozen=True)
class SetTotal:
    """Make the total a fixed number (rules, section 3: `=n`)."""

    number: int

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """Return the effect written as `text` on `face`, or None if it is another effect."""
        found = _SET.fullmatch(text)
        return cls(int(found[1])) if found else None

    def results(self, total: int) -> Results:
        """Return the one total that the effect makes, with its notation."""
        return ((self.notation, self.number),)

    @cached_property
    def notation(self) -> str:
        """The notation: `=99`."""
        return f"={self.number}"


@dataclass(frozen=True)
class SetAny:
    """Make the total any number in a range, as the player says (rules, 4.8: `=0..100`)."""

    low: int
    high: int

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """Return the effect written as `text` on `face`, or None if it is another effect."""
        found = _RANGE.fullmatch(text)
        return cls(int(found[1]), int(found[2])) if found else None

    def results(self, total: int) -> Results:
        """Return the totals that the effect can make of a total, each with its notation."""
        return _every_total(self.low, self.high)

    @property
    def notation(self) -> str:
        """The notation: `=0..100`."""
        return f"={self.low}..{self.high}"


@lru_cache(maxsize=64)
def _every_total(low: int, high: int) -> Results:
    return tuple((f"={number}", number) for number in range(low, high + 1))


@dataclass(frozen=True)
class Copy:
    """Do what the last card did; the first card of a deal counts its pips (rules, 4.5.1)."""

    pips: int

    word = "copy"
    notation = "copy"

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """Return the effect written as `text` on `face`, or None if it is another effect."""
        return cls(PIPS.get(rank_of(face), 0)) if text == cls.word else None

    def results(self, total: int) -> Results:
        """Return the total that the card makes if there is nothing to copy."""
        return ((f"+{self.pips}", total + self.pips),)


@dataclass(frozen=True)
class Formula:
    """An effect on the total with a word for its notation."""

    word: str
    notation: str
    results: Callable[[int], Results] = field(compare=False, repr=False)


def _doubled(total: int) -> Results:
    return (("x2", total * 2),)


def _halved(total: int) -> Results:
    return (("/2", total // 2),)


def _digits_swapped(total: int) -> Results:
    digits = abs(total)
    swapped = digits % 10 * 10 + digits // 10 % 10
    if total < 0:
        swapped = -swapped
    return ((f"={swapped}", swapped),)


def _rounded(total: int) -> Results:
    rounded = (total + 5) // 10 * 10
    return ((f"={rounded}", rounded),)


DOUBLE = Formula("double", "x2", _doubled)
"""Double the total, also below zero (rules, 4.8)."""
DOUBLE_OR_HALVE = Formula(
    "double or halve",
    "x2|/2",
    lambda total: _halved(total) if total % 2 == 0 and total > 49 else _doubled(total),
)
"""Halve an even total above 49, double any other; never a choice (rules, 4.9.2)."""
DOUBLE_ODD_HALVE_EVEN = Formula(
    "double odd or halve even",
    "x2|/2",
    lambda total: _halved(total) if total % 2 == 0 else _doubled(total),
)
"""Halve an even total, double an odd one (rules, 4.9.7)."""
SWAP_DIGITS = Formula("swap digits", "digits swapped", _digits_swapped)
"""Swap the two digits; a single digit has a zero before it, and a total below 0 stays below 0 (rules,
4.17.4).
"""
ROUND_TO_TEN = Formula("round to ten", "round to 10", _rounded)
"""Round to the nearest ten, up from 5 (rules, 4.17.4)."""
PASS_ON_ROUND_TOTAL = Formula(
    "pass on a round total",
    "0 when the total ends in 0",
    lambda total: (("0", total),) if total % 10 == 0 else (),
)
"""Pass, but only on a total that ends in 0 (rules, 4.16, ON-b)."""
NEVER = Formula("never", "never playable", lambda total: ())
"""A card that is never a legal play on its own (rules, 4.16.3 and 4.16.13)."""

TotalEffect = Add | AddAny | SetTotal | SetAny | Copy | Formula


@dataclass(frozen=True)
class Action:
    """An effect of a card besides the total.

    `kind` is the kind of special card that it makes, by which people find a game (`rules.finding`). `needs`
    is the table of a variant file that it requires. `needs_target`: the player names another seat. `strikes`:
    it is played for its effect on others. `renews`: cards come back by it before they are all played.
    """

    word: str
    notation: str
    kind: Literal["", "reverse", "skip", "name", "hands", "twice", "answer"] = ""
    needs: Literal["", "obligation", "queen_chain", "steal", "zeus", "shed"] = ""
    needs_target: bool = False
    strikes: bool = False
    renews: bool = False


REVERSE = Action("reverse", "rev", kind="reverse")
"""Reverse the direction (rules, 1.9 and 4.19)."""
SKIP = Action("skip", "skip", kind="skip")
"""The next player loses a turn (rules, 1.9 and 4.19)."""
OBLIGE = Action("oblige", "dbl", kind="twice", needs="obligation", strikes=True)
"""The next player plays twice (rules, 4.2, 4.16.5 and 4.18.6)."""
CHAIN = Action("chain", "chain", kind="answer", needs="queen_chain")
"""Demand an answer from the next player (rules, 4.4)."""
CHOOSE = Action("choose", "choose", kind="name", needs_target=True)
"""Name the next player; the direction stays (rules, 1.9.3 and 4.6)."""
EXCHANGE = Action("exchange", "exch", kind="hands", needs_target=True)
"""Exchange whole hands, after drawing (rules, 4.3.4)."""
OTHERS_DRAW_1 = Action("others draw 1", "others draw 1", strikes=True)
"""Make all others draw one card (rules, 4.18.6)."""
OTHERS_DRAW_2 = Action("others draw 2", "others draw 2", strikes=True)
"""Make all others draw two cards (rules, 4.18.6)."""
REDEAL = Action("redeal", "redeal", kind="hands", renews=True)
"""Shuffle all cards, and give all players new hands (5 Alive)."""
STEAL = Action("steal", "steal", kind="hands", needs="steal", needs_target=True)
"""Take a card from a player (rules, 4.5.7)."""
ZEUS = Action("zeus", "steal", needs="zeus")
"""Take Zeus (rules, 4.17.3)."""
ELIMINATE = Action("eliminate", "kill", kind="name", needs_target=True, strikes=True)
"""Put a player out of the deal, unless a shield saves them (rules, 4.3.2)."""
SHIELD = Action("shield", "(shield)")
"""Save its holder (rules, 4.3.2a)."""
BOMB = Action("bomb", "defend", needs="shed", strikes=True)
"""Make all others discard a saving card or flip a bomb (rules, 4.18.7)."""

_BY_WORD = {row.word: row for row in list(vars().values()) if isinstance(row, Formula | Action)}
FORMULAS = tuple(row for row in _BY_WORD.values() if isinstance(row, Formula))
ACTIONS = tuple(row for row in _BY_WORD.values() if isinstance(row, Action))
"""All rows above, in their order, for the parser, the prose, the tests, and the menu of a chip.

So those of most published games come first.
"""

NEED_TARGET = frozenset(action.word for action in ACTIONS if action.needs_target)
"""The words of actions that need a target."""


@dataclass(frozen=True)
class CardOption:
    """One way to play a card: its effect on the total, and its actions, in order."""

    total: TotalEffect
    actions: tuple[Action, ...] = ()

    @property
    def notation(self) -> str:
        """The notation of section 3 of the rules: `+3 skip`."""
        return " ".join([self.total.notation, *(action.notation for action in self.actions)])

    @cached_property
    def marks(self) -> tuple[str, ...]:
        """The words of the option's actions, such as `reverse`."""
        return tuple(action.word for action in self.actions)

    @property
    def written(self) -> str:
        """The form in a variant file: `+3, skip`."""
        return ", ".join([_total_written(self.total), *self.marks])


def _total_written(total: TotalEffect) -> str:
    match total:
        case Add(amount):
            return f"{amount:+d}"
        case AddAny() | SetTotal() | SetAny():
            return total.notation
        case Copy() | Formula():
            return total.word


def write_options(options: Iterable[CardOption]) -> str:
    """Return the options as text for `parse_options`."""
    return " | ".join(option.written for option in options)


@lru_cache(maxsize=2048)
def parse_options(text: str, face: str) -> tuple[CardOption, ...]:
    """Return the options of one card as written in a variant.

    Raises ValueError with the end of a sentence ("... has no value") if the text is not in the notation.
    """
    return tuple(_parse_option(part, face) for part in text.split("|"))


def _parse_option(text: str, face: str) -> CardOption:
    totals: list[TotalEffect] = []
    actions: list[Action] = []
    for word in (part.strip() for part in text.split(",")):
        effect = _parse_effect(word, face)
        if isinstance(effect, Action):
            actions.append(effect)
        else:
            totals.append(effect)
    if len(totals) != 1:
        what = "does not say what becomes of the total" if not totals else "changes the total twice"
        raise ValueError(f"“{text.strip()}” {what}")
    return CardOption(totals[0], tuple(actions))


def _parse_effect(text: str, face: str) -> TotalEffect | Action:
    if text in _BY_WORD:
        return _BY_WORD[text]
    for kind in (Add, AddAny, SetTotal, SetAny, Copy):
        effect = kind.parse(text, face)
        if effect is not None:
            return effect
    if text in ("+pips", "-pips"):
        raise ValueError(f"{face} has no pips to count")
    raise ValueError(f"“{text}” isn't an effect; write +5, -10, =99, {', '.join([Copy.word, *_BY_WORD])}")
