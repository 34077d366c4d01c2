"""Questions about the hand: made from real deals, checked by adding up without the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

import pytest

from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.sight.view import SeatView, view
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.learning.calling import Stage, ask
from cardtable.learning.diagnosis import diagnose
from cardtable.learning.ladder import Rating, Support, support_for
from cardtable.learning.picks import (
    PICK_MODES,
    choice,
    hand_question,
    largest,
    offers_of,
    room,
    room_question,
    safe,
)
from cardtable.learning.questions import Offer, Question
from cardtable.learning.skills import Skill
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules
from tests.games import few
from tests.rows import rows


def turns(variant: str, seed: str) -> Iterator[tuple[Rules, SeatView]]:
    """The table before every move of a few deals, as the seat to act sees it."""
    rules = catalog().resolve(variant)
    players = max(rules.min_players, min(4, rules.max_players))
    state, chance = engine.new_game(Table(rules, players), seed, last_deal=3), Stream(seed, "picks")
    while state.phase is not Phase.OVER:
        if state.phase is Phase.BETWEEN:
            engine.deal(state)
        else:
            yield rules, view(state, state.actor)
            engine.apply(state, chance.choose(engine.legal_moves(state)))


def hand(*makes: int, total: int = 94, limit: int = 99) -> tuple[Offer, ...]:
    return tuple(Offer(f"{n}S", made, made <= total) for n, made in enumerate(makes, start=2))


def every_one(*makes: int) -> Question:
    offers = hand(*makes)
    fitting = sum(1 << place for place, one in enumerate(offers) if one.makes <= 99)
    return Question(94, "pick", 99, fitting, exercises=Skill.OVER_LIMIT, offers=offers)


def furthest(*makes: int) -> Question:
    offers = hand(*makes)
    best = max(one.makes for one in offers if one.makes <= 99)
    return Question(94, "pick", 99, best, exercises=Skill.LARGEST_SAFE, offers=offers)


FEW_SEEDS = [(few, 1), pytest.param(lambda: catalog().ids, 4, marks=pytest.mark.slow("many hands of all"))]


@pytest.mark.parametrize(("games", "seeds"), FEW_SEEDS, ids=["few", "all"])
def test_what_fits_is_what_can_be_played_and_the_furthest_reaches_the_highest_total(
    games: Callable[[], tuple[str, ...]], seeds: int
) -> None:
    for variant, seed in product(games(), range(seeds)):
        for _, seen in turns(variant, str(seed)):
            alone = [play for play in seen.plays if len(play.cards) == 1]
            asked = safe(seen)
            if asked is not None:
                fitting = [card for card in seen.hand if any(play.cards == (card,) for play in alone)]
                assert [offer.card for offer in asked.picked(asked.answer)] == fitting
                assert 0 < len(fitting) < len(seen.hand)
            best = largest(seen)
            if best is not None:
                totals = {play.total for play in alone}
                assert best.answer == max(totals) <= seen.limit
                assert len(totals) > 1
            left = room(seen)
            if left is not None:
                assert seen.total + left.answer == seen.limit


@pytest.mark.parametrize(("games", "seeds"), FEW_SEEDS, ids=["few", "all"])
def test_of_two_values_exactly_one_fits(games: Callable[[], tuple[str, ...]], seeds: int) -> None:
    for variant, seed in product(games(), range(seeds)):
        for rules, seen in turns(variant, str(seed)):
            asked = choice(seen, rules)
            if asked is None:
                continue
            (card,) = asked.cards
            playable = {play.total for play in seen.plays if play.cards == (card,)}
            assert playable == {asked.answer}
            assert len(asked.offers) > 1
            assert [one.makes for one in asked.offers if one.makes <= seen.limit] == [asked.answer]


def test_every_kind_comes_up() -> None:
    left = set(PICK_MODES)
    for variant in catalog().ids:
        for rules, seen in turns(variant, "5"):
            found = hand_question(seen, rules, "mixed", Stream(str(seen.number), "m"))
            left.discard(found[0] if found is not None else "")
        if not left:
            break
    assert left == set()


def test_nothing_is_asked_if_nothing_was_wanted_or_something_else_binds() -> None:
    rules, seen = next(turns(catalog().ids[0], "1"))
    assert hand_question(seen, rules, "", Stream("1", "m")) is None
    assert offers_of(seen)
    # A card that is held back by a ban says nothing about sums.
    banned = next(iter(seen.hand))
    bound = replace(seen, plays=tuple(play for play in seen.plays if banned not in play.cards), refused={})
    assert offers_of(bound) == ()


@rows(
    "question, answer, code",
    [
        (every_one(100, 98), 0b11, "compared-the-ones"),
        (every_one(105, 98), 0b11, "over-the-limit"),
        (every_one(105, 98, 96), 0b010, "left-one-out"),
        (every_one(105, 98, 84), 0b010, "left-a-special-out"),
        (furthest(100, 98, 96), 100, "compared-the-ones"),
        (furthest(104, 98, 96), 104, "over-the-limit"),
        (furthest(104, 98, 96), 96, "not-the-largest"),
    ],
)
def test_a_wrong_pick_tells_its_mistake(question: Question, answer: int, code: str) -> None:
    assert diagnose(question, answer, {})[0] == code
    assert diagnose(question, question.answer, {}) == ()


def test_two_copies_of_a_card_are_both_to_be_picked() -> None:
    offers = (Offer("4S", 98), Offer("4S", 98), Offer("9S", 103))
    question = Question(94, "pick", 99, 0b011, exercises=Skill.OVER_LIMIT, offers=offers)
    assert diagnose(question, 0b001, {}) == ("left-one-out",)


def test_a_pick_is_explained_by_the_jump_that_went_over_and_then_by_all() -> None:
    calling = ask(furthest(104, 100, 98), Rating(3.0), 99, Stream("1", "c"))
    assert (calling.offered, calling.is_helped) == ((), False)
    calling = calling.answered(104, 900)
    assert (calling.stage, [jump.end for jump in calling.ways_shown]) == (Stage.AGAIN, [104])
    calling = calling.answered(100, 900)
    assert (calling.stage, [jump.end for jump in calling.ways_shown]) == (Stage.SHOWN, [104, 100, 98])
    calling = calling.answered(98, 900)
    assert calling.is_right
    assert not calling.right_at_once


def test_help_for_a_pick_is_the_picture_or_hints_and_never_other_answers() -> None:
    question = furthest(104, 98, 96)
    for ability in range(-4, 5):
        assert support_for(Rating(float(ability)), question) is not Support.PLACES
    assert support_for(Rating(-4.0), question) is Support.TICKS
    assert support_for(Rating(4.0), question) is Support.NONE
    asked = ask(question, Rating(0.0), 99, Stream("1", "c"), support=Support.PLACES)
    assert (asked.support, asked.offered) == (Support.TICKS, ())


def test_luck_is_what_closed_eyes_would_hit() -> None:
    assert every_one(104, 98, 96).luck == 1 / 8
    assert furthest(104, 98, 98).luck == 2 / 3
    assert Rating(-99.0).chance(furthest(104, 98, 96), Support.NONE) == pytest.approx(1 / 3)


def test_room_is_the_limit_less_the_total() -> None:
    question = room_question(99, 94)
    assert (question.skill, question.answer) == (Skill.ROOM, 5)
    assert diagnose(question, 6, {})[0] == "off-by-one"
    assert diagnose(question, 15, {})[0] == "off-by-ten"
