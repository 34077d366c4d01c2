"""Drafts, their chips, and the workbench with undo and redo."""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec
import pytest

from cardtable.rules.catalog import catalog
from cardtable.rules.drafting.card_chips import (
    Place,
    additions,
    moved,
    offers,
    row_of,
    rows,
    sentence,
    with_count,
    with_number,
    with_suits,
    without,
)
from cardtable.rules.drafting.document import place_of
from cardtable.rules.drafting.draft import Draft, begin, rules_of, taken_from
from cardtable.rules.drafting.ways import put, way_of, ways
from cardtable.rules.drafting.workbench import Workbench
from cardtable.rules.families import families
from cardtable.rules.loader import Definition
from cardtable.rules.prose.differences import differences
from cardtable.rules.schema import PatchDocument
from tests.games import every_game, few, others
from tests.rows import rows as rows_


def cards(draft: Draft, *keys: str) -> list[str | None]:
    """Return the effects of cards as they are written in the draft."""
    return [draft.raw["cards"].get(key) for key in keys]


@every_game
def test_a_draft_begins_as_the_game_that_it_starts_from(variant: str) -> None:
    draft, rules = begin(variant), catalog().resolve(variant)
    assert rules_of(draft).cards == rules.cards
    assert rules_of(draft).faces == rules.faces
    assert [chip for chip in differences(rules_of(draft), rules) if "three sixes" not in chip.text] == []


@every_game
def test_a_draft_is_written_as_its_differences_and_read_back(variant: str) -> None:
    draft = put(begin(variant), "players_max", 5)
    written = draft.written()
    assert written["base"] == variant
    assert set(written) <= {"base", "without", "name", "source", "players", "session_deals"}
    assert taken_from(written) == draft
    assert rules_of(taken_from(written)).digest == rules_of(draft).digest


def test_a_draft_begins_with_the_house_rules_that_were_chosen() -> None:
    draft = begin("ninety-nine", {"ace_values": "1", "hand_size": "4"})
    assert cards(draft, "A") == ["+1"]
    assert draft.raw["hand"] == 4
    assert "options" not in draft.raw


def test_a_game_without_a_base_counts_its_numbers_and_is_written_whole() -> None:
    draft = begin()
    assert cards(draft, "A", "7", "K") == ["+1", "+7", "+10"]
    assert "base" not in draft.written()
    assert taken_from(draft.written()) == draft


def test_a_draft_of_a_game_that_somebody_made_builds_on_the_game_of_the_program() -> None:
    first = put(begin("ninety-nine"), "limit", 99).changed({"cards.5": "-5"})
    catalog().adopt([Definition("own-first", "own.toml", first.written())])
    try:
        second = begin("own-first").changed({"cards.6": "+0"})
        assert second.origin == "own-first"
        assert second.written()["base"] == "ninety-nine"
        assert cards(taken_from(second.written()), "5", "6") == ["-5", "+0"]
    finally:
        catalog().forget("own-first")


def test_what_a_game_leaves_out_stays_out_of_games_built_on_it() -> None:
    first = put(begin("ninety-nine-jokers"), "jokers", 0).written()
    assert "cards.joker" in first["without"]
    catalog().adopt([Definition("own-first", "own.toml", first)])
    try:
        second = Definition("own-second", "own.toml", {"base": "own-first", "name": "Second"})
        raw = catalog().upon_shipped(second)
        assert raw["base"] == "ninety-nine-jokers"
        assert "JK1" not in catalog().tried(Definition("own-second", "own.toml", raw)).cards
    finally:
        catalog().forget("own-first")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Anna’s \n game ", "Anna’s game"),
        ("   ", "Our game"),
        ("q" * 99, "q" * 60),
        ("turned\N{RIGHT-TO-LEFT OVERRIDE}round", "turnedround"),
    ],
)
def test_names_become_one_line_that_can_be_shown(typed: str, name: str) -> None:
    draft = begin().named(typed, "Anna")
    assert (draft.name, draft.maker, rules_of(draft).name) == (name, "Anna", name)


def test_every_step_can_be_undone_and_redone() -> None:
    bench = Workbench(begin("ninety-nine"))
    first = bench.draft.bytes
    assert bench.do(put(bench.draft, "limit", 88), lambda: "Highest total: 88")
    assert bench.do(with_number(bench.draft, Place("K"), "=", 88), lambda: "King: = 88")
    last = bench.draft.bytes
    assert not bench.do(bench.draft, lambda: "nothing")
    assert bench.undo_words == "King: = 88"
    bench.undo()
    bench.undo()
    assert (bench.draft.bytes, bench.can_undo, bench.redo_words) == (first, False, "Highest total: 88")
    bench.redo()
    bench.redo()
    assert (bench.draft.bytes, bench.can_redo) == (last, False)


