"""The page for teachers: learners by skill, on screen, paper and in files, and two minutes of sums."""

from __future__ import annotations

from functools import partial
from typing import Self

from PySide6.QtCore import QDate, Signal
from PySide6.QtGui import QShowEvent

from cardtable import clock
from cardtable.controller.lessons.answer_store import read_attempts
from cardtable.language import say
from cardtable.learning.probe import is_due
from cardtable.learning.profile import read_profile
from cardtable.learning.report import report
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.learners.paper_page import PaperPage
from cardtable.ui.learning.class_words import Pupil, class_csv, class_html, sheets_of
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
        return "" if self.pupils is None else class_html(self.pupils, QDate.currentDate())

    # Exports

    def save_csv(self) -> None:
        """Ask for a file and save a line for each learner to it."""
        path = self.ask_path(self.asks, ".csv", say("report-files-csv"))
        if path is not None:
            self.asking.ask(partial(files.write, path, class_csv(self.pupils or [])), self.notify)
