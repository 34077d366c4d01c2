"""The numbers and ways of a game, each only where it means something.

Most ways are the house rules that every game has (`rules.options`); the others are what makes a game: how
high, how many cards, what is lost, which special parts. A value is text; that of a number, its figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from cardtable.cards.faces import JOKER, RANKS, SUITS, rank_of
from cardtable.language import Listed, Rank, say
from cardtable.rules import MOST_SEATS
from cardtable.rules.drafting.document import (
    OVER_PARTS,
    faces_of,
    faces_that,
    hands_shrink,
    is_french,
    keys_of,
    plain,
    without_action,
)
from cardtable.rules.drafting.draft import Draft
from cardtable.rules.drafting.special import BY_PART, MOST_FINES, PARTS, Changes, goes_up, with_action, worn
from cardtable.rules.effects import CHAIN, OBLIGE, REVERSE
from cardtable.rules.loader import Raw
from cardtable.rules.model import Choice
from cardtable.rules.options import choices_of
from cardtable.rules.options.house_rules import BY_KEY, at
from cardtable.rules.own_words import option_name
from cardtable.rules.prose.cards import card_name
from cardtable.rules.sense import key_of

Kind = Literal["number", "choice", "switch"]
Group = Literal["game", "cards", "stakes", "turn", "deal", "special"]
"""The total; hands and packs; what is lost; a turn; how a deal begins and ends; special parts."""

ON, OFF = "on", "off"


@dataclass(frozen=True)
class Way:
    """One number or way: what it is called, what it is now, and what it may be.

    A `choice` has `values` with their labels, a `number` its bounds, a `switch` is "on" or "off". `part` is
    the switch of the special part that it belongs to, which is on. `causes` are the keys of the document that
    it sets.
    """

    key: str
    kind: Kind
    group: Group
    name: str
    value: str
    values: tuple[tuple[str, str], ...] = ()
    least: int = 0
    most: int = 0
    part: str = ""
    causes: tuple[str, ...] = ()

    @property
    def number(self) -> int:
        """The value of a number."""
        return int(self.value)

    @property
    def is_on(self) -> bool:
        """Whether a switch is on."""
        return self.value == ON

    @property
    def label(self) -> str:
        """The value in words."""
        return dict(self.values).get(self.value, self.value)


def ways(draft: Draft) -> tuple[Way, ...]:
    """Everything that can be set in this game, group by group; the ways of a part follow its switch."""
    found = [way for make in _MAKERS for way in make(draft.raw)]
    rest = list(_house_rules(draft.raw, {way.key for way in found}))
    own = {way.part for way in rest if way.part}
    ordered: list[Way] = []
    for way in [*found, *(way for way in rest if not way.part)]:
        ordered.append(way)
        if way.kind == "switch" and way.key in own:
            ordered += [one for one in rest if one.part == way.key]
    return tuple(sorted(ordered, key=lambda way: _GROUPS.index(way.group)))


_GROUPS: tuple[Group, ...] = ("game", "cards", "stakes", "turn", "deal", "special")


def way_of(draft: Draft, key: str) -> Way:
    """The way of that key. Raises KeyError where the game does not have it."""
    return {way.key: way for way in ways(draft)}[key]


def put(draft: Draft, key: str, value: str | int) -> Draft:
    """The draft with another value of a way; a number is kept within its bounds.

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
    return draft.changed(_changes(draft.raw, key, text))


def _changes(raw: Raw, key: str, value: str) -> Changes:
    if key in _SETTERS:
        return _SETTERS[key](raw, value)
    if key in BY_PART:
        part = BY_PART[key]
        return part.on(raw) if value == ON else part.off(raw)
    for prefix in ("milestones", "fine_calls", "borders"):
        if key.startswith(f"{prefix}_"):
            return _mark(raw, prefix, key.removeprefix(f"{prefix}_"), int(value))
    rule = BY_KEY[key]
    is_number = rule.values is None or isinstance(at(raw, rule.place), int)
    return {rule.place: int(value) if is_number else value}


# The total


HIGHEST = 999
LOWEST = 5


def _game(raw: Raw) -> Iterator[Way]:
    limit = raw["limit"]
    if goes_up(raw):
        yield _number("limit", "game", limit, LOWEST, HIGHEST, causes=("limit",))
        if raw["start_card"] == "empty":
            start = raw.get("start_total") or 0
            yield _number("start_total", "game", start, 0, limit, causes=("start_total",))
    else:
        causes = ("start_total", "limit")
        yield _number("start_total", "game", raw["start_total"], LOWEST, HIGHEST, causes=causes)
    if not any(raw.get(key) for key in (*OVER_PARTS, "shed", "together")):
        yield _choice(
            "counting", "game", "up" if goes_up(raw) else "down", ("up", "down"), ("negative_totals",)
        )


