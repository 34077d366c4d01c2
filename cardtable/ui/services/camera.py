"""The motion from one page to the next: boards rise over the table and sink back, or slide aside, or fade.

Two pictures of the window are moved, the one before and the one after. The pages themselves are in place from
the start, so a player who doesn't wait misses nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QRectF,
    QSizeF,
    Qt,
    QTimeLine,
)
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from cardtable.ui.drawing import paint
from cardtable.ui.support.background import Background
from cardtable.ui.table.motion.speeds import BEAT, FADE, Pace
from cardtable.ui.widgets.room_page import BOARD_RADIUS, veil

RISE, SINK, ASIDE, MELT = 280.0, 220.0, 260.0, 220.0
"""Duration of each kind of motion, in milliseconds."""


class Way(Enum):
    """How one picture becomes another."""

    RISE = "a board comes up over the table"
    SINK = "it goes back, and uncovers the table"
    ON = "what is on a board makes room to the left"
    BACK = "and comes back from there"
    FADE = "one fades into the other"


_EASES = {
    Way.RISE: QEasingCurve.Type.OutCubic, Way.SINK: QEasingCurve.Type.InCubic,
    Way.ON: QEasingCurve.Type.OutCubic, Way.BACK: QEasingCurve.Type.InCubic,
    Way.FADE: QEasingCurve.Type.InOutSine,
}  # fmt: skip
"""How each motion gains and loses speed: the way back is the way there in reverse."""

_LASTS = {Way.RISE: RISE, Way.SINK: SINK, Way.ON: ASIDE, Way.BACK: ASIDE, Way.FADE: MELT}


class Camera(QWidget):
    """Covers the pages while one picture turns into another; a key or a click ends the motion at once."""

    def __init__(self, parent: QWidget, rested: Callable[[], object]) -> None:
        """Make the cover of `parent`; `rested` is called when a motion has ended."""
        super().__init__(parent)
        self._rested = rested
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()
        self._before, self._after = QPixmap(), QPixmap()
        self._way, self._board, self._share = Way.FADE, QRectF(), 1.0
        self._page, self._pace = parent, Pace()
        self._answered = 0
        """Answers from other threads before the motion."""
        self._pages = parent
        self._clock = QTimeLine(parent=self)
        self._clock.setUpdateInterval(BEAT)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._arrive)

    def show_change(self, before: QPixmap, page: QWidget, way: Way, board: QRectF, pace: Pace) -> None:
        """Animate from the picture `before` to `page`, by moving the board in the place `board`."""
        self._page, self._pace = page, pace
        self._begin(before, page.grab(), way, board, _LASTS[way])
        self._answered = Background.answered

    def _begin(self, before: QPixmap, after: QPixmap, way: Way, board: QRectF, lasts: float) -> None:
        pace = self._pace
        self._before, self._after, self._board = before, after, board
        self._way = Way.FADE if pace.reduced else way
        self._share = 0.0
        self._clock.setDuration(round(pace.ms(lasts)))
        self._clock.setEasingCurve(_EASES[self._way])
        self.setGeometry(self._pages.rect())
        self.raise_()
        self.show()
        self._all_events.installEventFilter(self)
        self._clock.start()

    @property
    def _all_events(self) -> QCoreApplication:
        """The application, which sees every key and click of the program."""
        application = QCoreApplication.instance()
        if application is None:
            raise RuntimeError("There is no application.")
        return application

    @property
    def is_moving(self) -> bool:
        return not self.isHidden()

    def complete(self) -> None:
        """End the motion at once."""
        if not self.is_moving:
            return
        self._all_events.removeEventFilter(self)
        self._clock.stop()
        self.hide()
        self._before, self._after = QPixmap(), QPixmap()
        self._rested()

    def _arrive(self) -> None:
        """End the motion, or fade to the page if data from the disk has changed it meanwhile.

        A page that waited for none is not drawn again to be compared.
        """
        if self._way is not Way.FADE and self._answered != Background.answered:
            now = self._page.grab()
            if now.toImage() != self._after.toImage():
                self._begin(self._after, now, Way.FADE, self._board, FADE)
                return
        self.complete()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A press ends the motion, then does what it always does.
        if event.type() in (
            QEvent.Type.MouseButtonPress,
            QEvent.Type.KeyPress,
            QEvent.Type.ShortcutOverride,
            QEvent.Type.TouchBegin,
        ) or (event.type() == QEvent.Type.Resize and watched is self._pages):
            self.complete()
        return False

    def _move(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self._way is Way.FADE:
                painter.drawPixmap(0, 0, self._before)
                painter.setOpacity(self._share)
                painter.drawPixmap(0, 0, self._after)
            elif self._way is Way.RISE:
                self._lift(painter, self._before, self._after, self._share)
            elif self._way is Way.SINK:
                self._lift(painter, self._after, self._before, 1 - self._share)
            else:
                self._slide(painter, 1 if self._way is Way.ON else -1)

    def _lift(self, painter: QPainter, table: QPixmap, board: QPixmap, share: float) -> None:
        """Draw one picture's board over the other, raised by `share`, while the table around it darkens."""
        free, place = (1 - share) * (self.height() - self._board.top()), self._board
        painter.drawPixmap(0, 0, table)
        painter.setOpacity(share)
        # Only what the board leaves free: to darken all of it takes as long as everything else together.
        painter.fillRect(QRectF(place.topLeft(), QSizeF(place.width(), free + self._radius)), veil())
        self._copy_around(painter, board)
        painter.setOpacity(1)
        painter.translate(0, free)
        self._copy_board(painter, board)

    def _slide(self, painter: QPainter, sign: int) -> None:
        """Draw one board sliding a little aside while the other slides all the way over it."""
        painter.drawPixmap(0, 0, self._after)
        painter.setClipRect(self._board)
        gone = self._share if sign > 0 else 1 - self._share
        under, over = (self._before, self._after) if sign > 0 else (self._after, self._before)
        wide = self._board.width()
        painter.translate(-0.3 * wide * gone, 0)
        self._copy(painter, under, self._board)
        painter.translate(0.3 * wide * gone + wide * (1 - gone), 0)
        self._copy(painter, over, self._board)
        painter.resetTransform()
        self._copy_corners(painter, self._after)

    # A clip of another shape than a rectangle makes Qt copy in slices, in other threads that it waits for. So
    # only what is round is clipped.

    def _copy_board(self, painter: QPainter, picture: QPixmap) -> None:
        """Copy the board of a page's picture, with its round corners."""
        place, end = self._board, self._radius + 1
        self._copy(painter, picture, place.adjusted(0, self._radius, 0, -self._radius))
        painter.setClipPath(self._shape, Qt.ClipOperation.IntersectClip)
        for top in (place.top(), place.bottom() - end):
            self._copy(painter, picture, QRectF(place.left(), top, place.width(), end))
        painter.setClipping(False)

    def _copy_around(self, painter: QPainter, picture: QPixmap) -> None:
        """Copy what is around the board of a page's picture."""
        whole, place = QRectF(self.rect()), self._board
        for strip in (
            QRectF(0, 0, whole.width(), place.top()),
            QRectF(0, place.bottom(), whole.width(), whole.height() - place.bottom()),
            QRectF(0, place.top(), place.left(), place.height()),
            QRectF(place.right(), place.top(), whole.width() - place.right(), place.height()),
        ):
            self._copy(painter, picture, strip)
        self._copy_corners(painter, picture)

    def _copy_corners(self, painter: QPainter, picture: QPixmap) -> None:
        """Copy what is in the corners of the board's place, outside its round corners."""
        outside, place, side = QPainterPath(), self._board, self._radius
        outside.addRect(place)
        outside.addPath(self._shape)
        painter.setClipPath(outside)
        for left in (place.left(), place.right() - side):
            for top in (place.top(), place.bottom() - side):
                self._copy(painter, picture, QRectF(left, top, side, side))
        painter.setClipping(False)

    @property
    def _radius(self) -> float:
        """The radius of the board's corners; 0 if it covers the window."""
        return 0.0 if self._board.size() == QRectF(self.rect()).size() else BOARD_RADIUS

    @property
    def _shape(self) -> QPainterPath:
        shape = QPainterPath()
        shape.addRoundedRect(self._board, self._radius, self._radius)
        return shape

    @staticmethod
    def _copy(painter: QPainter, picture: QPixmap, part: QRectF) -> None:
        """Copy a part of a picture to the same place."""
        if not part.isEmpty():
            dpr = paint.dpr_of(painter)
            painter.drawPixmap(part, picture, QRectF(part.topLeft() * dpr, part.size() * dpr))
