"""The coach: the strongest play of a seat, every card's chance, and why, in typed facts.

Everything comes from a `SeatView` and a stream of chance, so advice can't use what the seat may not know. The
method is that of the guarded search, with more worlds and with no candidate dropped on the way, so that all
chances shown are from the same worlds. The chance shown is that of surviving this deal; the decision goes by
the worth for the whole game, as in `search`. If the two differ, or if chance alone may have put another card
ahead, `reasons` say so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import fsum, sqrt
from random import Random

from cardtable.bots.levels import LEVELS, levels
from cardtable.bots.opponents import Opponent, Thinking, likeness, thinking
from cardtable.bots.playing import Facts
from cardtable.bots.prospects import standings
from cardtable.bots.reasons import (
    Alike,
    AllOver,
    ForTheGame,
    Odds,
    Outlook,
    Reason,
    Rival,
    reasons_for,
)
from cardtable.bots.search import DOUBT, Belief, Candidate, Rehearsal, decide
from cardtable.cards.faces import rank_of
from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.moves import MISTAKE, Answer, Decline, Move, PlaceBottom, Play, TakeCard, cards_of
from cardtable.game.rulebook import Rulebook
from cardtable.game.sight.view import SeatView
from cardtable.game.state import PLAYING, State

PLAYOUTS = 9600
"""The number of playouts for one position, shared by its candidates: about a quarter of a second."""
MOST_WORLDS = 1000
"""The most worlds in which each candidate is played."""
MOST_MOVES = 12
"""The most moves that are weighed; every card of the hand comes before a second way to play one."""
ALIKE = 0.02
"""The largest difference between chances that are shown as equal."""
BLAMED = 2.5
"""Standard errors a move must lose by to be called worse than the advised one. A review judges dozens of
moves; at a search's threshold (`DOUBT`), one in fifteen would be blamed unfairly.
"""


@dataclass(frozen=True)
class Estimate:
    """A move's chance to survive the deal (`safe`), compared with the advised move.

    `less` is how much lower it is than the advised move's in the same worlds, `doubt` the standard error of
    this difference; then the number of worlds.
    """

    move: Move
    safe: float
    less: float
    doubt: float
    worlds: int

    @property
    def is_worse(self) -> bool:
        """Whether the advised move is safer beyond doubt."""
        return self.less > BLAMED * self.doubt and self.less > 0

    @property
    def looks_safer(self) -> bool:
        """Whether the move's chance is shown as better than that of the advised move."""
        return self.less < -ALIKE


@dataclass(frozen=True)
class Advice:
    """The advised move, the chances of all moves and cards, and the reasons.

    The chances are those of each move that was weighed, and of each card of the hand.

    `chances` lacks cards that can't be played or were not weighed. Without a choice there are no estimates.
    `reasons` begin with the strongest.
    """

    move: Move
    estimates: tuple[Estimate, ...] = ()
    chances: Mapping[str, float] = field(default_factory=dict)
    reasons: tuple[Reason, ...] = ()

    @property
    def best_cards(self) -> tuple[str, ...]:
        """The cards of the advised move, and others of the hand that do as well in place of a single one."""
        cards = cards_of(self.move)
        if len(cards) != 1 or cards[0] not in self.chances:
            return cards
        rank, chance = rank_of(cards[0]), self.chances[cards[0]]
        return tuple(card for card, own in self.chances.items() if rank_of(card) == rank and own == chance)

    def estimate(self, move: Move) -> Estimate | None:
        """Return the estimate of `move`, if it was weighed."""
        return next((one for one in self.estimates if one.move == move), None)


@dataclass
class _Tried(Candidate):
    """A candidate that also records, by world, whether the deal was survived."""

    not_lost: list[bool] = field(default_factory=list)
    next_seat: int | None = None
    troubled: int = 0
    keeps_hand: bool = True

    @property
    def outlook(self) -> Outlook | None:
        """The consequences of the move, for the reasons; None if it was not tried."""
        if not self.worths:
            return None
        return Outlook(self.next_seat, self.troubled / len(self.worths), self.keeps_hand)


