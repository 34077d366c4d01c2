"""The application: a QApplication that hears when the system wants a file opened."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """On macOS a file that is double-clicked is not told on the command line but by an event."""

    file_opened = Signal(str)
    """The path of a file that shall be opened."""

    def event(self, event: QEvent) -> bool:
        """Passes on which file it is."""
        if isinstance(event, QFileOpenEvent):
            self.file_opened.emit(event.file())
            return True
        return super().event(event)
