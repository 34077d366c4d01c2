"""How a choice looks on the table: the popover, lights, the dial, the question strip and its buttons."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsScene, QWidget

from cardtable.game.moves import Draw
from cardtable.game.sight.view import SeatView
from cardtable.language import Card, say, word
from cardtable.ui.drawing.paint import LEFT, alpha, fill_round, largest, pill_width, text, text_width
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.choice import choice_words
from cardtable.ui.table.choice.choice import Choice, Step
from cardtable.ui.table.items.choice_items import NumberPicker, RingLight, SeatLight
from cardtable.ui.table.items.frame import PillButtonItem
from cardtable.ui.table.items.hand import CardChoice, stake_of
from cardtable.ui.table.items.labels import Label
from cardtable.ui.table.items.strip import Strip, asking_box
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.speeds import Ease, ease
from cardtable.ui.table.places.layout import CARD_RATIO, LIFT, Box, Spot
from cardtable.ui.table.words import sentences as words
from cardtable.ui.table.words.endings import Notice
from cardtable.ui.widgets.keys_panel import with_key

if TYPE_CHECKING:
    from cardtable.ui.table.items.board import Board
    from cardtable.ui.table.motion.stage import Stage

_Z_RING, _Z_LIGHT, _Z_ASK, _Z_PICKER = 1.5, 9.0, 86.0, 5.0

_OVER_BADGES = 8
"""Distance of the line at the hand above the badge of a lifted card, in pixels at scale 1."""

_LONGEST_ROW = 0.6
"""Maximum share of the table's width for buttons beside their question; wider ones go to the corner."""


def card_choices(view: SeatView, choice: Choice) -> tuple[CardChoice, ...]:
    """Return what can be done with each card of the hand; empty if nothing can be chosen."""
    own = view.turn == view.seat and bool(view.plays or view.refused)
    return tuple(
        _card_choice(index, view, choice) for index in range(len(view.hand)) if own or choice.is_asked
    )


def _card_choice(index: int, view: SeatView, choice: Choice) -> CardChoice:
    plays, answers = choice.plays_alone(index), choice.answer_with(index) is not None
    together = choice.goes_together(index) or index in choice.marked
    if plays or answers or together or choice.is_asked:
        # A player who must call the total finds out alone what it earns.
        stake = stake_of(view, plays) if choice.shows_totals else 0
        stake_words = words.stake_words(stake, view.brings)
        return CardChoice(plays, together, answers, stake=stake, stake_words=stake_words)
    if choice.is_guided and view.plays:
        return CardChoice(why=say("first-not-yet", card=Card(view.plays[0].cards[0])), waits=True)
    code = view.hand[index]
    refusal = view.refused.get(code)
    why = words.cannot_play_now(code) if refusal is None else words.refusal_reason(refusal)
    return CardChoice(refusal=refusal, why=why)


