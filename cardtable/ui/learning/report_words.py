"""A learner's report as HTML in words for a parent, and a worksheet of sums."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from html import escape

from PySide6.QtCore import QDate, QLocale

from cardtable.language import SPEECH, paragraph, say, word
from cardtable.learning.diagnosis import UNNAMED
from cardtable.learning.ladder import Numbers, difficulty
from cardtable.learning.mastery import TOO_FEW
from cardtable.learning.own_errors import Gain
from cardtable.learning.practice import PRACTICED, example, sums_of
from cardtable.learning.probe import Probed
from cardtable.learning.procedures import MISTAKES
from cardtable.learning.profile import read_profile
from cardtable.learning.questions import Question, at_places, can_come_up, plain
from cardtable.learning.report import Example, Mistake, Report, SkillLine, Week
from cardtable.learning.skills import RULE_SKILLS, Skill
from cardtable.rules.model import Rules
from cardtable.storage.learners import Learner
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.shared.when import formats, qt_day


def report_html(learner: Learner, page: Report, today: QDate, gained: Gain | None = None) -> str:
    """Return the report of one learner, as plain HTML that prints well; `gained` is about an own error."""
    title = say("progress-title", name=learner.nickname)
    day = formats().toString(today, QLocale.FormatType.LongFormat)
    parts = [f"<h2>{escape(title)}</h2>", _paragraph(day)]
    profile = read_profile(learner.document)
    probes, numbers = profile.probes, profile.numbers
    if not page.calls:
        parts.append(_paragraph(say("progress-nothing-yet")))
        return "".join([*parts, _probes(probes)] if probes else parts)
    parts += [_paragraph(figures(page)), _skills(page.skills, numbers), _mistakes(page, gained)]
    home = _heading(say("progress-home-heading")) + _paragraph(at_home(page))
    further = _heading(say("progress-next-heading")) + _paragraph(next_step(page, numbers))
    parts += [_weeks(page, profile.mode == "ladder"), _columns(_probes(probes), home + further)]
    return "".join([*parts, _small(say("progress-what-secure-means"))])


def whole_page(title: str, body: str) -> str:
    """Return a complete HTML file that prints on one page."""
    style = (
        "body{font-family:sans-serif;max-width:46em;margin:2em auto;color:#222;font-size:11pt}"
        "*{print-color-adjust:exact}table{border-collapse:collapse}h2{margin:0}h3{margin:1em 0 .2em}"
    )
    return (
        f"<!DOCTYPE html><html lang='{SPEECH.language.tag}'><head><meta charset='utf-8'>"
        f"<title>{escape(title)}</title><style>{style}</style></head><body>{body}</body></html>"
    )


def _heading(text: str) -> str:
    return f"<h3 style='margin:12px 0 2px 0'>{escape(text)}</h3>"


def _paragraph(text: str) -> str:
    return _lines([text])


def _small(text: str) -> str:
    return f"<p style='margin:2px 0'><small>{escape(text)}</small></p>"


def _lines(lines: Sequence[str]) -> str:
    return f"<p style='margin:2px 0'>{'<br>'.join(escape(line) for line in lines)}</p>"


def _columns(*parts: str) -> str:
    cells = "".join(
        f"<td width='{100 // len(parts)}%' valign='top' style='padding:6px 14px 0 0'>{part}</td>"
        for part in parts
    )
    return f"<table width='100%' cellspacing='0' cellpadding='0'><tr>{cells}</tr></table>"


def figures(page: Report) -> str:
    """Return how much, how often and how long a learner answered; "" before the first answer."""
    if page.first is None or page.last is None:
        return ""
    answers = say(
        "progress-figures",
        calls=page.calls,
        days=page.days,
        first=_day(page.first),
        day=_day(page.last),
        right=page.right,
        percent=round(100 * page.right / page.calls),
    )
    return paragraph([answers, say("progress-minutes", minutes=page.minutes)])


def _day(day: date) -> str:
    return formats().toString(qt_day(day), say("when-day-format"))


def _skills(lines: Sequence[SkillLine], numbers: Numbers) -> str:
    """Return the secure skills beside the others, those closest to secure first."""
    secure = [_secure_words(line, numbers) for line in lines if line.is_secure]
    on_the_way = sorted((line for line in lines if not line.is_secure), key=lambda one: -one.progress)
    coming = [
        _coming_words(line, numbers) for line in sorted(on_the_way, key=lambda one: one.calls < TOO_FEW)
    ]
    return _columns(
        _heading(say("progress-secure-heading")) + _lines(_some(secure) or [say("progress-none-secure")]),
        _heading(say("progress-coming-heading")) + _lines(_some(coming) or [say("progress-none-coming")]),
    )


def _some(lines: list[str]) -> list[str]:
    """Return as many lines as leave room for the rest of the page."""
    if len(lines) <= _MOST:
        return lines
    return [*lines[: _MOST - 1], say("progress-skills-more", count=len(lines) - _MOST + 1)]


_MOST = 9


def _secure_words(line: SkillLine, numbers: Numbers) -> str:
    name = words.skill_name(line.skill, numbers)
    return say("progress-skill-look-again", skill=name) if line.standing == "look again" else name


def can_words(line: SkillLine, numbers: Numbers) -> str:
    """Return a secure skill and the day since when it is secure."""
    name = words.skill_name(line.skill, numbers)
    return say("progress-skill-since", skill=name, day=_day(line.since)) if line.since else name


def to_ask(page: Report, gained: Gain | None, numbers: Numbers, rules: Rules) -> str:
    """Return what to ask when a sum she works on comes up in this game; "" if none can."""
    error = gained.error if gained is not None else None
    skill = error.skill if error is not None else page.next_step
    shown = example(skill, numbers) if skill is not None else None
    hers = [one for one in (error.question if error is not None else None, shown) if one is not None]
    others = [plain(*pair) for pair in sums_of(skill, numbers)] if skill is not None else []

    def fits(one: Question) -> bool:
        return one.operation == "add" and can_come_up(one, rules) and (error is None or error.can_occur(one))

    asked = next(filter(fits, hers), None)
    if asked is None:
        known = sorted(filter(fits, others), key=lambda one: (difficulty(one), one.before))
        asked = known[len(known) // 2] if known else None
    return "" if asked is None else say("learners-parent-ask", sum="\u00a0".join(words.sum_parts(asked)))


def _coming_words(line: SkillLine, numbers: Numbers) -> str:
    """Return the name and results of a skill; with few calls no share, which would mean little."""
    name = words.skill_name(line.skill, numbers)
    if line.calls < TOO_FEW:
        return say("progress-skill-too-few", skill=name, calls=line.calls)
    return say("progress-skill-coming", skill=name, right=line.right, calls=line.calls)


def _weeks(page: Report, has_help: bool) -> str:
    """Return the weeks and what became secure in a month; if help comes and goes, with a note on it."""
    note = _small(say("progress-trend-words")) if has_help else ""
    return _heading(say("progress-trend-heading")) + _since_a_month(page) + _trend(page.weeks) + note


_GROUND, _FILL = "#E6DAC0", "#16645A"
"""The bar's colors, the same in every room since they are printed too."""

