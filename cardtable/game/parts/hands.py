"""Hands that decide: three of one rank that win or lose the game, or that may be declared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import chain

from cardtable.cards.faces import RANK_OF, rank_of
from cardtable.cards.shuffle import shuffle
from cardtable.game import ending
from cardtable.game.drawing import draw
from cardtable.game.ending import Ending
from cardtable.game.events import HandDeclared, SeatEffect, StockRenewed
from cardtable.game.moves import Declare, Move
from cardtable.game.parts.base import Emit, Part
from cardtable.game.state import PLAYING, State
from cardtable.game.turn import OngoingPlay
from cardtable.rules.effects import REDEAL
from cardtable.rules.endless import MOST_RENEWALS
from cardtable.rules.schema import HandResult, ThreeOfAKindDocument

THREE = 3
_NAMES = {"K": "kings", "6": "sixes"}


def from_the_dealer(state: State) -> list[int]:
    """Return the seats in the deal, beginning with the first one that was dealt to."""
    seats = []
    seat = state.dealt_after[state.dealer]
    while seat not in seats:
        seats.append(seat)
        seat = state.dealt_after[seat]
    return seats


def threes(hand: list[str]) -> list[tuple[str, ...]]:
    """Return each three cards of one rank that the hand can show, in its order."""
    if not has_three(hand):
        return []
    counts = Counter(rank_of(card) for card in hand)
    return [
        tuple([card for card in hand if rank_of(card) == rank][:THREE])
        for rank, count in counts.items()
        if count >= THREE
    ]


def has_three(hand: list[str]) -> bool:
    """Return whether the hand may hold three of one rank; False is certain. It is fast."""
    if len(hand) == THREE:
        first, second, third = hand
        rank = RANK_OF[first]
        return rank == RANK_OF[second] and rank == RANK_OF[third]
    return len(set(map(RANK_OF.__getitem__, hand))) <= len(hand) - THREE + 1


class SpecialHands(Part):
    """After the deal and after every draw, three of a rank may win or lose the whole game (rules, 4.11.4)."""

    def __init__(self, hands: Mapping[str, HandResult]) -> None:
        """`hands` maps a rank to `wins` or `everybody loses`."""
        self._hands = hands

    def drawn(self, state: State, ongoing: OngoingPlay | None, emit: Emit | None) -> None:
        """Let the first such hand from the dealer on decide; of two in one hand, the rank named first."""
        if state.real or not any(map(has_three, state.hands)):
            return  # Real cards are declared by the players.
        for seat in from_the_dealer(state):
            held = {rank_of(cards[0]): cards for cards in threes(state.hands[seat])}
            for rank in self._hands:
                if rank in held:
                    self._decide(state, ongoing, seat, held[rank], self._hands[rank], emit)
                    return

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """With real cards, let a seat declare the hand that decides."""
        if not state.real or state.questions or not state.in_deal[seat]:
            return ()
        held = threes(state.hands[seat])
        return [Declare(seat, cards) for cards in held if rank_of(cards[0]) in self._hands]

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        if isinstance(move, Declare) and (rank := rank_of(move.cards[0])) in self._hands:
            self._decide(state, None, move.seat, move.cards, self._hands[rank], emit)

    @staticmethod
    def _decide(
        state: State,
        ongoing: OngoingPlay | None,
        seat: int,
        cards: tuple[str, ...],
        result: HandResult,
        emit: Emit | None,
    ) -> None:
        rank = rank_of(cards[0])
        if emit:
            emit(HandDeclared(seat, f"three-{_NAMES.get(rank, rank)}", cards))
        losers = tuple(s for s in state.seats_in_deal() if s != seat or result != "wins")
        winners = (seat,) if result == "wins" else ()
        ended_by = () if winners else losers
        end = Ending(f"three-{_NAMES.get(rank, rank)}", losers, winners, True, winners, ended_by=ended_by)
        if ongoing is None:
            ending.end_deal(state, end, emit)
        else:
            ongoing.ending = end


class HandsRedealt(SeatEffect, frozen=True):
    """All hands went back to the stock by the play of `seat`; events of the shuffle and the deal follow."""

    kind = REDEAL.word
    message = "redealt"
    new_hands = True


class Redeal(Part):
    """A card makes all hands be dealt again, from the next player on; nobody draws after it."""

    strikes_by = frozenset({REDEAL.word})

    def struck(self, state: State, ongoing: OngoingPlay, emit: Emit | None) -> None:
        """Shuffle all cards but that one, and deal.

        A seat that is out by it gets no hand. It counts as a renewal: after the most renewals nothing is
        dealt.
        """
        ongoing.draws = 0
        if state.renewals >= MOST_RENEWALS:
            return
        state.renewals += 1
        seats = (*state.others(ongoing.seat), ongoing.seat)
        hands = chain.from_iterable(state.hands[seat] for seat in seats)
        cards = [*state.pile[:-1], *state.aside, *state.stock, *hands]
        shuffle(cards, state.seed, f"redeal:{state.deal}:{state.renewals}")
        state.stock, state.pile, state.aside = cards, state.pile[-1:], []
        state.hands, state.bottom, state.owed, state.to_draw = [[] for _ in state.hands], None, None, 0
        if emit:
            emit(HandsRedealt(ongoing.seat))
            emit(StockRenewed(tuple(reversed(cards)), tuple(state.pile)))
        for seat in seats[:-1] if ongoing.leaving else seats:
            draw(state, seat, state.table.setup(state.counted)[1], emit)


class ThreeOfAKind(Part):
    """Three of a kind may be declared: the others pay one token and the deal is over (rules, 4.7.2)."""

    def __init__(self, terms: ThreeOfAKindDocument) -> None:
        self._terms = terms
        self._asks = terms.timing != "own_turn"

    def drawn(self, state: State, ongoing: OngoingPlay | None, emit: Emit | None) -> None:
        """Ask all seats after the deal, and the drawing seat after a draw.

        After a draw by hand no seat is asked, but it may still declare.
        """
        if not self._asks or state.questions or state.real:
            return
        if ongoing is not None and (ongoing.ending is not None or not ongoing.play.cards):
            return
        if ongoing is None and not any(map(has_three, state.hands)):
            return
        seats = from_the_dealer(state) if ongoing is None else [ongoing.seat]
        state.questions = tuple(seat for seat in seats if threes(state.hands[seat]))

    def answers(self, state: State, seat: int) -> Iterable[Move]:
        """Return the three-of-a-kinds in the hand.

        At any time between plays, or in the seat's own turn only.
        """
        if state.phase is not PLAYING or not state.in_deal[seat]:
            return ()
        if not self._asks and seat != state.turn:
            return ()
        return (Declare(seat, cards) for cards in threes(state.hands[seat]))

    def answer(self, state: State, move: Move, emit: Emit | None) -> None:
        """Let the others pay, and end the deal; the declaring seat does not pay."""
        if not isinstance(move, Declare) or state.phase is not PLAYING:
            return
        state.questions = ()
        if emit:
            emit(HandDeclared(move.seat, "three-of-a-kind", move.cards))
        all_pay = self._terms.hits == "all"
        hit = [s for s in state.seats_in_game() if s != move.seat and (all_pay or state.in_deal[s])]
        for seat in hit:
            if ending.lose(state, seat, 1, "three-of-a-kind", emit):
                ending.announce_out(state, seat, "game", "three-of-a-kind", emit)
        ending.end_deal(state, Ending("three-of-a-kind", tuple(hit), ended_by=()), emit)