class ChoiceView:
    """The items and buttons of one choice on one board; `show` updates them."""

    def __init__(
        self, widget: QWidget, scene: QGraphicsScene, board: Board, stage: Stage, theme: Theme
    ) -> None:
        self.choice = Choice()
        self._board, self._stage, self._theme, self._scene = board, stage, theme, scene
        self.buttons = ChoiceButtons(theme, widget)
        self.ask, self.line = Strip(theme), Label(theme)
        self.picker, self.stock_light = NumberPicker(theme), RingLight(theme)
        self.pile_light = RingLight(theme)
        self.carry = Carry(board, stage, self.pile_light)
        self.lights: list[SeatLight] = []
        self._standing = ""
        self.changed: Callable[[SeatView | None], None] = lambda view: None
        """Called with the view on every change, with None if nothing can be chosen."""
        for item, z in ((self.ask, _Z_ASK), (self.line, _Z_ASK), (self.picker, _Z_PICKER),
                        (self.stock_light, _Z_RING), (self.pile_light, _Z_RING)):  # fmt: skip
            item.setZValue(z)
            item.setVisible(False)
            scene.addItem(item)

    def show(self, view: SeatView | None, last: int | None, actions: Sequence[Action]) -> None:
        """Show the choice in its present state; `last` is the seat that played last."""
        choice, board = self.choice, self._board
        choices = card_choices(view, choice) if view is not None and view.hand == board.hand.codes else ()
        board.hand.set_choices(choices, board.edge, choice.marked)
        asked_at = choice.chosen[-1] if choice.chosen and choice.step is not Step.CARDS else None
        board.hand.choose(asked_at)
        self._show_popover(asked_at)
        self.picker.setVisible(choice.step is Step.NUMBER)
        board.set_bare(choice.step is Step.NUMBER)
        if choice.step is Step.NUMBER:
            number = choice.options[choice.hot].total
            if board.layout.long:
                self.picker.show_on_line(board.line.ruler, number)
            else:
                self.picker.show_number(board.plate, number)
        self.show_lights()
        self._show_question(view, last, actions)
        self._show_stock()
        board.set_ghosts(choice.totals if choice.is_open and choice.step is not Step.NUMBER else ())
        self.changed(view)

    def _show_popover(self, index: int | None) -> None:
        popover, card = self._board.popover, self._board.hand.cards[index] if index is not None else None
        if self.choice.step is not Step.OPTION or card is None:
            popover.close()
            return
        shows = self.choice.shows_totals
        options = tuple(
            (choice_words.option_text(option), word(option.total) if shows else "")
            for option in self.choice.options
        )
        title, layout = choice_words.popover_title(card.code, self.choice.options), self._board.layout
        spot = self._board.hand.carried.get(index, card.rest) if index is not None else card.rest
        popover.ask(title, options, layout, *layout.popover(spot))
        popover.set_hot(self.choice.hot)

    def show_lights(self) -> None:
        """Light the seats that can be named."""
        seats = self.choice.seats if self.choice.step is Step.SEAT else ()
        while len(self.lights) < len(seats):
            light = SeatLight(self._theme)
            light.setZValue(_Z_LIGHT)
            self._scene.addItem(light)
            self.lights.append(light)
        for number, light in enumerate(self.lights):
            light.setVisible(number < len(seats))
            if number < len(seats):
                board, hot = self._board, number == self.choice.hot
                left = board.layout.key_at_left(board.place(seats[number]))
                light.light(self.plaque(seats[number]), number + 1, board.layout.s, hot, left)

    def plaque(self, seat: int) -> Box:
        return self._board.layout.plaque(self._board.place(seat))

    def _show_question(self, view: SeatView | None, last: int | None, actions: Sequence[Action]) -> None:
        layout = self._board.layout
        notice = None
        if view is not None:
            notice = choice_words.question(self.choice, view, self._board.seats, last)
        self.buttons.clear()
        plaques = [layout.plaque(place) for place in range(1, layout.seats)]
        in_strip = notice is not None and self._fits_strip(notice, actions, plaques)
        taken = (lambda s: row_width(actions, s) + 24 * s) if in_strip else (lambda s: 24 * s)
        scale = self.ask.ask(notice, taken, layout)
        if in_strip:
            box = self.ask.box
            self.buttons.row(actions, box.right() - 10 * scale, box.center().y(), scale)
        elif notice is not None or not self.choice.is_open:
            right = layout.open_right - 22 * layout.s
            bottom = layout.seat(0).y - layout.hint_height / 2 - 10 * layout.s
            scales = [layout.s * (1 + grown * (layout.large - 1)) for grown in (1.0, 0.75, 0.5, 0.25, 0.0)]
            box = self.ask.box
            asked = [Box(box.x(), box.y(), box.width(), box.height())] if notice is not None else []
            self.buttons.column(actions, right, bottom, [*plaques, *asked], scales)
        self._show_line(view, notice)

    def _fits_strip(self, notice: Notice, actions: Sequence[Action], plaques: Sequence[Box]) -> bool:
        """Return whether the buttons fit in the strip of the question.

        They grow half as much as text, and must not cover a seat.
        """
        layout = self._board.layout
        s = layout.s * (1 + layout.large) / 2
        width = row_width(actions, s)
        box = asking_box(notice, width + 24 * s, layout, s)
        is_free = not any(box.meets(plaque) for plaque in plaques)
        return is_free and width < layout.table_width * _LONGEST_ROW

    def _show_line(self, view: SeatView | None, notice: Notice | None) -> None:
        string = "" if notice or self.choice.is_open else choice_words.line(self.choice, view)
        self._standing = string
        self.show_why("")

    def advise(self, sentences: Sequence[str]) -> bool:
        """Show a hint at the hand until the next action, in the first wording that fits.

        Return False if a question is shown there.
        """
        if self.ask.notice is not None or self.choice.is_open:
            return False
        layout = self._board.layout
        size, room = max(13.0, 16 * layout.s), layout.open_right - 60 * layout.s
        fits = (one for one in sentences if pill_width(one, size, 700, 16 * layout.s, "hint") <= room)
        self._standing = next(fits, sentences[-1])
        self.show_why("")
        return True

    def show_why(self, why: str) -> None:
        """Show at the hand why a card can't be played; with "", what binds the seat."""
        string, layout = why or self._standing, self._board.layout
        self.line.setVisible(bool(string))
        if string:
            s, kind, mark = layout.s, "refused" if why else "quiet", "close" if why else "hint"
            usual = max(13.0, 16 * s)
            size, room = max(usual, layout.words(16)), layout.open_right - 60 * s
            size = largest(size, usual, lambda size: pill_width(string, size, 700, 16 * s, mark) <= room)
            high = max(28.0, 34 * s, size * 2)
            self.line.say(string, size, high, 16 * s, kind, mark, weight=700)
            # Clear of a list of moves over the table.
            last = layout.open_right - 16 - pill_width(string, size, 700, 16 * s, mark) / 2
            # A lifted card has its badge on its upper edge.
            badge = max(24.0, 29 * s, layout.words(17) * 1.6)
            top = layout.hand_y - layout.hand_card * CARD_RATIO / 2 - LIFT * s - badge
            self.line.place(min(layout.center.x, last), top - (high / 2 + _OVER_BADGES * s))

    def _show_stock(self) -> None:
        owed = any(isinstance(move, Draw) for move in self.choice.moves)
        self.stock_light.setVisible(owed)
        self._stage.still(self.stock_light)
        if owed:
            layout = self._board.layout
            x, y, width, _ = layout.stock
            self.stock_light.arrange(layout, Spot(x - 3 * layout.s, y - 4 * layout.s, width))
            self.stock_light.setOpacity(1.0)
            if not self._stage.pace.instant and not self._stage.pace.reduced:
                self._stage.glide(self.stock_light, speeds.PULSE, self.stock_light.set_share, loops=True)

    def seat_at(self, point: QPointF) -> int | None:
        """Return the seat at a point of the scene, if it can be named."""
        for seat in self.choice.seats:
            box = self.plaque(seat)
            near = 12 * self._board.layout.s
            if (
                box.x - near <= point.x() <= box.right + near
                and box.y - near <= point.y() <= box.bottom + near
            ):
                return seat
        return None

    def on_stock(self, point: QPointF) -> bool:
        x, y, w, _ = self._board.layout.stock
        return abs(point.x() - x) <= w * 0.6 and abs(point.y() - y) <= w * CARD_RATIO * 0.6


