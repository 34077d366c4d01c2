"""The table of “What did they hold?”: the hands that were held, with what a computer imagined of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.game.moves import Move, Play, cards_of
from cardtable.language import Player, paragraph, say
from cardtable.rules.model import Rules
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.card_items import CardItem
from cardtable.ui.table.items.hand import CardChoice, places_of
from cardtable.ui.table.items.labels import Label
from cardtable.ui.table.motion.look import Look, SeatInfo
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.page_table import PageTable
from cardtable.ui.table.places.held import Held
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.words.hints import percent
from cardtable.ui.table.words.replay_words import listed

_Z = 11.0
"""The z value of notes: above the hands and plaques."""
_OPACITY = 0.7
"""Opacity of a card that was only imagined."""


@dataclass(frozen=True)
class HeldHand:
    """The cards that a seat held.

    `shares` has for each the share of the worlds in which it was imagined there, None if it was known;
    `imagined` are the cards in the world shown.
    """

    seat: int
    name: Player
    held: tuple[str, ...]
    shares: tuple[float | None, ...] = ()
    imagined: tuple[str, ...] = ()


class MindsTable(PageTable):
    """The hand of the seat that thought, in front, and those of the others with notes."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.hands: tuple[HeldHand, ...] = ()
        self.world = ""
        self._seen = 0.0
        self._labels: list[Label] = []
        self._ghosts: list[CardItem] = []
        self.stage.pace = Pace(0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_hands(
        self, seats: Sequence[SeatInfo], rules: Rules, look: Look, hands: Sequence[HeldHand], world: str
    ) -> None:
        """Show the hands, first that of the seat that thought; `world` is the title of the imagined ones."""
        self.hands, self.world = tuple(hands), world
        tokens = rules.tokens_shown(len(seats)) or 0
        self.seat(seats, look, hands[0].seat, tokens, rules.token_kind, rules.marks)
        sentences = []
        for hand in hands:
            sentences.append(say("minds-held", name=hand.name, cards=listed(hand.held)))
            if hand.imagined:
                sentences.append(say("minds-held-in-world", cards=listed(hand.imagined)))
        self.setAccessibleName(paragraph(sentences))

    def show_move(self, move: Move) -> None:
        """Raise the cards of the move in the front hand, and show on the dial where it leads."""
        hand = self.board.hand.codes
        choices = [CardChoice(answers=True, pill=("", "", ""))] * len(hand)
        self.offer(choices, places_of(cards_of(move), hand))
        self.board.set_ghosts((move.total,) if isinstance(move, Play) else ())

    def set_seen(self, height: float) -> None:
        """Set how many pixels of the height are visible without scrolling."""
        if height != self._seen:
            self._seen = height
            self.restyle()

    # --- places

    def _laid_out(self, width: float, height: float, seats: int) -> Layout:
        return self.layout_in(width, height)

    def layout_in(self, width: float, height: float = 0.0) -> Held:
        """Return where everything is at this size, or in a higher one if it doesn't fit."""
        sizes = [0] * max(1, len(self.board.seats))
        for hand in self.hands:
            sizes[self.board.place(hand.seat)] = len(hand.held)
        text, imagined = self._theme.text, bool(self.world)
        return Held(
            width, height, len(sizes), text=text, sizes=tuple(sizes), imagined=imagined, seen=self._seen
        )

    def _lay_out(self) -> None:
        super()._lay_out()
        self.updateGeometry()
        for item in (*self._labels, *self._ghosts):
            self._scene.removeItem(item)
        self._labels, self._ghosts = [], []
        if self._look is not None and isinstance(self._layout, Held):
            for seat, plaque in enumerate(self.board.plaques):
                place = self.board.place(seat)
                plaque.setVisible(place == 0 or place in self._layout.holding)
            for hand in self.hands[1:]:
                self._show_notes(self._layout, hand)
                if hand.imagined:
                    self._show_imagined(self._layout, hand)

    def sizeHint(self) -> QSize:
        return QSize(300, round(self.layout_in(self.width()).needed))

    def minimumSizeHint(self) -> QSize:
        # Without room for all hands, the page scrolls.
        return QSize(260, self.sizeHint().height())

    # --- notes

    def _show_notes(self, layout: Held, hand: HeldHand) -> None:
        """Write under each card in how many worlds it was imagined there."""
        place, count = self.board.place(hand.seat), len(hand.held)
        room = max(layout.open_step(count), 30) - 16
        for index, share in enumerate(hand.shares):
            if share is not None or hand.imagined:
                known = share is None
                note = say("minds-known") if known else say("board-percent", percent=percent(share or 0))
                size = paint.fitting(note, 13.5 * self._theme.text, 800, room, 10)
                self._write(note, size, "quiet").place(*layout.note(place, index, count))

    def _show_imagined(self, layout: Held, hand: HeldHand) -> None:
        """Show the imagined hand under its title, with a tick on each card that was really held."""
        place, left = self.board.place(hand.seat), list(hand.held)
        room = layout.open_step(2) * 2
        size = paint.fitting(self.world, 12.5 * self._theme.text, 700, max(room, 150), 11)
        title = self._write(self.world, size, "quiet")
        start = layout.title(place)
        title.place(start.x + title.width / 2, start.y)
        for card, spot in zip(hand.imagined, layout.imagined_row(place, len(hand.imagined)), strict=True):
            ghost = CardItem(self._theme)
            ghost.look(card, spot.width, self.devicePixelRatioF())
            ghost.put(spot)
            ghost.setOpacity(_OPACITY)
            ghost.setZValue(_Z - 1 + 0.001 * len(self._ghosts))
            self._scene.addItem(ghost)
            self._ghosts.append(ghost)
            if card in left:
                left.remove(card)
                tick = self._write("", 11, "good", "check")
                tick.place(spot.x + spot.width / 2 - 7, spot.y - spot.width * 0.7 + 7)

    def _write(self, words: str, size: float, kind: str, mark: str = "") -> Label:
        label = Label(self._theme)
        label.say(words, size, size * 1.5, 2 if mark else 6, kind, mark, 800)
        label.setZValue(_Z + 0.001 * len(self._labels))
        self._scene.addItem(label)
        self._labels.append(label)
        return label

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The page scrolls.
        event.ignore()
