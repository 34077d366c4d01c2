"""“Find the play” on screen: asked, answered wrongly and rightly, and explained, with the keys alone."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable import clock
from cardtable.controller.puzzles.daily import entry_of, make
from cardtable.controller.puzzles.puzzle import YOU, Puzzle, table_of
from cardtable.game.moves import Stuck, cards_of
from cardtable.language import Card, say, word
from cardtable.rules.prose.text import open_deal
from cardtable.ui.drawing.theme import FOREST, Theme, theme_called
from cardtable.ui.features.puzzles import puzzle_page
from cardtable.ui.features.puzzles import puzzle_words as words
from cardtable.ui.features.puzzles.puzzle_page import PuzzlePage
from cardtable.ui.table.motion.score import Flight, Step
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.page_table import PanelTable
from cardtable.ui.widgets.style import restyle
from tests.ui.readers import hear, node_of

Key = Qt.Key
DAY = date(2026, 11, 23)


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    made = make("ninety-nine", "puzzle:2026-11-23:ninety-nine")
    assert made is not None
    return made


@pytest.fixture(autouse=True)
def one_puzzle(monkeypatch: pytest.MonkeyPatch, puzzle: Puzzle) -> None:
    """Show the same puzzle on every day; making one takes long."""
    monkeypatch.setattr(puzzle_page, "puzzle_of_day", lambda day: puzzle)


@pytest.fixture
def page(qtbot: QtBot, puzzle: Puzzle) -> PuzzlePage:
    made = PuzzlePage(FOREST)
    qtbot.addWidget(made)
    made.pace = Pace(0)
    made.resize(1280, 800)
    with qtbot.waitActive(made):
        made.show()
    made.show_day(DAY)
    qtbot.waitUntil(lambda: made.puzzle is not None)
    return made


def number_of(puzzle: Puzzle, right: bool) -> int:
    return next(n for n, play in enumerate(puzzle.choices) if (play == puzzle.right) is right)


def answer(qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle, right: bool) -> None:
    qtbot.keyClick(page, Key(Key.Key_1.value + number_of(puzzle, right)))


def test_a_new_puzzle_is_announced_once_with_both_hands(
    page: PuzzlePage, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch)
    page.show_puzzle(puzzle, page.day)
    (said,) = heard
    assert said.startswith(say("puzzles-question"))
    assert page.position.text() in said
    assert all(word(Card(card)) in said for hand in puzzle.start().hands for card in hand)
    page.hide()
    page.show()
    assert len(heard) == 1, "coming back says nothing again"
    page.hide()
    page.show_puzzle(puzzle, page.day)
    assert len(heard) == 1, "nothing is said of a page out of sight"
    page.show()
    assert heard == [said, said]


def test_nothing_is_given_away_before_an_answer(page: PuzzlePage, puzzle: Puzzle) -> None:
    assert str(puzzle.position.total) in page.position.text()
    assert [button.cards for button in page.answers] == [play.cards for play in puzzle.choices]
    telling = [page.line, page.verdict, page.show_it, *(fold for fold, _ in page.reasons)]
    assert not any(part.isVisible() for part in telling)
    assert all(button.state == "" for button in page.answers)


def test_a_wrong_answer_is_refuted_without_showing_the_right_one(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle
) -> None:
    answer(qtbot, page, puzzle, right=False)
    wrong = page.answers[number_of(puzzle, right=False)]
    assert wrong.state == "wrong"
    assert "doesn't win" in wrong.accessibleName()
    assert page.answers[number_of(puzzle, right=True)].state == ""
    line = puzzle.refutation(puzzle.choices[number_of(puzzle, right=False)])
    assert len(page.line.rows) == len(line)
    assert isinstance(line[-1].move, Stuck)
    assert "You're stuck." in page.line.accessibleName()
    answer(qtbot, page, puzzle, right=True)
    assert page.answers[number_of(puzzle, right=True)].state == "right"


def test_the_right_answer_shows_its_line_and_y_refutes_each_other_play(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle
) -> None:
    with qtbot.waitSignal(page.solved) as signal:
        answer(qtbot, page, puzzle, right=True)
    assert signal.args == [entry_of(puzzle, DAY, 3)]
    totals = [row.total for row in page.line.rows if row.cards]
    assert totals == [step.total for step in puzzle.line if not isinstance(step.move, Stuck)]
    assert page.line.rows[-1].star
    for number, (fold, line) in enumerate(page.reasons, 1):
        qtbot.keyClick(page, Key.Key_Y)
        assert fold.isChecked()
        assert line.isVisible()
        assert line.rows[0].cards == puzzle.refuted[number - 1][0].move.cards  # type: ignore[union-attr]
    assert len(page.reasons) == len(puzzle.choices) - 1


def test_cards_and_rules_are_heard_when_they_are_unfolded(
    qtbot: QtBot, page: PuzzlePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch)
    qtbot.keyClick(page, Key.Key_C)
    (said,) = heard
    assert said.startswith(page.values.sentences[0])
    assert said.endswith(page.rules.text().split("\n\n")[-1])
    assert "\n" not in said
    qtbot.keyClick(page, Key.Key_C)
    assert heard == [said]


def test_a_screen_reader_hears_that_a_foldout_opens(
    page: PuzzlePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = list[tuple[bool, bool]]()

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleStateChangeEvent) and event.changedStates().expanded:
            state = node_of(page.cards).state()
            heard.append((bool(state.expanded), bool(state.collapsed)))

    node_of(page.cards)
    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    page.cards.click()
    page.cards.click()
    assert heard == [(True, False), (False, True)]


def test_the_right_answer_names_its_idea(page: PuzzlePage, puzzle: Puzzle) -> None:
    assert puzzle.idea is not None
    page.choose(number_of(puzzle, right=True))
    assert words.idea_sentence(puzzle) in page.verdict.text()


def test_each_wrong_answer_takes_a_star_but_not_the_last(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch)
    wrong = [number for number, play in enumerate(puzzle.choices) if play != puzzle.right]
    for tries, stars in enumerate((3, 2, 1, 1)[: len(wrong) + 1]):
        page.show_puzzle(puzzle, DAY)
        for number in wrong[:tries]:
            page.choose(number)
        assert not page.stars.isVisible()
        with qtbot.waitSignal(page.solved) as signal:
            answer(qtbot, page, puzzle, right=True)
        assert signal.args == [entry_of(puzzle, DAY, stars)]
        assert [bool(sign.ground) for sign in page.stars.signs] == [number < stars for number in range(3)]
        assert f". {stars} of 3 stars. You: " in heard[-1]


def test_an_answer_that_was_shown_has_no_stars(qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle) -> None:
    answer(qtbot, page, puzzle, right=False)
    qtbot.keyClick(page, Key.Key_S)
    assert page.is_open
    assert not page.stars.isVisible()


def test_showing_the_answer_does_not_solve_the_puzzle(qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle) -> None:
    qtbot.keyClick(page, Key.Key_S)
    assert not page.is_open
    answer(qtbot, page, puzzle, right=False)
    with qtbot.assertNotEmitted(page.solved):
        qtbot.keyClick(page, Key.Key_S)
    assert page.answers[number_of(puzzle, right=True)].state == "right"


def test_a_click_on_a_card_answers_or_leads_to_its_several_plays(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle
) -> None:
    for place, card in enumerate(puzzle.position.hands[0]):
        page.show_puzzle(puzzle, DAY)
        spot = page.table.board.layout.hand_spot(place, len(puzzle.position.hands[0]))
        middle = QPoint(int(spot.x), int(spot.y))
        qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        ways = [play for play in puzzle.choices if card in play.cards]
        if len(ways) == 1:
            assert page.is_open or page.tried == ways
            assert page.is_open or page.table.board.hand.marked == (place,)
        elif ways:
            assert page.answers[puzzle.choices.index(ways[0])].hasFocus()


def test_the_verdict_names_the_total_if_a_card_has_several_plays(page: PuzzlePage) -> None:
    made = make("ninety-nine", "ways:7")
    page.show_puzzle(made, DAY)
    ten = next(play for play in made.choices if play.total == 77)
    assert [play.cards for play in made.choices].count(ten.cards) == 2
    page.choose(made.choices.index(ten))
    assert page.verdict.text() == "Not the 10 of hearts (77). Watch what happens."


def test_c_shows_the_card_values_and_the_rules_of_a_deal(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle
) -> None:
    assert not page.rules.isVisible()
    qtbot.keyClick(page, Key.Key_C)
    assert page.values.isVisible()
    assert page.rules.isVisible()
    for rule in open_deal(table_of(puzzle.variant, puzzle.players).rules):
        assert rule in page.rules.text()
    qtbot.keyClick(page, Key.Key_C)
    assert not page.rules.isVisible()


def test_arrows_lead_to_earlier_days_but_not_to_tomorrow(qtbot: QtBot, page: PuzzlePage) -> None:
    page.show_day(clock.today())
    qtbot.waitUntil(lambda: page.puzzle is not None)
    assert not page.later.isEnabled()
    qtbot.keyClick(page, Key.Key_Right)
    assert page.day == clock.today()
    qtbot.keyClick(page, Key.Key_Left)
    assert page.day == clock.today() - timedelta(days=1)
    qtbot.waitUntil(lambda: page.puzzle is not None)
    assert page.later.isEnabled()


def test_the_table_plays_the_refutation_and_returns_to_the_puzzle(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle
) -> None:
    page.pace, board = Pace(0.01), page.table.board
    wrong = puzzle.choices[number_of(puzzle, right=False)]
    settled: list[tuple[int, bool]] = []
    """The total after each move, and whether a card could be chosen then."""

    def can_choose() -> bool:
        return any(card.choice.playable for card in board.hand.cards)

    page.table.settled.connect(lambda: settled.append((board.total, can_choose())))
    answer(qtbot, page, puzzle, right=False)
    qtbot.waitUntil(lambda: len(settled) == len(page.line.rows))
    assert settled == [(step.total, False) for step in puzzle.refutation(wrong)]
    # Its last row may still be appearing.
    qtbot.waitUntil(lambda: page.line.is_whole)
    qtbot.waitUntil(can_choose)
    assert (board.total, board.hand.codes) == (puzzle.position.total, puzzle.position.hands[0])


def test_another_answer_ends_the_line_of_the_previous_one(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle
) -> None:
    page.pace = Pace(1)
    answer(qtbot, page, puzzle, right=False)
    assert page.table.busy
    page.pace = Pace(0.01)
    answer(qtbot, page, puzzle, right=True)
    qtbot.waitUntil(lambda: page.line.is_whole and not page.table.busy)
    assert_played(page, puzzle)


def test_the_right_answer_is_played_to_the_end_of_the_deal(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle
) -> None:
    page.pace, board = Pace(1), page.table.board
    answer(qtbot, page, puzzle, right=True)
    assert page.table.busy
    page.default_action()
    assert page.line.is_whole
    assert_played(page, puzzle)
    page.show_puzzle(puzzle, DAY)
    assert (board.total, board.hand.codes) == (puzzle.position.total, puzzle.position.hands[0])


def test_at_speed_0_the_right_answer_is_played_at_once_and_a_wrong_one_is_not(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle
) -> None:
    answer(qtbot, page, puzzle, right=False)
    assert page.table.board.total == puzzle.position.total
    answer(qtbot, page, puzzle, right=True)
    assert not page.table.busy
    assert_played(page, puzzle)


def test_with_reduced_motion_the_right_answer_does_not_fly(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[Step] = []
    begin = page.table._effects.begin
    monkeypatch.setattr(page.table._effects, "begin", lambda step: (steps.append(step), begin(step))[1])
    page.pace = Pace(1, reduced=True)
    answer(qtbot, page, puzzle, right=True)
    qtbot.waitUntil(lambda: page.line.is_whole and not page.table.busy)
    assert_played(page, puzzle)
    assert all(step.fades for step in steps if isinstance(step, Flight))


def assert_played(page: PuzzlePage, puzzle: Puzzle) -> None:
    """Check that the table shows the end of the right answer's line."""
    board, left = page.table.board, list(puzzle.position.hands[0])
    for step in puzzle.line:
        if step.seat == YOU:
            for card in cards_of(step.move):
                left.remove(card)
    assert (board.total, board.hand.codes) == (puzzle.line[-1].total, tuple(left))


