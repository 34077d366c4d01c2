"""Totals that cost, pay, win or reset: milestones, fines, borders, the 69, a team's goal.

And cards whose effect on totals wears off, plays over the limit that are a bust, and sums called wrong
(rules, 1.5.5 and 1.6.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Literal

from cardtable.game import ending
from cardtable.game.ending import Ending
from cardtable.game.events import (
    MilestoneReached,
    SeatEffect,
    TokensChanged,
    TotalReset,
    WentOver,
)
from cardtable.game.moves import MISTAKE, Call, Move, Play
from cardtable.game.parts.base import Emit, Part
from cardtable.game.rulebook import Alteration, Options
from cardtable.game.state import State, changed
from cardtable.game.turn import OngoingPlay
from cardtable.rules.effects import Add, CardOption
from cardtable.rules.schema import (
    BordersDocument,
    FineCallsDocument,
    HurdlesDocument,
    Later,
    MilestonesDocument,
    PaymentDocument,
    SixtyNineEffect,
    WakesDocument,
    WearsOffDocument,
    WrongTotal,
)


def _way(ongoing: OngoingPlay) -> Literal["up", "down"] | None:
    if ongoing.play.total == ongoing.before:
        return None
    return "up" if ongoing.play.total > ongoing.before else "down"


class Milestones(Part):
    """The others pay a player who hits a milestone exactly from below; a player who jumps past one pays.

    The last one ends the deal (rules, 4.9.4).
    """

    def __init__(self, milestones: MilestonesDocument) -> None:
        self._all = milestones

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Pay and charge for milestones; only a total that went up counts."""
        old, new, end = ongoing.before, state.total, self._all.end
        if new <= old:
            return
        if new == end:
            self._pay(state, ongoing, end, state.others(ongoing.seat), self._all.end_tokens, emit)
            ongoing.ending = Ending("exact", ongoing.paid, (ongoing.seat,), ended_by=())
            return
        over = new > end
        for at in self._all.at:
            if new == at:
                self._pay(state, ongoing, at, state.others(ongoing.seat), self._all.tokens, emit)
            elif old < at < new and (not over or self._all.double_penalty == "on"):
                self._pay(state, ongoing, at, [ongoing.seat], self._all.tokens, emit)
        if over:
            if emit:
                emit(WentOver(ongoing.seat, new))
                emit(MilestoneReached(end, "crossed", ongoing.seat, "up"))
            self._lose(state, ongoing, ongoing.seat, self._all.end_tokens, "over", emit)
            ongoing.ending = Ending("over", (ongoing.seat,))

    def pays(self, before: int, play: Play) -> int:
        """Return the price of each milestone that is hit, less that of each that is crossed."""
        terms, after = self._all, play.total
        if after <= before:
            return 0
        if after >= terms.end:
            return terms.end_tokens if after == terms.end else -terms.end_tokens
        hit = sum(after == at for at in terms.at)
        crossed = sum(before < at < after for at in terms.at)
        return (hit - crossed) * terms.tokens

    def _pay(
        self,
        state: State,
        ongoing: OngoingPlay,
        at: int,
        payers: Iterable[int],
        tokens: int,
        emit: Emit | None,
    ) -> None:
        how: Literal["exact", "crossed"] = "exact" if state.total == at else "crossed"
        if emit:
            emit(MilestoneReached(at, how, ongoing.seat, "up"))
        for seat in payers:
            self._lose(state, ongoing, seat, tokens, str(at), emit)

    @staticmethod
    def _lose(
        state: State, ongoing: OngoingPlay, seat: int, tokens: int, why: str, emit: Emit | None
    ) -> None:
        """Take tokens; a seat that is out leaves at once, the mover after the card's effects."""
        ongoing.paid += (seat,)
        if not ending.lose(state, seat, tokens, why, emit) or (seat == ongoing.seat and ongoing.leaving):
            return
        if seat == ongoing.seat:
            ongoing.leaving = True
            ending.announce_out(state, seat, "game", "tokens", emit)
        else:
            ongoing.struck_out += (seat,)
            ending.take_out(state, seat, "game", "tokens", emit)


