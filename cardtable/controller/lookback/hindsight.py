"""“What did they hold?”: a deal gone through once more from the seat of each computer opponent.

After a deal its cards are no secret any more. For every move that a computer chose among several there is
what everybody held then, and the very question that it was asked, so that the worlds it considered can be
laid beside the truth. Thinking is done by the worker, one question at a time.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.bots.insight import Hands, Insight
from cardtable.bots.levels import is_level
from cardtable.bots.opponents import stream
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.match.setup import MatchSetup
from cardtable.controller.memories import Memories
from cardtable.controller.worker import WORKER, Question, Recollection
from cardtable.game.moves import Move
from cardtable.game.record.replay import Step
from cardtable.game.sight.view import SeatView
from cardtable.game.state import Phase, State
from cardtable.rules.model import Rules


@dataclass(frozen=True)
class Choice:
    """A move that a computer opponent chose among several: its number in the game from 1, deal and seat (from
    0), what was played, what every seat held before it, and the question that the opponent was asked.
    """

    number: int
    deal: int
    seat: int
    played: Move
    hands: Hands
    question: Question


class _Hindsight:
    """Collects the choices of the computers while a game is gone through once more."""

    def __init__(self, rules: Rules, seats: tuple[tuple[str, str], ...]) -> None:
        """`seats` are (name, level), with an empty level for a person."""
        self.choices: list[Choice] = []
        self._document = rules.document
        self._seats = seats
        computers = [seat for seat, (_, level) in enumerate(seats) if is_level(level)]
        self._memories = Memories(rules, len(seats), computers)
        self.hear = self._memories.hear

    def watch(self, state: State, step: Step) -> None:
        """The step that is about to be taken."""
        decision = self._memories.decision(state, step)
        if decision is None:
            return
        played, shown = decision
        seat = state.actor
        name, level = self._seats[seat]
        chance = stream(state.seed, state.deal, state.number, seat)
        question = Question(self._document, len(self._seats), level, name, shown, chance)
        hands = tuple(tuple(hand) for hand in state.hands)
        self.choices.append(Choice(state.number + 1, state.deal, seat, played, hands, question))


def can_tell(setup: MatchSetup, shown: SeatView) -> bool:
    """Whether there may be anything to tell: a computer plays, and a deal is over as the table shows."""
    computer = any(is_level(who.level) for who in setup.players)
    return computer and (shown.deal > 1 or (shown.deal == 1 and shown.phase != Phase.PLAYING.value))


def choices(game: Playback) -> list[Choice]:
    """What the computers chose in this game, in order, as far as the cards are no secret any more."""
    found = _Hindsight(game.rules, game.header.seats)
    for state, step in game.retrace(found.hear):
        found.watch(state, step)
    if game.is_over:
        return found.choices
    if game.rules.keeps_hands:
        return []  # Hands are kept for the next deal (rules, 4.18.4).
    at = game.view(game.last, game.first_sight)
    return [one for one in found.choices if one.deal != at.deal or at.phase == Phase.BETWEEN.value]


def recall(choice: Choice) -> Insight:
    """What the opponent had in mind. The worker thinks; for any thread. Where it fails or is dropped, the
    insight has no worlds.
    """
    return WORKER.ask(Recollection(choice.question))
