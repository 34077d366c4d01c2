"""Another theme, deck, back or text size applies at once, and the game goes on."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPalette, QStyleHints
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.ui.drawing import pictures
from cardtable.ui.drawing.theme import FOREST, theme_called
from cardtable.ui.shell import window_look
from cardtable.ui.widgets.notice import even_lines
from tests.rows import rows
from tests.ui.conftest import wait_for_person
from tests.ui.driver import Act, MainWindow, OpenWindow, PlayAWhile


def picture(page: QWidget) -> QImage:
    return page.grab().toImage()


def wall(page: QWidget) -> QColor:
    """Return the color in the middle of the left edge, inside the board if the page has one."""
    image = picture(page)
    return QColor(image.pixel(page.contentsMargins().left() + 3, image.height() // 2))


def is_blue(page: QWidget) -> bool:
    """Return if the wall has the color of the room Midnight."""
    color = wall(page)
    return color.blue() > color.green()


def is_light(page: QWidget) -> bool:
    """Return if the wall has the color of a light room."""
    return wall(page).lightnessF() > 0.6


@pytest.fixture
def at_the_table(qtbot: QtBot, window: MainWindow) -> MainWindow:
    """A window at the person's turn of a game with French cards."""
    others = (Player(name, "computer", "cautious", name.lower()) for name in ("Owl", "Bear", "Cat"))
    window.session.start(MatchSetup("ninety-nine", (Player("Ann", "person", "", "fox"), *others), "5"))
    wait_for_person(qtbot, window)
    return window


@pytest.mark.takes_long("paints three pages in two themes")
def test_every_page_takes_another_theme_at_once_and_the_game_goes_on(
    at_the_table: MainWindow, play_by_keys: Act
) -> None:
    window = at_the_table
    match, turn = window.match, window.match.turn_number if window.match else 0
    pages = [window.table.page, window.start.page, window.settings.page]
    for page in pages:
        assert page is not None
        assert not is_blue(page)
    window.preferences.change(theme="midnight")
    for page in pages:
        assert page is not None
        assert is_blue(page)
    assert window.theme.brass == theme_called("midnight").brass
    assert window.match is match
    assert match.turn_number == turn
    play_by_keys(window)
    window.preferences.change(theme="forest")
    assert not any(is_blue(page) for page in pages if page is not None)
    assert FOREST.panel == "#122B26"


@pytest.mark.slow("another room is put on every page in a test of its own")
def test_the_table_behind_the_settings_takes_another_room_too(at_the_table: MainWindow) -> None:
    at_the_table.settings.show()
    page = at_the_table.settings.page
    before = picture(page)
    assert not is_blue(page)
    page.controls["theme.midnight"].click()  # type: ignore[attr-defined]
    assert is_blue(page)
    page.controls["theme.forest"].click()  # type: ignore[attr-defined]
    assert picture(page).copy(0, 0, 8, 600) == before.copy(0, 0, 8, 600)


def test_a_game_is_played_in_its_own_room_unless_the_player_chose_one(at_the_table: MainWindow) -> None:
    window, session = at_the_table, at_the_table.services.session
    assert window.theme.name == "forest"
    session.start(replace(window.match.setup, variant="ninety-nine-icelandic"))
    assert (window.theme.name, window.theme.back) == ("cabin", "knit")
    window.navigator.go("start")
    assert window.theme.name == "forest"
    window.preferences.change(theme="salon")
    session.show()
    assert window.theme.name == "salon"
    window.preferences.change(theme="game")
    assert window.theme.name == "cabin"


def test_a_game_is_looked_back_on_in_its_own_room(at_the_table: MainWindow) -> None:
    window, session = at_the_table, at_the_table.services.session
    session.start(replace(window.match.setup, variant="ninety-nine-icelandic"))
    of_a_cabin: list[Playback] = []
    session.give(of_a_cabin.append)
    session.start(replace(window.match.setup, variant="ninety-nine"))
    window.navigator.go("games")
    window.services.ask("show-replay", of_a_cabin[0])
    assert window.theme.name == "cabin"
    window.navigator.go_back()
    assert window.theme.name == "forest"


