"""`cardtable explain` repeats the choice of an opponent from what it knew."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from cardtable.cli import run
from cardtable.controller.lab.simulate import Games
from cardtable.controller.lookback.explained import explain
from cardtable.game.record.text import MoveLine, parse_record
from cardtable.rules.catalog import catalog


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of a whole game of an expert and a beginner."""
    folder = tmp_path_factory.mktemp("records")
    rules = catalog().resolve("ninety-nine", {"tokens": "3"})
    Games(rules, 2, ["expert/80", "beginner"], 3).run(1, records=folder)
    return next(folder.iterdir())


@cache
def moves_of(record: Path) -> list[str]:
    lines = parse_record(record.read_bytes()).lines
    moves = sum(isinstance(line, MoveLine) for line in lines)
    return [explain(record, number) for number in range(1, moves + 1)]


def test_every_choice_of_the_expert_is_repeated(record: Path) -> None:
    found = [text for text in moves_of(record) if "expert/80" in text and "no choice" not in text]
    assert len(found) >= 3
    for text in found:
        played = text.partition("Played: ")[2].partition(".\n")[0]
        assert f"would choose {played}." in text


def test_the_explanation_shows_other_plays_and_their_gains(record: Path) -> None:
    text = next(text for text in moves_of(record) if "worlds" in text)
    assert "gain" in text
    assert "base" in text


def test_slips_are_reported(record: Path) -> None:
    slipped = [text for text in moves_of(record) if "It slipped" in text]
    assert slipped
    assert all("beginner" in text for text in slipped)


def test_a_move_that_is_not_there_gets_one_sentence(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cardtable", "explain", str(record), "999"]) == 1
    assert capsys.readouterr().err == f"cardtable: {record}: this record has no move 999.\n"


def test_choices_that_an_opponent_would_make_differently_now_are_marked(record: Path, tmp_path: Path) -> None:
    """The game is changed as if a weaker opponent had played it."""
    other = tmp_path / "other.cardtable"
    other.write_bytes(record.read_bytes().replace(b":expert/80", b":cautious"))
    found = [text for text in moves_of(other) if "It chose otherwise then" in text]
    assert found
    for text in found:
        played = text.partition("Played: ")[2].partition(".\n")[0]
        assert f"would choose {played}." not in text
    assert not [text for text in moves_of(record) if "It chose otherwise then" in text]


def test_a_file_that_is_no_record_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann,\n", encoding="utf-8")
    assert run(["cardtable", "explain", str(letter), "1"]) == 1
    assert capsys.readouterr().err.startswith(f"cardtable: {letter}: This isn't a Cardtable game: line 1 ")


def test_the_command_prints_the_explanation(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cardtable", "explain", str(record), "1"]) == 0
    assert capsys.readouterr().out.startswith("Move 1, deal 1: Seat ")
