"""The chips of a game show all its differences from another game, and nothing else."""

from __future__ import annotations

import json

import msgspec
import pytest

from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.families import families
from cardtable.rules.prose.differences import ROWS, differences
from cardtable.rules.schema import PatchDocument
from tests.rows import rows

BOOK = catalog()

BY_CARDS = {"cards", "pack", "jokers", "obligation", "steal"}
"""Keys that chips of cards show."""
NOT_LISTED = {
    "allow_give_up", "bank", "bottom_chooser", "call_check", "calls", "dealer_rotation", "draw_discipline",
    "empty_hand_cost", "exchange_timing", "first_number", "mistakes_count", "next_starter", "one_pack_only", "overplay",
    "packs_follow_players", "pile_away_loser", "reward", "session_deals", "start_passes_over", "stock_end",
    "two_player_skip",
}  # fmt: skip
"""Keys by which nobody chooses a game, and keys that follow from others."""


def texts(variant: str, base: str = "") -> list[str]:
    return [chip.text for chip in differences(BOOK.resolve(variant), BOOK.resolve(base) if base else None)]


@rows(
    "variant, base, said",
    [
        ("ninety-nine-king-nine-swap", "ninety-nine", ["9 = 99", "K passes"]),
        ("ninety-nine-minus-ten", "ninety-nine", ["10 = −10"]),
        ("ninety-nine-orcutt", "ninety-nine", ["5 cards", "4 nickels"]),
        ("ninety-nine-four-corners", "ninety-nine", ["4 corners"]),
        ("ninety-nine-boyer", "ninety-nine", ["7 cards", "1 penny"]),
        ("ninety-nine-chicago", "ninety-nine-standard", ["K = 99", "9 skips", "10 = −10"]),
        ("ninety-nine-michigan", "ninety-nine-standard", ["5 folds", "three of a kind ends the deal", "stuck: sit out the deal"]),
        ("ninety-nine-lincoln-2018", "ninety-nine-icelandic", ["penalties are passed on"]),
        ("ninety-nine-icelandic", "ninety-nine-lincoln-2018", ["penalties end with you"]),
    ],
)  # fmt: skip
def test_chips_show_only_differences(variant: str, base: str, said: list[str]) -> None:
    assert texts(variant, base) == said


@rows(
    "variant, lost",
    [
        ("ninety-nine", "penny"),
        ("ninety-nine-orcutt", "nickel"),
        ("one-hundred", "chip"),
        ("ninety-nine-four-corners", "corner"),
        ("ninety-nine-standard", "token"),
    ],
)
def test_being_out_with_the_last_token_is_shown_by_the_name_of_the_token(variant: str, lost: str) -> None:
    later, at_once = (BOOK.resolve(variant, {"elimination_rule": rule}) for rule in ("below_zero", "at_zero"))
    assert [chip.text for chip in differences(at_once, later)] == [f"out with your last {lost}"]


def test_an_unusual_direction_has_a_chip() -> None:
    plain, turned = BOOK.resolve("ninety-nine"), BOOK.resolve("ninety-nine", {"start_direction": "right"})
    assert [chip.text for chip in differences(turned, plain)] == ["counterclockwise"]
    assert [chip.text for chip in differences(plain, turned)] == ["clockwise"]
    assert "counterclockwise" in [chip.text for chip in differences(turned)]


def test_a_classic_shows_what_it_is_known_for() -> None:
    assert texts("ninety-nine") == [
        "K = 99", "4 reverses", "10 = +10 or −10", "9 passes", "A = 1 or 11", "to 99", "3 cards", "5 pennies",
    ]  # fmt: skip


def test_tokens_are_shown_by_their_names() -> None:
    said = {"one-hundred": "3 chips", "ninety-nine-1950s": "3 pennies", "ninety-nine-wilson": "3 game points"}
    for variant, tokens in (said | {"boom-o": "3 time bombs", "zeus-on-the-loose": "4 letters"}).items():
        assert tokens in texts(variant)


def test_cards_of_a_rank_that_differ_are_named_by_their_suits() -> None:
    said = texts("ninety-eight-umass", "ninety-eight")
    assert {"A of spades knocks a player out", "Q of spades swaps hands", "other Q = +10"} <= set(said)
    assert "J of spades or hearts = 99" in texts("ninety-nine-baltimore", "ninety-nine-standard")
    assert {"black A = 0 to 100", "red 5 = −5"} <= set(texts("one-hundred"))


def test_a_chip_shows_the_effects_of_each_way_to_play_a_card() -> None:
    document = json.loads(BOOK.resolve("ninety-nine").document)
    document["cards"] |= {"5": "+5 | +0, reverse", "7": "-7, skip | +7"}
    said = [chip.text for chip in differences(rules_from_document(json.dumps(document).encode()))]
    assert {"5 = +5 or reverses", "7 = −7, skips or +7"} <= set(said)


@pytest.mark.usefixtures("german")
def test_in_german_words_agree_with_the_gender_of_a_card() -> None:
    words = {chip.text: chip.words for chip in differences(BOOK.resolve("one-hundred"))}
    assert words["rote 5 = −5"] == "rote 5 zieht 5 ab"
    assert words["schwarzes A = 0 bis 100"].startswith("schwarzes Ass setzt")
    assert words["Herz D = 0"] == "Herzdame setzt den Stand auf 0"
    assert "ohne Asse, Vieren, Neunen, Zehnen oder Könige" in texts("zeus-on-the-loose", "ninety-nine")


def test_a_chip_is_colored_by_what_the_card_does() -> None:
    kinds = {chip.text: chip.kind for chip in differences(BOOK.resolve("ninety-nine-icelandic"))}
    assert (kinds["9 = 99"], kinds["4 reverses"], kinds["10 = +10 or −10"]) == ("sets", "twists", "takes")
    assert (kinds["K passes"], kinds["J = +11"]) == ("plain", "adds")


def test_screen_readers_read_whole_words() -> None:
    said = {chip.text: chip.words for chip in differences(BOOK.resolve("ninety-nine"))}
    assert said["K = 99"] == "king makes the total 99"
    assert said["4 reverses"] == "4 keeps the total the same and reverses direction"


def test_no_two_games_of_a_shelf_look_alike() -> None:
    for family in families():
        base = BOOK.resolve(family.classic)
        shown = [
            differences(BOOK.resolve(place.game), base if place.game != family.classic else None)
            for place in family.places
        ]
        assert all(shown), family.name
        assert len(set(shown)) == len(shown), family.name


def test_no_game_differs_from_itself() -> None:
    for variant in BOOK.ids:
        assert texts(variant, variant) == []


def test_every_key_of_a_variant_has_a_chip_or_is_left_out_on_purpose() -> None:
    keys = {key for row in ROWS for key in row.keys}
    assert keys | BY_CARDS | NOT_LISTED == {field.name for field in msgspec.structs.fields(PatchDocument)}
    assert not keys & NOT_LISTED
