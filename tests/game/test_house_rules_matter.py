"""Every house rule changes some game.

Its sentences in the rules are tested in tests/rules/test_prose.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from random import Random

import pytest

from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from cardtable.rules.model import Rules, RulesError
from tests.games import every_game
from tests.rules.house_rules import offers

GAMES = 400
"""Some house rules matter rarely: a tie for the best score, three of a kind after somebody dropped out."""

MANNERS = {"call_check"}
"""House rules about mistakes of people; computers add without mistakes."""

NEXT_GAME = {"dealer_rotation", "next_starter"}
"""House rules about the next deal; if one deal is a game, they affect only the next game."""

ALSO_SET = {"stock": {"hand_size": "10", "packs": "1"}}
"""House rules without which another one rarely matters: with large hands and one pack, the stock does run out."""


def story(rules: Rules, players: int, seed: str) -> Iterator[AnyEvent]:
    """Yield the events of a random game."""
    chance = Random(seed)
    state = engine.new_game(Table(rules, players), seed, 0 if rules.has_end else 3)
    while state.phase is not Phase.OVER:
        events: list[AnyEvent] = []
        if state.phase is Phase.BETWEEN:
            engine.deal(state, events.append)
        else:
            engine.apply(state, chance.choice(engine.legal_moves(state)), events.append)
        yield from events


def matters(plain: Rules, changed: Rules) -> bool:
    """Return whether a few hundred games with different numbers of players show a difference."""
    for number in range(GAMES):
        sizes = [
            n for n in range(changed.min_players, changed.max_players + 1) if not changed.lack_of_cards(n)
        ]
        players = sizes[number % len(sizes)]
        if players < plain.min_players or plain.lack_of_cards(players):
            return True  # The game can't be played by so many without the house rule.
        seed = f"matters {number}"
        pairs = zip_longest(story(plain, players, seed), story(changed, players, seed))
        if any(one != other for one, other in pairs):
            return True
    return False


@pytest.mark.long
@pytest.mark.slow("up to four hundred random games by every house rule")
@every_game
def test_every_house_rule_changes_some_game(variant: str) -> None:
    plain = catalog().resolve(variant)
    idle = []
    for key, value in offers(variant):
        if key in MANNERS or (key in NEXT_GAME and plain.is_one_deal):
            continue
        offered = {choice.key for choice in plain.choices}
        also_set = {name: one for name, one in ALSO_SET.get(key, {}).items() if name in offered}
        try:
            changed = catalog().resolve(variant, {key: value, **also_set})
        except RulesError:
            continue  # Too few cards for any number of players.
        if not matters(catalog().resolve(variant, also_set), changed):
            idle.append(f"{key}={value}")
    assert idle == []
