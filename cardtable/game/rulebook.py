"""Rules compiled for play: what each card can do at each total, computed once and then looked up.

`CardPlays.plays[face][total]` is the tuple of legal plays of one card at one total. It is filled as totals
come up, as most never do. `Rulebook.printed` are the printed options of the cards, `State.cards` those while
something played alters them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Literal

from cardtable.cards.faces import JOKER, RANK_OF, build_pack, rank_of
from cardtable.game.moves import Play
from cardtable.language import say
from cardtable.rules.effects import REVERSE, CardOption, Copy
from cardtable.rules.model import HIGHEST, LOWEST, Rules
from cardtable.rules.own_words import game_name
from cardtable.rules.schema import NegativeTotals

FLOOR = 0
"""The lowest total if the rules put a floor under it (4.21), or forbid lower ones."""


Options = tuple[CardOption, ...]


class PlaysAtTotal(dict[int, tuple[Play, ...]]):
    """The legal plays of one card by the total on the pile; missing totals are computed on demand."""

    def __init__(self, face: str, options: Options, limit: int | None, below: NegativeTotals) -> None:
        """Take the options of `face`, in the order of the variant; `limit` is None if a play may pass it.

        `below` says what happens to totals below 0.
        """
        super().__init__()
        self._face = face
        self._cards = (face,)
        self.options = options
        self._limit = limit
        self._below = below
        self._lowest = FLOOR if below == "floor" else LOWEST
        self._least = FLOOR if below == "forbid" else None

    def altered(self, options: Options) -> PlaysAtTotal:
        """Return the plays of the card with other options; the same object if nothing changes."""
        if options is self.options:
            return self
        return PlaysAtTotal(self._face, options, self._limit, self._below)

    def every(self, total: int) -> list[Play]:
        """Return all plays of the card, including those past the limit."""
        return [
            Play(self._cards, value, min(max(self._lowest, after), HIGHEST), None, option.marks)
            for option in self.options
            for value, after in option.total.results(total)
        ]

    def nearest(self, total: int) -> int | None:
        """Return the total of an unplayable card that is least out of bounds.

        None for a card that is never playable.
        """
        made = [play.total for play in self.every(total)]
        return min(made, key=lambda after: FLOOR - after if after < FLOOR else after, default=None)

    def __missing__(self, total: int) -> tuple[Play, ...]:
        limit, least = self._limit, self._least
        found = self[total] = tuple(
            p
            for p in self.every(total)
            if (limit is None or p.total <= limit) and (least is None or p.total >= least)
        )
        return found


class Row(dict[str, tuple[Play, ...]]):
    """The legal plays at one total by the card, looked up when a card is first held there."""

    def __init__(self, plays: Mapping[str, PlaysAtTotal], total: int) -> None:
        super().__init__()
        self._plays = plays
        self._total = total

    def __missing__(self, face: str) -> tuple[Play, ...]:
        found = self[face] = self._plays[face][self._total]
        return found


class Rows(dict[int, Row]):
    """The plays by total, then by card."""

    def __init__(self, plays: Mapping[str, PlaysAtTotal]) -> None:
        super().__init__()
        self._plays = plays

    def __missing__(self, total: int) -> Row:
        row = self[total] = Row(self._plays, total)
        return row


class CardPlays:
    """What each card can do at each total: `plays` by card, then total; `rows` by total, then card."""

    def __init__(self, plays: Mapping[str, PlaysAtTotal]) -> None:
        self.plays = plays
        self.rows = Rows(plays)


Alteration = Callable[[str, Options], Options]
"""A function that returns the altered options of a face."""


_LAST: deque[tuple[Rules, CardPlays]] = deque(maxlen=8)
"""The plays printed on the cards of the last games, by the identity of their rules, which can't be hashed."""


def _printed(rules: Rules) -> CardPlays:
    for known, plays in tuple(_LAST):
        if known is rules:
            return plays
    limit, below = None if rules.terms.overplay else rules.limit, rules.negative_totals
    if rules.terms.overplay and rules.counts_down:
        below = "floor"
    found = CardPlays({face: PlaysAtTotal(face, of, limit, below) for face, of in rules.cards.items()})
    _LAST.append((rules, found))
    return found


