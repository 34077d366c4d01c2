"""How each step of a score looks on screen, frame by frame: the riffled stock and lost tokens among them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cardtable.cards.faces import HIDDEN
from cardtable.ui.drawing import pictures, tokens
from cardtable.ui.drawing.paint import CENTER, alpha, disc, mix, painter_on, smooth, stroke, text
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.card_items import CardItem, card_picture, margin
from cardtable.ui.table.items.labels import Label
from cardtable.ui.table.motion.look import Look
from cardtable.ui.table.motion.moods import Gesture
from cardtable.ui.table.motion.score import (
    Breath,
    Bump,
    Count,
    Fall,
    Flash,
    Flight,
    Hop,
    Nod,
    Riffle,
    Say,
    Settle,
    Show,
    Step,
    Wave,
)
from cardtable.ui.table.motion.speeds import Ease, ease
from cardtable.ui.table.places.layout import CARD_RATIO, Layout, Point, Spot
from cardtable.ui.table.words.event_words import event_words

if TYPE_CHECKING:
    from cardtable.ui.table.items.board import Board
    from cardtable.ui.table.motion.stage import Perform

_Z_FLIGHT, _Z_EFFECT, _Z_SAID = 45.0, 70.0, 82.0


class StepEffects:
    """Shows the steps of a score on a board; items of flying cards are reused."""

    def __init__(self, scene: QGraphicsScene, board: Board, theme: Theme) -> None:
        self._scene, self._board, self._theme = scene, board, theme
        self._idle: list[CardItem] = []
        self._all: list[CardItem] = []
        self._loose: list[QGraphicsItem] = []
        self._said: dict[tuple[int | None, int], Label] = {}
        self._flown = 0

    def show_table(self, look: Look) -> None:
        self._board.show_table(look)

    def begin(self, step: Step) -> Perform:
        """Return the function that shows the step at a share of its time."""
        layout, dpr = self._board.layout, self._board.dpr
        match step:
            case Flight():
                return self._flight(step, dpr)
            case Riffle():
                return self._riffle(step, layout, dpr)
            case Settle():
                return self._settle(step, layout)
            case Count():
                return self._count(step)
            case Wave():
                return self._wave
            case Hop():
                return self._hop(step, layout, dpr)
            case Breath():
                return lambda t: self._board.breathe(breath(t, step.held))
            case Bump():
                return self._bump()
            case Nod():
                return self._nod(step)
            case Fall():
                return self._fall(step, layout, dpr)
            case Flash():
                return self._flash(step, layout, dpr)
            case Say():
                return self._say(step, layout)
            case Show():
                return lambda t: None
            case _:
                assert_never(step)

    def warm(self, steps: Sequence[Step]) -> Iterator[None]:
        """Draw flying cards and coming faces in advance, one step at a time, so that no frame waits."""
        for step in steps:
            if isinstance(step, Show):
                yield from self._board.warm(step.look)
            elif isinstance(step, Flight):
                width = max(step.origin.width, step.goal.width)
                item = CardItem(self._theme)
                for code in {step.card, HIDDEN} if step.turns or step.covers else {step.card}:
                    dim = step.dim and code != HIDDEN
                    item.look(code, width, self._board.dpr, dim, lifted=not step.fades)
                item.look(HIDDEN if step.covers else step.card, step.goal.width, self._board.dpr)
            yield

    def clear(self) -> None:
        for item in (*self._all, *self._loose, *self._said.values()):
            self._scene.removeItem(item)
        self._all, self._idle, self._loose, self._said = [], [], [], {}
        self._flown = 0
        self._board.stock.setVisible(True)
        self._board.breathe(0.0)
        self._board.track.set_wave(None)

    # --- cards

    def _card(self) -> CardItem:
        if self._idle:
            return self._idle.pop()
        item = CardItem(self._theme)
        self._scene.addItem(item)
        self._all.append(item)
        return item

    def _flight(self, step: Flight, dpr: float) -> Perform:
        item = self._card()
        width = max(step.origin.width, step.goal.width)
        # Above all that started before it, so that cards leaving a pile together keep their order.
        self._flown += 1
        item.setZValue(_Z_FLIGHT + self._flown * 1e-6)
        item.setVisible(True)
        item.setOpacity(1.0)
        a, b = step.origin, step.goal

        def perform(t: float) -> None:
            if t >= 1:
                item.setVisible(False)
                item.setOpacity(1.0)
                item.resetTransform()
                self._idle.append(item)
                return
            if step.fades:
                item.look(step.card, width, dpr, lifted=False)
                item.put(b)
                item.setOpacity(t)
                return
            way = ease(step.ease, t)
            swing = math.sin(way * math.pi)
            covered = way < 0.5 if step.turns else way >= 0.5 and step.covers
            item.look(HIDDEN if covered else step.card, width, dpr, step.dim and not covered, lifted=True)
            item.put(
                Spot(
                    a.x + (b.x - a.x) * way,
                    a.y + (b.y - a.y) * way - step.arc * swing * 0.5,
                    (a.width + (b.width - a.width) * way) * (1 + 0.06 * swing),
                    a.turn + (b.turn - a.turn) * way + step.spin * swing,
                )
            )
            item.turn_over(abs(math.cos(way * math.pi)) if step.turns or step.covers else 1.0)

        perform(0.0)
        return perform

    def _riffle(self, step: Riffle, layout: Layout, dpr: float) -> Perform:
        stock = self._board.stock
        riffled = RiffledStock(self._theme, layout, step.cards, dpr)
        self._loosen(riffled, _Z_FLIGHT)
        stock.setVisible(False)

        def perform(t: float) -> None:
            riffled.shuffle(t)
            if t >= 1:
                self._drop(riffled)
                stock.setVisible(True)

        perform(0.0)
        return perform

    def _settle(self, step: Settle, layout: Layout) -> Perform:
        spot = layout.pile(step.index)
        return lambda t: self._board.pile.settle(step.index, spot, 1 - ease(Ease.OutBack, t))

    # --- the dial and the track

    def _count(self, step: Count) -> Perform:
        def perform(t: float) -> None:
            way = ease(Ease.OutQuad, t)
            value = step.before + (step.after - step.before) * way
            self._board.show_total(value, round(value))

        return perform

    def _wave(self, t: float) -> None:
        self._board.track.set_wave(ease(Ease.InOutCubic, t) if t < 1 else None)

    def _bump(self) -> Perform:
        total, end = self._board.total, self._board.past_end

        def perform(t: float) -> None:
            push = abs(math.sin(t * 2 * math.pi)) if t < 1 else 0.0
            self._board.show_total(total + (end - total) * push, total)

        return perform

    # --- seats

    def _light(self, size: float, dpr: float) -> QGraphicsPixmapItem:
        picture = blank(size, size, dpr)
        with painter_on(picture) as painter:
            for share, strength in ((1.0, 0.18), (0.7, 0.35), (0.4, 1.0)):
                disc(painter, size / 2, size / 2, size / 2 * share, alpha(self._theme.brass, strength))
        return self._loose_item(picture, size)

    def _loose_item(self, picture: QPixmap, size: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setPixmap(picture)
        item.setOffset(-size / 2, -size / 2)
        self._loosen(item, _Z_EFFECT)
        return item

    def _loosen(self, item: QGraphicsItem, z: float) -> None:
        item.setZValue(z)
        self._scene.addItem(item)
        self._loose.append(item)

    def _drop(self, item: QGraphicsItem) -> None:
        if item in self._loose:
            self._loose.remove(item)
            self._scene.removeItem(item)

    def _hop(self, step: Hop, layout: Layout, dpr: float) -> Perform:
        box = layout.plaque(self._board.place(step.seat))
        light = self._light(26 * layout.s, dpr)

        def perform(t: float) -> None:
            if t >= 1:
                self._drop(light)
                return
            way = ease(Ease.OutQuad, t)
            light.setPos(box.x + box.w * way, box.y - math.sin(way * math.pi) * 46 * layout.s)
            light.setOpacity(min(1.0, 3 * (1 - t)))

        perform(0.0)
        return perform

    def _nod(self, step: Nod) -> Perform:
        plaque = self._board.plaques[step.seat]

        def perform(t: float) -> None:
            left = 1 - t
            if step.gesture is Gesture.JUMP:
                plaque.nod(0.0, -abs(math.sin(2 * math.pi * t)) * left)
            else:
                plaque.nod(math.sin(4 * math.pi * t) * left, 0.0)

        return perform

    def _fall(self, step: Fall, layout: Layout, dpr: float) -> Perform:
        kind, place, whole = self._board.token_kind, self._board.token_place(step.seat), self._board.of_tokens
        if tokens.is_bill(kind):
            return self._fold(step, kind, layout, dpr)
        size = layout.token_size(place, whole)
        start = layout.token(place, step.index if whole <= tokens.MOST else 0, whole)
        token = Coin(kind, size, dpr)
        self._loosen(token, _Z_EFFECT)
        if kind == "bomb":
            return self._turn_over(token, start)
        goal = layout.token_goal(place, start)
        side = -1 if goal.x < start.x else 1

        def perform(t: float) -> None:
            if t >= 1:
                self._drop(token)
                return
            way, up = ease(Ease.InBack, t), math.sin(min(1.0, t * 1.5) * math.pi)
            x, y = start.x + (goal.x - start.x) * way, start.y + (goal.y - start.y) * way
            token.setPos(x, y - 26 * layout.s * up)
            token.setScale(1 + 1.1 * ease(Ease.OutCubic, t))
            token.setRotation(side * (-14 * up + 40 * max(0.0, way)))
            token.tumble(3 * t**1.6)
            token.setOpacity(min(1.0, (1 - t) * 7))

        perform(0.0)
        return perform

    def _turn_over(self, token: Coin, at: Point) -> Perform:
        """Show the other face of a token that stays in place."""
        token.setPos(at.x, at.y)

        def perform(t: float) -> None:
            if t >= 1:
                self._drop(token)
                return
            token.setScale(1 + 1.1 * math.sin(t * math.pi))
            token.tumble(1.5 * ease(Ease.InOutCubic, t))

        perform(0.0)
        return perform

    def _fold(self, step: Fall, kind: str, layout: Layout, dpr: float) -> Perform:
        """Fold a bill on its plaque: a corner, or all of it."""
        place, whole = self._board.token_place(step.seat), self._board.of_tokens
        size = layout.token_size(place, 1)
        wide, first = tokens.bill_width(size), layout.token(place, 0, 1)
        item = FoldingBill(kind, step.index + 1, whole, wide, dpr)
        self._loosen(item, _Z_EFFECT)
        item.setPos(first.x + (wide - size) / 2, first.y)

        def perform(t: float) -> None:
            if t >= 1:
                self._drop(item)
                return
            item.setScale(1 + 1.2 * math.sin(t * math.pi))
            item.fold(ease(Ease.InOutCubic, (t - 0.2) / 0.6))

        perform(0.0)
        return perform

    # --- words and totals that matter

    def _say(self, step: Say, layout: Layout) -> Perform:
        names = [seat.name for seat in self._board.seats]
        said = event_words(step.event, names)
        row = next(row for row in range(len(self._said) + 1) if (said.seat, row) not in self._said)
        key, label, s = (said.seat, row), Label(self._theme), layout.s
        high = max(26.0, 32 * s) * layout.large
        label.say(said.short, layout.words(16, 13), high, 14 * s, "high", said.icon, weight=800)
        away = high / 2 + row * (high + 4 * s)
        if said.seat is None:
            label.place(layout.notice.x, layout.notice.y - high / 2 + away)
        else:
            place = self._board.place(said.seat)
            box = layout.plaque(place)
            half = label.boundingRect().width() / 2
            x = min(max(box.center.x, half), layout.table_width - half)
            over = layout.bubble(0).y - (46 * layout.large + 2) * s
            label.place(x, box.bottom + 2 * s + away if place in layout.places else over - away)
        label.setZValue(_Z_SAID)
        self._scene.addItem(label)
        self._said[key] = label

        def perform(t: float) -> None:
            if t < 1:
                label.setOpacity(min(1.0, 8 * t, 6 * (1 - t)))
            elif self._said.get(key) is label:
                del self._said[key]
                self._scene.removeItem(label)

        perform(0.0)
        return perform

    def _flash(self, step: Flash, layout: Layout, dpr: float) -> Perform:
        size, s = 58 * layout.s, layout.s
        picture = blank(size, size, dpr)
        with painter_on(picture) as painter:
            ground = self._theme.brass if step.hit else self._theme.missed
            color = self._theme.ink if step.hit else self._theme.missed_text
            disc(painter, size / 2, size / 2, size * 0.42, ground, "#FFFFFF", 3 * s)
            text(painter, size / 2, size / 2, str(step.at), max(13.0, 23 * s), color, 900, CENTER)
        item = self._loose_item(picture, size)
        item.setPos(self._board.mark_at(step.at))
        still = step.still

        def perform(t: float) -> None:
            if t >= 1:
                self._drop(item)
                self._board.breathe(0.0)
                return
            beat = 0.0 if still else abs(math.sin(t * 3 * math.pi))
            item.setScale(1.0 + 0.5 * beat)
            self._board.breathe(beat)

        perform(0.0)
        return perform


def breath(t: float, held: bool) -> float:
    """Return how far the dial has swollen at a share of its breath: in and out, or held until the end."""
    if held:
        return min(1.0, ease(Ease.OutSine, t * 1.6)) * min(1.0, (1 - t) * 6)
    return math.sin(ease(Ease.OutSine, t) * math.pi)


_MOST = 14
"""The maximum number of cards drawn for a whole pack."""

_PARTED, _FALLEN, _FALLS = 0.20, 0.76, 0.13
"""Shares of the time: halves apart, last card released, and the fall of one card."""

_AWAY, _LEAN = 0.62, 8.0
"""How far a half moves sideways, in card widths, and its rotation in degrees."""

_MESHED, _MESHED_LEAN = 0.15, 3.0
"""The same for riffled cards, before they are squared up."""


class RiffledStock(QGraphicsItem):
    """Replaces the stock in its place during the shuffle."""

    def __init__(self, theme: Theme, layout: Layout, cards: int, dpr: float) -> None:
        super().__init__()
        self._width, self._s = layout.center_card, layout.s
        self._count = max(2, min(_MOST, cards))
        self._layers = layout.stock_layers(cards)
        self._picture: QPixmap = card_picture(theme, HIDDEN, self._width, dpr)
        self._share = 0.0
        self.setPos(round(layout.stock.x), round(layout.stock.y))

    def shuffle(self, share: float) -> None:
        """Set the progress of the shuffle, 0 to 1."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        wide = self._width * (0.5 + _AWAY + 0.3) + margin(self._width)
        high = self._width * (CARD_RATIO / 2 + 0.3) + margin(self._width)
        return QRectF(-wide, -high, 2 * wide, 2 * high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        # As `CardItem` does.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        w, before = self._width, painter.transform()
        corner = QPointF(-w / 2 - margin(w), -w * CARD_RATIO / 2 - margin(w))
        for card in range(self._count):
            x, y, lean = self._place(card)
            painter.translate(x, y)
            painter.rotate(lean)
            painter.drawPixmap(corner, self._picture)
            painter.setTransform(before)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def _place(self, card: int) -> tuple[float, float, float]:
        """Return place and rotation of a card, the lowest first; the halves alternate."""
        side = -1 if card % 2 else 1
        apart = ease(Ease.InOutCubic, self._share / _PARTED)
        begins = _PARTED + (_FALLEN - _FALLS - _PARTED) * card / self._count
        fallen = ease(Ease.InOutSine, (self._share - begins) / _FALLS)
        squared = ease(Ease.OutBack, (self._share - _FALLEN) / (1 - _FALLEN))
        meshed = _MESHED * (1 - squared)
        away = apart * (_AWAY * (1 - fallen) + meshed * fallen)
        lean = apart * (_LEAN * (1 - fallen) + _MESHED_LEAN * (1 - squared) * fallen)
        height = card * self._layers / self._count
        lift = 0.10 * self._width * math.sin(fallen * math.pi)
        return (
            side * away * self._width - height * 1.3 * self._s,
            -height * 1.6 * self._s - lift,
            side * lean,
        )


_THICK = 0.10
"""Thickness of a coin divided by its width."""

_GROWN = 2.2
"""The scale at which a token is drawn, so that it stays sharp while it grows."""

_CORNER = 11 / 64
"""The side of a folded corner of a bill divided by the bill's width."""

_EDGE, _INSET_X, _INSET_Y = "#4C7A4E", 2 / 64, 3 / 34
_SHEET, _UNDER = "#CFE3C2", "#8DB587"

_CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The corners of a bill in the order of folding; 1 is right or bottom."""


class Coin(QGraphicsItem):
    """A token in the air, of width `size` at scale 1; `tumble` turns it about its vertical axis."""

    def __init__(self, kind: str, size: float, dpr: float) -> None:
        super().__init__()
        self._size = size
        self._front, self._back = tokens.faces(kind, size * _GROWN, dpr)
        # The rim of the picture at three o'clock, clear of a chip's marks.
        wide, high = self._front.width(), self._front.height()
        rim = self._front.toImage().pixelColor(round(wide * 0.96), high // 2)
        self._edge = mix(rim, "#000000", 0.32)
        self._turn = 0.0

    def tumble(self, turn: float) -> None:
        """Set the coin's rotation in full turns; at 0.5 its other face is visible."""
        self._turn = turn
        self.update()

    def boundingRect(self) -> QRectF:
        reach = self._size * (0.5 + _THICK) + 4
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        smooth(painter)
        flat, side = math.cos(self._turn * 2 * math.pi), math.sin(self._turn * 2 * math.pi)
        half, wide = self._size / 2, max(0.02, abs(flat)) * self._size / 2
        thick = _THICK * self._size * side
        body = QPainterPath()
        for at in (-thick / 2, thick / 2):
            body.addEllipse(QPointF(at, 0), wide, half)
        body.addRect(QRectF(-abs(thick) / 2, -half, abs(thick), 2 * half))
        body.setFillRule(Qt.FillRule.WindingFill)
        painter.fillPath(body, self._edge)
        face = self._front if flat >= 0 else self._back
        near = thick / 2 if flat >= 0 else -thick / 2
        painter.drawPixmap(QRectF(near - wide, -half, 2 * wide, 2 * half), face, QRectF(face.rect()))


class FoldingBill(QGraphicsItem):
    """A bill that shows `left` of `whole` and is folded once more: a corner, or all of it."""

    def __init__(self, kind: str, left: int, whole: int, width: float, dpr: float) -> None:
        super().__init__()
        self._w, self._h = width, width * tokens.BILL_HEIGHT
        folded = whole - left
        self._corner = _CORNERS[folded] if kind == "corner" and folded < len(_CORNERS) else None
        grown = width * _GROWN
        self._before, self._after = (
            pictures.bill(tokens.bill_name(kind, now, whole), grown, grown * tokens.BILL_HEIGHT, dpr)
            for now in (left, left - 1)
        )
        self._folded = 0.0

    def fold(self, share: float) -> None:
        """Set the progress of the fold, 0 to 1."""
        self._folded = share
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-self._w / 2, -self._h / 2, self._w, self._h).adjusted(-3, -3, 3, 3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        smooth(painter)
        if self._corner is None:
            flat = math.cos(self._folded * math.pi)
            self._draw(painter, self._before if flat > 0 else self._after, max(0.02, abs(flat)))
        else:
            self._fold_in(painter, *self._corner)

    def _draw(self, painter: QPainter, bill: QPixmap, flat: float = 1.0) -> None:
        high = self._h * flat
        painter.drawPixmap(QRectF(-self._w / 2, -high / 2, self._w, high), bill, QRectF(bill.rect()))

    def _fold_in(self, painter: QPainter, right: int, down: int) -> None:
        sx, sy = 1 - 2 * right, 1 - 2 * down
        x = -sx * self._w * (0.5 - _INSET_X)
        y = -sy * self._h * (0.5 - _INSET_Y)
        side = _CORNER * self._w
        along, across = QPointF(x + sx * side, y), QPointF(x, y + sy * side)
        left = QPainterPath()
        left.addRect(self.boundingRect())
        gone = QPainterPath(QPointF(x - sx * 4, y - sy * 4))
        for point in (QPointF(along.x(), y - sy * 4), along, across, QPointF(x - sx * 4, across.y())):
            gone.lineTo(point)
        painter.save()
        painter.setClipPath(left.subtracted(gone))
        self._draw(painter, self._before)
        painter.restore()
        over = (1 - math.cos(self._folded * math.pi)) / 2
        flap = QPainterPath(along)
        flap.lineTo(x + sx * side * over, y + sy * side * over)
        flap.lineTo(across)
        flap.closeSubpath()
        painter.fillPath(flap, mix(_SHEET, _UNDER, over))
        stroke(painter, flap, alpha(_EDGE, 0.9), max(1.0, self._w / 54))
