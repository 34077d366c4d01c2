"""The example of one card: the total it makes, its other effects, and how others react."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from cardtable.cards.faces import rank_of
from cardtable.game import engine
from cardtable.game.events import AnyEvent, CardStolen, OthersDraw, TurnRepeated, ZeusTaken
from cardtable.game.moves import Decline, Defend, Play, TakeCard
from cardtable.game.state import PLAYING, State
from cardtable.game.table import Table
from cardtable.game.worked.scene import (
    ANNA,
    BEN,
    CARLA,
    MIDDLE,
    SET,
    TEN,
    Claim,
    ExampleText,
    called,
    carry_out,
    is_quiet,
    lay_out,
    name_of,
    names_of,
    ordinary_cards,
    play_of,
    plays_of,
    totals_of,
)
from cardtable.language import Card, Listed, Rank, Slot, say
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
    REDEAL,
    REVERSE,
    SHIELD,
    SKIP,
    STEAL,
    ZEUS,
    Action,
    Add,
    AddAny,
    CardOption,
    Copy,
    Formula,
    SetAny,
    SetTotal,
)
from cardtable.rules.model import Rules
from cardtable.rules.prose.cards import is_thrown
from cardtable.rules.prose.words import cost

_ODD = (21, 37, 43, 12, 11, 9)
"""Totals for a card that computes with the total."""
_ANOTHER = (60, 72, 7, 45, 14, 3, 90)
"""Other totals, at which such a card may do the opposite."""
_ROUND = 40
_SAID = 40
_LOW = 20
_BEFORE_COPYING = 60
_ROOM_TO_CHOOSE = 14
"""The room under the limit for a card that has a choice."""
_NEARLY_FULL = 4
_ROOM_FOR_TWO = 12
"""The room under the limit for the two plays of an obligation."""
_FOUR = 4


@dataclass
class _Outcome:
    """The result of a card: the state, the next seat without its effect, the named seat, and the events."""

    state: State
    usual: int
    named: int
    events: list[AnyEvent]


class OfCard:
    """The example for the card of a table row."""

    def __init__(self, table: Table, name: str, face: str) -> None:
        """Prepare; `name` is that of the row: a rank, or the card itself."""
        self.table, self.face, self.rules = table, face, table.rules
        self.options = self.rules.cards[face]
        alike = all(self.rules.cards[f] == self.options for f in self.rules.faces if rank_of(f) == name)
        self.card = Card(name if alike else face)
        self.named = min(CARLA, table.players - 1)
        self._text = ExampleText()

    def text(self) -> ExampleText:
        """Return all sentences about it."""
        total = self.options[0].total
        if SHIELD in self.options[0].actions:
            self._saved()
        elif total == NEVER:
            self._never()
        elif isinstance(total, Copy):
            self._copied()
        elif isinstance(total, AddAny | SetAny):
            self._any()
        elif len(self.options) > 1:
            self._choice()
        else:
            self._one(self.options[0])
        return self._text

    def scene(self, total: int, *others: Sequence[str]) -> State:
        """Return a table at this total at which Anna holds the card."""
        return lay_out(self.table, total, [self.face], *others, apart=rank_of(self.face))

    def _at(self, total: int) -> list[Play]:
        return plays_of(self.scene(total), self.face, target=self.named)

    def claim(self, before: int) -> Claim:
        """Return the claim of the card's totals from `before`."""
        return Claim((self.face,), before, totals_of(self._at(before)))

    def _first(self, befores: Iterable[int], several: int = 1) -> int | None:
        """Return the first of these totals at which the card makes `several` others.

        Those without other effects come first, and those at which the card sleeps don't count.
        """
        possible = None
        awake = [b for b in befores if self.rules.options_at(self.face, b) is self.options]
        for before in awake or range(self.rules.limit, -1, -1):
            totals = totals_of(self._at(before))
            if len(totals) == several:
                if all(is_quiet(self.rules, before, after) for after in totals):
                    return before
                possible = before if possible is None else possible
        return possible

    def _starts(self, option: CardOption) -> tuple[int, ...]:
        """Return totals at which one option may be shown, the best first."""
        limit, total = self.rules.limit, option.total
        rules = self.rules
        stops = not rules.terms.overplay and rules.terms.zeus is None and not rules.ends_at_edge
        top = (self.rules.edge,) if stops and not {OBLIGE, CHAIN, BOMB} & set(option.actions) else ()
        middle = tuple(before for before in MIDDLE if before <= limit - _ROOM_FOR_TWO) or (0,)
        match total:
            case Add(amount) if amount == 0 or (amount > 0) is self.rules.counts_down:
                return (*top, *middle)
            case SetTotal(number):
                starts = tuple(one for one in SET if abs(one - number) >= TEN and one < limit)
                return (*top, *starts) if number < limit // 2 else starts
            case Formula():
                odd = tuple(before for before in _ODD if before < limit)
                return (_ROUND, *odd) if total == PASS_ON_ROUND_TOTAL else odd
        return middle

    # The total

    def _one(self, option: CardOption) -> None:
        """Describe a card without a choice."""
        before = self._first(self._starts(option))
        if before is None:
            return
        (after,) = totals_of(self._at(before))
        player = name_of(ANNA)
        if after == before:
            text = say("howto-example-keeps", before=before, player=player, card=self.card)
        else:
            text = say("howto-example-makes", before=before, player=player, card=self.card, after=after)
        self._text.say(text, self.claim(before))
        self._consequences(before, option)
        if option.total == PASS_ON_ROUND_TOTAL:
            self._text.say(say("howto-example-not-now", before=before + 1), self.claim(before + 1))
        elif isinstance(option.total, Formula):
            self._otherwise(before, after)

    def _otherwise(self, before: int, after: int) -> None:
        """Describe the same card at a total at which it does the opposite.

        Halves instead of doubling, rounds up instead of down.
        """
        for another in _ANOTHER:
            made = totals_of(self._at(another))
            if len(made) == 1 and (made[0] < another) != (after < before) and made[0] != another:
                text = say("howto-example-otherwise", before=another, after=made[0])
                self._text.say(text, self.claim(another))
                return

    def _choice(self) -> None:
        """Describe all its values, and that near the limit there is no choice."""
        limit = self.rules.limit
        before = self._first(range(limit - _ROOM_TO_CHOOSE, -1, -1), len(self.options))
        if before is None:
            self._one(self.options[0])
            return
        totals = Listed(totals_of(self._at(before)), "or")
        text = say("howto-example-choice", before=before, player=name_of(ANNA), card=self.card, totals=totals)
        self._text.say(text, self.claim(before))
        self._one_way(before, totals_of(self._at(before)))
        for tight in range(limit - _NEARLY_FULL, limit + (not self.rules.ends_at_edge)):
            plays = self._at(tight)
            legal = totals_of(plays)
            every = self.scene(tight).cards.plays[self.face].every(tight)
            over = [play.total for play in every if play.total not in legal]
            if len(legal) == 1 and over:
                turns = all(REVERSE.word in play.marks for play in plays)
                stays = "howto-example-has-to-turn" if turns else "howto-example-has-to-stay"
                message = stays if legal[0] == tight else "howto-example-no-choice"
                text = say(message, before=tight, after=legal[0], total=over[0])
                self._text.say(text, self.claim(tight))
                return

    def _one_way(self, before: int, made: Sequence[int]) -> None:
        """Describe the other effects of the one option that has any."""
        ways = [option for option in self.options if option.actions]
        if len(ways) == 1 and not EXAMPLES.keys().isdisjoint(ways[0].actions):
            ((_, after),) = ways[0].total.results(before)
            others = Listed([total for total in made if total != after], "or")
            self._text.say(say("howto-example-one-way", player=name_of(ANNA), after=after, totals=others))
            self._consequences(before, ways[0])

    def _any(self) -> None:
        before = self.rules.limit - _NEARLY_FULL + 1
        made = [total for total in totals_of(self._at(before)) if total <= self.rules.limit]
        said = _SAID if _SAID in made else max(made)
        text = say("howto-example-any", before=before, player=name_of(ANNA), card=self.card, after=said)
        self._text.say(text, Claim((self.face,), before, (said,)))

    def _never(self) -> None:
        """Describe a card that can't be played, or only with three others of its kind."""
        if not is_thrown(self.rules, self.options[0]):
            text = say("howto-example-never", before=_LOW, player=name_of(ANNA), card=self.card)
            self._text.say(text, self.claim(_LOW))
            return
        four, before = (self.face,) * _FOUR, self._starts(CardOption(Add(0)))[0]
        totals = totals_of(plays_of(lay_out(self.table, before, four), *four))
        text = say("howto-example-thrown", rank=Rank(self.face), player=name_of(ANNA), before=before)
        self._text.say(text, Claim(four, before, totals))

    def _copied(self) -> None:
        """Describe a copy of a card that takes something off; if there is none, of an ordinary one."""
        last, apart = self.table.players - 1, rank_of(self.face)
        takes_off = (CardOption(Add(-TEN)),)
        copied = next((face for face in self.rules.faces if self.rules.cards[face] == takes_off), None)
        copied = copied or ordinary_cards(self.rules, apart)[0]
        state = self.scene(_BEFORE_COPYING)
        state.turn, state.hands[last][0] = last, copied
        before = play_of(state, copied)
        if before is None:
            return
        carry_out(state, before)
        after = play_of(state, self.face, target=self.named)
        if after is None or state.turn != ANNA:
            return
        text = say(
            "howto-example-copies",
            other=name_of(last),
            second=called(self.rules, copied),
            before=before.total,
            player=name_of(ANNA),
            card=self.card,
            after=after.total,
        )
        copied_claim = Claim((copied,), _BEFORE_COPYING, (before.total,))
        self._text.say(text, copied_claim, Claim((self.face,), before.total, (after.total,), below=copied))

    def _saved(self) -> None:
        """Describe a shield under a card that would put its holder out."""
        strikes = next(
            (f for f, of in self.rules.cards.items() if any(ELIMINATE in o.actions for o in of)), None
        )
        if strikes is None:
            self._one(CardOption(self.options[0].total))
            return
        hands = [[strikes], *([[]] * (self.named - 1)), [self.face]]
        state = lay_out(self.table, MIDDLE[0], *hands)
        play = play_of(state, strikes, target=self.named)
        if play is None:
            return
        carry_out(state, play)
        if state.phase is PLAYING and state.in_deal[self.named]:
            text = say(
                "howto-example-saved",
                player=name_of(ANNA),
                card=called(self.rules, strikes),
                other=name_of(self.named),
                second=self.card,
            )
            self._text.say(text, Claim((strikes,), MIDDLE[0], (play.total,)))

    # Other effects

    def _consequences(self, before: int, option: CardOption) -> None:
        """Describe the card's effects besides the total, and the others' reactions."""
        if CHAIN in option.actions:
            self._answered(before)
        shed = self.rules.terms.shed
        state = self.scene(before, [shed.saves] if shed is not None and BOMB in option.actions else [])
        usual = state.following[ANNA]
        plays = plays_of(state, self.face, target=self.named)
        if not plays:
            return
        play = next((play for play in plays if play.marks == option.marks), plays[0])
        outcome = _Outcome(state, usual, self.named, carry_out(state, play))
        if state.phase is not PLAYING:
            return
        for action in option.actions:
            text = EXAMPLES[action](outcome) if action in EXAMPLES else ""
            if text:
                self._text.say(text)
        if ZEUS not in option.actions and any(isinstance(event, ZeusTaken) for event in outcome.events):
            self._text.say(_zeus_taken(outcome))
        if OBLIGE in option.actions:
            _twice(self._text, outcome)

    def _answered(self, before: int) -> None:
        """Describe a card that demands an answer: without one, and with one by the next player."""
        state = self.scene(before)
        following = state.following[ANNA]
        play = play_of(state, self.face, target=self.named)
        chain = self.rules.terms.queen_chain
        if play is None or chain is None or rank_of(self.face) != chain.rank:
            return
        carry_out(state, play)
        _let_be(state)
        names: dict[str, Slot] = {"next": name_of(following), "other": name_of(state.turn)}
        self._text.say(say("howto-example-unanswered", rank=Rank(self.face), **names))
        answered = self.scene(before, [self.face])
        carry_out(answered, play)
        answer = play_of(answered, self.face, target=self.named)
        if answer is None:
            return
        carry_out(answered, answer)
        _let_be(answered)
        if answered.penalty:
            names["other"] = name_of(answered.turn)
            self._text.say(say("howto-example-answered", count=answered.owes, **names))


