"""Every card of every pack has a name in words."""

from __future__ import annotations

import pytest

from cardtable.cards.faces import HIDDEN
from cardtable.language import Card, word
from cardtable.rules.catalog import catalog


def test_no_card_is_called_by_its_code(subtests: pytest.Subtests) -> None:
    for variant in catalog().ids:
        with subtests.test(variant):
            faces = catalog().resolve(variant).faces
            assert [face for face in faces if word(Card(face)) == face] == []


def test_a_card_that_nobody_may_see_is_a_hidden_card() -> None:
    assert word(Card(HIDDEN)) == "a hidden card"
