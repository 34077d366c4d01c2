"""The preferences as the window holds them: read once, changed and told at once, and then kept on disk."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from cardtable.storage.settings import OWN_BACK, Settings, SettingsFile
from cardtable.ui.drawing.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from cardtable.ui.shared.own_back import OwnBack


class Preferences(QObject):
    """The one place in the window that knows the `Settings`; everybody else listens to `changed`."""

    changed = Signal(Settings, Settings)
    """The settings before and the settings now."""

    saving = Signal(bool)
    """Whether changes can be written, told when that has changed."""

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._directory = directory
        self._file = SettingsFile(directory)
        self.now: Settings = self._file.read()
        self.saved = True
        """False after a change that could not be written; it holds all the same until the window closes."""

    @property
    def set_aside(self) -> Path | None:
        """Where a file of settings that could not be read was put at the start; None if there was none."""
        return self._file.document.set_aside

    @property
    def is_unread(self) -> bool:
        """Whether there is a file of settings that the disk does not give out."""
        return self._file.document.is_unread

    @cached_property
    def own_back(self) -> OwnBack:
        """The photograph that can be the back of the cards."""
        # Not before the first picture, which shows no cards.
        from cardtable.ui.shared.own_back import OwnBack

        return OwnBack(self._directory)

    def take_own_back(self, photograph: QImage) -> None:
        """That photograph, which is in the folder by now, is the back of the cards."""
        self.own_back.hold(photograph)
        self._hold(self.now._replace(back=OWN_BACK))

    def drop_own_back(self) -> None:
        """The photograph, which is gone from the folder by now, is no back any more."""
        self.own_back.forget()
        self._hold(self.now._replace(back="" if self.now.back == OWN_BACK else self.now.back))

    def look_again_for_own_back(self) -> None:
        """The photograph in the folder came or went by other ways."""
        self.own_back.forget()
        self._hold(self.now)

    def back_in(self, room: Theme) -> str:
        """The back of the cards in a room: the one that was chosen, where it can be shown."""
        if self.now.back == OWN_BACK:
            return self.own_back.name or room.back
        return self.now.back or room.back

    def change(self, **values: Any) -> None:
        """Takes new values for some settings by their names."""
        wanted = self.now._replace(**values)
        if wanted != self.now:
            self._hold(wanted)

    def reset(self) -> None:
        """Everything as on the first day."""
        self._file.forget_unknown()
        self._hold(Settings())

    def _hold(self, settings: Settings) -> None:
        # Not before the first picture, which does without it.
        from cardtable.ui.support.background import post

        before, self.now = self.now, settings
        self._file.document.heard = post().to(self._hear)
        self._file.write(self.now)
        self.changed.emit(before, self.now)

    def _hear(self) -> None:
        saved, self.saved = self.saved, self._file.document.saved
        if saved != self.saved:
            self.saving.emit(self.saved)

    def settle(self) -> None:
        """Returns when all changes are on disk, or were tried once more where the disk refused them."""
        self._file.document.settle()

    def exported(self) -> str:
        """All settings, as text to keep elsewhere."""
        return self._file.exported(self.now)

    def import_(self, text: str) -> None:
        """Takes what `exported` gave. Raises StorageError for anything else."""
        self._hold(self._file.imported(text))
