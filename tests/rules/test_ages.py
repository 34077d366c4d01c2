"""The rules in saved games can always be read: no key or value is removed, and new keys have a former value."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as shapes
import pytest

from cardtable.rules import schema
from cardtable.rules.loader import check_shape
from cardtable.rules.schema import CAME_LATER, Terms, VariantDocument, of_its_age

NEEDED = [field.name for field in msgspec.structs.fields(Terms) if field.required]
"""The keys that every variant must have."""

HISTORY = Path(__file__).parents[1] / "records" / "history"

FROZEN = {
    key: frozenset(values.split())
    for key, _, values in (line.partition(":") for line in (HISTORY / "keys.txt").read_text().splitlines())
}
"""The keys of the rules of saved games when this list was made, with their values.

The list is never changed. Later keys are in `CAME_LATER`.
"""

KINDS = {
    shapes.IntType: "number",
    shapes.StrType: "text",
    shapes.BoolType: "yes-or-no",
    shapes.DictType: "table",
    shapes.ListType: "list",
    shapes.StructType: "table",
}


def values_of(kind: shapes.Type) -> Iterator[str]:
    """Yield the possible values of a key: fixed words, or kinds of values."""
    if isinstance(kind, shapes.UnionType):
        for one in kind.types:
            yield from values_of(one)
    elif isinstance(kind, shapes.LiteralType):
        yield from (str(value) for value in kind.values)
    elif not isinstance(kind, shapes.NoneType):
        yield KINDS[type(kind)]


def keys_of(kind: shapes.Type, table: str = "") -> Iterator[tuple[str, shapes.Field]]:
    """Yield every `key` and `table.key` of a document."""
    for one in kind.types if isinstance(kind, shapes.UnionType) else (kind,):
        for field in one.fields if isinstance(one, shapes.StructType) else ():
            yield table + field.encode_name, field
            yield from keys_of(field.type, f"{table}{field.encode_name}.")


@cache
def keys() -> dict[str, shapes.Field]:
    return dict(keys_of(shapes.type_info(VariantDocument)))


def of_old_tables(found: Iterable[str]) -> list[str]:
    """Return the keys that a saved game can lack: those of a new table are only missing with the whole table."""
    return [key for key in found if key.rpartition(".")[0] in ("", *FROZEN)]


@cache
def documents() -> list[dict[str, Any]]:
    """Return the rules of all games saved by former versions."""
    return [
        json.loads(next(line for line in file.read_text("utf-8").splitlines() if line.startswith("% "))[2:])
        for file in sorted(HISTORY.rglob("*.cardtable"))
    ]


def test_a_new_key_has_the_value_that_play_had_before() -> None:
    new = set(of_old_tables(keys())) - FROZEN.keys() - CAME_LATER.keys()
    assert not new, (
        f"{sorted(new)} are new: put them into CAME_LATER of cardtable/rules/schema.py with the value that play "
        "had before there was the key (None if a document without it means just that). Saved games lack it."
    )


def test_no_key_or_value_of_a_saved_game_is_removed(subtests: pytest.Subtests) -> None:
    for key, values in FROZEN.items():
        with subtests.test(key):
            assert key in keys(), (
                f"“{key}” stands in saved games, which have to open for ever: leave it in the schema."
            )
            gone = values - set(values_of(keys()[key].type))
            assert not gone, f"{sorted(gone)} of “{key}” stands in saved games, which have to open for ever."


def test_a_required_key_of_a_table_is_in_saved_games_or_has_a_former_value() -> None:
    needed = of_old_tables(key for key, field in keys().items() if field.required)
    assert [key for key in needed if key not in FROZEN and CAME_LATER.get(key) is None] == []


def test_a_required_key_of_rules_is_in_saved_games_or_has_a_former_value() -> None:
    without = [key for key in NEEDED if CAME_LATER.get(key) is None]
    assert [key for key in without if not all(key in document for document in documents())] == []


def test_a_former_value_is_a_valid_value_of_its_key(subtests: pytest.Subtests) -> None:
    for key, before in CAME_LATER.items():
        with subtests.test(key):
            assert key in keys()
            if before is not None and "." not in key:
                check_shape("old", "the rules", {key: before})
                assert key in NEEDED, "A key that may be missing today would mean two things at once."


def test_saved_games_have_every_key() -> None:
    met = {key for document in documents() for key in document}
    # Later keys that no old game has.
    met |= {key for key, before in CAME_LATER.items() if before is None}
    # These aren't rules.
    assert {field.name for field in msgspec.structs.fields(VariantDocument)} - met == {
        "base", "options", "without_options",
    }  # fmt: skip


def test_old_rules_keep_their_values_and_get_former_values_for_new_keys(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    later = {"start_card": "empty", "steal.pick": "random", "borders.tie": "shared", "zeus": None}
    monkeypatch.setattr(schema, "CAME_LATER", later)
    old = {"start_card": "turn_up_apply", "limit": 99, "steal": {"draw": "also"}}
    whole = of_its_age(old)
    assert whole == {"start_card": "turn_up_apply", "limit": 99, "steal": {"draw": "also", "pick": "random"}}
    assert old["steal"] == {"draw": "also"}
    assert of_its_age({})["start_card"] == "empty"
