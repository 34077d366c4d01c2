"""Starting the table: checks, application, window, event loop; and what happens when something goes wrong.

Nothing heavy is imported before the first picture is on screen.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

EXIT_AFTER_PAINT = "CARDTABLE_EXIT_AFTER_PAINT"
"""Environment variable of the start-up benchmark: at 1 the app ends as soon as its first picture is painted,
at 2 as soon as the start page is.
"""


def run(argv: Sequence[str]) -> int:
    """Opens the table and plays until the window is closed; `argv` as in `sys.argv`.

    Returns the exit status: 3 when Qt cannot start here, after one sentence on stderr that says what to do.
    """
    from cardtable import preflight

    trouble = preflight.problem()
    if trouble is not None:
        print(trouble.sentence, file=sys.stderr)
        return trouble.status
    from cardtable.storage.places import LOG_NAME, data_dir
    from cardtable.ui.main_window import MainWindow

    application = make_application(argv)
    directory = data_dir()
    window = MainWindow(directory)
    tell_failures(window, directory / LOG_NAME)
    window.furnished.connect(lambda: settle_in(directory))
    last = {"1": window.first_painted, "2": window.furnished}.get(os.environ.get(EXIT_AFTER_PAINT, ""))
    if last is not None:
        # At once: what the end of the process takes is no part of what is measured.
        last.connect(lambda: os._exit(0))
    window.show()
    status = application.exec()
    window.put_down()
    return status


def make_application(argv: Sequence[str]) -> QApplication:
    """The one QApplication with the table's names."""
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtWidgets import QApplication

    existing = QApplication.instance()
    words = list(argv) or ["cardtable"]
    application = existing if isinstance(existing, QApplication) else QApplication(words)
    application.setOrganizationName("Cardtable")
    application.setApplicationName("Cardtable")
    application.setApplicationDisplayName("Cardtable")
    QGuiApplication.setDesktopFileName("cardtable")
    return application


def settle_in(directory: Path) -> None:
    """What can wait until the start page is on screen: Ctrl+C in a terminal ends the program; the log."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    start_log(directory)


def start_log(directory: Path) -> None:
    """Sends our own and Qt's messages to a small log file; without one, they are dropped, never printed."""
    import logging
    from logging.handlers import RotatingFileHandler

    from cardtable.storage.places import LOG_NAME

    handler: logging.Handler
    try:
        directory.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            directory / LOG_NAME, maxBytes=200_000, backupCount=1, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.raiseExceptions = False
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    _log_qt_messages()


def _log_qt_messages() -> None:
    import logging

    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

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


def tell_failures(window: QWidget, log: Path) -> None:
    """An error nobody caught goes to the log, and the player reads one sentence; the game stays open."""
    open_boxes: list[QMessageBox] = []

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        import logging
        import traceback

        from PySide6.QtCore import QCoreApplication
        from PySide6.QtWidgets import QMessageBox

        text = "".join(traceback.format_exception(kind, error, trace))
        logging.getLogger(__name__).error("Not caught:\n%s", text)
        if open_boxes:
            return
        sentence = QCoreApplication.translate(
            "Failure",
            "Something went wrong; your game is kept up to the last move, and {log} says what happened.",
        ).format(log=log)
        box = QMessageBox(QMessageBox.Icon.Warning, window.windowTitle(), sentence, parent=window)
        open_boxes.append(box)
        box.finished.connect(open_boxes.clear)
        box.open()

    sys.excepthook = tell
