"""Rules compiled for play: what each card can do at each total, worked out once and looked up ever after.

`Table.plays[face][total]` is the tuple of legal plays of one card at one total. It is filled as totals come
up, since totals below zero have no bound.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from cardtable.cards.faces import JOKER, RANK_OF, rank_of
from cardtable.cards.packs import build_pack
from cardtable.game.concerns import Concern, Concerns
from cardtable.game.moves import Play
from cardtable.game.order import Orders
from cardtable.game.parts import parts_of
from cardtable.game.parts.base import (
    Part,
    Ready,
    StepsByMarks,
    all_of,
    any_of,
    asker,
    each_of,
    freedom,
    have_short_way,
    steps,
    takes,
    tell_freedom,
)
from cardtable.game.parts.copying import copiers_of
from cardtable.game.parts.targets import ExchangeHands, Targets
from cardtable.game.state import State
from cardtable.game.turn import AT_THE_END
from cardtable.rules.effects import CardOption
from cardtable.rules.model import Rules

FLOOR = 0
"""The lowest total where the rules put a floor under it (4.21)."""


class PlaysAtTotal(dict[int, tuple[Play, ...]]):
    """The legal plays of one card by the total on the pile; missing totals are worked out on demand."""

    def __init__(self, face: str, options: tuple[CardOption, ...], limit: int | None, floored: bool) -> None:
        """Take the options of `face`, in the order of the variant; no limit where a play may pass it."""
        super().__init__()
        self._face = face
        self._options = options
        self._limit = limit
        self._floored = floored

    def every(self, total: int) -> list[Play]:
        """All plays of the card, also those that would pass the limit."""
        return [
            Play((self._face,), value, max(FLOOR, after) if self._floored else after, None, option.marks)
            for option in self._options
            for value, after in option.total.results(total)
        ]

    def lowest(self, total: int) -> int | None:
        """The lowest total that the card can make, legal or not; None for a card that is never playable."""
        return min((play.total for play in self.every(total)), default=None)

    def __missing__(self, total: int) -> tuple[Play, ...]:
        limit = self._limit
        found = self[total] = tuple(p for p in self.every(total) if limit is None or p.total <= limit)
        return found


class Rows(dict[int, dict[str, tuple[Play, ...]]]):
    """The same the other way round: by total, then by card."""

    def __init__(self, plays: Mapping[str, PlaysAtTotal]) -> None:
        """Take the plays of every card."""
        super().__init__()
        self._plays = plays

    def __missing__(self, total: int) -> dict[str, tuple[Play, ...]]:
        row = self[total] = {face: plays[total] for face, plays in self._plays.items()}
        return row


ReadyRow = Mapping[str, tuple[Ready, ...]]


class ReadyRows(dict[int, dict[str, tuple[Ready, ...]]]):
    """Plays of single cards made ready, by total, then by card."""

    def __init__(self, rows: Rows, ready: Callable[[int, Play], Ready]) -> None:
        """Take the plays, and what makes one at a total ready."""
        super().__init__()
        self._rows = rows
        self._ready = ready

    def __missing__(self, total: int) -> dict[str, tuple[Ready, ...]]:
        row = self[total] = {
            card: tuple([self._ready(total, play) for play in plays])
            for card, plays in self._rows[total].items()
        }
        return row


class Replies(dict[tuple[int, str], Ready]):
    """What can be laid out of turn, ready, by the total and the card on top."""

    def __init__(self, asking: Part | None, ready: Callable[[int, Play], Ready]) -> None:
        """Take who asks, where anybody does, and what makes a play at a total ready."""
        super().__init__()
        self._asking = asking
        self._ready = ready

    def __missing__(self, key: tuple[int, str]) -> Ready:
        total, card = key
        assert self._asking is not None
        found = self[key] = self._ready(total, self._asking.reply(card, total))
        return found


class Stirs(dict[int, bool]):
    """Whether a play that leads from one total to another stirs a part, by the other."""

    def __init__(self, before: int, asked: Iterable[Callable[[int, int], bool]]) -> None:
        super().__init__()
        self._before = before
        self._asked = asked

    def __missing__(self, after: int) -> bool:
        found = self[after] = any(stirred(self._before, after) for stirred in self._asked)
        return found


class StirsByTotal(dict[int, Stirs]):
    """The same by the first total."""

    def __init__(self, asked: Iterable[Callable[[int, int], bool]]) -> None:
        """Ask all of these."""
        super().__init__()
        self._asked = tuple(asked)

    def __missing__(self, before: int) -> Stirs:
        found = self[before] = Stirs(before, self._asked)
        return found


def cost_of_bust(rules: Rules) -> tuple[Literal["forfeit", "tokens", "nothing"], int]:
    """What a bust costs at once, and how many tokens: points are lost at borders only, and letters never."""
    terms = rules.terms
    if rules.tokens is None:
        return "forfeit", 0
    if terms.borders is not None or terms.zeus is not None:
        return "nothing", 0
    return "tokens", terms.milestones.end_tokens if terms.milestones else 1


class Table:
    """One variant with its house rules, ready to be played by `players` seats.

    Raises ValueError when the variant does not allow that many players.
    """

    def __init__(self, rules: Rules, players: int) -> None:
        """Compile `rules`."""
        if not rules.min_players <= players <= rules.max_players:
            raise ValueError(
                f"{rules.name} is for {rules.min_players} to {rules.max_players} players, not {players}."
            )
        if lack := rules.lack_of_cards(players):
            raise ValueError(f"{rules.name}: {lack}.")
        self.rules = rules
        self.players = players
        self.limit = rules.limit
        floored = rules.negative_totals == "floor"
        by_options: dict[str, PlaysAtTotal] = {}
        for face, options in rules.cards.items():
            limit = None if rules.terms.overplay else rules.limit
            by_options[face] = PlaysAtTotal(face, options, limit, floored)
        self.plays = by_options
        self.rows = Rows(by_options)
        self.ready = ReadyRows(self.rows, self._ready)
        self._setups: dict[int, tuple[tuple[str, ...], int]] = {}
        self.has_copies = rules.packs(players) > 1 or max(rules.faces.values()) > 1
        # The cards of a full hand, below 0 where a card may have a copy in it, which counts once.
        self.full_hand = -rules.hand_size(players) if self.has_copies else rules.hand_size(players)
        self.parts = parts_of(rules)
        self.may_give_up = rules.terms.allow_give_up == "on"
        self.plain = not self.parts
        self.sheds = rules.terms.shed is not None
        self._compile_short_way(rules)
        self.counts_turns = any(part.counts_turns for part in self.parts)
        self.dealt = steps(self.parts, "dealt")
        self.legal = steps(self.parts, "legal")
        self.counted = steps(self.parts, "counted")
        self.struck = StepsByMarks((part.stirred_by, part.struck) for part in self.parts)
        self.drawn = steps(self.parts, "drawn")
        self.draws_between = any_of(steps(self.parts, "draws_between"))
        self.begins = steps(self.parts, "begins")
        self.must = steps(self.parts, "must")
        self.answers = steps(self.parts, "answers")
        self.answered = steps(self.parts, "answer")
        self.unanswered = steps(self.parts, "unanswered")
        self.declined = steps(self.parts, "declined")
        self.refusals = steps(self.parts, "refusals")
        self._compile_ending(rules)
        self.has_bottom = bool(rules.terms.bottom_card)
        self.good_faces = [
            frozenset([face for face in rules.faces if RANK_OF[face] == (JOKER if rank == "joker" else rank)])
            for rank in rules.terms.bottom_card or ()
        ]
        self.ordinary = frozenset(face for face in rules.faces if rules.is_ordinary(face))
        self.opens_stock = self.has_bottom or rules.terms.start_card not in (None, "empty")
        self.draws_itself = rules.draw_discipline == "auto"
        self.quick = self.has_short_way and self.tells_freedom and self.draws_itself
        self.renews_stock = rules.stock == "reshuffle"
        self.reverse_repeats = rules.two_player_reverse == "again"
        self.skip_repeats = rules.two_player_skip == "again"
        self.orders = Orders(self)
        self.unplayed = State(self, "")

    def _compile_ending(self, rules: Rules) -> None:
        """What a seat that is stuck goes through, and who paid when a deal ends (rules, 1.10)."""
        fails = steps(self.parts, "fails")
        self.fails = any_of(fails)
        self.busts_at_once = not (fails or self.begins)
        self.out = steps(self.parts, "out")
        self.bust_costs, self.bust_tokens = cost_of_bust(rules)
        self.leavers_paid = rules.tokens is None and rules.elimination_rule == "never"
        self.knocks_out = rules.deal_end == "knock_out"
        self.last_left = steps(self.parts, "last_left")

    def _compile_short_way(self, rules: Rules) -> None:
        """What a play has to pass to go the short way (`turn.play`), and what it leaves out there."""
        self.has_short_way = have_short_way(self.parts)
        self.stirring = frozenset(mark for part in self.parts for mark in part.stirred_by)
        self.stopping = frozenset(mark for part in self.parts for mark in part.stirred_by - part.lays_on)
        self.alone = frozenset(mark for part in self.parts if part.lays_on_alone for mark in part.lays_on)
        self.lay_on = StepsByMarks((part.lays_on, part.lay_on) for part in self.parts)
        between = steps(self.parts, "stirred_between")
        self.stirs = StirsByTotal(between) if between else None
        self.last_card_stirs = any(part.last_card_stirs for part in self.parts)
        self.content = all_of(steps(self.parts, "content"))
        self.draws_after_play = not self.sheds
        self.tells_freedom = tell_freedom(self.parts)
        self.free = freedom(self.parts)
        self.free_owing = all_of(steps(self.parts, "free_owing"))
        aiming = [part for part in self.parts if isinstance(part, Targets)]
        concerns = [
            Concern(dict.fromkeys(part.aiming, "aims"), 1, part.singles_at_hand, part.at_pair)
            for part in aiming
        ]
        concerns += [
            Concern(part.concerned, part.least, part.at_hand, part.at_pair)
            for part in self.parts
            if takes(part, "at_hand")
        ]
        self.concerns = Concerns(concerns, self.pack(self.players))
        self.free_at_random = freedom(part for part in self.parts if not takes(part, "at_hand"))
        self.copiers = copiers_of(rules)
        self.noted = each_of(steps(self.parts, "noted"))
        self.quick_cards = (self.ready, self.has_copies, self.draws_after_play, int(self.last_card_stirs))
        asking = asker(self.parts)
        asks, replies = None if asking is None else asking.asks, Replies(asking, self._ready)
        content = all_of(steps((part for part in self.parts if part is not asking), "content"))
        self.quick_steps = (self.free_at_random, self.concerns, self.noted, content, asks, replies)
        by_penalty = rules.terms.queen_chain is not None or rules.deal_end == "pile_away"
        by_others = rules.terms.shed is not None or rules.terms.steal is not None
        by_others |= any(isinstance(part, ExchangeHands) for part in self.parts)
        self.hands_change_unseen = by_penalty or by_others or rules.draw_discipline != "auto"

    def is_quiet(self, before: int, play: Play) -> bool:
        """Whether a play at a total stirs no part, as far as its marks and its total tell."""
        return self._passes(self.stirring, before, play)

    def turning(self, before: int, play: Play) -> tuple[str, ...] | None:
        """The marks of a play at a total if they turn the order of play or lay something on the next turn,
        else none; None where it stirs a part.
        """
        together = len(play.marks) > 1 and not self.alone.isdisjoint(play.marks)
        if together or not self._passes(self.stopping, before, play):
            return None
        turns = not AT_THE_END.isdisjoint(play.marks)
        return play.marks if turns or self.lay_on[play.marks] else ()

    def _ready(self, total: int, play: Play) -> Ready:
        return play, play.cards[0], play.total, self.turning(total, play)

    def _passes(self, marks: frozenset[str], before: int, play: Play) -> bool:
        if play.marks and not marks.isdisjoint(play.marks):
            return False
        return self.stirs is None or not self.stirs[before][play.total]

    def pack(self, players: int) -> tuple[str, ...]:
        """All cards for so many players, before the shuffle."""
        return self.setup(players)[0]

    def setup(self, players: int) -> tuple[tuple[str, ...], int]:
        """The pack for so many players, and how many cards each is dealt."""
        if players not in self._setups:
            rules = self.rules
            self._setups[players] = build_pack(rules.faces, rules.packs(players)), rules.hand_size(players)
        return self._setups[players]

    def call(self, play: Play) -> str:
        """What is said when this play is made (1.6 and 4.0): words of the variant, then the total."""
        calls = self.rules.calls
        words = None
        if calls and play.value == "0":
            kind = "reverse" if "reverse" in play.marks else "pass" if not play.marks else ""
            words = calls.get(rank_of(play.cards[0])) or calls.get(kind)
        return f"{words} {play.total}" if words else str(play.total)
