"""The mechanics that only some variants have, each a part that can be put together with any other.

A plain variant has none and its plays never come here.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardtable.cards.faces import rank_of
from cardtable.game.moves import Answer, Call, Declare, Decline, Play, Reason
from cardtable.game.parts.bans import Ban
from cardtable.game.parts.base import Emit, Part
from cardtable.game.parts.calling import CallCheck
from cardtable.game.parts.chains import QueenChain
from cardtable.game.parts.copying import CopyLast, StealCards, copiers_of
from cardtable.game.parts.hands import SpecialHands, ThreeOfAKind
from cardtable.game.parts.mistakes import Mistakes, NotOnlyMistakes
from cardtable.game.parts.obligations import Obligations
from cardtable.game.parts.opening import BottomChosen, FirstNumber, LastPlayerWins
from cardtable.game.parts.runs import ForcedRuns, Runs
from cardtable.game.parts.shedding import Bombs, OthersDrawCards, Shed
from cardtable.game.parts.targets import SHIELD, ChooseNextSeat, EliminateSeat, ExchangeHands, Targets
from cardtable.game.parts.together import ThrowFour, Together
from cardtable.game.parts.totals import Borders, Milestones, SixtyNine
from cardtable.game.parts.zeus import Zeus
from cardtable.rules.actions import NEED_TARGET

if TYPE_CHECKING:
    from cardtable.game.state import State
    from cardtable.rules.model import Rules


def parts_of(rules: Rules) -> tuple[Part, ...]:
    """The parts that these rules call for, in the order in which they take their share."""
    terms = rules.terms
    marks = {mark for options in rules.cards.values() for option in options for mark in option.marks}
    copiers, aiming = copiers_of(rules), faces_with(rules, NEED_TARGET)
    found: list[Part] = []
    if terms.mistakes_count == "on" and not terms.overplay:
        found.append(Mistakes())
    if terms.call_check in ("practice", "strict"):
        found.append(CallCheck(strict=terms.call_check == "strict"))
    if terms.bottom_card and terms.bottom_chooser == "dealer":
        found.append(BottomChosen())
    if terms.shed is not None:
        found += [Shed(), OthersDrawCards(), Bombs(terms.shed)]
    if terms.zeus is not None:
        found.append(Zeus(terms.zeus, rules.limit, rules.faces))
    if (together := terms.together) is not None:
        if together.same_rank or together.pairs:
            found.append(Together(together, terms.obligation, rules.faces))
        if together.throw:
            found.append(ThrowFour(together.throw))
    if copiers:
        found.append(CopyLast(copiers, rules, aiming))
    if aiming:
        several = [frozenset(part.concerned) for part in found if isinstance(part, Together)]
        found.append(Targets(aiming, copiers, frozenset().union(*several)))
    if terms.steal is not None:
        found.append(StealCards(terms.steal, copiers | faces_with(rules, StealCards.stirred_by)))
    if terms.obligation is not None:
        found.append(Obligations(terms.obligation))
    if terms.queen_chain is not None:
        found.append(QueenChain(terms.queen_chain, rules.faces))
    if terms.runs is not None:
        found.append(ForcedRuns() if terms.runs.forced == "on" else Runs())
    if terms.ban is not None:
        banned = frozenset(face for face in rules.faces if rank_of(face) == terms.ban.rank)
        found.append(Ban(terms.ban, banned))
    if terms.milestones is not None:
        found.append(Milestones(terms.milestones))
    if terms.borders is not None:
        found.append(Borders(terms.borders, rules.limit))
    if terms.sixty_nine_effect != "none":
        found.append(SixtyNine(terms.sixty_nine_effect or ""))
    if "choose" in marks:
        found.append(ChooseNextSeat())
    if "eliminate" in marks:
        found.append(EliminateSeat(faces_with(rules, frozenset({SHIELD}))))
    if "exchange" in marks:
        found.append(ExchangeHands(before_draw=terms.exchange_timing == "before_draw"))
    if terms.first_number == "on":
        found.append(FirstNumber())
    if terms.stock_end == "last_player_wins":
        found.append(LastPlayerWins())
    if terms.special_hands is not None:
        found.append(SpecialHands(terms.special_hands))
    if terms.three_of_a_kind is not None:
        found.append(ThreeOfAKind(terms.three_of_a_kind))
    if any(isinstance(part, Mistakes) for part in found):
        found.append(NotOnlyMistakes())
    return tuple(found)


def faces_with(rules: Rules, marks: frozenset[str]) -> frozenset[str]:
    """The faces with an option that has any of these marks."""
    return frozenset(
        face
        for face, options in rules.cards.items()
        if any(not marks.isdisjoint(option.marks) for option in options)
    )


def free(state: State, seat: int) -> bool:
    """Whether the seat to act is sure to have the plays of its single cards and nothing else to do."""
    table = state.table
    if not table.tells_freedom or state.chain or state.questions:
        return False
    if state.owes and table.free_owing is not None and not table.free_owing(state, seat):
        return False
    return table.free is None or table.free(state, seat)


def reason_against(state: State, card: str, plays: list[Play]) -> Reason | None:
    """Why a card of the seat to act has no play that every part agrees to; None where it has one."""
    for part in state.table.parts:
        had = any(card in play.cards for play in plays)
        plays = part.legal(state, plays)
        if had and not any(card in play.cards for play in plays):
            return part.refuses
    return None


def answers(state: State, seat: int) -> list[Answer]:
    """What the seat may do now besides playing."""
    found: list[Answer] = []
    for step in state.table.answers:
        found += step(state, seat)
    return found


def refusals(state: State) -> list[Decline]:
    """What the seat to act may decline in its turn."""
    return [move for step in state.table.refusals for move in step(state)]


def decline(state: State, emit: Emit | None) -> None:
    """A seat that was asked does not want to, or the seat to act does not answer."""
    if not state.questions:
        for step in state.table.declined:
            step(state, emit)
        return
    seat, state.questions = state.questions[0], state.questions[1:]
    for step in state.table.unanswered:
        step(state, seat, emit)


def begin_turn(state: State, emit: Emit | None) -> str | None:
    """Let the parts begin a turn, which may move it on; what binds the seat then, for who listens."""
    begins = state.table.begins
    while begins:
        for step in begins:
            if step(state, emit):
                break  # Another seat's turn begins.
        else:
            break
    return bound(state) if emit else None


def bound(state: State) -> str | None:
    """What binds the seat to act: `queen`, `run:+1`."""
    for step in state.table.must:
        must: str | None = step(state)
        if must is not None:
            return must
    return None


def may_answer(state: State, move: Answer) -> bool:
    """Whether the seat may do this now; of four cards of a rank any three may be laid down, in any order."""
    if isinstance(move, Declare):
        held = not Counter(move.cards) - Counter(state.hands[move.seat])
        ranks = sorted(map(rank_of, move.cards))
        offered = [a for a in answers(state, move.seat) if isinstance(a, Declare)]
        return held and any(sorted(map(rank_of, a.cards)) == ranks for a in offered)
    return move in answers(state, move.seat)


def called(state: State, move: Call, emit: Emit | None) -> None:
    """A total is called by the seat that laid the last card."""
    for part in state.table.parts:
        part.called(state, move, emit)


def answer(state: State, move: Answer, emit: Emit | None) -> None:
    """Carry out what a seat does besides playing."""
    for step in state.table.answered:
        step(state, move, emit)