def _let_be(state: State) -> None:
    """Let the seat that is asked, or could answer a rank, decline."""
    for move in engine.legal_moves(state):
        if isinstance(move, Decline):
            engine.apply(state, move)
            return


def _turned(outcome: _Outcome) -> str:
    if any(isinstance(event, TurnRepeated) for event in outcome.events):
        return say("howto-example-again", player=name_of(ANNA))
    if outcome.state.turn == outcome.usual:
        return ""
    return say("howto-example-turned", next=name_of(outcome.state.turn), other=name_of(outcome.usual))


def _skipped(outcome: _Outcome) -> str:
    if outcome.state.turn == outcome.usual:
        return ""
    return say("howto-example-skipped", other=name_of(outcome.usual), next=name_of(outcome.state.turn))


def _named_next(outcome: _Outcome) -> str:
    return say("howto-example-named", player=name_of(ANNA), next=name_of(outcome.state.turn))


def _struck(outcome: _Outcome) -> str:
    slots: dict[str, Slot] = {
        "player": name_of(ANNA),
        "other": name_of(outcome.named),
        "next": name_of(outcome.state.turn),
    }
    return say("howto-example-struck", **slots)


def _exchanged(outcome: _Outcome) -> str:
    count = len(outcome.state.hands[ANNA])
    return say("howto-example-exchanged", player=name_of(ANNA), other=name_of(outcome.named), count=count)


