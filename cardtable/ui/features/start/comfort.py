"""What a player can set before the first game, in one line on the table: text, motion and voice."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.storage.settings import STILL, Settings
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.widgets.boxes import lay_row
from cardtable.ui.widgets.controls import Sheet
from cardtable.ui.widgets.pickers import PaperChip

_LARGE = 150
"""The size of text that the chip switches to."""


class ComfortLine(Sheet):
    """A strip of paper with three chips, which change the settings at once."""

    grown = Signal()
    """Emitted when its words need another size."""

    def __init__(self, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(radius=22, parent=parent)
        self._preferences = preferences
        self.setAccessibleName(say("start-comfort"))
        self.text = PaperChip(say("start-comfort-text"), self)
        self.motion = PaperChip(say("start-comfort-motion"), self)
        self.voice = PaperChip(say("lessons-read-aloud"), self)
        row = lay_row(on=self, margins=(6, 2, 6, 2), gap=0)
        usual = Settings()
        for chip, setting, on, off in (
            (self.text, "text_size", _LARGE, usual.text_size),
            (self.motion, "pace", STILL, usual.pace),
            (self.voice, "speech", True, False),
        ):
            chip.clicked.connect(partial(self._change, chip, setting, on, off))
            row.addWidget(chip)
        preferences.changed.connect(self._show)
        self._show()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.grown.emit()
        return done

    def _change(self, chip: PaperChip, setting: str, on: object, off: object) -> None:
        self._preferences.change(**{setting: on if chip.isChecked() else off})

    def _show(self, *_: object) -> None:
        now = self._preferences.now
        self.text.setChecked(now.text_size >= _LARGE)
        self.motion.setChecked(now.pace == STILL)
        self.voice.setChecked(now.speech)
