"""The special parts of a game: switches, each with sensible values to begin with, where it means something
and goes together with what the game has already.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from cardtable.rules.drafting.document import (
    JOKER_KEY,
    OVER_PARTS,
    faces_of,
    is_french,
    keys_of,
    options_of,
    plain,
    without_action,
)
from cardtable.rules.effects import CHAIN, NEVER, OBLIGE, STEAL, Action, CardOption, Copy, write_options
from cardtable.rules.loader import Raw
from cardtable.rules.options.house_rules import eliminates
from cardtable.rules.sense import THREE, key_of

Changes = Mapping[str, object]


@dataclass(frozen=True)
class SpecialPart:
    """One part: the key of the document that has it while it is on, where it can be switched on, and what
    that changes; `off` changes what takes it away.
    """

    key: str
    can: Callable[[Raw], bool]
    on: Callable[[Raw], Changes]
    off: Callable[[Raw], Changes]

    def is_on(self, raw: Raw) -> bool:
        """Whether the game has it."""
        return bool(raw.get(self.key))


def largest_hand(raw: Raw) -> int:
    """The most cards that anybody holds at the beginning."""
    hand = raw["hand"]
    return max(hand.values()) if isinstance(hand, dict) else int(hand)


def goes_up(raw: Raw) -> bool:
    """Whether the total goes up to the limit."""
    return bool(raw["negative_totals"] != "forbid")


def _may_go_over(raw: Raw) -> bool:
    """Whether another way to end a deal has room: one of them is enough for a game."""
    others = (*OVER_PARTS, "shed", "team")
    return goes_up(raw) and not any(raw.get(key) for key in others)


def _against(raw: Raw) -> bool:
    return not raw.get("team")


def _thirds(raw: Raw) -> list[int]:
    limit = raw["limit"]
    return sorted({limit // 3, limit * 2 // 3} - {0, limit})


def _gone(key: str) -> Callable[[Raw], Changes]:
    return lambda raw: {key: None}


def _milestones(raw: Raw) -> Changes:
    terms = {"at": _thirds(raw), "tokens": 1, "end": raw["limit"], "end_tokens": 2, "double_penalty": "off"}
    return {"milestones": terms, "tokens": 5, "elimination_rule": "below_zero"}


MOST_FINES = 9
"""A game made in the workshop has no more totals that cost a token."""


def _can_fine(raw: Raw) -> bool:
    return eliminates(raw) and _against(raw)


def _fine_calls(raw: Raw) -> Changes:
    """The doublets to begin with, where the limit leaves any."""
    doublets = [*range(11, raw["limit"], 11)][:MOST_FINES]
    return {"fine_calls": {"at": doublets or _thirds(raw), "repeated": "pays"}}


def _borders(raw: Raw) -> Changes:
    at = [*_thirds(raw), raw["limit"]]
    return {
        "borders": {"at": at, "target": 15, "floor": "on", "tie": "extra_deal"},
        "tokens": len(at),
        "token": "point",
    }


def _payment(raw: Raw) -> Changes:
    return {"payment": {"over": "overshoot", "exact": 3}, "session_deals": 5}


def _zeus(raw: Raw) -> Changes:
    return {"zeus": {"letters": 4, "sneak": "on"}, "dealer_rotation": "winner"}


def _shed(raw: Raw) -> Changes:
    saves = first_of(raw, lambda options: options[0].written == "+0") or keys_of(raw)[0]
    return {
        "shed": {"reset_after_flip": "on", "saves": saves},
        "token": None,
        "dealer_rotation": "right_of_winner",
        "next_starter": "winner",
    }


def _back_to_stakes(raw: Raw) -> Changes:
    """What a game goes back to that loses the part by which it was decided."""
    tokens = raw["tokens"] or 3
    return {
        "tokens": tokens,
        "elimination_rule": "at_zero",
        "dealer_rotation": "left",
        "next_starter": "left_of_dealer",
    }


def _off_with_stakes(key: str) -> Callable[[Raw], Changes]:
    return lambda raw: {key: None, **_back_to_stakes(raw), "token": None}


def first_of(raw: Raw, holds: Callable[[tuple[CardOption, ...]], bool]) -> str:
    """The first rank whose cards all do the same, and that holds of them; "" where there is none."""
    ranks = (key for key in keys_of(raw) if key in raw["cards"])
    return next((key for key in ranks if holds(options_of(raw, key))), "")


def _card_that(action: Action, *usual: str) -> Callable[[Raw], Changes]:
    """The part comes with a card that does this: one of the usual ranks, or else the last in the pack."""

    def on(raw: Raw) -> Changes:
        can = [key for key in keys_of(raw) if _can_do_more(raw, key)]
        key = next((key for key in usual if key in can), can[-1] if can else "")
        return with_action(raw, key, action) if key else {}

    return on


def _can_do_more(raw: Raw, key: str) -> bool:
    written = [one for one in raw["cards"] if one == key or (one in faces_of(raw) and key_of(one) == key)]
    return not any(
        isinstance(option.total, Copy) or option.total == NEVER
        for one in written
        for option in options_of(raw, one)
    )


def with_action(raw: Raw, key: str, action: Action) -> Changes:
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


def without_the_cards(action: Action) -> Callable[[Raw], Changes]:
    """The part goes with what the cards do that ask for it."""
    return lambda raw: {"cards": without_action(raw, action)["cards"]}


def _wears_off(raw: Raw) -> Changes:
    """A card that does more than to count its number, the last in the pack where none does."""
    written = raw["cards"]
    key = next((key for key in written if written[key] != counted(raw, key)), list(written)[-1])
    return {"wears_off": {"renewals": 4, "cards": worn(raw, key)}}


def counted(raw: Raw, key: str) -> str:
    """What is written of a card that only counts its number."""
    return plain(key_of(key) if key in faces_of(raw) else key, not goes_up(raw))


def worn(raw: Raw, key: str) -> Changes:
    """That card, and the number that is left of it."""
    return {key: int(counted(raw, key))}


def _ban(raw: Raw) -> Changes:
    rank = first_of(raw, lambda options: options[0].written == f"={raw['limit']}") or keys_of(raw)[-1]
    return {"ban": {"rank": rank, "turns": 3, "at_limit": "allowed"}}


def _hands(raw: Raw) -> Changes:
    ranks = [key for key in keys_of(raw) if key != JOKER_KEY]
    return {"special_hands": {ranks[-1]: "wins"}}


def _three(raw: Raw) -> bool:
    return largest_hand(raw) >= THREE


def _draws(raw: Raw) -> bool:
    """Whether there is a stock."""
    return not raw.get("deal")


def _has_enough_for_bottom(raw: Raw) -> bool:
    return raw["stock"] == "play_on" and _against(raw) and _draws(raw)


def _bottom(raw: Raw) -> Changes:
    """Special cards are the good ones: those that make the limit first, then those that add nothing."""
    texts = {key: options_of(raw, key)[0].written for key in keys_of(raw) if key in raw["cards"]}
    makes = [key for key, text in texts.items() if text.startswith(f"={raw['limit']}")]
    leaves = [key for key, text in texts.items() if text.startswith("+0")]
    lowers = [key for key, text in texts.items() if text.startswith("-")]
    good = [*makes, *leaves, *lowers] or keys_of(raw)[-1:]
    return {"bottom_card": good}


def _can_be_team(raw: Raw) -> bool:
    return not any(raw.get(key) for key in (*OVER_PARTS, "shed"))


def _team(raw: Raw) -> Changes:
    tokens = raw["tokens"] if raw["tokens"] not in ("none", 0) else 3
    return {"team": "exact", "tokens": tokens, "reward": None, "stock_end": None}


PARTS = (
    SpecialPart("team", _can_be_team, _team, _gone("team")),
    SpecialPart("reach_wins", _may_go_over, lambda raw: {"reach_wins": "on"}, _off_with_stakes("reach_wins")),
    SpecialPart("milestones", _may_go_over, _milestones, _gone("milestones")),
    SpecialPart("fine_calls", _can_fine, _fine_calls, _gone("fine_calls")),
    SpecialPart("borders", _may_go_over, _borders, _off_with_stakes("borders")),
    SpecialPart("payment", _may_go_over, _payment, _off_with_stakes("payment")),
    SpecialPart("zeus", _may_go_over, _zeus, _off_with_stakes("zeus")),
    SpecialPart("shed", _may_go_over, _shed, _off_with_stakes("shed")),
    SpecialPart("queen_chain", lambda raw: True, _card_that(CHAIN, "Q"), without_the_cards(CHAIN)),
    SpecialPart(
        "obligation", lambda raw: True, _card_that(OBLIGE, JOKER_KEY, "2"), without_the_cards(OBLIGE)
    ),
    SpecialPart("steal", lambda raw: True, _card_that(STEAL, "6"), without_the_cards(STEAL)),
    SpecialPart(
        "runs",
        lambda raw: is_french(raw) and _draws(raw),
        lambda raw: {"runs": {"forced": "off"}},
        _gone("runs"),
    ),
    SpecialPart("ban", _against, _ban, _gone("ban")),
    SpecialPart("wears_off", lambda raw: bool(raw["stock"] == "reshuffle"), _wears_off, _gone("wears_off")),
    SpecialPart(
        "three_of_a_kind",
        _three,
        lambda raw: {"three_of_a_kind": {"hits": "active", "timing": "any"}},
        _gone("three_of_a_kind"),
    ),
    SpecialPart("special_hands", _three, _hands, _gone("special_hands")),
    SpecialPart("bottom_card", _has_enough_for_bottom, _bottom, _gone("bottom_card")),
)
"""All of them, in the order in which they are offered."""

BY_PART = {part.key: part for part in PARTS}
