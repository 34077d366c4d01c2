"""Every worked example of the settled rules, as a table: set up, move, compare.

`--examples FILE` runs another file of the same form; examples of variants that the catalogue does not have are
left out, all others must agree.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardtable.rules.catalogue import catalogue
from tests.rules.example_table import ExampleTable

HERE = Path(__file__).parent
OURS = (HERE / "examples.json", HERE / "further_examples.json")
"""The examples that came with the settled rules, and ours on what those leave open."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each example of the chosen file."""
    chosen = metafunc.config.getoption("--examples")
    known = set(catalogue().ids)
    files = (chosen,) if chosen else OURS
    entries = [entry for path in files for entry in json.loads(path.read_text("utf-8"))]
    examples = [entry for entry in entries if entry["variant"] in known]
    metafunc.parametrize("example", examples, ids=[entry["id"] for entry in examples])


def test_example_agrees(example: dict[str, Any]) -> None:
    table = ExampleTable(example["variant"], example["setup"])
    expected = example["expect"]
    after_each = expected.get("after_each", [{}] * len(example["move"]))
    for number, (move, then) in enumerate(zip(example["move"], after_each, strict=True), start=1):
        before = table.state.clone()
        table.make(move)
        if table.refused is not None:
            assert table.state == before, "a refused move changed something"
            assert expected.get("legal") is False, f"move {number} was refused: {table.refused}"
        _compare(table, then, f"after move {number}: {example['note']}")
    _compare(table, expected, example["note"])


def _compare(table: ExampleTable, claims: dict[str, Any], note: str) -> None:
    claimed = {key: _in_order(key, claim) for key, claim in claims.items() if key != "after_each"}
    shown = {key: _in_order(key, table.shows(key, claim)) for key, claim in claimed.items()}
    assert shown == claimed, note


def _in_order(key: str, value: Any) -> Any:
    """Sets of cards and seats are written as lists; their order claims nothing."""
    return sorted(value) if key in {"legal_cards", "eliminated", "out_of_hand"} else value
