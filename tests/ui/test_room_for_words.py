"""Long words and large text fit the smallest window: nothing sticks out or is cut off.

Translators look at all pages with `CARDTABLE_LANGUAGES=fr CARDTABLE_PICTURES=FOLDER pytest
tests/ui/test_room_for_words.py`; several languages are separated by commas.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable.language import SPEECH
from cardtable.storage.settings import Settings, SettingsFile
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.shared import games_list
from cardtable.ui.table.places.layout import drawer_width
from cardtable.ui.widgets import controls
from cardtable.ui.widgets.pickers import RoomChip
from cardtable.ui.widgets.room_page import Title
from tests.language import widest
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.learning.desk import pass_gate
from tests.ui.test_walk import PAGES, Show, learners, walked

if TYPE_CHECKING:
    from cardtable.ui.features.learners.learners_page import LearnersPage
    from cardtable.ui.features.learners.probe_page import ProbePage


def frame_of(widget: QWidget) -> QWidget:
    """Return what cuts the widget off: the nearest scrolled part of a page, or the window."""
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        above = parent.parentWidget()
        if isinstance(above, QAbstractScrollArea) and parent is above.viewport():
            # A strip scrolls sideways instead, so all that lies in its widget can be seen.
            is_strip = above.verticalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            return above.widget() if is_strip and isinstance(above, QScrollArea) else parent
        parent = above
    return widget.window()


def cut_off(window: QWidget) -> Iterator[str]:
    """Return the texts that stick out on the left or right."""
    for widget in (*window.findChildren(QLabel), *window.findChildren(QAbstractButton)):
        if widget.isVisibleTo(window) and widget.text():
            frame = frame_of(widget)
            left = widget.mapTo(frame, QPoint()).x()
            if left < 0 or left + widget.width() > frame.width():
                yield f"{widget.text()}: {left} to {left + widget.width()} of {frame.width()}"


def cut_titles(window: QWidget) -> Iterator[str]:
    """Return the titles and headings that are cut."""
    for title in window.findChildren(QLabel):
        is_title = title.property("role") in ("title", "heading", "headline", "side")
        if is_title and title.isVisibleTo(window) and not title.wordWrap():
            written = float(title.fontMetrics().horizontalAdvance(title.text()))
            if isinstance(title, Title):
                written = paint.text_width(title.text(), title.size_of_text, 900)
            if written > title.contentsRect().width() + 1:
                yield f"{title.text()}: {written} in {title.width()}"


LANGUAGES = os.environ.get("CARDTABLE_LANGUAGES", widest.TAG).split(",")
PICTURES = os.environ.get("CARDTABLE_PICTURES", "")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """For the widest language, use the longest words of all languages, whatever the window asks for."""
    with pytest.MonkeyPatch.context() as patch:
        if request.param == widest.TAG:
            patch.setattr(SPEECH, "_found", lambda tag: widest.the_widest())
            # It counts as English, so later tests would get its texts about games.
            patch.setattr(games_list, "_SHOWN", {})
        yield request.param


def behind_the_sum(page: LearnersPage) -> None:
    """Open the settings that only parents may change."""
    pass_gate(page)


def wrong_at_the_sum(page: LearnersPage) -> None:
    page.family.cards[0].parents.click()
    page.gate.answer.setText("1")
    page.gate.open.click()


def below_behind_the_sum(page: LearnersPage) -> None:
    behind_the_sum(page)
    QApplication.processEvents()
    for area in page.form.findChildren(QAbstractScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())


def farewell(page: LearnersPage) -> None:
    """Begin to delete a learner."""
    behind_the_sum(page)
    page.delete.click()


def probe(until: Callable[[ProbePage], None]) -> Show:
    """Return a function that begins the two minutes of sums."""

    def show(window: MainWindow, qtbot: QtBot) -> None:
        PAGES["probe offered"](window, qtbot)
        page = window.probe.page
        page.begin_now.click()
        until(page)

    return show


def answer_all(page: ProbePage) -> None:
    while page.probing is not None and page.probing.question is not None:
        page.pad.entered.emit(page.probing.question.answer, "pad")


BEHIND: dict[str, Show] = {
    "for parents: another sum": learners(wrong_at_the_sum),
    "for parents: open": learners(behind_the_sum),
    "for parents: open, further down": learners(below_behind_the_sum),
    "for parents: a farewell": learners(farewell),
    "probe begun": probe(lambda page: None),
    "probe over": probe(answer_all),
}
"""Pages that open only from other pages."""

SHOWN = {**PAGES, **BEHIND}


@pytest.mark.parametrize(
    "size", [200, pytest.param(100, marks=pytest.mark.slow("larger text needs more room on the same pages"))]
)
@pytest.mark.parametrize("pages", walked(SHOWN))
def test_nothing_is_cut_off(
    pages: list[str],
    language: str,
    size: int,
    own_data_dir: Path,
    open_window: OpenWindow,
    qtbot: QtBot,
    subtests: pytest.Subtests,
) -> None:
    SettingsFile(own_data_dir).write(
        Settings(language="de" if language == widest.TAG else language, text_size=size)
    )
    window = open_window()
    window.resize(1024, 640)
    for page in pages:
        with subtests.test(page):
            # Paint nothing meanwhile.
            window.setUpdatesEnabled(False)
            SHOWN[page](window, qtbot)
            window.resize(1024, 640)
            # Scroll bars appear with the next events.
            QApplication.processEvents()
            window.setUpdatesEnabled(True)
            picture = window.grab()
            if PICTURES:
                picture.save(str(Path(PICTURES) / f"{language}-{size}-{page.replace(' ', '-')}.png"))
            assert not list(cut_off(window))
            assert not list(cut_titles(window))


def test_a_door_of_the_start_page_is_whole_in_the_longest_language(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """“Gespeicherte Partien” lost its noun in a window of the usual size."""
    words, cut = controls.paint.text, list[str]()

    def spy(painter: QPainter, x: float, y: float, string: str, size: float, *how: Any, **more: Any) -> float:
        if paint.text_width(string, size, how[1]) > more["width"]:
            cut.append(string)
        return words(painter, x, y, string, size, *how, **more)

    monkeypatch.setattr(controls.paint, "text", spy)
    door = controls.DoorButton(FOREST, "Gespeicherte Partien", "Verder spelen of terugkijken", "rewind")
    qtbot.addWidget(door)
    door.resize(round(drawer_width()) - 28, 112)
    door.grab()
    assert not cut


def test_a_chip_makes_room_for_its_tick(qtbot: QtBot) -> None:
    chip = RoomChip("Costly")
    qtbot.addWidget(chip)
    off = chip.sizeHint().width()
    chip.setChecked(True)
    on = chip.sizeHint().width()
    chip.setChecked(False)
    assert (on > off, chip.sizeHint().width()) == (True, off)
