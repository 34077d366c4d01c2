"""Sharing a game: the menu for it, and a QR code on the screen or as a picture to save."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.language import say
from cardtable.storage.exchange import QrCode
from cardtable.ui.widgets.menu_board import Entry
from cardtable.ui.widgets.painted import Picture

_MARGIN = 4
"""White squares around a code; cameras don't find it without them."""


class CodePicture(Picture):
    """A QR code, as large as there's room for, with squares of whole pixels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(200, 200)

    def show_code(self, code: QrCode, words: str) -> None:
        """Show this code; `words` is its name for a screen reader."""
        self._picture = QPixmap.fromImage(code_picture(code, 1))
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        # Large enough for the camera of any phone.
        return QSize(440, 440)

    def picture_for(self, size: QSize, dpr: float) -> QPixmap:
        side = self._picture.width()
        dots = max(1, int(min(size.width(), size.height()) * dpr / max(1, side)))
        picture = self._picture.scaledToWidth(side * dots)
        picture.setDevicePixelRatio(dpr)
        return picture


def code_picture(code: QrCode, dots: int) -> QImage:
    """Return the picture of a code with its margin; each square is `dots` pixels wide."""
    side = len(code.rows) + 2 * _MARGIN
    picture = QImage(side * dots, side * dots, QImage.Format.Format_RGB32)
    picture.fill(QColor("#FFFFFF"))
    with QPainter(picture) as painter:
        for y, row in enumerate(code.rows, _MARGIN):
            for x, dark in enumerate(row, _MARGIN):
                if dark:
                    painter.fillRect(x * dots, y * dots, dots, dots, QColor("#000000"))
    return picture


def share_entries(is_over: bool, export: Callable[[str], object]) -> list[Entry]:
    """Return the menu's entries; `export` is called with the kind for `replay.exports.export`.

    A kind that reveals hidden cards is only offered if the game is over.
    """
    kinds = {
        "text": (say("shared-copy-text"), "log"),
        "record": (say("shared-save-record"), "folder"),
        "picture": (say("shared-save-picture"), "eye"),
        "sheet": (say("shared-save-sheet"), "chart"),
    }
    if is_over:
        kinds["trace"] = say("shared-save-everything"), "cards"
    return [Entry(words, mark, partial(export, kind)) for kind, (words, mark) in kinds.items()]
