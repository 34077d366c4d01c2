"""A text is taken apart into words as people of each language write them."""

from __future__ import annotations

import pytest

from cardtable.language.written import Writing
from tests.rows import rows

CHINESE = ("老k", "過牌", "總和", "的", "炸彈", "三條")
NUMERALS = {
    **{numeral: number for number, numeral in enumerate("零一二三四五六七八九十")},
    "百": 100,
    "兩": 2,
}


@pytest.fixture(scope="module")
def chinese() -> Writing:
    return Writing("zh-Hant", CHINESE, NUMERALS)


@rows(
    "text, words",
    [
        ("老K過牌", ["老k", "過牌"]),
        ("總和99的炸彈", ["總和", "99", "的", "炸彈"]),
        ("九十九點", ["九十九", "點"]),
        ("十三條", ["十三", "條"]),
        ("三條", ["三條"]),
        ("冰島玩法", ["冰島", "島玩", "玩法"]),
        ("Boom-O炸彈", ["boom", "o", "炸彈"]),
        ("9９", ["99"]),
    ],
)
def test_words_are_found_if_nothing_sets_them_apart(chinese: Writing, text: str, words: list[str]) -> None:
    assert chinese.apart(text) == words


@rows(
    "word, number",
    [("九十九", 99), ("十", 10), ("十二", 12), ("兩百", 200), ("一百零一", 101), ("九九", 99), ("老k", None), ("", None)],
)  # fmt: skip
def test_a_row_of_numerals_is_a_number(chinese: Writing, word: str, number: int | None) -> None:
    assert chinese.number(word) == number


@rows(
    "tag, text, words",
    [
        ("fr", "l’as de cœur, quatre-vingt-dix-neuf", ["as", "de", "coeur", "quatre-vingt-dix-neuf"]),
        ("fr", "vingt et un as", ["vingt-et-un", "as"]),
        ("es", "Noventa y nueve", ["noventa-y-nueve"]),
        ("de", "Neunundneunzig zählt", ["neunundneunzig", "zählt"]),
        ("uk", "дев’яносто девʼять", ["дев'яносто-дев'ять"]),
        ("en", "can’t", ["can't"]),
    ],
)
def test_numbers_are_one_word_and_what_is_left_out_before_a_word_is_no_part_of_it(
    tag: str, text: str, words: list[str]
) -> None:
    assert list(Writing(tag, ["l'", "can't"], {}).words(text)) == words


@rows(
    "tag, one, other, is_alike",
    [
        ("tr", "KIRK", "kırk", True),
        ("tr", "KİRK", "kirk", True),
        ("es", "Niño", "NINO", True),
        ("pl", "łódź", "lodz", True),
        ("de", "zahlt", "zählt", False),
        ("vi", "năm", "nam", False),
        ("pt-BR", "ás", "as", False),
    ],
)
def test_letters_are_alike_where_people_leave_out_marks_and_no_other_word_is_meant(
    tag: str, one: str, other: str, is_alike: bool
) -> None:
    writing = Writing(tag, ["ás", "as"], {})
    assert (writing.apart(one) == writing.apart(other)) is is_alike
