"""The album of one person: a card of each game on a shelf, or a calendar of the days with games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, Self

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from cardtable import clock
from cardtable.language import player, say
from cardtable.rules.deeds import A_GAME, Deed, deeds_of
from cardtable.rules.families import families
from cardtable.storage.statistics import Album, Statistics
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.pictures import CARD_RATIO
from cardtable.ui.drawing.room import fill_wood
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.album.calendar_view import CalendarView, Shown, Stickers
from cardtable.ui.shared.album_cards import draw_card
from cardtable.ui.shared.statistics_reader import StatisticsReader
from cardtable.ui.widgets.boxes import STRETCH, add_parts
from cardtable.ui.widgets.controls import ChipButton, Control, Segmented, discard, label
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.looks import RING
from cardtable.ui.widgets.painted import Portrait
from cardtable.ui.widgets.pickers import PickButton
from cardtable.ui.widgets.room_page import Awaited, Head, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea


class Read(NamedTuple):
    """Everyone, and the person shown with deeds, own games and the month of the calendar."""

    people: tuple[tuple[str, str], ...]
    person: str
    album: Album
    own_games: tuple[tuple[str, str], ...]
    shown: Shown


class AlbumPage(RoomPage):
    """The album, one person at a time; the games are counted when it is opened."""

    game_asked = Signal(str, str)
    """Emitted with the game and the person whose page is wanted."""

    def __init__(self, theme: Theme, directory: Path, stickers: Callable[[str], Stickers]) -> None:
        """Create the page; `stickers` returns on the disk's thread those of a person."""
        super().__init__(theme)
        self._stickers = stickers
        self.reader = StatisticsReader(directory, self)
        self.reader.failed.connect(self._fail)
        self.head = Head(self, say("album-title"), self.back_asked)
        self.figures = ChipButton(say("statistics-title"), "chart", self)
        self.face = Portrait(theme, 40, self, dark=True)
        nobody = [("", say("statistics-nobody"))]
        self.person = PickButton(say("statistics-person"), nobody, self, dark=True)
        self.person.picked.connect(lambda _: self._read())
        views = [("games", say("album-games")), ("calendar", say("album-calendar"))]
        self.views = Segmented(say("album-title"), views, self)
        self.views.choose("games")
        self.views.chosen.connect(self._turn)
        self.count = label("", "note", self)
        self.shelf = Shelf(theme)
        self.shelf.asked.connect(lambda game: self.game_asked.emit(game, self.person.value))
        self.calendar = CalendarView(theme)
        self.calendar.turned.connect(self._read)
        self.scrolled = ScrollArea(self, self.shelf)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.scrolled)
        self._stack.addWidget(self.calendar)
        self.place = Awaited(self._stack, "note", self)
        self._layout()
        self.lead_focus(self.person)

    def _layout(self) -> None:
        add_parts(self.head, STRETCH, self.figures)
        chosen = FlowLayout(gap=12)
        for part in (self.face, self.person, self.views, self.count):
            chosen.addWidget(part)
        column = lay_page(self, self.head)
        add_parts(column, chosen, (self.place, 1))
        self.setTabOrder(self.head.back, self.figures)

    def open(self) -> None:
        """Show the album of the person shown last, or who played most."""
        self.calendar.look_at_today()
        self._read()

    def restore_from(self, before: Self) -> None:
        self.views.choose(before.views.value)
        self._turn(before.views.value)
        self.open()

    def _turn(self, view: str) -> None:
        self._stack.setCurrentIndex(("games", "calendar").index(view))

    def _read(self) -> None:
        wanted, span, spans = self.person.value, self.calendar.span, self.calendar.spans

        def ask(statistics: Statistics) -> Read:
            people = statistics.people()
            names = [name for name, _ in people]
            person = wanted if wanted in names else next(iter(names), "")
            own = tuple(one for one in statistics.variants() if one[0] not in _in_order())
            games = statistics.games_of(person, *span)
            days = {clock.local_day(game.moment) for game in games if game.is_of_day}
            shown = Shown(
                games,
                self._stickers(person),
                {day: statistics.day_results(day.isoformat()) for day in days},
                statistics.tally(clock.now()),
                {span: statistics.league(*span) for span in spans},
            )
            return Read(people, person, statistics.album(person), own, shown)

        self.reader.read(ask, self._show)

    def _show(self, read: Read) -> None:
        people = [(name, player(name)) for name, _ in read.people]
        self.person.offer(people or [("", say("statistics-nobody"))])
        self.person.choose(read.person)
        self.face.show_avatar(dict(read.people).get(read.person, ""))
        titles = {game: say(f"variants-{game}") for game in _in_order()}
        seals = {game: done_in(game, read.album) for game in (*titles, *dict(read.own_games))}
        self.shelf.show_games(titles | dict(read.own_games), seals)
        shown = [seals[game] for game in titles]
        words = say("album-count", games=sum(map(bool, shown)), all=len(titles), deeds=sum(map(len, shown)))
        self.count.setText(words if read.people else say("album-empty"))
        self.calendar.show_month(read.shown)
        self.place.arrive()

    def _fail(self, sentence: str) -> None:
        self.notify(sentence)
        if not self.place.is_there:
            self.place.explain(sentence)


