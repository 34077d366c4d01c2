"""A learner's call at a phone: the same as at the screen, but asked there. Without Qt.

All text comes from `lesson_words`, in the language at the time of asking.
"""

from __future__ import annotations

import time
from typing import Literal

from cardtable.controller.lessons.lessons import Lesson
from cardtable.language import paragraph, say
from cardtable.learning.attempts import EnteredBy
from cardtable.learning.skills import Skill
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.report_words import with_answer


class CallElsewhere:
    """One call from its question to the right number, or the check of a computer's total."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.calling = lesson, lesson.calling
        self.stage: Literal["check", "told", "call"] = "call" if lesson.said is None else "check"
        """Whether a total is being checked, the outcome of that is shown, or a total is called."""
        self.focus_lost = False
        """Whether the phone was away in between, which makes the time of the answer unreliable."""
        self.entered_by: EnteredBy = "pad"
        self.doubts = False
        """Whether the computer's total was doubted."""
        self.has_begun = False
        """Whether a number is being typed at the phone."""
        self.picked = 0
        """The picked cards if several can be: bit n for the offer at place n."""
        self._since = time.monotonic()

    @property
    def seat(self) -> int:
        return self.lesson.seat

    # --- what is done

    def answer(self, total: int) -> bool:
        """Answer with this number; return False if none is expected."""
        if self.stage != "call" or self.calling.is_right:
            return False
        now = time.monotonic()
        self.entered_by = "choice" if self.offers or self.calling.question.offers else "pad"
        self.calling = self.calling.answered(total, int((now - self._since) * 1000))
        self.has_begun = False
        self._since = now
        return True

    def pick(self, at: int) -> int | None:
        """Return the answer of offer `at`; None if there is no such offer.

        If several can be picked, toggle it and return None.
        """
        question = self.calling.question
        if at >= len(question.offers):
            return None
        if question.picks_all:
            self.picked ^= 1 << at
            return None
        return question.offers[at].makes

    def help(self) -> bool:
        """Show the next step of the way, last the total; return False if there is no help."""
        if not self.may_help:
            return False
        self.calling = self.calling.hinted()
        return True

    def help_in_silence(self) -> bool:
        """Give help without being asked, but never the total.

        Return False if an answer has begun or there is no help.
        """
        if self.has_begun or (self.picked and not self.calling.tries):
            return False
        helped = self.calling.helped_in_silence
        if helped is None or self.stage != "call" or self.calling.is_right or not self.may_help:
            return False
        self.calling = helped
        return True

    def check(self, doubts: bool) -> bool:
        """Let the total stand or doubt it; return False if the game simply goes on."""
        if self.stage != "check":
            return False
        is_right = self.lesson.said == self.calling.question.answer
        self.doubts = doubts
        if doubts and not is_right:
            self.stage, self._since = "call", time.monotonic()
        elif doubts or not is_right:
            self.stage = "told"
        return doubts or not is_right

    # --- what is shown

    @property
    def may_help(self) -> bool:
        calling = self.calling
        return self.lesson.profile.hints and not calling.shows_total and not calling.question.asks_rule

    @property
    def offers(self) -> tuple[int, ...]:
        """The numbers to choose from; empty if the answer is typed."""
        calling = self.calling
        if calling.question.asks_rule:
            return (calling.question.answer,)
        return () if calling.is_helped else calling.offered

    @property
    def sum(self) -> str:
        """The written sum with a question mark for the answer; for a rule, what is asked."""
        question = self.calling.question
        if question.asks_rule or question.skill is Skill.ROOM:
            return words.task(question)
        return with_answer(question, "?")

    def sentence(self, name: str, player: str) -> str:
        """Return whose play it is and what is asked; `name` is the learner's, `player` the player's name."""
        question, own = self.calling.question, self.lesson.own
        head = words.play_sentence(name if own else player, question, own)
        plain = question.operation == "add" or question.asks_rule
        return paragraph([head, "" if plain else words.task(question)])

    @property
    def says(self) -> str:
        """The last feedback or help; "" before both."""
        return words.said_so_far(self.calling)

    @property
    def checks(self) -> str:
        """The question whether the total is right, later the outcome."""
        question, said = self.calling.question, self.lesson.said or 0
        if self.stage == "check":
            return words.checks(question, said)
        return words.confirmed(question) if self.doubts else words.corrected(question, said)

    @property
    def answers(self) -> tuple[tuple[str, str], ...]:
        """The keys and labels of the answers to `checks`, the most frequent first."""
        if self.stage == "call":
            return ()
        if self.stage == "told":
            return (("go_on", say("shared-go-on")),)
        return (("stand", say("lessons-let-stand")), ("check", say("lessons-check")))
