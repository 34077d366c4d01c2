"""The winner of a game of original Arizona gets a reward mark, counted over games played again (rules, 4.2.12)."""

from __future__ import annotations

from random import Random

import pytest

from cardtable.controller.match.setup import MatchSetup, Player, header_for, setup_of
from cardtable.game import engine
from cardtable.game.events import AnyEvent, GameEnded
from cardtable.game.record.header import header_text
from cardtable.game.record.replay import replay
from cardtable.game.record.text import parse_record
from cardtable.game.record.trace import event_line
from cardtable.game.sight.view import view
from cardtable.game.state import State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.games import every_game
from tests.playing import play_out

ARIZONA = "ninety-eight-arizona"


def played(variant: str, marks: tuple[int, ...] = (), seed: str = "1") -> tuple[State, list[AnyEvent]]:
    events: list[AnyEvent] = []
    table = Table(catalog().resolve(variant), 3)
    state = engine.new_game(table, seed, 0 if table.rules.has_end else 1, marks)
    play_out(state, Random(seed), events.append)
    return state, events


@pytest.mark.parametrize("before", [(), (2, 0, 5)])
def test_the_winner_gets_one_mark_more(before: tuple[int, ...]) -> None:
    state, events = played(ARIZONA, before)
    had = before or (0, 0, 0)
    marks = tuple(had[seat] + (seat in state.winners) for seat in range(3))
    assert sum(marks) == sum(had) + 1
    assert state.marks == view(state, 0).marks == marks
    ended = events[-1]
    assert isinstance(ended, GameEnded)
    assert event_line(ended)["marks"] == list(marks)


@every_game
def test_no_other_game_gives_marks(variant: str) -> None:
    if variant == ARIZONA or catalog().resolve(variant).min_players > 3:
        return
    state, events = played(variant, (1, 1, 1))
    assert state.marks == ()
    assert "marks" not in event_line(events[-1])


def test_marks_are_saved_in_the_record() -> None:
    rules = catalog().resolve(ARIZONA)
    players = tuple(Player(name, "person") for name in ("Ann", "Ben", "Cleo"))
    setup = MatchSetup(ARIZONA, players, "4711", marks=(0, 3, 1))
    text = header_text(header_for(setup, rules))
    assert '[Marks "0 3 1"]' in text
    record = parse_record(text.encode())
    assert setup_of(record.header).marks == (0, 3, 1)
    assert replay(record).marks == (0, 3, 1)


def test_invalid_marks_count_as_none(subtests: pytest.Subtests) -> None:
    rules = catalog().resolve(ARIZONA)
    players = tuple(Player(name, "person") for name in ("Ann", "Ben", "Cleo"))
    text = header_text(header_for(MatchSetup(ARIZONA, players, "4711", marks=(0, 3, 1)), rules))
    for written in ("", "1 2", "1 2 x", "1 2 -3", "1 2 3 4"):
        with subtests.test(written):
            record = parse_record(text.replace("0 3 1", written).encode())
            assert not record.damage
            assert replay(record).marks == (0, 0, 0)
