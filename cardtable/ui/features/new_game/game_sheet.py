"""What the sheet of a new game shows of the chosen game: which of its family, chips, players, actions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QStyle, QWidget

from cardtable.bots.levels import LEVELS
from cardtable.controller.lab.minutes import Length, minutes_for, minutes_with, short_game, usual_count
from cardtable.language import paragraph, say
from cardtable.language import player as called
from cardtable.plain_text import LONGEST_TITLE, one_line
from cardtable.rules.model import Rules
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.new_game.seats_panel import SeatsPanel, level_lines
from cardtable.ui.shared import seating
from cardtable.ui.shared.games_list import Game, minutes_text
from cardtable.ui.widgets.boxes import NO_MARGINS, add_parts, lay_column, lay_row
from cardtable.ui.widgets.controls import (
    RING,
    BoxButton,
    Control,
    FittedLabel,
    MarkButton,
    NameField,
    PillButton,
    Segmented,
    label,
)
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.menu_board import Entry
from cardtable.ui.widgets.painted import Sign
from cardtable.ui.widgets.tool_tips import tip

_LARGE, _SMALL = 54, 38
"""The sizes of pictures in pixels at the usual text size."""

LEAST_NAME = 11
"""Text height in pixels below which a name is cut instead."""


class GameRow(BoxButton):
    """The row with the chosen game of its family; a click opens the list of all."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", "fold", 54, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._title = FittedLabel("", "choice", 14, self)
        self._more = label("", "label", self)
        row = self.box
        row.setContentsMargins(22, 0, 18, 0)
        add_parts(row, (self._title, 1), self._more, Sign(theme, "chevron-down", 17, self))

    def show_game(self, game: Game, others: int) -> None:
        """Show a game that has this many others in its family."""
        self.set_label(game.title)
        self._title.setText(game.title)
        self._more.setText(say("games-more", count=others) if others else "")
        self.setAccessibleDescription(paragraph((game.blurb, self.more)))
        tip(self, game.blurb)

    @property
    def more(self) -> str:
        """How many other games there are, in words."""
        return self._more.text()


class Lengths(QWidget):
    """The choice between a short game and the usual one, hidden for a game that is short anyway."""

    def __init__(self, choose: Callable[[str, str], object], parent: QWidget) -> None:
        """Make the choice; `choose` takes a house rule and its value, "" for the usual one."""
        super().__init__(parent)
        self._game = ""
        self._short: Length | None = None
        self._choose = choose
        words = (("short", say("games-short", time="")), ("usual", say("games-usual-length", time="")))
        self.choice = Segmented(say("games-how-long"), words, self)
        self.choice.chosen.connect(self._pick)
        lay_column(self.choice, on=self, margins=NO_MARGINS)

    def _pick(self, value: str) -> None:
        if self._short is not None:
            for rule, short in self._short.options.items():
                self._choose(rule, short if value == "short" else "")

    @property
    def short_rules(self) -> Collection[str]:
        """The house rules that make the game short; none if a short game isn't chosen."""
        return self._short.options if self._short is not None and self.choice.value == "short" else ()

    def show_game(
        self, game: Game, rules: Rules, players: int, options: Mapping[str, str]
    ) -> Mapping[str, str]:
        """Offer the lengths of a game with its usual rules for `players`.

        `options` are the house rules chosen so far. A short game stays one for other players: return the
        house rules that this needs, "" for the usual value.
        """
        before = self._short.options if self._short is not None and game.id == self._game else {}
        was_short = bool(before) and before.items() <= options.items()
        self._game, self._short = game.id, short_game(game.minutes, rules, players)
        self.setVisible(self._short is not None)
        if self._short is None:
            return dict.fromkeys(before, "") if was_short else {}
        is_short = was_short or self._short.options.items() <= options.items()
        usual, counted = minutes_for(game.minutes, rules, players), usual_count(rules, players)
        if counted is not None and not is_short and options.get(counted[0], "").isdecimal():
            usual = minutes_with(game.minutes, rules, players, int(options[counted[0]]))
        for segment, words, minutes in zip(
            self.choice.segments,
            ("games-short", "games-usual-length"),
            (self._short.minutes, usual),
            strict=True,
        ):
            segment.set_label(say(words, time=minutes_text(int(minutes))))
        self.choice.choose("short" if is_short else "usual")
        return self._short.options if is_short else {}


