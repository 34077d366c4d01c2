"""What a seat can do: the closed union of moves.

The engine makes the list of legal plays, from which a `Play` is chosen; each has its total already, so a
preview, a search and the record need not compute it again.
"""

from __future__ import annotations

import msgspec

MISTAKE = "mistake"
"""The mark of a play that passes the limit if mistakes count (rules, 1.5.5)."""


class Play(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Cards played to the pile with the value taken, the total it makes and, if needed, a target seat.

    `value` is in the notation of the rules: `+11`, `-10`, `=99`, `0`. `marks` are its other effects
    (`reverse`, `skip`), in the words of the effect vocabulary.
    """

    cards: tuple[str, ...]
    value: str
    total: int
    target: int | None = None
    marks: tuple[str, ...] = ()


class Stuck(msgspec.Struct, frozen=True):
    """The seat has no legal play and suffers the bust of the variant (rules, 1.5 and 1.10)."""


STUCK = Stuck()


class Draw(msgspec.Struct, frozen=True):
    """With drawing by hand, the seat draws the card it is owed (rules, 4.20)."""

    seat: int


class Declare(msgspec.Struct, frozen=True):
    """The seat declares three of a kind, in its turn or out of it (rules, 4.7.2)."""

    seat: int
    cards: tuple[str, ...]


class Sneak(msgspec.Struct, frozen=True):
    """The seat plays the number that was just played, out of turn (rules, 4.17.5)."""

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


class TurnUp(msgspec.Struct, frozen=True):
    """The dealer enters which card of a real pack was turned up to begin with (rules, 4.2.14)."""

    seat: int
    card: str


class TakeCard(msgspec.Struct, frozen=True):
    """The thief, who sees the robbed hand, takes this card from it (rules, 4.5, BA-f)."""

    seat: int
    card: str


class Call(msgspec.Struct, frozen=True):
    """The seat says the total of its last play, if calls are checked (rules, 1.6.3)."""

    seat: int
    total: int


class Decline(msgspec.Struct, frozen=True):
    """The seat declines to do something out of turn."""

    seat: int


Answer = Declare | Sneak | Defend | PlaceBottom | TurnUp | TakeCard
Move = Play | Stuck | Draw | Answer | Decline | Call


def cards_of(move: Move) -> tuple[str, ...]:
    match move:
        case Play() | Declare():
            return move.cards
        case Sneak() | Defend() | PlaceBottom() | TurnUp() | TakeCard():
            return (move.card,)
        case Draw() | Decline() | Stuck() | Call():
            return ()
