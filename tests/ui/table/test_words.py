"""What binds the seat to act is told with the card that it asks for, and what cannot be played says why."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from cardtable.game import engine
from cardtable.game.moves import Reason, Refusal
from cardtable.game.parts.mistakes import MISTAKE
from cardtable.game.seats import view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalogue import catalogue
from cardtable.rules.errors import RulesError
from cardtable.rules.model import Rules
from cardtable.ui.table.words import bound_line, refusal_reason
from tests.rules.example_table import ExampleTable
from tests.rules.test_prose import offers
from tests.ui.table.tables import seat_view


@pytest.mark.parametrize(
    ("pile", "must", "line"),
    [
        (("8H", "9C"), "run:+1", "A run goes up: only tens earn a new card"),
        (("8H", "7C"), "run:-1", "A run goes down: only sixes earn a new card"),
        (("QH", "KC"), "run:+1", "A run goes up: only aces earn a new card"),
        (("2H", "AC"), "run:-1", "A run goes down: only kings earn a new card"),
    ],
)
def test_a_run_is_told_with_the_rank_that_goes_on(pile: tuple[str, ...], must: str, line: str) -> None:
    assert bound_line(msgspec.structs.replace(seat_view(pile=pile), must=must)) == line


def test_a_card_that_breaks_a_run_that_must_go_on_is_refused_with_the_rank_that_does() -> None:
    view = msgspec.structs.replace(seat_view(pile=("8H", "9C")), must="run:+1")
    refusal = Refusal(Reason.RUN_GOES_ON, "4S")
    assert refusal_reason("4S", refusal, view) == "The run has to be continued with tens"


@pytest.mark.parametrize("variant", catalogue().ids)
def test_a_card_that_cannot_be_played_is_refused_in_a_whole_sentence(variant: str) -> None:
    told: set[str] = set()
    for rules in (catalogue().resolve(variant), *with_each_house_rule(variant)):
        for state in walk(rules, moves=60):
            if state.questions or state.phase is not Phase.PLAYING:
                continue
            shown = view(state, state.turn)
            playable = {card for play in shown.plays for card in play.cards}
            mistakes = {card for play in shown.plays if MISTAKE in play.marks for card in play.cards}
            assert set(shown.hand) - playable == set(shown.refused) - mistakes
            told |= {refusal_reason(card, why, shown) for card, why in shown.refused.items()}
    assert [text for text in told if not text.strip() or "{" in text or "}" in text] == []


def with_each_house_rule(variant: str) -> Iterator[Rules]:
    """The variant with each value of each of its house rules."""
    for _, key, value in (offer for offer in offers() if offer[0] == variant):
        with suppress(RulesError):  # Too few cards for anybody.
            yield catalogue().resolve(variant, {key: value})


def walk(rules: Rules, moves: int) -> Iterator[State]:
    """A random game, before each of so many moves."""
    chance = Random(rules.digest)
    sizes = [n for n in range(rules.min_players, rules.max_players + 1) if not rules.lack_of_cards(n)]
    state = engine.new_game(Table(rules, chance.choice(sizes)), rules.digest)
    for _ in range(moves):
        if state.phase is Phase.OVER:
            return
        if state.phase is Phase.BETWEEN:
            engine.deal(state)
        yield state
        if state.phase is Phase.PLAYING:
            engine.apply(state, chance.choice(engine.legal_moves(state)))


@pytest.mark.parametrize(
    ("variant", "options", "setup", "card", "sentence"),
    [
        (
            "ono-99",
            {"ono_first_number": "on"},
            {"total": 0, "hands": {"1": ["REV", "N5"]}},
            "REV",
            "Reverse may not come first: a number begins the deal",
        ),
        (
            "ninety-nine-ishihara",
            {"start_card": "empty"},
            {"total": 0, "hands": {"1": ["KS", "5D"]}},
            "KS",
            "King may not be played yet",
        ),
        (
            "ninety-nine-icelandic",
            {"queen_answer": "optional"},
            {"total": 50, "hands": {"1": ["QS", "5D"]}, "state": {"queen_chain": 1}},
            "5D",
            "A queen can only be answered with a queen",
        ),
        (
            "ninety-eight-arizona",
            {},
            {"total": 98, "hands": {"1": ["JS", "9D", "JK2", "KS"]}, "state": {"obligation": 4}},
            "JK2",
            "Joker may not begin: 4 plays are owed",
        ),
        (
            "ninety-nine-baltimore",
            {},
            {"total": 96, "hands": {"1": ["7S", "2D"]}, "pile": ["5C"]},
            "7S",
            "7 would make 101: over 99",
        ),
    ],
)
def test_a_refusal_names_what_stands_in_the_way(
    variant: str, options: dict[str, str], setup: dict[str, Any], card: str, sentence: str
) -> None:
    at = ExampleTable(variant, {"players": 3, "turn": 1, "direction": "cw", "options": options, **setup})
    shown = view(at.state, 0)
    assert refusal_reason(card, shown.refused[card], shown) == sentence
