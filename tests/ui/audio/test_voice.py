"""A voice in its own process: if it fails, the table goes on and says why it is silent."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable, Iterator
from enum import Enum
from itertools import permutations
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from types import ModuleType
from typing import ClassVar

import pytest
from PySide6.QtCore import QLocale, QObject
from pytestqt.qtbot import QtBot

from cardtable.ui.audio import voice
from cardtable.ui.audio.voice import PATIENCE, Line, NoVoiceError, SystemVoice, VoiceProcess


class Parrot:
    name = "parrot"
    trouble = ""
    tongues = frozenset({"en", "de"})

    def __init__(self, parent: QObject) -> None:
        pass

    def say(self, sentence: str, rate: float, language: str) -> None:
        pass


def parrot(connection: Line) -> None:
    """Run the real loop of the voice's process, with an engine that every machine has."""
    voice.SystemVoice = Parrot  # type: ignore[assignment,misc]
    voice.speak_by_system(connection)


def deaf(connection: Line) -> None:
    """Report a name, then hang."""
    connection.send(voice.STARTED)
    connection.send(("deaf", ""))
    connection.poll(None)
    time.sleep(600)


def slow_to_start(connection: Line) -> None:
    """Report nothing."""
    connection.poll(None)
    time.sleep(600)


def short_lived(connection: Line) -> None:
    connection.send(("short-lived", ""))


def dumb(connection: Line) -> None:
    connection.send(("", voice.NO_VOICE))


def voices() -> list[BaseProcess]:
    """Return the living voices of this process."""
    return [child for child in active_children() if child.name == "cardtable-voice"]


Start = Callable[..., VoiceProcess]


@pytest.fixture
def start() -> Iterator[Start]:
    made: list[VoiceProcess] = []
    # Windows of other tests may have left voices, which must not be counted.
    for former in voices():
        former.kill()
        former.join()

    def begin(speak: Callable[[Line], None], clock: Callable[[], float] = time.monotonic) -> VoiceProcess:
        made.append(VoiceProcess(speak, clock))
        return made[-1]

    yield begin
    for each in made:
        each.close()


def test_a_voice_speaks_one_sentence_after_the_other(start: Start, qtbot: QtBot) -> None:
    now = 0.0
    speaker = start(parrot, lambda: now)
    for number in range(3):
        speaker.say(f"{number}", 0.0, "en")
    qtbot.waitUntil(lambda: speaker.name == "parrot")
    qtbot.waitUntil(lambda: speaker.speaks("de"))
    assert not speaker.speaks("pl")
    now = 2 * PATIENCE
    qtbot.waitUntil(lambda: speaker.lag == 0)
    speaker.say("after a long pause", 0.5, "en")
    assert speaker.trouble == ""