_CAP, _PAD, _APART = 1.7, 20.0, 10.0
"""Width of a key cap relative to its text; padding of a button, and gap between two, at scale 1."""


@dataclass(frozen=True)
class Action:
    """A button: its label, its key, whether it is the main one, and what it does."""

    label: str
    key: str
    primary: bool
    act: Callable[[], None]


def wide(action: Action, size: float, s: float) -> float:
    """Return the width of an action's button."""
    cap = max(size * _CAP, text_width(action.key, size * 0.72, 800) + 12 * s)
    return text_width(action.label, size, 800) + cap + (2 * _PAD + 8) * s


def row_width(actions: Sequence[Action], s: float) -> float:
    """Return the width of buttons side by side."""
    size = max(13.0, 17 * s)
    return sum(wide(action, size, s) for action in actions) + max(0, len(actions) - 1) * _APART * s


def _widest(actions: Sequence[Action], size: float, s: float) -> float:
    return max(wide(action, size, s) for action in actions)


def _columns(
    actions: Sequence[Action], right: float, bottom: float, above: Sequence[Box], s: float
) -> tuple[list[Sequence[Action]], bool]:
    """Return the fewest columns that stay below `above` at this scale, and whether any do."""
    size, h, apart = max(13.0, 16 * s), max(38.0, 44 * s), _APART * s
    columns: list[Sequence[Action]] = []
    for count in range(1, len(actions) + 1):
        high = math.ceil(len(actions) / count)
        columns = [actions[first : first + high] for first in range(0, len(actions), high)]
        left = right - sum(_widest(column, size, s) + apart for column in columns)
        top = max((box.bottom for box in above if box.right > left), default=0.0)
        if bottom - high * (h + apart) >= top:
            return columns, True
    return columns, False


