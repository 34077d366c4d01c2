"""Learners at the table: who calls which play, with how much help, and the records of the answers.

The match leads: a play is applied and recorded before its call, so a wrong call changes nothing. An answer is
saved as soon as it is complete; a call that was interrupted is asked again when the game continues.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

import msgspec

from cardtable import clock
from cardtable.cards.shuffle import Stream
from cardtable.controller.lessons.answer_store import recalled, stored
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.shared_screen import SharedScreen
from cardtable.game.events import AnyEvent, CardsPlayed
from cardtable.game.moves import Call
from cardtable.learning import attempts as log
from cardtable.learning.attempts import Attempt, EnteredBy, Mode, rated
from cardtable.learning.calling import Calling, Occasion, ask, attempt_of, session_at
from cardtable.learning.diagnosis import can_catch, miscall
from cardtable.learning.ladder import Support, is_guessing
from cardtable.learning.picks import PICK_MODES, hand_question
from cardtable.learning.practice import DOTS, LARGEST, is_within
from cardtable.learning.profile import Pending, Profile, read_profile
from cardtable.learning.questions import Question, question_of
from cardtable.learning.returns import FRIENDS_A_DEAL, Missed, waiting, waiting_on
from cardtable.learning.skills import Skill
from cardtable.storage.learners import Learner, LearnerStore

MISCALLED = 4
"""One of this many plays of computer opponents is called wrongly, if a learner checks them."""


@dataclass(frozen=True)
class Lesson:
    """A question to a learner: who calls whose play, how it is asked, and the data for its record.

    `said` is the total that the player called if the learner checks it; None in the learner's own call.
    `returning` is the sum that a friend asks for at the end of a deal; None in every other call.
    """

    learner: Learner
    profile: Profile
    seat: int
    player: int
    role: log.Role
    mode: Mode
    value: str
    turn: int
    calling: Calling
    said: int | None = None
    returning: Missed | None = None
    dots: bool = False
    """Whether numbers are shown as dots: the learner does not know digits, and the game ends at ten."""

    @property
    def own(self) -> bool:
        """Whether the learner calls their own play."""
        return self.seat == self.player


class Lessons:
    """The learners of one match; without any, nothing is ever asked.

    `app` is the version that is recorded with answers.
    """

    def __init__(
        self,
        match: Match,
        store: LearnerStore,
        app: str,
        now: Callable[[], datetime] = clock.now,
    ) -> None:
        """Find the learners that the players of the match name; a deleted one is a plain person."""
        known = {learner.id: learner for learner in store.learners()}
        self._match, self._store, self._app, self._now = match, store, app, now
        self._session = session_at(now())
        self._learners: dict[int, Learner] = {}
        for seat, player in enumerate(match.setup.players):
            if player.learner in known and player.role != "plain":
                self._learners[seat] = recalled(store, known[player.learner])
        self._last: dict[str, list[tuple[bool, float, int]]] = {}
        self._looked: set[tuple[int, int]] = set()
        self._passed: set[tuple[int, int | None]] = set()
        # By deal, the friends that came home at its end: (seat, kind of sum).
        self._rescued: dict[int, list[tuple[int, Skill]]] = {}

    @property
    def anybody(self) -> bool:
        """Whether there are learners at this table."""
        return bool(self._learners)

    def learns(self, seat: int) -> bool:
        return seat in self._learners

    @property
    def allows_coach(self) -> bool:
        """Whether the coach may help all learners here with their plays, by their settings."""
        return all(read_profile(learner.document).coach for learner in self._learners.values())

    def asked(self, events: Sequence[AnyEvent]) -> Lesson | None:
        """Return the call for these events; None if no learner has to call."""
        played = next((event for event in events if isinstance(event, CardsPlayed)), None)
        if played is None:
            return None
        self._look_again()
        match, question = self._match, question_of(played, self._match.rules)
        able = [seat for seat in self._learners if self._is_within_numbers(seat, question)]
        seat = self._caller(played.seat, able)
        if seat is None:
            return None
        learner, role = self._learners[seat], self._role(seat)
        profile = read_profile(learner.document)
        turn = match.turn_number
        chance = Stream(match.setup.seed, f"lesson:{match.view().deal}:{turn}:{seat}")
        said = None
        if role == "checker":
            said = self._said(profile, played, question, chance)
        resting = is_guessing(self._last.get(learner.id, []))
        calling = self._calling(profile, question, chance, resting)
        pending = self._pending(profile)
        # After an undo, it may have been another play.
        if pending is not None and pending.calling.question == question:
            calling = pending.calling
        mode: Mode = "catch" if said is not None else "call"
        dots = self._has_dots(profile)
        return Lesson(
            learner, profile, seat, played.seat, role, mode, played.value, turn, calling, said, dots=dots
        )

    def passed_by(self, events: Sequence[AnyEvent]) -> tuple[int, int] | None:
        """Return the learner's seat that isn't asked, as the total is too large, and its largest number.

        None if the total isn't too large, and after the first such play of a deal.
        """
        played = next((event for event in events if isinstance(event, CardsPlayed)), None)
        seat = self._caller(played.seat, list(self._learners)) if played is not None else None
        place = (self._match.view().deal, seat)
        if seat is None or self._role(seat) == "checker" or place in self._passed:
            return None
        self._passed.add(place)
        return seat, LARGEST[read_profile(self._learners[seat].document).in_deal.numbers]

    def before_play(self) -> Lesson | None:
        """Return the question about the hand to the learner who is to play, at the screen or at a phone.

        None if there is none.
        """
        match = self._match
        seat = match.seat if match.awaits_phone else match.viewer
        if match.awaits is not Awaits.PERSON or seat is None or seat != match.seat:
            return None
        self._look_again()
        learner = self._learners.get(seat)
        profile = read_profile(learner.document) if learner is not None else Profile()
        view = match.view(seat)
        if learner is None or not profile.hand or (view.deal, match.turn_number) in self._looked:
            return None
        chance = Stream(match.setup.seed, f"hand:{view.deal}:{match.turn_number}:{seat}")
        found = hand_question(view, match.rules, profile.hand, chance)
        if found is None:
            return None
        mode, question = found
        resting = is_guessing(self._last.get(learner.id, []))
        calling = self._calling(profile, question, chance, resting)
        pending = self._pending(profile)
        if pending is not None and pending.calling.question == question:
            if pending.calling.is_right:
                return None
            calling = pending.calling
        value = f"{question.operand:+d}" if mode == "room" else f"<={view.limit}"
        turn = match.turn_number
        return Lesson(learner, profile, seat, seat, self._role(seat), mode, value, turn, calling)

    def rescue(self, is_away: Callable[[int], bool] = lambda seat: False) -> Lesson | None:
        """Return the sum for the next card friend to ask at the end of a deal; None if there is none.

        A card friend is the animal for a kind of sum (`learning.returns`). It asks for a missed one.
        Learners whose seat `is_away` are not asked.
        """
        self._look_again()
        been = self._rescued.get(self._match.view().deal, [])
        if len(been) < FRIENDS_A_DEAL:
            # Two learners at one table take turns.
            for seat in sorted(self._learners, key=[learner_seat for learner_seat, _ in been].count):
                if is_away(seat):
                    continue
                profile = read_profile(self._learners[seat].document)
                if profile.dots:
                    # A friend at the table asks in digits; on the child's own page it asks in dots.
                    continue
                kinds = [kind for learner_seat, kind in been if learner_seat == seat]
                found = waiting(profile.missed, clock.local_day(self._now()), kinds)
                if found is not None:
                    return self._rescue_of(seat, profile, found)
        return None

    def _rescue_of(self, seat: int, profile: Profile, found: Missed) -> Lesson:
        match, learner, question = self._match, self._learners[seat], found.question
        chance = Stream(match.setup.seed, f"rescue:{match.view().deal}:{seat}")
        limit, way = match.rules.limit, profile.strategy
        calling = ask(
            question, profile.rating, limit, chance, way, support=Support.NONE, beliefs=profile.beliefs
        )
        pending = self._pending(profile)
        if pending is not None and pending.mode == "rescue" and pending.calling.question == question:
            calling = pending.calling
        role, turn = self._role(seat), match.turn_number
        return Lesson(
            learner, profile, seat, seat, role, "rescue", question.value, turn, calling, None, found
        )

    def looked_at_today(self, lesson: Lesson) -> bool:
        """Return whether the way to the card friend's sum was shown today."""
        today = clock.local_day(self._now()).isoformat()
        return lesson.returning is not None and lesson.returning.day == today

    def left_waiting(self, lesson: Lesson) -> None:
        """Put the card friend's sum off to another day."""
        profile = self._profile(lesson)
        missed = waiting_on(profile.missed, lesson.calling.question, clock.local_day(self._now()))
        self._keep(lesson, msgspec.structs.replace(profile, missed=missed, pending=None))

    def unanswered(self, story: Sequence[AnyEvent]) -> Lesson | None:
        """Return the call that was open when the game was left; None if there was none."""
        for learner in self._learners.values():
            pending = self._pending(read_profile(learner.document))
            if pending is not None and pending.is_call:
                plays = [event for event in story if isinstance(event, CardsPlayed)]
                return self.asked(plays[-1:])
        return None

    def advanced(self, lesson: Lesson, calling: Calling) -> None:
        """Save the state of a call, so that it can be continued."""
        self._keep(lesson, self._with_pending(self._profile(lesson), lesson, calling))

    def let_go(self, lesson: Lesson) -> None:
        """Cancel a call: a total that was said was accepted, or corrected."""
        self._keep(lesson, msgspec.structs.replace(self._profile(lesson), pending=None))

    def answered(
        self, lesson: Lesson, calling: Calling, entered_by: EnteredBy = "pad", focus_lost: bool = False
    ) -> Attempt:
        """Save an answered call, and the learner's new rating."""
        profile = self._profile(lesson)
        recent = self._last.setdefault(lesson.learner.id, [])
        recent.append((calling.right_at_once, calling.tries[0].milliseconds / 1000, calling.choices))
        del recent[:-3]
        attempt = attempt_of(
            self._occasion(lesson.learner),
            calling,
            profile.rating,
            self._now(),
            mode=lesson.mode,
            value=lesson.value,
            role=lesson.role,
            entered_by=entered_by,
            focus_lost=focus_lost,
            rests=is_guessing(recent),
        )
        rating = rated(profile.rating, attempt)
        is_rule = calling.question.asks_rule
        after = profile.after_rule() if is_rule else profile.after(calling.found_at_once, rating, attempt.day)
        after = after.after_sum(calling, lesson.mode, attempt.day)
        if lesson.mode == "rescue":
            been = self._rescued.setdefault(self._match.view().deal, [])
            been.append((lesson.seat, calling.question.skill))
        if not attempt.rests:
            after = msgspec.structs.replace(after, beliefs=calling.believed(profile.beliefs))
        if lesson.mode in PICK_MODES:
            # The hand is asked about before the play: if the game is left now, it must not ask again.
            self._looked.add((self._match.view().deal, lesson.turn))
            after = self._with_pending(after, lesson, calling)
        self._keep(lesson, after, attempt)
        return attempt

    def is_read_to(self, lesson: Lesson) -> bool:
        """Return whether sums and feedback are read aloud to the learner."""
        return self._profile(lesson).speech

    def read_to(self, lesson: Lesson, wanted: bool) -> None:
        """Set whether sums and feedback are read aloud to the learner."""
        self._keep(lesson, msgspec.structs.replace(self._profile(lesson), speech=wanted))

    def call_due(self, lesson: Lesson, calling: Calling) -> Call | None:
        """Return the learner's wrong call to apply at the table, if wrong calls cost something; else None.

        It has the first answer.
        """
        own = lesson.own and lesson.mode == "call" and self._match.checks_calls
        if not own or calling.right_at_once or not self._profile(lesson).strict:
            return None
        return Call(lesson.seat, calling.tries[0].answer)

    # Who, and how

    def _look_again(self) -> None:
        """Reload the learners, which other pages may have changed; a deleted one becomes a plain person."""
        known = {learner.id: learner for learner in self._store.learners()}
        self._learners = {
            seat: known[learner.id] for seat, learner in self._learners.items() if learner.id in known
        }

    def _occasion(self, learner: Learner) -> Occasion:
        match = self._match
        return Occasion(learner.id, self._session, self._app, match.setup.seed, match.name, match.rules.id)

    def _pending(self, profile: Profile) -> Pending | None:
        """Return the learner's open question, if it is of this turn of this game."""
        pending = profile.pending
        here = (self._match.name, self._match.turn_number)
        return pending if pending is not None and (pending.game, pending.turn) == here else None

    def _with_pending(self, profile: Profile, lesson: Lesson, calling: Calling) -> Profile:
        pending = Pending(self._match.name, lesson.turn, calling, lesson.mode)
        return msgspec.structs.replace(profile, pending=pending)

    def _role(self, seat: int) -> log.Role:
        return self._match.setup.players[seat].role

    def _caller(self, player: int, able: Sequence[int]) -> int | None:
        """Return the seat that calls a play.

        Its own learner, else a scorekeeper, else a checker of computers.

        Only the seats in `able` can do the sum.
        """
        if player in self._learners and self._role(player) in ("caller", "scorekeeper"):
            return player if player in able else None
        keepers = [seat for seat in able if self._role(seat) == "scorekeeper"]
        if keepers:
            return keepers[self._match.turn_number % len(keepers)]
        if self._match.setup.players[player].kind == "computer":
            return next((seat for seat in able if self._role(seat) == "checker"), None)
        return None

    def _is_within_numbers(self, seat: int, question: Question) -> bool:
        """Return whether the numbers of a call fit the learner's for this deal, or the call is open already.

        They change only between deals: cards are never chosen for a learner.
        """
        learner = self._learners[seat]
        profile = read_profile(learner.document).dealt(self._match.name, self._match.view().deal)
        # Saved with the first call of the deal; until then nothing changes it.
        self._learners[seat] = replace(learner, document=profile.text)
        return is_within(question, profile.in_deal.numbers) or self._pending(profile) is not None

    def _said(self, profile: Profile, played: CardsPlayed, question: Question, chance: Stream) -> int:
        """Return the total that a computer opponent calls to a learner who checks it."""
        wrong = miscall(question, chance) if self._is_miscalled(profile) else None
        return played.total if wrong is None else wrong

    def _is_miscalled(self, profile: Profile) -> bool:
        """Return whether the last play is called wrongly.

        That is one in `MISCALLED` plays of computers in a deal, at first one of two; if the learner can't do
        that sum, it is the next they can do.
        """
        match, due, wrong = self._match, False, False
        deal = match.view().deal
        numbers = profile.in_deal.numbers
        players = match.setup.players
        plays = [event for event in match.story() if isinstance(event, CardsPlayed)]
        for number, play in enumerate(play for play in plays if players[play.seat].kind == "computer"):
            stretch, place = divmod(number, MISCALLED)
            chance = Stream(match.setup.seed, f"miscall:{deal}:{stretch}")
            due = due or place == chance.below(MISCALLED if stretch else 2)
            question = question_of(play, match.rules)
            wrong = due and is_within(question, numbers) and can_catch(profile.rating, question)
            due = due and not wrong
        return wrong

    def _has_dots(self, profile: Profile) -> bool:
        return profile.dots and self._match.rules.limit <= DOTS

    def _calling(self, profile: Profile, question: Question, chance: Stream, resting: bool) -> Calling:
        # A guessing learner gets the most help; the rating rests meanwhile.
        support = Support.PLACES if resting else profile.fixed_support
        if self._has_dots(profile):
            support = Support.TICKS
        return ask(
            question,
            profile.rating,
            self._match.rules.limit,
            chance,
            profile.strategy,
            support=support,
            beliefs=profile.beliefs,
        )

    # Saving

    def _profile(self, lesson: Lesson) -> Profile:
        return read_profile(self._learners[lesson.seat].document)

    def _keep(self, lesson: Lesson, profile: Profile, attempt: Attempt | None = None) -> None:
        learner = self._learners[lesson.seat]
        changed = Learner(learner.id, learner.nickname, learner.avatar, profile.text)
        self._learners[lesson.seat] = changed
        if attempt is None:
            self._store.change(changed)
        else:
            self._store.answered(changed, stored(attempt))


