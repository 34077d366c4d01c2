"""All commands of the menu in one list: their words, their keys, and when they can be used.

To add a command, add one `Command` to `commands`; menus, keys and the panel of keys follow.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

import cardtable
from cardtable.cards.hand_order import following
from cardtable.language import say
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.menu_board import Entry, MenuBoard
from cardtable.ui.widgets.room_page import KeyRow

if TYPE_CHECKING:
    from cardtable.ui.pages.settings_page import SettingsPage, WholeSettings
    from cardtable.ui.play.conductor import Conductor
    from cardtable.ui.window.main_window import MainWindow
    from cardtable.ui.window.pages import Page

Keys = QKeySequence.StandardKey
Role = QAction.MenuRole
Keying = QKeySequence.StandardKey | str

GAMES, THIS, BACK, VIEW, HELP = "games", "this", "back", "view", "help"
"""The groups of the menu. No group and no first level has more than eight entries."""

_OPENING = 170
"""Duration of the menu's sliding, in milliseconds at a pace of 1."""


def _full_screen_keys() -> tuple[Keying, ...]:
    # F11 shows the desktop on macOS, and the standard key of some Linux desktops is one that nobody knows.
    return (Keys.FullScreen, "F11") if sys.platform == "darwin" else ("F11", Keys.FullScreen)


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Command:
    """One command, with the icon `mark`.

    `keys` are standard keys, or keys as text; all that the platform knows work, and the first is shown.
    `when` returns whether the command can be used now; if not, it's left out of the menu. A command that
    isn't `bound` shows its keys in the menu, but the page on screen handles them. `group` and `role` give its
    place in a menu bar. One that is `ahead` is on the first level of the menu instead of in its group. One
    without a group is in no menu.
    """

    name: str
    text: str
    mark: str
    act: Callable[[], object]
    keys: tuple[Keying, ...] = ()
    when: Callable[[], bool] = _always
    bound: bool = True
    group: str = GAMES
    ahead: bool = False
    role: QAction.MenuRole = Role.NoRole
    in_panel: bool = True
    """Whether the panel of all keys, which has little room over a table, lists its key too."""

    @property
    def sequences(self) -> list[QKeySequence]:
        """The keys on this platform, starting with the one to show."""
        found = (QKeySequence(key) for key in self.keys)
        return list({each.toString(): each for each in found if not each.isEmpty()}.values())


def commands(window: MainWindow) -> Iterator[Command]:
    """Yield all commands of this window, in the order of the menu."""
    yield Command("menu", say("menu-menu"), "menu", window.show_menu, ("F10",), group="")
    yield Command(
        "new-game", say("menu-new-game"), "plus", window.new_game.show,
        (Keys.New, "Ctrl+N"), ahead=True,
    )  # fmt: skip
    yield from _of_this_game(window)
    yield from _looking_back(window)
    yield from _other_games(window)
    yield Command(
        "learning", say("menu-learning"), "cap", window.school.learners.show,
        ("Ctrl+L",), ahead=True,
    )  # fmt: skip
    yield from _of_the_view(window)
    yield from _for_help(window)
    yield Command(
        "quit", say("menu-quit"), "close", window.close, (Keys.Quit, "Ctrl+Q"),
        ahead=True, role=Role.QuitRole,
    )  # fmt: skip


def key_rows(commands: Iterable[Command]) -> Iterator[KeyRow]:
    """Yield the rows of the keys panel: the first key of each command that can be used now, and its text."""
    for command in commands:
        if command.sequences and command.in_panel and command.when() and command.name != "keys":
            yield (native(command.sequences[0]),), command.text


