"""The form that both the game's settings and its cards are: rows of controls under a title.

Typed letters lead to the row with that name. A row that stays keeps its place and the keyboard; one that is
gone gives the keyboard to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, lay_column, lay_row
from cardtable.ui.widgets.controls import paragraph
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.type_ahead import TypeAhead, typed_in


class FormRow(QFrame):
    """A row of a form: a setting, or cards that do the same. Another `shape` needs another row."""

    names: Sequence[str] = ()
    """The names by which typing finds the row."""
    about: frozenset[str] = frozenset()
    """The keys that the row is about."""
    causes: frozenset[str] = frozenset()
    """The keys of the document for which the row is marked as a cause of a conflict."""

    def __init__(self, theme: Theme, shape: object, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme, self.shape = theme, shape
        self.is_outlined = False
        """Whether the row is marked as a cause of a conflict."""

    @property
    def stops(self) -> Sequence[QWidget]:
        """The widgets that take the keyboard, in order."""
        raise NotImplementedError

    @property
    def has_keyboard(self) -> bool:
        return self.window().focusWidget() in self.stops

    def take_keyboard(self) -> None:
        """Move the keyboard to the first control of the row."""
        raise NotImplementedError

    def describe(self) -> None:
        """Describe the row for screen readers; it may be a cause of a conflict."""
        raise NotImplementedError

    def outline(self, places: Collection[str]) -> None:
        """Mark the row if it is one of the causes of a conflict."""
        self.is_outlined = not self.causes.isdisjoint(places)
        self.describe()
        self.show_frame()

    def show_frame(self, is_lit: bool = False) -> None:
        """Show the frame of a cause of a conflict, or that of a row that stands out."""
        self.setProperty("role", "row-clash" if self.is_outlined else "row-lit" if is_lit else "")
        self.update()


AnyRow = TypeVar("AnyRow", bound=FormRow)


class Form(QWidget):
    """Rows of controls under a title, in a scroll area."""

    def __init__(self, theme: Theme, title: str, motion: Callable[[], Pace], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.theme, self.motion = theme, motion
        self._fade = Fade(self)
        self._letters = TypeAhead()
        self.setAccessibleName(title)
        self.title = paragraph(title, "heading", self)
        inner = QWidget(self)
        self.column = lay_column(STRETCH, on=inner, margins=(0, 0, 8, 0), gap=0)
        self.area = ScrollArea(self, inner)
        self.head = lay_row((self.title, 1))
        lay_column(self.head, (self.area, 1), on=self, margins=NO_MARGINS, gap=6)

    @property
    def lines(self) -> Sequence[FormRow]:
        """All rows, from above to below."""
        raise NotImplementedError

    def begin_fade(self, part: QWidget | None = None) -> None:
        """Let what is seen of all rows, or of a part, fade into the change that follows."""
        self._fade.begin_whole(part or self.area, self.motion())

    def outline(self, places: Collection[str]) -> None:
        """Mark the rows with one of these keys of the document as causes of a conflict."""
        other = [row for row in self.lines if row.is_outlined == row.causes.isdisjoint(places)]
        if other:
            self.begin_fade()
        for row in other:
            row.outline(places)

    def place(
        self,
        column: QVBoxLayout,
        before: Mapping[str, AnyRow],
        shapes: Mapping[str, object],
        make: Callable[[str], AnyRow],
    ) -> dict[str, AnyRow]:
        """Return a row for each key, in the column: that of `before` if it has the shape, or a new one."""
        kept = {key: row for key, row in before.items() if key in shapes and row.shape == shapes[key]}
        for key, row in before.items():
            if key not in kept:
                column.removeWidget(row)
                row.hide()
                row.deleteLater()
        rows = {key: kept.get(key) or make(key) for key in shapes}
        # One layout of all rows instead of one for each.
        column.setEnabled(False)
        for at, row in enumerate(rows.values()):
            if column.indexOf(row) != at:
                column.insertWidget(at, row)
                row.show()
        column.setEnabled(True)
        return rows

    @contextmanager
    def keeping_keyboard(self) -> Iterator[None]:
        """Move the keyboard from a removed row to one with the same purpose, or to the next one."""
        rows, focused = list(self.lines), self.window().focusWidget()
        held = next((at for at, row in enumerate(rows) if focused in row.stops), len(rows))
        stop = rows[held].stops.index(focused) if held < len(rows) else 0
        followed = [row.about for row in rows[held:]]
        yield
        shown = [row for row in self.lines if row.isVisibleTo(self)]
        if followed and shown and not any(row.has_keyboard for row in shown):
            found = next((row for about in followed for row in shown if row.about & about), shown[-1])
            found.stops[min(stop, len(found.stops) - 1)].setFocus()

    # Keys of the controls, which the form sees first

    def is_typed(self, text: str) -> bool:
        """Return whether a typed text is for the form, not for the control or a shortcut of the window."""
        return text.isalpha()

    def press(self, watched: QObject, event: QKeyEvent) -> bool:
        """Do what a key means in the form; return whether it means anything."""
        typed = typed_in(event)
        if self.is_typed(typed):
            return self._lead(watched, typed)
        self._letters.end()
        return False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and self.is_typed(typed_in(event)):
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                return self.press(watched, event)
        return super().eventFilter(watched, event)

    def _lead(self, watched: QObject, letter: str) -> bool:
        """Move the keyboard to the row with the typed name, and return whether there is one."""
        rows = self.lines
        here = next((at for at, row in enumerate(rows) if watched in row.stops), -1)
        found = self._letters.find(letter, [row.names for row in rows], here)
        if found >= 0:
            self.reveal(rows[found])
            rows[found].take_keyboard()
            self.area.ensureWidgetVisible(rows[found], 0, 30)
        return found >= 0

    def reveal(self, row: FormRow) -> None:
        """Make the row visible, if it is folded away."""


ARROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""The step of each arrow key."""
