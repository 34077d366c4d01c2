"""A complete document while it is drafted: its usual form, and what follows of itself from a change.

What a player changes is one thing; what would hang in the air without it is changed with it: a card that asks
for an answer brings the rules of answering, and a pack without kings takes the rules about kings away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

import msgspec

from cardtable.cards.faces import JOKER, PIPS, RANKS, pips_of, rank_of
from cardtable.cards.packs import french_faces
from cardtable.rules import MOST_SEATS
from cardtable.rules.effects import (
    ACTIONS,
    CHAIN,
    NEVER,
    OBLIGE,
    STEAL,
    Action,
    Add,
    CardOption,
    Copy,
    parse_options,
    write_options,
)
from cardtable.rules.loader import Raw, left_out
from cardtable.rules.options.house_rules import (
    BY_KEY,
    SIXTY_NINE_LIMIT,
    against,
    at,
    eliminates,
    goes_right,
    has_busts,
)
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

OVER_PARTS = ("milestones", "borders", "payment", "zeus", "reach_wins")
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


# What follows of itself


def settled(raw: Raw, before: Raw | None = None) -> Raw:
    """The document with everything changed that a change from `before` brings with it."""
    if before is not None and raw["limit"] != before["limit"]:
        raw = _follow_limit(raw, before["limit"])
    raw = normal(raw)
    for step in _STEPS:
        raw = step(raw)
    return normal(raw)


def _follow_limit(raw: Raw, before: int) -> Raw:
    """What stood at the limit goes with it."""
    borders, limit = raw.get("borders"), raw["limit"]
    if borders:
        marks = sorted({limit if mark == before else mark for mark in borders["at"]})
        raw = {**raw, "borders": {**borders, "at": marks}}
    return raw


def _parts_of_cards(raw: Raw) -> Raw:
    """A card that does something brings the rules for it, and takes them away with it; what needs a game of
    its own is not done outside of it.
    """
    for action, key, begin in COME_WITH_CARDS:
        doing = does(raw, action)
        if doing and not raw.get(key):
            raw = {**raw, key: begin(raw, doing)}
        elif raw.get(key) and not doing:
            raw = left_out(raw, [key])
    for action in ACTIONS:
        if action.needs and not raw.get(action.needs):
            raw = without_action(raw, action)
    return raw


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


def _only_alone(raw: Raw) -> Raw:
    """A card that copies, or that is never laid, does that and nothing else."""
    return {**raw, "cards": {key: write_options(alone(options_of(raw, key))) for key in raw["cards"]}}


def alone(options: Iterable[CardOption]) -> tuple[CardOption, ...]:
    """What a card of which this is said does: each thing once, or nothing but to copy or not to be laid."""
    options = tuple(dict.fromkeys(options))
    only = next((o.total for o in options if isinstance(o.total, Copy) or o.total == NEVER), None)
    return options if only is None else (CardOption(only),)


def _names(raw: Raw) -> Raw:
    """Rules speak of cards that are in the pack."""
    known = {*keys_of(raw), *faces_of(raw)}
    for path in (
        "bottom_card",
        "start_passes_over",
        "together.pairs",
        "obligation.passes_on",
        "obligation.not_first",
    ):
        names = at(raw, path)
        if isinstance(names, list) and not known.issuperset(names):
            raw = put_at(raw, path, [name for name in names if name in known])
    for path in ("together.throw", "obligation.cancels"):
        if at(raw, path) and at(raw, path) not in known:
            raw = left_out(raw, [path])
    if at(raw, "ban.rank") and raw["ban"]["rank"] not in known:
        raw = left_out(raw, ["ban"])
    if raw.get("wears_off") and not known.issuperset(raw["wears_off"]["cards"]):
        raw = left_out(raw, ["wears_off"])
    if raw.get("special_hands"):
        kept = {key: value for key, value in raw["special_hands"].items() if key in known}
        raw = {**raw, "special_hands": kept}
    if raw.get("queen_chain") and raw["queen_chain"]["rank"] not in known:
        raw = put_at(raw, "queen_chain.rank", key_of(does(raw, CHAIN)[0]))
    if raw.get("shed") and raw["shed"]["saves"] not in known:
        raw = put_at(raw, "shed.saves", keys_of(raw)[0])
    if raw.get("calls"):
        calls = {key: said for key, said in raw["calls"].items() if key in known | {"pass", "reverse"}}
        raw = {**raw, "calls": calls}
    return _without_empty(raw)


def _without_empty(raw: Raw) -> Raw:
    """Lists of nothing are not there, nor a way to lay cards together when none are left for it."""
    for key in ("bottom_card", "start_passes_over", "special_hands"):
        if key in raw and not raw[key]:
            raw = left_out(raw, [key])
    if set(raw.get("start_passes_over", ())) >= set(keys_of(raw)):
        raw = left_out(raw, ["start_passes_over"])
    if raw.get("together") is not None and not any(raw["together"].values()):
        raw = left_out(raw, ["together"])
    if not raw.get("bottom_card"):
        raw = left_out(raw, ["bottom_chooser"])
    return raw


def _way(raw: Raw) -> Raw:
    """Up to the limit, or down from it; over it only where that is what the game is about."""
    over = any(raw.get(key) for key in OVER_PARTS)
    raw = {**raw, "overplay": True} if over else left_out(raw, ["overplay", "deal"])
    if raw.get("deal"):
        raw = {**raw, "stock": "play_on", "start_card": "empty", "draw_discipline": "auto"}
        raw = left_out(raw, ["stock_end", "bottom_card", "bottom_chooser"])
    if raw["negative_totals"] == "forbid":
        raw = {**raw, "start_total": raw.get("start_total") or raw["limit"], "start_card": "empty"}
    if raw["start_card"] != "empty":
        raw = left_out(raw, ["start_total"])
    if over or raw["negative_totals"] == "forbid" or raw.get("team"):
        raw = {**raw, "mistakes_count": "off"}
    if raw.get("milestones"):
        raw = put_at(raw, "milestones.end", raw["limit"])
    if at(raw, "obligation.between") is not None:
        raw = put_at(raw, "obligation.between", raw["limit"])
    if at(raw, "obligation.not_first"):
        raw = put_at(raw, "obligation.not_first", faces_that(raw, OBLIGE))
    if raw["limit"] <= _SIXTY_NINE or (raw.get("team") and raw["sixty_nine_effect"] != "none"):
        raw = {**raw, "sixty_nine_effect": "none"}
    return raw


_SIXTY_NINE = 69
assert _SIXTY_NINE < SIXTY_NINE_LIMIT


def _stakes(raw: Raw) -> Raw:
    """What is lost, and who is out by it."""
    if raw.get("zeus"):
        raw = {**raw, "tokens": 0, "elimination_rule": "never"}
    elif raw.get("reach_wins") or raw.get("payment"):
        raw = {**left_out(raw, ["match"]), "tokens": "none", "elimination_rule": "never"}
    elif raw.get("borders"):
        raw = {**raw, "tokens": _some(raw["tokens"]), "elimination_rule": "never"}
    elif raw.get("milestones") or raw.get("shed") or raw.get("team"):
        rule = raw["elimination_rule"] if raw["elimination_rule"] == "below_zero" else "at_zero"
        raw = {**raw, "tokens": _some(raw["tokens"]), "elimination_rule": rule}
    elif raw["elimination_rule"] in ("never", "knock_out"):
        raw = {**raw, "tokens": "none"}
    else:
        raw = {**raw, "tokens": _some(raw["tokens"])}
    if raw["elimination_rule"] != "never" or raw["tokens"] != "none":
        raw = left_out(raw, ["match"])
    if raw.get("team") or not eliminates(raw):
        raw = left_out(raw, ["fine_calls"])
    endless = raw["elimination_rule"] == "never" and not any(
        map(raw.get, ("borders", "zeus", "match", "reach_wins"))
    )
    return {**raw, "session_deals": (raw["session_deals"] or DEALS) if endless else 0}


def _some(tokens: Any) -> Any:
    if isinstance(tokens, dict):
        return tokens if all(tokens.values()) else 3
    return tokens if isinstance(tokens, int) and tokens else 3


def _end_of_deal(raw: Raw) -> Raw:
    """How a deal ends, and who deals and begins after it."""
    if raw.get("shed"):
        raw = {**raw, "deal_end": "shed"}
    elif any(raw.get(key) for key in OVER_PARTS):
        raw = {**raw, "deal_end": "over_ends"}
    elif at(raw, "match.won"):
        raw = {**raw, "deal_end": "knock_out"}
    elif raw.get("team") or not BY_KEY["deal_end"].fits(raw, raw["deal_end"]):
        raw = {**raw, "deal_end": "deal_ends"}
    for key, usual in (("dealer_rotation", "left"), ("next_starter", "left_of_dealer")):
        comes_with = raw[key] == "right_of_winner" and raw.get("shed")
        if not comes_with and not BY_KEY[key].fits(raw, raw[key]):
            raw = {**raw, key: usual}
    if not BY_KEY["sixty_nine_effect"].fits(raw, raw["sixty_nine_effect"]):
        raw = {**raw, "sixty_nine_effect": "none"}
    if raw.get("reward") and (raw.get("team") or raw["elimination_rule"] != "knock_out"):
        raw = left_out(raw, ["reward"])
    if raw["stock"] == "play_on":
        raw = left_out(raw, ["wears_off"])
    if raw["stock"] != "play_on" or raw.get("team"):
        raw = left_out(raw, ["stock_end", "bottom_card", "bottom_chooser", "empty_hand"])
    if not hands_shrink(raw):
        raw = left_out(raw, ["empty_hand_cost"])
    return raw


def hands_shrink(raw: Raw) -> bool:
    """Whether a hand can run out of cards, which then may cost other tokens than being stuck with some."""
    undrawn = raw["stock"] == "play_on" or raw["draw_discipline"] == "manual"
    return undrawn and eliminates(raw) and has_busts(raw) and against(raw)


def _token(raw: Raw) -> Raw:
    """How a token looks, where there are any."""
    if raw["tokens"] in ("none", 0):
        return left_out(raw, ["token"])
    return raw


_STEPS: tuple[Callable[[Raw], Raw], ...] = (
    _only_alone,
    _parts_of_cards,
    _names,
    _way,
    _stakes,
    _end_of_deal,
    _token,
)


def put_at(raw: Raw, path: str, value: object) -> Raw:
    """The document with this at a key, or at `table.key`; None takes it away."""
    if value is None:
        return left_out(raw, [path])
    table, _, key = path.rpartition(".")
    return {**raw, table: {**raw.get(table, {}), key: value}} if table else {**raw, key: value}


COME_WITH_CARDS: tuple[tuple[Action, str, Callable[[Raw, list[str]], Raw]], ...] = (
    (OBLIGE, "obligation", lambda raw, doing: {"draw": "each", "when_out": "lapses"}),
    (
        CHAIN,
        "queen_chain",
        lambda raw, doing: {
            "rank": key_of(doing[0]),
            "draw": "after_all",
            "answer": "forced",
            "carry_over": False,
            "failure": "safe",
        },
    ),
    (STEAL, "steal", lambda raw, doing: {"draw": "replaces"}),
)
"""Rules that are there exactly while a card asks for them."""