def _of_this_game(window: MainWindow) -> Iterator[Command]:
    table = window.table

    def when(can: Callable[[Conductor], bool]) -> Callable[[], bool]:
        return lambda: table.made is not None and can(table.made.conductor)

    def do(act: Callable[[Conductor], object]) -> Callable[[], object]:
        return lambda: act(table.made.conductor) if table.made is not None else None

    page, undo, can_undo = table.made, do(lambda table: table.undo()), when(lambda table: table.can_undo)
    redo, can_redo = do(lambda table: table.redo()), when(lambda table: table.can_redo)
    made = window.workshop
    yield Command(
        "way-out", page.way_out if page is not None else "", "last", do(lambda table: table.finish()),
        ("End",) if page is not None and page.shows_way_out else (),
        lambda: table.made is not None and table.made.way_out != "", bound=False, group=THIS,
    )  # fmt: skip
    yield Command(
        "undo", say("menu-undo"), "undo",
        lambda: _undo(window, undo),
        ("Ctrl+Z",),
        lambda: _can_undo(window, can_undo), group=THIS,
    )  # fmt: skip
    yield Command(
        "redo", say("menu-redo"), "redo", lambda: made.page.redo() if made.is_shown else redo(),
        ("Ctrl+Shift+Z", "Ctrl+Y"), lambda: made.page.can_redo if made.is_shown else can_redo(), group=THIS,
    )  # fmt: skip
    yield Command(
        "hint", say("menu-hint"), "hint", do(lambda table: table.hint()), ("H",),
        when(lambda table: table.can_hint), bound=False, group=THIS,
    )  # fmt: skip
    order = following(window.preferences.now.hand_order)
    yield Command(
        "sort", say(f"menu-sort-{order}"), "cards",
        lambda: window.preferences.change(hand_order=following(window.preferences.now.hand_order)), ("O",),
        lambda: table.is_shown and table.page.sorts_hand, group=THIS,
    )  # fmt: skip
    yield Command(
        "pause", say("menu-pause"), "hold", do(lambda table: table.pause()), ("Ctrl+P",),
        when(lambda table: table.can_pause), group=THIS,
    )  # fmt: skip
    yield Command(
        "phones", say("menu-phones"), "phone", window.join.show, ("Ctrl+J",),
        lambda: window.can_seat_phones, group=THIS,
    )  # fmt: skip
    rules = say("menu-rules-of-this-game") if window.match is not None else say("menu-rules")
    yield Command("rules", rules, "book", window.rules.show, ("F1", Keys.HelpContents), group=THIS)
    yield from _ways_back(window)


def _undo(window: MainWindow, undo: Callable[[], object]) -> None:
    if window.workshop.is_shown:
        window.workshop.page.undo()
    elif window.can_put_back:
        window.put_back()
    elif window.real_cards.is_shown:
        window.real_cards.take_back()
    else:
        undo()


def _can_undo(window: MainWindow, can_undo: Callable[[], bool]) -> bool:
    if window.workshop.is_shown:
        return window.workshop.page.can_undo
    return window.can_put_back or (
        window.real_cards.can_take_back if window.real_cards.is_shown else can_undo()
    )


def _ways_back(window: MainWindow) -> Iterator[Command]:
    """Yield the command for Escape and, if Escape leads elsewhere, the one for the start page."""
    to_start = say("menu-back-to-start")
    yield Command(
        "back", to_start if window.goes_back_to_start else say("menu-back"), "chevron-left", window.go_back,
        ("Esc",), lambda: not window.start.is_shown, bound=False, group=THIS,
    )  # fmt: skip
    yield Command(
        "start", to_start, "cards", window.start.show, ("Alt+Home",),
        lambda: not (window.start.is_shown or window.goes_back_to_start), group=THIS,
    )  # fmt: skip


def _looking_back(window: MainWindow) -> Iterator[Command]:
    yield Command(
        "look-back", say("menu-look-back-on-game"), "rewind", window.look_back, ("L",),
        lambda: window.can_look_back, group=BACK,
    )  # fmt: skip
    yield Command(
        "minds", say("menu-minds"), "eye", window.show_minds, ("W",),
        lambda: window.can_show_minds, group=BACK,
    )  # fmt: skip
    yield Command(
        "statistics", say("menu-statistics"), "chart", window.statistics.show, ("Ctrl+T",),
        group=BACK,
    )  # fmt: skip


