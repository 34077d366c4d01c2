"""The first game: one prepared deal that shows a newcomer a game, with what is pointed out on the way. No Qt.

Nothing here is written for one game. The rules say what there is to show: the total, one card of each kind
that does more than count, and the end, when a seat can't play. Then the engine is used to find a deal in
which exactly that happens: hidden cards are swapped until the seat to act holds the card to be played, and
the whole deal is played once more from its beginning as a check.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from typing import Literal, Self

from cardtable.bots.opponents import Thought
from cardtable.cards.faces import rank_of
from cardtable.cards.shuffle import shuffle
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game import engine
from cardtable.game.events import AnyEvent, CardsDrawn, CardStolen, HandsExchanged, StockRenewed
from cardtable.game.moves import STUCK, Decline, Draw, Move, Play
from cardtable.game.refusals import NotAsked, Refusal
from cardtable.game.sight.view import SeatView
from cardtable.game.state import PLAYING, Position, State
from cardtable.game.table import Table
from cardtable.rules.effects import NEVER, REVERSE, SHIELD, SKIP, Add, CardOption, SetTotal
from cardtable.rules.model import Rules
from cardtable.rules.prose.cards import is_plain

YOU = 0
"""The newcomer's seat."""
SEATS = 3
"""The number of seats, if the game allows it."""
SEED = "first game"
"""The seed of the prepared deal."""

About = Literal["total", "card", "hold", "reverse", "stuck", "end"]

_MOST_CARDS = 4
"""The most cards that are shown besides a plain one: two minutes are short."""
_AFTER = 3
"""The most plays between the last card that is shown and the end."""
_TRIES = 70
"""The plays that are tried from one starting total."""
_ALL_TRIES = 250
"""The plays that are tried in all before other cards are shown, to keep the wait short."""
_ON_THE_PILE = 4
_HELD = 4
"""The cards left in each hand if all cards are dealt: the deal is shown near its end."""
_WAYS = 4
"""The cards that are tried for another seat's play."""
_NEAR = 13
"""The distance from the edge beyond which other seats keep, if reaching it wins."""
_LARGEST = 9
"""The most that another seat's plain card adds, if there is a choice."""


@dataclass(frozen=True)
class Mark:
    """One thing to show: before move number `move`, `face` is lit and has to be played.

    A mark after the last move has no card.
    """

    about: About
    move: int
    face: str = ""


@dataclass(frozen=True)
class Plan:
    """A deal that shows a game: the position of all cards, the moves, and the marks.

    `shown` is the seat that can't play at the end, or whose play ends the deal.
    """

    rules: Rules
    players: int
    position: Position
    moves: tuple[Move, ...]
    marks: tuple[Mark, ...]
    shown: int


@dataclass(frozen=True)
class Thing:
    """What a card of any of these faces shows."""

    about: About
    faces: tuple[str, ...]


def plan(rules: Rules, known: Rules | None = None) -> Plan | None:
    """Return a deal that shows the game; if `known` is given, only the cards that differ from that game.

    None if no such deal was found: a game that people made can be anything.
    """
    table = _table(rules)
    if table is None:
        return None
    cards = things(rules, known) or things(rules)
    for count in range(len(cards), -1, -1):
        for chosen in combinations(cards, count):
            search = _Search(table)
            made = (search.find(order) for order in _orders(chosen, rules))
            found = next((one for one in made if one is not None), None)
            if found is not None:
                return found
    return None


def _table(rules: Rules) -> Table | None:
    """Return a table for three, or for the nearest possible number."""
    counts = sorted(range(rules.min_players, rules.max_players + 1), key=lambda count: abs(count - SEATS))
    return next((Table(rules, count) for count in counts if not rules.lack_of_cards(count)), None)


# What there is to show


