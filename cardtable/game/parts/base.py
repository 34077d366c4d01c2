"""What a part of the rules is: something that takes its share at the steps of a deal or a play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from cardtable.game.events import AnyEvent
from cardtable.game.moves import Answer, Call, Decline, Play, Reason

if TYPE_CHECKING:
    from cardtable.game.ending import Ending
    from cardtable.game.state import State

Emit = Callable[[AnyEvent], None]

Ready = tuple[Play, str, int, tuple[str, ...] | None]
"""A play as a playout takes it apart: the play, its first card, its total and its marks, or None where it is
left to the engine because it stirs a part or has several cards.
"""


AtHand = Callable[["State", int, int, Sequence[Ready]], Sequence[Ready]]
"""`Part.at_hand`."""


class Pair(Play, frozen=True, gc=False):
    """A play of two cards of some faces as it stands in `Ready`, before they are taken from the hand."""

    faces: frozenset[str] = frozenset()

    def from_hand(self, hand: Sequence[str]) -> Play:
        """The play, of a hand with exactly two of them."""
        cards = tuple([card for card in hand if card in self.faces])
        return Play(cards, self.value, self.total, self.target, self.marks)


class Laid:
    """A play in progress: parts write down what it leads to, the turn carries it out.

    `next_seat` is a seat that was named; `drawer` draws in place of the seat, `draws_at_once` also where
    draws are made by hand; `exchanges_with` is the seat whose hand it gets for its own after the draw;
    `leaving`: the seat itself is out once its card has done its work; `draws` counts the cards that it earns;
    `turn_over` ends a turn that owes more plays; `obliges` lays so many plays on the next seat, `passes_on`
    hands on those that were owed; `paid` are the seats that paid by it, `struck_out` others that it put out;
    `ending` ends the deal after it.
    """

    next_seat: int | None = None
    drawer: int | None = None
    draws_at_once = False
    exchanges_with: int | None = None
    leaving = False
    turn_over = False
    obliges = 0
    passes_on = 0
    ending: Ending | None = None
    paid: tuple[int, ...] = ()
    struck_out: tuple[int, ...] = ()

    def __init__(self, seat: int, play: Play, before: int, draws: int = 0) -> None:
        """A play of `seat` at the total `before`; whatever it leads to is still to be written down."""
        self.seat = seat
        self.play = play
        self.before = before
        self.draws = draws


NOTHING_LAID = Play((), "", 0, None, ())
"""What stands for the play where a card was drawn by hand, some time after it."""


def takes(part: Part, name: str) -> bool:
    """Whether the part has a method of its own for this step."""
    return getattr(type(part), name) is not getattr(Part, name)


def steps(parts: Iterable[Part], name: str) -> tuple[Any, ...]:
    """The methods of one step, of those parts only that take it: most take few."""
    return tuple(getattr(part, name) for part in parts if takes(part, name))


class StepsByMarks(dict[tuple[str, ...], tuple[Any, ...]]):
    """The steps that a play calls for by its marks, in the order of the parts."""

    def __init__(self, by_marks: Iterable[tuple[frozenset[str], Any]]) -> None:
        """Take each step with the marks that call for it."""
        super().__init__()
        self._by_marks = tuple(by_marks)

    def __missing__(self, marks: tuple[str, ...]) -> tuple[Any, ...]:
        found = self[marks] = tuple(step for of, step in self._by_marks if not of.isdisjoint(marks))
        return found


def all_of(found: Iterable[Callable[..., bool]]) -> Callable[..., bool] | None:
    """All these steps as one that is true where each is; None for no step."""
    several = tuple(found)
    if len(several) < 2:
        return several[0] if several else None

    def every(*of: Any) -> bool:
        for step in several:  # noqa: SIM110 - a generator takes longer than the steps
            if not step(*of):
                return False
        return True

    return every


def each_of(found: Iterable[Callable[..., bool]]) -> Callable[..., bool] | None:
    """The same, but none is left out where one before it is not true."""
    several = tuple(found)
    if len(several) < 2:
        return several[0] if several else None

    def each(*of: Any) -> bool:
        return False not in [step(*of) for step in several]

    return each


def any_of(found: Iterable[Callable[..., bool]]) -> Callable[..., bool]:
    """All these steps as one that is true as soon as one is, and asks no more of them then."""
    several = tuple(found)
    if len(several) == 1:
        return several[0]

    def some(*of: Any) -> bool:
        for step in several:  # noqa: SIM110 - a generator takes longer than the steps
            if step(*of):
                return True
        return False

    return some


def freedom(parts: Iterable[Part]) -> Callable[[State, int], bool] | None:
    """Whether a seat is free in a calm state, by all parts as one step; None where every seat always is."""
    parts = tuple(parts)
    binding = frozenset(face for part in parts for face in part.binding or ())
    frees = list(steps(parts, "free"))
    if binding:
        frees.insert(0, lambda state, seat: binding.isdisjoint(state.hands[seat]))
    return all_of(frees)


def have_short_way(parts: Iterable[Part]) -> bool:
    """Whether every part that takes a share in plays or draws also says of which it takes none."""
    return all(
        (
            part.stirred_by
            or takes(part, "noted")
            or part.last_card_stirs
            or takes(part, "stirred_between")
            or not (takes(part, "counted") or takes(part, "struck"))
        )
        and (takes(part, "content") or not takes(part, "drawn"))
        for part in parts
    )


def tell_freedom(parts: Iterable[Part]) -> bool:
    """Whether every part that may bind a seat, or let it answer, also says when it does not."""
    return all(
        part.binding is not None
        or takes(part, "free")
        or not any(takes(part, name) for name in ("legal", "answers", "refusals"))
        for part in parts
    )


def asker(parts: Sequence[Part]) -> Part | None:
    """The part with `asks`, where its `reply` is all that a seat can answer, and marks and total alone tell
    whether that stirs a part; None where that is not so.
    """
    asking = [part for part in parts if takes(part, "asks")]
    answering = [part for part in parts if takes(part, "answers") or part.last_card_stirs]
    return asking[0] if len(asking) == 1 and asking == answering else None


class Part:
    """A named mechanic. Each method is one step; a part takes those that concern it.

    A play that stirs no part goes the short way (`turn.play`). A part with `counted` or `struck` says what
    stirs it: `stirred_by` are marks of plays, `stirred_between` looks at totals, `last_card_stirs` at hands.
    What it does for every play alike it does in `noted`, which both ways have. One that says nothing is
    stirred by every play. `lays_on` are those of its marks that in a calm state do no more than `lay_on`
    does, which is all that a playout asks for them.

    A seat is free when its legal plays are those of its single cards, and it has nothing else to do
    (`parts.free`). A part with `legal`, `answers` or `refusals` says where it leaves a seat free while
    nothing is asked: where the hand has none of the faces in `binding`, or where `free` says so; what binds
    a seat besides while it owes plays, `free_owing` knows.
    """

    refuses: ClassVar[Reason] = Reason.BANNED
    """Why a card that `legal` leaves no play cannot be played."""
    stirred_by: ClassVar[frozenset[str]] = frozenset()
    last_card_stirs: ClassVar[bool] = False
    """Whether a play that leaves its seat no card stirs the part."""
    counts_turns: ClassVar[bool] = False
    """Whether the part goes by `State.turns_taken`, which are counted for no other."""
    lays_on: frozenset[str] = frozenset()
    lays_on_alone: ClassVar[bool] = False
    """Whether they do so only in a play that has no other marks."""
    binding: frozenset[str] | None = None
    concerned: Mapping[str, str] = MappingProxyType({})
    """What `at_hand` is about, which every part that has it says: kinds by face. It has nothing to do for a
    hand with fewer than `least` cards of one kind, a power of two, but may be asked all the same.
    """
    least = 1

    def dealt(self, state: State) -> None:
        """Cards are dealt, nobody has been told."""

    def legal(self, state: State, plays: list[Play]) -> list[Play]:
        """The plays that are legal, of those that the cards and the limit allow."""
        return plays

    def free(self, state: State, seat: int) -> bool:
        """Whether the part leaves the seat to act free."""
        return True

    def free_owing(self, state: State, seat: int) -> bool:
        """Whether it leaves it so in a turn that owes plays, where `binding` and `free` say so."""
        return True

    def at_hand(self, state: State, seat: int, total: int, found: Sequence[Ready]) -> Sequence[Ready]:
        """`legal` of a seat at a total in a calm state, for plays of single cards that are ready. A part that
        does not have it sends a seat that it does not leave free the general way in a playout at random.
        """
        return found

    def at_pair(self, kind: str) -> AtHand | None:
        """The same, shorter, for a hand of which two cards are of that kind of `concerned` and no others are
        alike; None where it is no shorter.
        """
        return None

    def stirred_between(self, before: int, after: int) -> bool:
        """Whether `counted` has something to do when a play leads from one total to another."""
        return False

    def noted(self, state: State, seat: int, play: Play, before: int, emit: Emit | None) -> bool:
        """What `counted` does for every play, those too that do not stir the part: the cards are on the pile,
        the new total was called, and `last_seat` is still who laid the card below. Whether the play earns
        its draw.
        """
        return True

    def lay_on(self, state: State, seat: int, play: Play) -> bool:
        """What a play of `seat` with marks of which some are in `lays_on` lays on the next turn or on others,
        before the direction turns and a card is drawn to the hand that it came from. Whether the play earns
        its draw.
        """
        return True

    def content(self, state: State, seat: int) -> bool:
        """Whether `drawn` has nothing to do after such a play and draw of `seat`."""
        return False

    def counted(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """The new total was called: what it costs or pays (rules, 1.4.4)."""

    def struck(self, state: State, laid: Laid, emit: Emit | None) -> None:
        """Whom a play with marks that stir the part strikes (rules, 1.4.5)."""

    def drawn(self, state: State, laid: Laid | None, emit: Emit | None) -> None:
        """Cards were drawn after a play, or by hand (NOTHING_LAID), or dealt (None)."""

    def begins(self, state: State, emit: Emit | None) -> bool:
        """A turn begins; True when the part gave it to another seat. Where nothing is owed and nothing binds
        the turn, there is nothing to do.
        """
        return False

    def must(self, state: State) -> str | None:
        """What binds the seat to act, for the trace: `queen`, `run:+1`."""
        return None

    def draws_between(self, state: State) -> bool:
        """Whether each of several plays in one turn is drawn for at once."""
        return False

    def fails(self, state: State, emit: Emit | None) -> bool:
        """The seat to act has no legal play; True when the part has another answer than a bust."""
        return False

    def out(self, state: State) -> None:
        """The seat to act is out while others play on: leave in `owes` what it hands on of its plays."""

    def refusals(self, state: State) -> Iterable[Decline]:
        """What the seat to act may decline in its turn."""
        return ()

    def declined(self, state: State, emit: Emit | None) -> None:
        """Carry out what was declined."""

    def called(self, state: State, move: Call, emit: Emit | None) -> None:
        """The seat that laid the last card says what it made of the total."""

    def last_left(self, state: State, losers: tuple[int, ...]) -> Ending | None:
        """One seat is left in the deal: how it ends, where the part decides that."""
        return None

    def answers(self, state: State, seat: int) -> Iterable[Answer]:
        """What the seat may do now besides playing, in its turn or when asked."""
        return ()

    def answer(self, state: State, move: Answer, emit: Emit | None) -> None:
        """Carry it out."""

    def asks(self, state: State, others: Iterable[int], card: str) -> tuple[int, ...]:
        """Which of the other seats, who come in the order of play, are asked whether they lay a card out of
        turn, after a play of `card` and its draw: `drawn` asks no more than that.
        """
        return ()

    def reply(self, card: str, total: int) -> Play:
        """What they may lay on this card: the only answer that each of them has."""
        return NOTHING_LAID

    def unanswered(self, state: State, seat: int, emit: Emit | None) -> None:
        """The seat was asked and declined; its question is no more."""