class TableTile(Control):
    """A picture with a name below: a seat, a place for one more, or the phones."""

    radius = 14.0

    stepped = Signal(int)
    """By how many seats to move the player."""
    dragged = Signal(QPoint)
    """The pointer's position on the screen while the tile is dragged."""

    def __init__(self, theme: Theme, name: str, mark: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, name, parent)
        self.mark, self.avatar, self.badge = mark, "", ""
        self.company: Sequence[TableTile] = ()
        """All tiles with names of one size."""
        self.side = _LARGE
        self._wide = 0
        self._pressed: QPointF | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wish = self.name_width + 20 if self.mark == "phone" else self._wide
        return QSize(round(max(wish, self.least_width(self.side))), round((self.side + 34) * self.theme.room))

    @property
    def name_width(self) -> float:
        return paint.text_width(self.text(), self._size(), 800) + 10

    def least_width(self, side: int) -> float:
        """Return the width in pixels that it needs with a picture of this size."""
        return (side + (12 if side == _LARGE else 6)) * self.theme.room

    def _size(self) -> float:
        return 14 * self.theme.room

    @property
    def _room(self) -> float:
        return self.width() - 2 * RING - 2

    @property
    def has_room(self) -> bool:
        """Whether the whole name has room at its smallest."""
        return paint.text_width(self.text(), LEAST_NAME, 800) <= self._room

    @property
    def name_size(self) -> float:
        """The size of the name: the largest at which all names of the company have room that can have it."""
        names = [self, *(tile for tile in self.company if tile.has_room and not tile.isHidden())]
        return min(paint.fitting(one.text(), self._size(), 800, one._room, LEAST_NAME) for one in names)

    def set_side(self, side: int) -> None:
        """Set the size of the picture in pixels, at the usual text size."""
        if side != self.side:
            self.side = side
            self.updateGeometry()

    def set_wide(self, wide: int) -> None:
        """Set how wide, in pixels, it is at least."""
        if wide != self._wide:
            self._wide = wide
            self.updateGeometry()

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, room, x = self.theme, self.theme.room, body.center().x()
        r = self.side * room / 2
        y = body.top() + 3 + r
        if self.mark == "phone":
            ground = theme.paper_sunk if self.underMouse() else theme.paper_raised
            paint.fill_round(painter, body, 14, ground, theme.paper_line, 1.4)
            paint.icon(painter, "phone", x, y + 2, 30 * room, theme.ink, 2.0)
        elif self.mark:
            painter.setPen(QPen(paint.alpha(theme.ink_muted, 0.7), 1.6, Qt.PenStyle.DashLine))
            painter.setBrush(theme.paper_sunk if self.underMouse() else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, y), r - 1, r - 1)
            paint.icon(painter, self.mark, x, y, 22 * room, theme.ink_muted, 2.2)
            return
        else:
            if self.underMouse() or self.isDown():
                paint.fill_round(painter, body, 14, theme.paper_sunk)
            paint.avatar(painter, self.avatar, x, y, 2 * r)
            if self.badge:
                paint.disc(painter, x + 0.7 * r, y + 0.7 * r, 11 * room, theme.paper_raised)
                paint.icon(painter, self.badge, x + 0.7 * r, y + 0.7 * r, 14 * room, theme.ink)
        foot, width = body.bottom() - 13 * room, body.width() - 2
        paint.text(painter, x, foot, self.text(), self.name_size, theme.ink, 800, paint.CENTER, width)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed = event.position() if self.avatar else None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        # Once dragged, the tile is no longer clicked.
        if self._pressed is not None and (event.position() - self._pressed).manhattanLength() > 12:
            self.setDown(False)
            self.dragged.emit(event.globalPosition().toPoint())
        elif self._pressed is None or self.isDown():
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pressed = None
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {int(Qt.Key.Key_Left): -1, int(Qt.Key.Key_Right): 1}.get(event.key())
        if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)


