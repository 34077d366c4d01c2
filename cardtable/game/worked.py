"""Worked examples of the rules in words: a small table is laid out, the engine plays, what it did is told.

Nothing is worked out here: which totals a card can make, who is next and what becomes of a hand is read off
the same engine that plays, so an example cannot say anything else than the rules do. Four sit at the table in
this order, to the left: Anna, who is to play, Ben, Carla and Dan.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from cardtable.cards.faces import JOKER, pips_of, rank_of
from cardtable.game import engine
from cardtable.game.events import AnyEvent, CardStolen, OthersDraw, TokensChanged, TurnRepeated, ZeusTaken
from cardtable.game.moves import MISTAKE, Declare, Decline, Defend, Play, Sneak, TakeCard
from cardtable.game.parts.runs import next_rank
from cardtable.game.state import CLOCKWISE, PLAYING, State
from cardtable.game.table import Table
from cardtable.language import Card, Listed, Player, Rank, Slot, paragraph, say
from cardtable.rules.effects import (
    BOMB,
    CHAIN,
    CHOOSE,
    ELIMINATE,
    EXCHANGE,
    NEVER,
    OBLIGE,
    OTHERS_DRAW_1,
    OTHERS_DRAW_2,
    PASS_ON_ROUND_TOTAL,
    REVERSE,
    SHIELD,
    SKIP,
    STEAL,
    ZEUS,
    Action,
    Add,
    CardOption,
    Copy,
    Formula,
    SetAny,
    SetTotal,
)
from cardtable.rules.model import Rules
from cardtable.rules.prose import RulesText, rules_text
from cardtable.rules.prose.cards import card_rows, is_plain, is_thrown
from cardtable.rules.prose.words import cost

ANNA, BEN, CARLA, DAN = range(4)
_SEATS = 4
_STOCK = 40
_HAND = 3
"""So many cards are in a hand, or more: nobody lays the last one."""
_LONG_AGO = 99
"""So many turns were taken that no rank is banned any more."""
_MIDDLE = (57, 42, 31, 23, 12, 5, 2, 0)
"""Totals at which an example may begin; the first at which nothing else happens is taken."""
_ODD = (21, 37, 43, 12, 11, 9)
_ANOTHER = (60, 72, 7, 45, 14, 3, 90)
_SET = (32, 57, 72, 88, 12, 0)
_ROUND = 40
_SAID = 40
_LOW = 20
_BEFORE_COPYING = 60
_ROOM_TO_CHOOSE = 14
_NEARLY_FULL = 4
_ROOM_FOR_TWO = 12
"""Under the limit, for the two plays that a card lays on the next player."""
_TEN = 10
_SIXTY_NINE = 69
_EIGHT = 8
_FOUR = 4


@dataclass(frozen=True)
class Claim:
    """Cards that were laid at a total, and what they could make of it; `below` is the card under them where
    that counts.
    """

    cards: tuple[str, ...]
    before: int
    totals: tuple[int, ...]
    below: str = ""


@dataclass(frozen=True)
class Worked:
    """An example in words, and what it claims."""

    text: str
    claims: tuple[Claim, ...]


def explained(rules: Rules, players: int | None = None) -> RulesText:
    """The whole variant in words, with its examples."""
    return rules_text(rules, players, {name: one.text for name, one in worked_examples(rules).items()})


def worked_examples(rules: Rules) -> dict[str, Worked]:
    """The examples of a variant: by the first card of a row of the table of cards, and by the topics of
    sections, as `rules.prose` calls them.
    """
    table = _table(rules)
    if table is None:
        return {}
    found: dict[str, Worked] = {}
    for row in card_rows(rules):
        name = row.faces[0]
        face = next(f for f in rules.faces if name in (f, rank_of(f)) and rules.cards[f] == row.options)
        if not is_plain(face, row.options):
            _add(found, name, _OfCard(table, name, face).told())
    for topic, tell in _TOPICS.items():
        _add(found, topic, tell(table))
    return found


@dataclass
class _Told:
    """What an example says, sentence by sentence, and what it claims by it."""

    sentences: list[str] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)

    def say(self, text: str, *claims: Claim) -> None:
        """One sentence more."""
        self.sentences.append(text)
        self.claims += claims


def _add(found: dict[str, Worked], name: str, told: _Told) -> None:
    if told.sentences:
        text = say("howto-example", told=paragraph(told.sentences))
        found[name] = Worked(text, tuple(told.claims))


def _name(seat: int) -> Player:
    return Player(say("howto-example-name", count=seat + 1))


def _names(seats: Iterable[int]) -> Listed:
    return Listed([_name(seat) for seat in seats])


def _called(rules: Rules, face: str) -> Card:
    """The rank of a card where all cards of it do the same, else the card."""
    rank = rank_of(face)
    alike = all(rules.cards[other] == rules.cards[face] for other in rules.faces if rank_of(other) == rank)
    return Card(rank if alike else face)


# The table of an example


def _table(rules: Rules) -> Table | None:
    """A table for four, or for as many as there can be; None where nobody can be dealt to."""
    seats = range(rules.min_players, rules.max_players + 1)
    for players in sorted(seats, key=lambda count: abs(count - _SEATS)):
        if not rules.lack_of_cards(players):
            return Table(rules, players)
    return None


def _scene(table: Table, total: int, *hands: Sequence[str], apart: str = "") -> State:
    """Anna is to play at this total, clockwise. These cards are in the hands, from hers on, which are filled
    up with ordinary ones, none of the rank `apart`.
    """
    state = table.unplayed.clone()
    state.seed, state.phase, state.deal = "example", PLAYING, 1
    state.seat_everyone(range(table.players))
    state.direction, state.total, state.turn = CLOCKWISE, total, ANNA
    state.dealer = state.last_seat = table.players - 1
    state.turns_taken = (_LONG_AGO,) * table.players
    state.zeus = BEN if table.rules.terms.zeus is not None else None
    size = max(_HAND, table.rules.hand_size(table.players))
    ordinary = _ordinary(table.rules, apart)
    for seat in range(table.players):
        named = list(hands[seat]) if seat < len(hands) else []
        more = [card for card in ordinary if card not in named] * size
        state.hands[seat] = [*named, *more[: max(0, size - len(named))]]
    state.stock = (ordinary * _STOCK)[:_STOCK]
    state.pile = [ordinary[-1]]
    return state


def _ordinary(rules: Rules, apart: str = "") -> list[str]:
    """One card of each rank that only adds its number, but for one rank; any others where there are none."""
    by_rank = {rank_of(face): face for face, options in rules.cards.items() if is_plain(face, options)}
    by_rank.pop(apart, None)
    return (
        list(by_rank.values()) or [face for face in rules.faces if rank_of(face) != apart] or [*rules.faces]
    )


def _plays(state: State, *cards: str, target: int | None = None) -> list[Play]:
    """What the seat to act may do with these cards, and a seat that it names."""
    wanted = sorted(cards)
    return [
        play
        for play in engine.legal_plays(state)
        if sorted(play.cards) == wanted and play.target in (None, target) and MISTAKE not in play.marks
    ]


def _play(state: State, *cards: str, target: int | None = None) -> Play | None:
    """The first of these; None where they cannot be played."""
    return next(iter(_plays(state, *cards, target=target)), None)


def _totals(plays: Iterable[Play]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(play.total for play in plays))


def _apply(state: State, play: Play) -> list[AnyEvent]:
    events: list[AnyEvent] = []
    engine.apply(state, play, events.append)
    return events


def _is_quiet(rules: Rules, before: int, after: int) -> bool:
    """Whether the total does nothing else: no number is hit or crossed that means something."""
    if after == before:
        return True
    marks = [*rules.marks, *([] if rules.terms.milestones is None else [rules.limit])]
    if rules.terms.zeus is not None and after % _TEN == 0:
        return False
    return after <= rules.limit and not any(
        min(before, after) <= mark <= max(before, after) for mark in marks
    )


# The example of one card


@dataclass
class _Laid:
    """What came of a card: how the table stands then, who would have been next, and what happened."""

    state: State
    usual: int
    named: int
    events: list[AnyEvent]


class _OfCard:
    """The example of a card that a row of the table is about."""

    def __init__(self, table: Table, name: str, face: str) -> None:
        """`name` is what the row calls it: a rank, or the card itself."""
        self.table, self.face, self.rules = table, face, table.rules
        self.options = self.rules.cards[face]
        alike = all(self.rules.cards[f] == self.options for f in self.rules.faces if rank_of(f) == name)
        self.card = Card(name if alike else face)
        self.named = min(CARLA, table.players - 1)
        self._told = _Told()

    def told(self) -> _Told:
        """What there is to say of it."""
        total = self.options[0].total
        if SHIELD in self.options[0].actions:
            self._saved()
        elif total == NEVER:
            self._never()
        elif isinstance(total, Copy):
            self._copied()
        elif isinstance(total, SetAny):
            self._any()
        elif len(self.options) > 1:
            self._choice()
        else:
            self._one(self.options[0])
        return self._told

    def scene(self, total: int, *others: Sequence[str]) -> State:
        """Anna holds the card at this total."""
        return _scene(self.table, total, [self.face], *others, apart=rank_of(self.face))

    def _at(self, total: int) -> list[Play]:
        return _plays(self.scene(total), self.face, target=self.named)

    def _claim(self, before: int) -> Claim:
        return Claim((self.face,), before, _totals(self._at(before)))

    def _first(self, befores: Iterable[int], several: int = 1) -> int | None:
        """The first of these totals at which the card makes so many others, if there is one none of which
        means anything.
        """
        possible = None
        for before in befores:
            totals = _totals(self._at(before))
            if len(totals) == several:
                if all(_is_quiet(self.rules, before, after) for after in totals):
                    return before
                possible = before if possible is None else possible
        return possible

    def _starts(self, option: CardOption) -> tuple[int, ...]:
        """Totals at which one option may be shown, the best first."""
        limit, total = self.rules.limit, option.total
        stops = not self.rules.terms.overplay and self.rules.terms.zeus is None
        top = (limit,) if stops and not {OBLIGE, CHAIN, BOMB} & set(option.actions) else ()
        middle = tuple(before for before in _MIDDLE if before <= limit - _ROOM_FOR_TWO) or (0,)
        match total:
            case Add(amount) if amount <= 0:
                return (*top, *middle)
            case SetTotal(number):
                starts = tuple(one for one in _SET if abs(one - number) >= _TEN and one < limit)
                return (*top, *starts) if number < limit // 2 else starts
            case Formula():
                odd = tuple(before for before in _ODD if before < limit)
                return (_ROUND, *odd) if total == PASS_ON_ROUND_TOTAL else odd
        return middle

    # What becomes of the total

    def _one(self, option: CardOption) -> None:
        """A card that leaves no choice."""
        before = self._first(self._starts(option))
        if before is None:
            return
        (after,) = _totals(self._at(before))
        player = _name(ANNA)
        if after == before:
            text = say("howto-example-keeps", before=before, player=player, card=self.card)
        else:
            text = say("howto-example-makes", before=before, player=player, card=self.card, after=after)
        self._told.say(text, self._claim(before))
        self._consequences(before, option)
        if option.total == PASS_ON_ROUND_TOTAL:
            self._told.say(say("howto-example-not-now", before=before + 1), self._claim(before + 1))
        elif isinstance(option.total, Formula):
            self._otherwise(before, after)

    def _otherwise(self, before: int, after: int) -> None:
        """The same card where it does the other thing: halves what it doubled, rounds up and not down."""
        for another in _ANOTHER:
            made = _totals(self._at(another))
            if len(made) == 1 and (made[0] < another) != (after < before) and made[0] != another:
                text = say("howto-example-otherwise", before=another, after=made[0])
                self._told.say(text, self._claim(another))
                return

    def _choice(self) -> None:
        """All that it can be, and how near the limit there is no choice."""
        limit = self.rules.limit
        before = self._first(range(limit - _ROOM_TO_CHOOSE, -1, -1), len(self.options))
        if before is None:
            self._one(self.options[0])
            return
        totals = Listed(_totals(self._at(before)), "or")
        text = say("howto-example-choice", before=before, player=_name(ANNA), card=self.card, totals=totals)
        self._told.say(text, self._claim(before))
        for tight in range(limit - _NEARLY_FULL, limit + 1):
            legal = _totals(self._at(tight))
            every = self.scene(tight).cards.plays[self.face].every(tight)
            over = [play.total for play in every if play.total not in legal]
            if len(legal) == 1 and over:
                text = say("howto-example-no-choice", before=tight, after=legal[0], total=over[0])
                self._told.say(text, self._claim(tight))
                return

    def _any(self) -> None:
        before = self.rules.limit - _NEARLY_FULL + 1
        if _SAID in _totals(self._at(before)):
            text = say("howto-example-any", before=before, player=_name(ANNA), card=self.card, after=_SAID)
            self._told.say(text, Claim((self.face,), before, (_SAID,)))

    def _never(self) -> None:
        """A card that cannot be played, or only with three others of its kind."""
        if not is_thrown(self.rules, self.options[0]):
            text = say("howto-example-never", before=_LOW, player=_name(ANNA), card=self.card)
            self._told.say(text, self._claim(_LOW))
            return
        four, before = (self.face,) * _FOUR, self._starts(CardOption(Add(0)))[0]
        totals = _totals(_plays(_scene(self.table, before, four), *four))
        text = say("howto-example-thrown", rank=Rank(self.face), player=_name(ANNA), before=before)
        self._told.say(text, Claim(four, before, totals))

    def _copied(self) -> None:
        """The player before lays a card that takes something off; where there is none, an ordinary one."""
        last, apart = self.table.players - 1, rank_of(self.face)
        takes_off = (CardOption(Add(-_TEN)),)
        copied = next((face for face in self.rules.faces if self.rules.cards[face] == takes_off), None)
        copied = copied or _ordinary(self.rules, apart)[0]
        state = self.scene(_BEFORE_COPYING)
        state.turn, state.hands[last][0] = last, copied
        before = _play(state, copied)
        if before is None:
            return
        _apply(state, before)
        after = _play(state, self.face, target=self.named)
        if after is None or state.turn != ANNA:
            return
        text = say(
            "howto-example-copies",
            other=_name(last),
            second=_called(self.rules, copied),
            before=before.total,
            player=_name(ANNA),
            card=self.card,
            after=after.total,
        )
        laid = Claim((copied,), _BEFORE_COPYING, (before.total,))
        self._told.say(text, laid, Claim((self.face,), before.total, (after.total,), below=copied))

    def _saved(self) -> None:
        """A card that saves who is named, under one that would put them out."""
        strikes = next(
            (f for f, of in self.rules.cards.items() if any(ELIMINATE in o.actions for o in of)), None
        )
        if strikes is None:
            self._one(CardOption(self.options[0].total))
            return
        hands = [[strikes], *([[]] * (self.named - 1)), [self.face]]
        state = _scene(self.table, _MIDDLE[0], *hands)
        play = _play(state, strikes, target=self.named)
        if play is None:
            return
        _apply(state, play)
        if state.phase is PLAYING and state.in_deal[self.named]:
            text = say(
                "howto-example-saved",
                player=_name(ANNA),
                card=_called(self.rules, strikes),
                other=_name(self.named),
                second=self.card,
            )
            self._told.say(text, Claim((strikes,), _MIDDLE[0], (play.total,)))

    # What else happens

    def _consequences(self, before: int, option: CardOption) -> None:
        """What the card does besides, and what it makes others do."""
        if CHAIN in option.actions:
            self._answered(before)
        shed = self.rules.terms.shed
        state = self.scene(before, [shed.saves] if shed is not None and BOMB in option.actions else [])
        usual = state.following[ANNA]
        play = _play(state, self.face, target=self.named)
        if play is None:
            return
        laid = _Laid(state, usual, self.named, _apply(state, play))
        if state.phase is not PLAYING:
            return
        for action in option.actions:
            text = TELLERS[action](laid) if action in TELLERS else ""
            if text:
                self._told.say(text)
        if ZEUS not in option.actions and any(isinstance(event, ZeusTaken) for event in laid.events):
            self._told.say(_zeus_taken(laid))
        if OBLIGE in option.actions:
            _twice(self._told, laid)

    def _answered(self, before: int) -> None:
        """A card that asks for an answer: nobody gives one, or the next player does and the one after not."""
        state = self.scene(before)
        following = state.following[ANNA]
        play = _play(state, self.face, target=self.named)
        chain = self.rules.terms.queen_chain
        if play is None or chain is None or rank_of(self.face) != chain.rank:
            return
        _apply(state, play)
        _let_be(state)
        names: dict[str, Slot] = {"next": _name(following), "other": _name(state.turn)}
        self._told.say(say("howto-example-unanswered", rank=Rank(self.face), **names))
        answered = self.scene(before, [self.face])
        _apply(answered, play)
        answer = _play(answered, self.face, target=self.named)
        if answer is None:
            return
        _apply(answered, answer)
        _let_be(answered)
        if answered.penalty:
            names["other"] = _name(answered.turn)
            self._told.say(say("howto-example-answered", count=answered.owes, **names))


def _let_be(state: State) -> None:
    """Whoever is asked, or could answer a rank and need not, does not."""
    for move in engine.legal_moves(state):
        if isinstance(move, Decline):
            engine.apply(state, move)
            return


def _turned(laid: _Laid) -> str:
    if any(isinstance(event, TurnRepeated) for event in laid.events):
        return say("howto-example-again", player=_name(ANNA))
    if laid.state.turn == laid.usual:
        return ""
    return say("howto-example-turned", next=_name(laid.state.turn), other=_name(laid.usual))


def _skipped(laid: _Laid) -> str:
    if laid.state.turn == laid.usual:
        return ""
    return say("howto-example-skipped", other=_name(laid.usual), next=_name(laid.state.turn))


def _named_next(laid: _Laid) -> str:
    return say("howto-example-named", player=_name(ANNA), next=_name(laid.state.turn))


def _struck(laid: _Laid) -> str:
    slots: dict[str, Slot] = {
        "player": _name(ANNA),
        "other": _name(laid.named),
        "next": _name(laid.state.turn),
    }
    return say("howto-example-struck", **slots)


def _exchanged(laid: _Laid) -> str:
    count = len(laid.state.hands[ANNA])
    return say("howto-example-exchanged", player=_name(ANNA), other=_name(laid.named), count=count)


def _stolen(laid: _Laid) -> str:
    state, players = laid.state, {"player": _name(ANNA), "other": _name(laid.named)}
    if state.robbed is None:
        stolen = any(isinstance(event, CardStolen) for event in laid.events)
        return say("howto-example-stolen", **players) if stolen else ""
    card = state.hands[state.robbed][0]
    engine.apply(state, TakeCard(ANNA, card))
    return say("howto-example-stolen-seen", second=Card(card), **players)


def _zeus_taken(laid: _Laid) -> str:
    return say("howto-example-zeus", player=_name(ANNA), other=_name(BEN))


def _others_draw(laid: _Laid) -> str:
    count = sum(event.count for event in laid.events if isinstance(event, OthersDraw))
    others = _names(laid.state.others(ANNA))
    return say("howto-example-others-draw", others=others, count=count) if count else ""


def _bombed(laid: _Laid) -> str:
    """Who has a card that saves discards it; all others flip."""
    state = laid.state
    saves = next((move for move in engine.legal_moves(state) if isinstance(move, Defend)), None)
    if saves is None:
        return ""
    engine.apply(state, saves)
    others = [seat for seat in range(state.table.players) if seat not in (ANNA, saves.seat)]
    if not others:
        return ""
    slots: dict[str, Slot] = {"next": _name(saves.seat), "second": Card(saves.card)}
    slots["others"] = _names(others)
    return say("howto-example-bomb", **slots)


TELLERS: Mapping[Action, Callable[[_Laid], str]] = {
    REVERSE: _turned,
    SKIP: _skipped,
    CHOOSE: _named_next,
    ELIMINATE: _struck,
    EXCHANGE: _exchanged,
    STEAL: _stolen,
    ZEUS: _zeus_taken,
    OTHERS_DRAW_1: _others_draw,
    OTHERS_DRAW_2: _others_draw,
    BOMB: _bombed,
}
"""What else a card does, told when it was laid."""


def _twice(told: _Told, laid: _Laid) -> None:
    """The next player lays two cards that do nothing but change the total: ordinary ones if they fit."""
    state, rules = laid.state, laid.state.table.rules
    seat = state.turn
    helpers = _harmless(rules)
    state.hands[seat] = [*helpers, *state.hands[seat]]
    made: list[Claim] = []
    after: list[int] = []
    for _ in range(state.plays_owed):
        laid_now = {card for claim in made for card in claim.cards}
        plays = [play for face in helpers if face not in laid_now for play in _plays(state, face)]
        if not plays:
            return
        made.append(Claim(plays[0].cards, state.total, (plays[0].total,)))
        _apply(state, plays[0])
        after.append(state.total)
    if len(made) == 2:
        _tell_twice(told, rules, seat, made, after[0])


def _tell_twice(told: _Told, rules: Rules, seat: int, made: Sequence[Claim], between: int) -> None:
    first, second = made
    slots: dict[str, Slot] = {
        "next": _name(seat),
        "card": _called(rules, first.cards[0]),
        "before": first.totals[0],
        "second": _called(rules, second.cards[0]),
        "after": second.totals[0],
    }
    if between == first.totals[0]:
        told.say(say("howto-example-twice", **slots), first, second)
    else:
        told.say(say("howto-example-twice-back", total=between, **slots), first, second)


def _harmless(rules: Rules) -> list[str]:
    """A few small numbers, and two cards that take something off or leave the total as it is."""
    adds: dict[str, tuple[int, str]] = {}
    for face, options in rules.cards.items():
        total = options[0].total
        if len(options) == 1 and not options[0].actions and isinstance(total, Add):
            adds.setdefault(rank_of(face), (total.amount, face))
    up = sorted(add for add in adds.values() if add[0] > 0)
    down = sorted(add for add in adds.values() if add[0] <= 0)
    return [face for _, face in (*up[1:3], *up[:1], *down[:2])]


# Examples of sections


def _handed_on(table: Table) -> _Told:
    """Playing twice: a card that hands both plays on, or stands in for both."""
    told = _Told()
    terms = table.rules.terms.obligation
    if terms is None:
        return told
    for card in [face for face in table.rules.faces if face in terms.passes_on][:1]:
        _under_two(told, table, card, _MIDDLE[0], "howto-example-handed-on")
    joker = next((face for face in table.rules.faces if rank_of(face) == JOKER), None)
    if terms.cancels == "joker" and joker is not None:
        _under_two(told, table, joker, terms.between or 0, "howto-example-cancelled")
    return told


def _under_two(told: _Told, table: Table, card: str, total: int, message: str) -> None:
    """The player has to play twice and lays this card first."""
    state = _scene(table, total, [card])
    state.owes = 2
    play = _play(state, card, target=CARLA)
    if play is not None:
        _apply(state, play)
        slots: dict[str, Slot] = {
            "player": _name(ANNA),
            "card": _called(table.rules, card),
            "next": _name(state.turn),
        }
        told.say(say(message, **slots), Claim((card,), total, (play.total,)))


def _together(table: Table) -> _Told:
    """Several cards in one play."""
    told, rules = _Told(), table.rules
    terms = rules.terms.together
    if terms is None or not (terms.pairs or terms.same_rank):
        return told
    before = next((total for total in _MIDDLE if total <= rules.limit - 2 * _TEN), 0)
    eight = min(_ordinary(rules), key=lambda face: abs(_EIGHT - (pips_of(face) or 0)))
    ranks = (terms.pairs or [rank_of(eight)])[:2]
    of_rank = [[face for face in rules.faces if rank_of(face) == rank] for rank in ranks]
    chosen = tuple([face for faces in of_rank for face in faces[: 3 - len(ranks)]])
    play = _play(_scene(table, before, chosen), *chosen) if len(chosen) == 2 else None
    if play is None:
        return told
    slots: dict[str, Slot] = {"before": before, "player": _name(ANNA), "after": play.total}
    if terms.pairs:
        cards = Listed([_called(rules, card) for card in chosen])
        text = say("howto-example-pair", cards=cards, **slots)
    else:
        text = say("howto-example-several", count=2, rank=Rank(chosen[0]), **slots)
    told.say(text, Claim(chosen, before, (play.total,)))
    return told


def _milestones(table: Table) -> _Told:
    """A total that is hit, and one that is jumped over."""
    told, terms = _Told(), table.rules.terms.milestones
    if terms is None:
        return told
    found = _reaching(table, terms.at[0])
    if found is None:
        return told
    before, play = found
    pays = cost(table.rules, terms.tokens)
    told.say(_makes(table, before, play), Claim(play.cards, before, (play.total,)))
    told.say(say("howto-example-hit", cost=pays))
    jump = _play(_scene(table, before + 1, play.cards), *play.cards)
    if jump is None:
        return told
    claim = Claim(play.cards, before + 1, (jump.total,))
    told.say(say("howto-example-otherwise", before=before + 1, after=jump.total), claim)
    told.say(say("howto-example-jump", total=play.total, player=_name(ANNA), cost=pays))
    return told


def _borders(table: Table) -> _Told:
    """A border that is crossed."""
    told, terms = _Told(), table.rules.terms.borders
    found = None if terms is None else _reaching(table, terms.at[0] + 2)
    if terms is not None and found is not None:
        before, play = found
        told.say(_makes(table, before, play), Claim(play.cards, before, (play.total,)))
        slots: dict[str, Slot] = {"total": terms.at[0], "player": _name(ANNA), "cost": cost(table.rules)}
        told.say(say("howto-example-border", **slots))
    return told


def _zeus(table: Table) -> _Told:
    """A number that makes a multiple of ten."""
    told = _Told()
    found = _reaching(table, 3 * _TEN) if table.rules.terms.zeus is not None else None
    if found is not None:
        before, play = found
        told.say(_makes(table, before, play), Claim(play.cards, before, (play.total,)))
        told.say(say("howto-example-zeus", player=_name(ANNA), other=_name(BEN)))
    return told


def _reaching(table: Table, wanted: int) -> tuple[int, Play] | None:
    """An ordinary card, neither small nor high, and the total at which it makes the one that is wanted."""
    for card in _ordinary(table.rules)[3:] + _ordinary(table.rules)[:3]:
        total = table.rules.cards[card][0].total
        if isinstance(total, Add):
            before = wanted - total.amount
            plays = _plays(_scene(table, before, [card], apart=rank_of(card)), card)
            if plays and plays[0].total == wanted:
                return before, plays[0]
    return None


def _makes(table: Table, before: int, play: Play) -> str:
    card = _called(table.rules, play.cards[0])
    return say("howto-example-makes", before=before, player=_name(ANNA), card=card, after=play.total)


def _runs(table: Table) -> _Told:
    """Two neighbours make a run, and only the next rank earns the draw."""
    told, rules = _Told(), table.rules
    low = _MIDDLE[1]
    ordinary = _ordinary(rules)
    for first in ordinary if rules.terms.runs is not None and table.players > CARLA else ():
        second = next((face for face in ordinary if rank_of(face) == next_rank(first, 1)), None)
        if second is None:
            continue
        state = _scene(table, low, [first], [second])
        for card in (first, second):
            play = _play(state, card)
            if play is None:
                return _Told()
            told.claims.append(Claim((card,), state.total, (play.total,)))
            _apply(state, play)
        slots: dict[str, Slot] = {"player": _name(ANNA), "next": _name(BEN), "other": _name(state.turn)}
        going_on = Rank(next_rank(second, state.run))
        cards: dict[str, Slot] = {"card": _called(rules, first), "second": _called(rules, second)}
        told.say(say("howto-example-run", rank=going_on, **cards, **slots))
        break
    return told


def _sixty_nine(table: Table) -> _Told:
    """A card that makes exactly 69, when something was paid before."""
    told = _Told()
    found = _reaching(table, _SIXTY_NINE) if table.rules.terms.sixty_nine_effect != "none" else None
    if found is None:
        return told
    before, play = found
    state = _scene(table, before, play.cards, apart=rank_of(play.cards[0]))
    state.pool = table.players
    events = _apply(state, play)
    changes = [event for event in events if isinstance(event, TokensChanged)]
    won = bool(changes) and all(event.seat == ANNA and event.change > 0 for event in changes)
    if won:
        what = say("howto-example-69-wins", player=_name(ANNA), cost=cost(table.rules))
    elif changes or not (state.total == 0 or any(state.forfeits)):
        return told
    else:
        what = say("howto-example-69-forfeit") if state.total else say("howto-example-69-zero")
    told.say(_makes(table, before, play), Claim(play.cards, before, (play.total,)))
    told.say(what)
    return told


def _three(table: Table) -> _Told:
    """Three of a kind that are laid down."""
    told = _Told()
    rank = rank_of(_ordinary(table.rules)[-1])
    three = [face for face in table.rules.faces if rank_of(face) == rank][:3]
    state = _scene(table, _MIDDLE[0], three)
    move = next((move for move in engine.legal_moves(state) if isinstance(move, Declare)), None)
    if move is not None:
        slots: dict[str, Slot] = {"player": _name(ANNA), "cost": cost(table.rules)}
        told.say(say("howto-example-three", rank=Rank(move.cards[0]), **slots))
    return told


def _banned(table: Table) -> _Told:
    """A rank that may not be played at the beginning, and where it may all the same."""
    told, ban = _Told(), table.rules.terms.ban
    card = next((face for face in table.rules.faces if ban is not None and rank_of(face) == ban.rank), None)
    if card is None:
        return told
    slots: dict[str, Slot] = {"player": _name(ANNA), "card": _called(table.rules, card)}
    for before, message in ((_SET[0], "howto-example-banned"), (table.limit, "howto-example-not-banned")):
        state = _scene(table, before, [card])
        state.turns_taken = (0,) * table.players
        may = _play(state, card) is not None
        if may == (message == "howto-example-not-banned"):
            told.say(say(message, before=before, **slots))
    return told


def _sneaked(table: Table) -> _Told:
    """A number that somebody else holds too, and lays out of turn."""
    told, terms, ordinary = _Told(), table.rules.terms.zeus, _ordinary(table.rules)
    if terms is None or table.players <= CARLA:
        return told
    card = ordinary[len(ordinary) // 2]
    state = _scene(table, _MIDDLE[0], [card], [], [card], apart=rank_of(card))
    play = _play(state, card)
    if play is None:
        return told
    _apply(state, play)
    sneak = next((move for move in engine.legal_moves(state) if isinstance(move, Sneak)), None)
    if sneak is None:
        return told
    engine.apply(state, sneak)
    told.say(_makes(table, _MIDDLE[0], play), Claim((card,), _MIDDLE[0], (play.total,)))
    slots: dict[str, Slot] = {"other": _name(sneak.seat), "card": _called(table.rules, card)}
    told.say(say("howto-example-sneak", after=state.total, **slots))
    return told


_TOPICS: Mapping[str, Callable[[Table], _Told]] = {
    "several": _together,
    "twice": _handed_on,
    "runs": _runs,
    "milestones": _milestones,
    "borders": _borders,
    "69": _sixty_nine,
    "three": _three,
    "ban": _banned,
    "zeus": _zeus,
    "sneak": _sneaked,
}
"""The topics of `rules.prose.special_sections` that have an example."""
