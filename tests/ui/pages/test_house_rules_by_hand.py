"""House rules that people wrote down are made at the workshop by the mouse alone, and by keys alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QWidget

from cardtable.rules.drafting.card_chips import Place, Sign, Suits
from cardtable.ui.pages.workshop.cards_panel import Cell
from cardtable.ui.pages.workshop.chip_menu import MenuChoice
from cardtable.ui.pages.workshop.workshop_page import WorkshopPage
from cardtable.ui.widgets.controls import Segmented
from cardtable.ui.widgets.pickers import Counter, PickButton
from cardtable.ui.window.main_window import MainWindow
from tests.rules.drafting.test_house_rules_of_people import HOUSE_RULES, MOST, Hands, HouseRule, told

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SUITS = {"alike": "Suits all alike", "colours": "Red and black", "each": "Each suit"}


class HandsInTheWindow(Hands):
    """Somebody who sees the workshop, and can do only what it shows."""

    def __init__(self, page: WorkshopPage) -> None:
        self.page = page
        self.bench = page.desk.bench
        self.pressed = 0

    # What both hands do in their own way

    def press(self, widget: QWidget) -> None:
        raise NotImplementedError

    def choose(self, line: MenuChoice) -> None:
        raise NotImplementedError

    def type_number(self, sign: Sign, number: int) -> None:
        raise NotImplementedError

    def pick(self, menu: QMenu, at: int) -> None:
        raise NotImplementedError

    # What is done at the workshop

    def cell(self, row: str, option: int = 0, chip: int = 0) -> Cell:
        found = self.page.cards.cell_at(Place(row, option, chip))
        assert found is not None, (row, option, chip)
        return found

    def line(self, text: str) -> MenuChoice:
        return next(one for one in self.page.menu.lines if one.line.chip and one.line.chip.text == text)

    def said(self, words: str) -> MenuChoice:
        return next(one for one in self.page.menu.lines if one.text() == words)

    def chip(self, row: str, text: str, option: int = 0) -> None:
        self.press(self.cell(row, option))
        self.choose(self.line(text))

    def number(self, row: str, sign: Sign, number: int) -> None:
        self.press(self.cell(row))
        self.type_number(sign, number)

    def add(self, row: str, text: str) -> None:
        self.press(self.page.cards.rows[row].plus)
        self.choose(self.line(text))

    def take_off(self, row: str, option: int, chip: int = 0) -> None:
        self.press(self.cell(row, option, chip))
        self.choose(self.said("Take this away"))

    def suits(self, rank: str, suits: Suits) -> None:
        self.press(self.page.cards.rows[rank].index)
        self.choose(self.said(SUITS[suits]))

    def way(self, key: str, value: str | int) -> None:
        row = self.page.game.rows[key]
        group = next(one for one in self.page.game.groups.values() if key in one.rows)
        if not group.head.isChecked():
            self.press(group.head)
        if isinstance(row.control, Counter):
            self.count(row.control, int(value))
        elif isinstance(row.control, Segmented):
            values = [one for one, _ in row.way.values]
            self.press(row.control.segments[values.index(str(value))])
        elif isinstance(row.control, PickButton):
            self.press(row.control)
            menu = QApplication.activePopupWidget()
            assert isinstance(menu, QMenu)
            self.pick(menu, [one for one, _ in row.way.values].index(str(value)))
        else:
            self.press(row.control)

    def count(self, counter: Counter, number: int) -> None:
        raise NotImplementedError


class Mouse(HandsInTheWindow):
    """The mouse alone."""

    def press(self, widget: QWidget) -> None:
        # Whoever clicks sees everything in its place.
        QApplication.processEvents()
        area: QWidget | None = widget
        while area is not None and not isinstance(area, QScrollArea):
            area = area.parentWidget()
        if area is not None:
            area.ensureWidgetVisible(widget)
        assert widget.isVisible()
        assert widget.isEnabled()
        self.pressed += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def choose(self, line: MenuChoice) -> None:
        self.press(line)

    def type_number(self, sign: Sign, number: int) -> None:
        """A button is pressed until the number is there."""
        line = self.page.menu.number
        assert line is not None
        self.press(line.sign.segments[line.free.signs.index(sign)])
        self.count(line.count, number)
        self.press(line.take)

    def count(self, counter: Counter, number: int) -> None:
        while (now := counter.field.value()) != number:
            self.press(counter.more if number > now else counter.fewer)

    def pick(self, menu: QMenu, at: int) -> None:
        self.pressed += 1
        place = menu.actionGeometry(menu.actions()[at]).center()
        QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=place)


class Keys(HandsInTheWindow):
    """The keyboard alone: what is pressed has to be gone to first."""

    def key(self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self.pressed += 1
        QTest.keyClick(QApplication.activePopupWidget() or self.page.window().focusWidget(), key, modifiers)

    def go_to(self, widget: QWidget) -> None:
        """Ctrl and a number to the column, then arrows among cards and headings, Tab among the ways."""
        if isinstance(widget, Cell):
            self.key(Key.Key_2, CONTROL)
            rows = list(self.page.cards.rows.values())
            wanted = next(number for number, row in enumerate(rows) if widget in row.cells)
            here = next(number for number, row in enumerate(rows) if row.has_keyboard)
            for _ in range(abs(wanted - here)):
                self.key(Key.Key_Down if wanted > here else Key.Key_Up)
            cells = rows[wanted].cells
            while not widget.hasFocus():
                now = next(at for at, cell in enumerate(cells) if cell.hasFocus())
                self.key(Key.Key_Right if cells.index(widget) > now else Key.Key_Left)
            return
        self.key(Key.Key_1, CONTROL)
        groups = [one for one in self.page.game.groups.values() if one.isVisibleTo(self.page.game)]
        for _ in range(next(at for at, group in enumerate(groups) if group.isAncestorOf(widget))):
            self.key(Key.Key_Down)
        for _ in range(200):
            if widget.hasFocus():
                return
            self.key(Key.Key_Tab)
        pytest.fail("Tab does not lead there")

    def press(self, widget: QWidget) -> None:
        if isinstance(widget.parentWidget(), Segmented):
            segments = widget.parentWidget().segments
            self.go_to(next(one for one in segments if one.isChecked()))
            while not widget.isChecked():
                self.key(Key.Key_Right if segments.index(widget) else Key.Key_Left)
            return
        self.go_to(widget)
        self.key(Key.Key_Return if isinstance(widget, Cell) else Key.Key_Space)

    def choose(self, line: MenuChoice) -> None:
        lines = self.page.menu.lines
        while not line.hasFocus():
            now = next(at for at, one in enumerate(lines) if one.hasFocus())
            self.key(Key.Key_Down if lines.index(line) > now else Key.Key_Up)
        self.key(Key.Key_Return)

    def take_off(self, row: str, option: int, chip: int = 0) -> None:
        self.go_to(self.cell(row, option, chip))
        self.key(Key.Key_Delete)

    def type_number(self, sign: Sign, number: int) -> None:
        for letter in f"{sign}{number}":
            self.key(letter)
        self.key(Key.Key_Return)

    def count(self, counter: Counter, number: int) -> None:
        self.go_to(counter.field)
        for letter in str(number):
            self.key(letter)
        self.key(Key.Key_Return)

    def pick(self, menu: QMenu, at: int) -> None:
        while menu.activeAction() is not menu.actions()[at]:
            now = menu.actions().index(menu.activeAction())
            self.key(Key.Key_Down if at > now else Key.Key_Up)
        self.key(Key.Key_Return)


@pytest.fixture
def page(window: MainWindow) -> Iterator[WorkshopPage]:
    window.resize(1440, 900)
    window.activateWindow()
    window.make_game()
    return window.workshop.page


@pytest.mark.parametrize("hand", [Mouse, Keys])
@pytest.mark.parametrize("rule", HOUSE_RULES.values(), ids=HOUSE_RULES)
def test_a_house_rule_is_made_by_one_hand_alone(
    page: WorkshopPage, rule: HouseRule, hand: type[HandsInTheWindow]
) -> None:
    page.start_from(rule.begin)
    hands = hand(page)
    rule.make(hands)
    assert page.save.isEnabled()
    assert len(page.desk.bench.steps) <= MOST
    text = told(page.draft)
    assert [what for what in rule.says if what not in text] == []
