"""The actions on games that people made, and the computers that practice them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage, QImageReader, QPainter

from cardtable.bots.weighed import Practiced, adopt, adopted
from cardtable.controller.drafts import Desk
from cardtable.controller.lab.minutes import minutes
from cardtable.controller.lookback.sharing import holds_moves
from cardtable.controller.practicing import Practicing, read_practiced, written
from cardtable.language import paragraph, say
from cardtable.reading import read_bounded
from cardtable.rules.catalog import catalog
from cardtable.rules.loader import Definition
from cardtable.rules.model import RulesError
from cardtable.storage import exchange
from cardtable.storage.disk import StorageError
from cardtable.storage.document import Document
from cardtable.storage.exchange import Brought, ExchangeError
from cardtable.storage.own_games import FOLDER, LARGEST, MINUTES, Loaded, OwnGame, OwnGames
from cardtable.storage.writer import WRITER
from cardtable.ui.services.jobs import Jobs, Notify
from cardtable.ui.support import files
from cardtable.ui.widgets.keys_panel import key_cap

_LOOKS = 500
"""Milliseconds between two checks whether a practice run is done."""


class Computers(QObject):
    """The practice of the computers in one window.

    They practice a game after it's saved or opened, and play by the result as soon as it's there.
    """

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


T = TypeVar("T")

PICTURES = frozenset({".png", ".jpg", ".jpeg", ".bmp"})
_FORMATS = frozenset({"png", "jpeg", "bmp"})
"""Formats of a picture with a QR code, by the end of its name and by its content."""

_WIDEST = 12_000
"""Largest width or height of a picture, in pixels."""
_ENOUGH = 2_400
"""Width or height in pixels that is enough to find a code; larger pictures are scaled down while read."""
_LARGEST = 40 << 20
"""Largest size of a picture file, in bytes."""
_KEEP = Qt.AspectRatioMode.KeepAspectRatio

_GAMES = 3
"""Number of games played to measure how long one takes."""
_HOURS = 5
"""Longest time a game is measured for; a longer game is shown with this time."""


@dataclass(frozen=True)
class Deleted:
    """A deleted game, and its path now; None if unknown."""

    game: OwnGame
    path: Path | None


class OwnGameActions(QObject):
    """The actions on games that people made. The catalog holds these games once `is_loaded`."""

    notified = Signal(str, str)
    """Emitted with a message for the player and its icon."""

    changed = Signal(str)
    """Emitted when other games are here, or how long they take, with the one to select or ""."""

    arrived = Signal(Brought)
    """Emitted with a game from elsewhere, to be shown before it's added."""

    def __init__(self, directory: Path, jobs: Jobs, parent: QObject) -> None:
        """Make the actions on the games in this directory."""
        super().__init__(parent)
        self._store = OwnGames(directory)
        self._times = Document(directory / FOLDER / MINUTES)
        self._jobs = jobs
        self._games: dict[str, OwnGame] = {}
        self._deleted: list[Deleted] = []
        self._to_practice = ""
        self._is_measuring = False
        self._computers = Computers(self._store, self)
        self._computers.ready.connect(self._notify_practiced)
        self.progressed = self._computers.progressed
        self._is_asked = False
        self._waiting: list[Callable[[], object]] = []
        self.is_loaded = False
        """Whether the catalog holds the games on disk."""
        self.minutes: dict[str, int] = {}
        """The measured length of games in minutes, by the digest of their rules."""

    # Loading

    def begin(self) -> None:
        """Load the games unless that was asked for before."""
        if not (self._is_asked or self.is_loaded):
            self.load()

    def load(self) -> None:
        """Load all games into the catalog: at once if the disk is quick, else `changed` follows."""
        self._is_asked = True
        self._jobs.on_disk(self._load, lambda found: self._take(found, ""))

    def know(self, then: Callable[[], object]) -> None:
        """Call `then` as soon as the catalog holds the games; at once if it already does."""
        self.begin()
        if self.is_loaded:
            then()
        else:
            self._waiting.append(then)

    def ensure(self) -> None:
        """Return when the catalog holds the games."""
        if not self.is_loaded:
            found, messages = self._load_now()
            self._keep_in_mind(found)
            if messages:
                self.notified.emit(paragraph(messages), "warn")
            QTimer.singleShot(0, self, self._measure)

    def _load_now(self) -> tuple[Loaded, list[str]]:
        messages: list[str] = []
        return WRITER.get(lambda: self._load(messages.append)), messages

    def _load(self, notify: Notify) -> Loaded:
        self._read_minutes()
        found = self._store.load(catalog())
        for sentence in found.messages:
            notify(sentence)
        return found

    def _read_minutes(self) -> None:
        read = self._times.read()
        self.minutes = {key: value for key, value in read.items() if type(value) is int and 0 < value < 1440}

    def _keep_in_mind(self, found: Loaded) -> None:
        self._games = {game.id: game for game in found.games}
        self._computers.know(found)
        self.is_loaded = True
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then()

    def _take(self, found: Loaded, chosen: str) -> None:
        was = self._said()
        self._keep_in_mind(found)
        self.practice(chosen or self._to_practice)
        if chosen or was != self._said():
            self.changed.emit(chosen)
        self._measure()

    def _said(self) -> dict[str, Definition]:
        return {variant: game.definition for variant, game in self._games.items()}

    def game(self, variant: str) -> OwnGame | None:
        """Return the game with this id; None if people didn't make it."""
        self.ensure()
        return self._games.get(variant)

    def keep(self, desk: Desk, then: Callable[[], object] = lambda: None) -> None:
        """Save the draft on a desk, in place of what was saved from it before, and call `then`.

        The game gets a number behind its name if another one has it.
        """
        draft = desk.bench.draft

        def kept() -> OwnGame:
            named = draft.named(self._store.free_name(draft.name, desk.game))
            game = self._store.keep(named.written(), catalog(), desk.game)
            # On the disk's thread, where the next save of this desk may be waiting for its game.
            desk.game, desk.saved = game.id, named
            return game

        self._change(kept, lambda game: game.id, lambda game: then())

    # Length of games

    def _measure(self) -> None:
        """Play a few games of each in the background, one after the other."""
        due = self._unmeasured()
        if due is None or self._is_measuring:
            return
        rules, self._is_measuring = catalog().resolve(due.id), True

        def then(found: int) -> None:
            self._is_measuring = False
            self.minutes[rules.digest] = found
            self._times.write(self.minutes)
            if self._unmeasured() is None:
                self.changed.emit("")
            self._measure()

        self._jobs.off_disk(lambda notify: minutes(rules, _GAMES, longest=_HOURS * 60), then)

    def _unmeasured(self) -> OwnGame | None:
        """Return a game whose length isn't known yet, if there is one."""
        games = self._games.values()
        return next((game for game in games if self._digest(game) not in self.minutes), None)

    @staticmethod
    def _digest(game: OwnGame) -> str:
        return catalog().resolve(game.id).digest

    # Practice of computers

    def practice(self, variant: str) -> None:
        """Practice a game in the background, unless done before; begin once the games are loaded."""
        self._to_practice = variant
        if variant in self._games:
            self._computers.practice(self._games[variant])

    def _notify_practiced(self, name: str) -> None:
        self.notified.emit(say("own-practiced", game=name), "check")

    def shut_down(self) -> None:
        """End all practice."""
        self._computers.shut_down()

    # Changes

    def rename(self, game: OwnGame, name: str) -> None:
        self._change(lambda: self._store.rename(game, name, catalog()), lambda one: one.id)

    def duplicate(self, game: OwnGame) -> None:
        """Add a copy of the game."""
        self._change(
            lambda: self._store.duplicate(game, catalog()),
            lambda one: one.id,
            lambda one: self.notified.emit(say("own-duplicated", game=one.name), "check"),
        )

    def _change(
        self, act: Callable[[], T], chosen: Callable[[T], str], notify: Callable[[T], object] | None = None
    ) -> None:
        def changed(_: Notify) -> tuple[T, Loaded]:
            done = act()
            return done, self._store.load(catalog())

        def then(answer: tuple[T, Loaded]) -> None:
            done, found = answer
            self._take(found, chosen(done))
            if notify is not None:
                notify(done)

        self._jobs.on_disk(changed, then)

    def delete(self, game: OwnGame) -> None:
        """Move the game to the bin; it can be restored."""

        def away() -> tuple[Deleted, bool]:
            in_bin, path = files.to_bin(game.path)
            return Deleted(game, path if in_bin else self._store.throw_away(game)), in_bin

        self._change(away, lambda done: "", lambda done: self._notify_deleted(*done))

    def _notify_deleted(self, deleted: Deleted, in_bin: bool) -> None:
        name = deleted.game.name
        if deleted.path is None:
            self.notified.emit(say("own-in-bin", game=name), "bin")
            return
        self._deleted.append(deleted)
        self.notified.emit(say("own-deleted-undo", game=name, key=key_cap("undo", "Ctrl+Z")), "bin")

    @property
    def can_put_back(self) -> bool:
        """Whether a game was deleted that can be restored."""
        return bool(self._deleted)

    def put_back(self) -> None:
        """Restore the game deleted last."""
        if not self._deleted:
            return
        deleted = self._deleted.pop()
        path, game = deleted.path, deleted.game

        def back() -> OwnGame:
            if path is None or not path.exists():
                raise StorageError(say("support-game-moved"))
            self._store.put_back(path, game)
            files.forget_bin(path)
            return game

        self._change(
            back,
            lambda one: one.id,
            lambda one: self.notified.emit(say("own-back", game=one.name), "check"),
        )

    # Import

    def open_file(self, path: Path) -> None:
        """Read a game from a file, or from a picture of its QR code, to be shown."""
        self.ensure()
        if path.suffix.lower() in PICTURES:
            self._look(lambda: in_picture(_picture_in(path)))
        else:
            self._look(lambda: exchange.from_file(_read(path, LARGEST, say("own-not-a-game"))))

    def paste(self, mime: QMimeData | None = None) -> None:
        """Read the game in the text or picture on the clipboard, or in `mime` if it was dropped."""
        self.ensure()
        brought = mime if mime is not None else QGuiApplication.clipboard().mimeData()
        text = brought.text() if brought.hasText() else ""
        picture = brought.imageData() if brought.hasImage() else None
        if isinstance(picture, QImage) and not exchange.has_text(text):
            self._look(partial(in_picture, picture))
        else:
            self._look(partial(exchange.from_text, text))

    def _look(self, read: Callable[[], Brought]) -> None:
        def look(notify: Notify) -> Brought | None:
            try:
                return read()
            except ExchangeError as error:
                notify(str(error))
                return None

        self._jobs.open(look, lambda brought: self.arrived.emit(brought) if brought is not None else None)

    def take(self, brought: Brought) -> None:
        """Add a game from elsewhere."""

        def then(done: tuple[OwnGame, bool]) -> None:
            game, is_new = done
            said = say("own-taken", game=game.name) if is_new else say("own-here-already", game=game.name)
            self.notified.emit(said, "check")

        self._change(lambda: self._store.take_in(brought.raw, catalog()), lambda done: done[0].id, then)


