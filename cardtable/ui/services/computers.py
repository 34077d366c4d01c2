"""Computers that practice games people made.

They practice a game after it's saved or opened, and play by the result as soon as it's there.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.bots.weighed import Practiced, adopt, adopted
from cardtable.controller.practicing import Practicing, read_practiced, written
from cardtable.rules.catalog import catalog
from cardtable.rules.model import RulesError
from cardtable.storage.own_games import Loaded, OwnGame, OwnGames
from cardtable.storage.writer import WRITER

_LOOKS = 500
"""Milliseconds between two checks whether a practice run is done."""


class Computers(QObject):
    """The practice of the computers in one window."""

    ready = Signal(str)
    """Emitted with the name of a game that the computers now play better."""

    progressed = Signal(str, int)
    """Emitted with the id of a game in practice, and the percentage that is done."""

    def __init__(self, store: OwnGames, parent: QObject) -> None:
        """Make it without starting any practice; results are kept in `store`."""
        super().__init__(parent)
        self._store = store
        self.practicing = Practicing()
        self._games: dict[str, OwnGame] = {}
        self._is_down = False
        self._timer = QTimer(self, interval=_LOOKS)
        self._timer.timeout.connect(self._look)

    def know(self, found: Loaded) -> None:
        """Take the games that exist now and the earlier results for them."""
        for variant in self._games.keys() - {game.id for game in found.games}:
            self.practicing.forget(variant)
            adopt(variant, None)
        self._games = {game.id: game for game in found.games}
        for variant, table in found.practiced.items():
            kept = read_practiced(table) if variant in self._games else None
            if kept is not None and kept.rules == _played(variant):
                adopt(variant, kept)

    def practice(self, game: OwnGame) -> None:
        """Start or queue practice of a game, unless its rules were practiced already."""
        known = adopted()[1].get(game.id)
        if self._is_down or (known is not None and known.rules == _played(game.id)):
            return
        self.practicing.start(game.id, catalog().resolve(game.id))
        self._timer.start()

    def shut_down(self) -> None:
        """End all practice for good."""
        self._is_down = True
        self._timer.stop()
        self.practicing.stop()

    def _look(self) -> None:
        before, done = self.practicing.done, self.practicing.poll()
        if self.practicing.done != before:
            self.progressed.emit(*self.practicing.done)
        if done is not None:
            self.progressed.emit(done[0], 100)
            self._take(*done)
        if not self.practicing.is_running:
            self._timer.stop()

    def _take(self, variant: str, found: Practiced) -> None:
        game = self._games.get(variant)
        if game is None or found.rules != _played(variant):
            return
        adopt(variant, found)
        WRITER.do(partial(self._store.keep_practiced, variant, written(found)))
        if any(weights is not None for weights in found.weights.values()):
            self.ready.emit(game.name)


def _played(variant: str) -> str:
    """Return the digest of a game's rules in the catalog; "" if it isn't there."""
    try:
        return catalog().resolve(variant).play_digest
    except RulesError:
        return ""
