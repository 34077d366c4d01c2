"""The numbers and ways of a game, each only if it means something.

Most ways are the house rules that every game has (`rules.options`); the others define the game: its limit,
its cards, what is lost, its special parts. A value is text; that of a number, its digits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from cardtable.cards.faces import JOKER, RANKS, SUITS, rank_of
from cardtable.language import say
from cardtable.rules import MOST_SEATS
from cardtable.rules.drafting.document import (
    OVER_PARTS,
    faces_of,
    goes_up,
    hands_shrink,
    is_french,
    keys_of,
    plain,
)
from cardtable.rules.drafting.draft import Draft
from cardtable.rules.drafting.way import (
    OFF,
    ON,
    OWN_PACK,
    Changes,
    Group,
    Kind,
    Way,
    choice,
    message,
    number,
    switch,
)
from cardtable.rules.loader import Raw
from cardtable.rules.model import Choice
from cardtable.rules.options import choices_of
from cardtable.rules.options.house_rules import BY_KEY, at, has_stock
from cardtable.rules.own_words import choice_label, choice_name, option_name
from cardtable.rules.parts import BY_PART, PARTS
from cardtable.rules.parts.base import may_decide
from cardtable.rules.schema import keys_with


def ways(draft: Draft) -> tuple[Way, ...]:
    """Return everything that can be set in this game, by group; the ways of a part follow its switch."""
    found = [way for make in _MAKERS for way in make(draft.raw)]
    rest = list(_house_rules(draft.raw, {way.key for way in found}))
    own = {way.part for way in rest if way.part}
    ordered: list[Way] = []
    for way in [*found, *(way for way in rest if not way.part)]:
        ordered.append(way)
        if way.kind == "switch" and way.key in own:
            ordered += [one for one in rest if one.part == way.key]
    return tuple(sorted(ordered, key=lambda way: GROUPS.index(way.group)))


GROUPS: tuple[Group, ...] = ("game", "cards", "stakes", "turn", "deal", "special")


def way_of(draft: Draft, key: str) -> Way:
    """Return the way with that key. Raises KeyError if the game does not have it."""
    return {way.key: way for way in ways(draft)}[key]


def put(draft: Draft, key: str, value: str | int) -> Draft:
    """Return the draft with another value of a way; a number is kept within its bounds.

    Raises KeyError for a way that the game does not have, ValueError for a value that the way does not have.
    """
    way = way_of(draft, key)
    text = str(value)
    if way.kind == "number":
        text = str(max(way.least, min(int(text), way.most)))
    elif text not in ((ON, OFF) if way.kind == "switch" else dict(way.values)):
        raise ValueError(f"{key} is not {text}")
    if text == way.value:
        return draft
    return draft.changed(_changes(draft.raw, way, text))


def _changes(raw: Raw, way: Way, value: str) -> Changes:
    key = way.key
    if key in _SETTERS:
        return _SETTERS[key](raw, value)
    part = BY_PART.get(way.part or way.causes[0])
    if part is not None and part.switch is not None and part.key == key:
        return part.switch.on(raw) if value == ON else part.switch.off(raw)
    found = part.set_parameter(raw, key, value) if part is not None else None
    if found is not None:
        return found
    rule = BY_KEY[key]
    is_number = rule.values is None or isinstance(at(raw, rule.place), int)
    return {rule.place: int(value) if is_number else value}


# The total


HIGHEST = 999
LOWEST = 5


def _game(raw: Raw) -> Iterator[Way]:
    limit = raw["limit"]
    if goes_up(raw):
        yield number("limit", "game", limit, LOWEST, HIGHEST, causes=("limit",))
        if raw["start_card"] == "empty":
            start = raw.get("start_total") or 0
            yield number("start_total", "game", start, 0, limit, causes=("start_total",))
    else:
        causes = ("start_total", "limit")
        yield number("start_total", "game", raw["start_total"], LOWEST, HIGHEST, causes=causes)
    if not any(map(raw.get, (*OVER_PARTS, *keys_with("upward")))):
        yield choice(
            "counting", "game", "up" if goes_up(raw) else "down", ("up", "down"), ("negative_totals",)
        )


def _set_start(raw: Raw, value: str) -> Changes:
    if goes_up(raw):
        return {"start_total": int(value) or None}
    return {"start_total": int(value), "limit": int(value)}


def _set_counting(raw: Raw, value: str) -> Changes:
    """Return the changes that turn cards that only add into ones that take off, or back."""
    down = value == "down"
    cards = {
        f"cards.{key}": plain(key, down)
        for key, text in raw["cards"].items()
        if key in keys_of(raw) and text == plain(key, not down)
    }
    if down:
        start = {"start_total": raw["limit"], "start_card": "empty", "mistakes_count": "off"}
        return {"negative_totals": "forbid", **start, **cards}
    return {"negative_totals": "allow", "start_total": None, **cards}


# Hands, packs and players


_STEPPED: Mapping[str, tuple[str, Group, int, int]] = {
    "hand_size": ("hand", "cards", 1, 10),
    "packs": ("decks", "cards", 1, 4),
    "tokens": ("tokens", "stakes", 1, 20),
}
"""Numbers that may change from some number of players up: their keys, groups and bounds."""


def _players(raw: Raw) -> Iterator[Way]:
    players = raw["players"]
    yield number("players_min", "cards", players["min"], 2, MOST_SEATS, causes=("players.min",))
    yield number("players_max", "cards", players["max"], 2, MOST_SEATS, causes=("players.max",))


def _cards(raw: Raw) -> Iterator[Way]:
    if has_stock(raw):
        yield from _stepped(raw, "hand_size")
    if raw.get("one_pack_only") is not True:
        yield from _stepped(raw, "packs")
    if is_french(raw):
        pack = _pack(raw)
        values = tuple(dict.fromkeys([*_PACKS, pack]))
        yield choice("pack", "cards", pack, values, ("pack",))
        yield number("jokers", "cards", _jokers(raw), 0, 4, causes=("jokers",))


def _stepped(raw: Raw, key: str) -> Iterator[Way]:
    """Yield the ways to set a number, the player count where it changes, and the number from there on."""
    place, group, least, most = _STEPPED[key]
    first, start, then = _steps(raw[place])
    yield Way(key, "number", group, option_name(key), str(first), (), least, most, causes=(place,))
    most_players = raw["players"]["max"]
    values = ["0", *map(str, range(raw["players"]["min"] + 1, most_players + 1))]
    if str(start) not in values:
        values.append(str(start))
    labels = tuple(
        (value, say("draft-from-players", players=int(value)) if value != "0" else say("draft-from-never"))
        for value in values
    )
    if len(labels) > 1:
        name = say(f"draft-way-{key.replace('_', '-')}-from")
        yield Way(f"{key}_from", "choice", group, name, str(start), labels, causes=(place,))
    if start:
        name = say(f"draft-way-{key.replace('_', '-')}-then")
        yield Way(f"{key}_then", "number", group, name, str(then), (), least, most, causes=(place,))


def _steps(value: object) -> tuple[int, int, int]:
    """Return the number, from how many players it changes (0 for never), and the number from there."""
    if not isinstance(value, dict):
        number = value if isinstance(value, int) else 0
        return number, 0, number
    steps = sorted(
        (int(players.rstrip("+")) if players != "default" else 0, number) for players, number in value.items()
    )
    if len(steps) == 1:
        return steps[0][1], 0, steps[0][1]
    return steps[0][1], steps[1][0], steps[1][1]


def _set_stepped(key: str, what: str) -> Callable[[Raw, str], Changes]:
    place = _STEPPED[key][0]

    def changes(raw: Raw, value: str) -> Changes:
        first, start, then = _steps(raw[place])
        if what == "from":
            least, most = _STEPPED[key][2:]
            other = then if start else first + 1 if first < most and key == "packs" else max(least, first - 1)
            if other == first:
                other = first + 1
            start, then = int(value), other
        elif what == "then":
            then = int(value)
        else:
            first = int(value)
        return {place: first if not start or first == then else {"default": first, f"{start}+": then}}

    return changes


_PACKS = ("52", "40", "32")
_RANKS_OF = {"40": RANKS[:10], "32": ("A", *RANKS[6:])}


def _pack(raw: Raw) -> str:
    """Return the usual pack that it has, or OWN_PACK."""
    faces = {face: count for face, count in faces_of(raw).items() if rank_of(face) != JOKER}
    if not raw.get("pack") or faces == _whole(RANKS):
        return "52"
    return next((name for name, ranks in _RANKS_OF.items() if faces == _whole(ranks)), OWN_PACK)


def _whole(ranks: tuple[str, ...]) -> dict[str, int]:
    return {rank + suit: 1 for suit in SUITS for rank in ranks}


def _jokers(raw: Raw) -> int:
    return sum(count for face, count in faces_of(raw).items() if rank_of(face) == JOKER)


def _joker_faces(number: int) -> dict[str, int]:
    """Return the jokers of a pack; beyond the second they are further copies of the first two."""
    faces = {"JK1": (number + 1) // 2, "JK2": number // 2}
    return {face: count for face, count in faces.items() if count}


def _set_pack(raw: Raw, value: str) -> Changes:
    jokers = _jokers(raw)
    if value == "52":
        return {"pack": None, "jokers": jokers}
    return {"pack": {**_whole(_RANKS_OF[value]), **_joker_faces(jokers)}, "jokers": None}


def _set_jokers(raw: Raw, value: str) -> Changes:
    pack = raw.get("pack")
    if not pack:
        return {"jokers": int(value)}
    rest = {face: count for face, count in pack.items() if rank_of(face) != JOKER}
    return {"pack": {**rest, **_joker_faces(int(value))}}


def _set_players(which: str) -> Callable[[Raw, str], Changes]:
    """Return a setter of the least or most players, which moves the other bound if needed."""

    def changes(raw: Raw, value: str) -> Changes:
        number = int(value)
        other = min(raw["players"]["min"], number) if which == "max" else max(raw["players"]["max"], number)
        return {f"players.{which}": number, "players.min" if which == "max" else "players.max": other}

    return changes


# What is lost


_KINDS_OF_TOKENS = ("token", "penny", "chip", "nickel", "corner", "fold", "point")
_STAKES = ("tokens", "knock_out", "deals", "match_won", "match_lost")


def _stakes(raw: Raw) -> Iterator[Way]:
    if may_decide(raw):
        causes = ("elimination_rule",)
        yield choice("stakes", "stakes", _stakes_of(raw), _STAKES, causes)
    if raw["tokens"] not in ("none", 0):
        yield from _stepped(raw, "tokens")
        if not raw.get("shed"):
            token = raw.get("token") or "token"
            yield choice("token", "stakes", token, _KINDS_OF_TOKENS, ("token",))
        if hands_shrink(raw):
            price = raw.get("empty_hand_cost") or 1
            yield number("empty_hand_cost", "stakes", price, 1, 5, causes=("empty_hand_cost",))
    if _stakes_of(raw) == "deals" and not any(map(raw.get, keys_with("ends_game"))):
        name = option_name("session_deals")
        deals = str(raw["session_deals"])
        yield Way("session_deals", "number", "stakes", name, deals, (), 1, 100, causes=("session_deals",))

    for key in ("match_won", "match_lost"):
        deals = at(raw, BY_KEY[key].place)
        if deals:
            yield Way(key, "number", "stakes", option_name(key), str(deals), (), 1, 20, causes=("match",))


def _stakes_of(raw: Raw) -> str:
    if raw.get("match"):
        return "match_won" if raw["match"].get("won") else "match_lost"
    return {"knock_out": "knock_out", "never": "deals"}.get(raw["elimination_rule"], "tokens")


def _set_stakes(raw: Raw, value: str) -> Changes:
    """Return the changes for other stakes; with `knock_out`, a deal goes on without the loser."""
    end = raw["deal_end"]
    if value == "knock_out":
        on = {"deal_end": "knock_out"} if end == "deal_ends" else {}
        return {"tokens": "none", "elimination_rule": "knock_out", "match": None, **on}
    played_on = _stakes_of(raw) in ("knock_out", "match_won") and end == "knock_out"
    back = {"deal_end": "deal_ends"} if played_on else {}
    if value == "tokens":
        return {"tokens": 3, "elimination_rule": "at_zero", "match": None, **back}
    match = {value.removeprefix("match_"): 3} if value.startswith("match_") else None
    return {"tokens": "none", "elimination_rule": "never", "match": match, **back}


# Special parts and their own ways


def _special(raw: Raw) -> Iterator[Way]:
    for part in PARTS:
        on = part.is_on(raw)
        if part.switch is not None and (on or part.switch.can(raw)):
            yield switch(part.key, "special", on, (part.key,))
        if on or part.switch is None:
            yield from part.parameters(raw)


# House rules of all games


_OWN = frozenset({"hand_size", "packs", "tokens", "session_deals", "match_won", "match_lost", "bottom_card"})
"""House rules that are ways of their own here."""

_GROUP_OF: Mapping[str, Group] = {
    "negative_totals": "game",
    "packs": "cards",
    "elimination_rule": "stakes",
    "deal_end": "stakes",
    "pile_away_loser": "stakes",
    "pile_away_cards": "stakes",
    "packs_follow_players": "stakes",
    "two_player_reverse": "turn",
    "two_player_skip": "turn",
    "draw_discipline": "turn",
    "allow_give_up": "turn",
    "mistakes_count": "turn",
    "call_check": "turn",
    "sixty_nine_effect": "special",
    "exact_by": "special",
    "exchange_timing": "turn",
    "ono_first_number": "deal",
}


def group_of(key: str) -> Group:
    """Return the group of a house rule; those of a game or a part alone are special."""
    if key not in BY_KEY or "." in BY_KEY[key].place:
        return "special"
    return _GROUP_OF.get(key, "deal")


_WORDED_HERE = frozenset({"king_ban_turns", "king_ban_at_99", "queen_answer"})
"""House rules whose names mention the rank that they have in the program's games."""


