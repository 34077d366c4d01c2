"""Starting the table: checks, application, window, event loop; and what happens when something goes wrong.

Nothing heavy is imported before the first picture is on screen.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable import is_game_file
from cardtable.language import say

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from cardtable.storage.data_folder import DataLock
    from cardtable.ui.window.crash_guard import CrashGuard
    from cardtable.ui.window.main_window import MainWindow

APP_ID = "org.cardtable.Cardtable"
"""What systems call the app: also the name of the desktop file and of the icon that packaging/ installs."""

ACTIVATION_TOKEN = "XDG_ACTIVATION_TOKEN"
"""Environment variable in which a Wayland desktop leaves the right to raise a window; Qt spends it when it
activates one.
"""

SETTLE_AFTER = 200
"""Milliseconds after which the rest is done that can wait until somebody can use the start page."""

PREPARE_AFTER = 1500
"""Milliseconds after which what comes next is made ready, if nobody does anything yet."""

BACKUP_AFTER = 5000
"""Milliseconds after which the backup of the day is made: nobody waits for anything then."""

EXIT_AFTER_PAINT = "CARDTABLE_EXIT_AFTER_PAINT"
"""Environment variable of the start-up benchmark: at 1 the app ends as soon as its first picture is painted,
at 2 as soon as the start page is.
"""


def run(argv: Sequence[str], language: str = "") -> int:
    """Opens the table and plays until the window is closed; `argv` as in `sys.argv`. `language` is spoken,
    where one is named, whatever the settings say.

    Returns the exit status: 3 when Qt cannot start here, after one sentence on stderr that says what to do.
    """
    from cardtable import preflight

    # Nothing that is made up to the start page is garbage; looking for it takes a tenth of the way there.
    gc.disable()
    try:
        trouble = preflight.problem()
        if trouble is not None:
            print(trouble.sentence, file=sys.stderr)
            return trouble.status
        return open_table(argv, language)
    finally:
        gc.enable()


def open_table(argv: Sequence[str], language: str = "") -> int:
    """The window, from its first picture until it is closed; the exit status."""
    leave_sources_unread()
    from PySide6.QtCore import QTimer

    from cardtable.storage.data_folder import data_dir
    from cardtable.storage.writer import WRITER

    application = make_application(argv)
    directory = data_dir()
    lock = take_lock(directory, argv)
    if lock is None:
        return 0
    try:
        from cardtable.ui.window.main_window import MainWindow

        window = MainWindow(directory, language=language)
    except Exception as error:
        return tell_no_start(error)
    survive_errors(window)
    # When the start page is there, or has failed.
    window.first_painted.connect(lambda: QTimer.singleShot(0, gc.enable))
    window.furnished.connect(partial(QTimer.singleShot, SETTLE_AFTER, window, partial(settle_in, window)))
    window.furnished.connect(partial(QTimer.singleShot, 0, window, partial(answer_others, window)))
    open_files(application, window, argv)
    end_with_session(application, window)
    last = {"1": window.first_painted, "2": window.furnished}.get(os.environ.get(EXIT_AFTER_PAINT, ""))
    if last is not None:
        # At once: what the end of the process takes is no part of what is measured.
        last.connect(lambda: os._exit(0))
    window.show()
    status = application.exec()
    window.put_down()
    WRITER.wait()
    lock.give_back()
    return status


def survive_errors(window: MainWindow) -> CrashGuard:
    """From now on the player of that window is told of an error, and the game goes on."""
    from cardtable.ui.window.crash_guard import CrashGuard

    guard = CrashGuard(window, window.theme, lambda: window.match)
    guard.read.connect(window.recover)
    return guard


def leave_sources_unread() -> None:
    """Keeps PySide6 from reading the source of every module that is imported.

    It looks there for its own name, for the sake of `from __feature__ import snake_case`, which nobody here
    uses. That takes half a millisecond for each module, and `linecache` keeps what was read: 6 MiB by the
    time somebody sits at the table. From now on every module counts as one that names PySide6, which is the
    answer for most of ours. A version of PySide6 that does not ask in this way reads on as it likes.
    """
    import PySide6.QtCore  # noqa: F401 - PySide6 begins to read with this import

    reader = sys.modules.get("shibokensupport.feature")
    if reader is not None:
        vars(reader)["_mod_uses_pyside"] = lambda module: True


def make_application(argv: Sequence[str]) -> QApplication:
    """The one application with the table's names."""
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication

    from cardtable.ui.support.application import Application

    existing = QApplication.instance()
    words = list(argv) or ["cardtable"]
    application = existing if isinstance(existing, QApplication) else Application(words)
    application.setOrganizationName("Cardtable")
    application.setApplicationName("Cardtable")
    application.setApplicationDisplayName("Cardtable")
    QGuiApplication.setDesktopFileName(APP_ID)
    name_in_taskbar()
    return application


