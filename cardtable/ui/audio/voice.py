"""The voice of this system, by QtTextToSpeech, here or in a process of its own.

On Linux a voice is asked over a socket, and each question waits for the answer. A speech server without a
sound device may never give one, and its client would stop the whole table for ever. There the voice lives in
a process of its own, which is ended when it does not answer.
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
"""espeak's, which most Linux systems have; Qt counts its Caribbean one as American, too, and takes that."""


class Voice(Protocol):
    """What speaks."""

    @property
    def name(self) -> str:
        """The engine that speaks; "" while it is not known."""

    @property
    def trouble(self) -> str:
        """Why it does not speak any more, in a few words; "" while all is well."""

    def speaks(self, language: str) -> bool:
        """Whether it has a voice of that language (as `de`), as far as is known by now."""

    def lacks(self, language: str) -> bool:
        """Whether it is known to have no voice of that language."""

    def say(self, sentence: str, rate: float, language: str) -> None:
        """Says a sentence, instead of what is being said, of which "" is the end; `rate` -1 to 1, 0 is usual;
        `language` as `de`.
        """


class NoVoiceError(Exception):
    """Why nothing can be spoken, in the words of the system; "" where there is just no voice."""


class SystemVoice:
    """Speaks by QTextToSpeech. Raises NoVoiceError without an engine."""

    trouble = ""

    def __init__(self, parent: QObject) -> None:
        try:
            from PySide6.QtTextToSpeech import QTextToSpeech
        except ImportError as error:
            raise NoVoiceError(str(error)) from error
        # Without a name Qt takes the engine that it ranks first; it lists all in another order at each start.
        for name in ("", *sorted({*QTextToSpeech.availableEngines()} - {"mock"})):
            speech = QTextToSpeech(name, parent)
            # Qt's own mock of an engine says nothing.
            if speech.engine() != "mock" and speech.state() != QTextToSpeech.State.Error:
                self._speech, self._language = speech, ""
                self.name = speech.engine()
                return
            speech.deleteLater()
        raise NoVoiceError

    @property
    def tongues(self) -> frozenset[str]:
        """The languages of which it has a voice, as `de`."""
        return frozenset(QLocale.languageToCode(each.language()) for each in self._speech.availableLocales())

    def speaks(self, language: str) -> bool:
        return language.partition("-")[0] in self.tongues

    def lacks(self, language: str) -> bool:
        return bool(self.tongues) and not self.speaks(language)

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
    """Has a language spoken as it is here, else where most speak it, else as the engine can."""
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
    """A voice in a process of its own: it may hang, and the table goes on."""

    def __init__(
        self,
        speak: Callable[[Line], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Starts the process, whose life is `speak` (`speak_by_system`). Raises NoVoiceError if it cannot."""
        from multiprocessing import get_context

        self._name = self._trouble = ""
        self._tongues = frozenset[str]()
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
        """The engine that speaks; "" while it is not known."""
        self._listen()
        return self._name

    @property
    def trouble(self) -> str:
        """Why it does not speak any more, in a few words; "" while all is well."""
        self._listen()
        return self._trouble

    def speaks(self, language: str) -> bool:
        """Whether it has told that it has a voice of that language."""
        self._listen()
        return not self._trouble and language.partition("-")[0] in self._tongues

    def lacks(self, language: str) -> bool:
        """Whether it has told its languages, and that one is not among them."""
        self._listen()
        return bool(self._tongues) and language.partition("-")[0] not in self._tongues

    @property
    def lag(self) -> float:
        """Return the seconds that the oldest sentence not yet taken has waited since the process started;
        0 if none waits.
        """
        self._listen()
        return self._clock() - self._waiting[0] if self._waiting and self._is_started else 0.0

    def say(self, sentence: str, rate: float, language: str) -> None:
        """Hands the sentence over; a voice that has not taken an earlier one for long is given up."""
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
        """Take in what the process told: that it started, its name, its languages, why it cannot speak, or
        that it took a sentence.
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
        """Says that nothing more will come, upon which the process ends by itself."""
        self._connection.close()

    def close(self) -> None:
        """Ends the process, also one that hangs."""
        self.hang_up()
        self._process.kill()
        self._process.join()


class Line:
    """Speaks and listens to another process by two pipes: where one pipe goes both ways, it is a socket."""

    def __init__(self, ear: Connection, mouth: Connection) -> None:
        self._ear, self._mouth = ear, mouth

    def send(self, message: object) -> None:
        """Raises OSError where nobody listens any more."""
        self._mouth.send(message)

    def recv(self) -> Any:
        """Raises EOFError where nobody speaks any more."""
        return self._ear.recv()

    def poll(self, seconds: float | None = 0.0) -> bool:
        """Whether something was said; waits so long for it."""
        return self._ear.poll(seconds)

    def close(self) -> None:
        """Says that nothing more will come."""
        self._mouth.close()
        self._ear.close()


def _both_ways(context: SpawnContext) -> tuple[Line, Line]:
    """A line, and the other end of it."""
    (ours, their_mouth), (theirs, our_mouth) = context.Pipe(duplex=False), context.Pipe(duplex=False)
    return Line(ours, our_mouth), Line(theirs, their_mouth)


STARTED = (True, "")
"""What a voice's process sends first, before it looks for an engine: one may take for ever."""

TOOK_IT = ("", "")
"""What a voice's process sends for a sentence; else its name, or "" and why it cannot speak."""

NO_VOICE = "none"
"""What it sends for want of a voice; in words it is said here, in the language that is spoken."""


def speak_by_system(connection: Line) -> None:
    """The life of a voice's process: to say what comes, until nobody sends any more."""
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
    """Has sentences said on the main thread, where the voice lives."""

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
        """Waits for sentences; the process ends with the program that sends them."""
        try:
            while True:
                sentence, rate, language = self._connection.recv()
                self.came.emit(sentence, rate, language)
        except (EOFError, OSError):
            # Not the orderly way: the main thread may hang in the voice.
            os._exit(0)
