"""The map of a learner's skills: a tile for each, which fills as the skill becomes secure."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from cardtable.language import say, series
from cardtable.learning.ladder import Numbers
from cardtable.learning.mastery import TOO_FEW
from cardtable.learning.practice import PRACTICED
from cardtable.learning.report import SkillLine
from cardtable.learning.skills import Skill
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.learning import lesson_words as words
from cardtable.ui.widgets.boxes import add_parts
from cardtable.ui.widgets.controls import Bar, BoxButton, FittedLabel, discard
from cardtable.ui.widgets.painted import Sign
from cardtable.ui.widgets.tool_tips import tip

_LEAST_WIDTH = 236


class SkillTile(BoxButton):
    """One skill: its name, a bar and its state; a click practices it if that needs no cards.

    A secure one has a check mark, so that color isn't the only sign.
    """

    def __init__(
        self, theme: Theme, line: SkillLine, numbers: Numbers, parent: QWidget | None = None
    ) -> None:
        practiced, secure = line.skill in PRACTICED, line.is_secure
        role = "skill" + "-secure" * secure + "-at-table" * (not practiced)
        name, state = words.skill_name(line.skill, numbers), words.standing_words(line.standing, line.calls)
        super().__init__(theme, name, role, 92, parent, across=False)
        self.line = line
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if not practiced:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAccessibleDescription(series([state, self._count()]))
        tip(self, say("progress-press-to-practice") if practiced else say("progress-at-the-table"))
        head, foot, column = QHBoxLayout(), QHBoxLayout(), self.box
        head.addWidget(FittedLabel(name, "row", 12, self), 1)
        if secure:
            head.addWidget(Sign(theme, "check", 18, self, ink="good"))
        share = 1.0 if secure else min(0.95, line.progress)
        self._state = FittedLabel(state, "small", 11, self)
        self._counted = FittedLabel(self._count() if line.calls else "", "small", 11, self)
        add_parts(foot, (self._state, 1), self._counted)
        column.setContentsMargins(18, 12, 18, 12)
        add_parts(column, head, Bar(name, share, "good" if secure else "brass", self), foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self._state.sizeHint().width() + self._counted.sizeHint().width()
        self._counted.setVisible(wide + 8 <= self.box.contentsRect().width())

    def _count(self) -> str:
        line = self.line
        if line.calls < TOO_FEW:
            return say("progress-calls", calls=line.calls)
        return say("progress-right-first-time", right=line.right, calls=line.calls)


class SkillMap(QWidget):
    """All skills that calls ask for, and any others met; `chosen` is emitted to practice one."""

    chosen = Signal(Skill)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.tiles: list[SkillTile] = []
        self._shown: tuple[list[SkillLine], Numbers] | None = None
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(6)

    def show_lines(self, lines: Sequence[SkillLine], numbers: Numbers) -> None:
        """Show these skills; names have an example sum with numbers of this range."""
        met = {line.skill: line for line in lines}
        order = [*PRACTICED, *(skill for skill in Skill if skill in met and skill not in PRACTICED)]
        shows = [met.get(skill, SkillLine(skill, 0, 0, "new")) for skill in order], numbers
        if shows == self._shown:
            return
        self._shown = shows
        discard(self.tiles)
        self.tiles = [SkillTile(self.theme, line, numbers, self) for line in shows[0]]
        for tile in self.tiles:
            tile.show()
            if tile.line.skill in PRACTICED:
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
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
