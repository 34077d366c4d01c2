"""What a card makes of the total: the part of the effect vocabulary that every option has exactly once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar, Self

from cardtable.cards.faces import PIPS, pips_of, rank_of

Results = tuple[tuple[str, int], ...]
"""The ways a card can change a total: the value as records write it, and the new total."""

_NUMBER = re.compile(r"[+-](\d{1,3})")
_SET = re.compile(r"=(-?\d{1,3})")
_RANGE = re.compile(r"=(\d{1,3})\.\.(\d{1,3})")


@dataclass(frozen=True)
class Add:
    """Add a number to the total, or take it off (rules, section 3: `+n`, `-n`, `0`)."""

    amount: int

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """The effect written as `text` on `face`, or None when it is another effect."""
        if text == "+pips":
            pips = pips_of(face)
            return None if pips is None else cls(pips)
        return cls(int(text)) if _NUMBER.fullmatch(text) else None

    def results(self, total: int) -> Results:
        """What it can make of the total."""
        return ((self.notation, total + self.amount),)

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

    def results(self, total: int) -> Results:
        """What it can make of the total."""
        return ((self.notation, self.number),)

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
class SetAny:
    """Make the total any number in a range, as the player says (rules, 4.8: `=0..100`)."""

    low: int
    high: int

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """The effect written as `text` on `face`, or None when it is another effect."""
        found = _RANGE.fullmatch(text)
        return cls(int(found[1]), int(found[2])) if found else None

    def results(self, total: int) -> Results:
        """What it can make of the total."""
        return tuple((f"={number}", number) for number in range(self.low, self.high + 1))

    @property
    def notation(self) -> str:
        """In the notation of section 3 of the rules."""
        return f"={self.low}..{self.high}"

    @property
    def prose(self) -> str:
        """As rules in words say it."""
        return f"makes the total any number from {self.low} to {self.high}"

    @property
    def short(self) -> str:
        """For a table of card values."""
        return f"makes {self.low} to {self.high}"


class _Fixed:
    """An effect on the total that is written as fixed words; the base of those without a number."""

    word: ClassVar[str]
    tag: ClassVar[str]
    prose: ClassVar[str]
    few_words: ClassVar[str]

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """The effect written as `text` on `face`, or None when it is another effect."""
        return cls() if text == cls.word else None

    @property
    def notation(self) -> str:
        """In the notation of section 3 of the rules."""
        return self.tag

    @property
    def short(self) -> str:
        """For a table of card values."""
        return self.few_words


@dataclass(frozen=True)
class Double(_Fixed):
    """Double the total, also below zero (rules, 4.8)."""

    word = "double"
    tag = "x2"
    prose = "doubles the total"
    few_words = "doubles"

    def results(self, total: int) -> Results:
        """What it can make of the total."""
        return (("x2", total * 2),)


@dataclass(frozen=True)
class DoubleOrHalve(_Fixed):
    """Halve an even total above 49, double any other; never a choice (rules, 4.9.2)."""

    word = "double or halve"
    tag = "x2|/2"
    prose = "halves the total if it is even and above 49, and doubles it otherwise"
    few_words = "half or double"

    def results(self, total: int) -> Results:
        """What it can make of the total."""
        return (("/2", total // 2),) if total % 2 == 0 and total > 49 else (("x2", total * 2),)


@dataclass(frozen=True)
class DoubleOddHalveEven(_Fixed):
    """Halve every even total, double every odd one (rules, 4.9.7)."""

    word = "double odd or halve even"
    tag = "x2|/2"
    prose = "halves an even total and doubles an odd one"
    few_words = "half or double"

    def results(self, total: int) -> Results:
        """What it can make of the total."""
        return (("/2", total // 2),) if total % 2 == 0 else (("x2", total * 2),)


@dataclass(frozen=True)
class Copy(_Fixed):
    """Do what the last card did; the first card of a deal counts its pips (rules, 4.5.1)."""

    pips: int

    word = "copy"
    tag = "copy"
    prose = "does whatever the last card did"
    few_words = "copies"

    @classmethod
    def parse(cls, text: str, face: str) -> Self | None:
        """The effect written as `text` on `face`, or None when it is another effect."""
        return cls(PIPS.get(rank_of(face), 0)) if text == cls.word else None

    def results(self, total: int) -> Results:
        """What it makes of the total when there is nothing to copy."""
        return ((f"+{self.pips}", total + self.pips),)


@dataclass(frozen=True)
class SwapDigits(_Fixed):
    """Exchange the two digits of the total; a single digit has a zero before it, and a total below 0 stays
    below 0 (rules, 4.17.4).
    """

    word = "swap digits"
    tag = "digits swapped"
    prose = "swaps the two digits of the total (7 is read as 07)"
    few_words = "swaps digits"

    def results(self, total: int) -> Results:
        """What it makes of the total."""
        digits = abs(total)
        swapped = digits % 10 * 10 + digits // 10 % 10
        if total < 0:
            swapped = -swapped
        return ((f"={swapped}", swapped),)


@dataclass(frozen=True)
class RoundToTen(_Fixed):
    """Make the total the nearest ten; five rounds up (rules, 4.17.4)."""

    word = "round to ten"
    tag = "round to 10"
    prose = "makes the total the nearest ten (5 rounds up)"
    few_words = "nearest ten"

    def results(self, total: int) -> Results:
        """What it makes of the total."""
        rounded = (total + 5) // 10 * 10
        return ((f"={rounded}", rounded),)


@dataclass(frozen=True)
class PassOnRoundTotal(_Fixed):
    """A pass that can be laid only while the total ends in 0 (rules, 4.16, ON-b)."""

    word = "pass on a round total"
    tag = "0 when the total ends in 0"
    prose = "leaves the total as it is, and can be played only while the total ends in 0"
    few_words = "pass on ...0"

    def results(self, total: int) -> Results:
        """What it makes of the total."""
        return (("0", total),) if total % 10 == 0 else ()


@dataclass(frozen=True)
class Never(_Fixed):
    """A card that is never a legal play on its own (rules, 4.16.3 and 4.16.13)."""

    word = "never"
    tag = "never playable"
    prose = "can never be played"
    few_words = "never playable"

    def results(self, total: int) -> Results:
        """Nothing."""
        return ()


TotalEffect = (
    Add
    | SetTotal
    | SetAny
    | Double
    | DoubleOrHalve
    | DoubleOddHalveEven
    | Copy
    | SwapDigits
    | RoundToTen
    | PassOnRoundTotal
    | Never
)

TOTAL_EFFECTS: tuple[type[TotalEffect], ...] = (
    Add,
    SetTotal,
    SetAny,
    Double,
    DoubleOrHalve,
    DoubleOddHalveEven,
    Copy,
    SwapDigits,
    RoundToTen,
    PassOnRoundTotal,
    Never,
)
"""Everything that can become of a total."""
