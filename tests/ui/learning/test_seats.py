"""A learner is chosen for a seat of New game, asked at the table, and remembered."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.controller.match.setup import Player
from cardtable.learning.ladder import Numbers
from cardtable.learning.profile import Profile
from cardtable.rules.catalog import catalog
from cardtable.storage.learners import Learner, LearnerStore
from cardtable.ui.features.new_game.new_game_page import NewGamePage
from cardtable.ui.shared import seating
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow, OpenWindow


def new_game(window: MainWindow, numbers: Numbers = Numbers.TO_99) -> tuple[NewGamePage, Learner]:
    """Return New game with Mia on the first seat."""
    store = LearnerStore(window.directory)
    mia = store.add("Mia", "rabbit", Profile.fresh(numbers).text)
    store.close()
    window.start.page  # noqa: B018 - furnished before anything else is shown
    window.new_game.show()
    page = window.new_game.page
    page.seats.rows[0].player.pick(f"{seating.LEARNER}{mia.id}")
    return page, mia


def test_the_offered_game_has_numbers_of_the_learners_level(window: MainWindow) -> None:
    games, offered = window.services.catalog, set[str]()
    for numbers, least, most in ((Numbers.TO_20, 20, 20), (Numbers.TO_50, 25, 50), (Numbers.TO_99, 99, 100)):
        for answers in range(8):
            profile = Profile.fresh(numbers)
            rating = replace(profile.rating, answers=answers)
            mia = Learner("1", "Mia", "rabbit", replace(profile, rating=rating).text)
            setup = seating.game_for(mia, games)
            rules = catalog().resolve(setup.variant, setup.options)
            assert least <= max(rules.limit, rules.start_total) <= most
            assert (rules.tokens_shown(3) or 0) <= 2, "with calls, three tokens take fifteen minutes"
            offered.add(seating.offer_for(mia, games).key)
    assert {"zero-to-100", "zero-to-100 turned", "reach-99-together", "back-to-zero", "to-fifty"} <= offered
    assert "to-ten" not in offered, "a child who knows digits plays with them"
    mia = Learner("1", "Mia", "rabbit", replace(Profile.fresh(Numbers.TO_20), dots=True).text)
    assert seating.game_for(mia, games).variant == "to-ten"
    assert seating.games_that_fit(mia, games).hers == ["to-ten"]


def test_a_learner_chosen_for_a_seat_is_asked_at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    page, mia = new_game(window)
    assert page.seats.seats[0] == Player("Mia", "person", "", "rabbit", mia.id, "scorekeeper")
    qtbot.keyClick(page.gallery.shelves, Qt.Key.Key_Return)
    table = window.table.page

    def asked_or_to_play() -> bool:
        return table.teacher.busy or table.conductor.is_resting

    qtbot.waitUntil(asked_or_to_play, timeout=PATIENCE)
    if not table.teacher.busy:
        table.view.play_chosen.emit(window.match.view().moves[0])
        qtbot.waitUntil(lambda: table.teacher.busy, timeout=PATIENCE)
    assert table.teacher.panel.calling is not None


def test_a_learner_can_sit_at_a_phone(window: MainWindow) -> None:
    page, mia = new_game(window)
    pick = page.seats.rows[0].player
    at_phone = next(value for value, words in pick.choices.items() if words == "Mia, on a phone")
    pick.pick(at_phone)
    assert page.seats.seats[0] == Player("Mia", "person", "", "rabbit", mia.id, "scorekeeper", phone=True)
    assert pick.words == "Mia, on a phone"
    page.seats.know([])
    assert (page.seats.seats[0].learner, page.seats.seats[0].phone) == ("", True)


def test_the_role_replaces_the_name_and_is_explained(window: MainWindow) -> None:
    page, _ = new_game(window)
    row = page.seats.rows[0]
    assert (row.name.isHidden(), row.role.isHidden(), row.avatar.isEnabled()) == (True, False, False)
    listed = [row.role.itemText(number) for number in range(row.role.count())]
    assert "Scorekeeper: says every total" in listed
    row.role.pick("checker")
    assert page.seats.seats[0].role == "checker"
    row.player.pick("")
    assert page.seats.seats[0] == Player("", "person", "", "rabbit")
    assert (row.name.isHidden(), row.role.isHidden()) == (False, True)


def test_learner_and_role_are_remembered(open_window: OpenWindow) -> None:
    first = open_window()
    page, mia = new_game(first)
    page.seats.rows[0].role.pick("caller")
    setup = page.setup
    assert setup is not None
    first.session.start(setup)
    first.close()
    second = open_window()
    second.new_game.show()
    assert second.new_game.page.seats.seats[0] == Player("Mia", "person", "", "rabbit", mia.id, "caller")


def test_seats_follow_renamed_and_deleted_learners(window: MainWindow) -> None:
    page, mia = new_game(window)
    store = window.learner_file.store
    store.change(Learner(mia.id, "Mimi", "cat", mia.document))
    window.learner_file.changed.emit()
    assert page.seats.seats[0] == Player("Mimi", "person", "", "cat", mia.id, "scorekeeper")
    store.delete(mia.id)
    window.learner_file.changed.emit()
    assert page.seats.seats[0] == Player("", "person", "", "cat")


def test_a_game_with_smaller_numbers_is_suggested_if_needed(window: MainWindow) -> None:
    page, _ = new_game(window, Numbers.TO_20)
    page.gallery.choose(catalog().ids[0])
    assert not page.fitting.isHidden()
    page.fitting.click()
    assert page.gallery.game.limit <= 20
    assert page.fitting.isHidden()


def animals(page: NewGamePage) -> list[str]:
    return [seat.avatar for seat in page.seats.seats]


def test_no_two_seats_have_the_same_animal(window: MainWindow) -> None:
    page, _ = new_game(window)
    row = page.seats.rows[1]
    for step in (
        lambda: page.seats.add(person=True),
        lambda: row.avatar.picked.emit("rabbit"),
        lambda: page.seats.move_player(0, 2),
        lambda: page.seats.add(person=False),
        lambda: row.avatar.picked.emit(page.seats.seats[3].avatar),
    ):
        step()
        assert len(set(animals(page))) == len(animals(page))
        mia = next(seat for seat in page.seats.seats if seat.learner)
        assert mia.avatar == "rabbit"
