"""Number words against tables that were written out by hand; what is read aloud; who says ones before tens."""

from __future__ import annotations

import pytest

from cardtable.language.numbers import aloud, inverts, spoken

ENGLISH = """
zero one two three four five six seven eight nine
ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six twenty-seven twenty-eight twenty-nine
thirty thirty-one thirty-two thirty-three thirty-four thirty-five thirty-six thirty-seven thirty-eight thirty-nine
forty forty-one forty-two forty-three forty-four forty-five forty-six forty-seven forty-eight forty-nine
fifty fifty-one fifty-two fifty-three fifty-four fifty-five fifty-six fifty-seven fifty-eight fifty-nine
sixty sixty-one sixty-two sixty-three sixty-four sixty-five sixty-six sixty-seven sixty-eight sixty-nine
seventy seventy-one seventy-two seventy-three seventy-four seventy-five seventy-six seventy-seven seventy-eight
seventy-nine
eighty eighty-one eighty-two eighty-three eighty-four eighty-five eighty-six eighty-seven eighty-eight eighty-nine
ninety ninety-one ninety-two ninety-three ninety-four ninety-five ninety-six ninety-seven ninety-eight ninety-nine
one·hundred one·hundred·and·one one·hundred·and·two one·hundred·and·three one·hundred·and·four
one·hundred·and·five one·hundred·and·six one·hundred·and·seven one·hundred·and·eight one·hundred·and·nine
one·hundred·and·ten one·hundred·and·eleven one·hundred·and·twelve one·hundred·and·thirteen
one·hundred·and·fourteen one·hundred·and·fifteen one·hundred·and·sixteen one·hundred·and·seventeen
one·hundred·and·eighteen one·hundred·and·nineteen one·hundred·and·twenty
"""
GERMAN = """
null eins zwei drei vier fünf sechs sieben acht neun
zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig fünfundzwanzig sechsundzwanzig
siebenundzwanzig achtundzwanzig neunundzwanzig
dreißig einunddreißig zweiunddreißig dreiunddreißig vierunddreißig fünfunddreißig sechsunddreißig
siebenunddreißig achtunddreißig neununddreißig
vierzig einundvierzig zweiundvierzig dreiundvierzig vierundvierzig fünfundvierzig sechsundvierzig
siebenundvierzig achtundvierzig neunundvierzig
fünfzig einundfünfzig zweiundfünfzig dreiundfünfzig vierundfünfzig fünfundfünfzig sechsundfünfzig
siebenundfünfzig achtundfünfzig neunundfünfzig
sechzig einundsechzig zweiundsechzig dreiundsechzig vierundsechzig fünfundsechzig sechsundsechzig
siebenundsechzig achtundsechzig neunundsechzig
siebzig einundsiebzig zweiundsiebzig dreiundsiebzig vierundsiebzig fünfundsiebzig sechsundsiebzig
siebenundsiebzig achtundsiebzig neunundsiebzig
achtzig einundachtzig zweiundachtzig dreiundachtzig vierundachtzig fünfundachtzig sechsundachtzig
siebenundachtzig achtundachtzig neunundachtzig
neunzig einundneunzig zweiundneunzig dreiundneunzig vierundneunzig fünfundneunzig sechsundneunzig
siebenundneunzig achtundneunzig neunundneunzig
einhundert einhunderteins einhundertzwei einhundertdrei einhundertvier einhundertfünf einhundertsechs
einhundertsieben einhundertacht einhundertneun
einhundertzehn einhundertelf einhundertzwölf einhundertdreizehn einhundertvierzehn einhundertfünfzehn
einhundertsechzehn einhundertsiebzehn einhundertachtzehn einhundertneunzehn einhundertzwanzig
"""
POLISH = """
zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć
dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście
dziewiętnaście
dwadzieścia dwadzieścia·jeden dwadzieścia·dwa dwadzieścia·trzy dwadzieścia·cztery dwadzieścia·pięć
dwadzieścia·sześć dwadzieścia·siedem dwadzieścia·osiem dwadzieścia·dziewięć
trzydzieści trzydzieści·jeden trzydzieści·dwa trzydzieści·trzy trzydzieści·cztery trzydzieści·pięć
trzydzieści·sześć trzydzieści·siedem trzydzieści·osiem trzydzieści·dziewięć
czterdzieści czterdzieści·jeden czterdzieści·dwa czterdzieści·trzy czterdzieści·cztery czterdzieści·pięć
czterdzieści·sześć czterdzieści·siedem czterdzieści·osiem czterdzieści·dziewięć
pięćdziesiąt pięćdziesiąt·jeden pięćdziesiąt·dwa pięćdziesiąt·trzy pięćdziesiąt·cztery pięćdziesiąt·pięć
pięćdziesiąt·sześć pięćdziesiąt·siedem pięćdziesiąt·osiem pięćdziesiąt·dziewięć
sześćdziesiąt sześćdziesiąt·jeden sześćdziesiąt·dwa sześćdziesiąt·trzy sześćdziesiąt·cztery
sześćdziesiąt·pięć sześćdziesiąt·sześć sześćdziesiąt·siedem sześćdziesiąt·osiem sześćdziesiąt·dziewięć
siedemdziesiąt siedemdziesiąt·jeden siedemdziesiąt·dwa siedemdziesiąt·trzy siedemdziesiąt·cztery
siedemdziesiąt·pięć siedemdziesiąt·sześć siedemdziesiąt·siedem siedemdziesiąt·osiem siedemdziesiąt·dziewięć
osiemdziesiąt osiemdziesiąt·jeden osiemdziesiąt·dwa osiemdziesiąt·trzy osiemdziesiąt·cztery
osiemdziesiąt·pięć osiemdziesiąt·sześć osiemdziesiąt·siedem osiemdziesiąt·osiem osiemdziesiąt·dziewięć
dziewięćdziesiąt dziewięćdziesiąt·jeden dziewięćdziesiąt·dwa dziewięćdziesiąt·trzy dziewięćdziesiąt·cztery
dziewięćdziesiąt·pięć dziewięćdziesiąt·sześć dziewięćdziesiąt·siedem dziewięćdziesiąt·osiem
dziewięćdziesiąt·dziewięć
sto sto·jeden sto·dwa sto·trzy sto·cztery sto·pięć sto·sześć sto·siedem sto·osiem sto·dziewięć
sto·dziesięć sto·jedenaście sto·dwanaście sto·trzynaście sto·czternaście sto·piętnaście sto·szesnaście
sto·siedemnaście sto·osiemnaście sto·dziewiętnaście sto·dwadzieścia
"""


