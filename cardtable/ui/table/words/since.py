"""What happened since a player's last turn, in two lines: the plays, and the losses."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.cards.faces import rank_of
from cardtable.game import events as ev
from cardtable.game.ending import TEAM_PAID
from cardtable.game.events import AnyEvent
from cardtable.language import Card, Listed, Player, Rank, paragraph, player, say, sentence
from cardtable.ui.table.words.endings import loss, team_loss

PLAYS = 3
"""The number of latest plays in full; earlier ones are only counted."""


def since_words(events: Sequence[AnyEvent], names: Sequence[str], kind: str = "token") -> tuple[str, str]:
    """Return two lines on these public events, the second "" without a loss; `kind` is that of the tokens."""
    return _plays_line(events, names), _losses_line(events, names, kind)


def _plays_line(events: Sequence[AnyEvent], names: Sequence[str]) -> str:
    dealt = [number for number, event in enumerate(events) if isinstance(event, ev.DealStarted)]
    # Plays of an earlier deal don't matter anymore.
    plays = [event for event in events[dealt[-1] if dealt else 0 :] if isinstance(event, ev.CardsPlayed)]
    if not plays and dealt:
        return say("event-dealt")
    if not plays:
        return say("event-nobody-played")
    sentences = [sentence(_play_words(play, player(names[play.seat]))) for play in plays[-PLAYS:]]
    before = len(plays) - PLAYS
    return paragraph([say("event-earlier", count=before), *sentences] if before > 0 else sentences)


def _play_words(play: ev.CardsPlayed, who: Player) -> str:
    """Return a play: `Noah plays the 7 of hearts to 68`."""
    ranks = [rank_of(card) for card in play.cards]
    still = play.before == play.total
    if len(ranks) > 1 and len(set(ranks)) == 1:
        name = "event-plays-several-still" if still else "event-plays-several"
        return say(name, player=who, count=len(ranks), rank=Rank(ranks[0]), total=play.total)
    name = "event-plays-still" if still else "event-plays"
    return say(name, player=who, cards=Listed([Card(card) for card in play.cards]), total=play.total)


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
