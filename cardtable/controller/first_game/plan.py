"""How a game is shown: prepared cards, what everybody plays with them, and what is pointed at meanwhile.

Nothing here is written for one game. What there is to show is read off the rules: the total, one card of each
kind that does more than count, and the end, where somebody cannot play. Then a deal is looked for in which
just that happens, with the engine: cards that nobody has seen yet change places until who is to act holds
what is to be played, and the whole deal is played once more from its beginning before it is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Literal

from cardtable.cards.faces import rank_of
from cardtable.cards.shuffle import shuffle
from cardtable.game import engine
from cardtable.game.events import AnyEvent, CardsDrawn, CardStolen, HandsExchanged, StockRenewed
from cardtable.game.moves import STUCK, Decline, Draw, Move, Play
from cardtable.game.position import Position
from cardtable.game.state import PLAYING, State
from cardtable.game.table import Table
from cardtable.rules.effects import NEVER, REVERSE, SHIELD, SKIP, Add, CardOption, SetTotal
from cardtable.rules.model import Rules
from cardtable.rules.prose.cards import is_plain

YOU = 0
"""The seat of whoever is shown the game."""
SEATS = 3
"""So many sit there, if the game is for so many."""
SEED = "first game"
"""What is left to chance in the prepared deal."""

About = Literal["total", "card", "hold", "reverse", "stuck", "end"]

_MOST_CARDS = 4
"""So many cards are shown besides the one that only counts: two minutes are short."""
_AFTER = 3
"""So many plays there may be between the last card that is shown and the end."""
_TRIES = 70
"""How many plays are tried from one total on."""
_ALL_TRIES = 250
"""How many are tried in all before other cards are shown: nobody waits for long."""
_ON_THE_PILE = 4
_HELD = 4
"""Where all cards are dealt, so many are left in each hand: the deal is shown near its end."""
_WAYS = 4
"""How many cards are tried for somebody else's play."""
_NEAR = 13
"""Nobody reaches the edge from so far, where that wins."""
_LARGEST = 9
"""Somebody else's plain card adds no more, where there is a choice."""


@dataclass(frozen=True)
class Mark:
    """One thing that is shown: before the move of that number `face` is lit, and has to be played. What is
    shown after the last move has no card.
    """

    about: About
    move: int
    face: str = ""


@dataclass(frozen=True)
class Plan:
    """A deal that shows a game: where all cards lie, what is played, and what is pointed at.

    `shown` is the seat that cannot play at the end, or whose play ends the deal.
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
    """A deal that shows the game; to whoever knows another one, the cards that differ from it. None where no
    such deal was found: of a game that somebody made up, anything can be.
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
    """A table for three, or for as near as can be to that."""
    counts = sorted(range(rules.min_players, rules.max_players + 1), key=lambda count: abs(count - SEATS))
    return next((Table(rules, count) for count in counts if not rules.lack_of_cards(count)), None)


# What there is to show


def things(rules: Rules, known: Rules | None = None) -> tuple[Thing, ...]:
    """The cards that are worth showing, the most telling first: one of each kind, or those that differ from
    the game that is known.
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
    """Whether the card is never laid on its own in one's turn."""
    return any(option.total == NEVER or SHIELD in option.actions for option in rules.cards[face])


def _thing(rules: Rules, faces: list[str]) -> Thing:
    """What those cards show, which do the same."""
    first, *others = rules.cards[faces[0]]
    about: About = "card"
    if REVERSE in first.actions:
        about = "reverse"
    elif not others and first.total == Add(0) and not first.actions:
        about = "hold"
    return Thing(about, tuple(faces))


def _rank(rules: Rules, thing: Thing) -> tuple[int, int]:
    """What is shown first where there is no time for all: what most games have in common, then the rest."""
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
    """Whether the card does what few games know."""
    return any(set(option.actions) - {REVERSE, SKIP} for option in options)


def _kind(rules: Rules, thing: Thing) -> object:
    """Things of one kind are shown once."""
    options = rules.cards[thing.faces[0]]
    if thing.about != "card" or _is_special(options):
        return thing.about if not _is_special(options) else "special"
    return options[0].actions or type(options[0].total)


