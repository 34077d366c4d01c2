"""The results of all finished games, in one SQLite file that can be rebuilt from the archive.

A game is identified by the name of its file, so it is counted once. Nothing is stored that is not in a
record.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta
from itertools import takewhile
from pathlib import Path

from cardtable import __version__, clock
from cardtable.game.ending import TEAM_LOST, TEAM_WON
from cardtable.game.record.figures import GameFigures, figures
from cardtable.game.record.text import NewerRecordError, RecordError
from cardtable.language import say
from cardtable.plain_text import LONGEST_NAME, one_line
from cardtable.rules import game_called
from cardtable.storage.database import Database, Schema
from cardtable.storage.games import SUFFIX, read_game
from cardtable.storage.journal import FINISHED
from cardtable.storage.outside import csv_text
from cardtable.storage.writer import WRITER

MIGRATIONS = (
    """
CREATE TABLE game (
    name TEXT PRIMARY KEY, variant TEXT NOT NULL, title TEXT NOT NULL, date TEXT NOT NULL, why TEXT NOT NULL,
    undone INTEGER NOT NULL, seats INTEGER NOT NULL, deals INTEGER NOT NULL
) STRICT;
CREATE TABLE deal (
    game TEXT NOT NULL REFERENCES game, number INTEGER NOT NULL, plays INTEGER NOT NULL
) STRICT;
CREATE TABLE seat (
    game TEXT NOT NULL REFERENCES game, seat INTEGER NOT NULL, name TEXT NOT NULL, level TEXT NOT NULL,
    avatar TEXT NOT NULL, won INTEGER NOT NULL, tokens INTEGER, busts INTEGER NOT NULL
) STRICT;
CREATE TABLE unread (name TEXT PRIMARY KEY) STRICT;
CREATE INDEX deal_of_game ON deal (game);
CREATE INDEX seat_of_game ON seat (game, level);
CREATE INDEX seat_by_name ON seat (name, level);
""",
    # Letters and the points of a deal were once counted as tokens: count everything again.
    "DELETE FROM deal; DELETE FROM seat; DELETE FROM game; DELETE FROM unread;",
    # The next version may read what this one can't: store which version it was. Records that aren't counted
    # are listed too.
    "DROP TABLE unread; CREATE TABLE unread (name TEXT PRIMARY KEY, app TEXT NOT NULL) STRICT;",
    # The results of daily deals; there were none before this version.
    """
ALTER TABLE game ADD COLUMN day TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN total INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN plays INTEGER NOT NULL DEFAULT 0;
CREATE INDEX game_of_day ON game (day) WHERE day != '';
""",
    # Deals after a player was out counted as theirs: store each seat's deals, and count everything again.
    """
DROP TABLE deal;
CREATE TABLE deal (
    game TEXT NOT NULL REFERENCES game, seat INTEGER NOT NULL, plays INTEGER NOT NULL
) STRICT;
CREATE INDEX deal_of_seat ON deal (game, seat);
ALTER TABLE seat ADD COLUMN dealt INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN held INTEGER NOT NULL DEFAULT 0;
DELETE FROM seat; DELETE FROM game; DELETE FROM unread;
""",
    # The deeds of people: count again all games whose record is still there, and keep the figures of others.
    """
CREATE TABLE feat (
    game TEXT NOT NULL REFERENCES game, seat INTEGER NOT NULL, deed TEXT NOT NULL, done INTEGER NOT NULL,
    most INTEGER NOT NULL, position INTEGER NOT NULL
) STRICT;
CREATE INDEX feat_of_seat ON feat (game, seat);
ALTER TABLE game ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
""",
    # The players who came behind a seat, unknown of games whose record is gone: count the others again.
    "ALTER TABLE seat ADD COLUMN outlasted INTEGER;",
)
"""The statements that upgrade the file by one version each; the first makes it from nothing."""

SCHEMA = Schema("statistics.db", "statistics", MIGRATIONS, ("journal_mode = WAL", "synchronous = NORMAL"))

EDITION = len(MIGRATIONS)
"""The edition of what is counted of a game; one of an earlier edition is counted again.

