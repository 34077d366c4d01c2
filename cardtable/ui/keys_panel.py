"""The panel of keys: what every key does here, at the lower right of the window, until `?` or Escape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.ui import paint
from cardtable.ui.theme import Theme

if TYPE_CHECKING:
    from cardtable.ui.main_window import MainWindow

_WIDTH = 388
_KEY = 30.0
_MARGIN = 16


def _table_keys() -> list[tuple[tuple[str, ...], str]]:
    """The keys of the table, which no menu offers."""
    translate = QCoreApplication.translate
    return [
        (("←", "→"), translate("Keys", "choose a card")),
        ((_native("Return"),), translate("Keys", "play it, go on")),
        (("1", "2"), translate("Keys", "play that card, pick in a choice")),
    ]


def _native(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class KeysPanel(QWidget):
    """Lists what can be done now with its keys; asks the window anew each time it is shown."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows: list[tuple[tuple[str, ...], str]] = []
        self._row = 38.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._before: QWidget | None = None
        self.hide()

    def toggle(self, window: MainWindow) -> None:
        """Shows the panel, or takes it away."""
        if self.isVisible():
            self.put_away()
            return
        from cardtable.ui.actions import commands

        self._before = window.focusWidget()
        shown = [each for each in commands(window) if each.sequences and each.when() and each.name != "keys"]
        self.rows = []
        table = window.table_page
        if table is not None and window.pages.currentWidget() is table:
            from cardtable.ui.table import asking

            self.rows = _table_keys() + asking.keys(table.view.chooser.choosing)
        for command in shown:
            text = command.sequences[0].toString(QKeySequence.SequenceFormat.NativeText)
            self.rows.append(((text,), command.text))
        self._place(window)
        name = QCoreApplication.translate("Keys", "Keys")
        lines = ", ".join(f"{' '.join(keys)}: {text}" for keys, text in self.rows)
        self.setAccessibleName(name)
        self.setAccessibleDescription(lines)
        self.show()
        self.raise_()
        self.setFocus()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{name}: {lines}"))

    def put_away(self) -> None:
        """The panel goes, and the keyboard is where it was."""
        self.hide()
        if self._before is not None:
            self._before.setFocus()

    def _place(self, window: MainWindow) -> None:
        room = window.height() - 2 * _MARGIN - 92
        usual = 42.0 if window.height() >= 800 else 32.0
        self._row = min(usual, room / max(1, len(self.rows)))
        height = round(92 + self._row * len(self.rows))
        self.setGeometry(
            window.width() - _WIDTH - _MARGIN, window.height() - height - _MARGIN, _WIDTH, height
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key puts it away; those of the menu do what they do as well."""
        if event.key() not in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta):
            self.put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click puts it away."""
        self.put_away()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet of paper with a row for each key."""
        painter = QPainter(self)
        paint.smooth(painter)
        theme, translate = self.theme, QCoreApplication.translate
        sheet = QRectF(self.rect()).adjusted(8, 8, -8, -8)
        paint.shadow(painter, sheet, 24, blur=8, dy=3, strength=0.4)
        paint.fill_round(painter, sheet, 24, theme.paper, theme.brass if self.hasFocus() else None, 2)
        left, y = sheet.left() + 24, sheet.top() + 38
        paint.icon(painter, "keyboard", left + 12, y, 24, theme.ink, 2.2)
        paint.text(painter, left + 36, y, translate("Keys", "Keys"), 21, theme.ink, 900)
        right = sheet.right() - 24
        self._cap(painter, right - _KEY, y, "?")
        hint = translate("Keys", "show or hide")
        paint.text(painter, right - _KEY - 12, y, hint, 14, theme.ink_muted, 600, paint.RIGHT)
        y += 24 + self._row / 2
        for keys, text in self.rows:
            x = left
            for key in keys:
                x = self._cap(painter, x, y, key) + 8
            x = max(x + 4, left + 98)
            paint.text(painter, x, y, text, 16, theme.ink, 700, width=right - x)
            y += self._row
        painter.end()

    def _cap(self, painter: QPainter, x: float, y: float, text: str) -> float:
        """A key with its lettering; returns where it ends."""
        theme = self.theme
        height = min(_KEY, self._row - 4)
        width = max(_KEY, paint.text_width(text, 14, 800) + 18)
        cap = QRectF(x, y - height / 2, width, height)
        paint.fill_round(painter, cap.translated(0, 2), 8, theme.paper_line)
        paint.fill_round(painter, cap, 8, theme.paper_raised, theme.paper_line, 1.2)
        paint.text(painter, cap.center().x(), y, text, 14, theme.ink, 800, paint.CENTRE)
        return cap.right()