class KeyButton(PillButtonItem):
    """A pill with its label and, on a small cap, its key."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, "", "", False, parent)
        self.action: Action | None = None
        self.scale = 1.0
        self.clicked.connect(self._act)

    def show_action(self, action: Action, box: QRectF, size: float, s: float) -> None:
        self.action, self.scale, self._primary = action, s, action.primary
        self.setText(action.label)
        self.call(action.label, with_key(action.label, action.key))
        self.put(box, size)
        self.show()
        self.update()

    def leave(self) -> None:
        """Hide the button and clear its label, which may have named a card."""
        self.action = None
        self.setText("")
        self.call("")
        self.hide()

    def _act(self) -> None:
        if self.action is not None:
            self.action.act()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    @property
    def look(self) -> tuple[object, ...]:
        return *super().look, self.action and self.action.key, self.scale

    def draw(self, painter: QPainter) -> None:
        if self.action is None:
            return
        self._draw_plate(painter, "")
        rect, key, s, size = self.plate, self.action.key, self.scale, self._size
        color = self.theme.accent_text if self._primary else self.theme.ink
        text(painter, rect.left() + _PAD * s, rect.center().y(), self.text(), size, color, 800, LEFT)
        cap = max(size * _CAP, text_width(key, size * 0.72, 800) + 12 * s)
        box = QRectF(rect.right() - (_PAD - 4) * s - cap, rect.center().y() - size * 0.72, cap, size * 1.44)
        fill_round(painter, box, 5 * s, alpha(color, 0.12), alpha(color, 0.45), 1)
        x = box.center().x() - text_width(key, size * 0.72, 800) / 2
        text(painter, x, box.center().y(), key, size * 0.72, color, 800, LEFT)


class ChoiceButtons:
    """The buttons in use; they are made when needed and reused."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        self._theme, self._parent = theme, parent
        self._buttons: list[KeyButton] = []
        self._used = 0

    @property
    def shown(self) -> list[KeyButton]:
        """The buttons in use."""
        return self._buttons[: self._used]

    @property
    def made(self) -> list[KeyButton]:
        """All buttons, those in use first."""
        return self._buttons

    def clear(self) -> None:
        """Hide all buttons; the keyboard goes back to the table."""
        for button in self.shown:
            if button.hasFocus():
                self._parent.setFocus(Qt.FocusReason.OtherFocusReason)
            button.leave()
        self._used = 0

    def row(self, actions: Sequence[Action], right: float, middle: float, s: float) -> None:
        """Show buttons side by side, the last one ending at `right`."""
        size, h = max(13.0, 17 * s), max(38.0, 46 * s)
        x = right - row_width(actions, s)
        for action in actions:
            w = wide(action, size, s)
            self._next().show_action(action, QRectF(x, middle - h / 2, w, h), size, s)
            x += w + _APART * s

    def column(
        self,
        actions: Sequence[Action],
        right: float,
        bottom: float,
        above: Sequence[Box],
        scales: Sequence[float],
    ) -> None:
        """Show buttons above one another, in as many columns as needed to stay below `above`.

        Of `scales`, the largest first, use the first that needs no more columns than the last.
        """
        s = scales[-1]
        columns, _ = _columns(actions, right, bottom, above, s)
        for larger in scales[:-1]:
            tried, fits = _columns(actions, right, bottom, above, larger)
            if fits and len(tried) <= len(columns):
                s, columns = larger, tried
                break
        size, h, apart = max(13.0, 16 * s), max(38.0, 44 * s), _APART * s
        right -= sum(_widest(column, size, s) + apart for column in columns)
        for column in columns:
            widest = _widest(column, size, s)
            right += widest + apart
            y = bottom - len(column) * h - (len(column) - 1) * apart
            for action in column:
                w = widest if len(columns) > 1 else wide(action, size, s)
                self._next().show_action(action, QRectF(right - w, y, w, h), size, s)
                y += h + apart

    def _next(self) -> KeyButton:
        if self._used == len(self._buttons):
            self._buttons.append(KeyButton(self._theme, self._parent))
        self._used += 1
        return self._buttons[self._used - 1]


