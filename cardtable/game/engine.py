"""The engine: dealing, legal moves and the effects of a move, in the order of section 1.4 of the rules.

Every function takes a `State` and changes it in place. `emit` receives each event as it happens; without it
no event is made, which is how a search plays millions of moves. `refusal` checks legality; `apply` relies on
it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from cardtable.cards.faces import rank_of
from cardtable.cards.shuffle import shuffle, shuffle_last
from cardtable.game import drawing, ending, start, turn
from cardtable.game.events import AnyEvent, DealStarted, Must, SeatStuck, TurnBegan
from cardtable.game.moves import (
    MISTAKE,
    STUCK,
    Answer,
    Call,
    Declare,
    Decline,
    Defend,
    Draw,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    Stuck,
    TakeCard,
    TurnUp,
)
from cardtable.game.parts.opening import good_cards
from cardtable.game.refusals import (
    CanPlay,
    MustDraw,
    NoCallDue,
    NoDeal,
    NoDrawOwed,
    NoPlayHere,
    NoSuchAnswer,
    NoSuchValue,
    NotAsked,
    NotInHand,
    NotYourTurn,
    OfACard,
    OverLimit,
    Refusal,
)
from cardtable.game.rulebook import FLOOR
from cardtable.game.state import PLAYING, Phase, Position, State
from cardtable.game.table import Table

Emit = Callable[[AnyEvent], None]

LIKELY_DRAWN = 22
"""The most cards that a deal usually draws; without `emit` the stock is at first shuffled no further."""


def new_game(
    table: Table,
    seed: str,
    last_deal: int = 0,
    marks: tuple[int, ...] = (),
    position: Position | None = None,
    real: bool = False,
) -> State:
    """Return a game before its first deal; the first dealer is drawn (rules, 1.2).

    `marks` are the rewards from earlier games of these seats; a `position` that fits the table is how its
    first deal begins. `real`: real cards are played, and their moves entered (`real_cards`).
    """
    state = table.unplayed.clone()
    state.seed, state.real = seed, real
    if len(marks) == len(state.marks):
        state.marks = marks
    if last_deal:
        state.last_deal = last_deal
    state.dealer = first_dealer(seed, table.players)
    if position is not None:
        state.position = position
        state.dealer = state.next_in_game(position.first, -position.direction)
    state.turn = starter(state)
    return state


def first_dealer(seed: str, players: int) -> int:
    """Return the seat that is drawn as the first dealer of a game (rules, 1.2)."""
    seats = list(range(players))
    shuffle(seats, seed, "dealer")
    return seats[0]


def dealer_of_next_game(state: State) -> int | None:
    """Return the dealer of another game of the same seats; None if one is drawn.

    If one deal is a whole game, its next dealer deals (rules, 1.10.1, 4.2.12).
    """
    if state.phase is not Phase.OVER or not state.table.rules.is_one_deal:
        return None
    again = state.clone()
    again.in_game = (True,) * len(state.in_game)
    again.dealer = first_dealer(state.seed, len(state.in_game))
    again.dealer = ending.next_dealer(again)
    return again.next_in_game(starter(again), -state.table.start_direction)


def starter(state: State) -> int:
    """Return the seat that acts first in the next deal, or in the one just dealt (rules, 1.10.2, 4.2.14)."""
    chosen = ending.chosen_starter(state)
    if chosen is None:
        first = state.direction if state.phase is PLAYING else state.table.start_direction
        return state.next_in_game(state.dealer, first)
    return chosen


def deal(state: State, emit: Emit | None = None) -> None:
    """Shuffle all cards and deal, one at a time from the seat after the dealer on (rules, 1.3).

    A game that begins with a position uses that for its first deal. If the dealer chooses the bottom card,
    the deal is announced after that (4.2.13). If hands are kept, a later round only fills them up (rules,
    4.18.4).
    """
    table = state.table
    if state.deal and table.rules.keeps_hands:
        start.fill_up(state, emit)
        _open(state, (), emit)
        return
    seats = state.in_game.count(True)
    follows = table.rules.packs_follow_players
    size_for = start.follow_players(state, seats, emit) if follows else table.players
    state.deal += 1
    state.seat_all_in_game()
    if state.position is not None and state.deal == 1:
        start.clear(state)
        start.lay_out(state, state.position)
        _open(state, (), emit)
        return
    _deal_out(state, seats, *table.setup(size_for), whole=emit is not None or table.has_bottom)
    start.clear(state)
    if not (table.opens_stock and state.stock):
        _open(state, (), emit)
    elif state.real or (table.rules.terms.bottom_chooser == "dealer" and any(good_cards(state))):
        state.choosing, state.questions, state.turn = True, (state.dealer,), state.dealer
    else:
        if table.has_bottom:
            start.place_bottom(state)
        _open(state, start.turn_up(state), emit)


def _deal_out(state: State, seats: int, pack: tuple[str, ...], hand_size: int, whole: bool) -> None:
    """Shuffle the pack, `whole` or only as far as it is likely to be drawn, and deal hands of that size."""
    cards = list(pack)
    left = len(cards) - hand_size * seats
    name, wanted = f"deal:{state.deal}", len(cards) - left + LIKELY_DRAWN
    whole = whole or wanted >= len(cards)
    if whole:
        shuffle(cards, state.seed, name)
    else:
        shuffle_last(cards, wanted, state.seed, name)
    hands: list[list[str]] = [[] for _ in state.hands]
    following, seat = state.dealt_after, state.dealer
    for place in range(1, seats + 1):
        seat = following[seat]
        hands[seat] = cards[-place : left - 1 if left else None : -seats]
    state.hands, state.pile, state.aside = hands, [], []
    below = 0 if whole else left - LIKELY_DRAWN
    state.top = cards[below:left]
    state.below = None if whole else (cards[:below], wanted, name)
    state.renewals = 0


def _open(state: State, turned: tuple[str, ...], emit: Emit | None) -> None:
    """Announce the deal and begin its first turn."""
    table = state.table
    state.turn = starter(state)
    state.loser = state.winner = None
    for step in table.dealt:
        step(state)
    if emit:
        emit(
            DealStarted(
                state.deal,
                state.dealer,
                state.turn,
                state.direction,
                tuple(tuple(hand) for hand in state.hands),
                tuple(reversed(state.stock)),
                tuple(state.pile),
                state.total,
                state.shown_tokens(),
                state.seats_in_deal(),
                state.bottom,
                turned,
            )
        )
    for step in table.drawn:
        step(state, None, emit)
    announce(state, emit)


def legal_plays(state: State) -> list[Play]:
    """Return the legal plays of the seat to act (rules, 1.5), in the order of its hand.

    Copies of a card count once.
    """
    table = state.table
    cards = state.cards if table.alters else table.printed
    row, hand = cards.rows[state.total], state.hands[state.turn]
    plays: list[Play] = []
    for card in dict.fromkeys(hand) if table.has_copies else hand:
        plays += row[card]
    for step in table.legal:
        plays = step(state, plays)
    return plays


def count_values(state: State, move: Move) -> int:
    """Return how many legal plays have the cards of this one.

    A record writes the value if there are several.
    """
    if not isinstance(move, Play):
        return 0
    return sum([play.cards == move.cards for play in legal_plays(state)])


def legal_moves(state: State) -> list[Move]:
    """Return all legal moves of `state.actor`: plays, being stuck, giving up, declarations.

    And a draw owed by hand, of any seat.
    """
    if state.phase is not PLAYING:
        return []
    if state.questions:
        return ways_to_answer(state, state.questions[0])
    table = state.table
    moves: list[Any] = legal_plays(state)
    cannot_play = not moves and not _owes_itself(state)
    for step in table.answers:
        moves += step(state, state.turn)
    if cannot_play or table.may_give_up:
        moves.append(STUCK)
    if state.owed is not None:
        moves.append(Draw(state.owed[0]))
    return moves


def _answers(state: State, seat: int) -> list[Move]:
    """Return the seat's moves besides plays."""
    if state.choosing and state.real:
        return [*start.openings(state)]
    return [move for step in state.table.answers for move in step(state, seat)]


