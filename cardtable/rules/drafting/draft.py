"""A draft of a game that a person makes: a complete document and its origin.

A draft is saved as its differences from the origin, in the form of a variant file. A player changes one
thing; everything that would make no sense with it is changed too: a card that asks for an answer brings the
rules of answering, and a pack without kings removes the rules about kings.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import msgspec

from cardtable.language import say
from cardtable.plain_text import LONGEST_TITLE, one_line
from cardtable.rules.catalog import catalog
from cardtable.rules.drafting.document import (
    DEALS,
    MADE_AT_HOME,
    OVER_PARTS,
    alone,
    blank,
    does,
    encoded,
    faces_that,
    hands_shrink,
    keys_of,
    known_names,
    normal,
    options_of,
    put_at,
    without_action,
)
from cardtable.rules.effects import ACTIONS, CHAIN, OBLIGE, write_options
from cardtable.rules.loader import Definition, Raw, build, check_shape, compose, left_out
from cardtable.rules.model import Rules, RulesError
from cardtable.rules.options import choose
from cardtable.rules.options.house_rules import BY_KEY, SIXTY_NINE_LIMIT, at
from cardtable.rules.own_words import game_name
from cardtable.rules.parts import PARTS
from cardtable.rules.parts.base import may_decide, some_tokens
from cardtable.rules.schema import keys_with
from cardtable.rules.sense import key_of

DRAFT_ID = "own-draft"
"""The id of rules that are not saved yet."""

_OWN = ("name", "maker", "source")
"""Keys of a draft that a repair keeps."""


@dataclass(frozen=True)
class Draft:
    """A complete document in its usual form, without a base, and the id of the game it started from, or "".

    Its `raw` is never changed in place: every edit makes another draft.
    """

    raw: Raw = field(repr=False)
    origin: str = ""

    @property
    def name(self) -> str:
        """The name of the game."""
        name: str = self.raw["name"]
        return name

    @property
    def maker(self) -> str:
        """The name of the game's maker; "" if unknown."""
        maker: str = self.raw.get("maker", "")
        return maker

    @property
    def bytes(self) -> bytes:
        """The document as bytes: equal drafts have equal ones."""
        return encoded(self.raw)

    def __hash__(self) -> int:
        return hash((self.bytes, self.origin))

    def named(self, name: str, maker: str | None = None) -> Draft:
        """Return the game under another name and maker; a blank name changes nothing."""
        name = one_line(name, LONGEST_TITLE) or self.name
        maker = self.maker if maker is None else one_line(maker, LONGEST_TITLE)
        source = {"publisher": MADE_AT_HOME, "title": maker or name, "section": name}
        raw = put_at({**self.raw, "name": name, "source": source}, "maker", maker or None)
        return replace(self, raw=normal(raw))

    def changed(self, changes: Mapping[str, object]) -> Draft:
        """Return the draft with other values of keys, and the changes that follow.

        A key is one of the document, or `table.key`; None removes one.
        """
        raw = self.raw
        for path, value in changes.items():
            raw = put_at(raw, path, value)
        return replace(self, raw=settled(raw, self.raw))

    def repaired(self, raw: Raw) -> Draft:
        """Return the draft with the rules of another document, but with its own name, maker and source."""
        kept = {key: value for key, value in self.raw.items() if key in _OWN}
        return replace(self, raw=normal({**left_out(raw, _OWN), **kept}))

    def written(self) -> Raw:
        """Return the draft in the form of a variant file.

        Its base and the differences, or all of it if it has no origin.
        """
        origin = catalog().origin(self.origin)
        if not origin:
            return self.raw
        base = _base(origin)
        differing = {key: value for key, value in self.raw.items() if base.get(key) != value}
        if "cards" in differing and "pack" not in differing:
            before = base["cards"]
            cards = {key: text for key, text in self.raw["cards"].items() if before.get(key) != text}
            differing = put_at(differing, "cards", cards or None)
        gone = [key for key in ("options", "blurb", *base) if key not in self.raw]
        gone += [f"cards.{key}" for key in base["cards"] if key not in self.raw["cards"]]
        stated: Raw = {"base": origin, "without": sorted(gone), **differing}
        # If the differences can't express it, save all of it.
        return stated if taken_from(stated).raw == self.raw else self.raw


def _base(variant: str) -> Raw:
    """Return the document of a game of the catalog in the usual form, with its own house rules."""
    raw: Raw = msgspec.json.decode(catalog().resolve(variant).document)
    return normal(left_out(raw, ["id", "house_rules"]))


