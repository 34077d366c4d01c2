"""Recorded speech is what the messages say now, in every language, and each learner's number is there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import voices

from cardtable.language import SPEECH
from cardtable.language.numbers import spoken
from cardtable.resources import resource
from cardtable.ui.audio import recorded_voice
from cardtable.ui.audio.recorded_voice import RATE, parts, samples, sentences, words

LANGUAGES = ("en", *voices.VOICES)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    with SPEECH.speaking(request.param):
        yield request.param


def test_no_language_has_recordings_without_messages() -> None:
    recordings = {path.stem for path in resource("voices").glob("*.toml")}
    assert recordings == set(LANGUAGES) <= set(SPEECH.tags)


def test_recordings_are_what_is_said_now(language: str) -> None:
    recorded, now = set(recorded_voice.recorded(language)), set(voices.wanted())
    assert recorded == now, f"run packaging/voices.py {language}"


def test_numbers_and_sentences_are_said_whole(language: str) -> None:
    for number in range(-20, voices.LAST + 1):
        (clips,) = parts(str(number), language)
        assert sum(clips, ()) == words(spoken(number)), number
    for message in voices.SENTENCES:
        for text in voices.said(message):
            assert len(parts(text, language)) == len(sentences(text)), text


def test_recordings_are_heard(language: str) -> None:
    whole = resource("voices", f"{language}.adpcm").stat().st_size
    assert sum(clip.stop - clip.start for clip in recorded_voice.recorded(language).values()) == whole
    heard = samples(parts("75", language), language)
    assert 0.3 < len(heard) / (2 * 5 * RATE) < 2.5
    assert max(memoryview(heard).cast("h")) > 8000