def is_made(path: Path) -> bool:
    """Whether a file, by its name, is a game that people made, or may be a picture of one."""
    return path.suffix.lower() in {exchange.SUFFIX, *PICTURES}


def holds_game(mime: QMimeData) -> bool:
    """Whether a text or picture, pasted or dropped, can only be a game that people made."""
    text = mime.text() if mime.hasText() else ""
    return mime.hasImage() or (exchange.has_text(text) and not holds_moves(text))


def _read(path: Path, at_most: int, refusal: str) -> bytes:
    try:
        return WRITER.get(lambda: read_bounded(path, at_most))
    except OSError:
        raise ExchangeError(refusal) from None


def _picture_in(path: Path) -> QImage:
    """Return the picture in a file, no larger than a code needs. Raises ExchangeError."""
    buffer = QBuffer()
    buffer.setData(_read(path, _LARGEST, say("own-no-picture")))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    # Go by the content, not the name: a drawing could refer to other files.
    is_photograph = bytes(reader.format().data()).decode() in _FORMATS
    size = reader.size()
    if not (is_photograph and size.isValid()) or max(size.width(), size.height()) > _WIDEST:
        raise ExchangeError(say("own-no-picture"))
    if max(size.width(), size.height()) > _ENOUGH:
        reader.setScaledSize(size.scaled(QSize(_ENOUGH, _ENOUGH), _KEEP))
    picture = reader.read()
    if picture.isNull():
        raise ExchangeError(say("own-no-picture"))
    return picture


def in_picture(picture: QImage) -> Brought:
    """Return the game in the QR code of a picture. Raises ExchangeError."""
    if max(picture.width(), picture.height()) > _ENOUGH:
        picture = picture.scaled(_ENOUGH, _ENOUGH, _KEEP)
    if picture.hasAlphaChannel():
        # A code without a background lies on white.
        paper = QImage(picture.size(), QImage.Format.Format_RGB32)
        paper.fill(0xFFFFFFFF)
        with QPainter(paper) as painter:
            painter.drawImage(0, 0, picture)
        picture = paper
    gray = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    width, height, line = gray.width(), gray.height(), gray.bytesPerLine()
    data = bytes(gray.constBits())
    rows = (data[at * line : at * line + width] for at in range(height))
    return exchange.from_picture(b"".join(rows), width, height)
