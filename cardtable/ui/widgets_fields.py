"""Labels and the search field."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from cardtable.ui import paint
from cardtable.ui.theme import Theme


def label(text: str, role: str, parent: QWidget | None = None) -> QLabel:
    """A label in one of the style sheet's roles: title, note, heading, row, label or small."""
    made = QLabel(text, parent)
    made.setProperty("role", role)
    return made


class SearchField(QLineEdit):
    """A field with a magnifying glass, on the room's ground."""

    def __init__(self, theme: Theme, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setProperty("ground", "room")
        self.setPlaceholderText(hint)
        self.setAccessibleName(hint)
        self.setClearButtonEnabled(True)
        self.setMaximumWidth(420)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The field, and the glass over its left end."""
        super().paintEvent(event)
        painter = QPainter(self)
        paint.smooth(painter)
        paint.icon(painter, "search", 24, self.height() / 2, 20, self.theme.panel_muted, 2.4)
        painter.end()
