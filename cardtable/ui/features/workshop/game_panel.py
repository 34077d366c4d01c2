"""The panel with the settings of a game in the making, in groups that fold.

Each setting is a counter, segments, a menu or a switch, shown only if it has an effect. Typed letters select
the setting with that name.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.language import Listed, say
from cardtable.rules.drafting.way import OFF, ON, Way
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.buttons import FoldButton
from cardtable.ui.table.motion.fade import Fade
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.controls import RING, Segmented, label, paragraph
from cardtable.ui.widgets.flow import AsideLayout
from cardtable.ui.widgets.pickers import Counter, PickButton, Switch
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.type_ahead import TypeAhead, typed_in

_GROUPS = ("game", "cards", "stakes", "players", "turn", "deal", "special")
"""The groups of the settings; "players" has those that hold from some number of players on."""
_FOLDED = ("players", "turn", "deal", "special")
"""Groups that are folded at first."""

_WORDS = 5.6
"""Least width of a setting's name beside its control, in ems."""
_SEGMENTS = 2
"""Most values that are shown as segments."""


class Shape(NamedTuple):
    """The properties of a row that need a new row when they change."""

    kind: str
    name: str
    values: tuple[tuple[str, str], ...]
    is_part: bool


def _shape_of(theme: Theme, way: Way, width: int) -> Shape:
    """Return the shape of a setting at that width: two values are segments if their words fit."""
    room = (width - 30) / 2 - 24 - 2 * RING
    is_segmented = len(way.values) == _SEGMENTS and all(
        paint.text_width(words, 15 * theme.text, 800) <= room for _, words in way.values
    )
    return Shape("segments" if is_segmented else way.kind, way.name, way.values, bool(way.part))


Put = Callable[[str, str], None]
"""Gives the setting with that key a new value."""


class WayRow(QWidget):
    """A setting: its name and its control."""

    def __init__(self, theme: Theme, way: Way, shape: Shape, put: Put, parent: QWidget | None = None) -> None:
        """Create a row; its shape is fixed."""
        super().__init__(parent)
        self.theme, self.way, self.shape, self._change = theme, way, shape, put
        self.is_outlined = False
        """Whether the setting is marked as a cause of a conflict."""
        self.control: Counter | Segmented | PickButton | Switch
        if shape.kind == "number":
            self.control = Counter(theme, way.name, way.least, way.most, way.number, parent=self, pill=True)
            self.control.setFixedWidth(round(96 + 42 * theme.room))
            self.control.counted.connect(self._put)
        elif shape.kind == "switch":
            self.control = Switch(theme, way.name, self)
            self.control.clicked.connect(lambda on: self._put(ON if on else OFF))
        elif shape.kind == "segments":
            self.control = Segmented(theme, way.name, way.values, self)
            self.control.chosen.connect(self._put)
        else:
            self.control = PickButton(theme, way.name, way.values, self)
            self.control.picked.connect(self._put)
        column = QVBoxLayout(self)
        column.setContentsMargins(18 if way.part else 6, 3, 6, 3)
        column.setSpacing(2)
        if isinstance(self.control, Counter | Switch):
            column.addLayout(self._beside(self.control))
        else:
            name = paragraph(way.name, "label", self)
            name.setBuddy(self.control)
            column.addWidget(name)
            column.addWidget(self.control)
        self.show_way(way)

    def _put(self, value: object) -> None:
        self._change(self.way.key, str(value))

    def _beside(self, control: QWidget) -> AsideLayout:
        words, beside, size = QHBoxLayout(), QHBoxLayout(), 16 * self.theme.text
        name = paragraph(self.way.name, "row", self)
        # A name broken into very short lines is worse than one on a line of its own.
        name.setMinimumWidth(round(min(paint.text_width(self.way.name, size, 700) + 4, _WORDS * size)))
        words.addWidget(name)
        beside.addWidget(control, 0, Qt.AlignmentFlag.AlignRight)
        return AsideLayout(words, beside, gap=6)

    @property
    def controls(self) -> Sequence[QWidget]:
        """The widgets that take the keyboard."""
        if isinstance(self.control, Counter):
            return (self.control.field,)
        return self.control.segments if isinstance(self.control, Segmented) else (self.control,)

    def take_focus(self) -> None:
        """Move the keyboard to the control; a number is selected."""
        control: QWidget = self.controls[0]
        if isinstance(self.control, Segmented):
            control = next((one for one in self.control.segments if one.isChecked()), control)
        control.setFocus(Qt.FocusReason.TabFocusReason)
        if isinstance(self.control, Counter):
            self.control.field.selectAll()

    def show_way(self, way: Way) -> None:
        """Show the current value. Emits nothing."""
        self.way = way
        if isinstance(self.control, Counter):
            self.control.show_number(way.number, way.least, way.most)
        elif isinstance(self.control, Switch):
            self.control.setChecked(way.is_on)
        else:
            self.control.choose(way.value)

    def outline(self, is_cause: bool) -> None:
        """Set whether the setting is a cause of a conflict."""
        if is_cause != self.is_outlined:
            self.is_outlined = is_cause
            self.controls[0].setAccessibleDescription(say("workshop-does-not-fit") if is_cause else "")
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_outlined:
            painter = QPainter(self)
            paint.smooth(painter)
            rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            paint.fill_round(painter, rect, 16, self.theme.clash_ground, self.theme.clash, 2)
            painter.end()


