"""Games with real cards: their page and their match.

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
    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.storage.learners import LearnerStore
    from cardtable.ui.learning.learner_file import LearnerFile
    from cardtable.ui.pages.real_cards.real_cards_page import RealCardsPage


class RealCards(QObject):
    """The page of games with real cards; it holds one match at a time."""

    begun = Signal(object)
    """Emitted with the `MatchSetup` of a game to begin."""

    look_back_asked = Signal()
    rules_asked = Signal()
    again_asked = Signal()
    start_asked = Signal()
    spoken = Signal(str)
    """Emitted with a sentence to read aloud to a learner."""

    def __init__(
        self, pages: Pages, theme: Theme, learner_file: Callable[[], LearnerFile], pace: Callable[[], Pace]
    ) -> None:
        """Register the page.

        `learner_file` is called for a match with learners, `pace` each time the page is shown.
        """
        super().__init__(pages)
        self._pages, self._theme = pages, theme
        self._learner_file, self._pace = learner_file, pace
        self.page = Page(
            pages, self._make, enter=self._enter, end=lambda page: page.leave(), beside=False, is_table=True
        )

    def _make(self) -> RealCardsPage:
        from cardtable.ui.pages.real_cards.real_cards_page import RealCardsPage

        page = RealCardsPage(self._theme)
        page.dealer_chosen.connect(self._begin)
        for asked, told in (
            (page.look_back_asked, self.look_back_asked),
            (page.rules_asked, self.rules_asked),
            (page.again_asked, self.again_asked),
            (page.start_asked, self.start_asked),
            (page.spoken, self.spoken),
        ):
            asked.connect(told)
        return page

    def _enter(self, page: RealCardsPage) -> None:
        page.pace = self._pace()

    @property
    def match(self) -> Match | None:
        """The match on this page, finished or not."""
        return self.page.made.match if self.page.made is not None else None

    @property
    def is_shown(self) -> bool:
        return self.page.is_shown

    @property
    def can_take_back(self) -> bool:
        """Whether the last entry can be undone on this page."""
        return self.is_shown and self.match is not None and self.match.can_undo

    def take_back(self) -> None:
        """Undo the last entry."""
        self.page.page.take_back()

    def ask_dealer(self, setup: MatchSetup) -> None:
        """Ask for the first dealer of a game with this setup."""
        with self._pages.seen():
            self.leave()
            self.page.show()
            self.page.page.ask_dealer(setup)

    def _begin(self, setup: MatchSetup, dealer: int) -> None:
        import msgspec

        from cardtable.ui.shared import seating

        seed = seating.new_seed(len(setup.players), dealer)
        self.begun.emit(msgspec.structs.replace(setup, seed=seed))

    def sit(self, match: Match) -> None:
        """Continue a match on this page."""
        with self._pages.seen():
            if match is not self.match:
                self.leave()
            self.page.show()
            self.page.page.sit(match, None)
        if any(one.learner for one in match.setup.players):
            self._learner_file().open(lambda store: self._seat_learners(match, store), make=False)

    def _seat_learners(self, match: Match, store: LearnerStore | None) -> None:
        if self.match is match and store is not None:
            self.page.page.sit(match, store)

    def leave(self) -> None:
        """Take the match off this page."""
        if self.page.made is not None:
            self.page.made.leave()
