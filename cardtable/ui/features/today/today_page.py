"""The page of today: the deal of the day, and doors with pictures to the puzzle and the sums."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Self

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy

from cardtable import clock
from cardtable.controller.day import Person, begun_games, person_in
from cardtable.controller.match.setup import MatchSetup
from cardtable.controller.puzzles.daily import puzzle_of_day
from cardtable.controller.puzzles.puzzle import Puzzle, table_of
from cardtable.controller.puzzles.sums import SumPuzzle, sums_of_day
from cardtable.language import paragraph, say
from cardtable.learning.ladder import Numbers
from cardtable.rules.catalog import catalog
from cardtable.rules.own_words import game_name
from cardtable.storage.statistics import DayResult, Statistics
from cardtable.storage.writer import REPLAYER
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.tables import panel_table
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.today.day_sheet import DaySheet
from cardtable.ui.shared.statistics_reader import StatisticsReader
from cardtable.ui.shared.when import long_day_text
from cardtable.ui.support.background import Background
from cardtable.ui.widgets.boxes import STRETCH, add_parts, tab_through
from cardtable.ui.widgets.controls import DoorButton, label
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, SheetsBody, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea

PICTURED = 150
"""Least height in pixels of a door with a picture, at the usual text size."""

_TURNS = (-2.0, 1.2, -1.0, 2.0)
"""Degrees by which cards are turned."""
_RIM, _ROUND = 7.0, 22.0
_CARD, _STEP = 0.2, 1.16
"""The width of a card as a share of the felt's height, and the distance of two cards in card widths."""
_OTHERS, _OWN = 0.215, 0.785
"""The y coordinates of the hands' middles, as shares of the felt's height."""
_DISC = 0.125
"""The radius of the total's disc, as a share of the felt's height."""
_SIGN = 1.6
"""The width of a sign with the gap after it, in text sizes."""
_ALONE, _ABOVE = 1.3, 0.31
"""For a single hand: the scale of everything, and the height of the total above the hand."""


class SmallPosition(NamedTuple):
    """The hands, yours first, the total, and the total to reach; -1 if none is asked for."""

    hands: tuple[tuple[str, ...], ...]
    total: int
    target: int = -1


