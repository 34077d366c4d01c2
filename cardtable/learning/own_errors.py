"""A learner's own repeated errors, named or not, and what became of them.

An error repeats if it was made at least twice lately. One that no procedure explains is known by its kind of
sum alone, and repeats only if a tenth of such sums went wrong. A course is the way out of one: practiced
again after `DAYS`, until four evenings went well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from itertools import groupby

import msgspec

from cardtable.learning.attempts import Attempt
from cardtable.learning.diagnosis import UNNAMED
from cardtable.learning.mastery import is_unaided
from cardtable.learning.practice import PRACTICED
from cardtable.learning.procedures import MISTAKES, NAMED_AS, PICK_MISTAKES, RULE_ERRORS, mistaken
from cardtable.learning.questions import Question
from cardtable.learning.report import explained
from cardtable.learning.returns import DAYS, bare
from cardtable.learning.skills import Skill

REPEATED = 2
"""Minimum number of answers for an error to count as repeated."""

_SHARE = 0.1
"""Minimum share of the sums of its kind for an error without a name: everybody slips now and then."""

ENOUGH = 10
"""Minimum number of sums in a span of time for the report to mention it."""

_NOW = 20
"""The number of latest sums that count as now."""

_LATELY, _LONGEST_AGO = timedelta(days=28), timedelta(days=366)
"""How far back "now" reaches, and how far back a former month may lie."""

HABITS = frozenset(MISTAKES) - RULE_ERRORS - frozenset(PICK_MISTAKES)
"""The codes of mistakes in sums."""


class OwnError(msgspec.Struct, frozen=True):
    """A repeated error: the code of its mistake or `UNNAMED`, its kind of sum, and her last sum of it.

    `given` is her answer to `question`; `count` is how often it was made lately.
    """

    code: str
    skill: Skill
    question: Question
    given: int
    count: int = REPEATED

    def is_same(self, other: OwnError) -> bool:
        """Return whether it is the same error, perhaps seen in another sum."""
        return self.code == other.code and (self.code != UNNAMED or self.skill is other.skill)

    def can_occur(self, question: Question) -> bool:
        """Return whether the sum is one in which the error can be made."""
        if question.asks_rule or question.offers:
            return False
        if self.code == UNNAMED:
            return question.skill is self.skill
        made = mistaken(question)
        return any(name in made for name in _names(self.code))

    def is_made(self, question: Question, given: int) -> bool:
        """Return whether an answer makes it; without a name, whether the answer is wrong."""
        if self.code == UNNAMED:
            return given != question.answer
        made = mistaken(question)
        return any(given in made.get(name, ()) for name in _names(self.code))


def _names(code: str) -> tuple[str, ...]:
    """Return the codes of the procedures that have this name."""
    return (code, *(one for one, name in NAMED_AS.items() if name == code))


def own_errors(attempts: Sequence[Attempt]) -> tuple[OwnError, ...]:
    """Return a learner's repeated errors in sums, the commonest first; `attempts` oldest first."""
    by_kind: dict[tuple[str, Skill | None], list[tuple[Attempt, Question]]] = {}
    asked = Counter[Skill | None]()
    for attempt, code in explained(attempts):
        question = attempt.question
        if question is None or question.skill not in PRACTICED:
            continue
        asked[question.skill] += 1
        if code in (*HABITS, UNNAMED):
            kind = (code, question.skill if code == UNNAMED else None)
            by_kind.setdefault(kind, []).append((attempt, question))
    found = [
        _own_error(code, made)
        for (code, skill), made in by_kind.items()
        if len(made) >= max(REPEATED, _SHARE * asked[skill])
    ]
    return tuple(sorted(found, key=lambda one: -one.count))


def _own_error(code: str, made: Sequence[tuple[Attempt, Question]]) -> OwnError:
    """Return the error with its latest example, of the kind of sum in which it is made most often."""
    ((skill, _),) = Counter(question.skill for _, question in made).most_common(1)
    attempt, question = next(one for one in reversed(made) if one[1].skill is skill)
    return OwnError(code, skill, bare(question), attempt.tries[0].answer, len(made))


