"""What a bust costs, who is out, and how deals and games end (rules, 1.10)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from cardtable.game.drawing import draw, draw_or_owe
from cardtable.game.events import (
    AnyEvent,
    DealEnded,
    GameEnded,
    PileTakenAway,
    PlaysObliged,
    Scope,
    SeatOut,
    TokensChanged,
    TotalReset,
)
from cardtable.game.order import next_after_failing
from cardtable.game.state import BETWEEN, OVER, PLAYING, State, changed

Emit = Callable[[AnyEvent], None]


class Ending(msgspec.Struct, frozen=True):
    """How a deal ends: why, the seats that paid for it, and its winners by the rules.

    `game_over`: the whole game ends with it, won by `game_winners`; `scores` by seat if there are any.
    `ended_by`: the seats that ended it by being stuck, over the limit or out, if they are not the losers.
    """

    why: str
    losers: tuple[int, ...]
    winners: tuple[int, ...] = ()
    game_over: bool = False
    game_winners: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None
    ended_by: tuple[int, ...] | None = None


def last_left(state: State, losers: tuple[int, ...]) -> Ending:
    """Return the end of a deal with one seat left, which wins if players are knocked out or drop out."""
    for step in state.table.last_left:
        found: Ending | None = step(state, losers)
        if found is not None:
            return found
    wins = state.table.rules.deal_end in ("knock_out", "drop_out", "shed")
    return Ending("last-left", losers, state.seats_in_deal() if wins else ())


def bust(state: State, emit: Emit | None, why: str = "stuck") -> None:
    """Let the seat to act pay for a bust; it may be out, and the deal ends or goes on without it."""
    seat, table = state.turn, state.table
    if table.sheds:
        _flip(state, seat, emit)
        return
    if table.is_team:
        _team_pays(state, why, emit)
        return
    for step in table.out:
        step(state)
    out_of_game = _pay(state, seat, why, emit)
    deal_end = table.rules.deal_end
    if deal_end == "deal_ends":
        _end_by(state, seat, out_of_game, why, emit)
        return
    takes_away = deal_end == "pile_away"
    stays = takes_away and not out_of_game and table.rules.terms.pile_away_loser != "sit_out"
    if not stays:
        announce_out(state, seat, "game" if out_of_game else "deal", why, emit)
    following = next_after_failing(state, emit, leaves=not stays)
    if takes_away:
        _take_pile_away(state, seat, stays, emit)
    state.clear_turn(state.owes, state.penalty)
    if not stays:
        unseat(state, seat)
    if state.is_alone(following):
        end_deal(state, last_left(state, (seat,)), emit)
    else:
        state.turn = following


def _end_by(state: State, seat: int, out_of_game: bool, why: str, emit: Emit | None) -> None:
    """End the deal with this seat as its loser."""
    if out_of_game:
        announce_out(state, seat, "game", why, emit)
    end_deal(state, Ending(why, (seat,)), emit)


def lose_deal(state: State, seat: int, why: str, emit: Emit | None) -> None:
    """Let a seat lose the deal after its play, and pay as if it were stuck.

    The deal is over, or in a knock-out goes on without the seat.
    """
    out_of_game = _pay(state, seat, why, emit)
    if state.table.rules.deal_end == "deal_ends":
        _end_by(state, seat, out_of_game, why, emit)
    else:
        leave(state, seat, "game" if out_of_game else "deal", why, emit)


def leave(state: State, seat: int, scope: Scope, why: str, emit: Emit | None) -> None:
    """Take a seat out after its play; the deal goes on, unless one seat is left."""
    announce_out(state, seat, scope, why, emit)
    if state.turn == seat:
        following = next_after_failing(state, emit, leaves=True)
        state.clear_turn()
        state.turn = following
    unseat(state, seat)
    if state.is_alone(state.turn):
        end_deal(state, last_left(state, (seat,)), emit)


def _flip(state: State, seat: int, emit: Emit | None) -> None:
    """Flip a bomb, set the total to 0, and let the seat keep its cards (rules, 4.18.3).

    Earlier plays of its turn still reverse, skip and oblige (4.24).
    """
    out = lose(state, seat, 1, "stuck", emit)
    shed = state.table.rules.terms.shed
    if shed is not None and shed.reset_after_flip == "on":
        state.total = 0
        if emit:
            emit(TotalReset(seat, 0))
    following = next_after_failing(state, emit, leaves=out)
    owes = 0 if out and state.is_two(seat) else state.obliges_next
    if owes and emit:
        emit(PlaysObliged(seat, following, owes))
    state.turn = following
    state.clear_turn(owes)
    if out:
        take_out(state, seat, "game", "stuck", emit)
    staying = state.seats_in_deal()
    if len(staying) == 1:
        end_deal(state, Ending("last-left", (seat,), staying), emit)


TEAM_WON, TEAM_PAID, TEAM_LOST = "team-won", "team-paid", "team-lost"
"""Why a team's deal is over."""


