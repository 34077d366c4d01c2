"""The page for real cards: what a family taps and reads, with keys and screen readers too."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.storage.learners import LearnerStore
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.real_cards.real_cards_page import RealCardsPage
from tests.ui.learning.school import see
from tests.ui.readers import hear

FAMILY = (
    Player("Dad", "person", "", "bear"),
    Player("Leo", "person", "", "tiger"),
    Player("Mia", "person", "", "rabbit"),
)
Key = Qt.Key


@pytest.fixture
def page(qtbot: QtBot) -> RealCardsPage:
    made = RealCardsPage(FOREST)
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    qtbot.waitExposed(made)
    return made


def sit(page: RealCardsPage, variant: str = "ninety-nine", **options: str) -> Match:
    match = Match.start(MatchSetup(variant, FAMILY, "4711", options, real_cards=True))
    page.open_match(match, None)
    page.deal()
    return match


def key(page: RealCardsPage, face: str) -> int:
    tellable = page.possible_entries
    return next(number for number, one in enumerate(tellable.keys) if face in one.faces)


def tap(qtbot: QtBot, page: RealCardsPage, face: str) -> None:
    at = page.keys_row.keys[key(page, face)]
    qtbot.mouseClick(at, Qt.MouseButton.LeftButton, pos=QPoint(at.width() // 2, at.height() // 4))


def test_one_tap_plays_a_card_and_the_page_updates_everything(
    qtbot: QtBot, page: RealCardsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = sit(page)
    first = match.setup.players[match.seat].name
    heard = hear(monkeypatch)
    assert page.question.text() == f"Which card is {first} playing?"
    tap(qtbot, page, "7S")
    assert match.view().total == 7
    assert "total is 7, 92 left" in page.table.accessibleName()
    following = match.setup.players[match.seat].name
    assert page.question.text() == f"Which card is {following} playing?"
    assert heard == [f"{first}, 7, +7, 7. {page.question.text()}"]
    assert f"{first}, 5 of 5 pennies left;" in page.table.accessibleName()
    assert f"{following}, 5 of 5 pennies left, to play;" in page.table.accessibleName()
    assert page.back.accessibleName().startswith("Undo: ")
    assert first in page.back.accessibleName()


def test_the_button_for_a_stuck_player_is_never_as_wide_as_the_page(
    qtbot: QtBot, page: RealCardsPage
) -> None:
    sit(page)
    assert page.back.isHidden()
    qtbot.waitUntil(lambda: page.stuck.width() < page.width() / 3)
    right = page.stuck.geometry().right()
    tap(qtbot, page, "7S")
    qtbot.waitUntil(lambda: page.back.isVisible() and page.stuck.geometry().right() == right)


def test_an_ace_asks_for_its_value_unless_a_value_is_tapped(qtbot: QtBot, page: RealCardsPage) -> None:
    match = sit(page)
    tap(qtbot, page, "AS")
    assert [button.text() for button in page.popover.buttons] == ["+1: 1", "+11: 11"]
    qtbot.keyClick(page.popover.buttons[0], Key.Key_2)
    assert match.view().total == 11
    at = page.keys_row.keys[key(page, "AS")]
    foot = QPoint(at.width() // 2, round(at.height() * 0.87))
    qtbot.mouseClick(at, Qt.MouseButton.LeftButton, pos=foot)
    assert match.view().total == 22


def test_a_total_that_is_said_is_typed_or_its_play_is_taken_back(qtbot: QtBot, page: RealCardsPage) -> None:
    match = sit(page, call_check="practice")
    qtbot.keyClicks(page, "8")
    assert page.pad.isVisible()
    qtbot.keyClick(page, Key.Key_Escape)
    assert page.pad.isHidden()
    assert match.view().total == 0
    qtbot.keyClicks(page, "88")
    qtbot.keyClick(page, Key.Key_Return)
    assert page.pad.isHidden()
    assert match.view().total == 8


def test_a_deal_by_keys_alone(qtbot: QtBot, page: RealCardsPage) -> None:
    match = sit(page)
    for typed in ("8", "Q", "4", "K", "9", "0"):
        qtbot.keyClicks(page, typed)
    assert match.view().total == 89
    qtbot.keyClick(page, Key.Key_Backspace)
    assert match.view().total == 99
    qtbot.keyClick(page, Key.Key_X)
    assert match.view().phase == "between"
    assert page.buttons[0].hasFocus()
    qtbot.keyClick(page.buttons[0], Key.Key_Return)
    assert match.view().deal == 2


def test_a_player_who_cannot_be_stuck_gets_one_sentence(qtbot: QtBot, page: RealCardsPage) -> None:
    match = sit(page)
    name = match.setup.players[match.seat].name
    with qtbot.waitSignal(page.notified) as signal:
        page.stuck.click()
    assert signal.args[0] == (f"{name} must have something to play: almost every card left would fit.")
    assert match.view().phase == "playing"


def test_a_card_that_is_used_up_says_so(qtbot: QtBot, page: RealCardsPage) -> None:
    sit(page)
    for _ in range(4):
        tap(qtbot, page, "9S")
    at = page.keys_row.keys[key(page, "9S")]
    assert at.accessibleName().endswith("all played")
    with qtbot.waitSignal(page.notified) as signal:
        tap(qtbot, page, "9S")
    assert signal.args[0] == "None left until the next shuffle: 9."


def test_two_cards_at_once_take_one_more_tap(qtbot: QtBot, page: RealCardsPage) -> None:
    match = sit(page, "ninety-eight-arizona", bottom_card="off")
    assert page.several.isVisible()
    qtbot.keyClicks(page, "+")
    tap(qtbot, page, "7S")
    if page.popover.isVisible():
        page.popover.buttons[0].click()
    assert len(match.view().pile) == 2
    assert page.several.value == "1"


def test_the_card_turned_up_is_asked_for_first(qtbot: QtBot, page: RealCardsPage) -> None:
    match = sit(page, "ninety-nine-thai")
    assert page.question.text() == "Which card was turned up?"
    tap(qtbot, page, "6S")
    assert match.view().pile == ["6"]
    assert "Which card is" in page.question.text()


def test_a_player_without_a_queen_has_a_button(qtbot: QtBot, page: RealCardsPage) -> None:
    match = sit(page, "ninety-nine-icelandic")
    tap(qtbot, page, "QS")
    asked = match.seat
    name = match.setup.players[asked].name
    assert page.question.text() == f"Will {name} answer with a queen?"
    assert not page.stuck.isVisible()
    page.buttons[0].click()
    assert match.seat != asked
    assert page.back.accessibleName() == f"Undo: {name} has none"
    page.back.click()
    assert match.seat == asked


def test_a_learner_calls_the_total_as_at_the_table(qtbot: QtBot, page: RealCardsPage, tmp_path: Path) -> None:
    store = LearnerStore(tmp_path)
    learner = store.add("Pia", "owl")
    seats = (Player("Pia", "person", "", "owl", learner.id, "scorekeeper"), *FAMILY[1:])
    match = Match.start(MatchSetup("ninety-nine", seats, "4711", real_cards=True))
    page.open_match(match, store)
    page.deal()
    tap(qtbot, page, "7S")
    assert page.panel.isVisible()
    assert "total is 0" in page.table.accessibleName()
    see(page.panel)
    qtbot.keyClicks(page.panel, "7")
    qtbot.keyClick(page.panel, Key.Key_Return)
    qtbot.waitUntil(lambda: not page.panel.isVisible())
    assert "total is 7" in page.table.accessibleName()
    store.close()


def test_the_first_dealer_is_asked_for_first(
    qtbot: QtBot, page: RealCardsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch)
    setup = MatchSetup("ninety-nine", FAMILY, "1", real_cards=True)
    page.ask_dealer(setup)
    assert heard == [f"{page.question.text()} {page.detail.text()}"]
    assert [button.text() for button in page.buttons] == ["Dad", "Leo", "Mia"]
    with qtbot.waitSignal(page.dealer_chosen) as chosen:
        page.buttons[2].click()
    assert chosen.args == [setup, 2]


@pytest.mark.parametrize("variant", ["ninety-eight-umass", "zeus-on-the-loose"])
def test_every_key_has_room_in_the_smallest_window(page: RealCardsPage, qtbot: QtBot, variant: str) -> None:
    sit(page, variant)
    page.resize(1024, 640)
    qtbot.waitUntil(lambda: page.width() == 1024)
    for one in page.keys_row.keys:
        assert one.width() >= 60
        assert one.height() >= 44
        assert one.accessibleName()
