"""A complete document while it is drafted: what stands in it, and its usual form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType

import msgspec

from cardtable.cards.faces import JOKER, PIPS, RANKS, pips_of, rank_of
from cardtable.cards.packs import french_faces
from cardtable.rules import MOST_SEATS
from cardtable.rules.effects import (
    NEVER,
    Action,
    Add,
    CardOption,
    Copy,
    parse_options,
    write_options,
)
from cardtable.rules.loader import Raw, left_out
from cardtable.rules.options.house_rules import (
    against,
    eliminates,
    goes_right,
    has_busts,
)
from cardtable.rules.schema import keys_with
from cardtable.rules.sense import key_of

DEALS = 10
"""So many deals are a game that has no end of its own."""

JOKER_KEY = key_of("JK1")

MADE_AT_HOME = "House rule"
"""Who is named as the publisher of a game of one's own."""

_COURT = 10

_LEFT_BEHIND = (
    "base",
    "options",
    "without_options",
    "without",
    "family",
    "blurb",
    "bank",
    "queen_chain.rest",
)
"""What a draft does not keep: it is settled, told otherwise, or follows from the rest (`rules.options`)."""

OVER_PARTS = keys_with("over")
"""Parts of games in which totals over the limit can be laid."""


def blank() -> Raw:
    """A game from nothing: every card adds its number, court cards ten."""
    return {
        "name": "?",
        "source": {"publisher": MADE_AT_HOME, "title": "?", "section": "?"},
        "players": {"min": 2, "max": 6},
        "decks": 1,
        "hand": 3,
        "tokens": 3,
        "limit": 99,
        "cards": {},
        "negative_totals": "allow",
        "two_player_reverse": "pass",
        "two_player_skip": "again",
        "draw_discipline": "auto",
        "elimination_rule": "at_zero",
        "packs_follow_players": "off",
        "deal_end": "deal_ends",
        "dealer_rotation": "left",
        "next_starter": "left_of_dealer",
        "stock": "reshuffle",
        "session_deals": 0,
        "start_card": "empty",
        "allow_give_up": "off",
        "mistakes_count": "off",
        "pile_away_loser": "redraw",
        "sixty_nine_effect": "none",
        "exchange_timing": "after_draw",
    }


def known_names(raw: Raw) -> set[str]:
    """The ranks and cards of the pack, as rules may speak of them."""
    return {*keys_of(raw), *faces_of(raw)}


def faces_of(raw: Raw) -> Mapping[str, int]:
    """Each face of one pack with its copies."""
    pack: Mapping[str, int] | None = raw.get("pack")
    return pack or _french(raw.get("jokers") or 0)


@cache
def _french(jokers: int) -> Mapping[str, int]:
    return MappingProxyType(french_faces(jokers))


def is_french(raw: Raw) -> bool:
    """Whether the pack has no cards but those of the French one, and jokers."""
    return all(rank_of(face) in (*RANKS, JOKER) for face in faces_of(raw))


def keys_of(raw: Raw) -> list[str]:
    """The ranks of the pack as a variant file writes them, in the order of a pack."""
    return sorted(dict.fromkeys(map(key_of, faces_of(raw))), key=place_of)


@cache
def place_of(key: str) -> tuple[int, int, str]:
    """Where a rank stands in a row of them all: ace to king, joker; numbers of a special pack, names."""
    if key in RANKS:
        return (RANKS.index(key), 0, "")
    if key == JOKER_KEY:
        return (len(RANKS), 0, "")
    number = pips_of(key)
    return (len(RANKS) + 1, 1000 if number is None else number, key)


def options_of(raw: Raw, key: str) -> tuple[CardOption, ...]:
    """What is written of a card or rank."""
    face = key if key in faces_of(raw) else next(f for f in faces_of(raw) if key_of(f) == key)
    return parse_options(raw["cards"][key], face)


def plain(key: str, down: bool = False) -> str:
    """What a card does of which nothing is said: it adds its number; `down`: takes it off."""
    amount = PIPS.get(key, pips_of(key) or 0) if key not in ("J", "Q", "K") else _COURT
    return CardOption(Add(-amount if down else amount)).written


def does(raw: Raw, action: Action) -> list[str]:
    """The keys of the cards that do this."""
    cards: dict[str, str] = raw["cards"]
    return [key for key, text in cards.items() if action.word in _words(text)]


def faces_that(raw: Raw, action: Action) -> list[str]:
    """The cards that do this."""
    keys, cards = does(raw, action), raw["cards"]
    return [face for face in faces_of(raw) if face in keys or (key_of(face) in keys and face not in cards)]


def _words(text: str) -> set[str]:
    return {word.strip() for option in text.split("|") for word in option.split(",")}


# The usual form


def normal(raw: Raw) -> Raw:
    """The document in its usual form: every rank says what it does, keys in order; equal ones are equal."""
    raw = left_out(raw, _LEFT_BEHIND)
    raw = {key: value for key, value in raw.items() if value is not None and value != {}}
    players = {"min": 2, "max": MOST_SEATS, **raw["players"]}
    raw = _with_sides({**raw, "players": players, "cards": _cards(raw)})
    decoded: Raw = msgspec.json.decode(encoded(raw))
    return decoded


