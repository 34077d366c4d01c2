"""A large hand is sorted, and picture, keys and screen reader use the same order."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice
from cardtable.cards.faces import AS_DEALT, BY_SUIT, BY_VALUE, HIDDEN, arranged
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Play
from cardtable.ui.table.motion.choreography import plan
from cardtable.ui.table.motion.look import GAP, look_of
from cardtable.ui.table.motion.score import Flight, Score, Show
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.unseen_table import Kind, Stop
from tests.ui.table.tables import SIZES, seat_view, seats, shown_table

DEALT = ("10S", "3H", "KD", "AC", "3S", "JH", "7D")
VALUE = ("AC", "3S", "3H", "7D", "10S", "JH", "KD")
SUIT = ("3S", "10S", "3H", "JH", "7D", "KD", "AC")
LAYOUT = Layout(1440, 900, 4)


def sit(table: TableView, order: str) -> None:
    table.set_hand_order(order)
    table.sit(seats(4), "Made up", "4 seats", seat_view(hand=DEALT), (), 3)


def read_out(table: TableView) -> list[str]:
    stops = [stop for stop in table.findChildren(Stop) if stop.kind is Kind.CARD]
    return [stop.accessibleName().split(",")[0] for stop in sorted(stops, key=lambda stop: stop.x())]


def test_keys_and_screen_readers_use_the_order_of_the_hand(table: TableView, qtbot: QtBot) -> None:
    sit(table, BY_VALUE)
    assert table.board.hand.codes == VALUE
    assert read_out(table)[:3] == ["ace of clubs", "3 of spades", "3 of hearts"]
    assert "ace of clubs, makes 51 or 61; 3 of spades, makes 53; 3 of h" in table.standing
    chosen: list[Play] = []
    table.play_chosen.connect(chosen.append)
    qtbot.keyClick(table, Qt.Key.Key_4)
    assert [play.cards for play in chosen] == [("7D",)]


def test_another_order_applies_at_once_and_keeps_the_focused_card(table: TableView, qtbot: QtBot) -> None:
    sit(table, BY_VALUE)
    hand = table.board.hand
    table.chooser.focus(2)
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert hand.focus is not None
    assert hand.codes[hand.focus] == "7D"
    for order, shown in ((BY_SUIT, SUIT), (AS_DEALT, DEALT), (BY_VALUE, VALUE)):
        table.set_hand_order(order)
        assert hand.codes == shown
        assert hand.codes[hand.focus] == "7D"
        assert hand.focus_visible
        assert all(card is not None and card.choice.playable for card in hand.cards)


def test_another_order_applies_to_a_hand_that_has_been_played_out(table: TableView) -> None:
    sit(table, BY_VALUE)
    table.chooser.focus(2)
    table.perform((), seat_view(hand=()))
    table.stage.finish()
    table.set_hand_order(BY_SUIT)
    table.show_position(seat_view(hand=DEALT))
    assert table.board.hand.codes == SUIT


def test_chances_are_on_their_own_cards_in_any_order(table: TableView) -> None:
    sit(table, BY_SUIT)
    chances = {card: (number + 1) / 10 for number, card in enumerate(DEALT)}
    table.show_hint(Advice(Play(("3H",), "+3", 53), chances=chances))
    assert [bar.chance for bar in table.board.bars.items] == [chances[card] for card in SUIT]


def score_of(*events: AnyEvent, hand: tuple[str, ...] = VALUE) -> Score:
    before = look_of(seat_view(hand=hand))
    return plan(events, before, LAYOUT, 0, Pace(), order=BY_VALUE)


def test_a_drawn_card_flies_to_its_place_among_the_others() -> None:
    hand = tuple(card for card in VALUE if card != "7D")
    score = score_of(ev.CardsDrawn(0, ("8S",)), hand=hand)
    (flight,) = [step for step in score.steps if isinstance(step, Flight)]
    assert flight.goal == LAYOUT.hand_spot(3, 7)
    gaps = [
        step.look.hand.index(GAP) for step in score.steps if isinstance(step, Show) if GAP in step.look.hand
    ]
    assert gaps == [3]
    assert score.last.hand == arranged((*hand, "8S"), BY_VALUE)


def test_a_dealt_hand_arrives_sorted() -> None:
    hidden = (HIDDEN,) * 7
    dealt = ev.DealStarted(
        deal=1, dealer=3, first=0, hands=(DEALT, hidden, hidden, hidden), stock=(HIDDEN,) * 24, pile=(), total=0,
        direction=1, tokens=(3,) * 4, in_deal=(0, 1, 2, 3),
    )  # fmt: skip
    assert score_of(dealt, hand=()).last.hand == VALUE


def test_the_totals_of_a_stuck_hand_are_on_their_cards() -> None:
    totals = (105, 98, None, 96, 98, 105, 102)
    stuck = ev.SeatStuck(0, DEALT, totals=totals)
    face_up = score_of(stuck).last.face_up
    assert dict(zip(face_up.cards, face_up.totals, strict=True)) == dict(zip(DEALT, totals, strict=True))
    assert face_up.cards == VALUE


def test_sorting_does_not_change_the_game(table: TableView) -> None:
    view = seat_view(hand=DEALT)
    before = replace(view)
    table.set_hand_order(BY_VALUE)
    table.show_position(view)
    assert table.board.hand.codes == VALUE
    assert view == before


def test_a_drawn_card_after_a_swap_of_hands_is_no_error(table: TableView) -> None:
    view = seat_view(hand=DEALT)
    table.set_hand_order(BY_VALUE)
    table.show_position(view, [ev.HandsExchanged(0, 2), ev.CardsDrawn(0, DEALT[:1])])
    assert table.board.hand.codes == VALUE


LARGEST = tuple(rank + suit for rank in ("A", "7", "10", "J") for suit in "SHDC")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_no_preview_covers_another_in_large_hands(qtbot: QtBot, size: tuple[int, int], text: float) -> None:
    table = shown_table(qtbot, size, text)
    for count in (7, 10, 16):
        table.sit(seats(4), "Made up", "4 seats", seat_view(hand=LARGEST[:count], total=55), (), 3)
        pills = [card.pill for card in table.board.hand.cards if card is not None]
        assert len(pills) == count
        assert all(pill.isVisible() for pill in pills)
        for pill, other in combinations(pills, 2):
            assert not pill.body.intersects(other.body), (pill.string, other.string)


@pytest.mark.parametrize("count", [7, pytest.param(10, marks=pytest.mark.slow("between the others")), 16])
def test_a_raised_card_covers_no_preview(table: TableView, qtbot: QtBot, count: int) -> None:
    table.sit(seats(4), "Made up", "4 seats", seat_view(hand=LARGEST[:count], total=55), (), 3)
    hand = table.board.hand
    held = [card for card in hand.cards if card is not None]
    table.chooser.focus(0)
    for _ in held:
        qtbot.keyClick(table, Qt.Key.Key_Right)
        assert hand.focus is not None
        risen = held[hand.focus]
        assert risen.goal.y < risen.rest.y
        assert all(card.pill.zValue() > risen.item.zValue() for card in held)


def test_a_card_can_leave_the_hand_while_it_rises(table: TableView, qtbot: QtBot) -> None:
    table.set_speed(1)
    hand = table.board.hand
    hand.set_pointer(1)
    rising = hand.cards[1]
    before = rising.now
    hand.show_cards(tuple(code for code in hand.codes if code != rising.code), glide=True)
    qtbot.waitUntil(lambda: rising.now != before)
