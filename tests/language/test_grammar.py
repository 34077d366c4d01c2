"""Names in Turkish sentences have the endings that a Turk would give them."""

from __future__ import annotations

from cardtable.language import SPEECH, Player, say
from cardtable.language.grammar import ending
from tests.rows import rows


@rows(
    "name, object_, to, of, from_",
    [
        ("Ayşe", "’yi", "’ye", "’nin", "’den"),
        ("Ali", "’yi", "’ye", "’nin", "’den"),
        ("Anna", "’yı", "’ya", "’nın", "’dan"),
        ("Can", "’ı", "’a", "’ın", "’dan"),
        ("Umut", "’u", "’a", "’un", "’tan"),
        ("Banu", "’yu", "’ya", "’nun", "’dan"),
        ("Gül", "’ü", "’e", "’ün", "’den"),
        ("Mehmet", "’i", "’e", "’in", "’ten"),
        ("Koray", "’ı", "’a", "’ın", "’dan"),
    ],
)
def test_the_last_vowel_and_the_last_letter_decide_the_ending(
    name: str, object_: str, to: str, of: str, from_: str
) -> None:
    assert ending(name, "(y)I") == object_
    assert ending(name, "(y)A") == to
    assert ending(name, "(n)In") == of
    assert ending(name, "DAn") == from_


@rows(
    "name, to",
    [
        ("IŞIK", "’a"),
        ("İPEK", "’e"),
        ("Kemal", "’e"),
        ("Vural", "’a"),
        ("Henry", "’ye"),
        ("Zoë", "’ye"),
        ("René", "’ye"),
        ("Søren", "’e"),
        ("Mary Ann!", "’a"),
        ("DJ", "’ye"),
        ("名", "’ye"),
        ("", "’ye"),
    ],
)
def test_names_of_any_origin_have_an_ending(name: str, to: str) -> None:
    assert ending(name, "(y)A") == to


@rows(
    "name, from_",
    [
        ("Oyuncu 1", "’den"),
        ("Oyuncu 3", "’ten"),
        ("Oyuncu 6", "’dan"),
        ("Oyuncu 10", "’dan"),
        ("Oyuncu 40", "’tan"),
        ("Ada 2000", "’den"),
        ("Oyuncu 0", "’dan"),
    ],
)
def test_a_number_at_the_end_has_the_ending_of_its_word(name: str, from_: str) -> None:
    assert ending(name, "DAn") == from_


@rows(
    "owner, question",
    [("Ayşe", "Ayşe’nin mi"), ("Can", "Can’ın mı"), ("Umut", "Umut’un mu"), ("Gül", "Gül’ün mü")],
)
def test_a_turkish_question_follows_the_name(owner: str, question: str) -> None:
    with SPEECH.speaking("tr"):
        assert say("join-knock-whose", owner=Player(owner)) == f"Bu telefon {question}?"


def test_a_turkish_sentence_names_a_player_with_the_ending_and_addresses_the_reader_without() -> None:
    with SPEECH.speaking("tr"):
        stole = say("event-stole", player=Player("Can"), target=Player("Umut"))
        stole_from_you = say("event-stole", player=Player("Can"), target=Player("Sen", is_you=True))
    assert stole == "Can Umut’tan bir kart çaldı"
    assert stole_from_you == "Can senden bir kart çaldı"
