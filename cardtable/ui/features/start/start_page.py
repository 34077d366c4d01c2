"""The start page: the table with the last game on it, a button to deal or continue, and doors elsewhere.

The doors take the place of the table's list of moves, so that nothing moves when a game starts. Without room
for that they are in a row at the bottom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Self

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent

from cardtable.language import YOU, Listed, player, say
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.when import when_text
from cardtable.ui.table.items.backdrop import drawer_ground
from cardtable.ui.table.items.lying import LyingGame, LyingPicture, first_table
from cardtable.ui.table.motion.look import SeatInfo
from cardtable.ui.table.places.layout import Layout, MoveListPlace
from cardtable.ui.widgets.controls import RING, DoorButton, PillButton, RoundButton
from cardtable.ui.widgets.room_page import RoomPage
from cardtable.ui.widgets.tool_tips import tip

if TYPE_CHECKING:
    from cardtable.ui.features.start.comfort import ComfortLine

_ARROWS: dict[int, bool] = {
    Qt.Key.Key_Right: True,
    Qt.Key.Key_Down: True,
    Qt.Key.Key_Left: False,
    Qt.Key.Key_Up: False,
}
FIRST_SEATS = (("Olive", "owl"), ("Barnaby", "bear"), ("Petra", "panda"))
"""The opponents in the first game, as in `seating.first_seats`, which takes long to import."""

FIRST_LIMIT, FIRST_STOCK = 99, 52

LINE = 1.36
"""The distance of lines, in multiples of the text size."""


LastGame = tuple[str, Sequence[str]]
"""The name of the last game, and the names of its players."""


class Words(NamedTuple):
    """The words at the button: on it, the game, its state, and all of that as one sentence."""

    button: str
    game: str
    place: str
    whole: str


class StartPage(RoomPage):
    """The page that offers to continue a game or deal a new one, and leads to all other pages."""

    WHOLE = True

    continue_asked = Signal()
    deal_asked = Signal()
    show_asked = Signal()
    """A player who never played asks to be shown how."""

    def __init__(self, theme: Theme, painter: LyingPicture) -> None:
        """Create the page; `painter` paints the table with the game on it."""
        super().__init__(theme)
        self._painter = painter
        self._moves = MoveListPlace()
        self.offered: LyingGame | None = None
        """The game that the button continues, None if it deals."""
        self._lies = self._first_table()
        self._last: LastGame | None = None
        self._shows = False
        self.deal = PillButton("", "play", primary=True, size=24, parent=self)
        self.deal.clicked.connect(self.default_action)
        self.phones = PillButton(say("menu-phones"), "phone", size=17, parent=self)
        tip(self.phones, say("join-title"))
        self.put_away = PillButton(say("start-put-away"), "close", size=15, parent=self)
        self.put_away.setShortcut("Del")
        self.comfort: ComfortLine | None = None
        """What can be set before the first game, in one line; None if some game was played."""
        self._hang_doors()
        self.menu = RoundButton(say("menu-menu"), "menu", self)
        self.settings = RoundButton(say("settings-title"), "settings", self)
        self.lead_focus(self.deal)
        self._show_words()

    def _hang_doors(self) -> None:
        def door(title: str, note: str, mark: str) -> DoorButton:
            return DoorButton(self.theme, title, note, mark, self)

        self.new_game = door(say("games-new-game"), say("start-new-game-note"), "cards")
        self.today = door(say("menu-today"), say("start-today-note"), "sun")
        self.learning = door(say("learners-title"), say("start-learning-note"), "cap")
        self.rules = door(say("menu-rules"), say("start-rules-note"), "book")
        self.games = door(say("start-saved"), say("start-saved-note"), "rewind")
        self.album = door(say("album-title"), say("start-album-note"), "crown")

    @property
    def doors(self) -> tuple[DoorButton, ...]:
        return self.new_game, self.today, self.learning, self.rules, self.games, self.album

    # The table

    def _first_table(self) -> LyingGame:
        """Return the table before the first game."""
        seats = (
            SeatInfo(YOU, "fox", True),
            *(SeatInfo(name, avatar, False) for name, avatar in FIRST_SEATS),
        )
        return first_table(seats, FIRST_LIMIT, FIRST_STOCK)

    def lay(self, game: LyingGame | None) -> None:
        """Show a game while none is offered to continue; None shows an empty table."""
        shown = game if game is not None else self._first_table()
        if shown != self._lies:
            self._lies = shown
            self._show_words()

    def offer(self, unfinished: LyingGame | None) -> None:
        """Offer to continue this game; None offers to deal."""
        self.offered = unfinished
        self._show_words()

    def offer_last(self, last: LastGame | None) -> None:
        """Set the game that would be dealt; None is the first game."""
        if last != self._last:
            self._last = last
            self._show_words()

    def offer_to_show(self, shows: bool) -> None:
        """Set whether the button shows how to play, as no one has played yet."""
        if shows != self._shows:
            self._shows = shows
            self._show_words()

    def lay_comfort(self, line: ComfortLine) -> None:
        """Lay a line on the felt until the first game is played."""
        self.comfort = line
        line.grown.connect(self._place)
        self._show_comfort()
        self._place()

    def _show_comfort(self) -> None:
        if self.comfort is not None:
            self.comfort.setVisible(self._shows and self.offered is None)

    def restore_from(self, before: Self) -> None:
        self.offer(before.offered)

    @property
    def shown(self) -> LyingGame:
        """The game on the table."""
        if self.offered is not None:
            return self.offered
        return self._lies.awake() if self._lies.is_over else self._lies.swept()

    def keep_picture(self) -> None:
        """Keep the picture of the table for the next start."""
        self._painter.keep(self.shown, self.layout_of_table, self.devicePixelRatioF())

    def default_action(self) -> None:
        if self.offered is not None:
            self.continue_asked.emit()
        elif self._shows:
            self.show_asked.emit()
        else:
            self.deal_asked.emit()

    def _show_words(self) -> None:
        words = self.words
        self.deal.set_label(words.button)
        # A tip that only repeats the line above the button would cover the button for nothing.
        tip(self.deal, "" if words.whole in (words.game, words.place) else words.whole)
        self.deal.setAccessibleDescription(words.whole)
        names = [player(seat.name) for seat in self.shown.seats]
        self.setAccessibleName(say("start-table", names=Listed(names)))
        if self.offered is None and self.put_away.hasFocus():
            self.deal.setFocus()
        self.put_away.setVisible(self.offered is not None)
        self.phones.setVisible(self.offered is None)
        self._show_comfort()
        self._place()
        self.redraw_room()

    @property
    def words(self) -> Words:
        """The words at the button."""
        game = self.offered
        if game is not None:
            place, when = self._place_of(game), when_text(game.when)
            whole = say("start-goes-on-with", game=game.title, place=place, when=when)
            return Words(say("saved-play-on"), game.title, place, whole)
        if self._last is None:
            if self._shows:
                return Words(say("first-show"), "", say("first-show-hint"), say("first-show-hint"))
            return Words(say("games-deal"), "", "", "")
        name, company = self._last[0], Listed(self._last[1])
        if not company.items:
            return Words(say("games-deal"), name, "", name)
        company_words = say("start-with-company", company=company)
        return Words(
            say("games-deal"), name, company_words, say("start-deals-with", game=name, company=company)
        )

    def _place_of(self, game: LyingGame) -> str:
        """Return how the game stands, in words."""
        to_act = game.to_act
        if to_act is None:
            return say("saved-after-deal", deal=game.deal) if game.deal else say("saved-before-first")
        if game.hides_total:
            return say("saved-in-deal", deal=game.deal)
        if to_act.person and game.people == 1:
            return say("saved-your-turn", deal=game.deal, total=game.look.total)
        return say("start-turn-of", deal=game.deal, total=game.look.total, player=player(to_act.name))

    # Layout

    def set_move_list(self, docked: bool) -> None:
        """Set whether the table has its list of moves beside it, where the doors are then."""
        if docked != self._moves.docked:
            self._moves.docked = docked
            self._place()
            self.redraw_room()

    @property
    def layout_of_table(self) -> Layout:
        return self._moves.layout(self.width(), self.height(), len(self.shown.seats), self.theme.text)

    def _place(self) -> None:
        table = self.layout_of_table
        # As at the table, where the menu has the same place.
        y, size = round(table.bar / 2 + 2), table.round_button
        aside = 22 * table.s + size / 2
        for button, x in ((self.menu, aside), (self.settings, table.table_width - aside)):
            button.setFixedSize(button.sizeHint().expandedTo(QSize(1, 1) * (round(size) + 4 + 2 * RING)))
            button.move(round(x - button.width() / 2), y - button.height() // 2)
        self._place_doors(table)
        self._place_deal(table)
        if self.comfort is not None:
            # Under the ring of arrows, where nothing lies before the first game.
            self.comfort.resize(self.comfort.sizeHint())
            middle = table.center.y + 0.76 * table.felt.y - self.comfort.height() / 2
            self.comfort.move(round(table.center.x - self.comfort.width() / 2), round(middle))

    def _place_deal(self, table: Layout) -> None:
        """Place the button below the felt, centered in what the doors leave free."""
        self.deal.set_scale(table.s)
        wish = self.deal.sizeHint()
        free = self._free(table)
        high = min(wish.height(), round(max(44.0 + 2 * RING, free.height() * 0.55)))
        width = max(wish.width(), round(220 * table.s))
        y = free.bottom() - high - max(0.0, free.height() - high - self._words_height(table)) * 0.45
        self.deal.setGeometry(round(table.center.x - width / 2), round(y), width, high)
        left = round(table.center.x + width / 2 + 6)
        for button in (self.phones, self.put_away):
            asked = button.sizeHint()
            wide, tall = min(asked.width(), round(table.table_width - 12 - left)), min(asked.height(), high)
            button.setGeometry(left, round(y + (high - tall) / 2), wide, tall)

    def _free(self, table: Layout) -> QRectF:
        """Return the free rectangle below the table and above the row of doors."""
        top = table.center.y + table.felt.y + 19 * table.s
        foot = table.height - 22 * table.s if table.drawer else self._row_top(table) - 2 * table.s
        return QRectF(0, top, table.table_width, foot - top)

    @staticmethod
    def _words_height(table: Layout) -> float:
        return (table.words(20, 15) + table.words(15, 12.5)) * LINE

    @staticmethod
    def _row_height(table: Layout) -> float:
        room = table.height - table.center.y - table.felt.y
        return 2 * RING + max(44.0, min(table.words(16, 14) * 2.7, room * 0.3))

    def _row_top(self, table: Layout) -> float:
        return table.height - self._row_height(table) - 10 * table.s

    def _place_doors(self, table: Layout) -> None:
        if table.drawer:
            self._place_in_drawer(table)
        else:
            self._place_in_row(table)

    def _place_in_drawer(self, table: Layout) -> None:
        left, width, top = table.table_width + 14, table.drawer - 28, 14.0
        high = min(112 * self.theme.room, (table.height - 2 * top) / len(self.doors))
        for number, door in enumerate(self.doors):
            door.set_size(min(17 * self.theme.text, 26.0))
            door.setGeometry(round(left), round(top + number * high), round(width), round(high))

    def _size_in_row(self, most: float, room: float, has_mark: bool) -> float:
        """Return the size of titles at which all doors fit side by side."""
        size = most
        while size > 12 and sum(door.width_with(size, has_mark) for door in self.doors) > room:
            size -= 0.5
        return size

    def _place_in_row(self, table: Layout) -> None:
        """Place the doors in a row with titles of one size, each door as wide as its title needs."""
        own = table.plaque(0)
        x, room = own.right + 16 * table.s, table.width - own.right - 30 * table.s
        most = min(table.words(17, 14), 26.0)
        marked = self._size_in_row(most, room, True)
        plain = self._size_in_row(most, room, False)
        # Large titles are worth more than small pictures beside them.
        size, has_mark = (plain, False) if plain > 1.2 * marked else (marked, True)
        wishes = [door.width_with(size, has_mark) for door in self.doors]
        share = min(1.4, room / sum(wishes))
        for door, wish in zip(self.doors, wishes, strict=True):
            door.set_size(size, has_mark)
            door.setGeometry(
                round(x), round(self._row_top(table)), int(wish * share) - 1, round(self._row_height(table))
            )
            x += wish * share

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    # Keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self.focusNextPrevChild(step)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # A click on the felt presses the button.
        table, at = self.layout_of_table, event.position()
        away = (at.x() - table.center.x) / table.felt.x, (at.y() - table.center.y) / table.felt.y
        if event.button() == Qt.MouseButton.LeftButton and away[0] ** 2 + away[1] ** 2 < 1:
            self.deal.click()

    # Drawing

    def make_ground(self) -> QPixmap:
        table = self.layout_of_table
        picture = self._painter.picture(self.shown, table, self.devicePixelRatioF())
        with paint.painter_on(picture) as painter:
            self._draw_name(painter, table)
            self._draw_words(painter, table)
            if table.drawer:
                painter.translate(table.table_width, 0)
                drawer_ground(painter, self.theme, table.drawer, table.height)
        return picture

    def _draw_name(self, painter: QPainter, table: Layout) -> None:
        theme, lines, x = self.theme, table.titles, table.titles_begin
        room = table.titles_end(x, float(self.settings.x())) - x
        paint.text(painter, x, lines.y, say("about-ours"), lines.large, theme.panel_text, 900, width=room)
        motto = say("start-motto")
        small = paint.fitting(motto, lines.small, 600, room, 12.0)
        paint.text(painter, x, lines.below, motto, small, theme.panel_muted, 600, width=room)

    def _draw_words(self, painter: QPainter, table: Layout) -> None:
        """Draw the game and its state above the button; only the game if there is no room for both."""
        words, theme = self.words, self.theme
        large, small = table.words(20, 15), table.words(15, 12.5)
        lines = [
            line
            for line in (
                (words.place, small, 700, theme.panel_muted),
                (words.game, large, 900, theme.panel_text),
            )
            if line[0]
        ]
        y, top, width = float(self.deal.y()), self._free(table).top(), table.table_width * 0.56
        if sum(size for _, size, _, _ in lines) * LINE > y - top:
            del lines[:-1]
        for string, size, weight, color in lines:
            size = min(size, (y - top) / LINE)
            y -= size * LINE / 2
            paint.text(painter, table.center.x, y, string, size, color, weight, paint.CENTER, width)
            y -= size * LINE / 2
