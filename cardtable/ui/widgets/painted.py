"""Widgets that Qt lacks: small pictures, and the bases of drawings and plots."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Self

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cardtable.language import paragraph
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.faces import CALM, Face
from cardtable.ui.drawing.pictures import AVATARS
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.looks import tint
from cardtable.ui.widgets.tool_tips import plain_tip


class Painted(QWidget):
    """The base of drawings, which are pale while they are disabled."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        with paint.painter_on(self) as painter:
            painter.setOpacity(1.0 if self.isEnabled() else 0.5)
            self.draw(painter, QRectF(self.rect()))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw into `area`, which is the whole of it."""
        raise NotImplementedError


class Drawing(Painted):
    """A picture that a function draws, `wide` by `high` pixels at the usual text size."""

    def __init__(self, theme: Theme, wide: float, high: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._size = QSizeF(wide, high)
        self._draw: Callable[[QPainter, QRectF], object] = lambda painter, area: None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_drawing(self, draw: Callable[[QPainter, QRectF], object], name: str = "") -> Self:
        """Show what `draw` draws into an area; `name` is for screen readers, "" if others say it."""
        self._draw = draw
        self.setAccessibleName(name)
        self.update()
        return self

    def sizeHint(self) -> QSize:
        return (self._size * self.theme.room).toSize()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        self._draw(painter, area)


class Beads(Painted):
    """Beads in rows of at most `in_a_row`, `apart` pixels from one another at the usual text size.

    They are light if what they lie on is `dark`.
    """

    def __init__(
        self, theme: Theme, apart: float, in_a_row: int, parent: QWidget | None = None, dark: bool = False
    ) -> None:
        super().__init__(theme, parent)
        self._color = theme.panel_text if dark else theme.good
        self._apart, self._in_a_row = apart, in_a_row
        self.full = self.count = 0

    def show_beads(self, full: int, count: int) -> None:
        """Show so many beads; those that aren't full are small."""
        self.full, self.count = full, count
        self.updateGeometry()
        self.update()

    @property
    def _step(self) -> float:
        return min(self._apart * self.theme.room, self.width() / self._in_one)

    @property
    def _in_one(self) -> int:
        """The number of beads in the first row."""
        return max(1, min(self.count, self._in_a_row))

    def sizeHint(self) -> QSize:
        return QSize(
            ceil(self._in_one * self._apart * self.theme.room),
            ceil(-(-self.count // self._in_a_row) * self._step),
        )

    def draw(self, painter: QPainter, area: QRectF) -> None:
        step = self._step
        for number in range(self.count):
            row, place = divmod(number, self._in_a_row)
            radius = step * (0.36 if number < self.full else 0.12)
            y = (area.height() - self.sizeHint().height()) / 2 + (row + 0.5) * step
            paint.disc(painter, (place + 0.5) * step, y, radius, self._color)


class Picture(QWidget):
    """A picture in its middle, which `picture_for` makes for each size in pixels and each screen."""

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self.picture_for(self.size(), self.devicePixelRatioF())
        size = picture.deviceIndependentSize()
        with QPainter(self) as painter:
            left, top = (self.width() - size.width()) / 2, (self.height() - size.height()) / 2
            painter.drawPixmap(QPointF(round(left), round(top)), picture)

    def picture_for(self, size: QSize, dpr: float) -> QPixmap:
        """Return the picture, no larger than `size`."""
        raise NotImplementedError


class Small(Painted):
    """The base of pictures that are `side` pixels high and wide at the usual text size, and stay so."""

    def __init__(self, theme: Theme, side: float, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.side = side
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        side = round(self.side * self.theme.room)
        return QSize(side, side)


class Portrait(Small):
    """A player's animal on a disc: on paper, on the room's panel if `dark`, or in a brass ring if `ringed`.

    `face` is its mood, and `badge` an icon at its foot.
    """

    def __init__(
        self,
        theme: Theme,
        side: float,
        parent: QWidget | None = None,
        dark: bool = False,
        ringed: bool = False,
        face: Face = CALM,
        badge: str = "",
    ) -> None:
        super().__init__(theme, side, parent)
        self.dark, self.ringed, self.face, self.badge = dark, ringed, face, badge
        self.avatar = ""

    def show_avatar(self, avatar: str) -> None:
        self.avatar = avatar
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        theme, r = self.theme, area.width() / 2
        if self.ringed:
            paint.disc(painter, r, r, r - 2, theme.paper, theme.brass, 2)
        else:
            paint.disc(
                painter, r, r, r, paint.mix(theme.panel if self.dark else theme.paper_sunk, theme.brass, 0.2)
            )
        if self.avatar in AVATARS:
            paint.avatar(painter, self.avatar, r, r, 2 * r * 0.88, self.face)
        if self.badge:
            paint.disc(painter, r * 1.52, r * 1.52, r * 0.48, theme.paper_raised, theme.paper_line, 1.2)
            paint.icon(painter, self.badge, r * 1.52, r * 1.52, r * 0.68, theme.good, 2.8)


class Sign(Small):
    """An icon beside words in a role of the theme's colors, on a disc if it has a `ground`; "" is none."""

    def __init__(
        self,
        theme: Theme,
        icon: str,
        side: float,
        parent: QWidget | None = None,
        ink: str = "ink_muted",
        ground: str = "",
    ) -> None:
        super().__init__(theme, side, parent)
        self.icon, self.ink, self.ground = icon, ink, ground

    def show_icon(self, icon: str) -> None:
        self.icon = icon
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        if not self.icon:
            return
        x, y, wide = area.center().x(), area.center().y(), min(area.width(), self.side * self.theme.room)
        ink = tint(self.theme, self.ink)
        if self.ground:
            paint.disc(painter, x, y, wide / 2, tint(self.theme, self.ground))
            paint.icon(painter, self.icon, x, y, wide * 0.6, ink, 3.0)
        else:
            paint.icon(painter, self.icon, x, y, wide, ink, 2.6)


class Plot(Painted):
    """The base of plots: figures under a title, which screen readers get as sentences."""

    def __init__(self, theme: Theme, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.title = title
        self.spots: list[tuple[QRectF, str]] = []
        """Areas of the plot and the text of their tooltips."""
        self.setAccessibleName(title)

    @property
    def em(self) -> float:
        """The size of small text in pixels."""
        return 14 * min(self.theme.text, 1.6)

    def describe(self, *sentences: str) -> None:
        """Show the new figures, and describe them for screen readers."""
        self.setAccessibleDescription(paragraph(sentences))
        self.updateGeometry()
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        self.spots = []
        self.plot(painter, area)

    def plot(self, painter: QPainter, area: QRectF) -> None:
        """Draw the figures into `area`, below the title."""
        raise NotImplementedError

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.spots:
            at = QPointF(event.pos())
            tip = next((words for spot, words in self.spots if spot.contains(at)), "")
            QToolTip.showText(event.globalPos(), plain_tip(tip), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.updateGeometry()
