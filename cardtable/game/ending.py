"""What a bust costs, and how deals and games end (rules, 1.10)."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.game.events import AnyEvent, DealEnded, GameEnded, SeatOut, TokensChanged
from cardtable.game.state import CLOCKWISE, COUNTERCLOCKWISE, Phase, State

Emit = Callable[[AnyEvent], None]


def bust(state: State, emit: Emit | None) -> None:
    """The seat to act is stuck: it pays, may be out, and the deal ends or goes on without it."""
    seat = state.turn
    out_of_game = _pay(state, seat, emit)
    goes_on = state.table.rules.deal_end != "deal_ends"
    following = state.neighbour(seat, state.direction)
    if out_of_game or goes_on:
        if emit:
            emit(SeatOut(seat, "game" if out_of_game else "deal", "stuck", tuple(state.hands[seat])))
        state.in_game[seat] = not out_of_game
    if not goes_on:
        end_deal(state, seat, None, emit)
        return
    state.aside += state.hands[seat]
    state.hands[seat] = []
    if state.owed is not None and state.owed[0] == seat:
        state.owed = None
    staying = [other for other in state.seats_in_deal() if other != seat]
    state.seat_everyone(staying)
    if len(staying) == 1:
        end_deal(state, seat, staying[0], emit)
    else:
        state.turn = following


def _pay(state: State, seat: int, emit: Emit | None) -> bool:
    """Take what a bust costs; True when the seat is out of the game by it."""
    rules = state.table.rules
    if rules.tokens is None:
        state.forfeits[seat] += 1
        return rules.elimination_rule == "knock_out"
    if rules.deal_end == "knock_out":
        _take_token(state, seat, emit)
        return True
    if state.tokens[seat] == 0:
        return True
    _take_token(state, seat, emit)
    return rules.elimination_rule == "at_zero" and state.tokens[seat] == 0


def _take_token(state: State, seat: int, emit: Emit | None) -> None:
    if state.tokens[seat]:
        state.tokens[seat] -= 1
        if emit:
            emit(TokensChanged(seat, -1, state.tokens[seat], "stuck"))


def end_deal(state: State, loser: int, winner: int | None, emit: Emit | None) -> None:
    """End the deal that `loser` could not go on with; start nothing, but say who deals next."""
    state.loser, state.winner = loser, winner
    left = state.seats_in_game()
    over = len(left) == 1
    enough = not over and 0 < state.last_deal <= state.deal
    next_dealer = None if over or enough else _next_dealer(state)
    winners = () if winner is None else (winner,)
    if emit:
        emit(
            DealEnded("stuck" if winner is None else "last-left", (loser,), winners, state.total, next_dealer)
        )
    state.owed = None
    if next_dealer is not None:
        state.dealer = next_dealer
        state.phase = Phase.BETWEEN
        return
    _end_game(state, "last-left" if over else "deals-played", emit)


def can_stop(state: State) -> bool:
    """Whether the table may stop here: the game has no end of its own, and a deal of it was lost (1.10.4)."""
    open_end = not state.table.rules.has_end and not state.last_deal
    return open_end and state.phase is not Phase.OVER and any(state.forfeits)


def stop(state: State, emit: Emit | None) -> None:
    """The table stops; fewest forfeits first. A deal that is on counts for nothing."""
    state.owed = None
    _end_game(state, "stopped", emit)


def _end_game(state: State, why: str, emit: Emit | None) -> None:
    """Say who won: the last one left, or among several those with the fewest forfeits."""
    left = state.seats_in_game()
    fewest = min(state.forfeits[seat] for seat in left)
    state.phase = Phase.OVER
    state.winners = tuple(seat for seat in left if state.forfeits[seat] == fewest)
    if emit:
        emit(GameEnded(why, state.winners, state.shown_tokens()))


def _next_dealer(state: State) -> int:
    """Who deals next: to the left among those in the game, unless a house rule says otherwise (1.10.1)."""
    rule = state.table.rules.dealer_rotation
    chosen = state.winner if rule == "winner" else state.loser if rule == "loser" else None
    if chosen is not None:
        return chosen if state.in_game[chosen] else state.next_in_game(chosen, CLOCKWISE)
    return state.next_in_game(state.dealer, COUNTERCLOCKWISE if rule == "right" else CLOCKWISE)
