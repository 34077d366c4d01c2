"""Traces in cases that could be read in two ways: one line for each event, none for what didn't happen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardtable.game import ending, engine
from cardtable.game.events import AnyEvent, DealEnded, GameEnded
from cardtable.game.record.trace import event_line
from cardtable.game.refusals import Refusal
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.games import every_game
from tests.playing import play_out
from tests.rules.example_table import ExampleTable


def lines_after(variant: str, setup: dict[str, Any], *moves: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the trace lines of moves at the table of an example."""
    table = ExampleTable(variant, setup)
    events: list[AnyEvent] = []
    for move in moves:
        made = table.read(move)
        assert not isinstance(made, Refusal)
        engine.apply(table.state, made, events.append)
    return [event_line(event) for event in events]


def kinds(lines: list[dict[str, Any]]) -> list[str]:
    """Return the event of each line; for an effect, its kind."""
    return [line["kind"] if line["event"] == "effect" else line["event"] for line in lines]


def laid(seat: int, *cards: str, **more: Any) -> dict[str, Any]:
    """Return a play as examples write it."""
    return {"type": "play", "seat": seat, "cards": list(cards), **more}


def at(players: int, turn: int, total: int, hands: dict[str, list[str]], **more: Any) -> dict[str, Any]:
    """Return the setup of a clockwise table as examples write it."""
    return {"players": players, "turn": turn, "direction": "cw", "total": total, "hands": hands, **more}


