"""Make moves one by one at the table of an example, and get their events."""

from __future__ import annotations

from typing import Any

from cardtable.game import engine
from cardtable.game.events import AnyEvent, TurnBegan
from tests.rules.example_table import ExampleTable

ON_TURN = {"turn": 1, "direction": "cw", "total": 0}


def table(variant: str, hand: str = "", **setup: Any) -> ExampleTable:
    """Set a table up as for an example; by default seat 1 of three, with this hand, is to act at a total of 0."""
    hands = {"hands": {"1": hand.split()}} if hand else {}
    return ExampleTable(variant, {"players": 3, **ON_TURN, **hands, **setup})


def play(at: ExampleTable, seat: int, *cards: str, **more: Any) -> list[AnyEvent]:
    """Make a legal play and return its events; seats are 1..n as in examples."""
    target = more.get("target")
    found = engine.find_play(at.state, cards, more.get("as_"), None if target is None else target - 1)
    assert at.state.turn == seat - 1
    return do(at, found)


def do(at: ExampleTable, move: Any) -> list[AnyEvent]:
    """Make a legal move and return its events."""
    events: list[AnyEvent] = []
    assert engine.refusal(at.state, move) is None
    engine.apply(at.state, move, events.append)
    return events


def turns(events: list[AnyEvent]) -> list[int]:
    """Return the seats whose turns began, 1..n."""
    return [event.seat + 1 for event in events if isinstance(event, TurnBegan)]
