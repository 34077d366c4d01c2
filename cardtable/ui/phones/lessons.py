"""Questions for a learner at a phone, as they're sent: the sum, the number line, help and feedback."""

from __future__ import annotations

from cardtable.controller.match.match import Match
from cardtable.language import row, say
from cardtable.learning.ladder import Support
from cardtable.learning.practice import has_dots
from cardtable.learning.questions import Offer, Question
from cardtable.learning.skills import Skill
from cardtable.network import wire
from cardtable.ui.learning.call_elsewhere import CallElsewhere
from cardtable.ui.learning.lesson_words import offer_name, step_label


def call_asked(call: CallElsewhere, match: Match) -> wire.CallAsked | None:
    """Return the question for a total; None if a computer's total is checked or cards are picked instead."""
    if call.stage != "call" or call.calling.question.offers:
        return None
    calling, players = call.calling, match.setup.players
    question = calling.question
    dots = (question.before, question.operand) if call.lesson.dots and has_dots(question) else ()
    shows_line = calling.support is not Support.NONE or calling.is_helped
    ends = (question.before, question.answer)
    return wire.CallAsked(
        sum=call.sum,
        dots=dots,
        offers=call.offers,
        lowest=min(match.rules.lowest_total, min(ends) // 10 * 10),
        # The ends of the line are labeled and must not be the answer, so they're whole tens.
        highest=max(match.rules.limit, -(-max(ends) // 10) * 10 if max(ends) > match.rules.limit else 0),
        before=question.before if shows_line else None,
        jumps=tuple(
            wire.Jump(start=jump.start, end=jump.end, text="" if dots else step_label(jump.step))
            for jump in (calling.ways_shown if calling.is_helped else ())
        ),
        sentence=call.sentence(players[call.seat].name, players[call.lesson.player].name),
        help_text=say("shared-show-me") if call.may_help else "",
        answer=call.says,
    )


Answers = tuple[wire.Ask, tuple[wire.Button, ...], tuple[wire.SheetOption, ...]]
"""A question, its buttons, and its cards."""


def check_asked(call: CallElsewhere, match: Match) -> Answers | None:
    """Return what a learner at a phone checks or picks; None if the learner enters a total instead."""
    if call.stage == "call":
        return _pick_asked(call, match) if call.calling.question.offers else None
    learner = match.setup.players[call.lesson.player]
    ask = wire.Ask(title=call.checks, detail="", avatar=learner.avatar)
    buttons = tuple(wire.Button(key=key, text=text, primary=key != "stand") for key, text in call.answers)
    return ask, buttons, ()


def _pick_asked(call: CallElsewhere, match: Match) -> Answers:
    question = call.calling.question
    learner = match.setup.players[call.seat]
    ask = wire.Ask(title=call.sentence(learner.name, learner.name), detail=call.says, avatar=learner.avatar)
    led = {jump.end for jump in call.calling.ways_shown} if call.calling.is_helped else set[int]()
    options = tuple(
        wire.SheetOption(
            at=at,
            card=offer.card,
            text="\N{CHECK MARK}" if call.picked >> at & 1 else _value(question, offer),
            total=offer.makes if offer.makes in led else None,
            words=row([
                offer_name(question, offer),
                *([say("call-makes", total=offer.makes)] if offer.makes in led else []),
                *([say("state-marked")] if call.picked >> at & 1 else []),
            ]),
        )
        for at, offer in enumerate(question.offers)
    )  # fmt: skip
    is_all = wire.Button(key="all", text=say("lessons-that-is-all"), primary=True)
    show_me = wire.Button(key="help", text=say("shared-show-me"))
    buttons = ((is_all,) if question.picks_all else ()) + ((show_me,) if call.may_help else ())
    return ask, buttons, options


def _value(question: Question, offer: Offer) -> str:
    """Return the label of a card to pick: its step if one of its values is chosen, else ""."""
    return step_label(offer.makes - question.before) if question.skill is Skill.CHOICE else ""
