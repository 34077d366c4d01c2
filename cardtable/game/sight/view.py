"""What one seat may see: the only thing that a player's screen or a computer opponent is given.

A `SeatView` can't hold a hidden card: it has fields for the cards of its own seat and for public ones only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from copy import copy
from dataclasses import InitVar, dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any, NoReturn

from cardtable.cards.faces import arranged
from cardtable.game.engine import apply, is_stuck, legal_moves, must, why_unplayable
from cardtable.game.events import AnyEvent, Must
from cardtable.game.moves import MISTAKE, STUCK, Call, Decline, Draw, Move, PlaceBottom, Play, Stuck, TakeCard
from cardtable.game.real_cards import shown
from cardtable.game.record.replay import Step
from cardtable.game.refusals import OfACard
from cardtable.game.rulebook import Brings, Rulebook
from cardtable.game.sight.memory import NOTHING, Memory, Remembered
from cardtable.game.state import PLAYING, Phase, Public, State
from cardtable.rules.model import Rules


@dataclass(kw_only=True)
class SeatView(Public):
    """The table as `seat` sees it, None for an onlooker who holds no cards.

    The public facts, and what only that seat knows. It is never changed.

    Lists are by seat, 0-based. `plays` are this seat's legal plays if it is to act, else empty; `moves` are
    all its legal moves, also when it is asked out of turn; `refused` gives for each unplayable card of the
    hand the reason. `draws_owed` counts the cards this seat may still draw by hand. `aside` counts the cards
    that were put aside. `shown_tokens` are the tokens, None for a seat that is out of the game and if the
    variant has none. `must` names what binds the seat to act: `queen`, `run:+1`. `answer_rank` is the rank
    that answers, such as `Q`; "" if nothing is answered in this game. `hands` are those of the others if all
    hands are face up for the persons at the table, else empty.

    `counts_down`: totals must stay at or above 0, instead of within the limit; `edge_wins`: reaching that
    edge wins. `pays` pairs each of `plays` that brings tokens, Zeus or the game at once, or costs tokens
    (below 0), with how many; `brings` is which of the three. `is_team`: all play together and share
    their tokens; `has_stock`: this game has cards to draw. `out_by_giving_up`: this seat could play, and is
    out of the game if it gives up.
    """

    variant: str
    seat: int | None
    players: int
    limit: int
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    stock_count: int
    aside: int
    shown_tokens: tuple[int | None, ...]
    plays: tuple[Play, ...]
    moves: tuple[Move, ...]
    refused: dict[str, OfACard]
    stuck: bool
    draws_owed: int
    next_seat: int
    must: Must | None = None
    answer_rank: str = ""
    remembered: Remembered = NOTHING
    hands: tuple[tuple[str, ...], ...] = ()
    counts_down: bool = False
    edge_wins: bool = False
    pays: tuple[tuple[Play, int], ...] = ()
    brings: Brings = "tokens"
    is_team: bool = False
    has_stock: bool = True
    out_by_giving_up: bool = False

    public_part: InitVar[Mapping[str, Any] | tuple[()]] = ()
    """The public facts, all at once."""

    if not TYPE_CHECKING:

        def __init__(self, public_part=(), **known):
            """Set the fields like a dataclass's own constructor, but all at once, which is faster."""
            self.__dict__.update(public_part, **known)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("A view is never changed.")

    @property
    def left(self) -> int:
        """The distance to the limit, or to 0 if the game counts down."""
        return self.total if self.counts_down else self.limit - self.total

    @property
    def is_asked(self) -> bool:
        """Whether the seat is asked about something other than a play of its turn."""
        return not self.plays and any(
            isinstance(move, Decline | PlaceBottom | TakeCard) for move in self.moves
        )

    @property
    def open_bottom(self) -> str | None:
        """The card that is face up under the stock (4.2.13); None once the stock was used up or renewed."""
        return self.bottom if self.stock_count and not self.renewals else None