class FineCalls(Part):
    """A player who calls one of these totals pays a token at once, and the deal goes on.

    If repeats pay (LOBO 77: doublets), so does a card that leaves such a total unchanged.
    """

    def __init__(self, fines: FineCallsDocument) -> None:
        self._at = frozenset(fines.at)
        self._repeats = fines.repeated == "pays"

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Charge for the called total, unless the card ends the deal or has put its player out."""
        called = ongoing.play.total
        if not self.pays(ongoing.before, ongoing.play) or ongoing.ending or ongoing.leaving:
            return
        if emit:
            emit(MilestoneReached(called, "called", ongoing.seat, _way(ongoing)))
        ongoing.paid += (ongoing.seat,)
        if ending.lose(state, ongoing.seat, 1, str(called), emit):
            ongoing.leaving = True
            ending.announce_out(state, ongoing.seat, "game", "tokens", emit)

    def pays(self, before: int, play: Play) -> int:
        return -int(play.total in self._at and (self._repeats or play.total != before))


class Borders(Part):
    """Crossing a border, up or down, costs the mover a game point, unless going back is free.

    Points of a deal add up to a score (4.10).
    """

    def __init__(self, borders: BordersDocument, limit: int) -> None:
        """Take the terms; the deal ends above `limit`."""
        self._borders = borders
        self._limit = limit

    def dealt(self, state: State) -> None:
        """Begin every deal with all game points."""
        points = state.table.rules.tokens
        assert points is not None
        state.tokens = (points(state.table.players),) * state.table.players
        if state.bank is not None:
            state.bank = sum(state.tokens)

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Charge a point for each border between the old and the new total."""
        for border in self._crossed(ongoing.before, state.total):
            self._cross(state, ongoing, border, emit)
        if state.total > self._limit:
            if emit:
                emit(WentOver(ongoing.seat, state.total))
            ongoing.ending = self._end(state, "over", (ongoing.seat,))

    def _crossed(self, before: int, after: int) -> list[int]:
        if after < before and self._borders.backwards == "free":
            return []
        return [border for border in self._borders.at if (before <= border) != (after <= border)]

    def pays(self, before: int, play: Play) -> int:
        """Return a point a border.

        Going over the limit leaves the others their points, as if it cost two more.
        """
        return -len(self._crossed(before, play.total)) - (2 if play.total > self._limit else 0)

    def last_left(self, state: State, losers: tuple[int, ...]) -> Ending | None:
        """End the deal with one seat left; its points are added as usual."""
        return self._end(state, "last-left", losers)

    def _end(self, state: State, why: str, losers: tuple[int, ...]) -> Ending:
        self._add_up(state)
        over, winners = self._decide(state)
        return Ending(why, losers, (), over, winners, state.scores)

    def _cross(self, state: State, ongoing: OngoingPlay, border: int, emit: Emit | None) -> None:
        if self._borders.floor == "on" and state.tokens[ongoing.seat] <= 0:
            return
        state.tokens = changed(state.tokens, ongoing.seat, -1)
        if emit:
            emit(MilestoneReached(border, "crossed", ongoing.seat, _way(ongoing)))
            emit(TokensChanged(ongoing.seat, -1, state.tokens[ongoing.seat], "border"))

    @staticmethod
    def _add_up(state: State) -> None:
        for seat in state.seats_in_game():
            state.scores = changed(state.scores, seat, state.tokens[seat])

    def _decide(self, state: State) -> tuple[bool, tuple[int, ...]]:
        """Return whether the game is over, and the seats with the highest score.

        A tie needs a further deal.
        """
        highest = max(state.scores)
        best = tuple(seat for seat, score in enumerate(state.scores) if score == highest)
        enough = highest >= self._borders.target
        return enough and (len(best) == 1 or self._borders.tie == "shared"), best


class EachPaid(SeatEffect, frozen=True):
    """`seat` paid `count` points to each of the others; below 0, it got them from each."""

    kind = "each-paid"
    is_reason = True

    count: int

    @property
    def message(self) -> str:
        return "pays-each" if self.count > 0 else "gets-from-each"


