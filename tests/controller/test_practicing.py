"""Computers practice in another process with the same result, pause while an opponent thinks, and stop at once."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.connection import wait
from threading import Thread

import pytest

from cardtable.bots.opponents import stream
from cardtable.bots.playing import Facts
from cardtable.bots.selfplay import Effort, finished, practice, train
from cardtable.bots.weighed import Practiced, Weights, adopt
from cardtable.controller.practicing import Practicing, Task, practiced, read_practiced, written
from cardtable.controller.worker import WORKER, Question, Worker
from cardtable.game import engine
from cardtable.game.moves import Play
from cardtable.game.sight.view import view
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.loader import Definition
from cardtable.rules.model import Rules

LITTLE = Effort(looks=20, runs=1, rounds=2, averaged=1, plays=2_000, packs=5)
LONG = Effort(looks=10**7, runs=1, rounds=4, averaged=2, plays=10**9, packs=60)


@pytest.fixture
def rules() -> Rules:
    """A game that somebody made."""
    raw = {"base": "ninety-nine", "name": "Kings take off", "cards": {"K": "-20", "5": "+0, skip"}}
    catalog().adopt([Definition("own-kings", "own-kings.toml", raw)])
    return catalog().resolve("own-kings")


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes have normal priority, so that they don't wait long on a busy machine."""
    monkeypatch.setattr("cardtable.controller.worker._put_back", lambda process: None)


@pytest.fixture
def practicing() -> Iterator[Practicing]:
    """Return a `Practicing` with little effort."""
    found = Practicing(LITTLE)
    yield found
    found.stop()


def until_done(of: Practicing) -> tuple[str, Practiced]:
    """Return the result of the next game; wait for its process only, never for a time."""
    while True:
        helper = of.helper
        wait([helper.connection, helper.process.sentinel])
        done = of.poll()
        if done is not None:
            return done


def test_games_are_practiced_one_by_one_with_the_same_result_as_in_this_process(
    practicing: Practicing, rules: Rules
) -> None:
    practicing.start("own-kings", rules)
    practicing.start("own-other", rules)
    here = {str(players): finished(practice(Table(rules, players), LITTLE)) for players in (2, 4)}
    assert until_done(practicing) == ("own-kings", Practiced(rules.play_digest, here))
    assert until_done(practicing)[0] == "own-other"
    assert not practicing.is_running


def test_practice_says_how_much_is_done_and_ends_nearly_whole(rules: Rules) -> None:
    ours, theirs = Pipe()
    practiced(Task(rules.document, LITTLE), theirs)
    said = []
    while ours.poll():
        said.append(ours.recv())
    assert said == sorted(set(said))
    assert said[0] < 20 < 40 < 60 < said[-1] <= 100
    assert any(40 < percent < 60 for percent in said)


def test_practice_of_a_changed_game_begins_again(rules: Rules) -> None:
    long = Practicing(LONG)
    long.start("own-kings", rules)
    first = long.helper
    long.start("own-kings", rules)
    assert long.helper is first
    long.start("own-kings", catalog().resolve("ninety-nine"))
    assert long.helper is not first
    assert not first.process.is_alive()
    long.stop()


def test_stopping_ends_the_process_at_once(rules: Rules) -> None:
    long = Practicing(LONG)
    long.start("own-kings", rules)
    long.start("own-other", rules)
    helper = long.helper
    long.stop()
    assert not helper.process.is_alive()
    assert long.poll() is None
    assert not long.is_running
    assert WORKER.listeners == []


def test_a_killed_process_is_logged_and_the_next_game_follows(
    practicing: Practicing, rules: Rules, caplog: pytest.LogCaptureFixture
) -> None:
    practicing.start("own-kings", rules)
    practicing.start("own-other", rules)
    practicing.helper.process.kill()
    assert until_done(practicing) == ("own-kings", Practiced(rules.play_digest, {}))
    assert "own-kings cannot be practiced" in caplog.text
    assert until_done(practicing)[0] == "own-other"


def test_practice_pauses_from_the_next_deal_until_it_may_go_on(rules: Rules) -> None:
    ours, theirs = Pipe()
    ours.send(True)
    found: list[Practiced] = []
    thread = Thread(target=lambda: found.append(practiced(Task(rules.document, LITTLE), theirs)))
    thread.start()
    # Twice as long as practice takes without a pause.
    others = Pipe()
    for _ in range(2):
        practiced(Task(rules.document, LITTLE), others[1])
    assert not found
    ours.send(False)
    thread.join()
    assert len(found) == 1


def test_practice_pauses_while_an_opponent_thinks(practicing: Practicing, rules: Rules) -> None:
    said: list[bool] = []
    worker = Worker()
    worker.listeners.append(said.append)
    try:
        worker.ask(question(rules, "expert/40"))
        assert said == [True, False]
    finally:
        worker.drop(even_idle=True)
    practicing.start("own-kings", rules)
    assert WORKER.listeners == [practicing._rest]


def question(rules: Rules, level: str) -> Question:
    state = engine.new_game(Table(rules, 2), "practicing")
    engine.deal(state)
    seat = state.actor
    return Question(rules.document, 2, level, "", view(state, seat), stream("practicing", 1, 1, seat))


def test_a_running_worker_plays_by_new_weights(rules: Rules) -> None:
    worker = Worker()
    try:
        move = worker.ask(question(rules, "expert/1")).move
        assert isinstance(move, Play)
        facts, row = Facts(Table(rules, 2)), [0.0] * 6
        # By these weights, the card just played is the last to play.
        keep = {**dict.fromkeys(facts.kinds, row), facts.kind[move.cards[0]]: [100.0] * 6}
        weights = Weights(3, [0.0] * (rules.limit + 2), keep, [row] * 6, {}, 0.0)
        adopt("own-kings", Practiced(rules.play_digest, {"2": weights}))
        after = worker.ask(question(rules, "expert/1"))
        assert after == question(rules, "expert/1").answer()
        assert after.move != move
    finally:
        worker.drop(even_idle=True)


def test_weights_are_read_as_they_were_written(rules: Rules) -> None:
    weights = finished(train(Table(rules, 2), LITTLE))
    found = Practiced(rules.play_digest, {"2": weights, "4": None})
    assert read_practiced(written(found)) == found


def test_an_invalid_file_counts_as_none() -> None:
    wrong: list[dict[str, object]] = [
        {},
        {"rules": 3, "weights": {}},
        {"rules": "", "weights": {"2": {"hand": 3}}},
        {"x": 1},
    ]
    assert [read_practiced(table) for table in wrong] == [None] * len(wrong)


KILLED = """
import sys
from cardtable.controller.practicing import Practicing
from cardtable.rules.catalog import catalog
if __name__ == "__main__":
    practicing = Practicing()
    practicing.start("own-x", catalog().resolve("ninety-nine"))
    print(practicing.helper.process.pid, flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a process is looked for by its number")
def test_no_process_is_left_behind_by_a_program_that_is_killed() -> None:
    program = subprocess.Popen(
        [sys.executable, "-c", KILLED], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    pid = int(program.stdout.readline())
    os.kill(pid, 0)
    program.kill()
    # The pipe is closed when the last process that has it is gone.
    assert program.stdout.read() == ""
    program.wait()
