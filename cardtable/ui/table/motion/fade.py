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

    def begin(self, part: QWidget, pace: Pace) -> None:
        """What the part shows now is about to change, at once for whoever asks twice; without a slide where
        motion is reduced.
        """
        if self._changing.isActive() or pace.instant or not part.isVisible():
            return
        self._picture = blank(part.width(), part.height(), self.devicePixelRatioF())
        part.render(self._picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        self._left.stop()
        self._slide = 0 if pace.reduced else self._slides
        self._left.setDuration(round(pace.ms(self._lasts)))
        self._left.setCurrentTime(0)
        self.setGeometry(QRect(part.mapTo(self._page, QPoint()), part.size()))
        self.show()
        self.raise_()
        self._changing.start(0)

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
