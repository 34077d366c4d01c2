"""A sheet with lines about people, for one day or week at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from cardtable.language import paragraph as join_sentences
from cardtable.language import row as listed
from cardtable.language import say
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.widgets.announcer import announce
from cardtable.ui.widgets.boxes import STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import Bar, MarkButton, Sheet, discard, label, paragraph
from cardtable.ui.widgets.painted import Portrait


class Line(NamedTuple):
    """A line about a person: avatar, words, and notes in small letters.

    `mark` is an icon; `share` is how far the bar is filled, from 0 to 1, None for no bar.
    """

    avatar: str
    words: str
    notes: tuple[str, ...]
    mark: str = ""
    share: float | None = None


class PersonRow(QWidget):
    """The widget of a line."""

    def __init__(self, theme: Theme, line: Line, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = line
        face = Portrait(theme, 42, self, badge=line.mark)
        face.show_avatar(line.avatar)
        words = lay_column(paragraph(line.words, "row", self), gap=3)
        if line.share is not None:
            words.addWidget(Bar(line.words, line.share, parent=self))
        add_parts(words, *(paragraph(note, "label", self) for note in line.notes))
        lay_row((face, 0, Qt.AlignmentFlag.AlignTop), words, on=self, margins=(0, 3, 8, 3), gap=14)


class PeopleSheet(Sheet):
    """A sheet with a title, arrows to the time before and after, and lines about people."""

    turned = Signal()
    """Another day or week is shown."""

    def __init__(self, theme: Theme, title: str, before: str, after: str, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.theme = theme
        self.before = MarkButton(before, "chevron-left", self)
        self.after = MarkButton(after, "chevron-right", self)
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        self.which = label("", "label", self)
        self.nobody = paragraph("", "label", self)
        self.lines: tuple[Line, ...] = ()
        self.waits = False
        """Whether the lines are not known yet."""
        self._is_unsaid = False
        head = lay_row((label(title, "heading", self), 1), self.before, self.which, self.after)
        self._made: list[PersonRow] = []
        self._rows = lay_column(gap=4)
        self.column = lay_column(head, on=self, margins=(24, 14, 16, 18), gap=8)

    def lay_lines(self) -> None:
        """Add the place of the lines below the widgets added so far."""
        add_parts(self.column, self.nobody, self._rows, STRETCH)

    def _turn(self, by: int) -> None:
        self._is_unsaid = True
        self.turn(by)

    def turn(self, by: int) -> None:
        """Show the time `by` days or weeks later."""
        raise NotImplementedError

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines, and change nothing if they are the same."""
        self.nobody.setVisible(not (lines or self.waits))
        if self._is_unsaid and not self.waits:
            self._is_unsaid = False
            self._say(lines)
        if self.lines == tuple(lines):
            return
        self.lines = tuple(lines)
        discard(self._made)
        self._made = [PersonRow(self.theme, line, self) for line in lines]
        for row in self._made:
            self._rows.addWidget(row)

    def _say(self, lines: Sequence[Line]) -> None:
        """Announce the day or week that was turned to, and its lines."""
        said = [self.which.text(), *(listed([line.words, *line.notes]) for line in lines)]
        sentences = [say("reader-sentence", line=one) for one in said]
        announce(self, join_sentences([*sentences, "" if lines else self.nobody.text()]))
