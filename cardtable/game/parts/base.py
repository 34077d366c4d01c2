"""What a part of the rules is: something that takes its share at the moments of a deal or a play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from cardtable.game.ending import Ending
from cardtable.game.events import AnyEvent, Must
from cardtable.game.moves import Move, Play
from cardtable.game.refusals import OfACard
from cardtable.game.rulebook import Alteration
from cardtable.game.state import State
from cardtable.game.turn import Laid

Emit = Callable[[AnyEvent], None]


class Part:
    """A named mechanic. Each method is one moment, but for `pays`, which tells ahead; a part has those that
    concern it, and is asked for no other.

    What a play leads to is written into `Laid`, and the turn carries it out when the moment comes.
    """

    strikes_by: ClassVar[frozenset[str]] = frozenset()
    """The marks of plays for which there is `struck`."""

    def dealt(self, state: State) -> None:
        """Cards are dealt, nobody has been told."""

    def alters(self, state: State) -> Alteration | None:
        """What becomes of the cards as long as something that was laid lasts. It is worked out once for each
        function that is given here.
        """
        return None

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """The plays that are legal, of those that the cards and the limit allow."""
        return plays

    def refusal(self, state: State, card: str) -> OfACard:
        """Why `legal` left no play of a card that had one: every part says so that can."""
        raise NotImplementedError

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """The cards are on the pile and the new total was called: what it costs or pays (rules, 1.4.4)."""

    def pays(self, before: int, after: int) -> int:
        """Tokens, or points, that who makes one total of another wins or (below 0) loses at once by it; of
        what a play pays this is as much as totals alone tell.
        """
        return 0

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Whom a play with a mark of `strikes_by` strikes (rules, 1.4.5)."""

    def drawn(self, state: State, laid: Laid | None, emit: Emit | None) -> None:
        """Cards were drawn after a play, or by hand (NOTHING_LAID), or dealt (None)."""

    def begins(self, state: State, emit: Emit | None) -> bool:
        """A turn begins; True when the part gave it to another seat. Where nothing is owed and nothing binds
        the turn, there is nothing to do.
        """
        return False

    def must(self, state: State) -> Must | None:
        """What binds the seat to act, for the trace: `queen`, `run:+1`."""
        return None

    def fails(self, state: State, emit: Emit | None) -> bool:
        """The seat to act has no legal play; True when the part has another answer than a bust."""
        return False

    def out(self, state: State) -> None:
        """The seat to act is out while others play on: leave in `owes` what it hands on of its plays."""

    def last_left(self, state: State, losers: tuple[int, ...]) -> Ending | None:
        """One seat is left in the deal: how it ends, where the part decides that."""
        return None

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """What the seat may do now besides playing, in its turn or when asked; to let a question be is always
        one thing more, and not named here.
        """
        return ()

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """Carry out what a seat does besides playing, where it is something of this part."""

    def unanswered(self, state: State, seat: int, emit: Emit | None) -> None:
        """The seat was asked and let it be; its question is no more."""
