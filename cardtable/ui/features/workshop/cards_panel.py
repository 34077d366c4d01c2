"""The panel with what each card does, as chips in rows.

The arrow keys move among the chips, typed letters select a card, and Enter opens a menu. A chip can be
dragged to another card or off the list, and cut, copied and pasted. The panel changes nothing itself: it
signals what is asked for and shows the new rows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QWidget,
)

from cardtable.language import Listed, say
from cardtable.rules.drafting.card_chips import MOST_COPIES, Chip, Place, Row
from cardtable.ui.drawing import pictures
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.form import Form, FormRow
from cardtable.ui.table.items.chips import CardRow as Cards
from cardtable.ui.table.motion.speeds import DROP, Pace
from cardtable.ui.table.words.actions import shown
from cardtable.ui.widgets.boxes import NO_MARGINS, lay_column, lay_row
from cardtable.ui.widgets.controls import RING, BoxButton, FittedLabel, label
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.looks import CHIPS
from cardtable.ui.widgets.painted import Sign
from cardtable.ui.widgets.pickers import Counter, PickButton
from cardtable.ui.widgets.tool_tips import tip
from cardtable.ui.widgets.type_ahead import typed_in

Key, Keys = Qt.Key, QKeySequence.StandardKey

_HIGH, _INDEX, _PICTURE = 34.0, 58.0, 56.0
"""The heights of a chip and of a card's picture, and the width of an index between them, in pixels."""

_LEFT_BEHIND = 0.4
"""The opacity of a chip at its place while it is dragged."""

_TIGHT = 470
"""Width in pixels, at the usual text size, below which rows are tight."""

_AT_EDGE, _STEP = 36, 14
"""Distance in pixels from the list's edge at which a dragged chip scrolls it, and the step."""

_CLIPBOARD = {Keys.Cut: "cut", Keys.Copy: "copy", Keys.Paste: "paste", Keys.Delete: "delete"}
_ACTS: dict[int, str] = {Key.Key_Backspace: "delete", Key.Key_Insert: "add"}
_STEPS: dict[int, tuple[int, int]] = {
    Key.Key_Up: (-1, 0),
    Key.Key_Down: (1, 0),
    Key.Key_Left: (0, -1),
    Key.Key_Right: (0, 1),
    Key.Key_PageUp: (-5, 0),
    Key.Key_PageDown: (5, 0),
    Key.Key_Home: (-99, 0),
    Key.Key_End: (99, 0),
}
"""Rows to move the keyboard down by, and cells to move it on by."""
_UNMODIFIED = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_SIGNS = frozenset("+-−±=")


class Cell(BoxButton):
    """One place in a row of cards, reached with the arrow keys. A click asks for what the cell is for."""

    def __init__(
        self, home: CardRow, act: str, role: str, high: float, place: Place | None = None, words: str = ""
    ) -> None:
        super().__init__(home.theme, words, role, high, None)
        self.home, self.place = home, place
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.installEventFilter(home.panel)
        self.clicked.connect(lambda: home.panel.ask(self, act))


class IndexCard(Cell):
    """A small card with the index of a row's cards; a card of a special pack is shown as a picture."""

    def __init__(self, home: CardRow) -> None:
        face, index = home.row.faces[0], home.row.short
        special = face.startswith("JK") or len(index) > 3
        if special and pictures.face_path(face, home.theme.deck).exists():
            super().__init__(home, "row", "plaque", _PICTURE)
            shown: QWidget = Cards(self.theme, (face,), _PICTURE, self)
        else:
            super().__init__(home, "row", "index", _PICTURE if special else 38)
            shown = FittedLabel(index, "index", 10, self)
        self.box.addWidget(shown, 0, Qt.AlignmentFlag.AlignCenter)

    def sizeHint(self) -> QSize:
        return QSize(round(_INDEX * self.theme.room + 2 * RING), super().sizeHint().height())


