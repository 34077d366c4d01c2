"""A learner's ten minutes: an own error, six sums of its kind, a game that holds them, two sums of last time.

The plan is made for the day and shown by a page; `after_sums` keeps what came of it. Which game holds such
sums is measured: `resources/families/sums.toml` is what `cardtable sums` prints.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from typing import NamedTuple

import msgspec

from cardtable.cards.shuffle import Stream
from cardtable.learning.attempts import Attempt, Try
from cardtable.learning.calling import Calling, Stage
from cardtable.learning.diagnosis import UNNAMED
from cardtable.learning.explain import Worked, worked
from cardtable.learning.ladder import Numbers, Support, difficulty
from cardtable.learning.own_errors import HABITS, Course, OwnError, next_course, own_errors, with_course
from cardtable.learning.practice import PRACTICED, dots_sum, has_dots, mixed, practice, sums_of
from cardtable.learning.profile import Profile
from cardtable.learning.questions import Question, plain
from cardtable.learning.report import report, weak_skills
from cardtable.learning.returns import are_alike, bare
from cardtable.learning.skills import Skill
from cardtable.resources import resource
from cardtable.rules.loader import read_tables

SUMS = 6
"""The sums of one evening, besides those of last time."""

OF_LAST_TIME = 2

_MISSES = 1
"""The most sums missed in an evening that went well."""


class Fitting(NamedTuple):
    """The games whose numbers fit a learner, by the keys of `measured`: as large as `hers`, and `smaller`."""

    hers: Collection[str] = ()
    smaller: Collection[str] = ()


class Compared(msgspec.Struct, frozen=True):
    """Her way and the right way on one line: where she went from `question.before`, and all jumps."""

    question: Question
    given: int
    way: Worked
    code: str = UNNAMED

    @property
    def shown(self) -> Calling:
        """A sum with her answer from back then, and both ways on the line; she enters the right total."""
        tries = (Try(self.given, (self.code,), 0),) * 2
        return Calling(self.question, Support.TICKS, (), self.way, 1.0, Stage.SHOWN, tries=tries)


class TenMinutes(msgspec.Struct, frozen=True):
    """The plan of one evening.

    `compared` and `course` are None if no error repeats; the sums are then of the weakest skill. `sums` go
    from easy to hers. `game` is the key of a game whose deals bring such sums, "" if none fits. `has_been`
    means that the ten minutes were done today already.
    """

    compared: Compared | None
    sums: tuple[Question, ...]
    game: str
    last: tuple[Question, ...]
    course: Course | None = None
    has_been: bool = False


def ten_minutes(
    profile: Profile, attempts: Sequence[Attempt], day: date, chance: Stream, games: Fitting
) -> TenMinutes:
    """Return the plan for `day`; `attempts` oldest first."""
    been = profile.ten_minutes == day.isoformat()
    course = next_course(profile.courses, own_errors(attempts), day)
    if course is None or (profile.dots and not has_dots(course.error.question)):
        skill = next((one for one in weak_skills(report(attempts, day)) if one in PRACTICED), None)
        sums = _of_skill(skill, profile, chance)
        game = game_in_turn(profile, games) if skill is None else best_game(skill.value, games)
        return TenMinutes(None, sums, game, _waiting(profile, sums, day), None, been)
    error = course.error
    compared = Compared(error.question, error.given, worked(error.question, profile.strategy), error.code)
    sums = sums_like(error, profile.fitting, chance)
    if profile.dots:
        sums = tuple(filter(has_dots, sums))
    last = tuple(one for one in course.last if one not in sums) or _waiting(profile, sums, day)
    return TenMinutes(compared, sums, best_game(kind_of(error), games), last, course, been)


def has_due(profile: Profile, attempts: Sequence[Attempt], day: date) -> bool:
    """Return whether an own error or missed sums wait for `day`, and the ten minutes weren't done yet."""
    if profile.ten_minutes == day.isoformat():
        return False
    course = next_course(profile.courses, own_errors(attempts), day)
    return (course is not None and course.due <= day.isoformat()) or bool(_waiting(profile, (), day))


def _waiting(profile: Profile, sums: Sequence[Question], day: date) -> tuple[Question, ...]:
    """Return sums that she missed in a game and that are due, besides those of this evening."""
    due = [bare(one.question) for one in profile.missed if one.due <= day.isoformat()]
    return tuple(one for one in reversed(due) if one not in sums)[:OF_LAST_TIME]


def _of_skill(skill: Skill | None, profile: Profile, chance: Stream) -> tuple[Question, ...]:
    """Return sums of one skill, or mixed ones, the easiest first."""

    def draw() -> Question:
        if profile.dots:
            return dots_sum(skill, chance)
        numbers = profile.fitting
        return practice(skill, numbers, chance) if skill else mixed(numbers, chance)

    drawn = [draw() for _ in range(8 * SUMS)]
    return _from_easy(list(dict.fromkeys(drawn)), chance)


