"""The filters over the games, wishes among the words of a search, and what is shown if no game is found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.language import say
from cardtable.rules import MOST_SEATS
from cardtable.rules.finding import KINDS
from cardtable.ui.shared.games_list import EVERYTHING, Game, Wanted
from cardtable.ui.widgets.boxes import STRETCH, lay_column
from cardtable.ui.widgets.controls import PillButton, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.pickers import RoomChip
from cardtable.ui.widgets.tool_tips import tip

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

    asked = Signal(str)
    """The id of the chosen game, one of the nearest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = paragraph("", "side", self)
        self.lead = paragraph(say("games-do-you-mean"), "note", self)
        like = say("games-like-it")
        self.near = [PillButton(like, "cards", size=16, parent=self) for _ in range(_NEAREST)]
        self.all = PillButton(say("games-show-all"), "again", size=16, primary=True, parent=self)
        self._ids = [""] * _NEAREST
        for number, button in enumerate(self.near):
            button.clicked.connect(lambda _=False, number=number: self.asked.emit(self._ids[number]))
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