ORDER = {
    "an exchange comes after the draw": (
        "ninety-eight-umass",
        at(3, 1, 40, {"1": ["QS", "2C"], "3": ["5D", "6D"]}),
        [laid(1, "QS", target=3)],
        ["play", "draw", "exchange", "turn"],
    ),
    "after the first of two plays the total goes back": (
        "ninety-eight-arizona",
        at(3, 1, 98, {"1": ["JS", "9C"]}, state={"obligation": 2}),
        [laid(1, "JS"), laid(1, "9C")],
        ["play", "reset", "play", "reverse", "draw", "turn"],
    ),
    "a joker obliges the next player before the draw": (
        "ninety-eight-arizona",
        at(3, 1, 40, {"1": ["JK1", "9C"]}),
        [laid(1, "JK1")],
        ["play", "oblige", "draw", "turn"],
    ),
    "the rest of a penalty passes on after the draw": (
        "ninety-nine-lincoln-2018",
        at(4, 3, 96, {"3": ["2H", "6H", "8H"], "4": ["KH", "6C"]}, state={"queen_chain": 2, "penalty": 2}),
        [laid(3, "2H"), {"type": "stuck", "seat": 3}],
        ["play", "draw", "pass-on", "turn"],
    ),
    "a lost turn comes between two turns": (
        "ninety-nine-icelandic",
        at(4, 1, 50, {"1": ["QC"], "2": ["2D"], "3": ["6D"]}),
        [laid(1, "QC")],
        ["play", "draw", "skipped", "turn"],
    ),
    "a border is paid before the draw": (
        "ninety-nine-wilson",
        at(3, 1, 30, {"1": ["JC", "2C"]}),
        [laid(1, "JC")],
        ["play", "milestone", "tokens", "draw", "turn"],
    ),
    "69 that takes the total back pays nothing, and is no milestone": (
        "ninety-nine-69",
        at(3, 1, 62, {"1": ["7C", "2C"]}, options={"sixty_nine_effect": "reset_zero"}),
        [laid(1, "7C")],
        ["play", "reset", "draw", "turn"],
    ),
    "a border that costs nothing, with no point left, has no line": (
        "ninety-nine-wilson",
        at(3, 1, 30, {"1": ["JC", "2C"], "2": ["10C", "3C"]}, state={"points": {"1": 0}}),
        [laid(1, "JC"), laid(2, "10C", **{"as": "-10"})],
        ["play", "draw", "turn", "play", "milestone", "tokens", "draw", "turn"],
    ),
    "a robbed seat draws after the theft": (
        "ninety-nine-baltimore",
        at(3, 1, 30, {"1": ["6C", "2C"], "2": ["KD"]}),
        [laid(1, "6C", target=2)],
        ["play", "steal", "draw", "turn"],
    ),
    "a stock that ran out is renewed before the draw": (
        "ninety-nine",
        at(3, 1, 30, {"1": ["5C", "2C"]}, stock=[], pile=["KD", "KH"]),
        [laid(1, "5C")],
        ["play", "renew", "draw", "turn"],
    ),
    "a draw by hand is forgotten when the next card is played": (
        "ninety-nine",
        at(3, 1, 30, {"1": ["5C"], "2": ["6C"]}, options={"draw_discipline": "manual"}),
        [laid(1, "5C"), laid(2, "6C")],
        ["play", "turn", "play", "forgot", "turn"],
    ),
    "four ONO cards are discarded, then replaced": (
        "ono-99-2022",
        at(3, 1, 30, {"1": ["ONO"] * 4}),
        [{"type": "discard_four", "seat": 1}],
        ["play", "discard-four", "draw", "turn"],
    ),
    "a pile that goes takes the total with it": (
        "ninety-nine-pile-away",
        at(3, 1, 99, {"1": ["2C", "3C", "5C"]}),
        [{"type": "stuck", "seat": 1}],
        ["stuck", "tokens", "reset", "renew", "draw", "turn"],
    ),
    "a round that is won takes the total back to 0": (
        "boom-o",
        at(3, 1, 20, {"1": ["B5"], "2": ["B5", "B10"], "3": ["B5", "B10"]}),
        [laid(1, "B5")],
        ["play", "tokens", "tokens", "reset", "deal_end"],
    ),
    "a round that is won at 0 has no total to take back": (
        "boom-o",
        at(3, 1, 20, {"1": ["TO0"], "2": ["B5", "B10"], "3": ["B5", "B10"]}),
        [laid(1, "TO0")],
        ["play", "tokens", "tokens", "deal_end"],
    ),
    "a card that puts its own player out of two skips and repeats nothing": (
        "ninety-nine-qcsalon",
        at(2, 1, 60, {"1": ["JC", "2C"]}, tokens={"1": 0, "2": 9}),
        [laid(1, "JC")],
        ["play", "milestone", "out", "deal_end", "game_end"],
    ),
    "a player who is out by the first of two plays still passes both on": (
        "lobo-77",
        at(3, 1, 44, {"1": ["P2", "N5"]}, tokens={"1": 0, "2": 3, "3": 3}, state={"obligation": 2}),
        [laid(1, "P2")],
        ["play", "milestone", "out", "pass-on", "turn"],
    ),
    "nothing passes on to the last player left": (
        "lobo-77",
        at(2, 1, 44, {"1": ["P2", "N5"]}, tokens={"1": 0, "2": 3}, state={"obligation": 2}),
        [laid(1, "P2")],
        ["play", "milestone", "out", "deal_end", "game_end"],
    ),
    "the draw of the play that ends a deal is made": (
        "zeus-on-the-loose",
        at(3, 1, 99, {"1": ["Z7", "Z2"]}, state={"zeus_holder": 3}),
        [laid(1, "Z7")],
        ["play", "tokens", "draw", "deal_end"],
    ),
}


def test_lines_are_in_the_order_of_events(subtests: pytest.Subtests) -> None:
    for name, (variant, setup, moves, expected) in ORDER.items():
        with subtests.test(name):
            assert kinds(lines_after(variant, setup, *moves)) == expected


def test_a_shielded_elimination_has_only_a_line_for_the_shield() -> None:
    setup = at(3, 1, 40, {"1": ["AS", "2C"], "3": ["AH", "5D"]})
    lines = lines_after("ninety-eight-umass", setup, laid(1, "AS", target=3))
    assert kinds(lines) == ["play", "shield", "draw", "draw", "turn"]


def test_an_elimination_comes_before_the_seat_is_out() -> None:
    setup = at(4, 1, 40, {"1": ["AS", "2C"], "3": ["6D", "5D"]})
    lines = lines_after("ninety-eight-umass", setup, laid(1, "AS", target=3))
    assert kinds(lines) == ["play", "eliminate", "out", "draw", "turn"]
    assert (lines[1]["target"], lines[2]["seat"]) == (3, 3)


