"""Every page in the pseudo language, with names that look like markup, and by the Tab key alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QSpinBox,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cardtable.ui.widgets.pickers import Counter
from tests.ui import test_walk
from tests.ui.as_read import assert_a_reader_knows_the_page
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.readers import name_of, node_of, nodes
from tests.ui.spoken import painted, written
from tests.ui.test_markup import NAME, markup
from tests.ui.test_no_english import FACTS, left
from tests.ui.test_walk import (
    PAGES,
    READ_IN_ORDER,
    assert_reading_order,
    describe,
    focusable,
    round_trip,
    walked,
)

OWN_PLACES = {"start", "new game: seats", "new game: options", "new game: rules", "rules", "settings"}
"""Pages without groups of arrow keys, so that Tab reaches every control."""


WORKING = ("workshop", "phones")
"""Pages where the lab measures (`test_meaning_panel.py` checks that it ends) or phones are served."""


@pytest.fixture
def strange(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> MainWindow:
    """Return an active window in the pseudo language, without a blinking caret."""
    monkeypatch.setattr("cardtable.ui.support.languages.system_languages", lambda: ["qps"])
    monkeypatch.setattr(test_walk, "PERSON", NAME)
    monkeypatch.setattr(test_walk, "OTHER", NAME.upper())
    monkeypatch.setattr(test_walk, "CHILD", NAME)
    QApplication.setCursorFlashTime(0)
    window = open_window()
    window.resize(1280, 800)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.mark.parametrize("pages", walked(PAGES))
def test_pages_are_translated_reachable_and_free_of_markup(
    pages: list[str],
    strange: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    subtests: pytest.Subtests,
) -> None:
    for page in pages:
        with subtests.test(page), monkeypatch.context() as patch:
            assert_all_can_use(page, strange, qtbot, patch, subtests)


def assert_all_can_use(
    page: str, strange: MainWindow, qtbot: QtBot, patch: pytest.MonkeyPatch, subtests: pytest.Subtests
) -> None:
    with painted(patch) as texts:
        # Paint nothing meanwhile.
        strange.setUpdatesEnabled(False)
        PAGES[page](strange, qtbot)
        strange.setUpdatesEnabled(True)
        first = strange.focusWidget()
        strange.grab()
        texts.update(written(strange))
    if not page.startswith(WORKING):
        with subtests.test("nothing moves and no timer repeats at rest"):
            qtbot.waitUntil(lambda: stirring(strange) == [])
    for browser in strange.findChildren(QTextBrowser) if page in FACTS else []:
        texts.discard(browser.toPlainText())
    with subtests.test("no English is left"):
        assert not left(texts)
    with subtests.test("no name is taken for markup"):
        assert list(markup(strange)) == []
    with subtests.test("every control has a name and is reached by Tab"):
        assert [type(one).__name__ for one in controls(strange) if not one.accessibleName()] == []
        if page in OWN_PLACES:
            assert [describe(one) for one in controls(strange) if not takes_tab(one)] == []
    with subtests.test("Tab comes round, and everything it reaches has a name"):
        there = assert_tab_comes_round(strange, qtbot)
    assert_a_reader_knows_the_page(strange, there, first, subtests)
    # In statistics these long words push a choice below the next button.
    if page in READ_IN_ORDER and page != "statistics":
        with subtests.test("Tab follows the reading order"):
            assert_reading_order(strange, there)


def controls(shown: MainWindow) -> Iterator[QWidget]:
    """Return the controls of the page, without the parts of others."""
    page = shown.navigator.currentWidget()
    for kind in (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QSlider, QSpinBox, QTextBrowser):
        for one in page.findChildren(kind):
            if one.isVisible() and not isinstance(one.parent(), QComboBox | QLineEdit | QSpinBox):
                yield one


def takes_tab(control: QWidget) -> bool:
    if isinstance(control.parent(), Counter) and isinstance(control, QAbstractButton):
        # Arrows do the same in the number between the buttons.
        return takes_tab(control.parent().field)
    if isinstance(control, QAbstractButton) and control.autoExclusive() and not control.isChecked():
        # Arrows reach it from the chosen one.
        return True
    return bool(control.focusPolicy() & Qt.FocusPolicy.TabFocus)


def stirring(shown: QObject) -> list[str]:
    """Return repeating timers and running animations."""
    timers = [timer for timer in shown.findChildren(QTimer) if timer.isActive() and not timer.isSingleShot()]
    running = QAbstractAnimation.State.Running
    moves = [move for move in shown.findChildren(QAbstractAnimation) if move.state() == running]
    return [f"{type(one).__name__} of {type(one.parent()).__name__}" for one in (*timers, *moves)]


def assert_tab_comes_round(shown: MainWindow, qtbot: QtBot) -> list[QWidget]:
    there = round_trip(shown, qtbot)
    missed = [describe(widget) for widget in focusable(shown) if widget not in there]
    assert missed == []
    assert set(round_trip(shown, qtbot, back=True)) == set(there)
    tree = {id(node.object()) for node in nodes(shown)}
    for widget in there:
        assert name_of(node_of(widget)).strip(), describe(widget)
        assert id(widget) in tree, f"{describe(widget)} is not in the tree"
    return there
