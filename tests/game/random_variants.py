"""Random variants: any combination of mechanics that the loader accepts."""

from __future__ import annotations

from random import Random
from typing import Any

from cardtable.game.table import Table
from cardtable.rules.catalog import Catalog
from cardtable.rules.effects import ACTIONS
from cardtable.rules.loader import check_shape
from cardtable.rules.model import Rules, RulesError

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
TOTALS = (
    "+0",
    "+0",
    "+0",
    "+3",
    "+10",
    "-10",
    "-5",
    "+1 | +11",
    "+10 | -10",
    "+20 | -20",
    "+1..+10",
    "+pips",
)
TURNS = (
    "double",
    "double or halve",
    "double odd or halve even",
    "copy",
    "swap digits",
    "round to ten",
    "never",
    "pass on a round total",
)
WORDS = sorted(action.word for action in ACTIONS)
SOURCE = {"publisher": "chance", "title": "thrown together", "section": "none"}

Document = dict[str, Any]


def random_rules(chance: Random) -> Rules | None:
    """Return the rules of a random document, or None if the loader refuses it with a RulesError."""
    try:
        return Catalog([check_shape("chance", "chance.toml", random_document(chance))]).resolve("chance")
    except RulesError:
        return None


def random_table(chance: Random) -> Table | None:
    """Return a table of random rules with a random number of seats, or None if they are refused."""
    rules = random_rules(chance)
    if rules is None:
        return None
    seats = [n for n in range(rules.min_players, rules.max_players + 1) if not rules.lack_of_cards(n)]
    return Table(rules, chance.choice(seats))


def random_document(chance: Random) -> Document:
    """Return a complete variant document; most can be played."""
    limit = chance.choice((12, 21, 50, 60, 98, 99, 100))
    document: Document = {
        "name": "Chance",
        "source": SOURCE,
        "players": {"min": 2, "max": chance.randint(2, 10)},
        "decks": chance.choice((1, 1, {"default": 1, "5+": 2})),
        "jokers": chance.choice((0, 0, 1, 2)),
        "hand": chance.choice((1, 2, 3, 4, 7, {"default": 3, "6+": 2})),
        "limit": limit,
        "session_deals": chance.choice((0, 1, 3)),
        **_switches(chance),
        **_stakes(chance),
        "cards": _cards(chance, limit),
    }
    if not document["jokers"]:
        del document["cards"]["joker"]
    written = " ".join(document["cards"].values())
    needed = {action.needs for action in ACTIONS if action.word in written}
    for key, write in MECHANICS.items():
        if chance.random() < 0.25 or key in needed:
            document[key] = write(chance, limit)
    return sensible(document)


def sensible(document: Document) -> Document:
    """Return the document without keys that its mechanics exclude."""
    if document["tokens"] == "none":
        document.pop("borders", None)
        document.pop("milestones", None)
        document.pop("fine_calls", None)
    if "shed" in document:
        # Nobody draws, so a player who can't play pays until out of the game.
        document |= {"deal_end": "shed", "tokens": 3, "elimination_rule": "at_zero", "empty_hand_cost": 0}
        document.pop("exact_wins", None)
    elif document["tokens"] == "none" and document["deal_end"] == "pile_away":
        document["deal_end"] = "deal_ends"  # Without tokens nobody would be out, and no deal would end.
    if document["tokens"] != "none" or document["elimination_rule"] != "never":
        document.pop("match", None)
    elif "won" in document.get("match", {}):
        document["deal_end"] = "knock_out"
    if "borders" in document or "zeus" in document:
        document.pop("fine_calls", None)
    document = _with_points(document)
    if any(part in document for part in ("milestones", "borders", "zeus", "payment", "hurdles")):
        document["overplay"] = True
        document.pop("reach_wins", None)
        document.pop("exact_wins", None)
    if "reach_wins" in document:
        # Nothing else may decide the game, and nobody pays.
        decided = ("shed", "team", "match", "fine_calls", "exact_wins")
        document = {key: value for key, value in document.items() if key not in decided}
        document |= {"overplay": True, "tokens": "none", "elimination_rule": "never", "deal_end": "over_ends"}
    if document["negative_totals"] == "forbid":
        # The total goes down from the limit by single cards, and mistakes don't count.
        kept = ("overplay", "together", "milestones", "borders", "payment", "hurdles", "deal", "zeus", "shed")
        document = {key: value for key, value in document.items() if key not in kept}
        document |= {"start_total": document["limit"], "mistakes_count": "off", "start_card": "empty"}
        if "reach_wins" in document:
            document["overplay"] = True
        elif document["deal_end"] in ("shed", "over_ends"):
            document["deal_end"] = "deal_ends"
    return document


