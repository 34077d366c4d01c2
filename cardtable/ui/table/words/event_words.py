"""Events of special rules in words: a few on the table, and a sentence.

English sentences are in the past tense, so that they fit "you" and names alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, assert_never

from cardtable.cards.faces import HIDDEN
from cardtable.game import events as ev
from cardtable.game.events import Spoken
from cardtable.language import Card, Rank, Slot, player, say
from cardtable.rules.prose.cards import signed
from cardtable.ui.table.words.actions import shown


@dataclass(frozen=True)
class EventWords:
    """The text of an event at a seat, or at None if it affects all.

    `short` with an `icon` is for the table, `sentence` is the full text; `cards` are those involved.
    """

    seat: int | None
    short: str
    icon: str
    sentence: str
    cards: tuple[str, ...] = ()


_Aimed = (
    ev.NextSeatChosen
    | ev.HandsExchanged
    | ev.CardStolen
    | ev.SeatEliminated
    | ev.ShieldPlayed
    | ev.ZeusTaken
    | ev.HoldDiscarded
)
_Owed = ev.PlaysObliged | ev.ObligationPassedOn | ev.TurnLost | ev.AnswerDeclined | ev.DrawForgotten
_Totaled = ev.MilestoneReached | ev.WentOver | ev.HandDeclared


def event_words(event: Spoken, names: Sequence[str]) -> EventWords:
    if isinstance(event, ev.SeatEffect):
        return _at_seat(event, player(names[event.seat]))
    if isinstance(event, _Aimed):
        return _aimed(event, names)
    if isinstance(event, _Owed):
        return _owed(event, names)
    if isinstance(event, _Totaled):
        return _totaled(event, names)
    assert_never(event)


_FILLS: tuple[tuple[str, str, Callable[[Any], Slot]], ...] = (
    ("card", "card", Card),
    ("card", "cards", lambda cards: Card(cards[0])),
    ("rank", "cards", lambda cards: Rank(cards[0])),
    ("value", "number", signed),
    ("count", "count", abs),
    ("total", "total", int),
)
"""The slots of messages, the event's attribute for each, and how to convert it."""


_ICONS = {
    "again": "again", "cancel": "check", "sneak": "tap", "discard-four": "cards", "copy": "again",
    "reset": "again", "others-draw": "cards", "each-paid": "people",
    "points": "chart",
}  # fmt: skip
"""Icons by kind of effect, for effects that aren't actions of a card; others have the usual one."""


def _at_seat(event: ev.SeatEffect, actor: Slot) -> EventWords:
    action = shown(event.kind)
    icon = _ICONS.get(event.kind, "hint") if action is None else action.icon
    slots = {slot: fill(getattr(event, key)) for slot, key, fill in _FILLS if hasattr(event, key)}
    sentence = say(f"event-{event.message}", player=actor, **slots)
    short = say(f"event-{event.message}-brief", **slots)
    return EventWords(None if event.is_for_all else event.seat, short, icon, sentence)


def _aimed(event: _Aimed, names: Sequence[str]) -> EventWords:
    actor, target = player(names[event.seat]), player(names[event.target])
    match event:
        case ev.NextSeatChosen():
            sentence = say("event-named-next", player=actor, target=target)
            return EventWords(event.target, say("event-named-next-brief"), "people", sentence)
        case ev.HandsExchanged():
            sentence = say("event-exchanged", player=actor, target=target)
            return EventWords(event.seat, say("event-exchanged-brief", target=target), "again", sentence)
        case ev.CardStolen():
            known = bool(event.cards) and event.cards[0] != HIDDEN
            sentence = say("event-stole", player=actor, target=target)
            if known:
                sentence = say("event-stole-card", player=actor, target=target, card=Card(event.cards[0]))
            short = say("event-stole-brief", target=target)
            return EventWords(event.seat, short, "tap", sentence, event.cards if known else ())
        case ev.SeatEliminated():
            sentence = say("event-struck", player=actor, target=target)
            return EventWords(event.seat, say("event-struck-brief", target=target), "close", sentence)
        case ev.ShieldPlayed():
            sentence = say("event-shield", player=target)
            return EventWords(event.target, say("event-shield-brief"), "lock", sentence, event.cards)
        case ev.ZeusTaken():
            return EventWords(event.target, say("event-zeus-brief"), "star", say("event-zeus", player=target))
        case ev.HoldDiscarded():
            sentence = say("event-saved", player=target, card=Card(event.cards[0]))
            return EventWords(event.target, say("event-saved-brief"), "check", sentence, event.cards)


def _owed(event: _Owed, names: Sequence[str]) -> EventWords:
    actor = player(names[event.seat])
    match event:
        case ev.PlaysObliged() | ev.ObligationPassedOn():
            sentence = say("event-must-play", player=player(names[event.target]), count=event.count)
            short = say("event-must-play-brief", count=event.count)
            return EventWords(event.target, short, "cards", sentence)
        case ev.TurnLost():
            key = "event-did-not-answer" if event.declined else "event-could-not-answer"
            sentence = say(key, player=actor)
            return EventWords(event.seat, say("board-skipped"), "skip", sentence)
        case ev.AnswerDeclined():
            sentence = say("event-penalty", player=actor)
            return EventWords(event.seat, say("event-penalty-brief"), "cards", sentence)
        case ev.DrawForgotten():
            sentence = say("event-forgot-to-draw", player=actor)
            return EventWords(event.seat, say("event-forgot-to-draw-brief"), "hint", sentence)


def _totaled(event: _Totaled, names: Sequence[str]) -> EventWords:
    actor = player(names[event.seat])
    match event:
        case ev.MilestoneReached():
            sentence = say(f"event-{event.how}", player=actor, number=event.at)
            short = say(f"event-{event.how}-brief", number=event.at)
            return EventWords(event.seat, short, "star" if event.how == "exact" else "warn", sentence)
        case ev.WentOver():
            sentence = say("event-over", player=actor, total=event.total)
            if event.cards:
                sentence = say("event-mistake", player=actor, card=Card(event.cards[0]), total=event.total)
            short = say("event-over-brief", total=event.total)
            return EventWords(event.seat, short, "warn", sentence, event.cards)
        case ev.HandDeclared():
            rank = Rank(event.cards[0])
            sentence = say("event-three-of-a-kind", player=actor, rank=rank)
            short = say("event-three-of-a-kind-brief", rank=rank)
            return EventWords(event.seat, short, "star", sentence, event.cards)


class Sitter(Protocol):
    """The part of a player on a seat that a line needs."""

    @property
    def name(self) -> str: ...

    @property
    def avatar(self) -> str: ...
