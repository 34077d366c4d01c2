"""The comparison of a draft with the game that it came from: differences as chips, and both figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.controller.lab.laboratory import Compared, Progress
from cardtable.controller.lab.verdicts import About
from cardtable.language import say, series
from cardtable.rules.model import Rules
from cardtable.rules.prose.differences import Chip, differences
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.pages.workshop.fairness import MOST_FIGURES
from cardtable.ui.pages.workshop.lab_pictures import Beside, BesideTable, estimate_words
from cardtable.ui.shared.chips import draw_chips, height_of_chips, lines_of_chips
from cardtable.ui.widgets.controls import paragraph


class Chips(QWidget):
    """Chips wrapped over as many lines as they need."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.chips: tuple[Chip, ...] = ()
        self.setAccessibleName(name)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _text(self) -> float:
        return min(self.theme.text, 1.6)

    def show_chips(self, chips: Sequence[Chip]) -> None:
        self.chips = tuple(chips)
        self.setAccessibleDescription(series(chip.words for chip in chips))
        self.setVisible(bool(chips))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines = lines_of_chips(self.chips, width, self._text)
        return round(height_of_chips(len(lines), self._text))

    def sizeHint(self) -> QSize:
        return QSize(300, self.heightForWidth(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 20)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        draw_chips(painter, 0, 0, self.chips, self.width(), self._text)
        painter.end()


class ComparedView(QWidget):
    """The comparison of a draft with the game that it came from."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.heading: QLabel = paragraph("", "heading", self)
        self.note: QLabel = paragraph("", "row", self)
        self.chips = Chips(theme, say("told-differs"), self)
        self.table = BesideTable(theme, "", self)
        self.table.setAccessibleName(say("told-figures-beside"))
        self.legend: QLabel = paragraph(say("told-framed"), "small", self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 8, 4)
        column.setSpacing(10)
        for shown in (self.heading, self.note, self.chips, self.table, self.legend):
            column.addWidget(shown)
        column.addStretch(1)

    def show_games(self, rules: Rules, base: Rules | None, name: str) -> None:
        """Show how the draft differs from `base`, called `name`; None if it was built from scratch."""
        self.heading.setText(
            say("told-beside-game", game=name) if base is not None else say("told-from-nothing")
        )
        chips = differences(rules, base) if base is not None else ()
        self.chips.show_chips(chips)
        same = base is not None and not chips
        self.note.setText(say("told-same") if same else say("told-differs"))
        for shown in (self.note, self.legend):
            shown.setVisible(base is not None)

    def show_progress(self, progress: Progress | None) -> None:
        """Show the figures of both games as far as they are known; None if there are none."""
        groups: dict[About, list[Beside]] = {}
        if progress is not None:
            for one in progress.compared:
                rows = groups.setdefault(one.about, [])
                if len(rows) < max(MOST_FIGURES, progress.players):
                    rows.append(_beside(one, len(rows), progress.players))
        titled = [(say(f"told-about-{about}"), rows) for about, rows in groups.items()]
        self.table.show_groups((say("told-now"), say("told-before")), titled)
        self.table.setVisible(bool(titled))
        self.legend.setText(say("told-framed") if titled else say("told-soon"))


def _beside(one: Compared, place: int, players: int) -> Beside:
    is_seat = one.about == "begins" and place < players
    name = say("told-seat", place=place + 1, last=int(place + 1 == players)) if is_seat else one.now.label
    return Beside(
        name,
        estimate_words(one.now.estimate, one.now.unit),
        estimate_words(one.was.estimate, one.was.unit),
        one.differs,
    )
