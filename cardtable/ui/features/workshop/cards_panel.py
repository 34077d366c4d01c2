"""The panel with what each card does, as chips in rows.

The arrow keys move among the chips, typed letters select a card, and Enter opens a menu. A chip can be
dragged to another card or off the list, and cut, copied and pasted. The panel changes nothing itself: it
signals what is asked for and shows the new rows. A row that stays keeps its place and the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.language import Listed, say
from cardtable.rules.drafting.card_chips import MOST_COPIES, Chip, Place, Row
from cardtable.ui.drawing import paint, pictures
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.chips import COLOURS
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.motion.speeds import DROP, Pace
from cardtable.ui.table.words.actions import shown
from cardtable.ui.widgets.controls import RING, Control, label, paragraph
from cardtable.ui.widgets.flow import FlowLayout
from cardtable.ui.widgets.pickers import Counter, PickButton
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip
from cardtable.ui.widgets.type_ahead import TypeAhead, typed_in

Key, Keys = Qt.Key, QKeySequence.StandardKey

_HIGH, _SIZE, _PAD = 34.0, 15.0, 13.0
"""The height of a chip, the size of its letters, and the room beside them, in pixels."""

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


def _on_chip(event: QKeyEvent) -> str:
    """Return what a clipboard key does with a chip; "" for other keys."""
    return next((act for key, act in _CLIPBOARD.items() if event.matches(key)), "")


def _is_typed(event: QKeyEvent) -> bool:
    """Return whether the key begins the name of a card or a number."""
    text = typed_in(event)
    return text.isalnum() or text in _SIGNS


class Cell(Control):
    """One place in a row of cards, reached with the arrow keys."""

    PRESSED = ""
    """What a click asks for: `row`, `menu` or `add`."""

    def __init__(self, home: CardRow, words: str = "") -> None:
        super().__init__(home.theme, words)
        self.home = home
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: home.panel.act(self, self.PRESSED))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.home.panel.arrive(self, event.reason() == Qt.FocusReason.MouseFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.home.update()

    def event(self, event: QEvent) -> bool:
        # Keys that mean something here are not shortcuts: the clipboard keys act on chips, letters name
        # cards.
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and (_is_typed(event) or _on_chip(event)):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        panel, act = self.home.panel, _on_chip(event) or _ACTS.get(event.key(), "")
        if act:
            panel.act(self, act)
        elif event.key() in _STEPS and event.modifiers() in _UNMODIFIED:
            panel.go(self, *_STEPS[event.key()])
        elif _is_typed(event):
            panel.type(self, event.text())
        else:
            super().keyPressEvent(event)


class IndexCard(Cell):
    """A small card with the index of a row's cards; a card of a special pack is shown as a picture."""

    PRESSED = "row"

    @property
    def _picture(self) -> str:
        face, index = self.home.row.faces[0], self.home.row.short
        return face if face.startswith("JK") or len(index) > 3 else ""

    def sizeHint(self) -> QSize:
        room, high = self.theme.room, 56 if self._picture else 40
        return QSize(round(58 * room + 2 * RING), round(high * room + 2 * RING))

    def ring_radius(self, body: QRectF) -> float:
        return 10

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, code = self.theme, self._picture
        if code and pictures.face_path(code, theme.deck).exists():
            wide = body.height() / pictures.CARD_RATIO
            place = QRectF(body.center().x() - wide / 2, body.top(), wide, body.height())
            picture = pictures.face(code, wide, paint.dpr_of(painter), theme.deck)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
            return
        card, words = body.adjusted(2, 1, -2, -1), self.home.row.short
        line = theme.brass if self.underMouse() else theme.paper_line
        paint.fill_round(painter, card, 8, theme.paper_raised, line, 1.4)
        size, middle = paint.fitting(words, 20 * theme.room, 900, card.width() - 8, 10), card.center()
        paint.text(
            painter, middle.x(), middle.y(), words, size, theme.ink, 900, paint.CENTRE, width=card.width()
        )


