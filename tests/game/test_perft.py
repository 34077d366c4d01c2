"""The number of legal move sequences at the start of a deal is unchanged, and agrees with a simple count.

A line of `perft.txt` has the variant, hand size, seed, depth and number. `python -m tests.new_game ID` writes a
game's lines again.
"""

from __future__ import annotations

from pathlib import Path

from cardtable.game import engine
from cardtable.game.sight.view import view
from cardtable.game.state import Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog
from tests.games import every_game
from tests.rules import naive

PINNED = Path(__file__).with_name("perft.txt")
PLAYERS = 3
MOST_CARDS = 5
SEEDS = ("perft.1", "perft.2")
DEEPEST = 4
ENOUGH = 3_000


def first_deal(variant: str, hand: int, seed: str) -> State:
    rules = catalog().resolve(variant)
    if rules.hand_size(PLAYERS) != hand:
        rules = catalog().resolve(variant, {"hand_size": str(hand)})
    state = engine.new_game(Table(rules, PLAYERS), seed)
    engine.deal(state)
    return state


def sequences(state: State, depth: int) -> int:
    """Count the legal move sequences of this length within the deal."""
    if state.phase is not Phase.PLAYING:
        return 0
    moves = engine.legal_moves(state)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.clone()
        engine.apply(after, move)
        count += sequences(after, depth - 1)
    return count


def naive_sequences(variant: str, hands: list[list[str]], stock: list[str], first: int, depth: int) -> int:
    """Count the sequences from the printed table alone, for three seats and without a reshuffle."""

    def count(hands: list[list[str]], at: int, total: int, seat: int, step: int, depth: int) -> int:
        made = 0
        for card in dict.fromkeys(hands[seat]):
            for value, after in naive.values(variant, card, total):
                if depth == 1:
                    made += 1
                    continue
                kept = [*hands[seat], stock[at]]
                kept.remove(card)
                onward = -step if naive.reverses(variant, card, value) else step
                steps = 2 * onward if naive.skips(variant, card, value) else onward
                left = [kept if other == seat else hand for other, hand in enumerate(hands)]
                made += count(left, at + 1, after, (seat + steps) % PLAYERS, onward, depth - 1)
        return made or (depth == 1 and not any(naive.values(variant, card, total) for card in hands[seat]))

    return count(hands, 0, naive.BEGINS.get(variant, 0), first, 1, depth)


def pins() -> list[tuple[str, int, str, int, int]]:
    rows = [line.split() for line in PINNED.read_text("utf-8").splitlines()]
    return [(variant, int(hand), seed, int(depth), int(count)) for variant, hand, seed, depth, count in rows]


def test_every_variant_has_a_pinned_number() -> None:
    assert {(pin[0], pin[2]) for pin in pins()} == {(v, seed) for v in catalog().ids for seed in SEEDS}


@every_game
def test_the_number_of_sequences_is_unchanged(variant: str) -> None:
    for _, hand, seed, depth, pinned in (pin for pin in pins() if pin[0] == variant):
        state = first_deal(variant, hand, seed)
        assert sequences(state, depth) == pinned
        if naive.is_plain(variant):
            assert naive_sequences(variant, state.hands, state.stock[::-1], state.turn, depth) == pinned


def test_the_view_shows_all_legal_first_plays() -> None:
    for variant, hand, seed, _, _ in pins():
        state = first_deal(variant, hand, seed)
        assert list(view(state, state.turn).plays) == engine.legal_plays(state)


def write(variant: str) -> None:
    """Write the lines of a game, with the first depth that has enough sequences."""
    rules = catalog().resolve(variant)
    whole = rules.hand_size(PLAYERS)
    hand = min(whole, MOST_CARDS) if rules.has_stock else whole
    lines = [pin for pin in pins() if pin[0] != variant]
    for seed in SEEDS:
        state, depth, counted = first_deal(variant, hand, seed), 0, 0
        while depth < DEEPEST and counted < ENOUGH:
            depth += 1
            counted = sequences(state, depth)
        lines.append((variant, hand, seed, depth, counted))
    order = catalog().ids
    lines = sorted((line for line in lines if line[0] in order), key=lambda line: order.index(line[0]))
    PINNED.write_text("".join(" ".join(map(str, line)) + "\n" for line in lines), "utf-8", newline="\n")
