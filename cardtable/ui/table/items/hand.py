"""The viewer's hand: cards in a shallow fan, what each would do, which one is chosen, the coach's bars.

Places come from the order of the cards; an item keeps its card while the others close up. With two packs a
code can occur twice, so items are matched to cards as a multiset.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from cardtable.cards.faces import HIDDEN
from cardtable.game.moves import Play
from cardtable.game.refusals import OfACard, OverLimit
from cardtable.game.sight.view import SeatView
from cardtable.language import say, word
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import largest, pill_width
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.cached_item import CachedItem, Fade
from cardtable.ui.table.items.card_items import CardItem
from cardtable.ui.table.items.labels import Label
from cardtable.ui.table.motion import speeds
from cardtable.ui.table.motion.look import GAP
from cardtable.ui.table.places.layout import CARD_RATIO, UNARRANGED, Layout, Spot
from cardtable.ui.table.words import actions
from cardtable.ui.table.words import sentences as words
from cardtable.ui.table.words.hints import percent
from cardtable.ui.widgets.tool_tips import tip

if TYPE_CHECKING:
    from cardtable.bots.coach import Advice

Glide = Callable[[object, float, Callable[[float], None]], None]
"""Runs a small animation: its key, its duration in ms, and a function of the share from 0 to 1."""

HIGH = 0.96
"""Minimum share of the way to the limit (or down to 0) for a preview in the warning color."""

_ROW_APART = 12
"""How far the second row of pills is above the first at scale 1, to allow for the curve of the fan."""

_LEAST_WORDS, _LEAST_PAD = 11.0, 4
"""Minimum text size and padding of a pill in the largest hands, at scale 1."""

_FEW = 3
"""More consecutive totals than this are shown as the first and the last."""


@dataclass(frozen=True)
class CardChoice:
    """What can be done with a card of the hand now.

    `plays` are its plays alone; `together` is whether it goes with others, `answers` whether it answers the
    open question. `why` says in words why it can't be played. A card that `waits` is kept for later.
    """

    plays: tuple[Play, ...] = ()
    together: bool = False
    answers: bool = False
    refusal: OfACard | None = None
    why: str = ""
    waits: bool = False
    stake: int = 0
    """Above 0 if every play of it earns something at once, below 0 if every play costs something."""
    stake_words: str = ""
    pill: tuple[str, str, str] | None = None
    """Words, kind and icon of its pill, as in `Label.say`; None for those of what can be done with it."""

    @property
    def playable(self) -> bool:
        """Whether it can be played now, alone or with others, or answers the open question."""
        return bool(self.plays) or self.together or self.answers


class HandCard:
    """One card of the hand with its pill; `rest` is its spot while it isn't chosen."""

    def __init__(self, code: str, item: CardItem, pill: Label, rest: Spot) -> None:
        self.code, self.item, self.pill = code, item, pill
        self.rest = self.now = self.goal = rest
        self.sinks = False
        """Whether it is on its way back after a drag, still above the others."""
        self.choice = CardChoice()
        self.above = 0.0
        """How much higher its pill is, if pills don't fit side by side."""
        self.words = ""
        """The card and what it can do, for screen readers; empty if it can't be played."""


def between(a: Spot, b: Spot, share: float) -> Spot:
    """Return the spot at `share` of the straight way from one to the other."""
    return Spot(*(x + (y - x) * share for x, y in zip(a, b, strict=True)))