If a game is counted differently in the same tables, an empty migration makes a new edition.
"""

A_FEW = 20
"""The games counted before the next request is answered: a fifth of a second, so that saving a move hardly
waits.
"""

_BREAK = timedelta(hours=4)
"""The time between two games after which another evening begins."""
_AN_EVENING = 100
"""The most games of one evening."""

COLUMNS = {
    "date": "date", "game": "title", "seats": "seats", "deals": "deals", "ended": "why", "undone": "undone",
    "seat": "seat.seat + 1", "name": "seat.name", "level": "level", "won": "won", "tokens": "tokens",
    "busts": "busts",
}  # fmt: skip
"""The columns of an export, for every seat of every game, each with its value in SQL."""

# A daily deal is compared with others who had the same cards, not with whole games.
_CHOSEN = """ FROM game JOIN seat ON seat.game = game.name
    WHERE seat.name = :person AND seat.level = '' AND game.day = '' AND game.date >= :since
    AND (:variant = '' OR game.variant = :variant) AND (:seat = 0 OR seat.seat = :seat - 1)
    AND (:level = '' OR game.name IN (SELECT met.game FROM seat AS met WHERE met.level = :level))"""

_GAMES = f"SELECT game.name, date, seats, dealt, won, tokens, busts {_CHOSEN} ORDER BY date, game.name"

_LENGTHS = f"""SELECT deal.plays, COUNT(*), MIN(date)
    FROM deal JOIN (SELECT game.name AS of, seat.seat AS at, date {_CHOSEN})
    ON deal.game = of AND deal.seat = at GROUP BY deal.plays ORDER BY deal.plays"""

_LEVELS = f"""SELECT other.level, SUM(mine.won), COUNT(*), AVG(1.0 / mine.seats)
    FROM (SELECT game.name AS of, why, won, seats {_CHOSEN}) AS mine
    JOIN (SELECT DISTINCT game, level FROM seat WHERE level != '') AS other ON other.game = mine.of
    WHERE why NOT IN ('{TEAM_WON}', '{TEAM_LOST}')
    GROUP BY other.level"""


@dataclass(frozen=True)
class Best:
    """The most of something, and its day (ISO 8601); 0 without one."""

    value: int = 0
    day: str = ""


@dataclass(frozen=True)
class DayResult:
    """A player's result in a daily deal the first time they played it.

    `held` is whether they survived, `plays` are everyone's until they were out, and `total` is that at the
    end. `times` counts how often they played it, and `held_again` is whether they survived a later time.
    """

    name: str
    avatar: str
    variant: str
    title: str
    held: bool
    plays: int
    total: int
    times: int = 1
    held_again: bool = False


@dataclass(frozen=True)
class Standing:
    """One player in the league of some days: games finished, and games won."""

    name: str
    avatar: str
    games: int
    won: int


@dataclass(frozen=True)
class Overview:
    """The games of one person, and the deals in which they had cards.

    `levels` has (won, played, even share) by the levels met, `weeks` deals by the Monday of each week,
    `plays` the number of deals by their plays, of all players, until the deal or the person was out.
    """

    games: int
    won: int
    deals: int
    busts: int
    tokens: float | None
    streak: int
    longest_streak: Best
    longest_deal: Best
    biggest_table: Best
    most_tokens: Best
    levels: dict[str, tuple[int, int, float]]
    weeks: dict[str, int]
    plays: dict[int, int]

    @property
    def plays_a_deal(self) -> float | None:
        """The mean plays a deal; None without a deal."""
        counted = sum(self.plays.values())
        return sum(plays * count for plays, count in self.plays.items()) / counted if counted else None


@dataclass(frozen=True)
class Earned:
    """A person's deed in a game: the first time that it was done, or the best so far if it wasn't.

    `most` is the best of a deed that is counted, else 0. `company` are the other players of that game, and
    `position` is where it happened in the record of that `game` at `path`, which is None if it was deleted.
    """

    is_done: bool
    most: int
    moment: str
    company: tuple[str, ...]
    game: str
    path: Path | None
    position: int


@dataclass(frozen=True)
class News:
    """What one game brought to a person in it: deeds done for the first time, deals dealt and survived.

    `before` are the deeds in this game that were done before. `longest` is the plays of the longest deal if
    all deals of the person's earlier games of the kind were shorter, else 0. `games` counts the last ones of
    them in which fewer players came behind the person.
    """

    seat: int
    name: str
    deeds: frozenset[str]
    before: frozenset[str]
    dealt: int
    held: int
    longest: int
    games: int


@dataclass(frozen=True)
class Played:
    """A game that a person finished, its record if that is still there, and the deeds in it that were new."""

    variant: str
    title: str
    moment: datetime
    is_of_day: bool
    path: Path | None
    new_deeds: int


Album = dict[str, dict[str, Earned]]
"""A person's deeds by game, then by the text of the deed."""