def _with_points(document: Document) -> Document:
    """Return the document with what a game of points needs, if it is one: they are won without tokens."""
    for key in ("payment", "hurdles"):
        if document["tokens"] != "none" or document["elimination_rule"] != "never":
            document.pop(key, None)
    if "hurdles" in document:
        document.pop("payment", None)
    if "hurdles" not in document and "payment" not in document:
        return document
    document.pop("match", None)
    document["deal_end"] = "over_ends"
    if not document["session_deals"]:
        return document
    document |= {"deal": "all", "stock": "play_on", "start_card": "empty", "players": {"min": 4, "max": 6}}
    return {key: value for key, value in document.items() if key not in ("bottom_card", "stock_end")}


def _switches(chance: Random) -> Document:
    pick = chance.choice
    return {
        "negative_totals": pick(("allow", "floor", "allow", "floor", "forbid")),
        "two_player_reverse": pick(("pass", "again")),
        "two_player_skip": pick(("again", "none")),
        "draw_discipline": pick(("auto", "auto", "manual")),
        "packs_follow_players": pick(("off", "on")),
        "start_direction": pick(("left", "left", "right")),
        "dealer_rotation": pick(("left", "right", "winner", "loser", "right_of_winner")),
        "next_starter": pick(("left_of_dealer", "loser", "winner")),
        "stock": pick(("reshuffle", "reshuffle_all", "play_on")),
        "empty_hand": pick(("stuck", "wins")),
        "start_card": pick(("empty", "empty", "turn_up_apply", "turn_up_ordinary")),
        "allow_give_up": pick(("off", "off", "on")),
        "mistakes_count": pick(("off", "off", "on")),
        "pile_away_loser": pick(("redraw", "keep", "sit_out")),
        "pile_away_cards": pick((0, 0, 1, 2)),
        "sixty_nine_effect": pick(("none", "pool_token", "bonus_token", "others_forfeit", "reset_zero")),
        "exchange_timing": pick(("after_draw", "before_draw")),
        "deal_end": pick(("deal_ends", "knock_out", "drop_out", "pile_away", "over_ends")),
    }


def _stakes(chance: Random) -> Document:
    if chance.random() < 0.6:
        rule, price = chance.choice(("at_zero", "below_zero")), chance.choice((0, 2))
        return {"tokens": chance.randint(1, 4), "elimination_rule": rule, "empty_hand_cost": price}
    return {"tokens": "none", "elimination_rule": chance.choice(("knock_out", "never"))}


def _cards(chance: Random, limit: int) -> dict[str, str]:
    cards = {"face": "+pips", "A": "+1", "J": "+10", "Q": "+10", "K": f"={limit}"}
    for rank in (*chance.sample(RANKS, chance.randint(1, 9)), "joker"):
        cards[rank] = _effect(chance, limit, rank)
    return cards


def _effect(chance: Random, limit: int, rank: str) -> str:
    totals = [*TOTALS, f"={limit}", "=0", f"=0..{limit}"]
    if rank in {"J", "Q", "K", "joker"}:
        totals.remove("+pips")
    if chance.random() < 0.15:
        return chance.choice(TURNS)
    options = chance.choice(totals).split(" | ")
    actions = chance.sample(WORDS, chance.choice((0, 1, 1, 1, 2)))
    bare = chance.choice(("", "", *options)) if len(options) > 1 else ""
    return " | ".join(", ".join([total, *(actions if total != bare else ())]) for total in options)


