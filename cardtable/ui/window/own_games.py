"""The games that people made, as the window has them: found, named, copied, deleted and put back, given away
and taken in.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QBuffer, QIODevice, QMimeData, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage, QImageReader, QPainter
from PySide6.QtWidgets import QWidget

from cardtable.controller.lab.minutes import minutes
from cardtable.controller.lookback.sharing import holds_moves
from cardtable.language import paragraph, say
from cardtable.reading import read_bounded
from cardtable.rules.catalogue import catalogue
from cardtable.rules.loader import Definition
from cardtable.storage import exchange
from cardtable.storage.disk import StorageError
from cardtable.storage.document import Document
from cardtable.storage.exchange import Brought, ExchangeError
from cardtable.storage.own_games import FOLDER, LARGEST, MINUTES, Loaded, OwnGame, OwnGames
from cardtable.storage.writer import WRITER
from cardtable.ui.support import files
from cardtable.ui.window.computers import Computers
from cardtable.ui.window.jobs import Jobs, Tell

T = TypeVar("T")

PICTURES = frozenset({".png", ".jpg", ".jpeg", ".bmp"})
_FORMATS = frozenset({"png", "jpeg", "bmp"})
"""What a picture with a QR code may be, by the end of its name, and by what it holds."""

_WIDEST = 12_000
"""Dots that a picture may have a side."""
_ENOUGH = 2_400
"""Dots a side with which a code is found; a larger picture is made smaller as it is read."""
_LARGEST = 40 << 20
"""Bytes of a picture."""
_KEEP = Qt.AspectRatioMode.KeepAspectRatio

_GAMES = 3
"""So many games are played to tell how long one takes."""
_HOURS = 5
"""A game that takes longer is told to take so long."""


@dataclass(frozen=True)
class Deleted:
    """A game that was deleted, and where it lies now; None where nobody can tell."""

    game: OwnGame
    where: Path | None


class GamesOfOnesOwn(QObject):
    """What is done with them; the catalogue knows those that are here, once they are `loaded`."""

    told = Signal(str, str)
    """One sentence for the player, and the mark beside it."""

    changed = Signal(str)
    """Other games are here than before; the one to be looked at, "" for none."""

    practised = Signal()
    """The computers play a game better than they did."""

    measured = Signal()
    """How long they take is known of all of them."""

    arrived = Signal(Brought)
    """A game came from elsewhere and is to be looked at."""

    def __init__(self, directory: Path, jobs: Jobs, over: QWidget) -> None:
        """Dialogs are shown `over` that widget."""
        super().__init__(over)
        self._store = OwnGames(directory)
        self._times = Document(directory / FOLDER / MINUTES)
        self._jobs, self._over = jobs, over
        self._games: dict[str, OwnGame] = {}
        self._deleted: list[Deleted] = []
        self._to_practise = ""
        self._is_measuring = False
        self._computers = Computers(self._store, self)
        self._computers.ready.connect(self._tell_practised)
        self._is_asked = False
        self._waiting: list[Callable[[], object]] = []
        self.is_loaded = False
        """Whether the catalogue knows the games that are here."""
        self.minutes: dict[str, int] = {}
        """How long they take, by the digest of their rules, as far as that was measured."""

    # Finding them

    def begin(self) -> None:
        """The same as `load`, unless that was asked for before."""
        if not (self._is_asked or self.is_loaded):
            self.load()

    def load(self) -> None:
        """Has the catalogue know all that are here: at once where the disk is quick, else `changed` tells of
        them.
        """
        self._is_asked = True
        self._jobs.on_disk(self._load, lambda found: self._take(found, ""))

    def know(self, then: Callable[[], object]) -> None:
        """Has something done as soon as the catalogue knows them: at once where it does."""
        self.begin()
        if self.is_loaded:
            then()
        else:
            self._waiting.append(then)

    def ensure(self) -> None:
        """Has the catalogue know them before this returns, where it does not yet."""
        if not self.is_loaded:
            found, told = self._load_now()
            self._keep_in_mind(found)
            if told:
                self.told.emit(paragraph(told), "warn")
            QTimer.singleShot(0, self, self._measure)

    def _load_now(self) -> tuple[Loaded, list[str]]:
        told: list[str] = []
        return WRITER.get(lambda: self._load(told.append)), told

    def _load(self, tell: Tell) -> Loaded:
        self._read_minutes()
        found = self._store.load(catalogue())
        for sentence in found.told:
            tell(sentence)
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
        self.practise(chosen or self._to_practise)
        if chosen or was != self._said():
            self.changed.emit(chosen)
        self._measure()

    def _said(self) -> dict[str, Definition]:
        return {variant: game.definition for variant, game in self._games.items()}

    def game(self, variant: str) -> OwnGame | None:
        """The game of that id; None where it is none that people made."""
        self.ensure()
        return self._games.get(variant)

    def keep(self, raw: dict[str, object], variant: str = "") -> None:
        """Keeps a game as it was made, in place of the one of that id where one is named."""
        self._change(lambda: self._store.keep(raw, catalogue(), variant), lambda game: game.id)

    # How long they take

    def _measure(self) -> None:
        """A few games of each are played where nobody sees it, of one after the other."""
        due = self._unmeasured()
        if due is None or self._is_measuring:
            return
        rules, self._is_measuring = catalogue().resolve(due.id), True

        def told(found: int) -> None:
            self._is_measuring = False
            self.minutes[rules.digest] = found
            self._times.write(self.minutes)
            if self._unmeasured() is None:
                self.measured.emit()
            self._measure()

        self._jobs.off_disk(lambda tell: minutes(rules, _GAMES, longest=_HOURS * 60), told)

    def _unmeasured(self) -> OwnGame | None:
        """Return a game whose minutes are not known yet, if there is one."""
        games = self._games.values()
        return next((game for game in games if self._digest(game) not in self.minutes), None)

    @staticmethod
    def _digest(game: OwnGame) -> str:
        return catalogue().resolve(game.id).digest

    # How well computers play them

    def practise(self, variant: str) -> None:
        """The computers practise that game where nobody sees it, if they have not yet, as soon as it is known
        which games are here.
        """
        self._to_practise = variant
        if variant in self._games:
            self._computers.practise(self._games[variant])

    def _tell_practised(self, name: str) -> None:
        self.practised.emit()
        self.told.emit(say("own-practised", game=name), "check")

    def put_down(self) -> None:
        """Nothing is practised any more."""
        self._computers.put_down()

    # Changing them

    def rename(self, game: OwnGame, name: str) -> None:
        """Calls a game so."""
        self._change(lambda: self._store.rename(game, name, catalogue()), lambda one: one.id)

    def duplicate(self, game: OwnGame) -> None:
        """The same game once more."""
        self._change(
            lambda: self._store.duplicate(game, catalogue()),
            lambda one: one.id,
            lambda one: self.told.emit(say("own-duplicated", game=one.name), "check"),
        )

    def _change(
        self, act: Callable[[], T], chosen: Callable[[T], str], tell: Callable[[T], object] | None = None
    ) -> None:
        def changed(_: Tell) -> tuple[T, Loaded]:
            done = act()
            return done, self._store.load(catalogue())

        def then(answer: tuple[T, Loaded]) -> None:
            done, found = answer
            self._take(found, chosen(done))
            if tell is not None:
                tell(done)

        self._jobs.on_disk(changed, then)

    def delete(self, game: OwnGame) -> None:
        """To the bin, from where it can be put back at once."""

        def away() -> tuple[Deleted, bool]:
            in_bin, where = files.to_bin(game.path)
            return Deleted(game, where if in_bin else self._store.throw_away(game)), in_bin

        self._change(away, lambda done: "", lambda done: self._tell_deleted(*done))

    def _tell_deleted(self, deleted: Deleted, in_bin: bool) -> None:
        name = deleted.game.name
        if deleted.where is None:
            self.told.emit(say("own-in-bin", game=name), "bin")
            return
        self._deleted.append(deleted)
        told = say("own-in-bin-undo", game=name) if in_bin else say("own-deleted-undo", game=name)
        self.told.emit(told, "bin")

    @property
    def can_put_back(self) -> bool:
        """Whether a game was deleted that can be brought back."""
        return bool(self._deleted)

    def put_back(self) -> None:
        """The game that was deleted last is where it was."""
        if not self._deleted:
            return
        deleted = self._deleted.pop()
        where, game = deleted.where, deleted.game

        def back() -> OwnGame:
            if where is None or not where.exists():
                raise StorageError(say("support-game-moved"))
            self._store.put_back(where, game)
            files.forget_bin(where)
            return game

        self._change(
            back,
            lambda one: one.id,
            lambda one: self.told.emit(say("own-back", game=one.name), "check"),
        )

    # In from elsewhere

    def choose_file(self) -> None:
        """A game in a file or picture that the person chooses."""
        path = files.ask_open(self._over, say("own-bring-title"), say("own-bring-kinds"))
        if path is not None:
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """A game in a file, or in a picture of its QR code, is to be looked at."""
        self.ensure()
        if path.suffix.lower() in PICTURES:
            self._look(lambda: in_picture(_picture_in(path)))
        else:
            self._look(lambda: exchange.from_file(_read(path, LARGEST, say("own-not-a-game"))))

    def paste(self, mime: QMimeData | None = None) -> None:
        """The game in the text or the picture on the clipboard, or in what was dropped."""
        self.ensure()
        brought = mime if mime is not None else QGuiApplication.clipboard().mimeData()
        text = brought.text() if brought.hasText() else ""
        picture = brought.imageData() if brought.hasImage() else None
        if isinstance(picture, QImage) and not exchange.has_text(text):
            self._look(partial(in_picture, picture))
        else:
            self._look(partial(exchange.from_text, text))

    def _look(self, read: Callable[[], Brought]) -> None:
        def look(tell: Tell) -> Brought | None:
            try:
                return read()
            except ExchangeError as error:
                tell(str(error))
                return None

        self._jobs.open(look, lambda brought: self.arrived.emit(brought) if brought is not None else None)

    def take(self, brought: Brought) -> None:
        """A game that was looked at is kept here from now on."""

        def told(done: tuple[OwnGame, bool]) -> None:
            game, is_new = done
            said = say("own-taken", game=game.name) if is_new else say("own-here-already", game=game.name)
            self.told.emit(said, "check")

        self._change(lambda: self._store.take_in(brought.raw, catalogue()), lambda done: done[0].id, told)


def is_made(path: Path) -> bool:
    """Whether a file, by its name, is a game that somebody made, or may be a picture of one."""
    return path.suffix.lower() in {exchange.SUFFIX, *PICTURES}


def holds_game(mime: QMimeData) -> bool:
    """Whether a text or picture on the clipboard, or dropped, can only be a game that somebody made."""
    text = mime.text() if mime.hasText() else ""
    return mime.hasImage() or (exchange.has_text(text) and not holds_moves(text))


def _read(path: Path, at_most: int, refusal: str) -> bytes:
    try:
        return WRITER.get(lambda: read_bounded(path, at_most))
    except OSError:
        raise ExchangeError(refusal) from None


def _picture_in(path: Path) -> QImage:
    """The picture in a file, no larger than a code needs. Raises ExchangeError."""
    buffer = QBuffer()
    buffer.setData(_read(path, _LARGEST, say("own-no-picture")))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    # Whatever it is called: a drawing could name other files.
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
    """The game in the QR code of a picture. Raises ExchangeError."""
    if max(picture.width(), picture.height()) > _ENOUGH:
        picture = picture.scaled(_ENOUGH, _ENOUGH, _KEEP)
    if picture.hasAlphaChannel():
        # What is behind a code is white, as paper is.
        paper = QImage(picture.size(), QImage.Format.Format_RGB32)
        paper.fill(0xFFFFFFFF)
        painter = QPainter(paper)
        painter.drawImage(0, 0, picture)
        painter.end()
        picture = paper
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    width, height, line = grey.width(), grey.height(), grey.bytesPerLine()
    data = bytes(grey.constBits())
    rows = (data[at * line : at * line + width] for at in range(height))
    return exchange.from_picture(b"".join(rows), width, height)
