"""Games for the window: starting one, finding the unfinished one, putting it away, and how one ended."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication

from cardtable.controller.match import Awaits, Match
from cardtable.controller.playback import branch_record
from cardtable.controller.setup import MatchSetup
from cardtable.game.events import GameEnded, HandDeclared
from cardtable.game.record import NewerRecordError, RecordError
from cardtable.storage.errors import StorageError, reason
from cardtable.storage.games import GameStore, SavedGame, read_game
from cardtable.storage.shelf import Shelf
from cardtable.storage.writer import WRITER
from cardtable.ui.pages.game_over import Standing
from cardtable.ui.pages.start import Unfinished
from cardtable.ui.seating import new_seed
from cardtable.ui.table.names import three_of
from cardtable.ui.when import when_text

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Found:
    """The game on disk that can be gone on with, as it is offered, where it lies, and ready to be played."""

    offer: Unfinished
    path: Path
    match: Match


class Matches:
    """The games kept in one directory. What reads or moves a game is not for the thread of a window; what
    there is to tell of it goes to `tell`.
    """

    def __init__(self, directory: Path, keeps_games: bool = True) -> None:
        """Without `keeps_games`, nothing is written: another copy of the program does."""
        self._directory = directory
        self._store = GameStore(directory)
        self.keeps_games = keeps_games
        self._told_unread: set[Path] = set()

    def again(self, match: Match) -> Match:
        """The same seats and rules with other cards, dealt by who deals next by the rules."""
        seed = new_seed(len(match.setup.players), match.next_dealer)
        return self.begin(msgspec.structs.replace(match.setup, seed=seed, marks=match.marks))

    def begin(self, setup: MatchSetup) -> Match:
        """A fresh game of that set-up, its record handed over where games are kept; it waits for nothing."""
        return Match.start(setup, self._store if self.keeps_games else None)

    def branch(self, text: str) -> Match:
        """A new game that goes on from where the record in this text ends. Raises StorageError."""
        if not self.keeps_games:
            return Match.resume(SavedGame(Path(), branch_record(text), datetime.now(UTC), b""), kept=False)
        recorder = self._store.create(text)
        recorder.settle()
        recorder.close()
        if recorder.trouble:
            raise StorageError(recorder.trouble)
        return Match.resume(WRITER.get(partial(self._store.read, recorder.path)))

    @property
    def shelf(self) -> Shelf:
        """All games on disk, side by side."""
        return Shelf(self._directory, keeps=self.keeps_games)

    def resume_file(self, path: Path, tell: Tell) -> Match | None:
        """The game in that file of the data folder; None, and why is told, where nothing of it can be played.
        Where games are not kept, it goes on in memory alone.
        """
        try:
            if not self.keeps_games:
                return Match.resume(WRITER.get(partial(read_game, path)), kept=False)
            match = self._opened(WRITER.get(partial(self._store.read, path)), tell)
        except OSError as error:
            text = QCoreApplication.translate("Matches", "The game cannot be read just now ({why}).")
            tell(text.format(why=reason(error)))
            return None
        except RecordError as error:
            tell(str(error))
            return None
        self._tell_damages(tell)
        return match

    def unfinished(self, tell: Tell) -> Found | None:
        """The game on disk that was played last and is not over, ready to be resumed."""
        if not self.keeps_games:
            return None
        found = None
        for saved in WRITER.get(self._store.unfinished):
            match = None
            with contextlib.suppress(NewerRecordError):
                match = self._opened(saved, tell)
            if match is not None and match.awaits is not Awaits.OVER:
                found = Found(offer_of(match, saved.when), saved.path, match)
                break
        self._tell_damages(tell)
        return found

    def _opened(self, saved: SavedGame, tell: Tell) -> Match | None:
        """The game as far as it can be played; None where nothing of it can. Raises NewerRecordError."""
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
        translate = QCoreApplication.translate
        goes_on = translate(
            "Matches", "A saved game is damaged and goes on from before that; all of it is in {file}."
        )
        plays_otherwise = translate(
            "Matches",
            "A saved game cannot be played on as it stands and goes on from before that; "
            "all of it is put away as {file}.",
        )
        lost = translate("Matches", "A saved game cannot be read; it is kept as {file}.")
        for damage in self._store.damages:
            told = plays_otherwise if damage.is_whole else goes_on if damage.goes_on else lost
            tell(told.format(file=damage.kept))
        self._store.damages.clear()
        unread = translate("Matches", "A saved game cannot be read just now; it is kept as it is ({when}).")
        for path in self._store.unread:
            if path not in self._told_unread:
                self._told_unread.add(path)
                tell(unread.format(when=when_text(_played(path))))
        self._store.unread.clear()

    @staticmethod
    def in_hand(match: Match) -> Unfinished:
        """A game that is still on the table, as it is offered; it reads nothing."""
        return offer_of(match, _played(match.saving.path))

    def put_away(self, path: Path) -> None:
        """A game is no longer offered. Raises StorageError."""
        if self.keeps_games and path.exists():
            self._store.put_away(path)


def _played(path: Path | None) -> datetime:
    """When the game in that file was last played; where nobody can tell, now."""
    if path is not None:
        with contextlib.suppress(OSError):
            return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    return datetime.now(UTC)


def offer_of(match: Match, when: datetime) -> Unfinished:
    """A game, last played then: seats as they are seen from the first person's, with that one in front."""
    view, players = match.view(), match.setup.players
    people = [seat for seat, player in enumerate(players) if player.kind == "person"]
    front = people[0] if people else 0
    order = [(front + step) % len(players) for step in range(len(players))]
    return Unfinished(
        match.rules.name,
        view.deal,
        view.total,
        order.index(view.turn) if view.phase == "playing" else None,
        match.rules.limit,
        when,
        tuple((players[seat].name, players[seat].avatar) for seat in order),
        len(people),
    )


