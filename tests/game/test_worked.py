"""Each special card has a worked example in the rules, and all examples are true."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from cardtable.game import engine
from cardtable.game.worked import explained, worked_examples
from cardtable.game.worked.cards import EXAMPLES, OfCard
from cardtable.game.worked.scene import Claim, table_for
from cardtable.rules.catalog import catalog
from cardtable.rules.effects import ACTIONS, CHAIN, OBLIGE, SHIELD
from cardtable.rules.model import Rules
from cardtable.rules.prose.cards import CardRow, is_plain
from tests.game.random_variants import random_rules
from tests.games import every_game
from tests.rules.at_table import table
from tests.rules.example_table import OURS
from tests.rules.house_rules import with_each_house_rule

GIVEN = [example for path in OURS for example in json.loads(path.read_text("utf-8"))]
OF_ITS_OWN = {OBLIGE, CHAIN, SHIELD}
"""Actions whose examples take several plays."""


def rows(rules: Rules) -> tuple[CardRow, ...]:
    return next(section.table for section in explained(rules).sections if section.table)


@every_game
def test_only_special_cards_have_examples(variant: str) -> None:
    rules = catalog().resolve(variant)
    for row in rows(rules):
        face = row.faces[0]
        assert bool(row.example) != is_plain(face, row.options, rules.counts_down), row


def made(rules: Rules, options: dict[str, str], claim: Claim) -> set[int]:
    """Return the totals that the cards of a claim can make in the engine."""
    # Late enough that no rank is banned any more.
    turns = {"turns_taken": {"1": 99}} if rules.terms.ban is not None else {}
    setup = {
        "players": rules.min_players,
        "options": options,
        "hands": {"1": [*claim.cards, "??", "??"]},
        "total": claim.before,
        "pile": [claim.below] if claim.below else [],
        "state": turns,
    }
    at = table(rules.id, **setup)
    wanted = sorted(claim.cards)
    return {play.total for play in engine.legal_plays(at.state) if sorted(play.cards) == wanted}


def check_examples(variant: str, options: dict[str, str]) -> None:
    rules = catalog().resolve(variant, options)
    for name, example in worked_examples(rules).items():
        for claim in example.claims:
            assert set(claim.totals) <= made(rules, options, claim), (options, name, claim)


@every_game
def test_the_numbers_of_each_example_are_right_in_the_engine(variant: str) -> None:
    check_examples(variant, {})


@every_game
def test_each_total_in_an_example_is_one_that_was_played(variant: str) -> None:
    for example in worked_examples(catalog().resolve(variant)).values():
        played = {number for claim in example.claims for number in (claim.before, *claim.totals)}
        totals = set(
            re.findall(r"(?:stays|makes it|makes? the total|total is|it's|be|At) (-?\d+)", example.text)
        )
        assert {int(number) for number in totals} - {rest(variant)} <= played, example


def rest(variant: str) -> int | None:
    """Return the total to which two plays go back in between."""
    terms = catalog().resolve(variant).terms.obligation
    return None if terms is None else terms.between


def plays_of_one_card(variant: str) -> list[tuple[str, int, int]]:
    """Return card, total before and total after of our examples that play a single card without special conditions."""
    found = []
    for example in GIVEN:
        first, setup, then = example["move"][0], example["setup"], example["expect"]
        is_plain_table = not any(setup.get(key) for key in ("options", "state", "pile"))
        is_one = len(example["move"]) == 1 and first["type"] == "play" and len(first["cards"]) == 1
        has_total = then.get("legal", True) and "total" in then and "hand_over" not in then
        if example["variant"] == variant and is_plain_table and is_one and has_total:
            found.append((first["cards"][0], setup["total"], then["total"]))
    return found


@every_game
def test_examples_of_cards_agree_with_those_of_the_settled_rules(variant: str) -> None:
    """The card of an example makes the same total as in examples.json."""
    rules = catalog().resolve(variant)
    table = table_for(rules)
    given = plays_of_one_card(variant)
    assert table is not None
    assert given
    for card, before, after in given:
        assert after in OfCard(table, card, card).claim(before).totals, (card, before)


@pytest.mark.slow("every house rule of every variant")
@every_game
@pytest.mark.parametrize("values", [slice(1), pytest.param(slice(1, None), marks=pytest.mark.long)], ids=str)
def test_the_examples_are_true_under_every_house_rule(variant: str, values: slice) -> None:
    for found in by_house_rule(variant).values():
        for options in found[values]:
            check_examples(variant, options)


def by_house_rule(variant: str) -> dict[str, list[dict[str, str]]]:
    """Return the values of each house rule, each as the only option."""
    found: dict[str, list[dict[str, str]]] = {}
    for options, _ in with_each_house_rule(variant):
        found.setdefault(next(iter(options)), []).append(options)
    return found


@pytest.mark.parametrize(
    "numbers", [range(0, 120, 6), pytest.param(range(3, 120, 6), marks=pytest.mark.slow("more such rules"))]
)
def test_random_rules_have_examples_that_the_engine_can_play(
    numbers: range, subtests: pytest.Subtests
) -> None:
    """Only examples that can't be shown at a table are left out."""
    for number in numbers:
        rules = random_rules(Random(number))
        if rules is None:
            continue
        with subtests.test(number=number):
            assert all(one.text.startswith("Example: ") for one in worked_examples(rules).values())
            assert explained(rules).sections[-1].heading in ("Tips", "The end of the game")


