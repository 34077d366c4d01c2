"""The report on a learner: on screen, on paper, as PDF and HTML; answers as CSV; practice sheets."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Self

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cardtable import clock
from cardtable.cards.shuffle import Stream
from cardtable.controller.lessons.answer_store import attempts_csv, read_attempts
from cardtable.language import say, word
from cardtable.learning.attempts import Attempt
from cardtable.learning.ladder import Numbers
from cardtable.learning.own_errors import Gain, gain_to_report
from cardtable.learning.practice import PRACTICED, mixed, practice, sheet, weak_sums
from cardtable.learning.profile import read_profile
from cardtable.learning.questions import Question
from cardtable.learning.report import Report, report, weak_skills
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.fonts import font
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.learners.paper_page import PaperPage
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.report_words import (
    asked_on_paper,
    report_html,
    sheet_html,
    solved_on_paper,
    whole_page,
)
from cardtable.ui.shared.when import qt_day
from cardtable.ui.support import files
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.pickers import PickButton

SHEET = 20
"""The number of sums on a practice sheet, and of cards."""

_OWN = "own"
"""The value for a sheet of the sums that were hard."""

_WIDEST = 900


class ReportPage(PaperPage):
    """The page with the report on one learner, and its exports."""

    learner: Learner | None = None
    page: Report | None = None
    gained: Gain | None = None
    """What became of a repeated error of the learner's own."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, say("report-title"), _WIDEST)
        self._attempts: list[Attempt] = []
        self._store: LearnerStore | None = None
        self.html = PillButton(say("report-save-html"), size=16, parent=self)
        self.csv = PillButton(say("report-save-answers"), size=16, parent=self)
        self.sheet = PillButton(say("report-practice-sheet"), size=16, parent=self)
        self.deck = PillButton(say("report-deck"), size=16, parent=self)
        self.skill = PickButton(say("report-sums"), _sums_of(Numbers.TO_99), self, dark=True)
        self.html.clicked.connect(self.save_html)
        self.csv.clicked.connect(self.save_csv)
        self.sheet.clicked.connect(self.save_sheet)
        self.deck.clicked.connect(self.save_deck)
        for control in (self.html, self.csv, self.sheet, self.deck, self.skill):
            self.tools.addWidget(control)

    @property
    def about(self) -> str:
        return self.learner.nickname if self.learner is not None else ""

    # Showing

    def restore_from(self, before: Self) -> None:
        if before.learner is not None and before._store is not None:
            self.show_learner(before.learner, before._store)

    def show_learner(self, learner: Learner, store: LearnerStore) -> None:
        """Read this learner's answers and show the report."""
        self.learner, self.page, self.gained, self._store = None, None, None, store
        self.wait()

        def found() -> tuple[list[Attempt], Report, Gain | None]:
            attempts, today = read_attempts(store, learner.id), clock.today()
            courses = read_profile(learner.document).courses
            return attempts, report(attempts, today), gain_to_report(courses, attempts, today)

        self.asking.ask(found, lambda read: self._show(learner, *read), self.refuse)

    def _show(self, learner: Learner, attempts: list[Attempt], page: Report, gained: Gain | None) -> None:
        self._attempts, self.gained = attempts, gained
        self.learner, self.page = learner, page
        self.arrive()
        self.skill.offer(_sums_of(read_profile(learner.document).numbers))
        self.skill.choose(_OWN)

    def body(self) -> str:
        if self.learner is None or self.page is None:
            return ""
        return report_html(self.learner, self.page, qt_day(clock.today()), self.gained)

    # Exports

    def save_html(self) -> None:
        """Ask for a file and save the report as HTML with everything in it."""
        path = self.ask_path(say("report-ask-save"), ".html", say("report-files-html"))
        if path is not None and self.learner is not None:
            page = whole_page(self.learner.nickname, self.body())
            self.asking.ask(partial(files.write, path, page), self.notify)

    def save_csv(self) -> None:
        """Ask for a file and save every answer as CSV."""
        path = self.ask_path(say("report-ask-answers"), ".csv", say("report-files-csv"))
        if path is not None:
            self.asking.ask(partial(files.write, path, attempts_csv(self._attempts)), self.notify)

    def save_sheet(self) -> None:
        """Ask for a file and save a sheet of sums with the answers, as PDF."""
        path = self.ask_path(say("report-ask-sheet"), ".pdf", say("report-files-pdf"))
        if path is not None:
            from cardtable.ui.support.printing import prepare_pdf

            page = sheet_html(self.skill.words, self._sums())
            self.asking.ask(prepare_pdf(path, page, pages=2), self.notify)

    def save_deck(self) -> None:
        """Ask for a file and save cards with sums to cut out, the answers on their backs, as PDF."""
        path = self.ask_path(say("report-ask-deck"), ".pdf", say("report-files-pdf"))
        if path is not None:
            from cardtable.ui.support.printing import prepare_drawn

            sums = self._sums()
            pages = (partial(draw_fronts, sums=sums), partial(draw_backs, sums=sums))
            self.asking.ask(prepare_drawn(path, pages), self.notify)

    def _sums(self) -> list[Question]:
        """Return the sums for a sheet, of the kind that is chosen."""
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


