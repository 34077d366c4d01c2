"""The menu over the page: what a chip or a card can be changed into, and the rule that would follow.

Typed letters select a line; digits and signs go to the field of the free number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.rules.drafting.card_chips import Chip, Number, Sign
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.buttons import TextButton
from cardtable.ui.features.workshop.cards_panel import ChipPicture
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets import painted
from cardtable.ui.widgets.boxes import NO_MARGINS, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, Segmented, paragraph
from cardtable.ui.widgets.menu_board import Overlay
from cardtable.ui.widgets.pickers import Counter
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip
from cardtable.ui.widgets.type_ahead import TypeAhead, typed_in

Key = Qt.Key

_WIDE, _TALL, _EDGE, _PAD = 400, 620, 8, 12
_CHIP, _ICON, _TICK = 30.0, 26.0, 18.0
"""The height of a chip, and the widths of an icon before a line and of the tick after it, in pixels."""


@dataclass(frozen=True)
class Line:
    """A line of the menu: its words after a chip or an icon (`mark`).

    `sentence` is what the rules would say then; `is_chosen` marks the current choice.
    """

    words: str
    act: Callable[[], object]
    chip: Chip | None = None
    mark: str = ""
    sentence: str = ""
    is_chosen: bool = False


Section = tuple[str, Sequence[Line]]
"""A heading, "" for none, and the lines below it."""


@dataclass(frozen=True)
class FreeNumber:
    """A number that can be set freely: its heading, bounds, and possible signs.

    `act` sets it; `sentence` returns the one that the rules would say then.
    """

    heading: str
    number: Number
    signs: Sequence[Sign]
    act: Callable[[Sign, int], object]
    sentence: Callable[[Sign, int], str]


class MenuChoice(TextButton):
    """A line to choose; the keyboard follows the pointer, so that only one line is lit."""

    def __init__(self, theme: Theme, line: Line, width: int, parent: QWidget) -> None:
        super().__init__(theme, line.words, "line", ("row",), parent)
        self.line = line
        chip = line.chip
        before: QWidget
        if chip is None:
            before = painted.Sign(theme, line.mark, 19, self)
            before.setFixedWidth(round(_ICON * theme.room))
        else:
            before = ChipPicture(theme, chip, self)
            before.setMaximumWidth(width // 2)
            before.setFixedHeight(round(_CHIP * theme.room))
        self.box.insertWidget(0, before)
        if line.is_chosen:
            self.box.addWidget(painted.Sign(theme, "check", _TICK, self, "good"))
        else:
            self.box.addSpacing(round(_TICK * theme.room))
        self.names = (line.words,) if chip is None else (chip.text, line.words)
        """The names by which typing finds the line."""
        self.setMouseTracking(True)
        self.setCheckable(line.is_chosen)
        self.setChecked(line.is_chosen)
        if chip is not None:
            self.setAccessibleName(say("workshop-choice", chip=chip.text, words=line.words))
        self.setAccessibleDescription(line.sentence)

    def nextCheckState(self) -> None:
        """Keep the current choice checked."""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.setFocus(Qt.FocusReason.MouseFocusReason)


_NAMES: dict[Sign, str] = {"+": "adds", "-": "takes", "±": "either", "=": "makes"}
_TYPED: dict[str, Sign] = {"+": "+", "-": "-", "−": "-", "±": "±", "=": "="}
"""The sign for each character that can be typed."""


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
        self.sign = Segmented(say("workshop-sign"), words, self)
        for sign, segment in zip(free.signs, self.sign.segments, strict=True):
            segment.setAccessibleName(say(f"workshop-sign-{_NAMES[sign]}"))
            tip(segment, segment.accessibleName())
        self.sign.choose(number.sign)
        name = say("workshop-number")
        self.count = Counter(name, number.least, number.most, number.value, parent=self, pill=True)
        self.count.setFixedWidth(round(96 + 42 * theme.room))
        self.take = PillButton(say("workshop-take-number"), size=14, parent=self)
        self.take.setMinimumWidth(self.take.sizeHint().width())
        self.sign.chosen.connect(self.changed)
        self.count.field.lineEdit().textChanged.connect(self.changed)
        lay_row((self.sign, 1), self.count, self.take, on=self, margins=(6, 2, 6, 2), gap=6)

    @property
    def sentence(self) -> str:
        """The sentence that the rules would say with this number; "" while the field is empty or invalid."""
        field = self.count.field
        typed = field.text()
        return self.free.sentence(_TYPED[self.sign.value], field.nearest(typed)) if typed.isdecimal() else ""

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

    def act(self) -> None:
        """Set the number."""
        self.count.field.interpretText()
        self.free.act(_TYPED[self.sign.value], self.count.field.value())


class ChipMenu(Overlay):
    """The menu over the page."""

    role = "menu-paper"

    def __init__(
        self, theme: Theme, over: QWidget, motion: Callable[[], Pace], closed: Callable[[], object]
    ) -> None:
        """Create the menu; it fades at the pace of `motion`, and calls `closed` when it is gone."""
        super().__init__(theme, over)
        self._fade, self._motion, self._closed = Fade(over), motion, closed
        self._board = QWidget(self)
        self._area = ScrollArea(self._board)
        self._sentence = paragraph("", "small", self._board)
        self.lines: list[MenuChoice] = []
        self.number: NumberLine | None = None
        self._letters = TypeAhead()

    @property
    def board(self) -> QRect:
        # Hidden first, so that the page fades from how it was without the board.
        return self._board.geometry() if self._board.isVisible() else QRect()

    @property
    def stops(self) -> Sequence[QWidget]:
        return [*self.lines, *(self.number.controls if self.number is not None else ())]

    def open(
        self, title: str, sections: Sequence[Section], by: QWidget, free: FreeNumber | None = None
    ) -> None:
        """Open the menu next to the control `by`, which gets the keyboard back when it closes."""
        self._letters.end()
        self._before = by
        self.setAccessibleName(title)
        self.setGeometry(self._over.rect())
        # The board cannot be shown while its parent is hidden.
        self.show()
        self.raise_()
        wide = min(round(_WIDE * self.theme.room), self.width() - 2 * _EDGE)
        self._build(title, sections, wide - 2 * _PAD - 14, free)
        self._place(by, wide)
        for control in self.stops:
            control.installEventFilter(self)
        self._begin_fade()
        self._board.show()
        chosen = [line for line in self.lines if line.line.is_chosen] or self.lines
        if chosen:
            chosen[0].setFocus()
        elif self.number is not None:
            self.number.count.field.setFocus()
        self._show_sentence()

    def _build(self, title: str, sections: Sequence[Section], wide: int, free: FreeNumber | None) -> None:
        self._board.hide()
        self._board.deleteLater()
        self._board, self.lines, self.number = QWidget(self), [], None
        inner = QWidget()
        inner.setFixedWidth(wide)
        lines = lay_column(on=inner, margins=NO_MARGINS, gap=0)
        for heading, under in sections:
            if heading:
                add_parts(lines, 8, paragraph(heading, "label", inner))
            for line in under:
                made = MenuChoice(self.theme, line, wide, inner)
                made.clicked.connect(lambda _=False, line=line: self._close_and(line.act))
                self.lines.append(made)
                lines.addWidget(made)
        self._area = ScrollArea(self._board, inner)
        column = lay_column(on=self._board, margins=(_PAD, _PAD, _PAD, _PAD), gap=4)
        add_parts(column, paragraph(title, "label", self._board), (self._area, 1))
        if free is not None:
            self.number = NumberLine(self.theme, free, self._board)
            add_parts(column, paragraph(free.heading, "label", self._board), self.number)
            self.number.take.clicked.connect(self.take_number)
            self.number.changed.connect(self._show_sentence)
        # Reserve room for the longest sentence, so that nothing jumps.
        sentence = max((line.line.sentence for line in self.lines), key=len, default="")
        self._sentence = paragraph(sentence, "small", self._board)
        self._sentence.setVisible(bool(sentence))
        column.addWidget(self._sentence)

    def _place(self, by: QWidget, wide: int) -> None:
        """Place the board below the control, above it if it doesn't fit, else as near as possible."""
        layout, inner = self._board.layout(), self._area.widget()
        assert layout is not None
        assert inner is not None
        high = inner.heightForWidth(inner.width())
        self._area.setFixedHeight(high)
        rest = layout.heightForWidth(wide) - high
        most = min(self.height() - 2 * _EDGE, round(_TALL * self.theme.room))
        room = max(60, min(high, most - rest))
        self._area.setFixedHeight(room)
        tall = min(most, rest + room)
        at = by.mapTo(self._over, QPoint(0, by.height() + 2))
        above = at.y() - by.height() - 4 - tall
        fits = at.y() + tall <= self.height() - _EDGE or above < _EDGE
        top = max(_EDGE, min(at.y() if fits else above, self.height() - _EDGE - tall))
        left = max(_EDGE, min(at.x(), self.width() - _EDGE - wide))
        self._board.setGeometry(QRect(left, top, wide, tall))

    def put_away(self) -> None:
        if self.is_open:
            self._begin_fade()
            if self._before is not None:
                # Before it's hidden, or Qt would first focus the next line, which screen readers read.
                self._before.setFocus()
            self.hide()
            self._closed()

    def _begin_fade(self) -> None:
        self._fade.begin(self._over, self._motion(), self._board.geometry().adjusted(-24, -24, 24, 24))

    def _close_and(self, act: Callable[[], object]) -> None:
        self.put_away()
        act()

    def take_number(self) -> None:
        """Close the menu and act on the number in the field."""
        if self.number is not None:
            self._close_and(self.number.act)

    def _show_sentence(self) -> None:
        """Show the sentence that the rules would say with the focused line, else with the number."""
        said = next((line.line.sentence for line in self.lines if line.hasFocus()), None)
        if said is None:
            # Its sentence needs the rules with that number, so it's written only if it's shown.
            said = self.number.sentence if self.number is not None else ""
        self._sentence.setText(said)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride and typed_in(event).isprintable() and typed_in(event):
            event.accept()
            return True
        if event.type() == QEvent.Type.FocusIn:
            self._show_sentence()
            if isinstance(watched, MenuChoice):
                self._area.ensureWidgetVisible(watched, 0, 4)
        return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._takes(event)

    def _takes(self, event: QKeyEvent) -> bool:
        """Return whether a key pressed in one of the menu's controls was handled."""
        key, typed, number = event.key(), typed_in(event), self.number
        in_field = number is not None and number.count.field.hasFocus()
        in_sign = number is not None and any(segment.hasFocus() for segment in number.sign.segments)
        steps = {Key.Key_Tab: 1, Key.Key_Backtab: -1}
        if not (in_field or in_sign):
            steps |= {Key.Key_Down: 1, Key.Key_Up: -1}
        if key == Key.Key_Escape:
            self.put_away()
        elif in_field and key in (Key.Key_Return, Key.Key_Enter):
            self.take_number()
        elif key in steps:
            self.walk(steps[Key(key)])
        elif key in (Key.Key_Home, Key.Key_End) and self.lines and not in_field:
            self.lines[0 if key == Key.Key_Home else -1].setFocus(Qt.FocusReason.TabFocusReason)
        elif typed in _TYPED or (typed.isdecimal() and not in_field):
            if number is not None:
                number.type(typed)
        elif typed.isalpha():
            self._lead(typed)
        else:
            return False
        return True

    def _lead(self, letter: str) -> None:
        """Move the keyboard to the next line that matches the typed letters."""
        here = next((at for at, line in enumerate(self.lines) if line.hasFocus()), -1)
        found = self._letters.find(letter, [line.names for line in self.lines], here)
        if found >= 0:
            self.lines[found].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys that are not handled must not reach the page.
        if event.key() == Key.Key_Escape:
            self.put_away()
