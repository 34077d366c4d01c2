"""Sentences of the rules that were once false: they are in a text only if the game does what they say."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from cardtable.cards.faces import rank_of
from cardtable.game import ending, engine
from cardtable.game.events import AnyEvent, CardsPlayed, SeatOut, SeatSkipped, SeatStuck, StockRenewed
from cardtable.game.moves import STUCK, Defend, Move, Play, Sneak
from cardtable.game.order import at_the_end
from cardtable.game.state import Phase, State, others_of
from cardtable.game.table import Table
from cardtable.game.worked import explained
from cardtable.language import paragraph
from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.effects import CHAIN, REVERSE, SKIP
from cardtable.rules.endless import could_be_endless
from cardtable.rules.model import Rules, RulesError
from cardtable.rules.own_words import choice_label, printed_names
from cardtable.rules.prose import ends
from cardtable.rules.prose.differences import differences
from cardtable.rules.prose.text import RulesText, plain_text
from cardtable.rules.prose.tips import safe_at_limit, stops_at_limit, tips
from cardtable.rules.prose.words import turns
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
    """Return the rules of a variant, without and with each house rule."""
    return [catalog().resolve(variant), *(rules for _, rules in with_each_house_rule(variant))]


# --- ONO: the first Reverse of two plays


@rows("variant", ["ono-99", "ono-99-2022"])
def test_the_first_reverse_of_two_plays_counts_at_once_and_the_text_says_so(variant: str) -> None:
    at = table(variant, "REV N5 N6 N7", players=4, total=20, state={"obligation": 2})
    play(at, 1, "REV")
    assert (at.shows("direction", None), at.shows("next", None)) == ("ccw", 4)
    assert says_reverses_count_at_once(catalog().resolve(variant))


def says_reverses_count_at_once(rules: Rules) -> bool:
    text = said(rules)
    return "Reverses count only after" not in text and "the direction reverses right away." in text


@pytest.mark.slow("every house rule")
@rows("variant", ["ono-99", "ono-99-2022"])
def test_reverses_count_at_once_under_all_house_rules(variant: str) -> None:
    assert all(map(says_reverses_count_at_once, every_way_to_play(variant)))


@rows("variant", ["ninety-eight-arizona", "boom-o"])
def test_if_reverses_count_later_the_text_says_so(variant: str) -> None:
    assert "Reverses count only after the last play. Two reverses cancel out." in said(
        catalog().resolve(variant)
    )


# --- a penalty whose player drops out


@rows("place", JBB)
def test_a_penalty_is_dropped_if_its_player_is_out(place: str) -> None:
    rules = catalog().resolve(f"ninety-nine-{place}", DROP_OUT)
    text = said(rules)
    assert "pay one token and are out of the deal. The rest of the penalty is dropped" in text
    assert "passes to the next player" not in text
    assert "comes back to the first player" not in text
    assert "comes back to the first player" in said(catalog().resolve(f"ninety-nine-{place}"))


@rows("laid", [True, False])
def test_after_a_dropped_penalty_the_next_player_has_an_ordinary_turn(laid: bool) -> None:
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


def test_in_an_old_record_the_rest_of_a_penalty_passes_on() -> None:
    document = json.loads(catalog().resolve("ninety-nine-lincoln-2018", DROP_OUT).document)
    del document["queen_chain"]["rest"]
    rules = rules_from_document(json.dumps(document).encode())
    assert rules.hands_penalties_on
    assert "The rest of the penalty passes to the next player." in said(rules)
    assert "comes back to the first player" not in said(rules)


@rows("deal_end", ["knock_out", "drop_out"])
def test_a_player_who_is_out_passes_no_penalty_on(deal_end: str) -> None:
    rules = catalog().resolve("ninety-nine-icelandic", {"deal_end": deal_end, "allow_give_up": "on"})
    assert "The rest of the penalty is dropped" in said(rules)
    assert "If you give up, you pay, and the next player owes nothing." in said(rules)
    assert "passes to the next player" not in said(rules)
    document = json.loads(rules.document)
    del document["queen_chain"]["rest"]
    old = rules_from_document(json.dumps(document).encode())
    assert old.hands_penalties_on
    assert "The rest of the penalty passes to the next player." in said(old)


def test_in_an_old_record_the_next_player_owes_a_penalty_that_was_given_up() -> None:
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
def test_a_last_queen_is_mentioned_if_there_can_be_one(variant: str) -> None:
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
def test_a_last_queen_of_a_penalty_can_be_played_if_the_text_mentions_it(
    variant: str, options: dict[str, str], may_be: bool
) -> None:
    rules = catalog().resolve(variant, options)
    assert (LAST_QUEEN in said(rules)) == may_be
    at = table(variant, "QH 2H 3H", options=options, state={"queen_chain": 1, "penalty": 1})
    assert ("QH",) in [move.cards for move in engine.legal_plays(at.state)] or not may_be


@pytest.mark.slow("up to 300 random games, each")
@rows(
    "variant, options",
    [(variant, options) for variant, options, may_be in LAST_QUEENS if may_be],
)
def test_a_last_queen_is_played_in_some_game(variant: str, options: dict[str, str]) -> None:
    assert lays_a_last_queen(catalog().resolve(variant, options), 300)


# --- who is named, and what is ours


def test_the_author_of_one_hundred_is_nicholas_cheung() -> None:
    assert catalog().resolve("one-hundred").source.section == "One Hundred (N. Cheung)"


def body(text: RulesText) -> str:
    return " ".join(paragraph for section in text.sections for paragraph in section.paragraphs)


@every_game
def test_for_each_number_of_players_endless_deals_have_a_footnote(variant: str) -> None:
    rules = catalog().resolve(variant)
    for players in range(rules.min_players, rules.max_players + 1):
        can_be = could_be_endless(rules, players)
        assert ("five hundred" in ends.footnote(rules, players)) == can_be
        assert paragraph(ends.stock(rules, players)).count("*") == can_be


@every_game
def test_a_worked_example_has_no_star_of_a_footnote(variant: str) -> None:
    rules = catalog().resolve(variant)
    assert body(explained(rules)).count("*") == could_be_endless(rules)


# --- the digits of a total below 0, and a game of one deal


def test_swapped_digits_below_zero_are_explained_if_the_total_can_be_negative() -> None:
    rules = catalog().resolve("zeus-on-the-loose", {"negative_totals": "allow"})
    assert "Swapping the digits of a total below 0 keeps the minus: −6 becomes −60." in said(rules)
    assert "minus" not in said(catalog().resolve("zeus-on-the-loose"))
    at = table("zeus-on-the-loose", "HERMES Z2", total=-6, options={"negative_totals": "allow"})
    play(at, 1, "HERMES")
    assert at.state.total == -60


def test_taiwanese_can_be_played_in_one_deal() -> None:
    rules = catalog().resolve("ninety-nine-taiwanese", {"one_deal": "knock_out"})
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


def test_the_order_of_house_rules_does_not_matter() -> None:
    one_deal, tokens = {"one_deal": "knock_out"}, {"tokens": "1"}
    for options in ({**one_deal, **tokens}, {**tokens, **one_deal}):
        with pytest.raises(RulesError, match="they need no tokens"):
            catalog().resolve("ninety-nine-taiwanese", options)


# --- who steps in, what giving up comes to, and what no card does


@rows("variant", ["boom-o", "five-alive"])
def test_if_the_dealer_is_out_the_next_player_to_the_right_deals(variant: str) -> None:
    text = said(catalog().resolve(variant))
    assert (
        "If that player is out of the game, the next one to the right deals. The winner goes first." in text
    )
    assert "The total is 0 again, and play goes clockwise." in text
    turned = said(catalog().resolve(variant, {"start_direction": "right"}))
    assert "If that player is out of the game, the next one to the left deals." in turned
    assert "play goes counterclockwise." in turned


def test_the_dealer_of_a_new_round_is_found_to_the_right_of_the_winner() -> None:
    state = engine.new_game(Table(catalog().resolve("boom-o"), 4), "right")
    state.winner, state.in_game = 2, (True, False, True, True)
    assert ending.next_dealer(state) == 0


def test_if_the_last_player_left_wins_the_game_the_text_says_so() -> None:
    text = said(catalog().resolve("zero-to-100", {"allow_give_up": "on"}))
    assert "If you give up, you're out of the deal. The last player left in the deal wins the game." in text
    at = table("zero-to-100", players=2, hands={"1": ["N5"], "2": ["N5"]}, options={"allow_give_up": "on"})
    do(at, STUCK)
    assert at.state.winners == (1,)


def test_the_rules_say_that_giving_up_keeps_all_points() -> None:
    rules = catalog().resolve("ninety-nine-wilson", {"allow_give_up": "on"})
    assert "So giving up right away may be your best move." in said(rules)
    words = {
        variant: choice_label(choice, "on")
        for variant in ("ninety-nine-wilson", "ninety-nine")
        for choice in catalog().resolve(variant).choices
        if choice.key == "allow_give_up"
    }
    assert words == {
        "ninety-nine-wilson": "allowed; you keep all your points",
        "ninety-nine": "allowed",
    }


@rows("variant", lambda: catalog().ids)
def test_no_tip_advises_saving_safe_cards_if_none_is_safe(variant: str) -> None:
    plain = catalog().resolve(variant)
    stock = next((choice.values or () for choice in plain.choices if choice.key == "stock"), ())
    for rules in (plain, *(catalog().resolve(variant, {"stock": value}) for value in stock)):
        assert saves_only_what_is_safe(rules)


@pytest.mark.slow("every house rule of every variant")
@rows("variant", lambda: catalog().ids)
def test_no_tip_advises_saving_safe_cards_if_none_is_safe_by_any_house_rule(variant: str) -> None:
    assert all(map(saves_only_what_is_safe, every_way_to_play(variant)))


def saves_only_what_is_safe(rules: Rules) -> bool:
    is_advised = any("Save your safest cards" in tip for tip in tips(rules))
    return not is_advised or bool(safe_at_limit(rules) and stops_at_limit(rules))


def test_a_last_card_has_no_effect_and_the_text_says_so() -> None:
    """The last card wins the round, and the total goes to 0."""
    assert "but it has no effect." in said(catalog().resolve("five-alive"))
    at = table("five-alive", total=10, hands={"1": ["N5"], "2": ["N1", "N2"], "3": ["N1", "N2"]})
    play(at, 1, "N5")
    assert at.state.total == 0


def test_the_rules_say_that_a_player_who_is_out_can_pass_plays_on() -> None:
    clause = "Any plays you still owe are dropped, unless your card passes them on."
    assert clause in said(catalog().resolve("lobo-77"))


def test_a_chip_shows_which_card_saves_from_a_bomb() -> None:
    chips = [chip.text for chip in differences(catalog().resolve("five-alive"), catalog().resolve("boom-o"))]
    assert "0 saves you from bombs" in chips
    assert "new cards each deal" in chips


@rows("variant", catalog().ids)
def test_a_chip_says_that_totals_can_be_negative_only_if_a_card_can_make_one(variant: str) -> None:
    rules, never = catalog().resolve(variant), catalog().resolve("to-twenty")
    chips = [chip.text for chip in differences(rules, never)]
    assert rules.lowest_total < 0 or "can go below 0" not in chips


@rows("variant", catalog().ids)
def test_if_nobody_is_ever_out_the_text_says_nothing_of_who_is_still_in_the_game(variant: str) -> None:
    rules = catalog().resolve(variant)
    if rules.elimination_rule == "never" and turns(rules) == "off":
        assert "still in the game" not in said(rules)


def test_the_rules_say_if_crossing_a_border_backwards_is_free() -> None:
    free = said(catalog().resolve("ninety-nine-wilson", {"wilson_backwards": "free"}))
    assert "Going back down is free." in free
    assert "each border you cross on the way up costs you a game point" in free
    assert "You lose one game point for each border your card crosses, up or down." in said(
        catalog().resolve("ninety-nine-wilson")
    )


# --- what the box prints


def test_the_rules_give_the_printed_name_of_a_card_with_ours() -> None:
    text = said(catalog().resolve("neu-101"))
    for names in ("Hold (PASS)", "Reverse (TURN)", "Pointer (SHOT)", "Double Play (DOUBLE)", "=101 (101)"):
        assert f"{names} " in text
    assert "Hold (Pass me by)" in said(catalog().resolve("five-alive", {"tokens": "3"}))


def test_printed_names_are_only_given_for_cards_in_the_box() -> None:
    for variant, names in printed_names().items():
        rules = catalog().resolve(variant)
        assert names.keys() <= {*rules.faces, rules.token_kind}


@rows("options", [{}, {"joker": "starts_again"}, {"count_down": "down"}])
def test_the_rules_say_that_jokers_are_tokens_under_all_house_rules(options: dict[str, str]) -> None:
    assert "Use jokers as the tokens." in said(catalog().resolve("scary-seven", options))


# --- several skips and reverses in one turn, bombs, sneaked cards and the next round: seen in random games


@dataclass(frozen=True)
class Moment:
    """A move of a random game, with its events and the table before and after."""

    before: State
    move: Move | None
    events: tuple[AnyEvent, ...]
    after: State

    def found(self, kind: type[AnyEvent]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def marks(self) -> tuple[str, ...]:
        """The reverses and skips of a turn of several plays, if this move ends one."""
        ends = isinstance(self.move, Play) and self.before.owes == self.before.done + 1 > 1
        going_on = self.after.phase is Phase.PLAYING and not self.after.questions
        if not (ends and going_on and self.before.in_deal == self.after.in_deal):
            return ()
        return self.before.collected + at_the_end(self.move.marks)


def two_skips_cancel_out(seen: Moment) -> bool | None:
    if seen.marks.count(SKIP.word) != 2 or not seen.before.is_two(seen.before.turn):
        return None
    return bool(seen.after.turn != seen.before.turn)


def reverses_count_before_skips(seen: Moment) -> bool | None:
    """An even number of reverses shows nothing."""
    skips, turns = seen.marks.count(SKIP.word), seen.marks.count(REVERSE.word)
    if not skips or turns % 2 == 0 or seen.before.is_two(seen.before.turn):
        return None
    others = others_of(seen.before.in_deal, seen.before.turn, -seen.before.direction)
    following = (*others, seen.before.turn)
    return bool(seen.after.turn == following[skips % len(following)])


def a_second_play_that_fails_is_dropped(seen: Moment) -> bool | None:
    if not (seen.found(SeatStuck) and seen.before.done) or seen.after.phase is not Phase.PLAYING:
        return None
    seat, out = seen.before.turn, bool(seen.found(SeatOut))
    paid = seen.after.tokens[seat] == seen.before.tokens[seat] - 1
    return paid and seen.after.total == 0 and (out or seen.after.hands[seat] == seen.before.hands[seat])


def a_first_play_still_skips_and_obliges(seen: Moment) -> bool | None:
    if not a_second_play_that_fails_is_dropped(seen) or seen.found(SeatOut):
        return None
    skips, obliges = seen.before.collected.count(SKIP.word), seen.before.obliges_next
    if not (skips or obliges):
        return None
    return len(seen.found(SeatSkipped)) == skips and seen.after.owes == obliges


def the_first_last_card_wins(seen: Moment) -> bool | None:
    if not isinstance(seen.move, Defend) or seen.after.phase is Phase.PLAYING:
        return None
    bomber = seen.before.last_seat
    assert bomber is not None
    # The last answer has ended the deal, so look at the hands before it.
    empty = [
        seat
        for seat in seen.before.others(bomber)
        if not seen.before.hands[seat] or (seat == seen.move.seat and len(seen.before.hands[seat]) == 1)
    ]
    return seen.after.winner == empty[0] if len(empty) > 1 else None


def a_new_round_keeps_stock_and_pile(seen: Moment) -> bool | None:
    if seen.move is not None or seen.before.deal == 0 or seen.found(StockRenewed):
        return None
    drawn = len(seen.before.stock) - len(seen.after.stock)
    return seen.after.pile == seen.before.pile and seen.after.stock == seen.before.stock[: -drawn or None]


def a_sneaked_card_can_be_answered(seen: Moment) -> bool | None:
    if not isinstance(seen.move, Sneak) or seen.after.phase is not Phase.PLAYING:
        return None
    others = seen.after.others(seen.move.seat)
    holders = tuple(seat for seat in others if seen.move.card in seen.after.hands[seat])
    return seen.after.questions == holders if holders else None


def the_holder_of_zeus_wins_and_deals(seen: Moment) -> bool | None:
    if seen.after.phase is not Phase.BETWEEN or seen.before.phase is Phase.BETWEEN:
        return None
    return seen.after.total >= 100 and seen.after.zeus == seen.after.winner == seen.after.dealer


def a_fixed_total_has_no_words(seen: Moment) -> bool | None:
    if not isinstance(seen.move, Play) or not seen.move.value.startswith("="):
        return None
    return [event.call for event in seen.found(CardsPlayed)] == [str(seen.after.total)]


def a_penalty_ends_if_no_card_fits(seen: Moment) -> bool | None:
    if not (seen.found(SeatStuck) and seen.before.penalty):
        return None
    return not engine.legal_plays(seen.before) and seen.after.phase is not Phase.PLAYING


def gained(seen: Moment) -> int:
    """Return the points that the move won its player, or lost if below 0."""
    seat = seen.before.turn
    return seen.after.scores[seat] - seen.before.scores[seat]


HURDLES = (55, 66, 77, 88, 99, 111)


def a_hurdle_wins_a_point_or_costs_one(seen: Moment) -> bool | None:
    if not isinstance(seen.move, Play) or seen.after.total >= 120:
        return None
    before, after = seen.before.total, seen.after.total
    jumped = sum(hurdle in range(before + 1, after) for hurdle in HURDLES)
    hit = after in HURDLES and before != after
    return gained(seen) == hit - jumped if hit or jumped or gained(seen) else None


def reaching_the_top_wins_five_points_and_ends_the_deal(seen: Moment) -> bool | None:
    if not isinstance(seen.move, Play):
        return None
    at_top = seen.after.total >= 120
    if not at_top:
        return None if seen.after.phase is Phase.PLAYING else False
    jumped = sum(hurdle in range(seen.before.total + 1, seen.after.total) for hurdle in HURDLES)
    return gained(seen) == 5 - jumped and seen.after.phase is not Phase.PLAYING


def the_highest_of_fifteen_wins_unless_tied(seen: Moment) -> bool | None:
    if not isinstance(seen.move, Play) or seen.after.phase is Phase.PLAYING:
        return None
    best = max(seen.after.scores)
    leaders = tuple(seat for seat, score in enumerate(seen.after.scores) if score == best)
    over = best >= 15 and len(leaders) == 1
    return (seen.after.phase is Phase.OVER) is over and (not over or seen.after.winners == leaders)


def makes_99(seen: Moment) -> str:
    """Return the rank of the card by which the total is 99; "" if it is another total."""
    return rank_of(seen.move.cards[0]) if isinstance(seen.move, Play) and seen.after.total == 99 else ""


def exactly_99_by_a_number_wins(seen: Moment) -> bool | None:
    if makes_99(seen) in ("", "9", "K"):
        return None
    return seen.after.phase is Phase.OVER and seen.after.winners == (seen.before.turn,)


def a_king_or_a_nine_at_99_does_not_win(seen: Moment) -> bool | None:
    return seen.after.phase is Phase.PLAYING if makes_99(seen) in ("9", "K") else None


def a_new_pile_begins_at_0_and_hands_are_kept(seen: Moment) -> bool | None:
    if not seen.found(SeatStuck) or seen.after.phase is not Phase.PLAYING:
        return None
    kept = all(seen.after.hands[seat] == seen.before.hands[seat] for seat in seen.after.seats_in_deal())
    return kept and seen.after.total == 0 and not seen.after.pile


CLAIMS: list[tuple[str, str, Callable[[Moment], bool | None]]] = [
    ("boom-o", "If your card skips, you play again. Two skips in one turn cancel out.", two_skips_cancel_out),
    ("ninety-nine-icelandic", "Two skips in one turn cancel out.", two_skips_cancel_out),
    ("boom-o", "Reverses count first, then skips.", reverses_count_before_skips),
    ("ninety-nine-icelandic", "Reverses count first, then skips.", reverses_count_before_skips),
    (
        "boom-o",
        "If you can't make the second play, you're stuck, and that play is dropped.",
        a_second_play_that_fails_is_dropped,
    ),
    (
        "boom-o",
        "If your first card reverses, skips or makes the next player play twice, it still does.",
        a_first_play_still_skips_and_obliges,
    ),
    ("boom-o", "If several players do this, the first one wins.", the_first_last_card_wins),
    ("boom-o", "The stock and the pile stay as they are.", a_new_round_keeps_stock_and_pile),
    (
        "zeus-on-the-loose",
        "Then others with that number can do the same.",
        a_sneaked_card_can_be_answered,
    ),
    (
        "zeus-on-the-loose",
        "The player who holds Zeus wins it and gets a letter.",
        the_holder_of_zeus_wins_and_deals,
    ),
    (
        "ninety-nine",
        "For a king, say only the total, even if it stays the same.",
        a_fixed_total_has_no_words,
    ),
    (
        "ninety-nine-icelandic",
        "If you can't play the whole penalty, play as much of it as you can. Then you're stuck.",
        a_penalty_ends_if_no_card_fits,
    ),
    (
        "hindernislauf",
        "If your card makes the total exactly 55, 66, 77, 88, 99 or 111, you win a point. For each of these numbers "
        "it jumps over on the way up, you lose one.",
        a_hurdle_wins_a_point_or_costs_one,
    ),
    (
        "hindernislauf",
        "If your card makes the total 120 or more, you win five points, and the deal is over.",
        reaching_the_top_wins_five_points_and_ends_the_deal,
    ),
    (
        "hindernislauf",
        "When anyone has a score of 15 or more, the highest score wins the game. If it's a tie, more deals decide.",
        the_highest_of_fifteen_wins_unless_tied,
    ),
    (
        "99-do2learn",
        "Make the total exactly 99 by adding or taking away, and you win the game right away.",
        exactly_99_by_a_number_wins,
    ),
    (
        "99-do2learn",
        "A card that sets the total to 99, or keeps it there, doesn't win.",
        a_king_or_a_nine_at_99_does_not_win,
    ),
    (
        "99-do2learn",
        "The next player starts a new pile, and the direction stays the same. The other players keep their cards.",
        a_new_pile_begins_at_0_and_hands_are_kept,
    ),
]


def moments(variant: str, games: int) -> Iterator[Moment]:
    """Yield all moves and new deals of random games."""
    rules = catalog().resolve(variant)
    for number in range(games):
        chance = Random(f"{variant} {number}")
        players = chance.randint(rules.min_players, min(rules.max_players, 4))
        state = engine.new_game(Table(rules, players), str(number))
        while state.phase is not Phase.OVER:
            before, events = state.clone(), list[AnyEvent]()
            move = None
            if state.phase is Phase.BETWEEN:
                engine.deal(state, events.append)
            else:
                move = chance.choice(engine.legal_moves(state))
                engine.apply(state, move, events.append)
            yield Moment(before, move, tuple(events), state.clone())


def claims_of(variant: str) -> list[Callable[[Moment], bool | None]]:
    return [holds for game, _, holds in CLAIMS if game == variant]


@rows("variant, sentence", [(variant, sentence) for variant, sentence, _ in CLAIMS])
def test_the_rules_contain_each_claim(variant: str, sentence: str) -> None:
    assert sentence in said(catalog().resolve(variant))


@pytest.mark.slow("random games")
@rows("variant", dict.fromkeys(variant for variant, _, _ in CLAIMS))
def test_random_games_keep_the_claims_of_the_rules(variant: str) -> None:
    seen = dict.fromkeys(claims_of(variant), 0)
    for moment in moments(variant, GAMES[variant]):
        for holds in seen:
            held = holds(moment)
            assert held is not False, (holds.__name__, moment.move, moment.events)
            seen[holds] += held is not None
    assert [holds.__name__ for holds, count in seen.items() if not count and holds not in RARE] == []


RARE = {two_skips_cancel_out, the_first_last_card_wins}
"""Situations that are rare in random games, so they have tests with a prepared table (see test_house_rules.py)."""


def test_of_two_players_two_skips_cancel_out() -> None:
    at = table(
        "boom-o", players=2, hands={"1": ["SKIP", "SKIP", "B5"], "2": ["B5", "B5"]}, state={"obligation": 2}
    )
    play(at, 1, "SKIP")
    play(at, 1, "SKIP")
    assert at.shows("next", None) == 2


GAMES = {
    "boom-o": 150,
    "ninety-nine-icelandic": 300,
    "zeus-on-the-loose": 20,
    "ninety-nine": 10,
    "hindernislauf": 5,
    "99-do2learn": 60,
}
"""Numbers of random games that show each claim at least once."""
