"""The page for joining with phones: a QR code, an address to type, and the seats around the table.

It invites phones before a game, and shows during one who sits where. It knows no sockets: it shows a
`Joining` and emits what the host wants.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, Self

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from cardtable.language import paragraph as sentences
from cardtable.language import player, row, say
from cardtable.storage.exchange import qr_code
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.avatars import colour_of
from cardtable.ui.shared.code_picture import CodePicture
from cardtable.ui.table.items.backdrop import oval_top
from cardtable.ui.table.motion.speeds import Ease, Pace, ease
from cardtable.ui.widgets.controls import RING, Control, PillButton, RoundButton, Sheet, label, paragraph
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, lay_page
from cardtable.ui.widgets.tool_tips import tip

Sitting = Literal["free", "picks", "ready", "away", "screen", "computer"]
"""The state of a seat: free; a phone that picks an avatar, is ready, or away; the screen; a computer."""
At = Literal["phone", "screen", "computer", "nobody"]
"""The player that a seat gets; `nobody` removes it."""

Spot = tuple[float, float]

TAKEN = 400.0
"""Milliseconds in which a new player's avatar drops into its ring."""

_MARKS: dict[Sitting, str] = {
    "free": "phone",
    "picks": "phone",
    "ready": "check",
    "away": "clock",
    "screen": "eye",
    "computer": "cards",
}
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}

_PLATE = (236.0, 68.0)
"""The size of a plate at scale 1, without its focus ring, in pixels."""
_SMALLEST = 0.5
"""The scale of the smallest plates, for ten seats in the smallest window."""
_HIGHEST = 0.68
"""Greatest height of table and seats as a share of their width."""
_ON_FELT = "#FBF5E6"
_QUESTION = (232, 330)
"""Least and greatest width of a question in the middle of the felt, in pixels."""


@dataclass(frozen=True)
class JoinSeat:
    """A seat as the host sees it; `name` is "" until there is one."""

    seat: int
    name: str
    avatar: str
    sitting: Sitting

    @property
    def at_phone(self) -> bool:
        """Whether the seat is for a phone."""
        return self.sitting in ("free", "picks", "ready", "away")


@dataclass(frozen=True)
class Knock:
    """A phone that asks to be let in.

    `owner` is the player whose seat it asks for, "" if the seat has none: with the seat it gets their cards,
    and if that is a learner, its answers count as theirs.
    """

    number: int
    name: str
    owner: str = ""
    is_learners: bool = False


@dataclass(frozen=True)
class Joining:
    """Everything that the page shows.

    `link` is what the QR code opens and `address` what is typed, both "" while nobody can join; `closed` says
    why. `knocks` wait to be let in, in order. `goes_on` means that a game is being played. Before a game,
    `trouble` says why it cannot begin, `room` is whether a seat can be added, `spare` whether one can be
    removed, and `deals_for` the number of players.
    """

    game: str
    seats: tuple[JoinSeat, ...]
    link: str = ""
    address: str = ""
    closed: str = ""
    knocks: tuple[Knock, ...] = ()
    goes_on: bool = False
    trouble: str = ""
    room: bool = False
    spare: bool = False
    deals_for: int = 0


def knocks_in_words(knocks: Sequence[Knock]) -> str:
    """Return the first request in words, and how many more wait."""
    first, name = knocks[0], player(knocks[0].name)
    if first.is_learners:
        whose = say("join-knock-whose", owner=player(first.owner))
        wants = whose if first.owner == first.name else sentences([say("join-knock", name=name), whose])
    elif first.owner == first.name:
        wants = say("join-knock-again", owner=player(first.owner))
    elif first.owner:
        wants = say("join-knock-for-seat", name=name, owner=player(first.owner))
    else:
        wants = say("join-knock", name=name)
    return sentences([wants, say("join-knocks-more", count=len(knocks) - 1) if len(knocks) > 1 else ""])


