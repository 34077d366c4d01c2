"""Opponents that think in another process make the same choices, and play on if it ends."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from multiprocessing.connection import Client, Connection, Listener
from multiprocessing.context import SpawnContext
from queue import SimpleQueue

import pytest

from cardtable.bots.levels import without_search
from cardtable.bots.opponents import Thought, stream
from cardtable.controller import worker as worker_module
from cardtable.controller.lab.jobs import Hand
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.controller.worker import WORKER, Helper, Question, Worker, serve
from cardtable.game import engine
from cardtable.game.sight.view import view
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.drop(even_idle=True)


def question(level: str, number: int = 1) -> Question:
    rules = catalog().resolve("ninety-nine")
    state = engine.new_game(Table(rules, 3), f"worker:{number}")
    engine.deal(state)
    seat = state.actor
    return Question(rules.document, 3, level, "", view(state, seat), stream("worker", 1, number, seat))


def test_a_worker_makes_the_same_choice_as_this_process(worker: Worker) -> None:
    for number in range(4):
        assert worker.ask(question("expert/60", number)) == question("expert/60", number).answer()
    assert worker.is_running


def test_levels_that_do_not_search_need_no_process(worker: Worker) -> None:
    assert worker.ask(question("expert/0")) == question("expert/0").answer()
    assert not worker.is_running


def test_if_the_process_dies_the_base_policy_plays_and_the_log_says_so(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    worker.ask(question("expert/60"))
    process = worker._process
    process.kill()
    process.join()
    worker._process = _Corpse(process)  # type: ignore[assignment]
    assert worker.ask(question("expert/60", 3)) == question(without_search("expert"), 3).answer()
    assert "base policy" in caplog.text
    assert worker.ask(question("expert/60", 4)) == question("expert/60", 4).answer()


def test_if_a_search_fails_the_base_policy_plays_and_the_log_says_why(
    worker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    # No search can answer this, since no deal is in progress.
    asked = question("expert/60")
    asked = replace(asked, view=replace(asked.view, phase=Phase.OVER))
    with pytest.raises(ValueError, match="No deal is in progress"):
        asked.answer()
    assert worker.ask(asked) == replace(asked, level=without_search("expert")).answer()
    assert "ValueError" in caplog.text
    assert "base policy" in caplog.text


class _Corpse:
    """A process that seems to be alive, as one does that crashes while it thinks."""

    def __init__(self, process: object) -> None:
        self._process = process

    def is_alive(self) -> bool:
        return True

    def kill(self) -> None:
        return None


PATIENCE = 200.0
"""Seconds that a process may take to start or end on the busiest machine."""

HELD = "CARDTABLE_TEST_HELD"
"""Environment variable with the address at which a test delays the start of a process."""


def slow_to_start(connection: Connection) -> None:
    """Run a worker that starts when the test closes the connection."""
    with Client(os.environ[HELD]) as test, suppress(EOFError):
        test.recv()
    serve(connection)


class Holder:
    """Delays the process of a worker, which connects before it starts."""

    def __init__(self) -> None:
        self._listener = Listener()
        self._calls: SimpleQueue[Connection] = SimpleQueue()
        self.address = str(self._listener.address)
        threading.Thread(target=lambda: self._calls.put(self._listener.accept()), daemon=True).start()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Delay the process meanwhile. Raises `queue.Empty` if the process was given up before."""
        with self._calls.get(timeout=PATIENCE):
            yield


@pytest.fixture
def holder(monkeypatch: pytest.MonkeyPatch) -> Holder:
    """Delay the start of workers."""
    made = Holder()
    monkeypatch.setenv(HELD, made.address)
    monkeypatch.setattr("cardtable.controller.worker.serve", slow_to_start)
    return made


def test_a_slow_start_does_not_count_as_thinking(
    worker: Worker, holder: Holder, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """On Windows, a virus scanner may check the program first."""
    longest = worker_module.LONGEST
    # Any time counted during the delay is too long.
    monkeypatch.setattr(worker_module, "LONGEST", 0)
    answers: list[object] = []
    thinking = threading.Thread(target=lambda: answers.append(worker.ask(question("expert/60"))))
    thinking.start()
    with holder.held():
        monkeypatch.setattr(worker_module, "LONGEST", longest)
    thinking.join()
    assert answers == [question("expert/60").answer()]
    assert caplog.text == ""


def test_a_thought_can_be_dropped_while_its_process_starts(
    worker: Worker, holder: Holder, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also on Windows, where its end of the connection stays open in this process until it has started."""
    monkeypatch.setattr(Connection, "close", lambda connection: None)
    answers: list[object] = []
    thinking = threading.Thread(target=lambda: answers.append(worker.ask(question("expert/500000"))))
    thinking.start()
    with holder.held():
        worker.drop()
        thinking.join()
    assert answers == [question(without_search("expert")).answer()]
    assert not worker.is_running
    assert caplog.text == ""


def test_a_thought_can_be_dropped_before_its_process_exists(
    worker: Worker, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Begun(Helper):
        def __init__(self, work: Callable[[Connection], None], name: str) -> None:
            worker.drop()
            super().__init__(work, name)

    monkeypatch.setattr(worker_module, "Helper", Begun)
    assert worker.ask(question("expert/500000")) == question(without_search("expert")).answer()
    assert not worker.is_running
    assert caplog.text == ""


def test_a_process_that_ends_before_it_has_started_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows its end of the connection stays open; on other systems the test keeps it open."""
    pipe, kept = SpawnContext.Pipe, list[Connection]()

    def held_open(context: SpawnContext) -> tuple[Connection, Connection]:
        ours, theirs = pipe(context)
        if sys.platform != "win32":
            kept.append(Connection(os.dup(theirs.fileno())))
        return ours, theirs

    monkeypatch.setattr(SpawnContext, "Pipe", held_open)
    hand = Hand()
    hand.kill()
    hand.process.join()
    with pytest.raises((EOFError, OSError)):
        hand.has_answer()
    hand.end()
    for connection in kept:
        connection.close()


@dataclass(frozen=True)
class Endless:
    """A question that a worker never finishes."""

    asked: Question

    def answer(self) -> Thought:
        time.sleep(100 * PATIENCE)
        raise AssertionError

    @property
    def is_quick(self) -> bool:
        return False

    def plain(self) -> Question:
        return self.asked.plain()


def test_a_dropped_thought_ends_at_once(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_module, "LONGEST", 100 * PATIENCE)
    worker.ask(question("expert/60"))
    answers: list[object] = []
    long = Endless(question("expert/60", 5))
    thinking = threading.Thread(target=lambda: answers.append(worker.ask(long)))
    thinking.start()
    while not worker.is_thinking:
        thinking.join(0.01)
    worker.drop()
    thinking.join(PATIENCE)
    assert not thinking.is_alive()
    assert answers == [question(without_search("expert"), 5).answer()]


def test_leaving_a_game_ends_the_thought_of_its_opponent() -> None:
    seats = (Player("Sam", "person"), Player("Otto", "computer", "expert/500000"))
    match = Match.start(MatchSetup("ninety-nine", seats, "left"))
    match.deal()
    while match.awaits is not Awaits.COMPUTER:
        match.play(match.view(match.seat).moves[0])
    answers: list[object] = []
    thinking = threading.Thread(target=lambda: answers.append(match.thinker()()))
    thinking.start()
    while not WORKER._busy:
        thinking.join(0.01)
    match.leave()
    thinking.join(PATIENCE)
    assert not thinking.is_alive()
    assert not WORKER.is_running
    assert len(answers) == 1
