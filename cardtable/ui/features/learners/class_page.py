"""The page for teachers: learners by skill, on screen, on paper and in files, and two minutes of sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import Self

from PySide6.QtCore import QDate, QLocale, Signal
from PySide6.QtGui import QShowEvent

from cardtable import clock
from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.language import say, series
from cardtable.learning.ladder import Numbers
from cardtable.learning.probe import Probed, is_due
from cardtable.learning.profile import read_profile
from cardtable.learning.report import Report, SkillLine, report
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.storage.outside import csv_text
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.learners.paper_page import PaperPage
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.report_words import short_day
from cardtable.ui.shared.when import formats, qt_day
from cardtable.ui.support import files
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.pickers import PickButton

_WIDEST = 1100


class ClassPage(PaperPage):
    """The page with all learners, for a teacher or a family with several children."""

    probe_asked = Signal(Learner)
    """The `Learner` who is to do the two minutes of sums."""

    pupils: list[Pupil] | None = None
    """The learners and their reports; None until they are read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, say("report-class"), _WIDEST)
        self._store: LearnerStore | None = None
        self.csv = PillButton(say("statistics-save"), size=16, parent=self)
        self.csv.clicked.connect(self.save_csv)
        self.learner_picker = PickButton(say("learners-probe-who"), (), self, dark=True)
        self.probe = PillButton(say("practice-probe"), "pen", size=16, parent=self)
        self.probe.clicked.connect(self._ask_probe)
        for control in (self.csv, self.learner_picker, self.probe):
            self.tools.addWidget(control)

    @property
    def about(self) -> str:
        return say("report-class")

    @property
    def asks(self) -> str:
        return say("report-class-ask-save")

    @property
    def sheets(self) -> int:
        return sheets_of(self.pupils or ())

    def restore_from(self, before: Self) -> None:
        if before._store is not None:
            self.show_class(before._store)

    def show_class(self, store: LearnerStore) -> None:
        """Read all learners' answers and show them."""
        self.pupils, self._store = None, store
        self.wait()

        def found() -> list[Pupil]:
            today = clock.today()
            return [Pupil(one, report(read_attempts(store, one.id), today)) for one in store.learners()]

        self.asking.ask(found, self._show, self.refuse)

    def _show(self, pupils: list[Pupil]) -> None:
        self.pupils = pupils
        self.arrive()

    # The two minutes of sums

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._offer_probe()

    @property
    def _due(self) -> list[Learner]:
        """The learners whose last two minutes are long enough ago."""
        learners = self._store.learners() if self._store is not None else ()
        return [one for one in learners if is_due(read_profile(one.document).probes, clock.today())]

    def _offer_probe(self) -> None:
        due = self._due
        self.learner_picker.offer([(one.id, one.nickname) for one in due])
        for control in (self.learner_picker, self.probe):
            control.setVisible(bool(due))

    def _ask_probe(self) -> None:
        for learner in self._due:
            if learner.id == self.learner_picker.value:
                self.probe_asked.emit(learner)

    def body(self) -> str:
        return "" if self.pupils is None else class_html(self.pupils, qt_day(clock.today()))

    # Exports

    def save_csv(self) -> None:
        """Ask for a file and save a line for each learner to it."""
        path = self.ask_path(self.asks, ".csv", say("report-files-csv"))
        if path is not None:
            self.asking.ask(partial(files.write, path, class_csv(self.pupils or [])), self.notify)


_CELL = "padding:1px 8px 1px 0;border-bottom:1px solid #B8AE98"


@dataclass(frozen=True)
class Pupil:
    """A learner with their report."""

    learner: Learner
    page: Report

    @property
    def numbers(self) -> Numbers:
        """The number range of the learner."""
        return read_profile(self.learner.document).numbers

    @property
    def probes(self) -> tuple[Probed, ...]:
        """The results of the learner's last two probes (two minutes of sums), the older first."""
        return read_profile(self.learner.document).probes[-2:]

    def line(self, skill: Skill) -> SkillLine:
        """Return the learner's state in a skill."""
        found = (line for line in self.page.skills if line.skill is skill)
        return next(found, SkillLine(skill, 0, 0, "new"))


