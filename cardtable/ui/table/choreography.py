"""From what happened to how it moves: events become a score. Pure, without a screen.

Every event moves the picture of the table (`Shown`) on and adds the steps that lead there. The score does
not need to end in the exact state: the stage shows the state from the view when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeGuard, assert_never

from cardtable.game import events as ev
from cardtable.game.events import HIDDEN, AnyEvent
from cardtable.game.parts.chains import PENALTY
from cardtable.rules.actions import Bomb
from cardtable.ui.table import dealing, happenings, speeds
from cardtable.ui.table.layout import Layout, Spot
from cardtable.ui.table.score import (
    GAP,
    Breath,
    Call,
    Count,
    Cue,
    Flight,
    Hop,
    Score,
    Show,
    Shown,
    Step,
    Wave,
    begins,
    ends,
    without,
)
from cardtable.ui.table.speeds import Ease, Pace


def plan(
    events: Sequence[AnyEvent], before: Shown, layout: Layout, viewer: int, pace: Pace, swept: bool = False
) -> Score:
    """The score that shows `events`, from the picture `before` on, with seat `viewer` at the near side.

    `swept`: the pile is gone at the end.
    """
    writer = Writer(before, layout, viewer, pace, swept)
    for number, event in enumerate(events):
        writer.tell(event, events[:number], events[number + 1 :])
    return writer.score()


def mark_of(event: ev.CardsPlayed, later: Sequence[AnyEvent]) -> str:
    """What a play did besides its number: `reverse`, `skip`, `hold`, or nothing."""
    for following in later:
        match following:
            case ev.DirectionReversed():
                return "reverse"
            case ev.SeatSkipped():
                return "skip"
            case ev.CardsPlayed() | ev.TurnBegan():
                break
    return "hold" if event.total == event.before else ""


def is_hit(event: AnyEvent) -> TypeGuard[ev.TokensChanged]:
    """Whether a seat paid for a bomb that somebody laid (rules, 4.18.7), which has a line in the list."""
    return isinstance(event, ev.TokensChanged) and event.why == Bomb.word


def empties_bank(event: AnyEvent) -> TypeGuard[ev.TokensChanged]:
    """Whether the last token of the bank was won, so that there is no more to be had from it (4.24)."""
    return isinstance(event, ev.TokensChanged) and event.bank == 0


def is_failure(event: AnyEvent) -> TypeGuard[ev.TokensChanged]:
    """Whether a seat paid for a penalty that it handed on (4.4a), which has a line in the list: no hand is
    laid down that would tell it.
    """
    return isinstance(event, ev.TokensChanged) and event.why == PENALTY


def is_listed(event: ev.TokensChanged) -> bool:
    """Whether tokens that change have a line in the list of moves."""
    return is_hit(event) or is_failure(event) or empties_bank(event)


def due_of(event: AnyEvent, earlier: Sequence[AnyEvent]) -> ev.PlaysObliged | None:
    """What is said where a turn begins with several plays owed of which nothing was said before: for queens
    that could not be answered (rules, 4.4.3), or for what an eliminated seat left (4.2.9).
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


def call_of(event: ev.CardsPlayed, mark: str) -> Call:
    """What is said at a play; of several cards that count together, what they came to."""
    words = event.call.removesuffix(str(event.total)).strip()
    value = event.value
    if len(event.cards) > 1 and value.startswith(("+", "-")):
        value = f"{event.total - event.before:+d}"
    return Call(event.seat, event.total, value, mark, words)


def following_seat(seat: int, direction: int, in_deal: Sequence[bool]) -> int | None:
    """The next seat that is in the deal, None without another."""
    count = len(in_deal)
    for step in range(1, count):
        found = (seat + direction * step) % count
        if in_deal[found]:
            return found
    return None


