"""The strip's text after a deal, a game or a loss: who, why, the cost, what is left.

And what happened since a player's last turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeGuard

from cardtable.cards.faces import rank_of
from cardtable.game import events as ev
from cardtable.game.ending import TEAM_LOST, TEAM_PAID, TEAM_WON
from cardtable.game.events import AnyEvent, Spoken
from cardtable.game.parts.chains import PENALTY
from cardtable.game.parts.totals import REACHED, WrongCall
from cardtable.game.sight.view import SeatView
from cardtable.language import Card, Listed, Player, Rank, Tokens, paragraph, player, say, sentence
from cardtable.rules.effects import BOMB
from cardtable.ui.table.words.event_words import Sitter, event_words


@dataclass(frozen=True)
class Notice:
    """The text of the strip; `over` is the end of the game, `asks` a question.

    `won` is whether `avatar` won; `goes_on` is whether the deal goes on afterward.
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
    @property
    def person(self) -> bool: ...


class _Table:
    """The names at the table, the seat that reads the text (`viewer`), and the kind of tokens."""

    def __init__(self, names: Sequence[str], viewer: int | None, kind: str) -> None:
        self.names, self.viewer, self.kind = names, viewer, kind

    def player_at(self, seat: int) -> Player:
        """Return the player on a seat, as "you" for the viewer."""
        name = player(self.names[seat])
        return Player(name, is_you=True) if seat == self.viewer else name

    def all_of(self, seats: Sequence[int]) -> Listed:
        """Return several players by name."""
        return Listed([player(self.names[seat]) for seat in seats])


def ending(
    events: Sequence[AnyEvent],
    names: Sequence[str],
    avatars: Sequence[str],
    viewer: int | None,
    kind: str = "token",
) -> Notice | None:
    """Return the notice on the end of a deal or game; None if neither ended.

    `viewer` is the seat of the reader, addressed as "you"; `kind` is that of the tokens.
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
    """Return the notice on a team's deal in which a player could not play and everyone paid."""
    stuck = next((e.seat for e in events if isinstance(e, ev.SeatStuck)), ended.losers[0])
    paid = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat == stuck]
    gave_up = any(isinstance(e, ev.SeatStuck) and e.gave_up for e in events)
    title = team_loss(table.kind, table.player_at(stuck), -sum(change.change for change in paid), gave_up)
    details = [*(tokens_left(table.kind, change.left) for change in paid), *_next_deal(ended, table)]
    return Notice(title, paragraph(details), avatars[stuck])


def team_loss(kind: str, loser: Player, lost: int, gave_up: bool) -> str:
    """Return what the team lost because `loser` could not play or gave up."""
    if gave_up:
        return say("event-gave-up", player=loser)
    return say("ending-team-pays", player=loser, lost=Tokens(_paid(kind), lost))


def _reason(ended: ev.DealEnded, events: Sequence[AnyEvent], table: _Table, winner: int | None) -> list[str]:
    """Return why the deal is over, if neither a stuck hand nor laid cards show it."""
    if ended.why == "zeus" and winner is not None:
        return [say("ending-held-zeus", player=table.player_at(winner), total=ended.total)]
    if ended.why == "shed" and winner is not None:
        return [say("ending-last-card", player=table.player_at(winner))]
    if ended.why == REACHED and winner is not None:
        return [say("ending-reached", player=table.player_at(winner), total=ended.total)]
    if ended.why == WrongCall.kind:
        return [_event_sentence(event, table) for event in events if isinstance(event, WrongCall)]
    if ended.why in ("exact", "over"):
        passed = (e for e in events if isinstance(e, ev.WentOver | ev.MilestoneReached))
        last = [e for e in passed if isinstance(e, ev.WentOver) == (ended.why == "over")][-1:]
        paid = [event for event in events if isinstance(event, ev.SeatEffect) and event.is_reason]
        return [_event_sentence(event, table) for event in paid or last]
    return []


def _given_up(seats: Sequence[int], events: Sequence[AnyEvent], table: _Table) -> list[str]:
    """Return which of the seats gave up although they could have played."""
    gone = [event.seat for event in events if isinstance(event, ev.SeatStuck) and event.gave_up]
    return [sentence(say("event-gave-up", player=table.player_at(seat))) for seat in gone if seat in seats]


