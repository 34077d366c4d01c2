"""The table as a page of the window: the view, and the conductor that leads a match on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.cards.hand_order import MANY, order_for
from cardtable.controller.match.match import Awaits, Match
from cardtable.language import paragraph, say
from cardtable.rules.own_words import game_name
from cardtable.rules.prose.text import card_values
from cardtable.storage.settings import Settings
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.play.agreement import SCREEN
from cardtable.ui.play.conductor import Conductor
from cardtable.ui.play.states import TableState
from cardtable.ui.table.choice import choice_words
from cardtable.ui.table.items.frame import RoundButtonItem
from cardtable.ui.table.items.plaques import SeatInfo
from cardtable.ui.table.motion.score import Cue
from cardtable.ui.table.places.layout import CARD_RATIO
from cardtable.ui.table.table_view import TableView
from cardtable.ui.widgets.controls import PillButton
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import KeyRow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.controller.first_game.guided import GuidedMatch
    from cardtable.game.events import GameEnded
    from cardtable.game.moves import Play
    from cardtable.ui.learning.learner_file import LearnerFile
    from cardtable.ui.learning.teacher import Teacher
    from cardtable.ui.play.agreement import AgreementSheet
    from cardtable.ui.play.coach_marks import CoachMarks
    from cardtable.ui.play.curtain import Cover, Curtain
    from cardtable.ui.play.game_end import GameEnd
    from cardtable.ui.table.choice.total_call import CallPanel


class TablePage(QWidget):
    """Holds the table view and its conductor; the keyboard goes straight to the view."""

    spoken = Signal(str)
    """A sentence to be read aloud to a learner who wants that."""
    covered = Signal()
    """A question came over the table, or went."""
    again_asked = Signal()
    """The game is over and shall be played again, with other cards."""
    start_asked = Signal()
    """The game is over, and the player wants back to the start."""
    review_asked = Signal()
    """The game that is over shall be looked at again, move by move."""
    minds_asked = Signal()
    """What the computers held in mind in the game that is over shall be shown."""
    return_asked = Signal()
    """The player wants back to where this deal was tried from."""
    shown = Signal()
    """A first game was shown to its end, and the player wants to play."""
    export_asked = Signal(str)
    """The game that is over shall be taken along: see `exports.export`."""

    def __init__(self, theme: Theme, learner_file: Callable[[], LearnerFile]) -> None:
        """`learner_file` gives the learners of this computer, when the first of them sits down."""
        super().__init__()
        self._theme, self._learner_file = theme, learner_file
        self._settings = Settings()
        self._coming: Match | None = None
        """The match that is sat down to when it is known what its learners can."""
        self._teacher: Teacher | None = None
        self._menu: RoundButtonItem | None = None
        """The menu for who is asked: the one of the table lies under the question."""
        self._curtain: Curtain | None = None
        self._cover: Cover | None = None
        self._call: CallPanel | None = None
        self._agreement: AgreementSheet | None = None
        self._end: GameEnd | None = None
        self._return: PillButton | None = None
        self.coach: CoachMarks | None = None
        """The marks of a first game, while one is led."""
        self._plays_out = True
        """Whether the match was still going on when it was sat down to, so that its end is news."""
        self.can_speak: Callable[[], bool] = lambda: False
        """Whether there is a voice that reads aloud to learners."""
        self.deaf: int | None = None
        """For how many milliseconds what comes over the table takes no order; None as each itself has it."""
        self.view = TableView(theme, parent=self)
        self.conductor = Conductor(self.view, self)
        self.menu_asked = self.view.menu_asked
        self.rules_asked = self.view.rules_asked
        self.new_game_asked = self.view.new_game_asked
        self.whispered = self.view.told
        self.view.way_out_asked.connect(self.conductor.finish)
        self.view.settled.connect(self._show_way_out)
        self.conductor.advanced.connect(self._show_way_out)
        self.conductor.changed.connect(self._show_state)
        self.conductor.game_over.connect(self._tell_end)
        self.view.frame.undo.clicked.connect(lambda: self.conductor.undo())
        self.view.frame.redo.clicked.connect(self.conductor.redo)
        for hint in (self.view.frame.hint, self.view.frame.hint_above):
            hint.clicked.connect(self.conductor.hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)

    def prefer(self, settings: Settings) -> None:
        """Shows list of moves, previews and hand, and passes the table round, as it is preferred."""
        self._settings = settings
        self.view.set_move_list(settings.move_list)
        self.view.set_far(settings.far)
        self.view.set_previews(settings.previews)
        self.view.chooser.two_clicks = settings.play_by == "two-clicks"
        match = self.conductor.match
        if match is not None:
            before = match.hand_order
            self._keep_customs(match)
            if match.hand_order != before:
                # The phones show their hands in another order, too.
                self.conductor.changed.emit()

    @property
    def menu(self) -> QPoint:
        """Where the button of the menu is on the table."""
        return self.view.frame.menu.geometry().center()

    @property
    def over_hand(self) -> QPoint:
        """The middle of the upper edge of the own hand."""
        layout = self.view.board.layout
        return QPoint(round(layout.centre.x), round(layout.hand_y - layout.hand_card * CARD_RATIO / 2))

    @property
    def sorts_hand(self) -> bool:
        """Whether the hands of the game at the table are large enough to be sorted."""
        match = self.conductor.match
        return match is not None and match.rules.hand_size(len(match.setup.players)) > MANY

    def _keep_customs(self, match: Match) -> None:
        match.screen.curtain = self._settings.curtain
        match.undo_with_people = self._settings.undo_with_people
        dealt = match.rules.hand_size(len(match.setup.players))
        match.hand_order = order_for(self._settings.hand_order, dealt)
        self.view.set_hand_order(match.hand_order)

    def sit(self, match: Match) -> None:
        """Shows the match and plays on, when it is known what those who learn in it can."""
        self.conductor.leave()
        self._coming = match
        learns = any(player.learner for player in match.setup.players)
        self.conductor.teacher = self.teacher if learns else None
        if learns:
            self.teacher.prepare(match, lambda: self._sit(match))
        else:
            self._sit(match)

    def _sit(self, match: Match) -> None:
        # Another match may have been sat down to meanwhile.
        if match is not self._coming:
            return
        self._keep_customs(match)
        self._plays_out = match.awaits is not Awaits.OVER
        seats = [
            SeatInfo(one.name, one.avatar, one.kind == "person", _at(match, seat))
            for seat, one in enumerate(match.setup.players)
        ]
        self.view.set_tells_totals(not match.hides_totals)
        self.view.set_line(match.rules.lowest_total if match.teaches else None)
        at_start = match.rules.tokens_shown(len(seats))
        self.conductor.sit(match, seats, card_values(match.rules), at_start)
        self._show_way_out()

    def show_game(self, match: GuidedMatch, known: str) -> None:
        """Leads whoever sits here through it; `known` is the name of a game they know, "" for none."""
        from cardtable.ui.play.coach_marks import CoachMarks

        self.conductor.leave()
        self._forget_coach(None)
        self.coach = CoachMarks(self._theme, self, self.view, match, known)
        self.coach.skipped.connect(self.return_asked)
        self.coach.asked.connect(self.shown)
        self.sit(match)
        self.view.frame.set_titles(game_name(match.rules), say("first-deal"))

    def _forget_coach(self, match: Match | None) -> None:
        """Its marks go, unless they are of that match."""
        if self.coach is not None and self.coach.match is not match:
            self.coach.put_away()
            self.coach = None

    def call_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Who sits at the table now, and where."""
        if len(seats) == len(self.view.board.seats) and tuple(seats) != self.view.board.seats:
            self.view.call_seats(seats)

    def follow(self, before: Self) -> None:
        """Has the match of that page, where it stands."""
        is_paused, is_skipping = before.conductor.is_paused, before.conductor.skipping
        self.conductor.hold(before.conductor.held)
        teacher, marks = before.conductor.teacher, before.coach
        typed = teacher.typed if teacher is not None else None
        match = before.conductor.hand_over()
        if teacher is not None:
            # Who said to be there need not say so again, nor type again what was typed.
            self.teacher.company, self.teacher.carried = teacher.company, typed
        if match is not None:
            if marks is not None and marks.match is match:
                self.show_game(marks.match, marks.known)
            else:
                self.sit(match)
            if is_paused:
                self.conductor.pause()
            if is_skipping:
                self.conductor.finish()

    # What lies over the table

    @property
    def teacher(self) -> Teacher:
        """Who asks the learners at the table, made when the first of them sits down."""
        if self._teacher is None:
            from cardtable.ui.learning.teacher import Teacher

            self._teacher = Teacher(self._theme, self._learner_file(), self, self.view)
            self._teacher.spoken.connect(self.spoken)
            self._teacher.changed.connect(self._show_state)
            self._teacher.changed.connect(self.covered)
            self._teacher.helped.connect(self.conductor.changed)
            self._teacher.hand_over.table = lambda: self.view.board.layout
            self._teacher.hand_over.plaque = self.view.board.outline
            self._teacher.is_here = lambda seat: self.conductor.is_here(seat)
            self._teacher.can_speak = lambda: self.can_speak()
            self._teacher.place_of = self.view.board.place
            self.conductor.looked.connect(self._cover_hand)
            self._teacher.arrange(self.width(), self.height())
            self._menu = RoundButtonItem(self._theme, "menu", say("board-menu"), self)
            self._menu.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._menu.hide()
            self._menu.clicked.connect(self.menu_asked)
        return self._teacher

    def _offer_menu(self, front: QWidget | None) -> None:
        """Whoever is asked can leave with the mouse as well."""
        if self._menu is None or self._teacher is None:
            return
        shown = front is not None and front in (self._teacher.panel, self._teacher.check)
        self._menu.setVisible(shown)
        if shown:
            self._menu.lie_over(self.view.frame.menu)
            self._menu.raise_()

    def keys(self) -> list[KeyRow]:
        """The keys that no menu offers: of a question while a learner is asked, else of the table."""
        front = self._teacher.front if self._teacher is not None else None
        if front is not None and self._teacher is not None:
            speech = self._teacher.speech
            return [*front.key_rows, *([] if speech.isHidden() else [(("V",), speech.text())])]
        if self.shows_end:
            return []
        return [
            (("←", "→"), say("play-key-choose")),
            ((native("Return"),), say("play-key-play")),
            (("1", "2"), say("play-key-number")),
            *choice_words.keys(self.view.chooser.choice),
        ]

    @property
    def free_felt(self) -> QRectF:
        """What is free between the seats, above the own hand."""
        layout, seats = self.view.board.layout, len(self.view.board.seats)
        plaques = [layout.plaque(place) for place in range(1, seats)]
        above = [box.bottom for box in plaques if box.x < layout.centre.x < box.right]
        top = max(above, default=layout.bar) + 4
        bottom = layout.hand_y - layout.hand_card * CARD_RATIO / 2 - 26 * layout.s
        beside = [box for box in plaques if box.bottom > top and box.y < bottom]
        half = min(
            (max(box.x - layout.centre.x, layout.centre.x - box.right) for box in beside),
            default=layout.table_width / 2,
        )
        half = min(half, layout.table_width / 2) - 4
        return QRectF(layout.centre.x - half, top, 2 * half, bottom - top)

    @property
    def curtain(self) -> Curtain:
        """The curtain, made when it first comes down."""
        if self._curtain is None:
            from cardtable.ui.play.curtain import Curtain

            self._curtain = Curtain(self._theme, self, lambda: self.view.stage.pace, self.view.grab)
            self._curtain.fallen.connect(self.conductor.turn_in_the_dark)
            self._curtain.lifted.connect(self.conductor.lift)
            if self.deaf is not None:
                self._curtain.deaf = self.deaf
        return self._curtain

    @property
    def cover(self) -> Cover:
        """The cover of a paused table."""
        if self._cover is None:
            from cardtable.ui.play.curtain import Cover

            self._cover = Cover(self._theme, self)
            self._cover.lifted.connect(self.conductor.uncover)
        return self._cover

    @property
    def call_panel(self) -> CallPanel:
        """What asks for the total of a play, made when one is first asked for."""
        if self._call is None:
            from cardtable.ui.table.choice.total_call import CallPanel

            self._call = CallPanel(self._theme, self)
            self._call.called.connect(self.conductor.call)
            self._call.taken_back.connect(self.conductor.take_back)
        return self._call

    @property
    def end(self) -> GameEnd:
        """The end of the game, made when the first one ends."""
        if self._end is None:
            from cardtable.ui.play.game_end import GameEnd

            end = self._end = GameEnd(self._theme, self.view, self)
            end.again_asked.connect(self.again_asked)
            end.new_game_asked.connect(self.view.new_game_asked)
            end.start_asked.connect(self.start_asked)
            end.review_asked.connect(self.review_asked)
            end.minds_asked.connect(self.minds_asked)
            end.export_asked.connect(self.export_asked)
            if self.deaf is not None:
                end.deaf = self.deaf
        return self._end

    @property
    def shows_end(self) -> bool:
        """Whether the end of a game lies over the table."""
        return self._end is not None and self._end.is_told

    def _tell_end(self, ended: GameEnded) -> None:
        """The end of the match comes over the table."""
        match = self.conductor.match
        if match is not None:
            celebrates = self._plays_out and self.view.isVisible()
            self.end.show_match(match, ended, celebrates)
            if celebrates and self.end.has_fanfare:
                self.view.stage.heard.emit(Cue(0, "win"))
            self._show_state()

    def _ask_call(self, match: Match, play: Play) -> CallPanel:
        """What asks for the total of that play."""
        from cardtable.ui.table.choice.total_call import AskedCall

        if self.call_panel.isHidden():
            strict = match.rules.terms.call_check == "strict"
            asked = AskedCall(play, match.view().total, strict)
            self.call_panel.arrange(self.view.board.layout)
            self.call_panel.ask(asked)
            self.view.say(paragraph([asked.question, asked.detail]))
        return self.call_panel

    def show_return(self, words: str) -> None:
        """A way back over the table, in these words, while a deal is only tried; "" takes it away."""
        if self._return is not None:
            self._return.deleteLater()
            self._return = None
        if words:
            self._return = PillButton(self._theme, words, "chevron-left", size=15, parent=self)
            self._return.clicked.connect(self.return_asked)
            self._return.show()
            self._place_return()

    def _place_return(self) -> None:
        """Under the menu and the name of the game."""
        button = self._return
        if button is not None:
            button.adjustSize()
            button.move(10, round(62 * self._theme.room))
            button.raise_()

    def _show_agreement(self) -> None:
        """What all are asked, where those at the screen have not answered yet."""
        asked, match = self.conductor.agreement, self.conductor.match
        if match is None or asked is None or SCREEN not in asked.waits or asked.by is None:
            if self._agreement is not None:
                self._agreement.hide()
            return
        if self._agreement is None:
            from cardtable.ui.play.agreement import AgreementSheet

            self._agreement = AgreementSheet(self._theme, self)
            self._agreement.answered.connect(lambda yes: self.conductor.agree(SCREEN, yes))
        self._agreement.ask(match.setup.players[asked.by].name, self.view.board.layout)

    def _show_state(self) -> None:
        """What lies over the table as the conductor has it; under it, nothing can be reached."""
        match, play = self.conductor.match, self.conductor.to_call
        self._forget_coach(match)
        over: QWidget | None = None
        if match is not None and self.conductor.awaited is not None:
            over = self.curtain
            child = self._teacher is not None and self._teacher.says_so(self.conductor.awaited)
            name = match.setup.players[self.conductor.awaited].name
            ready = say("lessons-i-am", name=name) if child else say("play-tap-when-ready")
            self.curtain.button.setText(ready)
            self.curtain.wait_for(match, self.conductor.awaited)
        elif self.conductor.state is TableState.PAUSED:
            over = self.cover
            self.cover.cover()
        elif match is not None and play is not None and self.conductor.state is TableState.CALLING:
            over = self._ask_call(match, play)
        elif self.shows_end and self.conductor.state is TableState.OVER:
            over = self.end
        elif self.coach is not None and self.coach.asks(self.conductor.state):
            over = self.coach.sheet
        for other in (self._curtain, self._cover, self._call):
            if other is not None and other is not over:
                other.hide()
        if self._end is not None and over is not self._end:
            self._end.leave()
        # Who learns calls first: what was played is no secret, and nothing goes on before.
        front = (self._teacher.front if self._teacher is not None else None) or over
        self._cover_hand()
        if self.coach is not None:
            self.coach.follow(self.conductor.state)
        was_covered = not self.view.isEnabled()
        self.view.setEnabled(front is None)
        self.setFocusProxy(self.view if front is None else front)
        if front is not None:
            front.raise_()
            if self._teacher is not None:
                self._teacher.speech.raise_()
            front.setFocus(Qt.FocusReason.OtherFocusReason)
        elif was_covered:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._offer_menu(front)
        self._show_agreement()
        self.view.offer_tools(self.conductor.can_undo, self.conductor.can_redo, self.conductor.can_hint)

    def _cover_hand(self) -> None:
        """The hand lies face down while another one has the screen than whose it is."""
        if self._teacher is not None:
            hand, covered = self.view.board.hand, self._teacher.covers_hand
            turns_up = hand.covered and not covered
            self.view.cover_hand(covered)
            if turns_up and self.conductor.match is not None and self.conductor.match.viewer is not None:
                self.view.turn_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """H asks for a hint, P pauses, V has a learner read to or not; what the table and its veils leave
        comes here.
        """
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if plain and event.key() == Qt.Key.Key_H:
            self.conductor.hint()
        elif plain and event.key() == Qt.Key.Key_P:
            self.conductor.pause()
        elif plain and event.key() == Qt.Key.Key_V and self._teacher is not None:
            self._teacher.switch_speech()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What lies over the table goes on covering all of it."""
        super().resizeEvent(event)
        for veil in (self._curtain, self._cover, self._end):
            if veil is not None:
                veil.setGeometry(self.rect())
        if self._teacher is not None:
            self._teacher.arrange(self.width(), self.height())
        if self._menu is not None:
            self._menu.lie_over(self.view.frame.menu)
        if self._call is not None:
            self._call.arrange(self.view.board.layout)
        if self._agreement is not None:
            self._agreement.place(self.view.board.layout)
        self._place_return()

    # How the game can be brought to its end

    @property
    def way_out(self) -> str:
        """The words for the way to end the game now; "" without one."""
        words = {
            "": "",
            "stop": say("play-end-game-here"),
            "skip": say("play-skip-to-end"),
        }
        return words[self.conductor.way_out]

    @property
    def shows_way_out(self) -> bool:
        """Whether the table shows a button for it, so that its key works."""
        return self.view.way_out_label != ""

    def _show_way_out(self) -> None:
        """On the table itself only where it is in nobody's way: between deals, or without an own hand."""
        if not self.view.busy:
            match = self.conductor.match
            resting = match is not None and match.awaits is Awaits.DEAL
            shown = resting or self.conductor.way_out == "skip"
            icon = "skip" if self.conductor.way_out == "skip" else "check"
            self.view.set_way_out(self.way_out if shown else "", icon)
        elif self.conductor.way_out != "skip":
            self.view.set_way_out("")


def _at(match: Match, seat: int) -> str:
    """Where the seat is played: a phone counts as away until it is known to be here."""
    return "away" if match.screen.place(seat) == "phone" else ""
