"""Rules that contradict each other are reported in one sentence with all causes, and each button repairs them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardtable.language import SPEECH
from cardtable.rules.catalog import catalog
from cardtable.rules.drafting.card_chips import Place, offers
from cardtable.rules.drafting.draft import Draft, begin
from cardtable.rules.drafting.fit import Conflict, fit
from cardtable.rules.drafting.ways import put
from tests.rows import rows


def puts(variant: str, **values: str | int) -> Draft:
    """Return a draft of a game with other settings."""
    draft = begin(variant)
    for key, value in values.items():
        draft = put(draft, key, value)
    return draft


def nothing_playable() -> Draft:
    """Return a draft in which no card can ever be played."""
    draft = begin()
    for key in draft.raw["cards"]:
        draft = next(one.draft for one in offers(draft, Place(key)) if one.draft.raw["cards"][key] == "never")
    return draft


ALL_CARDS = {f"cards.{key}" for key in ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")}


def every_card(variant: str, does: str, pack: dict[str, int] | None = None, **values: str) -> Draft:
    """Return a draft in which every card does the same."""
    draft = begin(variant).changed({"pack": pack} if pack else {})
    draft = draft.changed({f"cards.{key}": does for key in draft.raw["cards"]})
    for key, value in values.items():
        draft = put(draft, key, value)
    return draft


CLASHES: dict[str, tuple[Callable[[], Draft], str, set[str], list[str]]] = {
    "a card over the limit": (
        lambda: puts("ninety-nine", limit=77),
        "A king makes the total 99, but the highest total is 77. You could never play it.",
        {"limit", "cards.K"},
        ["King makes 77", "Set the highest total to 99"],
    ),
    "cards that make any total": (
        lambda: puts("one-hundred", limit=50),
        "The ace of clubs, the ace of spades or a ten can make any total up to 100, but the highest total is 50.",
        {"limit", "cards.AS", "cards.AC", "cards.10"},
        ["Ace of clubs, ace of spades or 10 makes 50", "Set the highest total to 100"],
    ),
    "too few cards for any number of players": (
        lambda: begin("ninety-eight").changed({"hand": 9, "players.min": 7, "one_pack_only": True}),
        "7 players would get 63 cards, but there are only 52, and one has to stay in the stock.",
        {"hand_size", "decks", "players_max"},
        ["5 cards in hand"],
    ),
    "too few cards": (
        lambda: puts("ninety-eight", hand_size=7),
        "10 players would get 70 cards, but there are only 52, and one has to stay in the stock.",
        {"hand_size", "packs", "players_max"},
        ["At most 7 players", "5 cards in hand", "2 packs"],
    ),
    "no card to play": (
        nothing_playable,
        "No card in the pack could ever be played.",
        ALL_CARDS,
        ["Make number cards count"],
    ),
    "a start over the limit": (
        lambda: puts("ninety-eight", start_total=90, limit=50).changed({"cards.K": "=50"}),
        "A deal would start at 90, but the highest total is 50.",
        {"start_total", "limit"},
        ["Start at 0", "Set the highest total to 90"],
    ),
    "a card turned up over the limit": (
        lambda: puts("", start_card="turn_up_apply", limit=8),
        "With the 10 of spades turned up, a deal would start at 10, over the highest total of 8.",
        {"start_card", "limit", "cards.10"},
        ["No card turned up", "Set the highest total to 10"],
    ),
    "a milestone past the end": (
        lambda: puts("ninety-nine-qcsalon", limit=50),
        "No deal ever gets to 66: the highest total is 50.",
        {"milestones", "limit"},
        ["Remove 66", "Set the highest total to 67", "Remove this rule"],
    ),
    "a border past the end": (
        lambda: puts("ninety-nine-wilson", limit=50),
        "No deal ever gets to 66: the highest total is 50.",
        {"borders", "limit"},
        ["Remove 66", "Set the highest total to 66", "Remove this rule"],
    ),
    "a fine past the end": (
        lambda: puts("lobo-77", limit=60),
        "No deal ever gets to 66: the highest total is 60.",
        {"fine_calls", "limit"},
        ["Remove 66", "Set the highest total to 66", "Remove this rule"],
    ),
    "cards that leave the total": (
        lambda: every_card("", "+0"),
        "Everyone could always play, so nobody would ever lose.",
        ALL_CARDS,
        ["Make number cards count"],
    ),
    "cards that only ever take off": (
        lambda: every_card("ninety-nine-standard", "-3", negative_totals="floor"),
        "Everyone could always play, so nobody would ever lose.",
        ALL_CARDS,
        ["Make number cards count"],
    ),
    "one card that adds, and hands of three": (
        lambda: every_card("ninety-nine", "+0").changed({"cards.AS": "+1"}),
        "Everyone could always play, so nobody would ever lose.",
        ALL_CARDS,
        ["Make number cards count"],
    ),
    "court cards that leave the total": (
        lambda: every_card("", "+0", pack={"JS": 9, "QS": 9, "KS": 9}),
        "Everyone could always play, so nobody would ever lose.",
        {"cards.J", "cards.Q", "cards.K"},
        ["Make jack, queen and king count as 10"],
    ),
    "a god that nobody gets": (
        lambda: every_card("", "=50", zeus="on"),
        "No cards could ever take the total to 99 or more, so no deal would end.",
        ALL_CARDS,
        ["Make number cards count"],
    ),
    "milestones that cost nothing": (
        lambda: puts("ninety-nine-qcsalon", milestones_tokens=0, milestones_end_tokens=0),
        "Nobody would ever pay, so the game would never end.",
        {"milestones"},
        ["Make 99 pay 1", "Remove this rule"],
    ),
    "a team that plays even cards to 99": (
        lambda: every_card("", "+2", team="on"),
        "No cards make exactly 99, so you could never win.",
        {"team", "limit"},
        ["Make number cards count", "Set the highest total to 98", "Remove this rule"],
    ),
    "three cards in a hand of two": (
        lambda: puts("ninety-nine-michigan", hand_size=2),
        "This needs three cards of one rank in one hand, but everyone has only 2 cards.",
        {"three_of_a_kind", "hand_size"},
        ["3 cards in hand", "Remove this rule"],
    ),
}


def conflict_of(draft: Draft) -> Conflict:
    """Return the only conflict of the draft."""
    (conflict,) = fit(draft).conflicts
    return conflict


@rows("make, expected, places, buttons", CLASHES.values(), ids=CLASHES)
def test_a_conflict_is_reported_with_its_causes_and_every_button_repairs_it(
    make: Callable[[], Draft], expected: str, places: set[str], buttons: list[str]
) -> None:
    conflict = conflict_of(make())
    assert conflict.sentence == expected
    assert set(conflict.places) == places
    assert [repair.text for repair in conflict.repairs] == buttons
    for repair in conflict.repairs:
        assert fit(repair.draft).rules is not None, repair.text


@rows("make, expected, places, buttons", CLASHES.values(), ids=CLASHES)
@pytest.mark.parametrize("language", ["de", pytest.param("pl", marks=pytest.mark.slow("another language"))])
def test_conflicts_are_reported_in_every_language(
    make: Callable[[], Draft], expected: str, places: set[str], buttons: list[str], language: str
) -> None:
    draft = make()
    SPEECH.use(language)
    try:
        conflict = conflict_of(draft)
    finally:
        SPEECH.use("en")
    assert conflict.sentence != expected
    assert [repair.text for repair in conflict.repairs] != buttons


def test_a_middle_number_of_players_without_enough_cards_is_reported() -> None:
    draft = puts("ninety-nine", packs_from="5", pack="32", hand_size=10, players_max=6)
    conflict = conflict_of(draft)
    assert conflict.sentence.startswith("4 players would get 40 cards, but there are only 32")
    assert all(fit(repair.draft).rules is not None for repair in conflict.repairs)


def test_one_repair_serves_all_numbers_of_players_without_enough_cards() -> None:
    draft = puts("ninety-nine", pack="32", hand_size=10, players_max=10)
    conflict = conflict_of(draft.changed({"decks": {"default": 1, "7+": 3}}))
    assert conflict.sentence.startswith("10 players would get 100 cards, but there are only 96")
    assert [repair.text for repair in conflict.repairs] == ["At most 3 players", "5 cards in hand"]
    assert all(fit(repair.draft).rules is not None for repair in conflict.repairs)


def test_if_no_number_of_players_has_enough_cards_that_is_the_only_conflict() -> None:
    conflict = conflict_of(puts("ninety-nine", pack="32", packs_from="0", hand_size=10, players_min=10))
    assert conflict.sentence.startswith("10 players would get 100 cards")
    assert conflict.repairs


def test_hands_that_are_too_large_are_reported() -> None:
    conflict = conflict_of(puts("ninety-nine", payment="on", packs_from="0", deal_all="on"))
    assert conflict.sentence == "2 players would hold 26 cards each; 20 is the most."
    assert [repair.text for repair in conflict.repairs] == ["At least 3 players", "Remove this rule"]
    assert all(fit(repair.draft).rules is not None for repair in conflict.repairs)


def test_a_game_without_conflicts_has_notes_on_what_works() -> None:
    found = fit(begin("ninety-nine"))
    assert [note.text for note in found.notes] == [
        "Every card can be played at some total.",
        "There are enough cards for 2 to 10 players.",
        "Cards that lower the total: 10.",
    ]
    assert all(note.good for note in found.notes)


def test_a_game_whose_deals_may_be_endless_has_a_note() -> None:
    notes = fit(puts("ninety-nine", sixty_nine_effect="reset_zero")).notes
    assert [note.text for note in notes if not note.good] == [
        "A deal could go on and on: the cards can keep the total down."
    ]


@rows(
    "make, expected",
    [
        (
            lambda: puts("ninety-nine", limit=999),
            "A deal could go on and on: the cards can keep the total down.",
        ),
        (
            lambda: puts("ninety-nine", counting="down"),
            "A deal could go on and on: the cards can keep the total up.",
        ),
        (lambda: puts("to-twenty", limit=999), "A deal could be very long: over 3000 cards."),
        (
            lambda: puts("ninety-nine-1950s", limit=999),
            "A deal could be very long: over 500 cards.",
        ),
    ],
)
def test_a_deal_that_is_long_by_its_rules_has_a_note(make: Callable[[], Draft], expected: str) -> None:
    (note,) = [note for note in fit(make()).notes if not note.good]
    assert note.text == expected


def test_a_deal_that_always_costs_all_points_has_a_note() -> None:
    draft = puts("ninety-nine-wilson", tokens=1, borders_count=5)
    assert all(note.good for note in fit(draft).notes)
    (note,) = [note for note in fit(put(draft, "wilson_points_floor", "off")).notes if not note.good]
    assert note.text == "With 2 players, a deal costs all the points, so the scores might never reach 15."
    for borders, is_noted in ((1, False), (2, True), (3, True)):
        draft = puts("ninety-nine-wilson", tokens=1, borders_count=borders, wilson_points_floor="off")
        assert any("all the points" in note.text for note in fit(draft).notes) is is_noted


@rows("variant", lambda: catalog().shipped)
def test_no_game_of_the_program_has_a_conflict(variant: str) -> None:
    assert fit(begin(variant)).rules is not None


def test_a_game_without_an_end_of_its_own_gets_a_number_of_deals() -> None:
    rules = fit(puts("ninety-nine", stakes="deals")).rules
    assert rules.has_end
    assert rules.session_deals == 10