class _Altered(dict[tuple[Alteration, ...], CardPlays]):
    """The cards' plays by their alterations, applied in order; computed on demand."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self[()] = _printed(rules)

    def __missing__(self, alterations: tuple[Alteration, ...]) -> CardPlays:
        plays = self[()].plays
        for alter in alterations:
            plays = {face: one.altered(alter(face, one.options)) for face, one in plays.items()}
        found = self[alterations] = CardPlays(plays)
        return found


def cost_of_bust(rules: Rules) -> tuple[Literal["forfeit", "tokens", "nothing"], int]:
    """Return the immediate cost of a bust, and how many tokens.

    Points are lost at borders only, letters and won deals never.
    """
    terms = rules.terms
    if rules.tokens is None:
        return "nothing" if rules.keeps_score or terms.payment is not None else "forfeit", 0
    if terms.borders is not None or terms.zeus is not None:
        return "nothing", 0
    return "tokens", terms.milestones.end_tokens if terms.milestones else 1


Steps = tuple[Any, ...]
"""The methods of the parts for one moment, in the order of the parts that have one."""

Brings = Literal["tokens", "Zeus", "game"]
"""What a play can win at once."""


def _wrong_number(rules: Rules, players: int) -> str:
    """Return that the game isn't for this many players."""
    name, least, most = game_name(rules), rules.min_players, rules.max_players
    if least == most:
        return say("clash-number-of-players-fixed", game=name, most=most, players=players)
    return say("clash-number-of-players", game=name, least=least, most=most, players=players)


class Rulebook:
    """The rules of one game for `players` seats, with all lookup tables.

    A `Table` fills in the methods of the parts for each moment: `dealt`, `legal` and the others are those of
    `parts.base.Part`; `struck` has them by the marks of a play. `acts_on_plays`: some part acts on every
    play, whatever its marks. Raises ValueError if the variant does not allow that many players.
    """

    parts: tuple[Any, ...] = ()
    alters: Steps = ()
    dealt: Steps = ()
    legal: Steps = ()
    counted: Steps = ()
    pays: Steps = ()
    brings: Brings = "tokens"
    struck: Mapping[tuple[str, ...], Steps] = {}
    drawn: Steps = ()
    acts_on_plays: bool = False
    begins: Steps = ()
    must: Steps = ()
    fails: Steps = ()
    out: Steps = ()
    last_left: Steps = ()
    answers: Steps = ()
    answer: Steps = ()
    unanswered: Steps = ()

    def __init__(self, rules: Rules, players: int) -> None:
        if not rules.min_players <= players <= rules.max_players:
            raise ValueError(_wrong_number(rules, players))
        if lack := rules.lack_of_cards(players):
            raise ValueError(say("clash-of-game", game=game_name(rules), why=lack))
        terms = rules.terms
        self.rules = rules
        self.players = players
        self.limit = rules.limit
        self.lowest = FLOOR if rules.negative_totals == "floor" else LOWEST
        self.start_total = rules.start_total
        self.start_direction = -1 if rules.goes_right else 1
        self.is_team = rules.is_team
        self.altered = _Altered(rules)
        self.printed = self.altered[()]
        self._setups: dict[int, tuple[tuple[str, ...], int]] = {}
        self.has_copies = rules.packs(players) > 1 or max(rules.faces.values()) > 1
        self.may_give_up = terms.allow_give_up == "on"
        self.sheds = terms.shed is not None
        self.bust_costs, self.bust_tokens = cost_of_bust(rules)
        self.empty_hand_tokens = terms.empty_hand_cost or self.bust_tokens
        self.leavers_paid = rules.tokens is None and rules.elimination_rule == "never"
        self.knocks_out = rules.deal_end == "knock_out"
        self.good_faces = [
            frozenset([face for face in rules.faces if RANK_OF[face] == (JOKER if rank == "joker" else rank)])
            for rank in terms.bottom_card or ()
        ]
        self.has_bottom = bool(terms.bottom_card)
        self.opens_stock = self.has_bottom or terms.start_card != "empty" or not rules.has_stock
        self.ordinary = frozenset([face for face in rules.faces if rules.is_ordinary(face)])
        self.copiers = frozenset(
            [
                face
                for face, options in rules.cards.items()
                if any(isinstance(option.total, Copy) for option in options)
            ]
        )
        self.draws_itself = rules.draw_discipline == "auto"
        self.renews_stock = rules.renews_stock
        self.keeps_top = rules.stock != "reshuffle_all"
        self.reverse_repeats = rules.two_player_reverse == "again"
        self.skip_repeats = rules.two_player_skip == "again"

    def pack(self, players: int) -> tuple[str, ...]:
        """Return all cards for this number of players, unshuffled."""
        return self.setup(players)[0]

    def setup(self, players: int) -> tuple[tuple[str, ...], int]:
        """Return the pack for this number of players, and how many cards each is dealt."""
        if players not in self._setups:
            rules = self.rules
            self._setups[players] = build_pack(rules.faces, rules.packs(players)), rules.hand_size(players)
        return self._setups[players]

    def call(self, play: Play) -> str:
        """Return the words said with this play (1.6 and 4.0): words of the variant, then the total."""
        calls = self.rules.calls
        words = None
        if calls and play.value == "0":
            kind = "reverse" if REVERSE.word in play.marks else "pass" if not play.marks else ""
            words = calls.get(rank_of(play.cards[0])) or calls.get(kind)
        return f"{words} {play.total}" if words else str(play.total)
