"""No variant without examples and a citation, no effect without words: what a catalogue promises its readers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.rules.actions import Action
from cardtable.rules.catalogue import catalogue
from cardtable.rules.effects import VOCABULARY, parse_options
from cardtable.rules.prose import card_values, rules_text

HERE = Path(__file__).parent
GIVEN, OURS = (
    json.loads((HERE / name).read_text("utf-8")) for name in ("examples.json", "further_examples.json")
)
ENOUGH = 6
"""Examples of each variant besides those that came with the settled rules."""
ELSEWHERE = {"call_check", "bottom_card", "packs_follow_players", "baltimore_six_pick", "zeus_deck"}
"""House rules about what no move of an example can show: tests of their own hold them."""
WRITTEN = {"Add": "+5", "SetTotal": "=99", "SetAny": "=0..100"}


@pytest.mark.parametrize("variant", catalogue().ids)
def test_every_variant_has_examples_a_source_and_words(variant: str) -> None:
    rules = catalogue().resolve(variant)
    assert any(example["variant"] == variant for example in GIVEN)
    assert sum(example["variant"] == variant for example in OURS) >= ENOUGH
    assert rules.blurb.endswith(".")
    assert rules.source.section
    text = rules_text(rules)
    assert {section.heading for section in text.sections} >= {"Aim", "Players and cards", "What the cards do"}
    words = [paragraph for section in text.sections for paragraph in section.paragraphs]
    assert all(paragraph.endswith((".", "?")) for paragraph in words)
    assert {face for value in card_values(rules) for face in value.faces}


def test_every_choice_of_every_house_rule_has_an_example() -> None:
    """The value with which some variant is published is shown by that variant's examples."""
    shown = {
        (key, str(value))
        for example in GIVEN + OURS
        for key, value in example["setup"].get("options", {}).items()
    }
    resolved = [catalogue().resolve(variant) for variant in catalogue().ids]
    published = {(choice.key, choice.default) for rules in resolved for choice in rules.choices}
    named = {
        (choice.key, value)
        for rules in resolved
        for choice in rules.choices
        for value in choice.values or ()
        if choice.key not in ELSEWHERE
    }
    assert named - published - shown == set()


@pytest.mark.parametrize("kind", VOCABULARY, ids=lambda kind: kind.__name__)
def test_every_effect_is_written_played_and_said(kind: type) -> None:
    text = WRITTEN.get(kind.__name__) or kind.word
    whole = f"+0, {text}" if issubclass(kind, Action) else text
    (option,) = parse_options(whole, "5H")
    effects = (option.total, *option.actions)
    assert any(isinstance(effect, kind) for effect in effects)
    assert option.prose
    assert option.short
    assert option.notation
    assert all(isinstance(after, int) and value for value, after in option.total.results(40))
