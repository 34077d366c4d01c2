"""The form of a variant file, as `msgspec` decodes it: all keys, all optional.

A document has only what differs; `rules.loader` merges documents and turns the whole into `Rules`. Options of
house rules are documents too: choosing one merges it over the variant.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args

import msgspec

from cardtable.rules import MOST_SEATS

Seats = Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=20)]
Times = Annotated[int, msgspec.Meta(ge=1, le=20)]
Limit = Annotated[int, msgspec.Meta(ge=1, le=999)]
Deals = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]

ByPlayers = Count | dict[str, Count]
"""A number, or `{ default = 5, "5+" = 3 }`: the number for 5 players or more."""

Token = Literal["token", "penny", "chip", "nickel", "corner", "fold", "point"]
StartCard = Literal["empty", "turn_up_apply", "turn_up_ordinary"]
HandResult = Literal["wins", "everybody loses"]
SixtyNineEffect = Literal["none", "pool_token", "bonus_token", "others_forfeit", "reset_zero"]
ExchangeTiming = Literal["after_draw", "before_draw"]
PileAwayLoser = Literal["redraw", "keep", "sit_out"]
NegativeTotals = Literal["allow", "floor", "forbid"]
"""Whether a total may go below 0, stops there, or a card that would take it lower can't be played."""
TwoPlayerReverse = Literal["pass", "again"]
TwoPlayerSkip = Literal["again", "none"]
DrawDiscipline = Literal["auto", "manual"]
EliminationRule = Literal["at_zero", "below_zero", "knock_out", "never"]
DealEnd = Literal["deal_ends", "knock_out", "drop_out", "pile_away", "over_ends", "shed"]
DealerRotation = Literal["left", "right", "winner", "loser", "right_of_winner"]
StartDirection = Literal["left", "right"]
NextStarter = Literal["left_of_dealer", "loser", "winner"]
EmptyStock = Literal["reshuffle", "reshuffle_all", "play_on"]
"""Whether all played cards but the top one are the new stock, the top one too, or drawing ends."""
WrongTotal = Literal["auto", "practice", "strict", "token", "deal"]
"""What a wrong total costs: nobody checks, nothing, a forfeit, a token, or the deal."""
EmptyHand = Literal["stuck", "wins"]
Switch = Literal["off", "on"]
Grade = Literal["A", "B"]
"""How complete a source is: except for a small gap or two (A), or with larger ones (B)."""


