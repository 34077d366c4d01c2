"""Spoken totals: after each card its call, by the voice of the system, if that is wished and there is one.

QtTextToSpeech may be missing or may find no engine. Then nothing is spoken, and `state` says why. While a
screen reader is on, it tells everything itself, and a second voice would talk over it.
"""

from __future__ import annotations

import logging
import sys

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible

from cardtable.ui.preferences import Preferences
from cardtable.ui.voice import NoVoiceError, SystemVoice, Voice, VoiceProcess


class Speech(QObject):
    """Says what happens at the table, by the preferences. Makes its voice at the first sentence."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
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
            self._missing = str(error)
            logging.getLogger(__name__).info("No speech: %s", error)

    def say(self, sentence: str) -> None:
        """Speaks, if that is wished and nobody else reads the screen."""
        now = self._preferences.now
        if not now.speech or QAccessible.isActive():
            return
        self.prepare()
        if self._voice is not None:
            self._voice.say(sentence, now.speech_rate / 10)

    def teach(self, sentence: str) -> None:
        """Speaks to a learner, who wants that whatever is preferred at the table."""
        self._find_voice()
        if self._voice is not None and not QAccessible.isActive():
            self._voice.say(sentence, self._preferences.now.speech_rate / 10)

    @property
    def state(self) -> str:
        """Whether there is a voice, for the page of diagnostics."""
        translate = QCoreApplication.translate
        if not self._preferences.now.speech:
            return translate("Speech", "switched off")
        if self.trouble:
            return translate("Speech", "silent: {reason}").format(reason=self.trouble)
        if self._voice is not None and self._voice.name:
            return translate("Speech", "speaks by {engine}").format(engine=self._voice.name)
        return translate("Speech", "not asked for yet")
