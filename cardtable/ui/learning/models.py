"""The pictures that show a sum: number line with jumps, ten-frames, blocks, a whole and its parts.

Each draws into a rectangle with a painter on logical pixels. The number asked for is a question mark until
the call is answered.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.learning.calling import Calling, Stage
from cardtable.learning.explain import Model
from cardtable.ui import paint
from cardtable.ui.learning import words
from cardtable.ui.learning.blocks import draw_blocks, pile_of_blocks, rod
from cardtable.ui.learning.figures import number, step_label
from cardtable.ui.learning.picture import STEP, STEP_TINT, TOTAL, TOTAL_TINT, Picture
from cardtable.ui.paint import CENTRE, disc, fill_round, stroke, text


def draw_model(painter: QPainter, rect: QRectF, picture: Picture) -> None:
    """The picture of the call, as far as its hints and answers have uncovered it."""
    _PAINTERS[picture.calling.way.model](painter, rect, picture)


def line_range(calling: Calling) -> tuple[int, int]:
    """The piece of the number line that is shown: whole tens about all jumps, twenty wide at least."""
    question = calling.question
    ends = [question.before, question.operand if question.offers else question.answer]
    ends += [jump.end for jump in calling.way.jumps]
    low, high = min(ends) // 10 * 10, -(-max(ends) // 10) * 10
    if min(ends) == low and low > 0 and high - low < 20:
        low -= 10
    return low, max(high, low + 20)


@dataclass(frozen=True)
class Axis:
    """A piece of the number line on the screen: its ends, as numbers and as places, and its height."""

    low: int
    high: int
    left: float
    right: float
    y: float

    def at(self, value: float) -> float:
        """Where a number is."""
        return self.left + (self.right - self.left) * (value - self.low) / (self.high - self.low)


def _draw_axis(painter: QPainter, rect: QRectF, picture: Picture) -> Axis:
    """The line with its ticks and its tens."""
    s, theme = picture.s, picture.theme
    low, high = line_range(picture.calling)
    axis = Axis(low, high, rect.left() + 34 * s, rect.right() - 34 * s, rect.bottom() - 44 * s)
    at, y, left, right = axis.at, axis.y, axis.left, axis.right
    line = QPainterPath(QPointF(left - 14 * s, y))
    line.lineTo(right + 14 * s, y)
    stroke(painter, line, theme.ink, 3 * s)
    many = high - low > 40
    for value in range(low, high + 1, 5 if many else 1):
        tall = 15 if value % 10 == 0 else 10 if value % 5 == 0 else 7
        tick = QPainterPath(QPointF(at(value), y - tall * s))
        tick.lineTo(at(value), y + tall * s)
        stroke(painter, tick, theme.ink, (2.6 if value % 10 == 0 else 1.8) * s)
    for value in range(low, high + 1, 10 if high - low <= 60 else 20):
        text(painter, at(value), y + 31 * s, number(value), picture.words(18), theme.ink, 800, CENTRE)
    return axis


def _draw_whole(painter: QPainter, rect: QRectF, picture: Picture, axis: Axis) -> float:
    """The whole way to the limit over the line, with the piece of it that the line shows; where it ends.

    Where the line goes below zero or past the limit, or shows all of it, there is nothing to be seen so.
    """
    s, theme, limit = picture.s, picture.theme, picture.limit
    if axis.low < 0 or axis.high - limit >= 10 or limit < 40:
        return rect.top()
    bar = QRectF(axis.left, rect.top() + 6 * s, axis.right - axis.left, 9 * s)

    def at(value: int) -> float:
        return bar.left() + bar.width() * min(value, limit) / limit

    piece = QRectF(at(axis.low), bar.top() - 6 * s, at(axis.high) - at(axis.low), bar.height() + 12 * s)
    beam = QPainterPath(piece.bottomLeft())
    for point in (piece.bottomRight(), QPointF(axis.right, axis.y), QPointF(axis.left, axis.y)):
        beam.lineTo(point)
    painter.fillPath(beam, paint.alpha(theme.paper_sunk, 0.35))
    fill_round(painter, bar, bar.height() / 2, theme.paper_sunk)
    before = QRectF(bar.left(), bar.top(), at(picture.calling.question.before) - bar.left(), bar.height())
    fill_round(painter, before, bar.height() / 2, TOTAL)
    fill_round(painter, piece, 6 * s, paint.alpha(theme.brass, 0.25), theme.brass, 2 * s)
    for value, side in ((0, paint.LEFT), (limit, paint.RIGHT)):
        x = bar.left() if value == 0 else bar.right()
        if not piece.left() - 24 * s < x < piece.right() + 24 * s:
            text(painter, x, piece.bottom() + 12 * s, number(value), 14 * s, theme.ink_muted, 800, side)
    return piece.bottom() + 8 * s


def draw_line(painter: QPainter, rect: QRectF, picture: Picture) -> None:
    """The number line about the total, with the jumps that are shown."""
    s, theme, calling = picture.s, picture.theme, picture.calling
    axis = _draw_axis(painter, rect, picture)
    at, y, size = axis.at, axis.y, picture.words(18)
    shown = calling.ways_shown
    room = y - _draw_whole(painter, rect, picture, axis) - 30 * s
    for place, jump in enumerate(shown):
        start, end = at(jump.start), at(jump.end)
        height = min(room, 34 * s + abs(end - start) * 0.6)
        _jump(painter, Arc(start, end, y, height, step_label(jump.step), picture.done(place)), picture)
    before = calling.question.before
    disc(painter, at(before), y, 9 * s, TOTAL, theme.paper_raised, 2 * s)
    if before % 10:
        text(painter, at(before), y + 31 * s, number(before), size, TOTAL, 900, CENTRE)
    if shown and picture.done(len(shown) - 1) == 1:
        end = shown[-1].end
        known = calling.is_right or end != calling.question.answer
        disc(painter, at(end), y, 15 * s, theme.paper_raised, theme.brass, 3 * s)
        mark = number(end) if known else "?"
        text(painter, at(end), y, mark, (13 if known else 17) * s, theme.ink, 900, CENTRE)


@dataclass(frozen=True)
class Arc:
    """A jump as it is drawn: from one place to another along the line at `y`, so high; its step, or "";
    and how much of it is done.
    """

    start: float
    end: float
    y: float
    height: float
    label: str
    done: float = 1.0


_APEX = 0.76
"""How high a jump's step stands, as a share of the height that the arc is drawn with."""


