"""What fills the slots of messages: numbers, texts, and words whose form the language chooses.

A word with forms knows the message that says it (`message`), what that message can ask for (`slots`), and by
what another message chooses between its variants (`key`). This is loaded before the first picture, which
data classes would hold up.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardtable.cards.faces import HIDDEN, rank_of, suit_of

Options = dict[str, str]
"""What a message asks of a word: `{"form": "many"}`."""


class MessageError(ValueError):
    """A message that cannot be read, or said with these slots."""


class Card(NamedTuple):
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


class Rank(NamedTuple):
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


class Tokens(NamedTuple):
    """So many of what is lost in a game: pennies, corners, folds."""

    kind: str
    number: int

    @property
    def message(self) -> str:
        """Numbers of tokens."""
        return "form-tokens"

    @property
    def slots(self) -> Mapping[str, Slot]:
        """The kind, and how many."""
        return {"kind": self.kind, "count": self.number}

    @property
    def key(self) -> str:
        """The kind."""
        return self.kind


class Player(str):
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


class Listed(NamedTuple):
    """Several of a kind: `a, b and c`, or `a, b or c`."""

    items: Sequence[Slot]
    join: str = "and"

    @property
    def key(self) -> int:
        """How many there are."""
        return len(self.items)

    @property
    def has_you(self) -> bool:
        """Whether who reads the message is among them."""
        return any(isinstance(item, Player) and item.is_you for item in self.items)


Word = Card | Rank | Tokens | Player
"""A word with forms."""

Slot = int | str | Card | Rank | Tokens | Player | Listed
"""What fills a slot."""


def _figure(rank: str) -> str:
    """What stands on a card of a special pack that has a number and no name: `7`, `−10`, `=30`; else ""."""
    if rank == HIDDEN:
        return "hidden"
    for begins, sign in {"N": "", "B": "", "Z": "", "M": "−", "TO": "="}.items():
        number = rank.removeprefix(begins)
        if number != rank and number.isdecimal():
            return f"{sign}{number}"
    return ""
