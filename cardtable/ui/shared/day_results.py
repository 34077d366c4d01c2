"""Everyone's results of a deal of the day, one row each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from cardtable.language import player, say
from cardtable.storage.statistics import DayResult
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.boxes import add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import paragraph
from cardtable.ui.widgets.painted import Portrait


class Line(NamedTuple):
    """A player's result: avatar, words, notes in small letters, and the icon `mark` if they survived."""

    avatar: str
    words: str
    notes: tuple[str, ...]
    mark: str


class ResultRow(QWidget):
    """The widget of a line."""

    def __init__(self, theme: Theme, line: Line, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        face = Portrait(theme, 42, self, badge=line.mark)
        face.show_avatar(line.avatar)
        words = lay_column(paragraph(line.words, "row", self), gap=3)
        add_parts(words, *(paragraph(note, "label", self) for note in line.notes))
        lay_row((face, 0, Qt.AlignmentFlag.AlignTop), words, on=self, margins=(0, 3, 8, 3), gap=14)


def line_of(one: DayResult) -> Line:
    """Return the line of a result."""
    name = player(one.name)
    words = say("play-held", player=name) if one.held else say("play-not-held", player=name)
    came_to = say("today-came-to", plays=one.plays, total=one.total)
    return Line(one.avatar, words, (came_to, *_retries(one)), "check" if one.held else "")


def _retries(result: DayResult) -> Iterator[str]:
    if result.times > 1:
        words = "today-again-and-held" if result.held_again else "today-again"
        yield say(words, times=result.times - 1)