class _Group(QWidget):
    """The settings of one group under its heading."""

    folding = Signal()
    """Emitted just before the group is folded or unfolded."""

    def __init__(self, theme: Theme, key: str, put: Put, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.key, self.theme, self._put = key, theme, put
        self.rows: dict[str, WayRow] = {}
        self.head = FoldButton(theme, say(f"workshop-group-{key}"), self)
        self.inner = QWidget(self)
        self.column = QVBoxLayout(self.inner)
        self.column.setContentsMargins(0, 0, 0, 6)
        self.column.setSpacing(2)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self.inner)
        self.head.setChecked(key not in _FOLDED)
        self.inner.setVisible(self.head.isChecked())
        self.head.toggled.connect(self._fold)

    def _fold(self, is_open: bool) -> None:
        self.folding.emit()
        self.inner.setVisible(is_open)
        self.head.updateGeometry()

    def show_ways(self, ways: Sequence[Way], width: int) -> list[WayRow]:
        """Show these settings in a panel of that width, and return the rows that are new."""
        shapes = {way.key: _shape_of(self.theme, way, width) for way in ways}
        for key, row in list(self.rows.items()):
            if shapes.get(key) != row.shape:
                self.column.removeWidget(row)
                row.hide()
                row.deleteLater()
                del self.rows[key]
        old, self.rows = self.rows, {}
        for place, way in enumerate(ways):
            row = old.get(way.key) or WayRow(self.theme, way, shapes[way.key], self._put, self.inner)
            row.show_way(way)
            self.rows[way.key] = row
            if self.column.indexOf(row) != place:
                self.column.insertWidget(place, row)
                row.show()
        self.setVisible(bool(ways))
        on = [way.name for way in ways if _is_part(way) and way.is_on]
        self.head.show_note(say("workshop-on", names=Listed(on)) if on else "")
        return [row for key, row in self.rows.items() if key not in old]


def _is_part(way: Way) -> bool:
    """Return whether the setting switches a special part on."""
    return way.kind == "switch" and not way.part


