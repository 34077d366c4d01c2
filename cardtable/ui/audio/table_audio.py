"""What is heard of the table, as the preferences want it: its sounds, and the totals spoken by a voice.

QtMultimedia and QtTextToSpeech may be missing, may lack a library of the system, or may find no device and no
engine. Then there is silence, and `state` says why, for the page of diagnostics; the player is not told.
"""

from __future__ import annotations

import logging
import math
import sys
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Signal, SignalInstance
from PySide6.QtGui import QAccessible

from cardtable.language import SPEECH, say
from cardtable.storage.settings import Settings
from cardtable.ui.audio.loudspeaker import Loudspeaker, NoSoundError
from cardtable.ui.audio.voice import NoVoiceError, SystemVoice, Voice, VoiceProcess
from cardtable.ui.shared.preferences import Preferences

if TYPE_CHECKING:
    from cardtable.ui.table.motion.score import Cue
    from cardtable.ui.table.table_view import TableView

TICKS = 12
"""How many pitches the ticks of the counting total have."""

APART = 55
"""Milliseconds between two beginnings of the same sound; what comes sooner is left out."""

SOUNDS = (
    "card_slide", "card_land", "stock_draw", "shuffle", "count_up", "reverse", "skip", "hold", "bust",
    "token_drop", "turn", "win",
)  # fmt: skip
"""All that can be heard at the table; each can be switched off by its name."""


class Player(Protocol):
    """What plays files; `Loudspeaker` is the real one, tests have their own."""

    device: str
    """What it plays on, in words."""

    def play(self, name: str, volume: float) -> None:
        """Plays `resources/sounds/NAME.wav` at a volume of 0 to 1."""

    def close(self) -> None:
        """Ends everything that still plays."""


class Sounds(QObject):
    """The sounds of the table. Makes its player at the first sound that is wanted."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._player: Player | None = None
        self._tried = False
        self._clock = QElapsedTimer()
        self._clock.start()
        self._begun: dict[str, int] = {}
        self.trouble = ""
        """Why there is silence, "" if there is none or nobody has asked for a sound yet."""

    def make_player(self) -> Player:
        """The player of this system. Raises NoSoundError."""
        return Loudspeaker(self)

    def prepare(self) -> None:
        """Loads what plays, once, where waiting a moment is in nobody's way."""
        if self._tried or not self._wanted(self._preferences.now):
            return
        self._tried = True
        try:
            self._player = self.make_player()
        except NoSoundError as error:
            self.trouble = str(error)
            logging.getLogger(__name__).info("No sounds: %s", error)

    @staticmethod
    def _wanted(now: Settings) -> bool:
        return now.sound and now.volume > 0

    def hear(self, cue: Cue) -> None:
        """A cue of the table."""
        self.play(cue.sound, cue.share)

    def play(self, sound: str, share: float = 0.0) -> None:
        """Plays one of `SOUNDS`, unless it is switched off or has only just begun.

        `share`, 0 to 1, is how far the total is towards the limit: the pitch of a tick.
        """
        now = self._preferences.now
        if not self._wanted(now) or sound in now.muted:
            return
        self.prepare()
        moment = self._clock.elapsed()
        last = self._begun.get(sound)
        if self._player is None or (last is not None and moment - last < APART):
            return
        self._begun[sound] = moment
        self._player.play(file_of(sound, share), loudness(now.volume))

    def close(self) -> None:
        """Ends everything that still plays; may be called twice."""
        if self._player is not None:
            self._player.close()
        self._player = None

    @property
    def state(self) -> str:
        """Whether there is sound, for the page of diagnostics."""
        if not self._wanted(self._preferences.now):
            return say("audio-switched-off")
        if self.trouble:
            return say("audio-silent", reason=self.trouble)
        if self._player is not None:
            return say("audio-plays-on", device=self._player.device)
        return say("audio-not-asked-for-yet")


def file_of(sound: str, share: float) -> str:
    """The name of the file of a sound; ticks have one for each pitch."""
    if sound != "count_up":
        return sound
    return f"count_up_{round(max(0.0, min(1.0, share)) * (TICKS - 1)):02}"


