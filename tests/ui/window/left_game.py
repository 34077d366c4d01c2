"""A game that was left in its first deal, for tests of what a window finds on the disk."""

from __future__ import annotations

from pathlib import Path

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.rules.catalog import catalog
from cardtable.storage.games import GameStore
from cardtable.storage.writer import WRITER

SETUP = MatchSetup(
    catalog().ids[0], (Player("Mia", "person"), Player("Olive", "computer", "cautious", "owl")), "31"
)


def leave_game(folder: Path) -> Path:
    """Deal the game, leave it, and return its record."""
    match = Match.start(SETUP, GameStore(folder))
    match.deal()
    match.leave()
    WRITER.wait()
    (path,) = (folder / "games").glob("*.cardtable")
    return path
