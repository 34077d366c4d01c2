"""The smallest changes of one rule that may repair a game's fault, for the lab to try.

First each change of the draft is taken back alone; then come steps against the fault, from small to large.
Each is a complete valid document; contradictory ones are left out. None is offered before it was tried
(`laboratory`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from cardtable.cards.faces import rank_of
from cardtable.controller.lab.verdicts import (
    CONSOLES,
    GAUGES,
    Estimate,
    Fault,
    Gauge,
    Groups,
    decisive,
    faults,
    ranged,
)
from cardtable.language import say
from cardtable.rules.drafting.document import normal
from cardtable.rules.effects import Add, CardOption, SetTotal
from cardtable.rules.loader import Raw, build, check_shape
from cardtable.rules.model import Rules, RulesError
from cardtable.rules.options import choices_of
from cardtable.rules.options.house_rules import BY_KEY, BY_PLAYERS, at
from cardtable.rules.own_words import option_name, value_name
from cardtable.rules.prose.cards import card_name, does, plainly
from cardtable.rules.sense import key_of

MOST = 14
"""The most changes that are tried for one fault."""
MOST_TAKEN_BACK = 6
"""The most changes of the draft that are tried by taking them back."""
LIMITS = (20, 30, 50, 66, 75, 99, 120, 150, 200)
"""The limits that are tried."""


@dataclass(frozen=True)
class Change:
    """One rule changed: the words for a button, and the rules as the raw document of a draft and built."""

    text: str
    raw: Raw
    rules: Rules


@dataclass(frozen=True)
class Repair:
    """A change that was tried and repairs a fault, with its effect on the figure, in words and in numbers."""

    fault: Fault
    change: Change
    text: str
    before: Estimate
    after: Estimate


_Draft = tuple[str, Raw]
"""The words of a change, empty if they need the built rules, and its document."""


def raw_of(document: bytes) -> Raw:
    """Return a rules document in the form that `rules.loader` takes."""
    raw: Raw = msgspec.json.decode(document, type=dict)
    return {key: value for key, value in raw.items() if key not in ("id", "house_rules")}


def built(raw: Raw, like: Rules) -> Rules | None:
    """Return the rules of a raw document, under the id of `like`; None if it is invalid."""
    try:
        whole = {key: value for key, value in raw.items() if value is not None}
        return build(check_shape(like.id, like.name, whole), whole, {}, choices_of(whole))
    except RulesError:
        return None


def changes(fault: Fault, rules: Rules, players: int, base: Rules | None, found: Groups) -> Iterator[Change]:
    """Yield the changes that may repair a fault, the smallest first; each takes a moment to build."""
    raw = raw_of(rules.document)
    seen = {rules.document}
    count = 0
    for text, changed in _drafts(fault, rules, raw, players, base, found):
        new = built(changed, rules)
        if new is None or new.document in seen or not is_for(new, players):
            continue
        seen.add(new.document)
        if not text and new.cards == rules.cards:
            continue
        yield Change(text or _card_text(rules, new), normal(raw_of(new.document)), new)
        count += 1
        if count == MOST:
            return


def is_for(rules: Rules, players: int) -> bool:
    """Return whether the game can be played by this number of players."""
    return rules.min_players <= players <= rules.max_players and rules.lack_of_cards(players) is None


def _drafts(
    fault: Fault, rules: Rules, raw: Raw, players: int, base: Rules | None, found: Groups
) -> Iterator[_Draft]:
    decides = decisive(players, found)
    game = _Game(rules, raw, players, decides.rank if decides is not None else "")
    if fault == "begins":
        yield from _ways(("next_starter", "loser"))(game)
    if base is not None:
        yield from _taken_back(raw, raw_of(base.document))
    for step in _STEPS[fault]:
        yield from step(game)


@dataclass(frozen=True)
class _Game:
    """The game to repair; `decides` is the rank that matters most in it, if that is known."""

    rules: Rules
    raw: Raw
    players: int
    decides: str


def _taken_back(raw: Raw, base: Raw) -> Iterator[_Draft]:
    """Yield the game with each rule that differs from `base` reset, one at a time."""
    count = 0
    for key in sorted({*raw.get("cards", {}), *base.get("cards", {})}):
        mine, theirs = raw.get("cards", {}).get(key), base.get("cards", {}).get(key)
        if mine != theirs and count < MOST_TAKEN_BACK and raw.get("pack") == base.get("pack"):
            cards = {**raw["cards"], key: theirs}
            count += 1
            yield "", {**raw, "cards": {one: text for one, text in cards.items() if text is not None}}
    if raw.get("limit") != base.get("limit"):
        yield _limit(raw, base["limit"])
    ways = [rule.key for rule in BY_KEY.values() if at(raw, rule.place) != at(base, rule.place)]
    for key in ways:
        changed = _way(raw, key, at(base, BY_KEY[key].place))
        if changed is not None:
            yield changed


def _way(raw: Raw, key: str, value: Any) -> _Draft | None:
    """Return the game with another value of a rule.

    None if the rule belongs to a part that it does not have.
    """
    rule = BY_KEY[key]
    if "." in rule.place or value is None or at(raw, rule.place) == value:
        return None
    if (key, value) == ("next_starter", "loser"):
        text = say("lab-repair-loser-begins")
    elif key == "hand_size" and isinstance(value, int):
        text = say("lab-repair-hand", count=value)
    elif key == "packs" and isinstance(value, int):
        text = say("lab-repair-packs", count=value)
    else:
        text = say("lab-repair-way", way=option_name(key), choice=_choice(key, value))
    return text, {**raw, rule.place: value}


def _choice(key: str, value: Any) -> str:
    if isinstance(value, dict):
        return value_name(key, BY_PLAYERS)
    return str(value) if isinstance(value, int) else value_name(key, value)


_Step = Callable[[_Game], Iterator[_Draft]]
"""Yields changes of a game, from small to large."""


def _ways(*wanted: tuple[str, Any]) -> _Step:
    """Return the step to other values of rules."""

    def drafts(game: _Game) -> Iterator[_Draft]:
        for key, value in wanted:
            changed = _way(game.raw, key, value) if BY_KEY[key].offered(game.raw) else None
            if changed is not None and (isinstance(value, int) or BY_KEY[key].fits(game.raw, value)):
                yield changed

    return drafts


def _limit(raw: Raw, limit: int) -> _Draft:
    """Return the game with another limit; a card that sets the total to the limit sets it to the new one."""
    mark = f"={raw['limit']}"
    cards = {
        key: " | ".join(
            ", ".join(f"={limit}" if part.strip() == mark else part.strip() for part in option.split(","))
            for option in text.split("|")
        )
        for key, text in raw["cards"].items()
    }
    return say("lab-repair-limit", limit=limit), {**raw, "limit": limit, "cards": cards}


def _higher(game: _Game) -> Iterator[_Draft]:
    """Yield the game with higher limits."""
    for limit in [limit for limit in LIMITS if limit > game.rules.limit][:3]:
        yield _limit(game.raw, limit)


def _lower(count: int) -> _Step:
    """Return the step to lower limits."""

    def drafts(game: _Game) -> Iterator[_Draft]:
        for limit in [limit for limit in LIMITS[::-1] if limit < game.rules.limit][:count]:
            yield _limit(game.raw, limit)

    return drafts


def _hands(*steps: int) -> _Step:
    """Return the step to hands of so many cards more or fewer."""

    def drafts(game: _Game) -> Iterator[_Draft]:
        now = game.rules.hand_size(game.players)
        yield from _ways(*(("hand_size", now + step) for step in steps if now + step >= 1))(game)

    return drafts


def _card(game: _Game, rank: str, text: str) -> Iterator[_Draft]:
    """Yield the game with another effect of a rank; nothing if the pack has no such rank."""
    faces = [face for face in game.rules.faces if rank_of(face) == rank]
    if not faces:
        return
    cards = {key: was for key, was in game.raw["cards"].items() if key not in faces}
    yield "", {**game.raw, "cards": {**cards, key_of(faces[0]): text}}


def _plain(game: _Game, rank: str) -> Iterator[_Draft]:
    """Yield the game with a rank that only adds its number."""
    face = next((face for face in game.rules.faces if rank_of(face) == rank), "")
    if face and plainly(face):
        yield from _card(game, rank, "|".join(option.notation for option in plainly(face)))


def _ranks(game: _Game, holds: Callable[[tuple[CardOption, ...]], bool]) -> list[str]:
    """Return the ranks whose cards fulfill `holds`."""
    return list(dict.fromkeys(rank_of(face) for face, options in game.rules.cards.items() if holds(options)))


def _plain_ranks(game: _Game) -> list[str]:
    return _ranks(game, lambda options: len(options) == 1 and not options[0].actions and _adds(options[0]))


def _adds(option: CardOption) -> bool:
    return isinstance(option.total, Add) and option.total.amount > 0


def _climbing(game: _Game) -> Iterator[_Draft]:
    """Yield the game with a card that only adds its number, for each that may do something else."""
    for rank in _ranks(game, lambda options: not all(map(_adds, options))):
        yield from _plain(game, rank)


def _choices(game: _Game) -> Iterator[_Draft]:
    """Yield the game with cards that can be played in two ways."""
    yield from _card(game, "10", "+10 | -10")
    yield from _card(game, "A", "+1 | +11")


def _savers(game: _Game) -> Iterator[_Draft]:
    """Yield the game with cards that can be played at the limit."""
    yield from _card(game, "10", "-10")
    yield from _card(game, "9", "+0")
    yield from _card(game, "4", "+0, reverse")
    yield from _card(game, "K", f"={game.rules.limit}")


def _less_decisive(game: _Game) -> Iterator[_Draft]:
    """Yield the game with the card that decides it made plain, and with others that do what it does."""
    if not game.decides:
        return
    yield from _plain(game, game.decides)
    face = next(face for face in game.rules.faces if rank_of(face) == game.decides)
    text = game.raw["cards"].get(key_of(face), "")
    for rank in _plain_ranks(game)[-3:] if text else ():
        yield from _card(game, rank, text)


def _easier(game: _Game) -> Iterator[_Draft]:
    """Yield the game with easier sums."""
    hard = _ranks(game, lambda options: not all(_is_easy(option) for option in options))
    for rank in hard:
        yield from _plain(game, rank)
    if game.rules.limit > 99:
        yield _limit(game.raw, 99)


def _is_easy(option: CardOption) -> bool:
    total = option.total
    return isinstance(total, SetTotal) or (isinstance(total, Add) and -1 <= total.amount <= 10)


_PLAY_ON, _DEAL_ENDS = ("stock", "play_on"), ("deal_end", "deal_ends")
_SHORTER = (_climbing, _lower(2), _ways(_DEAL_ENDS, _PLAY_ON), _hands(-1))
_STEPS: Mapping[Fault, tuple[_Step, ...]] = {
    "too_easy": (_lower(3), _hands(-1, -2)),
    "too_hard": (_hands(1, 2), _higher, _choices, _savers),
    "begins": (
        _ways(("next_starter", "left_of_dealer")), _hands(1, 2, -1), _higher,
        _ways(("start_card", "turn_up_ordinary")), _savers,
    ),
    "endless": (_ways(_PLAY_ON, _DEAL_ENDS), *_SHORTER),
    "long": _SHORTER,
    "short": (_higher, _hands(1, 2), _savers),
    "choice": (_hands(1, 2, 3), _choices, _higher, _savers),
    "turns": (_choices, _savers, _hands(1, 2, -1), _higher),
    "luck": (_choices, _hands(1, 2), _savers),
    "card": (_less_decisive, _savers, _choices, _hands(-1, 1)),
    "sums": (_easier, _ways(("negative_totals", "floor"))),
    "few": (_climbing,),
}  # fmt: skip
"""The steps against each fault."""


def _card_text(before: Rules, rules: Rules) -> str:
    """Return the words for a changed card: “Change the king so it adds 10”."""
    faces = [face for face in rules.faces if rules.cards[face] != before.cards.get(face)]
    rank = rank_of(faces[0])
    of_rank = {rules.cards[face] for face in rules.faces if rank_of(face) == rank}
    name = rank if len(of_rank) == 1 else faces[0]
    return say("lab-repair-card", card=card_name(name), does=does(rules, name, rules.cards[faces[0]]))


def gauge_of(fault: Fault, rules: Rules, change: Change) -> Gauge:
    """Return the gauge that shows whether a change repairs the fault.

    If the loser begins the next deal, the first seat's advantage stays, and the effect shows in the next
    deal.
    """
    lets_loser_begin = fault == "begins" and change.rules.next_starter == "loser" != rules.next_starter
    return CONSOLES if lets_loser_begin else GAUGES[fault]


def repaired(
    fault: Fault, rules: Rules, change: Change, players: int, before: Groups, after: Groups
) -> Repair | None:
    """Return the repair, if the fault is surely gone with the change and there is no new one."""
    gauge = gauge_of(fault, rules, change)
    had = faults(rules, players, before).keys()
    if not faults(change.rules, players, after).keys() <= had - {fault} or not gauge.is_gone(players, after):
        return None
    apart, became = (gauge.of(players, found) for found in (before, after))
    if gauge is CONSOLES and apart is not None and became is not None and became.value <= apart.value:
        return None
    was, becomes = ((gauge.reported or gauge.of)(players, found) for found in (before, after))
    if was is None or becomes is None:
        return None
    words = say(gauge.repaired, before=ranged(was, gauge.shown), after=ranged(becomes, gauge.shown))
    return Repair(fault, change, words, was, becomes)