def advise(
    table: Rulebook, view: SeatView, chance: Stream, also: Move | None = None, playouts: int = PLAYOUTS
) -> Advice:
    """Return the advice for the seat of `view`, which has to act; `also` is weighed in any case.

    Without playouts the base policy answers. Raises ValueError if no deal is in progress in the view.
    """
    expert = Opponent(table, levels()[LEVELS[-1]])
    mind = thinking(table)
    if len(view.moves) == 1:
        return Advice(view.moves[0], reasons=reasons_for(mind.facts, view, view.moves[0], None))
    base = expert.base_move(view, chance)
    if not playouts or isinstance(base, PlaceBottom | TakeCard):
        return Advice(base, reasons=reasons_for(mind.facts, view, base, None))
    tried = [_Tried(move) for move in _moves(expert, mind, view, base, also)]
    _try_out(table, view, tried, playouts, Random(chance.below(2**62)))
    best = next(one for one in tried if one.move == decide(tried, tried[0]).move)
    estimates = tuple(_estimate(one, best) for one in tried) if best.worths else ()
    chances = _chances(mind.facts, view.hand, estimates, best.move)
    reasons = reasons_for(mind.facts, view, best.move, best.outlook)
    comparison = _comparison(tried, estimates, best)
    alike = Alike() in comparison and AllOver(mind.facts.limit) not in reasons
    # If another card shows the better chance, the first thing to say is why.
    first = 0 if alike or any(isinstance(one, ForTheGame | Rival) for one in comparison) else 1
    reasons = (*reasons[:first], *comparison, *reasons[first:])
    return Advice(best.move, estimates, chances, reasons)


def _comparison(tried: Sequence[_Tried], estimates: Sequence[Estimate], best: _Tried) -> list[Reason]:
    """Return what the moves' chances say in comparison, if the bars over the cards don't show it."""
    if _are_alike(estimates) and not any(_costs_more(one, best) for one in tried):
        return [Alike()]
    others = [one for one in estimates if not _reads_as(one.move, best.move)]
    safest = max(others, key=lambda one: one.safe, default=None)
    if safest is not None and safest.looks_safer:
        gain, error = best.gain(next(one for one in tried if one.move == safest.move))
        return [ForTheGame() if gain > DOUBT * error else Rival(safest.move)]
    if isinstance(best.move, Play):
        return []
    own = [one.safe for one in estimates if one.move == best.move]
    return [Odds(own[0], safest.safe)] if own and safest is not None else []


def _are_alike(estimates: Sequence[Estimate]) -> bool:
    """Return whether all moves look equally good."""
    safe = [one.safe for one in estimates]
    return len(safe) > 1 and max(safe) - min(safe) <= ALIKE and not any(one.is_worse for one in estimates)


def _costs_more(one: _Tried, best: _Tried) -> bool:
    """Return whether `one` costs more than the best move if both lose the deal: losses differ in size."""
    gain, error = best.gain(one)
    return gain > ALIKE and gain > BLAMED * error


def _reads_as(one: Move, other: Move) -> bool:
    """Return whether both play the same cards and make the same total, whatever their targets."""
    if not (isinstance(one, Play) and isinstance(other, Play)):
        return one == other
    return one.total == other.total and sorted(one.cards) == sorted(other.cards)


