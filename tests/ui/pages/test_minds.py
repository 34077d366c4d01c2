"""“What did they hold?” shows the true hands beside those that a computer imagined, choice by choice."""

from __future__ import annotations

from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from cardtable.bots.opponents import Insight, Option
from cardtable.controller.lookback import review
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.review import Choice, choices
from cardtable.controller.match.setup import Player
from cardtable.game.moves import Play, cards_of
from cardtable.language import say
from cardtable.ui.drawing.faces import Mood
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.minds.minds_page import MindsPage
from cardtable.ui.table.words.replay_words import listed, players_of
from tests.controller.lookback.test_playback import ANN, played
from tests.ui.pages.looking_back import replay_page
from tests.ui.readers import hear

Key = Qt.Key
OTTO = Player("Otto", "computer", "expert/40", "robot")
PIP = Player("Pip", "computer", "beginner", "penguin")


def imagined(choice: Choice) -> Insight:
    """Imagine two worlds: the truth, and one in which the others hold only twos of clubs."""
    other = tuple(
        hand if seat == choice.seat else ("2C",) * len(hand) for seat, hand in enumerate(choice.hands)
    )
    options = (Option(choice.played, 2, 0.75, 0.0, 0.0),)
    return Insight(choice.played, False, options, (choice.hands, other))


@pytest.fixture(autouse=True)
def quick_minds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Imagine at once instead of thinking."""
    monkeypatch.setattr(review, "recall", imagined)


@pytest.fixture(scope="module")
def game() -> Playback:
    return Playback.of_match(played(ANN, OTTO, PIP))


@pytest.fixture(scope="module")
def large_game() -> Playback:
    """A game of four with seven cards each."""
    players = (ANN, OTTO, PIP, Player("Barnaby", "computer", "random"))
    return Playback.of_match(played(*players, variant="ninety-nine-boyer"))


@pytest.fixture
def page(qtbot: QtBot, game: Playback) -> MindsPage:
    made = MindsPage(FOREST)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    with qtbot.waitActive(made):
        made.show()
    made.show_game(game)
    qtbot.waitUntil(lambda: made.insight is not None)
    return made


def others(choice: Choice) -> list[tuple[str, ...]]:
    return [hand for seat, hand in enumerate(choice.hands) if seat != choice.seat and hand]


def test_it_shows_the_true_hands_and_how_often_each_card_was_imagined(page: MindsPage) -> None:
    choice = page.choice
    own, *rows = page.table.hands
    assert (own.held, own.imagined) == (choice.question.view.hand, ())
    assert [row.held for row in rows] == others(choice)
    for row in rows:
        assert row.shares == (0.5,) * len(row.held)
        assert say("minds-held", name=row.name, cards=listed(row.held)) in page.table.accessibleName()
    (weighed,) = page.weighed.rows
    assert (weighed.cards, weighed.safe, weighed.is_chosen) == (cards_of(choice.played), 0.75, True)


def test_each_choice_is_announced_and_then_what_was_believed_and_held(
    qtbot: QtBot, page: MindsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch)
    qtbot.keyClick(page.seat, Key.Key_Right)
    qtbot.waitUntil(lambda: page.insight is not None)
    where, rest = heard
    assert where == page.move_label.text()
    assert rest.startswith(page.words.text())
    assert rest.endswith(page.table.accessibleName())
    qtbot.mouseClick(page.other_world, Qt.MouseButton.LeftButton)
    world = say("minds-imagined-world", number=2, count=2)
    assert heard[2].startswith(world)
    assert heard[2].endswith(page.table.accessibleName())


def test_one_card_is_weighed_for_each_seat_that_it_can_strike(
    qtbot: QtBot, page: MindsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def aimed(choice: Choice) -> Insight:
        options = tuple(Option(Play(("6D",), "+6", 29, target), 2, 0.5, 0.0, 0.0) for target in (0, 2, None))
        return Insight(choice.played, False, options, (choice.hands,))

    monkeypatch.setattr(review, "recall", aimed)
    page.go(1)
    qtbot.waitUntil(lambda: len(page.weighed.rows) == 3)
    text = page.weighed.accessibleName()
    assert [name in text for name in ("chooses Ann", "chooses Pip", "chooses Otto")] == [True, True, False]


def test_a_sentence_says_what_was_imagined_most_and_what_was_true(
    qtbot: QtBot, page: MindsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = first_hand(page)

    def believing(*cards: str) -> str:
        """Return the sentence of the first choice after worlds in which Ann's hand is one of `cards`."""
        worlds = [(((card,),) + ((),) * 2) for card in cards]
        monkeypatch.setattr(review, "recall", lambda choice: Insight(choice.played, False, (), tuple(worlds)))
        page.go(1)
        page.go(0)
        qtbot.waitUntil(lambda: page.insight is not None and page.insight.worlds == tuple(worlds))
        return page.words.text()

    right = believing(held[0], held[0], held[0], "JK1")
    assert "Ann" in right
    assert "75% sure" in right
    assert page.game is not None
    truth = say("minds-held", name=players_of(page.game)[0], cards=listed(held))
    assert believing("JK1", "JK1").endswith(f" In fact, {truth}")


