"""Every worked example also agrees in a mirror, and if players draw by hand at once."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from cardtable.game import engine
from cardtable.game.moves import Draw
from cardtable.game.state import Phase
from tests.rows import rows
from tests.rules.example_table import OURS, ExampleTable, check

Example = dict[str, Any]


@cache
def examples() -> list[Example]:
    """Return all examples, sorted by game."""
    every = [entry for path in OURS for entry in json.loads(path.read_text("utf-8"))]
    return sorted(every, key=lambda example: str(example["variant"]))


FROM_THE_DEALERS_LEFT = {"start", "check_hands", "bottom"}
"""Moves that go clockwise from the dealer in every direction of play."""
BY_SEAT = {"hands", "tokens", "hand_sizes", "answers"}
SEATS = {"in_game", "active", "eliminated", "out_of_hand", "winners"}
ONE_SEAT = {"turn", "dealer", "seat", "target", "by", "next", "winner", "zeus_holder", "last_seat"}
OTHER_WAY = {"cw": "ccw", "ccw": "cw"}

pytestmark = pytest.mark.slow("every worked example twice more")
every_example = rows("example", examples, ids=lambda example: example["id"])


def mirrored(example: Example) -> Example:
    """Reverse the seats and the direction, and leave out the next deal, which passes to the left."""
    players = example["setup"]["players"]

    def seat(number: int | str) -> int:
        return players + 1 - int(number)

    turned = {part: _mirrored(example[part], seat) for part in ("setup", "expect")}
    turned["move"] = [_mirrored(move, seat) for move in example["move"]]
    return {**example, **turned}


def _mirrored(part: dict[str, Any], seat: Callable[[int | str], int]) -> dict[str, Any]:
    over = part.get("hand_over") or part.get("game_over")
    unsaid = {"next_dealer", "next_starter"} | ({"next"} if over else set())
    return {key: _value(key, value, seat) for key, value in part.items() if key not in unsaid}


def _value(key: str, value: Any, seat: Callable[[int | str], int]) -> Any:
    if key == "direction":
        return OTHER_WAY[value]
    if key in ONE_SEAT:
        return value and seat(value)
    if key in SEATS:
        return sorted(seat(number) for number in value)
    if key in BY_SEAT:
        return {str(seat(number)): held for number, held in value.items()}
    if key == "state":
        return {part: _state(part, held, seat) for part, held in value.items()}
    if key == "seen_by":
        return {str(seat(number)): _mirrored(line, seat) for number, line in value.items()}
    if key in ("after_each", "events"):
        return [_mirrored(each, seat) for each in value]
    if key == "outcome" and value and value.startswith("skipped:"):
        return f"skipped:{seat(value.removeprefix('skipped:'))}"
    return value


def _state(part: str, held: Any, seat: Callable[[int | str], int]) -> Any:
    return _value("tokens" if isinstance(held, dict) else part, held, seat)


def goes_either_way(example: Example) -> bool:
    return not any(move["type"] in FROM_THE_DEALERS_LEFT for move in example["move"])


@every_example
def test_examples_agree_in_a_mirror(example: Example) -> None:
    if goes_either_way(example):
        check(mirrored(example), ExampleTable(example["variant"], mirrored(example)["setup"]))


class DrawingAtOnce(ExampleTable):
    """A table at which everyone draws by hand at once."""

    def make(self, move: dict[str, Any]) -> None:
        super().make(move)
        owed = self.state.owed
        if owed is not None and self.state.phase is Phase.PLAYING:
            engine.apply(self.state, Draw(owed[0]), self._hear)


def can_draw_by_hand(example: Example) -> bool:
    options = example["setup"].get("options", {})
    return "draw_discipline" not in options and example["variant"] != "boom-o"


def unless_over(expected: dict[str, Any]) -> dict[str, Any]:
    """Leave out what a draw after the last card of a deal changes, since nobody makes it by hand."""
    if not (expected.get("hand_over") or expected.get("game_over")):
        return expected
    return {key: value for key, value in expected.items() if key not in ("hand_sizes", "stock_size")}


@every_example
def test_examples_agree_if_cards_are_drawn_by_hand_at_once(example: Example) -> None:
    if can_draw_by_hand(example):
        options = {**example["setup"].get("options", {}), "draw_discipline": "manual"}
        table = DrawingAtOnce(example["variant"], {**example["setup"], "options": options})
        check({**example, "expect": unless_over(example["expect"])}, table)
