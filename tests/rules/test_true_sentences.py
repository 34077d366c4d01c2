"""Sentences of the rules in words that were false somewhere: they stand where the game does what they say."""

from __future__ import annotations

import json
from random import Random

import pytest

from cardtable.game import ending, engine
from cardtable.game.moves import STUCK, Play
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.game.worked import explained
from cardtable.language import paragraph
from cardtable.rules.catalogue import catalogue, rules_from_document
from cardtable.rules.effects import CHAIN
from cardtable.rules.endless import could_be_endless
from cardtable.rules.errors import RulesError
from cardtable.rules.model import Rules
from cardtable.rules.own_words import choice_label, printed_names
from cardtable.rules.prose import ends
from cardtable.rules.prose.differences import differences
from cardtable.rules.prose.text import RulesText, plain_text
from cardtable.rules.prose.tips import safe_at_limit, stops_at_limit, tips
from tests.games import every_game
from tests.rows import rows
from tests.rules.at_table import do, play, table
from tests.rules.house_rules import with_each_house_rule

JBB = ("lincoln-2018", "st-albans-2019", "norwich-2022", "whitby-2025")
CHAINS = ("ninety-nine-icelandic", *(f"ninety-nine-{place}" for place in JBB))
DROP_OUT = {"carryover_failure": "pay_and_drop_out"}


def said(rules: Rules) -> str:
    return " ".join(plain_text(explained(rules)).split())


def every_way_to_play(variant: str) -> list[Rules]:
    """The variant as it is, and with each value of each house rule."""
    return [catalogue().resolve(variant), *(rules for _, rules in with_each_house_rule(variant))]


# --- ONO: the first Reverse of two plays


@rows("variant", ["ono-99", "ono-99-2022"])
def test_a_first_reverse_turns_at_once_and_no_text_says_that_it_waits(variant: str) -> None:
    at = table(variant, players=4, hands={"1": ["REV", "N5", "N6", "N7"]}, total=20, state={"obligation": 2})
    play(at, 1, "REV")
    assert (at.shows("direction", None), at.shows("next", None)) == ("ccw", 4)
    assert tells_that_it_turns_at_once(catalogue().resolve(variant))


def tells_that_it_turns_at_once(rules: Rules) -> bool:
    text = said(rules)
    return "Reverses count only after" not in text and "the direction reverses right away." in text


@pytest.mark.slow("every house rule")
@rows("variant", ["ono-99", "ono-99-2022"])
def test_it_turns_at_once_whatever_the_house_rules(variant: str) -> None:
    assert all(map(tells_that_it_turns_at_once, every_way_to_play(variant)))


@rows("variant", ["ninety-eight-arizona", "boom-o"])
def test_where_turns_of_direction_do_wait_the_text_says_so(variant: str) -> None:
    assert "Reverses count only after the last play. Two cancel out." in said(catalogue().resolve(variant))


# --- a penalty whose player drops out


@rows("place", JBB)
def test_a_penalty_lapses_with_its_player(place: str) -> None:
    rules = catalogue().resolve(f"ninety-nine-{place}", DROP_OUT)
    text = said(rules)
    assert "pay one token and are out of the deal. The rest of the penalty is dropped" in text
    assert "passes to the next player" not in text
    assert "comes back to the first player" not in text
    assert "comes back to the first player" in said(catalogue().resolve(f"ninety-nine-{place}"))


@rows("laid", [True, False])
def test_the_next_player_has_an_ordinary_turn(laid: bool) -> None:
    at = table(
        "ninety-nine-lincoln-2018",
        players=4,
        turn=3,
        hands={"3": ["2H" if laid else "8S", "6H", "8H"], "4": ["QH", "6C", "9C"]},
        pile=["QS", "QC"],
        total=97 if laid else 99,
        options=DROP_OUT,
        state={"queen_chain": 2, "penalty": 2},
    )
    if laid:
        play(at, 3, "2H")
    do(at, next(move for move in engine.legal_moves(at.state)))
    assert at.state.turn == 3
    assert (at.state.owes, at.state.penalty, at.state.chain) == (0, False, 0)
    assert at.state.in_deal == (True, True, False, True)
    assert {move.cards[0] for move in engine.legal_plays(at.state)} == {"QH", "9C"}


