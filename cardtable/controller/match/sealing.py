"""A seal on each deal: a number that is shown before it, and the text behind it that is shown afterward.

No Qt.

With the number a player can check afterward that no card was changed: its text has this SHA-256. The text
begins with a salt, so that the cards can't be found by trial: it comes from a key of the match, which is
unrelated to the seed of the cards and never shown. The same key gives the same seal, so a resumed game keeps
its number.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from cardtable.game.events import DealStarted

_KEY_BYTES = 16
_SALT = 32
"""Hexadecimal digits of the salt."""


@dataclass(frozen=True)
class Seal:
    """The `number` that is shown before the deal, in hexadecimal digits, and the `text` with that SHA-256."""

    number: str
    text: str


def new_key() -> str:
    """Return 128 random bits, in hexadecimal digits."""
    return secrets.token_hex(_KEY_BYTES)


def sealed(event: DealStarted, key: str) -> Seal:
    """Return a seal on those cards.

    `salt; deal 3; seat 1: 4H 7D; seat 2: ...; pile: 9C; stock: ...`, the next card of the stock first.

    The salts of other deals can't be found from one.
    """
    hands = (f"seat {seat}: {' '.join(hand)}" for seat, hand in enumerate(event.hands, 1))
    rest = f"pile: {' '.join(event.pile)}" + (f"; bottom: {event.bottom}" if event.bottom else "")
    salt = hashlib.sha256(f"{key}/{event.deal}".encode()).hexdigest()[:_SALT]
    text = "; ".join((salt, f"deal {event.deal}", *hands, rest, f"stock: {' '.join(event.stock)}"))
    return Seal(hashlib.sha256(text.encode()).hexdigest(), text)
