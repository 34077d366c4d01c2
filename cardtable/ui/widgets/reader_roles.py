"""The roles of widgets for screen readers if Qt can't tell: headings, named groups, pictures, foldouts.

Qt knows only its own widgets. A label that looks like a heading is a text to it, a frame with a name is the
frame of a window, a button that folds what is below is a box to check, and pages on a stack are in a "layered
pane".
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAccessibleWidget,
    QApplication,
    QFrame,
    QLabel,
    QStackedWidget,
    QWidget,
)
from shiboken6 import getCppPointer

Role = QAccessible.Role

HEADINGS = frozenset({"title", "heading"})
"""The style's roles of labels that are headings."""

_CONTAINERS = (QWidget, QFrame, QStackedWidget)
"""Classes of Qt that have no meaning of their own."""

_made: dict[int, QAccessibleInterface] = {}
"""The interfaces that Qt holds without owning them, by the address of their widget."""


def teach_roles(application: QApplication) -> None:
    """Have Qt ask this module first for the role of a widget."""
    if not application.property(_TAUGHT):
        application.setProperty(_TAUGHT, True)
        QAccessible.installFactory(_interface_of)


_TAUGHT = "readerRoles"


class _Written(QAccessibleWidget):
    """A widget with a text in a role that Qt doesn't give it; the text is its name unless it has another."""

    def text(self, kind: QAccessible.Text) -> str:
        said = super().text(kind)
        if kind == QAccessible.Text.Name and not said:
            written: str = self.widget().text()  # type: ignore[attr-defined]
            return written
        return said


class _Container(QAccessibleWidget):
    """A group if it has a name and holds something, a picture if it has only a name."""

    def role(self) -> QAccessible.Role:
        if self.widget().isWindow() or not self.text(QAccessible.Text.Name):
            return Role.Client
        named: QAccessible.Role | None = getattr(self.widget(), "named_role", None)
        return named or (Role.Grouping if self.childCount() else Role.Graphic)


class _Fold(_Written):
    """A button that shows and hides what is below.

    Qt tells readers that such a button is checked, and not that anything unfolds.
    """

    def __init__(self, button: QAbstractButton, role: QAccessible.Role) -> None:
        super().__init__(button, role)
        button.toggled.connect(partial(_tell_fold, button))

    def state(self) -> QAccessible.State:
        state, button = super().state(), self.widget()
        is_open = isinstance(button, QAbstractButton) and button.isChecked()
        state.expandable, state.expanded, state.collapsed = True, is_open, not is_open
        return state

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        button = self.widget()
        if name == QAccessibleActionInterface.pressAction() and isinstance(button, QAbstractButton):
            button.click()
        else:
            super().doAction(name)


def _tell_fold(button: QAbstractButton, _: bool) -> None:
    changed = QAccessible.State()
    changed.expanded = changed.collapsed = True
    QAccessible.updateAccessibility(QAccessibleStateChangeEvent(button, changed))


def _interface_of(_: str, thing: QObject) -> QAccessibleInterface | None:
    made = _new_interface(thing) if isinstance(thing, QWidget) else None
    if made is not None:
        key = getCppPointer(thing)[0]
        _made[key] = made
        thing.destroyed.connect(lambda: _made.pop(key, None))
    return made


def _new_interface(widget: QWidget) -> QAccessibleInterface | None:
    """Return the interface of a widget; None if Qt knows what it is."""
    role = getattr(widget, "reader_role", None)
    if isinstance(widget, QLabel) and widget.property("role") in HEADINGS:
        role = Role.Heading
    if isinstance(widget, QAbstractButton) and role is not None:
        return _Fold(widget, role)
    if role is not None:
        return _Written(widget, role) if hasattr(widget, "text") else QAccessibleWidget(widget, role)
    return _Container(widget, Role.Client) if _is_container(widget) else None


def _is_container(widget: QWidget) -> bool:
    """Return whether a widget is a plain one, and no part of another that Qt made."""
    qts = next(one for one in type(widget).__mro__ if one.__module__.startswith("PySide6."))
    return qts in _CONTAINERS and not widget.objectName().startswith("qt_")
