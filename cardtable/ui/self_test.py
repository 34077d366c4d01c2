"""The test behind `cardtable --self-test`, with which a built app proves that it works.

It checks that everything is there and plays three kinds of games in the real window, leaving the second in
the middle and resuming it in a new window. It needs no display, touches no player's data and prints one line.
"""

from __future__ import annotations

import os
import sys
import wave
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

from msgspec.structs import replace
from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QEvent,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFontDatabase, QImage, QPainter, QRawFont, QTextDocument
from PySide6.QtWidgets import QApplication

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.controller.worker import WORKER
from cardtable.game.refusals import Refusal
from cardtable.game.sight.view import SeatView
from cardtable.game.worked import explained
from cardtable.language.fluent import entries, read
from cardtable.network.connection import TABLE, Connection
from cardtable.network.site import Site
from cardtable.resources import resource, resource_root
from cardtable.rules.catalog import catalog
from cardtable.rules.finding import load_language
from cardtable.rules.model import RulesError
from cardtable.rules.prose.text import card_values
from cardtable.storage.data_folder import VARIABLE
from cardtable.storage.exchange import file_of, from_file, qr_code, text_of
from cardtable.storage.own_games import definition_of
from cardtable.storage.writer import WRITER
from cardtable.ui.audio.loudspeaker import SHAPE
from cardtable.ui.audio.recorded_voice import recorded
from cardtable.ui.drawing.fonts import FAMILY, load_fonts
from cardtable.ui.drawing.pictures import renderer
from cardtable.ui.features.replay.exports import picture, sheet_html
from cardtable.ui.services.own_games import in_picture
from cardtable.ui.shared.games_list import Game
from cardtable.ui.shared.sharing import code_picture
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.support.printing import write_pdf
from cardtable.ui.table.items.lying import LyingGame

PATIENCE = 60_000
"""Milliseconds after which a step of the test counts as stuck."""

_HOST = "127.0.0.1:8099"
_HELLO = (
    f"GET {TABLE} HTTP/1.1\r\nHost: {_HOST}\r\nOrigin: http://{_HOST}\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2VsZi10ZXN0IG9mIDE2IQ==\r\n\r\n"
)
"""A browser's request to open a web socket; the key is 16 arbitrary bytes."""

_PLAYOUTS = 40
"""How many deals an opponent thinks through for a move."""
_STOP_AFTER = 12
_SIDE = 48


class SelfTestError(Exception):
    """A failure of the self-test; its message says in a few words what failed."""


def run() -> int:
    """Test the installed program, print one line, and return 0 if all is well, else 1."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    problems: list[str] = []

    def note(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        problems.append(f"{kind.__name__}: {error}")

    def silence(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
            problems.append(message)

    hook, sys.excepthook = sys.excepthook, note
    handler = qInstallMessageHandler(silence)
    try:
        # A file in it that can't be removed would hide the earlier failure.
        with (
            TemporaryDirectory(prefix="cardtable-self-test-", ignore_cleanup_errors=True) as folder,
            _everything_in(folder),
        ):
            line = _SelfTest(Path(folder), problems).run()
    except Exception as error:
        said = str(error) if isinstance(error, SelfTestError) else f"{type(error).__name__}: {error}"
        print(f"cardtable self-test failed: {said}".replace("\n", " "))
        return 1
    finally:
        sys.excepthook = hook
        qInstallMessageHandler(handler)
    print(line)
    return 0


@contextmanager
def _everything_in(folder: str) -> Iterator[None]:
    """Keep data and pictures in this folder, and leave nothing in the user's."""
    before = os.environ.get(VARIABLE)
    os.environ[VARIABLE] = folder
    try:
        yield
    finally:
        del os.environ[VARIABLE]
        if before is not None:
            os.environ[VARIABLE] = before