@rows("deck", ["four-colour", "jumbo", "jumbo-four-colour"])
def test_the_hand_takes_another_deck_at_once(at_the_table: MainWindow, deck: str) -> None:
    at_the_table.preferences.change(deck="classic")
    page = at_the_table.table.page
    cards = [card for card in page.view.board.hand.cards if card is not None]
    before = {card.code: card.item.pixmap().toImage() for card in cards}
    at_the_table.preferences.change(deck=deck)
    changed = [card.code for card in cards if card.item.pixmap().toImage() != before[card.code]]
    if deck == "four-colour":
        assert {code for code in before if code[-1] in "DC"} <= set(changed)
    else:
        assert set(changed) == set(before)


def test_the_back_follows_the_theme_until_one_is_chosen(at_the_table: MainWindow) -> None:
    page = at_the_table.table.page
    at_the_table.preferences.change(theme="midnight")
    assert at_the_table.theme.back == theme_called("midnight").back
    # Qt smooths a large digit a trace differently when a process draws it for the first time.
    picture(page)
    before = picture(page)
    at_the_table.preferences.change(back="fans")
    assert at_the_table.theme.back == "fans"
    assert picture(page) != before
    at_the_table.preferences.change(back="")
    assert picture(page) == before


def test_a_chosen_theme_and_deck_are_kept_after_a_restart(open_window: OpenWindow, sit_down: Act) -> None:
    first = open_window()
    first.preferences.change(theme="midnight", deck="jumbo")
    first.close()
    second = open_window()
    assert is_blue(second.start.page)
    sit_down(second)
    assert second.theme.deck == "jumbo"


def test_the_table_is_drawn_again_only_when_the_look_changes(
    at_the_table: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    changes: list[None] = []
    monkeypatch.setattr(at_the_table.table.page.view, "restyle", lambda: changes.append(None))
    at_the_table.preferences.change(volume=10)
    assert changes == []
    at_the_table.preferences.change(theme="midnight")
    assert len(changes) == 1


def test_folding_the_list_of_moves_beside_a_wide_table_is_remembered(
    at_the_table: MainWindow, qtbot: QtBot
) -> None:
    page = at_the_table.table.page
    at_the_table.resize(1440, 900)
    qtbot.waitUntil(lambda: page.view.board.drawer.isVisible())
    qtbot.keyClick(page.view, Qt.Key.Key_M)
    assert not page.view.board.drawer.isVisible()
    assert not at_the_table.preferences.now.move_list
    qtbot.keyClick(page.view, Qt.Key.Key_M)
    assert page.view.board.drawer.isVisible()
    assert at_the_table.preferences.now.move_list


def test_the_list_of_moves_opens_over_a_narrow_table_and_the_table_stays(
    at_the_table: MainWindow, qtbot: QtBot
) -> None:
    page = at_the_table.table.page
    view = page.view
    at_the_table.resize(1024, 640)
    qtbot.waitUntil(lambda: view.viewport().width() == 1024 and not view.board.drawer.isVisible())
    seat = view.board.plaques[1].pos()
    qtbot.keyClick(view, Qt.Key.Key_M)
    assert view.board.drawer.isVisible()
    assert view.board.plaques[1].pos() == seat
    assert at_the_table.preferences.now.move_list
    qtbot.keyClick(view, Qt.Key.Key_M)
    assert not view.board.drawer.isVisible()


@rows("when, seen", [("hover", False), ("never", False), ("always", True)])
def test_previews_follow_the_setting(at_the_table: MainWindow, when: str, seen: bool) -> None:
    page = at_the_table.table.page
    at_the_table.preferences.change(previews=when)
    cards = [card for card in page.view.board.hand.cards if card is not None]
    assert [card.pill.isVisible() for card in cards] == [seen] * len(cards)
    page.view.board.hand.set_pointer(1)
    assert cards[1].pill.isVisible() == (when != "never")


WIDER = pytest.mark.slow("the same in more room")


@pytest.mark.parametrize("percent", [200, pytest.param(150, marks=WIDER)])
def test_words_grow_and_stay_in_the_window(at_the_table: MainWindow, percent: int) -> None:
    page = at_the_table.table.page
    board = page.view.board
    pills = [card.pill for card in board.hand.cards if card is not None]
    before = [pill.boundingRect().height() for pill in pills]
    at_the_table.preferences.change(text_size=percent)
    assert all(p.boundingRect().height() > b for p, b in zip(pills, before, strict=True))
    window = page.view.sceneRect()
    for item in (*pills, *board.plaques, board.banner, board.drawer):
        if item.isVisible():
            reach = item.sceneBoundingRect().adjusted(26, 26, -26, -26)
            assert window.contains(reach), item


@pytest.mark.parametrize(
    ("size", "percent"),
    [
        ((1024, 640), 200),
        pytest.param((1440, 900), 200, marks=WIDER),
        *(pytest.param(size, 100, marks=WIDER) for size in ((1024, 640), (1440, 900))),
    ],
    ids=str,
)
def test_the_start_page_keeps_button_doors_and_seats_apart(
    at_the_table: MainWindow, qtbot: QtBot, size: tuple[int, int], percent: int
) -> None:
    at_the_table.preferences.change(text_size=percent)
    at_the_table.resize(*size)
    at_the_table.start.show()
    page = at_the_table.start.page
    qtbot.waitUntil(lambda: page.width() == size[0])
    table = page.layout_of_table
    x, y, width, height = table.plaque(0)
    own = QRect(int(x), int(y), int(width), int(height))
    places = [page.deal.geometry(), own, *(door.geometry() for door in page.doors)]
    assert all(page.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for a, b in combinations(places, 2))
    assert page.deal.y() > table.center.y + table.felt.y


def test_a_click_on_the_open_list_does_not_reach_the_cards_under_it(
    at_the_table: MainWindow, qtbot: QtBot
) -> None:
    page = at_the_table.table.page
    view = page.view
    at_the_table.resize(1024, 640)
    qtbot.waitUntil(lambda: view.viewport().width() == 1024)
    chosen: list[object] = []
    view.play_chosen.connect(chosen.append)
    qtbot.keyClick(view, Qt.Key.Key_M)
    for y in range(40, 640, 40):
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(1000, y))
    assert chosen == []
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not view.board.drawer.isVisible()
    assert at_the_table.navigator.currentWidget() is page


