"""A short pause for fingers: a button that has just appeared or moved isn't pressed by accident."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

PAUSE = 500
"""Milliseconds for which nothing on a panel can be pressed after something on it changed its place."""

_TAPS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_PRESSES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Settling(QObject):
    """Swallows presses on a panel that were meant for what was there before.

    The panel calls `look` when things may have moved; this object checks whether they did.
    """

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._places: Sequence[object] = ()
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self._end)

    def forget(self) -> None:
        """Treat everything as new when the panel is shown again; it is hidden now."""
        self._places = ()

    def look(self, pause: int, *more: object) -> None:
        """Begin a pause of `pause` milliseconds if something on the panel has moved.

        `more` has the places of other things to tap that aren't widgets.
        """
        seen = [one for one in self._panel.children() if isinstance(one, QWidget)]
        places = [*more, *((one, one.geometry()) for one in seen if one.isVisibleTo(self._panel))]
        if places != self._places and pause:
            self.timer.start(pause)
            for one in self._all():
                one.installEventFilter(self)
        self._places = places

    def _all(self) -> list[QWidget]:
        return [self._panel, *self._panel.findChildren(QWidget)]

    def _end(self) -> None:
        for one in self._all():
            one.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallows taps anywhere on the panel and keys that press its buttons; digits can still be typed."""
        if isinstance(event, QKeyEvent) and isinstance(watched, QAbstractButton):
            return event.type() == QEvent.Type.KeyPress and event.key() in _PRESSES
        return event.type() in _TAPS
