"""Make `resources/voices`: what learners hear most, for systems without a voice of their language.

    python packaging/voices.py [LANGUAGE ...]

It needs the Debian packages flite, espeak-ng and sox. Run it after one of `SENTENCES` has changed in a
language; a test says so. They are those that a child hears most often in ten minutes: simulated children with
every kind of mistake counted them.
"""

from __future__ import annotations

import re
import subprocess
import sys
from array import array
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from cardtable.language import SPEECH, Slot, say
from cardtable.language.numbers import aloud, spoken
from cardtable.learning.practice import PRACTICED
from cardtable.resources import resource_root
from cardtable.ui.audio.recorded_voice import CHANGES, RATE, STEPS, sentences, words

FOLDER = resource_root() / "voices"

VOICES = {
    "de": "de", "es": "es", "fr": "fr-fr", "is": "is", "it": "it", "nl": "nl", "pl": "pl", "pt-BR": "pt-br",
    "tr": "tr", "uk": "uk", "vi": "vi", "zh-Hant": "cmn",
}  # fmt: skip
"""The voices of espeak-ng. English is spoken by slt of flite."""

SPEED = 150
"""Words a minute; a child needs time."""

SENTENCES = (
    "lessons-ask-total", "lessons-ask-hold", "lessons-ask-plainly",
    "lessons-read-sum way=add|take|double|halve total step answer", "lessons-total-is total",
    "lessons-number-is total", "lessons-turn-card way=hold|set|floor total step answer",
    "lessons-yes way=sum|total|number|rule sum total step answer", "lessons-nearly", "lessons-not-yet",
    "lessons-no-hurry", "lessons-there-it-stands answer", "lessons-way-again total",
    "lessons-way-start total", "lessons-way-count-on total step", "lessons-way-count-back total step",
    "lessons-way-tens-on tens", "lessons-way-tens-back tens", "lessons-way-break-ten step rest",
    "lessons-way-make-ten total first stop rest", "lessons-way-on-and-on total first stop rest",
    "lessons-way-back-and-back total first stop rest", "lessons-mistake-counted-the-start total",
    "lessons-mistake-no-carry", "lessons-mistake-off-by-one", "lessons-mistake-said-the-old-total total step",
    "lessons-mistake-added-instead", "lessons-mistake-took-instead", "lessons-mistake-stopped-at-the-ten",
    "learners-play", "friends-nobody-today", "friends-card-with-sum who sum",
)  # fmt: skip
"""Names of messages with their slots: `way` with its values, `who`, `sum`, and numbers."""

LAST = 100
"""The highest number that is recorded; sentences with others are left to the pictures."""


def said(message: str) -> set[str]:
    """Return what a message says in the chosen language, with every plural form of each of its numbers."""
    name, *slots = message.split()
    values: dict[str, Sequence[Slot]] = {slot: (5,) for slot in slots if "=" not in slot}
    values |= {slot.partition("=")[0]: slot.partition("=")[2].split("|") for slot in slots if "=" in slot}
    if "sum" in values:
        numbers = {"total": 5, "step": 5, "answer": 5}
        values["sum"] = [
            say(f"lessons-read-{part}", way=way, **numbers)
            for part in ("sum", "answer")
            for way in ("add", "take")
        ]
    if "who" in values:
        values["who"] = _friends()
    counted = [slot for slot in values if values[slot] == (5,)]
    varied = [values, *({**values, slot: (0, 1, 2, 5, 22)} for slot in counted)]
    return {
        say(name, **dict(zip(one, given, strict=True))) for one in varied for given in product(*one.values())
    }


def _friends() -> list[str]:
    return [say(f"friends-who-{skill.value}") for skill in PRACTICED]


def wanted() -> dict[tuple[str, ...], str]:
    """Return all that is recorded in the chosen language: its words, and how it is written."""
    found: dict[tuple[str, ...], str] = {}
    for part in (*_numbers(), *_friends(), *(part for message in SENTENCES for part in _parts(message))):
        found.setdefault(words(part), part)
    found.pop((), None)
    return found


def _numbers() -> Iterator[str]:
    """Yield the words of the numbers; ones apart where a language writes them apart from the ten."""
    for number in range(LAST + 1):
        text, tens = spoken(number), spoken(number - number % 10)
        is_apart = 20 < number < LAST and number % 10 and words(text)[: len(words(tens))] == words(tens)
        yield text[len(tens) :] if is_apart else text
    yield spoken(-1).removesuffix(spoken(1))


def _parts(message: str) -> Iterator[str]:
    """Yield what a message says between numbers and friends, with a comma if it goes on."""
    gaps = "|".join((r"\d+", *map(re.escape, _friends())))
    for text in sorted(said(message)):
        for sentence in sentences(text):
            *before, last = re.split(gaps, sentence, flags=re.IGNORECASE)
            yield from (f"{part.strip()}," for part in before if words(part))
            yield last.strip()


def record(text: str, language: str) -> array[int]:
    """Return the samples of a text, without silence around it."""
    if language == "en":
        speak = ["flite", "-voice", "slt", "--setf", "duration_stretch=1.1", "-t", text, "-o", "/dev/stdout"]
    else:
        speak = ["espeak-ng", "-v", VOICES[language], "-s", str(SPEED), "--stdout", text]
    heard = subprocess.run(speak, capture_output=True, check=True).stdout
    trim = ["silence", "1", "0.005", "0.4%", "reverse"]
    shape = ["-t", "raw", "-r", str(RATE), "-c", "1", "-b", "16", "-e", "signed", "-L", "-"]
    sox = ["sox", "-D", "-t", "wav", "--ignore-length", "-", *shape, *trim, *trim, "gain", "-n", "-4"]
    return array("h", subprocess.run(sox, input=heard, capture_output=True, check=True).stdout)


def encoded(samples: array[int]) -> bytes:
    """Return samples as IMA ADPCM, two to a byte."""
    value = place = 0
    codes = []
    for sample in (*samples, *[0] * (len(samples) % 2)):
        size = STEPS[place]
        code = min(7, abs(sample - value) * 4 // size) | (8 if sample < value else 0)
        step = ((code & 7) * 2 + 1) * size // 8
        value = max(-32768, min(32767, value - step if code & 8 else value + step))
        place = max(0, min(len(STEPS) - 1, place + CHANGES[code & 7]))
        codes.append(code)
    return bytes(low | high << 4 for low, high in zip(codes[::2], codes[1::2], strict=True))


def make(language: str) -> None:
    """Write the recordings of a language and their index."""
    with SPEECH.speaking(language):
        texts = wanted()
        clips = {key: encoded(record(aloud(text), language)) for key, text in texts.items()}
    lines = [f'"{" ".join(key)}" = {len(clip)}' for key, clip in clips.items()]
    index = "\n".join(
        ["# Made by packaging/voices.py: the bytes of each recording, in their order.", "[bytes]", *lines]
    )
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{language}.toml").write_text(f"{index}\n", encoding="utf-8")
    (FOLDER / f"{language}.adpcm").write_bytes(b"".join(clips.values()))


if __name__ == "__main__":
    for language in sys.argv[1:] or ("en", *VOICES):
        make(language)
