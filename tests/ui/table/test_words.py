"""What binds the seat to act is told with the card that it asks for, and what cannot be played says why."""

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
from cardtable.rules.catalogue import catalogue
from cardtable.rules.effects import Copy
from cardtable.rules.model import Rules
from cardtable.rules.sense import key_of
from cardtable.ui.table.words.sentences import bound_line, refusal_reason, state_in_words
from tests.games import every_game, few, others
from tests.rules.example_table import ExampleTable
from tests.rules.house_rules import with_each_house_rule
from tests.ui.table.tables import seat_view


def test_a_run_is_announced_with_the_rank_that_goes_on(subtests: pytest.Subtests) -> None:
    for pile, must, line in [
        (("8H", "9C"), "run:+1", "The run is going up: only tens earn a new card"),
        (("8H", "7C"), "run:-1", "The run is going down: only sixes earn a new card"),
        (("QH", "KC"), "run:+1", "The run is going up: only aces earn a new card"),
        (("2H", "AC"), "run:-1", "The run is going down: only kings earn a new card"),
    ]:
        with subtests.test(line):
            assert bound_line(replace(seat_view(pile=pile), must=must)) == line


def test_plays_that_are_owed_are_announced_until_the_last_is_made(subtests: pytest.Subtests) -> None:
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
    reasons_are_true(catalogue().resolve(variant))


@pytest.mark.parametrize("games", [few, pytest.param(others, marks=pytest.mark.long)], ids=["few", "others"])
@pytest.mark.slow("every house rule")
def test_a_card_has_its_own_true_reason_whatever_the_house_rules(
    games: Callable[[], tuple[str, ...]], subtests: pytest.Subtests
) -> None:
    for variant in games():
        for options, rules in with_each_house_rule(variant):
            with subtests.test(variant, options=options):
                reasons_are_true(rules)


def reasons_are_true(rules: Rules) -> None:
    """In a random game, of each card that cannot be played."""
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
                assert "now" not in reason, "A reason that fits everything is none."
        if not state.questions:
            shown = view(state, state.turn)
            sound = {card for play in shown.plays if MISTAKE not in play.marks for card in play.cards}
            assert set(shown.hand) - sound == set(shown.refused), "Each card can be played, or says why not."


def is_true(why: OfACard, state: State) -> bool:
    """Whether it is so, by the rules and the state alone, whatever part of the engine said it."""
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
            # Cards that cancel are no help where they cannot: what is left to lay is less than what is owed.
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
    """What a card makes of the total, over the limit too; one that copies, what the last card would."""
    rules = state.table.rules
    later = rules.later.get(card)
    if later is not None and state.renewals >= later.renewals:
        return [state.total + later.number]
    cards = state.table.rules.cards
    copies = any(isinstance(option.total, Copy) for option in cards[card])
    acting = state.acting if copies and state.acting is not None else card
    return [after for option in cards[acting] for _, after in option.total.results(state.total)]


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
"""A variant with house rules, what is on its table, a card of the seat to act, and why it cannot be played."""


def test_a_refusal_names_what_stands_in_the_way(subtests: pytest.Subtests) -> None:
    for variant, options, setup, card, sentence in REFUSED:
        with subtests.test(sentence):
            at = ExampleTable(
                variant, {"players": 3, "turn": 1, "direction": "cw", "options": options, **setup}
            )
            shown = view(at.state, 0)
            assert refusal_reason(shown.refused[card]) == sentence
            assert is_true(shown.refused[card], at.state)


def test_each_reason_is_met_by_one_of_these_cards() -> None:
    met = set()
    for variant, options, setup, card, _ in REFUSED:
        at = ExampleTable(variant, {"players": 3, "turn": 1, "direction": "cw", "options": options, **setup})
        met.add(type(view(at.state, 0).refused[card]))
    assert met == {*get_args(OfACard)} - {NotInHand}, "A card of the hand is in it."


def test_a_question_in_ones_own_turn_is_announced_as_one() -> None:
    """As in Zeus, where players may be asked whether they sneak a card in while it's their turn."""
    state = engine.new_game(Table(catalogue().resolve("zeus-on-the-loose"), 3), "1")
    engine.deal(state)
    own = view(state, state.turn)
    names = ["Ann", "Bert", "Cleo"]
    assert state_in_words(own, names).startswith("Your turn.")
    asked = replace(own, plays=(), moves=(Decline(state.turn),))
    assert asked.is_asked
    assert state_in_words(asked, names).startswith("A question for you.")
