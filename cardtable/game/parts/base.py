"""What a part of the rules is: something that takes its share at the steps of a deal or a play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cardtable.game.events import AnyEvent
from cardtable.game.moves import Declare, Play

if TYPE_CHECKING:
    from cardtable.game.ending import Ending
    from cardtable.game.state import State

Emit = Callable[[AnyEvent], None]


@dataclass
class Laid:
    """A play in progress: parts write down what it leads to, the turn carries it out.

    `next_seat` is a seat that was named; `drawer` draws in place of the seat; `leaving`: the seat itself is
    out once its card has done its work; `paid` are the seats that paid by it, `struck_out` others that it put
    out; `ending` ends the deal after it.
    """

    seat: int
    play: Play
    before: int
    next_seat: int | None = None
    drawer: int | None = None
    leaving: bool = False
    paid: list[int] = field(default_factory=list)
    struck_out: list[int] = field(default_factory=list)
    ending: Ending | None = None


class Part:
    """A named mechanic. Each method is one step; a part takes those that concern it."""

    def dealt(self, state: State) -> None:
        """Cards are dealt, nobody has been told."""

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """The plays that are legal, of those that the cards and the limit allow."""
        return plays

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """The new total was called: what it costs or pays (rules, 1.4.4)."""

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Whom the play strikes (rules, 1.4.5)."""

    def drawn(self, state: State, laid: Laid | None, emit: Emit | None) -> None:
        """Cards were drawn after a play, or dealt (None)."""

    def declarations(self, state: State, seat: int) -> Iterable[Declare]:
        """What the seat may lay down now, in its turn or when asked."""
        return ()

    def declare(self, state: State, move: Declare, emit: Emit | None) -> None:
        """Carry out what was laid down."""
