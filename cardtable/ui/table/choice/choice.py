"""A choice in progress: from the moves of a seat and what was picked so far to one move. Without Qt.

Cards come first, then the value if a card has several, then the seat if the play names one. A step with only
one answer is skipped. Each input returns the move that it completes, or None.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from cardtable.game.moves import (
    Call,
    Declare,
    Decline,
    Defend,
    Draw,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    Stuck,
    TakeCard,
    TurnUp,
)
from cardtable.game.sight.view import SeatView
from cardtable.ui.support.keymap import KEYS
from cardtable.ui.table.words.sentences import FEW

PAGE = 10

ROW_OF_KEYS = "QWERTYUIOP"
"""The keys of offered cards that aren't in the hand."""


class Step(Enum):
    """What is asked now."""

    CARDS = "cards"
    OPTION = "option"
    NUMBER = "number"
    SEAT = "seat"


@dataclass(frozen=True)
class Option:
    """One way to count the chosen cards: the value, the total it makes, and its plays, one for each seat."""

    value: str
    total: int
    marks: tuple[str, ...]
    plays: tuple[Play, ...]


@dataclass(frozen=True)
class Prompt:
    """An action other than playing a card, with its key; without a move it starts marking."""

    kind: str
    key: str
    move: Move | None
    cards: tuple[str, ...] = ()


def options_of(plays: Iterable[Play]) -> tuple[Option, ...]:
    """Return the distinct values of plays of the same cards; of two with the same result, the first."""
    found: dict[tuple[int, tuple[str, ...]], list[Play]] = {}
    for play in plays:
        ways = found.setdefault((play.total, play.marks), [])
        if all(other.target != play.target for other in ways):
            ways.append(play)
    return tuple(Option(ways[0].value, total, marks, tuple(ways)) for (total, marks), ways in found.items())


