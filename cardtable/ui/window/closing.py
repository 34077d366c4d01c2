"""A window that is closed goes when all is on disk; what the disk refuses is asked about first."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from enum import Enum

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from cardtable.language import paragraph, say
from cardtable.storage.writer import WRITER
from cardtable.ui.window.jobs import Jobs

SLOW = 150
"""Milliseconds after which it is said that the disk takes long."""


class _How(Enum):
    """How far a window is that is being closed."""

    NOT = "it is open"
    AT_ONCE = "what is due is handed over to the disk"
    WAITS = "the disk takes long"
    DONE = "all is on disk"


class Closing(QObject):
    """Closes one window. Where the disk takes long it says so, and the window goes by itself."""

    rests = Signal(bool)
    """Whether nothing can be done in the window while it waits."""

    waits = Signal(str)
    """The disk takes long, in words that hold until `stays`."""

    stays = Signal(str)
    """Those words hold no longer: the player wants the window to stay open."""

    def __init__(
        self,
        window: QWidget,
        jobs: Jobs,
        *,
        settle: Callable[[], None],
        unsaved: Callable[[], Iterable[tuple[str, str]]],
        end: Callable[[], None],
    ) -> None:
        """`settle` returns when all is on disk or was tried once more, on the thread of the disk. `unsaved`
        gives what the disk refused all the same, and why. `end` ends what still runs.
        """
        super().__init__(window)
        self._window, self._jobs = window, jobs
        self._settle, self._unsaved, self._end = settle, unsaved, end
        self._how = _How.NOT
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._said = ""
        self._slow.timeout.connect(self._tell_waits)

    def is_due(self) -> bool:
        """The window is to be closed: whether it may go now; else it goes when it may."""
        if self._how is _How.NOT:
            self._how = _How.AT_ONCE
            self._jobs.on_disk(lambda tell: WRITER.do(self._settle), lambda _: self._settled())
            if self._how is _How.AT_ONCE:
                self._how = _How.WAITS
                self.rests.emit(True)
                self._slow.start(SLOW)
        return self._how is _How.DONE

    def ask_nothing(self) -> None:
        """From now on the window goes without a question: the system shuts down and would wait in vain."""
        self._unsaved = lambda: ()

    def _tell_waits(self) -> None:
        self._said = say("window-saving")
        self.waits.emit(self._said)

    def _settled(self) -> None:
        try:
            if not all(close_all_the_same(self._window, *one) for one in self._unsaved()):
                self._stay()
                return
            self._end()
        except Exception:
            # A window that cannot be closed would be worse than what goes wrong in it.
            sys.excepthook(*sys.exc_info())
        self._jobs.on_disk(lambda tell: None, lambda _: self._go())

    def _stay(self) -> None:
        self._slow.stop()
        self.stays.emit(self._said)
        if self._how is _How.WAITS:
            self.rests.emit(False)
        self._how = _How.NOT

    def _go(self) -> None:
        self._slow.stop()
        waited, self._how = self._how is _How.WAITS, _How.DONE
        if waited:
            self._window.close()


def close_all_the_same(window: QWidget, lost: str, trouble: str) -> bool:
    """Asks whether what the disk refuses may be lost: what is not saved, and what is wrong with the disk."""
    box = QMessageBox(window)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setText(paragraph([lost, say("window-lost-if-closed")]))
    box.setInformativeText(trouble)
    stay = box.addButton(say("window-keep-open"), QMessageBox.ButtonRole.RejectRole)
    close = box.addButton(say("window-close-anyway"), QMessageBox.ButtonRole.DestructiveRole)
    box.setDefaultButton(stay)
    box.setEscapeButton(stay)
    box.exec()
    return box.clickedButton() is close
