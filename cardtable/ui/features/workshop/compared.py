"""The comparison of a draft with the game that it came from: differences as chips, and both figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.controller.lab.laboratory import Progress
from cardtable.controller.lab.verdicts import About
from cardtable.language import say
from cardtable.rules.drafting.draft import Basis
from cardtable.rules.model import Rules
from cardtable.rules.prose.differences import differences
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.fairness import MOST_FIGURES, seat_name
from cardtable.ui.features.workshop.plots import Chips, Line, Table, figure_words
from cardtable.ui.widgets.controls import paragraph


class ComparedView(QWidget):
    """The comparison of a draft with the game that it came from."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = paragraph("", "heading", self)
        self.note = paragraph("", "row", self)
        self.chips = Chips(theme, "", self)
        self.chips.setAccessibleName(say("told-differs"))
        self.table = Table(theme, "", self)
        self.table.setAccessibleName(say("told-figures-beside"))
        self.table.heads = (say("told-now"), say("told-before"))
        self.legend = paragraph(say("told-framed"), "small", self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 4)
        column.setSpacing(10)
        for shown in (self.heading, self.note, self.chips, self.table, self.legend):
            column.addWidget(shown)
        column.addStretch(1)

    def show_games(self, rules: Rules, basis: Basis) -> None:
        """Show how the draft differs from the game that it came from."""
        base = basis.rules
        chips = differences(rules, base) if base is not None else ()
        is_same = base is not None and not chips
        self.heading.setText(
            say("told-beside-game", game=basis.name) if base is not None else say("told-from-nothing")
        )
        self.chips.show_chips(chips)
        self.note.setText(say("told-same") if is_same else say("told-differs"))
        for shown in (self.note, self.legend):
            shown.setVisible(base is not None)

    def show_progress(self, progress: Progress | None) -> None:
        """Show the figures of both games as far as they are known; None if there are none."""
        lines = list(_lines(progress)) if progress is not None else []
        self.table.show_lines(lines, [_spoken(one) for one in lines if one.numbers])
        self.table.setVisible(bool(lines))
        self.legend.setText(say("told-framed") if lines else say("told-soon"))


def _lines(progress: Progress) -> Iterator[Line]:
    """Yield the figures of both games, with a heading before those of each verdict."""
    numbers: Counter[About] = Counter()
    for one in progress.compared:
        place, players = numbers[one.about], progress.players
        numbers[one.about] += 1
        if place == 0:
            yield Line(say(f"told-about-{one.about}"))
        if place < max(MOST_FIGURES, players):
            is_seat = one.about == "begins" and place < players
            name = seat_name(place, players) if is_seat else one.now.label
            yield Line(name, (figure_words(one.now), figure_words(one.was)), differs=one.differs)


def _spoken(line: Line) -> str:
    now, was = line.numbers
    return say("told-beside-differs" if line.differs else "told-beside", name=line.name, now=now, was=was)
