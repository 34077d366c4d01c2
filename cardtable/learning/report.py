"""The one page for a parent: secure and coming skills, mistakes, and how the weeks went."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from datetime import date, timedelta

import msgspec

from cardtable.learning.attempts import Attempt
from cardtable.learning.diagnosis import UNNAMED, Explained, explain
from cardtable.learning.ladder import FAST, FAST_IN_A_ROW
from cardtable.learning.mastery import Standing, mastery
from cardtable.learning.procedures import MISTAKES, PICK_MISTAKES, RULE_ERRORS
from cardtable.learning.skills import Skill

EXAMPLES = 3


class SkillLine(msgspec.Struct, frozen=True):
    """One skill: its calls, how many were right at once, and how far it has come.

    The last in a word, and from 0 to 1; `since` is the day on which it became secure.
    """

    skill: Skill
    calls: int
    right: int
    standing: Standing
    progress: float = 0.0
    since: date | None = None

    @property
    def is_secure(self) -> bool:
        """Whether it is secure, or was at its last check."""
        return self.standing in ("secure", "look again")


class Example(msgspec.Struct, frozen=True):
    """A task that went wrong: the total before, what the card did, the answer given, the right one.

    For a pick from the hand, `value` is the limit and `cards` are the hand; see `Question`.
    """

    before: int
    value: str
    given: int
    answer: int
    skill: str = ""
    cards: tuple[str, ...] = ()


class Mistake(msgspec.Struct, frozen=True):
    """A frequent mistake with its latest examples and its last day; `count` is of first answers."""

    code: str
    count: int
    examples: tuple[Example, ...]
    last: date

    @property
    def is_about_rules(self) -> bool:
        """Whether the mistake is about a rule that the child doesn't know yet, rather than a sum."""
        return self.code in RULE_ERRORS


class Week(msgspec.Struct, frozen=True):
    """A week with calls, from the Monday `begins`.

    The calls, those right at once, and the skills secure at its end.
    """

    begins: date
    calls: int
    right: int
    secure: int


class Report(msgspec.Struct, frozen=True):
    """Everything on the page.

    `first` and `last` are days with a call, `today` counts right calls of the day; `next_step` is the skill
    to practice, None if every skill tried is secure. `weeks` are the last ones that had calls, the oldest
    first. `unexplained` are wrong answers without a known mistake. Of the `wrong` ones lately, `guessed` came
    too fast to be thought about. `minutes` were spent on answers.
    """

    first: date | None
    last: date | None
    days: int
    calls: int
    right: int
    today: int
    skills: tuple[SkillLine, ...]
    weeks: tuple[Week, ...]
    mistakes: tuple[Mistake, ...]
    next_step: Skill | None
    best_run: int
    unexplained: Mistake | None = None
    wrong: int = 0
    guessed: int = 0
    minutes: int = 0

    @property
    def shows_no_guessing(self) -> bool:
        """Whether none of enough wrong answers came too fast."""
        return self.wrong >= _TELLING and not self.guessed

    @property
    def shows_guessing(self) -> bool:
        """Whether enough wrong answers came so fast that the learner seems to be guessing."""
        return self.guessed >= max(FAST_IN_A_ROW, self.wrong * _GUESSES)


_GUESSES = 0.25
"""Minimum share of wrong answers that came too fast."""
_TELLING = 10
"""Minimum number of wrong answers that tell whether a learner guesses."""
_AWAY = 60_000
"""Milliseconds after which a learner isn't thinking about an answer anymore."""


def report(attempts: Sequence[Attempt], today: date) -> Report:
    """Return the page of one learner; `attempts` oldest first.

    Questions about rules show the right answer on the button, so only their mistakes count.
    """
    calls = [a for a in attempts if not a.asks_rule]
    skills = tuple(
        _line(skill, [a for a in calls if a.skill == skill.value], today)
        for skill in Skill
        if any(a.skill == skill.value for a in calls)
    )
    named = explained(attempts)
    wrong = [attempt for attempt, code in named if code]
    return Report(
        first=calls[0].day if calls else None,
        last=calls[-1].day if calls else None,
        days=len({a.day for a in calls}),
        calls=len(calls),
        right=sum(a.found_at_once for a in calls),
        today=sum(a.found_at_once for a in calls if a.day == today),
        skills=skills,
        weeks=_weeks(calls),
        mistakes=_commonest(named),
        next_step=_next_step(skills),
        best_run=_best_run(calls),
        unexplained=_unexplained(named),
        wrong=len(wrong),
        guessed=sum(map(_is_fast, wrong)),
        minutes=_minutes(calls),
    )


def _minutes(attempts: Sequence[Attempt]) -> int:
    """Return the minutes spent on answers, at least 1."""
    spent = sum(min(_AWAY, one.milliseconds) for attempt in attempts for one in attempt.tries)
    return max(1, round(spent / 60_000))


