"""What is said, in which words: slots, forms, choices; and what is said where a language fails."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path

import pytest

from cardtable.language import Card, Listed, Player, Range, Rank, Slot, Speech, Tokens, player, sentence, word
from cardtable.language.catalog import best, capital, capitals
from cardtable.language.grammar import plural_form
from tests.language.check import forms_of
from tests.rows import rows

ENGLISH = """
table-over = { $card } would make { $total }: over { $limit }
table-turn = { $player ->
    [you] It is your turn
   *[other] It is the turn of { $player }
 }
table-left = { $count ->
    [0] Nothing is left
    [one] One card is left
   *[other] { $count } cards are left
 }
table-makes = { START($rank, form: "a") } makes { $total }
table-won = { $players ->
    [you] { $players ->
        [one] You won
       *[other] You are among { $players }
     }
    [one] { $players } has won
   *[other] { $players } have won
 }
table-pays = You pay { $tokens }
table-any = Lay { FORM($ranks, form: "a") }
table-times = Play { FORM($count, as: "form-times") }
table-hold = Look: { table-left }.
table-odd = { "{" }braces{ "}" } and “quotes”
table-lines =
    First line
    second line
"""
FORMS = """
form-card = the { $rank } of { $suit }
form-rank = { $form ->
    [a] an { $rank }
   *[one] { $rank }
 }
form-player = { $name }
form-tokens = { $count ->
    [one] one { $kind }
   *[other] { $count } { $kind }s
 }
form-times = { $value ->
    [1] once
    [2] twice
   *[other] { $value } times
 }
form-list = { $some }, { $next }
form-list-and = { $some } and { $last }
form-list-or = { $some } or { $last }
"""
POLISH = """
table-left = { $count ->
    [one] Została jedna karta
    [few] Zostały { $count } karty
   *[many] Zostało { $count } kart
 }
