"""The guided first game: by keys, by mouse, with a screen reader, and skipped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cardtable.language import SPEECH, Card, say
from cardtable.ui.drawing import paint
from cardtable.ui.play.coach_marks import CoachMarks, place_sheet
from cardtable.ui.play.states import TableState
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.table.places.layout import Spot
from cardtable.ui.table.table_view import TableView
from tests.rows import rows
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow
from tests.ui.readers import button, hear, named, press

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton
FAMILIES = ("ninety-nine", "ninety-nine-icelandic", "zeus-on-the-loose", "back-to-zero", "reach-99-together")


def coach(window: MainWindow) -> CoachMarks:
    found = window.table.page.coach
    assert found is not None
    return found


def wait_for_mark(qtbot: QtBot, window: MainWindow, number: int) -> CoachMarks:
    """Wait for the hint with this number, counted from 1."""
    marks = coach(window)
    qtbot.waitUntil(lambda: marks.mark is not None and marks.sheet.number == number, timeout=PATIENCE)
    return marks


def shown_whole(qtbot: QtBot, window: MainWindow, act: Callable[[CoachMarks], None]) -> CoachMarks:
    """Answer every hint with `act`, up to the last one."""
    count = len(coach(window).match.plan.marks)
    for number in range(1, count):
        act(wait_for_mark(qtbot, window, number))
    return wait_for_mark(qtbot, window, count)


def is_kept(directory: Path) -> bool:
    return any((directory / "games").glob("*.cardtable"))


def lit_card(marks: CoachMarks) -> QPoint:
    light = marks.veil.card()
    return light.box.center().toPoint()


def test_a_newcomer_plays_by_keys_and_goes_on_with_a_whole_game(
    qtbot: QtBot, window: MainWindow, own_data_dir: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.start.page.deal.text() == "Show me how"
    heard = hear(monkeypatch)
    qtbot.keyClick(window.start.page.deal, Key.Key_Return)
    view = window.table.page.view
    last = shown_whole(qtbot, window, lambda marks: qtbot.keyClick(view, Key.Key_Return))
    assert window.focusWidget() is last.sheet.now
    # The last text is read once, with the button.
    assert last.sheet.now.accessibleDescription() == last.sheet.spoken
    assert last.sheet.spoken not in [*heard, last.sheet.accessibleName()]
    assert sum(sentence.startswith("1 of ") for sentence in heard) == 1
    assert window.match is None
    assert window.memory.now.last_game is None
    assert not is_kept(own_data_dir)
    qtbot.keyClick(last.sheet.now, Key.Key_Return)
    assert window.table.page.coach is None
    assert window.match.rules.id == "ninety-nine"
    assert window.memory.now.variant == "ninety-nine"
    assert window.match.setup.options == {"tokens": "3"}, "the first game is short"
    assert window.memory.now.last["options"] == {}, "nobody chose that for the next one"
    window.start.show()
    assert window.start.page.deal.text() == "Play on"


def test_by_mouse_only_the_highlighted_card_can_be_played(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.start.page.deal, LEFT)
    view = window.table.page.view

    def click(marks: CoachMarks) -> None:
        before, hand = marks.match.turn_number, view.board.hand
        for held in hand.cards:
            if held is not None and held.code != marks.mark.face:  # type: ignore[union-attr]
                qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(int(held.now.x) + 8, int(held.now.y) + 30))
        assert marks.match.turn_number == before
        refusal = view.chooser.choice_view.line
        lit = Card(marks.mark.face)  # type: ignore[union-attr]
        assert refusal.string == say("first-not-yet", card=lit), "without sight, nothing glows"
        assert refusal.body in marks.veil.labels(), "the veil must not darken the reason"
        qtbot.mouseClick(view.viewport(), LEFT, pos=lit_card(marks))
        assert marks.match.turn_number > before

    last = shown_whole(qtbot, window, click)
    qtbot.mouseClick(last.sheet.now, LEFT)
    assert window.match is not None


@rows("game, dots", [("to-ten", True), ("to-twenty", False)])
def test_a_game_with_dots_is_shown_on_the_line_without_digits(
    qtbot: QtBot, window: MainWindow, game: str, dots: bool
) -> None:
    """A child who can't read digits may be shown it before a parent has added her."""
    window.show_how(game)
    marks, board = wait_for_mark(qtbot, window, 1), window.table.page.view.board
    texts = "".join(card.pill.string for card in board.hand.cards if card is not None)
    assert any(letter.isdigit() for letter in texts) is not dots
    assert board.layout.has_line is dots
    rule = QRectF(*board.layout.rule)
    assert marks.veil.ringed.box.contains(rule) is dots


