"""The panel with what each card does, as chips in rows.

The arrow keys move among the chips, typed letters select a card, and Enter opens a menu. A chip can be
dragged to another card or off the list, and cut, copied and pasted. The panel changes nothing itself: it
signals what is asked for and shows the new rows. A row that stays keeps its place and the keyboard.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence

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
    QCursor,
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

Keys = QKeySequence.StandardKey

_HIGH, _SIZE, _PAD = 34.0, 15.0, 13.0
"""The height of a chip, the size of its letters, and the room beside them, in pixels."""

_TIGHT = 470
"""Width in pixels, at the usual text size, below which rows are tight."""

_AT_EDGE, _STEP = 36, 14
"""Distance in pixels from the list's edge at which a dragged chip scrolls it, and the step."""

_FOR_CHIPS = (Keys.Cut, Keys.Copy, Keys.Paste, Keys.Delete)


class Cell(Control):
    """One place in a row, reached with the arrow keys."""

    went = Signal(int, int)
    """Rows to move the keyboard down by, and cells to move it on by."""
    asked = Signal(str)
    """The action asked for: `cut`, `copy`, `paste`, `delete` or `add`."""
    typed = Signal(str)
    """The letter, digit or sign that was typed."""
    focused = Signal(bool)
    """The cell has the keyboard; the value is whether a click gave it."""

    def __init__(self, theme: Theme, words: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, words, parent)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(event.reason() == Qt.FocusReason.MouseFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        row = self.parentWidget()
        if row is not None:
            row.update()

    def event(self, event: QEvent) -> bool:
        # Keys that mean something here are not shortcuts: the clipboard keys act on chips, letters name
        # cards.
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and _is_meant(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ways = {
            Qt.Key.Key_Up: (-1, 0),
            Qt.Key.Key_Down: (1, 0),
            Qt.Key.Key_Left: (0, -1),
            Qt.Key.Key_Right: (0, 1),
            Qt.Key.Key_PageUp: (-5, 0),
            Qt.Key.Key_PageDown: (5, 0),
            Qt.Key.Key_Home: (-99, 0),
            Qt.Key.Key_End: (99, 0),
        }
        wanted = {Keys.Cut: "cut", Keys.Copy: "copy", Keys.Paste: "paste", Keys.Delete: "delete"}
        act = next((words for key, words in wanted.items() if event.matches(key)), "")
        if event.key() in _ACTS:
            act = _ACTS[event.key()]
        way = ways.get(Qt.Key(event.key()))
        if act:
            self.asked.emit(act)
        elif way is not None and event.modifiers() in (_PLAIN, Qt.KeyboardModifier.KeypadModifier):
            self.went.emit(*way)
        elif _is_typed(event):
            self.typed.emit(event.text())
        else:
            super().keyPressEvent(event)


_ACTS: dict[int, str] = {Qt.Key.Key_Backspace: "delete", Qt.Key.Key_Insert: "add"}
_SIGNS = frozenset("+-−±=")


def _is_meant(event: QKeyEvent) -> bool:
    """Return whether a key does something in a row of cards."""
    return _is_typed(event) or any(event.matches(key) for key in _FOR_CHIPS)


def _is_typed(event: QKeyEvent) -> bool:
    """Return whether the key begins the name of a card or a number."""
    text = typed_in(event)
    return text.isalnum() or text in _SIGNS


_PLAIN = Qt.KeyboardModifier.NoModifier


class IndexCard(Cell):
    """A small card with the index of a row's cards; a card of a special pack is shown as a picture."""

    def __init__(self, theme: Theme, row: Row, parent: QWidget | None = None) -> None:
        super().__init__(theme, row.names, parent)
        self._row = row

    def show_row(self, row: Row) -> None:
        """Show this row."""
        if row.short != self._row.short or row.faces != self._row.faces:
            self.updateGeometry()
            self.update()
        self._row = row

    @property
    def _picture(self) -> str:
        face = self._row.faces[0]
        return face if face.startswith("JK") or len(self._row.short) > 3 else ""

    def sizeHint(self) -> QSize:
        room = self.theme.room
        high = 56 if self._picture else 40
        return QSize(round(58 * room + 2 * RING), round(high * room + 2 * RING))

    def ring_radius(self, body: QRectF) -> float:
        return 10

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme = self.theme
        code = self._picture
        if code and pictures.face_path(code, theme.deck).exists():
            wide = body.height() / pictures.CARD_RATIO
            place = QRectF(body.center().x() - wide / 2, body.top(), wide, body.height())
            picture = pictures.face(code, wide, paint.dpr_of(painter), theme.deck)
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
            return
        card = body.adjusted(2, 1, -2, -1)
        line = theme.brass if self.underMouse() else theme.paper_line
        paint.fill_round(painter, card, 8, theme.paper_raised, line, 1.4)
        size = paint.fitting(self._row.short, 20 * theme.room, 900, card.width() - 8, 10)
        middle = card.center()
        words = self._row.short
        paint.text(
            painter, middle.x(), middle.y(), words, size, theme.ink, 900, paint.CENTRE, width=card.width()
        )


class ChipButton(Cell):
    """A chip, which opens its menu and can be dragged to another card."""

    dragged = Signal(QPoint)
    """The point of the screen over which the chip is being dragged."""
    let_go = Signal(QPoint)
    """The point of the screen at which the chip was dropped."""
    left = Signal()
    """Escape ended the drag."""

    def __init__(self, theme: Theme, chip: Chip, parent: QWidget | None = None) -> None:
        super().__init__(theme, chip.text, parent)
        self.chip = chip
        # The chip shrinks before the counter beside it does.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._from: QPoint | None = None
        self.grip = QPoint()
        """The point of the chip at which the pointer holds it."""
        self.is_dragged = False
        self.setAccessibleDescription(say("workshop-opens-menu"))

    def show_chip(self, chip: Chip) -> None:
        """Show another chip in this place."""
        if chip != self.chip:
            self.chip = chip
            self.setText(chip.text)
            self.updateGeometry()
            self.update()

    @property
    def mark(self) -> str:
        """The icon of the chip's action, "" if it has none."""
        row = shown(self.chip.action) if self.chip.action else None
        return row.icon if row is not None else ""

    def sizeHint(self) -> QSize:
        room = self.theme.room
        width = paint.text_width(self.text(), _SIZE * self.theme.text, 800) + 2 * _PAD + 20
        if self.mark:
            width += 22 * room
        return QSize(round(width + 2 * RING), round(_HIGH * room + 2 * RING))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self.sizeHint().height())

    def draw(self, painter: QPainter, body: QRectF) -> None:
        if self.is_dragged:
            painter.setOpacity(0.4)
        draw_chip(painter, self.theme, body, self.chip, self.mark, self.underMouse(), True)

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
            self.dragged.emit(at)
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None
        if self.is_dragged:
            self.setDown(False)
            self.let_go.emit(event.globalPosition().toPoint())
            self.is_dragged = False
            self.update()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.is_dragged:
            self._from, self.is_dragged = None, False
            self.update()
            self.left.emit()
        else:
            super().keyPressEvent(event)


def draw_chip(
    painter: QPainter,
    theme: Theme,
    body: QRectF,
    chip: Chip,
    mark: str = "",
    is_lit: bool = False,
    opens: bool = False,
) -> None:
    """Draw a chip into `body`; `opens` adds a chevron that hints at a menu."""
    ink, ground = COLOURS[chip.kind]
    pill = body.adjusted(1, 1, -1, -1)
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
        self._chip, self._mark, self._size = chip.chip, chip.mark, chip.size()
        self._theme, self._pace, self._grip = chip.theme, pace, chip.grip
        self._left = 1.0
        self._way = QVariantAnimation(self)
        self._way.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._way.finished.connect(self.deleteLater)
        room = 2 * self._ROOM
        self.resize(self._size + QSize(room, room))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.show()

    def carry(self, at: QPoint, stays: bool) -> None:
        """Move the chip to a point of the screen; pale unless a chip dropped there `stays`."""
        self._pale(1.0 if stays else 0.45)
        self.move(self.window().mapFromGlobal(at) - self._grip - QPoint(self._ROOM, self._ROOM))
        self.raise_()

    def _pale(self, left: float) -> None:
        self._left = left
        self.update()

    def glide_to(self, chip: QWidget) -> None:
        """Glide to a chip, or vanish at once if motion is reduced."""
        if self._pace.instant or self._pace.reduced:
            self._go()
            return
        self._way.setStartValue(self.pos())
        self._way.setEndValue(chip.mapTo(self.window(), QPoint()) - QPoint(self._ROOM, self._ROOM))
        self._way.valueChanged.connect(self.move)
        self._begin()

    def vanish(self) -> None:
        """Fade out."""
        if self._pace.instant:
            self._go()
            return
        self._way.setStartValue(self._left)
        self._way.setEndValue(0.0)
        self._way.valueChanged.connect(self._pale)
        self._begin()

    def _begin(self) -> None:
        self._way.setDuration(round(self._pace.ms(DROP)))
        self._way.start()

    def _go(self) -> None:
        self.hide()
        self.deleteLater()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        painter.setOpacity(self._left)
        body = QRectF(QPoint(self._ROOM, self._ROOM), self._size).adjusted(RING, RING, -RING, -RING)
        paint.shadow(painter, body, body.height() / 2, blur=6, dy=2, strength=0.35)
        draw_chip(painter, self._theme, body, self._chip, self._mark, False, True)
        painter.end()


class PlusButton(Cell):
    """A dashed disc that adds something to a card."""

    def sizeHint(self) -> QSize:
        side = round(_HIGH * self.theme.room + 2 * RING)
        return QSize(side, side)

    def draw(self, painter: QPainter, body: QRectF) -> None:
        theme = self.theme
        disc = body.adjusted(1, 1, -1, -1)
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

    went = Signal(object, int, int)
    asked = Signal(object, str)
    typed = Signal(object, str)
    focused = Signal(object, bool)
    dragged = Signal(object, QPoint)
    let_go = Signal(object, QPoint)
    left = Signal()
    counted = Signal(str, int)
    """The key of the row, and the number of its cards that is asked for."""

    def __init__(
        self, theme: Theme, row: Row, free: bool, motion: Callable[[], Pace], parent: QWidget | None = None
    ) -> None:
        """Create a row; `free` allows any number of each card, `motion` returns the pace of fades."""
        super().__init__(parent)
        self.theme, self.row = theme, row
        self._fade, self._motion = Fade(self), motion
        self._is_outlined = self._is_target = self._is_held = self._is_tight = False
        self.index = self._cell(IndexCard(theme, row, self))
        self.chips: list[ChipButton] = []
        self._ors: list[QLabel] = []
        self.plus = self._cell(PlusButton(theme, "", self))
        self.plus.setText("")
        self.count: QLabel | Counter
        if free:
            counter = Counter(theme, "", 0, MOST_COPIES * len(row.faces), row.count, parent=self, pill=True)
            counter.setFixedWidth(round(88 + 34 * theme.room))
            counter.counted.connect(lambda number: self.counted.emit(self.row.key, number))
            self.count = counter
        else:
            self.count = label("", "small", self)
        self.flow = _Middle(gap=1)
        line = self._line = QHBoxLayout(self)
        self._air()
        line.addWidget(self.index, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addLayout(self.flow, 1)
        line.addWidget(self.count, 0, Qt.AlignmentFlag.AlignVCenter)
        self._fill()

    def _cell(self, cell: IndexCard | PlusButton) -> Cell:
        self._listen(cell)
        return cell

    def _listen(self, cell: Cell) -> None:
        cell.went.connect(lambda down, on: self.went.emit(cell, down, on))
        cell.asked.connect(lambda act: self.asked.emit(cell, act))
        cell.typed.connect(lambda text: self.typed.emit(cell, text))
        cell.focused.connect(lambda by_mouse: self.focused.emit(cell, by_mouse))

    @property
    def is_free(self) -> bool:
        """Whether there can be any number of its cards."""
        return isinstance(self.count, Counter)

    @property
    def cells(self) -> list[Cell]:
        """The cells of the row, in the order of the arrow keys."""
        return [self.index, *self.chips, self.plus]

    def show_row(self, row: Row) -> None:
        """Show what the cards do now, and leave unchanged cells alone."""
        if row != self.row:
            self._fade.begin_whole(self, self._motion())
            self.row = row
            self._fill()

    def _fill(self) -> None:
        row = self.row
        wanted = [chip for option in row.options for chip in option]
        while len(self.chips) > len(wanted):
            self._drop_chip()
        for number, chip in enumerate(wanted):
            if number < len(self.chips):
                self.chips[number].show_chip(chip)
            else:
                self.chips.append(self._make_chip(chip))
        self._lay()
        self._name()

    def _drop_chip(self) -> None:
        chip = self.chips.pop()
        if chip.hasFocus():
            # The keyboard stays in the row.
            (self.chips[-1] if self.chips else self.plus).setFocus()
        chip.hide()
        chip.deleteLater()

    def _make_chip(self, chip: Chip) -> ChipButton:
        made = ChipButton(self.theme, chip, self)
        self._listen(made)
        made.clicked.connect(lambda: self.asked.emit(made, "menu"))
        made.dragged.connect(lambda at: self.dragged.emit(made, at))
        made.let_go.connect(lambda at: self.let_go.emit(made, at))
        made.left.connect(self.left)
        return made

    def _lay(self) -> None:
        """Lay out the chips in the order of the ways to play the card, with an “or” between two ways."""
        while self.flow.takeAt(0) is not None:
            pass
        for word in self._ors:
            word.hide()
            word.deleteLater()
        self._ors = []
        chips = iter(self.chips)
        for number, option in enumerate(self.row.options):
            if number:
                word = label(say("workshop-or"), "small", self)
                self._ors.append(word)
                self.flow.addWidget(word)
            for _ in option:
                self.flow.addWidget(next(chips))
        self.flow.addWidget(self.plus)
        for child in (*self.chips, *self._ors):
            child.show()
        self.updateGeometry()

    def _name(self) -> None:
        """Set the accessible names: the cards, what each chip does, and its number."""
        row, many = self.row, len(self.chips)
        if isinstance(self.index, IndexCard):
            self.index.show_row(row)
        told = say("workshop-in-pack", count=row.count)
        does = [chip.chip.words for chip in self.chips]
        self.index.setAccessibleName(say("workshop-row", cards=row.names, does=Listed(does)))
        self.index.setAccessibleDescription(told)
        tip(self.index, row.names)
        for number, chip in enumerate(self.chips, 1):
            words = chip.chip.words
            chip.setAccessibleName(
                say("workshop-chip", cards=row.names, words=words, number=number, count=many)
            )
            tip(chip, chip.chip.words)
        self.plus.setAccessibleName(say("workshop-add", cards=row.names))
        tip(self.plus, say("workshop-add", cards=row.names))
        if isinstance(self.count, Counter):
            name = say("workshop-how-many", cards=row.names)
            self.count.field.setAccessibleName(name)
            self.count.fewer.set_label(say("controls-less", name=name))
            self.count.more.set_label(say("controls-more", name=name))
            self.count.show_number(row.count, 0, MOST_COPIES * len(row.faces))
        else:
            self.count.setText(say("workshop-in-pack-short", count=row.count) if self._is_tight else told)
            tip(self.count, told)

    def set_tight(self, is_tight: bool) -> None:
        """Set whether there is little room, so that the count is short and gaps are small."""
        if is_tight != self._is_tight:
            self._is_tight = is_tight
            self._air()
            self._name()

    def _air(self) -> None:
        self._line.setContentsMargins(2 if self._is_tight else 4, 1, 2 if self._is_tight else 8, 2)
        self._line.setSpacing(3 if self._is_tight else 6)

    def settle(self) -> None:
        """Give the cells their places now."""
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def outline(self, is_cause: bool) -> None:
        """Set whether the row is a cause of a conflict."""
        if is_cause != self._is_outlined:
            self._fade.begin_whole(self, self._motion())
            self._is_outlined = is_cause
            does_not = (
                say("workshop-does-not-fit") if is_cause else say("workshop-in-pack", count=self.row.count)
            )
            self.index.setAccessibleDescription(does_not)
            self.update()

    @property
    def is_outlined(self) -> bool:
        """Whether the row is marked as a cause of a conflict."""
        return self._is_outlined

    def aim(self, is_target: bool) -> None:
        """Set whether a dragged chip would land here."""
        if is_target != self._is_target:
            self._is_target = is_target
            self.update()

    def hold(self, is_held: bool) -> None:
        """Set whether a menu of one of its cells is open."""
        if is_held != self._is_held:
            self._is_held = is_held
            self.update()

    @property
    def has_keyboard(self) -> bool:
        """Whether the keyboard is in the row."""
        return any(cell.hasFocus() for cell in self.cells)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.theme
        paint.smooth(painter)
        rect = QRectF(self.rect())
        frame = rect.adjusted(1.2, 1.2, -1.2, -2.2)
        if self._is_outlined:
            paint.fill_round(painter, frame, 14, theme.clash_ground, theme.clash, 2)
        elif self.has_keyboard or self._is_target or self._is_held:
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
    suits_asked = Signal(str)
    counted = Signal(str, int)

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, motion: Callable[[], Pace] = lambda: Pace(0.0)
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._fade, self._motion = Fade(self), motion
        self.rows: dict[str, CardRow] = {}
        self._is_free = False
        self._current: Cell | None = None
        self._carried: CarriedChip | None = None
        self.title = paragraph(say("workshop-cards"), "heading", self)
        self._letters = TypeAhead()
        self.suits = PickButton(theme, say("workshop-suits"), self._suits(), self)
        self.suits.picked.connect(self.suits_asked)
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

    def show_rows(self, rows: Sequence[Row], suits: str, free: bool) -> None:
        """Show these rows.

        `suits` is how suits are separated: "alike", "colours", "each", "mixed" if rows differ, "" if no card
        has suits; `free` allows any number of each card.
        """
        before = self._place_of_keyboard()
        if free != self._is_free:
            self._is_free = free
            for key in list(self.rows):
                self._drop(key)
        keys = [row.key for row in rows]
        is_other = keys != list(self.rows)
        if is_other:
            self._fade.begin_whole(self.area, self._motion())
        for key in [key for key in self.rows if key not in keys]:
            self._drop(key)
        made = {row.key: self._shown(row) for row in rows}
        self.rows = made
        if is_other:
            # One layout of all rows instead of one for each.
            self._column.setEnabled(False)
            for place, one in enumerate(made.values()):
                self._column.insertWidget(place, one)
                one.show()
            self._column.setEnabled(True)
            self._column.activate()
        self.suits.setVisible(bool(suits))
        self.suits.offer(self._suits(suits == "mixed"))
        self.suits.choose(suits)
        if before is not None and not self._has_keyboard():
            self._focus_near(*before)
        self._keep_one_stop()

    def _shown(self, row: Row) -> CardRow:
        found = self.rows.get(row.key)
        if found is not None:
            found.show_row(row)
            return found
        made = CardRow(self.theme, row, self._is_free, self._motion, self.area.widget())
        made.set_tight(self._is_tight)
        made.went.connect(self._go)
        made.asked.connect(self._ask)
        made.typed.connect(self._type)
        made.focused.connect(self._arrive)
        made.dragged.connect(self._drag)
        made.let_go.connect(self._let_go)
        made.left.connect(self._end_drag)
        made.counted.connect(self.counted)
        made.index.clicked.connect(lambda: self.row_asked.emit(made.row.key))
        made.plus.clicked.connect(lambda: self.add_asked.emit(made.row.key))
        return made

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

    def hold(self, key: str) -> None:
        """Mark the row whose menu is open; "" for none."""
        for row in self.rows.values():
            row.hold(row.row.key == key)

    @property
    def _is_tight(self) -> bool:
        return self.width() < _TIGHT * self.theme.room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for row in self.rows.values():
            row.set_tight(self._is_tight)

    # The keyboard

    def _has_keyboard(self) -> bool:
        focused = self.window().focusWidget()
        return any(focused in row.cells for row in self.rows.values())

    def _place_of_keyboard(self) -> tuple[int, int, str] | None:
        """Return the numbers of the row and cell with the keyboard, and the row's first card."""
        for number, row in enumerate(self.rows.values()):
            for at, cell in enumerate(row.cells):
                if cell.hasFocus():
                    return number, at, row.row.faces[0]
        return None

    def _focus_near(self, number: int, at: int, face: str) -> None:
        """Move the keyboard from a removed row to the row with the same card, else to the next one."""
        rows = list(self.rows.values())
        if rows:
            found = next((row for row in rows if face in row.row.faces), rows[min(number, len(rows) - 1)])
            found.cells[min(at, len(found.cells) - 1)].setFocus()

    def _arrive(self, cell: Cell, by_mouse: bool) -> None:
        """Make the cell the one that Tab comes back to."""
        if self._current is not cell:
            if self._current is not None:
                self._current.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            self._current = cell
            cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if not by_mouse:
            # Don't scroll a cell away from under the pointer that pressed it.
            self.area.ensureWidgetVisible(cell, 0, 30)
        for row in self.rows.values():
            row.update()

    def _keep_one_stop(self) -> None:
        cells = [cell for row in self.rows.values() for cell in row.cells]
        if self._current not in cells and cells:
            self._current = cells[0]
            self._current.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def focus_first(self) -> None:
        """Move the keyboard to the last cell that had it, at first to the first card."""
        if self._current is not None:
            self._current.setFocus()

    def _go(self, cell: Cell, down: int, on: int) -> None:
        self._letters.end()
        rows = list(self.rows.values())
        number = next(n for n, row in enumerate(rows) if cell in row.cells)
        cells = rows[number].cells
        at = cells.index(cell)
        to = rows[max(0, min(number + down, len(rows) - 1))].cells
        if on:
            at += on
        elif at == len(cells) - 1:
            at = len(to) - 1
        to[max(0, min(at, len(to) - 1))].setFocus(Qt.FocusReason.OtherFocusReason)

    def cell_at(self, place: Place) -> Cell | None:
        """Return the chip at that place, None if it is gone."""
        row = self.rows.get(place.row)
        return next((chip for chip in row.chips if chip.chip.place == place), None) if row else None

    def _row_of(self, cell: Cell) -> CardRow:
        return next(row for row in self.rows.values() if cell in row.cells)

    def _ask(self, cell: Cell, act: str) -> None:
        self._letters.end()
        place = cell.chip.place if isinstance(cell, ChipButton) else None
        if act == "menu":
            self.chip_asked.emit(place)
        elif act == "add":
            self.add_asked.emit(self._row_of(cell).row.key)
        else:
            self.act_asked.emit(act, self._row_of(cell).row.key, place)

    def _type(self, cell: Cell, text: str) -> None:
        """Begin a number if a sign was typed, else find the card whose name was typed."""
        row = self._row_of(cell)
        if text in _SIGNS:
            self._letters.end()
            option = cell.chip.place.option if isinstance(cell, ChipButton) else 0
            place = None if cell is row.plus else Place(row.row.key, option)
            self.number_typed.emit(row.row.key, place, text)
            return
        rows = list(self.rows.values())
        names = [(one.row.short, one.row.names) for one in rows]
        found = self._letters.find(text, names, rows.index(row))
        if found >= 0:
            rows[found].cells[1].setFocus(Qt.FocusReason.OtherFocusReason)

    # Dragging

    def _targets(self) -> Iterator[CardRow]:
        """Yield the row under the dragged chip."""
        for row in self.rows.values():
            at = row.mapFromGlobal(QCursor.pos() if self._at is None else self._at)
            if row.rect().contains(at) and self.area.viewport().rect().contains(
                self.area.viewport().mapFromGlobal(row.mapToGlobal(at))
            ):
                yield row

    _at: QPoint | None = None

    def _drag(self, chip: ChipButton, at: QPoint) -> None:
        self._at = at
        if self._carried is None:
            self._carried = CarriedChip(chip, self._motion())
            self._scroller.start()
            chip.update()
        self._carried.carry(at, not self._is_off(at))
        target = next(self._targets(), None)
        for row in self.rows.values():
            row.aim(row is target)

    def _is_off(self, at: QPoint) -> bool:
        """Return whether a chip dropped there is removed: outside the panel."""
        return not self.rect().contains(self.mapFromGlobal(at))

    def _scroll_on(self) -> None:
        if self._at is None:
            return
        view = self.area.viewport()
        y = view.mapFromGlobal(self._at).y()
        bar = self.area.verticalScrollBar()
        if y < _AT_EDGE:
            bar.setValue(bar.value() - _STEP)
        elif y > view.height() - _AT_EDGE:
            bar.setValue(bar.value() + _STEP)

    def _let_go(self, chip: ChipButton, at: QPoint) -> None:
        self._at = at
        target, carried, text = next(self._targets(), None), self._carried, chip.chip.text
        self._carried = None
        self._end_drag()
        if self._is_off(at):
            if carried is not None:
                carried.vanish()
            self.act_asked.emit("delete", chip.chip.place.row, chip.chip.place)
            return
        lands = chip
        if target is not None and target.row.key != chip.chip.place.row:
            key = target.row.key
            copies = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier)
            self.moved.emit(chip.chip.place, key, copies)
            there = self.rows[key].chips if key in self.rows else []
            lands = next((one for one in there if one.chip.text == text), chip)
            lands.setFocus(Qt.FocusReason.MouseFocusReason)
        if carried is not None:
            self.rows[lands.chip.place.row].settle()
            carried.glide_to(lands)

    def _end_drag(self) -> None:
        """End the drag; a chip still in the hand fades out."""
        self._at = None
        self._scroller.stop()
        if self._carried is not None:
            self._carried.vanish()
            self._carried = None
        for row in self.rows.values():
            row.aim(False)