def test_the_theme_follows_the_system_on_request(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    changed = QGuiApplication.styleHints().colorSchemeChanged

    def system_becomes(dark: bool) -> None:
        monkeypatch.setattr(window_look, "system_is_dark", lambda: dark)
        changed.emit(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)

    system_becomes(dark=True)
    assert not is_blue(window.start.page)
    window.preferences.change(theme="system")
    assert is_blue(window.start.page)
    assert not is_light(window.start.page)
    system_becomes(dark=False)
    assert is_light(window.start.page)
    system_becomes(dark=True)
    assert is_blue(window.start.page)
    window.preferences.change(theme="forest")
    system_becomes(dark=True)
    assert not is_blue(window.start.page)


def test_the_title_bar_is_as_dark_as_the_room(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(QStyleHints, "setColorScheme", lambda self, scheme: asked.append(scheme.name))
    monkeypatch.setattr(QStyleHints, "unsetColorScheme", lambda self: asked.append("that of the system"))
    window = open_window()
    window.preferences.change(theme="garden")
    window.preferences.change(theme="midnight")
    window.preferences.change(theme="system")
    assert list(dict.fromkeys(asked)) == ["Dark", "Light", "that of the system"]
    assert asked[-1] == "that of the system"


def test_the_icon_of_the_window_has_every_size_of_desktops(qtbot: QtBot) -> None:
    icon = pictures.app_icon()
    assert [size.width() for size in icon.availableSizes()] == [16, 24, 32, 48, 64, 128, 256]
    # The smallest shows only a card on felt; more would blur.
    small = icon.pixmap(QSize(16, 16), 1.0).toImage()
    assert small.pixelColor(5, 4).lightnessF() > 0.9
    assert small.pixelColor(2, 8).lightnessF() < 0.4


def test_a_notice_grows_with_the_text_and_stays_in_the_window(window: MainWindow) -> None:
    """The notice is on screen already when the text is made larger."""
    window.resize(1024, 640)
    window.notify("This game's file was gone. It's saved again, with all its moves.")
    notice = window.notice
    before = notice.size()
    window.preferences.change(text_size=200)
    assert notice.height() > 1.5 * before.height()
    assert window.rect().contains(notice.geometry())
    assert notice.height() < window.height() / 3


def test_no_word_is_left_alone_on_the_last_line_of_a_notice(qtbot: QtBot) -> None:
    saved = "Your game is saved. You'll find it under Saved games."
    assert even_lines(saved, 360, 16) == ["Your game is saved. You'll", "find it under Saved games."]
    assert even_lines(saved, 1000, 16) == [saved]


def titles(window: MainWindow) -> list[QRect]:
    """Return where the titles of the page are in the window."""
    found = [
        one for one in window.findChildren(QLabel) if one.isVisible() and one.property("role") == "title"
    ]
    boxes = [QRect(one.mapTo(window, QPoint(0, 0)), one.size()) for one in found]
    if window.table.is_shown:
        table = window.table.page.view
        box = table.titles_box()
        boxes.append(QRect(table.mapTo(window, box.topLeft()), box.size()))
    return boxes


@pytest.mark.parametrize("size", [(1024, 640), pytest.param((1440, 900), marks=WIDER)], ids=str)
def test_a_notice_covers_no_name_card_or_total(at_the_table: MainWindow, size: tuple[int, int]) -> None:
    at_the_table.resize(*size)
    at_the_table.notify("Your game is saved. You'll find it under Saved games.")
    view = at_the_table.table.page.view
    plates = [QRect(view.mapTo(at_the_table, plate.topLeft()), plate.size()) for plate in view.plates()]
    assert not any(at_the_table.notice.geometry().intersects(plate) for plate in plates)


@pytest.mark.parametrize("size", [(1024, 640), pytest.param((1440, 900), marks=WIDER)], ids=str)
def test_a_notice_is_near_its_subject_and_covers_no_call(
    at_the_table: MainWindow, size: tuple[int, int]
) -> None:
    at_the_table.resize(*size)
    page, notice = at_the_table.table.page, at_the_table.notice
    view = page.view
    at_the_table.features["table"]._say_left(is_kept=True)
    assert notice.geometry().top() < size[1] / 4
    assert notice.geometry().left() < size[0] / 4
    page.view.refused.emit("Hint: play the 4 of hearts to make 99. Anything else goes over 99.")
    over = notice.mapTo(at_the_table, notice.rect().center()) - view.mapTo(at_the_table, page.over_hand)
    assert abs(over.x()) < size[0] / 4
    assert -size[1] / 3 < over.y() < 0
    board = view.board
    calls = [QRectF(board.call_box(place)).toAlignedRect() for place in range(len(board.seats))]
    for box in (*calls, *view.plates()):
        assert not notice.geometry().intersects(QRect(view.mapTo(at_the_table, box.topLeft()), box.size()))


def test_a_notice_of_the_table_disappears_with_it(at_the_table: MainWindow) -> None:
    at_the_table.table.page.conductor.passed.emit("We'll say numbers above 50 for you, Mia.")
    assert at_the_table.notice.isVisible()
    at_the_table.start.show()
    assert not at_the_table.notice.isVisible()


EVERY_PAGE = pytest.mark.slow("on all pages, and in more room")


@pytest.mark.parametrize(
    ("size", "text", "every"),
    [
        ((1024, 640), 200, 5),
        pytest.param((1024, 640), 200, 1, marks=EVERY_PAGE),
        pytest.param((1440, 900), 100, 1, marks=EVERY_PAGE),
    ],
)
def test_a_notice_covers_no_title_on_any_page(
    window: MainWindow, play_a_while: PlayAWhile, size: tuple[int, int], text: int, every: int
) -> None:
    play_a_while(window, 1)
    window.resize(*size)
    window.preferences.change(text_size=text)
    for page in list(window.navigator.rows.values())[::every]:
        page.show()
        QGuiApplication.processEvents()
        for sentence in (
            "Saved as end.",
            "This game's file was gone. It's saved again, with all its moves.",
        ):
            window.notify(sentence)
            body = window.notice.geometry()
            assert window.rect().contains(body)
            assert not any(body.intersects(box) for box in titles(window)), (page.page, body)
    window.table.show()
    window.notify("This game's file was gone. It's saved again, with all its moves.")
    view = window.table.page.view
    own = view.board.hand.cards[0]
    assert window.notice.geometry().bottom() < own.rest.y


@pytest.mark.parametrize("theme", ["forest", "midnight"])
def test_the_file_dialog_of_qt_can_be_read(qtbot: QtBot, window: MainWindow, theme: str) -> None:
    """Its text has the system's colors, so its background must have them too."""
    window.preferences.change(theme=theme)
    window.start.show()
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    label = dialog.findChild(QLabel, "fileNameLabel")
    words = label.palette().color(QPalette.ColorRole.WindowText)
    ground = QColor(picture(dialog).pixel(2, 2))
    assert abs(words.lightness() - ground.lightness()) > 100
