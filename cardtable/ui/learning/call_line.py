"""The line while a total is called: jumps, the beads under them, and the child's wrong answer.

It is the table's own line, in the same place and drawn by the same functions, whole or stretched.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cardtable.language import word
from cardtable.learning.calling import Calling
from cardtable.learning.explain import Jump
from cardtable.learning.ladder import Support
from cardtable.learning.skills import Skill
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.paint import CENTER, alpha, disc, fill_round, stroke, text
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning.frame_of_ten import fill_gaps, gapped
from cardtable.ui.learning.lesson_words import step_label
from cardtable.ui.table.items.card_items import card_picture
from cardtable.ui.table.items.total_line import (
    BEAD,
    ON_FELT,
    STEP,
    Shown,
    draw_beads,
    draw_rule,
    draw_token,
    draw_total,
)
from cardtable.ui.table.places.layout import CARD_RATIO, Box, Layout, Spot, above_rule
from cardtable.ui.table.places.ruler import Ruler

_ARC = "#F3A48C"
"""The color of a jump on the felt; its step is written on the card's red."""

_LEAST = 13.0


@dataclass(frozen=True)
class CallLine:
    """The line to draw: the call, the position of the animal, and how much of each jump is `done`."""

    theme: Theme
    table: Layout
    ruler: Ruler
    calling: Calling
    animal: str
    token: float
    is_helped: bool
    done: tuple[float, ...] = ()
    shows_total: bool = True
    """Whether the total is written over the animal, if there is room."""
    has_dots: bool = False
    """Whether beads show the total from the start, and no number is written."""

    @property
    def number(self) -> str:
        """The total to write at the animal, which may overshoot its goal while the number may not."""
        ends = standing(self.calling), self.calling.question.answer
        return self.written(max(min(ends), min(round(self.token), max(ends))))

    def written(self, number: int) -> str:
        return "" if self.has_dots else word(number)

    def words(self, size: float) -> float:
        """Return the size of the numbers."""
        return max(_LEAST, min(self.table.words(size), 1.4 * size * self.table.s))


def standing(calling: Calling) -> int:
    """Return the total that the line shows while it is asked about."""
    question = calling.question
    return -question.operand if question.skill is Skill.ROOM else question.before


