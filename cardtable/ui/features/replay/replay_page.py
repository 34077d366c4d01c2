"""The replay page: the table at any move of a game, the list of moves, and the coach's judgment.

`lookback.playback` and `lookback.playhead` decide what is visible at which position, and to whom.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from threading import Event
from typing import Self

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardtable.cards.faces import AS_DEALT, order_for
from cardtable.controller.lookback import review
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.playhead import PACE, PAUSE, Playhead
from cardtable.controller.lookback.review import Decision, Judgment, decisions, may_have_choices
from cardtable.language import player as called
from cardtable.language import say
from cardtable.storage.writer import SerialExecutor
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.replay.replay_bar import OpenButton, ReplayBar
from cardtable.ui.features.replay.replay_list import StepList
from cardtable.ui.features.replay.replay_table import ViewOnlyTable, lay, sit
from cardtable.ui.shared.sharing import share_entries
from cardtable.ui.support.background import post
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.words import replay_words as words
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import FittedLabel, PillButton, RoundButton, Sheet, label, paragraph
from cardtable.ui.widgets.keys_panel import key_cap, native, rows_of, with_key
from cardtable.ui.widgets.menu_board import MenuBoard, open_menu
from cardtable.ui.widgets.pickers import PickButton, RoomChip
from cardtable.ui.widgets.room_page import KeyRow, RoomPage
from cardtable.ui.widgets.tool_tips import tip

_SIDE = 320
_WORDS_FROM = 860
"""Width of the table in pixels, at the usual text size, from which the button over it has words."""
Key = Qt.Key

Find = Callable[[Callable[[], bool]], Sequence[Decision]]
"""Finds decisions; its argument returns whether they are no longer needed."""


class ReplayPage(RoomPage):
    """The page that replays a game, which it never changes."""

    WHOLE = True

    play_on_asked = Signal(Playback, int)
    """Emitted with the position to start a new game from."""
    export_asked = Signal(str)
    """Emitted with the kind of export to make: record, text, trace, picture or sheet."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setWindowTitle(say("replay-looking-back"))
        self.setAccessibleName(self.windowTitle())
        # It's painted above the table, so readers need a heading besides.
        heading = label(self.windowTitle(), "title", self)
        heading.adjustSize()
        heading.setMask(QRegion(0, 0, 1, 1))
        self.playhead: Playhead | None = None
        self._pace, self._playing = 1.0, False
        self._until: int | None = None
        self._hand_order = AS_DEALT
        self.is_coached = True
        """Whether the coach judges the moves."""
        self.judging = Judging(self)
        self.judging.found.connect(self._judged)
        self.judging.moved_on.connect(self._judged_on)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(lambda: self.step(1))
        self.table = ViewOnlyTable(theme, self)
        self.table.frame.menu.clicked.connect(self.back_asked)
        self.table.settled.connect(self._settled)
        self.bar = ReplayBar(theme, self)
        self.open = OpenButton(self)
        self.seat = PickButton(say("replay-seen-by"), [], self.bar, dark=True)
        self.side = ReplaySide(theme, self)
        self.list, self.coach = self.side.list, self.side.coach
        self._layout()
        self._connect()
        self.lead_focus(self.bar.scrubber)

    def _layout(self) -> None:
        self.bar.row.addWidget(self.seat)
        self.table.lower()
        below = lay_column(self.bar, margins=(12, 0, 12, 12))
        left = lay_column((self.table, 1), below, gap=0)
        lay_row((left, 1), self.side, on=self, margins=NO_MARGINS, gap=0)

    def _connect(self) -> None:
        self.bar.first.clicked.connect(lambda: self.go(0))
        self.bar.last.clicked.connect(lambda: self.go(self.bar.scrubber.maximum()))
        self.bar.previous.clicked.connect(lambda: self.step(-1))
        self.bar.next.clicked.connect(lambda: self.step(1))
        self.bar.play.clicked.connect(self.play)
        self.bar.speed.clicked.connect(self._turn_speed)
        self.bar.scrubber.valueChanged.connect(self.go)
        self.list.position_asked.connect(self.go)
        self.open.clicked.connect(
            lambda: self._look(lambda playhead: playhead.open_hands(self.open.isChecked()))
        )
        self.seat.picked.connect(lambda seat: self._look(lambda playhead: playhead.look_from(int(seat))))
        self.side.only_costly.clicked.connect(self._filter)
        self.side.play_on.clicked.connect(self._play_on)
        self.side.share.clicked.connect(self.open_share)

    # A game

    def show_game(self, game: Playback, at: int | None = None, coach: bool = True) -> None:
        """Show a game from `at`, else from its first deal, or from where it stands if it isn't over.

        Without `coach` no move is judged.
        """
        self._stop()
        self.judging.stop()
        self.is_coached = coach
        begin = (1 if game.is_over else game.last) if at is None else at
        self.playhead = playhead = Playhead(game, begin)
        players = game.setup.players
        self._order_hand()
        sit(self.table, playhead, say("replay-looking-back"))
        self.bar.scrubber.show_game(game.last, game.deals)
        self.side.only_costly.setChecked(False)
        self.list.steps.only_costly = False
        self.list.steps.show_playhead(playhead)
        self.seat.offer([(str(seat), called(players[seat].name)) for seat in game.seats])
        self.seat.setVisible(len(game.seats) > 1)
        self.open.setVisible(playhead.can_open)
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

    def restore_from(self, before: Self) -> None:
        seen = before.playhead
        if seen is None:
            return
        self.show_game(seen.game, seen.at, before.is_coached)
        playhead = self.playhead
        if playhead is not None:
            playhead.sight, playhead.speed = seen.sight, seen.speed
            self._show_speed(playhead)
            self._jump()

    @property
    def shows_minds(self) -> bool:
        """Whether computers played in a deal that is over, so that their thoughts can be shown."""
        game = self.playhead.game if self.playhead is not None else None
        return game is not None and may_have_choices(game.setup, game.view(game.last, game.first_sight))

    def prefer(self, pace: float, still: bool, hand_order: str) -> None:
        """Set the pace of motion (1 normal, 0 instant), `still` to fade instead, and the order of hands."""
        self._pace, self._hand_order = pace, hand_order
        self._order_hand()
        self.table.set_reduced_motion(still)
        self._set_pace()

    def _order_hand(self) -> None:
        if self.playhead is not None:
            game = self.playhead.game
            dealt = game.rules.hand_size(len(game.setup.players))
            self.table.set_hand_order(order_for(self._hand_order, dealt))

    def _set_pace(self) -> None:
        speed = self.playhead.speed if self.playhead is not None else "normal"
        self.table.set_speed(self._pace * PACE[speed])

    # Moving through the game

    def step(self, by: int) -> None:
        """Step by that many positions; one step forward is shown as it was played."""
        if by == 1 and self.playhead is not None and not self.playhead.at_end:
            self._timer.stop()
            self._follow(self.playhead)
        elif self.playhead is not None:
            self.go(self.playhead.at + by)

    def go(self, position: int) -> None:
        """Stop playback and jump to a position."""
        if self.playhead is not None:
            self._stop()
            self.table.complete()
            if self.playhead.go(position):
                self._jump()
                self.table.say(words.led_to(self.playhead, self.playhead.at))

    def play(self, until: int | None = None) -> None:
        """Start playback, from the beginning if it is at the end, or pause it.

        It stops at the position `until`, if given.
        """
        playhead = self.playhead
        if playhead is None:
            return
        if self._playing:
            self._stop()
            return
        if playhead.at_end and playhead.go(0):
            self._jump()
        self._playing, self._until = True, until
        self.bar.play.show_playing(True)
        self.step(1)

    def _stop(self) -> None:
        self._playing = False
        self._timer.stop()
        self.bar.play.show_playing(False)

    def _follow(self, playhead: Playhead) -> None:
        game = playhead.game
        playhead.go(playhead.at + 1)
        self.table.unseen.name_hand(self._hand_name(playhead))
        self._show_position(playhead)
        self.table.perform(game.events(playhead.at, playhead.sight), game.view(playhead.at, playhead.sight))

    def _settled(self) -> None:
        playhead = self.playhead
        if playhead is None:
            return
        self._mark(playhead)
        if self._playing and (playhead.at_end or playhead.at == self._until):
            self._stop()
        elif self._playing:
            self._timer.start(round(PAUSE[playhead.speed] * self._pace))

    def _jump(self) -> None:
        """Show the position without motion."""
        playhead = self.playhead
        if playhead is None:
            return
        self.table.unseen.name_hand(self._hand_name(playhead))
        lay(self.table, playhead)
        self._show_position(playhead)
        self._mark(playhead)

    def _hand_name(self, playhead: Playhead) -> str:
        return say("replay-hand-of", name=words.players_of(playhead.game)[playhead.bottom])

    def _mark(self, playhead: Playhead) -> None:
        """Mark the cards that are played next, and those that the coach would have played."""
        judgment = playhead.judgment
        best = () if judgment is None or judgment.costly is None else judgment.advice.best_cards
        self.table.mark(playhead.played, best)
        if judgment is not None and judgment.decision.seat == playhead.bottom:
            self.table.show_chances(judgment.shown)

    def _show_position(self, playhead: Playhead) -> None:
        position = words.led_to(playhead, playhead.at)
        self.bar.show_playhead(playhead, position)
        self.list.show_position(playhead.at)
        deal = playhead.game.deal_at(min(max(playhead.at, 1), playhead.game.last))
        self.side.deal.setText(say("replay-deal-number", deal=deal) if deal else "")
        self.open.setChecked(playhead.sight.is_open)
        self.seat.choose(str(playhead.bottom))
        self.side.play_on.setEnabled(playhead.game.can_play_on(playhead.at))
        self._show_coach()

    def _look(self, change: Callable[[Playhead], None]) -> None:
        if self.playhead is not None:
            change(self.playhead)
            self.table.complete()
            self._jump()

    def _turn_speed(self) -> None:
        if self.playhead is not None:
            self.playhead.turn_speed()
            self._show_speed(self.playhead)

    def _show_speed(self, playhead: Playhead) -> None:
        self.bar.show_speed(playhead.speed)
        self._set_pace()

    # The coach

    def _judged_on(self) -> None:
        self.side.only_costly.setVisible(self.judging.count > 0)
        self._show_coach()

    def _judged(self, judgment: Judgment) -> None:
        playhead = self.playhead
        if playhead is None:
            return
        playhead.take(judgment)
        if judgment.costly is not None:
            self.bar.scrubber.mark(playhead.all_costly)
            self.list.steps.touch()
            self.list.show_position(playhead.at)
        if playhead.judgment is judgment and not self.table.busy:
            self._mark(playhead)

    def _show_coach(self) -> None:
        playhead = self.playhead
        if playhead is None:
            return
        # A click on a move in the list leads behind it.
        judgment = playhead.judgment or playhead.judgment_of_costly
        if judgment is not None:
            text = words.coach_text(
                judgment, words.players_of(playhead.game), len(playhead.game.persons) == 1
            )
        elif self.judging.runs and self.judging.count:
            text = say("replay-coach-looks", seen=self.judging.seen, choices=self.judging.count)
        elif playhead.all_costly:
            text = say("replay-coach-cost")
        elif playhead.judged:
            text = say("replay-coach-nothing-worse")
        else:
            text = ""
        self.coach.setText(text)
        self.coach.setVisible(bool(text))

    def _filter(self) -> None:
        self.list.steps.only_costly = self.side.only_costly.isChecked()
        self.list.steps.refresh()
        if self.playhead is not None:
            self.list.show_position(self.playhead.at)

    # Exports

    def _play_on(self) -> None:
        if self.playhead is not None and self.playhead.game.can_play_on(self.playhead.at):
            self.play_on_asked.emit(self.playhead.game, self.playhead.at)

    def open_share(self) -> MenuBoard | None:
        """Open the menu with the exports."""
        if self.playhead is None:
            return None
        entries = share_entries(self.playhead.game.is_over, self.export_asked.emit)
        return open_menu(self.side.share, self.theme, entries, self.table.stage.pace.menu)

    # Qt

    def keys(self) -> list[KeyRow]:
        # The buttons have these keys only in their tips.
        rows = [
            (("←", "→"), say("replay-key-step")),
            ((native("Home"), native("End")), say("replay-key-ends")),
            ((native("PgUp"), native("PgDown")), say("replay-key-deals")),
            ((native("Space"),), say("replay-key-play")),
            (("+", "−"), say("replay-key-speed")),
        ]
        hidden = {name for name, button in self._buttons.items() if button.isHidden()}
        names = ("replay-open-hands", "replay-seat", "replay-costly", "replay-play-on", "replay-share")
        return [*rows, *rows_of(*(name for name in names if name not in hidden))]

    def default_action(self) -> None:
        self.play()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.playhead is None or not self._key(self.playhead, event):
            super().keyPressEvent(event)

    def _key(self, playhead: Playhead, event: QKeyEvent) -> bool:
        key, button = Key(event.key()), self._buttons.get(KEYS.pressed("replay", event))
        steps = {Key.Key_Left: -1, Key.Key_Right: 1}
        places = {Key.Key_Home: 0, Key.Key_End: playhead.game.last}
        if key in steps:
            self.step(steps[key])
        elif key in places:
            self.go(places[key])
        elif key == Key.Key_PageUp:
            self.go(playhead.earlier_deal)
        elif key == Key.Key_PageDown:
            self.go(playhead.next_deal)
        elif key in (Key.Key_Plus, Key.Key_Minus, Key.Key_Equal):
            playhead.faster(-1 if key == Key.Key_Minus else 1)
            self._show_speed(playhead)
        elif key == Key.Key_Space:
            self.bar.play.click()
        elif button is self.seat and playhead.next_seat is not None:
            self.seat.pick(str(playhead.next_seat))
        elif isinstance(button, QAbstractButton) and not button.isHidden():
            button.click()
        else:
            return False
        return True

    @property
    def _buttons(self) -> dict[str, QWidget]:
        """The controls that keys press, by action."""
        side = self.side
        return {
            "replay-open-hands": self.open, "replay-seat": self.seat, "replay-costly": side.only_costly,
            "replay-play-on": side.play_on, "replay-share": side.share,
        }  # fmt: skip

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        grown = 1 + 0.34 * (self.theme.text - 1)
        self.side.setFixedWidth(round(min(_SIDE * grown, self.width() * 0.4)))
        right = self.width() - self.side.width()
        self.open.shorten(right < _WORDS_FROM * grown)
        self.open.move(right - self.open.width() - 10, 6)
        self.table.frame.corner = self.open.width() + 22.0
        self.open.raise_()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._stop()
        self.judging.stop()

    def shut_down(self) -> None:
        """Stop judging and wait until it has ended; can be called twice."""
        self.judging.stop()
        self.judging.wait()

    def draw_room(self, painter: QPainter) -> None:
        # The background of the list reaches the window's edge.
        place = QRectF(self.side.geometry())
        painter.fillRect(place, paint.mix(self.theme.panel, "#000000", 0))


