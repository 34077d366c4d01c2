"""A draft of a game that a person makes: a complete document and its origin.

A draft is saved as its differences from the origin, in the form of a variant file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import msgspec

from cardtable.language import say
from cardtable.plain_text import LONGEST_TITLE, one_line
from cardtable.rules.catalog import catalog
from cardtable.rules.drafting.document import MADE_AT_HOME, blank, encoded, normal, put_at
from cardtable.rules.drafting.settling import settled
from cardtable.rules.errors import RulesError
from cardtable.rules.loader import Definition, Raw, build, check_shape, compose, left_out
from cardtable.rules.model import Rules
from cardtable.rules.options import choose
from cardtable.rules.own_words import game_name

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