def test_show_me_how_is_explained_once(window: MainWindow) -> None:
    start = window.start.page
    assert start.words.place == start.deal.accessibleDescription() == "Learn to play in a two-minute deal"
    assert start.deal.toolTip() == ""


def test_the_first_deal_leads_straight_to_the_table(qtbot: QtBot, window: MainWindow) -> None:
    window.start.page.deal.click()
    view, stops = window.table.page.view, list[QWidget | None]()
    last = shown_whole(qtbot, window, lambda marks: qtbot.keyClick(view, Key.Key_Return))
    QApplication.instance().focusChanged.connect(lambda _, now: stops.append(now))
    qtbot.keyClick(last.sheet.now, Key.Key_Return)
    QApplication.instance().focusChanged.disconnect()
    assert [at for at in stops if at is not None] == [view]


def test_the_start_page_says_show_me_how_until_it_is_left(window: MainWindow) -> None:
    start, changed = window.start.page, list[bool]()
    window.services.session.remembered.connect(lambda: changed.append(start.isVisible()))
    start.deal.click()
    assert changed
    assert not any(changed)


def test_a_screen_reader_hears_each_hint_and_the_card_to_press(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(TableView, "say", lambda self, sentence: said.append(sentence))
    press(qtbot, button(window.start.page, "Show me how"))
    view = window.table.page.view

    def listen(marks: CoachMarks) -> None:
        said_of_card = next(one for one in reversed(said) if one.startswith(f"{marks.sheet.number} of "))
        card = said_of_card.removesuffix(".").rsplit("Play the ", 1)[1]
        others = named(view, "You, ", QAccessible.Role.StaticText)
        assert others is not None
        press(qtbot, button(view, card))

    last = shown_whole(qtbot, window, listen)
    assert any("This is the total. Keep it at 99 or less." in one for one in said)
    assert any("A king makes the total 99." in one for one in said)
    assert "is stuck" in last.sheet.now.accessibleDescription()
    press(qtbot, button(last.sheet, "Now you play"))
    assert window.match is not None


OTHERWISE = pytest.mark.slow("at another moment, in the other way")


@pytest.mark.parametrize(
    ("number", "way"),
    [
        (1, "Escape"),
        (3, "the button"),
        *(pytest.param(number, "Escape", marks=OTHERWISE) for number in (3, 6)),
        *(pytest.param(number, "the button", marks=OTHERWISE) for number in (1, 6)),
    ],
)
def test_the_first_game_can_be_skipped_at_any_moment(
    qtbot: QtBot, window: MainWindow, way: str, number: int
) -> None:
    window.show_how()
    view = window.table.page.view
    for played in range(1, number):
        wait_for_mark(qtbot, window, played)
        qtbot.keyClick(view, Key.Key_Return)
    marks = wait_for_mark(qtbot, window, number)
    if way == "Escape":
        qtbot.keyClick(window.focusWidget() or view, Key.Key_Escape)
    else:
        qtbot.mouseClick(marks.skip, LEFT)
    assert window.start.is_shown
    assert window.match is None
    assert window.start.page.deal.text() == "Deal"


def test_opened_from_the_rules_it_returns_there_and_keeps_the_running_game(
    qtbot: QtBot, window: MainWindow, play_a_while: Callable[[MainWindow, int], object]
) -> None:
    play_a_while(window, 1)
    before = window.match
    qtbot.keyClick(window.table.page.view, Key.Key_F1)
    page = window.rules.page
    page.show_game("one-hundred")
    page.show_how.click()
    marks = wait_for_mark(qtbot, window, 1)
    assert marks.match.rules.id == "one-hundred"
    assert marks.known == "Ninety-nine"
    qtbot.mouseClick(marks.skip, LEFT)
    assert window.rules.is_shown
    assert window.match is before
    window.go_back()
    assert window.table.is_shown
    assert window.table.page.coach is None
    assert window.table.page.conductor.state is not TableState.EMPTY


def test_a_hint_is_read_out_hides_during_a_pause_and_lets_tab_through(
    qtbot: QtBot, window: MainWindow
) -> None:
    page, spoken = window.table.page, list[str]()
    page.view.called.connect(spoken.append)
    window.show_how()
    marks = wait_for_mark(qtbot, window, 1)
    assert spoken[-1] == "This is the total. Keep it at 99 or less."

    been: list[object] = []
    at = window.focusWidget()
    while at is not None and at not in been:
        been.append(at)
        qtbot.keyClick(at, Key.Key_Tab)
        at = window.focusWidget()
    assert at is been[0], "Tab comes round"
    assert marks.skip in been
    assert page.view.frame.menu in been

    page.conductor.pause()
    assert not marks.sheet.isVisible()
    page.conductor.uncover()
    assert wait_for_mark(qtbot, window, 1).sheet.isVisible()

    usual = page.view.stage.pace
    assert marks.veil.thing is not None
    for pace, takes in ((Pace(1.0), 300), (Pace(1.0, reduced=True), 120)):
        page.view.stage.pace = pace
        assert marks.takes == takes, "the light travels, or only fades"
    page.view.stage.pace = usual
    qtbot.keyClick(marks.skip, Key.Key_Return)
    assert window.start.is_shown


def test_the_chosen_game_is_shown_from_new_game_by_button_and_by_key(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.choose_game("boom-o")
    window.new_game.page.show_tab("rules")
    window.new_game.page.show_how.click()
    assert coach(window).match.rules.id == "boom-o"
    window.go_back()
    assert window.new_game.is_shown
    qtbot.keyClick(window.new_game.page, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert coach(window).match.rules.id == "boom-o"


def test_a_player_of_another_game_reads_what_differs(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, draw = list[str](), paint.text

    def note(painter: QPainter, x: float, y: float, words: str, *look: Any) -> None:
        drawn.append(words)
        draw(painter, x, y, words, *look)

    monkeypatch.setattr(paint, "text", note)
    window.memory.remember(window.memory.now.played("ninety-nine"))
    window.show_how("ninety-nine-nepal")
    marks = wait_for_mark(qtbot, window, 1)
    assert marks.sheet.words.over == ""
    texts: dict[str, str] = {}

    def listen(marks: CoachMarks) -> None:
        texts[marks.sheet.words.sentences[0]] = marks.sheet.words.over
        drawn.clear()
        marks.sheet.grab()
        for words in (marks.sheet.words.over, *marks.sheet.words.sentences):
            assert words in " ".join(drawn)
        qtbot.keyClick(window.table.page.view, Key.Key_Return)

    shown_whole(qtbot, window, listen)
    assert texts == {
        "This is the total.": "",
        "A two makes the total 99.": "Unlike “Ninety-nine”",
        "A king adds 10.": "Unlike “Ninety-nine”",
    }


def test_hints_follow_the_table_when_it_changes(qtbot: QtBot, window: MainWindow) -> None:
    window.resize(1440, 900)
    window.show_how()
    marks = wait_for_mark(qtbot, window, 1)
    page = window.table.page

    def at_the_dial() -> bool:
        dial, light = page.view.board.gauge_box, marks.veil.thing
        return light is not None and light.box.contains(dial) and not marks.sheet.body.intersects(dial)

    qtbot.waitUntil(lambda: page.width() == 1440 and at_the_dial())
    before = marks.sheet.body.center().x()
    qtbot.keyClick(page.view, Key.Key_M)
    assert at_the_dial()
    assert marks.sheet.body.center().x() != before
    window.preferences.change(text_size=150)
    assert at_the_dial()
    window.resize(1100, 700)
    qtbot.waitUntil(lambda: page.width() == 1100)
    assert at_the_dial()


def test_another_language_keeps_the_current_hint(qtbot: QtBot, window: MainWindow) -> None:
    window.show_how()
    wait_for_mark(qtbot, window, 1)
    qtbot.keyClick(window.table.page.view, Key.Key_Return)
    wait_for_mark(qtbot, window, 2)
    window.preferences.change(language="de")
    marks = wait_for_mark(qtbot, window, 2)
    assert marks.sheet.words.sentences[0].startswith("Eine Vier")
    qtbot.mouseClick(marks.skip, LEFT)
    assert window.start.is_shown


SIZES = ((1024, 640), (1440, 900))
SAME = pytest.mark.slow("other sizes, other games and longer words: the same promise")
ROOMS = (
    ("ninety-nine-icelandic", "en", 200, SIZES[0]),
    pytest.param("ninety-nine-icelandic", "en", 200, SIZES[1], marks=SAME),
    *(pytest.param("ninety-nine-icelandic", "en", 100, size, marks=SAME) for size in SIZES),
    *(
        pytest.param(game, language, 200, size, marks=SAME)
        for game, language in zip(FAMILIES, ("de", "qps", "de", "pl", "qps"), strict=True)
        for size in SIZES
    ),
)


@pytest.mark.parametrize(("game", "language", "percent", "size"), ROOMS)
def test_the_sheet_is_in_the_window_and_does_not_cover_its_subject(
    qtbot: QtBot, window: MainWindow, game: str, language: str, percent: int, size: tuple[int, int]
) -> None:
    SPEECH.use(language)
    window.preferences.change(text_size=percent)
    window.resize(*size)
    window.memory.remember(window.memory.now.played("ninety-eight"))
    window.show_how(game)
    page = window.table.page
    qtbot.waitUntil(lambda: page.width() == size[0])

    def look(marks: CoachMarks) -> None:
        body = marks.sheet.body
        assert QRectF(page.rect()).contains(body)
        lights = [marks.veil.thing, marks.veil.card()]
        assert not any(light is not None and light.box.intersects(body) for light in lights)
        assert not body.intersects(QRectF(marks.skip.geometry()))
        assert marks.sheet.is_whole

    def play(marks: CoachMarks) -> None:
        look(marks)
        qtbot.keyClick(page.view, Key.Key_Return)

    look(shown_whole(qtbot, window, play))


def test_the_sheet_finds_a_free_side() -> None:
    room, size = QRectF(0, 0, 1000, 600), QSizeF(400, 156)
    free = place_sheet(size, [QRectF(450, 250, 100, 100)], [QRectF(450, 250, 100, 100)], [], room)
    assert (free.side, free.body.bottom() < 250) == (Qt.Edge.BottomEdge, True)
    above = QRectF(0, 0, 1000, 240)
    below = place_sheet(size, [QRectF(450, 250, 100, 100)], [QRectF(450, 250, 100, 100), above], [], room)
    assert below.body.top() > 350


def test_the_ring_follows_the_highlighted_card(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.start.page.deal, LEFT)
    view = window.table.page.view
    marks = coach(window)

    def go_on() -> bool:
        """Return if the hint is about a card; otherwise go on to the next one."""
        if marks.mark is not None and marks.mark.about == "card":
            return True
        if marks.mark is not None:
            qtbot.keyClick(view, Key.Key_Return)
        return False

    qtbot.waitUntil(go_on, timeout=PATIENCE)
    hand, face = view.board.hand, marks.mark.face if marks.mark is not None else ""
    place = hand.codes.index(face)
    held = hand.cards[place]
    for spot in (held.now, Spot(500, 300, held.now.width, 7), held.rest):
        hand.carry({place: spot})
        ringed = marks.veil.ringed
        assert ringed.box.center() == QPointF(spot.x, spot.y)
        assert ringed.turn == spot.turn
    qtbot.waitUntil(lambda: marks.veil.strength == 1)
    painted: list[bool] = []
    marks.veil.card = lambda: painted.append(True)  # type: ignore[assignment, func-returns-value]
    hand.carry({place: Spot(480, 310, held.now.width)})
    qtbot.waitUntil(lambda: bool(painted))
