"""Simulated children at the game: what is asked, what is kept, and what the report then says of them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime
from random import Random

import msgspec

from cardtable.cards.shuffle import Stream
from cardtable.learning.attempts import Attempt, rated
from cardtable.learning.calling import Occasion, ask, attempt_of
from cardtable.learning.ladder import Numbers, Support
from cardtable.learning.practice import PRACTICED, mixed, practice
from cardtable.learning.profile import Profile
from cardtable.learning.questions import Question
from cardtable.learning.report import Report, report
from cardtable.learning.skills import Skill
from tests.learning.asked import asked
from tests.learning.children.children import CHILDREN, NAMELESS, SLIPS, Child, Sum

CALLS = 80
TODAY = date(2026, 11, 23)


def sums(kind: str, seed: int) -> list[tuple[Question, int]]:
    """As many questions as a child is asked, with the limit."""
    chance = Stream(str(seed), f"school {kind}")
    if kind == "game":
        return _of_games(lambda q: True, seed)
    if kind in ("floor", "set"):
        rare = _of_games(lambda q: q.floored if kind == "floor" else q.skill is Skill.SET, seed, 12)
        return rare + _of_games(lambda q: True, seed, CALLS - len(rare))
    numbers = {"plain": Numbers.TO_99, "small": Numbers.TO_20}.get(kind, Numbers.TRICKY)
    made = [(mixed(numbers, chance), 99) for _ in range(CALLS)]
    skill = next((skill for skill in PRACTICED if skill.value == kind), None)
    for place in range(0, CALLS, 5) if skill is not None else ():
        made[place] = practice(skill, Numbers.TO_99, chance), 99
    return made


def _of_games(
    wanted: Callable[[Question], bool], seed: int, count: int = CALLS
) -> list[tuple[Question, int]]:
    found = [(question, rules.limit) for rules, question in asked() if wanted(question)]
    return Random(seed).choices(found, k=count)


def seen(question: Question) -> Sum:
    """As a child sees it."""
    what = question.skill.value if question.skill is Skill.ROOM else question.operation
    names = {"say": "set", "pick": "hold"}
    return Sum(
        "floor" if question.floored else names.get(what, what),
        question.before,
        question.operand,
        question.answer,
        question.pips if len(question.cards) == 1 else None,
    )


def taught(child: Child, kind: str, seed: int, support: Support | None) -> tuple[Profile, list[Attempt]]:
    """A learner after a game: what is believed, and the log."""
    profile, log, chance = Profile(), list[Attempt](), Stream(str(seed), "taught")
    for question, limit in sums(kind, seed):
        calling = ask(question, profile.rating, limit, chance, support=support, beliefs=profile.beliefs)
        calling = calling.answered(child.says(seen(question), calling.offered), 2500)
        if not calling.is_right:
            calling = calling.answered(question.answer, 2500)
        value = f"{question.operand:+d}" if question.operation == "add" else f"={question.answer}"
        attempt = attempt_of(
            Occasion("mia", "1", "1", "1"), calling, profile.rating, datetime(2026, 11, 23, tzinfo=UTC),
            mode="call", value=value,
        )  # fmt: skip
        log.append(attempt)
        after = profile.after(calling.right_at_once, rated(profile.rating, attempt), attempt.day)
        profile = msgspec.structs.replace(after, beliefs=calling.believed(profile.beliefs))
    return profile, log


def found(name: str, seed: int, support: Support | None = Support.NONE) -> tuple[str, ...]:
    """The mistakes on the report of a child with one way of going wrong."""
    _, way, kind = CHILDREN[name]
    slip = list(SLIPS.values())[seed % len(SLIPS)]
    _, log = taught(Child(way, slip, seed), kind, seed, support)
    return tuple(mistake.code for mistake in report(log, TODAY).mistakes)


def found_in_slips(name: str, seed: int, support: Support | None = Support.NONE) -> tuple[str, ...]:
    """The mistakes on the report of a child without one."""
    kind = ("plain", "tricky", "game")[seed % 3]
    _, log = taught(Child(None, SLIPS[name], seed), kind, seed, support)
    return tuple(mistake.code for mistake in report(log, TODAY).mistakes)


def page_without_a_name(name: str, seed: int, support: Support | None = Support.NONE) -> Report:
    """The report of a child who goes wrong in a way that has no name."""
    slip = list(SLIPS.values())[seed % len(SLIPS)]
    _, log = taught(Child(NAMELESS[name], slip, seed), "plain", seed, support)
    return report(log, TODAY)