class Course(msgspec.Struct, frozen=True):
    """The way out of an error: the evenings that went well, and the day on which it is due again.

    `due` is ISO 8601, "" once it is over. `last` are sums of the last evening, to ask for again.
    """

    error: OwnError
    due: str
    step: int = 0
    last: tuple[Question, ...] = ()

    @property
    def is_over(self) -> bool:
        """Whether all evenings went well."""
        return not self.due

    def after(self, day: date, went_well: bool, last: Sequence[Question]) -> Course:
        """Return the course after an evening's practice: the next is later if it went well, else tomorrow."""
        if not went_well:
            due, step = day + timedelta(days=DAYS[0]), 0
        elif self.step >= len(DAYS):
            return msgspec.structs.replace(self, due="", last=tuple(last))
        else:
            due, step = day + timedelta(days=DAYS[self.step]), self.step + 1
        return Course(self.error, due.isoformat(), step, tuple(last))


def next_course(courses: Sequence[Course], errors: Sequence[OwnError], day: date) -> Course | None:
    """Return the course for today; None if there is no error to work on.

    One that is due comes first, then the commonest error without a course, then the one that is due next.
    """
    going = sorted((one for one in courses if not one.is_over), key=lambda one: one.due)
    fresh = [error for error in errors if not any(one.error.is_same(error) for one in going)]
    if going and going[0].due <= day.isoformat():
        return _renewed(going[0], errors)
    if fresh:
        return Course(fresh[0], day.isoformat())
    return _renewed(going[0], errors) if going else None


def _renewed(course: Course, errors: Sequence[OwnError]) -> Course:
    """Return the course with the latest example of its error."""
    seen = next((one for one in errors if one.is_same(course.error)), course.error)
    return msgspec.structs.replace(course, error=seen)


def with_course(courses: Sequence[Course], course: Course) -> tuple[Course, ...]:
    """Return a learner's courses with this one in the place of the one for the same error."""
    others = [one for one in courses if not one.error.is_same(course.error)]
    return (*others, course)[-_MOST:]


_MOST = 20
"""The most courses that are kept."""


class Span(msgspec.Struct, frozen=True):
    """In a span of days, how often the error was `made` in `sums` in which it could be made."""

    begins: date
    ends: date
    made: int
    sums: int


class Gain(msgspec.Struct, frozen=True):
    """What became of an error: a former month, now, and each week; None for spans with too few sums.

    All counts are of first answers without help, to sums in which the error can be made.
    """

    error: OwnError
    before: Span | None
    now: Span | None
    weeks: tuple[Span, ...]

    @property
    def is_comparable(self) -> bool:
        """Whether there is something to compare."""
        return self.before is not None and self.now is not None


def gain(error: OwnError, attempts: Iterable[Attempt], today: date) -> Gain:
    """Return what became of an error; `attempts` oldest first.

    Now is the last twenty sums of the last four weeks. Before is the first month with enough sums among
    those that came earlier.
    """
    met = [(one.day, made) for one in attempts if (made := _made(error, one)) is not None]
    late = [one for one in met if today - _LATELY < one[0] <= today][-_NOW:]
    early = met[: len(met) - len(late)] if late else met
    early = [one for one in early if one[0] > today - _LONGEST_AGO]
    months = [_span(list(days)) for _, days in groupby(early, lambda one: (one[0].year, one[0].month))]
    weeks = [_span(list(days)) for _, days in groupby(met, lambda one: one[0].isocalendar()[:2])]
    before = next((span for span in months if span.sums >= ENOUGH), None)
    return Gain(error, before, _span(late) if len(late) >= ENOUGH else None, tuple(weeks[-_WEEKS:]))


_WEEKS = 12


def gain_to_report(courses: Sequence[Course], attempts: Sequence[Attempt], today: date) -> Gain | None:
    """Return what became of the error to report on: one with enough sums, the commonest now first.

    None if no error repeats and none ever had a course.
    """
    errors = [*own_errors(attempts), *(course.error for course in reversed(courses))]
    found = [gain(error, attempts, today) for error in errors]
    return next((one for one in found if one.is_comparable), found[0] if found else None)


def _made(error: OwnError, attempt: Attempt) -> bool | None:
    """Return whether an attempt makes the error; None if it does not count."""
    question = attempt.question
    if question is None or not attempt.tries or attempt.rests or not is_unaided(attempt):
        return None
    return error.is_made(question, attempt.tries[0].answer) if error.can_occur(question) else None


def _span(met: Sequence[tuple[date, bool]]) -> Span:
    return Span(met[0][0], met[-1][0], sum(made for _, made in met), len(met))