class Statistics:
    """The statistics of one data folder. Every method may raise StorageError, in one sentence."""

    def __init__(self, directory: Path) -> None:
        """Open the file, or make it; a damaged one is set aside, and all games have to be counted again."""
        self._db = Database(directory, SCHEMA)
        self.archive = directory / "games" / FINISHED
        self._due: list[Path] = []

    @property
    def set_aside(self) -> Path | None:
        """The new path of a damaged file; None if there was none."""
        return self._db.set_aside

    def close(self) -> None:
        self._db.close()

    # Counting

    def catch_up(self, most: int | None = None) -> bool:
        """Count up to `most` new games of the archive.

        Return whether all that were there at the beginning are counted.
        """
        if not self._due:
            rows = self._db.rows(
                "SELECT name FROM game WHERE edition = ? UNION SELECT name FROM unread WHERE app = ?",
                EDITION,
                __version__,
            )
            known = {name for (name,) in rows}
            self._due = [path for path in reversed(self._archived()) if path.name not in known]
        with self._db.writing() as db:
            for _ in range(len(self._due) if most is None else min(most, len(self._due))):
                _count(db, self._due[-1])
                self._due.pop()
        return not self._due

    def forget_names(self, names: Container[str], called: Callable[[int], str]) -> None:
        """Rename people with one of the names (in lower case) to their seat.

        The file keeps no trace of the names.
        """
        rows = self._db.rows("SELECT DISTINCT name, seat FROM seat WHERE level = ''")
        theirs = [
            (called(seat), name, seat)
            for name, seat in rows
            if one_line(name, LONGEST_NAME).casefold() in names
        ]
        if not theirs:
            return
        with self._db.writing() as db:
            db.execute("PRAGMA secure_delete = ON")
            db.executemany("UPDATE seat SET name = ? WHERE level = '' AND name = ? AND seat = ?", theirs)
        self._db.compact()

    def _archived(self) -> list[Path]:
        WRITER.wait()
        try:
            return sorted(self.archive.glob(f"[!.]*{SUFFIX}"))
        except OSError:
            return []

    # Asking

    def people(self) -> tuple[tuple[str, str], ...]:
        """Return all people with their last picture; those with most games first."""
        rows = self._db.rows(
            "SELECT name, avatar, COUNT(*), MAX(rowid) FROM seat WHERE level = '' GROUP BY name"
            " ORDER BY 3 DESC, name"
        )
        return tuple((name, avatar) for name, avatar, *_ in rows)

    def variants(self) -> tuple[tuple[str, str], ...]:
        """Return the games that were played, with their names, by name."""
        rows = self._db.rows("SELECT variant, MAX(title) FROM game GROUP BY variant")
        named = ((variant, game_called(variant, title)) for variant, title in rows)
        return tuple(sorted(named, key=lambda one: one[1].casefold()))

    def seats(self) -> tuple[int, ...]:
        """Return the numbers of the seats that people had, from 1."""
        rows = self._db.rows("SELECT DISTINCT seat + 1 FROM seat WHERE level = '' ORDER BY seat")
        return tuple(seat for (seat,) in rows)

    def levels(self) -> tuple[str, ...]:
        """Return the levels of the opponents that people met."""
        rows = self._db.rows("SELECT DISTINCT level FROM seat WHERE level != '' ORDER BY level")
        return tuple(level for (level,) in rows)

    def overview(
        self, person: str, variant: str = "", since: str = "", seat: int = 0, level: str = ""
    ) -> Overview:
        """Return the games of a person.

        Of a variant or all, from the day `since` (ISO 8601) on, at a seat or any (0), against a level or any.
        """
        begins = _text(clock.first_moment(date.fromisoformat(since))) if since else ""
        chosen = {"person": person, "variant": variant, "since": begins, "seat": seat, "level": level}
        games = self._db.rows(_GAMES, **chosen)
        lengths = self._db.rows(_LENGTHS, **chosen)
        met = self._db.rows(_LEVELS, **chosen)
        streak, longest = _streaks((row[1], row[4]) for row in games)
        tokens = [row[5] for row in games if row[5] is not None]
        return Overview(
            games=len(games),
            won=sum(row[4] for row in games),
            deals=sum(row[3] for row in games),
            busts=sum(row[6] for row in games),
            tokens=sum(tokens) / len(tokens) if tokens else None,
            streak=streak,
            longest_streak=longest,
            longest_deal=Best(lengths[-1][0], _day(lengths[-1][2])) if lengths else Best(),
            biggest_table=_most((row[1], row[2]) for row in games if row[4]),
            most_tokens=_most((row[1], row[5] or 0) for row in games),
            levels={level: (won, count, share) for level, won, count, share in met},
            weeks=_weeks((row[1], row[3]) for row in games),
            plays={plays: count for plays, count, _ in lengths},
        )

    def album(self, person: str) -> Album:
        """Return a person's deeds, each with its first time or the best so far."""
        rows = self._db.rows(
            "SELECT variant, deed, done, most, date, game.name, seat.seat, position FROM seat"
            " JOIN game ON game.name = seat.game JOIN feat ON feat.game = seat.game AND feat.seat = seat.seat"
            " WHERE seat.name = ? AND level = '' ORDER BY date, game.name",
            person,
        )
        found: dict[tuple[str, str], tuple[int, int, str, str, int, int]] = {}
        for variant, deed, *row in rows:
            former = found.get((variant, deed))
            if former is None or (not former[0] and tuple(row[:2]) > former[:2]):
                found[variant, deed] = tuple(row)
        album: Album = {}
        for (variant, deed), (done, most, moment, game, seat, position) in found.items():
            album.setdefault(variant, {})[deed] = Earned(
                done > 0, most, moment, self._company(game, seat), game, self._record(game), position
            )
        return album

    def news(self, game: str) -> tuple[News, ...]:
        """Return what a counted game brought to each person in it; nothing for one that isn't counted."""
        rows = self._db.rows(
            "SELECT seat.seat, seat.name, variant, dealt, held FROM seat JOIN game ON game.name = seat.game"
            " WHERE game.name = ? AND level = '' ORDER BY seat.seat",
            game,
        )
        found = []
        for seat, name, variant, dealt, held in rows:
            done = {
                deed: one.game == game
                for deed, one in self.album(name).get(variant, {}).items()
                if one.is_done
            }
            new, before = (frozenset(deed for deed in done if done[deed] is now) for now in (True, False))
            longest = self._longest(name, variant, game)
            games = self._outdone(name, variant, game)
            found.append(News(seat, name, new, before, dealt, held, longest, games))
        return tuple(found)

    def _longest(self, name: str, variant: str, game: str) -> int:
        """Return the plays of a person's longest deal in a game; 0 unless all earlier ones were shorter."""
        rows = self._db.rows(
            "SELECT game.name, MAX(deal.plays) FROM game JOIN seat ON seat.game = game.name"
            " JOIN deal ON deal.game = game.name AND deal.seat = seat.seat"
            " WHERE seat.name = ? AND level = '' AND variant = ?"
            " AND date <= (SELECT date FROM game WHERE name = ?) GROUP BY game.name",
            name, variant, game,
        )  # fmt: skip
        plays = dict(rows)
        now, before = plays.pop(game, 0), max(plays.values(), default=0)
        return now if now > before > 0 else 0

    def _outdone(self, name: str, variant: str, game: str) -> int:
        """Return how many games of the kind right before this one had fewer players outlasted."""
        rows = self._db.rows(
            "SELECT outlasted FROM game JOIN seat ON seat.game = game.name"
            " WHERE seat.name = ? AND level = '' AND variant = ?"
            " AND (date, game.name) <= (SELECT date, name FROM game WHERE name = ?)"
            " ORDER BY date DESC, game.name DESC",
            name, variant, game,
        )  # fmt: skip
        counts = [count for (count,) in rows]
        return sum(1 for _ in takewhile(lambda count: count is not None and count < counts[0], counts[1:]))

    def _company(self, game: str, seat: int) -> tuple[str, ...]:
        rows = self._db.rows("SELECT name FROM seat WHERE game = ? AND seat != ? ORDER BY seat", game, seat)
        return tuple(name for (name,) in rows)

    def _record(self, game: str) -> Path | None:
        path = self.archive / game
        return path if path.is_file() else None

    def games_of(self, person: str, since: datetime, until: datetime) -> tuple[Played, ...]:
        """Return the games that a person began in this span, the first first."""
        begins, ends = map(_text, (since, until))
        rows = self._db.rows(
            "SELECT variant, title, date, day, game.name FROM seat JOIN game ON game.name = seat.game"
            " WHERE seat.name = ? AND level = '' AND date >= ? AND date < ? ORDER BY date, game.name",
            person, begins, ends,
        )  # fmt: skip
        firsts = Counter(
            one.moment for deeds in self.album(person).values() for one in deeds.values() if one.is_done
        )
        return tuple(
            Played(
                variant, game_called(variant, title), began, day != "", self._record(name),
                firsts[moment],
            )
            for variant, title, moment, day, name in rows
            if (began := clock.moment_of(moment)) is not None
        )  # fmt: skip

    def tally(self, now: datetime) -> tuple[tuple[str, str, int], ...]:
        """Return who played since the last break of four hours: name, picture and games won, most first.

        Nobody if that break lasts `now`.
        """
        rows = self._db.rows(
            """SELECT date, seat.name, avatar, won
            FROM (SELECT * FROM game WHERE day = '' ORDER BY date DESC LIMIT ?) AS game
            JOIN seat ON seat.game = game.name WHERE level = '' ORDER BY date DESC""",
            _AN_EVENING,
        )
        won, pictures, after = Counter[str](), dict[str, str](), now
        for moment, name, avatar, games in rows:
            began = clock.moment_of(moment)
            if began is None or after - began > _BREAK:
                break
            after = began
            pictures.setdefault(name, avatar)
            won[name] += games
        ranked = sorted(pictures, key=lambda name: (-won[name], name.casefold()))
        return tuple((name, pictures[name], won[name]) for name in ranked)

    def day_results(self, day: str) -> tuple[DayResult, ...]:
        """Return the results of the daily deal of that day (ISO 8601), for each person and game.

        Survivors first, then by plays.
        """
        rows = self._db.rows(
            "SELECT seat.name, avatar, variant, title, won, COALESCE(deal.plays, seat.plays), total FROM game"
            " JOIN seat ON seat.game = game.name"
            " LEFT JOIN deal ON deal.game = game.name AND deal.seat = seat.seat"
            " WHERE day = ? AND level = '' ORDER BY date, game.name",
            day,
        )
        found = dict[tuple[str, str], DayResult]()
        for name, avatar, variant, title, won, plays, total in rows:
            first = found.get((name, variant))
            if first is None:
                title = game_called(variant, title)
                result = DayResult(name, avatar, variant, title, won > 0, plays, total)
            else:
                again = first.held_again or won > 0
                result = replace(first, times=first.times + 1, held_again=again)
            found[name, variant] = result
        return tuple(sorted(found.values(), key=lambda one: (not one.held, -one.plays, one.name)))

    def league(self, first: date, after: date) -> tuple[Standing, ...]:
        """Return all people who finished a game from the first day on, before the one after, most wins first.

        Deals of the day don't count.
        """
        begins, ends = (_text(clock.first_moment(day)) for day in (first, after))
        rows = self._db.rows(
            "SELECT seat.name, avatar, COUNT(*), SUM(won), MAX(date) FROM game JOIN seat"
            " ON seat.game = game.name WHERE level = '' AND day = '' AND date >= ? AND date < ?"
            " GROUP BY seat.name",
            begins, ends,
        )  # fmt: skip
        standings = (Standing(name, avatar, games, won) for name, avatar, games, won, _ in rows)
        return tuple(sorted(standings, key=lambda one: (-one.won, one.name.casefold())))

    def exported(self) -> str:
        """Return every seat of every game as CSV."""
        header = tuple(say(f"statistics-column-{column}") for column in COLUMNS)
        rows = self._db.rows(
            f"SELECT variant, {', '.join(COLUMNS.values())}"
            " FROM game JOIN seat ON seat.game = game.name ORDER BY date, game.name, seat"
        )
        named = ((day, game_called(variant, title), *row) for variant, day, title, *row in rows)
        return csv_text(header, named)


