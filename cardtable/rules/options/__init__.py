"""House rules: named choices merged over a variant (rules, section 5).

Most are a key of the variant with other choices (`stock`, `negative_totals`): those are in `house_rules`.
House rules that change cards are written in the variant file, each choice a document of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cardtable.language import row, say
from cardtable.rules.loader import Definition, Raw, merged
from cardtable.rules.model import Choice, RulesError
from cardtable.rules.options.house_rules import (
    BY_KEY,
    BY_PLAYERS,
    HOUSE_RULES,
    SIXTY_NINE_LIMIT,
    HouseRule,
    at,
    counts_down,
    has_busts,
)

_FOR_ALL = frozenset(rule.key for rule in HOUSE_RULES if rule.for_all)


def choices_of(raw: Raw, variant: Raw | None = None) -> tuple[Choice, ...]:
    """Return the options of a complete document; the defaults are those of `variant`, or its own values."""
    base = raw if variant is None else variant
    general = tuple(
        choice
        for rule in HOUSE_RULES
        if rule.offered(raw) and (choice := _choice(rule, raw, _default(base, rule))) is not None
    )
    own = tuple(
        Choice(
            key,
            option["default"],
            tuple(option["choices"]),
            written=option["name"],
            labels=option.get("labels", {}),
        )
        for key, option in raw.get("options", {}).items()
    )
    return general + own


def _choice(rule: HouseRule, raw: Raw, default: str) -> Choice | None:
    """Return a house rule with the values that fit, and always the variant's own.

    None if there is no choice.
    """
    values = rule.values
    if values is not None:
        values = tuple(value for value in values if value == default or rule.fits(raw, value))
        if len(values) < 2:
            return None
    labels = dict.fromkeys(rule.worded, "")
    said_as = rule.said_as(raw)
    return Choice(rule.key, default, values, rule.least, rule.most, labels=labels, said_as=said_as)


def _put(raw: Raw, field: str, value: Any) -> Raw:
    """Return the document with another value at a key, or at `table.key`."""
    table, _, key = field.rpartition(".")
    return {**raw, table: {**raw[table], key: value}} if table else {**raw, key: value}


def _default(raw: Raw, rule: HouseRule) -> str:
    """Return the document's own value; for a missing key, the first of the choices, or the usual number."""
    value = at(raw, rule.place)
    if value is None:
        return rule.worded[0] if rule.worded else str(rule.usual)
    return BY_PLAYERS if isinstance(value, dict) else str(value)


def choose(
    definition: Definition, raw: Raw, options: Mapping[str, str]
) -> tuple[Raw, dict[str, str], tuple[Choice, ...]]:
    """Return the document with house rules merged in, those that differ from the default, and the choices.

    Some house rules make sense only with another (what a stuck player does with the hand, if the pile is
    taken away); those are offered once the other is chosen, in any order. House rules that section 5 gives to
    every variant may be named even if they can change nothing; they are left out then. Raises RulesError for
    an option that the variant does not have or a value that the option does not have.
    """
    variant, differing = raw, {}
    choices = choices_of(variant)
    # If two house rules set the same, their order must not matter: a record has them in this order. Those of
    # every variant come last: by then it is known whether the total goes down.
    waiting = dict(sorted(options.items(), key=lambda named: (named[0] in _FOR_ALL, named[0])))
    while waiting:
        by_key = {choice.key: choice for choice in choices}
        key = next((key for key in waiting if _can_take(by_key.get(key), waiting[key])), None)
        if key is None:
            key = next(iter(waiting))
            meant = _comes_to(raw, key, waiting[key])
            if meant is not None:
                del waiting[key]
                if _can_take(by_key.get(key), meant):
                    waiting[key] = meant
                continue
            if key not in by_key:
                known = row(sorted(by_key))
                raise RulesError(say("clash-no-such-option", game=definition.id, option=key, known=known))
        value = _checked(by_key[key], waiting.pop(key))
        if value == by_key[key].default:
            continue
        differing[key] = value
        raw = _merged(raw, key, value, by_key[key])
        turned = counts_down(raw) and not counts_down(variant)
        choices = _joined(choices, choices_of(raw, variant), turned)
    if _pays_from_bank(raw):
        raw = {"bank": "as_begun", **raw}
    if _penalties_lapse(raw):
        raw = _put(raw, "queen_chain.rest", "lapses")
    return raw, dict(sorted(differing.items())), choices


