"""The house rules of a new game: every option in words with its default, the deal number, and a summary.

Each is a line that begins with what it changes. Those of the game itself come first; most that many games
have are folded, in groups, until one of them is changed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QRegularExpressionValidator, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from cardtable.game.record.header import DEAL_DIGITS
from cardtable.language import say
from cardtable.rules.drafting.way import Group
from cardtable.rules.drafting.ways import GROUPS, group_of
from cardtable.rules.model import Choice, Rules
from cardtable.rules.options.house_rules import BY_KEY, BY_PLAYERS
from cardtable.rules.own_words import choice_label, choice_name
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.shared.rules_view import house_rules_text
from cardtable.ui.widgets.boxes import NO_MARGINS, STRETCH, add_parts, lay_column, lay_row, tab_through
from cardtable.ui.widgets.controls import PillButton, label
from cardtable.ui.widgets.flow import AsideLayout, FlowLayout
from cardtable.ui.widgets.pickers import Counter, PickButton
from cardtable.ui.widgets.scrolling import ScrollArea
from cardtable.ui.widgets.tool_tips import tip, tip_of

_ASKED = ("tokens", "hand_size")
"""Options of many games that people change most."""
_FIELD = 72
"""Least width of a number's field in pixels."""
_LISTED = 2
"""Most changes that are listed one by one."""
_WHOLE = 2
"""Options that must be fully visible above the deal number."""


def is_folded(choice: Choice) -> bool:
    """Return whether an option is one of those that many games have and few people change."""
    rule = BY_KEY.get(choice.key)
    return rule is not None and "." not in rule.place and choice.key not in _ASKED


def _place(choice: Choice) -> tuple[bool, bool, bool, int]:
    """Return a key to sort options by: own ones, those people change most, and the others by group."""
    is_shared = choice.key in BY_KEY
    return is_folded(choice), choice.key in _ASKED, is_shared, GROUPS.index(group_of(choice.key))


