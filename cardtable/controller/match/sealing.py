"""A seal on each deal: a number that is told before it, and what it was pressed with after it. No Qt.

Who remembers the number can check afterwards that no card was changed: the text that is told then gives it
by SHA-256. The text begins with something by chance, so that nobody can find the cards out by trying: it
comes from a key of the match, which has nothing to do with the seed of the cards and is never told. Who has
that key presses the same seal once more, so a game that is taken up again has the number that was told.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from cardtable.game.events import DealStarted

_KEY_BYTES = 16
_SALT = 32
"""Figures of what a text begins with, in hexadecimal."""


@dataclass(frozen=True)
class Seal:
    """The `number` that is told before the deal, in hexadecimal figures, and the `text` that gives it."""

    number: str
    text: str


def new_key() -> str:
    """128 bits by chance, in hexadecimal figures."""
    return secrets.token_hex(_KEY_BYTES)


def sealed(event: DealStarted, key: str) -> Seal:
    """A seal on those cards: `salt; deal 3; seat 1: 4H 7D; seat 2: ...; pile: 9C; stock: ...`, the next card
    of the stock first. The salts of other deals cannot be found from one.
    """
    hands = (f"seat {seat}: {' '.join(hand)}" for seat, hand in enumerate(event.hands, 1))
    laid = f"pile: {' '.join(event.pile)}" + (f"; bottom: {event.bottom}" if event.bottom else "")
    salt = hashlib.sha256(f"{key}/{event.deal}".encode()).hexdigest()[:_SALT]
    text = "; ".join((salt, f"deal {event.deal}", *hands, laid, f"stock: {' '.join(event.stock)}"))
    return Seal(hashlib.sha256(text.encode()).hexdigest(), text)
