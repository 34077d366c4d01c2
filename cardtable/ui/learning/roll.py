"""Who learns on this computer, for the pages that need to know: read when asked, told when it changes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardtable.storage.errors import StorageError
from cardtable.storage.learners import SCHEMA, Learner, LearnerStore


def open_learners(directory: Path, tell: Callable[[str], None]) -> LearnerStore:
    """The file of the learners; a damaged one is set aside, and told where. Raises StorageError."""
    store = LearnerStore(directory)
    if store.set_aside is not None:
        text = QCoreApplication.translate(
            "Lesson", "What learners did before could not be read; it is kept as {file}."
        )
        tell(text.format(file=store.set_aside))
    return store


class Roll(QObject):
    """The learners of one data folder; their file is opened, or made, when it is first needed."""

    changed = Signal()
    """Somebody came, went, or is another now."""
    told = Signal(str)
    """One sentence: what could not be read or kept."""

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._directory = directory
        self._store: LearnerStore | None = None

    @property
    def store(self) -> LearnerStore | None:
        """The file of the learners; None, and told, where it cannot be kept."""
        if self._store is None:
            try:
                self._store = open_learners(self._directory, self.told.emit)
            except StorageError as error:
                self.told.emit(str(error))
                return None
        return self._store

    @property
    def learners(self) -> tuple[Learner, ...]:
        """Everybody; nobody where there is no file yet, and none is made."""
        if self._store is None and not (self._directory / SCHEMA.file).exists():
            return ()
        store = self.store
        try:
            return store.learners() if store is not None else ()
        except StorageError as error:
            self.told.emit(str(error))
            return ()

    def learner(self, number: str) -> Learner | None:
        """The learner of that id, as they are now."""
        return next((one for one in self.learners if one.id == number), None)

    def close(self) -> None:
        """Lets go of the file; may be called twice."""
        if self._store is not None:
            self._store.close()
            self._store = None
