"""The guided first deal of every game follows its rules and shows its special cards."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from random import Random

import pytest

from cardtable.cards.faces import rank_of
from cardtable.controller.first_game import YOU, GuidedMatch, Plan, plan, things
from cardtable.controller.match.match import Awaits
from cardtable.controller.match.setup import Player
from cardtable.game.events import AnyEvent, DealEnded, SeatStuck
from cardtable.game.moves import Play
from cardtable.game.refusals import Refusal
from cardtable.rules.catalog import catalog
from cardtable.rules.families import families
from tests.game.random_variants import random_rules
from tests.games import every_game

COMPANY = ("You", "Olive", "Barnaby", "Petra")
TWO_MINUTES = 120
"""The most seconds for the whole deal."""
READING, PLAYING = 8, 2.5
"""Seconds for an explanation, and for a play of another seat with its pause and motion."""


@cache
def planned(variant: str, known: str | None = None) -> Plan:
    """Return the plan of a first game for a player who knows `known`, or no game."""
    resolve = catalog().resolve
    found = plan(resolve(variant), None if known is None else resolve(known))
    assert found is not None
    return found


def sat_down(found: Plan) -> GuidedMatch:
    kinds = ["person", *["computer"] * (found.players - 1)]
    players = [
        Player(name, kind, "" if kind == "person" else "casual")  # type: ignore[arg-type]
        for name, kind in zip(COMPANY, kinds, strict=False)
    ]
    match = GuidedMatch.show(found, players)
    match.look(YOU)
    match.deal()
    return match


def played(match: GuidedMatch) -> list[AnyEvent]:
    """Play the whole deal as planned."""
    events: list[AnyEvent] = []
    for move in match.plan.moves:
        happened = match.play(move)
        assert not isinstance(happened, Refusal), (match.rules.id, move, happened)
        events += happened
    return events


@every_game
def test_every_game_has_a_first_game_by_its_own_rules(variant: str) -> None:
    match = sat_down(planned(variant))
    marks = match.plan.marks
    assert marks[0].about == "total"
    assert len({mark.about for mark in marks if mark.about != "card"}) == sum(
        m.about != "card" for m in marks
    )
    for mark in marks[:-1]:
        match = sat_down(match.plan)
        for move in match.plan.moves[: mark.move]:
            match.play(move)
        seen = match.view()
        assert match.mark == mark
        assert match.awaits is Awaits.PERSON
        assert [play.cards for play in seen.plays] == [(mark.face,)]
        assert Counter(seen.hand)[mark.face] == 1, "only one card is lit, and no other looks like it"


@every_game
def test_a_first_game_ends_with_another_player_stuck_or_with_the_end_of_its_rules(variant: str) -> None:
    rules = catalog().resolve(variant)
    match = sat_down(planned(variant))
    events = played(match)
    last = match.plan.marks[-1]
    assert last.move == len(match.plan.moves)
    assert match.plan.shown != YOU
    stuck = [event for event in events if isinstance(event, SeatStuck)]
    if rules.terms.overplay or rules.is_team:
        assert last.about == "end"
        assert any(isinstance(event, DealEnded) for event in events)
    else:
        assert [event.seat for event in stuck] == [match.plan.shown]
    assert match.is_played
    assert match.awaits is Awaits.DEAL
    assert match.mark == last


@every_game
def test_a_first_game_takes_at_most_two_minutes(variant: str) -> None:
    found = planned(variant)
    others = len(found.moves) - len(found.marks) + 1
    assert len(found.marks) * READING + others * PLAYING <= TWO_MINUTES


def test_the_classic_shows_five_kinds_of_things_and_an_ace() -> None:
    marks = planned("ninety-nine").marks
    assert {mark.about for mark in marks} == {"total", "card", "hold", "reverse", "stuck"}
    assert {rank_of(mark.face) for mark in marks if mark.about == "card"} == {"K", "A"}


@every_game
def test_players_who_know_another_game_are_shown_the_differences(variant: str) -> None:
    rules, known = catalog().resolve(variant), catalog().resolve("ninety-nine")
    found = planned(variant, known.id)
    differing = {face for face, options in rules.cards.items() if known.cards.get(face) != options}
    shown = [mark.face for mark in found.marks[1:-1]]
    assert all(face in differing for face in shown) or not things(rules, known)
    assert shown or variant == "ninety-nine" or not things(rules)


def test_a_card_that_makes_the_limit_is_shown_before_one_that_makes_zero() -> None:
    shown = [thing.faces for thing in things(catalog().resolve("boom-o"), catalog().resolve("ninety-nine"))]
    assert [faces for faces in shown if faces[0].startswith("TO")] == [("TO60",), ("TO30",), ("TO0",)]


def test_each_family_has_a_first_game_of_its_own() -> None:
    """Even if cards are alike, they are explained in other words."""
    shown = {
        family.id: {
            (mark.about, options)
            for mark in planned(family.classic).marks[1:-1]
            for options in [catalog().resolve(family.classic).cards[mark.face]]
        }
        for family in families()
    }
    assert len({frozenset(marks) for marks in shown.values()}) == len(shown)


def test_nothing_but_the_lit_card_can_be_played() -> None:
    match = sat_down(planned("ninety-nine"))
    lit = match.plan.moves[0]
    others = [card for card in match.view().hand if (card,) != getattr(lit, "cards", ())]
    assert others
    for card in others:
        assert isinstance(match.play(Play((card,), "+1", match.view().total + 1)), Refusal)
    assert match.turn_number == 0
    assert not match.can_undo
    assert not isinstance(match.play(lit), Refusal)
    assert not match.can_undo


def test_a_first_game_is_not_saved() -> None:
    match = sat_down(planned("ninety-nine"))
    played(match)
    assert match.saving.path is None


@pytest.mark.parametrize("count", [6, pytest.param(24, marks=pytest.mark.slow("more such rules"))])
def test_most_random_rules_have_a_first_game_and_each_can_be_played(count: int) -> None:
    chance = Random(11)
    made = (rules for _ in range(60) if (rules := random_rules(chance)) is not None)
    drawn = list(islice(made, count))
    found = [one for rules in drawn if (one := plan(rules)) is not None]
    assert len(found) >= 0.75 * len(drawn)
    for one in found:
        match = sat_down(one)
        played(match)
        assert match.is_played


def test_a_game_always_has_the_same_first_game() -> None:
    rules = catalog().resolve("ninety-nine-icelandic")
    assert plan(rules) == plan(rules)