def _event_sentence(event: Spoken, table: _Table) -> str:
    return sentence(event_words(event, table.names).sentence)


@dataclass(frozen=True)
class Setback:
    """A loss during a deal: `notice` is shown after `after` of the events.

    A person's loss `waits` for a click.
    """

    after: int
    waits: bool
    notice: Notice


def setback(
    events: Sequence[AnyEvent], seats: Sequence[Seated], viewer: int | None, kind: str = "token"
) -> Setback | None:
    """Return the loss to show before the deal goes on; None if there is none or the deal ends.

    That is any loss of a person, and any stuck or eliminated hand; other payments of computers are shown at
    their seats. `viewer` and `kind` are as for `ending`.
    """
    if any(isinstance(event, ev.DealEnded | ev.GameEnded) for event in events):
        return None
    costs = {n: event.seat for n, event in enumerate(events) if _has_to_be_seen(event, seats)}
    if not costs:
        return None
    losers = sorted(costs.values(), key=lambda seat: (seat != viewer, not seats[seat].person))
    goes_on = (n for n in range(min(costs), len(events)) if isinstance(events[n], _GOING_ON))
    table = _Table([seat.name for seat in seats], viewer, kind)
    title, details = _setback_words(losers[0], events, table)
    notice = Notice(title, paragraph(details), seats[losers[0]].avatar, goes_on=True)
    return Setback(next(goes_on, len(events)), seats[losers[0]].person, notice)


_GOING_ON = ev.TurnBegan | ev.TotalReset | ev.PileTakenAway
"""The events that remove the stuck hand, or the total it was stuck at, from the table."""


def _has_to_be_seen(event: AnyEvent, seats: Sequence[Seated]) -> TypeGuard[_Cost]:
    match event:
        case ev.SeatStuck() | ev.SeatOut():
            return True
        case ev.TokensChanged():
            return event.change < 0 and seats[event.seat].person
        case _:
            return False


def _setback_words(seat: int, events: Sequence[AnyEvent], table: _Table) -> tuple[str, list[str]]:
    """Return the title on the seat's loss, and details: why, what is left, and whether it is out."""
    loser = table.player_at(seat)
    paid = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat == seat and e.change < 0]
    gave_up = _given_up([seat], events, table)
    stuck = not gave_up and any(isinstance(event, ev.SeatStuck) and event.seat == seat for event in events)
    out = next((e.scope for e in events if isinstance(e, ev.SeatOut) and e.seat == seat), None)
    details = [] if stuck else gave_up or _why(seat, events, table)
    details += [tokens_left(table.kind, change.left) for change in paid[-1:]]
    if out is not None and not paid:
        return out_title(loser, stuck, out), details
    if out == "game":
        details.append(say("ending-game-out", player=loser))
    elif out == "deal":
        details.append(say("ending-deal-out", player=loser))
    return loss(table.kind, loser, stuck, -sum(change.change for change in paid)), details


def _why(seat: int, events: Sequence[AnyEvent], table: _Table) -> list[str]:
    """Return why the seat lost something, if it was not stuck."""
    sentences: list[str] = []
    for event in events:
        match event:
            case ev.MilestoneReached() | ev.WentOver():
                sentences = [_event_sentence(event, table)]
            case ev.SeatEliminated() if event.target == seat == table.viewer:
                sentences = [say("ending-struck-you", player=table.player_at(event.seat))]
            case ev.SeatEliminated() if event.target == seat:
                sentences = [_event_sentence(event, table)]
            case ev.TokensChanged() if event.seat == seat and event.why == BOMB.word:
                sentences = [say("ending-bombed")]
            case ev.TokensChanged() if event.seat == seat and event.why == PENALTY:
                sentences = [say("ending-penalty")]
            case _:
                pass
    return sentences


def out_title(leaver: Player, stuck: bool, scope: str) -> str:
    """Return the words that a seat is out of a deal or the game, or has won by going out; without a stop."""
    if scope == "won":
        return say("ending-went-out", player=leaver)
    if scope == "game":
        if stuck:
            return say("ending-stuck-out-of-game", player=leaver)
        return say("ending-out-of-game", player=leaver)
    if stuck:
        return say("ending-stuck-out-of-deal", player=leaver)
    return say("ending-out-of-deal", player=leaver)


