"""The seats of a new game: who sits where, added, taken away, moved by dragging or by keys."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cardtable.storage.learners import Learner
from cardtable.ui import paint, seating
from cardtable.ui.pages.seat_row import ROW_HEIGHT, SeatRow
from cardtable.ui.seating import Seats
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import RING, Control
from cardtable.ui.widgets_fields import label
from cardtable.ui.widgets_settings import Switch

MOST_SEATS = 10


class AddButton(Control):
    """A dashed place for one more seat."""

    def __init__(self, theme: Theme, label: str, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.setToolTip(hint)
        self.setAccessibleDescription(hint)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for a plus and the words."""
        width = paint.text_width(self.text(), 15 * self.theme.text, 800) + 50 + 2 * RING
        return QSize(round(width), round(48 * self.theme.room))

    def ring_radius(self, body: QRectF) -> float:
        """As round as a seat."""
        return 15

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Dashes, a plus and the words."""
        theme = self.theme
        if self.underMouse() and self.isEnabled():
            paint.fill_round(painter, body, 14, theme.paper_sunk)
        pen = QPen(paint.alpha(theme.ink_muted, 0.65), 1.6)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(body, 14, 14)
        size = 15 * theme.text
        width = paint.text_width(self.text(), size, 800) + 24
        x = body.center().x() - width / 2
        paint.icon(painter, "plus", x + 8, body.center().y(), 17, theme.ink, 2.8)
        paint.text(painter, x + 24, body.center().y(), self.text(), size, theme.ink, 800)


class SeatsPanel(QWidget):
    """The rows of the seats; `seats` is who sits there, with names that may still be empty.

    The game may be for fewer: then who has no seat waits, and comes back with a game for more.
    """

    changed = Signal()

    def __init__(self, theme: Theme, seats: Seats, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._wanted = seats
        self.learners: tuple[Learner, ...] = ()
        self._least, self._most = 2, MOST_SEATS
        self._held: int | None = None
        self.rows = [SeatRow(theme, number, self) for number in range(MOST_SEATS)]
        for row in self.rows:
            row.renamed.connect(lambda number, name: self._edit(number, name=name))
            row.redrawn.connect(lambda number, avatar: self._edit(number, avatar=avatar))
            row.replaced.connect(self._replace)
            row.recast.connect(lambda number, role: self._edit(number, role=role))
            row.removed.connect(self.remove)
            row.stepped.connect(lambda number, step: self.move_player(number, number + step))
            row.handle.dragged.connect(lambda point, row=row: self._drag(row, point))
            row.handle.dropped.connect(self._drop)
            for control in row.controls:
                control.installEventFilter(self)
        self.add_computer = AddButton(theme, self.tr("Computer"), self.tr("Add a computer opponent (Insert)"))
        self.add_person = AddButton(theme, self.tr("Person"), self.tr("Add a person (Shift+Insert)"))
        self.add_computer.clicked.connect(lambda: self.add(person=False))
        self.add_person.clicked.connect(lambda: self.add(person=True))
        self.open_hands = Switch(theme, self.tr("All hands lie open"), self)
        self.open_hands.setToolTip(
            self.tr("Everybody's cards lie face up, for beginners; computer opponents do not look")
        )
        self.open_hands.setAccessibleDescription(self.open_hands.toolTip())
        self._layout()
        self._show()

    def _layout(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("bare")
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 4, 0)
        self._column.setSpacing(2)
        for row in self.rows:
            self._column.addWidget(row)
        adding = QHBoxLayout()
        adding.setSpacing(2)
        adding.addWidget(self.add_person)
        adding.addWidget(self.add_computer)
        self._column.addLayout(adding)
        hands = QHBoxLayout()
        hands.setContentsMargins(8, 0, 0, 0)
        hands.addWidget(label(self.open_hands.text(), "label", self), 1)
        hands.addWidget(self.open_hands)
        self._column.addLayout(hands)
        self._column.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setWidget(inner)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.area)

    # Who sits there

    @property
    def seats(self) -> Seats:
        """Everybody with a seat in the chosen game, in order."""
        return seating.fitted(self._wanted, self._least, self._most)

    def allow(self, least: int, most: int) -> None:
        """The chosen game is for so many."""
        self._least, self._most = least, min(most, MOST_SEATS)
        self._show()

    def know(self, learners: Sequence[Learner]) -> None:
        """These learn on this computer: each can be chosen for a seat, and seats follow what has changed."""
        self.learners = tuple(learners)
        for row in self.rows:
            row.know(learners)
        seats = seating.with_known(self._wanted, learners)
        if seats != self._wanted:
            self.set_seats(seats)
        else:
            self._show()

    def set_seats(self, seats: Seats) -> None:
        """Seats these; tells that they changed."""
        self._wanted = seats
        self._show()
        self.changed.emit()

    def add(self, person: bool) -> None:
        """One more person or computer opponent, if there is a seat left; the keyboard goes to the new row."""
        seats = self.seats
        if len(seats) >= self._most:
            return
        self.set_seats(seating.with_person(seats) if person else seating.with_computer(seats))
        row = self.rows[len(seats)]
        (row.name if person else row.player).setFocus()
        self.area.ensureWidgetVisible(row, 0, ROW_HEIGHT)

    def remove(self, number: int) -> None:
        """Takes a seat away, if the game can do without."""
        seats = self.seats
        if len(seats) <= self._least:
            return
        self.set_seats((*seats[:number], *seats[number + 1 :]))
        row = self.rows[min(number, len(seats) - 2)]
        (row.remove if row.remove.isEnabled() else row.player).setFocus()

    def move_player(self, number: int, to: int) -> None:
        """Another seat for a player, if there is one; the keyboard goes along."""
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
        self.set_seats(tuple(seats))

    def _replace(self, number: int, who: str) -> None:
        """Another player on a seat; the keyboard stays where it was."""
        learner = next((one for one in self.learners if who == f"{seating.LEARNER}{one.id}"), None)
        if learner is None:
            self.set_seats(seating.changed(self.seats, number, who))
        else:
            self.set_seats(seating.with_learner(self.seats, number, learner))

    def _show(self) -> None:
        seats = self.seats
        names = seating.names_of(seats)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(seats))
            if number < len(seats):
                row.show_player(seats[number], names[number], len(seats) > self._least)
        for button in (self.add_person, self.add_computer):
            button.setVisible(len(seats) < self._most)

    # Moving

    def _drag(self, row: SeatRow, point: QPoint) -> None:
        """The row under the pointer takes the player; rows stay where they are, players change."""
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
        """Up and Down walk between the rows, in the column in which one is."""
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
        """Insert adds a computer opponent, with Shift a person."""
        if event.key() == Qt.Key.Key_Insert:
            self.add(person=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            super().keyPressEvent(event)