table-turn = { $nobody } gra
table-over = { $card
"""


@pytest.fixture
def speech(tmp_path: Path) -> Speech:
    for tag, files in {"en": {"table": ENGLISH, "form": FORMS}, "pl": {"table": POLISH}}.items():
        (tmp_path / tag).mkdir()
        for room, text in files.items():
            (tmp_path / tag / f"{room}.ftl").write_text(text, encoding="utf-8")
    return Speech(tmp_path)


SAID: list[tuple[str, dict[str, Slot], str]] = [
    ("table-over", {"card": Card("7H"), "total": 104, "limit": 99}, "the 7 of H would make 104: over 99"),
    ("table-over", {"card": "It", "total": -4, "limit": 99}, "It would make −4: over 99"),
    ("table-turn", {"player": Player("Ann", is_you=True)}, "It is your turn"),
    ("table-turn", {"player": Player("Ann")}, "It is the turn of Ann"),
    ("table-won", {"players": Listed([Player("You", is_you=True)])}, "You won"),
    (
        "table-won",
        {"players": Listed([Player("Ann"), Player("you", is_you=True)])},
        "You are among Ann and you",
    ),
    ("table-won", {"players": Listed([Player("Ann")])}, "Ann has won"),
    ("table-won", {"players": Listed([Player("Ann"), Player("Ben")])}, "Ann and Ben have won"),
    ("table-left", {"count": 0}, "Nothing is left"),
    ("table-left", {"count": 1}, "One card is left"),
    ("table-left", {"count": 12}, "12 cards are left"),
    ("table-left", {"count": Range(1, 12)}, "1–12 cards are left"),
    ("table-left", {"count": Range(0, 1)}, "0–1 cards are left"),
    ("table-makes", {"rank": Rank("ace"), "total": 14}, "An ace makes 14"),
    ("table-pays", {"tokens": Tokens("nickel", 1)}, "You pay one nickel"),
    ("table-pays", {"tokens": Tokens("chip", 3)}, "You pay 3 chips"),
    ("table-any", {"ranks": Listed([])}, "Lay "),
    ("table-any", {"ranks": Listed([Rank("ace")])}, "Lay an ace"),
    ("table-any", {"ranks": Listed([Rank("ace"), Rank("ox")], "or")}, "Lay an ace or an ox"),
    ("table-any", {"ranks": Listed([Rank("ace"), Rank("ox"), Rank("elk")])}, "Lay an ace, an ox and an elk"),
    ("table-times", {"count": 2}, "Play twice"),
    ("table-times", {"count": 5}, "Play 5 times"),
    ("table-hold", {"count": 1}, "Look: One card is left."),
    ("table-odd", {}, "{braces} and “quotes”"),
    ("table-lines", {}, "First line\nsecond line"),
]


@rows("name, slots, text", SAID)
def test_a_message_is_said_with_its_slots(
    speech: Speech, name: str, slots: Mapping[str, Slot], text: str
) -> None:
    assert speech.say(name, slots) == text


@rows(
    "tag, word, begins, printed",
    [("tr", "ikili", "İkili", "İKİLİ"), ("tr", "ılık", "Ilık", "ILIK"), ("nl", "ijs", "IJs", "IJS"),
     ("nl", "vrij", "Vrij", "VRIJ"), ("en", "ice", "Ice", "ICE"), ("de", "ärmel", "Ärmel", "ÄRMEL")],
)  # fmt: skip
def test_capitals_are_those_of_the_language(tag: str, word: str, begins: str, printed: str) -> None:
    assert (capital(word, tag), capitals(word, tag)) == (begins, printed)


def test_each_language_has_its_own_forms(speech: Speech) -> None:
    speech.use("pl")
    said = [speech.say("table-left", {"count": count}) for count in (1, 3, 5, 22)]
    assert said == ["Została jedna karta", "Zostały 3 karty", "Zostało 5 kart", "Zostały 22 karty"]


def test_what_a_language_does_not_say_is_said_in_english(speech: Speech) -> None:
    speech.use("pl")
    assert speech.say("table-times", {"count": 2}) == "Play twice"


@pytest.mark.parametrize(
    ("name", "slots", "text"),
    [
        ("table-over", {"card": "It", "total": 100, "limit": 99}, "It would make 100: over 99"),
        ("table-turn", {"player": Player("Ann")}, "It is the turn of Ann"),
    ],
)
def test_a_broken_message_is_said_in_english_and_reported_to_the_log_once(
    speech: Speech,
    caplog: pytest.LogCaptureFixture,
    name: str,
    slots: Mapping[str, Slot],
    text: str,
) -> None:
    speech.use("pl")
    with caplog.at_level(logging.WARNING):
        assert [speech.say(name, slots) for _ in range(3)] == [text] * 3
    assert len(caplog.records) == 1
    assert name in caplog.text


@pytest.mark.parametrize("damaged", [b"\xff\xfe\x00table-left", b"<!DOCTYPE html><p>404</p>"])
def test_a_damaged_file_is_said_in_english_and_reported_to_the_log_once(
    speech: Speech, caplog: pytest.LogCaptureFixture, damaged: bytes
) -> None:
    (speech.folder / "pl" / "table.ftl").write_bytes(damaged)
    speech.use("pl")
    with caplog.at_level(logging.WARNING):
        assert [speech.say("table-left", {"count": 1}) for _ in range(3)] == ["One card is left"] * 3
    assert len(caplog.records) == 1


def test_another_language_is_spoken_from_the_next_word_on(speech: Speech) -> None:
    before = speech.say("table-left", {"count": 3})
    speech.use("pl")
    meanwhile = speech.say("table-left", {"count": 3})
    speech.use("en")
    assert (before, meanwhile, speech.say("table-left", {"count": 3})) == (
        "3 cards are left",
        "Zostały 3 karty",
        "3 cards are left",
    )


@rows(
    "wanted, tag",
    [
        (["de-AT", "en"], "de"),
        (["pt-PT"], "pt-BR"),
        (["zh-Hant-TW"], "zh-Hant"),
        (["xx", "pl"], "pl"),
        (["en-GB", "de"], "en"),
        (["xx"], "en"),
        ([], "en"),
    ],
)
def test_the_language_of_the_system_finds_the_nearest(wanted: list[str], tag: str) -> None:
    assert best(wanted, ["en", "de", "pl", "pt-BR", "zh-Hans", "zh-Hant"]) == tag


@rows(
    "language, forms",
    [
        ("en", {"one": [1], "other": [0, 2, 21]}),
        ("pl", {"one": [1], "few": [2, 4, 22, 104], "many": [0, 5, 12, 14, 21, 112]}),
        ("uk", {"one": [1, 21, 101], "few": [3, 33], "many": [0, 11, 13, 25]}),
        ("is", {"one": [1, 21, 31], "other": [0, 11, 111, 12]}),
        ("fr", {"one": [0, 1], "many": [1_000_000], "other": [2, 21]}),
        ("vi", {"other": [0, 1, 2]}),
    ],
)
def test_plural_forms_are_those_of_the_unicode_tables(language: str, forms: dict[str, list[int]]) -> None:
    assert {form: [plural_form(language, n) for n in numbers] for form, numbers in forms.items()} == {
        form: [form] * len(numbers) for form, numbers in forms.items()
    }
    assert set(forms) == set(forms_of(language))


def test_a_value_can_stand_alone_in_any_form() -> None:
    assert word(Card("7H")) == "7 of hearts"
    assert word(Rank("7"), "many") == "sevens"
    assert [word(Card(card), "the") for card in ("7H", "N7", "M10", "HOLD")] == [
        "the 7 of hearts",
        "the 7",
        "the −10",
        "the Hold",
    ]
    assert word(-10) == "−10"


def test_you_in_a_record_is_the_reader() -> None:
    assert player("You").is_you
    assert not player("Ann").is_you
    assert player(player("You")).is_you


def test_a_sentence_has_a_full_stop() -> None:
    assert sentence("You win this deal") == "You win this deal."
