"""Everything that can be done from the menu, in one list: its words, its keys, and when it can be done.

Whoever adds something to do adds one `Command` to `commands`; menus, keys and the panel of keys follow.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import KeyRow

if TYPE_CHECKING:
    from cardtable.ui.pages.settings_page import SettingsPage, WholeSettings
    from cardtable.ui.play.conductor import Conductor
    from cardtable.ui.window.main_window import MainWindow
    from cardtable.ui.window.pages import Page

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
    yield from _at_the_table(window)
    yield Command(
        "look-back",
        translate("Menu", "Look back on this game"),
        window.look_back,
        ("L",),
        when=lambda: window.can_look_back,
    )
    yield Command(
        "minds",
        translate("Menu", "What did they hold?"),
        window.show_minds,
        ("W",),
        when=lambda: window.can_show_minds,
    )
    yield Command("new-game", translate("Menu", "New game"), window.new_game.show, (Keys.New, "Ctrl+N"))
    yield Command(
        "play-last",
        translate("Menu", "Play the last game again"),
        window.play_last,
        ("Ctrl+R",),
        when=lambda: window.state.last_game is not None,
    )
    yield Command(
        "same-cards",
        translate("Menu", "The same cards again"),
        window.play_same_cards,
        ("Ctrl+Shift+R",),
        when=lambda: window.deal_number != "",
    )
    yield Command(
        "deal-number",
        translate("Menu", "Deal number {number}…").format(number=window.deal_number),
        window.choose_deal,
        ("Ctrl+D",),
        when=lambda: window.deal_number != "",
    )
    yield Command(
        "rules", translate("Menu", "Rules of this game"), window.rules.show, ("F1", Keys.HelpContents)
    )
    yield Command("games", translate("Menu", "Saved games"), window.games.show, ("Ctrl+G",))
    yield Command(
        "open",
        translate("Menu", "Open a game…"),
        lambda: window.saved_games.choose_file(),
        (Keys.Open, "Ctrl+O"),
    )
    yield Command(
        "paste",
        translate("Menu", "Paste a game"),
        lambda: window.saved_games.paste(),
        (Keys.Paste, "Ctrl+V"),
        when=lambda: window.can_paste,
    )
    yield Command("statistics", translate("Menu", "Statistics"), window.statistics.show, ("Ctrl+T",))
    yield Command("learning", translate("Menu", "Learning"), window.learners.show, ("Ctrl+L",))
    yield Command(
        "settings",
        translate("Menu", "Settings"),
        window.settings.show,
        (Keys.Preferences, "Ctrl+,"),
        role=Role.PreferencesRole,
    )
    yield Command("backups", translate("Menu", "Backups"), window.backups.show, ("Ctrl+B",))
    yield from _at_the_settings(window.settings)
    table = window.table
    yield Command(
        "moves",
        translate("Menu", "List of moves"),
        lambda: table.page.view.toggle_moves(),
        ("M",),
        when=lambda: table.is_shown,
        menu=VIEW,
    )
    yield Command("mute", translate("Menu", "Sounds on or off"), window.toggle_sounds, ("Ctrl+M",), menu=VIEW)
    yield Command(
        "full-screen", translate("Menu", "Full screen"), window.toggle_full_screen, _FULL_SCREEN, menu=VIEW
    )
    yield Command("keys", translate("Menu", "All keys"), window.toggle_keys, ("?",), menu=HELP)
    yield Command("news", translate("Menu", "What's new"), lambda: window.show_about("news"), menu=HELP)
    yield Command(
        "diagnostics", translate("Menu", "Diagnostics"), lambda: window.show_about("diagnostics"), menu=HELP
    )
    yield Command(
        "about",
        translate("Menu", "About Cardtable"),
        lambda: window.show_about(),
        menu=HELP,
        role=Role.AboutRole,
    )
    yield Command("back", translate("Menu", "Back to start"), window.start.show, ("Esc",), bound=False)
    yield Command("quit", translate("Menu", "Quit"), window.close, (Keys.Quit, "Ctrl+Q"), role=Role.QuitRole)


def key_rows(commands: Iterable[Command]) -> Iterator[KeyRow]:
    """For the panel of keys: the first key of each that can be done now, and what it does."""
    for command in commands:
        if command.sequences and command.when() and command.name != "keys":
            yield (native(command.sequences[0]),), command.text


def _at_the_table(window: MainWindow) -> Iterator[Command]:
    translate, table = QCoreApplication.translate, window.table

    def when(can: Callable[[Conductor], bool]) -> Callable[[], bool]:
        return lambda: table.made is not None and can(table.made.conductor)

    def do(act: Callable[[Conductor], object]) -> Callable[[], object]:
        return lambda: act(table.made.conductor) if table.made is not None else None

    page, undo, can_undo = table.made, do(lambda table: table.undo()), when(lambda table: table.can_undo)
    yield Command(
        "way-out", page.way_out if page is not None else "", do(lambda table: table.finish()),
        ("End",) if page is not None and page.shows_way_out else (),
        lambda: table.made is not None and table.made.way_out != "", bound=False,
    )  # fmt: skip
    yield Command(
        "undo", translate("Menu", "Undo"),
        lambda: window.saved_games.put_back() if window.can_put_back else undo(),
        ("Ctrl+Z",), lambda: window.can_put_back or can_undo(),
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


def _at_the_settings(settings: Page[SettingsPage]) -> Iterator[Command]:
    translate = QCoreApplication.translate

    def do(act: Callable[[WholeSettings], object]) -> Callable[[], object]:
        return lambda: act(settings.page.whole)

    def when() -> bool:
        return settings.is_shown

    yield Command(
        "export-settings", translate("Menu", "Export the settings"), do(lambda whole: whole.write_file()),
        ("Ctrl+E",), when,
    )  # fmt: skip
    yield Command(
        "import-settings", translate("Menu", "Import settings"), do(lambda whole: whole.read_file()),
        ("Ctrl+I",), when,
    )  # fmt: skip
    yield Command(
        "reset-settings", translate("Menu", "Reset all settings"), do(lambda whole: whole.reset()),
        ("Ctrl+Backspace",), when,
    )  # fmt: skip


class Actions(QObject):
    """The commands of a window as actions of Qt."""

    def __init__(self, commands: Callable[[], Iterator[Command]], window: QWidget) -> None:
        """`commands` gives them as they are now, and `window` answers their keys."""
        super().__init__(window)
        self._commands, self._window = commands, window
        self.by_name: dict[str, QAction] = {}
        for command in commands():
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
        for command in self._commands():
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