_COLUMNS = (16, 32, 30, 22)
"""The width of each column, in percent of the page."""


def _trend(weeks: Sequence[Week]) -> str:
    """Return a row per week: the share right at once as bar and figures, and the number of secure skills."""
    heads = [say(f"progress-trend-head-{name}") for name in ("week", "right", "secure")]
    begins, right, secure = (f"<b>{escape(head)}</b>" for head in heads)
    rows = [(begins, "", right, secure), *map(_cells, weeks)]
    lines = "".join(
        "<tr>"
        + "".join(
            f"<td width='{wide}%' valign='middle' style='padding:1px 10px 1px 0'>{cell}</td>"
            for cell, wide in zip(row, _COLUMNS, strict=True)
        )
        + "</tr>"
        for row in rows
    )
    return f"<table width='100%' cellspacing='0' cellpadding='0'>{lines}</table>"


def _cells(week: Week) -> tuple[str, ...]:
    percent = round(100 * week.right / week.calls)
    words = say("progress-trend-week", percent=percent, right=week.right, calls=week.calls)
    return escape(short_day(week.begins)), _bar(percent), escape(words), str(week.secure)


def _bar(percent: int) -> str:
    parts = ((percent, _FILL), (100 - percent, _GROUND))
    cells = "".join(
        f"<td width='{share}%' bgcolor='{color}'><span style='font-size:x-small'>&nbsp;</span></td>"
        for share, color in parts
        if share
    )
    return f"<table width='100%' cellspacing='0' cellpadding='0'><tr>{cells}</tr></table>"


def short_day(day: date) -> str:
    """Return a day without the year."""
    return formats().toString(qt_day(day), say("progress-trend-day-format"))


def _since_a_month(page: Report) -> str:
    """Return how many skills were secure about a month ago and are now; "" for a learner of fewer weeks."""
    earlier = [week for week in page.weeks if page.weeks[-1].begins - week.begins >= _MONTH]
    if not earlier:
        return ""
    now = sum(line.is_secure for line in page.skills)
    return _paragraph(
        say("progress-trend-then", before=earlier[-1].secure, day=short_day(earlier[-1].begins), now=now)
    )


_MONTH = timedelta(weeks=4)


