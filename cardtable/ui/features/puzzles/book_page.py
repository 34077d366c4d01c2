"""The book of the puzzles that were solved here, by game; each can be opened again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.rules.catalog import catalog
from cardtable.rules.model import RulesError
from cardtable.rules.own_words import game_name
from cardtable.storage.puzzle_book import MOST_STARS, Solved
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.when import day_text
from cardtable.ui.widgets.boxes import add_parts, lay_column
from cardtable.ui.widgets.controls import PillButton, Sheet, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.room_page import Head, KeyRow, RoomPage, lay_page
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip


class BookPage(RoomPage):
    """The page with a sheet for each game, which has the days of its solved puzzles."""

    asked = Signal(object)
    """The puzzle (`Solved`) to open."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.solved: Mapping[str, Sequence[Solved]] = {}
        self.days: list[PillButton] = []
        self.head = Head(self, say("puzzles-book"), self.back_asked)
        self.note = paragraph("", "note", self)
        self._area = ScrollArea(self)
        add_parts(self.head, 10, (self.note, 1))
        lay_page(self, self.head).addWidget(self._area, 1)
        self.lead_focus(self.head.back)

    def restore_from(self, before: Self) -> None:
        self.show_solved(before.solved)

    def show_solved(self, solved: Mapping[str, Sequence[Solved]]) -> None:
        """Show the solved puzzles by game."""
        self.solved, self.days = solved, []
        self.note.setText(say("puzzles-book-note") if solved else say("puzzles-book-empty"))
        inner = QWidget()
        column = lay_column(on=inner, margins=(0, 0, 10, 10), gap=14)
        for variant, of_game in solved.items():
            column.addWidget(self._sheet(variant, of_game, inner))
        column.addStretch(1)
        self._area.setWidget(inner)
        self.lead_focus(self.days[0] if self.days else self.head.back)
        if self.isVisible():
            self.setFocus()
        self.redraw_room()

    def _sheet(self, variant: str, of_game: Sequence[Solved], parent: QWidget) -> Sheet:
        sheet, game = Sheet(parent=parent), _name_of(variant)
        rows = lay_column(label(game, "heading", sheet), on=sheet, margins=(22, 16, 22, 16))
        row = QWidget(sheet)
        flow = FlowLayout(on=row, gap=8)
        for one in of_game:
            day = day_text(one.day)
            icon = "star" if one.stars == MOST_STARS else "check"
            button = PillButton(day, icon, size=15, parent=row)
            button.setAccessibleName(say("puzzles-book-entry", game=game, day=day))
            if one.stars:
                tip(button, say("puzzles-stars", stars=one.stars))
            button.clicked.connect(partial(self.asked.emit, one))
            flow.addWidget(button)
            self.days.append(button)
        rows.addWidget(row)
        return sheet

    def keys(self) -> list[KeyRow]:
        return [(("Enter",), say("puzzles-key-open"))]


def _name_of(variant: str) -> str:
    """Return the name of a game, or its id if the game is gone."""
    try:
        return game_name(catalog().resolve(variant))
    except RulesError:
        return variant
