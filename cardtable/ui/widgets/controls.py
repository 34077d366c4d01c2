"""Basic controls: pill buttons, round buttons, doors, segmented switches, labels, and sheets of paper.

The buttons draw themselves with `paint`, grow with the window through `set_scale`, show a brass ring when
they have the keyboard, and are pressed by Enter as well as Space.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QWidget,
)

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.tool_tips import tip

CAST = 2.6
"""Size of a button's shadow, small enough that the shadow isn't cut off at the end of the ring."""

RING = 4.0
"""Space around a control for its focus ring and shadow, in pixels."""

_LARGE = 28.0
"""Text height in pixels up to which a button's text grows in full with the text size."""

_LEAST = 12.0
"""Smallest text height on a button, in pixels."""

_SMALLEST = 0.6
"""Share of a button's preferred width at which its text can still be read."""


def ring(painter: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    """Draw the brass ring of keyboard focus, 3 pixels wide between two dark hairlines, just inside `rect`."""
    inner = rect.adjusted(2.5, 2.5, -2.5, -2.5)
    paint.fill_round(painter, inner, radius, None, theme.edge, 5)
    paint.fill_round(painter, inner, radius, None, theme.brass, 3)


class Control(QAbstractButton):
    """A button drawn by its subclass; it knows the theme and the scale."""

    def __init__(self, theme: Theme, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.scale = 1.0
        self.setText(label)
        self.setAccessibleName(label)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_scale(self, scale: float) -> None:
        """Set the scale of the drawing; 1 is for a window of 1440 by 900."""
        if scale != self.scale:
            self.scale = scale
            self.updateGeometry()
            self.update()

    def set_label(self, label: str) -> None:
        """Change the text, also for screen readers."""
        self.setText(label)
        self.setAccessibleName(label)
        self.updateGeometry()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter presses the button, as Space does.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.isDown():
            body.translate(0, 1)
        self.draw(painter, body)
        if self.hasFocus():
            ring(painter, self.theme, QRectF(self.rect()), self.ring_radius(body))
        painter.end()

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw the control into `body`."""
        raise NotImplementedError

    def ring_radius(self, body: QRectF) -> float:
        """Return the corner radius of the focus ring."""
        return body.height() / 2 + RING / 2


class PillButton(Control):
    """A pill-shaped button: red if `primary`, brass if `brass` (for starting to play), else of paper.

    `mark` is its icon.
    """

    def __init__(
        self,
        theme: Theme,
        label: str,
        mark: str | None = None,
        primary: bool = False,
        size: float = 20,
        parent: QWidget | None = None,
        brass: bool = False,
    ) -> None:
        super().__init__(theme, label, parent)
        self.mark = mark
        self.primary = primary
        self.brass = brass
        self.size_at_rest = size
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def _plain(self) -> float:
        return max(14.0, self.size_at_rest * self.scale)

    @property
    def _size(self) -> float:
        """The preferred text height; large text grows less."""
        return max(self._plain * self.theme.room, min(self._plain * self.theme.text, _LARGE))

    @property
    def size_of_text(self) -> float:
        """The text height for the current width.

        If there's little room, the space around the text shrinks first.
        """
        size, room = self._size, self.width() - 2 * RING
        while size > _LEAST and self._width_with(size, 1.1) > room:
            size -= 0.5
        return size

    def _width_with(self, size: float, air: float) -> float:
        mark = 1.55 if self.mark else 0.0
        return paint.text_width(self.text(), size, 800) + size * (mark + air)

    def sizeHint(self) -> QSize:
        width, height = self._width_with(self._size, 2.4), max(44.0, 3 * self._plain * self.theme.room)
        return QSize(round(width + 2 * RING), round(height + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        # The text shrinks down to this.
        asked = self.sizeHint()
        return QSize(round(asked.width() * _SMALLEST), asked.height())

    def draw(self, painter: QPainter, body: QRectF) -> None:
        size, hovered = self.size_of_text, self.underMouse()
        paint.button(
            painter, self.theme, body, self.text(), self.primary, size, self.mark, hovered, self.brass, CAST
        )


class RoundButton(Control):
    """A quiet round button with only an icon, on the room's background."""

    def __init__(self, theme: Theme, label: str, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.mark = mark
        tip(self, label)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = round(44 + 2 * RING)
        return QSize(side, side)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        centre = body.center()
        paint.round_button(
            painter, self.theme, centre.x(), centre.y(), body.width(), self.mark, self.underMouse()
        )


class AddButton(Control):
    """A dashed button that adds a seat."""

    def __init__(self, theme: Theme, label: str, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        tip(self, hint)
        self.setAccessibleDescription(hint)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        width = paint.text_width(self.text(), 15 * self.theme.text, 800) + 50 + 2 * RING
        return QSize(round(width), round(48 * self.theme.room))

    def ring_radius(self, body: QRectF) -> float:
        return 15

    def draw(self, painter: QPainter, body: QRectF) -> None:
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


class Door(Control):
    """A link from the start page to another page: an icon and a title, with a note if there's room."""

    def __init__(self, theme: Theme, label: str, note: str, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.note = note
        self.mark = mark
        self.size_of_title = 17.0
        self.has_mark = True
        """Whether the icon is shown, not only the title for lack of room."""
        self.setAccessibleDescription(note)
        tip(self, note)

    def set_size(self, size: float, has_mark: bool = True) -> None:
        """Set the height of the title and whether the icon is shown."""
        self.size_of_title, self.has_mark = size, has_mark
        self.update()

    def width_with(self, size: float, has_mark: bool = True) -> float:
        """Return the width needed for a title of this height."""
        around = size * 2.9 if has_mark else size * 1.1
        return around + paint.text_width(self.text(), size, 800) + 2 * RING

    def ring_radius(self, body: QRectF) -> float:
        return min(18.0, body.height() / 2)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw a quiet plate on the dark room; it gets brighter under the pointer."""
        theme, size = self.theme, self.size_of_title
        plate = paint.mix(theme.panel, theme.wash, 0.14 if self.underMouse() else 0.06)
        paint.fill_round(painter, body, self.ring_radius(body), plate, theme.panel_line, 1.2)
        if not self.has_mark:
            place, width = body.center(), body.width() - size * 0.6
            title = self.text()
            paint.text(painter, place.x(), place.y(), title, size, theme.panel_text, 800, paint.CENTRE, width)
            return
        noted = body.height() >= size * 3.4 and body.width() >= 220
        r = min(body.height() * 0.30, 24.0) if noted else size * 0.62
        x, middle = body.left() + (18.0 if noted else size * 0.6) + r, body.center().y()
        if noted:
            paint.disc(painter, x, middle, r, paint.mix(theme.panel, theme.brass, 0.16), theme.gilt, 1.4)
        paint.icon(painter, self.mark, x, middle, r * (1.06 if noted else 1.9), theme.gilt, 2.2)
        left = x + r + (14.0 if noted else size * 0.45)
        room = body.right() - left - (12.0 if noted else size * 0.3)
        if not noted:
            paint.text(painter, left, middle, self.text(), size, theme.panel_text, 800, width=room)
            return
        size = _fitting(self.text(), 17, size / 17, 800, room, size)
        note = _fitting(self.note, 13, size / 17, 600, room, size)
        paint.text(painter, left, middle - note * 0.72, self.text(), size, theme.panel_text, 800, width=room)
        paint.text(painter, left, middle + size * 0.66, self.note, note, theme.panel_muted, 600, width=room)


def _fitting(string: str, plain: float, grown: float, weight: int, width: float, height: float) -> float:
    """Return the height for one line: `grown` times the plain size if there's room, never below `plain`."""
    size = plain * grown
    while size > plain and (size > height or paint.text_width(string, size, weight) > width):
        size -= 1
    return max(size, plain)


class Segment(Control):
    """One choice of a `Segmented`."""

    def __init__(self, theme: Theme, label: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        width = paint.text_width(self.text(), 15 * self.theme.text, 800) + 22 + 2 * RING
        return QSize(round(width), round(44 * self.theme.room))

    def minimumSizeHint(self) -> QSize:
        # Longer words are cut with dots.
        return QSize(44, self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter is left to the page: a choice is made with arrows and Space.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme = self.theme
        if self.isChecked():
            paint.shadow(painter, body, body.height() / 2, blur=4, dy=1, strength=0.25)
            pill = body.adjusted(1, 1, -1, -1)
            paint.fill_round(painter, pill, pill.height() / 2, theme.paper_raised, theme.control, 2)
        elif self.underMouse():
            paint.fill_round(painter, body, body.height() / 2, paint.alpha(theme.paper_raised, 0.45))
        colour = theme.ink if self.isChecked() else theme.ink_muted
        centre = body.center()
        size, width = 15 * theme.text, body.width() - 12
        words = self.text()
        size = paint.fitting(words, size, 800, width + 8, 12.0)
        paint.text(painter, centre.x(), centre.y(), words, size, colour, 800, paint.CENTRE, width=width + 8)


class Segmented(QWidget):
    """A row of choices, one of them chosen; arrow keys move the choice."""

    chosen = Signal(str)
    """Emitted with the value that was just chosen."""

    def __init__(
        self, theme: Theme, name: str, choices: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._values: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for number, (value, label) in enumerate(choices):
            segment = Segment(theme, label, self)
            segment.setAccessibleDescription(name)
            self._group.addButton(segment, number)
            self._values.append(value)
            # If there's little room, all texts shrink alike.
            row.addWidget(segment, segment.sizeHint().width())
        self._group.idClicked.connect(lambda number: self.chosen.emit(self._values[number]))

    @property
    def segments(self) -> list[Segment]:
        return self.findChildren(Segment)

    @property
    def value(self) -> str:
        """The chosen value; "" if there is none."""
        number = self._group.checkedId()
        return self._values[number] if number >= 0 else ""

    def choose(self, value: str) -> None:
        """Choose a value, or the first if it's unknown, without emitting `chosen`."""
        number = self._values.index(value) if value in self._values else 0
        self._group.button(number).setChecked(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        rect = QRectF(self.rect())
        paint.fill_round(painter, rect, rect.height() / 2, self.theme.paper_sunk)
        painter.end()


class Sheet(QFrame):
    """A sheet of paper, or of the room's panel, for other controls. The page draws its shadow."""

    def __init__(
        self, theme: Theme, dark: bool = False, radius: float = 24, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self.dark = dark
        self.radius = radius

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        rect = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        if self.dark:
            ground, line = paint.alpha(self.theme.panel, 0.96), self.theme.panel_line
            paint.fill_round(painter, rect, self.radius, ground, line, 1.2)
        else:
            paint.fill_round(painter, rect, self.radius, self.theme.paper, self.theme.paper_line, 1.2)
        painter.end()


def label(text: str, role: str, parent: QWidget | None = None) -> QLabel:
    """Return a label in one of the style sheet's roles: title, note, heading, row, label, small and others.

    Its text is never markup, because names come from anywhere.
    """
    made = QLabel(parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    made.setProperty("role", role)
    return made


def paragraph(text: str, role: str, parent: QWidget | None = None) -> QLabel:
    """Return a label that wraps its text."""
    made = label(text, role, parent)
    made.setWordWrap(True)
    return made
