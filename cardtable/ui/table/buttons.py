"""Real buttons over the table, so that keyboard and screen readers find them."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.ui import paint
from cardtable.ui.theme import Theme

_OFF = 0.45
"""How faint a button is that cannot be used now."""


class _TableButton(QAbstractButton):
    def __init__(self, theme: Theme, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def _painter(self) -> QPainter:
        painter = QPainter(self)
        paint.smooth(painter)
        return painter


class RoundButton(_TableButton):
    """A quiet round button with an icon."""

    def __init__(self, theme: Theme, icon: str, name: str, parent: QWidget) -> None:
        super().__init__(theme, name, parent)
        self._icon = icon

    def set_icon(self, icon: str) -> None:
        """Shows another icon."""
        self._icon = icon
        self.update()

    def sizeHint(self) -> QSize:
        """A comfortable target."""
        return QSize(44, 44)

    def put(self, x: float, y: float, diameter: float) -> None:
        """Takes its place; the target is never smaller than 44 pixels."""
        self._diameter = diameter
        side = max(44, round(diameter) + 4)
        self.setGeometry(round(x - side / 2), round(y - side / 2), side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the disc, the icon and the ring of focus."""
        painter = self._painter()
        middle = self.width() / 2
        hovered = self.isEnabled() and (self.underMouse() or self.isDown())
        painter.setOpacity(1.0 if self.isEnabled() else _OFF)
        paint.round_button(painter, self.theme, middle, middle, self._diameter, self._icon, hovered)
        if self.hasFocus():
            paint.disc(painter, middle, middle, self._diameter / 2 + 1, None, self.theme.brass, 3)
        painter.end()


class PillButton(_TableButton):
    """A button with a word on it, red when it is the one that matters."""

    def __init__(self, theme: Theme, label: str, icon: str, primary: bool, parent: QWidget) -> None:
        super().__init__(theme, label, parent)
        self.setText(label)
        self.icon_name, self._primary, self._size = icon, primary, 18.0

    def put(self, box: QRectF, size: float) -> None:
        """Takes its place: the pill itself, around which its shadow has room; `size` of the text."""
        self._size = size
        self.setGeometry(box.adjusted(-8, -8, 8, 12).toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the pill and the ring of focus."""
        painter = self._painter()
        rect = QRectF(self.rect()).adjusted(8, 8, -8, -12)
        hovered = self.underMouse() or self.isDown()
        paint.button(
            painter, self.theme, rect, self.text(), self._primary, self._size, self.icon_name, hovered
        )
        if self.hasFocus():
            paint.fill_round(
                painter, rect.adjusted(-3, -3, 3, 3), rect.height() / 2 + 3, None, self.theme.brass, 3
            )
        painter.end()
