"""Controls for choosing: switches, chips, pills with a menu, pictures, counters, and the volume."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
    QShowEvent,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QLabel,
    QSizePolicy,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QWidget,
)

from cardtable.language import say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.boxes import NO_MARGINS, lay_row
from cardtable.ui.widgets.controls import Control, MarkButton, label
from cardtable.ui.widgets.style import IN_SHORT
from cardtable.ui.widgets.tool_tips import tip

_SIZE = 15.0
_HEIGHT = 36


_OPENS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Up)

_DIGITS = 6
"""More digits than any number here has."""


_FROM_EDGE = 8
"""Least distance of an open list from the lower edge of the window, in pixels."""


class PickButton(QComboBox):
    """A pill that shows the chosen value and opens a list of all; `picked` is emitted with a new choice.

    With `dark` it is on the room's background, and brass unless the first choice is made. `listed` has the
    texts of values whose text in the list differs from the pill's.
    """

    picked = Signal(str)

    def __init__(
        self,
        name: str,
        choices: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
        dark: bool = False,
        listed: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(parent)
        self._label: QLabel | None = None
        self.setAccessibleName(name)
        self.dark = dark
        self._listed = listed or {}
        self._offered: list[tuple[str, str]] = []
        self.setSizePolicy(
            QSizePolicy.Policy.Fixed if dark else QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed
        )
        self.offer(choices)
        self.activated.connect(self._activated)

    def _activated(self, number: int) -> None:
        # Another text may need another width.
        self.updateGeometry()
        self.picked.emit(self.itemData(number))

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        if self._label is not None:
            self._label.setText(name)

    def showEvent(self, event: QShowEvent) -> None:
        """Get a label that nobody sees, unless there is another.

        On Linux, Qt tells a screen reader the value of a box in place of its name, and only a label names it.
        """
        super().showEvent(event)
        around = self.parentWidget()
        if self._label is None and around is not None:
            labels = around.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
            if all(one.buddy() is not self for one in labels):
                self._label = label(self.accessibleName(), "row", around)
                self._label.setBuddy(self)

    def showPopup(self) -> None:
        # Asked for earlier, the list would be made for each box of a page, and most are never opened.
        listed = self.view()
        listed.setAccessibleName(self.accessibleName())
        # Qt would open it at the value that was passed last, which Enter would then choose.
        listed.setCurrentIndex(self.model().index(self.currentIndex(), self.modelColumn()))
        super().showPopup()
        # Qt keeps the list on the screen, but not in the window.
        opened, window = listed.window(), self.window()
        around = QRect(window.mapToGlobal(QPoint()), window.size())
        high = min(opened.height(), around.height() - 2 * _FROM_EDGE)
        top = min(opened.y(), around.bottom() - _FROM_EDGE - high)
        opened.setGeometry(opened.x(), max(around.top(), top), opened.width(), high)

    @property
    def value(self) -> str:
        """The chosen value; "" if there is none."""
        return self.currentData() or ""

    @property
    def choices(self) -> Mapping[str, str]:
        """The text on the pill for every value."""
        return {self.itemData(number): self.itemData(number, IN_SHORT) for number in range(self.count())}

    @property
    def words(self) -> str:
        """The text on the pill."""
        return self.currentData(IN_SHORT) or ""

    def offer(self, choices: Sequence[tuple[str, str]]) -> None:
        """Replace the choices; keep the value if it is still there.

        Screen readers announce each removed or added item, so unchanged ones are left alone.
        """
        if self._offered == [*choices]:
            return
        self._offered, value, kept = [*choices], self.value, {one for one, _ in choices}
        for row in reversed(range(self.count())):
            if self.itemData(row) not in kept:
                self.removeItem(row)
        for row, (one, words) in enumerate(choices):
            listed = self._listed.get(one, words)
            if self.itemData(row) != one:
                self.insertItem(row, listed, one)
            elif self.itemData(row, IN_SHORT) != words:
                self.setItemText(row, listed)
            if self.itemData(row, IN_SHORT) != words:
                self.setItemData(row, words, IN_SHORT)
        while self.count() > len(choices):
            self.removeItem(self.count() - 1)
        self.choose(value)

    def choose(self, value: str) -> None:
        """Show a value as chosen, or the first if it's unknown, without emitting `picked`."""
        self.setCurrentIndex(max(0, self.findData(value)))
        self.updateGeometry()

    def pick(self, value: str) -> None:
        """Choose a value and emit `picked`, as a click in the list does."""
        if value != self.value:
            self.choose(value)
            self.picked.emit(value)

    def sizeHint(self) -> QSize:
        # Qt would keep the first one, whatever is chosen now.
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        return self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, QSize(), self)

    def minimumSizeHint(self) -> QSize:
        # Longer texts are cut with dots.
        return QSize(min(self.sizeHint().width(), 96), self.sizeHint().height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The wheel scrolls the page instead of changing a choice by accident.
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys open the list, as a click does; they change nothing while it is closed.
        if event.key() in _OPENS and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.showPopup()
        else:
            event.ignore()


class NumberField(QSpinBox):
    """A number field where any number can be typed; one out of bounds becomes the nearest valid one."""

    def nearest(self, typed: str) -> int:
        """Return the valid number nearest to the typed digits."""
        return max(self.minimum(), min(self.maximum(), int(typed)))

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        # A number that is too large stays as typed: without its last digit it would be another number.
        if text.isdecimal() and len(text) <= _DIGITS and int(text) > self.maximum():
            return QValidator.State.Intermediate, text, at
        return super().validate(text, at)

    def fixup(self, text: str) -> str:
        return str(self.nearest(text)) if text.isdecimal() else text


class Counter(QFrame):
    """A whole number with a button on either side.

    The smallest number is shown as `special` if given. As a `pill`, it is drawn as one shape, a held button
    repeats and only its last number is emitted, and undo is left to the page.
    """

    counted = Signal(int)

    def __init__(
        self,
        name: str,
        least: int,
        most: int,
        value: int,
        special: str = "",
        parent: QWidget | None = None,
        pill: bool = False,
    ) -> None:
        super().__init__(parent)
        self.is_pill = pill
        self.setProperty("role", "well" if pill else "")
        self.field = NumberField(self)
        self.field.setProperty("role", "pill" if pill else "paper")
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setRange(least, most)
        self.field.setSpecialValueText(special)
        self.field.setValue(value)
        self.field.setAccessibleName(name)
        self.field.setKeyboardTracking(False)
        self.field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.field.installEventFilter(self)
        role = "raised" if pill else "mark"
        self.fewer = MarkButton(say("controls-less", name=name), "minus", self, role)
        self.more = MarkButton(say("controls-more", name=name), "plus", self, role)
        if pill:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        lay_row(self.fewer, (self.field, 1), self.more, on=self, margins=NO_MARGINS, gap=0)
        self._is_held = False
        self.field.valueChanged.connect(self._count)
        for button, by in ((self.fewer, -1), (self.more, 1)):
            button.setAutoRepeat(pill)
            # Arrow keys in the field do the same, and only there readers say the new number.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(partial(self._step, by))
            # Released outside, the button isn't clicked; released inside, its step comes before this.
            button.released.connect(lambda: QTimer.singleShot(0, self, self._let_go))

    def _step(self, by: int) -> None:
        self.field.stepBy(by)
        if not self.field.hasFocus():
            # Qt selects a number that was stepped, and lets go of it only when the field loses the keyboard.
            self.field.lineEdit().deselect()

    def _count(self, value: int) -> None:
        self._is_held = self.fewer.isDown() or self.more.isDown()
        if not self._is_held:
            self.counted.emit(value)

    def _let_go(self) -> None:
        """Emit the last number after a button was held."""
        if self._is_held and not (self.fewer.isDown() or self.more.isDown()):
            self._is_held = False
            self.counted.emit(self.field.value())

    def show_number(self, value: int, least: int, most: int) -> None:
        """Show a number and its current bounds, without emitting `counted`."""
        self.field.blockSignals(True)
        self.field.setRange(least, most)
        self.field.setValue(value)
        self.field.blockSignals(False)
        self.fewer.setEnabled(value > least)
        self.more.setEnabled(value < most)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The wheel scrolls the page instead of changing a number by accident.
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        if self.is_pill and event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoes = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(key) for key in undoes):
                event.ignore()
                return True
        return super().eventFilter(watched, event)


