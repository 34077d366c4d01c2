"""The workshop: a game of your own is made with mouse and keys, tried, saved, left and found again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from cardtable.controller.drafts import Desks, desk_for
from cardtable.rules.catalog import catalog, is_own
from cardtable.rules.drafting.card_chips import Place
from cardtable.rules.drafting.draft import begin
from cardtable.storage.learners import LearnerStore
from cardtable.storage.own_games import FOLDER
from cardtable.ui.features.workshop.cards_panel import ChipButton
from cardtable.ui.features.workshop.workshop_page import WorkshopPage
from cardtable.ui.widgets.controls import Sheet
from cardtable.ui.widgets.type_ahead import TypeAhead
from tests.rows import rows
from tests.ui.conftest import PATIENCE, QuietLab
from tests.ui.driver import MainWindow, OpenWindow

Key = Qt.Key
PLAIN, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def at_workshop(window: MainWindow) -> WorkshopPage:
    """The workshop of a fresh window, at a game that starts from Ninety-nine."""
    window.resize(1440, 900)
    window.activateWindow()
    window.change_rules("ninety-nine")
    return window.workshop.page


@pytest.fixture(scope="module")
def bench(
    qapp: QApplication, by_module: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[MainWindow]:
    """A window at the workshop, shared by the tests that only edit a draft."""
    by_module.setattr("cardtable.ui.features.workshop.meaning_panel.Lab", QuietLab)
    window = MainWindow(tmp_path_factory.mktemp("workshop"), speed=0)
    loop = QEventLoop()
    window.first_painted.connect(loop.quit)
    window.show()
    loop.exec()
    window.workshop.show()
    yield window
    window.close()
    window.deleteLater()


@pytest.fixture
def page(bench: MainWindow) -> WorkshopPage:
    """Reset the shared workshop: plain Ninety-nine, every group folded, and the keyboard at the aces."""
    bench.resize(1440, 900)
    bench.activateWindow()
    page = bench.workshop.page
    page.menu.put_away()
    page.desks = Desks()
    page.desks.work_on(desk_for("one-hundred"))
    for group in page.game.groups.values():
        group.head.setChecked(False)
    bench.notify("")
    bench.change_rules("ninety-nine")
    for area in (page.game.area, page.cards.area):
        area.verticalScrollBar().setValue(0)
    page.cards.rows["A"].index.setFocus()
    QApplication.processEvents()
    return page


def window_of(page: WorkshopPage) -> MainWindow:
    window = page.window()
    return window


def chip(page: WorkshopPage, row: str, option: int = 0, number: int = 0) -> ChipButton:
    found = page.cards.cell_at(Place(row, option, number))
    assert isinstance(found, ChipButton)
    return found


def does(page: WorkshopPage, row: str) -> list[str]:
    return [one.text() for one in page.cards.rows[row].chips]


def take(page: WorkshopPage, words: str) -> None:
    """Choose the line of the open menu that begins with `words`."""
    next(line for line in page.menu.lines if line.text().startswith(words)).click()


def press(page: WorkshopPage, keys: str | Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """Press a key at the widget that has the focus."""
    QTest.keyClick(page.window().focusWidget(), keys, modifiers)


def drag(dragged: ChipButton, target: QWidget) -> None:
    to = dragged.mapFromGlobal(target.mapToGlobal(target.rect().center()))
    QTest.mousePress(dragged, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    for pos in (QPoint(12, 40), to):
        QTest.mouseMove(dragged, pos)
    QTest.mouseRelease(dragged, Qt.MouseButton.LeftButton, pos=to)


# Showing and editing


@pytest.mark.usefixtures("quiet_lab")
def test_it_opens_and_resizes_with_animations_on(qtbot: QtBot, own_data_dir: Path) -> None:
    window = MainWindow(own_data_dir, speed=1)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.first_painted, timeout=PATIENCE):
        window.show()
    for width in (1440, 1100):
        window.resize(width, 900)
        window.change_rules("ninety-nine")
        qtbot.waitUntil(lambda: not window.navigator.is_moving, timeout=PATIENCE)
        assert window.workshop.page.game.rows["limit"].isVisible()
    window.close()


def test_it_shows_the_whole_game(page: WorkshopPage) -> None:
    assert list(page.cards.rows) == ["A", *"23456789", "10", "J", "Q", "K"]
    assert does(page, "A") == ["+1", "+11"]
    assert does(page, "4") == ["+0", "reverse"]
    assert page.game.rows["limit"].way.number == 99
    assert page.name.text() == "Our Ninety-nine"
    assert page.origin.text() == "based on Ninety-nine"


def test_tab_goes_from_a_card_to_its_number_and_to_the_next(
    page: WorkshopPage, bench: MainWindow, qtbot: QtBot
) -> None:
    bench.change_rules("to-twenty")
    first, second, *_ = page.cards.rows.values()
    first.index.setFocus()
    for at, there in ((first.index, first.count.field), (first.count.field, second.count.field)):
        qtbot.keyClick(at, Qt.Key.Key_Tab)
        assert bench.focusWidget() is there


def test_a_chip_is_changed_in_a_menu_that_previews_the_rules(page: WorkshopPage) -> None:
    chip(page, "Q").click()
    line = next(line for line in page.menu.lines if line.text() == "takes away 10")
    assert line.accessibleDescription() == "Queen takes away 10."
    line.click()
    assert not page.menu.is_open
    assert does(page, "Q") == ["−10"]
    assert page.undo_button.accessibleName() == "Undo: Queen takes away 10."


def test_a_free_number_is_typed(page: WorkshopPage, qtbot: QtBot) -> None:
    chip(page, "5").click()
    for key in ("-", "1", "7", Key.Key_Return):
        press(page, key)
    assert does(page, "5") == ["−17"]


def test_a_key_leads_to_the_name(at_workshop: WorkshopPage) -> None:
    page = at_workshop
    press(page, Key.Key_F2)
    QTest.keyClicks(page.window().focusWidget(), "Minus threes")
    press(page, "S", CONTROL)
    assert [catalog().definition(one).raw["name"] for one in catalog().ids if is_own(one)] == ["Minus threes"]
    keys = page.keys()
    assert (("F2",), "Name of the game") in keys


def test_a_number_that_is_too_large_becomes_the_largest(page: WorkshopPage) -> None:
    page.game.put.emit("limit", "88")
    chip(page, "5").click()
    for key in "+95":
        press(page, key)
    number = page.menu.number
    assert number.count.field.text() == "95"
    assert "88" in number.sentence
    press(page, Key.Key_Return)
    assert does(page, "5") == ["+88"]


def test_effects_are_added_and_removed(page: WorkshopPage) -> None:
    page.cards.rows["3"].plus.click()
    take(page, "skips the next player")
    assert does(page, "3") == ["+3", "skip"]
    page.cards.rows["3"].plus.click()
    take(page, "keeps the total")
    assert does(page, "3") == ["+3", "skip", "+0"]
    chip(page, "3", 1).click()
    take(page, "Remove")
    assert does(page, "3") == ["+3", "skip"]


def test_a_conflict_is_outlined_and_can_be_neither_saved_nor_tried(page: WorkshopPage) -> None:
    page.game.put.emit("limit", "77")
    assert page.game.rows["limit"].is_outlined
    assert [key for key, row in page.cards.rows.items() if row.is_outlined] == ["K"]
    assert not page.save.isEnabled()
    assert not page.try_deal.isEnabled()
    assert "king" in page.save.accessibleDescription()
    page.undo()
    assert not page.game.rows["limit"].is_outlined
    assert page.save.isEnabled()


def test_a_repair_resolves_the_conflict_and_can_be_undone(page: WorkshopPage) -> None:
    page.game.put.emit("limit", "77")
    repair = page.meaning_panel.fit_sheet.repairs[0]
    words = repair.text()
    repair.click()
    assert page.save.isEnabled()
    assert page.undo_button.accessibleName() == f"Undo: {words}"


def test_undo_leads_back_to_the_same_bytes_and_redo_on(page: WorkshopPage) -> None:
    first = page.draft.bytes
    page.game.put.emit("special_hands", "on")
    page.cards.suits.picked.emit("each")
    page.cards.moved.emit(Place("4S", 0, 1), "7H", True)
    page.name.setText("Grandma's Ninety-nine")
    page.name.editingFinished.emit()
    last = page.draft.bytes
    for _ in range(4):
        page.undo()
    assert page.draft.bytes == first
    assert not page.bench.can_undo
    assert page.name.text() == "Our Ninety-nine"
    for _ in range(4):
        page.redo()
    assert page.draft.bytes == last
    assert not page.bench.can_redo


def test_a_part_brings_its_own_settings(page: WorkshopPage) -> None:
    assert "hand_wins" not in page.game.rows
    page.game.put.emit("special_hands", "on")
    assert page.game.rows["hand_wins"].way.part == "special_hands"
    assert page.game.groups["special"].head.accessibleDescription() == "On: Three of a kind decides the game"


def test_what_a_part_removes_is_reported(page: WorkshopPage) -> None:
    window = window_of(page)
    for key, value in (("stakes", "knock_out"), ("exact_wins", "on")):
        page.game.put.emit(key, value)
        assert "removes" not in window.last_notice
    page.game.put.emit("reach_wins", "on")
    assert window.last_notice == (
        "Also removed: If you lose a deal: you're out of the game, Hitting the highest total exactly wins: on."
        " Undo: Ctrl+Z"
    )
    page.undo()
    assert page.game.rows["exact_wins"].way.is_on


def test_an_edit_leaves_alone_what_it_does_not_change(page: WorkshopPage) -> None:
    rows, ways = dict(page.cards.rows), dict(page.game.rows)
    chips = {key: list(row.chips) for key, row in rows.items()}
    page.cards.asked.emit("delete", "J", Place("J"))
    page.game.put.emit("hand_size", "5")
    assert page.cards.rows == rows
    assert page.game.rows == ways
    assert {key: row.chips for key, row in page.cards.rows.items() if key != "J"} == {
        key: made for key, made in chips.items() if key != "J"
    }


# By keys


def test_arrows_lead_from_card_to_card_and_enter_opens_the_menu(page: WorkshopPage) -> None:
    assert page.cards.rows["A"].index.hasFocus()
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Right):
        press(page, key)
    assert chip(page, "3").hasFocus()
    press(page, Key.Key_Return)
    assert page.menu.is_open
    for key in (Key.Key_Down, Key.Key_Return):
        press(page, key)
    assert does(page, "3") == ["−3"]
    assert chip(page, "3").hasFocus()


def test_delete_takes_a_chip_away_and_the_keyboard_stays_in_its_row(page: WorkshopPage) -> None:
    chip(page, "4", 0, 1).setFocus()
    press(page, Key.Key_Delete)
    assert does(page, "4") == ["+0"]
    assert page.cards.rows["4"].has_keyboard


def test_a_chip_is_cut_and_pasted_and_copied(page: WorkshopPage) -> None:
    chip(page, "4", 0, 1).setFocus()
    press(page, Key.Key_X, CONTROL)
    for key in (Key.Key_Down, Key.Key_Down):
        press(page, key)
    press(page, Key.Key_V, CONTROL)
    assert does(page, "6") == ["+6", "reverse"]
    assert "reverse" not in does(page, "4")
    chip(page, "K").setFocus()
    press(page, Key.Key_C, CONTROL)
    press(page, Key.Key_Up)
    press(page, Key.Key_V, CONTROL)
    assert does(page, "Q") == does(page, "K") == ["= 99"]


def test_ctrl_z_and_ctrl_y_undo_and_redo_an_edit(page: WorkshopPage) -> None:
    page.cards.asked.emit("delete", "4", Place("4", 0, 1))
    press(page, Key.Key_Z, CONTROL)
    assert does(page, "4") == ["+0", "reverse"]
    press(page, Key.Key_Y, CONTROL)
    assert does(page, "4") == ["+0"]


def test_the_keyboard_is_never_lost(page: WorkshopPage) -> None:
    """A row that disappears hands the focus to the row that has its cards now."""
    page.cards.suits.picked.emit("each")
    chip(page, "9D").setFocus()
    page.cards.suits.picked.emit("alike")
    assert page.cards.rows["9"].has_keyboard
    page.game.put.emit("special_hands", "on")
    page.game.groups["special"].head.setChecked(True)
    page.game.rows["hand_wins"].stops[0].setFocus()
    page.game.put.emit("special_hands", "off")
    assert page.window().focusWidget() in page.game.controls


def test_a_screen_reader_hears_the_card_the_chip_and_its_number(page: WorkshopPage) -> None:
    assert chip(page, "K").accessibleName() == "king, makes the total 99, chip 1 of 1"
    assert chip(page, "4", 0, 1).accessibleName() == "4, reverses direction, chip 2 of 2"
    assert page.cards.rows["A"].index.accessibleName() == "ace: adds 1 and adds 11"
    assert page.cards.rows["A"].index.accessibleDescription() == "4 in pack"
    assert page.cards.rows["K"].plus.accessibleName() == "king: add something"


# By mouse


def test_a_chip_is_copied_and_dragged_to_another_card(
    page: WorkshopPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    for onto, modifiers in (("8", CONTROL), ("7", PLAIN)):
        page.window().grab()
        monkeypatch.setattr(
            "cardtable.ui.features.workshop.cards_panel.QApplication.keyboardModifiers",
            lambda modifiers=modifiers: modifiers,
        )
        drag(chip(page, "4", 0, 1), page.cards.rows[onto])
        assert not page.menu.is_open
        assert does(page, onto) == [f"+{onto}", "reverse"]
        assert ("reverse" in does(page, "4")) == (modifiers == CONTROL)


def test_escape_leads_from_the_menu_of_a_card_straight_to_the_card(page: WorkshopPage) -> None:
    index, stops = page.cards.rows["A"].index, list[QWidget | None]()
    press(page, Key.Key_Return)
    assert page.menu.is_open
    QApplication.instance().focusChanged.connect(lambda _, now: stops.append(now))
    press(page, Key.Key_Escape)
    QApplication.instance().focusChanged.disconnect()
    assert [at for at in stops if at is not None] == [index]


def test_a_rank_is_split_by_color_in_the_menu_of_its_index(page: WorkshopPage) -> None:
    page.cards.rows["A"].index.click()
    take(page, "Red and black")
    assert list(page.cards.rows)[:3] == ["AH AD", "A", "2"]
    assert page.cards.suits.currentText() == "Some suits differ"


# Trying, saving, leaving


def test_trying_a_deal_keeps_the_draft_and_writes_no_game(
    at_workshop: WorkshopPage, window: MainWindow, own_data_dir: Path
) -> None:
    page = at_workshop
    page.game.put.emit("hand_size", "5")
    page.undo()
    page.redo()
    steps = page.desk.bench.steps
    page.try_deal.click()
    assert window.table.is_shown
    trial = window.table.page.conductor.match
    assert trial.rules.hand_size(4) == 5
    assert window.match is None
    assert not list(own_data_dir.rglob("*.cardtable"))
    window.go_back()
    assert window.workshop.is_shown
    assert window.workshop.page is page
    assert page.desk.bench.steps == steps
    assert window.table.page.conductor.match is None
    assert window.memory.now.last_game is None


@pytest.mark.takes_long("makes the workshop, a table and the rules, in two languages")
def test_the_rules_that_are_tried_can_be_read_meanwhile(
    at_workshop: WorkshopPage, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Searching the rules of every game would take long: here only their names are searched.
    monkeypatch.setattr("cardtable.ui.features.rules.rules_page._words_of", lambda variant: "")
    at_workshop.game.put.emit("limit", "101")
    at_workshop.try_deal.click()
    press(at_workshop, Key.Key_F1)
    page = window.rules.page
    assert "Our Ninety-nine" in page.text.toPlainText()
    assert "101" in page.text.toPlainText()
    assert page.game is None
    assert not page.change.isEnabled()
    window.preferences.change(language="de")
    page = window.rules.page
    assert "101" in page.text.toPlainText()
    page.search.setText("98")
    assert "Our Ninety-nine" not in page.text.toPlainText()
    window.go_back()
    assert window.table.is_shown
    window.go_back()
    assert window.workshop.is_shown


def test_a_running_game_is_back_on_the_table_after_a_trial(
    window: MainWindow, play_a_while: Callable[[MainWindow, int], object]
) -> None:
    match = play_a_while(window, 1)
    window.commands.by_name["workshop"].trigger()
    page = window.workshop.page
    assert page.draft.origin == "ninety-nine"
    page.try_deal.click()
    window.go_back()
    assert window.match is match
    window.go_back()
    assert window.table.is_shown


@pytest.fixture
def made(at_workshop: WorkshopPage, qtbot: QtBot) -> str:
    """Return the game with five cards in hand that was saved at the workshop."""
    at_workshop.game.put.emit("hand_size", "5")
    at_workshop.save.click()
    qtbot.waitUntil(lambda: at_workshop.desk.game != "", timeout=PATIENCE)
    return at_workshop.desk.game


def test_saving_again_replaces_the_game_and_another_gets_a_name_of_its_own(
    at_workshop: WorkshopPage, window: MainWindow, own_data_dir: Path, qtbot: QtBot, made: str
) -> None:
    page = at_workshop
    assert not page.desk.is_changed
    assert catalog().resolve(made).hand_size(4) == 5
    page.game.put.emit("hand_size", "4")
    page.save.click()
    qtbot.waitUntil(lambda: not page.desk.is_changed, timeout=PATIENCE)
    assert catalog().resolve(made).hand_size(4) == 4
    assert [path.stem for path in (own_data_dir / FOLDER).glob("*.toml")] == [made]
    window.new_game.show()
    assert [game.id for game in window.new_game.page.gallery.model.games if game.is_own] == [made]
    window.change_rules("ninety-nine")
    page.save.click()
    qtbot.waitUntil(lambda: page.name.text() == "Our Ninety-nine 2", timeout=PATIENCE)
    assert window.last_notice == "Saved as Our Ninety-nine 2, because you already have Our Ninety-nine."
    assert not page.desk.is_changed


def test_changing_your_own_game_edits_that_game(
    at_workshop: WorkshopPage, window: MainWindow, made: str
) -> None:
    page = at_workshop
    page.start_from("one-hundred")
    window.choose_game(made)
    window.new_game.page.own.change.click()
    assert window.workshop.is_shown
    assert page.desk.game == made
    assert page.game.rows["hand_size"].way.number == 5


def test_unsaved_edits_are_back_in_the_next_window(window: MainWindow, open_window: OpenWindow) -> None:
    window.change_rules("ninety-nine")
    page = window.workshop.page
    page.game.put.emit("limit", "101")
    changed = page.draft
    window.go_back()
    window.change_rules("one-hundred")
    assert page.draft != changed
    window.close()
    again = open_window()
    again.commands.by_name["workshop"].trigger()
    page = again.workshop.page
    assert page.game.rows["limit"].way.number == 101
    again.go_back()
    again.change_rules("ninety-nine")
    assert page.draft == changed
    assert again.last_notice == "You're back where you left off."
    page.undo()
    assert page.draft == begin("ninety-nine")


def test_an_earlier_draft_can_be_continued(page: WorkshopPage) -> None:
    page.game.put.emit("limit", "101")
    page.drafts.click()
    take(page, "Start from scratch")
    assert page.origin.text() == "made from scratch"
    page.drafts.click()
    take(page, "Continue Our Ninety-nine")
    assert page.game.rows["limit"].way.number == 101
    assert page.bench.can_undo


def test_chosen_house_rules_come_along_to_the_workshop(window: MainWindow) -> None:
    window.choose_game("ninety-nine")
    page = window.new_game.page
    page.show_tab("options")
    row = next(row for row in page.options.rows if row.choice.key == "hand_size")
    row.choose("5")
    row.changed.emit()
    page.options.change.click()
    assert window.workshop.page.game.rows["hand_size"].way.number == 5


def test_the_rules_page_leads_to_the_workshop(window: MainWindow) -> None:
    window.rules.show()
    window.rules.page.show_game("one-hundred")
    window.rules.page.change.click()
    assert window.workshop.page.draft.origin == "one-hundred"


@pytest.mark.takes_long("makes all of the workshop anew in two languages")
def test_another_language_keeps_the_place_the_steps_and_the_copied_chip(
    at_workshop: WorkshopPage, window: MainWindow
) -> None:
    page = at_workshop
    page.game.put.emit("limit", "77")
    page.meaning_panel.fit_sheet.repairs[0].click()
    chip(page, "Q").click()
    take(page, "takes away 10")
    chip(page, "4", number=1).setFocus()
    press(page, Key.Key_C, CONTROL)
    chip(page, "J").setFocus()
    window.preferences.change(language="de")
    now = window.workshop.page
    assert now is not page
    assert now.head.title.text() == "Werkstatt"
    assert chip(now, "J").hasFocus()
    assert chip(now, "J").accessibleName() == "Bube, zählt 10, 1 von 1 Wirkung"
    steps = ("Grenze: 77", "König setzt den Stand auf 77.", "Dame zieht 10 ab.")
    assert now.desk.bench.steps == steps
    chip(now, "6").setFocus()
    press(now, Key.Key_V, CONTROL)
    assert does(now, "6") == ["+6", does(now, "4")[1]]
    for _ in range(4):
        now.undo()
    assert now.game.rows["limit"].way.number == 99
    for _ in range(3):
        now.redo()
    window.preferences.change(language="en")
    words = window.workshop.page.desk.bench.steps
    assert words[0] == "Highest total: 77"
    assert words[2] == "Queen takes away 10."


def test_in_a_small_window_with_large_text_all_columns_are_one_key_away(window: MainWindow) -> None:
    window.preferences.change(text_size=200)
    window.resize(1024, 640)
    window.change_rules("ninety-nine")
    page = window.workshop.page
    assert page.cards.isVisible()
    assert not page.game.isVisible()
    assert not page.meaning_panel.isVisible()
    page.game.put.emit("limit", "77")
    assert page.tabs.segments[-1].text() == "Doesn't fit"
    for key, column in ((Key.Key_1, page.game), (Key.Key_3, page.meaning_panel), (Key.Key_2, page.cards)):
        press(page, key, CONTROL)
        assert column.isVisible()
        assert column.isAncestorOf(window.focusWidget())


@pytest.mark.parametrize(
    "language",
    ["pl", *(pytest.param(one, marks=pytest.mark.slow("its words are shorter")) for one in ("en", "de"))],
)
def test_in_a_small_window_nothing_of_a_row_of_cards_is_cut_off(window: MainWindow, language: str) -> None:
    window.preferences.change(language=language)
    window.resize(1024, 640)
    for variant in ("rs-99", "neu-101", "ninety-nine"):
        window.change_rules(variant)
        window.grab()
        cards = window.workshop.page.cards
        view = cards.area.viewport()
        for row in cards.rows.values():
            for shown in (*row.stops, row.count, *row.count.findChildren(QWidget)):
                left = shown.mapTo(view, QPoint()).x()
                assert left >= 0
                assert left + shown.width() <= view.width(), f"{row.row.names}: {shown.accessibleName()}"


def test_deleting_a_learner_removes_the_name_from_drafts(
    at_workshop: WorkshopPage, window: MainWindow, own_data_dir: Path
) -> None:
    page = at_workshop
    page.game.put.emit("limit", "101")
    page.maker.setText("Anna")
    page.maker.editingFinished.emit()
    page.name.setText("Anna's game")
    page.name.editingFinished.emit()
    assert page.draft.maker == "Anna"
    store = LearnerStore(own_data_dir)
    anna = store.add("Anna", "cat")
    store.close()
    window.learner_file.open(lambda store: None)
    window.learners.page.deleting.emit(anna.id)
    assert (page.draft.name, page.draft.maker) == ("Our game", "")
    assert page.game.rows["limit"].way.number == 101
    while page.bench.can_undo:
        page.undo()
        assert page.draft.maker == ""
    assert "Anna" not in str(window.memory.now.drafts)


# Typing, holding, dragging off


def test_typed_letters_lead_to_cards_and_are_no_shortcuts(page: WorkshopPage) -> None:
    window = window_of(page)
    for letter, row in (("k", "K"), ("1", "10"), ("0", "10"), ("a", "A")):
        press(page, letter)
        assert chip(page, row).hasFocus()
    for letter in "whml":
        # On other pages these letters open pages.
        press(page, letter)
        assert window.workshop.is_shown


def test_a_repeated_letter_leads_to_the_next_name_that_begins_with_it() -> None:
    letters, names = TypeAhead(), (("jack",), ("queen",), ("joker", "wild card"))
    assert [letters.find("j", names, here) for here in (-1, 0, 2)] == [0, 2, 0]
    assert [letters.find(letter, names, 0) for letter in "wi"] == [2, 2]


def test_more_letters_of_a_name_stay_at_a_place_that_has_it() -> None:
    letters, names, here = TypeAhead(), (("red jack",), ("red king",), ("black king",)), -1
    places = [here := letters.find(letter, names, here) for letter in "king"]
    assert places == [1, 1, 1, 1]


def test_the_whole_name_comes_before_longer_ones() -> None:
    letters, names, here = TypeAhead(), (("ten to zero",), ("ten",)), -1
    places = [here := letters.find(letter, names, here) for letter in "ten"]
    assert places == [0, 0, 1]


@pytest.mark.parametrize(("pause", "ends"), [(0.9, False), (1.1, False), (0.1, True)])
def test_a_pause_or_another_key_begins_a_new_name(
    monkeypatch: pytest.MonkeyPatch, pause: float, ends: bool
) -> None:
    letters, names = TypeAhead(), (("jack",), ("joker",), ("one-eyed jack",))
    times = iter((100.0, 100 + pause))
    monkeypatch.setattr("cardtable.ui.widgets.type_ahead.monotonic", lambda: next(times))
    assert letters.find("j", names, -1) == 0
    if ends:
        letters.end()
    is_new = pause > 1 or ends
    assert letters.find("o", names, 0) == (2 if is_new else 1)


def test_typed_letters_lead_to_a_setting_in_a_folded_group(page: WorkshopPage) -> None:
    press(page, Key.Key_1, CONTROL)
    for letter in "whogoesfirst":
        press(page, letter)
    assert page.game.groups["deal"].head.isChecked()
    assert page.game.rows["next_starter"].control.hasFocus()
    press(page, Key.Key_Right)
    assert page.game.rows["next_starter"].way.value == "loser"


def test_a_chip_that_is_dragged_off_the_list_is_taken_away(page: WorkshopPage) -> None:
    page.window().grab()
    drag(chip(page, "4", 0, 1), page.game)
    assert does(page, "4") == ["+0"]


def test_a_click_on_a_half_visible_chip_does_not_scroll(page: WorkshopPage) -> None:
    window = window_of(page)
    window.resize(1024, 640)
    window.grab()
    bar = page.cards.area.verticalScrollBar()
    view = page.cards.area.viewport()
    row = page.cards.rows["10"].chips[0]
    bar.setValue(bar.value() + row.mapTo(view, row.rect().center()).y() - view.height() + 6)
    at = bar.value()
    QTest.mouseClick(row, Qt.MouseButton.LeftButton)
    assert bar.value() == at
    assert page.menu.is_open


@pytest.mark.slow("a number that is held is tried with the same button")
def test_a_number_changed_by_its_button_is_not_selected(page: WorkshopPage) -> None:
    page.game.groups["game"].head.setChecked(True)
    counter = page.game.rows["limit"].control
    counter.more.click()
    assert counter.field.value() == 100
    assert counter.field.lineEdit().selectedText() == ""


def test_holding_the_button_of_a_number_is_one_step_wherever_it_is_released(
    page: WorkshopPage, qtbot: QtBot
) -> None:
    page.game.groups["game"].head.setChecked(True)
    counter = page.game.rows["limit"].control
    page.window().grab()
    screen = page.window().windowHandle()
    at = counter.more.mapTo(page.window(), counter.more.rect().center())
    QTest.mousePress(screen, Qt.MouseButton.LeftButton, PLAIN, at)
    qtbot.waitUntil(lambda: counter.field.value() >= 103, timeout=PATIENCE)
    QTest.mouseRelease(screen, Qt.MouseButton.LeftButton, PLAIN, at + QPoint(300, 0))
    reached = counter.field.value()
    qtbot.waitUntil(lambda: page.draft.raw["limit"] == reached, timeout=PATIENCE)
    assert len(page.desk.bench.steps) == 1


@rows(
    "width, height, sentence",
    [
        (width, height, sentence)
        for width, height in ((1024, 640), (1366, 768), (1440, 900))
        for sentence in ("Saved.", "Undone: what a five does, " + "and what it does then, " * 4)
    ],
)
def test_a_notice_covers_nothing_and_keeps_its_place(
    page: WorkshopPage, qtbot: QtBot, width: int, height: int, sentence: str
) -> None:
    window = window_of(page)
    window.resize(width, height)
    qtbot.waitUntil(lambda: page.width() == width)
    page.notify(sentence)
    # The margin of the notice is its shadow.
    notice_rect = window.notice.geometry().adjusted(6, 6, -6, -8)
    for shown in page.findChildren(QWidget):
        if shown.isVisible() and isinstance(shown, QAbstractButton | QLineEdit | QLabel | Sheet):
            box = QRect(shown.mapTo(window, QPoint()), shown.size())
            assert not notice_rect.intersects(box), (notice_rect, box, type(shown), page.notice_room())
    page.notify("Another one.")
    assert abs(window.notice.geometry().center().y() - notice_rect.center().y()) <= 6


def test_a_part_that_a_card_brings_is_unfolded(page: WorkshopPage) -> None:
    page.cards.rows["5"].plus.click()
    take(page, "makes the next player play twice")
    assert page.game.groups["special"].head.isChecked()
