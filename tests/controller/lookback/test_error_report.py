"""A report of an error can be replayed and names nobody."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cardtable.controller.lookback.replayed import replay_file
from cardtable.controller.lookback.sharing import TITLE, report_text
from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.record.replay import replay
from cardtable.game.record.text import RecordError, parse_record
from cardtable.game.sight.view import view
from tests.games import every_game
from tests.playing import play_on

PLAYERS = (
    Player("Wilhelmina", "person", avatar="cat", learner="0123456789abcdef", role="call"),
    Player("Olive", "computer", "cautious", "owl"),
    Player("Bartholomew", "person"),
)
FACTS = (("Cardtable", "0.1"), ("System", "Linux"))


def played(variant: str, moves: int) -> Match:
    match = Match.start(MatchSetup(variant, PLAYERS, "7"))
    play_on(match, until=lambda: match.turn_number >= moves, chance=random.Random(7))
    return match


def failed(words: str) -> ValueError:
    try:
        raise ValueError(words)
    except ValueError as error:
        return error


@every_game
def test_a_report_with_its_game_replays_to_the_same_table(variant: str, tmp_path: Path) -> None:
    match = played(variant, 30)
    path = tmp_path / "report.txt"
    path.write_text(report_text(failed("oops"), FACTS, match), "utf-8")
    assert replay_file(path).summary.startswith(f"{variant}, 3 players, {match.view().deal} deal")
    state = replay(parse_record(path.read_bytes()))
    assert [view(state, seat) for seat in range(3)] == [match.view(seat) for seat in range(3)]


def test_a_report_survives_an_editor_of_another_system(tmp_path: Path) -> None:
    path = tmp_path / "report.txt"
    text = report_text(failed("oops"), FACTS, played("ninety-nine", 12))
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert "12 plays" in replay_file(path).summary


def test_a_report_names_nobody(tmp_path: Path) -> None:
    match = played("ninety-nine", 12)
    text = report_text(failed("Wilhelmina cannot play AS; Bartholomew and Olive can"), FACTS, match)
    for secret in ("Wilhelmina", "Bartholomew", "Olive", "0123456789abcdef"):
        assert secret not in text
    assert "Person 1 cannot play AS; Person 3 and Computer 2 can" in text


def test_without_the_game_no_card_is_reported() -> None:
    text = report_text(failed("Wilhelmina cannot play AS"), FACTS, None)
    assert text.startswith(f"# {TITLE}\n")
    assert "ValueError" in text
    assert "def failed" not in text
    assert "# System: Linux\n" in text
    assert all(line.startswith("#") for line in text.splitlines())
    assert "Wilhelmina" not in text
    assert "AS" not in text
    with pytest.raises(RecordError, match="isn't a Cardtable game"):
        parse_record(text.encode())
