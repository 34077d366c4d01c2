"""Playing by a policy: it values plays; all other moves follow from the plain sense of the rules.

A card owed is drawn, a card that may be put down or played out of turn is, a bomb is defended against, and no
legal play is passed up.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial

from cardtable.game import engine
from cardtable.game.moves import MISTAKE, STUCK, Answer, Decline, Draw, Move, Play, TakeCard
from cardtable.game.rulebook import Rulebook
from cardtable.game.state import PLAYING, State
from cardtable.rules.effects import ZEUS


class Facts:
    """The kinds of a table's cards, which faces save, and what a total pays at once.

    Faces with the same options are of one *kind*, named by its notation (`+1|+11`, `0 rev`), so that what
    holds for a kind holds in every variant and under every house rule. A face *saves* its holder if it can
    still be played at the edge: the limit, or 0 if the game counts down.

    `way` is the sign of a step toward the edge, and `won_by` is `Rules.won_by`.
    """

    def __init__(self, table: Rulebook) -> None:
        rules = table.rules
        self.table = table
        self.limit = table.limit
        self.edge = rules.edge
        self.way = rules.way
        self.won_by = rules.won_by
        self.kind = {face: "|".join(o.notation for o in options) for face, options in rules.cards.items()}
        self.kinds: tuple[str, ...] = tuple(dict.fromkeys(self.kind.values()))
        self.saves = {
            face: any(self.stays(play.total) for play in table.printed.plays[face].every(self.edge))
            for face in rules.cards
        }
        self.has_zeus = rules.terms.zeus is not None
        self.has_pays = bool(table.pays)

    def stays(self, total: int) -> bool:
        """Return whether a total stays within the edge (in games that are lost by passing it)."""
        return total * self.way <= self.edge * self.way

    def pays(self, before: int, play: Play) -> int:
        """Return the tokens that the player wins (or loses, below 0) at once by a play at this total."""
        return sum([step(before, play) for step in self.table.pays])


class Valuing(ABC):
    """A policy that values plays. The same hand, total and plays get the same answer every time."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

    @abstractmethod
    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """Return the worth of a play for a hand that still holds its cards; higher is better."""

    @abstractmethod
    def margin(self, value: float) -> float:
        """Return the distance from the best `value` within which taste decides."""

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        """Return the play valued most, the first of equals; `plays` is not empty."""
        if len(plays) == 1:
            return plays[0]
        value = self.value
        return max(plays, key=lambda play: value(hand, before, play))


class Leaning(Valuing):
    """A policy that plays like another one, except for what a subclass says in `best`."""

    def __init__(self, policy: Valuing) -> None:
        super().__init__(policy.facts)
        self._policy = policy

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        return self._policy.value(hand, before, play)

    def margin(self, value: float) -> float:
        return self._policy.margin(value)


def best_move(policy: Valuing, hand: Sequence[str], total: int, moves: Sequence[Move]) -> Move:
    """Return the policy's choice of all legal `moves` of a seat."""
    plays: list[Play] = []
    taken = [move for move in moves if isinstance(move, TakeCard)]
    if taken:
        return max(taken, key=lambda move: policy.facts.saves[move.card])
    for move in moves:
        if isinstance(move, Draw | Answer):
            return move
        if isinstance(move, Play):
            plays.append(move)
    if plays:
        return policy.best(hand, total, plays)
    return next((move for move in moves if isinstance(move, Decline)), moves[0])


def next_move(state: State, policy: Valuing, plays: Sequence[Play] | None = None) -> Move:
    """Return the policy's move for the seat that the game waits for, while a deal is on.

    `plays` are the legal plays of the seat to act, if the caller knows them already.
    """
    if state.owed is not None:
        return Draw(state.owed[0])
    if state.questions or state.table.answers:
        return best_move(policy, state.hands[state.actor], state.total, engine.legal_moves(state))
    if plays is None:
        plays = engine.legal_plays(state)
    return policy.best(state.hands[state.turn], state.total, plays) if plays else STUCK


MOST = 2_000
"""The plays after which a deal is broken off: hands of saving cards alone could go on forever."""


