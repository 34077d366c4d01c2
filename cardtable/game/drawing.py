"""Cards on the move: drawing, renewing the stock, exchanging hands (rules, 1.7, 1.8, 4.3.4 and 4.20)."""

from __future__ import annotations

from collections.abc import Callable

from cardtable.cards.shuffle import shuffle
from cardtable.game.events import AnyEvent, CardsDrawn, HandsExchanged, StockRenewed
from cardtable.game.state import State
from cardtable.rules.endless import MOST_RENEWALS

Emit = Callable[[AnyEvent], None]


def draw(state: State, seat: int, count: int, emit: Emit | None = None) -> None:
    """Draw up to `count` cards; renew an empty stock from the pile if the rules say so (rules, 1.8)."""
    top = state.top
    if count == 1 and top:
        card = top.pop()
        state.hands[seat].append(card)
        if emit:
            emit(CardsDrawn(seat, (card,)))
        return
    if len(top) >= count:
        _take(state, seat, [top.pop() for _ in range(count)], emit)
        return
    drawn: list[str] = []
    for _ in range(count):
        if not state.stock:
            _take(state, seat, drawn, emit)
            drawn = []
            _renew_empty(state, emit)
        if not state.stock:
            break
        drawn.append(state.stock.pop())
    _take(state, seat, drawn, emit)


def _take(state: State, seat: int, drawn: list[str], emit: Emit | None) -> None:
    state.hands[seat] += drawn
    if drawn and emit:
        emit(CardsDrawn(seat, tuple(drawn)))


def _renew_empty(state: State, emit: Emit | None) -> None:
    """Shuffle the played cards to a new stock if it is empty and the rules say so.

    The top card stays if the rules let it; the total and the direction always stay (rules, 1.8).
    """
    if state.stock or not state.table.renews_stock or state.renewals >= MOST_RENEWALS:
        return
    kept = state.pile[-1:] if state.table.keeps_top else []
    cards = state.pile[: len(state.pile) - len(kept)] + state.aside
    if not cards:
        return
    state.renewals += 1
    shuffle(cards, state.seed, f"renewal:{state.deal}:{state.renewals}")
    state.stock, state.pile, state.aside = cards, kept, []
    if emit:
        emit(StockRenewed(tuple(reversed(cards)), tuple(state.pile)))


def draw_by_hand(state: State, emit: Emit | None) -> None:
    """Make the draw that is owed. Raises ValueError if there is none."""
    if state.owed is None:
        raise ValueError("No draw is owed.")
    (seat, count), state.owed = state.owed, None
    draw(state, seat, count, emit)


def owe_draw(state: State, seat: int, count: int) -> None:
    """Let the seat draw by hand, if there is anything to draw (rules, 4.20)."""
    renews = state.table.renews_stock and state.renewals < MOST_RENEWALS
    if state.stock or (renews and (len(state.pile) > state.table.keeps_top or state.aside)):
        state.owed = (seat, count)


def draw_or_owe(state: State, seat: int, count: int, emit: Emit | None) -> None:
    """Draw at once, or let the seat draw by hand, as the rules say (rules, 1.7 and 4.20).

    Draws of real cards by hand are not checked.
    """
    if state.table.draws_itself or state.real:
        draw(state, seat, count, emit)
    elif count:
        owe_draw(state, seat, count)


def exchange_hands(state: State, seat: int, target: int, emit: Emit | None) -> None:
    hands = state.hands
    hands[seat], hands[target] = hands[target], hands[seat]
    if emit:
        emit(HandsExchanged(seat, target))
