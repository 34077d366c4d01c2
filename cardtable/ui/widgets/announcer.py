"""Says sentences to screen readers: the only place that does.

A reader that knows no announcements, such as Orca before 45, hears the same sentence as a notification that
shows itself. Screen readers on Linux register what they want to hear; anywhere else, all know announcements.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from functools import cache, partial

from PySide6.QtCore import SLOT, QCoreApplication, QObject, Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

from cardtable.language import say


def get_ready() -> None:
    """Ask what the screen reader knows, so that the first sentence needn't wait for the answer."""
    listeners().then(lambda _: None)


def announce(source: QWidget, sentence: str, urgent: bool = False) -> None:
    """Have a screen reader say a sentence of this widget; an `urgent` one interrupts what it is saying."""
    if not sentence or not QAccessible.isActive():
        return
    listeners().then(partial(_send, source, sentence, urgent))


def _send(source: QWidget, sentence: str, urgent: bool, knows_announcements: bool) -> None:
    if not isValid(source):
        return
    if not knows_announcements:
        Notification.show_sentence(source.window(), sentence)
        return
    event = QAccessibleAnnouncementEvent(source, sentence)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class SpokenPanel(QLabel):
    """A panel that says sentences, each once: when it gets the focus, or at once if it has it.

    It's a label so that screen readers say it as a text; what it shows is painted.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._latest = say("reader-question")
        self.setAccessibleName(self._latest)

    def rest(self) -> None:
        """Make the panel without a sentence; it may get the focus before it has one."""
        self._latest = say("reader-question")

    def announce(self, sentence: str) -> None:
        """Have a screen reader say a sentence, which becomes the panel's accessible name."""
        self._latest = sentence
        at: QWidget | None = self.window().focusWidget()
        if at is not self:
            self.setAccessibleName(sentence)
        if at is not None and (at is self or self.isAncestorOf(at)):
            announce(self, sentence)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # A name that changes while the panel has the focus would be said in addition to the announcement.
        if self._latest != self.accessibleName():
            self.setAccessibleName(self._latest)
        super().focusInEvent(event)


class Notification(QWidget):
    """One sentence of a window, for readers alone: it has one pixel, which isn't painted."""

    reader_role = QAccessible.Role.Notification

    def __init__(self, sentence: str, window: QWidget) -> None:
        super().__init__(window)
        self._sentence = sentence
        self.setFixedSize(1, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lower()

    def text(self) -> str:
        """Return the sentence, which is its name from the start: a reader needn't hear that it changes."""
        return self._sentence

    @classmethod
    def show_sentence(cls, window: QWidget, sentence: str) -> None:
        """Say a sentence, and forget the oldest, which a slow reader may still have asked for."""
        said = window.findChildren(cls, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if len(said) >= _SENTENCES:
            # The lowest is the first child, and the latest.
            said[-1].deleteLater()
        cls(sentence, window).show()


_SENTENCES = 40
"""Number of latest sentences that a reader may still ask for."""


Hear = Callable[[str | None], object]
"""Takes what readers have registered, in Qt's words; None if the registry doesn't say."""

Ask = Callable[["Listeners", Hear], object]
"""Asks the registry, now or later, and tells the listeners when someone registered or left."""

_SOMEONE = '(ss) "'
"""The registry's signal that a reader has registered."""

_KNOWN = ('"object:announcement', '"object:"')
"""The prefix of an entry of a reader that hears announcements."""


class Listeners(QObject):
    """Keeps track of what readers have registered, without ever waiting for an answer."""

    def __init__(self, ask: Ask, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ask = ask
        self._knows: bool | None = None
        """Whether the readers know announcements; None until the registry has answered."""
        self._is_asking = self._has_changed = False
        self._waiting = deque[Callable[[bool], object]]()

    def then(self, say: Callable[[bool], object]) -> None:
        """Call `say`, once it is known, with whether readers know announcements; in the order of calls."""
        self._waiting.append(say)
        if self._knows is None:
            self._look()
        else:
            self._say()

    @Slot()
    def look_again(self) -> None:
        """Ask again after a reader came or left; announcements wait for the answer."""
        self._knows = None
        self._has_changed = self._is_asking
        self._look()

    def _look(self) -> None:
        if not self._is_asking:
            self._is_asking = True
            self._ask(self, self._hear)

    def _hear(self, registered: str | None) -> None:
        self._is_asking = False
        if self._has_changed:
            self._has_changed = False
            self._look()
            return
        words = (registered or "").lower()
        self._knows = _SOMEONE not in words or any(one in words for one in _KNOWN)
        self._say()
        if registered is None:
            # It doesn't report changes either.
            self._knows = None

    def _say(self) -> None:
        while self._waiting and self._knows is not None:
            self._waiting.popleft()(self._knows)


@cache
def listeners() -> Listeners:
    return Listeners(ask_registry, QCoreApplication.instance())


def ask_registry(listeners: Listeners, hear: Hear) -> None:
    """Ask the registry of a Linux desktop over Qt's own connection to readers; elsewhere there is none."""
    if sys.platform == "win32" or sys.platform == "darwin":
        hear(None)
    else:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection(_QT)
        if not bus.isConnected():
            hear(None)
            return
        for changed in ("EventListenerRegistered", "EventListenerDeregistered"):
            # Qt refuses what is connected already. PySide's types ask for bytes, which it doesn't take.
            bus.connect(*_REGISTRY, changed, listeners, SLOT("look_again()"))  # type: ignore[call-overload]

        def take(asked: QDBusPendingCallWatcher) -> None:
            answer = asked.reply()
            # Qt's own words for the answer: nothing else of PySide reads a list of pairs.
            hear(repr(answer) if answer.type() == QDBusMessage.MessageType.ReplyMessage else None)
            asked.deleteLater()

        question = QDBusMessage.createMethodCall(*_REGISTRY, "GetRegisteredEvents")
        asked = QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE), listeners)
        asked.finished.connect(take)


_QT = "a11y"
"""The name that Qt gives its connection to the bus of screen readers."""

_REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")
"""Where readers register: the service, its object and its interface."""

_PATIENCE = 1000
"""Milliseconds after which a registry that doesn't answer is left alone."""
