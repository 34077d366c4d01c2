"""What a seat can do: the closed union of moves, and why one is refused.

A `Play` is made by the engine and chosen from its list of legal plays; it already knows the total that it
leads to, so a preview, a search and the record read it off instead of working it out again.
"""

from __future__ import annotations

from enum import Enum

import msgspec


class Play(msgspec.Struct, frozen=True, gc=False):
    """Cards laid on the pile with the value taken, the total it leads to and, where needed, a target seat.

    `value` is in the notation of the rules: `+11`, `-10`, `=99`, `0`. `marks` names what else the play does
    (`reverse`, `skip`), in the words of the effect vocabulary.
    """

    cards: tuple[str, ...]
    value: str
    total: int
    target: int | None = None
    marks: tuple[str, ...] = ()


class Stuck(msgspec.Struct, frozen=True):
    """The seat has no legal play and suffers the bust of the variant (rules, 1.5 and 1.10)."""


class Draw(msgspec.Struct, frozen=True):
    """With drawing by hand, the seat takes the card it is owed (rules, 4.20)."""

    seat: int


class Declare(msgspec.Struct, frozen=True):
    """The seat lays three of a kind down, in its turn or out of it (rules, 4.7.2)."""

    seat: int
    cards: tuple[str, ...]


class Sneak(msgspec.Struct, frozen=True):
    """The seat lays the number that was just laid, out of turn (rules, 4.17.5)."""

    seat: int
    card: str


class Defend(msgspec.Struct, frozen=True):
    """The seat discards a card that saves it from a bomb (rules, 4.18.7)."""

    seat: int
    card: str


class PlaceBottom(msgspec.Struct, frozen=True):
    """The dealer chooses the good card that goes face up under the stock (rules, 4.2.13)."""

    seat: int
    card: str


class TakeCard(msgspec.Struct, frozen=True):
    """The thief, who sees the hand that is robbed, takes this card of it (rules, 4.5, BA-f)."""

    seat: int
    card: str


class Call(msgspec.Struct, frozen=True):
    """The seat says what its last play made of the total, where calls are checked (rules, 1.6.3)."""

    seat: int
    total: int


class Decline(msgspec.Struct, frozen=True):
    """The seat was asked whether it wants to do something out of turn, and does not."""

    seat: int


Answer = Declare | Sneak | Defend | PlaceBottom | TakeCard
Move = Play | Stuck | Draw | Answer | Decline | Call


def cards_of(move: Move) -> tuple[str, ...]:
    """The cards that the move names."""
    match move:
        case Play() | Declare():
            return move.cards
        case Sneak() | Defend() | PlaceBottom() | TakeCard():
            return (move.card,)
        case Draw() | Decline() | Stuck() | Call():
            return ()


class Reason(Enum):
    """Why a move is refused."""

    NO_DEAL = "no deal is on"
    NOT_YOUR_TURN = "it is another seat's turn"
    NOT_IN_HAND = "the card is not in the hand"
    OVER_LIMIT = "the total would pass the limit"
    NO_SUCH_VALUE = "the card does not have that value"
    CAN_PLAY = "there is a legal play, so it must be made"
    BANNED = "the card is banned in the first turns"
    QUEEN_DUE = "a queen has to be answered first"
    RUN_GOES_ON = "the run can be continued, so it must be"
    PLAYS_OWED = "the plays that are owed cannot be made with it"
    NUMBER_FIRST = "a number begins the deal"
    NOT_ASKED = "the seat was not asked"
    NO_SUCH_HAND = "the hand has no three of a kind to lay down now"
    MUST_DRAW = "the card that is owed has to be drawn first"
    NO_DRAW_OWED = "no draw is owed"
    NO_CALL_DUE = "no total is to be called by this seat"


class Refusal(msgspec.Struct, frozen=True):
    """A move that was refused and changed nothing.

    For `OVER_LIMIT`, `total` is the lowest total that the card would make and `limit` what it may not pass.
    """

    reason: Reason
    card: str | None = None
    total: int | None = None
    limit: int | None = None