def _stolen(outcome: _Outcome) -> str:
    state, players = outcome.state, {"player": name_of(ANNA), "other": name_of(outcome.named)}
    if state.robbed is None:
        stolen = any(isinstance(event, CardStolen) for event in outcome.events)
        return say("howto-example-stolen", **players) if stolen else ""
    card = state.hands[state.robbed][0]
    engine.apply(state, TakeCard(ANNA, card))
    return say("howto-example-stolen-seen", second=Card(card), **players)


def _zeus_taken(outcome: _Outcome) -> str:
    return say("howto-example-zeus", player=name_of(ANNA), other=name_of(BEN))


def _others_draw(outcome: _Outcome) -> str:
    count = sum(event.count for event in outcome.events if isinstance(event, OthersDraw))
    others = names_of(outcome.state.others(ANNA))
    return say("howto-example-others-draw", others=others, count=count) if count else ""


def _bombed(outcome: _Outcome) -> str:
    """Describe that a player with a saving card discards it, and all others flip."""
    state = outcome.state
    saves = next((move for move in engine.legal_moves(state) if isinstance(move, Defend)), None)
    if saves is None:
        return ""
    engine.apply(state, saves)
    others = [seat for seat in range(state.table.players) if seat not in (ANNA, saves.seat)]
    if not others:
        return ""
    slots: dict[str, Slot] = {"next": name_of(saves.seat), "second": Card(saves.card)}
    slots |= {"others": names_of(others), "cost": cost(state.table.rules)}
    return say("howto-example-bomb", **slots)


