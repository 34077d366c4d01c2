"""The lab's measurements of a set of rules, from thousands of deals.

As in the arena the work is split into shards that are pure functions of (rules, seeds), so the result depends
neither on the number of workers nor on the executor. Here deals are measured as they are played; `contrasts`
plays the same cards in several ways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, fields
from enum import StrEnum
from functools import lru_cache, partial
from math import sqrt
from random import Random
from typing import Self, TypeGuard

from cardtable.bots.levels import levels
from cardtable.bots.opponents import thinking
from cardtable.bots.playing import Facts, Leaning, Valuing, next_move
from cardtable.bots.prospects import standings
from cardtable.cards.faces import rank_of
from cardtable.controller.lab.arena import SURE, has_not_lost, shards
from cardtable.game import engine
from cardtable.game.events import AnyEvent, CardsPlayed, DealEnded, SeatStuck
from cardtable.game.moves import MISTAKE, Move, Play
from cardtable.game.rulebook import Rulebook
from cardtable.game.state import PLAYING, Phase, State
from cardtable.game.table import Table, table_from
from cardtable.learning.questions import question_of
from cardtable.rules.catalog import rules_from_document
from cardtable.rules.model import Rules


class Group(StrEnum):
    """The people at a table of the lab.

    Players of a group are of its levels, each at a random seat. All play by the rule of thumb, which follows
    from the rules; the weaker levels slip now and then. Learned weights exist for some games only and play
    differently, so one changed card would look like a change of policy: 15 cards in a deal by the weights of
    a game are 27 by the rule of thumb.
    """

    CHILDREN = "children"
    FAMILY = "family"
    SOUND = "sound"


LEVELS: Mapping[Group, tuple[str, ...]] = {
    Group.CHILDREN: ("beginner", "casual"),
    Group.FAMILY: ("beginner", "casual", "cautious"),
    Group.SOUND: ("cautious",),
}
"""The levels in each group, as evenly as the seats allow."""


def sound_player(table: Table) -> Valuing:
    """Return the policy without slips."""
    return thinking(table).thumb


def seated(group: Group, table: Table, seed: str) -> list[Valuing]:
    """Return the policies of the group by seat; the seed decides who sits where, and every slip."""
    sound, names = sound_player(table), LEVELS[group]
    if len(names) == 1:
        return [sound] * table.players
    random = Random(seed)
    first = random.randrange(len(names))
    slips = [levels()[names[(first + seat) % len(names)]].slips for seat in range(table.players)]
    random.shuffle(slips)
    # Each seat has its own chance: what one plays otherwise does not change how the others slip.
    return [_Slipping(sound, share, f"{seed}.{seat}") if share else sound for seat, share in enumerate(slips)]


class _Slipping(Leaning):
    """A weaker player: the rule of thumb with slips that come from a seed."""

    def __init__(self, thumb: Valuing, slips: float, seed: str) -> None:
        super().__init__(thumb)
        self._slips, self._random = slips, Random(seed)

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        """Return the policy's choice, or now and then any play that does not lose by itself."""
        if self._random.random() < self._slips:
            safe = [play for play in plays if MISTAKE not in play.marks]
            if safe:
                return safe[int(self._random.random() * len(safe))]
        return self._policy.best(hand, before, plays)


LONG = 200
"""The plays beyond which a deal counts as long."""
MOST_MOVES = 2_000
"""The moves after which a deal is broken off and counts as one without an end."""
LARGE = 100
"""The totals beyond which a sum counts as one with large numbers."""


@dataclass(frozen=True)
class Trial:
    """The rules to measure, as their document, and who plays: how many, and of which group.

    The seed decides every card.
    """

    document: bytes
    players: int
    seed: int
    group: Group = Group.SOUND

    @property
    def table(self) -> Table:
        """The table of these rules, compiled once in each process.

        Raises RulesError, or ValueError with one sentence.
        """
        return table_from(self.document, self.players)

    def seated(self, seed: str) -> list[Valuing]:
        """Return the policies of one deal, by seat."""
        return seated(self.group, self.table, seed)


@lru_cache(maxsize=32)
def _skills_in(document: bytes) -> _Skills:
    return _Skills(rules_from_document(document))


