"""House-rule options: named choices laid over a variant (rules, section 5).

Most options are a key of the variant with other choices (`stock`, `negative_totals`); those are here, with
their range and the variants they make sense for. Options that change cards are written in the variant file,
each choice a document of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cardtable.rules.errors import RulesError
from cardtable.rules.loader import Definition, Raw, lay_over
from cardtable.rules.model import Choice
from cardtable.rules.offers import (
    SIXTY_NINE_LIMIT,
    at,
    begins_with_tokens,
    can_be_stuck,
    comes_to,
    draws_after_plays,
    eliminates,
    ends_never,
    fits_deal_end,
    fits_next,
    fits_sixty_nine,
    has_busts,
    may_mix_packs,
    packs_can_follow,
    pays_from_bank,
    penalties_lapse,
    states,
    takes_off,
    written,
)
from cardtable.rules.option_words import WORDS


@dataclass(frozen=True)
class KeyOption:
    """An option that sets one key of the variant; `values` None: a whole number from `least` to `most`.

    It is offered where it can change something, and so is each of its values: `offered` and `fits` say so of
    a complete document.
    """

    key: str
    field: str
    name: str
    values: tuple[str, ...] | None = None
    least: int = 0
    most: int = 0
    offered: Callable[[Raw], bool] = lambda raw: True
    fits: Callable[[Raw, str], bool] = lambda raw, value: True


OFF_ON = ("off", "on")
DEAL_END = ("deal_ends", "knock_out", "drop_out", "pile_away")
SIXTY_NINE = ("none", "pool_token", "bonus_token", "others_forfeit", "reset_zero")

KEY_OPTIONS = (
    KeyOption(
        "negative_totals", "negative_totals", "Totals below zero", ("allow", "floor"), offered=takes_off
    ),
    KeyOption(
        "two_player_reverse",
        "two_player_reverse",
        "Reverse with two",
        ("pass", "again"),
        offered=written("reverse"),
    ),
    KeyOption(
        "two_player_skip", "two_player_skip", "Skip with two", ("again", "none"), offered=written("skip")
    ),
    KeyOption("draw_discipline", "draw_discipline", "Drawing", ("auto", "manual"), offered=draws_after_plays),
    KeyOption(
        "elimination_rule",
        "elimination_rule",
        "Out of the game",
        ("at_zero", "below_zero"),
        offered=eliminates,
    ),
    KeyOption("tokens", "tokens", "Tokens", least=1, most=20, offered=begins_with_tokens),
    KeyOption("hand_size", "hand", "Cards in hand", least=1, most=10),
    KeyOption("packs", "decks", "Packs", least=1, most=3, offered=may_mix_packs),
    KeyOption(
        "packs_follow_players",
        "packs_follow_players",
        "Packs and tokens when players leave",
        OFF_ON,
        offered=packs_can_follow,
    ),
    KeyOption(
        "deal_end",
        "deal_end",
        "When a player is stuck",
        DEAL_END,
        offered=has_busts,
        fits=fits_deal_end,
    ),
    KeyOption(
        "pile_away_loser",
        "pile_away_loser",
        "Hand of a stuck player",
        ("redraw", "keep", "sit_out"),
        offered=lambda raw: raw.get("deal_end") == "pile_away",
    ),
    KeyOption(
        "dealer_rotation",
        "dealer_rotation",
        "Next dealer",
        ("left", "right", "winner", "loser"),
        fits=fits_next,
    ),
    KeyOption(
        "next_starter", "next_starter", "Who begins", ("left_of_dealer", "loser", "winner"), fits=fits_next
    ),
    KeyOption("stock", "stock", "When the stock is empty", ("reshuffle", "play_on")),
    KeyOption(
        "start_card", "start_card", "Start of the pile", ("empty", "turn_up_apply", "turn_up_ordinary")
    ),
    KeyOption("allow_give_up", "allow_give_up", "Giving up", OFF_ON),
    KeyOption(
        "mistakes_count",
        "mistakes_count",
        "Mistakes count",
        OFF_ON,
        offered=can_be_stuck,
    ),
    KeyOption("call_check", "call_check", "Calling the total", ("auto", "practice", "strict")),
    KeyOption("session_deals", "session_deals", "Deals in a session", least=0, most=1000, offered=ends_never),
    KeyOption(
        "sixty_nine_effect",
        "sixty_nine_effect",
        "Exactly 69",
        SIXTY_NINE,
        offered=lambda raw: raw.get("limit") == SIXTY_NINE_LIMIT,
        fits=fits_sixty_nine,
    ),
    KeyOption(
        "exchange_timing",
        "exchange_timing",
        "Exchanging hands",
        ("after_draw", "before_draw"),
        offered=lambda raw: written("exchange")(raw) and draws_after_plays(raw),
    ),
    KeyOption("king_ban_turns", "ban.turns", "Turns without a king", least=0, most=20, offered=states("ban")),
    KeyOption(
        "king_ban_at_99",
        "ban.at_limit",
        "A banned king at the limit",
        ("allowed", "banned"),
        offered=states("ban"),
    ),
    KeyOption(
        "qc_double_penalty",
        "milestones.double_penalty",
        "Crossing and going over",
        OFF_ON,
        offered=states("milestones"),
    ),
    KeyOption(
        "wilson_points_floor",
        "borders.floor",
        "Game points stop at 0",
        ("on", "off"),
        offered=states("borders"),
    ),
    KeyOption(
        "wilson_target", "borders.target", "Score to reach", least=1, most=20, offered=states("borders")
    ),
    KeyOption(
        "wilson_tie", "borders.tie", "A tie at the end", ("extra_deal", "shared"), offered=states("borders")
    ),
    KeyOption(
        "michigan_trips_hits",
        "three_of_a_kind.hits",
        "Who pays for three of a kind",
        ("active", "all"),
        offered=states("three_of_a_kind"),
    ),
    KeyOption(
        "michigan_trips_timing",
        "three_of_a_kind.timing",
        "When three of a kind is laid down",
        ("any", "own_turn"),
        offered=states("three_of_a_kind"),
    ),
    KeyOption(
        "arizona_multi_in_obligation",
        "obligation.several",
        "Several cards in an obligation",
        ("single", "counts_once"),
        offered=lambda raw: at(raw, "together.same_rank") is not None,
    ),
    KeyOption(
        "queen_penalty_draw",
        "queen_chain.draw",
        "Drawing for penalty cards",
        ("after_all", "after_each", "none"),
        offered=states("queen_chain"),
    ),
    KeyOption(
        "queen_answer",
        "queen_chain.answer",
        "Answering a queen",
        ("forced", "optional"),
        offered=states("queen_chain"),
    ),
    KeyOption(
        "carryover_failure",
        "queen_chain.failure",
        "Handing a penalty on",
        ("safe", "pay_and_drop_out"),
        offered=lambda raw: at(raw, "queen_chain.carry_over") is True,
    ),
    KeyOption("zeus_letters", "zeus.letters", "Letters that win", ("4", "3"), offered=states("zeus")),
    KeyOption("zeus_sneak", "zeus.sneak", "Same number out of turn", ("on", "off"), offered=states("zeus")),
    KeyOption(
        "boomo_reset_after_flip",
        "shed.reset_after_flip",
        "Total after a flipped bomb",
        ("on", "off"),
        offered=states("shed"),
    ),
    KeyOption(
        "arizona_stock_end",
        "stock_end",
        "When the stock has run out",
        ("play_on", "last_player_wins"),
        offered=states("stock_end"),
    ),
    KeyOption(
        "ono_first_number",
        "first_number",
        "A number begins the deal",
        OFF_ON,
        offered=states("first_number"),
    ),
    KeyOption("run_forced", "runs.forced", "Continuing a run", OFF_ON, offered=states("runs")),
    KeyOption(
        "baltimore_six_draw",
        "steal.draw",
        "Drawing after stealing",
        ("replaces", "also"),
        offered=states("steal"),
    ),
    KeyOption(
        "baltimore_six_pick",
        "steal.pick",
        "Which card is stolen",
        ("random", "thief_sees"),
        offered=states("steal"),
    ),
)


def choices_of(raw: Raw, variant: Raw | None = None) -> tuple[Choice, ...]:
    """The options that a complete document offers; the defaults are those of `variant`, or its own values."""
    base = raw if variant is None else variant
    general = tuple(
        choice
        for option in KEY_OPTIONS
        if option.offered(raw) and (choice := _choice(option, raw, _default(base, option))) is not None
    )
    own = tuple(
        Choice(
            key,
            option["name"],
            option["default"],
            tuple(option["choices"]),
            labels=option.get("labels", {}),
        )
        for key, option in raw.get("options", {}).items()
    )
    return general + own


def _choice(option: KeyOption, raw: Raw, default: str) -> Choice | None:
    """An option as it is offered, with the values that fit; a default of the variant's own is one of them.

    None where there is nothing to choose.
    """
    values = option.values
    if values is not None:
        fitting = tuple(value for value in values if value == default or option.fits(raw, value))
        values = fitting if default in fitting else (default, *fitting)
        if len(values) < 2:
            return None
    labels = WORDS.get(option.key, {})
    return Choice(option.key, option.name, default, values, option.least, option.most, labels)


def _put(raw: Raw, field: str, value: Any) -> Raw:
    """The document with another value at a key, or at `table.key`."""
    table, _, key = field.rpartition(".")
    return {**raw, table: {**raw[table], key: value}} if table else {**raw, key: value}


def _default(raw: Raw, option: KeyOption) -> str:
    """The document's own value; a key that it leaves out has the first of the choices."""
    value = at(raw, option.field)
    if value is None and option.values is not None:
        return option.values[0]
    return "by players" if isinstance(value, dict) else str(value)


