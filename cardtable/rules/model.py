"""The rules of one variant with its house rules settled: frozen, complete and checked."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeVar, get_args

import msgspec

from cardtable.cards.faces import JOKER, rank_of
from cardtable.language import say
from cardtable.rules.effects import REVERSE, SKIP, Add, CardOption, SetAny
from cardtable.rules.schema import (
    DealEnd,
    DealerRotation,
    DrawDiscipline,
    EliminationRule,
    EmptyStock,
    Grade,
    Later,
    NegativeTotals,
    NextStarter,
    Terms,
    Token,
    TotalsDocument,
    TwoPlayerReverse,
    TwoPlayerSkip,
    Winner,
)


class RulesError(ValueError):
    """Rules that can't be used; the message is one plain sentence that names the file and the key.

    It is in English for authors of files, or a message of `clash.ftl` if players can cause it.
    `why` is the end of that sentence, without file, key and full stop, if known.
    """

    def __init__(self, message: str, why: str = "") -> None:
        super().__init__(message)
        self.why = why


class NoSuchVariantError(RulesError):
    """A variant id that the catalog does not have."""


@dataclass(frozen=True)
class ByPlayers:
    """A number that depends on the number of players.

    `steps` are pairs of a least number of players and the number from there on, rising.
    """

    steps: tuple[tuple[int, int], ...]

    def __call__(self, players: int) -> int:
        """Return the number for this many players."""
        return next(number for least, number in reversed(self.steps) if players >= least)


@dataclass(frozen=True)
class Source:
    """The source of the rules, with its grade if some of them are our own."""

    title: str
    publisher: str
    section: str
    grade: Grade | None = None

    def __str__(self) -> str:
        return f"{self.publisher}, {self.title}: {self.section}"


@dataclass(frozen=True)
class Choice:
    """A house-rule option as it is offered: its values, and the variant's own.

    `values` is None if the option is a whole number from `least` to `most`. `written` is its name in a
    variant file, and `labels` are names for values that need them; both are empty for a house rule of every
    variant. `said_as` maps values to others whose words they use here.
    """

    key: str
    default: str
    values: tuple[str, ...] | None = None
    least: int = 0
    most: int = 0
    written: str = ""
    labels: Mapping[str, str] = field(default_factory=dict)
    said_as: Mapping[str, str] = field(default_factory=dict)


LOWEST, HIGHEST = -999_999, 999_999
"""The bounds of the total. If cards double a total below 0, it could get any number of digits; games without
such cards never get there.
"""


_Said = TypeVar("_Said")


_CALLED = frozenset({"id", "name", "blurb", "maker", "source"})


@dataclass(frozen=True)
class Rules:
    """The complete rules of a variant. Sections are those of the settled rules that the catalog cites.

    `faces` maps each face of one pack, jokers included, to its copies; `cards` maps it to its options.
    `calls` maps `pass`, `reverse` or a rank to the words said before the total (4.0). `tokens` is None if a
    bust costs no token. `maker` is the person who made the game, else "". `options` holds the house rules
    that differ from the variant's own. `document` is the resolved document, which a record keeps, and
    `digest` the SHA-256 of its canonical JSON. `terms` is the document decoded, with the parts that only some
    variants have (milestones, borders, bans). A deal begins at `start_total`.
    """

    id: str
    name: str
    blurb: str
    maker: str
    source: Source
    min_players: int
    max_players: int
    faces: Mapping[str, int]
    cards: Mapping[str, tuple[CardOption, ...]]
    packs: ByPlayers
    hand_size: ByPlayers
    tokens: ByPlayers | None
    limit: int
    start_total: int
    calls: Mapping[str, str]
    negative_totals: NegativeTotals
    two_player_reverse: TwoPlayerReverse
    two_player_skip: TwoPlayerSkip
    draw_discipline: DrawDiscipline
    elimination_rule: EliminationRule
    packs_follow_players: bool
    deal_end: DealEnd
    dealer_rotation: DealerRotation
    next_starter: NextStarter
    stock: EmptyStock
    session_deals: int
    terms: Terms = field(repr=False)
    options: Mapping[str, str]
    choices: tuple[Choice, ...]
    document: bytes = field(repr=False)
    digest: str

    @cached_property
    def play_digest(self) -> str:
        """The SHA-256 of what decides the play, as hexadecimal digits: the document without its own words."""
        document = msgspec.json.decode(self.document, type=dict)
        deciding = {key: value for key, value in document.items() if key not in _CALLED}
        return hashlib.sha256(msgspec.json.encode(deciding, order="deterministic")).hexdigest()

    @property
    def counts_down(self) -> bool:
        """Whether totals must stay at or above 0, instead of within the limit."""
        return self.negative_totals == "forbid"

    @property
    def goes_right(self) -> bool:
        """Whether deals begin counterclockwise: dealt, played and passed to the next dealer to the right."""
        return self.terms.start_direction == "right"

    @property
    def ends_at_edge(self) -> bool:
        """Whether making exactly the edge ends the game, so that no card is played there."""
        return self.is_team or self.terms.exact_wins == "on"

    @property
    def is_team(self) -> bool:
        """Whether all play together: they win when the total is exactly the edge, and pay together."""
        return self.terms.team is not None

    @property
    def keeps_score(self) -> bool:
        """Whether points are added up over the deals."""
        return any(part.keeps_score for part in self.terms.parts.values())

    @property
    def has_stock(self) -> bool:
        """Whether there are cards to draw: those that are neither dealt nor begin the pile."""
        return not self.terms.parts_with("no_stock")

    @property
    def draws(self) -> bool:
        """Whether a card is drawn for each that is played."""
        return self.has_stock and self.terms.shed is None

    @property
    def renews_stock(self) -> bool:
        """Whether an empty stock is renewed from the cards that were played."""
        return self.stock != "play_on"

    @property
    def later(self) -> Mapping[str, Later]:
        """The cards that change during a deal, by face, with what they become."""
        if not self.renews_stock:
            return {}
        said = {key: of for part in self.terms.parts.values() for key, of in part.later.items()}
        return {face: of for face, of in self._of_faces(said).items() if not self._only_adds(face, of.number)}

    @cached_property
    def asleep(self) -> Mapping[str, int]:
        """The cards that only add a number until they wake, by face, with that number."""
        said = {key: of for part in self.terms.parts.values() for key, of in part.asleep.items()}
        return {face: of for face, of in self._of_faces(said).items() if not self._only_adds(face, of)}

    @cached_property
    def numbers(self) -> Mapping[str, frozenset[int]]:
        """The numbers that cards only add for a while, by face: once worn off, or until they wake."""
        found = {face: frozenset({later.number}) for face, later in self.later.items()}
        for face, number in self.asleep.items():
            found[face] = found.get(face, frozenset()) | {number}
        return found

    def options_at(self, face: str, total: int) -> tuple[CardOption, ...]:
        """Return the options of a card at a total: one that sleeps there only adds a number."""
        wakes = self.terms.wakes
        is_awake = wakes is None or wakes.total is None or (total - wakes.total) * self.way >= 0
        return (
            self.cards[face] if is_awake or face not in self.asleep else (CardOption(Add(self.asleep[face])),)
        )

    def _of_faces(self, said: Mapping[str, _Said]) -> dict[str, _Said]:
        """Return what is said of cards and ranks by face; a card goes before its rank."""
        keys = {JOKER if key == "joker" else key: of for key, of in said.items()}
        found = {face: keys.get(face, keys.get(rank_of(face))) for face in self.faces}
        return {face: of for face, of in found.items() if of is not None}

    def _only_adds(self, face: str, number: int) -> bool:
        return self.cards[face] == (CardOption(Add(number)),)

    @property
    def edge(self) -> int:
        """The goal of the total: the limit, or 0 if the game counts down."""
        return 0 if self.counts_down else self.limit

    @property
    def way(self) -> Literal[1, -1]:
        """The sign of a step toward the edge."""
        return -1 if self.counts_down else 1

    @property
    def won_by(self) -> Winner | None:
        """Who has won the game when the total is the edge.

        The player who made it that, or passed it (`alone`); all, when it is exactly that (`together`); None
        if it is only a bound.
        """
        return next((winner for winner in get_args(Winner) if self.terms.parts_with(winner)), None)

    @property
    def is_plain(self) -> bool:
        """Whether every turn is one card with at most a choice of two values, and nothing else can happen."""
        terms = self.terms
        at_table = terms.parts.keys() - terms.parts_with("between_deals")
        does = {action for options in self.cards.values() for option in options for action in option.actions}
        return (
            not at_table
            and not terms.parts_with("more_happens")
            and does <= {REVERSE, SKIP}
            and not any(isinstance(o.total, SetAny) for options in self.cards.values() for o in options)
            and self.deal_end != "pile_away"
        )

    @property
    def hands_penalties_on(self) -> bool:
        """Whether the next player owes the rest of a penalty, or of the queens it is for (4.4, 4.4a)."""
        chain = self.terms.queen_chain
        if chain is None:
            return False
        if chain.carry_over and chain.failure == "safe":
            return True
        return chain.rest is None and (chain.carry_over or self.deal_end in ("knock_out", "drop_out"))

    @property
    def keeps_hands(self) -> bool:
        """Whether hands are kept for the next deal and only filled up (4.18)."""
        return self.terms.shed is not None and self.terms.shed.new_round == "fill_up"

    @property
    def token_kind(self) -> Token | Literal["letter", "bomb"]:
        """The kind of token.

        `token`, `penny`, `chip`, `nickel`, `corner` or `fold` of a bill, `point`, a `letter` to win (4.17),
        or a time `bomb` in games of shedding (4.18).
        """
        if self.terms.zeus is not None:
            return "letter"
        token = self.terms.token
        return "bomb" if self.terms.shed is not None and token is None else token or "token"

    def tokens_shown(self, players: int) -> int | None:
        """Return how many tokens, or letters to win, a seat has room for; None if there are none."""
        if self.terms.zeus is not None:
            return self.terms.zeus.letters
        return self.tokens(players) if self.tokens is not None else None

    @property
    def pays_on_the_way(self) -> bool:
        """Whether tokens or points change hands by totals, and not only by being stuck."""
        return bool(self.terms.parts_with("pays"))

    @property
    def marks(self) -> tuple[int, ...]:
        """The totals below the limit that cost or pay something when they are called or crossed, in order."""
        terms = self.terms
        found = {
            mark for part in terms.parts.values() if isinstance(part, TotalsDocument) for mark in part.at
        }
        if terms.sixty_nine_effect != "none":
            found.add(69)
        return tuple(sorted(mark for mark in found if 0 < mark < self.limit))

    @property
    def lowest_total(self) -> int:
        """About the lowest total that occurs, in whole tens.

        0 if none is below it, else the lowest that one card makes of 0.
        """
        if self.negative_totals != "allow":
            return 0
        return min(0, min(self.made_of(0), default=0) // 10 * 10)

    def made_of(self, total: int) -> frozenset[int]:
        """Return the totals that one card can make of a total, also beyond the limit and below 0."""
        options = [option for face in self.cards for option in self.options_at(face, total)]
        return frozenset(after for option in options for _, after in option.total.results(total))

    @property
    def last_deal(self) -> int:
        """The deal that ends a game if nothing else did; 0 if it's left open."""
        return self.session_deals or max((part.most_deals for part in self.terms.parts.values()), default=0)

    @property
    def has_end(self) -> bool:
        """Whether a game of this variant ends by itself (1.10: simple 98 does not)."""
        ends = bool(self.terms.parts_with("ends_game"))
        return ends or self.elimination_rule != "never" or self.session_deals > 0

    @property
    def is_one_deal(self) -> bool:
        """Whether one deal is a whole game, as a knock-out is (1.10, 4.2.11)."""
        if self.won_by == "alone":
            return True
        if self.deal_end == "pile_away":
            return self.terms.pile_away_loser != "sit_out" or self.elimination_rule == "knock_out"
        if self.elimination_rule == "knock_out":
            return self.deal_end in ("knock_out", "drop_out")
        return self.tokens is not None and self.deal_end == "knock_out"

    def is_ordinary(self, face: str) -> bool:
        """Return whether a start card counts.

        Not one that the variant passes over, or else only a plain addition (1.3.3).
        """
        passed_over = self.terms.start_passes_over
        if passed_over is not None:
            return rank_of(face) not in passed_over
        options = self.cards[face]
        only = options[0]
        return (
            len(options) == 1 and not only.actions and isinstance(only.total, Add) and only.total.amount > 0
        )

    def pack_size(self, players: int) -> int:
        """Return how many cards are shuffled for this many players."""
        return sum(self.faces.values()) * self.packs(players)

    def lack_of_cards(self, players: int) -> str | None:
        """Return why this many players can't be dealt to (rules, 1.2.3), without a full stop.

        None if they can.
        """
        needed, size = players * self.hand_size(players), self.pack_size(players)
        if needed <= size - self.has_stock:
            return None
        return say("clash-lack-of-cards", players=players, cards=needed, size=size)