def test_a_record_from_before_hands_the_penalty_on_as_it_did() -> None:
    document = json.loads(catalogue().resolve("ninety-nine-lincoln-2018", DROP_OUT).document)
    del document["queen_chain"]["rest"]
    rules = rules_from_document(json.dumps(document).encode())
    assert rules.hands_penalties_on
    assert "The rest of the penalty passes to the next player." in said(rules)
    assert "comes back to the first player" not in said(rules)


@rows("deal_end", ["knock_out", "drop_out"])
def test_who_is_out_of_a_deal_that_goes_on_hands_no_penalty_on(deal_end: str) -> None:
    rules = catalogue().resolve("ninety-nine-icelandic", {"deal_end": deal_end, "allow_give_up": "on"})
    assert "The rest of the penalty is dropped" in said(rules)
    assert "Then you pay, and the next player owes nothing." in said(rules)
    assert "passes to the next player" not in said(rules)
    document = json.loads(rules.document)
    del document["queen_chain"]["rest"]
    old = rules_from_document(json.dumps(document).encode())
    assert old.hands_penalties_on
    assert "The rest of the penalty passes to the next player." in said(old)


def test_a_record_from_before_lets_the_next_player_owe_what_was_given_up() -> None:
    at = table(
        "ninety-nine-icelandic",
        players=4,
        turn=3,
        hands={"3": ["6D", "3D", "8D"], "4": ["2D", "KD", "3H"]},
        total=99,
        options={"deal_end": "knock_out"},
        state={"queen_chain": 2, "penalty": 2},
    )
    document = json.loads(at.state.table.rules.document)
    del document["queen_chain"]["rest"]
    at.state.table = Table(rules_from_document(json.dumps(document).encode()), 4)
    do(at, next(move for move in engine.legal_moves(at.state)))
    assert (at.state.turn, at.state.owes, at.state.penalty) == (3, 2, True)


# --- a queen as the last card of a penalty


def lays_a_last_queen(rules: Rules, games: int) -> bool:
    """Whether some queen ends a penalty in so many random games."""
    sizes = [n for n in range(rules.min_players, rules.max_players + 1) if not rules.lack_of_cards(n)]
    for number in range(games):
        chance = Random(f"{rules.digest} {number}")
        state = engine.new_game(Table(rules, chance.choice(sizes)), str(number))
        while state.phase is not Phase.OVER:
            if state.phase is Phase.BETWEEN:
                engine.deal(state)
                continue
            move = chance.choice(engine.legal_moves(state))
            last = state.penalty and state.done + 1 == state.owes
            if last and isinstance(move, Play) and CHAIN.word in move.marks:
                return True
            engine.apply(state, move)
    return False


LAST_QUEEN = "A queen as the last card of a penalty"


@pytest.mark.slow("eight random games by every house rule")
@pytest.mark.parametrize("variant", CHAINS)
def test_a_last_queen_is_told_of_where_one_can_be(variant: str) -> None:
    for rules in every_way_to_play(variant):
        if LAST_QUEEN not in said(rules):
            assert not lays_a_last_queen(rules, 8), dict(rules.options)


LAST_QUEENS: list[tuple[str, dict[str, str], bool]] = [
    ("ninety-nine-icelandic", {}, False),
    ("ninety-nine-icelandic", {"queen_answer": "optional"}, True),
    ("ninety-nine-icelandic", {"queen_penalty_draw": "after_each"}, True),
    ("ninety-nine-icelandic", {"deal_end": "knock_out"}, False),
    ("ninety-nine-icelandic", {"deal_end": "pile_away"}, False),
    ("ninety-nine-lincoln-2018", {}, True),
    ("ninety-nine-lincoln-2018", DROP_OUT, False),
]


@rows("variant, options, may_be", LAST_QUEENS)
def test_where_a_last_queen_can_be(variant: str, options: dict[str, str], may_be: bool) -> None:
    rules = catalogue().resolve(variant, options)
    assert (LAST_QUEEN in said(rules)) == may_be
    at = table(
        variant,
        players=3,
        hands={"1": ["QH", "2H", "3H"]},
        options=options,
        state={"queen_chain": 1, "penalty": 1},
    )
    assert ("QH",) in [move.cards for move in engine.legal_plays(at.state)] or not may_be