class PictureDoor(DoorButton):
    """A door button that shows `position` on a felt if it is high enough; else it looks like any door.

    `below` is text under the note, with the icon `sign`.
    """

    position: SmallPosition | None = None
    below = ""
    sign = ""

    def show_position(self, position: SmallPosition) -> None:
        self.position = position
        self.update()

    def say_below(self, words: str, sign: str = "") -> None:
        """Set the text below the note; it is also part of the accessible description."""
        self.below, self.sign = words, sign
        self.setAccessibleDescription(paragraph((self.note, words)))
        self.update()

    def draw_content(self, painter: QPainter, body: QRectF) -> None:
        theme = self.theme
        if body.height() < PICTURED * theme.room:
            super().draw_content(painter, body)
            return
        wide = min((body.height() - 24) * 1.3, body.width() * 0.46)
        # No higher than wide: what lies on it grows with its height.
        high = min(body.height() - 24, wide)
        felt = QRectF(body.left() + 12, body.center().y() - high / 2, wide, high)
        panel_table(painter, theme, felt, _ROUND, _RIM)
        if self.position is not None:
            self._draw_position(painter, felt, self.position)
        left = felt.right() + 22
        self._draw_words(painter, QRectF(left, felt.top(), body.right() - 16 - left, high))

    # The felt

    def _draw_position(self, painter: QPainter, felt: QRectF, position: SmallPosition) -> None:
        own, *others = position.hands
        grown = 1.0 if others else _ALONE
        inner, wide = felt.adjusted(2 * _RIM, 0, -2 * _RIM, 0), felt.height() * _CARD * grown
        low = felt.height() * _OWN - (grown - 1) * wide * 0.7
        self._draw_hand(painter, inner, felt.top() + low, own, wide)
        for number, hand in enumerate(others):
            room = inner.width() / len(others)
            place = QRectF(inner.left() + number * room, inner.top(), room, inner.height())
            smaller = wide * (1.0 if len(others) == 1 else 0.8)
            self._draw_hand(painter, place, felt.top() + felt.height() * _OTHERS, hand, smaller)
        y = felt.top() + felt.height() * (0.5 if others else _ABOVE)
        r, x = felt.height() * _DISC * grown, felt.center().x()
        if position.target < 0:
            self._draw_total(painter, x, y, r, position.total)
            return
        self._draw_total(painter, x - 1.9 * r, y, r, position.total)
        paint.icon(painter, "arrow", x, y, r * 0.8, self.theme.brass, 2.6)
        self._draw_total(painter, x + 1.9 * r, y, r, position.target)

    def _draw_hand(
        self, painter: QPainter, room: QRectF, y: float, cards: tuple[str, ...], wide: float
    ) -> None:
        gaps = max(1, len(cards) - 1)
        step = min(wide * _STEP, (room.width() - wide * 1.1) / gaps)
        x = room.center().x() - step * (len(cards) - 1) / 2
        for number, card in enumerate(cards):
            face = pictures.face(card, wide, paint.dpr_of(painter), self.theme.deck)
            turn = _TURNS[number % len(_TURNS)]
            paint.turned_card(painter, face, x + number * step, y, wide, turn, wide * 0.07, 4, 2)

    def _draw_total(self, painter: QPainter, x: float, y: float, r: float, total: int) -> None:
        theme, words = self.theme, str(total)
        paint.disc(painter, x, y, r, theme.panel, theme.brass, 1.6)
        size = paint.fitting(words, r * 1.05, 900, r * 1.6, 10)
        paint.text(painter, x, y, words, size, theme.panel_text, 900, paint.CENTER)

    # The words

    def _draw_words(self, painter: QPainter, room: QRectF) -> None:
        """Draw the words as large as fits, centered vertically."""
        theme, wide = self.theme, room.width()
        size, high = 15 * theme.text, 0.0
        while True:
            title = paint.fitting(self.text(), size * 1.5, 900, wide, 14)
            note = len(paint.lines_of(self.note, wide, size)) * size * 1.32
            below = self.lines_below(wide, size)
            high = title * 1.6 + note + (size * (0.9 + 1.3 * len(below)) if below else 0)
            if high <= room.height() or size <= 13:
                break
            size -= 1
        top = room.center().y() - high / 2
        paint.text(
            painter, room.left(), top + title * 0.7, self.text(), title, theme.panel_text, 900, width=wide
        )
        top += title * 1.6
        place = QRectF(room.left(), top, wide, note)
        top += paint.paragraph(painter, place, self.note, size, theme.panel_muted, 600)
        left, y = room.left(), top + size * 1.2
        if self.sign:
            paint.icon(painter, self.sign, left + size * 0.55, y, size * 1.1, theme.gilt, 2.8)
            left += size * _SIGN
        for number, line in enumerate(below):
            width = room.right() - left
            paint.text(painter, left, y + number * size * 1.3, line, size, theme.gilt, 800, width=width)

    def lines_below(self, wide: float, size: float) -> list[str]:
        """Return the lines of the text below the note in a width, beside its sign."""
        if not self.below:
            return []
        return paint.lines_of(self.below, wide - (size * _SIGN if self.sign else 0), size, 800)


_TWO_COLUMNS = 760
"""Smallest width in pixels, at the usual text size, at which the deal is beside the doors."""

_DOOR, _TITLE, _LARGEST_TITLE = 68, 17, 26.0
"""The height of a door without picture, and its title's usual and greatest size, in pixels."""

_HIGH, _PICTURE = 600, 0.44
"""Least visible height in pixels, at the usual text size, for doors with pictures, and their share of it."""
_AROUND = 160
"""Height in pixels, at the usual text size, of what the page has above and below its sheets."""