def sums_like(error: OwnError, numbers: Numbers, chance: Stream) -> tuple[Question, ...]:
    """Return sums in which the error can be made, from easy to hers, which is the last one."""
    hers = error.question
    hardest = difficulty(hers)
    open_ones = [one for one in _candidates(error, numbers, chance) if error.can_occur(one) and one != hers]
    easier = [one for one in open_ones if difficulty(one) <= hardest]
    found = _from_easy(easier if len(easier) >= SUMS else open_ones, chance)
    return (*found[: SUMS - 1], hers)


def _candidates(error: OwnError, numbers: Numbers, chance: Stream) -> list[Question]:
    """Return sums of her kind; without a name, those with the same ones first, as they failed."""
    skill = error.skill
    pairs = sums_of(skill, numbers) or sums_of(skill, Numbers.TO_99)
    if not pairs:
        return list(dict.fromkeys(practice(skill, numbers, chance) for _ in range(20 * SUMS)))
    made = [plain(*pair) for pair in pairs]
    alike = [one for one in made if are_alike(one, error.question)]
    by_step = [one for one in made if one.operand == error.question.operand]
    if error.code == UNNAMED:
        return next((some for some in (alike, by_step) if len(some) > SUMS), made)
    return made


def _from_easy(sums: Sequence[Question], chance: Stream) -> tuple[Question, ...]:
    """Return one sum from each sixth of these, sorted by difficulty."""
    ranked = sorted(sums, key=lambda one: (difficulty(one), one.before, one.operand))
    if len(ranked) <= SUMS:
        return tuple(ranked)
    bands = [ranked[len(ranked) * n // SUMS : len(ranked) * (n + 1) // SUMS] for n in range(SUMS)]
    return tuple(chance.choose(band) for band in bands)


def after_sums(profile: Profile, plan: TenMinutes, right: Sequence[bool], day: date) -> Profile:
    """Return the profile after the six sums; `right` tells of each whether it was right at once.

    The sums to ask for next time are those that she missed, else the hardest.
    """
    done = msgspec.structs.replace(profile, ten_minutes=day.isoformat())
    if plan.course is None or len(right) < len(plan.sums):
        return done
    if plan.has_been and day.isoformat() < plan.course.due:
        # More of the same on one day brings the next one no nearer.
        return done
    missed = [one for one, was_right in zip(plan.sums, right, strict=True) if not was_right]
    others = [one for one in plan.sums if one not in missed]
    last = (*missed, *reversed(others))[:OF_LAST_TIME]
    course = plan.course.after(day, len(missed) <= _MISSES, last)
    return msgspec.structs.replace(done, courses=with_course(profile.courses, course))


# The game


def kind_of(error: OwnError) -> str:
    """Return the kind of sum under which games are measured: the mistake's code, or the skill's."""
    return error.skill.value if error.code == UNNAMED else error.code


def kinds(question: Question) -> Iterator[str]:
    """Yield the kinds under which a sum of a game is counted: its skill, and mistakes it could bring."""
    if question.asks_rule or question.offers or question.before == 0:
        return
    yield question.skill.value
    for error in _named_errors():
        if error.can_occur(question):
            yield error.code


@cache
def _named_errors() -> tuple[OwnError, ...]:
    return tuple(OwnError(code, Skill.ADD_ONES, plain(1, 1), 0) for code in sorted(HABITS))


def best_game(kind: str, games: Fitting) -> str:
    """Return the key of the game with most calls of that kind; "" if none is known.

    A game with smaller numbers only if games with her numbers hardly have such sums.
    """

    def best(keys: Iterable[str]) -> str:
        known = [key for key in measured() if key in keys]
        return max(known, key=lambda key: measured()[key].get(kind, 0), default="")

    found = best(games.hers)
    if found and measured()[found].get(kind, 0) >= ENOUGH_CALLS:
        return found
    return best([*games.hers, *games.smaller])


def game_in_turn(profile: Profile, games: Fitting) -> str:
    """Return the key of a game with her numbers, another one after other answers; "" if there is none."""
    keys = [key for key in games.hers if key in measured()] or list(games.hers)
    return keys[profile.rating.answers % len(keys)] if keys else ""


ENOUGH_CALLS = 100
"""Minimum calls of a kind per thousand for a game to be worth playing for that kind."""


@cache
def measured() -> Mapping[str, Mapping[str, int]]:
    """Return how many of a thousand calls are of each kind, by the key of each game for children."""
    return {game: dict(counts) for game, counts in read_tables(resource("families", "sums.toml")).items()}