def begin(variant: str = "", options: Mapping[str, str] | None = None) -> Draft:
    """Return a draft that starts from a game with these house rules, or from nothing."""
    if not variant:
        return Draft(settled(blank())).named(say("own-nameless"))
    rules = catalog().resolve(variant, options or {})
    raw: Raw = msgspec.json.decode(rules.document)
    raw = left_out(raw, ["id", "house_rules", "maker"])
    return Draft(settled(raw), variant).named(say("draft-name", game=game_name(rules)))


def taken_from(raw: Raw) -> Draft:
    """Return the draft in a variant file's form.

    Raises RulesError if it is no variant, or has no base here.
    """
    definition = check_shape(DRAFT_ID, "draft", raw)
    whole = left_out(catalog().whole(definition), ["options"])
    compose(Definition(DRAFT_ID, definition.file, whole), whole, {}, ())
    return Draft(normal(whole), raw.get("base", ""))


def rules_of(draft: Draft, variant: str = DRAFT_ID, checked: bool = True) -> Rules:
    """Return the rules of a draft under an id, as the catalog would resolve them.

    Raises RulesError if they contradict themselves; with `checked` False they may do so, and serve for words
    alone.
    """
    definition = Definition(variant, "draft", draft.raw)
    raw, differing, choices = choose(definition, draft.raw, {})
    return (build if checked else compose)(definition, raw, differing, choices)


class Basis(NamedTuple):
    """The game that a draft is compared with.

    `rules` is None if it was built from scratch or contradicts itself.
    """

    draft: Draft
    rules: Rules | None
    name: str


def basis_of(first: Draft) -> Basis:
    if not first.origin:
        return Basis(first, None, first.name)
    try:
        rules = rules_of(first)
    except RulesError:
        rules = None
    return Basis(first, rules, game_name(catalog().resolve(first.origin)))


def settled(raw: Raw, before: Raw | None = None) -> Raw:
    """Return the document with all changes that follow from the change since `before`."""
    if before is not None and raw["limit"] != before["limit"]:
        raw = _follow_limit(raw, before["limit"])
    raw = normal(raw)
    for step in _STEPS:
        raw = step(raw)
    return normal(raw)


def _follow_limit(raw: Raw, before: int) -> Raw:
    """Move marks at the limit along with it."""
    borders, limit = raw.get("borders"), raw["limit"]
    if borders:
        marks = sorted({limit if mark == before else mark for mark in borders["at"]})
        raw = {**raw, "borders": {**borders, "at": marks}}
    return raw


def _parts_of_cards(raw: Raw) -> Raw:
    """Add the rules for cards with an action, and remove them with the last such card.

    Remove actions of special games from others.
    """
    for part, comes in [(part, part.comes_with_card) for part in PARTS if part.comes_with_card is not None]:
        doing = does(raw, comes.action)
        if doing and not part.is_on(raw):
            raw = {**raw, part.key: comes.begins(raw, doing)}
        elif part.is_on(raw) and not doing:
            raw = left_out(raw, [part.key])
    for action in ACTIONS:
        if action.needs and not raw.get(action.needs):
            raw = without_action(raw, action)
    return raw


def _only_alone(raw: Raw) -> Raw:
    """Make cards that copy, or are never played alone, do nothing else."""
    return {**raw, "cards": {key: write_options(alone(options_of(raw, key))) for key in raw["cards"]}}


def _names(raw: Raw) -> Raw:
    """Remove cards from rules that are not in the pack."""
    known = known_names(raw)
    for path in (
        "bottom_card",
        "start_passes_over",
        "together.pairs",
        "obligation.passes_on",
        "obligation.not_first",
    ):
        names = at(raw, path)
        if isinstance(names, list) and not known.issuperset(names):
            raw = put_at(raw, path, [name for name in names if name in known])
    for path in ("together.throw", "obligation.cancels"):
        if at(raw, path) and at(raw, path) not in known:
            raw = left_out(raw, [path])
    if raw.get("special_hands"):
        kept = {key: value for key, value in raw["special_hands"].items() if key in known}
        raw = {**raw, "special_hands": kept}
    if raw.get("queen_chain") and raw["queen_chain"]["rank"] not in known:
        raw = put_at(raw, "queen_chain.rank", key_of(does(raw, CHAIN)[0]))
    if raw.get("shed") and raw["shed"]["saves"] not in known:
        raw = put_at(raw, "shed.saves", keys_of(raw)[0])
    if raw.get("calls"):
        calls = {key: said for key, said in raw["calls"].items() if key in known | {"pass", "reverse"}}
        raw = {**raw, "calls": calls}
    return _without_empty(raw)


