"""The first game: finding one for a player who wants to see how it's played, and the whole game after it.

Imported before the first picture, so it imports only what that picture needs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.language import say

if TYPE_CHECKING:
    from cardtable.controller.first_game.guided import GuidedMatch
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.rules.model import Rules
    from cardtable.ui.play.table_page import TablePage
    from cardtable.ui.window.main_window import MainWindow
    from cardtable.ui.window.ui_state import UiState


def show_how(window: MainWindow, variant: str = "") -> None:
    """Show a game with prepared cards:

    `variant`, or the first game there is. Back leads to the current page.
    """
    from cardtable.rules.errors import RulesError
    from cardtable.rules.families import families
    from cardtable.rules.own_words import game_name

    try:
        known = _known(window.state, variant)
        match = _found(variant or families()[0].classic, known)
    except RulesError as error:
        window.tell(str(error))
        return
    if match is None:
        window.tell(say("first-not-found"))
        return
    name = game_name(known) if known is not None else ""

    def sit(page: TablePage) -> None:
        page.show_game(match, name)

    window.remember(window.state._replace(taught=True))
    window.start.page.offer_to_show(False)
    window.try_match(match, sit)


def _known(state: UiState, variant: str) -> Rules | None:
    """Return the rules of the game played last, to show only what differs; None if it's the same or gone."""
    from cardtable.rules.catalogue import catalogue
    from cardtable.rules.errors import RulesError

    if not state.variant or state.variant == variant:
        return None
    try:
        return catalogue().resolve(state.variant)
    except RulesError:
        # A game that people made and deleted.
        return None


def _found(variant: str, known: Rules | None) -> GuidedMatch | None:
    """Return the prepared deal of a game; None if there is none.

    Raises RulesError if there's no such game.
    """
    from cardtable.controller.first_game.guided import GuidedMatch
    from cardtable.controller.first_game.plan import plan
    from cardtable.rules.catalogue import catalogue
    from cardtable.ui.shared import seating

    found = plan(catalogue().resolve(variant), known)
    if found is None:
        return None
    seats = seating.fitted(seating.first_seats(), found.players, found.players)
    return GuidedMatch.show(found, seating.with_names(seats))


def whole_game(window: MainWindow, rules: Rules) -> MatchSetup:
    """Return the setup of a whole game of the one just shown, with the players of the last game."""
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.ui.shared import seating

    last = seating.remembered(window.state.last)
    seats = seating.drafted(last.players) if last is not None else seating.first_seats()
    seats = seating.fitted(seats, rules.min_players, rules.max_players)
    return MatchSetup(rules.id, seating.with_names(seats), seating.new_seed(len(seats)))
