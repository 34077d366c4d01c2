"""The menu: the commands of all features as Qt actions, with their keys, and the board that lists them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from cardtable.language import say
from cardtable.ui.services.command import BACK, GAMES, HELP, THIS, VIEW, Command
from cardtable.ui.services.navigator import Edits, Navigator
from cardtable.ui.services.services import Services
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.menu_board import Entry, MenuBoard
from cardtable.ui.widgets.room_page import KeyRow


def key_rows(commands: Iterable[Command]) -> Iterator[KeyRow]:
    """Yield the rows of the keys panel: the first key of each command that can be used now, and its text."""
    for command in commands:
        if command.in_panel and command.name != "keys" and command.when() and command.sequences:
            yield (native(command.sequences[0]),), command.words()


def _groups() -> dict[str, tuple[str, str]]:
    """Return the name and icon of each group."""
    return {
        GAMES: (say("menu-games"), "folder"),
        THIS: (say("menu-this-game"), "cards"),
        BACK: (say("play-look-back"), "rewind"),
        VIEW: (say("menu-settings-and-view"), "settings"),
        HELP: (say("menu-help"), "help"),
    }


def entries(commands: Iterable[Command]) -> list[Entry]:
    """Return the entries of the menu's first level; a group with one command is replaced by that command."""
    named, ordered = _groups(), dict[str, list[Entry]]()
    for command in commands:
        if command.group and command.when():
            keys = command.sequences
            place = command.name if command.ahead else command.group
            entry = Entry(command.words(), command.icon, command.act, native(keys[0]) if keys else "")
            ordered.setdefault(place, []).append(entry)
    return [
        among[0] if len(among) == 1 else Entry(*named[place], entries=tuple(among))
        for place, among in ordered.items()
    ]


class Menu(QObject):
    """The commands of a window: their actions, their keys and their board."""

    def __init__(self, services: Services, window: QWidget) -> None:
        """Make the actions of all commands; `window` receives their keys.

        Raises:
            ValueError: Two commands have the same name.
        """
        super().__init__(window)
        self._services, self._window = services, window
        self._board: MenuBoard | None = None
        self.commands: Sequence[Command] = sorted(services.commands, key=lambda command: command.place)
        for name, count in Counter(command.name for command in self.commands).items():
            if count > 1:
                raise ValueError(f"{count} commands are called “{name}”.")
        self.by_name: dict[str, QAction] = {}
        for command in self.commands:
            if command.bound:
                action = self._action(command, self)
                window.addAction(action)
                self.by_name[command.name] = action
        services.navigator.turned.connect(self._hear_keys)
        self._hear_keys()

    def _action(self, command: Command, parent: QObject) -> QAction:
        action = QAction(command.words(), parent)
        action.setShortcuts(command.sequences)
        action.setMenuRole(command.role)

        def act() -> None:
            # The key of a command works with a menu open as well; that of the menu itself closes it.
            for board in self._window.findChildren(MenuBoard):
                if board is not self._board or command.name != "menu":
                    board.put_away()
            if command.when():
                command.act()

        action.triggered.connect(act)
        return action

    def _hear_keys(self) -> None:
        """Enable the keys of the page in front; they may mean something else on another."""
        for command in self.commands:
            if command.bound and command.page:
                self.by_name[command.name].setEnabled(self._services.navigator.is_shown(command.page))

    def retranslate(self) -> None:
        """Show all commands in the current language, with the current keys."""
        for command in self.commands:
            if command.bound:
                self.by_name[command.name].setText(command.words())
                self.by_name[command.name].setShortcuts(command.sequences)
        board, self._board = self._board, None
        if board is not None:
            board.hide()
            board.deleteLater()

    def pop_up(self, at: QPoint) -> MenuBoard:
        """Open the menu at this point of the window, with the commands that can be used now, or close it."""
        services = self._services
        if self._board is None:
            self._board = MenuBoard(services.theme, self._window)
        if self._board.is_open:
            self._board.put_away()
        else:
            self._board.open(entries(self.commands), at, services.motion.menu)
        return self._board

    def fill_bar(self, bar: QMenuBar) -> None:
        """Fill a menu bar with the commands, for platforms where every window has one."""
        bar.clear()
        for group, (title, _) in _groups().items():
            menu = bar.addMenu(title)
            self._fill(menu, group)

            def fill(menu: QMenu = menu, group: str = group) -> None:
                menu.clear()
                self._fill(menu, group)

            menu.aboutToShow.connect(fill)

    def _fill(self, menu: QMenu, group: str) -> None:
        """Fill one menu of the bar with the commands that can be used now."""
        for command in self.commands:
            if command.group == group and command.when():
                action = self.by_name.get(command.name) or self._action(command, menu)
                action.setText(command.words())
                menu.addAction(action)


def undoing(navigator: Navigator) -> Iterator[Command]:
    """Yield Undo and Redo, which act on the page in front."""

    def edits() -> Edits | None:
        return navigator.row.edits if navigator.row is not None else None

    def undo() -> None:
        if (found := edits()) is not None:
            found.undo()

    def redo() -> None:
        if (found := edits()) is not None:
            found.redo()

    yield Command(
        "undo", 110, lambda: say("menu-undo"), "undo", undo, ("Ctrl+Z",),
        lambda: (found := edits()) is not None and found.can_undo(), group=THIS,
    )  # fmt: skip
    yield Command(
        "redo", 120, lambda: say("menu-redo"), "redo", redo, ("Ctrl+Shift+Z", "Ctrl+Y"),
        lambda: (found := edits()) is not None and found.can_redo(), group=THIS,
    )  # fmt: skip


class LetterKeys(QObject):
    """Keeps single letters from doing anything, for people whose speech input types them (WCAG 2.1.4).

    Letters typed into a field, and letters with Ctrl or Alt, count as ever.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.are_off = False

    def turn(self, on: bool) -> None:
        """Set whether letters count as keys."""
        application = QApplication.instance()
        if application is None or self.are_off is not on:
            return
        self.are_off = not on
        if on:
            application.removeEventFilter(self)
        else:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        at = QApplication.focusWidget()
        writes = at is not None and at.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        if writes or not isinstance(event, QKeyEvent) or not event.text().isalpha():
            return False
        if event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        event.accept()
        return True