def _probes(probes: Sequence[Probed]) -> str:
    """Return the last two results, which can be compared."""
    head = _heading(say("progress-probe-heading"))
    if not probes:
        return head + _paragraph(say("progress-probe-not-yet"))
    lines = [probe_words(probed) for probed in probes[-2:]]
    if len(lines) > 1:
        lines.append(say("progress-probe-compare"))
    return head + _lines(lines)


def probe_words(probed: Probed) -> str:
    """Return one result: the day and how many answers were right."""
    return say(
        "progress-probe-result",
        day=_day(probed.day),
        right=probed.right,
        answered=probed.answered,
        form=probed.form,
    )


def gain_words(gained: Gain) -> str:
    """Return what became of an error: `68 + 7 = 70: 18 of 35 in October, 2 of 20 now`.

    "" if there are too few sums to compare.
    """
    error, before, now = gained.error, gained.before, gained.now
    named = error.code != UNNAMED
    made = with_answer(error.question, word(error.given) if named else "?")
    if before is None or now is None:
        return ""
    return say(
        "progress-gain",
        way="answer" if named else "kind",
        sum=made,
        made=before.made,
        sums=before.sums,
        month=formats().standaloneMonthName(before.begins.month),
        now=now.made,
        calls=now.sums,
    )


def working_on(page: Report, gained: Gain | None, numbers: Numbers, kind: str = "") -> list[str]:
    """Return what a learner is working on: an own error, or else the commonest mistake.

    Without any, it is the skill `kind`, for which a game is offered.
    """
    if page.shows_guessing:
        return [_guess_words(page)]
    if gained is not None:
        error, asked = gained.error, gained.error.question
        made = example_words(
            Example(asked.before, asked.value, error.given, asked.answer, asked.skill.value, asked.cards)
        )
        if error.code == UNNAMED:
            return [made, words.skill_name(error.skill, numbers)]
        same = next((mistake for mistake in page.mistakes if mistake.code == error.code), None)
        return [made, mistake_name(error.code) if same is None else _how_often(same)]
    return _common(page) or [
        *([words.skill_name(Skill(kind), numbers)] if kind else []),
        say("progress-no-mistakes" if page.calls else "progress-nothing-yet"),
    ]


def _common(page: Report) -> list[str]:
    """Return the commonest mistake, or wrong answers without a name; nothing if none came twice."""
    often = next((mistake for mistake in page.mistakes if mistake.count > 1), None)
    if often is not None:
        return [example_words(often.examples[0]), mistake_name(often.code)]
    if page.unexplained is not None and page.unexplained.count > 1:
        first = example_words(page.unexplained.examples[0])
        return [say("progress-unexplained", count=page.unexplained.count, example=first)]
    return []


def is_worked_on(page: Report, gained: Gain | None) -> bool:
    """Return whether `working_on` names what a game is offered for."""
    return not page.shows_guessing and (gained is not None or not _common(page))


def _guess_words(page: Report) -> str:
    return say("progress-guessed", count=page.guessed, calls=page.wrong)


def _mistakes(page: Report, gained: Gain | None) -> str:
    """Return what became of an own error, the most frequent mistakes with examples, and unexplained ones."""
    parts = [_heading(say("progress-mistakes-heading"))]
    if page.shows_guessing:
        parts.append(_paragraph(_guess_words(page)))
    if gained is not None and gained.is_comparable:
        parts.append(_paragraph(gain_words(gained)))
    often = [mistake for mistake in page.mistakes if mistake.count > 1]
    if often:
        parts.append(_columns(*(_mistake(mistake) for mistake in often)))
    if page.unexplained is not None and page.unexplained.count > 1:
        first, *others = page.unexplained.examples
        words = say("progress-unexplained", count=page.unexplained.count, example=example_words(first))
        parts.append(_lines([words, *map(example_words, others)]))
    if len(parts) == 1:
        parts.append(_paragraph(say("progress-no-mistakes")))
    if page.shows_no_guessing:
        parts.append(_paragraph(say("progress-no-guessing")))
    return "".join(parts)


def _mistake(mistake: Mistake) -> str:
    return f"<p style='margin:2px 0'><b>{escape(_how_often(mistake))}</b></p>" + _lines(
        [example_words(one) for one in mistake.examples]
    )


def _how_often(mistake: Mistake) -> str:
    name, last = mistake_name(mistake.code), short_day(mistake.last)
    return say("progress-mistake-times", mistake=name, count=mistake.count, day=last)


def mistake_name(code: str) -> str:
    """Return the name of a mistake for adults; its code if another version added it."""
    return say(f"progress-mistake-{code}") if code in MISTAKES else code