class Tick(QCheckBox):
    """Something that is on or off. Enter presses it, as Space does."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class Switch(Tick):
    """A switch that shows on and off by color, position and word."""


class RoomChip(Tick):
    """A choice that is on or off, on the room's background; brass with a tick if on."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.setProperty("role", "chip")
        # The tick takes room.
        self.toggled.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        # Qt would keep the first size, without the tick.
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return self.style().sizeFromContents(QStyle.ContentsType.CT_CheckBox, option, QSize(), self)


class PaperChip(Tick):
    """A small pill with a box to tick."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.setProperty("role", "tick")


class ListTile(Control):
    """A tile of a list on paper: a title with a note below."""

    radius = 16.0

    def __init__(self, theme: Theme, title: str, note: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, title, parent)
        self.note = note
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleDescription(note)
        tip(self, note)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, round(66 * self.theme.room))

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, on = self.theme, self.isChecked()
        ground = theme.paper_raised if on or self.underMouse() else theme.paper
        line = theme.accent if on else theme.paper_line
        paint.fill_round(painter, body, 15, ground, line, 2.5 if on else 1.2)
        left, y = body.left() + 16, body.center().y()
        large, small = 16 * min(theme.text, 1.6), 13 * min(theme.text, 1.6)
        width = body.right() - 30 - left
        paint.text(painter, left, y - 0.62 * large, self.text(), large, theme.ink, 800, width=width)
        paint.text(painter, left, y + 0.86 * small, self.note, small, theme.ink_muted, 600, width=width)
        if on:
            paint.icon(painter, "chevron-right", body.right() - 18, y, 18, theme.accent, 3)


class PictureChoice(Control):
    """A choice shown as a picture, drawn by `picture`; the chosen one has a frame and a check mark."""

    radius = 16.0

    def __init__(
        self,
        theme: Theme,
        label: str,
        picture: Callable[[QPainter, QRectF], None],
        size: QSize,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, label, parent)
        self._picture = picture
        self._least = size
        self._drawn: QPixmap | None = None
        self._look: tuple[object, ...] = ()
        self.setCheckable(True)
        tip(self, label)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return self._least * self.theme.room

    def minimumSizeHint(self) -> QSize:
        # It may be narrower, but not lower.
        return QSize(self.sizeHint().width() // 2, self.sizeHint().height())

    def draw(self, painter: QPainter, body: QRectF) -> None:
        picture = body.adjusted(5, 5, -5, -5)
        painter.drawPixmap(picture.topLeft(), self._kept(picture.size(), paint.dpr_of(painter)))
        if self.isChecked():
            paint.fill_round(painter, picture.adjusted(-3, -3, 3, 3), 14, None, self.theme.accent, 4)
            x, y = body.right() - 10, body.top() + 10
            paint.disc(painter, x, y, 11, self.theme.accent, self.theme.paper, 2)
            paint.icon(painter, "check", x, y, 14, self.theme.accent_text, 3.2)
        elif self.underMouse():
            paint.fill_round(painter, picture.adjusted(-2, -2, 2, 2), 14, None, self.theme.control, 2)

    def redraw(self) -> None:
        """Draw the picture again, since it shows something else."""
        self._drawn = None
        self.update()

    def _kept(self, size: QSizeF, dpr: float) -> QPixmap:
        """Return the picture, drawn once for each size, screen and look."""
        look = (size, dpr, self.theme.key)
        if self._drawn is None or look != self._look:
            draw, place = self._picture, QRectF(QPointF(0, 0), size)
            self._look = look
            self._drawn = paint.drawn(size.width(), size.height(), dpr, lambda painter: draw(painter, place))
        return self._drawn


class Volume(QSlider):
    """A slider from 0 to 100; arrow keys move it by 5."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(name)
        self.setRange(0, 100)
        self.setSingleStep(5)
        self.setPageStep(20)
        self.setFixedHeight(44)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # It scrolls the page.
        event.ignore()
