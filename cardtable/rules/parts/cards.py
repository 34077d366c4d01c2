"""Parts about single cards and hands.

A rank that is banned at first, effects that wear off, three of a kind, hands that decide the game, the card
under the stock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from cardtable.language import Listed, Rank, paragraph, say, series
from cardtable.rules.drafting.document import (
    JOKER_KEY,
    faces_of,
    first_of,
    goes_up,
    keys_of,
    known_names,
    options_of,
    plain,
)
from cardtable.rules.drafting.way import Changes, Way, choice, number, ranks
from cardtable.rules.effects import NEVER, Add, CardOption
from cardtable.rules.loader import Raw
from cardtable.rules.model import Rules
from cardtable.rules.options.house_rules import against, has_stock
from cardtable.rules.parts.base import (
    Part,
    Passage,
    Row,
    Slots,
    Switch,
    Tip,
    by_key,
    gone,
    largest_hand,
)
from cardtable.rules.prose.cards import card_name, named_card
from cardtable.rules.prose.cards import does as does_in_words
from cardtable.rules.prose.words import cost, side
from cardtable.rules.schema import BanDocument
from cardtable.rules.sense import THREE, key_of


def _in_force(rules: Rules) -> BanDocument | None:
    """Return the ban, unless a house rule has set it to no turns."""
    terms = rules.terms.ban
    return terms if terms is not None and terms.turns else None


def _ban(rules: Rules) -> tuple[str, ...]:
    """Return the section on a rank that is banned in a player's first turns."""
    terms = _in_force(rules)
    if terms is None:
        return ()
    rank = Rank(terms.rank)
    if terms.at_limit == "allowed":
        texts = [
            say("howto-ban", rank=rank, count=terms.turns),
            say("howto-ban-not-at-limit", limit=rules.limit),
        ]
    else:
        texts = [say("howto-ban-always", rank=rank, count=terms.turns)]
    return (paragraph([*texts, say("howto-ban-turns"), say("howto-ban-saves-nobody", rank=rank)]),)


def _ban_heading(rules: Rules) -> str:
    terms = _in_force(rules)
    return "" if terms is None else say("howto-heading-ban", rank=Rank(terms.rank))


def _ban_chip(rules: Rules) -> str:
    terms = _in_force(rules)
    return "" if terms is None else say("chips-ban", rank=Rank(terms.rank), count=terms.turns)


def _ban_tip(rules: Rules) -> Slots:
    terms = _in_force(rules)
    return None if terms is None else {"rank": Rank(terms.rank), "limit": rules.limit}


def _ban_on(raw: Raw) -> Changes:
    rank = first_of(raw, lambda options: options[0].written == f"={raw['limit']}") or keys_of(raw)[-1]
    return {"ban": {"rank": rank, "turns": 3, "at_limit": "allowed"}}


def _ban_ways(raw: Raw) -> Iterator[Way]:
    yield ranks("ban_rank", raw, raw["ban"]["rank"], "ban")


def _wears_off(rules: Rules) -> tuple[str, ...]:
    """Return the section on cards whose effect wears off in a deal."""
    terms = rules.terms.wears_off
    if terms is None or not rules.later:
        return ()
    return (say("howto-wears-off", count=terms.renewals, what=_only_adding(rules, terms.cards)),)


def _only_adding(rules: Rules, cards: Mapping[str, int]) -> str:
    """Return for each card or rank which number it adds, in a row."""
    adds = {card: does_in_words(rules, card, (CardOption(Add(n)),)) for card, n in cards.items()}
    return series(
        say("howto-worn", card=named_card(card), does=Listed([does])) for card, does in adds.items()
    )


def _wears_off_on(raw: Raw) -> Changes:
    """Return the rules for a card that does more than count its number, or else the last in the pack."""
    written = raw["cards"]
    key = next((key for key in written if written[key] != _counted(raw, key)), list(written)[-1])
    return {"wears_off": {"renewals": 4, "cards": _worn(raw, key)}}


def _counted(raw: Raw, key: str) -> str:
    """Return the options of a card that only counts its number."""
    return plain(key_of(key) if key in faces_of(raw) else key, not goes_up(raw))


def _worn(raw: Raw, key: str) -> Changes:
    """Return that card, with the number that is left of it."""
    return {key: int(_counted(raw, key))}


def _wears_off_ways(raw: Raw) -> Iterator[Way]:
    now, part, name = next(iter(raw["wears_off"]["cards"])), "wears_off", say("draft-way-wears-off-card")
    labels = tuple((key, card_name(key)) for key in dict.fromkeys([*raw["cards"], now]))
    yield Way("wears_off_card", "choice", "special", name, now, labels, part=part, causes=(part,))
    yield number("wears_off_renewals", "special", raw["wears_off"]["renewals"], 1, 9, (part,), part)


