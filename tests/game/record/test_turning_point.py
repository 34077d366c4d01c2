"""The deal that decided a game: from its end on the winner had more tokens than anyone else, and not before."""

from __future__ import annotations

from pathlib import Path
from random import Random

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.record.figures import turning_point
from cardtable.game.record.replay import replay
from cardtable.game.record.text import Record, parse_record
from cardtable.storage.games import GameStore
from cardtable.storage.writer import WRITER
from tests.playing import play_on, step
from tests.rows import rows


def begun(folder: Path, variant: str, seed: str) -> Match:
    players = tuple(Player(name, "person") for name in ("Ann", "Ben", "Mia"))
    return Match.start(MatchSetup(variant, players, seed), GameStore(folder))


def record_of(match: Match) -> Record:
    path = match.saving.path
    match.leave()
    WRITER.wait()
    found = path if path.exists() else path.parent / "finished" / path.name
    return parse_record(found.read_bytes())


@rows("seed", ["2", "3"])
def test_the_winner_stays_ahead_from_that_deal_on(tmp_path: Path, seed: str) -> None:
    match, chance = begun(tmp_path, "to-twenty", seed), Random(seed)
    after: list[tuple[int, ...]] = []
    while match.awaits is not Awaits.OVER:
        step(match)
        play_on(match, until=lambda: match.awaits is Awaits.DEAL, chance=chance)
        after.append(tuple(tokens or 0 for tokens in match.view().tokens))
    winner = max(range(3), key=lambda seat: after[-1][seat])

    def leads(tokens: tuple[int, ...]) -> bool:
        return all(tokens[winner] > other for seat, other in enumerate(tokens) if seat != winner)

    record = record_of(match)
    point = turning_point(record)
    assert all(map(leads, after[point.deal - 1 :]))
    assert point.deal == 1 or not leads(after[point.deal - 2])


def test_the_last_cards_and_the_loser_of_the_deal_are_named(tmp_path: Path) -> None:
    match = begun(tmp_path, "to-twenty", "3")
    play_on(match, chance=Random(3))
    record = record_of(match)
    point = turning_point(record)
    positions: list[int] = []
    replay(record, None, lambda state, move: positions.append(state.deal))
    assert positions[point.position - 1] == point.deal
    assert len(point.plays) == 3
    assert point.loser is not None
    assert point.loser != point.plays[-1][0]


def test_a_game_of_one_deal_has_no_such_deal(tmp_path: Path) -> None:
    match = begun(tmp_path, "99-queen-anne", "3")
    play_on(match)
    assert turning_point(record_of(match)) is None


def test_a_game_that_is_on_has_none_yet(tmp_path: Path) -> None:
    match = begun(tmp_path, "ninety-nine", "3")
    step(match)
    step(match)
    assert turning_point(record_of(match)) is None
