"""The first game: finding one for a player who wants to see how it's played, and the whole game after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardtable.controller.first_game.guided import GuidedMatch
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.rules.model import Rules
    from cardtable.ui.services.ui_state import UiState

FIRST_TOKENS = 3
"""The most tokens with which a player begins the game that follows."""


def guided(state: UiState, variant: str) -> tuple[GuidedMatch | None, str]:
    """Return the prepared deal of `variant`, or of the very first game if it's "".

    The name of the game played last comes with it if only the differences are shown, else "". The deal is
    None if the game has no prepared one. Raises RulesError if there's no such game.
    """
    from cardtable.rules.families import families
    from cardtable.rules.own_words import game_name

    known = _known(state, variant)
    match = _found(variant or families()[0].classic, known)
    return match, game_name(known) if known is not None else ""


def _known(state: UiState, variant: str) -> Rules | None:
    """Return the rules of the game played last, to show only what differs; None if it's the same or gone."""
    from cardtable.rules.catalog import catalog
    from cardtable.rules.model import RulesError

    if not state.variant or state.variant == variant:
        return None
    try:
        return catalog().resolve(state.variant)
    except RulesError:
        # A game that people made and deleted.
        return None


def _found(variant: str, known: Rules | None) -> GuidedMatch | None:
    """Return the prepared deal of a game; None if there is none.

    Raises RulesError if there's no such game.
    """
    from cardtable.controller.first_game.guided import GuidedMatch
    from cardtable.controller.first_game.plan import plan
    from cardtable.rules.catalog import catalog
    from cardtable.ui.shared import seating

    found = plan(catalog().resolve(variant), known)
    if found is None:
        return None
    seats = seating.fitted(seating.first_seats(), found.players, found.players)
    return GuidedMatch.show(found, seating.with_names(seats))


def whole_game(state: UiState, rules: Rules) -> MatchSetup:
    """Return the setup of a whole game of the one just shown, with the players of the last game.

    It's short: each player has at most `FIRST_TOKENS`.
    """
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.ui.shared import seating

    last = seating.remembered(state.last)
    seats = seating.drafted(last.players) if last is not None else seating.first_seats()
    seats = seating.fitted(seats, rules.min_players, rules.max_players)
    usual = rules.tokens_shown(len(seats)) or 0
    may_be_short = usual > FIRST_TOKENS and any(choice.key == "tokens" for choice in rules.choices)
    options = {"tokens": str(FIRST_TOKENS)} if may_be_short else {}
    return MatchSetup(rules.id, seating.with_names(seats), seating.new_seed(len(seats)), options)