class OptionRow(QWidget):
    """An option as a line: its name, the control to set it, and what is usual if that is something else."""

    changed = Signal()

    def __init__(self, theme: Theme, choice: Choice, value: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.choice = choice
        self.control: PickButton | Counter
        name, self.note = label(choice_name(choice), "row", self), label("", "small", self)
        if choice.values is None:
            self.control = self._counter(theme, choice)
            self.control.counted.connect(self._update)
        else:
            words = [(one, choice_label(choice, one)) for one in choice.values]
            usual = say("games-value-usual", value=choice_label(choice, choice.default))
            self.control = PickButton(choice_name(choice), words, self, listed={choice.default: usual})
            self.control.picked.connect(self._update)
        name.setBuddy(self.control)
        for shown in (name, self.note):
            shown.setWordWrap(True)
        words_column = lay_column(name, self.note, margins=NO_MARGINS, gap=0)
        self.setLayout(AsideLayout(words_column, FlowLayout(self.control)))
        self.choose(value)

    def _counter(self, theme: Theme, choice: Choice) -> Counter:
        """Return the counter; a default that depends on the players comes below the least number."""
        if choice.default == BY_PLAYERS:
            least, special = choice.least - 1, choice_label(choice, BY_PLAYERS)
        else:
            least, special = choice.least, choice.labels.get(str(choice.least), "")
        counter = Counter(choice_name(choice), least, choice.most, least, special, self)
        counter.field.setMinimumWidth(_FIELD)
        return counter

    @property
    def stop(self) -> QWidget:
        """The widget that takes the keyboard."""
        return self.control if isinstance(self.control, PickButton) else self.control.field

    @property
    def value(self) -> str:
        """The chosen value, as in `MatchSetup.options`."""
        if isinstance(self.control, PickButton):
            return self.control.value
        number = self.control.field.value()
        return BY_PLAYERS if number < self.choice.least else str(number)

    def choose(self, value: str) -> None:
        """Show a value as chosen. Emits nothing."""
        if isinstance(self.control, PickButton):
            self.control.choose(value)
        else:
            self.control.field.blockSignals(True)
            self.control.field.setValue(int(value) if value.isdecimal() else self.choice.least - 1)
            self.control.field.blockSignals(False)
        self._show_note()

    def _update(self, *_: object) -> None:
        self._show_note()
        self.changed.emit()

    def _show_note(self) -> None:
        is_usual = self.value == self.choice.default
        usually = say("games-value-usual", value=choice_label(self.choice, self.choice.default))
        self.note.setText("" if is_usual else usually)
        self.note.setHidden(is_usual)
        self.stop.setAccessibleDescription("" if is_usual else usually)


class DealField(QLineEdit):
    """The deal number, in a field at least as wide as its hint."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "paper")
        digits = QRegularExpression(f"[0-9]{{0,{DEAL_DIGITS}}}")
        self.setValidator(QRegularExpressionValidator(digits, self))
        self.setPlaceholderText(say("games-new-cards"))
        self.setAccessibleName(say("games-deal-number"))
        tip(self, say("games-deal-number-means"))
        self.setAccessibleDescription(tip_of(self))

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return least + QSize(self.fontMetrics().horizontalAdvance(self.placeholderText()), 0)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()


class Unfold(PillButton):
    """A button that shows the options that many games have, and hides them again."""

    reader_role = QAccessible.Role.Button

    def __init__(self, label: str, parent: QWidget) -> None:
        super().__init__(label, "chevron-down", size=14, parent=parent)
        self.setCheckable(True)
        self.toggled.connect(self._turn)

    def _turn(self, is_open: bool) -> None:
        self.mark = "chevron-up" if is_open else "chevron-down"
        self.update()


class OptionsPanel(QWidget):
    """The options of a variant; `options` has those that differ from the default.

    Its rows are made when they are first looked at: most games are played by their usual rules.
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self._variant = ""
        self._choices: list[Choice] = []
        """The options; those that only this game has come first."""
        self._values: dict[str, str] = {}
        self._offered: Collection[str] = ()
        """The options that have an effect with the others."""
        self._rows: list[OptionRow] | None = None
        self._headings: dict[Group, QLabel] = {}
        self.said_elsewhere: Collection[str] = ()
        """The options that are no change to the rules, as the page shows them elsewhere."""
        self.before: tuple[QWidget, ...] = ()
        """The widgets right before the first option in the Tab order."""
        self.none = label(say("games-no-house-rules"), "label", self)
        self.change = PillButton(say("workshop-change-rules"), "rule", size=14, parent=self)
        """The button that opens the workshop with the chosen rules."""
        self.deal = DealField(self)
        self.area = ScrollArea(self)
        self.foot = self._foot()
        column = lay_column(self.none, (self.area, 1), self.foot, on=self, margins=NO_MARGINS, gap=4)
        self._column = self._rolling = column

    def _foot(self) -> QWidget:
        foot = QWidget(self)
        words = label(say("games-deal-number"), "label", self)
        words.setBuddy(self.deal)
        foot.setLayout(AsideLayout(lay_row(words), FlowLayout(self.deal, self.change), gap=6))
        return foot

    def _place_foot(self) -> None:
        """Place the deal number below the options, or let it scroll with them if there is little height."""
        row = max((row.sizeHint().height() for row in self._rows or ()), default=0)
        tight = bool(row) and self.height() - self.foot.sizeHint().height() < _WHOLE * row
        home = self._rolling if tight else self._column
        if home.indexOf(self.foot) < 0:
            home.insertWidget(home.count() - 1 if tight else home.count(), self.foot)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_foot()

    def showEvent(self, event: QShowEvent) -> None:
        self._make_rows()
        super().showEvent(event)

    @property
    def rows(self) -> list[OptionRow]:
        if self._rows is None:
            self._rows = self._build()
            self._place_foot()
        return self._rows

    @property
    def options(self) -> dict[str, str]:
        """The chosen values that differ from the default, by option."""
        return {
            one.key: self._values[one.key] for one in self._choices if self._values[one.key] != one.default
        }

    @property
    def changes(self) -> list[tuple[str, str]]:
        """The changed options and their values in words."""
        changed = self.options
        return [
            (choice_name(one), choice_label(one, changed[one.key]))
            for one in self._choices
            if one.key in changed and one.key not in self.said_elsewhere
        ]

    def pick(self, key: str, value: str) -> None:
        """Set an option; "" is its default."""
        self.pick_quietly(key, value)
        self.changed.emit()

    def pick_quietly(self, key: str, value: str) -> None:
        """Set an option as `pick` does. Emits nothing."""
        self._set({key: value})

    def show_game(self, rules: Rules, options: Mapping[str, str]) -> None:
        """Show the options of a variant with these values. Emits nothing."""
        if rules.id != self._variant:
            self._variant = rules.id
            self._choices = sorted(rules.choices, key=_place)
            self._values, self._offered = {}, [choice.key for choice in self._choices]
            self._rows = None
        self._set({choice.key: options.get(choice.key, "") for choice in self._choices})
        if self.isVisible():
            self._make_rows()

    def offer(self, choices: Collection[Choice]) -> None:
        """Hide options that have no effect with the others, and reset them. Emits nothing."""
        self._offered = {choice.key for choice in choices}
        self._set({one.key: "" for one in self._choices if one.key not in self._offered})

    def _set(self, values: Mapping[str, str]) -> None:
        """Set options; "" is the default. Show what is set if there are rows."""
        for choice in self._choices:
            if choice.key in values:
                self._values[choice.key] = _fitting(choice, values[choice.key])
        for row in self._rows or ():
            if row.choice.key in values:
                row.choose(self._values[row.choice.key])
            row.setVisible(row.choice.key in self._offered)
        if self._rows is not None:
            self._show_headings()
            if self._has_unusual:
                self.more.setChecked(True)

    def _show_headings(self) -> None:
        offered = {group_of(one.key) for one in self._choices if one.key in self._offered and is_folded(one)}
        for group, heading in self._headings.items():
            heading.setVisible(group in offered)

    @property
    def _has_unusual(self) -> bool:
        """Whether an option is changed that is usually folded."""
        return any(one.key in self.options for one in self._choices if is_folded(one))

    def _take(self, row: OptionRow) -> None:
        self._values[row.choice.key] = row.value
        self.changed.emit()

    def _make_rows(self) -> None:
        """Make the rows of the game that is shown, if they aren't there."""
        self.area.setVisible(bool(self.rows))
        self.none.setVisible(not self.rows)

    def _build(self) -> list[OptionRow]:
        """Build the rows, and show what is chosen."""
        inner = QWidget()
        column = lay_column(on=inner, margins=(0, 0, 2, 0), gap=6)
        self.more = Unfold(say("games-more-house-rules"), inner)
        self._folded = QWidget(inner)
        folded = lay_column(on=self._folded, margins=NO_MARGINS, gap=6)
        rows = [OptionRow(self.theme, one, self._values[one.key], inner) for one in self._choices]
        self._headings = {}
        for row in rows:
            row.changed.connect(partial(self._take, row))
            row.setVisible(row.choice.key in self._offered)
            group = group_of(row.choice.key)
            if is_folded(row.choice) and group not in self._headings:
                self._headings[group] = label(say(f"workshop-group-{group}"), "part", inner)
                folded.addWidget(self._headings[group])
            (folded if is_folded(row.choice) else column).addWidget(row)
        self._show_headings()
        add_parts(column, (self.more, 0, Qt.AlignmentFlag.AlignLeft), self._folded, STRETCH)
        self.more.toggled.connect(self._folded.setVisible)
        self.more.clicked.connect(self._go_to_folded)
        has_own = not all(map(is_folded, self._choices))
        self.more.setVisible(has_own)
        self.more.setChecked(not has_own or self._has_unusual)
        self._folded.setVisible(self.more.isChecked())
        self._column.addWidget(self.foot)  # The old rows are deleted with everything that scrolls with them.
        self._rolling = column
        self.area.setWidget(inner)
        self._order(rows)
        return rows

    def _order(self, rows: Sequence[OptionRow]) -> None:
        """Let Tab go through the rows as they are shown."""
        common = [row.stop for row in rows if is_folded(row.choice)]
        own = [row.stop for row in rows if not is_folded(row.choice)]
        last = (self.deal, self.change)
        tab_through((*self.before, *own, self.more, *common, *last))

    def _go_to_folded(self, is_open: bool) -> None:
        """Move the keyboard to the first of the options that were hidden."""
        first = next((row for row in self.rows if is_folded(row.choice)), None)
        if is_open and first is not None:
            first.stop.setFocus(Qt.FocusReason.TabFocusReason)

    def reset_all(self) -> None:
        """Reset all options to their defaults."""
        self._set({choice.key: "" for choice in self._choices})
        self.changed.emit()


def _fitting(choice: Choice, value: str) -> str:
    """Return the value if the option can have it, else the nearest or the default."""
    if choice.values is not None:
        return value if value in choice.values else choice.default
    if not value.isdecimal():
        return choice.default
    return str(max(choice.least, min(int(value), choice.most)))


class ChangesLine(QWidget):
    """A line with the changed house rules, perhaps of an earlier game, and a button to reset them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = label("", "small", self)
        self.words.setWordWrap(True)
        self.usual = PillButton(say("games-the-usual-rules"), "again", size=13, parent=self)
        tip(self.usual, say("games-takes-changes-back"))
        lay_row((self.words, 1), self.usual, on=self, margins=(4, 0, 0, 0), gap=8)
        self.hide()

    def show_changes(self, changes: Sequence[tuple[str, str]]) -> None:
        """Show the changes, each an option and its value."""
        whole = say("games-with-changes", changes=house_rules_text(changes))
        few, more = house_rules_text(changes[:_LISTED]), len(changes) - _LISTED
        self.words.setText(whole if more <= 0 else say("games-with-more-changes", changes=few, more=more))
        tip(self.words, whole)
        self.usual.setAccessibleDescription(whole)
        self.setVisible(bool(changes))
