"""The pictures for seats, and the popup to choose one."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from cardtable.language import say
from cardtable.ui.drawing.pictures import AVATARS
from cardtable.ui.widgets.controls import RING, Button
from cardtable.ui.widgets.tool_tips import tip

_COLUMNS = 5
_ARROWS: dict[int, int] = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Down: _COLUMNS,
    Qt.Key.Key_Up: -_COLUMNS,
}


_COLORS = {
    "rabbit": "#2F6FBF", "fox": "#B4501E", "owl": "#6E4FA3", "bear": "#8A5A2B", "penguin": "#3F5F7F",
    "cat": "#9A4F6E", "frog": "#2F7D3B", "panda": "#4A5560", "tiger": "#A35A00", "robot": "#0F7480",
}  # fmt: skip
"""The color of each animal, dark enough for white text."""


def color_of(animal: str) -> str:
    return _COLORS.get(animal, _COLORS["rabbit"])


def avatar_name(avatar: str) -> str:
    """Return the name of a picture for a screen reader."""
    return say(f"shared-picture-{avatar}") if avatar in AVATARS else avatar


class AvatarButton(Button):
    """A round picture that is a button; its face smiles under the pointer or with the keyboard."""

    picked = Signal(str)
    """Another picture was picked; the button doesn't show it by itself."""

    role = "avatar"

    def __init__(self, label: str, avatar: str, side: int, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.avatar = avatar
        self.side = side
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(round(self.side + 2 * RING), round(self.side + 2 * RING))

    def show_avatar(self, avatar: str) -> None:
        self.avatar = avatar
        self.update()

    def pick(self) -> AvatarPicker:
        """Open the picker below the button."""
        picker = AvatarPicker(self.avatar, self)
        picker.picked.connect(self.picked)
        picker.open_at(self.mapToGlobal(QPoint(0, self.height())))
        return picker

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Arrow keys are for the picker around the button.
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)


class AvatarPicker(QFrame):
    """A popup with all pictures; `picked` is emitted with the chosen one.

    Escape or a click outside closes it.
    """

    picked = Signal(str)

    def __init__(self, chosen: str, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "popup")
        self.setAccessibleName(say("shared-pictures"))
        grid = QGridLayout(self)
        grid.setContentsMargins(10, 10, 10, 10)
        grid.setSpacing(2)
        self.buttons = [AvatarButton(avatar_name(one), one, 56, self) for one in AVATARS]
        self._first = next((each for each in self.buttons if each.avatar == chosen), self.buttons[0])
        for number, button in enumerate(self.buttons):
            tip(button, avatar_name(button.avatar))
            button.clicked.connect(lambda _=False, one=button.avatar: self._pick(one))
            grid.addWidget(button, number // _COLUMNS, number % _COLUMNS)

    def open_at(self, point: QPoint) -> None:
        """Show the popup below this point of the screen, with the keyboard on the current picture."""
        self.adjustSize()
        room = self.screen().availableGeometry()
        x = min(point.x(), room.right() - self.width())
        y = min(point.y(), room.bottom() - self.height())
        self.move(max(room.left(), x), max(room.top(), y))
        self.show()
        self._first.setFocus(Qt.FocusReason.TabFocusReason)

    def _pick(self, avatar: str) -> None:
        self.picked.emit(avatar)
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(event.key())
        here = next((n for n, button in enumerate(self.buttons) if button.hasFocus()), 0)
        if step is None:
            super().keyPressEvent(event)
        elif 0 <= here + step < len(self.buttons):
            self.buttons[here + step].setFocus(Qt.FocusReason.TabFocusReason)
