"""The voice of this system, by QtTextToSpeech, here or in its own process.

On Linux a voice is asked over a socket, and each request waits for the answer. A speech server without a
sound device may never answer, and its client would then block the whole table forever. So there the voice
lives in its own process, which is ended when it doesn't answer.
"""

from __future__ import annotations

import logging
import os
import threading
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, Signal

from cardtable.language import say

if TYPE_CHECKING:
    from multiprocessing.connection import _ConnectionBase as Connection
    from multiprocessing.context import SpawnContext

    from PySide6.QtTextToSpeech import QTextToSpeech

PATIENCE = 10.0
"""Seconds after which a voice that has not taken a sentence is given up."""

AMERICAN = "English (America)"
"""The voice of espeak, which most Linux systems have. Without it Qt picks Caribbean English, which it counts
as American.
"""


class Voice(Protocol):
    """Speaks sentences."""

    @property
    def name(self) -> str:
        """The engine that speaks; "" until it is known."""

    @property
    def trouble(self) -> str:
        """The reason why it has stopped speaking, in a few words; "" while all is well."""

    def speaks(self, language: str) -> bool:
        """Return whether a voice for a language such as `de` is known."""

    def lacks(self, language: str) -> bool:
        """Return whether a language is known to have no voice."""

    def say(self, sentence: str, rate: float, language: str) -> None:
        """Say a sentence in place of the current one; "" only stops.

        `rate` is -1 to 1 (0 is usual), `language` a tag such as `de`.
        """


class NoVoiceError(Exception):
    """Nothing can be spoken; the message is the system's reason, "" if there is just no voice."""


class SystemVoice:
    """Speaks by QTextToSpeech. Raises NoVoiceError if there is no engine."""

    trouble = ""

    def __init__(self, parent: QObject) -> None:
        try:
            from PySide6.QtTextToSpeech import QTextToSpeech
        except ImportError as error:
            raise NoVoiceError(str(error)) from error
        # "" is the engine that Qt ranks first; the list has another order at each start.
        for name in ("", *sorted({*QTextToSpeech.availableEngines()} - {"mock"})):
            speech = QTextToSpeech(name, parent)
            # Qt's mock engine says nothing.
            if speech.engine() != "mock" and speech.state() != QTextToSpeech.State.Error:
                self._speech, self._language = speech, ""
                self.name = speech.engine()
                return
            speech.deleteLater()
        raise NoVoiceError

    @property
    def tongues(self) -> frozenset[str]:
        """The languages with a voice, such as `de`."""
        return frozenset(QLocale.languageToCode(each.language()) for each in self._speech.availableLocales())

    def speaks(self, language: str) -> bool:
        return language.partition("-")[0] in self.tongues

    def lacks(self, language: str) -> bool:
        return not self.speaks(language)

    def say(self, sentence: str, rate: float, language: str) -> None:
        if language != self._language:
            self._language = language
            _speak(self._speech, language)
        if not sentence:
            self._speech.stop()
            return
        self._speech.setRate(rate)
        self._speech.say(sentence)


def _speak(speech: QTextToSpeech, tag: str) -> None:
    """Set the locale of a language: the system's region, else the usual one, else any that the engine has."""
    usual = QLocale(tag)
    spoken = usual.language()
    can = sorted((each for each in speech.availableLocales() if each.language() == spoken), key=QLocale.name)
    wanted = (QLocale(QLocale.system().name()), usual, *can)
    for locale in [each for each in wanted if each in can][:1]:
        speech.setLocale(locale)
    for voice in speech.availableVoices():
        if voice.name() == AMERICAN and spoken == QLocale.Language.English:
            speech.setVoice(voice)


