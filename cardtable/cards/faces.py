"""Card faces by their codes, packs of them, and their order in a hand: rank and suit letter (`10H`), jokers.

A face is a plain code: copies of a card in a double pack share it, and no rule distinguishes them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from functools import lru_cache

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The ranks of the French pack, ace low, in their natural order."""

LETTERED = "AJQK"
"""The ranks that are a letter on a card; a language may have letters of its own for them, in this order."""

SUITS = ("S", "H", "D", "C")
"""Spades, hearts, diamonds, clubs."""

JOKER = "JK"
"""The rank of both jokers."""

HIDDEN = "??"
"""The code for a card that the viewer may not see."""

PIPS = {rank: pips for pips, rank in enumerate(RANKS[:10], start=1)}
"""The number of pips on each card that has any; court cards and jokers have none."""


@lru_cache(maxsize=1024)
def rank_of(code: str) -> str:
    """Return the rank of a card: `10H` -> `10`, `JK2` -> `JK`. Special faces are their own rank."""
    if code.startswith(JOKER):
        return JOKER
    if code[-1] in SUITS and code[:-1] in RANKS:
        return code[:-1]
    return code


class _Ranks(dict[str, str]):
    def __missing__(self, code: str) -> str:
        found = self[code] = rank_of(code)
        return found


RANK_OF = _Ranks()
"""`rank_of` as a mapping, for code that runs at every turn of a playout."""


@lru_cache(maxsize=1024)
def pips_of(face: str) -> int | None:
    """Return the number on a card: its pips, or the figure on a special card (`N7`); None without one."""
    rank = rank_of(face)
    if rank in PIPS:
        return PIPS[rank]
    return int(face[1:]) if face[1:].isdecimal() and face[0].isalpha() else None


def suit_of(code: str) -> str | None:
    """Return the suit letter of a French card; None for jokers and special faces."""
    return code[-1] if rank_of(code) in RANKS and code not in RANKS else None


def french_faces(jokers: int = 0) -> dict[str, int]:
    """Return one French pack of 52 with `jokers` jokers, as face -> copies.

    Jokers beyond the second are further copies of the first two, as when packs are mixed.
    """
    faces = {rank + suit: 1 for suit in SUITS for rank in RANKS}
    for joker in range(jokers):
        code = f"JK{joker % 2 + 1}"
        faces[code] = faces.get(code, 0) + 1
    return faces


def build_pack(faces: Mapping[str, int], packs: int = 1) -> tuple[str, ...]:
    """Return all cards of `packs` packs mixed together, before the shuffle.

    Their order never changes: records depend on it.
    """
    return tuple(code for _ in range(packs) for code, copies in faces.items() for _ in range(copies))


BY_VALUE, BY_SUIT, AS_DEALT = "value", "suit", "dealt"
"""The orders in which a hand is shown; the game keeps the cards as they were dealt."""
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
