"""One seat of a new game as a row: handle, picture, name, who plays there, and the way to take it away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QWidget

from cardtable.bots.levels import LEVELS
from cardtable.controller.setup import Player
from cardtable.storage.learners import Learner
from cardtable.ui import paint
from cardtable.ui.company import level_name
from cardtable.ui.pages.avatars import AvatarButton, AvatarPicker, avatar_name
from cardtable.ui.seating import LEARNER, LONGEST_NAME, USUAL_ROLE, who
from cardtable.ui.theme import Theme
from cardtable.ui.widgets_picks import MarkButton, PickButton

ROW_HEIGHT = 56
_AVATAR = 38


class Handle(QWidget):
    """Where a row is taken hold of; tells how far it is dragged, and that it is let go."""

    dragged = Signal(QPoint)
    """The pointer, on the screen."""

    dropped = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setFixedSize(QSize(22, 44))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(self.tr("Drag to another place, or press Alt and an arrow"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Takes hold."""
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drags."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lets go."""
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Six dots."""
        painter = QPainter(self)
        paint.smooth(painter)
        colour = paint.alpha(self.theme.ink_muted, 0.6)
        for x in (-4, 4):
            for y in (-7, 0, 7):
                paint.disc(painter, self.width() / 2 + x, self.height() / 2 + y, 1.8, colour)
        painter.end()


def roles() -> list[tuple[str, str, str]]:
    """What a learner can do at the table: value, word, and what it means."""
    translate = QCoreApplication.translate
    return [
        ("scorekeeper", translate("Roles", "Scorekeeper"), translate("Roles", "calls every total")),
        ("caller", translate("Roles", "Caller"), translate("Roles", "calls own plays")),
        ("checker", translate("Roles", "Checker"), translate("Roles", "catches what computers miscall")),
        ("plain", translate("Roles", "Plain"), translate("Roles", "just plays")),
    ]


class RolePick(PickButton):
    """What a learner does at the table; the menu says what that means."""

    def open_menu(self) -> QMenu:
        """The menu with a line for each."""
        menu = super().open_menu()
        for action, (_, word, meaning) in zip(menu.actions(), roles(), strict=True):
            line = QCoreApplication.translate("Roles", "{role}: {meaning}")
            action.setText(line.format(role=word, meaning=meaning))
        return menu


class SeatRow(QWidget):
    """A row that shows the `Player` of one seat; it changes nothing itself but tells what is asked for."""

    renamed = Signal(int, str)
    redrawn = Signal(int, str)
    """Another picture."""

    replaced = Signal(int, str)
    """Another player: the level of a computer opponent, a learner's id after `LEARNER`, "" for a person."""

    recast = Signal(int, str)
    """A learner does something else at the table."""

    removed = Signal(int)
    stepped = Signal(int, int)
    """The player goes so many seats down; up, if negative."""

    def __init__(self, theme: Theme, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.number = number
        self.held = False
        self.setFixedHeight(round(ROW_HEIGHT * theme.room))
        self.handle = Handle(theme, self)
        self.avatar = AvatarButton(theme, "", "fox", _AVATAR, self)
        self.name = QLineEdit(self)
        self.name.setProperty("ground", "row")
        self.name.setMaxLength(LONGEST_NAME)
        self.role = RolePick(theme, "", [(role, word) for role, word, _ in roles()], self)
        self.role.choose(USUAL_ROLE)
        self.player = PickButton(theme, "", self._players(()), self)
        self.player.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.remove = MarkButton(theme, "", "close", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 2, 2)
        row.setSpacing(2)
        for widget in (self.handle, self.avatar):
            row.addWidget(widget)
        row.addWidget(self.name, 1)
        row.addWidget(self.role, 1)
        row.addWidget(self.player)
        row.addWidget(self.remove)
        self.avatar.clicked.connect(self.pick_avatar)
        self.name.textEdited.connect(lambda text: self.renamed.emit(self.number, text))
        self.name.editingFinished.connect(lambda: self.name.setCursorPosition(0))
        self.role.picked.connect(lambda role: self.recast.emit(self.number, role))
        self.player.picked.connect(lambda level: self.replaced.emit(self.number, level))
        self.remove.clicked.connect(lambda: self.removed.emit(self.number))
        for control in self.controls:
            control.installEventFilter(self)
        self.show_player(Player("", "person"), "", may_leave=False)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """What takes the keyboard, from the left."""
        return (self.avatar, self.name, self.role, self.player, self.remove)

    def know(self, learners: Sequence[Learner]) -> None:
        """These can be chosen for the seat too."""
        self.player.offer(self._players(learners))

    @staticmethod
    def _players(learners: Sequence[Learner]) -> list[tuple[str, str]]:
        person = QCoreApplication.translate("Seats", "Person")
        known = ((f"{LEARNER}{learner.id}", learner.nickname) for learner in learners)
        return [("", person), *known, *((level, level_name(level)) for level in LEVELS)]

    def show_player(self, player: Player, goes_by: str, may_leave: bool) -> None:
        """Shows this player, who goes by that name; `may_leave` if the game can do with a seat less."""
        here = self.tr("Seat {number}").format(number=self.number + 1)
        if self.name.text() != player.name:
            self.name.setText(player.name)
            self.name.setCursorPosition(0)
        self.name.setPlaceholderText(goes_by)
        self.name.setAccessibleName(self.tr("{seat}: name").format(seat=here))
        self.name.setAccessibleDescription(goes_by)
        self.avatar.show_avatar(player.avatar)
        picture = self.tr("{seat}, {name}: picture, {picture}")
        self.avatar.setAccessibleName(
            picture.format(seat=here, name=goes_by, picture=avatar_name(player.avatar))
        )
        self.avatar.setToolTip(self.tr("Another picture"))
        self.player.name = self.tr("{seat}, {name}, is played by").format(seat=here, name=goes_by)
        self.player.choose(who(player))
        self._show_role(player, goes_by)
        self.remove.set_label(self.tr("Take {name} away").format(name=goes_by))
        self.remove.setToolTip(self.remove.text())
        self.remove.setEnabled(may_leave)
        self.update()

    def _show_role(self, player: Player, goes_by: str) -> None:
        """A learner is called and looks as on the page of learners; here the role is chosen instead."""
        learns = bool(player.learner)
        self.name.setVisible(not learns)
        self.avatar.setEnabled(not learns)
        self.role.setVisible(learns)
        self.role.name = self.tr("What {name} does").format(name=goes_by)
        self.role.choose(player.role)

    def hold(self, held: bool) -> None:
        """Shows whether the row is being dragged."""
        self.held = held
        self.update()

    def pick_avatar(self) -> AvatarPicker:
        """Opens the pictures."""
        picker = AvatarPicker(self.theme, self.avatar.avatar, self)
        picker.picked.connect(lambda avatar: self.redrawn.emit(self.number, avatar))
        picker.open_at(self.avatar.mapToGlobal(QPoint(0, self.avatar.height())))
        return picker

    def changeEvent(self, event: QEvent) -> None:
        """Higher with larger text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setFixedHeight(round(ROW_HEIGHT * self.theme.room))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt with an arrow moves the player; Ctrl with Delete takes the seat away."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {int(Qt.Key.Key_Up): -1, int(Qt.Key.Key_Down): 1}.get(event.key())
            if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.stepped.emit(self.number, step)
                return True
            if event.key() == Qt.Key.Key_Delete and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.remove.click()
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A white card; lifted while it is dragged."""
        painter = QPainter(self)
        paint.smooth(painter)
        rect = QRectF(self.rect()).adjusted(1, 2, -1, -2)
        theme = self.theme
        line, width = (theme.accent, 2.5) if self.held else (theme.paper_line, 1.2)
        paint.fill_round(painter, rect, 15, theme.paper_raised, line, width)
        painter.end()
