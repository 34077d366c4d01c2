"""The words for moves in the replay."""

from __future__ import annotations

import pytest

from cardtable.controller.lookback.playback import Entry, Playback
from cardtable.controller.lookback.playhead import Playhead
from cardtable.game.moves import (
    Call,
    Declare,
    Decline,
    Defend,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    TakeCard,
    TurnUp,
)
from cardtable.language import Player
from cardtable.rules.effects import NEED_TARGET
from cardtable.ui.table.words.replay_words import note_of, said, sentence
from tests.controller.lookback.test_playback import ANN, BEN, JOE, played


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Play(("7H",), "+7", 94), "7 of hearts to make 94"),
        (Play(("8S", "8C"), "+16", -3), "8 of spades and 8 of clubs to make −3"),
        (Play(("AS",), "0", 33, 1, ("choose",)), "ace of spades to make 33, choosing Ben to play next"),
        (Play(("AS",), "0", 33, 1, ("reverse", "eliminate")), "ace of spades to make 33, knocking out Ben"),
        (Play(("AS",), "0", 33, 1, ("exchange",)), "ace of spades to make 33, swapping hands with Ben"),
        (Play(("AS",), "0", 33, 1, ("steal",)), "ace of spades to make 33, stealing a card from Ben"),
        (Decline(0), "let it pass"),
        (Sneak(0, "Z3"), "3 sneaked in"),
        (Declare(0, ("6S", "6H", "6D")), "6 of spades, 6 of hearts and 6 of diamonds laid down"),
        (Defend(0, "HOLD"), "Hold in defense"),
        (PlaceBottom(0, "4C"), "4 of clubs under the stock"),
        (TurnUp(0, "4C"), "4 of clubs turned up"),
        (TakeCard(0, "KC"), "king of clubs stolen"),
    ],
)
def test_each_kind_of_move_has_its_own_words(move: Move, words: str) -> None:
    assert said(move, (Player("Ann"), Player("Ben"))) == words


def test_a_note_in_the_list_agrees_with_its_player() -> None:
    entry = Entry(1, 3, 0, Call(0, 42), 42)
    assert note_of(entry, Player("Ann")) == "says 42"
    assert note_of(entry, Player("You", is_you=True)) == "say 42"


@pytest.mark.parametrize("language", ["english", "german"])
def test_every_kind_of_move_that_names_a_seat_has_words_of_its_own(
    language: str, request: pytest.FixtureRequest
) -> None:
    if language == "german":
        request.getfixturevalue("german")
    plays = [Play(("AS",), "0", 33, 1, (mark,)) for mark in NEED_TARGET]
    sentences = {said(play, (Player("Ann"), Player("Ben"))) for play in plays}
    assert len(sentences) == len(NEED_TARGET)


@pytest.mark.parametrize(
    ("variant", "words"), [("ninety-nine-taiwanese", " to play next"), ("zeus-on-the-loose", "sneaked in")]
)
def test_a_step_names_its_target_and_says_if_it_was_out_of_turn(variant: str, words: str) -> None:
    playhead = Playhead(Playback.of_match(played(ANN, BEN, JOE, variant=variant)))
    names = [player.name for player in playhead.game.setup.players]
    found = 0
    for position, entry in enumerate(playhead.game.entries):
        text = sentence(playhead, position)
        if isinstance(entry.step, Sneak):
            assert "sneaked in the " in text
            assert f" to make {entry.total}" in text
        elif isinstance(entry.step, Play) and entry.step.target is not None:
            assert f" to make {entry.total} and chose {names[entry.step.target]} to play next" in text
        else:
            assert words not in text
            continue
        found += 1
    assert found
