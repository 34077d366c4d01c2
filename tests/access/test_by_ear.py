"""Whole games played by ear and keys in the real program, heard over AT-SPI as by a screen reader.

What was heard is compared with the record of the game: each event has exactly one true sentence.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardtable.cards.faces import BY_VALUE, order_for
from cardtable.controller.match.setup import setup_of
from cardtable.game.events import AnyEvent, seen_by
from cardtable.game.record.replay import before, follow
from cardtable.game.record.text import Record, parse_record
from cardtable.game.sight.view import in_order, view
from cardtable.game.state import State
from cardtable.language import Card, Listed, say, word
from cardtable.ui.table.words.narrator import Rank, narrate, spoken
from tests.access.conftest import Desk

ENTER = say("narrator-enter")
"""The only text besides events: that the table waits."""

TOTAL = re.escape(say("state-total", total=1)).replace("1", r"\S+")
WAY = "|".join(re.escape(say(way)) for way in ("state-clockwise", "state-counterclockwise"))
STANDING = re.compile(f".*{TOTAL}.*({WAY})$")
"""The answer to T."""

HAND = re.compile(re.escape(say("state-hand", cards="@")).replace("@", "([^.]*)"))
ABLE = say("state-makes", card=Card("7H"), totals=Listed((1,), "or")).removeprefix(word(Card("7H")))[:-1]
"""The text about a card that can be played."""

MOST = 2_000
"""More announcements than any of these games has."""


def find_game(desk: Desk, name: str) -> None:
    """Find a game by its name, and begin it."""
    desk.sit_down()
    desk.press("Ctrl", "f")
    desk.hear("Search games", "focus")
    desk.write(name.lower())
    desk.hear(f"found.*{re.escape(name)}$")
    desk.press("Return")
    desk.hear("^Deal 1")


def answer(desk: Desk, one: dict[str, Any]) -> None:
    """Press the key that answers an announcement."""
    text = one["text"]
    if one["kind"] == "focus" and any("?" in name for name in (text, *one["around"])):
        desk.press_until_heard("Return")
    elif one["kind"] != "announcement" or STANDING.match(text):
        return
    elif text.endswith(ENTER) or text.startswith(say("state-deal-over")):
        desk.press_until_heard("Return")
    elif "?" in text:
        # Decline all questions out of turn.
        desk.press_until_heard("n")
    elif "You" in text:
        desk.press("t")
        play(desk, desk.until(is_standing))


def is_standing(one: dict[str, Any]) -> bool:
    """Return whether this is the answer to T, or the table waits for Enter, or the game is over."""
    return is_end(one) or bool(one["text"].endswith(ENTER) or STANDING.match(one["text"]))


def is_end(one: dict[str, Any]) -> bool:
    return one["kind"] == "focus" and say("board-result") in one["around"]


def play(desk: Desk, standing: dict[str, Any]) -> None:
    """Play the first card that can be played, if it's the player's turn."""
    text = standing["text"]
    if text.endswith(ENTER):
        answer(desk, standing)
    elif text.startswith(say("state-you-are-asked")):
        # The question came while T was on its way.
        desk.press_until_heard("n")
    elif text.startswith(say("state-your-turn")) and (hand := HAND.search(text)) is not None:
        able = [number for number, card in enumerate(hand[1].split("; "), 1) if ABLE in card]
        if able:
            desk.press_until_heard(str(able[0]))


def play_to_the_end(desk: Desk) -> None:
    """Play on until the result is heard."""
    one = desk.heard[-1]
    for _ in range(MOST):
        answer(desk, one)
        if is_end(desk.heard[-1]):
            return
        one = desk.until(lambda _: True)
    raise AssertionError("the game has no end")


def record_of(desk: Desk) -> Record:
    (path,) = (Path(found) for found in (desk.data / "games").rglob("*.cardtable"))
    return parse_record(path.read_bytes())


def sentences_for_listener(record: Record) -> list[str]:
    """Return the sentences for a listener on the first seat, in order."""
    state, messages = before(record), list[str]()
    players, batch, total = setup_of(record.header).players, list[AnyEvent](), 0
    rules = state.table.rules
    kind, order = rules.token_kind, order_for(BY_VALUE, rules.hand_size(len(players)))

    def narrate_batch() -> None:
        nonlocal total
        seen = [seen_by(event, 0) for event in batch]
        lines = narrate(seen, players, total, in_order(view(state, 0), order), kind)
        messages.extend(spoken([line.sentence]) for line in lines if line.rank <= Rank.POLITE)
        total = state.total
        batch.clear()

    def watch(_: State, __: object) -> None:
        narrate_batch()

    follow(record, state, batch.append, watch)
    narrate_batch()
    return messages


def heard_of_events(desk: Desk) -> list[str]:
    """Return the announcements since the first deal, without answers to keys and prompts."""
    said = [one["text"] for one in desk.heard if one["kind"] == "announcement"]
    begin = next(place for place, text in enumerate(said) if text.startswith("Deal 1."))
    events = [text.removesuffix(ENTER).strip() for text in said[begin:]]
    return [text for text in events if text and not STANDING.match(text) and "?" not in text]


def assert_spoken_once(desk: Desk) -> None:
    heard, expected = heard_of_events(desk), sentences_for_listener(record_of(desk))
    rest = iter(expected)
    for text in heard:
        left = text
        while left:
            sentence = next(rest, None)
            assert sentence is not None, f"heard besides the events: {left}"
            assert left.startswith(sentence), f"heard {left!r}, and the record has {sentence!r}"
            left = left[len(sentence) :].strip()
    assert list(rest) == [], "not heard"


@pytest.mark.parametrize(
    "game",
    [
        "Scary Seven", "99 from Japan", "Thai 99", "Zeus on the Loose", "LOBO 77", "5 Alive", "Boom-O", "Baltimore",
        "From 0 to 100", "Reach 99 together",
    ],
)  # fmt: skip
def test_each_event_of_a_game_is_heard_once(desk: Desk, game: str) -> None:
    assert_heard_once(desk, game)


def test_a_screen_reader_without_announcements_hears_the_same(sit: Callable[..., Desk]) -> None:
    assert_heard_once(sit("old"), "Scary Seven")


def assert_heard_once(desk: Desk, game: str) -> None:
    find_game(desk, game)
    play_to_the_end(desk)
    assert_spoken_once(desk)
    assert not [one for one in desk.heard if one["kind"] == "focus" and not one["text"]], "a nameless stop"


def test_after_a_curtain_only_the_state_of_the_game_is_heard(
    sit: Callable[..., Desk],
) -> None:
    people = [[name, "person", "", picture] for name, picture in (("Ann", "fox"), ("Ben", "owl"))]
    game = {"variant": "scary-seven", "game": "", "company": [], "options": {}, "open_hands": False}
    desk = sit("", game | {"players": people})
    desk.take_keyboard()
    desk.press_until_heard("Ctrl", "r")
    passes = re.escape(say("play-pass-to", name="@")).replace("@", "(Ann|Ben)")
    for _ in range(4):
        name = re.findall("Ann|Ben", desk.hear(rf"^{passes}\. ", "focus"))[0]
        at = len(desk.heard)
        desk.press_until_heard("Return")
        standing = desk.until(lambda one: bool(STANDING.match(one["text"])))
        since = [one["text"] for one in desk.heard[at:] if one["kind"] in ("focus", "announcement")]
        assert [text for text in since if text not in (say("board-table"), standing["text"])] == [], (
            "under the curtain"
        )
        assert HAND.search(standing["text"]) is not None
        play(desk, standing)
        desk.hear(f"^{name}, ")


SUM = re.compile(r"(\d+) (plus|take away) (\d+)$")
"""A sum without an answer, as it is heard."""


def test_a_lesson_is_heard_once_and_can_be_answered_by_keys(desk: Desk) -> None:
    desk.take_keyboard()
    desk.press_until_heard("Ctrl", "l")
    desk.hear("^Add a child$", "focus")
    desk.press("Return")
    desk.hear("^Nickname$", "focus")
    desk.write("mia")
    desk.press("Return")
    desk.hear("^mia's ten-minute practice$", "focus")
    desk.press("Return")
    at, sums = len(desk.heard), 6
    for number in range(sums):
        one, by, other = asked(desk)
        right = one + other if by == "plus" else one - other
        if number == 0:
            enter(desk, right + 1)
            assert str(right) not in desk.hear("^(?!Yes).*[.]$")
        enter(desk, right)
        desk.hear(f"^Yes! {one} {by} {other} is {right}[.]$")
    desk.hear("Now a game", "focus")
    assert f"{sums - 1} of {sums} right first try" in desk.heard[-1]["around"][0]
    assert_lesson_spoken_once(desk.heard[at:], sums)


def assert_lesson_spoken_once(heard: list[dict[str, Any]], sums: int) -> None:
    said = [one["text"] for one in heard if one["kind"] in ("announcement", "name") and one["text"]]
    assert len([text for text in said if SUM.search(text)]) == sums
    # A question, an answer to each, and one more to the sum that was wrong at first.
    assert len([text for text in said if text != say("reader-question")]) == 2 * sums + 1
    stops = {one["text"] for one in heard if one["kind"] == "focus"}
    assert stops == {say("reader-question"), "Now a game"}, "the keyboard stays at the sums"


def asked(desk: Desk) -> tuple[int, str, int]:
    """Wait for the next sum, and return it."""
    found = SUM.search(desk.hear(SUM.pattern))
    return int(found[1]), found[2], int(found[3])


def enter(desk: Desk, number: int) -> None:
    """Type an answer and press Enter, again if that comes too soon after the last answer."""
    desk.write(str(number))
    desk.hear(f"^{number}$", "description")
    desk.press_until_heard("Return")