class Payment(Part):
    """Going over the limit costs the mover, and making it exactly pays.

    The others receive, or pay, the same each; both end the deal.
    """

    def __init__(self, payment: PaymentDocument, limit: int) -> None:
        self._over, self._exact, self._limit = payment.over, payment.exact, limit

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Pay from the limit on."""
        over = state.total - self._limit
        if over < 0:
            return
        if emit:
            exact = MilestoneReached(self._limit, "exact", ongoing.seat, _way(ongoing))
            emit(WentOver(ongoing.seat, state.total) if over else exact)
        if over and self._over == "forfeit":
            ending.forfeit(state, ongoing.seat)
        else:
            each = -self._exact if not over else self._over if isinstance(self._over, int) else over
            self._pay(state, ongoing.seat, each, emit)
        losers, winners = ((ongoing.seat,), ()) if over else ((), (ongoing.seat,))
        scores = state.scores or None
        ongoing.ending = Ending("over" if over else "exact", losers, winners, scores=scores)

    def pays(self, before: int, play: Play) -> int:
        """Return the payment for each of the others; a forfeit counts as much as the total is over."""
        over = play.total - self._limit
        if over <= 0:
            return self._exact if not over else 0
        return -(self._over if isinstance(self._over, int) else over)

    @staticmethod
    def _pay(state: State, seat: int, each: int, emit: Emit | None) -> None:
        """Pay each of the others, or below 0 be paid by each."""
        if not each or not state.scores:
            return
        others = [other for other in state.seats_in_game() if other != seat]
        for other in others:
            state.scores = changed(state.scores, other, each)
        state.scores = changed(state.scores, seat, -each * len(others))
        if emit:
            emit(EachPaid(seat, each))


REACHED = "reached"
"""Why a deal, or a game, is over that was won by reaching the edge."""


class PointsWon(SeatEffect, frozen=True):
    """`seat` won `count` points, or below 0, lost them."""

    kind = "points"

    count: int

    @property
    def message(self) -> str:
        return "wins-points" if self.count > 0 else "loses-points"


class Hurdles(Part):
    """Hitting one of these totals wins a point, jumping over it on the way up costs one.

    Reaching the limit wins more of them and ends the deal.
    """

    def __init__(self, hurdles: HurdlesDocument, limit: int) -> None:
        self._terms, self._limit = hurdles, limit

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Count the points of each hurdle, and end the deal from the limit on."""
        before, total, seat = ongoing.before, state.total, ongoing.seat
        for at in self._terms.at:
            points = self._of(at, before, total)
            if points and emit:
                emit(MilestoneReached(at, "exact" if points > 0 else "crossed", seat, _way(ongoing)))
            self._win(state, seat, points, emit)
        if total >= self._limit:
            self._win(state, seat, self._terms.goal, emit)
            best, over = max(state.scores), max(state.scores) >= self._terms.target
            winners = tuple(one for one, score in enumerate(state.scores) if score == best)
            over = over and len(winners) == 1
            ongoing.ending = Ending(REACHED, (), (seat,), over, winners if over else (), state.scores)

    def pays(self, before: int, play: Play) -> int:
        """Return the points of all hurdles, and of the limit."""
        hurdles = sum(self._of(at, before, play.total) for at in self._terms.at)
        return hurdles + (self._terms.goal if play.total >= self._limit else 0)

    @staticmethod
    def _of(at: int, before: int, after: int) -> int:
        return int(before != at == after) - int(before < at < after)

    @staticmethod
    def _win(state: State, seat: int, points: int, emit: Emit | None) -> None:
        if points:
            state.scores = changed(state.scores, seat, points)
            if emit:
                emit(PointsWon(seat, points))


class Team(Part):
    """All play together: they have won when the total is exactly the goal."""

    brings = "game"

    def __init__(self, edge: int) -> None:
        """Take the goal."""
        self._edge = edge

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        if state.total == self._edge:
            seats = state.seats_in_game()
            ongoing.ending = Ending(ending.TEAM_WON, (), seats, True, seats)

    def pays(self, before: int, play: Play) -> int:
        return int(play.total == self._edge)