def _team_pays(state: State, why: str, emit: Emit | None) -> None:
    """Let all pay for the seat that could not play; if nothing is left, all lose the game."""
    seats = state.seats_in_game()
    lost = [lose(state, seat, state.table.bust_tokens, why, emit) for seat in seats]
    if any(lost):
        end_deal(state, Ending(TEAM_LOST, seats, game_over=True, ended_by=(state.turn,)), emit)
    else:
        end_deal(state, Ending(TEAM_PAID, seats, ended_by=(state.turn,)), emit)


def _pay(state: State, seat: int, why: str, emit: Emit | None) -> bool:
    """Take the price of a bust; return whether the seat is out of the game by it."""
    table = state.table
    if table.bust_costs == "tokens":
        count = table.bust_tokens if state.hands[seat] else table.empty_hand_tokens
        return lose(state, seat, count, why, emit) or table.knocks_out
    if table.bust_costs == "nothing":
        return False
    forfeit(state, seat)
    return table.rules.elimination_rule == "knock_out"


def lose(state: State, seat: int, count: int, why: str, emit: Emit | None) -> bool:
    """Take up to `count` tokens; return whether the seat is out of the game by it (rules, 1.10)."""
    had = state.tokens[seat]
    paid = count if count < had else had
    if paid:
        state.tokens = changed(state.tokens, seat, -paid)
        state.pool += paid
        if emit:
            emit(TokensChanged(seat, -paid, had - paid, why))
    rule = state.table.rules.elimination_rule
    if rule == "at_zero":
        return paid == had
    return rule != "never" and paid < count


def forfeit(state: State, seat: int) -> None:
    """Count a forfeit, the price of a bust without tokens; nothing if won deals are counted."""
    if _counts_wins(state):
        return
    state.forfeits = changed(state.forfeits, seat, 1)


def announce_out(state: State, seat: int, scope: Scope, why: str, emit: Emit | None) -> None:
    """Announce that a seat is out; its cards are still in its hand."""
    if emit:
        emit(SeatOut(seat, scope, why, tuple(state.hands[seat])))
    if scope == "game":
        state.leave_game(seat)


def unseat(state: State, seat: int) -> None:
    """Take a seat out of the deal; its hand is put aside and comes back when the stock is renewed."""
    state.aside += state.hands[seat]
    state.hands[seat] = []
    if state.owed is not None and state.owed[0] == seat:
        state.owed = None
    if state.questions:
        state.questions = tuple(other for other in state.questions if other != seat)
    state.leave(seat)


def take_out(state: State, seat: int, scope: Scope, why: str, emit: Emit | None) -> None:
    """Take a seat other than the mover out at once."""
    announce_out(state, seat, scope, why, emit)
    unseat(state, seat)


