"""What can be done with all settings at once: as a file, from a file, and as they were on the first day."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cardtable.storage.errors import StorageError
from cardtable.storage.settings import Settings
from cardtable.ui import files
from cardtable.ui.background import Background
from cardtable.ui.preferences import Preferences
from cardtable.ui.theme import Theme
from cardtable.ui.widgets import PillButton


class WholeSettings(QWidget):
    """Three buttons, and what they do; the page lays them in a row."""

    told = Signal(str)
    """One sentence: how it went."""

    def __init__(self, theme: Theme, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._asking = Background(self)
        self._before_reset: Settings | None = None
        self.export = PillButton(theme, self.tr("Export"), size=16, parent=parent)
        self.bring = PillButton(theme, self.tr("Import"), size=16, parent=parent)
        self.fresh = PillButton(theme, "", size=16, parent=parent)
        self.export.setAccessibleName(self.tr("Export the settings"))
        self.bring.setAccessibleName(self.tr("Import settings"))
        self.export.clicked.connect(self.write_file)
        self.bring.clicked.connect(self.read_file)
        self.fresh.clicked.connect(self.reset)
        self.hide()
        preferences.changed.connect(lambda before, now: self._say_what_reset_does())
        self._say_what_reset_does()

    @property
    def buttons(self) -> tuple[PillButton, ...]:
        """In their order."""
        return self.export, self.bring, self.fresh

    def write_file(self) -> None:
        """All settings as a file, where the player wants it."""
        kinds = self.tr("Settings (*.json)")
        path = files.ask_save(self, self.tr("Export the settings"), "cardtable-settings.json", kinds)
        if path is not None:
            self._asking.ask(partial(files.write, path, self._preferences.exported()), self.told.emit)

    def read_file(self) -> None:
        """All settings from such a file."""
        path = files.ask_open(self, self.tr("Import settings"), self.tr("Settings (*.json)"))
        if path is None:
            return

        def take(text: str) -> None:
            try:
                self._preferences.import_(text)
            except StorageError as error:
                self.told.emit(str(error))
            else:
                self.told.emit(self.tr("The settings are those of {file} now.").format(file=path.name))

        self._asking.ask(
            partial(files.read, path, files.SETTINGS), take, lambda error: self.told.emit(str(error))
        )

    def reset(self) -> None:
        """All settings as on the first day; the second time, as they were before that."""
        before, self._before_reset = self._before_reset, None
        if before is None:
            self._before_reset = self._preferences.now
            self._preferences.reset()
            self.told.emit(self.tr("All settings are as on the first day; the same button takes that back."))
        else:
            self._preferences.change(**before._asdict())
            self._say_what_reset_does()
            self.told.emit(self.tr("Your settings are back."))

    def _say_what_reset_does(self) -> None:
        """A reset can be taken back until something else is chosen."""
        if self._preferences.now != Settings():
            self._before_reset = None
        can_go_back = self._before_reset is not None
        self.fresh.setText(self.tr("Take back") if can_go_back else self.tr("Reset"))
        name = self.tr("Take the reset back") if can_go_back else self.tr("Reset all settings")
        self.fresh.setAccessibleName(name)
