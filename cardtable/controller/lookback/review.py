"""Looking back on a game: which of a person's moves cost most, judged only from what that seat could know.

Each decision becomes one question to the coach, so that the review can be shown as it goes on and stopped
between any two. After a deal its cards are public, so “What did they hold?” has for every choice of a
computer the real hands, and the question that it was asked: the worlds it imagined can be compared with the
truth.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from cardtable.bots.coach import Advice
from cardtable.bots.levels import is_level
from cardtable.bots.opponents import Hands, Insight, stream
from cardtable.bots.reasons import Reason
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.match.setup import MatchSetup
from cardtable.controller.worker import WORKER, Consultation, Question, Recollection, coach_stream
from cardtable.game.moves import Move, cards_of
from cardtable.game.sight.view import Memories, SeatView
from cardtable.game.state import Phase


@dataclass(frozen=True)
class Decision:
    """A move that a person chose among several.

    Its number in the game from 1, deal, seat, and the question to the coach.
    """

    number: int
    deal: int
    seat: int
    played: Move
    question: Consultation


@dataclass(frozen=True)
class Costly:
    """A clear mistake: a move that was worse than another beyond doubt.

    It has the difference in percentage points, the chances to survive the deal with either, and the reasons
    for the better one.
    """

    decision: Decision
    points: int
    chance: float
    better: Move
    better_chance: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Judgment:
    """The coach's judgment of a decision.

    The advice on the same position, and the cost of the move, if any.
    """

    decision: Decision
    advice: Advice
    costly: Costly | None

    @property
    def shown(self) -> Advice:
        """The advice with the chances to show.

        A costly card has the chance of how it was played, even if there was a better way to play it.
        """
        advice = self.advice
        if self.costly is None or not advice.chances:
            return advice
        played = set(cards_of(self.decision.played)) - set(cards_of(advice.move))
        return replace(advice, chances={**advice.chances, **dict.fromkeys(played, self.costly.chance)})


def decisions(game: Playback, dropped: Callable[[], bool] = lambda: False) -> list[Decision]:
    """Return the decisions of the persons of this game, in order.

    Moves without a choice are left out. If `dropped` returns True, the rest is left out too. With real cards
    the alternatives are unknown, so there are none.
    """
    found: list[Decision] = []
    if game.setup.real_cards:
        return found
    players = len(game.setup.players)
    memories = Memories(game.rules, players, game.persons)
    for state, step in game.retrace(memories.hear):
        if dropped():
            break
        decision = memories.decision(state, step)
        if decision is not None:
            played, shown = decision
            chance = coach_stream(state, state.actor)
            question = Consultation(game.rules.document, players, shown, chance, also=played)
            found.append(Decision(state.number + 1, state.deal, state.actor, played, question))
    return found


def judge(decision: Decision) -> Judgment:
    """Return the coach's judgment of a decision. The worker thinks; callable on any thread."""
    advice = WORKER.ask(decision.question)
    return Judgment(decision, advice, judged(decision, advice))


def judged(decision: Decision, advice: Advice) -> Costly | None:
    """Return the move's cost according to advice on the position; None if nothing was clearly better."""
    played, best = advice.estimate(decision.played), advice.estimate(advice.move)
    if played is None or best is None or not played.is_worse:
        return None
    points = round(100 * played.less)
    if points < 1:
        return None
    return Costly(decision, points, played.safe, advice.move, best.safe, advice.reasons)


@dataclass(frozen=True)
class Choice:
    """A move that a computer opponent chose among several.

    `number` is from 1, deal and seat are those of the move, `hands` all seats' cards before it, and
    `question` is what the opponent was asked.
    """

    number: int
    deal: int
    seat: int
    played: Move
    hands: Hands
    question: Question


def may_have_choices(setup: MatchSetup, shown: SeatView) -> bool:
    """Return whether there may be choices to show: a computer plays, and a deal is over."""
    computer = any(is_level(player.level) for player in setup.players)
    return computer and (shown.deal > 1 or (shown.deal == 1 and shown.phase != Phase.PLAYING.value))


def choices(game: Playback) -> list[Choice]:
    """Return the choices of the computers in this game, in order, as far as the cards are public."""
    rules, seats, found = game.rules, game.header.seats, list[Choice]()
    computers = [seat for seat, (_, level) in enumerate(seats) if is_level(level)]
    memories = Memories(rules, len(seats), computers)
    for state, step in game.retrace(memories.hear):
        decision = memories.decision(state, step)
        if decision is not None:
            (played, shown), seat = decision, state.actor
            name, level = seats[seat]
            chance = stream(state.seed, state.deal, state.number, seat)
            question = Question(rules.document, len(seats), level, name, shown, chance)
            hands = tuple(tuple(hand) for hand in state.hands)
            found.append(Choice(state.number + 1, state.deal, seat, played, hands, question))
    if game.is_over:
        return found
    if game.rules.keeps_hands:
        return []  # Hands are kept for the next deal (rules, 4.18.4).
    at = game.view(game.last, game.first_sight)
    return [one for one in found if one.deal != at.deal or at.phase == Phase.BETWEEN.value]


def recall(choice: Choice) -> Insight:
    """Return what the opponent considered. The worker thinks; callable on any thread.

    If the worker fails or is dropped, the result has no worlds.
    """
    return WORKER.ask(Recollection(choice.question))
