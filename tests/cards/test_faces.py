"""The orders in which a hand can be shown."""

from __future__ import annotations

from cardtable.cards.faces import (
    AS_DEALT,
    BY_SUIT,
    BY_VALUE,
    HIDDEN,
    ORDERS,
    arranged,
    following,
    order_for,
    place_for,
)
from tests.rows import rows

DEALT = ("10S", "3H", "KD", "AC", "3S", "JH", "JK1")


@rows(
    "order, shown",
    [
        (BY_VALUE, ("AC", "3S", "3H", "10S", "JH", "KD", "JK1")),
        (BY_SUIT, ("3S", "10S", "3H", "JH", "KD", "AC", "JK1")),
        (AS_DEALT, DEALT),
    ],
)
def test_a_hand_is_shown_in_the_chosen_order(order: str, shown: tuple[str, ...]) -> None:
    assert arranged(DEALT, order) == shown


def test_numbers_of_a_special_pack_are_sorted_and_come_first() -> None:
    dealt = ("SKIP", "N12", "N2", "DRAW2", "N10", "DRAW1", "TO21", "TO0")
    assert arranged(dealt, BY_VALUE) == ("N2", "N10", "N12", "DRAW1", "DRAW2", "SKIP", "TO0", "TO21")
    assert arranged(dealt, BY_SUIT) == arranged(dealt, BY_VALUE)


@rows("unseen", [HIDDEN, ""])
@rows("order", ORDERS)
def test_a_new_card_takes_its_place_and_unseen_cards_stay_last(order: str, unseen: str) -> None:
    hand: tuple[str, ...] = (unseen, unseen)
    for card in DEALT:
        place = place_for(card, hand, order)
        hand = (*hand[:place], card, *hand[place:])
    if order == AS_DEALT:
        assert hand == (unseen, unseen, *DEALT)
    else:
        assert hand == (*arranged(DEALT, order), unseen, unseen)


def test_small_hands_stay_as_they_are_dealt() -> None:
    assert order_for(BY_VALUE, 5) == AS_DEALT
    assert order_for(BY_VALUE, 6) == BY_VALUE


def test_each_order_follows_another() -> None:
    assert [following(order) for order in ORDERS] == [BY_SUIT, AS_DEALT, BY_VALUE]
