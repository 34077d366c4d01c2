"""The list of saved games: open, rename, delete, restore, import and export them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QMimeData, QObject

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.sharing import SharingError, pasted
from cardtable.controller.lookback.summary import playback_of
from cardtable.controller.match.match import Awaits, Match
from cardtable.game.record.text import RecordError, record_text
from cardtable.language import say
from cardtable.storage.disk import StorageError
from cardtable.storage.games import GameFile, read_bytes
from cardtable.storage.writer import WRITER
from cardtable.ui.services.jobs import Notify
from cardtable.ui.services.navigator import Page
from cardtable.ui.services.services import Services
from cardtable.ui.support import files
from cardtable.ui.widgets.keys_panel import key_cap

if TYPE_CHECKING:
    from cardtable.storage.learners import LearnerStore
    from cardtable.ui.features.saved_games.saved_games_page import SavedGamesPage

T = TypeVar("T")


class SavedGames(QObject):
    """The list of saved games, and the actions on them and on games from elsewhere."""

    def __init__(self, services: Services, row: Page[SavedGamesPage]) -> None:
        """Make the actions; `row` is the page with the list."""
        super().__init__(services)
        self.row = row
        self._services, self._session = services, services.session
        self._games, self._jobs = services.games_on_disk, services.jobs
        self._deleted: list[files.DeletedGame] = []

    @property
    def chosen(self) -> GameFile | None:
        return self.row.page.list.current if self.row.is_shown else None

    def list_games(self, chosen: GameFile | None = None) -> None:
        """List all games and select `chosen`."""
        self._jobs.on_disk(self._all, lambda games: self._list(games, chosen))

    def _list(self, games: list[GameFile], chosen: GameFile | None) -> None:
        match = self._session.match
        if match is not None:
            games = [replace(one, due=match.due) if match.is_in(one.path) else one for one in games]
        self.row.page.show_games(games, chosen)

    def _all(self, notify: Notify) -> list[GameFile]:
        shelf = self._games.shelf
        games = shelf.games()
        if shelf.set_aside is not None:
            notify(say("window-names-lost", file=str(shelf.set_aside)))
        if shelf.are_names_unread:
            notify(say("window-names-unread"))
        return games

    # Changes

    def rename(self, kept: GameFile, name: str) -> None:
        shelf = self._games.shelf
        self._change(lambda: shelf.rename(kept, name), lambda _: self.list_games(kept))

    def _change(self, act: Callable[[], T], then: Callable[[T], object]) -> None:
        self._jobs.on_disk(lambda notify: act(), then)

    def delete(self, kept: GameFile) -> None:
        """Move the game to the bin; it can be restored."""
        match, shelf = self._session.match, self._games.shelf
        if match is not None and match.is_in(kept.path):
            self._session.leave()
        self._change(lambda: files.delete_game(shelf, kept), self._notify_deleted)

    def _notify_deleted(self, deleted: files.DeletedGame) -> None:
        if deleted.path is None:
            message = say("window-game-in-bin")
        else:
            message = say("window-game-deleted-undo", key=key_cap("undo", "Ctrl+Z"))
        if deleted.path is not None:
            self._deleted.append(deleted)
        self._services.notify(message, "bin")
        self.list_games()
        self._services.ask("look-for-unfinished")

    @property
    def can_put_back(self) -> bool:
        return bool(self._deleted)

    def put_back(self) -> None:
        """Restore the game deleted last."""
        if self._deleted:
            shelf, deleted = self._games.shelf, self._deleted.pop()
            self._change(lambda: files.put_back_game(shelf, deleted), lambda _: self._say_back(deleted.kept))

    def _say_back(self, kept: GameFile) -> None:
        self._services.notify(say("window-game-back"), "check")
        self.list_games(kept)
        if self.row.made is not None:
            self.row.made.setFocus()
        self._services.ask("look-for-unfinished")

    # Replay

    def look_at(self, kept: GameFile) -> None:
        """Show a game of the list in the replay, without a total that a learner still has to call."""
        from cardtable.controller.lessons.lessons import is_uncalled

        def show(game: Playback, store: LearnerStore | None) -> None:
            waits = store is not None and is_uncalled(store, kept.path.stem, game.turn_number)
            self._services.ask("show-replay", game.before_last_play() if waits else game)

        def look(game: Playback) -> None:
            if game.header.learners:
                self._services.learner_file.open(lambda store: show(game, store), make=False)
            else:
                self._services.ask("show-replay", game)

        self._give_game(kept, look)

    def watch(self, path: Path, position: int) -> None:
        """Show a finished game in the replay, and play up to a position; 0 only opens it."""
        self._jobs.open(
            lambda notify: read_playback(path),
            lambda game: self._services.ask("show-replay", game, position or None),
        )

    def look_at_chosen(self) -> None:
        if self.chosen is not None:
            self.look_at(self.chosen)

    def copy(self, kept: GameFile) -> None:
        """Copy a game of the list to the clipboard as text."""
        self._give_game(kept, lambda game: self._services.ask("copy-game", game))

    def _give_game(self, kept: GameFile, then: Callable[[Playback], object]) -> None:
        match = self._session.match
        if match is not None and match.is_in(kept.path):
            self._session.give(then)
        else:
            self._jobs.open(lambda notify: read_playback(kept.path), then)

    # Export and import

    def save_as(self, kept: GameFile) -> None:
        """Ask for a file and save a copy of the record there."""
        name = f"{kept.name or kept.path.stem}{kept.path.suffix}"
        kinds = say("window-games-files")
        path = files.ask_save(self._services.window, say("replay-save-record"), name, kinds)
        if path is None:
            return

        def save(notify: Notify) -> str:
            try:
                return files.write(path, kept.read())
            except OSError as error:
                raise StorageError(files.not_saved(path, error)) from None

        self._jobs.on_disk(save, lambda sentence: self._services.notify(sentence, "share"))

    def open_file(self, path: Path) -> None:
        """Open a game from elsewhere: keep and continue it if it isn't over, else show it in the replay."""
        shelf = self._games.shelf

        def look(notify: Notify) -> GameFile | tuple[Playback, bytes]:
            kept = next((one for one in WRITER.get(shelf.games) if one.path == path), None)
            return kept if kept is not None else (read_playback(path), WRITER.get(lambda: read_bytes(path)))

        def show(it: GameFile | tuple[Playback, bytes]) -> None:
            if isinstance(it, tuple):
                self._take_in(*it)
            else:
                self.open(it)

        self._jobs.open(look, show)

    def paste(self, mime: QMimeData) -> None:
        """Open the game in a pasted text, or say what's wrong with it."""
        text = mime.text()

        def look(notify: Notify) -> tuple[Playback, bytes] | None:
            try:
                record = pasted(text)
            except SharingError as error:
                notify(str(error))
                return None
            return Playback.of_record(record), record_text(record).encode()

        self._jobs.open(look, lambda it: self._take_in(*it) if it is not None else None)

    def _take_in(self, game: Playback, data: bytes) -> None:
        """Continue the game; if it's damaged or over, show it in the replay."""
        games = self._games
        if game.is_over or game.damage:
            self._services.ask("show-replay", game)
        else:
            self._jobs.open(
                lambda notify: games.resume_file(WRITER.get(lambda: games.shelf.bring(data)), notify),
                self._give,
            )

    def open(self, kept: GameFile) -> None:
        """Open a game of the list: continue it if it isn't over, else show it in the replay."""
        games = self._games
        if self._is_on_table(kept.path):
            self._session.show()
            return

        def look(notify: Notify) -> Playback | Match | None:
            game = read_playback(kept.path)
            if game.is_over:
                return game
            path = WRITER.get(lambda: games.shelf.take_out(kept))
            return games.resume_file(path, notify)

        self._jobs.open(look, self._give)

    def _give(self, game: Playback | Match | None) -> None:
        if isinstance(game, Match):
            # It may have been put on the table meanwhile.
            if self._is_on_table(game.saving.path):
                self._session.show()
            else:
                self._session.resume(game)
        elif game is not None:
            self._services.ask("show-replay", game)

    def _is_on_table(self, path: Path | None) -> bool:
        match = self._session.match
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
        why = error.sentence if isinstance(error, RecordError) else error.strerror or str(error)
        raise StorageError(say("window-not-opened", file=path.name, why=why)) from None