def _wakes(rules: Rules) -> tuple[str, ...]:
    """Return the section on cards that only add a number until they wake."""
    terms, asleep = rules.terms.wakes, rules.asleep
    if terms is None or not asleep:
        return ()
    here = {key_of(face) for face in asleep} | asleep.keys()
    what = _only_adding(rules, {card: n for card, n in terms.cards.items() if card in here})
    if terms.turn is not None:
        return (say("howto-wakes-turn", count=terms.turn - 1, what=what),)
    message = "howto-wakes-down" if rules.counts_down else "howto-wakes"
    return (say(message, total=terms.total or 0, what=what),)


def _wakes_chip(rules: Rules) -> str:
    terms = rules.terms.wakes
    if terms is None or not rules.asleep:
        return ""
    if terms.turn is not None:
        return say("chips-wakes-turn", count=terms.turn)
    return say("chips-wakes", total=terms.total or 0)


def _sleepers(raw: Raw) -> Raw:
    """Return the cards with a number that do something else than count it, with that number."""
    special = {key: _counted(raw, key) for key, text in raw["cards"].items() if text != NEVER.word}
    return {key: int(text) for key, text in special.items() if raw["cards"][key] != text and int(text)}


def _wakes_on(raw: Raw) -> Changes:
    return {"wakes": {"total": raw["limit"] * 9 // 10, "cards": _sleepers(raw)}}


def _wakes_ways(raw: Raw) -> Iterator[Way]:
    terms, part = raw["wakes"], "wakes"
    by = "turn" if terms.get("turn") else "total"
    yield choice("wakes_by", "special", by, ("total", "turn"), (part,), part)
    if by == "turn":
        yield number("wakes_turn", "special", terms["turn"], 2, 20, (part,), part)
    else:
        yield number("wakes_total", "special", terms["total"], 1, raw["limit"] - 1, (part,), part)


def _wake_by(raw: Raw, value: str) -> Changes:
    if value == "turn":
        return {"wakes.turn": 3, "wakes.total": None}
    return {"wakes.total": raw["limit"] * 9 // 10, "wakes.turn": None}


def _three_of_a_kind(rules: Rules) -> tuple[str, ...]:
    """Return the section on three cards of one rank that may be declared."""
    terms = rules.terms.three_of_a_kind
    if terms is None:
        return ()
    price = cost(rules)
    texts = [
        say("howto-three-any-time") if terms.timing == "any" else say("howto-three-own-turn"),
        say("howto-three-active", cost=price)
        if terms.hits == "active"
        else say("howto-three-all", cost=price),
        say("howto-three-free"),
        say("howto-three-first", side=side(rules)),
    ]
    return (paragraph(texts),)


def _holds_three(raw: Raw) -> bool:
    return largest_hand(raw) >= THREE


def _special_hands(rules: Rules) -> tuple[str, ...]:
    """Return the section on hands that decide the game at once."""
    hands = rules.terms.special_hands
    if not hands:
        return ()
    texts = [say("howto-hands")]
    for name, result in hands.items():
        wins = result == "wins"
        rank = Rank(name)
        texts.append(say("howto-hands-wins", rank=rank) if wins else say("howto-hands-all-lose", rank=rank))
    texts.append(say("howto-hands-first", side=side(rules)))
    largest = max(rules.hand_size(players) for players in range(rules.min_players, rules.max_players + 1))
    if len(hands) > 1 and largest >= 2 * THREE:
        texts.append(say("howto-hands-both", rank=Rank(next(iter(hands)))))
    return (paragraph(texts),)


def _special_hands_chip(rules: Rules) -> str:
    results = {"wins": "chips-hand-wins", "everybody loses": "chips-hand-loses"}
    hands = rules.terms.special_hands or {}
    said = [say(results[result], rank=Rank(rank)) for rank, result in hands.items()]
    return say("chips-hands", hands=Listed(said)) if said else ""


def _hand(rules: Rules, result: str) -> Slots:
    ranks = [rank for rank, ends in (rules.terms.special_hands or {}).items() if ends == result]
    return {"rank": Rank(ranks[0])} if ranks else None


def _hands_on(raw: Raw) -> Changes:
    ranks = [key for key in keys_of(raw) if key != JOKER_KEY]
    return {"special_hands": {ranks[-1]: "wins"}}


def _hands_ways(raw: Raw) -> Iterator[Way]:
    for key, result in _HANDS.items():
        now = next((rank for rank, what in raw["special_hands"].items() if what == result), "")
        yield ranks(key, raw, now, "special_hands", none=True)


_HANDS = {"hand_wins": "wins", "hand_loses": "everybody loses"}


def _set_hand(key: str) -> Callable[[Raw, str], Changes]:
    def changes(raw: Raw, value: str) -> Changes:
        others = {r: what for r, what in raw["special_hands"].items() if what != _HANDS[key] and r != value}
        return {"special_hands": {**others, value: _HANDS[key]} if value else others}

    return changes


def _has_enough_for_bottom(raw: Raw) -> bool:
    return raw["stock"] == "play_on" and against(raw) and has_stock(raw)


def _bottom_on(raw: Raw) -> Changes:
    """Return the good cards: special ones, first those that set the limit, then those that add nothing."""
    texts = {key: options_of(raw, key)[0].written for key in keys_of(raw) if key in raw["cards"]}
    makes = [key for key, text in texts.items() if text.startswith(f"={raw['limit']}")]
    leaves = [key for key, text in texts.items() if text.startswith("+0")]
    lowers = [key for key, text in texts.items() if text.startswith("-")]
    good = [*makes, *leaves, *lowers] or keys_of(raw)[-1:]
    return {"bottom_card": good}


BAN = Part(
    key="ban",
    sections=(Passage(_ban_heading, _ban, ("ban",)),),
    chips=(Row(("ban",), _ban_chip, kind="twists", first=True),),
    tips=(Tip("howto-tip-ban", _ban_tip, weight=4),),
    switch=Switch(against, _ban_on, gone("ban")),
    still_valid=lambda raw: raw["ban"]["rank"] in known_names(raw),
    parameters=_ban_ways,
    set_parameter=by_key({"ban_rank": lambda raw, value: {"ban.rank": value}}),
)

WEARS_OFF = Part(
    key="wears_off",
    sections=(Passage(lambda rules: say("howto-heading-wears-off"), _wears_off),),
    chips=(
        Row(
            ("wears_off",),
            lambda rules: say("chips-wears-off") if rules.later else "",
            first=True,
            kind="twists",
        ),
    ),
    switch=Switch(lambda raw: bool(raw["stock"] == "reshuffle"), _wears_off_on, gone("wears_off")),
    still_valid=lambda raw: (
        raw["stock"] != "play_on" and known_names(raw).issuperset(raw["wears_off"]["cards"])
    ),
    parameters=_wears_off_ways,
    set_parameter=by_key(
        {
            "wears_off_card": lambda raw, value: {"wears_off.cards": _worn(raw, value)},
            "wears_off_renewals": lambda raw, value: {"wears_off.renewals": int(value)},
        }
    ),
)

WAKES = Part(
    key="wakes",
    sections=(Passage(lambda rules: say("howto-heading-wakes"), _wakes),),
    chips=(Row(("wakes",), _wakes_chip, first=True, kind="twists"),),
    switch=Switch(lambda raw: bool(_sleepers(raw)), _wakes_on, gone("wakes")),
    still_valid=lambda raw: known_names(raw).issuperset(raw["wakes"]["cards"]),
    parameters=_wakes_ways,
    set_parameter=by_key(
        {
            "wakes_by": _wake_by,
            "wakes_total": lambda raw, value: {"wakes.total": int(value)},
            "wakes_turn": lambda raw, value: {"wakes.turn": int(value)},
        }
    ),
)

THREE_OF_A_KIND = Part(
    key="three_of_a_kind",
    sections=(Passage(lambda rules: say("howto-heading-three"), _three_of_a_kind, ("three",)),),
    chips=(Row(("three_of_a_kind",), lambda rules: say("chips-three-of-a-kind"), kind="twists", first=True),),
    tips=(Tip("howto-tip-three", weight=4),),
    switch=Switch(
        _holds_three,
        lambda raw: {"three_of_a_kind": {"hits": "active", "timing": "any"}},
        gone("three_of_a_kind"),
    ),
)

SPECIAL_HANDS = Part(
    key="special_hands",
    sections=(Passage(lambda rules: say("howto-heading-hands"), _special_hands),),
    chips=(Row(("special_hands",), _special_hands_chip, kind="twists", first=True),),
    tips=(
        Tip("howto-tip-hand-wins", lambda rules: _hand(rules, "wins")),
        Tip("howto-tip-hand-loses", lambda rules: _hand(rules, "everybody loses")),
    ),
    switch=Switch(_holds_three, _hands_on, gone("special_hands")),
    parameters=_hands_ways,
    set_parameter=by_key({"hand_wins": _set_hand("hand_wins"), "hand_loses": _set_hand("hand_loses")}),
)

BOTTOM_CARD = Part(
    key="bottom_card",
    chips=(
        Row(("bottom_card",), lambda rules: say("chips-good-last-card") if rules.terms.bottom_card else ""),
    ),
    switch=Switch(_has_enough_for_bottom, _bottom_on, gone("bottom_card")),
)
