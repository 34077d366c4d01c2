"""The audio of the table, by the player's preferences: its sounds, and totals spoken by a voice.

QtMultimedia and QtTextToSpeech may be missing, may lack a system library, or may find no device or engine.
Then there is silence: the diagnostics page shows the reason from `state`, and the player isn't interrupted.
"""

from __future__ import annotations

import logging
import math
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Signal, SignalInstance
from PySide6.QtGui import QAccessible

from cardtable.language import SPEECH, say
from cardtable.storage.settings import Settings
from cardtable.ui.audio.loudspeaker import Loudspeaker, NoSoundError
from cardtable.ui.audio.recorded_voice import RecordedVoice, parts
from cardtable.ui.audio.voice import NoVoiceError, SystemVoice, Voice, VoiceProcess
from cardtable.ui.shared.preferences import Preferences

if TYPE_CHECKING:
    from cardtable.ui.table.motion.score import Cue
    from cardtable.ui.table.table_view import TableView

TICKS = 12
"""Number of pitches of the ticks while the total is counted."""

APART = 55
"""Minimum milliseconds between two starts of the same sound; a sooner one is skipped."""

SOUNDS = (
    "card_slide", "card_land", "stock_draw", "shuffle", "count_up", "reverse", "skip", "hold", "bust",
    "token_drop", "turn", "win", "accent",
)  # fmt: skip
"""All sounds of the table; each can be switched off by its name."""


class Player(Protocol):
    """Plays sound files: `Loudspeaker`, or a fake in tests."""

    device: str
    """The name of the audio device, to show to the player."""

    def play(self, name: str, volume: float) -> None:
        """Play `resources/sounds/NAME.wav` at a volume of 0 to 1."""

    def speak(self, make: Callable[[], bytes]) -> None:
        """Play the samples that `make` returns in place of those spoken before; none only stop these."""

    def close(self) -> None:
        """Stop everything that is playing."""


