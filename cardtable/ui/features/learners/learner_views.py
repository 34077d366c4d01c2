"""Views of one learner below the learners' page: skills, the small sum, and the question before deleting."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from cardtable.controller.lessons.training import ROUND
from cardtable.language import say, series
from cardtable.learning.profile import Profile, read_profile
from cardtable.learning.report import Report
from cardtable.storage.learners import Learner
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.learners.learner_form import cheerful, level_name
from cardtable.ui.learning.skill_map import SkillMap
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import Figure, PillButton, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.room_page import Awaited


def _show(figure: Figure, number: str) -> None:
    figure.show_number(number, say("learners-figure", title=figure.words, figure=number))


class Overview(QWidget):
    """One learner's skills: practice, own bests, today's right answers, and the skill map."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.portrait = cheerful(theme, self)
        self.name = label("", "headline", self)
        self.note = paragraph("", "small", self)
        self.round = PillButton(say("learners-beat-your-best"), "star", primary=True, size=16, parent=self)
        self.practice = PillButton(say("learners-practice"), "cap", size=16, parent=self)
        self.today = Figure(say("learners-today"), parent=self)
        self.row = Figure(say("learners-best-row"), parent=self)
        self.best = Figure(say("learners-best-round", sums=ROUND), parent=self)
        self.map = SkillMap(theme, self)
        self.place = Awaited(self._answers(), "label", self)
        # Centered in a map higher than the window, the words would be out of sight.
        self.place.words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._layout()

    def _layout(self) -> None:
        named = lay_column(STRETCH, self.name, self.note, STRETCH, gap=0)
        head = lay_row(self.portrait, (named, 1), gap=14)
        buttons = QWidget(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        buttons.setSizePolicy(policy)
        FlowLayout(self.round, self.practice, on=buttons)
        lay_column(head, buttons, self.place, STRETCH, on=self, margins=(0, 0, 6, 0), gap=8)

    def _answers(self) -> QWidget:
        """Return the part of the view that the learner's answers fill."""
        answers = QWidget(self)
        column = lay_column(on=answers, margins=NO_MARGINS, gap=8)
        figures = lay_row(gap=8)
        for figure in (self.today, self.row, self.best):
            figures.addWidget(figure, 1)
        add_parts(column, figures, label(say("learners-skill-map"), "label", answers), self.map)
        return answers

    def show_learner(self, learner: Learner) -> None:
        """Show this learner while the answers are being read."""
        profile = read_profile(learner.document)
        self.name.setText(learner.nickname)
        self.portrait.show_avatar(learner.avatar)
        self._show_note(profile, 0)
        _show(self.best, str(profile.best_round) if profile.best_round else "–")
        self.place.wait()

    def show_page(self, learner: Learner, page: Report, unread: int) -> None:
        """Show the figures from this learner's answers, of which `unread` cannot be read."""
        profile = read_profile(learner.document)
        self._show_note(profile, unread)
        _show(self.today, str(page.today))
        _show(self.row, str(page.best_run))
        self.map.show_lines(page.skills, profile.numbers)
        self.place.arrive()

    def _show_note(self, profile: Profile, unread: int) -> None:
        numbers = level_name(profile)
        larger = say("learners-numbers-outgrown", numbers=numbers)
        lines = [larger if profile.outgrown else numbers]
        if unread:
            lines.append(say("learners-unread", count=unread))
        self.note.setText("\n".join(lines))


class Gate(QWidget):
    """A small sum before the parent's view: it keeps children out gently, and says that it is no lock."""

    passed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.factors = (0, 0)
        self.sum = label("", "heading", self)
        self.answer = QLineEdit(self)
        self.answer.setProperty("role", "paper")
        self.answer.setValidator(QIntValidator(0, 999, self.answer))
        self.answer.setMaximumWidth(160)
        self.answer.returnPressed.connect(self._look)
        self.note = paragraph("", "small", self)
        self.open = PillButton(say("learners-gate-open"), "lock", primary=True, size=17, parent=self)
        self.open.clicked.connect(self._look)
        self.cancel = PillButton(say("shared-cancel"), size=17, parent=self)
        column = lay_column(
            label(say("learners-for-parents"), "heading", self), on=self, margins=NO_MARGINS, gap=10
        )
        why = paragraph(
            say("learners-gate-why"),
            "row",
            self,
        )
        column.addWidget(why)
        self.answer.setAccessibleDescription(why.text())
        row = lay_row(self.sum, self.answer, self.open, self.cancel, STRETCH)
        add_parts(column, row, self.note, STRETCH)

    def ask(self) -> None:
        """Ask another sum."""
        self.factors = (6 + secrets.randbelow(4), 6 + secrets.randbelow(4))
        first, second = self.factors
        self.sum.setText(f"{first} {say('shared-times')} {second} =")
        self.answer.setAccessibleName(say("learners-gate-sum", first=first, second=second))
        self.answer.clear()
        self.note.setText("")
        self.answer.setFocus()

    def _look(self) -> None:
        first, second = self.factors
        if self.answer.text() == str(first * second):
            self.passed.emit()
            return
        self.ask()
        self.note.setText(say("learners-gate-again"))
        announce(self, self.note.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancel.click()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)


class Farewell(QWidget):
    """The question before a learner is deleted, with what is deleted and what stays."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = paragraph("", "heading", self)
        self.what = paragraph("", "row", self)
        self.keep = PillButton(say("learners-delete-no"), primary=True, size=17, parent=self)
        self.delete = PillButton(say("learners-delete-yes"), "close", size=17, parent=self)
        row = lay_row(self.keep, self.delete, STRETCH)
        lay_column(self.title, self.what, row, STRETCH, on=self, margins=NO_MARGINS, gap=12)

    def ask(self, learner: Learner, answers: int, damaged: int = 0, games: Sequence[str] = ()) -> None:
        """Ask about deleting this learner.

        `answers` is how many answers go, `damaged` how many damaged learner files were set aside, and `games`
        the own games that contain the learner's name.
        """
        self.title.setText(say("learners-delete-sure", name=learner.nickname))
        lines = [say("learners-delete-what", answers=answers)]
        if games:
            called = series(say("learners-game-called", game=game) for game in games)
            lines.append(say("learners-delete-games", count=len(games), games=called))
        if damaged:
            lines.append(say("learners-delete-damaged"))
        self.what.setText("\n\n".join(lines))
        # A screen reader reads the focused button, and so the question.
        self.keep.setAccessibleDescription("\n".join([self.title.text(), *lines]))
        self.keep.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.keep.click()
        else:
            super().keyPressEvent(event)
