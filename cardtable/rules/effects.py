"""The effect vocabulary: what a card can do, each effect with how it is written, what it does and how it
reads.

A card has options, separated by `|`; an option is effects in order, separated by `,`. Exactly one effect of
an option says what becomes of the total; the others say what else happens. The notation is that of the tables
that card players write: `+1 | +11`, `+0, reverse`, `=99`, `+3, skip`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from cardtable.cards.faces import PIPS, rank_of

_NUMBER = re.compile(r"[+-](\d{1,3})")
_SET = re.compile(r"=(-?\d{1,3})")


@dataclass(frozen=True)
class Add:
    """Add a number to the total, or take it off (rules, section 3: `+n`, `-n`, `0`)."""

    amount: int

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """The effect written as `text` on `face`, or None when it is another effect."""
        if text == "+pips":
            pips = PIPS.get(rank_of(face))
            return None if pips is None else cls(pips)
        return cls(int(text)) if _NUMBER.fullmatch(text) else None

    def apply(self, total: int) -> int:
        """The total after this effect."""
        return total + self.amount

    @property
    def notation(self) -> str:
        """As calls, records and traces write it."""
        return f"{self.amount:+d}" if self.amount else "0"

    @property
    def prose(self) -> str:
        """As rules in words say it."""
        if self.amount == 0:
            return "leaves the total as it is"
        return f"adds {self.amount}" if self.amount > 0 else f"takes {-self.amount} off"

    @property
    def short(self) -> str:
        """For a table of card values."""
        return self.notation if self.amount else "pass"


@dataclass(frozen=True)
class SetTotal:
    """Make the total a fixed number (rules, section 3: `=n`)."""

    number: int

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """The effect written as `text` on `face`, or None when it is another effect."""
        found = _SET.fullmatch(text)
        return cls(int(found[1])) if found else None

    def apply(self, total: int) -> int:
        """The total after this effect."""
        return self.number

    @property
    def notation(self) -> str:
        """As calls, records and traces write it."""
        return f"={self.number}"

    @property
    def prose(self) -> str:
        """As rules in words say it."""
        return f"makes the total {self.number}"

    @property
    def short(self) -> str:
        """For a table of card values."""
        return f"makes {self.number}"


@dataclass(frozen=True)
class Action:
    """What a card does besides the total; the base of effects that are a single word."""

    word: ClassVar[str]
    tag: ClassVar[str]
    prose: ClassVar[str]

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """The effect written as `text` on `face`, or None when it is another effect."""
        return cls() if text == cls.word else None

    @property
    def notation(self) -> str:
        """The tag of section 3 of the rules."""
        return self.tag

    @property
    def short(self) -> str:
        """For a table of card values."""
        return self.word


@dataclass(frozen=True)
class Reverse(Action):
    """Turn the direction of play (rules, 1.9 and 4.19)."""

    word = "reverse"
    tag = "rev"
    prose = "turns the direction of play"


@dataclass(frozen=True)
class Skip(Action):
    """The next player loses a turn (rules, 1.9 and 4.19)."""

    word = "skip"
    tag = "skip"
    prose = "skips the next player"


TotalEffect = Add | SetTotal

VOCABULARY: tuple[type[Add] | type[SetTotal] | type[Reverse] | type[Skip], ...] = (
    Add,
    SetTotal,
    Reverse,
    Skip,
)
"""Every effect there is: the parser, the prose and the tests go through this table."""


@dataclass(frozen=True)
class CardOption:
    """One way to play a card: what becomes of the total, and what else happens, in order."""

    total: TotalEffect
    actions: tuple[Action, ...] = ()

    @property
    def notation(self) -> str:
        """In the notation of section 3 of the rules: `+3 skip`."""
        return " ".join([self.total.notation, *(action.notation for action in self.actions)])

    @property
    def marks(self) -> tuple[str, ...]:
        """The words of what else happens."""
        return tuple(action.word for action in self.actions)

    @property
    def short(self) -> str:
        """For a table of card values: `+3, skip`; a turn that only reverses says so alone."""
        words = [action.short for action in self.actions]
        if words and self.total == Add(0):
            return ", ".join(words)
        return ", ".join([self.total.short, *words])

    @property
    def prose(self) -> str:
        """As rules in words say it: `adds 3 and skips the next player`."""
        return " and ".join([self.total.prose, *(action.prose for action in self.actions)])


def parse_options(text: str, face: str) -> tuple[CardOption, ...]:
    """The options of one card as they are written in a variant.

    Raises ValueError with the end of a sentence ("... has no value") when the text is not in the notation.
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


def _parse_effect(word: str, face: str) -> TotalEffect | Action:
    for kind in VOCABULARY:
        effect = kind.parse(word, face)
        if effect is not None:
            return effect
    if word == "+pips":
        raise ValueError(f"{face} has no pips to add")
    raise ValueError(f"“{word}” is no effect; write +5, -10, =99, {', '.join(_words())}")


def _words() -> list[str]:
    return [kind.word for kind in VOCABULARY if issubclass(kind, Action)]
