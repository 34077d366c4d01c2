"""Variant files: inheritance, and one plain sentence for each error."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.rules.catalog import Catalog, catalog, load_catalog, rules_from_document
from cardtable.rules.model import RulesError
from cardtable.rules.options.house_rules import HOUSE_RULES
from tests.rows import rows

FILE = "house.toml"
COMPLETE = """
[game]
name = "Game"
source = { publisher = "me", title = "at home", section = "all" }
players = { min = 2, max = 4 }
decks = 1
hand = 3
tokens = 3
limit = 50
negative_totals = "allow"
two_player_reverse = "pass"
two_player_skip = "again"
draw_discipline = "auto"
elimination_rule = "at_zero"
packs_follow_players = "off"
deal_end = "deal_ends"
dealer_rotation = "left"
next_starter = "left_of_dealer"
stock = "reshuffle"
session_deals = 0
start_card = "empty"
allow_give_up = "off"
mistakes_count = "off"
pile_away_loser = "redraw"
sixty_nine_effect = "none"
exchange_timing = "after_draw"
cards = { face = "+pips", J = "+0, reverse", Q = "+3, skip", K = "=50" }
"""


def written(folder: Path, text: str) -> Catalog:
    (folder / FILE).write_text(text, encoding="utf-8")
    return load_catalog(folder)


def check(folder: Path, key: str, why: str = "") -> None:
    """Check that the file is answered with one plain sentence that names the key and the reason."""
    with pytest.raises(RulesError) as error:
        load_catalog(folder).resolve("game")
    sentence = str(error.value)
    assert sentence.startswith(FILE)
    assert key in sentence
    assert why in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")
    assert "`" not in sentence
    assert len(sentence) < 350


def test_a_variant_with_a_base_has_only_differences(tmp_path: Path) -> None:
    child = '[child]\nbase = "game"\nlimit = 60\ncards = { Q = "-5", QS = "+20" }\n'
    rules = written(tmp_path, COMPLETE + child).resolve("child")
    assert rules.limit == 60
    assert rules.cards["QH"][0].notation == "-5"
    assert rules.cards["QS"][0].notation == "+20"
    assert rules.cards["KS"][0].notation == "=50"
    assert rules.hand_size(4) == 3


def test_a_table_by_players_replaces_that_of_the_base(tmp_path: Path) -> None:
    text = COMPLETE.replace("tokens = 3", 'tokens = { default = 5, "3+" = 2 }')
    child = '[child]\nbase = "game"\ntokens = { default = 4, "4+" = 1 }\n'
    rules = written(tmp_path, text + child).resolve("child")
    assert rules.tokens is not None
    assert [rules.tokens(players) for players in (2, 3, 4)] == [4, 4, 1]


BROKEN = {
    "unknown key": (COMPLETE + "color = 3\n", "house.toml, game.color", "no such key"),
    "unknown nested key": (COMPLETE.replace("max = 4", "most = 4"), "game.players.most", "no such key"),
    "wrong type": (COMPLETE.replace("limit = 50", 'limit = "fifty"'), "game.limit", "a whole number here, not text"),
    "limit too small": (COMPLETE.replace("limit = 50", "limit = 0"), "game.limit", "at least 1"),
    "unknown choice": (COMPLETE.replace('"reshuffle"', '"stop"'), "game.stock", "not one of the choices"),
    "not a table": ("game = 3\n", "house.toml, game", "a variant is a table"),
    "no TOML": ("[game\n", "house.toml", "not a TOML file"),
    "face not in the pack": (COMPLETE.replace("K =", "JK1 ="), "game.cards.JK1", "no such card"),
    "face without a value": (COMPLETE.replace('face = "+pips", ', ""), "game.cards.A", "without a value"),
    "pips on a court card": (COMPLETE.replace('K = "=50"', 'K = "+pips"'), "game.cards.K", "no pips"),
    "no effect": (COMPLETE.replace('"+3, skip"', '"+3, hop"'), "game.cards.Q", "“hop” isn't an effect"),
    "total changed twice": (COMPLETE.replace('"+3, skip"', '"+3, +4"'), "game.cards.Q", "changes the total twice"),
    "no total": (COMPLETE.replace('"+3, skip"', '"skip"'), "game.cards.Q", "what becomes of the total"),
    "sets over the limit": (COMPLETE.replace('"=50"', '"=51"'), "game.cards.K", "over the limit of 50"),
    "missing key": (COMPLETE.replace("hand = 3\n", ""), "game.hand", "missing"),
    "source without a section": (COMPLETE.replace(', section = "all"', ""), "game.source.section", "missing"),
    "no default by players": (COMPLETE.replace("hand = 3", 'hand = { "3+" = 4 }'), "game.hand", "no default"),
    "odd step by players": (COMPLETE.replace("hand = 3", "hand = { default = 3, many = 4 }"), "hand.many", "write default"),
    "players upside down": (COMPLETE.replace("min = 2", "min = 4").replace("max = 4", "max = 3"), "game.players", "larger"),
    "too few cards": (COMPLETE.replace("hand = 3", "hand = 20").replace("min = 2", "min = 3"), "game.hand", "need 60 cards"),
    "empty hands": (COMPLETE.replace("hand = 3", "hand = 0"), "game.hand", "no cards"),
    "unknown base": ('[game]\nbase = "gone"\n', "game.base", "no variant “gone”"),
    "bases in a circle": ('[game]\nbase = "b"\n[b]\nbase = "game"\n', "base", "circle"),
    "call for nothing": (COMPLETE + 'calls = { Z = "hello" }\n', "game.calls.Z", "rank of a card"),
    "option without a default": (
        COMPLETE + '[game.options.joker]\nname = "Joker"\nchoices.none = {}\n', "game.options.joker", "default"
    ),
}  # fmt: skip


@rows("text, key, why", BROKEN.values(), ids=BROKEN)
def test_broken_rules_get_one_plain_sentence(tmp_path: Path, text: str, key: str, why: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    check(tmp_path, key, why)


def test_two_variants_cannot_share_an_id(tmp_path: Path) -> None:
    (tmp_path / "another.toml").write_text('[game]\nname = "Other"\n')
    with pytest.raises(RulesError, match=r"house\.toml, game: another\.toml has a variant of this id"):
        written(tmp_path, COMPLETE)


def test_house_rules_are_checked() -> None:
    with pytest.raises(RulesError, match="can be left, right, loser, not “sideways”"):
        catalog().resolve("ninety-nine", {"dealer_rotation": "sideways"})
    with pytest.raises(RulesError, match="has no house rule “color”"):
        catalog().resolve("ninety-nine", {"color": "red"})
    with pytest.raises(RulesError, match="a whole number from 1 to 20, not “many”"):
        catalog().resolve("ninety-nine", {"tokens": "many"})


def test_a_house_rule_at_its_default_counts_as_none() -> None:
    plain = catalog().resolve("ninety-nine")
    assert (
        catalog().resolve("ninety-nine", {"stock": "reshuffle", "ace_values": "choice"}).digest
        == plain.digest
    )
    assert catalog().resolve("ninety-nine", {"stock": "play_on"}).options == {"stock": "play_on"}


def test_rules_are_read_back_from_the_document_of_a_record() -> None:
    for variant in catalog().ids:
        offered = {choice.key for choice in catalog().resolve(variant).choices}
        # Games that deal all cards have no such choice.
        rules = catalog().resolve(variant, {"hand_size": "2"} if "hand_size" in offered else {})
        again = rules_from_document(rules.document)
        assert again.digest == rules.digest
        assert again.cards == rules.cards
        assert again.hand_size(4) == (2 if "hand_size" in offered else rules.hand_size(4))


def test_a_house_rule_that_needs_another_is_offered_only_with_it() -> None:
    offered = {choice.key for choice in catalog().resolve("ninety-nine").choices}
    assert "pile_away_loser" not in offered
    with pytest.raises(RulesError, match="has no house rule “pile_away_loser”"):
        catalog().resolve("ninety-nine", {"pile_away_loser": "keep"})
    both = catalog().resolve("ninety-nine", {"pile_away_loser": "keep", "deal_end": "pile_away"})
    assert both.options == {"pile_away_loser": "keep", "deal_end": "pile_away"}
    assert both.terms.pile_away_loser == "keep"
    assert {choice.key for choice in both.choices} == {*offered, "pile_away_loser", "pile_away_cards"}
    both = catalog().resolve("ninety-nine", {"dealer_rotation": "winner", "deal_end": "drop_out"})
    assert both.options == {"dealer_rotation": "winner", "deal_end": "drop_out"}


@rows(
    "variant, key, value, meant",
    [
        ("ninety-nine", "dealer_rotation", "winner", {}),
        ("zeus-on-the-loose", "dealer_rotation", "loser", {"dealer_rotation": "left"}),
        ("ono-99", "next_starter", "winner", {"next_starter": "left_of_dealer"}),
        ("boom-o", "next_starter", "left_of_dealer", {}),
        ("boom-o", "negative_totals", "floor", {}),
        ("ninety-eight", "deal_end", "drop_out", {"deal_end": "knock_out"}),
        ("ninety-nine-thai", "sixty_nine_effect", "pool_token", {}),
        ("ninety-eight", "bottom_card", "off", {}),
    ],
)
def test_a_house_rule_for_every_game_may_be_named_even_if_it_has_no_effect(
    variant: str, key: str, value: str, meant: dict[str, str]
) -> None:
    """Section 5 has it for all games."""
    rules = catalog().resolve(variant, {key: value})
    assert rules.options == meant
    offered = next((choice for choice in rules.choices if choice.key == key), None)
    assert offered is None or value not in (offered.values or ())


@rows(
    "variant, key, value",
    [
        ("ninety-nine", "two_player_skip", "none"),
        ("ninety-nine-thai", "tokens", "3"),
        ("ninety-eight-umass", "packs", "2"),
        ("ninety-nine-icelandic", "ace_values", "11"),
        ("ninety-nine-thai", "deal_end", "drop_out"),
        ("ninety-eight", "deal_end", "pile_away"),
        ("boom-o", "draw_discipline", "sometimes"),
        ("boom-o", "next_starter", "nobody"),
    ],
)
def test_a_house_rule_that_a_game_cannot_have_is_refused(variant: str, key: str, value: str) -> None:
    with pytest.raises(RulesError, match=key):
        catalog().resolve(variant, {key: value})


def test_every_house_rule_can_be_chosen_and_leaves_the_defaults_as_they_are() -> None:
    """Each value is tried in the first game that has it."""
    seen: set[tuple[str, str]] = set()
    for variant in catalog().ids:
        choose_each(variant, seen)


@pytest.mark.slow("every value of every house rule of every game")
@rows("variant", lambda: catalog().ids)
def test_every_house_rule_can_be_chosen_in_every_game(variant: str) -> None:
    choose_each(variant, set())


def choose_each(variant: str, seen: set[tuple[str, str]]) -> None:
    may_go = {rule.key for rule in HOUSE_RULES if rule.for_all}
    rules = catalog().resolve(variant)
    own = {choice.key: choice.default for choice in rules.choices}
    for choice in rules.choices:
        for value in choice.values or (str(choice.least), str(choice.most)):
            if (choice.key, value) not in seen:
                seen.add((choice.key, value))
                chosen = catalog().resolve(variant, {choice.key: value}).choices
                kept = {c.key: c.default for c in chosen if c.key in own}
                assert kept == {key: own[key] for key in own if key in kept or key not in may_go}
