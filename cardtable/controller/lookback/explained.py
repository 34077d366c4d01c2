"""Why a computer opponent played as it did: its choice made again from what it knew, with its chances."""

from __future__ import annotations

from pathlib import Path

from cardtable.bots.levels import LEVELS, bot, is_level
from cardtable.bots.opponents import Opponent, stream, thinking
from cardtable.bots.search import Candidate
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Declare, Decline, Defend, Move, PlaceBottom, Play, Sneak, TakeCard
from cardtable.game.record.replay import Step, replay
from cardtable.game.record.text import Record, RecordError, play_text
from cardtable.game.sight.view import Memories, SeatView
from cardtable.game.state import State
from cardtable.storage.games import read_game


class _FoundError(Exception):
    """The requested move is about to be made, so the replay can stop."""

    def __init__(self, state: State, move: Move) -> None:
        super().__init__()
        self.state = state
        self.move = move


def explain(path: Path, number: int) -> str:
    """Explain move `number` of a record (from 1) and its alternatives, as text.

    A person's move is judged by the strongest level. Raises OSError, RecordError, and ValueError with one
    sentence for a move that does not exist or had no alternative.
    """
    try:
        found = _explanation(read_game(path).record, number)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None
    if found is None:
        raise ValueError(f"{path}: this record has no move {number}.")
    return found


def _explanation(record: Record, number: int) -> str | None:
    """Return the text; None for a move that does not exist."""
    memories: list[Memories] = []

    if record.header.real_cards:
        raise ValueError("The hands of a game with real cards are not known.")

    def watch(state: State, step: Step) -> None:
        if not memories:
            table = state.table
            memories.append(Memories(table.rules, table.players, range(table.players)))
        if step is not None and state.number == number - 1:
            raise _FoundError(state, step)

    def hear(event: AnyEvent) -> None:
        for one in memories:
            one.hear(event)

    try:
        replay(record, hear, watch)
    except _FoundError as found:
        seat = found.state.actor
        name, level = record.header.seats[seat]
        return _explained(found.state, found.move, memories[0].view(found.state, seat), name, level, number)
    return None


def _explained(state: State, move: Move, shown: SeatView, name: str, level: str, number: int) -> str:
    seat = state.actor
    thinks = level if is_level(level) else LEVELS[-1]
    opponent = bot(thinks, state.table, name)
    head = [
        f"Move {number}, deal {state.deal}: {name or 'seat'} (seat {seat + 1}, {level or 'a person'}) "
        f"at {state.total} of {state.table.limit}.",
        f"Hand: {' '.join(shown.hand)}. Played: {_said(move, state)}.",
    ]
    if len(shown.moves) == 1:
        return "\n".join([*head, "There was no choice."])
    if not isinstance(opponent, Opponent):
        return "\n".join([*head, "This opponent plays at random."])
    chance = stream(state.seed, state.deal, state.number, seat)
    slipped = opponent.slips(shown, chance)
    if slipped is not None:
        head.append(f"It slipped: at this level {opponent.level.slips:.0%} of the plays are made at random.")
    choice, candidates = opponent.think(shown, chance)
    head.append(f"{'The level' if level else 'The strongest level'} would choose {_said(choice, state)}.")
    if is_level(level) and slipped is None and choice != move:
        head.append("It chose otherwise then: it has been changed since, or its search failed.")
    return "\n".join(
        [*head, *(_chances(candidates, state) if candidates else _values(opponent, shown, state))]
    )


def _chances(candidates: list[Candidate], state: State) -> list[str]:
    """Return a line for each candidate: its mean worth, and its gain over the base play with its doubt."""
    base = candidates[0]
    lines = [f"  {'':<16}{'worth':>8}{'gain':>9}{'± 2 s.e.':>10}{'worlds':>8}"]
    for candidate in candidates:
        gain, error = candidate.gain(base)
        said = _said(candidate.move, state)
        if candidate is base:
            lines.append(f"  {said:<16}{candidate.mean:>8.3f}{'base':>9}{'':>10}{len(candidate.worths):>8}")
        else:
            lines.append(
                f"  {said:<16}{candidate.mean:>8.3f}{gain:>+9.3f}{2 * error:>10.3f}{len(candidate.worths):>8}"
            )
    return lines


def _values(opponent: Opponent, shown: SeatView, state: State) -> list[str]:
    """Return a line for each play with its value in the base policy, best first."""
    policy = thinking(state.table).policy(opponent.level.policy)
    valued = [(policy.value(shown.hand, shown.total, play), play) for play in shown.plays]
    valued.sort(key=lambda pair: -pair[0])
    return [
        f"  {'':<16}{'value':>10}",
        *(f"  {_said(play, state):<16}{value:>10.3f}" for value, play in valued),
    ]


def _said(move: Move, state: State) -> str:
    """Return a move as in a record."""
    if isinstance(move, Play):
        return play_text(move, engine.count_values(state, move))
    if isinstance(move, Declare):
        return f"declares {'+'.join(move.cards)}"
    if isinstance(move, Sneak | Defend | PlaceBottom | TakeCard):
        return f"{type(move).__name__.lower()} {move.card}"
    return "declines" if isinstance(move, Decline) else type(move).__name__.lower()
