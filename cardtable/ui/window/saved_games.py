"""The games on this computer: begin, find, open, rename, delete, restore, import and export."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable import clock
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.sharing import SharingError, pasted
from cardtable.controller.lookback.summary import playback_of
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.game.record.text import NewerRecordError, RecordError, record_text
from cardtable.language import say
from cardtable.storage.disk import StorageError, reason
from cardtable.storage.games import GameStore, SavedGame
from cardtable.storage.shelf import GameFile, Shelf, read_bytes
from cardtable.storage.writer import WRITER
from cardtable.ui.shared.seating import new_seed
from cardtable.ui.shared.when import when_text
from cardtable.ui.support import files
from cardtable.ui.table.items.lying import LyingGame, lying
from cardtable.ui.window.jobs import Jobs, Tell

if TYPE_CHECKING:
    from cardtable.storage.learners import LearnerStore
    from cardtable.ui.learning.learner_file import LearnerFile

T = TypeVar("T")


@dataclass(frozen=True)
class Found:
    """An unfinished game on disk: how to offer it, its path, and its match."""

    offer: LyingGame
    path: Path
    match: Match


class GamesOnDisk:
    """The games kept in one directory.

    Methods that read or move a game must not run on a window's thread; they pass messages about it to `tell`.
    """

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._store = GameStore(directory)
        self._told_unread: set[Path] = set()

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

    def resume_file(self, path: Path, tell: Tell) -> Match | None:
        """Return the game in a file of the data folder; None, after a message, if it can't be played."""
        try:
            match = self._opened(WRITER.get(partial(self._store.read, path)), tell)
        except OSError as error:
            tell(say("window-game-unread", why=reason(error)))
            return None
        except RecordError as error:
            tell(error.told)
            return None
        self._tell_damages(tell)
        return match

    def unfinished(self, tell: Tell) -> Found | None:
        """Return the unfinished game on disk that was played last.

        A puzzle being played out never takes its place: it starts over on its own page.
        """
        found = None
        for saved in WRITER.get(self._store.unfinished):
            match = None
            with contextlib.suppress(NewerRecordError):
                match = self._opened(saved, tell)
            if match is not None and match.awaits is not Awaits.OVER and match.setup.position is None:
                found = Found(lying(match, saved.when), saved.path, match)
                break
        self._tell_damages(tell)
        return found

    def _opened(self, saved: SavedGame, tell: Tell) -> Match | None:
        """Return the game as far as it can be played; None if nothing can. Raises NewerRecordError."""
        try:
            return Match.resume(saved)
        except NewerRecordError:
            raise
        except RecordError:
            try:
                mended = WRITER.get(partial(self._store.mend, saved))
            except StorageError as error:
                tell(str(error))
                return None
            return None if mended is None else Match.resume(mended)

    def _tell_damages(self, tell: Tell) -> None:
        for damage in self._store.damages:
            kept = str(damage.kept)
            if damage.is_whole:
                tell(say("window-game-plays-otherwise", file=kept))
            elif damage.goes_on:
                tell(say("window-game-goes-on-before", file=kept))
            else:
                tell(say("window-game-lost", file=kept))
        self._store.damages.clear()
        for path in self._store.unread:
            if path not in self._told_unread:
                self._told_unread.add(path)
                tell(say("window-game-unread-kept", when=when_text(last_played(path))))
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
    return datetime.now(UTC)


