"""Removing the name of a deleted learner from all other data.

Games, statistics, makers of games, what the window remembers, and their backups.

A played game stays, with its moves; the learner's seat is called by its number. Files that people saved
elsewhere, and those in the system's bin, can't be reached.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cardtable.game.record.header import RecordError, unmade, without_person
from cardtable.language import say
from cardtable.plain_text import LONGEST_NAME, one_line
from cardtable.reading import read_bounded
from cardtable.storage.bundle import GAMES, NAMES, OWN_GAMES, WINDOW, overwrite
from cardtable.storage.database import wipe
from cardtable.storage.disk import DISK, Disk, StorageError, reason
from cardtable.storage.document import LARGEST, table_in, text_of
from cardtable.storage.games import SUFFIX
from cardtable.storage.own_games import FOLDER as OWN_FOLDER
from cardtable.storage.own_games import SUFFIX as OWN_SUFFIX
from cardtable.storage.own_games import BrokenGameError, definition_in, printed
from cardtable.storage.phones import FOLDER as PHONES
from cardtable.storage.phones import KEPT_SUFFIX
from cardtable.storage.statistics import SCHEMA, Statistics

_OF_WINDOW = {"geometry", "favourites", "recent", "last", "table", "drafts", "day", "taught"}
"""The names in the window's data that this version knows."""


def called(seat: int) -> str:
    """Return the name of a seat whose person has no name any more."""
    return say("shared-player-number", number=seat + 1)


def mentions(text: str, names: Iterable[str]) -> bool:
    """Return whether a text has one of these names in it, also in the possessive."""
    said = text.casefold()
    return any(re.search(rf"(?<!\w){re.escape(name.casefold())}s?(?!\w)", said) for name in names)


