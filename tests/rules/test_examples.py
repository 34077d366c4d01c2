"""Every worked example of the settled rules is set up, played and compared.

`--examples FILE` runs another file of the same form, without examples of variants that the catalog lacks.
"""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any

import pytest

from cardtable.rules.catalog import catalog
from tests.rules.example_table import OURS, ExampleTable, check

Example = dict[str, Any]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Make one test for the examples of each game; of another file, one for each example."""
    chosen = metafunc.config.getoption("--examples")
    known = set(catalog().ids)
    groups = defaultdict[str, list[Example]](list)
    for path in (chosen,) if chosen else OURS:
        for entry in json.loads(path.read_text("utf-8")):
            if entry["variant"] in known:
                groups[entry["id" if chosen else "variant"]].append(entry)
    metafunc.parametrize("examples", groups.values(), ids=groups)


def test_examples_agree(examples: list[Example], subtests: pytest.Subtests) -> None:
    for example in examples:
        with subtests.test(example["id"]):
            check(example, ExampleTable(example["variant"], example["setup"]))
