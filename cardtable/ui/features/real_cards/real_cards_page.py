"""Real cards: the family plays with its own pack, and this page keeps track of the game.

A tap on a key enters the card that was played. The page knows no hands. It shows the total, whose turn it is,
the direction, everyone's tokens, and what a tap would take back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Self

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from cardtable import __version__
from cardtable.cards.faces import rank_of
from cardtable.controller.lessons.lessons import Lesson, Lessons
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Declare, Move, PlaceBottom, Play, Sneak, Stuck, TurnUp, cards_of
from cardtable.game.real_cards import Key, PossibleEntries
from cardtable.game.refusals import CanPlay, Refusal
from cardtable.game.sight.view import SeatView
from cardtable.language import Card, Player, Rank, player, say
from cardtable.language import paragraph as join_sentences
from cardtable.learning.calling import Calling
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules
from cardtable.rules.own_words import game_name
from cardtable.storage.learners import LearnerStore
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.real_cards import real_words as words
from cardtable.ui.features.real_cards.keys import KeyLook, Keys, Popover
from cardtable.ui.features.real_cards.real_table import RealTable, Undone, real_look
from cardtable.ui.learning.lesson_panel import Asked, LessonPanel
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.choice.total_call import WRONG_COSTS
from cardtable.ui.table.motion.look import Look, SeatInfo, empty_look
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.words.endings import Notice, between_deals, ending
from cardtable.ui.table.words.narrator import move_lines, spoken
from cardtable.ui.table.words.sentences import refusal_sentence
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, RoundButton, Segmented, discard, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.keys_panel import key_cap, with_key
from cardtable.ui.widgets.number_pad import NumberPad
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, lay_page
from cardtable.ui.widgets.tool_tips import tip

_SEVERAL = ("1", "2", "3", "4")
"""The numbers of cards that one tap can enter."""


class RealCardsPage(RoomPage):
    """The page with one game of real cards, from choosing the dealer to the winner."""

    WHOLE = True

    FINDS_PLACE = True

    dealer_chosen = Signal(object, int)
    """The `MatchSetup` of the game to begin, and the seat of its dealer."""

    again_asked = Signal()
    start_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.match: Match | None = None
        self.setup: MatchSetup | None = None
        """The setup of a game that waits for the choice of its dealer."""
        self.pace = Pace()
        self.possible_entries: PossibleEntries | None = None
        self._events: Sequence[AnyEvent] = ()
        """The events of the last step."""
        self._lessons: Lessons | None = None
        self._lesson: Lesson | None = None
        self._values: dict[str, str] = {}
        self._trouble: str | None = None
        self._make_parts()
        self._layout()
        self._connect()
        self._bind()

    def _make_parts(self) -> None:
        theme = self.theme
        self.head = Head(self, say("real-title"), self.back_asked)
        self.which = paragraph("", "note", self)
        self.rules = RoundButton(say("real-rules"), "book", self)
        self.moves = RoundButton(say("real-look-back"), "log", self)
        self.body = QWidget(self)
        """Everything but the head; hidden during a learner's call."""
        keeps = self.body.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.body.setSizePolicy(keeps)
        self.table = RealTable(theme, self.body)
        self.question = paragraph("", "title", self.body)
        self.question.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.detail = paragraph("", "note", self.body)
        self.detail.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.several = Segmented(say("real-several"), [(one, one) for one in _SEVERAL], self.body)
        self.several.choose("1")
        self.keys_row = Keys(theme, self.body)
        self.answers = QWidget(self)
        self._flow = FlowLayout(on=self.answers, gap=8)
        self._flow.setContentsMargins(0, 10, 0, 0)
        self.buttons: list[PillButton] = []
        self.back = PillButton(say("real-take-back"), "undo", size=18, parent=self.body)
        self.undone = Undone(theme, self.body)
        self.stuck = PillButton("", "close", size=18, parent=self.body)
        self.popover = Popover(self)
        self.pad = NumberPad(theme, self.body)
        self.pad.hide()
        self.panel = LessonPanel(theme, self)
        self.panel.hide()

    def _layout(self) -> None:
        add_parts(self.head, 10, (self.which, 1), self.rules, self.moves)
        lay_page(self, self.head).addWidget(self.body, 1)
        column = lay_column(on=self.body, margins=NO_MARGINS, gap=4)
        add_parts(column, (self.table, 18), STRETCH, self.question, self.detail)
        among = lay_row(STRETCH, self.several, STRETCH)
        answers = (self.answers, 0, Qt.AlignmentFlag.AlignHCenter)
        add_parts(column, among, (self.keys_row, 11), (self.pad, 11), answers, STRETCH)
        stuck = (self.stuck, 0, Qt.AlignmentFlag.AlignRight)
        foot = lay_row(self.back, (self.undone, 1), stuck, gap=14)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.keys_row.tapped.connect(self._tap)
        self.several.chosen.connect(lambda _: self._show_keys())
        self.back.clicked.connect(self.take_back)
        self.stuck.clicked.connect(self.enter_stuck)
        self.panel.finished.connect(self._called)
        self.panel.advanced.connect(self._advanced)

    def _bind(self) -> None:
        for key, do in (
            ("Backspace", self.take_back),
            (KEYS.key("real-stuck"), self.enter_stuck),
            ("+", self._one_more),
        ):
            bound = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            bound.activated.connect(do)
        tip(self.back, with_key(say("real-take-back"), "⌫"))
        self.lead_focus(self.keys_row)

    # A game

    def ask_dealer(self, setup: MatchSetup) -> None:
        """Ask who deals first."""
        self._leave_lesson()
        self.match, self.setup, self.possible_entries, self._events = None, setup, None, ()
        self._show()

    def open_match(self, match: Match, store: LearnerStore | None) -> None:
        """Continue a match with real cards; its learners are in `store`."""
        self._leave_lesson()
        self.match, self.setup = match, None
        self._events = match.story()
        self._lessons = Lessons(match, store, __version__) if store is not None else None
        self._values = words.value_texts(match.rules)
        waits = self._lessons.unanswered(match.story()) if self._lessons is not None else None
        self._show()
        if waits is not None:
            self._ask(waits)

    def leave(self) -> None:
        """Close the match, which is on disk."""
        self._leave_lesson()
        if self.match is not None:
            self.match.leave()
        self.match = None

    def restore_from(self, before: Self) -> None:
        self.pace = before.pace
        lessons, match = before._lessons, before.match
        before.match = None
        if match is not None:
            self.open_match(match, None)
            self._lessons = lessons
            if before._lesson is not None:
                self._ask(before._lesson)
        elif before.setup is not None:
            self.ask_dealer(before.setup)

    @property
    def names(self) -> list[Player]:
        """The players by seat."""
        setup = self.match.setup if self.match is not None else self.setup
        return [player(one.name) for one in setup.players] if setup is not None else []

    # Entering moves

    def _tap(self, number: int, tag: int) -> None:
        """Enter the card of a tapped key or tag."""
        entries = self.possible_entries
        if entries is None or number >= len(entries.keys):
            return
        key = entries.keys[number]
        opens = [move for move in entries.answers if isinstance(move, TurnUp | PlaceBottom)]
        if opens:
            self._enter_first([move for move in opens if cards_of(move)[0] in key.faces])
            return
        plays = self._plays_of(key)
        at_once = key.at_once if plays == key.plays else ()
        if 0 <= tag < len(at_once):
            self.play(at_once[tag])
        elif len(plays) == 1:
            self.play(plays[0])
        elif plays:
            self._ask_which(plays, number)
        else:
            self._explain(key)

    def _plays_of(self, key: Key) -> tuple[Play, ...]:
        count = int(self.several.value or 1)
        plays = key.plays if count == 1 else key.together
        return tuple(play for play in plays if len(play.cards) == count)

    def _ask_which(self, plays: Sequence[Play], number: int) -> None:
        match = self.match
        if match is None:
            return
        hides = match.hides_totals
        asked = [(words.option_words(play, self.names, hides), partial(self.play, play)) for play in plays]
        self.popover.ask(say("real-which-way"), asked, self.keys_row.keys[number])

    def _enter_first(self, moves: Sequence[Move]) -> None:
        if moves:
            self.enter_move(moves[0])

    def _explain(self, key: Key) -> None:
        """Show why that card cannot be played now."""
        match = self.match
        if match is None:
            return
        face = key.faces[0]
        if not key.left:
            self.notify(say("real-gone", card=Card(rank_of(face))))
            return
        why = match.why_not(face)
        self.notify(
            refusal_sentence(why) if why is not None else say("real-not-now", card=Card(rank_of(face)))
        )

    def play(self, play: Play) -> None:
        """Enter a play; if totals are called, ask for the call first."""
        match = self.match
        if match is None:
            return
        if match.asks_total(play):
            self._ask_total(play)
        else:
            self._took(match.play(play))

    def enter_move(self, move: Move) -> None:
        """Enter any other move."""
        if self.match is not None:
            self._took(self.match.play(move))

    def enter_stuck(self) -> None:
        """Enter that the player whose turn it is is stuck."""
        match, entries = self.match, self.possible_entries
        if match is None or entries is None or not self.stuck.isVisible() or not self.panel.isHidden():
            return
        self._took(match.play(Stuck()))

    def _took(self, result: Refusal | Sequence[AnyEvent]) -> None:
        self._end_total()
        if isinstance(result, Refusal):
            is_stuck = isinstance(result, CanPlay) and self.match is not None
            name = self.names[self.match.seat] if self.match is not None else Player("")
            self.notify(say("real-cannot-be-stuck", name=name) if is_stuck else refusal_sentence(result))
            return
        self._events = result
        self.several.choose("1")
        lesson = self._lessons.asked(result) if self._lessons is not None else None
        if lesson is not None:
            self._ask(lesson)
        else:
            self._show()

    def take_back(self) -> None:
        """Undo the last step, or close the question for a total."""
        match = self.match
        if match is None or not self.panel.isHidden():
            return
        if not self.pad.isHidden():
            self._end_total()
            self._show()
        elif match.can_undo:
            match.undo()
            self._events = ()
            self._show()

    def deal(self) -> None:
        """Deal."""
        if self.match is not None and self.match.awaits is Awaits.DEAL:
            self._events = self.match.deal()
            self._show()

    def stop(self) -> None:
        """Stop a game that has no end of its own."""
        if self.match is not None and self.match.can_stop:
            self._events = self.match.stop()
            self._show()

    def _one_more(self) -> None:
        """Switch the number of cards that the next tap enters."""
        if self.several.isVisible():
            self.several.choose(str(int(self.several.value) % len(_SEVERAL) + 1))
            self._show_keys()

    # Calling the total

    def _ask_total(self, play: Play) -> None:
        """Ask which total the play makes, as a house rule has totals checked."""
        match = self.match
        if match is None:
            return
        self.question.setText(say("real-what-total", name=self.names[match.seat], total=match.view().total))
        costs = WRONG_COSTS.get(match.rules.terms.call_check or "auto")
        self.detail.setText(say(costs) if costs is not None else "")
        self.detail.setVisible(bool(self.detail.text()))
        for part in (self.keys_row, self.answers, self.several, self.stuck):
            part.hide()
        self.pad.clear()
        self.pad.set_signed(match.rules.lowest_total < 0)
        self.pad.show()
        self.pad.setFocus(Qt.FocusReason.OtherFocusReason)
        self.pad.entered.connect(partial(self._took_call, play))

    def _took_call(self, play: Play, total: int, by: str) -> None:
        if self.match is not None:
            self._took(self.match.call(play, total))

    def _end_total(self) -> None:
        if not self.pad.isHidden():
            self.pad.entered.disconnect()
            self.pad.hide()

    def _ask(self, lesson: Lesson) -> None:
        """Ask a learner to call the total, as at the table."""
        match = self.match
        if match is None:
            return
        players, self._lesson = match.setup.players, lesson
        learner = players[lesson.seat]
        self.panel.pace = self.pace
        self.panel.setGeometry(self.rect())
        self.panel.ask(
            lesson.calling,
            Asked(
                learner=learner.name,
                avatar=learner.avatar,
                player=players[lesson.player].name,
                own=lesson.own,
                limit=match.rules.limit,
                hints=lesson.profile.hints,
                first=match.rules.lowest_total,
                falls=match.rules.counts_down,
                animal=self.table.board.line.animal,
                has_table=False,
            ),
        )
        self.body.hide()
        self.panel.raise_()
        self.head.back.raise_()
        self.panel.setFocus(Qt.FocusReason.OtherFocusReason)

    def _advanced(self, calling: Calling) -> None:
        if self._lessons is not None and self._lesson is not None and not calling.is_right:
            self._lessons.advanced(self._lesson, calling)

    def _called(self, calling: Calling) -> None:
        lesson, lessons, self._lesson = self._lesson, self._lessons, None
        if lesson is not None and lessons is not None and self.match is not None:
            lessons.answered(lesson, calling, self.panel.entered_by, self.panel.focus_lost)
            call = lessons.call_due(lesson, calling)
            if call is not None:
                self.match.play(call)
        self._end_call()
        self._show()

    def _end_call(self) -> None:
        self.panel.hide()
        self.body.show()

    def _leave_lesson(self) -> None:
        self._lesson = None
        self._end_call()
        self._end_total()
        self.popover.put_away()

    # Showing

    def _show(self) -> None:
        """Show everything as the game is now."""
        match = self.match
        self.popover.put_away()
        self._clear_buttons()
        self._show_trouble()
        for button in (self.rules, self.moves):
            button.setVisible(match is not None)
        goes_back = match is not None and match.can_undo
        self.back.setVisible(goes_back)
        self.undone.setVisible(goes_back)
        if match is None:
            self._show_dealers()
            return
        view = match.view()
        self.which.setText(say("real-game", game=game_name(match.rules)))
        self._show_table(match.setup, real_look(view), match.rules)
        self.possible_entries = match.possible_entries if match.awaits is Awaits.PERSON else None
        notice = self._notice(view)
        self._show_question(view, notice)
        self._show_keys()
        self._show_foot(match, view)
        self._focus()
        self._announce(notice)

    def _show_trouble(self) -> None:
        """Show once why the game is not being saved."""
        trouble = self.match.saving.trouble if self.match is not None else None
        if trouble is not None and trouble != self._trouble:
            self.notify(trouble, "warn")
        self._trouble = trouble

    def _show_dealers(self) -> None:
        setup = self.setup
        if setup is None:
            return
        rules = catalog().resolve(setup.variant, setup.options)
        self.which.setText(say("real-game", game=game_name(rules)))
        count = len(setup.players)
        whole = rules.tokens_shown(count)
        begun = 0 if whole is not None and rules.terms.zeus is not None else whole
        look = replace(
            empty_look(count, rules.limit), total=rules.start_total, hand_sizes=(), tokens=(begun,) * count,
            direction=-1 if rules.goes_right else 1, counts_down=rules.counts_down,
        )  # fmt: skip
        self._show_table(setup, look, rules)
        self.question.setText(say("real-who-deals"))
        self.detail.setText(say("real-sit-alike"))
        self.detail.show()
        for part in (self.keys_row, self.several, self.stuck, self.pad):
            part.hide()
        self._offer(
            [(name, partial(self.dealer_chosen.emit, setup, seat)) for seat, name in enumerate(self.names)]
        )
        self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, join_sentences([self.question.text(), self.detail.text()]))

    def _show_table(self, setup: MatchSetup, look: Look, rules: Rules) -> None:
        self.table.stage.pace = self.pace
        infos = [SeatInfo(one.name, one.avatar, person=True) for one in setup.players]
        self.table.show_game(infos, look, rules)

    def _notice(self, view: SeatView) -> Notice | None:
        """Return how the deal or the game ended, None during a deal."""
        match = self.match
        if match is None or view.phase == "playing":
            return None
        players = match.setup.players
        events = self._events or match.story()
        names, avatars = [one.name for one in players], [one.avatar for one in players]
        found = ending(events, names, avatars, None, match.rules.token_kind)
        return (
            found
            or ending(match.story(), names, avatars, None, match.rules.token_kind)
            or between_deals(view)
        )

    def _show_question(self, view: SeatView, notice: Notice | None) -> None:
        match, entries = self.match, self.possible_entries
        assert match is not None
        detail = ""
        if entries is not None:
            chain = match.rules.terms.queen_chain
            asked = words.question(entries, view, self.names, chain.rank if chain is not None else "Q")
            opens = any(isinstance(move, TurnUp | PlaceBottom) for move in entries.answers)
            if not opens:
                self._offer(self._answers(entries))
            detail = self._effects_of_last_play()
        elif notice is not None:
            asked, detail = notice.title, notice.detail
            self._offer(self._ways_on(match))
        else:
            dealer = self.names[match.dealer]
            asked = say("real-deals", name=dealer, number=view.deal + 1)
            self._offer(self._ways_on(match))
        self.question.setText(asked)
        self.detail.setText(detail)
        self.detail.setVisible(bool(detail))

    def _effects_of_last_play(self) -> str:
        """Return what the last play did besides changing the total."""
        match = self.match
        if match is None or not self._events:
            return ""
        lines = move_lines(self._events, match.setup.players, match.view().total)
        return join_sentences(line.sentence for line in lines if not line.is_play)

    def _answers(self, entries: PossibleEntries) -> list[tuple[str, Callable[[], object]]]:
        found: list[tuple[str, Callable[[], object]]] = [
            (words.answer_words(move, self.names), partial(self.enter_move, move)) for move in entries.answers
        ]
        threes = [move for move in entries.out_of_turn if isinstance(move, Declare)]
        sneaks = [move for move in entries.out_of_turn if isinstance(move, Sneak)]
        for label, moves in ((say("real-threes"), threes), (say("real-out-of-turn"), sneaks)):
            if moves:
                found.append((label, partial(self._ask_seat, label, moves)))
        return found

    def _ask_seat(self, label: str, moves: Sequence[Move]) -> None:
        """Ask for the player first, then for the move."""
        by_seat: dict[int, list[Move]] = {}
        for move in moves:
            if isinstance(move, Declare | Sneak):
                by_seat.setdefault(move.seat, []).append(move)
        over = next((button for button in self.buttons if button.text() == label), None)

        def of(seat: int) -> None:
            own = by_seat[seat]
            if len(own) == 1:
                self.enter_move(own[0])
            else:
                ranks = [
                    (say("real-rank", rank=Rank(cards_of(one)[0])), partial(self.enter_move, one))
                    for one in own
                ]
                self.popover.ask(say("real-which-three", name=self.names[seat]), ranks, over)

        self.popover.ask(say("real-who"), [(self.names[seat], partial(of, seat)) for seat in by_seat], over)

    def _ways_on(self, match: Match) -> list[tuple[str, Callable[[], object]]]:
        if match.awaits is Awaits.OVER:
            return [
                (say("real-look-back"), self.moves.click),
                (say("real-again"), self.again_asked.emit),
                (say("menu-back-to-start"), self.start_asked.emit),
            ]
        found: list[tuple[str, Callable[[], object]]] = [
            (say("real-dealt", name=self.names[match.dealer]), self.deal)
        ]
        if match.can_stop:
            found.append((say("play-end-game-here"), self.stop))
        return found

    def _clear_buttons(self) -> None:
        discard(self.buttons)
        self.buttons = []
        self.answers.hide()

    def _offer(self, answers: Sequence[tuple[str, Callable[[], object]]]) -> None:
        for number, (label, act) in enumerate(answers):
            lead = number == 0 and self.possible_entries is None and self.match is not None
            button = PillButton(label, primary=lead, size=18, parent=self.answers)
            button.clicked.connect(lambda _=False, act=act: act())
            self._flow.addWidget(button)
            button.show()
            self.buttons.append(button)
        self.answers.setVisible(bool(answers))

    def _show_keys(self) -> None:
        match, entries = self.match, self.possible_entries
        opens = () if entries is None else [m for m in entries.answers if isinstance(m, TurnUp | PlaceBottom)]
        shown = entries is not None and (entries.asked is None or bool(opens))
        self.keys_row.setVisible(shown)
        together = entries is not None and any(key.together for key in entries.keys)
        self.several.setVisible(shown and together)
        if match is None or entries is None or not shown:
            return
        looks = []
        for key in entries.keys:
            look = words.key_look(key, match.rules, self._values)
            is_open = bool(self._plays_of(key))
            if opens:
                is_open = any(cards_of(move)[0] in key.faces for move in opens)
            elif int(self.several.value or 1) > 1:
                look = KeyLook(look.rank, look.suits, look.tags[:1], look.spoken)
            looks.append(KeyLook(look.rank, look.suits, look.tags, look.spoken, is_open))
        self.keys_row.show_looks(looks)

    def _show_foot(self, match: Match, view: SeatView) -> None:
        entries = self.possible_entries
        due = entries is not None and entries.asked is None and not entries.answers
        self.stuck.setVisible(due)
        if due:
            self.stuck.set_label(say("real-stuck", name=self.names[view.turn]))
            tip(self.stuck, with_key(self.stuck.text(), key_cap("real-stuck")))
        self.back.setEnabled(match.can_undo)
        seat, said, totals = words.last_step(match.steps, match.story(), self.names)
        self.undone.show_step(match.setup.players[seat].avatar if said else "", said, totals)
        self.back.setAccessibleName(
            say("real-take-back-what", told=said) if said and match.can_undo else say("real-take-back")
        )

    def _focus(self) -> None:
        """Keep the keyboard on a control that is still visible."""
        if not self.isVisible() or not self.panel.isHidden():
            return
        now, resting = self.window().focusWidget(), (self.stuck, self.head.back)
        if now in self.findChildren(QWidget) and now.isVisible() and now not in resting:
            return
        if self.keys_row.isVisible() and self.keys_row.keys:
            self.keys_row.keys[0].setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _announce(self, notice: Notice | None) -> None:
        """Announce what happened, the total, and who is next to screen readers."""
        match = self.match
        if match is None:
            return
        lines = move_lines(self._events, match.setup.players, match.view().total)
        sentences = [line.sentence for line in lines] if notice is None else [notice.title, notice.detail]
        announce(self, join_sentences([spoken(sentences), self.question.text()]))

    # Qt

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        super(RoomPage, self).setFocus(reason)
        if not self.panel.isHidden():
            self.panel.setFocus(reason)
        elif self.keys_row.isVisible() and self.keys_row.keys:
            self.keys_row.keys[0].setFocus(reason)
        elif self.buttons:
            self.buttons[0].setFocus(reason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.pad.isHidden():
            if event.key() == Qt.Key.Key_Escape:
                self.take_back()
            elif not self.pad.take(event):
                super().keyPressEvent(event)
        elif self.keys_row.step(Qt.Key(event.key())) or self._rank_typed(event.text()):
            event.accept()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        # The letter of a rank enters a card even if it is a shortcut: a jack is a W in Polish.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
            if plain and self._ranks_like(event.text()):
                event.accept()
                return True
        return super().event(event)

    def _rank_typed(self, typed: str) -> bool:
        """Enter the card with the typed rank, or focus the next of several; return whether there is one."""
        hits = self._ranks_like(typed)
        if len(hits) == 1:
            self._tap(hits[0], -1)
        elif hits:
            at = next((n for n in hits if self.keys_row.keys[n].hasFocus()), hits[-1])
            following = hits[(hits.index(at) + 1) % len(hits)]
            self.keys_row.keys[following].setFocus(Qt.FocusReason.ShortcutFocusReason)
        return bool(hits)

    def _ranks_like(self, typed: str) -> list[int]:
        """Return the indexes of the keys for what was typed: the rank, 0 for a ten, * for a joker."""
        entries = self.possible_entries
        if entries is None or not typed.strip() or not self.keys_row.isVisible():
            return []
        wanted = {"0": "10", "*": "JK"}.get(typed, typed.upper())
        signs = [key.look.rank.upper() for key in self.keys_row.keys]
        ranks = [rank_of(key.faces[0]) for key in entries.keys]
        places = range(len(signs))
        exact = [n for n in places if wanted in (signs[n], ranks[n] if typed in "0*" else "")]
        return exact or [n for n in places if signs[n].startswith(wanted)]

    def default_action(self) -> None:
        self.deal()

    def keys(self) -> list[KeyRow]:
        rows = [
            (("A", "2", "0", "K"), say("real-keys-rank")),
            ((key_cap("real-stuck"),), say("real-keys-stuck")),
            (("⌫",), say("real-take-back")),
        ]
        return [*rows, (("+",), say("real-several"))] if self.several.isVisible() else rows

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.setGeometry(self.rect())
        self.table.fit(self.width(), self.height())
        if not self.popover.isHidden():
            self.popover.place()
