"""The catalog: all variants that the program knows, by id."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Lock

import msgspec

from cardtable.language import say
from cardtable.plain_text import LONGEST_TITLE, one_line
from cardtable.resources import resource
from cardtable.rules.loader import Definition, Raw, build, check_shape, left_out, merged, read_definitions
from cardtable.rules.model import NoSuchVariantError, Rules, RulesError
from cardtable.rules.options import choices_of, choose
from cardtable.rules.schema import of_its_age

OWN = "own-"
"""The prefix of the ids of games that people made."""


_KEPT = 100
"""The most resolved rules that a catalog keeps."""


def is_own(variant: str) -> bool:
    """Return whether a game of that id was made by people, rather than part of the program."""
    return variant.startswith(OWN)


@dataclass(frozen=True)
class Summary:
    """The data of a variant for lists of games."""

    id: str
    name: str
    blurb: str
    min_players: int
    max_players: int
    source: str


class Catalog:
    """Variants by id, in the order of their files; bases are resolved and every option checked on demand."""

    def __init__(self, definitions: Iterable[Definition]) -> None:
        """Take checked definitions. Raises RulesError if two variants share an id."""
        self._definitions: dict[str, Definition] = {}
        for definition in definitions:
            if definition.id in self._definitions:
                raise definition.wrong(
                    "", f"{self._definitions[definition.id].file} has a variant of this id already"
                )
            self._definitions[definition.id] = definition
        self._resolved: dict[tuple[str, tuple[tuple[str, str], ...]], Rules] = {}
        self.shipped = tuple(self._definitions)
        """The ids of the variants that it began with, in order."""

    def adopt(self, definitions: Iterable[Definition]) -> None:
        """Add definitions, which may be based on variants here; an adopted one of the same id is replaced.

        Raises RulesError for an id of `shipped`, and then adds none.
        """
        adopted = list(definitions)
        for definition in adopted:
            if definition.id in self.shipped:
                raise definition.wrong("", "a variant that comes with the program has this id")
        self._definitions |= {definition.id: definition for definition in adopted}
        self._forget_resolved()

    def forget(self, variant: str) -> None:
        """Remove an adopted variant, if it is known."""
        if variant not in self.shipped:
            self._definitions.pop(variant, None)
            self._forget_resolved()

    def _forget_resolved(self) -> None:
        """Drop the rules of adopted variants, whose base may have changed. Shipped ones never change."""
        shipped = set(self.shipped)
        self._resolved = {wish: rules for wish, rules in self._resolved.items() if wish[0] in shipped}

    def origin(self, variant: str) -> str:
        """Return the variant of `shipped` that an adopted one is based on, even through others.

        "" if there is none.
        """
        passed: set[str] = set()
        while variant and variant not in self.shipped and variant not in passed:
            passed.add(variant)
            definition = self._definitions.get(variant)
            base = definition.raw.get("base", "") if definition is not None else ""
            variant = base if isinstance(base, str) else ""
        return variant if variant in self.shipped else ""

    def definition(self, variant: str) -> Definition:
        """Return the definition of a variant. Raises NoSuchVariantError."""
        if variant not in self._definitions:
            raise NoSuchVariantError(say("clash-no-such-game", game=variant))
        return self._definitions[variant]

    def upon_shipped(self, definition: Definition) -> Raw:
        """Return a variant's data, based on nothing but a variant of `shipped`.

        Adopted ones that it is based on are merged in, since these may be changed or forgotten. Raises
        RulesError.
        """
        raw, passed = definition.raw, {definition.id}
        while (base := raw.get("base")) is not None and base not in self.shipped:
            below = self._definitions.get(base)
            if below is None or base in passed:
                raise definition.wrong("base", f"there is no variant “{base}” to build on")
            passed.add(base)
            options = [*below.raw.get("without_options", ()), *raw.get("without_options", ())]
            without = [*below.raw.get("without", ()), *raw.get("without", ())]
            kept = left_out(below.raw, raw.get("without", ()))
            raw = merged(kept, {key: value for key, value in raw.items() if key != "base"})
            if options:
                raw["without_options"] = list(dict.fromkeys(options))
            if without:
                raw["without"] = list(dict.fromkeys(without))
        return raw

    def with_file(self, path: Path) -> Catalog:
        """Return this catalog with the variants of a file, which may be based on it. Raises RulesError."""
        return Catalog([*self._definitions.values(), *read_definitions(path)])

    @property
    def ids(self) -> tuple[str, ...]:
        """All ids: `shipped`, in order, and those that were adopted."""
        return tuple(self._definitions)

    def summaries(self) -> tuple[Summary, ...]:
        """Return one summary for every variant, in order. Raises RulesError."""
        return tuple(_summary(self.resolve(variant)) for variant in self.ids)

    def resolve(self, variant: str, options: Mapping[str, str] | None = None) -> Rules:
        """Return the complete rules of a variant with these house rules.

        Raises NoSuchVariantError, or RulesError with one sentence for anything that is wrong with the rules.
        """
        known, wish = self._resolved, (variant, tuple(sorted((options or {}).items())))
        rules = known.get(wish)
        if rules is None:
            rules = self.tried(self.definition(variant), options)
            if len(known) >= _KEPT:
                known.clear()
            known[wish] = rules
        return rules

    def tried(self, definition: Definition, options: Mapping[str, str] | None = None) -> Rules:
        """Return the complete rules of a variant, whether it is in this catalog or only based on it.

        Raises RulesError.
        """
        raw = self._merged(definition, ())
        for key, option in raw.get("options", {}).items():
            if (
                not {"name", "default", "choices"} <= option.keys()
                or option["default"] not in option["choices"]
            ):
                raise definition.wrong(f"options.{key}", "it needs a name, choices, and a default among them")
            if not option.get("labels", {}).keys() <= option["choices"].keys():
                raise definition.wrong(f"options.{key}.labels", "a label is for an unknown choice")
        raw, differing, choices = choose(definition, raw, options or {})
        return build(definition, raw, differing, choices)

    def whole(self, definition: Definition) -> Raw:
        """Return a definition's data with its bases merged in. Raises RulesError."""
        return self._merged(definition, ())

    def _merged(self, definition: Definition, above: tuple[str, ...]) -> Raw:
        raw = self._with_base(definition, above)
        options = dict(raw.get("options", {}))
        for key in definition.raw.get("without_options", ()):
            if key not in options:
                raise definition.wrong("without_options", f"there is no option “{key}” to leave out")
            del options[key]
        return {**raw, "options": options}

    def _with_base(self, definition: Definition, above: tuple[str, ...]) -> Raw:
        base = definition.raw.get("base")
        if base is None:
            return definition.raw
        if base in (*above, definition.id):
            raise definition.wrong("base", "the bases form a circle")
        if base not in self._definitions:
            raise definition.wrong("base", f"there is no variant “{base}” to build on")
        below = self._merged(self._definitions[base], (*above, definition.id))
        if is_own(definition.id):
            # The description of the base is not true of this game.
            below.pop("blurb", None)
        return merged(left_out(below, definition.raw.get("without", ())), definition.raw)