def _loser_title(losers: Sequence[int], table: _Table, stuck: bool, lost: int) -> str:
    """Return the title on the losers of a deal, with the total cost."""
    if not losers:
        return say("ending-deal-over")
    if len(losers) > 1:
        return say("ending-several-lose-deal", players=table.all_of(losers))
    return loss(table.kind, table.player_at(losers[0]), stuck, lost)


def _next_deal(ended: ev.DealEnded, table: _Table) -> list[str]:
    """Return who deals next, or who begins if that doesn't follow from the dealer."""
    if ended.next_dealer is None:
        return []
    if ended.next_starter is not None:
        return [say("ending-begins-next", player=table.player_at(ended.next_starter))]
    return [say("ending-deals-next", player=table.player_at(ended.next_dealer))]


def _scored(scores: Sequence[int], table: _Table) -> str:
    """Return how the reader stands in points over all deals, this one included."""
    most = max(scores)
    if table.viewer is None:
        return say("ending-highest-score", most=most)
    own = scores[table.viewer]
    if own < most:
        return say("ending-your-score", own=own, most=most)
    others = [seat for seat, score in enumerate(scores) if score == most and seat != table.viewer]
    if not others:
        return say("ending-your-score-is-highest", own=own)
    sharer, count = table.player_at(others[0]), len(others)
    return say("ending-highest-score-is-shared", player=sharer, count=count, most=most)


def _put_out(losers: Sequence[int], events: Sequence[AnyEvent], table: _Table) -> list[str]:
    """Return which losers this eliminated, even if they held no token."""
    out = {event.seat for event in events if isinstance(event, ev.SeatOut) and event.scope == "game"}
    return [say("ending-game-out", player=table.player_at(seat)) for seat in losers if seat in out]


def between_deals(view: SeatView) -> Notice | None:
    """Return the notice at a table that is resumed between two deals."""
    if view.phase != "between" or view.deal == 0:
        return None
    title = say("ending-deal-number-over", number=view.deal)
    detail = say("ending-as-you-left-it")
    return Notice(title, detail, "")


def _game_notice(
    over: ev.GameEnded, events: Sequence[AnyEvent], table: _Table, avatars: Sequence[str]
) -> Notice:
    """Return the notice on the end of the game, with the reason if it is that of the last deal."""
    title = _game_title(over, table)
    detail = say("ending-well-played")
    ended = next((e for e in events if isinstance(e, ev.DealEnded)), None)
    if ended is not None and ended.winners == over.winners and len(over.winners) == 1:
        detail = paragraph(_reason(ended, events, table, over.winners[0])) or detail
    hand = next((e for e in events if isinstance(e, ev.HandDeclared) and e.what == over.why), None)
    if hand is not None:
        detail = _event_sentence(hand, table)
    shown = over.winners[0] if over.winners else hand.seat if hand is not None else None
    avatar = avatars[shown] if shown is not None else ""
    return Notice(title, detail, avatar, True, won=bool(over.winners))


def _game_title(over: ev.GameEnded, table: _Table) -> str:
    """Return who won the game."""
    if over.why in (TEAM_WON, TEAM_LOST):
        return say("ending-team-wins") if over.why == TEAM_WON else say("play-team-loses")
    if not over.winners:
        return say("ending-everybody-loses-game")
    if len(over.winners) > 1:
        return say("ending-several-win-game", players=table.all_of(over.winners))
    return say("ending-wins-game", player=table.player_at(over.winners[0]))


def game_title(over: ev.GameEnded, names: Sequence[str], viewer: int | None) -> str:
    """Return who won the game, addressed to the reader at `viewer`; without a stop."""
    return _game_title(over, _Table(names, viewer, ""))