def name_in_taskbar() -> None:
    """Give the window a button of its own in Windows' taskbar when Python runs it from source.

    Windows goes by the program, which would be Python. The built app is a program itself. Its shortcuts lack
    this name, so a pinned one would get a second button.
    """
    if sys.platform == "win32" and not getattr(sys, "frozen", False):
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)


def open_files(application: QApplication, window: MainWindow, argv: Sequence[str]) -> None:
    """Open the game that is named on the command line, and those that the system names later.

    On macOS a file whose double click started the program is named while there is no page yet to show it on.
    """
    from cardtable.ui.support.application import Application

    early: list[str] | None = [name for name in (named_file(argv),) if name]

    def open_named(name: str) -> None:
        if early is None:
            window.open_file(Path(name))
        else:
            early.append(name)

    def open_early() -> None:
        nonlocal early
        names, early = early or [], None
        for name in names:
            window.open_file(Path(name))

    window.furnished.connect(open_early)
    if isinstance(application, Application):
        application.file_opened.connect(open_named)


def end_with_session(application: QApplication, window: MainWindow) -> None:
    """Save everything if a person logs off or shuts the computer down; nobody answers a question then.

    Windows first asks whether it may end the session. If so, Qt says that it is about to quit and then closes
    the window, and the process is ended without another word.
    """
    application.commitDataRequest.connect(window.save_before_shutdown)
    application.aboutToQuit.connect(lambda: window.closing.ask_nothing())


def named_file(argv: Sequence[str]) -> str:
    """The game that is named on the command line, as a whole path, be it one that was played or one that
    somebody made; "" without one.
    """
    return next((str(Path(word).absolute()) for word in argv[1:] if is_game_file(word)), "")


def take_lock(directory: Path, argv: Sequence[str]) -> DataLock | None:
    """Return the lock of the folder, once no other copy has it; None if the copy that has it shows its window
    now, with the file named here.
    """
    from cardtable.storage.data_folder import DataLock

    lock = DataLock(directory)
    if lock.is_ours:
        return lock
    import signal

    from cardtable.ui.support.first_copy import lock_of

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return lock_of(directory, named_file(argv), os.environ.get(ACTIVATION_TOKEN, ""))


def answer_others(window: MainWindow) -> None:
    """From now on copies that are started later find this window."""
    from cardtable.ui.support.first_copy import FirstCopy

    first = FirstCopy(window.directory, window)

    def show(file: str, token: str) -> None:
        if token:
            os.environ[ACTIVATION_TOKEN] = token
        window.come_forward()
        os.environ.pop(ACTIVATION_TOKEN, None)
        if file:
            window.open_file(Path(file))

    first.asked.connect(show)


def settle_in(window: MainWindow) -> None:
    """What can wait until the start page is on screen: Ctrl+C in a terminal, the icon, the log, what crashes
    left behind, the table, so that a deal begins at once, and the backup.
    """
    import signal

    from PySide6.QtCore import QTimer

    from cardtable.storage.games import sweep_drafts
    from cardtable.storage.writer import WRITER
    from cardtable.ui.drawing.pictures import app_icon

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "darwin":  # where the bundle's own icon is sharper
        window.setWindowIcon(app_icon())
    QTimer.singleShot(0, window, partial(prepare_table, window))
    QTimer.singleShot(PREPARE_AFTER, window, window.prepare_new_game)
    keep_log()
    WRITER.do(partial(sweep_drafts, window.directory))
    QTimer.singleShot(BACKUP_AFTER, window, window.back_up)


def prepare_table(window: MainWindow) -> None:
    """Makes the table. From then on no garbage is looked for in what is there by now: it stays, and to look
    through it takes 17 ms in the middle of a deal.
    """
    window.prepare_table()
    gc.freeze()


def keep_log() -> None:
    """Sends our own and Qt's messages to the log."""
    import logging

    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    from cardtable.storage.log import log_dir, start_log

    start_log(log_dir())
    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }

    def take(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        logging.getLogger("qt").log(levels.get(kind, logging.WARNING), "%s", message)

    qInstallMessageHandler(take)


def tell_no_start(error: Exception) -> int:
    """The window could not be made: why is logged, and a sentence says so. Returns the exit status."""
    import logging

    from PySide6.QtCore import QCoreApplication, Qt
    from PySide6.QtWidgets import QMessageBox

    from cardtable.storage.log import LOG_NAME, log_dir

    keep_log()
    logging.getLogger(__name__).error("The window could not be made", exc_info=error)
    sentence = say("window-no-start", log=str(log_dir() / LOG_NAME))
    print(sentence, file=sys.stderr)
    box = QMessageBox(QMessageBox.Icon.Critical, QCoreApplication.applicationName(), sentence)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()
    return 1
