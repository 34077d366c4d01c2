"""House-rule options: named choices laid over a variant (rules, section 5).

Most options are a key of the variant with other choices (`stock`, `negative_totals`); those are here, with
their range and the variants they make sense for. Options that change cards are written in the variant file,
each choice a document of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cardtable.rules.errors import RulesError
from cardtable.rules.loader import Definition, Raw, lay_over
from cardtable.rules.model import Choice
from cardtable.rules.option_words import WORDS


@dataclass(frozen=True)
class KeyOption:
    """An option that sets one key of the variant; `values` None: a whole number from `least` to `most`."""

    key: str
    field: str
    name: str
    values: tuple[str, ...] | None = None
    least: int = 0
    most: int = 0
    offered: Callable[[Raw], bool] = lambda raw: True


def _has_busts(raw: Raw) -> bool:
    return not raw.get("overplay") and raw.get("shed") is None


def _eliminates(raw: Raw) -> bool:
    return raw.get("elimination_rule") in ("at_zero", "below_zero") and raw.get("tokens") != "none"


def _may_mix_packs(raw: Raw) -> bool:
    """Special suits are there once, and a game's own pack is not mixed with another (section 5, `packs`)."""
    return raw.get("one_pack_only") is not True


def _written(word: str) -> Callable[[Raw], bool]:
    return lambda raw: any(word in text for text in raw.get("cards", {}).values())


def _states(key: str) -> Callable[[Raw], bool]:
    return lambda raw: raw.get(key) is not None


def _ends_never(raw: Raw) -> bool:
    return raw.get("elimination_rule") == "never" and raw.get("tokens") == "none"


OFF_ON = ("off", "on")
STUCK = ("deal_ends", "knock_out", "drop_out")
SIXTY_NINE = ("none", "pool_token", "bonus_token", "others_forfeit", "reset_zero")

KEY_OPTIONS = (
    KeyOption("negative_totals", "negative_totals", "Totals below zero", ("allow", "floor")),
    KeyOption(
        "two_player_reverse",
        "two_player_reverse",
        "Reverse with two",
        ("pass", "again"),
        offered=_written("reverse"),
    ),
    KeyOption(
        "two_player_skip", "two_player_skip", "Skip with two", ("again", "none"), offered=_written("skip")
    ),
    KeyOption("draw_discipline", "draw_discipline", "Drawing", ("auto", "manual")),
    KeyOption(
        "elimination_rule",
        "elimination_rule",
        "Out of the game",
        ("at_zero", "below_zero"),
        offered=_eliminates,
    ),
    KeyOption("tokens", "tokens", "Tokens", least=1, most=20, offered=_eliminates),
    KeyOption("hand_size", "hand", "Cards in hand", least=1, most=10),
    KeyOption("packs", "decks", "Packs", least=1, most=3, offered=_may_mix_packs),
    KeyOption("packs_follow_players", "packs_follow_players", "Fewer packs when players leave", OFF_ON),
    KeyOption(
        "deal_end",
        "deal_end",
        "When a player is stuck",
        (*STUCK, "pile_away"),
        offered=lambda raw: _has_busts(raw) and _eliminates(raw),
    ),
    KeyOption(
        "deal_end",
        "deal_end",
        "When a player is stuck",
        STUCK,
        offered=lambda raw: _has_busts(raw) and not _eliminates(raw),
    ),
    KeyOption(
        "pile_away_loser",
        "pile_away_loser",
        "Hand of a stuck player",
        ("redraw", "keep", "sit_out"),
        offered=lambda raw: raw.get("deal_end") == "pile_away",
    ),
    KeyOption("dealer_rotation", "dealer_rotation", "Next dealer", ("left", "right", "winner", "loser")),
    KeyOption("next_starter", "next_starter", "Who begins", ("left_of_dealer", "loser", "winner")),
    KeyOption("stock", "stock", "When the stock is empty", ("reshuffle", "play_on")),
    KeyOption(
        "start_card", "start_card", "Start of the pile", ("empty", "turn_up_apply", "turn_up_ordinary")
    ),
    KeyOption("allow_give_up", "allow_give_up", "Giving up", OFF_ON, offered=_has_busts),
    KeyOption(
        "mistakes_count",
        "mistakes_count",
        "Mistakes count",
        OFF_ON,
        offered=_has_busts,
    ),
    KeyOption(
        "session_deals", "session_deals", "Deals in a session", least=0, most=1000, offered=_ends_never
    ),
    KeyOption(
        "sixty_nine_effect",
        "sixty_nine_effect",
        "Exactly 69",
        SIXTY_NINE,
        offered=lambda raw: raw.get("limit") == 99,
    ),
    KeyOption(
        "exchange_timing",
        "exchange_timing",
        "Exchanging hands",
        ("after_draw", "before_draw"),
        offered=_written("exchange"),
    ),
    KeyOption(
        "king_ban_turns", "ban.turns", "Turns without a king", least=0, most=20, offered=_states("ban")
    ),
    KeyOption(
        "king_ban_at_99",
        "ban.at_limit",
        "A banned king at the limit",
        ("allowed", "banned"),
        offered=_states("ban"),
    ),
    KeyOption(
        "qc_double_penalty",
        "milestones.double_penalty",
        "Crossing and going over",
        OFF_ON,
        offered=_states("milestones"),
    ),
    KeyOption(
        "wilson_points_floor",
        "borders.floor",
        "Game points stop at 0",
        ("on", "off"),
        offered=_states("borders"),
    ),
    KeyOption(
        "wilson_target", "borders.target", "Score to reach", least=1, most=20, offered=_states("borders")
    ),
    KeyOption(
        "wilson_tie", "borders.tie", "A tie at the end", ("extra_deal", "shared"), offered=_states("borders")
    ),
    KeyOption(
        "michigan_trips_hits",
        "three_of_a_kind.hits",
        "Who pays for three of a kind",
        ("active", "all"),
        offered=_states("three_of_a_kind"),
    ),
    KeyOption(
        "michigan_trips_timing",
        "three_of_a_kind.timing",
        "When three of a kind is laid down",
        ("any", "own_turn"),
        offered=_states("three_of_a_kind"),
    ),
    KeyOption(
        "arizona_multi_in_obligation",
        "obligation.several",
        "Several cards in an obligation",
        ("single", "counts_once"),
        offered=lambda raw: _at(raw, "together.same_rank") is not None,
    ),
    KeyOption(
        "queen_penalty_draw",
        "queen_chain.draw",
        "Drawing for penalty cards",
        ("after_all", "after_each", "none"),
        offered=_states("queen_chain"),
    ),
    KeyOption(
        "queen_answer",
        "queen_chain.answer",
        "Answering a queen",
        ("forced", "optional"),
        offered=_states("queen_chain"),
    ),
    KeyOption(
        "carryover_failure",
        "queen_chain.failure",
        "Handing a penalty on",
        ("safe", "pay_and_drop_out"),
        offered=lambda raw: _at(raw, "queen_chain.carry_over") is True,
    ),
    KeyOption("zeus_letters", "zeus.letters", "Letters that win", ("4", "3"), offered=_states("zeus")),
    KeyOption("zeus_sneak", "zeus.sneak", "Same number out of turn", ("on", "off"), offered=_states("zeus")),
    KeyOption(
        "boomo_reset_after_flip",
        "shed.reset_after_flip",
        "Total after a flipped bomb",
        ("on", "off"),
        offered=_states("shed"),
    ),
    KeyOption(
        "arizona_stock_end",
        "stock_end",
        "When the stock has run out",
        ("play_on", "last_player_wins"),
        offered=_states("stock_end"),
    ),
    KeyOption(
        "ono_first_number",
        "first_number",
        "A number begins the deal",
        OFF_ON,
        offered=_states("first_number"),
    ),
    KeyOption("run_forced", "runs.forced", "Continuing a run", OFF_ON, offered=_states("runs")),
    KeyOption(
        "baltimore_six_draw",
        "steal.draw",
        "Drawing after stealing",
        ("replaces", "also"),
        offered=_states("steal"),
    ),
)


