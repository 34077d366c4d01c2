"""Another language applies from the first picture on, or as soon as it is chosen, on every page."""

from __future__ import annotations

from operator import attrgetter
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QVariantAnimation
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import HIDDEN
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.language import SPEECH
from cardtable.rules.own_words import game_name
from cardtable.storage.settings import Settings, SettingsFile
from cardtable.ui.play.states import TableState
from cardtable.ui.support import languages
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.learning.school import VARIANTS, School
from tests.ui.test_walk import PAGES

ADA = Player("Ada", "computer", "beginner", "owl")
ANN, BEN = Player("Ann", "person", "", "fox"), Player("Ben", "person", "", "bear")


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second language with three messages."""
    folder = tmp_path / "languages" / "de"
    folder.mkdir(parents=True)
    (folder / "form.ftl").write_text("form-language = Deutsch\nform-letters = ABDK\n", encoding="utf-8")
    (folder / "first.ftl").write_text("first-show = Zeig her\n", encoding="utf-8")
    monkeypatch.setattr(SPEECH, "folder", tmp_path / "languages")


def begin(qtbot: QtBot, window: MainWindow, *players: Player) -> Match:
    window.session.start(MatchSetup("ninety-nine", players, "5"))
    match = window.match
    assert match is not None
    return match


def choose(window: MainWindow, language: str) -> None:
    """Choose a language, and let Qt delete the old pages."""
    window.preferences.change(language=language)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


# At the start


@pytest.mark.usefixtures("german")
def test_the_language_of_the_settings_is_spoken_from_the_start(
    own_data_dir: Path, open_window: OpenWindow
) -> None:
    SettingsFile(own_data_dir).write(Settings(language="de"))
    window = open_window()
    assert window.start.page.deal.text() == "Zeig her"
    assert window.start.page.menu.accessibleName() == "Menu"
    assert QLocale().language() == QLocale.Language.German


@pytest.mark.usefixtures("german")
def test_without_a_choice_the_language_of_the_system_is_spoken(
    monkeypatch: pytest.MonkeyPatch, open_window: OpenWindow
) -> None:
    monkeypatch.setattr(languages, "system_languages", lambda: ["gd", "de-AT", "en"])
    assert open_window().start.page.deal.text() == "Zeig her"


def test_an_unknown_language_becomes_english(own_data_dir: Path, open_window: OpenWindow) -> None:
    SettingsFile(own_data_dir).write(Settings(language="tlh"))
    assert open_window().start.page.deal.text() == "Show me how"


@pytest.mark.usefixtures("german")
def test_qts_own_dialogs_follow_the_language(qtbot: QtBot, window: MainWindow) -> None:
    choose(window, "de")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.buttons()[0].text() == "Abbrechen"
    choose(window, "en")
    other = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(other)
    assert other.buttons()[0].text() == "Cancel"


# Chosen while the program runs


@pytest.mark.usefixtures("german")
def test_each_language_is_offered_by_its_own_name_and_the_test_language_only_on_request(
    monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    assert languages.offered() == [("en", "English"), ("de", "Deutsch")]
    monkeypatch.setenv(languages.PSEUDO_TOO, "1")
    assert ("qps", "Pseudo") in languages.offered()


@pytest.mark.usefixtures("german")
def test_a_language_applies_at_once_and_keeps_focus_and_scroll_position(window: MainWindow) -> None:
    window.resize(1024, 640)
    window.settings.show()
    page = window.settings.page
    control, bar = page.controls["language"], page.area.verticalScrollBar()
    control.setFocus()
    bar.setValue(200)
    control.pick("de")  # type: ignore[attr-defined]
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    now = window.settings.page
    assert now is not page
    assert now.isVisible()
    assert window.focusWidget() is now.controls["language"]
    assert now.area.verticalScrollBar().value() == 200
    assert window.preferences.now.language == "de"
    window.go_back()
    assert window.start.is_shown
    assert window.start.page.deal.text() == "Zeig her"
    # An old page that still listened would fail here.
    window.preferences.change(volume=7)


@pytest.mark.parametrize("name", ["practice", "ten minutes"])
def test_a_sum_is_there_at_once_if_nothing_moves(qtbot: QtBot, window: MainWindow, name: str) -> None:
    PAGES[name](window, qtbot)
    choose(window, "qps")
    panel = window.navigator.currentWidget().panel
    assert panel.isVisible()
    assert not any(motion.state() == motion.State.Running for motion in panel.findChildren(QVariantAnimation))


@pytest.mark.slow("other pages are made anew in quicker tests")
def test_the_start_page_names_games_in_the_language(qtbot: QtBot, window: MainWindow) -> None:
    match = begin(qtbot, window, ANN, ADA)
    wait_for_person(qtbot, window)
    window.go_back()
    names = {}
    for language in ("qps", "en"):
        window.settings.show()
        choose(window, language)
        window.go_back()
        assert window.start.is_shown
        names[language] = window.start.page.words.game
        assert names[language] == window.memory.now.last_game[0] == game_name(match.rules)
    assert names["qps"] != names["en"] == "Ninety-nine"


STEALING = (("fr", "piquer une carte"), ("de", "Karte klauen"), ("en", "pinch a card"))


@pytest.mark.parametrize(
    "languages",
    [STEALING[1:2], pytest.param(STEALING, marks=pytest.mark.slow("in other languages"))],
    ids=len,
)
def test_games_are_found_by_words_of_the_language(
    window: MainWindow, languages: tuple[tuple[str, str], ...]
) -> None:
    for language, steal in languages:
        choose(window, language)
        window.new_game.show()
        window.new_game.page.gallery.search.setText(steal)
        assert window.new_game.page.gallery.game.id == "ninety-nine-baltimore", language


def test_a_running_deal_keeps_its_moves_undo_and_redo(qtbot: QtBot, window: MainWindow) -> None:
    match = begin(qtbot, window, ANN, ADA)
    wait_for_person(qtbot, window)
    window.table.page.view.play_chosen.emit(match.view().plays[0])
    wait_for_person(qtbot, window)
    window.table.page.conductor.undo()
    wait_for_person(qtbot, window)
    before = match.view()
    choose(window, "qps")
    wait_for_person(qtbot, window)
    conductor = window.table.page.conductor
    assert window.match is match
    assert window.table.is_shown
    assert match.view() == before
    assert conductor.can_redo
    conductor.redo()
    wait_for_person(qtbot, window)
    assert conductor.can_undo
    assert window.table.page.keys()[0][1].startswith("⟦")


@pytest.mark.slow("other pages are made anew in quicker tests")
def test_pages_over_a_match_keep_the_match_and_the_way_back(qtbot: QtBot, window: MainWindow) -> None:
    match = begin(qtbot, window, ANN, ADA)
    wait_for_person(qtbot, window)
    window.rules.show()
    window.settings.show()
    before = match.turn_number
    choose(window, "qps")
    assert window.settings.is_shown
    window.go_back()
    assert window.rules.is_shown
    assert window.rules.page.game.id == "ninety-nine"
    assert match.turn_number == before
    window.go_back()
    assert window.table.is_shown
    assert window.match is match
    wait_for_person(qtbot, window)
    window.table.page.view.play_chosen.emit(match.view().plays[0])
    assert match.turn_number > before


def test_a_lowered_curtain_stays_down(qtbot: QtBot, window: MainWindow) -> None:
    match = begin(qtbot, window, ANN, BEN)
    qtbot.waitUntil(lambda: window.table.page.conductor.awaited is not None, timeout=PATIENCE)
    awaited = window.table.page.conductor.awaited
    shown: list[str] = []
    for language in ("qps", "en"):
        choose(window, language)
        page = window.table.page
        shown += page.view.board.hand.codes
        qtbot.waitUntil(lambda: window.table.page.conductor.awaited == awaited, timeout=PATIENCE)
        assert page.curtain.isVisible()
        assert match.viewer is None
    assert set(shown) == {HIDDEN}
    window.settings.show()
    choose(window, "qps")
    window.go_back()
    qtbot.waitUntil(lambda: window.table.page.conductor.awaited == awaited, timeout=PATIENCE)
    window.table.page.conductor.lift()
    assert match.viewer == awaited


def test_a_pause_stays_a_pause(qtbot: QtBot, window: MainWindow) -> None:
    match = begin(qtbot, window, ANN, ADA)
    wait_for_person(qtbot, window)
    window.table.page.conductor.pause()
    choose(window, "qps")
    assert window.table.page.conductor.state is TableState.PAUSED
    assert window.table.page.cover.isVisible()
    assert match.viewer is None
    window.table.page.conductor.uncover()
    wait_for_person(qtbot, window)
    assert match.awaits is Awaits.PERSON


@pytest.fixture
def school(qtbot: QtBot, window: MainWindow) -> School:
    from cardtable.learning.profile import Profile

    return School(qtbot, window, VARIANTS[0], "scorekeeper", 2, Profile(), {})


def test_the_question_of_a_learner_comes_back(school: School) -> None:
    school.until_question()
    answer = school.answer

    def is_asked() -> bool:
        school.wait()
        return school.teacher.busy and school.answer == answer

    choose(school.window, "qps")
    assert is_asked()
    # The same with the settings in front.
    school.window.settings.show()
    choose(school.window, "en")
    school.window.go_back()
    assert is_asked()
    school.panel.deaf = 0
    school.type(answer)
    assert school.panel.calling.is_right
    school.qtbot.keyClick(school.panel, Qt.Key.Key_Return)
    school.wait()


def test_the_end_of_a_game_is_shown_in_the_language(qtbot: QtBot, window: MainWindow) -> None:
    match = begin(qtbot, window, ADA, ADA)
    window.table.page.conductor.finish()
    qtbot.waitUntil(lambda: window.table.page.shows_end, timeout=PATIENCE)
    title = window.table.page.end.title
    choose(window, "qps")
    qtbot.waitUntil(lambda: window.table.page.shows_end, timeout=PATIENCE)
    assert window.match is match
    assert window.table.page.end.title not in ("", title)


def test_the_menu_is_in_the_language_and_its_keys_work(qtbot: QtBot, window: MainWindow) -> None:
    choose(window, "qps")
    texts = [action.text() for action in window.commands.by_name.values() if action.text()]
    assert all(text.startswith("⟦") for text in texts)
    qtbot.keyClick(window, Qt.Key.Key_F1)
    assert window.rules.is_shown
    assert len(window.actions()) == len(window.commands.by_name)


BOARDS = ["rules", "games", "statistics", "album", "learners", "backups", "about"]
"""All pages but settings and new game, which have tests of their own here."""


@pytest.mark.parametrize("name", BOARDS)
def test_every_page_is_made_again_and_stays_in_front(window: MainWindow, name: str) -> None:
    row = attrgetter(name)(window)
    row.show()
    before = row.page
    choose(window, "qps")
    assert row.is_shown
    assert row.page is not before
    choose(window, "en")
    assert row.is_shown


@pytest.mark.slow("other pages are made anew in quicker tests")
def test_new_game_keeps_all_choices(window: MainWindow) -> None:
    window.new_game.show()
    page = window.new_game.page
    page.gallery.go_to("ninety-nine-thai")
    page.seats.set_seats((ANN, BEN, ADA))
    page.show_deal("77")
    before = page.setup
    choose(window, "qps")
    assert window.new_game.is_shown
    assert window.new_game.page is not page
    assert window.new_game.page.setup == before


def test_the_replay_stays_at_its_move(qtbot: QtBot, window: MainWindow) -> None:
    begin(qtbot, window, ADA, ADA)
    window.table.page.conductor.finish()
    qtbot.waitUntil(lambda: window.table.page.shows_end, timeout=PATIENCE)
    window.look_back()
    qtbot.waitUntil(lambda: window.replay.is_shown, timeout=PATIENCE)
    window.replay.page.go(4)
    choose(window, "qps")
    playhead = window.replay.page.playhead
    assert window.replay.is_shown
    assert playhead.at == 4


@pytest.mark.usefixtures("german")
def test_a_page_that_closes_its_question_by_another_language_leads_the_keyboard_to_a_control(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    PAGES["for parents"](window, qtbot)
    window.preferences.change(language="de")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    at = window.focusWidget()
    assert at is not None
    assert at.focusPolicy() & Qt.FocusPolicy.TabFocus
