"""What happened since a player's last turn, in two lines: the plays with lost turns, and the losses."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards.faces import rank_of
from cardtable.game import events as ev
from cardtable.game.ending import TEAM_PAID
from cardtable.game.events import AnyEvent
from cardtable.language import Card, Listed, Player, Rank, paragraph, player, say, sentence
from cardtable.ui.table.words.endings import loss, team_loss
from cardtable.ui.table.words.event_words import event_words

PLAYS = 3
"""The number of latest plays in full; earlier ones are only counted."""


def since_words(events: Sequence[AnyEvent], names: Sequence[str], kind: str = "token") -> tuple[str, str]:
    """Return two lines on these public events: the plays, and the losses, "" without any.

    The losses come first if a new deal has begun after them. `kind` is that of the tokens.
    """
    plays, losses = _plays_line(events, names), _losses_line(events, names, kind)
    return (losses, plays) if any(map(_is_loss, events[: _last_deal(events)])) else (plays, losses)


def _last_deal(events: Sequence[AnyEvent]) -> int:
    """Return the number of the event that began the latest deal, or 0."""
    return max(
        (number for number, event in enumerate(events) if isinstance(event, ev.DealStarted)), default=0
    )


def _is_loss(event: AnyEvent) -> bool:
    if isinstance(event, ev.DealEnded):
        return bool(event.losers)
    return isinstance(event, ev.TokensChanged) and event.change < 0


def _plays_line(events: Sequence[AnyEvent], names: Sequence[str]) -> str:
    # Turns of an earlier deal don't matter anymore.
    turns = [event for event in events[_last_deal(events) :] if isinstance(event, _Turn)]
    if not turns:
        dealt = any(isinstance(event, ev.DealStarted) for event in events)
        return say("event-dealt") if dealt else say("event-nobody-played")
    before = max(0, sum(isinstance(event, ev.CardsPlayed) for event in turns) - PLAYS)
    earlier, sentences = before, []
    for event in turns:
        if earlier and isinstance(event, ev.CardsPlayed):
            earlier -= 1
        else:
            sentences.append(sentence(_turn_words(event, names)))
    return paragraph([say("event-earlier", count=before), *sentences] if before else sentences)


_Turn = ev.CardsPlayed | ev.SeatSkipped | ev.TurnLost | ev.AnswerDeclined
"""What became of a turn. A lost turn is always mentioned: its player may not have seen it."""


def _turn_words(event: _Turn, names: Sequence[str]) -> str:
    if isinstance(event, ev.CardsPlayed):
        return _play_words(event, player(names[event.seat]))
    if isinstance(event, ev.SeatSkipped):
        return say("narrator-skipped", player=player(names[event.target]))
    return event_words(event, names).sentence


def _play_words(play: ev.CardsPlayed, actor: Player) -> str:
    """Return a play: `Noah plays the 7 of hearts to 68`."""
    ranks = [rank_of(card) for card in play.cards]
    still = play.before == play.total
    if len(ranks) > 1 and len(set(ranks)) == 1:
        name = "event-plays-several-still" if still else "event-plays-several"
        return say(name, player=actor, count=len(ranks), rank=Rank(ranks[0]), total=play.total)
    name = "event-plays-still" if still else "event-plays"
    return say(name, player=actor, cards=Listed([Card(card) for card in play.cards]), total=play.total)


def _losses_line(events: Sequence[AnyEvent], names: Sequence[str], kind: str) -> str:
    paid: dict[int, int] = {}
    for event in events:
        if isinstance(event, ev.TokensChanged) and event.change < 0:
            paid[event.seat] = paid.get(event.seat, 0) - event.change
        elif isinstance(event, ev.DealEnded):
            paid |= {seat: 0 for seat in event.losers if seat not in paid}
    if any(isinstance(event, ev.DealEnded) and event.why == TEAM_PAID for event in events):
        stuck = next(event for event in events if isinstance(event, ev.SeatStuck))
        return sentence(team_loss(kind, player(names[stuck.seat]), paid[stuck.seat], stuck.gave_up))
    sentences = [loss(kind, player(names[seat]), False, lost) for seat, lost in paid.items()]
    out = [event.seat for event in events if isinstance(event, ev.SeatOut) and event.scope == "game"]
    sentences += [say("ending-out-of-game", player=player(names[seat])) for seat in out]
    if sentences:
        return paragraph(sentence(one) for one in sentences)
    if sum(isinstance(event, ev.DirectionReversed) for event in events) % 2:
        return say("event-turned")
    return ""
