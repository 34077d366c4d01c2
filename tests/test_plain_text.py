"""Which signs of a name are kept, and which are removed."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from cardtable.plain_text import LONGEST_NAME, likeness, one_line, plain, within_sentence
from tests.rows import rows
from tests.texts import texts

FAMILY = "👨\u200d👩\u200d👧"


@rows(
    "said, name",
    [
        ("Mia", "Mia"),
        ("  Mia   Berg ", "Mia Berg"),
        ("Zoe\u0308", "Zoë"),
        ("\u202eaiM", "aiM"),
        ("a\r\nb\x00\x07", "a b"),
        ("a\u2028b\u2029c\u3000d\te", "a b c d e"),
        ("turned\N{RIGHT-TO-LEFT OVERRIDE}round", "turnedround"),
        ("Don\N{SOFT HYPHEN}ald", "Donald"),
        ("\u2066\u2069", ""),
        ("ＡＢＣ", "ＡＢＣ"),
        ("x" * 40, "x" * 16),
        ("q" * 15 + " tail", "q" * 15),
        ("Мия", "Мия"),
        ("🐰 Mia", "🐰 Mia"),
        ("half of a pair: \ud83d", "half of a pair:"),
        ("\ue000\uffff", ""),
    ],
)
def test_names_become_one_clean_line(said: str, name: str) -> None:
    assert one_line(said, LONGEST_NAME) == name


@rows(
    "name",
    [FAMILY, "❤️\u200d🔥", "می\u200cخواهم", "क्\u200dष", "ශ්\u200dරී", "葛\U000e0100城", "नमस्ते", "שָׁלוֹם"],
    ids=["family", "heart on fire", "Persian", "Hindi", "Sinhala", "variant of a letter", "marks", "Hebrew"],
)
def test_signs_that_scripts_and_emoji_need_are_kept(name: str) -> None:
    assert one_line(name, LONGEST_NAME) == name


@rows(
    "said",
    [
        "",
        " ",
        "\u00a0\u2003",
        "\u200b\u200c\u200d",
        "\ufeff",
        "\ufe0f",
        "\u0301\u0301",
        "\u3164",
        "\u2800",
        "\x7f",
    ],
)
def test_an_invisible_name_is_empty(said: str) -> None:
    assert one_line(said, LONGEST_NAME) == ""


@rows(
    "said, name",
    [
        ("\u200dAnn\u200c", "Ann"),
        ("\u200d Ann", "Ann"),
        ("🐰\u200d\u200d\u200d🐰", "🐰\u200d🐰"),
        ("Z" + "\u0325" * 99, "Z" + "\u0325" * 4),
        ("q" * 15 + "x\u0325", "q" * 15),
        ("q" * 12 + FAMILY, "q" * 12),
        (FAMILY * 9, FAMILY * 3),
    ],
    ids=["ends", "blank", "rows", "piles", "mark", "whole emoji", "whole emoji, many"],
)
def test_joiners_and_marks_are_kept_only_where_they_belong(said: str, name: str) -> None:
    assert one_line(said, LONGEST_NAME) == name


@given(texts(60), st.integers(1, 30))
def test_a_cleaned_name_stays_unchanged(said: str, longest: int) -> None:
    line = one_line(said, longest)
    assert one_line(line, longest) == line
    assert len(line) <= longest
    assert line == unicodedata.normalize("NFC", line) == plain(line)
    assert line == " ".join(line.split())


@rows("twin", ["ann", "Ａnn", "A\u200dnn", "Ann\ufe0f", "\U0001d400nn"])
def test_names_that_look_alike_count_as_alike(twin: str) -> None:
    assert likeness(twin) == likeness("Ann")
    assert likeness(twin) != likeness("Anna")


def test_a_line_of_a_record_keeps_its_width() -> None:
    assert plain("  a\tb\u202e\u200dc\n") == "  a b \u200dc "


@rows(
    "said, shown",
    [
        ("our\u202efig.zip", "ourfig.zip"),
        ("\u2066a\u2069\u200e\u200f\u061cb", "ab"),
        ("bell\x07 and \x1b[2J", "bell and [2J"),
        ("no letter: \udcff", "no letter: "),
        ("line\nline\u00a0and\u202fmore", "line\nline\u00a0and\u202fmore"),
        (FAMILY, FAMILY),
        ("word\N{SOFT HYPHEN}break", "word\N{SOFT HYPHEN}break"),
    ],
)
def test_texts_in_a_message_do_not_turn_the_words_around_them(said: str, shown: str) -> None:
    assert within_sentence(said) == shown
