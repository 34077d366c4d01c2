"""Setting up a table as a worked example describes it, and reading off what the example claims.

Seats are 1..n in examples and 0-based in the engine. A card that the example does not name is `??`: it can be
held and drawn, never played.
"""

from __future__ import annotations

from typing import Any

from cardtable.game import engine, start
from cardtable.game.events import HIDDEN, AnyEvent, CardsPlayed, GameEnded, ShieldLaid
from cardtable.game.moves import Declare, Draw, Move, Refusal, Stuck
from cardtable.game.state import CLOCKWISE, COUNTERCLOCKWISE, Phase, State
from cardtable.game.table import PlaysAtTotal, Table
from cardtable.rules.catalogue import catalogue

PLENTY = 100
DIRECTIONS = {"cw": CLOCKWISE, "ccw": COUNTERCLOCKWISE}


class ExampleTable:
    """One example in progress: make its moves one by one and ask what it looks like then."""

    def __init__(self, variant: str, setup: dict[str, Any]) -> None:
        """Lay the table out as `setup` says."""
        rules = catalogue().resolve(variant, setup.get("options", {}))
        players = setup["players"]
        table = Table(rules, players)
        table.plays[HIDDEN] = PlaysAtTotal(HIDDEN, (), rules.limit, False)
        self.state = state = State(table, "example")
        everyone = list(range(1, players + 1))
        in_game = setup.get("in_game", everyone)
        active = setup.get("active", in_game)
        state.in_game = [seat in in_game for seat in everyone]
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
        for seat, left in setup.get("tokens", {}).items():
            state.tokens[int(seat) - 1] = left
        state.pool = setup.get("pool", 0)
        lists = {
            "forfeits": state.forfeits,
            "points": state.tokens,
            "scores": state.scores,
            "turns_taken": state.turns_taken,
        }
        for part, by_seat in setup.get("state", {}).items():
            for seat, count in by_seat.items():
                lists[part][int(seat) - 1] = count
        self.lists = lists
        self.outcome: str | None = None
        self.began_in_game = list(state.in_game)
        self.began_in_deal = list(state.in_deal)
        self.call: str | None = None
        self.refused: Refusal | None = None
        self.legal_cards: list[str] | None = None

    def make(self, move: dict[str, Any]) -> None:
        """Make one move of the example, or ask its question."""
        self.refused = None
        if move["type"] == "legal":
            assert move["seat"] - 1 == self.state.turn
            self.legal_cards = [card for play in engine.legal_plays(self.state) for card in play.cards]
            return
        if move["type"] == "start":
            start.turn_up(self.state)
            self.state.turn = engine.starter(self.state)
            return
        if move["type"] == "check_hands":
            for part in self.state.table.parts:
                part.drawn(self.state, None, self._hear)
            return
        made = self._read(move)
        seat = None if isinstance(made, Draw | Declare) else move["seat"] - 1
        self.refused = made if isinstance(made, Refusal) else engine.refusal(self.state, made, seat)
        if self.refused is None:
            assert not isinstance(made, Refusal)
            engine.apply(self.state, made, self._hear)

    def _read(self, move: dict[str, Any]) -> Move | Refusal:
        if move["type"] == "stuck":
            return Stuck()
        if move["type"] == "draw":
            return Draw(move["seat"] - 1)
        if move["type"] == "declare":
            return Declare(move["seat"] - 1, tuple(move["cards"]))
        assert move["type"] == "play", f"this engine has no move “{move['type']}”"
        target = move.get("target")
        return engine.find_play(
            self.state, tuple(move["cards"]), move.get("as"), None if target is None else target - 1
        )

    def _hear(self, event: AnyEvent) -> None:
        if isinstance(event, CardsPlayed):
            self.call = event.call
        elif isinstance(event, ShieldLaid):
            self.outcome = "shielded"
        elif isinstance(event, GameEnded) and not event.winners:
            self.outcome = "all_lose"

    def shows(self, key: str, claimed: Any) -> Any:
        """What the table shows under a key of `expect`, in the form in which `claimed` says it."""
        state = self.state
        seats = {str(seat + 1): seat for seat in range(state.table.players)}
        match key:
            case "legal":
                return self.refused is None
            case "total":
                return state.total
            case "next":
                return state.turn + 1
            case "direction":
                return "cw" if state.direction == CLOCKWISE else "ccw"
            case "call":
                return self.call
            case "hand_sizes":
                return {seat: len(state.hands[seats[seat]]) for seat in claimed}
            case "hands":
                return {seat: state.hands[seats[seat]] for seat in claimed}
            case "tokens":
                return {seat: state.tokens[seats[seat]] for seat in claimed}
            case "pile":
                return state.pile
            case "stock":
                return list(reversed(state.stock))
            case "stock_size":
                return len(state.stock)
            case "eliminated":
                return _gone(self.began_in_game, state.in_game)
            case "out_of_hand":
                return _gone(self.began_in_deal, state.in_deal)
            case "hand_over":
                return state.phase is not Phase.PLAYING
            case "game_over":
                return state.phase is Phase.OVER
            case "pool":
                return state.pool
            case "outcome":
                return self.outcome
            case "winner":
                if state.phase is Phase.OVER:
                    return state.winners[0] + 1 if len(state.winners) == 1 else None
                return None if state.winner is None else state.winner + 1
            case "next_dealer":
                return state.dealer + 1
            case "next_starter":
                return engine.starter(state) + 1
            case "legal_cards":
                return list(dict.fromkeys(self.legal_cards or []))
            case "state":
                return {part: self._part(part, value) for part, value in claimed.items()}
        raise AssertionError(f"this engine shows nothing under “{key}”")

    def _part(self, part: str, claimed: Any) -> Any:
        assert part in self.lists, f"this engine has no state “{part}”"
        return {seat: self.lists[part][int(seat) - 1] for seat in claimed}


def _gone(before: list[bool], now: list[bool]) -> list[int]:
    """The seats that were in and are out."""
    return [
        seat for seat, (was, is_in) in enumerate(zip(before, now, strict=True), start=1) if was and not is_in
    ]