def seat_in_words(seat: JoinSeat) -> str:
    """Return a seat and its player in a sentence."""
    state = say(f"join-{seat.sitting}-spoken")
    who = player(seat.name) if seat.name else ""
    return row([say("join-seat", number=seat.seat + 1), *([who] if who else []), state])


class RemoveButton(Control):
    """A quiet cross on a plate."""

    def __init__(self, theme: Theme, label: str, parent: QWidget) -> None:
        super().__init__(theme, label, parent)
        self.setFixedSize(44, 44)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        at, theme = body.center(), self.theme
        if self.underMouse():
            paint.disc(painter, at.x(), at.y(), 17, paint.alpha(theme.wash, 0.18))
        paint.icon(painter, "close", at.x(), at.y(), 18, theme.panel_text, 2.4)


class Drop(QWidget):
    """The avatar that drops into the ring of a new player's plate; a sibling of the plate."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._avatar, self._side, self._falls = "", 0.0, 0.0
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.valueChanged.connect(lambda *_: self.update())
        self.landed = self._way.finished
        self.landed.connect(self.hide)
        self.hide()

    @property
    def is_under_way(self) -> bool:
        """Whether it is still dropping."""
        return self._way.state() == QVariantAnimation.State.Running

    def fall(self, avatar: str, at: QPointF, side: float, pace: Pace) -> None:
        """Drop an avatar to a point of the parent; it only fades in if motion is reduced."""
        self._avatar, self._side = avatar, side
        self._falls = 0.0 if pace.reduced else side * 0.8
        # The avatar overshoots its place.
        box = QRectF(at.x() - side / 2, at.y() - side / 2 - self._falls, side, side + self._falls * 1.2)
        self.setGeometry(box.toAlignedRect())
        self._at = at - self.pos().toPointF()
        self._way.setDuration(round(pace.ms(TAKEN)))
        self.raise_()
        self.show()
        self._way.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        share = self._way.currentValue()
        painter = QPainter(self)
        paint.smooth(painter)
        painter.setOpacity(min(1.0, share * (3 if self._falls else 1)))
        y = self._at.y() - (1 - ease(Ease.OUT_BACK, share)) * self._falls
        paint.avatar(painter, self._avatar, self._at.x(), y, self._side)
        painter.end()


class SeatPlate(Control):
    """The plate of a seat. Pressed, it offers other players for the seat."""

    moved = Signal(int, str)
    """The seat, and the `At` that it is for now."""
    removed = Signal(int)
    """The seat whose phone must go."""
    stepped = Signal(int, int)
    """The seat, and by how many seats the keyboard moves on."""

    def __init__(self, theme: Theme, seat: JoinSeat, parent: QWidget) -> None:
        super().__init__(theme, "", parent)
        self.seat = seat
        self.unit, self.pace = 1.0, Pace(0.0)
        self.goes_on = self.spare = False
        self._drop = Drop(parent)
        self._drop.landed.connect(self.update)
        self.gone = RemoveButton(theme, "", self)
        self.gone.clicked.connect(lambda: self.removed.emit(self.seat.seat))
        self.clicked.connect(self.open_menu)
        self._tell()

    def leave(self) -> None:
        """Remove the plate and its dropping avatar."""
        self._drop.deleteLater()
        self.deleteLater()

    def show_seat(self, seat: JoinSeat) -> None:
        """Show the seat; the avatar of a new player drops into the ring."""
        came = not self._has_face and self._face_of(seat)
        self.seat = seat
        if came and not self.pace.instant:
            face = self._plate.left() + self._plate.height() / 2
            at = self.mapToParent(QPointF(face, self._plate.center().y()))
            self._drop.fall(seat.avatar, at, self._plate.height() - 2 * self.unit, self.pace)
        self._tell()

    @staticmethod
    def _face_of(seat: JoinSeat) -> bool:
        return bool(seat.avatar) and seat.sitting != "free"

    @property
    def _has_face(self) -> bool:
        return self._face_of(self.seat)

    @property
    def is_coming(self) -> bool:
        """Whether an avatar is dropping into the ring."""
        return self._drop.is_under_way

    def _tell(self) -> None:
        self.set_label(seat_in_words(self.seat))
        self.gone.setVisible(self.seat.sitting in ("picks", "ready", "away"))
        name = player(self.seat.name or say("join-somebody"))
        self.gone.set_label(say("join-remove-phone", name=name))
        tip(self.gone, self.gone.text())
        self._place_gone()
        self.update()

    def fit(self, unit: float) -> None:
        """Scale the plate; `unit` is pixels per design unit."""
        self.unit = unit
        wide, high = plate_size(unit)
        self.resize(round(wide), round(high))
        self._place_gone()

    def _place_gone(self) -> None:
        self.gone.move(self.width() - self.gone.width() - round(7 * self.unit), (self.height() - 44) // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_gone()

    # Actions

    def ways(self) -> list[tuple[At, str]]:
        """Return the players that the seat can get, each with its label."""
        offered: list[tuple[At, str]] = []
        if not self.seat.at_phone:
            offered.append(("phone", say("join-to-phone")))
        if self.seat.sitting != "screen":
            offered.append(("screen", say("join-to-screen")))
        if self.seat.sitting != "computer":
            offered.append(("computer", say("join-to-computer")))
        if self.spare and not self.goes_on:
            offered.append(("nobody", say("join-no-seat")))
        return offered

    def open_menu(self) -> QMenu:
        """Open the menu of these under the plate."""
        menu = QMenu(self)
        menu.setAccessibleName(self.text())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for at, words in self.ways():
            action: QAction = menu.addAction(words)
            action.triggered.connect(lambda _=False, at=at: self.moved.emit(self.seat.seat, at))
        if not self.gone.isHidden():
            menu.addAction(say("join-remove-this")).triggered.connect(self.gone.click)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(self.seat.seat, step)
        elif event.key() == Qt.Key.Key_Delete:
            if not self.gone.isHidden():
                self.gone.click()
        else:
            super().keyPressEvent(event)

    # Drawing

    def sizeHint(self) -> QSize:
        wide, high = plate_size(self.unit)
        return QSize(round(wide), round(high))

    @property
    def _plate(self) -> QRectF:
        """The rectangle of the plate without its focus ring."""
        s = self.unit
        return QRectF(self.rect()).adjusted(RING + 3 * s, RING + 4 * s, -RING - 3 * s, -RING - 4 * s)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, s, seat = self.theme, self.unit, self.seat
        plate = self._plate.translated(body.topLeft() - QPointF(RING, RING))
        radius, middle = plate.height() / 2, plate.center().y()
        ground = paint.mix(theme.panel, theme.wash, 0.12 if self.underMouse() else 0)
        if seat.sitting == "free":
            paint.fill_round(painter, plate, radius, ground)
            pen = QPen(paint.alpha(theme.brass, 0.7), 2, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plate, radius, radius)
        else:
            colour = paint.mix(colour_of(seat.avatar), "#FFFFFF", 0.3)
            paint.shadow(painter, plate, radius, blur=6 * s, dy=2 * s, strength=0.4)
            paint.fill_round(painter, plate, radius, ground, colour, 2.4 * s)
        x = plate.left() + radius
        self._draw_face(painter, x, middle, plate.height())
        # A phone's icon is narrower than an avatar.
        left = x + (radius + 12 * s if self._has_face else 24 * s)
        right = plate.right() - (40 if not self.gone.isHidden() else 16 * s)
        self._draw_words(painter, left, right - left, middle)

    def _draw_face(self, painter: QPainter, x: float, y: float, high: float) -> None:
        theme, s, seat = self.theme, self.unit, self.seat
        if not self._has_face:
            paint.icon(painter, "phone", x + 4 * s, y, 30 * s, theme.gilt, 1.9)
            return
        colour = paint.mix(colour_of(seat.avatar), "#FFFFFF", 0.3)
        paint.disc(painter, x, y, high / 2 + 3 * s, colour)
        if self.is_coming:
            return
        opacity = painter.opacity()
        painter.setOpacity(opacity * (0.45 if seat.sitting == "away" else 1.0))
        paint.avatar(painter, seat.avatar, x, y, high - 2 * s)
        painter.setOpacity(opacity)

    def _draw_words(self, painter: QPainter, x: float, room: float, y: float) -> None:
        theme, s, seat = self.theme, self.unit, self.seat
        state = say(f"join-{seat.sitting}")
        small = max(12.0, 15 * s)
        if not seat.name:
            size = paint.fitting(state, max(12.0, 17 * s), 700, room, 11)
            paint.text(painter, x, y, state, size, theme.panel_muted, 700, width=room)
            return
        size = paint.fitting(seat.name, max(13.0, 19 * s), 900, room, 12)
        colour = theme.panel_muted if seat.sitting == "away" else theme.panel_text
        paint.text(painter, x, y - 0.19 * self.height(), seat.name, size, colour, 900, width=room)
        colour = theme.low if seat.sitting == "ready" else theme.panel_muted
        below, wide = y + 0.19 * self.height(), small * 1.25
        paint.icon(painter, _MARKS[seat.sitting], x + small / 2, below, small * 1.1, colour, 2.6)
        small = paint.fitting(state, small, 700, room - wide, 11)
        paint.text(painter, x + wide, below, state, small, colour, 700, width=room - wide)


def plate_size(unit: float) -> Spot:
    """Return the size of a plate with its focus ring, in pixels; `unit` is pixels per design unit."""
    return _PLATE[0] * unit + 2 * RING, _PLATE[1] * unit + 2 * RING


def plate_spots(
    count: int, wide: float, high: float, plate: tuple[float, float]
) -> list[tuple[float, float]]:
    """Return the centers of the plates around the table, clockwise from the lower edge, evenly spaced."""
    rx, ry = max(1.0, (wide - plate[0]) / 2), max(1.0, (high - plate[1]) / 2)
    points: list[Spot] = []
    steps = 720
    for step in range(steps + 1):
        x, y = _on_edge(step / steps, rx, ry, 2.0 if count <= 6 else 3.0)
        points.append((wide / 2 + x, high / 2 + y))
    gone = [0.0]
    for (x0, y0), (x1, y1) in pairwise(points):
        gone.append(gone[-1] + max(abs(x1 - x0) / plate[0], abs(y1 - y0) / plate[1]))
    spots: list[Spot] = []
    at = 0
    for number in range(count):
        while gone[at] < gone[-1] * number / count:
            at += 1
        spots.append(points[at])
    return spots


def _on_edge(share: float, rx: float, ry: float, power: float) -> Spot:
    """Return a point of a superellipse around 0, `share` of the way clockwise from the lowest point."""
    angle = math.pi / 2 + math.tau * share
    c, d = math.cos(angle), math.sin(angle)
    return (
        rx * math.copysign(abs(c) ** (2 / power), c),
        ry * math.copysign(abs(d) ** (2 / power), d),
    )


class Address(QWidget):
    """The address to type, in one line that is never cut."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self.text = theme, ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, text: str) -> None:
        """Show this address."""
        self.text = text
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(44 * self.theme.room))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        at, room = QRectF(self.rect()).center(), self.width() - 4.0
        size = paint.fitting(self.text, 30 * self.theme.room, 900, room, 14)
        paint.text(painter, at.x(), at.y(), self.text, size, self.theme.ink, 900, paint.CENTRE)
        painter.end()