def _set_start(raw: Raw, value: str) -> Changes:
    if goes_up(raw):
        return {"start_total": int(value) or None}
    return {"start_total": int(value), "limit": int(value)}


def _set_counting(raw: Raw, value: str) -> Changes:
    """Cards that only add take off instead, and the other way round."""
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
"""Numbers that may be another one from so many players on: where they stand, and their bounds."""


def _cards(raw: Raw) -> Iterator[Way]:
    players = raw["players"]
    yield _number("players_min", "cards", players["min"], 2, MOST_SEATS, causes=("players.min",))
    yield _number("players_max", "cards", players["max"], 2, MOST_SEATS, causes=("players.max",))
    if any(raw.get(key) for key in OVER_PARTS):
        yield _switch("deal_all", "cards", raw.get("deal") is not None, ("deal",))
    if not raw.get("deal"):
        yield from _stepped(raw, "hand_size")
    if raw.get("one_pack_only") is not True:
        yield from _stepped(raw, "packs")
    if is_french(raw):
        pack = _pack(raw)
        values = tuple(dict.fromkeys([*_PACKS, pack]))
        yield _choice("pack", "cards", pack, values, ("pack",))
        yield _number("jokers", "cards", _jokers(raw), 0, 4, causes=("jokers",))


def _stepped(raw: Raw, key: str) -> Iterator[Way]:
    """A number, from how many players on it is another one, and that."""
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
    """The number, from how many players on there is another (0 for never), and that one."""
    if not isinstance(value, dict):
        number = value if isinstance(value, int) else 0
        return number, 0, number
    steps = sorted((int(who.rstrip("+")) if who != "default" else 0, number) for who, number in value.items())
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
OWN_PACK = "own"


def _pack(raw: Raw) -> str:
    """Which of the usual packs it is."""
    faces = {face: count for face, count in faces_of(raw).items() if rank_of(face) != JOKER}
    if not raw.get("pack") or faces == _whole(RANKS):
        return "52"
    return next((name for name, ranks in _RANKS_OF.items() if faces == _whole(ranks)), OWN_PACK)


def _whole(ranks: tuple[str, ...]) -> dict[str, int]:
    return {rank + suit: 1 for suit in SUITS for rank in ranks}


def _jokers(raw: Raw) -> int:
    return sum(count for face, count in faces_of(raw).items() if rank_of(face) == JOKER)


def _joker_faces(number: int) -> dict[str, int]:
    """Jokers beyond the second are further copies of the first two."""
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
    """The least and the most push one another."""

    def changes(raw: Raw, value: str) -> Changes:
        number = int(value)
        other = min(raw["players"]["min"], number) if which == "max" else max(raw["players"]["max"], number)
        return {f"players.{which}": number, "players.min" if which == "max" else "players.max": other}

    return changes


# What is lost


_KINDS_OF_TOKENS = ("token", "penny", "chip", "nickel", "corner", "fold", "point")
_STAKES = ("tokens", "knock_out", "deals", "match_won", "match_lost")
_DECIDED = (*OVER_PARTS, "shed", "team")


def _stakes(raw: Raw) -> Iterator[Way]:
    if not any(raw.get(key) for key in _DECIDED):
        causes = ("elimination_rule",)
        yield _choice("stakes", "stakes", _stakes_of(raw), _STAKES, causes)
    if raw["tokens"] not in ("none", 0):
        yield from _stepped(raw, "tokens")
        if not raw.get("shed"):
            token = raw.get("token") or "token"
            yield _choice("token", "stakes", token, _KINDS_OF_TOKENS, ("token",))
        if hands_shrink(raw):
            price = raw.get("empty_hand_cost") or 1
            yield _number("empty_hand_cost", "stakes", price, 1, 5, causes=("empty_hand_cost",))
    if _stakes_of(raw) == "deals" and not any(raw.get(key) for key in _DECIDED if key != "payment"):
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
    """Where whoever loses is out of the game, the others play on, as everywhere that it is played so."""
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
        if on or part.can(raw):
            yield _switch(part.key, "special", on, (part.key,))
        if on and part.key in _OF_PARTS:
            yield from _OF_PARTS[part.key](raw)
    yield from _together(raw)


