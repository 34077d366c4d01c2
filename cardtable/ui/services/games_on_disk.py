"""The games kept in the data folder: begin one, resume one, and find the unfinished one."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

import msgspec

from cardtable import clock
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.game.record.text import NewerRecordError, RecordError
from cardtable.language import say
from cardtable.storage.disk import StorageError, reason
from cardtable.storage.games import GameStore, SavedGame, Shelf
from cardtable.storage.writer import WRITER
from cardtable.ui.services.jobs import Notify
from cardtable.ui.shared.seating import new_seed
from cardtable.ui.shared.when import when_text
from cardtable.ui.table.items.lying import LyingGame, lying


@dataclass(frozen=True)
class Found:
    """An unfinished game on disk: how to offer it, its path, and its match."""

    offer: LyingGame
    path: Path
    match: Match


class GamesOnDisk:
    """The games kept in one directory.

    Methods that read or move a game must not run on a window's thread. They call `notify` with messages.
    """

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._store = GameStore(directory)
        self._notified_unread: set[Path] = set()

    def again(self, match: Match) -> Match:
        """Begin a game with the same seats and rules, other cards, and the next dealer by the rules."""
        seed = new_seed(len(match.setup.players), match.next_dealer)
        other = {"seed": seed, "marks": match.marks, "position": None, "deals": 0}
        return self.begin(msgspec.structs.replace(match.seated, **other))

    def begin(self, setup: MatchSetup) -> Match:
        """Begin a game with this setup; its record is saved in the background."""
        return Match.start(setup, self._store)

    def branch(self, text: str) -> Match:
        """Begin a game that continues where the record in `text` ends. Raises StorageError."""
        recorder = self._store.create(text)
        recorder.settle()
        recorder.close()
        if recorder.trouble:
            raise StorageError(recorder.trouble)
        return Match.resume(WRITER.get(partial(self._store.read, recorder.path)))

    @property
    def shelf(self) -> Shelf:
        """All games on disk."""
        return Shelf(self._directory)

    def resume_file(self, path: Path, notify: Notify) -> Match | None:
        """Return the game in a file of the data folder; None, after a message, if it can't be played."""
        try:
            match = self._opened(WRITER.get(partial(self._store.read, path)), notify)
        except OSError as error:
            notify(say("window-game-unread", why=reason(error)))
            return None
        except RecordError as error:
            notify(error.sentence)
            return None
        self._notify_damages(notify)
        return match

    def unfinished(self, notify: Notify) -> Found | None:
        """Return the unfinished game on disk that was played last.

        A puzzle being played out never takes its place: it starts over on its own page.
        """
        found = None
        for saved in WRITER.get(self._store.unfinished):
            match = None
            with contextlib.suppress(NewerRecordError):
                match = self._opened(saved, notify)
            if match is not None and match.awaits is not Awaits.OVER and match.setup.position is None:
                found = Found(lying(match, saved.when), saved.path, match)
                break
        self._notify_damages(notify)
        return found

    def _opened(self, saved: SavedGame, notify: Notify) -> Match | None:
        """Return the part of the game that can be played; None if nothing can. Raises NewerRecordError."""
        try:
            return Match.resume(saved)
        except NewerRecordError:
            raise
        except RecordError:
            try:
                mended = WRITER.get(partial(self._store.mend, saved))
            except StorageError as error:
                notify(str(error))
                return None
            return None if mended is None else Match.resume(mended)

    def _notify_damages(self, notify: Notify) -> None:
        lost = []
        for damage in self._store.damages:
            if not damage.goes_on:
                lost.append(damage.kept)
            elif damage.is_whole:
                notify(say("window-game-plays-otherwise", file=str(damage.kept)))
            else:
                notify(say("window-game-goes-on-before", file=str(damage.kept)))
        if len(lost) > 1:
            notify(say("window-games-lost", count=len(lost), folder=str(lost[0].parent)))
        elif lost:
            notify(say("window-game-lost", file=str(lost[0])))
        self._store.damages.clear()
        for path in self._store.unread:
            if path not in self._notified_unread:
                self._notified_unread.add(path)
                notify(say("window-game-unread-kept", when=when_text(last_played(path))))
        self._store.unread.clear()

    def put_away(self, path: Path) -> None:
        """Stop offering a game. Raises StorageError."""
        if path.exists():
            self._store.put_away(path)


def last_played(path: Path | None) -> datetime:
    """Return when the game in a file was last played; now if unknown."""
    if path is not None:
        with contextlib.suppress(OSError):
            return clock.moment(path.stat().st_mtime)
    return clock.now()
