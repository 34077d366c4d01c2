"""The marks of a first game over the real table.

A veil with a hole for the thing explained, one lit card, and a sheet of text.

The table under it is played as always, by mouse, keys and screen reader, but the match allows only the lit
card. So the veil ignores clicks, and the keyboard stays at the table. Only the last sheet, which comes after
all plays, takes the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QTransform
from PySide6.QtWidgets import QWidget

from cardtable.game.worked.scene import called
from cardtable.language import Card, paragraph, player, say
from cardtable.rules.parts import decided
from cardtable.rules.prose.cards import does
from cardtable.rules.prose.ends import price_of_stuck
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.play.states import TableState
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, ease
from cardtable.ui.table.places.layout import CARD_RATIO
from cardtable.ui.widgets.controls import PillButton

if TYPE_CHECKING:
    from cardtable.controller.first_game import GuidedMatch, Mark
    from cardtable.rules.model import Rules
    from cardtable.ui.table.table_view import TableView

_VEIL = QColor(2, 12, 10, 168)
_ROUND = 14.0
"""The margin of the hole around the thing it shows, at scale 1."""
_RINGS = ((3.0, 3.0, 0.95), (9.0, 2.4, 0.6), (15.0, 2.0, 0.3))
"""The brass rings around the hole: distance, width and opacity of each."""
_RAYS = 0.3
_CARDS = ("card", "hold")
"""The subjects of marks that show the lit card itself."""
_WIDE, _HIGH = 400.0, 156.0
_TAIL, _TAIL_WIDE = 25.0, 34.0
_PAD, _EDGE, _SHADOW = 30.0, 10.0, 18.0
_LEADING = 1.36
_MOST_LINES = 4
_LEAST = 13.0
_SMALLER = 0.7
"""How far text may shrink so that the sheet fits beside its subject."""


@dataclass(frozen=True)
class Words:
    """The text of a sheet: the explanation, a line above if the reader knows another game, a note below."""

    sentences: tuple[str, ...]
    over: str = ""
    rule: str = ""


def words_of(match: GuidedMatch, mark: Mark, known: str, ending: str) -> Words:
    """Return the text of a mark; `known` is the name of a game that the reader knows, or "".

    `ending` is the table's sentence about the end of the deal.
    """
    rules = match.rules
    seat = player(match.setup.players[match.plan.shown].name)
    if mark.about == "total":
        return Words((say("first-total"), _aim(rules)))
    if mark.about == "stuck":
        return Words((say("first-stuck", player=seat),), rule=price_of_stuck(rules))
    if mark.about == "end":
        if rules.is_team:
            return Words((say("first-end-together", limit=rules.edge),))
        return Words((say("first-end", player=seat),), rule=ending)
    effect = does(rules, mark.face, rules.cards[mark.face])
    over = say("first-differs", game=known) if known else ""
    return Words((say("first-card", card=called(rules, mark.face), does=effect),), over)


def _aim(rules: Rules) -> str:
    """Return the sentence about the aim of the game."""
    by_part = decided(rules, lambda part: part.shown)
    if by_part:
        return by_part[0]
    if rules.terms.overplay:
        return say("first-keep-over", limit=rules.limit)
    return say("first-keep-down") if rules.counts_down else say("first-keep", limit=rules.limit)


# The place of the sheet


@dataclass(frozen=True)
class Placed:
    """The place of a sheet without its tail, the tip of the tail, and the side that the tail grows from.

    `fits` is whether it is inside the window and covers nothing that must stay visible.
    """

    body: QRectF
    tip: QPointF
    side: Qt.Edge
    fits: bool = True


_SIDES = (Qt.Edge.BottomEdge, Qt.Edge.TopEdge, Qt.Edge.RightEdge, Qt.Edge.LeftEdge)
_SHARES = (0.5, 0.3, 0.7, 0.12, 0.88)


def place_sheet(
    size: QSizeF,
    things: Sequence[QRectF],
    never: Sequence[QRectF],
    rather_not: Sequence[QRectF],
    room: QRectF,
) -> Placed:
    """Return a place beside one of `things`, preferably the first.

    It covers none of `never` if possible, and of `rather_not` as little as possible.
    """
    found: list[tuple[bool, int, int, Placed]] = []
    for thing in things:
        for side in _SIDES:
            for share in _SHARES:
                placed = _placed_at(size, thing, side, share, room)
                over = sum(_shared(placed.body, one) for one in never)
                outside = size.width() * size.height() - _shared(placed.body, room)
                soft = sum(_shared(placed.body, one) for one in rather_not)
                wrong = round(over + outside)
                found.append((wrong > 0, wrong or round(soft), len(found), placed))
    is_wrong, _, _, best = min(found, key=lambda one: one[:3])
    return replace(best, fits=not is_wrong)


def _placed_at(size: QSizeF, thing: QRectF, side: Qt.Edge, share: float, room: QRectF) -> Placed:
    """Place the sheet beside a thing; the tail grows from `side` at `share` of its length."""
    w, h, middle = size.width(), size.height(), thing.center()
    if side in (Qt.Edge.BottomEdge, Qt.Edge.TopEdge):
        above = side is Qt.Edge.BottomEdge
        tip = QPointF(middle.x(), thing.top() if above else thing.bottom())
        left = min(max(room.left(), tip.x() - share * w), room.right() - w)
        top = tip.y() - _TAIL - h if above else tip.y() + _TAIL
    else:
        before = side is Qt.Edge.RightEdge
        tip = QPointF(thing.left() if before else thing.right(), middle.y())
        top = min(max(room.top(), tip.y() - share * h), room.bottom() - h)
        left = tip.x() - _TAIL - w if before else tip.x() + _TAIL
    return Placed(QRectF(left, top, w, h), tip, side)


def _shared(one: QRectF, other: QRectF) -> float:
    both = one.intersected(other)
    return max(0.0, both.width()) * max(0.0, both.height())


# Painting


@dataclass(frozen=True)
class Light:
    """A hole in the veil: its box, the radius of its corners, and its rotation clockwise in degrees."""

    box: QRectF
    radius: float
    turn: float = 0.0

    def path(self, out: float = 0.0) -> QPainterPath:
        """Return the hole's edge, or a line `out` pixels outside it."""
        path, middle = QPainterPath(), self.box.center()
        path.addRoundedRect(self.box.adjusted(-out, -out, out, out), self.radius + out, self.radius + out)
        turned = QTransform().translate(middle.x(), middle.y()).rotate(self.turn)
        return turned.translate(-middle.x(), -middle.y()).map(path)

    def toward(self, other: Light, share: float) -> Light:
        """Return the hole at `share` of the way to another one."""

        def between(a: float, b: float) -> float:
            return a + (b - a) * share

        a, b = self.box, other.box
        box = QRectF(
            between(a.x(), b.x()), between(a.y(), b.y()),
            between(a.width(), b.width()), between(a.height(), b.height()),
        )  # fmt: skip
        return Light(box, between(self.radius, other.radius), between(self.turn, other.turn))


