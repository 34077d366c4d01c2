"""The house rules that are a key of the variant with other choices, one row each.

Its values, and the variants in which it, or a value of it, can change anything (rules, section 5).

Their names are in `rules.own_words`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cardtable.rules.loader import Raw
from cardtable.rules.schema import keys_with

BY_PLAYERS = "by players"
"""The default of a number that depends on the number of players."""

SIXTY_NINE_LIMIT = 99
"""The limit of the games with a rule of the 69 (rules, section 5)."""


def at(raw: Raw, field: str) -> Any:
    """Return the value at a key, or at `table.key`; None if there is none."""
    found: Any = raw
    for part in field.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    return found


def has_busts(raw: Raw) -> bool:
    """Return whether a play over the limit is illegal, so that a player can be stuck."""
    return not raw.get("overplay") and raw.get("shed") is None


def eliminates(raw: Raw) -> bool:
    """Return whether players are out of the game by losing tokens."""
    return raw.get("elimination_rule") in ("at_zero", "below_zero") and raw.get("tokens") != "none"


def _always(raw: Raw) -> bool:
    return True


def _fits_always(raw: Raw, value: str) -> bool:
    return True


def _written(word: str) -> Callable[[Raw], bool]:
    """Return a test whether some card's options contain this word."""
    return lambda raw: any(word in text for text in raw.get("cards", {}).values())


def _states(key: str) -> Callable[[Raw], bool]:
    """Return a test whether the variant has a value for a key."""
    return lambda raw: raw.get(key) is not None


def _draws_after_plays(raw: Raw) -> bool:
    """Return whether a card is drawn for each card that is played."""
    return raw.get("shed") is None and has_stock(raw)


def has_stock(raw: Raw) -> bool:
    """Return whether there are cards to draw."""
    return not any(raw.get(key) for key in keys_with("no_stock"))


def counts_down(raw: Raw) -> bool:
    """Return whether a player who can't stay at or above 0 loses."""
    return raw.get("negative_totals") == "forbid"


def goes_right(raw: Raw) -> bool:
    """Return whether a deal begins counterclockwise, so that left and right are swapped."""
    return raw.get("start_direction") == "right"


def against(raw: Raw) -> bool:
    """Return whether players play against each other, and not as a team."""
    return raw.get("team") is None


def _packs_can_follow(raw: Raw) -> bool:
    """Return whether there are later deals with fewer players, and numbers that depend on the players."""
    counted = [raw.get("decks"), raw.get("hand"), raw.get("tokens") if eliminates(raw) else None]
    steps = any(isinstance(numbers, dict) and len(numbers) > 1 for numbers in counted)
    return steps and against(raw) and raw.get("elimination_rule") != "never" and not _is_one_deal(raw)


def _is_one_deal(raw: Raw) -> bool:
    if raw.get("deal_end") == "pile_away":
        return raw.get("pile_away_loser") != "sit_out" or not eliminates(raw)
    return raw.get("deal_end") == "knock_out" and raw.get("elimination_rule") != "never"


def _fits_deal_end(raw: Raw, value: str) -> bool:
    """Return whether deals can end this way.

    Without tokens, a player is either out of the deal or out of the game. If players are never out, taking
    the pile away would never end the deal.
    """
    if value in ("over_ends", "shed"):
        return False  # These come with other parts of a variant.
    if eliminates(raw):
        return True
    if at(raw, "match.won"):
        return value == "knock_out"  # Every deal needs a winner.
    return value != "drop_out" and (value != "pile_away" or raw.get("elimination_rule") == "knock_out")


def _fits_next(raw: Raw, value: str) -> bool:
    """Return whether a deal can have such a winner or loser, to deal or begin next (rules, 1.10)."""
    if value == "right_of_winner":
        return False  # It comes with other parts of a variant.
    if value == "winner":
        parts = any(raw.get(key) is not None for key in ("milestones", "hurdles", "zeus", "shed"))
        return parts or raw.get("deal_end") in ("knock_out", "drop_out")
    if value == "loser":
        return raw.get("zeus") is None and raw.get("hurdles") is None
    # If the seat to the winner's right deals, the seat to the dealer's left is the winner.
    return value != "left_of_dealer" or raw.get("dealer_rotation") != "right_of_winner"


