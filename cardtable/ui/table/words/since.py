"""What happened since somebody's last turn, in two lines: who played what, and who lost something."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.language import say
from cardtable.ui.table.words.endings import loss
from cardtable.ui.table.words.names import card_name, number_text, rank_plural, together

PLAYS = 3
"""So many plays are told in full, the last ones; those before are counted."""


def since_words(events: Sequence[AnyEvent], names: Sequence[str], kind: str = "token") -> tuple[str, str]:
    """The two lines about these events, which everybody may know; `kind` is that of the tokens."""
    return _plays_line(events, names), _losses_line(events, names, kind)


def _plays_line(events: Sequence[AnyEvent], names: Sequence[str]) -> str:
    translate = QCoreApplication.translate
    dealt = [number for number, event in enumerate(events) if isinstance(event, ev.DealStarted)]
    # What was played in a deal that is over does not matter any more.
    plays = [event for event in events[dealt[-1] if dealt else 0 :] if isinstance(event, ev.CardsPlayed)]
    if not plays and dealt:
        return say("table-the-cards-are-dealt-and-nobody-has-played")
    if not plays:
        return say("table-nobody-has-played-since")
    told = together([_play_words(play, names[play.seat]) for play in plays[-PLAYS:]])
    before = len(plays) - PLAYS
    if before > 1:
        text = translate("Curtain", "After {count} other plays {plays}.")
        return text.format(count=before, plays=told)
    if before == 1:
        return say("table-after-one-other-play-plays", plays=told)
    return say("table-plays", plays=told)


def _play_words(play: ev.CardsPlayed, name: str) -> str:
    """`Noah plays the 7 of hearts to 68`."""
    translate, cards = QCoreApplication.translate, play.cards
    played = translate("Curtain", "the {card}")
    told = together([played.format(card=card_name(card)) for card in cards])
    if len(cards) > 1 and len({card_name(card).partition(" ")[0] for card in cards}) == 1:
        several = translate("Curtain", "{count} {rank}")
        told = several.format(count=len(cards), rank=rank_plural(cards[0]))
    text = translate("Curtain", "{name} plays {cards} to {total}")
    if play.before == play.total:
        text = translate("Curtain", "{name} plays {cards}, still {total}")
    return text.format(name=name, cards=told, total=number_text(play.total))


def _losses_line(events: Sequence[AnyEvent], names: Sequence[str], kind: str) -> str:
    paid: dict[int, int] = {}
    for event in events:
        if isinstance(event, ev.TokensChanged) and event.change < 0:
            paid[event.seat] = paid.get(event.seat, 0) - event.change
        elif isinstance(event, ev.DealEnded):
            paid |= {seat: 0 for seat in event.losers if seat not in paid}
    told = [loss(kind, names[seat], False, lost) for seat, lost in paid.items()]
    out = [event.seat for event in events if isinstance(event, ev.SeatOut) and event.scope == "game"]
    told += [say("table-name-is-out-of-the-game", name=names[seat]) for seat in out]
    if told:
        return say("table-losses", losses=together(told))
    if sum(isinstance(event, ev.DirectionReversed) for event in events) % 2:
        return say("table-play-goes-the-other-way-round-now")
    return say("table-nobody-lost-anything")
