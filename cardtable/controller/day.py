"""The deal of the day: the same cards, seats, dealer and computers for everybody who plays on that day.

All of it follows from the date and the game, so a family needs no network to compare what came of it. No Qt.
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
from cardtable.rules.catalogue import catalogue
from cardtable.rules.families import families
from cardtable.rules.model import Rules
from cardtable.storage.games import SUFFIX, SavedGame, read_game

COMPUTERS = ("clever", "cautious", "casual")
"""The levels of those whom everybody plays against, in the order of their seats."""

MOST_OFFERED = 12
"""So many games a family can choose from."""

_TELLING = {"deal_ends": 1, "knock_out": 3, "drop_out": 3}
"""How deals end in which it is plain who held, as somebody cannot go on; and how many computers play.

Where the first who cannot go on ends the deal, three of four hold whoever they are: against one it tells more
how somebody played (`tests/bench/bench_day.py`).
"""


@dataclass(frozen=True)
class Person:
    """Who plays: by the name that the figures know, and the identifier of one who learns here."""

    name: str
    avatar: str
    learner: str = ""


def tells_something(rules: Rules) -> bool:
    """Whether one deal of these rules says how well somebody played it: somebody holds, somebody does not,
    and nothing is carried over from deals before.
    """
    points = rules.pays_on_the_way or rules.terms.zeus is not None
    seats = rules.max_players > len(COMPUTERS) >= rules.min_players - 1
    return seats and rules.deal_end in _TELLING and not (points or rules.is_team)


@cache
def games() -> tuple[str, ...]:
    """The published games of which a deal can be that of a day. Raises RulesError."""
    book = catalogue()
    return tuple(sorted(one for one in book.shipped if tells_something(book.resolve(one))))


def game_of(day: date) -> str:
    """The game whose turn it is, of those with which shelves begin: a family should know it, or want to.
    Every one comes once before any comes again. Raises RulesError.
    """
    order = list(offered(()))
    times, place = divmod(day.toordinal(), len(order))
    shuffle(order, DAY_SEED, f"games:{times}")
    return order[place]


def offered(liked: Iterable[str]) -> tuple[str, ...]:
    """The games that a family can choose from for all its days: the first of each shelf, and of those they
    like as many as a list can have that is seen at a glance. Raises RulesError.
    """
    classics = (family.classic for family in families())
    known = [one for one in dict.fromkeys((*classics, *liked)) if one in games()]
    return tuple(known[:MOST_OFFERED])


def setup_of_day(day: date, variant: str, person: Person) -> MatchSetup:
    """The deal of that day in that game, for this person. Raises RulesError."""
    rules = catalogue().resolve(variant)
    count = max(_TELLING[rules.deal_end], rules.min_players - 1)
    found = [(level, characters(level)[0]) for level in COMPUTERS[:count]]
    computers = [Player(one.name, "computer", level, one.avatar) for level, one in found]
    here = Player(person.name, "person", "", person.avatar, person.learner)
    return MatchSetup(variant, (here, *computers), f"{DAY_SEED}{day.isoformat()}", deals=1)


def is_of_day(setup: MatchSetup) -> bool:
    """Whether it is a deal of a day."""
    return setup.deals == 1 and setup.seed.startswith(DAY_SEED)


def is_same(one: MatchSetup, other: MatchSetup) -> bool:
    """Whether both are the deal of the same day and game for the same person."""
    told = [(each.seed, each.deals, each.variant, each.players[0].name) for each in (one, other)]
    return is_of_day(one) and told[0] == told[1]


def person_in(remembered: Mapping[str, Any]) -> Person | None:
    """Who played last, as the window remembers it; None where that makes no sense."""
    name, avatar, learner = (remembered.get(key) for key in ("name", "avatar", "learner"))
    if not (isinstance(name, str) and isinstance(avatar, str) and (name := one_line(name, LONGEST_NAME))):
        return None
    return Person(name, avatar, learner if isinstance(learner, str) else "")


def begun_games(directory: Path, day: date) -> list[SavedGame]:
    """The deals of that day under a data folder that are not over, the last begun first. Not for the thread
    of a window.
    """
    marked = f'[Seed "{DAY_SEED}{day.isoformat()}"]'.encode()
    found = []
    for path in sorted((directory / "games").glob(f"[!.]*{SUFFIX}"), reverse=True):
        with contextlib.suppress(OSError, RecordError):
            if marked in read_regular(path, BIGGEST):
                found.append(read_game(path))
    return found


def begun_by(directory: Path, setup: MatchSetup) -> Path | None:
    """Where that deal of today lies which this person began and did not end; None where there is none."""
    day = date.fromisoformat(setup.seed.removeprefix(DAY_SEED))
    games = begun_games(directory, day)
    return next((one.path for one in games if is_same(setup_of(one.record.header), setup)), None)