def _count(db: sqlite3.Connection, path: Path) -> None:
    """Count the game in a file.

    A game whose first deal was laid out, such as a puzzle that was played out, counts for no player.
    """
    try:
        record = read_game(path).record
        game = None if record.header.position is not None else figures(record)
    except (OSError, NewerRecordError):
        return
    except RecordError:
        game = None
    if game is None:
        db.execute("INSERT OR REPLACE INTO unread VALUES (?, ?)", (path.name, __version__))
    else:
        _insert_game(db, path.name, game)


def _insert_game(db: sqlite3.Connection, name: str, game: GameFigures) -> None:
    """Insert a game, in place of what an earlier edition counted of it."""
    for table, key in (("feat", "game"), ("deal", "game"), ("seat", "game"), ("game", "name")):
        db.execute(f"DELETE FROM {table} WHERE {key} = ?", (name,))
    _insert(
        db, "game", name, game.variant, game.title, game.date, game.why, game.undone,
        len(game.seats), game.deals, game.day, game.total, EDITION,
    )  # fmt: skip
    for number, seat in enumerate(game.seats):
        _insert(
            db, "seat", name, number, seat.name, seat.level, seat.avatar, int(seat.won), seat.tokens,
            seat.busts, seat.plays, len(seat.lengths), seat.held, seat.outlasted,
        )  # fmt: skip
        # The lengths of computers' deals are never asked for.
        for plays in () if seat.level else seat.lengths:
            _insert(db, "deal", name, number, plays)
        for feat in () if seat.level else (feat for feat in game.feats if feat.seat == number):
            _insert(
                db, "feat", name, number, feat.deed.text, int(feat.is_done), feat.most, feat.position
            )  # fmt: skip