def things(rules: Rules, known: Rules | None = None) -> tuple[Thing, ...]:
    """Return the cards worth showing, the most important first.

    One of each kind, or those that differ from `known`.
    """
    alike: dict[object, list[str]] = {}
    for face, options in rules.cards.items():
        before = known.cards.get(face) if known is not None else None
        plain = is_plain(face, options, rules.counts_down) and before is None
        if not plain and before != options and not _is_dead(rules, face):
            alike.setdefault(options, []).append(face)
    found = sorted((_thing(rules, faces) for faces in alike.values()), key=lambda one: _rank(rules, one))
    if known is not None:
        return tuple(found[:_MOST_CARDS])
    kinds: dict[object, Thing] = {}
    for one in found:
        kinds.setdefault(_kind(rules, one), one)
    return tuple(kinds.values())[:_MOST_CARDS]


def _is_dead(rules: Rules, face: str) -> bool:
    """Return whether the card can never be played alone in turn."""
    return any(option.total == NEVER or SHIELD in option.actions for option in rules.cards[face])


def _thing(rules: Rules, faces: list[str]) -> Thing:
    """Return what these cards, which do the same, show."""
    first, *others = rules.cards[faces[0]]
    about: About = "card"
    if REVERSE in first.actions:
        about = "reverse"
    elif not others and first.total == Add(0) and not first.actions:
        about = "hold"
    return Thing(about, tuple(faces))


def _rank(rules: Rules, thing: Thing) -> tuple[int, int]:
    """Return the sort key of things to show: what most games have in common comes first."""
    options = rules.cards[thing.faces[0]]
    first, many = options[0], len(thing.faces)
    if isinstance(first.total, SetTotal) and not first.actions:
        return 0, abs(first.total.number - rules.edge)
    if _is_special(options):
        return 1, -many
    if is_plain(thing.faces[0], options, rules.counts_down):
        return 6, -many
    order = {"hold": 2, "reverse": 3}.get(thing.about, 4 if first.actions else 5)
    return order, -many


def _is_special(options: tuple[CardOption, ...]) -> bool:
    """Return whether the card has an effect that few games have."""
    return any(set(option.actions) - {REVERSE, SKIP} for option in options)


def _kind(rules: Rules, thing: Thing) -> object:
    """Return the kind of a thing; one of each kind is shown."""
    options = rules.cards[thing.faces[0]]
    if thing.about != "card" or _is_special(options):
        return thing.about if not _is_special(options) else "special"
    return options[0].actions or type(options[0].total)


def _orders(cards: Sequence[Thing], rules: Rules) -> Iterator[tuple[Thing, ...]]:
    """Yield orders in which to show the cards, the best first.

    A card that sets a total late, and after it those that keep it.
    """

    def late(thing: Thing) -> int:
        if thing.about == "hold":
            return 3
        options = rules.cards[thing.faces[0]]
        if any(isinstance(one.total, SetTotal) and one.total.number == rules.edge for one in options):
            return 2
        return 1 if thing.about == "card" else 0

    best = sorted(cards, key=late)
    yield tuple(best)
    yield from (order for order in list(permutations(best))[1:_ORDERS])


_ORDERS = 3
"""The orders that are tried before one card fewer is shown."""


# The deal in which that happens