class Unfinished(QObject):
    """The unfinished game on disk that was played last: it's found, and resumed or no longer offered."""

    offered = Signal(object)
    """Emitted with the game as a `LyingGame`; None if there is none to continue."""

    resumed = Signal(Match)
    """Emitted with the match when the player wants to continue it."""

    looked = Signal()
    """Emitted when the search for the game is over."""

    def __init__(self, games: GamesOnDisk, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._games, self._jobs = games, jobs
        self._found: Found | None = None
        self._looks = 0
        self._is_wanted = False
        """Whether the player is waiting to continue it."""

    def look(self, told: Sequence[str] = ()) -> None:
        """Look for the game and offer it, after the messages `told`.

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
            self.looked.emit()

        self._jobs.on_disk(self._games.unfinished, offer, told=told)

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

        def put_away(_: Tell) -> None:
            # The match's path is only known once it was written.
            path = match.saving.path if match is not None else None
            if path is None and found is not None:
                path = found.path
            if path is not None:
                self._games.put_away(path)

        self._jobs.on_disk(put_away, lambda _: None)
        self.offered.emit(None)
        self.look()


class SavedGames(QObject):
    """The actions on saved games and on games from elsewhere."""

    told = Signal(str, str)
    """Emitted with a message for the player and its icon."""

    listed = Signal(list, GameFile)
    """Emitted with all games (`GameFile`), and the one to select or None."""

    is_on_table = Signal()
    """Emitted when the game to open is already on the table."""

    leaves = Signal()
    """Emitted when the game on the table is to be deleted."""

    resumed = Signal(Match)
    """Emitted with an opened game to continue at the table."""

    looked_at = Signal(Playback)
    """Emitted with an opened game to show in the replay: it's over or damaged."""

    deleted = Signal()

    restored = Signal()
    """Emitted when a deleted game is back."""

    def __init__(
        self,
        games: GamesOnDisk,
        jobs: Jobs,
        match: Callable[[], Match | None],
        learners: Callable[[], LearnerFile],
        over: QWidget,
    ) -> None:
        """Make the actions; `match` returns the match on the table, and dialogs are shown over `over`."""
        super().__init__(over)
        self._learners = learners
        self._games, self._jobs, self._match, self._over = games, jobs, match, over
        self._deleted: list[files.DeletedGame] = []

    def list_games(self, chosen: GameFile | None = None) -> None:
        """List all games and select `chosen`."""
        self._jobs.on_disk(self._all, lambda games: self._list(games, chosen))

    def _list(self, games: list[GameFile], chosen: GameFile | None) -> None:
        match = self._match()
        if match is not None:
            games = [replace(one, due=match.due) if match.is_in(one.path) else one for one in games]
        self.listed.emit(games, chosen)

    def _all(self, tell: Tell) -> list[GameFile]:
        shelf = self._games.shelf
        games = shelf.games()
        if shelf.set_aside is not None:
            tell(say("window-names-lost", file=str(shelf.set_aside)))
        if shelf.are_names_unread:
            tell(say("window-names-unread"))
        return games

    # Changes

    def rename(self, kept: GameFile, name: str) -> None:
        shelf = self._games.shelf
        self._change(lambda: shelf.rename(kept, name), lambda _: self.list_games(kept))

    def _change(self, act: Callable[[], T], then: Callable[[T], object]) -> None:
        self._jobs.on_disk(lambda tell: act(), then)

    def delete(self, kept: GameFile) -> None:
        """Move the game to the bin; it can be restored."""
        match, shelf = self._match(), self._games.shelf
        if match is not None and match.is_in(kept.path):
            self.leaves.emit()
        self._change(lambda: files.delete_game(shelf, kept), self._tell_deleted)

    def _tell_deleted(self, deleted: files.DeletedGame) -> None:
        if deleted.where is None:
            told = say("window-game-in-bin")
        elif deleted.in_bin:
            told = say("window-game-in-bin-undo")
        else:
            told = say("window-game-deleted-undo")
        if deleted.where is not None:
            self._deleted.append(deleted)
        self.told.emit(told, "bin")
        self.list_games()
        self.deleted.emit()

    @property
    def can_put_back(self) -> bool:
        """Whether a game was deleted that can be restored."""
        return bool(self._deleted)

    def put_back(self) -> None:
        """Restore the game deleted last."""
        if self._deleted:
            shelf, deleted = self._games.shelf, self._deleted.pop()
            self._change(lambda: files.put_back_game(shelf, deleted), lambda _: self._tell_back(deleted.kept))

    def _tell_back(self, kept: GameFile) -> None:
        self.told.emit(say("window-game-back"), "check")
        self.list_games(kept)
        self.restored.emit()

    # Replay

    def look_at(self, kept: GameFile) -> None:
        """Show a game of the list in the replay, without a total that a learner still has to call."""
        from cardtable.controller.lessons.lessons import is_uncalled

        def show(game: Playback, store: LearnerStore | None) -> None:
            waits = store is not None and is_uncalled(store, kept.path.stem, game.turn_number)
            self.looked_at.emit(game.before_last_play() if waits else game)

        def look(game: Playback) -> None:
            if game.header.learners:
                self._learners().open(lambda store: show(game, store), make=False)
            else:
                self.looked_at.emit(game)

        self._give_game(kept, look)

    def copy(self, kept: GameFile) -> None:
        """Copy a game of the list to the clipboard as text."""
        from cardtable.ui.pages.replay.exports import copy_text

        self._give_game(kept, lambda game: self.told.emit(copy_text(game), "share"))

    def give_table(self, then: Callable[[Playback], object]) -> None:
        """Give the game on the table, if there is one, to `then`."""
        match = self._match()
        if match is not None:
            make = Playback.job(match)
            self._jobs.open(lambda tell: make(), then)

    def _give_game(self, kept: GameFile, then: Callable[[Playback], object]) -> None:
        match = self._match()
        if match is not None and match.is_in(kept.path):
            self.give_table(then)
        else:
            self._jobs.open(lambda tell: read_playback(kept.path), then)

    # Export and import

    def save_as(self, kept: GameFile) -> None:
        """Ask for a file and save a copy of the record there."""
        name = f"{kept.name or kept.path.stem}{kept.path.suffix}"
        kinds = say("window-games-files")
        path = files.ask_save(self._over, say("window-save-record"), name, kinds)
        if path is None:
            return

        def save(tell: Tell) -> str:
            try:
                return files.write(path, kept.read())
            except OSError as error:
                raise StorageError(files.not_saved(path, error)) from None

        self._jobs.on_disk(save, lambda told: self.told.emit(told, "share"))

    def choose_file(self) -> None:
        """Ask for a file with a game, and open it."""
        kinds = say("window-games-files")
        path = files.ask_open(self._over, say("window-open-game"), kinds)
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Open a game from elsewhere: keep and continue it if it isn't over, else show it in the replay."""
        shelf = self._games.shelf

        def look(tell: Tell) -> GameFile | tuple[Playback, bytes]:
            kept = next((one for one in WRITER.get(shelf.games) if one.path == path), None)
            return kept if kept is not None else (read_playback(path), WRITER.get(lambda: read_bytes(path)))

        def show(it: GameFile | tuple[Playback, bytes]) -> None:
            if isinstance(it, tuple):
                self._take_in(*it)
            else:
                self.open(it)

        self._jobs.open(look, show)

    def paste(self) -> None:
        """Open the game in the text on the clipboard, or say what's wrong with it."""
        text = QGuiApplication.clipboard().text()

        def look(tell: Tell) -> tuple[Playback, bytes] | None:
            try:
                record = pasted(text)
            except SharingError as error:
                tell(str(error))
                return None
            return Playback.of_record(record), record_text(record).encode()

        self._jobs.open(look, lambda it: self._take_in(*it) if it is not None else None)

    def _take_in(self, game: Playback, data: bytes) -> None:
        """Continue the game; if it's damaged or over, show it in the replay."""
        games = self._games
        if game.is_over or game.damage:
            self.looked_at.emit(game)
        else:
            self._jobs.open(
                lambda tell: games.resume_file(WRITER.get(lambda: games.shelf.bring(data)), tell),
                self._give,
            )

    def open(self, kept: GameFile) -> None:
        """Open a game of the list: continue it if it isn't over, else show it in the replay."""
        games = self._games
        if self._is_on_table(kept.path):
            self.is_on_table.emit()
            return

        def look(tell: Tell) -> Playback | Match | None:
            game = read_playback(kept.path)
            if game.is_over:
                return game
            path = WRITER.get(lambda: games.shelf.take_out(kept))
            return games.resume_file(path, tell)

        self._jobs.open(look, self._give)

    def _give(self, game: Playback | Match | None) -> None:
        if isinstance(game, Match):
            # It may have been put on the table meanwhile.
            if self._is_on_table(game.saving.path):
                self.is_on_table.emit()
            else:
                self.resumed.emit(game)
        elif game is not None:
            self.looked_at.emit(game)

    def _is_on_table(self, path: Path | None) -> bool:
        match = self._match()
        return (
            path is not None and match is not None and match.is_in(path) and match.awaits is not Awaits.OVER
        )


def read_playback(path: Path) -> Playback:
    """Return the game in a file as far as it can be read.

    Raises StorageError if nothing can. Not for a window's thread.
    """
    try:
        return playback_of(WRITER.get(lambda: read_bytes(path)))
    except (OSError, RecordError) as error:
        why = error.told if isinstance(error, RecordError) else error.strerror or str(error)
        raise StorageError(say("window-not-opened", file=path.name, why=why)) from None
