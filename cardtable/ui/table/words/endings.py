"""What the strip says of the end of a deal or of the game, and of a loss while the deal goes on: who won or
lost, why, what it cost, what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeGuard

from cardtable.game import events as ev
from cardtable.game.ending import TEAM_LOST, TEAM_PAID, TEAM_WON
from cardtable.game.events import AnyEvent, Spoken
from cardtable.game.parts.chains import PENALTY
from cardtable.game.parts.totals import REACHED
from cardtable.game.sight.view import SeatView
from cardtable.language import Listed, Player, Tokens, paragraph, player, say, sentence
from cardtable.rules.effects import BOMB
from cardtable.ui.table.words.event_words import Sitter, event_words


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


class _Table:
    """Who sits at the table, who of them reads (the `viewer`), and the kind of its tokens."""

    def __init__(self, names: Sequence[str], viewer: int | None, kind: str) -> None:
        self.names, self.viewer, self.kind = names, viewer, kind

    def who(self, seat: int) -> Player:
        """Who sits there; whoever reads is spoken to, by whatever name."""
        name = player(self.names[seat])
        return Player(name, is_you=True) if seat == self.viewer else name

    def all_of(self, seats: Sequence[int]) -> Listed:
        """Several of them, by name."""
        return Listed([player(self.names[seat]) for seat in seats])


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
    table = _Table(names, viewer, kind)
    over = next((e for e in events if isinstance(e, ev.GameEnded)), None)
    ended = next((e for e in events if isinstance(e, ev.DealEnded)), None)
    if over is not None:
        return _game_notice(over, events, table, avatars)
    if ended is None:
        return None
    if ended.why == TEAM_PAID:
        return _team_notice(ended, events, table, avatars)
    winner = _winner(ended, events)
    if winner is not None:
        details = _winner_details(ended, events, table)
        if len(details) < 2:
            details = _reason(ended, events, table, winner) + details
        if len(details) < 2:
            details += _next_deal(ended, table)
        return Notice(_winner_title(winner, events, table), paragraph(details), avatars[winner], won=True)
    losers = ended.losers
    changed = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat in losers]
    stuck = any(isinstance(e, ev.SeatStuck) and e.seat in losers[:1] and not e.gave_up for e in events)
    why = _reason(ended, events, table, None) or _given_up(losers[:1], events, table)
    details = [*why]
    if ended.scores is not None:
        details += [_scored(ended.scores, table)]
    else:
        details += [tokens_left(kind, change.left) for change in changed[:1]]
    details += _put_out(losers[:1], events, table)
    if not why:
        details += _next_deal(ended, table)
    title = _loser_title(losers, table, stuck, -sum(change.change for change in changed))
    return Notice(title, paragraph(details), avatars[losers[0]] if losers else "")


def _team_notice(
    ended: ev.DealEnded, events: Sequence[AnyEvent], table: _Table, avatars: Sequence[str]
) -> Notice:
    """A deal of all who play together in which somebody could not play, and everybody paid for it."""
    stuck = next((e.seat for e in events if isinstance(e, ev.SeatStuck)), ended.losers[0])
    paid = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat == stuck]
    gave_up = any(isinstance(e, ev.SeatStuck) and e.gave_up for e in events)
    title = team_loss(table.kind, table.who(stuck), -sum(change.change for change in paid), gave_up)
    details = [*(tokens_left(table.kind, change.left) for change in paid), *_next_deal(ended, table)]
    return Notice(title, paragraph(details), avatars[stuck])


def team_loss(kind: str, who: Player, lost: int, gave_up: bool) -> str:
    """What everybody lost where `who` could not play; or that `who` gave up, which cost as much."""
    if gave_up:
        return say("event-gave-up", player=who)
    return say("ending-team-pays", player=who, lost=Tokens(_paid(kind), lost))


def _reason(ended: ev.DealEnded, events: Sequence[AnyEvent], table: _Table, winner: int | None) -> list[str]:
    """Why the deal is over, where neither a stuck hand nor laid cards tell it."""
    if ended.why == "zeus" and winner is not None:
        return [say("ending-held-zeus", player=table.who(winner), total=ended.total)]
    if ended.why == "shed" and winner is not None:
        return [say("ending-last-card", player=table.who(winner))]
    if ended.why == REACHED and winner is not None:
        return [say("ending-reached", player=table.who(winner), total=ended.total)]
    if ended.why in ("exact", "over"):
        told = (e for e in events if isinstance(e, ev.WentOver | ev.MilestoneReached))
        last = [e for e in told if isinstance(e, ev.WentOver) == (ended.why == "over")][-1:]
        paid = [event for event in events if isinstance(event, ev.SeatEffect) and event.is_reason]
        return [_told(event, table) for event in paid or last]
    return []


def _given_up(seats: Sequence[int], events: Sequence[AnyEvent], table: _Table) -> list[str]:
    """Which of the seats gave up though they could have played."""
    gone = [event.seat for event in events if isinstance(event, ev.SeatStuck) and event.gave_up]
    return [sentence(say("event-gave-up", player=table.who(seat))) for seat in gone if seat in seats]


def _told(event: Spoken, table: _Table) -> str:
    """What an event says where it stands by itself."""
    return sentence(event_words(event, table.names).sentence)


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
    table = _Table([seat.name for seat in seats], viewer, kind)
    title, details = _setback_words(who[0], events, table)
    notice = Notice(title, paragraph(details), seats[who[0]].avatar, goes_on=True)
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


def _setback_words(seat: int, events: Sequence[AnyEvent], table: _Table) -> tuple[str, list[str]]:
    """What the seat lost; why, what it has left, and whether it is out."""
    who = table.who(seat)
    paid = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat == seat and e.change < 0]
    gave_up = _given_up([seat], events, table)
    stuck = not gave_up and any(isinstance(event, ev.SeatStuck) and event.seat == seat for event in events)
    out = next((e.scope for e in events if isinstance(e, ev.SeatOut) and e.seat == seat), None)
    details = [] if stuck else gave_up or _why(seat, events, table)
    details += [tokens_left(table.kind, change.left) for change in paid[-1:]]
    if out is not None and not paid:
        return _out_title(who, stuck, out), details
    if out == "game":
        details.append(say("ending-game-out", player=who))
    elif out == "deal":
        details.append(say("ending-deal-out", player=who))
    return loss(table.kind, who, stuck, -sum(change.change for change in paid)), details


def _why(seat: int, events: Sequence[AnyEvent], table: _Table) -> list[str]:
    """What cost that seat something, where it was not stuck."""
    told: list[str] = []
    for event in events:
        match event:
            case ev.MilestoneReached() | ev.WentOver():
                told = [_told(event, table)]
            case ev.SeatEliminated() if event.target == seat == table.viewer:
                told = [say("ending-struck-you", player=table.who(event.seat))]
            case ev.SeatEliminated() if event.target == seat:
                told = [_told(event, table)]
            case ev.TokensChanged() if event.seat == seat and event.why == BOMB.word:
                told = [say("ending-bombed")]
            case ev.TokensChanged() if event.seat == seat and event.why == PENALTY:
                told = [say("ending-penalty")]
            case _:
                pass
    return told


def _out_title(who: Player, stuck: bool, scope: str) -> str:
    """Who is out of the deal or of the game without having paid for it."""
    if scope == "won":
        return say("ending-went-out", player=who)
    if scope == "game":
        if stuck:
            return say("ending-stuck-out-of-game", player=who)
        return say("ending-out-of-game", player=who)
    if stuck:
        return say("ending-stuck-out-of-deal", player=who)
    return say("ending-out-of-deal", player=who)


def _loser_title(losers: Sequence[int], table: _Table, stuck: bool, lost: int) -> str:
    """Who lost the deal, and what that cost them in all."""
    if not losers:
        return say("ending-deal-over")
    if len(losers) > 1:
        return say("ending-several-lose-deal", players=table.all_of(losers))
    return loss(table.kind, table.who(losers[0]), stuck, lost)


def _next_deal(ended: ev.DealEnded, table: _Table) -> list[str]:
    """Who deals next, if anybody does; or who begins, where that does not follow from it."""
    if ended.next_dealer is None:
        return []
    if ended.next_starter is not None:
        return [say("ending-begins-next", player=table.who(ended.next_starter))]
    return [say("ending-deals-next", player=table.who(ended.next_dealer))]


def _scored(scores: Sequence[int], table: _Table) -> str:
    """How the reader stands where points are added up over the deals; those of the deal are counted in."""
    most = max(scores)
    if table.viewer is None:
        return say("ending-highest-score", most=most)
    own = scores[table.viewer]
    if own < most:
        return say("ending-your-score", own=own, most=most)
    others = [seat for seat, score in enumerate(scores) if score == most and seat != table.viewer]
    if not others:
        return say("ending-your-score-is-highest", own=own)
    who, count = table.who(others[0]), len(others)
    return say("ending-highest-score-is-shared", player=who, count=count, most=most)


def _put_out(losers: Sequence[int], events: Sequence[AnyEvent], table: _Table) -> list[str]:
    """Whether this end put the losers out of the game, which may cost no token: they may have held none."""
    out = {event.seat for event in events if isinstance(event, ev.SeatOut) and event.scope == "game"}
    return [say("ending-game-out", player=table.who(seat)) for seat in losers if seat in out]


def between_deals(view: SeatView) -> Notice | None:
    """What it says at a table that is taken up again between two deals."""
    if view.phase != "between" or view.deal == 0:
        return None
    title = say("ending-deal-number-over", number=view.deal)
    detail = say("ending-as-you-left-it")
    return Notice(title, detail, "")


def _game_notice(
    over: ev.GameEnded, events: Sequence[AnyEvent], table: _Table, avatars: Sequence[str]
) -> Notice:
    """The end of the game: why somebody won it, where that is the end of the last deal."""
    if over.why in (TEAM_WON, TEAM_LOST):
        won = over.why == TEAM_WON
        title = say("ending-team-wins") if won else say("ending-team-loses")
    elif not over.winners:
        title = say("ending-everybody-loses-game")
    elif len(over.winners) > 1:
        title = say("ending-several-win-game", players=table.all_of(over.winners))
    else:
        title = say("ending-wins-game", player=table.who(over.winners[0]))
    detail = say("ending-well-played")
    ended = next((e for e in events if isinstance(e, ev.DealEnded)), None)
    if ended is not None and ended.winners == over.winners and len(over.winners) == 1:
        detail = paragraph(_reason(ended, events, table, over.winners[0])) or detail
    hand = next((e for e in events if isinstance(e, ev.HandDeclared) and e.what == over.why), None)
    if hand is not None:
        detail = _told(hand, table)
    shown = over.winners[0] if over.winners else hand.seat if hand is not None else None
    avatar = avatars[shown] if shown is not None else ""
    return Notice(title, detail, avatar, True, won=bool(over.winners))


def _winner(ended: ev.DealEnded, events: Sequence[AnyEvent]) -> int | None:
    """The seat that the end of this deal is about: who won it, or laid down three of a kind.

    None where somebody could not play, which is what happened then unless winning counts, and where nobody or
    everybody won.
    """
    stuck = {event.seat for event in events if isinstance(event, ev.SeatStuck)}
    if ended.scores is None and len(ended.losers) == 1 and ended.losers[0] in stuck:
        return None
    declared = [event.seat for event in events if isinstance(event, ev.HandDeclared)]
    seats = declared if declared and declared[0] not in ended.losers else ended.winners
    return seats[0] if len(seats) == 1 else None


def _winner_title(seat: int, events: Sequence[AnyEvent], table: _Table) -> str:
    """What that seat did: `Olive wins this deal`."""
    who = table.who(seat)
    if any(isinstance(event, ev.HandDeclared) for event in events):
        return say("ending-three-of-a-kind", player=who)
    if _letters(events) is not None:
        return say("ending-wins-letter", player=who)
    return say("ending-wins-deal", player=who)


def _winner_details(ended: ev.DealEnded, events: Sequence[AnyEvent], table: _Table) -> list[str]:
    """What the winner has now, what the reader or the others paid, and who else is out of the game by it.

    In few words, which have room on the strip in the smallest window; what is left stands on the plaques.
    """
    letters = _letters(events)
    told = [] if letters is None else [say("ending-letters", count=letters)]
    if ended.scores is not None:
        told.append(_scored(ended.scores, table))
    paid = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat in ended.losers and e.change < 0]
    own = [change for change in paid if change.seat == table.viewer]
    if own:
        told.append(_paid_by(own, table))
    elif len(ended.losers) > 1 and paid:
        most = max(-change.change for change in paid)
        told.append(say("ending-others-pay", count=most, kind=table.kind))
    elif paid:
        told.append(_paid_by(paid, table))
    for event in events:
        if isinstance(event, ev.SeatOut) and event.scope == "game":
            told.append(say("ending-is-out", player=table.who(event.seat)))
    return told


def _paid_by(paid: Sequence[ev.TokensChanged], table: _Table) -> str:
    """What one seat paid, all in all."""
    lost = -sum(change.change for change in paid)
    return sentence(loss(table.kind, table.who(paid[0].seat), False, lost))


def _letters(events: Sequence[AnyEvent]) -> int | None:
    """How many letters the winner of one has now; None where none was won."""
    won = (event.left for event in events if isinstance(event, ev.TokensChanged) and event.why == "letter")
    return next(won, None)


def loss(kind: str, who: Player, stuck: bool, lost: int) -> str:
    """What somebody lost: `You lose a penny`, `Bruno loses a penny`."""
    if lost == 0:
        return say("ending-stuck-loses-deal" if stuck else "ending-loses-deal", player=who)
    if stuck:
        return say("ending-stuck-loses", player=who, lost=Tokens(_paid(kind), lost))
    return say(f"ending-loses-{_paid(kind)}", player=who, count=lost)


def tokens_left(kind: str, count: int) -> str:
    """What there is still: `2 pennies left.`"""
    return say(f"ending-left-{_paid(kind)}", count=count)


PAID = ("penny", "nickel", "chip", "corner", "fold", "bomb", "point", "token")
"""What is lost, each in words of its own; letters are won."""


def _paid(kind: str) -> str:
    return kind if kind in PAID else "token"