class ChipButton(Cell):
    """A chip, which opens its menu and can be dragged to another card."""

    PRESSED = "menu"

    def __init__(self, home: CardRow, chip: Chip) -> None:
        super().__init__(home, chip.text)
        self.chip = chip
        # The chip shrinks before the counter beside it does.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._from: QPoint | None = None
        self.grip = QPoint()
        """The point of the chip at which the pointer holds it."""
        self.is_dragged = False
        self.setAccessibleDescription(say("workshop-opens-menu"))

    def sizeHint(self) -> QSize:
        width = chip_width(self.theme, self.chip) + 21
        return QSize(round(width + 2 * RING), round(_HIGH * self.theme.room + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def draw(self, painter: QPainter, body: QRectF) -> None:
        if self.is_dragged:
            painter.setOpacity(0.4)
        draw_chip(painter, self.theme, body, self.chip, self.underMouse(), True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.globalPosition().toPoint()
            self.grip = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.globalPosition().toPoint()
        far = QApplication.startDragDistance()
        if self._from is not None and (self.is_dragged or (at - self._from).manhattanLength() >= far):
            self.is_dragged = True
            self.setDown(False)
            self.home.panel.drag(self, at)
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.is_dragged:
            self._end_drag()
            self.home.panel.let_go(self, event.globalPosition().toPoint())
        else:
            self._from = None
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Key.Key_Escape and self.is_dragged:
            self._end_drag()
            self.home.panel.end_drag()
        else:
            super().keyPressEvent(event)

    def _end_drag(self) -> None:
        self._from, self.is_dragged = None, False
        self.setDown(False)
        self.update()


def _mark_of(chip: Chip) -> str:
    """Return the icon of the chip's action; "" if it has none."""
    row = shown(chip.action) if chip.action else None
    return row.icon if row is not None else ""


def chip_width(theme: Theme, chip: Chip) -> float:
    """Return the width of a chip without a chevron, in pixels."""
    mark = 22 * theme.room if _mark_of(chip) else 0.0
    return paint.text_width(chip.text, _SIZE * theme.text, 800) + 2 * _PAD - 1 + mark


def draw_chip(
    painter: QPainter, theme: Theme, body: QRectF, chip: Chip, is_lit: bool = False, opens: bool = False
) -> None:
    """Draw a chip into `body`; `opens` adds a chevron that hints at a menu."""
    ink, ground = COLOURS[chip.kind]
    pill, mark = body.adjusted(1, 1, -1, -1), _mark_of(chip)
    paint.fill_round(painter, pill, pill.height() / 2, ground, ink if is_lit else None, 1.4)
    x, y = pill.left() + _PAD, pill.center().y()
    if mark:
        size = 17 * theme.room
        paint.icon(painter, mark, x + size / 2, y, size, ink, 2.6)
        x += 22 * theme.room
    right = pill.right() - (24 if opens else _PAD - 3)
    size = paint.fitting(chip.text, _SIZE * theme.text, 800, right - x, 12)
    paint.text(painter, x, y, chip.text, size, ink, 800, width=right - x + 2)
    if opens:
        paint.icon(painter, "chevron-down", pill.right() - 15, y, 14, ink, 2.8)


class CarriedChip(QWidget):
    """The chip being dragged, drawn over the whole window. Dropped, it glides to its place or fades out."""

    _ROOM = 8
    """Room for the shadow, in pixels."""

    def __init__(self, chip: ChipButton, pace: Pace) -> None:
        super().__init__(chip.window())
        self._chip, self._size, self._grip = chip.chip, chip.size(), chip.grip
        self._theme, self._pace = chip.theme, pace
        self._opacity = 1.0
        self.resize(self._size + QSize(2 * self._ROOM, 2 * self._ROOM))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.show()

    def carry(self, at: QPoint, stays: bool) -> None:
        """Move the chip to a point of the screen; pale unless a chip dropped there `stays`."""
        self._set_opacity(1.0 if stays else 0.45)
        self.move(self.window().mapFromGlobal(at) - self._grip - QPoint(self._ROOM, self._ROOM))
        self.raise_()

    def glide_to(self, chip: QWidget) -> None:
        """Glide to a chip, or vanish at once if motion is reduced."""
        there = chip.mapTo(self.window(), QPoint()) - QPoint(self._ROOM, self._ROOM)
        self._end(self.pos(), there, self.move, self._pace.instant or self._pace.reduced)

    def vanish(self) -> None:
        """Fade out."""
        self._end(self._opacity, 0.0, self._set_opacity, self._pace.instant)

    def _set_opacity(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

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

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        painter.setOpacity(self._opacity)
        body = QRectF(QPoint(self._ROOM, self._ROOM), self._size).adjusted(RING, RING, -RING, -RING)
        paint.shadow(painter, body, body.height() / 2, blur=6, dy=2, strength=0.35)
        draw_chip(painter, self._theme, body, self._chip, False, True)
        painter.end()


class PlusButton(Cell):
    """A dashed disc that adds something to a card."""

    PRESSED = "add"

    def sizeHint(self) -> QSize:
        side = round(_HIGH * self.theme.room + 2 * RING)
        return QSize(side, side)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme, disc = self.theme, body.adjusted(1, 1, -1, -1)
        if self.underMouse():
            paint.fill_round(painter, disc, disc.height() / 2, theme.paper_sunk)
        pen = QPen(paint.alpha(theme.ink_muted, 0.7), 1.5)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(disc)
        paint.icon(painter, "plus", disc.center().x(), disc.center().y(), 17, theme.ink_muted, 2.6)


class _Middle(FlowLayout):
    """Flowing chips, centered vertically."""

    def setGeometry(self, rect: QRect) -> None:
        spare = max(0, rect.height() - self.heightForWidth(rect.width()))
        super().setGeometry(rect.adjusted(0, spare // 2, 0, 0))


class CardRow(QWidget):
    """One row: the index of its cards, their chips, a plus, and how many of them are in a pack."""

    def __init__(self, panel: CardsPanel, row: Row, is_free: bool) -> None:
        """Create a row; with `is_free`, the number of its cards can be set."""
        super().__init__(panel.area.widget())
        self.panel, self.theme, self.row = panel, panel.theme, row
        self._fade = Fade(self)
        self.is_outlined = False
        """Whether the row is marked as a cause of a conflict."""
        self._is_lit = self._is_tight = False
        self.index, self.plus = IndexCard(self), PlusButton(self)
        self.chips: list[ChipButton] = []
        self.count: QLabel | Counter
        if is_free:
            self.count = Counter(self.theme, "", 0, MOST_COPIES, row.count, parent=self, pill=True)
            self.count.setFixedWidth(round(88 + 34 * self.theme.room))
            self.count.counted.connect(lambda number: panel.counted.emit(self.row.key, number))
        else:
            self.count = label("", "small", self)
        self._middle = QWidget(self)
        line = self._line = QHBoxLayout(self)
        line.addWidget(self.index, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self._middle, 1)
        line.addWidget(self.count, 0, Qt.AlignmentFlag.AlignVCenter)
        self._lay_out()
        self._fill()

    @property
    def cells(self) -> list[Cell]:
        """The cells of the row, in the order of the arrow keys."""
        return [self.index, *self.chips, self.plus]

    def show_row(self, row: Row) -> None:
        """Show what the cards do now."""
        if row != self.row:
            self._fade.begin_whole(self, self.panel.motion())
            self.row = row
            self._fill()

    def _fill(self) -> None:
        """Make the chips, with an “or” between two ways to play the card; the keyboard stays in the row."""
        before, old = self._middle, [*self.chips, self.plus]
        self._middle = QWidget(self)
        flow = _Middle(self._middle, gap=1)
        self.chips, self.plus = [], PlusButton(self)
        for number, option in enumerate(self.row.options):
            if number:
                flow.addWidget(label(say("workshop-or"), "small"))
            for chip in option:
                self.chips.append(ChipButton(self, chip))
                flow.addWidget(self.chips[-1])
        flow.addWidget(self.plus)
        self._line.replaceWidget(before, self._middle)
        self._middle.show()
        self._name()
        new = [*self.chips, self.plus]
        for at, cell in enumerate(old):
            # What was last, a plus, stays last; a chip that is gone gives the keyboard to the one before it.
            self.panel.replace(cell, new[-1 if cell is old[-1] else min(at, max(0, len(new) - 2))])
        before.hide()
        before.deleteLater()

    def _name(self) -> None:
        """Set the accessible names: the cards, what each chip does, and its number."""
        row, many = self.row, len(self.chips)
        in_pack = say("workshop-in-pack", count=row.count)
        does = [chip.chip.words for chip in self.chips]
        self.index.setAccessibleName(say("workshop-row", cards=row.names, does=Listed(does)))
        self.index.setAccessibleDescription(in_pack)
        tip(self.index, row.names)
        for number, chip in enumerate(self.chips, 1):
            words = chip.chip.words
            chip.setAccessibleName(
                say("workshop-chip", cards=row.names, words=words, number=number, count=many)
            )
            tip(chip, words)
        self.plus.setAccessibleName(say("workshop-add", cards=row.names))
        tip(self.plus, self.plus.accessibleName())
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
        if is_tight != self._is_tight:
            self._is_tight = is_tight
            self._lay_out()
            self._name()

    def _lay_out(self) -> None:
        self._line.setContentsMargins(2 if self._is_tight else 4, 1, 2 if self._is_tight else 8, 2)
        self._line.setSpacing(3 if self._is_tight else 6)

    def outline(self, is_cause: bool) -> None:
        """Set whether the row is a cause of a conflict."""
        if is_cause != self.is_outlined:
            self._fade.begin_whole(self, self.panel.motion())
            self.is_outlined = is_cause
            in_pack = say("workshop-in-pack", count=self.row.count)
            self.index.setAccessibleDescription(say("workshop-does-not-fit") if is_cause else in_pack)
            self.update()

    def light(self, is_lit: bool) -> None:
        """Set whether the row stands out: a menu of it is open, or a dragged chip would land here."""
        if is_lit != self._is_lit:
            self._is_lit = is_lit
            self.update()

    def settle(self) -> None:
        """Give the cells their places now."""
        for layout in (self._line, self._middle.layout()):
            if layout is not None:
                layout.activate()

    @property
    def has_keyboard(self) -> bool:
        """Whether the keyboard is in the row."""
        return any(cell.hasFocus() for cell in self.cells)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        paint.smooth(painter)
        rect = QRectF(self.rect())
        frame = rect.adjusted(1.2, 1.2, -1.2, -2.2)
        if self.is_outlined:
            paint.fill_round(painter, frame, 14, theme.clash_ground, theme.clash, 2)
        elif self._is_lit or self.has_keyboard:
            paint.fill_round(painter, frame, 14, theme.paper_raised, theme.brass, 2)
        else:
            painter.setPen(QPen(paint.alpha(theme.paper_line, 0.9), 1))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.end()


class CardsPanel(QWidget):
    """The panel with all rows, and the choice of whether suits are separate."""

    chip_asked = Signal(object)
    """A menu is asked for the chip at this `Place`."""
    add_asked = Signal(str)
    """The additions for the cards of this row are asked for."""
    row_asked = Signal(str)
    """A menu is asked for this row."""
    act_asked = Signal(str, str, object)
    """`cut`, `copy`, `paste` or `delete`, the key of the row, and the `Place` of the chip or None."""
    moved = Signal(object, str, bool)
    """The `Place` of a dragged chip, the key of the row that it goes to, and whether it is copied."""
    number_typed = Signal(str, object, str)
    """The key of the row, the `Place` of the total, and the sign that was typed.

    Without a place the number begins another way to play the cards.
    """
    counted = Signal(str, int)
    """The key of a row, and the number of its cards that is asked for."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, motion: Callable[[], Pace] = lambda: Pace(0.0)
    ) -> None:
        super().__init__(parent)
        self.theme, self.motion = theme, motion
        self._fade = Fade(self)
        self.rows: dict[str, CardRow] = {}
        self._is_free = False
        self._current: Cell | None = None
        self._carried: CarriedChip | None = None
        self._at = QPoint()
        """The point of the screen over which a chip is dragged."""
        self._letters = TypeAhead()
        self.title = paragraph(say("workshop-cards"), "heading", self)
        self.suits = PickButton(theme, say("workshop-suits"), self._suits(), self)
        inner = QWidget(self)
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 6, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)
        self.area = ScrollArea(self, inner)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.suits)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addLayout(head)
        whole.addWidget(self.area, 1)
        self._scroller = QTimer(self, interval=30)
        self._scroller.timeout.connect(self._scroll_on)

    @staticmethod
    def _suits(mixed: bool = False) -> list[tuple[str, str]]:
        values = ("alike", "colours", "each", *(("mixed",) if mixed else ()))
        return [(value, say(f"workshop-suits-{value}")) for value in values]

    # Showing

    def show_rows(self, rows: Sequence[Row], suits: str, is_free: bool) -> None:
        """Show these rows.

        `suits` is how suits are separated: "alike", "colours", "each", "mixed" if rows differ, "" if no card
        has suits; with `is_free`, there can be any number of each card.
        """
        before, at = self._place_of_keyboard()
        keys = [row.key for row in rows]
        is_other = keys != list(self.rows) or is_free != self._is_free
        if is_other:
            self._fade.begin_whole(self.area, self.motion())
        for key in [key for key in self.rows if key not in keys or is_free != self._is_free]:
            self._drop(key)
        self._is_free = is_free
        self.rows = {row.key: self.rows.get(row.key) or CardRow(self, row, is_free) for row in rows}
        for row in rows:
            self.rows[row.key].show_row(row)
            self.rows[row.key].set_tight(self._is_tight)
        if is_other:
            # One layout of all rows instead of one for each.
            self._column.setEnabled(False)
            for place, one in enumerate(self.rows.values()):
                self._column.insertWidget(place, one)
                one.show()
            self._column.setEnabled(True)
            self._column.activate()
        self.suits.setVisible(bool(suits))
        self.suits.offer(self._suits(suits == "mixed"))
        self.suits.choose(suits)
        if before and not any(row.has_keyboard for row in self.rows.values()):
            self._focus_near(before, at)
        if self._current is None and self.rows:
            self._make_stop(next(iter(self.rows.values())).index)

    def _place_of_keyboard(self) -> tuple[list[str], int]:
        """Return the cards of the row with the keyboard and all after it, and the number of the cell."""
        rows = list(self.rows.values())
        for number, row in enumerate(rows):
            for at, cell in enumerate(row.cells):
                if cell.hasFocus():
                    return [one.row.faces[0] for one in rows[number:]], at
        return [], 0

    def _focus_near(self, faces: Sequence[str], at: int) -> None:
        """Move the keyboard from a removed row to the first one with any of these cards."""
        rows = list(self.rows.values())
        row = next((row for face in faces for row in rows if face in row.row.faces), rows[-1])
        row.cells[min(at, len(row.cells) - 1)].setFocus()

    def _drop(self, key: str) -> None:
        row = self.rows.pop(key)
        if self._current in row.cells:
            self._current = None
        self._column.removeWidget(row)
        row.hide()
        row.deleteLater()

    def outline(self, places: Collection[str]) -> None:
        """Mark the rows of these cards as causes of a conflict."""
        for row in self.rows.values():
            row.outline(not set(places).isdisjoint(row.row.causes))

    def light(self, key: str) -> None:
        """Let one row stand out; "" for none."""
        for row in self.rows.values():
            row.light(row.row.key == key)

    @property
    def _is_tight(self) -> bool:
        return self.width() < _TIGHT * self.theme.room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for row in self.rows.values():
            row.set_tight(self._is_tight)

    # The keyboard

    def arrive(self, cell: Cell, by_mouse: bool) -> None:
        """Make the cell that has the keyboard the one that Tab comes back to."""
        self._make_stop(cell)
        if not by_mouse:
            # Don't scroll a cell away from under the pointer that pressed it.
            self.area.ensureWidgetVisible(cell, 0, 30)
        cell.home.update()

    def replace(self, old: Cell, new: Cell) -> None:
        """Let a new cell take the place of an old one."""
        if old.hasFocus():
            new.setFocus()
        elif self._current is old:
            self._make_stop(new)

    def _make_stop(self, cell: Cell) -> None:
        if self._current is not None:
            self._current.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self._current = cell
        cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def focus_first(self) -> None:
        """Move the keyboard to the last cell that had it, at first to the first card."""
        if self._current is not None:
            self._current.setFocus()

    def go(self, cell: Cell, down: int, on: int) -> None:
        """Move the keyboard from a cell to another row, or `on` cells further."""
        self._letters.end()
        rows, cells = list(self.rows.values()), cell.home.cells
        to = rows[max(0, min(rows.index(cell.home) + down, len(rows) - 1))].cells
        # From the plus, it goes to the plus.
        at = len(to) - 1 if cell is cells[-1] and not on else cells.index(cell) + on
        to[max(0, min(at, len(to) - 1))].setFocus(Qt.FocusReason.OtherFocusReason)

    def act(self, cell: Cell, act: str) -> None:
        """Ask for what a key or a click in a cell means."""
        self._letters.end()
        key, place = cell.home.row.key, cell.chip.place if isinstance(cell, ChipButton) else None
        if act == "menu":
            self.chip_asked.emit(place)
        elif act == "add":
            self.add_asked.emit(key)
        elif act == "row":
            self.row_asked.emit(key)
        else:
            self.act_asked.emit(act, key, place)

    def type(self, cell: Cell, text: str) -> None:
        """Begin a number if a sign was typed, else find the card whose name was typed."""
        row, rows = cell.home, list(self.rows.values())
        if text in _SIGNS:
            self._letters.end()
            option = cell.chip.place.option if isinstance(cell, ChipButton) else 0
            place = None if cell is row.plus else Place(row.row.key, option)
            self.number_typed.emit(row.row.key, place, text)
            return
        names = [(one.row.short, one.row.names) for one in rows]
        found = self._letters.find(text, names, rows.index(row))
        if found >= 0:
            rows[found].cells[1].setFocus(Qt.FocusReason.OtherFocusReason)

    def cell_at(self, place: Place) -> Cell | None:
        """Return the chip at that place, None if it is gone."""
        row = self.rows.get(place.row)
        return next((chip for chip in row.chips if chip.chip.place == place), None) if row else None

    # Dragging

    def _row_at(self, at: QPoint) -> CardRow | None:
        """Return the row at a point of the screen."""
        view = self.area.viewport()
        if not view.rect().contains(view.mapFromGlobal(at)):
            return None
        return next((row for row in self.rows.values() if row.rect().contains(row.mapFromGlobal(at))), None)

    def drag(self, chip: ChipButton, at: QPoint) -> None:
        """Carry a chip to a point of the screen."""
        self._at = at
        if self._carried is None:
            self._carried = CarriedChip(chip, self.motion())
            self._scroller.start()
            chip.update()
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

    def let_go(self, chip: ChipButton, at: QPoint) -> None:
        """Drop a chip at a point of the screen: it is moved, copied, removed, or stays."""
        target, place = self._row_at(at), chip.chip.place
        carried, self._carried = self._carried, None
        self.end_drag()
        if carried is None:
            return
        if self._is_off(at):
            carried.vanish()
            self.act_asked.emit("delete", place.row, place)
            return
        lands = chip
        if target is not None and target is not chip.home:
            copies = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)
            key = target.row.key
            self.moved.emit(place, key, copies)
            there = self.rows[key].chips if key in self.rows else []
            lands = next((one for one in there if one.text() == chip.text()), chip)
            lands.setFocus(Qt.FocusReason.MouseFocusReason)
        lands.home.settle()
        carried.glide_to(lands)

    def end_drag(self) -> None:
        """End the drag; a chip still in the hand fades out."""
        self._scroller.stop()
        if self._carried is not None:
            self._carried.vanish()
            self._carried = None
        self.light("")
