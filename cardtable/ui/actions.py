"""Everything that can be done from the menu, in one list: its words, its keys, and when it can be done.

Whoever adds something to do adds one `Command` to `commands`; menu and keys follow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

if TYPE_CHECKING:
    from cardtable.ui.main_window import MainWindow

Keys = QKeySequence.StandardKey


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Command:
    """One thing to do.

    `keys` are the first that the platform has of these: a standard key, or keys as text. `when` says whether
    it can be done now; what cannot is left out of the menu. A command that is not `bound` shows its keys in
    the menu and leaves it to the page on screen to answer them.
    """

    name: str
    text: str
    act: Callable[[], object]
    keys: tuple[QKeySequence.StandardKey | str, ...] = ()
    when: Callable[[], bool] = _always
    bound: bool = True

    @property
    def sequence(self) -> QKeySequence:
        """The keys on this platform; an empty sequence without any."""
        for key in self.keys:
            found = QKeySequence(key)
            if not found.isEmpty():
                return found
        return QKeySequence()


def commands(window: MainWindow) -> Iterator[Command]:
    """Everything that can be done from the menu of this window, in the order of the menu."""
    tr = QCoreApplication.translate
    yield Command(
        "way out",
        window.way_out,
        window.take_way_out,
        ("End",) if window.shows_way_out else (),
        when=lambda: window.way_out != "",
        bound=False,
    )
    yield Command("new game", tr("Menu", "New game"), window.show_new_game, (Keys.New, "Ctrl+N"))
    yield Command("rules", tr("Menu", "Rules of this game"), window.show_rules, ("F1",))
    yield Command(
        "moves", tr("Menu", "List of moves"), window.toggle_moves, ("M",), when=lambda: window.is_at_table
    )
    yield Command(
        "full screen", tr("Menu", "Full screen"), window.toggle_full_screen, (Keys.FullScreen, "F11")
    )
    yield Command("quit", tr("Menu", "Quit"), window.close, (Keys.Quit, "Ctrl+Q"))
    yield Command("back", tr("Menu", "Back to start"), window.show_start, ("Esc",), bound=False)


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
        action.setShortcut(command.sequence)

        def act() -> None:
            if command.when():
                command.act()

        action.triggered.connect(act)
        return action

    def pop_up(self, at: QPoint) -> QMenu:
        """The menu of everything that can be done now, each with its keys, at that point of the screen."""
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for command in commands(self._window):
            if command.when():
                menu.addAction(self.by_name.get(command.name) or self._action(command, menu))
        menu.popup(at)
        return menu
