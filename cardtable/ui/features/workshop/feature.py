"""The workshop's page, and its command."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from cardtable.language import say
from cardtable.ui.services.command import Command
from cardtable.ui.services.navigator import Edits
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.controller.drafts import Desk
    from cardtable.ui.features.workshop.workshop_page import WorkshopPage


def register(services: Services) -> None:
    workshop = Workshop(services)
    services.commands.append(
        Command(
            "workshop",
            340,
            lambda: say("workshop-make-own"),
            "rule",
            workshop.make_game,
            ("Ctrl+Shift+N",),
            in_panel=False,
        )
    )


class Workshop(QObject):
    """The page on which people make games of their own."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services, self._navigator = services, services.navigator
        self.row = self._navigator.register(
            "workshop", self._make, end=lambda page: page.shut_down(), edits=_edits_of,
        )  # fmt: skip
        self._drafts = services.memory.now.drafts
        """The games being made, as last remembered."""
        services.answers["change-rules"] = self.change_rules
        services.keeping.connect(self._keep)
        services.forgetting.connect(self._keep)
        services.state_replaced.connect(self._show_state)

    def _make(self) -> WorkshopPage:
        from cardtable.ui.features.workshop.workshop_page import WorkshopPage

        services, own = self._services, self._services.own_games
        own.begin()
        self._drafts = services.memory.now.drafts
        page = WorkshopPage(services.theme, self._drafts, lambda: services.motion, own.is_loaded)
        if not own.is_loaded:
            own.know(lambda: self.row.page.know_games())
        page.try_asked.connect(services.session.try_deal)
        page.save_asked.connect(self._save)
        page.kept_drafts.connect(self._remember)
        return page

    def _remember(self, drafts: tuple[Mapping[str, Any], ...]) -> None:
        memory = self._services.memory
        self._drafts = drafts
        memory.remember(memory.now._replace(drafts=drafts))

    def make_game(self) -> None:
        """Open the workshop with the game being looked at.

        That is the game in front or on the table, else the one played last, else the draft worked on last.
        """
        row, match, state = self._navigator.row, self._services.session.match, self._services.memory.now
        if row is None or row is self.row:
            return
        if row.game.variant:
            self.change_rules(*row.game)
        elif row.is_table and not row.is_home and match is not None:
            self.change_rules(match.setup.variant, match.setup.options)
        elif self.row.made is None and not state.drafts and state.variant:
            self.change_rules(state.variant)
        else:
            self.row.show()

    def change_rules(self, variant: str, options: Mapping[str, str] | None = None) -> None:
        """Open the workshop with a new game based on `variant` and these house rules.

        A game that people made is changed itself.
        """
        from cardtable.rules.catalog import is_own

        with self._navigator.seen():
            if is_own(variant):
                self.row.show()
                self._services.own_games.know(partial(self._work_on_own, variant))
            else:
                self._work_on(variant, options)

    def _work_on_own(self, variant: str) -> None:
        # The player may have left while the disk was read.
        if self.row.is_shown:
            self._work_on(variant)

    def _work_on(self, variant: str, options: Mapping[str, str] | None = None) -> None:
        """Show the workshop with this game; it's laid out only once, with the game on it."""
        from cardtable.rules.model import RulesError

        page, message, trouble = self.row.page, "", ""
        try:
            message = page.start_from(variant, options)
        except RulesError as error:
            trouble = str(error)
        self.row.show()
        if trouble:
            self._services.notify(trouble)
        if message:
            page.notify(message, "check")

    def _keep(self) -> None:
        if self.row.made is not None:
            self.row.made.keep()

    def _show_state(self) -> None:
        drafts = self._services.memory.now.drafts
        if drafts != self._drafts:
            self._drafts = drafts
            if self.row.made is not None:
                self.row.made.take_drafts(drafts)

    def _save(self, desk: Desk) -> None:
        draft = desk.bench.draft
        # The page may be another one by then, in another language.
        self._services.own_games.keep(desk, lambda: self.row.page.take_saved(desk, draft))


def _edits_of(page: WorkshopPage) -> Edits:
    return Edits(lambda: page.bench.can_undo, page.undo, lambda: page.bench.can_redo, page.redo)