def ways_to_answer(state: State, seat: int) -> list[Move]:
    """Return the seat's moves besides plays.

    A seat that is asked may decline, unless the question insists.
    """
    answers = _answers(state, seat)
    if not state.questions:
        return answers
    due: list[Move] = [move for move in answers if isinstance(move, PlaceBottom | TurnUp | TakeCard)]
    return due if state.insists and due else [*answers, Decline(seat)]


def _owes_itself(state: State) -> bool:
    """Return whether the seat to act may still draw for its last play.

    Then it is not stuck yet (rules, 4.20).
    """
    return state.owed is not None and state.owed[0] == state.turn


def is_stuck(state: State) -> bool:
    """Return whether the seat to act has no legal play and nothing to draw (rules, 1.5).

    No question may be open.
    """
    if state.questions:
        return False
    return state.phase is PLAYING and not legal_plays(state) and not _owes_itself(state)


def must(state: State) -> Must | None:
    """Return what binds the seat to act: `queen`, `run:+1`."""
    for step in state.table.must:
        binds: Must | None = step(state)
        if binds is not None:
            return binds
    return None


def refusal(state: State, move: Move, seat: int | None = None) -> Refusal | None:
    """Return why this move of `seat` (by default the seat to act) is refused, or None if it is legal."""
    if state.phase is not PLAYING:
        return NoDeal()
    match move:
        case Draw():
            owed = state.owed is not None and state.owed[0] == move.seat
            return None if owed else NoDrawOwed()
        case Call():
            due = state.to_call is not None and state.to_call[0] == move.seat
            return None if due else NoCallDue()
        case Declare() | Sneak() | Defend() | PlaceBottom() | TurnUp() | TakeCard():
            return None if _may_answer(state, move) else NoSuchAnswer()
        case Decline():
            return None if move in legal_moves(state) else NotAsked()
    if seat not in (None, state.turn) or state.questions:
        return NotYourTurn()
    if isinstance(move, Play):
        return None if move in legal_plays(state) else _why_not(state, move.cards)
    if state.table.may_give_up:
        return None
    if legal_plays(state):
        return CanPlay()
    return MustDraw() if _owes_itself(state) else None