def test_the_cards_of_a_row_are_counted_together() -> None:
    draft = put(begin("ninety-nine"), "pack", "40")
    for count, copies in ((0, []), (3, [1, 1, 1]), (4, [1, 1, 1, 1]), (7, [1, 2, 2, 2])):
        faces = rules_of(with_count(draft, "5", count)).faces
        assert sorted(faces[face] for face in ("5S", "5H", "5D", "5C") if face in faces) == copies


def test_ranks_come_before_numbers_and_these_before_names() -> None:
    keys = ["HOLD", "N10", "N2", "joker", "K", "A", "B5"]
    assert sorted(keys, key=place_of) == ["A", "K", "joker", "N2", "B5", "N10", "HOLD"]


def test_a_row_says_how_many_cards_there_are_and_what_they_do() -> None:
    found = {row.names: row for row in rows(begin("one-hundred"))}
    assert found["black ace"].count == 2
    assert [chip.text for chip in found["black ace"].options[0]] == ["= 0 to 100"]
    assert found["2 of spades"].count == 1
    assert [chip.words for option in found["4"].options for chip in option] == [
        "keeps the total the same",
        "reverses direction",
    ]


def test_the_menu_of_a_chip_has_the_sentences_of_the_rules() -> None:
    draft = begin("ninety-nine-minus-ten")
    menu = {offer.chip.text: offer for offer in offers(draft, Place("10"))}
    assert menu["+10"].sentence == "10 adds 10."
    assert menu["+10 or −10"].sentence == "10 adds 10 or takes away 10 (you choose)."
    assert menu["= 99"].sentence == "10 makes the total 99."
    assert menu["−10"].chosen
    assert cards(menu["+10 or −10"].draft, "10") == ["+10 | -10"]


def test_every_menu_shows_the_sentence_and_the_chip_of_each_choice() -> None:
    check_menus(begin("boom-o"))


@pytest.mark.slow("every classic")
@rows_("variant", lambda: [family.classic for family in families()])
def test_every_menu_of_every_classic_shows_the_sentence_and_the_chip_of_each_choice(variant: str) -> None:
    check_menus(begin(variant))


def check_menus(draft: Draft) -> None:
    """Check the menus of one card of each kind; cards that add other numbers have the same menus."""
    kinds = {re.sub(r"\d+", "n", str(draft.raw["cards"].get(row.key))): row for row in rows(draft)}
    for row in kinds.values():
        places = [chip.place for option in row.options for chip in option]
        menus = [(place, offers(draft, place)) for place in places]
        for place, offer in [
            *((place, offer) for place, menu in menus for offer in menu),
            *((offer.chip.place, offer) for offer in additions(draft, row.key)),
        ]:
            assert offer.sentence == sentence(offer.draft, row.key)
            made = {chip.place: chip for option in row_of(offer.draft, row.key).options for chip in option}
            assert made.get(place, offer.chip) == offer.chip or " or " in offer.chip.text


def test_additions_to_a_card_do_not_offer_what_it_has() -> None:
    added = additions(begin("ninety-nine"), "4")
    assert "reverse" not in [offer.chip.text for offer in added]
    skip = next(offer for offer in added if offer.chip.text == "skip")
    assert cards(skip.draft, "4") == ["+0, reverse, skip"]
    assert skip.sentence == "4 keeps the total the same, reverses direction and skips the next player."


def test_a_chip_is_dragged_from_card_to_card_or_copied() -> None:
    draft = begin("ninety-nine")
    assert cards(moved(draft, Place("4", 0, 1), "7"), "4", "7") == ["+0", "+7, reverse"]
    assert cards(moved(draft, Place("4", 0, 1), "7", copy=True), "4", "7") == ["+0, reverse", "+7, reverse"]
    assert cards(moved(draft, Place("K"), "9"), "K", "9") == ["+10", "=99"]


def test_a_card_always_keeps_an_effect_on_the_total() -> None:
    draft = begin("ninety-nine")
    assert cards(without(draft, Place("A", 1)), "A") == ["+1"]
    assert cards(without(draft, Place("K")), "K") == ["+10"]
    assert cards(without(without(draft, Place("K")), Place("K")), "K") == ["+0"]


def test_suits_of_a_rank_can_differ_and_be_made_alike_again() -> None:
    draft = with_suits(begin("ninety-nine"), "colors", ["K"])
    assert [row.names for row in rows(draft) if "king" in row.names] == ["red king", "black king"]
    red = with_number(draft, Place("KH KD"), "+", 5)
    assert [rules_of(red).cards[face][0].notation for face in ("KS", "KH", "KD", "KC")] == [
        "=99",
        "+5",
        "+5",
        "=99",
    ]
    assert cards(with_suits(red, "each", ["K"]), "K", "KS", "KH") == [None, "=99", "+5"]
    assert cards(with_suits(red, "alike", ["K"]), "K", "KS", "KH") == ["=99", None, None]


