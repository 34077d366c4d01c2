"""Playing a record again: the same rules, the same seed, move by move, each total checked."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Container

from cardtable.game import ending, engine, real_cards
from cardtable.game.events import AnyEvent, DirectionReversed, GameEnded
from cardtable.game.moves import (
    Call,
    Declare,
    Decline,
    Defend,
    Draw,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    Stuck,
    TakeCard,
    TurnUp,
)
from cardtable.game.record.header import short
from cardtable.game.record.text import (
    BOTTOM,
    CALL,
    DECLARE,
    DEFEND,
    SNEAK,
    TAKE,
    TURNED,
    DealLine,
    Line,
    MoveLine,
    NewerRecordError,
    Record,
    RecordError,
    ResultLine,
    parse_play,
    parse_record,
    result_text,
    without_damage,
)
from cardtable.game.refusals import Refusal
from cardtable.game.state import Phase, State
from cardtable.game.table import table_from
from cardtable.rules.model import RulesError

Step = Move | None
"""The next step of a table: a move, or None for the next deal."""

Watch = Callable[[State, Step], None]
"""Called with each step and the state before it, which it must not change."""


def replay(record: Record, emit: engine.Emit | None = None, watch: Watch | None = None) -> State:
    """Return the state at the end of the record, without undone moves.

    `emit` receives every event, `watch` every step. Raises RecordError with the line and the reason in one
    sentence, and NewerRecordError for something that only a newer version knows.
    """
    state = before(record)
    follow(record, state, emit, watch)
    return state


def before(record: Record) -> State:
    """Return the game of a record before its first deal. Raises RecordError."""
    header = record.header
    try:
        table = table_from(header.document, len(header.seats))
        rules = table.rules
    except ValueError as error:
        whole = f"sha256:{hashlib.sha256(header.document).hexdigest()}" == header.digest
        if whole and isinstance(error, RulesError):
            raise NewerRecordError(header.line) from None
        raise RecordError(f"Line {header.line}: {short(str(error), 240)}", header.line) from None
    if (rules.id, rules.digest, rules.options) != (header.variant, header.digest, header.options):
        message = f"Line {header.line}: these rules do not belong to the tags Variant, Rules and Options."
        raise RecordError(message, header.line)
    if header.position is not None and not header.position.fits(table):
        raise RecordError(f"Line {header.line}: the Position tag does not fit these rules.", header.line)
    return engine.new_game(
        table, header.seed, header.last_deal, header.marks, header.position, header.real_cards
    )


def follow(record: Record, state: State, emit: engine.Emit | None, watch: Watch | None) -> None:
    """Play the whole record from the state `before` it. Raises RecordError as `replay` does."""
    ends: list[GameEnded] = []

    def hear(event: AnyEvent) -> None:
        if isinstance(event, GameEnded):
            ends.append(event)
        if emit:
            emit(event)

    for line in record.standing():
        try:
            if isinstance(line, ResultLine):
                _check_result(state, line, ends)
            else:
                _take(state, line, hear, watch)
        except NewerRecordError:
            raise
        except RecordError as error:
            raise RecordError(f"Line {line.line}: {error}", line.line) from None


ROUNDS = 20
"""How often `playable` looks for damage before the damage it found."""


def playable(data: bytes) -> tuple[Record, str]:
    """Return a record as far as it can be played, and one sentence about the line where it stops.

    The sentence is empty for a record without damage. Raises RecordError if nothing can be read of it, and
    NewerRecordError rather than drop what a newer version wrote.
    """
    why = ""
    for _ in range(ROUNDS):
        record = parse_record(data)
        why, record.damage = record.damage or why, ""
        data = data[: record.intact]
        try:
            replay(record)
        except NewerRecordError:
            raise
        except RecordError as error:
            if error.line <= record.header.line:
                raise
            why = str(error)
            data = without_damage(data, error)
        else:
            return record, why
    raise RecordError(why)


def _take(state: State, line: Line, emit: engine.Emit, watch: Watch | None) -> None:
    """Carry out one line other than a result."""
    if isinstance(line, DealLine):
        _deal(state, line, emit, watch)
    elif isinstance(line, MoveLine):
        _move(state, line, emit, watch)
    elif ending.can_stop(state):
        ending.stop(state, emit)
    else:
        raise RecordError("this game cannot be stopped here.")


def _check_result(state: State, line: ResultLine, ends: list[GameEnded]) -> None:
    if state.phase is not Phase.OVER:
        raise RecordError("a result is here, but the game isn't over.")
    (ended,) = ends
    if (line.why, line.winners) != (ended.why, ended.winners):
        meant = result_text(ended.why, ended.winners).strip("; \n")
        raise RecordError(f"“{meant}” should come here.")


def _deal(state: State, line: DealLine, emit: engine.Emit, watch: Watch | None) -> None:
    if state.phase is not Phase.BETWEEN:
        why = "after the game ended" if state.phase is Phase.OVER else "while another goes on"
        raise RecordError(f"a deal is announced {why}.")
    if (line.deal, line.dealer) != (state.deal + 1, state.dealer):
        raise RecordError(
            f"deal {state.deal + 1} by seat {state.dealer + 1} should come here, "
            f"not deal {line.deal} by seat {line.dealer + 1}."
        )
    if watch:
        watch(state, None)
    real_cards.deal(state, emit)


def _move(state: State, line: MoveLine, emit: engine.Emit, watch: Watch | None) -> None:
    if _is_newer(line.what, state.table.rules.faces):
        raise NewerRecordError(line.line)
    if state.phase is not Phase.PLAYING:
        raise RecordError("a move is here, but no deal is in progress.")
    move = read_move(state, line)
    seat = state.turn if isinstance(move, Play | Stuck) else move.seat
    if line.seat != seat:
        raise RecordError(f"seat {seat + 1} is to act, not seat {line.seat + 1}.")
    turned = False

    def hear(event: AnyEvent) -> None:
        nonlocal turned
        turned = turned or isinstance(event, DirectionReversed)
        emit(event)

    if watch:
        watch(state, move)
    real_cards.apply(state, move, hear)
    if isinstance(move, Play) and line.total != move.total:
        written = "missing" if line.total is None else f"{move.total}, not {line.total}"
        raise RecordError(f"the total is {written}.")
    may_differ = line.reversed or not isinstance(move, Play)  # Once no other move was written with it.
    if (turned and not may_differ) or (line.reversed and not turned):
        raise RecordError(f"the direction {'turns' if turned else 'does not turn'} here.")


def _was_a_mistake(state: State, line: MoveLine) -> bool:
    """Return whether a stuck seat played a card over the limit.

    If mistakes count, that was once possible, and the same bust (rules, 1.5.5).
    """
    if state.table.rules.terms.mistakes_count != "on" or not engine.is_stuck(state):
        return False
    over = line.total is not None and line.total > state.table.limit
    return over and set(parse_play(line.what)[0]) <= set(state.hands[state.turn])


_WORDS = frozenset(
    (
        "stuck",
        "draw",
        "decline",
        *(word[:-1] for word in (SNEAK, DEFEND, BOTTOM, TURNED, TAKE, CALL, DECLARE)),
    )
)


def _is_newer(what: str, faces: Container[str]) -> bool:
    """Return whether a move begins with a word unknown to this version that is no card of the pack."""
    found = re.fullmatch(r"([a-z]+(?:-[a-z]+)*)(?:=.*)?", what)
    return found is not None and found[1] not in _WORDS and found[1] not in faces


def read_move(state: State, line: MoveLine) -> Move:
    """Return the move that the line means in this state. Raises RecordError if it is not legal."""
    move: Move | Refusal
    if line.what == "stuck":
        move = Stuck()
    elif line.what == "draw":
        move = Draw(line.seat)
    elif line.what == "decline":
        move = Decline(line.seat)
    elif line.what.startswith(SNEAK):
        move = Sneak(line.seat, line.what.removeprefix(SNEAK))
    elif line.what.startswith(DEFEND):
        move = Defend(line.seat, line.what.removeprefix(DEFEND))
    elif line.what.startswith(BOTTOM):
        move = PlaceBottom(line.seat, line.what.removeprefix(BOTTOM))
    elif line.what.startswith(TURNED):
        move = TurnUp(line.seat, line.what.removeprefix(TURNED))
    elif line.what.startswith(TAKE):
        move = TakeCard(line.seat, line.what.removeprefix(TAKE))
    elif re.fullmatch(CALL + r"-?[0-9]{1,6}", line.what):
        move = Call(line.seat, int(line.what.removeprefix(CALL)))
    elif line.what.startswith(DECLARE):
        move = Declare(line.seat, tuple(line.what.removeprefix(DECLARE).split("+")))
    else:
        move = real_cards.find_play(state, *parse_play(line.what))
    refused = move if isinstance(move, Refusal) else real_cards.refusal(state, move)
    if refused is not None and _was_a_mistake(state, line):
        return Stuck()
    if refused is not None:
        raise RecordError(f"“{short(line.what)}” is not possible: {refused.why}.")
    assert not isinstance(move, Refusal)
    return move
