"""The report of a learner as a page of HTML, in words for a parent; and a sheet of sums to be filled in."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QDate, QLocale

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
    translate = QCoreApplication.translate
    title = translate("Report", "{name}: how the sums are going").format(name=learner.nickname)
    day = QLocale().toString(today, QLocale.FormatType.LongFormat)
    parts = [f"<h2>{escape(title)}</h2>", f"<p>{escape(day)}</p>"]
    if not page.calls:
        nothing = translate("Report", "Nothing has been answered yet; after the first game there is.")
        return "".join([*parts, f"<p>{escape(nothing)}</p>"])
    parts += [_paragraph(_figures(page)), _skills(page.skills), _supports(page), _mistakes(page.mistakes)]
    parts += [_heading(translate("Report", "One thing to try at home")), _paragraph(at_home(page))]
    parts += [_heading(translate("Report", "The next step")), _paragraph(next_step(page))]
    small = translate(
        "Report",
        "Secure means: nine of the last ten right first time on the pad without help, over two days and five "
        "different sums at least; it is looked at again after three days. Nothing is claimed beyond these "
        "counts, and nothing leaves this computer.",
    )
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
    translate = QCoreApplication.translate
    rows = []
    for line in lines:
        share = translate("Report", "{right} of {calls}").format(right=line.right, calls=line.calls)
        state = words.standing_words(line.standing, line.calls)
        # Under so few calls a share would say more than is known.
        count = translate("Report", "calls: {calls}").format(calls=line.calls)
        rows.append(_row(words.skill_name(line.skill), count if line.calls < TOO_FEW else share, state))
    return _heading(translate("Report", "Skills (right first time)")) + _table(rows)


def support_name(support: Support) -> str:
    """The help that a call had, in words."""
    translate = QCoreApplication.translate
    names = {
        Support.MODEL: translate("Report", "a picture, and few answers to choose from"),
        Support.CHOICES: translate("Report", "four answers to choose from"),
        Support.HINTS: translate("Report", "no answers to choose from, but hints to ask for"),
        Support.PAD: translate("Report", "none at all"),
    }
    return names[support]


def _supports(page: Report) -> str:
    rows = [_row(support_name(support), str(count)) for support, count in page.supports.items()]
    return _heading(QCoreApplication.translate("Report", "Help that calls had")) + _table(rows)


def _mistakes(mistakes: Sequence[Mistake]) -> str:
    translate = QCoreApplication.translate
    parts = [_heading(translate("Report", "What goes wrong most often"))]
    if not mistakes:
        return parts[0] + _paragraph(translate("Report", "No mistake has come up twice in the same way."))
    for mistake in mistakes:
        name = mistake_name(mistake.code)
        text = translate("Report", "{what} ({count} times)").format(what=name, count=mistake.count)
        shown = "; ".join(_example(one) for one in mistake.examples)
        parts.append(f"<p><b>{escape(text)}</b><br>{escape(shown)}</p>")
    return "".join(parts)


def mistake_name(code: str) -> str:
    """A mistake as it is told to an adult."""
    translate = QCoreApplication.translate
    names = {
        "counted-the-start": translate("Report", "Counts the number it starts from"),
        "added-to-the-tens": translate("Report", "Adds ones to the tens"),
        "digits-reversed": translate("Report", "Turns the digits of the answer round"),
        "lost-the-ten": translate("Report", "Loses the ten that the ones make"),
        "no-carry": translate("Report", "Forgets the ten when the ones go past it"),
        "carried-twice": translate("Report", "Carries one ten too many"),
        "added-to-the-ones": translate("Report", "Adds ten to the ones"),
        "one-ten-too-many": translate("Report", "Goes one ten too far"),
        "only-the-ten": translate("Report", "Adds the ten and forgets the ones"),
        "only-the-ones": translate("Report", "Adds the ones and forgets the ten"),
        "one-too-many": translate("Report", "Goes one too far"),
        "added-instead": translate("Report", "Adds where the card takes away"),
        "took-from-the-ones": translate("Report", "Takes ten from the ones"),
        "smaller-from-larger": translate("Report", "Takes the smaller digit from the larger one"),
        "did-not-break-the-ten": translate("Report", "Breaks no ten when taking away"),
        "lost-the-sign": translate("Report", "Loses the minus below zero"),
        "stopped-at-zero": translate("Report", "Stops at zero"),
        "ignored-the-floor": translate("Report", "Goes below zero where the game stops at it"),
        "doubled-only-the-tens": translate("Report", "Doubles the tens only"),
        "doubled-only-the-ones": translate("Report", "Doubles the ones only"),
        "added-two": translate("Report", "Adds two instead of doubling"),
        "lost-the-odd-ten": translate("Report", "Loses half of an odd ten"),
        "halved-only-the-tens": translate("Report", "Halves the tens only"),
        "took-two": translate("Report", "Takes two away instead of halving"),
        "kept-the-total": translate("Report", "Leaves the total where the card changes it"),
        "doubled-a-digit": translate("Report", "Writes one digit twice instead of swapping"),
        "rounded-the-other-way": translate("Report", "Goes to the farther ten"),
        "added-the-face": translate("Report", "Adds the number on a card that does something else"),
        "off-by-one": translate("Report", "Is one off"),
        "off-by-ten": translate("Report", "Is ten off"),
        "compared-the-ones": translate("Report", "Compares the ones with the limit and not the whole number"),
        "over-the-limit": translate("Report", "Picks a card that goes over the limit"),
        "left-one-out": translate("Report", "Leaves out a card that can still be played"),
        "left-a-special-out": translate("Report", "Leaves out a card that holds or takes away"),
        "not-the-largest": translate("Report", "Picks a card that fits, but not the one that goes furthest"),
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
    translate = QCoreApplication.translate
    if page.mistakes and page.mistakes[0].is_about_rules:
        return translate("Report", "Read the cards together before a game: which hold, which set the total?")
    tips = {
        Skill.ADD_ONES: translate("Report", "Climb stairs and count on from any number, not from one."),
        Skill.ADD_TO_TEN: translate("Report", "Ask for the friend to ten: 7 and 3, 6 and 4, 8 and 2."),
        Skill.ADD_CROSS_TEN: translate(
            "Report", "Lay 8 and 5 things in two rows of ten; fill the first row before you count on."
        ),
        Skill.ADD_TEN: translate("Report", "Put ten-cent coins to some cents: only the tens change."),
        Skill.ADD_TEENS: translate("Report", "Add eleven as ten and one more, with coins."),
        Skill.TAKE_ONES: translate("Report", "Eat some of 17 grapes and tell how many are left."),
        Skill.TAKE_TEN: translate("Report", "Pay ten from a purse of coins: only the tens change."),
        Skill.TAKE_CROSS_TEN: translate(
            "Report", "Count back from 43 to 40 first, then the rest: on a ruler or a measuring tape."
        ),
        Skill.PAST_ZERO: translate("Report", "Read the thermometer in winter: from 6 down by 10."),
        Skill.DOUBLE: translate("Report", "Double with two hands: 20 and 20, then 7 and 7."),
        Skill.HALVE: translate("Report", "Share fairly between two: first the tens, then the ones."),
        Skill.SWAP_DIGITS: translate("Report", "Write 27 and 72 and say which digit stands for tens."),
        Skill.ROUND_TO_TEN: translate("Report", "Guess prices to the nearest ten in the shop."),
        Skill.ROOM: translate("Report", "Ask on a ruler: from 94, how far is it to 99?"),
        Skill.OVER_LIMIT: translate("Report", "With 20 cents in hand, ask what can still be bought."),
        Skill.LARGEST_SAFE: translate("Report", "Fill a glass to a line with spoons: which still fits?"),
        Skill.CHOICE: translate("Report", "Play an ace with open cards and say both totals before choosing."),
    }
    usual = translate("Report", "Play a game together and say each total aloud.")
    return tips.get(page.next_step, usual) if page.next_step is not None else usual


def next_step(page: Report) -> str:
    """What to practise now."""
    translate = QCoreApplication.translate
    if page.next_step is None:
        return translate("Report", "All that came up is secure: try a game with larger numbers.")
    skill = words.skill_name(page.next_step)
    if page.next_step in PRACTISED:
        return translate("Report", "Practise: {skill}").format(skill=skill)
    return translate("Report", "At the table, with the cards: {skill}").format(skill=skill)


def sheet_html(title: str, sums: Sequence[Question], columns: int = 2) -> str:
    """A sheet of sums with room for the answers."""
    translate = QCoreApplication.translate
    head = translate("Report", "Name: {line} Date: {line}").format(line="_" * 18)
    cells = [f"<td style='padding:9px 60px 9px 0'>{_blank(one)}</td>" for one in sums]
    rows = ["".join(cells[start : start + columns]) for start in range(0, len(cells), columns)]
    table = "".join(f"<tr>{row}</tr>" for row in rows)
    return f"<h2>{escape(title)}</h2><p>{escape(head)}</p><table style='font-size:18pt'>{table}</table>"


def _blank(question: Question) -> str:
    before, sign, step = words.sum_parts(question)
    return escape(f"{before} {sign} {step} = ".replace("  ", " ")) + "_" * 6