def choose(
    definition: Definition, raw: Raw, options: Mapping[str, str]
) -> tuple[Raw, dict[str, str], tuple[Choice, ...]]:
    """The document with house rules laid over it, those that differ from the default, and what is offered.

    Some house rules make sense only beside another (what a stuck player does with the hand, where the pile is
    taken away); those are offered once the other is chosen, in whatever order they are named. What section 5
    gives to every variant may be named also where it is not offered because it can change nothing; it is left
    out then.

    Raises RulesError for an option that the variant does not have or a value that the option does not have.
    """
    variant, differing = raw, {}
    choices = choices_of(variant)
    # Where two house rules state the same, it must not matter which was named first: a record names them so.
    waiting = dict(sorted(options.items()))
    while waiting:
        by_key = {choice.key: choice for choice in choices}
        key = next((key for key in waiting if _can_take(by_key.get(key), waiting[key])), None)
        if key is None:
            key = next(iter(waiting))
            meant = comes_to(raw, key, waiting[key])
            if meant is not None:
                del waiting[key]
                if _can_take(by_key.get(key), meant):
                    waiting[key] = meant
                continue
            if key not in by_key:
                known = ", ".join(sorted(by_key))
                raise RulesError(f"{definition.id} has no house rule “{key}”; it has {known}.")
        value = _checked(by_key[key], waiting.pop(key))
        if value == by_key[key].default:
            continue
        differing[key] = value
        raw = _laid(raw, key, value, by_key[key])
        choices = _joined(choices, choices_of(raw, variant))
    if pays_from_bank(raw):
        raw = {"bank": "as_begun", **raw}
    if penalties_lapse(raw):
        raw = _put(raw, "queen_chain.rest", "lapses")
    return raw, dict(sorted(differing.items())), choices


