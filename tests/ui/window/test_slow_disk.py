"""With a slow disk every page appears at once and is filled later, and a closing window says that it saves."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable.controller.lessons.training import SET
from cardtable.controller.match.match import Match
from cardtable.game.record.text import parse_record
from cardtable.language import say
from cardtable.learning.profile import Profile
from cardtable.learning.skills import Skill
from cardtable.rules.drafting.draft import begin
from cardtable.storage.disk import StorageError
from cardtable.storage.games import GameStore
from cardtable.storage.learners import LearnerStore
from cardtable.storage.settings import FILE_NAME
from cardtable.storage.writer import WRITER
from cardtable.ui.services.navigator import Page
from cardtable.ui.widgets.room_page import Awaited
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import Act, MainWindow, OpenWindow
from tests.ui.learning.desk import answer, pass_gate
from tests.ui.window.left_game import SETUP

if TYPE_CHECKING:
    from cardtable.ui.features.learners.learners_page import LearnersPage

T = TypeVar("T")
SLOW = "Still saving: this disk is slow. The window will close when everything is saved."


class Disk:
    """A disk that can hang; the window's thread must not wait for it meanwhile."""

    def __init__(self) -> None:
        self._may = threading.Event()
        self._may.set()

    def refuse(self) -> None:
        """Fail if the window's thread is about to wait for the hanging disk."""
        here = threading.current_thread() is threading.main_thread()
        assert self._may.is_set() or not here, "the window waits for the disk"

    def hang(self) -> None:
        """Stop reading and writing."""
        self._may = may = threading.Event()
        WRITER.do(lambda: may.wait(60) and None)

    def go_on(self) -> None:
        """Do all that was asked for."""
        self._may.set()


@pytest.fixture
def disk(open_window: OpenWindow) -> Iterator[Disk]:
    """A disk that can hang, for windows without patience."""
    made, get = Disk(), WRITER.get

    def refuse(job: Callable[[], T]) -> T:
        made.refuse()
        return get(job)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cardtable.ui.support.background.PATIENCE", 0.0)
        patch.setattr("cardtable.ui.play.conductor.LONGEST", 1)
        patch.setattr(WRITER, "get", refuse)
        yield made
        made.go_on()
    WRITER.wait()


def opened(qtbot: QtBot, folder: Path, disk: Disk) -> MainWindow:
    """Return a window whose disk hangs from the first picture on."""
    window = MainWindow(folder, speed=0)
    qtbot.addWidget(window)
    window.first_painted.connect(disk.hang)
    with qtbot.waitSignal(window.furnished, timeout=PATIENCE):
        window.show()
    return window


def test_the_start_page_offers_the_game_as_soon_as_it_is_read(
    qtbot: QtBot, kept: Path, disk: Disk, own_data_dir: Path
) -> None:
    window = opened(qtbot, own_data_dir, disk)
    page = window.start.page
    assert window.navigator.currentWidget() is page
    assert page.offered is None
    disk.go_on()
    qtbot.waitUntil(lambda: page.offered is not None, timeout=PATIENCE)
    window.continue_game()
    assert window.table.is_shown


def test_a_game_begun_meanwhile_is_not_replaced_by_the_saved_one(
    qtbot: QtBot, kept: Path, disk: Disk, own_data_dir: Path
) -> None:
    window = opened(qtbot, own_data_dir, disk)
    window.session.start(SETUP)
    match = window.match
    disk.go_on()
    wait_for_person(qtbot, window)
    window.start.show()
    window.continue_game()
    assert window.match is match


def test_a_game_begun_before_the_first_search_is_not_offered_by_it(
    qtbot: QtBot, kept: Path, own_data_dir: Path
) -> None:
    window = MainWindow(own_data_dir, speed=0)
    qtbot.addWidget(window)
    offered = list[object]()
    window.unfinished.offered.connect(offered.append)
    # As a file named on the command line, before the search that the start page asks for.
    window.furnished.connect(lambda: window.session.start(SETUP))
    with qtbot.waitSignal(window.looked, timeout=PATIENCE):
        window.show()
    assert offered == []
    assert window.start.page.offered is None


