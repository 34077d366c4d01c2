"""The backups page in the window: restore a day, undo that, save everything to a file and read it in again."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable import clock
from cardtable.storage.backups import Backups
from cardtable.storage.learners import SCHEMA, Answer, LearnerStore
from cardtable.storage.writer import WRITER
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.backups.backups_page import BackupsPage
from cardtable.ui.features.backups.feature import back_up
from cardtable.ui.support import files
from cardtable.ui.widgets.controls import Sheet
from tests.ui.driver import MainWindow, OpenWindow


def answer(number: int) -> Answer:
    return Answer(f"2026-11-{number:02}T10:00:00Z", "call", "v", "hold", True, "pad", 0, "{}")


def taught(folder: Path, answers: int = 3) -> LearnerStore:
    store = LearnerStore(folder)
    mia = store.add("Mia", "fox")
    for number in range(1, answers + 1):
        store.answered(mia, answer(number))
    store.settle()
    return store


@pytest.fixture
def home(own_data_dir: Path) -> Path:
    """A folder with a backup of yesterday, in which Mia has three answers, and without these answers today."""
    store = taught(own_data_dir)
    Backups(own_data_dir, today=lambda: clock.today() - timedelta(1)).make(store)
    store.become([(store.learners()[0], ())])
    store.close()
    return own_data_dir


def opened(qtbot: QtBot, window: MainWindow) -> BackupsPage:
    window.backups.show()
    page = window.backups.page
    qtbot.waitUntil(lambda: window.navigator.currentWidget() is page and not page._asking.is_waiting)
    return page


def settled(qtbot: QtBot, page: BackupsPage) -> None:
    qtbot.waitUntil(lambda: not page._asking.is_waiting)


def answers(window: MainWindow) -> int:
    store = window.learner_file.store
    return sum(len(store.answers(one.id)) for one in store.learners())


def test_a_backup_is_restored_after_a_question_and_undone(
    qtbot: QtBot, home: Path, open_window: OpenWindow
) -> None:
    window = open_window()
    page = opened(qtbot, window)
    assert not page.tiles[0].isVisible()
    page.days.click()
    assert page.tiles[0].hasFocus()
    assert not page.days.isVisible()
    (tile,) = page.tiles
    assert (tile.accessibleDescription(), page.facts.text()) == ("1 learner, 3 answers",) * 2
    page.bring.click()
    assert page.title.text().startswith("Bring back this backup (")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert not page.title.text().endswith("?")
    assert window.navigator.currentWidget() is page
    page.bring.click()
    page.bring.click()
    settled(qtbot, page)
    assert answers(window) == 3
    assert window.last_notice == "Brought back: 3 answers."
    assert page.tiles[0].accessibleName().startswith("Today, ")
    assert "before a restore" in page.tiles[0].accessibleName()
    assert len(page.tiles) == 2
    page.take_back.click()
    settled(qtbot, page)
    assert answers(window) == 0
    assert not page.take_back.isVisible()


def test_tab_leads_from_a_backup_to_its_settings_and_restore(
    qtbot: QtBot, home: Path, open_window: OpenWindow
) -> None:
    window = open_window()
    page = opened(qtbot, window)
    page.days.click()
    page.bring.click()
    page.tiles[0].setFocus()
    for control in (page.settings, page.bring, page.cancel, page.back):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert window.focusWidget() is control


def test_settings_are_restored_only_on_request(qtbot: QtBot, home: Path, open_window: OpenWindow) -> None:
    window = open_window()
    window.preferences.change(volume=7)
    window.memory.remember(window.memory.now._replace(favorites=("ninety-nine",)))
    WRITER.wait()
    page = opened(qtbot, window)
    WRITER.do(lambda: Backups(home).make(None) and None)
    page.show_backups()
    settled(qtbot, page)
    page.days.click()
    window.preferences.change(volume=70)
    window.memory.remember(window.memory.now._replace(favorites=()))
    for wanted in (False, True):
        page.tiles[-2].click()
        page.bring.click()
        page.settings.setChecked(wanted)
        page.bring.click()
        settled(qtbot, page)
        assert page.take_back.isVisible() is wanted, "without the settings nothing was missing"
        assert window.preferences.now.volume == (7 if wanted else 70)
        assert window.memory.now.favorites == (("ninety-nine",) if wanted else ())
    page.take_back.click()
    settled(qtbot, page)
    assert window.preferences.now.volume == 70


def test_everything_is_saved_to_a_file_and_restored_in_another_folder(
    qtbot: QtBot,
    own_data_dir: Path,
    tmp_path: Path,
    open_window: OpenWindow,
    play_a_while: Callable[[MainWindow, int], object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taught(own_data_dir).close()
    window = open_window()
    play_a_while(window, 1)
    page = opened(qtbot, window)
    file = tmp_path / "all.zip"
    monkeypatch.setattr(files, "ask_save", lambda *asked: file)
    monkeypatch.setattr(files, "ask_open", lambda *asked: file)
    qtbot.keyClick(page, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    settled(qtbot, page)
    assert window.last_notice == "Saved as all.zip."
    other = MainWindow(tmp_path / "other", speed=0)
    qtbot.addWidget(other)
    there = opened(qtbot, other)
    assert not there.days.isVisible()
    assert not there.bring.isVisibleTo(there)
    assert not there._left.isVisibleTo(there)
    qtbot.keyClick(there, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    settled(qtbot, there)
    assert there.facts.text() == "1 learner, 3 answers\n1 game"
    there.bring.click()
    settled(qtbot, there)
    assert answers(other) == 3
    assert other.last_notice.endswith(": 1 learner, 3 answers and 1 game.")
    assert len(list((tmp_path / "other" / "games").glob("*.cardtable"))) == 1
    assert not there._left.isVisible()
    there.take_back.click()
    settled(qtbot, there)
    assert other.last_notice == "Everything is as it was before."


def test_a_file_of_another_kind_is_reported_and_changes_nothing(
    qtbot: QtBot, home: Path, tmp_path: Path, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = opened(qtbot, window)
    file = tmp_path / "photos.zip"
    file.write_bytes(b"PK photos")
    monkeypatch.setattr(files, "ask_open", lambda *asked: file)
    page.open.click()
    settled(qtbot, page)
    assert window.last_notice == "photos.zip doesn't hold Cardtable data, or is damaged. Nothing has changed."
    assert not page.title.text().endswith("?")
    assert len(Backups(home).all()) == 1


def test_a_damaged_file_of_learners_is_reported_with_what_could_be_read(
    qtbot: QtBot, own_data_dir: Path, window: MainWindow
) -> None:
    taught(own_data_dir, 28).close()
    path = own_data_dir / SCHEMA.file
    whole = path.read_bytes()
    path.write_bytes(whole[:20] + bytes(60) + whole[80:])
    window.learners.show()
    qtbot.waitUntil(lambda: window.last_notice != "")
    assert window.last_notice == (
        "The learners' file was damaged, but all 28 answers could be read (learners: 1). The damaged file is kept as "
        f"{own_data_dir / 'learners-damaged-1.db'}."
    )
    assert [card.name.text() for card in window.learners.page.family.cards] == ["Mia"]


def test_the_daily_backup_is_made_once_and_silently(
    qtbot: QtBot, own_data_dir: Path, window: MainWindow
) -> None:
    taught(own_data_dir).close()
    for _ in range(2):
        back_up(window.services)
        qtbot.waitUntil(lambda: len(Backups(own_data_dir).all()) == 1)
    assert Backups(own_data_dir).all()[0].holds.answers == 3
    assert window.last_notice == ""


def test_without_the_learners_no_backup_is_made(qtbot: QtBot, own_data_dir: Path, window: MainWindow) -> None:
    own_data_dir.mkdir(exist_ok=True)
    (own_data_dir / SCHEMA.file).mkdir()
    window.preferences.change(volume=7)
    WRITER.wait()
    back_up(window.services)
    qtbot.waitUntil(lambda: "Can't save learners here" in window.last_notice)
    WRITER.wait()
    assert Backups(own_data_dir).all() == []


def test_list_and_details_lie_side_by_side_from_edge_to_edge(
    qtbot: QtBot, home: Path, window: MainWindow
) -> None:
    window.resize(1440, 900)
    page = opened(qtbot, window)
    page.days.click()
    qtbot.waitUntil(lambda: page.width() == 1440)
    one, other = (sheet.geometry() for sheet in page.place.findChildren(Sheet))
    assert (one.left(), other.left() - one.right()) == (0, 15)
    assert other.right() == page.place.rect().right()


@pytest.mark.parametrize("size", [QSize(1440, 900), QSize(1024, 640)], ids=["large", "small"])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_control_is_on_the_page_in_any_size(
    qtbot: QtBot, home: Path, window: MainWindow, size: QSize, text: float
) -> None:
    theme = window.theme
    theme.apply_theme(FOREST.like(), text=text)
    window.look.restyle()
    window.resize(size)
    page = opened(qtbot, window)
    page.days.click()
    page.bring.click()
    qtbot.waitUntil(lambda: page.size() == size)
    shown: list[QWidget] = [page.save, page.open, page.bring, page.cancel, page.settings, page.title]
    for widget in shown:
        place = widget.rect().translated(widget.mapTo(page, widget.rect().topLeft()))
        assert page.rect().contains(place), widget
        assert widget.accessibleName() or widget is page.title
