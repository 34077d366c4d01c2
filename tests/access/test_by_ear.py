"""Whole games played by ear and keys in the real program, over AT-SPI as a screen reader hears it.

What was heard is held against the record of the game: for each event exactly one sentence, none false, none
twice, none missing.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from cardtable.cards.hand_order import BY_VALUE, order_for
from cardtable.controller.match.setup import setup_of
from cardtable.game.events import AnyEvent, seen_by
from cardtable.game.record.replay import before, follow
from cardtable.game.record.text import Record, parse_record
from cardtable.game.sight.view import in_order, view
from cardtable.game.state import State
from cardtable.ui.table.words.narrator import Rank, narrate, spoken
from tests.access.conftest import Desk

ENTER = "Press Enter to go on."
"""What is said besides the events: that the table waits."""

STANDING = re.compile(
    r"Running total \S+\. (?:Your hand: (?P<hand>[^.]*)\. )?(?:On the pile: .*)?Play goes \w+\.$"
)
"""The answer to T, with the hand in it."""

MOST = 2_000
"""More things to hear than any of these games has."""


def find_game(desk: Desk, name: str) -> None:
    """Look for a game by its name, and sit down to it."""
    desk.sit_down()

    def look_for() -> None:
        desk.press("Ctrl", "f")
        desk.press("Ctrl", "a")
        desk.write(name.lower())

    found = rf"\d+ of \d+ games, {name}$"
    desk.repeat(look_for, lambda one: one["kind"] == "announcement" and bool(re.search(found, one["text"])))
    desk.repeat(lambda: desk.press("Return"), lambda one: one["text"].startswith("Deal 1"))


def answers(desk: Desk, one: dict[str, Any]) -> None:
    """Press what a player presses who has heard this."""
    text, standing = one["text"], STANDING.search(one["text"])
    if one["kind"] == "focus":
        if any(name.endswith("?") for name in one["around"]):
            desk.press_until_heard("Return")
    elif one["kind"] != "announcement":
        return
    elif standing is not None and text.startswith("Your turn."):
        able = [n for n, card in enumerate((standing["hand"] or "").split("; "), 1) if ", makes " in card]
        if able:
            desk.press_until_heard(str(able[0]))
    elif text.endswith(ENTER) or text.startswith("The deal is over. Press Enter"):
        desk.press_until_heard("Return")
    elif standing is None and re.search(r"Your turn, \S+\.( [^.]*\.)?$|Play [^.]* more\.$", text):
        before = len(desk.heard)
        desk.repeat(lambda: desk.press("t"), lambda heard: bool(STANDING.search(heard["text"])))
        waits = [heard for heard in desk.heard[before:] if heard["text"].endswith(ENTER)]
        answers(desk, (waits or desk.heard)[-1])
    elif standing is None and "?" in text:
        # Whatever is asked out of turn is let pass.
        desk.press_until_heard("n")


def play_to_the_end(desk: Desk) -> None:
    """Play on what is heard until the result is."""
    one = desk.heard[-1]
    for _ in range(MOST):
        if one["kind"] == "focus" and "Result" in one["around"]:
            return
        answers(desk, one)
        one = desk.until(lambda _: True)
    raise AssertionError("the game has no end")


def record_of(desk: Desk) -> Record:
    (path,) = (Path(found) for found in (desk.data / "games").rglob("*.cardtable"))
    return parse_record(path.read_bytes())


def told_by(record: Record) -> list[str]:
    """The sentences that a listener on the first seat is told of a record, in order."""
    state, told = before(record), list[str]()
    players, batch, total = setup_of(record.header).players, list[AnyEvent](), 0
    rules = state.table.rules
    kind, order = rules.token_kind, order_for(BY_VALUE, rules.hand_size(len(players)))

    def tell() -> None:
        nonlocal total
        seen = [seen_by(event, 0) for event in batch]
        lines = narrate(seen, players, total, in_order(view(state, 0), order), kind)
        told.extend(spoken([line.sentence]) for line in lines if line.rank <= Rank.POLITE)
        total = state.total
        batch.clear()

    def watch(_: State, __: object) -> None:
        tell()

    follow(record, state, batch.append, watch)
    tell()
    return told


def heard_of_events(desk: Desk) -> list[str]:
    """What was announced since the first deal, without answers to keys and what the table waits for."""
    said = [one["text"] for one in desk.heard if one["kind"] == "announcement"]
    begin = next(place for place, text in enumerate(said) if text.startswith("Deal 1."))
    events = [text for text in said[begin:] if not STANDING.search(text) and "?" not in text]
    return [without for text in events if (without := text.removesuffix(ENTER).strip())]


def assert_told_once(desk: Desk) -> None:
    heard, told = heard_of_events(desk), told_by(record_of(desk))
    rest = iter(told)
    for text in heard:
        left = text
        while left:
            sentence = next(rest, None)
            assert sentence is not None, f"heard besides the events: {left}"
            assert left.startswith(sentence), f"heard {left!r}, and the record has {sentence!r}"
            left = left[len(sentence) :].strip()
    assert list(rest) == [], "not heard"


@pytest.mark.parametrize("game", ["Thai 99", "Scary Seven", "99 from Japan"])
def test_a_game_is_heard_once_and_truly(desk: Desk, game: str) -> None:
    find_game(desk, game)
    play_to_the_end(desk)
    assert_told_once(desk)
    assert not [one for one in desk.heard if one["kind"] == "focus" and not one["text"]], "a nameless stop"
