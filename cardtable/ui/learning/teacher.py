"""Connects a match with its learners: a play's total is called before its card lands.

The conductor hands over events, and shows them when the call has been answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable import __version__
from cardtable.clock import EPOCH
from cardtable.controller.lessons.lessons import Company, Lesson, Lessons
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.shared_screen import PlayedFrom
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Call
from cardtable.language import say
from cardtable.language.numbers import aloud
from cardtable.learning.attempts import EnteredBy
from cardtable.learning.calling import Calling
from cardtable.learning.picks import PICK_MODES
from cardtable.rules.own_words import game_name
from cardtable.storage.learners import LearnerStore
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.learning.call_elsewhere import CallElsewhere
from cardtable.ui.learning.check_panel import CheckPanel
from cardtable.ui.learning.hand_over import HandOver
from cardtable.ui.learning.learner_file import LearnerFile
from cardtable.ui.learning.lesson_panel import SILENCE, Asked, LessonPanel
from cardtable.ui.learning.rescue_panel import RescuePanel, Visit
from cardtable.ui.support.background import Background
from cardtable.ui.table.items.lying import lying
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.table_view import TableView
from cardtable.ui.widgets.controls import RoundButton
from cardtable.ui.widgets.keys_panel import key_cap, with_key
from cardtable.ui.widgets.tool_tips import tip


class Teacher(QObject):
    """Asks the learners of a match, on panels over `page`."""

    spoken = Signal(str)
    """Emitted with a sentence to read aloud to a learner; "" stops reading."""
    changed = Signal()
    """Emitted when a question comes over the table or goes."""
    helped = Signal()
    """Emitted when a learner at a phone got help without asking."""

    def __init__(self, theme: Theme, learners: LearnerFile, page: QWidget, table: TableView) -> None:
        """Prepare to ask on the line of the table, at its pace."""
        super().__init__(page)
        self._table = table
        self._learners = learners
        self._asking = Background(self)
        self._prepared: Lessons | None = None
        self._lessons: Lessons | None = None
        self._match: Match | None = None
        self._lesson: Lesson | None = None
        self._left: Lesson | None = None
        """The call that was open when the game was left."""
        self._friend: Lesson | None = None
        """The next card friend's sum, to be asked after the one just solved."""
        self._ending = ""
        self._then: Callable[[], None] | None = None
        self.call_due: Call | None = None
        """A wrong call that counts and is still to be played in the match."""
        self.was_heard = False
        """Whether the last call was asked at the screen, so that play and total are known."""
        self.panel = LessonPanel(theme, page, lambda: table.board.layout)
        self.panel.finished.connect(self._finished)
        self.panel.advanced.connect(self._advanced)
        self.panel.spoken.connect(self.speak)
        self.rescue = RescuePanel(theme, page)
        self.rescue.finished.connect(self._came_home)
        self.rescue.advanced.connect(self._advanced)
        self.rescue.spoken.connect(self.speak)
        self.rescue.went_on.connect(self._show_other_friend)
        self.rescue.left.connect(self._leave_friend)
        self.check = CheckPanel(theme, page, lambda: table.board.layout)
        self.check.stand.clicked.connect(self._accepted)
        self.check.check.clicked.connect(self._doubted)
        self.check.on.clicked.connect(lambda: self._go_on())
        self.hand_over = HandOver(theme, page)
        self._page, self._fade = page, Fade(page)
        for panel in (self.panel, self.rescue):
            panel.changing.connect(self._soften)
        self.hand_over.came.connect(self._came)
        self.hand_over.is_gone.connect(self._is_gone)
        self.speech = SpeechSwitch(page)
        self.speech.clicked.connect(self.switch_speech)
        self.can_speak: Callable[[], bool] = lambda: False
        """Returns whether there is a voice of the current language."""
        self.changed.connect(self._offer_speech)
        self.carried: int | None = None
        """The number typed before a change of language, for the call that is taken up next."""
        self.elsewhere: CallElsewhere | None = None
        """The question to a learner at a phone."""
        self.silence = QTimer(self, interval=SILENCE, singleShot=True)
        self.silence.timeout.connect(self._help_in_silence)
        self.is_here: Callable[[int], bool] = lambda seat: True
        """Returns whether the phone of a seat is connected, so that its learner can be asked."""
        self.company: Company | None = None
        """Keeps which learner has the screen; None before the first match."""
        self.place_of: Callable[[int], int] = lambda seat: seat
        """Returns the place of a seat around the table."""

    def prepare(self, match: Match, then: Callable[[], object]) -> None:
        """Load the learners of the match and what they can do, then call `then`."""
        self._asking.drop()
        self._prepared = None

        def read(store: LearnerStore) -> Lessons | None:
            lessons = Lessons(match, store, __version__)
            return lessons if lessons.anybody else None

        def take(lessons: Lessons | None) -> None:
            self._prepared = lessons
            then()

        def ask(store: LearnerStore | None) -> None:
            if store is None:
                then()
            else:
                self._asking.ask(lambda: read(store), take, lambda error: take(None))

        self._learners.open(ask)

    def open_match(self, match: Match) -> None:
        """Ask the learners of this match, which was prepared, from now on."""
        self.drop()
        self._match, self._lessons = match, self._prepared
        if self.company is None or not self.company.is_at(match.screen):
            self.company = Company(match.screen)

    @property
    def typed(self) -> int | None:
        """The number typed so far for the open call."""
        figures = self.panel.pad.text.replace("\u2212", "-")
        return int(figures) if figures.strip("-") else None

    @property
    def allows_coach(self) -> bool:
        """Whether hints and looking back are allowed at this table."""
        return self._lessons is None or self._lessons.allows_coach

    @property
    def busy(self) -> bool:
        """Whether a call is open."""
        return self._lesson is not None

    @property
    def covers_hand(self) -> bool:
        """Whether the open hand isn't for the person at the screen, or it is unknown who that is."""
        if self.company is None or self._match is None or self._match.setup.open_hands:
            return False
        return not self.hand_over.isHidden() or self.company.hides(self._match.viewer)

    @property
    def has_screen(self) -> bool:
        """Whether a learner has the screen while another player's hand is open."""
        return self._match is not None and self.company is not None and self.company.hides(self._match.viewer)

    def is_there(self, seat: int | None) -> bool:
        """Return whether the person on this seat has just confirmed being there.

        Then no curtain is needed.
        """
        return self.company is not None and self.company.is_here(seat)

    def says_so(self, seat: int) -> bool:
        """Return whether lifting the curtain confirms that this seat's learner has the screen."""
        if self.company is None or self._lessons is None or self._match is None:
            return False
        self.company.begin(self._match.view().deal)
        return self._lessons.learns(seat) and not self.company.is_away(seat)

    def lifted(self, seat: int) -> None:
        """Note that the curtain for this seat was lifted."""
        if self.company is None:
            return
        if self.says_so(seat):
            self.company.came(seat)
        else:
            self.company.lifted()

    @property
    def front(self) -> LessonPanel | CheckPanel | HandOver | RescuePanel | None:
        """The panel over the table, if any."""
        panels: tuple[LessonPanel | CheckPanel | HandOver | RescuePanel, ...] = (
            self.hand_over, self.panel, self.check, self.rescue,
        )  # fmt: skip
        return next((panel for panel in panels if not panel.isHidden()), None)

    def takes(self, events: Sequence[AnyEvent], then: Callable[[], None]) -> bool:
        """Return whether a learner must call these events first; `then` is called afterward."""
        lesson = self._lessons.asked(events) if self._lessons is not None else None
        return self._begin(lesson, then)

    def passes_by(self, events: Sequence[AnyEvent]) -> str:
        """Return the sentence for a learner who isn't asked because the new total is too large; otherwise "".

        It's returned only once a deal.
        """
        passed = self._lessons.passed_by(events) if self._lessons is not None else None
        if passed is None or self._match is None or self.company is None or self.company.is_away(passed[0]):
            return ""
        seat, most = passed
        return say("lessons-said-for-you", name=self._match.setup.players[seat].name, most=most)

    def awaits(self, story: Sequence[AnyEvent]) -> bool:
        """Return whether the game was left during a call."""
        return self._lessons is not None and self._lessons.unanswered(story) is not None

    def takes_up(self, story: Sequence[AnyEvent], then: Callable[[], None]) -> bool:
        """Ask again the call during which the game was left; return whether there is one."""
        self._left = self._lessons.unanswered(story) if self._lessons is not None else None
        return self._begin(self._left, then, waits=True)

    def asks_about_hand(self, then: Callable[[], None]) -> bool:
        """Return whether the player is asked about the hand before playing; `then` is called afterward."""
        lesson = self._lessons.before_play() if self._lessons is not None and not self.busy else None
        return self._begin(lesson, then) or self.busy

    def cover_hand(self) -> None:
        """Remove a question that shows a hand, as nobody is at the table; it comes again later."""
        if self._lesson is not None and self._lesson.mode in PICK_MODES:
            self.drop()

    def drop(self) -> None:
        """Remove the question from the table; it counts for nothing."""
        if self.front is not None:
            self._soften()
        if self._lesson is not None:
            self._table.close_call()
        self._lesson = self._friend = self._then = self.call_due = self.elsewhere = None
        self.panel.put_away()
        self.rescue.put_away()
        self.check.hide()
        self.hand_over.put_away()
        self.changed.emit()

    def arrange(self, width: int, height: int) -> None:
        """Make the panels cover the whole page."""
        self.panel.setGeometry(0, 0, width, height)
        self.panel.arrange_again()
        self.rescue.setGeometry(0, 0, width, height)
        self.check.setGeometry(0, 0, width, height)
        self.hand_over.setGeometry(0, 0, width, height)

    # Friends at the end of a deal

    def asks_for_friend(self, ending: str, then: Callable[[], None]) -> bool:
        """Return whether a card friend comes now that a deal has ended.

        `ending` is the table's sentence about it; `then` is called when the learner wants to go on.
        """
        if self.company is None or self._match is None or self.busy:
            return self.busy
        self.company.begin(self._match.view().deal)
        lesson = self._waiting_friend()
        if lesson is not None:
            self._then, self._ending = then, ending
            self._hand_to(lesson, self._match)
        return self.busy

    def _waiting_friend(self) -> Lesson | None:
        """Return the next card friend's sum, for a learner who isn't known to be away."""
        lessons, company = self._lessons, self.company
        if lessons is None or company is None:
            return None
        # Friends come to the screen; learners at phones meet them another day.
        return lessons.rescue(lambda seat: company.is_away(seat) or not self._is_at(seat, "screen"))

    def _is_at(self, seat: int, at: PlayedFrom) -> bool:
        return self._match is not None and self._match.screen.place(seat) == at

    def _show_other_friend(self) -> None:
        if self._friend is not None and self._match is not None:
            self._hand_to(self._friend, self._match)

    def _show_friend(self, lesson: Lesson, match: Match) -> None:
        if self._lessons is None:
            return
        self._friend = None
        players = match.setup.players
        visit = Visit(
            learner=players[lesson.seat].name,
            avatar=players[lesson.seat].avatar,
            friends=lesson.profile.friends,
            why=words.why_it_returns(lesson.returning, self._lessons.looked_at_today(lesson)),
            game=game_name(match.rules),
            ending=self._ending,
            table=replace(lying(match, EPOCH), front=lesson.seat),
            deals_on=match.awaits is Awaits.DEAL,
            limit=match.rules.limit,
            hints=lesson.profile.hints,
            animal=self._table.board.line.animal,
        )
        self.rescue.pace = self._table.stage.pace
        self.rescue.ask(lesson.calling, visit)

    def _came_home(self, calling: Calling) -> None:
        """Save the sum as soon as it was called, even while something is still being shown."""
        if self._lesson is None or self._lessons is None:
            return
        self._lessons.answered(self._lesson, calling, self.rescue.entered_by, self.rescue.focus_lost)
        self._friend = self._waiting_friend()
        if self._friend is not None:
            self.rescue.offer_another()

    def _leave_friend(self) -> None:
        """Go on with the game; a card friend whose sum wasn't called waits for another day."""
        lesson, calling = self._lesson, self.rescue.calling
        if lesson is not None and self._lessons is not None and calling is not None and not calling.is_right:
            self._lessons.left_waiting(lesson)
        then = self._then
        self.drop()
        if then is not None:
            then()

    # One call

    def _begin(self, lesson: Lesson | None, then: Callable[[], None], waits: bool = False) -> bool:
        """Return whether the lesson is asked.

        If it had begun before, it `waits` for a phone that isn't connected yet.
        """
        if lesson is None or self._match is None or self.company is None:
            return False
        self.company.begin(self._match.view().deal)
        absent = self._is_at(lesson.seat, "phone") and not waits and not self.is_here(lesson.seat)
        if self.company.is_away(lesson.seat) or absent or self._is_at(lesson.seat, "computer"):
            return False
        self._lesson, self._then, self.call_due, self.was_heard = lesson, then, None, False
        if self._lessons is not None:
            self._lessons.advanced(lesson, lesson.calling)
        self._hand_to(lesson, self._match)
        return True

    def _hand_to(self, lesson: Lesson, match: Match) -> None:
        """Ask, once the right child is there."""
        self._soften()
        self._lesson = lesson
        if self._is_at(lesson.seat, "phone"):
            self._ask_elsewhere(lesson)
        elif self.company is not None and self.company.asks(lesson.seat):
            child = match.setup.players[lesson.seat]
            self.rescue.put_away()
            self.hand_over.ask(child.name, child.avatar, self.place_of(lesson.seat), self._table.stage.pace)
            self.speak(self.hand_over.heard)
            self.changed.emit()
        else:
            self._put(lesson, match)

    def _came(self) -> None:
        """Ask the child, who is there now."""
        self._soften()
        self.hand_over.put_away()
        if self._lesson is not None and self._match is not None and self.company is not None:
            self.company.came(self._lesson.seat)
            self._put(self._lesson, self._match)

    def _is_gone(self) -> None:
        """Go on with the game without asking or saving, as the child isn't there."""
        self._soften()
        if self._lesson is not None and self._lessons is not None and self.company is not None:
            self.company.is_gone(self._lesson.seat)
            self._lessons.let_go(self._lesson)
            other = self._waiting_friend() if self._lesson.mode == "rescue" else None
            if other is not None and self._match is not None:
                self.hand_over.put_away()
                self._hand_to(other, self._match)
                return
        self._go_on()

    def _put(self, lesson: Lesson, match: Match) -> None:
        self.was_heard = True
        if lesson.mode == "rescue":
            self._show_friend(lesson, match)
        elif lesson.said is None:
            self._ask(lesson)
        else:
            player = match.setup.players[lesson.player]
            self.check.ask(lesson.calling.question, lesson.said, player.name, player.avatar)
            self.speak(self.check.heard)
        self.changed.emit()

    def _ask(self, lesson: Lesson) -> None:
        if self._match is None or self._lessons is None:
            return
        players = self._match.setup.players
        learner, question = players[lesson.seat], lesson.calling.question
        cards = () if lesson.mode in PICK_MODES else question.cards
        asked = Asked(
            learner=learner.name,
            avatar=learner.avatar,
            player=players[lesson.player].name,
            own=lesson.own,
            limit=self._match.rules.limit,
            hints=lesson.profile.hints,
            first=self._match.rules.lowest_total,
            falls=self._match.rules.counts_down,
            animal=self._table.board.line.animal,
            played_from=self._table.open_call(lesson.player, lesson.seat, cards),
            dots=lesson.dots,
            fresh=lesson is not self._left,
        )
        self.panel.pace = self._table.stage.pace
        self.panel.ask(lesson.calling, asked)
        if self.carried is not None:
            self.panel.pad.put(self.carried)
            self.carried = None
        self.changed.emit()

    # A call at a phone

    def _ask_elsewhere(self, lesson: Lesson) -> None:
        """Send the question to the phone of the seat, and light its ring at the table."""
        self.elsewhere = CallElsewhere(lesson)
        self.silence.start()
        self._table.open_call_elsewhere(lesson.seat)
        self.changed.emit()

    def begin_elsewhere(self, has_begun: bool) -> None:
        """Note whether a number is being typed at the phone; the silence starts again."""
        if self.elsewhere is not None:
            self.elsewhere.has_begun = has_begun
            self.silence.start()

    def answer_elsewhere(self, total: int) -> None:
        """Answer with the number called at the phone."""
        call = self.elsewhere
        if call is None or not call.answer(total):
            return
        if call.calling.is_right:
            self._finish(call.calling, call.entered_by, call.focus_lost)
        else:
            self.silence.start()
            self._advanced(call.calling)

    def pick_elsewhere(self, at: int) -> None:
        """Answer a question about the hand with the card or value that the learner tapped at a phone."""
        answer = self.elsewhere.pick(at) if self.elsewhere is not None else None
        self.silence.start()
        if answer is not None:
            self.answer_elsewhere(answer)

    def picked_elsewhere(self) -> None:
        """Answer with the cards picked at the phone."""
        if self.elsewhere is not None and self.elsewhere.picked:
            self.answer_elsewhere(self.elsewhere.picked)

    def help_elsewhere(self) -> None:
        """Give the help asked for at the phone."""
        if self.elsewhere is not None and self.elsewhere.help():
            self.silence.start()
            self._advanced(self.elsewhere.calling)

    def _help_in_silence(self) -> None:
        """Give help at the phone after a silence."""
        call = self.elsewhere
        if call is None:
            return
        self.silence.start()
        if self._page.isVisible() and self.is_here(call.seat) and call.help_in_silence():
            self._advanced(call.calling)
            self.helped.emit()

    def check_elsewhere(self, answer: str) -> None:
        """Take the phone's answer to a computer's total: `stand` or `check`, later `go_on`."""
        call = self.elsewhere
        if call is None or answer not in (key for key, _ in call.answers):
            return
        self.silence.start()
        goes_on = answer == "go_on" or not call.check(doubts=answer == "check")
        if goes_on and self._lessons is not None:
            self._lessons.let_go(call.lesson)
            self._go_on()

    def _accepted(self) -> None:
        """Correct a wrong total that the child let stand."""
        self._soften()
        lesson = self._lesson
        if lesson is None:
            return
        if lesson.said == lesson.calling.question.answer:
            self._go_on()
            return
        question, said = lesson.calling.question, lesson.said or 0
        self.check.show_outcome(words.corrected(question, said), words.corrected(question, said, heard=True))
        self.speak(self.check.heard)

    def _doubted(self) -> None:
        """Let the child correct a wrong total; a false alarm costs nothing."""
        self._soften()
        lesson = self._lesson
        if lesson is None:
            return
        if lesson.said != lesson.calling.question.answer:
            self.check.hide()
            self._ask(lesson)
            return
        question = lesson.calling.question
        self.check.show_outcome(words.confirmed(question), words.confirmed(question, heard=True))
        self.speak(self.check.heard)

    def _advanced(self, calling: Calling) -> None:
        if self._lesson is not None and self._lessons is not None and not calling.is_right:
            self._lessons.advanced(self._lesson, calling)

    def _finished(self, calling: Calling) -> None:
        self._finish(calling, self.panel.entered_by, self.panel.focus_lost)

    def _finish(self, calling: Calling, by: EnteredBy, focus_lost: bool) -> None:
        if self._lesson is not None and self._lessons is not None:
            self._lessons.answered(self._lesson, calling, by, focus_lost)
            self.call_due = self._lessons.call_due(self._lesson, calling)
        before_play = self._lesson is not None and self._lesson.mode in PICK_MODES
        self._go_on(None if before_play else calling.question.answer)

    def _go_on(self, called: int | None = None) -> None:
        """Go back to the game; the animal is already at the total that was `called`."""
        self._soften()
        then = self._then
        if self._lesson is not None and self._lessons is not None and not self.check.isHidden():
            self._lessons.let_go(self._lesson)
        self._table.close_call(called)
        self._lesson = self._then = self.elsewhere = None
        self.check.hide()
        self.hand_over.put_away()
        self.changed.emit()
        if then is not None:
            then()

    def _soften(self) -> None:
        """Start a fade from the present picture to the next."""
        front = self.front
        moving = front.moving if isinstance(front, LessonPanel | RescuePanel) else None
        self._fade.begin(self._page, self._table.stage.pace, without=moving)

    def speak(self, sentence: str) -> None:
        """Read a sentence aloud to the learner who is asked, if reading aloud is on."""
        lesson, lessons = self._lesson, self._lessons
        if lesson is not None and lessons is not None and lessons.is_read_to(lesson):
            self.spoken.emit(aloud(sentence))

    def _offer_speech(self) -> None:
        """Show the switch for reading aloud while a learner is asked, if there is a voice."""
        lesson, lessons = self._lesson, self._lessons
        if lesson is None or lessons is None or not self.can_speak():
            self.speech.hide()
        else:
            self.speech.offer(lessons.is_read_to(lesson))

    def switch_speech(self) -> None:
        """Turn reading aloud on or off for the learner who is asked."""
        lesson, lessons = self._lesson, self._lessons
        if lesson is not None and lessons is not None and self.can_speak():
            wanted = not lessons.is_read_to(lesson)
            lessons.read_to(lesson, wanted)
            self.speech.setChecked(wanted)
            if wanted:
                self._repeat()
            else:
                self.spoken.emit("")

    def _repeat(self) -> None:
        front = self.front
        if isinstance(front, LessonPanel | RescuePanel):
            front.repeat()
        elif front is not None:
            self.speak(front.heard)


class SpeechSwitch(RoundButton):
    """The switch for reading sums and feedback aloud to the child who is asked: one tap, or V."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(say("lessons-read-aloud"), "speech", parent)
        self.setCheckable(True)
        tip(self, with_key(self.text(), key_cap("lesson-voice")))
        self.hide()

    def offer(self, on: bool) -> None:
        """Show the switch at the upper left of the page, over everything."""
        self.setChecked(on)
        bar = max(44, round(60 * self._s))
        self.move(round(14 * self._s), bar)
        self.show()
        self.raise_()

    @property
    def _s(self) -> float:
        page = self.parentWidget()
        return 1.0 if page is None else max(0.6, min(page.width() / 1440, page.height() / 900))
