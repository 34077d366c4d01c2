"""The table as a person uses it: keys, clicks, questions, reasons, and words for screen readers."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QKeyEvent, QPainter, QPolygonF
from PySide6.QtWidgets import QApplication, QGraphicsScene, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import HIDDEN
from cardtable.game import engine
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Decline, Play, Sneak
from cardtable.game.sight.view import SeatView
from cardtable.game.sight.view import view as seen_from
from cardtable.game.table import Table
from cardtable.language import SPEECH, Card, word
from cardtable.rules.catalog import catalog
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.replay.replay_table import MIN_SIZE, ViewOnlyTable
from cardtable.ui.table.choice.choice import Choice, options_of
from cardtable.ui.table.choice.choice_view import card_choices
from cardtable.ui.table.choice.choice_words import option_text, popover_title
from cardtable.ui.table.items.center import DialHand
from cardtable.ui.table.items.drawer import MoveRows
from cardtable.ui.table.items.hand import Edge, HandCard, edge_of, preview, stake_of
from cardtable.ui.table.items.labels import Label
from cardtable.ui.table.items.open_hands import Tags
from cardtable.ui.table.items.plaques import Plaque
from cardtable.ui.table.motion.look import SeatInfo
from cardtable.ui.table.places.face_up import open_spots
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.words.narrator import move_lines
from cardtable.ui.table.words.sentences import hand_sentence, note_of, stake_words
from tests.ui.table.tables import OWN, SIZES, Painted, plays_at, seat_view, seats, shown_table

Key = Qt.Key


def turn_events() -> list[AnyEvent]:
    return [
        ev.CardsPlayed(3, ("3C",), "+3", None, 47, 50, "50"),
        ev.CardsDrawn(3, (HIDDEN,)),
        ev.TurnBegan(0),
    ]


def spot_of(table: TableView, index: int) -> QPoint:
    card = table.board.hand.cards[index]
    return QPoint(round(card.rest.x - 30), round(card.rest.y))


def chosen(table: TableView) -> list[Play]:
    found: list[Play] = []
    table.play_chosen.connect(found.append)
    return found


def test_enter_plays_the_card_that_the_arrows_chose(table: TableView, qtbot: QtBot) -> None:
    plays = chosen(table)
    qtbot.keyClick(table, Key.Key_Right)
    qtbot.keyClick(table, Key.Key_Right)
    qtbot.keyClick(table, Key.Key_Return)
    assert [(p.cards, p.total) for p in plays] == [(("7D",), 57)]


def test_arrows_go_round_the_hand(table: TableView, qtbot: QtBot) -> None:
    plays = chosen(table)
    qtbot.keyClick(table, Key.Key_Left)
    qtbot.keyClick(table, Key.Key_Left)
    qtbot.keyClick(table, Key.Key_Space)
    assert [p.cards for p in plays] == [("10S",)]


def test_a_digit_plays_that_card_of_the_hand(table: TableView, qtbot: QtBot) -> None:
    plays = chosen(table)
    qtbot.keyClick(table, Key.Key_4)
    assert [p.cards for p in plays] == [("QC",)]


def test_a_click_plays_the_card_under_it(table: TableView, qtbot: QtBot) -> None:
    plays = chosen(table)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, 1))
    assert [p.cards for p in plays] == [("7D",)]


def test_a_card_with_a_choice_asks_first(table: TableView, qtbot: QtBot) -> None:
    plays = chosen(table)
    qtbot.keyClick(table, Key.Key_3)
    assert plays == []
    assert table.board.popover.is_open
    qtbot.keyClick(table, Key.Key_2)
    assert [(p.cards, p.total) for p in plays] == [(("AH",), 61)]
    assert not table.board.popover.is_open


def test_escape_closes_the_question(table: TableView, qtbot: QtBot) -> None:
    plays = chosen(table)
    qtbot.keyClick(table, Key.Key_3)
    qtbot.keyClick(table, Key.Key_Escape)
    assert not table.board.popover.is_open
    assert plays == []


def test_arrows_and_enter_answer_the_question(table: TableView, qtbot: QtBot) -> None:
    plays = chosen(table)
    qtbot.keyClick(table, Key.Key_3)
    qtbot.keyClick(table, Key.Key_Right)
    qtbot.keyClick(table, Key.Key_Return)
    assert [p.total for p in plays] == [61]


def test_the_question_is_answered_by_a_click(table: TableView, qtbot: QtBot) -> None:
    plays = chosen(table)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, 2))
    popover = table.board.popover
    at = popover.mapToScene(popover.boundingRect().center()).toPoint()
    assert popover.is_open
    # The first option is left of the middle.
    at.setX(at.x() - 60)
    at.setY(at.y() + 4)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [p.total for p in plays] == [51]


def test_a_card_over_the_limit_is_dim_crossed_and_says_why(table: TableView, qtbot: QtBot) -> None:
    plays = chosen(table)
    table.sit(seats(4), "Made up", "", seat_view(total=97, hand=("7D", "2S")), ())
    card = table.board.hand.cards[0]
    assert not card.choice.playable
    qtbot.mouseMove(table.viewport(), spot_of(table, 0))
    line = table.chooser.choice_view.line
    assert line.isVisible()
    assert line.string == "The 7 would make 104: over 99"
    assert card.item.toolTip() == "", "a tip would say it twice, and cover the next card"
    assert preview(card.choice.plays, card.choice.refusal, Edge(99)) == ("104", "over", "close")
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, 0))
    qtbot.keyClick(table, Key.Key_1)
    assert plays == []


def pill_of(card: HandCard) -> QPolygonF:
    """Return where the words on a card are in the window."""
    pill = card.pill
    wide = paint.pill_width(pill.string, pill.size, pill.weight, pill.pad, pill.mark or None)
    box = QRectF(0, 0, wide, pill.height)
    box.moveCenter(pill.pos())
    return QPolygonF(box)


def index_of(card: HandCard) -> QPolygonF:
    """Return where the rank and suit in the corner of a card are."""
    face, wide = card.item.face(), card.item.width
    return card.item.mapToScene(
        QRectF(face.left() + 0.05 * wide, face.top() + 0.068 * wide, 0.17 * wide, 0.2 * wide)
    )


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_previews_do_not_cover_ranks_and_suits(qtbot: QtBot, size: tuple[int, int], text: float) -> None:
    table = shown_table(qtbot, size, text)
    for count in range(2, 9):
        hand = ("10S", "AH", "10H", "QC", "AS", "7D", "AD", "10C")[:count]
        plays = tuple(Play((card,), f"{value:+d}", 5 + value) for card in hand for value in (10, -10))
        view = replace(seat_view(), hand=hand, hand_sizes=(count, 5, 5, 5), plays=plays)
        table.sit(seats(4), "Made up", "", view, (), 3)
        cards = [card for card in table.board.hand.cards if card is not None]
        assert all(card.pill.isVisible() and "15 / −5" in card.pill.string for card in cards)
        for card in cards:
            assert not any(pill_of(one).intersects(index_of(card)) for one in cards), (card.code, count)


def test_a_card_that_makes_any_total_shows_its_range() -> None:
    plays = tuple(Play(("AS",), f"={total}", total) for total in range(101))
    assert preview(plays, None, Edge(100))[0] == "0 – 100"
    assert preview(plays[1:12:10], None, Edge(100))[0] == "1 / 11"


def test_the_wheel_turns_the_dial_by_its_steps_while_a_total_is_chosen(table: TableView) -> None:
    plays = tuple(Play(("AS",), f"={total}", total) for total in range(101))
    table.sit(seats(4), "Made up", "", replace(seat_view(), hand=("AS", "7D"), plays=plays), (), 3)
    assert not table.chooser.wheel(1), "nothing is chosen yet"
    table.chooser.take_card(0)
    (begun,) = table.chooser.choice.totals
    for steps, total in ((3, begun + 3), (-1, begun + 2), (0, begun + 2), (-200, 0)):
        assert table.chooser.wheel(steps) is bool(steps)
        assert table.chooser.choice.totals == (total,)


def test_of_two_cards_that_overlap_the_upper_one_is_under_the_pointer(table: TableView) -> None:
    hand = ("10S", "AH", "10H", "QC", "AS", "7D", "AD", "10C")
    view = replace(seat_view(), hand=hand, hand_sizes=(8, 5, 5, 5))
    table.sit(seats(4), "Made up", "", view, (), 3)
    lower, upper = [card.rest for card in table.board.hand.cards if card is not None][2:4]
    left = upper.x - upper.width / 2
    assert left < lower.x + lower.width / 2
    assert [table.board.hand.at(x, upper.y) for x in (left + 2, left - 2)] == [3, 2]


def test_a_card_that_keeps_the_total_shows_its_effect() -> None:
    does = ("", "oblige", "exchange", "zeus", "others draw 2", "choose", "steal", "reverse", "skip")
    plays = [Play(("X",), "0", 40, None, (mark,) if mark else ()) for mark in does]
    assert [preview((play,), None, Edge(99))[2] for play in plays] == [
        "hold", "cards", "again", "star", "cards", "people", "tap", "reverse", "skip",
    ]  # fmt: skip
    assert preview((Play(("X",), "=50", 50, None, ("zeus",)),), None, Edge(100))[2] == "arrow"


def test_an_effect_of_one_option_is_shown_on_that_option() -> None:
    plays = (Play(("4H",), "+4", 54), Play(("4H",), "0", 50, None, ("reverse",)))
    assert preview(plays, None, Edge(99)) == ("54 / 50", "", "arrow")
    assert preview((Play(("9S",), "-9", -4),), None, Edge(99))[0] == "−4"
    assert [option_text(option) for option in options_of(plays)] == ["+4", "reverse"]
    assert popover_title("4H", options_of(plays)) == "4: +4 or reverse?"


def test_previews_warn_near_the_limit_or_zero_if_totals_go_down() -> None:
    def warned(limit: int, down: bool) -> list[int]:
        made = [
            (total, preview((Play(("X",), "+1", total),), None, Edge(limit, down))[1])
            for total in range(limit)
        ]
        return [total for total, kind in made if kind == "high"]

    assert warned(100, down=False) == [96, 97, 98, 99]
    assert warned(100, down=True) == [0, 1, 2, 3, 4]
    assert warned(50, down=True) == [0, 1, 2]


WON = {"": "wins something right away", "zero-to-100": "wins the game", "zeus-on-the-loose": "takes Zeus"}
"""Words for a play that wins something, by variant."""


def test_previews_show_what_a_total_wins_or_costs_right_away(subtests: pytest.Subtests) -> None:
    for variant, total, hand, shown in [
        ("lobo-77", 65, ["M10", "N9"], [("55", "high", "warn"), ("74", "high", "arrow")]),
        ("zero-to-100", 93, ["N7", "N6"], [("100", "", "star"), ("99", "", "arrow")]),
        ("zeus-on-the-loose", 63, ["Z7", "Z6"], [("70", "", "star"), ("69", "", "arrow")]),
        (
            "ninety-nine-qcsalon",
            30,
            ["3S", "7H"],
            [("33", "", "star"), ("37", "high", "warn")],
        ),
    ]:
        with subtests.test(variant):
            state = engine.new_game(Table(catalog().resolve(variant), 3), "pays")
            engine.deal(state)
            state.hands[state.turn], state.total = hand, total
            seen = seen_from(state, state.turn)
            edge = edge_of(seen)
            for card, wanted in zip(hand, shown, strict=False):
                plays = tuple(play for play in seen.plays if play.cards == (card,))
                stake = stake_of(seen, plays)
                assert preview(plays, None, edge, stake) == wanted
                text = hand_sentence(card, plays, False, False, stake_words(stake, seen.brings))
                said = {"star": WON.get(variant, WON[""]), "warn": "costs something right away"}
                assert text.endswith(said.get(wanted[2], wanted[0]))


@pytest.mark.parametrize("announces", [True, False])
def test_a_learner_who_calls_totals_sees_no_wins_on_cards(announces: bool) -> None:
    state = engine.new_game(Table(catalog().resolve("zero-to-100"), 3), "pays")
    engine.deal(state)
    state.hands[state.turn], state.total = ["N7", "N6"], 93
    seen = seen_from(state, state.turn)
    choice = Choice()
    choice.shows_totals = announces
    choice.see(seen)
    assert [one.stake for one in card_choices(seen, choice)] == ([1, 0] if announces else [0, 0])


def test_taking_zeus_wins_nothing_for_his_holder() -> None:
    state = engine.new_game(Table(catalog().resolve("zeus-on-the-loose"), 3), "pays")
    engine.deal(state)
    state.hands[state.turn], state.total = ["Z5", "Z4"], 45
    assert [(play.cards, brought) for play, brought in seen_from(state, state.turn).pays] == [(("Z5",), 1)]
    state.zeus = state.turn
    assert seen_from(state, state.turn).pays == ()


@pytest.mark.parametrize(("down", "warned"), [(False, ["97"]), (True, ["3"])])
def test_the_hand_warns_near_the_limit_or_zero(table: TableView, down: bool, warned: list[str]) -> None:
    plays = (Play(("7D",), "+7", 97), Play(("2S",), "-2", 3))
    view = replace(seat_view(total=50, hand=("7D", "2S")), limit=100, counts_down=down, plays=plays)
    table.sit(seats(4), "Made up", "", view, ())
    cards = [card for card in table.board.hand.cards if card is not None]
    assert [card.pill.string for card in cards if card.pill.kind == "high"] == warned


def test_the_tip_of_a_listed_move_is_its_whole_sentence(table: TableView, qtbot: QtBot) -> None:
    table.perform([ev.CardsPlayed(1, ("7D",), "+7", None, 0, 7, "7"), ev.HandsExchanged(1, 2)], seat_view())
    table.complete()
    rows, sentences = table.board.drawer.rows, [move.sentence for move in table.board.moves]
    box = rows.sceneBoundingRect()
    found = list(dict.fromkeys(rows.sentence_at(y) for y in range(round(box.top()), round(box.bottom()))))
    assert found == ["", *sentences, ""][: len(found)]
    assert set(sentences) <= set(found)
    assert sentences[-1].endswith("swapped hands")
    at = QPoint(round(box.center().x()), round(box.bottom()) - 40)
    qtbot.mouseMove(table.viewport(), at)
    assert rows.toolTip() == sentences[-1]


def test_a_card_that_does_not_fit_says_why_when_it_is_chosen(table: TableView, qtbot: QtBot) -> None:
    table.perform(turn_events(), seat_view(total=95))
    table.complete()
    plays = chosen(table)
    line = table.chooser.choice_view.line
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, 1))
    assert line.isVisible()
    assert line.string == "The 7 would make 102: over 99"
    table.chooser.choice_view.show_why("")
    qtbot.keyClick(table, Qt.Key.Key_2)
    assert line.string == "The 7 would make 102: over 99"
    assert plays == []


def test_a_card_with_an_open_question_stays_up_without_the_pointer(table: TableView, qtbot: QtBot) -> None:
    table.set_speed(0.2)
    hand = table.board.hand
    card = hand.cards[2]
    risen = table.board.layout.lifted(card.rest)
    hand.set_pointer(2)
    qtbot.waitUntil(lambda: card.now == risen)
    hand.set_pointer(None)
    hand.choose(2)
    qtbot.waitUntil(lambda: card.now == risen)
    hand.choose(None)
    qtbot.waitUntil(lambda: card.now == card.rest)


def test_the_strip_says_that_you_are_stuck(table: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.settled):
        table.perform(
            [
                ev.SeatStuck(0, OWN),
                ev.TokensChanged(0, -1, 2, "stuck"),
                ev.DealEnded("stuck", (0,), (), 97, 0),
            ],
            seat_view(phase="between", total=97),
        )
    notice = table.board.strip.notice
    assert notice.title == "You're stuck and lose one token"
    assert notice.detail == "2 tokens left. You deal next."


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hand_that_was_given_up_has_no_crosses(table: TableView, qtbot: QtBot, seat: int) -> None:
    events = [ev.SeatStuck(seat, OWN, (None,) * 5, True), ev.DealEnded("stuck", (seat,), (), 57, 0)]
    with qtbot.waitSignal(table.settled):
        table.perform(events, seat_view(phase="between", total=57, turn=seat))
    board = table.board
    assert not board.notice.isVisible()
    assert not board.banner.isVisible()
    shown = [card.item for card in board.hand.cards if card is not None] if seat == 0 else board.face_up.cards
    assert len(shown) == 5
    assert {item._look[-1] for item in shown} == {""}, "crossed"
    (line,) = move_lines(events, seats(4), 57)
    assert line.note == "gave up"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_stuck_hand_shows_what_each_card_would_make(table: TableView, qtbot: QtBot, seat: int) -> None:
    totals = (101, 104, None, 107, 107)
    with qtbot.waitSignal(table.settled):
        table.perform(
            [ev.SeatStuck(seat, OWN, totals), ev.DealEnded("stuck", (seat,), (), 97, 0)],
            seat_view(phase="between", total=97, turn=seat),
        )
    own = [card.pill for card in table.board.hand.cards if card is not None]
    for other, pills in ((0, own), (1, table.board.face_up.results)):
        crossed = [pill.string for pill in pills if pill.isVisible() and pill.mark == "close"]
        assert crossed == (["101", "104", "107", "107"] if seat == other else [])
    assert table.board.dial.over == 101
    assert "99" not in table.board.notice.string


def test_your_stuck_hand_stays_in_sight_though_you_are_out(table: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.settled):
        table.perform(
            [
                ev.SeatStuck(0, OWN),
                ev.SeatOut(0, "deal", "stuck", OWN),
                ev.DealEnded("last-left", (0,), (), 97, 0),
            ],
            seat_view(phase="between", total=97, hand=()),
        )
    assert table.board.hand.codes == OWN
    assert all(card is not None and card.item.isVisible() for card in table.board.hand.cards)


def test_a_call_uses_the_words_of_the_game(table: TableView, qtbot: QtBot) -> None:
    event = ev.CardsPlayed(1, ("KD",), "0", None, 50, 50, "pass me by 50")
    with qtbot.waitSignal(table.settled):
        table.perform([event, ev.TurnBegan(2)], seat_view(turn=2))
    (call,) = table._look.calls
    assert note_of(call)[0] == "pass me by"
    (move,) = table.board.moves
    assert (move.note, move.mark) == ("pass", "hold")
    assert move.sentence == "Olive, king of diamonds, pass, 50"


@pytest.mark.parametrize(
    ("caller", "to", "persons", "said"),
    [
        (3, 0, 1, "pass to you"),
        (1, 2, 1, "pass to you, Bruno"),
        (0, 1, 1, "pass to you, Olive"),
        (3, 0, 2, "pass to you, Ann"),
        (1, None, 1, "pass"),
    ],
    ids=["to the reader", "between others", "by the reader", "of several persons", "to nobody"],
)
def test_a_call_that_addresses_a_player_names_them_if_needed(
    table: TableView, qtbot: QtBot, caller: int, to: int | None, persons: int, said: str
) -> None:
    sitting = [
        SeatInfo(player.name, player.avatar, number < persons) for number, player in enumerate(seats(4))
    ]
    sitting[0] = SeatInfo("Ann", "fox", True)
    table.sit(sitting, "Made up", "", seat_view(turn=caller, total=31), ())
    played = ev.CardsPlayed(caller, ("9D",), "0", None, 31, 31, "pass to you 31")
    follows = [ev.TurnBegan(to)] if to is not None else [ev.DealEnded("exact", (1,), (2,), 31, 1)]
    with qtbot.waitSignal(table.settled):
        table.perform([played, *follows], seat_view(turn=caller if to is None else to, total=31))
    bubble = next(one for one in table.board.calls if one.isVisible())
    assert bubble._note == said


def test_a_card_named_after_its_effect_is_announced_without_the_effect() -> None:
    turned = [ev.CardsPlayed(1, ("REV",), "0", None, 41, 41, "41"), ev.DirectionReversed(1, -1)]
    (line,) = move_lines(turned, seats(4), 41)
    assert (line.note, line.mark) == ("", "reverse")
    assert line.sentence == "Olive, Reverse, 41"
    (line,) = move_lines([ev.CardsPlayed(1, ("4D",), "0", None, 41, 41, "41"), *turned[1:]], seats(4), 41)
    assert (line.note, line.mark) == ("reverse", "reverse")


def test_nothing_can_be_played_out_of_turn(table: TableView, qtbot: QtBot) -> None:
    plays = chosen(table)
    table.sit(seats(4), "Made up", "", seat_view(turn=2), ())
    qtbot.keyClick(table, Key.Key_1)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, 1))
    assert plays == []


def test_at_speed_zero_the_table_settles_through_the_event_loop(table: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.settled):
        table.perform(turn_events(), seat_view())
        assert table.busy
    assert not table.busy


def test_pictures_are_drawn_again_on_a_screen_of_another_scale(
    table: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window is moved from a screen at 100% to one at 150%."""

    def scales() -> set[float]:
        cards = {
            card.item.pixmap().devicePixelRatioF() for card in table.board.hand.cards if card is not None
        }
        return cards | {table._backdrop.picture(table._layout, table.devicePixelRatioF()).devicePixelRatioF()}

    assert scales() == {1.0}
    monkeypatch.setattr(type(table), "devicePixelRatioF", lambda view: 1.5)
    QApplication.sendEvent(table, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert scales() == {1.5}


def test_what_a_play_changes_is_drawn_before_it_is_shown(
    table: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frames copy plaques and the new row of the list of moves, which would take longer to draw."""
    drawn: list[str] = []
    plate, row = Plaque.draw_kept, MoveRows._row
    monkeypatch.setattr(Plaque, "draw_kept", lambda *args: (drawn.append("plate"), plate(*args)))
    monkeypatch.setattr(MoveRows, "_row", lambda *args: (drawn.append("row"), row(*args)))
    table.set_speed(1.5)
    table.grab()
    drawn.clear()
    table.perform([*turn_events()[:2], ev.TurnBegan(1)], seat_view(turn=1))
    list(table._coming)
    assert set(drawn) == {"plate", "row"}
    drawn.clear()
    table.complete()
    table.grab()
    assert drawn == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_stuck_hand_is_drawn_before_the_next_deal_gathers_it(
    table: TableView, monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    """All its cards leave in the first frame of the deal."""
    table.set_speed(1.5)
    hand = ("2D", "6H", "9C", "KS") if seat else OWN
    lost = [ev.SeatStuck(seat, hand), ev.DealEnded("stuck", (seat,), (), 97, 0)]
    table.perform(lost, seat_view(phase="between", total=97, turn=seat))
    list(table._coming)
    table.complete()
    drawn: list[object] = []
    put = pictures.KEPT.put
    monkeypatch.setattr(pictures.KEPT, "put", lambda key, drew: (drawn.append(key[1][0]), put(key, drew)))
    hands = (OWN, *((HIDDEN,) * 5,) * 3)
    table.perform(
        [ev.DealStarted(3, 1, 2, 1, hands, (HIDDEN,) * 30, ("2C",), 2, (3,) * 4, (0, 1, 2, 3))], seat_view()
    )
    assert not set(hand).intersection(drawn)


@pytest.mark.parametrize("by", ["click", "key", "call"])
def test_a_running_animation_is_completed_and_no_card_played(table: TableView, qtbot: QtBot, by: str) -> None:
    plays = chosen(table)
    table.set_speed(1.5)
    table.perform(turn_events(), seat_view())
    assert table.busy
    with qtbot.waitSignal(table.settled):
        if by == "click":
            qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, 1))
        elif by == "key":
            qtbot.keyClick(table, Key.Key_1)
        else:
            table.complete()
    assert not table.busy
    assert plays == []


def test_an_animation_ends_by_itself_and_emits_settled_once(table: TableView, qtbot: QtBot) -> None:
    ended: list[int] = []
    table.settled.connect(lambda: ended.append(1))
    table.set_speed(0.05)
    with qtbot.waitSignal(table.settled):
        table.perform(turn_events(), seat_view())
    assert ended == [1]


def test_two_cards_of_one_code_are_both_in_the_hand(table: TableView, qtbot: QtBot) -> None:
    hand = ("7D", "2S", "7D")
    table.sit(seats(4), "Made up", "", seat_view(hand=hand), ())
    shown = [card for card in table.board.hand.cards if card is not None]
    assert [card.code for card in shown] == list(hand)
    assert shown[0].item is not shown[2].item
    with qtbot.waitSignal(table.settled):
        table.perform(
            [ev.CardsPlayed(0, ("7D",), "+7", None, 50, 57, "57"), ev.CardsDrawn(0, ("7D",))],
            seat_view(hand=("2S", "7D", "7D"), turn=1),
        )
    assert [card.code for card in table.board.hand.cards if card] == ["2S", "7D", "7D"]


def test_the_strip_after_a_deal_says_who_lost_and_leads_on(table: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.settled):
        table.perform(
            [
                ev.SeatStuck(1, ("KD",)),
                ev.TokensChanged(1, -1, 2, "stuck"),
                ev.DealEnded("stuck", (1,), (), 97, 2),
            ],
            seat_view(phase="between", total=97, tokens=(3, 2, 3, 3)),
        )
    notice = table.board.strip.notice
    assert notice.title == "Olive is stuck and loses one token"
    assert notice.detail == "2 tokens left. Bruno deals next."
    with qtbot.waitSignal(table.next_deal_asked):
        qtbot.keyClick(table, Key.Key_Return)


def test_enter_leads_from_the_end_of_the_game_to_the_standings(table: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(table.settled):
        table.perform(
            [ev.DealEnded("stuck", (1,), (), 97, None), ev.GameEnded("last", (0,), (2, 0, 0, 0))],
            seat_view(phase="over"),
        )
    with qtbot.waitSignal(table.next_deal_asked):
        qtbot.keyClick(table, Key.Key_Return)


def test_the_state_is_described_in_words(table: TableView) -> None:
    assert table.accessibleName() == "Card table"
    words = table.standing
    assert words.startswith("Your turn. Running total 50. Your hand: 4 of spades, makes 54; ")
    assert "ace of hearts, makes 51 or 61" in words
    assert "On the pile: 3 of clubs." in words


def test_buttons_have_names_and_can_be_reached_by_tab(table: TableView) -> None:
    from cardtable.ui.table.items.frame import RoundButtonItem

    names = {button.accessibleName() for button in table.findChildren(RoundButtonItem)}
    frame = {"Menu", "Rules", "New game", "Hide the moves", "Settings", "Sounds: on"}
    assert names == {*frame, "Undo", "Redo", "Hint"}
    for button in table.findChildren(RoundButtonItem):
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
        assert min(button.width(), button.height()) >= 44


def test_buttons_of_a_question_are_painted_once(table: TableView, qtbot: QtBot) -> None:
    asked = replace(seat_view(), plays=(), moves=(Sneak(0, "7D"), Decline(0)))
    table.sit(seats(4), "Made up", "", asked, ())
    buttons = [Painted(button) for button in table.chooser.choice_view.buttons.shown]
    assert len(buttons) == 2
    qtbot.waitUntil(lambda: all(painted.boxes for painted in buttons))
    QApplication.processEvents()
    for painted in buttons:
        painted.boxes.clear()
    for _ in range(3):
        QApplication.processEvents()
    assert not any(painted.boxes for painted in buttons)


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_table_fits_a_new_size_in_the_middle_of_a_move(
    table: TableView, qtbot: QtBot, size: tuple[int, int]
) -> None:
    table.set_speed(1)
    table.perform(turn_events(), seat_view())
    with qtbot.waitSignal(table.settled):
        table.resize(*size)
    plays = chosen(table)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot_of(table, 1))
    assert [p.cards for p in plays] == [("7D",)]


def test_a_limit_other_than_99_is_respected() -> None:
    plays, refused = plays_at(15, ("7D", "2S"), 20)
    assert preview((), refused["7D"], Edge(20)) == ("22", "over", "close")
    assert preview(plays, None, Edge(20))[0] == "17"
    assert OWN[0] == "4S"


@pytest.mark.parametrize(("persons", "said"), [(1, "Your turn"), (2, "Your turn, {name}")])
def test_the_banner_names_the_player_if_several_share_the_screen(
    table: TableView, persons: int, said: str
) -> None:
    sitting = [
        SeatInfo(player.name, player.avatar, number < persons) for number, player in enumerate(seats(4))
    ]
    table.sit(sitting, "Made up", "", seat_view(), ())
    assert table.board.banner.isVisible()
    assert table.board.banner.string == said.format(name=sitting[0].name)


def owing(owes: int, done: int) -> SeatView:
    return replace(seat_view(), owes=owes, done=done)


def test_the_banner_counts_the_plays_that_you_owe(table: TableView, qtbot: QtBot) -> None:
    seen = []
    table.settled.connect(lambda: seen.append((table.board.banner.isVisible(), table.board.banner.string)))
    for events, view in (
        ([ev.PlaysObliged(3, 0, 2), ev.TurnBegan(0, 2)], owing(2, 0)),
        ([ev.CardsPlayed(0, ("4S",), "+4", None, 46, 50, "50"), ev.CardsDrawn(0, ("2D",))], owing(2, 1)),
        ([ev.CardsPlayed(0, ("7D",), "+7", None, 50, 57, "57"), ev.TurnBegan(1)], seat_view(turn=1)),
    ):
        with qtbot.waitSignal(table.settled):
            table.perform(events, view)
    table.perform([ev.PlaysObliged(3, 0, 2), ev.TurnBegan(0, 2)], owing(2, 0))
    with qtbot.waitSignal(table.settled):
        table.perform([ev.CardsPlayed(0, ("4S",), "+4", None, 46, 50, "50")], owing(2, 1))
    assert not any(call.isVisible() for call in table.board.calls), "your own call covers the tag"
    assert seen[:3] == [
        (True, "Your turn: play 2"),
        (True, "Your turn: one more"),
        (False, "Your turn: one more"),
    ]


def test_your_last_call_makes_room_for_the_banner(table: TableView, qtbot: QtBot) -> None:
    board = table.board
    with qtbot.waitSignal(table.settled):
        table.perform(
            [ev.CardsPlayed(0, ("4S",), "+4", None, 46, 50, "50"), ev.TurnBegan(1)], seat_view(turn=1)
        )
    assert [bubble.isVisible() for bubble in board.calls].count(True) == 1
    board.set_caller(0)
    assert board.banner.isVisible()
    assert not any(bubble.isVisible() for bubble in board.calls)
    board.set_caller(None)
    assert [bubble.isVisible() for bubble in board.calls].count(True) == 1


@pytest.mark.parametrize(("done", "said"), [(0, "Your turn: play 2"), (1, "Your turn: one more")])
def test_owed_plays_are_shown_again_when_a_game_is_opened(table: TableView, done: int, said: str) -> None:
    story = [ev.PlaysObliged(3, 0, 2), ev.TurnBegan(0, 2)]
    if done:
        story.append(ev.CardsPlayed(0, ("4S",), "+4", None, 46, 50, "50"))
    table.sit(seats(4), "Made up", "", owing(2, done), ())
    table.show_position(owing(2, done), story)
    assert table.board.banner.isVisible()
    assert table.board.banner.string == said
    line = table.chooser.choice_view.line
    assert line.isVisible()
    assert line.string == ("Play once more" if done else "Play 2 times")


def test_a_tag_leaves_the_face_of_its_seat_free(qtbot: QtBot, subtests: pytest.Subtests) -> None:
    """Seats are smallest beside a replay."""
    table = ViewOnlyTable(FOREST.like())
    qtbot.addWidget(table)
    table.resize(*MIN_SIZE)
    table.show()
    table.sit(seats(4), "Made up", "4 seats", seat_view(), (), 3)
    for language in SPEECH.tags:
        with subtests.test(language), SPEECH.speaking(language):
            for plaque in table.board.plaques[1:]:
                side, middle = plaque.face_box.width(), plaque.face_box.center()
                face = QRectF(middle.x() - 0.25 * side, middle.y() - 0.4 * side, side / 2, 0.8 * side)
                plaque.show_seat(replace(plaque.seat, state=""))
                plaque.show_seat(replace(plaque.seat, state="next"))
                assert plaque.tag_box.width() > 0
                assert not plaque.tag_box.intersects(face)
                assert plaque.boundingRect().contains(plaque.tag_box), "it is painted whole"


@pytest.mark.usefixtures("qapp")
def test_tags_on_cards_side_by_side_hide_no_words(subtests: pytest.Subtests) -> None:
    scene, layout = QGraphicsScene(), Layout(*MIN_SIZE, 4, open=True)
    tags = Tags(scene, FOREST, 1)
    for language in SPEECH.tags:
        for place in range(4):
            with subtests.test(f"{language} {place}"), SPEECH.speaking(language):
                first, second, *_ = open_spots(layout, place, 3)
                tags.show([second], [first], layout)
                shown = [one.body for one in scene.items() if isinstance(one, Label)]
                best, played = sorted(shown, key=QRectF.left)
                # They stand on whole pixels.
                assert best.right() <= played.left() + 1


@pytest.mark.usefixtures("qapp")
def test_the_dial_hides_what_is_left_of_the_old_total_while_a_new_one_is_chosen() -> None:
    def has_pill(hand: DialHand) -> bool:
        picture = QImage(240, 240, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.black)
        with QPainter(picture) as painter:
            painter.translate(120, 120)
            hand.paint(painter, QStyleOptionGraphicsItem())
        # Beside the words, near the lower edge.
        return picture.pixelColor(120 - 26, 120 + 80) == QColor(FOREST.brass)

    hand = DialHand(FOREST)
    hand.arrange(100, 1.0, 99)
    hand.pointer = hand.number = 58
    assert has_pill(hand)
    hand.is_bare = True
    assert not has_pill(hand)


def test_a_seat_taken_by_a_phone_has_its_players_name(table: TableView) -> None:
    before = table.board.seats
    assert "Olive" in table.board.plaques[1].toolTip()
    others = (
        before[0],
        replace(before[1], name="Mia", avatar="rabbit", person=True, at="phone"),
        *before[2:],
    )
    table.call_seats(others)
    assert table.board.plaques[1].toolTip().startswith("Mia, on a phone, ")
    table.call_seats((before[0], replace(others[1], at="away"), *before[2:]))
    assert table.board.plaques[1].toolTip().startswith("Mia, phone disconnected, ")


def test_a_player_who_is_away_has_a_tag_and_not_only_a_color(table: TableView) -> None:
    seats_now = table.board.seats
    table.call_seats((*seats_now[:2], replace(seats_now[2], at="phone"), *seats_now[3:]))
    here = table.board.plaques[2].outline.boundingRect()
    table.call_seats((*seats_now[:2], replace(seats_now[2], at="away"), *seats_now[3:]))
    assert table.board.plaques[2].outline.boundingRect() != here, "the tag with the word"
    assert table.board.plaques[2].bounds == table.board.plaques[2].outline.boundingRect()


@pytest.mark.parametrize("previews", ["always", "hover", "never"])
def test_a_card_has_no_tip_if_its_preview_says_everything(table: TableView, previews: str) -> None:
    table.set_previews(previews)
    for card in table.board.hand.cards:
        assert card.words.startswith(word(Card(card.code)))
        assert card.item.toolTip() == ""


def test_a_tip_explains_the_sign_on_a_preview(table: TableView) -> None:
    view = replace(seat_view(), pays=((seat_view().plays[0], -1),))
    table.sit(seats(4), "Made up", "", view, ())
    card = table.board.hand.cards[0]
    assert card.pill.mark == "warn"
    assert card.item.toolTip() == "4 of spades, costs something right away"


@pytest.mark.parametrize("typed", ["²", "①"])
def test_superscript_and_circled_digits_play_nothing(table: TableView, typed: str) -> None:
    """French keyboards have a key for a superscript two."""
    plays = chosen(table)
    QApplication.sendEvent(table, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, typed))
    assert plays == []


def test_a_seat_that_thinks_has_dots_without_motion_too(table: TableView) -> None:
    table.set_reduced_motion(True)
    table.set_thinking(1)
    place = table.board.dots.sceneBoundingRect().toRect()
    thinks = table.viewport().grab(place).toImage()
    table.set_thinking(None)
    assert table.viewport().grab(place).toImage() != thinks


def test_the_dots_of_a_seat_that_thinks_go_on_when_other_motion_is_skipped(
    table: TableView, qtbot: QtBot
) -> None:
    table.set_speed(1)
    table.set_thinking(1)
    table.stage.hurry()
    place = table.board.dots.sceneBoundingRect().toRect()
    before = table.viewport().grab(place).toImage()
    qtbot.waitUntil(lambda: table.viewport().grab(place).toImage() != before)
