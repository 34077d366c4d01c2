"""Controls for choosing: switches and chips, pills that open a menu, pictures, numbers to count up and down,
and a slider for the volume.
"""

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
"""More than any number that is counted here has."""


class RoomChip(Control):
    """A choice that is on or off, on the room's ground; brass with a tick when it is on."""

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
        # With the press already, so that one gesture may choose: press, draw, let go.
        self.pressed.connect(self.open_menu)

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
        self.setAccessibleName(say("controls-field-holds", name=self.name, value=self.text()))
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
        menu.aboutToHide.connect(lambda: self.setDown(False))
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
    """A small flat button on paper with only an icon; `raised`, it is a white disc."""

    def __init__(
        self, theme: Theme, label: str, mark: str, parent: QWidget | None = None, raised: bool = False
    ) -> None:
        super().__init__(theme, label, parent)
        self.mark, self.raised = mark, raised
        tip(self, label)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """As large as a finger needs."""
        return QSize(44, 44)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """The icon; a disc behind it under the pointer."""
        centre, theme, is_lit = body.center(), self.theme, self.underMouse() and self.isEnabled()
        if self.raised:
            line = theme.brass if is_lit else theme.paper_line
            paint.disc(painter, centre.x(), centre.y(), 17, theme.paper_raised, line, 1.4)
        elif is_lit:
            paint.disc(painter, centre.x(), centre.y(), 17, theme.paper_sunk)
        ink = theme.ink if self.raised else theme.ink_muted
        paint.icon(painter, self.mark, centre.x(), centre.y(), 18, ink, 2.6)


class NumberField(QSpinBox):
    """Takes any number that is typed; one out of its bounds becomes the nearest when it is taken."""

    def nearest(self, typed: str) -> int:
        """The number within the bounds that is meant by digits."""
        return max(self.minimum(), min(self.maximum(), int(typed)))

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """A number that is too large stays as it is typed: without its last digit it would be another one."""
        if text.isdecimal() and len(text) <= _DIGITS and int(text) > self.maximum():
            return QValidator.State.Intermediate, text, at
        return super().validate(text, at)

    def fixup(self, text: str) -> str:
        """The nearest number that can be taken."""
        return str(self.nearest(text)) if text.isdecimal() else text


class Counter(QWidget):
    """A whole number with a button on either side; `words` are shown instead of some numbers.

    A number below the smallest one stands for "as the rules say" where `words` has it. As a `pill` all of it
    lies in one, a button that is held goes on, of which the last number alone is told, and what is undone is
    for the page.
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
                # Arrows in the field do the same; there is less to pass on the way through a long page.
                button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(step)
            # Let go of beside it, it is not clicked; where it is, its step comes before this.
            button.released.connect(lambda: QTimer.singleShot(0, self, self._let_go))

    def _count(self, value: int) -> None:
        self._is_held = self.fewer.isDown() or self.more.isDown()
        if not self._is_held:
            self.counted.emit(value)

    def _let_go(self) -> None:
        """Of a button that was held, the last number is told, where the field has not told it."""
        if self._is_held and not (self.fewer.isDown() or self.more.isDown()):
            self._is_held = False
            self.counted.emit(self.field.value())

    def show_number(self, value: int, least: int, most: int) -> None:
        """Shows a number and the bounds that it has now. Tells nobody."""
        self.field.blockSignals(True)
        self.field.setRange(least, most)
        self.field.setValue(value)
        self.field.blockSignals(False)
        for button, can in ((self.fewer, value > least), (self.more, value < most)):
            # With the keyboard on it, it would lose it.
            button.setEnabled(can or button.hasFocus())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The wheel scrolls the page and does not change a number by the way."""
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
        """The pill, where it is one."""
        if self.is_pill:
            painter = QPainter(self)
            paint.smooth(painter)
            rect = QRectF(self.rect())
            paint.fill_round(painter, rect, rect.height() / 2, self.theme.paper_sunk)
            painter.end()


class Switch(Control):
    """On or off, in colour, in place and in a word."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def _words(self) -> tuple[str, str]:
        return say("controls-off"), say("controls-on")

    def _word_width(self) -> float:
        return max(paint.text_width(word, 14 * self.theme.text, 800) for word in self._words())

    def sizeHint(self) -> QSize:
        """The word and the track."""
        return QSize(round(self._word_width() + 12 + 56 + 2 * RING), round(44 * self.theme.room))

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """The word, a track, and the knob at its end or beginning."""
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
        """A little rounded: word and track are one."""
        return 14


class PaperChip(Control):
    """A small pill to tick: a check mark when it is on, a cross when it is off."""

    def __init__(self, theme: Theme, label: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, label, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for mark and word; the target is 44 pixels high."""
        width = paint.text_width(self.text(), 14.5 * self.theme.text, 700) + 46 + 2 * RING
        return QSize(round(width), round(44 * self.theme.room))

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """A raised pill with a check, or a sunken one with a cross."""
        theme, on = self.theme, self.isChecked()
        pill = body.adjusted(1, 1, -1, -1)
        ground = theme.paper_raised if on or self.underMouse() else theme.paper_sunk
        paint.fill_round(painter, pill, pill.height() / 2, ground, theme.good if on else theme.control, 1.6)
        colour = theme.good if on else theme.ink_muted
        paint.icon(painter, "check" if on else "close", pill.left() + 18, pill.center().y(), 16, colour, 3.0)
        ink = theme.ink if on else theme.ink_muted
        paint.text(painter, pill.left() + 31, pill.center().y(), self.text(), 14.5 * theme.text, ink, 700)


class ListTile(Control):
    """One of a list on paper: what it is called with a note below, after a picture if it has one."""

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
        """Two lines, and the picture beside them."""
        return QSize(200, round((70 if self.avatar else 66) * self.theme.room))

    def ring_radius(self, body: QRectF) -> float:
        """As round as the tile."""
        return 16

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """A white tile; the chosen one has a frame and a chevron."""
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
    """A choice that shows what it is: `picture` draws it; the chosen one has a frame and a check."""

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
        """As large as was asked for, and larger where text is."""
        return self._least * self.theme.room

    def minimumSizeHint(self) -> QSize:
        """May be narrower, not lower."""
        return QSize(self.sizeHint().width() // 2, self.sizeHint().height())

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """The picture, framed if chosen."""
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
        """The picture, drawn once for a size, a screen and a look."""
        look = (size, dpr, self.theme.key)
        if self._drawn is None or look != self._look:
            self._look, self._drawn = look, blank(size.width(), size.height(), dpr)
            painter = QPainter(self._drawn)
            paint.smooth(painter)
            self._picture(painter, QRectF(QPointF(0, 0), size))
            painter.end()
        return self._drawn

    def ring_radius(self, body: QRectF) -> float:
        """A little rounder than the picture."""
        return 16


class Volume(QSlider):
    """0 to 100, drawn like the rest; arrows move it by 5."""

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
        """A line, its filled part, and the knob; a ring around the knob with the keyboard."""
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
        """The ring appears."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes."""
        super().focusOutEvent(event)
        self.update()
