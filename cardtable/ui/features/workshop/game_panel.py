"""The panel with the settings of a game in the making, in groups that fold.

Each setting is a counter, segments, a menu or a switch, shown only if it has an effect.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from cardtable.language import Listed, say
from cardtable.rules.drafting.way import OFF, ON, Way
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.workshop.buttons import FoldButton
from cardtable.ui.features.workshop.form import ARROWS, Form, FormRow
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.boxes import NO_MARGINS, add_parts, lay_column, lay_row, tab_through
from cardtable.ui.widgets.controls import RING, Segmented, paragraph
from cardtable.ui.widgets.flow import AsideLayout
from cardtable.ui.widgets.pickers import Counter, PickButton, Switch

_GROUPS = ("game", "cards", "stakes", "players", "turn", "deal", "special")
"""The groups of the settings; "players" has those that hold from some number of players on."""
_FOLDED = ("players", "turn", "deal", "special")
"""Groups that are folded at first."""

_WORDS = 5.6
"""Least width of a setting's name beside its control, in ems."""
_SEGMENTS = 2
"""Most values that are shown as segments."""


def _kind_of(theme: Theme, way: Way, width: int) -> str:
    """Return the kind of control of a setting in a panel of that width: segments if both values fit."""
    room = (width - 30) / 2 - 24 - 2 * RING
    is_segmented = len(way.values) == _SEGMENTS and all(
        paint.text_width(words, 15 * theme.text, 800) <= room for _, words in way.values
    )
    return "segments" if is_segmented else way.kind


class WayRow(FormRow):
    """A setting: its name and its control; `put` gets its key and a new value."""

    def __init__(
        self, theme: Theme, way: Way, kind: str, put: Callable[[str, str], None], parent: QWidget
    ) -> None:
        super().__init__(theme, (kind, way.name, way.values, way.part), parent)
        self.way = way
        self.names, self.about, self.causes = (way.name,), frozenset({way.key}), frozenset({way.key})
        self.control: Counter | Segmented | PickButton | Switch
        if kind == "number":
            self.control = Counter(way.name, way.least, way.most, way.number, parent=self, pill=True)
            self.control.setFixedWidth(round(96 + 42 * theme.room))
            self.control.counted.connect(lambda number: put(way.key, str(number)))
        elif kind == "switch":
            self.control = Switch(way.name, self)
            self.control.clicked.connect(lambda on: put(way.key, ON if on else OFF))
        elif kind == "segments":
            self.control = Segmented(way.name, way.values, self)
            self.control.chosen.connect(lambda value: put(way.key, value))
        else:
            self.control = PickButton(way.name, way.values, self)
            self.control.picked.connect(lambda value: put(way.key, value))
        for number, stop in enumerate(self.stops):
            stop.setObjectName(f"{way.key} {number}")
        column = lay_column(on=self, margins=(18 if way.part else 6, 3, 6, 3), gap=2)
        if isinstance(self.control, Counter | Switch):
            column.addLayout(self._in_one_row(self.control))
        else:
            name = paragraph(way.name, "label", self)
            name.setBuddy(self.control)
            add_parts(column, name, self.control)

    def _in_one_row(self, control: QWidget) -> AsideLayout:
        size = 16 * self.theme.text
        name = paragraph(self.way.name, "row", self)
        # A name broken into very short lines is worse than one on a line of its own.
        name.setMinimumWidth(round(min(paint.text_width(self.way.name, size, 700) + 4, _WORDS * size)))
        right = lay_row((control, 0, Qt.AlignmentFlag.AlignRight))
        return AsideLayout(lay_row(name), right, gap=6)

    @property
    def stops(self) -> Sequence[QWidget]:
        if isinstance(self.control, Counter):
            return (self.control.field,)
        return self.control.segments if isinstance(self.control, Segmented) else (self.control,)

    def take_keyboard(self) -> None:
        control: QWidget = self.stops[0]
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

    def describe(self) -> None:
        self.stops[0].setAccessibleDescription(say("workshop-does-not-fit") if self.is_outlined else "")


