"""A rank that is banned in a player's first turns (rules, 4.11.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtable.game.moves import Play
from cardtable.game.parts.base import Part, Ready

if TYPE_CHECKING:
    from cardtable.game.state import State
    from cardtable.rules.schema import BanDocument


class Ban(Part):
    """The banned rank may not change the total until the player has laid a card in so many turns."""

    counts_turns = True

    def __init__(self, ban: BanDocument, banned: frozenset[str]) -> None:
        """Take what the variant says; `banned` are the faces of the rank."""
        self._turns = ban.turns
        self._at_limit = ban.at_limit
        self._banned = banned
        self.concerned = dict.fromkeys(banned, "banned")

    def free(self, state: State, seat: int) -> bool:
        """The first turns are over, or nothing in the hand is banned."""
        return state.turns_taken[seat] >= self._turns or self._banned.isdisjoint(state.hands[seat])

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """All plays but those of the banned rank, which stays playable where it changes nothing."""
        if self.free(state, state.turn):
            return plays
        banned, harmless = self._banned, self._harmless(state.total)
        return [play for play in plays if play.cards[0] not in banned or play.total == harmless]

    def at_hand(self, state: State, seat: int, total: int, found: Sequence[Ready]) -> Sequence[Ready]:
        """The same."""
        if self.free(state, seat):
            return found
        banned, harmless = self._banned, self._harmless(total)
        return [one for one in found if one[1] not in banned or one[2] == harmless]

    def _harmless(self, total: int) -> int | None:
        """The total that a banned card may leave as it is."""
        return total if self._at_limit == "allowed" else None
