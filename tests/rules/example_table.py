"""Set up a table as a worked example describes it, and check the example's claims.

Seats are 1..n in examples and 0-based in the engine. A card that the example doesn't name is `??`: it can be
held and drawn, but not played.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from cardtable.cards.faces import HIDDEN
from cardtable.cards.shuffle import Stream
from cardtable.game import engine, start
from cardtable.game.events import (
    AnyEvent,
    CardsPlayed,
    GameEnded,
    ObligationCanceled,
    ObligationPassedOn,
    ShieldPlayed,
    TurnBegan,
    TurnLost,
    seen_by,
)
from cardtable.game.moves import Declare, Decline, Defend, Draw, Move, Sneak, Stuck, TakeCard
from cardtable.game.parts.opening import good_cards
from cardtable.game.record.trace import event_line
from cardtable.game.refusals import NoSuchAnswer, Refusal
from cardtable.game.state import CLOCKWISE, COUNTERCLOCKWISE, Phase, State
from cardtable.game.table import Table
from cardtable.rules.catalog import catalog

HERE = Path(__file__).parent
OURS = (HERE / "examples.json", HERE / "further_examples.json")
"""The examples that came with the settled rules, and ours for their gaps."""
PLENTY = 100
DIRECTIONS = {"cw": CLOCKWISE, "ccw": COUNTERCLOCKWISE}

COUNTS = {
    "tokens": "tokens", "points": "tokens", "letters": "tokens",
    "forfeits": "forfeits", "scores": "scores", "turns_taken": "turns_taken",
}  # fmt: skip
"""The names in examples for a state's numbers by seat."""

DEMANDS = {
    "obligation": "owes", "obligation_done": "done", "penalty": "owes", "queen_chain": "chain", "run": "run",
    "renewals": "renewals", "zeus_holder": "zeus", "last_seat": "last_seat",
}  # fmt: skip
"""The names in examples for what a state asks of the seat to act."""


@lru_cache(maxsize=2)
def _table(variant: str, options: tuple[tuple[str, str], ...], players: int) -> Table:
    """Cache the table: a game has many examples."""
    rules = catalog().resolve(variant, dict(options))
    # Cards that a scenario doesn't mention can't be played.
    return Table(replace(rules, cards={**rules.cards, HIDDEN: ()}), players)


