"""Rules that are well written but contradict themselves are refused with the key and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.rules.catalog import load_catalog
from cardtable.rules.model import RulesError
from tests.rows import rows
from tests.rules.test_broken_files import BORDERS, CHAIN, COMPLETE, FINES, MILESTONES, card, put

OVERPLAY = "overplay = true\n"

WRONG = {
    "any number over the limit": (card("A", "=0..51"), "cards.A", "over the limit of 50"),
    "an empty range": (card("A", "=40..10"), "cards.A", "no number from 40 to 10"),
    "two skips": (card("A", "+1, skip, skip"), "cards.A", "the same thing twice"),
    "a chain without rules": (card("A", "+0, chain"), "cards.A", "needs rules under queen_chain"),
    "a theft without rules": (card("A", "+6, steal"), "cards.A", "needs rules under steal"),
    "Zeus without rules": (card("A", "+0, zeus"), "cards.A", "needs rules under zeus"),
    "a bomb without rules": (card("A", "=0, bomb"), "cards.A", "needs rules under shed"),
    "an obligation without rules": (card("A", "+0, oblige"), "cards.A", "needs rules under obligation"),
    "a chain of no rank": (COMPLETE + CHAIN.replace("'Q'", "'Z'"), "queen_chain.rank", "no “Z” in the pack"),
    "a ban of no rank": (COMPLETE + "ban = { rank = 'Z', turns = 5, at_limit = 'allowed' }\n", "ban.rank", "no “Z”"),
    "no card for the bottom": (COMPLETE + "bottom_card = ['Z']\n", "bottom_card", "no “Z”"),
    "no hand like that": (COMPLETE + "special_hands = { Z = 'wins' }\n", "special_hands", "no “Z”"),
    "no pairs like that": (COMPLETE + "together = { pairs = ['Z'] }\n", "together.pairs", "no “Z”"),
    "nothing to lay together": (COMPLETE + "together = {}\n", "together", "write same_rank, pairs or throw"),
    "pairs of nothing": (COMPLETE + "together = { pairs = [] }\n", "together", "write same_rank, pairs or throw"),
    "runs without ranks": (put('cards = { face = "+pips", J = "+0, reverse", Q = "+3, skip", K = "=50" }', 'pack = { N1 = 20, N3 = 20 }\nruns = { forced = "off" }\ncards = { N1 = "+1", N3 = "=50" }'), "runs", "neighbors"),
    "runs without neighbors": (put('cards = { face = "+pips", J = "+0, reverse", Q = "+3, skip", K = "=50" }', 'pack = { AS = 20, 3H = 20 }\nruns = { forced = "off" }\ncards = { A = "+1", 3 = "=50" }'), "runs", "neighbors"),
    "nothing to pass on with": (COMPLETE + "obligation = { draw = 'each', passes_on = ['ZZ'] }\n", "passes_on", "no “ZZ”"),
    "nothing to cancel with": (COMPLETE + "obligation = { draw = 'each', cancels = 'ZZ' }\n", "cancels", "no “ZZ”"),
    "no start card": (COMPLETE + "start_passes_over = ['A','2','3','4','5','6','7','8','9','10','J','Q','K']\n", "start_passes_over", "could begin"),
    "a start over the limit": (put("limit = 50", "limit = 9").replace('"=50"', '"=9"').replace('"empty"', '"turn_up_ordinary"'), "start_card", "10S would begin at 10, over the limit of 9"),
    "a start that applies over the limit": (put("limit = 50", "limit = 9").replace('"=50"', '"=9"').replace('"empty"', '"turn_up_apply"'), "start_card", "over the limit of 9"),
    "two packs of one": (put("decks = 1", "decks = 2") + "one_pack_only = true\n", "decks", "one pack only"),
    "milestones within the limit": (COMPLETE + MILESTONES, "milestones", "overplay"),
    "borders within the limit": (COMPLETE + BORDERS, "borders", "overplay"),
    "a milestone past the end": (COMPLETE + OVERPLAY + MILESTONES.replace("[33]", "[330]"), "milestones.at", "at or after the end"),
    "milestones without tokens": (put("tokens = 3", 'tokens = "none"').replace('"at_zero"', '"never"') + OVERPLAY + MILESTONES, "tokens", "have none"),
    "fines without tokens": (put("tokens = 3", 'tokens = "none"').replace('"at_zero"', '"never"') + FINES, "fine_calls", "paid in tokens"),
    "fines of game points": (COMPLETE + OVERPLAY + BORDERS + FINES, "fine_calls", "paid in tokens"),
    "knocked out with tokens": (put('"at_zero"', '"knock_out"'), "tokens", "need no tokens"),
    "eliminated without tokens": (put("tokens = 3", 'tokens = "none"'), "tokens", "have none"),
    "nothing to lose": (put("tokens = 3", "tokens = 0"), "tokens", "out at once"),
    "shed without rules": (put('deal_end = "deal_ends"', 'deal_end = "shed"'), "deal_end", "shed"),
    "over without overplay": (put('deal_end = "deal_ends"', 'deal_end = "over_ends"'), "deal_end", "overplay"),
    "deals counted beside tokens": (COMPLETE + "match = { lost = 2 }\n", "match", "without tokens"),
    "deals won by nobody": (put("tokens = 3", 'tokens = "none"').replace('"at_zero"', '"never"') + "match = { won = 2 }\n", "match.won", "the last player left wins"),
    "deals won and lost": (put("tokens = 3", 'tokens = "none"').replace('"at_zero"', '"never"') + "match = { won = 2, lost = 2 }\n", "match", "write won or lost"),
    "points paid beside tokens": (COMPLETE + OVERPLAY + "payment = { over = 1, exact = 1 }\n", "payment", "without tokens"),
    "points paid and deals counted": (put("tokens = 3", 'tokens = "none"').replace('"at_zero"', '"never"') + OVERPLAY + "payment = { over = 1, exact = 1 }\nmatch = { lost = 2 }\n", "match", "points are counted"),
    "all cards dealt within the limit": (put('stock = "reshuffle"', 'stock = "play_on"').replace("min = 2", "min = 3") + "deal = 'all'\n", "deal", "overplay"),
    "a new stock where all cards are dealt": (COMPLETE + OVERPLAY + "deal = 'all'\n", "deal", "stock has to be play_on"),
    "a pile that is taken away for ever": (put('deal_end = "deal_ends"', 'deal_end = "pile_away"').replace("tokens = 3", 'tokens = "none"').replace('"at_zero"', '"never"'), "deal_end", "no deal would end"),
    "a pile that is taken away for nothing": (put('deal_end = "deal_ends"', 'deal_end = "pile_away"') + OVERPLAY + BORDERS, "deal_end", "no deal would end"),
    "a stock that never ends": (COMPLETE + "stock_end = 'last_player_wins'\n", "stock_end", "nobody can win that way"),
    "an empty hand that costs no tokens": (put("tokens = 3", 'tokens = "none"').replace('"at_zero"', '"knock_out"') + "empty_hand_cost = 3\n", "empty_hand_cost", "nobody pays tokens"),
    "nothing playable": (put('{ face = "+pips", J = "+0, reverse", Q = "+3, skip", K = "=50" }', '{ face = "never" }'), "cards", "ever be played"),
    "leaving out no option": (COMPLETE + "without_options = ['x']\n", "without_options", "no option “x”"),
    "a number without end": (put("limit = 50", "limit = " + "9" * 5000), "house.toml", "not a TOML file"),
}  # fmt: skip


@rows("text, key, why", WRONG.values(), ids=WRONG)
def test_a_contradiction_is_reported_with_its_key(tmp_path: Path, text: str, key: str, why: str) -> None:
    (tmp_path / "house.toml").write_text(text, encoding="utf-8")
    with pytest.raises(RulesError) as error:
        load_catalog(tmp_path).resolve("game")
    sentence = str(error.value)
    assert key in sentence
    assert why in sentence
    assert sentence.endswith(".")
    assert "\n" not in sentence