def _take_pile_away(state: State, seat: int, stays: bool, emit: Emit | None) -> None:
    """Put aside the pile, or its last cards with their demands, and reset the total.

    It becomes the start total, or the total before those cards.

    A loser who stays gets a fresh hand as it is dealt (rules, 4.15), or keeps the old one and draws for the
    plays of this turn.
    """
    rules = state.table.rules
    fresh = stays and rules.terms.pile_away_loser == "redraw"
    hand: list[str] = []
    if fresh:
        hand, state.hands[seat] = state.hands[seat], []
        state.aside += hand
    last = rules.terms.pile_away_cards
    taken = min(last, len(state.totals), len(state.pile)) if last else len(state.pile)
    stays_there = len(state.pile) - taken
    pile, state.pile = state.pile[stays_there:], state.pile[:stays_there]
    state.aside += pile
    state.owes, state.penalty = 0, False
    state.clear_demands()
    if not last:
        state.total = state.table.start_total
    elif taken:
        state.total, state.totals = state.totals[-taken], state.totals[:-taken]
    if emit:
        emit(TotalReset(seat, state.total))
        stock, rest = tuple(reversed(state.stock)), tuple(state.pile)
        emit(PileTakenAway(seat, tuple(pile), tuple(hand), stock, rest))
    if fresh:
        draw(state, seat, rules.hand_size(state.table.players), emit)
    elif stays:
        draw_or_owe(state, seat, state.to_draw, emit)


def end_deal(state: State, ending: Ending, emit: Emit | None) -> None:
    """End the deal, and announce the next dealer or the end of the game."""
    losers = _payers(state, ending.losers) if state.table.leavers_paid else ending.losers
    ending = _count_win(state, ending)
    state.loser = losers[-1] if losers else None
    state.winner = ending.winners[0] if ending.winners else None
    last_left = state.in_game.count(True) <= 1
    decided = _is_decided(state)
    over = last_left or ending.game_over or decided or 0 < state.last_deal <= state.deal
    state.dealer = next_dealer(state)
    if emit:
        emit(_deal_ended(state, ending, losers, over))
    state.owed = None
    state.robbed = state.to_call = None
    state.questions = ()
    state.clear_turn()
    if not over:
        state.phase = BETWEEN
    elif ending.game_over:
        _end_game(state, ending.why, ending.game_winners, emit)
    else:
        why = "last-left" if last_left else "match-over" if decided else "deals-played"
        _end_game(state, why, _best(state), emit)


def _deal_ended(state: State, ending: Ending, losers: tuple[int, ...], over: bool) -> DealEnded:
    """Return the event of a deal's end; without a next dealer and starter if the game is `over`."""
    left = tuple(seat for seat in state.seats_in_deal() if state.in_game[seat])
    won_by = ending.winners or (*state.gone_out, *(left if len(left) == 1 else ()))
    return DealEnded(
        ending.why,
        losers,
        ending.winners,
        state.total,
        None if over else state.dealer,
        ending.scores,
        None if over else chosen_starter(state),
        ending.losers if ending.ended_by is None else ending.ended_by,
        won_by,
    )


def _count_win(state: State, ending: Ending) -> Ending:
    """Count a point for the winners of the deal, if won deals are counted."""
    if not _counts_wins(state):
        return ending
    for seat in ending.winners:
        state.scores = changed(state.scores, seat, 1)
    return msgspec.structs.replace(ending, scores=state.scores)


def _counts_wins(state: State) -> bool:
    """Return whether won deals are counted over the game, one point each."""
    match = state.table.rules.terms.match
    return match is not None and match.won is not None


def _is_decided(state: State) -> bool:
    """Return whether a seat has won, or lost, enough deals to end the game."""
    match = state.table.rules.terms.match
    if match is None:
        return False
    return max(state.scores) >= match.won if match.won else max(state.forfeits) >= (match.lost or 0)


