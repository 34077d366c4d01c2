"""The deal of the day: the same cards, seats, dealer and computers for all people who play on that day.

All of it follows from the date and the game, so a family needs no network to compare results. No Qt.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from cardtable.bots.levels import characters
from cardtable.cards.shuffle import shuffle
from cardtable.controller.match.setup import MatchSetup, Player, setup_of
from cardtable.game.record.figures import DAY_SEED
from cardtable.game.record.text import BIGGEST, RecordError
from cardtable.plain_text import LONGEST_NAME, one_line
from cardtable.reading import read_regular
from cardtable.rules.catalog import catalog
from cardtable.rules.families import families
from cardtable.rules.model import Rules
from cardtable.storage.games import SUFFIX, SavedGame, read_game

COMPUTERS = ("expert/0", "cautious", "casual")
"""The levels of the computer opponents, in the order of their seats. None searches."""

MOST_OFFERED = 12
"""The most games that a family can choose from."""

_OPPONENTS = {"deal_ends": 1, "knock_out": 3, "drop_out": 3}
"""The number of computer opponents by how deals end, for the ways that show clearly who survived.

If the first player who is stuck ends the deal, three of four survive regardless of skill: against one
opponent the result says more (`tests/bench/bench_day.py`).
"""


@dataclass(frozen=True)
class Person:
    """The person who plays: the name in the statistics, and the learner's id, if any."""

    name: str
    avatar: str
    learner: str = ""


def shows_skill(rules: Rules) -> bool:
    """Return whether one deal of these rules shows how well it was played.

    Some survive, some don't, and nothing is carried over from earlier deals.
    """
    points = rules.pays_on_the_way or rules.terms.zeus is not None
    seats = rules.max_players > len(COMPUTERS) >= rules.min_players - 1
    return seats and rules.deal_end in _OPPONENTS and not (points or rules.is_team)


@cache
def games() -> tuple[str, ...]:
    """Return the published games that can be a deal of the day. Raises RulesError."""
    book = catalog()
    return tuple(sorted(one for one in book.shipped if shows_skill(book.resolve(one))))


def game_of(day: date) -> str:
    """Return the game of a day, one of the first games of the shelves.

    Each comes once before any comes again. Raises RulesError.
    """
    order = list(offered(()))
    times, place = divmod(day.toordinal(), len(order))
    shuffle(order, DAY_SEED, f"games:{times}")
    return order[place]


def offered(liked: Iterable[str]) -> tuple[str, ...]:
    """Return the games that a family can choose from.

    The first of each shelf, and some that they like, up to `MOST_OFFERED`.

    Raises RulesError.
    """
    classics = (family.classic for family in families())
    known = [one for one in dict.fromkeys((*classics, *liked)) if one in games()]
    return tuple(known[:MOST_OFFERED])


def setup_of_day(day: date, variant: str, person: Person) -> MatchSetup:
    """Return the deal of a day in a game, for this person. Raises RulesError."""
    rules = catalog().resolve(variant)
    count = max(_OPPONENTS[rules.deal_end], rules.min_players - 1)
    found = [(level, characters(level)[0]) for level in COMPUTERS[:count]]
    computers = [Player(one.name, "computer", level, one.avatar) for level, one in found]
    here = Player(person.name, "person", "", person.avatar, person.learner)
    return MatchSetup(variant, (here, *computers), f"{DAY_SEED}{day.isoformat()}", deals=1)


def is_of_day(setup: MatchSetup) -> bool:
    return setup.deals == 1 and setup.seed.startswith(DAY_SEED)


def is_same(one: MatchSetup, other: MatchSetup) -> bool:
    """Return whether both are the deal of the same day and game for the same person."""
    marks = [(each.seed, each.deals, each.variant, each.players[0].name) for each in (one, other)]
    return is_of_day(one) and marks[0] == marks[1]


def person_in(remembered: Mapping[str, Any]) -> Person | None:
    """Return the person who played last, from the window's data; None if that is malformed."""
    name, avatar, learner = (remembered.get(key) for key in ("name", "avatar", "learner"))
    if not (isinstance(name, str) and isinstance(avatar, str) and (name := one_line(name, LONGEST_NAME))):
        return None
    return Person(name, avatar, learner if isinstance(learner, str) else "")


def begun_games(directory: Path, day: date) -> list[SavedGame]:
    """Return the unfinished deals of that day in a data folder, the last begun first.

    Not for the thread of a window.
    """
    marked = f'[Seed "{DAY_SEED}{day.isoformat()}"]'.encode()
    found = []
    for path in sorted((directory / "games").glob(f"[!.]*{SUFFIX}"), reverse=True):
        with contextlib.suppress(OSError, RecordError):
            if marked in read_regular(path, BIGGEST):
                found.append(read_game(path))
    return found


def begun_by(directory: Path, setup: MatchSetup) -> Path | None:
    """Return the path of this deal if this person began it and did not finish; else None."""
    day = date.fromisoformat(setup.seed.removeprefix(DAY_SEED))
    games = begun_games(directory, day)
    return next((one.path for one in games if is_same(setup_of(one.record.header), setup)), None)