class Sounds(QObject):
    """The sounds of the table. Makes its player for the first sound."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._player: Player | None = None
        self._tried = False
        self._clock = QElapsedTimer()
        self._clock.start()
        self._begun: dict[str, int] = {}
        self.trouble = ""
        """The reason for silence; "" if there is none or no sound has been asked for yet."""

    def make_player(self) -> Player:
        """Return the player of this system. Raises NoSoundError if there is none."""
        return Loudspeaker(self)

    def prepare(self) -> None:
        """Load the player once, if sound is on, at a moment when a short delay doesn't matter."""
        if self._wanted(self._preferences.now):
            self._find_player()

    def _find_player(self) -> None:
        if self._tried:
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
        self.play(cue.sound, cue.share)

    def play(self, sound: str, share: float = 0.0) -> None:
        """Play one of `SOUNDS`, unless it is switched off or has only just started.

        `share`, 0 to 1, is the total divided by the limit, and sets the pitch of a tick.
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

    def speak(self, make: Callable[[], bytes]) -> None:
        """Play recorded speech, even if sounds are off."""
        self._find_player()
        if self._player is not None:
            self._player.speak(make)

    def close(self) -> None:
        """Stop everything that is playing; may be called twice."""
        if self._player is not None:
            self._player.close()
        self._player = None

    @property
    def state(self) -> str:
        """The state of the sound in words, for the diagnostics page."""
        if not self._wanted(self._preferences.now):
            return say("audio-switched-off")
        if self.trouble:
            return say("audio-silent", reason=self.trouble)
        if self._player is not None:
            return say("audio-plays-on", device=self._player.device)
        return say("audio-not-asked-for-yet")


def file_of(sound: str, share: float) -> str:
    """Return the file name of a sound; ticks have one for each pitch, accents two."""
    if sound == "accent":
        return "right" if share > 0.5 else "try_again"
    if sound != "count_up":
        return sound
    return f"count_up_{round(max(0.0, min(1.0, share)) * (TICKS - 1)):02}"


def loudness(volume: int) -> float:
    """Return the amplitude for a volume of 0 to 100; 50 sounds about half as loud."""
    return math.pow(volume / 100, 1.7)


class Speech(QObject):
    """Speaks what happens at the table. Makes its voice for the first sentence.

    A screen reader reads everything itself, so nothing is said while one is on. If no voice speaks the
    current language, nothing is said either, and `silent` is emitted once per language. Only learners then
    hear recordings.
    """

    silent = Signal(str)
    """Emitted with a sentence that says why nothing is read aloud, once a language or when asked."""

    def __init__(
        self,
        preferences: Preferences,
        play: Callable[[Callable[[], bytes]], object],
        parent: QObject | None = None,
    ) -> None:
        """Make it silent; `play` gets a function that makes the samples of recorded speech."""
        super().__init__(parent)
        self._preferences = preferences
        self._silent_in: set[str] = set()
        self._voice: Voice | None = None
        self._recordings = RecordedVoice(play)
        self._tried = False
        self._missing = ""

    @property
    def trouble(self) -> str:
        """The reason why nothing is spoken; "" if all is well or nothing has been said yet."""
        return self._voice.trouble if self._voice is not None else self._missing

    def make_voice(self) -> Voice:
        """Return the voice of this system.

        Only on Linux can one hang, so there it has a process. Raises NoVoiceError if there is none.
        """
        return SystemVoice(self) if sys.platform in ("win32", "darwin") else VoiceProcess()

    def prepare(self) -> None:
        """Find the voice once, if speech is on."""
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
        """Speak, if speech is on and no screen reader is."""
        now = self._preferences.now
        if not now.speech or QAccessible.isActive():
            return
        self.prepare()
        tag = SPEECH.language.tag
        if self._voice is not None and not self._voice.lacks(tag):
            self._voice.say(sentence, now.speech_rate / 10, tag)
        elif tag not in self._silent_in:
            self._silent_in.add(tag)
            self._explain()

    def _explain(self) -> None:
        self.silent.emit(say("audio-no-voice-for", language=SPEECH.name_of(SPEECH.language.tag)))

    def read(self, sentence: str) -> None:
        """Speak what a person asked to hear, even if speech is off, or say each time why it is silent."""
        if QAccessible.isActive():
            return
        voice, tag = self._learners_voice, SPEECH.language.tag
        if voice is None or (voice is self._recordings and not parts(sentence, tag)):
            self._explain()
        else:
            voice.say(sentence, self._preferences.now.speech_rate / 10, tag)

    @property
    def _learners_voice(self) -> Voice | None:
        """The system's voice, unless it lacks the current language; then recordings, if there are any."""
        self._find_voice()
        voice, tag = self._voice, SPEECH.language.tag
        if voice is not None and not voice.trouble and not voice.lacks(tag):
            return voice
        return self._recordings if self._recordings.speaks(tag) else None

    @property
    def can_teach(self) -> bool:
        """Whether a voice or recordings of the current language have been found; this may take a moment."""
        voice = self._learners_voice
        return voice is not None and voice.speaks(SPEECH.language.tag)

    def teach(self, sentence: str) -> None:
        """Speak to a learner, even if speech is off at the table, but only in the current language."""
        voice = self._learners_voice
        if voice is not None and self.can_teach and not QAccessible.isActive():
            voice.say(sentence, self._preferences.now.speech_rate / 10, SPEECH.language.tag)

    @property
    def state(self) -> str:
        """The state of the voice in words, for the diagnostics page."""
        if not self._preferences.now.speech:
            return say("audio-switched-off")
        if self.trouble:
            return say("audio-silent", reason=self.trouble)
        if self._voice is not None and self._voice.name:
            return say("audio-speaks-by", engine=self._voice.name)
        return say("audio-not-asked-for-yet")


class TableAudio(QObject):
    """Plays the sounds of a table and speaks what happens there."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.sounds = Sounds(preferences, self)
        self.speech = Speech(preferences, self.sounds.speak, self)

    def listen(self, view: TableView, lessons: SignalInstance) -> None:
        """Connect the sounds and calls of a table and the sentences of its lessons.

        Loads the sound player now, before anything moves.
        """
        self.sounds.prepare()
        view.stage.heard.connect(self.sounds.hear)
        view.called.connect(self.speech.say)
        lessons.connect(self.speech.teach)

    def prepare(self) -> None:
        """Load the player and the voice if they are on, so that their `state` is known."""
        self.sounds.prepare()
        self.speech.prepare()

    def close(self) -> None:
        """Stop all sounds; may be called twice."""
        self.sounds.close()

    def toggle(self) -> bool:
        """Switch all sounds on or off; return whether they are on now."""
        on = not self._preferences.now.sound
        self._preferences.change(sound=on)
        return on
