"""A table to look at only, and a position of a game on it: for the replay and its pictures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable import clock
from cardtable.bots.coach import Advice
from cardtable.controller.lookback.playhead import Playhead
from cardtable.game.events import AnyEvent
from cardtable.game.sight.view import SeatView
from cardtable.language import say
from cardtable.rules.own_words import game_name
from cardtable.rules.prose.text import card_values
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.when import day_text
from cardtable.ui.table.items.open_hands import Tags
from cardtable.ui.table.motion.look import SeatInfo
from cardtable.ui.table.places.layout import Layout, MoveListPlace, Spot
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.words import replay_words as words
from cardtable.ui.table.words.endings import Notice, Setback, ending, setback
from cardtable.ui.widgets.keys_panel import native, with_key

MIN_SIZE = (560, 420)
_LEAST = 0.5
_Z_TAGS = 75.0


class _NoMoveList(MoveListPlace):
    """No list of moves; the table may become smaller than one to play at."""

    def layout(self, width: float, height: float, seats: int, text: float) -> Layout:
        return Layout(width, height, seats, 0.0, text, 0.0, _LEAST)


class ViewOnlyTable(TableView):
    """Shows positions and the events before them, for pages that look back."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._move_list = _NoMoveList()
        self.setMinimumSize(*MIN_SIZE)
        self._tags = Tags(self.scene(), theme, _Z_TAGS)
        self._marked: tuple[int, tuple[str, ...], tuple[str, ...]] | None = None
        back = say("controls-back")
        self.board.strip.has_button = False
        self.frame.menu.set_icon("close")
        self.frame.menu.call(back, with_key(back, native("Esc")))
        for button in self.frame.at_right:
            button.hide()

    def perform(self, events: Sequence[AnyEvent], view: SeatView, heard: bool = False) -> None:
        self.mark(None)
        super().perform(events, view, heard)

    def _show_rest(self, notice: Notice | None) -> None:
        super()._show_rest(notice)
        self.mark(None)
        self.board.has_viewer = False
        self.board.banner.setVisible(False)

    def mark(self, played: tuple[int, tuple[str, ...]] | None, best: Sequence[str] = ()) -> None:
        """Mark the cards that a seat plays next, and those that were advised; None marks nothing."""
        self._marked = None if played is None else (*played, tuple(best))
        self._show_marks()

    def _show_marks(self) -> None:
        if self._marked is None:
            self._tags.clear()
            return
        seat, played, best = self._marked
        at_played = self._spots(seat, played)
        self._tags.show(at_played, [s for s in self._spots(seat, best) if s not in at_played], self._layout)

    def _spots(self, seat: int, cards: Sequence[str]) -> list[Spot]:
        """Return the spots of these cards of a seat that are face up."""
        found: list[Spot] = []
        if seat == self.board.viewer:
            codes = list(self.board.hand.codes)
            spots = [self._layout.hand_spot(index, len(codes)) for index in range(len(codes))]
        else:
            codes = list(self.board.open.hand(seat))
            spots = [spot for n in range(len(codes)) if (spot := self.board.open.spot(seat, n)) is not None]
        for card in cards:
            if card in codes:
                index = codes.index(card)
                codes[index] = ""
                found.append(spots[index])
        return found

    def show_chances(self, advice: Advice) -> None:
        """Show the coach's bars on the player's hand."""
        self.board.bars.show_advice(advice, self.board.hand.codes, self._layout)

    def _lay_out(self) -> None:
        super()._lay_out()
        self._show_marks()

    def _ending_of(self, events: Sequence[AnyEvent]) -> Notice | None:
        """Everyone is named, since the person looking back may not have played."""
        avatars = [seat.avatar for seat in self.board.seats]
        return ending(events, self._names, avatars, None, self.board.token_kind)

    def _setback_of(self, events: Sequence[AnyEvent]) -> Setback | None:
        """Everyone is named, and nothing waits for a click."""
        found = setback(events, self.board.seats, None, self.board.token_kind)
        return None if found is None else replace(found, waits=False)

    def hideEvent(self, event: QHideEvent) -> None:
        """Free the backdrop, which is as large as the window; it is drawn again when needed."""
        super().hideEvent(event)
        self._backdrop.forget()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


def sit(table: ViewOnlyTable, playhead: Playhead, title: str) -> None:
    """Seat the players, before the first deal."""
    game, players = playhead.game, playhead.game.setup.players
    table.sit(
        [SeatInfo(player.name, player.avatar, player.kind == "person") for player in players],
        title,
        subtitle(playhead),
        game.view(0, playhead.sight),
        card_values(game.rules),
        game.rules.tokens_shown(len(players)),
        game.rules.token_kind,
        game.rules.marks,
    )


def lay(table: ViewOnlyTable, playhead: Playhead) -> None:
    """Show the playhead's position without motion."""
    game = playhead.game
    table.show_position(
        game.view(playhead.at, playhead.sight), game.story(playhead.at, playhead.sight), playhead.bottom
    )


def subtitle(playhead: Playhead) -> str:
    """Return the game's name, its date, and how it ended."""
    day = clock.day_of(playhead.game.header.date)
    game, ended = game_name(playhead.game.rules), words.ended(playhead.game)
    if day is None:
        return say("replay-subtitle-undated", game=game, ended=ended)
    return say("replay-subtitle", game=game, day=day_text(day), ended=ended)
