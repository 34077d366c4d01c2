"""The arena: how well computer opponents play, measured on the same cards from every seat.

A deal is played once for every rotation of the bots around the table, always with the same cards, so that
luck cancels out. The work is split into shards that are pure functions of their arguments, so the result
depends neither on the number of workers nor on the executor.

Two yardsticks that no player can choose are measured against: the frozen rule of thumb, and a cheat that sees
every card. The cheat proves that no other opponent cheats; no opponent in `bots` could be given the true
state.
"""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from math import sqrt
from pathlib import Path

from cardtable.bots.levels import LEVELS, RANDOM, bot, is_level, searches
from cardtable.bots.opponents import Bot, stream, thinking
from cardtable.bots.playing import Facts, Valuing, best_move, next_move, play_out
from cardtable.bots.prospects import standings
from cardtable.cards.shuffle import Stream
from cardtable.controller.lab.simulate import DEALS_WITHOUT_END
from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealEnded
from cardtable.game.moves import Draw, Move, Play
from cardtable.game.sight.view import Memories, SeatView
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.resources import resource
from cardtable.rules.catalog import catalog

SHARD = 20
"""Deals in a shard: few enough that all cores are busy to the end."""
MOST_MOVES = 5_000
"""The moves after which a game is left unfinished."""
SURE = 1.96
"""The standard errors on either side of a 95 % interval."""


@dataclass(frozen=True)
class Contest:
    """The game and its bots, by seat before they rotate around the table.

    `file` is that of a variant outside the catalog, or empty.
    """

    variant: str
    options: tuple[tuple[str, str], ...]
    players: int
    bots: tuple[str, ...]
    seed: int
    whole_games: bool = False
    file: str = ""


@dataclass
class Tally:
    """The results of some deals.

    For each bot and each pack of cards the shares, and times in milliseconds.
    """

    not_lost: dict[str, list[float]] = field(default_factory=dict)
    won: dict[str, list[float]] = field(default_factory=dict)
    times: dict[str, list[float]] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        for mine, theirs in (
            (self.not_lost, other.not_lost),
            (self.won, other.won),
            (self.times, other.times),
        ):
            for name, values in theirs.items():
                mine.setdefault(name, []).extend(values)