def choices_of(raw: Raw) -> tuple[Choice, ...]:
    """The options that a complete document offers, with the document's own value as the default."""
    general = tuple(_choice(option, _default(raw, option)) for option in KEY_OPTIONS if option.offered(raw))
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


def _choice(option: KeyOption, default: str) -> Choice:
    """An option as it is offered; a default of the variant's own is one of the values."""
    values = option.values
    if values is not None and default not in values:
        values = (default, *values)
    labels = WORDS.get(option.key, {})
    return Choice(option.key, option.name, default, values, option.least, option.most, labels)


def _at(raw: Raw, field: str) -> Any:
    """What stands at a key, or at `table.key`; None where nothing does."""
    found: Any = raw
    for part in field.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    return found


def _put(raw: Raw, field: str, value: Any) -> Raw:
    """The document with another value at a key, or at `table.key`."""
    table, _, key = field.rpartition(".")
    return {**raw, table: {**raw[table], key: value}} if table else {**raw, key: value}


def _default(raw: Raw, option: KeyOption) -> str:
    """The document's own value; a key that it leaves out has the first of the choices."""
    value = _at(raw, option.field)
    if value is None and option.values is not None:
        return option.values[0]
    return "by players" if isinstance(value, dict) else str(value)


def choose(
    definition: Definition, raw: Raw, options: Mapping[str, str]
) -> tuple[Raw, dict[str, str], tuple[Choice, ...]]:
    """The document with house rules laid over it, those that differ from the default, and what is offered.

    Raises RulesError for an option that the variant does not have or a value that the option does not have.
    """
    choices = choices_of(raw)
    by_key = {choice.key: choice for choice in choices}
    own = raw.get("options", {})
    differing = {}
    for key, value in options.items():
        choice = by_key.get(key)
        if choice is None:
            known = ", ".join(sorted(by_key))
            raise RulesError(f"{definition.id} has no house rule “{key}”; it has {known}.")
        value = _checked(choice, value)
        if value == choice.default:
            continue
        differing[key] = value
        if key in own:
            raw = lay_over(raw, own[key]["choices"][value])
        else:
            field = next(option.field for option in KEY_OPTIONS if option.key == key)
            is_number = choice.values is None or isinstance(_at(raw, field), int)
            raw = _put(raw, field, int(value) if is_number else value)
    return raw, dict(sorted(differing.items())), choices


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
