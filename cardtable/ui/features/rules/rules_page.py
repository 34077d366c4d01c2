"""The rules page: all games on the left, the chosen game's rules in words on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Self

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QObject,
    QRectF,
    QSize,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import QStyleOptionViewItem

from cardtable.language import say
from cardtable.rules.finding import Finder
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.family_art import draw_badge
from cardtable.ui.shared.games_list import (
    GAME_ROLE,
    Game,
    GamesFilter,
    GamesModel,
    finder_of,
)
from cardtable.ui.shared.rules_view import RulesView
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row, tab_through
from cardtable.ui.widgets.controls import PillButton, Sheet, label
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import DrawnList, Index, PlateDelegate, SearchField
from cardtable.ui.widgets.tool_tips import tip

if TYPE_CHECKING:
    from cardtable.rules.model import Rules


_ROOM_TO_COUNT = 800
"""Smallest width in pixels, at the usual text size, at which the head shows the number of games."""


class RulesPage(RoomPage):
    """The page with the rules of all games, which can be searched.

    `play_asked` carries the id of the game to play, `show_asked` of the one to show with cards, and
    `change_asked` of the one whose rules to change.
    """

    play_asked = Signal(str)
    show_asked = Signal(str)
    change_asked = Signal(str)

    def __init__(self, theme: Theme, games: Sequence[Game]) -> None:
        super().__init__(theme)
        self.model = GamesModel(games, parent=self)
        self.shown = GamesFilter(self.model, self)
        self._rules: Rules | None = None
        self._players: int | None = None
        self.search = SearchField(say("rules-search"), self)
        self.search.textChanged.connect(self._search)
        self.search.installEventFilter(self)
        self.found = label("", "note", self)
        self.list = self._make_list()
        self.text = RulesView(theme, self)
        self.play = PillButton(say("rules-play"), "play", primary=True, size=18, parent=self)
        self.play.clicked.connect(lambda: self._ask(self.play_asked))
        self.show_how = PillButton(say("first-show"), "tap", size=16, parent=self)
        tip(self.show_how, say("first-show-hint"))
        self.show_how.setAccessibleDescription(say("first-show-hint"))
        self.show_how.clicked.connect(lambda: self._ask(self.show_asked))
        self.change = PillButton(say("workshop-change-rules"), "rule", size=16, parent=self)
        self.change.clicked.connect(lambda: self._ask(self.change_asked))
        self._layout()
        self.lead_focus(self.text)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)

    @cached_property
    def _finder(self) -> Finder:
        """The search over everything that the rules of the games say."""
        return finder_of(self.model.games, {game.id: _words_of(game.id) for game in self.model.games})

    def _make_list(self) -> DrawnList:
        view = DrawnList(self)
        view.setAccessibleName(say("rules-games"))
        view.setModel(self.shown)
        view.setItemDelegate(RowDelegate(self.theme, view))
        view.selectionModel().currentChanged.connect(self._show_chosen)
        return view

    def _layout(self) -> None:
        head = Head(self, say("menu-rules"), self.back_asked)
        add_parts(head, 12, self.found, STRETCH, self.change, self.show_how, self.play)
        self.side = Sheet(dark=True, parent=self)
        lay_column(self.search, (self.list, 1), on=self.side, margins=(12, 16, 8, 12), gap=10)
        paper = Sheet(parent=self)
        lay_column(self.text, on=paper, margins=(20, 14, 8, 14))
        body = lay_row(self.side, (paper, 1), gap=18)
        lay_page(self, head).addLayout(body, 1)
        order = (self.text, self.search, self.list, self.change, self.show_how, self.play, head.back)
        tab_through(order)
        self._count()

    # Showing

    def show_game(self, variant: str, rules: Rules | None = None, players: int | None = None) -> None:
        """Show a game's rules; `rules` and `players` are the current match's, which may be unlisted."""
        self._rules = rules
        self._players = players
        self.search.clear()
        self._choose(-1 if self._is_unlisted else max(0, self.shown.row_of(variant)))
        self._show_chosen()

    def restore_from(self, before: Self) -> None:
        game = before.game
        self.show_game(game.id if game is not None else "", before._rules, before._players)

    @property
    def _is_unlisted(self) -> bool:
        """Whether the current match has rules that are not in the list."""
        rules = self._rules
        return rules is not None and all(game.id != rules.id for game in self.model.games)

    def _choose(self, row: int) -> None:
        index = self.shown.index(row, 0)
        self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.list.scrollTo(index)

    @property
    def game(self) -> Game | None:
        """The game whose rules are shown."""
        index = self.list.currentIndex()
        game = index.data(GAME_ROLE) if index.isValid() else None
        return game if isinstance(game, Game) else None

    def _search(self, text: str) -> None:
        """List the games found and keep the chosen one if it is among them, else choose the first."""
        before = self.game
        self.shown.search(text, self._finder)
        row = self.shown.row_of(before.id) if before is not None else -1
        self._choose(max(0, row))
        self._count()
        self.text.seek(text.split())

    def _count(self) -> None:
        found, of = self.shown.rowCount(), len(self.model.games)
        if found == of:
            self.found.setText(say("rules-count", count=of))
        else:
            self.found.setText(say("rules-count-found", count=found, all=of))

    def _show_chosen(self, *_: object) -> None:
        from cardtable.rules.catalog import catalog

        game = self.game
        for button in (self.play, self.show_how, self.change):
            button.setEnabled(game is not None)
        if game is None:
            is_of_match = self._is_unlisted and not self.search.text()
            self.text.show_rules(self._rules if is_of_match else None, self._players)
            return
        match_rules = self._rules if self._rules is not None and self._rules.id == game.id else None
        rules = match_rules or catalog().resolve(game.id)
        self.text.show_rules(rules, self._players if match_rules else None)

    # Actions

    def default_action(self) -> None:
        self._ask(self.play_asked)

    def keys(self) -> list[KeyRow]:
        reads: list[KeyRow] = [((native("Ctrl+Down"), native("Ctrl+Up")), say("rules-key-heading"))]
        return reads if self.text.is_read else []

    def _ask(self, asked: SignalInstance) -> None:
        """Emit a signal with the game whose rules are shown."""
        if self.game is not None:
            asked.emit(self.game.id)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Down moves from the search field to the list.
        if (
            watched is self.search
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Down
        ):
            self.list.setFocus()
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit_side()
        super().resizeEvent(event)

    def _fit_side(self) -> None:
        room = self.theme.room
        self.side.setFixedWidth(round(max(264, min(372, self.width() * 0.26)) * room))
        # The title and the buttons have priority over the number of games.
        self.found.setVisible(self.width() >= _ROOM_TO_COUNT * room)


def _words_of(variant: str) -> str:
    """Return everything that the rules of a variant say, except the examples."""
    from cardtable.rules.catalog import catalog
    from cardtable.rules.prose.text import plain_text, rules_text

    return plain_text(rules_text(catalog().resolve(variant)))


class RowDelegate(PlateDelegate):
    """Draws a game as a row on the dark panel: its family's art, its name, and a description."""

    plate = "row-dark"
    margins = (4, 2)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, round(58 * self._grown))

    @property
    def _grown(self) -> float:
        """How much larger names are than at the usual text size; a whole name needs two lines then."""
        return min(self.theme.text, 1.7)

    def draw_item(self, painter: QPainter, place: QRectF, index: Index, chosen: bool) -> None:
        game: Game = index.data(GAME_ROLE)
        theme, room = self.theme, self._grown
        badge = QRectF(place.left() + 8, place.top() + 7, 50 * min(room, 1.4), place.height() - 14)
        draw_badge(painter, badge, 10, game.family, theme.deck)
        middle = badge.center()
        x = badge.right() + 12
        width = place.right() - x - 10
        ink, muted = (theme.ink, theme.ink_muted) if chosen else (theme.panel_text, theme.panel_muted)
        size = 15.5 * room
        names = paint.lines_of(game.name, width, size, 800)
        if len(names) == 1:
            paint.text(painter, x, middle.y() - 10 * room, game.name, size, ink, 800, width=width)
            paint.text(painter, x, middle.y() + 11 * room, game.blurb, 13.5 * room, muted, 600, width=width)
        else:
            if len(names) > 2:
                # Use smaller letters, so that three lines fit.
                size = 13 * room
                names = paint.lines_of(game.name, width, size, 800)
            lead = (20 if len(names) == 2 else 16) * room
            y = middle.y() - lead * (len(names) - 1) / 2
            for number, line in enumerate(names):
                paint.text(painter, x, y + number * lead, line, size, ink, 800, width=width)
