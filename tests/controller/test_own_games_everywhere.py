"""Games that people made work everywhere: played, saved, counted, looked back on, shared, coached, taught."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cardtable.bots.levels import LEVELS
from cardtable.controller.lessons.lessons import Lessons
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.review import choices, decisions, judged, recall
from cardtable.controller.lookback.sharing import SharingError, pasted, share_text
from cardtable.controller.lookback.summary import score_sheet
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.controller.worker import Consultation
from cardtable.game.events import CardsPlayed
from cardtable.game.record.text import record_text
from cardtable.game.worked import explained
from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.prose.text import plain_text
from cardtable.storage.games import GameStore, read_game
from cardtable.storage.learners import LearnerStore
from cardtable.storage.own_games import OwnGames
from cardtable.storage.statistics import Statistics
from cardtable.storage.writer import WRITER
from cardtable.ui.shared.games_list import all_games, finder_of
from tests.playing import step

GAMES: dict[str, dict[str, Any]] = {
    "a few cards otherwise": {
        "base": "ninety-nine",
        "name": "Anna’s game",
        "maker": "Anna",
        "cards": {"5": "+0, skip", "7": "-7", "8": "+8 | -8", "K": "=77", "joker": "+0, reverse"},
        "jokers": 2,
        "limit": 77,
    },
    "a game of its own": {
        "name": "Counting to sixty",
        "maker": "Ben",
        "source": {"title": "Ben’s", "publisher": "House rule", "section": "2026"},
        "players": {"min": 2, "max": 5},
        "decks": 1,
        "hand": 4,
        "tokens": 2,
        "limit": 60,
        "cards": {"face": "+pips", "J": "+10", "Q": "-10", "K": "=60", "A": "+1 | +11"},
        "negative_totals": "floor",
        "two_player_reverse": "pass",
        "two_player_skip": "again",
        "draw_discipline": "auto",
        "elimination_rule": "at_zero",
        "packs_follow_players": "off",
        "deal_end": "deal_ends",
        "dealer_rotation": "left",
        "next_starter": "left_of_dealer",
        "stock": "reshuffle",
        "session_deals": 0,
        "start_card": "empty",
        "allow_give_up": "off",
        "mistakes_count": "off",
        "pile_away_loser": "redraw",
        "sixty_nine_effect": "none",
        "exchange_timing": "after_draw",
    },
    "of a special pack": {"base": "ono-99", "name": "O’no with five", "hand": 5, "limit": 90, "tokens": 2},
    "with parts of its own": {"base": "ninety-nine-qcsalon", "name": "Salon for three", "hand": 4},
}


@pytest.fixture(params=GAMES)
def variant(request: pytest.FixtureRequest, own_data_dir: Path) -> Iterator[str]:
    """Save one of these games; return its id."""
    game = OwnGames(own_data_dir).keep(GAMES[request.param], catalog())
    yield game.id
    WRITER.wait()
    catalog().forget(game.id)


def seats(*levels: str) -> tuple[Player, ...]:
    """Return Mia and computers of these levels."""
    others = (Player(f"Bot {n}", "computer", level, "owl") for n, level in enumerate(levels))
    return (Player("Mia", "person"), *others)


def play_on(match: Match, moves: int = 10_000) -> Match:
    """Play some moves, or to the end: the person at random, the computers by their levels."""
    chance = random.Random(7)
    for _ in range(moves):
        if match.awaits is Awaits.OVER:
            return match
        if match.awaits is Awaits.DEAL:
            if match.view().deal >= 4 and match.can_stop:
                # This game has no end.
                match.stop()
                continue
            match.deal()
        elif match.awaits is Awaits.COMPUTER:
            match.play(match.thinker()().move)
        else:
            match.play(chance.choice(match.view(match.seat).moves))
    return match


def finished(variant: str, directory: Path) -> Match:
    """Play a whole game that is saved."""
    match = Match.start(MatchSetup(variant, seats("cautious", "random"), "7"), GameStore(directory))
    play_on(match)
    match.leave()
    WRITER.wait()
    assert match.awaits is Awaits.OVER
    return match


def test_a_saved_game_goes_on_even_if_its_definition_is_gone(variant: str, own_data_dir: Path) -> None:
    match = Match.start(MatchSetup(variant, seats("casual", "random"), "7"), GameStore(own_data_dir))
    play_on(match, 9)
    match.leave()
    WRITER.wait()
    catalog().forget(variant)
    (saved,) = GameStore(own_data_dir).unfinished()
    again = Match.resume(saved)
    assert (again.view(), again.rules.name) == (match.view(), match.rules.name)
    assert play_on(again).awaits is Awaits.OVER
    again.leave()
    WRITER.wait()


def test_an_own_game_is_counted_and_can_be_looked_back_on(variant: str, own_data_dir: Path) -> None:
    match = finished(variant, own_data_dir)
    statistics = Statistics(own_data_dir)
    assert statistics.catch_up()
    assert dict(statistics.variants()) == {variant: match.rules.name}
    assert statistics.overview("Mia", variant).games == 1
    statistics.close()
    (path,) = (own_data_dir / "games" / "finished").glob("*.cardtable")
    game = Playback.of_record(read_game(path).record)
    assert game.is_over
    assert len(score_sheet(game)) == match.view().deal
    decision = decisions(game)[0]
    judged(decision, replace(decision.question, playouts=600).answer())
    choice = choices(game)[0]
    assert recall(choice) is not None


def test_the_text_of_a_shared_own_game_includes_its_rules(variant: str, own_data_dir: Path) -> None:
    match = finished(variant, own_data_dir)
    text = share_text(Playback.of_match(match))
    catalog().forget(variant)
    record = pasted(text)
    assert record_text(record).splitlines()[-1] == record_text(match_record(own_data_dir)).splitlines()[-1]
    assert rules_from_document(record.header.document).digest == match.rules.digest
    spoiled = text.replace('[Rules "sha256:', '[Rules "sha256:00', 1)
    with pytest.raises(SharingError):
        pasted(spoiled)


def match_record(directory: Path) -> Any:
    (path,) = (directory / "games" / "finished").glob("*.cardtable")
    return read_game(path).record


def test_every_computer_plays_an_own_game_and_the_coach_advises(
    variant: str, subtests: pytest.Subtests, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardtable.controller.match.match.Consultation", partial(Consultation, playouts=600))
    for level in LEVELS:
        with subtests.test(level):
            plays_it_and_is_advised(variant, level)


def plays_it_and_is_advised(variant: str, level: str) -> None:
    match = Match.start(MatchSetup(variant, seats(level, level), "9"))
    match.deal()
    for _ in range(12):
        if match.awaits is Awaits.PERSON and len(match.view(match.seat).moves) > 1:
            break
        play_on(match, 1)
    if level == LEVELS[0]:
        shown = match.view(match.seat)
        assert match.adviser()().move in shown.moves
    while match.awaits is not Awaits.COMPUTER:
        play_on(match, 1)
    thought = match.thinker()()
    assert thought.move in match.view(match.seat).moves


def test_a_child_keeps_score_in_an_own_game(variant: str, own_data_dir: Path) -> None:
    store = LearnerStore(own_data_dir)
    mia = store.add("Mia", "rabbit")
    players = (
        Player("Mia", "person", "", "rabbit", mia.id, "scorekeeper"),
        Player("Ben", "person"),
    )
    match = Match.start(MatchSetup(variant, players, "7"))
    lessons, asked = Lessons(match, store, "1"), 0
    while not asked and match.awaits is not Awaits.OVER:
        events = step(match)
        lesson = lessons.asked(events)
        if lesson is not None:
            played = next(event for event in events if isinstance(event, CardsPlayed))
            assert lesson.calling.question.answer == played.total
            asked += 1
    assert asked
    store.close()


def test_own_games_have_rules_in_words_and_are_found_in_the_gallery(own_data_dir: Path) -> None:
    own = OwnGames(own_data_dir)
    kept = [own.keep(game, catalog()).id for game in GAMES.values()]
    games = all_games()
    finder, shown = finder_of(games), games[: len(kept)]
    assert {game.id for game in shown} == set(kept)
    for game in shown:
        rules = catalog().resolve(game.id)
        text = plain_text(explained(rules))
        assert rules.name in text
        if rules.maker:
            assert f"Made up by {rules.maker}." in text
        assert game.family.name == "Your own games"
        assert game.blurb
        assert game.family.art.cards
        assert finder.find(rules.name)[0] == game.id
