"""The menu over the page: what a chip or a card can be changed into, and the rule that would follow.

Typed letters select a line; digits and signs go to the field of the free number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.language import say
from cardtable.rules.drafting.card_chips import Chip, Number, Offer, Sign
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.cards_panel import draw_chip
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.words.actions import shown
from cardtable.ui.widgets.controls import RING, Control, PillButton, Segmented, paragraph
from cardtable.ui.widgets.pickers import Counter
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip
from cardtable.ui.widgets.type_ahead import TypeAhead, typed_in

_WIDE, _TALL, _EDGE, _PAD = 400, 620, 8, 12
_SIZE, _CHIP = 15.0, 30.0


@dataclass(frozen=True)
class Line:
    """A line of the menu: its words after a chip or an icon (`mark`).

    `told` is the sentence that the rules would say then; `is_chosen` marks the current choice.
    """

    words: str
    act: Callable[[], object]
    chip: Chip | None = None
    mark: str = ""
    told: str = ""
    is_chosen: bool = False


@dataclass(frozen=True)
class Section:
    """Lines under a heading, which only the first section may lack."""

    lines: Sequence[Line]
    heading: str = ""


@dataclass(frozen=True)
class FreeNumber:
    """A number that can be set freely: its heading, bounds, and possible signs.

    `act` sets it; `told` returns the sentence that the rules would say then.
    """

    heading: str
    number: Number
    signs: Sequence[Sign]
    act: Callable[[Sign, int], object]
    told: Callable[[Sign, int], str]


class MenuChoice(Control):
    def __init__(self, theme: Theme, line: Line, width: int, parent: QWidget | None = None) -> None:
        super().__init__(theme, line.words, parent)
        self.line, self._width = line, width
        self.setMouseTracking(True)
        self.names = (line.words,) if line.chip is None else (line.chip.text, line.words)
        """The names by which typing finds the line."""
        self.setCheckable(line.is_chosen)
        self.setChecked(line.is_chosen)
        if line.chip is not None:
            self.setAccessibleName(say("workshop-choice", chip=line.chip.text, words=line.words))
        self.setAccessibleDescription(line.told)
        self._text = _SIZE * theme.text

    def nextCheckState(self) -> None:
        """Keep the current choice checked."""

    @property
    def _mark(self) -> str:
        row = shown(self.line.chip.action) if self.line.chip is not None and self.line.chip.action else None
        return row.icon if row is not None else ""

    @property
    def _pill(self) -> float:
        chip = self.line.chip
        if chip is None:
            return 26.0 * self.theme.room
        width = paint.text_width(chip.text, _SIZE * self.theme.text, 800) + 25
        most = self._width * 0.5
        return min(most, width + (22 * self.theme.room if self._mark else 0))

    def _lines(self) -> list[str]:
        room = self._width - self._pill - 2 * RING - 24 - 26
        return paint.lines_of(self.text(), room, self._text, 700)

    def sizeHint(self) -> QSize:
        lines = len(self._lines())
        return QSize(self._width, round(max(44 * self.theme.room, lines * self._text * 1.25 + 18)))

    def ring_radius(self, body: QRectF) -> float:
        return 12

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, line = self.theme, self.line
        if line.is_chosen or self.hasFocus() or self.underMouse():
            paint.fill_round(painter, body, 11, theme.paper)
        y, x = body.center().y(), body.left() + 6
        high = _CHIP * theme.room
        if line.chip is not None:
            draw_chip(painter, theme, QRectF(x, y - high / 2, self._pill, high), line.chip)
        elif line.mark:
            paint.icon(painter, line.mark, x + self._pill / 2, y, 19 * theme.room, theme.ink_muted, 2.4)
        x += self._pill + 10
        lines = self._lines()
        top = y - (len(lines) - 1) * self._text * 0.625
        for number, words in enumerate(lines):
            paint.text(painter, x, top + number * self._text * 1.25, words, self._text, theme.ink, 700)
        if line.is_chosen:
            paint.icon(painter, "check", body.right() - 14, y, 18, theme.good, 3)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # The keyboard focus follows the pointer, so that only one line is lit.
        super().mouseMoveEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)


class NumberLine(QWidget):
    """A sign, a number, and the button that takes them."""

    changed = Signal()
    """The sign changed, or the number as it is being typed."""

    def __init__(self, theme: Theme, free: FreeNumber, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.free = free
        self._typed = ""
        number = free.number
        words = [(sign, sign.replace("-", "−")) for sign in free.signs]
        self.sign = Segmented(theme, say("workshop-sign"), words, self)
        for sign, segment in zip(free.signs, self.sign.segments, strict=True):
            segment.setAccessibleName(say(f"workshop-sign-{_NAMES[sign]}"))
            tip(segment, segment.accessibleName())
        self.sign.choose(number.sign)
        name = say("workshop-number")
        self.count = Counter(theme, name, number.least, number.most, number.value, parent=self, pill=True)
        self.count.setFixedWidth(round(96 + 42 * theme.room))
        self.take = PillButton(theme, say("workshop-take-number"), size=14, parent=self)
        self.take.setMinimumWidth(self.take.sizeHint().width())
        self.sign.chosen.connect(self.changed)
        self.count.field.lineEdit().textChanged.connect(self.changed)
        line = QHBoxLayout(self)
        line.setContentsMargins(6, 2, 6, 2)
        line.setSpacing(6)
        line.addWidget(self.sign, 1)
        line.addWidget(self.count)
        line.addWidget(self.take)

    @property
    def told(self) -> str:
        """The sentence that the rules would say with this number; "" while the field is empty or invalid."""
        field = self.count.field
        typed = field.text()
        return self.free.told(_TYPED[self.sign.value], field.nearest(typed)) if typed.isdecimal() else ""

    @property
    def controls(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        return [*self.sign.segments, self.count.field, self.take]

    def type(self, text: str) -> None:
        """Move the keyboard to the number and begin it with `text`, a digit or a sign.

        Plus and minus one after the other give "±", if that is allowed.
        """
        sign = _TYPED.get(text)
        if sign is not None:
            either = {self._typed, sign} == {"+", "-"}
            self._typed = sign
            sign = "±" if either else sign
            self.sign.choose(sign if sign in self.free.signs else self.sign.value)
        field = self.count.field
        field.setFocus()
        field.selectAll()
        if text.isdecimal():
            field.lineEdit().insert(text)


_NAMES: dict[Sign, str] = {"+": "adds", "-": "takes", "±": "either", "=": "makes"}
_TYPED: dict[str, Sign] = {"+": "+", "-": "-", "−": "-", "±": "±", "=": "="}
"""The sign for each character that can be typed."""


class ChipMenu(QWidget):
    """The menu, which covers the page while open; a click outside its board closes it."""

    closed = Signal()

    def __init__(self, theme: Theme, over: QWidget, motion: Callable[[], Pace]) -> None:
        """Create the menu over the page; `motion` returns the pace at which it fades."""
        super().__init__(over)
        self._fade, self._motion = Fade(over), motion
        self.theme, self._over = theme, over
        self._before: QWidget | None = None
        self._board: QWidget | None = None
        self._area: ScrollArea | None = None
        self._told = paragraph("", "small", self)
        self.lines: list[MenuChoice] = []
        self.number: NumberLine | None = None
        self._letters = TypeAhead()
        over.installEventFilter(self)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether the menu is open."""
        return self.isVisibleTo(self._over)

    def open(
        self, title: str, sections: Sequence[Section], by: QWidget, free: FreeNumber | None = None
    ) -> None:
        """Open the menu next to the control `by`, which gets the keyboard back when it closes."""
        self._clear()
        self._letters.end()
        self._before = by
        self.setGeometry(self._over.rect())
        # The board cannot be shown while its parent is hidden.
        self.show()
        self.raise_()
        wide = min(round(_WIDE * self.theme.room), self.width() - 2 * _EDGE)
        self._board = QWidget(self)
        self._told = paragraph("", "small", self._board)
        column = QVBoxLayout(self._board)
        column.setContentsMargins(_PAD, _PAD, _PAD, _PAD)
        column.setSpacing(4)
        column.addWidget(paragraph(title, "label", self._board))
        inner = QWidget(self._board)
        self._fill(inner, sections, wide - 2 * _PAD - 14)
        self._area = ScrollArea(self._board, inner)
        column.addWidget(self._area, 1)
        if free is not None:
            self.number = NumberLine(self.theme, free, self._board)
            column.addWidget(paragraph(free.heading, "label", self._board))
            column.addWidget(self.number)
            self.number.take.clicked.connect(self.take_number)
            self.number.changed.connect(self._tell_number)
        # Reserve room for the longest sentence, so that nothing jumps.
        told = max((line.line.told for line in self.lines), key=len, default="")
        self._told.setText(told)
        self._told.setVisible(bool(told))
        column.addWidget(self._told)
        self.setAccessibleName(title)
        self._place(by, inner, wide)
        for control in self._controls():
            control.installEventFilter(self)
        chosen = [line for line in self.lines if line.line.is_chosen] or self.lines
        self._begin_fade()
        self._board.show()
        if chosen:
            chosen[0].setFocus()
        elif self.number is not None:
            self.number.count.field.setFocus()
        self._tell()

    def _fill(self, inner: QWidget, sections: Sequence[Section], wide: int) -> None:
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for section in sections:
            if section.heading:
                column.addSpacing(8)
                column.addWidget(paragraph(section.heading, "label", inner))
            for line in section.lines:
                made = MenuChoice(self.theme, line, wide, inner)
                made.clicked.connect(lambda _=False, line=line: self._choose(line))
                self.lines.append(made)
                column.addWidget(made)

    def _place(self, by: QWidget, inner: QWidget, wide: int) -> None:
        """Place the board below the control, above it if it doesn't fit, else as near as possible."""
        board, area = self._board, self._area
        layout, lines = board.layout() if board is not None else None, inner.layout()
        if board is None or area is None or layout is None or lines is None:
            return
        inner.setFixedWidth(wide - 2 * _PAD - 14)
        high = lines.sizeHint().height()
        area.setFixedHeight(high)
        whole = layout.heightForWidth(wide) if layout.hasHeightForWidth() else layout.sizeHint().height()
        rest = whole - high
        most = min(self.height() - 2 * _EDGE, round(_TALL * self.theme.room))
        room = min(high, most - rest)
        area.setFixedHeight(max(60, room))
        tall = min(most, rest + room)
        at = by.mapTo(self._over, QPoint(0, by.height() + 2))
        top = at.y()
        if top + tall > self.height() - _EDGE:
            above = by.mapTo(self._over, QPoint(0, 0)).y() - tall - 2
            top = above if above >= _EDGE else top
        top = max(_EDGE, min(top, self.height() - _EDGE - tall))
        left = max(_EDGE, min(at.x(), self.width() - _EDGE - wide))
        board.setGeometry(QRect(left, top, wide, tall))

    def put_away(self) -> None:
        """Close the menu and return the keyboard to where it was."""
        if not self.is_open:
            return
        self._begin_fade()
        self.hide()
        if self._before is not None:
            self._before.setFocus()
        self._clear()
        self.closed.emit()

    def _begin_fade(self) -> None:
        if self._board is not None:
            self._fade.begin(self._over, self._motion(), self._board.geometry().adjusted(-24, -24, 24, 24))

    def _clear(self) -> None:
        self.lines, self.number = [], None
        if self._board is not None:
            self._board.hide()
            self._board.deleteLater()
            self._board = None

    def _choose(self, line: Line) -> None:
        self.put_away()
        line.act()

    def take_number(self) -> None:
        """Close the menu and act on the number in the field."""
        number = self.number
        if number is not None:
            number.count.field.interpretText()
            sign, value, act = _TYPED[number.sign.value], number.count.field.value(), number.free.act
            self.put_away()
            act(sign, value)

    def _tell(self) -> None:
        """Show the sentence that the rules would say with the focused line, else with the number."""
        lit = next((line for line in self.lines if line.hasFocus()), None)
        if lit is not None:
            self._told.setText(lit.line.told)
        else:
            self._tell_number()

    def _tell_number(self) -> None:
        self._told.setText(self.number.told if self.number is not None else "")

    def _controls(self) -> Iterator[QWidget]:
        yield from self.lines
        if self.number is not None:
            yield from self.number.controls

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._board is None or not self._board.isVisible():
            return
        painter = QPainter(self)
        paint.smooth(painter)
        board = QRectF(self._board.geometry())
        paint.shadow(painter, board, 20, blur=16, dy=6, strength=0.45)
        paint.fill_round(painter, board, 20, self.theme.paper_raised, self.theme.paper_line, 1.2)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._board is not None and not self._board.geometry().contains(event.position().toPoint()):
            self.put_away()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over:
            if event.type() == QEvent.Type.Resize and self.is_open:
                self.put_away()
            return False
        if event.type() == QEvent.Type.ShortcutOverride and typed_in(event).isprintable() and typed_in(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.FocusIn:
            self._tell()
            if self._area is not None and isinstance(watched, MenuChoice):
                self._area.ensureWidgetVisible(watched, 0, 4)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._takes(watched, event)
        return False

    def _takes(self, watched: QObject, event: QKeyEvent) -> bool:
        """Return whether a key pressed in one of the menu's controls was handled."""
        key = event.key()
        in_field = self.number is not None and watched is self.number.count.field
        in_sign = self.number is not None and watched in self.number.sign.segments
        if key == Qt.Key.Key_Escape:
            self.put_away()
        elif in_field and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take_number()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and not in_field and not in_sign:
            self._walk(1 if key == Qt.Key.Key_Down else -1)
        elif key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._walk(1 if key == Qt.Key.Key_Tab else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self.lines and not in_field:
            self.lines[0 if key == Qt.Key.Key_Home else -1].setFocus(Qt.FocusReason.TabFocusReason)
        elif typed_in(event) in _TYPED or (typed_in(event).isdecimal() and not in_field):
            self._begin_number(typed_in(event))
        elif typed_in(event).isalpha():
            self._lead(typed_in(event))
        else:
            return False
        return True

    def _begin_number(self, typed: str) -> None:
        if self.number is not None:
            self.number.type(typed)

    def _lead(self, letter: str) -> None:
        """Move the keyboard to the next line that matches the typed letters."""
        here = next((at for at, line in enumerate(self.lines) if line.hasFocus()), -1)
        found = self._letters.find(letter, [line.names for line in self.lines], here)
        if found >= 0:
            self.lines[found].setFocus(Qt.FocusReason.TabFocusReason)

    def _walk(self, step: int) -> None:
        controls = [one for one in self._controls() if one.isEnabled()]
        here = next((at for at, one in enumerate(controls) if one.hasFocus()), -1)
        controls[(here + step) % len(controls)].setFocus(Qt.FocusReason.TabFocusReason)

    def focusNextPrevChild(self, forward: bool) -> bool:
        self._walk(1 if forward else -1)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys that are not handled must not reach the page.
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()


def line_of(offer: Offer, act: Callable[[], object]) -> Line:
    """Return the menu line for an offer."""
    return Line(offer.chip.words, act, offer.chip, told=offer.sentence, is_chosen=offer.chosen)