EXAMPLES: Mapping[Action, Callable[[_Outcome], str]] = {
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
    REDEAL: lambda made: say("howto-example-redealt", count=len(made.state.hands[ANNA])),
}
"""The sentences for other effects of a card."""


def _twice(text: ExampleText, outcome: _Outcome) -> None:
    """Describe the next player's two plays, of ordinary cards if they fit."""
    state, rules = outcome.state, outcome.state.table.rules
    seat = state.turn
    helpers = _harmless(rules)
    state.hands[seat] = [*helpers, *state.hands[seat]]
    made: list[Claim] = []
    after: list[int] = []
    for _ in range(state.plays_owed):
        played_now = {card for claim in made for card in claim.cards}
        plays = [play for face in helpers if face not in played_now for play in plays_of(state, face)]
        if not plays:
            return
        made.append(Claim(plays[0].cards, state.total, (plays[0].total,)))
        carry_out(state, plays[0])
        after.append(state.total)
    if len(made) == 2:
        _add_twice(text, rules, seat, made, after[0])


def _add_twice(text: ExampleText, rules: Rules, seat: int, made: Sequence[Claim], between: int) -> None:
    first, second = made
    slots: dict[str, Slot] = {
        "next": name_of(seat),
        "card": called(rules, first.cards[0]),
        "before": first.totals[0],
        "second": called(rules, second.cards[0]),
        "after": second.totals[0],
    }
    if between == first.totals[0]:
        text.say(say("howto-example-twice", **slots), first, second)
    else:
        text.say(say("howto-example-twice-back", total=between, **slots), first, second)


def _harmless(rules: Rules) -> list[str]:
    """Return a few small numbers, and two cards that take something off or leave the total as it is."""
    adds: dict[str, tuple[int, str]] = {}
    for face, options in rules.cards.items():
        total = options[0].total
        if len(options) == 1 and not options[0].actions and isinstance(total, Add):
            adds.setdefault(rank_of(face), (total.amount, face))
    up = sorted(add for add in adds.values() if add[0] > 0)
    down = sorted(add for add in adds.values() if add[0] <= 0)
    return [face for _, face in (*up[1:3], *up[:1], *down[:2])]
