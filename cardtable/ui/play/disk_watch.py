"""Watches whether plays have reached the disk, and warns the player if they haven't."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.controller.match.match import Saving
from cardtable.language import say
from cardtable.storage.writer import nobody
from cardtable.ui.support.background import post

AGAIN = 10_000
"""Milliseconds after which writing is tried again, even if nothing is played."""


class DiskWatch(QObject):
    """Watches the record of one match, and the records of matches that were left but aren't on disk yet."""

    notified = Signal(str)
    """Emitted with one sentence for the player."""

    confirmed = Signal()
    """Emitted when everything played so far is on disk."""

    caught_up = Signal()
    """Emitted when there is no need to wait for the disk anymore."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now: Saving | None = None
        self._left: list[Saving] = []
        self._trouble: str | None = None
        self._slow = False
        """Whether waiting for the disk took too long; then nothing waits until all is on disk again."""
        self._heard = post().to(self._hear)
        self._again = QTimer(self, singleShot=True)
        self._again.timeout.connect(self.try_again)

    def watch(self, saving: Saving) -> None:
        """Watch this record from now on."""
        self._now, self._slow = saving, False
        self._left = [one for one in self._left if one is not saving]
        saving.listen(self._heard)
        self._hear()

    def leave(self) -> None:
        """Leave the match, but keep watching its record until it is on disk."""
        self._left, self._now = self._watched, None
        self._notify()

    @property
    def trouble(self) -> str | None:
        """The reason why moves of any watched match are only in memory; None if none are."""
        return next((one.trouble for one in self._watched if one.trouble and not one.is_kept), None)

    @property
    def _watched(self) -> list[Saving]:
        return [*([self._now] if self._now is not None else []), *self._left]

    @property
    def is_behind(self) -> bool:
        """Whether the next step must wait for the last play to be saved; `caught_up` follows then."""
        now = self._now
        return now is not None and not (now.is_kept or now.trouble is not None or self._slow)

    def _hear(self) -> None:
        self._notify()
        if self._now is not None and self._now.is_kept:
            self._slow = False
            self.confirmed.emit()
        if not self.is_behind:
            self.caught_up.emit()

    def _notify(self) -> None:
        """Say once, not at every move, that a game cannot be saved, and that it can again."""
        if self.trouble is None:
            self._again.stop()
        else:
            self._again.start(AGAIN)
        trouble = next((one.trouble for one in self._watched if one.trouble), None)
        news = [sentence for one in self._watched for sentence in one.take_news()]
        if trouble != self._trouble:
            self._trouble = trouble
            if trouble is not None or not news:
                self.notified.emit(trouble or say("play-saved-again"))
        for sentence in news:
            self.notified.emit(sentence)
        for one in [one for one in self._left if one.is_kept]:
            self._left.remove(one)
            one.listen(nobody)
            if one.trouble == self._trouble:
                self._trouble = None

    def settle(self) -> None:
        """Return when all is on disk or was tried once more. Called on the disk's thread."""
        for one in self._watched:
            one.settle()

    def try_again(self) -> None:
        """Try to write again what the disk refused."""
        for one in self._watched:
            one.try_again()

    def lose_patience(self) -> None:
        """Stop waiting for the disk."""
        self._slow = True
        self.notified.emit(say("play-disk-is-slow"))
