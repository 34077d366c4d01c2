"""The changes that a house rule makes to the rules in words are listed, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardtable.language import SPEECH
from cardtable.rules.drafting.draft import begin, rules_of
from cardtable.rules.prose.text import Changed, changed, sentences_of

FIRST = begin("ninety-nine")


def of(**changes: object) -> Changed:
    draft = FIRST.changed({key.replace("__", "."): value for key, value in changes.items()})
    return changed(rules_of(draft), rules_of(FIRST), 4)


def test_the_same_rules_have_no_changes() -> None:
    assert of() == Changed()


def test_a_changed_card_is_listed_by_its_row() -> None:
    assert of(cards__K="+10").rows == (("Jack, queen, king", "adds 10"),)


def test_a_changed_number_of_cards_is_listed_by_its_sentence() -> None:
    changes = of(hand=5)
    assert any("five cards" in sentence or "5 cards" in sentence for sentence in changes.sentences)
    assert not changes.rows
    assert not changes.gone


@pytest.fixture
def chinese() -> Iterator[None]:
    SPEECH.use("zh-Hant")
    yield
    SPEECH.use("en")


def test_a_language_without_spaces_marks_one_sentence_not_the_paragraph(chinese: None) -> None:
    assert of(hand=5).sentences == ("每個人發五張牌。",)
    assert sentences_of("說「好。」。再來！") == ["說「好。」。", "再來！"]


def test_examples_are_not_listed_as_changes() -> None:
    assert not any(sentence.startswith("Example:") for sentence in of(limit=77, cards__K="=77").sentences)


def test_a_removed_rule_is_listed_by_its_heading() -> None:
    first = begin("ninety-nine-michigan")
    less = first.changed({"three_of_a_kind": None})
    assert changed(rules_of(less), rules_of(first)).gone == ("Three of a kind",)