def in_order(seen: SeatView, order: str) -> SeatView:
    """Return the view with its hand in that order; moves name cards, not places, so they stay."""
    hand = arranged(seen.hand, order)
    return seen if hand == seen.hand else replace(seen, hand=hand)


def view(state: State, seat: int | None, memory: Memory | None = None) -> SeatView:
    """Return the table as `seat` sees it; None for an onlooker.

    `memory` is what that seat remembers of the deal.
    """
    playing = state.phase is PLAYING
    hand = () if seat is None else tuple(state.hands[seat])
    to_act = playing and seat == state.turn and not state.questions
    actor = state.actor
    moves = tuple(
        [move for move in legal_moves(state) if seat == (move.seat if isinstance(move, Draw) else actor)]
    )
    plays = tuple([move for move in moves if isinstance(move, Play)])
    sound = {card for play in plays if MISTAKE not in play.marks for card in play.cards}
    others = [card for card in hand if card not in sound] if playing else []
    refusals = {card: why_unplayable(state, card, to_act) for card in others}
    owed, chain = state.owed, state.table.rules.terms.queen_chain
    public = state.public()
    if state.real:
        public |= _real_cards(state)
    return SeatView(
        variant=state.table.rules.id,
        seat=seat,
        players=state.table.players,
        limit=state.table.limit,
        hand=hand,
        hand_sizes=tuple(map(len, state.hands)),
        stock_count=len(state.stock),
        aside=len(state.aside),
        shown_tokens=state.shown_tokens(),
        plays=plays,
        moves=moves,
        refused={card: why for card, why in refusals.items() if why is not None},
        stuck=to_act and not plays and is_stuck(state),
        draws_owed=owed[1] if owed is not None and owed[0] == seat else 0,
        next_seat=state.neighbor(state.turn) if state.following else state.turn,
        must=must(state) if playing else None,
        answer_rank=chain.rank if chain is not None else "",
        remembered=memory.remembered if memory is not None else NOTHING,
        counts_down=state.table.rules.counts_down,
        edge_wins=state.table.rules.won_by is not None,
        # The holder of Zeus gets nothing by taking him.
        pays=_pays(state, plays) if plays and state.table.pays and state.zeus != seat else (),
        brings=state.table.brings,
        is_team=state.table.is_team,
        has_stock=state.table.rules.has_stock,
        out_by_giving_up=state.table.may_give_up and bool(plays) and _is_out_without(state),
        public_part=public,
    )


def _is_out_without(state: State) -> bool:
    """Return whether the seat to act is out of the game if it gives up; of a team, all are."""
    after = state.clone()
    apply(after, STUCK)
    return not after.in_game[state.turn] or (state.table.is_team and after.phase is Phase.OVER)


def _pays(state: State, plays: Sequence[Play]) -> tuple[tuple[Play, int], ...]:
    steps, before = state.table.pays, state.total
    found = [(play, sum([step(before, play) for step in steps])) for play in plays]
    return tuple([(play, tokens) for play, tokens in found if tokens])


def _real_cards(state: State) -> dict[str, Any]:
    """Return the real cards on the table as they were entered."""
    table, bottom, acting = state.table, state.bottom, state.acting
    return {
        "pile": list(shown(table, state.pile)),
        "bottom": bottom and shown(table, (bottom,))[0],
        "acting": acting and shown(table, (acting,))[0],
    }


def with_open_hands(state: State, seen: SeatView) -> SeatView:
    """Return the view of a person at a table with all hands face up; never give it to a computer opponent."""
    return replace(
        seen, hands=tuple(() if seat == seen.seat else tuple(hand) for seat, hand in enumerate(state.hands))
    )


SEED = "world"
"""The seed in a world, since the true one is secret; it shuffles a renewed stock."""


