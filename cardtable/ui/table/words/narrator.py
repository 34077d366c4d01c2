"""The narrator: what happened at the table, each event said once, for everyone who listens.

The list of moves, screen readers, the voice that reads aloud and the phones' live region take these
sentences, as the table takes its pictures from the choreography. Pure, without a screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from cardtable.cards.faces import HIDDEN
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent, Spoken
from cardtable.game.sight.view import SeatView
from cardtable.language import Card, Listed, Player, Tokens, paragraph, player, say, sentence, series, word
from cardtable.ui.table.motion import choreography
from cardtable.ui.table.words import actions, endings
from cardtable.ui.table.words import sentences as words
from cardtable.ui.table.words.event_words import EventWords, Sitter, event_words


class Rank(IntEnum):
    """How much a listener needs a sentence; each step of detail adds one rank."""

    NOW = 1
    """The reader's own turn, cards, losses and plays, and how a deal or game ended."""
    POLITE = 2
    """What the others did."""
    ON_DEMAND = 3
    """What follows from the rest, such as whose turn it is and who drew."""


DETAIL = {"brief": Rank.NOW, "normal": Rank.POLITE, "full": Rank.ON_DEMAND}
"""The last rank that is announced, by the setting."""


@dataclass(frozen=True)
class Line:
    """One event in words; `place` is its place among the events.

    If `is_listed`, it has a line in the list of moves: the player, the cards (or none), a note with its icon
    (or none), the total it led to. If the event affects all, the note replaces the name, without an avatar.
    `without_total` is the sentence without the total, for a learner who called it; None if it stays whole.
    """

    place: int
    sentence: str
    rank: Rank
    total: int
    avatar: str = ""
    name: str = ""
    cards: tuple[str, ...] = ()
    note: str = ""
    mark: str = ""
    without_total: str | None = None
    is_listed: bool = False
    is_play: bool = False


def narrate(
    events: Sequence[AnyEvent],
    seats: Sequence[Sitter],
    total: int,
    view: SeatView | None = None,
    kind: str = "token",
) -> list[Line]:
    """Return the lines on these events, as the reader may know them; most events have one, none has two.

    `total` is the total before them, `view` the table after them as the reader sees it, `kind` that of the
    tokens. Without a view, the reader has no seat.
    """
    return list(_Narrator(events, seats, total, view, kind).lines())


def move_lines(events: Sequence[AnyEvent], seats: Sequence[Sitter], total: int) -> list[Line]:
    """Return the lines of the list of moves on these events; `total` is the total before them."""
    return [line for line in narrate(events, seats, total) if line.is_listed]


def spoken(lines: Iterable[str]) -> str:
    """Join sentences, each with its stop."""
    return paragraph(one if one[-1:] in _STOPS else sentence(one) for one in lines if one)


_STOPS = (".", "!", "?", "…", "。", "！", "？")