def games_that_mention(names: Collection[str], games: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return the names of the games that keep one of the names when the learner is deleted.

    Only people can rename a game, and of two makers one stays.
    """
    return [
        str(raw.get("name", ""))
        for raw in games
        if mentions(str(raw.get("name", "")), names)
        or (mentions(maker := str(raw.get("maker", "")), names) and maker.casefold() not in names)
    ]


@dataclass(frozen=True)
class Forgetting:
    """Removes a learner from the files in `folder`.

    `names` are the learner's names in lower case; none if another learner has the same.
    """

    folder: Path
    learner: str
    names: frozenset[str]
    disk: Disk = DISK

    def everywhere(self) -> Forgetting:
        """Remove the names from games, statistics and window data.

        Return the same with the names that the learner had in former games.

        Raises StorageError.
        """
        found = set(self.names)
        for path in sorted((self.folder / "games").glob(f"**/*{SUFFIX}*")):
            if path.is_file():
                found |= self._game(path)
        whole = Forgetting(self.folder, self.learner, frozenset(found), self.disk)
        whole._tables()
        whole._own_games()
        whole._phones()
        if (self.folder / SCHEMA.file).exists():
            figures = Statistics(self.folder)
            figures.forget_names(whole.names, called)
            figures.close()
        return whole

    def _game(self, path: Path) -> frozenset[str]:
        data, about = self._read(path), path.stat()
        try:
            fresh, were = without_person(data, self.learner, self.names, called)
        except RecordError:
            # It is unknown whose seats these are.
            if self._is_in(data.decode("utf-8", "replace")):
                wipe(path)
            return frozenset()
        if fresh != data:
            overwrite(path, fresh, self.disk)
            os.utime(path, ns=(about.st_atime_ns, about.st_mtime_ns))
        return were

    def _tables(self) -> None:
        """Remove the names from the names of games and the window's data; damaged files are deleted."""
        for path in (*self.folder.glob("window*.json"), *(self.folder / "games").glob("names*.json")):
            data = self._read(path)
            kind = WINDOW if path.parent == self.folder else NAMES
            fresh = self.without(kind, data)
            if table_in(data) is None and self._is_in(data.decode("utf-8", "replace")):
                wipe(path)
            elif fresh != data:
                overwrite(path, fresh, self.disk)

    def _own_games(self) -> None:
        """Remove the learner as the maker of games, which stay; damaged files are deleted."""
        for path in sorted((self.folder / OWN_FOLDER).glob(f"**/own-*{OWN_SUFFIX}")):
            data, about = self._read(path), path.stat()
            fresh = self.without(f"{OWN_GAMES}{path.name}", data)
            if not fresh:
                wipe(path)
            elif fresh != data:
                overwrite(path, fresh, self.disk)
                os.utime(path, ns=(about.st_atime_ns, about.st_mtime_ns))

    def _phones(self) -> None:
        """Forget the phones of a game if one was the learner's: they are shown the code again."""
        for path in sorted((self.folder / PHONES).glob(f"*{KEPT_SUFFIX}")):
            if self._is_in(self._read(path).decode("utf-8", "replace")):
                wipe(path)

    def _own_game(self, file: str, data: bytes) -> bytes:
        """Return a game's file without the learner as its maker.

        For a damaged file that mentions the learner, it is b"".
        """
        try:
            game = definition_in(data, file)
        except BrokenGameError:
            return b"" if self._is_in(data.decode("utf-8", "replace")) else data
        if not self._is_name(game.raw.get("maker")):
            return data
        return printed(game.id, unmade(game.raw))

    def _read(self, path: Path) -> bytes:
        try:
            return read_bounded(path, LARGEST)
        except OSError as error:
            raise StorageError(say("backups-not-anew", name=str(path), why=reason(error))) from None

    def without(self, part: str, data: bytes) -> bytes:
        """Return the data of a backup's part without the learner."""
        if part.startswith(GAMES):
            try:
                return without_person(data, self.learner, self.names, called)[0]
            except RecordError:
                return b"" if self._is_in(data.decode("utf-8", "replace")) else data
        if part.startswith(OWN_GAMES):
            return self._own_game(part.removeprefix(OWN_GAMES), data)
        table = table_in(data) if part in (WINDOW, NAMES) else None
        if table is None:
            return data
        if part == WINDOW:
            fresh = self.window(table)
        else:
            fresh = {key: name for key, name in table.items() if not self._is_in(str(name))}
        return data if fresh == table else text_of(fresh).encode()

    def window(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """Return the window's data without the learner.

        That concerns the seats of the last game, the last company, the player of the daily deals, and drafts
        of games: their maker, and their name if it contains the learner's. Data of a newer version are
        dropped if they mention the learner.
        """
        fresh: dict[str, Any] = json.loads(json.dumps(table))
        for name in fresh.keys() - _OF_WINDOW:
            if self._is_in(json.dumps(fresh[name], ensure_ascii=False)):
                del fresh[name]
        last, lies, drafts = fresh.get("last"), fresh.get("table"), fresh.get("drafts")
        day = fresh.get("day")
        if isinstance(day, dict) and self._plays(day):
            fresh["day"] = {key: one for key, one in day.items() if key == "game"}
        for draft in drafts if isinstance(drafts, list) else ():
            raw = draft.get("raw") if isinstance(draft, dict) else None
            if not isinstance(raw, dict):
                continue
            if self._is_name(raw.get("maker")):
                raw = draft["raw"] = unmade(raw)
            if mentions(str(raw.get("name", "")), self.names):
                draft["raw"] = self._nameless(raw)
        if isinstance(last, dict):
            players, company = last.get("players"), last.get("company")
            for player in players if isinstance(players, list) else ():
                if isinstance(player, list) and self._is_seat(player):
                    # A seat without a name is called by its number.
                    player[0] = ""
                    del player[4:]
            if isinstance(company, list):
                last["company"] = [name for name in company if not self._is_name(name)]
        if isinstance(lies, dict) and isinstance(lies.get("seats"), list):
            for number, seat in enumerate(lies["seats"]):
                if isinstance(seat, dict) and seat.get("person") and self._is_name(seat.get("name")):
                    seat["name"] = called(number)
        return fresh

    def _nameless(self, raw: Mapping[str, Any]) -> dict[str, Any]:
        """Return a game without its name, also in its source."""
        source, name = raw.get("source"), say("own-nameless")
        named = source if isinstance(source, dict) else {}
        fresh = {key: name if mentions(str(said), self.names) else said for key, said in named.items()}
        return {**raw, "name": name, "source": fresh}

    def _is_seat(self, player: list[Any]) -> bool:
        """Return whether a seat in the window's data is the learner's, or that of a person with the name."""
        theirs = player[4:5] == [self.learner]
        is_person = player[1:2] in (["person"], ["phone"])
        return theirs or (is_person and not player[4:5] and self._is_name(player[0]))

    def _plays(self, day: Mapping[str, Any]) -> bool:
        """Return whether the learner, or a person with the name, plays the daily deals."""
        by_name = not day.get("learner") and self._is_name(day.get("name"))
        return by_name or day.get("learner") == self.learner

    def _is_name(self, name: object) -> bool:
        return isinstance(name, str) and one_line(name, LONGEST_NAME).casefold() in self.names

    def _is_in(self, text: str) -> bool:
        """Return whether a text mentions the learner."""
        said = text.casefold()
        by_name = any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said) for name in self.names)
        return by_name or self.learner in said