def _can_take(choice: Choice | None, value: str) -> bool:
    return choice is not None and (choice.values is None or value in choice.values)


def _laid(raw: Raw, key: str, value: str, choice: Choice) -> Raw:
    """The document with one house rule laid over it."""
    own = raw.get("options", {})
    if key in own:
        return lay_over(raw, own[key]["choices"][value])
    field = next(option.field for option in KEY_OPTIONS if option.key == key)
    is_number = choice.values is None or isinstance(at(raw, field), int)
    return _put(raw, field, int(value) if is_number else value)


def _joined(first: tuple[Choice, ...], second: tuple[Choice, ...]) -> tuple[Choice, ...]:
    """What is offered by either, in the order of options, each with the values of both."""
    before = {choice.key: choice for choice in first}
    after = {choice.key: choice for choice in second}
    order = dict.fromkeys([*(option.key for option in KEY_OPTIONS), *before, *after])
    joined = []
    for key in order:
        choice = after.get(key) or before.get(key)
        if choice is None:
            continue
        if choice.values is not None and key in before:
            values = tuple(dict.fromkeys([*(before[key].values or ()), *choice.values]))
            choice = replace(choice, values=values)
        joined.append(choice)
    return tuple(joined)


def _checked(choice: Choice, value: str) -> str:
    """The value as the option writes it. Raises RulesError for one that the option does not have."""
    if choice.values is not None:
        if value not in choice.values:
            known = ", ".join(choice.values)
            raise RulesError(f"The house rule {choice.key} is one of {known}, not “{value}”.")
        return value
    if not (value.isascii() and value.isdigit() and choice.least <= int(value) <= choice.most):
        span = f"{choice.least} to {choice.most}"
        raise RulesError(f"The house rule {choice.key} is a whole number from {span}, not “{value}”.")
    return str(int(value))
