"""The worth of a deal's end for the whole game: the chance to win it, by what each player has left.

If tokens decide the game, the chance is that of equal players: in each deal, any seat is as likely as another
to lose (or to win, if all others pay). The table of these chances is filled as positions come up, and kept.
If no such table fits, the worth is how far a seat is ahead of the others (`standings`).
"""

from __future__ import annotations

from math import comb, fsum

from cardtable.game.rulebook import Rulebook
from cardtable.game.state import Phase, State

MOST_POSITIONS = 4_000
"""The size of the table of chances above which positions are valued by how far a seat is ahead."""


class Prospects:
    """The worth of a position between deals of the games at one table."""

    def __init__(self, table: Rulebook) -> None:
        rules = table.rules
        self._chances: dict[tuple[int, tuple[int, ...]], float] = {}
        self._spare = 1 if rules.elimination_rule == "below_zero" else 0
        self._all_others_pay = rules.deal_end in ("knock_out", "drop_out")
        self._letters = rules.terms.zeus.letters if rules.terms.zeus is not None else 0
        tokens = rules.tokens(table.players) + self._spare if rules.tokens is not None else 0
        rows = (self._letters or tokens) + 1
        positions = rows * comb(rows + table.players - 2, table.players - 1)
        counted = bool(self._letters) or (
            rules.tokens is not None and rules.elimination_rule in ("at_zero", "below_zero")
        )
        self._by_chance = counted and positions <= MOST_POSITIONS and not rules.is_team

    def worth(self, state: State, seat: int) -> float:
        """Return for `seat` the chance to win the game, or how far it is ahead; more is better."""
        if not self._by_chance:
            return standings(state)[seat]
        if state.phase is Phase.OVER:
            return 1 / len(state.winners) if seat in state.winners else 0.0
        left = [
            (tokens + self._spare if is_in else 0)
            for tokens, is_in in zip(state.tokens, state.in_game, strict=True)
        ]
        mine = left.pop(seat)
        if self._letters:
            return self.chance(self._letters - mine, tuple(sorted(self._letters - held for held in left)))
        return self.chance(mine, tuple(sorted(held for held in left if held > 0)))

    def chance(self, mine: int, others: tuple[int, ...]) -> float:
        """Return the chance to win with `mine` tokens against `others`, sorted.

        In Zeus, letters still wanted.
        """
        if mine <= 0:
            return float(bool(self._letters))
        if not others:
            return 1.0
        if self._letters and others[0] <= 0:
            return 0.0
        key = (mine, others)
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = self._next_deal(mine, others)
        return found

    def _next_deal(self, mine: int, others: tuple[int, ...]) -> float:
        """Return the mean over the seats that the next deal may single out."""
        if self._all_others_pay and not self._letters:
            less = [held - 1 for held in others]
            total = self._then(mine, less)
            total += fsum(
                self._then(mine - 1, [*less[:i], held, *less[i + 1 :]]) for i, held in enumerate(others)
            )
        else:
            total = self._then(mine - 1, list(others))
            total += fsum(
                self._then(mine, [*others[:i], held - 1, *others[i + 1 :]]) for i, held in enumerate(others)
            )
        return total / (len(others) + 1)

    def _then(self, mine: int, others: list[int]) -> float:
        kept = others if self._letters else [held for held in others if held > 0]
        return self.chance(mine, tuple(sorted(kept)))


def standings(state: State) -> list[float]:
    """Return for each seat how far it is ahead of the others' mean, in tokens.

    Counts tokens, forfeits, points, won games, and staying in with no token left to pay. In a team game each
    seat has its own sum.
    """
    players = state.table.players
    own = [tokens - forfeits for tokens, forfeits in zip(state.tokens, state.forfeits, strict=True)]
    if state.table.rules.elimination_rule == "below_zero":
        own = [held + is_in for held, is_in in zip(own, state.in_game, strict=True)]
    if state.scores and state.table.rules.tokens is None:
        own = list(state.scores)
    if state.phase is Phase.OVER:
        for seat in state.winners:
            own[seat] += 1
    if state.table.is_team:
        return [float(mine) for mine in own]
    total = sum(own)
    return [(mine * players - total) / (players - 1) for mine in own]
