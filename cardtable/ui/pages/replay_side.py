"""What stands beside a replay: the moves, what the coach says, and what can be made of the game."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardtable.ui.pages.replay_list import StepList
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton, RoundButton, Sheet
from cardtable.ui.widgets_fields import label
from cardtable.ui.widgets_picks import Chip


class ReplaySide(Sheet):
    """Controls that the page leads."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, dark=True, radius=0, parent=parent)
        self.list = StepList(theme, self)
        self.deal = label("", "note", self)
        self.only_costly = Chip(theme, self.tr("Costly"), self)
        self.only_costly.setToolTip(self.tr("Only moves that cost something (C)"))
        self.coach = QLabel(self)
        self.coach.setWordWrap(True)
        self.coach.setProperty("role", "note")
        self.coach.setContentsMargins(10, 4, 6, 4)
        self.play_on = PillButton(theme, self.tr("Play on from here"), "play", size=15, parent=self)
        self.play_on.setToolTip(self.tr("A new game from this position (P)"))
        self.minds = RoundButton(theme, self.tr("What did they hold?"), "people", self)
        self.minds.setToolTip(self.tr("What the computers held in mind, and the others truly held (W)"))
        self.share = RoundButton(theme, self.tr("Take along"), "share", self)
        self.share.setToolTip(self.tr("Take along: record, text, trace, picture, score sheet (E)"))
        self._layout()

    def _layout(self) -> None:
        side = QVBoxLayout(self)
        side.setContentsMargins(8, 10, 8, 10)
        side.setSpacing(6)
        head = QHBoxLayout()
        head.setContentsMargins(10, 0, 4, 0)
        head.addWidget(label(self.tr("Moves"), "side", self))
        head.addWidget(self.deal)
        head.addStretch(1)
        head.addWidget(self.only_costly)
        foot = QHBoxLayout()
        foot.addWidget(self.play_on, 1)
        foot.addWidget(self.minds)
        foot.addWidget(self.share)
        side.addLayout(head)
        side.addWidget(self.list, 1)
        side.addWidget(self.coach)
        side.addLayout(foot)
