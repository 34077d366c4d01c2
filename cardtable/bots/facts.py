"""What an opponent knows of the rules before it looks at its hand: worked out once for a table.

Faces with the same options are of one *kind*, named by its notation (`+1|+11`, `0 rev`), so that what holds
for a kind holds in every variant and under every house rule. A face *saves* its holder if it can still be
played at the edge: the limit, or 0 if the game counts down.
"""

from __future__ import annotations

from cardtable.game.moves import Play
from cardtable.game.rulebook import Rulebook


class Facts:
    """The kinds of a table's cards, which faces save, and what a total pays at once.

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
