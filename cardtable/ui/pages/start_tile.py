"""The big tile of the start page: the unfinished game with its table in small, or the way to a new game."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardtable.ui import paint
from cardtable.ui.first_picture import TILE, TILE_WINDOW, draw_tile
from cardtable.ui.pages.small_table import small_table
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton

_ONE_COLUMN = 4


@dataclass(frozen=True)
class TileText:
    """What the tile says: title, lines under it, seats as (name, avatar), the button, a note at the foot.

    `around` are the pictures round the small table, the person first; `turn` is the seat to act.
    `total` and `limit` are for its dial; `total` None shows the limit itself. `pile` are its last cards.
    """

    title: str
    lines: tuple[str, ...]
    seats: tuple[tuple[str, str], ...]
    button: str
    note: str
    around: tuple[str, ...]
    turn: int | None
    total: int | None
    limit: int
    pile: tuple[str, ...] = ("8H", "6C")


class BigTile(QWidget):
    """A tile of which every spot can be clicked; its button does the same and takes the keyboard."""

    asked = Signal()

    def __init__(self, theme: Theme, text: TileText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.text = text
        self.scale = 1.0
        self.button = PillButton(theme, text.button, "play", primary=True, size=21, parent=self)
        self.button.clicked.connect(self.asked)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_text(text)

    def set_text(self, text: TileText) -> None:
        """Another thing to say."""
        self.text = text
        self.button.set_label(text.button)
        told = ". ".join((text.title, *text.lines))
        self.button.setAccessibleDescription(told)
        self.setAccessibleName(told)
        self.update()

    def set_scale(self, scale: float) -> None:
        """Draws everything so many times as large."""
        self.scale = scale
        self.button.set_scale(scale)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button keeps its place."""
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        """Redraws when the window is switched on or off."""
        super().changeEvent(event)
        self.update()

    def _place(self) -> None:
        s = self.scale
        left = (TILE_WINDOW + 28) * s - 4
        width = (TILE[0] - TILE_WINDOW - 56) * s + 8
        height = self.button.sizeHint().height()
        self.button.setGeometry(
            round(left), round(self.height() - height - 22 * s), round(width), round(height)
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere is a click on the button."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.button.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper on the right, a window onto the small table on the left."""
        painter = QPainter(self)
        paint.smooth(painter)
        s, theme = self.scale, self.theme
        whole = QRectF(self.rect())
        window = QRectF(0, 0, TILE_WINDOW * s, whole.height())
        draw_tile(painter, theme, whole, s)
        painter.save()
        painter.setClipRect(window)
        painter.translate(window.center())
        painter.scale(s, s)
        small_table(painter, theme, self.text)
        painter.restore()
        paint.text(
            painter,
            24 * s,
            window.bottom() - 26 * s,
            self.text.note,
            max(12.0, 14 * s) * min(theme.text, 1.6),
            theme.panel_muted,
            700,
        )
        self._words(painter)
        painter.end()

    def _sizes(self, grown: float) -> tuple[float, float, float]:
        """How large title, lines and names are with text so many times as large."""
        s = self.scale
        return 36 * s * min(grown, 1.35), max(13.0, 17 * s) * grown, max(12.0, 16 * s) * grown

    def _columns(self, grown: float) -> tuple[int, int, float]:
        """Columns and rows of seats, and how wide a name may be; larger names stand in two columns."""
        s, count = self.scale, len(self.text.seats)
        columns = 1 if count <= _ONE_COLUMN and grown == 1 else 2
        return columns, -(-count // columns) or 1, self._wide / columns - 44 * s

    @property
    def _wide(self) -> float:
        """How wide the words may be."""
        return (TILE[0] - TILE_WINDOW - 64) * self.scale

    def _gap(self, grown: float) -> float:
        """What parts lines and names."""
        return (22 if grown == 1 else 6) * self.scale

    def _lines(self, width: float, size: float) -> list[str]:
        return [part for line in self.text.lines for part in paint.lines_of(line, width, size, 700)]

    def _fits(self, grown: float) -> bool:
        """Whether every word has room with text so many times as large."""
        s = self.scale
        title, size, small = self._sizes(grown)
        width, (_, rows, room) = self._wide, self._columns(grown)
        lines = self._lines(width, size)
        used = 96 * s + title - 36 * s + len(lines) * 26 * s * grown + self._gap(grown)
        if self.text.seats:
            used += rows * small * 1.3
        wide = [
            (self.text.title, title, 900, width),
            *((line, size, 700, width) for line in lines),
            *((name, small, 700, room) for name, _ in self.text.seats),
        ]
        return used <= self.button.geometry().top() - 8 * s and all(
            paint.text_width(string, high, weight) <= most for string, high, weight, most in wide
        )

    @property
    def grown(self) -> float:
        """How many times as large the words are as usual: as large as text is, where they have room."""
        grown = self.theme.text
        while grown > 1 and not self._fits(grown):
            grown = max(1.0, grown - 0.05)
        return grown

    def _words(self, painter: QPainter) -> None:
        s, theme, told, grown = self.scale, self.theme, self.text, self.grown
        title, size, small = self._sizes(grown)
        x, width, (columns, rows, room) = (TILE_WINDOW + 32) * s, self._wide, self._columns(grown)
        more = title - 36 * s
        paint.text(painter, x, 54 * s + more / 2, told.title, title, theme.ink, 900, width=width)
        y = 96 * s + more
        for line in self._lines(width, size):
            paint.text(painter, x, y, line, size, theme.ink_muted, 700, width=width)
            y += 26 * s * grown
        y += self._gap(grown)
        step = min(35 * s * grown, (self.button.geometry().top() - 8 * s - y) / rows)
        side = min(28 * s, step * 0.94)
        for number, (name, picture) in enumerate(told.seats):
            left = x + (number // rows) * width / columns
            at = y + (number % rows) * step
            paint.avatar(painter, picture, left + side / 2, at, side)
            paint.text(painter, left + side + 12 * s, at, name, small, theme.ink, 700, width=room)
