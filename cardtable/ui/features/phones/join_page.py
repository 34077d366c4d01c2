"""The page for joining with phones: a QR code, an address to type, and the seats around the table.

It invites phones before a game, and shows during one who sits where. It knows no sockets: it shows a
`Joining` and emits what the host wants.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from cardtable.language import paragraph as sentences
from cardtable.language import player, row, say
from cardtable.storage.exchange import qr_code
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.faces import Mood
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.avatars import color_of
from cardtable.ui.shared.sharing import CodePicture
from cardtable.ui.table.items.total_line import ON_FELT
from cardtable.ui.table.motion.look import Arrival, Look, SeatInfo, empty_look
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.page_table import PageTable
from cardtable.ui.table.places.layout import room_between
from cardtable.ui.table.places.pages import Ring
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import (
    RING,
    Button,
    FittedLabel,
    MarkButton,
    PillButton,
    RoundButton,
    Sheet,
    label,
    paragraph,
)
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.menu_board import Entry, open_menu
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, lay_page
from cardtable.ui.widgets.tool_tips import tip

Sitting = Literal["free", "picks", "ready", "away", "screen", "computer"]
"""The state of a seat: free; a phone that picks an avatar, is ready, or away; the screen; a computer."""
SeatPlayer = Literal["phone", "screen", "computer", "nobody"]
"""The player that a seat gets; `nobody` removes it."""

TAKEN = 400.0
"""Milliseconds in which a new player's picture drops into its ring."""

_MARKS: dict[Sitting, str] = {
    "free": "phone",
    "picks": "phone",
    "ready": "check",
    "away": "clock",
    "screen": "eye",
    "computer": "cards",
}
_STEPS = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}

_CROSS = 20.0
"""The room that the cross takes at the right end of a plaque, in pixels."""
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
        return self.sitting == "free" or self.has_phone

    @property
    def has_phone(self) -> bool:
        return self.sitting in ("picks", "ready", "away")

    @property
    def has_face(self) -> bool:
        return bool(self.avatar) and self.sitting != "free"


@dataclass(frozen=True)
class JoinRequest:
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
    knocks: tuple[JoinRequest, ...] = ()
    goes_on: bool = False
    trouble: str = ""
    room: bool = False
    spare: bool = False
    deals_for: int = 0


def knocks_in_words(knocks: Sequence[JoinRequest]) -> str:
    """Return the first request in words, and how many more wait."""
    first, name = knocks[0], player(knocks[0].name)
    if first.is_learners:
        owner_words = say("join-knock-whose", owner=player(first.owner))
        wants = (
            owner_words
            if first.owner == first.name
            else sentences([say("join-knock", name=name), owner_words])
        )
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
    name = player(seat.name) if seat.name else ""
    return row([say("join-seat", number=seat.seat + 1), *([name] if name else []), state])