def _payers(state: State, losers: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats that paid for this deal, the last one last.

    With forfeits that includes seats that left it before its end, since no token shows their payment (rules,
    4.3).
    """
    staying = (*state.seats_in_deal(), *state.gone_out, *losers)
    left_before = (seat for seat in state.seats_in_game() if seat not in staying)
    return (*left_before, *losers)


def can_stop(state: State) -> bool:
    """Return whether the table may stop here.

    The game has no end of its own, and a deal of it was lost (1.10.4).
    """
    open_end = not state.table.rules.has_end and not state.last_deal
    return open_end and state.phase is not OVER and any(state.forfeits)


STOPPED = "stopped"
"""Why a game, and a deal that was on, ended when the table stopped."""


def stop(state: State, emit: Emit | None) -> None:
    """End the game because the table stops; fewest forfeits first. A deal that is on counts for nothing."""
    if emit and state.phase is PLAYING:
        emit(DealEnded(STOPPED, (), (), state.total, None))
    state.owed = state.robbed = state.to_call = None
    state.choosing, state.questions = False, ()
    _end_game(state, STOPPED, _best(state), emit)


def _end_game(state: State, why: str, winners: tuple[int, ...], emit: Emit | None) -> None:
    state.phase = OVER
    state.winners = winners
    state.marks = tuple([marks + (seat in winners) for seat, marks in enumerate(state.marks)])
    if emit:
        emit(GameEnded(why, winners, state.shown_tokens(), state.marks))


def _best(state: State) -> tuple[int, ...]:
    """Return the last seat left, or the leaders."""
    left = state.seats_in_game()
    if len(left) == 1:
        return left
    ranks = [rank_in_game(state, seat) for seat in left]
    best = max(ranks, default=None)
    return tuple([seat for seat, rank in zip(left, ranks, strict=True) if rank == best])


def rank_in_game(state: State, seat: int) -> tuple[int, ...]:
    """Return how a seat stands, larger if it is better.

    A seat that is still in the game comes first, then the highest score, else the fewest forfeits, else the
    most tokens if a bust costs tokens.
    """
    return (
        state.in_game[seat],
        state.scores[seat] if state.scores else 0,
        -state.forfeits[seat],
        state.tokens[seat] if state.table.bust_costs == "tokens" else 0,
    )


def places(
    ended: GameEnded, scores: Sequence[int], forfeits: Sequence[int], exits: Mapping[int, int]
) -> tuple[int, ...]:
    """Return the place of each seat in a finished game, from 1 on; seats that did as well share one.

    Winners come first, then the highest score, or the most tokens without scores; then those who weren't out
    or stayed in longer, by the moves in `exits`, and those with the fewest forfeits.
    """

    def worth(seat: int) -> tuple[bool, int, bool, int, int]:
        counts = scores[seat] if scores else ended.tokens[seat]
        out = exits.get(seat)
        return seat in ended.winners, counts or 0, out is None, out or 0, -forfeits[seat]

    worths = [worth(seat) for seat in range(len(ended.tokens))]
    return tuple([1 + sum(other > one for other in worths) for one in worths])


def chosen_starter(state: State) -> int | None:
    """Return the seat that begins the next deal by the result of the last one.

    None if it is the one after the dealer (rules, 1.10.2).
    """
    rule = state.table.rules.next_starter
    chosen = state.loser if rule == "loser" else state.winner if rule == "winner" else None
    if chosen is None or state.in_game[chosen]:
        return chosen
    return state.next_in_game(chosen, state.table.start_direction)


def next_dealer(state: State) -> int:
    """Return the next dealer.

    To the left among those in the game, unless a house rule says otherwise (1.10.1).

    If deals begin counterclockwise, left is right.
    """
    rule, left = state.table.rules.dealer_rotation, state.table.start_direction
    if rule == "left":
        return state.next_in_game(state.dealer, left)
    if rule == "right_of_winner" and state.winner is not None:
        return state.next_in_game(state.winner, -left)
    chosen = state.winner if rule == "winner" else state.loser if rule == "loser" else None
    if chosen is not None:
        return chosen if state.in_game[chosen] else state.next_in_game(chosen, left)
    return state.next_in_game(state.dealer, -left if rule == "right" else left)