def test_the_table_takes_another_room_at_once(qtbot: QtBot, puzzle: Puzzle) -> None:
    def table_in(theme: Theme) -> PanelTable:
        made = PuzzlePage(theme)
        qtbot.addWidget(made)
        made.pace = Pace(0)
        made.resize(1280, 800)
        made.show_puzzle(puzzle, DAY)
        with qtbot.waitExposed(made):
            made.show()
        made.table.grab()
        return made.table

    midnight, theme = theme_called("midnight", dark=False), FOREST.like()
    changed = table_in(theme)
    theme.apply_theme(midnight)
    restyle(theme)
    again = table_in(midnight.like())
    # Around the table lies the page, which has colors of its own.
    inside = again.rect().adjusted(40, 40, -40, -40)
    assert changed.grab(inside).toImage() == again.grab(inside).toImage()


def test_the_other_players_hands_are_open(page: PuzzlePage, puzzle: Puzzle) -> None:
    board = page.table.board
    assert [board.open.hand(seat) for seat in range(1, puzzle.players)] == list(puzzle.position.hands[1:])


def test_the_moves_of_a_line_appear_one_by_one_until_a_click(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle
) -> None:
    page.pace = Pace(1)
    answer(qtbot, page, puzzle, right=True)
    assert not page.line.is_whole
    qtbot.mouseClick(page.line, Qt.MouseButton.LeftButton)
    assert page.line.is_whole


