"""Messages to phones without a seat: who sits where, in the phone's language, and only what it may know."""

from __future__ import annotations

import pytest

from cardtable.language import SPEECH
from cardtable.network import wire
from cardtable.network.door import Visitor
from cardtable.network.seating import Phone
from cardtable.ui.phones.house import Place, TableHouse
from tests.rows import rows

KEY = "0" * 64
MIA = Phone(1, KEY, "Mia", "rabbit")


class Nobody:
    """A line that leads nowhere."""

    def send(self, message: bytes) -> None:
        pass

    def end(self) -> None:
        pass


@pytest.fixture
def house() -> TableHouse:
    made = TableHouse(lambda seat: MIA if seat == 1 else None, lambda seat: False)
    made.game = "Ninety-nine"
    made.places = (
        Place("Ann", "cat", "screen"),
        Place("", "fox", "phone"),
        Place("Leo", "tiger", "phone"),
        Place("Olive", "owl", "computer"),
    )
    return made


def visitor(*languages: str, key: str = KEY, seat: int | None = None) -> Visitor:
    return Visitor(7, Nobody(), languages=languages, key=key, seat=seat)


def test_an_invited_phone_sees_who_sits_where(house: TableHouse) -> None:
    lobby = house.lobby(visitor("en"))
    assert [(seat.name, seat.state) for seat in lobby.seats] == [
        ("Ann", "screen"), ("Mia", "away"), ("Leo", "free"), ("Olive", "computer"),
    ]  # fmt: skip
    assert lobby.seats[1].words == "Seat 2, Mia, away"
    assert lobby.sentence == ""


def test_a_stranger_sees_no_names(house: TableHouse) -> None:
    lobby = house.lobby(visitor("en", key=""))
    assert {(seat.name, seat.avatar) for seat in lobby.seats} == {("", "")}
    assert "Ann" not in str(lobby)
    assert "Mia" not in str(lobby)


def test_each_animal_is_given_once(house: TableHouse) -> None:
    free = set(house.lobby(visitor("en")).avatars)
    assert free.isdisjoint({"cat", "rabbit", "owl"})
    assert "tiger" in free, "it belongs to the free seat"
    assert "rabbit" in house.lobby(visitor("en", seat=1)).avatars, "its own"


def test_each_phone_has_its_own_language(house: TableHouse) -> None:
    german, polish = visitor("de-AT", "en"), visitor("xx", "pl")
    welcome = house.welcome(german, "secret")
    assert (welcome.language, welcome.secret) == ("de", "secret")
    assert house.welcome(polish, "").language == "pl"
    assert house.lobby(german).seats[2].words == "Platz 3, Leo, freier Platz"
    assert house.gone(german, "removed").sentence.startswith("Am großen Bildschirm")
    assert SPEECH.language.tag == "en", "the table keeps its language"


def test_a_phone_with_an_unknown_language_gets_that_of_the_screen(house: TableHouse) -> None:
    """The sheets are in that language too, and a page has one language."""
    SPEECH.use("de")
    assert house.welcome(visitor("xx"), "").language == "de"
    assert house.welcome(visitor("xx", "en"), "").language == "en"


def test_the_lobby_says_what_it_waits_for(house: TableHouse) -> None:
    waits = visitor("en")
    waits.wish = wire.Sit(seat=2, name="Eve", avatar="frog")
    lobby = house.lobby(waits)
    assert lobby.knocking
    assert lobby.sentence == "Wait for the big screen to let you in."
    house.places = (house.places[0], house.places[3])
    assert house.lobby(visitor("en")).sentence.startswith("No seat is free right now.")


def test_a_refused_phone_cannot_ask_again(house: TableHouse) -> None:
    assert not house.gone(visitor("en"), "refused").may_knock
    assert house.gone(visitor("en"), "removed").may_knock
    assert not house.gone(visitor("en"), "over").may_knock, (
        "nobody is there to ask, and the page retries by itself"
    )


def test_no_two_players_have_the_same_name(house: TableHouse) -> None:
    assert house.name(2, "Gran") == "Gran"
    assert house.name(2, "Ann") == "Ann 2"
    assert house.name(2, "aNN") == "aNN 2"
    assert house.name(2, "olive") == "olive 2", "a computer's name"
    assert house.name(1, "Mia") == "Mia", "its own"
    assert house.name(2, " \u202eMia\n") == "Mia 2"
    assert house.name(2, "Annabella-Theresa") == "Annabella-Theres", "the greatest length of a name"
    house.places = (
        *house.places,
        Place("Annabella-Theres", "bear", "screen"),
        Place("Ann 2", "frog", "screen"),
    )
    assert house.name(2, "Annabella-Theresa") == "Annabella-Ther 2"
    assert house.name(2, "Ann") == "Ann 3"


@rows("name", ["ANN", "An\u200dn", "A\u200cnn", "Ann\ufe0f", "Ａｎｎ"])
def test_no_name_looks_like_another(house: TableHouse, name: str) -> None:
    assert house.name(2, name) == f"{name} 2"


def test_a_free_seat_keeps_its_name_during_a_game(house: TableHouse) -> None:
    assert house.name(1, "Leo") == "Leo 2"
    house.waits = True
    assert house.name(1, "Leo") == "Leo", "Leo sits down elsewhere today"


def test_a_learner_has_the_same_name_and_animal_at_any_phone(house: TableHouse) -> None:
    house.places = (*house.places[:1], Place("Ida", "bear", "phone", "ida"), *house.places[2:])
    house.waits = True
    assert house.face(1) == ("Ida", "bear")
    assert house.learner(1) == "ida"
    assert (house.learner(2), house.learner(9)) == ("", "")
    assert house.name(2, "Ida") == "Ida 2"


def test_a_declined_phone_is_asked_to_pick_another_seat(house: TableHouse) -> None:
    ben = visitor("en")
    ben.is_declined = True
    assert house.lobby(ben).sentence == "That seat is for someone else. Pick another."