class Veil(QWidget):
    """Darkens the table except for the thing shown; it ignores clicks."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.thing: Light | None = None
        """The hole around the thing shown; None to follow the lit card."""
        self.card: Callable[[], Light | None] = lambda: None
        """Returns the hole around the lit card, which may rise, sink and be dragged."""
        self.labels: Callable[[], list[QRectF]] = list
        """Returns the boxes of the texts over the hand: the card's total, and why another can't be played."""
        self.strength = 0.0
        """The opacity of the veil, 0 to 1."""
        self.hide()

    @property
    def ringed(self) -> Light | None:
        """The hole that the rings surround."""
        return self.card() if self.thing is None else self.thing

    def paintEvent(self, event: QPaintEvent) -> None:
        with paint.painter_on(self) as painter:
            painter.setOpacity(self.strength)
            dark, card, ringed = QPainterPath(), self.card(), self.ringed
            dark.addRect(QRectF(self.rect()))
            labels = [Light(box, box.height() / 2) for box in self.labels()]
            for light in (ringed, card, *labels):
                if light is not None:
                    dark = dark.subtracted(light.path())
            painter.fillPath(dark, _VEIL)
            brass = self._theme.brass
            around = QPainterPath()
            around.addRect(QRectF(self.rect()))
            for label in labels:
                around = around.subtracted(label.path())
            painter.setClipPath(around)
            if card is not None:
                box = card.box
                painter.save()
                painter.setClipPath(dark)
                paint.rays(painter, box.center().x(), box.center().y(), 1.35 * box.height(), 22, brass, _RAYS)
                painter.restore()
                paint.stroke(painter, card.path(), brass, 3)
            if ringed is not None:
                for out, width, strong in _RINGS:
                    paint.stroke(painter, ringed.path(out), paint.alpha(brass, strong), width)


class CoachSheet(QWidget):
    """The sheet, with a tail toward its subject. The last one has a button."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.words = Words(())
        self.number, self.count = 1, 1
        self.light = 0.0
        """The opacity of the sheet, 0 to 1."""
        self._size = 26.0
        self._lines: list[str] = []
        self._rules: list[str] = []
        self._spare = 0.0
        """The height left over by short text."""
        self._placed: Placed | None = None
        self.now = PillButton(say("first-now-you"), "play", size=17, parent=self, brass=True)
        self.now.hide()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.hide()

    def show_text(self, words: Words, number: int, count: int, is_last: bool) -> None:
        """Show the text of mark `number` of `count`."""
        self.words, self.number, self.count = words, number, count
        self.now.setVisible(is_last)
        # A button reads it with its own name, or a reader would say it with the group around it too.
        self.setAccessibleName("" if is_last else self.spoken)
        self.now.setAccessibleDescription(self.spoken)

    @property
    def spoken(self) -> str:
        """The text for a screen reader."""
        words = paragraph([self.words.over, *self.words.sentences, self.words.rule])
        return say("first-told", number=self.number, count=self.count, told=words)

    @property
    def body(self) -> QRectF:
        """The place of the sheet on the page, without its tail."""
        return self._placed.body if self._placed is not None else QRectF()

    @property
    def is_whole(self) -> bool:
        """Whether all its text fits."""
        width = self.body.width() - 2 * self._pad
        sized = [(line, self._size, 800) for line in self._lines]
        sized += [(line, self._small, 600) for line in self._rules]
        sized += [(self.words.over, self._small, 800)]
        return all(paint.text_width(*one) <= width + 1 for one in sized)

    @property
    def _small(self) -> float:
        return max(_LEAST, self._size * 0.68)

    @property
    def _pad(self) -> float:
        return _PAD * self._size / 26

    def measure(self, size: float, room: QRectF) -> QSizeF:
        """Return the sheet's size with text of this size, or smaller text if it would need too many lines."""
        while True:
            self._size = size
            wide = min(max(_WIDE * size / 26, 300.0), room.width())
            width = wide - 2 * self._pad
            broken = [paint.lines_of(sentence, width, size, 800) for sentence in self.words.sentences]
            self._lines = [line for lines in broken for line in lines]
            self._rules = paint.lines_of(self.words.rule, width, self._small, 600) if self.words.rule else []
            fits = len(self._lines) + len(self._rules) <= _MOST_LINES and all(
                paint.text_width(line, size, 800) <= width + 1 for line in self._lines
            )
            if fits or size <= _LEAST:
                break
            size -= 0.5
        foot = self.now.sizeHint().height() if not self.now.isHidden() else self._small * 2
        over = self._small * 1.7 if self.words.over else 0.0
        high = 1.62 * self._pad + over + len(self._lines) * size * _LEADING + foot
        high += len(self._rules) * self._small * _LEADING
        self._spare = max(0.0, min(_HIGH * size / 26, _HIGH) - high)
        return QSizeF(wide, high + self._spare)

    def place(self, placed: Placed) -> None:
        self._placed = placed
        room = placed.body.adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW)
        room = room.united(QRectF(placed.tip, QSizeF(1, 1)).adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE))
        self.setGeometry(room.toAlignedRect())
        hint = self.now.sizeHint()
        body = placed.body.translated(-self.x(), -self.y())
        self.now.setGeometry(
            round(body.left() + self._pad - 6), round(body.bottom() - 0.55 * self._pad - hint.height()),
            min(hint.width(), round(body.width() - 2 * self._pad)), hint.height(),
        )  # fmt: skip
        self.update()

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the focus to the button. It is no focus proxy: while it is hidden, Tab would end here."""
        if self.now.isVisible():
            self.now.setFocus(reason)
        else:
            super().setFocus(reason)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._placed is None:
            return
        painter, theme = QPainter(self), self._theme
        paint.smooth(painter)
        painter.setOpacity(self.light)
        painter.translate(-self.x(), -self.y())
        body, pad = self._placed.body, self._pad
        paint.shadow(painter, body, 26, blur=14, dy=5, strength=0.4)
        painter.fillPath(_tail(self._placed), QColor(theme.paper))
        paint.fill_round(painter, body, 26, theme.paper)
        y = body.top() + 0.8 * pad + self._spare / 2
        if self.words.over:
            y += self._small * 0.85
            paint.text(painter, body.left() + pad, y, self.words.over, self._small, theme.accent, 800)
            y += self._small * 0.85
        for line in self._lines:
            y += self._size * _LEADING
            paint.text(
                painter, body.left() + pad, y - self._size * _LEADING / 2, line, self._size, theme.ink, 800
            )
        for line in self._rules:
            y += self._small * _LEADING
            at = y - self._small * _LEADING / 2
            paint.text(painter, body.left() + pad, at, line, self._small, theme.ink_muted, 600)
        self._draw_foot(painter, body)
        painter.end()

    def _draw_foot(self, painter: QPainter, body: QRectF) -> None:
        theme, small, pad = self._theme, self._small, self._pad
        y = body.bottom() - 0.8 * pad - small * 0.5
        if self.now.isHidden():
            paint.icon(
                painter, "tap", body.left() + pad + small * 0.55, y, small * 1.25, theme.ink_muted, 2.2
            )
            words = say("first-play-lit")
            paint.text(painter, body.left() + pad + small * 1.6, y, words, small, theme.ink_muted, 700)
        step = max(10.0, small * 1.15)
        for number in range(self.count):
            x = body.right() - pad - (self.count - 1 - number) * step
            here = number + 1 == self.number
            color = theme.accent if here else paint.alpha(theme.ink, 0.22)
            paint.disc(painter, x, y, small * (0.34 if here else 0.24), color)


def _tail(placed: Placed) -> QPainterPath:
    body, tip, half = placed.body, placed.tip, _TAIL_WIDE / 2
    if placed.side in (Qt.Edge.BottomEdge, Qt.Edge.TopEdge):
        edge = body.bottom() - 2 if placed.side is Qt.Edge.BottomEdge else body.top() + 2
        x = min(max(tip.x(), body.left() + 44), body.right() - 44)
        ends = QPointF(x - half, edge), QPointF(x + half, edge)
    else:
        edge = body.right() - 2 if placed.side is Qt.Edge.RightEdge else body.left() + 2
        y = min(max(tip.y(), body.top() + 44), body.bottom() - 44)
        ends = QPointF(edge, y - half), QPointF(edge, y + half)
    path = QPainterPath(ends[0])
    path.lineTo(tip)
    path.lineTo(ends[1])
    path.closeSubpath()
    return path


class CoachMarks(QObject):
    """Shows the marks of a guided match over its table."""

    def __init__(self, theme: Theme, page: QWidget, view: TableView, match: GuidedMatch, known: str) -> None:
        """Prepare the marks; `known` is the name of a game that the person knows, or ""."""
        super().__init__(page)
        self._page, self._view, self.match, self.known = page, view, match, known
        self.veil, self.sheet = Veil(theme, page), CoachSheet(theme, page)
        self.veil.card = lambda: self._card(self.mark) if self.mark is not None else None
        self.veil.labels = self._labels
        view.set_guided(True)
        self.skip = PillButton(say("first-skip"), "skip", size=17, parent=page)
        view.overlays = (self.skip,)
        view.restyled.connect(self.arrange)
        view.scene().changed.connect(self.veil.update)
        self.mark: Mark | None = None
        """The mark shown now."""
        self._goal: Light | None = None
        self._from: Light | None = None
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._clock.valueChanged.connect(self._move)
        self._before = 0.0
        self._hides = False
        self.skip.show()
        self.arrange()

    def asks(self, state: TableState) -> bool:
        """Return whether the deal has been played out, so that the sheet has the keyboard."""
        return self.match.is_played and state is TableState.BETWEEN_DEALS

    def follow(self, state: TableState) -> None:
        """Show the mark that is due in this state of the table, or none."""
        rests = self.asks(state) or state is TableState.PERSON
        mark = self.match.mark if rests else None
        if mark == self.mark:
            return
        self.mark = mark
        if mark is None:
            self._run(hides=True)
            return
        marks = self.match.plan.marks
        is_last = self.asks(state)
        words = words_of(self.match, mark, self.known, self._view.ending)
        self.sheet.show_text(words, self.match.marks_done + 1, len(marks), is_last)
        self.skip.mark = "chevron-left" if is_last else "skip"
        self.skip.set_label(say("controls-back") if is_last else say("first-skip"))
        self._take_hold(mark)
        self._from = self._goal
        self.arrange()
        self._run(hides=False)
        self._read(mark)

    def _take_hold(self, mark: Mark) -> None:
        """Focus the lit card."""
        place = self._place_of(mark)
        if place is not None:
            self._view.chooser.focus(place)
            self._view.unseen.show_table()

    def _read(self, mark: Mark) -> None:
        """Have a screen reader read the text and the lit card; speak the text if totals are spoken."""
        if mark.face:
            # Without a card, it is read with the button, which gets the focus.
            self._view.say(paragraph([self.sheet.spoken, say("first-play-card", card=Card(mark.face))]))
        words = self.sheet.words
        self._view.called.emit(paragraph([*words.sentences, words.rule]))

    def put_away(self) -> None:
        """Remove the marks, since another match is at the table."""
        self._clock.stop()
        self._view.restyled.disconnect(self.arrange)
        self._view.set_guided(False)
        self._view.overlays = ()
        self._let_go()
        for widget in (self.veil, self.sheet, self.skip):
            widget.hide()
            widget.deleteLater()
        self.deleteLater()

    def _let_go(self) -> None:
        """Take the focus from the buttons before they are hidden, as each would pass it to the next."""
        for button in (self.sheet.now, self.skip):
            button.clearFocus()

    # Places

    def arrange(self) -> None:
        """Lay everything out for the size of the window."""
        self.veil.setGeometry(self._page.rect())
        layout = self._view.board.layout
        hint = self.skip.sizeHint()
        self.skip.setGeometry(
            round(layout.table_width - hint.width() - 20), round(layout.height - hint.height() - 18),
            hint.width(), hint.height(),
        )  # fmt: skip
        mark = self.mark
        if mark is None:
            return
        self._goal = thing = self._thing(mark)
        card = self._card(mark)
        if self._clock.state() is not QVariantAnimation.State.Running:
            self._stay()
        room = QRectF(self._page.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        room.setWidth(layout.table_width - 2 * _EDGE)
        never, rather_not = self._boxes(thing, card)
        wish = max(17.0, layout.words(26, 17))
        things, words = [thing.box], wish
        while True:
            placed = place_sheet(self.sheet.measure(words, room), things, never, rather_not, room)
            if placed.fits or words <= _LEAST:
                break
            # If large text doesn't fit: a little smaller, else beside the lit card.
            if len(things) == 1 and card is not None and words < _SMALLER * wish:
                things, words = [thing.box, card.box], wish
            words -= 1
        self.sheet.place(placed)
        for widget in (self.veil, self.sheet, self.skip):
            widget.raise_()

    def _boxes(self, thing: Light, card: Light | None) -> tuple[list[QRectF], list[QRectF]]:
        """Return what the sheet must never cover, and what it should not."""
        board = self._view.board
        never = [thing.box, QRectF(self.skip.geometry())]
        if card is not None:
            # Room for the card to rise, with its total above it.
            never.append(card.box.adjusted(0, -60 * board.layout.s * board.layout.large, 0, 0))
        hand = [QRectF(held.item.sceneBoundingRect()) for held in board.hand.cards if held is not None]
        plaques = [QRectF(*board.layout.plaque(place)) for place in range(len(board.seats))]
        strip = [board.strip.box] if board.strip.notice is not None else []
        banner = [board.banner.sceneBoundingRect()] if board.banner.isVisible() else []
        return never, [board.gauge_box, *hand, *plaques, *strip, *banner]

    def _place_of(self, mark: Mark) -> int | None:
        codes = self._view.board.hand.codes
        return codes.index(mark.face) if mark.face in codes else None

    def _card(self, mark: Mark) -> Light | None:
        """Return the hole around the lit card in its present place."""
        place = self._place_of(mark)
        held = self._view.board.hand.cards[place] if place is not None else None
        if held is None:
            return None
        spot = held.now
        box = QRectF(0, 0, spot.width, spot.width * CARD_RATIO)
        box.moveCenter(QPointF(spot.x, spot.y))
        return Light(box.adjusted(-3, -3, 3, 3), 0.09 * spot.width, spot.turn)

    def _labels(self) -> list[QRectF]:
        """Return the boxes of the total that the lit card would make and of why another can't be played."""
        place = self._place_of(self.mark) if self.mark is not None else None
        held = self._view.board.hand.cards[place] if place is not None else None
        labels = [self._view.chooser.choice_view.line, *([held.pill] if held is not None else [])]
        return [label.body for label in labels if label.isVisible()]

    def _thing(self, mark: Mark) -> Light:
        """Return the hole around the subject of the mark."""
        board, layout = self._view.board, self._view.board.layout
        out = _ROUND * layout.s
        if mark.about in _CARDS:
            card = self._card(mark)
            if card is not None:
                return card
        if mark.about == "reverse":
            x, y = layout.track.x + 1.4 * out, layout.track.y + 1.4 * out
            box = QRectF(layout.center.x - x, layout.center.y - y, 2 * x, 2 * y)
            return Light(box, min(x, y) * 0.8)
        if mark.about == "stuck":
            box = QRectF(*layout.plaque(board.place(self.match.plan.shown)))
            for item in board.face_up.cards:
                box = box.united(item.sceneBoundingRect()) if item.isVisible() else box
            return Light(box.adjusted(-out, -out, out, out), 26 * layout.s)
        box = board.gauge_box.adjusted(-out, -out, out, out)
        return Light(box, min(box.width(), box.height()) / 2)

    def _stay(self) -> None:
        """End the movement of the hole; from now on it follows a lit card."""
        is_card = (
            self.mark is not None and self.mark.about in _CARDS and self._place_of(self.mark) is not None
        )
        self.veil.thing = None if is_card else self._goal

    # Motion

    @property
    def takes(self) -> int:
        """The milliseconds until the next mark is fully shown."""
        return round(self._view.stage.pace.ms(speeds.COACH))

    def _run(self, hides: bool) -> None:
        """Fade the veil in and move the hole from the previous thing, or fade everything out."""
        self._clock.stop()
        self._hides, self._before = hides, self.veil.strength
        if not hides:
            self.veil.show()
            self.sheet.show()
        self._clock.setDuration(self.takes)
        if self.takes and self._page.isVisible():
            self._clock.start()
        else:
            self._move(1.0)

    def _move(self, t: float) -> None:
        way = ease(Ease.InOutCubic, t)
        if self._hides:
            strength = self._before * (1 - way)
        else:
            strength = self._before + (1 - self._before) * way
            travels = self._from is not None and not self._view.stage.pace.reduced and self._goal is not None
            if travels and self._from is not None and self._goal is not None:
                self.veil.thing = self._from.toward(self._goal, way)
            else:
                self.veil.thing = self._goal
            if t >= 1:
                self._stay()
        self.veil.strength = strength
        self.sheet.light = min(strength, 1 - way) if self._hides else way
        if self._hides and t >= 1:
            self._let_go()
            self.veil.hide()
            self.sheet.hide()
        self.veil.update()
        self.sheet.update()
