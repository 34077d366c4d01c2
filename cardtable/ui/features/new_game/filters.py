"""The filters over the games, as chips and menus, and what is shown if no game is found."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardtable.language import say
from cardtable.rules.traits import KINDS
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.games_list import EVERYTHING, Game, Wanted
from cardtable.ui.widgets.controls import PillButton, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.pickers import PickButton, RoomChip
from cardtable.ui.widgets.tool_tips import tip

_NEAREST = 3
"""Most games suggested if none is found."""


def kind_name(kind: str) -> str:
    """Return the name of a kind of special cards."""
    return say(f"games-kind-{kind}")


class FilterBar(QWidget):
    """The filters: all, favorites, recent, with children, players, cards. `changed` follows each change."""

    changed = Signal()

    def __init__(self, theme: Theme, games: Sequence[Game], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.everything = RoomChip(theme, say("games-all"), self)
        self.favourites = RoomChip(theme, say("games-favourites"), self)
        self.recent = RoomChip(theme, say("games-recent"), self)
        self.children_too = RoomChip(theme, say("games-for-children"), self)
        tip(self.children_too, say("games-for-children-means"))
        most = max((game.max_players for game in games), default=2)
        numbers = [(str(n), say("games-for-players", players=n)) for n in range(2, most + 1)]
        numbers.insert(0, ("", say("games-players")))
        self.players = PickButton(
            theme,
            say("games-number-of-players"),
            numbers,
            self,
            dark=True,
            listed={"": say("games-any-number")},
        )
        there = frozenset[str]().union(*(game.kinds for game in games))
        kinds = [("", say("games-cards")), *((kind, kind_name(kind)) for kind in KINDS if kind in there)]
        self.kind = PickButton(
            theme, say("games-special-cards"), kinds, self, dark=True, listed={"": say("games-any-cards")}
        )
        self._flow = FlowLayout(self)
        for control in self.controls:
            self._flow.addWidget(control)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.everything.clicked.connect(self.clear)
        for chip in (self.favourites, self.recent, self.children_too):
            chip.toggled.connect(self._tell)
        for pick in (self.players, self.kind):
            pick.picked.connect(self._tell)
        self.everything.setChecked(True)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The widgets that take the keyboard, in order."""
        chips = (self.everything, self.favourites, self.recent, self.children_too)
        return (*chips, self.players, self.kind)

    def add(self, control: QWidget) -> None:
        """Add a control that is no filter behind the filters."""
        self._flow.addWidget(control)

    @property
    def wanted(self) -> Wanted:
        """The current filters."""
        return Wanted(
            players=int(self.players.value or 0),
            kind=self.kind.value,
            children=self.children_too.isChecked(),
            favourites=self.favourites.isChecked(),
            recent=self.recent.isChecked(),
        )

    def clear(self) -> None:
        """Remove all filters."""
        self.want(EVERYTHING)

    def want(self, wanted: Wanted) -> None:
        """Set the filters."""
        chips = {
            self.favourites: wanted.favourites,
            self.recent: wanted.recent,
            self.children_too: wanted.children,
        }
        for chip, on in chips.items():
            chip.blockSignals(True)
            chip.setChecked(on)
            chip.blockSignals(False)
            chip.update()
        self.players.choose(str(wanted.players or ""))
        self.kind.choose(wanted.kind)
        self._tell()

    def _tell(self, *_: object) -> None:
        self.everything.setChecked(self.wanted == EVERYTHING)
        self.updateGeometry()
        self.changed.emit()


class NothingFound(QWidget):
    """The message that no game is found, with the nearest games and all games as ways on."""

    asked = Signal(str)
    """The id of the chosen game, one of the nearest."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sentence = paragraph("", "side", self)
        self.lead = paragraph(say("games-do-you-mean"), "note", self)
        like = say("games-like-it")
        self.near = [PillButton(theme, like, "cards", size=16, parent=self) for _ in range(_NEAREST)]
        self.all = PillButton(theme, say("games-show-all"), "again", size=16, primary=True, parent=self)
        self._ids = [""] * _NEAREST
        for number, button in enumerate(self.near):
            button.clicked.connect(lambda _=False, number=number: self.asked.emit(self._ids[number]))
        near, everything = FlowLayout(), FlowLayout()
        for button in self.near:
            near.addWidget(button)
        everything.addWidget(self.all)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 14, 10, 0)
        column.addWidget(self.sentence)
        column.addWidget(self.lead)
        column.addLayout(near)
        column.addLayout(everything)
        column.addStretch(1)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The widgets that take the keyboard, in order."""
        return (*self.near, self.all)

    def tell(self, sentence: str, nearest: Sequence[Game]) -> None:
        """Show why there is no game, and offer the nearest ones."""
        self.sentence.setText(sentence)
        self.lead.setVisible(bool(nearest))
        self.setFocusProxy(self.near[0] if nearest else self.all)
        for number, button in enumerate(self.near):
            button.setVisible(number < len(nearest))
            if number < len(nearest):
                self._ids[number] = nearest[number].id
                button.set_label(nearest[number].name)
