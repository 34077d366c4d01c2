"""A review finds a planted blunder first, and only uses what the seat could know."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from cardtable.bots.coach import Advice
from cardtable.bots.levels import bot
from cardtable.bots.opponents import stream
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.review import Costly, Judgment, decisions, judged
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.controller.worker import WORKER, Consultation
from cardtable.game.moves import Move, Play, Stuck, cards_of

PLAYERS = (Player("Sam", "person"), Player("Ada", "computer", "cautious", "owl"))


def sound_move(match: Match) -> Move:
    """Return the move of the strongest opponent."""
    shown = match.view(match.seat)
    return bot("expert", match._state.table).choose(shown, stream("sound", 1, match.turn_number, 0))


def game_with_a_blunder() -> tuple[Match, int]:
    """Return a match of two deals played well except for one move, and the number of that move.

    With it the person plays a king, the only saving card, at a low total.
    """
    for number in count():
        match = Match.start(MatchSetup("ninety-nine", PLAYERS, f"look back {number}"))
        planted = 0
        while match.awaits is not Awaits.OVER and match.view().deal < 3:
            if match.awaits is Awaits.DEAL:
                match.deal()
                continue
            move = Stuck() if match.awaits is Awaits.STUCK else sound_move(match)
            shown = match.view(match.seat)
            kings = [play for play in shown.plays if play.value == "=99"]
            savers = sum(card[:-1] in ("4", "9", "10", "K") for card in shown.hand)
            if not planted and match.seat == 0 and kings and savers == 1 and shown.total < 40:
                move, planted = kings[0], match.turn_number + 1
            match.play(move)
        if planted:
            return match, planted
    raise AssertionError


def reviewed(match: Match) -> list[Costly]:
    found = [judged(one, one.question.answer()) for one in decisions(Playback.of_match(match))]
    return sorted((one for one in found if one is not None), key=lambda one: -one.points)


@pytest.mark.slow("an expert's thought at every choice of a game")
def test_a_planted_blunder_is_found_first() -> None:
    match, planted = game_with_a_blunder()
    worst = reviewed(match)[0]
    assert worst.decision.number == planted
    assert worst.decision.played.value == "=99"
    assert worst.points >= 3
    assert worst.points == pytest.approx(100 * (worst.better_chance - worst.chance), abs=0.51)
    assert worst.better != worst.decision.played


def test_only_choices_of_persons_are_reviewed() -> None:
    match, _ = game_with_a_blunder()
    found = decisions(Playback.of_match(match))
    assert found
    assert {one.seat for one in found} == {0}
    assert all(len(one.question.view.moves) > 1 for one in found)
    assert all(one.played in one.question.view.moves for one in found)
    assert [one.number for one in found] == sorted({one.number for one in found})


def test_the_coach_sees_only_what_the_seat_saw() -> None:
    match, _ = game_with_a_blunder()
    for decision in decisions(Playback.of_match(match)):
        shown = decision.question.view
        assert shown.seat == 0
        text = msgspec.json.encode(shown).decode()
        seen = {*shown.hand, *shown.pile}
        for rank in ("A", "K", "Q", "J", *map(str, range(2, 11))):
            for suit in "SHDC":
                assert rank + suit in seen or f'"{rank}{suit}"' not in text


def after_a_first_play() -> Match:
    match = Match.start(MatchSetup("ninety-nine", PLAYERS, "back"))
    match.deal()
    while match.seat != 0:
        match.play(sound_move(match))
    match.play(match.view().plays[0])
    return match


def test_moves_that_were_taken_back_are_not_judged() -> None:
    match = after_a_first_play()
    match.undo()
    assert decisions(Playback.of_match(match)) == []


def test_a_costly_card_shows_its_reported_chance() -> None:
    (decision,) = decisions(Playback.of_match(after_a_first_play()))
    hand = decision.question.view.hand
    (played,) = cards_of(decision.played)
    better = next(play for play in decision.question.view.plays if played not in play.cards)
    advice = Advice(better, chances=dict.fromkeys(hand, 0.64))
    found = Judgment(decision, advice, Costly(decision, 20, 0.63, better, 0.83, ()))
    assert found.shown.chances == {card: 0.63 if card == played else 0.64 for card in hand}
    assert Judgment(decision, advice, None).shown == advice


def test_a_hint_and_the_review_judge_a_position_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WORKER, "ask", lambda question: question)
    match = Match.start(MatchSetup("ninety-nine", PLAYERS, "11"))
    match.deal()
    while match.seat != 0 or len(match.view(0).moves) == 1:
        match.play(match.view(match.seat).moves[0])
    hint = match.adviser()()
    assert isinstance(hint, Consultation)
    match.play(match.view(0).moves[0])
    asked = decisions(Playback.of_match(match))[-1].question
    assert asked.view == hint.view
    assert asked.chance.below(2**62) == hint.chance.below(2**62)


def test_cards_as_good_as_the_advised_one_are_best_too() -> None:
    jack = Play(("JH",), "+10", 10)
    advice = Advice(jack, chances={"AD": 0.61, "JC": 0.66, "JH": 0.66, "QS": 0.66})
    assert advice.best_cards == ("JC", "JH")
    assert Advice(jack, chances={"JC": 0.6, "JH": 0.66}).best_cards == ("JH",)
    assert Advice(jack).best_cards == ("JH",)
    both = Play(("JC", "JH"), "+20", 20)
    assert Advice(both, chances={"JC": 0.66, "JH": 0.66, "JS": 0.66}).best_cards == ("JC", "JH")