def seating(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the bot of each seat: of two bots the first takes one seat and the second all others.

    More take turns.

    Raises ValueError with one sentence for more bots than seats, or one that does not exist.
    """
    for name in bots:
        if not is_level(name) and name not in YARDSTICKS:
            known = ", ".join((*LEVELS, RANDOM, *YARDSTICKS))
            raise ValueError(f"There is no opponent “{name}” for the arena; there are {known}.")
    if len(bots) > players:
        raise ValueError(f"There are {len(bots)} opponents for {players} seats.")
    if len(bots) == 2:
        return (bots[0], *[bots[1]] * (players - 1))
    return tuple(bots[seat % len(bots)] for seat in range(players))


def shards(deals: int) -> list[range]:
    """Return the numbers of the deals, split into shards."""
    return [range(first, min(first + SHARD, deals)) for first in range(0, deals, SHARD)]


def play_shard(contest: Contest, deals: range) -> Tally:
    """Play these deals with every rotation of the bots around the table."""
    tally = Tally()
    for deal in deals:
        not_lost: dict[str, list[float]] = {}
        won: dict[str, list[float]] = {}
        for turned in range((len(set(contest.bots)) > 1 and contest.players) or 1):
            bots = contest.bots[-turned:] + contest.bots[:-turned] if turned else contest.bots
            table = _Played(contest, bots, f"arena{contest.seed}.{deal}", tally.times)
            table.play()
            for seat, name in enumerate(bots):
                not_lost.setdefault(name, []).extend(table.not_lost[seat])
                if table.state.phase is Phase.OVER and table.state.winners:
                    won.setdefault(name, []).append((seat in table.state.winners) / len(table.state.winners))
        for name, values in not_lost.items():
            tally.not_lost.setdefault(name, []).append(sum(values) / len(values))
        for name, values in won.items():
            tally.won.setdefault(name, []).append(sum(values) / len(values))
    return tally


@lru_cache(maxsize=4)
def compiled(variant: str, options: tuple[tuple[str, str], ...], players: int, file: str) -> Table:
    """Return the table of these rules, compiled once in each process. Raises ValueError in one sentence."""
    games = catalog().with_file(Path(file)) if file else catalog()
    return Table(games.resolve(variant, dict(options)), players)


class _Played:
    """One deal, or one whole game, with these bots on the seats."""

    def __init__(
        self, contest: Contest, bots: Sequence[str], seed: str, times: dict[str, list[float]]
    ) -> None:
        self._table = compiled(contest.variant, contest.options, contest.players, contest.file)
        endless = contest.whole_games and not self._table.rules.has_end
        self.state = engine.new_game(self._table, seed, DEALS_WITHOUT_END if endless else 0)
        self._whole = contest.whole_games
        self._names = bots
        self._times = times
        self._bots: list[Bot | Clairvoyant] = [_player(name, self._table) for name in bots]
        searching = [seat for seat, name in enumerate(bots) if searches(name)]
        self._memories = Memories(self._table.rules, contest.players, searching)
        self.not_lost: list[list[float]] = [[] for _ in bots]
        self._before = standings(self.state)
        self._ended: DealEnded | None = None

    def play(self) -> None:
        """Play to the end.

        A deal may be over before the first move (rules, 4.11), and one that is left unfinished counts as
        survived by all.
        """
        state = self.state
        for _ in range(MOST_MOVES):
            if state.phase is Phase.PLAYING:
                engine.apply(state, self._move(), self._hear)
            elif state.phase is Phase.OVER or (state.deal and not self._whole):
                return
            else:
                self._before = standings(state)
                engine.deal(state, self._hear)
            if self._ended is not None:
                self._count(self._ended)
        for shares in self.not_lost if state.phase is Phase.PLAYING else ():
            shares.append(1.0)

    def _hear(self, event: AnyEvent) -> None:
        self._memories.hear(event)
        if isinstance(event, DealEnded):
            self._ended = event

    def _move(self) -> Move:
        """Return the bots' next move, as in `simulate`, and measure the processor time."""
        state = self.state
        if state.owed is not None:
            return Draw(state.owed[0])
        seat = state.actor
        player = self._bots[seat]
        if isinstance(player, Clairvoyant):
            return player.choose(state)
        shown = self._memories.view(state, seat)
        if len(shown.moves) == 1:
            return shown.moves[0]
        chance = stream(state.seed, state.deal, state.number, seat)
        began = time.process_time_ns()
        move = player.choose(shown, chance)
        self._times.setdefault(self._names[seat], []).append((time.process_time_ns() - began) / 1e6)
        return move

    def _count(self, ended: DealEnded) -> None:
        for seat, shares in enumerate(self.not_lost):
            shares.append(float(has_not_lost(self.state, self._before, seat, ended.winners, ended.losers)))
        self._ended = None


def has_not_lost(
    state: State, before: Sequence[float], seat: int, winners: Sequence[int], losers: Sequence[int]
) -> bool:
    """Return whether the seat survived the deal that is over.

    If tokens change hands on the way, it must not have fallen behind.

    `before` are the `standings` before the deal.
    """
    if state.table.rules.pays_on_the_way:
        return standings(state)[seat] >= before[seat]
    return seat in winners if winners else seat not in losers


def _player(name: str, table: Table) -> Bot | Clairvoyant:
    return YARDSTICKS[name](table) if name in YARDSTICKS else bot(name, table)


def interval(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of shares and its 95 % interval, kept within 0 and 1."""
    count = len(values)
    mean = sum(values) / count
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count) * SURE
    return mean, max(0.0, mean - spread), min(1.0, mean + spread)


def summary(contest: Contest, tally: Tally) -> Mapping[str, object]:
    """Return the result as it is printed as JSON."""
    found = []
    for name in dict.fromkeys(contest.bots):
        mean, low, high = interval(tally.not_lost[name])
        times = sorted(tally.times.get(name, [])) or [0.0]
        won = tally.won.get(name)
        found.append(
            {
                "bot": name,
                "not_lost": round(mean, 4),
                "interval": [round(low, 4), round(high, 4)],
                "games_won": round(sum(won) / len(won), 4) if won else None,
                "ms_median": round(times[len(times) // 2], 3),
                "ms_p95": round(times[len(times) * 95 // 100], 3),
            }
        )
    deals = len(next(iter(tally.not_lost.values())))
    return {"variant": contest.variant, "players": contest.players, "deals": deals, "bots": found}


def compete(contest: Contest, deals: int, mapper: Executor) -> Iterator[Tally]:
    """Yield the tallies of the shards, one by one as they are done, in order."""
    yield from mapper.map(partial(play_shard, contest), shards(deals))


RULE_OF_THUMB = "rule-of-thumb"
CLAIRVOYANT = "clairvoyant"
MOST_CANDIDATES = 12
LONGEST = 500


@cache
def _order() -> tuple[str, ...]:
    text = resource("bots", "yardsticks.toml").read_text(encoding="utf-8")
    return tuple(tomllib.loads(text)[RULE_OF_THUMB]["order"])


def rule_of_thumb(table: Table) -> PolicyBot:
    """Return the frozen list if it covers all cards, else the rule of thumb of today's opponents."""
    mind = thinking(table)
    covered = {entry.partition(":")[0] for entry in _order()}
    return PolicyBot(_Ordered(mind.facts, _order()) if covered >= set(mind.facts.kinds) else mind.thumb)


class _Ordered(Valuing):
    """The first legal play of a fixed list.

    An entry is the notation of a card, and after a colon the value taken: `+1|+11:+11`.
    """

    def __init__(self, facts: Facts, order: Sequence[str]) -> None:
        """Use the list for the cards of one table; cards that are not in the list come last."""
        super().__init__(facts)
        self._place = {entry: -float(place) for place, entry in enumerate(order)}

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """Return 0 for the first play of the list, -1 for the second, and so on."""
        return self._place.get(f"{self.facts.kind[play.cards[0]]}:{play.value}", -float(len(self._place)))

    def margin(self, value: float) -> float:
        return 0.0


class PolicyBot:
    """A bot that plays by a policy and nothing else: no slips, no taste, no search."""

    def __init__(self, policy: Valuing) -> None:
        self._policy = policy

    def choose(self, view: SeatView, chance: Stream) -> Move:
        """Return the first of the plays valued most."""
        return best_move(self._policy, view.hand, view.total, view.moves)

    def draws(self, view: SeatView, chance: Stream) -> bool:
        return True


class Clairvoyant:
    """A cheat that tries every move with the real cards, the deal being played on by the base policy."""

    def __init__(self, table: Table) -> None:
        self._mind = thinking(table)
        self._everybody = [self._mind.weighed] * table.players

    def choose(self, state: State) -> Move:
        """Return the move with the best outcome; the base policy's among equals."""
        policy, seat = self._mind.weighed, state.actor
        base = next_move(state, policy)
        moves = [base, *[move for move in engine.legal_moves(state) if move != base]][:MOST_CANDIDATES]
        if len(moves) == 1:
            return base
        worths = []
        for move in moves:
            world = state.clone()
            engine.apply(world, move)
            play_out(world, self._everybody, LONGEST)
            worths.append(self._mind.prospects.worth(world, seat))
        return moves[worths.index(max(worths))]


YARDSTICKS: dict[str, Callable[[Table], PolicyBot | Clairvoyant]] = {
    RULE_OF_THUMB: rule_of_thumb,
    CLAIRVOYANT: Clairvoyant,
}
"""The yardsticks by name; a bench adds its own."""
