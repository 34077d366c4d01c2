"""The learners of this computer, for the pages that need them: loaded on demand, with signals on changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardtable.language import say
from cardtable.storage.learners import SCHEMA, Learner, LearnerStore
from cardtable.storage.writer import WRITER
from cardtable.ui.support.background import Background, post


class LearnerFile(QObject):
    """The learners of one data folder; their file is opened, or created, when first needed."""

    changed = Signal()
    """Emitted when a learner was added, removed or changed."""
    notified = Signal(str, str)
    """Emitted with a sentence and its icon: what couldn't be read or saved, or is saved again."""

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._directory = directory
        self._asking = Background(self)
        # Opened on the thread of the disk.
        self._store: LearnerStore | None = None
        self._trouble: str | None = None
        self._heard = post().to(self._hear)

    def open(self, then: Callable[[LearnerStore | None], object], make: bool = True) -> None:
        """Call `then` with the file of learners, opening it first.

        `then` gets None, after `notified`, if it can't be opened; and None if it doesn't exist and isn't to
        be made.
        """
        if self._store is not None:
            then(self._store)
        elif not (make or (self._directory / SCHEMA.file).exists()):
            then(None)
        else:

            def refuse(error: OSError) -> None:
                self.notified.emit(str(error), "warn")
                then(None)

            self._asking.ask(self._opened, lambda opened: self._take(*opened, then), refuse)

    def _opened(self) -> tuple[LearnerStore, str]:
        """Open the file, on the disk's thread; return it and a sentence about damage, or ""."""
        if self._store is not None:
            return self._store, ""
        store = LearnerStore(self._directory)
        store.heard = self._heard
        self._store = store
        return store, damage_sentence(store)

    def _take(self, store: LearnerStore, damage: str, then: Callable[[LearnerStore | None], object]) -> None:
        if damage:
            self.notified.emit(damage, "warn")
        then(store)

    @property
    def store(self) -> LearnerStore | None:
        """The file of learners if it is open."""
        return self._store

    def _hear(self) -> None:
        """Say once, not at every answer, that saving fails, and that it works again."""
        trouble = self._store.trouble if self._store is not None else None
        if trouble != self._trouble:
            self._trouble = trouble
            if trouble is None:
                self.notified.emit(say("progress-saved-again"), "check")
            else:
                self.notified.emit(trouble, "warn")

    @property
    def learners(self) -> tuple[Learner, ...]:
        """All learners in the file; none while it isn't open."""
        return self._store.learners() if self._store is not None else ()

    def learner(self, number: str) -> Learner | None:
        return next((one for one in self.learners if one.id == number), None)

    def settle(self) -> None:
        """Return when all is on disk or was tried once more. Called on the disk's thread."""
        if self._store is not None:
            self._store.settle()

    def close(self) -> None:
        """Close the file when all is on disk; may be called twice."""
        WRITER.do(self._close)

    def _close(self) -> None:
        if self._store is not None:
            self._store.close()
            self._store = None


def damage_sentence(store: LearnerStore) -> str:
    """Return a sentence on what was saved of a damaged file and where it is kept, or ""."""
    if store.set_aside is None:
        return ""
    saved, file = store.saved, str(store.set_aside)
    if saved is None or not saved.learners:
        return say("progress-file-unreadable", file=file)
    whole = saved.answers >= saved.of
    name = "progress-file-mended" if whole else "progress-file-damaged"
    return say(name, file=file, answers=saved.answers, of=saved.of, learners=saved.learners)
