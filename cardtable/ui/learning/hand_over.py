"""Shows over the table whose call it is, in the child's color; everyone else is asked to be quiet.

If several people share the screen, nothing is asked before the child confirms being there, or someone says
that the child isn't.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QPointF, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.paint import alpha, mix
from cardtable.ui.drawing.tables import quieten, with_round_ends
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.avatars import color_of
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.items.total_line import ON_FELT
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, Pace, ease
from cardtable.ui.table.places.layout import CARD_RATIO, Layout
from cardtable.ui.widgets.controls import LinkButton, PillButton
from cardtable.ui.widgets.keys_panel import key_cap, native
from cardtable.ui.widgets.room_page import KeyRow

DEAF = 450
"""Milliseconds for which keys are ignored: the key that played the card may still be down."""


_BUTTON = 0.4
"""The greatest height of a button, as a share of the room for question and button."""


class HandOver(QWidget):
    """Waits over the table until the child is there: Enter confirms it, N says that the child isn't."""

    came = Signal()
    is_gone = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.deaf = DEAF
        self.table: Callable[[], Layout] = lambda: Layout(self.width(), self.height(), 2, long=True)
        """Returns the layout of the table under it."""
        self.plaque: Callable[[int], QPainterPath] = lambda place: QPainterPath()
        """Returns the outline of the plaque at a place of the table."""
        self._name = self._animal = ""
        self._place = 0
        self._since = QElapsedTimer()
        self._share = 1.0
        self._fades = False
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.valueChanged.connect(self._flood)
        self.here = PillButton("", "check", size=25, parent=self)
        self.gone = LinkButton("", self)
        self.here.clicked.connect(self._say_here)
        self.gone.clicked.connect(self._say_gone)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.here)
        self.hide()

    @property
    def key_rows(self) -> list[KeyRow]:
        """The current keys and their actions."""
        return [((native("Return"),), self.here.text()), ((key_cap("lesson-away"),), self.gone.text())]

    @property
    def heard(self) -> str:
        """The sentence that says whose call it is."""
        return say("lessons-who-calls-heard", name=self._name)

    def ask(self, name: str, animal: str, place: int, pace: Pace) -> None:
        """Wait for the child at this place of the table."""
        self._name, self._animal, self._place = name, animal, place
        self.here.color = color_of(animal)
        self.here.set_label(say("lessons-i-am", name=name))
        self.gone.set_label(say("lessons-is-not-here", name=name))
        self.here.setAccessibleDescription(self.heard)
        self._since.start()
        self._fades = pace.reduced
        self._share = 1.0
        if not pace.instant:
            self._share = 0.0
            self._motion.setDuration(round(speeds.FADE if pace.reduced else pace.ms(speeds.HAND_OVER)))
            self._motion.start()
        self._arrange()
        self.show()
        self.raise_()
        self.here.setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def put_away(self) -> None:
        """Stop waiting."""
        self._motion.stop()
        self._share = 1.0
        self.hide()

    def _flood(self, share: float) -> None:
        self._share = ease(Ease.InOutSine, share)
        self.update()

    def _say_here(self) -> None:
        if self._hears:
            self.came.emit()

    def _say_gone(self) -> None:
        if self._hears:
            self.is_gone.emit()

    @property
    def _hears(self) -> bool:
        return not self._since.isValid() or self._since.elapsed() >= self.deaf

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if KEYS.is_pressed("lesson-away", event):
            self._say_gone()
        else:
            super().keyPressEvent(event)

    # Places

    def _room(self, layout: Layout) -> QRectF:
        """Return the free area between the line and the player's hand."""
        s, felt = layout.s, layout.felt
        top = layout.rule.bottom + 22 * s
        foot = min(
            layout.hand_y - layout.hand_card * CARD_RATIO / 2 - 16 * s, layout.center.y + felt.y - 14 * s
        )
        half = felt.x - 150 * s
        return QRectF(layout.center.x - half, top, 2 * half, foot - top)

    def _words(self, layout: Layout) -> tuple[QRectF, float]:
        """Return the area of the text beside the animal, and the animal's diameter."""
        room = self._room(layout)
        across = min(room.height() - 12 * layout.s, 224 * layout.s)
        left = room.left() + across + 48 * layout.s
        return QRectF(left, room.top(), room.right() - left, room.height()), across

    def plates(self) -> list[QRect]:
        """Return the area of the animal and the text."""
        return [self._room(self.table()).toAlignedRect()]

    def _arrange(self) -> None:
        layout = self.table()
        s = layout.s
        words, _ = self._words(layout)
        for button in (self.here, self.gone):
            button.set_scale(s)
            # However large the text, it leaves the question above more room than it takes.
            button.set_scale(s * min(1.0, _BUTTON * words.height() / button.sizeHint().height()))
        here, gone = self.here.sizeHint(), self.gone.sizeHint()
        gap = 22 * s
        both = words.width() - gap
        shrink = min(1.0, both / (here.width() + gone.width()))
        y = words.bottom() - here.height()
        first = QRectF(words.left(), y, here.width() * shrink, here.height())
        second = QRectF(first.right() + gap, y, gone.width() * shrink, gone.height())
        second.moveCenter(QPointF(second.center().x(), first.center().y()))
        self.here.setGeometry(first.toRect())
        self.gone.setGeometry(second.toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with paint.painter_on(self) as painter:
            layout = self.table()
            if self._share < 1.0 and self._fades:
                painter.setOpacity(self._share)
            elif self._share < 1.0:
                seat = layout.seat(self._place)
                reach = math.hypot(self.width(), self.height()) * self._share
                flood = QPainterPath()
                flood.addEllipse(QPointF(seat.x, seat.y), reach, reach)
                painter.setClipPath(flood)
            self._draw_room(painter, layout)
            self._draw_others(painter, layout)
            self._draw_child(painter, layout)
            self._draw_book(painter, layout)

    def _draw_room(self, painter: QPainter, layout: Layout) -> None:
        """Tint room and rim with the child's color, darken the felt, and draw rays around the animal."""
        color, s = color_of(self._animal), layout.s
        felt = QRectF(
            layout.center.x - layout.felt.x,
            layout.center.y - layout.felt.y,
            2 * layout.felt.x,
            2 * layout.felt.y,
        )
        room = QPainterPath()
        room.addRect(QRectF(self.rect()))
        whole = with_round_ends(felt)
        painter.fillPath(room.subtracted(whole), alpha(mix(color, "#000000", 0.45), 0.42))
        seats = QPainterPath()
        for place in range(1, layout.seats):
            box = QRectF(*layout.plaque(place)).adjusted(-14 * s, -2 * s, 14 * s, 2 * s)
            seats.addRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.save()
        painter.setClipPath(room.subtracted(seats), Qt.ClipOperation.IntersectClip)
        paint.stroke(painter, with_round_ends(felt, -8.5 * s), mix(color, "#FFFFFF", 0.45), 15 * s)
        painter.restore()
        below = QPainterPath()
        below.addRect(QRectF(felt.left(), layout.rule.bottom + 8 * s, felt.width(), felt.height()))
        below = below.intersected(whole)
        quieten(painter, below)
        words, across = self._words(layout)
        middle = QPointF(words.left() - 48 * s - across / 2, words.center().y())
        painter.save()
        painter.setClipPath(below, Qt.ClipOperation.IntersectClip)
        light = mix(color, "#FFFFFF", 0.5)
        paint.rays(painter, middle.x(), middle.y(), across * 1.5, 40, light, 1.0)
        painter.restore()

    def _draw_others(self, painter: QPainter, layout: Layout) -> None:
        """Dim all other seats and ask them to be quiet."""
        said, size = say("lessons-hush"), layout.words(14)
        for place in range(layout.seats):
            if place == self._place:
                continue
            painter.fillPath(self.plaque(place), alpha("#0A1512", 0.6))
            box = QRectF(*layout.plaque(place))
            # Above the player's own plaque, the table says whose turn it is.
            x, y = box.center().x(), box.bottom() + size * 0.6
            if not place:
                x, y = box.right() + paint.pill_width(said, size) / 2 + 6, box.center().y()
            paint.pill(painter, x, y, said, size, "#1C2B27", "#FFFFFF", cast=False)

    def _draw_child(self, painter: QPainter, layout: Layout) -> None:
        s, color = layout.s, color_of(self._animal)
        words, across = self._words(layout)
        x, y = words.left() - 48 * s - across / 2, words.center().y()
        paint.disc(painter, x, y, across / 2, color, mix(color, "#FFFFFF", 0.3), 2)
        paint.disc(painter, x, y, across / 2 - 9 * s, mix(color, "#FFFFFF", 0.62), "#FFFFFF", 4 * s)
        paint.avatar(painter, self._animal, x, y, across * 0.84, Face(Mood.GLAD))
        high = words.height() - self.here.height() - 10 * s
        line = min(layout.words(25), high * 0.3)
        size = min(84 * s, (high - line * 1.6) / 1.06)
        said = say("lessons-who-calls", name=self._name)
        size *= min(1.0, words.width() / paint.text_width(said, size, 900))
        top = words.top() + (high - size * 1.06 - line * 1.6) / 2
        paint.text(painter, words.left(), top + size * 0.53, said, size, ON_FELT, 900)
        quiet, below = say("lessons-others-hush"), top + size * 1.06 + line * 0.8
        line *= min(1.0, (words.width() - line * 1.5) / paint.text_width(quiet, line, 700))
        paint.icon(painter, "mute", words.left() + line * 0.6, below, line * 1.2, "#DCE9F7", 2.2)
        paint.text(painter, words.left() + line * 1.5, below, quiet, line, "#DCE9F7", 700)

    def _draw_book(self, painter: QPainter, layout: Layout) -> None:
        """Draw whose record the answer goes into, if there is room beside the hand."""
        s = layout.s
        if layout.table_width < 1200 or self.theme.text > 1.2:
            return
        title = say("lessons-own-book", name=self._name)
        note = say("lessons-own-book-note", name=self._name)
        large, small = 18 * s, max(12.0, 15 * s)
        wide = max(paint.text_width(title, large, 800), paint.text_width(note, small, 600)) + 86 * s
        if wide > 320 * s:
            return
        box = QRectF(layout.table_width - wide - 36 * s, layout.height - 30 * s - 66 * s, wide, 66 * s)
        color = mix(color_of(self._animal), "#FFFFFF", 0.2)
        paint.fill_round(painter, box, 20 * s, alpha("#0F211D", 0.92), color, 1.6)
        x, y = box.left() + 38 * s, box.center().y()
        paint.disc(painter, x, y, 21 * s, color_of(self._animal))
        paint.icon(painter, "lock", x, y, 22 * s, "#FFFFFF", 2.2)
        paint.text(painter, box.left() + 70 * s, y - 12 * s, title, large, "#FFFFFF", 800)
        paint.text(painter, box.left() + 70 * s, y + 13 * s, note, small, "#DCE9F7", 600)