class _SelfTest:
    """One run; `problems` collects errors raised inside Qt's calls."""

    def __init__(self, directory: Path, problems: list[str]) -> None:
        self.directory = directory
        self.problems = problems
        self.application = QApplication.instance() or QApplication(["cardtable"])

    def run(self) -> str:
        """Run all tests and return the line that says all is well. Raises SelfTestError."""
        counts = {
            "variants": self._variants(),
            "pictures": self._pictures(),
            "sounds": self._sounds(),
            "fonts": self._fonts(),
            "translations": self._translations(),
            "help pages": self._help(),
        }
        first = sorted(catalog().ids)[0]
        self._opponents(first)
        self._exchange(first)
        counts["files for phones"] = self._phones()
        counts["games"], counts["moves"] = self._games()
        return "cardtable self-test passed: " + ", ".join(f"{n} {what}" for what, n in counts.items())

    def _check(self, what: str, holds: bool) -> None:
        if self.problems:
            raise SelfTestError(self.problems[0])
        if not holds:
            raise SelfTestError(what)

    # Resources

    def _variants(self) -> int:
        book = catalog()
        for variant in book.ids:
            rules = book.resolve(variant)
            self._check(f"{variant} has no rules in words", bool(explained(rules).sections))
            self._check(f"{variant} has no card values", bool(card_values(rules)))
        self._check("there are no variants", bool(book.ids))
        return len(book.ids)

    def _fonts(self) -> int:
        load_fonts()
        paths = sorted(resource("fonts").glob("*.ttf"))
        for path in paths:
            self._check(f"the font {path.name} does not load", QRawFont(str(path), 16).isValid())
        self._check(f"the font {FAMILY} is missing", FAMILY in QFontDatabase.families())
        return len(paths)

    def _sounds(self) -> int:
        paths = sorted(resource("sounds").glob("*.wav"))
        for path in paths:
            try:
                with wave.open(str(path)) as file:
                    is_heard = file.getparams()[:3] == SHAPE and any(file.readframes(file.getnframes()))
            except (OSError, EOFError, wave.Error):
                is_heard = False
            self._check(f"the sound {path.name} cannot be played", is_heard)
        self._check("there are no sounds", bool(paths))
        languages = [path.stem for path in resource("voices").glob("*.toml")]
        for tag in languages:
            self._check(f"there is no recorded speech for {tag}", bool(recorded(tag)))
        self._check("there is no recorded speech", bool(languages))
        return len(paths)

    def _translations(self) -> int:
        paths = sorted(resource("languages").glob("*/*.ftl"))
        for path in paths:
            try:
                messages = [read(text) for text in entries(path.read_text(encoding="utf-8")).values()]
            except (OSError, ValueError):
                messages = []
            self._check(f"the messages {path.parent.name}/{path.name} cannot be read", bool(messages))
        self._check("there are no messages", bool(paths))
        for path in resource("languages").glob("*/finding.toml"):
            try:
                load_language(path, path.parent.name)
            except RulesError as error:
                self._check(f"a game cannot be looked for: {path.parent.name}/{error}", False)
        return len(paths)

    def _help(self) -> int:
        paths = sorted(resource("help").rglob("*.md"))
        for path in paths:
            page = QTextDocument()
            page.setMarkdown(path.read_text(encoding="utf-8"))
            self._check(f"the page of help {path.name} is empty", not page.isEmpty())
        self._check("there are no pages of help", bool(paths))
        return len(paths)

    def _pictures(self) -> int:
        paths = sorted(resource_root().rglob("*.svg"))
        blank = QImage(_SIDE, _SIDE, QImage.Format.Format_ARGB32_Premultiplied)
        blank.fill(0)
        for path in paths:
            drawing = renderer(path)
            image = QImage(blank)
            with QPainter(image) as painter:
                drawing.render(painter)
            self._check(f"the picture {path.name} is empty", image != blank)
        self._check("there are no pictures", bool(paths))
        return len(paths)

    def _opponents(self, variant: str) -> None:
        """Let the strongest opponent think in its own process, which a built app must be able to start."""
        # With a budget of its own: without one, it searches only where that was measured to be worth it.
        level = f"{LEVELS[-1]}/{_PLAYOUTS}"
        players = tuple(Player(name, "computer", level) for name in ("Ann", "Ben", "Cleo"))
        match = Match.start(MatchSetup(variant, players, "self-test"))
        match.deal()
        move = match.thinker()().move
        self._check("an opponent makes a move that is not legal", not isinstance(match.play(move), Refusal))
        self._check("opponents cannot think in a process of their own", WORKER.is_running)
        WORKER.drop(even_idle=True)

    def _exchange(self, variant: str) -> None:
        """Put a game that people made into a file and a QR code, and read it back from both."""
        made = definition_of({"base": variant, "name": "Self-test", "hand": 2})
        self._check("a game does not come out of its file", from_file(file_of(made)).raw == made.raw)
        code = code_picture(qr_code(text_of(made)), 4)
        self._check("a game does not come out of its QR code", in_picture(code).raw == made.raw)

    def _phones(self) -> int:
        """Check every file of the phones' page, and let a phone connect without a socket."""
        site = Site()
        for path in site.paths:
            self._check(f"phones are not given {path}", site.find(path) is not None)
        phones = Connection(site, {_HOST}, 0.0)
        phones.receive(_HELLO.encode(), 0.0)
        self._check("a phone is not heard", phones.is_table)
        return len(site.paths)

    # Games in the real window

    def _games(self) -> tuple[int, int]:
        """Return the number of games played and of their moves.

        The second game is left midway and resumed.
        """
        moves = 0
        with self._window() as window:
            self._check("a fresh folder offers a game", window.navigator["start"].page.offered is None)
            window.navigator["start"].page.new_game.click()
            first, second, *others = _different(window.services.catalog)
            moves += self._play_out(window, first)
            self._begin(window, second)
            self._play_on(window, lambda: self._moves(window) >= _STOP_AFTER and self._is_midway(window))
            before = self._match(window).view()
        with self._window() as window:
            self._resume(window, before)
            moves += self._play_on(window, lambda: self._is_over(window))
            moves += sum(self._play_out(window, other) for other in others)
        return 2 + len(others), moves

    def _resume(self, window: MainWindow, before: SeatView) -> None:
        """Resume the game that was left."""
        lost = "the unfinished game is not offered as it was left"
        self._wait(lost, lambda: window.navigator["start"].page.offered is not None)
        offered = window.navigator["start"].page.offered
        same = isinstance(offered, LyingGame) and (offered.deal, offered.look.total) == (
            before.deal,
            before.total,
        )
        self._check(lost, same)
        window.navigator["start"].page.deal.click()
        other = "the game does not go on as it was left"
        self._wait(other, lambda: window.services.session.match is not None)
        self._check(other, self._match(window).view() == before)

    @contextmanager
    def _window(self) -> Iterator[MainWindow]:
        """Open a window on the test's folder and close it at the end, even after an error."""
        window = MainWindow(self.directory, speed=0)
        try:
            self._show(window)
            yield window
            window.close()
            self._wait("the window does not close", lambda: not window.isVisible())
        except Exception:
            # Report the error itself, not one that follows from it while closing.
            with suppress(Exception):
                window.shut_down()
            raise
        finally:
            WRITER.wait()
            window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QCoreApplication.processEvents()

    def _show(self, window: MainWindow) -> None:
        painted: list[bool] = []
        window.first_painted.connect(lambda: painted.append(True))
        window.show()
        self._wait("the window is not painted", lambda: bool(painted))

    def _begin(self, window: MainWindow, variant: str) -> None:
        """Start a game of `variant` on the New game page, shortened by a house rule."""
        window.navigator.go("new_game")
        page = window.navigator["new_game"].page
        page.gallery.choose(variant)
        if page.setup is not None and catalog().resolve(variant).tokens is not None:
            page.take(replace(page.setup, options={**page.setup.options, "tokens": "1"}))
        page.start.click()
        self._check(f"no game of {variant} begins", self._match(window).rules.id == variant)

    def _play_out(self, window: MainWindow, variant: str) -> int:
        """Play a whole game, look back on it, and return the number of its moves."""
        self._begin(window, variant)
        moves = self._play_on(window, lambda: self._is_over(window))
        self._look_back(window)
        return moves

    def _look_back(self, window: MainWindow) -> None:
        """Check the finished game's replay, picture and score sheet, and the list of games."""
        window.services.ask("look-back")
        missing = "there is no looking back on a game"
        self._wait(missing, lambda: window.navigator.is_shown("replay"))
        page = window.navigator["replay"].page
        if page.playhead is None:
            raise SelfTestError(missing)
        playhead, view = page.playhead, self._match(window).view()
        page.step(1)
        self._wait("the replay does not move", lambda: not page.table.busy)
        page.go(playhead.game.last)
        self._check("the replay ends elsewhere", page.table.board.total == view.total)
        self._check("there is no picture of a table", not picture(window.services.theme, playhead).isNull())
        sheet = self.directory / "sheet.pdf"
        write_pdf(sheet, sheet_html(playhead.game))
        self._check("there is no score sheet", sheet.stat().st_size > 0)
        window.navigator.go("games")
        self._wait(
            "the game is not among the saved ones",
            lambda: window.navigator["games"].page.list.current is not None,
        )

    def _play_on(self, window: MainWindow, done: Callable[[], bool]) -> int:
        """Play for the person until `done`; return the number of moves of the game."""

        def step() -> bool:
            if done():
                return True
            page, match = window.navigator["table"].page, window.services.session.match
            if match is not None and page.conductor.is_resting:
                if match.awaits is Awaits.PERSON:
                    # Not always a play: it may be a card to defend with, or one to steal from a hand.
                    page.view.play_chosen.emit(match.view().moves[0])
                elif match.awaits in (Awaits.DEAL, Awaits.OVER):
                    page.view.next_deal_asked.emit()
            return False

        self._wait("the game does not go on", step)
        return self._moves(window)

    def _wait(self, what: str, done: Callable[[], bool]) -> None:
        deadline = QDeadlineTimer(PATIENCE)
        while not done():
            self._check(what, not deadline.hasExpired())
            QCoreApplication.processEvents()
        self._check(what, True)

    def _match(self, window: MainWindow) -> Match:
        match = window.services.session.match
        if match is None:
            raise SelfTestError("there is no game on the table")
        return match

    def _moves(self, window: MainWindow) -> int:
        return self._match(window).turn_number

    def _is_over(self, window: MainWindow) -> bool:
        shows_end: bool = window.navigator["table"].page.shows_end
        return shows_end

    def _is_midway(self, window: MainWindow) -> bool:
        return self._match(window).view().phase == "playing"


def _different(games: Iterable[Game]) -> list[str]:
    """Return games that always end.

    One with the ordinary pack, one for children, and one with its own pack.
    """
    book = catalog()
    ending = [game for game in games if book.resolve(game.id).has_end]
    plain = (game.id for game in ending if book.resolve(game.id).is_plain and not game.for_children)
    for_children = (game.id for game in ending if game.for_children)
    own_pack = (game.id for game in ending if "pack" in game.kinds)
    return list(dict.fromkeys((next(plain), next(for_children), next(own_pack))))