def _fits_sixty_nine(raw: Raw, value: str) -> bool:
    """Return whether the effect is possible.

    Tokens can be won if there are any, and won back if they were paid (rules, 4.12).
    """
    if value == "pool_token":
        return eliminates(raw) and raw.get("borders") is None
    if value == "others_forfeit" and at(raw, "match.won"):
        return False  # Only won deals count.
    return value != "bonus_token" or raw.get("tokens") != "none"


def _mirrored(words: Mapping[str, str]) -> Callable[[Raw], Mapping[str, str]]:
    """Return a function that swaps the words of left and right if the table goes the other way around."""
    return lambda raw: words if goes_right(raw) else {}


@dataclass(frozen=True)
class HouseRule:
    """One house rule: it sets `field` of the variant, by default `key`.

    `worded` are its values, the first being that of a variant without the key; if `most` is not 0 the value
    is a whole number from `least` to `most`, `usual` in a variant without the key, and these are the few with
    words. `offered` and `fits` say for a complete document whether it, or a value of it, can change anything;
    `for_all`: section 5 names it for every variant, even if it has no effect. `said_as` returns for a
    complete document the values with other words in that game.
    """

    key: str
    worded: tuple[str, ...]
    field: str = ""
    least: int = 0
    most: int = 0
    usual: int = 0
    offered: Callable[[Raw], bool] = _always
    fits: Callable[[Raw, str], bool] = _fits_always
    for_all: bool = False
    said_as: Callable[[Raw], Mapping[str, str]] = lambda raw: {}

    @property
    def place(self) -> str:
        """The key of the variant that it sets, or `table.key`."""
        return self.field or self.key

    @property
    def values(self) -> tuple[str, ...] | None:
        """The values of the house rule; None if it is a whole number."""
        return None if self.most else self.worded


_NUMBER = (BY_PLAYERS,)


def _goes_below_zero(raw: Raw) -> bool:
    """Return whether a card can take the total below 0: one that wakes at a higher total can't."""
    wakes = raw.get("wakes") or {}
    total = wakes.get("total") or 0
    asleep = wakes.get("cards", {}) if total else {}
    takes = {key: text for key, text in raw.get("cards", {}).items() if "-" in text}
    return any(number < 0 for number in asleep.values()) or any(
        key not in asleep or any(int(found) > total for found in re.findall(r"-(\d+)", text))
        for key, text in takes.items()
    )


def _fits_wrong_total(raw: Raw, value: str) -> bool:
    """Return whether a wrong total can cost this: a token that puts players out, or the deal."""
    if value not in ("token", "deal"):
        return True
    alone = against(raw) and has_busts(raw) and not raw.get("borders") and not raw.get("zeus")
    ends = raw.get("deal_end") in ("deal_ends", "knock_out", "drop_out")
    return alone and (eliminates(raw) if value == "token" else ends)


