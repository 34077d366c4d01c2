"""What sums the games for children ask for, measured.

Cautious computers play at tables of two, three and four. The calls of all of them are counted by kind, as a
child who calls for everyone meets them (`learning.ten_minutes.kinds`). `cardtable sums` prints what
`resources/families/sums.toml` keeps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from cardtable.controller.lab.simulate import Games
from cardtable.game.events import AnyEvent, CardsPlayed
from cardtable.learning.questions import question_of
from cardtable.learning.ten_minutes import kinds
from cardtable.rules.catalog import catalog
from cardtable.rules.families import families
from cardtable.rules.model import Rules

TABLES = (2, 3, 4)
SHELF = "first-games"
"""The shelf whose games are measured."""


def games_for_children() -> Mapping[str, Rules]:
    """Return the rules of the games that are measured, each way that a learner is dealt it, by their keys."""
    places = (place for family in families() if family.id == SHELF for place in family.places)
    return {
        key: catalog().resolve(place.game, options) for place in places for key, options in place.ways.items()
    }


def sums(rules: Rules, games: int) -> dict[str, int]:
    """Return how many of a thousand calls are of each kind, in `games` games at each table."""
    found, calls = Counter[str](), 0

    def count(event: AnyEvent) -> None:
        nonlocal calls
        if isinstance(event, CardsPlayed):
            calls += 1
            found.update(kinds(question_of(event, rules)))

    for players in TABLES:
        if rules.min_players <= players <= rules.max_players:
            table = Games(rules, players, ["cautious"], seed=21)
            for game in range(1, games + 1):
                table.play_game(game, count, None)
    shares = {kind: round(1000 * number / calls) for kind, number in found.items()}
    return {kind: share for kind, share in sorted(shares.items()) if share}
