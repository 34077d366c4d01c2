"""The table as a page of the window: the view, and the conductor that runs a match on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.cards.faces import MANY, order_for
from cardtable.controller.match.match import Awaits, Match
from cardtable.language import paragraph as join_sentences
from cardtable.language import player, say
from cardtable.rules.own_words import game_name
from cardtable.rules.prose.text import card_values
from cardtable.storage.settings import Settings
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.play.conductor import SCREEN, Conductor
from cardtable.ui.play.states import TableState
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.choice import choice_words
from cardtable.ui.table.items.frame import RoundButtonItem
from cardtable.ui.table.items.total_line import has_dots
from cardtable.ui.table.motion.look import SeatInfo
from cardtable.ui.table.motion.score import Cue
from cardtable.ui.table.places.layout import CARD_RATIO, Layout
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.words.narrator import DETAIL
from cardtable.ui.widgets.boxes import NO_MARGINS, lay_column, lay_row
from cardtable.ui.widgets.controls import PillButton, Sheet, paragraph
from cardtable.ui.widgets.keys_panel import key_cap, native
from cardtable.ui.widgets.room_page import KeyRow

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cardtable.controller.first_game import GuidedMatch
    from cardtable.game.events import GameEnded
    from cardtable.game.moves import Play
    from cardtable.ui.learning.learner_file import LearnerFile
    from cardtable.ui.learning.teacher import Teacher
    from cardtable.ui.play.coach_marks import CoachMarks
    from cardtable.ui.play.curtain import Cover, Curtain
    from cardtable.ui.play.game_end import GameEnd
    from cardtable.ui.play.table_actions import TableActions
    from cardtable.ui.table.choice.total_call import CallPanel


class TablePage(QWidget):
    """Holds the table view and its conductor; keyboard focus goes to the view."""

    spoken = Signal(str)
    """Emitted with a sentence to read aloud to a learner."""

    def __init__(self, theme: Theme, learner_file: Callable[[], LearnerFile], actions: TableActions) -> None:
        """Create the page; `learner_file` is called when the first learner sits down."""
        super().__init__()
        self._theme, self._learner_file = theme, learner_file
        self.do = actions
        self._settings = Settings()
        self._coming: Match | None = None
        """The match to sit down to once its learners are loaded."""
        self._teacher: Teacher | None = None
        self._menu: RoundButtonItem | None = None
        """The menu button over a question, which covers the table's own."""
        self._curtain: Curtain | None = None
        self._cover: Cover | None = None
        self._call: CallPanel | None = None
        self._agreement: AgreementSheet | None = None
        self._end: GameEnd | None = None
        self._return: PillButton | None = None
        self._at_seat: tuple[int, PillButton] | None = None
        self.coach: CoachMarks | None = None
        """The marks of a first game, while one is shown."""
        self._plays_out = True
        """Whether the match was still going on when it was opened, so that its end is news."""
        self.can_speak: Callable[[], bool] = lambda: False
        """Returns whether there is a voice that reads aloud to learners."""
        self.deaf: int | None = None
        """Milliseconds for which covers of the table ignore input; None for their own defaults."""
        self.view = TableView(theme, parent=self)
        self.conductor = Conductor(self.view, self)
        self.view.frame.way_out.clicked.connect(lambda: self.conductor.finish())
        self.view.settled.connect(self._show_way_out)
        self.view.restyled.connect(self._lay_over_table)
        self.conductor.advanced.connect(self._show_way_out)
        self.conductor.changed.connect(self._show_state)
        self.conductor.game_over.connect(self._show_end)
        self.view.frame.undo.clicked.connect(lambda: self.conductor.undo())
        self.view.frame.redo.clicked.connect(self.conductor.redo)
        for hint in (self.view.frame.hint, self.view.frame.hint_above):
            hint.clicked.connect(self.conductor.hint)
        lay_column(self.view, on=self, margins=NO_MARGINS)
        self.setFocusProxy(self.view)

    def prefer(self, settings: Settings) -> None:
        """Apply the settings to the table and its match."""
        self._settings = settings
        self.view.set_move_list(settings.move_list)
        self.view.set_far(settings.far)
        self.view.set_previews(settings.previews)
        self.view.chooser.two_clicks = settings.play_by == "two-clicks"
        self.view.detail = DETAIL[settings.detail]
        match = self.conductor.match
        if match is not None:
            before = match.hand_order
            self._keep_customs(match)
            if match.hand_order != before:
                # The phones sort their hands too.
                self.conductor.changed.emit()

    @property
    def menu(self) -> QPoint:
        """The center of the menu button."""
        return self.view.frame.menu.geometry().center()

    @property
    def over_hand(self) -> QPoint:
        """The middle of the upper edge of the player's hand."""
        layout = self.view.board.layout
        return QPoint(round(layout.center.x), round(layout.hand_y - layout.hand_card * CARD_RATIO / 2))

    @property
    def sorts_hand(self) -> bool:
        """Whether the hands of this game are large enough to be sorted."""
        match = self.conductor.match
        return match is not None and match.rules.hand_size(len(match.setup.players)) > MANY

    def _keep_customs(self, match: Match) -> None:
        match.screen.curtain = self._settings.curtain
        match.undo_with_people = self._settings.undo_with_people
        dealt = match.rules.hand_size(len(match.setup.players))
        match.hand_order = order_for(self._settings.hand_order, dealt)
        self.view.set_hand_order(match.hand_order)

    def open_match(self, match: Match) -> None:
        """Show the match and play on, once its learners are loaded."""
        self.conductor.leave()
        self._coming = match
        learns = any(player.learner for player in match.setup.players)
        self.conductor.teacher = self.teacher if learns else None
        if learns:
            self.teacher.prepare(match, lambda: self._sit(match))
        else:
            self._sit(match)

    def _sit(self, match: Match) -> None:
        # Another match may be on the table by now.
        if match is not self._coming:
            return
        self._keep_customs(match)
        self._plays_out = match.awaits is not Awaits.OVER
        seats = [
            SeatInfo(one.name, one.avatar, one.kind == "person", _at(match, seat))
            for seat, one in enumerate(match.setup.players)
        ]
        self.view.set_shows_totals(not match.hides_totals)
        lowest, limit = match.rules.lowest_total, match.rules.limit
        # A game with dots has no digits for anybody: a child who can't read them may be shown it, too.
        self.view.set_line(lowest if match.teaches or has_dots(lowest, limit) else None, limit)
        at_start = match.rules.tokens_shown(len(seats))
        self.conductor.open_match(match, seats, card_values(match.rules), at_start)
        self._show_way_out()

    def show_game(self, match: GuidedMatch, known: str) -> None:
        """Guide the player through a first game; `known` is the name of a game they know, or ""."""
        from cardtable.ui.play.coach_marks import CoachMarks

        self.conductor.leave()
        self._forget_coach(None)
        self.coach = CoachMarks(self._theme, self, self.view, match, known)
        self.coach.skip.clicked.connect(lambda: self.do.go_back())
        self.coach.sheet.now.clicked.connect(lambda: self.do.play_shown())
        self.open_match(match)
        self.view.frame.set_titles(game_name(match.rules), say("first-deal"))

    def _forget_coach(self, match: Match | None) -> None:
        """Remove the marks of a first game unless they belong to `match`."""
        if self.coach is not None and self.coach.match is not match:
            self.coach.put_away()
            self.coach = None

    def call_seats(self, seats: Sequence[SeatInfo]) -> None:
        """Change the names and pictures of the seats."""
        if len(seats) == len(self.view.board.seats) and tuple(seats) != self.view.board.seats:
            self.view.call_seats(seats)

    def restore_from(self, before: Self) -> None:
        """Take over the match of another page in its current state."""
        is_paused, is_skipping = before.conductor.is_paused, before.conductor.skipping
        self.conductor.hold(before.conductor.held)
        teacher, marks = before.conductor.teacher, before.coach
        typed = teacher.typed if teacher is not None else None
        match = before.conductor.hand_over()
        if teacher is not None:
            # A learner who is there needn't confirm it again, nor type again what was typed.
            self.teacher.company, self.teacher.carried = teacher.company, typed
        if match is not None:
            if marks is not None and marks.match is match:
                self.show_game(marks.match, marks.known)
            else:
                self.open_match(match)
            if is_paused:
                self.conductor.pause()
            if is_skipping:
                self.conductor.finish()

    # Covers of the table

    @property
    def teacher(self) -> Teacher:
        """The teacher that asks the learners at the table, made when the first of them sits down."""
        if self._teacher is None:
            from cardtable.ui.learning.teacher import Teacher

            self._teacher = Teacher(self._theme, self._learner_file(), self, self.view)
            self._teacher.spoken.connect(self.spoken)
            self._teacher.changed.connect(self._show_state)
            self._teacher.changed.connect(self.do.make_room)
            self._teacher.helped.connect(self.conductor.changed)
            self._teacher.hand_over.table = lambda: self.view.board.layout
            self._teacher.hand_over.plaque = self.view.board.outline
            self._teacher.is_here = lambda seat: self.conductor.is_here(seat)
            self._teacher.can_speak = lambda: self.can_speak()
            self._teacher.place_of = self.view.board.place
            self.conductor.looked.connect(self._cover_hand)
            self._teacher.arrange(self.width(), self.height())
            self._menu = RoundButtonItem(self._theme, "menu", say("menu-menu"), self)
            self._menu.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._menu.hide()
            self._menu.clicked.connect(self.view.frame.menu.clicked)
        return self._teacher

    def _offer_menu(self, front: QWidget | None) -> None:
        """Show a menu button over a question, so that it can be left by mouse."""
        if self._menu is None or self._teacher is None:
            return
        shown = front is not None and front in (self._teacher.panel, self._teacher.check)
        self._menu.setVisible(shown)
        if shown:
            self._menu.lie_over(self.view.frame.menu)
            self._menu.raise_()

    def keys(self) -> list[KeyRow]:
        """Return the keys that no menu shows: those of the question in front, else those of the table."""
        front = self._teacher.front if self._teacher is not None else None
        if front is not None and self._teacher is not None:
            speech = self._teacher.speech
            voice = [] if speech.isHidden() else [((key_cap("lesson-voice"),), speech.text())]
            return [*front.key_rows, *voice]
        if self.shows_end:
            return []
        return [
            (("←", "→"), say("play-key-choose")),
            ((native("Return"),), say("play-key-play")),
            (("1", "2"), say("play-key-number")),
            ((key_cap("hear-again"), key_cap("hear-all")), say("play-key-hear")),
            *choice_words.keys(self.view.chooser.choice),
        ]

    @property
    def free_felt(self) -> QRectF:
        """The free felt between the seats, above the player's hand."""
        layout, seats = self.view.board.layout, len(self.view.board.seats)
        plaques = [layout.plaque(place) for place in range(1, seats)]
        above = [box.bottom for box in plaques if box.x < layout.center.x < box.right]
        top = max(above, default=layout.bar) + 4
        bottom = layout.hand_y - layout.hand_card * CARD_RATIO / 2 - 26 * layout.s
        level_plaques = [box for box in plaques if box.bottom > top and box.y < bottom]
        half = min(
            (max(box.x - layout.center.x, layout.center.x - box.right) for box in level_plaques),
            default=layout.table_width / 2,
        )
        half = min(half, layout.table_width / 2) - 4
        return QRectF(layout.center.x - half, top, 2 * half, bottom - top)

    @property
    def curtain(self) -> Curtain:
        """The curtain, made when first needed."""
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
        """The cover of a paused table, made when first needed."""
        if self._cover is None:
            from cardtable.ui.play.curtain import Cover

            self._cover = Cover(self._theme, self)
            self._cover.lifted.connect(self.conductor.uncover)
        return self._cover

    @property
    def call_panel(self) -> CallPanel:
        """The panel that asks for the total of a play, made when first needed."""
        if self._call is None:
            from cardtable.ui.table.choice.total_call import CallPanel

            self._call = CallPanel(self._theme, self)
            self._call.pad.entered.connect(lambda total, by: self.conductor.call(total))
            self._call.taken_back.connect(self.conductor.take_back)
        return self._call

    @property
    def end(self) -> GameEnd:
        """The end of the game, made when first needed."""
        if self._end is None:
            from cardtable.ui.play.game_end import GameEnd

            self._end = GameEnd(self._theme, self.view, self.do, self)
            if self.deaf is not None:
                self._end.deaf = self.deaf
        return self._end

    @property
    def shows_end(self) -> bool:
        return self._end is not None and self._end.is_shown

    def _show_end(self, ended: GameEnded) -> None:
        match = self.conductor.match
        if match is not None:
            celebrates = self._plays_out and self.view.isVisible()
            # Of a game that was skipped to its end, the table has told nothing.
            self.end.show_match(match, ended, celebrates, celebrates and not self.conductor.skipping)
            if celebrates and self.end.has_fanfare:
                self.view.stage.heard.emit(Cue(0, "win"))
            self._show_state()

    def _ask_call(self, match: Match, play: Play) -> CallPanel:
        from cardtable.ui.table.choice.total_call import AskedCall

        if self.call_panel.isHidden():
            asked = AskedCall(play, match.view().total, match.rules.terms.call_check or "auto")
            self.call_panel.arrange(self.view.board.layout)
            self.call_panel.ask(asked)
            self.view.say(join_sentences([asked.question, asked.detail]))
        return self.call_panel

    def show_return(self, words: str) -> None:
        """Show a button with `words` that leads back from a tried deal; "" removes it."""
        if self._return is not None:
            self._return.deleteLater()
            self._return = None
        if words:
            self._return = PillButton(words, "chevron-left", size=15, parent=self)
            self._return.clicked.connect(lambda: self.do.go_back())
            self._return.show()
            self._place_return()

    def _place_return(self) -> None:
        """Put the button under the menu and the name of the game."""
        button = self._return
        if button is not None:
            button.adjustSize()
            button.move(10, round(62 * self._theme.room))
            button.raise_()

    def offer_at_seat(self, seat: int | None, words: str, act: Callable[[], object]) -> bool:
        """Show a button beside a seat that does `act`; None removes it. Return whether it is new."""
        before = self._at_seat
        if before is not None and (before[0], before[1].text()) == (seat, words):
            return False
        if before is not None:
            had_focus = before[1].hasFocus()
            before[1].hide()
            before[1].deleteLater()
            self._at_seat = None
            if had_focus:
                self.setFocus(Qt.FocusReason.OtherFocusReason)
        if seat is None:
            return False
        button = PillButton(words, "play", size=15, parent=self, brass=True)
        button.clicked.connect(act)
        self._at_seat = seat, button
        button.show()
        self._place_at_seat()
        return True

    def _place_at_seat(self) -> None:
        """Put the button where the seat's calls appear, which cover no card; the seat says nothing now."""
        if self._at_seat is None:
            return
        seat, button = self._at_seat
        layout = self.view.board.layout
        bubble = layout.bubble(self.view.board.place(seat))
        button.adjustSize()
        wide, high = button.width(), button.height()
        x = {"left": bubble.x - wide, "right": bubble.x}.get(bubble.side, bubble.x - wide / 2)
        y = bubble.y - (high if bubble.side == "above" else high / 2)
        button.move(round(max(8.0, min(x, layout.open_right - wide - 8))), round(max(layout.bar, y)))
        button.raise_()

    def _show_agreement(self) -> None:
        """Show the request to take back while the players at the screen haven't answered."""
        asked, match = self.conductor.agreement, self.conductor.match
        if match is None or asked is None or SCREEN not in asked.waits or asked.by is None:
            if self._agreement is not None:
                self._agreement.hide()
            return
        if self._agreement is None:
            self._agreement = AgreementSheet(self)
            self._agreement.yes.clicked.connect(lambda: self.conductor.agree(SCREEN, True))
            self._agreement.no.clicked.connect(lambda: self.conductor.agree(SCREEN, False))
        self._agreement.ask(match.setup.players[asked.by].name, self.view.board.layout)

    def _show_state(self) -> None:
        """Show what lies over the table in the conductor's state, and block the table under it."""
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
        # A learner's call comes first: the play is no secret, and nothing goes on before.
        front = (self._teacher.front if self._teacher is not None else None) or over
        self._cover_hand()
        if self.coach is not None:
            self.coach.follow(self.conductor.state)
        was_covered = not self.view.isEnabled()
        self.setFocusProxy(self.view if front is None else front)
        if front is not None:
            front.raise_()
            if self._teacher is not None:
                self._teacher.speech.raise_()
            front.setFocus(Qt.FocusReason.OtherFocusReason)
        # The focus has left the table by now, so it doesn't stray over what is to be hidden.
        self.view.setEnabled(front is None)
        if front is None and was_covered:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._offer_menu(front)
        self._show_agreement()
        self.view.offer_tools(self.conductor.can_undo, self.conductor.can_redo, self.conductor.can_hint)

    def _cover_hand(self) -> None:
        """Turn the hand face down while someone other than its owner has the screen."""
        if self._teacher is not None:
            hand, covered = self.view.board.hand, self._teacher.covers_hand
            turns_up = hand.covered and not covered
            self.view.cover_hand(covered)
            if turns_up and self.conductor.match is not None and self.conductor.match.viewer is not None:
                self.view.turn_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if KEYS.is_pressed("hint", event):
            self.conductor.hint()
        elif KEYS.is_pressed("lesson-voice", event) and self._teacher is not None:
            self._teacher.switch_speech()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for veil in (self._curtain, self._cover, self._end):
            if veil is not None:
                veil.setGeometry(self.rect())
        self._place_return()

    def _lay_over_table(self) -> None:
        """Put what lies over the table in its place; the table may be another with the size of text, too."""
        if self._teacher is not None:
            self._teacher.arrange(self.width(), self.height())
        if self._menu is not None:
            self._menu.lie_over(self.view.frame.menu)
        if self._call is not None:
            self._call.arrange(self.view.board.layout)
        if self._agreement is not None:
            self._agreement.place(self.view.board.layout)
        self._place_at_seat()

    # How the game can be brought to its end

    @property
    def way_out(self) -> str:
        """The label of the way to end the game now; "" if there is none."""
        words = {
            "": "",
            "stop": say("play-end-game-here"),
            "skip": say("play-skip-to-end"),
        }
        return words[self.conductor.way_out]

    @property
    def shows_way_out(self) -> bool:
        """Whether the table shows a button to end the game, so that its key works."""
        return self.view.way_out_label != ""

    def _show_way_out(self) -> None:
        """Show the button on the table only if it disturbs no one: between deals, or without a hand."""
        match, skips = self.conductor.match, self.conductor.way_out == "skip"
        if not self.view.busy:
            resting = match is not None and match.awaits is Awaits.DEAL
            self.view.set_way_out(self.way_out if resting or skips else "", "skip" if skips else "check")
        elif not skips:
            self.view.set_way_out("")


