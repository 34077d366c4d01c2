"""Chance: named streams from a seed, and the shuffle `fy1`.

A stream is the output of SHAKE-256 over "seed/name", so it is the same on every platform and every Python,
needs no generator state in a saved game, and one stream never disturbs another: what a computer opponent
draws on never changes the cards.
"""

from __future__ import annotations

from hashlib import sha256, shake_256
from random import Random
from typing import TypeVar

T = TypeVar("T")

SHUFFLE = "fy1"
"""The name of this shuffle in records: Fisher-Yates from the last place down, as `shuffle` below."""


def shuffle(cards: list[T], seed: str, name: str) -> None:
    """Shuffle `cards` in place by the stream `name` of `seed`.

    One large number is read from the stream and taken apart digit by digit in mixed radix; 64 spare bits make
    the bias smaller than 2**-64.
    """
    count = len(cards)
    bits = 64 + count * max(1, count - 1).bit_length()
    number = int.from_bytes(shake_256(f"{seed}/{name}".encode()).digest((bits + 7) // 8), "big")
    for last in range(count - 1, 0, -1):
        number, place = divmod(number, last + 1)
        cards[last], cards[place] = cards[place], cards[last]


def stream(seed: str, name: str) -> Random:
    """A generator for the stream `name`. Only its `random()` is stable between Python versions: use `choose`."""
    return Random(int.from_bytes(sha256(f"{seed}/{name}".encode()).digest(), "big"))


def choose(options: list[T] | tuple[T, ...], source: Random) -> T:
    """One of `options`, all equally likely."""
    return options[int(source.random() * len(options))]