def _moves(expert: Opponent, mind: Thinking, view: SeatView, base: Move, also: Move | None) -> list[Move]:
    """Return the base play, then each card's best play by the base policy, then other ways to play."""
    policy = mind.policy(expert.level.policy)
    plays = [play for play in view.plays if MISTAKE not in play.marks]
    plays.sort(key=lambda play: -policy.value(view.hand, view.total, play))
    found: list[Move] = [base]
    if also is not None and also != base:
        found.append(also)
    found += [move for move in view.moves if isinstance(move, Answer | Decline) and move not in found]
    seen = {likeness(move, mind.facts) for move in found if isinstance(move, Play)}
    covered = {_alike(card, mind.facts) for move in found if isinstance(move, Play) for card in move.cards}
    firsts: list[Move] = []
    others: list[Move] = []
    for play in plays:
        like = likeness(play, mind.facts)
        if like in seen:
            continue
        seen.add(like)
        kinds = {_alike(card, mind.facts) for card in play.cards}
        (others if kinds <= covered else firsts).append(play)
        covered |= kinds
    return [*found, *firsts, *others][: max(MOST_MOVES, len(found))]


def _alike(card: str, facts: Facts) -> tuple[str, str]:
    """Return a key that is equal for cards that are as good as each other."""
    return facts.kind[card], rank_of(card)


def _try_out(table: Rulebook, view: SeatView, tried: Sequence[_Tried], playouts: int, random: Random) -> None:
    """Play every candidate in the same worlds, until the playouts or their moves run out."""
    mind = thinking(table)
    worlds = Belief(table, view, (mind.thumb, mind.weighed))
    policy = mind.policy(levels()[LEVELS[-1]].policy)
    rehearsal = Rehearsal(worlds, policy, playouts, random)
    for _ in range(min(MOST_WORLDS, playouts // len(tried))):
        if rehearsal.moves_left <= 0:
            return
        world = rehearsal.next_world()
        seat, before = world.actor, standings(world)[world.actor]
        for one in tried:
            after = rehearsal.play(world, one.move, partial(_look_on, one, seat, view.hand))
            one.worths.append(mind.prospects.worth(after, seat))
            one.not_lost.append(standings(after)[seat] >= before)


def _look_on(one: _Tried, seat: int, hand: Sequence[str], state: State) -> None:
    """Record what this world says of the move.

    Whether the rest of the hand is still held after it, and whether the next seat can stay within the limit.
    """
    one.keeps_hand = one.keeps_hand and _keeps(hand, one.move, state.hands[seat])
    if state.phase is not PLAYING or state.turn == seat or state.actor != state.turn:
        return
    if one.next_seat is None:
        one.next_seat = state.turn
    if state.turn == one.next_seat:
        limit = state.table.limit
        one.troubled += not any(play.total <= limit for play in engine.legal_plays(state))


def _keeps(hand: Sequence[str], move: Move, after: Sequence[str]) -> bool:
    """Return whether all cards that the move doesn't play are still held.

    Hands may be exchanged or robbed.
    """
    if not isinstance(move, Play):
        return False
    return not Counter(hand) - Counter(move.cards) - Counter(after)


def _estimate(one: _Tried, best: _Tried) -> Estimate:
    count = len(one.not_lost)
    losses = [int(better) - int(own) for better, own in zip(best.not_lost, one.not_lost, strict=True)]
    mean = sum(losses) / count
    spread = fsum((loss - mean) ** 2 for loss in losses) / max(1, count - 1) / count
    return Estimate(one.move, sum(one.not_lost) / count, mean, sqrt(spread), count)


def _chances(
    facts: Facts, hand: Sequence[str], estimates: Sequence[Estimate], advised: Move
) -> dict[str, float]:
    """Return for each card the chance of the best move that plays it or one like it.

    The advised move comes first.

    A chance that looks better by luck alone is shown as equal.
    """
    advice = next((one.safe for one in estimates if one.move == advised), 1.0)
    found: dict[tuple[str, str], float] = {}
    for one in sorted(estimates, key=lambda one: (one.move != advised, -one.safe)):
        if isinstance(one.move, Play):
            for card in one.move.cards:
                shown = one.safe if one.looks_safer else min(one.safe, advice)
                found.setdefault(_alike(card, facts), shown)
    return {card: found[alike] for card in hand if (alike := _alike(card, facts)) in found}
