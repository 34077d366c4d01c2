"""The pages for learners: the list of them, practice, the probe, the report and the class.

Imported before the first picture, so it imports only what that picture needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.window.pages import Page, Pages

if TYPE_CHECKING:
    from cardtable.learning.skills import Skill
    from cardtable.storage.learners import Learner
    from cardtable.ui.learning.learner_file import LearnerFile
    from cardtable.ui.pages.class_page import ClassPage
    from cardtable.ui.pages.learners.learners_page import LearnersPage
    from cardtable.ui.pages.practice_page import PracticePage
    from cardtable.ui.pages.probe_page import ProbePage
    from cardtable.ui.pages.report_page import ReportPage


class School(QObject):
    """The pages for learners and the ways between them."""

    game_asked = Signal(object)
    """Emitted with the `Learner` who wants to play a game."""

    spoken = Signal(str)
    """Emitted with a sentence to read aloud to the learner."""

    deleting = Signal(str)
    """Emitted with the id of a learner who is about to be deleted."""

    deleted = Signal()

    def __init__(
        self, pages: Pages, theme: Theme, learner_file: Callable[[], LearnerFile], pace: Callable[[], Pace]
    ) -> None:
        """Register the pages; `learner_file` is called for the first, `pace` whenever practice begins."""
        super().__init__(pages)
        self._pages, self._theme = pages, theme
        self._learner_file, self._pace = learner_file, pace
        self.learners = Page(pages, self._make_learners, enter=lambda page: page.open())
        self.practice = Page(pages, self._make_practice)
        self.probe = Page(pages, self._make_probe)
        self.class_page = Page(pages, self._make_class, enter=self._fill_class)
        self.report = Page(pages, self._make_report)

    def _make_learners(self) -> LearnersPage:
        from cardtable.ui.pages.learners.learners_page import LearnersPage

        page = LearnersPage(self._theme, self._learner_file())
        page.practise_asked.connect(self._practise)
        page.round_asked.connect(lambda learner: self._practise(learner, None))
        page.game_asked.connect(self.game_asked)
        page.report_asked.connect(self._report)
        page.deleting.connect(self.deleting)
        page.deleted.connect(self.deleted)
        page.probe_asked.connect(self._offer_probe)
        page.class_asked.connect(self.class_page.show)
        return page

    def _make_practice(self) -> PracticePage:
        from cardtable.ui.pages.practice_page import PracticePage

        page = PracticePage(self._theme)
        page.spoken.connect(self.spoken)
        return page

    def _practise(self, learner: Learner, skill: Skill | None) -> None:
        store = self._learner_file().store
        if store is not None:
            self.practice.page.panel.pace = self._pace()
            with self._pages.seen():
                self.practice.show()
                self.practice.page.begin(learner, store, skill)

    def _make_probe(self) -> ProbePage:
        from cardtable.ui.pages.probe_page import ProbePage

        page = ProbePage(self._theme)
        page.spoken.connect(self.spoken)
        return page

    def _offer_probe(self, learner: Learner) -> None:
        store = self._learner_file().store
        if store is not None:
            with self._pages.seen():
                self.probe.show()
                self.probe.page.offer(learner, store)

    def _make_class(self) -> ClassPage:
        from cardtable.ui.pages.class_page import ClassPage

        return ClassPage(self._theme)

    def _fill_class(self, page: ClassPage) -> None:
        store = self._learner_file().store
        if store is not None:
            page.show_class(store)

    def _make_report(self) -> ReportPage:
        from cardtable.ui.pages.report_page import ReportPage

        return ReportPage(self._theme)

    def _report(self, learner: Learner) -> None:
        store = self._learner_file().store
        if store is not None:
            self.report.page.show_learner(learner, store)
            self.report.show()
