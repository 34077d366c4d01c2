"""Every worked example of the settled rules, as a table: set up, move, compare.

`--examples FILE` runs another file of the same form; examples of variants that the catalogue does not have are
left out, all others must agree.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardtable.rules.catalogue import catalogue
from tests.rules.example_table import OURS, ExampleTable, check


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """One test for each example of the chosen file."""
    chosen = metafunc.config.getoption("--examples")
    known = set(catalogue().ids)
    files = (chosen,) if chosen else OURS
    entries = [entry for path in files for entry in json.loads(path.read_text("utf-8"))]
    examples = [entry for entry in entries if entry["variant"] in known]
    metafunc.parametrize("example", examples, ids=[entry["id"] for entry in examples])


def test_example_agrees(example: dict[str, Any]) -> None:
    check(example, ExampleTable(example["variant"], example["setup"]))
