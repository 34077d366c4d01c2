"""The drawings of “What did they hold?”: its table with the hands, the deal's moves, and the rated moves.

Screen readers get each of them as sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from cardtable.game.moves import Move, Play, cards_of
from cardtable.language import Player, paragraph, say, series, word
from cardtable.rules.model import Rules
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.table.items.card_items import CardItem
from cardtable.ui.table.items.chips import CardChip, CardRow, words_of_cards
from cardtable.ui.table.items.hand import CardChoice, places_of
from cardtable.ui.table.items.labels import Label
from cardtable.ui.table.motion.look import Look, SeatInfo
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.page_table import PageTable
from cardtable.ui.table.places.held import Held
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.words.hints import percent
from cardtable.ui.table.words.replay_words import listed
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import Bar, BoxButton, FittedLabel, discard, label
from cardtable.ui.widgets.painted import Portrait
from cardtable.ui.widgets.scrolling import ScrollArea


@dataclass(frozen=True)
class WeighedRow:
    """A rated move: its cards, its total, the chance of surviving the deal, and a note."""

    cards: tuple[str, ...]
    makes: str
    safe: float | None
    note: str
    is_chosen: bool


@dataclass(frozen=True)
class Made:
    """A move of the deal; `choice` is the number of the choice, None if it can't be looked at."""

    name: Player
    avatar: str
    cards: tuple[str, ...]
    total: int
    choice: int | None


class WeighedMoves(QWidget):
    """The rated moves, each with its cards and a bar for its chance; the chosen one in brass."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self.rows: tuple[WeighedRow, ...] = ()
        self._made: list[QFrame] = []
        self._column = lay_column(on=self, margins=NO_MARGINS)

    def show_rows(self, rows: Sequence[WeighedRow]) -> None:
        """Show these moves in this order."""
        self.rows = tuple(rows)
        discard(self._made)
        self._made = [self._row(row) for row in rows]
        add_parts(self._column, *self._made)
        self.setAccessibleName(paragraph([made.accessibleName() for made in self._made]))

    def _row(self, row: WeighedRow) -> QFrame:
        made, chance = QFrame(self), []
        made.setProperty("role", "weighed-chosen" if row.is_chosen else "weighed")
        column = lay_column(FittedLabel(row.makes, "told", 12, made), gap=4)
        if row.safe is not None:
            chance = [say("minds-not-to-lose", percent=percent(row.safe))]
            role = "brass" if row.is_chosen else "low"
            bar = Bar(chance[0], row.safe, role, made, dark=True)
            shown = label(say("board-percent", percent=percent(row.safe)), "told", made)
            column.addLayout(lay_row((bar, 1), shown))
        if row.note:
            column.addWidget(FittedLabel(row.note, "gilt", 11, made))
        lay_row(
            CardRow(self.theme, row.cards[:4], 58, made), (column, 1), on=made, margins=(8, 7, 12, 7), gap=12
        )
        facts = series(filter(None, (row.makes, *chance, row.note)))
        made.setAccessibleName(say("minds-weighed-move", facts=facts))
        return made


class DealStrip(ScrollArea):
    """The moves of the deal, the current one in the middle; clicking a computer's move chooses it."""

    chosen = Signal(int)
    """The number of the choice."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.horizontalScrollBar().rangeChanged.connect(self._center)
        self.moves: tuple[Made, ...] = ()
        self.cells: list[BoxButton] = []

    def show_moves(self, moves: Sequence[Made], at: int) -> None:
        """Show the moves of a deal, with the one at index `at` in brass."""
        if tuple(moves) != self.moves:
            self.moves, inner = tuple(moves), QWidget()
            self.cells = [self._cell(move, inner) for move in moves]
            lay_row(*self.cells, STRETCH, on=inner, margins=NO_MARGINS, gap=0)
            self.setWidget(inner)
            self.setAccessibleName(paragraph(cell.accessibleName() for cell in self.cells))
            self.updateGeometry()
        if self.cells:
            self.cells[at].setChecked(True)
            self._center()

    def _cell(self, move: Made, parent: QWidget) -> BoxButton:
        cell = BoxButton(self.theme, "", "move", 0, parent, across=False)
        cell.setAccessibleName(say("minds-made", name=move.name, cards=listed(move.cards), total=move.total))
        cell.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cell.setCheckable(True)
        cell.setAutoExclusive(True)
        # Moves of people are pale, since they can't be selected.
        cell.setEnabled(move.choice is not None)
        cell.clicked.connect(lambda: self.chosen.emit(move.choice))
        portrait = Portrait(self.theme, 28, cell, dark=True)
        portrait.show_avatar(move.avatar)
        card, total = CardChip(self.theme, words_of_cards(move.cards), 26, cell), word(move.total)
        cell.box.setContentsMargins(12, 6, 12, 4)
        cell.box.setSpacing(0)
        cell.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for part in (portrait, card, label(total, "told", cell)):
            cell.box.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        return cell

    def _center(self) -> None:
        current = next((cell for cell in self.cells if cell.isChecked()), self)
        self.ensureWidgetVisible(current, self.width() // 2, 0)

    def sizeHint(self) -> QSize:
        inner = self.widget()
        return QSize(260, inner.sizeHint().height() if inner is not None and self.cells else 0)


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

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
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