def first_hand(page: MindsPage) -> tuple[str, ...]:
    """Return Ann's hand at the first choice of a computer."""
    assert page.game is not None
    return choices(page.game)[0].hands[0]


def test_a_move_of_the_deal_leads_to_its_choice(qtbot: QtBot, page: MindsPage) -> None:
    moves = page.strip.moves
    assert len(moves) > 3
    lines = page.strip.accessibleName().rstrip(".").split(". ")
    places = [(line.partition(":")[0], line.rpartition(", ")[2]) for line in lines]
    assert places == [(move.name, str(move.total)) for move in moves]
    here = page.choice
    other = next(move.choice for move in moves if move.choice not in (None, here.number))
    cell = page.strip.cells[[move.choice for move in moves].index(other)]
    qtbot.mouseClick(cell, Qt.MouseButton.LeftButton)
    assert page.choice.number == other
    person = page.strip.cells[[move.choice for move in moves].index(None)]
    qtbot.mouseClick(person, Qt.MouseButton.LeftButton)
    assert page.choice.number == other


def test_n_shows_another_imagined_world(qtbot: QtBot, page: MindsPage) -> None:
    first = [row.imagined for row in page.table.hands]
    qtbot.keyClick(page.later, Key.Key_N)
    assert all(set(row.imagined) == {"2C"} for row in page.table.hands[1:])
    assert "2" in page.table.world
    page.other_world.click()
    assert [row.imagined for row in page.table.hands] == first


@pytest.mark.slow("other tests go through moves and choices one by one")
def test_arrows_go_through_every_choice_of_the_computers(
    qtbot: QtBot, page: MindsPage, game: Playback
) -> None:
    expected = [choice.number for choice in choices(game)]
    seen = [page.choice.number]
    while page.later.isEnabled():
        qtbot.keyClick(page.later, Key.Key_Right)
        seen.append(page.choice.number)
    assert seen == expected
    qtbot.keyClick(page.later, Key.Key_Home)
    assert page.choice.number == expected[0]
    assert not page.earlier.isEnabled()
    assert (page.earlier.toolTip(), page.later.toolTip()) == ("Previous choice (←)", "Next choice (→)")


@pytest.mark.slow("other tests go through moves and choices one by one")
def test_the_choices_of_one_computer_can_be_shown_alone(page: MindsPage) -> None:
    page.seat.pick("2")
    while page.later.isEnabled():
        assert page.choice.seat == 2
        page.later.click()


def test_it_opens_at_the_move_that_it_is_given(page: MindsPage, game: Playback) -> None:
    wanted = choices(game)[5]
    page.show_game(game, wanted.number)
    assert page.choice.number == wanted.number


def test_there_is_nothing_before_the_first_choice_and_after_the_last(page: MindsPage, game: Playback) -> None:
    for at, ways in ((0, (False, True)), (5, (True, True)), (-1, (True, False))):
        page.show_game(game, choices(game)[at].number)
        assert (page.earlier.isEnabled(), page.later.isEnabled()) == ways


