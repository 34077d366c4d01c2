"""The table for screen readers and Tab: invisible widgets that match what is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.game import events as ev
from cardtable.game.moves import Decline, Play, Sneak
from cardtable.rules.catalog import catalog
from cardtable.rules.prose.text import card_values
from cardtable.ui.table.choice.choice import Step
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.unseen_table import Kind, Stop
from tests.ui.readers import button, hear, name_of, named, nodes, press
from tests.ui.table.tables import OWN, seat_view, seats

Key = Qt.Key
Role = QAccessible.Role


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    view = TableView()
    view.set_speed(0)
    qtbot.addWidget(view)
    view.resize(1440, 900)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    values = card_values(catalog().resolve("ninety-nine"))
    view.sit(seats(4), "Made up", "4 seats", seat_view(total=95), values, 3)
    return view


def said(table: TableView, role: QAccessible.Role) -> list[str]:
    return [node.text(QAccessible.Text.Name) for node in nodes(table) if node.role() == role]


def focused(table: TableView) -> QWidget | None:
    return table.window().focusWidget()


def stops(table: TableView, qtbot: QtBot, ahead: bool = True) -> list[QWidget]:
    """Return the stops of Tab, once round from the table itself."""
    table.setFocus()
    found: list[QWidget] = []
    while True:
        qtbot.keyClick(focused(table) or table, Key.Key_Tab if ahead else Key.Key_Backtab)
        at = focused(table)
        assert at is not None
        if at in found:
            return found
        found.append(at)


def kinds(found: list[QWidget]) -> list[Kind]:
    return [at.kind for at in found if isinstance(at, Stop)]


def test_a_screen_reader_finds_everything_on_the_table(table: TableView) -> None:
    buttons, texts = said(table, Role.Button), said(table, Role.StaticText)
    assert "4 of spades, makes 99" in buttons
    assert "7 of diamonds, can't be played: would make 102, over 99" in buttons
    assert "ace of hearts, makes 96" in buttons
    assert "Stock: 20 cards" in buttons
    assert "You, 3 of 3 tokens left, 5 cards, to play" in texts
    assert "Olive, 3 of 3 tokens left, 5 cards, next" in texts
    assert "Running total 95, limit 99, 4 left, play goes clockwise" in texts
    assert "Pile: 3 of clubs, top of 2 cards" in texts
    assert {"Menu", "Rules", "New game", "Settings"} <= set(buttons)
    assert "Moves" in said(table, Role.List)


@pytest.mark.parametrize("long", [False, True])
def test_the_tokens_of_a_team_are_announced_once_with_the_total(table: TableView, long: bool) -> None:
    table.set_line(0 if long else None, 99)
    table.sit(seats(4), "", "", seat_view(tokens=(1, 1, 1, 1), is_team=True), (), tokens_at_start=2)
    (tokens,) = (line for line in said(table, Role.StaticText) if "tokens" in line)
    assert tokens == "Running total 50, limit 99, 49 left, play goes clockwise, 1 of 2 tokens left"


def test_each_stop_of_a_card_is_at_the_card(table: TableView) -> None:
    for card, stop in zip(table.board.hand.cards, table.unseen.cards, strict=True):
        middle = QAccessible.queryAccessibleInterface(stop).rect().center()
        seen = table.viewport().mapFromGlobal(middle)
        assert abs(seen.x() - card.rest.x) <= 2
        assert abs(seen.y() - card.rest.y) <= 2


def test_the_invisible_widgets_are_not_painted_and_take_no_clicks(table: TableView) -> None:
    painted: list[object] = []

    class Spy(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                painted.append(watched)
            return False

    spy = Spy()
    for stop in (*table.unseen.cards, table.unseen.total, table.unseen.moves):
        stop.installEventFilter(spy)
    table.viewport().repaint()
    assert painted == []
    spot = table.unseen.cards[0].geometry().center()
    assert not isinstance(table.viewport().childAt(spot), Stop)


def test_tab_goes_from_the_hand_over_the_table_and_comes_round(table: TableView, qtbot: QtBot) -> None:
    there = stops(table, qtbot)
    assert kinds(there) == [Kind.CARD, Kind.SEAT, Kind.TOTAL, Kind.STOCK, Kind.PILE, Kind.MOVES, Kind.VALUES]
    names = [at.accessibleName() for at in there if not isinstance(at, Stop)]
    assert names[0] == "Menu"
    assert "New game" in names
    back = stops(table, qtbot, ahead=False)
    assert back == there[::-1]


def test_arrows_go_within_a_group(table: TableView, qtbot: QtBot) -> None:
    there = stops(table, qtbot)
    seat, stock = table.unseen.seats[0], table.unseen.stock
    seat.setFocus()
    qtbot.keyClick(seat, Key.Key_Right)
    assert focused(table) is table.unseen.seats[1]
    qtbot.keyClick(table.unseen.seats[1], Key.Key_Left)
    qtbot.keyClick(table.unseen.seats[0], Key.Key_Left)
    assert focused(table) is table.unseen.seats[3]
    assert table.unseen.seats[3] in stops(table, qtbot)
    stock.setFocus()
    qtbot.keyClick(stock, Key.Key_Down)
    assert focused(table) is table.unseen.pile
    assert len(there) == len(set(there))


def test_card_values_are_read_as_sentences(table: TableView) -> None:
    assert {"ace: +1 or +11.", "four: reverse.", "jack, queen: +10."} <= set(
        said(table, QAccessible.Role.ListItem)
    )


def test_tab_goes_on_from_where_the_arrows_were(table: TableView, qtbot: QtBot) -> None:
    cards = table.unseen.cards
    cards[0].setFocus()
    for at in (0, 1):
        qtbot.keyClick(cards[at], Key.Key_Right)
    assert table.focusNextPrevChild(True)
    assert focused(table) not in cards
    assert table.focusNextPrevChild(False)
    assert focused(table) is cards[2]


def test_hand_and_other_stops_share_one_focus(table: TableView, qtbot: QtBot) -> None:
    hand, unseen = table.board.hand, table.unseen
    qtbot.keyClick(table, Key.Key_Right)
    assert focused(table) is unseen.cards[0]
    qtbot.keyClick(unseen.cards[0], Key.Key_Right)
    assert focused(table) is unseen.cards[1]
    assert (hand.focus, hand.focus_visible) == (1, True)
    unseen.total.setFocus()
    assert not hand.focus_visible
    assert unseen.ring.isVisible()
    unseen.cards[2].setFocus()
    assert (hand.focus, hand.focus_visible) == (2, True)
    assert not unseen.ring.isVisible()


@pytest.mark.parametrize(
    "kind", [Kind.CARD, Kind.SEAT, Kind.TOTAL, Kind.STOCK, Kind.PILE, Kind.MOVES, Kind.VALUES]
)
def test_the_focus_is_visible(table: TableView, qtbot: QtBot, kind: Kind) -> None:
    before = table.grab().toImage()
    stop = next(at for at in stops(table, qtbot) if isinstance(at, Stop) and at.kind is kind)
    stop.setFocus()
    assert table.grab().toImage() != before


def test_an_option_is_pressed(table: TableView, qtbot: QtBot) -> None:
    table.show_position(seat_view(total=50))
    plays: list[Play] = []
    table.play_chosen.connect(plays.append)
    press(qtbot, button(table, "ace of hearts"))
    assert table.chooser.choice.step is Step.OPTION
    assert focused(table) is table.unseen.options[0]
    assert name_of(named(table, "Ace")) == "Ace: +1 or +11?"
    press(qtbot, button(table, "+11, makes 61"))
    assert [play.total for play in plays] == [61]
    assert not [at for at in nodes(table) if name_of(at).startswith("+11")]


def test_an_option_that_sets_the_total_says_it_once(table: TableView, qtbot: QtBot) -> None:
    asked = seat_view(total=50)
    plays = (Play(("AH",), "+11", 61, marks=("reverse",)), Play(("AH",), "=99", 99))
    table.show_position(replace(asked, plays=plays, moves=plays))
    press(qtbot, button(table, "ace of hearts"))
    assert {"+11, reverse, makes 61", "makes 99"} < {name_of(at) for at in nodes(table)}


def test_arrows_lead_from_answer_to_answer(table: TableView, qtbot: QtBot) -> None:
    table.show_position(seat_view(total=50))
    qtbot.keyClicks(table, "3")
    options = table.unseen.options
    assert focused(table) is options[0]
    qtbot.keyClick(options[0], Key.Key_Right)
    assert focused(table) is options[1]
    assert table.chooser.choice.hot == 1
    assert Kind.CARD not in kinds(stops(table, qtbot))
    options[1].setFocus()
    been: list[object] = []
    QApplication.instance().focusChanged.connect(lambda _, now: been.append(now))
    qtbot.keyClick(options[1], Key.Key_Escape)
    QApplication.instance().focusChanged.disconnect()
    assert been == [table.unseen.cards[2]], "nothing else is read on the way back to the card"


@pytest.mark.parametrize("steps", [0, 1])
def test_escape_leads_back_to_the_card_that_enter_was_pressed_on(
    table: TableView, qtbot: QtBot, steps: int
) -> None:
    table.show_position(seat_view(total=50))
    table.setFocus()
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Return, *[Key.Key_Right] * steps):
        qtbot.keyClick(focused(table) or table, key)
    assert focused(table) is table.unseen.options[steps]
    qtbot.keyClick(focused(table) or table, Key.Key_Escape)
    assert focused(table) is table.unseen.cards[2]
    assert table.chooser.choice.step is Step.CARDS
    qtbot.keyClick(focused(table) or table, Key.Key_Return)
    assert focused(table) is table.unseen.options[0], "Enter asks again"


def test_another_card_can_be_pressed_while_a_question_is_open(table: TableView, qtbot: QtBot) -> None:
    table.show_position(seat_view(total=50))
    plays: list[Play] = []
    table.play_chosen.connect(plays.append)
    press(qtbot, button(table, "ace of hearts"))
    press(qtbot, button(table, "7 of diamonds"))
    assert [play.cards for play in plays] == [("7D",)]


def test_a_card_that_cannot_be_played_says_why_when_pressed(table: TableView, qtbot: QtBot) -> None:
    press(qtbot, button(table, "7 of diamonds"))
    assert table.chooser.choice_view.line.string == "The 7 would make 102: over 99"
    assert focused(table) is table.unseen.cards[1]


def test_a_number_of_a_card_that_cannot_be_played_says_why_once(
    table: TableView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch)
    table.setFocus()
    qtbot.keyClicks(table, "2")
    assert focused(table) is table.unseen.cards[1]
    assert "would make 102" in table.unseen.cards[1].accessibleName()
    assert heard == [], "the name of the card says it"
    qtbot.keyClicks(focused(table), "2")
    assert heard == ["The 7 would make 102: over 99"]


def test_a_covered_table_is_not_read_out(table: TableView) -> None:
    table.setEnabled(False)
    assert [node for node in nodes(table) if node.role() == Role.Button and "of" in name_of(node)] == []
    assert not any(stop.accessibleName() for stop in (*table.unseen.cards, table.unseen.pile))
    assert table.unseen.moves.count() == 0
    assert table.standing == ""
    table.setEnabled(True)
    assert named(table, "4 of spades")
    assert "Your hand: 4 of spades" in table.standing


def test_without_motion_the_table_is_read_out_once_for_all_moves_of_others(
    table: TableView, qtbot: QtBot
) -> None:
    cards, total = table.unseen.cards, table.unseen.total

    def turn_begins(seat: int, at: int) -> None:
        with qtbot.waitSignal(table.settled):
            table.perform([ev.TurnBegan(seat)], seat_view(turn=seat, total=at))

    for seat, at in enumerate((96, 97, 98), 1):
        turn_begins(seat, at)
        assert cards[0].accessibleName() == "4 of spades, makes 99"
        assert total.accessibleName().startswith("Running total 95")
    qtbot.keyClick(table, Key.Key_Right)
    assert cards[0].accessibleName() == "4 of spades"
    assert total.accessibleName().startswith("Running total 98")
    turn_begins(0, 96)
    assert cards[2].accessibleName() == "ace of hearts, makes 97"
    turn_begins(1, 97)
    table.show_position(seat_view(turn=1, total=50))
    assert total.accessibleName().startswith("Running total 50"), "another position is read out at once"


def test_the_focused_card_updates_its_place_on_your_turn(table: TableView, qtbot: QtBot) -> None:
    qtbot.keyClick(table, Key.Key_Right)
    places = []
    for view in (seat_view(turn=1, hand=OWN[:4]), seat_view(hand=OWN[:4])):
        table.show_position(view)
        table.unseen.cards[0].setFocus()
        table.unseen.catch_up()
        places.append([stop.accessibleDescription() for stop in table.unseen.cards[:2]])
    assert places == [["Card 1 of 5", "Card 2 of 4"], ["Card 1 of 4", "Card 2 of 4"]]


@pytest.mark.parametrize("is_heard", [False, True])
def test_with_a_screen_reader_a_card_can_be_played_during_an_animation(
    table: TableView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, is_heard: bool
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: is_heard)
    plays: list[Play] = []
    table.play_chosen.connect(plays.append)
    table.set_speed(1)
    table.perform([ev.CardsPlayed(3, ("2H",), "+2", None, 50, 52, ""), ev.TurnBegan(0)], seat_view(total=52))
    assert table.busy
    qtbot.keyClick(table, Key.Key_1)
    assert not table.busy
    assert [play.cards for play in plays] == [("4S",)] * is_heard


def test_the_list_of_moves_starts_at_the_latest_and_then_stays(table: TableView, qtbot: QtBot) -> None:
    moves = table.unseen.moves
    for seat, total in enumerate((70, 75), 1):
        play = ev.CardsPlayed(seat, ("5H",), "+5", None, total, total + 5, "")
        with qtbot.waitSignal(table.settled):
            table.perform([play], seat_view(total=total + 5))
    assert moves.currentRow() == -1, "each change of the row would be read out"
    moves.setFocus()
    assert moves.currentRow() == moves.count() - 1 == 1
    qtbot.keyClick(moves, Key.Key_Up)
    with qtbot.waitSignal(table.settled):
        table.perform([ev.CardsPlayed(3, ("2H",), "+2", None, 80, 82, "")], seat_view(total=82))
    assert (moves.currentRow(), moves.count()) == (0, 3)


def test_an_onlooker_hears_no_cards(table: TableView) -> None:
    table.show_position(replace(seat_view(), seat=None, hand=(), plays=(), refused={}))
    hand = named(table, "Your hand")
    assert hand.childCount() == 0 or all(hand.child(n).state().invisible for n in range(hand.childCount()))
    assert not any(stop.accessibleName() or stop.accessibleDescription() for stop in table.unseen.cards)


def test_a_hand_that_lies_face_down_is_not_read_out(table: TableView) -> None:
    table.cover_hand(True)
    assert not any(stop.accessibleName() or stop.accessibleDescription() for stop in table.unseen.cards)
    assert "Your hand" not in table.standing
    table.cover_hand(False)
    assert named(table, "4 of spades")
    assert "Your hand: 4 of spades" in table.standing


def test_after_a_game_nothing_is_read_out_before_the_next(table: TableView) -> None:
    table.silence()
    assert table.standing == ""
    assert not any(stop.accessibleName() for stop in (*table.unseen.cards, table.unseen.pile))
    table.sit(seats(4), "Made up", "4 seats", seat_view(total=7), (), 3)
    assert "Running total 7" in table.standing


def test_buttons_of_a_question_update_their_names_and_lose_them_at_the_end(table: TableView) -> None:
    buttons = table.chooser.choice_view.buttons
    for code, name in (("4S", "Sneak in the 4 of spades"), ("AH", "Sneak in the ace of hearts")):
        moves = (Sneak(0, code), Decline(0))
        table.show_position(replace(seat_view(), turn=2, plays=(), refused={}, moves=moves))
        sneak = button(table, "Sneak")
        assert (name_of(sneak), sneak.text(QAccessible.Text.Description)) == (name, "S")
        assert [one.accessibleDescription() for one in buttons.shown] == ["S", "N"]
    table.show_position(replace(seat_view(), seat=None, hand=(), plays=(), refused={}, moves=()))
    texts = [text for one in buttons.made for text in (one.text(), one.accessibleName(), one.toolTip())]
    assert set(texts) == {""}


def test_the_moves_are_a_list(table: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.settled):
        table.perform([ev.CardsPlayed(3, ("3C",), "+3", None, 47, 50, "50"), ev.TurnBegan(0)], seat_view())
    moves = table.unseen.moves
    assert [moves.item(row).text() for row in range(moves.count())] == ["Pip, 3 of clubs, +3, 50"]
    table.toggle_moves()
    assert moves not in stops(table, qtbot)


@pytest.mark.parametrize(
    ("left", "has_stock", "lies"), [(0, True, True), (0, False, False), (20, False, True)]
)
def test_the_stock_is_mentioned_only_in_games_with_one(
    table: TableView, left: int, has_stock: bool, lies: bool
) -> None:
    view = replace(seat_view(total=95), stock_count=left, has_stock=has_stock)
    table.sit(seats(4), "Made up", "4 seats", view, (), 3)
    assert any(name.startswith("Stock") for name in said(table, Role.Button)) == lies
    assert bool(table.board.stock.words) == lies
    assert table.board.stock.toolTip() == "", "the stock shows its number"
    table.unseen.total.setFocus()
    table.unseen._go(table.unseen.total, 1)
    assert focused(table) is (table.unseen.stock if lies else table.unseen.pile)
