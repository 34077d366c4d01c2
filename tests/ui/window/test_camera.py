"""One page moves in place of another: no jump, no waiting, and nothing stays in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimeLine, QVariantAnimation
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.ui.play.states import TableState
from cardtable.ui.shell.window_look import FirstPicture
from cardtable.ui.support.background import Background
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow

UPPER = 200

SLOW = 40.0
"""A pace at which every motion is still under way, however busy the machine is."""


@pytest.fixture
def window(qtbot: QtBot, own_data_dir: Path) -> Iterator[MainWindow]:
    """A window whose pages move."""
    made = MainWindow(own_data_dir, speed=SLOW)
    made.resize(1200, 760)
    with qtbot.waitSignal(made.furnished, timeout=PATIENCE):
        made.show()
    yield made
    made.close()
    made.deleteLater()


def seen(window: MainWindow) -> QImage:
    """What stands in the upper part of the window now.

    Below, the numeral of the dial is drawn a shade otherwise by Qt once other letters were drawn in between,
    and the button has its ring only in an active window.
    """
    whole = window.navigator.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return whole.copy(0, 0, whole.width(), UPPER)


def moment(window: MainWindow, before: QImage) -> QImage:
    """Return the picture half way through the motion."""
    clock = window.navigator._camera._clock
    assert clock.state() is QTimeLine.State.Running
    clock.setCurrentTime(clock.duration() // 2)
    picture = seen(window)
    assert picture != before
    return picture


def colors(picture: QImage) -> Counter[int]:
    """Count the colors of some points all over a picture."""
    points = product(range(0, picture.width(), 5), range(0, picture.height(), 5))
    return Counter(picture.pixel(*point) for point in points)


def test_a_board_rises_over_the_table_and_sinks_back_to_it(window: MainWindow) -> None:
    table = seen(window)
    window.settings.show()
    assert window.settings.is_shown
    assert seen(window) == table
    camera = window.navigator._camera
    rising = moment(window, table)
    camera._clock.setCurrentTime(camera._clock.duration() * 19 // 20)
    nearly = colors(seen(window))
    camera.complete()
    board = seen(window)
    assert rising != board != table
    # Shortly before its end, most of the board is in sight.
    ((paper, count),) = colors(board).most_common(1)
    assert nearly[paper] > count / 2 > colors(table)[paper]
    # Around the board the table is visible, but darker.
    aside = table.pixelColor(4, 150).lightness(), board.pixelColor(4, 150).lightness()
    assert 0 < aside[1] < aside[0]
    window.go_back()
    assert moment(window, board) != table
    window.navigator._camera.complete()
    assert seen(window) == table


def test_a_key_acts_during_the_motion_and_a_press_completes_it(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.show()
    assert window.navigator.is_moving
    qtbot.keyClick(window.settings.page, Qt.Key.Key_Escape)
    assert window.start.is_shown
    assert window.navigator.is_moving
    with qtbot.waitSignal(window.navigator.rested, timeout=PATIENCE):
        qtbot.mousePress(window.start.page, Qt.MouseButton.RightButton)
    assert not window.navigator.is_moving
    qtbot.mouseRelease(window.start.page, Qt.MouseButton.RightButton)


def test_the_deal_waits_until_the_table_is_in_sight(qtbot: QtBot, window: MainWindow) -> None:
    home = seen(window)
    window.play_last()
    conductor = window.table.page.conductor
    assert window.navigator.is_moving
    assert conductor.held
    assert seen(window) == home
    assert conductor.state is TableState.READY
    window.navigator._camera.complete()
    assert not conductor.held
    # The game starts once it is on disk.
    qtbot.waitUntil(lambda: conductor.state is TableState.MOVING)


@pytest.mark.slow("boards rise and sink in a quicker test")
def test_with_reduced_motion_pages_only_fade(window: MainWindow) -> None:
    window.preferences.change(pace="still")
    table = seen(window)
    window.settings.show()
    camera = window.navigator._camera
    assert camera._clock.duration() <= 120 * SLOW
    fading = moment(window, table)
    camera.complete()
    board = seen(window)
    # The head of the board is already in its place, so nothing moved up.
    spots = [(x, 60) for x in range(80, 1100, 5)]
    between = [
        min(table.pixelColor(*at).red(), board.pixelColor(*at).red())
        <= fading.pixelColor(*at).red()
        <= max(table.pixelColor(*at).red(), board.pixelColor(*at).red())
        for at in spots
    ]
    assert all(between)


def test_content_that_arrives_during_the_motion_fades_in(qtbot: QtBot, window: MainWindow) -> None:
    window.games.show()
    camera = window.navigator._camera
    qtbot.waitUntil(lambda: window.games.page.none.text().startswith("No games"), timeout=PATIENCE)
    after = camera._after.toImage().convertToFormat(QImage.Format.Format_RGB32)
    expected = after.copy(0, 0, after.width(), UPPER)
    show = window.games.page.none.setText
    Background(window).ask(lambda: "Found on the disk", show)
    qtbot.waitUntil(lambda: window.games.page.none.text() == "Found on the disk", timeout=PATIENCE)
    camera._clock.setCurrentTime(camera._clock.duration())
    assert window.navigator.is_moving
    assert seen(window) == expected
    camera._clock.setCurrentTime(camera._clock.duration())
    assert not window.navigator.is_moving


def test_resizing_completes_the_motion(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.show()
    window.resize(1100, 700)
    qtbot.waitUntil(lambda: not window.navigator.is_moving, timeout=PATIENCE)
    assert window.settings.is_shown


@pytest.mark.slow("boards rise and sink in a quicker test")
def test_the_pictures_of_a_motion_are_released(window: MainWindow) -> None:
    window.settings.show()
    camera = window.navigator._camera
    camera.complete()
    assert camera._before.isNull()
    assert camera._after.isNull()
    assert camera.isHidden()


def test_an_error_while_pages_change_ends_the_motion(window: MainWindow) -> None:
    rested: list[bool] = []
    window.navigator.rested.connect(lambda: rested.append(True))

    def fail() -> None:
        with window.navigator.seen():
            window.table.show()
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert rested
    assert not window.navigator.is_moving
    assert not window.table.page.conductor.held


def test_the_start_page_can_be_used_while_it_fades_in(qtbot: QtBot, window: MainWindow) -> None:
    bare = window.findChild(FirstPicture)
    spot = window.start.page.deal.geometry().center()
    coming = window.grab().toImage().pixelColor(spot.x(), spot.y() + 18)
    page = window.start.page.grab().toImage().pixelColor(spot.x(), spot.y() + 18)
    assert bare.isVisible()
    assert coming != page
    assert bare.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    qtbot.mouseClick(window.start.page.deal, Qt.MouseButton.LeftButton)
    assert window.table.is_shown
    assert bare.isVisible()
    (clock,) = bare.findChildren(QVariantAnimation)
    qtbot.waitUntil(lambda: clock.state() is QVariantAnimation.State.Running, timeout=PATIENCE)
    with qtbot.waitSignal(bare.destroyed, timeout=PATIENCE):
        clock.setCurrentTime(clock.duration())


@pytest.mark.parametrize("wish", ["still", "off"])
def test_without_motion_the_start_page_is_there_at_once(qtbot: QtBot, own_data_dir: Path, wish: str) -> None:
    made = MainWindow(own_data_dir, speed=0 if wish == "off" else SLOW)
    if wish == "still":
        made.preferences.change(pace="still")
    bare = made._first_picture
    gone: list[bool] = []
    bare.destroyed.connect(lambda: gone.append(True))
    with qtbot.waitSignal(made.furnished, timeout=PATIENCE):
        made.show()
    assert bare.parent() is None or not bare.isVisible()
    qtbot.waitUntil(lambda: bool(gone), timeout=PATIENCE)
    made.close()
    made.deleteLater()