class ReplaySide(Sheet):
    """The sheet beside the table: the moves, the coach's judgment, and buttons for the game."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(dark=True, radius=0, parent=parent)
        self.list = StepList(theme, self)
        self.deal = FittedLabel("", "note", 12, self)
        self.only_costly = RoomChip(say("replay-costly"), self)
        tip(self.only_costly, with_key(say("replay-costly-tip"), key_cap("replay-costly")))
        self.coach = paragraph("", "note", self)
        self.coach.setContentsMargins(10, 4, 6, 4)
        self.play_on = PillButton(say("replay-play-on"), "play", size=15, parent=self)
        tip(self.play_on, with_key(say("replay-play-on-tip"), key_cap("replay-play-on")))
        self.minds = RoundButton(say("minds-title"), "people", self)
        tip(self.minds, with_key(say("play-what-held-is"), key_cap("minds", "W")))
        self.share = RoundButton(say("replay-share"), "share", self)
        tip(self.share, with_key(say("replay-share"), key_cap("replay-share")))
        self._layout()

    def _layout(self) -> None:
        head = lay_row(label(say("board-moves"), "side", self), self.deal, margins=(10, 0, 4, 0))
        add_parts(head, STRETCH, self.only_costly)
        foot = lay_row((self.play_on, 1), self.minds, self.share)
        lay_column(head, (self.list, 1), self.coach, foot, on=self, margins=(8, 10, 8, 10), gap=6)


class Judging(QObject):
    """Has the coach judge decisions one by one on another thread; can be stopped between any two."""

    found = Signal(Judgment)

    moved_on = Signal()
    """`count` or `seen` has changed, or judging has ended."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = SerialExecutor("cardtable-judge")
        self._stopped = Event()
        self._stopped.set()
        self.count = self.seen = 0
        """The number of decisions to judge, and of those judged."""
        self._came = post().to(self._take)

    @property
    def runs(self) -> bool:
        return not self._stopped.is_set()

    def begin(self, find: Find) -> None:
        """Find decisions and judge them in order, on the other thread; a run under way is stopped."""
        self.stop()
        self.count = self.seen = 0
        # Each run has its own flag, so that a stopped run stays stopped however late it notices.
        self._stopped = stopped = Event()
        came = self._came
        self._thread.do(lambda: _judge_all(find, stopped, came))

    def _take(self, stopped: Event, count: int, number: int, found: Judgment | None) -> None:
        if stopped is not self._stopped or stopped.is_set():
            return
        self.count, self.seen = count, number
        if number == count:
            self._stopped.set()
        if found is not None:
            self.found.emit(found)
        self.moved_on.emit()

    def stop(self) -> None:
        """Stop judging; the judgments found so far stay."""
        self._stopped.set()

    def wait(self) -> None:
        """Wait until judging has ended after `stop`."""
        self._thread.end()


def _judge_all(find: Find, stopped: Event, came: Callable[..., None]) -> None:
    """Judge all decisions on the thread of a `Judging`, and pass each result to `came`."""
    try:
        chosen: Sequence[Decision] = find(stopped.is_set)
    except Exception:
        logging.getLogger(__name__).exception("The moves to judge could not be found")
        chosen = ()
    if stopped.is_set():
        return
    came(stopped, len(chosen), 0, None)
    for number, decision in enumerate(chosen, 1):
        if stopped.is_set():
            return
        found: Judgment | None = None
        try:
            found = review.judge(decision)
        except Exception:
            if stopped.is_set():
                # The search was dropped together with the page.
                return
            logging.getLogger(__name__).exception("A move could not be judged; going on with the others")
        if stopped.is_set():
            return
        came(stopped, len(chosen), number, found)
