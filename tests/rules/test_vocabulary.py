"""No variant without examples and a citation, no effect without words: what a catalogue promises its readers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.rules.actions import Action
from cardtable.rules.catalogue import catalogue
from cardtable.rules.effects import VOCABULARY, parse_options
from cardtable.rules.prose import card_values, rules_text

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))
WRITTEN = {"Add": "+5", "SetTotal": "=99", "SetAny": "=0..100"}


@pytest.mark.parametrize("variant", catalogue().ids)
def test_every_variant_has_examples_a_source_and_words(variant: str) -> None:
    rules = catalogue().resolve(variant)
    assert any(example["variant"] == variant for example in EXAMPLES)
    assert rules.blurb.endswith(".")
    assert rules.source.section
    text = rules_text(rules)
    assert {section.heading for section in text.sections} >= {"Aim", "Players and cards", "What the cards do"}
    words = [paragraph for section in text.sections for paragraph in section.paragraphs]
    assert all(paragraph.endswith((".", "?")) for paragraph in words)
    assert {face for value in card_values(rules) for face in value.faces}


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
