"""Who won a deal, and what it cost the others, in the words of the strip."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.ui.table import losses


def hero(ended: ev.DealEnded, events: Sequence[AnyEvent]) -> int | None:
    """The seat that the end of this deal is about: who won it, or laid down three of a kind.

    None where somebody could not play, which is what happened then, and where nobody or everybody won.
    """
    stuck = {event.seat for event in events if isinstance(event, ev.SeatStuck)}
    if len(ended.losers) == 1 and ended.losers[0] in stuck:
        return None
    declared = [event.seat for event in events if isinstance(event, ev.HandDeclared)]
    seats = declared if declared and declared[0] not in ended.losers else ended.winners
    return seats[0] if len(seats) == 1 else None


def title(seat: int, names: Sequence[str], events: Sequence[AnyEvent], viewer: int | None) -> str:
    """What that seat did: `Olive wins this deal`."""
    translate = QCoreApplication.translate
    if any(isinstance(event, ev.HandDeclared) for event in events):
        own = translate("Table", "You laid down three of a kind")
        other = translate("Table", "{name} laid down three of a kind")
    elif _letters(events) is not None:
        own, other = translate("Table", "You win a letter"), translate("Table", "{name} wins a letter")
    else:
        own, other = translate("Table", "You win this deal"), translate("Table", "{name} wins this deal")
    return own if seat == viewer else other.format(name=names[seat])


def details(
    ended: ev.DealEnded, events: Sequence[AnyEvent], names: Sequence[str], viewer: int | None, kind: str
) -> list[str]:
    """What the winner has now, what the reader or the others paid, and who else is out of the game by it.

    In few words, which have room on the strip in the smallest window; what is left stands on the plaques.
    """
    translate = QCoreApplication.translate
    letters = _letters(events)
    told: list[str] = []
    if letters == 1:
        told.append(translate("Table", "It is the first one."))
    elif letters is not None:
        told.append(translate("Table", "That makes {count} letters.").format(count=letters))
    paid = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat in ended.losers and e.change < 0]
    own = [change for change in paid if change.seat == viewer]
    if own:
        lost = -sum(change.change for change in own)
        told.append(f"{losses.own_loss(kind, False, lost)}.")
    elif len(ended.losers) > 1 and paid:
        told.append(losses.of_others(kind, max(-change.change for change in paid)))
    elif paid:
        lost = -sum(change.change for change in paid)
        told.append(f"{losses.loss(kind, names[paid[0].seat], False, lost)}.")
    for event in events:
        if isinstance(event, ev.SeatOut) and event.scope == "game":
            text = translate("Table", "{name} is out.").format(name=names[event.seat])
            told.append(translate("Table", "You are out.") if event.seat == viewer else text)
    return told


def _letters(events: Sequence[AnyEvent]) -> int | None:
    """How many letters the winner of one has now; None where none was won."""
    won = (event.left for event in events if isinstance(event, ev.TokensChanged) and event.why == "letter")
    return next(won, None)