def _line(skill: Skill, attempts: Sequence[Attempt], today: date) -> SkillLine:
    right = sum(a.found_at_once for a in attempts)
    far = mastery(attempts)
    return SkillLine(skill, len(attempts), right, far.standing(today), far.progress, far.since)


def _weeks(attempts: Sequence[Attempt]) -> tuple[Week, ...]:
    """Count secure skills from all answers up to the end of a week, so that no week changes later."""
    mondays = [attempt.day - timedelta(days=attempt.day.weekday()) for attempt in attempts]
    weeks = []
    for begins in sorted(set(mondays))[-_WEEKS:]:
        of_week = [attempt for attempt, monday in zip(attempts, mondays, strict=True) if monday == begins]
        right = sum(a.found_at_once for a in of_week)
        until = defaultdict[str, list[Attempt]](list)
        for attempt, monday in zip(attempts, mondays, strict=True):
            if monday <= begins:
                until[attempt.skill].append(attempt)
        secure = sum(mastery(of_skill).is_secure for of_skill in until.values())
        weeks.append(Week(begins, len(of_week), right, secure))
    return tuple(weeks)


_WEEKS = 8


Named = Sequence[tuple[Attempt, str]]
"""Attempts, each with the code of the mistake in its first answer; "" if right."""


def explained(attempts: Sequence[Attempt]) -> Named:
    """Return a learner's latest first answers, explained together."""
    late = [attempt for attempt in attempts if attempt.tries][-_LATELY:]
    asked = [(attempt, question) for attempt in late if (question := attempt.question) is not None]
    codes = explain(tuple(Explained(q, attempt.tries[0].answer, attempt.offered) for attempt, q in asked))
    found = {id(attempt): code for (attempt, _), code in zip(asked, codes, strict=True)}
    return [(attempt, found.get(id(attempt)) or _kept(attempt)) for attempt in late]


def _commonest(named: Named) -> tuple[Mistake, ...]:
    counts = Counter(code for _, code in named if code in MISTAKES)
    ranked = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))[:_COMMONEST]
    return tuple(_mistake(named, code, count) for code, count in ranked)


_COMMONEST = 2


def _mistake(named: Named, code: str, count: int) -> Mistake:
    last = next(attempt.day for attempt, its in reversed(named) if its == code)
    return Mistake(code, count, _examples(named, code), last)


def _is_fast(attempt: Attempt) -> bool:
    """Return whether a first answer was chosen too fast to be thought about."""
    return bool(attempt.offered) and attempt.tries[0].milliseconds < 1000 * FAST


def _unexplained(named: Named) -> Mistake | None:
    """Return the wrong answers that no mistake explains, with examples of the skill with most of them.

    Without those that came too fast.
    """
    wrong = [attempt for attempt, code in named if code == UNNAMED and not _is_fast(attempt)]
    if not wrong:
        return None
    ((most, _),) = Counter(attempt.skill for attempt in wrong).most_common(1)
    usual = [(attempt, UNNAMED) for attempt in wrong if attempt.skill == most]
    return _mistake(usual, UNNAMED, len(wrong))


def _kept(attempt: Attempt) -> str:
    """Return the mistake of a pick as stored when it was made; "" for other questions."""
    errors = attempt.tries[0].errors
    return errors[0] if errors and errors[0] in PICK_MISTAKES else ""


_LATELY = 200
"""The number of last answers that count; earlier ones say little about the child today."""


def _examples(named: Named, code: str) -> tuple[Example, ...]:
    found = [
        Example(a.before, a.value, a.tries[0].answer, a.answer, a.skill, a.cards)
        for a, its in reversed(named)
        if its == code
    ]
    return tuple(dict.fromkeys(found))[:EXAMPLES]


def weak_skills(page: Report) -> list[Skill]:
    """Return the skills that are not secure yet, the most often wrong first, hardly tried ones last."""
    lines = [line for line in page.skills if not line.is_secure]
    lines.sort(key=lambda line: (line.standing == "new", line.right / line.calls))
    return [line.skill for line in lines]


def _next_step(skills: Sequence[SkillLine]) -> Skill | None:
    """Return the skill to check again, or else the most often wrong one, or else one hardly tried."""
    for wanted in ("look again", "practicing", "new"):
        lines = [line for line in skills if line.standing == wanted]
        if lines:
            return min(lines, key=lambda line: (line.right / line.calls, line.skill.value)).skill
    return None


def _best_run(attempts: Sequence[Attempt]) -> int:
    best = run = 0
    for attempt in attempts:
        run = run + 1 if attempt.found_at_once else 0
        best = max(best, run)
    return best
