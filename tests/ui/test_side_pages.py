"""About, what's new and diagnostics; the menu with its keys; the window on another screen than before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from bundle import bom
from bundle.licences import Component
from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMenuBar
from pytestqt.qtbot import QtBot

from cardtable import __version__
from cardtable.storage.places import LOG_NAME
from cardtable.storage.writer import WRITER
from cardtable.ui.actions import commands
from cardtable.ui.diagnostics import diagnostics, last_lines
from cardtable.ui.main_window import MainWindow
from cardtable.ui.paged_window import on_screen
from cardtable.ui.pages import about
from cardtable.ui.pages.about import AboutPage
from cardtable.ui.widgets_room import RoomPage


def test_about_names_version_and_licences(window: MainWindow) -> None:
    window.side.show_about()
    page = window.side.about_page
    assert page is not None
    text = page.text.toPlainText()
    for word in (__version__, "MIT", "LGPL 3", "PySide6", "Open Font License"):
        assert word in text
    assert not page.copy.isVisible()


def test_only_the_page_on_screen_keeps_a_picture_of_the_room(window: MainWindow, qtbot: QtBot) -> None:
    show: list[Callable[[], object]] = [window.show_rules, window.side.show_settings, window.side.show_about]
    for page in show:
        page()
        window.grab()
    window.show_start()
    before = window.grab().toImage()
    kept = [page for page in window.findChildren(RoomPage) if page._ground is not None]
    assert kept == [window.start_page]
    window.side.show_about()
    window.grab()
    window.show_start()
    assert window.grab().toImage() == before


def test_what_is_new_is_the_list_of_changes(window: MainWindow) -> None:
    window.side.show_news()
    page = window.side.about_page
    assert page is not None
    assert __version__.rpartition(".")[0] in page.text.toPlainText()
    assert "Ninety-nine" in page.text.toPlainText()


def click(page: AboutPage, words: str) -> None:
    """Follows a link of the text as Tab and Enter do."""
    cursor = page.text.document().find(words)
    assert not cursor.isNull()
    page.text.anchorClicked.emit(QUrl(cursor.charFormat().anchorHref()))


def test_licences_of_a_built_app_can_be_read_one_by_one(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    zlib = Component(
        "zlib1g", "1.3", "Zlib", "", {"zlib1g.txt": b"As is & without <any> warranty."}, ("libz.so.1",)
    )
    (tmp_path / bom.FILE).write_text(bom.written([zlib]))
    for name, text in zlib.notices.items():
        (tmp_path / name).write_bytes(text)
    monkeypatch.setattr(about, "notices", lambda: tmp_path)
    window.side.show_about()
    page = window.side.about_page
    assert page is not None
    page.choice.chosen.emit("licences")
    assert "zlib1g 1.3" in page.text.toPlainText()
    assert "Zlib" in page.text.toPlainText()
    click(page, "zlib1g 1.3")
    assert "As is & without <any> warranty." in page.text.toPlainText()
    click(page, "All licences")
    assert "zlib1g 1.3" in page.text.toPlainText()
    (tmp_path / "zlib1g.txt").unlink()
    click(page, "zlib1g 1.3")
    assert "install again" in page.text.toPlainText()
    (tmp_path / bom.FILE).write_text("[]")
    page.choice.chosen.emit("licences")
    assert "install again" in page.text.toPlainText()


def test_from_source_the_licences_are_where_the_packages_are(window: MainWindow) -> None:
    window.side.show_licences()
    page = window.side.about_page
    assert page is not None
    assert "runs from its source" in page.text.toPlainText()


def test_diagnostics_can_be_copied_as_a_whole(window: MainWindow, own_data_dir: Path) -> None:
    window.preferences.change(sound=False)
    own_data_dir.mkdir(exist_ok=True)
    (own_data_dir / LOG_NAME).write_text("".join(f"line {n}\n" for n in range(50)))
    window.side.show_diagnostics()
    page = window.side.about_page
    assert page is not None
    page.copy.click()
    copied = QGuiApplication.clipboard().text()
    for word in (__version__, "PySide6", "Screen: ", "Sounds: switched off", "line 49", "data"):
        assert word in copied
    assert "line 29" not in copied.splitlines()


def test_diagnostics_name_nobody(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "zoë"
    monkeypatch.setattr(Path, "home", lambda: home)
    home.mkdir()
    monkeypatch.setenv("CARDTABLE_DATA_DIR", str(home))
    (home / LOG_NAME).write_text(f"cannot open {home}/games\n")
    text = diagnostics(home, window.hearing, window.preferences)
    assert "zoë" not in text.lower()
    assert "~" in text
    assert last_lines(home / "none") == ["(nothing was logged)"]


def test_back_leads_from_page_to_page_to_where_it_began(qtbot: QtBot, window: MainWindow) -> None:
    window.show_new_game()
    window.side.show_settings()
    window.side.show_about()
    window.side.show_settings()
    assert window.pages.currentWidget() is window.side.settings_page
    window.go_back()
    assert window.pages.currentWidget() is window.new_game_page
    window.show_rules()
    window.side.show_diagnostics()
    window.go_back()
    assert window.pages.currentWidget() is window.rules_page
    window.go_back()
    assert window.pages.currentWidget() is window.new_game_page
    window.show_start()
    window.go_back()
    assert window.pages.currentWidget() is window.start_page


def test_no_two_commands_share_a_key(window: MainWindow) -> None:
    taken: dict[str, str] = {}
    for command in commands(window):
        for keys in command.sequences:
            assert taken.setdefault(keys.toString(), command.name) == command.name
    for keys in ("Ctrl+N", "F1", "Ctrl+,", "Ctrl+M", "F11", "?", "Ctrl+Q"):
        assert QKeySequence(keys).toString() in taken


def test_a_menu_bar_offers_the_same_as_the_menu(window: MainWindow) -> None:
    assert window.commands is not None
    menu = window.commands.pop_up(QPoint(0, 0))
    offered = sorted(action.text() for action in menu.actions())
    menu.close()
    bar = QMenuBar()
    window.commands.fill_bar(bar)
    in_bar = [entry.text() for top in bar.actions() for entry in top.menu().actions()]  # type: ignore[attr-defined]
    assert sorted(in_bar) == offered


def test_the_panel_of_keys_comes_and_goes(qtbot: QtBot, window: MainWindow) -> None:
    before = window.focusWidget()
    qtbot.keyClick(window, "?")
    panel = window._keys
    assert panel is not None
    assert panel.isVisible()
    assert (("F11",), "Full screen") in panel.rows
    assert "Full screen" in panel.accessibleDescription()
    qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert window.focusWidget() is before


def test_ctrl_m_mutes_and_tells(qtbot: QtBot, window: MainWindow) -> None:
    view = window.the_table().view
    qtbot.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    assert not window.preferences.now.sound
    assert "off" in window.told
    assert "off" in view._frame.sounds.accessibleName()
    view._frame.sounds.click()
    assert window.preferences.now.sound
    assert "on" in view._frame.sounds.accessibleName()


ROOM = QRect(0, 0, 1920, 1080)
SMALL = QRect(0, 0, 1280, 720)
LEFT = QRect(-1600, 0, 1600, 900)


@pytest.mark.parametrize(
    ("place", "rooms"),
    [
        (QRect(3000, 200, 1440, 900), [ROOM]),  # its screen has gone
        (QRect(-1500, 100, 1200, 700), [SMALL]),
        (QRect(0, 0, 2560, 1400), [SMALL]),  # larger than the screen that is left
        (QRect(100, -500, 1200, 700), [ROOM, LEFT]),
        (QRect(1900, 1070, 1440, 900), [ROOM]),  # a corner is left in sight
        (QRect(0, 0, 1440, 900), [QRect(0, 0, 960, 500)]),  # a screen with large pixels
    ],
)
def test_a_window_from_a_screen_that_is_gone_comes_back_into_sight(place: QRect, rooms: list[QRect]) -> None:
    found = on_screen(place, rooms)
    assert any(room.contains(found) for room in rooms)


def test_a_window_that_is_in_sight_stays_where_it_is() -> None:
    for place in (QRect(10, 40, 1440, 900), QRect(-1500, 50, 1200, 700)):
        assert on_screen(place, [ROOM, LEFT]) == place


def test_a_window_put_down_out_of_sight_starts_in_sight(window: MainWindow, own_data_dir: Path) -> None:
    window.setGeometry(QRect(20_000, 9_000, 3000, 2000))
    window.put_down()
    again = MainWindow(own_data_dir, speed=0)
    room = again.screen().availableGeometry()
    assert room.contains(again.geometry().topLeft())
    least = again.minimumSize()
    assert again.width() <= max(room.width(), least.width())
    assert again.height() <= max(room.height(), least.height())
    again.deleteLater()


def test_a_window_that_is_put_down_twice_writes_once(window: MainWindow, own_data_dir: Path) -> None:
    window.close()
    WRITER.wait()
    (own_data_dir / "window.json").unlink()
    window.put_down()
    WRITER.wait()
    assert not (own_data_dir / "window.json").exists()


def test_with_nothing_to_write_to_the_app_says_so_and_plays(
    qtbot: QtBot,
    own_data_dir: Path,
    open_window: Callable[[], MainWindow],
    sit_down: Callable[[MainWindow], None],
    play_by_keys: Callable[[MainWindow], None],
) -> None:
    """A file where the folder should be refuses everybody, also those whom no permission stops."""
    own_data_dir.write_text("")
    window = open_window()
    sit_down(window)
    assert "cannot be saved" in window.told
    for _ in range(3):
        play_by_keys(window)
    with qtbot.waitSignal(window.preferences.saving):
        window.preferences.change(theme="midnight")
    assert "settings cannot be saved" in window.told
    assert window.theme.name == "midnight"
    window.side.show_diagnostics()
    page = window.side.about_page
    assert page is not None
    assert "Settings are saved: no" in page.text.toPlainText()
    window.put_down()
    assert own_data_dir.read_text() == ""
