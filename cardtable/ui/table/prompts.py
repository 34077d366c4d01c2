"""Buttons for what can be done besides playing a card: real widgets, each with its key on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardtable.ui.paint import LEFT, alpha, fill_round, text, text_width
from cardtable.ui.table.buttons import PillButton
from cardtable.ui.table.spots import Box
from cardtable.ui.theme import Theme

_CAP, _PAD, _APART = 1.7, 20.0, 10.0
"""Width of a key cap by the size of its text; room at the ends of a button, and between two, at scale 1."""


@dataclass(frozen=True)
class Action:
    """A button: what it says, the key on it, whether it is the one that matters, and what it does."""

    label: str
    key: str
    primary: bool
    act: Callable[[], None]


def wide(action: Action, size: float, s: float) -> float:
    """How wide the button of an action is."""
    cap = max(size * _CAP, text_width(action.key, size * 0.72, 800) + 12 * s)
    return text_width(action.label, size, 800) + cap + (2 * _PAD + 8) * s


def row_width(actions: Sequence[Action], s: float) -> float:
    """How wide the buttons are side by side."""
    size = max(13.0, 17 * s)
    return sum(wide(action, size, s) for action in actions) + max(0, len(actions) - 1) * _APART * s


def _widest(actions: Sequence[Action], size: float, s: float) -> float:
    return max(wide(action, size, s) for action in actions)


class KeyButton(PillButton):
    """A pill with its word and, on a small cap, its key."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "", "", False, parent)
        self.action: Action | None = None
        self.scale = 1.0
        self.clicked.connect(self._act)

    def show_action(self, action: Action, box: QRectF, size: float, s: float) -> None:
        """What it says and does, and where."""
        self.action, self.scale, self._primary = action, s, action.primary
        self.setText(action.label)
        self.setAccessibleName(action.label)
        told = QCoreApplication.translate("Table", "{action} ({key})")
        self.setToolTip(told.format(action=action.label, key=action.key))
        self.put(box, size)
        self.show()
        self.update()

    def _act(self) -> None:
        if self.action is not None:
            self.action.act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the pill, the word at its left and the cap at its right."""
        if self.action is None:
            return
        label, s, size = self.action.label, self.scale, self._size
        self.setText("")
        super().paintEvent(event)
        self.setText(label)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(8, 8, -8, -12)
        colour = self.theme.accent_text if self._primary else self.theme.ink
        text(painter, rect.left() + _PAD * s, rect.center().y(), label, size, colour, 800, LEFT)
        cap = max(size * _CAP, text_width(self.action.key, size * 0.72, 800) + 12 * s)
        box = QRectF(rect.right() - (_PAD - 4) * s - cap, rect.center().y() - size * 0.72, cap, size * 1.44)
        fill_round(painter, box, 5 * s, alpha(colour, 0.12), alpha(colour, 0.45), 1)
        key = self.action.key
        x = box.center().x() - text_width(key, size * 0.72, 800) / 2
        text(painter, x, box.center().y(), key, size * 0.72, colour, 800, LEFT)
        painter.end()


class Prompts:
    """The buttons that stand now; they are made when first wanted and used again."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._theme, self._parent = theme, parent
        self._buttons: list[KeyButton] = []
        self._used = 0

    @property
    def shown(self) -> list[KeyButton]:
        """The buttons that can be pressed."""
        return self._buttons[: self._used]

    @property
    def made(self) -> list[KeyButton]:
        """All buttons, those that stand first."""
        return self._buttons

    def clear(self) -> None:
        """No button any more; the keyboard goes back to the table."""
        for button in self.shown:
            if button.hasFocus():
                self._parent.setFocus(Qt.FocusReason.OtherFocusReason)
            button.hide()
        self._used = 0

    def row(self, actions: Sequence[Action], right: float, middle: float, s: float) -> None:
        """Buttons side by side, the last one's right edge there."""
        size, h = max(13.0, 17 * s), max(38.0, 46 * s)
        x = right - row_width(actions, s)
        for action in actions:
            w = wide(action, size, s)
            self._next().show_action(action, QRectF(x, middle - h / 2, w, h), size, s)
            x += w + _APART * s

    def column(
        self, actions: Sequence[Action], right: float, bottom: float, above: Sequence[Box], s: float
    ) -> None:
        """Buttons above one another, the last one lowest; in as many columns as it takes to stay below what
        lies `above`.
        """
        size, h, apart = max(13.0, 16 * s), max(38.0, 44 * s), _APART * s
        columns: list[Sequence[Action]] = []
        for count in range(1, len(actions) + 1):
            high = math.ceil(len(actions) / count)
            columns = [actions[first : first + high] for first in range(0, len(actions), high)]
            left = right - sum(_widest(column, size, s) + apart for column in columns)
            top = max((box.bottom for box in above if box.right > left), default=0.0)
            if bottom - high * (h + apart) >= top:
                break
        right -= sum(_widest(column, size, s) + apart for column in columns)
        for column in columns:
            widest = _widest(column, size, s)
            right += widest + apart
            y = bottom - len(column) * h - (len(column) - 1) * apart
            for action in column:
                w = widest if len(columns) > 1 else wide(action, size, s)
                self._next().show_action(action, QRectF(right - w, y, w, h), size, s)
                y += h + apart

    def _next(self) -> KeyButton:
        if self._used == len(self._buttons):
            self._buttons.append(KeyButton(self._theme, self._parent))
        self._used += 1
        return self._buttons[self._used - 1]
