"""Keys with fixed words have them as their types, so mypy reports comparisons with any other word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from mypy import api

from cardtable.rules import schema
from cardtable.rules.model import Rules


def has_words(kind: Any) -> bool:
    return get_origin(kind) is Literal or (
        get_origin(kind) in (Union, UnionType) and any(map(has_words, get_args(kind)))
    )


def typed() -> Iterator[tuple[str, str]]:
    """Yield every key that has fixed words, with the name of its class."""
    for name, document in vars(schema).items():
        if isinstance(document, type) and issubclass(document, schema.Document):
            hints = get_type_hints(document)
            yield from ((name, key) for key in document.__annotations__ if has_words(hints[key]))
    said = get_type_hints(schema.Terms)
    yield from (("Rules", key) for key in get_type_hints(Rules) if has_words(said.get(key)))


@pytest.mark.slow("a run of the type checker")
def test_a_word_that_no_variant_can_say_is_a_type_error(tmp_path: Path) -> None:
    keys = list(typed())
    assert {("Rules", "deal_end"), ("QueenChainDocument", "draw"), ("PatchDocument", "reward")} <= set(keys)
    lines = ["from cardtable.rules.model import Rules", "from cardtable.rules.schema import *"]
    lines += [
        f"def f{n}(it: {kind}) -> bool: return it.{key} == 'no such word'"
        for n, (kind, key) in enumerate(keys)
    ]
    module = tmp_path / "compared.py"
    module.write_text("\n".join(lines))
    report, trouble, _ = api.run(["--strict", str(module)])
    assert not trouble
    found = {line.split(":")[1] for line in report.splitlines() if "comparison-overlap" in line}
    assert [line for n, line in enumerate(lines[2:], 3) if str(n) not in found] == []
