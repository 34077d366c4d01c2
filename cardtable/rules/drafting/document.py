"""The complete document of a draft: reading it, and its usual form."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType

import msgspec

from cardtable.cards.faces import JOKER, PIPS, RANKS, french_faces, pips_of, rank_of
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
from cardtable.rules.options.house_rules import against, eliminates, goes_right, has_busts
from cardtable.rules.schema import keys_with
from cardtable.rules.sense import key_of

DEALS = 10
"""The deals of a game that has no end of its own."""

JOKER_KEY = key_of("JK1")

MADE_AT_HOME = "House rule"
"""The publisher of a game that people made."""

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
"""Keys that a draft does not keep: they are settled, stated elsewhere, or follow from the rest
(`rules.options`).
"""

OVER_PARTS = keys_with("over")
"""Parts of games in which plays may go over the limit."""


def blank() -> Raw:
    """Return a new game: every card adds its number, court cards ten."""
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
    """Return the ranks and cards of the pack, which rules may name."""
    return {*keys_of(raw), *faces_of(raw)}


def faces_of(raw: Raw) -> Mapping[str, int]:
    """Return each face of one pack with its copies."""
    pack: Mapping[str, int] | None = raw.get("pack")
    return pack or _french(raw.get("jokers") or 0)


@cache
def _french(jokers: int) -> Mapping[str, int]:
    return MappingProxyType(french_faces(jokers))


def is_french(raw: Raw) -> bool:
    """Return whether the pack has only cards of the French one, and jokers."""
    return all(rank_of(face) in (*RANKS, JOKER) for face in faces_of(raw))


def keys_of(raw: Raw) -> list[str]:
    """Return the ranks of the pack as in a variant file, in the order of a pack."""
    return sorted(dict.fromkeys(map(key_of, faces_of(raw))), key=place_of)


@cache
def place_of(key: str) -> tuple[int, int, str]:
    """Return the sort key of a rank: ace to king, joker, numbers of a special pack, names."""
    if key in RANKS:
        return (RANKS.index(key), 0, "")
    if key == JOKER_KEY:
        return (len(RANKS), 0, "")
    number = pips_of(key)
    return (len(RANKS) + 1, 1000 if number is None else number, key)


def options_of(raw: Raw, key: str) -> tuple[CardOption, ...]:
    """Return the options of a card or rank."""
    face = key if key in faces_of(raw) else next(f for f in faces_of(raw) if key_of(f) == key)
    return parse_options(raw["cards"][key], face)


def plain(key: str, down: bool = False) -> str:
    """Return the usual options of a card: it adds its number, or with `down` takes it off."""
    amount = PIPS.get(key, pips_of(key) or 0) if key not in ("J", "Q", "K") else _COURT
    return CardOption(Add(-amount if down else amount)).written


def does(raw: Raw, action: Action) -> list[str]:
    """Return the keys of the cards with this action."""
    cards: dict[str, str] = raw["cards"]
    return [key for key, text in cards.items() if action.word in _words(text)]


def faces_that(raw: Raw, action: Action) -> list[str]:
    keys, cards = does(raw, action), raw["cards"]
    return [face for face in faces_of(raw) if face in keys or (key_of(face) in keys and face not in cards)]


def _words(text: str) -> set[str]:
    return {word.strip() for option in text.split("|") for word in option.split(",")}


# The usual form


def normal(raw: Raw) -> Raw:
    """Return the document in its usual form: options for every rank, keys in order; equal games are equal."""
    raw = left_out(raw, _LEFT_BEHIND)
    raw = {key: value for key, value in raw.items() if value is not None and value != {}}
    players = {"min": 2, "max": MOST_SEATS, **raw["players"]}
    raw = _with_sides({**raw, "players": players, "cards": _cards(raw)})
    decoded: Raw = msgspec.json.decode(encoded(raw))
    return decoded


def encoded(raw: Raw) -> bytes:
    """Return the document as bytes, equal for equal ones."""
    return msgspec.json.encode(raw, order="deterministic")


def _with_sides(raw: Raw) -> Raw:
    """Write equal settings in one way.

    Numbers by players that don't depend on players become plain numbers.
    """
    for key in ("decks", "hand", "tokens"):
        steps = raw.get(key)
        if isinstance(steps, dict) and len(set(steps.values())) == 1:
            raw = {**raw, key: next(iter(steps.values()))}
    if not raw.get("jokers"):
        raw = {**raw, "jokers": 0}
    # Clockwise is the default.
    return raw if goes_right(raw) else left_out(raw, ["start_direction"])


def _cards(raw: Raw) -> dict[str, str]:
    """Return the options of each rank, and of each card that differs.

    A card whose rank has none is separate.
    """
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
    """Return whether some card uses the options of this key."""
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
        # A card without pips is a court card, which counts ten.
        return text if "pips" not in text else text.replace("pips", str(_COURT))


def without_action(raw: Raw, action: Action) -> Raw:
    """Return the document without this action on any card."""
    cards = dict(raw["cards"])
    for key in does(raw, action):
        options = (
            CardOption(option.total, tuple(one for one in option.actions if one != action))
            for option in options_of(raw, key)
        )
        cards[key] = write_options(dict.fromkeys(options))
    return {**raw, "cards": cards}


def alone(options: Iterable[CardOption]) -> tuple[CardOption, ...]:
    """Return the options without duplicates.

    A card that copies, or is never played alone, does nothing else.
    """
    options = tuple(dict.fromkeys(options))
    only = next((o.total for o in options if isinstance(o.total, Copy) or o.total == NEVER), None)
    return options if only is None else (CardOption(only),)


def hands_shrink(raw: Raw) -> bool:
    """Return whether a hand can run out of cards, which may then have its own price."""
    undrawn = raw["stock"] == "play_on" or raw["draw_discipline"] == "manual"
    return undrawn and eliminates(raw) and has_busts(raw) and against(raw)


def put_at(raw: Raw, path: str, value: object) -> Raw:
    """Return the document with a value at a key, or at `table.key`; None removes it."""
    if value is None:
        return left_out(raw, [path])
    table, _, key = path.rpartition(".")
    return {**raw, table: {**raw.get(table, {}), key: value}} if table else {**raw, key: value}


def goes_up(raw: Raw) -> bool:
    """Return whether the total goes up to the limit."""
    return bool(raw["negative_totals"] != "forbid")


def first_of(raw: Raw, holds: Callable[[tuple[CardOption, ...]], bool]) -> str:
    """Return the first rank whose cards all do the same and fulfill `holds`; "" if there is none."""
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
    """Return the changes that add an action to all cards of a rank."""
    changes = {}
    for one in raw["cards"]:
        if one == key or (one in faces_of(raw) and key_of(one) == key):
            options = (
                option if action in option.actions else CardOption(option.total, (*option.actions, action))
                for option in options_of(raw, one)
            )
            changes[f"cards.{one}"] = write_options(options)
    return changes
