"""Like a screen reader: find accessible things by name, and press them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.widgets import announcer


def nodes(widget: QWidget) -> list[QAccessibleInterface]:
    """Return all visible nodes from this widget downwards, itself first."""
    return list(_below(QAccessible.queryAccessibleInterface(widget)))


def _below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    if node.state().invisible:
        return
    yield node
    for child in children(node):
        yield from _below(child)


def children(node: QAccessibleInterface) -> list[QAccessibleInterface]:
    """Return the visible children of a node."""
    found = [node.child(number) for number in range(node.childCount())]
    return [child for child in found if child is not None and not child.state().invisible]


def texts_of(widget: QWidget) -> tuple[str, str, str]:
    """Return the texts of a widget for screen readers, visible or not."""
    return widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()


def name_of(node: QAccessibleInterface) -> str:
    return node.text(QAccessible.Text.Name)


def node_of(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def around(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Return the nodes of a widget and its parents within the window, the innermost first."""
    node = node_of(widget)
    while node.role() not in (QAccessible.Role.Window, QAccessible.Role.Application):
        yield node
        node = node.parent()


def groups_of(widget: QWidget) -> list[str]:
    """Return the names of the groups around a widget, the innermost first."""
    return [name_of(node) for node in around(widget) if node.role() == QAccessible.Role.Grouping]


def labels_of(widget: QWidget) -> list[str]:
    """Return the texts that tell the purpose of a widget: name, description and labels.

    On Linux and macOS the name of a combo box is its value, so that only a label or description says more.
    """
    node = QAccessible.queryAccessibleInterface(widget)
    labels = [label for label, _ in node.relations(QAccessible.RelationFlag.Label)]
    return [name_of(node), node.text(QAccessible.Text.Description), *map(name_of, labels)]


def button(widget: QWidget, name: str) -> QAccessibleInterface:
    """Return the first button whose name begins like this."""
    return named(widget, name, QAccessible.Role.Button)


def named(widget: QWidget, name: str, role: QAccessible.Role | None = None) -> QAccessibleInterface:
    """Return the first node, of this role if given, whose name begins like this."""
    found = [node for node in nodes(widget) if name_of(node).startswith(name) and role in (None, node.role())]
    assert found, f"{name!r} is not among {sorted({name_of(node) for node in nodes(widget)})}"
    return found[0]


def press(qtbot: QtBot, node: QAccessibleInterface) -> None:
    """Press a button; Qt shows it pressed for a moment before the click."""
    actions, pressed = node.actionInterface(), node.object()
    assert QAccessibleActionInterface.pressAction() in actions.actionNames()
    with qtbot.waitSignal(pressed.clicked):
        actions.doAction(QAccessibleActionInterface.pressAction())


def hear(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Turn a screen reader on, and return what is announced from now on, oldest first."""
    heard = list[str]()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(announcer, "_send", lambda _, sentence, *__: heard.append(sentence))
    return heard
