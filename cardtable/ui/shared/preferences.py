"""The preferences in the window: read once; every change is announced at once, then saved."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from cardtable.storage.settings import FOLLOW_SYSTEM, OWN_BACK, Settings, SettingsFile
from cardtable.ui.drawing.theme import Theme

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from cardtable.ui.shared.own_back import OwnBack


class Preferences(QObject):
    """The only holder of the `Settings` in the window; everything else listens to `changed`."""

    changed = Signal(Settings, Settings)
    """Emitted with the settings before and after a change."""

    saving = Signal(bool)
    """Emitted when saving starts or stops working, with whether it works."""

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._directory = directory
        self._file = SettingsFile(directory)
        self.now: Settings = self._file.read()
        self.usual = Settings()
        """The settings of a player who has chosen nothing; some follow the system."""
        self.saved = True
        """False after a change that couldn't be saved; it still counts until the window closes."""

    @property
    def set_aside(self) -> Path | None:
        """The path of a damaged settings file set aside at the start; None if there was none."""
        return self._file.document.set_aside

    @property
    def is_unread(self) -> bool:
        """Whether there is a settings file that couldn't be read from the disk."""
        return self._file.document.is_unread

    @cached_property
    def own_back(self) -> OwnBack:
        """The photograph that can be the back of the cards."""
        # Imported late: the first picture shows no cards.
        from cardtable.ui.shared.own_back import OwnBack

        return OwnBack(self._directory)

    def take_own_back(self, photograph: QImage) -> None:
        """Use this photograph, already in the folder, as the back of the cards."""
        self.own_back.hold(photograph)
        self._hold(self.now._replace(back=OWN_BACK))

    def drop_own_back(self) -> None:
        """Stop using the photograph, which is already deleted from the folder."""
        self.own_back.forget()
        self._hold(self.now._replace(back="" if self.now.back == OWN_BACK else self.now.back))

    def look_again_for_own_back(self) -> None:
        """Read the photograph again after it was changed in some other way."""
        self.own_back.forget()
        self._hold(self.now)

    def back_in(self, room: Theme) -> str:
        """Return the back of the cards in a room: the chosen one, or the room's if it can't be shown."""
        if self.now.back == OWN_BACK:
            return self.own_back.name or room.back
        return self.now.back or room.back

    def change(self, **values: Any) -> None:
        """Change some settings by their names; they no longer follow the system."""
        chosen = {*self.now.chosen, *(name for name in FOLLOW_SYSTEM if name in values)}
        wanted = self.now._replace(**{"chosen": tuple(sorted(chosen)), **values})
        if wanted != self.now:
            self._hold(wanted)

    def reset(self) -> None:
        """Set everything back to its default."""
        self._file.forget_unknown()
        self._hold(self.usual)

    def follow_system(self, usual: Settings) -> None:
        """Take the settings that the player hasn't chosen from `usual`, the system's preferences."""
        self.usual = usual
        wanted = self._followed(self.now)
        if wanted != self.now:
            self._hold(wanted)

    def _followed(self, settings: Settings) -> Settings:
        """Return settings that follow the system where the player hasn't chosen."""
        left = [name for name in FOLLOW_SYSTEM if name not in settings.chosen]
        return settings._replace(**{name: getattr(self.usual, name) for name in left})

    def _hold(self, settings: Settings) -> None:
        # Imported late: the first picture doesn't need it.
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
        """Return when all changes are on disk, or were tried once more if the disk refused them."""
        self._file.document.settle()

    def exported(self) -> str:
        """Return all settings as text."""
        return self._file.exported(self.now)

    def import_(self, text: str) -> None:
        """Take settings from the text of `exported`. Raises StorageError for anything else."""
        self._hold(self._followed(self._file.imported(text)))
