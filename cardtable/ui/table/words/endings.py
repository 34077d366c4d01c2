"""What the strip says of the end of a deal or of the game, and of a loss while the deal goes on: who won or
lost, why, what it cost, what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeGuard

from PySide6.QtCore import QCoreApplication

from cardtable.game import events as ev
from cardtable.game.events import AnyEvent, Spoken
from cardtable.game.parts.chains import PENALTY
from cardtable.game.sight.view import SeatView
from cardtable.language import say
from cardtable.rules.effects import BOMB
from cardtable.ui.table.words.event_words import Sitter, event_words
from cardtable.ui.table.words.names import number_text, together


@dataclass(frozen=True)
class Notice:
    """What the strip says; `over` is the end of the game, `asks` a question, `won` if `avatar` won, and after
    what `goes_on` the deal does.
    """

    title: str
    detail: str
    avatar: str
    over: bool = False
    asks: bool = False
    won: bool = False
    goes_on: bool = False


_Cost = ev.SeatStuck | ev.SeatOut | ev.TokensChanged


class Seated(Sitter, Protocol):
    """Who sits on a seat."""

    @property
    def person(self) -> bool: ...


def ending(
    events: Sequence[AnyEvent],
    names: Sequence[str],
    avatars: Sequence[str],
    viewer: int | None,
    kind: str = "token",
) -> Notice | None:
    """What the events say of the end of a deal or of the game; None if neither ended.

    `viewer` is the seat of the person who reads it and is spoken to; `kind` is that of the tokens.
    """
    over = next((e for e in events if isinstance(e, ev.GameEnded)), None)
    ended = next((e for e in events if isinstance(e, ev.DealEnded)), None)
    if over is not None:
        return _game_notice(over, events, names, avatars, viewer)
    if ended is None:
        return None
    winner = _winner(ended, events)
    if winner is not None:
        details = _winner_details(ended, events, names, viewer, kind)
        if len(details) < 2:
            details = _reason(ended, events, names, winner, viewer) + details
        if len(details) < 2:
            details += _next_deal(ended, names, viewer)
        title = _winner_title(winner, names, events, viewer)
        return Notice(title, " ".join(details), avatars[winner], won=True)
    losers = ended.losers
    changed = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat in losers]
    stuck = any(isinstance(e, ev.SeatStuck) and e.seat in losers[:1] for e in events)
    title = _loser_title(losers, names, viewer, kind, stuck, -sum(change.change for change in changed))
    why = _reason(ended, events, names, None, viewer)
    details = [*why]
    if ended.scores is not None:
        details += [_scored(ended.scores, viewer)]
    else:
        details += [tokens_left(kind, change.left) for change in changed[:1]]
    details += _put_out(losers[:1], events, viewer)
    if not why:
        details += _next_deal(ended, names, viewer)
    return Notice(title, " ".join(details), avatars[losers[0]] if losers else "")


def _reason(
    ended: ev.DealEnded,
    events: Sequence[AnyEvent],
    names: Sequence[str],
    winner: int | None,
    viewer: int | None,
) -> list[str]:
    """Why the deal is over, where neither a stuck hand nor laid cards tell it."""
    translate, slots = QCoreApplication.translate, {"total": number_text(ended.total)}
    own, text = winner is not None and winner == viewer, ""
    slots["name"] = names[winner] if winner is not None else ""
    if ended.why == "zeus" and winner is not None:
        text = translate("Table", "You held Zeus at {total}.") if own else ""
        text = text or translate("Table", "{name} held Zeus at {total}.")
    elif ended.why == "shed" and winner is not None:
        text = say("table-you-played-your-last-card") if own else ""
        text = text or translate("Table", "{name} played the last card in hand.")
    elif ended.why in ("exact", "over"):
        told = (e for e in events if isinstance(e, ev.WentOver | ev.MilestoneReached))
        last = [e for e in told if isinstance(e, ev.WentOver) == (ended.why == "over")][-1:]
        return [_sentence(event, names) for event in last]
    return [text.format(**slots)] if text else []


def _sentence(event: Spoken, names: Sequence[str]) -> str:
    """What an event says where it stands by itself."""
    told = QCoreApplication.translate("Table", "{sentence}.")
    return told.format(sentence=event_words(event, names).sentence)


@dataclass(frozen=True)
class Setback:
    """Somebody lost something, and the deal goes on: what `notice` says can be looked at after so many of the
    events; what a person lost `waits` until it was seen.
    """

    after: int
    waits: bool
    notice: Notice


def setback(
    events: Sequence[AnyEvent], seats: Sequence[Seated], viewer: int | None, kind: str = "token"
) -> Setback | None:
    """What has to be seen before the deal goes on; None where nothing has, or where the deal ends.

    That is whatever a person loses, and a hand that is stuck or out of the deal whoever held it; what else a
    computer pays is told at its seat. `viewer` and `kind` as for `ending`.
    """
    if any(isinstance(event, ev.DealEnded | ev.GameEnded) for event in events):
        return None
    costs = {n: event.seat for n, event in enumerate(events) if _has_to_be_seen(event, seats)}
    if not costs:
        return None
    who = sorted(costs.values(), key=lambda seat: (seat != viewer, not seats[seat].person))
    goes_on = (n for n in range(min(costs), len(events)) if isinstance(events[n], _GOING_ON))
    title, details = _setback_words(who[0], events, [seat.name for seat in seats], viewer, kind)
    notice = Notice(title, " ".join(details), seats[who[0]].avatar, goes_on=True)
    return Setback(next(goes_on, len(events)), seats[who[0]].person, notice)


_GOING_ON = ev.TurnBegan | ev.TotalReset | ev.PileTakenAway
"""What takes the stuck hand, or the total at which it was stuck, from the table."""


def _has_to_be_seen(event: AnyEvent, seats: Sequence[Seated]) -> TypeGuard[_Cost]:
    match event:
        case ev.SeatStuck() | ev.SeatOut():
            return True
        case ev.TokensChanged():
            return event.change < 0 and seats[event.seat].person
        case _:
            return False


def _setback_words(
    seat: int, events: Sequence[AnyEvent], names: Sequence[str], viewer: int | None, kind: str
) -> tuple[str, list[str]]:
    """What the seat lost; why, what it has left, and whether it is out."""
    _translate, own = QCoreApplication.translate, seat == viewer
    paid = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat == seat and e.change < 0]
    stuck = any(isinstance(event, ev.SeatStuck) and event.seat == seat for event in events)
    out = next((e.scope for e in events if isinstance(e, ev.SeatOut) and e.seat == seat), None)
    lost = -sum(change.change for change in paid)
    details = [] if stuck else _why(seat, events, names, viewer)
    details += [tokens_left(kind, change.left) for change in paid[-1:]]
    if out is not None and not paid:
        return _out_title(names[seat], own, stuck, out), details
    if out == "game":
        details.append(say("table-you-are-out") if own else say("table-out-of-the-game"))
    elif out == "deal":
        rest = say("table-you-sit-out-the-rest-of-this-deal")
        details.append(rest if own else say("table-out-of-this-deal"))
    return own_loss(kind, stuck, lost) if own else loss(kind, names[seat], stuck, lost), details


def _why(seat: int, events: Sequence[AnyEvent], names: Sequence[str], viewer: int | None) -> list[str]:
    """What cost that seat something, where it was not stuck."""
    told: list[str] = []
    for event in events:
        match event:
            case ev.MilestoneReached() | ev.WentOver():
                told = [_sentence(event, names)]
            case ev.SeatEliminated() if event.target == seat == viewer:
                told = [say("table-name-struck-you", name=names[event.seat])]
            case ev.SeatEliminated() if event.target == seat:
                told = [_sentence(event, names)]
            case ev.TokensChanged() if event.seat == seat and event.why == BOMB.word:
                told = [say("table-hit-by-the-bomb")]
            case ev.TokensChanged() if event.seat == seat and event.why == PENALTY:
                told = [say("table-the-penalty-could-not-be-played")]
            case _:
                pass
    return told


def _out_title(name: str, own: bool, stuck: bool, scope: str) -> str:
    """Who is out of the deal or of the game without having paid for it."""
    if scope == "game":
        if own and stuck:
            return say("table-you-could-not-play-and-are-out-of-the-game")
        if own:
            return say("table-you-are-out-of-the-game")
        if stuck:
            return say("table-name-could-not-play-and-is-out-of-the-game", name=name)
        return say("table-name-is-out-of-the-game", name=name)
    if own and stuck:
        return say("table-you-could-not-play-and-are-out-of-this")
    if own:
        return say("table-you-are-out-of-this-deal")
    if stuck:
        return say("table-name-could-not-play-and-is-out-of-this", name=name)
    return say("table-name-is-out-of-this-deal", name=name)


def _loser_title(
    losers: Sequence[int], names: Sequence[str], viewer: int | None, kind: str, stuck: bool, lost: int
) -> str:
    """Who lost the deal, and what that cost them in all."""
    if not losers:
        return say("table-the-deal-is-over")
    if len(losers) > 1:
        joined = together([names[seat] for seat in losers])
        return say("table-names-lose-this-deal", names=joined)
    return own_loss(kind, stuck, lost) if losers[0] == viewer else loss(kind, names[losers[0]], stuck, lost)


def _next_deal(ended: ev.DealEnded, names: Sequence[str], viewer: int | None) -> list[str]:
    """Who deals next, if anybody does; or who begins, where that does not follow from it."""
    _translate, first = QCoreApplication.translate, ended.next_starter
    if ended.next_dealer is None:
        return []
    if first is not None and first == viewer:
        return [say("table-you-begin-the-next-deal")]
    if first is not None:
        return [say("table-name-begins-the-next-deal", name=names[first])]
    if ended.next_dealer == viewer:
        return [say("table-you-deal-next")]
    return [say("table-name-deals-next", name=names[ended.next_dealer])]


def _scored(scores: Sequence[int], viewer: int | None) -> str:
    """How the reader stands where points are added up over the deals; those of the deal are counted in."""
    _translate, most = QCoreApplication.translate, max(scores)
    if viewer is None:
        return say("table-the-highest-score-is-most", most=most)
    own = scores[viewer]
    if own == most:
        return say("table-your-score-of-own-is-the-highest", own=own)
    return say("table-your-score-is-own-the-highest-most", own=own, most=most)


def _put_out(losers: Sequence[int], events: Sequence[AnyEvent], viewer: int | None) -> list[str]:
    """Whether this end put the losers out of the game, which may cost no token: they may have held none."""
    out = {event.seat for event in events if isinstance(event, ev.SeatOut) and event.scope == "game"}
    own, other = say("table-you-are-out"), say("table-out-of-the-game")
    return [own if seat == viewer else other for seat in losers if seat in out]


def between_deals(view: SeatView) -> Notice | None:
    """What it says at a table that is taken up again between two deals."""
    if view.phase != "between" or view.deal == 0:
        return None
    title = say("table-deal-number-is-over", number=view.deal)
    detail = say("table-the-table-is-as-you-left-it")
    return Notice(title, detail, "")


def _game_notice(
    over: ev.GameEnded,
    events: Sequence[AnyEvent],
    names: Sequence[str],
    avatars: Sequence[str],
    viewer: int | None,
) -> Notice:
    joined = together([names[seat] for seat in over.winners])
    if not over.winners:
        title = say("table-everybody-loses-the-game")
    elif len(over.winners) > 1:
        title = say("table-names-win-the-game", names=joined)
    elif over.winners[0] == viewer:
        title = say("table-you-win-the-game")
    else:
        title = say("table-name-wins-the-game", name=joined)
    detail = say("table-well-played-everyone")
    ended = next((e for e in events if isinstance(e, ev.DealEnded)), None)
    if ended is not None and ended.winners == over.winners and len(over.winners) == 1:
        detail = " ".join(_reason(ended, events, names, over.winners[0], viewer)) or detail
    hand = next((e for e in events if isinstance(e, ev.HandDeclared) and e.what == over.why), None)
    if hand is not None:
        detail = _sentence(hand, names)
    shown = over.winners[0] if over.winners else hand.seat if hand is not None else None
    avatar = avatars[shown] if shown is not None else ""
    return Notice(title, detail, avatar, True, won=bool(over.winners))


def _winner(ended: ev.DealEnded, events: Sequence[AnyEvent]) -> int | None:
    """The seat that the end of this deal is about: who won it, or laid down three of a kind.

    None where somebody could not play, which is what happened then, and where nobody or everybody won.
    """
    stuck = {event.seat for event in events if isinstance(event, ev.SeatStuck)}
    if len(ended.losers) == 1 and ended.losers[0] in stuck:
        return None
    declared = [event.seat for event in events if isinstance(event, ev.HandDeclared)]
    seats = declared if declared and declared[0] not in ended.losers else ended.winners
    return seats[0] if len(seats) == 1 else None


def _winner_title(seat: int, names: Sequence[str], events: Sequence[AnyEvent], viewer: int | None) -> str:
    """What that seat did: `Olive wins this deal`."""
    translate = QCoreApplication.translate
    if any(isinstance(event, ev.HandDeclared) for event in events):
        own = say("table-you-laid-down-three-of-a-kind")
        other = translate("Table", "{name} laid down three of a kind")
    elif _letters(events) is not None:
        own, other = say("table-you-win-a-letter"), translate("Table", "{name} wins a letter")
    else:
        own, other = say("table-you-win-this-deal"), translate("Table", "{name} wins this deal")
    return own if seat == viewer else other.format(name=names[seat])


def _winner_details(
    ended: ev.DealEnded, events: Sequence[AnyEvent], names: Sequence[str], viewer: int | None, kind: str
) -> list[str]:
    """What the winner has now, what the reader or the others paid, and who else is out of the game by it.

    In few words, which have room on the strip in the smallest window; what is left stands on the plaques.
    """
    letters = _letters(events)
    told: list[str] = []
    if letters == 1:
        told.append(say("table-it-is-the-first-one"))
    elif letters is not None:
        told.append(say("table-that-makes-count-letters", count=letters))
    paid = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat in ended.losers and e.change < 0]
    own = [change for change in paid if change.seat == viewer]
    if own:
        lost = -sum(change.change for change in own)
        told.append(f"{own_loss(kind, False, lost)}.")
    elif len(ended.losers) > 1 and paid:
        told.append(loss_of_others(kind, max(-change.change for change in paid)))
    elif paid:
        lost = -sum(change.change for change in paid)
        told.append(f"{loss(kind, names[paid[0].seat], False, lost)}.")
    for event in events:
        if isinstance(event, ev.SeatOut) and event.scope == "game":
            text = say("table-name-is-out-2", name=names[event.seat])
            told.append(say("table-you-are-out") if event.seat == viewer else text)
    return told


def _letters(events: Sequence[AnyEvent]) -> int | None:
    """How many letters the winner of one has now; None where none was won."""
    won = (event.left for event in events if isinstance(event, ev.TokensChanged) and event.why == "letter")
    return next(won, None)


def own_loss(kind: str, stuck: bool, lost: int) -> str:
    """What the person who reads it lost: `You lose a penny`."""
    if lost == 1:
        one = {
            "penny": say("table-you-lose-a-penny"),
            "nickel": say("table-you-lose-a-nickel"),
            "chip": say("table-you-lose-a-chip"),
            "corner": say("table-you-fold-a-corner-of-your-bill"),
            "fold": say("table-you-fold-your-bill-once-more"),
            "bomb": say("table-you-flip-a-time-bomb"),
            "point": say("table-you-lose-a-game-point"),
        }
        if kind in one:
            return one[kind]
        if stuck:
            return say("table-you-could-not-play-and-lose-a-token")
        return say("table-you-lose-a-token")
    if lost > 1:
        return _many_own(kind).format(count=lost)
    if stuck:
        return say("table-you-could-not-play-and-lose-this-deal")
    return say("table-you-lose-this-deal")


def _many_own(kind: str) -> str:
    translate = QCoreApplication.translate
    return {
        "penny": translate("Table", "You lose {count} pennies"),
        "nickel": translate("Table", "You lose {count} nickels"),
        "chip": translate("Table", "You lose {count} chips"),
        "corner": translate("Table", "You fold {count} corners of your bill"),
        "fold": translate("Table", "You fold your bill {count} times"),
        "bomb": translate("Table", "You flip {count} time bombs"),
        "point": translate("Table", "You lose {count} game points"),
    }.get(kind, translate("Table", "You lose {count} tokens"))


def loss(kind: str, who: str, stuck: bool, lost: int) -> str:
    """What somebody else lost: `Bruno loses a penny`."""
    translate = QCoreApplication.translate
    if lost == 1:
        one = {
            "penny": translate("Table", "{name} loses a penny"),
            "nickel": translate("Table", "{name} loses a nickel"),
            "chip": translate("Table", "{name} loses a chip"),
            "corner": translate("Table", "{name} folds a corner of the bill"),
            "fold": translate("Table", "{name} folds the bill once more"),
            "bomb": translate("Table", "{name} flips a time bomb"),
            "point": translate("Table", "{name} loses a game point"),
        }
        if kind in one:
            return one[kind].format(name=who)
        if stuck:
            return say("table-name-could-not-play-and-loses-a-token", name=who)
        return say("table-name-loses-a-token", name=who)
    if lost > 1:
        return _many(kind).format(name=who, count=lost)
    if stuck:
        return say("table-name-could-not-play-and-loses-this-deal", name=who)
    return say("table-name-loses-this-deal", name=who)


def _many(kind: str) -> str:
    translate = QCoreApplication.translate
    return {
        "penny": translate("Table", "{name} loses {count} pennies"),
        "nickel": translate("Table", "{name} loses {count} nickels"),
        "chip": translate("Table", "{name} loses {count} chips"),
        "corner": translate("Table", "{name} folds {count} corners of the bill"),
        "fold": translate("Table", "{name} folds the bill {count} times"),
        "bomb": translate("Table", "{name} flips {count} time bombs"),
        "point": translate("Table", "{name} loses {count} game points"),
    }.get(kind, translate("Table", "{name} loses {count} tokens"))


def loss_of_others(kind: str, lost: int) -> str:
    """What all but the winner lost, at most so much each: `The others flip a bomb each.`"""
    one = {
        "corner": say("table-the-others-fold-a-corner-each"),
        "fold": say("table-the-others-fold-once-more"),
        "bomb": say("table-the-others-flip-a-bomb-each"),
    }
    if lost == 1:
        return one.get(kind, say("table-the-others-pay-one-each"))
    return say("table-the-others-pay-count-each", count=lost)


def tokens_left(kind: str, count: int) -> str:
    """What there is still: `2 pennies left.`"""
    translate = QCoreApplication.translate
    none = {
        "penny": say("table-no-penny-left"),
        "nickel": say("table-no-nickel-left"),
        "chip": say("table-no-chip-left"),
        "corner": say("table-no-corner-left"),
        "fold": say("table-no-fold-left"),
        "bomb": say("table-no-time-bomb-left"),
        "point": say("table-no-game-point-left"),
    }
    one = {
        "penny": say("table-one-penny-left"),
        "nickel": say("table-one-nickel-left"),
        "chip": say("table-one-chip-left"),
        "corner": say("table-one-corner-left"),
        "fold": say("table-one-fold-left"),
        "bomb": say("table-one-time-bomb-left"),
        "point": say("table-one-game-point-left"),
    }
    many = {
        "penny": translate("Table", "{count} pennies left."),
        "nickel": translate("Table", "{count} nickels left."),
        "chip": translate("Table", "{count} chips left."),
        "corner": translate("Table", "{count} corners left."),
        "fold": translate("Table", "{count} folds left."),
        "bomb": translate("Table", "{count} time bombs left."),
        "point": translate("Table", "{count} game points left."),
    }
    if count == 0:
        return none.get(kind, say("table-no-token-left"))
    if count == 1:
        return one.get(kind, say("table-one-token-left"))
    return many.get(kind, translate("Table", "{count} tokens left.")).format(count=count)
