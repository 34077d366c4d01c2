"""Rules that bind the next play are shown with the card they ask for, and a refused card says why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, get_args

import pytest

from cardtable.cards.faces import RANKS, pips_of, rank_of
from cardtable.game import engine
from cardtable.game.moves import MISTAKE, Decline
from cardtable.game.refusals import (
    Banned,
    CancelsFewer,
    MayNotBegin,
    NoPlayHere,
    NotInHand,
    NumberFirst,
    OfACard,
    OverLimit,
    QueenDue,
    RunGoesOn,
    TooFewLeft,
)
from cardtable.game.sight.view import view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.effects import Copy
from cardtable.rules.model import Rules
from cardtable.rules.sense import key_of
from cardtable.ui.table.words.sentences import bound_line, refusal_reason, state_in_words
from tests.games import every_game, few, others
from tests.rules.example_table import ExampleTable
from tests.rules.house_rules import with_each_house_rule
from tests.ui.table.tables import seat_view


def test_a_run_is_announced_with_the_next_rank(subtests: pytest.Subtests) -> None:
    for pile, must, line in [
        (("8H", "9C"), "run:+1", "The run is going up: only tens earn a new card"),
        (("8H", "7C"), "run:-1", "The run is going down: only sixes earn a new card"),
        (("QH", "KC"), "run:+1", "The run is going up: only aces earn a new card"),
        (("2H", "AC"), "run:-1", "The run is going down: only kings earn a new card"),
    ]:
        with subtests.test(line):
            assert bound_line(replace(seat_view(pile=pile), must=must)) == line


def test_owed_plays_are_announced_until_the_last(subtests: pytest.Subtests) -> None:
    for owes, done, line in [
        (0, 0, ""),
        (2, 0, "Play 2 times"),
        (3, 1, "Play 2 times"),
        (2, 1, "Play once more"),
    ]:
        with subtests.test(owes=owes, done=done):
            assert bound_line(replace(seat_view(pile=("8H",)), must=None, owes=owes, done=done)) == line


@every_game
def test_a_card_that_cannot_be_played_has_its_own_true_reason(variant: str) -> None:
    assert_reasons_true(catalog().resolve(variant))


@pytest.mark.parametrize("games", [few, pytest.param(others, marks=pytest.mark.long)], ids=["few", "others"])
@pytest.mark.slow("every house rule")
def test_a_card_has_its_own_true_reason_whatever_the_house_rules(
    games: Callable[[], tuple[str, ...]], subtests: pytest.Subtests
) -> None:
    for variant in games():
        for options, rules in with_each_house_rule(variant):
            with subtests.test(variant, options=options):
                assert_reasons_true(rules)


def assert_reasons_true(rules: Rules) -> None:
    """Check each card that cannot be played in a random game."""
    for state in walk(rules, moves=60):
        if state.phase is not Phase.PLAYING:
            continue
        for seat in {state.turn, (state.turn + 1) % state.table.players}:
            shown = view(state, seat)
            for card, why in shown.refused.items():
                assert why.card == card
                assert is_true(why, state), (why, state)
                reason = refusal_reason(why)
                assert reason.strip()
                assert not set("{}") & set(reason)
                assert "now" not in reason, "This reason would fit every card."
        if not state.questions:
            shown = view(state, state.turn)
            sound = {card for play in shown.plays if MISTAKE not in play.marks for card in play.cards}
            assert set(shown.hand) - sound == set(shown.refused), "A card can neither be played nor says why."


def is_true(why: OfACard, state: State) -> bool:
    """Return if the reason follows from the rules and the state, recomputed apart from the engine."""
    terms, hand, rank = state.table.rules.terms, state.hands[state.turn], rank_of(why.card)
    made = totals(state, why.card)
    match why:
        case OverLimit(total=total, limit=0):
            return state.table.rules.counts_down and total < 0 and total == max(made)
        case OverLimit(total=total, limit=limit):
            return total > limit == state.table.rules.limit and total == min(made)
        case NoPlayHere(total=total):
            return total == state.total and not totals(state, why.card)
        case Banned(turns=turns):
            ban = terms.ban
            return (
                ban is not None
                and rank == ban.rank
                and 0 < turns == ban.turns - state.turns_taken[state.turn]
            )
        case QueenDue(rank=due, count=count):
            return rank != due and count == state.chain > 0 and due in map(rank_of, hand)
        case RunGoesOn(rank=due):
            distance = (RANKS.index(due) - RANKS.index(rank_of(state.pile[-1]))) % len(RANKS)
            return rank != due and due in map(rank_of, hand) and distance == state.run % len(RANKS)
        case MayNotBegin(owed=owed):
            return owed == state.owes and state.done == 0 and why.card in terms.obligation.not_first
        case CancelsFewer(cancels=cancels, owed=laid):
            return key_of(why.card) == terms.obligation.cancels and cancels < laid == state.owes
        case TooFewLeft(owed=owed):
            # A card that cancels counts only if it can cancel all plays that are owed.
            small = state.owes == 2
            usable = [
                card
                for card in hand
                if (small or key_of(card) != terms.obligation.cancels)
                and any(after <= state.table.limit for after in totals(state, card))
            ]
            return terms.obligation.must_finish and len(usable) < owed == state.owes - state.done
        case NumberFirst():
            return not state.pile and any(pips_of(card) is not None for card in hand if card != why.card)
        case _:
            return False


def totals(state: State, card: str) -> list[int]:
    """Return the totals of a card, over the limit too; a card that copies acts as the last one."""
    rules = state.table.rules
    later = rules.later.get(card)
    if later is not None and state.renewals >= later.renewals:
        return [state.total + later.number]
    cards = state.table.rules.cards
    copies = any(isinstance(option.total, Copy) for option in cards[card])
    acting = state.acting if copies and state.acting is not None else card
    return [after for option in cards[acting] for _, after in option.total.results(state.total)]


def walk(rules: Rules, moves: int) -> Iterator[State]:
    """Yield the state before each move of a random game."""
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


REFUSED: list[tuple[str, dict[str, str], dict[str, Any], str, str]] = [
    (
        "ono-99",
        {"ono_first_number": "on"},
        {"total": 0, "hands": {"1": ["REV", "N5"]}},
        "REV",
        "The Reverse can't go first: start the deal with a number",
    ),
    (
        "ninety-nine-ishihara",
        {"start_card": "empty"},
        {"total": 0, "hands": {"1": ["KS", "5D"]}},
        "KS",
        "The king can't be played yet",
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
        "The joker cancels 2 plays, not 4",
    ),
    (
        "ninety-eight-arizona",
        {},
        {"total": 97, "hands": {"1": ["AS", "8D", "7C", "10S"]}, "state": {"obligation": 2}},
        "AS",
        "The ace would leave too few cards: you owe 2 plays",
    ),
    (
        "ono-99",
        {},
        {"total": 50, "hands": {"1": ["DP", "N5"]}, "state": {"obligation": 2}},
        "DP",
        "The Double Play can't go first: you owe 2 plays",
    ),
    (
        "ono-99",
        {},
        {"total": 50, "hands": {"1": ["ONO", "N5"]}},
        "ONO",
        "The O'NO 99 can't be played on this total",
    ),
    (
        "ninety-nine-whitby-2025",
        {"run_forced": "on"},
        {"total": 50, "hands": {"1": ["4S", "10D"]}, "pile": ["8H", "9C"], "state": {"run": 1}},
        "4S",
        "The run must continue with a ten",
    ),
    (
        "ninety-nine-baltimore",
        {},
        {"total": 96, "hands": {"1": ["7S", "2D"]}, "pile": ["5C"]},
        "7S",
        "The 7 would make 101: over 99",
    ),
]
"""Variant, house rules, position, a card of the seat to act, and the reason that refuses it."""


def test_a_refusal_names_its_reason(subtests: pytest.Subtests) -> None:
    for variant, options, setup, card, sentence in REFUSED:
        with subtests.test(sentence):
            at = ExampleTable(
                variant, {"players": 3, "turn": 1, "direction": "cw", "options": options, **setup}
            )
            shown = view(at.state, 0)
            assert refusal_reason(shown.refused[card]) == sentence
            assert is_true(shown.refused[card], at.state)


def test_these_cards_meet_every_reason() -> None:
    met = set()
    for variant, options, setup, card, _ in REFUSED:
        at = ExampleTable(variant, {"players": 3, "turn": 1, "direction": "cw", "options": options, **setup})
        met.add(type(view(at.state, 0).refused[card]))
    assert met == {*get_args(OfACard)} - {NotInHand}, "only NotInHand can't happen to a card of the hand"


def test_a_question_during_your_turn_is_announced_as_a_question() -> None:
    """In Zeus you may be asked to sneak a card in during your own turn."""
    state = engine.new_game(Table(catalog().resolve("zeus-on-the-loose"), 3), "1")
    engine.deal(state)
    own = view(state, state.turn)
    names = ["Ann", "Bert", "Cleo"]
    assert state_in_words(own, names).startswith("Your turn.")
    asked = replace(own, plays=(), moves=(Decline(state.turn),))
    assert asked.is_asked
    assert state_in_words(asked, names).startswith("A question for you.")
