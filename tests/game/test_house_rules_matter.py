"""Every house rule that is offered makes some game go another way than it would have gone without it.

What the rules say of it is looked at in tests/rules/test_prose.py.
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
from cardtable.rules.catalogue import catalogue
from cardtable.rules.errors import RulesError
from cardtable.rules.model import Rules
from tests.games import every_game
from tests.rules.house_rules import offers

GAMES = 400
"""Some house rules matter rarely: a tie for the best score, three of a kind after somebody dropped out."""

MANNERS = {"call_check"}
"""How the players at a real table deal with each other; computers add up without help."""

NEXT_GAME = {"dealer_rotation", "next_starter"}
"""Who deals and begins after this; where one deal is a game, that is for those who play another."""

ALSO_SET = {"stock": {"hand_size": "10", "packs": "1"}}
"""House rules that bring about what another one is for: with so many cards dealt, and one pack where there may be
more, the stock does run out.
"""


def story(rules: Rules, players: int, seed: str) -> Iterator[AnyEvent]:
    """What happens in a random game, bit by bit."""
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
    """Whether a few hundred games, at tables of every size, show a difference."""
    for number in range(GAMES):
        sizes = [
            n for n in range(changed.min_players, changed.max_players + 1) if not changed.lack_of_cards(n)
        ]
        players = sizes[number % len(sizes)]
        if players < plain.min_players or plain.lack_of_cards(players):
            return True  # The plain game could not even be begun.
        seed = f"matters {number}"
        pairs = zip_longest(story(plain, players, seed), story(changed, players, seed))
        if any(one != other for one, other in pairs):
            return True
    return False


@pytest.mark.long
@pytest.mark.slow("up to four hundred random games by every house rule")
@every_game
def test_every_house_rule_changes_some_game(variant: str) -> None:
    plain = catalogue().resolve(variant)
    idle = []
    for key, value in offers(variant):
        if key in MANNERS or (key in NEXT_GAME and plain.is_one_deal):
            continue
        offered = {choice.key for choice in plain.choices}
        also_set = {name: one for name, one in ALSO_SET.get(key, {}).items() if name in offered}
        try:
            changed = catalogue().resolve(variant, {key: value, **also_set})
        except RulesError:
            continue  # Too few cards for anybody.
        if not matters(catalogue().resolve(variant, also_set), changed):
            idle.append(f"{key}={value}")
    assert idle == []
