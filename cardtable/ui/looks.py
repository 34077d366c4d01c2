"""How the window looks by the preferences: its theme, cards and size of text, changed at once.

Made before the first picture, so it names `Qt` only where the theme follows the system's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from cardtable.storage.settings import Settings
from cardtable.ui.theme import FOREST, SYSTEM, Theme, theme_called

if TYPE_CHECKING:
    from cardtable.ui.preferences import Preferences


class Looks(QObject):
    """Keeps the one theme that everything in the window shares as the preferences want it."""

    changed = Signal()
    """The theme looks different now; what was painted with it is to be painted again."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self._settings = preferences.now
        self.theme: Theme = FOREST.like()
        self._listens = False
        self._wear()
        preferences.changed.connect(self._take)

    def _take(self, before: Settings, now: Settings) -> None:
        self._settings = now
        self._wear()

    def _wear(self) -> None:
        now = self._settings
        palette = theme_called(now.theme, self._system_is_dark() if now.theme == SYSTEM else False)
        old = self.theme.key
        self.theme.wear(palette, deck=now.deck, back=now.back or palette.back, text=now.text_size / 100)
        if old != self.theme.key:
            self.changed.emit()

    def _system_is_dark(self) -> bool:
        if not self._listens:
            self._listens = True
            QGuiApplication.styleHints().colorSchemeChanged.connect(self._wear)
        return system_is_dark()


def system_is_dark() -> bool:
    """Whether the system is set to dark; False where it does not tell."""
    from PySide6.QtCore import Qt

    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
