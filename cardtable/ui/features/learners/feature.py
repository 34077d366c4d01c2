"""The pages for learners: the list of them, practice, the probe, the report and the class."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cardtable import clock
from cardtable.language import say
from cardtable.ui.services.command import Command
from cardtable.ui.services.services import Services
from cardtable.ui.support.background import Background

if TYPE_CHECKING:
    from cardtable.controller.lessons.answer_store import Learned
    from cardtable.controller.match.match import Match
    from cardtable.learning.questions import Question
    from cardtable.learning.skills import Skill
    from cardtable.storage.learners import Learner, LearnerStore
    from cardtable.ui.features.learners.class_page import ClassPage
    from cardtable.ui.features.learners.learners_page import LearnersPage
    from cardtable.ui.features.learners.practice_page import PracticePage
    from cardtable.ui.features.learners.probe_page import ProbePage
    from cardtable.ui.features.learners.report_page import ReportPage
    from cardtable.ui.features.learners.ten_minutes_page import TenMinutesPage
    from cardtable.ui.play.table_actions import Offer
    from cardtable.ui.services.navigator import Page


def register(services: Services) -> None:
    LearnerPages(services)
    services.commands.append(
        Command(
            "learning",
            400,
            lambda: say("learners-title"),
            "cap",
            partial(services.navigator.go, "learners"),
            ("Ctrl+L",),
            ahead=True,
        )
    )


class LearnerPages(QObject):
    """The pages for learners and the ways between them."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services, self._pages, self._theme = services, services.navigator, services.theme
        register = self._pages.register
        self.learners = register("learners", self._make_learners, enter=lambda page: page.open())
        pace = self._take_pace
        self.practice = register("practice", self._make_practice, begin=pace, enter=pace)
        self.ten_minutes = register("ten_minutes", self._make_ten_minutes, begin=pace, enter=pace)
        self.probe = register("probe", self._make_probe)
        self.class_page = register("class_page", self._make_class, enter=self._fill_class)
        self.report = register("report", self._make_report)
        self._asking = Background(self)
        services.answers["offer-more"] = self._offer_more
        services.answers["learned"] = self._learned

    def _learned(self, name: str) -> Learned:
        """Return the days on which a learner practiced and met friends; for the disk's thread."""
        from cardtable.controller.lessons.answer_store import Learned, learned

        store = self._services.learner_file.store
        return learned(store, name) if store is not None else Learned(frozenset(), {})

    def _make_learners(self) -> LearnersPage:
        from cardtable.ui.features.learners.learners_page import LearnersPage

        page = LearnersPage(self._theme, self._services.learner_file, lambda: self._services.catalog)
        page.practice_asked.connect(self._practice)
        page.overview.round.clicked.connect(lambda: self._practice(page.learner, None))
        page.ten_minutes_asked.connect(self._begin_ten_minutes)
        page.game_asked.connect(self._play_with)
        page.deal_asked.connect(self._deal_game)
        page.parent_view.report.clicked.connect(lambda: self._report(page.learner))
        page.deleting.connect(self._forget)
        page.deleted.connect(self._look_again)
        page.child_view.friend_asked.connect(lambda question: self._meet_friend(page.learner, question))
        page.spoken.connect(self._services.read_on_request)
        page.teachers.clicked.connect(self.class_page.show)
        return page

    def _play_with(self, learner: Learner) -> None:
        """Start a game in which this learner calls the totals, with numbers that fit and easy opponents."""
        from cardtable.ui.shared import seating

        self._services.session.start(seating.game_for(learner, self._services.catalog), is_chosen=False)

    def _make_ten_minutes(self) -> TenMinutesPage:
        from cardtable.ui.features.learners.ten_minutes_page import TenMinutesPage

        page = TenMinutesPage(self._theme)
        page.spoken.connect(self._services.read_aloud)
        page.game_asked.connect(self._deal_game)
        return page

    def _begin_ten_minutes(self, learner: Learner) -> None:
        from cardtable.ui.shared import seating

        games = seating.games_that_fit(learner, self._services.catalog)
        page = self.ten_minutes.page
        self._begin(self.ten_minutes, lambda store: page.begin_evening(learner, store, games))

    def _offer_more(self, match: Match, offer: Offer) -> None:
        """After a game, offer a learner at the table who has outgrown it a larger one.

        If there is none, offer the ten minutes of the first who has something due.
        """
        from cardtable.controller.lessons.training import is_awaited
        from cardtable.ui.shared import seating

        services, file = self._services, self._services.learner_file
        found = [file.learner(player.learner) for player in match.setup.players if player.learner]
        here, store = [learner for learner in found if learner is not None], file.store
        if store is None or not here:
            return
        for learner in here:
            more = seating.larger_game(learner, services.catalog, match.rules)
            if more is not None:
                offer(learner.nickname, more.game.title, partial(self._deal_game, learner, more.key))
                return

        def first() -> Learner | None:
            return next((one for one in here if is_awaited(one, store, clock.today())), None)

        def show(learner: Learner | None) -> None:
            if learner is not None and services.session.match is match:
                offer(learner.nickname, "", partial(self._begin_ten_minutes, learner))

        self._asking.ask(first, show, lambda error: services.notify(str(error)))

    def _deal_game(self, learner: Learner, game: str) -> None:
        """Start a game by the key under which its sums are measured.

        If its numbers became too large for the learner since it was offered, start one that fits.
        """
        from cardtable.ui.shared import seating

        found = seating.offers_that_fit(learner, self._services.catalog).get(game)
        if found is None:
            self._play_with(learner)
        else:
            self._services.session.start(seating.setup_for(learner, found[0]), is_chosen=False)

    def _forget(self, learner: str) -> None:
        """Prepare for a learner being deleted: clear the table and forget the learner's name.

        The record of the game on the table is about to be rewritten.
        """
        from cardtable.storage.forgetting import Forgetting

        services, store = self._services, self._services.learner_file.store
        if store is None:
            return
        services.session.set_aside()
        gone = Forgetting(services.directory, learner, store.names_of(learner))
        services.forgetting.emit()
        services.memory.forget(gone.window)
        services.state_replaced.emit()

    def _look_again(self) -> None:
        """Show what is left after a learner was deleted, and put the game back on the table."""
        self._services.state_replaced.emit()
        if not self._services.session.take_up_again():
            self._services.ask("look-for-unfinished")

    def _make_practice(self) -> PracticePage:
        from cardtable.ui.features.learners.practice_page import PracticePage

        page = PracticePage(self._theme)
        page.spoken.connect(self._services.read_aloud)
        return page

    def _begin(self, place: Page[Any], begin: Callable[[LearnerStore], object]) -> None:
        """Show a page and begin there, if answers can be kept."""
        store = self._services.learner_file.store
        if store is not None:
            with self._pages.seen():
                place.show()
                begin(store)

    def _take_pace(self, page: PracticePage) -> None:
        page.panel.pace = self._services.motion

    def _practice(self, learner: Learner | None, skill: Skill | None) -> None:
        if learner is not None:
            self._begin(self.practice, lambda store: self.practice.page.begin(learner, store, skill))

    def _meet_friend(self, learner: Learner | None, question: Question) -> None:
        if learner is not None:
            page = self.practice.page
            self._begin(self.practice, lambda store: page.begin_friend(learner, store, question))

    def _make_probe(self) -> ProbePage:
        from cardtable.ui.features.learners.probe_page import ProbePage

        page = ProbePage(self._theme)
        page.spoken.connect(self._services.read_aloud)
        return page

    def _offer_probe(self, learner: Learner) -> None:
        self._begin(self.probe, lambda store: self.probe.page.offer(learner, store))

    def _make_class(self) -> ClassPage:
        from cardtable.ui.features.learners.class_page import ClassPage

        page = ClassPage(self._theme)
        page.probe_asked.connect(self._offer_probe)
        return page

    def _fill_class(self, page: ClassPage) -> None:
        store = self._services.learner_file.store
        if store is not None:
            page.show_class(store)

    def _make_report(self) -> ReportPage:
        from cardtable.ui.features.learners.report_page import ReportPage

        return ReportPage(self._theme)

    def _report(self, learner: Learner | None) -> None:
        store = self._services.learner_file.store
        if store is not None and learner is not None:
            self.report.page.show_learner(learner, store)
            self.report.show()
