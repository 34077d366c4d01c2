"""Opponents can't cheat: hidden cards neither reach them nor change their choices."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest

import cardtable.bots
from cardtable.bots.levels import LEVELS, bot
from cardtable.bots.opponents import stream
from cardtable.cards.shuffle import Stream
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.controller.worker import Question
from cardtable.game import engine
from cardtable.game.moves import Move
from cardtable.game.sight.view import Memories, view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.games import OTHERS, every_game

VARIANTS = ["ninety-nine", "ninety-eight-umass", "ninety-nine-baltimore", "zeus-on-the-loose", "boom-o"]


class Marked(str):
    """A hidden card, marked so that tests find it."""


def positions(variant: str, players: int, count: int) -> Iterator[State]:
    """Yield positions of random games in which a seat has a choice."""
    return (state for state, _ in remembered(variant, players, count))


def remembered(variant: str, players: int, count: int) -> Iterator[tuple[State, Memories]]:
    """Yield such positions with the memories of all seats."""
    table = Table(catalog().resolve(variant), players)
    chance, number = Random(1), 0
    while count:
        number += 1
        state, memories = (
            engine.new_game(table, f"fair:{number}"),
            Memories(table.rules, players, range(players)),
        )
        engine.deal(state, memories.hear)
        while state.phase is Phase.PLAYING and count:
            moves = engine.legal_moves(state)
            if len(moves) > 1 and chance.random() < 0.2:
                count -= 1
                yield state, memories
            engine.apply(state, moves[int(chance.random() * len(moves))], memories.hear)


def permuted(state: State, random: Random) -> State:
    """Return the position with all cards hidden from the seat to act dealt again."""
    other = state.clone()
    hidden = [card for seat, hand in enumerate(other.hands) if seat != other.actor for card in hand]
    bottom = other.stock[:1] if other.bottom is not None else []
    hidden += other.stock[len(bottom) :] + other.aside
    random.shuffle(hidden)
    for seat, hand in enumerate(other.hands):
        if seat != other.actor:
            other.hands[seat] = [hidden.pop() for _ in hand]
    other.aside = [hidden.pop() for _ in other.aside]
    other.stock = bottom + hidden
    return other


@pytest.mark.parametrize(
    "variant",
    [*VARIANTS[1:4], *(pytest.param(one, marks=OTHERS) for one in (VARIANTS[0], *VARIANTS[4:]))],
)
def test_hidden_cards_never_change_a_choice(variant: str, subtests: pytest.Subtests) -> None:
    for number, (state, memories) in enumerate(remembered(variant, 3, 6)):
        others = [state, *(permuted(state, Random(change)) for change in range(1, 4))]
        # A steal depends on public hand sizes, so other deals may have other moves.
        moves = engine.legal_moves(state)
        alike = [other for other in others if engine.legal_moves(other) == moves]
        for level in (*LEVELS[:-1], "expert/40"):
            opponent, choices = bot(level, state.table), set[Move]()
            for other in alike:
                shown = memories.view(other, other.actor)
                choices.add(opponent.choose(shown, stream("fair", 1, number, other.actor)))
            with subtests.test(level, number=number):
                assert len(choices) == 1


@every_game
def test_no_hidden_card_can_be_reached_from_a_question_to_a_bot(variant: str) -> None:
    rules = catalog().resolve(variant)
    players = tuple(Player(f"P{n}", "computer", "expert") for n in range(max(3, rules.min_players)))
    match = Match.start(MatchSetup(variant, players, "marked-seed"))
    match.deal()
    for _ in range(12):
        if match.awaits is not Awaits.COMPUTER:
            break
        mark_hidden(match._state)
        think = match.thinker()
        question = think.args[0]  # type: ignore[attr-defined]
        assert isinstance(question, Question)
        found = reachable([question.view, question.chance, question.level, question.name])
        assert not [one for one in found if isinstance(one, Marked | State)]
        assert not [one for one in found if isinstance(one, str) and "marked-seed" in one]
        match.play(match.view(match.seat).moves[0])


def mark_hidden(state: State) -> None:
    """Mark every card that the seat to act cannot see."""
    state.stock = [Marked(card) for card in state.stock]
    state.hands = [
        [str(card) for card in hand] if seat == state.actor else [Marked(card) for card in hand]
        for seat, hand in enumerate(state.hands)
    ]


def reachable(roots: list[object]) -> list[object]:
    """Return all objects that can be reached from these, except types, modules and functions."""
    seen: dict[int, object] = {}
    left = list(roots)
    while left:
        one = left.pop()
        if id(one) in seen or isinstance(one, type) or callable(one):
            continue
        seen[id(one)] = one
        left += gc.get_referents(one)
    return list(seen.values())


def test_marked_cards_would_be_found() -> None:
    state = next(positions("ninety-nine", 3, 1))
    mark_hidden(state)
    assert any(isinstance(one, Marked) for one in reachable([state]))
    stranger = view(state, (state.actor + 1) % 3)
    assert any(isinstance(one, Marked) for one in reachable([stranger]))


CHOICES = "cdaadd298425cb23"
"""The same on every Python; it changes only if a choice does."""


def test_a_seed_leads_to_the_same_choices_on_every_python() -> None:
    choices = []
    for variant in ("ninety-nine", "ninety-nine-baltimore"):
        for number, (state, memories) in enumerate(remembered(variant, 3, 8)):
            for level in ("beginner", "cautious", "clever", "expert/80"):
                chance = stream("pinned", 1, number, state.actor)
                move = bot(level, state.table).choose(memories.view(state, state.actor), chance)
                choices.append(f"{variant} {number} {level} {move}")
    assert sha256("\n".join(choices).encode()).hexdigest()[:16] == CHOICES


def test_a_stream_does_not_contain_its_seed() -> None:
    assert not [one for one in reachable([stream("4711", 1, 2, 3)]) if isinstance(one, str) and "4711" in one]
    assert Stream.sealed("4711", "a").below(2**60) == Stream.sealed("4711", "a").below(2**60)
    assert Stream.sealed("4711", "a").below(2**60) != Stream.sealed("4712", "a").below(2**60)


TRUE_STATES = {
    "cardtable.game.sight.view.view",
    "cardtable.game.sight.view.with_open_hands",
    "cardtable.game.record.replay",
    "cardtable.game.record.text",
    "cardtable.game.record.trace",
}
"""Modules that opponents may not import, since they have the true state."""


def test_no_opponent_imports_modules_with_the_true_state(subtests: pytest.Subtests) -> None:
    for path in sorted(Path(cardtable.bots.__file__).parent.glob("*.py")):
        found = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        nodes = [node for node in found if isinstance(node, ast.ImportFrom)]
        names = {f"{node.module}.{alias.name}" for node in nodes for alias in node.names}
        imported = {*names, *(node.module for node in nodes)}
        with subtests.test(path.name):
            assert "cardtable.game.sight.view" not in names, "Opponents get views and make none."
            assert imported.isdisjoint(TRUE_STATES)
            assert not [name for name in imported if name and name.startswith("cardtable.controller")]


def test_views_have_only_visible_cards() -> None:
    state = next(positions("ninety-nine", 3, 1))
    shown = view(state, state.actor)
    cards = msgspec.to_builtins(shown)
    assert set(cards["hand"]) == set(state.hands[state.actor])
    assert cards["remembered"]["hands"] == ()
