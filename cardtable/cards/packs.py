"""Packs as sequences of face codes, unshuffled, in an order that never changes (records depend on it)."""

from __future__ import annotations

from collections.abc import Mapping

from cardtable.cards.faces import RANKS, SUITS


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
    """Return all cards of `packs` packs mixed together, sorted pack by pack before the shuffle."""
    return tuple(code for _ in range(packs) for code, copies in faces.items() for _ in range(copies))
