"""The base of the parts of the rules: mechanics that act at the moments of a deal or a play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from cardtable.game.ending import Ending
from cardtable.game.events import AnyEvent, Must
from cardtable.game.moves import Move, Play
from cardtable.game.refusals import OfACard
from cardtable.game.rulebook import Alteration, Brings
from cardtable.game.state import State
from cardtable.game.turn import OngoingPlay

Emit = Callable[[AnyEvent], None]


class Part:
    """A named mechanic.

    Each method is one moment, except for `pays`, a forecast; a part overrides those that it needs, and only
    these are called.

    The effects of a play are written into `OngoingPlay`, and the turn carries them out at their moments.
    """

    strikes_by: ClassVar[frozenset[str]] = frozenset()
    """The marks of plays that call `struck`."""

    brings: Brings = "tokens"
    """What a play wins at once for which `pays` is above 0."""

    def dealt(self, state: State) -> None:
        """Act when cards are dealt, before the deal is announced."""

    def alters(self, state: State) -> Alteration | None:
        """Return a change of the cards' options while something played lasts.

        It is computed once for each function that is returned here.
        """
        return None

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """Return the legal plays among those that the cards and the limit allow."""
        return plays

    def refusal(self, state: State, card: str) -> OfACard:
        """Return why `legal` removed every play of a card; required if `legal` is overridden."""
        raise NotImplementedError

    def counted(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Act when the cards are on the pile and the new total was called.

        Costs and payments (rules, 1.4.4).
        """

    def pays(self, before: int, play: Play) -> int:
        """Return the tokens, or points, that a play at a total of `before` wins or (below 0) costs at once.

        Only as far as its value and total decide.
        """
        return 0

    def struck(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Act on the seats struck by a play with a mark of `strikes_by` (rules, 1.4.5)."""

    def drawn(self, state: State, ongoing: OngoingPlay | None, emit: Emit | None) -> None:
        """Act when cards were drawn after a play, or by hand (`NO_PLAY`), or dealt (None)."""

    def begins(self, state: State, emit: Emit | None) -> bool:
        """Act when a turn begins; return whether the part gave it to another seat.

        Skipped if nothing is owed and nothing binds the turn.
        """
        return False

    def must(self, state: State) -> Must | None:
        """Return what binds the seat to act, for the trace: `queen`, `run:+1`."""
        return None

    def fails(self, state: State, emit: Emit | None) -> bool:
        """Act when the seat to act has no legal play; return whether the part replaces the bust."""
        return False

    def out(self, state: State) -> None:
        """Act when the seat to act is out while others play on.

        Leave in `owes` the plays that it passes on.
        """

    def last_left(self, state: State, losers: tuple[int, ...]) -> Ending | None:
        """Return how a deal with one seat left ends, if the part decides that."""
        return None

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """Return the seat's moves besides plays, in its turn or when asked.

        Declining a question is always possible, and not listed here.
        """
        return ()

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """Carry out a move of this part that is no play."""

    def unanswered(self, state: State, seat: int, emit: Emit | None) -> None:
        """Act when a seat has declined its question, which is then closed."""
