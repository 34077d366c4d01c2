"""Says sentences to screen readers: the only place that does.

A reader that knows no announcements, such as Orca before 45, hears the same sentence as a notification that
shows itself.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent
from PySide6.QtWidgets import QLabel, QWidget
from shiboken6 import isValid

from cardtable.language import say
from cardtable.ui.support.listeners import listeners


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
