"""Words in variant files are messages, so they are translated; words that people wrote are shown unchanged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable.language import SPEECH
from cardtable.resources import resource
from cardtable.rules import own_words
from cardtable.rules.catalog import catalog
from cardtable.rules.families import families
from cardtable.rules.model import Choice
from cardtable.rules.options.house_rules import HOUSE_RULES
from cardtable.rules.own_words import choice_label, choice_name

BOOK = catalog()
RULES = [BOOK.resolve(variant) for variant in BOOK.ids]
SPOKEN_BACKWARDS = "eb"


@pytest.fixture
def another_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use a language in which every text of rules is spelled backwards."""
    folder = tmp_path / SPOKEN_BACKWARDS
    folder.mkdir()
    for room in ("variants", "options", "families"):
        text = (resource("languages") / "en" / f"{room}.ftl").read_text("utf-8")
        lines = [line.partition(" = ") for line in text.splitlines() if " = " in line and line[0] != "#"]
        backwards = "\n".join(f"{name} = {said[::-1]}" for name, _, said in lines)
        (folder / f"{room}.ftl").write_text(backwards + "\n", encoding="utf-8")
    monkeypatch.setattr(SPEECH, "folder", tmp_path)
    SPEECH.use(SPOKEN_BACKWARDS)
    yield
    SPEECH.use("en")


def test_every_name_and_sentence_of_a_game_is_a_message(another_language: None) -> None:
    for rules in RULES:
        assert own_words.game_name(rules) == rules.name[::-1]
        assert own_words.game_blurb(rules) == rules.blurb[::-1]


def test_every_call_is_a_message(another_language: None) -> None:
    for words in {words for rules in RULES for words in rules.calls.values()}:
        assert own_words.call_words(words) == words[::-1]


def test_every_house_rule_of_a_single_game_is_a_message(another_language: None) -> None:
    own = [choice for rules in RULES for choice in rules.choices if choice.written]
    assert own
    for choice in own:
        assert choice_name(choice) == choice.written[::-1]
        assert {value: choice_label(choice, value) for value in choice.labels} == {
            value: text[::-1] for value, text in choice.labels.items()
        }


def test_every_house_rule_of_all_games_has_words() -> None:
    for rule in HOUSE_RULES:
        choice = Choice(rule.key, "", rule.values, labels=dict.fromkeys(rule.worded, ""))
        assert choice_name(choice)
        assert all(choice_label(choice, value) for value in rule.worded)


def test_every_shelf_and_every_game_on_it_has_a_name() -> None:
    for family in families():
        assert family.name
        assert family.hook
        assert all(place.title for place in family.places)


def test_no_message_belongs_to_a_removed_game_or_shelf() -> None:
    needed = {"variants": set[str](), "families": set[str]()}
    short_titles = {f"families-game-{variant}" for variant in BOOK.ids}
    for variant in BOOK.ids:
        needed["variants"] |= {f"variants-{variant}", f"variants-{variant}-blurb"}
    for family in families():
        needed["families"] |= {f"families-{family.id}", f"families-{family.id}-hook"}
    for room, names in needed.items():
        written = {name for name in SPEECH.language.written(room) if not name.startswith("variants-call-")}
        assert written - short_titles == names


@pytest.mark.usefixtures("another_language")
def test_words_that_people_wrote_are_shown_unchanged(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        '[mine]\nbase = "ninety-nine"\nname = "Mine"\nblurb = "My own."\ncalls = { pass = "not me" }\n'
        '[mine.source]\npublisher = "I"\ntitle = "T"\nsection = "S"\n'
        '[mine.options.ace_values]\nname = "My ace"\ndefault = "choice"\nlabels = { choice = "as you like" }\n'
        "[mine.options.ace_values.choices]\nchoice = {}\n",
        encoding="utf-8",
    )
    rules = BOOK.with_file(path).resolve("mine")
    ace = next(choice for choice in rules.choices if choice.key == "ace_values")
    assert own_words.game_name(rules) == "Mine"
    assert own_words.game_blurb(rules) == "My own."
    assert own_words.call_words(rules.calls["pass"]) == "not me"
    assert (choice_name(ace), choice_label(ace, "choice")) == ("My ace", "as you like")
