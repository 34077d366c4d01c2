"""Every transition between states of the table happens, and no other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.bots.opponents import Thought
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import Draw
from cardtable.storage.games import GameStore
from cardtable.ui.play.conductor import Conductor
from cardtable.ui.play.states import TRANSITIONS, TableState, Trigger, next_state
from tests.rows import rows
from tests.ui.play.fakes import AT_PHONE, NOAH, OPPONENT, PERSON, FakeTable, HeldDisk

EDGES = [
    (state, trigger)
    for trigger, (sources, _) in TRANSITIONS.items()
    for state in TableState
    if state in sources
]
LONG = 1000.0
"""A pace at which no timed state ends by itself."""


class FakeTeacher:
    """Asks about every hand, every play or every end of a deal, as the test wants."""

    allows_coach, call_due, was_heard = True, None, False

    def __init__(
        self, hands: bool = False, plays: bool = False, left: bool = False, deals: bool = False
    ) -> None:
        self.hands, self.plays, self.left, self.deals, self.busy = hands, plays, left, deals, False
        self.then: Callable[[], None] = lambda: None

    def asks(self, wanted: bool, then: Callable[[], None]) -> bool:
        self.busy, self.then = wanted, then
        return wanted

    def asks_about_hand(self, then: Callable[[], None]) -> bool:
        return self.asks(self.hands, then)

    def takes(self, events: object, then: Callable[[], None]) -> bool:
        return self.asks(self.plays, then)

    def passes_by(self, events: object) -> str:
        return ""

    def awaits(self, story: object) -> bool:
        return self.left

    def asks_for_friend(self, ending: str, then: Callable[[], None]) -> bool:
        return self.asks(self.deals, then)

    def takes_up(self, story: object, then: Callable[[], None]) -> bool:
        return self.asks(self.left, then)

    def answer(self) -> None:
        self.busy = False
        self.then()

    def drop(self) -> None:
        self.busy = False

    def speak(self, sentence: str) -> None:
        """Nobody listens."""

    def open_match(self, match: Match) -> None:
        self.drop()

    def cover_hand(self) -> None:
        self.drop()


class Walk:
    """A conductor that records its transitions, and ways to bring it into every state."""

    def __init__(
        self,
        qtbot: QtBot,
        conductor: Conductor,
        table: FakeTable,
        folder: Path,
        edges: list[tuple[TableState, Trigger]],
    ) -> None:
        self.qtbot, self.conductor, self.table, self.edges = qtbot, conductor, table, edges
        self.disk, self.store = HeldDisk(), None
        self.folder = folder
        self.teacher = FakeTeacher()
        table.waits = True
        conductor.set_pace(LONG)

    def match(
        self, *players: Player, at: Awaits | None = None, held_disk: bool = False, **options: str
    ) -> Match:
        """Return a match played up to the first moment at which `at` is awaited."""
        if held_disk:
            self.disk.may.clear()
        store = GameStore(self.folder, self.disk) if held_disk else None
        match = Match.start(MatchSetup("ninety-nine", players, "7", options), store)
        while at is not None and (match.awaits is not at or match.view().deal == 0):
            if match.awaits is Awaits.DEAL:
                match.deal()
            else:
                match.play(match.view(match.seat).moves[0])
        return match

    def sit(self, match: Match, teacher: FakeTeacher | None = None) -> None:
        if teacher is not None:
            self.teacher = self.conductor.teacher = teacher
        self.conductor.open_match(match, [], [])

    def wait(self, edge: tuple[TableState, Trigger]) -> None:
        self.qtbot.waitUntil(lambda: edge in self.edges)

    def time_passes(self) -> None:
        """End the time of the current state."""
        assert self.conductor._clock.isActive()
        self.conductor._clock.timeout.emit()

    def click(self) -> None:
        """Choose a card as the person at the table, whatever the state."""
        match = self.conductor.match
        moves = () if match is None else match.view(match.seat).moves
        plays = match.view(match.seat).plays if match is not None else ()
        for move in (plays or moves)[:1]:
            self.table.play_chosen.emit(move)


Walks = Callable[[], AbstractContextManager[Walk]]


@pytest.fixture
def walks(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Walks:
    """Return a function that begins a walk with its own conductor and folder."""
    take, edges, numbers = Conductor._fire, list[tuple[TableState, Trigger]](), count()

    def noting(self: Conductor, trigger: Trigger, *waits: float | None) -> bool:
        before = self.state
        if next_state(before, trigger) is not None:
            edges.append((before, trigger))
        return take(self, trigger, *waits)

    def thinker(self: Match) -> Callable[[], Thought]:
        move = self.view(self.seat).moves[0]
        return lambda: Thought(move, 1.0)

    monkeypatch.setattr(Conductor, "_fire", noting)
    monkeypatch.setattr(Match, "thinker", thinker)
    monkeypatch.setattr(Match, "can_undo", property(lambda self: True))
    monkeypatch.setattr(Match, "undo", lambda self: None)
    monkeypatch.setattr(Match, "can_stop", property(lambda self: True))

    @contextmanager
    def begin() -> Iterator[Walk]:
        table, folder = FakeTable(), tmp_path / str(next(numbers))
        folder.mkdir()
        edges.clear()
        walk = Walk(qtbot, Conductor(table), table, folder, edges)
        try:
            yield walk
        finally:
            walk.disk.may.set()
            walk.conductor.leave()
            walk.conductor.close()

    return begin


# Reaching each state


def saving(walk: Walk) -> None:
    walk.sit(walk.match(PERSON, OPPONENT, at=Awaits.PERSON, held_disk=True))


def drawing_match(walk: Walk) -> Match:
    match = walk.match(PERSON, NOAH, at=Awaits.PERSON, draw_discipline="manual")
    match.screen.curtain = False
    match.look(match.seat)
    match.play(match.view().plays[0])
    return match


def calling(walk: Walk) -> None:
    walk.sit(walk.match(PERSON, OPPONENT, at=Awaits.PERSON, call_check="practice"))
    walk.click()


def lesson(walk: Walk) -> None:
    walk.sit(walk.match(PERSON, OPPONENT, at=Awaits.PERSON), FakeTeacher(left=True))


def paused(walk: Walk) -> None:
    walk.sit(walk.match(PERSON, OPPONENT, at=Awaits.PERSON))
    walk.conductor.pause()


def ready(walk: Walk) -> None:
    walk.conductor.hold(True)
    walk.sit(walk.match(PERSON, OPPONENT))


def over(walk: Walk) -> None:
    walk.sit(walk.match(OPPONENT, OPPONENT, at=Awaits.OVER))
    walk.time_passes()


REACH: dict[TableState, Callable[[Walk], object]] = {
    TableState.EMPTY: lambda walk: None,
    TableState.READY: ready,
    TableState.SAVING: saving,
    TableState.DRAWING: lambda walk: walk.sit(drawing_match(walk)),
    TableState.CURTAIN: lambda walk: walk.sit(walk.match(PERSON, NOAH, at=Awaits.PERSON)),
    TableState.BETWEEN_DEALS: lambda walk: walk.sit(walk.match(PERSON, NOAH, at=Awaits.DEAL)),
    TableState.PERSON: lambda walk: walk.sit(walk.match(PERSON, OPPONENT, at=Awaits.PERSON)),
    TableState.PHONE: lambda walk: walk.sit(walk.match(AT_PHONE, OPPONENT, at=Awaits.PERSON)),
    TableState.CALLING: calling,
    TableState.HAND_LESSON: lambda walk: walk.sit(
        walk.match(PERSON, OPPONENT, at=Awaits.PERSON), FakeTeacher(hands=True)
    ),
    TableState.RESCUE: lambda walk: walk.sit(
        walk.match(PERSON, OPPONENT, at=Awaits.DEAL), FakeTeacher(deals=True)
    ),
    TableState.THINKING: lambda walk: walk.sit(walk.match(PERSON, OPPONENT, at=Awaits.COMPUTER)),
    TableState.STUCK: lambda walk: walk.sit(walk.match(PERSON, OPPONENT, at=Awaits.STUCK)),
    TableState.LESSON: lesson,
    TableState.MOVING: lambda walk: walk.sit(walk.match(PERSON, OPPONENT)),
    TableState.PAUSED: paused,
    TableState.ENDING: lambda walk: walk.sit(walk.match(OPPONENT, OPPONENT, at=Awaits.OVER)),
    TableState.OVER: over,
}

# Causing each trigger


def break_off(walk: Walk) -> None:
    if walk.conductor.state in (TableState.LESSON, TableState.RESCUE):
        # A learner's question survives another page; only the end of the game breaks it off.
        walk.conductor.finish()
    else:
        walk.conductor.hold(True)


def play_on(walk: Walk) -> None:
    """Cause the next move or deal."""
    match, state = walk.conductor.match, walk.conductor.state
    assert match is not None
    if state is TableState.BETWEEN_DEALS:
        walk.table.next_deal_asked.emit()
    elif state is TableState.DRAWING:
        assert match.viewer is not None
        walk.table.play_chosen.emit(Draw(match.viewer))
    elif state in (TableState.THINKING, TableState.STUCK):
        walk.qtbot.waitUntil(lambda: state is TableState.STUCK or walk.conductor._question.answer is not None)
        walk.time_passes()
    elif state is TableState.PHONE:
        walk.click()
        assert walk.conductor.state is TableState.PHONE, "the screen can't play for a phone"
        assert walk.conductor.takes_from(match.seat, match.view(match.seat).moves[0])
    else:
        walk.click()


def take_back(walk: Walk) -> None:
    """Undo at the screen, with the agreement of the player at a phone."""
    walk.conductor.undo()
    if walk.conductor.agreement is not None:
        walk.conductor.agree(0, True)


PULL: dict[Trigger, Callable[[Walk], object]] = {
    Trigger.SAT: lambda walk: walk.sit(walk.match(PERSON, OPPONENT)),
    Trigger.LEFT: lambda walk: walk.conductor.leave(),
    Trigger.BROKEN_OFF: break_off,
    Trigger.TURNED_BACK: take_back,
    Trigger.PAUSED: lambda walk: walk.conductor.pause(),
    Trigger.UNCOVERED: lambda walk: walk.conductor.uncover(),
    Trigger.DISK_DONE: lambda walk: walk.disk.may.set(),
    Trigger.DRAW_TIME_UP: Walk.time_passes,
    Trigger.LIFTED: lambda walk: walk.conductor.lift(),
    Trigger.HAND_ANSWERED: lambda walk: walk.teacher.answer(),
    Trigger.FRIEND_LEFT: lambda walk: walk.teacher.answer(),
    Trigger.TOTAL_ASKED: Walk.click,
    Trigger.TAKEN_BACK: lambda walk: walk.conductor.take_back(),
    Trigger.PLAYED: play_on,
    Trigger.CALLED: lambda walk: walk.teacher.answer(),
    Trigger.SETTLED: lambda walk: walk.table.settled.emit(),
    Trigger.END_SEEN: Walk.time_passes,
}


def lessons_play(walk: Walk) -> None:
    walk.sit(walk.match(PERSON, OPPONENT, at=Awaits.PERSON), FakeTeacher(plays=True))
    walk.click()


def lesson_answered(walk: Walk) -> None:
    lessons_play(walk)
    walk.teacher.answer()


def hand_answered_at_phone(walk: Walk) -> None:
    walk.sit(walk.match(AT_PHONE, OPPONENT, at=Awaits.PERSON), FakeTeacher(hands=True))
    walk.teacher.answer()


def asked_while_saving(walk: Walk) -> None:
    walk.sit(walk.match(PERSON, OPPONENT, at=Awaits.PERSON, held_disk=True, call_check="practice"))
    walk.click()


def refuse_while_saving(walk: Walk) -> None:
    walk.sit(walk.match(PERSON, NOAH, at=Awaits.OVER, held_disk=True))
    walk.table.next_deal_asked.emit()


WHOLE: dict[tuple[TableState, Trigger], Callable[[Walk], object]] = {
    (TableState.READY, Trigger.DISK_BEHIND): saving,
    (TableState.READY, Trigger.DRAW_OWED): REACH[TableState.DRAWING],
    (TableState.READY, Trigger.NOBODY_LOOKS): REACH[TableState.CURTAIN],
    (TableState.READY, Trigger.FRIEND_ASKS): REACH[TableState.RESCUE],
    (TableState.READY, Trigger.DEAL_DUE): REACH[TableState.BETWEEN_DEALS],
    (TableState.READY, Trigger.PERSON_DUE): REACH[TableState.PERSON],
    (TableState.READY, Trigger.PHONE_DUE): REACH[TableState.PHONE],
    (TableState.HAND_LESSON, Trigger.PHONE_DUE): hand_answered_at_phone,
    (TableState.READY, Trigger.HAND_ASKED): REACH[TableState.HAND_LESSON],
    (TableState.READY, Trigger.COMPUTER_DUE): REACH[TableState.THINKING],
    (TableState.READY, Trigger.STUCK_DUE): REACH[TableState.STUCK],
    (TableState.READY, Trigger.PLAYED): REACH[TableState.MOVING],
    (TableState.READY, Trigger.CALL_DUE): lesson,
    (TableState.READY, Trigger.END_DUE): REACH[TableState.ENDING],
    (TableState.MOVING, Trigger.CALL_DUE): lessons_play,
    (TableState.LESSON, Trigger.CALLED): lesson_answered,
    (TableState.PERSON, Trigger.TOTAL_ASKED): calling,
    (TableState.SAVING, Trigger.TOTAL_ASKED): asked_while_saving,
    (TableState.SAVING, Trigger.END_SEEN): refuse_while_saving,
}
"""Transitions taken while their state is being reached, or that need another way to reach it."""


@rows("state", list(TableState))
def test_every_state_is_reached(walks: Walks, state: TableState) -> None:
    with walks() as walk:
        REACH[state](walk)
        assert walk.conductor.state is state
        assert state is TableState.EMPTY or any(to is state for _, to in TRANSITIONS.values())


@rows("state, trigger", EDGES)
def test_every_transition_happens(walks: Walks, state: TableState, trigger: Trigger) -> None:
    with walks() as walk:
        if (state, trigger) in WHOLE:
            WHOLE[state, trigger](walk)
        else:
            REACH[state](walk)
            assert walk.conductor.state is state
            walk.edges.clear()
            PULL[trigger](walk)
        walk.wait((state, trigger))
        to = TRANSITIONS[trigger][1]
        # READY takes its next step at once, unless another page is in front.
        assert walk.conductor.state is to or to is TableState.READY
        assert walk.conductor.held <= (walk.conductor.state in (TableState.READY, TableState.EMPTY))


ACTS: dict[Trigger, Callable[[Walk], object]] = {
    trigger: PULL[trigger]
    for trigger in (
        Trigger.TURNED_BACK,
        Trigger.PAUSED,
        Trigger.UNCOVERED,
        Trigger.LIFTED,
        Trigger.TAKEN_BACK,
        Trigger.SETTLED,
    )
} | {Trigger.PLAYED: Walk.click, Trigger.END_SEEN: lambda walk: walk.table.next_deal_asked.emit()}
"""Things that people and the table can do at any moment."""


@rows(
    "state, trigger",
    [(state, trigger) for trigger in ACTS for state in TableState if next_state(state, trigger) is None],
)
def test_triggers_without_a_transition_change_nothing(
    walks: Walks, state: TableState, trigger: Trigger
) -> None:
    with walks() as walk:
        REACH[state](walk)
        match = walk.conductor.match
        before = None if match is None else (match.turn_number, match.awaits)
        walk.edges.clear()
        ACTS[trigger](walk)
        if trigger is Trigger.END_SEEN and state is TableState.BETWEEN_DEALS:
            assert walk.edges == [(state, Trigger.PLAYED)]
            return
        assert walk.edges == []
        assert walk.conductor.state is state
        assert before == (None if match is None else (match.turn_number, match.awaits))


@rows("state", list(TableState))
def test_the_window_may_close_in_any_state(walks: Walks, state: TableState) -> None:
    with walks() as walk:
        REACH[state](walk)
        match = walk.conductor.match
        walk.disk.may.set()
        walk.conductor.close()
        assert walk.conductor.state is TableState.EMPTY
        assert not walk.conductor._clock.isActive()
        if match is not None:
            assert match.saving.settle()


@rows("state", [TableState.THINKING, TableState.CURTAIN, TableState.PERSON, TableState.BETWEEN_DEALS])
def test_returning_from_another_page_restores_the_state(walks: Walks, state: TableState) -> None:
    with walks() as walk:
        REACH[state](walk)
        question = walk.conductor._question
        walk.conductor.hold(True)
        assert walk.conductor.state is TableState.READY
        walk.conductor.hold(False)
        assert walk.conductor.state is state
        assert walk.conductor._question is question