class _Group(QWidget):
    """The settings of one group under its heading, which folds them."""

    def __init__(self, theme: Theme, key: str, form: GamePanel) -> None:
        super().__init__(form.area.widget())
        self.form = form
        self.rows: dict[str, WayRow] = {}
        self.head = FoldButton(theme, say(f"workshop-group-{key}"), ("part", "small"), self)
        self.head.setObjectName(f"group {key}")
        self.head.installEventFilter(form)
        self.inner = QWidget(self)
        self.column = lay_column(on=self.inner, margins=(0, 0, 0, 6), gap=2)
        lay_column(self.head, self.inner, on=self, margins=NO_MARGINS, gap=0)
        self.head.setChecked(key not in _FOLDED)
        self.inner.setVisible(self.head.isChecked())
        self._show_note()
        self.head.toggled.connect(self._fold)

    def _fold(self, is_open: bool) -> None:
        self.form.begin_fade()
        self.inner.setVisible(is_open)
        self._show_note()

    def _show_note(self) -> None:
        """Show beside a folded heading what is on below it."""
        self.head.note.setVisible(bool(self.head.note.text()) and not self.head.isChecked())

    def show_ways(self, ways: Sequence[Way], width: int) -> None:
        """Show these settings in a panel of that width."""
        by_key = {way.key: way for way in ways}
        kinds = {way.key: _kind_of(self.form.theme, way, width) for way in ways}
        shapes = {way.key: (kinds[way.key], way.name, way.values, way.part) for way in ways}

        def make(key: str) -> WayRow:
            row = WayRow(self.form.theme, by_key[key], kinds[key], self.form.put.emit, self.inner)
            for stop in row.stops:
                stop.installEventFilter(self.form)
            return row

        self.rows = self.form.place(self.column, self.rows, shapes, make)
        for way in ways:
            self.rows[way.key].show_way(way)
        self.setVisible(bool(ways))
        on = [way.name for way in ways if _is_part(way) and way.is_on]
        note = say("workshop-on", names=Listed(on)) if on else ""
        self.head.note.setText(note)
        self.head.setAccessibleDescription(note)
        self._show_note()


def _is_part(way: Way) -> bool:
    """Return whether the setting switches a special part on."""
    return way.kind == "switch" and not way.part


class GamePanel(Form):
    """The panel with all settings; `put` carries the key of a setting and its new value."""

    put = Signal(str, str)

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, motion: Callable[[], Pace] = lambda: Pace(0.0)
    ) -> None:
        super().__init__(theme, say("workshop-the-game"), motion, parent)
        self._ways: tuple[Way, ...] = ()
        self._controls: list[QWidget] = []
        self.column.setSpacing(2)
        self.groups = {key: _Group(theme, key, self) for key in _GROUPS}
        for number, group in enumerate(self.groups.values()):
            self.column.insertWidget(number, group)
            group.head.clicked.connect(lambda _, group=group: self._look_into(group))

    @property
    def rows(self) -> dict[str, WayRow]:
        return {key: row for group in self.groups.values() for key, row in group.rows.items()}

    @property
    def lines(self) -> Sequence[WayRow]:
        return list(self.rows.values())

    @property
    def controls(self) -> list[QWidget]:
        """The widgets that take the keyboard, in order."""
        rows = [
            [group.head, *(stop for row in group.rows.values() for stop in row.stops)]
            for group in self.groups.values()
        ]
        return [control for row in rows for control in row]

    def focus_first(self) -> None:
        """Move the keyboard to the first heading."""
        self.groups[_GROUPS[0]].head.setFocus()

    def show_ways(self, ways: Iterable[Way]) -> None:
        """Show the settings that there are now."""
        last, self._ways = self._ways, tuple(ways)
        if [way.key for way in self._ways] != [way.key for way in last]:
            self.begin_fade()
        wanted: dict[str, list[Way]] = {key: [] for key in _GROUPS}
        for way in self._ways:
            wanted["players" if way.key.endswith(("_from", "_then")) else way.group].append(way)
        with self.keeping_keyboard():
            for key, group in self.groups.items():
                group.show_ways(wanted[key], self.width())
            begun = {way.key for way in self._ways if _is_part(way) and way.is_on}
            begun &= {way.key for way in last if not way.is_on}
            if len(begun) == 1:
                # Show a part that a card has turned on.
                self._unfold(begun)
        if self._controls != self.controls:
            self._controls = self.controls
            tab_through(self._controls)

    def _look_into(self, group: _Group) -> None:
        """Scroll as much of an unfolded group into view as fits."""
        bar = self.area.verticalScrollBar()
        inner = self.area.widget()
        if group.head.isChecked() and inner is not None:
            self.column.activate()
            inner.resize(inner.width(), self.column.sizeHint().height())
            below = group.geometry().bottom() + 1 - self.area.viewport().height()
            bar.setValue(max(bar.value(), min(below, group.y())))

    def press(self, watched: QObject, event: QKeyEvent) -> bool:
        step = ARROWS.get(Qt.Key(event.key()), 0)
        is_aside = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if step and is_aside and isinstance(watched, PickButton):
            values = list(watched.choices)
            at = values.index(watched.value) + step
            watched.pick(values[max(0, min(at, len(values) - 1))])
        elif step and not is_aside and isinstance(watched, FoldButton):
            heads = [group.head for group in self.groups.values() if group.isVisibleTo(self)]
            heads[max(0, min(heads.index(watched) + step, len(heads) - 1))].setFocus()
        else:
            return super().press(watched, event)
        return True

    def reveal(self, row: FormRow) -> None:
        self._unfold(row.about)
        self.column.activate()

    def _unfold(self, keys: Collection[str]) -> None:
        for group in self.groups.values():
            if not group.rows.keys().isdisjoint(keys):
                group.head.setChecked(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.show_ways(self._ways)

    def outline(self, places: Collection[str]) -> None:
        super().outline(places)
        self._unfold(places)

    def fold_as(self, other: GamePanel) -> None:
        """Fold the same groups as in `other`."""
        for key, group in self.groups.items():
            group.head.setChecked(other.groups[key].head.isChecked())