@pytest.mark.parametrize("variant", ["ninety-eight-umass", "ninety-nine-michigan"])
def test_only_the_seat_that_ended_the_deal_is_its_loser(variant: str) -> None:
    """Seats that were out before have lines of their own."""
    setup = at(4, 2, 99, {"2": ["2C", "3C"]}, active=[2, 4])
    end = lines_after(variant, setup, {"type": "stuck", "seat": 2})[-1]
    assert (end["losers"], end["winners"]) == ([2], [4])


def test_passing_99_is_a_border_that_is_paid_for() -> None:
    setup = at(3, 1, 95, {"1": ["8C", "2C"]}, tokens={"1": 9, "2": 9, "3": 9})
    lines = lines_after("ninety-nine-qcsalon", setup, laid(1, "8C"))
    assert kinds(lines) == ["play", "bust", "milestone", "tokens", "draw", "deal_end"]
    assert lines[2] == {"event": "milestone", "at": 99, "how": "crossed", "seat": 1, "way": "up"}
    assert lines[3] == {"event": "tokens", "seat": 1, "change": -2, "left": 7, "why": "over"}


def test_passing_66_and_99_at_once_has_a_line_for_each_that_is_paid() -> None:
    setup = at(3, 1, 60, {"1": ["2C", "3C"]}, tokens={"1": 9, "2": 9, "3": 9})
    setup["total"] = 61
    for double, borders in (("off", [99]), ("on", [66, 99])):
        setup["options"] = {"qc_double_penalty": double}
        lines = lines_after("ninety-nine-qcsalon", setup, laid(1, "2C"))
        assert [line["at"] for line in lines if line["event"] == "milestone"] == borders
        for place, line in enumerate(lines):
            assert line["event"] != "milestone" or lines[place + 1]["event"] == "tokens"


def test_four_discarded_cards_are_named() -> None:
    lines = lines_after("ono-99-2022", at(3, 1, 30, {"1": ["ONO"] * 4}), {"type": "discard_four", "seat": 1})
    assert lines[1] == {
        "event": "effect", "kind": "discard-four", "seat": 1, "target": None, "cards": ["ONO"] * 4, "n": None,
    }  # fmt: skip


@pytest.mark.parametrize("pair", [("KS", "QD"), ("QD", "KS")])
def test_a_seven_after_a_pair_names_the_card_on_top(pair: tuple[str, str]) -> None:
    setup = at(3, 1, 30, {"1": [*pair, "2C"], "2": ["7C", "3C"], "3": ["7D", "4C"]})
    lines = lines_after("ninety-nine-baltimore", setup, laid(1, *pair), laid(2, "7C"), laid(3, "7D"))
    top = next(line["cards"][-1] for line in lines if line["event"] == "play")
    assert [line["cards"] for line in lines if line.get("kind") == "copy"] == [[top], [top]]


def declined(queens: int) -> list[dict[str, Any]]:
    """Return the trace lines if seat 2 has a queen and declines to answer this many."""
    setup = at(
        3, 2, 50, {"2": ["QC", "5D", "6C"], "3": ["2D"]},
        options={"queen_answer": "optional"}, state={"queen_chain": queens},
    )  # fmt: skip
    return lines_after("ninety-nine-icelandic", setup, {"type": "decline", "seat": 2})


def test_declining_to_answer_a_queen_is_a_lost_turn_with_a_reason() -> None:
    assert declined(1) == [
        {"event": "skipped", "seat": 2, "why": "declined", "owes": 0},
        {"event": "turn", "seat": 3, "owes": 1, "must": None},
    ]


def test_declining_to_answer_several_queens_is_followed_by_a_turn_that_owes_the_penalty() -> None:
    assert declined(2) == [
        {"event": "skipped", "seat": 2, "why": "declined", "owes": 0},
        {"event": "turn", "seat": 2, "owes": 2, "must": None},
    ]


