"""The sheet of a question, painted: who plays what, the sum, its picture, what is said, the row of stars."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from cardtable.learning.calling import Calling
from cardtable.ui import paint, pictures
from cardtable.ui.learning import pick_words, words
from cardtable.ui.learning.figures import number
from cardtable.ui.learning.models import draw_model
from cardtable.ui.learning.picture import STEP, STEP_TINT, TOTAL, TOTAL_TINT, Picture
from cardtable.ui.paint import CENTRE, fill_round, shadow, text
from cardtable.ui.theme import Theme
from cardtable.ui.widgets_room import star

STARS = 5

_LEAST = 13.0
"""No word is smaller, in pixels."""


@dataclass(frozen=True)
class Shown:
    """What stands on the sheet: the call, the sentence about whose play it is, what was said about the last
    answer, what is typed, whether there are answers to choose from, the limit, and how many calls were right
    at once today.
    """

    calling: Calling
    head: str
    says: str
    typed: str
    chooses: bool
    avatar: str
    limit: int
    right_today: int
    fresh: int = 0
    """So many of the jumps of the picture are on their way; `share` of that is done."""
    share: float = 1.0


class LessonSheet:
    """Where everything is on a sheet over a table of that size."""

    def __init__(self, width: float, height: float, theme: Theme) -> None:
        self._theme = theme
        self.s = s = max(0.62, min(width / 1440, height / 900))
        w, h = min(width - 20.0, 1140 * s), min(height - 76 * s, 760 * s)
        self.whole = QRectF((width - w) / 2, 64 * s + (height - 64 * s - h) / 2, w, h)
        self.answers = QRectF(self.whole.right() - 372 * s, self.whole.top() + 22 * s, 350 * s, h - 44 * s)

    @property
    def hand(self) -> QRectF:
        """Where the cards lie of which some are to be picked."""
        s, whole = self.s, self.whole
        left = whole.left() + 36 * s
        return QRectF(left, whole.top() + 104 * s, self.answers.left() - 24 * s - left, 210 * s)

    def keys(self, button: float) -> QRectF:
        """Where the pad or the choices are, over a button of that height and the stars."""
        s, box = self.s, self.answers
        height = box.height() - 170 * s - button
        return QRectF(box.left() + 28 * s, box.top() + 64 * s, box.width() - 56 * s, height)

    def _words(self, size: float) -> float:
        """How large words are: they grow with the text of the table as far as everything finds room."""
        plain = max(_LEAST, size * self.s)
        return max(plain, min(plain * self._theme.text, 30 * self.s, plain * 1.5))

    @property
    def picture(self) -> QRectF:
        """Where the picture of the sum is."""
        s, whole = self.s, self.whole
        left, top = whole.left() + 30 * s, whole.top() + 322 * s
        return QRectF(left, top, self.answers.left() - 24 * s - left, whole.bottom() - 150 * s - top)

    @property
    def says_room(self) -> QRectF:
        """Where the feedback is, under the picture."""
        s, box = self.s, self.picture
        return QRectF(box.left() + 6 * s, box.bottom() + 16 * s, box.width() - 12 * s, 120 * s)

    @property
    def head_room(self) -> float:
        """How long the lines of the head may be."""
        return self.answers.left() - self.whole.left() - 142 * self.s

    def size_of(self, string: str, size: float, weight: int, room: float) -> float:
        """How large a line is written: as large as words are, or smaller where it is long."""
        return paint.fitting(string, self._words(size), weight, room, _LEAST)

    def draw(self, painter: QPainter, shown: Shown) -> None:
        """Paints the sheet."""
        s, theme = self.s, self._theme
        shadow(painter, self.whole, 24 * s, blur=24 * s, dy=10 * s, strength=0.5)
        fill_round(painter, self.whole, 24 * s, theme.paper, theme.paper_line, 1.2)
        fill_round(painter, self.answers, 20 * s, theme.paper_sunk)
        self._draw_head(painter, shown)
        if shown.calling.question.offers:
            self._draw_standing(painter, shown)
        else:
            self._draw_sum(painter, shown)
        self._draw_picture(painter, shown)
        self._draw_side(painter, shown)

    def _draw_head(self, painter: QPainter, shown: Shown) -> None:
        s, theme = self.s, self._theme
        x, y = self.whole.left() + 42 * s, self.whole.top() + 62 * s
        paint.avatar(painter, shown.avatar, x + 32 * s, y, 64 * s)
        room, asks = self.head_room, words.asks(shown.calling.question)
        size = self.size_of(shown.head, 24, 900, room)
        text(painter, x + 80 * s, y - 15 * s, shown.head, size, theme.ink, 900, width=room)
        size = self.size_of(asks, 18, 600, room)
        text(painter, x + 80 * s, y + 17 * s, asks, size, theme.ink_muted, 600, width=room)

    def _draw_sum(self, painter: QPainter, shown: Shown) -> None:
        s, theme, calling = self.s, self._theme, shown.calling
        middle = self.whole.top() + 212 * s
        x = self._draw_card(painter, calling, middle)
        before, sign, step = words.sum_parts(calling.question)
        x = self._tile(painter, x, middle, before, TOTAL, TOTAL_TINT)
        if sign:
            text(painter, x + 27 * s, middle, sign, 58 * s, theme.ink, 800, CENTRE)
        x += 54 * s if sign else 14 * s
        x = self._tile(painter, x, middle, step, STEP, STEP_TINT)
        text(painter, x + 27 * s, middle, "=", 58 * s, theme.ink, 800, CENTRE)
        box = QRectF(x + 54 * s, middle - 52 * s, 136 * s, 104 * s)
        ground = TOTAL_TINT if calling.is_right else theme.paper_raised
        fill_round(painter, box, 18 * s, ground, theme.brass, 4 * s)
        typed = number(calling.question.answer) if calling.is_right else shown.typed
        colour = theme.ink if typed else theme.paper_line
        text(painter, box.center().x(), middle, typed or "?", 60 * s, colour, 900, CENTRE)

    def _draw_standing(self, painter: QPainter, shown: Shown) -> None:
        """The total and the limit, where else the pad is."""
        translate = QCoreApplication.translate
        s, theme, question, box = self.s, self._theme, shown.calling.question, self.answers
        told = (
            (translate("Lesson", "Running total"), number(question.before), TOTAL, TOTAL_TINT),
            (translate("Lesson", "Limit"), number(question.operand), STEP, STEP_TINT),
        )
        for place, (title, value, colour, tint) in enumerate(told):
            tile = QRectF(
                box.left() + 28 * s, box.top() + (76 + 150 * place) * s, box.width() - 56 * s, 130 * s
            )
            fill_round(painter, tile, 16 * s, tint)
            x, size = tile.center().x(), self._words(17)
            text(painter, x, tile.top() + 27 * s, title, size, theme.ink, 700, CENTRE, tile.width() - 12)
            text(painter, x, tile.top() + 82 * s, value, 62 * s, colour, 900, CENTRE)

    def _draw_card(self, painter: QPainter, calling: Calling, middle: float) -> float:
        """The card that is played, if any; the x where the sum begins."""
        s, width = self.s, 118 * self.s
        left = self.whole.left() + 44 * s
        if not calling.question.cards:
            return left + 20 * s
        rect = QRectF(left, middle - width * 0.7, width, width * 1.4)
        shadow(painter, rect, 9 * s, blur=10 * s, dy=5 * s, strength=0.35)
        picture = pictures.face_path(calling.question.cards[0], self._theme.deck)
        pictures.renderer(picture).render(painter, rect)
        return left + width + 38 * s

    def _tile(self, painter: QPainter, x: float, y: float, string: str, colour: str, tint: str) -> float:
        """A number on its tint; the x where it ends."""
        s = self.s
        size = 62 * s if len(string) < 4 else 34 * s
        width = max(88 * s, paint.text_width(string, size, 900) + 36 * s)
        fill_round(painter, QRectF(x, y - 50 * s, width, 100 * s), 16 * s, tint)
        text(painter, x + width / 2, y, string, size, colour, 900, CENTRE)
        return x + width

    def _draw_picture(self, painter: QPainter, shown: Shown) -> None:
        """The picture of the sum, and under it what is said."""
        s, theme, calling = self.s, self._theme, shown.calling
        box = self.picture
        if calling.shows_model:
            fill_round(painter, box, 20 * s, theme.paper_raised, theme.paper_line, 1.2)
            painter.save()
            painter.setClipRect(box)
            inner = box.adjusted(16 * s, 14 * s, -16 * s, -8 * s)
            draw_model(painter, inner, Picture(calling, shown.limit, theme, s, shown.fresh, shown.share))
            painter.restore()
        if shown.says:
            rect = self.says_room
            size = fitting(shown.says, rect, self._words(20))
            colour = TOTAL if calling.is_right else theme.ink
            paint.paragraph(painter, rect, shown.says, size, colour, 700)

    def _draw_side(self, painter: QPainter, shown: Shown) -> None:
        """What to do, over the keys, and the stars under them."""
        translate = QCoreApplication.translate
        s, theme, box = self.s, self._theme, self.answers
        centre, room = box.center().x(), box.width() - 20 * s
        title = translate("Lesson", "Type the answer")
        if shown.calling.question.offers:
            title = pick_words.task_line(shown.calling.question)
        elif shown.chooses:
            title = translate("Lesson", "Choose the answer")
        size = self.size_of(title, 19, 800, room)
        text(painter, centre, box.top() + 34 * s, title, size, theme.ink, 800, CENTRE, room)
        y = box.bottom() - 62 * s
        count = shown.right_today + shown.calling.right_at_once
        edge = paint.mix(theme.brass, "#000000", 0.25)
        for place in range(STARS):
            won = place < min(STARS, count)
            colour = paint.alpha(theme.brass, 1.0) if won else paint.alpha(theme.paper, 0.9)
            star(painter, centre + (place - (STARS - 1) / 2) * 40 * s, y, 16 * s, colour, edge)
        line = translate("Lesson", "{count} right today").format(count=count)
        text(painter, centre, y + 32 * s, line, self._words(15), theme.ink_muted, 700, CENTRE, room)


def fitting(string: str, room: QRectF, size: float, leading: float = 1.32) -> float:
    """The size in which a paragraph finds room, at most `size`; never under the least that can be read."""
    while (
        size > _LEAST
        and len(paint.lines_of(string, room.width(), size, 700)) * size * leading > room.height()
    ):
        size -= 1
    return size
