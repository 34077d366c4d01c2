"""From what a part of a page was to what it is now: the picture of what it was lies over it and fades."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QRect, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from cardtable.ui.drawing.room import blank
from cardtable.ui.table.motion.speeds import FADE, Pace


class Fade(QWidget):
    """Lies over `page` while something fades there. It takes no clicks."""

    def __init__(self, page: QWidget, lasts: float = FADE, slides: int = 0) -> None:
        """So many milliseconds, and how far in pixels what was there slides meanwhile."""
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._page, self._lasts, self._slides = page, lasts, slides
        self._picture = QPixmap()
        self._slide = 0
        self._is_looking = False
        self._left = QVariantAnimation(self)
        self._left.setStartValue(1.0)
        self._left.setEndValue(0.0)
        self._left.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._left.valueChanged.connect(lambda *_: self.update())
        self._left.finished.connect(self.hide)
        # Not before all that changes has changed, which takes a moment.
        self._changing = QTimer(self)
        self._changing.setSingleShot(True)
        self._changing.timeout.connect(self._start)
        self.hide()

    def begin(self, part: QWidget, pace: Pace, within: QRect | None = None) -> None:
        """What the part shows now is about to change, at once for whoever asks twice; without a slide where
        motion is reduced. Only that place `within` the part does where there is one.
        """
        if self._changing.isActive() or self._is_looking or pace.instant or not part.isVisible():
            return
        # First of all: what is painted now may be laid out before, which asks for the same again.
        self._changing.start(0)
        place = part.rect() if within is None else within.intersected(part.rect())
        picture = blank(place.width(), place.height(), self.devicePixelRatioF())
        # What still fades belongs to it, and is painted with the picture before.
        # Parts that wait for another size get it now, and what changes by that asks once more.
        self._is_looking = True
        part.render(picture, QPoint(), QRegion(place), QWidget.RenderFlag.DrawChildren)
        self._is_looking = False
        self._picture = picture
        self._left.stop()
        self._slide = 0 if pace.reduced else self._slides
        self._left.setDuration(round(pace.ms(self._lasts)))
        self._left.setCurrentTime(0)
        self.setGeometry(QRect(self._page.mapFromGlobal(part.mapToGlobal(place.topLeft())), place.size()))
        self.show()
        self.raise_()

    def begin_whole(self, part: QWidget, pace: Pace) -> None:
        """As `begin`, with the ground that the part lies on, which is not its own: so nothing of what comes
        shines through from the first.
        """
        window = part.window()
        self.begin(window, pace, QRect(part.mapTo(window, QPoint()), part.size()))

    def _start(self) -> None:
        """Over whatever came meanwhile."""
        self.raise_()
        self._left.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, as far as it is still to be seen."""
        left = self._left.currentValue()
        painter = QPainter(self)
        painter.setOpacity(left)
        painter.drawPixmap(round((left - 1) * self._slide), 0, self._picture)
        painter.end()
