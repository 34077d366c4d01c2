"""Who learns on this computer, for the pages that need to know: read when asked, told when it changes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Signal

from cardtable.storage.errors import StorageError
from cardtable.storage.learners import SCHEMA, Learner, LearnerStore


class Roll(QObject):
    """The learners of one data folder; their file is opened, or made, when it is first needed."""

    changed = Signal()
    """Somebody came, went, or is another now."""
    told = Signal(str)
    """One sentence: what could not be read or kept, or is kept again."""
    _heard = Signal()

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._directory = directory
        self._store: LearnerStore | None = None
        self._trouble: str | None = None
        self._heard.connect(self._hear)

    @property
    def store(self) -> LearnerStore | None:
        """The file of the learners; None, and told, where it cannot be kept."""
        if self._store is None:
            try:
                self._store = LearnerStore(self._directory)
            except StorageError as error:
                self.told.emit(str(error))
                return None
            self._store.heard = self._heard.emit
            if self._store.set_aside is not None:
                text = QCoreApplication.translate(
                    "Lesson", "What learners did before could not be read; it is kept as {file}."
                )
                self.told.emit(text.format(file=self._store.set_aside))
        return self._store

    def _hear(self) -> None:
        """Says once, not at every answer, that nothing can be kept, and that it can again."""
        trouble = self._store.trouble if self._store is not None else None
        if trouble != self._trouble:
            self._trouble = trouble
            again = QCoreApplication.translate("Lesson", "What learners do is saved again.")
            self.told.emit(trouble or again)

    @property
    def learners(self) -> tuple[Learner, ...]:
        """Everybody; nobody where there is no file yet, and none is made."""
        if self._store is None and not (self._directory / SCHEMA.file).exists():
            return ()
        store = self.store
        return store.learners() if store is not None else ()

    def learner(self, number: str) -> Learner | None:
        """The learner of that id, as they are now."""
        return next((one for one in self.learners if one.id == number), None)

    def close(self) -> None:
        """Lets go of the file; may be called twice."""
        if self._store is not None:
            self._store.close()
            self._store = None