class TableStrip(QWidget):
    """The seats as pictures; a click opens a seat's menu, and “+” seats another computer."""

    def __init__(
        self,
        theme: Theme,
        seats: SeatsPanel,
        offer: Callable[[Sequence[Entry], QWidget], object],
        details: Callable[[int], object],
        parent: QWidget,
    ) -> None:
        """Make the strip; `offer` opens a menu below a picture, `details` shows all about a seat."""
        super().__init__(parent)
        self.seats, self._details = seats, details
        self._is_low = False
        self._held: int | None = None
        """The seat that a dragged player has come to."""
        self.tiles = [TableTile(theme, "", parent=self) for _ in seats.rows]
        self.add = TableTile(theme, say("games-add"), "plus", self)
        self.phones = TableTile(theme, say("menu-phones"), "phone", self)
        for tile, words in ((self.add, "games-add-computer"), (self.phones, "games-phones-join")):
            tip(tile, say(words))
            tile.setAccessibleDescription(say(words))
        inner = FlowLayout(gap=0)
        for number, tile in enumerate(self.tiles):
            tile.company = self.tiles
            inner.addWidget(tile)
            tile.clicked.connect(lambda _=False, tile=tile, number=number: offer(self.entries(number), tile))
            tile.stepped.connect(lambda step, number=number: self.move_player(number, number + step))
            tile.pressed.connect(self._release)
            tile.dragged.connect(lambda point, number=number: self._drag(number, point))
        inner.addWidget(self.add)
        lay_row((inner, 1), (self.phones, 0, Qt.AlignmentFlag.AlignTop), on=self, margins=(4, 0, 0, 0))
        self.add.clicked.connect(lambda: self._add(person=False))
        seats.changed.connect(self.show_seats)

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The widgets that take the keyboard, in order."""
        return (*self.tiles, self.add, self.phones)

    def show_seats(self) -> None:
        """Show who plays now."""
        seats, names = self.seats.seats, seating.names_of(self.seats.seats)
        for tile, row in zip(self.tiles, self.seats.rows, strict=True):
            tile.setVisible(row.number < len(seats))
            if row.number < len(seats):
                one = seats[row.number]
                tile.avatar, tile.badge = one.avatar, "phone" if one.phone else ""
                tile.set_label(str(called(names[row.number])))
                tile.setAccessibleDescription(row.player.words)
                tip(tile, row.player.words)
        self.add.setVisible(len(seats) < self.seats.most)
        self.phones.setVisible(not self.seats.has_own_pack)
        self._share_out()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        """Choose the size of the pictures, and let all seats take what the longest name needs.

        They need no other row for that: a name is cut before.
        """
        phones = self.phones.sizeHint().width() if not self.phones.isHidden() else 0
        width, count = self.width() - phones - 16, len(self.seats.seats) + (not self.add.isHidden())
        # If large pictures need a scroll bar that leaves too little room for them, they stay small, or both
        # would come and go until the program crashes.
        bar = (
            self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent) if self.add.side == _SMALL else 0
        )
        side = _SMALL if self._is_low or count * self.add.least_width(_LARGE) > width - bar else _LARGE
        rows = ceil(count * self.add.least_width(side) / max(1, width))
        # The place for one more has no name, so seats in one row share the rest.
        add = 0 if self.add.isHidden() else ceil(self.add.least_width(side))
        share = (width - add) // max(1, len(self.seats.seats)) if rows == 1 else width // ceil(count / rows)
        longest = max((tile.name_width for tile in self.tiles if not tile.isHidden()), default=0.0)
        for tile in (*self.tiles, self.add, self.phones):
            tile.set_side(side)
            tile.set_wide(0 if tile.mark else min(ceil(longest), share))
            # Another's name may have another size now.
            tile.update()

    def show_small(self, small: bool) -> None:
        """Set whether all pictures are small for lack of height."""
        if small != self._is_low:
            self._is_low = small
            self.show_seats()

    def entries(self, number: int) -> list[Entry]:
        """Return the menu of a seat: who plays, how it looks, where it is, and that it goes."""
        row, seats = self.seats.rows[number], self.seats.seats
        players, now = {**row.player.choices, **level_lines()}, row.player.value

        def line(value: str) -> Entry:
            mark = "check" if value == now else _mark(value)
            return Entry(players[value], mark, partial(row.player.pick, value))

        levels = tuple(line(value) for value in row.player.choices if value in LEVELS)
        people = [line(value) for value in row.player.choices if value not in LEVELS]
        computer = [Entry(say("games-computer"), "cards", entries=levels)] if levels else []
        moves = [
            Entry(words, mark, partial(self.move_player, number, to), native(key))
            for words, mark, to, key in (
                (say("games-move-left"), "chevron-left", number - 1, "Alt+Left"),
                (say("games-move-right"), "chevron-right", number + 1, "Alt+Right"),
            )
            if 0 <= to < len(seats)
        ]
        away = Entry(row.remove.text(), "bin", partial(self._remove, number), native("Ctrl+Del"))
        details = Entry(say("games-name-and-picture"), "pen", partial(self._details, number))
        return [*people, *computer, details, *moves, *([away] if row.remove.isEnabled() else [])]

    def move_player(self, number: int, to: int) -> None:
        """Move a player to another seat; the keyboard moves along."""
        if 0 <= to < len(self.seats.seats):
            self.seats.move_player(number, to)
            self.tiles[to].setFocus(Qt.FocusReason.OtherFocusReason)

    def _drag(self, number: int, point: QPoint) -> None:
        """Swap the dragged player with the one under the pointer."""
        held = number if self._held is None else self._held
        for to, tile in enumerate(self.tiles[: len(self.seats.seats)]):
            if to != held and tile.rect().contains(tile.mapFromGlobal(point)):
                self.move_player(held, to)
                self._held = to

    def _release(self) -> None:
        self._held = None

    def _add(self, person: bool) -> None:
        self.seats.add(person)
        self.tiles[len(self.seats.seats) - 1].setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove(self, number: int) -> None:
        self.seats.remove(number)
        self.tiles[min(number, len(self.seats.seats) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = next((number for number, tile in enumerate(self.tiles) if tile.hasFocus()), -1)
        is_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Insert:
            self._add(person=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif event.key() == Qt.Key.Key_Delete and is_ctrl and here >= 0:
            self._remove(here)
        else:
            super().keyPressEvent(event)


def _mark(value: str) -> str:
    """Return the icon of a choice of player."""
    if value in LEVELS:
        return "cards"
    if value.startswith(seating.PHONE):
        return "phone"
    return "cap" if value else "people"


class OwnTools(QWidget):
    """The row for one game at a time, hidden for a built-in game."""

    rename_asked = Signal(str, str)
    """The id of the game, and its new name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self.can_change = False
        """Whether the rules can be changed here."""
        self.change = PillButton(say("own-change"), "settings", size=15, parent=self)
        self.give = PillButton(say("own-give"), "share", size=15, parent=self)
        self.rename = MarkButton(say("shared-rename"), "pen", self)
        self.duplicate = MarkButton(say("own-duplicate"), "plus", self)
        self.delete = MarkButton(say("shared-delete"), "bin", self)
        self.name = NameField(say("shared-rename"), "row", LONGEST_TITLE, self)
        self.rename.clicked.connect(self._ask_name)
        self.name.named.connect(self._name)
        self.name.left.connect(self._show_tools)
        self._practiced: tuple[str, int] = ("", 0)
        self.practice = label("", "small", self)
        self.practice.setContentsMargins(4, 0, 0, 0)
        self._row = QWidget(self)
        # Where not all have room, these go to the next row together.
        marks = QWidget(self._row)
        lay_row(self.rename, self.duplicate, self.delete, on=marks, margins=NO_MARGINS, gap=2)
        FlowLayout(self.change, self.give, marks, on=self._row, gap=2)
        lay_column(self._row, self.name, self.practice, on=self, margins=NO_MARGINS)
        self._show_tools()

    @property
    def variant(self) -> str:
        return self._game.id if self._game is not None else ""

    @property
    def controls(self) -> tuple[QWidget, ...]:
        """The widgets that take the keyboard, in order."""
        return (self.change, self.give, self.name, self.rename, self.duplicate, self.delete)

    def show_game(self, game: Game) -> None:
        """Show the row for this game, or hide it for a built-in game."""
        if self._game != game:
            self._game = game
            self._show_tools()
        self.setVisible(game.is_own)
        self._show_practice()

    def show_practice(self, variant: str, percent: int) -> None:
        """Show how much of its practice a game has had; nothing at 100."""
        self._practiced = variant, percent
        self._show_practice()

    def _show_practice(self) -> None:
        variant, percent = self._practiced
        self.practice.setText(say("own-practicing", share=percent))
        self.practice.setVisible(variant == self.variant and percent < 100)

    def _ask_name(self) -> None:
        if self._game is None:
            return
        # Nothing below moves while a name is typed.
        self.setMinimumHeight(self.height())
        self._row.hide()
        self.name.setText(self._game.name)
        self.name.setAccessibleName(say("own-rename-ask", game=self._game.name))
        self.name.show()
        self.name.selectAll()
        self.name.setFocus()

    def _name(self, name: str) -> None:
        game, is_other = (
            self._game,
            self._game is not None and one_line(name, LONGEST_TITLE) not in ("", self._game.name),
        )
        self._show_tools()
        self.rename.setFocus()
        if game is not None and is_other:
            self.rename_asked.emit(game.id, name)

    def _show_tools(self) -> None:
        had = self.name.hasFocus()
        self.name.hide()
        self._row.show()
        self.setMinimumHeight(0)
        self.change.setVisible(self.can_change)
        if had:
            self.rename.setFocus()
