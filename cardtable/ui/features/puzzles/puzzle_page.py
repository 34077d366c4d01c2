"""“Find the play”: a position with open hands, and the question which card wins.

Nothing is explained before the first answer. Then its line is played on the table, move by move, and after a
wrong answer taken back. Every other play can be asked about, and the puzzle can be played out at the table.
There is a puzzle for each day up to today. No days are counted, and there is no clock.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Self

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable import clock
from cardtable.bots.solver import Line
from cardtable.controller.puzzles.daily import entry_of, puzzle_of_day, reopened, stars_for
from cardtable.controller.puzzles.puzzle import YOU, Puzzle, table_of
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Play
from cardtable.game.sight.view import SeatView, view, with_open_hands
from cardtable.game.state import State
from cardtable.language import paragraph as join_sentences
from cardtable.language import say
from cardtable.rules.own_words import game_name
from cardtable.rules.prose.text import card_values, open_deal
from cardtable.storage.puzzle_book import Solved
from cardtable.storage.writer import REPLAYER
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.puzzles import puzzle_words as words
from cardtable.ui.features.puzzles.day_page import DayPage
from cardtable.ui.features.puzzles.parts import Foldout, LineRows, Stars, ValueRows
from cardtable.ui.support.background import Background
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.choice.choice import Choice
from cardtable.ui.table.choice.choice_view import card_choices
from cardtable.ui.table.items.hand import edge_of, places_of, preview
from cardtable.ui.table.motion.look import SeatInfo, look_of
from cardtable.ui.widgets.boxes import add_parts, lay_column
from cardtable.ui.widgets.controls import PillButton, RoundButton, discard, paragraph
from cardtable.ui.widgets.keys_panel import key_cap, rows_of, with_key
from cardtable.ui.widgets.room_page import KeyRow
from cardtable.ui.widgets.tool_tips import tip

Key = Qt.Key

_APART = "\n\n"
"""Between two rules."""

_STAYS = 1600
"""Milliseconds for which the end of a wrong answer's line stays on the table."""


