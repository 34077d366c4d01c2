"""Changes on the table don't jump: things fade in place, cards turn or fly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import HIDDEN
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.ui.table.items.cached_item import CachedItem
from cardtable.ui.table.table_view import TableView
from tests.ui.drawing.pixels import alike
from tests.ui.table.tables import OWN, move_on, seat_view, seats
from tests.ui.table.test_step_effects import deal

SLOW = 40.0
"""A pace at which nothing has moved yet, however busy the machine is."""


@pytest.fixture
def played(table: TableView) -> TableView:
    """A table after a play, at a slow pace from then on."""
    table.perform([ev.CardsPlayed(1, ("KD",), "+10", None, 50, 60, "60")], seat_view(total=60))
    table.complete()
    table.grab()
    table.set_speed(SLOW)
    return table


def seen(table: TableView, place: QRect) -> QImage:
    return table.grab(place).toImage().convertToFormat(QImage.Format.Format_RGB32)


def list_of(table: TableView) -> QRect:
    """Return the place of the list of moves."""
    rows = table.board.drawer.rows
    return rows.mapRectToScene(rows.boundingRect()).toAlignedRect()


def pile_of(table: TableView) -> QRect:
    """Return the middle of the top card of the pile, without shadows."""
    spot = table.board.layout.pile(0)
    half = round(spot.width * 0.3)
    return QRect(round(spot.x) - half, round(spot.y) - half, 2 * half, 2 * half)


def plaque_of(table: TableView) -> QRect:
    """Return the place of your plaque, which shows the turn."""
    return table.board.plaques[0].sceneBoundingRect().toAlignedRect()


@pytest.mark.parametrize("place", [list_of, plaque_of])
def test_a_new_deal_clears_the_list_and_the_turn_gradually(
    played: TableView, place: Callable[[TableView], QRect]
) -> None:
    rect = place(played)
    before = seen(played, rect)
    played.perform(deal(), seat_view(turn=1, pile=("2C",)))
    assert alike(seen(played, rect), before)
    played.stage.hurry()
    assert not alike(seen(played, rect), before)


@pytest.mark.slow("the same cards set off in quicker tests")
def test_the_cards_of_the_pile_leave_it_in_their_order(table: TableView) -> None:
    cards = ("2C", "KD", "5H", "9S", "QH", "7C")
    # Items of earlier flights are reused, in any order.
    for _ in range(4):
        table.set_speed(1.0)
        for number in range(len(cards)):
            played = [ev.CardsPlayed(1, cards[number : number + 1], "+1", None, 59, 60, "60")]
            table.perform(played, seat_view(total=60, pile=cards[: number + 1]))
            table.complete()
        table.grab()
        table.set_speed(SLOW)
        before = seen(table, pile_of(table))
        table.perform(deal(), seat_view(pile=("2C",)))
        assert alike(seen(table, pile_of(table)), before)
        table.complete()


def test_half_way_the_picture_is_between_old_and_new(played: TableView) -> None:
    rows, rect = played.board.drawer.rows, list_of(played)
    before = seen(played, rect)
    played.perform(deal(), seat_view(pile=("2C",)))
    rows.set_progress(0.5)
    middle = seen(played, rect)
    rows.set_progress(1.0)
    after = seen(played, rect)
    spots = [(x, y) for x in range(0, rect.width(), 7) for y in range(0, rect.height(), 7)]
    for at in spots:
        ends = sorted(image.pixelColor(*at).lightness() for image in (before, after))
        assert ends[0] - 2 <= middle.pixelColor(*at).lightness() <= ends[1] + 2
    assert before != middle != after


@pytest.mark.parametrize("how", ["still", "off", "a click"])
def test_without_motion_or_after_a_click_the_change_is_there_at_once(played: TableView, how: str) -> None:
    played.set_reduced_motion(how == "still")
    if how == "off":
        played.set_speed(0)
    rect = list_of(played)
    before = seen(played, rect)
    played.perform(deal(), seat_view(pile=("2C",)))
    if how != "still":
        played.complete()
    assert not alike(seen(played, rect), before)


def test_no_item_of_an_animation_stays_in_the_scene(played: TableView) -> None:
    played.set_speed(1)
    many = []
    for _ in range(3):
        # Only what was painted before fades out.
        played.grab()
        played.perform(deal(), seat_view(pile=("2C",)))
        played.grab()
        move_on(played, lambda: not played.busy)
        played.sit(seats(4), "Made up", "4 seats", seat_view(), (), 3)
        many.append(len(played.scene().items()))
    assert len(set(many)) == 1


def nobody_looks(total: int = 60) -> object:
    return replace(seat_view(total=total, turn=1), seat=None, hand=())


def faces(table: TableView) -> list[str]:
    """Return the cards of your hand as their pictures show them."""
    return [card.item.code for card in table.board.hand.cards if card is not None]


def test_your_hand_turns_face_down_gradually(played: TableView) -> None:
    played.show_position(nobody_looks())
    assert played.board.hand.codes == (HIDDEN,) * 5
    assert faces(played) == [*OWN]
    played.stage.hurry()
    assert faces(played) == [HIDDEN] * 5


@pytest.mark.parametrize("how", ["still", "off"])
def test_without_motion_your_hand_is_face_down_at_once(played: TableView, how: str) -> None:
    played.set_reduced_motion(how == "still")
    if how == "off":
        played.set_speed(0)
    played.show_position(nobody_looks())
    assert faces(played) == [HIDDEN] * 5


@pytest.mark.parametrize("how", ["another seat", "another deal"])
def test_a_turning_hand_shows_no_face_once_other_cards_come(played: TableView, how: str) -> None:
    played.show_position(nobody_looks())
    assert faces(played) == [*OWN]
    if how == "another seat":
        played.show_position(nobody_looks(), bottom=2)
    else:
        hands = ((HIDDEN,) * 4,) * 4
        fresh: list[AnyEvent] = [
            ev.DealStarted(3, 1, 2, 1, hands, (HIDDEN,) * 30, (), 2, (3,) * 4, (0, 1, 2, 3))
        ]
        played.perform(fresh, nobody_looks(2))
        played.stage._advance(played.stage._now() + 1)
    assert not {*OWN} & {*faces(played)}
    assert all(card is None or card.item.transform().isIdentity() for card in played.board.hand.cards)


def test_no_card_is_ringed_when_the_deal_is_over(table: TableView, qtbot: QtBot) -> None:
    qtbot.keyClick(table, Qt.Key.Key_Right)
    card = table.board.hand.cards[table.board.hand.focus or 0]
    assert card.item._look[-1] == "focus"
    table.perform([ev.DealEnded("stuck", (1,), (), 97, 2)], seat_view(phase="between", total=97))
    table.complete()
    assert [card.item._look[-1] for card in table.board.hand.cards if card is not None] == [""] * 5
    table.perform(deal(), seat_view(pile=("2C",)))
    table.complete()
    qtbot.keyClick(table, Qt.Key.Key_Right)
    assert [card.item._look[-1] for card in table.board.hand.cards if card is not None].count("focus") == 1


def test_the_picture_of_a_fading_button_has_a_transparent_corner(table: TableView) -> None:
    table.perform([ev.DealEnded("stuck", (1,), (), 97, 2)], seat_view(phase="between", total=97))
    table.complete()
    assert table.frame.go_on.isVisible()
    picture = table.frame.go_on.picture().toImage()
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(picture.width() // 2, picture.height() // 2).alpha() > 250


def test_at_one_and_a_half_a_change_fades_over_the_former_picture(table: TableView) -> None:
    image = QImage(table.size() * 1.5, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(1.5)
    with QPainter(image) as painter:
        table.scene().render(painter, QRectF(table.rect()), QRectF(table.rect()))
    painted = [item for item in table.scene().items() if isinstance(item, CachedItem) and item.seen]
    assert painted
    assert [item for item in painted if item.seen is None or not item.lies_as(item.seen)] == []
