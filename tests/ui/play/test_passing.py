"""Several people at one computer: nobody sees or hears a card that is hidden from them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Mapping, Sequence

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import HIDDEN
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.events import AnyEvent, seen_by
from cardtable.game.sight.view import SeatView
from cardtable.language import Card, word
from cardtable.rules.catalog import catalog
from cardtable.ui.play.curtain import Curtain
from cardtable.ui.play.states import TableState
from cardtable.ui.play.table_page import TablePage
from cardtable.ui.table.items.board import Board
from cardtable.ui.table.items.card_items import CardItem
from cardtable.ui.table.motion.stage import Stage
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.unseen_table import Stop
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.readers import hear, texts_of
from tests.ui.variants import in_groups

PERSONS = tuple(
    Player(name, "person", "", avatar)
    for name, avatar in (("Mia", "rabbit"), ("Noah", "frog"), ("Zoe", "cat"), ("Ann", "fox"))
)
COMPUTERS = tuple(
    Player(name, "computer", "random", avatar) for name, avatar in (("Olive", "owl"), ("Bruno", "bear"))
)
COVERED = (TableState.CURTAIN, TableState.PAUSED)
TWO_AND_TWO = (PERSONS[0], COMPUTERS[0], PERSONS[1], COMPUTERS[1])


class Family:
    """People at one computer, and a spy who checks everything whenever something changes."""

    def __init__(self, qtbot: QtBot, window: MainWindow, seed: int) -> None:
        self.qtbot, self.window = qtbot, window
        self.chance = random.Random(seed)
        self.public: set[str] = set()
        self.lay: set[str] = set()
        """Cards that were face up when the last deal ended."""
        self.turning: set[str] = set()
        """The hand of the last viewer, which is turning over."""
        self.looks = self.curtains = 0

    def move_to(self, window: MainWindow) -> None:
        """Continue in a fresh window."""
        self.window.close()
        self.window = window
        for seen in (self.public, self.lay, self.turning):
            seen.clear()

    def sit(
        self,
        players: Sequence[Player],
        variant: str,
        seed: str = "5",
        options: Mapping[str, str] | None = None,
    ) -> None:
        setup = MatchSetup(variant, tuple(players), seed, dict(options or {}))
        self.window.session.open_match(self.window.games_on_disk.begin(setup))
        self.rest()

    @property
    def match(self) -> Match:
        match = self.window.match
        assert match is not None
        return match

    def rest(self) -> None:
        """Wait until someone has to act, and look."""
        page = self.window.table.page

        def resting() -> bool:
            # Leave a loss that is shown.
            page.view.stage.go_on()
            if page.conductor.state is TableState.ENDING:
                page.view.next_deal_asked.emit()
            is_over = self.window.table.page.shows_end
            waits = self.match.awaits in (Awaits.PERSON, Awaits.DEAL)
            return is_over or page.conductor.state in COVERED or (page.conductor.is_resting and waits)

        self.qtbot.waitUntil(resting, timeout=PATIENCE)
        self.look()

    def hear(self, events: Sequence[AnyEvent]) -> None:
        """Note what everyone may know."""
        for event in events:
            if type(event).__name__ == "DealStarted":
                self.public.clear()
                self.lay = self.faces()
            self.public |= strings(msgspec.to_builtins(seen_by(event, None)))

    def open(self) -> set[str]:
        """Return the cards that the viewer may see."""
        state, viewer = self.match._state, self.match.viewer
        return {*(state.hands[viewer] if viewer is not None else ()), *state.pile, *self.public}

    def hidden(self) -> set[str]:
        """Return the cards that must not be seen."""
        state, viewer = self.match._state, self.match.viewer
        others = [hand for seat, hand in enumerate(state.hands) if seat != viewer]
        return {card for hand in (*others, state.stock) for card in hand} - self.open()

    def look(self) -> None:
        """Check all faces, and all words but the list of moves."""
        self.look_at_faces()
        page = self.window.table.page
        if page.conductor.state in COVERED:
            assert not names_in(page.view.unseen), "a covered table is read out"
        tips = [item.toolTip() for item in page.view.scene().items() if item.isVisible()]
        self.read(" | ".join([*tips, *words_of(self.window)]))

    def feel(self) -> None:
        """Check that no part of a covered table has words of a hidden card, not even invisible parts."""
        view = self.window.table.page.view
        if not view.isEnabled() and self.match.view().deal:
            assert view.accessibleDescription() == ""
            self.read(
                " | ".join(text for part in (view, *view.findChildren(QWidget)) for text in texts_of(part))
            )

    def read(self, words: str) -> None:
        """Check words that reach the viewer."""
        names = {word(Card(card)) for card in self.hidden()} - {word(Card(card)) for card in self.open()}
        # Cards called by their number alone can't be distinguished from other numbers.
        whole = [name for name in names if not name.isdigit()]
        named = [name for name in whole if re.search(rf"\b{re.escape(name)}\b", words)]
        assert not named, f"{named} told to {self.match.viewer}: {words}"

    def faces(self) -> set[str]:
        """Return the cards on the table that are face up, at rest or in flight."""
        view = self.window.table.page.view
        cards = {item for item in view.scene().items() if isinstance(item, CardItem) and item.isVisible()}
        # The last viewer sees their own cards turn over in place.
        own = {card.item for card in view.board.hand.cards if card is not None}
        turns = view.board.hand in view.stage._small
        turning = {card for card in cards & own if turns and card.code in self.turning}
        return {card.code for card in cards - turning if card.code != HIDDEN}

    def look_at_faces(self) -> None:
        """Check the cards that are face up."""
        hidden, look = self.hidden(), self.window.table.page.view.board._look
        self.looks += 1
        if look is not None and not any((*look.hand, *look.hand_sizes)):
            # Nothing is dealt yet: the old cards are on their way to the stock.
            hidden -= self.lay
        shown = self.faces()
        assert not shown & hidden, f"seen by {self.match.viewer}: {shown & hidden}"

    def act(self) -> None:
        """Let the awaited player act; sometimes they pause, ask for a hint or undo."""
        page = self.window.table.page
        conductor, whim = page.conductor, self.chance.random()
        if conductor.awaited is not None:
            self.curtains += 1
            assert self.match.viewer is None
            assert page.curtain.isVisible()
            self.qtbot.waitUntil(lambda: not page.curtain.is_moving)
            page.curtain.button.click()
            self.qtbot.waitUntil(lambda: self.match.viewer is not None)
            assert self.match.viewer == self.match.seat
            assert page.view.board.viewer == self.match.seat
        elif whim < 0.04 and conductor.can_undo:
            conductor.undo()
        elif whim < 0.06 and conductor.can_redo:
            conductor.redo()
        elif whim < 0.10 and conductor.can_pause:
            conductor.pause()
            self.look()
            page.cover.button.click()
        elif self.match.awaits is Awaits.DEAL:
            page.view.next_deal_asked.emit()
        else:
            if whim < 0.2:
                conductor.hint()
                self.qtbot.waitUntil(self.is_hinted, timeout=PATIENCE)
            page.view.play_chosen.emit(self.chance.choice(self.match.view().moves))
        self.rest()

    def is_hinted(self) -> bool:
        """Return if a hint is shown, at the hand or as a notice."""
        page = self.window.table.page
        line = page.view.chooser.choice_view.line
        return "Hint" in (line.string if line.isVisible() else self.window.last_notice)

    @property
    def is_over(self) -> bool:
        return self.window.table.page.shows_end


def strings(thing: object) -> set[str]:
    """Return all strings anywhere in the data."""
    if isinstance(thing, str):
        return {thing}
    if isinstance(thing, dict):
        return {text for value in thing.values() for text in strings(value)}
    if isinstance(thing, list | tuple):
        return {text for value in thing for text in strings(value)}
    return set()


def words_of(window: MainWindow) -> list[str]:
    """Return the words of visible widgets, for eyes and screen readers."""
    widgets = [widget for widget in (window, *window.findChildren(QWidget)) if widget.isVisible()]
    notices = [window.last_notice] if window.last_notice else []
    return notices + [text for widget in widgets for text in texts_of(widget) if text]


def names_in(table: QWidget) -> list[str]:
    """Return the names in the invisible widgets, without those of groups and lists."""
    found = [stop.accessibleName() for stop in table.findChildren(QWidget) if isinstance(stop, Stop)]
    moves = [
        lines.item(row).text() for lines in table.findChildren(QListWidget) for row in range(lines.count())
    ]
    return [name for name in (*found, *moves) if name and name not in ("Moves", "Card values")]


@pytest.fixture
def family(qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Family:
    """Check every picture of the table, every frame of a motion and every announcement."""
    people = Family(qtbot, window, 3)

    def after(owner: type, name: str, then: Callable[..., None]) -> None:
        real = getattr(owner, name)

        def watched(self: object, *args: object, **named: object) -> object:
            result = real(self, *args, **named)
            then()
            return result

        monkeypatch.setattr(owner, name, watched)

    advancing: list[Stage] = []

    def look() -> None:
        # Nothing is painted within one step of a motion, so landed cards may still be there.
        match = people.window.match
        if not advancing and match is not None and match.view().deal:
            people.look_at_faces()

    real_advance = Stage._advance

    def advance(stage: Stage, now: float) -> None:
        advancing.append(stage)
        try:
            real_advance(stage, now)
        finally:
            advancing.pop()
        look()

    real_show_position = TableView.show_position

    def show_position(
        view: TableView, seen: SeatView, story: object = None, bottom: int | None = None, waits: bool = False
    ) -> None:
        stays = seen.seat is None and bottom in (None, view.board.viewer)
        people.turning = people.turning | {*view.board.hand.codes} if stays else set()
        real_show_position(view, seen, story, bottom, waits)
        look()

    real_perform = TableView.perform

    def perform(view: TableView, events: Sequence[AnyEvent], seen: SeatView, heard: bool = False) -> None:
        people.hear(events)
        real_perform(view, events, seen, heard)

    monkeypatch.setattr(TableView, "perform", perform)
    monkeypatch.setattr(TableView, "show_position", show_position)
    after(Board, "show_table", look)
    after(TablePage, "_show_state", people.feel)
    after(Curtain, "_arrive", people.feel)
    monkeypatch.setattr(Stage, "_advance", advance)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", lambda event: people.read(said(event)))
    return people


def said(event: object) -> str:
    message = getattr(event, "message", None)
    return message() if message is not None else ""


@pytest.mark.slow("a whole game, and a look at all of the screen after every move")
def test_no_hidden_card_is_ever_seen_or_announced(family: Family) -> None:
    # With all five tokens, more deals of the same kind follow.
    family.sit(TWO_AND_TWO, "ninety-nine", options={"tokens": "2"})
    while not family.is_over:
        family.act()
    assert family.curtains > 20
    assert family.looks > 100


HANDS_MOVE = ("ninety-eight-umass", "zeus-on-the-loose")
"""Games in which cards move from hand to hand or lie open."""


@pytest.mark.parametrize(("variants", "little"), in_groups(HANDS_MOVE))
def test_no_hidden_card_is_seen_in_any_variant(
    family: Family, open_window: OpenWindow, subtests: pytest.Subtests, variants: Sequence[str], little: bool
) -> None:
    for variant in variants:
        with subtests.test(variant):
            family.move_to(open_window())
            family.sit(PERSONS[: min(4, catalog().resolve(variant).max_players)], variant)
            for _ in range(9 if little else 24):
                if not family.is_over:
                    family.act()


@pytest.mark.parametrize("most", [6, pytest.param(30, marks=pytest.mark.slow("the same for longer"))])
def test_no_hidden_card_flies_by(family: Family, most: int) -> None:
    family.window.session.open_match(
        family.window.games_on_disk.begin(MatchSetup("ninety-nine", TWO_AND_TWO, "5"))
    )
    page = family.window.table.page
    page.conductor.set_pace(0.06)
    family.rest()
    acts = 0
    while acts < most and not family.is_over:
        family.act()
        acts += 1
    # The number of frames depends on the clock, but each act moves something.
    assert family.looks > 2 * acts > 0


def test_a_new_game_is_read_out_without_the_previous_one(qtbot: QtBot, window: MainWindow) -> None:
    family, heard = Family(qtbot, window, 1), list[str]()
    family.sit(PERSONS[:2], "ninety-nine")
    while not family.match.view().total:
        family.act()
    view, app = window.table.page.view, QApplication.instance()

    def hear(before: QWidget | None, now: QWidget | None) -> None:
        if now is view:
            heard.append(view.accessibleDescription())

    app.focusChanged.connect(hear)
    family.sit(PERSONS[:2], "ninety-nine", "77")
    app.focusChanged.disconnect(hear)
    assert heard
    assert all(words == "" or "Running total 0" in words for words in heard)


def test_the_curtain_by_keys_alone(qtbot: QtBot, window: MainWindow) -> None:
    family = Family(qtbot, window, 1)
    family.sit(PERSONS[:2], "ninety-nine")
    page, match = window.table.page, family.match
    assert page.curtain.geometry() == page.rect()
    name = PERSONS[match.seat].name
    assert page.curtain.button.accessibleName() == f"Pass to {name}. Tap when ready"
    assert "Total: 0." in page.curtain.button.accessibleDescription()
    assert window.focusWidget() is page.curtain.button
    qtbot.keyClick(page.curtain.button, Qt.Key.Key_Return)
    assert not page.curtain.isVisible()
    assert window.focusWidget() is page.view
    first = match.seat
    qtbot.keyClick(page.view, Qt.Key.Key_H)
    qtbot.waitUntil(family.is_hinted, timeout=PATIENCE)
    assert page.view.board.bars.items
    qtbot.keyClick(page.view, Qt.Key.Key_P)
    assert page.cover.isVisible()
    assert window.last_notice == ""
    assert not page.view.board.bars.items
    qtbot.keyClick(page.cover.button, Qt.Key.Key_Return)
    qtbot.keyClick(page.curtain.button, Qt.Key.Key_Space)
    page.view.play_chosen.emit(match.view().plays[0])
    family.rest()
    assert match.seat != first
    assert page.curtain.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.conductor.awaited == first
    shifted = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    qtbot.keyClick(page, Qt.Key.Key_Z, shifted)
    assert page.conductor.awaited != first
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.conductor.awaited != first


def test_a_person_whose_play_is_undone_hears_the_hand_again(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    family, heard = Family(qtbot, window, 1), hear(monkeypatch)
    family.sit(PERSONS[:2], "ninety-nine")
    page = window.table.page
    qtbot.keyClick(page.curtain.button, Qt.Key.Key_Return)
    page.view.play_chosen.emit(family.match.view().plays[0])
    family.rest()
    heard.clear()
    qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(page.curtain.button, Qt.Key.Key_Return)
    undone, back = heard
    assert undone.startswith("Undone.")
    assert "hand" not in undone
    assert back == page.view.standing
    assert "Your hand: " in back
    qtbot.keyClick(page.view, Qt.Key.Key_P)
    qtbot.keyClick(page.cover.button, Qt.Key.Key_Return)
    qtbot.keyClick(page.curtain.button, Qt.Key.Key_Return)
    assert heard[2:] == ["Your turn."], "a pause changes nothing"


def test_the_second_click_of_two_does_not_lift_the_curtain(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1100, 700)
    family = Family(qtbot, window, 1)
    family.sit(PERSONS[:2], "ninety-nine")
    page = window.table.page
    page.curtain.deaf = 60_000
    page.curtain.button.click()
    qtbot.mouseClick(page.curtain, Qt.MouseButton.LeftButton)
    assert page.curtain.isVisible()
    page.curtain.deaf = 0
    qtbot.mouseClick(page.curtain, Qt.MouseButton.LeftButton)
    assert not page.curtain.isVisible()


def test_escape_at_curtain_or_pause_leads_to_the_start_page_with_the_focus(
    qtbot: QtBot, window: MainWindow
) -> None:
    family = Family(qtbot, window, 1)
    family.sit(PERSONS[:2], "ninety-nine")
    page = window.table.page
    qtbot.keyClick(page.curtain.button, Qt.Key.Key_Escape)
    assert window.focusWidget() is window.start.page.deal
    qtbot.keyClick(window.start.page.deal, Qt.Key.Key_Return)
    assert window.focusWidget() is page.curtain.button
    qtbot.keyClick(page.curtain.button, Qt.Key.Key_Return)
    qtbot.keyClick(page.view, Qt.Key.Key_P)
    assert window.focusWidget() is page.cover.button
    qtbot.keyClick(page.cover.button, Qt.Key.Key_Escape)
    assert window.focusWidget() is window.start.page.deal


def test_a_continued_game_is_behind_the_curtain(qtbot: QtBot, window: MainWindow) -> None:
    family = Family(qtbot, window, 1)
    family.sit(PERSONS[:2], "ninety-nine")
    page = window.table.page
    page.curtain.button.click()
    window.start.show()
    window.continue_game()
    assert page.curtain.isVisible()
    assert family.match.viewer is None
