"""Sums as puzzles for children: which card makes exactly 50, which two cards together make 63.

A wrong card says what it makes, and another can be chosen. Nothing is counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial
from typing import Self

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardtable.controller.puzzles.daily import entry_of_sums
from cardtable.controller.puzzles.puzzle import table_of
from cardtable.controller.puzzles.sums import SumPuzzle, sums_of_day
from cardtable.language import YOU, paragraph, player, say
from cardtable.learning.ladder import Numbers
from cardtable.learning.profile import read_profile
from cardtable.rules.own_words import game_name
from cardtable.storage.learners import Learner
from cardtable.storage.writer import REPLAYER
from cardtable.ui.drawing.pictures import AVATARS
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.puzzles import puzzle_words as words
from cardtable.ui.features.puzzles.day_page import DayPage
from cardtable.ui.learning.lesson_words import sizes_of_numbers
from cardtable.ui.learning.settling import PAUSE, Settling
from cardtable.ui.support.background import Background
from cardtable.ui.table.items.hand import CardChoice
from cardtable.ui.table.motion.look import Look, SeatInfo, empty_look
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.pickers import PickButton
from cardtable.ui.widgets.room_page import KeyRow

Key = Qt.Key

_PLAYERS = 2
"""Number of players for whom the game is looked up; the other's cards are not shown."""