def test_a_queen_that_cannot_be_answered_is_a_lost_turn_without_a_reason() -> None:
    setup = at(3, 1, 50, {"1": ["QC", "2C"], "2": ["2D"], "3": ["6D"]})
    lines = lines_after("ninety-nine-icelandic", setup, laid(1, "QC"))
    assert lines[2] == {"event": "skipped", "seat": 2}


def test_a_mistake_names_its_card_and_its_total() -> None:
    setup = at(3, 1, 95, {"1": ["8C", "2C", "3D"]}, options={"mistakes_count": "on"})
    lines = lines_after("ninety-nine", setup, laid(1, "8C"))
    assert lines[0] == {"event": "bust", "seat": 1, "cards": ["8C"], "total": 103}


def test_a_pile_taken_away_is_listed_with_its_cards() -> None:
    setup = at(3, 1, 99, {"1": ["2C", "3C", "5C"]}, pile=["KS", "9D"], stock=["4D", "6D", "7D", "8D"])
    lines = lines_after("ninety-nine-pile-away", setup, {"type": "stuck", "seat": 1})
    assert lines[3] == {
        "event": "renew",
        "stock": ["4D", "6D", "7D", "8D"],
        "pile": [],
        "cards": ["KS", "9D", "2C", "3C", "5C"],
    }


def test_a_pile_without_its_last_cards_is_listed_with_those_that_stay() -> None:
    setup = at(
        3, 1, 80, {"1": ["JD", "2C"], "2": ["10C", "2D"], "3": ["9C"]},
        pile=["9D", "KS"], stock=["3D", "4D", "5D"],
    )  # fmt: skip
    moves = [laid(1, "JD", **{"as": "+5"}), laid(2, "10C"), {"type": "stuck", "seat": 3}]
    lines = lines_after("depasse-pas-100", setup, *moves)
    assert [line for line in lines if line["event"] == "renew"] == [
        {"event": "renew", "stock": ["5D"], "pile": ["9D", "KS"], "cards": ["JD", "10C"]}
    ]


def test_a_fine_for_an_unchanged_total_has_no_direction() -> None:
    setup = at(3, 1, 44, {"1": ["N0", "N5"]}, tokens={"1": 3, "2": 3, "3": 3})
    lines = lines_after("lobo-77", setup, laid(1, "N0"))
    assert lines[1] == {"event": "milestone", "at": 44, "how": "called", "seat": 1, "way": None}


@pytest.mark.parametrize("loser", ["keep", "sit_out"])
def test_a_hand_that_is_kept_or_sits_out_is_not_taken_away_with_the_pile(loser: str) -> None:
    setup = at(3, 1, 99, {"1": ["2C", "3C", "5C"]}, pile=["KS", "9D"], options={"pile_away_loser": loser})
    lines = lines_after("ninety-nine-pile-away", setup, {"type": "stuck", "seat": 1})
    assert [line["cards"] for line in lines if line["event"] == "renew"] == [["KS", "9D"]]


def test_a_stopped_deal_ends_before_the_game() -> None:
    state = engine.new_game(Table(catalog().resolve("ninety-eight"), 3), "stopped")
    events: list[AnyEvent] = []
    while not ending.can_stop(state) or state.phase is not Phase.PLAYING:
        if state.phase is Phase.BETWEEN:
            engine.deal(state)
        else:
            engine.apply(state, engine.legal_moves(state)[0])
    ending.stop(state, events.append)
    deal, game = (event_line(event) for event in events)
    assert (deal["event"], deal["why"], deal["losers"], deal["next_dealer"]) == (
        "deal_end",
        "stopped",
        [],
        None,
    )
    assert (game["event"], game["why"]) == ("game_end", "stopped")


@every_game
def test_no_game_ends_before_its_deal(variant: str) -> None:
    rules = catalog().resolve(variant)
    for number in range(3):
        state = engine.new_game(Table(rules, rules.min_players), str(number), 0 if rules.has_end else 2)
        events: list[AnyEvent] = []
        play_out(state, Random(number), events.append)
        assert [type(event) for event in events[-2:]] == [DealEnded, GameEnded]