class Choice:
    """One choice in progress; `see` starts it again. Cards are named by their place in the hand."""

    def __init__(self) -> None:
        self._view: SeatView | None = None
        self.shows_totals = True
        """Whether the table shows the total that a choice would make; not if players must call it."""
        self.on_line = False
        """Whether a number is chosen on the line of the long table, which has no dial."""
        self.is_guided = False
        """Whether only one card is offered at a time, to show how it is played."""
        self._plays: tuple[Play, ...] = ()
        self._several: list[Counter[str]] = []
        self._advised: Move | None = None
        self._drop()

    def _drop(self) -> None:
        self.step = Step.CARDS
        self.marked: tuple[int, ...] = ()
        self.marking = False
        self.giving_up = False
        """Whether giving up was chosen and must be confirmed."""
        self.chosen: tuple[int, ...] = ()
        self.options: tuple[Option, ...] = ()
        self.option: Option | None = None
        self.seats: tuple[int, ...] = ()
        self.hot = 0
        self.typed = ""

    def see(self, view: SeatView | None) -> None:
        """Take a new view and drop what was picked; None if nothing can be chosen."""
        self._view = view
        self._plays = view.plays if view is not None else ()
        self._several = [Counter(play.cards) for play in self._plays if len(play.cards) > 1]
        self._advised = None
        self._drop()

    def advise(self, move: Move) -> None:
        """Preselect the value and the seat of this move, once its cards are chosen."""
        self._advised = move

    # --- what there is to choose from

    @property
    def hand(self) -> tuple[str, ...]:
        """The cards that can be picked."""
        return self._view.hand if self._view is not None else ()

    @property
    def moves(self) -> tuple[Move, ...]:
        """All legal moves of the seat."""
        return self._view.moves if self._view is not None else ()

    def as_read_out(self, view: SeatView) -> SeatView:
        """Return the view for reading aloud, without totals if players must call them."""
        return view if self.shows_totals else replace(view, plays=(), refused={})

    @property
    def is_asked(self) -> bool:
        return self._view is not None and self._view.is_asked

    @property
    def is_open(self) -> bool:
        """Whether something was picked that can be taken back."""
        return self.step is not Step.CARDS or bool(self.marked) or self.marking or self.giving_up

    @property
    def has_several(self) -> bool:
        """Whether cards can be played together."""
        return bool(self._several)

    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The actions other than playing a card."""
        found: list[Prompt] = []
        for move in self.moves:
            match move:
                case Declare():
                    found.append(Prompt("declare", KEYS.key("declare"), move, move.cards))
                case Sneak():
                    found.append(Prompt("sneak", KEYS.key("sneak"), move, (move.card,)))
                case Defend():
                    found.append(Prompt("defend", KEYS.key("defend"), move, (move.card,)))
                case TakeCard() | PlaceBottom():
                    kind = "take" if isinstance(move, TakeCard) else "bottom"
                    found.append(Prompt(kind, ROW_OF_KEYS[len(found) % PAGE], move, (move.card,)))
                case Decline():
                    found.append(Prompt("pass" if self.is_asked else "concede", KEYS.key("decline"), move))
                case Draw():
                    found.append(Prompt("draw", KEYS.key("draw"), move))
                case Stuck() if self._plays:
                    found.append(Prompt("give up", KEYS.key("give-up"), move))
                case Play() | Stuck() | Call() | TurnUp():
                    pass  # Cards of the hand, calls, and reports about a real pack have no button.
                case _:
                    assert_never(move)
        if self.has_several and not self.is_open:
            found.append(Prompt("together", "+", None))
        return tuple(prompt for prompt in found if prompt.kind == "give up" or not self.giving_up)

    def leads_with(self, prompt: Prompt) -> bool:
        """Return whether the button of a prompt stands out."""
        return prompt.kind == "declare" or (self.is_asked and prompt.kind in ("sneak", "defend"))

    def press(self, prompt: Prompt) -> Move | None:
        """Return the move of a button.

        Return None if it starts marking, or if giving up must be confirmed first.
        """
        if prompt.move is None:
            self.begin_marking()
        if prompt.kind != "give up" or self.giving_up or self._view is None:
            return prompt.move
        self._drop()
        self.giving_up = self._view.out_by_giving_up
        return None if self.giving_up else prompt.move

    def is_answered_by(self, key: str) -> bool:
        """Return whether this key belongs to an answer with a button."""
        return any(prompt.key == key for prompt in self.prompts)

    def answer_with(self, index: int) -> Move | None:
        """Return the answer given by a card when the seat is asked; None unless there is exactly one."""
        if not self.is_asked:
            return None
        card = self.hand[index]
        own = [prompt for prompt in self.prompts if prompt.kind not in ("take", "bottom")]
        found = [prompt.move for prompt in own if card in prompt.cards]
        return found[0] if len(found) == 1 else None

    def plays_alone(self, index: int) -> tuple[Play, ...]:
        """Return the plays of one card alone."""
        return self._plays_of((self.hand[index],))

    def goes_together(self, index: int) -> bool:
        """Return whether the card can be played with others, including those already marked."""
        return self._fits((*self._codes(self.marked), self.hand[index]))

    @property
    def marked_plays(self) -> tuple[Play, ...]:
        """The plays of exactly the marked cards."""
        return self._plays_of(self._codes(self.marked)) if self.marked else ()

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals of the open options, for a preview."""
        if self.step is Step.SEAT and self.option is not None:
            return (self.option.total,)
        if self.step is Step.NUMBER:
            return (self.options[self.hot].total,)
        if self.step is Step.OPTION:
            return tuple(option.total for option in self.options)
        return tuple(dict.fromkeys(play.total for play in self.marked_plays))

    def _codes(self, places: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.hand[place] for place in places)

    def _plays_of(self, codes: tuple[str, ...]) -> tuple[Play, ...]:
        wanted = sorted(codes)
        return tuple(play for play in self._plays if sorted(play.cards) == wanted)

    def _fits(self, codes: tuple[str, ...]) -> bool:
        wanted = Counter(codes)
        return any(wanted <= group for group in self._several)

    # --- cards

    def pick(self, index: int) -> Move | None:
        """Choose a card: it answers, is marked, is played, or more is asked."""
        if not 0 <= index < len(self.hand):
            return None
        self.giving_up = False
        answer = self.answer_with(index)
        if answer is not None:
            return answer
        alone = self.plays_alone(index)
        if self.marked or self.marking or (not alone and self.goes_together(index)):
            self.mark(index)
            return None
        self.chosen = (index,)
        return self._ask(alone)

    def mark(self, index: int) -> bool:
        """Mark a card to be played with others, or unmark it; return False if it can't be marked."""
        if not 0 <= index < len(self.hand):
            return False
        if index in self.marked:
            self.marked = tuple(place for place in self.marked if place != index)
            return True
        if not self.goes_together(index):
            return False
        self.giving_up = False
        self.marked = (*self.marked, index)
        self._complete()
        return True

    def _complete(self) -> None:
        """Mark the rest if the marked cards can be played in only one way, and not as they are."""
        codes = self._codes(self.marked)
        groups = {tuple(sorted(group.elements())) for group in self._several if Counter(codes) <= group}
        if len(groups) != 1 or self.marked_plays:
            return
        rest = Counter(groups.pop()) - Counter(codes)
        for place, code in enumerate(self.hand):
            if place not in self.marked and rest[code] > 0:
                rest[code] -= 1
                self.marked = (*self.marked, place)

    def begin_marking(self) -> None:
        """Make the next picks mark cards."""
        self.giving_up = False
        self.marking = self.has_several

    def play_marked(self) -> Move | None:
        plays = self.marked_plays
        self.chosen = self.marked
        return self._ask(plays) if plays else None

    # --- value and seat

    def _ask(self, plays: tuple[Play, ...]) -> Move | None:
        options = options_of(plays)
        if not options:
            return None
        if len(options) == 1:
            return self._take(options[0])
        self.options, self.hot, self.typed = options, 0, ""
        self.step = Step.OPTION
        # Too many values to show side by side are chosen on the dial.
        if len(options) > FEW:
            self.options = tuple(sorted(options, key=lambda option: option.total))
            self.step = Step.NUMBER
            self.point(self._view.total if self._view is not None else 0)
        self.hot = next((i for i, option in enumerate(self.options) if self._is_advised(option)), self.hot)
        return None

    def _is_advised(self, option: Option) -> bool:
        move = self._advised
        if not isinstance(move, Play) or sorted(move.cards) != sorted(option.plays[0].cards):
            return False
        return (move.total, move.marks) == (option.total, option.marks)

    def _take(self, option: Option) -> Move | None:
        if len(option.plays) == 1:
            return option.plays[0]
        view = self._view
        own, players = (view.seat or 0, view.players) if view is not None else (0, 1)
        named = (play.target for play in option.plays if play.target is not None)
        self.seats = tuple(sorted(named, key=lambda seat: (seat - own) % players))
        self.option, self.step, self.hot = option, Step.SEAT, 0
        if (
            isinstance(self._advised, Play)
            and self._is_advised(option)
            and self._advised.target in self.seats
        ):
            self.hot = self.seats.index(self._advised.target)
        return None

    def move_hot(self, by: int) -> None:
        """Go to the next or previous answer; a number changes by `by`."""
        if self.step is Step.NUMBER:
            self.typed = ""
            if abs(by) == 1:
                self.hot = min(max(0, self.hot + by), len(self.options) - 1)
            else:
                self.point(self.options[self.hot].total + by)
        elif self.step is Step.OPTION:
            self.hot = (self.hot + by) % len(self.options)
        elif self.step is Step.SEAT:
            self.hot = (self.hot + by) % len(self.seats)

    def point(self, total: int) -> None:
        """Select the offered number that is nearest to a total."""
        self.hot = min(range(len(self.options)), key=lambda i: (abs(self.options[i].total - total), i))

    def type_digit(self, digit: str) -> None:
        """Type a digit of a number; if the number would be too high, start again with it."""
        highest = self.options[-1].total
        typed = self.typed + digit
        self.typed = typed if int(typed) <= highest else digit
        self.point(int(self.typed))

    def answer(self, index: int) -> Move | None:
        """Take the value at `index`."""
        return self._take(self.options[index]) if 0 <= index < len(self.options) else None

    def name(self, seat: int) -> Move | None:
        plays = self.option.plays if self.option is not None else ()
        return next((play for play in plays if play.target == seat), None)

    def confirm(self) -> Move | None:
        """Take what is marked or selected."""
        match self.step:
            case Step.CARDS:
                return self.play_marked()
            case Step.OPTION | Step.NUMBER:
                return self.answer(self.hot)
            case Step.SEAT:
                return self.name(self.seats[self.hot])

    def back(self) -> bool:
        """Go one step back; return False if there was none."""
        was_open = self.is_open
        if self.step is Step.SEAT and self.options:
            self.step = Step.NUMBER if len(self.options) > FEW else Step.OPTION
            self.hot = next((i for i, option in enumerate(self.options) if option == self.option), 0)
            self.option, self.seats = None, ()
        elif self.step is not Step.CARDS:
            marked, marking = self.marked, self.marking
            self._drop()
            self.marked, self.marking = marked, marking
        else:
            self._drop()
        return was_open