def loudness(volume: int) -> float:
    """The strength for a volume of 0 to 100, by the ear: half the way sounds about half as loud."""
    return math.pow(volume / 100, 1.7)


class Speech(QObject):
    """Says what happens at the table. Makes its voice at the first sentence.

    While a screen reader is on, it tells everything itself, and a second voice would talk over it. Where no
    voice speaks the language of the window, nothing is said: that is told once, `silent`.
    """

    silent = Signal(str)
    """A sentence: why nothing is read aloud."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._told_of: set[str] = set()
        self._voice: Voice | None = None
        self._tried = False
        self._missing = ""

    @property
    def trouble(self) -> str:
        """Why nothing is spoken, "" if all is well or nobody has asked yet."""
        return self._voice.trouble if self._voice is not None else self._missing

    def make_voice(self) -> Voice:
        """The voice of this system; only on Linux can it hang. Raises NoVoiceError."""
        return SystemVoice(self) if sys.platform in ("win32", "darwin") else VoiceProcess()

    def prepare(self) -> None:
        """Finds the voice, once, if speech is wished."""
        if self._preferences.now.speech:
            self._find_voice()

    def _find_voice(self) -> None:
        if self._tried:
            return
        self._tried = True
        try:
            self._voice = self.make_voice()
        except NoVoiceError as error:
            self._missing = str(error) or say("audio-no-voice")
            logging.getLogger(__name__).info("No speech: %s", self._missing)

    def say(self, sentence: str) -> None:
        """Speaks, if that is wished and nobody else reads the screen."""
        now = self._preferences.now
        if not now.speech or QAccessible.isActive():
            return
        self.prepare()
        tag = SPEECH.language.tag
        if self._voice is not None and not self._voice.lacks(tag):
            self._voice.say(sentence, now.speech_rate / 10, tag)
        elif tag not in self._told_of:
            self._told_of.add(tag)
            self.silent.emit(say("audio-no-voice-for", language=SPEECH.name_of(tag)))

    @property
    def can_teach(self) -> bool:
        """Whether there is a voice of the language that is spoken here; it may take a moment to be found."""
        self._find_voice()
        voice = self._voice
        return voice is not None and not voice.trouble and voice.speaks(SPEECH.language.tag)

    def teach(self, sentence: str) -> None:
        """Speaks to a learner, who wants that whatever is preferred at the table; never as another language
        is spoken.
        """
        if self.can_teach and self._voice is not None and not QAccessible.isActive():
            self._voice.say(sentence, self._preferences.now.speech_rate / 10, SPEECH.language.tag)

    @property
    def state(self) -> str:
        """Whether there is a voice, for the page of diagnostics."""
        if not self._preferences.now.speech:
            return say("audio-switched-off")
        if self.trouble:
            return say("audio-silent", reason=self.trouble)
        if self._voice is not None and self._voice.name:
            return say("audio-speaks-by", engine=self._voice.name)
        return say("audio-not-asked-for-yet")


class TableAudio(QObject):
    """Listens to a table, and plays and says what happens there."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.sounds = Sounds(preferences, self)
        self.speech = Speech(preferences, self)

    def listen(self, view: TableView, lessons: SignalInstance) -> None:
        """From now on that table is heard, and what is said in its lessons. What plays is loaded here,
        before anything moves.
        """
        self.sounds.prepare()
        view.stage.heard.connect(self.sounds.hear)
        view.called.connect(self.speech.say)
        lessons.connect(self.speech.teach)

    def prepare(self) -> None:
        """Loads what is wished for, so that `state` of both tells how it is."""
        self.sounds.prepare()
        self.speech.prepare()

    def close(self) -> None:
        """Ends what can be heard; may be called twice."""
        self.sounds.close()

    def toggle(self) -> bool:
        """Switches all sounds on or off; returns whether they are on."""
        on = not self._preferences.now.sound
        self._preferences.change(sound=on)
        return on
