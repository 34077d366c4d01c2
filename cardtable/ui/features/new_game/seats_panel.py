"""The seats of a new game: players are added, removed, and moved by dragging or keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QSizePolicy, QWidget

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.setup import Player, apart
from cardtable.language import Player as Name
from cardtable.language import player as called
from cardtable.language import say
from cardtable.plain_text import LONGEST_NAME
from cardtable.rules import MOST_SEATS
from cardtable.storage.learners import Learner
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared import seating
from cardtable.ui.shared.avatars import AvatarButton, avatar_name
from cardtable.ui.shared.seating import (
    LEARNER,
    PHONE,
    USUAL_ROLE,
    Seats,
    level_name,
    player_key,
)
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import AddButton, MarkButton, label
from cardtable.ui.widgets.flow import AsideLayout, FlowLayout
from cardtable.ui.widgets.painted import Sign
from cardtable.ui.widgets.pickers import PickButton, Switch
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip, tip_of

ROW_HEIGHT = 56
_AVATAR = 38


class SeatsPanel(QWidget):
    """The rows of the seats; `seats` has the players, whose names may be empty.

    Players for whom the chosen game has no seat are kept, and come back with a game for more.
    """

    changed = Signal()

    def __init__(self, theme: Theme, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.company = apart(seats)
        """All players, including those for whom the chosen game has no seat."""
        self._on_screen: Seats | None = None
        self._with_own_pack: Seats = ()
        self.learners: tuple[Learner, ...] = ()
        self._least, self.most = 2, MOST_SEATS
        self._held: int | None = None
        self.rows = [
            SeatRow(theme, number, partial(self.move_player, number), self) for number in range(MOST_SEATS)
        ]
        for row in self.rows:
            number = row.number
            row.avatar.picked.connect(lambda avatar, number=number: self._edit(number, avatar=avatar))
            row.name.textEdited.connect(lambda name, number=number: self._edit(number, name=name))
            row.player.picked.connect(partial(self._replace, number))
            row.role.picked.connect(lambda role, number=number: self._edit(number, role=role))
            row.remove.clicked.connect(lambda _=False, number=number: self.remove(number))
            row.handle.dragged.connect(lambda point, row=row: self._drag(row, point))
            row.handle.dropped.connect(self._drop)
        self.add_computer = AddButton(say("games-computer"), say("games-add-computer"))
        self.add_person = AddButton(say("games-person"), say("games-add-person"))
        self.add_computer.clicked.connect(lambda: self.add(person=False))
        self.add_person.clicked.connect(lambda: self.add(person=True))
        self.open_hands = Switch(say("games-open-hands"), self)
        tip(self.open_hands, say("games-open-hands-means"))
        self.open_hands.setAccessibleDescription(tip_of(self.open_hands))
        self._layout()
        self._show()

    def _layout(self) -> None:
        inner = QWidget(self)
        self._column = lay_column(*self.rows, on=inner, margins=(0, 0, 4, 0), gap=2)
        adding = lay_row(self.add_person, self.add_computer, gap=2)
        add_parts(self._column, adding)
        self._of_open_hands = label(self.open_hands.text(), "label", self)
        words = lay_column(self._of_open_hands, margins=(8, 0, 0, 0))
        add_parts(self._column, AsideLayout(words, FlowLayout(self.open_hands)), STRETCH)
        self.area = ScrollArea(self, inner)
        lay_column(self.area, on=self, margins=NO_MARGINS)

    # Players

    @property
    def seats(self) -> Seats:
        """The players with a seat in the chosen game, in order."""
        seats = apart(seating.fitted(self.company, self._least, self.most))
        return seating.as_persons(seats) if self.has_own_pack else seats

    @property
    def has_own_pack(self) -> bool:
        """Whether the players use their own pack at a real table, without computers."""
        return self._on_screen is not None

    @property
    def _offered(self) -> Sequence[str]:
        """The levels of computers that can be seated."""
        return () if self.has_own_pack else LEVELS

    def use_own_pack(self, own: bool) -> None:
        """Seat people only and ask for missing names, or restore the previous seats."""
        if own is self.has_own_pack:
            return
        if own:
            self._on_screen, seats = self.company, self._with_own_pack or seating.as_persons(self.company)
        else:
            self._with_own_pack, seats, self._on_screen = self.company, self._on_screen or (), None
        for row in self.rows:
            row.know(self.learners, self._offered)
        self.set_seats(seats)
        nameless = [row for row, seat in zip(self.rows, self.seats, strict=False) if not seat.name]
        if own and nameless:
            nameless[0].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def allow(self, least: int, most: int) -> None:
        """Set the least and greatest number of players of the chosen game."""
        if (self._least, self.most) != (least, most):
            self._least, self.most = least, most
            self._show()

    def know(self, learners: Sequence[Learner]) -> None:
        """Offer the learners for seats, and update those who have a seat."""
        self.learners = tuple(learners)
        for row in self.rows:
            row.know(learners, self._offered)
        seats = apart(seating.with_known(self.company, learners))
        if seats != self.company:
            self.set_seats(seats)
        else:
            self._show()

    def set_seats(self, seats: Seats, chose: int | None = None) -> None:
        """Set the players and emit `changed`; each gets its own avatar, and seat `chose` keeps its choice."""
        self.company = apart(seats, chose)
        self._show()
        self.changed.emit()

    def add(self, person: bool) -> None:
        """Add a person or a computer if there is a seat left; the keyboard moves to the new row."""
        seats = self.seats
        if len(seats) >= self.most:
            return
        person = person or self.has_own_pack
        self.set_seats(seating.with_person(seats) if person else seating.with_computer(seats))
        row = self.rows[len(seats)]
        (row.name if person else row.player).setFocus()
        self.area.ensureWidgetVisible(row, 0, ROW_HEIGHT)

    def remove(self, number: int) -> None:
        """Remove a seat unless the game needs it."""
        seats = self.seats
        if len(seats) <= self._least:
            return
        self.set_seats((*seats[:number], *seats[number + 1 :]))
        row = self.rows[min(number, len(seats) - 2)]
        (row.remove if row.remove.isEnabled() else row.player).setFocus()

    def move_player(self, number: int, to: int) -> None:
        """Move a player to seat `to` if there is one; the keyboard moves along."""
        seats = self.seats
        if not 0 <= to < len(seats) or to == number:
            return
        focused = next((n for n, one in enumerate(self.rows[number].controls) if one.hasFocus()), None)
        self.set_seats(seating.moved(seats, number, to))
        if focused is not None:
            control = self.rows[to].controls[focused]
            there = control.isEnabled() and not control.isHidden()
            control = control if there else self.rows[to].player
            control.setFocus(Qt.FocusReason.TabFocusReason)
        self.area.ensureWidgetVisible(self.rows[to], 0, 4)

    def _edit(self, number: int, **values: str) -> None:
        seats = list(self.seats)
        seats[number] = msgspec.structs.replace(seats[number], **values)
        self.set_seats(tuple(seats), number)

    def _replace(self, number: int, key: str) -> None:
        """Put another player on a seat; the keyboard stays where it was.

        `key` is a computer's level, `LEARNER` and a learner's id, or "" for a person; `PHONE` before that
        means at a phone.
        """
        phone, one = key.startswith(PHONE), key.removeprefix(PHONE)
        learner = next((each for each in self.learners if one == f"{LEARNER}{each.id}"), None)
        if learner is None:
            self.set_seats(seating.changed(self.seats, number, key))
        else:
            self.set_seats(seating.with_learner(self.seats, number, learner, phone))

    def _show(self) -> None:
        seats = self.seats
        names = seating.names_of(seats)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(seats))
            if number < len(seats):
                # Installed only now, as rows that are never shown would pass all their events. Qt installs a
                # filter once.
                for control in row.controls:
                    control.installEventFilter(self)
                row.show_player(seats[number], called(names[number]), len(seats) > self._least)
            if self.has_own_pack:
                row.name.setPlaceholderText(say("real-who-sits"))
        self.add_person.setVisible(len(seats) < self.most)
        self.add_computer.setVisible(len(seats) < self.most and not self.has_own_pack)
        for part in (self.open_hands, self._of_open_hands):
            part.setVisible(not self.has_own_pack)

    # Moving

    def _drag(self, row: SeatRow, point: QPoint) -> None:
        """Move the player to the row under the pointer; rows stay in place, players swap."""
        if self._held is None:
            self._held = row.number
        y = self.rows[0].mapFromGlobal(point).y()
        step = self.rows[0].height() + self._column.spacing()
        to = max(0, min(len(self.seats) - 1, y // step))
        if to != self._held:
            self.move_player(self._held, to)
            self._held = to
        for number, one in enumerate(self.rows):
            one.hold(number == self._held)

    def _drop(self) -> None:
        self._held = None
        for row in self.rows:
            row.hold(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Up and Down move between the rows in the same column.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Down): 1}.get(event.key())
            if step and event.modifiers() == Qt.KeyboardModifier.NoModifier:
                return self._walk(watched, step)
        return super().eventFilter(watched, event)

    def _walk(self, control: QObject, step: int) -> bool:
        for number, row in enumerate(self.rows):
            if control in row.controls and 0 <= number + step < len(self.seats):
                place = row.controls.index(control)
                there = self.rows[number + step].controls[place]
                if there.isHidden() or not there.isEnabled():
                    there = self.rows[number + step].player
                there.setFocus(Qt.FocusReason.TabFocusReason)
                self.area.ensureWidgetVisible(self.rows[number + step], 0, 4)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Insert:
            self.add(person=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)


class Handle(Sign):
    """The handle by which a row is dragged."""

    dragged = Signal(QPoint)
    """The pointer's position on the screen."""

    dropped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "grip", 22, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on=False)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        tip(self, say("games-drag"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()


ROLES = ("scorekeeper", "caller", "checker", "plain")
"""What a learner can do at the table."""


def level_lines() -> dict[str, str]:
    """Return the levels of computers with how they play, as lists of players show them."""
    return {level: say(f"games-level-{level}") for level in LEVELS}


class SeatRow(QFrame):
    """A row that shows the `Player` of a seat and changes nothing itself: the panel hears its controls."""

    def __init__(self, theme: Theme, number: int, move: Callable[[int], object], parent: QWidget) -> None:
        """Make a seat's row; `move` takes where to, for the player."""
        super().__init__(parent)
        self._move = move
        self.setProperty("role", "seat")
        self.theme, self.number = theme, number
        self.setFixedHeight(round(ROW_HEIGHT * theme.room))
        self.handle = Handle(theme, self)
        self.avatar = AvatarButton("", "fox", _AVATAR, self)
        self.name = QLineEdit(self)
        self.name.setProperty("role", "row")
        self.name.setMaxLength(LONGEST_NAME)
        roles = [(role, say(f"games-role-{role}")) for role in ROLES]
        means = {role: say(f"games-role-{role}-means") for role in ROLES}
        self.role = PickButton("", roles, self, listed=means)
        self.role.choose(USUAL_ROLE)
        self.player = PickButton("", self._players((), LEVELS), self, listed=level_lines())
        self.player.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.remove = MarkButton("", "close", self)
        row = lay_row(on=self, margins=(4, 2, 2, 2), gap=2)
        add_parts(row, self.handle, self.avatar, (self.name, 1), (self.role, 1), self.player, self.remove)
        self.avatar.clicked.connect(self.avatar.pick)
        self.name.editingFinished.connect(lambda: self.name.setCursorPosition(0))
        for control in self.controls:
            control.installEventFilter(self)
        self.show_player(Player("", "person"), Name(""), may_leave=False)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The widgets that take the keyboard, from the left."""
        return (self.avatar, self.name, self.role, self.player, self.remove)

    def know(self, learners: Sequence[Learner], levels: Sequence[str]) -> None:
        """Offer these learners, and computers of these levels; without levels only people can be chosen."""
        known = [(f"{LEARNER}{one.id}", one.nickname) for one in learners]
        people = [("", say("games-person")), *known]
        self.player.offer(self._players(learners, levels) if levels else people)
        self.player.setVisible(bool(levels or known))

    @staticmethod
    def _players(learners: Sequence[Learner], offered: Sequence[str]) -> list[tuple[str, str]]:
        at_phones = [
            (f"{PHONE}{LEARNER}{one.id}", say("games-at-a-phone", name=called(one.nickname)))
            for one in learners
        ]
        known = [(f"{LEARNER}{one.id}", one.nickname) for one in learners]
        levels = [(level, level_name(level)) for level in offered]
        return [("", say("games-person")), (PHONE, say("games-phone")), *known, *at_phones, *levels]

    def show_player(self, player: Player, goes_by: Name, may_leave: bool) -> None:
        """Show a player who goes by that name; `may_leave` is whether the game can do with a seat less."""
        number = self.number + 1
        if self.name.text() != player.name:
            self.name.setText(player.name)
            self.name.setCursorPosition(0)
        self.name.setPlaceholderText(goes_by)
        self.name.setAccessibleName(say("games-seat-name", number=number))
        self.name.setAccessibleDescription(goes_by)
        self.avatar.show_avatar(player.avatar)
        picture = avatar_name(player.avatar)
        self.avatar.setAccessibleName(say("games-seat-picture", number=number, name=goes_by, picture=picture))
        tip(self.avatar, say("games-another-picture"))
        self.player.setAccessibleName(say("games-seat-played-by", number=number, name=goes_by))
        self.player.choose(player_key(player))
        self._show_role(player, goes_by)
        self.remove.set_label(say("games-take-away", name=goes_by))
        tip(self.remove, self.remove.text())
        self.remove.setEnabled(may_leave)
        self.update()

    def _show_role(self, player: Player, goes_by: Name) -> None:
        """Show a role instead of name and avatar for a learner, whose page has these."""
        learns = bool(player.learner)
        self.name.setVisible(not learns)
        self.avatar.setEnabled(not learns)
        self.role.setVisible(learns)
        self.role.setAccessibleName(say("games-what-does", name=goes_by))
        self.role.choose(player.role)

    def hold(self, held: bool) -> None:
        """Show whether the row is being dragged."""
        self.setProperty("role", "seat-held" if held else "seat")
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setFixedHeight(round(ROW_HEIGHT * self.theme.room))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Alt with an arrow moves the player; Ctrl with Delete removes the seat.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Down): 1}.get(event.key())
            if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self._move(self.number + step)
                return True
            if event.key() == Qt.Key.Key_Delete and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.remove.click()
                return True
        return super().eventFilter(watched, event)