class _Identity(msgspec.Struct):
    """The fields of a rules document that are not in a variant file."""

    id: str
    house_rules: dict[str, str]


def rules_from_document(document: bytes) -> Rules:
    """Return rules as a record holds them, even if the catalog has others now.

    They mean what they meant when they were written.

    Raises RulesError.
    """
    try:
        identity = msgspec.json.decode(document, type=_Identity)
        raw = msgspec.json.decode(document, type=dict)
    except (msgspec.DecodeError, RecursionError):
        raise RulesError("the rules cannot be read.") from None
    del raw["id"], raw["house_rules"]
    definition = check_shape(identity.id, "the rules", raw)
    whole = {"name": say("own-nameless"), **of_its_age(definition.raw)}
    chosen = {key: one_line(value, LONGEST_TITLE) for key, value in identity.house_rules.items()}
    return build(definition, whole, chosen, choices_of(whole), written=raw)


def _summary(rules: Rules) -> Summary:
    return Summary(
        rules.id,
        rules.name,
        rules.blurb,
        rules.min_players,
        rules.max_players,
        str(rules.source),
    )


def load_catalog(folder: Path) -> Catalog:
    """Return a catalog of all `*.toml` files in a folder, in the order of their names.

    Raises RulesError.
    """
    return Catalog(
        definition for path in sorted(folder.glob("*.toml")) for definition in read_definitions(path)
    )


_READING = Lock()
"""The disk has its own thread, and either that or the window may be the first to need the catalog."""


@cache
def published() -> Catalog:
    """Return the same as `catalog`, for a single thread."""
    return load_catalog(resource("variants"))


def catalog() -> Catalog:
    """Return the program's catalog, the same one on every thread."""
    with _READING:
        return published()
