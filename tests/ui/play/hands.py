"""Hands that make any move at the table: by keys, by clicks, or by the press action of screen readers."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from cardtable.game.moves import Move, Play
from cardtable.ui.table.choice.choice import Step
from cardtable.ui.table.choice.choice_words import option_text, prompt_label
from cardtable.ui.table.places.layout import CARD_RATIO
from cardtable.ui.table.table_view import TableView
from tests.ui.readers import button, children, name_of, named, press

Key = Qt.Key
LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier


def places_of(table: TableView, cards: tuple[str, ...]) -> list[int]:
    """Return the places of the cards in the hand, each place once."""
    hand = list(table.chooser.choice.hand)
    places = []
    for card in cards:
        places.append(hand.index(card))
        hand[places[-1]] = ""
    return places


class Keys:
    """The keyboard alone."""

    def __init__(self, qtbot: QtBot, table: TableView) -> None:
        self._qtbot, self._table = qtbot, table

    def make(self, move: Move) -> None:
        choice = self._table.chooser.choice
        if not isinstance(move, Play):
            prompt = next(prompt for prompt in choice.prompts if prompt.move == move)
            self._qtbot.keyClicks(self._table, prompt.key.lower())
            return
        self._cards(places_of(self._table, move.cards))
        if choice.step is Step.OPTION:
            number = next(i for i, option in enumerate(choice.options) if same(option.plays, move))
            self._qtbot.keyClicks(self._table, str(number + 1))
        elif choice.step is Step.NUMBER:
            self._qtbot.keyClicks(self._table, str(move.total))
            self._press(Key.Key_Return)
        if choice.step is Step.SEAT:
            assert move.target is not None
            while choice.seats[choice.hot] != move.target:
                self._press(Key.Key_Tab)
            self._press(Key.Key_Return)

    def next_deal(self) -> None:
        self._press(Key.Key_Return)

    def _cards(self, places: list[int]) -> None:
        choice = self._table.chooser.choice
        if len(places) == 1 and places[0] < 9:
            self._qtbot.keyClicks(self._table, str(places[0] + 1))
            return
        for place in places:
            if place in choice.marked:
                continue
            self._press(Key.Key_Right)
            while self._table.board.hand.focus != place:
                self._press(Key.Key_Right)
            if len(places) > 1:
                self._qtbot.keyClicks(self._table, "+")
        self._press(Key.Key_Return)

    def _press(self, key: Qt.Key) -> None:
        self._qtbot.keyClick(self._table, key)


class Clicks:
    """The pointer alone."""

    def __init__(self, qtbot: QtBot, table: TableView) -> None:
        self._qtbot, self._table = qtbot, table

    def make(self, move: Move) -> None:
        choice = self._table.chooser.choice
        if not isinstance(move, Play):
            number = next(i for i, prompt in enumerate(choice.prompts) if prompt.move == move)
            self._button(number)
            return
        places = places_of(self._table, move.cards)
        for place in places:
            if place not in choice.marked:
                self._card(place, marks=len(places) > 1)
        if len(places) > 1:
            self._button(-1)
        if choice.step is Step.OPTION:
            number = next(i for i, option in enumerate(choice.options) if same(option.plays, move))
            self._at(self._table.board.popover.box_of(number).center())
        elif choice.step is Step.NUMBER:
            picker, scale = self._table.chooser.choice_view.picker, self._table.board.plate.scale_of
            self._at(picker.mapToScene(scale.point(scale.mid, move.total)))
            assert choice.options[choice.hot].total == move.total
            self._at(picker.mapToScene(QPointF(0, 0)))
        if choice.step is Step.SEAT:
            assert move.target is not None
            box = self._table.board.layout.plaque(self._table.board.place(move.target))
            self._at(QPointF(*box.center))

    def next_deal(self) -> None:
        self._qtbot.mouseClick(self._table.frame.go_on, LEFT)

    def _card(self, place: int, marks: bool) -> None:
        card = self._table.board.hand.cards[place]
        low = card.rest.width * CARD_RATIO * 0.3
        self._at(QPointF(card.rest.x - card.rest.width / 2 + 6, card.rest.y + low), marks)

    def _at(self, point: QPointF, marks: bool = False) -> None:
        with_shift = SHIFT if marks else Qt.KeyboardModifier.NoModifier
        self._qtbot.mouseClick(self._table.viewport(), LEFT, with_shift, point.toPoint())

    def _button(self, number: int) -> None:
        button = self._table.chooser.choice_view.buttons.shown[number]
        assert button.isVisible()
        self._qtbot.mouseClick(button, LEFT)


class Presses:
    """A screen reader: finds things by name and presses them."""

    def __init__(self, qtbot: QtBot, table: TableView) -> None:
        self._qtbot, self._table = qtbot, table

    def make(self, move: Move) -> None:
        choice = self._table.chooser.choice
        if not isinstance(move, Play):
            prompt = next(prompt for prompt in choice.prompts if prompt.move == move)
            press(self._qtbot, button(self._table, prompt_label(prompt)))
            return
        places = places_of(self._table, move.cards)
        if len(places) > 1:
            press(self._qtbot, button(self._table, "Play several"))
        for place in places:
            if place not in choice.marked:
                press(self._qtbot, self._card(place))
        if len(places) > 1:
            press(self._qtbot, button(self._table, "Play them"))
        if choice.step is Step.OPTION:
            option = next(option for option in choice.options if same(option.plays, move))
            press(self._qtbot, button(self._table, f"{option_text(option)}, makes {_written(option.total)}"))
        elif choice.step is Step.NUMBER:
            QAccessible.queryAccessibleInterface(self._table.unseen.number).valueInterface().setCurrentValue(
                move.total
            )
            press(self._qtbot, button(self._table, f"Make it {_written(move.total)}"))
        if choice.step is Step.SEAT:
            assert move.target is not None
            question = QAccessible.queryAccessibleInterface(self._table.unseen._asks)
            name = self._table.board.seats[move.target].name
            press(self._qtbot, next(child for child in children(question) if name_of(child) == name))

    def next_deal(self) -> None:
        press(self._qtbot, button(self._table, "Next deal"))

    def _card(self, place: int) -> QAccessibleInterface:
        hand = children(named(self._table, "Your hand"))
        return hand[place]


def same(plays: tuple[Play, ...], move: Play) -> bool:
    """Return if the move has the same result as one of these plays."""
    return any((p.total, p.marks, p.target) == (move.total, move.marks, move.target) for p in plays)


def _written(number: int) -> str:
    """Return a number as it is shown, with a proper minus sign."""
    return str(number).replace("-", "−")
