"""The table as a page of the window: the view, and the bridge that leads a match on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.controller.match import Awaits, Match
from cardtable.rules.prose import card_values
from cardtable.storage.settings import Settings
from cardtable.ui.bridge import Bridge
from cardtable.ui.table import SeatInfo, TableView
from cardtable.ui.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from cardtable.game.moves import Play
    from cardtable.ui.learning.lesson_keys import Row
    from cardtable.ui.learning.roll import Roll
    from cardtable.ui.learning.teacher import Teacher
    from cardtable.ui.table.calling import CallPanel
    from cardtable.ui.table.curtain import Cover, Curtain, Pass, Veil


class TablePage(QWidget):
    """Holds the table view and its bridge; the keyboard goes straight to the view."""

    spoken = Signal(str)
    """A sentence to be read aloud to a learner who wants that."""

    def __init__(self, theme: Theme, roll: Callable[[], Roll], parent: QWidget | None = None) -> None:
        """`roll` gives the learners of this computer, when the first of them sits down."""
        super().__init__(parent)
        self._roll = roll
        self._sittings = 0
        self._teacher: Teacher | None = None
        self.view = TableView(theme, parent=self)
        self.bridge = Bridge(self.view, self)
        self.menu_asked = self.view.menu_asked
        self.rules_asked = self.view.rules_asked
        self.new_game_asked = self.view.new_game_asked
        self.whispered = self.view.told
        self.view.way_out_asked.connect(self.bridge.asides.finish)
        self.view.settled.connect(self._show_way_out)
        self.bridge.advanced.connect(self._show_way_out)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)
        self._theme = theme
        self._curtain: Curtain | None = None
        self._cover: Cover | None = None
        self._call: CallPanel | None = None
        self.deaf: int | None = None
        self.bridge.passing.changed.connect(self._show_veil)
        self.bridge.call_asked.connect(self._ask_call)
        self.bridge.rested.connect(self._show_tools)
        self.bridge.advanced.connect(self._show_tools)
        self.view.tools.undo.clicked.connect(self.bridge.asides.undo)
        self.view.tools.redo.clicked.connect(self.bridge.asides.redo)
        for hint in (self.view.tools.hint, self.view.tools.hint_above):
            hint.clicked.connect(self.bridge.asides.hint)

    def prefer(self, settings: Settings) -> None:
        """Shows the list of moves and the previews, and passes the table round, as it is preferred."""
        self.view.set_move_list(settings.move_list)
        self.view.set_previews(settings.previews)
        self.view.chooser.two_clicks = settings.play_by == "two-clicks"
        self.bridge.asides.set_customs(settings.curtain, settings.undo_with_people)

    def sit(self, match: Match) -> None:
        """Shows the match and plays on, when it is known what those who learn in it can."""
        self.bridge.leave()
        self._sittings += 1
        sitting = self._sittings

        def sit() -> None:
            # Another match may have been sat down to meanwhile.
            if sitting == self._sittings:
                self._sit(match)

        if any(player.learner for player in match.setup.players):
            self.bridge.course.teacher = self.teacher
            self.teacher.prepare(match, sit)
        else:
            sit()

    def _sit(self, match: Match) -> None:
        seats = [
            SeatInfo(player.name, player.avatar, player.kind == "person") for player in match.setup.players
        ]
        self.view.board.set_tells_totals(not match.hides_totals)
        self.view.chooser.choosing.tells_totals = not match.hides_totals
        at_start = match.rules.tokens_shown(len(seats))
        self.bridge.sit(match, seats, card_values(match.rules), at_start)
        self._show_way_out()

    # What lies over the table

    @property
    def teacher(self) -> Teacher:
        """Who asks the learners at the table, made when the first of them sits down."""
        if self._teacher is None:
            from cardtable.ui.learning.teacher import Teacher

            self._teacher = Teacher(self._theme, self._roll(), self, lambda: self.view.stage.pace)
            self._teacher.spoken.connect(self.spoken)
            self._teacher.changed.connect(self._show_veil)
            self._teacher.arrange(self.width(), self.height())
        return self._teacher

    @property
    def lesson_keys(self) -> list[Row]:
        """What the keys do while a learner is asked; nothing where nobody is."""
        front = self._teacher.front if self._teacher is not None else None
        return front.key_rows if front is not None else []

    @property
    def curtain(self) -> Curtain:
        """The curtain, made when it first comes down."""
        if self._curtain is None:
            from cardtable.ui.table.curtain import Curtain

            self._curtain = Curtain(self._theme, self)
            self._curtain.lifted.connect(self.bridge.asides.lift)
            if self.deaf is not None:
                self._curtain.deaf = self.deaf
        return self._curtain

    @property
    def cover(self) -> Cover:
        """The cover of a paused table."""
        if self._cover is None:
            from cardtable.ui.table.curtain import Cover

            self._cover = Cover(self._theme, self)
            self._cover.lifted.connect(self.bridge.asides.go_on)
        return self._cover

    @property
    def call_panel(self) -> CallPanel:
        """What asks for the total of a play, made when one is first asked for."""
        if self._call is None:
            from cardtable.ui.table.calling import CallPanel

            self._call = CallPanel(self._theme, self)
            self._call.called.connect(self.bridge.call)
            self._call.taken_back.connect(self.bridge.take_back)
        return self._call

    def _ask_call(self, play: Play | None) -> None:
        """The total of a play is to be called; None: it was, or need not be."""
        match = self.bridge.match
        if play is not None and match is not None:
            from cardtable.ui.table.calling import AskedCall

            strict = match.rules.terms.call_check == "strict"
            asked = AskedCall(play, match.view().total, strict)
            self.call_panel.arrange(self.view.board.layout)
            self.call_panel.ask(asked)
            self.view.say(f"{asked.question} {asked.detail}")
        elif self._call is not None:
            self._call.hide()
        self._show_veil()

    def _show_veil(self) -> None:
        """Curtain or cover as the bridge has it; under either, nothing can be reached."""
        passing, match = self.bridge.passing, self.bridge.match
        veil: Veil | None = None
        if match is not None and passing.awaited is not None:
            veil = self.curtain
            self.curtain.pass_to(_told_at(match, passing.awaited))
        elif match is not None and passing.paused:
            veil = self.cover
            self.cover.cover()
        for other in (self._curtain, self._cover):
            if other is not None and other is not veil:
                other.hide()
        # Who learns calls first: what was played is no secret, and nothing goes on before.
        front: QWidget | None = self._teacher.front if self._teacher is not None else None
        if front is None and self._call is not None and not self._call.isHidden():
            front = self._call
        front = front or veil
        was_covered = not self.view.isEnabled()
        self.view.setEnabled(front is None)
        self.setFocusProxy(self.view if front is None else front)
        if front is not None:
            front.raise_()
            front.setFocus(Qt.FocusReason.OtherFocusReason)
        elif was_covered:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_tools()

    def _show_tools(self) -> None:
        self.view.tools.offer(
            self.bridge.asides.can_undo, self.bridge.asides.can_redo, self.bridge.asides.can_hint
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """H asks for a hint, P pauses; what the table and its veils do not want comes here."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        if plain and event.key() == Qt.Key.Key_H:
            self.bridge.asides.hint()
        elif plain and event.key() == Qt.Key.Key_P:
            self.bridge.asides.pause()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What lies over the table goes on covering all of it."""
        super().resizeEvent(event)
        for veil in (self._curtain, self._cover):
            if veil is not None:
                veil.setGeometry(self.rect())
        if self._teacher is not None:
            self._teacher.arrange(self.width(), self.height())
        if self._call is not None:
            self._call.arrange(self.view.board.layout)

    # How the game can be brought to its end

    @property
    def way_out(self) -> str:
        """The words for the way to end the game now; "" without one."""
        words = {
            "": "",
            "stop": QCoreApplication.translate("Table", "End the game here"),
            "skip": QCoreApplication.translate("Table", "Skip to the end"),
        }
        return words[self.bridge.asides.way_out]

    @property
    def shows_way_out(self) -> bool:
        """Whether the table shows a button for it, so that its key works."""
        return self.view.way_out_label != ""

    def _show_way_out(self) -> None:
        """On the table itself only where it is in nobody's way: between deals, or without an own hand."""
        if not self.view.busy:
            match = self.bridge.match
            resting = match is not None and match.awaits is Awaits.DEAL
            shown = resting or self.bridge.asides.way_out == "skip"
            icon = "skip" if self.bridge.asides.way_out == "skip" else "check"
            self.view.set_way_out(self.way_out if shown else "", icon)
        elif self.bridge.asides.way_out != "skip":
            self.view.set_way_out("")


def _told_at(match: Match, seat: int) -> Pass:
    """What the curtain says when it comes down for that seat."""
    from cardtable.ui.table.curtain import Pass

    translate = QCoreApplication.translate
    players, view = match.setup.players, match.view()
    who = players[seat]
    way = translate("Table", "clockwise") if view.direction > 0 else translate("Table", "counterclockwise")
    facts = [
        (translate("Curtain", "Running total"), str(view.total).replace("-", "−")),
        (translate("Curtain", "Direction"), way),
    ]
    if seat == view.turn and view.next_seat != seat:
        after = translate("Curtain", "After {name}").format(name=who.name)
        facts.append((after, players[view.next_seat].name))
    return Pass(who.name, who.avatar, tuple(facts))