def is_uncalled(store: LearnerStore, game: str, turn: int) -> bool:
    """Return whether a learner still has to call the play that led to that turn of that game."""
    asked = (read_profile(learner.document).pending for learner in store.learners())
    return any(one is not None and one.is_call and (one.game, one.turn) == (game, turn) for one in asked)


class Company:
    """Whether a seat has to confirm first that its child is there, so that no call counts for another child.

    A child confirms once to be there, for a run of calls: until another child calls, or a new deal begins. If
    the table is passed on behind a curtain, a child confirms by lifting their own, and the run also ends when
    another player has lifted one. A child who is not there is not asked again in this deal.
    """

    def __init__(self, screen: SharedScreen) -> None:
        self._screen = screen
        self._deal = 0
        self._here: int | None = None
        self._away: set[int] = set()

    def is_at(self, screen: SharedScreen) -> bool:
        """Return whether this company belongs to a screen."""
        return self._screen is screen

    def begin(self, deal: int) -> None:
        """Begin a deal: in a new one no child is known to be there."""
        if deal != self._deal:
            self._deal, self._here = deal, None
            self._away = set()

    def asks(self, seat: int) -> bool:
        """Return whether a seat's child must confirm before a call; never if alone or at a phone."""
        plays_here = self._screen.shared and seat in self._screen.here
        return plays_here and seat != self._here and seat not in self._away

    def is_here(self, seat: int | None) -> bool:
        """Return whether a seat's child has confirmed to be at the screen."""
        return seat is not None and seat == self._here

    def is_away(self, seat: int) -> bool:
        """Return whether a seat's child was said to be away, so that no call is recorded."""
        return self._screen.shared and seat in self._screen.here and seat in self._away

    def hides(self, viewer: int | None) -> bool:
        """Return whether the viewer's hand must be hidden, since another player is at the screen."""
        others = self._here is not None and viewer not in (None, self._here)
        return self._screen.shared and self._screen.curtain and others

    def came(self, seat: int) -> None:
        """Note that the child is there."""
        self._here = seat

    def is_gone(self, seat: int) -> None:
        """Note that the child is not there."""
        self._here = None
        self._away.add(seat)

    def lifted(self) -> None:
        """Note that a curtain was lifted by an unknown player."""
        self._here = None