def _orders(cards: Sequence[Thing], rules: Rules) -> Iterator[tuple[Thing, ...]]:
    """The orders in which they may be shown, the best first: what makes a certain total late, and after it
    what leaves that as it is.
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
"""So many orders are tried before one card fewer is shown."""


# The deal in which that happens


class _Draft:
    """A deal that is laid out while it is played: cards that nobody has seen may still change places.

    `slots` are all cards as they lie at first, by seat, then the stock, then the pile. `held` and `stock` say
    of those that are hidden where they are by now, by their places in `slots`.
    """

    def __init__(self, table: Table, cards: Sequence[str], total: int) -> None:
        self.table, self.total = table, total
        self.slots = list(cards)
        (size, laid), seats = _sizes(table), range(table.players)
        self.held = [list(range(seat * size, (seat + 1) * size)) for seat in seats]
        self.stock = list(range(len(seats) * size, len(cards) - laid))
        self.moves: list[Move] = []
        self.marks: list[Mark] = []
        self.state = _begun(table, self.position)

    def copy(self) -> _Draft:
        """An independent one, that goes on from here."""
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
        """Where all cards lie when the deal begins."""
        table = self.table
        size, laid = _sizes(table)
        dealt, end = size * table.players, len(self.slots) - laid
        hands = tuple(tuple(self.slots[at : at + size]) for at in range(0, dealt, size))
        stock, pile = tuple(self.slots[dealt:end]), tuple(self.slots[end:])
        return Position(hands, stock, pile, self.total, YOU, table.start_direction)

    @property
    def hidden(self) -> frozenset[str]:
        """The cards that nobody has seen."""
        places = (*self.stock, *(one for held in self.held for one in held))
        return frozenset(self.slots[one] for one in places)

    def gives(self, seat: int, face: str, keeps: Iterable[int] = ()) -> int | None:
        """The seat holds that card from now on, if it can; its place among the slots. The seat keeps the
        cards of the places that are named.
        """
        for place in self.held[seat]:
            if self.slots[place] == face and place not in keeps:
                return place
        others = [one for number, held in enumerate(self.held) for one in held if number != seat]
        source = next((one for one in (*reversed(self.stock), *others) if self.slots[one] == face), None)
        # From the middle on: what is lit there has room on both sides.
        held = self.held[seat]
        from_middle = sorted(held, key=lambda one: abs(held.index(one) - len(held) // 2))
        free = next((one for one in from_middle if one not in keeps), None)
        if source is None or free is None:
            return None
        self._swap(free, source)
        return free

    def _swap(self, one: int, other: int) -> None:
        """Two hidden cards change places, as they lie now and as they lay at first."""
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
        """Makes the move; False where it led where hidden cards cannot be followed."""
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
        """What was laid is hidden no more; False where the seat got cards that nobody knows from where."""
        hand = Counter(self.state.hands[seat])
        known: list[int] = []
        for place in self.held[seat]:
            if hand[self.slots[place]]:
                hand[self.slots[place]] -= 1
                known.append(place)
        self.held[seat] = known
        return not hand.total()


def _sizes(table: Table) -> tuple[int, int]:
    """How many cards everybody holds when the prepared deal begins, and how many lie on the pile."""
    cards, size = table.setup(table.players)
    if table.rules.has_stock:
        return size, _ON_THE_PILE
    size = min(size, _HELD)
    return size, len(cards) - size * table.players


def _begun(table: Table, position: Position) -> State:
    """The deal as it begins with that position."""
    state = engine.new_game(table, SEED, position=position)
    engine.deal(state)
    return state


class _Search:
    """Looks for a deal at one table."""

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
        """Cards that do something else with the total, those together that do the same."""

    def find(self, cards: tuple[Thing, ...]) -> Plan | None:
        """A deal in which these are shown in this order, after the total."""
        self.things = (Thing("total", ()), *cards)
        for total in self._totals() if self.rules.has_stock else (self._laid_total(),):
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
        """Totals from which the deal may begin: with room for some plays, and not for many."""
        limit, plays = self.rules.limit, len(self.things) * self.table.players
        ideal = min(limit * 4 // 5, 5 * plays)
        yield from dict.fromkeys(
            _from_edge(self.rules, max(0, min(limit - 1, room)))
            for room in (ideal, ideal - 7, ideal + 6, ideal - 14, ideal + 13, ideal // 2, limit // 2)
        )

    def _laid_total(self) -> int:
        """What the cards on the pile come to."""
        total = 0
        for face in self._cards()[-_sizes(self.table)[1] :]:
            total += _step(self.rules, face, total)
        return total

    def _cards(self) -> list[str]:
        """The whole pack, shuffled: no two cards of a rank in a hand, and on the pile what only counts."""
        table = self.table
        cards = list(table.pack(table.players))
        shuffle(cards, SEED, self.rules.id)
        (size, laid), left = _sizes(table), cards
        dealt: list[str] = []
        for _ in range(table.players):
            hand = list({rank_of(card): card for card in left}.values())[:size]
            for card in hand:
                left.remove(card)
            more = left[: size - len(hand)]
            dealt += hand + more
            left = left[len(more) :]
        left.sort(key=lambda card: rank_of(card) in self.plain)
        plain = left[-laid:]
        rest = left[:-laid]
        shuffle(rest, SEED, "stock")
        return [*dealt, *rest, *plain]

    # One move after the other

    def _goes_on(self, draft: _Draft, shown: int, after: int) -> _Draft | None:
        """The whole deal from here, in which so many things were shown, and `after` plays made since the last
        of them; None where there is none.
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
            for play in self._laid(draft, state.turn, face):
                found = self._goes_on(play, shown, after)
                if found is not None:
                    return found
        return None

    def _shows(self, draft: _Draft, shown: int) -> _Draft | None:
        thing = self.things[shown]
        faces = _apart(thing.faces) if shown else self._fitting(draft, shown)
        for face in list(dict.fromkeys((*faces, *thing.faces)))[:_WAYS]:
            for made in self._laid(draft, YOU, face):
                made.marks.append(Mark(thing.about, len(draft.moves), face))
                found = self._goes_on(made, shown + 1, 0)
                if found is not None:
                    return found
        return None

    def _laid(self, draft: _Draft, seat: int, face: str) -> Iterator[_Draft]:
        """The deal after that seat has laid that card, in each way in which it can."""
        holding = draft.copy()
        if holding.gives(seat, face) is None:
            return
        plays = engine.legal_plays(holding.state)
        if seat == YOU and self.rules.won_by and any(self._wins(play) for play in plays):
            return  # Nobody is shown to lay something else then.
        plays = [play for play in plays if play.cards == (face,)]
        # Of several values the one that is no plain sum shows most.
        for play in reversed(plays[-2:]):
            made = holding.copy()
            if made.play(play):
                yield made

    def _wins(self, play: Play) -> bool:
        return (play.total - self.rules.edge) * self.rules.way >= 0

    def _fitting(self, draft: _Draft, shown: int) -> list[str]:
        """Cards that only count, those first that leave as much room as the plays to come need; then others,
        for where there is none.
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
            for made in self._laid(draft, state.turn, face):
                found = self._goes_on(made, len(self.things), after + 1)
                if found is not None:
                    return found
        return None

    def _stuck(self, draft: _Draft) -> _Draft | None:
        """Who is to act holds only cards that cannot be played."""
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
        """Who is to act ends the deal: goes over, or makes what all were to make."""
        faces = (*self.plain.values(), *self.others)
        for face in (face for alike in faces for face in _first_of(alike, draft.hidden)):
            for made in self._laid(draft, draft.state.turn, face):
                if made.state.phase is not PLAYING:
                    made.marks.append(Mark("end", len(made.moves)))
                    return made
        return None

    def _taken(self, draft: _Draft) -> Plan | None:
        """What was found, if it can be played just so from the beginning."""
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
    """What is done now besides playing, where something has to be: a question is answered with no."""
    moves = engine.legal_moves(state)
    if state.questions:
        return next((move for move in moves if isinstance(move, Decline)), moves[0])
    return next((move for move in moves if isinstance(move, Draw)), None)


def _from_edge(rules: Rules, room: int) -> int:
    """The total that leaves so much room."""
    return rules.edge - room * rules.way


def _step(rules: Rules, face: str, total: int) -> int:
    """By how much the card changes the total; one that can never be played leaves it as it is."""
    results = rules.cards[face][0].total.results(total)
    return results[0][1] - total if results else 0


def _first_of(faces: Iterable[str], hidden: frozenset[str]) -> list[str]:
    """The first of these that nobody has seen, if there is one."""
    return [face for face in faces if face in hidden][:1]


def _apart(faces: Iterable[str]) -> list[str]:
    """One face of each rank."""
    return list({rank_of(face): face for face in faces}.values())
