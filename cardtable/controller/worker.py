"""Thinking in a separate process, so that the table keeps moving while a strong opponent thinks.

Python runs one thread at a time; a search in the window's process would cost it frames. The worker is started
when it is first needed, is given what an opponent or the coach is given (rules, view, chance) and nothing
else, and is killed when a game is left. If anything happens to it, the base policy plays and the log says so.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol, TypeVar

from cardtable.bots.coach import PLAYOUTS, Advice, advise
from cardtable.bots.levels import bot, searches, without_search
from cardtable.bots.opponents import Insight, Opponent, Thought, recollect, thought_of
from cardtable.bots.weighed import Practiced, adopt_all, adopted
from cardtable.cards.shuffle import Stream
from cardtable.game.moves import Move
from cardtable.game.sight.view import SeatView
from cardtable.game.state import State
from cardtable.game.table import table_from

if TYPE_CHECKING:
    from multiprocessing.connection import _ConnectionBase as Connection
    from multiprocessing.context import SpawnProcess

LONGEST = 20.0
"""Seconds after which a thinking worker counts as lost; the longest thoughts take a fraction of one."""

LONGEST_START = 300.0
"""Seconds after which a worker that does not start counts as lost: a virus scanner may scan it first."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Asked(Protocol[T_co]):
    """A question for the worker, which is sent to it as it is."""

    def answer(self) -> T_co:
        """Return the answer, computed in this process."""

    @property
    def is_quick(self) -> bool:
        """Whether the answer is too quick to be worth a process."""

    def plain(self) -> Asked[T_co]:
        """Return the same question for the base policy, without a search."""


@dataclass(frozen=True)
class Question:
    """The question to a computer opponent: rules as their document, level and character, view and chance."""

    document: bytes
    players: int
    level: str
    name: str
    view: SeatView
    chance: Stream

    def answer(self) -> Thought:
        opponent = bot(self.level, table_from(self.document, self.players), self.name)
        return thought_of(opponent, self.view, copy(self.chance))

    @property
    def is_quick(self) -> bool:
        return not searches(self.level)

    def plain(self) -> Question:
        return replace(self, level=without_search(self.level))


def coach_stream(state: State, seat: int) -> Stream:
    """Return the coach's chance at a position: a hint and looking back weigh it in the same way."""
    return Stream.sealed(state.seed, f"hint:{state.deal}:{state.number}:{seat}")


@dataclass(frozen=True)
class Consultation:
    """The question to the coach about a seat's position; `also` is a move to be weighed in any case."""

    document: bytes
    players: int
    view: SeatView
    chance: Stream
    also: Move | None = None
    playouts: int = PLAYOUTS

    def answer(self) -> Advice:
        table, chance = table_from(self.document, self.players), copy(self.chance)
        return advise(table, self.view, chance, self.also, playouts=self.playouts)

    @property
    def is_quick(self) -> bool:
        return not self.playouts or len(self.view.moves) == 1

    def plain(self) -> Consultation:
        return replace(self, playouts=0)


@dataclass(frozen=True)
class Recollection:
    """The question to a computer opponent about an earlier move: the `Question` that led to it."""

    question: Question

    def answer(self) -> Insight:
        asked = self.question
        opponent = bot(asked.level, table_from(asked.document, asked.players), asked.name)
        if not isinstance(opponent, Opponent):
            return Insight(opponent.choose(asked.view, copy(asked.chance)))
        return recollect(opponent, asked.view, copy(asked.chance))

    @property
    def is_quick(self) -> bool:
        return self.question.is_quick

    def plain(self) -> Recollection:
        return Recollection(self.question.plain())


@dataclass(frozen=True)
class Briefing:
    """A message to a worker before its questions: the results of practicing games that people made."""

    practiced: Mapping[str, Practiced]

    def answer(self) -> None:
        adopt_all(self.practiced)

    @property
    def is_quick(self) -> bool:
        return False

    def plain(self) -> Briefing:
        return self


@dataclass(frozen=True)
class Failure:
    """A worker's reply if it could not find an answer: the traceback."""

    text: str


def serve(connection: Connection) -> None:
    """Report the start, then answer questions until the connection closes: the main function of a worker."""
    try:
        connection.send(None)
        while True:
            connection.send(_answered(connection.recv()))
    except (EOFError, OSError):
        return


def _answered(question: Asked[object]) -> object:
    try:
        return question.answer()
    except Exception:
        return Failure(traceback.format_exc())


_LOW = 10
"""How much nicer a background process is than the program."""


def _put_back(process: SpawnProcess) -> None:
    """Lower the priority of a process that was just started.

    From here, since it loads everything before it could do so itself.
    """
    if sys.platform == "win32":
        import ctypes

        below_normal = 0x4000
        ctypes.windll.kernel32.SetPriorityClass(ctypes.c_void_p(process.sentinel), below_normal)
    elif process.pid is not None:
        with suppress(ProcessLookupError):
            lowest = min(19, os.getpriority(os.PRIO_PROCESS, 0) + _LOW)
            os.setpriority(os.PRIO_PROCESS, process.pid, lowest)


