"""The shuffle never changes, since every saved record depends on it."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cardtable.cards.faces import build_pack, french_faces
from cardtable.cards.shuffle import Stream, choose, shuffle, shuffle_last, shuffle_rest
from tests.texts import texts


def test_a_pinned_shuffle_never_changes() -> None:
    cards = list(build_pack(french_faces()))
    shuffle(cards, "4711", "deal:1")
    assert " ".join(cards[:13]) == PINNED
    numbers = Stream("4711", "bot:1:2:3")
    assert [numbers.below(6) for _ in range(12)] == PINNED_NUMBERS


PINNED = "4C 6C JS JH KC KD AH 9S 5D 9H 9C 7S KS"
PINNED_NUMBERS = [0, 0, 5, 5, 5, 3, 5, 1, 3, 4, 2, 2]


@given(st.integers(0, 60), texts(8), texts(8))
def test_a_shuffle_keeps_every_card(count: int, seed: str, name: str) -> None:
    cards = list(range(count))
    shuffle(cards, seed, name)
    assert sorted(cards) == list(range(count))


def test_streams_of_one_seed_differ() -> None:
    first, second = list(range(52)), list(range(52))
    shuffle(first, "1", "deal:1")
    shuffle(second, "1", "deal:2")
    assert first != second


def test_every_order_of_four_cards_comes_up_about_equally_often() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(4800):
        cards = list(range(4))
        shuffle(cards, str(seed), "fair")
        orders[tuple(cards)] += 1
    # 24 orders, 200 each expected; chi-squared with 23 degrees of freedom is over 49.7 once in a thousand.
    assert sum((count - 200) ** 2 / 200 for count in orders.values()) < 49.7


def test_numbers_of_a_stream_are_spread_evenly() -> None:
    stream = Stream("1", "even")
    counts = Counter(stream.below(10) for _ in range(5000))
    # 9 degrees of freedom: over 27.9 once in a thousand.
    assert sum((counts[n] - 500) ** 2 / 500 for n in range(10)) < 27.9


@given(st.integers(2, 120), st.data(), texts(8), texts(8))
def test_a_shuffle_in_two_parts_is_the_whole_one(
    count: int, data: st.DataObject, seed: str, name: str
) -> None:
    whole, last = list(range(count)), list(range(count))
    shuffle(whole, seed, name)
    places = data.draw(st.integers(1, count - 1))
    shuffle_last(last, places, seed, name)
    left = count - places
    assert last[left:] == whole[left:]
    below = last[:left]
    shuffle_rest(below, places, seed, name)
    assert below == whole[:left]


def test_one_choice_is_the_first_of_its_stream() -> None:
    for options in ("ab", "abcdefg", "abcdefghijklmnopqrstuvwxyz" * 3):
        for seed in map(str, range(50)):
            assert choose(options, seed, "steal:1:2") == Stream(seed, "steal:1:2").choose(options)
