"""Whether a draft can be played: its contradictions with repairs, or notes on the game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardtable.language import Card, Listed, say, sentence
from cardtable.rules.drafting.draft import DRAFT_ID, Draft, rules_of
from cardtable.rules.drafting.ways import ways
from cardtable.rules.effects import NEVER, Add, CardOption
from cardtable.rules.endless import most_cards
from cardtable.rules.model import Rules
from cardtable.rules.prose.words import by_rank
from cardtable.rules.sense import Clash, cautions, contradictions


@dataclass(frozen=True)
class RepairOffer:
    """The text of a button, and the draft that it makes."""

    text: str
    draft: Draft


@dataclass(frozen=True)
class Conflict:
    """One contradiction, as a plain sentence.

    With all its causes (`cards.K`, or the keys of ways), and its repairs, the smallest first.
    """

    sentence: str
    places: tuple[str, ...]
    repairs: tuple[RepairOffer, ...]


@dataclass(frozen=True)
class Note:
    """A sentence about the game; `good`, or worth a thought."""

    text: str
    good: bool = True


@dataclass(frozen=True)
class Fit:
    """The rules and notes on them, or the conflicts."""

    rules: Rules | None
    conflicts: tuple[Conflict, ...] = ()
    notes: tuple[Note, ...] = ()


def fit(draft: Draft, variant: str = DRAFT_ID) -> Fit:
    """Return whether the draft can be played, and its rules under that id."""
    rules = rules_of(draft, variant, checked=False)
    clashes = _clashes(rules)
    if clashes:
        return Fit(None, tuple(_conflict(draft, clash, len(clashes)) for clash in clashes))
    return Fit(rules, (), tuple(_notes(rules)))


def _clashes(rules: Rules) -> list[Clash]:
    return [*contradictions(rules), *cautions(rules)]


def _conflict(draft: Draft, clash: Clash, before: int) -> Conflict:
    reason = clash.sentence or sentence(clash.why)
    places = _places(draft, clash.causes or (clash.key,))
    repairs = []
    for repair in clash.repairs:
        then = draft.changed(repair.changes)
        if len(_clashes(rules_of(then, checked=False))) < before:
            repairs.append(RepairOffer(repair.text, then))
    return Conflict(reason, places, tuple(repairs))


def _places(draft: Draft, causes: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keys of the ways that cause a conflict; cards as `cards.K`."""
    of_ways = {cause: way.key for way in reversed(ways(draft)) for cause in way.causes}
    return tuple(dict.fromkeys(of_ways.get(cause, cause) for cause in causes))


# Notes


def _notes(rules: Rules) -> Iterator[Note]:
    yield _playable(rules)
    yield Note(say("draft-note-cards", players=rules.min_players, most=rules.max_players))
    if rules.won_by != "alone":
        yield _lowering(rules)
    yield from _lasting(rules)
    if rules.session_deals:
        yield Note(say("draft-note-deals", count=rules.session_deals))


_LONG = 500
"""The cards above which a deal counts as long: no finite game of the program gets to 300."""
_HUNDRED = 100


def _lasting(rules: Rules) -> Iterator[Note]:
    """Yield notes on deals and games that may be long, by the rules alone; the lab measures them."""
    cards = most_cards(rules)
    if cards is None:
        yield Note(say("draft-note-endless-down" if rules.counts_down else "draft-note-endless"), good=False)
    elif cards > _LONG:
        count = cards // _HUNDRED * _HUNDRED
        yield Note(say("draft-note-long", count=count), good=False)
    borders, points = rules.terms.borders, rules.tokens
    if borders is None or points is None or borders.floor == "on":
        return
    players = rules.min_players
    if points(players) * players <= len(borders.at):
        yield Note(say("draft-note-points", players=players, most=borders.target), good=False)


def _playable(rules: Rules) -> Note:
    """Return the note whether every card can be played at some total, and which can't."""
    never = [
        face
        for face, options in rules.cards.items()
        if not any(_can_be_played(rules, option) for option in options)
    ]
    if not never:
        return Note(say("draft-note-playable"))
    cards = Listed([Card(name) for name in by_rank(rules, never)], "or")
    return Note(say("draft-note-never", names=cards), good=False)


def _can_be_played(rules: Rules, option: CardOption) -> bool:
    if option.total == NEVER:
        return False
    return any(
        0 <= after <= rules.limit or rules.terms.overplay
        for before in range(rules.limit + 1)
        for _, after in option.total.results(before)
    )


def _lowering(rules: Rules) -> Note:
    """Return the note on the cards that bring the total back from its edge."""
    helping = [face for face, options in rules.cards.items() if any(_leads_back(rules, o) for o in options)]
    if not helping:
        return Note(
            say("draft-note-raises-none" if rules.counts_down else "draft-note-lowers-none"), good=False
        )
    cards = Listed([Card(name) for name in by_rank(rules, helping)])
    message = "draft-note-raises" if rules.counts_down else "draft-note-lowers"
    return Note(say(message, names=cards))


def _leads_back(rules: Rules, option: CardOption) -> bool:
    """Return whether a card can take the total away from the edge when that is reached."""
    results = [after for _, after in option.total.results(rules.edge)]
    if isinstance(option.total, Add) and not option.total.amount:
        return False
    return any(after > 0 if rules.counts_down else after < rules.limit for after in results)
