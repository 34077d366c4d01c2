"""The row of actions on an own game: change, share, rename, duplicate, delete."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.plain_text import LONGEST_TITLE, one_line
from cardtable.ui.shared.games_list import Game
from cardtable.ui.shared.name_field import NameField
from cardtable.ui.widgets.boxes import NO_MARGINS, lay_column, lay_row
from cardtable.ui.widgets.controls import MarkButton, PillButton, label
from cardtable.ui.widgets.flow import FlowLayout


class OwnTools(QWidget):
    """The row for one game at a time, hidden for a built-in game."""

    rename_asked = Signal(str, str)
    """The id of the game, and its new name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self.can_change = False
        """Whether the rules can be changed here."""
        self.change = PillButton(say("own-change"), "settings", size=15, parent=self)
        self.give = PillButton(say("own-give"), "share", size=15, parent=self)
        self.rename = MarkButton(say("shared-rename"), "pen", self)
        self.duplicate = MarkButton(say("own-duplicate"), "plus", self)
        self.delete = MarkButton(say("shared-delete"), "bin", self)
        self.name = NameField(say("shared-rename"), "row", LONGEST_TITLE, self)
        self.rename.clicked.connect(self._ask_name)
        self.name.named.connect(self._name)
        self.name.left.connect(self._show_tools)
        self._practiced: tuple[str, int] = ("", 0)
        self.practice = label("", "small", self)
        self.practice.setContentsMargins(4, 0, 0, 0)
        self._row = QWidget(self)
        # Where not all have room, these go to the next row together.
        marks = QWidget(self._row)
        lay_row(self.rename, self.duplicate, self.delete, on=marks, margins=NO_MARGINS, gap=2)
        FlowLayout(self.change, self.give, marks, on=self._row, gap=2)
        lay_column(self._row, self.name, self.practice, on=self, margins=NO_MARGINS)
        self._show_tools()

    @property
    def variant(self) -> str:
        return self._game.id if self._game is not None else ""

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The widgets that take the keyboard, in order."""
        return (self.change, self.give, self.name, self.rename, self.duplicate, self.delete)

    def show_game(self, game: Game) -> None:
        """Show the row for this game, or hide it for a built-in game."""
        if self._game != game:
            self._game = game
            self._show_tools()
        self.setVisible(game.is_own)
        self._show_practice()

    def show_practice(self, variant: str, percent: int) -> None:
        """Show how much of its practice a game has had; nothing at 100."""
        self._practiced = variant, percent
        self._show_practice()

    def _show_practice(self) -> None:
        variant, percent = self._practiced
        self.practice.setText(say("own-practicing", share=percent))
        self.practice.setVisible(variant == self.variant and percent < 100)

    def _ask_name(self) -> None:
        if self._game is None:
            return
        # Nothing below moves while a name is typed.
        self.setMinimumHeight(self.height())
        self._row.hide()
        self.name.setText(self._game.name)
        self.name.setAccessibleName(say("own-rename-ask", game=self._game.name))
        self.name.show()
        self.name.selectAll()
        self.name.setFocus()

    def _name(self, name: str) -> None:
        game, is_other = (
            self._game,
            self._game is not None and one_line(name, LONGEST_TITLE) not in ("", self._game.name),
        )
        self._show_tools()
        self.rename.setFocus()
        if game is not None and is_other:
            self.rename_asked.emit(game.id, name)

    def _show_tools(self) -> None:
        had = self.name.hasFocus()
        self.name.hide()
        self._row.show()
        self.setMinimumHeight(0)
        self.change.setVisible(self.can_change)
        if had:
            self.rename.setFocus()
