"""Random games of every variant, with every number of players and every house rule, keep the invariants.

CARDTABLE_GAMES sets the number of whole games for each table. By default, each table plays a few moves of one
game. Before a release, two hundred are played, which takes hours.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.record import text as record
from cardtable.game.record.header import Header, header_of, header_text
from cardtable.game.record.replay import replay
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Choice, Rules, RulesError
from tests.game.test_invariants import (
    look_at_cards_and_total,
    look_at_moves,
    look_at_secrets,
    look_at_views,
    packs_of,
)
from tests.games import every_game

GAMES = int(os.environ.get("CARDTABLE_GAMES", "0"))
FEW_MOVES = 12
"""Moves of a game by default."""
NO_END = 50_000
"""A game with this many moves counts as endless."""
DEALS = 4
"""Deals of a game that has no end of its own."""
RECORDED = 10
"""One of this many games is recorded, replayed and cut short."""


def values(choice: Choice) -> tuple[str, ...]:
    """Return every value of a house rule but the default; of a long range, some."""
    more = range(choice.least, min(choice.most, 20) + 1) if GAMES else ()
    numbers = sorted({choice.least, *more, choice.most})
    return tuple(
        value for value in choice.values or tuple(str(n) for n in numbers) if value != choice.default
    )


def house_rules(rules: Rules) -> Iterator[tuple[Rules, int]]:
    """Yield the variant with each house rule, with alternating numbers of players."""
    number = 0
    for choice in rules.choices:
        for value in values(choice):
            try:
                changed = catalog().resolve(rules.id, {choice.key: value})
            except RulesError as error:
                assert "players would" in str(error)
                continue
            sizes = possible(changed)
            yield changed, sizes[number % len(sizes)]
            number += 1


def possible(rules: Rules) -> list[int]:
    """Return the numbers of players with enough cards."""
    return [n for n in range(rules.min_players, rules.max_players + 1) if not rules.lack_of_cards(n)]


@every_game
def test_games_at_some_sizes_of_table(variant: str) -> None:
    rules = catalog().resolve(variant)
    sizes = possible(rules)
    for players in sorted({*sizes[::4], sizes[-1]}):
        play_games(Table(rules, players))


@pytest.mark.slow("every size")
@every_game
def test_games_at_every_size_of_table(variant: str) -> None:
    rules = catalog().resolve(variant)
    for players in possible(rules):
        play_games(Table(rules, players))


@pytest.mark.slow("a game by every house rule of every variant")
@every_game
def test_games_by_every_house_rule(variant: str) -> None:
    for rules, players in house_rules(catalog().resolve(variant)):
        play_games(Table(rules, players))


def play_games(table: Table) -> None:
    """Play the games of one table; a failure names its seed."""
    for number in range(max(1, GAMES)):
        seed = f"{table.rules.id} {table.players} {dict(table.rules.options)} {number}"
        try:
            OneGame(table, seed, recorded=number % RECORDED == 0).play()
        except Exception as error:
            error.add_note(seed)
            raise


class OneGame:
    """A game in progress, with checks after each move."""

    def __init__(self, table: Table, seed: str, recorded: bool) -> None:
        self.table = table
        self.state = engine.new_game(table, seed, 0 if table.rules.has_end else DEALS)
        self.chance = Random(seed)
        self.packs = packs_of(table)
        self.recorded = recorded
        self.lines = [header_text(self._header())] if recorded else []
        self.cut: tuple[int, State] | None = None

    def _header(self) -> Header:
        seats = tuple((f"Seat {seat + 1}", "random") for seat in range(self.table.players))
        rules, state = self.table.rules, self.state
        return header_of(rules, state.seed, seats, last_deal=0 if rules.has_end else DEALS)

    def play(self) -> None:
        """Play to the end, or for the default number of moves."""
        state = self.state
        while state.phase is not Phase.OVER and (GAMES or state.number < FEW_MOVES):
            assert state.number < NO_END, "the game does not end"
            events: list[AnyEvent] = []
            listen = events.append if self.recorded else None
            if state.phase is Phase.BETWEEN:
                if self.recorded:
                    self.lines.append(record.deal_text(state.deal + 1, state.dealer))
                engine.deal(state, listen)
                self.cut = self.cut or (len(self.lines), state.clone())
            else:
                self._move(events)
            self._look(events)
        if self.recorded:
            assert replay(record.parse_record("".join(self.lines).encode())) == state
            kept, then = self.cut
            assert replay(record.parse_record("".join(self.lines[:kept]).encode())) == then, "undo"

    def _move(self, events: list[AnyEvent]) -> None:
        state = self.state
        moves = engine.legal_moves(state)
        assert moves, "nobody can do anything"
        if state.number % 40 == 7:
            look_at_moves(state, self.packs)
        move = self.chance.choice(moves)
        seat = state.turn
        if not self.recorded:
            engine.apply(state, move)
            return
        choices = engine.count_values(state, move)
        engine.apply(state, move, events.append)
        self.lines.append(record.move_text(seat, move, events, choices))
        if self.chance.random() < 0.05:
            self.cut = len(self.lines), state.clone()

    def _look(self, events: list[AnyEvent]) -> None:
        """Check the cards and the total, and what each seat is shown."""
        look_at_cards_and_total(self.state, self.packs)
        if self.state.number % 20 == 3:
            look_at_views(self.state)
        look_at_secrets(self.table, events)
