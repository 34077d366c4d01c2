"""Records of every former format can be read, and are written unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.controller.lab.simulate import Games
from cardtable.game.events import AnyEvent, GameEnded
from cardtable.game.record import trace
from cardtable.game.record.header import FORMATS
from cardtable.game.record.replay import playable, replay
from cardtable.game.record.text import (
    CommentLine,
    Record,
    RecordError,
    ResultLine,
    comment_text,
    parse_record,
    record_text,
    result_text,
)
from cardtable.game.state import Phase, State
from cardtable.rules.catalog import catalog
from tests.games import every_game

FORMER = Path(__file__).parents[2] / "records" / "formats"


def recorded(variant: str) -> tuple[str, list[AnyEvent], State]:
    """Return the record of a random game, its events and its final state."""
    lines: list[str] = []
    events: list[AnyEvent] = []
    state = Games(catalog().resolve(variant), 3, ["random"], 5).play_game(1, events.append, lines)
    return "".join(lines), events, state


def named(format: str, how: str) -> bytes:
    return (FORMER / f"{format.replace(' ', '-')}-{how}.cardtable").read_bytes()


@pytest.mark.parametrize("format", FORMATS)
def test_a_finished_game_of_every_format_opens(format: str) -> None:
    record, why = playable(named(format, "finished"))
    assert (why, record.damage, record.header.format) == ("", "", format)
    assert record.header.seats == (("Mia; the 1st", ""), ("Olive", "cautious"), ('Ben: "B"', "random"))
    assert record.header.avatars == ("rabbit", "owl", "bear")
    assert record.header.learners == ((0, "0123456789abcdef", "total"),)
    assert record.undone == 3
    state = replay(record)
    assert (state.phase, state.deal, state.total, state.winners) == (Phase.OVER, 14, 99, (2,))
    assert record.has_result is (format != FORMATS[0])


@pytest.mark.parametrize("format", FORMATS)
def test_a_stopped_game_of_every_format_opens(format: str) -> None:
    state = replay(parse_record(named(format, "stopped")))
    assert (state.phase, state.winners) == (Phase.OVER, (1, 2))


def test_every_format_is_written_unchanged(subtests: pytest.Subtests) -> None:
    for file in sorted(FORMER.iterdir()):
        with subtests.test(file.stem):
            record = parse_record(file.read_bytes())
            assert record_text(record).encode() == file.read_bytes()


@every_game
def test_records_are_written_as_read_and_replay_to_the_same_events_and_end(variant: str) -> None:
    text, events, state = recorded(variant)
    record = parse_record(text.encode())
    assert record_text(record) == text
    assert parse_record(record_text(record).encode()) == record
    again: list[AnyEvent] = []
    end = replay(record, again.append)
    assert end == state
    assert end.phase is Phase.OVER
    assert [trace.event_line(event) for event in again] == [trace.event_line(event) for event in events]
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    closing = record.lines[-1]
    assert isinstance(closing, ResultLine)
    assert (closing.why, closing.winners) == (ended.why, ended.winners)


def test_comments_are_kept_and_change_nothing() -> None:
    text, *_ = recorded(catalog().ids[0])
    lines = text.splitlines(keepends=True)
    begun = next(number for number, line in enumerate(lines) if line.startswith("; deal"))
    said = "Ben took\this time\n; end"
    remarked = "".join([*lines[: begun + 3], comment_text(said), *lines[begun + 3 :]])
    record = parse_record(remarked.encode())
    (comment,) = (line for line in record.lines if isinstance(line, CommentLine))
    assert comment == CommentLine("Ben took his time ; end", begun + 4)
    assert record_text(record) == remarked
    assert replay(record) == replay(parse_record(text.encode()))


def test_a_wrong_result_is_reported() -> None:
    text, events, _ = recorded(catalog().ids[0])
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    right = result_text(ended.why, ended.winners)
    other = result_text(ended.why, tuple({0, 1, 2} - set(ended.winners)))
    number = text.count("\n")
    with pytest.raises(RecordError, match=rf"^Line {number}: “{right[2:-1]}” should come here\.$"):
        replay(parse_record(text.replace(right, other).encode()))
    too_early = "".join([*text.splitlines(keepends=True)[:-3], right])
    with pytest.raises(RecordError, match="the game isn't over"):
        replay(parse_record(too_early.encode()))


def damaged(line: int, by: str) -> tuple[Record, Record, str]:
    """Return a game up to a line, what can be read of it if that line is replaced, and the reason."""
    text, *_ = recorded("ono-99")
    lines = text.splitlines(keepends=True)
    left, why = playable("".join([*lines[:line], by, *lines[line + 1 :]]).encode())
    return parse_record("".join(lines[:line]).encode()), left, why


DAMAGE = [
    ("2 ??? what is this\n", "is neither a deal nor a move."),
    ("1 KS 4711\n", ""),
    ("; undo 77\n", "this deal has no 77 moves to take back."),
    ("; deal 9 dealer 9\n", "not deal 9 by seat 9."),
    ("; result last-left 1\n", "but the game isn't over."),
]


def test_a_damaged_record_opens_as_far_as_it_goes(subtests: pytest.Subtests) -> None:
    for by, said in DAMAGE:
        with subtests.test(by):
            whole, left, why = damaged(30, by)
            assert left == whole
            assert why.startswith("Line 31")
            assert why.endswith(said)


def test_a_record_is_read_up_to_bytes_that_are_no_text() -> None:
    data = recorded(catalog().ids[0])[0].encode()
    lines = data.splitlines(keepends=True)
    record, why = playable(b"".join([*lines[:25], b"1 \xff 7\n", *lines[25:]]))
    assert why == "Line 26 is not UTF-8 text."
    assert record.intact == len(b"".join(lines[:25]))
