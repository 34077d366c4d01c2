"""Controls for choosing: switches, chips, pills with a menu, pictures, counters, and the volume."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QValidator,
)
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QSlider, QSpinBox, QWidget

from cardtable.language import say
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.room import blank
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.controls import RING, Control, ring
from cardtable.ui.widgets.tool_tips import tip

_SIZE = 15.0
_HEIGHT = 36


_DIGITS = 6
"""More digits than any number here has."""


class RoomChip(Control):
    """A choice that is on or off, on the room's background; brass with a tick if on."""

    def __init__(self, theme: Theme, label: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        size = _SIZE * self.theme.text
        width = paint.text_width(self.text(), size, 800) + 30 + (22 if self.isChecked() else 0)
        return QSize(round(width + 2 * RING), round(_HEIGHT * self.theme.room + 2 * RING))

    def checkStateSet(self) -> None:
        # The tick takes room.
        super().checkStateSet()
        self.updateGeometry()

    def nextCheckState(self) -> None:
        # The tick takes room.
        super().nextCheckState()
        self.updateGeometry()

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, on = self.theme, self.isChecked()
        ground = theme.brass if on else paint.alpha(theme.wash, 0.18 if self.underMouse() else 0.10)
        paint.fill_round(
            painter, body, body.height() / 2, ground, None if on else paint.alpha(theme.wash, 0.22)
        )
        colour = theme.ink if on else theme.panel_text
        x = body.left() + 15
        if on:
            paint.icon(painter, "check", x + 6, body.center().y(), 16, colour, 3)
            x += 22
        paint.text(painter, x, body.center().y(), self.text(), _SIZE * theme.text, colour, 800)


class PickButton(Control):
    """A pill that shows the chosen value and opens a menu of all; `picked` is emitted with a new choice.

    With `dark` it is on the room's background, and brass unless the first choice is made. `whole` is the
    menu's text for the value "", if it differs from the pill's.
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
        # On the press already, so that one gesture can choose: press, drag, release.
        self.pressed.connect(self.open_menu)

    @property
    def choices(self) -> Mapping[str, str]:
        """The text for every value."""
        return dict(self._choices)

    def offer(self, choices: Sequence[tuple[str, str]]) -> None:
        """Replace the choices; keep the value if it is still there."""
        self._choices = list(choices)
        self.choose(self.value)

    def choose(self, value: str) -> None:
        """Show a value as chosen, or the first if it's unknown, without emitting `picked`."""
        known = self.choices
        self.value = value if value in known else self._choices[0][0] if self._choices else ""
        self.setText(known.get(self.value, ""))
        self.setAccessibleName(say("controls-field-holds", name=self.name, value=self.text()))
        self.updateGeometry()
        self.update()

    def pick(self, value: str) -> None:
        """Choose a value and emit `picked`, as a click in the menu does."""
        if value != self.value:
            self.choose(value)
            self.picked.emit(value)

    def open_menu(self) -> QMenu:
        """Open the menu of choices under the button, with a tick and the highlight on the current one."""
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
        menu.aboutToHide.connect(lambda: self.setDown(False))
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))
        return menu

    def _tick(self) -> QIcon:
        """Return the tick for the chosen entry, in the color of its text, highlighted or not."""
        ratio, tick = self.devicePixelRatioF(), QIcon()
        for mode, colour in (
            (QIcon.Mode.Normal, self.theme.ink),
            (QIcon.Mode.Active, self.theme.accent_text),
        ):
            tick.addPixmap(pictures.icon("check", colour, 18, ratio, 3), mode)
        return tick

    def sizeHint(self) -> QSize:
        width = paint.text_width(self.text(), _SIZE * self.theme.text, 800) + 44
        return QSize(round(width + 2 * RING), round(_HEIGHT * self.theme.room + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        # Longer texts are cut with dots.
        return QSize(min(self.sizeHint().width(), 96), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Down opens the menu, as Space and Enter do.
        if event.key() == Qt.Key.Key_Down and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.click()
        else:
            super().keyPressEvent(event)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme = self.theme
        narrowed = self.dark and bool(self._choices) and self.value != self._choices[0][0]
        if self.dark:
            ground = theme.brass if narrowed else paint.alpha(theme.wash, 0.18 if self.underMouse() else 0.10)
            line = None if narrowed else paint.alpha(theme.wash, 0.22)
            colour = theme.ink if narrowed else theme.panel_text
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
    """A small flat button on paper with only an icon; a white disc if `raised`."""

    def __init__(
        self, theme: Theme, label: str, mark: str, parent: QWidget | None = None, raised: bool = False
    ) -> None:
        super().__init__(theme, label, parent)
        self.mark, self.raised = mark, raised
        tip(self, label)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        # As large as a finger needs.
        return QSize(44, 44)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        centre, theme, is_lit = body.center(), self.theme, self.underMouse() and self.isEnabled()
        if self.raised:
            line = theme.brass if is_lit else theme.paper_line
            paint.disc(painter, centre.x(), centre.y(), 17, theme.paper_raised, line, 1.4)
        elif is_lit:
            paint.disc(painter, centre.x(), centre.y(), 17, theme.paper_sunk)
        ink = theme.ink if self.raised else theme.ink_muted
        paint.icon(painter, self.mark, centre.x(), centre.y(), 18, ink, 2.6)


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


class Counter(QWidget):
    """A whole number with a button on either side.

    The smallest number is shown as `special` if given. As a `pill`, it is drawn as one shape, a held button
    repeats and only its last number is emitted, and undo is left to the page.
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
        pill: bool = False,
    ) -> None:
        super().__init__(parent)
        self.theme, self.is_pill = theme, pill
        self.field = NumberField(self)
        self.field.setProperty("ground", "pill" if pill else "paper")
        self.field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.field.setRange(least, most)
        self.field.setSpecialValueText(special)
        self.field.setValue(value)
        self.field.setAccessibleName(name)
        self.field.setKeyboardTracking(False)
        self.field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.field.installEventFilter(self)
        self.fewer = MarkButton(theme, say("controls-less", name=name), "minus", self, raised=pill)
        self.more = MarkButton(theme, say("controls-more", name=name), "plus", self, raised=pill)
        if pill:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.fewer)
        row.addWidget(self.field, 1)
        row.addWidget(self.more)
        self._is_held = False
        self.field.valueChanged.connect(self._count)
        for button, step in ((self.fewer, self.field.stepDown), (self.more, self.field.stepUp)):
            button.setAutoRepeat(pill)
            if pill:
                # Arrow keys in the field do the same, and Tab has fewer stops on a long page.
                button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(step)
            # Released outside, the button isn't clicked; released inside, its step comes before this.
            button.released.connect(lambda: QTimer.singleShot(0, self, self._let_go))

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
        for button, can in ((self.fewer, value > least), (self.more, value < most)):
            # A disabled button would lose the keyboard.
            button.setEnabled(can or button.hasFocus())

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

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_pill:
            painter = QPainter(self)
            paint.smooth(painter)
            rect = QRectF(self.rect())
            paint.fill_round(painter, rect, rect.height() / 2, self.theme.paper_sunk)
            painter.end()


class Switch(Control):
    """A switch that shows on and off by color, position and word."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _words(self) -> tuple[str, str]:
        return say("controls-off"), say("controls-on")

    def _word_width(self) -> float:
        return max(paint.text_width(word, 14 * self.theme.text, 800) for word in self._words())

    def sizeHint(self) -> QSize:
        return QSize(round(self._word_width() + 12 + 56 + 2 * RING), round(44 * self.theme.room))

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, on = self.theme, self.isChecked()
        track = QRectF(body.right() - 56, body.center().y() - 15.5, 56, 31)
        ground = theme.good if on else theme.control
        if self.underMouse():
            ground = paint.mix(ground, "#FFFFFF", 0.12).name()
        paint.fill_round(painter, track, 15.5, ground)
        x = track.right() - 15.5 if on else track.left() + 15.5
        paint.disc(painter, x, track.center().y(), 12.5, theme.paper_raised)
        word, size = self._words()[on], 14 * theme.text
        paint.text(
            painter, track.left() - 12, body.center().y(), word, size, theme.ink_muted, 800, paint.RIGHT
        )

    def ring_radius(self, body: QRectF) -> float:
        return 14


class PaperChip(Control):
    """A small pill to tick: a check mark if on, a cross if off."""

    def __init__(self, theme: Theme, label: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        # 44 pixels high, to be easy to hit.
        width = paint.text_width(self.text(), 14.5 * self.theme.text, 700) + 46 + 2 * RING
        return QSize(round(width), round(44 * self.theme.room))

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, on = self.theme, self.isChecked()
        pill = body.adjusted(1, 1, -1, -1)
        ground = theme.paper_raised if on or self.underMouse() else theme.paper_sunk
        paint.fill_round(painter, pill, pill.height() / 2, ground, theme.good if on else theme.control, 1.6)
        colour = theme.good if on else theme.ink_muted
        paint.icon(painter, "check" if on else "close", pill.left() + 18, pill.center().y(), 16, colour, 3.0)
        ink = theme.ink if on else theme.ink_muted
        paint.text(painter, pill.left() + 31, pill.center().y(), self.text(), 14.5 * theme.text, ink, 700)


class ListTile(Control):
    """A tile of a list on paper: a title with a note below, after a picture if it has one."""

    def __init__(
        self, theme: Theme, title: str, note: str, avatar: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, title, parent)
        self.note, self.avatar = note, avatar
        self.setCheckable(True)
        self.setAccessibleDescription(note)
        tip(self, "" if avatar else note)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(200, round((70 if self.avatar else 66) * self.theme.room))

    def ring_radius(self, body: QRectF) -> float:
        return 16

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, on = self.theme, self.isChecked()
        ground = theme.paper_raised if on or self.underMouse() else theme.paper
        line = theme.accent if on else theme.paper_line
        paint.fill_round(painter, body, 15, ground, line, 2.5 if on else 1.2)
        left, y = body.left() + 16, body.center().y()
        large, small = 16 * min(theme.text, 1.6), 13 * min(theme.text, 1.6)
        if self.avatar:
            paint.avatar(painter, self.avatar, body.left() + 34, y, 46)
            left, large = body.left() + 66, 17 * min(theme.text, 1.6)
        width = body.right() - 30 - left
        paint.text(painter, left, y - 0.62 * large, self.text(), large, theme.ink, 800, width=width)
        paint.text(painter, left, y + 0.86 * small, self.note, small, theme.ink_muted, 600, width=width)
        if on:
            paint.icon(painter, "chevron-right", body.right() - 18, y, 18, theme.accent, 3)


class PictureChoice(Control):
    """A choice shown as a picture, drawn by `picture`; the chosen one has a frame and a check mark."""

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
        tip(self, label)
        self.setCheckable(True)
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

    def _kept(self, size: QSizeF, dpr: float) -> QPixmap:
        """Return the picture, drawn once for each size, screen and look."""
        look = (size, dpr, self.theme.key)
        if self._drawn is None or look != self._look:
            self._look, self._drawn = look, blank(size.width(), size.height(), dpr)
            painter = QPainter(self._drawn)
            paint.smooth(painter)
            self._picture(painter, QRectF(QPointF(0, 0), size))
            painter.end()
        return self._drawn

    def ring_radius(self, body: QRectF) -> float:
        return 16


class Volume(QSlider):
    """A slider from 0 to 100; arrow keys move it by 5."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.theme = theme
        self.setAccessibleName(name)
        self.setRange(0, 100)
        self.setSingleStep(5)
        self.setPageStep(20)
        self.setFixedHeight(44)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        theme, middle = self.theme, self.height() / 2
        reach = self.width() - 36
        x = 18 + reach * self.value() / 100
        painter.setPen(QPen(QColor(theme.paper_sunk), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(18, middle), QPointF(18 + reach, middle))
        painter.setPen(QPen(QColor(theme.good), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(18, middle), QPointF(x, middle))
        paint.disc(painter, x, middle, 13, theme.paper_raised, theme.good, 3)
        if self.hasFocus():
            ring(painter, theme, QRectF(x - 20, middle - 20, 40, 40), 18)
        painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
