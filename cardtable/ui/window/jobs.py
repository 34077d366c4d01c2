"""What a window has done off its thread: with files, and with games that take long to be played through."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cardtable.language import paragraph, say
from cardtable.storage.writer import REPLAYER, WRITER
from cardtable.ui.support.background import Background

T = TypeVar("T")

Tell = Callable[[str], None]
"""Takes what there is to tell of a job, one sentence at a time, on whatever thread."""

Job = Callable[[Tell], T]

SLOW = 150
"""Milliseconds after which it is said that a game is being opened."""


class Jobs(QObject):
    """Does them in order; what there is to tell of one is told before its answer is given."""

    told = Signal(str)
    """All that there is to tell of a job; of one that was refused, why."""

    waits = Signal(str)
    """A game is on its way and takes long, in words that hold until `arrived`."""

    arrived = Signal(str)
    """Those words hold no longer: the game is there, or not wanted any more."""

    def __init__(self, window: QWidget) -> None:
        """Escape anywhere in that window leaves a game that is being opened."""
        super().__init__(window)
        self._disk, self._replays = Background(self, WRITER), Background(self, REPLAYER)
        self._opened = 0
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.timeout.connect(self._tell_waits)
        self._said = ""
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        self._escape.activated.connect(self.leave)
        self._escape.setEnabled(False)

    def on_disk(self, job: Job[T], then: Callable[[T], object], told: Sequence[str] = ()) -> None:
        """Has something done on the thread of the disk, at once where that takes no longer than
        `background.PATIENCE`. What there is to tell of it is told after `told`; a refusal (OSError) is told
        in place of an answer.
        """
        self._ask(self._disk, job, then, told)

    def off_disk(self, job: Job[T], then: Callable[[T], object]) -> None:
        """The same for what takes long and asks the disk for little, so that no move waits for it."""
        self._ask(self._replays, job, then)

    def _ask(
        self, thread: Background, job: Job[T], then: Callable[[T], object], told: Sequence[str] = ()
    ) -> None:
        sentences = list(told)

        def give(found: T) -> None:
            self._tell(sentences)
            then(found)

        def refuse(error: OSError) -> None:
            self._tell([*sentences, str(error)])

        thread.ask(lambda: job(sentences.append), give, refuse)

    def _tell(self, sentences: Sequence[str]) -> None:
        """In one notice, so that none is lost."""
        if sentences:
            self.told.emit(paragraph(sentences))

    # Games on their way to the screen

    def open(self, job: Job[T], then: Callable[[T], object]) -> None:
        """Has `job` find a game, which is played through for that, and gives it to `then` while it is wanted:
        who goes to another page, opens another game or presses Escape does not want it any more.
        """
        self.leave()
        number = self._opened

        def find(tell: Tell) -> T | Exception:
            try:
                return job(tell)
            except Exception as error:
                if isinstance(error, OSError):
                    tell(str(error))
                return error

        def give(found: T | Exception) -> None:
            wanted = number == self._opened
            if wanted:
                self.leave()
            if not isinstance(found, Exception):
                if wanted:
                    then(found)
            elif not isinstance(found, OSError):
                raise found

        self.off_disk(find, give)
        if number == self._opened:
            self._slow.start(SLOW)

    def leave(self) -> None:
        """The game that is being opened, if there is one, is not wanted any more."""
        self._opened += 1
        self._slow.stop()
        self._escape.setEnabled(False)
        self.arrived.emit(self._said)

    def _tell_waits(self) -> None:
        self._escape.setEnabled(True)
        self._said = say("window-game-opens")
        self.waits.emit(self._said)