def test_a_voice_opens_no_socket_and_ends_with_the_program(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a socket was opened")

    monkeypatch.setattr(socket, "socket", refuse)
    speaker = start(parrot)
    qtbot.waitUntil(lambda: speaker.name == "parrot")
    assert len(voices()) == 1
    speaker.hang_up()
    qtbot.waitUntil(lambda: voices() == [])


def test_a_voice_that_hangs_is_given_up(start: Start, qtbot: QtBot) -> None:
    now = 0.0
    speaker = start(deaf, lambda: now)
    qtbot.waitUntil(lambda: speaker.name == "deaf")
    speaker.say("once", 0.0, "en")
    now = PATIENCE - 1
    speaker.say("again", 0.0, "en")
    assert speaker.trouble == ""
    now = PATIENCE + 1
    speaker.say("a last time", 0.0, "en")
    assert "isn't responding" in speaker.trouble
    assert voices() == []
    speaker.say("to nobody", 0.0, "en")


def test_a_voice_that_is_slow_to_start_is_not_given_up(start: Start) -> None:
    now = 0.0
    speaker = start(slow_to_start, lambda: now)
    speaker.say("once", 0.0, "en")
    now = PATIENCE + 1
    speaker.say("again", 0.0, "en")
    assert (speaker.lag, speaker.trouble) == (0.0, "")


def test_a_voice_that_ended_or_failed_is_reported(start: Start, qtbot: QtBot) -> None:
    gone, none = start(short_lived), start(dumb)
    qtbot.waitUntil(lambda: "stopped" in gone.trouble)
    qtbot.waitUntil(lambda: none.trouble == "no voice on this system")
    gone.say("to nobody", 0.0, "en")
    none.say("to nobody", 0.0, "en")
    assert voices() == []


class EngineVoice:
    def __init__(self, name: str) -> None:
        self.named = name

    def name(self) -> str:
        return self.named


class Engines:
    """QTextToSpeech on Windows: it prefers winrt to sapi and lists them in any order."""

    State = Enum("State", "Ready Error")
    listed: tuple[str, ...] = ("mock", "sapi", "winrt")
    broken: tuple[str, ...] = ()
    can: tuple[str, ...] = ("en_US",)
    voices: tuple[str, ...] = ()
    chosen: ClassVar[list[str]] = []

    def __init__(self, name: str, parent: QObject) -> None:
        self.named = name or max(self.listed, key=("mock", "sapi", "winrt").index)

    @classmethod
    def availableEngines(cls) -> list[str]:
        return list(cls.listed)

    def engine(self) -> str:
        return self.named

    def state(self) -> Enum:
        return self.State.Error if self.named in self.broken else self.State.Ready  # type: ignore[attr-defined]

    def availableLocales(self) -> list[QLocale]:
        return [QLocale(name) for name in self.can]

    def setLocale(self, locale: QLocale) -> None:
        self.chosen.append(locale.name())

    def availableVoices(self) -> list[EngineVoice]:
        return [EngineVoice(name) for name in self.voices]

    def setVoice(self, voice: EngineVoice) -> None:
        self.chosen.append(voice.name())

    def setRate(self, rate: float) -> None:
        pass

    def say(self, sentence: str) -> None:
        self.chosen.append(sentence)

    def deleteLater(self) -> None:
        pass


@pytest.fixture
def engines(monkeypatch: pytest.MonkeyPatch) -> type[Engines]:
    fake = ModuleType("PySide6.QtTextToSpeech")
    made = type("QTextToSpeech", (Engines,), {"chosen": []})
    fake.QTextToSpeech = made  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", fake)
    return made


@pytest.mark.parametrize("listed", list(permutations(("mock", "sapi", "winrt"))))
def test_every_start_chooses_the_same_voice(engines: type[Engines], listed: tuple[str, ...]) -> None:
    engines.listed = listed
    assert SystemVoice(QObject()).name == "winrt"
    engines.broken = ("winrt",)
    assert SystemVoice(QObject()).name == "sapi"
    engines.broken = ("winrt", "sapi")
    with pytest.raises(NoVoiceError):
        SystemVoice(QObject())


def test_the_mock_is_no_voice(engines: type[Engines]) -> None:
    engines.listed = ("mock",)
    with pytest.raises(NoVoiceError):
        SystemVoice(QObject())


@pytest.mark.parametrize(
    ("here", "tag", "can", "chosen"),
    [
        ("en_AU", "en", ("en_US", "de_DE", "en_AU"), ["en_AU"]),
        ("de_DE", "en", ("en_GB", "en_US", "de_DE"), ["en_US"]),
        ("de_DE", "en", ("de_DE", "en_ZA", "en_GB"), ["en_GB"]),
        ("de_DE", "en", ("de_DE",), []),
        ("de_AT", "de", ("de_AT", "de_DE", "en_US"), ["de_AT"]),
        ("en_US", "pl", ("en_US", "pl_PL"), ["pl_PL"]),
        ("en_US", "pt-BR", ("pt_BR", "pt_PT"), ["pt_BR"]),
        ("is_IS", "is", ("en_US",), []),
    ],
)
def test_the_voice_matches_the_language_and_the_country(
    engines: type[Engines],
    monkeypatch: pytest.MonkeyPatch,
    here: str,
    tag: str,
    can: tuple[str, ...],
    chosen: list[str],
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(here))
    engines.can = can
    SystemVoice(QObject()).say("87", 0, tag)
    assert engines.chosen == [*chosen, "87"]


def test_a_voice_follows_the_language(engines: type[Engines]) -> None:
    engines.can = ("en_US", "de_DE")
    voice = SystemVoice(QObject())
    for sentence, tag in (("pass", "en"), ("eleven", "en"), ("passe", "de")):
        voice.say(sentence, 0, tag)
    assert engines.chosen == ["en_US", "pass", "eleven", "de_DE", "passe"]


def test_an_american_voice_is_preferred_to_a_caribbean_one(engines: type[Engines]) -> None:
    engines.voices = ("English (Caribbean)", "English (America)", "English (America, New York City)")
    SystemVoice(QObject()).say("87", 0, "en")
    assert engines.chosen[-2] == "English (America)"