def play_out(state: State, policies: Sequence[Valuing], most: int = MOST) -> int:
    """Play the current deal to its end, or for `most` plays, by the policies by seat.

    Return the number of plays.
    """
    played = 0
    while state.phase is PLAYING and played < most:
        move = next_move(state, policies[state.actor])
        played += type(move) is Play
        engine.apply(state, move)
    return played


MOST_KNOWN = 2**10
"""The most plays at a total whose values are cached; there are more only if many cards go together."""
AT_ONCE = 10_000
"""The value of a token now, above every order of cards."""
PLAIN, CHOICE = 2_000, 1_000
"""The value of a card that does not save, with one option and with several; what it adds counts on top."""
NEARLY = 0.2
"""The last share of the way to the limit, where Zeus is worth any card."""
TAKES_OFF, PASSES, STRIKES, SETS, RAISES = 60.0, 50.0, 40.0, 30.0, 10.0
"""The values of saving cards, the first to go first."""


class _Values(dict[Play, float]):
    """The worth of plays at one total, worked out as they come up."""

    def __init__(self, work_out: Callable[[Play], float]) -> None:
        super().__init__()
        self._work_out = work_out

    def __missing__(self, play: Play) -> float:
        if len(self) == MOST_KNOWN:
            self.clear()
        found = self[play] = self._work_out(play)
        return found


class Thumb(Valuing):
    """The rule of thumb, read off the rules of any variant: spend the high cards, keep those that save you.

    A card saves if it can still be played at the limit, or at 0 if the game counts down. While there is room
    the highest plain card goes, then a card with a choice; saving cards go last: first those that lower the
    total, then passes, then those that do more than pass, then those that set a total. Tokens that change
    hands at once come before all that.

    If the holder of Zeus at the end wins a deal (rules, 4.17), nothing saves: Zeus is taken by a number if
    possible, gods that take him are kept until the end is near, no play ends the deal for another player, and
    else the highest number goes. If the edge is to be reached, low cards go, and high ones are kept for the
    end.
    """

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self._at: dict[int, _Values] = {}

    def value(self, hand: Sequence[str], before: int, play: Play) -> float:
        """Return how early the rule plays these cards; higher is earlier."""
        return self._values(before)[play]

    def best(self, hand: Sequence[str], before: int, plays: Sequence[Play]) -> Play:
        return max(plays, key=self._values(before).__getitem__)

    def _values(self, before: int) -> _Values:
        found = self._at.get(before)
        if found is None:
            found = self._at[before] = _Values(partial(self._order, before))
        return found

    def _order(self, before: int, play: Play) -> float:
        facts = self.facts
        if facts.has_zeus:
            return _for_zeus(play, before, facts)
        found = 0.0
        if facts.has_pays:
            found += AT_ONCE * facts.pays(before, play)
        if MISTAKE in play.marks:
            return found - AT_ONCE * 10
        if facts.won_by == "alone":
            return found - (play.total - before) * facts.way
        card = play.cards[0]
        if not facts.saves[card]:
            several = "|" in facts.kind[card]
            return found + (CHOICE if several else PLAIN) + (play.total - before) * facts.way
        return found + _saving(play, before, facts) - (len(play.cards) - 1) * TAKES_OFF

    def margin(self, value: float) -> float:
        """Count neighboring plain cards as equal; the skill is in the order of the saving cards."""
        return 2.0 if value > CHOICE / 2 else 0.0


def _saving(play: Play, before: int, facts: Facts) -> float:
    """Return the order of saving cards, by their use."""
    gone = (play.total - before) * facts.way
    if play.value.startswith("="):
        return SETS + play.total / facts.limit
    if gone < 0:
        return TAKES_OFF
    if gone > 0:
        return RAISES - gone / facts.limit
    return STRIKES if play.marks else PASSES


def _for_zeus(play: Play, before: int, facts: Facts) -> float:
    """Return the order if Zeus decides.

    Above `AT_ONCE` the play takes him, below 0 it wastes a card that could.
    """
    by_number = facts.pays(before, play) > 0
    takes = by_number or ZEUS.word in play.marks
    order = play.total - before
    if play.total >= facts.limit:
        return AT_ONCE * (10 if takes else -10)
    if by_number:
        return AT_ONCE * 2 + order
    if takes:
        return order + AT_ONCE * (1 if facts.limit - before <= facts.limit * NEARLY else -1)
    return order