def deal_sentence(events: Sequence[AnyEvent], names: Sequence[str], viewer: int | None) -> str:
    """Return how the deal in these events ended, without what the other events already say.

    That is who won it, who lost it without paying, the score, and who deals next. Payments, stuck hands and
    players who are out have their own events, and so has the winner of the whole game.
    """
    table = _Table(names, viewer, "")
    ended = next(event for event in events if isinstance(event, ev.DealEnded))
    over = next((event for event in events if isinstance(event, ev.GameEnded)), None)
    paid = {event.seat for event in events if isinstance(event, ev.TokensChanged)}
    winner = _winner(ended, events)
    sentences = [] if over is not None else [sentence(say("ending-deal-over"))]
    if winner is not None and (over is None or over.winners != (winner,)):
        sentences = [sentence(say("ending-wins-deal", player=table.player_at(winner)))]
        sentences += _reason(ended, events, table, winner) if ended.why not in _HAS_OWN_SENTENCE else []
    elif winner is None:
        free = [seat for seat in ended.losers if seat not in paid]
        sentences += [sentence(loss("", table.player_at(seat), False, 0)) for seat in free]
    if ended.scores is not None:
        sentences.append(_scored(ended.scores, table))
    return paragraph([*sentences, *(_next_deal(ended, table) if over is None else [])])


_HAS_OWN_SENTENCE = ("exact", "over")
"""Reasons for the end of a deal that have an event of their own."""


def _winner(ended: ev.DealEnded, events: Sequence[AnyEvent]) -> int | None:
    """Return the seat that won this deal or laid down three of a kind.

    Return None if a stuck seat is the news (unless winning counts), and if nobody or everybody won.
    """
    stuck = {event.seat for event in events if isinstance(event, ev.SeatStuck)}
    if ended.scores is None and len(ended.losers) == 1 and ended.losers[0] in stuck:
        return None
    declared = [event.seat for event in events if isinstance(event, ev.HandDeclared)]
    seats = declared if declared and declared[0] not in ended.losers else ended.winners
    return seats[0] if len(seats) == 1 else None


def _winner_title(seat: int, events: Sequence[AnyEvent], table: _Table) -> str:
    """Return what the seat did: `Olive wins this deal`."""
    winner = table.player_at(seat)
    if any(isinstance(event, ev.HandDeclared) for event in events):
        return say("ending-three-of-a-kind", player=winner)
    if _letters(events) is not None:
        return say("ending-wins-letter", player=winner)
    return say("ending-wins-deal", player=winner)


def _winner_details(ended: ev.DealEnded, events: Sequence[AnyEvent], table: _Table) -> list[str]:
    """Return what the winner has now, what the losers paid, and who was eliminated.

    The text is short, to fit on the strip in the smallest window; plaques show what is left.
    """
    letters = _letters(events)
    sentences = [] if letters is None else [say("ending-letters", count=letters)]
    if ended.scores is not None:
        sentences.append(_scored(ended.scores, table))
    paid = [e for e in events if isinstance(e, ev.TokensChanged) and e.seat in ended.losers and e.change < 0]
    own = [change for change in paid if change.seat == table.viewer]
    if own:
        sentences.append(_paid_by(own, table))
    elif len(ended.losers) > 1 and paid:
        most = max(-change.change for change in paid)
        sentences.append(say("ending-others-pay", count=most, kind=table.kind))
    elif paid:
        sentences.append(_paid_by(paid, table))
    for event in events:
        if isinstance(event, ev.SeatOut) and event.scope == "game":
            sentences.append(say("ending-is-out", player=table.player_at(event.seat)))
    return sentences


def _paid_by(paid: Sequence[ev.TokensChanged], table: _Table) -> str:
    lost = -sum(change.change for change in paid)
    return sentence(loss(table.kind, table.player_at(paid[0].seat), False, lost))


def _letters(events: Sequence[AnyEvent]) -> int | None:
    """Return how many letters the winner of one has now; None if none was won."""
    won = (event.left for event in events if isinstance(event, ev.TokensChanged) and event.why == "letter")
    return next(won, None)


def loss(kind: str, loser: Player, stuck: bool, lost: int) -> str:
    """Return what a player lost: `You lose one penny`, `Bruno loses one penny`."""
    if lost == 0:
        return say("ending-stuck-loses-deal" if stuck else "ending-loses-deal", player=loser)
    message = "ending-stuck-loses" if stuck else "ending-loses"
    return say(message, player=loser, lost=Tokens(_paid(kind), lost))


def tokens_left(kind: str, count: int) -> str:
    """Return what is left: `2 pennies left`."""
    return say(f"ending-left-{_paid(kind)}", count=count)


PAID = ("penny", "nickel", "chip", "corner", "fold", "bomb", "point", "token")
"""The kinds of token that can be lost, each with its own messages; letters are won."""


def _paid(kind: str) -> str:
    return kind if kind in PAID else "token"


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