def standings(match: Match, ended: GameEnded) -> tuple[list[Standing], str]:
    """Everybody's place at the end, the winners first, and one line about the game.

    Where seats were eliminated, who held out longer comes before who went out sooner.
    """
    players = match.setup.players
    view, exits = match.view(), match.exits()
    # A game that was stopped may have been in the middle of a deal, which counts for nothing.
    deals = sum(view.forfeits) if ended.why == "stopped" else view.deal
    begun_with = match.rules.tokens_shown(len(players))

    counts_forfeits = begun_with is None and match.rules.elimination_rule == "never"
    shown = (event for event in match.story() if isinstance(event, HandDeclared))
    hand = next((event for event in shown if event.what == ended.why), None)

    # Who is out of the game holds nothing; only a game without tokens has none to show.
    left = [None if begun_with is None else held or 0 for held in ended.tokens]

    def worth(seat: int) -> tuple[bool, int, int, int]:
        counts = view.scores[seat] if view.scores else left[seat]
        _, held_out = exits.get(seat, (0, 0))
        return seat in ended.winners, counts or 0, held_out, -view.forfeits[seat]

    order = sorted(range(len(players)), key=worth, reverse=True)
    rows: list[Standing] = []
    for number, seat in enumerate(order):
        tied = number > 0 and worth(order[number - 1]) == worth(seat)
        out_in, out_at = exits.get(seat, (None, None))
        rows.append(
            Standing(
                place=rows[-1].place if tied else number + 1,
                name=players[seat].name,
                avatar=players[seat].avatar,
                person=match.eyes.persons == (seat,),
                won=seat in ended.winners,
                tokens=left[seat],
                of=begun_with,
                out_in=out_in,
                out=not view.in_game[seat],
                out_at=out_at if deals == 1 else None,
                forfeits=view.forfeits[seat] if counts_forfeits else None,
                kind=match.rules.token_kind,
                score=view.scores[seat] if view.scores else None,
                marks=view.marks[seat] if view.marks else None,
                hand=three_of(hand.cards[0]) if hand is not None and hand.seat == seat else "",
            )
        )
    if deals == 1:
        note = QCoreApplication.translate("GameOver", "{game}, one deal").format(game=match.rules.name)
    else:
        note = QCoreApplication.translate("GameOver", "{game}, {count} deals").format(
            game=match.rules.name, count=deals
        )
    if match.setup.seed.isdigit():
        numbered = QCoreApplication.translate("GameOver", "{note}. Deal number {number}")
        note = numbered.format(note=note, number=match.setup.seed)
    return rows, note


def once_more_note(match: Match) -> str:
    """What playing again keeps, and who deals then where that follows from this game (rules, 4.2.12)."""
    dealer = match.next_dealer
    if dealer is None:
        return QCoreApplication.translate("GameOver", "Play again keeps seats and rules")
    if match.eyes.persons == (dealer,):
        return QCoreApplication.translate("GameOver", "Play again keeps seats and rules; you deal")
    text = QCoreApplication.translate("GameOver", "Play again keeps seats and rules; {name} deals")
    return text.format(name=match.setup.players[dealer].name)
