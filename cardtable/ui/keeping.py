"""What is played reaches the disk before the next step is taken, and the player hears when it does not."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.controller.match import Match
from cardtable.storage.writer import nobody

LONGEST = 2000
"""Milliseconds for which the game waits for a slow disk; then it goes on and says so."""

AGAIN = 10_000
"""Milliseconds after which a disk that refused is tried again, though nobody plays."""


class Keeping(QObject):
    """Watches over the record of one match at a time."""

    told = Signal(str)
    """One sentence for the player."""

    confirmed = Signal()
    """All that was played so far is on disk."""

    went_on = Signal()
    """What was waited for need not be waited for any more."""

    _heard = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._trouble: str | None = None
        self._slow = False
        self.is_waiting = False
        """Whether the next step is due and waits for the disk."""
        self._heard.connect(self._hear)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._lose_patience)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._try_again)

    def watch(self, match: Match) -> None:
        """From now on this match is watched."""
        self._match, self._trouble, self._slow = match, None, False
        match.saving.listen(self._heard.emit)
        self._hear()

    def leave(self) -> None:
        """The match is left, with all of it on disk or a sentence why not."""
        match = self._match
        if match is not None:
            match.leave()
            match.saving.listen(nobody)
            self._tell(match)
        self._match = None
        self.is_waiting = False
        self._patience.stop()
        self._again.stop()

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
        match = self._match
        if match is None:
            return
        self._tell(match)
        if match.saving.is_kept:
            self._slow = False
            self.confirmed.emit()
        if self.is_waiting and (match.saving.is_kept or match.saving.trouble is not None):
            self._go_on()

    def _tell(self, match: Match) -> None:
        """Says once, not at every move, that the game cannot be saved, and that it can again."""
        if match.saving.trouble is None:
            self._again.stop()
        elif not match.saving.is_kept:
            self._again.start(AGAIN)
        if match.saving.trouble != self._trouble:
            self._trouble = match.saving.trouble
            self.told.emit(match.saving.trouble or self.tr("The game is saved again."))

    def _try_again(self) -> None:
        if self._match is not None:
            self._match.saving.try_again()

    def _lose_patience(self) -> None:
        self._slow = True
        self.told.emit(self.tr("The disk takes long to save the game; play goes on meanwhile."))
        self._go_on()

    def _go_on(self) -> None:
        self.is_waiting = False
        self._patience.stop()
        self.went_on.emit()