def test_an_effect_adds_the_rules_that_it_needs_and_goes_with_them() -> None:
    draft = begin("ninety-nine")
    chain = next(one for one in additions(draft, "Q") if one.chip.text == "awaits answer").draft
    assert chain.raw["queen_chain"]["rank"] == "Q"
    assert way_of(chain, "queen_chain").is_on
    off = put(chain, "queen_chain", "off")
    assert "queen_chain" not in off.raw
    assert cards(off, "Q") == ["+10"]


def test_rules_about_a_card_go_when_it_leaves_the_pack() -> None:
    draft = put(begin("ninety-nine-ishihara-hands"), "pack", "40")
    assert "ban" not in draft.raw
    assert draft.raw["special_hands"] == {"6": "everybody loses"}
    assert "K" not in draft.raw["cards"]
    assert cards(put(draft, "pack", "52"), "K") == ["+10"]


def test_marks_at_the_limit_move_with_it() -> None:
    assert put(begin("ninety-nine-qcsalon"), "limit", 120).raw["milestones"]["end"] == 120
    assert put(begin("ninety-nine-wilson"), "limit", 120).raw["borders"]["at"] == [33, 66, 120]


def test_a_game_can_be_made_to_count_down() -> None:
    draft = put(begin(), "counting", "down")
    rules = rules_of(draft)
    assert (rules.counts_down, rules.start_total) == (True, 99)
    assert cards(draft, "7", "K") == ["-7", "-10"]
    assert put(draft, "counting", "up") == begin()


def test_a_game_can_be_changed_to_counterclockwise_and_back() -> None:
    draft = begin("ninety-nine")
    turned = put(draft, "start_direction", "right")
    assert way_of(turned, "start_direction").label == "counterclockwise"
    assert way_of(draft, "dealer_rotation").label == "to the dealer's left"
    assert way_of(turned, "dealer_rotation").label == "to the dealer's right"
    assert way_of(turned, "next_starter").label == "to the dealer's right"
    assert turned.written()["start_direction"] == "right"
    assert put(turned, "start_direction", "left").bytes == draft.bytes


def test_special_parts_are_offered_if_they_can_be_combined() -> None:
    usual = {way.key for way in ways(begin("ninety-nine"))}
    assert {"milestones", "borders", "three_of_a_kind", "team", "shed"} <= usual
    with_milestones = {way.key: way.value for way in ways(put(begin("ninety-nine"), "milestones", "on"))}
    assert {"milestones_1", "milestones_2", "qc_double_penalty"} <= with_milestones.keys()
    assert with_milestones["milestones_tokens"] == "1"
    assert not {"borders", "zeus", "shed", "team", "deal_end", "stakes"} & with_milestones.keys()
    with_fines = {way.key: way.value for way in ways(put(begin("ninety-nine"), "fine_calls", "on"))}
    assert (with_fines["fine_calls_count"], with_fines["fine_calls_1"], with_fines["doublet_repeat"]) == (
        "8",
        "11",
        "pays",
    )
    with_ban = {way.key: way.value for way in ways(put(begin("ninety-nine"), "ban", "on"))}
    assert with_ban["ban_rank"] == "K", "the card that leads to the limit"
    assert "fine_calls" not in put(begin("lobo-77"), "stakes", "knock_out").raw
    assert "three_of_a_kind" not in {way.key for way in ways(put(begin(), "hand_size", 2))}


@rows_(
    "variant, key, then",
    [
        ("ninety-nine", "hand_size", 2),
        ("ninety-nine-boyer", "tokens", 2),
        ("ninety-nine", "packs", 2),
    ],
)
def test_a_number_that_changes_with_the_players_is_another_one_from_there_on(
    variant: str, key: str, then: int
) -> None:
    """It's one less, if that's possible, but packs are one more."""
    draft = put(begin(variant), f"{key}_from", 0)
    first = int(way_of(draft, key).value)
    changed = put(draft, f"{key}_from", 4)
    assert [way_of(changed, one).value for one in (key, f"{key}_from", f"{key}_then")] == [
        str(first), "4", str(then),
    ]  # fmt: skip


def test_the_fewest_and_the_most_players_move_each_other() -> None:
    draft = put(put(begin("ninety-nine"), "players_min", 3), "players_max", 5)
    for key, number, players in (
        ("players_min", 4, (4, 5)), ("players_min", 7, (7, 7)), ("players_max", 4, (3, 4)),
        ("players_max", 2, (2, 2)),
    ):  # fmt: skip
        rules = rules_of(put(draft, key, number))
        assert (rules.min_players, rules.max_players) == players