class PuzzlePage(DayPage):
    table_asked = Signal(object)
    """The `Puzzle` to play out at the table."""

    def __init__(self, theme: Theme) -> None:
        self.play_out = PillButton(say("puzzles-play-out"), "play", size=17)
        super().__init__(theme, say("puzzles-title"), self.play_out)
        self.puzzle: Puzzle | None = None
        self.tried: list[Play] = []
        """The wrong plays that were chosen."""
        self.is_open = False
        """Whether the right play is known."""
        self.is_found = False
        """Whether the right play was found rather than shown."""
        self._asking = Background(self, REPLAYER)
        self._moves: Iterator[tuple[int, tuple[State, list[AnyEvent]]]] = iter(())
        """The moves of the line that are still to be played on the table, numbered from 1."""
        self._return = QTimer(self, singleShot=True)
        self.book = RoundButton(say("puzzles-book"), "book", self)
        self.sums = RoundButton(say("puzzles-sums"), "cap", self)
        self.grade = paragraph("", "label", self.inner)
        self.stars = Stars(theme, self.inner)
        self.show_it = PillButton(say("shared-show-me"), "eye", size=15, parent=self.inner)
        self.cards = Foldout(theme, say("puzzles-cards"), (), self.inner)
        self.values = ValueRows(theme, self.inner)
        self.rules = paragraph("", "row", self.inner)
        self._reasons = lay_column(gap=4)
        self.reasons: list[tuple[Foldout, LineRows]] = []
        self._place()
        self._connect()

    def _place(self) -> None:
        """Insert the parts that only this page has."""
        for button in (self.sums, self.book):
            self.head.insertWidget(self.head.indexOf(self.earlier), button)
        self.column.insertWidget(3, self.grade)
        self.column.insertWidget(self.column.indexOf(self.verdict), self.stars)
        end = self.column.count() - 1
        self.column.insertWidget(end, self.show_it, 0, Qt.AlignmentFlag.AlignLeft)
        self.column.insertLayout(end + 1, self._reasons)
        self.column.insertWidget(end + 2, self.cards)
        self.column.insertWidget(end + 3, self.values)
        self.column.insertWidget(end + 4, self.rules)

    def _connect(self) -> None:
        KEYS.bind("puzzle-why", self, self._ask_why)
        self.show_it.clicked.connect(self.show_answer)
        self.play_out.clicked.connect(self._play_out)
        self.table.settled.connect(self._play_next)
        self._return.timeout.connect(self._take_back)
        self.cards.clicked.connect(self._unfold_rules)
        for name, button in (
            ("puzzle-book", self.book),
            ("puzzle-sums", self.sums),
            ("puzzle-show", self.show_it),
            ("puzzle-play-out", self.play_out),
            ("puzzle-cards", self.cards),
        ):
            KEYS.bind(name, self, button.click)
            tip(button, with_key(button.text(), key_cap(name)))

    def at_head(self) -> Sequence[QWidget]:
        return self.sums, self.book

    def below_answers(self) -> Sequence[QWidget]:
        return self.show_it, *(fold for fold, _ in self.reasons), self.cards

    # A puzzle

    def show_day(self, day: date) -> None:
        """Find the puzzle of that day and show it."""
        self.set_day(day)
        self.puzzle = None
        self._asking.drop()
        self._show_none()
        self._asking.ask(partial(puzzle_of_day, self.day), lambda puzzle: self.show_puzzle(puzzle, self.day))

    def show_solved(self, solved: Solved) -> None:
        """Show a puzzle from the book again, or the puzzle of its day if it is gone."""
        self.set_day(solved.day)
        self.puzzle = None
        self._asking.drop()
        self._show_none()
        self._asking.ask(partial(reopened, solved), lambda puzzle: self._show_reopened(puzzle, solved.day))

    def _show_reopened(self, puzzle: Puzzle | None, day: date) -> None:
        if puzzle is None:
            self.notify(say("puzzles-not-there"))
            self.show_day(day)
        else:
            self.show_puzzle(puzzle, day)

    def restore_from(self, before: Self) -> None:
        self.pace = before.pace
        if before.puzzle is None:
            self.show_day(before.day)
            return
        self.show_puzzle(before.puzzle, before.day)
        for play in before.tried:
            self._judge(play)
        if before.is_open:
            self._open(before.puzzle, before.is_found)

    def show_puzzle(self, puzzle: Puzzle, day: date) -> None:
        """Show a puzzle as that of `day`, before any answer."""
        self.set_day(day)
        self._asking.drop()
        self.puzzle, self.tried, self.is_open, self.is_found = puzzle, [], False, False
        self._show_position(puzzle)
        rules = table_of(puzzle.variant, puzzle.players).rules
        self.game.setText(game_name(rules))
        self.question.setText(say("puzzles-question"))
        self.grade.setText(words.grade_line(puzzle.grade))
        self.values.show_values(card_values(rules))
        self.rules.setText(_APART.join(open_deal(rules)))
        self.play_out.setEnabled(True)
        self._clear_reasons()
        for play in (one for one in puzzle.choices if one != puzzle.right):
            self._make_why(puzzle, play)
        self._offer_answers(puzzle)
        self._offer_cards()
        self._show_state()

    def _show_none(self) -> None:
        """Clear the page until the puzzle of the day is found."""
        self._stop_line()
        self.empty()
        self._clear_reasons()
        self.question.setText(say("puzzles-looking"))
        self.grade.setText("")
        self.play_out.setEnabled(False)
        for part in (self.show_it, self.cards, self.values, self.rules, self.verdict, self.stars):
            part.hide()

    def _show_position(self, puzzle: Puzzle) -> None:
        self._stop_line()
        state = puzzle.start()
        self.seats, self.view = words.company(puzzle), _seen(state)
        names, seen, rules = words.names_of(self.seats), self.view, state.table.rules
        sentences = words.position_sentences(seen, names)
        self.position.setText(join_sentences(sentences))
        people = [SeatInfo(one.name, one.avatar, one.kind == "person") for one in self.seats]
        held = max(count or 0 for count in seen.shown_tokens)
        self.table.seat(people, look_of(seen), YOU, held, rules.token_kind, rules.marks)
        self.table.setAccessibleName(join_sentences([*sentences, *words.hands_sentences(seen, names)]))

    def _clear_reasons(self) -> None:
        discard(part for why in self.reasons for part in why)
        self.reasons = []

    def _offer_answers(self, puzzle: Puzzle) -> None:
        names, offered = words.names_of(self.seats), []
        for play in puzzle.choices:
            note = words.answer_note(play, puzzle.choices, names)
            offered.append(self.answer_button(play.cards, note, words.answer_spoken(play, names)))
        self.offer(offered)

    def _make_why(self, puzzle: Puzzle, play: Play) -> None:
        note = words.answer_note(play, puzzle.choices, words.names_of(self.seats))
        fold = Foldout(self.theme, words.why_not(play, note), play.cards, self.inner)
        line = LineRows(self.theme, self.inner)
        line.hide()
        fold.clicked.connect(partial(self._unfold, fold, line, puzzle.refutation(play)))
        add_parts(self._reasons, fold, line)
        self.reasons.append((fold, line))

    # Answering

    def choose(self, number: int) -> None:
        puzzle = self.puzzle
        if puzzle is not None and number < len(puzzle.choices) and not self.is_open:
            self._judge(puzzle.choices[number])

    def choose_card(self, place: int) -> None:
        # A card that can be played in one way is an answer; of several ways the first gets the keyboard.
        puzzle = self.puzzle
        if puzzle is None or self.is_open:
            return
        card = self.view.hand[place]
        ways = [number for number, play in enumerate(puzzle.choices) if card in play.cards]
        if len(ways) == 1:
            self.choose(ways[0])
        elif ways:
            self.answers[ways[0]].setFocus(Qt.FocusReason.OtherFocusReason)

    def _judge(self, play: Play) -> None:
        puzzle = self.puzzle
        if puzzle is None:
            return
        self._take_back()
        if play == puzzle.right:
            self._open(puzzle, is_found=True)
            self.solved.emit(entry_of(puzzle, self.day, stars_for(len(self.tried))))
            return
        if play in self.tried:
            self.tried.remove(play)
        self.tried.append(play)
        self._show_state()
        self._offer_cards()
        self._show_verdict(
            words.wrong_sentence(play, self._note(puzzle, play)), puzzle, puzzle.refutation(play)
        )

    def show_answer(self) -> None:
        """Show the right play, once there was a wrong answer."""
        if self.puzzle is not None and self.tried and not self.is_open:
            self._open(self.puzzle, is_found=False)

    def _open(self, puzzle: Puzzle, is_found: bool) -> None:
        self.is_open, self.is_found = True, is_found
        self._take_back()
        self._show_state()
        judged = words.right_sentence if is_found else words.shown_sentence
        sentences = [judged(puzzle.right, self._note(puzzle, puzzle.right)), words.idea_sentence(puzzle)]
        self._show_verdict(join_sentences(filter(None, sentences)), puzzle, puzzle.line)

    def _offer_cards(self) -> None:
        """Offer the cards on the table; mark those that were tried last, in vain."""
        choice = Choice()
        choice.see(self.view)
        choices = list(card_choices(self.view, choice))
        tried = self.tried[-1] if self.tried else None
        marked = places_of(tried.cards, self.view.hand) if tried is not None else ()
        for place in marked:
            total, *_ = preview(choices[place].plays, None, edge_of(self.view))
            choices[place] = replace(choices[place], pill=(total, "wrong", "close"))
        self.table.offer(choices, marked)

    def _note(self, puzzle: Puzzle, play: Play) -> str:
        return words.answer_note(play, puzzle.choices, words.names_of(self.seats))

    def _show_verdict(self, sentence: str, puzzle: Puzzle, line: Line) -> None:
        """Show the verdict, and play the line of moves that proves it."""
        self.verdict.setText(sentence)
        rows, sentences = (
            words.line_rows(line, self.view, self.seats),
            words.line_sentences(line, self.view, self.seats),
        )
        self.line.set_rows(rows, sentences, self.pace)
        stars = [say("puzzles-stars-told", stars=self._earned)] if self._earned else []
        self.announce([sentence, *stars, *sentences])
        self.bring(self.line)
        self.bring(self.verdict)
        if self.is_open or self._is_moving:
            self._moves = enumerate(puzzle.played(line), 1)
            self._play_next()
        else:
            # Without motion the position would be gone and back in a moment.
            self.line.complete()

    # The line on the table

    @property
    def _is_moving(self) -> bool:
        return self.isVisible() and not self.pace.instant

    def _play_next(self) -> None:
        """Play the next move of the line; after the last one of a wrong answer take the moves back."""
        number, played = next(self._moves, (0, None))
        if played is None:
            if not self.is_open:
                self._return.start(_STAYS)
            return
        state, events = played
        self.line.come_to(number)
        self.table.show_events(events, _seen(state))

    def _stop_line(self) -> None:
        self._moves = iter(())
        self._return.stop()

    def _take_back(self) -> None:
        """Show the position of the puzzle again, if moves of a line were played."""
        self._moves = iter(())
        self.table.show_look(look_of(self.view))
        self._offer_cards()
        self._return.stop()

    def _unfold(self, fold: Foldout, rows: LineRows, line: Line) -> None:
        rows.setVisible(fold.isChecked())
        if fold.isChecked():
            sentences = words.line_sentences(line, self.view, self.seats)
            rows.show_rows(words.line_rows(line, self.view, self.seats), sentences, self.pace)
            self.announce(sentences)
            self.bring(rows)
            self.bring(fold)

    def _ask_why(self) -> None:
        """Ask about the next wrong play."""
        if self.is_open:
            fold = next((fold for fold, _ in self.reasons if not fold.isChecked()), None)
            if fold is not None:
                fold.setFocus(Qt.FocusReason.OtherFocusReason)
                fold.click()

    def _show_state(self) -> None:
        """Update everything that depends on the answers given."""
        puzzle = self.puzzle
        if puzzle is None:
            return
        names = words.names_of(self.seats)
        for button, play in zip(self.answers, puzzle.choices, strict=True):
            right = self.is_open and play == puzzle.right
            state = "right" if right else "wrong" if play in self.tried else ""
            button.show_state(state, words.answer_spoken(play, names, state))
        answered = self.is_open or bool(self.tried)
        self.later.setEnabled(self.day < clock.today())
        self.verdict.setVisible(answered)
        self.line.setVisible(answered)
        self.stars.show_count(self._earned)
        self.show_it.setVisible(bool(self.tried) and not self.is_open)
        for fold, _ in self.reasons:
            fold.setVisible(self.is_open)
        self.cards.setVisible(True)
        self._show_rules()

    @property
    def _earned(self) -> int:
        """The stars for the answer that was found, otherwise 0."""
        return stars_for(len(self.tried)) if self.is_found else 0

    def _unfold_rules(self) -> None:
        self._show_rules()
        if self.cards.isChecked():
            self.announce([*self.values.sentences, *self.rules.text().split(_APART)])
            self.bring(self.rules)
            self.bring(self.cards)

    def _show_rules(self) -> None:
        for part in (self.values, self.rules):
            part.setVisible(self.cards.isChecked())

    def _play_out(self) -> None:
        if self.puzzle is not None:
            self.table_asked.emit(self.puzzle)

    # Qt

    def keys(self) -> list[KeyRow]:
        more = ["puzzle-why"] if self.is_open else ["puzzle-show"] if self.tried else []
        return [
            (("1–9",), say("play-key-choose")),
            (("←", "→"), say("puzzles-key-days")),
            *rows_of("puzzle-play-out", "puzzle-cards", "puzzle-book", "puzzle-sums", *more),
        ]

    def default_action(self) -> None:
        self.line.complete()
        while self.table.busy:
            self.table.stage.finish()
        for _, line in self.reasons:
            line.complete()


def _seen(state: State) -> SeatView:
    """Return the table as you see it: all hands are open, and there is no stock, not even a place for one."""
    return replace(with_open_hands(state, view(state, YOU)), has_stock=False)
