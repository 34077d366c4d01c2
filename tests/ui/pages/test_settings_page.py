"""The settings: each control changes what it says, holds at once, and is kept."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

import cardtable
from cardtable.language import Speech
from cardtable.storage.settings import FILE_NAME, VALUES, Settings, SettingsFile
from cardtable.ui.audio.table_audio import SOUNDS
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.phones.feature import ASK_PHONES
from cardtable.ui.features.settings.settings_page import SettingsPage
from cardtable.ui.services.services import PACES
from cardtable.ui.shared.preferences import Preferences
from cardtable.ui.support import files
from cardtable.ui.widgets.controls import Segmented
from cardtable.ui.widgets.pickers import PickButton, PictureChoice, Switch, Volume
from tests.rows import rows
from tests.ui.driver import Act, MainWindow, OpenWindow
from tests.ui.readers import groups_of, labels_of


@pytest.fixture
def page(qtbot: QtBot, preferences: Preferences) -> SettingsPage:
    made = SettingsPage(FOREST.like(), preferences, (ASK_PHONES,))
    qtbot.addWidget(made)
    return made


def test_every_choice_is_saved_and_shown_on_the_next_page(
    page: SettingsPage, tmp_path: Path, qtbot: QtBot
) -> None:
    for name, control in page.controls.items():
        if isinstance(control, Segmented):
            for value in [value for value in control._values if value != control.value]:
                control.findChildren(QAbstractButton)[control._values.index(value)].click()
                assert str(getattr(SettingsFile(tmp_path).read(), name)) == value
        elif isinstance(control, Switch):
            before = getattr(SettingsFile(tmp_path).read(), name)
            control.click()
            assert getattr(SettingsFile(tmp_path).read(), name) is not before
    chosen = SettingsFile(tmp_path).read()
    again = SettingsPage(FOREST.like(), Preferences(tmp_path), (ASK_PHONES,))
    qtbot.addWidget(again)
    for name, control in again.controls.items():
        if isinstance(control, Segmented):
            assert control.value == str(getattr(chosen, name))
        elif isinstance(control, Switch):
            assert control.isChecked() is getattr(chosen, name)


def test_names_and_notes_stay_together_beside_a_high_button(page: SettingsPage) -> None:
    page.resize(1440, 900)
    page.show()
    names = {one.text(): one for one in page.body.findChildren(QLabel)}
    for words in ("Keys", "Everything you played", "These settings", "Something not working?"):
        assert names[words].height() <= names[words].sizeHint().height(), words


def test_decks_and_volume_are_written_to_the_file(page: SettingsPage, tmp_path: Path) -> None:
    for deck in ("four-colour", "jumbo", "jumbo-four-colour", "classic"):
        page.controls[f"deck.{deck}"].click()  # type: ignore[attr-defined]
        assert SettingsFile(tmp_path).read().deck == deck
    volume = page.controls["volume"]
    assert isinstance(volume, Volume)
    volume.setValue(35)
    assert SettingsFile(tmp_path).read().volume == 35


def test_the_wheel_scrolls_the_page_and_changes_no_setting(page: SettingsPage, tmp_path: Path) -> None:
    for control in page.findChildren(QWidget):
        if isinstance(control, (Volume, PickButton)):
            before = SettingsFile(tmp_path).read()
            turned = QWheelEvent(
                QPointF(20, 20), QPointF(20, 20), QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
            )  # fmt: skip
            QApplication.sendEvent(control, turned)
            assert not turned.isAccepted()
            assert SettingsFile(tmp_path).read() == before


def test_page_down_scrolls_the_page_from_a_choice(qtbot: QtBot, page: SettingsPage) -> None:
    page.resize(1000, 500)
    page.show()
    bar = page.area.verticalScrollBar()
    choice = page.findChildren(Segmented)[0].segments[0]
    qtbot.keyClick(choice, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(choice, Qt.Key.Key_PageUp)
    assert bar.value() == 0


def test_every_setting_has_a_control_that_says_what_it_is_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    # English has no letters of its own for the cards, and so no control for them.
    monkeypatch.setattr(Speech, "own_letters", "ABDK")
    page = SettingsPage(FOREST.like(), Preferences(tmp_path), (ASK_PHONES,))
    qtbot.addWidget(page)
    for name in {*Settings._fields} - {"chosen"}:
        begin = {"muted": "sound."}.get(name, f"{name}.")
        found = [control for key, control in page.controls.items() if key == name or key.startswith(begin)]
        assert found, name
        for control in found:
            assert control.accessibleName(), name
            # A picture is described by the name of its group.
            assert control.accessibleDescription() or groups_of(control), name


def test_every_setting_is_read_by_the_program() -> None:
    program = Path(cardtable.__file__).parent
    excluded = {program / "ui" / "features" / "settings", program / "ui" / "features" / "about"}
    code = [path.read_text("utf-8") for path in program.rglob("*.py") if excluded.isdisjoint(path.parents)]
    read = {name for text in code for name in re.findall(r"\b(?:now|_?settings)\.(\w+)\b", text)}
    assert set(Settings._fields) <= read


def test_every_value_offered_can_be_saved(page: SettingsPage) -> None:
    for name, control in page.controls.items():
        if isinstance(control, Segmented):
            known = [str(value) for value in VALUES[name]]
            assert set(control._values) <= set(known)
            assert name == "speech_rate" or control._values == known
    for name in ("deck", "back"):
        offered = {key.partition(".")[2] for key in page.controls if key.startswith(f"{name}.")}
        assert offered == set(VALUES[name]) - {""}


def test_a_reset_is_undone_by_the_same_button(page: SettingsPage, tmp_path: Path) -> None:
    page.controls["deck.jumbo"].click()  # type: ignore[attr-defined]
    mine = SettingsFile(tmp_path).read()
    assert mine != Settings()
    page.whole.fresh.click()
    assert SettingsFile(tmp_path).read() == Settings()
    assert page.whole.fresh.accessibleName() == "Undo the reset"
    page.whole.fresh.click()
    assert SettingsFile(tmp_path).read() == mine
    page.whole.fresh.click()
    page.controls["deck.four-colour"].click()  # type: ignore[attr-defined]
    assert page.whole.fresh.accessibleName() == "Reset all settings"
    page.whole.fresh.click()
    assert SettingsFile(tmp_path).read() == Settings()


def test_settings_are_exported_to_a_file_and_imported(
    page: SettingsPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages: list[str] = []
    page.notified.connect(lambda sentence: messages.append(sentence))
    target = tmp_path / "mine.json"
    monkeypatch.setattr(files, "ask_save", lambda *_: target)
    monkeypatch.setattr(files, "ask_open", lambda *_: target)
    page.controls["deck.jumbo"].click()  # type: ignore[attr-defined]
    page.whole.export.click()
    page.whole.fresh.click()
    page.whole.bring.click()
    assert SettingsFile(tmp_path).read() == Settings(deck="jumbo")
    assert [messages[0], messages[-1]] == ["Saved as mine.json.", "Settings imported from mine.json."]
    target.write_text("Dear diary")
    page.whole.bring.click()
    target.write_bytes(b"\xff\xfe")
    page.whole.bring.click()
    assert messages[-2:] == ["This file doesn't hold Cardtable settings.", "Can't read mine.json."]
    assert SettingsFile(tmp_path).read() == Settings(deck="jumbo")


def test_the_key_for_a_reset_works_on_the_settings_page_only(window: MainWindow, qtbot: QtBot) -> None:
    window.preferences.change(deck="jumbo")
    qtbot.keyClick(window, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert window.preferences.now.deck == "jumbo"
    window.settings.show()
    qtbot.keyClick(window, Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert window.preferences.now.deck == "classic"


def test_a_broken_file_is_reported_once(open_window: OpenWindow, own_data_dir: Path) -> None:
    own_data_dir.mkdir(parents=True)
    (own_data_dir / "settings.json").write_text("Dear diary")
    assert str(own_data_dir / "settings-damaged-1.json") in open_window().last_notice
    assert open_window().last_notice == ""


def test_all_damaged_files_are_reported_in_one_notice(open_window: OpenWindow, own_data_dir: Path) -> None:
    games = own_data_dir / "games"
    games.mkdir(parents=True)
    (own_data_dir / "settings.json").write_text("Dear diary")
    for name in ("20260101-000000.cardtable", "20260102-000000.cardtable"):
        (games / name).write_text("Dear diary")
    notice = open_window().last_notice
    assert str(own_data_dir / "settings-damaged-1.json") in notice
    assert f"2 saved games can't be read. They're kept in {games / 'damaged'}." in notice
    assert len(list((games / "damaged").iterdir())) == 2


def test_the_rooms_own_back_is_saved_as_no_choice(page: SettingsPage, tmp_path: Path) -> None:
    page.controls["back.fans"].click()  # type: ignore[attr-defined]
    assert SettingsFile(tmp_path).read().back == "fans"
    page.controls["back.lattice"].click()  # type: ignore[attr-defined]
    assert SettingsFile(tmp_path).read().back == ""


def test_a_room_is_chosen_by_arrows_in_its_row_of_pictures(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.show()
    controls = window.settings.page.controls
    assert controls["theme.game"].isChecked()  # type: ignore[attr-defined]
    chosen = controls["theme.forest"]
    assert isinstance(chosen, PictureChoice)
    chosen.click()
    chosen.setFocus()
    for room in ("midnight", "salon"):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
        assert window.focusWidget() is controls[f"theme.{room}"]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.preferences.now.theme == "salon"
    assert window.theme.name == "salon"
    assert not chosen.isChecked()


def test_a_chosen_picture_is_ringed_and_ticked(page: SettingsPage) -> None:
    """The tick tells the chosen picture without color."""
    page.resize(1440, 900)
    page.show()
    one, other = page.controls["back.stars"], page.controls["back.waves"]
    before = one.grab().toImage(), other.grab().toImage()
    one.click()  # type: ignore[attr-defined]
    assert one.grab().toImage() != before[0]
    assert other.grab().toImage() == before[1]
    corner = one.grab().toImage().pixelColor(one.width() - 14, 8)
    assert corner.name().upper() == page.theme.accent


def test_each_sound_has_a_switch_of_its_own(page: SettingsPage, tmp_path: Path) -> None:
    samples: list[str] = []
    page.sample_asked.connect(samples.append)
    chips = {name.removeprefix("sound.") for name in page.controls if name.startswith("sound.")}
    assert chips == set(SOUNDS)
    for sound in SOUNDS:
        page.controls[f"sound.{sound}"].click()  # type: ignore[attr-defined]
        assert SettingsFile(tmp_path).read().muted == (sound,)
        page.controls[f"sound.{sound}"].click()  # type: ignore[attr-defined]
        assert SettingsFile(tmp_path).read().muted == ()
    assert samples == list(SOUNDS)


def test_a_screen_reader_hears_what_the_list_of_languages_is_for(page: SettingsPage) -> None:
    page.show()
    assert "Language" in labels_of(page.controls["language"])


def test_the_list_of_languages_opens_within_the_window(page: SettingsPage) -> None:
    page.resize(1024, 640)
    page.show()
    languages = page.controls["language"]
    languages.showPopup()
    assert page.geometry().contains(languages.view().window().geometry())
    languages.hidePopup()


def test_a_list_longer_than_the_window_is_scrolled(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1024, 640)
    window.settings.show()
    window.preferences.change(text_size=200)
    languages = window.settings.page.controls["language"]
    assert isinstance(languages, PickButton)
    languages.showPopup()
    listed = languages.view()
    assert window.geometry().contains(listed.window().geometry())
    last = listed.model().index(languages.count() - 1, 0)
    listed.setCurrentIndex(last)
    assert listed.viewport().rect().contains(listed.visualRect(last))
    languages.hidePopup()


def test_a_list_left_by_escape_opens_at_the_chosen_value_again(qtbot: QtBot, page: SettingsPage) -> None:
    page.show()
    languages = page.controls["language"]
    assert isinstance(languages, PickButton)
    value, listed = languages.value, languages.view()
    languages.showPopup()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Escape):
        qtbot.keyClick(listed, key)
    assert not listed.isVisible()
    languages.showPopup()
    assert listed.currentIndex().row() == languages.currentIndex()
    qtbot.keyClick(listed, Qt.Key.Key_Return)
    assert languages.value == value


@rows("pace", PACES)
def test_another_pace_holds_at_once_at_the_table(window: MainWindow, pace: str) -> None:
    window.services.speed = None
    window.preferences.change(sound=False, pace="calm" if pace != "calm" else "quick")
    view = window.table.page.view
    window.preferences.change(pace=pace)
    assert view.stage.pace.factor == PACES[pace]
    assert view.stage.pace.reduced is (pace == "still")


def test_settings_that_cannot_be_saved_hold_and_are_reported_once(
    qtbot: QtBot, window: MainWindow, own_data_dir: Path
) -> None:
    (own_data_dir / FILE_NAME).mkdir(parents=True)
    with qtbot.waitSignal(window.preferences.saving):
        window.preferences.change(volume=10)
    assert "can't be saved" in window.last_notice
    assert window.preferences.now.volume == 10
    window.notify("something else")
    window.preferences.change(volume=20)
    window.preferences.settle()
    (own_data_dir / FILE_NAME).rmdir()
    with qtbot.waitSignal(window.preferences.saving) as saving:
        window.preferences.change(volume=30)
        assert window.last_notice == "something else"
    assert saving.args == [True]
    assert "saved again" in window.last_notice
    assert SettingsFile(own_data_dir).read() == Settings(volume=30)


def test_a_change_right_before_the_window_closes_is_saved(window: MainWindow, own_data_dir: Path) -> None:
    window.preferences.change(volume=30)
    window.close()
    assert json.loads((own_data_dir / FILE_NAME).read_text())["volume"] == 30


def test_with_two_clicks_the_first_lifts_a_card_and_the_second_plays_it(
    qtbot: QtBot, window: MainWindow, sit_down: Act
) -> None:
    window.preferences.change(play_by="two-clicks")
    sit_down(window)
    page, match = window.table.page, window.match
    view = page.view
    place = match.view().hand.index(match.view().plays[0].cards[0])
    card = view.board.hand.cards[place]
    at = view.mapFromScene(card.rest.x, card.rest.y)
    turn = match.turn_number

    def click() -> None:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def has_gone_on() -> bool:
        return match.turn_number != turn or view.chooser.choice.is_open

    click()
    assert not has_gone_on()
    assert view.board.hand.focus == place
    click()
    assert has_gone_on()


@rows("width", [1440, 1024])
def test_the_size_of_text_stays_under_the_pointer_when_it_is_changed(
    window: MainWindow, qtbot: QtBot, width: int
) -> None:
    window.resize(width, 860)
    window.settings.show()
    page = window.settings.page
    control = page.controls["text_size"]
    assert isinstance(control, Segmented)
    QApplication.processEvents()
    page.area.ensureWidgetVisible(control)
    huge, normal, bar = control.segments[-1], control.segments[0], page.area.verticalScrollBar()
    seen: list[int] = []
    for segment in (huge, normal):
        y = segment.mapTo(page, QPoint()).y()

        def see(*_: object, segment: QWidget = segment) -> None:
            seen.append(segment.mapTo(page, QPoint()).y())

        # The page fades to what is there now.
        shown = window.preferences.changed.connect(see)
        qtbot.mouseClick(segment, Qt.MouseButton.LeftButton)
        window.preferences.changed.disconnect(shown)
        see()
        # At an end of the page nothing is left to scroll.
        at_end = bar.value() in (bar.minimum(), bar.maximum())
        assert at_end or abs(seen[-1] - y) < segment.height() / 2, (y, seen)
        # The fade may begin a line off, as not all lines are broken anew by then on every system.
        assert at_end or all(abs(one - y) < segment.height() for one in seen), (y, seen)
        assert not segment.visibleRegion().isEmpty()
        seen.clear()


@rows("width, size", [(1024, 100), (1024, 200), (1440, 200), (1440, 150), (1024, 150), (1440, 100)])
@pytest.mark.slow("the test of room for words looks at this page too")
def test_large_text_cuts_off_no_control_and_no_note(
    window: MainWindow, qtbot: QtBot, width: int, size: int
) -> None:
    window.resize(width, 640)
    window.settings.show()
    page = window.navigator.currentWidget()
    window.preferences.change(text_size=size)
    qtbot.waitUntil(lambda: page.body.width() <= page.area.viewport().width())
    for control in page.controls.values():
        assert control.mapTo(page.body, control.rect().bottomRight()).x() <= page.body.width()
    notes = [note for note in page.body.findChildren(QLabel) if note.wordWrap()]
    assert notes
    qtbot.waitUntil(lambda: all(note.height() >= note.heightForWidth(note.width()) for note in notes))
