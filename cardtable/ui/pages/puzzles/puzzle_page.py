"""“Find the play”: a position with open hands, and the question which card wins.

Nothing is told before somebody answers. After an answer its line of moves appears, one after the other; then
every other play can be asked why not, and it can be played out at the table. There is a puzzle for each day
up to today; nobody counts days, and no time runs.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.bots.solver import Line
from cardtable.controller.puzzles.daily import puzzle_of_day
from cardtable.controller.puzzles.puzzle import Puzzle, table_of
from cardtable.game.moves import Play
from cardtable.game.sight.view import view
from cardtable.language import paragraph as told_paragraph
from cardtable.language import say
from cardtable.rules.own_words import game_name
from cardtable.rules.prose import card_values
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.pages.puzzles import puzzle_words as words
from cardtable.ui.pages.puzzles.felt import Dial, PuzzleFelt
from cardtable.ui.pages.puzzles.parts import AnswerButton, Foldout, LineRows, ValueRows
from cardtable.ui.support.background import Background
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.controls import PillButton, RoundButton, Sheet, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.keys_panel import with_key
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea

Key = Qt.Key

_SIDE = (0.365, 360, 0.48)
"""How wide the sheet is: its share of the page, the least in pixels at text of 100 %, the largest share."""

_A_DAY = timedelta(days=1)


class PuzzlePage(RoomPage):
    """One puzzle at a time."""

    WHOLE = True

    solved = Signal(object, object)
    """The right play was found: of this `Puzzle`, which is that of this `date`."""

    table_asked = Signal(object)
    """This `Puzzle` shall be played out at the table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.day = date.today()
        self.puzzle: Puzzle | None = None
        self.tried: list[Play] = []
        """The wrong plays that were chosen."""
        self.is_open = False
        """Whether the right play is known: found, or shown."""
        self.pace = Pace()
        self._asking = Background(self, SerialExecutor("cardtable-puzzles"))
        self.head = Head(self, say("puzzles-title"), self.back_asked)
        self.when = paragraph("", "note", self)
        self.earlier = RoundButton(theme, say("puzzles-earlier"), "chevron-left", self)
        self.later = RoundButton(theme, say("puzzles-later"), "chevron-right", self)
        self.felt = PuzzleFelt(theme, self)
        self.sheet = Sheet(theme, parent=self)
        self._make_sheet()
        self._layout()
        self._connect()
        self._bind()

    def _make_sheet(self) -> None:
        theme, sheet = self.theme, self.sheet
        self.inner = QWidget(sheet)
        self.question = paragraph("", "headline", self.inner)
        self.position = paragraph("", "row", self.inner)
        self.grade = paragraph("", "label", self.inner)
        self.answers: list[AnswerButton] = []
        self._row = QWidget(self.inner)
        self._flow = FlowLayout(self._row, gap=8, fills=True)
        self.verdict = paragraph("", "heading", self.inner)
        self.line = LineRows(theme, self.inner)
        self.show_it = PillButton(theme, say("puzzles-show"), "eye", size=15, parent=self.inner)
        self.cards = Foldout(theme, say("puzzles-cards"), (), self.inner)
        self.values = ValueRows(theme, self.inner)
        self._whys = QVBoxLayout()
        self.whys: list[tuple[Foldout, LineRows]] = []
        self.play_out = PillButton(theme, say("puzzles-play-out"), "play", size=17, parent=sheet)

    def _layout(self) -> None:
        self.head.addSpacing(10)
        self.head.addWidget(self.when, 1)
        self.head.addWidget(self.earlier)
        self.head.addWidget(self.later)
        self._column = column = QVBoxLayout(self.inner)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(10)
        for part in (self.question, self.position, self.grade, self._row, self.verdict, self.line):
            column.addWidget(part)
        column.addWidget(self.show_it, 0, Qt.AlignmentFlag.AlignLeft)
        self._whys.setSpacing(4)
        column.addLayout(self._whys)
        column.addWidget(self.cards)
        column.addWidget(self.values)
        column.addStretch(1)
        self._area = ScrollArea(self.sheet, self.inner)
        outer = QVBoxLayout(self.sheet)
        outer.setContentsMargins(26, 26, 14, 18)
        outer.setSpacing(12)
        outer.addWidget(self._area, 1)
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, 10, 0)
        foot.addWidget(self.play_out)
        outer.addLayout(foot)
        body = QHBoxLayout()
        body.setSpacing(18)
        body.addWidget(self.felt, 1)
        body.addWidget(self.sheet)
        lay_page(self, self.head).addLayout(body, 1)

    def _connect(self) -> None:
        self.earlier.clicked.connect(lambda: self.turn(-1))
        self.later.clicked.connect(lambda: self.turn(1))
        self.felt.card_clicked.connect(self._choose_card)
        self.show_it.clicked.connect(self.show_answer)
        self.play_out.clicked.connect(self._play_out)
        self.cards.clicked.connect(lambda: self.values.setVisible(self.cards.isChecked()))

    def _bind(self) -> None:
        """As shortcuts: arrows on a button would walk on to the next one."""
        for key, do in {
            Key.Key_Left: lambda: self.turn(-1),
            Key.Key_Right: lambda: self.turn(1),
            Key.Key_W: self._ask_why,
            Key.Key_S: self.show_answer,
            Key.Key_C: self.cards.click,
            Key.Key_P: self._play_out,
            Key.Key_PageUp: lambda: self._scroll(-1),
            Key.Key_PageDown: lambda: self._scroll(1),
        }.items():
            self._on(key, do)
        for number in range(9):
            self._on(Key(Key.Key_1.value + number), partial(self._choose_number, number))
        for button, name, shown in (
            (self.earlier, say("puzzles-earlier"), "←"), (self.later, say("puzzles-later"), "→"),
            (self.show_it, say("puzzles-show"), "S"), (self.play_out, say("puzzles-play-out"), "P"),
            (self.cards, say("puzzles-cards"), "C"),
        ):  # fmt: skip
            button.setToolTip(with_key(name, shown))

    def _on(self, key: Key, do: Callable[[], object]) -> None:
        bound = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        bound.activated.connect(do)

    def _scroll(self, way: int) -> None:
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + way * bar.pageStep())

    # A puzzle

    def show_day(self, day: date) -> None:
        """The puzzle of that day, which is worked out first; none of the days to come."""
        self.day = min(day, date.today())
        self.puzzle = None
        self._asking.drop()
        self._show_none()
        self._asking.ask(partial(puzzle_of_day, self.day), self.show_puzzle)

    def turn(self, days: int) -> None:
        """So many days on or back."""
        if self.day + days * _A_DAY <= date.today():
            self.show_day(self.day + days * _A_DAY)

    def follow(self, before: Self) -> None:
        """The same puzzle, as far as it was known there."""
        self.day, self.pace = before.day, before.pace
        if before.puzzle is None:
            self.show_day(before.day)
            return
        self.show_puzzle(before.puzzle)
        for play in before.tried:
            self._judge(play)
        if before.is_open:
            self._open(before.puzzle, is_found=before.puzzle.right not in before.tried)

    def show_puzzle(self, puzzle: Puzzle) -> None:
        """That puzzle, before any answer."""
        self.puzzle, self.tried, self.is_open = puzzle, [], False
        self._lay(puzzle)
        self._make_answers(puzzle)
        rules = table_of(puzzle.variant, puzzle.players).rules
        self.when.setText(say("puzzles-when", day=words.long_day(self.day), game=game_name(rules)))
        self.question.setText(say("puzzles-question"))
        self.grade.setText(words.grade_line(puzzle.grade))
        self.values.show_values(card_values(rules))
        self.play_out.setEnabled(True)
        self._show_state()
        self._area.verticalScrollBar().setValue(0)
        if self.answers:
            self.lead_focus(self.answers[0])
            if self.isVisible():
                self.setFocus()

    def _show_none(self) -> None:
        """A day whose puzzle is not there yet."""
        self.when.setText(words.long_day(self.day))
        self.later.setEnabled(self.day < date.today())
        self.question.setText(say("puzzles-looking"))
        for text in (self.position, self.grade, self.verdict):
            text.setText("")
        self._clear_answers()
        self.felt.lay([], Dial(0, 99), [])
        self.play_out.setEnabled(False)
        for part in (self.show_it, self.cards, self.values, self.verdict, self.line):
            part.hide()

    def _lay(self, puzzle: Puzzle) -> None:
        state = puzzle.start()
        self.seats, self.view = words.company(puzzle), view(state, 0)
        names, seen, rules = words.names_of(self.seats), self.view, state.table.rules
        hands = [tuple(hand) for hand in state.hands]
        told = words.position_sentences(seen, names)
        self.position.setText(told_paragraph(told))
        self.felt.lay(
            words.open_hands(seen, hands, self.seats, rules.token_kind),
            Dial(seen.total, seen.limit, rules.marks, seen.counts_down),
            [*told, *words.hands_sentences(seen, hands, names)],
        )

    def _clear_answers(self) -> None:
        for button in self.answers:
            self._flow.removeWidget(button)
            button.deleteLater()
        for fold, line in self.whys:
            for part in (fold, line):
                self._whys.removeWidget(part)
                part.deleteLater()
        self.answers, self.whys = [], []

    def _make_answers(self, puzzle: Puzzle) -> None:
        self._clear_answers()
        names = words.names_of(self.seats)
        before: QWidget = self.later
        for number, play in enumerate(puzzle.choices):
            note = words.answer_note(play, puzzle.choices, names)
            button = AnswerButton(self.theme, play.cards, note, words.answer_spoken(play, names), self._row)
            button.clicked.connect(partial(self._choose_number, number))
            self._flow.addWidget(button)
            button.show()
            QWidget.setTabOrder(before, button)
            before = button
            self.answers.append(button)
        for play in (one for one in puzzle.choices if one != puzzle.right):
            self._make_why(puzzle, play)

    def _make_why(self, puzzle: Puzzle, play: Play) -> None:
        note = words.answer_note(play, puzzle.choices, words.names_of(self.seats))
        fold = Foldout(self.theme, words.why_not(play, note), play.cards, self.inner)
        line = LineRows(self.theme, self.inner)
        line.hide()
        fold.clicked.connect(partial(self._unfold, fold, line, puzzle.refutation(play)))
        self._whys.addWidget(fold)
        self._whys.addWidget(line)
        self.whys.append((fold, line))

    # Answering

    def _choose_number(self, number: int) -> None:
        puzzle = self.puzzle
        if puzzle is not None and number < len(puzzle.choices) and not self.is_open:
            self._judge(puzzle.choices[number])

    def _choose_card(self, place: int) -> None:
        """A card that can be laid in one way alone is an answer; of others the ways get the keyboard."""
        puzzle = self.puzzle
        if puzzle is None or self.is_open:
            return
        card = puzzle.position.hands[0][place]
        ways = [number for number, play in enumerate(puzzle.choices) if card in play.cards]
        if len(ways) == 1:
            self._choose_number(ways[0])
        elif ways:
            self.answers[ways[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    def _judge(self, play: Play) -> None:
        puzzle = self.puzzle
        if puzzle is None:
            return
        if play == puzzle.right:
            self._open(puzzle, is_found=True)
            self.solved.emit(puzzle, self.day)
            return
        if play not in self.tried:
            self.tried.append(play)
        self._choose_on_felt(play)
        self._show_state()
        self._tell(words.wrong_sentence(play), puzzle.refutation(play))

    def show_answer(self) -> None:
        """The right play, to whoever has tried."""
        if self.puzzle is not None and self.tried and not self.is_open:
            self._open(self.puzzle, is_found=False)

    def _open(self, puzzle: Puzzle, is_found: bool) -> None:
        self.is_open = True
        self._choose_on_felt(puzzle.right, dims=True)
        self._show_state()
        told = words.right_sentence(puzzle.right) if is_found else words.shown_sentence(puzzle.right)
        self._tell(told, puzzle.line)

    def _choose_on_felt(self, play: Play, dims: bool = False) -> None:
        left, places = list(play.cards), []
        for place, card in enumerate(self.view.hand):
            if card in left:
                left.remove(card)
                places.append(place)
        self.felt.choose(places, dims)

    def _tell(self, sentence: str, line: Line) -> None:
        """The verdict, and the line of moves that shows it."""
        self.verdict.setText(sentence)
        rows, told = (
            words.line_rows(line, self.view, self.seats),
            words.line_told(line, self.view, self.seats),
        )
        self.line.show_rows(rows, told, self.pace)
        self._announce([sentence, *told])
        self._bring(self.line)
        self._area.ensureWidgetVisible(self.verdict)

    def _announce(self, told: list[str]) -> None:
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self, told_paragraph(told))
            QAccessible.updateAccessibility(event)

    def _unfold(self, fold: Foldout, rows: LineRows, line: Line) -> None:
        rows.setVisible(fold.isChecked())
        if fold.isChecked():
            told = words.line_told(line, self.view, self.seats)
            rows.show_rows(words.line_rows(line, self.view, self.seats), told, self.pace)
            self._announce(told)
            self._bring(rows)

    def _bring(self, part: QWidget) -> None:
        """What has just come is in sight."""
        self._column.activate()
        self.inner.adjustSize()
        self._area.ensureWidgetVisible(part)

    def _ask_why(self) -> None:
        """The next wrong play is asked why not."""
        if self.is_open:
            fold = next((fold for fold, _ in self.whys if not fold.isChecked()), None)
            if fold is not None:
                fold.setFocus(Qt.FocusReason.OtherFocusReason)
                fold.click()

    def _show_state(self) -> None:
        """Everything that depends on what was answered."""
        puzzle = self.puzzle
        if puzzle is None:
            return
        names = words.names_of(self.seats)
        for button, play in zip(self.answers, puzzle.choices, strict=True):
            right = self.is_open and play == puzzle.right
            state = "right" if right else "wrong" if play in self.tried else ""
            button.show_state(state, words.answer_spoken(play, names, state))
        answered = self.is_open or bool(self.tried)
        self.later.setEnabled(self.day < date.today())
        self.verdict.setVisible(answered)
        self.line.setVisible(answered)
        self.show_it.setVisible(bool(self.tried) and not self.is_open)
        for fold, _ in self.whys:
            fold.setVisible(self.is_open)
        self.cards.setVisible(True)
        self.values.setVisible(self.cards.isChecked())
        self.felt.answers = not self.is_open

    def _play_out(self) -> None:
        if self.puzzle is not None:
            self.table_asked.emit(self.puzzle)

    # Qt

    def keys(self) -> list[KeyRow]:
        """What answers, and what the buttons say."""
        rows = [
            (("1", "9"), say("puzzles-key-answer")),
            (("←", "→"), say("puzzles-key-days")),
            (("P",), say("puzzles-play-out")),
            (("C",), say("puzzles-cards")),
        ]
        if self.is_open:
            rows.append((("W",), say("puzzles-key-why")))
        elif self.tried:
            rows.append((("S",), say("puzzles-show")))
        return rows

    def default_action(self) -> None:
        """Enter shows all moves at once."""
        self.line.complete()
        for _, line in self.whys:
            line.complete()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sheet gets its share."""
        super().resizeEvent(event)
        share, least, most = _SIDE
        wide = min(max(least * self.theme.room, self.width() * share), self.width() * most)
        self.sheet.setFixedWidth(round(wide))
        self.redraw_room()
