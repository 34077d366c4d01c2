"""The panel of all keys and what they do now, over the middle of the window until `?` or Escape."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import say, series
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.support.keymap import KEYS, PAGE_KEYS
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.room_page import KeyRow

_KEY, _ROW = 26.0, 30.0
"""Height of a key and distance between rows, at a scale of 1."""

_MARGIN = 16
_HEAD, _FOOT, _SIDE, _APART = 50.0, 8.0, 20.0, 24.0
"""Heights above and below the rows, and space beside and between the two columns, at a scale of 1."""

_LEAST = 0.74
"""The smallest scale: if even that doesn't fit, cover seats rather than make text too small."""


_PLUS = re.compile(r"(?<=[^+])\+(?=.)")
"""The plus between two keys held together; a plus may be a key itself."""


def native(keys: str | QKeySequence) -> str:
    """Return the name of keys on this platform in the current language: `Ctrl+Z`, `Strg+Z`, `⌘Z`."""
    sequence, forms = QKeySequence(keys), QKeySequence.SequenceFormat
    if sys.platform == "darwin":
        return sequence.toString(forms.NativeText)
    else:
        # Qt translates names of keys into few languages, and not all of them.
        held = _PLUS.split(sequence.toString(forms.PortableText))
        return "+".join(say("controls-key-name", key=key) for key in held)


def key_cap(name: str, usual: str = "") -> str:
    """Return the key of the action `name`, as it's named here; `usual` is a command's default."""
    return native(KEYS.key(name, usual))


def rows_of(*names: str) -> list[KeyRow]:
    """Return the keys of actions of pages, with the words of the page of keys."""
    words = {one.name: one.words for one in PAGE_KEYS}
    return [((key_cap(name),), words[name]()) for name in names]


def with_key(action: str, key: str) -> str:
    """Return an action with the name of its key: `Undo the last play (Ctrl+Z)`."""
    return say("controls-action-key", action=action, key=key)


class KeysPanel(QWidget):
    """Lists the actions that are possible now with their keys, over its parent."""

    change_asked = Signal()
    """Emitted when the player wants other keys."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.theme = theme
        self.rows: list[KeyRow] = []
        self._scale = 1.0
        self.change = PillButton(say("keys-title"), size=14, parent=self)
        self.change.clicked.connect(self._change)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._before: QWidget | None = None
        self.hide()

    def show_keys(self, rows: Iterable[KeyRow], free: QRectF | None = None) -> None:
        """Show these keys in the part `free` of the parent; without it, in the middle of the parent."""
        self._before = self._over.focusWidget()
        self.rows = list(rows)
        self._place(free)
        name = say("controls-keys")
        lines = series(say("controls-keys-do", keys=" ".join(keys), action=text) for keys, text in self.rows)
        self.setAccessibleName(name)
        self.setAccessibleDescription(lines)
        self.show()
        self.raise_()
        self.setFocus()

    def put_away(self) -> None:
        """Hide the panel and give the keyboard back."""
        if self._before is not None:
            # Before it's hidden, or Qt would first focus another control, which screen readers read.
            self._before.setFocus()
        self.hide()

    def _change(self) -> None:
        self.put_away()
        self.change_asked.emit()

    @property
    def _columns(self) -> tuple[Sequence[KeyRow], Sequence[KeyRow]]:
        half = (len(self.rows) + 1) // 2
        return self.rows[:half], self.rows[half:]

    def _widths(self, column: Sequence[KeyRow]) -> tuple[float, float]:
        """Return the width of a column's keys and of the text beside them."""
        s = self._scale
        keys = max((sum(self._cap_width(key) + 8 * s for key in keys) for keys, _ in column), default=0.0)
        words = max((paint.text_width(text, 16 * s, 700) for _, text in column), default=0.0)
        return keys + 4 * s, words

    def _size(self) -> tuple[float, float]:
        s, columns = self._scale, self._columns
        wide = sum(sum(self._widths(column)) for column in columns) + (2 * _SIDE + _APART) * s + 16
        return wide, (_HEAD + _FOOT + _ROW * len(columns[0])) * s + 16

    def _place(self, free: QRectF | None) -> None:
        """Place the panel at the size of the text, or smaller if it doesn't fit."""
        around = QRectF(self._over.rect()).adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        if free is None or self.theme.text != 1:
            free = around
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
        self.change.set_scale(self._scale / self.theme.text)
        wish = self.change.sizeHint()
        high = min(wish.height(), round(_HEAD * self._scale))
        right = box.width() - 8 - _SIDE * self._scale
        self.change.setGeometry(round(right - wish.width()), 10, wish.width(), high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Any key closes the panel; the menu's keys do their work as well.
        if event.key() not in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta):
            self.put_away()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.put_away()

    def paintEvent(self, event: QPaintEvent) -> None:
        with paint.painter_on(self) as painter:
            theme = self.theme
            sheet = QRectF(self.rect()).adjusted(8, 8, -8, -8)
            paint.shadow(painter, sheet, 24, blur=8, dy=3, strength=0.4)
            paint.fill_round(painter, sheet, 24, theme.paper, theme.brass if self.hasFocus() else None, 2)
            s = self._scale
            left, y = sheet.left() + _SIDE * s, sheet.top() + 30 * s
            paint.icon(painter, "keyboard", left + 12 * s, y, 24 * s, theme.ink, 2.2)
            paint.text(painter, left + 36 * s, y, say("controls-keys"), 21 * s, theme.ink, 900)
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

    def _cap_width(self, text: str) -> float:
        return max(_KEY * self._scale, paint.text_width(text, 14 * self._scale, 800) + 18 * self._scale)

    def _cap(self, painter: QPainter, x: float, y: float, text: str) -> float:
        """Draw a key with its label; return its right edge."""
        theme, s = self.theme, self._scale
        cap = QRectF(x, y - _KEY * s / 2, self._cap_width(text), _KEY * s)
        paint.fill_round(painter, cap.translated(0, 2), 8 * s, theme.paper_line)
        paint.fill_round(painter, cap, 8 * s, theme.paper_raised, theme.paper_line, 1.2)
        paint.text(painter, cap.center().x(), y, text, 14 * s, theme.ink, 800, paint.CENTER)
        return cap.right()
