"""From a variant file to `Rules`: strict, with friendly errors.

Documents are merged in layers: the base first, then the variant, then the chosen house rules. Cards, players,
sources and options are merged key by key; everything else is replaced. Every error is a `RulesError` with one
sentence that names the file and the key.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cardtable.cards.faces import french_faces
from cardtable.plain_text import LONGEST_TEXT, LONGEST_TITLE, one_line
from cardtable.reading import read_regular
from cardtable.rules import MOST_SEATS
from cardtable.rules.effects import CardOption, parse_options
from cardtable.rules.model import ByPlayers, Choice, Rules, RulesError, Source
from cardtable.rules.schema import Document, OptionDocument, PatchDocument, Terms, VariantDocument
from cardtable.rules.sense import contradictions, key_of

MAX_FILE_BYTES = 1_000_000
"""The most bytes of a variant file; a larger one is not read."""

_OF_A_PACK = frozenset({"cards", "options", "jokers"})
_MERGED_BY_KEY = frozenset({"cards", "players", "options", "choices"})

Raw = dict[str, Any]

AnyDocument = TypeVar("AnyDocument", bound=Document)


@dataclass(frozen=True)
class Definition:
    """One variant, or a shelf, as its file states it."""

    id: str
    file: str
    raw: Raw

    def wrong(self, key: str, why: str) -> RulesError:
        """Return the error for one of its keys."""
        return RulesError(f"{self.file}, {self.id}{'.' if key else ''}{key}: {why}.", why)


def read_definitions(path: Path) -> list[Definition]:
    """Return the variants of one file, in order. Raises RulesError."""
    return [check_shape(variant_id, path.name, raw) for variant_id, raw in read_tables(path).items()]


def read_tables(path: Path) -> Raw:
    """Return the tables of a TOML file, unchecked. Raises RulesError."""
    try:
        data = read_regular(path, MAX_FILE_BYTES + 1)
        if len(data) > MAX_FILE_BYTES:
            raise RulesError(f"{path.name}: the file is too large for a variant (over 1 MB).")
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RulesError(f"{path.name}: the file is not UTF-8 text (byte {error.start + 1}).") from None
    except OSError as error:
        why = error.strerror or "it is not an ordinary file"
        raise RulesError(f"{path.name}: the file cannot be read ({why}).") from None
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise RulesError(f"{path.name}: this is not a TOML file: {reason}.") from None


def check_shape(variant_id: str, file: str, raw: object) -> Definition:
    """Return a raw table as a definition, `cleaned`, if it has the form of a variant. Raises RulesError."""
    if not isinstance(raw, dict):
        raise RulesError(f"{file}, {variant_id}: a variant is a table, such as [{variant_id}].")
    try:
        raw = cleaned(raw)
    except RecursionError:
        raise RulesError(f"{file}, {variant_id}: it is nested too deeply.") from None
    definition = Definition(variant_id, file, raw)
    for key, option in raw.get("options", {}).items() if isinstance(raw.get("options"), dict) else ():
        decoded(definition, option, OptionDocument, f"options.{key}.")
    decoded(definition, raw, VariantDocument)
    return definition


READ = {
    "name": LONGEST_TITLE, "maker": LONGEST_TITLE, "blurb": LONGEST_TEXT, "title": LONGEST_TEXT,
    "publisher": LONGEST_TEXT, "section": LONGEST_TEXT,
}  # fmt: skip
"""The texts of a document for people, and the most characters of each."""

READ_WITHIN = frozenset({"calls", "labels"})
"""Tables of such texts, each as long as a name at most."""


def cleaned(raw: Raw) -> Raw:
    """Return the document with texts for people on one line, and without invisible ones."""
    clean = {key: _clean(key, value) for key, value in raw.items()}
    return {key: value for key, value in clean.items() if value != "" or key not in READ}


def _clean(key: str, value: object) -> object:
    if isinstance(value, dict):
        is_read = key in READ_WITHIN
        return {name: _clean("name", one) for name, one in value.items()} if is_read else cleaned(value)
    return one_line(value, READ[key]) if isinstance(value, str) and key in READ else value


def decoded(definition: Definition, raw: object, kind: type[AnyDocument], within: str = "") -> AnyDocument:
    """Return a raw table as a document of this kind.

    Raises RulesError, with the key `within` the definition.
    """
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        key, why = _plain(
            str(error), missing=_MISSING if issubclass(kind, PatchDocument) else "this is missing"
        )
        raise definition.wrong((within + key).rstrip("."), why) from None


_EXPECTED = {
    "int": "a whole number",
    "str": "text",
    "object": "a table",
    "array": "a list",
    "float": "a number",
    "bool": "true or false",
    "null": "nothing",
}


_MISSING = "this is missing, and no base gives it"


def _plain(message: str, missing: str) -> tuple[str, str]:
    """Return a msgspec message as (key path, reason in plain words)."""
    message, _, path = message.partition(" - at `$")
    key = path.rstrip("`").lstrip(".").replace("[...]", "")
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", message):
        return ".".join(filter(None, [key, found[1]])), "there is no such key, perhaps a typing mistake"
    if found := re.fullmatch(r"Object missing required field `(.*)`", message):
        return ".".join(filter(None, [key, found[1]])), missing
    if found := re.fullmatch(r"Expected `(.*)`, got `(.*)`", message):
        wanted = " or ".join(_EXPECTED.get(kind, kind) for kind in found[1].split(" | ") if kind != "null")
        return key, f"there should be {wanted} here, not {_EXPECTED.get(found[2], found[2])}"
    if found := re.fullmatch(r"Invalid enum value (.*)", message):
        return key, f"{found[1]} is not one of the choices"
    if found := re.fullmatch(r"Expected `int` (>=|<=) (\d+)", message):
        return key, f"the number should be at {'least' if found[1] == '>=' else 'most'} {found[2]}"
    return key, message[0].lower() + message[1:].replace("`", "")


def merged(lower: Raw, upper: Raw) -> Raw:
    """Return `upper` merged over `lower`, neither changed.

    A document with its own pack and cards replaces both: those below are of another pack.
    """
    replaces = "pack" in upper and "cards" in upper
    result = {key: value for key, value in lower.items() if not (replaces and key in _OF_A_PACK)}
    for key, value in upper.items():
        below = result.get(key)
        if key in _MERGED_BY_KEY and isinstance(value, dict) and isinstance(below, dict):
            result[key] = {**below, **value}
        else:
            result[key] = value
    return result


def left_out(raw: Raw, paths: Iterable[str]) -> Raw:
    """Return the document without these keys, or keys of its tables (`cards.4`), if it has them."""
    for path in paths:
        table, _, key = path.rpartition(".")
        if not table:
            raw = {name: value for name, value in raw.items() if name != key}
        elif isinstance(within := raw.get(table), dict):
            raw = {**raw, table: {name: value for name, value in within.items() if name != key}}
    return raw


def build(
    definition: Definition,
    raw: Raw,
    options: Mapping[str, str],
    choices: tuple[Choice, ...],
    written: Raw | None = None,
) -> Rules:
    """Return rules from a complete document, with its house rules merged in.

    `written` is that document as a record has it, if that lacks newer keys. Raises RulesError, also for
    contradictions.
    """
    rules = compose(definition, raw, options, choices, written)
    for clash in contradictions(rules):
        raise definition.wrong(clash.key, clash.why)
    return rules


def compose(
    definition: Definition,
    raw: Raw,
    options: Mapping[str, str],
    choices: tuple[Choice, ...],
    written: Raw | None = None,
) -> Rules:
    """Return the rules, whether or not they can be played. Raises RulesError for malformed ones."""
    stated = _stated(raw)
    document = check_shape(definition.id, definition.file, stated)
    terms = decoded(document, document.raw, Terms)
    # Sorted, so that the order before the shuffle does not depend on how a document was written.
    faces = dict(sorted(terms.pack.items())) if terms.pack else french_faces(terms.jokers or 0)
    identity = {"id": definition.id, "house_rules": dict(options)}
    kept = stated if written is None else _stated(written)
    canonical = msgspec.json.encode({**identity, **kept}, order="deterministic")
    return Rules(
        id=definition.id,
        name=terms.name,
        blurb=terms.blurb or "",
        maker=terms.maker or "",
        source=_source(document),
        min_players=terms.players.min or 2,
        max_players=terms.players.max or MOST_SEATS,
        faces=faces,
        cards=_cards(document, terms.cards, faces),
        packs=_by_players(definition, "decks", terms.decks),
        hand_size=_hands(definition, terms, sum(faces.values())),
        tokens=None if terms.tokens == "none" else _by_players(definition, "tokens", terms.tokens),
        limit=terms.limit,
        start_total=terms.start_total or 0,
        calls=terms.calls or {},
        negative_totals=terms.negative_totals,
        two_player_reverse=terms.two_player_reverse,
        two_player_skip=terms.two_player_skip,
        draw_discipline=terms.draw_discipline,
        elimination_rule=terms.elimination_rule,
        packs_follow_players=terms.packs_follow_players == "on",
        deal_end=terms.deal_end,
        dealer_rotation=terms.dealer_rotation,
        next_starter=terms.next_starter,
        stock=terms.stock,
        session_deals=terms.session_deals,
        terms=terms,
        options=dict(options),
        choices=choices,
        document=canonical,
        digest="sha256:" + hashlib.sha256(canonical).hexdigest(),
    )


_SETTLED = frozenset({"base", "options", "without_options", "without"})
"""Keys that are not in the rules any more once bases are merged in and options chosen."""


def _stated(raw: Raw) -> Raw:
    return {key: value for key, value in raw.items() if key not in _SETTLED}


def _source(definition: Definition) -> Source:
    source = definition.raw["source"]
    for key in ("title", "publisher", "section"):
        if not source.get(key):
            raise definition.wrong(f"source.{key}", _MISSING)
    return Source(source["title"], source["publisher"], source["section"], source.get("grade"))


def _by_players(definition: Definition, key: str, value: object) -> ByPlayers:
    if isinstance(value, int):
        return ByPlayers(((0, value),))
    assert isinstance(value, dict)
    steps = []
    for players, number in value.items():
        found = re.fullmatch(r"default|(\d+)\+", players)
        if not found:
            raise definition.wrong(f"{key}.{players}", 'write default, or a number of players such as "5+"')
        steps.append((int(found[1] or 0), number))
    if not any(least == 0 for least, _ in steps):
        raise definition.wrong(key, "there is no default")
    return ByPlayers(tuple(sorted(steps)))


def _hands(definition: Definition, terms: Terms, size: int) -> ByPlayers:
    """Return how many cards are dealt from packs of that size: a fixed number, or an equal share for all."""
    if terms.deal is None:
        return _by_players(definition, "hand", terms.hand)
    packs, tables = _by_players(definition, "decks", terms.decks), range(3, MOST_SEATS + 1)
    return ByPlayers(((0, size * packs(0) // 2), *((n, size * packs(n) // n) for n in tables)))


def _cards(
    definition: Definition, written: Mapping[str, str], faces: Mapping[str, int]
) -> dict[str, tuple[CardOption, ...]]:
    """Return the options of every face: those for the card, else for its rank, else for `face`."""
    known = {"face", *faces, *(key_of(face) for face in faces)}
    for key in written:
        if key not in known:
            raise definition.wrong(f"cards.{key}", "there is no such card in the pack")
    cards = {}
    for face in faces:
        key = next((k for k in (face, key_of(face), "face") if k in written), "")
        if not key:
            raise definition.wrong(f"cards.{key_of(face)}", "this card is left without a value")
        try:
            cards[face] = parse_options(written[key], face)
        except ValueError as error:
            raise definition.wrong(f"cards.{key}", str(error)) from None
    return cards
