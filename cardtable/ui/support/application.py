"""A QApplication that reports when the system asks to open a file."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
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
