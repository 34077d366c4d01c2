"""The language that nobody speaks: which words of it are made, and what of a message stays as it is."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from cardtable.language import SPEECH, Card, Listed, Slot, Speech
from cardtable.language.catalog import ENGLISH, PSEUDO, Pseudo
from cardtable.resources import resource
from tests.rows import rows
from tests.slots import fillings, slot_kinds

MESSAGES = """
table-plain = Play on
table-slots = Deal { $deal }, { $name } to play
table-cards = { $cards } on the { $place ->
    [pile] pile
   *[table] table
 }
table-held = Look: { table-plain }
table-page = <p class='note'>Play on</p>
table-file = Games (*.cardtable)
"""
FORMS = """
form-card = { $rank } of { $suit }
form-rank = { $rank }
form-list-and = { $some } and { $last }
"""


@pytest.fixture
def speech(tmp_path: Path) -> Speech:
    (tmp_path / "en").mkdir()
    for room, text in {"table": MESSAGES, "form": FORMS}.items():
        (tmp_path / "en" / f"{room}.ftl").write_text(text, encoding="utf-8")
    speech = Speech(tmp_path)
    speech.use(PSEUDO)
    return speech


SAID: list[tuple[str, dict[str, Slot], str]] = [
    ("table-plain", {}, "⟦Płààýý ööñ⟧"),
    ("table-slots", {"deal": 2, "name": "Ann"}, "⟦Dééààł 2, Ann ťöö płààýý⟧"),
    (
        "table-cards",
        {"cards": Listed([Card("7H"), Card("8C")]), "place": "pile"},
        "⟦7 ööf H ààñd 8 ööf C ööñ ťhéé pííłéé⟧",
    ),
    ("table-held", {}, "⟦Łöööök: Płààýý ööñ⟧"),
    ("table-page", {}, "⟦<p class='note'>Płààýý ööñ</p>⟧"),
    ("table-file", {}, "⟦Ğààmééš (*.cardtable)⟧"),
    ("form-list-and", {"some": "a", "last": "b"}, "a ààñd b"),
]


@rows("name, slots, text", SAID)
def test_words_are_strange_and_longer_and_each_message_stands_in_brackets(
    speech: Speech, name: str, slots: Mapping[str, Slot], text: str
) -> None:
    assert speech.say(name, slots) == text


@pytest.fixture
def pseudo() -> Pseudo:
    return Pseudo(PSEUDO, resource("languages", ENGLISH))


@rows("path", sorted(resource("languages", "en").glob("*.ftl")), ids=lambda path: path.stem)
def test_every_message_can_be_said_in_it(pseudo: Pseudo, path: Path) -> None:
    kinds = slot_kinds(path.stem)
    slots = {slot: fillings(kind)[-1] for slot, kind in kinds.items()}
    for name in pseudo.written(path.stem):
        assert pseudo.say(name, {"form": "", **slots})


def test_it_is_not_among_the_languages_that_there_are() -> None:
    assert PSEUDO not in SPEECH.tags
    assert SPEECH.name_of("en") == "English"
    assert SPEECH.name_of(PSEUDO) == "Pseudo"
