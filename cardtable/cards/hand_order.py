"""The order in which a hand is shown. The game itself keeps the cards as they were dealt."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence

from cardtable.cards.faces import HIDDEN, JOKER, RANKS, SUITS, rank_of, suit_of

BY_VALUE, BY_SUIT, AS_DEALT = "value", "suit", "dealt"
ORDERS = (BY_VALUE, BY_SUIT, AS_DEALT)

MANY = 5
"""The hand size above which hands can be sorted. Smaller ones are seen at a glance as they are dealt."""

_SPECIAL = re.compile(r"(\D*)(\d*)")

Key = tuple[int, str, int]


def order_for(preferred: str, dealt: int) -> str:
    """Return the order in which hands are shown if each player is dealt that many cards."""
    return preferred if dealt > MANY else AS_DEALT


def following(order: str) -> str:
    """Return the next order, or the first after the last."""
    return ORDERS[(ORDERS.index(order) + 1) % len(ORDERS)]


def arranged(hand: Sequence[str], order: str) -> tuple[str, ...]:
    """Return the cards of a hand in that order; equal ones keep their places."""
    return tuple(sorted(hand, key=lambda card: _key(card, order)))


def place_for(card: str, hand: Sequence[str], order: str) -> int:
    """Return the place of a new card in a hand sorted in that order; "" keeps a place for an unseen one."""
    return bisect_right(hand, _key(card, order), key=lambda held: _key(held, order))


def _key(card: str, order: str) -> tuple[Key, ...]:
    if order == AS_DEALT:
        return ()
    card = card or HIDDEN
    suit = suit_of(card)
    of_suit = (len(SUITS) if suit is None else SUITS.index(suit), "", 0)
    return (of_suit, _value(card)) if order == BY_SUIT else (_value(card), of_suit)


def _value(card: str) -> Key:
    """Return the sort key of a card.

    Aces to kings, numbers of a special pack, its other cards by name, jokers, unseen cards.
    """
    rank = rank_of(card)
    if rank in RANKS:
        return 0, "", RANKS.index(rank)
    if rank == HIDDEN:
        return 4, rank, 0
    if rank == JOKER:
        return 3, card, 0
    found = _SPECIAL.match(card)
    name, number = found.groups() if found is not None else (card, "")
    return 1 if number and len(name) <= 1 else 2, name, int(number or 0)