@pytest.mark.slow("other tests go through moves and choices one by one")
def test_moves_have_the_same_numbers_as_in_the_replay(qtbot: QtBot, page: MindsPage, game: Playback) -> None:
    replay = replay_page(qtbot)
    for choice in choices(game)[:: len(choices(game)) // 8]:
        page.show_game(game, choice.number)
        replay.show_game(game, at=game.position_of(choice.number) + 1, coach=False)
        row = str(replay.list.currentIndex().data())
        number = row[row.index("Move ") :].split(":")[0].removeprefix("Move ")
        assert page.move_label.text().startswith(f"Deal {choice.deal}, move {number}. ")
        assert number.isdigit()
        assert game.setup.players[choice.seat].name in row


@pytest.mark.slow("answers that come late are dropped in tests of background jobs")
def test_an_answer_that_comes_late_is_dropped(qtbot: QtBot, page: MindsPage) -> None:
    page.go(1)
    page.go(2)
    qtbot.waitUntil(lambda: page.insight is not None)
    assert page.insight.choice == page.choice.played


def test_a_move_by_rule_and_a_slip_are_called_so(
    qtbot: QtBot, page: MindsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "recall", lambda choice: Insight(choice.played, slipped=True))
    page.go(3)
    qtbot.waitUntil(lambda: page.insight is not None)
    assert "slip" in page.note.text()
    monkeypatch.setattr(review, "recall", lambda choice: Insight(choice.played))
    page.go(4)
    qtbot.waitUntil(lambda: page.insight is not None)
    assert "rule" in page.note.text()
    assert not page.other_world.isVisible()


def test_the_replay_offers_this_page_only_if_a_computer_played(qtbot: QtBot, game: Playback) -> None:
    replay = replay_page(qtbot)
    replay.show_game(game, coach=False)
    assert not replay.side.minds.isHidden()
    replay.show_game(Playback.of_match(played(ANN, Player("Ben", "person"))), coach=False)
    assert replay.side.minds.isHidden()


def test_the_page_can_be_deleted_while_a_computer_thinks(
    qtbot: QtBot, game: Playback, monkeypatch: pytest.MonkeyPatch
) -> None:
    from shiboken6 import delete

    begun, go_on, thought = Event(), Event(), Event()

    def slowly(choice: Choice) -> Insight:
        begun.set()
        go_on.wait(60)
        thought.set()
        return Insight(choice.played)

    monkeypatch.setattr(review, "recall", slowly)
    page = MindsPage(FOREST)
    page.show_game(game)
    qtbot.waitUntil(begun.is_set)
    delete(page)
    assert not thought.is_set()
    go_on.set()
    assert thought.wait(60)


def row_edges(page: MindsPage) -> list[tuple[float, float]]:
    """Return the upper and lower edges of the other players' rows of cards, in pixels of the table."""
    layout = page.table.layout_in(page.table.width())
    return layout._edges(layout.hand_card)


def test_the_table_shows_the_true_hands_the_played_card_and_its_total(page: MindsPage) -> None:
    choice = page.choice
    board = page.table.board
    assert board.hand.codes == choice.hands[choice.seat]
    for seat, hand in enumerate(choice.hands):
        assert board.open.hand(seat) == (() if seat == choice.seat else hand)
    assert tuple(board.hand.codes[place] for place in board.hand.marked) == cards_of(choice.played)
    assert board.total == choice.question.view.total
    assert board.dial.ghosts == (choice.played.total,)


def test_someone_who_is_out_of_the_game_takes_no_room_at_the_table(qtbot: QtBot, page: MindsPage) -> None:
    page.go(10**6)
    qtbot.waitUntil(lambda: page.insight is not None)
    choice, board = page.choice, page.table.board
    assert () in choice.hands
    assert [plaque.isVisible() for plaque in board.plaques] == [bool(hand) for hand in choice.hands]
    assert len(row_edges(page)) == 1


def test_the_computer_looks_glad_if_it_was_right_and_worried_if_not(
    qtbot: QtBot, page: MindsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    choice = page.choice
    assert page.table.board.plaques[choice.seat].face.mood is Mood.GLAD
    wrong = tuple(("JK1",) * len(hand) for hand in choice.hands)
    monkeypatch.setattr(review, "recall", lambda choice: Insight(choice.played, False, (), (wrong,)))
    page.go(1)
    qtbot.waitUntil(lambda: page.insight is not None)
    assert page.table.board.plaques[page.choice.seat].face.mood is Mood.WORRIED


def test_each_card_shows_in_what_share_of_the_worlds_it_was_held(page: MindsPage) -> None:
    percents = [label.string for label in page.table._labels if "%" in label.string]
    assert percents == ["50%"] * sum(len(hand.held) for hand in page.table.hands[1:])
    assert len(page.table._ghosts) == sum(len(hand.imagined) for hand in page.table.hands[1:])


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)], ids=str)
def test_the_first_row_of_hands_is_in_sight_without_scrolling(
    page: MindsPage, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page.resize(*size)
    viewport = page._area.viewport()

    def ends() -> int:
        return page.table.mapTo(viewport, QPoint(0, round(row_edges(page)[0][1]))).y()

    qtbot.waitUntil(lambda: page.width() == size[0] and ends() <= viewport.height())


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)], ids=str)
def test_large_hands_are_scaled_down_instead_of_cut_off(
    qtbot: QtBot, large_game: Playback, size: tuple[int, int]
) -> None:
    page = MindsPage(FOREST)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.show_game(large_game)
    viewport = page._area.viewport()

    def is_cut() -> bool:
        edges = [
            [page.table.mapTo(viewport, QPoint(0, round(y))).y() for y in edge] for edge in row_edges(page)
        ]
        return any(top < viewport.height() < end for top, end in edges)

    qtbot.waitUntil(lambda: len(row_edges(page)) > 0 and not is_cut())
