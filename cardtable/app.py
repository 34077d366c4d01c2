"""The start of the window program: checks, application, window and event loop, and the errors in them.

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
    from cardtable.ui.shell.crash_guard import CrashGuard
    from cardtable.ui.shell.main_window import MainWindow

APP_ID = "org.cardtable.Cardtable"
"""The app's name for systems, also of the desktop file and icon that packaging/ installs."""

ACTIVATION_TOKEN = "XDG_ACTIVATION_TOKEN"
"""Environment variable with a Wayland desktop's permission to raise a window.

Qt uses it up when it does so.
"""

SETTLE_AFTER = 200
"""Milliseconds after which less urgent work is done, once the start page can be used."""

EXIT_AFTER_PAINT = "CARDTABLE_EXIT_AFTER_PAINT"
"""Environment variable of the start-up benchmark that ends the app early.

With 1 it ends as soon as its first picture is painted, with 2 as soon as the start page is, and with 3 when
what can wait is done too.
"""


def run(argv: Sequence[str], language: str = "") -> int:
    """Open the window and return when it is closed; `argv` is as in `sys.argv`.

    `language` overrides the settings if it isn't "". Returns the exit status: 3 if Qt can't start here, after
    a sentence on stderr about what to do.
    """
    # Nothing made before the start page is garbage; looking for some takes a tenth of the start.
    gc.disable()
    try:
        from cardtable import preflight

        trouble = preflight.problem()
        if trouble is not None:
            print(trouble.sentence, file=sys.stderr)
            return trouble.status
        return open_table(argv, language)
    finally:
        gc.enable()


def open_table(argv: Sequence[str], language: str = "") -> int:
    """Show the window until it is closed; return the exit status."""
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
        from cardtable.ui.shell.main_window import MainWindow

        window = MainWindow(directory, language=language)
    except Exception as error:
        return report_no_start(error)
    survive_errors(window)
    # When the start page is there or has failed.
    window.first_painted.connect(lambda: QTimer.singleShot(0, collect_garbage))
    window.furnished.connect(partial(QTimer.singleShot, SETTLE_AFTER, window, partial(settle_in, window)))
    window.furnished.connect(partial(QTimer.singleShot, 0, window, partial(answer_others, window)))
    open_files(application, window, argv)
    end_with_session(application, window)
    last = {"1": window.first_painted, "2": window.furnished}.get(os.environ.get(EXIT_AFTER_PAINT, ""))
    if last is not None:
        # At once, because the end of the process isn't part of what is measured.
        last.connect(lambda: os._exit(0))
    window.first_painted.connect(partial(tell_screen_readers, application))
    window.show()
    status = application.exec()
    window.shut_down()
    WRITER.wait()
    lock.give_back()
    return status


def collect_garbage() -> None:
    """Begin to collect garbage, whenever the window is idle."""
    from cardtable.ui.support.application import collect_when_idle

    collect_when_idle()


def survive_errors(window: MainWindow) -> CrashGuard:
    """Show later errors to the player and let the game go on."""
    from cardtable.ui.shell.crash_guard import CrashGuard

    services = window.services
    # The session is made later: the first picture does without it.
    guard = CrashGuard(window, services.theme, lambda: services.session.match)
    guard.read.connect(lambda: services.session.recover())
    return guard


def leave_sources_unread() -> None:
    """Keep PySide6 from reading the source of every imported module.

    It looks there for its own name, for `from __feature__ import snake_case`, which isn't used here. That
    takes half a millisecond per module, and `linecache` keeps what was read: 6 MiB once the table is open.
    From now on every module counts as naming PySide6, which is true for most of ours. A version of PySide6
    that doesn't ask in this way simply reads on.
    """
    import PySide6.QtCore  # noqa: F401 - PySide6 begins to read with this import

    reader = sys.modules.get("shibokensupport.feature")
    if reader is not None:
        vars(reader)["_mod_uses_pyside"] = lambda module: True


def make_application(argv: Sequence[str]) -> QApplication:
    """Return the application, named after the program."""
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


def tell_screen_readers(application: QApplication) -> None:
    """Tell screen readers what widgets are, before the first page is made; the first picture has none."""
    from cardtable.ui.widgets.reader_roles import teach_roles

    teach_roles(application)


def name_in_taskbar() -> None:
    """Give the window its own button in Windows' taskbar when Python runs it from source.

    Windows goes by the program, which would be Python. The built app is a program itself; its shortcuts lack
    this name, so a pinned one would get a second button.
    """
    if sys.platform == "win32" and not getattr(sys, "frozen", False):
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)


def open_files(application: QApplication, window: MainWindow, argv: Sequence[str]) -> None:
    """Open the game named on the command line, and those the system names later.

    On macOS, a double-clicked file that started the program is named before there is a page for it.
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
    """Save everything when the user logs off or shuts down, without asking anything.

    Windows first asks whether it may end the session. If so, Qt says that it is about to quit, closes the
    window, and the process ends.
    """
    application.commitDataRequest.connect(window.save_before_shutdown)
    application.aboutToQuit.connect(lambda: window.closing.ask_nothing())


def named_file(argv: Sequence[str]) -> str:
    """Return the absolute path of the saved or made game named on the command line; "" without one."""
    return next((str(Path(word).absolute()) for word in argv[1:] if is_game_file(word)), "")


def take_lock(directory: Path, argv: Sequence[str]) -> DataLock | None:
    """Return the folder's lock once no other copy has it.

    Return None if another copy shows its window instead, with the file named here.
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
    """Make copies that start later find this window."""
    from cardtable.ui.support.first_copy import FirstCopy

    first = FirstCopy(window.services.directory, window)

    def show(file: str, token: str) -> None:
        if token:
            os.environ[ACTIVATION_TOKEN] = token
        window.come_forward()
        os.environ.pop(ACTIVATION_TOKEN, None)
        if file:
            window.open_file(Path(file))

    first.asked.connect(show)


def settle_in(window: MainWindow) -> None:
    """Do what can wait until the start page is on screen.

    That is Ctrl+C in a terminal, the icon, what features do later, the log, and remains of crashes.
    """
    import signal

    from PySide6.QtCore import QTimer

    from cardtable.storage.games import sweep_drafts
    from cardtable.storage.writer import WRITER
    from cardtable.ui.drawing.pictures import app_icon

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "darwin":  # The icon of macOS's bundle is sharper.
        window.setWindowIcon(app_icon())
    for delay, act in window.services.later:
        QTimer.singleShot(delay, window, act)
    # What was made by then stays anyway, and searching it for garbage takes 17 ms in the middle of a deal.
    QTimer.singleShot(0, window, gc.freeze)
    keep_log()
    QTimer.singleShot(0, window, window.services.backdrop.keep)
    if os.environ.get(EXIT_AFTER_PAINT) == "3":
        QTimer.singleShot(0, window, window.close)
    WRITER.do(partial(sweep_drafts, window.services.directory))


def keep_log() -> None:
    """Send our own messages and Qt's to the log."""
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


def report_no_start(error: Exception) -> int:
    """Log why the window could not be made and show a message; return the exit status."""
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
