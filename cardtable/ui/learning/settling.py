"""A short pause for fingers: what came, went or moved a moment ago is not pressed by accident."""

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

    The panel tells it when things may have moved; it looks for itself whether they did.
    """

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._places: Sequence[object] = ()
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self._end)

    @property
    def is_active(self) -> bool:
        """Whether presses are swallowed."""
        return self.timer.isActive()

    def forget(self) -> None:
        """The panel is not seen any more; all on it is new when it comes back."""
        self._places = ()

    def look(self, pause: int, *more: object) -> None:
        """Begin a pause of so many milliseconds if something on the panel is not where it was.

        `more` is where other things lie that can be tapped and are no widgets.
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
        """Taps anywhere on the panel, and keys that press a button of it; figures are still typed."""
        if isinstance(event, QKeyEvent) and isinstance(watched, QAbstractButton):
            return event.type() == QEvent.Type.KeyPress and event.key() in _PRESSES
        return event.type() in _TAPS
