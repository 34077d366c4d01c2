"""A short pause for fingers: only what is pressed after a change was seen counts for what is new."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QInputEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from shiboken6 import isValid

PAUSE = 500
"""Milliseconds after something changed its place, and was painted, in which nothing on a panel is pressed."""

RUN = 350
"""Milliseconds between two taps of one run, as of a child who drums on a place that was right just now."""

_PRESSES = (
    QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
)  # fmt: skip
_PRESSING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_MOVES = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape)
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""Keys that answer nothing, also with these."""
_REPEATS = 150
"""Milliseconds after which a held key may repeat; sooner, a program typed the same figure twice."""
_LATEST = 10_000
"""Milliseconds by which an event may be late; if it seems later, the system counts time in another way."""
_ROUND = 2**32
"""Milliseconds after which the times of events begin again on some systems."""


def _now() -> int:
    return time.monotonic_ns() // 1_000_000


class Settling(QObject):
    """Swallows presses on a panel that were meant for what was there before.

    The panel calls `look` when things may have moved; this object checks whether they did. A press counts by
    the time at which it was made, as a slow computer may deliver it much later. Presses come in the order in
    which they were made, so the first that is in time ends the watch.
    """

    def __init__(self, panel: QWidget, pause: Callable[[], int], *parts: QWidget) -> None:
        """Watch the panel with all that is in it, or in only these `parts` of it.

        `pause` returns the length of a pause in milliseconds, 0 for none.
        """
        super().__init__(panel)
        self._panel, self._pause, self._parts = panel, pause, parts or (panel,)
        self._watched: list[QWidget] = []
        self._places: Sequence[object] = ()
        self._is_new = False
        """Whether all is new, so that even digits were meant for what was there before."""
        self._seen: int | None = None
        """When what is new was first seen; None before."""
        self._least = _LATEST
        """The least delay of an event so far, which includes the difference between the clocks."""
        self.clock = _now
        self._swallowed = -_LATEST
        """When a tap was swallowed last."""
        self._pressed = 0
        """When a key was last pressed, by the system's clock; it may be held."""
        # Painting ends, and reaches the screen, before the next timer is heard.
        self._painted = QTimer(self, singleShot=True, interval=0)
        self._painted.timeout.connect(self._see)

    def forget(self) -> None:
        """Treat everything as new at the next look: another question, an answer, or the panel shown again."""
        self._places = ()

    def look(self, *more: object) -> None:
        """Begin a pause if something on the panel has moved.

        `more` has the places of other things to tap that aren't widgets.
        """
        seen = [one for one in self._panel.children() if isinstance(one, QWidget)]
        places = [*more, *((one, one.geometry()) for one in seen if one.isVisibleTo(self._panel))]
        if places != self._places:
            self._begin()
        self._places = places

    def _begin(self) -> None:
        self._is_new = not self._places or (self._is_new and self._seen is None)
        self._seen = None
        self._painted.stop()
        self._end()
        inner = [one for part in self._parts for one in (part, *part.findChildren(QWidget))]
        self._watched = list(dict.fromkeys([self._panel, *inner]))
        for one in self._watched:
            one.installEventFilter(self)
            if isinstance(one, QAbstractButton):
                # It was pressed for what was there before, so letting go of it does nothing.
                one.setDown(False)
        self._panel.update()

    def _end(self) -> None:
        for one in self._watched:
            if isValid(one):
                one.removeEventFilter(self)
        self._watched = []

    @property
    def is_pausing(self) -> bool:
        """Whether a tap that is made now is swallowed."""
        return self._is_early(self.clock(), self._pause())

    def _see(self) -> None:
        self._seen = self.clock()

    def _made_at(self, event: QInputEvent) -> int:
        """Return when a key or button was pressed; if that can't be known, now."""
        now = self.clock()
        late = (now - event.timestamp()) % _ROUND
        if late >= _LATEST:
            return now
        self._least = min(self._least, late)
        return now - late + self._least

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow presses that came too early."""
        kind = event.type()
        if kind == QEvent.Type.Paint:
            if watched is self._panel and self._seen is None and not self._painted.isActive():
                self._painted.start()
        elif kind in _PRESSES and isinstance(event, QInputEvent):
            made, pause = self._made_at(event), self._pause()
            if isinstance(event, QKeyEvent):
                if self._is_early(made, pause):
                    return self._swallows_key(watched, event, made)
            elif self._is_early(made, pause) or (pause and made < self._swallowed + RUN):
                self._swallowed = made
                return True
            self._end()
        return False

    def _swallows_key(self, watched: QObject, event: QKeyEvent, made: int) -> bool:
        """Swallow an early key, but a digit can be typed as soon as the question is seen."""
        if event.key() in _MOVES or event.modifiers() & _COMMANDS:
            return False
        presses = isinstance(watched, QAbstractButton) and event.key() in _PRESSING
        is_early = presses or (self._is_new and self._is_early(made, 0))
        if is_early:
            # Otherwise a shortcut would act instead of the key.
            event.accept()
        return is_early

    def is_held(self, event: QKeyEvent) -> bool:
        """Return whether a key is held down: that was one press, while a program types a figure twice."""
        if not event.isAutoRepeat():
            self._pressed = event.timestamp()
        return event.isAutoRepeat() and event.timestamp() - self._pressed > _REPEATS

    def _is_early(self, made: int, pause: int) -> bool:
        return bool(self._pause()) and (self._seen is None or made < self._seen + pause)
