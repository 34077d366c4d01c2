"""A seal on each deal: a number that is told before it, and what it was pressed with after it. No Qt.

Who remembers the number can check afterwards that no card was changed: the text that is told then gives it
by SHA-256. The text begins with something by chance, so that nobody can find the cards out by trying; that
chance has nothing to do with the seed of the cards.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from cardtable.game.events import DealStarted

_SALT_BYTES = 16


@dataclass(frozen=True)
class Seal:
    """The `number` that is told before the deal, in hexadecimal figures, and the `text` that gives it."""

    number: str
    text: str


def sealed(event: DealStarted) -> Seal:
    """A seal on those cards: `salt; deal 3; seat 1: 4H 7D; seat 2: ...; pile: 9C; stock: ...`, the next card
    of the stock first. No two seals are alike, even on the same cards.
    """
    hands = (f"seat {seat}: {' '.join(hand)}" for seat, hand in enumerate(event.hands, 1))
    laid = f"pile: {' '.join(event.pile)}" + (f"; bottom: {event.bottom}" if event.bottom else "")
    salt = secrets.token_hex(_SALT_BYTES)
    text = "; ".join((salt, f"deal {event.deal}", *hands, laid, f"stock: {' '.join(event.stock)}"))
    return Seal(hashlib.sha256(text.encode()).hexdigest(), text)