class Hand:
    """The viewer's cards; `focus`, `hover` and `chosen` are indices or None."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, glide: Glide, z: float) -> None:
        self._scene, self._theme, self._glide, self._z = scene, theme, glide, z
        self.cards: list[HandCard | None] = []
        self._layout = UNARRANGED
        self._dpr = 1.0
        self._live = False
        self._edge = Edge(99)
        self._crossed: tuple[int | None, ...] | None = None
        self.focus: int | None = None
        self.focus_visible = False
        self.hover: int | None = None
        self.chosen: int | None = None
        self.marked: tuple[int, ...] = ()
        self.carried: dict[int, Spot] = {}
        """The spots of dragged cards by their place in the hand; the others close up behind them."""
        self._previews = "always"
        self.shows_totals = True
        self.has_dots = False
        """Whether no total is written, for children who can't read numbers."""
        self.covered = False
        """Whether the cards are face down though known, as another person has the screen."""

    def set_previews(self, when: str) -> None:
        """Set when pills show where a card leads: always, on hover (or focus), or never."""
        if when != self._previews:
            self._previews = when
            self._place_all(glide=False, only_look=True)

    def cover(self, covered: bool) -> None:
        """Turn the hand face down or up."""
        if covered != self.covered:
            self.covered = covered
            self._place_all(glide=False, only_look=True)

    def arrange(self, layout: Layout, dpr: float) -> None:
        self._layout, self._dpr = layout, dpr
        self._place_all(glide=False)

    def clear(self) -> None:
        for card in self.cards:
            self._remove(card)
        self._stop_turning()
        self.cards, self.carried = [], {}

    def show_cards(self, codes: tuple[str, ...], glide: bool) -> None:
        """Show these cards in this order; a `GAP` keeps a place free."""
        if self.codes == codes:
            return
        self._stop_turning()
        # Of two alike cards, the dragged one is the one that left.
        places = sorted(range(len(self.cards)), key=lambda place: place in self.carried)
        old = [card for place in places if (card := self.cards[place]) is not None]
        self.cards, self.carried = [], {}
        for code in codes:
            found = next((card for card in old if card.code == code), None)
            if found is not None:
                old.remove(found)
            self.cards.append(found if found or code == GAP else self._new(code))
        for card in old:
            self._remove(card)
        self.hover = self.chosen = None
        self.marked = ()
        self._place_all(glide)

    def set_choices(self, choices: Sequence[CardChoice], edge: Edge, marked: tuple[int, ...]) -> None:
        """Set what can be done with each card, and which are marked; empty if nothing can."""
        if not (choices or self._live):
            return
        self._live, self._edge = bool(choices), edge
        for index, card in enumerate(self.cards):
            if card is not None:
                card.choice = choices[index] if choices else CardChoice()
        self.marked = marked if self._live else ()
        if not self._live:
            self.chosen = None
        self._place_all(glide=False, only_look=True)

    @contextmanager
    def animated(self, fade: Fade) -> Iterator[None]:
        """Fade changes made inside on cards that stay, such as dimming or crossing out."""
        before = [(card.item, card.item.code, card.item.pixmap()) for card in self.cards if card is not None]
        yield
        for item, code, picture in before:
            if item.scene() is not None and item.code == code and item.crossfade(picture):
                fade((item, "comes"), item.set_progress)

    @property
    def codes(self) -> tuple[str, ...]:
        """The cards in their order."""
        return tuple(card.code if card else GAP for card in self.cards)

    @property
    def focused(self) -> str | None:
        """The card with the focus; None if there is none, or the hand has fewer cards now."""
        at = self.focus
        return None if at is None or at >= len(self.cards) else self.codes[at]

    def set_crossed(self, crossed: tuple[int | None, ...] | None) -> None:
        """Dim and cross out all cards of a stuck hand, with the totals they would make."""
        if crossed != self._crossed:
            self._crossed = crossed
            self._place_all(glide=False, only_look=True)

    def at(self, x: float, y: float) -> int | None:
        """Return the card at a point; a raised card also reacts below its lower edge."""
        for index in reversed(range(len(self.cards))):
            card = self.cards[index]
            if card is None or index in self.carried:
                continue
            spot = card.rest
            top = spot.y - spot.width * CARD_RATIO / 2 - (20 if index in (self.hover, self.chosen) else 4)
            if abs(x - spot.x) <= spot.width / 2 and y >= top:
                return index
        return None

    def set_pointer(self, hover: int | None) -> None:
        if hover != self.hover:
            self.hover = hover
            self._place_all(glide=True)

    def set_focus(self, index: int | None, visible: bool) -> None:
        """Set the card with keyboard focus; the ring is `visible` only after a key."""
        if (index, visible) != (self.focus, self.focus_visible):
            self.focus, self.focus_visible = index, visible
            self._place_all(glide=True)

    def choose(self, index: int | None) -> None:
        """Set the card that the popover belongs to."""
        if index != self.chosen:
            self.chosen = index
            self._place_all(glide=True)

    def carry(self, carried: Mapping[int, Spot]) -> None:
        """Show these cards dragged to these spots; a card no longer in it glides back."""
        for index in self.carried.keys() - carried.keys():
            if (sinking := self.cards[index]) is not None:
                sinking.sinks = True
        same, self.carried = carried.keys() == self.carried.keys(), dict(carried)
        if not same:
            self._place_all(glide=True)
        for index, spot in self.carried.items():
            card = self.cards[index]
            if card is not None:
                card.goal = spot
                self._glide(card, 0, lambda t: None)
                self._put(card, spot)

    # --- items

    def _new(self, code: str) -> HandCard:
        item = CardItem(self._theme)
        pill = Label(self._theme)
        self._scene.addItem(item)
        self._scene.addItem(pill)
        pill.setVisible(False)
        return HandCard(code, item, pill, Spot(0, -9999.0, self._layout.hand_card))

    def _remove(self, card: HandCard | None) -> None:
        if card is not None:
            for item in (card.item, card.pill):
                self._scene.removeItem(item)

    def _place_all(self, glide: bool, only_look: bool = False) -> None:
        count = len(self.cards)
        staying = [index for index in range(count) if index not in self.carried]
        held = [(index, card) for index, card in enumerate(self.cards) if card is not None]
        for index, card in held:
            spread = (index, count) if index in self.carried else (staying.index(index), len(staying))
            card.rest = self._layout.hand_spot(*spread)
            self._restyle(index, card)
        widest = max((card.pill.width for _, card in held if card.pill.isVisible()), default=0.0)
        is_tight = widest > self._layout.hand_step(len(staying))
        highest = max((card.pill.height for _, card in held), default=0.0)
        row_above = highest + _ROW_APART * self._layout.s if is_tight else 0.0
        for index, card in held:
            card.above = row_above * (index % 2)
            if index in self.carried:
                continue
            goal = self._goal(index, card)
            moves = ((glide and not only_look) or self._raised(index)) and card.now.y > -9000
            if goal == card.goal and (moves or only_look or card.now == goal):
                if card.now == goal:
                    self._put(card, goal)
                    self._settle(card)
                continue
            card.goal = goal
            if moves:
                self._slide(card, goal)
            else:
                self._glide(card, 0, lambda t: None)
                self._put(card, goal)
                self._settle(card)

    def turn_over(self, before: Sequence[str]) -> None:
        """Turn the cards over in place, showing `before` first.

        It stops when other cards come, and does nothing if the hand is covered.
        """
        if self.covered:
            return

        def perform(t: float) -> None:
            way = speeds.ease(speeds.Ease.InOutSine, t)
            for index, card in enumerate(self.cards):
                if card is None:
                    continue
                if way < 0.5:
                    card.item.look(before[index], self._layout.hand_card, self._dpr)
                    card.pill.setVisible(False)
                else:
                    self._restyle(index, card)
                card.item.turn_over(abs(math.cos(way * math.pi)))

        self._glide(self, speeds.TURN_UP, perform)

    def _stop_turning(self) -> None:
        self._glide(self, 0, lambda t: None)
        for card in self.cards:
            if card is not None:
                card.item.turn_over(1.0)

    def _raised(self, index: int) -> bool:
        ringed = index == self.focus and self.focus_visible
        taken = index == self.chosen or index in self.marked
        return self._live and (taken or index == self.hover or ringed)

    def _goal(self, index: int, card: HandCard) -> Spot:
        if not self._raised(index):
            return card.rest
        if card.choice.playable:
            return self._layout.lifted(card.rest)
        return card.rest._replace(y=card.rest.y - 6 * self._layout.s)

    def _slide(self, card: HandCard, goal: Spot) -> None:
        start = card.now
        far = card.sinks or abs(goal.x - start.x) > 8
        # A card that is put back starts as slowly as it stops.
        kind = speeds.Ease.InOutSine if card.sinks else speeds.Ease.OutCubic

        def step(t: float) -> None:
            self._put(card, between(start, goal, speeds.ease(kind, t)))
            if t >= 1:
                self._settle(card)

        self._glide(card, speeds.CLOSE if far else speeds.HOVER, step)

    def _settle(self, card: HandCard) -> None:
        """Put a dragged card back among the others."""
        if card.sinks and card in self.cards:
            card.sinks = False
            self._restyle(self.cards.index(card), card)

    def _put(self, card: HandCard, spot: Spot) -> None:
        card.now = spot
        card.item.put(spot)
        # At the end of a deal the strip is above the hand, so the pills of a stuck hand are low.
        stuck, high, hidden = self._crossed is not None, card.pill.height, 0.0
        # A card that has left the hand moves on to its end, also if it was the last one.
        if self.cards and card is not self.cards[-1]:
            hidden = self._layout.hand_card - self._layout.hand_step(len(self.cards))
        x, y = self._layout.low_pill(spot) if stuck else self._layout.pill(spot, high, hidden)
        card.pill.place(x, y - card.above)

    def _restyle(self, index: int, card: HandCard) -> None:
        choice, chosen = card.choice, index == self.chosen
        marked = index in self.marked
        aloft = index in self.carried or card.sinks
        ringed = index == self.focus and self.focus_visible and not chosen and not aloft
        ringed = ringed and self._crossed is None
        raised = aloft or (self._raised(index) and choice.playable)
        over = self._over(index)
        dim = self._crossed is not None or (self._live and not choice.playable)
        glow = (
            "brass"
            if (chosen or (marked and not ringed)) and not aloft
            else "focus"
            if ringed
            else "crossed"
            if self._crossed is not None and over is None
            else ""
        )
        card.item.look(
            HIDDEN if self.covered else card.code,
            self._layout.hand_card,
            self._dpr,
            dim,
            raised,
            glow,
        )
        front = 45 if aloft else 20 if self._raised(index) else 0
        card.item.setZValue(self._z + index * 0.5 + front)
        # A raised card hides no pill of its neighbors; a dragged one is above everything.
        card.pill.setZValue(self._z + (50 if aloft else 40 if self._raised(index) else 30) + index * 0.5)
        shows = self._previews == "always" or (self._previews == "hover" and self._raised(index))
        asks = marked or choice.answers or (choice.together and not choice.plays)
        card.pill.setVisible(self._live and (shows or asks) and not chosen)
        plays = choice.plays if self.shows_totals else ()
        card.words = (
            ""
            if choice.why or self.covered
            else words.hand_sentence(card.code, plays, choice.together, marked, choice.stake_words)
        )
        # The tip doesn't repeat the badge: it would only cover cards.
        signs = words.sign_sentence(card.code, choice.together, marked, choice.stake_words if plays else "")
        tip(card.item, signs if card.words else "")
        if self._live:
            self._preview(card, marked)
        if self._live and not card.pill.string and not card.pill.mark:
            card.pill.setVisible(False)
        if self.covered:
            card.pill.setVisible(False)
        elif over is not None:
            self._say(card, "" if self.has_dots else str(over), "over", "close")
            card.pill.setVisible(True)

    def _over(self, index: int) -> int | None:
        """Return the total of a card of a stuck hand if it is over the limit."""
        return self._crossed[index] if self._crossed and index < len(self._crossed) else None

    def _preview(self, card: HandCard, marked: bool) -> None:
        choice = card.choice
        string, kind, mark = preview(choice.plays, choice.refusal, self._edge, choice.stake)
        if choice.plays and (self.has_dots or not self.shows_totals):
            string, kind, mark = "", "", "" if mark in ("arrow", "warn") else mark
        if choice.pill is not None:
            string, kind, mark = choice.pill
        elif marked:
            string, kind, mark = "", "turn", "check"
        elif choice.answers:
            string, kind, mark = "", "turn", "tap"
        elif choice.together and not choice.plays:
            string, kind, mark = "", "", "plus"
        elif choice.waits or (not choice.playable and not choice.why):
            string, kind, mark = "", "", ""
        self._say(card, string, kind, mark)

    def _say(self, card: HandCard, string: str, kind: str, mark: str) -> None:
        """Write the pill of a card in the largest text that fits."""
        s, room = self._layout.s, self._layout.pill_room(len(self.cards))
        usual = max(13.0, 17 * s)
        size = max(usual, self._layout.words(17))
        if mark == "arrow" and pill_width(string, size, 900, 11 * s, mark) > room:
            # Without the arrow, two totals can grow with the text.
            mark = ""
        size = largest(size, usual, lambda size: pill_width(string, size, 900, 11 * s, mark) <= room)
        if string and pill_width(string, size, 900, _LEAST_PAD * s, mark) > room:
            # The card's other effects are printed on it too.
            mark = ""
        if pill_width(string, size, 900, _LEAST_PAD * s, mark) > room:
            room *= 2
        pad = _LEAST_PAD * s
        size = largest(size, _LEAST_WORDS, lambda size: pill_width(string, size, 900, pad, mark) <= room, 0.5)
        pad = (room - pill_width(string, size, 900, 0, mark)) / 2
        pad = max(_LEAST_PAD * s, min(11 * s, pad))
        card.pill.say(string, size, max(24.0, 29 * s, size * 1.6), pad, kind, mark)