class Read(NamedTuple):
    """Everyone, the day's results, and names and games of its unfinished deals."""

    people: tuple[tuple[str, str], ...]
    results: tuple[DayResult, ...]
    begun: frozenset[tuple[str, str]]


class TodayPage(RoomPage):
    """The page of today. Finished games are counted when it is opened."""

    deal_asked = Signal(MatchSetup)
    """The deal of the day to play or continue."""

    def __init__(
        self,
        theme: Theme,
        directory: Path,
        is_solved: Callable[[str], bool],
        numbers: Callable[[], Numbers | None],
    ) -> None:
        """Create the page.

        `is_solved` returns on the disk's thread whether a puzzle's id was solved here, `numbers` the numbers
        with which the sums open, None if there are no sums.
        """
        super().__init__(theme)
        self._directory, self._is_solved, self._numbers = directory, is_solved, numbers
        self.reader = StatisticsReader(directory, self)
        self.reader.failed.connect(self.notify)
        self._puzzling, self._adding = Background(self, REPLAYER), Background(self, REPLAYER)
        self._solvable: dict[PictureDoor, tuple[str, str]] = {}
        """The id of the puzzle that a door shows as solved, and the name of its game."""
        self._asking = Background(self)
        self._learners: Sequence[Person] = ()
        self._liked: Sequence[str] = ()
        self._played: tuple[tuple[str, str], ...] = ()
        self.today = clock.today
        self.deal = DaySheet(theme, self.notify, self)
        self.deal.deal_asked.connect(self._play)
        self.puzzle = self._door(say("puzzles-title"), say("puzzles-question"), "search")
        self.sums = self._door(say("puzzles-sums"), "", "cap")
        self.date = label("", "note", self)
        head = Head(self, say("menu-today"), self.back_asked)
        add_parts(head, STRETCH, self.date)
        body = SheetsBody()
        self._grid = QGridLayout(body)
        self._grid.setContentsMargins(4, 4, 10, 14)
        self._grid.setSpacing(16)
        self.scrolled = ScrollArea(self, body)
        lay_page(self, head).addWidget(self.scrolled, 1)
        of_deal = (self.deal.person_picker, self.deal.game, self.deal.name, self.deal.deal)
        tab_through((head.back, *self.doors, *of_deal))
        self.lead_focus(self.deal.deal)
        self._arrange()

    def _door(self, title: str, note: str, mark: str) -> PictureDoor:
        door = PictureDoor(self.theme, title, note, mark, self)
        door.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return door

    @property
    def doors(self) -> tuple[PictureDoor, ...]:
        return self.puzzle, self.sums

    def _arrange(self) -> None:
        """Lay out the doors beside the deal or, in a narrow window, above it."""
        room = self.theme.room
        seen = self.height() - _AROUND * room
        is_wide = self.width() >= _TWO_COLUMNS * self.theme.text
        has_pictures = seen >= _HIGH * room
        high = round(seen * _PICTURE if has_pictures else _DOOR * room)
        for number, door in enumerate(self.doors):
            door.set_size(min(_TITLE * self.theme.text, _LARGEST_TITLE))
            door.setFixedHeight(high)
            self._grid.addWidget(door, *((number, 0) if is_wide else (0, number)))
        self.deal.setMinimumHeight(2 * high + self._grid.spacing() if is_wide else 0)
        self._grid.addWidget(
            self.deal, *((0, 1, 3, 1) if is_wide else (1, 0, 1, 2)), Qt.AlignmentFlag.AlignTop
        )
        for column in range(2):
            self._grid.setColumnStretch(column, 1)
        for row in range(3):
            self._grid.setRowStretch(row, int(row == (2 if is_wide else 1)))

    def open(self, remembered: Mapping[str, Any], liked: Sequence[str] = ()) -> None:
        """Show today.

        `remembered` has the last player and game; the games in `liked` can be chosen too.
        """
        today, game = self.today(), remembered.get("game")
        self._liked = liked
        self.date.setText(long_day_text(today))
        self.deal.open(today, person_in(remembered), game if isinstance(game, str) else "", liked)
        self._offer()
        self.reader.read(self._wanted(), self._show)
        self._puzzling.drop()
        self._puzzling.ask(partial(puzzle_of_day, today), self._show_puzzle)

    def _show_puzzle(self, puzzle: Puzzle) -> None:
        self.puzzle.show_position(SmallPosition(puzzle.position.hands, puzzle.start().total))
        self._solvable[self.puzzle] = (puzzle.id, game_name(table_of(puzzle.variant, puzzle.players).rules))
        self._show_solved()

    def _look_at_sum(self) -> None:
        """Show in the door the sum that it opens."""
        day, numbers = self.today(), self._numbers()
        if numbers is None:
            return

        def show(sums: Sequence[SumPuzzle]) -> None:
            for one in sums[:1]:
                self.sums.show_position(SmallPosition((one.hand,), one.total, one.target))
                self.sums.show_note(say("puzzles-sum-question", count=one.count, total=one.target))
                self._solvable[self.sums] = (sums[-1].id, game_name(catalog().resolve(one.variant)))
            self._show_solved()

        self._adding.drop()
        self._adding.ask(partial(sums_of_day, day, numbers), show)

    def _show_solved(self) -> None:
        """Show in the doors what is solved; the last of the day's sums stands for all."""
        for door, (puzzle, name) in self._solvable.items():

            def show(is_solved: bool, door: PictureDoor = door, name: str = name) -> None:
                words = name if door is self.puzzle else ""
                words = say("today-puzzle-solved", game=name) if is_solved else words
                door.say_below(words, "check" if is_solved else "")

            self._asking.ask(partial(self._is_solved, puzzle), show)

    def know(self, learners: Sequence[Person]) -> None:
        """Offer the learners as players."""
        self._learners = learners
        self._offer()
        self._look_at_sum()

    def _offer(self) -> None:
        names = {one.name.casefold() for one in self._learners}
        others = [Person(name, avatar) for name, avatar in self._played if name.casefold() not in names]
        self.deal.know((*self._learners, *others))

    @property
    def to_remember(self) -> dict[str, str]:
        """The player and game to remember for the next time."""
        person = self.deal.person
        return {
            "name": person.name,
            "avatar": person.avatar,
            "learner": person.learner,
            "game": self.deal.game.value,
        }

    def _play(self, setup: MatchSetup) -> None:
        """Ask for the deal, unless midnight has passed: then show the new day first."""
        if self.today() == self.deal.today:
            self.deal_asked.emit(setup)
        else:
            self.open(self.to_remember, self._liked)
            self.notify(say("today-new-day"), "sun")

    def restore_from(self, before: Self) -> None:
        self.today = before.today
        self._learners, self._played = before._learners, before._played
        self.open(before.to_remember, before._liked)

    def shut_down(self) -> None:
        """Stop asking the disk."""
        self.reader.stop()
        self._asking.drop()
        self._puzzling.drop()
        self._adding.drop()

    # Results

    def _wanted(self) -> Callable[[Statistics], Read]:
        """Return what reads the results of today."""
        today, directory = self.deal.today, self._directory

        def ask(statistics: Statistics) -> Read:
            headers = (game.record.header for game in begun_games(directory, today))
            begun = frozenset((header.variant, header.seats[0][0]) for header in headers)
            return Read(statistics.people(), statistics.day_results(today.isoformat()), begun)

        return ask

    def _show(self, read: Read) -> None:
        self._played = read.people
        self._offer()
        self.deal.show_results(read.results, read.begun)

    # Keys and layout

    def default_action(self) -> None:
        self.deal.play()

    def keys(self) -> list[KeyRow]:
        return [((native("Return"),), self.deal.deal.text())]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        # The text size may have changed, the puzzle been solved, and other numbers been chosen for the sums.
        super().showEvent(event)
        self._arrange()
        self._show_solved()
        self._look_at_sum()