class Document(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The base of everything in a variant file: an unknown key is an error."""


Winner = Literal["alone", "together"]
Follows = Literal["over", "upward", "against", "decides", "pays", "puts_out", "ends_game", "between_deals"]
Lasts = Literal["for_a_while"]
Needs = Literal["needs_over", "no_stock", "more_happens"]
Trait = Winner | Follows | Needs | Lasts
"""What follows from having a part.

`alone`: making the total the edge, or passing it, wins alone; `together`: all win when it is exactly that;
`over`: totals over the limit can be made; `upward`: the total goes up to a limit; `against`: players play
against each other; `decides`: it decides how a deal ends, and what is lost; `pays`: tokens or points change
hands by totals; `puts_out`: players may be out of the game while others play on; `ends_game`: a game ends by
it; `between_deals`: it changes nothing in a deal; `needs_over`: it requires totals over the limit;
`no_stock`: there is no stock to draw from; `more_happens`: a deal is more than one card a turn;
`for_a_while`: it holds only for a number of turns or renewals of the stock.
"""


class Later(NamedTuple):
    """A later form of a card: it only adds this `number` once the stock was renewed `renewals` times."""

    number: int
    renewals: int


class PartDocument(Document):
    """A table that only some variants have.

    One part of the rules, the `traits` of games with it, and the keys (`names`) that name ranks or cards.
    """

    traits: ClassVar[frozenset[Trait]] = frozenset()
    names: ClassVar[tuple[str, ...]] = ()

    @property
    def keeps_score(self) -> bool:
        """Whether the part adds up points over the deals."""
        return False

    @property
    def most_deals(self) -> int:
        """The deal that ends the game at the latest; 0 if the part needs none."""
        return 0

    @property
    def later(self) -> Mapping[str, Later]:
        """The cards that it changes during a deal, by card or rank."""
        return {}

    @property
    def asleep(self) -> Mapping[str, int]:
        """The numbers that cards only add until they wake, by card or rank."""
        return {}

    def wrong(self, terms: Terms) -> Iterator[tuple[str, str]]:
        """Yield what can't be played in the document with these terms.

        Its key (or ""), and why, without a full stop.
        """
        yield from ()

    @property
    def named(self) -> Mapping[str, list[str]]:
        """The ranks and cards that it names, by its keys."""
        found = {key: getattr(self, key) or () for key in self.names}
        return {key: [value] if isinstance(value, str) else list(value) for key, value in found.items()}


def _tokenless(terms: Terms) -> Iterator[tuple[str, str]]:
    """Yield an error for a part that counts deals or points in a game that players can be out of."""
    if terms.tokens != "none" or terms.elimination_rule != "never":
        yield "", "this is for games without tokens in which nobody is eliminated"


class TotalsDocument(PartDocument):
    """A part with totals `at` which something is paid or won."""

    at: list[int]


class SourceDocument(Document):
    """The source of a variant; with a `grade`, we settled what the source leaves open."""

    title: Text | None = None
    publisher: Text | None = None
    section: Text | None = None
    grade: Grade | None = None


class PlayersDocument(Document):
    min: Seats | None = None
    max: Seats | None = None


class MilestonesDocument(TotalsDocument):
    """Totals that cost or pay when they are reached from below (rules, 4.9): hit or crossed, and the end."""

    traits = frozenset({"over", "upward", "against", "decides", "pays", "puts_out"})

    tokens: Count
    end: int
    end_tokens: Count
    double_penalty: Switch


class WearsOffDocument(PartDocument):
    """Cards whose effect wears off in a deal after `renewals` renewals of the stock.

    By card or rank, the number that they only add from then on.
    """

    traits = frozenset({"for_a_while"})
    names = ("cards",)

    renewals: Times
    cards: dict[str, Annotated[int, msgspec.Meta(ge=-99, le=99)]]

    @property
    def later(self) -> Mapping[str, Later]:
        return {key: Later(number, self.renewals) for key, number in self.cards.items()}


class WakesDocument(PartDocument):
    """Cards that only add a number until they wake, by card or rank.

    They wake from a `total` on, and sleep again below it; or from each player's turn `turn` of a deal on.
    """

    traits = frozenset({"for_a_while"})
    names = ("cards",)

    cards: dict[str, Annotated[int, msgspec.Meta(ge=-99, le=99)]]
    total: Limit | None = None
    turn: Times | None = None

    @property
    def asleep(self) -> Mapping[str, int]:
        return self.cards

    def wrong(self, terms: Terms) -> Iterator[tuple[str, str]]:
        if (self.total is None) == (self.turn is None):
            yield "total", "cards wake either from a total or from a turn on"


class FineCallsDocument(TotalsDocument):
    """Totals that cost the player who calls them a token at once; `repeated`.

    Also if a card leaves the total unchanged.
    """

    traits = frozenset({"against", "pays", "puts_out"})

    at: list[int] = []
    repeated: Literal["pays", "free"] = "pays"


class BordersDocument(TotalsDocument):
    """Borders that cost a game point when they are crossed, up or down; points add up to a score (4.10).

    `backwards`: whether crossing one downwards costs too.
    """

    traits = frozenset({"over", "upward", "against", "decides", "pays", "ends_game"})

    target: Count
    floor: Literal["on", "off"]
    tie: Literal["extra_deal", "shared"]
    backwards: Literal["costs", "free"] = "costs"

    @property
    def keeps_score(self) -> bool:
        return True


class MatchDocument(PartDocument):
    """How many deals a player has to win, or to lose, before the game is over: one of the two."""

    traits = frozenset({"against", "ends_game", "between_deals"})

    won: Times | None = None
    lost: Times | None = None

    @property
    def keeps_score(self) -> bool:
        """Whether each won deal counts a point."""
        return self.won is not None

    def wrong(self, terms: Terms) -> Iterator[tuple[str, str]]:
        """Yield the errors; won deals need a last player left."""
        if (self.won is None) is (self.lost is None):
            yield "", "write won or lost"
        yield from _tokenless(terms)
        if self.won is not None and terms.deal_end not in ("knock_out", "drop_out"):
            yield "won", "this needs deals that the last player left wins"
        if terms.payment is not None or terms.hurdles is not None:
            yield "", "points are counted here, and not deals"


class HurdlesDocument(TotalsDocument):
    """Totals that win a point when they are hit, and cost one when they are jumped over on the way up.

    Reaching the limit wins `goal` points and ends the deal. Points add up to a score that ends the game at
    `target`; it can be below 0. If jumping costs more than there is to win, nobody ever has that score, so
    the game has a last deal.
    """

    traits = frozenset({"over", "upward", "against", "decides", "pays", "ends_game"})

    goal: Count = 5
    target: Times = 15

    @property
    def keeps_score(self) -> bool:
        return True

    @property
    def most_deals(self) -> int:
        return 100

    def wrong(self, terms: Terms) -> Iterator[tuple[str, str]]:
        """Yield the errors; points are won only without tokens."""
        return _tokenless(terms)


class PaymentDocument(PartDocument):
    """The price in points of taking the total over the limit, or the gain of making it exactly.

    Either ends the deal.

    `over` is what the mover pays to each other player: a number of points, by how much the total is over
    (`overshoot`), or a `forfeit` and no points. `exact` is what the mover gets from each.
    """

    traits = frozenset({"over", "upward", "against", "decides", "pays"})

    over: Count | Literal["overshoot", "forfeit"] = "overshoot"
    exact: Count = 3

    @property
    def keeps_score(self) -> bool:
        return self.over != "forfeit"

    def wrong(self, terms: Terms) -> Iterator[tuple[str, str]]:
        """Yield the errors; points are paid only without tokens."""
        return _tokenless(terms)


class BanDocument(PartDocument):
    """A rank that may not change the total in a player's first turns (rules, 4.11.3)."""

    traits = frozenset({"for_a_while"})
    names = ("rank",)

    rank: str
    turns: Count
    at_limit: Literal["allowed", "banned"]


class ThreeOfAKindDocument(PartDocument):
    """Three of a kind may be declared: the others pay and the deal is over (rules, 4.7.2)."""

    hits: Literal["active", "all"]
    timing: Literal["any", "own_turn"]


class ObligationDocument(PartDocument):
    """How owed plays are made (rules, 4.2 and 4.16).

    `draw`: when cards are drawn; `between`: the total between plays; `must_finish`: whether the turn must be
    completed once it is begun; `cancels`: the rank that cancels; `passes_on`: the cards that pass it on;
    `not_first`: those that may not come first; `adds`: whether an obliging card that comes first passes on
    one play more than was owed; `when_out`: what the next seat owes when the obliged one is out.
    """

    names = ("passes_on", "not_first", "cancels")

    draw: Literal["each", "at_end"]
    between: int | None = None
    must_finish: bool = False
    cancels: str | None = None
    passes_on: list[str] = []
    not_first: list[str] = []
    adds: bool = False
    when_out: Literal["stays", "rest", "lapses"] = "stays"
    several: Literal["single", "counts_once"] = "single"


class QueenChainDocument(PartDocument):
    """A rank that has to be answered with the same rank, and the penalty for not doing so (rules, 4.4).

    `rest` says what happens to a penalty whose player is out of a deal that goes on: it `lapses` (4.24).
    `rules.options` sets that if it can happen; without the key, as in older records, it is passed on.
    """

    names = ("rank",)

    rank: str
    draw: Literal["after_all", "after_each", "none"]
    answer: Literal["forced", "optional"]
    carry_over: bool
    failure: Literal["safe", "pay_and_drop_out"]
    rest: Literal["lapses"] | None = None


class RunsDocument(PartDocument):
    """Neighboring ranks make a run, which earns the draw (rules, 4.4b)."""

    forced: Switch


class StealDocument(PartDocument):
    """How a card is stolen (rules, 4.5.7)."""

    draw: Literal["replaces", "also"]
    pick: Literal["random", "thief_sees"] = "random"


class TogetherDocument(PartDocument):
    """Cards that may be played together: several of one rank, or pairs that count once."""

    traits = frozenset({"upward"})
    names = ("pairs", "throw")

    same_rank: Annotated[int, msgspec.Meta(ge=2, le=4)] | None = None
    pairs: list[str] | None = None
    throw: str | None = None


class ZeusDocument(PartDocument):
    """The holder of Zeus when the total reaches the limit gets a letter (rules, 4.17)."""

    traits = frozenset({"over", "upward", "against", "decides", "ends_game"})

    letters: Count
    sneak: Literal["on", "off"]


class ShedDocument(PartDocument):
    """Getting rid of all cards wins a round; there is no draw after a play (rules, 4.18).

    For a new round hands are filled up, or all cards dealt again.
    """

    traits = frozenset({"upward", "against", "decides", "puts_out"})
    names = ("saves",)

    reset_after_flip: Literal["on", "off"]
    saves: str
    new_round: Literal["fill_up", "deal"] = "fill_up"


class OptionDocument(Document):
    """A house-rule option of one variant: named choices, each a document that is merged over the variant.

    `labels` are words for choices whose name is not clear enough.
    """

    name: Text | None = None
    default: Text | None = None
    labels: dict[str, Text] | None = None
    choices: dict[str, PatchDocument] | None = None


class PatchDocument(Document):
    """The part of a variant that defines its play; an option's choice may change it.

    `bank` is how many tokens can be won from outside: `as_begun`, as many as all players began with (rules,
    4.24). `rules.options` sets it for every variant in which it matters; without the key, as in older
    records, the bank never runs out. `start_total` is that of a new deal, 0 without it. `start_direction` is
    the side to which play goes when a deal begins, by default left; with right, left and right are swapped
    everywhere (the first player dealt to, the starter, the next dealer). With `deal` all cards are dealt, as
    many to each, whatever `hand` says; the rest begins the pile, and there is no draw. If a bust takes a pile
    away, `pile_away_cards` is how many of its last cards, and the total is that before them; without the key
    or with 0, it is the whole pile. With `team` all play together, and win together when the total is
    `exact`. With `reach_wins` a player who reaches or passes the limit has won the game, or reaches 0 if it
    counts down; lower totals count as 0. With `exact_wins` making the total exactly the limit wins the game,
    but passing it is not allowed, and a player who can't play loses as usual; if it is `counted`, a card that
    sets the total, or leaves it there, wins nothing.

    `empty_hand` says what happens to a player of the last card when there is none left to draw: they are
    `stuck` at their next turn, the default, or have gone out at once and win (`wins`). `empty_hand_cost` is
    how many tokens it costs to be stuck with an empty hand, if that differs from the usual price.
    """

    players: PlayersDocument | None = None
    decks: ByPlayers | None = None
    jokers: Count | None = None
    one_pack_only: bool | None = None
    hand: ByPlayers | None = None
    deal: Literal["all"] | None = None
    tokens: ByPlayers | Literal["none"] | None = None
    limit: Limit | None = None
    start_total: Limit | None = None
    team: Literal["exact"] | None = None
    reach_wins: Literal["on"] | None = None
    exact_wins: Literal["on", "counted"] | None = None
    overplay: bool | None = None
    token: Token | None = None
    cards: dict[str, str] | None = None
    calls: dict[str, Text] | None = None
    start_card: StartCard | None = None
    start_passes_over: list[str] | None = None
    milestones: MilestonesDocument | None = None
    fine_calls: FineCallsDocument | None = None
    wears_off: WearsOffDocument | None = None
    wakes: WakesDocument | None = None
    borders: BordersDocument | None = None
    match: MatchDocument | None = None
    payment: PaymentDocument | None = None
    hurdles: HurdlesDocument | None = None
    ban: BanDocument | None = None
    special_hands: dict[str, HandResult] | None = None
    three_of_a_kind: ThreeOfAKindDocument | None = None
    obligation: ObligationDocument | None = None
    queen_chain: QueenChainDocument | None = None
    runs: RunsDocument | None = None
    steal: StealDocument | None = None
    together: TogetherDocument | None = None
    zeus: ZeusDocument | None = None
    shed: ShedDocument | None = None
    stock_end: Literal["play_on", "last_player_wins"] | None = None
    first_number: Switch | None = None
    bottom_card: list[str] | None = None
    bottom_chooser: Literal["nobody", "dealer"] | None = None
    pack: dict[str, Count] | None = None
    sixty_nine_effect: SixtyNineEffect | None = None
    bank: Literal["as_begun"] | None = None
    reward: Literal["mark"] | None = None
    exchange_timing: ExchangeTiming | None = None
    pile_away_loser: PileAwayLoser | None = None
    pile_away_cards: Count | None = None
    allow_give_up: Switch | None = None
    mistakes_count: Switch | None = None
    call_check: WrongTotal | None = None
    negative_totals: NegativeTotals | None = None
    two_player_reverse: TwoPlayerReverse | None = None
    two_player_skip: TwoPlayerSkip | None = None
    draw_discipline: DrawDiscipline | None = None
    elimination_rule: EliminationRule | None = None
    packs_follow_players: Switch | None = None
    deal_end: DealEnd | None = None
    start_direction: StartDirection | None = None
    dealer_rotation: DealerRotation | None = None
    next_starter: NextStarter | None = None
    stock: EmptyStock | None = None
    empty_hand: EmptyHand | None = None
    empty_hand_cost: Count | None = None
    session_deals: Deals | None = None


class VariantDocument(PatchDocument):
    """One variant as its file states it.

    `maker` is the person who made the game with this program. `family` is in old records; `rules.families`
    replaced it. `without` are keys of the base, or `table.key`, that this variant does not have.
    """

    base: Text | None = None
    name: Text | None = None
    blurb: Text | None = None
    maker: Name | None = None
    family: Text | None = None
    source: SourceDocument | None = None
    options: dict[str, OptionDocument] | None = None
    without_options: list[str] | None = None
    without: list[str] | None = None


class Terms(VariantDocument, kw_only=True):
    """A variant with its bases and house rules merged in: all required keys are there."""

    name: Text
    source: SourceDocument
    players: PlayersDocument
    decks: ByPlayers
    hand: ByPlayers
    tokens: ByPlayers | Literal["none"]
    limit: Limit
    cards: dict[str, str]
    negative_totals: NegativeTotals
    two_player_reverse: TwoPlayerReverse
    two_player_skip: TwoPlayerSkip
    draw_discipline: DrawDiscipline
    elimination_rule: EliminationRule
    packs_follow_players: Switch
    deal_end: DealEnd
    dealer_rotation: DealerRotation
    next_starter: NextStarter
    stock: EmptyStock
    session_deals: Deals
    start_card: StartCard
    allow_give_up: Switch
    mistakes_count: Switch
    pile_away_loser: PileAwayLoser
    sixty_nine_effect: SixtyNineEffect
    exchange_timing: ExchangeTiming

    @property
    def parts(self) -> Mapping[str, PartDocument]:
        """The tables of the variant's parts, by their keys."""
        found = {key: getattr(self, key) for key in self.__struct_fields__}
        return {key: value for key, value in found.items() if isinstance(value, PartDocument)}

    def says(self, key: str) -> bool:
        """Return whether a key has a value other than the default."""
        return getattr(self, key) not in (None, False, "off", "none", "empty", "stuck")

    def parts_with(self, trait: Trait) -> tuple[str, ...]:
        """Return the keys of the variant's parts that have this trait."""
        return tuple(filter(self.says, keys_with(trait)))

    @property
    def can_go_out(self) -> bool:
        """Whether a player of the last card, with none left to draw, has gone out and won."""
        return self.empty_hand == "wins" and self.stock == "play_on"


_NO_TABLES: Mapping[str, frozenset[Trait]] = MappingProxyType(
    {
        "team": frozenset({"together", "decides"}),
        "deal": frozenset({"needs_over", "no_stock", "more_happens"}),
        "reach_wins": frozenset({"alone", "over", "decides", "ends_game"}),
        "exact_wins": frozenset({"against", "more_happens"}),
        "overplay": frozenset({"against"}),
        "mistakes_count": frozenset({"against", "more_happens"}),
        "stock_end": frozenset({"against"}),
        "reward": frozenset({"against"}),
        "empty_hand": frozenset({"against", "more_happens"}),
        "sixty_nine_effect": frozenset({"against", "more_happens"}),
        "allow_give_up": frozenset({"more_happens"}),
        "start_card": frozenset({"more_happens"}),
        "special_hands": frozenset({"more_happens"}),
        "bottom_card": frozenset({"more_happens"}),
    }
)
"""The traits of keys that are no tables."""


@cache
def keys_with(trait: Trait) -> tuple[str, ...]:
    """Return the keys of all the parts that have this trait, in any game."""
    kinds = [
        (field.name, one) for field in msgspec.structs.fields(PatchDocument) for one in get_args(field.type)
    ]
    tables = {
        key: one.traits for key, one in kinds if isinstance(one, type) and issubclass(one, PartDocument)
    }
    return tuple(key for key, traits in {**_NO_TABLES, **tables}.items() if trait in traits)


CAME_LATER: Mapping[str, object] = MappingProxyType(
    {
        "start_card": "empty",
        "allow_give_up": "off",
        "mistakes_count": "off",
        "pile_away_loser": "redraw",
        "pile_away_cards": None,
        "sixty_nine_effect": "none",
        "exchange_timing": "after_draw",
        "bank": None,
        "start_total": None,
        "start_direction": None,
        "team": None,
        "reach_wins": None,
        "exact_wins": None,
        "match": None,
        "match.won": None,
        "match.lost": None,
        "payment": None,
        "payment.over": None,
        "payment.exact": None,
        "deal": None,
        "reward": None,
        "without": None,
        "maker": None,
        "empty_hand": None,
        "empty_hand_cost": None,
        "queen_chain.rest": None,
        "source.grade": None,
        "obligation.adds": False,
        "fine_calls": None,
        "fine_calls.at": None,
        "fine_calls.repeated": None,
        "wears_off": None,
        "wakes": None,
        "hurdles": None,
        "hurdles.at": None,
        "hurdles.goal": None,
        "hurdles.target": None,
        "shed.new_round": "fill_up",
        "borders.backwards": "costs",
    }
)
"""Every key that was added after the first game was saved, as `key` or `table.key`, with its value in older
rules; None if a missing key means the same.

With it the rules in a record stay readable: see `of_its_age`.
"""


def of_its_age(stated: dict[str, Any]) -> dict[str, Any]:
    """Return the rules of a record with the values of keys that did not exist when it was begun."""
    whole = dict(stated)
    for path, before in CAME_LATER.items():
        table, _, key = path.rpartition(".")
        if before is None:
            continue
        if not table:
            whole.setdefault(key, before)
        elif isinstance(whole.get(table), dict):
            whole[table] = {key: before, **whole[table]}
    return whole