class Edge(NamedTuple):
    """The bound of the total: the limit, or 0 if it counts `down`; `wins` if reaching it wins."""

    limit: int
    down: bool = False
    wins: bool = False

    def is_near(self, totals: Sequence[int]) -> bool:
        """Return whether all totals are close to the bound, if that is bad."""
        gone = self.limit - max(totals) if self.down else min(totals)
        return gone >= HIGH * self.limit and not self.wins


def places_of(cards: Sequence[str], hand: Sequence[str]) -> tuple[int, ...]:
    left, places = list(cards), []
    for place, card in enumerate(hand):
        if card in left:
            left.remove(card)
            places.append(place)
    return tuple(places)


def edge_of(view: SeatView) -> Edge:
    return Edge(view.limit, view.counts_down, view.edge_wins)


def stake_of(view: SeatView, plays: Sequence[Play]) -> int:
    """Return 1 if each play earns tokens at once, -1 if each costs some, otherwise 0."""
    pays = dict(view.pays)
    brought = [pays.get(play, 0) for play in plays]
    if not brought:
        return 0
    return 1 if min(brought) > 0 else -1 if max(brought) < 0 else 0


def preview(
    plays: tuple[Play, ...], refusal: OfACard | None, edge: Edge, stake: int = 0
) -> tuple[str, str, str]:
    """Return text, kind and icon of the pill on a card: the total it leads to, or would wrongly make.

    `stake` as in `CardChoice` adds a star for earning something, a warning for a cost.
    """
    if not plays:
        if isinstance(refusal, OverLimit):
            return word(refusal.total), "over", "close"
        return "", "refused", "close"
    totals = list(dict.fromkeys(play.total for play in plays))
    string = " / ".join(word(total) for total in totals[:2]) + (" …" if len(totals) > 2 else "")
    if len(totals) > _FEW and max(totals) - min(totals) < len(totals):
        string = f"{word(min(totals))} – {word(max(totals))}"
    still = all(play.value in ("0", "+0", "-0") for play in plays)
    # An effect of only some ways to play the card is not shown.
    alike = [mark for mark in plays[0].marks if all(mark in play.marks for play in plays)]
    rows = [row for mark in alike if (row := actions.shown(mark)) is not None]
    mark = next((row.icon for row in rows if still or row.on_any), "hold" if still else "arrow")
    string = string.replace("-", "−")
    if stake > 0:
        return string, "", "star"
    if min(totals) > edge.limit and not edge.wins:
        return string, "over", "warn"
    if stake < 0:
        return string, "high", "warn"
    return string, "high" if edge.is_near(totals) else "", mark


