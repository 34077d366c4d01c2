"""The games to choose from: families on shelves, or what search and filters find, and the filters."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Signal
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QStackedWidget, QWidget

from cardtable.language import say
from cardtable.rules import MOST_SEATS
from cardtable.rules.finding import KINDS
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.new_game.shelves import Shelves, shelves_of
from cardtable.ui.features.new_game.variant_rows import VariantRows
from cardtable.ui.shared.games_list import EVERYTHING, Game, GamesFilter, GamesModel, Wanted, finder_of
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import STRETCH, lay_column
from cardtable.ui.widgets.controls import PillButton, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.pickers import RoomChip
from cardtable.ui.widgets.scrolling import SearchField
from cardtable.ui.widgets.tool_tips import tip

if TYPE_CHECKING:
    from cardtable.rules.finding import Finder


class Gallery(QStackedWidget):
    """Shelves, the games found, or why none is; one game is chosen.

    The page lays out the search, the filters and the count.
    """

    game_chosen = Signal()
    """Emitted after `game` was chosen, perhaps the same one again."""

    def __init__(
        self, theme: Theme, model: GamesModel, fade: Callable[[QWidget], None], parent: QWidget
    ) -> None:
        """Create the gallery; `fade` is called with it before it shows something else."""
        super().__init__(parent)
        self.model, self._fade = model, fade
        self.game: Game | None = None
        """The chosen game, None while search and filters find none."""
        self._is_choosing = False
        self._heard = ""
        """The last announcement of the search to a screen reader."""
        self.shown = GamesFilter(model, self)
        """The games that pass search and filters."""
        self.search = SearchField(say("games-search"), parent)
        self.search.setMaximumWidth(420)
        self.filters = FilterBar(parent)
        self.there = label("", "note", parent)
        """How many games are found."""
        self.shelves = Shelves(theme, shelves_of(model.games), self)
        self.found = VariantRows(theme, self.shown, across=True, parent=self)
        self.nothing = NothingFound(self.go_to, self)
        for view in (self.shelves, self.found, self.nothing):
            self.addWidget(view)
        self.search.textChanged.connect(self._search)
        self.filters.changed.connect(self.filter)
        self.nothing.all.clicked.connect(self.show_all)
        self.shelves.selectionModel().currentChanged.connect(self._take_shelf)
        self.found.selectionModel().currentChanged.connect(self._take_found)
        self._count()

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The widgets that take the keyboard, in order."""
        return (*self.filters.controls, self.shelves, self.found, *self.nothing.controls)

    @cached_property
    def _finder(self) -> Finder:
        """The search for games, built when the first letter is typed."""
        return finder_of(self.model.games)

    # Choosing

    def choose(self, variant: str) -> None:
        """Choose a game and its family, or the first game shown if that one is not."""
        if self._is_choosing:
            # A list follows a choice.
            return
        shown = self.shown.shown()
        self.game = next((game for game in shown if game.id == variant), shown[0] if shown else None)
        self._is_choosing = True
        try:
            if self.game is not None:
                mark(self.shelves, self.shelves.shelves.row_of(self.game.family.id))
                mark(self.found, self.shown.row_of(self.game.id))
            self.game_chosen.emit()
        finally:
            self._is_choosing = False

    def _take_shelf(self, *_: object) -> None:
        """Choose the classic of another family."""
        shelf = self.shelves.shelf
        if shelf is not None:
            self.choose(shelf.family.classic)

    def _take_found(self, *_: object) -> None:
        if self.found.game is not None:
            self.choose(self.found.game.id)

    def go_to(self, variant: str) -> None:
        """Choose a game after clearing search and filters."""
        self.search.clear()
        self.filters.clear()
        self.choose(variant)

    # Looking

    @property
    def view(self) -> QWidget:
        """Where the keys go from the search: shelves, games found, or the ways on if there are none."""
        return self.nothing if self.nothing.isVisible() else self._games

    @property
    def _games(self) -> QAbstractItemView:
        return self.found if self.shown.is_looking else self.shelves

    def _search(self, text: str) -> None:
        """Choose the best game found; if the search is empty, keep the chosen game."""
        before = self.game.id if self.game is not None else ""
        self._look()
        self._show_found(before if not text.strip() else "")

    def filter(self) -> None:
        """Show the games that pass the filters; the chosen one stays if it does."""
        before = self.game.id if self.game is not None else ""
        self._look()
        self._show_found(before)

    def _look(self) -> None:
        """Show the games that match the filters and the words of the search."""
        wanted, words = wishes(self.search.text(), self.filters.wanted)
        self.shown.want(wanted)
        self.shown.search(words, self._finder if words else None)

    def _show_found(self, variant: str) -> None:
        found = self.shown.shown()
        is_one = len(found) == 1 and bool(self.search.text().strip())
        side = self.nothing if is_one or not found else self._games
        if self.currentWidget() is not side:
            self._fade(self)
            self.setCurrentWidget(side)
        self._count()
        if is_one:
            # The sheet shows it already.
            self.nothing.show_reason(say("games-only-one", game=found[0].name), (), is_found=True)
        elif not found:
            self.nothing.show_reason(
                self._why_nothing(), self.shown.nearest(self.search.text(), self._finder)
            )
        self.choose(variant)
        if self.search.hasFocus():
            self._announce_found()

    def _announce_found(self) -> None:
        """Tell a screen reader what the search found, once for all letters that change nothing."""
        found = self.shown.rowCount()
        announced = "" if found else self._why_nothing()
        if found and self.game is not None and self.search.text().strip():
            announced = say("games-heard-found", count=found, game=self.game.name)
        if announced != self._heard:
            announce(self, announced, urgent=True)
        self._heard = announced

    @property
    def is_single(self) -> bool:
        """Whether the search found a single game, which only the sheet shows."""
        return self.game is not None and self.currentWidget() is self.nothing

    def _count(self) -> None:
        """Show how many games are found, while games are left out."""
        found, of = self.shown.rowCount(), len(self.model.games)
        self.there.setText(say("rules-count-found", count=found, all=of) if self.shown.is_looking else "")

    def _why_nothing(self) -> str:
        """Return why no game is shown."""
        wanted, words = self.filters.wanted, self.search.text().strip()
        if wanted.favorites and not self.model.favorites:
            return say("games-no-favorites")
        if wanted.recent and not self.model.recent:
            return say("games-none-played")
        if words and wanted == EVERYTHING:
            return say("games-none-for-words", words=words)
        return say("games-none-fits")

    def show_all(self) -> None:
        """Clear search and filters."""
        self.search.clear()
        self.filters.clear()
        self.shelves.setFocus()


