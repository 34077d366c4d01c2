"""The engine: dealing, legal moves and what a move does, step by step as section 1.4 of the rules lists them.

Every function takes a `State` and changes it in place. `emit` receives each event as it happens; without it
no event is made, which is how a search plays millions of moves. Legality is `refusal`; `apply` trusts it.
"""

from __future__ import annotations

from collections.abc import Callable

from cardtable.cards.shuffle import shuffle
from cardtable.game import ending
from cardtable.game.events import (
    AnyEvent,
    CardsDrawn,
    CardsPlayed,
    DealStarted,
    DirectionReversed,
    DrawForgotten,
    SeatSkipped,
    SeatStuck,
    StockRenewed,
    TurnBegan,
    TurnRepeated,
)
from cardtable.game.moves import Draw, Move, Play, Reason, Refusal, Stuck
from cardtable.game.state import CLOCKWISE, Phase, State
from cardtable.game.table import Table

Emit = Callable[[AnyEvent], None]


def new_game(table: Table, seed: str, last_deal: int = 0) -> State:
    """A game before its first deal; the first dealer is drawn (rules, 1.2)."""
    state = State(table, seed, last_deal)
    seats = list(range(table.players))
    shuffle(seats, seed, "dealer")
    state.dealer = seats[0]
    state.turn = starter(state)
    return state


def starter(state: State) -> int:
    """The seat that acts first in the next deal (rules, 1.10.2)."""
    rule = state.table.rules.next_starter
    chosen = state.loser if rule == "loser" else state.winner if rule == "winner" else None
    if chosen is None:
        return state.next_in_game(state.dealer, CLOCKWISE)
    return chosen if state.in_game[chosen] else state.next_in_game(chosen, CLOCKWISE)


def deal(state: State, emit: Emit | None = None) -> None:
    """Shuffle all cards and deal, one at a time from the dealer's left (rules, 1.3)."""
    table, rules = state.table, state.table.rules
    seats = state.seats_in_game()
    size_for = _seats_that_count(state, len(seats))
    cards = list(table.pack(size_for))
    state.deal += 1
    shuffle(cards, state.seed, f"deal:{state.deal}")
    if state.in_deal != state.in_game:
        state.seat_everyone(seats)
    hands: list[list[str]] = [[] for _ in range(table.players)]
    seat = state.dealer
    for _ in range(rules.hand_size(size_for) * len(seats)):
        seat = state.following[seat]
        hands[seat].append(cards.pop())
    state.hands = hands
    state.stock, state.pile, state.aside = cards, [], []
    state.total, state.direction, state.renewals, state.owed = 0, CLOCKWISE, 0, None
    state.turn = starter(state)
    state.loser = state.winner = None
    state.phase = Phase.PLAYING
    if emit:
        emit(
            DealStarted(
                state.deal,
                state.dealer,
                state.turn,
                state.direction,
                tuple(tuple(hand) for hand in state.hands),
                tuple(reversed(state.stock)),
                (),
                state.total,
                state.shown_tokens(),
                state.seats_in_deal(),
            )
        )
        emit(TurnBegan(state.turn))


def _seats_that_count(state: State, seats: int) -> int:
    """How many players decide packs and hands: those at the start, unless a house rule says so (1.2)."""
    rules = state.table.rules
    shrinks = rules.packs_follow_players and seats >= rules.min_players and not rules.lack_of_cards(seats)
    return seats if shrinks else state.table.players


def legal_plays(state: State) -> list[Play]:
    """The legal plays of the seat to act (rules, 1.5), in the order of its hand; copies of a card count
    once.
    """
    plays = state.table.plays
    total = state.total
    hand = state.hands[state.turn]
    found: list[Play] = []
    for card in dict.fromkeys(hand) if state.table.has_copies else hand:
        found += plays[card][total]
    return found


def legal_moves(state: State) -> list[Move]:
    """Everything that can be done now: the legal plays or being stuck, and a draw that is owed by hand."""
    if state.phase is not Phase.PLAYING:
        return []
    moves: list[Move] = [Stuck()] if is_stuck(state) else [*legal_plays(state)]
    if state.owed is not None:
        moves.append(Draw(state.owed[0]))
    return moves


def _owes_itself(state: State) -> bool:
    """Whether the seat to act may still draw for its last play: then it is not stuck yet (rules, 4.20)."""
    return state.owed is not None and state.owed[0] == state.turn


def is_stuck(state: State) -> bool:
    """Whether the seat to act has no legal play and nothing to draw (rules, 1.5)."""
    return state.phase is Phase.PLAYING and not legal_plays(state) and not _owes_itself(state)


def refusal(state: State, move: Move, seat: int | None = None) -> Refusal | None:
    """Why this move of `seat` (by default the seat to act) is refused, or None when it is legal."""
    if state.phase is not Phase.PLAYING:
        return Refusal(Reason.NO_DEAL)
    if isinstance(move, Draw):
        owed = state.owed is not None and state.owed[0] == move.seat
        return None if owed else Refusal(Reason.NO_DRAW_OWED)
    if seat is not None and seat != state.turn:
        return Refusal(Reason.NOT_YOUR_TURN)
    if isinstance(move, Stuck):
        if legal_plays(state):
            return Refusal(Reason.CAN_PLAY)
        return Refusal(Reason.MUST_DRAW) if _owes_itself(state) else None
    return None if move in legal_plays(state) else _why_not(state, move.cards)


