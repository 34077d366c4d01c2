"""The values of a message's slots: numbers, texts, and words whose form the language chooses.

A word with forms has a message (`message`), the slots of that message (`slots`), and the `key` by which
another message chooses between its variants. Named tuples, since data classes would delay the first picture.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardtable.cards.faces import HIDDEN, rank_of, suit_of

Options = dict[str, str]
"""The options that a message sets for a word: `{"form": "many"}`."""


class MessageError(ValueError):
    """A message can't be read, or not said with these slots."""


class Card(NamedTuple):
    """A card by its code: `7H`, `JK1`, `HOLD`."""

    code: str

    @property
    def message(self) -> str:
        """The name of the message: a card without a suit is its rank."""
        return "form-rank" if suit_of(self.code) is None else "form-card"

    @property
    def slots(self) -> Mapping[str, Slot]:
        rank, suit = Rank(rank_of(self.code)), suit_of(self.code)
        return {**rank.slots, "form": "figure"} if suit is None else {"rank": rank, "suit": suit}

    @property
    def key(self) -> str:
        """The rank, which a sentence may choose its form by."""
        return rank_of(self.code)


class Rank(NamedTuple):
    """The rank of a card, as such or by the code of a card: `K`, `10`, `7H`, `JK`, `HOLD`."""

    rank: str

    @property
    def message(self) -> str:
        return "form-rank"

    @property
    def slots(self) -> Mapping[str, Slot]:
        """The rank, or the figure on a card that has one, and whether that is a total: `=30`."""
        name = _figure(self.key) or self.key
        return {"rank": name, "sets": "on" if name.startswith("=") else "off"}

    @property
    def key(self) -> str:
        return rank_of(self.rank)


class Tokens(NamedTuple):
    """A number of tokens of a kind: pennies, corners, folds."""

    kind: str
    number: int

    @property
    def message(self) -> str:
        return "form-tokens"

    @property
    def slots(self) -> Mapping[str, Slot]:
        return {"kind": self.kind, "count": self.number}

    @property
    def key(self) -> str:
        return self.kind


class Player(str):
    """A player by name; messages address the reader (`is_you`) in another form."""

    is_you: bool

    def __new__(cls, name: str, is_you: bool = False) -> Player:
        """Make a player; `is_you` for the reader of the message."""
        player = super().__new__(cls, name)
        player.is_you = is_you
        return player

    @property
    def message(self) -> str:
        return "form-player"

    @property
    def slots(self) -> Mapping[str, Slot]:
        """The name, and `who`: `you` or `other`."""
        return {"name": str(self), "who": self.key}

    @property
    def key(self) -> str:
        """The form of address: `you` or `other`."""
        return "you" if self.is_you else "other"


class Listed(NamedTuple):
    """Several of a kind: `a, b and c`, or `a, b or c`."""

    items: Sequence[Slot]
    join: str = "and"

    @property
    def key(self) -> int:
        """The number of items."""
        return len(self.items)

    @property
    def has_you(self) -> bool:
        """Whether the reader of the message is among them."""
        return any(isinstance(item, Player) and item.is_you for item in self.items)


class Range(NamedTuple):
    """Whole numbers from one to another, both included: `16–28`."""

    low: int
    high: int


Word = Card | Rank | Tokens | Player
"""A word with forms."""

Slot = int | str | Card | Rank | Tokens | Player | Listed | Range
"""The value of a slot."""


def _figure(rank: str) -> str:
    """Return the figure on a card of a special pack with a number and no name: `7`, `−10`, `=30`; else ""."""
    if rank == HIDDEN:
        return "hidden"
    for begins, sign in {"N": "", "B": "", "Z": "", "D": "", "M": "−", "T": "−", "TO": "="}.items():
        number = rank.removeprefix(begins)
        if number != rank and number.isdecimal():
            return f"{sign}{number}"
    return ""