class _Draft:
    """A deal that is prepared while it is played: hidden cards may still be swapped.

    `slots` are all cards in their first order, by seat, then the stock, then the pile. `held` and `stock` are
    the present places of the hidden cards, as indexes in `slots`.
    """

    def __init__(self, table: Table, cards: Sequence[str], total: int) -> None:
        self.table, self.total = table, total
        self.slots = list(cards)
        (size, on_pile), seats = _sizes(table), range(table.players)
        self.held = [list(range(seat * size, (seat + 1) * size)) for seat in seats]
        self.stock = list(range(len(seats) * size, len(cards) - on_pile))
        self.moves: list[Move] = []
        self.marks: list[Mark] = []
        self.state = _begun(table, self.position)

    def copy(self) -> _Draft:
        other = _Draft.__new__(_Draft)
        other.__dict__ = self.__dict__ | {
            "slots": self.slots.copy(),
            "held": [one.copy() for one in self.held],
            "stock": self.stock.copy(),
            "moves": self.moves.copy(),
            "marks": self.marks.copy(),
            "state": self.state.clone(),
        }
        return other

    @property
    def position(self) -> Position:
        """The position of all cards when the deal begins."""
        table = self.table
        size, on_pile = _sizes(table)
        dealt, end = size * table.players, len(self.slots) - on_pile
        hands = tuple(tuple(self.slots[at : at + size]) for at in range(0, dealt, size))
        stock, pile = tuple(self.slots[dealt:end]), tuple(self.slots[end:])
        return Position(hands, stock, pile, self.total, YOU, table.start_direction)

    @property
    def hidden(self) -> frozenset[str]:
        """The cards that were not visible yet."""
        places = (*self.stock, *(one for held in self.held for one in held))
        return frozenset(self.slots[one] for one in places)

    def gives(self, seat: int, face: str, keeps: Iterable[int] = ()) -> int | None:
        """Give the seat that card by a swap, if possible; return its slot, or None.

        The seat keeps the cards in the slots `keeps`.
        """
        for place in self.held[seat]:
            if self.slots[place] == face and place not in keeps:
                return place
        others = [one for number, held in enumerate(self.held) for one in held if number != seat]
        source = next((one for one in (*reversed(self.stock), *others) if self.slots[one] == face), None)
        # A card in the middle of the hand has room on both sides when it is lit.
        held = self.held[seat]
        from_middle = sorted(held, key=lambda one: abs(held.index(one) - len(held) // 2))
        free = next((one for one in from_middle if one not in keeps), None)
        if source is None or free is None:
            return None
        self._swap(free, source)
        return free

    def _swap(self, one: int, other: int) -> None:
        """Swap two hidden cards, both now and in the first order."""
        first, second = self.slots[one], self.slots[other]
        for place, before, now in ((one, first, second), (other, second, first)):
            for seat, held in enumerate(self.held):
                if place in held:
                    hand = self.state.hands[seat]
                    hand[hand.index(before)] = now
                    break
            else:
                self.state.stock[-1 - self.stock.index(place)] = now
        self.slots[one], self.slots[other] = second, first

    def play(self, move: Move) -> bool:
        """Make the move; return False if hidden cards can't be traced afterward."""
        events: list[AnyEvent] = []
        engine.apply(self.state, move, events.append)
        self.moves.append(move)
        for event in events:
            if isinstance(event, CardsDrawn):
                self.held[event.seat] += [self.stock.pop(0) for _ in event.cards]
            elif isinstance(event, HandsExchanged):
                held = self.held
                held[event.seat], held[event.target] = held[event.target], held[event.seat]
            elif isinstance(event, CardStolen):
                for card in event.cards:
                    place = next(one for one in self.held[event.target] if self.slots[one] == card)
                    self.held[event.target].remove(place)
                    self.held[event.seat].append(place)
            elif isinstance(event, StockRenewed):
                return False
        return all(self._follows(seat) for seat in range(self.table.players))

    def _follows(self, seat: int) -> bool:
        """Mark played cards as visible; return False if the seat got cards from an unknown place."""
        hand = Counter(self.state.hands[seat])
        known: list[int] = []
        for place in self.held[seat]:
            if hand[self.slots[place]]:
                hand[self.slots[place]] -= 1
                known.append(place)
        self.held[seat] = known
        return not hand.total()


def _sizes(table: Table) -> tuple[int, int]:
    """Return the cards in each hand when the prepared deal begins, and those on the pile."""
    cards, size = table.setup(table.players)
    if table.rules.has_stock:
        return size, _ON_THE_PILE
    size = min(size, _HELD)
    return size, len(cards) - size * table.players


def _begun(table: Table, position: Position) -> State:
    """Return the deal at its beginning from that position."""
    state = engine.new_game(table, SEED, position=position)
    engine.deal(state)
    return state


class _Search:
    """A search for a deal at one table."""

    def __init__(self, table: Table) -> None:
        self.table, self.rules = table, table.rules
        self.left, self._all_left = 0, _ALL_TRIES
        self.things: tuple[Thing, ...] = ()
        rules, alike = self.rules, dict[object, list[str]]()
        for face, options in rules.cards.items():
            if is_plain(face, options, rules.counts_down):
                alike.setdefault(rank_of(face), []).append(face)
            elif len(options) == 1 and not options[0].actions and not _is_dead(rules, face):
                alike.setdefault(options, []).append(face)
        self.plain = {rank: faces for rank, faces in alike.items() if isinstance(rank, str)}
        """The cards that only count, by rank."""
        self.others = [faces for of, faces in alike.items() if not isinstance(of, str)]
        """Cards with another effect on the total, grouped by effect."""

    def find(self, cards: tuple[Thing, ...]) -> Plan | None:
        """Return a deal that shows these in this order, after the total; None if none was found."""
        self.things = (Thing("total", ()), *cards)
        for total in self._totals() if self.rules.has_stock else (self._pile_total(),):
            if self._all_left < 0:
                return None
            self.left = _TRIES
            draft = _Draft(self.table, self._cards(), total)
            if draft.state.phase is not PLAYING or draft.state.turn != YOU:
                continue
            done = self._goes_on(draft, 0, 0)
            made = self._taken(done) if done is not None else None
            if made is not None:
                return made
        return None

    def _totals(self) -> Iterator[int]:
        """Yield totals from which the deal may begin: with room for some plays, but not for many."""
        limit, plays = self.rules.limit, len(self.things) * self.table.players
        ideal = min(limit * 4 // 5, 5 * plays)
        yield from dict.fromkeys(
            _from_edge(self.rules, max(0, min(limit - 1, room)))
            for room in (ideal, ideal - 7, ideal + 6, ideal - 14, ideal + 13, ideal // 2, limit // 2)
        )

    def _pile_total(self) -> int:
        """Return the total of the cards on the pile."""
        total = 0
        for face in self._cards()[-_sizes(self.table)[1] :]:
            total += _step(self.rules, face, total)
        return total

    def _cards(self) -> list[str]:
        """Return the whole pack, shuffled: hands without pairs, and plain cards on the pile."""
        table = self.table
        cards = list(table.pack(table.players))
        shuffle(cards, SEED, self.rules.id)
        (size, on_pile), left = _sizes(table), cards
        dealt: list[str] = []
        for _ in range(table.players):
            hand = list({rank_of(card): card for card in left}.values())[:size]
            for card in hand:
                left.remove(card)
            more = left[: size - len(hand)]
            dealt += hand + more
            left = left[len(more) :]
        left.sort(key=lambda card: rank_of(card) in self.plain)
        plain = left[-on_pile:]
        rest = left[:-on_pile]
        shuffle(rest, SEED, "stock")
        return [*dealt, *rest, *plain]

    # One move after the other

    def _goes_on(self, draft: _Draft, shown: int, after: int) -> _Draft | None:
        """Return the completed deal, from `shown` things and `after` plays since the last of them.

        None if there is none.
        """
        self.left -= 1
        self._all_left -= 1
        state = draft.state
        if self.left < 0 or state.phase is not PLAYING:
            return None
        forced = _forced(state)
        if forced is not None:
            if state.actor == YOU and isinstance(forced, Decline):
                return None
            return self._goes_on(draft, shown, after) if draft.play(forced) else None
        if shown == len(self.things):
            return self._comes_to_end(draft, after)
        if state.turn == YOU:
            return self._shows(draft, shown)
        for face in self._fitting(draft, shown):
            for play in self._played(draft, state.turn, face):
                found = self._goes_on(play, shown, after)
                if found is not None:
                    return found
        return None

    def _shows(self, draft: _Draft, shown: int) -> _Draft | None:
        thing = self.things[shown]
        faces = _apart(thing.faces) if shown else self._fitting(draft, shown)
        for face in list(dict.fromkeys((*faces, *thing.faces)))[:_WAYS]:
            for made in self._played(draft, YOU, face):
                made.marks.append(Mark(thing.about, len(draft.moves), face))
                found = self._goes_on(made, shown + 1, 0)
                if found is not None:
                    return found
        return None

    def _played(self, draft: _Draft, seat: int, face: str) -> Iterator[_Draft]:
        """Yield the deal after that seat has played that card, in each possible way."""
        holding = draft.copy()
        if holding.gives(seat, face) is None:
            return
        plays = engine.legal_plays(holding.state)
        if seat == YOU and self.rules.won_by and any(self._wins(play) for play in plays):
            return  # The newcomer is never asked to miss a win.
        plays = [play for play in plays if play.cards == (face,)]
        # Of several values the one that is no plain sum shows most.
        for play in reversed(plays[-2:]):
            made = holding.copy()
            if made.play(play):
                yield made

    def _wins(self, play: Play) -> bool:
        return (play.total - self.rules.edge) * self.rules.way >= 0

    def _fitting(self, draft: _Draft, shown: int) -> list[str]:
        """Return plain cards that leave room for the plays to come, the best first.

        Then other cards as a fallback.
        """
        state, hidden = draft.state, draft.hidden
        to_come = max(1, (len(self.things) - shown) * self.table.players - 1)
        room = (self.rules.edge - state.total) * self.rules.way
        far = room - _NEAR if self.rules.won_by == "alone" else room
        ideal = min(_LARGEST, max(1, far) / to_come) + state.number % 2
        faces = [face for faces in self.plain.values() for face in _first_of(faces, hidden)]
        values = {face: abs(_step(self.rules, face, state.total)) for face in faces}
        near = sorted(faces, key=lambda face: (abs(values[face] - ideal), face))
        fits = [face for face in near if values[face] <= room]
        return [*fits[: _WAYS - 1], *(face for faces in self.others for face in _first_of(faces, hidden))]

    # The end

    def _comes_to_end(self, draft: _Draft, after: int) -> _Draft | None:
        state = draft.state
        if state.turn == YOU:
            return None
        stops = not (self.rules.terms.overplay or self.rules.won_by)
        ended = self._stuck(draft) if stops else self._over(draft)
        if ended is not None or after >= _AFTER:
            return ended
        for face in self._fitting(draft, len(self.things)):
            for made in self._played(draft, state.turn, face):
                found = self._goes_on(made, len(self.things), after + 1)
                if found is not None:
                    return found
        return None

    def _stuck(self, draft: _Draft) -> _Draft | None:
        """Give the seat to act only cards that can't be played, and end the deal.

        None if that isn't possible.
        """
        made, seat = draft.copy(), draft.state.turn
        plays = made.state.cards.plays
        dead = sorted(face for face in made.hidden if not plays[face][made.state.total])
        dead = [*_apart(dead), *dead]
        keeps: list[int] = []
        for _ in list(made.held[seat]):
            place = None
            while dead and place is None:
                place = made.gives(seat, dead.pop(0), keeps)
            if place is None:
                return None
            keeps.append(place)
        if not engine.is_stuck(made.state) or not made.play(STUCK):
            return None
        made.marks.append(Mark("stuck", len(made.moves)))
        return made

    def _over(self, draft: _Draft) -> _Draft | None:
        """Let the seat to act end the deal: by going over, or by reaching the team's total.

        None if that isn't possible.
        """
        faces = (*self.plain.values(), *self.others)
        for face in (face for alike in faces for face in _first_of(alike, draft.hidden)):
            for made in self._played(draft, draft.state.turn, face):
                if made.state.phase is not PLAYING:
                    made.marks.append(Mark("end", len(made.moves)))
                    return made
        return None

    def _taken(self, draft: _Draft) -> Plan | None:
        """Return the plan, if it can be played from the beginning exactly as found."""
        position = draft.position
        if not position.fits(self.table):
            return None
        state, shown = _begun(self.table, position), YOU
        lit = {mark.move for mark in draft.marks}
        for number, move in enumerate(draft.moves):
            seat = state.actor
            if engine.refusal(state, move) is not None or (number in lit and seat != YOU):
                return None
            shown = seat
            engine.apply(state, move)
        if shown == YOU:
            return None
        return Plan(self.rules, self.table.players, position, tuple(draft.moves), tuple(draft.marks), shown)


def _forced(state: State) -> Move | None:
    """Return the move that is due besides a play: questions are declined, and draws owed are made."""
    moves = engine.legal_moves(state)
    if state.questions:
        return next((move for move in moves if isinstance(move, Decline)), moves[0])
    return next((move for move in moves if isinstance(move, Draw)), None)


def _from_edge(rules: Rules, room: int) -> int:
    """Return the total that leaves this much room."""
    return rules.edge - room * rules.way


def _step(rules: Rules, face: str, total: int) -> int:
    """Return by how much the card changes the total; 0 if it can never be played."""
    results = rules.cards[face][0].total.results(total)
    return results[0][1] - total if results else 0


def _first_of(faces: Iterable[str], hidden: frozenset[str]) -> list[str]:
    """Return the first of these that is hidden, in a list; an empty one if there is none."""
    return [face for face in faces if face in hidden][:1]


def _apart(faces: Iterable[str]) -> list[str]:
    """Return one face of each rank."""
    return list({rank_of(face): face for face in faces}.values())


_PAUSE = 0.75
"""The part of the longest pause before every move of the others."""


class GuidedMatch(Match):
    """A match that allows only the next planned move; create it with `show`.

    After the last move it waits as before another deal.
    """

    advises = False
    plan: Plan

    @classmethod
    def show(cls, plan: Plan, players: Sequence[Player]) -> Self:
        """Return the deal of a plan for these players; the newcomer is the first."""
        setup = MatchSetup(plan.rules.id, tuple(players), SEED, position=plan.position)
        match = cls.start(setup, None, plan.rules)
        match.plan = plan
        return match

    @property
    def is_played(self) -> bool:
        """Whether all planned moves were made."""
        return self.turn_number >= len(self.plan.moves)

    @property
    def mark(self) -> Mark | None:
        """The mark that is shown now; None while others play."""
        if super().awaits is Awaits.DEAL and not self.is_played:
            return None
        return next((mark for mark in self.plan.marks if mark.move == self.turn_number), None)

    @property
    def marks_done(self) -> int:
        """How many marks were shown before."""
        return sum(mark.move < self.turn_number for mark in self.plan.marks)

    @property
    def _due(self) -> Move | None:
        """The next planned move."""
        return None if self.is_played else self.plan.moves[self.turn_number]

    @property
    def awaits(self) -> Awaits:
        return Awaits.DEAL if self.is_played else super().awaits

    def view(self, seat: int | None = None) -> SeatView:
        """Return the table with the next planned move as the only one."""
        seen, due = super().view(seat), self._due
        if seen.seat != YOU or not seen.moves:
            return seen
        moves = tuple(move for move in seen.moves if move == due)
        return replace(seen, moves=moves, plays=tuple(move for move in moves if isinstance(move, Play)))

    def play(self, move: Move) -> Refusal | tuple[AnyEvent, ...]:
        """Make the planned move; refuse any other."""
        return super().play(move) if move == self._due else NotAsked()

    def thinker(self) -> Callable[[], Thought]:
        """Return the planned move of the seat to act."""
        due = self._due
        if due is None:
            raise ValueError("The prepared deal is over.")
        thought = Thought(due, _PAUSE)
        return lambda: thought

    @property
    def computer_draw(self) -> Draw | None:
        """A draw by hand of another seat, if that is next."""
        due = self._due
        return due if isinstance(due, Draw) and due.seat != YOU else None

    @property
    def can_undo(self) -> bool:
        """Always False: each step is shown once."""
        return False

    @property
    def can_redo(self) -> bool:
        return False

    @property
    def can_stop(self) -> bool:
        return False
