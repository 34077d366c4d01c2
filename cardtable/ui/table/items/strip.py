"""The strip above the viewer's hand: the end of a deal and a button, or a question and its answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.paint import LEFT, alpha, fill_round, fitting, lines_of, shadow, text, text_width
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.cached_item import CachedItem
from cardtable.ui.table.places.layout import CARD_RATIO, STRIP_HEIGHT, Box, Layout, strip_box, strip_end
from cardtable.ui.table.words.endings import Notice

BUTTON_WIDTH, _SHARE = 168.0, 0.36
"""The width of the strip's button at scale 1, and its maximum share of the strip."""

_TEXT, _TEXT_AFTER_AVATAR = 30.0, 72.0
"""The left of the text, without and with a picture, at scale 1."""

_LEAST, _LEADING = 12.0, 1.27
"""The minimum size of text, and the line height relative to it."""

_LARGEST_QUESTION = 1.5
"""The maximum scale of a question, so that it doesn't cover the dial."""

_MARK = 22.0
"""How much further up a marked card extends with text twice as large."""


def _words_width(asked: Notice, s: float) -> float:
    """Return the width of a question at this scale, with picture and padding."""
    title = text_width(asked.title, max(14.0, 19 * s), 900)
    detail = text_width(asked.detail, max(12.0, 14.5 * s), 600)
    return max(title, detail) + ((_TEXT_AFTER_AVATAR if asked.avatar else _TEXT) + 20) * s


def asking_scale(asked: Notice, buttons: Callable[[float], float], layout: Layout) -> float:
    """Return the scale of a question beside its buttons: that of the text, as far as the seats leave room.

    `buttons` returns the width of the buttons at a scale.
    """
    plaques = [layout.plaque(place) for place in layout.places]

    def fits(scale: float) -> bool:
        width, box = buttons(scale), asking_box(asked, buttons(scale), layout, scale)
        is_whole = _words_width(asked, scale) + width <= box.w
        return is_whole and not any(box.meets(plaque) for plaque in plaques)

    scale = layout.s * min(layout.large, _LARGEST_QUESTION)
    while scale > layout.s and not fits(scale):
        scale *= 0.96
    return max(scale, layout.s)


def asking_box(asked: Notice, buttons: float, layout: Layout, scale: float) -> Box:
    """Return the area of a question: no wider than needed, and clear of a list of moves over the table."""
    w = min(_words_width(asked, scale) + buttons, layout.open_right - 24)
    h = max(56.0, 68 * scale)
    top = layout.hand_y - layout.hand_card * CARD_RATIO / 2
    above = 50 * layout.s + _MARK * layout.s * (layout.large - 1)
    return Box(min(layout.table_width / 2 - w / 2, layout.open_right - 12 - w), top - above - h, w, h)


@dataclass(frozen=True)
class Row:
    """A line of text on a strip; `y` is its middle relative to the strip's."""

    string: str
    size: float
    y: float
    heavy: bool


def rows_of(notice: Notice, room: float, s: float, grown: float = 1.0, tall: float = 0.0) -> tuple[Row, ...]:
    """Return the title and the detail, each in several lines if it doesn't fit on one.

    Text is up to `grown` times as large, as far as one line each fits into `room` by `tall`.
    """
    title, detail = max(14.0, 19 * s), max(_LEAST, 14.5 * s)
    while grown > 1 and (
        (title + detail) * grown * _LEADING + 4 * s > tall
        or text_width(notice.title, title * grown, 900) > room
        or text_width(notice.detail, detail * grown, 600) > room
    ):
        grown -= 0.04
    grown = max(1.0, grown)
    lines: list[tuple[str, float, bool]] = []
    for string, usual, weight, least in (
        (notice.title, title * grown, 900, _LEAST + 1),
        (notice.detail, detail * grown, 600, _LEAST),
    ):
        size, split = fitting(string, usual, weight, room, least), [string]
        if text_width(string, size, weight) > room:
            split, size = lines_of(string, room, _LEAST, weight), _LEAST
        lines += [(line, size, weight == 900) for line in split if line]
    air = [0.0 if after == before else 4 * s for (_, _, before), (_, _, after) in pairwise(lines)]
    y = -(sum(size for _, size, _ in lines) * _LEADING + sum(air)) / 2
    rows = []
    for (string, size, heavy), below in zip(lines, [*air, 0.0], strict=True):
        rows.append(Row(string, size, y + size * _LEADING / 2, heavy))
        y += size * _LEADING + below
    return tuple(rows)


