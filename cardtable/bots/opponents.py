"""The computer opponents: a policy, slips, taste and search, as set by a level and a character.

An opponent is given the rules, a view and a stream of chance, and nothing else. Levels differ in skill and
never in knowledge. They remember nothing between moves: what one considered (`Insight`) is found by making
its choice again from the same view and the same stream of chance, which gives the same worlds, and taking
notes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Literal, Protocol

import msgspec

from cardtable.bots.playing import Facts, Thumb, Valuing, best_move
from cardtable.bots.prospects import Prospects
from cardtable.bots.search import DOUBT, Belief, Candidate, Notes, search
from cardtable.bots.weighed import Weighed, adopted, weights_for
from cardtable.cards.faces import rank_of
from cardtable.cards.shuffle import Stream
from cardtable.game.moves import MISTAKE, Answer, Decline, Draw, Move, PlaceBottom, Play, TakeCard
from cardtable.game.rulebook import Rulebook
from cardtable.game.sight.view import SeatView

PolicyName = Literal["thumb", "weighed"]

MOST_CANDIDATES = 6
"""The most plays that are searched, the best by the base policy."""


class Bot(Protocol):
    """A computer opponent at one table.

    It keeps nothing between moves, so that it can think in any process.
    """

    def choose(self, view: SeatView, chance: Stream) -> Move:
        """Return one of `view.moves`, which is not empty."""

    def draws(self, view: SeatView, chance: Stream) -> bool:
        """Return whether the opponent remembers to draw if drawing is by hand (rules, 4.20)."""


def stream(seed: str, deal: int, number: int, seat: int) -> Stream:
    """Return the chance of one move of one seat: the same for the same seed, which can't be found from it.

    The first word is the version of what is drawn: while it stays, ties, slips, pauses and the seed of a
    search come out of it in the same order, so that they replay from older records. A search may make more of
    its seed in a later version of the app; `explain` notes if today's choice is not that of the record.
    """
    return Stream.sealed(seed, f"bot2:{deal}:{number}:{seat}")


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent's name, picture (in resources/cards/avatars), and taste among plays equally good."""

    name: str
    avatar: str
    bold: float = 0.0
    careful: float = 0.0
    tricky: float = 0.0


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level as numbers: the base policy, the share of random plays, the playouts of a search (0: none).

    If weights were learned for a table, it searches there only if `searches` has the game and the number of
    players that they were learned with.
    """

    policy: PolicyName
    slips: float
    playouts: int
    characters: tuple[Character, ...]
    searches: Mapping[str, tuple[int, ...]] = {}


NOBODY = Character("", "robot")


@dataclass(frozen=True)
class Thinking:
    """The facts and policies of a table's rules: worked out once, shared by all opponents.

    `weighed` is the rule of thumb if self-play found nothing better for these rules.
    """

    facts: Facts
    thumb: Thumb
    prospects: Prospects
    weighed: Valuing

    def policy(self, name: PolicyName) -> Valuing:
        return self.thumb if name == "thumb" else self.weighed


def thinking(table: Rulebook) -> Thinking:
    """Return the shared `Thinking` for the rules of this table."""
    return _thinking(table, adopted()[0])


@lru_cache(maxsize=8)
def _thinking(table: Rulebook, edition: int) -> Thinking:
    """Cache by the edition too: other weights may be adopted."""
    facts = Facts(table)
    weights = weights_for(facts)
    thumb = Thumb(facts)
    return Thinking(facts, thumb, Prospects(table), Weighed(facts, weights) if weights else thumb)


class Opponent:
    """A computer opponent of a level, with the taste of a character."""

    def __init__(self, table: Rulebook, level: Level, character: Character = NOBODY) -> None:
        self._table = table
        self.level = level
        self._taste = character

    def choose(self, view: SeatView, chance: Stream) -> Move:
        """Return a slip now and then; else the move that the search or the base policy prefers."""
        return self.consider(view, chance)[0]

    def consider(self, view: SeatView, chance: Stream) -> tuple[Move, list[Candidate]]:
        """Return the choice and the candidates that were searched: none for a slip, or without a search."""
        if len(view.moves) == 1:
            return view.moves[0], []
        slipped = self.slips(view, chance)
        return self.think(view, chance) if slipped is None else (slipped, [])

    def slips(self, view: SeatView, chance: Stream) -> Play | None:
        """Return the play of a slip, if this is one: any legal play except one that loses by itself."""
        if not self.level.slips:
            return None
        plays = [play for play in view.plays if MISTAKE not in play.marks]
        slips = plays and chance.below(1000) < self.level.slips * 1000
        return chance.choose(plays) if slips else None

    def think(
        self, view: SeatView, chance: Stream, notes: Notes | None = None
    ) -> tuple[Move, list[Candidate]]:
        """Return the move without slips, and the candidates of the search, the base play first.

        None without one.

        Taking `notes` changes nothing. Errors of a search are raised: the worker falls back on the base
        policy, every other caller must see them.
        """
        base = self.base_move(view, chance)
        if not self.level.playouts:
            return base, []
        candidates = [base] if isinstance(base, PlaceBottom | TakeCard) else self._candidates(view, base)
        if len(candidates) == 1:
            return base, []
        mind = thinking(self._table)
        policy = mind.policy(self.level.policy)
        random = Random(chance.below(2**62))
        worlds = Belief(self._table, view, (mind.thumb, mind.weighed))
        playouts = self.level.playouts
        return search(worlds, candidates, policy, mind.prospects, playouts, random, notes)

    def draws(self, view: SeatView, chance: Stream) -> bool:
        """Return False half as often as a play is a slip."""
        return chance.below(1000) >= self.level.slips * 500

    def base_move(self, view: SeatView, chance: Stream) -> Move:
        """Return the choice of the base policy.

        Taste decides between plays of equal worth, then the target.
        """
        policy = thinking(self._table).policy(self.level.policy)
        if any(isinstance(move, Answer | Draw) for move in view.moves) or not view.plays:
            return best_move(policy, view.hand, view.total, view.moves)
        values = [policy.value(view.hand, view.total, play) for play in view.plays]
        most = max(values)
        least = most if self._taste is NOBODY else most - policy.margin(most)
        good = [play for play, value in zip(view.plays, values, strict=True) if value >= least]
        likings = [(self._liking(play, view), _target_rank(play, view)) for play in good]
        best = max(likings)
        return chance.choose([play for play, liking in zip(good, likings, strict=True) if liking == best])

    def _liking(self, play: Play, view: SeatView) -> float:
        """Return how much the character likes a play, among plays of equal worth."""
        taste = self._taste
        raised = max(-1.0, min(1.0, (play.total - view.total) / 10))
        saves = thinking(self._table).facts.saves
        kept = -sum(saves[card] for card in play.cards)
        return (taste.bold - taste.careful) * raised + taste.careful * kept + taste.tricky * len(play.marks)

    def _candidates(self, view: SeatView, base: Move) -> list[Move]:
        """Return the base play, then distinct plays by their base value, then answers and declining."""
        mind = thinking(self._table)
        policy = mind.policy(self.level.policy)
        plays = [play for play in view.plays if MISTAKE not in play.marks and play != base]
        plays.sort(key=lambda play: -policy.value(view.hand, view.total, play))
        found: list[Move] = [base]
        seen = {likeness(base, mind.facts)} if isinstance(base, Play) else set()
        for play in plays:
            like = likeness(play, mind.facts)
            if like not in seen and len(found) < MOST_CANDIDATES:
                seen.add(like)
                found.append(play)
        found += [m for m in view.moves if isinstance(m, Answer | Decline) and m not in found]
        return found


def likeness(play: Play, facts: Facts) -> tuple[object, ...]:
    """Return a key that is equal for plays with the same effect.

    Ranks count, since some rules look at them.
    """
    kinds = tuple((facts.kind[card], rank_of(card)) for card in play.cards)
    return kinds, play.value, play.target


def _target_rank(play: Play, view: SeatView) -> tuple[int, int, int]:
    """Return a sort key of targets: first the player who is ahead, then most cards, then the next seat."""
    seat = play.target
    if seat is None or view.seat is None:
        return 0, 0, 0
    tokens = view.tokens[seat]
    distance = (seat - view.seat) * view.direction % view.players
    return tokens - view.forfeits[seat], view.hand_sizes[seat], -distance


class RandomOpponent:
    """An opponent that picks uniformly among the legal moves, values and targets.

    So every rule gets used.
    """

    def choose(self, view: SeatView, chance: Stream) -> Move:
        return chance.choose(view.moves)

    def draws(self, view: SeatView, chance: Stream) -> bool:
        return chance.below(2) == 0


SHORTEST = 0.5
"""Minimum share of the longest pause, taken by the easiest move."""
HARDER = 0.3
"""Share that the hardest choice adds."""
VARIED = 0.2
"""Maximum share that chance adds."""
HARDEST = 4
"""Minimum number of rivals that makes a choice one of the hardest."""


@dataclass(frozen=True)
class Thought:
    """A move, and the part of the longest pause that is taken over it: above 0 and at most 1.

    The pause is for people's eyes and changes no move: it is longer for a harder choice, and drawn from the
    opponent's own stream of chance after the move is chosen, so that it replays with the move.
    """

    move: Move
    pause: float = 1.0


def thought_of(bot: Bot, view: SeatView, chance: Stream) -> Thought:
    """Return the choice of `bot`, the same as from `choose`, and its pause."""
    if len(view.moves) == 1 or not isinstance(bot, Opponent):
        move, rivals = bot.choose(view, chance), len(view.moves) - 1
    else:
        move, candidates = bot.consider(view, chance)
        rivals = rivals_of(move, candidates) if candidates else len(view.moves) - 1
    return Thought(move, pause(rivals, chance))


def rivals_of(move: Move, candidates: Sequence[Candidate]) -> int:
    """Return how many other candidates looked as good to the search as the chosen move."""
    chosen = next(one for one in candidates if one.move == move)
    near = 0
    for one in candidates:
        gain, error = one.gain(chosen)
        near += one is not chosen and gain > -DOUBT * error
    return near


def pause(rivals: int, chance: Stream) -> float:
    """Return the part of the longest pause for a choice among `rivals` other moves."""
    return SHORTEST + HARDER * min(rivals, HARDEST) / HARDEST + VARIED * chance.below(101) / 100


Hands = tuple[tuple[str, ...], ...]
"""Cards by seat."""


@dataclass(frozen=True)
class Option:
    """A move that was searched.

    The number of worlds, the share of them in which the deal was survived, and the gain for the game over the
    base play with its standard error.
    """

    move: Move
    worlds: int
    safe: float
    gain: float
    doubt: float


@dataclass(frozen=True)
class Guess:
    """A card that stands for its rank, and the share of worlds in which the seat was imagined to hold it."""

    seat: int
    card: str
    share: float


@dataclass(frozen=True)
class Insight:
    """The choice, whether it was a slip, the options (the base play first), and the imagined worlds.

    `worlds` are hands by seat; the opponent's own hand is the true one. Without a search (by its level, or
    because the move was plain) there are no worlds and no options.
    """

    choice: Move
    slipped: bool = False
    options: tuple[Option, ...] = ()
    worlds: tuple[Hands, ...] = ()
    _held: dict[int, Counter[str]] = field(default_factory=dict, compare=False, repr=False)

    def share(self, seat: int, card: str) -> float:
        """Return the share of worlds in which `seat` held `card`; 0 without worlds."""
        if not self.worlds:
            return 0.0
        if seat not in self._held:
            self._held[seat] = Counter(card for hands in self.worlds for card in set(hands[seat]))
        return self._held[seat][card] / len(self.worlds)

    def surest(self, known: Mapping[int, Container[str]]) -> Guess | None:
        """Return the rank imagined most often in one hand, among the seats in `known`; None without worlds.

        The cards that `known` gives for a seat are certain, so they are no guess.
        """
        if not self.worlds:
            return None
        guesses = list[Guess]()
        for seat, sure in known.items():
            found, cards = Counter[str](), dict[str, str]()
            for hands in self.worlds:
                ranks = {rank_of(card): card for card in hands[seat] if card not in sure}
                found.update(ranks.keys())
                cards |= ranks
            guesses += [Guess(seat, cards[rank], n / len(self.worlds)) for rank, n in found.most_common(1)]
        return max(guesses, key=lambda guess: guess.share, default=None)


def recollect(opponent: Opponent, view: SeatView, chance: Stream) -> Insight:
    """Repeat the choice of `opponent` with notes; `chance` must be the stream of that move, unused."""
    if len(view.moves) == 1:
        return Insight(view.moves[0])
    slipped = opponent.slips(view, chance)
    if slipped is not None:
        return Insight(slipped, slipped=True)
    notes = Notes()
    choice, candidates = opponent.think(view, chance, notes)
    options = tuple(_option(one, candidates[0], notes) for one in candidates)
    return Insight(choice, False, options, tuple(notes.worlds))


def _option(candidate: Candidate, base: Candidate, notes: Notes) -> Option:
    not_lost = notes.not_lost.get(id(candidate), [])
    gain, doubt = (0.0, 0.0) if candidate is base else candidate.gain(base)
    return Option(candidate.move, len(not_lost), sum(not_lost) / max(1, len(not_lost)), gain, doubt)