class SeatButton(Button):
    """The button over the plaque of a seat. Pressed, it offers other players for the seat."""

    role = "plaque"

    def __init__(
        self,
        seat: JoinSeat,
        move: Callable[[int, SeatPlayer], object],
        step: Callable[[int, int], object],
        parent: QWidget,
    ) -> None:
        """Make the button; `move` gives a seat to a player, `step` moves the keyboard on from a seat."""
        super().__init__("", parent)
        self.seat = seat
        self._move, self._step = move, step
        self.goes_on = self.spare = False
        self.gone = MarkButton("", "close", self, "bare")
        self.show_seat(seat)

    def show_seat(self, seat: JoinSeat) -> None:
        """Name the button for the player on the seat."""
        self.seat = seat
        self.set_label(seat_in_words(seat))
        self.gone.setVisible(seat.has_phone)
        self.gone.set_label(say("join-remove-phone", name=player(seat.name or say("join-somebody"))))
        tip(self.gone, self.gone.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.gone.move(
            self.width() - self.gone.width() - round(RING), (self.height() - self.gone.height()) // 2
        )

    # Actions

    @property
    def entries(self) -> list[Entry]:
        """The entries of the seat's menu: the players that it can get."""
        seat, is_spare = self.seat, self.spare and not self.goes_on
        offered: list[tuple[bool, str, str, SeatPlayer]] = [
            (not seat.at_phone, say("join-to-phone"), "phone", "phone"),
            (seat.sitting != "screen", say("join-to-screen"), "eye", "screen"),
            (seat.sitting != "computer", say("join-to-computer"), "cards", "computer"),
            (is_spare, say("join-no-seat"), "bin", "nobody"),
        ]
        players = [
            Entry(words, mark, partial(self._move, seat.seat, player))
            for can, words, mark, player in offered
            if can
        ]
        gone = [] if self.gone.isHidden() else [Entry(say("join-remove-this"), "close", self.gone.click)]
        return [*players, *gone]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self._step(self.seat.seat, step)
        elif event.key() == Qt.Key.Key_Delete:
            if not self.gone.isHidden():
                self.gone.click()
        else:
            super().keyPressEvent(event)


class CodeFrame(QWidget):
    """The QR code on white in a brass frame, as large as fits."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._plate = QFrame(self)
        self._plate.setProperty("role", "code")
        self.code = CodePicture(self)
        self.code.setMinimumSize(0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(168, 168)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = min(self.width(), self.height())
        frame = QRect((self.width() - side) // 2, (self.height() - side) // 2, side, side)
        self._plate.setGeometry(frame)
        self.code.setGeometry(frame.adjusted(6, 6, -6, -6))


class SeatRing(PageTable):
    """The table with its seats; in its middle how many players are there, or a request to join."""

    moved = Signal(int, str)
    """The seat, and the `SeatPlayer` that it is for now."""
    removed = Signal(int)
    """The seat whose phone must go."""
    answered = Signal(int, bool)
    """The number of the phone, and whether it is let in."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.seats: list[SeatButton] = []
        self.coming: set[int] = set()
        """The seats of new players whose pictures still drop into their rings."""
        self._count, self._words, self._knock = 0, "", 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(420, 240)
        self.question = Sheet(dark=True, radius=20, parent=self.viewport())
        self.asked = paragraph("", "side", self.question)
        self.asked.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.let_in = PillButton(say("join-let-in"), "check", primary=True, size=15, parent=self.question)
        self.refuse = PillButton(say("shared-not-now"), "close", size=15, parent=self.question)
        self.let_in.clicked.connect(lambda: self.answered.emit(self._knock, True))
        self.refuse.clicked.connect(lambda: self.answered.emit(self._knock, False))
        buttons = lay_row(self.let_in, self.refuse)
        self._column = lay_column(self.asked, buttons, on=self.question, margins=(12, 10, 12, 8))
        self.question.hide()

    def show_joining(self, joining: Joining, pace: Pace) -> None:
        """Show the seats; the keyboard stays on its seat. Pictures of new players drop at that pace."""
        self.stage.pace = pace
        self._show_seats(joining.seats)
        for button in self.seats:
            button.goes_on, button.spare = joining.goes_on, joining.spare
        here = [seat for seat in joining.seats if seat.sitting in ("ready", "screen", "computer")]
        phones = [seat for seat in here if seat.sitting == "ready"]
        self._count = len(phones) if joining.goes_on else len(here)
        name = "join-phones-here" if joining.goes_on else "join-have-sat-down"
        self._words = say(name, count=self._count)
        self._ask(joining.knocks)
        self._place()
        self.viewport().update()

    def _show_seats(self, seats: Sequence[JoinSeat]) -> None:
        infos, look = [_info(seat) for seat in seats], _look(seats)
        before = [button.seat for button in self.seats]
        while len(self.seats) > len(seats):
            self.seats.pop().deleteLater()
        for number, seat in enumerate(seats):
            if number == len(self.seats):
                self._add(seat)
            self.seats[number].show_seat(seat)
        if len(before) != len(seats):
            self.seat(infos, look)
            return
        with self.board.animated():
            self.board.call_seats(infos)
            self.show_look(look)
        for old, new in zip(before, seats, strict=True):
            if new.has_face and not old.has_face and not self.stage.pace.instant:
                self._drop(new.seat)

    def _add(self, seat: JoinSeat) -> None:
        button = SeatButton(seat, self.moved.emit, self._step, self.viewport())
        button.gone.clicked.connect(lambda: self.removed.emit(button.seat.seat))
        button.clicked.connect(lambda: open_menu(button, self._theme, button.entries, self.stage.pace.menu))
        button.show()
        self.seats.append(button)

    def _drop(self, seat: int) -> None:
        """Drop the picture of a new player into its ring; it only fades in if motion is reduced."""
        plaque = self.board.plaques[seat]
        fall = plaque.set_progress if self.stage.pace.reduced else plaque.drop

        def drop(share: float) -> None:
            fall(share)
            if share >= 1:
                self.coming.discard(seat)

        self.coming.add(seat)
        self.stage.glide((plaque, "drops"), TAKEN, drop)

    def _step(self, seat: int, step: int) -> None:
        self.seats[(seat + step) % len(self.seats)].setFocus(Qt.FocusReason.TabFocusReason)

    def _ask(self, knocks: Sequence[JoinRequest]) -> None:
        self._knock = knocks[0].number if knocks else 0
        self.question.setVisible(bool(knocks))
        self.asked.setText(knocks_in_words(knocks) if knocks else "")
        is_confirmation = bool(knocks) and knocks[0].is_learners
        self.let_in.set_label(say("join-yes") if is_confirmation else say("join-let-in"))
        self.refuse.set_label(say("join-no") if is_confirmation else say("shared-not-now"))
        for button in (self.let_in, self.refuse):
            button.setAccessibleDescription(self.asked.text())

    # Layout

    def _laid_out(self, width: float, height: float, seats: int) -> Ring:
        ring = Ring(width, height, max(1, seats), text=self._theme.room)
        placed = self._layout
        return placed if isinstance(placed, Ring) and placed == ring else ring

    def _lay_out(self) -> None:
        super()._lay_out()
        self._place()

    def _place(self) -> None:
        """Place the buttons over their plaques, and the question between them."""
        ring = self._laid_out(self.width(), self.height(), len(self.seats))
        for place, button in enumerate(self.seats):
            button.setGeometry(QRectF(*ring.stop(place)).toRect())
        least, most = (round(width * self._theme.room) for width in _QUESTION)
        wide = max(least, min(most, round(ring.around.x - 2 * ring.space(ring.plaque_scale).x) + 40))
        high = min(self.height(), self._column.totalHeightForWidth(wide))
        self.question.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)
        self.question.raise_()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if not self.question.isHidden():
            return
        (x, y), s = self._layout.center, self._layout.s
        paint.text(painter, x, y - 26 * s, str(self._count), 104 * s, ON_FELT, 900, paint.CENTER)
        most = 22 * s * self._theme.room
        room = min(1.24 * self._layout.felt.x, room_between(self._layout, y + 50 * s, most, ()))
        size = paint.fitting(self._words, most, 800, room, 13)
        paint.text(painter, x, y + 50 * s, self._words, size, ON_FELT, 800, paint.CENTER, room)


