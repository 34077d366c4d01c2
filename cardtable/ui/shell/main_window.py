"""The window: its pages, its language, its menu and keys, and its closing.

The window shows its first picture, the empty table, before anything else is loaded, the first page right
after that, and every other page when it is first needed. So this module imports only what that picture needs,
and names `Qt` and `QAccessible` with their many enums only inside functions. What the pages are is the
features' business.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from cardtable.language import SPEECH, say
from cardtable.storage.settings import INTERNATIONAL
from cardtable.storage.writer import WRITER
from cardtable.ui.services.services import Opener, Services
from cardtable.ui.services.ui_state import first_size, least_size, on_screen
from cardtable.ui.shell.window_look import FirstPicture, WindowLook
from cardtable.ui.support.languages import qt_words, speak

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from cardtable.storage.settings import Settings
    from cardtable.ui.services.command import Command
    from cardtable.ui.shell.closing import Closing
    from cardtable.ui.shell.menu import LetterKeys, Menu
    from cardtable.ui.widgets.keys_panel import KeysPanel

SHUTDOWN_WAITS = 4.0
"""Seconds that a shutdown waits for the disk. After five, Windows says that Cardtable is holding it up."""


class MainWindow(QMainWindow):
    """The one window of the program. Games and settings are kept in `directory`.

    `speed` overrides every pace: 0 is instant, for tests and the self-test. `language` overrides the one in
    the settings until the player chooses another.
    """

    first_painted = Signal()
    """Emitted when the window is on screen with its first picture."""

    furnished = Signal()
    """Emitted when the first page is on screen and can be used."""

    def __init__(self, directory: Path, speed: float | None = None, language: str = "") -> None:
        super().__init__()
        self.services = services = Services(self, directory, speed, self._load)
        self.navigator = navigator = services.navigator
        preferences, self.theme = services.preferences, services.theme
        preferences.changed.connect(self._prefer)
        preferences.changed.connect(self._speak)
        preferences.saving.connect(self._notify_saving)
        speak(language or preferences.now.language)
        SPEECH.is_international = preferences.now.letters == INTERNATIONAL
        self._is_loaded = False
        self.look = WindowLook(services)
        navigator.turned.connect(self._turned)
        navigator.renamed.connect(self._name_window)
        navigator.back_asked.connect(self.go_back)
        navigator.notified.connect(services.notify)
        self.setCentralWidget(navigator)
        self.look.apply()
        navigator.pace = services.page_motion
        self._restore_place()
        self.setMinimumSize(*least_size(self.screen().availableGeometry()))
        self.setWindowTitle(QGuiApplication.applicationDisplayName())
        self.setAcceptDrops(True)
        services.answers |= {"menu": self.show_menu, "go-back": self.go_back}
        state = services.memory.now
        self._first_picture: FirstPicture | None = FirstPicture(
            self.theme, services.backdrop, preferences.now.move_list, state.seats, self
        )
        self._first_picture.painted.connect(self._after_first_paint)
        navigator.addWidget(self._first_picture)

    # Start

    def _load(self) -> None:
        """Register all features, when one of their pages or commands is first asked for."""
        from cardtable.ui.features import HOME, names, register

        self._load_home()
        for name in names():
            if name != HOME:
                register(self.services, name)

    def _load_home(self) -> None:
        """Register the feature with the first page, and load what every page needs, unless that's done."""
        from cardtable.ui.drawing.fonts import load_fonts
        from cardtable.ui.features import HOME, register
        from cardtable.ui.support.keymap import KEYS

        if self._is_loaded:
            return
        KEYS.chosen = self.services.preferences.now.keys
        load_fonts()
        self._is_loaded = True
        self.look.begin()
        register(self.services, HOME)

    def _after_first_paint(self) -> None:
        self.first_painted.emit()
        qt_words().follow()
        self._load_home()
        home = self.navigator.home_page
        if self.navigator.currentWidget() is self._first_picture:
            self.navigator.turn_to(home)
        home.repaint()
        self.furnished.emit()
        self._bind_keys()

    def _uncover(self) -> None:
        """Take the first picture away once a page is in front."""
        picture = self._first_picture
        if picture is not None and self.navigator.currentWidget() is not picture:
            self._first_picture = None
            self.navigator.removeWidget(picture)
            picture.uncover(self.navigator, self.navigator.pace)

    # Menu and keys

    @cached_property
    def commands(self) -> Menu:
        """The commands of the menu, with their keys."""
        from cardtable.ui.shell.menu import Menu, undoing

        self.navigator.load()
        self.services.commands += [*self._commands(), *undoing(self.navigator)]
        return Menu(self.services, self)

    def _commands(self) -> Iterator[Command]:
        """Yield the commands of the window itself."""
        from cardtable.ui.services.command import HELP, THIS, VIEW, Command, Keys, Role, full_screen_keys

        navigator, home = self.navigator, self.navigator.home
        yield Command("menu", 0, lambda: say("menu-menu"), "menu", self.show_menu, ("F10",), group="")
        yield Command(
            "back", 180,
            lambda: say("menu-back-to-start") if self.goes_back_to_start else say("controls-back"),
            "chevron-left", self.go_back, ("Esc",), lambda: not navigator.is_shown(home),
            bound=False, group=THIS,
        )  # fmt: skip
        yield Command(
            "start", 190, lambda: say("menu-back-to-start"), "cards", partial(navigator.go, home),
            ("Alt+Home",), lambda: not (navigator.is_shown(home) or self.goes_back_to_start), group=THIS,
        )  # fmt: skip
        yield Command(
            "full-screen", 560, lambda: say("menu-full-screen"), "eye", self.toggle_full_screen,
            full_screen_keys, group=VIEW,
        )  # fmt: skip
        yield Command(
            "keys", 610, lambda: say("menu-all-keys"), "keyboard", self.toggle_keys, ("?",), group=HELP,
        )  # fmt: skip
        yield Command(
            "quit", 900, lambda: say("menu-quit"), "close", self.close, (Keys.Quit, "Ctrl+Q"),
            ahead=True, role=Role.QuitRole,
        )  # fmt: skip

    def _bind_keys(self) -> None:
        """Make the commands, so that their keys work from now on."""
        commands = self.commands
        self._letter_keys.turn(self.services.preferences.now.letter_keys)
        if sys.platform == "darwin":
            commands.fill_bar(self.menuBar())

    def show_menu(self) -> None:
        """Show the menu under its button."""
        from PySide6.QtCore import QPoint

        self.commands.pop_up(QPoint(16, 66))

    keys_panel: KeysPanel | None = None

    def toggle_keys(self) -> None:
        """Show the panel of all keys over the current page, or hide it."""
        from PySide6.QtCore import QPoint

        from cardtable.ui.shell.menu import key_rows
        from cardtable.ui.widgets.keys_panel import KeysPanel

        if self.keys_panel is None:
            self.keys_panel = KeysPanel(self.theme, self)
            self.keys_panel.change_asked.connect(partial(self.services.ask, "change-keys"))
        if self.keys_panel.isVisible():
            self.keys_panel.put_away()
            return
        row = self.navigator.row
        rows, free = row.keys if row is not None else ([], None)
        if free is not None:
            free = free.translated(self.navigator.mapTo(self, QPoint()).toPointF())
        self.keys_panel.show_keys([*rows, *key_rows(self.commands.commands)], free)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        from PySide6.QtCore import Qt

        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        else:
            super().keyPressEvent(event)

    # Navigation

    def _turned(self) -> None:
        from PySide6.QtGui import QAccessible

        self._uncover()
        if self.keys_panel is not None:
            self.keys_panel.hide()
        self._name_window()
        if QAccessible.isActive():
            from cardtable.ui.widgets.announcer import get_ready

            get_ready()

    def _name_window(self) -> None:
        """Name the window after the page in front, which screen readers tell when it changes."""
        app, page = QGuiApplication.applicationDisplayName(), self.navigator.page_title
        self.setWindowTitle(say("window-title", page=page, app=app) if page else app)

    def go_back(self) -> None:
        """Go back one page: from the rules to the page that opened them, else to the table or the start."""
        navigator = self.navigator
        if navigator.is_shown(navigator.home) or navigator.go_back():
            return
        if self.goes_back_to_start:
            navigator.go(navigator.home)
        else:
            self.services.session.show()

    @property
    def goes_back_to_start(self) -> bool:
        """Whether going back one page leads to the start."""
        row = self.navigator.row
        leads_to_table = row is not None and not row.is_table and self.services.session.is_going_on
        return not (self.navigator.leads_back or leads_to_table)

    # Preferences

    def _notify_saving(self, works: bool) -> None:
        if works:
            self.services.notify(say("window-settings-saved"), "check")
        else:
            self.services.notify(say("window-settings-not-saved"))

    def _prefer(self, *_: object) -> None:
        self.look.apply()
        self.navigator.pace = self.services.page_motion
        self._letter_keys.turn(self.services.preferences.now.letter_keys)

    @cached_property
    def _letter_keys(self) -> LetterKeys:
        from cardtable.ui.shell.menu import LetterKeys

        return LetterKeys(self)

    def _speak(self, before: Settings, now: Settings) -> None:
        """Switch language, card letters or keys at once, on every page and in the middle of a deal."""
        from cardtable.ui.support.keymap import KEYS

        letters, KEYS.chosen = SPEECH.letters, now.keys
        SPEECH.is_international = now.letters == INTERNATIONAL
        is_other = before.language != now.language and speak(now.language)
        if not is_other and (letters, before.keys) == (SPEECH.letters, now.keys):
            return
        qt_words().follow()
        self.services.drop_words()
        panel, self.keys_panel = self.keys_panel, None
        if panel is not None:
            panel.hide()
            panel.deleteLater()
        with self.navigator.seen():
            self.look.apply()
            self.navigator.renew()
        if "commands" in vars(self):
            self.commands.retranslate()
            self._bind_keys()

    # Size, and dropped files

    def _restore_place(self) -> None:
        place = QByteArray.fromBase64(self.services.memory.now.geometry.encode())
        if place.isEmpty() or not self.restoreGeometry(place):
            self.resize(*first_size(self.screen().availableGeometry()))
        elif not (self.isMaximized() or self.isFullScreen()):
            rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
            self.setGeometry(on_screen(self.geometry(), rooms))

    def come_forward(self) -> None:
        """Bring the window to the front and give it the keyboard."""
        if self.isMinimized():
            self.showMaximized() if self.isMaximized() else self.showNormal()
        self.raise_()
        self.activateWindow()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to a window."""
        from PySide6.QtCore import Qt

        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.services.place_notice()

    def open_file(self, path: Path) -> None:
        """Open a file with a game: one that was played or one that people made."""
        opener = self._opener_of(path)
        if opener is not None:
            opener.open_file(path)

    def _opener_of(self, path: Path) -> Opener | None:
        self.navigator.load()
        return next((opener for opener in self.services.openers if opener.takes_file(path)), None)

    def _opener_for(self, mime: QMimeData) -> Opener | None:
        self.navigator.load()
        return next((opener for opener in self.services.openers if opener.takes(mime, pasted=False)), None)

    def _dropped(self, mime: QMimeData) -> Path | None:
        """Return the dropped file that can be opened; None if there is none."""
        paths = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]
        return next((path for path in paths if self._opener_of(path) is not None), None)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        mime = event.mimeData()
        if self._dropped(mime) is not None or self._opener_for(mime) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = self._dropped(event.mimeData())
        opener = self._opener_for(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)
        elif opener is not None:
            event.acceptProposedAction()
            opener.paste(event.mimeData())

    # Closing

    @cached_property
    def closing(self) -> Closing:
        """The steps before the window closes."""
        from cardtable.ui.shell.closing import Closing

        return Closing(self, self.services, settle=self._settle, unsaved=self._unsaved, end=self.shut_down)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.closing.is_due():
            super().closeEvent(event)
        else:
            event.ignore()

    def _settle(self) -> None:
        self.services.preferences.settle()
        self.services.memory.document.settle()
        for settle in tuple(self.services.settlers):
            settle()

    def _unsaved(self) -> Iterator[tuple[str, str]]:
        for ask in self.services.unsaved:
            if (trouble := ask()) is not None:
                yield trouble

    def save_before_shutdown(self) -> None:
        """Return when all is on disk or the system won't wait longer.

        The game may go on afterward: a person can still cancel the shutdown.
        """
        self._keep()
        with suppress(TimeoutError):
            WRITER.ask(self._settle).result(SHUTDOWN_WAITS)

    def _keep(self) -> None:
        """Hand over what isn't kept yet, and remember where the window is."""
        self.services.keeping.emit()
        memory = self.services.memory
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        memory.remember(memory.now._replace(geometry=place))

    def shut_down(self) -> None:
        """End everything that still runs and write what the window remembers; may be called twice."""
        self._keep()
        self.navigator.shut_down()
        self.services.ending.emit()
