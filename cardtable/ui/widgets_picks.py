"""Controls for choosing one of many: chips, pills that open a menu, small marks, and numbers to count up and
down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QSpinBox, QWidget

from cardtable.ui import paint, pictures
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import RING, Control

_SIZE = 15.0
_HEIGHT = 36


class Chip(Control):
    """A choice that is on or off, on the room's dark ground; brass with a tick when it is on."""

    def __init__(self, theme: Theme, label: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for the tick and the words."""
        size = _SIZE * self.theme.text
        width = paint.text_width(self.text(), size, 800) + 30 + (22 if self.isChecked() else 0)
        return QSize(round(width + 2 * RING), round(_HEIGHT * self.theme.room + 2 * RING))

    def checkStateSet(self) -> None:
        """The tick takes room."""
        super().checkStateSet()
        self.updateGeometry()

    def nextCheckState(self) -> None:
        """The tick takes room."""
        super().nextCheckState()
        self.updateGeometry()

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """A pill of brass, or of hardly anything."""
        theme, on = self.theme, self.isChecked()
        ground = theme.brass if on else paint.alpha("#FFFFFF", 0.18 if self.underMouse() else 0.10)
        paint.fill_round(
            painter, body, body.height() / 2, ground, None if on else paint.alpha("#FFFFFF", 0.22)
        )
        colour = theme.room_low if on else theme.panel_text
        x = body.left() + 15
        if on:
            paint.icon(painter, "check", x + 6, body.center().y(), 16, colour, 3)
            x += 22
        paint.text(painter, x, body.center().y(), self.text(), _SIZE * theme.text, colour, 800)


class PickButton(Control):
    """A pill that shows what is chosen and opens a menu of what there is; `picked` tells a new choice.

    `dark` puts it on the room's ground. There it is brass while anything but the first choice is made.
    `whole` is what the menu calls the value "", where the pill itself only says what is chosen by it.
    """

    picked = Signal(str)

    def __init__(
        self,
        theme: Theme,
        name: str,
        choices: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
        dark: bool = False,
        whole: str = "",
    ) -> None:
        super().__init__(theme, name, parent)
        self.name = name
        self.dark = dark
        self._whole = whole
        self._choices = list(choices)
        self.value = ""
        self.setSizePolicy(
            QSizePolicy.Policy.Fixed if dark else QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed
        )
        self.choose(self._choices[0][0] if self._choices else "")
        self.clicked.connect(self.open_menu)

    @property
    def choices(self) -> Mapping[str, str]:
        """The words for every value."""
        return dict(self._choices)

    def offer(self, choices: Sequence[tuple[str, str]]) -> None:
        """Other choices; keeps the value if it is still there."""
        self._choices = list(choices)
        self.choose(self.value)

    def choose(self, value: str) -> None:
        """Shows a value as chosen; an unknown one shows the first. Tells nobody."""
        known = self.choices
        self.value = value if value in known else self._choices[0][0] if self._choices else ""
        self.setText(known.get(self.value, ""))
        self.setAccessibleName(f"{self.name}: {self.text()}")
        self.updateGeometry()
        self.update()

    def pick(self, value: str) -> None:
        """Chooses a value as a click in the menu does."""
        if value != self.value:
            self.choose(value)
            self.picked.emit(value)

    def open_menu(self) -> QMenu:
        """The menu of the choices under the button, the chosen one with a tick and under the hand."""
        menu = QMenu(self)
        menu.setAccessibleName(self.name)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        tick = self._tick()
        for value, words in self._choices:
            action = menu.addAction(words if value else self._whole or words)
            action.triggered.connect(lambda _=False, value=value: self.pick(value))
            if value == self.value:
                action.setIcon(tick)
                menu.setActiveAction(action)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
        return menu

    def _tick(self) -> QIcon:
        """The tick of the chosen words, in the colour of the words also where they are under the hand."""
        ratio, tick = self.devicePixelRatioF(), QIcon()
        for mode, colour in (
            (QIcon.Mode.Normal, self.theme.ink),
            (QIcon.Mode.Active, self.theme.accent_text),
        ):
            tick.addPixmap(pictures.icon("check", colour, 18, ratio, 3), mode)
        return tick

    def sizeHint(self) -> QSize:
        """Room for the words and the chevron."""
        width = paint.text_width(self.text(), _SIZE * self.theme.text, 800) + 44
        return QSize(round(width + 2 * RING), round(_HEIGHT * self.theme.room + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        """Long words are cut with dots where there is no room for them."""
        return QSize(min(self.sizeHint().width(), 96), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down opens the menu, as Space and Enter do."""
        if event.key() == Qt.Key.Key_Down and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.click()
        else:
            super().keyPressEvent(event)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """A sunken pill with a chevron."""
        theme = self.theme
        narrowed = self.dark and bool(self._choices) and self.value != self._choices[0][0]
        if self.dark:
            ground = theme.brass if narrowed else paint.alpha("#FFFFFF", 0.18 if self.underMouse() else 0.10)
            line = None if narrowed else paint.alpha("#FFFFFF", 0.22)
            colour = theme.room_low if narrowed else theme.panel_text
        else:
            ground, line, colour = theme.paper_sunk, QColor(theme.paper_line), theme.ink
            if self.underMouse():
                ground = theme.paper_raised
        paint.fill_round(painter, body, body.height() / 2, ground, line)
        x, y = body.left() + 14, body.center().y()
        size = _SIZE * theme.text
        paint.text(painter, x, y, self.text(), size, colour, 800, width=body.right() - 28 - x)
        paint.icon(painter, "chevron-down", body.right() - 18, y, 16, colour, 2.6)


class MarkButton(Control):
    """A small flat button on paper with only an icon."""

    def __init__(self, theme: Theme, label: str, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.mark = mark
        self.setToolTip(label)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """As large as a finger needs."""
        return QSize(44, 44)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """The icon; a disc behind it under the pointer."""
        centre = body.center()
        if self.underMouse() and self.isEnabled():
            paint.disc(painter, centre.x(), centre.y(), 17, self.theme.paper_sunk)
        paint.icon(painter, self.mark, centre.x(), centre.y(), 18, self.theme.ink_muted, 2.6)


class Counter(QWidget):
    """A whole number with a button on either side; `words` are shown instead of some numbers.

    A number below the smallest one stands for "as the rules say" where `words` has it.
    """

    counted = Signal(int)

    def __init__(
        self,
        theme: Theme,
        name: str,
        least: int,
        most: int,
        value: int,
        special: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.field = QSpinBox(self)
        self.field.setProperty("ground", "paper")
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setRange(least, most)
        self.field.setSpecialValueText(special)
        self.field.setValue(value)
        self.field.setAccessibleName(name)
        self.field.setKeyboardTracking(False)
        self.field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.field.installEventFilter(self)
        self.fewer = MarkButton(theme, self.tr("{name}: less").format(name=name), "minus", self)
        self.more = MarkButton(theme, self.tr("{name}: more").format(name=name), "plus", self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.fewer)
        row.addWidget(self.field, 1)
        row.addWidget(self.more)
        self.fewer.clicked.connect(self.field.stepDown)
        self.more.clicked.connect(self.field.stepUp)
        self.field.valueChanged.connect(self.counted)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The wheel scrolls the page and does not change a number by the way."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return super().eventFilter(watched, event)
