"""All items of the table, and how they show a picture of it (`Look`).

Nothing here knows the rules or remembers a game: every item is handed what to show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardtable.game.moves import cards_of
from cardtable.language import Card, Listed, row, say, word
from cardtable.ui.drawing.paint import largest, pill_width
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.cached_item import Fade, let_go
from cardtable.ui.table.items.card_items import card_picture
from cardtable.ui.table.items.choice_items import Popover
from cardtable.ui.table.items.drawer import CardValue, Drawer
from cardtable.ui.table.items.frame import TableButton
from cardtable.ui.table.items.hand import Bars, Edge, Glide, Hand
from cardtable.ui.table.items.labels import CallBubble, Dots, Label
from cardtable.ui.table.items.open_hands import FaceUpHand, OpenHands
from cardtable.ui.table.items.public_board import PublicBoard
from cardtable.ui.table.items.strip import Strip
from cardtable.ui.table.items.total_line import FRAME
from cardtable.ui.table.motion.look import Look, SeatInfo
from cardtable.ui.table.places.face_up import face_up_spots
from cardtable.ui.table.places.layout import Layout, Spot, room_between
from cardtable.ui.table.words import sentences as words
from cardtable.ui.table.words.narrator import Line
from cardtable.ui.widgets.tool_tips import tip_of

if TYPE_CHECKING:
    from cardtable.bots.coach import Advice

Z_FACE_UP = 10.5
Z_HAND, Z_BUBBLE, Z_POPOVER, Z_STRIP, Z_DRAWER, Z_BUTTON = 12.0, 80.0, 90.0, 85.0, 95.0, 96.0

_CALL = (120.0, 58.0)
"""The size of a short call with its tail, at scale 1."""

_PAST_END = 0.02
"""How far the pointer goes past the end of the dial, as a share of the dial."""


class Board(PublicBoard):
    """The items of one match; `has_viewer` is whether the viewer is a person."""

    def __init__(
        self, scene: QGraphicsScene, theme: Theme, glide: Glide, fade: Fade, fades: Callable[[], bool]
    ) -> None:
        """Take the scene to draw in; `fades` returns whether changes fade or show at once."""
        super().__init__(scene, theme, fade, fades)
        self.has_viewer = True
        self.deal = self._listed_deal = 0
        self.moves: list[Line] = []
        self.values: tuple[CardValue, ...] = ()
        self._caller: int | None = None
        self._line_is_lent = False
        self._played: tuple[str, ...] = ()
        self.face_up = FaceUpHand(scene, theme, Z_FACE_UP)
        self.open = OpenHands(scene, theme, self.place, Z_FACE_UP - 1)
        self.calls = (CallBubble(theme), CallBubble(theme))
        self.banner, self.notice, self.onlooker = Label(theme), Label(theme), Label(theme)
        self.buttons: Callable[[], Sequence[TableButton]] = tuple
        """Returns the buttons that are or may be on the table."""
        self.dots = Dots(theme)
        self.popover, self.strip, self.drawer = Popover(theme), Strip(theme), Drawer(theme)
        self.strip.scores = lambda: [box for one in self.plaques if (box := one.score_box) is not None]
        self._add(
            (self.calls[0], Z_BUBBLE), (self.calls[1], Z_BUBBLE + 1), (self.banner, Z_BUBBLE),
            (self.notice, Z_BUBBLE), (self.onlooker, Z_HAND), (self.dots, Z_BUBBLE),
            (self.popover, Z_POPOVER), (self.strip, Z_STRIP), (self.drawer, Z_DRAWER),
        )  # fmt: skip
        for hidden in (*self.calls, self.banner, self.notice, self.onlooker, self.dots, self.drawer):
            hidden.setVisible(False)
        self.hand = Hand(scene, theme, glide, Z_HAND)
        self.bars = Bars(scene, theme, Z_HAND + 60)

    @property
    def is_called(self) -> bool:
        """Whether a player is asked for the total of a play."""
        return self._caller is not None

    @property
    def edge(self) -> Edge:
        """The bound of the total."""
        return Edge(self.limit, self.counts_down, self.edge_wins)

    @property
    def past_end(self) -> float:
        """The total a little past the end of the dial."""
        past = _PAST_END * self.limit
        return -past if self.counts_down else self.limit + past

    def seat_sentence(self, seat: int) -> str:
        """Return what is shown of a seat, in words."""
        shown = tip_of(self.plaques[seat])
        cards = [Card(card) for card in self.open.hand(seat)]
        return row([shown, say("board-holds-cards", cards=Listed(cards))]) if cards else shown

    def token_place(self, seat: int) -> int | None:
        """Return the place whose plaque shows the tokens of a seat; None if tokens are shared."""
        return None if self._look is not None and self._look.is_team else self.place(seat)

    def call_box(self, place: int) -> QRectF:
        """Return the area of a seat's call, present or next."""
        x, y, side = self.layout.bubble(place)
        said = next((one for one in self.calls if one.isVisible() and one.pos() == QPointF(x, y)), None)
        if said is not None:
            return said.body
        wide, high = _CALL[0] * self.layout.s, _CALL[1] * self.layout.s
        if side == "above":
            return QRectF(x - wide / 2, y - high, wide, high)
        return QRectF(x if side == "right" else x - wide, y - high / 2, wide, high)

    # --- sitting down and window sizes

    def sit(self, seats: Sequence[SeatInfo], viewer: int, of_tokens: int, token_kind: str) -> None:
        for label in (self.banner, self.notice, self.onlooker):
            label.setVisible(False)
        self.face_up.clear()
        self.open.show(())
        self.hand.clear()
        super().sit(seats, viewer, of_tokens, token_kind)

    def turn_to(self, viewer: int) -> None:
        """Turn the table so that a seat is at the bottom; `show_table` must follow."""
        limit, self._look = self.limit, None
        self.viewer = viewer
        self.hand.clear()
        self.arrange(self.layout, self.dpr, limit)

    def show_advice(self, advice: Advice) -> None:
        """Lift the first card of the advised move, and show the bars until they are cleared."""
        advised, codes = cards_of(advice.move), self.hand.codes
        if advised and advised[0] in codes:
            self.hand.set_focus(codes.index(advised[0]), True)
        self.bars.show_advice(advice, codes, self.layout)

    def arrange(self, layout: Layout, dpr: float, limit: int) -> None:
        self.hand.arrange(layout, dpr)
        self.open.arrange(layout, dpr)
        self.bars.arrange(layout)
        self.popover.close()
        self.strip.arrange(layout)
        self.drawer.arrange(layout)
        super().arrange(layout, dpr, limit)
        self.line.setVisible(layout.has_line and not self._line_is_lent)

    # --- what is shown

    @contextmanager
    def _fading(self) -> Iterator[None]:
        with super()._fading(), self.hand.animated(self._fade), self._buttons_animated():
            yield

    def buttons_animated(self) -> AbstractContextManager[None]:
        """Fade changes of buttons made inside; `animated` takes longer, as it looks at all that is shown."""
        return nullcontext() if self._is_soft or not self._fades() else self._buttons_animated()

    @contextmanager
    def _buttons_animated(self) -> Iterator[None]:
        before = [button for button in self.buttons() if button.isVisible()]
        yield
        for button in self.buttons():
            if button.isVisible() and button not in before:
                self._fade((button, "comes"), button.set_progress)
        for button in before:
            if not button.isVisible() and button.window().isVisible():
                left = QGraphicsPixmapItem(button.picture())
                left.setPos(button.pos())
                left.setZValue(Z_BUTTON)
                let_go(left, self._scene, self._fade)

    def _show(self, look: Look, glide: bool) -> None:
        before = self._look
        self.hand.show_cards(self._without_played(look.hand), glide)
        if before is None or before.hands != look.hands:
            self.open.show(look.hands)
        self.open.cover(look.face_up.seat if look.face_up is not None else None)
        super()._show(look, glide)
        if before is None:
            self._set_stuck(look.stuck)
        elif before.stuck != look.stuck:
            self._fade(self.dial, lambda t: self._set_stuck(t if look.stuck else 1 - t))
        if before is None or (before.face_up, before.stuck) != (look.face_up, look.stuck):
            self._show_face_up(look)
        if before is None or before.calls != look.calls:
            self._show_calls(look)
        listed = None if before is None else (before.lines, before.renewals, self._listed_deal)
        if listed != (look.lines, look.renewals, self.deal):
            self._listed_deal = self.deal
            self.drawer.show_moves(self.deal, self.moves[: look.lines], self.values, look.renewals)
        self._show_labels(look)

    def warm(self, look: Look) -> Iterator[None]:
        yield from super().warm(look)
        yield from self.drawer.rows.warm(self.moves[: look.lines], self.dpr)
        yield from self._warm_gathered(look)

    def _warm_gathered(self, look: Look) -> Iterator[None]:
        """Draw the cards of a face-up hand as the next deal gathers them, all in its first frame."""
        face_up, layout = look.face_up, self.layout
        if face_up is None:
            return
        own = face_up.seat == self.viewer
        spots = self._face_up_spots(look) or [layout.hand_spot(0, len(look.hand))]
        width, dim = max(spots[0].width, layout.stock_top(0).width), own and not face_up.declared
        for code in face_up.cards:
            card_picture(self._theme, code, width, self.dpr, dim, lifted=True)
            yield

    def _is_bare(self, look: Look, seat: int) -> bool:
        face_up = look.face_up is not None and look.face_up.seat == seat
        return face_up or self.open.holds(seat) or super()._is_bare(look, seat)

    def _set_stuck(self, stuck: float) -> None:
        for gauge in self._gauges:
            gauge.stuck = stuck

    def set_caller(self, seat: int | None, played: Sequence[str] = (), *, lends_line: bool = True) -> None:
        """Set the seat that calls a total, or None.

        Meanwhile the panel that asks has the line (unless it asks at a phone), and the cards `played` from
        the hand are over the pile.
        """
        self._caller, self._played = seat, tuple(played)
        self._line_is_lent = seat is not None and lends_line
        if played:
            self.hand.show_cards(self._without_played(self.hand.codes), glide=True)
        self.line.setVisible(self.layout.has_line and not self._line_is_lent)
        if self._look is not None:
            self._show_calls(self._look)
            self._show_labels(self._look)

    def _without_played(self, codes: Sequence[str]) -> tuple[str, ...]:
        held = list(codes)
        for code in self._played:
            if code in held:
                held.remove(code)
        return tuple(held)

    def mark_at(self, total: int) -> QPointF:
        """Return the place of a total on the dial or the line."""
        if self.layout.long:
            return QPointF(self.line.ruler.kept(total), self.line.ruler.box.y)
        scale = self.plate.scale_of
        return self.plate.pos() + scale.point(scale.mid, min(total, scale.limit))

    @property
    def gauge_box(self) -> QRectF:
        """The area of the dial, or of the line and the dots under it."""
        if self.layout.long:
            under = (10 + FRAME) * self.layout.s if self._has_dots else 0.0
            return QRectF(*self.layout.rule).adjusted(0, 0, 0, under)
        r = self.plate.scale_of.r
        return QRectF(-r, -r, 2 * r, 2 * r).translated(self.plate.pos())

    def breathe(self, share: float) -> None:
        """Make the dial swell and glow, 0 to 1."""
        for gauge in self._gauges:
            gauge.breath = share
        for part in (self.plate, self.dial):
            part.setScale(1 + 0.035 * share)

    def set_thinking(self, seat: int | None) -> None:
        """Show dots over the plaque of a thinking seat, or none."""
        self.dots.setVisible(seat is not None)
        if seat is not None:
            box = self.layout.plaque(self.place(seat))
            side = 30 if self.layout.mirrored(self.place(seat)) else -30
            x = (box.x if side > 0 else box.right) + side * self.layout.s
            self.dots.arrange(x, box.y - 4 * self.layout.s, self.layout.s)

    def set_ghosts(self, totals: tuple[int, ...]) -> None:
        """Show hollow dots where a card would lead."""
        for gauge in self._gauges:
            gauge.ghosts = totals if self.hand.shows_totals else ()

    def set_bare(self, bare: bool) -> None:
        """Hide the total while another number is chosen in its place."""
        for gauge in self._gauges:
            gauge.is_bare = bare

    def _show_face_up(self, look: Look) -> None:
        face_up = look.face_up
        own = face_up is not None and face_up.seat == self.viewer and not face_up.declared
        crossed = face_up is not None and own and not face_up.given_up
        self.hand.has_dots = self._has_dots
        self.hand.set_crossed(face_up.totals if face_up is not None and crossed else None)
        place = self.place(face_up.seat) if face_up is not None else 0
        shown = None if own else face_up
        if shown is not None and self._has_dots:
            shown = replace(shown, totals=())
        self.face_up.show(shown, self.layout, place, self.dpr)
        for gauge in self._gauges:
            gauge.over = face_up.over if face_up is not None and look.stuck else None

    def _face_up_spots(self, look: Look) -> list[Spot]:
        """Return the spots of a face-up hand at another seat."""
        face_up = look.face_up
        if face_up is None or face_up.seat == self.viewer:
            return []
        return list(
            face_up_spots(self.layout, self.place(face_up.seat), max(face_up.count, len(face_up.cards)))
        )

    def _show_calls(self, look: Look) -> None:
        bounds = QRectF(6, self.layout.bar * 0.2, self.layout.table_width - 12, self.layout.height)
        s = self.layout.s * min(self.layout.large, 1.25 if self.layout.crowded else 1.6)
        names = [seat.name for seat in self.seats]
        persons = [number for number, seat in enumerate(self.seats) if seat.person]
        reader = persons[0] if len(persons) == 1 else None
        for number, bubble in enumerate(reversed(self.calls)):
            call = look.calls[-1 - number] if number < len(look.calls) else None
            # The viewer's last call would cover the banner that asks for the next one.
            said = call is not None and not (self.has_viewer and self._caller == self.viewer == call.seat)
            bubble.setVisible(said)
            if call is not None and said:
                note, mark = words.call_note(call, names, reader)
                faded, place = number > 0, self.layout.bubble(self.place(call.seat))
                if self._has_dots:
                    bubble.say(place, "", "", "", s, faded, bounds, call.total)
                    continue
                bubble.say(
                    place, word(call.total), "" if faded else note, "" if faded else mark, s, faded, bounds
                )

    @property
    def _has_dots(self) -> bool:
        """Whether dots show the total, for children who can't read numbers."""
        return self.layout.has_line and self.line.has_dots

    def _turn_words(self, look: Look) -> str:
        """Return the text of the turn banner, with a name if several share the screen."""
        if look.stuck:
            return say("board-no-card-fits")
        several = sum(seat.person for seat in self.seats) > 1
        name, owed = self.seats[self.viewer].name if several else "", look.owes
        if look.goes_on:
            more = say("board-your-turn-more", count=owed)
            return say("board-name-more", name=name, count=owed) if name else more
        if owed > 1:
            plays = say("board-your-turn-plays", count=owed)
            return say("board-name-plays", name=name, count=owed) if name else plays
        return say("board-your-turn-name", name=name) if name else say("board-your-turn")

    def _place_banner(self, beside_tag: bool) -> None:
        """Put the turn banner over the near plaque: beside its tag if there is one, above it if need be."""
        layout, half = self.layout, self.banner.boundingRect().width() / 2
        x, y = layout.banner
        if beside_tag:
            x = half
            plaque = self.plaques[self.viewer]
            if 2 * half > plaque.x() + plaque.tag_box.left():
                y -= 22 * layout.s * layout.large
        self.banner.place(max(x, half), y)

    def _show_labels(self, look: Look) -> None:
        layout, s = self.layout, self.layout.s
        calls = self._caller is not None
        own = self.has_viewer and look.turn == self.viewer and look.owes > 0 and not calls
        own = own or (self.has_viewer and self._caller == self.viewer)
        self.banner.setVisible(own)
        if own:
            string, kind = self._turn_words(look), "bust" if look.stuck else "turn"
            if calls:
                string, kind = say("board-your-call"), "turn"
            self.banner.say(
                string, self.layout.words(16, 13), 34 * s * self.layout.large, 16 * s, kind, weight=800
            )
            self._place_banner(look.next_seat == self.viewer)
        playing = bool(self.seats) and self.has_viewer and look.turn is not None
        out = playing and not look.in_deal[self.viewer] and not look.hand
        self.onlooker.setVisible(out)
        if out:
            won = self.viewer in look.gone_out
            string = say("board-you-watch-who-won" if won else "board-you-watch-this-deal")
            if not look.in_game[self.viewer]:
                string = say("board-you-watch-this-game")
            high = max(36.0, 44 * s * layout.large)
            self.onlooker.say(string, layout.words(17, 14), high, 22 * s, "quiet", weight=700)
            self.onlooker.place(self.layout.center.x, self.layout.hand_y)
        self.notice.setVisible(look.stuck)
        if look.stuck:
            string = say("board-no-card-can-be-played")
            if not self._has_dots and (look.face_up is None or None not in look.face_up.totals):
                string = say("board-every-card-goes-over", limit=0 if look.counts_down else look.limit)
            size, high = layout.words(19, 14), max(30.0, 40 * s * layout.large)
            room = room_between(layout, layout.notice.y, high, self._face_up_spots(look))
            size = largest(size, 14, lambda size: pill_width(string, size, 900, 18 * s, "close") <= room)
            self.notice.say(string, size, min(high, max(30.0, size * 2.1)), 18 * s, "bust", "close")
            self.notice.place(*self.layout.notice)
