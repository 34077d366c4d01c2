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


def announce_panel(panel: QWidget, sentence: str) -> None:
    """Have a screen reader say a panel's sentence once: when it gets the focus, or now if it has it."""
    at: QWidget | None = panel.window().focusWidget()
    panel.setAccessibleName(sentence)
    if at is not None and (at is panel or panel.isAncestorOf(at)):
        announce(panel, sentence)