def encoded(raw: Raw) -> bytes:
    """The document as bytes, equal for equal ones."""
    return msgspec.json.encode(raw, order="deterministic")


def _with_sides(raw: Raw) -> Raw:
    """What may be said in two ways is said in one: numbers by players that do not depend on players are
    numbers.
    """
    for key in ("decks", "hand", "tokens"):
        steps = raw.get(key)
        if isinstance(steps, dict) and len(set(steps.values())) == 1:
            raw = {**raw, key: next(iter(steps.values()))}
    if not raw.get("jokers"):
        raw = {**raw, "jokers": 0}
    # Clockwise is what a document says that does not say it.
    return raw if goes_right(raw) else left_out(raw, ["start_direction"])


def _cards(raw: Raw) -> dict[str, str]:
    """What each rank does, and each card apart; a card whose rank says nothing stands alone."""
    written, down = raw.get("cards", {}), raw.get("negative_totals") == "forbid"
    cards = {}
    for face in faces_of(raw):
        key = key_of(face)
        if face in written:
            cards[face] = _usual(written[face], face)
        if key == face:
            continue
        if key in written:
            cards[key] = _usual(written[key], face)
        elif face not in written:
            cards[key] = _usual(written.get("face") or _unsaid(raw, key, down), face)
    for key in keys_of(raw):
        if key not in cards and not any(key_of(face) == key for face in cards):
            cards[key] = _usual(written.get("face") or _unsaid(raw, key, down), key)
    return {key: text for key, text in cards.items() if _stands(raw, key, cards)}


def _stands(raw: Raw, key: str, cards: Mapping[str, str]) -> bool:
    """Whether some card goes by what is written here."""
    faces = faces_of(raw)
    return key in faces or any(key_of(face) == key and face not in cards for face in faces)


def _unsaid(raw: Raw, key: str, down: bool) -> str:
    if key == JOKER_KEY:
        return "=0" if down else f"={raw['limit']}"
    return plain(key, down)


@lru_cache(maxsize=4096)
def _usual(text: str, face: str) -> str:
    try:
        return write_options(dict.fromkeys(parse_options(text, face)))
    except ValueError:
        # Pips of a card that has none: it is a court card, which counts ten.
        return text if "pips" not in text else text.replace("pips", str(_COURT))


def without_action(raw: Raw, action: Action) -> Raw:
    """No card does this."""
    cards = dict(raw["cards"])
    for key in does(raw, action):
        options = (
            CardOption(option.total, tuple(one for one in option.actions if one != action))
            for option in options_of(raw, key)
        )
        cards[key] = write_options(dict.fromkeys(options))
    return {**raw, "cards": cards}


def alone(options: Iterable[CardOption]) -> tuple[CardOption, ...]:
    """What a card of which this is said does: each thing once, or nothing but to copy or not to be laid."""
    options = tuple(dict.fromkeys(options))
    only = next((o.total for o in options if isinstance(o.total, Copy) or o.total == NEVER), None)
    return options if only is None else (CardOption(only),)


def hands_shrink(raw: Raw) -> bool:
    """Whether a hand can run out of cards, which then may cost other tokens than being stuck with some."""
    undrawn = raw["stock"] == "play_on" or raw["draw_discipline"] == "manual"
    return undrawn and eliminates(raw) and has_busts(raw) and against(raw)


def put_at(raw: Raw, path: str, value: object) -> Raw:
    """The document with this at a key, or at `table.key`; None takes it away."""
    if value is None:
        return left_out(raw, [path])
    table, _, key = path.rpartition(".")
    return {**raw, table: {**raw.get(table, {}), key: value}} if table else {**raw, key: value}


def goes_up(raw: Raw) -> bool:
    """Whether the total goes up to the limit."""
    return bool(raw["negative_totals"] != "forbid")


def first_of(raw: Raw, holds: Callable[[tuple[CardOption, ...]], bool]) -> str:
    """The first rank whose cards all do the same, and that holds of them; "" where there is none."""
    ranks = (key for key in keys_of(raw) if key in raw["cards"])
    return next((key for key in ranks if holds(options_of(raw, key))), "")


def can_do_more(raw: Raw, key: str) -> bool:
    written = [one for one in raw["cards"] if one == key or (one in faces_of(raw) and key_of(one) == key)]
    return not any(
        isinstance(option.total, Copy) or option.total == NEVER
        for one in written
        for option in options_of(raw, one)
    )


def with_action(raw: Raw, key: str, action: Action) -> dict[str, str]:
    """All cards of a rank do this besides."""
    changes = {}
    for one in raw["cards"]:
        if one == key or (one in faces_of(raw) and key_of(one) == key):
            options = (
                option if action in option.actions else CardOption(option.total, (*option.actions, action))
                for option in options_of(raw, one)
            )
            changes[f"cards.{one}"] = write_options(options)
    return changes