def _jump(painter: QPainter, arc: Arc, picture: Picture) -> None:
    """The arc, and once it is done its arrow head and its step."""
    s = picture.s
    start, end, foot = arc.start, arc.end, arc.y - 14 * s
    top = foot - arc.height
    path = QPainterPath(QPointF(start, foot))
    path.cubicTo(QPointF(start, top), QPointF(end, top), QPointF(end, arc.y - 16 * s))
    stroke(painter, path if arc.done == 1 else path.trimmed(0, arc.done), STEP, 4 * s)
    if arc.done < 1:
        return
    head = QPainterPath(QPointF(end - 8 * s, arc.y - 26 * s))
    head.lineTo(end, arc.y - 15 * s)
    head.lineTo(end + 8 * s, arc.y - 26 * s)
    stroke(painter, head, STEP, 4 * s)
    if arc.label:
        middle, size = foot - arc.height * _APEX, picture.words(16)
        paint.pill(painter, (start + end) / 2, middle, arc.label, size, "#FFFFFF", STEP, cast=False)


def draw_reach(painter: QPainter, rect: QRectF, picture: Picture) -> None:
    """The line up to the limit and past it, and where the cards lead whose jumps are shown."""
    s, theme, calling = picture.s, picture.theme, picture.calling
    question = calling.question
    axis = _draw_axis(painter, rect, picture)
    at, y, limit = axis.at, axis.y, question.operand
    past = QRectF(at(limit), rect.top() + 6 * s, axis.right + 14 * s - at(limit), y - rect.top() - 6 * s)
    fill_round(painter, past, 2, paint.alpha(STEP, 0.12))
    stop = QPainterPath(QPointF(at(limit), rect.top() + 6 * s))
    stop.lineTo(at(limit), y + 16 * s)
    stroke(painter, stop, STEP, 5 * s)
    label = QCoreApplication.translate("Lesson", "limit {limit}").format(limit=limit)
    paint.pill(painter, at(limit), rect.top() + 16 * s, label, picture.words(16), "#FFFFFF", STEP, cast=False)
    left = QPainterPath(QPointF(at(question.before), y))
    left.lineTo(at(limit), y)
    stroke(painter, left, TOTAL, 6 * s)
    ways = sorted({one.end: one for one in calling.ways_shown}.values(), key=lambda one: abs(one.step))
    lowest, room = 44 * s, y - rect.top() - 96 * s
    crowded = len(ways) > 1 and _APEX * room / len(ways) < 1.5 * picture.words(16)
    for place, jump in enumerate(ways, start=1):
        done = picture.done(calling.ways_shown.index(jump))
        if jump.step and done:
            # Each higher than the nearer ones, so that no step hides another; else the ends tell enough.
            height = lowest + room * place / len(ways)
            label = "" if crowded else step_label(jump.step)
            _jump(painter, Arc(at(jump.start), at(jump.end), y, height, label, done), picture)
        if done < 1:
            continue
        over = jump.end > limit
        disc(painter, at(jump.end), y, 15 * s, theme.paper_raised, STEP if over else theme.brass, 3 * s)
        text(painter, at(jump.end), y, number(jump.end), 13 * s, theme.ink, 900, CENTRE)
    before = question.before
    disc(painter, at(before), y, 9 * s, TOTAL, theme.paper_raised, 2 * s)
    text(painter, at(before), y + 31 * s, number(before), picture.words(18), TOTAL, 900, CENTRE)


