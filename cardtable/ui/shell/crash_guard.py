"""Handling of uncaught errors: each is logged and shown to the player once, and the game goes on.

Set up before the first picture, so this module imports only what that needs.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from cardtable.ui.drawing.theme import Theme

if TYPE_CHECKING:
    from cardtable.controller.match.match import Match
    from cardtable.ui.shell.crash_window import CrashWindow


class CrashGuard(QObject):
    """Catches the errors of all threads and of everything Qt calls."""

    read = Signal()
    """Emitted when the player has read about an error and wants to go on."""

    _failed = Signal(BaseException)

    def __init__(self, window: QWidget, theme: Theme, match: Callable[[], Match | None]) -> None:
        """Start catching errors. They're shown over `window`; `match` returns the current match."""
        super().__init__(window)
        self._window, self._theme, self._match = window, theme, match
        self._shown_places: set[str] = set()
        self.shown: CrashWindow | None = None
        """The window that shows an error, while it's open."""
        self._failed.connect(self._take)
        sys.excepthook = lambda kind, error, trace: self.take(error)
        threading.excepthook = lambda args: self.take(args.exc_value)

    def take(self, error: BaseException | None) -> None:
        """Log an error of any thread at once, and show it when Qt is ready."""
        import logging

        if error is None:
            return
        try:
            logging.getLogger(__name__).error(
                "Uncaught error", exc_info=(type(error), error, error.__traceback__)
            )
            self._failed.emit(error)
        except RuntimeError:
            # The window is already gone, and with it everyone to show this to.
            return

    def _take(self, error: BaseException) -> None:
        # Not shown here: this may be in the middle of painting.
        QTimer.singleShot(0, self, lambda: self._show(error))

    def _show(self, error: BaseException) -> None:
        """Show the error once for each place that raises it: a picture that fails does so in every frame."""
        from cardtable.ui.shell.crash_window import CrashWindow

        place = error_place(error)
        if self.shown is not None or place in self._shown_places:
            return
        self._shown_places.add(place)
        self.shown = CrashWindow(self._window, self._theme, self._match(), error)
        self.shown.finished.connect(self._closed)
        self.shown.open()

    def _closed(self) -> None:
        if self.shown is not None:
            self.shown.deleteLater()
            self.shown = None
        self.read.emit()


def error_place(error: BaseException) -> str:
    """Return the kind of an error and the place that raised it."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
    return f"{type(error).__qualname__} {place}"