def example_words(one: Example) -> str:
    """Return a task that went wrong: `68 + 7 = 75, not 65`."""
    if one.value.startswith("<="):
        return _pick_example(one)
    before, answer = word(one.before), word(one.answer)
    way, done, taken = "sum", "", 0
    match one.value:
        case "x2":
            done = f"{say('shared-times')} 2"
        case "/2" if one.before == 2 * one.answer:
            done = f"{say('shared-divided-by')} 2"
        case value if value.startswith(("=", "/")):
            way = _RULES.get(one.skill, "set")
        case _ if one.skill == Skill.HOLD.value:
            way = "hold"
        case value if one.answer == 0 and one.before + int(value) < 0:
            way, taken = "floor", -int(value)
        case _:
            # Of several cards played together, `value` names only one.
            step = one.answer - one.before
            done = f"+ {step}" if step >= 0 else f"− {-step}"
    return say(
        "progress-example",
        way=way,
        sum=f"{before} {done} = {answer}",
        before=one.before,
        step=taken,
        answer=one.answer,
        given=one.given,
    )


_RULES = {Skill.SWAP_DIGITS.value: "swap", Skill.ROUND_TO_TEN.value: "round"}
"""The rule by which cards of a skill set the total, as a slot of a message."""


def _pick_example(one: Example) -> str:
    """Return a pick from the hand that went wrong: the cards, or how far they led."""
    limit = int(one.value.removeprefix("<="))
    if one.skill == Skill.OVER_LIMIT.value:
        right, picked = (words.listed(at_places(one.cards, places)) for places in (one.answer, one.given))
        return say("progress-example-fits", before=one.before, limit=limit, cards=right, picked=picked)
    return say(
        "progress-example-furthest", before=one.before, limit=limit, answer=one.answer, given=one.given
    )


def at_home(page: Report) -> str:
    """Return one thing to do without the computer, for the most frequent mistake or the next skill."""
    if (page.mistakes and page.mistakes[0].is_about_rules) or page.next_step in RULE_SKILLS:
        return say("progress-home-rules")
    often = [mistake.examples[0].skill for mistake in page.mistakes if mistake.count > 1]
    skill = page.next_step.value if page.next_step is not None else "play"
    return say(f"progress-home-{(often and often[0]) or skill}")


def next_step(page: Report, numbers: Numbers) -> str:
    """Return what to practice now."""
    if not page.calls:
        return say("progress-next-begin")
    if page.next_step is None and numbers is Numbers.TRICKY:
        return say("progress-next-play")
    if page.next_step is None:
        return say("progress-next-larger")
    skill = words.skill_name(page.next_step, numbers)
    if any(line.skill is page.next_step and line.is_secure for line in page.skills):
        return say("progress-skill-look-again", skill=skill)
    if page.next_step in PRACTICED:
        return say("progress-next-practice", skill=skill)
    return say("progress-next-at-table", skill=skill)


def sheet_html(title: str, sums: Sequence[Question]) -> str:
    """Return a worksheet of sums, and on a second page its answers."""
    head = say("progress-sheet-head", line="_" * 18)
    front = f"<h2>{escape(title)}</h2><p>{escape(head)}</p>" + _grid([_blank(one) for one in sums])
    key = say("progress-sheet-key", title=title)
    back = f"<h2 style='page-break-before:always;margin-top:0'>{escape(key)}</h2>"
    return front + back + _grid([solved_on_paper(one) for one in sums])


def _grid(sums: Sequence[str]) -> str:
    """Return sums in two columns, each read downward."""
    rows = -(-len(sums) // 2)
    cells = [f"<td style='padding:15px 20px 15px 0'>{escape(one)}</td>" for one in sums]
    lines = "".join(f"<tr>{''.join(cells[row::rows])}</tr>" for row in range(rows))
    return f"<table width='100%' style='font-size:x-large'>{lines}</table>"


def asked_on_paper(question: Question) -> str:
    """Return a sum as a card asks it: `68 + 7 =`."""
    match question.operation:
        case "swap":
            return say("progress-card-swap", before=question.before)
        case "round":
            return say("progress-card-round", before=question.before)
    before, sign, step = words.sum_parts(question)
    return f"{before} {sign} {step} ="


def solved_on_paper(question: Question) -> str:
    """Return a sum with its answer: `68 + 7 = 75`."""
    return with_answer(question, word(question.answer))


def _blank(question: Question) -> str:
    return with_answer(question, "_" * 6)


def with_answer(question: Question, answer: str) -> str:
    """Return a sum with `answer` in place of its answer: `68 + 7 = ?`.

    Raises ValueError for a rule or a pick.
    """
    match question.operation:
        case "swap":
            return say("progress-sheet-swap", before=question.before, line=answer)
        case "round":
            return say("progress-sheet-round", before=question.before, line=answer)
    before, sign, step = words.sum_parts(question)
    return f"{before} {sign} {step} = {answer}"
