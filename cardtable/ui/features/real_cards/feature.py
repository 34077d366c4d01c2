"""Games with real cards: their page, which is a table of its own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.language import say
from cardtable.ui.services.navigator import Edits
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.storage.learners import LearnerStore
    from cardtable.ui.features.real_cards.real_cards_page import RealCardsPage


def register(services: Services) -> None:
    RealCards(services)


class RealCards(QObject):
    """The page of games with real cards; it holds one match at a time."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services, self._session, self._pages = services, services.session, services.navigator
        self.row = self._pages.register(
            "real_cards", self._make, begin=self._take_pace, enter=self._take_pace,
            end=lambda page: page.leave(), returns=False, is_table=True, edits=_edits_of,
        )  # fmt: skip
        self._session.tables.append(self)
        self._session.starters.append(self._ask_dealer)
        services.settlers.append(self._settle)
        services.unsaved.append(self._unsaved)

    def _make(self) -> RealCardsPage:
        from cardtable.ui.features.real_cards.real_cards_page import RealCardsPage

        session = self._session
        page = RealCardsPage(self._services.theme)
        page.dealer_chosen.connect(self._begin)
        page.moves.clicked.connect(lambda: self._services.ask("look-back"))
        page.rules.clicked.connect(lambda: self._pages.go("rules"))
        page.again_asked.connect(session.play_other_cards)
        page.start_asked.connect(partial(self._pages.go, self._pages.home))
        page.panel.spoken.connect(self._services.read_aloud)
        return page

    def _take_pace(self, page: RealCardsPage) -> None:
        page.pace = self._services.motion

    @property
    def match(self) -> Match | None:
        return self.row.made.match if self.row.made is not None else None

    @property
    def can_look_back(self) -> bool:
        return self.row.is_shown

    def _ask_dealer(self, setup: MatchSetup) -> bool:
        """Ask for the first dealer of a game with real cards; return whether it is one."""
        if setup.real_cards:
            with self._pages.seen():
                if self.match is not None:
                    self._session.leave()
                self.row.show()
                self.row.page.ask_dealer(setup)
        return setup.real_cards

    def _begin(self, setup: MatchSetup, dealer: int) -> None:
        import msgspec

        from cardtable.ui.shared import seating

        seed = seating.new_seed(len(setup.players), dealer)
        self._session.begin(msgspec.structs.replace(setup, seed=seed))

    # Matches put on it

    def takes(self, match: Match) -> bool:
        return match.has_real_cards

    def open_match(self, match: Match, before: Match | None) -> None:
        if match is not self.match:
            self.leave()
        self.row.show()
        self.resume(match)

    def resume(self, match: Match) -> None:
        self.row.page.open_match(match, None)
        if any(one.learner for one in match.setup.players):
            self._services.learner_file.open(lambda store: self._seat_learners(match, store), make=False)

    def _seat_learners(self, match: Match, store: LearnerStore | None) -> None:
        if self.match is match and store is not None:
            self.row.page.open_match(match, store)

    def show(self) -> None:
        self.row.show()

    def leave(self) -> None:
        if self.row.made is not None:
            self.row.made.leave()

    def _settle(self) -> None:
        if self.match is not None:
            self.match.saving.settle()

    def _unsaved(self) -> tuple[str, str] | None:
        trouble = self.match.saving.trouble if self.match is not None else None
        return (say("window-game-not-saved"), trouble) if trouble is not None else None


def _edits_of(page: RealCardsPage) -> Edits:
    return Edits(lambda: page.match is not None and page.match.can_undo, page.take_back)
