"""Whole games without a screen: computer players on every seat, with a trace and records if wanted."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from cardtable.bots.levels import bot, searches, stated
from cardtable.bots.opponents import Bot, stream
from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.moves import MISTAKE, Draw, Move, Play, Sneak
from cardtable.game.record import trace
from cardtable.game.record.header import header_of, header_text
from cardtable.game.record.text import BIGGEST, closing_text, deal_text, move_text
from cardtable.game.sight.view import Memories, view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.model import Rules
from cardtable.storage.outside import text_file

DEALS_WITHOUT_END = 10
"""The deals of a game whose rules give it no end."""


class Summary(msgspec.Struct):
    """The results of the games; `seconds` is the time of play alone."""

    variant: str
    players: int
    games: int
    deals: int
    plays: int
    seconds: float
    plays_per_second: float
    wins: list[int]
    plays_per_deal: dict[str, float]


def _to_all(listeners: Sequence[engine.Emit]) -> engine.Emit | None:
    """Return one listener for several; None for none, so that no events are made in vain."""
    if len(listeners) < 2:
        return listeners[0] if listeners else None

    def hear(event: AnyEvent) -> None:
        for listener in listeners:
            listener(event)

    return hear


def _plays_cards(move: Move) -> bool:
    """Return whether the move is a play, in turn or out of it.

    A mistake that counts is not, as in a trace.
    """
    if type(move) is Play:
        return MISTAKE not in move.marks
    return type(move) is Sneak


class Games:
    """A run of games of one variant, with bots by level, from a seed."""

    def __init__(
        self, rules: Rules, players: int, levels: Sequence[str], seed: int, last_deal: int = DEALS_WITHOUT_END
    ) -> None:
        """Prepare a run. Levels are given to the seats in turn. Raises ValueError with one sentence."""
        self.rules = rules
        self.players = players
        self.table = Table(rules, players)
        if len(levels) > players:
            raise ValueError(f"There are {len(levels)} opponents for {players} seats.")
        self.levels = [stated(levels[seat % len(levels)], self.table) for seat in range(players)]
        self.bots: list[Bot] = [bot(level, self.table) for level in self.levels]
        # Only opponents that search use more than the hand and the table.
        self._searching = [seat for seat, level in enumerate(self.levels) if searches(level)]
        self._memories = Memories(rules, players, self._searching)
        self.seed = seed
        self.last_deal = 0 if rules.has_end else last_deal
        self.plays_by_deal: list[int] = []
        self.wins = [0] * players

    def run(
        self, games: int, write_trace: Callable[[str], object] | None = None, records: Path | None = None
    ) -> Summary:
        """Play the games; `write_trace` gets each line with its line end.

        Raises OSError, and ValueError with one sentence for a game too long for a record.
        """
        self.plays_by_deal, self.wins = [], [0] * self.players
        began = time.perf_counter()
        for game in range(1, games + 1):
            lines: list[str] | None = [] if records else None
            emit = self._tracer(game, write_trace) if write_trace else None
            state = self.play_game(game, emit, lines)
            for seat in state.winners:
                self.wins[seat] += 1
            if records is not None and lines is not None:
                text = "".join(lines)
                if len(text.encode()) > BIGGEST:
                    raise ValueError(f"Game {game} is longer than a record may be; end it after fewer deals.")
                with text_file(records / f"{self._name()}-{game}.cardtable") as file:
                    file.write(text)
        return self._summary(games, time.perf_counter() - began)

    def _name(self) -> str:
        """Return the part of a file name that identifies the run."""
        house_rules = [f"{key}={value}" for key, value in self.rules.options.items()]
        return "-".join([self.rules.id, f"{self.players}p", *house_rules, str(self.seed)])

    def _tracer(self, game: int, write: Callable[[str], object]) -> engine.Emit:
        line = trace.game_line(self.rules, self.seed, game, self.players, self.levels)
        write(trace.as_json(line) + "\n")

        def emit(event: AnyEvent) -> None:
            write(trace.as_json(trace.event_line(event)) + "\n")

        return emit

    def play_game(self, game: int, emit: engine.Emit | None, lines: list[str] | None) -> State:
        """Play one game to its end, and append its record to `lines` if that is a list."""
        seed = f"{self.seed}.{game}"
        state = engine.new_game(self.table, seed, self.last_deal)
        self._memories = Memories(self.rules, self.players, self._searching)
        if lines is not None:
            seats = tuple((f"Seat {seat + 1}", level) for seat, level in enumerate(self.levels))
            lines.append(header_text(header_of(self.rules, seed, seats, last_deal=self.last_deal)))
        while state.phase is not Phase.OVER:
            self._play_deal(state, emit, lines)
        return state

    def _play_deal(self, state: State, emit: engine.Emit | None, lines: list[str] | None) -> None:
        events: list[AnyEvent] = []
        listeners = [emit] if emit else []
        if lines is not None:
            listeners.append(events.append)
        if self._searching:
            listeners.append(self._memories.hear)
        listener = _to_all(listeners)
        if lines is not None:
            lines.append(deal_text(state.deal + 1, state.dealer))
        engine.deal(state, listener)
        plays = 0
        while state.phase is Phase.PLAYING:
            move = self.choose(state)
            plays += _plays_cards(move)
            seat = state.turn
            values = engine.count_values(state, move) if lines is not None else 0
            events.clear()
            engine.apply(state, move, listener)
            if lines is not None:
                lines.append(move_text(seat, move, events, values))
        if lines is not None:
            lines.append(closing_text(events))
        self.plays_by_deal.append(plays)

    def choose(self, state: State) -> Move:
        """Return the bots' next move: an owed draw by hand, else the move of the seat to act."""
        if state.owed is not None:
            seat = state.owed[0]
            chance = Stream.sealed(state.seed, f"draw:{state.deal}:{state.number}:{seat}")
            if self.bots[seat].draws(view(state, seat), chance):
                return Draw(seat)
        seat = state.actor
        shown = self._memories.view(state, seat)
        if len(shown.moves) == 1:
            return shown.moves[0]
        return self.bots[seat].choose(shown, stream(state.seed, state.deal, state.number, seat))

    def _summary(self, games: int, seconds: float) -> Summary:
        plays = sum(self.plays_by_deal)
        ordered = sorted(self.plays_by_deal)
        p90 = ordered[min(len(ordered) - 1, len(ordered) * 9 // 10)] if ordered else 0
        return Summary(
            self.rules.id,
            self.players,
            games,
            len(ordered),
            plays,
            round(seconds, 3),
            round(plays / seconds) if seconds else 0,
            self.wins,
            {"median": statistics.median(ordered) if ordered else 0, "p90": p90},
        )
