"""The switch for reading sums and feedback aloud to the child who is asked: one tap, or V."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.ui.widgets.controls import RoundButton
from cardtable.ui.widgets.keys_panel import key_cap, with_key
from cardtable.ui.widgets.tool_tips import tip


class SpeechSwitch(RoundButton):
    """A round button that stays pressed while reading aloud is on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(say("lessons-read-aloud"), "speech", parent)
        self.setCheckable(True)
        tip(self, with_key(self.text(), key_cap("lesson-voice")))
        self.hide()

    def offer(self, on: bool) -> None:
        """Show the switch at the upper left of the page, over everything."""
        self.setChecked(on)
        bar = max(44, round(60 * self._s))
        self.move(round(14 * self._s), bar)
        self.show()
        self.raise_()

    @property
    def _s(self) -> float:
        page = self.parentWidget()
        return 1.0 if page is None else max(0.6, min(page.width() / 1440, page.height() / 900))
