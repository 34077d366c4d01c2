"""One long game of a simulated child, deal after deal, with the help and the numbers that the ladder gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from cardtable.cards.shuffle import Stream
from cardtable.learning.ladder import Numbers, Rating, Support, numbers_for, support_for
from cardtable.learning.practice import is_within, mixed
from cardtable.learning.profile import Profile
from cardtable.learning.questions import question_of
from cardtable.rules.model import Rules
from tests.learning.asked import plays
from tests.learning.children.able import AbleChild

DEAL = 12
"""Calls in a deal."""

WINDOW = 40


def long_game(
    child: AbleChild,
    seed: int,
    calls: int = 200,
    start: Numbers = Numbers.TO_50,
    falls: tuple[int, float] = (0, 0.0),
    levels: bool = True,
) -> tuple[list[bool], list[float], Rating]:
    """Whether each call was right, how likely that was, and what is thought in the end. `falls`: from which
    call on the child can do by how much less.
    """
    chance, rating, numbers = Stream(str(seed), "long game"), Rating.start(start), start
    right, likely = list[bool](), list[float]()
    for call in range(calls):
        if falls[1] and call == falls[0]:
            child.ability -= falls[1]
        if levels and call % DEAL == 0:
            numbers = numbers_for(rating)
        asked = mixed(numbers, chance)
        help_given = support_for(rating, asked)
        shown = (asked.before, asked.answer, help_given.value, help_given.choices)
        likely.append(child.chance(*shown))
        right.append(child.is_right(*shown))
        rating = rating.after(asked.skill, rating.chance(asked, help_given), right[-1], help_given)
    return right, likely, rating


def at_table(child: AbleChild, rules: Rules, seed: int, start: Numbers, calls: int = 200) -> list[float]:
    """How likely each sum of a game is right that the child calls for everybody, deal after deal."""
    profile, likely, deal = Profile.fresh(start), list[float](), 0
    while len(likely) < calls and deal < calls:
        deal += 1
        for event in plays(rules, f"{seed}:{deal}", 1):
            asked = question_of(event, rules)
            profile = profile.dealt("game", deal)
            numbers = profile.in_deal.numbers
            if asked.asks_rule or not is_within(asked, numbers):
                continue
            rating = profile.rating
            given = support_for(rating, asked)
            shown = (asked.before, asked.answer, given.value, given.choices)
            likely.append(child.chance(*shown))
            right = child.is_right(*shown)
            rating = rating.after(asked.skill, rating.chance(asked, given), right, given)
            profile = replace(profile, rating=rating)
    return likely


def windows(shares: Sequence[float]) -> Iterator[float]:
    """The mean of every forty in a row."""
    for begin in range(len(shares) - WINDOW + 1):
        yield sum(shares[begin : begin + WINDOW]) / WINDOW


ABILITIES = tuple(quarter / 4 for quarter in range(-8, 5))
"""From -2 to +1."""


def inside(seeds: Sequence[int], levels: bool = True) -> tuple[float, float]:
    """The share of windows of forty calls in which .72 to .88 were right, counted and by how likely it was."""
    counted, thought = list[float](), list[float]()
    for ability in ABILITIES:
        for seed in seeds:
            right, likely, _ = long_game(AbleChild(ability, seed), seed, levels=levels)
            counted += windows([float(one) for one in right])
            thought += windows(likely)
    return within(counted), within(thought)


def within(means: Sequence[float]) -> float:
    """The share of them in which about four of five calls were right."""
    return sum(0.72 <= mean <= 0.88 for mean in means) / len(means)


def after_a_fall(ability: float, seeds: Sequence[int], falls_at: int = 120, by: float = 1.2) -> list[float]:
    """How likely each of the sixty calls after a fall is right, on average over children."""
    after = [
        long_game(AbleChild(ability, seed), seed, falls_at + 60, falls=(falls_at, by))[1][falls_at:]
        for seed in seeds
    ]
    return [sum(calls) / len(calls) for calls in zip(*after, strict=True)]


def with_most_help(ability: float, seeds: Sequence[int], calls: int = 60) -> float:
    """How likely a call is right with the smallest numbers and the most help that there is."""
    likely = list[float]()
    for seed in seeds:
        child, chance, most = AbleChild(ability, seed), Stream(str(seed), "most help"), Support.PLACES
        sums = [mixed(Numbers.TO_20, chance) for _ in range(calls)]
        likely += [child.chance(one.before, one.answer, most.value, most.choices) for one in sums]
    return sum(likely) / len(likely)
