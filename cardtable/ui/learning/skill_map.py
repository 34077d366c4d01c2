"""The map of a learner's skills: a tile for each, which fills as the skill becomes secure."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from cardtable.language import say, series
from cardtable.learning.ladder import Numbers
from cardtable.learning.mastery import TOO_FEW
from cardtable.learning.practice import PRACTISED
from cardtable.learning.report import SkillLine
from cardtable.learning.skills import Skill
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.widgets.controls import Control
from cardtable.ui.widgets.tool_tips import tip

_LEAST_WIDTH = 236


class SkillTile(Control):
    """One skill: its name, a bar and its state; a click practices it if that needs no cards."""

    def __init__(
        self, theme: Theme, line: SkillLine, numbers: Numbers, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, words.skill_name(line.skill, numbers), parent)
        self.line = line
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        practised = line.skill in PRACTISED
        if not practised:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.ArrowCursor)
        told = series([words.standing_words(line.standing, line.calls), self._count()])
        how = say("progress-press-to-practise") if practised else say("progress-at-the-table")
        self.setAccessibleDescription(told)
        tip(self, how)

    def _count(self) -> str:
        line = self.line
        if line.calls < TOO_FEW:
            return say("progress-calls", calls=line.calls)
        return say("progress-right-first-time", right=line.right, calls=line.calls)

    def sizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, round(92 * self.theme.room * self._grown()))

    def _grown(self) -> float:
        return 1 + max(0.0, self.theme.text - 1.5) * 0.3

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self.sizeHint().height())

    def ring_radius(self, body: QRectF) -> float:
        return 15

    def draw(self, painter: QPainter, body: QRectF) -> None:
        """Draw a raised tile; a secure one has a check mark, so that color isn't the only sign."""
        theme, line = self.theme, self.line
        secure = line.is_secure
        practised = line.skill in PRACTISED
        ground = theme.paper_raised if practised or secure else theme.paper
        if self.underMouse() and practised:
            ground = theme.paper_sunk
        paint.fill_round(painter, body, 14, ground, theme.good if secure else theme.paper_line, 1.4)
        left, right = body.left() + 14, body.right() - 14
        room = right - left
        name, small = 15.0 * min(theme.text, 1.6), 13.0 * min(theme.text, 1.6)
        y = body.top() + body.height() * 0.26
        if secure:
            paint.icon(painter, "check", right - 8, y, 18, theme.good, 3.2)
            room -= 26
        name = paint.fitting(self.text(), name, 800, room, 12.0)
        paint.text(painter, left, y, self.text(), name, theme.ink, 800, width=room)
        bar = QRectF(left, body.top() + body.height() * 0.46, right - left, 9)
        paint.fill_round(painter, bar, 4.5, theme.paper_sunk, theme.paper_line, 1)
        done = 1.0 if secure else min(0.95, line.progress)
        if done > 0:
            filled = QRectF(bar.left(), bar.top(), max(9.0, bar.width() * done), bar.height())
            paint.fill_round(painter, filled, 4.5, theme.good if secure else theme.brass)
        y = body.top() + body.height() * 0.77
        state = words.standing_words(line.standing, line.calls)
        used = paint.text(painter, left, y, state, small, theme.ink_muted, 800, width=right - left)
        if line.calls:
            rest = right - left - used - 12
            if paint.text_width(self._count(), small, 600) <= rest:
                paint.text(painter, right, y, self._count(), small, theme.ink_muted, 600, paint.RIGHT)


class SkillMap(QWidget):
    """All skills that calls ask for, and any others met; `chosen` is emitted to practice one."""

    chosen = Signal(Skill)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.tiles: list[SkillTile] = []
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)

    def show_lines(self, lines: Sequence[SkillLine], numbers: Numbers) -> None:
        """Show these skills; names have an example sum with numbers of this range."""
        met = {line.skill: line for line in lines}
        order = [*PRACTISED, *(skill for skill in Skill if skill in met and skill not in PRACTISED)]
        for tile in self.tiles:
            self._grid.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = [
            SkillTile(self.theme, met.get(skill, SkillLine(skill, 0, 0, "new")), numbers, self)
            for skill in order
        ]
        for tile in self.tiles:
            tile.show()
            if tile.line.skill in PRACTISED:
                tile.clicked.connect(lambda _=False, skill=tile.line.skill: self.chosen.emit(skill))
        self._columns = 0
        self._arrange()

    def _arrange(self) -> None:
        least = _LEAST_WIDTH * (1 + (self.theme.text - 1) * 0.35)
        columns = max(1, int(self.width() // least))
        if columns == self._columns:
            return
        self._columns = columns
        for number, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, number // columns, number % columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
