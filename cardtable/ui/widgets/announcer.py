"""Says sentences to screen readers: the only place that does."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def announce(source: QWidget, sentence: str, urgent: bool = False) -> None:
    """Have a screen reader say a sentence of this widget; an `urgent` one interrupts what it is saying."""
    if not sentence or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(source, sentence)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