def test_a_saved_game_read_late_is_not_offered_beside_one_on_the_table(
    qtbot: QtBot, kept: Path, disk: Disk, own_data_dir: Path
) -> None:
    window = MainWindow(own_data_dir, speed=0)
    qtbot.addWidget(window)
    offered, done = list[object](), list[None]()
    window.unfinished.offered.connect(offered.append)
    disk.hang()
    window.unfinished.look()
    window.unfinished.leave()
    window.jobs.on_disk(lambda _: None, done.append)
    disk.go_on()
    qtbot.waitUntil(lambda: bool(done), timeout=PATIENCE)
    assert offered == []


def test_play_on_does_not_open_the_table_after_the_player_went_elsewhere(
    qtbot: QtBot, kept: Path, disk: Disk, own_data_dir: Path
) -> None:
    window = opened(qtbot, own_data_dir, disk)
    window.continue_game()
    window.new_game.show()
    with qtbot.waitSignal(window.looked, timeout=PATIENCE):
        disk.go_on()
    assert window.new_game.is_shown
    assert window.match is None
    window.start.show()
    qtbot.waitUntil(lambda: window.start.page.offered is not None, timeout=PATIENCE)
    assert window.start.is_shown
    window.continue_game()
    qtbot.waitUntil(lambda: window.table.is_shown, timeout=PATIENCE)


def test_every_page_is_shown_while_the_disk_hangs_and_filled_when_it_goes_on(
    qtbot: QtBot, window: MainWindow, disk: Disk, own_data_dir: Path, play_by_keys: Act
) -> None:
    window.session.start(SETUP)
    wait_for_person(qtbot, window)
    disk.hang()
    play_by_keys(window)
    window.table.page.conductor.undo()
    window.preferences.change(volume=3)
    window.session.start(SETUP)
    window.start.show()
    window.games.show()
    games = window.games.page
    assert window.navigator.currentWidget() is games
    assert games.list.games.rowCount() == 0
    assert games.none.text() == say("shared-looking")
    window.new_game.show()
    window.workshop.show()
    assert window.workshop.is_shown
    window.statistics.show()
    figures = window.statistics.page
    assert window.navigator.currentWidget() is figures
    window.learners.show()
    learners = window.learners.page
    assert window.navigator.currentWidget() is learners
    assert learners.places.isHidden()
    learners._save("Mia", "rabbit", Profile())
    assert learners.learner is None
    disk.go_on()
    qtbot.waitUntil(lambda: games.list.games.rowCount() == 2, timeout=PATIENCE)
    qtbot.waitUntil(lambda: learners.learner is not None, timeout=PATIENCE)
    qtbot.waitUntil(lambda: (own_data_dir / FILE_NAME).exists(), timeout=PATIENCE)


@pytest.fixture
def ones(qtbot: QtBot, window: MainWindow, disk: Disk) -> LearnersPage:
    """The page of learners, with Mia, who practiced adding ones and got them wrong."""
    window.learners.show()
    page = window.learners.page
    qtbot.waitUntil(lambda: page.place.is_there, timeout=PATIENCE)
    page._save("Mia", "rabbit", Profile(mode="pad"))
    qtbot.waitUntil(lambda: bool(page.family.cards), timeout=PATIENCE)
    page.overview.map.chosen.emit(Skill.ADD_ONES)
    window.practice.page.panel.deaf = 0
    for _ in range(SET):
        answer(window.practice.page, wrong=True)
    window.go_back()
    qtbot.waitUntil(lambda: page.overview.place.is_there, timeout=PATIENCE)
    return page


def test_practice_begins_once_its_skill_was_looked_up(
    qtbot: QtBot, window: MainWindow, disk: Disk, ones: LearnersPage
) -> None:
    disk.hang()
    ones.show_one(ones.family.cards[0].learner.id)
    assert ones.overview.place.words.text() == say("shared-looking")
    assert not ones.overview.map.isVisible(), "no skill is shown as not started"
    ones.overview.practice.click()
    assert ones.place.words.isVisible()
    assert not window.practice.is_shown
    disk.go_on()
    qtbot.waitUntil(lambda: window.practice.is_shown, timeout=PATIENCE)
    training = window.practice.page.training
    assert training.skill is Skill.ADD_ONES
    window.go_back()
    qtbot.waitUntil(lambda: ones.overview.place.is_there, timeout=PATIENCE)


