"""What an opponent knows of the rules before it looks at its hand: worked out once for a table.

Everything comes from the rules as data. Faces with the same options are of one *kind*, named by its notation
(`+1|+11`, `0 rev`), so that what holds for a kind holds in every variant and under every house rule. A face
*saves* its holder when it can still be played at the edge: the limit, or 0 where the game counts down.
"""

from __future__ import annotations

from cardtable.game.rulebook import Rulebook

ROUND = 10
"""Every tenth total takes Zeus (rules, 4.17)."""


class Facts:
    """The kinds of the cards of `table`, which of them save, and what a total pays or costs at once; `way` is
    the sign of what leads towards the edge.
    """

    def __init__(self, table: Rulebook) -> None:
        """Look through the rules of `table`."""
        rules = table.rules
        self.table = table
        self.limit = table.limit
        self.edge = rules.edge
        self.way = -1 if rules.counts_down else 1
        self.kind = {face: "|".join(o.notation for o in options) for face, options in rules.cards.items()}
        self.kinds: tuple[str, ...] = tuple(dict.fromkeys(self.kind.values()))
        self.saves = {
            face: any(self.stays(play.total) for play in table.printed.plays[face].every(self.edge))
            for face in rules.cards
        }
        self.has_zeus = rules.terms.zeus is not None
        self.has_pays = rules.pays_on_the_way or self.has_zeus or rules.is_team or rules.reaches

    def stays(self, total: int) -> bool:
        """Whether a total does not pass the edge, where that is what loses."""
        return total * self.way <= self.edge * self.way

    def pays(self, before: int, after: int) -> int:
        """Tokens that the mover wins (or loses, below 0) at once when the total goes from one to the other.

        Milestones: rules, 4.9; borders: 4.10; totals that take Zeus: 4.17. What is to be reached wins all.
        """
        fines = self.table.rules.terms.fine_calls
        if fines is None or after not in fines.at or (after == before and fines.repeated == "free"):
            return self._won(before, after)
        return self._won(before, after) - 1

    def _won(self, before: int, after: int) -> int:
        terms = self.table.rules.terms
        if terms.team is not None:
            return int(after == self.edge)
        if terms.reach_wins is not None:
            return int(after == self.edge or not self.stays(after))
        if terms.milestones is not None:
            return self._milestones(before, after)
        if terms.borders is not None:
            crossed = sum((before <= border) != (after <= border) for border in terms.borders.at)
            return -crossed - (2 if after > self.limit else 0)
        if terms.payment is not None and after >= self.limit:
            over, exact = terms.payment.over, terms.payment.exact
            return exact if after == self.limit else -(over if isinstance(over, int) else after - self.limit)
        if terms.zeus is not None:
            return 1 if after != before and after % ROUND == 0 and ROUND <= after <= self.limit else 0
        return 0

    def _milestones(self, before: int, after: int) -> int:
        terms = self.table.rules.terms.milestones
        assert terms is not None
        if after <= before:
            return 0
        if after >= terms.end:
            return terms.end_tokens if after == terms.end else -terms.end_tokens
        hit = sum(after == at for at in terms.at)
        crossed = sum(before < at < after for at in terms.at)
        return (hit - crossed) * terms.tokens