@pytest.mark.slow("up to 300 random games, each")
@rows(
    "variant, options",
    [(variant, options) for variant, options, may_be in LAST_QUEENS if may_be],
)
def test_a_last_queen_is_laid_in_some_game(variant: str, options: dict[str, str]) -> None:
    assert lays_a_last_queen(catalogue().resolve(variant, options), 300)


# --- who is named, and what is ours


def test_the_author_of_one_hundred_is_nicholas_cheung() -> None:
    assert catalogue().resolve("one-hundred").source.section == "One Hundred (N. Cheung)"


def body(text: RulesText) -> str:
    return " ".join(paragraph for section in text.sections for paragraph in section.paragraphs)


@every_game
def test_at_each_size_of_table_that_footnote_is_there_where_a_deal_can_be_without_end(variant: str) -> None:
    rules = catalogue().resolve(variant)
    for players in range(rules.min_players, rules.max_players + 1):
        can_be = could_be_endless(rules, players)
        assert ("five hundred" in ends.footnote(rules, players)) == can_be
        assert paragraph(ends.stock(rules, players)).count("*") == can_be


@every_game
def test_a_worked_example_has_no_star_of_a_footnote(variant: str) -> None:
    rules = catalogue().resolve(variant)
    assert body(explained(rules)).count("*") == could_be_endless(rules)


# --- the digits of a total below 0, and a game of one deal


def test_swapped_digits_below_zero_are_told_where_a_total_can_be_there() -> None:
    rules = catalogue().resolve("zeus-on-the-loose", {"negative_totals": "allow"})
    assert "Swapping the digits of a total below 0 keeps the minus: −6 becomes −60." in said(rules)
    assert "minus" not in said(catalogue().resolve("zeus-on-the-loose"))
    at = table(
        "zeus-on-the-loose",
        players=3,
        hands={"1": ["HERMES", "Z2"]},
        total=-6,
        options={"negative_totals": "allow"},
    )
    play(at, 1, "HERMES")
    assert at.state.total == -60


def test_taiwanese_can_be_played_in_one_deal() -> None:
    rules = catalogue().resolve("ninety-nine-taiwanese", {"one_deal": "knock_out"})
    assert rules.is_one_deal
    assert "One deal is a whole game." in said(rules)
    assert "If you can't play, you're out of the game." in said(rules)
    assert rules.tokens is None
    chance = Random(1)
    state = engine.new_game(Table(rules, 4), "one deal")
    engine.deal(state)
    while state.phase is Phase.PLAYING:
        engine.apply(state, chance.choice(engine.legal_moves(state)))
    assert state.phase is Phase.OVER
    assert len(state.winners) == 1


def test_it_does_not_matter_which_house_rule_is_named_first() -> None:
    one_deal, tokens = {"one_deal": "knock_out"}, {"tokens": "1"}
    for options in ({**one_deal, **tokens}, {**tokens, **one_deal}):
        with pytest.raises(RulesError, match="they need no tokens"):
            catalogue().resolve("ninety-nine-taiwanese", options)


# --- who steps in, what giving up comes to, and what no card does


@rows("variant", ["boom-o", "five-alive"])
def test_for_a_dealer_who_is_out_the_next_one_to_the_right_deals(variant: str) -> None:
    text = said(catalogue().resolve(variant))
    assert (
        "If that player is out of the game, the next one to the right deals. The winner goes first." in text
    )
    assert "The total is 0 again, and play goes clockwise." in text
    turned = said(catalogue().resolve(variant, {"start_direction": "right"}))
    assert "If that player is out of the game, the next one to the left deals." in turned
    assert "play goes counterclockwise." in turned


def test_the_dealer_of_a_new_round_is_found_to_the_right_of_the_winner() -> None:
    state = engine.new_game(Table(catalogue().resolve("boom-o"), 4), "right")
    state.winner, state.in_game = 2, (True, False, True, True)
    assert ending.next_dealer(state) == 0


