"""What a screen reader does: walks the tree of accessible things, finds one by its name, and presses it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot


def nodes(widget: QWidget) -> list[QAccessibleInterface]:
    """Everything that is to be found from this widget downwards, itself first."""
    return list(_below(QAccessible.queryAccessibleInterface(widget)))


def _below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    if node.state().invisible:
        return
    yield node
    for child in children(node):
        yield from _below(child)


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    """What can be found right below it."""
    found = [node.child(number) for number in range(node.childCount())]
    return [child for child in found if child is not None and not child.state().invisible]


def texts_of(widget: QWidget) -> tuple[str, str, str]:
    """What one widget says to screen readers, whether it is seen or not."""
    return widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()


def name_of(node: QAccessibleInterface) -> str:
    """What is read out."""
    return node.text(QAccessible.Text.Name)


def node_of(widget: QWidget) -> QAccessibleInterface:
    """What a screen reader finds of a widget."""
    return QAccessible.queryAccessibleInterface(widget)


def around(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """A widget and what is around it in its window, the innermost first."""
    node = node_of(widget)
    while node.role() not in (QAccessible.Role.Window, QAccessible.Role.Application):
        yield node
        node = node.parent()


def groups_of(widget: QWidget) -> list[str]:
    """The names of the groups around a widget, the inner one first."""
    return [name_of(node) for node in around(widget) if node.role() == QAccessible.Role.Grouping]


def labels_of(widget: QWidget) -> list[str]:
    """By what a reader tells for what a widget is: its name, and those of the labels that belong to it.

    On Linux and macOS a box to pick from has its value for a name, and only a label or its description says more.
    """
    node = QAccessible.queryAccessibleInterface(widget)
    labels = [label for label, _ in node.relations(QAccessible.RelationFlag.Label)]
    return [name_of(node), node.text(QAccessible.Text.Description), *map(name_of, labels)]


def button(widget: QWidget, name: str) -> QAccessibleInterface:
    """The first button whose name begins so."""
    return named(widget, name, QAccessible.Role.Button)


def named(widget: QWidget, name: str, role: QAccessible.Role | None = None) -> QAccessibleInterface:
    """The first thing, of that role if one is told, whose name begins so."""
    found = [node for node in nodes(widget) if name_of(node).startswith(name) and role in (None, node.role())]
    assert found, f"{name!r} is not among {sorted({name_of(node) for node in nodes(widget)})}"
    return found[0]


def press(qtbot: QtBot, node: QAccessibleInterface) -> None:
    """The press action of a button; Qt shows the button pressed for a moment before it counts."""
    actions, pressed = node.actionInterface(), node.object()
    assert QAccessibleActionInterface.pressAction() in actions.actionNames()
    assert isinstance(pressed, QAbstractButton)
    with qtbot.waitSignal(pressed.clicked):
        actions.doAction(QAccessibleActionInterface.pressAction())
