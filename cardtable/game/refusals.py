"""Why a move is refused: a closed union, each reason with its own data.

Messages need nothing but the refusal. Each part of the rules has its own reasons (`parts.base.Part.refusal`).
"""

from __future__ import annotations

from typing import ClassVar

import msgspec


class _Refused(msgspec.Struct, frozen=True):
    """A move that was refused and changed nothing; `why` is the reason in the words of a report."""

    why: ClassVar[str]


class NoDeal(_Refused, frozen=True):
    """Nothing can be done between deals, and after the last."""

    why = "no deal is in progress"


class NotYourTurn(_Refused, frozen=True):
    """Another seat is to act, or has to answer first."""

    why = "it is another seat's turn"


class NotInHand(_Refused, frozen=True):
    """The seat does not have the card, or not enough of it."""

    card: str

    why = "the card is not in the hand"


class OverLimit(_Refused, frozen=True):
    """`total` is what the card would make, `limit` what it may not pass: the limit, or 0 from above."""

    card: str
    total: int
    limit: int

    why = "the total would pass the limit"


class NoPlayHere(_Refused, frozen=True):
    """The card has no result at this total: it needs another one, or is never played alone."""

    card: str
    total: int

    why = "the card makes nothing of this total"


class NoSuchValue(_Refused, frozen=True):
    """The cards can be played, but not with this value."""

    card: str | None

    why = "the card does not have that value"


class Banned(_Refused, frozen=True):
    """The card may not be played before the seat has played in `turns` more turns (4.11.3)."""

    card: str
    turns: int

    why = "the card is banned in the first turns"


class QueenDue(_Refused, frozen=True):
    """`count` cards of a rank are unanswered, and only that rank answers them (rules, 4.4)."""

    card: str
    rank: str
    count: int

    why = "a queen has to be answered first"


class RunGoesOn(_Refused, frozen=True):
    """The run has to be continued with a card of this rank (4.4b)."""

    card: str
    rank: str

    why = "the run can be continued, so it must be"


class MayNotBegin(_Refused, frozen=True):
    """The card may not be the first of the `owed` plays (rules, 4.16)."""

    card: str
    owed: int

    why = "the plays that are owed cannot be made with it"


class TooFewLeft(_Refused, frozen=True):
    """Plays are owed, and after this one too few cards would be left for them (4.2.2)."""

    card: str
    owed: int

    why = "the plays that are owed cannot be made with it"


class CancelsFewer(_Refused, frozen=True):
    """The card cancels `cancels` owed plays, but `owed` are due (4.2.7)."""

    card: str
    cancels: int
    owed: int

    why = "the plays that are owed cannot be made with it"


class NumberFirst(_Refused, frozen=True):
    """A deal must begin with a number, and the seat has one in hand (rules, 4.16)."""

    card: str

    why = "a number begins the deal"


class CanPlay(_Refused, frozen=True):
    """There is a legal play, and giving up is not allowed."""

    why = "there is a legal play, so it must be made"


class NotAsked(_Refused, frozen=True):
    """There is no question that the seat could decline."""

    why = "the seat was not asked"


class NoSuchAnswer(_Refused, frozen=True):
    """The cards can't be declared, played out of turn or taken now."""

    why = "the hand has no three of a kind to lay down now"


class MustDraw(_Refused, frozen=True):
    """The seat is not stuck while it may still draw."""

    why = "the card that is owed has to be drawn first"


class NoDrawOwed(_Refused, frozen=True):
    """The seat has no card to draw by hand."""

    why = "no draw is owed"


class NoCallDue(_Refused, frozen=True):
    """The seat has no total to call."""

    why = "no total is to be called by this seat"


OfACard = (
    NotInHand
    | OverLimit
    | NoPlayHere
    | Banned
    | QueenDue
    | RunGoesOn
    | MayNotBegin
    | TooFewLeft
    | CancelsFewer
    | NumberFirst
)
"""Why one card can't be played."""

Refusal = (
    OfACard
    | NoDeal
    | NotYourTurn
    | NoSuchValue
    | CanPlay
    | NotAsked
    | NoSuchAnswer
    | MustDraw
    | NoDrawOwed
    | NoCallDue
)
