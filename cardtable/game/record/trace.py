"""The trace: events as JSON Lines, hidden cards included, for study and independent checks.

The format is `cardtable-trace/1`: seats are 1..n, directions `cw` and `ccw`, keys as below and always there.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from cardtable.game.events import (
    AnswerDeclined,
    AnyEvent,
    CardsDrawn,
    CardsPlayed,
    DealEnded,
    DealStarted,
    DrawForgotten,
    Effect,
    GameEnded,
    HandDeclared,
    MilestoneReached,
    PileTakenAway,
    SeatOut,
    SeatStuck,
    StockRenewed,
    TokensChanged,
    TurnBegan,
    TurnLost,
    WentOver,
)
from cardtable.game.state import CLOCKWISE
from cardtable.rules.model import Rules

FORMAT = "cardtable-trace/1"

Line = dict[str, Any]


def game_line(rules: Rules, seed: int | str, game: int, players: int, bots: Iterable[str]) -> Line:
    """Return the line before the events of one game."""
    return {
        "event": "game",
        "format": FORMAT,
        "variant": rules.id,
        "rules": rules.digest,
        "options": dict(rules.options),
        "seed": seed,
        "game": game,
        "players": players,
        "bots": list(bots),
    }


def as_json(line: Mapping[str, Any]) -> str:
    """Return one line of the trace, without its line end."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def direction_name(direction: int) -> str:
    return "cw" if direction == CLOCKWISE else "ccw"


def _seats(seats: Iterable[int]) -> list[int]:
    return [seat + 1 for seat in seats]


_COUNTED = ("said", "count", "total", "number")
"""Event fields for `n` in the line of an effect: the first one that the event has."""


def _effect(event: Effect) -> Line:
    target: int | None = getattr(event, "target", None)
    return {
        "event": "effect",
        "kind": event.kind,
        "seat": event.seat + 1,
        "target": None if target is None else target + 1,
        "cards": [event.card] if hasattr(event, "card") else list(getattr(event, "cards", ())),
        "n": next((getattr(event, key) for key in _COUNTED if hasattr(event, key)), None),
    }


def event_line(event: AnyEvent) -> Line:  # noqa: C901 - a table of the events
    match event:
        case DealStarted():
            return {
                "event": "deal",
                "deal": event.deal,
                "dealer": event.dealer + 1,
                "first": event.first + 1,
                "direction": direction_name(event.direction),
                "hands": [list(hand) for hand in event.hands],
                "stock": list(event.stock),
                "pile": list(event.pile),
                "total": event.total,
                "tokens": list(event.tokens),
                "in_deal": _seats(event.in_deal),
                "bottom": event.bottom,
                "turned": list(event.turned),
            }
        case TurnBegan():
            return {"event": "turn", "seat": event.seat + 1, "owes": event.owes, "must": event.must}
        case CardsPlayed():
            return {
                "event": "play",
                "seat": event.seat + 1,
                "cards": list(event.cards),
                "as": event.value,
                "target": None if event.target is None else event.target + 1,
                "total_before": event.before,
                "total": event.total,
                "call": event.call,
            }
        case Effect():
            return _effect(event)
        case TurnLost(declined=False):
            return {"event": "skipped", "seat": event.seat + 1}
        case TurnLost() | AnswerDeclined():
            return {"event": "skipped", "seat": event.seat + 1, "why": "declined", "owes": 0}
        case MilestoneReached():
            return {
                "event": "milestone",
                "at": event.at,
                "how": event.how,
                "seat": event.seat + 1,
                "way": event.way,
            }
        case HandDeclared():
            return {
                "event": "declare",
                "seat": event.seat + 1,
                "what": event.what,
                "cards": list(event.cards),
            }
        case WentOver():
            return {
                "event": "bust",
                "seat": event.seat + 1,
                "cards": list(event.cards),
                "total": event.total,
            }
        case CardsDrawn():
            return {"event": "draw", "seat": event.seat + 1, "cards": list(event.cards)}
        case StockRenewed():
            return {"event": "renew", "stock": list(event.stock), "pile": list(event.pile)}
        case PileTakenAway():
            left = [*event.pile, *event.hand]
            rest = list(event.rest)
            return {"event": "renew", "stock": list(event.stock), "pile": rest, "cards": left}
        case DrawForgotten():
            return {"event": "forgot", "seat": event.seat + 1}
        case SeatStuck():
            return {"event": "stuck", "seat": event.seat + 1, "hand": list(event.hand)}
        case TokensChanged():
            line = {
                "event": "tokens",
                "seat": event.seat + 1,
                "change": event.change,
                "left": event.left,
                "why": event.why,
            }
            return line if event.bank is None else {**line, "bank": event.bank}
        case SeatOut():
            return {
                "event": "out",
                "seat": event.seat + 1,
                "scope": event.scope,
                "why": event.why,
                "hand": list(event.hand),
            }
        case DealEnded():
            line = {
                "event": "deal_end",
                "why": event.why,
                "losers": _seats(event.ended_by),
                "winners": _seats(event.won_by),
                "total": event.total,
                "next_dealer": None if event.next_dealer is None else event.next_dealer + 1,
            }
            return line if event.scores is None else {**line, "scores": list(event.scores)}
        case GameEnded():
            line = {
                "event": "game_end",
                "why": event.why,
                "winners": _seats(event.winners),
                "losers": _seats(seat for seat in range(len(event.tokens)) if seat not in event.winners),
                "tokens": list(event.tokens),
            }
            return {**line, "marks": list(event.marks)} if event.marks else line