def draw_frames(painter: QPainter, rect: QRectF, picture: Picture) -> None:
    """The tens as rods, the ones in a ten-frame, and what is added as ringed counters."""
    s, calling = picture.s, picture.calling
    question = calling.question
    tens, ones = divmod(max(0, question.before), 10)
    added = question.operand if question.operation == "add" and question.operand > 0 else 0
    frames = 2 if added + ones > 10 else 1
    columns = 5 * frames + tens * 0.66 + 1.5
    cell = min(72 * s, (rect.width() - 60 * s) / columns, (rect.height() - 44 * s) / 2)
    y = rect.center().y() - cell - 14 * s
    x = rect.left() + 12 * s
    for ten in range(tens):
        rod(painter, QRectF(x + ten * cell * 0.66, y, cell * 0.5, cell * 2), s)
    if tens:
        width = tens * cell * 0.66
        label = str(tens * 10)
        text(painter, x + width / 2, y + cell * 2 + 18 * s, label, picture.words(17), TOTAL, 900, CENTRE)
        x += width + 18 * s
    shown = round(added * picture.done(calling.jumps_shown - 1)) if calling.jumps_shown else 0
    first = min(10 - ones, shown)
    _frame(painter, QRectF(x, y, cell * 5, cell * 2), ones, first, picture)
    label = f"{ones} + {first}" if first else str(ones)
    text(
        painter,
        x + cell * 2.5,
        y + cell * 2 + 18 * s,
        label,
        picture.words(17),
        picture.theme.ink,
        900,
        CENTRE,
    )
    rest = shown - first if calling.jumps_shown > 1 else 0
    if rest:
        x += cell * 5 + 18 * s
        _frame(painter, QRectF(x, y, cell * 5, cell * 2), 0, rest, picture)
        text(
            painter, x + cell * 2.5, y + cell * 2 + 18 * s, f"+ {rest}", picture.words(17), STEP, 900, CENTRE
        )


