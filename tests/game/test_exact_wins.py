"""A game that is won by making exactly the limit, and lost as usual by players who are stuck."""

from __future__ import annotations

import pytest

from cardtable.bots.playing import Facts, Thumb
from cardtable.bots.reasons import Reaches, reasons_for
from cardtable.bots.weighed import weights_for
from cardtable.game import engine
from cardtable.game.events import AnyEvent, DealEnded, GameEnded
from cardtable.game.moves import STUCK
from cardtable.game.sight.view import view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.game.worked import explained
from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.drafting.draft import begin, rules_of
from cardtable.rules.drafting.ways import put, ways
from cardtable.rules.model import Rules, RulesError
from cardtable.rules.prose.differences import differences
from cardtable.rules.prose.text import plain_text
from cardtable.ui.table.items.hand import stake_of


def made(*values: tuple[str, str], variant: str = "ninety-nine") -> Rules:
    """Return a game with these workshop settings and `exact_wins`."""
    draft = begin(variant)
    for key, value in (*values, ("exact_wins", "on")):
        draft = put(draft, key, value)
    return rules_of(draft)


OUT = made(("stakes", "knock_out"))
DOWN = made(("stakes", "knock_out"), ("counting", "down"))
TOKENS = made()


def at(rules: Rules, total: int, *hand: str, players: int = 3) -> State:
    """Return the first deal at this total, with these cards in the hand of the seat to act."""
    state = engine.new_game(Table(rules, players), "exact")
    engine.deal(state)
    state.total, state.hands[state.turn] = total, list(hand)
    return state


@pytest.mark.parametrize(
    ("rules", "total", "card"),
    [(OUT, 94, "5S"), (TOKENS, 94, "5S"), (DOWN, 5, "5S")],
    ids=["up", "tokens", "down"],
)
def test_a_player_who_makes_the_limit_exactly_wins_the_game(rules: Rules, total: int, card: str) -> None:
    state, events = at(rules, total, card, "3C", "2C"), list[AnyEvent]()
    seat = state.turn
    engine.apply(
        state, next(play for play in engine.legal_plays(state) if play.cards == (card,)), events.append
    )
    assert state.phase is Phase.OVER
    assert state.winners == (seat,)
    (deal,) = (event for event in events if isinstance(event, DealEnded))
    (game,) = (event for event in events if isinstance(event, GameEnded))
    assert (deal.why, deal.ended_by, deal.won_by, game.why) == ("reached", (), (seat,), "reached")


def test_a_player_who_is_stuck_is_out_of_the_game_and_the_others_go_on() -> None:
    state = at(OUT, 98, "5S", "6S", "7S")
    seat = state.turn
    assert engine.is_stuck(state)
    engine.apply(state, STUCK)
    assert not state.in_game[seat]
    assert state.phase is Phase.PLAYING


def test_with_tokens_the_game_goes_on_to_the_next_deal() -> None:
    state = at(TOKENS, 98, "5S", "6S", "7S")
    engine.apply(state, STUCK)
    assert state.phase is Phase.BETWEEN


@pytest.mark.parametrize(("rules", "edge"), [(OUT, 99), (DOWN, 0)], ids=["up", "down"])
def test_the_rules_say_how_to_win_and_how_to_lose(rules: Rules, edge: int) -> None:
    text = " ".join(plain_text(explained(rules)).split())
    wins = f"Make the total exactly {edge} and you win the game right away."
    assert f"{wins} If you can't play, you're out of the game." in text  # The aim.
    assert f"{wins} The last player left wins the game." in text  # The end of the game.
    assert f"exactly {edge} wins" in [chip.text for chip in differences(rules)]


def test_computers_and_hints_know_that_the_exact_limit_wins() -> None:
    state = at(OUT, 94, "5S", "9S", "2C")
    facts = Facts(state.table)
    plays = engine.legal_plays(state)
    assert Thumb(facts).best(("5S", "9S", "2C"), 94, plays).cards == ("5S",)
    for play in plays:
        reasons = reasons_for(facts, view(state, state.turn), play, None)
        assert (Reaches(99, together=False) in reasons) is (play.total == 99)


def test_reaching_the_limit_cannot_win_in_the_same_game() -> None:
    offered = {way.key for way in ways(put(begin("ninety-nine"), "reach_wins", "on"))}
    assert "exact_wins" not in offered
    document = OUT.document.replace(b'"exact_wins":"on"', b'"exact_wins":"on","reach_wins":"on"')
    assert document != OUT.document
    with pytest.raises(RulesError):
        rules_from_document(document)


def test_exact_wins_is_removed_if_another_part_decides_the_game() -> None:
    draft = put(put(begin("ninety-nine"), "exact_wins", "on"), "reach_wins", "on")
    assert rules_of(draft).terms.exact_wins is None


@pytest.mark.parametrize(
    "variant", ["ninety-nine", "ninety-nine-taiwanese", "ninety-eight-arizona", "to-fifty"]
)
def test_the_rules_say_nothing_about_playing_at_the_limit(variant: str) -> None:
    rules = made(("stakes", "knock_out"), variant=variant)
    text, edge = " ".join(plain_text(explained(rules)).split()), rules.edge
    assert "What's special -------------- Make the total exactly" in text
    for untrue in (f"At {edge},", f"at {edge}", f"already {edge}", f"the total is {edge},"):
        assert untrue not in text
    assert "the others may not be ready" not in text
    assert "Save your safest cards" not in text


COUNTED = rules_of(
    put(put(put(begin("ninety-nine"), "stakes", "knock_out"), "exact_wins", "on"), "exact_by", "counted")
)


def test_a_card_that_only_sets_the_limit_or_keeps_it_does_not_win() -> None:
    for total, card in ((94, "KS"), (99, "9S")):
        state = at(COUNTED, total, card, "5C", "2C")
        engine.apply(state, next(play for play in engine.legal_plays(state) if play.cards == (card,)))
        assert (state.phase, state.total) == (Phase.PLAYING, 99)


def test_signs_and_computers_tell_a_card_that_wins_from_one_that_makes_the_same_total() -> None:
    state = at(COUNTED, 94, "KS", "5S", "9S")
    seen, facts = view(state, state.turn), Facts(state.table)
    plays = {play.cards: play for play in engine.legal_plays(state)}
    assert {cards: stake_of(seen, [play]) for cards, play in plays.items()} == {
        ("KS",): 0,
        ("5S",): 1,
        ("9S",): 0,
    }
    assert Thumb(facts).best(("KS", "5S", "9S"), 94, list(plays.values())).cards == ("5S",)
    wins = Reaches(99, together=False)
    assert wins not in reasons_for(facts, seen, plays["KS",], None)
    assert reasons_for(facts, seen, plays["5S",], None) == (wins,), "what wins the game needs no other reason"


@pytest.mark.parametrize("players", [2, 3])
def test_computers_play_such_a_game_by_no_weights_that_know_nothing_of_winning(players: int) -> None:
    for rules in (OUT, TOKENS, DOWN, COUNTED):
        weights = weights_for(Facts(Table(rules, players)))
        assert weights is None or weights.pays > 0
    own = weights_for(Facts(Table(catalog().resolve("99-do2learn"), players)))
    assert own is not None


def test_the_rules_say_which_cards_make_the_limit_without_winning() -> None:
    text = " ".join(plain_text(explained(COUNTED)).split())
    assert "Make the total exactly 99 by adding or taking away, and you win the game right away." in text
    assert "A card that sets the total to 99, or keeps it there, doesn't win." in text
