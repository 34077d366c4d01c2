"""A call that a learner makes at a phone: the same as at the screen, but for how it is asked. Without Qt.

What is said comes from `lesson_words`, in the language that is spoken when it is asked for.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Literal

from cardtable.controller.lessons.lessons import Lesson
from cardtable.language import paragraph, say
from cardtable.learning.attempts import EnteredBy
from cardtable.learning.skills import Skill
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.report_words import with_answer


class CallElsewhere:
    """One call from its question to the right number, or the check of a total that a computer said."""

    def __init__(self, lesson: Lesson, clock: Callable[[], float] = time.monotonic) -> None:
        self.lesson, self.calling = lesson, lesson.calling
        self.stage: Literal["check", "told", "call"] = "call" if lesson.said is None else "check"
        """Whether a total is checked, it is told what came of that, or the total is called."""
        self.focus_lost = False
        """Whether the phone was away meanwhile: the time of the answer then says little."""
        self.entered_by: EnteredBy = "pad"
        self.doubts = False
        """Whether the total that was said was put in doubt."""
        self.has_begun = False
        """Whether a number is being typed at the phone."""
        self.picked = 0
        """What is picked of several cards: bit n for the offer at place n."""
        self._clock, self._since = clock, clock()

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.lesson.seat

    # --- what is done

    def answer(self, total: int) -> bool:
        """The number that was called; False where none is asked any more."""
        if self.stage != "call" or self.calling.is_right:
            return False
        now = self._clock()
        self.entered_by = "choice" if self.offers or self.calling.question.offers else "pad"
        self.calling = self.calling.answered(total, int((now - self._since) * 1000))
        self.has_begun = False
        self._since = now
        return True

    def pick(self, at: int) -> int | None:
        """What that offer answers; None where there is none, and of several, which are picked and put back
        until that is all.
        """
        question = self.calling.question
        if at >= len(question.offers):
            return None
        if question.picks_all:
            self.picked ^= 1 << at
            return None
        return question.offers[at].makes

    def help(self) -> bool:
        """The next step of the way is shown, at last the total; False where there is no help."""
        if not self.may_help:
            return False
        self.calling = self.calling.hinted()
        return True

    def help_in_silence(self) -> bool:
        """Nobody answers: help comes by itself, but never the total; False if an answer has begun or
        there is none.
        """
        if self.has_begun or (self.picked and not self.calling.tries):
            return False
        helped = self.calling.helped_in_silence
        if helped is None or self.stage != "call" or self.calling.is_right or not self.may_help:
            return False
        self.calling = helped
        return True

    def check(self, doubts: bool) -> bool:
        """The total that was said is let stand, or put in doubt; whether anything comes of it."""
        if self.stage != "check":
            return False
        is_right = self.lesson.said == self.calling.question.answer
        self.doubts = doubts
        if doubts and not is_right:
            self.stage, self._since = "call", self._clock()
        elif doubts or not is_right:
            self.stage = "told"
        return doubts or not is_right

    # --- what is shown

    @property
    def may_help(self) -> bool:
        """Whether help may be asked for."""
        calling = self.calling
        return self.lesson.profile.hints and not calling.shows_total and not calling.question.asks_rule

    @property
    def offers(self) -> tuple[int, ...]:
        """The numbers to choose from; none where it is given freely."""
        calling = self.calling
        if calling.question.asks_rule:
            return (calling.question.answer,)
        return () if calling.is_helped else calling.offered

    @property
    def sum(self) -> str:
        """The sum as it is written, with a question mark for the answer; of a rule, what is asked."""
        question = self.calling.question
        if question.asks_rule or question.skill is Skill.ROOM:
            return words.task(question)
        return with_answer(question, "?")

    def sentence(self, name: str, player: str) -> str:
        """Whose play it is and what is asked: of the learner with that name, or of that player."""
        question, own = self.calling.question, self.lesson.own
        head = words.play_sentence(name if own else player, question, own)
        plain = question.operation == "add" or question.asks_rule
        return paragraph([head, "" if plain else words.task(question)])

    @property
    def says(self) -> str:
        """What is said of the last answer or with the help that has come; "" before both."""
        return words.said_so_far(self.calling)

    @property
    def checks(self) -> str:
        """Whether the total that was said is right; then, what came of that."""
        question, said = self.calling.question, self.lesson.said or 0
        if self.stage == "check":
            return words.checks(question, said)
        return words.confirmed(question) if self.doubts else words.corrected(question, said)

    @property
    def answers(self) -> tuple[tuple[str, str], ...]:
        """The keys of the answers to that, with their words; the first one is what a child does mostly."""
        if self.stage == "call":
            return ()
        if self.stage == "told":
            return (("go_on", say("lessons-go-on")),)
        return (("stand", say("lessons-let-stand")), ("check", say("lessons-check")))