def _insert(db: sqlite3.Connection, table: str, *values: str | int | None) -> None:
    marks = ", ".join("?" * len(values))
    db.execute(f"INSERT INTO {table} VALUES ({marks})", values)


def _streaks(games: Iterator[tuple[str, int]]) -> tuple[int, Best]:
    """Return the games won in a row up to now, and the most ever."""
    now, longest = 0, Best()
    for moment, won in games:
        now = now + 1 if won else 0
        if now > longest.value:
            longest = Best(now, _day(moment))
    return now, longest


def _most(games: Iterator[tuple[str, int]]) -> Best:
    best = Best()
    for moment, value in games:
        if value > best.value:
            best = Best(value, _day(moment))
    return best


def _weeks(games: Iterator[tuple[str, int]]) -> dict[str, int]:
    weeks: Counter[str] = Counter()
    for moment, deals in games:
        monday = _week(moment)
        if monday is not None:
            weeks[monday.isoformat()] += deals
    return dict(weeks)


def _text(moment: datetime) -> str:
    """Return a moment as records have it."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _day(moment: str) -> str:
    """Return the day of a moment (ISO 8601); "" if the text is none."""
    day = clock.day_of(moment)
    return "" if day is None else day.isoformat()


def _week(moment: str) -> date | None:
    """Return the Monday of the week of a moment or day; None if the text is neither."""
    day = clock.day_of(moment)
    return None if day is None else monday_of(day)


def monday_of(day: date) -> date:
    """Return the Monday of that day's week."""
    return day - timedelta(days=day.weekday())