def _can_take(choice: Choice | None, value: str) -> bool:
    return choice is not None and (choice.values is None or value in choice.values)


def _merged(raw: Raw, key: str, value: str, choice: Choice) -> Raw:
    """Return the document with one house rule merged in."""
    own = raw.get("options", {})
    if key in own:
        return merged(raw, own[key]["choices"][value])
    place = BY_KEY[key].place
    is_number = choice.values is None or isinstance(at(raw, place), int)
    return _put(raw, place, int(value) if is_number else value)


NOTHING = ""
"""The result for a house rule that can change nothing."""

_NOBODY = {"dealer_rotation": "left", "next_starter": "left_of_dealer"}
"""The dealer and the starter if a deal has no such winner or loser (rules, 1.10)."""


def _comes_to(raw: Raw, key: str, value: str) -> str | None:
    """Return the equivalent of a value that is not offered: another value, or NOTHING if it can't matter.

    None if section 5 does not give it to the variant, or if it contradicts the variant.
    """
    if key in _NOBODY and value in ("winner", "loser"):
        return _NOBODY[key]
    stays = raw.get("elimination_rule") == "never"
    if key == "deal_end" and value == "drop_out" and has_busts(raw) and stays:
        return "knock_out"  # Players can only be out of the deal here.
    no_tokens = key == "sixty_nine_effect" and raw.get("limit") == SIXTY_NINE_LIMIT
    if no_tokens and value in ("pool_token", "bonus_token"):
        return NOTHING  # There is nothing in the center, and there are no tokens (4.12.2).
    if (key, value) in (("next_starter", "left_of_dealer"), ("bottom_card", "off")):
        return NOTHING
    rule = BY_KEY.get(key)
    return NOTHING if rule is not None and rule.for_all and value in rule.worded else None


def _pays_from_bank(raw: Raw) -> bool:
    """Return whether tokens come from outside the seats' own.

    For a 69, or when players leave (rules, 4.24).
    """
    return raw.get("sixty_nine_effect") == "bonus_token" or raw.get("packs_follow_players") == "on"


def _penalties_lapse(raw: Raw) -> bool:
    """Return whether a player may leave a deal that goes on while a penalty is owed.

    Nothing of it is passed on (rules, 4.24).
    """
    if raw.get("queen_chain") is None:
        return False
    drops_out = at(raw, "queen_chain.failure") == "pay_and_drop_out"
    return drops_out or raw.get("deal_end") in ("knock_out", "drop_out")


def _joined(first: tuple[Choice, ...], second: tuple[Choice, ...], turned: bool) -> tuple[Choice, ...]:
    """Return the options of either, in order, each with the values of both.

    If the second `turned` down, those of every variant go unless it offers them too.
    """
    before = {choice.key: choice for choice in first}
    after = {choice.key: choice for choice in second}
    order = dict.fromkeys([*BY_KEY, *before, *after])
    joined = []
    for key in order:
        choice = after.get(key) or before.get(key)
        if choice is None or (turned and key in _FOR_ALL and key not in after):
            continue
        if choice.values is not None and key in before:
            values = tuple(dict.fromkeys([*(before[key].values or ()), *choice.values]))
            choice = replace(choice, values=values)
        joined.append(choice)
    return tuple(joined)


def _checked(choice: Choice, value: str) -> str:
    """Return the value as the option writes it. Raises RulesError for one that the option does not have."""
    if choice.values is not None:
        if value not in choice.values:
            known = row(choice.values)
            raise RulesError(say("clash-no-such-choice", option=choice.key, known=known, value=value))
        return value
    if not (value.isascii() and value.isdigit() and choice.least <= int(value) <= choice.most):
        span = {"least": choice.least, "most": choice.most}
        raise RulesError(say("clash-no-such-number", option=choice.key, value=value, **span))
    return str(int(value))
