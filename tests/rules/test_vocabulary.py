"""Every variant has a source, every house rule an example, and every effect words."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from cardtable.game.worked import explained
from cardtable.language import SPEECH, Rank, Tokens, say
from cardtable.rules.catalog import catalog
from cardtable.rules.effects import ACTIONS, FORMULAS, Action, Formula, parse_options
from cardtable.rules.prose.cards import effect_message
from cardtable.rules.prose.text import card_values
from tests.games import every_game
from tests.rows import rows

HERE = Path(__file__).parent


@cache
def examples() -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the examples that came with the settled rules, and ours."""
    given, ours = (
        json.loads((HERE / name).read_text("utf-8")) for name in ("examples.json", "further_examples.json")
    )
    return given, ours


ELSEWHERE = {"call_check", "bottom_card", "packs_follow_players", "baltimore_six_pick", "zeus_deck"}
"""House rules that no move of an example can show; they have their own tests."""


@rows("variant", lambda: catalog().ids)
def test_every_variant_has_a_sentence_and_a_source(variant: str) -> None:
    rules = catalog().resolve(variant)
    assert rules.blurb.endswith(".")
    assert rules.source.title
    assert rules.source.publisher
    assert rules.source.section


@every_game
def test_every_variant_has_words(variant: str) -> None:
    rules = catalog().resolve(variant)
    text = explained(rules)
    assert {section.heading for section in text.sections} >= {
        "Goal",
        "Players and cards",
        "What the cards do",
    }
    words = [paragraph for section in text.sections for paragraph in section.paragraphs]
    assert all(paragraph.endswith((".", "?")) for paragraph in words)
    assert {face for value in card_values(rules) for face in value.faces}


def test_every_choice_of_every_house_rule_has_an_example() -> None:
    """Values that a variant is published with are in the examples of that variant."""
    shown = {
        (key, str(value))
        for part in examples()
        for example in part
        for key, value in example["setup"].get("options", {}).items()
    }
    resolved = [catalog().resolve(variant) for variant in catalog().ids]
    published = {(choice.key, choice.default) for rules in resolved for choice in rules.choices}
    named = {
        (choice.key, value)
        for rules in resolved
        for choice in rules.choices
        for value in choice.values or ()
        if choice.key not in ELSEWHERE
    }
    assert named - published - shown == set()


@rows("text", ["+5", "-10", "+0", "+pips", "=99", "=-7", "=0..100", "+1..+10", "-1..-12", "copy"])
def test_every_effect_on_the_total_can_be_written_and_computed(text: str) -> None:
    (option,) = parse_options(text, "5H")
    total = option.total
    assert option.notation
    assert all(isinstance(after, int) and value for value, after in total.results(40))


@rows("row", [*FORMULAS, *ACTIONS], ids=lambda row: row.word)
def test_every_row_of_the_vocabulary_can_be_written(row: Formula | Action) -> None:
    (option,) = parse_options(f"+0, {row.word}" if isinstance(row, Action) else row.word, "5H")
    assert row in (option.total, *option.actions)
    assert row.notation in option.notation


FORMS = ("", "-short", "-chip")
"""For the rules, for little room, and for a chip."""


@rows("form", FORMS)
@rows("row", [*FORMULAS, *ACTIONS], ids=lambda row: row.word)
def test_every_row_of_the_vocabulary_has_its_messages(row: Formula | Action, form: str) -> None:
    slots = {"rank": Rank("7"), "wanted": Rank("Q"), "saves": Rank("HOLD"), "answer": "forced"}
    assert say(f"{effect_message(row)}{form}", cost=Tokens("bomb", 1), **slots)


def test_no_message_belongs_to_a_removed_effect() -> None:
    kinds = {
        "add",
        "add-own",
        "take-own",
        "add-choice",
        "add-any",
        "take-any",
        "take-off",
        "later",
        "awake",
        "awake-down",
        "awake-turn",
        "leave",
        "set",
        "set-any",
        "copy",
        "only-together",
    }
    effects = {f"card-{kind}" for kind in kinds} | {effect_message(row) for row in (*FORMULAS, *ACTIONS)}
    others = {
        "card-index", "card-name", "card-in-box", "card-printed", "card-black", "card-red", "card-of-suits", "card-other", "card-apart", "card-row",
        "card-several", "card-choice", "card-either", "card-list", "card-does", "card-equals", "card-equals-and", "card-range",
    }  # fmt: skip
    written = SPEECH.language.written("card")
    names = {name.removesuffix("-short").removesuffix("-chip") for name in written}
    assert {name for name in names if not name.startswith("card-note-")} == effects | others
