"""Checks of a page as a screen reader finds it: roles, groups, headings and the first focus."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QButtonGroup,
    QWidget,
)

from cardtable.ui.widgets.room_page import Head, RoomPage
from tests.ui.driver import MainWindow
from tests.ui.readers import around, children, groups_of, labels_of, name_of, node_of, nodes

Role = QAccessible.Role

MUTE = {Role.Client, Role.NoRole, Role.Pane, Role.Border, Role.Grouping}
"""Roles without a meaning for people."""

STOPS = {
    Role.Button, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.SpinBox, Role.EditableText, Role.Slider,
    Role.List, Role.StaticText,
}  # fmt: skip
"""Roles that Tab may stop at; every screen reader has a word for them."""


ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Up)


def assert_a_reader_knows_the_page(
    shown: MainWindow, stops: Sequence[QWidget], first: QWidget | None, subtests: pytest.Subtests
) -> None:
    """Check the page; `stops` are reached by Tab, and `first` had the focus at first."""
    page = shown.navigator.currentWidget()
    assert isinstance(page, QWidget)
    with subtests.test("each stop has a name and a role, and repeats neither its name nor its group"):
        assert [one for one in stops if not any(labels_of(one))] == []
        assert [one for one in stops if node_of(one).role() not in STOPS] == []
        assert [name_of(node_of(one)) for one in stops if repeats_its_name(one)] == []
        assert [one for one in stops if repeats_its_group(one)] == []
    with subtests.test("exclusive choices are radio buttons in a named group"):
        single = [one for one in stops if isinstance(one, QAbstractButton) and is_one_of_many(one)]
        assert [one for one in single if node_of(one).role() != Role.RadioButton] == []
        assert [one for one in single if not groups_of(one)] == []
    with subtests.test("arrows reach all choices of a group, and each has its own name"):
        for group in {one.group() for one in single}:
            offered = [one for one in group.buttons() if one.isVisible() and one.isEnabled()]
            assert reached_by_arrows(group) == set(offered)
            assert len({name_of(node_of(one)) for one in offered} - {""}) == len(offered)
    with subtests.test("each row of a list has a name"):
        lists = [node_of(one) for one in stops if isinstance(one, QAbstractItemView)]
        assert [name_of(one) for one in lists if not all(map(name_of, children(one)))] == []
    with subtests.test("folds tell if they are open"):
        folds = [node_of(one) for one in stops if hasattr(one, "reader_role")]
        assert [name_of(one) for one in folds if one.state().expanded == one.state().collapsed] == []
    with subtests.test("parts that only lay out the page are not read out"):
        nameless = [node.role() for one in stops for node in around(one) if not name_of(node)]
        assert Role.LayeredPane not in nameless
    with subtests.test("named parts with content are groups"):
        assert [name_of(one) for one in nodes(page) if is_mute_group(one)] == []
    if isinstance(page, RoomPage) and page.windowTitle():
        with subtests.test("the title names page and window, and is a heading; Back isn't the first focus"):
            assert (name_of(node_of(page)), node_of(page).role()) == (page.windowTitle(), Role.LayeredPane)
            assert page.windowTitle() in shown.windowTitle()
            heads = page.findChildren(Head)
            assert page.windowTitle() in {name_of(one) for one in nodes(page) if one.role() == Role.Heading}
            assert first.isVisible()
            assert first not in [head.back for head in heads]


def repeats_its_group(widget: QWidget) -> bool:
    """Return if the description repeats the name of a group around the widget."""
    return node_of(widget).text(QAccessible.Text.Description) in groups_of(widget)


def repeats_its_name(widget: QWidget) -> bool:
    """Return if the description repeats the widget's name."""
    name, described = name_of(node_of(widget)), node_of(widget).text(QAccessible.Text.Description)
    # Screen readers leave out the description of a button if it equals the name.
    is_left_out = described == name and node_of(widget).role() == Role.Button
    return bool(name) and described.startswith(name) and not is_left_out


def is_one_of_many(button: QAbstractButton) -> bool:
    group = button.group()
    return group is not None and group.exclusive()


def reached_by_arrows(group: QButtonGroup) -> set[QAbstractButton]:
    """Return the buttons that arrows reach from the chosen one, without signals."""
    buttons = group.buttons()
    chosen = group.checkedButton() or buttons[0]
    for one in (group, *buttons):
        one.blockSignals(True)
    found, ahead = {chosen}, [chosen]
    for at in ahead:
        for key in ARROWS:
            at.setFocus()
            QApplication.sendEvent(at, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
            after = at.window().focusWidget()
            assert after in buttons, "arrows stay in the group"
            if after not in found:
                found.add(after)
                ahead.append(after)
    chosen.setChecked(True)
    for one in (group, *buttons):
        one.blockSignals(False)
    return found


def is_mute_group(node: QAccessibleInterface) -> bool:
    """Return if it has a name and content, but a role without a meaning."""
    is_mute = node.role() in MUTE - {Role.Grouping} and not isinstance(node.object(), QAbstractScrollArea)
    return bool(name_of(node)) and node.childCount() > 0 and is_mute