def _info(seat: JoinSeat) -> SeatInfo:
    """Return what the plaque of a seat shows."""
    state = seat.sitting if seat.sitting in ("free", "ready", "away") else ""
    color = paint.mix(color_of(seat.avatar), "#FFFFFF", 0.3).name() if seat.has_face else ""
    arrival = Arrival(
        say(f"join-{seat.sitting}"), _MARKS[seat.sitting], color, state, _CROSS if seat.has_phone else 0.0
    )
    return SeatInfo(seat.name, seat.avatar, seat.sitting != "computer", arrival=arrival)


def _look(seats: Sequence[JoinSeat]) -> Look:
    """Return the look of a table on which nothing lies yet: players choose, wait, or sleep while away."""
    moods = {"away": Mood.ASLEEP, "picks": Mood.THINKING}
    stirs = tuple(moods.get(seat.sitting, Mood.CALM) for seat in seats)
    return replace(empty_look(len(seats)), stirs=stirs)


class JoinPage(RoomPage):
    """The page that invites phones to the table, and shows who sits where."""

    deal_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.joining: Joining | None = None
        self._told: Joining | None = None
        """What readers were told last."""
        self.round = SeatRing(theme, self)
        self.frame = CodeFrame(self)
        self.code = self.frame.code
        self.heading = paragraph(say("join-scan"), "headline", self)
        self.or_type = paragraph(say("join-or-type"), "label", self)
        self.address = FittedLabel("", "headline", 14, self)
        self.address.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.closed = paragraph("", "warm", self)
        self.same = paragraph(say("join-same-wifi"), "small", self)
        self.trouble = paragraph("", "side", self)
        self.private = paragraph(sentences([say("join-private"), say("join-plain")]), "note", self)
        self.deal = PillButton("", "play", primary=True, size=22, parent=self)
        self.add = PillButton(say("games-computer"), "plus", size=17, parent=self)
        self.deal.clicked.connect(self.default_action)
        self._layout()
        self.lead_focus(self.deal)

    def _layout(self) -> None:
        head = Head(self, say("join-title"), self.back_asked)
        self.subtitle = label(say("join-subtitle"), "note", self)
        self.help = RoundButton(say("join-help"), "help", self)
        add_parts(head, 10, self.subtitle, STRETCH, self.help)
        self.sheet = Sheet(parent=self)
        inner = lay_column(on=self.sheet, margins=(22, 18, 22, 14), gap=4)
        for part in (self.heading, self.closed, self.or_type, self.same, self.trouble, self.private):
            part.setAlignment(Qt.AlignmentFlag.AlignCenter)
        add_parts(inner, self.heading, (self.closed, 1), (self.frame, 1))
        add_parts(inner, self.or_type, self.address, self.same)
        buttons = lay_row(STRETCH, self.deal, 10, self.add, STRETCH)
        right = lay_column((self.round, 1), self.trouble, buttons, gap=6)
        body = lay_row(self.sheet, (right, 1), gap=18)
        column = lay_page(self, head)
        column.setContentsMargins(24, 12, 24, 12)
        column.setSpacing(8)
        add_parts(column, (body, 1), self.private)

    # Showing

    def show_joining(self, joining: Joining, pace: Pace) -> None:
        """Show the seats and how to join; new players' avatars drop at that pace."""
        before, self.joining = self.joining, joining
        self.round.show_joining(joining, pace)
        is_open = bool(joining.link)
        if is_open and (before is None or before.link != joining.link):
            self.code.show_code(qr_code(joining.link), say("join-code-spoken", address=joining.address))
        for part in (self.heading, self.frame, self.or_type, self.address, self.same):
            part.setVisible(is_open)
        self.closed.setVisible(not is_open)
        self.closed.setText(joining.closed)
        self.address.setText(joining.address)
        self.trouble.setText(joining.trouble)
        self.trouble.setVisible(bool(joining.trouble))
        self.deal.setEnabled(not joining.trouble)
        on = say("join-back-to-game") if joining.goes_on else say("join-deal-for", count=joining.deals_for)
        self.deal.set_label(on)
        self.deal.setAccessibleDescription(joining.trouble)
        self.add.setVisible(joining.room and not joining.goes_on)
        self._fit()
        self.redraw_room()
        self._tell()

    def _tell(self) -> None:
        """Announce what is new since the last time: how to join, who sits where, what is missing."""
        before, now = self._told, self.joining
        if now is None or now == before or not self.isVisible():
            return
        self._told = now
        known = before or Joining("", now.seats)
        is_new = now.link not in ("", known.link)
        code = say("join-code-spoken", address=now.address) if is_new else ""
        seats = [seat_in_words(seat) for seat in now.seats if seat not in known.seats]
        said = [say("reader-sentence", line=one) for one in (code, *seats) if one]
        said += [now.closed] if now.closed != known.closed else []
        said += [knocks_in_words(now.knocks)] if now.knocks and now.knocks != known.knocks else []
        said += [now.trouble] if now.trouble != known.trouble else []
        announce(self, sentences(said))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tell()

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        board = self.board
        self.sheet.setFixedWidth(round(max(264.0, min(480.0 * self.theme.room, board.width() * 0.345))))
        self.subtitle.setVisible(board.width() > 1000 * self.theme.room)
        low = board.height() < 560 * self.theme.room
        self.heading.setVisible(not low and bool(self.joining and self.joining.link))