def test_every_value_of_every_setting_can_be_chosen() -> None:
    """Each value is tried in the first game that has it."""
    seen: set[tuple[str, str]] = set()
    for variant in few():
        check_values(begin(variant), seen)


@pytest.mark.slow("every value of every way in each game")
@pytest.mark.parametrize("games", [few, pytest.param(others, marks=pytest.mark.long)])
def test_every_value_of_every_setting_can_be_chosen_in_every_game(
    games: Callable[[], tuple[str, ...]],
) -> None:
    for variant in games():
        check_values(begin(variant), set())


def check_values(draft: Draft, seen: set[tuple[str, str]]) -> None:
    for way in ways(draft):
        values = [value for value, _ in way.values] if way.kind == "choice" else ["on", "off"]
        for value in [str(way.least), str(way.most)] if way.kind == "number" else values:
            if (way.key, value) not in seen:
                seen.add((way.key, value))
                then = put(draft, way.key, value)
                assert value == way.value or then != draft, (way.key, value)


def test_a_value_that_a_setting_does_not_have_is_refused() -> None:
    with pytest.raises(ValueError, match="stock is not never"):
        put(begin(), "stock", "never")
    with pytest.raises(KeyError):
        put(begin(), "zeus_letters", "3")


def test_every_key_of_a_game_can_be_set_at_the_workshop_or_follows_from_others() -> None:
    """So that no new key of the schema is forgotten here. The keys of a switch are looked for in one game."""
    set_by = {"cards", *way_of(put(begin(), "stock", "play_on"), "empty_hand_cost").causes}
    seen = set[str]()
    for variant in catalog().shipped:
        draft = begin(variant)
        found = ways(draft)
        new = [way.key for way in found if way.kind == "switch" and way.key not in seen]
        seen.update(new)
        for way in (*found, *(way for key in new for way in ways(put(draft, key, "on")))):
            set_by |= {cause.partition(".")[0] for cause in way.causes}
    keys = {field.name for field in msgspec.structs.fields(PatchDocument)}
    assert keys - set_by == FOLLOW


@pytest.mark.slow("every switch of many games")
def test_keys_that_follow_from_others_can_be_set_in_no_game() -> None:
    set_by = {
        cause.partition(".")[0]
        for variant in few()
        for part in (way.key for way in ways(begin(variant)) if way.kind == "switch")
        for way in ways(put(begin(variant), part, "on"))
        for cause in way.causes
    }
    assert not FOLLOW & set_by


FOLLOW = {
    "one_pack_only",  # As in the game that the draft began with.
    "overplay",  # Set with milestones, borders and Zeus.
    "calls",  # As in the game that the draft began with.
    "start_passes_over",  # The same, or all cards that aren't ordinary.
    "bottom_chooser",
    "bank",  # Set with tokens that are won.
    "reward",
}
"""Keys that follow from others."""


def test_with_knock_out_the_others_play_the_deal_on() -> None:
    out = put(begin("ninety-nine"), "stakes", "knock_out")
    assert out.raw["deal_end"] == "knock_out"
    assert put(out, "stakes", "tokens").raw["deal_end"] == "deal_ends"


def test_a_game_can_end_after_a_number_of_deals_won_or_lost() -> None:
    won = put(begin("ninety-nine"), "stakes", "match_won")
    assert (won.raw["match"], won.raw["deal_end"], won.raw["tokens"]) == ({"won": 3}, "knock_out", "none")
    assert put(won, "match_won", 5).raw["match"] == {"won": 5}
    lost = put(won, "stakes", "match_lost")
    assert (lost.raw["match"], lost.raw["deal_end"]) == ({"lost": 3}, "deal_ends")
    assert "match" not in put(lost, "stakes", "tokens").raw


def test_all_cards_can_be_dealt_if_going_over_costs_points() -> None:
    paid = put(begin("ninety-nine"), "payment", "on")
    assert (paid.raw["payment"], paid.raw["overplay"]) == ({"over": "overshoot", "exact": 3}, True)
    dealt = put(put(paid, "pack", "32"), "deal_all", "on")
    assert (dealt.raw["deal"], dealt.raw["stock"]) == ("all", "play_on")
    assert not {"hand_size", "stock", "start_card", "bottom_card"} & {way.key for way in ways(dealt)}
    assert put(dealt, "payment_over", "2").raw["payment"]["over"] == 2
    assert not {"deal", "payment"} & put(dealt, "payment", "off").raw.keys()
