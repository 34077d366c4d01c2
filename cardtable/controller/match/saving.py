"""What becomes of the record of a running match. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cardtable.storage.journal import Recorder


class Saving:
    """Hands the lines of one match to its recorder. A match that is not kept has none: nothing of it is ever
    missing on the disk, and nothing goes wrong.
    """

    def __init__(self, recorder: Recorder | None) -> None:
        """Without a recorder nothing is kept."""
        self._recorder = recorder
        self.begins = ""
        """What comes before the first line that is handed over."""

    @property
    def path(self) -> Path | None:
        """The file of the record; None where there is none."""
        return None if self._recorder is None else self._recorder.path

    @property
    def trouble(self) -> str | None:
        """One sentence when the last move could not be saved, else None; the game goes on all the same."""
        return None if self._recorder is None else self._recorder.trouble

    @property
    def is_kept(self) -> bool:
        """Whether all that was played is on disk, as far as it is kept at all."""
        return self._recorder is None or self._recorder.is_kept

    def take_news(self) -> list[str]:
        """What became of the file since this was asked last, a sentence each."""
        news = []
        while self._recorder is not None and self._recorder.news:
            news.append(self._recorder.news.popleft())
        return news

    def listen(self, heard: Callable[[], None]) -> None:
        """Have `heard` called, on another thread, whenever a move was kept or could not be."""
        if self._recorder is not None:
            self._recorder.heard = heard

    def try_again(self) -> None:
        """Have what could not be saved tried once more."""
        if self._recorder is not None:
            self._recorder.try_again()

    def settle(self) -> bool:
        """Wait until all that was played is on disk or was tried once more; whether it is, as far as the game
        is kept at all.
        """
        return self._recorder is None or self._recorder.settle()

    def write(self, text: str) -> None:
        """Hand over text that ends with a line end."""
        if self._recorder is not None:
            self._recorder.write(self.begins + text)
            self.begins = ""

    def finish(self) -> None:
        """The game is over: its record is laid with the finished ones."""
        if self._recorder is not None:
            self._recorder.finish()

    def close(self) -> None:
        """Let go of the file when all is on disk or was tried once more."""
        if self._recorder is not None:
            self._recorder.close()
