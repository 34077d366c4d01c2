"""Sounds and speech: the right moment, a switch for each, and silence without a device."""

from __future__ import annotations

import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from cardtable.language import SPEECH
from cardtable.language.numbers import aloud
from cardtable.resources import resource
from cardtable.ui.audio import recorded_voice, table_audio
from cardtable.ui.audio.loudspeaker import NoSoundError
from cardtable.ui.audio.table_audio import SOUNDS, TICKS, Sounds, Speech, TableAudio, file_of
from cardtable.ui.audio.voice import NoVoiceError, SystemVoice
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.table.motion.score import Cue, Score, gravity
from cardtable.ui.table.motion.stage import Stage
from tests.ui.audio.loudness import RATE, loudness
from tests.ui.driver import Act, MainWindow

LOUDEST, QUIETEST = -14.0, -30.0
"""Limits for the loudness of a sound, in LUFS."""
PEAK = 0.89


def samples(path: Path) -> list[float]:
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        count = file.getnframes()
        return [value / 32767 for value in struct.unpack(f"<{count}h", file.readframes(count))]


def test_no_sound_is_too_loud_or_empty() -> None:
    for path in resource("sounds").glob("*.wav"):
        found = samples(path)
        assert QUIETEST < loudness(found) <= LOUDEST, path.name
        assert max(map(abs, found)) <= PEAK, path.name


def test_every_sound_has_a_file() -> None:
    for name in SOUNDS:
        for step in range(TICKS):
            assert resource("sounds", f"{file_of(name, step / (TICKS - 1))}.wav").exists()
    assert file_of("count_up", 0.0) == "count_up_00"
    assert file_of("count_up", 1.0) == f"count_up_{TICKS - 1:02}"


class Notes:
    def __init__(self) -> None:
        self.played: list[tuple[str, float]] = []
        self.spoken: list[bytes] = []
        self.closed = False
        self.device = "a notebook"

    def play(self, name: str, volume: float) -> None:
        self.played.append((name, volume))

    def speak(self, make: Callable[[], bytes]) -> None:
        self.spoken.append(make())

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> Notes:
    made = Notes()
    monkeypatch.setattr(Sounds, "make_player", lambda self: made)
    monkeypatch.setattr(table_audio, "APART", 0)
    return made


def test_sounds_follow_switches_and_volume(preferences: Preferences, notes: Notes) -> None:
    sounds = Sounds(preferences)
    sounds.play("bust")
    preferences.change(volume=100)
    sounds.play("turn")
    assert [name for name, _ in notes.played] == ["bust", "turn"]
    assert notes.played[0][1] < notes.played[1][1] == 1.0
    preferences.change(muted=("bust",))
    sounds.play("bust")
    preferences.change(muted=(), volume=0)
    sounds.play("bust")
    preferences.change(volume=50, sound=False)
    sounds.play("bust")
    assert len(notes.played) == 2


def test_a_sound_is_not_repeated_at_once(
    preferences: Preferences, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_audio, "APART", 60_000)
    sounds = Sounds(preferences)
    for _ in range(30):
        sounds.play("card_slide")
    sounds.play("card_land")
    assert [name for name, _ in notes.played] == ["card_slide", "card_land"]