def stretch_of(calling: Calling, limit: int) -> tuple[int, int]:
    """Return the part of the line that shows the way: whole tens around all of it, at least twenty.

    On a line to ten it's all of it. It doesn't go beyond `limit` if there is room below.
    """
    question = calling.question
    ends = [standing(calling), *(jump.end for jump in calling.way.jumps)]
    ends += [question.operand] if question.offers else []
    low, high = min(ends) // 10 * 10, -(-max(ends) // 10) * 10
    leaves = low + 20 > -(-limit // 10) * 10
    if high - low < 20 and low > 0 and (leaves or min(ends) - low < high - max(ends)):
        low -= 10
    return low, max(high, low + min(20, -(-limit // 10) * 10))


def area_of(line: Box, s: float) -> QRect:
    """Return the area of a line, its animal and the total over it, and its beads."""
    return QRectF(*line).adjusted(-40 * s, -165 * s, 40 * s, 44 * s).toAlignedRect()


def has_line(calling: Calling) -> bool:
    """Return whether there is a line: without help, only after a silence or once the way is shown."""
    helped = calling.waited or calling.is_helped or calling.is_right
    return calling.support is not Support.NONE or helped


def is_mute(calling: Calling) -> bool:
    """Return whether the line appeared by itself and has neither ticks nor numbers yet."""
    return calling.support is Support.NONE and not calling.is_helped and not calling.is_right


def draw_line(painter: QPainter, line: CallLine) -> None:
    calling, ruler, table = line.calling, line.ruler, line.table
    ticks = calling.support is not Support.BARE or line.is_helped or ruler.high - ruler.low < 60
    shows = not is_mute(calling)
    shown = Shown(line.token, line.words(20), ticks and shows, shows, line.is_helped, line.has_dots)
    draw_rule(painter, line.theme, ruler, shown)
    if line.shows_total and not line.is_helped:
        draw_total(painter, table, ruler, line.token, line.number)
    face = Face(Mood.GLAD) if calling.is_right else Face(Mood.CALM)
    tip = QPointF(ruler.kept(line.token), ruler.box.y + 2 * ruler.s)
    draw_token(painter, line.theme, line.animal, tip, ruler.s, face)
    if line.is_helped or line.has_dots:
        _draw_beads(painter, line)
    if line.is_helped:
        _draw_wrong(painter, line)
        for place, jump in enumerate(calling.ways_shown):
            _draw_jump(painter, line, jump, line.done[place] if place < len(line.done) else 1.0, place)
        _draw_end(painter, line)


def draw_number(painter: QPainter, line: CallLine) -> None:
    """Draw the total alone if there is no line."""
    box, s = line.ruler.box, line.ruler.s
    x, y = box.center.x, box.center.y - 30 * s
    draw_token(painter, line.theme, line.animal, QPointF(x - 62 * s, y + 44 * s), s)
    text(painter, x - 14 * s, y, line.number, 84 * s, ON_FELT, 900)


def _draw_jump(painter: QPainter, line: CallLine, jump: Jump, done: float, place: int) -> None:
    """Draw the `done` part of an arc, and when it is complete its head and its step."""
    ruler, s = line.ruler, line.ruler.s
    start, end, foot = ruler.kept(jump.start), ruler.kept(jump.end), ruler.box.y - 4 * s
    if done <= 0 or not jump.step:
        return
    label, counts = gapped(step_label(jump.step), line.has_dots)
    size = line.words(18)
    high, x = min(104 * s, 46 * s + abs(end - start) * 0.32), (start + end) / 2
    if line.calling.question.offers:
        high += 26 * s * place
    else:
        room = _room_for_arc(line, min(start, end), max(start, end)) - size * 0.9
        wide = paint.pill_width(label, size, 900)
        if jump.start == line.token and abs(end - start) < wide + 64 * s:
            # Keep the step clear of the animal: above it, or beside it if there is no room.
            high = 118 * s
            if high * 0.975 > room:
                aside = wide / 2 + 40 * s
                x = start + (aside if end > start else -aside)
        high = min(high, room / 0.975)
    path = QPainterPath(QPointF(start, foot))
    path.cubicTo(QPointF(start, foot - 1.3 * high), QPointF(end, foot - 1.3 * high), QPointF(end, foot))
    stroke(painter, path if done == 1 else path.trimmed(0, done), _ARC, 4 * s)
    if done < 1:
        return
    head = QPainterPath(QPointF(end - 8 * s, foot - 12 * s))
    head.lineTo(end, foot)
    head.lineTo(end + 8 * s, foot - 12 * s)
    stroke(painter, head, _ARC, 4 * s)
    y = foot - high * 0.975
    paint.pill(painter, x, y, label, size, "#FFFFFF", STEP, 900, cast=False)
    begin = QPointF(x - paint.text_width(label, size, 900) / 2, y)
    fill_gaps(painter, begin, label, counts, size, 900, "#FFFFFF")


def _room_for_arc(line: CallLine, left: float, right: float) -> float:
    """Return the maximum height of an arc on the table's line, below cards and seats."""
    rule = line.table.rule
    if line.ruler.box != rule:
        return math.inf
    over = (box.bottom for box in above_rule(line.table) if box.x < right and left < box.right)
    return rule.y - 8 * line.ruler.s - max(over, default=-math.inf)


def _draw_end(painter: QPainter, line: CallLine) -> None:
    """Draw the end of the way: a question mark until the total may be shown."""
    calling, ruler, s = line.calling, line.ruler, line.ruler.s
    question, ways = calling.question, calling.ways_shown
    if question.offers:
        for jump in ways:
            over = jump.end > question.operand
            _mark(painter, line, ruler.kept(jump.end), word(jump.end), STEP if over else line.theme.brass)
        return
    if not ways or (line.done and line.done[-1] < 1) or calling.is_right:
        return
    end = ways[-1].end
    if question.skill is Skill.ROOM:
        _mark(painter, line, ruler.kept(end), line.written(end), line.theme.brass)
    elif end == question.answer:
        _mark(
            painter, line, ruler.at(end), line.written(end) if calling.shows_total else "?", line.theme.brass
        )
    elif not ruler.is_fine or end % 10:
        size, y = line.words(20), ruler.box.bottom - 19 * s
        text(painter, ruler.at(end), y, line.written(end), size, STEP, 900, CENTER)


def _mark(painter: QPainter, line: CallLine, x: float, string: str, edge: str) -> None:
    size = line.words(18)
    radius = max(17 * line.ruler.s, paint.text_width(string, size, 900) / 2 + 6)
    y = line.ruler.box.y + 9 * line.ruler.s
    disc(painter, x, y, radius, line.theme.paper_raised, edge, 3 * line.ruler.s)
    text(painter, x, y, string, size, line.theme.ink, 900, CENTER)


def _draw_wrong(painter: QPainter, line: CallLine) -> None:
    """Draw the wrong number in gray; it is never crossed out."""
    calling, ruler, s = line.calling, line.ruler, line.ruler.s
    wrong = calling.tries[-1].answer if calling.tries else None
    number = calling.question.offers or calling.question.skill is Skill.ROOM
    if wrong is None or number or calling.is_right or not ruler.shows(wrong):
        return
    x, start, y = ruler.at(wrong), ruler.kept(line.token), ruler.box.y + 9 * s
    if abs(x - start) > 60 * s:
        path = QPainterPath(QPointF(start, y))
        path.cubicTo(QPointF(start, y - 62 * s), QPointF(x, y - 62 * s), QPointF(x, y))
        pen = QPen(alpha(BEAD, 0.75), 2.6 * s, Qt.PenStyle.DotLine, Qt.PenCapStyle.RoundCap)
        painter.strokePath(path, pen)
    disc(painter, x, y, 7 * s, "#FFFFFF", line.theme.wrong_line, 3 * s)
    if line.has_dots:
        return
    string, size = word(wrong), line.words(17)
    half = paint.pill_width(string, size) / 2
    feet = [(ruler.at(end), half + 9 * s) for jump in calling.ways_shown for end in (jump.start, jump.end)]
    near, free = min([*feet, (start, half + 33 * s)], key=lambda foot: abs(foot[0] - x) - foot[1])
    if abs(x - near) < free:
        # Beside the animal or the foot of a jump; the numbers of the line stay visible below.
        aside = math.copysign(free, x - near)
        spots = near + aside, near - aside
        x = max(spots, key=lambda spot: min(0.0, *(abs(foot - spot) - room for foot, room in feet)))
    ink, ground = line.theme.wrong_text, line.theme.wrong
    paint.pill(painter, x, ruler.box.y - 26 * s, string, size, ink, ground, 800, cast=False)


def _draw_beads(painter: QPainter, line: CallLine) -> None:
    """Draw the beads of the way under a line that shows it."""
    calling, ruler = line.calling, line.ruler
    question, low, high = calling.question, *stretch_of(calling, line.ruler.limit)
    if low < 0 or question.offers or (ruler.low, ruler.high) != (low, high):
        return
    moved = 0.0
    for place, jump in enumerate(calling.ways_shown if line.is_helped else ()):
        moved += jump.step * (line.done[place] if place < len(line.done) else 1.0)
    start = round(line.token) if not line.is_helped else standing(calling)
    end = start + round(moved)
    draw_beads(painter, line.theme, ruler, range(low, high), start, end)


def draw_leads(painter: QPainter, line: CallLine, keys: list[QRectF]) -> None:
    """Draw a line from the place of each answer to its button; a number past the line has no place."""
    ruler, s = line.ruler, line.ruler.s
    for value, key in zip(line.calling.offered, keys, strict=False):
        if not ruler.shows(value):
            continue
        x, y = ruler.kept(value), ruler.box.bottom
        lead = QPainterPath(QPointF(x, y - 2 * s))
        lead.lineTo(key.center().x(), key.top() + 6 * s)
        stroke(painter, lead, line.theme.brass, 3 * s)
        disc(painter, x, y - 1 * s, 6 * s, line.theme.brass, "#FFFFFF", 2 * s)


def draw_played(
    painter: QPainter, theme: Theme, table: Layout, cards: Sequence[str], start: Spot, share: float
) -> None:
    """Draw the played cards at `share` of their way to above the pile, where they glow until the call."""
    goal = table.over_pile
    for number, card in enumerate(cards):
        width = start.width + (goal.width - start.width) * share
        picture = card_picture(theme, card, round(width), paint.dpr_of(painter), lifted=True)
        size = picture.deviceIndependentSize()
        aside = (number - (len(cards) - 1) / 2) * 0.34 * goal.width
        painter.save()
        x = start.x + (goal.x + aside - start.x) * share
        painter.translate(x, start.y + (goal.y - start.y) * share)
        painter.rotate(start.turn * (1 - share) + 4 * share)
        if share >= 1:
            high = width * CARD_RATIO
            glow = QRectF(-width / 2 - 5, -high / 2 - 5, width + 10, high + 10)
            fill_round(painter, glow, 12, alpha(theme.brass, 0.9))
        painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
        painter.restore()