def test_every_action_of_cards_has_examples() -> None:
    assert EXAMPLES.keys() | OF_ITS_OWN == set(ACTIONS)


OF_CARDS = [
    ("ninety-nine", "10", "At 85, Anna plays a ten and can make the total 95 or 75. At 95 the total must be 85"),
    ("ninety-nine", "4", "the total stays 99. The direction reverses: Dan is next, not Ben."),
    ("ninety-nine-chicago", "9", "Ben is skipped, and Carla is next."),
    ("ninety-eight-umass", "AH", "Carla puts the ace of hearts under the ace of spades, draws a card and stays"),
    ("ninety-eight-arizona", "JK", "A jack makes the total 88, but then it goes back to 98. A four makes it 98."),
    ("ninety-nine-icelandic", "Q", "Carla owes a penalty of two cards."),
    ("ninety-nine-baltimore", "7", "Dan plays a ten and makes the total 50. Anna plays a seven, which does the same"),
    ("ono-99", "ONO", "Even now Anna can't play an O'NO 99."),
    ("zeus-on-the-loose", "HERMES", "At 7 the same card makes the total 70."),
    ("boom-o", "BOMB", "Ben discards a Hold and is safe. Carla and Dan have none: each flips one time bomb."),
]  # fmt: skip


def test_examples_describe_what_a_player_sees(subtests: pytest.Subtests) -> None:
    for variant, card, text in OF_CARDS:
        with subtests.test(variant, card=card):
            assert text in worked_examples(catalog().resolve(variant))[card].text


OF_MORE = [
    (
        "ninety-nine-qcsalon",
        "milestones",
        "At 27 the same card makes the total 34. That jumps over 33, so Anna pays one",
    ),
    ("ninety-nine-wilson", "borders", "That crosses the border above 33, so Anna loses one game point."),
    ("ninety-nine-baltimore", "several", "Anna plays a king and a queen together and makes the total 67."),
    ("ninety-nine-whitby-2025", "runs", "Now Carla draws a card only by playing a four."),
    (
        "ninety-nine-69",
        "69",
        "At 63, Anna plays a six and makes the total 69. So Anna gets one penny.",
    ),
    (
        "ninety-nine-michigan",
        "three",
        "The deal is over, and every other player makes one fold in their bill.",
    ),
    ("ninety-nine-ishihara", "ban", "Anna can't play a king at 32. At 99 it's allowed."),
    ("zeus-on-the-loose", "zeus", "Anna plays a three and makes the total 30. Anna takes Zeus from Ben."),
    ("zeus-on-the-loose", "sneak", "plays it right away and makes the total 67. Now Carla has Zeus."),
    ("ono-99", "twice", "and plays a Hold first. Anna's turn is over: now Ben has to play twice."),
]


def test_sections_about_more_than_a_card_have_examples_too(subtests: pytest.Subtests) -> None:
    for variant, topic, text in OF_MORE:
        with subtests.test(variant, topic=topic):
            rules = catalog().resolve(variant)
            assert text in worked_examples(rules)[topic].text
            sections = explained(rules).sections
            assert any(text in paragraph for section in sections for paragraph in section.paragraphs)