def test_everything_has_a_name_and_fits_a_small_window(
    qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle
) -> None:
    page.resize(1024, 640)
    answer(qtbot, page, puzzle, right=True)
    assert page.width() == 1024
    for button in page.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.accessibleName()
            assert button.toolTip() or button.text()
    text = page.table.accessibleName()
    for card in puzzle.position.hands[0] + puzzle.position.hands[1]:
        assert word(Card(card)) in text


def test_tab_follows_the_order_of_reading(qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle) -> None:
    answer(qtbot, page, puzzle, right=True)
    page.head.back.setFocus()
    reached: list[QWidget | None] = []
    while not reached or reached[-1] is not page.play_out:
        qtbot.keyClick(page.window().focusWidget(), Key.Key_Tab)
        reached.append(page.window().focusWidget())
        assert len(reached) < 30
    folds = [fold for fold, _ in page.reasons]
    head = [page.sums, page.book, page.earlier]
    # Today has no next day; with the answer found, "Show" isn't offered.
    later = [page.later] if page.later.isEnabled() else []
    assert reached == [*head, *later, *page.answers, *folds, page.cards, page.play_out]


def test_another_language_keeps_the_answers(qtbot: QtBot, page: PuzzlePage, puzzle: Puzzle) -> None:
    answer(qtbot, page, puzzle, right=False)
    tried = PuzzlePage(FOREST)
    qtbot.addWidget(tried)
    tried.restore_from(page)
    assert tried.tried == page.tried
    assert not tried.is_open
    qtbot.keyClick(page, Key.Key_S)
    shown = PuzzlePage(FOREST)
    qtbot.addWidget(shown)
    shown.restore_from(page)
    assert shown.is_open
    assert not shown.is_found
    assert shown.verdict.text() == page.verdict.text()
