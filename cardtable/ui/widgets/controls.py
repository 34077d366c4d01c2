"""Basic controls: buttons, doors, segments, labels and sheets of paper. The style draws them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.boxes import NO_MARGINS, lay_column, lay_row
from cardtable.ui.widgets.looks import RING as RING
from cardtable.ui.widgets.tool_tips import tip

Along = QBoxLayout.Direction

_LEADING = 1.25
"""The line height of a door's note, relative to its text."""
_SMALLEST = 0.6
"""Share of a button's preferred width at which its text can still be read."""


class Button(QPushButton):
    """A button that the style draws by its `role`. Enter presses it, as Space does."""

    role = "pill"

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        # With both at once, PySide checks whether the label is an icon, and loads all icons.
        super().__init__(parent)
        self.set_label(label)
        self.setAutoDefault(True)
        self.scale = 1.0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A held Enter would press it again and again, a held Space doesn't.
        if not (event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            super().keyPressEvent(event)

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

    def sizeHint(self) -> QSize:
        # Qt would keep the first one, whatever the scale is now.
        option = QStyleOptionButton()
        self.initStyleOption(option)
        return self.style().sizeFromContents(QStyle.ContentsType.CT_PushButton, option, QSize(), self)

    def minimumSizeHint(self) -> QSize:
        # Where its policy allows it, a layout may make it as small as it likes.
        return QSize()


class Control(Button):
    """A button with a picture of its own, which it draws in the place that the style gives it."""

    def __init__(self, theme: Theme, label: str, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.theme = theme

    def sizeHint(self) -> QSize:
        return QSize()

    @property
    def radius(self) -> float | None:
        """The corner radius of the focus ring; None for round ends."""
        return None

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw the picture into `body`."""
        raise NotImplementedError


class BoxButton(Button):
    """A button on whose plate other widgets lie, `high` pixels high at least at the usual text size."""

    def __init__(
        self, theme: Theme, label: str, role: str, high: float, parent: QWidget | None, across: bool = True
    ) -> None:
        super().__init__(label, parent)
        self.theme, self.role, self._high = theme, role, high
        self.box = QBoxLayout(Along.LeftToRight if across else Along.TopToBottom, self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_role(self, role: str) -> None:
        """Take the plate of another role."""
        self.role = role
        self.update()

    def sizeHint(self) -> QSize:
        return self.box.sizeHint().expandedTo(QSize(0, round(self._high * self.theme.room + 2 * RING)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.box.minimumSize().width(), self.sizeHint().height())


class PillButton(Button):
    """A pill-shaped button: red if `primary`, brass if `brass` (for starting to play), else of paper.

    `mark` is its icon, `size` its text height in a window of 1440 by 900.
    """

    def __init__(
        self,
        label: str,
        mark: str = "",
        primary: bool = False,
        size: float = 20,
        parent: QWidget | None = None,
        brass: bool = False,
    ) -> None:
        super().__init__(label, parent)
        self.mark, self.size_at_rest = mark, size
        self.primary, self.brass = primary, brass
        self.color = ""
        """A dark color of its own, instead."""
        self.alike: Sequence[PillButton] = ()
        """Buttons in a row or column, itself included, whose texts are equally large."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        # The text shrinks down to this.
        asked = self.sizeHint()
        return QSize(round(asked.width() * _SMALLEST), asked.height())


class ChipButton(Button):
    """A quiet pill on the room's background, with its icon if it has one; brass while it's switched on."""

    role = "chip"

    def __init__(self, label: str, mark: str = "", parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.mark = mark


class RoundButton(Button):
    """A quiet round button with only an icon, on the room's background."""

    role = "round"

    def __init__(self, label: str, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(label, parent)
        self.mark = mark
        tip(self, label)
        self.setFixedSize(self.sizeHint())


class MarkButton(Button):
    """A small button with only an icon: flat on paper, a white disc if `raised`, or `bare` in the room."""

    def __init__(self, label: str, mark: str, parent: QWidget | None = None, role: str = "mark") -> None:
        super().__init__(label, parent)
        self.mark, self.role = mark, role
        tip(self, label)
        self.setFixedSize(self.sizeHint())


class LinkButton(Button):
    """Underlined text on the felt."""

    role = "link"


class AddButton(Button):
    """A dashed button that adds a seat."""

    role = "dashed"

    def __init__(self, label: str, hint: str) -> None:
        super().__init__(label)
        self.mark = "plus"
        tip(self, hint)
        self.setAccessibleDescription(hint)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)


class DoorButton(Control):
    """A link from the start page to another page: an icon and a title, with a note if there's room."""

    radius = 18.0

    def __init__(self, theme: Theme, label: str, note: str, mark: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.mark = mark
        self.size_of_title = 17.0
        self.has_mark = True
        """Whether the icon is shown, not only the title for lack of room."""
        self.show_note(note)

    def show_note(self, note: str) -> None:
        self.note = note
        self.setAccessibleDescription(note)
        tip(self, note)
        self.update()

    def set_size(self, size: float, has_mark: bool = True) -> None:
        """Set the height of the title and whether the icon is shown."""
        self.size_of_title, self.has_mark = size, has_mark
        self.update()

    def width_with(self, size: float, has_mark: bool) -> float:
        """Return the width needed for a title of this height."""
        around = size * 2.9 if has_mark else size * 1.1
        return around + paint.text_width(self.text(), size, 800) + 2 * RING

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw a quiet plate on the dark room, brighter under the pointer, and what is on it."""
        theme = self.theme
        plate = paint.mix(theme.panel, theme.wash, 0.14 if self.underMouse() else 0.06)
        paint.fill_round(painter, body, min(self.radius, body.height() / 2), plate, theme.panel_line, 1.2)
        self.draw_content(painter, body)

    def draw_content(self, painter: QPainter, body: QRectF) -> None:
        """Draw icon, title and note, as many as have room."""
        theme, size = self.theme, self.size_of_title
        if not self.has_mark:
            place, width = body.center(), body.width() - size * 0.6
            title = self.text()
            paint.text(painter, place.x(), place.y(), title, size, theme.panel_text, 800, paint.CENTER, width)
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
        size = paint.fitting(self.text(), size, 800, room, 13)
        note, lines = self._note_lines(size, room, body.height())
        y = middle - note * 0.72 * len(lines)
        paint.text(painter, left, y, self.text(), size, theme.panel_text, 800, width=room)
        y = middle + size * 0.66 - note * _LEADING * (len(lines) - 1) / 2
        for line in lines:
            paint.text(painter, left, y, line, note, theme.panel_muted, 600, width=room)
            y += note * _LEADING

    def _note_lines(self, size: float, room: float, high: float) -> tuple[float, list[str]]:
        """Return the height and the lines of the note below a title: two if one would be small."""
        wish = size * 13 / 17
        note, lines = paint.fitting(self.note, wish, 600, room, 10), [self.note]
        while wish > note and len(lines) == 1:
            broken = paint.lines_of(self.note, room, wish, 600)
            if len(broken) == 2 and size + 2 * wish * _LEADING < high - 12:
                return wish, broken
            wish -= 0.5
        return note, lines


class Segment(QRadioButton):
    """One choice of a `Segmented`."""

    def minimumSizeHint(self) -> QSize:
        # Longer words shrink, and are cut with dots.
        return QSize(44, self.sizeHint().height())

    def set_label(self, label: str) -> None:
        """Change the text, also for screen readers."""
        self.setText(label)
        self.setAccessibleName(label)


class Segmented(QFrame):
    """A row of choices, one of them chosen; arrow keys move the choice."""

    chosen = Signal(str)
    """Emitted with the value that was just chosen."""

    def __init__(self, name: str, choices: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "well")
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self._values: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = lay_row(on=self, margins=NO_MARGINS, gap=0)
        for number, (value, label) in enumerate(choices):
            segment = Segment(label, self)
            segment.setAccessibleName(label)
            segment.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
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
        for segment in self.segments:
            # As Qt does later, when one has had the keyboard: Tab comes to the chosen one.
            policy = Qt.FocusPolicy.StrongFocus if segment.isChecked() else Qt.FocusPolicy.ClickFocus
            segment.setFocusPolicy(policy)


class Sheet(QFrame):
    """A sheet of paper, or of the room's panel, for other controls. The page draws its shadow."""

    def __init__(self, dark: bool = False, radius: float = 24, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel" if dark else "sheet")
        self.radius = radius


class Figure(QFrame):
    """A number above the words for what it counts: on its own tile, or on the room's panel if `dark`."""

    def __init__(self, words: str, dark: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "" if dark else "tile")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.words = words
        self._number = label("", "panel-figure" if dark else "figure", self)
        column = lay_column(on=self, margins=(8, 8, 8, 8), gap=0)
        for line in (self._number, label(words, "panel-counted" if dark else "counted", self)):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(line)

    @property
    def number(self) -> str:
        return self._number.text()

    def show_number(self, number: str, spoken: str) -> None:
        """Show a number; `spoken` is it with its words for screen readers."""
        self._number.setText(number)
        self.setAccessibleName(spoken)


class FittedLabel(QLabel):
    """A label of one line. Text that doesn't fit shrinks down to `least` pixels, and then ends in dots."""

    def __init__(self, text: str, role: str, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", role)
        self._least, self._whole, self._text = least, self.font(), ""
        self.spoken = ""
        """What screen readers say instead of the text."""
        self.setText(text)

    def dress(self, font: QFont) -> None:
        """Give the label the font of its role, in full size."""
        self._whole = font
        self.updateGeometry()
        self._fit()

    def text(self) -> str:
        return self._text

    def setText(self, text: str) -> None:
        self._text = text
        self.updateGeometry()
        self._fit()

    def _fit(self) -> None:
        size, weight, room = self._whole.pixelSize(), self._whole.weight(), self.contentsRect().width()
        font = paint.font(paint.fitting(self._text, size, weight, room, self._least), weight)
        self.setFont(font)
        cut = QFontMetrics(font).elidedText(self._text, Qt.TextElideMode.ElideRight, room + 1)
        # Screen readers read all of it.
        self.setAccessibleName(self.spoken or (self._text if cut != self._text else ""))
        super().setText(cut)

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        wide = paint.text_width(self.text(), self._whole.pixelSize(), self._whole.weight())
        size = QSize(ceil(wide), QFontMetrics(self._whole).height())
        return size.grownBy(self.contentsMargins())

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class Bar(QProgressBar):
    """How much of something there is, in a role of the theme's colors; on the room's panel if `dark`."""

    def __init__(
        self, name: str, share: float, role: str = "good", parent: QWidget | None = None, dark: bool = False
    ) -> None:
        super().__init__(parent)
        self.dark = dark
        self.setAccessibleName(name)
        self.setProperty("role", role)
        self.setTextVisible(False)
        self.setFixedHeight(9)
        self.setRange(0, 1000)
        self.show_share(share)

    def show_share(self, share: float) -> None:
        self.setValue(round(1000 * share))


def discard(widgets: Iterable[QWidget]) -> None:
    """Take these widgets off their page: hidden at once, and deleted with the next event."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()


def label(text: str, role: str, parent: QWidget | None = None) -> QLabel:
    """Return a label in one of the style's roles: title, note, heading, row, label, small and others.

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


class NameField(QLineEdit):
    """A field for a name; Enter takes it, Escape cancels."""

    named = Signal(str)
    """The name that was typed."""

    left = Signal()
    """Typing was canceled."""

    def __init__(self, title: str, role: str, longest: int, parent: QWidget) -> None:
        """Create the field; `title` is its name for screen readers, `role` its role in the style."""
        super().__init__(parent)
        self.setProperty("role", role)
        self.setMaxLength(longest)
        self.setAccessibleName(title)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.named.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
