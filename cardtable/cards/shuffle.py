"""Chance: named streams from a seed, and the shuffle `fy1`.

A stream is the output of SHAKE-256 over "seed/name", so it is the same on every platform and every Python,
needs no generator state in a saved game, and one stream never disturbs another: a computer opponent's chance
never changes the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_256
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

SHUFFLE = "fy1"
"""The name of this shuffle in records: Fisher-Yates from the last place down, as `shuffle` below."""

_SPARE_BITS = 64
"""Bits kept in reserve when a number is drawn: the bias stays below 2**-64."""
_BLOCK_BYTES = 64


def shuffle(cards: list[T], seed: str, name: str) -> None:
    """Shuffle `cards` in place by the stream `name` of `seed`.

    Each swap takes 32 bits of the stream as a fraction of the places that are left, so no card's chance of a
    place is off by more than one in ten million.
    """
    swaps = len(cards) - 1
    if swaps > 0:
        _swap(cards, len(cards), shake_256(f"{seed}/{name}".encode()).digest(4 * swaps))


def shuffle_last(cards: list[T], count: int, seed: str, name: str) -> None:
    """Shuffle only the last `count` places, fewer than all; `shuffle_rest` finishes it."""
    _swap(cards, len(cards), shake_256(f"{seed}/{name}".encode()).digest(4 * count))


def shuffle_rest(cards: list[T], done: int, seed: str, name: str) -> None:
    """Finish `shuffle_last`: `cards` are those below the `done` places."""
    swaps = len(cards) - 1
    if swaps > 0:
        _swap(cards, len(cards), shake_256(f"{seed}/{name}".encode()).digest(4 * (done + swaps))[4 * done :])


def _swap(cards: list[T], left: int, stream: bytes) -> None:
    for fraction in unpack(f">{len(stream) // 4}I", stream):
        place = fraction * left >> 32
        left -= 1
        cards[left], cards[place] = cards[place], cards[left]


def choose(options: Sequence[T], seed: str, name: str) -> T:
    """Return the first choice of the `Stream` of that name; use that stream for nothing else."""
    return options[_number(f"{seed}/{name}", 0) % len(options)]


def _number(stream: str, block: int) -> int:
    return int.from_bytes(shake_256(f"{stream}/{block}".encode()).digest(_BLOCK_BYTES), "big")


class Stream:
    """A named stream of whole numbers, for random choices."""

    __slots__ = ("_bits", "_block", "_name", "_number")

    def __init__(self, seed: str, name: str) -> None:
        """Start the stream `name` of `seed`; nothing is computed before a number is asked for."""
        self._name = f"{seed}/{name}"
        self._block = 0
        self._number = 0
        self._bits = 0

    @classmethod
    def sealed(cls, seed: str, name: str) -> Stream:
        """Return the stream of a digest of both.

        The seed, which decides all cards, can't be found from it.
        """
        return cls(shake_256(f"{seed}/{name}".encode()).hexdigest(32), "sealed")

    def below(self, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1, all equally likely; `bound` is at most 2**64."""
        needed = bound.bit_length()
        if self._bits < needed + _SPARE_BITS:
            self._number = _number(self._name, self._block)
            self._bits = _BLOCK_BYTES * 8
            self._block += 1
        self._number, found = divmod(self._number, bound)
        self._bits -= needed
        return found

    def choose(self, options: Sequence[T]) -> T:
        """Return one of `options`, all equally likely."""
        return options[self.below(len(options))]
