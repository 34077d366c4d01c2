"""Play matches and games on without a window, by first legal moves or at random."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.state import Phase, State
from cardtable.storage.games import GameStore
from cardtable.storage.writer import WRITER


def step(match: Match, chance: Random | None = None) -> tuple[AnyEvent, ...]:
    """Deal if a deal is due; otherwise play the first legal move, or any that `chance` chooses. Return the events."""
    if match.awaits is Awaits.DEAL:
        return match.deal()
    moves = match.view(match.seat).moves
    events = match.play(chance.choice(moves) if chance else moves[0])
    assert isinstance(events, tuple)
    return events


def play_on(match: Match, until: Callable[[], bool] = lambda: False, chance: Random | None = None) -> None:
    """Play to the end of the game, or `until` something is so."""
    while match.awaits is not Awaits.OVER and not until():
        step(match, chance)


def advance(match: Match, moves: int) -> None:
    """Play some moves, or to the end of the game."""
    until = match.turn_number + moves
    play_on(match, until=lambda: match.turn_number >= until)


def finish_a_game(folder: Path, variant: str, person: str, level: str, seed: str) -> Match:
    """Play a saved game of a person and one computer to its end, each time by the first legal move."""
    players = (Player(person, "person"), Player("Olive", "computer", level, "owl"))
    match = Match.start(MatchSetup(variant, players, seed), GameStore(folder))
    play_on(match)
    return match


def play_out(state: State, chance: Random, emit: engine.Emit | None = None) -> None:
    """Play a game of the engine to its end by random moves."""
    while state.phase is not Phase.OVER:
        if state.phase is Phase.BETWEEN:
            engine.deal(state, emit)
        else:
            engine.apply(state, chance.choice(engine.legal_moves(state)), emit)


def leave(match: Match) -> Path:
    """Leave a match that is saved; return its file, which is then on disk."""
    match.leave()
    WRITER.wait()
    assert match.saving.path is not None
    return match.saving.path
