"""Keys that the player chose apply at once everywhere; a key in use is refused, naming its command."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.shell.menu import entries, key_rows
from cardtable.ui.support.keymap import KEYS, PAGE_KEYS, PLACES_OVER_TABLE, Keyed, refusal
from cardtable.ui.widgets.keys_panel import KeysPanel
from tests.rows import rows
from tests.ui.driver import MainWindow
from tests.ui.window.test_keys import at_a_table

Key, Control = Qt.Key, Qt.KeyboardModifier.ControlModifier
NONE: Mapping[str, str] = {}


@pytest.fixture(autouse=True)
def default_keys() -> Iterator[None]:
    yield
    KEYS.chosen = NONE


def command(name: str, *usual: str, page: str = "") -> Keyed:
    return Keyed(name, page, usual, lambda: name)


UNDO, MUTE, OPEN, HINT = (
    command("undo", "Ctrl+Z"), command("mute", "Ctrl+M"), command("replay-open", "O", page="replay"),
    command("hint", "H", page="table"),
)  # fmt: skip
SORT, AGAIN, HOW = (
    command("sort", "O", page="table"), command("lesson-again", "R", page="lesson"),
    command("lesson-how", "H", page="lesson"),
)  # fmt: skip
ALL = (UNDO, MUTE, OPEN, HINT, SORT, AGAIN, HOW)


@rows(
    "key, of, chosen, why",
    [
        ("Ctrl+M", UNDO, NONE, "Ctrl+M already does this: mute."),
        ("Ctrl+M", UNDO, {"mute": "F9"}, ""),
        ("F9", UNDO, {"mute": "F9"}, "F9 already does this: mute."),
        # Table and replay are never on screen together; a lesson's question is on the table.
        ("O", HINT, NONE, "O already does this: sort."),
        ("H", OPEN, NONE, ""),
        ("O", AGAIN, NONE, "O already does this: sort."),
        # Two commands that share a key by default may do so again.
        ("H", HINT, {"hint": "X"}, ""),
        ("H", HINT, {"hint": "X", "sort": "H"}, "H already does this: sort."),
        ("Return", HINT, NONE, "Return does the same thing everywhere. Choose another key."),
        ("7", HINT, NONE, "7 does the same thing everywhere. Choose another key."),
        ("X", UNDO, NONE, "Letters are for typing on this page. Add Ctrl or Alt to X."),
        ("X", HINT, NONE, ""),
    ],
)
def test_a_key_in_use_is_refused(key: str, of: Keyed, chosen: Mapping[str, str], why: str) -> None:
    assert refusal(key, of, ALL, chosen, key) == why


def press(qtbot: QtBot, window: MainWindow, name: str, key: Qt.Key, held: Qt.KeyboardModifier) -> None:
    """Choose a key on the page of keys, by keys alone."""
    window.keys.show()
    button = window.keys.page.buttons[name]
    button.setFocus()
    qtbot.keyClick(button, Key.Key_Return)
    qtbot.keyClick(button, key, held)


def test_the_keyboard_stays_at_a_changed_key(qtbot: QtBot, window: MainWindow) -> None:
    window.keys.show()
    button, stops = window.keys.page.buttons["lesson-pass"], list[QWidget | None]()
    button.setFocus()
    qtbot.keyClick(button, Key.Key_Return)
    QApplication.instance().focusChanged.connect(lambda _, now: stops.append(now))
    qtbot.keyClick(button, Key.Key_X)
    QApplication.instance().focusChanged.disconnect()
    made = window.keys.page.buttons["lesson-pass"]
    assert made is not button
    assert [at for at in stops if at is not None] == [made]


def test_a_chosen_key_applies_at_once(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, "mute", Key.Key_F9, Control)
    button = window.keys.page.buttons["mute"]
    assert button.text() == "Ctrl+F9"
    assert button.accessibleName().endswith("Ctrl+F9")
    assert window.commands.by_name["mute"].shortcuts() == [QKeySequence("Ctrl+F9")]
    assert "Ctrl+F9" in str(entries(window.commands.commands))


def test_the_table_uses_and_shows_the_chosen_keys(qtbot: QtBot, window: MainWindow) -> None:
    window.preferences.change(keys={"hint": "X", "mute": "Ctrl+F9"})
    table = at_a_table(qtbot, window, 1024, 640)
    assert table.frame.hint.toolTip().endswith("(X)")
    shown = {text: keys for keys, text in key_rows(window.commands.commands)}
    assert (shown["Hint"], shown["Turn sounds off"]) == (("X",), ("Ctrl+F9",))
    qtbot.keyClick(table, Key.Key_H)
    assert not table.chooser.choice_view.line.string.startswith("Hint: ")
    qtbot.keyClick(table, Key.Key_X)
    qtbot.waitUntil(lambda: table.chooser.choice_view.line.string.startswith("Hint: "))


def test_help_and_notes_name_the_chosen_keys(window: MainWindow) -> None:
    window.preferences.change(keys={"far": "Ctrl+F7", "hear-again": "W", "mute": "F7"})
    for page, words in (("phones", "(Ctrl+F7)"), ("accessibility", "W says again")):
        window.show_about(page)
        assert words in window.about.page.text.toPlainText()
    window.settings.show()
    assert window.settings.page.controls["sound"].accessibleDescription() == "F7"


def test_a_refused_key_and_escape_change_nothing(qtbot: QtBot, window: MainWindow) -> None:
    press(qtbot, window, "undo", Key.Key_M, Control)
    assert window.last_notice == "Ctrl+M already does this: Turn sounds off."
    press(qtbot, window, "undo", Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert window.keys.is_shown
    assert window.preferences.now.keys == NONE


def test_one_key_or_all_are_reset(window: MainWindow) -> None:
    window.preferences.change(keys={"undo": "F8", "hint": "X"})
    window.keys.show()
    window.keys.page.backs["undo"].click()
    assert window.preferences.now.keys == {"hint": "X"}
    assert window.keys.page.buttons["undo"].text() == "Ctrl+Z"
    window.keys.page.reset.click()
    assert window.preferences.now.keys == NONE
    assert window.keys.page.buttons["hint"].text() == "H"


def test_the_page_has_every_key_and_the_panel_leads_to_it(qtbot: QtBot, window: MainWindow) -> None:
    at_a_table(qtbot, window, 1024, 640)
    window.toggle_keys()
    (panel,) = window.findChildren(KeysPanel)
    panel.change.click()
    assert window.keys.is_shown
    buttons = window.keys.page.buttons
    bound = {one.name for one in window.commands.commands if one.bound}
    of_pages = {one.name for one in PAGE_KEYS if one.page in (*PLACES_OVER_TABLE, *window.navigator.rows)}
    assert buttons.keys() == bound | of_pages
    assert all(button.accessibleName() for button in buttons.values())


def test_two_actions_with_the_same_words_have_keys_of_their_own(window: MainWindow) -> None:
    commands = [one.name for one in window.commands.commands if one.bound]
    names = [*commands, *(one.name for one in PAGE_KEYS)]
    assert len(set(names)) == len(names)
    # Settings of former versions have the keys by these names.
    KEYS.chosen = {"own-rename": "F4"}
    assert (KEYS.key("own-rename"), KEYS.key("saved-rename")) == ("F4", "F2")
