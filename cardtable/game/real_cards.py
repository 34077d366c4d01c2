"""Real cards: people play with a pack on a real table, and enter their moves.

The state of such a game is always one possible world that agrees with all entries. Before an entered move,
unseen cards are swapped so that the seat to act holds what it plays, or nothing that it could play; then the
one engine carries the move out. Cards dealt here stand in for unknown ones, so events are those of an
onlooker, and the hand of a stuck seat stays face down. Of an entered card only the rank is known, unless a
rule distinguishes its suits: it is shown by its rank alone.

Each function does the same as the engine's for any other game; `possible_entries` says what can be entered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

import msgspec

from cardtable.cards.faces import HIDDEN, RANK_OF, pips_of
from cardtable.game import engine
from cardtable.game.events import (
    AnyEvent,
    DealStarted,
    PileTakenAway,
    SeatStuck,
    StockRenewed,
    seen_by,
)
from cardtable.game.moves import (
    Call,
    Declare,
    Decline,
    Draw,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    Stuck,
    TurnUp,
    cards_of,
)
from cardtable.game.refusals import CanPlay, NotInHand, OfACard, Refusal
from cardtable.game.rulebook import Rulebook
from cardtable.game.state import PLAYING, State

MOST_AT_ONCE = 4
"""The most cards of a play (rules, 4.1 and 4.16.13)."""

Kind = tuple[str, ...]
"""Faces that no rule distinguishes."""


@lru_cache(64)
def kinds(table: Rulebook) -> tuple[Kind, ...]:
    """Return all faces of the pack, grouped by rank and effect; numbers first."""
    rules, terms, numbers, named = table.rules, table.rules.terms, table.rules.numbers, set[str]()
    if terms.obligation is not None:
        named.update(terms.obligation.not_first, terms.obligation.passes_on)
    if terms.shed is not None:
        named.add(terms.shed.saves)
    if terms.zeus is not None or (terms.together is not None and terms.together.throw):
        named.update(rules.faces)
    found: dict[object, list[str]] = {}
    for face in rules.faces:
        does = rules.cards[face], numbers.get(face)
        found.setdefault((RANK_OF[face], does, face in named and face), []).append(face)
    ranks = list(dict.fromkeys(RANK_OF[face] for face in rules.faces))
    return tuple(
        sorted(
            map(tuple, found.values()),
            key=lambda kind: (pips_of(kind[0]) or len(ranks), ranks.index(RANK_OF[kind[0]])),
        )
    )


@lru_cache(64)
def _as_shown(table: Rulebook) -> dict[str, str]:
    return {face: face if len(kind) == 1 else RANK_OF[face] for kind in kinds(table) for face in kind}


def shown(table: Rulebook, cards: Iterable[str]) -> tuple[str, ...]:
    """Return the cards as they were entered: `Q` if no rule asks for the suit."""
    known = _as_shown(table)
    return tuple([known.get(card, card) for card in cards])


def deal(state: State, emit: engine.Emit | None = None) -> None:
    """Deal as the engine does; events of real cards hide what is face down."""
    engine.deal(state, partial(_pass_on, state, emit) if state.real else emit)


def apply(state: State, move: Move, emit: engine.Emit | None = None) -> None:
    """Make a move as the engine does, with the cards that it names; check it with `refusal` before."""
    if not state.real:
        engine.apply(state, move, emit)
        return
    _agree(state, move)
    engine.apply(state, move, partial(_pass_on, state, emit))


def _pass_on(state: State, emit: engine.Emit | None, event: AnyEvent) -> None:
    """Note cards that were put aside in sight of all, and pass the event on as an onlooker knows it."""
    if isinstance(event, PileTakenAway):
        state.seen_aside += event.pile
    elif isinstance(event, StockRenewed) or (isinstance(event, DealStarted) and not state.aside):
        state.seen_aside = ()
    if emit is None:
        return
    if isinstance(event, SeatStuck):
        event = msgspec.structs.replace(event, hand=(HIDDEN,) * len(event.hand), totals=(), gave_up=False)
    event = seen_by(event, None)
    changes = {
        name: shown(state.table, cards)
        for name in ("cards", "pile", "turned")
        if isinstance(cards := getattr(event, name, None), tuple)
    }
    if isinstance(event, DealStarted) and event.bottom is not None:
        event = msgspec.structs.replace(event, bottom=shown(state.table, (event.bottom,))[0])
    emit(msgspec.structs.replace(event, **changes))


def plays(state: State) -> list[Play]:
    """Return the possible plays of the seat to act, with any cards.

    One for faces that no rule distinguishes.

    None while a seat is asked.
    """
    if state.phase is not PLAYING or state.questions:
        return []
    kind_of = {face: kind for kind in kinds(state.table) for face in kind}
    found: dict[object, Play] = {}
    for world in _worlds(state, ()):
        for play in _fitting(world, state):
            cards = tuple(sorted(kind_of[card] for card in play.cards))
            found.setdefault((cards, play.value, play.target, play.total, play.marks), play)
    return list(found.values())


def find_play(
    state: State, cards: tuple[str, ...], value: str | None = None, target: int | None = None
) -> Play | Refusal:
    """Return the play with these cards as the engine does, even if the seat to act holds others."""
    return engine.find_play(_world_with(state, cards), cards, value, target)


def count_values(state: State, move: Move) -> int:
    return engine.count_values(_world_with(state, cards_of(move)), move)


def refusal(state: State, move: Move) -> Refusal | None:
    """Return why this move can't be entered, or None, as the engine's `refusal` does."""
    if not state.real or isinstance(move, Draw | Call) or state.phase is not PLAYING:
        return engine.refusal(state, move)
    if missing := Counter(cards_of(move)) - Counter(state.unseen):
        return NotInHand(next(missing.elements()))
    if isinstance(move, Play):
        return engine.refusal(_world_with(state, move.cards), move)
    if isinstance(move, Stuck):
        return None if _can_be_stuck(state) else CanPlay()
    return engine.refusal(_as_held(state, move.seat, cards_of(move)), move)


def why_unplayable(state: State, card: str) -> OfACard | None:
    """Return the engine's reason, if the seat to act held that card."""
    return engine.why_unplayable(_as_held(state, state.turn, (card,)), card)


