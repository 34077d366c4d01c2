"""The base of all pages of puzzles: a table, a sheet with question and answers, and arrows to other days."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QWidget

from cardtable import clock
from cardtable.language import paragraph as join_sentences
from cardtable.language import say
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.puzzles.parts import AnswerButton, LineRows
from cardtable.ui.shared.when import day_text, long_day_text
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.page_table import PanelTable
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row, tab_through
from cardtable.ui.widgets.controls import PillButton, RoundButton, Sheet, discard, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.keys_panel import with_key
from cardtable.ui.widgets.room_page import Head, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip

Key = Qt.Key

_SIDE = (0.365, 360, 0.48)
"""The width of the sheet: its share of the page, least pixels at the usual text size, greatest share."""

_A_DAY = timedelta(days=1)
_MOST_KEYS = 9


class _Rows(FlowLayout):
    """Answers in as few rows as possible, all of them equally wide."""

    def _filling(self, wide: int, room: int) -> int:
        count = max(1, len(self._items))
        widest = max((item.sizeHint().width() for item in self._items), default=wide)
        most = max(1, (room + self._gap) // (widest + self._gap))
        columns = math.ceil(count / math.ceil(count / most))
        return (room - self._gap * (columns - 1)) // columns


class _Day(QLabel):
    """A day with its weekday if there is room, else in short."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "note")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._day = clock.today()

    def show_day(self, day: date) -> None:
        self._day = day
        self._fit()

    def _fit(self) -> None:
        wide = self.fontMetrics().horizontalAdvance
        known = (long_day_text(self._day), day_text(self._day), "")
        self.setText(next((words for words in known if wide(words) <= self.width()), ""))
        tip(self, known[0])
        self.setAccessibleName(known[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class DayPage(RoomPage):
    """A page with the puzzle of a day, never of a day to come."""

    solved = Signal(object)
    """Emitted when the day is solved, with its entry for the book, a `Solved`."""

    WHOLE = True

    def __init__(self, theme: Theme, title: str, foot: PillButton) -> None:
        """Create the page; `foot` is the button at the lower edge of the sheet."""
        super().__init__(theme)
        self.day = clock.today()
        self.head = Head(self, title, self.back_asked)
        self.when = _Day(self)
        self.earlier = RoundButton(say("shared-day-before"), "chevron-left", self)
        self.later = RoundButton(say("shared-day-after"), "chevron-right", self)
        self.table = PanelTable(theme, self)
        self.sheet = Sheet(parent=self)
        self.inner = QWidget(self.sheet)
        self.game = paragraph("", "label", self.inner)
        self.question = paragraph("", "headline", self.inner)
        self.position = paragraph("", "row", self.inner)
        self.verdict = paragraph("", "heading", self.inner)
        self.line = LineRows(theme, self.inner)
        self.answers: list[AnswerButton] = []
        self._wants_keyboard = self._is_unsaid = False
        self._row = QWidget(self.inner)
        self._flow = _Rows(on=self._row, gap=8, fills=True)
        self.column = lay_column(on=self.inner, margins=(0, 0, 10, 0), gap=10)
        self._area = self.scrolled = ScrollArea(self.sheet, self.inner)
        self._foot = foot
        self._lay_out(foot)
        self._bind()

    def _lay_out(self, foot: PillButton) -> None:
        add_parts(self.head, 10, (self.when, 1), self.earlier, self.later)
        add_parts(self.column, self.game, self.question, self.position)
        add_parts(self.column, self._row, self.verdict, self.line, STRETCH)
        below = lay_row(foot, margins=(0, 0, 10, 0))
        lay_column((self._area, 1), below, on=self.sheet, margins=(26, 26, 14, 18), gap=12)
        body = lay_row((self.table, 1), self.sheet, gap=18)
        lay_page(self, self.head).addLayout(body, 1)

    def _bind(self) -> None:
        self.earlier.clicked.connect(lambda: self.turn(-1))
        self.later.clicked.connect(lambda: self.turn(1))
        self.table.card_clicked.connect(self.choose_card)
        self.on(Key.Key_Left, lambda: self.turn(-1), "←", self.earlier)
        self.on(Key.Key_Right, lambda: self.turn(1), "→", self.later)
        self.on(Key.Key_PageUp, lambda: self.scroll_page(-1))
        self.on(Key.Key_PageDown, lambda: self.scroll_page(1))
        for number in range(_MOST_KEYS):
            self.on(Key(Key.Key_1.value + number), partial(self.choose, number))

    def on(
        self, key: Key, do: Callable[[], object], shown: str = "", button: QAbstractButton | None = None
    ) -> None:
        """Bind a key as a shortcut and add it to the button's tip.

        A shortcut, since arrow keys would otherwise move between buttons.
        """
        bound = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        bound.activated.connect(do)
        if button is not None:
            tip(button, with_key(button.text(), shown))

    # For subclasses

    def show_day(self, day: date) -> None:
        raise NotImplementedError

    def choose(self, number: int) -> None:
        """Choose the answer with that number; do nothing if there is none."""
        raise NotImplementedError

    def choose_card(self, place: int) -> None:
        """Choose the card at that place of your hand."""
        raise NotImplementedError

    # Shared

    @property
    def pace(self) -> Pace:
        return self.table.stage.pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self.table.stage.pace = pace

    def turn(self, days: int) -> None:
        """Show the puzzle `days` later, unless that day is still to come."""
        if self.day + days * _A_DAY <= clock.today():
            self.show_day(self.day + days * _A_DAY)

    def set_day(self, day: date) -> None:
        """Set the day, at most today."""
        self.day = min(day, clock.today())
        self.later.setEnabled(self.day < clock.today())
        self.when.show_day(self.day)

    def offer(self, answers: Sequence[AnswerButton]) -> None:
        """Show new answers; the first gets the keyboard unless a control outside the answers has it."""
        self._wants_keyboard |= any(button.hasFocus() for button in self.answers)
        discard(self.answers)
        self.answers = list(answers)
        for number, button in enumerate(self.answers):
            button.clicked.connect(partial(self.choose, number))
            self._flow.addWidget(button)
            button.show()
        self.order_tabs()
        self._area.verticalScrollBar().setValue(0)
        if self.answers:
            self.lead_focus(self.answers[0])
            if self._wants_keyboard:
                self.setFocus()
        self._is_unsaid = bool(self.answers)
        self._say_question()

    def _say_question(self) -> None:
        """Announce a new question and the table, once they are on screen."""
        if self._is_unsaid and self.isVisible():
            self._is_unsaid = False
            self.announce([self.question.text(), self.table.accessibleName()])

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._say_question()

    def at_head(self) -> Sequence[QWidget]:
        """Return the widgets in the head before the arrows, from the left."""
        return ()

    def below_answers(self) -> Sequence[QWidget]:
        """Return the widgets below the answers, from the top."""
        return ()

    def order_tabs(self) -> None:
        """Order the Tab stops from top to bottom."""
        whole = [
            self.head.back, *self.at_head(), self.earlier, self.later,
            *self.answers, *self.below_answers(), self._foot,
        ]  # fmt: skip
        tab_through(whole)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        # Without answers yet, the first one to come gets the keyboard.
        self._wants_keyboard = not self.answers
        super().setFocus(reason)

    def empty(self) -> None:
        """Clear the page."""
        self.offer([])
        for text in (self.game, self.position, self.verdict):
            text.setText("")
        self.table.clear()
        self.line.hide()

    def answer_button(self, cards: Sequence[str], note: str, spoken: str) -> AnswerButton:
        """Return a new button for the row of answers."""
        return AnswerButton(self.theme, cards, note, spoken, self._row)

    def announce(self, sentences: Sequence[str]) -> None:
        """Announce these sentences to screen readers."""
        announce(self, join_sentences(sentences))

    def bring(self, part: QWidget) -> None:
        """Scroll a new part of the sheet into view."""
        # Layouts notice new widgets only with the next event.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._area.ensureWidgetVisible(part)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        share, least, most = _SIDE
        wide = min(max(least * self.theme.room, self.width() * share), self.width() * most)
        self.sheet.setFixedWidth(round(wide))
        self.redraw_room()
