"""A command of the menu: its words, its keys, and when it can be used.

Features add their commands to `Services.commands`; menus, keys and the panel of keys follow.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QAction, QKeySequence

from cardtable.ui.support.keymap import KEYS

Keys = QKeySequence.StandardKey
Role = QAction.MenuRole
Keying = QKeySequence.StandardKey | str

GAMES, THIS, BACK, VIEW, HELP = "games", "this", "back", "view", "help"
"""The groups of the menu. No group and no first level has more than eight entries."""


def full_screen_keys() -> tuple[Keying, ...]:
    # F11 shows the desktop on macOS, and some Linux desktops have a standard key that hardly anyone knows.
    return (Keys.FullScreen, "F11") if sys.platform == "darwin" else ("F11", Keys.FullScreen)


def _always() -> bool:
    return True


class Command(NamedTuple):
    """One command with its place in the menu; those with smaller places come first.

    `words` and `mark` (the icon's name) are asked for each time they're shown. `keys` are standard keys, or
    keys as text; all that the platform knows work, and the first is shown. `when` returns whether the command
    can be used now; if not, it's left out of the menu. A command that isn't `bound` shows its keys in the
    menu, but the page on screen handles them. `group` and `role` give its place in a menu bar. One that is
    `ahead` is on the first level of the menu instead of in its group. One without a group is in no menu.
    """

    name: str
    place: int
    words: Callable[[], str]
    mark: str | Callable[[], str]
    act: Callable[[], object]
    keys: tuple[Keying, ...] | Callable[[], tuple[Keying, ...]] = ()
    when: Callable[[], bool] = _always
    bound: bool = True
    group: str = GAMES
    ahead: bool = False
    role: QAction.MenuRole = Role.NoRole
    page: str = ""
    """The name of the only page where its keys count; "" for everywhere."""
    in_panel: bool = True
    """Whether the panel of all keys, which has little room over a table, lists its key too."""

    @property
    def icon(self) -> str:
        """The name of the icon to show now."""
        return self.mark if isinstance(self.mark, str) else self.mark()

    @property
    def sequences(self) -> list[QKeySequence]:
        """The keys, starting with the one to show: that of the player, or those of this platform."""
        chosen = KEYS.chosen.get(self.name)
        return [QKeySequence(chosen)] if chosen else self.usual

    @property
    def usual(self) -> list[QKeySequence]:
        """The keys that it comes with on this platform."""
        keys = self.keys if isinstance(self.keys, tuple) else self.keys()
        found = (QKeySequence(key) for key in keys)
        return list({each.toString(): each for each in found if not each.isEmpty()}.values())