def _at(match: Match, seat: int) -> str:
    """Return where the seat is played; a phone counts as away until it is known to be connected."""
    return "away" if match.screen.place(seat) == "phone" else ""


class AgreementSheet(Sheet):
    """Asks the players at the screen; the table under it stays visible and playable."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._words = paragraph("", "row", self)
        self._words.setMinimumWidth(340)
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.yes = PillButton(say("play-take-it-back"), "check", primary=True, size=17, parent=self)
        self.no = PillButton(say("play-do-not-take-back"), "close", size=17, parent=self)
        lay_column(self._words, lay_row(self.no, self.yes), on=self, margins=(22, 16, 22, 14))
        self.hide()

    def ask(self, name: str, layout: Layout) -> None:
        """Show that the player called `name` would like to take the last play back."""
        question = say("play-wants-to-take-back", player=player(name))
        self._words.setText(question)
        self.setAccessibleName(question)
        self.place(layout)
        self.show()
        self.raise_()

    def place(self, layout: Layout) -> None:
        """Lie above the player's hand, so that its cards and the total stay visible."""
        size = self.sizeHint().boundedTo(QSize(round(layout.table_width), round(layout.height)))
        bottom = layout.hand_y - layout.hand_card * CARD_RATIO / 2 - 40 * layout.s
        left = round(layout.center.x - size.width() / 2)
        self.setGeometry(QRect(left, round(bottom) - size.height(), size.width(), size.height()))