def _milestones(chance: Random, limit: int) -> Document:
    at = sorted({limit // 3, limit * 2 // 3})
    double = chance.choice(("off", "on"))
    return {"at": at, "tokens": chance.randint(0, 2), "end": limit, "end_tokens": 2, "double_penalty": double}


def _borders(chance: Random, limit: int) -> Document:
    tie = chance.choice(("extra_deal", "shared"))
    return {
        "at": [limit // 3, limit],
        "target": chance.randint(1, 9),
        "floor": chance.choice(("on", "off")),
        "tie": tie,
    }


def _payment(chance: Random, limit: int) -> Document:
    return {"over": chance.choice(("overshoot", "forfeit", 0, 2)), "exact": chance.randint(0, 3)}


def _obligation(chance: Random, limit: int) -> Document:
    return {
        "draw": chance.choice(("each", "at_end")),
        **chance.choice(({}, {"between": limit})),
        "must_finish": chance.random() < 0.5,
        **chance.choice(({}, {"cancels": chance.choice(RANKS)})),
        "passes_on": chance.sample(RANKS, chance.randint(0, 2)),
        "not_first": chance.sample(RANKS, chance.randint(0, 2)),
        "adds": chance.random() < 0.5,
        "when_out": chance.choice(("stays", "rest", "lapses")),
        "several": chance.choice(("single", "counts_once")),
    }


def _queens(chance: Random, limit: int) -> Document:
    return {
        "rank": chance.choice(RANKS),
        "draw": chance.choice(("after_all", "after_each", "none")),
        "answer": chance.choice(("forced", "optional")),
        "carry_over": chance.random() < 0.5,
        "failure": chance.choice(("safe", "pay_and_drop_out")),
    }


def _together(chance: Random, limit: int) -> Document:
    return chance.choice(({"same_rank": chance.randint(2, 4)}, {"pairs": ["K", "Q"]}, {"throw": "A"}))


def _fines(chance: Random, limit: int) -> Document:
    return {"at": list(range(0, limit + 1, 11)), "repeated": chance.choice(("pays", "free"))}


MECHANICS = {
    "milestones": _milestones,
    "fine_calls": _fines,
    "borders": _borders,
    "payment": _payment,
    "hurdles": lambda c, limit: {
        "at": sorted({limit // 3, limit * 2 // 3}),
        "goal": c.randint(0, 5),
        "target": c.randint(1, 15),
    },
    "obligation": _obligation,
    "queen_chain": _queens,
    "together": _together,
    "reach_wins": lambda c, _: "on",
    "exact_wins": lambda c, _: c.choice(("on", "counted")),
    "match": lambda c, _: {c.choice(("won", "lost")): c.randint(1, 4)},
    "ban": lambda c, _: {
        "rank": c.choice(RANKS),
        "turns": c.randint(0, 5),
        "at_limit": c.choice(("allowed", "banned")),
    },
    "wears_off": lambda c, _: {"renewals": c.randint(1, 3), "cards": {c.choice(RANKS): c.choice((-5, 0, 8))}},
    "wakes": lambda c, limit: {
        **c.choice(({"total": c.randint(1, limit)}, {"turn": c.randint(1, 6)})),
        "cards": {c.choice(RANKS): c.choice((-5, 0, 8)), c.choice(RANKS): 10},
    },
    "special_hands": lambda c, _: {c.choice(RANKS): "wins", c.choice(RANKS): "everybody loses"},
    "three_of_a_kind": lambda c, _: {
        "hits": c.choice(("active", "all")),
        "timing": c.choice(("any", "own_turn")),
    },
    "runs": lambda c, _: {"forced": c.choice(("off", "on"))},
    "steal": lambda c, _: {"draw": c.choice(("replaces", "also"))},
    "zeus": lambda c, _: {"letters": c.randint(1, 4), "sneak": c.choice(("on", "off"))},
    "shed": lambda c, _: {
        "reset_after_flip": c.choice(("on", "off")),
        "saves": c.choice(RANKS),
        "new_round": c.choice(("fill_up", "deal")),
    },
    "start_passes_over": lambda c, _: c.sample(RANKS, c.randint(0, 6)),
    "stock_end": lambda c, _: c.choice(("play_on", "last_player_wins")),
    "first_number": lambda c, _: c.choice(("off", "on")),
    "bottom_card": lambda c, _: c.sample(RANKS, c.randint(1, 4)),
}
"""Optional mechanics by their key, each written at random."""
