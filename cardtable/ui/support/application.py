"""The QApplication: it reports when the system asks to open a file, and collects garbage when it's idle."""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """The application.

    On macOS, an event instead of the command line names a file that was double-clicked.
    """

    file_opened = Signal(str)
    """Emitted with the path of a file to open."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)


def collect_when_idle() -> None:
    """Collect from now on whenever the event loop of this thread is about to wait for events.

    By itself, Python collects on whichever thread makes the next object. On the disk's thread that would
    delete timers and widgets of closed pages, and Qt would crash at their next event.
    """
    gc.disable()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(collect_due)


def collect_due() -> None:
    """Collect as much as Python would do by itself."""
    made, most = gc.get_count(), gc.get_threshold()
    for generation in (2, 1, 0):
        if made[generation] > most[generation]:
            gc.collect(generation)
            return
