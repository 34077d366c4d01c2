"""The preferences as the window holds them: read once, changed at any time, written and told at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.storage.settings import Settings, read_settings, write_settings


class Preferences(QObject):
    """The one place in the window that knows the `Settings`; everybody else listens to `changed`."""

    changed = Signal(object, object)
    """The settings before and the settings now."""

    saving = Signal(bool)
    """Whether changes can be written, told when that has changed."""

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._directory = directory
        self.now: Settings = read_settings(directory)
        self.saved = True
        """False after a change that could not be written; it holds all the same until the window closes."""

    def change(self, **values: Any) -> None:
        """Takes new values for some settings by their names."""
        before, self.now = self.now, self.now._replace(**values)
        if before == self.now:
            return
        saved, self.saved = self.saved, write_settings(self._directory, self.now)
        self.changed.emit(before, self.now)
        if saved != self.saved:
            self.saving.emit(self.saved)