def answers(state: State, seat: int) -> list[Move]:
    """Return the possible moves of that seat besides a play.

    An answer, a declared hand, a number out of turn; one for faces that no rule distinguishes.
    """
    if state.phase is not PLAYING or (state.questions and state.questions[0] != seat):
        return []
    return engine.ways_to_answer(_as_held(state, seat, ()), seat)


def _can_be_stuck(state: State) -> bool:
    """Return whether the seat to act may be stuck: whether enough unseen cards exist that it can't play.

    Failing to answer a card is entered otherwise.
    """
    if state.phase is not PLAYING or state.questions:
        return False
    if any(isinstance(move, Decline) for move in answers(state, state.turn)):
        return False
    return state.table.may_give_up or _stuck_hand(state) is not None


def _agree(state: State, move: Move) -> None:
    """Swap unseen cards so that the move can be made."""
    match move:
        case Play():
            _give(state, state.turn, move.cards)
        case Stuck():
            _hold_exactly(state, _stuck_hand(state))
        case TurnUp() | PlaceBottom():
            # The card comes from the stock: a hand that has it gets another one.
            if move.card not in state.stock:
                holder = next(hand for hand in (*state.hands, state.aside) if move.card in hand)
                _change(holder, holder.index(move.card), state.stock, 0)
            state.stock.remove(move.card)
            state.stock.append(move.card)
        case Draw() | Call() | Decline():
            pass
        case _:
            _give(state, move.seat, cards_of(move))


def _give(state: State, seat: int, cards: Iterable[str]) -> None:
    """Give the seat these cards in exchange for others of its own; those it has, it keeps."""
    hand, wanted = state.hands[seat], Counter(cards)
    spare = []
    for place, card in enumerate(hand):
        if wanted[card]:
            wanted[card] -= 1
        else:
            spare.append(place)
    for card in wanted.elements():
        cards, at = _lies(state, seat, card)
        _change(hand, spare.pop(), cards, at)


def _hold_exactly(state: State, cards: tuple[str, ...] | None) -> None:
    """Make the seat to act hold exactly these cards; None leaves its hand, which it gives up."""
    if cards is None:
        return
    _give(state, state.turn, cards)
    forgotten = Counter(state.hands[state.turn]) - Counter(cards)
    state.hands[state.turn] = list(cards)
    below = state.bottom is not None
    state.stock[below:below] = forgotten.elements()


def _change(one: list[str], place: int, other: list[str], at: int) -> None:
    one[place], other[at] = other[at], one[place]


def _lies(state: State, seat: int, card: str) -> tuple[list[str], int]:
    """Return where an unseen card is, outside the hand of that seat."""
    below = state.bottom is not None and not state.renewals
    for cards in (state.stock, *(hand for other, hand in enumerate(state.hands) if other != seat)):
        begin = int(below and cards is state.stock)
        if card in cards[begin:]:
            return cards, cards.index(card, begin)
    return state.aside, state.aside.index(card)