def _may_answer(state: State, move: Answer) -> bool:
    """Return whether the seat may answer so now.

    Of four cards of a rank any three may be declared, in any order.
    """
    answers = _answers(state, move.seat)
    if not isinstance(move, Declare):
        return move in answers
    held = not Counter(move.cards) - Counter(state.hands[move.seat])
    ranks = sorted(map(rank_of, move.cards))
    return held and any(isinstance(a, Declare) and sorted(map(rank_of, a.cards)) == ranks for a in answers)


def _why_not(state: State, cards: tuple[str, ...]) -> Refusal:
    hand = list(state.hands[state.turn])
    for card in cards:
        if card not in hand:
            return NotInHand(card)
        hand.remove(card)
    if len(cards) == 1 and (why := why_unplayable(state, cards[0])) is not None:
        return why
    return NoSuchValue(cards[0] if cards else None)


def why_unplayable(state: State, card: str, to_act: bool = True) -> OfACard | None:
    """Return why a card in a hand can't be played at this total; None if it can.

    Rules that bind only the seat to act count only for that seat's hand (`to_act`).
    """
    table, total = state.table, state.total
    if to_act and _has_play(legal_plays(state), card):
        return None
    plays = state.cards.plays[card]
    if plays[total]:
        return _forbidden(state, card) if to_act else None
    made = plays.nearest(total)
    if made is None:
        return NoPlayHere(card, total)
    return OverLimit(card, made, FLOOR if made < FLOOR else table.limit)


