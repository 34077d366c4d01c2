"""A QR code on the screen, or as a picture to save."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.storage.exchange import QrCode

_MARGIN = 4
"""White squares around a code; cameras don't find it without them."""


class CodePicture(QWidget):
    """A QR code, as large as there's room for, with squares of whole pixels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 200)

    def show_code(self, code: QrCode, words: str) -> None:
        """Show this code; `words` is its name for a screen reader."""
        self._picture = code_picture(code, 1)
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        # Large enough for the camera of any phone.
        return QSize(440, 440)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture.isNull():
            return
        painter = QPainter(self)
        side = self._picture.width()
        dots = self.devicePixelRatioF()
        scale = max(1, int(min(self.width(), self.height()) * dots / side)) / dots
        place = QRectF(0, 0, side * scale, side * scale)
        place.moveCenter(QRectF(self.rect()).center())
        place.moveTopLeft(place.topLeft().toPoint().toPointF())
        painter.drawImage(place, self._picture)
        painter.end()


def code_picture(code: QrCode, dots: int) -> QImage:
    """Return the picture of a code with its margin; each square is `dots` pixels wide."""
    side = len(code.rows) + 2 * _MARGIN
    picture = QImage(side * dots, side * dots, QImage.Format.Format_RGB32)
    picture.fill(QColor("#FFFFFF"))
    painter = QPainter(picture)
    for y, row in enumerate(code.rows, _MARGIN):
        for x, dark in enumerate(row, _MARGIN):
            if dark:
                painter.fillRect(x * dots, y * dots, dots, dots, QColor("#000000"))
    painter.end()
    return picture