class Worlds:
    """The worlds that a view allows at `table`, all equally likely.

    A world is a state with the cards of a view as far as the seat knows them, and all others dealt at random.
    It is made from the view alone: nothing here ever holds the true state.

    Raises ValueError for a view without a deal in progress, or whose cards do not make up the pack.
    """

    def __init__(self, table: Rulebook, view: SeatView) -> None:
        if view.phase is not PLAYING or view.seat is None:
            raise ValueError("No deal is in progress.")
        self._table = table
        self._view = view
        self._known: list[Sequence[str]] = list(view.remembered.hands) or [()] * view.players
        self._look_at_the_robbed()
        self._unseen = self._count()

    def _look_at_the_robbed(self) -> None:
        """Add the hand that a thief who chooses a card sees (rules, 4.5, BA-f)."""
        shown = [move.card for move in self._view.moves if isinstance(move, TakeCard)]
        robbed = self._view.robbed
        if robbed is not None and len(shown) == self._view.hand_sizes[robbed]:
            self._known[robbed] = shown

    def _count(self) -> list[str]:
        view = self._view
        size = sum(view.hand_sizes) + view.stock_count + len(view.pile) + view.aside
        pack = self._table.pack(view.counted)
        if len(pack) != size:
            raise ValueError(f"There are {size} cards at this table, which isn't a whole number of packs.")
        left = Counter(pack)
        left.subtract(view.hand)
        left.subtract(view.pile)
        left.subtract(view.remembered.aside)
        for cards in self._known:
            left.subtract(cards)
        if view.open_bottom is not None:
            left[view.open_bottom] -= 1
        if min(left.values()) < 0:
            raise ValueError("This view has a card more often than the pack.")
        return sorted(left.elements())

    def sample(self, random: Random) -> State:
        """Return a random world; only `random()` is used, which gives the same numbers on every Python."""
        cards = self._unseen[:]
        chance = random.random
        for last in range(len(cards) - 1, 0, -1):
            place = int(chance() * (last + 1))
            cards[last], cards[place] = cards[place], cards[last]
        view = self._view
        hands = []
        for seat, size in enumerate(view.hand_sizes):
            if seat == view.seat:
                hands.append(list(view.hand))
                continue
            hand = list(self._known[seat])
            hand += self._hand(seat, cards, size - len(hand), chance)
            hands.append(hand)
        aside = list(view.remembered.aside)
        missing = view.aside - len(aside)
        aside += cards[:missing]
        del cards[:missing]
        bottom = view.open_bottom
        return self.assemble(hands, cards if bottom is None else [bottom, *cards], aside)

    def _hand(self, seat: int, cards: list[str], size: int, chance: Callable[[], float]) -> list[str]:
        """Take `size` cards for a seat off the end of the shuffled unseen ones."""
        hand = cards[len(cards) - size :]
        del cards[len(cards) - size :]
        return hand

    def assemble(self, hands: list[list[str]], stock: list[str], aside: list[str]) -> State:
        """Return the state of this view with these hidden cards; `stock` has its next card last."""
        state = State(self._table, SEED)
        state.__dict__.update(self._view.public())
        state.hands, state.stock, state.aside = hands, stock, aside
        return state


class Memories:
    """The memories of these seats; pass every event to `hear`, in order."""

    def __init__(self, rules: Rules, players: int, seats: Collection[int]) -> None:
        self._by_seat = {seat: Memory(rules, players, seat) for seat in seats}

    def copy(self) -> Memories:
        twin = copy(self)
        twin._by_seat = {seat: memory.copy() for seat, memory in self._by_seat.items()}
        return twin

    def hear(self, event: AnyEvent) -> None:
        """Let each seat take in what it may know of an event."""
        for memory in self._by_seat.values():
            memory.see(event)

    def view(self, state: State, seat: int) -> SeatView:
        """Return what the seat sees in this state, with what it remembers if it is one of these seats."""
        return view(state, seat, self._by_seat.get(seat))

    def decision(self, state: State, step: Step) -> tuple[Move, SeatView] | None:
        """Return a move that one of these seats chose among several, with what it knew.

        None for any other step.
        """
        if step is None or isinstance(step, Call | Draw | Stuck):
            return None
        seat = state.turn if isinstance(step, Play) else step.seat
        if seat not in self._by_seat or seat != state.actor:
            return None
        shown = self.view(state, seat)
        return (step, shown) if len(shown.moves) > 1 else None