def _other_games(window: MainWindow) -> Iterator[Command]:
    yield Command(
        "play-last", say("menu-play-last-again"), "again", window.play_last, ("Ctrl+R",),
        lambda: window.state.last_game is not None,
    )  # fmt: skip
    yield Command(
        "same-cards", say("menu-same-cards"), "cards", window.play_same_cards,
        ("Ctrl+Shift+R",), lambda: window.deal_number != "",
    )  # fmt: skip
    yield Command(
        "deal-number", say("menu-deal-number", number=window.deal_number), "pen",
        window.choose_deal, ("Ctrl+D",), lambda: window.deal_number != "",
    )  # fmt: skip
    # The menu leads to it through the page of the day.
    yield Command(
        "puzzles", say("menu-puzzles"), "search", window.puzzles.open_day, ("Ctrl+U",), group="",
        in_panel=False,
    )  # fmt: skip
    yield Command(
        "workshop", say("workshop-make-own"), "rule", window.make_game, ("Ctrl+Shift+N",), in_panel=False,
    )  # fmt: skip
    yield Command(
        "today", say("menu-today"), "sun", window.today.page.show, ("Ctrl+Shift+D",), in_panel=False,
    )  # fmt: skip
    yield Command("games", say("menu-saved-games"), "folder", window.games.show, ("Ctrl+G",))
    yield Command(
        "open", say("menu-open"), "share", window.choose_file,
        (Keys.Open, "Ctrl+O"),
    )  # fmt: skip
    yield Command(
        "paste", say("menu-paste"), "tap", window.paste,
        (Keys.Paste, "Ctrl+V"), lambda: window.can_paste,
    )  # fmt: skip


def _of_the_view(window: MainWindow) -> Iterator[Command]:
    table = window.table
    yield Command(
        "settings", say("menu-settings"), "settings", window.settings.show,
        (Keys.Preferences, "Ctrl+,"), group=VIEW, role=Role.PreferencesRole,
    )  # fmt: skip
    yield from _at_the_settings(window.settings)
    yield Command(
        "moves", say("menu-list-of-moves"), "log", lambda: table.page.view.toggle_moves(), ("M",),
        lambda: table.is_shown, group=VIEW,
    )  # fmt: skip
    sounds = window.preferences.now.sound
    yield Command(
        "mute", say("menu-sounds-off") if sounds else say("menu-sounds-on"),
        "mute" if sounds else "sound", window.toggle_sounds, ("Ctrl+M",), group=VIEW,
    )  # fmt: skip
    far = window.preferences.now.far
    yield Command(
        "far", say("menu-not-far") if far else say("menu-far"), "people",
        lambda: window.preferences.change(far=not window.preferences.now.far), ("Ctrl+Shift+T",),
        lambda: table.is_shown, group=VIEW,
    )  # fmt: skip
    yield Command(
        "full-screen", say("menu-full-screen"), "eye", window.toggle_full_screen, _full_screen_keys(),
        group=VIEW,
    )  # fmt: skip
    yield Command("backups", say("menu-backups"), "lock", window.backups.show, ("Ctrl+B",), group=VIEW)


def _at_the_settings(settings: Page[SettingsPage]) -> Iterator[Command]:
    def do(act: Callable[[WholeSettings], object]) -> Callable[[], object]:
        return lambda: act(settings.page.whole)

    def when() -> bool:
        return settings.is_shown

    yield Command(
        "export-settings", say("menu-export-settings"), "share",
        do(lambda whole: whole.write_file()), ("Ctrl+E",), when, group=VIEW,
    )  # fmt: skip
    yield Command(
        "import-settings", say("menu-import-settings"), "folder",
        do(lambda whole: whole.read_file()), ("Ctrl+I",), when, group=VIEW,
    )  # fmt: skip
    yield Command(
        "reset-settings", say("menu-reset-settings"), "again",
        do(lambda whole: whole.reset()), ("Ctrl+Backspace",), when, group=VIEW,
    )  # fmt: skip


