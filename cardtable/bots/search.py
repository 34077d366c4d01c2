"""Guarded search: the base play stands unless another is better beyond doubt in the same sampled worlds.

Every candidate is played in the same worlds (common random numbers), and the deal is played on by the base
policy at every seat, but for a slip. What counts is the paired gain over the base play; a candidate replaces
it only if its gain exceeds `DOUBT` standard errors. Thinking is bounded by playouts, never by the clock, and
numbers are added up exactly (`fsum`), so that a seed replays on every Python; moves are counted too, so that
long deals take no longer than short ones. Candidates that are clearly worse are dropped on the way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt
from random import Random

from cardtable.bots.playing import Facts, Leaning, Valuing, play_out
from cardtable.bots.prospects import Prospects, standings
from cardtable.game import engine
from cardtable.game.moves import MISTAKE, Move, Play
from cardtable.game.rulebook import Rulebook
from cardtable.game.sight.memory import PlayedCard
from cardtable.game.sight.view import SeatView, Worlds
from cardtable.game.state import State

DOUBT = 1.5
"""Standard errors a play must win by to replace the base play."""
FEWEST = 24
"""Number of worlds before any candidate may be dropped."""
SOUND = 12
"""The fewest worlds with which another play may replace the base play: with fewer, standard errors mean
nothing. Taiwanese Ninety-nine for four had seven, and was played worse with a search than without.
"""
STEP = 8
"""Number of worlds after which the candidates are compared again."""
LONGEST = 60
"""Number of moves after which a playout is valued as it stands."""
A_PLAYOUT = 8
"""Average number of moves allowed per playout; with longer deals there are fewer playouts."""
DEARER = 3
"""About how much more a move costs if the table has parts."""
SLIPS_WITHIN = 2
"""In each playout one seat slips once, before everyone has made this many more plays."""


@dataclass
class Candidate:
    """A move that is searched: its worth in each world, and whether it is still in question."""

    move: Move
    worths: list[float] = field(default_factory=list)
    is_open: bool = True

    @property
    def mean(self) -> float:
        """The candidate's mean worth in the worlds in which it was played."""
        return fsum(self.worths) / len(self.worths) if self.worths else 0.0

    def gain(self, base: Candidate) -> tuple[float, float]:
        """Return the mean and standard error of the gain over the base play, compared world by world."""
        count = len(self.worths)
        if count < 2:
            return 0.0, float("inf")
        gains = [own - other for own, other in zip(self.worths, base.worths, strict=False)]
        mean = fsum(gains) / count
        return mean, sqrt(fsum((gain - mean) ** 2 for gain in gains) / (count - 1) / count)


@dataclass
class Notes:
    """Notes on a search.

    The hands of each world, by seat; and for each candidate, by its `id`, whether the deal was survived in
    each world.
    """

    worlds: list[tuple[tuple[str, ...], ...]] = field(default_factory=list)
    not_lost: dict[int, list[bool]] = field(default_factory=dict)

    def end(self, candidate: Candidate, before: State, after: State) -> None:
        """Note that a world was played to its end with this candidate."""
        seat = before.actor
        not_lost = standings(after)[seat] >= standings(before)[seat]
        self.not_lost.setdefault(id(candidate), []).append(not_lost)


class Slipping(Leaning):
    """Another policy with one slip, at the same play for every candidate in a world.

    A search that takes it for certain that all others play by the policy is beaten by those who don't. In
    games that can be solved (tests/bench/bench_tiny.py), a search whose playouts slip gives away a fraction
    of what one gives away whose playouts do not.
    """

    def __init__(self, policy: Valuing) -> None:
        """Play by `policy`; call `draw` before the first play."""
        super().__init__(policy)
        self._place, self._left, self._number = 0, 0, 0.0

    def draw(self, chance: Callable[[], float]) -> None:
        """Choose when the slip comes in another world, and which it is."""
        among = SLIPS_WITHIN * self.facts.table.players
        self._place, self._number = 1 + int(chance() * among), chance()

    def begin(self) -> None:
        """Start again at the first play, for another candidate."""
        self._left = self._place

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        """Return the other policy's choice, or the slip."""
        self._left -= 1
        if not self._left:
            return self._any(plays)
        return self._policy.best(hand, before, plays)

    def _any(self, plays: Sequence[Play]) -> Play:
        """Return any play, but none that loses by itself while there is another."""
        sound = [play for play in plays if MISTAKE not in play.marks] or plays
        return sound[int(self._number * len(sound))]


class Rehearsal:
    """Playouts in the same worlds, with the same slip, for every move that is tried.

    `moves_left` counts down the moves that all playouts may take together.
    """

    def __init__(self, worlds: Worlds, policy: Valuing, playouts: int, random: Random) -> None:
        table = policy.facts.table
        self._worlds = worlds
        self._random = random
        self._slipping = Slipping(policy)
        self._all_slipping = [self._slipping] * table.players
        self.moves_left = playouts * A_PLAYOUT // (DEARER if table.parts else 1)

    def next_world(self) -> State:
        world = self._worlds.sample(self._random)
        self._slipping.draw(self._random.random)
        return world

    def play(self, world: State, move: Move, look: Callable[[State], object] | None = None) -> State:
        """Return the end of the deal in `world` after `move`, leaving `world` unchanged.

        `look` is called with the state right after the move.
        """
        state = world.clone()
        self._slipping.begin()
        engine.apply(state, move)
        if look is not None:
            look(state)
        play_out(state, self._all_slipping, LONGEST)
        self.moves_left -= state.number - world.number
        return state


