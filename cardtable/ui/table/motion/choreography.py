"""Turns events into a score of what moves. Pure, without a screen.

Every event updates the picture of the table (`Look`) and adds the steps that lead there. The score needn't
end in the exact state: the stage shows the state from the view when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeGuard

from cardtable.cards.faces import AS_DEALT, HIDDEN, arranged, place_for
from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.game.parts.chains import PENALTY
from cardtable.rules.effects import BOMB, CHAIN, OBLIGE, OTHERS_DRAW_1, OTHERS_DRAW_2
from cardtable.ui.table.motion import moods, speeds
from cardtable.ui.table.motion.look import GAP, Call, FaceUp, Look, without
from cardtable.ui.table.motion.moods import Accent, stirred
from cardtable.ui.table.motion.score import (
    Breath,
    Bump,
    Count,
    Cue,
    Fall,
    Flash,
    Flight,
    Halt,
    Hop,
    Nod,
    Riffle,
    Say,
    Score,
    Settle,
    Show,
    Step,
    Wave,
    begins,
    ends,
)
from cardtable.ui.table.motion.speeds import Ease, Pace
from cardtable.ui.table.places.face_up import face_up_spots, open_spots
from cardtable.ui.table.places.layout import PILE_SHOWN, Layout, Spot


@dataclass(frozen=True)
class Stop:
    """A pause after `after` events: for a while, or until someone continues if it `waits`."""

    after: int
    waits: bool


def plan(
    events: Sequence[AnyEvent], before: Look, layout: Layout, viewer: int, pace: Pace,
    let_go: Sequence[tuple[str, Spot]] = (), stop: Stop | None = None,
    marks: Sequence[int] = (), order: str = AS_DEALT,
) -> Score:  # fmt: skip
    """Return the score that shows `events`, starting from `before`, with seat `viewer` at the near side.

    `let_go` are cards dropped over the pile, with their spots. `marks` are totals on the dial that deserve a
    pause. `order` is the order of the viewer's hand.
    """
    writer = Writer(before, layout, viewer, pace, let_go, marks, order)
    for number, event in enumerate(events):
        if stop is not None and number == stop.after:
            writer.rest(stop.waits)
        if comes_too_late(event, events[number + 1 :]):
            writer.show(writer.now, stays=True)
        else:
            writer.add(event, events[:number], events[number + 1 :])
    if stop is not None and len(events) == stop.after:
        writer.rest(stop.waits)
    return writer.score()


def mark_of(event: ev.CardsPlayed, later: Sequence[AnyEvent]) -> str:
    """Return the effect of a play besides its number: the word of an action, `hold`, or ""."""
    holds = event.total == event.before
    for following in later:
        match following:
            case ev.DirectionReversed():
                return "reverse"
            case ev.SeatSkipped():
                return "skip"
            case ev.PlaysObliged(count=2):
                return OBLIGE.word
            case ev.OthersDraw(count=count):
                return (OTHERS_DRAW_1 if count == 1 else OTHERS_DRAW_2).word
            case ev.TurnLost() | ev.TurnBegan(must="queen") if holds:
                return CHAIN.word
            case ev.CardsPlayed() | ev.TurnBegan():
                break
    return "hold" if holds else ""


def is_hit(event: AnyEvent) -> TypeGuard[ev.TokensChanged]:
    """Return whether a seat paid for a bomb (rules, 4.18.7), which has its own line in the list of moves."""
    return isinstance(event, ev.TokensChanged) and event.why == BOMB.word


def empties_bank(event: AnyEvent) -> TypeGuard[ev.TokensChanged]:
    """Return whether the last token of the bank was won (4.24)."""
    return isinstance(event, ev.TokensChanged) and event.bank == 0


def is_failure(event: AnyEvent) -> TypeGuard[ev.TokensChanged]:
    """Return whether a seat paid a penalty instead of passing it on (4.4a), which has its own line.

    No hand is laid down that would show it.
    """
    return isinstance(event, ev.TokensChanged) and event.why == PENALTY


def comes_too_late(event: AnyEvent, later: Sequence[AnyEvent]) -> bool:
    """Return whether total or pile are reset for a next play although the deal is over.

    These are not shown, so that what ended the deal stays visible.
    """
    if not isinstance(event, ev.TotalReset | ev.PileTakenAway):
        return False
    ends = (e for e in later if isinstance(e, ev.CardsPlayed | ev.TurnBegan | ev.DealStarted | ev.DealEnded))
    return isinstance(next(ends, None), ev.DealEnded)


def is_listed(event: ev.TokensChanged) -> bool:
    """Return whether this change of tokens has its own line in the list of moves."""
    return is_hit(event) or is_failure(event) or empties_bank(event)


def due_of(event: AnyEvent, earlier: Sequence[AnyEvent]) -> ev.PlaysObliged | None:
    """Return the obligation to announce if a turn begins with several plays owed but not announced.

    That is for queens that could not be answered (rules, 4.4.3), or plays left by an eliminated seat (4.2.9).
    """
    if not isinstance(event, ev.TurnBegan) or event.owes < 2:
        return None
    owed = ev.PlaysObliged(event.seat, event.seat, event.owes)
    for before in reversed(earlier):
        match before:
            case ev.CardsPlayed():
                return owed if before.seat != event.seat else None
            case ev.PlaysObliged() | ev.ObligationPassedOn() if before.target == event.seat:
                return None
    return owed


def call_of(event: ev.CardsPlayed, mark: str, later: Sequence[AnyEvent] = ()) -> Call:
    """Return the call of a play, with the seat that plays next.

    For several cards that count together, its value is their sum.
    """
    words = event.call.removesuffix(str(event.total)).strip()
    value = event.value
    if len(event.cards) > 1 and value.startswith(("+", "-")):
        value = f"{event.total - event.before:+d}"
    to = next((following.seat for following in later if isinstance(following, ev.TurnBegan)), None)
    return Call(event.seat, event.total, value, mark, words, to)


def following_seat(seat: int, direction: int, in_deal: Sequence[bool]) -> int | None:
    """Return the next seat in the deal, or None."""
    count = len(in_deal)
    for step in range(1, count):
        found = (seat + direction * step) % count
        if in_deal[found]:
            return found
    return None


NEAR = 0.9
"""Minimum share of the limit for the total to be near it."""

SWAPPED = 5
"""The maximum number of cards shown moving when hands are exchanged."""


class Writer:
    """Writes one score; `now` is the present time in it, in milliseconds."""

    def __init__(
        self, before: Look, layout: Layout, viewer: int, pace: Pace,
        let_go: Sequence[tuple[str, Spot]], marks: Sequence[int], order: str,
    ) -> None:  # fmt: skip
        self.layout, self.viewer, self.pace = layout, viewer, pace
        self.let_go, self.marks, self.order = list(let_go), tuple(marks), order
        self.now = 0.0
        self.look = before
        self.steps: list[Step] = []
        self.cues: list[Cue] = []
        self.halt: Halt | None = None

    def score(self) -> Score:
        # A gesture that would last longer is cut short: play doesn't wait for it.
        length = max([self.now, *(ends(step) for step in self.steps if not isinstance(step, Nod))])
        cues = sorted(self.cues, key=lambda cue: cue.start)
        return Score(tuple(sorted(self.steps, key=begins)), length, self.look, tuple(cues), self.halt)

    def rest(self, waits: bool) -> None:
        """Add a halt, so that what happened can be looked at."""
        self.halt = Halt(self.now, self.look, speeds.LOSS_SHOWN * self.pace.factor, waits)
        self.now += 1.0

    def cue(self, at: float, sound: str, share: float = 0.0) -> None:
        self.cues.append(Cue(at, sound, share))

    def ticks(self, before: int, after: int, takes: float) -> None:
        """Add the ticks of a counting total, whose pitch follows it."""
        count = min(4, abs(after - before)) if takes else 1
        for number in range(1, count + 1):
            share = (before + (after - before) * number / count) / max(1, self.look.limit)
            self.cue(self.now + takes * (number - 1) / max(1, count), "count_up", max(0.0, min(1.0, share)))

    def show(self, at: float, **changes: Any) -> None:
        """Change the picture of the table from `at` on."""
        self.look = replace(self.look, **changes)
        self.steps.append(Show(at, self.look))

    def place(self, seat: int) -> int:
        """Return the place of a seat at the viewer's table."""
        return (seat - self.viewer) % self.layout.seats

    def by_seat(self, values: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
        """Return the list with one entry moved by `change`, never below 0."""
        return tuple(max(0, v + change) if i == seat else v for i, v in enumerate(values))

    def add(self, event: AnyEvent, earlier: Sequence[AnyEvent], later: Sequence[AnyEvent]) -> None:
        if not isinstance(event, ev.SeatStuck):
            self.stir(event)
        match event:
            case ev.DealStarted():
                self.deal(event)
            case ev.TurnBegan():
                self.turn(event, due_of(event, earlier))
            case ev.CardsPlayed():
                self.play(event, call_of(event, mark_of(event, later), later))
                if not any(isinstance(following, ev.MilestoneReached) for following in later):
                    self.marvel(event)
            case ev.DirectionReversed():
                self.reverse(event)
            case ev.SeatSkipped():
                self.skip(event)
            case ev.CardsDrawn():
                self.draw(event)
            case ev.StockRenewed():
                self.renew(event)
            case ev.SeatStuck():
                self.stuck(event)
            case ev.TokensChanged():
                self.pay(event, listed=is_listed(event))
            case ev.SeatOut():
                self.leave(event)
            case ev.PileTakenAway():
                self.sweep(event)
            case ev.DealEnded() | ev.GameEnded():
                self.show(self.now, turn=None, next_seat=None, skipped=None)
            case _:
                self.happen(event)

    def accent(self, accent: Accent | None, seat: int) -> None:
        """Let an accent be heard, and the face of a seat make its gesture."""
        if accent is None:
            return
        self.cue(self.now, "accent", float(accent.bright))
        if not self.pace.reduced:
            self.steps.append(Nod(self.now, self.pace.ms(speeds.NOD), seat, accent.gesture))

    def lose(self, seat: int) -> None:
        """Count the deals that a seat lost in a row."""
        before, count = self.look.lost_in_a_row or (seat, 0)
        count = count + 1 if before == seat else 1
        self.show(self.now, lost_in_a_row=(seat, count))
        self.accent(moods.UNLUCKY if count == moods.IN_A_ROW else None, seat)

    def stir(self, event: AnyEvent) -> None:
        """Change the moods that the event causes, from the next picture on."""
        self.look = replace(self.look, stirs=stirred(event, self.look))

    # --- a turn

    def turn(self, event: ev.TurnBegan, due: ev.PlaysObliged | None) -> None:
        """Light the next seat, and announce what it owes."""
        if event.seat == self.viewer and self.look.turn != self.viewer:
            self.cue(self.now, "turn")
        after = following_seat(event.seat, self.look.direction, self.look.in_deal)
        calls = tuple(call for call in self.look.calls if call.seat != event.seat)
        self.show(self.now, turn=event.seat, next_seat=after, owes=event.owes, goes_on=False, calls=calls)
        self._take_up()
        if due is not None:
            self.happen(due)

    def _take_up(self) -> None:
        """Pick up a hand that lay face up, if its seat plays on."""
        lying, sizes, hands = self.look.face_up, self.look.hand_sizes, self.look.hands
        if lying is not None and lying.seat != self.viewer and self.look.in_deal[lying.seat]:
            sizes = self.by_seat(sizes, lying.seat, len(lying.cards))
            hands = tuple(lying.cards if seat == lying.seat else hand for seat, hand in enumerate(hands))
        self.show(self.now, face_up=None, stuck=False, hand_sizes=sizes, hands=hands)

    def play(self, event: ev.CardsPlayed, call: Call) -> None:
        """Let cards fly to the pile and the total count."""
        before = self.look
        let_go, stood = any(card in event.cards for card, _ in self.let_go), self.look.total
        takes = self.pace.ms(speeds.DROP if let_go else speeds.PLAY)
        others = event.seat != self.viewer and not self.look.hands
        hidden = others or HIDDEN in self.look.hand
        origins = self.take(event.seat, event.cards)
        start = self.now
        for number, (card, origin) in enumerate(zip(event.cards, origins, strict=True)):
            goal = self.layout.pile(len(self.look.pile))
            began = start + number * takes * 0.4
            arc = 0.0 if let_go else 0.15
            self.fly(began, takes, card, origin, goal, Ease.OutQuad, arc=arc, turns=hidden and not let_go)
            self.now = began + takes
            if not let_go:
                self.cue(began, "card_slide")
            self.land(card)
        calls = (*(c for c in self.look.calls if c.seat != event.seat), call)[-2:]
        self.show(self.now, calls=calls, skipped=None, last_seat=event.seat, total=event.total)
        holds = before.holds + 1 if event.total == event.before and not self.look.left else 0
        self.show(self.now, owes=0, lines=self.look.lines + 1, holds=holds)
        self.accent(moods.of_play(before, self.look, holds), event.seat)
        counting = 0.0 if self.pace.reduced else self.pace.ms(speeds.COUNT)
        # If a learner called it, the total is there already.
        if event.total != stood:
            self.ticks(stood, event.total, counting)
        elif call.mark in moods.HOLDS:
            self.cue(self.now, "hold")
        if event.total != stood and counting:
            self.steps.append(Count(self.now, counting, stood, event.total))
        elif call.mark in moods.HOLDS:
            self.breathe(speeds.HOLD)
        self.now += self.pace.ms(speeds.SETTLE)

    def land(self, card: str) -> None:
        """Let a card land on the pile, with its sound."""
        self.cue(self.now, "card_land")
        if not self.pace.reduced:
            self.steps.append(Settle(self.now, self.pace.ms(speeds.SETTLE), len(self.look.pile)))
        self.show(self.now, pile=(*self.look.pile, card))

    def breathe(self, takes: float, held: bool = False) -> None:
        """Let the dial breathe from now on."""
        if not self.pace.reduced:
            self.steps.append(Breath(self.now, self.pace.ms(takes), held))

    def marvel(self, event: ev.CardsPlayed) -> None:
        """Pause for a breath if the total passes a mark of the dial or comes near its end."""
        near = NEAR * self.look.limit
        if self.look.counts_down:
            marvels = event.total <= self.look.limit - near < event.before
        else:
            marvels = any(event.before < mark <= event.total for mark in (*self.marks, near))
        if marvels:
            self.breathe(speeds.HOLD)
            self.now += self.pace.ms(speeds.HOLD) + self.pace.ms(speeds.TOTAL_PAUSE)

    def take(self, seat: int, cards: Sequence[str]) -> list[Spot]:
        """Take cards out of a hand; return where they were."""
        sizes = self.by_seat(self.look.hand_sizes, seat, -len(cards))
        if seat != self.viewer:
            lay, held = dict(self._open_hand(seat)), self.layout.mini_card(self.place(seat))
            self.show(self.now, hand_sizes=sizes, hands=without(self.look.hands, seat, cards))
            return [self._let_go_of(card) or lay.get(card, held) for card in cards]
        hand = list(self.look.hand)
        count = len(hand)
        # Without a viewer, the cards at the near side are face down: any of them will do.
        cards = [card if card in hand else HIDDEN for card in cards]
        spots = [self._let_go_of(c) or (self.layout.hand_spot(hand.index(c), count) if c in hand
                 else self.layout.hand_spot(0, 1)) for c in cards]  # fmt: skip
        for card in cards:
            if card in hand:
                hand.remove(card)
        self.show(self.now, hand=tuple(hand), hand_sizes=sizes)
        return spots

    def _let_go_of(self, card: str) -> Spot | None:
        """Return where the card was dropped, once for each card."""
        found = next((pair for pair in self.let_go if pair[0] == card), None)
        if found is None:
            return None
        self.let_go.remove(found)
        return found[1]

    def reverse(self, event: ev.DirectionReversed) -> None:
        """Let the direction marks turn over."""
        takes = self.pace.ms(speeds.REVERSE)
        self.cue(self.now, "reverse")
        if not self.pace.reduced:
            self.steps.append(Wave(self.now, takes, event.direction))
        self.accent(moods.of_reverse(self.look), event.seat)
        self.show(self.now, direction=event.direction)

    def skip(self, event: ev.SeatSkipped) -> None:
        """Let a light hop over the skipped seat."""
        takes = self.pace.ms(speeds.SKIP)
        self.cue(self.now, "skip")
        if not self.pace.reduced:
            self.steps.append(Hop(self.now, takes, event.target))
        self.show(self.now, skipped=event.target)

    def draw(self, event: ev.CardsDrawn) -> None:
        """Let cards move from the stock to a hand, faster if they are many."""
        takes = self.pace.ms(min(speeds.DRAW, speeds.DRAW_HAND / len(event.cards)))
        for card in event.cards:
            self.cue(self.now, "stock_draw")
            origin = self.layout.stock_top(self.look.stock)
            own = event.seat == self.viewer
            sizes = self.by_seat(self.look.hand_sizes, event.seat, 1)
            left = max(0, self.look.stock - 1)
            if own:
                hand = self.look.hand
                place = place_for(card, hand, self.order)
                goal = self.layout.hand_spot(place, len(hand) + 1)
                self.show(self.now, hand=(*hand[:place], GAP, *hand[place:]), stock=left)
                self.fly(self.now, takes, card, origin, goal, Ease.OutCubic, arc=0.1, turns=True)
                self.now += takes
                self.show(self.now, hand=(*hand[:place], card, *hand[place:]), hand_sizes=sizes)
            else:
                goal = self.layout.mini_card(self.place(event.seat))
                self.show(self.now, stock=left)
                self.fly(self.now, takes, HIDDEN, origin, goal, Ease.OutCubic, arc=0.1)
                self.now += takes
                self.show(self.now, hand_sizes=sizes)

    def renew(self, event: ev.StockRenewed) -> None:
        """Let the played cards move back face down as the new stock."""
        takes, apart = self.pace.ms(speeds.RENEW), self.pace.ms(speeds.RENEW_APART)
        start = self.now
        self.show(start, pile=event.pile, renewals=self.look.renewals + 1)
        for number in range(min(5, len(event.stock))):
            origin = self.layout.pile(number + 1)
            self.fly(
                start + number * apart, takes, HIDDEN, origin, self.layout.stock, Ease.InOutCubic, arc=0.6
            )
            self.now = start + number * apart + takes
            self.show(self.now, stock=len(event.stock) * (number + 1) // min(5, len(event.stock)))
        self.riffle()
        self.now += self.pace.ms(speeds.BREATH)

    def riffle(self) -> None:
        """Show the stock being shuffled."""
        self.cue(self.now, "shuffle")
        if not self.pace.reduced and self.look.stock > 1:
            self.steps.append(Riffle(self.now, self.pace.ms(speeds.RIFFLE), self.look.stock))
            self.now += self.pace.ms(speeds.RIFFLE)

    # --- how a deal begins and ends

    def deal(self, event: ev.DealStarted) -> None:
        """Gather and shuffle all cards, then deal them one by one, beginning after the dealer.

        Cards under the top card of a pile are there from the start.
        """
        self.gather(event)
        below = event.pile[:-1]
        seats = self.layout.seats
        dealt = sum(len(hand) for hand in event.hands)
        own = len(event.hands[self.viewer]) if self.viewer < seats else 0
        self.show(
            self.now,
            total=event.total, direction=event.direction, turn=None, next_seat=None, last_seat=None,
            hand=(GAP,) * own, hand_sizes=(0,) * seats, stock=len(event.stock) + dealt + len(event.pile[-1:]),
            pile=below, tokens=event.tokens, in_deal=tuple(i in event.in_deal for i in range(seats)),
            gone_out=(), stays=False,
            calls=(), skipped=None, face_up=None, stuck=False, owes=1, goes_on=False, lines=0, hands=(),
            renewals=0,
        )  # fmt: skip
        self.riffle()
        apart = self.pace.ms(min(speeds.DEAL_APART, speeds.DEAL_LONGEST / max(1, dealt)))
        takes = self.pace.ms(speeds.DEAL)
        order = [(event.dealer + 1 + i) % seats for i in range(seats)]
        landings: list[tuple[float, int, int]] = []
        for index in range(max(len(hand) for hand in event.hands)):
            for seat in order:
                if index < len(event.hands[seat]):
                    self._deal_one(event, seat, index, takes)
                    landings.append((self.now + takes, seat, index))
                    self.now += apart
        self.now += takes
        for at, seat, index in landings:
            self._land(event, at, seat, index)
        for card in event.pile[-1:]:
            self._turn_up(card, len(below))
        self.now += self.pace.ms(speeds.BREATH)

    def gather(self, event: ev.DealStarted) -> None:
        """Move the cards of the last deal to the stock, and the dial back to its start."""
        if self.pace.reduced:
            return
        lying, before = self._lying(), self.look.total
        face_up = self.look.face_up
        own = face_up is not None and face_up.seat == self.viewer and not face_up.declared
        dim = self.look.hand if own else ()
        self.show(
            self.now, turn=None, next_seat=None, last_seat=None, hand=(), hand_sizes=(0,) * self.layout.seats,
            pile=(), calls=(), skipped=None, face_up=None, stuck=False, hands=(), total=event.total,
            stays=False,
        )  # fmt: skip
        takes = self.pace.ms(speeds.GATHER)
        apart = self.pace.ms(min(speeds.GATHER_APART, speeds.GATHER_LONGEST / max(1, len(lying))))
        if lying:
            self.cue(self.now, "card_slide")
        for number, (card, spot) in enumerate(lying):
            goal = self.layout.stock_top(self.look.stock)
            # All leave at once, so that none vanishes briefly, and arrive one after the other.
            longer = takes + number * apart
            self.fly(
                self.now, longer, card, spot, goal, Ease.InOutCubic, arc=0.2, covers=True, dim=card in dim
            )
        if before != event.total:
            self.steps.append(Count(self.now, takes, before, event.total))
        if lying or before != event.total:
            self.now += takes + apart * max(0, len(lying) - 1)

    def _lying(self) -> list[tuple[str, Spot]]:
        """Return the visible cards other than the stock, with their spots."""
        look, layout = self.look, self.layout
        first = max(0, len(look.pile) - PILE_SHOWN)
        found = [(card, layout.pile(first + n)) for n, card in enumerate(look.pile[first:])]
        own = [(card, layout.hand_spot(n, len(look.hand))) for n, card in enumerate(look.hand) if card != GAP]
        found += own
        face_up = look.face_up
        if face_up is not None and face_up.seat != self.viewer:
            spots = face_up_spots(layout, self.place(face_up.seat), len(face_up.cards))
            found += zip(face_up.cards, spots, strict=True)
        for seat, size in enumerate(look.hand_sizes):
            if seat != self.viewer and seat != (face_up.seat if face_up is not None else None):
                found += self._fan(seat, size)
        return found

    def _fan(self, seat: int, size: int) -> list[tuple[str, Spot]]:
        """Return the cards of a seat in its open hand or small fan.

        A single one if there is no room for a fan.
        """
        if lie := self._open_hand(seat):
            return lie
        if self.layout.crowded:
            return [(HIDDEN, self._at(seat))] if size else []
        return [(HIDDEN, spot) for spot in self.layout.mini_cards(self.place(seat), size)]

    def _open_hand(self, seat: int) -> list[tuple[str, Spot]]:
        """Return the cards of an open hand with their spots, or none."""
        hand = self.look.hands[seat] if self.look.hands else ()
        spots = open_spots(self.layout, self.place(seat), len(hand)) if hand else ()
        return list(zip(hand, spots, strict=True))

    def _deal_one(self, event: ev.DealStarted, seat: int, index: int, takes: float) -> None:
        self.cue(self.now, "card_slide")
        place = self.place(seat)
        own = seat == self.viewer
        goal = self.layout.hand_spot(index, len(event.hands[seat])) if own else self.layout.mini_card(place)
        self.fly(
            self.now, takes, self._dealt(event, seat)[index], self.layout.stock_top(self.look.stock), goal,
            Ease.OutCubic, arc=0.35, spin=20.0 if goal.x > self.layout.center.x else -20.0, turns=own,
        )  # fmt: skip

    def _dealt(self, event: ev.DealStarted, seat: int) -> tuple[str, ...]:
        """Return the hand that a seat is dealt, the viewer's in its order."""
        hand = event.hands[seat]
        return arranged(hand, self.order) if seat == self.viewer else hand

    def _land(self, event: ev.DealStarted, at: float, seat: int, index: int) -> None:
        """Let one dealt card join its hand."""
        hand = self.look.hand
        if seat == self.viewer:
            hand = (*hand[:index], self._dealt(event, seat)[index], *hand[index + 1 :])
        sizes = self.by_seat(self.look.hand_sizes, seat, 1)
        self.show(at, hand=hand, hand_sizes=sizes, stock=self.look.stock - 1)

    def _turn_up(self, card: str, number: int) -> None:
        takes = self.pace.ms(speeds.DRAW)
        origin = self.layout.stock_top(self.look.stock)
        self.fly(self.now, takes, card, origin, self.layout.pile(number), Ease.OutCubic, turns=True)
        self.show(self.now, stock=self.look.stock - 1)
        self.now += takes
        self.land(card)

    def stuck(self, event: ev.SeatStuck) -> None:
        """Lay the hand down after a breath, and bump the pointer against the limit.

        If the seat gave up with playable cards, nothing says that no card fits.
        """
        self.show(self.now, turn=event.seat, next_seat=None, skipped=None, calls=())
        self.breathe(speeds.STUCK_PAUSE, held=True)
        self.now += self.pace.ms(speeds.STUCK_PAUSE)
        # Not before: moods must not react to a hand that isn't visible yet.
        self.stir(event)
        self.show(self.now, owes=0, lines=self.look.lines + 1)
        if event.seat == self.viewer:
            hand = arranged(event.hand, self.order)
            # Totals stay with their cards in the new order.
            made = dict(zip(event.hand, event.totals, strict=False))
            totals = tuple(made[card] for card in hand) if made else ()
            face_up = FaceUp(event.seat, hand, given_up=event.gave_up, totals=totals)
            self.show(self.now, stuck=not event.gave_up, face_up=face_up, hand=hand)
        elif HIDDEN not in event.hand:
            self._show_hand(event)
        else:
            self.show(self.now, stuck=not event.gave_up)
        self.cue(self.now, "bust")
        if not self.pace.reduced:
            self.steps.append(Bump(self.now, self.pace.ms(speeds.BUST)))
        self.lose(event.seat)
        self.now += self.pace.ms(speeds.BUST)
        self.now += speeds.READ * self.pace.factor

    def _show_hand(self, event: ev.SeatStuck) -> None:
        """Open the small fan on the felt; an open hand lies there already and moves as one."""
        place, lies_open = self.place(event.seat), bool(self._open_hand(event.seat))
        takes = self.pace.ms(speeds.SHOW_HAND)
        apart = 0.0 if lies_open else self.pace.ms(speeds.SHOW_HAND_APART)
        start, count = self.now, len(event.hand)
        origins = self.take(event.seat, event.hand)
        for index, (card, origin) in enumerate(zip(event.hand, origins, strict=True)):
            goal = face_up_spots(self.layout, place, count)[index]
            began = start + index * apart
            self.fly(began, takes, card, origin, goal, Ease.OutCubic, turns=not lies_open)
            self.now = began + takes
            face_up = FaceUp(
                event.seat,
                event.hand[: index + 1],
                given_up=event.gave_up,
                totals=event.totals[: index + 1],
                count=count,
            )
            self.show(self.now, face_up=face_up)
        self.show(self.now, stuck=not event.gave_up)

    def pay(self, event: ev.TokensChanged, listed: bool) -> None:
        """Take tokens off the plaque, or add them; `listed` if the list of moves has a line for it."""
        takes, own = self.pace.ms(speeds.TOKEN), not self.look.is_team
        tokens = tuple(t if own and i != event.seat else event.left for i, t in enumerate(self.look.tokens))
        if not own and tokens == self.look.tokens:
            return  # A team's payment comes as an event per seat, but is shown once.
        self.show(self.now, tokens=tokens, lines=self.look.lines + listed)
        if event.change < 0:
            self.cue(self.now, "token_drop")
        self.accent(moods.of_payment(self.look, event.change, event.left), event.seat)
        if event.change < 0 and not self.pace.reduced:
            apart = self.pace.ms(speeds.TOKEN_APART)
            for number in range(-event.change):
                start = self.now + number * apart
                self.steps.append(Fall(start, takes, event.seat, event.left - event.change - 1 - number))
            self.now += apart * (-event.change - 1)
        self.now += takes

    def leave(self, event: ev.SeatOut) -> None:
        """Put a seat out, and its cards aside."""

        def without(flags: tuple[bool, ...]) -> tuple[bool, ...]:
            return tuple(flag and i != event.seat for i, flag in enumerate(flags))

        game = without(self.look.in_game) if event.scope == "game" else self.look.in_game
        won = self.look.gone_out + (event.seat,) * (event.scope == "won")
        self.show(self.now, in_deal=without(self.look.in_deal), in_game=game, gone_out=won)
        self.now += self.pace.ms(speeds.BREATH)

    # --- special rules, with words at the seat

    def happen(self, event: ev.Spoken) -> None:
        """Show the effect: its picture, its words at the seat, its line in the list."""
        if isinstance(event, ev.WentOver):
            self.lose(event.seat)
        match event:
            case ev.HandsExchanged():
                self.exchange(event)
            case ev.Effect(new_hands=True):
                nothing = tuple(() for _ in self.look.hands)
                self.show(self.now, hand=(), hand_sizes=(0,) * self.layout.seats, hands=nothing)
            case ev.CardStolen():
                self.steal(event)
            case ev.ShieldPlayed() | ev.HoldDiscarded():
                self.save(event)
            case ev.TotalReset():
                self.reset(event)
            case ev.MilestoneReached():
                takes = speeds.FLASH * self.pace.factor
                self.steps.append(Flash(self.now, takes, event.at, event.how == "exact", self.pace.reduced))
            case ev.WentOver() if not self.pace.reduced:
                self.steps.append(Bump(self.now, self.pace.ms(speeds.BUST)))
            case ev.TurnLost():
                if not self.pace.reduced:
                    self.steps.append(Hop(self.now, self.pace.ms(speeds.SKIP), event.seat))
                self.show(self.now, skipped=event.seat)
            case ev.ZeusTaken():
                self.show(self.now, zeus=event.target)
            case ev.NextSeatChosen():
                self.show(self.now, next_seat=event.target)
            case ev.HandDeclared():
                self.declare(event)
            case _:
                pass
        self.steps.append(Say(self.now, speeds.SAY * self.pace.factor, event))
        self.show(self.now, lines=self.look.lines + 1)
        self.now += speeds.WORDS * self.pace.factor

    def exchange(self, event: ev.HandsExchanged) -> None:
        """Let two hands pass each other, face down."""
        takes, apart = self.pace.ms(speeds.SWAP), self.pace.ms(speeds.SHOW_HAND_APART)
        sizes = self.look.hand_sizes
        a, b = event.seat, event.target
        swapped = tuple(sizes[{a: b, b: a}.get(seat, seat)] for seat in range(len(sizes)))
        empty = tuple(0 if seat in (a, b) else size for seat, size in enumerate(sizes))
        own = self.viewer in (a, b)
        hand = (GAP,) * swapped[self.viewer] if own else self.look.hand
        hands = tuple(() if seat in (a, b) else cards for seat, cards in enumerate(self.look.hands))
        self.show(self.now, hand_sizes=empty, hand=hand, hands=hands)
        start = self.now
        for giver, taker in ((a, b), (b, a)):
            for number in range(min(SWAPPED, sizes[giver])):
                self.fly(
                    start + number * apart, takes, HIDDEN, self._at(giver), self._at(taker),
                    Ease.InOutCubic, arc=0.35,
                )  # fmt: skip
                self.now = max(self.now, start + number * apart + takes)
        self.show(self.now, hand_sizes=swapped)

    def steal(self, event: ev.CardStolen) -> None:
        """Move a card from hand to hand; only these two see which."""
        takes = self.pace.ms(speeds.PLAY)
        origins = self.take(event.target, event.cards)
        for card, origin in zip(event.cards, origins, strict=True):
            mine = event.seat == self.viewer
            hand = self.look.hand
            place = place_for(card, hand, self.order) if mine else len(hand)
            goal = self.layout.hand_spot(place, len(hand) + 1) if mine else self._at(event.seat)
            self.fly(self.now, takes, card, origin, goal, Ease.InOutCubic, arc=0.25, turns=mine)
            self.now += takes
            sizes = self.by_seat(self.look.hand_sizes, event.seat, 1)
            own = (*hand[:place], card, *hand[place:]) if mine else hand
            self.show(self.now, hand=own, hand_sizes=sizes)

    def save(self, event: ev.ShieldPlayed | ev.HoldDiscarded) -> None:
        """Play a card that saves its holder: a shield goes under the attacking card, a hold on top."""
        takes = self.pace.ms(speeds.PLAY)
        for card, origin in zip(event.cards, self.take(event.target, event.cards), strict=True):
            pile = self.look.pile
            goal = self.layout.pile(len(pile))
            hidden = event.target != self.viewer
            self.fly(self.now, takes, card, origin, goal, Ease.OutQuad, arc=0.15, turns=hidden)
            self.now += takes
            under = isinstance(event, ev.ShieldPlayed)
            after = (*pile[:-1], card, *pile[-1:]) if under else (*pile, card)
            self.cue(self.now, "card_land")
            self.show(self.now, pile=after)

    def reset(self, event: ev.TotalReset) -> None:
        """Let the total count to its new number."""
        counting = 0.0 if self.pace.reduced else self.pace.ms(speeds.COUNT)
        if counting:
            self.steps.append(Count(self.now, counting, self.look.total, event.total))
        self.show(self.now, total=event.total)
        self.now += counting

    def sweep(self, event: ev.PileTakenAway) -> None:
        """Move a pile, or its last cards, off the table, and a face-up hand with it."""
        if event.hand:
            self.show(self.now, face_up=None)
        if not event.pile:
            return
        pile, takes = self.look.pile, self.pace.ms(speeds.RENEW)
        stays = len(pile) - len(event.pile)
        x, y, width, _ = self.layout.pile(len(pile) - 1)
        goal = Spot(x + 2.2 * width, y - 1.2 * width, width * 0.8, 50.0)
        self.show(self.now, pile=pile[:stays])
        for index in range(max(stays, len(pile) - 3), len(pile)):
            self.fly(self.now, takes, pile[index], self.layout.pile(index), goal, Ease.InOutCubic)
        self.now += takes

    def declare(self, event: ev.HandDeclared) -> None:
        """Show cards of one rank to everyone."""
        takes, apart = self.pace.ms(speeds.SHOW_HAND), self.pace.ms(speeds.SHOW_HAND_APART)
        place, count = self.place(event.seat), len(event.cards)
        # The seat's last call would cover its cards.
        self.show(self.now, calls=())
        origins = self.take(event.seat, event.cards)
        start = self.now
        for index, (card, origin) in enumerate(zip(event.cards, origins, strict=True)):
            goal = face_up_spots(self.layout, place, count)[index]
            began = start + index * apart
            self.fly(began, takes, card, origin, goal, Ease.OutCubic, turns=event.seat != self.viewer)
            self.now = began + takes
            self.show(
                self.now, face_up=FaceUp(event.seat, event.cards[: index + 1], declared=True, count=count)
            )
        self.now += speeds.READ * self.pace.factor

    def _at(self, seat: int) -> Spot:
        return self.layout.mini_card(self.place(seat))

    # --- cards

    def fly(
        self, start: float, takes: float, card: str, origin: Spot, goal: Spot, ease: Ease,
        arc: float = 0.0, spin: float = 0.0, turns: bool = False, covers: bool = False,
        dim: bool = False,
    ) -> None:  # fmt: skip
        """Add the flight of a card; `arc` is its height relative to the distance.

        With reduced motion it fades in instead.
        """
        turns, covers = turns and card != HIDDEN, covers and card != HIDDEN
        if self.pace.reduced:
            self.steps.append(Flight(start, takes, card, goal, goal, Ease.Linear, fades=True))
            return
        way = abs(goal.x - origin.x) + abs(goal.y - origin.y)
        flight = Flight(start, takes, card, origin, goal, ease, arc * way, spin, turns, False, covers, dim)
        self.steps.append(flight)
