"""The report of a learner as a page of HTML, in words for a parent; and a sheet of sums to be filled in."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QDate, QLocale

from cardtable.language import SPEECH, say, series, word
from cardtable.learning.ladder import Support
from cardtable.learning.mastery import TOO_FEW
from cardtable.learning.practice import PRACTISED
from cardtable.learning.questions import Question, at_places
from cardtable.learning.report import Example, Mistake, Report, SkillLine
from cardtable.learning.skills import RULE_SKILLS, Skill
from cardtable.learning.wrong_answers import MISTAKES
from cardtable.storage.learners import Learner
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.shared.when import formats

_CELL = "padding:2px 14px 2px 0"


def report_html(learner: Learner, page: Report, today: QDate) -> str:
    """The page of one learner; plain HTML that prints as it reads."""
    title = say("progress-title", name=learner.nickname)
    day = formats().toString(today, QLocale.FormatType.LongFormat)
    parts = [f"<h2>{escape(title)}</h2>", f"<p>{escape(day)}</p>"]
    if not page.calls:
        nothing = say("progress-nothing-yet")
        return "".join([*parts, f"<p>{escape(nothing)}</p>"])
    parts += [_paragraph(_figures(page)), _skills(page.skills), _supports(page), _mistakes(page.mistakes)]
    parts += [_heading(say("progress-home-heading")), _paragraph(at_home(page))]
    parts += [_heading(say("progress-next-heading")), _paragraph(next_step(page))]
    small = say("progress-what-secure-means")
    return "".join([*parts, f"<p><small>{escape(small)}</small></p>"])


def whole_page(title: str, body: str) -> str:
    """HTML that stands alone in a file and prints on one page."""
    style = (
        "body{font-family:sans-serif;max-width:46em;margin:2em auto;color:#222;font-size:11pt}"
        "table{border-collapse:collapse}h2{margin:0}h3{margin:1em 0 .2em}"
    )
    return (
        f"<!DOCTYPE html><html lang='{SPEECH.language.tag}'><head><meta charset='utf-8'>"
        f"<title>{escape(title)}</title><style>{style}</style></head><body>{body}</body></html>"
    )


def _heading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def _paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _row(*cells: str) -> str:
    return "<tr>" + "".join(f"<td style='{_CELL}'>{escape(cell)}</td>" for cell in cells) + "</tr>"


def _table(rows: Sequence[str]) -> str:
    return f"<table cellspacing='0'>{''.join(rows)}</table>"


def _figures(page: Report) -> str:
    return say(
        "progress-figures",
        calls=page.calls,
        days=page.days,
        right=page.right,
        percent=round(100 * page.right / page.calls),
        today=page.today,
        row=page.best_run,
    )


def _skills(lines: Sequence[SkillLine]) -> str:
    rows = []
    for line in lines:
        share = say("progress-right-of-calls", right=line.right, calls=line.calls)
        state = words.standing_words(line.standing, line.calls)
        # Under so few calls a share would say more than is known.
        count = say("progress-calls", calls=line.calls)
        rows.append(_row(words.skill_name(line.skill), count if line.calls < TOO_FEW else share, state))
    return _heading(say("progress-skills-heading")) + _table(rows)


_SUPPORTS = {
    Support.PLACES: "progress-help-places",
    Support.TICKS: "progress-help-ticks",
    Support.BARE: "progress-help-bare",
    Support.NONE: "progress-help-none",
}


def _supports(page: Report) -> str:
    rows = [_row(say(_SUPPORTS[support]), str(count)) for support, count in page.supports.items()]
    return _heading(say("progress-help-heading")) + _table(rows)


def _mistakes(mistakes: Sequence[Mistake]) -> str:
    parts = [_heading(say("progress-mistakes-heading"))]
    if not mistakes:
        return parts[0] + _paragraph(say("progress-no-mistakes"))
    for mistake in mistakes:
        text = say("progress-mistake-times", mistake=mistake_name(mistake.code), count=mistake.count)
        shown = series(example_words(one) for one in mistake.examples)
        parts.append(f"<p><b>{escape(text)}</b><br>{escape(shown)}</p>")
    return "".join(parts)


def mistake_name(code: str) -> str:
    """A mistake as it is told to an adult; one that another version knew by its code."""
    return say(f"progress-mistake-{code}") if code in MISTAKES else code


def example_words(one: Example) -> str:
    """A task that went wrong: `68 + 7 = 75 (answered: 65)`."""
    if one.value.startswith("<="):
        return _pick_example(one)
    before, answer = word(one.before), word(one.answer)
    way, done = "sum", ""
    match one.value:
        case "x2":
            done = f"{say('shared-times')} 2"
        case "/2":
            done = f"{say('shared-divided-by')} 2"
        case value if value.startswith("="):
            way = _RULES.get(one.skill, "set")
        case _ if one.skill == Skill.HOLD.value:
            way = "hold"
        case value if one.answer == 0 and one.before + int(value) < 0:
            way = "floor"
        case _:
            # Of several cards laid together, `value` tells one.
            step = one.answer - one.before
            done = f"+ {step}" if step >= 0 else f"− {-step}"
    return say(
        "progress-example",
        way=way,
        sum=f"{before} {done} = {answer}",
        before=one.before,
        answer=one.answer,
        given=one.given,
    )


_RULES = {Skill.SWAP_DIGITS.value: "swap", Skill.ROUND_TO_TEN.value: "round"}
"""How a card that sets the total does it, where it is told by the total before."""


def _pick_example(one: Example) -> str:
    """A pick from the hand: which cards, or how far."""
    limit = int(one.value.removeprefix("<="))
    if one.skill == Skill.OVER_LIMIT.value:
        right, picked = (words.listed(at_places(one.cards, places)) for places in (one.answer, one.given))
        return say("progress-example-fits", before=one.before, limit=limit, cards=right, picked=picked)
    return say(
        "progress-example-furthest", before=one.before, limit=limit, answer=one.answer, given=one.given
    )


def at_home(page: Report) -> str:
    """One thing to do without the computer, for the commonest mistake, else for the next skill."""
    if (page.mistakes and page.mistakes[0].is_about_rules) or page.next_step in RULE_SKILLS:
        return say("progress-home-rules")
    if page.next_step is None:
        return say("progress-home-play")
    return say(f"progress-home-{page.next_step.value}")


def next_step(page: Report) -> str:
    """What to practise now."""
    if page.next_step is None:
        return say("progress-next-larger")
    skill = words.skill_name(page.next_step)
    if page.next_step in PRACTISED:
        return say("progress-next-practise", skill=skill)
    return say("progress-next-at-table", skill=skill)


def sheet_html(title: str, sums: Sequence[Question], columns: int = 2) -> str:
    """A sheet of sums with room for the answers."""
    head = say("progress-sheet-head", line="_" * 18)
    cells = [f"<td style='padding:9px 60px 9px 0'>{escape(_blank(one))}</td>" for one in sums]
    rows = ["".join(cells[start : start + columns]) for start in range(0, len(cells), columns)]
    table = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<h2>{escape(title)}</h2><p>{escape(head)}</p><table style='font-size:18pt'>{table}</table>"


def _blank(question: Question) -> str:
    line = "_" * 6
    match question.operation:
        case "swap":
            return say("progress-sheet-swap", before=question.before, line=line)
        case "round":
            return say("progress-sheet-round", before=question.before, line=line)
    before, sign, step = words.sum_parts(question)
    return f"{before} {sign} {step} = {line}"