def search(
    worlds: Worlds,
    moves: Sequence[Move],
    policy: Valuing,
    prospects: Prospects,
    playouts: int,
    random: Random,
    notes: Notes | None = None,
) -> tuple[Move, list[Candidate]]:
    """Return the move to make, and all candidates as they were left; `moves` begins with the base play.

    Taking `notes` changes nothing.
    """
    candidates = [Candidate(move) for move in moves]
    base = candidates[0]
    rehearsal = Rehearsal(worlds, policy, playouts, random)
    left, number = playouts, 0
    while rehearsal.moves_left > 0 and left >= sum(c.is_open for c in candidates) > 1:
        world = rehearsal.next_world()
        if notes is not None:
            notes.worlds.append(tuple(tuple(hand) for hand in world.hands))
        for candidate in candidates:
            if candidate.is_open:
                after = rehearsal.play(world, candidate.move)
                candidate.worths.append(prospects.worth(after, world.actor))
                left -= 1
                if notes is not None:
                    notes.end(candidate, world, after)
        number += 1
        if number >= FEWEST and number % STEP == 0:
            _drop(candidates, base)
    return decide(candidates, base).move, candidates


def _drop(candidates: list[Candidate], base: Candidate) -> None:
    for candidate in candidates[1:]:
        if candidate.is_open:
            gain, error = candidate.gain(base)
            candidate.is_open = gain > -DOUBT * error and (gain != 0 or error != 0)


def decide(candidates: Sequence[Candidate], base: Candidate) -> Candidate:
    """Return the candidate that beats the base play beyond doubt, and by most; else the base play."""
    best, most = base, 0.0
    for candidate in candidates[1:]:
        gain, error = candidate.gain(base)
        if candidate.is_open and gain > DOUBT * error and gain > most:
            best, most = candidate, gain
    return best if len(best.worths) >= SOUND else base


BY_CHANCE = 0.3
"""The share of plays that no policy explains."""
TRIES = 12
"""The most hands dealt to a seat before one is taken anyway."""

SMALL = 4
"""Maximum hand size for explaining more than the last play; larger hands have too many combinations to cache.
"""
MANY = 32
"""A number above the count of equal cards in any hand."""

Chance = Callable[[], float]


class Belief(Worlds):
    """The worlds of a view, each as likely as it explains the cards played.

    A seat that plays a three at a low total hardly holds a higher card that it would rather have spent. A
    hand is dealt to another seat as often as it explains the seat's last plays: by the rule of thumb, by
    learned weights, or by chance alone, since nobody plays quite by a policy. Only public facts are
    explained: the card, the total before and after it, and how many cards were drawn since.
    """

    def __init__(self, table: Rulebook, view: SeatView, policies: Sequence[Valuing]) -> None:
        """Prepare for `policies`, the ways in which the others may play; equal ones count once.

        Raises ValueError as `Worlds` does.
        """
        super().__init__(table, view)
        unlike = tuple(dict.fromkeys(policies))
        self._readers = {
            seat: _Reader(cards if view.hand_sizes[seat] <= SMALL else cards[-1:], unlike)
            for seat, cards in enumerate(view.remembered.plays)
            if cards and seat != view.seat and not self._known[seat]
        }

    def _hand(self, seat: int, cards: list[str], size: int, chance: Chance) -> list[str]:
        """Deal again until a hand explains what the seat played."""
        reader = self._readers.get(seat)
        if reader is not None and 0 < size < len(cards):
            last = len(cards) - 1
            for _ in range(TRIES):
                if reader.explains(cards[-size:], chance):
                    break
                for place in range(last, last - size, -1):
                    other = int(chance() * (place + 1))
                    cards[place], cards[other] = cards[other], cards[place]
        return super()._hand(seat, cards, size, chance)


class _Reader:
    """The likelihood of the last plays of one seat, by hand."""

    def __init__(self, plays: Sequence[PlayedCard], policies: Sequence[Valuing]) -> None:
        self._policies = policies
        self._facts = facts = policies[0].facts
        self._plays: list[tuple[PlayedCard, dict[int, float]]] = [(one, {}) for one in reversed(plays)]
        # Hands have the same sum of these values exactly if their cards are of the same kinds.
        place = {kind: MANY**number for number, kind in enumerate(facts.kinds)}
        self._sign = {face: place[kind] for face, kind in facts.kind.items()}

    def explains(self, hand: list[str], chance: Chance) -> bool:
        """Return whether to take this hand: true with the probability that its holder makes the plays seen.

        Which of its cards are the newest is random. Changes `hand`.
        """
        wanted, found, sign = chance(), 1.0, self._sign
        for played, known in self._plays:
            for _ in range(min(played.drawn, len(hand))):
                del hand[int(chance() * len(hand))]
            kinds = sum([sign[card] for card in hand])
            likely = known.get(kinds)
            hand.append(played.card)
            if likely is None:
                likely = known[kinds] = _likelihood(played, hand, self._policies, self._facts)
            found *= likely
            if wanted >= found:
                return False
        return True


def _likelihood(played: PlayedCard, hand: Sequence[str], policies: Sequence[Valuing], facts: Facts) -> float:
    """Return the chance that this card is played from a hand that holds it."""
    kinds, played_kind = facts.kind, facts.kind[played.card]
    plays = [play for card in hand for play in facts.table.printed.plays[card][played.before]]
    alike = [play for play in plays if play.total == played.total and kinds[play.cards[0]] == played_kind]
    if not alike:
        return 1.0  # The play depends on more than its card, so nothing is learned from it.
    agree = sum([policy.best(hand, played.before, plays) in alike for policy in policies])
    return (1 - BY_CHANCE) * agree / len(policies) + BY_CHANCE * len(alike) / len(plays)