HOUSE_RULES = (
    HouseRule(
        "negative_totals",
        ("allow", "floor"),
        # A game that forbids totals below 0 is about that.
        offered=lambda raw: _goes_below_zero(raw) and not counts_down(raw),
        for_all=True,
    ),
    HouseRule(
        "two_player_reverse",
        ("pass", "again"),
        offered=_written("reverse"),
        for_all=True,
    ),
    HouseRule(
        "two_player_skip",
        ("again", "none"),
        offered=_written("skip"),
    ),
    HouseRule(
        "draw_discipline",
        ("auto", "manual"),
        offered=_draws_after_plays,
        for_all=True,
    ),
    HouseRule(
        "elimination_rule",
        ("at_zero", "below_zero"),
        offered=lambda raw: eliminates(raw) and against(raw),
    ),
    HouseRule(
        "tokens",
        _NUMBER,
        least=1,
        most=20,
        # Players begin a game with tokens, or every deal with game points.
        offered=lambda raw: eliminates(raw) or raw.get("borders") is not None,
    ),
    HouseRule("hand_size", _NUMBER, field="hand", least=1, most=10, offered=has_stock),
    HouseRule(
        "packs",
        _NUMBER,
        field="decks",
        least=1,
        most=4,
        # Special suits are there once, and a game's own pack is not mixed with another.
        offered=lambda raw: raw.get("one_pack_only") is not True,
    ),
    HouseRule(
        "packs_follow_players",
        ("off", "on"),
        offered=_packs_can_follow,
        for_all=True,
    ),
    HouseRule(
        "deal_end",
        ("deal_ends", "knock_out", "drop_out", "pile_away", "over_ends", "shed"),
        offered=lambda raw: has_busts(raw) and against(raw),
        fits=_fits_deal_end,
    ),
    HouseRule(
        "pile_away_loser",
        ("redraw", "keep", "sit_out"),
        offered=lambda raw: raw.get("deal_end") == "pile_away" and raw.get("elimination_rule") != "knock_out",
    ),
    HouseRule(
        "pile_away_cards",
        ("0",),
        most=10,
        offered=lambda raw: raw.get("deal_end") == "pile_away",
    ),
    HouseRule("start_direction", ("left", "right")),
    HouseRule(
        "dealer_rotation",
        ("right_of_winner", "left", "right", "winner", "loser"),
        offered=against,
        fits=_fits_next,
        said_as=_mirrored({"left": "right", "right": "left", "right_of_winner": "left_of_winner"}),
    ),
    HouseRule(
        "next_starter",
        ("left_of_dealer", "loser", "winner"),
        offered=against,
        fits=_fits_next,
        said_as=_mirrored({"left_of_dealer": "right_of_dealer"}),
    ),
    HouseRule(
        "stock",
        ("reshuffle", "reshuffle_all", "play_on"),
        offered=has_stock,
    ),
    HouseRule(
        "empty_hand",
        ("stuck", "wins"),
        offered=lambda raw: raw.get("stock") == "play_on" and has_busts(raw) and against(raw),
    ),
    HouseRule(
        "start_card",
        ("empty", "turn_up_apply", "turn_up_ordinary"),
        offered=lambda raw: not raw.get("start_total") and has_stock(raw),
    ),
    HouseRule(
        "allow_give_up",
        ("off", "on"),
        # A player who gives up loses no more game points: that makes it the best move, and the rule has to
        # say so.
        said_as=lambda raw: {"on": "keeps_points"} if raw.get("borders") is not None else {},
    ),
    HouseRule(
        "mistakes_count",
        ("off", "on"),
        offered=lambda raw: not raw.get("overplay") and not counts_down(raw) and against(raw),
        for_all=True,
    ),
    HouseRule(
        "call_check",
        ("auto", "practice", "strict", "token", "deal"),
        fits=_fits_wrong_total,
    ),
    HouseRule(
        "session_deals",
        ("0",),
        most=1000,
        # A game with no end of its own (rules, 1.10.4).
        offered=lambda raw: (
            (raw.get("elimination_rule"), raw.get("tokens")) == ("never", "none")
            and not any(map(raw.get, keys_with("ends_game")))
        ),
    ),
    HouseRule("match_won", (), "match.won", least=1, most=20, offered=lambda raw: at(raw, "match.won")),
    HouseRule("match_lost", (), "match.lost", least=1, most=20, offered=lambda raw: at(raw, "match.lost")),
    HouseRule(
        "sixty_nine_effect",
        ("none", "pool_token", "bonus_token", "others_forfeit", "reset_zero"),
        offered=lambda raw: raw.get("limit") == SIXTY_NINE_LIMIT and against(raw),
        fits=_fits_sixty_nine,
    ),
    HouseRule(
        "exchange_timing",
        ("after_draw", "before_draw"),
        offered=lambda raw: _written("exchange")(raw) and _draws_after_plays(raw),
    ),
    HouseRule("king_ban_turns", (), "ban.turns", most=20, offered=_states("ban")),
    HouseRule(
        "king_ban_at_99",
        ("allowed", "banned"),
        "ban.at_limit",
        offered=_states("ban"),
    ),
    HouseRule(
        "qc_double_penalty",
        ("off", "on"),
        "milestones.double_penalty",
        offered=_states("milestones"),
    ),
    HouseRule(
        "exact_by",
        ("on", "counted"),
        "exact_wins",
        offered=lambda raw: raw.get("exact_wins") is not None and _written("=")(raw),
    ),
    HouseRule(
        "doublet_repeat",
        ("pays", "free"),
        "fine_calls.repeated",
        offered=_states("fine_calls"),
    ),
    HouseRule(
        "wilson_points_floor",
        ("on", "off"),
        "borders.floor",
        offered=_states("borders"),
    ),
    HouseRule(
        "wilson_backwards",
        ("costs", "free"),
        "borders.backwards",
        offered=_states("borders"),
    ),
    HouseRule(
        "wilson_target",
        (),
        "borders.target",
        least=1,
        most=20,
        offered=_states("borders"),
    ),
    HouseRule(
        "wilson_tie",
        ("extra_deal", "shared"),
        "borders.tie",
        offered=_states("borders"),
    ),
    HouseRule("hurdles_goal", (), "hurdles.goal", most=20, usual=5, offered=_states("hurdles")),
    HouseRule("hurdles_target", (), "hurdles.target", least=1, most=20, usual=15, offered=_states("hurdles")),
    HouseRule(
        "michigan_trips_hits",
        ("active", "all"),
        "three_of_a_kind.hits",
        offered=_states("three_of_a_kind"),
    ),
    HouseRule(
        "michigan_trips_timing",
        ("any", "own_turn"),
        "three_of_a_kind.timing",
        offered=_states("three_of_a_kind"),
    ),
    HouseRule(
        "arizona_multi_in_obligation",
        ("single", "counts_once"),
        "obligation.several",
        offered=lambda raw: at(raw, "together.same_rank") is not None,
    ),
    HouseRule(
        "queen_penalty_draw",
        ("after_all", "after_each", "none"),
        "queen_chain.draw",
        offered=_states("queen_chain"),
    ),
    HouseRule(
        "queen_answer",
        ("forced", "optional"),
        "queen_chain.answer",
        offered=_states("queen_chain"),
    ),
    HouseRule(
        "carryover_failure",
        ("safe", "pay_and_drop_out"),
        "queen_chain.failure",
        offered=lambda raw: at(raw, "queen_chain.carry_over") is True,
    ),
    HouseRule(
        "zeus_letters",
        ("4", "3"),
        "zeus.letters",
        offered=_states("zeus"),
    ),
    HouseRule(
        "zeus_sneak",
        ("on", "off"),
        "zeus.sneak",
        offered=_states("zeus"),
    ),
    HouseRule(
        "boomo_reset_after_flip",
        ("on", "off"),
        "shed.reset_after_flip",
        offered=_states("shed"),
    ),
    HouseRule(
        "shed_new_round",
        ("fill_up", "deal"),
        "shed.new_round",
        offered=_states("shed"),
    ),
    HouseRule(
        "arizona_stock_end",
        ("play_on", "last_player_wins"),
        "stock_end",
        offered=_states("stock_end"),
    ),
    HouseRule(
        "ono_first_number",
        ("off", "on"),
        "first_number",
        offered=_states("first_number"),
    ),
    HouseRule(
        "run_forced",
        ("off", "on"),
        "runs.forced",
        offered=_states("runs"),
    ),
    HouseRule(
        "baltimore_six_draw",
        ("replaces", "also"),
        "steal.draw",
        offered=_states("steal"),
    ),
    HouseRule(
        "baltimore_six_pick",
        ("random", "thief_sees"),
        "steal.pick",
        offered=_states("steal"),
    ),
)

BY_KEY = {rule.key: rule for rule in HOUSE_RULES}
