"""Crossfades a part of a page: a picture of its previous state lies over it and fades out."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPoint, QRect, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from cardtable.ui.drawing.room import blank
from cardtable.ui.table.motion.speeds import FADE, Pace


class Fade(QWidget):
    """Lies over `page` during a fade, and ignores clicks."""

    def __init__(self, page: QWidget, lasts: float = FADE, slides: int = 0) -> None:
        """Create a fade of `lasts` milliseconds, during which the old picture slides by `slides` pixels."""
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._page, self._lasts, self._slides = page, lasts, slides
        self._picture = QPixmap()
        self._slide = 0
        self._is_looking = False
        self._left = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._left.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._left.valueChanged.connect(lambda *_: self.update())
        self._left.finished.connect(self.hide)
        # Start only after all changes are made.
        self._changing = QTimer(self, singleShot=True)
        self._changing.timeout.connect(self._start)
        self.hide()

    def begin(
        self, part: QWidget, pace: Pace, within: QRect | None = None, without: QRect | None = None
    ) -> None:
        """Start a fade before the part changes, or only the area `within` it.

        The area `without` of it moves by itself and doesn't fade, so that nothing is seen twice in it.

        A second call in the same change is ignored. With reduced motion nothing slides.
        """
        if self._changing.isActive() or self._is_looking or pace.instant or not part.isVisible():
            return
        # First of all, as rendering may lay the part out, which calls this again.
        self._changing.start(0)
        place = part.rect() if within is None else within.intersected(part.rect())
        picture = blank(place.width(), place.height(), self.devicePixelRatioF())
        # A fade that is still running is part of the picture.
        # Widgets with a pending resize are resized now, which may call this once more.
        self._is_looking = True
        fading = QRegion(place).subtracted(QRegion(without or QRect()))
        part.render(
            picture,
            fading.boundingRect().topLeft() - place.topLeft(),
            fading,
            QWidget.RenderFlag.DrawChildren,
        )
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
        """Start a fade that includes the background under the part, so that nothing shows through."""
        if not part.isVisible():
            # The window would be rendered where another page covers the part.
            return
        window = part.window()
        self.begin(window, pace, QRect(part.mapTo(window, QPoint()), part.size()))

    def _start(self) -> None:
        """Start above anything added since."""
        self.raise_()
        self._left.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        left = self._left.currentValue()
        with QPainter(self) as painter:
            painter.setOpacity(left)
            painter.drawPixmap(round((left - 1) * self._slide), 0, self._picture)
