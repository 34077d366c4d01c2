"""Covers of the whole table: the curtain between two people's turns, and the cover of a pause.

Both take every click and key that would reach the table. At first they ignore them, so that the second click
of a double click, or a key still held down, doesn't lift them.

The curtain falls while the hand of the last player turns face down, and rises over a picture of the table
without an open hand. The table turns only while the curtain is down, and the next person's cards are shown
only after it has risen.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QElapsedTimer,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QWidget

from cardtable.game.events import DealStarted
from cardtable.language import paragraph, player, say, word
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import CENTER, alpha, disc, fill_round, lines_of, stroke, text, text_width
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, Pace, ease
from cardtable.ui.table.words.endings import since_words
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column
from cardtable.ui.widgets.controls import RING, FittedLabel, PillButton

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match

DEAF = 450
"""Milliseconds for which a curtain that has just come down ignores clicks and keys."""

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_WIDE, _HIGH = 1440, 900
_LEADING = 1.42
"""Line height of the text over the button, relative to its size."""
_GAP = 14
"""The space between “No peeking!” and lines that follow it."""
_LARGE = 1.4
"""With text larger than this, only what happened since the last turn is shown over the button."""

_MANY = 2
"""With more lines than this on past events, nothing else is shown over the button."""
_DARK, _CREAM, _FLESH, _EDGE = "#4A1626", "#FFF6E4", "#F3D9C4", "#8A6420"
_FOLD = ((0.0, _DARK), (0.22, "#7A2438"), (0.48, "#A63A4B"), (0.72, "#7A2438"), (1.0, _DARK))


def fallen_share(way: float) -> float:
    """Return how far heavy cloth has fallen at `way` of its time: ever faster, with a small rebound."""
    if way < _LANDS:
        return (way / _LANDS) ** 2
    return 1 - 0.022 * math.sin(math.pi * (way - _LANDS) / (1 - _LANDS))


_LANDS = 0.78


@dataclass(frozen=True)
class Pass:
    """The person that the curtain came down for, and public facts as names and values."""

    name: str
    avatar: str
    facts: tuple[tuple[str, str], ...] = ()
    since: tuple[str, ...] = ()
    """What happened since that person's last turn, line by line."""
    is_first: bool = False
    """Whether the person has had no turn in the game."""


def _passed_to(match: Match, seat: int) -> Pass:
    """Return what the curtain says to the person on this seat."""
    players, view = match.setup.players, match.view()
    names = [player(each.name) for each in players]
    way = "clockwise" if view.direction > 0 else "counterclockwise"
    facts = [
        (say("play-running-total"), word(view.total)),
        (say("play-direction"), say("play-way", way=way)),
    ]
    if seat == view.turn and view.next_seat != seat:
        facts.append((say("play-after", player=names[seat]), names[view.next_seat]))
    events = match.since_turn_of(seat)
    since = since_words(events, names, match.rules.token_kind)
    is_first = any(isinstance(event, DealStarted) and event.deal == 1 for event in events)
    return Pass(names[seat], players[seat].avatar, tuple(facts), tuple(filter(None, since)), is_first)


