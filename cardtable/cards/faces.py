"""Card faces by their codes: rank and suit letter (`10H`), jokers `JK1` and `JK2`.

A face is a plain code: copies of a card in a double pack share it, and no rule distinguishes them.
"""

from __future__ import annotations

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