def class_html(pupils: Sequence[Pupil], today: QDate) -> str:
    """Return the page: skills with the children who have them, then each child's work and next step."""
    day = formats().toString(today, QLocale.FormatType.LongFormat)
    parts = [f"<h2>{escape(say('report-class'))}</h2>", f"<p style='margin:2px 0'>{escape(day)}</p>"]
    met = met_skills(pupils)
    if not met:
        return "".join([*parts, f"<p>{escape(say('report-class-nothing'))}</p>"])
    head = [say(f"report-class-{name}") for name in ("skill", "secure", "coming", "open")]
    rows = [_by_skill(skill, _smallest(pupils), pupils) for skill in met]
    parts.append(_table(head, (24, 33, 33, 10), rows))
    head = [say(f"report-class-{name}") for name in ("name", "calls", "probes", "next")]
    parts.append(
        _table(head, (14, 18, 39, 29), [_by_pupil(pupil) for pupil in pupils], sheets_of(pupils) > 1)
    )
    small = say("progress-what-secure-means")
    return "".join([*parts, f"<p><small>{escape(small)}</small></p>"])


def sheets_of(pupils: Sequence[Pupil]) -> int:
    """Return the number of printed sheets: with many children each table has its own."""
    return 1 if len(pupils) <= _A_SHEET else 2


_A_SHEET = 12
"""The number of children that fit on one sheet in readable type."""


def met_skills(pupils: Sequence[Pupil]) -> list[Skill]:
    """Return the skills that any of the learners has met."""
    met = {line.skill for pupil in pupils for line in pupil.page.skills}
    return [skill for skill in Skill if skill in met]


def _smallest(pupils: Sequence[Pupil]) -> Numbers:
    return min((pupil.numbers for pupil in pupils), key=list(Numbers).index)


def _by_skill(skill: Skill, numbers: Numbers, pupils: Sequence[Pupil]) -> list[str]:
    """Return who is secure, who is practicing, and how many others there are."""
    lines = [(pupil.learner.nickname, pupil.line(skill)) for pupil in pupils]
    secure = [name for name, line in lines if line.is_secure]
    coming = [name for name, line in lines if line.standing == "practicing"]
    named = [series(names) if names else "–" for names in (secure, coming)]
    return [words.skill_name(skill, numbers), *named, str(len(lines) - len(secure) - len(coming))]


def _by_pupil(pupil: Pupil) -> list[str]:
    page = pupil.page
    share = say("report-class-share", right=page.right, calls=page.calls) if page.calls else "–"
    probes = series([_probe_words(probed) for probed in pupil.probes]) if pupil.probes else "–"
    step = words.skill_name(page.next_step, pupil.numbers) if page.next_step is not None else "–"
    return [pupil.learner.nickname, share, probes, step]


def _probe_words(probed: Probed) -> str:
    return say("report-class-probe", day=short_day(probed.day), right=probed.right, answered=probed.answered)


def _table(
    head: Sequence[str], widths: Sequence[int], rows: Sequence[Sequence[str]], new_sheet: bool = False
) -> str:
    """Return a table; `widths` are in percent, `new_sheet` begins a new sheet of paper."""
    named = zip(head, widths, strict=True)
    first = "".join(f"<td width='{wide}%' style='{_CELL}'><b>{escape(cell)}</b></td>" for cell, wide in named)
    others = ("".join(f"<td style='{_CELL}'>{escape(cell)}</td>" for cell in row) for row in rows)
    # On paper every sheet repeats the head.
    lines = f"<thead><tr>{first}</tr></thead>" + "".join(f"<tr>{cells}</tr>" for cells in others)
    style = "margin-top:10px" + (";page-break-before:always" if new_sheet else "")
    return f"<table width='100%' cellspacing='0' cellpadding='0' style='{style}'>{lines}</table>"


def class_csv(pupils: Sequence[Pupil]) -> str:
    """Return a line for each learner: figures, the last two results, and the state of each skill."""
    met = met_skills(pupils)
    names = ("name", "calls", "days", "right", "probe-before", "probe-last")
    head = [say(f"report-class-csv-{name}") for name in names]
    return csv_text([*head, *map(words.skill_name, met)], (_cells(pupil, met) for pupil in pupils))


def _cells(pupil: Pupil, met: Sequence[Skill]) -> list[object]:
    page = pupil.page
    before, last = ["", "", *(str(probed.right) for probed in pupil.probes)][-2:]
    lines = [pupil.line(skill) for skill in met]
    standings = [words.standing_words(line.standing, line.calls) for line in lines]
    return [pupil.learner.nickname, page.calls, page.days, page.right, before, last, *standings]