class Writer:
    """Writes one score; `now` is where the telling has come to, in milliseconds."""

    def __init__(self, before: Shown, layout: Layout, viewer: int, pace: Pace, swept: bool) -> None:
        self.layout, self.viewer, self.pace, self.swept = layout, viewer, pace, swept
        self.now = 0.0
        self.look = before
        self.steps: list[Step] = []
        self.cues: list[Cue] = []

    def score(self) -> Score:
        """What was written, in order."""
        length = max([self.now, *(ends(step) for step in self.steps)])
        cues = sorted(self.cues, key=lambda cue: cue.start)
        return Score(tuple(sorted(self.steps, key=begins)), length, self.look, tuple(cues))

    def cue(self, at: float, sound: str, share: float = 0.0) -> None:
        """From `at` on a sound can be heard."""
        self.cues.append(Cue(at, sound, share))

    def ticks(self, before: int, after: int, takes: float) -> None:
        """The total counts in a few ticks, whose pitch follows it."""
        count = min(4, abs(after - before)) if takes else 1
        for number in range(1, count + 1):
            share = (before + (after - before) * number / count) / max(1, self.look.limit)
            self.cue(self.now + takes * (number - 1) / max(1, count), "count_up", max(0.0, min(1.0, share)))

    def show(self, at: float, **changes: Any) -> None:
        """From `at` on the table looks as before except for `changes`."""
        self.look = replace(self.look, **changes)
        self.steps.append(Show(at, self.look))

    def place(self, seat: int) -> int:
        """Where a seat sits at the table of the person who looks."""
        return (seat - self.viewer) % self.layout.seats

    def by_seat(self, values: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
        """The list with one entry moved by `change`, never below 0."""
        return tuple(max(0, v + change) if i == seat else v for i, v in enumerate(values))

    def tell(self, event: AnyEvent, earlier: Sequence[AnyEvent], later: Sequence[AnyEvent]) -> None:
        """One event."""
        match event:
            case ev.DealStarted():
                dealing.deal(self, event)
            case ev.TurnBegan():
                self.turn(event, due_of(event, earlier))
            case ev.CardsPlayed():
                self.play(event, mark_of(event, later))
            case ev.DirectionReversed():
                self.reverse(event)
            case ev.SeatSkipped():
                self.skip(event)
            case ev.CardsDrawn():
                self.draw(event)
            case ev.StockRenewed():
                self.renew(event)
            case ev.SeatStuck():
                dealing.stuck(self, event)
            case ev.TokensChanged():
                dealing.pay(self, event, listed=is_listed(event))
            case ev.SeatOut():
                dealing.leave(self, event)
            case ev.PileTakenAway():
                pass  # The total that goes back to 0 tells of it.
            case ev.DealEnded() | ev.GameEnded():
                self.show(self.now, turn=None, next_seat=None, skipped=None)
            case (
                ev.DrawForgotten() | ev.TurnRepeated() | ev.NextSeatChosen() | ev.SeatEliminated()
                | ev.ShieldLaid() | ev.HandsExchanged() | ev.MilestoneReached() | ev.HandDeclared()
                | ev.WrongCall() | ev.AnswerDeclined()
                | ev.WentOver() | ev.PlaysObliged() | ev.ObligationPassedOn() | ev.ObligationCancelled()
                | ev.TurnLost() | ev.CardCopied() | ev.CardStolen() | ev.FourThrown() | ev.ZeusTaken()
                | ev.CardSneaked() | ev.OthersDraw() | ev.HoldDiscarded() | ev.TotalReset()
            ):  # fmt: skip
                happenings.happen(self, event)
            case _:
                assert_never(event)

    # --- a turn

    def turn(self, event: ev.TurnBegan, due: ev.PlaysObliged | None) -> None:
        """The light goes to the next seat; what is due there is said."""
        if event.seat == self.viewer and self.look.turn != self.viewer:
            self.cue(self.now, "turn")
        after = following_seat(event.seat, self.look.direction, self.look.in_deal)
        calls = tuple(call for call in self.look.calls if call.seat != event.seat)
        self.show(self.now, turn=event.seat, next_seat=after, owes=event.owes, calls=calls)
        self.show(self.now, laid=None, stuck=False)
        if due is not None:
            happenings.happen(self, due)

    def play(self, event: ev.CardsPlayed, mark: str) -> None:
        """Cards fly to the pile, and the total counts up."""
        takes = self.pace.ms(speeds.PLAY)
        others = event.seat != self.viewer and not self.look.hands
        hidden = others or HIDDEN in self.look.hand
        origins = self.take(event.seat, event.cards)
        start = self.now
        for number, (card, origin) in enumerate(zip(event.cards, origins, strict=True)):
            goal = self.layout.pile(len(self.look.pile))
            began = start + number * takes * 0.4
            self.fly(began, takes, card, origin, goal, Ease.OUT_QUAD, arc=0.15, turns=hidden)
            self.now = began + takes
            self.cue(began, "card_slide")
            self.cue(self.now, "card_land")
            self.show(self.now, pile=(*self.look.pile, card))
        call = call_of(event, mark)
        calls = (*(c for c in self.look.calls if c.seat != event.seat), call)[-2:]
        self.show(self.now, calls=calls, skipped=None, last_seat=event.seat, total=event.total)
        self.show(self.now, owes=0, told=self.look.told + 1)
        counting = 0.0 if self.pace.reduced else self.pace.ms(speeds.COUNT)
        if event.total != event.before:
            self.ticks(event.before, event.total, counting)
        elif mark == "hold":
            self.cue(self.now, "hold")
        if event.total != event.before and counting:
            self.steps.append(Count(self.now, counting, event.before, event.total))
        elif mark == "hold" and not self.pace.reduced:
            self.steps.append(Breath(self.now, self.pace.ms(speeds.HOLD)))
        self.now += self.pace.ms(speeds.SETTLE)

    def take(self, seat: int, cards: Sequence[str]) -> list[Spot]:
        """Cards leave a hand; where they lay."""
        sizes = self.by_seat(self.look.hand_sizes, seat, -len(cards))
        if seat != self.viewer:
            self.show(self.now, hand_sizes=sizes, hands=without(self.look.hands, seat, cards))
            return [self.layout.mini_card(self.place(seat))] * len(cards)
        hand = list(self.look.hand)
        count = len(hand)
        # While nobody looks, the cards at the near side lie face down: any of them will do.
        cards = [card if card in hand else HIDDEN for card in cards]
        spots = [self.layout.hand_spot(hand.index(c), count) if c in hand else self.layout.hand_spot(0, 1)
                 for c in cards]  # fmt: skip
        for card in cards:
            if card in hand:
                hand.remove(card)
        self.show(self.now, hand=tuple(hand), hand_sizes=sizes)
        return spots

    def reverse(self, event: ev.DirectionReversed) -> None:
        """The marks of the track turn over."""
        takes = self.pace.ms(speeds.REVERSE)
        self.cue(self.now, "reverse")
        if not self.pace.reduced:
            self.steps.append(Wave(self.now, takes, event.direction))
        self.show(self.now, direction=event.direction)

    def skip(self, event: ev.SeatSkipped) -> None:
        """A light hops over the seat that is left out."""
        takes = self.pace.ms(speeds.SKIP)
        self.cue(self.now, "skip")
        if not self.pace.reduced:
            self.steps.append(Hop(self.now, takes, event.target))
        self.show(self.now, skipped=event.target)

    def draw(self, event: ev.CardsDrawn) -> None:
        """Cards come from the stock to a hand."""
        takes = self.pace.ms(speeds.DRAW)
        for card in event.cards:
            self.cue(self.now, "stock_draw")
            origin = self.layout.stock_top(self.look.stock)
            own = event.seat == self.viewer
            sizes = self.by_seat(self.look.hand_sizes, event.seat, 1)
            left = max(0, self.look.stock - 1)
            if own:
                hand = self.look.hand
                goal = self.layout.hand_spot(len(hand), len(hand) + 1)
                self.show(self.now, hand=(*hand, GAP), stock=left)
                self.fly(self.now, takes, card, origin, goal, Ease.OUT_CUBIC, arc=0.1, turns=True)
                self.now += takes
                self.show(self.now, hand=(*hand, card), hand_sizes=sizes)
            else:
                goal = self.layout.mini_card(self.place(event.seat))
                self.show(self.now, stock=left)
                self.fly(self.now, takes, HIDDEN, origin, goal, Ease.OUT_CUBIC, arc=0.1)
                self.now += takes
                self.show(self.now, hand_sizes=sizes)

    def renew(self, event: ev.StockRenewed) -> None:
        """The played cards go back, face down, to be the new stock."""
        takes, apart = self.pace.ms(speeds.RENEW), self.pace.ms(speeds.RENEW_APART)
        start = self.now
        self.cue(start, "shuffle")
        self.show(start, pile=event.pile)
        for number in range(min(5, len(event.stock))):
            origin = self.layout.pile(number + 1)
            self.fly(
                start + number * apart, takes, HIDDEN, origin, self.layout.stock, Ease.IN_OUT_CUBIC, arc=0.6
            )
            self.now = start + number * apart + takes
            self.show(self.now, stock=len(event.stock) * (number + 1) // min(5, len(event.stock)))
        self.now += self.pace.ms(speeds.BREATH)

    def fly(
        self, start: float, takes: float, card: str, origin: Spot, goal: Spot, ease: Ease,
        arc: float = 0.0, spin: float = 0.0, turns: bool = False,
    ) -> None:  # fmt: skip
        """A card travels; `arc` is its height as a share of the way. With reduced motion it fades in."""
        turns = turns and card != HIDDEN
        if self.pace.reduced:
            self.steps.append(Flight(start, takes, card, goal, goal, Ease.LINEAR, fades=True))
            return
        way = abs(goal.x - origin.x) + abs(goal.y - origin.y)
        self.steps.append(Flight(start, takes, card, origin, goal, ease, arc * way, spin, turns))