@pytest.mark.parametrize(("tag", "table"), [("en", ENGLISH), ("de", GERMAN), ("pl", POLISH)])
def test_the_words_of_a_language_are_those_of_the_table(tag: str, table: str) -> None:
    words = [word.replace("·", " ") for word in table.split()]
    assert len(words) == 121
    assert [spoken(number, tag) for number in range(121)] == words


@pytest.mark.parametrize(
    ("tag", "number", "words"),
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


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("68 needs 2 to make 70; 5 are left.", "sixty-eight needs two to make seventy; five are left."),
        ("From 6 it goes to −4.", "From six it goes to minus four."),
        ("“7 of hearts: 75.” Is that right?", "“seven of hearts: seventy-five.” Is that right?"),
        ("Mia2, Play 2s and 1000 cards", "Mia2, Play 2s and 1000 cards"),
        ("no figure", "no figure"),
    ],
)
def test_figures_are_read_aloud_as_words_and_all_else_as_it_stands(written: str, read: str) -> None:
    assert aloud(written) == read


@pytest.mark.parametrize(
    ("tag", "ones", "tens"),
    [("en", "seven", "forty"), ("de", "sieben", "vierzig"), ("pl", "siedem", "czterdzieści"),
     ("is", "sjö", "fjörutíu")],
)  # fmt: skip
def test_a_language_inverts_where_its_words_do(tag: str, ones: str, tens: str) -> None:
    words = spoken(47, tag)
    assert inverts(tag) == (words.index(ones) < words.index(tens))


def test_languages_without_words_here_are_known_to_invert() -> None:
    assert [inverts(tag) for tag in ("nl", "da", "de-CH", "fr", "eu", "en")] == [True] * 3 + [False] * 3
