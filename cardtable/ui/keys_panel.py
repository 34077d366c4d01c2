"""The panel of keys: what every key does here, over the middle of the table, until `?` or Escape."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRectF, QSizeF, Qt
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
from cardtable.ui.table.layout import CARD_RATIO, Layout
from cardtable.ui.theme import Theme
from cardtable.ui.widgets_room import RoomPage

if TYPE_CHECKING:
    from cardtable.ui.main_window import MainWindow

_KEY, _ROW = 28.0, 33.0
"""How high a key is, and how far apart two rows are, at a scale of 1."""

_MARGIN = 16
_HEAD, _FOOT, _SIDE, _APART = 58.0, 14.0, 24.0, 30.0
"""Heights above and below the rows, and room beside and between the two columns, at a scale of 1."""

_LEAST = 0.74
"""The smallest scale: where that does not fit either, seats are covered rather than words too small."""

Row = tuple[tuple[str, ...], str]
"""The keys of a row, and what they do."""


def _table_keys() -> list[Row]:
    """The keys of the table, which no menu offers."""
    translate = QCoreApplication.translate
    return [
        (("←", "→"), translate("Keys", "choose a card")),
        ((native("Return"),), translate("Keys", "play it, go on")),
        (("1", "2"), translate("Keys", "play that card, pick in a choice")),
    ]


def native(keys: str) -> str:
    """A key as it is called on this platform."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


def _felt(layout: Layout, seats: int) -> QRectF:
    """What is free between the seats, above the own hand."""
    plaques = [layout.plaque(place) for place in range(1, seats)]
    above = [box.bottom for box in plaques if box.x < layout.centre.x < box.right]
    top = max(above, default=layout.bar) + 4
    bottom = layout.hand_y - layout.hand_card * CARD_RATIO / 2 - 26 * layout.s
    beside = [box for box in plaques if box.bottom > top and box.y < bottom]
    half = min(
        (max(box.x - layout.centre.x, layout.centre.x - box.right) for box in beside),
        default=layout.table_width / 2,
    )
    half = min(half, layout.table_width / 2) - 4
    return QRectF(layout.centre.x - half, top, 2 * half, bottom - top)


class KeysPanel(QWidget):
    """Lists what can be done now with its keys; asks the window anew each time it is shown."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows: list[Row] = []
        self._scale = 1.0
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
        here = window.pages.currentWidget()
        self.rows = here.keys() if isinstance(here, RoomPage) else []
        table = window.table_page
        if table is not None and here is table:
            from cardtable.ui.table import asking

            at_hand = _table_keys() + asking.keys(table.view.chooser.choosing)
            self.rows = table.lesson_keys or at_hand
        practice = window.side.practice_page
        if practice is not None and window.pages.currentWidget() is practice:
            self.rows = practice.panel.key_rows
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

    @property
    def _columns(self) -> tuple[list[Row], list[Row]]:
        half = (len(self.rows) + 1) // 2
        return self.rows[:half], self.rows[half:]

    def _widths(self, column: list[Row]) -> tuple[float, float]:
        """How wide the keys of a column are, and what stands beside them."""
        s = self._scale
        keys = max((sum(self._cap_width(key) + 8 * s for key in keys) for keys, _ in column), default=0.0)
        words = max((paint.text_width(text, 16 * s, 700) for _, text in column), default=0.0)
        return keys + 4 * s, words

    def _size(self) -> tuple[float, float]:
        s, columns = self._scale, self._columns
        wide = sum(sum(self._widths(column)) for column in columns) + (2 * _SIDE + _APART) * s + 16
        return wide, (_HEAD + _FOOT + _ROW * len(columns[0])) * s + 16

    def _place(self, window: MainWindow) -> None:
        """On the felt, so that seats and hand are seen; as large as text is, where it fits."""
        table = window.table_page
        free = around = QRectF(window.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        if table is not None and window.pages.currentWidget() is table and self.theme.text == 1:
            free = _felt(table.view.board.layout, len(table.view.board.seats))
            free.translate(QPointF(table.view.mapTo(window, QPoint())))
        self._scale = max(1.0, self.theme.text)
        while self._scale > _LEAST:
            wide, tall = self._size()
            if wide <= free.width() and tall <= free.height():
                break
            self._scale -= 0.02
        box = QRectF(QPointF(), QSizeF(*self._size()))
        box.moveCenter(free.center())
        box.moveTop(max(around.top(), min(box.top(), around.bottom() - box.height())))
        box.moveLeft(max(around.left(), min(box.left(), around.right() - box.width())))
        self.setGeometry(box.toRect())

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
        s = self._scale
        left, right, y = sheet.left() + _SIDE * s, sheet.right() - _SIDE * s, sheet.top() + 32 * s
        paint.icon(painter, "keyboard", left + 12 * s, y, 24 * s, theme.ink, 2.2)
        paint.text(painter, left + 36 * s, y, translate("Keys", "Keys"), 21 * s, theme.ink, 900)
        cap = self._cap_width("?")
        self._cap(painter, right - cap, y, "?")
        hint = translate("Keys", "show or hide")
        paint.text(painter, right - cap - 12 * s, y, hint, 14 * s, theme.ink_muted, 600, paint.RIGHT)
        for column in self._columns:
            y = sheet.top() + (_HEAD + 19) * s
            caps, words = self._widths(column)
            for keys, text in column:
                x = left
                for key in keys:
                    x = self._cap(painter, x, y, key) + 8 * s
                paint.text(painter, left + caps, y, text, 16 * s, theme.ink, 700, width=words + 4)
                y += _ROW * s
            left += caps + words + _APART * s
        painter.end()

    def _cap_width(self, text: str) -> float:
        return max(_KEY * self._scale, paint.text_width(text, 14 * self._scale, 800) + 18 * self._scale)

    def _cap(self, painter: QPainter, x: float, y: float, text: str) -> float:
        """A key with its lettering; returns where it ends."""
        theme, s = self.theme, self._scale
        cap = QRectF(x, y - _KEY * s / 2, self._cap_width(text), _KEY * s)
        paint.fill_round(painter, cap.translated(0, 2), 8 * s, theme.paper_line)
        paint.fill_round(painter, cap, 8 * s, theme.paper_raised, theme.paper_line, 1.2)
        paint.text(painter, cap.center().x(), y, text, 14 * s, theme.ink, 800, paint.CENTRE)
        return cap.right()