class _Narrator:
    """Puts one batch of events into words."""

    def __init__(
        self,
        events: Sequence[AnyEvent],
        seats: Sequence[Sitter],
        total: int,
        view: SeatView | None,
        kind: str,
    ) -> None:
        self._events, self._seats, self._total, self._view, self._kind = events, seats, total, view, kind
        self._names = [seat.name for seat in seats]
        self._reader = view.seat if view is not None else None

    def lines(self) -> Iterable[Line]:
        for place, event in enumerate(self._events):
            if isinstance(event, ev.CardsPlayed):
                yield self._play(place, event)
                continue
            if choreography.comes_too_late(event, self._events[place + 1 :]):
                continue
            if isinstance(event, ev.TotalReset | ev.DealStarted):
                self._total = event.total
            listed = self._listed(place, event)
            if listed is not None:
                yield self._row(place, event, listed)
            elif isinstance(event, ev.TurnBegan) and event.seat == self._reader:
                text, without_total = self._own_turn(place)
                yield Line(place, text, Rank.NOW, self._total, without_total=without_total)
            elif (said := self._said(event, place)) is not None and said[1]:
                rank, text = said
                yield Line(place, text, rank, self._total)

    def _player_at(self, seat: int) -> Player:
        return player(self._names[seat])

    def _rank(self, *seats: int) -> Rank:
        return Rank.NOW if self._reader in seats else Rank.POLITE

    # What is in the list of moves

    def _play(self, place: int, event: ev.CardsPlayed) -> Line:
        later = self._events[place + 1 :]
        # A call across the table, such as "pass to you", is meant for the next seat, not the reader.
        call = choreography.call_of(event, choreography.mark_of(event, later))._replace(words="")
        note, icon = words.note_of(call)
        seat, self._total = self._seats[event.seat], event.total
        text = words.call_sentence(seat.name, event.cards, call)
        owed = self._still_owed(event.seat, later)
        if words.is_name_of(note, event.cards[0]):
            # The name of the card says it already.
            note = ""
        return Line(
            place, spoken([text, owed]) if owed else text, self._rank(event.seat), event.total, seat.avatar,
            player(seat.name), event.cards, note, icon, words.without_total(seat.name, event.cards, call),
            is_listed=True, is_play=True,
        )  # fmt: skip

    def _still_owed(self, seat: int, later: Sequence[AnyEvent]) -> str:
        """Return what still binds the reader after their own play, if the turn goes on; else ""."""
        goes_on = not any(isinstance(event, ev.TurnBegan | ev.CardsPlayed | ev.DealEnded) for event in later)
        return words.bound_line(self._view) if goes_on and seat == self._reader and self._view else ""

    def _listed(self, place: int, event: AnyEvent) -> EventWords | None:
        """Return the words of an event with a line in the list of moves, other than a play; else None."""
        if isinstance(event, ev.SeatStuck):
            return self._short(event.seat, "gave-up" if event.gave_up else "cannot-play", "close")
        if isinstance(event, ev.TokensChanged) and choreography.is_failure(event):
            return self._paid(self._short(event.seat, "cannot-play", "close"), event)
        if isinstance(event, ev.TokensChanged) and choreography.is_hit(event):
            return self._paid(self._short(event.seat, "bombed", "warn"), event)
        if isinstance(event, ev.TokensChanged) and choreography.empties_bank(event):
            return self._short(event.seat, "bank", "hint")
        due = choreography.due_of(event, self._events[:place])
        if due is not None:
            return event_words(due, self._names)
        return event_words(event, self._names) if isinstance(event, Spoken) else None

    def _short(self, seat: int, what: str, icon: str) -> EventWords:
        said = say(f"event-{what}", player=player(self._names[seat]))
        return EventWords(seat, say(f"event-{what}-brief"), icon, said)

    def _row(self, place: int, event: AnyEvent, shown: EventWords) -> Line:
        """Return a line of the list; it says if it is the reader's turn."""
        text, without_total = shown.sentence, None
        if isinstance(event, ev.TurnBegan) and event.seat == self._reader:
            text, without_total = self._own_turn(place)
        concerned = [getattr(event, name) for name in ("seat", "target") if hasattr(event, name)]
        rank = self._rank(*concerned)
        line = Line(place, text, rank, self._total, cards=shown.cards, mark=shown.icon, is_listed=True)
        line = replace(line, without_total=without_total)
        if shown.seat is None:
            return replace(line, name=shown.short)
        seat = self._seats[shown.seat]
        return replace(line, avatar=seat.avatar, name=player(seat.name), note=shown.short)

    # Events that are only announced

    def _said(self, event: AnyEvent, place: int) -> tuple[Rank, str] | None:
        match event:
            case ev.DealStarted():
                return self._deal(event)
            case ev.TurnBegan(seat=seat):
                return Rank.ON_DEMAND, say("state-to-play", player=self._player_at(seat))
            case ev.DirectionReversed() if self._shown_by_play(place, "reverse"):
                return None
            case ev.DirectionReversed(direction=way):
                return Rank.POLITE, say("state-clockwise" if way > 0 else "state-counterclockwise")
            case ev.SeatSkipped(target=target):
                if target != self._reader and self._shown_by_play(place, "skip"):
                    return None
                return self._rank(target), say("narrator-skipped", player=self._player_at(target))
            case ev.CardsDrawn(seat=seat, cards=cards) if seat == self._reader and HIDDEN not in cards:
                return Rank.NOW, say("narrator-you-drew", cards=Listed([Card(card) for card in cards]))
            case ev.CardsDrawn(seat=seat, cards=cards):
                return Rank.ON_DEMAND, say("narrator-drew", player=self._player_at(seat), count=len(cards))
            case ev.StockRenewed():
                return Rank.POLITE, say("narrator-stock-renewed")
            case ev.PileTakenAway():
                return Rank.ON_DEMAND, say("narrator-pile-away")
            case _:
                return self._ending(place, event)

    def _deal(self, event: ev.DealStarted) -> tuple[Rank, str]:
        """Return who dealt, the total if it isn't 0, and the reader's hand."""
        said = [say("narrator-deal", number=event.deal, player=self._player_at(event.dealer))]
        if event.total:
            said.append(say("state-total", total=event.total))
        hand = event.hands[self._reader] if self._reader is not None else ()
        if not hand or HIDDEN in hand:
            return Rank.POLITE, paragraph(said)
        seen = self._view.hand if self._view is not None else ()
        shown = seen if sorted(seen) == sorted(hand) else hand
        said.append(say("state-hand", cards=series(word(Card(card)) for card in shown)))
        return Rank.NOW, paragraph(said)

    def _own_turn(self, place: int) -> tuple[str, str]:
        """Return that the reader's turn begins, with the total and without it, and what binds them.

        Plays that are owed are left out if they were just announced.
        """
        view, event, binds = self._view, self._events[place], ""
        assert isinstance(event, ev.TurnBegan)
        announced = event.owes > 1 and choreography.due_of(event, self._events[:place]) is None
        if view is not None and view.turn == self._reader and not announced:
            binds = words.bound_line(view)
        more = [sentence(binds)] if binds else []
        turn = say("narrator-your-turn", total=self._total)
        return paragraph([turn, *more]), paragraph([say("state-your-turn"), *more])

    def _shown_by_play(self, place: int, mark: str) -> bool:
        """Return whether the sentence of the play before says this effect of it."""
        for before in range(place - 1, -1, -1):
            event = self._events[before]
            if isinstance(event, ev.TurnBegan) or type(event) is type(self._events[place]):
                return False
            if isinstance(event, ev.CardsPlayed):
                shown = actions.shown(mark)
                if choreography.mark_of(event, self._events[before + 1 :]) != mark or shown is None:
                    return False
                call = choreography.call_of(event, mark)._replace(words="")
                return words.note_of(call)[0] == shown.does
        return False

    # How it ended

    def _ending(self, place: int, event: AnyEvent) -> tuple[Rank, str] | None:
        match event:
            case ev.TokensChanged():
                return self._rank(event.seat), self._tokens(event)
            case ev.SeatOut(seat=seat, scope=scope):
                knocked = any(
                    isinstance(other, ev.SeatEliminated) and other.target == seat
                    for other in self._events[:place]
                )
                if knocked and scope == "deal":
                    return None
                return self._rank(seat), endings.out_title(self._player_at(seat), False, scope)
            case ev.DealEnded():
                return Rank.NOW, endings.deal_sentence(self._events, self._names, self._reader)
            case ev.GameEnded():
                return Rank.NOW, endings.game_title(event, self._names, self._reader)
            case _:
                return None

    def _tokens(self, event: ev.TokensChanged) -> str:
        """Return what a seat paid or won, and what it has now."""
        payer, left = self._player_at(event.seat), endings.tokens_left(self._kind, event.left)
        if event.change < 0:
            return spoken([endings.loss(self._kind, payer, False, -event.change), left])
        return say("narrator-gets", player=payer, tokens=Tokens(self._kind, event.change))

    def _paid(self, shown: EventWords, event: ev.TokensChanged) -> EventWords:
        return replace(shown, sentence=spoken([shown.sentence, endings.tokens_left(self._kind, event.left)]))
