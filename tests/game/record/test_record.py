"""Records are read as the same game that was written, and damage is reported in one sentence."""

from __future__ import annotations

import hashlib
import re

import pytest
from hypothesis import strategies as st

from cardtable.controller.lab.simulate import Games
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.moves import Decline
from cardtable.game.record import text as record
from cardtable.game.record.header import FORMAT, header_of, header_text
from cardtable.game.record.replay import replay
from cardtable.game.record.text import RecordError, parse_record
from cardtable.game.refusals import Refusal
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.plain_text import LONGEST_NAME, one_line
from cardtable.rules.catalog import catalog
from tests.game.strategies import examples, seeds, tables
from tests.texts import texts


def recorded(variant: str, players: int, seed: int = 1, options: dict[str, str] | None = None) -> str:
    """Return the record of a random game."""
    lines: list[str] = []
    Games(catalog().resolve(variant, options or {}), players, ["random"], seed).play_game(1, None, lines)
    return "".join(lines)


@examples(10, 25, tables(), seeds)
def test_records_of_games_by_any_house_rules_replay_to_the_same_end(table, seed) -> None:
    lines: list[str] = []
    games = Games(table.rules, table.players, ["random"], int(seed), last_deal=3)
    state = games.play_game(1, None, lines)
    assert replay(parse_record("".join(lines).encode())) == state


@pytest.mark.parametrize("seed", [15, pytest.param(43, marks=pytest.mark.slow("another such game"))])
def test_two_copies_of_a_card_in_a_hand_are_one_play(seed: int) -> None:
    """A record couldn't say which of two such plays was meant, and the order of the pile would differ."""
    rules = catalog().resolve("ninety-nine-baltimore", {"hand_size": "7"})
    lines: list[str] = []
    state = Games(rules, 8, ["random"], seed).play_game(1, None, lines)
    assert replay(parse_record("".join(lines).encode())) == state


def test_a_reverse_that_counts_after_an_answer_is_recorded() -> None:
    """A reverse counts after the answers to the bomb of the same turn (1.4.5); old records don't mark it."""
    rules = catalog().resolve("boom-o")
    state = engine.new_game(Table(rules, 3), "40")
    seats = (("Ada", "human"), ("Ben", "human"), ("Cleo", "human"))
    lines = [header_text(header_of(rules, "40", seats)), record.deal_text(1, state.dealer)]
    engine.deal(state)
    wanted = ["DOUBLE", "REV", "BOMB"]
    while wanted or state.questions:
        found = engine.find_play(state, (wanted.pop(0),)) if wanted else Decline(state.questions[0])
        assert not isinstance(found, Refusal)
        events: list[AnyEvent] = []
        seat = state.turn
        engine.apply(state, found, events.append)
        lines.append(record.move_text(seat, found, events, 1))
    assert lines[-1].endswith(" decline <\n")
    assert replay(parse_record("".join(lines).encode())) == state
    assert replay(parse_record("".join(lines).replace("decline <", "decline").encode())) == state


def test_a_torn_last_line_is_dropped_and_the_rest_plays_on() -> None:
    whole = recorded("ninety-nine", 4, options={"tokens": "1"}).encode()
    for cut in range(len(whole) - 40, len(whole)):
        record = parse_record(whole[:cut])
        assert record.intact == whole.rfind(b"\n", 0, cut) + 1
        replay(record)


def test_a_line_can_have_several_moves() -> None:
    lines = recorded("ninety-nine", 4).split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("; deal")) + 1
    joined = [*lines[:first], "   ".join(lines[first : first + 2]), *lines[first + 2 :]]
    assert replay(parse_record("\n".join(joined).encode())) == replay(parse_record("\n".join(lines).encode()))


def test_a_wrong_total_is_reported_with_its_line() -> None:
    lines = recorded("ninety-nine", 4).split("\n")
    number, line = next(
        (n, text) for n, text in enumerate(lines) if text.count(" ") == 2 and text[0].isdigit()
    )
    seat, cards, total = line.split()
    lines[number] = f"{seat} {cards} {int(total) + 1}"
    with pytest.raises(
        RecordError, match=rf"^Line {number + 1}: the total is {total}, not {int(total) + 1}\.$"
    ):
        replay(parse_record("\n".join(lines).encode()))


DAMAGE = {
    "nothing": (lambda text: "", "This isn't a Cardtable game."),
    "bytes that are no text": (lambda text: "\x00\x01", "This isn't a Cardtable game."),
    "a header without its end": (lambda text: text[: text.index("%")], "ends before its rules"),
    "another program's format": (lambda text: text.replace(FORMAT, "bridge 2"), "“bridge 2” isn't a format"),
    "no seed": (lambda text: text.replace("[Seed", "[Sowing"), "end here without a Seed tag"),
    "prose": (
        lambda text: "Dear diary\n" + text,
        "This isn't a Cardtable game: line 1 isn't one of its tags.",
    ),
    "changed rules": (lambda text: text.replace('"hand":3', '"hand":4'), "do not belong to the tags"),
    "another game's name": (
        lambda text: text.replace('[Variant "ninety-nine"]', '[Variant "bridge"]'),
        "do not belong",
    ),
    "house rules only in the tag": (
        lambda text: text.replace('[Options ""]', '[Options "stock=play_on"]'),
        "do not belong",
    ),
    "impossible rules": (lambda text: text.replace('"limit":99', '"limit":98'), "over the limit of 98"),
    "deals that are no number": (
        lambda text: text.replace("[Seed", '[Deals "-3"] [Seed'),
        "a number of deals",
    ),
    "a missing total": (
        lambda text: re.sub(r"\n(\d \S+) \d+\n", r"\n\1\n", text, count=1),
        "the total is missing",
    ),
    "another seed": (lambda text: text.replace('[Seed "1.1"]', '[Seed "1.2"]'), "Line "),
    "a wrong seat": (lambda text: text.replace("\n1 ", "\n2 ", 1), "Line "),
    "an impossible card": (lambda text: text.replace(" stuck", " ZZ 5", 1), "Line "),
    "an impossible card of a seat that is not there": (
        lambda text: re.sub(r"\n\d stuck", "\n9 ZZ 500", text, count=1),
        "is not possible",
    ),
    "a deal too many": (lambda text: text.replace("; deal 2", "; deal 7", 1), "deal 2"),
    "an unknown seat count": (
        lambda text: text.replace("[Seats ", '[Seats "only me"] [Avatars '),
        "players, not 1",
    ),
}


