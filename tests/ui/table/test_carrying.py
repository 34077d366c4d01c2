"""Cards in the hand are lifted, carried and dropped on the pile or elsewhere, with mouse and finger."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.game import events as ev
from cardtable.game.moves import Play
from cardtable.ui.table.items.hand import HandCard
from cardtable.ui.table.motion.choreography import plan
from cardtable.ui.table.motion.look import look_of
from cardtable.ui.table.motion.score import Flight
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.motion.stage import CLOCK
from cardtable.ui.table.places.layout import Layout, Spot
from cardtable.ui.table.table_view import TableView
from tests.ui.table.tables import seat_view, seats

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton

FOUR, SEVEN, ACE = 0, 1, 2
"""Places of these cards in the hand of the fixture `table`."""


class Pointer:
    """A mouse at one table, which moves in small steps."""

    def __init__(self, table: TableView) -> None:
        """Start in a corner, so that a card rises as the mouse gets there."""
        self.table, self.at = table, QPoint(0, 0)
        QTest.mouseMove(table.viewport(), self.at)

    def card(self, index: int) -> HandCard:
        card = self.table.board.hand.cards[index]
        assert card is not None
        return card

    def press(self, index: int) -> None:
        rest = self.card(index).rest
        self.at = QPoint(round(rest.x - 30), round(rest.y))
        QTest.mouseMove(self.table.viewport(), self.at)
        QTest.mousePress(self.table.viewport(), LEFT, pos=self.at)

    def go(self, goal: QPoint) -> None:
        start = self.at
        for step in range(1, 11):
            self.at = start + (goal - start) * step / 10
            QTest.mouseMove(self.table.viewport(), self.at)

    def release(self) -> None:
        QTest.mouseRelease(self.table.viewport(), LEFT, pos=self.at)

    @property
    def pile(self) -> QPoint:
        x, y, _, _ = self.table.board.layout.pile(0)
        return QPoint(round(x), round(y))

    @property
    def aside(self) -> QPoint:
        """Return a place below the felt, right of the hand."""
        layout = self.table.board.layout
        return QPoint(round(layout.center.x + 420), round(layout.hand_y))

    def drag(self, index: int, goal: QPoint) -> None:
        self.press(index)
        self.go(goal)
        self.release()


@pytest.fixture
def pointer(table: TableView) -> Pointer:
    return Pointer(table)


@pytest.fixture
def plays(table: TableView) -> list[Play]:
    found: list[Play] = []
    table.play_chosen.connect(found.append)
    return found


def is_back_in_hand(pointer: Pointer) -> bool:
    hand, layout = pointer.table.board.hand, pointer.table.board.layout
    spots = [layout.hand_spot(index, len(hand.cards)) for index in range(len(hand.cards))]
    return not hand.carried and [pointer.card(i).rest for i in range(len(hand.cards))] == spots


def test_the_pile_is_ringed_while_a_playable_card_is_over_it(pointer: Pointer) -> None:
    light = pointer.table.chooser.choice_view.pile_light
    pointer.press(SEVEN)
    for goal, ringed in ((pointer.aside, False), (pointer.pile, True), (pointer.aside, False)):
        pointer.go(goal)
        assert light.isVisible() is ringed
    pointer.go(pointer.pile)
    pointer.release()
    assert not light.isVisible()


def test_a_press_alone_plays_nothing(pointer: Pointer, plays: list[Play]) -> None:
    pointer.press(SEVEN)
    assert plays == []
    pointer.release()
    assert [play.cards for play in plays] == [("7D",)]


def test_a_card_dropped_on_the_pile_is_played(pointer: Pointer, plays: list[Play]) -> None:
    pointer.press(SEVEN)
    pointer.go(pointer.pile)
    assert plays == []
    pointer.release()
    assert [(play.cards, play.total) for play in plays] == [(("7D",), 57)]


def test_a_card_dropped_on_the_middle_of_the_felt_is_played(pointer: Pointer, plays: list[Play]) -> None:
    x, y = pointer.table.board.layout.center
    pointer.drag(SEVEN, QPoint(round(x - 200), round(y + 90)))
    assert [play.cards for play in plays] == [("7D",)]


def test_a_card_dropped_elsewhere_goes_back(pointer: Pointer, plays: list[Play]) -> None:
    pointer.drag(SEVEN, pointer.aside)
    assert plays == []
    assert is_back_in_hand(pointer)
    assert pointer.card(SEVEN).now == pointer.card(SEVEN).rest


def test_a_carried_card_follows_the_pointer_and_the_hand_closes_up(pointer: Pointer) -> None:
    pointer.press(SEVEN)
    before = pointer.card(SEVEN).now
    pointer.go(pointer.aside - QPoint(0, 200))
    moved = pointer.at - QPoint(round(pointer.card(SEVEN).rest.x - 30), round(pointer.card(SEVEN).rest.y))
    now = pointer.card(SEVEN).now
    assert (round(now.x - before.x), round(now.y - before.y)) == (moved.x(), moved.y())
    layout = pointer.table.board.layout
    assert [pointer.card(i).rest for i in (0, 2, 3, 4)] == [layout.hand_spot(i, 4) for i in range(4)]
    assert pointer.table.board.dial.ghosts == (57,)
    pointer.release()


def test_the_score_of_a_dropped_card_starts_where_it_was_dropped() -> None:
    before = look_of(seat_view())
    layout, spot = Layout(1440, 900, 4), Spot(700, 400, 122, 3)
    played = ev.CardsPlayed(0, ("7D",), "+7", None, 50, 57, "57")
    score = plan([played], before, layout, 0, Pace(), let_go=[("7D", spot)])
    flight = next(step for step in score.steps if isinstance(step, Flight))
    assert (flight.origin, flight.goal) == (spot, layout.pile(2))
    slow = plan([played], before, layout, 0, Pace())
    assert score.length < slow.length
    assert [cue.sound for cue in score.cues if cue.sound.startswith("card")] == ["card_land"]


def test_the_table_starts_the_flight_where_the_card_was_dropped(
    pointer: Pointer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, emitted = pointer.table, []
    table.play_chosen.connect(
        lambda play: table.perform(
            [ev.CardsPlayed(0, play.cards, "+7", None, 50, 57, "57")], seat_view(turn=1)
        )
    )
    begin = table._effects.begin
    monkeypatch.setattr(table._effects, "begin", lambda step: (emitted.append(step), begin(step))[1])
    table.set_speed(0.2)
    pointer.drag(SEVEN, pointer.pile)
    flight = next(step for step in emitted if isinstance(step, Flight))
    assert abs(flight.origin.x - pointer.pile.x()) < 60
    assert "7D" not in table.board.hand.codes
    assert not table.board.hand.carried


def test_a_dropped_card_with_two_values_waits_over_the_pile(
    pointer: Pointer, plays: list[Play], qtbot: QtBot
) -> None:
    table = pointer.table
    pointer.drag(ACE, pointer.pile)
    assert plays == []
    assert table.board.popover.is_open
    assert table.board.hand.carried == {ACE: table.board.layout.over_pile}
    qtbot.keyClick(table, Qt.Key.Key_2)
    assert [play.total for play in plays] == [61]


@pytest.mark.parametrize("by", ["escape", "click"])
def test_a_waiting_card_goes_back_without_an_answer(
    pointer: Pointer, plays: list[Play], qtbot: QtBot, by: str
) -> None:
    pointer.drag(ACE, pointer.pile)
    if by == "escape":
        qtbot.keyClick(pointer.table, Qt.Key.Key_Escape)
    else:
        qtbot.mouseClick(pointer.table.viewport(), LEFT, pos=pointer.aside)
    assert not pointer.table.board.popover.is_open
    assert plays == []
    assert is_back_in_hand(pointer)


def test_a_card_that_does_not_fit_goes_back_and_says_why(pointer: Pointer, plays: list[Play]) -> None:
    table = pointer.table
    table.sit(seats(4), "Made up", "", seat_view(total=95), ())
    pointer.drag(SEVEN, pointer.pile)
    assert plays == []
    assert table.chooser.choice_view.line.string == "The 7 would make 102: over 99"
    assert is_back_in_hand(pointer)


@pytest.mark.parametrize("by", ["escape", "right", "cover", "size", "another table", "hidden"])
def test_any_interruption_puts_a_carried_card_back(
    pointer: Pointer, plays: list[Play], qtbot: QtBot, by: str
) -> None:
    table = pointer.table
    does: dict[str, Callable[[], object]] = {
        "escape": lambda: qtbot.keyClick(table, Qt.Key.Key_Escape),
        "right": lambda: qtbot.mouseClick(table.viewport(), RIGHT, pos=pointer.at),
        "cover": lambda: table.setEnabled(False),
        "size": lambda: table.resize(1200, 800),
        "another table": lambda: table.sit(seats(4), "Made up", "", seat_view(), ()),
        "hidden": table.hide,
    }
    pointer.press(SEVEN)
    pointer.go(pointer.pile)
    assert table.board.hand.carried
    does[by]()
    assert is_back_in_hand(pointer)
    pointer.go(pointer.pile + QPoint(40, 0))
    pointer.release()
    assert is_back_in_hand(pointer)
    assert plays == []


def test_out_of_turn_nothing_can_be_lifted(pointer: Pointer, plays: list[Play]) -> None:
    pointer.table.sit(seats(4), "Made up", "", seat_view(turn=2), ())
    pointer.press(SEVEN)
    pointer.go(pointer.pile)
    assert not pointer.table.board.hand.carried
    pointer.release()
    assert plays == []


def test_a_mouse_button_released_elsewhere_drops_the_card(pointer: Pointer, plays: list[Play]) -> None:
    pointer.press(SEVEN)
    pointer.go(pointer.pile)
    pointer.table.chooser.lose_button()
    assert is_back_in_hand(pointer)
    pointer.release()
    assert plays == []


SEVENS = ("AS", "7D", "7H", "2S")
TOGETHER = (
    Play(("AS",), "+1", 51), Play(("7D",), "+7", 57), Play(("7H",), "+7", 57), Play(("2S",), "+2", 52),
    Play(("7D", "7H"), "+7", 64),
)  # fmt: skip


def sit_with_sevens(table: TableView) -> None:
    view = replace(seat_view(hand=SEVENS), plays=TOGETHER, moves=TOGETHER, refused={})
    table.sit(seats(4), "Made up", "", view, ())


@pytest.mark.parametrize("grip", [1, 2])
def test_marked_cards_are_carried_and_played_together(pointer: Pointer, plays: list[Play], grip: int) -> None:
    sit_with_sevens(pointer.table)
    for place in (1, 2):
        pointer.table.chooser.pick(place, marks=True)
    pointer.press(grip)
    pointer.go(pointer.pile)
    carried = pointer.table.board.hand.carried
    assert set(carried) == {1, 2}
    # The one that was gripped hangs straight; the other is beside it.
    assert carried[grip].turn == 0 != carried[3 - grip].turn
    pointer.release()
    assert [set(play.cards) for play in plays] == [{"7D", "7H"}]


def test_a_carried_card_is_played_with_the_marked_one(pointer: Pointer, plays: list[Play]) -> None:
    sit_with_sevens(pointer.table)
    pointer.table.chooser.pick(1, marks=True)
    pointer.drag(2, pointer.pile)
    assert [set(play.cards) for play in plays] == [{"7D", "7H"}]


def test_carrying_needs_no_second_click(pointer: Pointer, plays: list[Play]) -> None:
    pointer.table.chooser.two_clicks = True
    pointer.press(SEVEN)
    pointer.release()
    assert plays == []
    pointer.drag(SEVEN, pointer.pile)
    assert [play.cards for play in plays] == [("7D",)]


@pytest.fixture(scope="session")
def screen() -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


def touch(table: TableView, screen: QPointingDevice, *way: QPoint) -> None:
    """Put a finger down at the first point, move it over the others, and lift it at the last."""
    widget = table.viewport()
    QTest.touchEvent(widget, screen).press(0, way[0], widget)
    for point in way[1:]:
        QTest.touchEvent(widget, screen).move(0, point, widget)
    QTest.touchEvent(widget, screen).release(0, way[-1], widget)


def test_a_tap_plays_and_a_finger_carries(
    pointer: Pointer, plays: list[Play], screen: QPointingDevice
) -> None:
    x, y, _, _ = pointer.card(SEVEN).rest
    at = QPoint(round(x - 30), round(y))
    touch(pointer.table, screen, at)
    assert [play.cards for play in plays] == [("7D",)]
    touch(pointer.table, screen, at, at + (pointer.pile - at) / 2, pointer.pile)
    assert [play.cards for play in plays] == [("7D",), ("7D",)]
    touch(pointer.table, screen, at, at + (pointer.aside - at) / 2, pointer.aside)
    assert len(plays) == 2
    assert is_back_in_hand(pointer)


def test_a_card_leans_while_it_moves_and_then_comes_to_rest(pointer: Pointer, qtbot: QtBot) -> None:
    table = pointer.table
    table.set_speed(0.3)
    pointer.press(SEVEN)
    pointer.go(pointer.aside)
    assert pointer.card(SEVEN).now.turn > 1
    beat = table.stage.findChild(QTimer, CLOCK)
    qtbot.waitUntil(lambda: not beat.isActive())
    assert pointer.card(SEVEN).now.turn == 0
    assert QPointF(*pointer.card(SEVEN).now[:2]) != QPointF(*pointer.card(SEVEN).rest[:2])
    pointer.release()


def test_reduced_motion_carries_a_card_upright(pointer: Pointer) -> None:
    pointer.table.set_speed(0.3)
    pointer.table.set_reduced_motion(True)
    pointer.press(SEVEN)
    pointer.go(pointer.aside)
    assert pointer.card(SEVEN).now.turn == 0
    pointer.release()


def test_of_two_equal_cards_the_carried_one_is_played(pointer: Pointer) -> None:
    table = pointer.table
    table.sit(seats(4), "Made up", "", seat_view(hand=("7D", "2S", "7D")), ())
    pointer.press(2)
    pointer.go(pointer.pile)
    staying = pointer.card(0).item
    table.board.hand.show_cards(("2S", "7D"), glide=False)
    assert pointer.card(1).item is staying
    pointer.release()


def test_a_card_put_back_glides_over_the_others_to_its_place(table: TableView, pointer: Pointer) -> None:
    table.set_speed(40)
    pointer.press(SEVEN)
    pointer.go(QPoint(pointer.at.x(), pointer.at.y() - 120))
    aloft = pointer.card(SEVEN).now
    pointer.go(QPoint(pointer.at.x(), pointer.at.y() + 110))
    let_go = pointer.card(SEVEN).now
    assert let_go != aloft
    pointer.release()
    card, others = pointer.card(SEVEN), [pointer.card(FOUR), pointer.card(ACE)]
    # The glide has hardly begun, and no other card covers it.
    assert abs(card.now.y - let_go.y) < abs(card.rest.y - let_go.y) / 4
    assert all(card.item.zValue() > other.item.zValue() for other in others)
    table.stage.hurry()
    assert card.now in (card.rest, table.board.layout.lifted(card.rest))
    table.board.hand.set_pointer(None)
    table.stage.hurry()
    assert card.now == card.rest
    assert card.item.zValue() < pointer.card(ACE).item.zValue()


def test_a_hand_removed_while_it_closes_up_leaves_no_animation(qtbot: QtBot, table: TableView) -> None:
    hand = table.board.hand
    table.set_speed(1)
    hand.show_cards(hand.codes[1:], glide=True)
    assert table.stage._beat.isActive()
    hand.show_cards((), glide=True)
    qtbot.waitUntil(lambda: not table.stage._beat.isActive())