def _sums_of(numbers: Numbers) -> list[tuple[str, str]]:
    """Return the kinds of sums that can be chosen, in words for these numbers."""
    return [
        (_OWN, say("report-own")),
        ("", say("report-mixed")),
        *((one.value, words.skill_name(one, numbers)) for one in PRACTICED),
    ]


COLUMNS, ROWS = 4, 5
_LINE, _INK, _MUTED, _CARD = "#9A9488", "#2A2B36", "#5B5A66", "#C9BFA6"
_SUM, _WORDS, _SMALL, _ROUND, _EDGE, _INSET = 27.0, 16.0, 11.0, 9.0, 7.0, 6.0
"""Font sizes of sums, words and small text; radius, margin and padding of a card. All in points."""


def draw_fronts(painter: QPainter, page: QRectF, sums: Sequence[Question]) -> None:
    _cuts(painter, page)
    texts = [asked_on_paper(question) for question in sums]
    size = _alike(texts, page.width() / COLUMNS - 2 * (_EDGE + _INSET))
    for place, text in enumerate(texts):
        _written(painter, _card(painter, page, place % COLUMNS, place // COLUMNS), text, size)


def draw_backs(painter: QPainter, page: QRectF, sums: Sequence[Question]) -> None:
    """Draw the answers, each behind its sum when the sheet is turned over along its long edge."""
    _cuts(painter, page)
    for place, question in enumerate(sums):
        card = _card(painter, page, COLUMNS - 1 - place % COLUMNS, place // COLUMNS)
        _written(painter, card.adjusted(0, 0, 0, -card.height() * 0.25), word(question.answer), _SUM * 1.4)
        foot = card.adjusted(0, card.height() * 0.6, 0, 0)
        _written(painter, foot, solved_on_paper(question), _SMALL, _MUTED)


def _alike(texts: Sequence[str], room: float) -> float:
    """Return a font size at which every sum fits on one line, with the width of a digit to spare."""
    short = [text for text in texts if paint.text_width(text, _WORDS, 800) <= room]
    return min((paint.fitting(f"0{text}", _SUM, 800, room, _WORDS) for text in short), default=_SUM)


def _cuts(painter: QPainter, page: QRectF) -> None:
    painter.setPen(QPen(QColor(_LINE), 0.6, Qt.PenStyle.DashLine))
    for column in range(COLUMNS + 1):
        x = page.left() + page.width() * column / COLUMNS
        painter.drawLine(QLineF(x, page.top(), x, page.bottom()))
    for row in range(ROWS + 1):
        y = page.top() + page.height() * row / ROWS
        painter.drawLine(QLineF(page.left(), y, page.right(), y))


def _card(painter: QPainter, page: QRectF, column: int, row: int) -> QRectF:
    """Draw the outline of a card; return the room inside."""
    wide, high = page.width() / COLUMNS, page.height() / ROWS
    whole = QRectF(page.left() + wide * column, page.top() + high * row, wide, high)
    card = whole.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
    paint.fill_round(painter, card, _ROUND, "#FFFFFF", _CARD, 1.0)
    return card.adjusted(_INSET, _INSET, -_INSET, -_INSET)


def _written(painter: QPainter, room: QRectF, text: str, size: float, color: str = _INK) -> None:
    """Draw a text centered: a sum on one line, the words of a rule on several."""
    if paint.text_width(text, min(size, _WORDS), 800) > room.width():
        size = min(size, _WORDS)
    else:
        size = paint.fitting(text, size, 800, room.width(), _SMALL)
    painter.setPen(QColor(color))
    painter.setFont(font(round(size), 800))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
