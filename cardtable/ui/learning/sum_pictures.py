"""The pictures that show a sum: number line with jumps, ten-frames, rods and blocks, a whole and its parts.

Each draws into a rectangle with a painter on logical pixels, in the colours of total and card. The number
asked for is a question mark until the call is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.language import say, word
from cardtable.learning.calling import Calling, Stage
from cardtable.learning.explain import Jump, Model
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import CENTRE, disc, fill_round, stroke, text
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.lesson_words import step_label

TOTAL, TOTAL_TINT = "#16645A", "#D5EBE5"
STEP, STEP_TINT = "#AE3820", "#FADCD3"
"""Colours of the total and of what the card does; the words and places tell them apart as well."""


@dataclass(frozen=True)
class Picture:
    """What is to be drawn: the call as it stands, the limit of its game, and how large.

    The last `fresh` of the jumps are on their way, one after the other; `share` of that is done.
    """

    calling: Calling
    limit: int
    theme: Theme
    s: float
    fresh: int = 0
    share: float = 1.0

    def words(self, size: float) -> float:
        """How high figures are: they grow with the text of the table as far as they find room."""
        return max(13.0, size * self.s * min(self.theme.text, 1.4))

    @property
    def grown(self) -> float:
        """How much larger than usual what holds a figure is."""
        return self.words(13) / (13 * self.s)

    def done(self, place: int) -> float:
        """How much of the jump at that place is drawn, from 0 to 1."""
        first = len(self.calling.ways_shown) - self.fresh
        return 1.0 if place < first else max(0.0, min(1.0, self.share * self.fresh - (place - first)))


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
        text(painter, at(value), y + 31 * s, word(value), picture.words(18), theme.ink, 800, CENTRE)
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
            size, y = picture.words(14), piece.bottom() + 4 * s
            text(painter, x, y + size * 0.6, word(value), size, theme.ink_muted, 800, side)
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
        text(painter, at(before), y + 31 * s, word(before), size, TOTAL, 900, CENTRE)
    if shown and picture.done(len(shown) - 1) == 1:
        end = shown[-1].end
        known = calling.is_right or end != calling.question.answer
        mark, size = word(end) if known else "?", picture.words(13 if known else 17)
        disc(painter, at(end), y, 15 * s * picture.grown, theme.paper_raised, theme.brass, 3 * s)
        text(painter, at(end), y, mark, size, theme.ink, 900, CENTRE)


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
    # It ends on the disc of a figure, which grows with the text.
    y = arc.y - 15 * s * (picture.grown - 1)
    start, end, foot = arc.start, arc.end, y - 14 * s
    top = foot - arc.height
    path = QPainterPath(QPointF(start, foot))
    path.cubicTo(QPointF(start, top), QPointF(end, top), QPointF(end, y - 16 * s))
    stroke(painter, path if arc.done == 1 else path.trimmed(0, arc.done), STEP, 4 * s)
    if arc.done < 1:
        return
    head = QPainterPath(QPointF(end - 8 * s, y - 26 * s))
    head.lineTo(end, y - 15 * s)
    head.lineTo(end + 8 * s, y - 26 * s)
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
    label = say("lessons-limit-on-line", limit=limit)
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
        line, radius = STEP if over else theme.brass, 15 * s * picture.grown
        disc(painter, at(jump.end), y, radius, theme.paper_raised, line, 3 * s)
        text(painter, at(jump.end), y, word(jump.end), picture.words(13), theme.ink, 900, CENTRE)
    before = question.before
    disc(painter, at(before), y, 9 * s, TOTAL, theme.paper_raised, 2 * s)
    text(painter, at(before), y + 31 * s, word(before), picture.words(18), TOTAL, 900, CENTRE)


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
    below, size = QPointF(cell * 2.5, cell * 2 + 18 * s), picture.words(17)
    _frame(painter, QRectF(x, y, cell * 5, cell * 2), ones, first, picture)
    label = f"{ones} + {first}" if first else str(ones)
    _figure(painter, QPointF(x, y) + below, label, size, picture.theme.ink)
    rest = shown - first if calling.jumps_shown > 1 else 0
    if rest:
        x += cell * 5 + 18 * s
        _frame(painter, QRectF(x, y, cell * 5, cell * 2), 0, rest, picture)
        _figure(painter, QPointF(x, y) + below, f"+ {rest}", size, STEP)


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
    size = picture.words(20)
    _figure(painter, bar.center(), word(whole), size, theme.ink)
    share = min(0.9, max(0.1, part / whole)) if whole else 0.5
    left = QRectF(bar.left(), bar.bottom() + 8 * s, bar.width() * share - 4 * s, bar.height())
    right = QRectF(left.right() + 8 * s, left.top(), bar.right() - left.right() - 8 * s, bar.height())
    fill_round(painter, left, 10 * s, TOTAL_TINT, TOTAL, 2)
    fill_round(painter, right, 10 * s, STEP_TINT, STEP, 2)
    _figure(painter, left.center(), word(part), size, TOTAL)
    mark = word(question.answer) if known else "?"
    _figure(painter, right.center(), mark, size, STEP)
    if worked:
        rest = QRectF(
            bar.left(), right.bottom() + 14 * s, bar.width(), rect.bottom() - right.bottom() - 22 * s
        )
        pile_of_blocks(painter, rest, question.answer, picture)


def _figure(painter: QPainter, at: QPointF, string: str, size: float, colour: str) -> None:
    text(painter, at.x(), at.y(), string, size, colour, 900, CENTRE)


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


def draw_blocks(painter: QPainter, rect: QRectF, picture: Picture) -> None:
    """Rods of ten and single blocks of the last two numbers on the way, each jump where it belongs: between
    them, or after them where its end is kept back. A block is as large in both.
    """
    calling, s = picture.calling, picture.s
    stations, held = calling.stations
    steps, last = calling.ways_shown, len(stations) - 1
    if held and not last:
        _beside(painter, rect, picture, held)
        return
    size = picture.words(16)
    labels = ["", "  ".join(step_label(jump.step) for jump in held)]
    labels[0] = step_label(steps[last - 1].step) if last else ""
    lanes = [paint.pill_width(label, size) + 12 * s if label else 0.0 for label in labels]
    area = QRectF(rect.left(), rect.top(), (rect.width() - sum(lanes)) / 2, rect.height())
    shown = stations[-2:]
    block = min(_block(value, _above_label(area, picture)) for value in shown)
    for place, (value, label, lane) in enumerate(zip(shown, labels, lanes, strict=False)):
        painter.setOpacity(picture.done(last - 1) if place else 1.0)
        _number_of_blocks(painter, area, value, picture, block, picture.theme.ink if place else TOTAL)
        if label:
            painter.setOpacity(picture.done(last - 1 + place))
            x, y = area.right() + lane / 2, rect.top() + rect.height() * 0.4
            paint.pill(painter, x, y, label, size, "#FFFFFF", STEP, cast=False)
        area.translate(area.width() + lane, 0)
    painter.setOpacity(1.0)


def _beside(painter: QPainter, rect: QRectF, picture: Picture, held: Sequence[Jump]) -> None:
    """What comes or goes lies beside the total; together they are the answer."""
    before, step = picture.calling.question.before, sum(jump.step for jump in held)
    area = QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height())
    block = min(_block(value, _above_label(area, picture)) for value in (before, step))
    _number_of_blocks(painter, area, before, picture, block, TOTAL)
    area.translate(area.width(), 0)
    painter.setOpacity(picture.done(picture.calling.jumps_shown - 1))
    _pile(painter, _above_label(area, picture), step, picture.s, block, STEP)
    painter.setOpacity(1.0)
    x, y = area.center().x(), rect.bottom() - 14 * picture.s
    paint.pill(painter, x, y, step_label(step), picture.words(16), "#FFFFFF", STEP, cast=False)


def _number_of_blocks(
    painter: QPainter, area: QRectF, value: int, picture: Picture, block: float, colour: str
) -> None:
    _pile(painter, _above_label(area, picture), value, picture.s, block, TOTAL)
    y = area.bottom() - 14 * picture.s
    text(painter, area.center().x(), y, word(value), picture.words(18), colour, 900, CENTRE)


def _above_label(area: QRectF, picture: Picture) -> QRectF:
    s = picture.s
    return area.adjusted(12 * s, 8 * s, -12 * s, -30 * s)


def _block(value: int, rect: QRectF) -> float:
    """How large a block may be for so many to find room."""
    return min(rect.height() / 10, rect.width() / (max(1, abs(value) // 10) * 1.5 + 4))


def pile_of_blocks(painter: QPainter, rect: QRectF, value: int, picture: Picture) -> None:
    """That many blocks, as large as there is room: a rod for each ten, the others in columns of five."""
    _pile(painter, rect, value, picture.s, _block(value, rect), TOTAL)


def _pile(painter: QPainter, rect: QRectF, value: int, s: float, block: float, colour: str) -> None:
    tens, ones = divmod(abs(value), 10)
    height = block * 10
    x = rect.center().x() - (tens * 1.5 + (3 if ones else 0)) * block / 2
    for ten in range(tens):
        rod(painter, QRectF(x + ten * block * 1.5, rect.bottom() - height, block, height), s, colour)
    x += tens * block * 1.5 + block * 0.4
    for one in range(ones):
        column, row = divmod(one, 5)
        y = rect.bottom() - (row + 1) * block * 1.15
        fill_round(painter, QRectF(x + column * block * 1.2, y, block, block), 2, colour)


def rod(painter: QPainter, rect: QRectF, s: float, colour: str = TOTAL) -> None:
    """A rod of ten, marked where its blocks meet."""
    fill_round(painter, rect, 3 * s, colour)
    for part in range(1, 10):
        y = rect.top() + rect.height() * part / 10
        line = QPainterPath(QPointF(rect.left() + 2, y))
        line.lineTo(rect.right() - 2, y)
        stroke(painter, line, paint.mix(colour, "#FFFFFF", 0.55), 1, Qt.PenCapStyle.FlatCap)


_PAINTERS: dict[Model, Callable[[QPainter, QRectF, Picture], None]] = {
    Model.LINE: draw_line,
    Model.TEN_FRAME: draw_frames,
    Model.BLOCKS: draw_blocks,
    Model.PART_WHOLE: draw_parts,
    Model.CARD: draw_card,
    Model.REACH: draw_reach,
}