def mark(view: QAbstractItemView, row: int) -> None:
    """Choose a row of a list and scroll to it; choose none if `row` is negative."""
    index = view.model().index(row, 0)
    view.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
    if index.isValid():
        view.scrollTo(index)


_NEAREST = 3
"""Most games suggested if none is found."""


def wishes(text: str, wanted: Wanted) -> tuple[Wanted, str]:
    """Take players and unwanted cards from a search; return `wanted` with them, and the rest.

    It knows “for 3”, “3 players” and “without jokers” in the chosen language.
    """
    for number in range(2, MOST_SEATS + 1):
        for words in (say("games-for-players", players=number), say("shared-players", count=number)):
            text, is_there = _without(text, words)
            wanted = replace(wanted, players=number) if is_there else wanted
    for kind in KINDS:
        text, is_there = _without(text, say("games-without", kind=kind))
        wanted = replace(wanted, without=kind) if is_there else wanted
    return wanted, text.strip()


def _without(text: str, words: str) -> tuple[str, bool]:
    """Return a text without these words, and whether they were in it."""
    rest, count = re.subn(rf"(?<!\w){re.escape(words)}(?!\w)", " ", text, flags=re.IGNORECASE)
    return rest, bool(count)


class FilterBar(QWidget):
    """The filters: all, favorites, recent, good for children. `changed` follows each change."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.everything = RoomChip(say("games-all"), self)
        self.favorites = RoomChip(say("games-favorites"), self)
        self.recent = RoomChip(say("games-recent"), self)
        self.children_too = RoomChip(say("games-for-children"), self)
        tip(self.children_too, say("games-for-children-means"))
        FlowLayout(*self.controls, on=self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.everything.clicked.connect(self.clear)
        for chip in (self.favorites, self.recent, self.children_too):
            chip.toggled.connect(self._update)
        self.everything.setChecked(True)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The widgets that take the keyboard, in order."""
        return (self.everything, self.favorites, self.recent, self.children_too)

    @property
    def wanted(self) -> Wanted:
        """The current filters."""
        return Wanted(
            children=self.children_too.isChecked(),
            favorites=self.favorites.isChecked(),
            recent=self.recent.isChecked(),
        )

    def clear(self) -> None:
        """Remove all filters."""
        self.want(EVERYTHING)

    def want(self, wanted: Wanted) -> None:
        """Set the filters."""
        before = self.wanted
        chips = {
            self.favorites: wanted.favorites,
            self.recent: wanted.recent,
            self.children_too: wanted.children,
        }
        for chip, on in chips.items():
            chip.blockSignals(True)
            chip.setChecked(on)
            chip.blockSignals(False)
            chip.update()
        if self.wanted != before:
            self._update()
        self.everything.setChecked(self.wanted == EVERYTHING)

    def _update(self, *_: object) -> None:
        self.everything.setChecked(self.wanted == EVERYTHING)
        self.updateGeometry()
        self.changed.emit()


class NothingFound(QWidget):
    """The message that no game is found, with the nearest games and all games as ways on."""

    def __init__(self, go_to: Callable[[str], None], parent: QWidget) -> None:
        """Take the function that shows a game, given its id."""
        super().__init__(parent)
        self.sentence = paragraph("", "side", self)
        self.lead = paragraph(say("games-do-you-mean"), "note", self)
        like = say("games-like-it")
        self.near = [PillButton(like, "cards", size=16, parent=self) for _ in range(_NEAREST)]
        self.all = PillButton(say("games-show-all"), "again", size=16, primary=True, parent=self)
        self._ids = [""] * _NEAREST
        for number, button in enumerate(self.near):
            button.clicked.connect(lambda _=False, number=number: go_to(self._ids[number]))
        ways = (FlowLayout(*self.near), FlowLayout(self.all))
        lay_column(self.sentence, self.lead, *ways, STRETCH, on=self, margins=(10, 14, 10, 0))

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The widgets that take the keyboard, in order."""
        return (*self.near, self.all)

    def show_reason(self, sentence: str, nearest: Sequence[Game], is_found: bool = False) -> None:
        """Show why there is no game here, and offer the nearest ones; `is_found` if the sheet shows one."""
        self.sentence.setText(sentence)
        # Deal is the red button beside a game that is found.
        self.all.primary = not is_found
        self.all.update()
        self.lead.setVisible(bool(nearest))
        self.setFocusProxy(self.near[0] if nearest else self.all)
        for number, button in enumerate(self.near):
            button.setVisible(number < len(nearest))
            if number < len(nearest):
                self._ids[number] = nearest[number].id
                button.set_label(nearest[number].name)
