"""What is played reaches the disk before the next step is taken, and the player hears when it does not."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.controller.match import Match
from cardtable.controller.saving import Saving
from cardtable.storage.writer import nobody
from cardtable.ui.background import post

LONGEST = 2000
"""Milliseconds for which the game waits for a slow disk; then it goes on and says so."""

AGAIN = 10_000
"""Milliseconds after which a disk that refused is tried again, though nobody plays."""


class Keeping(QObject):
    """Watches over the record of one match at a time, and over those that were left but are not on disk."""

    told = Signal(str)
    """One sentence for the player."""

    confirmed = Signal()
    """All that was played so far is on disk."""

    went_on = Signal()
    """What was waited for need not be waited for any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._left: list[Saving] = []
        self._trouble: str | None = None
        self._slow = False
        self.is_waiting = False
        """Whether the next step is due and waits for the disk."""
        self._heard = post().to(self._hear)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._lose_patience)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self.try_again)

    def watch(self, match: Match) -> None:
        """From now on this match is watched."""
        self._match, self._slow = match, False
        self._left = [one for one in self._left if one is not match.saving]
        match.saving.listen(self._heard)
        self._hear()

    def leave(self) -> None:
        """The match is left; what is not on disk yet comes there, or a sentence says why not."""
        if self._match is not None:
            self._left.append(self._match.saving)
            self._match.leave()
        self._match = None
        self.is_waiting = False
        self._patience.stop()
        self._tell()

    @property
    def trouble(self) -> str | None:
        """Why moves of the match, or of one that was left, are in memory alone; None where none are."""
        return next((one.trouble for one in self._watched if one.trouble and not one.is_kept), None)

    @property
    def _watched(self) -> list[Saving]:
        return [*([self._match.saving] if self._match is not None else []), *self._left]

    def must_wait(self) -> bool:
        """Whether the next step has to wait for what was played last; then `went_on` comes."""
        match = self._match
        if match is None or match.saving.is_kept or match.saving.trouble is not None or self._slow:
            return False
        if not self.is_waiting:
            self.is_waiting = True
            self._patience.start(LONGEST)
        return True

    def _hear(self) -> None:
        self._tell()
        match = self._match
        if match is None:
            return
        if match.saving.is_kept:
            self._slow = False
            self.confirmed.emit()
        if self.is_waiting and (match.saving.is_kept or match.saving.trouble is not None):
            self._go_on()

    def _tell(self) -> None:
        """Says once, not at every move, that a game cannot be saved, and that it can again."""
        if self.trouble is None:
            self._again.stop()
        else:
            self._again.start(AGAIN)
        trouble = next((one.trouble for one in self._watched if one.trouble), None)
        news = [sentence for one in self._watched for sentence in one.take_news()]
        if trouble != self._trouble:
            self._trouble = trouble
            if trouble is not None or not news:
                self.told.emit(trouble or self.tr("The game is saved again."))
        for sentence in news:
            self.told.emit(sentence)
        for one in [one for one in self._left if one.is_kept]:
            self._left.remove(one)
            one.listen(nobody)
            if one.trouble == self._trouble:
                self._trouble = None

    def settle(self) -> None:
        """Return when all is on disk or was tried once more; for the thread of the disk."""
        for one in self._watched:
            one.settle()

    def try_again(self) -> None:
        """What the disk refused is tried once more."""
        for one in self._watched:
            one.try_again()

    def _lose_patience(self) -> None:
        self._slow = True
        self.told.emit(self.tr("The disk takes long to save the game; play goes on meanwhile."))
        self._go_on()

    def _go_on(self) -> None:
        self.is_waiting = False
        self._patience.stop()
        self.went_on.emit()
