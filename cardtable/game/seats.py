"""Making a `SeatView`: everything one seat may know of a state, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cardtable.game import parts
from cardtable.game.engine import is_stuck, legal_moves, why_unplayable
from cardtable.game.moves import Draw, Play
from cardtable.game.state import Phase, State
from cardtable.game.view import OnTable, SeatView

if TYPE_CHECKING:
    from cardtable.game.memory import Memory


def view(state: State, seat: int | None, memory: Memory | None = None) -> SeatView:
    """The table as `seat` sees it; None for an onlooker. `memory` is what that seat has seen of the deal."""
    playing = state.phase is Phase.PLAYING
    hand = () if seat is None else tuple(state.hands[seat])
    to_act = playing and seat == state.turn and not state.questions
    whys = {card: why_unplayable(state, card, to_act) for card in hand} if playing else {}
    refused = {card: why for card, why in whys.items() if why is not None}
    moves = tuple(
        move for move in legal_moves(state) if seat == (move.seat if isinstance(move, Draw) else state.actor)
    )
    plays = tuple(move for move in moves if isinstance(move, Play))
    owed = state.owed
    # The card under the stock is gone once the stock was renewed.
    lies_open = state.bottom is not None and state.stock[:1] == [state.bottom] and not state.renewals
    return SeatView(
        variant=state.table.rules.id,
        seat=seat,
        players=state.table.players,
        phase=state.phase.value,
        deal=state.deal,
        turn_number=state.number,
        dealer=state.dealer,
        turn=state.turn,
        direction=state.direction,
        total=state.total,
        limit=state.table.limit,
        hand=hand,
        hand_sizes=tuple(len(cards) for cards in state.hands),
        stock_count=len(state.stock),
        pile=tuple(state.pile),
        tokens=state.shown_tokens(),
        forfeits=tuple(state.forfeits),
        in_game=tuple(state.in_game),
        in_deal=tuple(state.in_deal),
        plays=plays,
        moves=moves,
        refused=refused,
        stuck=to_act and not plays and is_stuck(state),
        draws_owed=owed[1] if owed is not None and owed[0] == seat else 0,
        next_seat=state.neighbour(state.turn, state.direction) if state.following else state.turn,
        bottom=state.bottom if lies_open else None,
        scores=tuple(state.scores) if state.table.rules.terms.borders is not None else (),
        zeus=state.zeus,
        owes=max(1, state.owes - state.done) if playing else 1,
        must=parts.bound(state) if playing else None,
        marks=state.marks,
        on_table=_on_table(state, memory) if playing else None,
    )


def with_open_hands(state: State, seen: SeatView) -> SeatView:
    """The view of a person at a table where all hands lie face up; a computer opponent is never given it."""
    hands = tuple(() if seat == seen.seat else tuple(hand) for seat, hand in enumerate(state.hands))
    return msgspec.structs.replace(seen, hands=hands)


def _on_table(state: State, memory: Memory | None) -> OnTable:
    """What everybody can know besides, and what this seat remembers."""
    return OnTable(
        aside=len(state.aside),
        tokens=tuple(state.tokens),
        pool=state.pool,
        bank=state.bank,
        scores=tuple(state.scores),
        last_deal=state.last_deal,
        renewals=state.renewals,
        bottom=state.bottom,
        owed=state.owed,
        owes=state.owes,
        done=state.done,
        penalty=state.penalty,
        collected=state.collected,
        lays_on=state.lays_on,
        to_draw=state.to_draw,
        chain=state.chain,
        first_failed=state.first_failed,
        run=state.run,
        acting=state.acting,
        last_seat=state.last_seat,
        zeus=state.zeus,
        turns_taken=tuple(state.turns_taken),
        questions=state.questions,
        choosing=state.choosing,
        robbed=state.robbed,
        to_call=state.to_call,
        counted=state.counted,
        known=memory.known if memory is not None else (),
        known_aside=memory.known_aside if memory is not None else (),
        laid=memory.laid if memory is not None else (),
    )
