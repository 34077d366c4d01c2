"""The choices made on phones: taps on a sheet become a move. No Qt.

Each phone's seat has one choice, as at the table. A tap on an outdated sheet is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from itertools import count

from cardtable.game.moves import Draw, Move, Play
from cardtable.game.sight.view import SeatView
from cardtable.language import say
from cardtable.network import wire
from cardtable.ui.table.choice import choice_words
from cardtable.ui.table.choice.choice import Choice, Prompt, Step
from cardtable.ui.table.choice.choice_view import card_choices

OFFERED = ("take", "bottom")
"""The kinds of prompts that are cards to choose from, not buttons."""


_TURNS = count(1)
# Numbers are never reused, so that an old tap isn't taken for a new one.


@dataclass(frozen=True)
class Made:
    """The result of a tap: a move, with the total said for it if one was asked for."""

    move: Move
    said: int | None = None


class PhoneHand:
    """The choice of one seat; `see` starts it over if the seat's options have changed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.choice = Choice()
        self.to_call: Play | None = None
        """The chosen play whose total must be said first."""
        self.why = ""
        """Why the last tap did nothing."""
        self.hint = ""
        """The coach's hint for this turn, or the result of a request."""
        self.turn = 0
        """The number of the current sheet's choices; taps with another number are dropped."""
        self._view: SeatView | None = None
        self._seen: Hashable = None
        self._asks_total: Callable[[Move], bool] = lambda move: False

    def see(
        self, view: SeatView, acts: bool, shows_totals: bool, asks_total: Callable[[Move], bool]
    ) -> SeatView:
        """Return the table as the seat sees it, limited to what it may do now.

        That is everything if it `acts`, and else only drawing a card that it is owed.
        """
        if not acts:
            draws = tuple(move for move in view.moves if isinstance(move, Draw))
            view = replace(view, plays=(), refused={}, moves=draws, stuck=False, must=None)
        self.choice.shows_totals, self._asks_total = shows_totals, asks_total
        if view != self._view:
            self._view = view
            self.choice.see(view)
            self.to_call, self.why, self.hint = None, "", ""
        return view

    def count(self, others: Hashable) -> int:
        """Return the number of the current choices, `others` among them; a change gets a new number."""
        choice = self.choice
        seen = (
            choice.hand, choice.moves, choice.step, choice.marked, choice.marking, choice.chosen,
            choice.giving_up, choice.options, choice.option, self.to_call, others,
        )  # fmt: skip
        if seen != self._seen:
            self._seen = seen
            self.turn = next(_TURNS)
        return self.turn

    @property
    def buttons(self) -> tuple[Prompt, ...]:
        """The buttons for everything except choosing one of the cards shown."""
        if (self.choice.is_open and not self.choice.giving_up) or self.to_call is not None:
            return ()
        return tuple(prompt for prompt in self.choice.prompts if prompt.kind not in OFFERED)

    @property
    def offered(self) -> tuple[Prompt, ...]:
        """Cards to choose from that aren't in the player's hand, or are asked for by name."""
        return tuple(prompt for prompt in self.choice.prompts if prompt.kind in OFFERED)

    def take(self, tap: wire.Tap) -> Made | None:
        """Return the move that a tap makes; None if it makes none."""
        self.why = ""
        if self.to_call is not None:
            return self._called(self.to_call, tap)
        move = self._chosen(tap)
        if move is None:
            return None
        if isinstance(move, Play) and self._asks_total(move):
            self.to_call = move
            return None
        return Made(move)

    def _called(self, play: Play, tap: wire.Tap) -> Made | None:
        if isinstance(tap, wire.Called):
            return Made(play, tap.total)
        if isinstance(tap, wire.Back):
            self.to_call = None
            self.choice.see(self._view)
        return None

    def _chosen(self, tap: wire.Tap) -> Move | None:
        choice = self.choice
        match tap:
            case wire.Card():
                return self._pick(tap.at)
            case wire.Mark():
                if not choice.mark(tap.at):
                    self._explain(tap.at)
            case wire.Option():
                return self._option(tap.at)
            case wire.Number():
                return self._number(tap.total)
            case wire.Named() if choice.step is Step.SEAT:
                return choice.name(tap.seat)
            case wire.Pressed():
                return self._pressed(tap.key)
            case wire.Back():
                choice.back()
            case wire.Confirm() if choice.step is Step.CARDS:
                return choice.confirm()
            case _:
                pass
        return None

    def _pick(self, at: int) -> Move | None:
        choice = self.choice
        while choice.step is not Step.CARDS:
            choice.back()
        before = choice.step, choice.marked
        move = choice.pick(at)
        if move is None and (choice.step, choice.marked) == before:
            self._explain(at)
        return move

    def _explain(self, at: int) -> None:
        view, choice = self._view, self.choice
        if view is None or at >= len(choice.hand):
            return
        cards = card_choices(view, choice)
        if not cards:
            return
        if cards[at].why:
            self.why = cards[at].why
        elif choice.is_asked:
            self.why = choice_words.answers(choice)
        elif choice.marked or choice.marking:
            self.why = say("choice-does-not-go-with")

    def _option(self, at: int) -> Move | None:
        if self.choice.step is Step.OPTION:
            return self.choice.answer(at)
        offered = self.offered if self.choice.step is Step.CARDS else ()
        return offered[at].move if at < len(offered) else None

    def _number(self, total: int) -> Move | None:
        choice = self.choice
        if choice.step is not Step.NUMBER or total not in (option.total for option in choice.options):
            return None
        choice.point(total)
        return choice.confirm()

    def _pressed(self, key: str) -> Move | None:
        prompt = next((one for one in self.buttons if one.key == key), None)
        return self.choice.press(prompt) if prompt is not None else None