def test_practice_does_not_begin_after_the_page_was_left(
    qtbot: QtBot, window: MainWindow, disk: Disk, ones: LearnersPage
) -> None:
    disk.hang()
    ones.show_learners()
    ones.show_one(ones.family.cards[0].learner.id)
    ones.overview.practice.click()
    for _ in range(3):
        ones.back.click()
    assert not window.learners.is_shown
    disk.go_on()
    qtbot.waitUntil(lambda: not ones._asking.is_waiting, timeout=PATIENCE)
    assert not window.practice.is_shown
    window.learners.show()
    assert ones.family.isVisible()


def test_the_question_before_deleting_counts_all_answers(
    qtbot: QtBot, disk: Disk, ones: LearnersPage
) -> None:
    disk.hang()
    ones.show_one(ones.family.cards[0].learner.id)
    pass_gate(ones)
    ones.delete.click()
    assert ones.place.words.isVisible()
    disk.go_on()
    qtbot.waitUntil(lambda: ones.view is ones.farewell, timeout=PATIENCE)
    assert say("learners-delete-what", answers=SET) in ones.farewell.what.text()


@pytest.mark.slow("every page is shown while the disk hangs")
def test_each_page_says_that_it_is_looking_up(
    qtbot: QtBot, window: MainWindow, disk: Disk, ones: LearnersPage, subtests: pytest.Subtests
) -> None:
    places: dict[str, tuple[Callable[[], object], Callable[[], Awaited]]] = {
        "learners": (lambda: ones.show_one(ones.family.cards[0].learner.id), lambda: ones.overview.place),
        "report": (ones.parent_view.report.click, lambda: window.report.page.place),
        "class": (window.class_page.show, lambda: window.class_page.page.place),
        "statistics": (window.statistics.show, lambda: window.statistics.page.place),
        "album": (window.album.show, lambda: window.album.page.place),
        "backups": (window.backups.show, lambda: window.backups.page.place),
    }
    for name, (show, place) in places.items():
        with subtests.test(name):
            disk.hang()
            show()
            assert place().words.isVisible()
            assert place().words.text() == say("shared-looking")
            assert not place().content.isVisible()
            disk.go_on()
            # Backups list their days only if asked to.
            awaited = place().words.isHidden if name == "backups" else place().content.isVisible
            qtbot.waitUntil(awaited, timeout=PATIENCE)
            if name in ("report", "class"):
                assert place().content.hasFocus(), "the keys must scroll the page"