def _marks(part: str) -> Callable[[Raw], Iterator[Way]]:
    """The totals that pay or cost: how many, and each."""

    def found(raw: Raw) -> Iterator[Way]:
        marks = raw[part]["at"]
        most = raw["limit"] - 1 if part == "milestones" else raw["limit"]
        many = MOST_FINES if part == "fine_calls" else 5
        name = say("draft-way-marks")
        yield Way(f"{part}_count", "number", "special", name, str(len(marks)), (), 1, many, part, (part,))
        for number, mark in enumerate(marks, 1):
            name = say("draft-way-mark", number=number)
            yield Way(f"{part}_{number}", "number", "special", name, str(mark), (), 1, most, part, (part,))

    return found


def _milestones(raw: Raw) -> Iterator[Way]:
    yield from _marks("milestones")(raw)
    for key in ("tokens", "end_tokens"):
        name = say(f"draft-way-milestones-{key.replace('_', '-')}")
        value = str(raw["milestones"][key])
        yield Way(
            f"milestones_{key}", "number", "special", name, value, (), 0, 20, "milestones", ("milestones",)
        )


def _mark(raw: Raw, part: str, which: str, value: int) -> Changes:
    """Another total that pays or costs, or another number of them, evenly over the way to the limit."""
    if which in ("tokens", "end_tokens"):
        return {f"{part}.{which}": value}
    limit, marks = raw["limit"], list(raw[part]["at"])
    if which == "count":
        parts = value if part == "borders" else value + 1
        marks = [limit * number // parts for number in range(1, value + 1)]
    else:
        marks[int(which) - 1] = value
    return {f"{part}.at": sorted(set(marks) - {0})}


def _payment(raw: Raw) -> Iterator[Way]:
    terms, part = raw["payment"], "payment"
    over = str(terms["over"])
    values = dict.fromkeys(["overshoot", "forfeit", *map(str, range(1, 6)), over])
    labels = tuple(
        (
            one,
            say("draft-way-payment-over-points", count=int(one))
            if one.isdigit()
            else say(f"draft-way-payment-over-{one}"),
        )
        for one in values
    )
    name = say("draft-way-payment-over")
    yield Way("payment_over", "choice", "special", name, over, labels, part=part, causes=(part,))
    if over != "forfeit":
        name = say("draft-way-payment-exact")
        yield Way("payment_exact", "number", "special", name, str(terms["exact"]), (), 0, 20, part, (part,))


def _queens(raw: Raw) -> Iterator[Way]:
    rank = raw["queen_chain"]["rank"]
    yield _ranks("queen_rank", raw, rank, "queen_chain")
    yield _switch(
        "queen_carry_over", "special", raw["queen_chain"]["carry_over"], ("queen_chain",), "queen_chain"
    )


def _set_queen_rank(raw: Raw, value: str) -> Changes:
    """What has to be answered is laid by another rank, and answered with it."""
    bare = without_action(raw, CHAIN)
    cards = {**bare["cards"]}
    for path, text in with_action(bare, value, CHAIN).items():
        cards[path.removeprefix("cards.")] = str(text)
    return {"cards": cards, "queen_chain.rank": value}


def _ban(raw: Raw) -> Iterator[Way]:
    yield _ranks("ban_rank", raw, raw["ban"]["rank"], "ban")


def _wears_off(raw: Raw) -> Iterator[Way]:
    now, part, name = next(iter(raw["wears_off"]["cards"])), "wears_off", say("draft-way-wears-off-card")
    labels = tuple((key, card_name(key)) for key in dict.fromkeys([*raw["cards"], now]))
    yield Way("wears_off_card", "choice", "special", name, now, labels, part=part, causes=(part,))
    times, name = str(raw["wears_off"]["renewals"]), say("draft-way-wears-off-renewals")
    yield Way("wears_off_renewals", "number", "special", name, times, (), 1, 9, part, (part,))


def _hands(raw: Raw) -> Iterator[Way]:
    for key, result in _HANDS.items():
        now = next((rank for rank, what in raw["special_hands"].items() if what == result), "")
        yield _ranks(key, raw, now, "special_hands", none=True)


_HANDS = {"hand_wins": "wins", "hand_loses": "everybody loses"}


def _set_hand(key: str) -> Callable[[Raw, str], Changes]:
    def changes(raw: Raw, value: str) -> Changes:
        others = {r: what for r, what in raw["special_hands"].items() if what != _HANDS[key] and r != value}
        return {"special_hands": {**others, value: _HANDS[key]} if value else others}

    return changes


def _together(raw: Raw) -> Iterator[Way]:
    if not goes_up(raw):
        return
    terms = raw.get("together") or {}
    now = (
        "same_rank"
        if terms.get("same_rank")
        else "pairs"
        if terms.get("pairs")
        else "throw"
        if terms
        else OFF
    )
    values = (OFF, "same_rank", *(("pairs",) if is_french(raw) and _pairs(raw) else ()))
    yield _choice("together", "special", now, tuple(dict.fromkeys([*values, now])), ("together",))
    if now == "same_rank":
        name = say("draft-way-same-rank")
        count = str(terms["same_rank"])
        yield Way("same_rank", "number", "special", name, count, (), 2, 4, "together", ("together",))
    elif now == "pairs":
        ranks = " ".join(terms["pairs"])
        options = dict.fromkeys([*_pairs(raw), ranks])
        labels = tuple(
            (r, say("draft-ranks", ranks=Listed([Rank(one) for one in r.split()], "or"))) for r in options
        )
        name = say("draft-way-pairs")
        yield Way("pairs", "choice", "special", name, ranks, labels, part="together", causes=("together",))


def _pairs(raw: Raw) -> list[str]:
    """Ranks of which two may be laid as one."""
    sets = ("K Q", "K Q J", "K", "Q", "J")
    return [ranks for ranks in sets if set(ranks.split()) <= set(keys_of(raw))]


def _set_together(raw: Raw, value: str) -> Changes:
    if value == "same_rank":
        return {"together": {"same_rank": 4}}
    return {"together": {"pairs": _pairs(raw)[0].split()} if value == "pairs" else None}


def _obligation(raw: Raw) -> Iterator[Way]:
    terms, part = raw["obligation"], "obligation"
    if not raw.get("shed"):
        yield _choice("owed_draw", "special", terms["draw"], ("each", "at_end"), (part,), part)
    if raw["deal_end"] in ("knock_out", "drop_out"):
        when_out = terms.get("when_out", "stays")
        yield _choice("owed_when_out", "special", when_out, ("stays", "rest", "lapses"), (part,), part)
    yield _switch("owed_must_finish", "special", terms.get("must_finish", False), (part,), part)
    yield _switch("owed_between", "special", terms.get("between") is not None, (part,), part)
    yield _switch("owed_not_first", "special", bool(terms.get("not_first")), (part,), part)
    yield _switch("owed_adds", "special", terms.get("adds", False), (part,), part)
    turning = faces_that(raw, REVERSE)
    passes = terms.get("passes_on") or []
    now = OFF if not passes else "reverse" if set(passes) == set(turning) else OWN_PACK
    values = dict.fromkeys([OFF, *(["reverse"] if turning else []), now])
    yield _choice("owed_passes_on", "special", now, tuple(values), (part,), part)
    cancels = terms.get("cancels") or ""
    ranks = dict.fromkeys(["", *_ranks_that_oblige(raw), cancels])
    labels = tuple((rank, _rank_label(rank)) for rank in ranks)
    name = say("draft-way-owed-cancels")
    yield Way("owed_cancels", "choice", "special", name, cancels, labels, part=part, causes=(part,))


def _ranks_that_oblige(raw: Raw) -> list[str]:
    return list(dict.fromkeys(map(key_of, faces_that(raw, OBLIGE))))


def _owed(key: str) -> Callable[[Raw, str], Changes]:
    def changes(raw: Raw, value: str) -> Changes:
        on: object = value == ON
        if key == "between":
            on = raw["limit"] if on else None
        elif key == "not_first":
            on = faces_that(raw, OBLIGE) if on else None
        return {f"obligation.{key}": on}

    return changes


def _set_passes(raw: Raw, value: str) -> Changes:
    return {"obligation.passes_on": faces_that(raw, REVERSE) if value == "reverse" else None}


def _shed(raw: Raw) -> Iterator[Way]:
    yield _ranks("shed_saves", raw, raw["shed"]["saves"], "shed")


_OF_PARTS: Mapping[str, Callable[[Raw], Iterator[Way]]] = {
    "milestones": _milestones,
    "fine_calls": _marks("fine_calls"),
    "borders": _marks("borders"),
    "payment": _payment,
    "queen_chain": _queens,
    "ban": _ban,
    "wears_off": _wears_off,
    "special_hands": _hands,
    "obligation": _obligation,
    "shed": _shed,
}


# House rules of all games


_OWN = frozenset({"hand_size", "packs", "tokens", "session_deals", "match_won", "match_lost", "bottom_card"})
"""House rules that are ways of their own here."""

_GROUP_OF: Mapping[str, Group] = {
    "negative_totals": "game",
    "elimination_rule": "stakes",
    "packs_follow_players": "stakes",
    "two_player_reverse": "turn",
    "two_player_skip": "turn",
    "draw_discipline": "turn",
    "allow_give_up": "turn",
    "mistakes_count": "turn",
    "call_check": "turn",
    "sixty_nine_effect": "special",
    "exchange_timing": "turn",
    "ono_first_number": "deal",
}


_TOLD_HERE = frozenset({"king_ban_turns", "king_ban_at_99", "queen_answer"})
"""House rules whose names speak of the rank that it is in the games of the program."""


def _house_rules(raw: Raw, known: set[str]) -> Iterator[Way]:
    for choice in choices_of(raw):
        if choice.key in known | _OWN or choice.key not in BY_KEY:
            continue
        place = BY_KEY[choice.key].place
        table = place.partition(".")[0] if "." in place else ""
        group: Group = "special" if table else _GROUP_OF.get(choice.key, "deal")
        yield _house_rule(choice, group, table)


def _house_rule(choice: Choice, group: Group, part: str) -> Way:
    key, value = choice.key, choice.default
    causes = (part or BY_KEY[key].place,)
    if choice.values is None:
        least, most = max(choice.least, 1), choice.most
        name = say(_message(key)) if key in _TOLD_HERE else choice.name
        return Way(key, "number", group, name, value, (), least, most, part, causes)
    if key in _TOLD_HERE:
        return _choice(key, group, value, choice.values, causes, part)
    kind: Kind = "switch" if set(choice.values) == {ON, OFF} else "choice"
    labels = tuple((value, choice.label(value)) for value in choice.values)
    return Way(key, kind, group, choice.name, value, labels, part=part, causes=causes)


# Making one


def _message(key: str) -> str:
    return f"draft-way-{key.replace('_', '-')}"


def _number(key: str, group: Group, value: int, least: int, most: int, causes: tuple[str, ...] = ()) -> Way:
    return Way(key, "number", group, say(_message(key)), str(value), (), least, most, causes=causes)


def _choice(
    key: str, group: Group, value: str, values: tuple[str, ...], causes: tuple[str, ...], part: str = ""
) -> Way:
    labels = tuple((one, say(f"{_message(key)}-{one.replace('_', '-')}")) for one in values)
    return Way(key, "choice", group, say(_message(key)), value, labels, part=part, causes=causes)


def _switch(key: str, group: Group, on: bool, causes: tuple[str, ...], part: str = "") -> Way:
    return Way(key, "switch", group, say(_message(key)), ON if on else OFF, part=part, causes=causes)


def _ranks(key: str, raw: Raw, now: str, part: str, none: bool = False) -> Way:
    """A choice among the ranks of the pack."""
    ranks = dict.fromkeys([*([""] if none else []), *keys_of(raw)])
    labels = tuple((rank, _rank_label(rank)) for rank in ranks)
    return Way(key, "choice", "special", say(_message(key)), now, labels, part=part, causes=(part,))


def _rank_label(rank: str) -> str:
    return card_name(rank) if rank else say("draft-no-card")


_MAKERS: tuple[Callable[[Raw], Iterator[Way]], ...] = (_game, _cards, _stakes, _special)

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
    "deal_all": lambda raw, value: {"deal": "all" if value == ON else None},
    "payment_over": lambda raw, value: {"payment.over": int(value) if value.isdigit() else value},
    "payment_exact": lambda raw, value: {"payment.exact": int(value)},
    "token": lambda raw, value: {"token": value},
    "empty_hand_cost": lambda raw, value: {"empty_hand_cost": int(value) if int(value) > 1 else None},
    "session_deals": lambda raw, value: {"session_deals": int(value)},
    "together": _set_together,
    "same_rank": lambda raw, value: {"together.same_rank": int(value)},
    "pairs": lambda raw, value: {"together.pairs": value.split()},
    "queen_rank": _set_queen_rank,
    "queen_carry_over": lambda raw, value: {"queen_chain.carry_over": value == ON},
    "wears_off_card": lambda raw, value: {"wears_off.cards": worn(raw, value)},
    "wears_off_renewals": lambda raw, value: {"wears_off.renewals": int(value)},
    "ban_rank": lambda raw, value: {"ban.rank": value},
    "hand_wins": _set_hand("hand_wins"),
    "hand_loses": _set_hand("hand_loses"),
    "owed_draw": lambda raw, value: {"obligation.draw": value},
    "owed_when_out": lambda raw, value: {"obligation.when_out": value},
    "owed_must_finish": _owed("must_finish"),
    "owed_between": _owed("between"),
    "owed_not_first": _owed("not_first"),
    "owed_adds": _owed("adds"),
    "owed_passes_on": _set_passes,
    "owed_cancels": lambda raw, value: {"obligation.cancels": value or None},
    "shed_saves": lambda raw, value: {"shed.saves": value},
}
