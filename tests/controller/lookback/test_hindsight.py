"""“What did they hold?” shows the true hands and those that an opponent considered, but no running deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.controller.lab.simulate import Games
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.review import Choice, choices, recall
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.controller.worker import WORKER, Question, Recollection
from cardtable.game.moves import Play, Stuck
from cardtable.game.record.text import parse_record
from cardtable.rules.catalog import catalog

EXPERT = "expert/80"


def played(
    variant: str = "ninety-nine", deals: int = 2, seats: tuple[str, ...] = (EXPERT, "casual")
) -> Match:
    """Return a match after some deals; the person makes the first legal moves."""
    players = (
        Player("Sam", "person"),
        *(Player(f"C{n}", "computer", level) for n, level in enumerate(seats)),
    )
    match = Match.start(MatchSetup(variant, players, "hindsight"))
    while match.awaits is not Awaits.OVER:
        if match.awaits is Awaits.DEAL:
            if match.view().deal == deals:
                return match
            match.deal()
        elif match.awaits is Awaits.STUCK:
            match.play(Stuck())
        elif match.awaits is Awaits.COMPUTER:
            match.play(match.thinker().args[0].answer().move)  # type: ignore[attr-defined]
        else:
            match.play(match.view(match.seat).moves[0])
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played()


def experts(match: Match) -> list[Choice]:
    return [choice for choice in choices(Playback.of_match(match)) if choice.question.level == EXPERT]


def test_every_choice_is_repeated(match: Match) -> None:
    found = choices(Playback.of_match(match))
    assert {choice.deal for choice in found} == {1, 2}
    assert {choice.seat for choice in found} == {1, 2}
    for choice in found:
        assert Recollection(choice.question).answer().choice == choice.played


def test_the_hands_shown_are_the_true_ones(match: Match) -> None:
    for choice in choices(Playback.of_match(match)):
        assert choice.hands[choice.seat] == choice.question.view.hand
        assert [len(hand) for hand in choice.hands] == list(choice.question.view.hand_sizes)
        if isinstance(choice.played, Play):
            assert set(choice.played.cards) <= set(choice.hands[choice.seat])


def test_the_worlds_are_those_that_the_opponent_considered(match: Match) -> None:
    thought = 0
    for choice in experts(match):
        insight = Recollection(choice.question).answer()
        if not insight.options:
            continue
        thought += 1
        assert len(insight.worlds) == max(option.worlds for option in insight.options)
        assert len(set(insight.worlds)) > 1
        for hands in insight.worlds:
            assert hands[choice.seat] == choice.question.view.hand
            held = [card for hand in hands for card in hand]
            assert len(held) == len(set(held)), "one pack: no card is in two hands"
            assert not set(held) & set(choice.question.view.pile)
    assert thought >= 3


def test_the_share_of_a_card_is_that_of_the_worlds(match: Match) -> None:
    insight = next(i for c in experts(match) if (i := Recollection(c.question).answer()).worlds)
    seat = 2
    for card in {card for hands in insight.worlds for card in hands[seat]}:
        count = sum(card in hands[seat] for hands in insight.worlds)
        assert insight.share(seat, card) == pytest.approx(count / len(insight.worlds))
    assert sum(insight.share(seat, card) for card in catalog_pack()) == pytest.approx(3.0)


def catalog_pack() -> list[str]:
    return [f"{rank}{suit}" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K") for suit in "SHDC"]


def test_a_level_that_does_not_search_considers_no_worlds(match: Match) -> None:
    WORKER.drop(even_idle=True)
    for choice in choices(Playback.of_match(match)):
        if choice.question.level == "casual":
            assert recall(choice).worlds == ()
    assert not WORKER.is_running


def test_recording_the_worlds_changes_no_choice(match: Match) -> None:
    for choice in experts(match):
        again = choice.question
        assert Recollection(again).answer().choice == Question.answer(again).move


def test_a_running_deal_is_left_out(match: Match) -> None:
    running = played(deals=1)
    before = choices(Playback.of_match(running))
    running.deal()
    while running.awaits is Awaits.COMPUTER:
        running.play(running.view(running.seat).moves[0])
    assert [choice.number for choice in choices(Playback.of_match(running))] == [
        choice.number for choice in before
    ]


def test_hands_kept_for_the_next_deal_stay_secret() -> None:
    variant = next(one for one in catalog().ids if catalog().resolve(one).terms.shed is not None)
    assert choices(Playback.of_match(played(variant, 1, ("casual", "casual")))) == []


def test_choices_can_be_repeated_from_a_record(tmp_path: Path) -> None:
    Games(catalog().resolve("ninety-nine", {"tokens": "2"}), 2, [EXPERT, "beginner"], 3).run(
        1, records=tmp_path
    )
    record = parse_record(next(tmp_path.iterdir()).read_bytes())
    found = choices(Playback.of_record(record))
    assert len(found) > 10
    for choice in found[:12]:
        assert Recollection(choice.question).answer().choice == choice.played
