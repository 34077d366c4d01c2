"""What can be entered about a real pack: cards played, answers given, a stuck seat. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.game import real_cards
from cardtable.game.moves import Declare, Move, Play, Sneak
from cardtable.game.real_cards import Kind
from cardtable.game.state import PLAYING, State


@dataclass(frozen=True)
class Key:
    """The key for cards of one kind: `plays` of one of them, and `together` those of several with one on top.

    `left` counts those that were not seen yet.
    """

    faces: Kind
    left: int
    plays: tuple[Play, ...] = ()
    together: tuple[Play, ...] = ()

    @property
    def at_once(self) -> tuple[Play, ...]:
        """The plays that one tap can enter: the only one, or each of two values, which are on the key."""
        values = len(self.plays) == 2 and all(play.target is None for play in self.plays)
        return self.plays if len(self.plays) == 1 or values else ()


@dataclass(frozen=True)
class PossibleEntries:
    """What may be entered now.

    `asked` is the seat that has to answer first, with `answers` to choose from, else None. `out_of_turn` are
    moves of other seats: playing the number on top, showing three of a kind.
    """

    keys: tuple[Key, ...]
    asked: int | None = None
    answers: tuple[Move, ...] = ()
    out_of_turn: tuple[Move, ...] = ()


def possible_entries(state: State) -> PossibleEntries:
    """Return what may be entered in this state of real cards."""
    unseen = state.unseen
    left = {face: unseen.count(face) for face in state.table.rules.faces}
    plays = real_cards.plays(state)
    keys = tuple(
        Key(
            faces,
            sum(left[face] for face in faces),
            tuple(play for play in plays if len(play.cards) == 1 and play.cards[0] in faces),
            tuple(play for play in plays if len(play.cards) > 1 and play.cards[0] in faces),
        )
        for faces in real_cards.kinds(state.table)
    )
    if state.phase is not PLAYING:
        return PossibleEntries(keys)
    answers = tuple(real_cards.answers(state, state.actor))
    if state.questions:
        return PossibleEntries(keys, state.actor, answers)
    others = [
        move
        for seat in state.seats_in_deal()
        for move in (answers if seat == state.turn else real_cards.answers(state, seat))
        if isinstance(move, Declare | Sneak)
    ]
    due = tuple(move for move in answers if not isinstance(move, Declare | Sneak))
    return PossibleEntries(keys, None, due, tuple(others))
