"""What computers learn of games that people made, as the window has it: they practise a game when it was kept
or is sat down to, and play by what they found as soon as they have.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.bots.weighed import Practised, adopt, adopted, played
from cardtable.controller.practising import Practising, read_practised, written
from cardtable.rules.catalogue import catalogue
from cardtable.rules.errors import RulesError
from cardtable.storage.own_games import Loaded, OwnGame, OwnGames
from cardtable.storage.writer import WRITER

_LOOKS = 500
"""Milliseconds between two looks whether they are done."""


class Computers(QObject):
    """Those that practise, for one window."""

    ready = Signal(str)
    """They play the game of that name better than they did."""

    def __init__(self, store: OwnGames, parent: QObject) -> None:
        """Nothing is practised yet; what they find is kept in `store`."""
        super().__init__(parent)
        self._store = store
        self.practising = Practising()
        self._games: dict[str, OwnGame] = {}
        self._is_down = False
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOKS)
        self._timer.timeout.connect(self._look)

    def know(self, found: Loaded) -> None:
        """These are the games that are here, and what was found of them before."""
        for variant in self._games.keys() - {game.id for game in found.games}:
            self.practising.forget(variant)
            adopt(variant, None)
        self._games = {game.id: game for game in found.games}
        for variant, table in found.practised.items():
            kept = read_practised(table) if variant in self._games else None
            if kept is not None and kept.rules == _played(variant):
                adopt(variant, kept)

    def practise(self, game: OwnGame) -> None:
        """They begin with that game, or have it before them; nothing happens where they know it."""
        known = adopted()[1].get(game.id)
        if self._is_down or (known is not None and known.rules == _played(game.id)):
            return
        self.practising.start(game.id, catalogue().resolve(game.id))
        self._timer.start()

    def put_down(self) -> None:
        """All of it ends at once, for good."""
        self._is_down = True
        self._timer.stop()
        self.practising.stop()

    def _look(self) -> None:
        done = self.practising.poll()
        if done is not None:
            self._take(*done)
        if not self.practising.is_running:
            self._timer.stop()

    def _take(self, variant: str, found: Practised) -> None:
        game = self._games.get(variant)
        if game is None or found.rules != _played(variant):
            return
        adopt(variant, found)
        WRITER.do(partial(self._store.keep_practised, variant, written(found)))
        if any(weights is not None for weights in found.weights.values()):
            self.ready.emit(game.name)


def _played(variant: str) -> str:
    """The digest of what is played by the catalogue; "" for a game that it does not know."""
    try:
        return played(catalogue().resolve(variant))
    except RulesError:
        return ""
