"""Controls of the settings: a switch, a chip to tick, a picture to choose, a slider for the volume."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from cardtable.ui import paint
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import RING, Control, ring

_OFF = "#B9AA86"


class Switch(Control):
    """On or off, in colour, in place and in a word."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _words(self) -> tuple[str, str]:
        translate = QCoreApplication.translate
        return translate("Switch", "off"), translate("Switch", "on")

    def _word_width(self) -> float:
        return max(paint.text_width(word, 14 * self.theme.text, 800) for word in self._words())

    def sizeHint(self) -> QSize:
        """The word and the track."""
        return QSize(round(self._word_width() + 12 + 56 + 2 * RING), round(44 * self.theme.room))

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """The word, a track, and the knob at its end or beginning."""
        theme, on = self.theme, self.isChecked()
        track = QRectF(body.right() - 56, body.center().y() - 15.5, 56, 31)
        ground = theme.good if on else _OFF
        if self.underMouse():
            ground = paint.mix(ground, "#FFFFFF", 0.12).name()
        paint.fill_round(painter, track, 15.5, ground)
        x = track.right() - 15.5 if on else track.left() + 15.5
        paint.disc(painter, x, track.center().y(), 12.5, theme.paper_raised)
        word, size = self._words()[on], 14 * theme.text
        paint.text(
            painter, track.left() - 12, body.center().y(), word, size, theme.ink_muted, 800, paint.RIGHT
        )

    def ring_radius(self, body: QRectF) -> float:
        """A little rounded: word and track are one."""
        return 14


class Chip(Control):
    """A small pill to tick: a check mark when it is on, a cross when it is off."""

    def __init__(self, theme: Theme, label: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for mark and word; the target is 44 pixels high."""
        width = paint.text_width(self.text(), 14.5 * self.theme.text, 700) + 46 + 2 * RING
        return QSize(round(width), round(44 * self.theme.room))

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """A raised pill with a check, or a sunken one with a cross."""
        theme, on = self.theme, self.isChecked()
        pill = body.adjusted(1, 1, -1, -1)
        ground = theme.paper_raised if on or self.underMouse() else theme.paper_sunk
        paint.fill_round(painter, pill, pill.height() / 2, ground, theme.good if on else _OFF, 1.6)
        colour = theme.good if on else theme.ink_muted
        paint.icon(painter, "check" if on else "close", pill.left() + 18, pill.center().y(), 16, colour, 3.0)
        ink = theme.ink if on else theme.ink_muted
        paint.text(painter, pill.left() + 31, pill.center().y(), self.text(), 14.5 * theme.text, ink, 700)


class PictureChoice(Control):
    """A choice that shows what it is: `picture` draws it; the chosen one has a frame and a check."""

    def __init__(
        self,
        theme: Theme,
        label: str,
        picture: Callable[[QPainter, QRectF], None],
        size: QSize,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, label, parent)
        self._picture = picture
        self._least = size
        self.setToolTip(label)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As large as was asked for."""
        return self._least

    def minimumSizeHint(self) -> QSize:
        """May be narrower, not lower."""
        return QSize(self._least.width() // 2, self._least.height())

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """The picture, framed if chosen."""
        picture = body.adjusted(5, 5, -5, -5)
        self._picture(painter, picture)
        if self.isChecked():
            paint.fill_round(painter, picture.adjusted(-3, -3, 3, 3), 14, None, self.theme.accent, 4)
            x, y = body.right() - 10, body.top() + 10
            paint.disc(painter, x, y, 11, self.theme.accent, self.theme.paper, 2)
            paint.icon(painter, "check", x, y, 14, self.theme.accent_text, 3.2)
        elif self.underMouse():
            paint.fill_round(painter, picture.adjusted(-2, -2, 2, 2), 14, None, _OFF, 2)

    def ring_radius(self, body: QRectF) -> float:
        """A little rounder than the picture."""
        return 16


class Volume(QSlider):
    """0 to 100, drawn like the rest; arrows move it by 5."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.theme = theme
        self.setAccessibleName(name)
        self.setRange(0, 100)
        self.setSingleStep(5)
        self.setPageStep(20)
        self.setFixedHeight(44)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A line, its filled part, and the knob; a ring around the knob with the keyboard."""
        painter = QPainter(self)
        paint.smooth(painter)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        theme, middle = self.theme, self.height() / 2
        reach = self.width() - 36
        x = 18 + reach * self.value() / 100
        painter.setPen(QPen(QColor(theme.paper_sunk), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(18, middle), QPointF(18 + reach, middle))
        painter.setPen(QPen(QColor(theme.good), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(18, middle), QPointF(x, middle))
        paint.disc(painter, x, middle, 13, theme.paper_raised, theme.good, 3)
        if self.hasFocus():
            ring(painter, theme, QRectF(x - 20, middle - 20, 40, 40), 18)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring appears."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self.update()