@dataclass
class Found:
    """The counts of some deals, which can be added up."""

    def add(self, other: Self) -> None:
        for one in fields(self):
            mine, theirs = getattr(self, one.name), getattr(other, one.name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            elif isinstance(mine, Found):
                mine.add(theirs)
            else:
                setattr(self, one.name, mine + theirs)


@dataclass
class Findings(Found):
    """The measurements of some deals; places are counted from the seat that begins, 0 first.

    `plays` counts deals by their number of plays. Of the `turns` with a playable card, `forced` had no
    choice, since all plays did the same; in `stuck_turns` no card could be played. `sums` are the plays by
    the skill of calling their total, `large` the sums past a hundred. `losers_next` counts the losers of the
    deal before and `others_next` the others; `losers_again` and `others_then` are those of each that lost
    this deal.
    """

    deals: int = 0
    ended: int = 0
    plays: Counter[int] = field(default_factory=Counter)
    not_lost: Counter[int] = field(default_factory=Counter)
    stuck: int = 0
    deciding: Counter[str] = field(default_factory=Counter)
    turns: int = 0
    forced: int = 0
    stuck_turns: int = 0
    sums: Counter[str] = field(default_factory=Counter)
    large: int = 0
    losers_next: int = 0
    losers_again: int = 0
    others_next: int = 0
    others_then: int = 0


def try_shard(trial: Trial, deals: range) -> Findings:
    """Play these deals."""
    found, calls = Findings(), Counter[Call]()
    for deal in deals:
        _try_deal(trial, f"lab{trial.seed}.{deal}", found, calls)
    _count_sums(calls, _skills_in(trial.document), found)
    return found


def _try_deal(trial: Trial, seed: str, found: Findings, calls: Counter[Call]) -> None:
    table = trial.table
    state = engine.new_game(table, seed)
    before = standings(state)
    heard = _Heard(calls)
    engine.deal(state, heard.hear)
    first = state.turn
    plays, last = _play_on(state, trial.seated(seed), found, heard)
    found.deals += 1
    found.plays[plays] += 1
    found.stuck += heard.anybody_stuck
    ended = heard.ended
    if ended is None:
        return
    found.ended += 1
    if last:  # A deal may be over before the first card is played (rules, 4.11).
        found.deciding[last] += 1
    for place in range(trial.players):
        seat = (first + place) % trial.players
        found.not_lost[place] += has_not_lost(state, before, seat, ended.winners, ended.losers)


Call = tuple[int, int, str, tuple[str, ...]]
"""A called total: the total before the play, that after it, and the value and cards of the play."""


class _Skills(dict[Call, str]):
    """The skill that each call exercises; looked up on demand."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self._rules = rules

    def __missing__(self, call: Call) -> str:
        before, total, value, cards = call
        question = question_of(CardsPlayed(0, cards, value, None, before, total, ""), self._rules)
        found = self[call] = question.skill.value
        return found


def _count_sums(calls: Counter[Call], skills: _Skills, found: Findings) -> None:
    """Add up the calls by their skill, and those with large numbers."""
    for call, count in calls.items():
        before, total, *_ = call
        found.sums[skills[call]] += count
        if before != total and (abs(before) > LARGE or abs(total) > LARGE):
            found.large += count


class _Heard:
    """Collects the lab's figures of a deal from its plays and events."""

    def __init__(self, calls: Counter[Call]) -> None:
        self.calls = calls
        self.anybody_stuck = False
        self.ended: DealEnded | None = None

    def hear(self, event: AnyEvent) -> None:
        if isinstance(event, CardsPlayed):
            self.calls[event.before, event.total, event.value, event.cards] += 1
        elif isinstance(event, DealEnded):
            self.ended = event
        elif isinstance(event, SeatStuck):
            self.anybody_stuck = True


def _play_on(state: State, policies: Sequence[Valuing], found: Findings, heard: _Heard) -> tuple[int, str]:
    """Play the current deal to its end; return the number of plays, and the rank that was played last."""
    table, facts = state.table, policies[0].facts
    plays, last = 0, None
    for _ in range(MOST_MOVES):
        if state.phase is not PLAYING:
            break
        legal = _in_turn(state)
        move: Move = next_move(state, policies[state.actor], legal)
        if legal:
            found.turns += 1
            found.forced += not _is_choice(legal, facts)
        elif legal is not None:
            found.stuck_turns += 1
        if type(move) is Play:
            plays += 1
            last = move
        if _goes_on_after(move, table):
            heard.calls[state.total, move.total, move.value, move.cards] += 1
            engine.apply(state, move)
        else:
            engine.apply(state, move, heard.hear)
    return plays, rank_of(last.cards[0]) if last else ""


def _goes_on_after(move: Move, table: Rulebook) -> TypeGuard[Play]:
    """Return whether the move is a play that no part acts on, so that it can't end the deal.

    Nothing else is asked of its events, which take a third of the time.
    """
    if type(move) is not Play or table.acts_on_plays or table.begins:
        return False
    marks = move.marks
    return not marks or not (MISTAKE in marks or table.struck[marks])


def _in_turn(state: State) -> list[Play] | None:
    """Return the plays of the seat to act; None if a seat has to answer, or to draw first."""
    if state.owed is not None or state.questions:
        return None
    return engine.legal_plays(state)


def _is_choice(plays: Sequence[Play], facts: Facts) -> bool:
    """Return whether two of these plays differ in their effect, or in the hand that they leave."""
    first, kind = plays[0], facts.kind
    for play in plays[1:]:
        if play.value != first.value or play.target != first.target:
            return True
        if [kind[card] for card in play.cards] != [kind[card] for card in first.cards]:
            return True
    return False


def follow_shard(trial: Trial, deals: range) -> Findings:
    """Play two deals of each game, to see how losing the first changes the chances in the second.

    The rules say who begins the second, and that may be the loser. Players of the group change their seats
    before it, since the weakest would lose again wherever it begins. Games that end with the first deal, or
    continue with fewer seats, are skipped.
    """
    found = Findings()
    for deal in deals:
        seed = f"follow{trial.seed}.{deal}"
        state = engine.new_game(trial.table, seed)
        lost = play_deal(state, trial.seated(seed))
        if lost is None or state.phase is Phase.OVER or not all(state.in_game):
            continue
        again = play_deal(state, trial.seated(f"{seed}.again"))
        if again is None:
            continue
        for had, has in zip(lost, again, strict=True):
            found.losers_next += had
            found.losers_again += had and has
            found.others_next += not had
            found.others_then += has and not had
    return found


def play_deal(state: State, policies: Sequence[Valuing]) -> list[bool] | None:
    """Deal, and play the deal by these policies; return by seat whether it lost, None if it has no end."""
    before = standings(state)
    engine.deal(state)
    for _ in range(MOST_MOVES):
        if state.phase is not PLAYING:
            return lost_by(state, before)
        engine.apply(state, next_move(state, policies[state.actor]))
    return None


def lost_by(state: State, before: Sequence[float]) -> list[bool]:
    """Return by seat whether it lost the deal that is over; `before` are the `standings` before it."""
    winners = () if state.winner is None else (state.winner,)
    losers = () if state.loser is None else (state.loser,)
    if state.table.is_team:
        return [lost < had for lost, had in zip(standings(state), before, strict=True)]
    return [not has_not_lost(state, before, seat, winners, losers) for seat in range(len(before))]


def interval(share: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of `count` deals.

    Wilson's, which holds for few deals and rare ends.
    """
    weight = SURE**2 / count
    middle = (share + weight / 2) / (1 + weight)
    spread = SURE * sqrt(share * (1 - share) / count + weight / count / 4) / (1 + weight)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def at_share(counts: Mapping[int, int], share: float) -> int:
    """Return the number below which this share of the counted ones are: .5 gives the median."""
    wanted = int(sum(counts.values()) * share)
    for number in sorted(counts):
        wanted -= counts[number]
        if wanted < 0:
            return number
    return max(counts, default=0)


def report(trial: Trial, found: Findings, options: Mapping[str, str]) -> Mapping[str, object]:
    """Return the findings as they are printed as JSON; `options` are the chosen house rules."""
    ended = max(1, found.ended)
    places = []
    for place in range(trial.players):
        share = found.not_lost[place] / ended
        bounds = [round(bound, 4) for bound in interval(share, ended)]
        places.append({"not_lost": round(share, 4), "interval": bounds})
    return {
        "variant": trial.table.rules.id,
        "options": dict(options),
        "players": trial.players,
        "deals": found.deals,
        "places": places,
        "plays_per_deal": {
            "median": at_share(found.plays, 0.5),
            "p90": at_share(found.plays, 0.9),
            "most": max(found.plays),
        },
        "stuck": round(found.stuck / found.deals, 4),
        "long": round(sum(n for plays, n in found.plays.items() if plays > LONG) / found.deals, 4),
        "without_end": round(1 - found.ended / found.deals, 4),
        "deciding": {card: round(count / ended, 4) for card, count in found.deciding.most_common()},
    }


def experiment(trial: Trial, deals: int, mapper: Executor) -> Iterator[Findings]:
    """Yield the findings of the shards, one by one as they are done, in order."""
    yield from mapper.map(partial(try_shard, trial), shards(deals))
