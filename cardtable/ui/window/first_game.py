"""The first game: found for whoever asks to be shown one, led at the table, and left again.

It is imported before the first picture, so it imports no more than that picture needs.
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
    """Shows that game with prepared cards, the first one there is where none is named; Back leads to where
    that was wanted.
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
    """The game that was played last, if it is another one; of the same one all is shown."""
    from cardtable.rules.catalogue import catalogue
    from cardtable.rules.errors import RulesError

    if not state.variant or state.variant == variant:
        return None
    try:
        return catalogue().resolve(state.variant)
    except RulesError:
        # A game of one's own that is no more.
        return None


def _found(variant: str, known: Rules | None) -> GuidedMatch | None:
    """The prepared deal of that game. Raises RulesError where there is no such game."""
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
    """What whoever was shown that game plays next: a whole one of it, with the company of last time."""
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.ui.shared import seating

    last = seating.remembered(window.state.last)
    seats = seating.drafted(last.players) if last is not None else seating.first_seats()
    seats = seating.fitted(seats, rules.min_players, rules.max_players)
    return MatchSetup(rules.id, seating.with_names(seats), seating.new_seed(len(seats)))
