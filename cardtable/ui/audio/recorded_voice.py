"""Recorded numbers and sentences, for lessons in a language that the system has no voice for.

A language has its recordings in one file of `resources/voices`, and beside it an index of what each says.
They are made by `packaging/voices.py`. A sentence is put together from them; one with other words, such as a
name, is left out, and the pictures at the table say it.
"""

from __future__ import annotations

import re
import tomllib
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

from cardtable.language.numbers import aloud
from cardtable.resources import resource

RATE = 8820
"""Samples per second of a recording: a fifth of the loudspeaker's."""

STEPS = (
    7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88,
    97, 107, 118, 130, 143, 157, 173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658,
    724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878, 2066, 2272, 2499, 2749, 3024, 3327, 3660,
    4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289, 16818,
    18500, 20350, 22385, 24623, 27086, 29794, 32767,
)  # fmt: skip
"""The sizes of steps in IMA ADPCM, which has four bits a sample."""

CHANGES = (-1, -1, -1, -1, 2, 4, 6, 8) * 2

_BETWEEN, _AFTER = RATE // 25, RATE // 3
"""Samples of silence after a part of a sentence, and after a sentence."""

_WORD = re.compile(r"[\u4e00-\u9fff]|[^\W\u4e00-\u9fff]+(?:[-'’ʼ][^\W\u4e00-\u9fff]+)*|[+−×÷=%]")
"""A word, a Chinese character or a sign; other marks aren't heard."""

_STOP = re.compile(r"(?<=[.!?…])[”“»\"]?\s+|(?<=[。！？])[」』]?")


class RecordedVoice:
    """Speaks from recordings, as far as there are any; `play` gets a function that makes the samples."""

    name = trouble = ""

    def __init__(self, play: Callable[[Callable[[], bytes]], object]) -> None:
        self._play = play

    def speaks(self, language: str) -> bool:
        return bool(recorded(language))

    def lacks(self, language: str) -> bool:
        return not self.speaks(language)

    def say(self, sentence: str, rate: float, language: str) -> None:
        self._play(partial(samples, parts(sentence, language), language))


def words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.casefold()))


def sentences(text: str) -> list[str]:
    return [one for one in _STOP.split(text) if words(one)]


def parts(text: str, language: str) -> list[list[tuple[str, ...]]]:
    """Return the recordings of each sentence of a text by their words, without sentences with other words."""
    found = (_covered(words(sentence), recorded(language)) for sentence in sentences(aloud(text)))
    return [clips for clips in found if clips]


def _covered(said: tuple[str, ...], known: dict[tuple[str, ...], slice]) -> list[tuple[str, ...]]:
    """Return the recordings that have all these words, the longest first; none if some word isn't there."""
    for end in range(len(said), 0, -1):
        if said[:end] in known:
            rest = _covered(said[end:], known)
            if rest or end == len(said):
                return [said[:end], *rest]
    return []


@cache
def recorded(language: str) -> dict[tuple[str, ...], slice]:
    """Return where each recording of a language is in its file, by its words; none without the files."""
    path = resource("voices", f"{language}.toml")
    if not path.is_file() or not path.with_suffix(".adpcm").is_file():
        return {}
    clips, at = tomllib.loads(path.read_text(encoding="utf-8"))["bytes"], 0
    found = {}
    for said, length in clips.items():
        found[words(said)] = slice(at, at + length)
        at += length
    return found


def samples(spoken: Sequence[Sequence[tuple[str, ...]]], language: str) -> bytes:
    """Return sentences, each a series of recordings, as the loudspeaker plays them; takes some time."""
    if not spoken:
        return b""
    data, known = resource("voices", f"{language}.adpcm").read_bytes(), recorded(language)
    heard = array("h")
    for sentence in spoken:
        for clip in sentence:
            heard.extend(_decoded(data[known[clip]]))
            heard.extend(bytes(_BETWEEN))
        heard.extend(bytes(_AFTER))
    return _five_times(heard).tobytes()


def _decoded(clip: bytes) -> Iterator[int]:
    steps, value, place = _steps(), 0, 0
    for both in clip:
        for code in (both & 15, both >> 4):
            step, place = steps[place][code]
            value = max(-32768, min(32767, value + step))
            yield value


@cache
def _steps() -> list[list[tuple[int, int]]]:
    """Return the step and the place of the next size, by the place of the size and the code."""
    last = len(STEPS) - 1
    return [
        [
            (
                (-1 if code & 8 else 1) * (((code & 7) * 2 + 1) * size // 8),
                max(0, min(last, place + CHANGES[code])),
            )
            for code in range(16)
        ]
        for place, size in enumerate(STEPS)
    ]


def _five_times(heard: array[int]) -> array[int]:
    """Return five samples for each, on a smooth curve through it and its neighbors."""
    whole, room = array("h", bytes(10 * len(heard))), array("h", [0]) + heard + array("h", [0, 0])
    for place in range(5):
        t = place / 5
        a, b = -t * (t - 1) * (t - 2) / 6, (t + 1) * (t - 1) * (t - 2) / 2
        c, d = -(t + 1) * t * (t - 2) / 2, (t + 1) * t * (t - 1) / 6
        near = zip(room, heard, room[2:], room[3:], strict=False)
        # Recordings are quiet enough that a curve stays within 16 bits.
        whole[place::5] = array("h", [int(a * w + b * x + c * y + d * z) for w, x, y, z in near])
    return whole
