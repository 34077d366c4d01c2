"""What can be heard of the table: its sounds and the spoken totals, together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, SignalInstance

from cardtable.ui.preferences import Preferences
from cardtable.ui.sound import Sounds
from cardtable.ui.speech import Speech

if TYPE_CHECKING:
    from cardtable.ui.table import TableView


class Hearing(QObject):
    """Listens to a table and plays and says what it hears, as the preferences want it."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.sounds = Sounds(preferences, self)
        self.speech = Speech(preferences, self)

    def listen(self, view: TableView, lessons: SignalInstance) -> None:
        """From now on that table is heard, and what is said in its lessons. What plays is loaded here,
        before anything moves.
        """
        self.sounds.prepare()
        view.stage.heard.connect(self.sounds.hear)
        view.called.connect(self.speech.say)
        lessons.connect(self.speech.teach)

    def prepare(self) -> None:
        """Loads what is wished for, so that `state` of both tells how it is."""
        self.sounds.prepare()
        self.speech.prepare()

    def close(self) -> None:
        """Ends what can be heard; may be called twice."""
        self.sounds.close()

    def toggle(self) -> bool:
        """Switches all sounds on or off; returns whether they are on."""
        on = not self._preferences.now.sound
        self._preferences.change(sound=on)
        return on
