"""Makes the sounds of the table: python packaging/art/make_sounds.py [FOLDER]

Everything is computed here: sines, noise of a fixed seed, a few filters. No sample comes from elsewhere. The
result is WAV, 16 bit, mono, 44.1 kHz, the same at every run; FOLDER is resources/sounds unless given.
"""

import math
import struct
import sys
import wave
from array import array
from pathlib import Path

RATE = 44100
LOUDEST = -14.0
"""LUFS that no sound passes, measured by `loudness`."""

PEAK = 0.89

TICKS = 12
"""How many pitches the wooden tick of the counting total has, from low to high."""


def noise(seconds, seed):
    """White noise between -1 and 1, from a generator that is the same everywhere."""
    state, out = seed, []
    for _ in range(round(seconds * RATE)):
        state = (state * 1103515245 + 12345) % 2147483648
        out.append(state / 1073741824 - 1)
    return out


def filtered(samples, kind, frequency, q=0.707, gain=0.0):
    """A biquad of the audio cookbook: `low`, `high`, `band` or `shelf` (a high shelf of `gain` dB)."""
    w = 2 * math.pi * frequency / RATE
    cos, alpha = math.cos(w), math.sin(w) / (2 * q)
    if kind == "low":
        b, a = ((1 - cos) / 2, 1 - cos, (1 - cos) / 2), (1 + alpha, -2 * cos, 1 - alpha)
    elif kind == "high":
        b, a = ((1 + cos) / 2, -1 - cos, (1 + cos) / 2), (1 + alpha, -2 * cos, 1 - alpha)
    elif kind == "band":
        b, a = (alpha, 0.0, -alpha), (1 + alpha, -2 * cos, 1 - alpha)
    else:
        big = 10 ** (gain / 40)
        root = 2 * math.sqrt(big) * alpha
        b = (big * (big + 1 + (big - 1) * cos + root), -2 * big * (big - 1 + (big + 1) * cos), big * (big + 1 + (big - 1) * cos - root))
        a = (big + 1 - (big - 1) * cos + root, 2 * (big - 1 - (big + 1) * cos), big + 1 - (big - 1) * cos - root)
    b0, b1, b2, a1, a2 = b[0] / a[0], b[1] / a[0], b[2] / a[0], a[1] / a[0], a[2] / a[0]
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def loudness(samples):
    """LUFS of the loudest 400 ms (of the whole, if it is shorter), K-weighted as in ITU-R BS.1770."""
    weighted = filtered(filtered(samples, "shelf", 1681.97, 0.7072, 4.0), "high", 38.14, 0.5003)
    size = min(len(weighted), round(0.4 * RATE))
    sums = [0.0]
    for sample in weighted:
        sums.append(sums[-1] + sample * sample)
    step = RATE // 100
    starts = [*range(0, len(weighted) - size, step), len(weighted) - size]
    most = max((sums[start + size] - sums[start]) / size for start in starts)
    return -0.691 + 10 * math.log10(max(most, 1e-12))


def tone(seconds, frequency, partials, decay, attack=0.004):
    """Struck sines: `partials` are (multiple, strength, how much faster it fades); `decay` in 1/s."""
    out = []
    for number in range(round(seconds * RATE)):
        t = number / RATE
        rise = min(1.0, t / attack)
        out.append(rise * sum(
            strength * math.exp(-decay * faster * t) * math.sin(2 * math.pi * frequency * multiple * t)
            for multiple, strength, faster in partials
        ))
    return out


def shaped(samples, attack, release):
    """The samples with a soft beginning and end, in seconds."""
    count = len(samples)
    return [
        sample * min(1.0, n / (attack * RATE)) * min(1.0, (count - n) / (release * RATE))
        for n, sample in enumerate(samples)
    ]


def mixed(seconds, *parts):
    """Lays (start, strength, samples) over one another into so many seconds, faded out at the end."""
    out = [0.0] * round(seconds * RATE)
    for start, strength, samples in parts:
        first = round(start * RATE)
        for n, sample in enumerate(samples[: max(0, len(out) - first)]):
            out[first + n] += strength * sample
    fade = round(0.008 * RATE)
    for n in range(fade):
        out[-1 - n] *= n / fade
    return out


MARIMBA = ((1, 1.0, 1.0), (3.93, 0.22, 3.0), (9.2, 0.05, 6.0))
WOOD = ((1, 1.0, 1.0), (2.57, 0.5, 1.8), (5.1, 0.22, 3.0))
BELL = ((0.5, 0.4, 0.8), (1, 1.0, 1.0), (2.0, 0.35, 1.5), (2.76, 0.22, 2.2), (5.4, 0.06, 4.0))
CHIME = ((1, 1.0, 1.0), (2.0, 0.25, 1.6), (3.01, 0.1, 2.4))
COIN = ((1, 1.0, 1.0), (1.53, 0.6, 1.2), (2.41, 0.4, 1.5), (3.9, 0.2, 2.0))


def paper(seconds, seed, frequency):
    """A card rubbed over paper."""
    return shaped(filtered(noise(seconds, seed), "band", frequency, 0.6), seconds * 0.3, seconds * 0.55)


def thud(seconds, seed):
    """Something light falls on felt."""
    dull = filtered(noise(seconds, seed), "low", 520)
    dull = [sample * math.exp(-42 * n / RATE) for n, sample in enumerate(dull)]
    return mixed(seconds, (0, 1.0, dull), (0, 0.9, tone(seconds, 118, ((1, 1.0, 1.0),), 45)))


