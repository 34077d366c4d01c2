"""Why the coach advises a play: typed facts about it, strongest first, which the screen puts into words.

A fact comes early if it speaks for the play and against another one; what would be true of any play comes
last. Sections are those of the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardtable.bots.opponents import likeness
from cardtable.bots.playing import Facts
from cardtable.cards.faces import pips_of
from cardtable.game.moves import MISTAKE, Move, Play
from cardtable.game.refusals import OverLimit, Refusal
from cardtable.game.sight.view import SeatView
from cardtable.rules.effects import ACTIONS, ZEUS

PROBABLY = 0.5
"""Minimum share of worlds for calling something probable."""
MAYBE = 0.25
"""Minimum share of worlds for calling something possible."""
LITTLE = 10
"""The room up to the limit that leaves the next player hardly a card to play."""
SPARE = 30
"""The largest room that speaks for a play."""

STRIKES = tuple(action.word for action in ACTIONS if action.strikes)
"""The effects on others that are reason enough for a play."""


@dataclass(frozen=True)
class OnlyPlay:
    """No other play stays at or under the limit."""

    limit: int


@dataclass(frozen=True)
class OnlyChoice:
    """Other cards would stay within the limit, but may not be played now (rules, 4.4.2, 4.11, 4.16.5)."""


@dataclass(frozen=True)
class AllOver:
    """Every play goes over the limit (if that is allowed: rules, 4.9, 4.10)."""

    limit: int


@dataclass(frozen=True)
class Alike:
    """No move that was weighed is better or worse by more than chance."""


@dataclass(frozen=True)
class Gains:
    """The play wins `tokens` of a kind at once (rules, 4.9, 4.10)."""

    tokens: int
    kind: str


@dataclass(frozen=True)
class Reaches:
    """The play makes the total that wins, for all players `together` or for its player."""

    total: int
    together: bool = True


@dataclass(frozen=True)
class Strikes:
    """The play strikes another player: `word` is one of `STRIKES`."""

    word: str


@dataclass(frozen=True)
class TakesZeus:
    """The play takes Zeus, who decides the deal (rules, 4.17)."""


@dataclass(frozen=True)
class Trouble:
    """In `share` of the worlds the next seat has nothing that stays at or under the limit."""

    seat: int
    share: float
    limit: int


@dataclass(frozen=True)
class EndsWithZeus:
    """The play ends the deal, and its player has Zeus then (rules, 4.17.6)."""


@dataclass(frozen=True)
class ForTheGame:
    """Another move loses this deal less often, but this one is worth more for the whole game."""


@dataclass(frozen=True)
class Rival:
    """This other move may be just as good: it looked safer, but not beyond doubt."""

    move: Move


@dataclass(frozen=True)
class Odds:
    """The chances to survive this deal without a card of the turn, and with the best other move."""

    safe: float
    otherwise: float


@dataclass(frozen=True)
class Keeps:
    """After the play, the hand still holds `cards` cards that can be played even at the limit."""

    cards: int
    limit: int


@dataclass(frozen=True)
class Spends:
    """The play spends one of the hand's highest plain cards while there is room for it."""


@dataclass(frozen=True)
class Least:
    """Every other play raises the total more, or goes over; with `takes`, lowers it more, or goes below 0."""

    takes: bool = False


@dataclass(frozen=True)
class Holds:
    """The total doesn't change."""

    total: int


@dataclass(frozen=True)
class Lowers:
    """The total goes down by `by`."""

    by: int


@dataclass(frozen=True)
class Raises:
    """The total goes up by `by`, in a game that counts down."""

    by: int


@dataclass(frozen=True)
class Room:
    """The play does not lead away from the edge, and leaves no more than `left` up to it."""

    left: int
    limit: int


Reason = (
    OnlyPlay
    | OnlyChoice
    | AllOver
    | Alike
    | Gains
    | Reaches
    | Strikes
    | TakesZeus
    | Trouble
    | EndsWithZeus
    | ForTheGame
    | Rival
    | Odds
    | Keeps
    | Spends
    | Least
    | Holds
    | Lowers
    | Raises
    | Room
)


@dataclass(frozen=True)
class Outlook:
    """The consequences of a play in the worlds in which it was tried.

    `next_seat` is the next seat, if always the same; `troubled` the share of worlds in which it can't stay
    within the limit; `keeps_hand` whether the cards not played are still held.
    """

    next_seat: int | None = None
    troubled: float = 0.0
    keeps_hand: bool = True


def reasons_for(facts: Facts, view: SeatView, move: Move, outlook: Outlook | None) -> tuple[Reason, ...]:
    """Return what is true of the move, strongest first; `outlook` is None if the move was not tried."""
    if not isinstance(move, Play) or MISTAKE in move.marks:
        return ()
    others = [play for play in view.plays if likeness(play, facts) != likeness(move, facts)]
    total = _about_the_total(facts, view, move, others)
    if facts.has_zeus:
        return (*_about_zeus(facts, view, move), *total)
    if facts.table.brings == "game" and facts.pays(view.total, move) > 0:
        return (Reaches(facts.edge, together=facts.table.rules.is_team),)
    if facts.won_by == "alone":
        return (*total, *_room(facts, view, move))
    if not _wins_over_limit(facts) and not any(facts.stays(play.total) for play in (move, *others)):
        return (AllOver(facts.limit),)
    strong, weak = _about_the_hand(facts, view, move, others, outlook)
    if _wins_over_limit(facts):
        return (*strong, *total, *weak)
    room = [one for one in _room(facts, view, move) if Spends() not in strong or one.left <= LITTLE]
    return (*strong, *total, *room, *weak)


