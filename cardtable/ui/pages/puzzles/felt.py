"""The felt of a puzzle: all cards face up, the dial, and what each of your cards makes.

It is only drawn, and a click chooses a card; keyboard and screen reader use the answers beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from cardtable.language import Player, paragraph
from cardtable.ui.drawing import paint, pictures, tokens
from cardtable.ui.drawing.faces import CALM, Face
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.pages.minds_pictures import Felt
from cardtable.ui.table.items.centre import DialHand, DialPlate
from cardtable.ui.table.motion.speeds import COUNT, Ease, Pace, ease

_DESIGN = (850.0, 775.0)
"""The size in pixels that the measures below are for."""

_CARD, _STEP, _RAISED = 112.0, 130.0, 18.0
_DIAL = 103.0
_OTHERS, _MIDDLE, _OWN = 130.0, 384.0, 640.0
"""The y coordinates of the rows' middles: the others' hands, the dial, your hand."""
_EDGE = 38.0
_FACE, _PLAQUE = 68.0, (180.0, 64.0)
_NARROWEST = 0.75
"""Least share of its full width that a name plate has beside the cards."""
_SMALL = 0.8
"""Scale of the others' cards if there are two hands of them."""
_TURNS = (-2.0, 1.2, -1.0, 2.0)
"""Degrees by which cards are turned."""


@dataclass(frozen=True)
class Pill:
    """A pill above a card with what it makes: words, kind ("", `high` or `bust`) and icon."""

    words: str
    kind: str
    mark: str


@dataclass(frozen=True)
class OpenHand:
    """A seat with all of its cards; `tokens` are those it holds, None if the game has none."""

    name: Player
    avatar: str
    cards: tuple[str, ...]
    pills: tuple[Pill | None, ...] = ()
    tokens: int | None = None
    kind: str = "token"
    face: Face = CALM


@dataclass(frozen=True)
class Dial:
    """The total, the limit, and the totals that matter; `falls` means that the game counts down to 0."""

    total: int
    limit: int
    marks: tuple[int, ...] = ()
    falls: bool = False


