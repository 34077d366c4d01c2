"""The total has bounds, since cards that double totals below 0 would pass any number."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cardtable.game import engine
from cardtable.game.moves import Play
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.game.worked import explained
from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.endless import may_run_away
from cardtable.rules.model import HIGHEST, LOWEST, Rules
from cardtable.rules.prose.text import plain_text
from tests.games import every_game

MOVES = 400
STOPS_AT = "The total never goes past"

Choose = Callable[..., Play]


def ninety_nine(**changes: Any) -> Rules:
    """Return Ninety-nine with some keys changed."""
    document = json.loads(catalog().resolve("ninety-nine").document)
    document["cards"] |= changes.pop("cards", {})
    return rules_from_document(json.dumps(document | changes).encode())


DOUBLES = {
    "double": ninety_nine(cards={"7": "double", "J": "-10", "Q": "-10", "K": "-10"}),
    "double or halve": ninety_nine(cards={"7": "double or halve", "J": "-10", "Q": "-10", "K": "-10"}),
    "doubles in a game that counts down": ninety_nine(
        cards={"7": "double", "A": "-1", "K": "+10", **dict.fromkeys("23568", "-pips")},
        negative_totals="forbid", start_total=99, reach_wins="on", tokens="none", elimination_rule="never",
        deal_end="over_ends", overplay=True,
    ),
}  # fmt: skip


def totals(rules: Rules, players: int, choose: Choose) -> list[int]:
    """Return the totals of a game in which everyone always plays for the lowest or the highest total."""
    state, made = engine.new_game(Table(rules, players), "far", 0 if rules.has_end else 2), []
    while state.phase is not Phase.OVER and state.number < MOVES:
        if state.phase is Phase.BETWEEN:
            engine.deal(state)
            continue
        moves = engine.legal_moves(state)
        plays = [move for move in moves if isinstance(move, Play)]
        engine.apply(state, choose(plays, key=lambda play: play.total) if plays else moves[0])
        made.append(state.total)
    return made


@pytest.mark.parametrize("word", DOUBLES)
def test_a_total_doubled_again_and_again_stops_at_a_bound(word: str) -> None:
    rules = DOUBLES[word]
    choose = max if rules.counts_down else min
    made = totals(rules, 3, choose)
    assert min(made) >= LOWEST
    assert max(made) <= HIGHEST
    assert (HIGHEST if rules.counts_down else LOWEST) in made


@pytest.mark.parametrize("word", DOUBLES)
def test_the_rules_name_a_bound_that_the_total_can_reach(word: str) -> None:
    assert may_run_away(DOUBLES[word])
    end = "999999" if DOUBLES[word].counts_down else "−999999"
    assert f"{STOPS_AT} {end}: a card" in " ".join(plain_text(explained(DOUBLES[word])).split())


@every_game
def test_games_whose_rules_name_no_bound_stay_far_from_it(variant: str) -> None:
    rules = catalog().resolve(variant)
    is_stated = STOPS_AT in " ".join(plain_text(explained(rules)).split())
    assert is_stated == may_run_away(rules)
    if not is_stated:
        made = [total for choose in (min, max) for total in totals(rules, rules.min_players, choose)]
        assert min(made, default=0) > LOWEST // 100
        assert max(made, default=0) < HIGHEST // 100


def test_cards_played_together_stop_at_the_bound_too() -> None:
    rules = catalog().resolve("ninety-eight-arizona")
    state = engine.new_game(Table(rules, 3), "far")
    engine.deal(state)
    state.hands[state.turn] = ["JS", "JH", "JD", "2C"]
    state.total = LOWEST + 15
    made = {len(play.cards): play.total for play in engine.legal_plays(state) if play.value == "-10"}
    assert made == {1: LOWEST + 5, 2: LOWEST, 3: LOWEST}