def _forbidden(state: State, card: str) -> OfACard | None:
    """Return why a card of the seat to act has no play that all parts allow; None if it has one."""
    row = state.cards.rows[state.total]
    plays = [play for other in state.hands[state.turn] for play in row[other]]
    for part in state.table.parts:
        had = _has_play(plays, card)
        plays = part.legal(state, plays)
        if had and not _has_play(plays, card):
            why: OfACard = part.refusal(state, card)
            return why
    return None


def _has_play(plays: list[Play], card: str) -> bool:
    """Return whether the card is in one of the plays that is no mistake."""
    return any(card in play.cards and MISTAKE not in play.marks for play in plays)


def _over_limit(state: State, card: str) -> int | None:
    """Return the total of a card if it is out of bounds, even if something else binds the seat; else None."""
    why = why_unplayable(state, card, to_act=False)
    return why.total if isinstance(why, OverLimit) else None


def find_play(
    state: State, cards: tuple[str, ...], value: str | None = None, target: int | None = None
) -> Play | Refusal:
    """Return the legal play of the seat to act with these cards.

    Without a value or a target, the only one there is (rules, 1.5.1 and 4.6.5).

    Two values with the same result are one choice: the first is taken.
    """
    plays = legal_plays(state)
    wanted = sorted(cards)
    found = [
        p
        for p in plays
        if sorted(p.cards) == wanted and target in (None, p.target) and value in (None, p.value)
    ]
    if len({(play.total, play.target, play.marks) for play in found}) != 1:
        return _why_not(state, cards)
    return found[0]


def apply(state: State, move: Move, emit: Emit | None = None) -> None:
    """Carry out a legal move; check it with `refusal` before."""
    state.number += 1
    if type(move) is Play:
        turn.play(state, move, emit)
    elif type(move) is Stuck:
        _give_up(state, emit)
    elif type(move) is Draw:
        drawing.draw_by_hand(state, emit)
        turn.look_at_hands(state, move.seat, emit)
        return
    elif type(move) is PlaceBottom:
        start.put_under(state, move.card)
        if not state.choosing:
            _open(state, start.turn_up(state), emit)
        return
    elif type(move) is TurnUp:
        turned = start.turn_up(state)
        if state.table.rules.has_stock or not state.stock:
            state.choosing, state.questions = False, ()
            _open(state, turned, emit)
        return
    elif type(move) is Decline and state.questions:
        seat, state.questions = state.questions[0], state.questions[1:]
        for step in state.table.unanswered:
            step(state, seat, emit)
    else:
        for step in state.table.answer:
            step(state, move, emit)
        if type(move) is Call:
            return
    if emit or state.table.begins:
        announce(state, emit)


def _give_up(state: State, emit: Emit | None) -> None:
    """Let the seat to act go bust, unless a part lets it pass on its plays.

    A seat that gives up though it could play passes on nothing (1.5.4).
    """
    plays = legal_plays(state) if state.table.may_give_up else []
    if not plays:
        for step in state.table.fails:
            if step(state, emit):
                return
    if emit:
        hand = tuple(state.hands[state.turn])
        totals = tuple(_over_limit(state, card) for card in hand)
        emit(SeatStuck(state.turn, hand, totals, any(MISTAKE not in play.marks for play in plays)))
    ending.bust(state, emit)


def announce(state: State, emit: Emit | None) -> None:
    """Begin the next turn and announce it, unless the deal or the turn goes on, or a seat is asked first.

    Parts may give the turn to another seat, which then begins its own.
    """
    if state.phase is not PLAYING or state.questions or state.done:
        return
    begins = state.table.begins
    while begins and any(step(state, emit) for step in begins):
        pass
    if emit:
        emit(TurnBegan(state.turn, max(1, state.owes), must(state)))
