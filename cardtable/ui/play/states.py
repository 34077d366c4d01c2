"""The states of a match at the table, and the table of transitions between them."""

from __future__ import annotations

from enum import Enum


class TableState(Enum):
    EMPTY = "no match is on the table"
    READY = "nothing goes on: the next step is due, and is taken at once while the table is in front"
    SAVING = "the next step waits for what was played last to reach the disk"
    DRAWING = "the person at the screen has time to draw by hand before the table is passed on"
    CURTAIN = "the curtain is down until the person who is to act has come"
    BETWEEN_DEALS = "the next deal waits until somebody asks for it"
    PERSON = "a person is to move"
    PHONE = "a person is to move who plays at a phone"
    CALLING = "a person says the total of a play before it is made"
    HAND_LESSON = "a learner is asked what the hand can do, before playing"
    THINKING = "a computer opponent thinks"
    STUCK = "a seat that cannot play is about to lay its hand down"
    RESCUE = "a deal has ended, and a card friend asks a learner for a sum"
    LESSON = "a learner calls what was played, before its cards land"
    MOVING = "the table shows what happened"
    PAUSED = "the table is covered until somebody goes on"
    ENDING = "the game is over, and its last picture can be looked at"
    OVER = "the end was told"


class Trigger(Enum):
    """An event that changes the state."""

    SAT = "a match was sat down to"
    LEFT = "it was left"
    BROKEN_OFF = "another page came in front, or the game is brought to its end"
    TURNED_BACK = "moves are taken back, or made again"
    PAUSED = "a person wants to pause"
    UNCOVERED = "the pause is over"
    DISK_BEHIND = "what was played last is not on disk yet"
    DISK_DONE = "it is, or cannot be, or took too long"
    DRAW_OWED = "the person at the screen may draw, and somebody else looks next"
    DRAW_TIME_UP = "the time to draw is over"
    NOBODY_LOOKS = "who is to act does not look yet"
    LIFTED = "the person has come and lifted the curtain"
    FRIEND_ASKS = "a deal has ended, and a card friend waits for a learner"
    FRIEND_LEFT = "the game shall go on"
    DEAL_DUE = "a deal has ended"
    PERSON_DUE = "it is a person's turn"
    PHONE_DUE = "it is the turn of a person at a phone"
    HAND_ASKED = "a learner's turn, whose hand is asked about"
    HAND_ANSWERED = "that was answered"
    TOTAL_ASKED = "a play was chosen whose total has to be said"
    TAKEN_BACK = "the total was said, or the play is not made"
    COMPUTER_DUE = "it is a computer opponent's turn"
    STUCK_DUE = "the seat to act cannot play"
    PLAYED = "a deal or a move was made"
    CALL_DUE = "a learner has to call it"
    CALLED = "the learner has called it"
    SETTLED = "all that moved is at rest"
    END_DUE = "the game has ended"
    END_SEEN = "its last picture was looked at for long enough, or until somebody went on"


_S = TableState
_BUSY = frozenset(TableState) - {_S.EMPTY, _S.READY}

TRANSITIONS: dict[Trigger, tuple[frozenset[TableState], TableState]] = {
    Trigger.SAT: (frozenset({_S.EMPTY}), _S.READY),
    Trigger.LEFT: (frozenset(TableState) - {_S.EMPTY}, _S.EMPTY),
    Trigger.BROKEN_OFF: (_BUSY - {_S.OVER}, _S.READY),
    Trigger.TURNED_BACK: (_BUSY - {_S.PAUSED, _S.ENDING, _S.OVER}, _S.READY),
    Trigger.PAUSED: (
        _BUSY - {_S.CURTAIN, _S.PAUSED, _S.HAND_LESSON, _S.RESCUE, _S.LESSON, _S.ENDING, _S.OVER},
        _S.PAUSED,
    ),
    Trigger.UNCOVERED: (frozenset({_S.PAUSED}), _S.READY),
    Trigger.DISK_BEHIND: (frozenset({_S.READY}), _S.SAVING),
    Trigger.DISK_DONE: (frozenset({_S.SAVING}), _S.READY),
    Trigger.DRAW_OWED: (frozenset({_S.READY}), _S.DRAWING),
    Trigger.DRAW_TIME_UP: (frozenset({_S.DRAWING}), _S.READY),
    Trigger.NOBODY_LOOKS: (frozenset({_S.READY}), _S.CURTAIN),
    Trigger.LIFTED: (frozenset({_S.CURTAIN}), _S.READY),
    Trigger.FRIEND_ASKS: (frozenset({_S.READY}), _S.RESCUE),
    Trigger.FRIEND_LEFT: (frozenset({_S.RESCUE}), _S.READY),
    Trigger.DEAL_DUE: (frozenset({_S.READY}), _S.BETWEEN_DEALS),
    Trigger.PERSON_DUE: (frozenset({_S.READY}), _S.PERSON),
    Trigger.PHONE_DUE: (frozenset({_S.READY, _S.HAND_LESSON}), _S.PHONE),
    Trigger.HAND_ASKED: (frozenset({_S.READY}), _S.HAND_LESSON),
    Trigger.HAND_ANSWERED: (frozenset({_S.HAND_LESSON}), _S.PERSON),
    # A quick player needn't wait for a slow disk: moves are written in order.
    Trigger.TOTAL_ASKED: (frozenset({_S.PERSON, _S.SAVING}), _S.CALLING),
    Trigger.TAKEN_BACK: (frozenset({_S.CALLING}), _S.PERSON),
    Trigger.COMPUTER_DUE: (frozenset({_S.READY}), _S.THINKING),
    Trigger.STUCK_DUE: (frozenset({_S.READY}), _S.STUCK),
    Trigger.PLAYED: (
        frozenset(
            {_S.READY, _S.SAVING, _S.DRAWING, _S.BETWEEN_DEALS, _S.PERSON, _S.PHONE, _S.THINKING, _S.STUCK}
        ),
        _S.MOVING,
    ),
    Trigger.CALL_DUE: (frozenset({_S.READY, _S.MOVING}), _S.LESSON),
    Trigger.CALLED: (frozenset({_S.LESSON}), _S.MOVING),
    Trigger.SETTLED: (frozenset({_S.MOVING}), _S.READY),
    Trigger.END_DUE: (frozenset({_S.READY}), _S.ENDING),
    Trigger.END_SEEN: (frozenset({_S.ENDING, _S.SAVING}), _S.OVER),
}
"""For each trigger, the states in which it is allowed and the state that follows."""

RESTING = frozenset(TableState) - {_S.SAVING, _S.THINKING, _S.STUCK, _S.LESSON, _S.MOVING}
"""The states in which nothing moves, no computer thinks and all is saved: a person acts next, or it is over.
"""


def next_state(state: TableState, trigger: Trigger) -> TableState | None:
    """Return the state that follows `state` on `trigger`, or None if the trigger isn't allowed there."""
    sources, to = TRANSITIONS[trigger]
    return to if state in sources else None
