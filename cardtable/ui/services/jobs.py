"""Jobs outside the window's thread: files, and games that take long to replay."""

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

Notify = Callable[[str], None]
"""A callback for messages about a job, one sentence at a time; any thread may call it."""

Job = Callable[[Notify], T]

SLOW = 150
"""Milliseconds before a message says that a game is being opened."""


class Jobs(QObject):
    """Runs jobs in order; the messages of a job are shown before its result is given."""

    notified = Signal(str)
    """Emitted with all messages of a job, or the reason why it was refused."""

    waits = Signal(str)
    """Emitted with a message when a game takes long to open; it holds until `arrived`."""

    arrived = Signal(str)
    """Emitted with the same message when the game is there, or not wanted anymore."""

    def __init__(self, window: QWidget) -> None:
        """Make the jobs of a window. Escape anywhere in it cancels a game that is being opened."""
        super().__init__(window)
        self._disk, self._replays = Background(self, WRITER), Background(self, REPLAYER)
        self._opened = 0
        self._slow = QTimer(self, singleShot=True)
        self._slow.timeout.connect(self._announce_wait)
        self._said = ""
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), window)
        self._escape.activated.connect(self.leave)
        self._escape.setEnabled(False)

    def on_disk(self, job: Job[T], then: Callable[[T], object], messages: Sequence[str] = ()) -> None:
        """Run a job on the disk's thread and give its result to `then`.

        A job that takes no longer than `background.PATIENCE` is waited for. Its messages are shown after
        `messages`; an OSError is shown instead of giving a result.
        """
        self._ask(self._disk, job, then, messages)

    def off_disk(self, job: Job[T], then: Callable[[T], object]) -> None:
        """Run a long job that hardly uses the disk on another thread, so that no move waits for it."""
        self._ask(self._replays, job, then)

    def _ask(
        self, thread: Background, job: Job[T], then: Callable[[T], object], messages: Sequence[str] = ()
    ) -> None:
        sentences = list(messages)

        def give(found: T) -> None:
            self._notify(sentences)
            then(found)

        def refuse(error: OSError) -> None:
            self._notify([*sentences, str(error)])

        thread.ask(lambda: job(sentences.append), give, refuse)

    def _notify(self, sentences: Sequence[str]) -> None:
        """Show all messages in one notice, so that none is lost."""
        if sentences:
            self.notified.emit(paragraph(sentences))

    # Opening games

    def open(self, job: Job[T], then: Callable[[T], object]) -> None:
        """Run a job that finds a game by replaying it, and give the game to `then` if it's still wanted.

        It isn't wanted anymore after a change of page, another game opened, or Escape.
        """
        self.leave()
        number = self._opened

        def find(notify: Notify) -> T | Exception:
            try:
                return job(notify)
            except Exception as error:
                if isinstance(error, OSError):
                    notify(str(error))
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
        """Cancel the game that is being opened, if there is one."""
        self._opened += 1
        self._slow.stop()
        self._escape.setEnabled(False)
        self.arrived.emit(self._said)

    def _announce_wait(self) -> None:
        self._escape.setEnabled(True)
        self._said = say("window-game-opens")
        self.waits.emit(self._said)
