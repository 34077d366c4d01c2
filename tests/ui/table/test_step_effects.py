"""Steps of a score as they are shown, and nothing of them stays."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from cardtable.game import events as ev
from cardtable.game.events import HIDDEN, AnyEvent
from cardtable.ui.drawing import tokens
from cardtable.ui.table.items.step_effects import Coin, FoldingBill, RiffledStock, breath
from cardtable.ui.table.motion.look import Look
from cardtable.ui.table.table_view import TableView
from tests.ui.table.tables import OWN, move_on, seat_view, seats


def shown(table: TableView, kind: type) -> list[object]:
    return [item for item in table.scene().items() if isinstance(item, kind)]


def deal() -> list[AnyEvent]:
    hands = (OWN, *((HIDDEN,) * 5,) * 3)
    return [ev.DealStarted(3, 1, 2, 1, hands, (HIDDEN,) * 30, ("2C",), 2, (3,) * 4, tuple(range(4)))]


@pytest.mark.parametrize("by", ["click", "another table"])
def test_the_stock_reappears_however_the_shuffle_ends(table: TableView, by: str) -> None:
    table.set_speed(1)
    table.perform(deal(), seat_view(pile=("2C",)))
    move_on(table, lambda: bool(shown(table, RiffledStock)))
    assert not table.board.stock.isVisible()
    if by == "click":
        table.complete()
    else:
        table.sit(seats(4), "Made up", "", seat_view(), ())
    assert not shown(table, RiffledStock)
    assert table.board.stock.isVisible()


def lose(table: TableView, kind: str, whole: int, left: int) -> None:
    table.sit(seats(4), "Made up", "", seat_view(tokens=(whole, left + 1, whole, whole)), (), whole, kind)
    table.set_speed(1)
    view = seat_view(tokens=(whole, left, whole, whole), phase="between")
    table.perform([ev.TokensChanged(1, -1, left, "stuck")], view)


OTHER_COINS = pytest.mark.slow("other coins fall alike")


@pytest.mark.parametrize(
    "kind",
    [
        "token",
        "bomb",
        *(pytest.param(kind, marks=OTHER_COINS) for kind in ("penny", "nickel", "chip", "point")),
    ],
)
def test_a_coin_that_is_lost_tumbles_and_is_gone(table: TableView, kind: str) -> None:
    lose(table, kind, 3, 2)
    (coin,) = shown(table, Coin)
    assert isinstance(coin, Coin)
    at = table.board.layout.token(1, 2, 3)
    assert (coin.pos().x(), coin.pos().y()) == pytest.approx((at.x, at.y))
    table.complete()
    assert not shown(table, Coin)


def test_of_many_tokens_the_one_beside_the_number_falls(table: TableView) -> None:
    lose(table, "penny", 20, 15)
    (coin,) = shown(table, Coin)
    assert isinstance(coin, Coin)
    assert coin.pos().x() == pytest.approx(table.board.layout.token(1, 0, 20).x)


@pytest.mark.parametrize(("kind", "whole"), [("corner", 4), ("fold", 5)])
def test_a_bill_is_folded_where_it_lies(table: TableView, kind: str, whole: int) -> None:
    for left in range(whole - 1, -1, -1):
        lose(table, kind, whole, left)
        assert shown(table, FoldingBill)
        table.complete()
        assert not shown(table, FoldingBill)


def test_a_coin_has_two_faces() -> None:
    for kind in ("penny", "nickel", "bomb"):
        front, back = tokens.faces(kind, 40, 1)
        assert front.toImage() != back.toImage()


def test_the_felt_warms_with_the_total_and_is_cool_for_a_new_deal(table: TableView) -> None:
    warmth = []
    for total in (0, 40, 60, 80, 99):
        table.sit(seats(4), "Made up", "", seat_view(total=total), ())
        warmth.append(table.board.warmth.opacity())
    assert warmth[0] == warmth[1] == 0
    assert warmth == sorted(warmth)
    assert warmth[-1] == 1
    table.set_speed(0)
    table.perform(deal(), seat_view(total=2))
    table.complete()
    assert table.board.warmth.opacity() == 0


def test_a_pause_animation_begins_and_ends_at_rest() -> None:
    for held in (False, True):
        shares = [breath(step / 100, held) for step in range(101)]
        assert shares[0] == pytest.approx(0)
        assert shares[-1] == pytest.approx(0)
        assert max(shares) == pytest.approx(1, abs=0.01)
        assert max(abs(b - a) for a, b in pairwise(shares)) < 0.1


def test_a_settled_card_is_in_its_place(table: TableView, qtbot: QtBot) -> None:
    table.set_speed(0.1)
    with qtbot.waitSignal(table.settled):
        table.perform(
            [ev.CardsPlayed(1, ("7S",), "+7", None, 50, 57, "57")], seat_view(pile=("8H", "3C", "7S"))
        )
    item, spot = table.board.pile.items[2], table.board.layout.pile(2)
    assert (item.code, item.pos().x(), item.pos().y()) == ("7S", pytest.approx(spot.x), pytest.approx(spot.y))
    assert (item.rotation(), item.scale()) == (spot.turn, 1.0)


def test_no_frame_shows_the_table_twice(table: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    show, shown, by_frame = table.board.show_table, list[Look](), list[int]()
    monkeypatch.setattr(table.board, "show_table", lambda look: (shown.append(look), show(look)))

    def is_at_rest() -> bool:
        by_frame.append(len(shown))
        return not table.stage.busy

    table.set_speed(1)
    table.perform(deal(), seat_view(pile=("2C",)))
    move_on(table, is_at_rest)
    assert {after - before for before, after in pairwise(by_frame)} == {0, 1}