def test_damage_is_reported_in_one_sentence(subtests: pytest.Subtests) -> None:
    whole = recorded("ninety-nine", 4)
    for name, (damage, said) in DAMAGE.items():
        with subtests.test(name):
            with pytest.raises(RecordError) as error:
                replay(parse_record(damage(whole).encode()))
            assert said in str(error.value)
            assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda text: "", "This isn't a Cardtable game."),
        (lambda text: f"Dear diary\n{text}", "This isn't a Cardtable game."),
        (
            lambda text: text.replace('[Format "cardtable', '[Format "diary'),
            "This game is damaged at line 1.",
        ),
        (
            lambda text: text.replace("[Seed", '[Weather "fine"] [Seed'),
            "A newer version of Cardtable made this game. Only that version can read line",
        ),
    ],
    ids=["nothing", "prose", "another format", "newer"],
)
def test_players_read_a_simpler_sentence_about_damage(change, expected) -> None:
    with pytest.raises(RecordError) as error:
        parse_record(change(recorded("ninety-nine", 4)).encode())
    assert error.value.sentence.startswith(expected)


@examples(80, 200, st.data())
def test_any_damaged_record_is_read_or_refused_in_a_sentence(data: st.DataObject) -> None:
    text = bytearray(SAMPLE)
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(text) - 1))
        text[place : place + data.draw(st.integers(0, 5))] = data.draw(st.binary(max_size=5))
    try:
        replay(parse_record(bytes(text)))
    except RecordError as error:
        assert "\n" not in str(error)


SAMPLE = recorded("ninety-nine", 3).encode()


@examples(
    40,
    100,
    st.lists(st.tuples(texts(12), st.sampled_from(["", "random"])), min_size=2, max_size=5),
)
def test_any_name_is_read_as_it_was_written(seats: list[tuple[str, str]]) -> None:
    rules = catalog().resolve("ninety-nine")
    named = tuple((one_line(name, LONGEST_NAME) or "Someone", level) for name, level in seats)
    record = parse_record(header_text(header_of(rules, "7", named)).encode())
    assert record.header.seats == named
    assert record.header.digest == rules.digest


def test_names_in_a_record_are_cleaned_and_shortened() -> None:
    named = (("Mia\u202e\u200b", ""), ("Q" * 9000, "random"), ("\u3164", ""), ("\u200d👩\u200d🚀", ""))
    rules = catalog().resolve("ninety-nine")
    text = header_text(header_of(rules, "7", (("a", ""), ("b", "random"), ("c", ""), ("d", ""))))
    seats = "; ".join(f"{name}:{level}" if level else name for name, level in named)
    record = parse_record(text.replace("a; b:random; c; d", seats).encode())
    assert record.header.seats == (
        ("Mia", ""),
        ("Q" * 16, "random"),
        ("Player 3", ""),
        ("👩\u200d🚀", ""),
    )


def test_records_of_older_games_do_not_depend_on_the_catalog() -> None:
    text = recorded("ninety-nine", 4)
    document = next(line for line in text.split("\n") if line.startswith("% "))[2:]
    older = document.replace('"ninety-nine"', '"a-game-that-is-gone"')
    text = text.replace(document, older).replace('"ninety-nine"', '"a-game-that-is-gone"')
    digest = "sha256:" + hashlib.sha256(older.encode()).hexdigest()
    assert replay(parse_record(re.sub(r"sha256:\w+", digest, text).encode())).phase is Phase.OVER


def test_undone_moves_do_not_count() -> None:
    lines = recorded("ninety-nine", 4).split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("; deal")) + 1
    twice = [*lines[: first + 3], "; undo 3", *lines[first:]]
    record = parse_record("\n".join(twice).encode())
    assert record.undone == 3
    assert replay(record) == replay(parse_record("\n".join(lines).encode()))


@pytest.mark.parametrize("count", [2, 99])
def test_no_more_moves_can_be_undone_than_the_deal_has(count: int) -> None:
    lines = recorded("ninety-nine", 4).split("\n")
    second = next(number for number, line in enumerate(lines) if line.startswith("; deal 2"))
    damaged = [*lines[: second + 2], f"; undo {count}"]
    said = rf"^Line {second + 3}: this deal has no {count} moves to take back\.$"
    with pytest.raises(RecordError, match=said):
        replay(parse_record("\n".join([*damaged, ""]).encode()))