def _frame(painter: QPainter, rect: QRectF, full: int, ringed: int, picture: Picture) -> None:
    """A frame of two rows of five: plain counters for the total, ringed ones for what is added."""
    theme, cell = picture.theme, rect.width() / 5
    for place in range(10):
        box = QRectF(rect.left() + place % 5 * cell, rect.top() + place // 5 * cell, cell, cell)
        fill_round(painter, box, 2, theme.paper_raised, theme.paper_line, 1.4)
        centre = box.center()
        if place < full:
            disc(painter, centre.x(), centre.y(), cell * 0.36, TOTAL)
        elif place < full + ringed:
            disc(painter, centre.x(), centre.y(), cell * 0.36, STEP)
            disc(painter, centre.x(), centre.y(), cell * 0.14, "#FFFFFF")


def draw_parts(painter: QPainter, rect: QRectF, picture: Picture) -> None:
    """A whole and its two parts, one of which is asked for; worked out, it lies there in blocks."""
    s, theme, question = picture.s, picture.theme, picture.calling.question
    whole, part = question.before, -question.operand
    calling = picture.calling
    # After the first wrong answer the bars say enough: the blocks are the answer.
    known, worked = calling.is_right, calling.hints > 1 or calling.stage in (Stage.SHOWN, Stage.DONE)
    top = rect.top() + 8 * s if worked else rect.center().y() - 44 * s
    bar = QRectF(rect.left() + 20 * s, top, rect.width() - 40 * s, 40 * s)
    fill_round(painter, bar, 10 * s, theme.paper_sunk, theme.paper_line, 1.4)
    text(
        painter, bar.center().x(), bar.center().y(), number(whole), picture.words(20), theme.ink, 900, CENTRE
    )
    share = min(0.9, max(0.1, part / whole)) if whole else 0.5
    left = QRectF(bar.left(), bar.bottom() + 8 * s, bar.width() * share - 4 * s, bar.height())
    right = QRectF(left.right() + 8 * s, left.top(), bar.right() - left.right() - 8 * s, bar.height())
    fill_round(painter, left, 10 * s, TOTAL_TINT, TOTAL, 2)
    fill_round(painter, right, 10 * s, STEP_TINT, STEP, 2)
    text(painter, left.center().x(), left.center().y(), number(part), picture.words(20), TOTAL, 900, CENTRE)
    mark = number(question.answer) if known else "?"
    text(painter, right.center().x(), right.center().y(), mark, picture.words(20), STEP, 900, CENTRE)
    if worked:
        rest = QRectF(
            bar.left(), right.bottom() + 14 * s, bar.width(), rect.bottom() - right.bottom() - 22 * s
        )
        pile_of_blocks(painter, rest, question.answer, picture)


def draw_card(painter: QPainter, rect: QRectF, picture: Picture) -> None:
    """What the card does, in the words of the rules."""
    s, theme = picture.s, picture.theme
    box = rect.adjusted(20 * s, 16 * s, -20 * s, -16 * s)
    fill_round(painter, box, 16 * s, STEP_TINT, STEP, 1.6)
    inner = box.adjusted(22 * s, 14 * s, -22 * s, -14 * s)
    says = words.asks(picture.calling.question)
    if picture.calling.question.floored:
        says = words.mistake_sentence("ignored-the-floor", picture.calling.question)
    paint.paragraph(painter, inner, says, picture.words(24), theme.ink, 700)


_PAINTERS: dict[Model, Callable[[QPainter, QRectF, Picture], None]] = {
    Model.LINE: draw_line,
    Model.TEN_FRAME: draw_frames,
    Model.BLOCKS: draw_blocks,
    Model.PART_WHOLE: draw_parts,
    Model.CARD: draw_card,
    Model.REACH: draw_reach,
}