def _in_order() -> tuple[str, ...]:
    """Return the games of the program: the classic of each family, then the others."""
    classics = [family.classic for family in families()]
    others = (place.game for family in families() for place in family.places)
    return tuple(dict.fromkeys((*classics, *others)))


def done_in(game: str, album: Album) -> tuple[Deed, ...]:
    """Return the deeds that a person has done in a game, in the game's order."""
    found = album.get(game, {})
    return tuple(deed for deed in deeds_of(game) if deed.text in found and found[deed.text].is_done)


_MOST, _PITCH = 8, 126
"""The most cards of a row, and the least pixels from one to the next at the usual text size."""
_WIDEST = 190.0
_CARD = 0.84
"""The width of a card as a share of the distance to the next."""
_BOARD, _GAP = 19, 12
"""Heights in pixels: of a board, and of the room above a row."""
_LETTERS, _LEADING = 15.0, 1.25
"""The size of names in pixels, and the height of their two lines relative to it."""
_STEPS = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip


def _names(theme: Theme) -> float:
    """Return the height of the names under a board."""
    return (2 * _LEADING + 0.3) * _LETTERS * theme.text


class GameCard(Control):
    """The card of a game on the shelf; a click opens it."""

    radius = 14.0

    def __init__(self, theme: Theme, game: str, title: str, parent: QWidget) -> None:
        super().__init__(theme, title, parent)
        self.game, self.title = game, title
        self.seals: Sequence[Deed] = ()

    def show_seals(self, seals: Sequence[Deed]) -> None:
        """Show the deeds that were done; with any, the card is face up."""
        self.seals = seals
        self.setAccessibleName(say("album-card", name=self.title, deeds=len(seals), all=A_GAME))
        self.update()

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme = self.theme
        low = body.bottom() - _names(theme) - _BOARD
        width = min(body.width() * _CARD, (low - body.top() - 4) / CARD_RATIO)
        height = width * CARD_RATIO
        card = QRectF(body.center().x() - width / 2, low - height, width, height)
        draw_card(painter, theme, card, self.game, bool(self.seals), self.seals)
        size, room = _LETTERS * theme.text, body.width() - 6
        ink = theme.panel_text if self.seals else theme.panel_muted
        lines = paint.lines_of(self.title, room, size, 800)[:2]
        y = low + _BOARD + size * 0.95
        for line in lines:
            paint.text(painter, body.center().x(), y, line, size, ink, 800, paint.CENTER, room)
            y += size * _LEADING

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        shelf = self.parentWidget()
        if step is not None and isinstance(shelf, Shelf):
            shelf.move_focus(self, *step)
        else:
            super().keyPressEvent(event)


class Shelf(QWidget):
    """All games' cards. Tab comes to one of them, and arrows go from card to card."""

    asked = Signal(str)
    """Emitted with the game whose card was clicked."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.cards: list[GameCard] = []
        self._columns, self._row = _MOST, 200

    def show_games(self, titles: Mapping[str, str], seals: Mapping[str, Sequence[Deed]]) -> None:
        """Show the cards of these games, and the seals of those with deeds."""
        if [card.game for card in self.cards] != list(titles):
            discard(self.cards)
            self.cards = [GameCard(self.theme, game, title, self) for game, title in titles.items()]
            for card in self.cards:
                card.clicked.connect(lambda _=False, game=card.game: self.asked.emit(game))
                card.show()
            self._let_tab_come_to(self.cards[0])
        for card in self.cards:
            card.show_seals(seals.get(card.game, ()))
        self._place()

    def _let_tab_come_to(self, here: GameCard) -> None:
        for card in self.cards:
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if card is here else Qt.FocusPolicy.ClickFocus)

    def move_focus(self, card: GameCard, across: int, down: int) -> None:
        """Move the keyboard from a card to another, if there is one."""
        at = self.cards.index(card) + across + down * self._columns
        if 0 <= at < len(self.cards):
            self.go_to(self.cards[at].game)

    def go_to(self, game: str) -> None:
        """Give the keyboard to a game's card."""
        card = next((one for one in self.cards if one.game == game), None)
        if card is not None:
            self._let_tab_come_to(card)
            card.setFocus(Qt.FocusReason.TabFocusReason)

    def _place(self) -> None:
        width = self.width()
        self._columns = max(2, min(_MOST, int(width / (_PITCH * self.theme.room))))
        pitch = width / self._columns
        card = min(pitch - 2 * RING, _WIDEST / _CARD)
        high = card * _CARD * CARD_RATIO + _BOARD + _names(self.theme) + _GAP
        self._row = round(high + 2 * RING)
        for number, one in enumerate(self.cards):
            row, column = divmod(number, self._columns)
            one.setGeometry(round(column * pitch), row * self._row, round(pitch), self._row)
        rows = -(-len(self.cards) // self._columns)
        self.setMinimumHeight(rows * self._row)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_MOST * _PITCH, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        with paint.painter_on(self) as painter:
            for row in range(-(-len(self.cards) // self._columns)):
                low = (row + 1) * self._row - RING - _names(self.theme) - _BOARD
                board, shape = QRectF(4, low, self.width() - 8, _BOARD), QPainterPath()
                shape.addRoundedRect(board, 5, 5)
                paint.shadow(painter, board, 5, blur=10, dy=5, strength=0.4)
                fill_wood(painter, self.theme, board, shape)