class CodeFrame(QWidget):
    """The QR code on white in a brass frame, as large as fits."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.code = CodePicture(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(168, 168)

    @property
    def _frame(self) -> QRect:
        side = min(self.width(), self.height())
        return QRect((self.width() - side) // 2, (self.height() - side) // 2, side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.code.setMinimumSize(0, 0)
        self.code.setGeometry(self._frame.adjusted(6, 6, -6, -6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        frame = QRectF(self._frame).adjusted(2, 2, -2, -2)
        paint.fill_round(painter, frame, 22, "#FFFFFF", self.theme.brass, 3)
        painter.end()


class Round(QWidget):
    """The table with its seats; in its middle how many players are there, or a request to join."""

    moved = Signal(int, str)
    removed = Signal(int)
    answered = Signal(int, bool)
    """The number of the phone, and whether it is let in."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.seats: list[SeatPlate] = []
        self.pace = Pace(0.0)
        self._count, self._words, self._knock = 0, "", 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(420, 240)
        self.question = Sheet(theme, dark=True, radius=20, parent=self)
        self.asked = paragraph("", "side", self.question)
        self.asked.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.let_in = PillButton(
            theme, say("join-let-in"), "check", primary=True, size=15, parent=self.question
        )
        self.refuse = PillButton(theme, say("join-not-now"), "close", size=15, parent=self.question)
        self.let_in.clicked.connect(lambda: self.answered.emit(self._knock, True))
        self.refuse.clicked.connect(lambda: self.answered.emit(self._knock, False))
        self._column, buttons = QVBoxLayout(self.question), QHBoxLayout()
        self._column.setContentsMargins(12, 10, 12, 8)
        self._column.addWidget(self.asked)
        buttons.addWidget(self.let_in)
        buttons.addWidget(self.refuse)
        self._column.addLayout(buttons)
        self.question.hide()

    def show_joining(self, joining: Joining) -> None:
        """Show the seats; the keyboard stays on its seat."""
        before = len(self.seats)
        while len(self.seats) > len(joining.seats):
            self.seats.pop().leave()
        for number, seat in enumerate(joining.seats):
            if number == len(self.seats):
                self._add(seat)
            plate = self.seats[number]
            plate.goes_on, plate.spare, plate.pace = joining.goes_on, joining.spare, self.pace
            plate.show_seat(seat)
        here = [seat for seat in joining.seats if seat.sitting in ("ready", "screen", "computer")]
        phones = [seat for seat in here if seat.sitting == "ready"]
        self._count = len(phones) if joining.goes_on else len(here)
        name = "join-phones-here" if joining.goes_on else "join-have-sat-down"
        self._words = say(name, count=self._count)
        self._ask(joining.knocks)
        if len(self.seats) != before:
            self._place_plates()
        self._place_question()
        self.update()

    def _add(self, seat: JoinSeat) -> None:
        plate = SeatPlate(self.theme, seat, self)
        plate.moved.connect(self.moved)
        plate.removed.connect(self.removed)
        plate.stepped.connect(self._step)
        plate.show()
        self.seats.append(plate)

    def _step(self, seat: int, step: int) -> None:
        self.seats[(seat + step) % len(self.seats)].setFocus(Qt.FocusReason.TabFocusReason)

    def _ask(self, knocks: Sequence[Knock]) -> None:
        self._knock = knocks[0].number if knocks else 0
        self.question.setVisible(bool(knocks))
        self.asked.setText(knocks_in_words(knocks) if knocks else "")
        is_whose = bool(knocks) and knocks[0].is_learners
        self.let_in.set_label(say("join-yes") if is_whose else say("join-let-in"))
        self.refuse.set_label(say("join-no") if is_whose else say("join-not-now"))
        for button in (self.let_in, self.refuse):
            button.setAccessibleDescription(self.asked.text())

    # Layout

    @property
    def _room(self) -> QRectF:
        """The rectangle of table and seats, which is wider than high."""
        high = min(self.height(), self.width() * _HIGHEST)
        return QRectF(0, (self.height() - high) / 2, self.width(), high)

    @property
    def felt(self) -> QRectF:
        """The rectangle of the felt, whose edge is under the plates."""
        wide, high = self._plate
        inner = self._room.adjusted(wide / 2, high / 2, -wide / 2, -high / 2)
        aside, above = inner.width() * 0.02, inner.height() * 0.02
        return inner.adjusted(aside, above, -aside, -above)

    @property
    def scale(self) -> float:
        """The scale relative to the design."""
        return max(0.62, min(self.width() / 810, self.height() / 560))

    @property
    def _plate(self) -> Spot:
        return plate_size(self.seats[0].unit if self.seats else self.scale)

    def _place(self) -> None:
        self._place_plates()
        self._place_question()

    def _place_plates(self) -> None:
        unit, room = self.scale * self.theme.room, self._room

        def spots() -> list[Spot]:
            return plate_spots(len(self.seats), room.width(), room.height(), plate_size(unit))

        found = spots()
        while unit > _SMALLEST and _meet(found, plate_size(unit)):
            unit *= 0.96
            found = spots()
        for plate, (x, y) in zip(self.seats, found, strict=True):
            plate.fit(unit)
            plate.move(round(x - plate.width() / 2), round(room.top() + y - plate.height() / 2))

    def _place_question(self) -> None:
        least, most = (round(width * self.theme.room) for width in _QUESTION)
        wide = max(least, min(most, round(self._room.width() - 2 * self._plate[0]) + 40))
        high = min(self.height(), self._column.totalHeightForWidth(wide))
        self.question.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)
        self.question.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        # The felt is drawn by the page, behind the seats.
        if not self.question.isHidden():
            return
        painter = QPainter(self)
        paint.smooth(painter)
        s, at = self.scale, QRectF(self.rect()).center()
        paint.text(painter, at.x(), at.y() - 26 * s, str(self._count), 104 * s, _ON_FELT, 900, paint.CENTRE)
        room = self.felt.width() * 0.62
        size = paint.fitting(self._words, 22 * s * self.theme.room, 800, room, 13)
        paint.text(painter, at.x(), at.y() + 50 * s, self._words, size, _ON_FELT, 800, paint.CENTRE, room)
        painter.end()