class VoiceProcess:
    """A voice in its own process, which may hang without stopping the table."""

    def __init__(
        self,
        speak: Callable[[Line], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Start a process that runs `speak`, by default `speak_by_system`.

        Raises NoVoiceError if it cannot start.
        """
        from multiprocessing import get_context

        self._name = self._trouble = ""
        self._tongues: frozenset[str] | None = None
        self._clock = clock
        self._waiting: deque[float] = deque()
        self._is_started = False
        context = get_context("spawn")
        try:
            self._connection, theirs = _both_ways(context)
            self._process = context.Process(
                target=speak or speak_by_system, args=(theirs,), name="cardtable-voice", daemon=True
            )
            self._process.start()
        except OSError as error:
            raise NoVoiceError(str(error)) from error
        theirs.close()

    @property
    def name(self) -> str:
        """The engine that speaks; "" until it is known."""
        self._listen()
        return self._name

    @property
    def trouble(self) -> str:
        """The reason why it has stopped speaking, in a few words; "" while all is well."""
        self._listen()
        return self._trouble

    def speaks(self, language: str) -> bool:
        """Return whether the process has reported a voice of a language."""
        self._listen()
        return not self._trouble and language.partition("-")[0] in (self._tongues or ())

    def lacks(self, language: str) -> bool:
        """Return whether the process has reported its languages without this one."""
        self._listen()
        return self._tongues is not None and language.partition("-")[0] not in self._tongues

    @property
    def lag(self) -> float:
        """The seconds that the oldest sentence not yet taken has waited since the process started.

        0 if none waits.
        """
        self._listen()
        return self._clock() - self._waiting[0] if self._waiting and self._is_started else 0.0

    def say(self, sentence: str, rate: float, language: str) -> None:
        """Send a sentence to the process, or give up a voice that has not taken an earlier one for long."""
        if self.trouble:
            return
        if self.lag > PATIENCE:
            self._give_up(say("audio-voice-does-not-answer"))
            return
        try:
            self._connection.send((sentence, rate, language))
        except OSError:
            self._give_up(say("audio-voice-has-ended"))
            return
        self._waiting.append(self._clock())

    def _listen(self) -> None:
        """Read the reports of the process.

        That it started, its name, its languages, why it cannot speak, or that it took a sentence.
        """
        try:
            while not self._trouble and self._connection.poll():
                name, trouble = self._connection.recv()
                if trouble:
                    self._give_up(say("audio-no-voice") if trouble == NO_VOICE else trouble)
                elif name is True:
                    self._is_started = True
                    self._waiting = deque([self._clock()] * len(self._waiting))
                elif isinstance(name, frozenset):
                    self._tongues = name
                elif name:
                    self._name = name
                else:
                    self._waiting.popleft()
        except (EOFError, OSError):
            self._give_up(say("audio-voice-has-ended"))

    def _give_up(self, trouble: str) -> None:
        self._trouble = trouble
        logging.getLogger(__name__).info("No speech: %s", trouble)
        self.close()

    def hang_up(self) -> None:
        """Close the connection; the process then exits."""
        self._connection.close()

    def close(self) -> None:
        """End the process, even if it hangs."""
        self.hang_up()
        self._process.kill()
        self._process.join()


class Line:
    """A connection to another process by two pipes, as a single pipe for both ways would be a socket."""

    def __init__(self, ear: Connection, mouth: Connection) -> None:
        self._ear, self._mouth = ear, mouth

    def send(self, message: object) -> None:
        """Send a message. Raises OSError if the other end is closed."""
        self._mouth.send(message)

    def recv(self) -> Any:
        """Wait for a message. Raises EOFError if the other end is closed."""
        return self._ear.recv()

    def poll(self, seconds: float | None = 0.0) -> bool:
        """Return whether a message is there, waiting up to `seconds` for it."""
        return self._ear.poll(seconds)

    def close(self) -> None:
        self._mouth.close()
        self._ear.close()


def _both_ways(context: SpawnContext) -> tuple[Line, Line]:
    (ours, their_mouth), (theirs, our_mouth) = context.Pipe(duplex=False), context.Pipe(duplex=False)
    return Line(ours, our_mouth), Line(theirs, their_mouth)


STARTED = (True, "")
"""The first message from the voice's process, before it looks for an engine, which may take forever."""

TOOK_IT = ("", "")
"""The message from the voice's process after a sentence; others are its name, or "" and its trouble."""

NO_VOICE = "none"
"""The message from the voice's process if it has no voice; it is translated on this side."""


def speak_by_system(connection: Line) -> None:
    """Run the voice's process: say what is sent until the connection closes."""
    connection.send(STARTED)
    application = QCoreApplication([])
    try:
        voice = SystemVoice(application)
    except NoVoiceError as error:
        connection.send(("", str(error) or NO_VOICE))
        return
    connection.send((voice.name, ""))
    connection.send((voice.tongues, ""))
    mouth = _Mouth(voice, connection)
    threading.Thread(target=mouth.listen, daemon=True).start()
    application.exec()


class _Mouth(QObject):
    """Passes sentences to the main thread, where the voice lives."""

    came = Signal(str, float, str)

    def __init__(self, voice: SystemVoice, connection: Line) -> None:
        super().__init__()
        self._voice = voice
        self._connection = connection
        self.came.connect(self._say, Qt.ConnectionType.QueuedConnection)

    def _say(self, sentence: str, rate: float, language: str) -> None:
        self._voice.say(sentence, rate, language)
        self._connection.send(TOOK_IT)

    def listen(self) -> None:
        """Wait for sentences; end this process together with the program that sends them."""
        try:
            while True:
                sentence, rate, language = self._connection.recv()
                self.came.emit(sentence, rate, language)
        except (EOFError, OSError):
            # The main thread may hang in the voice, so don't wait for it.
            os._exit(0)
