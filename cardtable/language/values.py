"""What fills the slots of messages: numbers, texts, and words whose form the language chooses.

A word with forms knows the message that says it (`message`), what that message can ask for (`slots`), and by
what another message chooses between its variants (`key`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardtable.cards.faces import rank_of, suit_of


class Word:
    """A word with forms."""

    __slots__ = ()
    message: ClassVar[str]
    """The message that says it."""

    @property
    def slots(self) -> Mapping[str, Slot]:
        """What that message is given."""
        raise NotImplementedError

    @property
    def key(self) -> str:
        """What `{ $slot -> [key] … }` goes by."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Card(Word):
    """A card by its code: `7H`, `JK1`, `HOLD`."""

    code: str
    message = "form-card"

    @property
    def slots(self) -> Mapping[str, Slot]:
        """Its rank and suit; a card that is not of the French pack has no suit."""
        return {"rank": rank_of(self.code), "suit": suit_of(self.code) or ""}

    @property
    def key(self) -> str:
        """The rank: a sentence may go by it."""
        return rank_of(self.code)


@dataclass(frozen=True, slots=True)
class Rank(Word):
    """A rank, or a card that is known by its name alone: `K`, `10`, `JK`, `HOLD`."""

    rank: str
    message = "form-rank"

    @property
    def slots(self) -> Mapping[str, Slot]:
        """The rank."""
        return {"rank": self.rank}

    @property
    def key(self) -> str:
        """The rank."""
        return self.rank


@dataclass(frozen=True, slots=True)
class Tokens(Word):
    """So many of what is lost in a game: pennies, corners, folds."""

    kind: str
    count: int
    message = "form-tokens"

    @property
    def slots(self) -> Mapping[str, Slot]:
        """The kind, and how many."""
        return {"kind": self.kind, "count": self.count}

    @property
    def key(self) -> str:
        """The kind."""
        return self.kind


class Player(str, Word):
    """A player by name; of who reads the message, a language speaks as of nobody else."""

    message = "form-player"
    is_you: bool

    def __new__(cls, name: str, is_you: bool = False) -> Player:
        """`is_you` where the player is who reads."""
        player = super().__new__(cls, name)
        player.is_you = is_you
        return player

    @property
    def slots(self) -> Mapping[str, Slot]:
        """The name, and who it is: `you` or `other`."""
        return {"name": str(self), "who": self.key}

    @property
    def key(self) -> str:
        """`you` or `other`."""
        return "you" if self.is_you else "other"


@dataclass(frozen=True, slots=True)
class Listed:
    """Several of a kind: `a, b and c`, or `a, b or c`."""

    items: Sequence[Slot]
    join: str = "and"

    @property
    def key(self) -> int:
        """How many there are."""
        return len(self.items)


Slot = int | str | Word | Listed
"""What fills a slot."""
