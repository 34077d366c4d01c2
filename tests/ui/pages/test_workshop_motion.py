"""Changes at the workshop don't jump: they fade in place, and a chip glides to its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from cardtable.controller.drafts import Desks, desk_for
from cardtable.rules.drafting.card_chips import Place
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.workshop.cards_panel import CarriedChip
from cardtable.ui.features.workshop.workshop_page import WorkshopPage
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.motion.speeds import Pace
from tests.ui.conftest import PATIENCE, QuietLab
from tests.ui.drawing.pixels import alike
from tests.ui.driver import MainWindow
from tests.ui.pages.test_workshop import chip, drag

SLOW = 40.0
"""A pace at which nothing has moved yet, however busy the machine is."""


class Moving:
    """The pace of the page, which a test can change."""

    def __init__(self) -> None:
        self.pace = Pace(0.0)

    def __call__(self) -> Pace:
        return self.pace


@pytest.fixture(scope="module")
def moving() -> Moving:
    return Moving()


@pytest.fixture(scope="module")
def shared(qapp: QApplication, by_module: pytest.MonkeyPatch, moving: Moving) -> Iterator[WorkshopPage]:
    by_module.setattr("cardtable.ui.features.workshop.meaning_panel.Lab", QuietLab)
    made = WorkshopPage(FOREST, motion=moving)
    made.resize(1440, 900)
    made.show()
    yield made
    made.deleteLater()


@pytest.fixture
def page(shared: WorkshopPage, moving: Moving) -> Iterator[WorkshopPage]:
    """Reset the shared page to a game that starts from Ninety-nine, painted once."""
    shared.desks = Desks()
    shared.desks.work_on(desk_for("one-hundred"))
    shared.start_from("ninety-nine")
    shared.activateWindow()
    QApplication.processEvents()
    shared.grab()
    moving.pace = Pace(SLOW)
    yield shared
    moving.pace = Pace(0.0)
    QApplication.processEvents()
    for motion in shared.findChildren(QVariantAnimation):
        if motion.state() is QVariantAnimation.State.Running:
            motion.setCurrentTime(motion.duration())
    shared.menu.put_away()
    shared.meaning_panel.show_view("fair")
    shared.game.groups["special"].head.setChecked(False)
    for area in shared.findChildren(QAbstractScrollArea):
        area.verticalScrollBar().setValue(0)


def seen(page: WorkshopPage, place: QRect) -> QImage:
    return page.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)


def place_of(page: WorkshopPage, part: QWidget) -> QRect:
    return QRect(part.mapTo(page, QPoint()), part.size())


def limit(page: WorkshopPage) -> None:
    page.game.put.emit("limit", "77")


@pytest.mark.parametrize(
    ("part", "happens"),
    [
        (lambda page: page.meaning_panel, limit),
        (lambda page: page.cards.rows["K"], limit),
        (lambda page: page.meaning_panel.stack, lambda page: page.meaning_panel.show_view("compare")),
        (lambda page: page.game.area, lambda page: page.game.groups["special"].head.click()),
        (lambda page: page.cards.area, lambda page: page.cards.suits.pick("colors")),
        (lambda page: page.cards.rows["5"], lambda page: page.cards.asked.emit("menu", "2", Place("2"))),
    ],
    ids=["meaning", "king", "compared", "unfolded", "split by color", "under the menu"],
)
def test_a_change_begins_with_the_old_picture(
    page: WorkshopPage,
    part: Callable[[WorkshopPage], QWidget],
    happens: Callable[[WorkshopPage], None],
) -> None:
    place = place_of(page, part(page))
    # The focus frame would differ without any fading.
    page.name.setFocus()
    before = seen(page, place)
    happens(page)
    page.name.setFocus()
    assert alike(seen(page, place), before)


def test_a_change_during_a_fade_begins_with_the_blended_picture(page: WorkshopPage) -> None:
    limit(page)
    place = place_of(page, page.meaning_panel)
    QTest.qWait(1)
    before = seen(page, place)
    page.game.put.emit("limit", "99")
    assert alike(seen(page, place), before)


def carried(page: WorkshopPage) -> list[CarriedChip]:
    return [one for one in page.findChildren(CarriedChip) if one.isVisible()]


def test_a_dropped_chip_glides_to_its_place_and_takes_the_focus_along(page: WorkshopPage) -> None:
    drag(chip(page, "10", 1), page.cards.rows["8"])
    assert [one.text() for one in page.cards.rows["8"].chips] == ["−10"]
    (gliding,) = carried(page)
    middle = place_of(page, page.cards.rows["8"]).center()
    assert gliding.geometry().contains(middle)
    assert page.focusWidget() is chip(page, "8")


def test_a_chip_dropped_on_its_own_card_glides_back(page: WorkshopPage) -> None:
    drag(chip(page, "10", 1), page.cards.rows["10"])
    assert [one.text() for one in page.cards.rows["10"].chips] == ["+10", "−10"]
    assert len(carried(page)) == 1


def test_with_reduced_motion_a_chip_does_not_glide(page: WorkshopPage, moving: Moving) -> None:
    moving.pace = Pace(SLOW, reduced=True)
    drag(chip(page, "10", 1), page.cards.rows["8"])
    assert carried(page) == []


def test_the_row_with_the_open_menu_is_highlighted(page: WorkshopPage, moving: Moving) -> None:
    moving.pace = Pace(0.0)
    row = page.cards.rows["2"]
    page.name.setFocus()
    plain = row.grab().toImage()
    page.cards.asked.emit("add", "2", None)
    assert not alike(row.grab().toImage(), plain)
    page.menu.put_away()
    page.name.setFocus()
    assert alike(row.grab().toImage(), plain)


def test_an_unfolded_group_scrolls_into_sight(page: WorkshopPage, moving: Moving) -> None:
    moving.pace = Pace(0.0)
    group = page.game.groups["special"]
    page.game.area.ensureWidgetVisible(group.head)
    group.head.click()
    top = group.head.mapTo(page.game.area.viewport(), QPoint()).y()
    assert 0 <= top < 60


def test_after_a_repair_the_focus_is_at_the_meaning_panel(page: WorkshopPage, moving: Moving) -> None:
    moving.pace = Pace(0.0)
    limit(page)
    repair = page.meaning_panel.fit_sheet.repairs[0]
    repair.setFocus()
    QTest.keyClick(repair, Qt.Key.Key_Return)
    assert page.fit.rules is not None
    assert page.focusWidget() is page.meaning_panel.switch.segments[0]


@pytest.mark.takes_long("makes the workshop with two games in two sizes")
def test_a_workshop_can_open_and_resize_in_a_window_that_was_just_shown(
    qtbot: QtBot, quiet_lab: None, own_data_dir: Path
) -> None:
    """Parts that were resized during a grab asked for another grab, without an end."""
    window = MainWindow(own_data_dir)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    with qtbot.waitSignal(window.first_painted, timeout=PATIENCE):
        window.show()
    window.new_game.show()
    window.change_rules("ninety-nine")
    page = window.workshop.page
    qtbot.waitUntil(lambda: page.cards.rows["K"].isVisible(), timeout=PATIENCE)
    window.resize(1440, 900)
    window.change_rules("boom-o")
    assert page.draft.origin == "boom-o"


@pytest.mark.usefixtures("quiet_lab")
def test_an_opening_workshop_shows_no_fade_of_the_previous_page(qtbot: QtBot) -> None:
    pages, page = QStackedWidget(), WorkshopPage(FOREST, motion=lambda: Pace(SLOW))
    qtbot.addWidget(pages)
    pages.addWidget(QWidget())
    pages.addWidget(page)
    pages.resize(1440, 900)
    pages.show()
    page.start_from("ninety-nine")
    pages.setCurrentWidget(page)
    fades = page.findChildren(Fade)
    assert fades
    assert not [fade for fade in fades if fade.isVisible()]