GOOD, FAIR = 0.6, 0.35
"""Minimum chances for a green and a yellow bar; lower ones are red. The number is always shown."""


class Bar(CachedItem):
    """A strip with a chance as a bar and a number; a star marks the advised card."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.chance, self.best = 0.0, False
        self._rect, self._s, self.size = QRectF(), 1.0, 16.0

    def show_chance(self, chance: float, best: bool, width: float, s: float, words: float) -> None:
        """Set the chance, the width, the scale `s` and the maximum size of the number."""
        self.chance, self.best, self._s = chance, best, s
        usual = max(13.0, 16 * s)
        self.size = paint.fitting(self._number, max(usual, words), 900, width - 8 * s, usual)
        height = max(34.0, 40 * s) + self.size - usual
        self._rect = QRectF(-width / 2, -height / 2, width, height)
        self.set_area(self._rect.adjusted(-6, -6, 6, 6))

    @property
    def high(self) -> float:
        return self._rect.height()

    @property
    def _number(self) -> str:
        return say("board-percent", percent=percent(self.chance))

    def draw(self, painter: QPainter) -> None:
        theme, s, rect = self.theme, self._s, self._rect
        paint.shadow(painter, rect, 10 * s, blur=5, dy=2, strength=0.35)
        line = theme.brass if self.best else theme.panel_line
        paint.fill_round(painter, rect, 10 * s, theme.panel, line, 2 if self.best else 1)
        room = rect.adjusted(7 * s, 6 * s, -7 * s, 0)
        room.setHeight(max(6.0, 8 * s))
        paint.fill_round(painter, room, room.height() / 2, paint.alpha(theme.panel_text, 0.2))
        filled = QRectF(room)
        filled.setWidth(max(room.height(), room.width() * self.chance))
        color = theme.low if self.chance >= GOOD else theme.mid if self.chance >= FAIR else theme.high
        paint.fill_round(painter, filled, room.height() / 2, color)
        number, size = self._number, self.size
        y = (room.bottom() + rect.bottom()) / 2
        star = size if self.best and paint.text_width(number, size, 900) + size * 1.4 < rect.width() else 0.0
        paint.text(painter, star * 0.6, y, number, size, theme.panel_text, 900, paint.CENTER)
        if star:
            x = -paint.text_width(number, size, 900) / 2 - star * 0.25
            paint.icon(painter, "star", x, y, star, theme.gilt, 2.4)


class Bars:
    """The bars over a hand; none before `show_advice` or after `clear`."""

    def __init__(self, scene: QGraphicsScene, theme: Theme, z: float) -> None:
        self._scene, self._theme, self._z = scene, theme, z
        self.items: list[Bar] = []
        self.caption = Label(theme)
        self.caption.setZValue(z + 5)
        self.caption.setVisible(False)
        scene.addItem(self.caption)
        self._shown: tuple[Advice, tuple[str, ...]] | None = None

    def show_advice(self, advice: Advice, hand: Sequence[str], layout: Layout) -> None:
        self.clear()
        self._shown = advice, tuple(hand)
        best = advice.best_cards
        for place, card in enumerate(hand):
            chance = advice.chances.get(card)
            if chance is None:
                continue
            spot = layout.hand_spot(place, len(hand))
            after = layout.hand_spot(place + 1, len(hand))
            # If cards overlap, only their left part is visible.
            seen = min(spot.width, after.x - spot.x)
            bar = Bar(self._theme)
            bar.setZValue(self._z + place * 0.1)
            width = min(0.86 * spot.width, 0.94 * seen)
            bar.show_chance(chance, card in best, width, layout.s, layout.words(16, 13))
            self._scene.addItem(bar)
            # Large text below needs more room.
            down = 0.3 - 0.14 * (layout.large - 1)
            bar.place(spot.x - (spot.width - seen) / 2, spot.y + spot.width * CARD_RATIO * down)
            self.items.append(bar)
        self._say_of_what(layout, len(hand))

    def _say_of_what(self, layout: Layout, count: int) -> None:
        """Write below the bars what the percentages mean, as large as it fits."""
        self.caption.setVisible(bool(self.items))
        if not self.items:
            return
        string = say("board-chance")
        top = max(bar.y() + bar.high / 2 for bar in self.items)
        size = max(12.0, min(layout.words(13, 12), (layout.height - top) / 1.8))
        first, last = layout.hand_spot(0, count), layout.hand_spot(count - 1, count)
        self.caption.say(string, size, size * 1.7, 12 * layout.s, "quiet", weight=700)
        self.caption.place((first.x + last.x) / 2, min(top + size, layout.height - size * 0.85))

    def arrange(self, layout: Layout) -> None:
        if self._shown is not None:
            self.show_advice(*self._shown, layout)

    def clear(self) -> None:
        """Remove the bars."""
        for bar in self.items:
            self._scene.removeItem(bar)
        self.items, self._shown = [], None
        self.caption.setVisible(False)

    def set_visible(self, visible: bool) -> None:
        """Show or hide the bars, which only fit cards in their places."""
        for bar in self.items:
            bar.setVisible(visible)