def test_without_the_library_there_is_silence_and_a_reason(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    sounds = Sounds(preferences)
    sounds.play("bust")
    assert "QtMultimedia" in sounds.trouble
    assert sounds.trouble in sounds.state
    sounds.play("bust")


def test_without_a_device_there_is_silence_and_a_reason(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    class NoDevice:
        @staticmethod
        def isNull() -> bool:
            return True

    fake = ModuleType("PySide6.QtMultimedia")
    fake.QMediaDevices = type("QMediaDevices", (), {"defaultAudioOutput": staticmethod(NoDevice)})  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", fake)
    sounds = Sounds(preferences)
    sounds.play("bust")
    assert "no speakers" in sounds.state


def test_a_missing_player_is_searched_once(preferences: Preferences, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def none(self: Sounds) -> Notes:
        asked.append(1)
        raise NoSoundError("nothing here")

    monkeypatch.setattr(Sounds, "make_player", none)
    sounds = Sounds(preferences)
    for _ in range(5):
        sounds.play("turn")
    assert asked == [1]


def test_nothing_is_loaded_before_the_first_game(window: MainWindow, notes: Notes) -> None:
    assert "audio" not in vars(window.services)
    window.services.speed = None
    window.settings.show()
    assert window.audio.sounds._player is None
    _ = window.table.page
    assert window.audio.sounds._player is notes
    assert "a notebook" in window.audio.sounds.state
    window.shut_down()
    assert notes.closed


def test_a_game_can_be_heard(window: MainWindow, notes: Notes, sit_down: Act, play_by_keys: Act) -> None:
    view = window.table.page.view
    performed: list[object] = []
    heard: list[Cue] = []
    said: list[str] = []
    view.settled.connect(lambda: performed.append(view))
    view.stage.heard.connect(heard.append)
    view.called.connect(said.append)
    TableAudio(window.preferences, window).listen(view, view.called)
    sit_down(window)
    for _ in range(4):
        play_by_keys(window)
    assert {cue.sound for cue in heard} <= set(SOUNDS)
    assert [name for name, _ in notes.played] == [file_of(cue.sound, cue.share) for cue in heard]
    # At speed 0 at most one sound of each score is played.
    assert 4 < len(heard) <= len(performed)
    assert len(said) >= 4
    assert any(view.board.seats[1].name in sentence for sentence in said)


def test_without_motion_only_the_gravest_sound_of_a_score_is_heard(qtbot: QtBot) -> None:
    from cardtable.ui.table.motion.look import Look
    from cardtable.ui.table.motion.score import Step
    from cardtable.ui.table.motion.speeds import Pace
    from cardtable.ui.table.motion.stage import Perform

    class Nobody:
        def show_table(self, look: Look) -> None:
            pass

        def begin(self, step: Step) -> Perform:
            return lambda share: None

    stage = Stage(Nobody())
    stage.pace = Pace(0.0)
    heard: list[str] = []
    stage.heard.connect(lambda cue: heard.append(cue.sound))
    cues = tuple(Cue(float(n), name) for n, name in enumerate(("card_land", "bust", "token_drop", "turn")))
    look: Look = None  # type: ignore[assignment]
    with qtbot.waitSignal(stage.rested):
        stage.play(Score((), 100.0, look, cues))
    assert heard == ["token_drop"]
    stage.pace = Pace(0.01)
    heard.clear()
    with qtbot.waitSignal(stage.rested):
        stage.play(Score((), 4.0, look, cues))
    assert heard == ["card_land", "bust", "token_drop", "turn"]
    assert max(cues, key=gravity).sound == "token_drop"


class Speaker:
    name = "speaker"
    trouble = ""

    def __init__(self) -> None:
        self.said: list[tuple[str, float, str]] = []

    def lacks(self, language: str) -> bool:
        return language not in ("en", "de")

    def say(self, sentence: str, rate: float, language: str) -> None:
        self.said.append((sentence, rate, language))


def unwanted(make: Callable[[], bytes]) -> None:
    pytest.fail("a recording was played")


def test_a_language_without_a_voice_is_silent_with_one_message(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker, messages = Speaker(), list[str]()
    monkeypatch.setattr(Speech, "make_voice", lambda self: speaker)
    voice = Speech(preferences, unwanted)
    voice.silent.connect(messages.append)
    preferences.change(speech=True)
    for tag in ("pl", "pl", "de"):
        SPEECH.use(tag)
        voice.say("87")
    assert [language for _, _, language in speaker.said] == ["de"]
    assert len(messages) == 1
    assert "Polski" in messages[0]
    preferences.change(speech=False)
    for tag in ("pl", "pl", "de"):
        SPEECH.use(tag)
        voice.read("Mia")
    assert speaker.said[1:] == [("Mia", 0.0, "de")]
    assert messages[1:] == messages[:1] * 2, "a button that reads aloud always has an effect"


def test_calls_are_spoken_if_speech_is_on(preferences: Preferences, monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = Speaker()
    monkeypatch.setattr(Speech, "make_voice", lambda self: speaker)
    voice = Speech(preferences, unwanted)
    voice.say("Olive, 9 of diamonds, pass, 87")
    assert speaker.said == []
    preferences.change(speech=True, speech_rate=-4)
    voice.say("Olive, 9 of diamonds, pass, 87")
    assert speaker.said == [("Olive, 9 of diamonds, pass, 87", -0.4, "en")]
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    voice.say("Bruno, king of spades, makes 99")
    assert len(speaker.said) == 1


@pytest.mark.parametrize("missing", [True, False])
def test_without_a_voice_there_is_silence_and_a_reason(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, missing: bool
) -> None:
    caplog.set_level("INFO")
    if missing:
        monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
        monkeypatch.setattr(Speech, "make_voice", lambda self: SystemVoice(self))
    else:

        def none(self: Speech) -> Speaker:
            raise NoVoiceError

        monkeypatch.setattr(table_audio.Speech, "make_voice", none)
    preferences.change(speech=True)
    voice = Speech(preferences, unwanted)
    voice.say("Olive")
    assert voice.trouble
    assert voice.trouble in voice.state
    assert voice.trouble in caplog.text


@pytest.fixture
def no_voice(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(self: Speech) -> Speaker:
        raise NoVoiceError

    monkeypatch.setattr(Speech, "make_voice", none)


def test_a_learner_without_a_voice_hears_recordings_but_never_a_part_of_a_sentence(
    preferences: Preferences, notes: Notes, no_voice: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    audio, asked = TableAudio(preferences), list[object]()
    preferences.change(sound=False)
    monkeypatch.setattr(recorded_voice, "samples", lambda parts, _: bytes(asked.append(parts) or 2))
    assert audio.speech.can_teach
    audio.speech.teach("Mia, you play: 7 of hearts. What's the new total? 68 plus 7")
    audio.speech.teach("Start at 250 and count up 7. Take your time.")
    audio.speech.teach("")
    new_total, your_time = ("what's", "the", "new", "total"), ("take", "your", "time")
    assert asked == [[[new_total], [("sixty-eight",), ("plus",), ("seven",)]], [[your_time]], []]
    assert len(notes.spoken) == 3
    audio.speech.say("Take your time.")
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    audio.speech.teach("Take your time.")
    assert len(notes.spoken) == 3, "only learners hear recordings, and never over a screen reader"


def test_a_button_that_reads_aloud_says_what_is_recorded_or_why_not(
    preferences: Preferences, notes: Notes, no_voice: None
) -> None:
    audio, reasons = TableAudio(preferences), list[str]()
    audio.speech.silent.connect(reasons.append)
    audio.speech.read("Mia's ten minutes. Pim the mouse is on a card with 68 plus 7.")
    assert (len(notes.spoken), reasons) == (1, [])
    assert max(memoryview(notes.spoken[0]).cast("h")) > 8000
    audio.speech.read("Mia's ten minutes")
    assert (len(notes.spoken), len(reasons)) == (1, 1)


def test_a_system_with_a_voice_never_plays_recordings(
    preferences: Preferences, notes: Notes, monkeypatch: pytest.MonkeyPatch
) -> None:
    speaker = Speaker()
    monkeypatch.setattr(Speech, "make_voice", lambda self: speaker)
    audio = TableAudio(preferences)
    audio.speech.read("Take your time.")
    SPEECH.use("pl")
    audio.speech.read(aloud("68"))
    assert [language for _, _, language in speaker.said] == ["en"]
    assert len(notes.spoken) == 1, "the voice lacks Polish"


def test_without_recordings_or_a_device_the_lesson_is_silent(
    preferences: Preferences, no_voice: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def no_device(self: Sounds) -> Notes:
        raise NoSoundError("no speakers found")

    monkeypatch.setattr(Sounds, "make_player", no_device)
    audio = TableAudio(preferences)
    audio.speech.teach("Take your time.")
    monkeypatch.setattr(recorded_voice, "resource", lambda *parts: tmp_path.joinpath(*parts))
    recorded_voice.recorded.cache_clear()
    assert not audio.speech.can_teach
    audio.speech.teach("Take your time.")
    recorded_voice.recorded.cache_clear()
