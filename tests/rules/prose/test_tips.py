"""Each game has two or three tips, which agree with the engine."""

from __future__ import annotations

from itertools import chain

from cardtable.cards.faces import rank_of
from cardtable.game.rulebook import Rulebook
from cardtable.rules.catalog import catalog
from cardtable.rules.drafting.draft import begin, rules_of
from cardtable.rules.drafting.ways import put
from cardtable.rules.model import Rules
from cardtable.rules.prose.text import rules_text
from cardtable.rules.prose.tips import TIPS, safe_at_limit, stops_at_limit, tips
from tests.games import every_game
from tests.rows import rows
from tests.rules.house_rules import with_each_house_rule

every_variant = rows("variant", lambda: catalog().ids)


@every_game
def test_each_game_ends_with_two_or_three_tips(variant: str) -> None:
    rules = catalog().resolve(variant)
    last = rules_text(rules).sections[-1]
    assert last.heading == "Tips"
    assert last.paragraphs == tips(rules)
    assert 2 <= len(last.paragraphs) <= 3
    assert len(set(last.paragraphs)) == len(last.paragraphs)


def playable(rules: Rules, total: int) -> set[str]:
    """Return the cards that can be played at this total on an ordinary turn."""
    plays = Rulebook(rules, rules.min_players).printed.plays
    return {face for face in rules.faces if plays[face][total]}


@every_variant
def test_the_cards_to_keep_are_those_that_can_be_played_at_the_limit(variant: str) -> None:
    rules = catalog().resolve(variant)
    if stops_at_limit(rules):
        named = set(safe_at_limit(rules))
        named_faces = {face for face in rules.faces if face in named or rank_of(face) in named}
        assert playable(rules, rules.edge) == named_faces


def test_cards_that_keep_the_total_are_safe_if_the_game_counts_down() -> None:
    counts_down = rules_of(put(begin("ninety-nine"), "counting", "down"))
    assert safe_at_limit(counts_down) == ["A", "4", "9", "10", "K"]


@every_variant
def test_a_card_to_play_early_makes_the_limit(variant: str) -> None:
    rules = catalog().resolve(variant)
    hurry = [tip for tip in tips(rules) if "early: the others" in tip]
    faces = [
        face for face in rules.faces if f"={rules.limit}" in {o.total.notation for o in rules.cards[face]}
    ]
    assert not hurry or faces


@rows(
    "variant, house_rules, said, unsaid",
    [
        ("ninety-nine", {}, "Keep a four, a nine, a ten or a king for the end", "69"),
        ("ninety-nine", {"sixty_nine_effect": "reset_zero"}, "Count ahead to 69", "When someone is stuck"),
        ("ninety-nine", {"draw_discipline": "manual"}, "Draw right away.", "69"),
        ("ninety-nine-1950s", {}, "Keep a nine or a ten for the end", "king"),
        ("ninety-nine-ishihara", {}, "Don't count on kings at the start.", "play a king early"),
        ("ninety-nine-pile-away", {}, "When someone is stuck, the total is 0 again", "69"),
        ("ninety-nine-qcsalon", {}, "Don't leave the total ten short of 33, 66 or 99", "for the end"),
        ("zeus-on-the-loose", {}, "the next multiple of ten: it takes Zeus", "for the end"),
        ("ono-99-2022", {}, "together with three more", "to the end of the deal"),
    ],
)
def test_a_tip_is_given_if_the_rules_make_it_true(
    variant: str, house_rules: dict[str, str], said: str, unsaid: str
) -> None:
    text = " ".join(tips(catalog().resolve(variant, house_rules)))
    assert said in text
    assert unsaid not in text


def test_every_tip_is_given_in_some_game() -> None:
    """Only the first three that are true are shown."""
    left = {tip.message for tip in TIPS}
    with_house_rules = (rules for variant in catalog().ids for _, rules in with_each_house_rule(variant))
    for rules in chain(map(catalog().resolve, catalog().ids), with_house_rules):
        left -= {tip.message for tip in [tip for tip in TIPS if tip.holds(rules) is not None][:3]}
        if not left:
            break
    assert left == set()