class GamePanel(QWidget):
    """The panel with all settings; `put` carries the key of a setting and its new value."""

    put = Signal(str, str)

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, motion: Callable[[], Pace] = lambda: Pace(0.0)
    ) -> None:
        super().__init__(parent)
        self.theme = theme
        self._fade, self._motion = Fade(self), motion
        self._ways: tuple[Way, ...] = ()
        self._letters = TypeAhead()
        self.setAccessibleName(say("workshop-the-game"))
        inner = QWidget(self)
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 8, 0)
        self._column.setSpacing(2)
        self.groups = {key: _Group(theme, key, self.put.emit, inner) for key in _GROUPS}
        for group in self.groups.values():
            self._column.addWidget(group)
            group.head.went.connect(partial(self._go, group))
            group.folding.connect(self._begin_fade)
            group.head.clicked.connect(lambda _, group=group: self._look_into(group))
            group.head.installEventFilter(self)
        self._column.addStretch(1)
        self.area = ScrollArea(self, inner)
        self.title = label(say("workshop-the-game"), "heading", self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(6)
        whole.addWidget(self.title)
        whole.addWidget(self.area, 1)

    @property
    def rows(self) -> dict[str, WayRow]:
        """The rows of all groups by the key of their setting."""
        return {key: row for group in self.groups.values() for key, row in group.rows.items()}

    @property
    def controls(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        found: list[QWidget] = []
        for group in self.groups.values():
            found.append(group.head)
            found += [control for row in group.rows.values() for control in row.controls]
        return found

    def focus_first(self) -> None:
        """Move the keyboard to the first heading."""
        self.groups[_GROUPS[0]].head.setFocus()

    def show_ways(self, ways: Iterable[Way]) -> None:
        """Show the settings that there are now; rows that stay keep the keyboard."""
        last, self._ways = self._ways, tuple(ways)
        if [way.key for way in self._ways] != [way.key for way in last]:
            self._begin_fade()
        focused = self.window().focusWidget()
        held = next((key for key, row in self.rows.items() if focused in row.controls), "")
        wanted: dict[str, list[Way]] = {key: [] for key in _GROUPS}
        for way in self._ways:
            wanted["players" if way.key.endswith(("_from", "_then")) else way.group].append(way)
        made = [row for key in _GROUPS for row in self.groups[key].show_ways(wanted[key], self.width())]
        for row in made:
            for control in row.controls:
                control.installEventFilter(self)
        if made:
            for first, second in pairwise(self.controls):
                QWidget.setTabOrder(first, second)
        were_off = {way.key for way in last if _is_part(way) and not way.is_on}
        begun = [way.key for way in self._ways if way.key in were_off and way.is_on]
        if len(begun) == 1:
            # Show a part that a card has turned on.
            self._group_of(begun[0]).head.setChecked(True)
        if held and self.window().focusWidget() not in self.controls:
            # The keyboard was on a row that is another one now, or gone.
            if held in self.rows:
                self.rows[held].controls[0].setFocus()
            else:
                self.focus_first()

    def _begin_fade(self) -> None:
        self._fade.begin_whole(self.area, self._motion())

    def _look_into(self, group: _Group) -> None:
        """Scroll as much of an unfolded group into view as fits."""
        bar = self.area.verticalScrollBar()
        inner = self.area.widget()
        if group.head.isChecked() and inner is not None:
            self._column.activate()
            inner.resize(inner.width(), self._column.sizeHint().height())
            below = group.geometry().bottom() + 1 - self.area.viewport().height()
            bar.setValue(max(bar.value(), min(below, group.y())))

    def _go(self, group: _Group, on: int) -> None:
        """Move the keyboard `on` headings further."""
        shown = [one for one in self.groups.values() if one.isVisibleTo(self)]
        shown[max(0, min(shown.index(group) + on, len(shown) - 1))].head.setFocus()

    def _group_of(self, key: str) -> _Group:
        return next(group for group in self.groups.values() if key in group.rows)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        letter = typed_in(event)
        if letter.isalpha() and event.type() == QEvent.Type.ShortcutOverride:
            # Shortcuts of the window are letters here.
            event.accept()
            return True
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if letter.isalpha():
            return self._lead(watched, letter)
        self._letters.end()
        way = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if way is not None and isinstance(watched, PickButton):
            values = list(watched.choices)
            at = values.index(watched.value) + way
            watched.pick(values[max(0, min(at, len(values) - 1))])
            return True
        return super().eventFilter(watched, event)

    def _lead(self, watched: QObject, letter: str) -> bool:
        """Move the keyboard to the setting with the typed name, and return whether there is one."""
        rows = list(self.rows.values())
        here = next((at for at, row in enumerate(rows) if watched in row.controls), -1)
        found = self._letters.find(letter, [(row.way.name,) for row in rows], here)
        if found >= 0:
            row = rows[found]
            self._group_of(row.way.key).head.setChecked(True)
            self._column.activate()
            row.take_focus()
            self.area.ensureWidgetVisible(row, 0, 30)
        return found >= 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_ways(self._ways)

    def outline(self, places: Collection[str]) -> None:
        """Mark these settings as causes of a conflict, and unfold their groups."""
        for group in self.groups.values():
            for key, row in group.rows.items():
                row.outline(key in places)
            if not group.rows.keys().isdisjoint(places):
                group.head.setChecked(True)

    def fold_as(self, other: GamePanel) -> None:
        """Fold the same groups as in `other`."""
        for key, group in self.groups.items():
            group.head.setChecked(other.groups[key].head.isChecked())
