"""Number words against those of Unicode; what is read aloud; who says ones before tens."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.language import SPEECH
from cardtable.language.numbers import aloud, inverts, spoken
from tests.rows import rows

UNICODE = json.loads((Path(__file__).parent / "number_words.json").read_text("utf-8"))
"""The numbers as they are spelled by ICU 72.1 (CLDR 42): `URBNF_SPELLOUT`, the set `%spellout-numbering` of each
language, in English `%spellout-cardinal-verbose`, in Chinese `%spellout-cardinal`.
"""


def as_heard(words: str) -> str:
    """Words apart from how they are written: together or not, with which apostrophe."""
    return "".join(letter for letter in words if letter.isalpha()).replace(
        "\N{MODIFIER LETTER APOSTROPHE}", ""
    )


def of_unicode(tag: str) -> dict[int, str]:
    """The numbers that are known of a language; in Icelandic CLDR writes sjó (the sea) for sjö."""
    table = UNICODE[tag]
    words = {**dict(enumerate(table["0 to 120"])), **{int(n): said for n, said in table["others"].items()}}
    return {n: said.replace("sjó", "sjö") if tag == "is" else said for n, said in words.items()}


@rows("tag", SPEECH.tags)
def test_a_language_counts_to_120_as_unicode_says_it_does(tag: str) -> None:
    known = of_unicode(tag)
    assert [as_heard(spoken(number, tag)) for number in range(121)] == [
        as_heard(known[number]) for number in range(121)
    ]


@rows("tag", [tag for tag in UNICODE if tag != "is"])
def test_a_language_says_hundreds_and_numbers_below_zero_as_unicode_does(tag: str) -> None:
    for number, said in of_unicode(tag).items():
        assert as_heard(spoken(number, tag)) == as_heard(said)


@rows(
    "tag, number, words",
    [
        ("en", -4, "minus four"),
        ("en-GB", 999, "nine hundred and ninety-nine"),
        ("de", -21, "minus einundzwanzig"),
        ("de-AT", 701, "siebenhunderteins"),
        ("de", 747, "siebenhundertsiebenundvierzig"),
        ("pl", -99, "minus dziewięćdziesiąt dziewięć"),
        ("pl", 212, "dwieście dwanaście"),
        ("pl", 345, "trzysta czterdzieści pięć"),
        ("pl", 400, "czterysta"),
        ("pl", 567, "pięćset sześćdziesiąt siedem"),
        ("pl", 900, "dziewięćset"),
        ("is", 4, "fjórir"),
        ("is", 47, "fjörutíu og sjö"),
        ("is", 105, "eitt hundrað og fimm"),
        ("is", 120, "eitt hundrað og tuttugu"),
        ("is", 321, "þrjú hundruð tuttugu og einn"),
        ("is", -13, "mínus þrettán"),
        ("en", 1000, "1000"),
        ("en", -1000, "−1000"),
        ("fr", 71, "soixante-et-onze"),
        ("fr", 80, "quatre-vingts"),
        ("fr", 81, "quatre-vingt-un"),
        ("fr", 91, "quatre-vingt-onze"),
        ("fr", 280, "deux cent quatre-vingts"),
        ("es", 121, "ciento veintiuno"),
        ("it", 53, "cinquantatré"),
        ("it", 108, "centotto"),
        ("nl", 32, "tweeëndertig"),
        ("uk", 520, "п’ятсот двадцять"),
        ("vi", 105, "một trăm lẻ năm"),
        ("vi", 45, "bốn mươi lăm"),
        ("zh-Hant", 110, "一百一十"),
        ("zh-Hant", -4, "負四"),
        ("xx", 47, "47"),
        ("xx", -4, "−4"),
    ],
)
def test_numbers_below_zero_past_a_hundred_and_without_words(tag: str, number: int, words: str) -> None:
    assert spoken(number, tag) == words


@pytest.mark.usefixtures("german")
def test_what_is_read_aloud_is_in_the_words_of_the_language_that_is_spoken() -> None:
    assert spoken(47) == "siebenundvierzig"
    assert aloud("74 und −4.") == "vierundsiebzig und minus vier."


@rows(
    "written, read",
    [
        ("68 needs 2 to make 70. 5 are left.", "sixty-eight needs two to make seventy. five are left."),
        ("6 goes to −4.", "six goes to minus four."),
        ("“7 of hearts: 75.” Is that right?", "“seven of hearts: seventy-five.” Is that right?"),
        ("Mia2, Play 2s and 1000 cards", "Mia2, Play 2s and 1000 cards"),
        ("no figure", "no figure"),
    ],
)
def test_figures_are_read_aloud_as_words_and_all_else_as_it_stands(written: str, read: str) -> None:
    assert aloud(written) == read


@rows(
    "tag, ones, tens",
    [("en", "seven", "forty"), ("de", "sieben", "vierzig"), ("pl", "siedem", "czterdzieści"),
     ("is", "sjö", "fjörutíu"), ("fr", "sept", "quarante"), ("es", "siete", "cuarenta"),
     ("pt-BR", "sete", "quarenta"), ("it", "sette", "quaranta"), ("nl", "zeven", "veertig"),
     ("tr", "yedi", "kırk"), ("uk", "сім", "сорок"), ("vi", "bảy", "bốn"), ("zh-Hant", "七", "四")],
)  # fmt: skip
def test_a_language_inverts_if_its_words_do(tag: str, ones: str, tens: str) -> None:
    words = spoken(47, tag)
    assert inverts(tag) == (words.index(ones) < words.index(tens))


def test_languages_without_words_here_are_known_to_invert() -> None:
    assert [inverts(tag) for tag in ("nl", "da", "de-CH", "fr", "eu", "en")] == [True] * 3 + [False] * 3
