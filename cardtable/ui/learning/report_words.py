"""The report of a learner as a page of HTML, in words for a parent; and a sheet of sums to be filled in."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from cardtable.language import say
from cardtable.learning.attempts import TOO_FEW
from cardtable.learning.ladder import Support
from cardtable.learning.practice import PRACTISED
from cardtable.learning.questions import Question, at_places
from cardtable.learning.report import Example, Mistake, Report, SkillLine
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Learner
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.table.words.names import number_text

_CELL = "padding:2px 14px 2px 0"


def report_html(learner: Learner, page: Report, today: QDate) -> str:
    """The page of one learner; plain HTML that prints as it reads."""
    title = say("lessons-name-how-the-sums-are-going", name=learner.nickname)
    day = QLocale().toString(today, QLocale.FormatType.LongFormat)
    parts = [f"<h2>{escape(title)}</h2>", f"<p>{escape(day)}</p>"]
    if not page.calls:
        nothing = say("lessons-nothing-has-been-answered-yet-after-the")
        return "".join([*parts, f"<p>{escape(nothing)}</p>"])
    parts += [_paragraph(_figures(page)), _skills(page.skills), _supports(page), _mistakes(page.mistakes)]
    parts += [_heading(say("lessons-one-thing-to-try-at-home")), _paragraph(at_home(page))]
    parts += [_heading(say("lessons-the-next-step")), _paragraph(next_step(page))]
    small = say("lessons-secure-means-nine-of-the-last-ten-right")
    return "".join([*parts, f"<p><small>{escape(small)}</small></p>"])


def whole_page(title: str, body: str) -> str:
    """HTML that stands alone in a file and prints on one page."""
    style = (
        "body{font-family:sans-serif;max-width:46em;margin:2em auto;color:#222;font-size:11pt}"
        "table{border-collapse:collapse}h2{margin:0}h3{margin:1em 0 .2em}"
    )
    return (
        "<!DOCTYPE html><html><head><meta charset='utf-8'>"
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
    text = QCoreApplication.translate(
        "Report",
        "Calls: {calls}. Days: {days}. Right first time: {right} ({percent} %). "
        "Right today: {today}. Longest row of right calls: {row}.",
    )
    share = round(100 * page.right / page.calls)
    return text.format(
        calls=page.calls, days=page.days, right=page.right, percent=share, today=page.today, row=page.best_run
    )


def _skills(lines: Sequence[SkillLine]) -> str:
    rows = []
    for line in lines:
        share = say("lessons-right-of-calls", right=line.right, calls=line.calls)
        state = words.standing_words(line.standing, line.calls)
        # Under so few calls a share would say more than is known.
        count = say("lessons-calls-calls", calls=line.calls)
        rows.append(_row(words.skill_name(line.skill), count if line.calls < TOO_FEW else share, state))
    return _heading(say("lessons-skills-right-first-time")) + _table(rows)


def support_name(support: Support) -> str:
    """The help that a call had, in words."""
    names = {
        Support.MODEL: say("lessons-a-picture-and-few-answers-to-choose-from"),
        Support.CHOICES: say("lessons-four-answers-to-choose-from"),
        Support.HINTS: say("lessons-no-answers-to-choose-from-but-hints-to-ask"),
        Support.PAD: say("lessons-none-at-all"),
    }
    return names[support]


def _supports(page: Report) -> str:
    rows = [_row(support_name(support), str(count)) for support, count in page.supports.items()]
    return _heading(say("lessons-help-that-calls-had")) + _table(rows)


def _mistakes(mistakes: Sequence[Mistake]) -> str:
    parts = [_heading(say("lessons-what-goes-wrong-most-often"))]
    if not mistakes:
        return parts[0] + _paragraph(say("lessons-no-mistake-has-come-up-twice-in-the-same"))
    for mistake in mistakes:
        name = mistake_name(mistake.code)
        text = say("lessons-what-count-times", what=name, count=mistake.count)
        shown = "; ".join(_example(one) for one in mistake.examples)
        parts.append(f"<p><b>{escape(text)}</b><br>{escape(shown)}</p>")
    return "".join(parts)


def mistake_name(code: str) -> str:
    """A mistake as it is told to an adult."""
    names = {
        "counted-the-start": say("lessons-counts-the-number-it-starts-from"),
        "added-to-the-tens": say("lessons-adds-ones-to-the-tens"),
        "digits-reversed": say("lessons-turns-the-digits-of-the-answer-round"),
        "lost-the-ten": say("lessons-loses-the-ten-that-the-ones-make"),
        "no-carry": say("lessons-forgets-the-ten-when-the-ones-go-past-it"),
        "carried-twice": say("lessons-carries-one-ten-too-many"),
        "added-to-the-ones": say("lessons-adds-ten-to-the-ones"),
        "one-ten-too-many": say("lessons-goes-one-ten-too-far"),
        "only-the-ten": say("lessons-adds-the-ten-and-forgets-the-ones"),
        "only-the-ones": say("lessons-adds-the-ones-and-forgets-the-ten"),
        "one-too-many": say("lessons-goes-one-too-far"),
        "added-instead": say("lessons-adds-where-the-card-takes-away"),
        "took-from-the-ones": say("lessons-takes-ten-from-the-ones"),
        "smaller-from-larger": say("lessons-takes-the-smaller-digit-from-the-larger"),
        "did-not-break-the-ten": say("lessons-breaks-no-ten-when-taking-away"),
        "lost-the-sign": say("lessons-loses-the-minus-below-zero"),
        "stopped-at-zero": say("lessons-stops-at-zero"),
        "ignored-the-floor": say("lessons-goes-below-zero-where-the-game-stops-at-it"),
        "doubled-only-the-tens": say("lessons-doubles-the-tens-only"),
        "doubled-only-the-ones": say("lessons-doubles-the-ones-only"),
        "added-two": say("lessons-adds-two-instead-of-doubling"),
        "lost-the-odd-ten": say("lessons-loses-half-of-an-odd-ten"),
        "halved-only-the-tens": say("lessons-halves-the-tens-only"),
        "took-two": say("lessons-takes-two-away-instead-of-halving"),
        "kept-the-total": say("lessons-leaves-the-total-where-the-card-changes-it"),
        "doubled-a-digit": say("lessons-writes-one-digit-twice-instead-of-swapping"),
        "rounded-the-other-way": say("lessons-goes-to-the-farther-ten"),
        "added-the-face": say("lessons-adds-the-number-on-a-card-that-does"),
        "off-by-one": say("lessons-is-one-off"),
        "off-by-ten": say("lessons-is-ten-off"),
        "compared-the-ones": say("lessons-compares-the-ones-with-the-limit-and-not"),
        "over-the-limit": say("lessons-picks-a-card-that-goes-over-the-limit"),
        "left-one-out": say("lessons-leaves-out-a-card-that-can-still-be-played"),
        "left-a-special-out": say("lessons-leaves-out-a-card-that-holds-or-takes-away"),
        "not-the-largest": say("lessons-picks-a-card-that-fits-but-not-the-one"),
    }
    return names.get(code, code)


def _pick_example(one: Example) -> str:
    """A pick from the hand: which cards, or how far."""
    translate = QCoreApplication.translate
    limit = one.value.removeprefix("<=")
    if one.skill == Skill.OVER_LIMIT.value:
        text = translate("Report", "at {total} of {limit}, what fits is: {answer}; picked: {given}")
        answer, given = (words.listed(at_places(one.cards, value)) for value in (one.answer, one.given))
    else:
        text = translate("Report", "from {total} the furthest up to {limit} was {answer}, picked was {given}")
        answer, given = number_text(one.answer), number_text(one.given)
    return text.format(total=number_text(one.before), limit=limit, answer=answer, given=given)


def _example(one: Example) -> str:
    if one.value.startswith("<="):
        return _pick_example(one)
    text = QCoreApplication.translate("Report", "{sum} is {answer}, said was {given}")
    value = one.value.replace("-", "− ").replace("+", "+ ").replace("x", "× ").replace("/", "÷ ")
    done = f"{number_text(one.before)} {value}"
    return text.format(sum=done, answer=number_text(one.answer), given=number_text(one.given))


def at_home(page: Report) -> str:
    """One thing to do without the computer, for the commonest mistake, else for the next skill."""
    if page.mistakes and page.mistakes[0].is_about_rules:
        return say("lessons-read-the-cards-together-before-a-game")
    tips = {
        Skill.ADD_ONES: say("lessons-climb-stairs-and-count-on-from-any-number"),
        Skill.ADD_TO_TEN: say("lessons-ask-for-the-friend-to-ten-7-and-3-6-and-4"),
        Skill.ADD_CROSS_TEN: say("lessons-lay-8-and-5-things-in-two-rows-of-ten-fill"),
        Skill.ADD_TEN: say("lessons-put-ten-cent-coins-to-some-cents-only-the"),
        Skill.ADD_TEENS: say("lessons-add-eleven-as-ten-and-one-more-with-coins"),
        Skill.TAKE_ONES: say("lessons-eat-some-of-17-grapes-and-tell-how-many"),
        Skill.TAKE_TEN: say("lessons-pay-ten-from-a-purse-of-coins-only-the"),
        Skill.TAKE_CROSS_TEN: say("lessons-count-back-from-43-to-40-first-then-the"),
        Skill.PAST_ZERO: say("lessons-read-the-thermometer-in-winter-from-6-down"),
        Skill.DOUBLE: say("lessons-double-with-two-hands-20-and-20-then-7-and"),
        Skill.HALVE: say("lessons-share-fairly-between-two-first-the-tens"),
        Skill.SWAP_DIGITS: say("lessons-write-27-and-72-and-say-which-digit-stands"),
        Skill.ROUND_TO_TEN: say("lessons-guess-prices-to-the-nearest-ten-in-the"),
        Skill.ROOM: say("lessons-ask-on-a-ruler-from-94-how-far-is-it-to-99"),
        Skill.OVER_LIMIT: say("lessons-with-20-cents-in-hand-ask-what-can-still"),
        Skill.LARGEST_SAFE: say("lessons-fill-a-glass-to-a-line-with-spoons-which"),
        Skill.CHOICE: say("lessons-play-an-ace-with-open-cards-and-say-both"),
    }
    usual = say("lessons-play-a-game-together-and-say-each-total")
    return tips.get(page.next_step, usual) if page.next_step is not None else usual


def next_step(page: Report) -> str:
    """What to practise now."""
    if page.next_step is None:
        return say("lessons-all-that-came-up-is-secure-try-a-game-with")
    skill = words.skill_name(page.next_step)
    if page.next_step in PRACTISED:
        return say("lessons-practise-skill", skill=skill)
    return say("lessons-at-the-table-with-the-cards-skill", skill=skill)


def sheet_html(title: str, sums: Sequence[Question], columns: int = 2) -> str:
    """A sheet of sums with room for the answers."""
    head = say("lessons-name-line-date-line", line="_" * 18)
    cells = [f"<td style='padding:9px 60px 9px 0'>{_blank(one)}</td>" for one in sums]
    rows = ["".join(cells[start : start + columns]) for start in range(0, len(cells), columns)]
    table = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<h2>{escape(title)}</h2><p>{escape(head)}</p><table style='font-size:18pt'>{table}</table>"


def _blank(question: Question) -> str:
    before, sign, step = words.sum_parts(question)
    return escape(f"{before} {sign} {step} = ".replace("  ", " ")) + "_" * 6
