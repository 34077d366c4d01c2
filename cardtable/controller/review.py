"""Looking back on a game: which of a person's moves cost most, judged only from what that seat could know.

Each decision becomes one question to the coach, so that the looking can be shown as it goes on and stopped
between any two.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.bots.coach import Advice, Reason
from cardtable.cards.shuffle import Stream
from cardtable.controller.match import Match
from cardtable.controller.worker import WORKER, Consultation
from cardtable.game.events import AnyEvent
from cardtable.game.memory import Memory
from cardtable.game.moves import Call, Draw, Move, Play, Stuck
from cardtable.game.replay import Step
from cardtable.game.seats import view
from cardtable.game.state import State


@dataclass(frozen=True)
class Decision:
    """A move that a person chose among several: its number in the game from 1, deal, seat, and the
    question to the coach about what else there was.
    """

    number: int
    deal: int
    seat: int
    played: Move
    question: Consultation


@dataclass(frozen=True)
class Costly:
    """A move that was worse than another beyond doubt: by so many points of a hundred, the chances not to
    lose the deal with either, and what speaks for the other.
    """

    decision: Decision
    points: int
    chance: float
    better: Move
    better_chance: float
    reasons: tuple[Reason, ...]


def decisions(match: Match) -> list[Decision]:
    """What the persons of this match chose, in order; moves without a choice are not among them."""
    found: list[Decision] = []
    players = len(match.setup.players)
    memories = {seat: Memory(match.rules, players, seat) for seat in match.eyes.persons}

    def hear(event: AnyEvent) -> None:
        for memory in memories.values():
            memory.see(event)

    def watch(state: State, step: Step) -> None:
        if step is None or isinstance(step, Call | Draw | Stuck):
            return
        seat = state.turn if isinstance(step, Play) else step.seat
        if seat not in memories or seat != state.actor:
            return
        shown = view(state, seat, memories[seat])
        if len(shown.moves) > 1:
            chance = Stream.sealed(state.seed, f"review:{state.deal}:{state.number}:{seat}")
            question = Consultation(match.rules.document, players, shown, chance, also=step)
            found.append(Decision(state.number + 1, state.deal, seat, step, question))

    match.retrace(hear, watch)
    return found


def judge(decision: Decision) -> Costly | None:
    """What the move cost; None where nothing was better beyond doubt. The worker thinks; for any thread."""
    return judged(decision, WORKER.ask(decision.question))


def judged(decision: Decision, advice: Advice) -> Costly | None:
    """The cost by an advice on the same position."""
    played, best = advice.estimate(decision.played), advice.estimate(advice.move)
    if played is None or best is None or not played.is_worse:
        return None
    points = round(100 * played.less)
    if points < 1:
        return None
    return Costly(decision, points, played.safe, advice.move, best.safe, advice.reasons)
