"""Who learns on this computer, for the pages that need to know: read when asked, told when it changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardtable.language import say
from cardtable.storage.learners import SCHEMA, Learner, LearnerStore
from cardtable.storage.writer import WRITER
from cardtable.ui.support.background import Background, post


class LearnerFile(QObject):
    """The learners of one data folder; their file is opened, or made, when it is first needed."""

    changed = Signal()
    """Somebody came, went, or is another now."""
    told = Signal(str, str)
    """One sentence, and the icon beside it: what could not be read or kept, or is kept again."""

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._directory = directory
        self._asking = Background(self)
        # Opened on the thread of the disk.
        self._store: LearnerStore | None = None
        self._trouble: str | None = None
        self._heard = post().to(self._hear)

    def open(self, then: Callable[[LearnerStore | None], object], make: bool = True) -> None:
        """Gives the file of the learners to `then`, opened where it is not; None, and told, where it cannot
        be kept. Unless it is to be made, None too where there is none.
        """
        if self._store is not None:
            then(self._store)
        elif not (make or (self._directory / SCHEMA.file).exists()):
            then(None)
        else:

            def refuse(error: OSError) -> None:
                self.told.emit(str(error), "warn")
                then(None)

            self._asking.ask(self._opened, lambda opened: self._take(*opened, then), refuse)

    def _opened(self) -> tuple[LearnerStore, str]:
        """On the thread of the disk: the file, and what there is to tell of a damaged one found just now."""
        if self._store is not None:
            return self._store, ""
        store = LearnerStore(self._directory)
        store.heard = self._heard
        self._store = store
        return store, damage_told(store)

    def _take(self, store: LearnerStore, damage: str, then: Callable[[LearnerStore | None], object]) -> None:
        if damage:
            self.told.emit(damage, "warn")
        then(store)

    @property
    def store(self) -> LearnerStore | None:
        """The file of the learners, where it is open."""
        return self._store

    def _hear(self) -> None:
        """Says once, not at every answer, that nothing can be kept, and that it can again."""
        trouble = self._store.trouble if self._store is not None else None
        if trouble != self._trouble:
            self._trouble = trouble
            if trouble is None:
                self.told.emit(say("progress-saved-again"), "check")
            else:
                self.told.emit(trouble, "warn")

    @property
    def learners(self) -> tuple[Learner, ...]:
        """Everybody in the file; nobody while it is not open."""
        return self._store.learners() if self._store is not None else ()

    def learner(self, number: str) -> Learner | None:
        """The learner of that id, as they are now."""
        return next((one for one in self.learners if one.id == number), None)

    def settle(self) -> None:
        """Return when all is on disk or was tried once more; for the thread of the disk."""
        if self._store is not None:
            self._store.settle()

    def close(self) -> None:
        """Lets go of the file when all is on disk; may be called twice."""
        WRITER.do(self._close)

    def _close(self) -> None:
        if self._store is not None:
            self._store.close()
            self._store = None


def damage_told(store: LearnerStore) -> str:
    """What could be read of a damaged file, and where that is kept; "" where none was damaged."""
    if store.set_aside is None:
        return ""
    saved, file = store.saved, str(store.set_aside)
    if saved is None or not saved.learners:
        return say("progress-file-unreadable", file=file)
    whole = saved.answers >= saved.of
    name = "progress-file-mended" if whole else "progress-file-damaged"
    return say(name, file=file, answers=saved.answers, of=saved.of, learners=saved.learners)