class Strip(CachedItem):
    """The dark strip with a notice; its buttons are widgets of the view."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.notice: Notice | None = None
        self.has_button = True
        """Whether there is a button to continue after a deal, which needs room."""
        self._layout: Layout | None = None
        self.scores: Callable[[], Sequence[Box]] = tuple
        """Returns the areas of the scores on plaques, which the strip avoids."""
        self._box = QRectF()
        self._s = 1.0
        self._buttons = self._wide = 0.0
        self.setVisible(False)

    def arrange(self, layout: Layout) -> None:
        self._layout = layout
        box = strip_box(layout, self.scores())
        s = box.h / STRIP_HEIGHT
        self._wide = box.w
        buttons = (self.button_width if self.has_button else 0.0) + 24 * s
        self._put(box, s, buttons)
        if not self.has_button:
            words = max((text_width(row.string, row.size, 900) for row in self.rows), default=0.0)
            width = min(box.w, box.w - self.words_room + words + 20 * s)
            box = Box(box.center.x - width / 2, box.y, width, box.h)
            self._put(box, s, buttons)
        # Three lines of text need a higher strip, which stays clear of the hand.
        high = max((abs(row.y) + row.size * 0.6 for row in self.rows), default=0.0) * 2 + 6 * s
        if high > box.h:
            bottom = min(box.bottom + (high - box.h) / 2, strip_end(layout))
            self._put(Box(box.x, bottom - high, box.w, high), s, buttons)

    def _put(self, box: Box, s: float, buttons: float) -> None:
        self._s, self._buttons = s, buttons
        self._box = QRectF(0, 0, box.w, box.h)
        # Room for the shadow at any scale.
        out = 20 * max(1.0, s)
        self.set_area(self._box.adjusted(-out - 4, -out, out + 4, out * 1.5 + 2))
        self.place(box.x, box.y)

    def show_notice(self, notice: Notice | None) -> None:
        """Set the notice; None hides the strip."""
        self.notice = notice
        if self._layout is not None and (notice is None or not notice.asks):
            self.arrange(self._layout)
        self.setVisible(notice is not None)
        self.redraw()

    def ask(self, asked: Notice | None, buttons: Callable[[float], float], layout: Layout) -> float:
        """Show a question beside its buttons, clear of raised cards, or hide it; return its scale.

        `buttons` returns the width of all buttons at a scale.
        """
        scale = layout.s
        if asked is not None:
            scale = asking_scale(asked, buttons, layout)
            self._put(asking_box(asked, buttons(scale), layout, scale), scale, buttons(scale))
        self.show_notice(asked)
        return scale

    @property
    def unit(self) -> float:
        """Pixels per design unit."""
        return self._s

    @property
    def box(self) -> QRectF:
        """The area of the strip, in view pixels."""
        return self._box.translated(self.pos())

    @property
    def button_width(self) -> float:
        """The width of the strip's button, less on a short strip."""
        if self._layout is None:
            return BUTTON_WIDTH
        return min(BUTTON_WIDTH * self._layout.s * self._layout.large, self._wide * _SHARE)

    @property
    def button_words(self) -> float:
        """The text size of its button, if that fits."""
        high = self.button_box.height()
        grown = self._layout.words(18) if self._layout is not None else 0.0
        return max(0.4 * high, min(grown, 0.54 * high))

    @property
    def button_box(self) -> QRectF:
        """The area of the strip's button, in view pixels."""
        s, width, box = self._s, self.button_width, self.box
        return QRectF(box.right() - width - 9 * s, box.top() + 9 * s, width, box.height() - 18 * s)

    def draw(self, painter: QPainter) -> None:
        if self.notice is None:
            return
        s, theme, box = self._s, self.theme, self._box
        radius, y = box.height() / 2, box.center().y()
        shadow(painter, box, radius, blur=16 * s, dy=7 * s, strength=0.5)
        calm = self.notice.over or self.notice.asks or self.notice.won
        line = theme.brass if calm else theme.bust_line
        fill_round(painter, box, radius, alpha(theme.panel, 0.98), line, 2)
        if self._has_picture:
            mood = Mood.GLAD if self.notice.won else Mood.CALM if calm else Mood.SAD
            paint.avatar(painter, self.notice.avatar, 36 * s, y, 48 * s, Face(mood))
        room = self.words_room
        x = box.width() - self._buttons - room
        for row in self.rows:
            color, weight = (theme.panel_text, 900) if row.heavy else (theme.panel_muted, 600)
            text(painter, x, y + row.y, row.string, row.size, color, weight, LEFT, room)

    @property
    def _has_picture(self) -> bool:
        """Whether the avatar is shown: not if it would make the text small."""
        if self.notice is None or not self.notice.avatar:
            return False
        room = self._box.width() - _TEXT_AFTER_AVATAR * self._s - self._buttons
        return len(rows_of(self.notice, room, self._s)) <= 2

    @property
    def words_room(self) -> float:
        """The maximum width of the text."""
        begin = _TEXT_AFTER_AVATAR if self._has_picture else _TEXT
        return self._box.width() - begin * self._s - self._buttons

    @property
    def rows(self) -> tuple[Row, ...]:
        """The lines of text, as large as preferred, as far as the strip has room."""
        if self.notice is None:
            return ()
        # The strip's own scale may include the size of text already.
        grown = self._layout.large * self._layout.s / self._s if self._layout is not None else 1.0
        return rows_of(self.notice, self.words_room, self._s, grown, self._box.height() - 8 * self._s)