def _wins_over_limit(facts: Facts) -> bool:
    """Return whether going over the limit wins points, so that nobody has to stay within it."""
    return facts.table.rules.terms.hurdles is not None


def _about_zeus(facts: Facts, view: SeatView, move: Play) -> list[Reason]:
    """If Zeus decides, nothing saves and nobody is stuck: what counts is who has him, and at the end."""
    if view.zeus != view.seat and _takes_zeus(facts, view, move):
        return [TakesZeus()]
    ends = move.total >= facts.limit and view.zeus in (view.seat, None)
    return [EndsWithZeus()] if ends else []


def _takes_zeus(facts: Facts, view: SeatView, move: Play) -> bool:
    """Return whether the play takes Zeus.

    By its card, a round total, or an opponent's number (rules, 4.17.3).
    """
    if ZEUS.word in move.marks or facts.pays(view.total, move) > 0:
        return True
    by_other = view.last_seat not in (None, view.seat)
    return by_other and view.pile[-1:] == [*move.cards] and pips_of(move.cards[0]) is not None


def _about_the_hand(
    facts: Facts, view: SeatView, move: Play, others: Sequence[Play], outlook: Outlook | None
) -> tuple[list[Reason], list[Reason]]:
    """Return what speaks for the play in games of keeping a playable hand, and what is also true."""
    limit, rules, is_free = facts.edge, facts.table.rules, _wins_over_limit(facts)
    strong, weak = list[Reason](), list[Reason]()
    if not is_free and facts.stays(move.total) and not any(facts.stays(play.total) for play in others):
        bound = not others and any(_is_bound(refusal) for refusal in view.refused.values())
        strong.append(OnlyChoice() if bound else OnlyPlay(limit))
    pays = facts.pays(view.total, move) if facts.has_pays else 0
    if pays > 0:
        strong.append(Gains(pays, "point" if rules.keeps_score else rules.token_kind))
    strong += [Strikes(mark) for mark in move.marks if mark in STRIKES]
    # In a team, trouble for the next player speaks against a play.
    against = None if rules.is_team or is_free else outlook
    if against is not None and against.next_seat is not None and against.troubled >= MAYBE:
        trouble = Trouble(against.next_seat, against.troubled, limit)
        (strong if against.troubled >= PROBABLY else weak).append(trouble)
    # If every card may be played, none is kept for being playable.
    keeps = 0 if rules.terms.overplay else _keeps(facts, view.hand, move)
    if keeps and (outlook.keeps_hand if outlook is not None else not move.marks):
        elsewhere = [_keeps(facts, view.hand, play) for play in others] or [keeps]
        if max(elsewhere) <= keeps:
            (strong if min(elsewhere) < keeps else weak).append(Keeps(keeps, limit))
    if _spends(facts, view, move, others):
        strong.append(Spends())
    return strong, weak


def _is_bound(refusal: Refusal) -> bool:
    """Return whether something other than the limit keeps a card from being played."""
    return not isinstance(refusal, OverLimit)


def _keeps(facts: Facts, hand: Sequence[str], play: Play) -> int:
    """Return how many saving cards a play leaves in the hand."""
    return sum(facts.saves[card] for card in hand) - sum(facts.saves[card] for card in play.cards)


def _spends(facts: Facts, view: SeatView, move: Play, others: Sequence[Play]) -> bool:
    """Return whether the play spends a plain card that no other plain card outdoes and some fall short of."""
    if any(facts.saves[card] for card in move.cards) or move.value.startswith("="):
        return False
    gone = (move.total - view.total) * facts.way
    if gone <= 0 or not facts.stays(move.total):
        return False
    plain = [play.total for play in others if not any(facts.saves[card] for card in play.cards)]
    others_go = [(total - view.total) * facts.way for total in plain]
    return any(other < gone for other in others_go) and max(others_go) <= gone


def _room(facts: Facts, view: SeatView, move: Play) -> list[Room]:
    left = (facts.edge - move.total) * facts.way
    if (move.total - view.total) * facts.way < 0 or (left == 0 and move.total == view.total):
        return []
    return [Room(left, facts.edge)] if 0 <= left <= SPARE else []


def _about_the_total(facts: Facts, view: SeatView, move: Play, others: Sequence[Play]) -> list[Reason]:
    if move.total == view.total:
        return [Holds(move.total)]
    gone = (move.total - view.total) * facts.way
    if gone < 0:
        return [Lowers(-gone) if facts.way > 0 else Raises(-gone)]
    least = others and all((play.total - move.total) * facts.way > 0 for play in others)
    return [Least(takes=facts.way < 0)] if least else []