class ExampleTable:
    """One example in progress: make its moves one by one, and ask for the state after each."""

    def __init__(self, variant: str, setup: dict[str, Any]) -> None:
        """Set the table up as `setup` says."""
        players = setup["players"]
        table = _table(variant, tuple(setup.get("options", {}).items()), players)
        rules = table.rules
        self.state = state = State(table, "example")
        everyone = list(range(1, players + 1))
        in_game = setup.get("in_game", everyone)
        active = setup.get("active", in_game)
        state.in_game = tuple([seat in in_game for seat in everyone])
        state.seat_everyone([seat - 1 for seat in active])
        state.dealer = setup.get("dealer", players) - 1
        state.turn = setup["turn"] - 1
        state.direction = DIRECTIONS[setup["direction"]]
        state.total = setup["total"]
        state.phase = Phase.PLAYING
        state.deal = 1
        size = rules.hand_size(players)
        hands = setup.get("hands", {})
        state.hands = [
            list(hands.get(str(seat), [HIDDEN] * size)) if seat in active else [] for seat in everyone
        ]
        state.stock = list(reversed(setup.get("stock", [HIDDEN] * PLENTY)))
        state.pile = list(setup.get("pile", []))
        state.aside = list(setup.get("aside", []))
        state.pool = setup.get("pool", 0)
        for part, value in {"tokens": setup.get("tokens", {}), **setup.get("state", {})}.items():
            if isinstance(value, dict):
                self._count(part, value)
            else:
                self._bind(part, value)
        state.acting = next((card for card in reversed(state.pile) if card not in state.table.copiers), None)
        self.outcome: str | None = None
        self.heard: list[AnyEvent] = []
        self.began_in_game = list(state.in_game)
        self.began_in_deal = list(state.in_deal)
        self.call: str | None = None
        self.refused: Refusal | None = None
        self.legal_cards: list[str] | None = None

    def _count(self, part: str, by_seat: dict[str, int]) -> None:
        """Set numbers of seats: tokens, points, letters, forfeits, scores, turns."""
        counts = list(getattr(self.state, COUNTS[part]))
        for seat, count in by_seat.items():
            counts[int(seat) - 1] = count
        setattr(self.state, COUNTS[part], tuple(counts))

    def _bind(self, part: str, value: int) -> None:
        """Set a demand on the seat to act: `obligation`, `penalty`, `queen_chain`, `run` and others."""
        from_one = part in ("zeus_holder", "last_seat")
        setattr(self.state, DEMANDS[part], value - from_one)
        self.state.penalty |= part == "penalty"

    def make(self, move: dict[str, Any]) -> None:
        """Make one move of the example, or ask its question."""
        self.refused = self.outcome = None
        self.heard = []
        self._pass_over_questions(move["type"])
        self.laid_before = self.state.done
        if move["type"] == "legal":
            assert move["seat"] - 1 == self.state.turn
            self.legal_cards = [card for play in engine.legal_plays(self.state) for card in play.cards]
            return
        if move["type"] == "start":
            start.turn_up(self.state)
            self.state.turn = engine.starter(self.state)
            return
        if move["type"] == "bottom":
            self._place_bottom(move.get("cards"))
            return
        if move["type"] == "defend":
            self._defend(move["answers"])
            return
        if move["type"] == "check_hands":
            for part in self.state.table.parts:
                part.drawn(self.state, None, self._hear)
            return
        made = self.read(move)
        legal_moves = engine.legal_moves(self.state)
        if isinstance(made, Refusal) and (declined := [m for m in legal_moves if isinstance(m, Decline)]):
            # A card other than the one asked for: the seat takes the consequence, and plays it for that.
            after = self.state.clone()
            engine.apply(after, declined[0])
            if after.turn == self.state.turn:
                engine.apply(self.state, declined[0], self._hear)
                made = self.read(move)
        seat = None if isinstance(made, Draw | Declare | Sneak) else move["seat"] - 1
        self.refused = made if isinstance(made, Refusal) else engine.refusal(self.state, made, seat)
        if self.refused is None:
            assert not isinstance(made, Refusal)
            if "stolen" in move:
                self._foresee(move["target"] - 1, move["stolen"])
            engine.apply(self.state, made, self._hear)
            if self.state.robbed is not None and "stolen" in move:
                engine.apply(self.state, TakeCard(move["seat"] - 1, move["stolen"]), self._hear)
        if self.state.table.rules.terms.shed is not None and self.state.questions:
            self.outcome = "defend"

    def _pass_over_questions(self, kind: str) -> None:
        """Decline for seats that could act out of turn, if the example continues with something else."""
        bombs = self.state.table.rules.terms.shed is not None
        if bombs or self.state.insists or kind in ("sneak", "declare", "check_hands", "start"):
            return
        while self.state.questions:
            engine.apply(self.state, Decline(self.state.questions[0]), self._hear)

    def _place_bottom(self, cards: list[str] | None) -> None:
        """Put a good card under the stock: the named one, else the first of the best rank."""
        state = self.state
        if cards is None:
            start.place_bottom(state)
        elif cards[0] in good_cards(state):
            start.put_under(state, cards[0])
        else:
            self.refused = NoSuchAnswer()

    def _defend(self, answers: dict[str, str]) -> None:
        """Answer for the seats that are asked, as the example says; those without a defense have flipped."""
        while self.state.questions:
            seat = self.state.questions[0]
            flips = answers[str(seat + 1)] == "FLIP"
            answer = Decline(seat) if flips else Defend(seat, answers[str(seat + 1)])
            assert engine.refusal(self.state, answer) is None
            engine.apply(self.state, answer, self._hear)

    def _foresee(self, target: int, stolen: str) -> None:
        """Choose a seed that steals the card named in the example."""
        state = self.state
        hand = state.hands[target]
        stream = f"steal:{state.deal}:{state.number + 1}"
        seeds = (f"example {number}" for number in range(1000))
        state.seed = next(s for s in seeds if stolen not in hand or Stream(s, stream).choose(hand) == stolen)

    def read(self, move: dict[str, Any]) -> Move | Refusal:
        """Return the move in an example, or why it is refused."""
        if move["type"] == "stuck":
            return Stuck()
        if move["type"] == "draw":
            return Draw(move["seat"] - 1)
        if move["type"] == "discard_four":
            hand = self.state.hands[self.state.turn]
            return engine.find_play(self.state, tuple(card for card in hand if hand.count(card) == 4))
        if move["type"] == "sneak":
            return Sneak(move["seat"] - 1, move["cards"][0])
        if move["type"] == "declare":
            return Declare(move["seat"] - 1, tuple(move["cards"]))
        if move["type"] == "decline":
            return Decline(move["seat"] - 1)
        assert move["type"] == "play", f"this engine has no move “{move['type']}”"
        target = move.get("target")
        return engine.find_play(
            self.state, tuple(move["cards"]), move.get("as"), None if target is None else target - 1
        )

    def _hear(self, event: AnyEvent) -> None:
        self.heard.append(event)
        if isinstance(event, CardsPlayed):
            self.call = event.call
        elif isinstance(event, ShieldPlayed):
            self.outcome = "shielded"
        elif isinstance(event, TurnLost):
            self.outcome = f"skipped:{event.seat + 1}"
        elif isinstance(event, ObligationPassedOn) and (self.laid_before or not self.state.chain):
            self.outcome = f"carried:{event.count}"
        elif isinstance(event, ObligationCanceled) and self.state.table.rules.terms.queen_chain is not None:
            self.outcome = "lapsed"
        elif isinstance(event, TurnBegan) and event.must == "queen":
            self.outcome = "must_play_queen"
        elif isinstance(event, TurnBegan) and self.state.penalty and self.outcome is None:
            self.outcome = f"must_lay:{event.owes}"
        elif isinstance(event, GameEnded) and not event.winners:
            self.outcome = "all_lose"

    def shows(self, key: str, claimed: Any) -> Any:
        """Return the table's value for a key of `expect`, in the form of `claimed`."""
        if key == "state":
            return {part: self._part(part, value) for part, value in claimed.items()}
        if key == "events":
            # In the order of the claims; other events may come between them.
            left = iter(self.heard)
            shows = all(any(_line(event, claim) == claim for event in left) for claim in claimed)
            return claimed if shows else [event_line(event) for event in self.heard]
        if key in ("hand_sizes", "hands", "tokens"):
            found = {
                "hand_sizes": [*map(len, self.state.hands)],
                "hands": self.state.hands,
                "tokens": self.state.tokens,
            }
            return {seat: found[key][int(seat) - 1] for seat in claimed}
        assert key in SHOWN, f"this engine shows nothing under “{key}”"
        return SHOWN[key](self, self.state)

    def _part(self, part: str, claimed: Any) -> Any:
        state = self.state
        left = state.owes - state.done
        numbers = {
            "obligation": 0 if state.penalty else state.owes,
            "obligation_done": state.done,
            "last_seat": None if state.last_seat is None else state.last_seat + 1,
            "penalty": left if state.penalty else 0,
            "queen_chain": state.chain,
            "run": state.run,
            "zeus_holder": None if state.zeus is None else state.zeus + 1,
        }
        if part in numbers:
            return numbers[part]
        assert part in COUNTS, f"this engine has no state “{part}”"
        return {seat: getattr(state, COUNTS[part])[int(seat) - 1] for seat in claimed}


