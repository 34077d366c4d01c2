"""The loudness of a sound in LUFS, by ITU-R BS.1770."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import accumulate

RATE = 44100
"""Samples per second of every sound."""

Filter = tuple[float, float, float, float, float]
"""The five coefficients of a biquad."""


def loudness(samples: list[float]) -> float:
    """Return the LUFS of the loudest 400 ms, or of a shorter sound; samples are from -1 to 1."""
    weighted = list(filtered(filtered(samples, high_shelf(1681.97, 0.7072, 4.0)), high_pass(38.14, 0.5003)))
    size = min(len(weighted), round(0.4 * RATE))
    sums = list(accumulate((sample * sample for sample in weighted), initial=0.0))
    starts = [*range(0, len(weighted) - size, RATE // 100), len(weighted) - size]
    most = max((sums[start + size] - sums[start]) / size for start in starts)
    return -0.691 + 10 * math.log10(max(most, 1e-12))


def filtered(samples: Iterable[float], by: Filter) -> Iterable[float]:
    b0, b1, b2, a1, a2 = by
    x1 = x2 = y1 = y2 = 0.0
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        yield y


def high_pass(frequency: float, q: float) -> Filter:
    w = 2 * math.pi * frequency / RATE
    cos, alpha = math.cos(w), math.sin(w) / (2 * q)
    whole = 1 + alpha
    return (
        (1 + cos) / 2 / whole,
        (-1 - cos) / whole,
        (1 + cos) / 2 / whole,
        -2 * cos / whole,
        (1 - alpha) / whole,
    )


def high_shelf(frequency: float, q: float, decibels: float) -> Filter:
    w = 2 * math.pi * frequency / RATE
    cos, alpha, gain = math.cos(w), math.sin(w) / (2 * q), 10 ** (decibels / 40)
    root = 2 * math.sqrt(gain) * alpha
    plus, minus = gain + 1 + (gain - 1) * cos, gain + 1 - (gain - 1) * cos
    whole = minus + root
    return (
        gain * (plus + root) / whole,
        -2 * gain * (gain - 1 + (gain + 1) * cos) / whole,
        gain * (plus - root) / whole,
        2 * (gain - 1 - (gain + 1) * cos) / whole,
        (minus - root) / whole,
    )