class ChipButton(Cell):
    """A chip, which opens its menu and can be dragged to another card."""

    def __init__(self, home: CardRow, chip: Chip) -> None:
        super().__init__(home, "menu", f"effect-{chip.kind}", _HIGH, chip.place, chip.text)
        self.chip = chip
        _lay_chip(self, self.box, self.theme, chip, opens=True)
        # The chip shrinks before the counter beside it does.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.grip: QPoint | None = None
        """Where the pointer holds the chip, while it does."""
        self.setAccessibleDescription(say("workshop-opens-menu"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self.grip = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        panel, grip, far = self.home.panel, self.grip, QApplication.startDragDistance()
        if grip is None or (
            panel.dragged is None and (event.position().toPoint() - grip).manhattanLength() < far
        ):
            super().mouseMoveEvent(event)
        else:
            self.setDown(False)
            panel.drag(self, grip, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.grip = None
        if not self.home.panel.let_go(event.globalPosition().toPoint()):
            super().mouseReleaseEvent(event)


def _lay_chip(on: QWidget, box: QBoxLayout, theme: Theme, chip: Chip, opens: bool = False) -> None:
    """Put the icon and the text of a chip on its plate; `opens` adds a chevron that hints at a menu."""
    box.setContentsMargins(12 + opens * 5, 0, 9 + opens * 3, 0)
    box.setSpacing(5)
    ink, action = CHIPS[chip.kind][0], shown(chip.action) if chip.action else None
    if action is not None and action.icon:
        box.addWidget(Sign(theme, action.icon, 17, on, ink))
    box.addWidget(FittedLabel(chip.text, f"effect-{chip.kind}", 12, on))
    if opens:
        box.addWidget(Sign(theme, "chevron-down", 14, on, ink))


class ChipPicture(QFrame):
    """A chip that can't be pressed."""

    def __init__(self, theme: Theme, chip: Chip, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", f"chip-{chip.kind}")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        _lay_chip(self, QHBoxLayout(self), theme, chip)


class CarriedChip(BoxButton):
    """The chip being dragged, drawn over the whole window. Dropped, it glides to its place or fades out."""

    def __init__(self, chip: ChipButton, grip: QPoint, pace: Pace) -> None:
        super().__init__(chip.theme, chip.text(), f"lifted-{chip.chip.kind}", _HIGH, chip.window())
        _lay_chip(self, self.box, chip.theme, chip.chip, opens=True)
        self._grip, self._pace, self._pale = grip, pace, QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(self._pale)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.resize(chip.size())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.show()

    def carry(self, at: QPoint, stays: bool) -> None:
        """Move the chip to a point of the screen; pale unless a chip dropped there `stays`."""
        self._pale.setOpacity(1.0 if stays else 0.45)
        self.move(self.window().mapFromGlobal(at) - self._grip)
        self.raise_()

    def glide_to(self, chip: QWidget) -> None:
        """Glide to a chip, or vanish at once if motion is reduced."""
        there = chip.mapTo(self.window(), QPoint())
        self._end(self.pos(), there, self.move, self._pace.instant or self._pace.reduced)

    def vanish(self) -> None:
        """Fade out."""
        self._end(self._pale.opacity(), 0.0, self._pale.setOpacity, self._pace.instant)

    def _end(self, start: object, end: object, change: Callable[..., None], at_once: bool) -> None:
        """Change from start to end, and then go."""
        if at_once:
            self.hide()
            self.deleteLater()
            return
        way = QVariantAnimation(self, duration=round(self._pace.ms(DROP)), startValue=start, endValue=end)
        way.setEasingCurve(QEasingCurve.Type.OutCubic)
        way.valueChanged.connect(change)
        way.finished.connect(self.deleteLater)
        way.start()


class PlusButton(Cell):
    """A dashed disc that adds something to a card."""

    mark = "plus"

    def __init__(self, home: CardRow) -> None:
        super().__init__(home, "add", "dashed", _HIGH)

    def sizeHint(self) -> QSize:
        side = round(_HIGH * self.theme.room + 2 * RING)
        return QSize(side, side)


class CardRow(FormRow):
    """One row: the index of its cards, their chips, a plus, and how many of them are in a pack."""

    def __init__(self, panel: CardsPanel, row: Row, is_free: bool) -> None:
        """Create a row; with `is_free`, the number of its cards can be set."""
        super().__init__(panel.theme, is_free, panel)
        self.panel, self.row = panel, row
        self._is_lit = self._is_tight = False
        self.index, self.plus = IndexCard(self), PlusButton(self)
        self.chips: list[ChipButton] = []
        self.count: QLabel | Counter
        if is_free:
            self.count = Counter("", 0, MOST_COPIES, row.count, parent=self, pill=True)
            self.count.setFixedWidth(round(88 + 34 * self.theme.room))
            self.count.counted.connect(lambda number: panel.counted.emit(self.row.key, number))
        else:
            self.count = label("", "small", self)
        self._middle = QWidget(self)
        center = Qt.AlignmentFlag.AlignVCenter
        line = lay_row((self.index, 0, center), (self._middle, 1, center), (self.count, 0, center))
        self._line = line
        self._below = QFrame(self)
        self._below.setFixedHeight(1)
        lay_column((line, 1), self._below, on=self, margins=NO_MARGINS, gap=0)
        self._fill()
        self.set_tight(panel.is_tight)
        self.show_frame()

    @property
    def stops(self) -> list[Cell]:
        """The cells of the row, in the order of the arrow keys."""
        return [self.index, *self.chips, self.plus]

    def take_keyboard(self) -> None:
        self.stops[1].setFocus(Qt.FocusReason.OtherFocusReason)

    def show_row(self, row: Row) -> None:
        """Show what the cards do now."""
        if row != self.row:
            self.row = row
            self._fill()

    def _fill(self) -> None:
        """Make the chips, with an “or” between two ways to play the card; the keyboard stays in the row."""
        row, before, old = self.row, self._middle, self.stops
        self.names, self.about, self.causes = (
            (row.short, row.names),
            frozenset(row.faces),
            frozenset(row.causes),
        )
        self._middle = QWidget(self)
        flow = FlowLayout(on=self._middle, gap=1)
        self.chips, self.plus = [], PlusButton(self)
        for number, option in enumerate(row.options):
            if number:
                flow.addWidget(label(say("workshop-or"), "small"))
            for chip in option:
                self.chips.append(ChipButton(self, chip))
                flow.addWidget(self.chips[-1])
        flow.addWidget(self.plus)
        self._line.replaceWidget(before, self._middle)
        self._middle.show()
        self.describe()
        # What was last, a plus, stays last; a chip that is gone gives the keyboard to the one before it.
        for at, cell in enumerate(old[1:], 1):
            self.panel.replace(cell, self.stops[-1 if cell is old[-1] else min(at, max(1, len(self.chips)))])
        before.hide()
        before.deleteLater()
        if isinstance(self.count, Counter):
            for first, second in pairwise((*self.stops, self.count.field)):
                QWidget.setTabOrder(first, second)

    def describe(self) -> None:
        row, many = self.row, len(self.chips)
        in_pack = say("workshop-in-pack", count=row.count)
        does = [chip.chip.words for chip in self.chips]
        self.index.setAccessibleName(say("workshop-row", cards=row.names, does=Listed(does)))
        self.index.setAccessibleDescription(say("workshop-does-not-fit") if self.is_outlined else in_pack)
        tip(self.index, row.names)
        for number, chip in enumerate(self.chips, 1):
            words = chip.chip.words
            chip.setAccessibleName(
                say("workshop-chip", cards=row.names, words=words, number=number, count=many)
            )
            tip(chip, words)
        self.plus.setAccessibleName(say("workshop-add", cards=row.names))
        tip(self.plus, self.plus.accessibleName())
        for number, cell in enumerate(self.stops):
            cell.setObjectName(f"{row.key} {number}")
        if isinstance(self.count, Counter):
            name = say("workshop-how-many", cards=row.names)
            self.count.field.setAccessibleName(name)
            self.count.fewer.set_label(say("controls-less", name=name))
            self.count.more.set_label(say("controls-more", name=name))
            self.count.show_number(row.count, 0, MOST_COPIES * len(row.faces))
        else:
            short = say("workshop-in-pack-short", count=row.count)
            self.count.setText(short if self._is_tight else in_pack)
            tip(self.count, in_pack)

    def set_tight(self, is_tight: bool) -> None:
        """Set whether there is little room, so that the count is short and gaps are small."""
        self._line.setContentsMargins(2 if is_tight else 4, 1, 2 if is_tight else 8, 1)
        self._line.setSpacing(3 if is_tight else 6)
        if is_tight != self._is_tight:
            self._is_tight = is_tight
            self.describe()

    def light(self, is_lit: bool) -> None:
        """Set whether the row stands out: a menu of it is open, or a dragged chip would land here."""
        if is_lit != self._is_lit:
            self._is_lit = is_lit
            self.show_frame()

    def show_frame(self, is_lit: bool = False) -> None:
        super().show_frame(self._is_lit or self.has_keyboard)
        self._below.setProperty("role", "" if self.property("role") else "rule")

    def settle(self) -> None:
        """Give the cells their places now."""
        for layout in (self._line, self._middle.layout()):
            if layout is not None:
                layout.activate()


class CardsPanel(Form):
    """The panel with all rows, and the choice of whether suits are separate."""

    asked = Signal(str, str, object)
    """What is asked for in which row, and the `Place` of the chip or None.

    It is a menu (`row`, `add`, or `menu` of a chip), `cut`, `copy`, `paste` or `delete`, or a number's sign.
    """
    moved = Signal(object, str, bool)
    """The `Place` of a dragged chip, the key of the row that it goes to, and whether it is copied."""
    counted = Signal(str, int)
    """The key of a row, and the number of its cards that is asked for."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, motion: Callable[[], Pace] = lambda: Pace(0.0)
    ) -> None:
        super().__init__(theme, say("workshop-cards"), motion, parent)
        self.rows: dict[str, CardRow] = {}
        self._current: Cell | None = None
        self.dragged: ChipButton | None = None
        """The chip that is being dragged."""
        self._carried: CarriedChip | None = None
        self._at = QPoint()
        """The point of the screen over which it is."""
        self.suits = PickButton(say("workshop-suits"), self._suits(), self)
        self.head.addWidget(self.suits)
        self._scroller = QTimer(self, interval=30)
        self._scroller.timeout.connect(self._scroll_on)

    @staticmethod
    def _suits(mixed: bool = False) -> list[tuple[str, str]]:
        values = ("alike", "colors", "each", *(("mixed",) if mixed else ()))
        return [(value, say(f"workshop-suits-{value}")) for value in values]

    @property
    def lines(self) -> Sequence[CardRow]:
        return list(self.rows.values())

    # Showing

    def show_rows(self, rows: Sequence[Row], suits: str, is_free: bool) -> None:
        """Show these rows.

        `suits` is how suits are separated: "alike", "colors", "each", "mixed" if rows differ, "" if no card
        has suits; with `is_free`, there can be any number of each card.
        """
        by_key = {row.key: row for row in rows}
        changed = [row for key, row in self.rows.items() if row.row != by_key.get(key)]
        if list(by_key) != list(self.rows) or len(changed) > 1:
            self.begin_fade()
        elif changed:
            self.begin_fade(changed[0])
        with self.keeping_keyboard():
            shapes = dict.fromkeys(by_key, is_free)
            self.rows = self.place(
                self.column, self.rows, shapes, lambda key: CardRow(self, by_key[key], is_free)
            )
            for key, row in self.rows.items():
                row.show_row(by_key[key])
        self.suits.setVisible(bool(suits))
        self.suits.offer(self._suits(suits == "mixed"))
        self.suits.choose(suits)
        if self._current is None or self._current.home not in self.lines:
            self._make_stop(self.lines[0].index)

    def light(self, key: str) -> None:
        """Let one row stand out; "" for none."""
        for row in self.lines:
            row.light(row.row.key == key)

    @property
    def is_tight(self) -> bool:
        return self.width() < _TIGHT * self.theme.room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for row in self.lines:
            row.set_tight(self.is_tight)

    # The keyboard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, Cell) and isinstance(event, QFocusEvent):
            watched.home.show_frame()
            if event.gotFocus():
                self._make_stop(watched)
            if event.gotFocus() and event.reason() != Qt.FocusReason.MouseFocusReason:
                # Don't scroll a cell away from under the pointer that pressed it.
                self.area.ensureWidgetVisible(watched, 0, 30)
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _on_chip(event):
            # The clipboard keys act on chips here.
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def replace(self, old: Cell, new: Cell) -> None:
        """Let a new cell take the place of an old one."""
        if old.hasFocus():
            new.setFocus()
        elif self._current is old:
            self._make_stop(new)

    def _make_stop(self, cell: Cell) -> None:
        """Let Tab come back to this cell, the last one that had the keyboard."""
        if self._current is not None and self._current.home in self.lines:
            self._current.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._current = cell
        cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def focus_first(self) -> None:
        """Move the keyboard to the last cell that had it, at first to the first card."""
        if self._current is not None:
            self._current.setFocus()

    def is_typed(self, text: str) -> bool:
        return text.isalnum() or text in _SIGNS

    def press(self, watched: QObject, event: QKeyEvent) -> bool:
        if not isinstance(watched, Cell):
            return False
        if act := _on_chip(event) or _ACTS.get(event.key(), ""):
            self.ask(watched, act)
        elif event.key() in _STEPS and event.modifiers() in _UNMODIFIED:
            self._go(watched, *_STEPS[event.key()])
        elif typed_in(event) in _SIGNS:
            row = watched.home
            # On the card itself it is the number of its first way to be played, on the plus another way's.
            place = watched.place or (None if watched is row.plus else Place(row.row.key))
            self._letters.end()
            self.asked.emit(typed_in(event), row.row.key, place)
        elif event.key() == Key.Key_Escape and self.dragged is not None:
            self._end_drag()
        else:
            return super().press(watched, event)
        return True

    def _go(self, cell: Cell, down: int, on: int) -> None:
        """Move the keyboard from a cell to another row, or `on` cells further."""
        self._letters.end()
        rows, cells = self.lines, cell.home.stops
        to = rows[max(0, min(rows.index(cell.home) + down, len(rows) - 1))].stops
        # From the plus, it goes to the plus.
        at = len(to) - 1 if cell is cells[-1] and not on else cells.index(cell) + on
        to[max(0, min(at, len(to) - 1))].setFocus(Qt.FocusReason.OtherFocusReason)

    def ask(self, cell: Cell, act: str) -> None:
        """Ask for what a key or a click in a cell means."""
        self._letters.end()
        self.asked.emit(act, cell.home.row.key, cell.place)

    def cell_at(self, place: Place) -> Cell | None:
        """Return the chip at that place, None if it is gone."""
        row = self.rows.get(place.row)
        return next((chip for chip in row.chips if chip.place == place), None) if row else None

    # Dragging

    def _row_at(self, at: QPoint) -> CardRow | None:
        """Return the row at a point of the screen."""
        view = self.area.viewport()
        if not view.rect().contains(view.mapFromGlobal(at)):
            return None
        return next((row for row in self.lines if row.rect().contains(row.mapFromGlobal(at))), None)

    def drag(self, chip: ChipButton, grip: QPoint, at: QPoint) -> None:
        """Carry a chip, held at a point of its own, to a point of the screen."""
        self._at = at
        if self._carried is None:
            self.dragged, self._carried = chip, CarriedChip(chip, grip, self.motion())
            self._scroller.start()
            chip.setGraphicsEffect(QGraphicsOpacityEffect(chip, opacity=_LEFT_BEHIND))
        self._carried.carry(at, not self._is_off(at))
        target = self._row_at(at)
        self.light(target.row.key if target is not None else "")

    def _is_off(self, at: QPoint) -> bool:
        """Return whether a chip dropped there is removed: outside the panel."""
        return not self.rect().contains(self.mapFromGlobal(at))

    def _scroll_on(self) -> None:
        view, bar = self.area.viewport(), self.area.verticalScrollBar()
        y = view.mapFromGlobal(self._at).y()
        if y < _AT_EDGE:
            bar.setValue(bar.value() - _STEP)
        elif y > view.height() - _AT_EDGE:
            bar.setValue(bar.value() + _STEP)

    def let_go(self, at: QPoint) -> bool:
        """Drop the dragged chip at a point of the screen; return whether there is one.

        It is moved, copied, removed, or stays.
        """
        chip, carried, target = self.dragged, self._carried, self._row_at(at)
        if chip is None or carried is None:
            return False
        self._carried = None
        self._end_drag()
        if self._is_off(at):
            carried.vanish()
            self.ask(chip, "delete")
            return True
        lands = chip
        if target is not None and target is not chip.home:
            copies = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)
            key = target.row.key
            self.moved.emit(chip.place, key, copies)
            there = self.rows[key].chips if key in self.rows else []
            lands = next((one for one in there if one.text() == chip.text()), chip)
            lands.setFocus(Qt.FocusReason.MouseFocusReason)
        lands.home.settle()
        carried.glide_to(lands)
        return True

    def _end_drag(self) -> None:
        """End the drag; a chip still in the hand fades out."""
        self._scroller.stop()
        if self.dragged is not None:
            self.dragged.grip = None
            self.dragged.setDown(False)
            self.dragged.setGraphicsEffect(None)  # type: ignore[arg-type]
        if self._carried is not None:
            self._carried.vanish()
        self.dragged = self._carried = None
        self.light("")


def _on_chip(event: QKeyEvent) -> str:
    """Return what a clipboard key does with a chip; "" for other keys."""
    return next((act for key, act in _CLIPBOARD.items() if event.matches(key)), "")