class Reach(Part):
    """A player who reaches or passes the edge has won the game; so has the last one left in the deal."""

    brings = "game"

    def __init__(self, edge: int, way: int) -> None:
        """Take the edge, and the sign of a step toward it."""
        self._edge, self._way = edge, way

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        if (state.total - self._edge) * self._way >= 0:
            ongoing.ending = Ending(REACHED, (), (ongoing.seat,), True, (ongoing.seat,))

    def pays(self, before: int, play: Play) -> int:
        return int((play.total - self._edge) * self._way >= 0)

    def last_left(self, state: State, losers: tuple[int, ...]) -> Ending | None:
        """Let the last seat in the deal win the game; those who went out with their last card win too."""
        left = state.seats_in_deal()
        return None if state.gone_out else Ending("last-left", losers, left, True, left)


class ExactWins(Part):
    """A player who makes the total exactly the edge has won the game; one who can't play loses as usual."""

    brings = "game"

    def __init__(self, edge: int, counted: bool) -> None:
        """Take the edge, and whether only a card that adds or takes off a number wins."""
        self._edge, self._counted = edge, counted

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        if self.pays(ongoing.before, ongoing.play):
            ongoing.ending = Ending(REACHED, (), (ongoing.seat,), True, (ongoing.seat,))

    def pays(self, before: int, play: Play) -> int:
        is_set = play.total == before or play.value.startswith("=")
        return int(play.total == self._edge and not (self._counted and is_set))


class TakesBack(Part):
    """A player who can't play takes the last cards off the pile.

    The total goes back to that before them.
    """

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Note the total before each card; cards that are played together have the same."""
        totals = (*state.totals, *[ongoing.before] * len(ongoing.play.cards))
        state.totals = totals[-len(state.pile) :]


class EffectWoreOff(SeatEffect, frozen=True):
    """After a play of `seat`, a card or rank only adds a number for the rest of the deal."""

    kind = "worn-off"
    message = "wore-off"
    is_for_all = True

    card: str
    number: int


class _OnlyAdding:
    """Cards that only add a number for a while, as does a copy of one."""

    def __init__(self, numbers: Mapping[str, int], copiers: frozenset[str]) -> None:
        """Take the numbers by face, and the faces that copy the last card."""
        options: dict[str, Options] = {face: (CardOption(Add(n)),) for face, n in numbers.items()}
        self._alone = partial(_replaced, options)
        self._copied: dict[str | None, Alteration] = {
            face: partial(_replaced, dict.fromkeys(copiers, of) | options) for face, of in options.items()
        }

    def now(self, state: State) -> Alteration:
        """Return the change of the cards' options, with that of copies of the last card."""
        return self._copied.get(state.acting, self._alone)


def _replaced(by: Mapping[str, Options], face: str, options: Options) -> Options:
    return by.get(face, options)


class WearsOff(Part):
    """Once the stock has been renewed several times in a deal, some cards only add a number."""

    def __init__(self, terms: WearsOffDocument, later: Mapping[str, Later], copiers: frozenset[str]) -> None:
        """Take the terms, the later numbers of the faces, and the faces that copy the last card."""
        self._terms = terms
        self._worn = _OnlyAdding({face: one.number for face, one in later.items()}, copiers)

    def alters(self, state: State) -> Alteration | None:
        """Return the cards' options without worn-off effects, from that renewal of the stock on."""
        return self._worn.now(state) if state.renewals >= self._terms.renewals else None

    def drawn(self, state: State, ongoing: OngoingPlay | None, emit: Emit | None) -> None:
        """Announce that effects have worn off, at the renewal of the stock at which they do."""
        lies_bare = len(state.pile) <= state.table.keeps_top
        if not emit or state.renewals != self._terms.renewals or not lies_bare or ongoing is None:
            return
        for card, number in self._terms.cards.items():
            emit(EffectWoreOff(ongoing.seat, card, number))


