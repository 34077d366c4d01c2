"""Puzzles of sums on screen: one card, two cards, wrong ones, and on to the next."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import rank_of
from cardtable.controller.puzzles.daily import entry_of_sums
from cardtable.controller.puzzles.sums import SumPuzzle, sums_of_day
from cardtable.language import paragraph
from cardtable.learning.ladder import Numbers
from cardtable.learning.profile import Profile
from cardtable.storage.learners import Learner
from cardtable.storage.puzzle_book import Solved
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.puzzles.sums_page import SumsPage
from cardtable.ui.learning.settling import PAUSE
from cardtable.ui.table.items import center
from cardtable.ui.table.motion.speeds import Pace
from tests.ui.conftest import PATIENCE
from tests.ui.learning.school import mouse, see, tap
from tests.ui.readers import hear

Key = Qt.Key
DAY = date(2026, 11, 23)


@pytest.fixture
def page(qtbot: QtBot) -> SumsPage:
    made = SumsPage(FOREST)
    qtbot.addWidget(made)
    made.pace, made.deaf = Pace(0), 0
    made.resize(1024, 640)
    with qtbot.waitActive(made):
        made.show()
    made.show_day(DAY)
    qtbot.waitUntil(lambda: made.sum is not None)
    return made


def places(puzzle: SumPuzzle, right: bool) -> list[int]:
    found = [place for place, card in enumerate(puzzle.hand) if (card in puzzle.right) is right]
    return found[: puzzle.count]


def choose(qtbot: QtBot, page: SumsPage, right: bool) -> None:
    assert page.sum is not None
    for place in places(page.sum, right):
        qtbot.keyClick(page, Key(Key.Key_1.value + place))


def test_a_wrong_card_shows_its_total_and_another_can_be_chosen(qtbot: QtBot, page: SumsPage) -> None:
    puzzle = page.sum
    assert str(puzzle.target) in page.question.text()
    qtbot.waitUntil(
        lambda: not any(button.visibleRegion().isEmpty() for button in page.answers), timeout=PATIENCE
    )
    choose(qtbot, page, right=False)
    wrong = [puzzle.hand[place] for place in places(puzzle, right=False)]
    assert str(puzzle.ways(wrong)[0][-1].total) in page.verdict.text()
    assert not page.on_button.isEnabled()
    assert page.table.board.total == puzzle.total
    choose(qtbot, page, right=True)
    assert page.is_right
    assert page.table.board.total == puzzle.target
    assert page.line.rows[-1].total == puzzle.target
    assert set(page.table.board.hand.codes) == set(puzzle.hand) - puzzle.right, (
        "the played cards left the hand"
    )


def test_the_number_of_the_puzzle_stays_on_one_line(page: SumsPage) -> None:
    assert "Puzzle\u00a01\u00a0of\u00a05." in page.position.text()


def test_a_late_key_or_tap_is_not_taken_for_the_next_puzzle(qtbot: QtBot, page: SumsPage) -> None:
    now = 1_000_000
    choose(qtbot, page, right=True)
    page.on_button.click()
    page.deaf, page.settling.clock = PAUSE, lambda: now
    now += 3000
    shortcut = QKeyEvent(QEvent.Type.ShortcutOverride, Key.Key_1, Qt.KeyboardModifier.NoModifier, "1")
    shortcut.setTimestamp(now - 100)
    shortcut.ignore()
    tap(page.answers[0], now - 100)
    QCoreApplication.sendEvent(page, shortcut)
    assert page.chosen == (), "the puzzle was not painted yet"
    assert shortcut.isAccepted(), "otherwise the shortcut would choose a card"
    see(page)
    tap(page.answers[0], now - 100)
    mouse(page.table.viewport(), card_spot(page, 0), QEvent.Type.MouseButtonPress, now - 100)
    assert page.chosen == (), "it was painted after the tap"
    now += PAUSE
    tap(page.answers[0], now)
    assert page.chosen == (0,)


def card_spot(page: SumsPage, place: int) -> QPointF:
    """Return the middle of a card of the hand on the table."""
    spot = page.table.board.layout.hand_spot(place, len(page.answers))
    return QPointF(spot.x, spot.y)


def test_a_day_counts_as_solved_with_its_last_puzzle(qtbot: QtBot, page: SumsPage) -> None:
    kept: list[Solved] = []
    page.solved.connect(kept.append)
    for _ in page.sums[1:]:
        choose(qtbot, page, right=True)
        page.go_on()
    assert not kept
    choose(qtbot, page, right=True)
    assert kept == [entry_of_sums(page.sums[-1], DAY)]


def test_cards_show_no_totals_and_only_unusual_values(page: SumsPage) -> None:
    puzzle = page.sum
    pills = {card.code: card.pill.string for card in page.table.board.hand.cards if card is not None}
    plain = {card for card in puzzle.hand if puzzle.ways((card,))[0][0].value == f"+{rank_of(card)}"}
    assert all(pills[card] == "" for card in plain)
    assert all(pills[card] == puzzle.ways((card,))[0][0].value for card in set(puzzle.hand) - plain)


def test_the_table_does_not_say_what_is_missing(page: SumsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    """16 to 20 with “4 left” on the dial would be solved by the first 4 in sight."""
    written = list[str]()
    for name in ("text", "pill"):
        monkeypatch.setattr(center, name, lambda *drawn, **more: written.append(drawn[3]))
    page.table.grab()
    assert str(page.sum.total) in written
    assert not any("left" in one for one in written), written


def test_a_click_on_a_card_of_the_table_chooses_it(qtbot: QtBot, page: SumsPage) -> None:
    puzzle = page.sum
    wrong = places(puzzle, right=False)[0]
    spot = card_spot(page, wrong).toPoint()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert page.chosen == (wrong,)
    assert page.table.board.hand.marked == (wrong,)


def test_all_sums_of_a_day_are_solved_by_keys_and_by_ear(
    qtbot: QtBot, page: SumsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch)
    for number, puzzle in enumerate(page.sums):
        assert (page.at, page.sum) == (number, puzzle)
        if number:
            assert heard[-1] == paragraph([page.question.text(), page.position.text()])
        choose(qtbot, page, right=True)
        assert page.is_right
        if number + 1 < len(page.sums):
            qtbot.keyClick(page, Key.Key_Return)
    assert {puzzle.count for puzzle in page.sums} == {1, 2}
    qtbot.keyClick(page.on_button, Key.Key_Return)
    assert page.day == DAY - timedelta(days=1)


def test_one_of_two_cards_can_be_put_back(qtbot: QtBot, page: SumsPage) -> None:
    page.at = next(number for number, puzzle in enumerate(page.sums) if puzzle.count == 2)
    page._ask()
    wrong = places(page.sums[page.at], right=False)[0]
    page.choose(wrong)
    assert page.answers[wrong].state == "chosen"
    page.choose(wrong)
    assert page.answers[wrong].state == ""
    choose(qtbot, page, right=True)
    assert page.is_right


def test_a_learner_gets_sums_of_their_level(qtbot: QtBot, page: SumsPage) -> None:
    mia = Learner("m", "Mia", "rabbit", Profile.fresh(Numbers.TO_20).text)
    page.know([mia])
    page.numbers_picker.pick("m")
    qtbot.waitUntil(lambda: page.sum is not None and page.sum.numbers is Numbers.TO_20)
    assert page.sums == sums_of_day(DAY, Numbers.TO_20)
    assert page.table.board.seats[0].name == "Mia"
