"""Looking back on a game: its table at any move, how it came to that, and what the coach thinks of it.

What is shown at which position, and to whom, is the business of `controller.playback` and `controller.reel`;
this page puts it on the table, beside its list of moves and above what leads it.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from cardtable.controller.hindsight import can_tell
from cardtable.controller.playback import Playback
from cardtable.controller.reel import PACE, PAUSE, Reel
from cardtable.controller.review import Judgement, decisions
from cardtable.ui import paint
from cardtable.ui.judging import Judging
from cardtable.ui.keys_panel import native
from cardtable.ui.pages import replay_words as words
from cardtable.ui.pages.replay_bar import OpenButton, ReplayBar
from cardtable.ui.pages.replay_side import ReplaySide
from cardtable.ui.pages.replay_table import lay, sit
from cardtable.ui.share_menu import share_menu
from cardtable.ui.table.watched import WatchedTable
from cardtable.ui.theme import Theme
from cardtable.ui.widgets_picks import PickButton
from cardtable.ui.widgets_room import RoomPage

_SIDE = 300
_WORDS_FROM = 860
"""From this width of the table on, the button over it has words; with larger text from more."""
Key = Qt.Key


class ReplayPage(RoomPage):
    """A game that is looked back on; it can be left at any time, and is as it was."""

    back_asked = Signal()
    play_on_asked = Signal(object, int)
    """A new game shall begin from this position of this `Playback`."""
    export_asked = Signal(str)
    """The game shall be taken along: record, text, trace, picture, sheet."""
    minds_asked = Signal()
    """What the computers held in mind shall be shown."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.reel: Reel | None = None
        self._pace, self._playing, self._told = 1.0, False, ""
        self.judging = Judging(self)
        self.judging.found.connect(self._judged)
        self.judging.moved_on.connect(self._judged_on)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(lambda: self.step(1))
        self.table = WatchedTable(theme, self)
        self.table.menu_asked.connect(self.back_asked)
        self.table.settled.connect(self._settled)
        self.bar = ReplayBar(theme, self)
        self.open = OpenButton(theme, self)
        self.seat = PickButton(theme, self.tr("Seen by"), [], self.bar, dark=True)
        self.side = ReplaySide(theme, self)
        self.list, self.coach = self.side.list, self.side.coach
        self._layout()
        self._connect()
        self.lead_focus(self.bar.scrubber)

    def _layout(self) -> None:
        self.bar.row.addWidget(self.seat)
        self.table.lower()
        left = QVBoxLayout()
        left.setSpacing(0)
        left.addWidget(self.table, 1)
        below = QVBoxLayout()
        below.setContentsMargins(12, 0, 12, 12)
        below.addWidget(self.bar)
        left.addLayout(below)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.side)

    def _connect(self) -> None:
        self.bar.step_asked.connect(self.step)
        self.bar.position_asked.connect(self.go)
        self.bar.play_asked.connect(self.play)
        self.bar.speed_asked.connect(self._turn_speed)
        self.list.position_asked.connect(self.go)
        self.open.clicked.connect(lambda: self._look(lambda reel: reel.open_hands(self.open.isChecked())))
        self.seat.picked.connect(lambda seat: self._look(lambda reel: reel.look_from(int(seat))))
        self.side.only_costly.clicked.connect(self._filter)
        self.side.play_on.clicked.connect(self._play_on)
        self.side.share.clicked.connect(self.open_share)
        self.side.minds.clicked.connect(self.minds_asked)

    # A game

    def show_game(self, game: Playback, at: int | None = None, coach: bool = True) -> None:
        """Looks back on this game: from its first deal, or from where it stands if it still goes on.

        Without `coach` no move is judged.
        """
        self._stop()
        self.judging.stop()
        begin = (1 if game.is_over else game.last) if at is None else at
        self.reel = reel = Reel(game, begin)
        players = game.setup.players
        sit(self.table, reel, self.tr("Looking back"))
        self.bar.scrubber.show_game(game.last, game.deals)
        self.side.only_costly.setChecked(False)
        self.list.steps.only_costly = False
        self.list.steps.show_reel(reel)
        self.seat.offer([(str(seat), players[seat].name) for seat in game.seats])
        self.seat.setVisible(len(game.seats) > 1)
        self.open.setVisible(reel.can_open)
        self.side.minds.setVisible(self.shows_minds)
        self.side.only_costly.setVisible(False)
        self._set_pace()
        self._jump()
        if coach and set(game.persons) & set(game.seats):
            self.judging.begin(
                lambda dropped: [one for one in decisions(game, dropped) if one.seat in game.seats]
            )
        self._show_coach()
        self._place()

    @property
    def shows_minds(self) -> bool:
        """Whether computers played in a deal that is over: then it can be asked what they held in mind."""
        game = self.reel.game if self.reel is not None else None
        return game is not None and can_tell(game.setup, game.view(game.last, game.first_sight))

    def prefer(self, pace: float, still: bool) -> None:
        """How long motion takes: 1 is normal, 0 instant; `still` fades in place of moving."""
        self._pace = pace
        self.table.set_reduced_motion(still)
        self._set_pace()

    def _set_pace(self) -> None:
        speed = self.reel.speed if self.reel is not None else "normal"
        self.table.set_speed(self._pace * PACE[speed])

    # Going about

    def step(self, by: int) -> None:
        """So many positions on or back; one move on is shown as it was played."""
        if by == 1 and self.reel is not None and not self.reel.at_end:
            self._timer.stop()
            self._follow(self.reel)
        elif self.reel is not None:
            self.go(self.reel.at + by)

    def go(self, position: int) -> None:
        """To a position, at once; what plays by itself stops."""
        if self.reel is not None:
            self._stop()
            self.table.complete()
            if self.reel.go(position):
                self._jump()
                self.table.say(words.sentence(self.reel, self.reel.at))

    def play(self) -> None:
        """Plays by itself, from the beginning where it has come to the end; or stops."""
        reel = self.reel
        if reel is None:
            return
        if self._playing:
            self._stop()
            return
        if reel.at_end and reel.go(0):
            self._jump()
        self._playing = True
        self.bar.play.show_playing(True)
        self.step(1)

    @property
    def is_playing(self) -> bool:
        """Whether it plays by itself."""
        return self._playing

    def _stop(self) -> None:
        self._playing = False
        self._timer.stop()
        self.bar.play.show_playing(False)

    def _follow(self, reel: Reel) -> None:
        game = reel.game
        reel.go(reel.at + 1)
        self.table.mirror.name_hand(self._hand_name(reel))
        self._show_where(reel)
        self.table.perform(game.events(reel.at, reel.sight), game.view(reel.at, reel.sight))

    def _settled(self) -> None:
        reel = self.reel
        if reel is None:
            return
        self._mark(reel)
        if self._playing and reel.at_end:
            self._stop()
        elif self._playing:
            self._timer.start(round(PAUSE[reel.speed] * self._pace))

    def _jump(self) -> None:
        """The position as it is, without motion."""
        reel = self.reel
        if reel is None:
            return
        self.table.mirror.name_hand(self._hand_name(reel))
        lay(self.table, reel)
        self._show_where(reel)
        self._mark(reel)

    def _hand_name(self, reel: Reel) -> str:
        name = reel.game.setup.players[reel.bottom].name
        return self.tr("Hand of {name}").format(name=name)

    def _mark(self, reel: Reel) -> None:
        """Marks what is played next, and what the coach would have played."""
        judgement = reel.judgement
        best = () if judgement is None or judgement.costly is None else judgement.costly.cards
        self.table.mark(reel.played, best)
        if judgement is not None and judgement.decision.seat == reel.bottom:
            self.table.show_chances(judgement.advice)

    def _show_where(self, reel: Reel) -> None:
        told = words.sentence(reel, reel.at)
        self.bar.show_reel(reel, told)
        self.list.show_position(reel.at)
        deal = reel.game.deal_at(min(reel.at + 1, reel.game.last))
        self.side.deal.setText(self.tr("Deal {number}").format(number=deal) if deal else "")
        self.open.setChecked(reel.sight.is_open)
        self.seat.choose(str(reel.bottom))
        self.side.play_on.setEnabled(reel.game.can_play_on(reel.at))
        self._show_coach()

    def _look(self, change: object) -> None:
        if self.reel is not None and callable(change):
            change(self.reel)
            self.table.complete()
            self._jump()

    def _turn_speed(self) -> None:
        if self.reel is not None:
            self.reel.turn_speed()
            self._show_speed(self.reel)

    def _show_speed(self, reel: Reel) -> None:
        self.bar.speed.show_speed(reel.speed)
        self._set_pace()

    # The coach

    def _judged_on(self) -> None:
        self.side.only_costly.setVisible(self.judging.count > 0)
        self._show_coach()

    def _judged(self, judgement: Judgement) -> None:
        reel = self.reel
        if reel is None:
            return
        reel.take(judgement)
        if judgement.costly is not None:
            self.bar.scrubber.mark(reel.all_costly)
            self.list.steps.touch()
            self.list.show_position(reel.at)
        if reel.judgement is judgement and not self.table.busy:
            self._mark(reel)

    def _show_coach(self) -> None:
        reel = self.reel
        if reel is None:
            return
        judgement = reel.judgement
        names = [player.name for player in reel.game.setup.players]
        if judgement is not None:
            told = words.coach_text(judgement, names, len(reel.game.persons) == 1)
        elif self.judging.runs and self.judging.count:
            told = self.tr("The coach looks at choice {seen} of {count}.").format(
                seen=self.judging.seen, count=self.judging.count
            )
        elif reel.all_costly:
            told = self.tr("Cost is the chance not to lose the deal that was given away, in points of 100.")
        elif reel.judged:
            told = self.tr("No choice was clearly worse than another.")
        else:
            told = ""
        self.coach.setText(told)
        self.coach.setVisible(bool(told))

    def _filter(self) -> None:
        self.list.steps.only_costly = self.side.only_costly.isChecked()
        self.list.steps.refresh()
        if self.reel is not None:
            self.list.show_position(self.reel.at)

    # Taking it along

    def _play_on(self) -> None:
        if self.reel is not None and self.reel.game.can_play_on(self.reel.at):
            self.play_on_asked.emit(self.reel.game, self.reel.at)

    def open_share(self) -> QMenu | None:
        """The menu of what can be taken along."""
        if self.reel is None:
            return None
        return share_menu(self.side.share, self.reel.game.is_over, self.export_asked.emit)

    # Qt

    def keys(self) -> list[tuple[tuple[str, ...], str]]:
        """What the buttons say, for who does not use them."""
        rows = [
            (("←", "→"), self.tr("one move back or on")),
            ((native("Home"), native("End")), self.tr("to the beginning or the end")),
            ((native("PgUp"), native("PgDown")), self.tr("from deal to deal")),
            ((native("Space"),), self.tr("play or pause")),
            (("+", "−"), self.tr("faster or slower")),
            (("O",), self.tr("open hands")),
            (("S",), self.tr("seen from the next seat")),
            (("C",), self.tr("only costly moves")),
            (("P",), self.tr("play on from here")),
            (("E",), self.tr("take along")),
        ]
        hidden = {"O": self.open, "S": self.seat, "C": self.side.only_costly}
        return [row for row in rows if row[0][0] not in hidden or not hidden[row[0][0]].isHidden()]

    def default_action(self) -> None:
        """Enter plays, as Space does."""
        self.play()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, Home and End go to the ends, Page up and down from deal to deal; Space plays."""
        if self.reel is None or not self._key(self.reel, Key(event.key())):
            super().keyPressEvent(event)

    def _key(self, reel: Reel, key: Key) -> bool:
        steps = {Key.Key_Left: -1, Key.Key_Right: 1}
        places = {Key.Key_Home: 0, Key.Key_End: reel.game.last}
        if key in steps:
            self.step(steps[key])
        elif key in places:
            self.go(places[key])
        elif key == Key.Key_PageUp:
            self.go(reel.earlier_deal)
        elif key == Key.Key_PageDown:
            self.go(reel.next_deal)
        elif key in (Key.Key_Plus, Key.Key_Minus, Key.Key_Equal):
            reel.faster(-1 if key == Key.Key_Minus else 1)
            self._show_speed(reel)
        elif key == Key.Key_S and reel.next_seat is not None:
            self.seat.pick(str(reel.next_seat))
        else:
            return self._press(key)
        return True

    def _press(self, key: Key) -> bool:
        """Letters press the button that has them in its tip."""
        button = {
            Key.Key_Space: self.bar.play, Key.Key_O: self.open, Key.Key_C: self.side.only_costly,
            Key.Key_P: self.side.play_on, Key.Key_E: self.side.share,
        }.get(key)  # fmt: skip
        if button is None or button.isHidden():
            return False
        button.click()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What lies over the table stays in its corner."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        grown = 1 + 0.34 * (self.theme.text - 1)
        self.side.setFixedWidth(round(min(_SIDE * grown, self.width() * 0.4)))
        right = self.width() - self.side.width()
        self.open.shorten(right < _WORDS_FROM * grown)
        self.open.move(right - self.open.width() - 10, 6)
        self.open.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        """Who leaves the page wants to wait for nothing."""
        super().hideEvent(event)
        self._stop()
        self.judging.stop()

    def draw_room(self, painter: QPainter) -> None:
        """The ground of the list, up to the edge of the window."""
        place = QRectF(self.side.geometry())
        painter.fillRect(place, paint.mix(self.theme.panel, "#000000", 0))