class Wakes(Part):
    """Some cards only add a number until they wake: from a total, or from each player's turn on."""

    def __init__(
        self, terms: WakesDocument, asleep: Mapping[str, int], copiers: frozenset[str], way: Literal[1, -1]
    ) -> None:
        """Take the terms, the numbers of sleeping faces, the faces that copy, and a step to the edge."""
        self._total, self._turn, self._way = terms.total, terms.turn or 0, way
        self._asleep = _OnlyAdding(asleep, copiers)

    def alters(self, state: State) -> Alteration | None:
        """Return the cards' options while some sleep for the seat to act."""
        if self._total is None:
            sleeps = state.turns_taken[state.turn] + 1 < self._turn
        else:
            sleeps = (state.total - self._total) * self._way < 0
        return self._asleep.now(state) if sleeps else None


class SixtyNine(Part):
    """Making the total exactly 69 has an effect (rules, 4.12)."""

    AT = 69

    def __init__(self, effect: SixtyNineEffect) -> None:
        self._effect = effect

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Act on a play that changes the total to 69, from either side."""
        if state.total != self.AT or ongoing.before == self.AT:
            return
        wins = self._effect in ("pool_token", "bonus_token") and self._can_win(state, ongoing.seat)
        pays = wins or self._effect == "others_forfeit"
        if emit and pays:
            emit(MilestoneReached(self.AT, "exact", ongoing.seat, _way(ongoing)))
        match self._effect:
            case "pool_token" if wins:
                state.pool -= 1
                state.tokens = changed(state.tokens, ongoing.seat, 1)
                self._announce(state, ongoing.seat, None, emit)
            case "bonus_token" if wins:
                state.win(ongoing.seat, 1)
                self._announce(state, ongoing.seat, state.bank, emit)
            case "others_forfeit":
                for seat in state.others(ongoing.seat):
                    ending.forfeit(state, seat)
            case "reset_zero" if ongoing.ending is None:
                # A play over a lower limit has ended the deal at 69.
                state.total = 0
                if emit:
                    emit(TotalReset(ongoing.seat, 0))

    def _can_win(self, state: State, seat: int) -> bool:
        """Return whether there is a token to win.

        The seat must not have been put out of the game by its own card.
        """
        there = state.bank != 0 if self._effect == "bonus_token" else state.pool > 0
        return there and state.table.rules.tokens is not None and state.in_game[seat]

    @staticmethod
    def _announce(state: State, seat: int, bank: int | None, emit: Emit | None) -> None:
        if emit:
            emit(TokensChanged(seat, 1, state.tokens[seat], "69", bank))


class Mistakes(Part):
    """Plays over the limit are possible, and count as a bust."""

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return the legal plays, then those that are mistakes."""
        cards, limit = state.cards, state.table.limit
        over = [
            Play(play.cards, play.value, play.total, None, (*play.marks, MISTAKE))
            for card in dict.fromkeys(state.hands[state.turn])
            for play in cards.plays[card].every(state.total)
            if play.total > limit
        ]
        return plays + over


class NotOnlyMistakes(Part):
    """A seat with nothing but mistakes to play is stuck, or passes on what it owes.

    It looks at the plays after all other parts.
    """

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return the plays, if one of them is no mistake; else none."""
        return plays if any(MISTAKE not in play.marks for play in plays) else []


class WrongCall(SeatEffect, frozen=True):
    """The seat called another total than its play made."""

    kind = "wrong-call"

    said: int
    total: int


class CallCheck(Part):
    """The total may be called until the next move.

    A player who doesn't call it counts as knowing it, as computers do.

    A wrong call never changes the total: it is corrected, and may cost a forfeit, a token or the deal.
    """

    def __init__(self, check: WrongTotal) -> None:
        self._check = check

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Keep the total to be called: that of the play, before anything else changes it."""
        state.to_call = (ongoing.seat, ongoing.play.total)

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """Compare the call with the total; a right call has no effect."""
        if not isinstance(move, Call) or state.to_call is None:
            return
        (seat, total), state.to_call = state.to_call, None
        if move.total == total:
            return
        if emit:
            emit(WrongCall(seat, move.total, total))
        match self._check:
            case "strict":
                ending.forfeit(state, seat)
            case "token":
                if ending.lose(state, seat, 1, WrongCall.kind, emit):
                    ending.leave(state, seat, "game", "tokens", emit)
            case "deal":
                ending.lose_deal(state, seat, WrongCall.kind, emit)