class PuzzleFelt(Felt):
    """The felt with your hand in front; `chosen` are the places of its highlighted cards."""

    RADIUS, RIM = 55.0, 16.0

    card_clicked = Signal(int)
    """The place of the card in your hand."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.hands: tuple[OpenHand, ...] = ()
        self.chosen: tuple[int, ...] = ()
        self.answers = False
        """Whether a click on a card does anything now."""
        self._dims = False
        self._dial = Dial(0, 99)
        self._plate, self._hand = DialPlate(theme), DialHand(theme)
        self.shown = self._from = 0.0
        """The total at which the dial's hand is."""
        self._turning = QVariantAnimation(self)
        self._turning.setStartValue(0.0)
        self._turning.setEndValue(1.0)
        self._turning.valueChanged.connect(self._turn)
        self.setMouseTracking(True)
        self.setMinimumSize(420, 400)

    def lay(self, hands: Sequence[OpenHand], dial: Dial, told: Sequence[str]) -> None:
        """Show the seats, yours first, and the total; `told` is read by screen readers."""
        self.hands, self._dial = tuple(hands), dial
        self.chosen, self._dims = (), False
        self._plate.set_marks(dial.marks)
        self._plate.set_down(dial.falls)
        self._hand.set_down(dial.falls)
        self._turning.stop()
        self._show_total(dial.total)
        self.setAccessibleName(paragraph(told))

    def turn_to(self, total: int, pace: Pace) -> None:
        """Turn the dial's hand to that total."""
        self._turning.stop()
        self._from, self._dial = self.shown, replace(self._dial, total=total)
        takes = 0 if pace.reduced or not self.isVisible() else round(pace.ms(COUNT))
        if takes:
            self._turning.setDuration(takes)
            self._turning.start()
        else:
            self._show_total(total)

    def _turn(self, share: float) -> None:
        self._show_total(self._from + (self._dial.total - self._from) * ease(Ease.OUT_CUBIC, share))

    def _show_total(self, total: float) -> None:
        self.shown = total
        self._hand.set_total(total, round(total))
        self.update()

    def choose(self, places: Sequence[int], dims: bool = False) -> None:
        """Highlight the cards at these places of your hand; `dims` the others."""
        self.chosen, self._dims = tuple(places), dims
        self.update()

    # Places

    @property
    def _s(self) -> float:
        return min(self.width() / _DESIGN[0], self.height() / _DESIGN[1])

    def _row(self, seat: int) -> tuple[QRectF, float]:
        """Return the rectangle of a seat's cards, and the width of a card, in pixels."""
        s, others = self._s, len(self.hands) - 1
        wide = (_CARD if seat == 0 or others == 1 else _CARD * _SMALL) * s
        if seat == 0:
            middle, room = self.width() / 2, self.width() - 2 * _EDGE * s
            y = self.height() - (_DESIGN[1] - _OWN) * s
        else:
            room = (self.width() - 2 * _EDGE * s) / others
            middle, room = _EDGE * s + (seat - 0.5) * room, room - (16 * s if others > 1 else 0)
            y = _OTHERS * s
        count = max(1, len(self.hands[seat].cards))
        step = min(wide * _STEP / _CARD, (room - wide) / (count - 1)) if count > 1 else 0.0
        across = step * (count - 1) + wide
        return QRectF(middle - across / 2, y - wide * 0.7, across, wide * 1.4), wide

    def _card(self, seat: int, place: int) -> QRectF:
        row, wide = self._row(seat)
        count = len(self.hands[seat].cards)
        step = (row.width() - wide) / (count - 1) if count > 1 else 0.0
        up = _RAISED * self._s if seat == 0 and place in self.chosen else 0.0
        return QRectF(row.left() + place * step, row.top() - up, wide, row.height())

    def _plaque(self, seat: int) -> QRectF:
        """Return the name plate, which is beside the cards, or between them and the dial."""
        s = self._s
        high = max(46.0, _PLAQUE[1] * s * self.theme.room)
        wide = max(118.0, (_PLAQUE[0] + _FACE / 2) * s * self.theme.room)
        row, _ = self._row(seat)
        free = row.left() - _EDGE * s - 12
        beside = len(self.hands) <= 2 and free >= wide * _NARROWEST
        wide = min(wide, free if beside else self.width() / 2 - (_DIAL + _EDGE + 24) * s)
        y = row.center().y() - high / 2
        if not beside:
            gap = 16 * s
            y = row.top() - high - gap - (_RAISED + 24) * s if seat == 0 else row.bottom() + gap
        last = seat == len(self.hands) - 1 > 1
        x = self.width() - _EDGE * s - wide if last else _EDGE * s
        return QRectF(x, y, wide, high)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hands:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        self._draw_dial(painter)
        for seat, hand in enumerate(self.hands):
            self._draw_plaque(painter, hand, self._plaque(seat), seat == 0)
            self._draw_cards(painter, seat, hand)
        painter.end()

    def _draw_dial(self, painter: QPainter) -> None:
        s = self._s
        crowded = len(self.hands) > 2
        painter.save()
        painter.translate(self.width() / 2, self.height() * (_MIDDLE + (14 if crowded else 0)) / _DESIGN[1])
        words = min(1.4, self.theme.text)
        for part in (self._plate, self._hand):
            part.arrange(_DIAL * s, s, self._dial.limit, words)
        self._plate.draw(painter)
        self._hand.paint(painter, QStyleOptionGraphicsItem())
        painter.restore()

    def _draw_cards(self, painter: QPainter, seat: int, hand: OpenHand) -> None:
        theme, s = self.theme, self._s
        for place, card in enumerate(hand.cards):
            rect = self._card(seat, place)
            wide, middle = rect.width(), rect.center()
            stands_out = seat == 0 and place in self.chosen
            turn = 0.0 if stands_out else _TURNS[(place + seat) % len(_TURNS)]
            face = pictures.face(card, wide, paint.dpr_of(painter), theme.deck)
            paint.turned_card(painter, face, middle.x(), middle.y(), wide, turn, wide * 0.07, 6, 3)
            if stands_out:
                paint.fill_round(painter, rect.adjusted(-2, -2, 2, 2), wide * 0.08, None, theme.brass, 4)
            elif seat == 0 and self._dims:
                self._draw_shade(painter, rect, turn)
        for place, pill in enumerate(hand.pills):
            if pill is not None:
                self._draw_pill(painter, pill, self._card(seat, place), s)

    def _draw_shade(self, painter: QPainter, rect: QRectF, turn: float) -> None:
        painter.save()
        painter.translate(rect.center())
        painter.rotate(turn)
        over = QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height())
        paint.fill_round(painter, over, rect.width() * 0.07, paint.alpha(self.theme.card_shade, 0.38))
        painter.restore()

    def _draw_pill(self, painter: QPainter, pill: Pill, card: QRectF, s: float) -> None:
        theme = self.theme
        colour, ground, line = {
            "": (theme.ink, theme.paper, theme.paper_line),
            "high": (theme.ink, theme.warm, theme.warm_line),
            "bust": (theme.bust_text, theme.bust, theme.bust_line),
        }[pill.kind]
        usual = max(13.0, 17 * s)
        pad, mark = 10 * max(s, 0.7), pill.mark or None
        size = max(usual, min(usual * theme.text, card.width() * 0.24))
        while size > 12 and paint.pill_width(pill.words, size, 900, pad, mark) > card.width() * 1.12:
            size -= 1
        paint.pill(
            painter, card.center().x(), card.top() - 2 * s, pill.words, size, colour, ground, 900, pad=pad,
            height=size * 1.7, line=line, mark=mark,
        )  # fmt: skip

    def _draw_plaque(self, painter: QPainter, hand: OpenHand, place: QRectF, is_own: bool) -> None:
        theme, high = self.theme, place.height()
        y, round_face = place.center().y(), high * _FACE / _PLAQUE[1]
        x = place.left() + round_face / 2
        plate = QRectF(x, place.top(), place.right() - x, high)
        line = theme.brass if is_own else theme.panel_line
        paint.fill_round(painter, plate, high / 2, paint.alpha(theme.panel, 0.94), line, 2 if is_own else 1.2)
        paint.disc(painter, x, y, round_face / 2 + 2, theme.panel, theme.accent if is_own else None, 3)
        paint.avatar(painter, hand.avatar, x, y, round_face, hand.face)
        left = x + round_face / 2 + high * 0.14
        room = plate.right() - high * 0.2 - left
        apart = high * 0.2 if hand.tokens is not None else 0.0
        size = paint.fitting(hand.name, min(17 * theme.text, high * 0.4), 900, room, 11)
        paint.text(painter, left, y - apart, hand.name, size, theme.panel_text, 900, width=room)
        if hand.tokens is not None:
            self._draw_tokens(painter, hand, left, y + high * 0.22, high * 0.3, room)

    def _draw_tokens(
        self, painter: QPainter, hand: OpenHand, x: float, y: float, size: float, room: float
    ) -> None:
        theme, held = self.theme, hand.tokens or 0
        size *= min(1.0, room / max(1.0, tokens.width_of(hand.kind, size, held, held)))
        tokens.row(painter, hand.kind, x, y, size, held, held, theme.panel_text, theme.panel_muted)

    def _under(self, at: QPointF) -> int | None:
        """Return the place of your card at that point, None if there is none."""
        own = self.hands[0].cards if self.hands else ()
        return next((n for n in reversed(range(len(own))) if self._card(0, n).contains(at)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        shapes = Qt.CursorShape
        hit = self.answers and self._under(event.position()) is not None
        self.setCursor(shapes.PointingHandCursor if hit else shapes.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._under(event.position())
        if place is not None and self.answers:
            self.card_clicked.emit(place)
        else:
            super().mousePressEvent(event)
