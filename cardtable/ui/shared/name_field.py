"""A field for a name, shown in place of a button while the name is typed."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class NameField(QLineEdit):
    """A field for a name; Enter takes it, Escape cancels."""

    named = Signal(str)
    """The name that was typed."""

    left = Signal()
    """Typing was canceled."""

    def __init__(self, title: str, role: str, longest: int, parent: QWidget) -> None:
        """Create the field; `title` is its name for screen readers, `role` its role in the style."""
        super().__init__(parent)
        self.setProperty("role", role)
        self.setMaxLength(longest)
        self.setAccessibleName(title)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.named.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
