"""Every page once, as hard as can be: in a language that nobody speaks, with names that look like markup, and by the
Tab key alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

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

from tests.ui import test_walk
from tests.ui.as_read import assert_a_reader_knows_the_page
from tests.ui.driver import MainWindow
from tests.ui.readers import name_of, node_of, nodes
from tests.ui.spoken import painted, written
from tests.ui.test_markup import NAME, markup
from tests.ui.test_no_english import FACTS, left
from tests.ui.test_walk import (
    PAGES,
    READ_IN_ORDER,
    assert_goes_on_as_one_reads,
    describe,
    focusable,
    round_trip,
    walked,
)

OWN_PLACES = {"start", "new game: seats", "new game: options", "new game: rules", "rules", "settings"}
"""Pages on which arrows lead from no control to another, so that Tab leads to each."""


WORKING = ("workshop", "phones")
"""The pages at which the lab measures (`test_meaning_panel.py` shows that it ends), or phones are served."""


@pytest.fixture
def strange(
    open_window: Callable[[], MainWindow], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> MainWindow:
    """An active window in that language, with no caret that comes and goes."""
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


@pytest.mark.parametrize("page", walked(PAGES))
def test_a_page_speaks_and_is_reached_and_shows_names_as_they_are_written(
    page: str,
    strange: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    subtests: pytest.Subtests,
) -> None:
    with painted(monkeypatch) as texts:
        # Nothing is painted on the way.
        strange.setUpdatesEnabled(False)
        PAGES[page](strange, qtbot)
        strange.setUpdatesEnabled(True)
        first = strange.focusWidget()
        strange.grab()
        texts.update(written(strange))
    if not page.startswith(WORKING):
        with subtests.test("nothing moves or wakes the processor while nobody does anything"):
            qtbot.waitUntil(lambda: stirring(strange) == [])
    for browser in strange.findChildren(QTextBrowser) if page in FACTS else []:
        texts.discard(browser.toPlainText())
    with subtests.test("no word of English is left"):
        assert not left(texts)
    with subtests.test("no name is taken for markup"):
        assert list(markup(strange)) == []
    with subtests.test("every control has a name, and a place of its own for Tab"):
        assert [type(one).__name__ for one in controls(strange) if not one.accessibleName()] == []
        if page in OWN_PLACES:
            assert [describe(one) for one in controls(strange) if not takes_tab(one)] == []
    with subtests.test("Tab comes round, and all that it reaches has a name and a role"):
        there = assert_tab_comes_round(strange, qtbot)
    assert_a_reader_knows_the_page(strange, there, first, subtests)
    # Words as long as these leave one choice of the statistics in a row below the button that follows it.
    if page in READ_IN_ORDER and page != "statistics":
        with subtests.test("Tab goes on as one reads"):
            assert_goes_on_as_one_reads(strange, there)


def controls(shown: MainWindow) -> Iterator[QWidget]:
    """What is pressed, typed into or scrolled by keys on the page, but for what a control consists of."""
    page = shown.navigator.currentWidget()
    for kind in (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QSlider, QSpinBox, QTextBrowser):
        for one in page.findChildren(kind):
            if one.isVisible() and not isinstance(one.parent(), QComboBox | QLineEdit | QSpinBox):
                yield one


def takes_tab(control: QWidget) -> bool:
    if isinstance(control, QAbstractButton) and control.autoExclusive() and not control.isChecked():
        # Arrows lead to it from the one that is chosen.
        return True
    return bool(control.focusPolicy() & Qt.FocusPolicy.TabFocus)


def stirring(shown: QObject) -> list[str]:
    """Return the timers that fire again and again, and the animations that run."""
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