def _house_rules(raw: Raw, known: set[str]) -> Iterator[Way]:
    for offered in choices_of(raw):
        if offered.key in known | _OWN or offered.key not in BY_KEY:
            continue
        part = BY_KEY[offered.key].place.partition(".")[0]
        is_own = part != offered.key and part in BY_PART
        yield _house_rule(offered, group_of(offered.key), part if is_own else "")


def _house_rule(offered: Choice, group: Group, part: str) -> Way:
    key, value = offered.key, offered.default
    causes = (part or BY_KEY[key].place,)
    if offered.values is None:
        least, most = max(offered.least, 1), offered.most
        name = say(message(key)) if key in _WORDED_HERE else choice_name(offered)
        return Way(key, "number", group, name, value, (), least, most, part, causes)
    if key in _WORDED_HERE:
        return choice(key, group, value, offered.values, causes, part)
    kind: Kind = "switch" if set(offered.values) == {ON, OFF} else "choice"
    labels = tuple((value, choice_label(offered, value)) for value in offered.values)
    return Way(key, kind, group, choice_name(offered), value, labels, part=part, causes=causes)


_MAKERS: tuple[Callable[[Raw], Iterator[Way]], ...] = (_game, _players, _special, _cards, _stakes)

_SETTERS: Mapping[str, Callable[[Raw, str], Changes]] = {
    "limit": lambda raw, value: {"limit": int(value)},
    "start_total": _set_start,
    "counting": _set_counting,
    "players_min": _set_players("min"),
    "players_max": _set_players("max"),
    **{key + end: _set_stepped(key, end.lstrip("_")) for key in _STEPPED for end in ("", "_from", "_then")},
    "pack": _set_pack,
    "jokers": _set_jokers,
    "stakes": _set_stakes,
    "token": lambda raw, value: {"token": value},
    "empty_hand_cost": lambda raw, value: {"empty_hand_cost": int(value) if int(value) > 1 else None},
    "session_deals": lambda raw, value: {"session_deals": int(value)},
}