_TILT, _MOST = 0.24, 12.0
"""Degrees that a card leans for each pixel that it is ahead of its trail, and the maximum."""

_CATCHES_UP = 0.22
"""The share of that lead lost per frame."""

_FANNED, _TURN = 0.34, 5.0
"""Distance and rotation between cards that are dragged together; the distance is in card widths."""


class Carry:
    """The dragged cards of one board; none before `pick_up` and after `put_back`.

    `Chooser` decides what happens to them; here they only move. Their spots are kept by the hand, so that no
    card is left in the air if the hand changes meanwhile.
    """

    def __init__(self, board: Board, stage: Stage, light: RingLight) -> None:
        self._board, self._stage, self._light = board, stage, light
        self.is_held = False
        """Whether the pointer holds them; otherwise they wait over the pile, if there are any."""
        self._grip = 0
        self._from = (0.0, 0.0)
        self._at = (0.0, 0.0)
        self._trail = 0.0

    @property
    def places(self) -> tuple[int, ...]:
        """The places in the hand that the cards come from, in the order in which they were picked up."""
        return tuple(self._board.hand.carried)

    @property
    def cards(self) -> tuple[tuple[str, Spot], ...]:
        """The dragged cards with their spots."""
        hand = self._board.hand
        return tuple((hand.codes[place], spot) for place, spot in hand.carried.items())

    def pick_up(self, places: Sequence[int], grip: int, point: QPointF) -> None:
        """Pick up the cards at `places`, held by the one at `grip`, with the pointer at `point`."""
        card = self._board.hand.cards[grip]
        if card is None:
            return
        self._grip = places.index(grip)
        self._from = card.now.x - point.x(), card.now.y - point.y()
        self.is_held = True
        self._board.bars.set_visible(False)
        self._light.arrange(self._board.layout, self._board.layout.pile(0)._replace(turn=0.0))
        self._trail = card.now.x
        self._at = card.now.x, card.now.y
        self._show(places)

    def follow(self, point: QPointF) -> None:
        """Move the cards with the pointer."""
        self._at = point.x() + self._from[0], point.y() + self._from[1]
        self._light.setVisible(self.is_over_pile)
        self._show(self.places)
        # It swings until it hangs straight again.
        self._stage.glide(self, speeds.SWING, self._swing)

    @property
    def is_over_pile(self) -> bool:
        """Whether dropping the cards here plays them."""
        return self._board.layout.is_on_felt(*self._at)

    def wait(self) -> None:
        """Let the cards wait over the pile while a question is open."""
        start, goal = self._at, self._board.layout.over_pile
        self.is_held = False
        self._light.setVisible(False)

        def settle(share: float) -> None:
            way = ease(Ease.OutCubic, share)
            self._at = start[0] + (goal.x - start[0]) * way, start[1] + (goal.y - start[1]) * way
            self._trail = self._at[0]
            self._show(self.places)

        self._stage.glide(self, speeds.CLOSE, settle)

    def put_back(self) -> None:
        """Let all cards glide back to the hand."""
        self.is_held = False
        self._light.setVisible(False)
        self._stage.still(self)
        self._board.bars.set_visible(True)
        self._board.hand.carry({})

    def _swing(self, share: float) -> None:
        ahead = self._at[0] - self._trail
        self._trail = self._at[0] - (ahead * (1 - _CATCHES_UP) if share < 1 else 0.0)
        self._show(self.places)

    def _show(self, places: Sequence[int]) -> None:
        width, (x, y) = self._board.layout.hand_card, self._at
        lean = 0.0
        if not self._stage.pace.reduced:
            lean = max(-_MOST, min(_MOST, _TILT * (x - self._trail)))
        self._board.hand.carry({
            place: Spot(x + (n - self._grip) * _FANNED * width, y, width, lean + (n - self._grip) * _TURN)
            for n, place in enumerate(places)
        })  # fmt: skip
