"""The report of a learner: on the screen, as PDF, HTML and on paper; answers as CSV; sheets and
cards of sums."""

from __future__ import annotations

import secrets
from datetime import date
from functools import partial
from pathlib import Path
from typing import Self

from PySide6.QtCore import QDate, QEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.cards.shuffle import Stream
from cardtable.controller.lessons.answer_store import attempts_csv, read_attempts
from cardtable.language import say
from cardtable.learning.attempts import Attempt
from cardtable.learning.practice import PRACTISED, mixed, practice, sheet, weak_sums
from cardtable.learning.profile import read_profile
from cardtable.learning.questions import Question
from cardtable.learning.report import Report, report, weak_skills
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.report_words import report_html, sheet_html, whole_page
from cardtable.ui.support import files
from cardtable.ui.support.background import Background
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.pickers import PickButton
from cardtable.ui.widgets.room_page import Head, RoomPage, lay_paper
from cardtable.ui.widgets.scrolling import reading

SHEET = 20
"""Sums on a practice sheet, and cards to be cut out."""

_OWN = "own"
"""What is chosen where sums are made of what was hard."""

_WIDEST = 900


class ReportPage(RoomPage):
    """Everything about one learner on one page, and what can be taken away of it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.learner: Learner | None = None
        self.page: Report | None = None
        self._attempts: list[Attempt] = []
        self._store: LearnerStore | None = None
        self._asking = Background(self)
        self.head = Head(self, say("report-title"), self.back_asked)
        self.text = reading(say("report-title"), self)
        self.pdf = PillButton(theme, say("report-save-pdf"), primary=True, size=16, parent=self)
        self.paper = PillButton(theme, say("report-print"), size=16, parent=self)
        self.html = PillButton(theme, say("report-save-html"), size=16, parent=self)
        self.csv = PillButton(theme, say("report-save-answers"), size=16, parent=self)
        self.sheet = PillButton(theme, say("report-practice-sheet"), size=16, parent=self)
        self.deck = PillButton(theme, say("report-deck"), size=16, parent=self)
        skills = [
            (_OWN, say("report-own")),
            ("", say("report-mixed")),
            *((one.value, words.skill_name(one)) for one in PRACTISED),
        ]
        self.skill = PickButton(theme, say("report-sums"), skills, self, dark=True)
        self.pdf.clicked.connect(self.save_pdf)
        self.paper.clicked.connect(self.print_page)
        self.html.clicked.connect(self.save_html)
        self.csv.clicked.connect(self.save_csv)
        self.sheet.clicked.connect(self.save_sheet)
        self.deck.clicked.connect(self.save_deck)
        self._layout()
        self.lead_focus(self.text)

    def _layout(self) -> None:
        self.head.addStretch(1)
        self.head.addWidget(self.pdf)
        self.head.addWidget(self.paper)
        tools = QWidget(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        tools.setSizePolicy(policy)
        flow = FlowLayout(tools)
        for control in (self.html, self.csv, self.sheet, self.deck, self.skill):
            flow.addWidget(control)
        lay_paper(self, self.head, self.text, _WIDEST, tools)

    # What it shows

    def follow(self, before: Self) -> None:
        """The report that is read there."""
        if before.learner is not None and before._store is not None:
            self.show_learner(before.learner, before._store)

    def show_learner(self, learner: Learner, store: LearnerStore) -> None:
        """The report of this learner as it is now."""
        self.learner, self.page, self._store = None, None, store
        self._write()

        def found() -> tuple[list[Attempt], Report]:
            attempts = read_attempts(store, learner.id)
            return attempts, report(attempts, date.today())

        def refuse(error: OSError) -> None:
            self.tell(str(error))
            self._show(learner, [], report((), date.today()))

        self._asking.ask(found, lambda told: self._show(learner, *told), refuse)

    def _show(self, learner: Learner, attempts: list[Attempt], page: Report) -> None:
        self._attempts = attempts
        self.learner, self.page = learner, page
        self._write()
        self.skill.choose(_OWN)

    def _write(self) -> None:
        """The page in letters of the size that is preferred."""
        # Headings are so many times as large as the letters of the widget.
        self.text.setStyleSheet(f"font-size: {round(16 * min(self.theme.text, 1.6))}px")
        self.text.setHtml(self._body())

    def changeEvent(self, event: QEvent) -> None:
        """Text of another size is written anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._write()

    def _body(self) -> str:
        if self.learner is None or self.page is None:
            return ""
        return report_html(self.learner, self.page, QDate.currentDate())

    # What can be taken away

    def _ask(self, title: str, ending: str, kinds: str) -> Path | None:
        if self.learner is None:
            return None
        name = say("report-file-name", name=self.learner.nickname, day=date.today().isoformat())
        return files.ask_save(self, title, f"{name}{ending}", kinds)

    def save_pdf(self) -> None:
        path = self._ask(say("report-ask-save"), ".pdf", say("report-files-pdf"))
        if path is not None:
            from cardtable.ui.support.printing import prepare_pdf

            self._asking.ask(prepare_pdf(path, self._body()), self.tell)

    def save_html(self) -> None:
        """The page as HTML that stands alone."""
        path = self._ask(say("report-ask-save"), ".html", say("report-files-html"))
        if path is not None and self.learner is not None:
            page = whole_page(self.learner.nickname, self._body())
            self._asking.ask(partial(files.write, path, page), self.tell)

    def save_csv(self) -> None:
        """Every answer as a table."""
        path = self._ask(say("report-ask-answers"), ".csv", say("report-files-csv"))
        if path is not None:
            self._asking.ask(partial(files.write, path, attempts_csv(self._attempts)), self.tell)

    def save_sheet(self) -> None:
        """Sums to be filled in by hand, with their key, as PDF."""
        path = self._ask(say("report-ask-sheet"), ".pdf", say("report-files-pdf"))
        if path is not None:
            from cardtable.ui.support.printing import prepare_pdf

            page = sheet_html(self.skill.text(), self._sums())
            self._asking.ask(prepare_pdf(path, page, pages=2), self.tell)

    def save_deck(self) -> None:
        """Cards with sums to be cut out, and their backs as the key, as PDF."""
        path = self._ask(say("report-ask-deck"), ".pdf", say("report-files-pdf"))
        if path is not None:
            from cardtable.ui.learning.deck import draw_backs, draw_fronts
            from cardtable.ui.support.printing import prepare_drawn

            sums = self._sums()
            pages = (partial(draw_fronts, sums=sums), partial(draw_backs, sums=sums))
            self._asking.ask(prepare_drawn(path, pages), self.tell)

    def _sums(self) -> list[Question]:
        """As many sums as a sheet has, of the kind that is chosen."""
        chance = Stream(secrets.token_hex(4), "sheet")
        profile = read_profile(self.learner.document if self.learner is not None else "")
        numbers, chosen = profile.numbers, self.skill.value
        if chosen == _OWN:
            missed = [one.question for one in reversed(profile.missed) if not one.partner]
            weak = weak_skills(self.page) if self.page is not None else []
            return weak_sums(SHEET, missed, weak, numbers, chance)
        if not chosen:
            return sheet(SHEET, lambda: mixed(numbers, chance))
        return sheet(SHEET, lambda: practice(Skill(chosen), numbers, chance))

    def print_page(self) -> None:
        """The page on paper, where this computer can print."""
        from cardtable.ui.support.printing import print_html

        trouble = print_html(self, self._body())
        if trouble:
            self.tell(trouble)
