"""The new game page: which game, who sits down, how strong the opponents are and how the cards move."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QVBoxLayout,
    QWidget,
)

from cardtable.ui import paint
from cardtable.ui.company import PERSON_AVATAR, Companion, company
from cardtable.ui.pages.games_list import (
    GAME_ROLE,
    Game,
    GamesFilter,
    GamesModel,
    TileDelegate,
)
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton, RoundButton, Segmented, Sheet
from cardtable.ui.widgets_fields import SearchField, label
from cardtable.ui.widgets_room import RoomPage

MOST_OPPONENTS = 5
_LONGEST_NAME = 16
_TILE_WIDTH, _TILE_HEIGHT = 285, 214


@dataclass(frozen=True)
class Choices:
    """What was chosen for a new game; `level` names a level of the opponents, `pace` how the cards move."""

    variant: str
    name: str
    opponents: int
    level: str
    pace: str


def new_seed() -> str:
    """Chance for a new game: where all its shuffles come from."""
    return str(secrets.randbelow(2**31))


class Seats(QWidget):
    """Who will sit at the table: a picture and a name for every seat."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._seats: tuple[tuple[str, str], ...] = ()
        self.setFixedHeight(66)

    def set_seats(self, person: str, others: Sequence[Companion]) -> None:
        """Shows the person first, then the others."""
        self._seats = ((person, PERSON_AVATAR), *((one.name, one.avatar) for one in others))
        self.setAccessibleName(", ".join(name for name, _ in self._seats))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A row of pictures with names under them."""
        painter = QPainter(self)
        paint.smooth(painter)
        step = self.width() / max(4, len(self._seats))
        side = min(44.0, step - 6)
        for number, (name, picture) in enumerate(self._seats):
            x = (number + 0.5) * step
            paint.avatar(painter, picture, x, side / 2, side)
            paint.text(painter, x, 57, name, 13, self.theme.ink, 700, paint.CENTRE, width=step - 2)
        painter.end()


class Gallery(QListView):
    """The games as tiles, in as many columns as find room."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tiles grow to fill the columns."""
        delegate = self.itemDelegate()
        if isinstance(delegate, TileDelegate):
            room = self.viewport().width() - 2
            delegate.tile = QSize(room // max(1, room // _TILE_WIDTH), _TILE_HEIGHT)
        super().resizeEvent(event)
        self.doItemsLayout()
        self.scrollTo(self.currentIndex())


class NewGamePage(RoomPage):
    """Choices for a new game; `start_asked` carries them as `Choices`."""

    start_asked = Signal(object)
    back_asked = Signal()
    rules_asked = Signal(str)
    """The id of the game whose rules are wanted."""

    def __init__(
        self, theme: Theme, games: Sequence[Game], remembered: Choices, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.model = GamesModel(games, self)
        self.shown = GamesFilter(self.model, self)
        self.search = SearchField(theme, self.tr("Search games"), self)
        self.search.textChanged.connect(self._search)
        self.search.installEventFilter(self)
        self.gallery = self._make_gallery()
        self.name = self._make_name(remembered.name)
        self.opponents = Segmented(
            theme, self.tr("Opponents"), [(str(n), str(n)) for n in range(1, MOST_OPPONENTS + 1)], self
        )
        self.opponents.choose(str(remembered.opponents))
        self.opponents.chosen.connect(self._show_choice)
        levels = [("random", self.tr("Carefree")), ("cautious", self.tr("Cautious"))]
        self.level = Segmented(theme, self.tr("They play"), levels, self)
        self.level.choose(remembered.level)
        paces = [
            ("calm", self.tr("Calm")),
            ("normal", self.tr("Normal")),
            ("quick", self.tr("Quick")),
            ("still", self.tr("Still")),
        ]
        self.pace = Segmented(theme, self.tr("Pace"), paces, self)
        self.pace.choose(remembered.pace)
        self.start = PillButton(theme, self.tr("Deal"), "play", primary=True, size=22, parent=self)
        self.start.clicked.connect(self._start)
        self.seats = Seats(theme, self)
        self._layout()
        self.setFocusProxy(self.gallery)
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        self.choose(remembered.variant)

    # Parts

    def _make_gallery(self) -> Gallery:
        view = Gallery(self)
        view.setAccessibleName(self.tr("Games"))
        view.setModel(self.shown)
        view.setItemDelegate(TileDelegate(self.theme, self.shown, view))
        view.setViewMode(QListView.ViewMode.IconMode)
        view.setMovement(QListView.Movement.Static)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setUniformItemSizes(True)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setMouseTracking(True)
        view.selectionModel().currentChanged.connect(self._show_choice)
        view.doubleClicked.connect(self._start)
        view.installEventFilter(self)
        return view

    def _make_name(self, name: str) -> QLineEdit:
        field = QLineEdit(name, self)
        field.setProperty("ground", "paper")
        field.setMaxLength(_LONGEST_NAME)
        field.setPlaceholderText(self.tr("You"))
        field.setAccessibleName(self.tr("My name"))
        field.textChanged.connect(self._show_choice)
        return field

    def _layout(self) -> None:
        head = QHBoxLayout()
        back = RoundButton(self.theme, self.tr("Back"), "close", self)
        back.clicked.connect(self.back_asked)
        head.addWidget(back)
        head.addSpacing(8)
        head.addWidget(label(self.tr("New game"), "title", self))
        head.addSpacing(24)
        head.addWidget(self.search, 1)
        head.addStretch(1)
        self.sheet = Sheet(self.theme, parent=self)
        self._layout_sheet()
        body = QHBoxLayout()
        body.setSpacing(12)
        body.addWidget(self.gallery, 1)
        body.addWidget(self.sheet)
        page = QVBoxLayout(self)
        page.setContentsMargins(28, 18, 28, 24)
        page.setSpacing(10)
        page.addLayout(head)
        page.addLayout(body, 1)
        order = (self.search, self.gallery, self.name, *self._choices(), self.start, back)
        for first, second in pairwise(order):
            self.setTabOrder(first, second)

    def _choices(self) -> tuple[Segmented, ...]:
        return (self.opponents, self.level, self.pace)

    def _layout_sheet(self) -> None:
        self.title = label("", "heading", self)
        self.source = label("", "small", self)
        self.source.setWordWrap(True)
        self.source.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self.sheet)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(4)
        column.addWidget(self.title)
        column.addWidget(self.source)
        column.addStretch(2)
        column.addWidget(self.seats)
        column.addStretch(1)
        for words, widget in (
            (self.tr("My name"), self.name),
            (self.tr("Opponents"), self.opponents),
            (self.tr("They play"), self.level),
            (self.tr("Pace"), self.pace),
        ):
            column.addWidget(label(words, "label", self))
            column.addWidget(widget)
            column.addStretch(1)
        column.addStretch(3)
        column.addWidget(self.start)

    # Choosing

    @property
    def game(self) -> Game | None:
        """The chosen game; None while the search finds none."""
        index = self.gallery.currentIndex()
        game = index.data(GAME_ROLE) if index.isValid() else None
        return game if isinstance(game, Game) else None

    @property
    def choices(self) -> Choices:
        """Everything as it is chosen now."""
        game = self.game
        return Choices(
            game.id if game else "",
            self.name.text().strip(),
            int(self.opponents.value or "1"),
            self.level.value,
            self.pace.value,
        )

    def choose(self, variant: str) -> None:
        """Chooses a game by its id; an unknown one chooses the first with an end."""
        row = self.shown.row_of(variant)
        index = self.shown.index(row if row >= 0 else self.shown.first_row(), 0)
        self.gallery.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.gallery.scrollTo(index)

    def default_action(self) -> None:
        """Enter deals."""
        self._start()

    def _search(self, text: str) -> None:
        before = self.choices.variant
        self.shown.search(text)
        self.choose(before)
        self._show_choice()

    def _show_choice(self, *_: object) -> None:
        game = self.game
        self.start.setEnabled(game is not None)
        if game is None:
            self.title.setText(self.tr("No game is called that"))
            self.source.setText("")
            return
        self.title.setText(game.name)
        self.source.setText(self.tr("Rules from {source}").format(source=game.source))
        offered = [
            str(n) for n in range(max(1, game.min_players - 1), min(MOST_OPPONENTS, game.max_players - 1) + 1)
        ]
        self.opponents.set_offered(offered)
        person = self.name.text().strip() or self.tr("You")
        self.seats.set_seats(person, company(int(self.opponents.value), person))

    def _start(self, *_: object) -> None:
        if self.game is not None:
            self.start_asked.emit(self.choices)

    # Qt

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """In the gallery Enter deals; in the search field Down goes to the gallery and Enter deals."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._start()
                return True
            if watched is self.search and event.key() == Qt.Key.Key_Down:
                self.gallery.setFocus()
                return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The sheet grows a little with the window."""
        self.sheet.setFixedWidth(max(340, min(420, round(self.width() * 0.28))))
        super().resizeEvent(event)
