"""What people look for in a game is known from its rules."""

from __future__ import annotations

from cardtable.rules.catalog import catalog
from cardtable.rules.finding import KINDS, is_good_with_children, kinds_of_cards
from cardtable.rules.own_words import choice_label
from tests.rows import rows

BOOK = catalog()


@rows(
    "variant, kinds",
    [
        ("ninety-eight", set()),
        ("ninety-nine", {"reverse"}),
        ("to-twenty", set()),
        ("ninety-eight-arizona", {"reverse", "twice", "together", "jokers"}),
        ("ninety-eight-umass", {"reverse", "name", "hands"}),
        ("one-hundred", {"reverse", "any"}),
        ("boom-o", {"reverse", "skip", "hands", "twice", "pack"}),
    ],
)
def test_the_special_cards_of_a_game_are_known_by_kind(variant: str, kinds: set[str]) -> None:
    assert kinds_of_cards(BOOK.resolve(variant)) == kinds


def test_every_kind_is_in_some_game() -> None:
    found = {kind for variant in BOOK.ids for kind in kinds_of_cards(BOOK.resolve(variant))}
    assert found == set(KINDS)


@rows(
    "variant, good",
    [
        ("ninety-nine", True),
        ("to-twenty", True),
        ("to-fifty", True),
        ("ninety-nine-nepal", True),
        ("ninety-eight", False),  # without an end
        ("ninety-nine-minus-ten", False),  # below 0
        ("ninety-nine-boyer", False),  # seven cards in hand
        ("ninety-nine-qcsalon", False),  # milestones
        ("one-hundred", False),  # any total, and many special cards
        ("zeus-on-the-loose", False),
    ],
)
def test_games_for_children_are_simple_and_end(variant: str, good: bool) -> None:
    assert is_good_with_children(BOOK.resolve(variant)) is good


def test_house_rules_change_what_a_game_is_found_by() -> None:
    assert not is_good_with_children(BOOK.resolve("ninety-nine", {"hand_size": "7"}))
    assert "jokers" in kinds_of_cards(BOOK.resolve("ninety-nine-alternative", {"alternative_joker": "set0"}))


def test_every_value_of_every_option_has_words() -> None:
    plain = {"allowed", "banned"}
    for variant in BOOK.ids:
        for choice in BOOK.resolve(variant).choices:
            for value in (choice.default, *(choice.values or ())):
                label = choice_label(choice, value)
                assert label != value or value.isdigit() or value in plain, (variant, choice.key, value)
                assert "_" not in label
            labels = [choice_label(choice, value) for value in choice.values or ()]
            assert len(set(labels)) == len(labels), (variant, choice.key)
