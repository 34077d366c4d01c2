"""Closing the window once all is on disk, after asking about anything the disk refuses."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from enum import Enum

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QMessageBox, QWidget

from cardtable.language import paragraph, say
from cardtable.storage.writer import WRITER
from cardtable.ui.services.services import Services

SLOW = 150
"""Milliseconds after which a message says that the disk is slow."""


class _How(Enum):
    """How far the closing of a window has come."""

    NOT = "it is open"
    AT_ONCE = "what is due is handed over to the disk"
    WAITS = "the disk takes long"
    DONE = "all is on disk"


class Closing:
    """Closes one window as soon as all is on disk; if that takes long, it shows a message meanwhile."""

    def __init__(
        self,
        window: QWidget,
        services: Services,
        *,
        settle: Callable[[], None],
        unsaved: Callable[[], Iterable[tuple[str, str]]],
        end: Callable[[], None],
    ) -> None:
        """Make the closing of `window`.

        `settle` runs on the disk's thread and returns when all is on disk or was tried once more. `unsaved`
        yields what the disk still refused, and why. `end` ends everything that still runs.
        """
        self._window, self._services = window, services
        self._settle, self._unsaved, self._end = settle, unsaved, end
        self._how = _How.NOT
        self._slow = QTimer(window, singleShot=True)
        self._said = ""
        self._slow.timeout.connect(self._announce_wait)

    def is_due(self) -> bool:
        """Return whether the window may close now; if not, close it later by itself."""
        if self._how is _How.NOT:
            self._how = _How.AT_ONCE
            self._services.jobs.on_disk(lambda notify: WRITER.do(self._settle), lambda _: self._settled())
            if self._how is _How.AT_ONCE:
                self._how = _How.WAITS
                self._rest(True)
                self._slow.start(SLOW)
        return self._how is _How.DONE

    def ask_nothing(self) -> None:
        """Close without asking from now on: the system is shutting down and won't wait for an answer."""
        self._unsaved = lambda: ()

    def _announce_wait(self) -> None:
        self._said = say("window-saving")
        self._services.notify(self._said, "hold", stays=True)

    def _settled(self) -> None:
        try:
            if not all(close_all_the_same(self._window, *one) for one in self._unsaved()):
                self._stay()
                return
            self._end()
        except Exception:
            # A window that can't be closed would be worse than the error.
            sys.excepthook(*sys.exc_info())
        self._services.jobs.on_disk(lambda notify: None, lambda _: self._go())

    def _rest(self, resting: bool) -> None:
        """Set whether the window can't be used while it waits."""
        self._window.setEnabled(not resting)
        self._services.resting.emit(resting)

    def _stay(self) -> None:
        self._slow.stop()
        self._services.retract(self._said)
        if self._how is _How.WAITS:
            self._rest(False)
        self._how = _How.NOT

    def _go(self) -> None:
        self._slow.stop()
        waited, self._how = self._how is _How.WAITS, _How.DONE
        if waited:
            self._window.close()


def close_all_the_same(window: QWidget, lost: str, trouble: str) -> bool:
    """Ask whether to close although something isn't saved: `lost` says what, and `trouble` why."""
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