def _live(work: Callable[[Connection], None], connection: Connection) -> None:
    """Run a helper. Ctrl+C is only for the process that was started by hand."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_program, daemon=True).start()
    work(connection)


def _end_with_program() -> None:
    """End this process as soon as the program is gone, even during work.

    The connection shows that only when there is an answer to send.
    """
    from multiprocessing import parent_process
    from multiprocessing.connection import wait

    program = parent_process()
    if program is not None:
        wait([program.sentinel])
        os._exit(1)


class Helper:
    """A process that does one thing, at the other end of a connection; it ends with the program."""

    def __init__(self, work: Callable[[Connection], None], name: str, in_background: bool = False) -> None:
        """Start it; with `in_background` at low priority."""
        from multiprocessing import get_context

        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_live, args=(work, theirs), name=name, daemon=True
        )
        self.process.start()
        if in_background:
            _put_back(self.process)
        theirs.close()

    def has_answer(self) -> bool:
        """Return whether there is something to receive; doesn't wait.

        Raises EOFError or OSError if the process has ended and sent nothing more.
        """
        # On Windows the connection of a process that ends before it has started stays open. The process is
        # looked at first, as it may send its last answer and end in between.
        has_ended = not self.process.is_alive()
        if self.connection.poll():
            return True
        if has_ended:
            raise EOFError("the process has ended")
        return False

    def kill(self) -> None:
        """Kill it; doesn't wait until it has ended."""
        self.process.kill()

    def end(self) -> None:
        """Kill it, and wait until it has ended."""
        self.kill()
        self.process.join()
        self.connection.close()


class Worker:
    """A process that thinks. `ask` may be called on any thread, and `drop` on another at the same time."""

    def __init__(self) -> None:
        self._asking = threading.Lock()
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._busy = False
        self._dropped = False
        self._edition = 0
        self.listeners: list[Callable[[bool], None]] = []
        """Called on any thread with True when it begins to think, and with False when it has ended."""

    def ask(self, question: Asked[T]) -> T:
        """Return the answer; that of the base policy if the worker fails or is dropped."""
        if question.is_quick:
            return question.answer()
        with self._asking:
            try:
                return self._ask(question)
            except Exception:
                # Unexpected errors too: the player must not suffer from them.
                if not self._dropped:
                    logging.getLogger(__name__).exception("The worker failed; the base policy plays")
                self.drop(even_idle=True)
        return question.plain().answer()

    def _ask(self, question: Asked[T]) -> T:
        self._busy, self._dropped = True, False
        self._notify(True)
        try:
            connection = self._started()
            edition, practiced = adopted()
            if edition != self._edition:
                _answer_of(connection, Briefing(practiced))
                self._edition = edition
            return _answer_of(connection, question)
        finally:
            self._busy = False
            self._notify(False)

    def _notify(self, thinks: bool) -> None:
        for heard in tuple(self.listeners):
            heard(thinks)

    def _started(self) -> Connection:
        """Return the connection to a living worker, started if needed."""
        if self._connection is None or self._process is None or not self._process.is_alive():
            helper = Helper(serve, "cardtable-bots")
            # Kept only now: one that could not be started can't be ended either.
            self._connection, self._process, self._edition = helper.connection, helper.process, 0
            if self._dropped:
                helper.kill()
            _wait_for_start(helper)
        return self._connection

    @property
    def is_running(self) -> bool:
        """Whether there is a process that waits for questions or thinks."""
        return self._process is not None and self._process.is_alive()

    @property
    def is_thinking(self) -> bool:
        """Whether the worker is thinking about a question."""
        return self._busy

    def drop(self, even_idle: bool = False) -> None:
        """Kill the process if it is thinking, or `even_idle`."""
        if not (self.is_thinking or even_idle):
            return
        # Set first, since another thread that is about to keep a process checks it afterward.
        self._dropped = self.is_thinking
        process, self._process = self._process, None
        if process is not None:
            process.kill()


def _wait_for_start(helper: Helper) -> None:
    """Wait until the process has started. Raises EOFError if it ends instead, and TimeoutError."""
    from multiprocessing.connection import wait

    # On Windows the connection of a process that ends before it has started stays open.
    started = wait([helper.connection, helper.process.sentinel], LONGEST_START)
    if not started:
        raise TimeoutError("the worker does not start")
    if helper.connection not in started:
        raise EOFError("the worker ended before it had started")
    helper.connection.recv()


def _answer_of(connection: Connection, question: Asked[T]) -> T:
    """Ask the other end and wait for its answer. Raises an error if there is none."""
    connection.send(question)
    if not connection.poll(LONGEST):
        raise TimeoutError("the worker does not answer")
    answer: T | Failure = connection.recv()
    if isinstance(answer, Failure):
        raise RuntimeError(answer.text)
    return answer


WORKER = Worker()
"""The one worker of the program."""
