"""The parts beside a puzzle's felt: answers, lines of moves, values of cards, and foldouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QWidget

from cardtable.language import Player, say, word
from cardtable.language import paragraph as join_sentences
from cardtable.storage.puzzle_book import MOST_STARS
from cardtable.ui.drawing.faces import CALM, Face
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.chips import CardChip, chip_width, words_of_cards
from cardtable.ui.table.items.drawer import CardValue, chip_words
from cardtable.ui.table.motion.speeds import Ease, Pace, ease
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, Part, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import BoxButton, FittedLabel, discard, label, paragraph
from cardtable.ui.widgets.painted import Portrait, Sign
from cardtable.ui.widgets.tool_tips import tip

A_MOVE = 260.0
"""Milliseconds between the appearance of two moves."""

_VALUE, _WIDEST_CHIP = 28.0, 130.0
"""The height of a card with its value, and the width up to which the words are beside it, in pixels."""


class AnswerButton(BoxButton):
    """An answer: its cards and, if they can be played in several ways, what they make.

    `state` is "", `chosen`, `right` or `wrong`.
    """

    def __init__(self, theme: Theme, cards: Sequence[str], note: str, spoken: str, parent: QWidget) -> None:
        super().__init__(theme, spoken, "answer", 60, parent)
        self.cards, self.state = tuple(cards), ""
        tip(self, spoken)
        self.box.setContentsMargins(10, 4, 10, 4)
        self.box.setSpacing(6)
        add_parts(self.box, STRETCH, CardChip(theme, words_of_cards(cards), 36, self))
        if note:
            add_parts(self.box, Sign(theme, "arrow", 17, self), label(note, "choice", self))
        self.box.addStretch(1)

    def show_state(self, state: str, spoken: str) -> None:
        """Show how the answer was judged; `spoken` is its accessible name."""
        self.setAccessibleName(spoken)
        tip(self, spoken)
        if state == self.state:
            return
        self.state = state
        self.set_role(f"answer-{state}" if state else "answer")
        if state in ("right", "wrong"):
            icon, ground = ("check", "good") if state == "right" else ("close", "wrong_line")
            self.box.insertWidget(self.box.count() - 1, Sign(self.theme, icon, 24, self, "#FFFFFF", ground))


@dataclass(frozen=True)
class LineRow:
    """A move of a line: the player with a note, the cards, and the total after it.

    `is_last` means that nobody can go further. Without cards only `words` are shown; `star` marks a goal
    reached.
    """

    name: Player
    avatar: str
    words: str
    note: str = ""
    cards: tuple[str, ...] = ()
    total: int | None = None
    is_last: bool = False
    star: bool = False
    face: Face = CALM


class LineRows(QWidget):
    """A line of moves, which appear one by one; a click shows all."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.rows: tuple[LineRow, ...] = ()
        self._made: list[tuple[QWidget, QGraphicsOpacityEffect]] = []
        self._shown, self._pace = 0.0, Pace()
        self._coming = QVariantAnimation(self)
        self._coming.valueChanged.connect(self._come)
        self._column = lay_column(on=self, margins=NO_MARGINS, gap=0)

    def show_rows(self, rows: Sequence[LineRow], sentences: Sequence[str], pace: Pace) -> None:
        """Show these moves at that pace; `sentences` are read by screen readers at once."""
        self.set_rows(rows, sentences, pace)
        self.come_to(len(self.rows))

    def set_rows(self, rows: Sequence[LineRow], sentences: Sequence[str], pace: Pace) -> None:
        """Take these moves without showing any: `come_to` does."""
        self._coming.stop()
        self.rows, self._pace = tuple(rows), pace
        self.setAccessibleName(join_sentences(sentences))
        discard(made for made, _ in self._made)
        self._made = []
        for number, row in enumerate(rows):
            made = _row(self, row, number > 0, number + 1 < len(rows))
            effect = QGraphicsOpacityEffect(made)
            made.setGraphicsEffect(effect)
            self._column.addWidget(made)
            # At once, so that a page that scrolls to them knows how high they are.
            made.show()
            self._made.append((made, effect))
        self._come(0.0)

    def come_to(self, count: int) -> None:
        """Show the first `count` moves; those that were not seen yet appear one by one."""
        whole = round(self._pace.ms(A_MOVE) * (count - self._shown))
        if whole > 0 and self.isVisibleTo(self.window()):
            self._coming.stop()
            self._coming.setStartValue(self._shown)
            self._coming.setEndValue(float(count))
            self._coming.setDuration(whole)
            self._coming.start()
        else:
            self._come(max(self._shown, float(count)))

    @property
    def is_whole(self) -> bool:
        return self._shown >= len(self.rows)

    def complete(self) -> None:
        """Show all moves at once."""
        self._coming.stop()
        self._come(float(len(self.rows)))

    def _come(self, shown: float) -> None:
        self._shown = shown
        for number, (_, effect) in enumerate(self._made):
            come = ease(Ease.OutCubic, shown - number)
            effect.setOpacity(come)
            effect.setEnabled(come < 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.complete()


def _row(line: LineRows, line_row: LineRow, follows: bool, goes_on: bool) -> QWidget:
    """Return the widget of a move, joined to the one before and the one after it."""
    theme, made = line.theme, QWidget(line)
    face = Portrait(theme, 46, made, face=line_row.face)
    face.show_avatar(line_row.avatar)
    left = lay_column(_joint(made, follows), face, _joint(made, goes_on), gap=3)
    middle = lay_column(STRETCH, FittedLabel(line_row.words, "row", 12, made), gap=0)
    if line_row.note:
        middle.addWidget(paragraph(line_row.note, "small", made))
    middle.addStretch(1)
    row = lay_row(left, (middle, 1), on=made, margins=(0, 0, 4, 0))
    if line_row.cards:
        row.addWidget(CardChip(theme, words_of_cards(line_row.cards), 32, made))
        if line_row.total is not None:
            row.addWidget(Sign(theme, "arrow", 19, made))
            row.addWidget(label(word(line_row.total), "reached" if line_row.is_last else "heading", made))
    elif line_row.star:
        row.addWidget(Sign(theme, "star", 28, made, ink="brass"))
    return made


def _joint(made: QWidget, is_joined: bool) -> Part:
    """Return the line to the move before or after, or as much room."""
    if not is_joined:
        return STRETCH
    joint = QFrame(made)
    joint.setProperty("role", "joint")
    joint.setFixedWidth(3)
    joint.setMinimumHeight(6)
    return joint, 1, Qt.AlignmentFlag.AlignHCenter


class Stars(QWidget):
    """The stars of a solved puzzle, in a row, those that were missed as outlines; hidden without any."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.signs = [Sign(theme, "star", 34, self) for _ in range(MOST_STARS)]
        lay_row(*self.signs, STRETCH, on=self, margins=NO_MARGINS, gap=4)
        self.hide()

    def show_count(self, count: int) -> None:
        for number, sign in enumerate(self.signs):
            sign.ground, sign.ink = ("brass", "ink") if number < count else ("", "ink_muted")
            sign.update()
        self.setAccessibleName(say("puzzles-stars", stars=count) if count else "")
        self.setVisible(count > 0)


class ValueRows(QWidget):
    """What the cards of a game do, with a row for cards that do the same."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._column = lay_column(on=self, margins=NO_MARGINS, gap=6)
        self._rows = QWidget(self)
        self.sentences: Sequence[str] = ()
        """The rows for screen readers."""

    def show_values(self, values: Sequence[CardValue]) -> None:
        discard([self._rows])
        self._rows = QWidget(self)
        self._column.addWidget(self._rows)
        self._rows.show()
        column = lay_column(on=self._rows, margins=NO_MARGINS, gap=6)
        faces = [chip_words(value.faces) for value in values]
        self.sentences = [
            say("puzzles-card-value", shown=cards, told=value.text)
            for cards, value in zip(faces, values, strict=True)
        ]
        for cards, value, sentence in zip(faces, values, self.sentences, strict=True):
            # Many cards take the line for themselves.
            lay = lay_row if chip_width(cards, _VALUE) < _WIDEST_CHIP else lay_column
            chip = CardChip(self.theme, cards, _VALUE, self)
            effect_words = paragraph(value.text, "row", self)
            effect_words.setAccessibleName(sentence)
            column.addLayout(lay((chip, 0, Qt.AlignmentFlag.AlignTop), (effect_words, 1)))


class Foldout(BoxButton):
    """A button that unfolds what is below; the page shows and hides that."""

    reader_role = QAccessible.Role.Button

    def __init__(self, theme: Theme, label: str, cards: Sequence[str], parent: QWidget) -> None:
        super().__init__(theme, label, "fold", 48, parent)
        self.cards = tuple(cards)
        self.setCheckable(True)
        self.box.setContentsMargins(18, 0, 18, 0)
        self.box.setSpacing(12)
        if cards:
            self.box.addWidget(CardChip(theme, words_of_cards(cards), 30, self))
        self._sign = Sign(theme, "chevron-down", 18, self)
        add_parts(self.box, (FittedLabel(label, "row", 12, self), 1), self._sign)
        self.toggled.connect(lambda on: self._sign.show_icon("chevron-up" if on else "chevron-down"))