def _winner(state: State) -> int | None:
    if state.phase is Phase.OVER:
        return state.winners[0] + 1 if len(state.winners) == 1 else None
    return None if state.winner is None else state.winner + 1


SHOWN: dict[str, Callable[[ExampleTable, State], Any]] = {
    "legal": lambda at, state: at.refused is None,
    "total": lambda at, state: state.total,
    "next": lambda at, state: state.turn + 1,
    "direction": lambda at, state: "cw" if state.direction == CLOCKWISE else "ccw",
    "call": lambda at, state: at.call,
    "pile": lambda at, state: state.pile,
    "stock": lambda at, state: list(reversed(state.stock)),
    "stock_size": lambda at, state: len(state.stock),
    "eliminated": lambda at, state: _gone(at.began_in_game, state.in_game),
    "out_of_hand": lambda at, state: _gone(at.began_in_deal, state.in_deal),
    "hand_over": lambda at, state: state.phase is not Phase.PLAYING,
    "game_over": lambda at, state: state.phase is Phase.OVER,
    "pool": lambda at, state: state.pool,
    "outcome": lambda at, state: at.outcome,
    "winner": lambda at, state: _winner(state),
    "next_dealer": lambda at, state: state.dealer + 1,
    "next_starter": lambda at, state: engine.starter(state) + 1,
    "legal_cards": lambda at, state: list(dict.fromkeys(at.legal_cards or [])),
}
"""What a table shows under each key of `expect` that has no seats."""


def _line(event: AnyEvent, claim: dict[str, Any]) -> dict[str, Any]:
    """Return the trace line of an event, and what seats see in `seen_by`, with only the keys of `claim`."""
    line = event_line(event)
    if seats := claim.get("seen_by"):
        line["seen_by"] = {seat: _line(seen_by(event, int(seat) - 1), seen) for seat, seen in seats.items()}
    return {key: line.get(key) for key in claim}


def _gone(before: Sequence[bool], now: Sequence[bool]) -> list[int]:
    """Return the seats that have just gone out."""
    return [
        seat for seat, (was, is_in) in enumerate(zip(before, now, strict=True), start=1) if was and not is_in
    ]


def check(example: dict[str, Any], table: ExampleTable) -> None:
    """Make the moves of an example at its table, and check all its claims."""
    expected = example["expect"]
    after_each = expected.get("after_each", [{}] * len(example["move"]))
    for number, (move, then) in enumerate(zip(example["move"], after_each, strict=True), start=1):
        before = table.state.clone()
        table.make(move)
        if table.refused is not None:
            assert table.state == before, "a refused move changed something"
            assert expected.get("legal") is False, f"move {number} was refused: {table.refused}"
        _compare(table, then, f"after move {number}: {example['note']}")
    _compare(table, expected, example["note"])


def _compare(table: ExampleTable, claims: dict[str, Any], note: str) -> None:
    claimed = {key: _in_order(key, claim) for key, claim in claims.items() if key != "after_each"}
    shown = {key: _in_order(key, table.shows(key, claim)) for key, claim in claimed.items()}
    assert shown == claimed, f"{note}: {shown}, not {claimed}"


def _in_order(key: str, value: Any) -> Any:
    """Sets of cards and seats are written as lists; their order doesn't matter."""
    return sorted(value) if key in {"legal_cards", "eliminated", "out_of_hand"} else value
