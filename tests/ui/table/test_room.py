"""Nothing on the table covers anything that a player needs, at any size and number of seats."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice
from cardtable.game import events as ev
from cardtable.game.moves import Declare, Decline, PlaceBottom, Sneak, Stuck
from cardtable.ui.drawing.theme import theme_called
from cardtable.ui.table.table_view import TableView
from tests.ui.table.tables import OWN, SIZES, seat_view, seats, shown_table


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_buttons_beside_the_cards_do_not_cover_the_hint(
    table: TableView, size: tuple[int, int], text: float
) -> None:
    table._theme.text = text
    table.resize(*size)
    view = seat_view()
    moves = (*view.plays, Declare(0, ("7D", "7H", "7S")), Stuck())
    table.sit(seats(4), "Made up", "", replace(view, moves=moves), ())
    table.frame.offer_tools(True, False, True)
    buttons = table.chooser.choice_view.buttons.shown
    assert len(buttons) > 1
    assert table.frame.hint.isVisible()
    pill = table.frame.hint.geometry().adjusted(10, 10, -10, -10)
    for button in buttons:
        assert not button.geometry().adjusted(10, 10, -10, -10).intersects(pill)


def test_a_title_alone_is_in_the_middle_of_the_buttons_beside_it(table: TableView) -> None:
    for text, (width, height) in product((1.0, 2.0), ((1024, 640), (1440, 900))):
        table._theme.text = text
        table.resize(width, height)
        table.sit(seats(4), "Nnnn", "", seat_view(), ())
        picture = QPixmap(400, 120)
        picture.fill(Qt.GlobalColor.black)
        table.frame.paint_titles(picture, table.board.layout)
        image = picture.toImage()
        rows = [
            y for y in range(120) if any(image.pixelColor(x, y).lightness() > 128 for x in range(20, 400))
        ]
        middle = (rows[0] + rows[-1]) / 2
        # Letters have no part below their line.
        assert middle == pytest.approx(table.frame.menu.geometry().center().y(), abs=3), (width, text)


SMALLEST = (1024, 640)
"""Pixels of a window in which the list of moves lies over the table."""


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_an_open_list_of_moves_covers_no_button(qtbot: QtBot, text: float) -> None:
    table = shown_table(qtbot, SMALLEST, text)
    view = seat_view()
    asked = replace(view, plays=(), moves=(Sneak(0, "7D"), Decline(0)))
    table.sit(seats(4), "Made up", "", asked, ())
    table.frame.offer_tools(True, True, True)
    assert table.frame.hint.isVisible()
    table.toggle_moves()
    begins = table.board.layout.open_right
    assert not table.frame.hint.isVisible(), "there it would be on cards"
    above = table.frame.hint_above
    assert above.isVisible()
    assert table.frame.menu.geometry().right() < above.x() < table.frame.undo.x() < begins
    assert above.geometry().bottom() <= table.board.layout.plaque(2).y
    shown = [button for button in table.chooser.choice_view.buttons.made if button.isVisible()]
    assert [button.text() for button in shown] == ["Sneak in the 7 of diamonds", "Let it pass"]
    for button in shown:
        assert 0 <= button.x() <= button.geometry().right() <= begins
    table.perform(
        [ev.DealEnded("stuck", (1,), (), 99, 2)], replace(view, phase="between", plays=(), moves=())
    )
    table.complete()
    assert table.frame.go_on.isVisible()
    assert table.frame.go_on.geometry().right() <= begins
    folds = table.frame.moves.picture().toImage()
    table.frame.moves.set_icon("log")
    assert folds != table.frame.moves.picture().toImage(), "an open list has another picture on its button"
    table.toggle_moves()
    assert table.frame.hint.isVisible()
    assert not above.isVisible()


@pytest.mark.parametrize("size", SIZES)
def test_chances_and_strip_grow_with_the_text(table: TableView, size: tuple[int, int]) -> None:
    def sizes(text: float) -> list[float]:
        table._theme.text = text
        table.resize(size[0] + 1, size[1])
        table.resize(*size)
        view = seat_view()
        table.sit(seats(4), "Made up", "", view, ())
        table.show_hint(Advice(view.plays[0], chances=dict.fromkeys(view.hand, 0.5)))
        chances = [bar.size for bar in table.board.bars.items]
        assert len(chances) == len(view.hand)
        table.perform(
            [ev.DealEnded("stuck", (1,), (), 99, 2)], replace(view, phase="between", plays=(), moves=())
        )
        table.complete()
        return [*chances, *(row.size for row in table.board.strip.rows), table.board.plate.words]

    usual, large = sizes(1.0), sizes(2.0)
    assert len(usual) == len(large)
    for plain, grown in zip(usual, large, strict=True):
        assert grown >= 1.35 * plain


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_many_answers_do_not_cover_their_question(
    table: TableView, size: tuple[int, int], text: float
) -> None:
    table._theme.text = text
    table.resize(*size)
    moves = tuple(PlaceBottom(0, f"{rank}H") for rank in ("A", "4", "9", "J", "Q", "K"))
    table.sit(seats(3), "Made up", "", replace(seat_view(3), plays=(), moves=moves), ())
    shown = table.chooser.choice_view
    assert len(shown.buttons.shown) == len(moves)
    words = shown.ask.box.adjusted(12, 0, -12, 0)
    for button in shown.buttons.shown:
        box = QRectF(button.geometry().adjusted(10, 10, -10, -10))
        inside = shown.ask.box.contains(box)
        assert inside or not box.intersects(words)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_hint_is_not_under_the_open_list_of_moves(qtbot: QtBot, text: float) -> None:
    table = shown_table(qtbot, SMALLEST, text)
    table.sit(seats(4), "Made up", "", seat_view(), ())
    table.toggle_moves()
    longest_first = ["Hint: play the 7 of hearts " + "and wait " * count for count in range(30, 0, -1)]
    assert table.chooser.choice_view.advise(longest_first)
    line_rect = table.chooser.choice_view.line.sceneBoundingRect()
    assert line_rect.width() > 400
    assert 0 < line_rect.left() < line_rect.right() <= table.board.layout.open_right


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_answers_and_their_question_do_not_overlap_and_cover_no_seat(
    table: TableView, size: tuple[int, int], text: float
) -> None:
    table._theme.text = text
    table.resize(*size)
    ranks = ("JK1", "KH", "9H", "JH", "QH", "4H", "AH")
    for players, answers in product((4, 6, 8, 10), (2, 7) if text == 1 else (2,)):
        moves = tuple(PlaceBottom(0, rank) for rank in ranks[:answers])
        table.sit(seats(players), "Made up", "", replace(seat_view(players), plays=(), moves=moves), ())
        shown = table.chooser.choice_view
        boxes = [button.geometry().adjusted(8, 8, -8, -12) for button in shown.buttons.shown]
        assert len(boxes) == answers
        for number, box in enumerate(boxes):
            assert table.rect().contains(box)
            assert not any(box.intersects(other) for other in boxes[:number])
        for box in (*map(QRectF, boxes), shown.ask.box):
            for place in range(1, players):
                assert not box.intersects(QRectF(*table.board.layout.plaque(place))), (players, answers)


def test_the_strip_does_not_cover_the_totals_of_your_stuck_hand(table: TableView, qtbot: QtBot) -> None:
    table.resize(1024, 640)
    table.sit(seats(10), "Made up", "10 seats", seat_view(10), (), 3)
    with qtbot.waitSignal(table.settled):
        table.perform(
            [ev.SeatStuck(0, OWN, (101, 104, 108, 107, 107)), ev.DealEnded("stuck", (0,), (), 97, 0)],
            seat_view(10, phase="between", total=97),
        )
    bottom = table.board.strip.box.bottom()
    for card in table.board.hand.cards:
        assert card.pill.isVisible()
        assert card.pill.sceneBoundingRect().top() > bottom


def test_every_number_of_seats_can_be_drawn(qtbot: QtBot) -> None:
    view = TableView(theme_called("midnight"))
    qtbot.addWidget(view)
    view.resize(1024, 640)
    for players in range(2, 11):
        view.sit(seats(players), "Made up", "", seat_view(players, tokens=(None,) * players), ())
        assert not view.grab().isNull(), players


def test_a_call_closes_a_list_of_moves_that_lies_over_its_line(qtbot: QtBot) -> None:
    table = shown_table(qtbot, SMALLEST)
    table.set_line(0, 20)
    table.sit(seats(4), "Made up", "", seat_view(total=9, limit=20), ())
    table.toggle_moves()
    assert table.board.layout.over
    table.open_call(0, 0, ("7S",))
    assert not table.board.layout.over


@pytest.mark.parametrize("limit", [20, 10])
def test_before_digits_a_hand_that_is_stuck_is_crossed_without_numbers(qtbot: QtBot, limit: int) -> None:
    table, dots = shown_table(qtbot), limit == 10
    table.set_line(0, limit)
    table.sit(seats(4), "Made up", "4 seats", seat_view(total=9, limit=limit), (), 3)
    stuck = ev.SeatStuck(2, ("7S", "QH"), (limit + 6, limit + 9))
    with qtbot.waitSignal(table.settled):
        table.perform([stuck], seat_view(total=9, limit=limit, turn=2))
    board = table.board
    assert [label.isVisible() for label in board.face_up.results] == [not dots] * 2
    assert any(letter.isdigit() for letter in board.notice.string) != dots