def riffle():
    """A pack is parted, its halves fall into one another quicker and quicker, and it is squared: with the picture
    of it at the table, see RIFFLE in cardtable/ui/table/motion/speeds.py.
    """
    parts = [(0.0, 0.7, paper(0.15, 21, 2100))]
    for n in range(30):
        at = 0.165 + 0.46 * (n / 30) ** 0.82
        flick = mixed(0.035, (0, 1.0, paper(0.035, 77 + n, 2600 + 50 * (n % 7))), (0, 0.35, thud(0.02, 140 + n)))
        parts.append((at, 0.5 + 0.3 * math.sin(n * 2.1), flick))
    parts += [(0.655, 1.0, thud(0.12, 5)), (0.67, 0.6, paper(0.13, 9, 1900)), (0.76, 0.5, thud(0.1, 6))]
    return mixed(0.9, *parts)


def horn(seconds, frequency, bright, buzz=0.0, bend=0.0):
    """A brass instrument: many partials, the higher ones later; `bend` octaves up or down on the way."""
    out, phase = [], 0.0
    for n in range(round(seconds * RATE)):
        t = n / RATE
        swell = min(1.0, t / 0.05)
        phase += frequency * 2 ** (bend * t / seconds) * (1 + buzz * math.sin(2 * math.pi * 5.5 * t)) / RATE
        sample = sum(
            math.sin(2 * math.pi * phase * k) / k * min(1.0, swell * bright / k) for k in range(1, 9)
        )
        out.append(sample)
    return shaped(out, 0.02, min(0.12, seconds * 0.4))


def coin():
    """A coin falls, spins quicker and quicker, and lies."""
    parts, at, gap = [(0, 1.0, tone(0.16, 2300, COIN, 34, 0.001))], 0.09, 0.085
    strength = 0.75
    while at < 0.6:
        parts.append((at, strength, tone(0.07, 2050 + 500 * (at % 0.13), COIN, 60, 0.001)))
        at, gap, strength = at + gap, max(0.018, gap * 0.86), strength * 0.93
    return mixed(0.65, *parts)


def fanfare():
    """Three short notes and a chord."""
    c, e, g, top = 523.25, 659.26, 783.99, 1046.5
    short = horn(0.15, g, 6)
    chord = [(0.62, strength, horn(1.15, f, 6, 0.003)) for strength, f in ((0.5, c), (0.5, e), (0.5, g), (0.6, top))]
    return mixed(1.8, (0, 0.9, short), (0.19, 0.9, short), (0.38, 1.0, horn(0.2, c * 1.0, 6)), *chord)


def hop(f):
    """One of the two hops over a seat."""
    return tone(0.12, f, MARIMBA, 26)


def sounds():
    """Every sound by its name: its samples and how loud it shall be, in LUFS."""
    yield "card_slide", -24, mixed(0.14, (0, 1.0, paper(0.14, 3, 3200)))
    weight = tone(0.12, 92, ((1, 1.0, 1.0), (1.9, 0.25, 2.0)), 40)
    yield "card_land", -21, mixed(0.12, (0, 0.8, thud(0.12, 11)), (0, 0.9, weight), (0, 0.18, paper(0.05, 13, 2000)))
    yield "stock_draw", -23, mixed(0.16, (0, 1.0, paper(0.12, 17, 2300)), (0.09, 0.5, thud(0.07, 19)))
    yield "shuffle", -20, riffle()
    for step in range(TICKS):
        pitch = 420 * 2 ** (step / TICKS * 1.5)
        yield f"count_up_{step:02}", -22, mixed(0.07, (0, 1.0, tone(0.07, pitch, WOOD, 60, 0.001)))
    rise = (392.0, 523.25, 659.26, 523.25, 392.0)
    yield "reverse", -19, mixed(0.45, *((n * 0.075, 1.0, tone(0.3, f, MARIMBA, 14)) for n, f in enumerate(rise)))
    yield "skip", -19, mixed(0.26, (0, 0.9, hop(587.33)), (0.12, 1.0, hop(783.99)))
    yield "hold", -19, mixed(0.35, (0, 1.0, tone(0.35, 220, BELL, 9)))
    comic = (0, 1.0, horn(0.2, 116.5, 3)), (0.2, 1.0, horn(0.3, 98.0, 3, 0.02, -0.5))
    yield "bust", -18, filtered(mixed(0.5, *comic), "low", 700)
    yield "token_drop", -22, coin()
    yield "turn", -20, mixed(0.3, (0, 0.8, tone(0.28, 659.26, CHIME, 12)), (0.11, 1.0, tone(0.19, 880, CHIME, 14)))
    yield "right", -19, mixed(0.35, (0, 1.0, tone(0.3, 523.25, MARIMBA, 12)), (0.11, 1.0, tone(0.24, 659.26, MARIMBA, 12)))
    yield "try_again", -20, mixed(0.25, (0, 1.0, tone(0.25, 349.23, MARIMBA, 12, 0.012)))
    yield "win", -16, fanfare()


def levelled(samples, lufs):
    """As loud as asked, as whole numbers of 16 bit; quieter where a peak would not fit."""
    gain = 10 ** ((lufs - loudness(samples)) / 20)
    gain = min(gain, PEAK / max(abs(sample) for sample in samples))
    return array("h", (round(32767 * gain * sample) for sample in samples))


def write(folder):
    """Writes all of them."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, lufs, samples in sounds():
        whole = levelled(samples, lufs)
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(struct.pack(f"<{len(whole)}h", *whole))


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "resources" / "sounds")