def _without_empty(raw: Raw) -> Raw:
    """Remove empty lists, and playing together if no way is left."""
    for key in ("bottom_card", "start_passes_over", "special_hands"):
        if key in raw and not raw[key]:
            raw = left_out(raw, [key])
    if set(raw.get("start_passes_over", ())) >= set(keys_of(raw)):
        raw = left_out(raw, ["start_passes_over"])
    if raw.get("together") is not None and not any(raw["together"].values()):
        raw = left_out(raw, ["together"])
    if not raw.get("bottom_card"):
        raw = left_out(raw, ["bottom_chooser"])
    return raw


def _over(raw: Raw) -> Raw:
    """Allow going over the limit only if the game is about it."""
    if any(map(raw.get, OVER_PARTS)):
        return {**raw, "overplay": True, "deal_end": "over_ends"}
    return left_out(raw, ["overplay", *keys_with("needs_over")])


def _by_parts(raw: Raw) -> Raw:
    """Apply the settings that parts require."""
    for part in PARTS:
        for path, value in part.implied_changes(raw).items() if part.is_on(raw) else ():
            raw = put_at(raw, path, value)
    return raw


def _way(raw: Raw) -> Raw:
    """Settle what depends on counting up or down."""
    if raw["negative_totals"] == "forbid":
        raw = {**raw, "start_total": raw.get("start_total") or raw["limit"], "start_card": "empty"}
    if raw["start_card"] != "empty":
        raw = left_out(raw, ["start_total"])
    if raw.get("overplay") or raw["negative_totals"] == "forbid" or raw.get("team"):
        raw = {**raw, "mistakes_count": "off"}
    if at(raw, "obligation.between") is not None:
        raw = put_at(raw, "obligation.between", raw["limit"])
    if at(raw, "obligation.not_first"):
        raw = put_at(raw, "obligation.not_first", faces_that(raw, OBLIGE))
    if raw["limit"] <= _SIXTY_NINE or (raw.get("team") and raw["sixty_nine_effect"] != "none"):
        raw = {**raw, "sixty_nine_effect": "none"}
    return raw


_SIXTY_NINE = 69
assert _SIXTY_NINE < SIXTY_NINE_LIMIT


def _stakes(raw: Raw) -> Raw:
    """Settle what is lost, if no part decides that."""
    if not may_decide(raw):
        return raw
    lost = raw["elimination_rule"] not in ("never", "knock_out")
    return {**raw, "tokens": some_tokens(raw) if lost else "none"}


def _deals(raw: Raw) -> Raw:
    """Settle the number of deals of a game that has no end of its own."""
    endless = raw["elimination_rule"] == "never" and not any(map(raw.get, keys_with("ends_game")))
    return {**raw, "session_deals": (raw["session_deals"] or DEALS) if endless else 0}


def _end_of_deal(raw: Raw) -> Raw:
    """Settle how a deal ends, if no part decides that, and who deals and begins after it."""
    if may_decide(raw) and not BY_KEY["deal_end"].fits(raw, raw["deal_end"]):
        ends = BY_KEY["deal_end"].fits(raw, "deal_ends")
        raw = {**raw, "deal_end": "deal_ends" if ends else "knock_out"}
    for key, usual in (("dealer_rotation", "left"), ("next_starter", "left_of_dealer")):
        comes_with = raw[key] == "right_of_winner" and raw.get("shed")
        if not comes_with and not BY_KEY[key].fits(raw, raw[key]):
            raw = {**raw, key: usual}
    if not BY_KEY["sixty_nine_effect"].fits(raw, raw["sixty_nine_effect"]):
        raw = {**raw, "sixty_nine_effect": "none"}
    if raw.get("reward") and (raw.get("team") or raw["elimination_rule"] != "knock_out"):
        raw = left_out(raw, ["reward"])
    if raw["stock"] != "play_on" or raw.get("team"):
        raw = left_out(raw, ["stock_end", "bottom_card", "bottom_chooser"])
    if not hands_shrink(raw):
        raw = left_out(raw, ["empty_hand_cost"])
    return raw


def _token(raw: Raw) -> Raw:
    """Remove the kind of token, if there are none."""
    if raw["tokens"] in ("none", 0):
        return left_out(raw, ["token"])
    return raw


def _parts_that_stay(raw: Raw) -> Raw:
    """Remove parts that mean nothing any more."""
    return left_out(raw, [part.key for part in PARTS if part.is_on(raw) and not part.still_valid(raw)])


_STEPS: tuple[Callable[[Raw], Raw], ...] = (
    _only_alone,
    _parts_of_cards,
    _names,
    _over,
    _by_parts,
    _way,
    _stakes,
    _parts_that_stay,
    _deals,
    _end_of_deal,
    _token,
)
