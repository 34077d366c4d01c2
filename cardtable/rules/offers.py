"""Which house rules can change anything in a variant: what is offered, told from its complete document."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardtable.rules.loader import Raw


def at(raw: Raw, field: str) -> Any:
    """What stands at a key, or at `table.key`; None where nothing does."""
    found: Any = raw
    for part in field.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    return found


def written(word: str) -> Callable[[Raw], bool]:
    """Whether some card says this."""
    return lambda raw: any(word in text for text in raw.get("cards", {}).values())


SIXTY_NINE_LIMIT = 99
"""The 69 is a rule of the games to 99 (rules, section 5)."""


def states(key: str) -> Callable[[Raw], bool]:
    """Whether the variant has something under a key."""
    return lambda raw: raw.get(key) is not None


takes_off = written("-")
"""Whether some card takes anything off, so that a total can get below zero."""


def has_busts(raw: Raw) -> bool:
    """Whether a play over the limit is illegal and a player can be stuck by it."""
    return not raw.get("overplay") and raw.get("shed") is None


def can_be_stuck(raw: Raw) -> bool:
    """Whether cards can be refused for going over the limit."""
    return not raw.get("overplay")


def draws_after_plays(raw: Raw) -> bool:
    """Whether a card is drawn for each card that is played."""
    return raw.get("shed") is None


def eliminates(raw: Raw) -> bool:
    """Whether players are out of the game by losing tokens."""
    return raw.get("elimination_rule") in ("at_zero", "below_zero") and raw.get("tokens") != "none"


def begins_with_tokens(raw: Raw) -> bool:
    """Whether players begin a game with tokens, or every deal with game points."""
    return eliminates(raw) or raw.get("borders") is not None


def may_mix_packs(raw: Raw) -> bool:
    """Special suits are there once, and a game's own pack is not mixed with another (section 5, `packs`)."""
    return raw.get("one_pack_only") is not True


def ends_never(raw: Raw) -> bool:
    """Whether a game has no end of its own (rules, 1.10.4)."""
    return raw.get("elimination_rule") == "never" and raw.get("tokens") == "none"


def packs_can_follow(raw: Raw) -> bool:
    """Whether there are later deals with fewer players, and numbers that depend on how many there are."""
    counted = [raw.get("decks"), raw.get("hand"), raw.get("tokens") if eliminates(raw) else None]
    steps = any(isinstance(numbers, dict) and len(numbers) > 1 for numbers in counted)
    return steps and raw.get("elimination_rule") != "never" and not _is_one_deal(raw)


def _is_one_deal(raw: Raw) -> bool:
    if raw.get("deal_end") == "pile_away":
        return raw.get("pile_away_loser") != "sit_out" or not eliminates(raw)
    return raw.get("deal_end") == "knock_out" and raw.get("elimination_rule") != "never"


def pays_from_bank(raw: Raw) -> bool:
    """Whether tokens come from outside the seats' own: for a 69, or when players leave (rules, 4.24)."""
    return raw.get("sixty_nine_effect") == "bonus_token" or raw.get("packs_follow_players") == "on"


def penalties_lapse(raw: Raw) -> bool:
    """Whether a player may leave a deal that goes on while a penalty is owed: nothing of it is handed on
    (rules, 4.24).
    """
    if raw.get("queen_chain") is None:
        return False
    drops_out = at(raw, "queen_chain.failure") == "pay_and_drop_out"
    return drops_out or raw.get("deal_end") in ("knock_out", "drop_out")


def fits_deal_end(raw: Raw, value: str) -> bool:
    """Without tokens nobody can be out of the deal alone and out of the game as well: it is one or the other.

    Where nobody is ever out, a pile that is taken away would never end the deal.
    """
    if eliminates(raw):
        return True
    return value != "drop_out" and (value != "pile_away" or raw.get("elimination_rule") == "knock_out")


def fits_next(raw: Raw, value: str) -> bool:
    """Whether a deal can have such a winner or loser, for who deals or begins next (rules, 1.10)."""
    if value == "winner":
        parts = any(raw.get(key) is not None for key in ("milestones", "zeus", "shed"))
        return parts or raw.get("deal_end") in ("knock_out", "drop_out")
    if value == "loser":
        return raw.get("zeus") is None
    # At the left of the dealer is the winner, where the seat at the winner's right deals.
    return value != "left_of_dealer" or raw.get("dealer_rotation") != "right_of_winner"


def fits_sixty_nine(raw: Raw, value: str) -> bool:
    """Tokens can be won where there are any, and won back where they were paid (rules, 4.12)."""
    if value == "pool_token":
        return eliminates(raw) and raw.get("borders") is None
    return value != "bonus_token" or raw.get("tokens") != "none"


NOTHING = ""
"""What a house rule comes to that can change nothing."""

_FOR_ALL: Mapping[str, tuple[str, ...]] = {
    "negative_totals": ("allow", "floor"),
    "two_player_reverse": ("pass", "again"),
    "draw_discipline": ("auto", "manual"),
    "packs_follow_players": ("off", "on"),
    "mistakes_count": ("off", "on"),
    "bottom_card": ("off",),
}
"""Section 5 names these for every variant, also where they have nothing to do."""

_NOBODY = {"dealer_rotation": "left", "next_starter": "left_of_dealer"}
"""Who deals and begins where a deal has no such winner or loser (rules, 1.10)."""


def comes_to(raw: Raw, key: str, value: str) -> str | None:
    """What a value that is not offered comes to: another value, or NOTHING where it cannot matter. None where
    section 5 does not give it to the variant, or where it contradicts the variant.
    """
    if key in _NOBODY and value in ("winner", "loser"):
        return _NOBODY[key]
    if (
        key == "deal_end"
        and value == "drop_out"
        and has_busts(raw)
        and raw.get("elimination_rule") == "never"
    ):
        return "knock_out"  # Out of the deal is all that anybody can be.
    no_tokens = key == "sixty_nine_effect" and raw.get("limit") == SIXTY_NINE_LIMIT
    if no_tokens and value in ("pool_token", "bonus_token"):
        return NOTHING  # Nothing is in the centre, and nobody has tokens (4.12.2).
    same = key == "next_starter" and value == "left_of_dealer"
    return NOTHING if same or value in _FOR_ALL.get(key, ()) else None