def _why_not(state: State, cards: tuple[str, ...]) -> Refusal:
    hand = list(state.hands[state.turn])
    for card in cards:
        if card not in hand:
            return Refusal(Reason.NOT_IN_HAND, card)
        hand.remove(card)
    if len(cards) == 1 and not state.table.plays[cards[0]][state.total]:
        return over_limit(state, cards[0])
    return Refusal(Reason.NO_SUCH_VALUE, cards[0] if cards else None)


def over_limit(state: State, card: str) -> Refusal:
    """The refusal of a card whose every value would pass the limit."""
    return Refusal(Reason.OVER_LIMIT, card, state.table.plays[card].lowest(state.total), state.table.limit)


def find_play(
    state: State, cards: tuple[str, ...], value: str | None = None, target: int | None = None
) -> Play | Refusal:
    """The legal play of the seat to act with these cards; without a value, the only one there is.

    Two values that make the same total are one choice: the first is taken.
    """
    found = [
        p for p in legal_plays(state) if p.cards == cards and p.target == target and value in (None, p.value)
    ]
    if not found or len({play.total for play in found}) > 1:
        return _why_not(state, cards)
    return found[0]


def apply(state: State, move: Move, emit: Emit | None = None) -> None:
    """Carry out a legal move; a move that `refusal` objects to must not come here."""
    state.number += 1
    if type(move) is Play:
        _play(state, move, emit)
    elif type(move) is Draw:
        _draw_by_hand(state, emit)
    else:
        if emit:
            emit(SeatStuck(state.turn, tuple(state.hands[state.turn])))
        ending.bust(state, emit)
        if state.phase is Phase.PLAYING and emit:
            emit(TurnBegan(state.turn))


def _play(state: State, play: Play, emit: Emit | None) -> None:
    """One play: cards to the pile, total, direction, draw, next seat (rules, 1.4)."""
    seat, table = state.turn, state.table
    hand = state.hands[seat]
    for card in play.cards:
        hand.remove(card)
        state.pile.append(card)
    before, state.total = state.total, play.total
    if emit:
        emit(CardsPlayed(seat, play.cards, play.value, play.target, before, play.total, table.call(play)))
    forgotten, state.owed = state.owed, None
    following = (
        _next_seat(state, seat, play.marks, emit) if play.marks else state.neighbour(seat, state.direction)
    )
    if forgotten is not None and emit:
        emit(DrawForgotten(forgotten[0]))
    if table.draws_itself:
        draw(state, seat, len(play.cards), emit)
    elif state.stock or (table.renews_stock and (len(state.pile) > 1 or state.aside)):
        state.owed = (seat, len(play.cards))
    state.turn = following
    if emit:
        emit(TurnBegan(following))


def _next_seat(state: State, seat: int, marks: tuple[str, ...], emit: Emit | None) -> int:
    """Who acts after a play that reverses or skips (rules, 1.9 and 4.19)."""
    table = state.table
    two = state.following[state.following[seat]] == seat
    again = False
    if "reverse" in marks:
        if not two:
            state.direction = -state.direction
            if emit:
                emit(DirectionReversed(seat, state.direction))
        elif table.reverse_repeats:
            again = True
            if emit:
                emit(TurnRepeated(seat))
    following = seat if again else state.neighbour(seat, state.direction)
    for _ in range(marks.count("skip") if not two or table.skip_repeats else 0):
        if emit:
            emit(SeatSkipped(seat, following))
        following = state.neighbour(following, state.direction)
    return following


def draw(state: State, seat: int, count: int, emit: Emit | None = None) -> None:
    """Draw up to `count` cards; an empty stock is renewed from the pile where the rules say so (rules,
    1.8).
    """
    drawn = []
    for _ in range(count):
        if not state.stock and state.table.renews_stock:
            _renew(state, emit)
        if not state.stock:
            break
        drawn.append(state.stock.pop())
    state.hands[seat] += drawn
    if drawn and emit:
        emit(CardsDrawn(seat, tuple(drawn)))


def _renew(state: State, emit: Emit | None) -> None:
    """Shuffle the played cards to a new stock; the top card stays, total and direction too (rules, 1.8)."""
    cards = state.pile[:-1] + state.aside
    if not cards:
        return
    state.renewals += 1
    shuffle(cards, state.seed, f"renewal:{state.deal}:{state.renewals}")
    state.stock, state.pile, state.aside = cards, state.pile[-1:], []
    if emit:
        emit(StockRenewed(tuple(reversed(cards)), tuple(state.pile)))


def _draw_by_hand(state: State, emit: Emit | None) -> None:
    if state.owed is None:
        raise ValueError("No draw is owed.")
    (seat, count), state.owed = state.owed, None
    draw(state, seat, count, emit)
