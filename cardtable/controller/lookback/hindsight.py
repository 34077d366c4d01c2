"""“What did they hold?”: a deal replayed from the seat of each computer opponent.

After a deal its cards are public. For every choice of a computer there are the real hands, and the question
that it was asked, so that the worlds it imagined can be compared with the truth. The worker thinks, one
question at a time.
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
from cardtable.game.sight.view import SeatView
from cardtable.game.state import Phase


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
