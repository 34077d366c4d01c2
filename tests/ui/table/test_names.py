"""A card is called the same at the table, in the rules in words and on its own face."""

from __future__ import annotations

import pytest

from cardtable.rules.prose.words import SPECIAL_NAMES
from cardtable.ui.table.words.names import special_name


@pytest.mark.parametrize("code", sorted(set(SPECIAL_NAMES) - {"M10"}))
def test_a_special_card_is_called_at_the_table_what_the_rules_call_it(code: str) -> None:
    """The face and the chip in the list may leave a second word out (Trade Hands), not change one."""
    name = special_name(code)
    assert name
    assert SPECIAL_NAMES[code].casefold().startswith(name.casefold())