class Covering(QFrame):
    """Covers its parent until it is lifted by click, Enter or Space."""

    lifted = Signal()

    def __init__(self, theme: Theme, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.theme = theme
        self.deaf = DEAF
        self._since = QElapsedTimer()
        self.button = PillButton("", icon, size=27, parent=self, brass=True)
        # Enter comes to the cover, which ignores it while it is held down.
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._lift)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def fall(self, name: str, description: str) -> None:
        """Cover everything; `name` and `description` of the button are for screen readers."""
        self.button.setAccessibleName(name)
        self.button.setAccessibleDescription(description)
        self.setGeometry(self._over.rect())
        self._since.start()
        self.show()
        self.raise_()
        # By proxy, or the cover itself would have the focus for a moment, and screen readers would read it
        # too.
        self.setFocusProxy(None if self.button.isHidden() else self.button)  # type: ignore[arg-type]
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _is_deaf(self) -> bool:
        """Whether a click or key may still have been meant for the table."""
        return self._since.isValid() and self._since.elapsed() < self.deaf

    def _lift(self) -> None:
        if not self._is_deaf:
            self.lifted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self._lift()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._lift()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second click, which would otherwise count as a press."""


class Curtain(Covering):
    """The curtain "Pass to Mia" between two people's turns; `lifted` is emitted once it has risen."""

    fallen = Signal()
    """Emitted when nothing of the table is visible anymore."""

    def __init__(
        self, theme: Theme, parent: QWidget, pace: Callable[[], Pace], table: Callable[[], QPixmap]
    ) -> None:
        """Create the curtain; `pace` returns the speed of its animation, `table` a picture of the table."""
        super().__init__(theme, "tap", parent)
        self.button.set_label(say("play-tap-when-ready"))
        self._pass = Pass("", "fox")
        self._ground: QPixmap | None = None
        self._drawn_in: tuple[object, ...] = ()
        self._pace, self._table = pace, table
        self._under: QPixmap | None = None
        """The table below the hem, while the curtain moves."""
        self._cloth: QPixmap | None = None
        """The velvet with everything on it, while it moves."""
        self._share = 1.0
        """How far it has come down, 0 to 1."""
        self._rises = False
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self._arrive)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide()

    def wait_for(self, match: Match, seat: int) -> None:
        """Come down for the person on this seat."""
        self.pass_to(_passed_to(match, seat))

    def pass_to(self, person: Pass) -> None:
        """Come down for this person; a curtain already down changes its text."""
        hung = self.isVisible() and not self._rises
        before, self._pass = self._pass, person
        if hung and self.is_moving and before == person:
            return
        self._clock.stop()
        pace = self._pace()
        falls = not (hung or pace.instant or pace.reduced) and self._over.isVisible()
        # Before it is shown, so that the picture is of the table alone.
        self._under = self._table() if falls else None
        passes = _sentence(say("play-pass-to", name=person.name))
        since = [*map(_sentence, self._heading()), *person.since]
        facts = [say("play-fact", fact=fact, value=value) for fact, value in person.facts]
        self.button.setVisible(not falls)
        self._place()
        # While the cloth moves, it has the keyboard itself, and readers would repeat the button's words.
        self.setAccessibleName(person.name)
        self.fall(paragraph([passes, say("play-tap-when-ready")]), paragraph([*facts, *since]))
        self._run(falls, speeds.CURTAIN, rises=False)
        self.update()

    def _run(self, moves: bool, takes: float, rises: bool) -> None:
        """Fall or rise, at once if it isn't animated."""
        self._rises = rises
        if not moves:
            self._arrive()
            return
        self._cloth = self._cloth_picture()
        self.setFocusProxy(None)  # type: ignore[arg-type]
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.button.hide()
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(round(self._pace().ms(takes)))
        self._move(0.0)
        self._clock.start()

    def _move(self, way: float) -> None:
        self._share = 1 - ease(Ease.InOutCubic, way) if self._rises else fallen_share(way)
        if not self._rises:
            # Motion on the table comes to rest under it.
            self._under = self._table()
        self.update()

    def _arrive(self) -> None:
        """End the animation."""
        self._clock.stop()
        self._share, self._under, self._cloth = 1.0, None, None
        if self._rises:
            self._rises = False
            self.hide()
            self.lifted.emit()
            return
        if self.button.isHidden():
            self.button.show()
            # It takes the keyboard if this has it.
            self.setFocusProxy(self.button)
        self.update()
        self.fallen.emit()

    @property
    def is_moving(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def _lift(self) -> None:
        """Rise, or skip an animation that is running."""
        if self._is_deaf:
            return
        if self.is_moving:
            self._arrive()
            return
        pace = self._pace()
        moves = not pace.instant and self.isVisible()
        if moves:
            self._under = self._table()
        self._run(moves, speeds.CURTAIN_RISES, rises=True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()
        self._share, self._rises = 1.0, False
        self._under = self._cloth = None

    @property
    def scale(self) -> float:
        """The scale of the drawing in this window."""
        return max(0.62, min(self.width() / _WIDE, self.height() / _HIGH))

    def _place(self) -> None:
        s = self.scale
        wide = 380 * s * self.theme.room
        box = QRectF((self.width() - wide) / 2, self._y(676), wide, max(52.0, 76 * s))
        self.button.size_at_rest = max(18.0, 27 * s)
        self.button.setGeometry(box.adjusted(-RING, -RING, RING, RING).toRect())

    def _y(self, y: float) -> float:
        """Return a height of the drawing, which is centered in the window."""
        return (self.height() - _HIGH * self.scale) / 2 + y * self.scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = None
        self._place()
        if self.is_moving:
            self._arrive()

    # --- painting

    @property
    def _still(self) -> QPixmap:
        """The painted background, kept for one size, theme and screen."""
        dpr, look = self.devicePixelRatioF(), self.theme.key
        if self._ground is None or (self._ground.devicePixelRatioF(), self._drawn_in) != (dpr, look):
            self._drawn_in = look
            self._ground = paint.drawn(self.width(), self.height(), dpr, self._paint_ground)
        return self._ground

    def _cloth_picture(self) -> QPixmap:
        picture = self._still.copy()
        with paint.painter_on(picture) as painter:
            self._paint_words(painter)
            self.button.render(painter, self.button.pos(), QRegion(), QWidget.RenderFlag.DrawChildren)
        return picture

    def paintEvent(self, event: QPaintEvent) -> None:
        with paint.painter_on(self) as painter:
            if self._under is None or self._cloth is None:
                painter.drawPixmap(QPointF(0, 0), self._still)
                self._paint_words(painter)
                self._valance(painter, 1.0)
            else:
                painter.drawPixmap(QPointF(0, 0), self._under)
                hem = round(self.height() * self._share)
                if self._pace().reduced:
                    painter.setOpacity(self._share)
                    hem = self.height()
                painter.drawPixmap(QPointF(0, hem - self.height()), self._cloth)
                if hem < self.height():
                    self._shade(painter, hem)
                self._valance(painter, min(1.0, self._share * 3))

    def _shade(self, painter: QPainter, hem: int) -> None:
        deep = 60 * self.scale
        shade = QLinearGradient(0, hem, 0, hem + deep)
        shade.setColorAt(0, QColor(0, 0, 0, 120))
        shade.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(QRectF(0, hem, self.width(), deep), shade)

    def _paint_ground(self, painter: QPainter) -> None:
        """Paint velvet in folds, light from above, and the hem."""
        w, h, s = self.width(), self.height(), self.scale
        folds = max(8, round(w / (80 * s)))
        wide = w / folds
        for number in range(folds):
            fold = QLinearGradient(number * wide, 0, (number + 1) * wide, 0)
            for stop, color in _FOLD:
                fold.setColorAt(stop, QColor(color))
            painter.fillRect(QRectF(number * wide, 0, wide + 1, h), fold)
        light = QRadialGradient(QPointF(w / 2, h * 0.46), w * 0.62)
        light.setColorAt(0, QColor(255, 214, 160, 34))
        light.setColorAt(0.45, QColor(30, 4, 12, 40))
        light.setColorAt(1, QColor(20, 2, 8, 200))
        painter.fillRect(QRectF(0, 0, w, h), light)
        foot = QLinearGradient(0, h - 170 * s, 0, h)
        foot.setColorAt(0, QColor(20, 2, 8, 0))
        foot.setColorAt(1, QColor(20, 2, 8, 190))
        painter.fillRect(QRectF(0, h - 170 * s, w, 170 * s), foot)
        painter.fillRect(QRectF(0, h - 40 * s, w, 6 * s), alpha(self.theme.brass, 0.75))
        painter.fillRect(QRectF(0, h - 29 * s, w, 2 * s), alpha(self.theme.brass, 0.45))

    def _valance(self, painter: QPainter, share: float) -> None:
        """Paint the swags at the top, as far down as they have moved."""
        w, s = self.width(), self.scale
        painter.save()
        painter.translate(0, -150 * s * (1 - share))
        count = max(5, round(w / (160 * s)))
        wide = w / count
        for front in (False, True):
            for number in range(-1, count + 1):
                x = (number + (0.5 if front else 1.0)) * wide
                self._swag(painter, x, wide, s, front)
        for number in range(count + 1):
            disc(painter, number * wide, 42 * s, 11 * s, self.theme.brass, _EDGE, 1.6)
            disc(painter, number * wide, 42 * s, 5 * s, "#F6E3AE")
        painter.restore()

    def _swag(self, painter: QPainter, x: float, wide: float, s: float, front: bool) -> None:
        drop = (122 if front else 92) * s
        cloth = QPainterPath(QPointF(x - wide / 2, -10))
        cloth.lineTo(x + wide / 2, -10)
        cloth.lineTo(x + wide / 2, 40 * s)
        cloth.quadTo(QPointF(x, drop * 1.75), QPointF(x - wide / 2, 40 * s))
        cloth.closeSubpath()
        ground = QLinearGradient(0, 0, 0, drop + 10 * s)
        ground.setColorAt(0, QColor(_DARK))
        ground.setColorAt(1, QColor("#8E2F42" if front else "#6B2033"))
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(20, 2, 8, 90), 2))
        painter.drawPath(cloth)
        for inset, width, strength in ((6 * s, 5 * s, 1.0), (15 * s, 1.6, 0.6)):
            trim = QPainterPath(QPointF(x + wide / 2, 40 * s - inset))
            trim.quadTo(QPointF(x, drop * 1.75 - inset * 1.6), QPointF(x - wide / 2, 40 * s - inset))
            stroke(painter, trim, alpha(self.theme.brass, strength * (1.0 if front else 0.55)), width)

    def _paint_words(self, painter: QPainter) -> None:
        s, x, room = self.scale, self.width() / 2, self.width() - 48.0
        self._medal(painter, x, self._y(298), s * 0.88)
        string = say("play-pass-to", name=self._pass.name)
        size = 64 * s
        size = min(size, size * room / max(1.0, text_width(string, size, 900)))
        text(painter, x, self._y(486), string, size, _CREAM, 900, CENTER)
        lines = self.lines()
        gap = _GAP * s if len(lines) > 1 and lines[0][0] == say("play-nobody-peeks") else 0.0
        y = self._y(590) - (sum(size for _, size, _ in lines) * _LEADING + gap) / 2
        for number, (string, size, is_past) in enumerate(lines):
            y += size * _LEADING / 2 + (gap if number == 1 else 0)
            color, weight = (_CREAM, 700) if is_past else (_FLESH, 600)
            text(painter, x, y, string, size, color, weight, CENTER, room)
            y += size * _LEADING / 2
        self._facts(painter, x, self._y(816), s)

    def lines(self) -> list[tuple[str, float, bool]]:
        """Return the lines between name and button, each with its size and whether it is about past events.

        They grow with the preferred size of text as far as they have room; in large text, only past events
        are shown.
        """
        s, note = self.scale, say("play-nobody-peeks")
        room, high = self.width() - 48.0, self._y(656 - _GAP) - self._y(524)
        lines = [(note, max(15.0, 21 * s), False)]
        if self._pass.since:
            size = max(14.0, 20 * s)
            past = [part for line in self._pass.since for part in lines_of(line, 0.85 * room, size, 700)]
            if self.theme.text > _LARGE or len(past) > _MANY:
                lines = []
            lines += [(heading, max(13.0, 16 * s), False) for heading in self._heading()]
            lines += [(line, size, True) for line in past]
        grow = max(1.0, min(self.theme.text, high / (sum(size for _, size, _ in lines) * _LEADING)))
        return [
            (line, min(size * grow, size * grow * (room - 2) / text_width(line, size * grow, 700)), is_past)
            for line, size, is_past in lines
        ]

    def _heading(self) -> list[str]:
        """Return the line over the past events, none before the person's first turn."""
        return [say("play-since")] if self._pass.since and not self._pass.is_first else []

    def _medal(self, painter: QPainter, x: float, y: float, s: float) -> None:
        for number in range(36):
            angle, long = math.tau * number / 36, number % 2 == 0
            way = QPointF(math.cos(angle), math.sin(angle))
            ray = QPen(alpha(self.theme.brass, 0.85 if long else 0.5), 3.2 * s)
            ray.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(ray)
            middle = QPointF(x, y)
            painter.drawLine(middle + way * (138 * s), middle + way * ((168 if long else 154) * s))
        for number in range(10):
            disc(painter, x, y + 6 * s, (136 - number) * s, QColor(0, 0, 0, 10))
        disc(painter, x, y, 124 * s, self.theme.brass, _EDGE, 2)
        disc(painter, x, y, 116 * s, "#5B1C2E")
        disc(painter, x, y, 111 * s, self.theme.brass)
        paint.avatar(painter, self._pass.avatar, x, y, 214 * s)

    def fact_sizes(self) -> tuple[float, float]:
        """Return the text sizes of a fact and its value, grown as far as they fit the window."""
        s = self.scale
        small, large = max(13.0, 16 * s), max(15.0, 20 * s)
        room = (self.width() - 48.0) / len(self._pass.facts) - 40 * s
        grow = min(self.theme.text, max(1.0, room / max(self._fact_widths(small, large))))
        return small * grow, large * grow

    def _fact_widths(self, small: float, large: float) -> list[float]:
        gap = 12 * self.scale
        return [
            text_width(fact, small, 600) + gap + text_width(value, large, 900)
            for fact, value in self._pass.facts
        ]

    def strip_width(self) -> float:
        """Return the width of the strip with all the facts."""
        cell = max(240 * self.scale, max(self._fact_widths(*self.fact_sizes())) + 40 * self.scale)
        return cell * len(self._pass.facts)

    def _facts(self, painter: QPainter, x: float, y: float, s: float) -> None:
        if not self._pass.facts:
            return
        count = len(self._pass.facts)
        small, large = self.fact_sizes()
        widths = self._fact_widths(small, large)
        cell, high = self.strip_width() / count, max(56 * s, large * 1.5)
        strip = QRectF(x - cell * count / 2, y - high / 2, cell * count, high)
        fill_round(painter, strip, high / 2, alpha("#1E060E", 0.62), alpha(self.theme.brass, 0.45), 1.4)
        for number, ((fact, value), width) in enumerate(zip(self._pass.facts, widths, strict=True)):
            left = strip.left() + cell * number
            if number:
                painter.fillRect(QRectF(left - 0.6, y - 15 * s, 1.2, 30 * s), alpha(self.theme.brass, 0.4))
            at = left + (cell - width) / 2
            text(painter, at, y, fact, small, _FLESH, 600)
            text(painter, at + width - text_width(value, large, 900), y, value, large, _CREAM, 900)


class Cover(Covering):
    """The cover of a paused table: the room shows through, the cards lie face down."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "play", parent)
        self.setProperty("role", "cover")
        self.deaf = 0
        self.button.set_label(say("play-on"))
        column = lay_column(STRETCH, on=self)
        for words, role in ((say("play-paused"), "paused"), (say("play-table-waits"), "paused-note")):
            shown = FittedLabel(words, role, 13, self)
            shown.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(shown)
        add_parts(column, 24, (self.button, 0, Qt.AlignmentFlag.AlignHCenter), STRETCH)
        self.hide()

    def cover(self) -> None:
        self.fall(paragraph([_sentence(say("play-paused")), say("play-on")]), say("play-table-waits"))


def _sentence(words: str) -> str:
    return say("reader-sentence", line=words)
