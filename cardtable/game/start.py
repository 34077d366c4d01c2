"""The start of the pile.

Nothing, or a card turned up after the deal (rules, 1.3.3, 4.2.14, 4.11.1, 4.22.1).
"""

from __future__ import annotations

from collections.abc import Callable

from cardtable.game.drawing import draw
from cardtable.game.events import AnyEvent, StockRenewed, TokensChanged
from cardtable.game.moves import PlaceBottom, TurnUp
from cardtable.game.parts.obligations import EACH
from cardtable.game.parts.opening import good_places
from cardtable.game.state import PLAYING, Position, State
from cardtable.rules.effects import OBLIGE, REVERSE

Emit = Callable[[AnyEvent], None]


def clear(state: State) -> None:
    """Reset the total and the direction, and all demands of earlier plays."""
    table = state.table
    state.total, state.direction, state.owed = table.start_total, table.start_direction, None
    state.bottom = None
    state.questions, state.choosing, state.robbed, state.to_call = (), False, None, None
    state.clear_turn()
    state.clear_pile_memory()
    state.phase = PLAYING


def lay_out(state: State, position: Position) -> None:
    """Place the cards as the position says, in a deal that has just been cleared."""
    state.hands = [list(hand) for hand in position.hands]
    state.stock, state.pile, state.aside = list(reversed(position.stock)), list(position.pile), []
    state.renewals = 0
    state.total, state.direction = position.total, position.direction


def fill_up(state: State, emit: Emit | None) -> None:
    """Begin a new round: all who are still in draw up to a full hand (rules, 4.18.4).

    The seat after the dealer draws first.

    The hand of a seat that the last round put out is put aside.
    """
    state.deal += 1
    state.seat_all_in_game()
    clear(state)
    for seat, is_in in enumerate(state.in_game):
        if not is_in:
            state.aside += state.hands[seat]
            state.hands[seat] = []
    _, size = state.table.setup(state.table.players)
    listener = None if emit is None else _only_renewals(emit)
    following, seat = state.dealt_after, state.dealer
    for _ in state.seats_in_game():
        seat = following[seat]
        draw(state, seat, max(0, size - len(state.hands[seat])), listener)


def _only_renewals(emit: Emit) -> Emit:
    """Return a listener that passes on only `StockRenewed`: the hands are in the event of the deal."""

    def listener(event: AnyEvent) -> None:
        if isinstance(event, StockRenewed):
            emit(event)

    return listener


def turn_up(state: State) -> tuple[str, ...]:
    """Turn up the start card if the rules ask for one; return the turned cards, in order."""
    kind = state.table.rules.terms.start_card
    if not state.table.rules.has_stock:
        return _turn_rest(state)
    if kind == "turn_up_apply" and (stock := state.top or state.stock):
        return (_apply(state, stock.pop()),)
    return _turn_ordinary(state) if kind == "turn_up_ordinary" else ()


def _turn_rest(state: State) -> tuple[str, ...]:
    """Turn up and count all cards that were not dealt, each at its first value.

    Of real cards one, as each is entered.
    """
    for _ in range(1 if state.real else len(state.stock)):
        card = state.stock.pop()
        state.pile.append(card)
        _count(state, card)
    return tuple(state.pile)


def _apply(state: State, card: str) -> str:
    """Apply the card at once, at its first value.

    One that reverses lets the seat before the dealer begin, among more than two (rules, 4.2.14 and 4.19.1).
    """
    option = state.table.rules.cards[card][0]
    state.pile.append(card)
    _count(state, card)
    if REVERSE in option.actions and sum(state.in_deal) > 2:
        state.direction = -state.direction
    state.owes = EACH * option.actions.count(OBLIGE)
    return card


def follow_players(state: State, seats: int, emit: Emit | None) -> int:
    """Return the number of players that decides packs, hands and tokens (rules, 1.2.2).

    It follows the players who are left only by a house rule.

    Those get the tokens by which fewer players would have begun with more.
    """
    rules = state.table.rules
    count = max(seats, rules.min_players)
    if rules.lack_of_cards(count):
        return state.table.players
    before, state.counted = state.counted, count
    more = rules.tokens(count) - rules.tokens(before) if rules.tokens else 0
    for seat in state.seats_in_game() if more > 0 else ():
        won = state.win(seat, more)
        if won and emit:
            emit(TokensChanged(seat, won, state.tokens[seat], "fewer-players", state.bank))
    return count


def openings(state: State) -> list[PlaceBottom | TurnUp]:
    """Return the moves by which the dealer of a real pack enters its first cards.

    The one under the stock, or else the one turned up; an ordinary one in the end, if the rules say so.
    """
    table, unseen = state.table, dict.fromkeys(state.unseen)
    if state.bottom is None and any(faces.intersection(unseen) for faces in table.good_faces):
        return [
            PlaceBottom(state.dealer, card) for faces in table.good_faces for card in unseen if card in faces
        ]
    ordinary = table.rules.terms.start_card == "turn_up_ordinary"
    return [TurnUp(state.dealer, card) for card in unseen if card in table.ordinary or not ordinary]


def place_bottom(state: State) -> None:
    """Put a good card from the stock face up under it, by the variant's order of ranks (rules, 4.2.13)."""
    place = next(good_places(state), None)
    if place is not None:
        _put_under(state, place)


def put_under(state: State, card: str) -> None:
    """Put that good card face up under the stock."""
    _put_under(state, next(place for place in good_places(state) if state.stock[place] == card))


def _put_under(state: State, place: int) -> None:
    stock = state.stock
    state.bottom = card = stock.pop(place)
    stock.insert(0, card)
    asks = state.real and state.table.rules.terms.start_card != "empty"
    state.choosing, state.questions = asks, state.questions if asks else ()


def _count(state: State, card: str) -> None:
    """Set the total by the start card's first value, with the floor if there is one; some have none.

    A card that copies the last one copies it (rules, 4.5.3).
    """
    if state.table.copiers and card not in state.table.copiers:
        state.acting = card
    plays = state.cards.plays[card].every(state.total)
    if plays:
        state.total = plays[0].total


def _turn_ordinary(state: State) -> tuple[str, ...]:
    """Turn up cards, putting special ones back into the middle of the stock, until one is ordinary."""
    turned: list[str] = []
    most = 2 * len(state.table.pack(state.table.players))
    while (stock := state.top or state.stock) and len(turned) < most:
        card = stock.pop()
        turned.append(card)
        if card in state.table.ordinary:
            state.pile.append(card)
            _count(state, card)
            break
        state.stock.insert(len(state.stock) - len(state.stock) // 2, card)
    return tuple(turned)
