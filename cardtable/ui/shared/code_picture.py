"""A QR code on the screen, or as a picture that is saved."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.storage.exchange import QrCode

_MARGIN = 4
"""So many squares around a code are left white, or cameras do not find it."""


class CodePicture(QWidget):
    """A QR code, as large as there is room for, with squares of whole dots."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 200)

    def show_code(self, code: QrCode, words: str) -> None:
        """Shows this code, which a screen reader calls by the words."""
        self._picture = code_picture(code, 1)
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Large enough for the camera of any phone."""
        return QSize(440, 440)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The code in the middle."""
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
    """A code with its margin, so many dots a square."""
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