def _worlds(state: State, cards: tuple[str, ...]) -> Iterator[State]:
    """Yield two worlds that bracket the possible hands of the seat to act.

    One with all unseen cards, those named first; and one without the cards that it would then have to play.
    """
    world = _as_held(state, state.turn, cards)
    yield world
    due = {card for play in engine.legal_plays(world) for card in play.cards}
    free = world.clone()
    free.hands[state.turn] = [card for card in world.hands[state.turn] if card not in due or card in cards]
    yield free


def _world_with(state: State, cards: tuple[str, ...]) -> State:
    """Return a world where the seat to act can play these cards, if there is one.

    Else one in which it holds them.
    """
    if not state.real:
        return state
    wanted, worlds = sorted(cards), list(_worlds(state, cards))
    for world in worlds:
        if any(sorted(play.cards) == wanted for play in _fitting(world, state)):
            return world
    return worlds[0]


def _fitting(world: State, state: State) -> Iterator[Play]:
    """Yield the plays of a world that take no more cards than the seat really has."""
    size = len(state.hands[state.turn])
    return (play for play in engine.legal_plays(world) if len(play.cards) <= size)


def _as_held(state: State, seat: int, cards: tuple[str, ...]) -> State:
    """Return the state with every unseen card in the hand of that seat, those named first.

    Of each kind no more than can be of use.
    """
    world = state.clone()
    left = Counter(state.unseen) - Counter(cards)
    hand = list(cards)
    for kind in kinds(state.table):
        hand += [card for face in kind for card in [face] * left[face]][:MOST_AT_ONCE]
    if state.hands[seat]:
        world.hands[seat] = hand
    return world


def _stuck_hand(state: State) -> tuple[str, ...] | None:
    """Return as many unplayable unseen cards as the seat to act holds; None if there aren't enough.

    A player who draws by hand may have forgotten to, and hold fewer (rules, 4.20).
    """
    seat, row = state.turn, state.cards.rows[state.total]
    world, size = state.clone(), len(state.hands[state.turn])
    found = world.hands[seat] = []
    for card in sorted(state.unseen, key=lambda card: bool(row[card])):
        if len(found) == size:
            break
        found.append(card)
        if engine.legal_plays(world):
            found.pop()
    return tuple(found) if len(found) == size or not state.table.draws_itself else None


@dataclass(frozen=True)
class Key:
    """The key for cards of one kind: `plays` of one of them, and `together` those of several with one on top.

    `left` counts those that were not seen yet.
    """

    faces: Kind
    left: int
    plays: tuple[Play, ...] = ()
    together: tuple[Play, ...] = ()

    @property
    def at_once(self) -> tuple[Play, ...]:
        """The plays that one tap can enter: the only one, or each of two values, which are on the key."""
        values = len(self.plays) == 2 and all(play.target is None for play in self.plays)
        return self.plays if len(self.plays) == 1 or values else ()


@dataclass(frozen=True)
class PossibleEntries:
    """What may be entered now.

    `asked` is the seat that has to answer first, with `answers` to choose from, else None. `out_of_turn` are
    moves of other seats: playing the number on top, showing three of a kind.
    """

    keys: tuple[Key, ...]
    asked: int | None = None
    answers: tuple[Move, ...] = ()
    out_of_turn: tuple[Move, ...] = ()


def possible_entries(state: State) -> PossibleEntries:
    """Return what may be entered in this state of real cards."""
    unseen = state.unseen
    left = {face: unseen.count(face) for face in state.table.rules.faces}
    entered = plays(state)
    keys = tuple(
        Key(
            faces,
            sum(left[face] for face in faces),
            tuple(play for play in entered if len(play.cards) == 1 and play.cards[0] in faces),
            tuple(play for play in entered if len(play.cards) > 1 and play.cards[0] in faces),
        )
        for faces in kinds(state.table)
    )
    if state.phase is not PLAYING:
        return PossibleEntries(keys)
    mine = tuple(answers(state, state.actor))
    if state.questions:
        return PossibleEntries(keys, state.actor, mine)
    others = [
        move
        for seat in state.seats_in_deal()
        for move in (mine if seat == state.turn else answers(state, seat))
        if isinstance(move, Declare | Sneak)
    ]
    due = tuple(move for move in mine if not isinstance(move, Declare | Sneak))
    return PossibleEntries(keys, None, due, tuple(others))
