"""Everything that can be done from the menu, in one list: its words, its keys, and when it can be done.

Whoever adds something to do adds one `Command` to `commands`; menus, keys and the panel of keys follow.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

if TYPE_CHECKING:
    from cardtable.ui.asides import Asides
    from cardtable.ui.main_window import MainWindow
    from cardtable.ui.pages.settings import SettingsPage

Keys = QKeySequence.StandardKey
Role = QAction.MenuRole
Keying = QKeySequence.StandardKey | str

GAME, VIEW, HELP = "game", "view", "help"

# F11 shows the desktop on macOS, and the standard key of some Linux desktops is one that nobody knows.
_FULL_SCREEN: tuple[Keying, ...] = (
    (Keys.FullScreen, "F11") if sys.platform == "darwin" else ("F11", Keys.FullScreen)
)


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Command:
    """One thing to do.

    `keys` are standard keys, or keys as text; all that the platform has of them work, the first is shown.
    `when` says whether it can be done now; what cannot is left out of the menu. A command that is not `bound`
    shows its keys in the menu and leaves it to the page on screen to answer them. `menu` and `role` say where
    it stands in a menu bar.
    """

    name: str
    text: str
    act: Callable[[], object]
    keys: tuple[Keying, ...] = ()
    when: Callable[[], bool] = _always
    bound: bool = True
    menu: str = GAME
    role: QAction.MenuRole = Role.NoRole

    @property
    def sequences(self) -> list[QKeySequence]:
        """The keys on this platform, the one to show first."""
        found = (QKeySequence(key) for key in self.keys)
        return list({each.toString(): each for each in found if not each.isEmpty()}.values())


def commands(window: MainWindow) -> Iterator[Command]:
    """Everything that can be done from the menu of this window, in the order of the menu."""
    translate = QCoreApplication.translate
    yield Command(
        "way-out",
        window.way_out,
        window.take_way_out,
        ("End",) if window.shows_way_out else (),
        when=lambda: window.way_out != "",
        bound=False,
    )
    yield from _at_the_table(window)
    yield Command(
        "look-back",
        translate("Menu", "Look back on this game"),
        window.past.look_back,
        ("L",),
        when=lambda: window.past.can_look_back,
    )
    yield Command(
        "minds",
        translate("Menu", "What did they hold?"),
        window.past.show_minds,
        ("W",),
        when=lambda: window.past.can_show_minds,
    )
    yield Command("new-game", translate("Menu", "New game"), window.show_new_game, (Keys.New, "Ctrl+N"))
    again = window.once_more
    yield Command(
        "play-last",
        translate("Menu", "Play the last game again"),
        again.last_game,
        ("Ctrl+R",),
        when=lambda: window.state.last_game is not None,
    )
    yield Command(
        "same-cards",
        translate("Menu", "The same cards again"),
        again.same_cards,
        ("Ctrl+Shift+R",),
        when=lambda: again.deal_number != "",
    )
    yield Command(
        "deal-number",
        translate("Menu", "Deal number {number}…").format(number=again.deal_number),
        again.choose_deal,
        ("Ctrl+D",),
        when=lambda: again.deal_number != "",
    )
    yield Command(
        "rules", translate("Menu", "Rules of this game"), window.show_rules, ("F1", Keys.HelpContents)
    )
    kept = window.past.kept
    yield Command("games", translate("Menu", "Saved games"), kept.show_games, ("Ctrl+G",))
    yield Command("open", translate("Menu", "Open a game…"), kept.choose_file, (Keys.Open, "Ctrl+O"))
    yield Command(
        "paste",
        translate("Menu", "Paste a game"),
        kept.paste,
        (Keys.Paste, "Ctrl+V"),
        when=lambda: kept.can_paste,
    )
    side = window.side
    yield Command("statistics", translate("Menu", "Statistics"), side.show_statistics, ("Ctrl+T",))
    yield Command("learning", translate("Menu", "Learning"), side.show_learners, ("Ctrl+L",))
    yield Command(
        "settings",
        translate("Menu", "Settings"),
        side.show_settings,
        (Keys.Preferences, "Ctrl+,"),
        role=Role.PreferencesRole,
    )
    yield Command("backups", translate("Menu", "Backups"), side.show_backups, ("Ctrl+B",))
    yield from _at_the_settings(window)
    yield Command(
        "moves",
        translate("Menu", "List of moves"),
        window.toggle_moves,
        ("M",),
        when=lambda: window.is_at_table,
        menu=VIEW,
    )
    yield Command("mute", translate("Menu", "Sounds on or off"), window.toggle_sounds, ("Ctrl+M",), menu=VIEW)
    yield Command(
        "full-screen", translate("Menu", "Full screen"), window.toggle_full_screen, _FULL_SCREEN, menu=VIEW
    )
    yield Command("keys", translate("Menu", "All keys"), window.toggle_keys, ("?",), menu=HELP)
    yield Command("news", translate("Menu", "What's new"), side.show_news, menu=HELP)
    yield Command("diagnostics", translate("Menu", "Diagnostics"), side.show_diagnostics, menu=HELP)
    yield Command(
        "about", translate("Menu", "About Cardtable"), side.show_about, menu=HELP, role=Role.AboutRole
    )
    yield Command("back", translate("Menu", "Back to start"), window.show_start, ("Esc",), bound=False)
    yield Command("quit", translate("Menu", "Quit"), window.close, (Keys.Quit, "Ctrl+Q"), role=Role.QuitRole)


def _at_the_table(window: MainWindow) -> Iterator[Command]:
    translate = QCoreApplication.translate

    def when(can: Callable[[Asides], bool]) -> Callable[[], bool]:
        return lambda: window.table_page is not None and can(window.table_page.bridge.asides)

    def do(act: Callable[[Asides], object]) -> Callable[[], object]:
        return lambda: act(window.table_page.bridge.asides) if window.table_page is not None else None

    kept, undo, can_undo = (
        window.past.kept,
        do(lambda table: table.undo()),
        when(lambda table: table.can_undo),
    )
    yield Command(
        "undo", translate("Menu", "Undo"), lambda: kept.put_back() if kept.can_put_back else undo(),
        ("Ctrl+Z",), lambda: kept.can_put_back or can_undo(),
    )  # fmt: skip
    yield Command(
        "redo", translate("Menu", "Redo"), do(lambda table: table.redo()), ("Ctrl+Shift+Z", "Ctrl+Y"),
        when(lambda table: table.can_redo),
    )  # fmt: skip
    yield Command(
        "hint", translate("Menu", "Hint"), do(lambda table: table.hint()), ("H",),
        when(lambda table: table.can_hint), bound=False,
    )  # fmt: skip
    yield Command(
        "pause", translate("Menu", "Pause"), do(lambda table: table.pause()), ("Ctrl+P",),
        when(lambda table: table.can_pause),
    )  # fmt: skip


def _at_the_settings(window: MainWindow) -> Iterator[Command]:
    translate = QCoreApplication.translate

    def when() -> bool:
        return window.pages.currentWidget() is window.side.settings_page is not None

    def do(act: Callable[[SettingsPage], object]) -> Callable[[], object]:
        return lambda: act(window.side.settings_page) if window.side.settings_page is not None else None

    yield Command(
        "export-settings", translate("Menu", "Export the settings"), do(lambda page: page.whole.write_file()),
        ("Ctrl+E",), when,
    )  # fmt: skip
    yield Command(
        "import-settings", translate("Menu", "Import settings"), do(lambda page: page.whole.read_file()),
        ("Ctrl+I",), when,
    )  # fmt: skip
    yield Command(
        "reset-settings", translate("Menu", "Reset all settings"), do(lambda page: page.whole.reset()),
        ("Ctrl+Backspace",), when,
    )  # fmt: skip


class Actions(QObject):
    """The commands of a window as actions of Qt."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.by_name: dict[str, QAction] = {}
        for command in commands(window):
            if command.bound:
                action = self._action(command, self)
                window.addAction(action)
                self.by_name[command.name] = action

    @staticmethod
    def _action(command: Command, parent: QObject) -> QAction:
        action = QAction(command.text, parent)
        action.setShortcuts(command.sequences)
        action.setMenuRole(command.role)

        def act() -> None:
            if command.when():
                command.act()

        action.triggered.connect(act)
        return action

    def _fill(self, menu: QMenu, wanted: str = "") -> None:
        """What can be done now, of one menu of the bar or of all."""
        for command in commands(self._window):
            if command.when() and wanted in ("", command.menu):
                action = self.by_name.get(command.name) or self._action(command, menu)
                action.setText(command.text)
                menu.addAction(action)

    def pop_up(self, at: QPoint) -> QMenu:
        """The menu of everything that can be done now, each with its keys, at that point of the screen."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._fill(menu)
        menu.popup(at)
        return menu

    def fill_bar(self, bar: QMenuBar) -> None:
        """The same as menus of a menu bar, for platforms where every window has one."""
        translate = QCoreApplication.translate
        titles = (
            (GAME, translate("Menu", "Game")),
            (VIEW, translate("Menu", "View")),
            (HELP, translate("Menu", "Help")),
        )
        for name, title in titles:
            menu = bar.addMenu(title)
            self._fill(menu, name)

            def fill(menu: QMenu = menu, name: str = name) -> None:
                menu.clear()
                self._fill(menu, name)

            menu.aboutToShow.connect(fill)
