"""The session: which match is on the table, how one begins, and what comes after it.

It holds no widget. The tables that show a match register themselves in `tables`, and features listen to its
signals. Made before the start page is shown, so it loads games and rules only when they're needed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path

    from cardtable.controller.lookback.playback import Playback
    from cardtable.controller.match.match import Match
    from cardtable.controller.match.setup import MatchSetup
    from cardtable.rules.model import Rules
    from cardtable.ui.services.games_on_disk import Found, GamesOnDisk
    from cardtable.ui.services.jobs import Jobs
    from cardtable.ui.services.ui_state import Memory


class Disk(Protocol):
    """What the session needs of the services."""

    @property
    def games_on_disk(self) -> GamesOnDisk: ...
    @property
    def jobs(self) -> Jobs: ...
    @property
    def memory(self) -> Memory: ...


class MatchTable(Protocol):
    """A table that a match can be put on: on screen, or beside real cards."""

    def takes(self, match: Match) -> bool:
        """Return whether the match is played at this table."""

    def open_match(self, match: Match, before: Match | None) -> None:
        """Show the table with the match in place of the one `before`, and play on."""

    def resume(self, match: Match) -> None:
        """Play on with the match without showing another page."""

    def show(self) -> None:
        """Bring the table to the front."""

    def leave(self) -> None:
        """Take the match off the table."""

    @property
    def can_look_back(self) -> bool:
        """Whether the table is in front, and no learner is to call the total of the match on it."""


class Trial(NamedTuple):
    """A deal played only to try rules, and the match that was on the table before."""

    rules: Rules
    before: Match | None


class Session(QObject):
    """The match on the table, finished or not; one at a time."""

    sitting = Signal()
    """Emitted before a match is put on the table."""

    sat = Signal(object)
    """Emitted with the `Match` put on the table."""

    trial_ended = Signal()

    remembered = Signal()
    """Emitted when the game to play again has changed."""

    refused = Signal(str)
    """Emitted with the reason why a game can't be played again."""

    def __init__(
        self,
        disk: Disk,
        seen: Callable[[], AbstractContextManager[None]],
        parent: QObject | None = None,
    ) -> None:
        """Begin without a match; `seen` animates all changes of the page inside its block as one motion."""
        super().__init__(parent)
        self._disk, self._memory, self._seen = disk, disk.memory, seen
        self.tables: list[MatchTable] = []
        """The tables that matches are put on."""
        self.starters: list[Callable[[MatchSetup], bool]] = []
        """Called in order with each new setup, until one returns True: it begins the game later itself."""
        self.homes: list[Callable[[Match], bool]] = []
        """Called in order with a match that is left when it's over, until one returns True: it shows the page
        that the match was a part of."""
        self.on_table: Match | None = None
        """The match on the table, a trial included."""
        self.trial: Trial | None = None
        """The trial deal on the table, if any."""
        self._left: Path | None = None
        """The game taken off the table while its record is rewritten."""

    @property
    def match(self) -> Match | None:
        """The match on the table, finished or not; None before the first one and during a trial."""
        return self.on_table if self.trial is None else None

    @property
    def is_going_on(self) -> bool:
        """Whether there is a match on the table that isn't over."""
        return is_going_on(self.match)

    # Putting a match on the table, and taking it off

    def open_match(self, match: Match) -> None:
        """Show the table with this match and play."""
        self.end_trial()
        before = self.match
        self.sitting.emit()
        with self._seen():
            mine = self._table_of(match)
            for table in self.tables:
                if table is not mine:
                    table.leave()
            self.on_table = match
            mine.open_match(match, before)
            self.sat.emit(match)

    def resume(self, match: Match) -> None:
        """Continue a game from disk, without a message about the one left."""
        self.leave()
        self.open_match(match)

    def put_back(self, match: Match) -> None:
        """Put a match on its table again without showing another page."""
        self.on_table = match
        self._table_of(match).resume(match)

    def recover(self) -> None:
        """Put the current game back on the table, at its current move, after an error."""
        if self.match is not None and self.is_going_on:
            self.put_back(self.match)

    def leave(self) -> None:
        """Take the match off the table; it stays on disk."""
        self.on_table = None
        for table in self.tables:
            table.leave()

    def show(self) -> None:
        """Bring the table of the current match to the front."""
        if self.on_table is not None:
            self._table_of(self.on_table).show()

    def _table_of(self, match: Match) -> MatchTable:
        return next(table for table in self.tables if table.takes(match))

    def go_home(self) -> bool:
        """Show the page that the finished match belongs to, such as the day's; return whether it has one."""
        match = self.match
        return match is not None and any(home(match) for home in self.homes)

    # Beginning

    def start(self, setup: MatchSetup, is_chosen: bool = True) -> None:
        """Start a new game, after what must precede it, such as inviting phones.

        Its setup is offered again if it `is_chosen` by the players.
        """
        if not any(starts(setup) for starts in self.starters):
            self.begin(setup, is_chosen)

    def begin(self, setup: MatchSetup, is_chosen: bool = True) -> None:
        """Start a new game at once, and remember its setup if it `is_chosen` by the players."""
        match = self._disk.games_on_disk.begin(setup)
        self._memory.remember(self._memory.now.played(setup.variant))
        if is_chosen and not setup.real_cards:
            self.remember_seats(setup, match.rules)
        self.open_match(match)
        self.remembered.emit()

    def remember_seats(self, setup: MatchSetup, rules: Rules) -> None:
        """Remember the seats and rules that the start page offers to play again."""
        from cardtable.ui.shared import seating

        last = seating.to_remember(setup, rules.name)
        self._memory.remember(self._memory.now._replace(last=last))
        self.remembered.emit()

    def play_other_cards(self) -> None:
        """Play again with the same seats and rules and other cards; a deal of the day keeps its cards."""
        from cardtable.controller.day import is_of_day

        trial, match = self.trial, self.match
        if trial is not None:
            self.try_deal(trial.rules)
        elif match is not None and is_of_day(match.setup):
            self.play_same_cards()
        elif match is not None:
            self.again(lambda: self.open_match(self._disk.games_on_disk.again(match)))

    def play_same_cards(self) -> None:
        """Restart the game on the table with the same seats, rules and cards."""
        match = self.match
        if match is not None:
            self.again(lambda: self.open_match(self._disk.games_on_disk.begin(match.seated)))

    def again(self, begin: Callable[[], object]) -> None:
        """Call `begin`. A record may follow rules that no longer exist; then `refused` has the reason."""
        from cardtable.rules.model import RulesError

        try:
            begin()
        except (RulesError, ValueError) as error:
            self.refused.emit(str(error))

    @property
    def deal_number(self) -> str:
        """The number of the deal on the table; "" without one."""
        from cardtable.game.record.header import deal_number

        match = self.match
        return "" if match is None or match.has_real_cards else deal_number(match.setup.seed)

    # Trials

    def try_deal(self, rules: Rules) -> None:
        """Play a trial deal by these rules. Nothing is saved or counted; Back leads to the page in front."""
        from cardtable.controller.match.match import Match
        from cardtable.controller.match.setup import MatchSetup
        from cardtable.ui.shared import seating

        seats = seating.fitted(seating.first_seats(), rules.min_players, rules.max_players)
        setup = MatchSetup(rules.id, seating.with_names(seats), seating.new_seed(len(seats)))
        self.try_match(Match.start(setup, None, rules))

    def try_match(self, match: Match) -> None:
        """Play a match of which nothing is saved or counted, then go back to the match now on the table."""
        before = self.trial.before if self.trial is not None else self.on_table
        with self._seen():
            self.trial, self.on_table = Trial(match.rules, before), match
            self._table_of(match).open_match(match, None)

    def end_trial(self) -> None:
        """End the trial and put the match that was on the table before back on it."""
        trial, self.trial = self.trial, None
        if trial is None:
            return
        self.leave()
        if trial.before is not None:
            self.put_back(trial.before)
        self.trial_ended.emit()

    # The record of the match

    @property
    def can_look_back(self) -> bool:
        """Whether the game on the table in front can be looked back on."""
        match = self.match
        return match is not None and match.view().deal > 0 and self._table_of(match).can_look_back

    def give(self, then: Callable[[Playback], object]) -> None:
        """Give the record of the game on the table, if there is one, to `then`."""
        from cardtable.controller.lookback.playback import Playback

        match = self.match
        if match is not None:
            make = Playback.job(match)
            self._disk.jobs.open(lambda notify: make(), then)

    def set_aside(self) -> None:
        """Take the match off the table while its record is rewritten."""
        match = self.match
        self._left = match.saving.path if match is not None and self.is_going_on else None
        self.leave()

    def take_up_again(self) -> bool:
        """Put the match that was set aside back on the table, once it's read; return whether there is one."""
        left, self._left = self._left, None
        if left is None:
            return False

        def open_match(found: Found | None) -> None:
            if found is not None and found.match.is_in(left) and self.match is None:
                self.put_back(found.match)

        self._disk.jobs.on_disk(self._disk.games_on_disk.unfinished, open_match)
        return True


def is_going_on(match: Match | None) -> bool:
    """Return whether `match` is a match that isn't over."""
    return match is not None and match.view().phase != "over"
