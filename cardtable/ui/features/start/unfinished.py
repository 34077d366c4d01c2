"""The unfinished game that the start page offers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from cardtable.controller.match.match import Match
from cardtable.ui.services.games_on_disk import Found, GamesOnDisk
from cardtable.ui.services.jobs import Jobs, Notify


class Unfinished(QObject):
    """The unfinished game on disk that was played last: it's found, and resumed or no longer offered."""

    offered = Signal(object)
    """Emitted with the game as a `LyingGame`; None if there is none to continue."""

    resumed = Signal(Match)
    """Emitted with the match when the player wants to continue it."""

    def __init__(self, games: GamesOnDisk, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._games, self._jobs = games, jobs
        self._found: Found | None = None
        self._looks = 0
        self._is_wanted = False
        """Whether the player is waiting to continue it."""

    def look(self, messages: Sequence[str] = ()) -> None:
        """Look for the game and offer it, after these `messages`.

        Resume it at once if the player is waiting.
        """
        self._found = None
        self._looks += 1
        look = self._looks

        def offer(found: Found | None) -> None:
            # Only the last of several searches counts, and none after a game is put on the table.
            if look != self._looks:
                return
            self._found = found
            self.offered.emit(found.offer if found is not None else None)
            is_wanted, self._is_wanted = self._is_wanted, False
            if is_wanted and found is not None:
                self.resumed.emit(found.match)

        self._jobs.on_disk(self._games.unfinished, offer, messages=messages)

    def go_on(self) -> None:
        """Resume the game as soon as it's found."""
        if self._found is not None:
            self.resumed.emit(self._found.match)
        else:
            self._is_wanted = True
            self.look()

    def want_no_more(self) -> None:
        """Don't resume the game when it's found: the player is doing something else."""
        self._is_wanted = False

    def leave(self) -> None:
        """Forget the game found, as one is on the table."""
        self._found, self._is_wanted = None, False
        self._looks += 1

    def put_away(self, match: Match | None) -> None:
        """Stop offering a game but keep it on disk: `match` from the table, or else the one found."""
        found = self._found

        def put_away(_: Notify) -> None:
            # The match's path is only known once it was written.
            path = match.saving.path if match is not None else None
            if path is None and found is not None:
                path = found.path
            if path is not None:
                self._games.put_away(path)

        self._jobs.on_disk(put_away, lambda _: None)
        self.offered.emit(None)
        self.look()
