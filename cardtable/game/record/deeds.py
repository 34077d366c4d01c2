"""Deeds found in a game: which seat did what, at which move, by the events of the engine."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cardtable.cards.faces import rank_of
from cardtable.game.ending import STOPPED
from cardtable.game.events import (
    AnyEvent,
    CardsPlayed,
    DealEnded,
    DealStarted,
    DirectionReversed,
    Effect,
    GameEnded,
    HandDeclared,
    HoldDiscarded,
    ShieldPlayed,
    TurnBegan,
)
from cardtable.game.moves import Move
from cardtable.game.state import State
from cardtable.rules.deeds import COUNTED, Deed

_A_SET = 3
"""The cards of one rank that are a deed."""


class Feat(NamedTuple):
    """What a seat did toward a deed in one game.

    `most` is the best of a deed that is counted, else 0. `position` is the place in a playback at which it
    was done, or was the best so far.
    """

    seat: int
    deed: Deed
    is_done: bool
    most: int
    position: int


class Deeds:
    """Listens to a game and finds the deeds of every seat."""

    def __init__(self, deeds: Iterable[Deed], levels: Sequence[str], is_whole: bool) -> None:
        """Look for these deeds.

        `levels` are those of the computers by seat, "" for people. The end of a game counts if it `is_whole`,
        not a single deal of a longer one.
        """
        self._wanted: dict[str, list[Deed]] = defaultdict(list)
        for deed in deeds:
            self._wanted[deed.kind].append(deed)
        self._levels, self._is_whole = levels, is_whole
        self._found: dict[tuple[int, Deed], Feat] = {}
        self._position = 0
        self._total = self._played_at = 0
        self._turn = TurnBegan(0)
        self._made = 0
        self._of_rank: Counter[tuple[int, str]] = Counter()

    @property
    def feats(self) -> tuple[Feat, ...]:
        """Everything done so far, in the order of the seats."""
        return tuple(sorted(self._found.values(), key=lambda feat: (feat.seat, feat.position)))

    def step(self, state: State, step: Move | None) -> None:
        """Count a step before its events."""
        self._position += 1

    def hear(self, event: AnyEvent) -> None:
        match event:
            case DealStarted():
                self._of_rank.clear()
            case TurnBegan():
                self._turn, self._made = event, 0
            case CardsPlayed():
                self._play(event)
            case DirectionReversed() if self._position == self._played_at:
                self._note(event.seat, "reverse", self._total)
            case ShieldPlayed() | HoldDiscarded():
                self._note(event.target, "shield")
            case Effect():
                self._note(event.seat, event.kind)
            case HandDeclared():
                self._note(event.seat, "three")
            case DealEnded():
                for seat in event.won_by:
                    self._note(seat, "deal")
            case GameEnded() if self._is_whole and event.why != STOPPED:
                self._end(event)

    def end_deal(self, seat: int, plays: int, survived: int) -> None:
        """Note a seat's deal of so many plays, and the deals of this game that it has survived in a row."""
        self._note(seat, "plays", plays)
        self._note(seat, "survive", survived)

    def _play(self, event: CardsPlayed) -> None:
        seat, self._total, self._played_at = event.seat, event.total, self._position
        self._note(seat, "stay" if event.before == event.total else "reach", event.total)
        for card in event.cards:
            self._of_rank[seat, rank_of(card)] += 1
        for deed in self._wanted["play"]:
            if self._of_rank[seat, deed.detail] >= _A_SET:
                self._add(Feat(seat, deed, True, 0, self._position))
        if seat == self._turn.seat:
            self._made += 1
            if self._made == self._turn.owes > 1:
                self._note(seat, "owed")
            if self._turn.must == "queen" and self._made == 1:
                self._note(seat, "answer")

    def _end(self, event: GameEnded) -> None:
        for seat in range(len(self._levels)):
            self._note(seat, "finish")
        for seat in event.winners:
            self._note(seat, "win")
            if event.tokens[seat] == 1:
                self._note(seat, "last")
            for deed in self._wanted["beat"]:
                if deed.detail in self._levels:
                    self._add(Feat(seat, deed, True, 0, self._position))

    def _note(self, seat: int, kind: str, number: int = 0) -> None:
        for deed in self._wanted[kind]:
            if kind in COUNTED:
                self._add(Feat(seat, deed, number >= deed.number, number, self._position))
            elif number == deed.number or not deed.number:
                self._add(Feat(seat, deed, True, 0, self._position))

    def _add(self, feat: Feat) -> None:
        """Keep the first time that a deed is done, and the best before."""
        former = self._found.get((feat.seat, feat.deed))
        if former is None or (not former.is_done and feat.most > former.most):
            self._found[feat.seat, feat.deed] = feat