def _for_help(window: MainWindow) -> Iterator[Command]:
    yield Command(
        "show-how", say("first-show"), "tap", lambda: window.show_how(window.game_to_show or ""), ("Ctrl+H",),
        lambda: window.game_to_show is not None, group=HELP,
    )  # fmt: skip
    yield Command("keys", say("menu-all-keys"), "keyboard", window.toggle_keys, ("?",), group=HELP)
    yield Command(
        "phones-help", say("menu-phones-help"), "phone", lambda: window.show_about("phones"), group=HELP,
    )  # fmt: skip
    yield Command("news", say("menu-whats-new"), "star", lambda: window.show_about("news"), group=HELP)
    yield Command(
        "new-version", say("menu-new-version"), "again", window.look_for_version, ("Ctrl+Shift+U",),
        lambda: cardtable.HOMEPAGE != "", group=HELP, in_panel=False,
    )  # fmt: skip
    yield Command(
        "diagnostics", say("menu-diagnostics"), "search", lambda: window.show_about("diagnostics"),
        group=HELP,
    )  # fmt: skip
    yield Command(
        "wording", say("menu-wording"), "pen", window.copy_wording, ("Ctrl+Shift+W",), group=HELP,
        in_panel=False,
    )  # fmt: skip
    yield Command(
        "about", say("menu-about"), "cards", lambda: window.show_about(), group=HELP,
        role=Role.AboutRole,
    )  # fmt: skip


def _groups() -> dict[str, tuple[str, str]]:
    """Return the name and icon of each group."""
    return {
        GAMES: (say("menu-games"), "folder"),
        THIS: (say("menu-this-game"), "cards"),
        BACK: (say("menu-look-back"), "rewind"),
        VIEW: (say("menu-settings-and-view"), "settings"),
        HELP: (say("menu-help"), "help"),
    }


def entries(commands: Iterable[Command]) -> list[Entry]:
    """Return the entries of the menu's first level; a group with one command is replaced by that command."""
    named, ordered = _groups(), dict[str, list[Entry]]()
    for command in commands:
        if command.group and command.when():
            key = native(command.sequences[0]) if command.sequences else ""
            place = command.name if command.ahead else command.group
            ordered.setdefault(place, []).append(Entry(command.text, command.mark, command.act, key))
    return [
        among[0] if len(among) == 1 else Entry(*named[place], entries=tuple(among))
        for place, among in ordered.items()
    ]


class Actions(QObject):
    """The commands of a window as Qt actions."""

    def __init__(self, commands: Callable[[], Iterator[Command]], window: MainWindow) -> None:
        """Make the actions; `commands` yields the current commands, and `window` receives their keys."""
        super().__init__(window)
        self._commands, self._window = commands, window
        self._board: MenuBoard | None = None
        self.by_name: dict[str, QAction] = {}
        for command in commands():
            if command.bound:
                action = self._action(command, self)
                window.addAction(action)
                self.by_name[command.name] = action

    def put_down(self) -> None:
        """Remove all actions and their keys from the window."""
        for action in self.by_name.values():
            self._window.removeAction(action)
        if self._board is not None:
            self._board.hide()
            self._board.deleteLater()
        self.deleteLater()

    def _action(self, command: Command, parent: QObject) -> QAction:
        action = QAction(command.text, parent)
        action.setShortcuts(command.sequences)
        action.setMenuRole(command.role)

        def act() -> None:
            # The key of a command works with the menu open as well.
            if self._board is not None:
                self._board.put_away()
            if command.when():
                command.act()

        action.triggered.connect(act)
        return action

    def pop_up(self, at: QPoint) -> MenuBoard:
        """Open the menu of the commands that can be used now at `at` in the window; close it if it's open."""
        window = self._window
        if self._board is None:
            self._board = MenuBoard(window.theme, window)
        if self._board.is_open:
            self._board.put_away()
        else:
            time = 0 if window.is_still else round(_OPENING * window.pace)
            self._board.open(entries(self._commands()), at, time)
        return self._board

    def fill_bar(self, bar: QMenuBar) -> None:
        """Fill a menu bar with the commands, for platforms where every window has one."""
        for group, (title, _) in _groups().items():
            menu = bar.addMenu(title)
            self._fill(menu, group)

            def fill(menu: QMenu = menu, group: str = group) -> None:
                menu.clear()
                self._fill(menu, group)

            menu.aboutToShow.connect(fill)

    def _fill(self, menu: QMenu, group: str) -> None:
        """Fill one menu of the bar with the commands that can be used now."""
        for command in self._commands():
            if command.group == group and command.when():
                action = self.by_name.get(command.name) or self._action(command, menu)
                action.setText(command.text)
                menu.addAction(action)