def test_where_the_last_one_left_wins_the_game_the_text_says_so() -> None:
    text = said(catalogue().resolve("zero-to-100", {"allow_give_up": "on"}))
    assert "If you give up, you're out of the deal. The last player left in it wins the game." in text
    at = table("zero-to-100", players=2, hands={"1": ["N5"], "2": ["N5"]}, options={"allow_give_up": "on"})
    do(at, STUCK)
    assert at.state.winners == (1,)


def test_that_giving_up_keeps_all_points_is_said_where_it_is_chosen() -> None:
    rules = catalogue().resolve("ninety-nine-wilson", {"allow_give_up": "on"})
    assert "So giving up right away may be your best move." in said(rules)
    words = {
        variant: choice_label(choice, "on")
        for variant in ("ninety-nine-wilson", "ninety-nine")
        for choice in catalogue().resolve(variant).choices
        if choice.key == "allow_give_up"
    }
    assert words == {
        "ninety-nine-wilson": "allowed (right away, you keep all points)",
        "ninety-nine": "allowed",
    }


@rows("variant", lambda: catalogue().ids)
def test_nobody_is_told_to_save_safe_cards_where_no_card_is_safe(variant: str) -> None:
    plain = catalogue().resolve(variant)
    stock = next((choice.values or () for choice in plain.choices if choice.key == "stock"), ())
    for rules in (plain, *(catalogue().resolve(variant, {"stock": value}) for value in stock)):
        assert saves_only_what_is_safe(rules)


@pytest.mark.slow("every house rule of every variant")
@rows("variant", lambda: catalogue().ids)
def test_nor_with_any_house_rule(variant: str) -> None:
    assert all(map(saves_only_what_is_safe, every_way_to_play(variant)))


def saves_only_what_is_safe(rules: Rules) -> bool:
    is_told = any("Save your safest cards" in tip for tip in tips(rules))
    return not is_told or bool(safe_at_limit(rules) and stops_at_limit(rules))


def test_nothing_of_a_last_card_is_said_to_count() -> None:
    """The total goes to 0 with the round that it wins, whatever its number."""
    assert "but it has no effect." in said(catalogue().resolve("five-alive"))
    at = table("five-alive", players=3, total=10, hands={"1": ["N5"], "2": ["N1", "N2"], "3": ["N1", "N2"]})
    play(at, 1, "N5")
    assert at.state.total == 0


def test_who_is_out_by_a_card_that_hands_plays_on_is_said_to_hand_them_on() -> None:
    clause = "Any missing plays are dropped, unless your card passes them on."
    assert clause in said(catalogue().resolve("lobo-77"))


def test_a_game_says_what_saves_from_a_bomb_where_that_is_another_card() -> None:
    chips = [
        chip.text for chip in differences(catalogue().resolve("five-alive"), catalogue().resolve("boom-o"))
    ]
    assert "0 saves you from bombs" in chips
    assert "new cards each deal" in chips


def test_crossing_a_border_backwards_is_said_to_be_free_where_it_is() -> None:
    free = said(catalogue().resolve("ninety-nine-wilson", {"wilson_backwards": "free"}))
    assert "Going back down is free." in free
    assert "each one you cross on the way up costs you a game point" in free
    assert "You lose one game point for each border your card crosses, up or down." in said(
        catalogue().resolve("ninety-nine-wilson")
    )


# --- what the box prints


def test_what_the_box_prints_on_a_card_stands_beside_our_name() -> None:
    text = said(catalogue().resolve("neu-101"))
    for names in ("Hold (PASS)", "Reverse (TURN)", "Pointer (SHOT)", "Double Play (DOUBLE)", "=101 (101)"):
        assert f"{names} " in text
    assert "Hold (Pass me by)" in said(catalogue().resolve("five-alive", {"tokens": "3"}))


def test_only_cards_that_are_in_a_box_are_said_to_be_printed_there() -> None:
    for variant, names in printed_names().items():
        rules = catalogue().resolve(variant)
        assert names.keys() <= {*rules.faces, rules.token_kind}


@rows("options", [{}, {"joker": "starts_again"}, {"count_down": "down"}])
def test_the_tokens_that_are_jokers_are_said_to_be_whatever_the_house_rules(options: dict[str, str]) -> None:
    assert "Use jokers as the tokens." in said(catalogue().resolve("scary-seven", options))
