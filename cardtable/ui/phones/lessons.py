"""What a learner at a phone is asked, as it is sent: the sum, the line, the help, what was said of it."""

from __future__ import annotations

from cardtable.controller.match.match import Match
from cardtable.language import say
from cardtable.learning.ladder import Support
from cardtable.network import wire
from cardtable.ui.learning.call_elsewhere import CallElsewhere
from cardtable.ui.learning.lesson_words import step_label


def call_asked(call: CallElsewhere, match: Match) -> wire.CallAsked | None:
    """The total that is to be called; None while a total is checked that a computer said."""
    if call.stage != "call":
        return None
    calling, players = call.calling, match.setup.players
    question = calling.question
    shows_line = calling.support is not Support.NONE or calling.is_helped
    ends = (question.before, question.answer)
    return wire.CallAsked(
        sum=call.sum,
        offers=call.offers,
        lowest=min(match.rules.lowest_total, min(ends) // 10 * 10),
        # The end of the line is written there, and must not be the answer: whole tens.
        highest=max(match.rules.limit, -(-max(ends) // 10) * 10 if max(ends) > match.rules.limit else 0),
        before=question.before if shows_line else None,
        jumps=tuple(
            wire.Jump(start=jump.start, end=jump.end, text=step_label(jump.step))
            for jump in (calling.ways_shown if calling.is_helped else ())
        ),
        sentence=call.sentence(players[call.seat].name, players[call.lesson.player].name),
        help_text=say("lessons-show-me") if call.may_help else "",
        answer=call.says,
    )


def check_asked(call: CallElsewhere, match: Match) -> tuple[wire.Ask, tuple[wire.Button, ...]] | None:
    """The total that a computer said, to be let stand or checked; None while one is called."""
    if call.stage == "call":
        return None
    who = match.setup.players[call.lesson.player]
    ask = wire.Ask(title=call.checks, detail="", avatar=who.avatar)
    buttons = tuple(wire.Button(key=key, text=text, primary=key != "stand") for key, text in call.answers)
    return ask, buttons
