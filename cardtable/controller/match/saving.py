"""The saving of a running match's record. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from cardtable.storage.journal import Recorder


class Saving:
    """Hands the lines of one match to its recorder.

    A match that is not saved has none: everything then counts as saved.
    """

    def __init__(self, recorder: Recorder | None) -> None:
        self._recorder = recorder
        self.begins = ""
        """The text to write before the next line."""

    @property
    def path(self) -> Path | None:
        """The file of the record; None if there is none."""
        return None if self._recorder is None else self._recorder.path

    @property
    def trouble(self) -> str | None:
        """One sentence when the last move could not be saved, else None; the game goes on."""
        return None if self._recorder is None else self._recorder.trouble

    @property
    def is_kept(self) -> bool:
        """Whether everything is on disk, or the match is not saved at all."""
        return self._recorder is None or self._recorder.is_kept

    def take_news(self) -> list[str]:
        """Return the news about the file since the last call, a sentence each."""
        news = []
        while self._recorder is not None and self._recorder.news:
            news.append(self._recorder.news.popleft())
        return news

    def listen(self, heard: Callable[[], None]) -> None:
        """Call `heard`, on another thread, after every write, successful or not."""
        if self._recorder is not None:
            self._recorder.heard = heard

    def try_again(self) -> None:
        """Try again to save what could not be saved."""
        if self._recorder is not None:
            self._recorder.try_again()

    def settle(self) -> bool:
        """Wait until everything is written or was tried once more.

        Return whether it is, or the match is not saved at all.
        """
        return self._recorder is None or self._recorder.settle()

    def write(self, text: str) -> None:
        """Write text that ends with a line end."""
        if self._recorder is not None:
            self._recorder.write(self.begins + text)
            self.begins = ""

    def finish(self) -> None:
        """Move the record of a finished game to the finished ones."""
        if self._recorder is not None:
            self._recorder.finish()

    def close(self) -> None:
        """Close the file when everything is written or was tried once more."""
        if self._recorder is not None:
            self._recorder.close()
