"""What fills the slots of messages: numbers, texts, and words whose form the language chooses.

A word with forms knows the message that says it (`message`), what that message can ask for (`slots`), and by
what another message chooses between its variants (`key`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardtable.cards.faces import HIDDEN, rank_of, suit_of


class Word:
    """A word with forms."""

    __slots__ = ()

    @property
    def message(self) -> str:
        """The message that says it."""
        raise NotImplementedError

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

    @property
    def message(self) -> str:
        """A card without a suit is its rank."""
        return "form-rank" if suit_of(self.code) is None else "form-card"

    @property
    def slots(self) -> Mapping[str, Slot]:
        """Its rank and suit."""
        rank, suit = Rank(rank_of(self.code)), suit_of(self.code)
        return {**rank.slots, "form": "figure"} if suit is None else {"rank": rank, "suit": suit}

    @property
    def key(self) -> str:
        """The rank: a sentence may go by it."""
        return rank_of(self.code)


@dataclass(frozen=True, slots=True)
class Rank(Word):
    """The rank of a card, which may be all that it is known by: `K`, `10`, `7H`, `JK`, `HOLD`."""

    rank: str

    @property
    def message(self) -> str:
        """Ranks and names."""
        return "form-rank"

    @property
    def slots(self) -> Mapping[str, Slot]:
        """The rank; of a card that is known by its figure, the figure."""
        return {"rank": _figure(self.key) or self.key}

    @property
    def key(self) -> str:
        """The rank."""
        return rank_of(self.rank)


@dataclass(frozen=True, slots=True)
class Tokens(Word):
    """So many of what is lost in a game: pennies, corners, folds."""

    kind: str
    count: int

    @property
    def message(self) -> str:
        """Numbers of tokens."""
        return "form-tokens"

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

    is_you: bool

    def __new__(cls, name: str, is_you: bool = False) -> Player:
        """`is_you` where the player is who reads."""
        player = super().__new__(cls, name)
        player.is_you = is_you
        return player

    @property
    def message(self) -> str:
        """Names."""
        return "form-player"

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


def _figure(rank: str) -> str:
    """What stands on a card of a special pack that has a number and no name: `7`, `−10`, `=30`; else ""."""
    if rank == HIDDEN:
        return "hidden"
    for begins, sign in {"N": "", "B": "", "Z": "", "M": "−", "TO": "="}.items():
        number = rank.removeprefix(begins)
        if number != rank and number.isdigit():
            return f"{sign}{number}"
    return ""
