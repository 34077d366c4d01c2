"""What a trace says where two readers might differ: one line for what happened, nothing for what did not."""

from __future__ import annotations

from typing import Any

from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Play, Stuck
from cardtable.game.trace import event_line
from tests.rules.example_table import ExampleTable


def lines_after(variant: str, setup: dict[str, Any], move: dict[str, Any]) -> list[dict[str, Any]]:
    """The trace of one move at the table of an example."""
    table = ExampleTable(variant, setup)
    events: list[AnyEvent] = []
    made = table.read(move)
    assert isinstance(made, Play | Stuck)
    engine.apply(table.state, made, events.append)
    return [event_line(event) for event in events]


def test_a_shield_is_told_and_no_elimination() -> None:
    setup = {"players": 3, "turn": 1, "direction": "cw", "total": 40}
    setup["hands"] = {"1": ["AS", "2C"], "3": ["AH", "5D"]}
    told = lines_after("ninety-eight-umass", setup, {"type": "play", "seat": 1, "cards": ["AS"], "target": 3})
    assert [line["kind"] for line in told if line["event"] == "effect"] == ["shield"]
    assert not any(line["event"] == "out" for line in told)


def test_an_elimination_is_told_before_the_seat_is_out() -> None:
    setup = {"players": 4, "turn": 1, "direction": "cw", "total": 40}
    setup["hands"] = {"1": ["AS", "2C"], "3": ["6D", "5D"]}
    told = lines_after("ninety-eight-umass", setup, {"type": "play", "seat": 1, "cards": ["AS"], "target": 3})
    assert [line["event"] for line in told] == ["play", "effect", "out", "draw", "turn"]
    assert (told[1]["kind"], told[1]["target"], told[2]["seat"]) == ("eliminate", 3, 3)


def test_all_who_paid_a_forfeit_are_the_losers_of_the_deal() -> None:
    """A forfeit has no line of its own: it is in `losers`."""
    setup = {"players": 4, "turn": 2, "direction": "cw", "total": 98, "active": [2, 4]}
    setup["hands"] = {"2": ["2C", "3C"]}
    end = lines_after("ninety-eight-umass", setup, {"type": "stuck", "seat": 2})[-1]
    assert (end["losers"], end["winners"]) == ([1, 3, 2], [4])


def test_who_dropped_out_for_a_token_is_no_loser_of_the_end() -> None:
    """What a drop-out paid is told by its own line of tokens."""
    setup = {"players": 4, "turn": 2, "direction": "cw", "total": 99, "active": [2, 4]}
    setup["hands"] = {"2": ["2C", "3C"]}
    end = lines_after("ninety-nine-michigan", setup, {"type": "stuck", "seat": 2})[-1]
    assert (end["losers"], end["winners"]) == ([2], [4])