@pytest.mark.parametrize("name", ["learners", "report", "class"])
def test_a_page_that_cannot_be_read_shows_only_the_reason(
    qtbot: QtBot,
    window: MainWindow,
    ones: LearnersPage,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(*given: object) -> None:
        raise StorageError("The answers are out of reach.")

    monkeypatch.setattr(LearnerStore, "answers", fail)
    ones.show_one(ones.family.cards[0].learner.id)
    place = ones.overview.place
    if name != "learners":
        shown: Page[Any] = window.report if name == "report" else window.class_page
        (ones.parent_view.report if name == "report" else ones.teachers).click()
        place = shown.page.place
    qtbot.waitUntil(lambda: place.words.text() == "The answers are out of reach.", timeout=PATIENCE)
    assert place.words.isVisible()
    assert not place.content.isVisible()


def write_own_game(data_dir: Path) -> None:
    folder = data_dir / "own-games"
    folder.mkdir(parents=True)
    game = '[own-fives-1]\nbase = "ninety-nine"\nname = "Fives"\nhand = 5\n'
    source = 'source = { publisher = "House rule", title = "Anna", section = "Fives" }\n'
    (folder / "own-fives-1.toml").write_text(game + source, encoding="utf-8")


@pytest.mark.slow("every page is shown while the disk hangs")
def test_own_games_appear_once_they_were_read(
    qtbot: QtBot, own_data_dir: Path, window: MainWindow, disk: Disk
) -> None:
    write_own_game(own_data_dir)

    def own() -> list[str]:
        return [one.name for one in window.new_game.page.gallery.model.games if one.is_own]

    disk.hang()
    window.new_game.show()
    assert own() == []
    disk.go_on()
    qtbot.waitUntil(lambda: own() == ["Fives"], timeout=PATIENCE)
    assert window.new_game.is_shown


def test_a_draft_of_an_own_game_goes_on_once_the_game_was_read(
    qtbot: QtBot, own_data_dir: Path, window: MainWindow, disk: Disk
) -> None:
    write_own_game(own_data_dir)
    draft = begin("ninety-nine").named("Sixes", "Anna")
    drafts = ({"game": "own-fives-1", "raw": dict(draft.written())},)
    window.memory.remember(window.memory.now._replace(drafts=drafts))
    disk.hang()
    window.workshop.show()
    page = window.workshop.page
    assert page.name.text() != "Sixes"
    page.keep()
    assert window.memory.now.drafts == drafts
    disk.go_on()
    qtbot.waitUntil(lambda: page.name.text() == "Sixes", timeout=PATIENCE)
    assert page.desk.game == "own-fives-1"
    assert window.workshop.is_shown


def test_saving_twice_before_the_disk_is_done_makes_one_game(
    qtbot: QtBot, own_data_dir: Path, window: MainWindow, disk: Disk
) -> None:
    window.change_rules("ninety-nine")
    page = window.workshop.page
    disk.hang()
    for hand in ("5", "6"):
        page.game.put.emit("hand_size", hand)
        page.save.click()
    disk.go_on()
    qtbot.waitUntil(lambda: not page.desk.is_changed, timeout=PATIENCE)
    (game,) = (own_data_dir / "own-games").glob("*.toml")
    assert "hand = 6" in game.read_text(encoding="utf-8")


def test_the_list_of_games_can_be_used_while_a_game_is_read(
    qtbot: QtBot, kept: Path, window: MainWindow, disk: Disk
) -> None:
    window.games.show()
    page = window.games.page
    disk.go_on()
    qtbot.waitUntil(lambda: page.list.games.rowCount() == 1, timeout=PATIENCE)
    game = page.list.current
    assert game is not None
    qtbot.waitUntil(lambda: page.list.games.summary(game) is not None, timeout=PATIENCE)
    later = replace(game, name="Sunday")
    disk.hang()
    page.show_games([later])
    assert page.facts.text().startswith("Reading this game…")
    assert not page.open.isEnabled()
    disk.go_on()
    qtbot.waitUntil(page.open.isEnabled, timeout=PATIENCE)
    assert "Mia, Olive" in page.facts.text()


def test_changes_of_saved_games_are_shown_once_they_are_done(
    qtbot: QtBot, kept: Path, window: MainWindow, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.ui.support.files.to_bin", lambda path: (False, None))
    window.games.show()
    page = window.games.page
    rows = page.list.games
    qtbot.waitUntil(lambda: rows.rowCount() == 1, timeout=PATIENCE)
    disk.hang()
    game = page.list.current
    assert game is not None
    page.renamed.emit(game, "Sunday")
    page.delete.click()
    assert rows.rowCount() == 1
    disk.go_on()
    qtbot.waitUntil(lambda: rows.rowCount() == 0, timeout=PATIENCE)
    assert not kept.exists()
    disk.hang()
    window.features["saved_games"].saved.put_back()
    disk.go_on()
    qtbot.waitUntil(lambda: rows.rowCount() == 1, timeout=PATIENCE)
    disk.hang()
    page.list.opened.emit(game)
    assert not window.table.is_shown
    disk.go_on()
    qtbot.waitUntil(lambda: window.table.is_shown, timeout=PATIENCE)
    wait_for_person(qtbot, window)
    disk.hang()
    window.start.show()
    window.put_away()
    assert window.match is None
    disk.go_on()
    qtbot.waitUntil(lambda: not kept.exists(), timeout=PATIENCE)


def test_a_closing_window_says_that_it_saves_and_then_closes(
    qtbot: QtBot,
    window: MainWindow,
    disk: Disk,
    own_data_dir: Path,
    play_by_keys: Act,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("cardtable.ui.shell.closing.SLOW", 1)
    window.session.start(SETUP)
    wait_for_person(qtbot, window)
    disk.hang()
    play_by_keys(window)
    match = window.match
    assert not window.close()
    qtbot.waitUntil(lambda: window.last_notice == SLOW, timeout=PATIENCE)
    assert window.isVisible()
    assert not window.isEnabled()
    assert not window.close()
    turns: list[int] = []
    QTimer.singleShot(0, lambda: turns.append(match.turn_number))
    qtbot.waitUntil(lambda: bool(turns), timeout=PATIENCE)
    disk.go_on()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=PATIENCE)
    (path,) = (own_data_dir / "games").glob("*.cardtable")
    assert parse_record(path.read_bytes()).damage == ""
    (saved,) = WRITER.ask(GameStore(own_data_dir).unfinished).result()
    assert Match.resume(saved).turn_number == match.turn_number


def test_a_slow_disk_that_fails_leads_to_the_question_before_closing(
    qtbot: QtBot, window: MainWindow, disk: Disk, play_by_keys: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answers = [False, True]

    def answer(parent: object, lost: str, trouble: str) -> bool:
        asked.append(trouble)
        return answers.pop(0)

    monkeypatch.setattr("cardtable.ui.shell.closing.close_all_the_same", answer)
    window.session.start(SETUP)
    wait_for_person(qtbot, window)
    match = window.match
    qtbot.waitUntil(lambda: match.saving.is_kept, timeout=PATIENCE)
    disk.hang()
    monkeypatch.setattr("cardtable.storage.disk.Disk.sync", _full)
    play_by_keys(window)
    monkeypatch.setattr("cardtable.ui.shell.closing.SLOW", 1)
    assert not window.close()
    qtbot.waitUntil(lambda: window.last_notice == SLOW, timeout=PATIENCE)
    disk.go_on()
    qtbot.waitUntil(lambda: len(asked) == 1, timeout=PATIENCE)
    qtbot.waitUntil(window.isEnabled, timeout=PATIENCE)
    assert window.isVisible()
    assert window.last_notice != SLOW
    assert "No space left" in asked[0]
    play_by_keys(window)
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=PATIENCE)
    assert len(asked) == 2


def _full(*given: object) -> None:
    raise OSError(28, "No space left on device")


def test_an_unsaved_game_that_was_left_is_asked_about_and_saved_later(
    qtbot: QtBot, window: MainWindow, own_data_dir: Path, play_by_keys: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def stay(parent: object, lost: str, trouble: str) -> bool:
        asked.append(trouble)
        return False

    monkeypatch.setattr("cardtable.ui.shell.closing.close_all_the_same", stay)
    window.session.start(SETUP)
    wait_for_person(qtbot, window)
    match = window.match
    assert match.saving.settle()
    with monkeypatch.context() as full:
        full.setattr("cardtable.storage.disk.Disk.sync", _full)
        play_by_keys(window)
        window.session.leave()
        assert not window.close()
        assert len(asked) == 1
        assert "No space left" in window.last_notice
    window.table.page.conductor.disk.try_again()
    qtbot.waitUntil(lambda: window.last_notice == "The game can be saved again.", timeout=PATIENCE)
    assert window.close()
    assert len(asked) == 1
    (saved,) = GameStore(own_data_dir).unfinished()
    assert Match.resume(saved).turn_number == match.turn_number


@pytest.mark.parametrize("hangs", [False, True])
def test_an_error_while_closing_does_not_keep_the_window_open(
    qtbot: QtBot, window: MainWindow, disk: Disk, monkeypatch: pytest.MonkeyPatch, hangs: bool
) -> None:
    def fail() -> None:
        raise RuntimeError("nobody foresaw this")

    with monkeypatch.context() as broken, qtbot.captureExceptions() as caught:
        broken.setattr(window.navigator, "shut_down", fail)
        if hangs:
            disk.hang()
        window.close()
        disk.go_on()
        qtbot.waitUntil(lambda: not window.isVisible(), timeout=PATIENCE)
    assert [kind for kind, *_ in caught] == [RuntimeError]