def _meet(spots: Sequence[Spot], plate: Spot) -> bool:
    """Return whether two plates of that size overlap."""
    return any(
        abs(x0 - x1) < plate[0] + 2 and abs(y0 - y1) < plate[1] + 2
        for number, (x0, y0) in enumerate(spots)
        for x1, y1 in spots[:number]
    )


class JoinPage(RoomPage):
    """The page that invites phones to the table, and shows who sits where."""

    deal_asked = Signal()
    computer_asked = Signal()
    """One more computer is asked for, on a free seat if there is one."""
    moved = Signal(int, str)
    """The seat, and the `At` that it is for now."""
    removed = Signal(int)
    """The seat whose phone must go."""
    answered = Signal(int, bool)
    """The number of the phone, and whether it is let in."""
    help_asked = Signal()
    """The help for phones that don't find the table is asked for."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.joining: Joining | None = None
        self.round = Round(theme, self)
        self.frame = CodeFrame(theme, self)
        self.code = self.frame.code
        self.heading = paragraph(say("join-scan"), "headline", self)
        self.or_type = paragraph(say("join-or-type"), "label", self)
        self.address = Address(theme, self)
        self.closed = paragraph("", "warm", self)
        self.same = paragraph(say("join-same-wifi"), "small", self)
        self.trouble = paragraph("", "side", self)
        self.private = paragraph(sentences([say("join-private"), say("join-plain")]), "note", self)
        self.deal = PillButton(theme, "", "play", primary=True, size=22, parent=self)
        self.add = PillButton(theme, say("join-add-computer"), "plus", size=17, parent=self)
        self.deal.clicked.connect(self.default_action)
        self.add.clicked.connect(self.computer_asked)
        self.round.moved.connect(self.moved)
        self.round.removed.connect(self.removed)
        self.round.answered.connect(self.answered)
        self._layout()
        self.lead_focus(self.deal)

    def _layout(self) -> None:
        head = Head(self, say("join-title"), self.back_asked)
        head.addSpacing(10)
        self.subtitle = label(say("join-subtitle"), "note", self)
        head.addWidget(self.subtitle)
        head.addStretch(1)
        self.help = RoundButton(self.theme, say("join-help"), "help", self)
        self.help.clicked.connect(self.help_asked)
        head.addWidget(self.help)
        self.sheet = Sheet(self.theme, parent=self)
        inner = QVBoxLayout(self.sheet)
        inner.setContentsMargins(22, 18, 22, 14)
        inner.setSpacing(4)
        for part in (self.heading, self.closed, self.or_type, self.same):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inner.addWidget(self.heading)
        inner.addWidget(self.closed, 1)
        inner.addWidget(self.frame, 1)
        inner.addWidget(self.or_type)
        inner.addWidget(self.address)
        inner.addWidget(self.same)
        right, buttons = QVBoxLayout(), QHBoxLayout()
        right.setSpacing(6)
        right.addWidget(self.round, 1)
        self.trouble.setAlignment(Qt.AlignmentFlag.AlignCenter)
        right.addWidget(self.trouble)
        buttons.addStretch(1)
        buttons.addWidget(self.deal)
        buttons.addSpacing(10)
        buttons.addWidget(self.add)
        buttons.addStretch(1)
        right.addLayout(buttons)
        body = QHBoxLayout()
        body.setSpacing(18)
        body.addWidget(self.sheet)
        body.addLayout(right, 1)
        self.private.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = lay_page(self, head)
        column.setContentsMargins(24, 12, 24, 12)
        column.setSpacing(8)
        column.addLayout(body, 1)
        column.addWidget(self.private)

    # Showing

    def show_joining(self, joining: Joining, pace: Pace) -> None:
        """Show the seats and how to join; new players' avatars drop at that pace."""
        before, self.joining = self.joining, joining
        self.round.pace = pace
        self.round.show_joining(joining)
        is_open = bool(joining.link)
        if is_open and (before is None or before.link != joining.link):
            self.code.show_code(qr_code(joining.link), say("join-code-spoken", address=joining.address))
        for part in (self.heading, self.frame, self.or_type, self.address, self.same):
            part.setVisible(is_open)
        self.closed.setVisible(not is_open)
        self.closed.setText(joining.closed)
        self.address.tell(joining.address)
        self.trouble.setText(joining.trouble)
        self.trouble.setVisible(bool(joining.trouble))
        self.deal.setEnabled(not joining.trouble)
        on = say("join-back-to-game") if joining.goes_on else say("join-deal-for", count=joining.deals_for)
        self.deal.set_label(on)
        self.deal.setAccessibleDescription(joining.trouble)
        self.add.setVisible(joining.room and not joining.goes_on)
        self._fit()
        self.redraw_room()

    def follow(self, before: Self) -> None:
        if before.joining is not None:
            self.show_joining(before.joining, Pace(0.0))

    def default_action(self) -> None:
        if self.joining is None or not self.deal.isEnabled():
            return
        if self.joining.goes_on:
            self.back_asked.emit()
        else:
            self.deal_asked.emit()

    def keys(self) -> list[KeyRow]:
        rows: list[KeyRow] = [
            (("←", "→"), say("join-key-seats")),
            ((native("Del"),), say("join-key-remove")),
        ]
        if not self.add.isHidden():
            rows.append(((native("Ins"),), say("join-key-computer")))
        return rows

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Insert and not self.add.isHidden():
            self.add.click()
        else:
            super().keyPressEvent(event)

    # Qt

    def draw_room(self, painter: QPainter) -> None:
        felt = self.round.felt.translated(self.round.mapTo(self, QPoint()).toPointF())
        oval_top(painter, self.theme, felt, self.round.scale * 0.95)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        board = self.board
        self.sheet.setFixedWidth(round(max(264.0, min(480.0 * self.theme.room, board.width() * 0.345))))
        self.subtitle.setVisible(board.width() > 1000 * self.theme.room)
        low = board.height() < 560 * self.theme.room
        self.heading.setVisible(not low and bool(self.joining and self.joining.link))