class SumsPage(DayPage):
    """The page with the sums of a day, one after the other."""

    def __init__(self, theme: Theme) -> None:
        self.on_button = PillButton(say("puzzles-sum-next"), "arrow", size=17)
        super().__init__(theme, say("puzzles-sums"), self.on_button)
        self.sums: tuple[SumPuzzle, ...] = ()
        self.at = 0
        self.chosen: tuple[int, ...] = ()
        """The places of the chosen cards, in the order chosen."""
        self.is_right = False
        self.learners: tuple[Learner, ...] = ()
        # It is the value of the card that is asked for.
        self.table.board.dial.tells_left = False
        self._asking = Background(self, REPLAYER)
        self.deaf = PAUSE
        self.settling = Settling(self, lambda: self.deaf, self.sheet, self.table)
        self.numbers_picker = PickButton(say("learners-numbers"), sizes_of_numbers(), self, dark=True)
        self.numbers_picker.choose(first_numbers(()).value)
        self.numbers_picker.picked.connect(lambda _: self.show_day(self.day))
        self.head.insertWidget(self.head.indexOf(self.earlier), self.numbers_picker)
        self.on_button.clicked.connect(self.go_on)

    def at_head(self) -> Sequence[QWidget]:
        return (self.numbers_picker,)

    # The learner

    def know(self, learners: Sequence[Learner]) -> None:
        """Offer the learners by name; choose the first one if none is chosen yet."""
        known = self.numbers_picker.value
        self.learners = tuple(learners)
        self.numbers_picker.offer([*((one.id, one.nickname) for one in self.learners), *sizes_of_numbers()])
        if known not in {one.id for one in self.learners} and self.learners and not self.sums:
            self.numbers_picker.choose(self.learners[0].id)

    @property
    def learner(self) -> Learner | None:
        """The learner chosen by name, None if only a size of numbers is chosen."""
        return next((one for one in self.learners if one.id == self.numbers_picker.value), None)

    @property
    def numbers(self) -> Numbers:
        """The size of the numbers."""
        learner = self.learner
        return (
            Numbers(self.numbers_picker.value) if learner is None else read_profile(learner.document).fitting
        )

    # The sums

    def show_day(self, day: date) -> None:
        self.set_day(day)
        self.sums, self.at = (), 0
        self.empty()
        self.question.setText(say("puzzles-looking"))
        self.on_button.setEnabled(False)
        self._asking.drop()
        self._asking.ask(partial(sums_of_day, self.day, self.numbers), self._take)

    def restore_from(self, before: Self) -> None:
        self.pace = before.pace
        self.know(before.learners)
        self.numbers_picker.choose(before.numbers_picker.value)
        self.set_day(before.day)
        if before.sums:
            self._take(before.sums, before.at)
            for place in before.chosen:
                self.choose(place)
        else:
            self.show_day(before.day)

    def _take(self, sums: tuple[SumPuzzle, ...], at: int = 0) -> None:
        self.sums, self.at = sums, at
        if sums:
            self._ask()

    @property
    def sum(self) -> SumPuzzle | None:
        return self.sums[self.at] if self.at < len(self.sums) else None

    def _ask(self) -> None:
        puzzle = self.sums[self.at]
        self.chosen, self.is_right = (), False
        rules = table_of(puzzle.variant, _PLAYERS).rules
        self.game.setText(game_name(rules))
        self.question.setText(say("puzzles-sum-question", count=puzzle.count, total=puzzle.target))
        sentences = [
            say("puzzles-sum-start", total=puzzle.total),
            # On one line: its numbers mean nothing apart.
            say("puzzles-sum-of", number=self.at + 1, sums=len(self.sums)).replace(" ", "\u00a0"),
        ]
        self.position.setText(paragraph(sentences))
        self.table.seat(
            [SeatInfo(*self._player_shown(), True)], _look_of(puzzle, rules.limit), marks=rules.marks
        )
        self.table.setAccessibleName(self.position.text())
        self._offer_cards(puzzle)
        self.offer([self.answer_button((card,), "", words.card_spoken(card)) for card in puzzle.hand])
        self.verdict.setText("")
        self.verdict.hide()
        self.line.hide()
        self._show_way_on()
        self.settling.forget()
        self.settling.look()

    def _player_shown(self) -> tuple[str, str]:
        learner = self.learner
        return (YOU, AVATARS[0]) if learner is None else (learner.nickname, learner.avatar)

    def choose_card(self, place: int) -> None:
        self.choose(place)

    def choose(self, number: int) -> None:
        """Choose a card or take it back; with as many cards as asked for, the answer is judged."""
        puzzle = self.sum
        if puzzle is None or self.is_right or number >= len(puzzle.hand):
            return
        if len(self.chosen) == puzzle.count:
            self.chosen = ()
        if number in self.chosen:
            self.chosen = tuple(place for place in self.chosen if place != number)
        else:
            self.chosen = (*self.chosen, number)
        self._judge(puzzle)

    def _judge(self, puzzle: SumPuzzle) -> None:
        cards = [puzzle.hand[place] for place in self.chosen]
        self.is_right = puzzle.is_right(cards)
        is_whole = len(cards) == puzzle.count
        state = "right" if self.is_right else "wrong" if is_whole else "chosen"
        for place, button in enumerate(self.answers):
            judged = state if place in self.chosen else ""
            button.show_state(judged, words.card_spoken(puzzle.hand[place], judged))
        if self.is_right:
            self.table.show_events(puzzle.events())
            if self.at + 1 == len(self.sums):
                self.solved.emit(entry_of_sums(puzzle, self.day))
        else:
            self._offer_cards(puzzle, is_wrong=is_whole)
        self.verdict.setVisible(is_whole)
        self.line.setVisible(self.is_right)
        self._show_way_on()
        if is_whole:
            self._show_verdict(puzzle, cards)

    def _offer_cards(self, puzzle: SumPuzzle, is_wrong: bool = False) -> None:
        """Offer the cards on the table, the chosen ones marked: as wrong if `is_wrong`."""
        choices = []
        for place, card in enumerate(puzzle.hand):
            if place not in self.chosen:
                pill = (words.value_of(card, puzzle), "", "")
            else:
                pill = ("", "wrong", "close") if is_wrong else ("", "turn", "check")
            choices.append(CardChoice(answers=True, pill=pill))
        self.table.offer(choices, self.chosen)

    def _show_verdict(self, puzzle: SumPuzzle, cards: Sequence[str]) -> None:
        if not self.is_right:
            self.verdict.setText(words.makes_sentence(puzzle, cards))
            self.announce([self.verdict.text()])
        else:
            name, avatar = self._player_shown()
            self.verdict.setText(words.sum_right(puzzle))
            sentences = words.way_sentences(puzzle)
            self.line.show_rows(words.way_rows(puzzle, player(name), avatar), sentences, self.pace)
            self.announce([self.verdict.text(), *sentences])
            self.on_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self.bring(self.line if self.is_right else self.verdict)

    def _show_way_on(self) -> None:
        last = self.at + 1 == len(self.sums)
        self.on_button.set_label(say("puzzles-sum-other-day") if last else say("puzzles-sum-next"))
        self.on_button.setEnabled(self.is_right)

    def go_on(self) -> None:
        """Show the next sum, or after the last one the sums of the day before."""
        if not self.is_right:
            return
        if self.at + 1 < len(self.sums):
            self.at += 1
            self._ask()
            self.setFocus()
        else:
            self.turn(-1)

    # Qt

    def keys(self) -> list[KeyRow]:
        return [
            (("1–9",), say("play-key-choose")),
            (("Enter",), self.on_button.text()),
            (("←", "→"), say("puzzles-key-days")),
        ]

    def default_action(self) -> None:
        self.go_on()


def first_numbers(learners: Sequence[Learner]) -> Numbers:
    """Return the numbers of the first learner, who is chosen when the page is made."""
    return read_profile(learners[0].document).fitting if learners else Numbers.TO_99


def _look_of(puzzle: SumPuzzle, limit: int) -> Look:
    """Return a table with one seat, which is to choose of these cards."""
    hand = puzzle.hand
    return replace(empty_look(1, limit), total=puzzle.total, turn=0, hand=hand, hand_sizes=(len(hand),))
