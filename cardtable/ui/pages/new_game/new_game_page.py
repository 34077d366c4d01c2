"""The new game page: which game, who sits where, which house rules, and which deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from cardtable.controller.match.setup import MatchSetup
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.pages.new_game.gallery import FilterBar, Gallery
from cardtable.ui.pages.new_game.options_panel import OptionsPanel
from cardtable.ui.pages.new_game.seats_panel import SeatsPanel
from cardtable.ui.shared import seating
from cardtable.ui.shared.games_list import Game, GamesFilter, GamesModel
from cardtable.ui.shared.rules_view import RulesView
from cardtable.ui.shared.seating import Seats
from cardtable.ui.widgets.controls import PillButton, SearchField, Segmented, Sheet, label, paragraph
from cardtable.ui.widgets.room_page import Head, RoomPage

if TYPE_CHECKING:
    from cardtable.rules.model import Rules
    from cardtable.storage.learners import Learner

_TABS = ("seats", "options", "rules")


@dataclass(frozen=True)
class Remembered:
    """What the page begins with: the set-up of the last game, favourites, and games played of late."""

    last: MatchSetup | None = None
    favourites: Sequence[str] = ()
    recent: Sequence[str] = field(default=())


class NewGamePage(RoomPage):
    """Choices for a new game; `start_asked` carries them as a `MatchSetup`."""

    start_asked = Signal(MatchSetup)
    favourites_changed = Signal(tuple)
    """The ids of all favourites."""

    def __init__(
        self, theme: Theme, games: Sequence[Game], remembered: Remembered, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        last = remembered.last
        self._options: dict[str, Mapping[str, str]] = {} if last is None else {last.variant: last.options}
        self._rules: Rules | None = None
        self.model = GamesModel(games, remembered.favourites, remembered.recent, self)
        self.model.dataChanged.connect(lambda *_: self.favourites_changed.emit(self.model.favourites))
        self.shown = GamesFilter(self.model, self)
        self.search = SearchField(theme, self.tr("Search games"), self)
        self.filters = FilterBar(theme, games, self)
        self.gallery = Gallery(theme, self.shown, self)
        self.seats = SeatsPanel(theme, _drafted(last.players) if last else seating.first_seats(), self)
        self.options = OptionsPanel(theme, self)
        self.rules = RulesView(theme, self, titled=False)
        words = (self.tr("Seats"), self.tr("House rules"), self.tr("How to play"))
        self.tabs = Segmented(theme, self.tr("What to look at"), list(zip(_TABS, words, strict=True)), self)
        self.fitting = PillButton(theme, self.tr("A game that fits"), "cap", size=15, parent=self)
        """Leads to a game whose numbers fit the learner at the table."""
        self._fits = ""
        self.start = PillButton(theme, self.tr("Deal"), "play", primary=True, size=22, parent=self)
        self._layout()
        self._connect()
        self.lead_focus(self.gallery)
        self.tabs.choose("seats")
        self.seats.open_hands.setChecked(last is not None and last.open_hands)
        self.choose(last.variant if last else "")

    # Parts

    def _connect(self) -> None:
        self.search.textChanged.connect(self._find)
        self.search.installEventFilter(self)
        self.filters.changed.connect(self._find)
        self.gallery.installEventFilter(self)
        self.gallery.doubleClicked.connect(lambda *_: self._start())
        self.gallery.selectionModel().currentChanged.connect(self._show_choice)
        self.seats.changed.connect(self._show_setup)
        self.options.changed.connect(self._keep_options)
        self.tabs.chosen.connect(self.show_tab)
        self.start.clicked.connect(self._start)
        self.fitting.clicked.connect(lambda: self.go_to(self._fits))
        QShortcut(QKeySequence.StandardKey.Find, self, self.search.setFocus)
        for number, tab in enumerate(_TABS):
            keys = QKeySequence(f"Ctrl+{number + 1}")
            QShortcut(keys, self, lambda tab=tab: self._go_to_tab(tab))

    def _layout(self) -> None:
        head = Head(self, self.tr("New game"), self.back_asked)
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
        page.setContentsMargins(28, 14, 28, 20)
        page.setSpacing(8)
        page.addLayout(head)
        page.addWidget(self.filters)
        page.addLayout(body, 1)
        order = (self.search, *self.filters.controls, self.gallery, *self._in_sheet(), self.start, head.back)
        for first, second in pairwise(order):
            self.setTabOrder(first, second)
        self.options.before = (self.seats.open_hands,)

    def _in_sheet(self) -> list[QWidget]:
        rows = [control for row in self.seats.rows for control in row.controls]
        seats = [*rows, self.seats.add_person, self.seats.add_computer, self.seats.open_hands]
        return [*self.tabs.segments, *seats, self.options.deal, self.options.reset, self.rules, self.fitting]

    def _layout_sheet(self) -> None:
        self.title = paragraph("", "heading", self)
        self.count = label("", "label", self)
        self.trouble = paragraph("", "trouble", self)
        self.views = QStackedWidget(self)
        for view in (self.seats, self.options, self.rules):
            self.views.addWidget(view)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.count)
        column = QVBoxLayout(self.sheet)
        column.setContentsMargins(18, 14, 16, 10)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.tabs)
        column.addWidget(self.views, 1)
        column.addWidget(self.fitting)
        column.addWidget(self.trouble)
        column.addWidget(self.start)

    # Choosing

    @property
    def game(self) -> Game | None:
        """The chosen game; None while search and filters find none."""
        return self.gallery.game

    @property
    def setup(self) -> MatchSetup | None:
        """Everything as it is chosen now; None while nothing can be dealt like this."""
        game = self.game
        if game is None or self.trouble.text():
            return None
        seed = self.options.deal.text() or seating.new_seed()
        seats, is_open = seating.with_names(self.seats.seats), self.seats.open_hands.isChecked()
        return MatchSetup(game.id, seats, seed, self.options.options, is_open)

    def choose(self, variant: str) -> None:
        """Chooses a game by its id; an unknown one chooses one that is easy."""
        row = self.shown.row_of(variant)
        index = self.shown.index(row if row >= 0 else self.shown.first_row(), 0)
        self.gallery.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.gallery.scrollTo(index)

    def go_to(self, variant: str) -> None:
        """Chooses a game among all games, whatever was looked for before."""
        self.search.clear()
        self.filters.clear()
        self.choose(variant)

    def show_recent(self, recent: Sequence[str]) -> None:
        """These games were played of late."""
        self.model.recent = tuple(recent)
        self._find()

    def take(self, setup: MatchSetup) -> None:
        """Shows a whole set-up, the number of its deal included, wherever it comes from."""
        self._options[setup.variant] = setup.options
        self.go_to(setup.variant)
        self.seats.set_seats(_drafted(setup.players))
        self.seats.open_hands.setChecked(setup.open_hands)
        self._show_choice()
        self.show_deal(setup.seed if setup.seed.isdigit() else "")

    def show_deal(self, seed: str) -> None:
        """Puts in the number of a deal; an empty one leaves it to chance."""
        self.options.deal.setText(seed)

    def show_tab(self, tab: str) -> None:
        """Shows one side of the sheet: seats, options or rules."""
        self.tabs.choose(tab)
        self.views.setCurrentIndex(_TABS.index(tab))

    def _go_to_tab(self, tab: str) -> None:
        self.show_tab(tab)
        self.tabs.segments[_TABS.index(tab)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def default_action(self) -> None:
        """Enter deals."""
        self._start()

    def _find(self, *_: object) -> None:
        before = self.game.id if self.game is not None else ""
        self.shown.search(self.search.text())
        self.shown.want(self.filters.wanted)
        self.choose(before)
        self._show_choice()

    def _show_choice(self, *_: object) -> None:
        """Another game: its own options, and seats for as many as it is for."""
        from cardtable.rules.catalogue import catalogue

        game = self.game
        self.views.setVisible(game is not None)
        self.tabs.setVisible(game is not None)
        if game is not None:
            self.options.show_game(catalogue().resolve(game.id), dict(self._options.get(game.id, {})))
        self._show_setup()

    def _keep_options(self) -> None:
        if self.game is not None:
            self._options[self.game.id] = self.options.options
        self._show_setup()

    def _show_setup(self) -> None:
        """What is chosen, and whether it can be played."""
        game = self.game
        if game is None:
            starred = self.filters.favourites.isChecked()
            self.title.setText(
                self.tr("No favourite here. The star on a game makes it one.")
                if starred
                else self.tr("No game fits. Look for another word, or choose “All games”.")
            )
            self.count.setText("")
        trouble = "" if game is None else self._trouble(game)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.start.setEnabled(game is not None and not trouble)
        self.start.setAccessibleDescription(trouble)
        self._suggest(game)

    def _suggest(self, game: Game | None) -> None:
        """Where a learner sits whose numbers are smaller than the game's, names one that fits."""
        seated = {seat.learner for seat in self.seats.seats}
        learners = [one for one in self.seats.learners if one.id in seated]
        fits = fitting_game(self.model.games, game, learners) if game is not None and learners else None
        self.fitting.setVisible(fits is not None)
        if fits is not None:
            learner, other = fits
            self._fits = other.id
            told = self.tr("For {name}: {game}").format(name=learner.nickname, game=other.name)
            self.fitting.set_label(told)

    def _trouble(self, game: Game) -> str:
        """Settles rules and seats; why they do not go together, in one sentence, else nothing."""
        from cardtable.rules.catalogue import catalogue
        from cardtable.rules.errors import RulesError

        self.title.setText(game.name)
        try:
            rules = catalogue().resolve(game.id, self.options.options)
        except RulesError as error:
            self._rules = None
            self.rules.show_rules(None)
            told = self.tr("These rules do not go together: {why}.")
            return told.format(why=error.why) if error.why else str(error)
        self.seats.allow(rules.min_players, rules.max_players)
        players = len(self.seats.seats)
        count = self.tr("{players} of {most}").format(players=players, most=rules.max_players)
        self.count.setText(count)
        if self._rules is None or (rules.digest, rules.options) != (self._rules.digest, self._rules.options):
            self._rules = rules
            self.rules.show_rules(rules)
        lack = rules.lack_of_cards(players)
        return f"{lack}." if lack else seating.trouble(self.seats.seats)

    def _start(self) -> None:
        setup = self.setup
        if setup is not None:
            self.start_asked.emit(setup)

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
        self._fit_sheet()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Larger text needs a wider sheet."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit_sheet()

    def _fit_sheet(self) -> None:
        width = max(392, min(440, round(self.width() * 0.29))) * self.theme.room
        self.sheet.setFixedWidth(min(round(width), max(392, self.width() - 420)))


def fitting_game(
    games: Sequence[Game], game: Game, learners: Sequence[Learner]
) -> tuple[Learner, Game] | None:
    """The learner for whom the numbers of a game are too large, and the easiest one that fits; None if all
    is well or no game is smaller.
    """
    from cardtable.learning.practice import LARGEST
    from cardtable.learning.profile import read_profile

    reach = {learner: LARGEST[read_profile(learner.document).fitting] for learner in learners}
    learner = min(learners, key=reach.__getitem__)
    if game.limit <= reach[learner] + 1:
        return None
    smaller = [one for one in games if one.for_children and one.limit <= reach[learner]]
    return (learner, max(smaller, key=lambda one: one.limit)) if smaller else None


def _drafted(players: Seats) -> Seats:
    """Seats as they are chosen from: a name that a seat goes by of itself is left empty."""
    nameless = tuple(msgspec.structs.replace(one, name="") for one in players)
    own = [
        one.kind == "person" and one.name == seating.default_name(nameless, n)
        for n, one in enumerate(players)
    ]
    return tuple(nameless[n] if own[n] else one for n, one in enumerate(players))
