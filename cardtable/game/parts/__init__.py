"""The mechanics that only some variants have, each a part that can be put together with any other.

A plain variant has none and its plays never come here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.game.moves import Declare, Play
from cardtable.game.parts.bans import Ban
from cardtable.game.parts.base import Emit, Part
from cardtable.game.parts.hands import SpecialHands, ThreeOfAKind
from cardtable.game.parts.mistakes import Mistakes
from cardtable.game.parts.targets import ChooseNextSeat, EliminateSeat, ExchangeHands, Targets
from cardtable.game.parts.totals import Borders, Milestones, SixtyNine

if TYPE_CHECKING:
    from cardtable.game.state import State
    from cardtable.rules.model import Rules


def parts_of(rules: Rules) -> tuple[Part, ...]:
    """The parts that these rules call for, in the order in which they take their share."""
    terms = rules.terms
    marks = {mark for options in rules.cards.values() for option in options for mark in option.marks}
    found: list[Part] = []
    if terms.mistakes_count == "on" and not terms.overplay:
        found.append(Mistakes())
    if marks & {"choose", "eliminate", "exchange"}:
        found.append(Targets())
    if terms.ban is not None:
        found.append(Ban(terms.ban))
    if terms.milestones is not None:
        found.append(Milestones(terms.milestones))
    if terms.borders is not None:
        found.append(Borders(terms.borders, rules.limit))
    if terms.sixty_nine_effect != "none":
        found.append(SixtyNine(terms.sixty_nine_effect or ""))
    if "choose" in marks:
        found.append(ChooseNextSeat())
    if "eliminate" in marks:
        found.append(EliminateSeat())
    if "exchange" in marks:
        found.append(ExchangeHands(before_draw=terms.exchange_timing == "before_draw"))
    if terms.special_hands is not None:
        found.append(SpecialHands(terms.special_hands))
    if terms.three_of_a_kind is not None:
        found.append(ThreeOfAKind(terms.three_of_a_kind))
    return tuple(found)


def legal(state: State, plays: list[Play]) -> list[Play]:
    """The plays that every part agrees to."""
    for part in state.table.parts:
        plays = part.legal(state, plays)
    return plays


def declarations(state: State, seat: int) -> list[Declare]:
    """What the seat may lay down now."""
    return [move for part in state.table.parts for move in part.declarations(state, seat)]


def may_declare(state: State, move: Declare) -> bool:
    """Whether these cards may be laid down now, in any order."""
    wanted = sorted(move.cards)
    return any(sorted(found.cards) == wanted for found in declarations(state, move.seat))


def declare(state: State, move: Declare, emit: Emit | None) -> None:
    """Carry out a declaration."""
    state.questions = ()
    for part in state.table.parts:
        part.declare(state, move, emit)
