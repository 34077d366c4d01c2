"""The window as a person uses it: by keys, from the start page to the end of a game and back."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QPoint, QSize, Qt
from pytestqt.qtbot import QtBot

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.storage.games import GameStore
from cardtable.storage.writer import WRITER
from cardtable.ui.features.start.start_page import StartPage
from cardtable.ui.play.celebration import PlayerKind
from cardtable.ui.services.ui_state import FILE_NAME
from cardtable.ui.table.items import lying
from cardtable.ui.table.items.lying import LyingGame
from cardtable.ui.widgets.controls import RING
from cardtable.ui.widgets.room_page import RoomPage
from tests.rows import rows
from tests.ui.conftest import KEEP_PICTURE, PATIENCE, knows_how, wait_for_person
from tests.ui.driver import Act, MainWindow, OpenWindow, needs


def table(person: str, opponents: int) -> tuple[Player, ...]:
    """Return one person and cautious opponents."""
    others = [Player(f"Bot {n}", "computer", "cautious", "owl") for n in range(opponents)]
    return (Player(person, "person"), *others)


def test_a_fresh_start_offers_a_new_game(window: MainWindow) -> None:
    assert window.start.page.offered is None
    assert window.start.page.deal.text() == "Show me how"
    knows_how(window)
    assert window.start.page.deal.text() == "Deal"
    window.start.page.setFocus()
    assert window.focusWidget() is window.start.page.deal


def test_enter_deals_the_first_game_with_the_players_on_the_start_page(
    qtbot: QtBot, window: MainWindow
) -> None:
    knows_how(window)
    seated = window.start.page.shown.seats
    qtbot.keyClick(window.start.page.deal, Qt.Key.Key_Return)
    assert window.table.is_shown
    match = window.match
    assert [player.kind for player in match.setup.players] == ["person", *["computer"] * 3]
    assert [(seat.name, seat.avatar) for seat in seated] == [
        (player.name, player.avatar) for player in match.setup.players
    ]
    lying = window.start.page.shown.look
    assert (lying.limit, lying.stock) == (match.rules.limit, match.rules.pack_size(4))


def test_if_the_last_game_is_unreadable_enter_deals_the_first_game(
    qtbot: QtBot, own_data_dir: Path, open_window: OpenWindow
) -> None:
    own_data_dir.mkdir(exist_ok=True)
    (own_data_dir / FILE_NAME).write_text('{"last": {"variant": []}, "table": {"seats": 3}}')
    window = open_window()
    assert window.start.page.words.place == "Learn to play in a two-minute deal"
    qtbot.keyClick(window.start.page.deal, Qt.Key.Key_Return)
    assert window.table.is_shown


@pytest.mark.parametrize("begun", [False, True], ids=["a new game", "a game to go on with"])
def test_the_start_page_adds_the_game_to_the_first_picture_without_moving_the_table(
    qtbot: QtBot, own_data_dir: Path, open_window: OpenWindow, sit_down: Act, begun: bool
) -> None:
    if begun:
        window = open_window()
        sit_down(window)
        window.close()
    window = MainWindow(own_data_dir, speed=0)
    qtbot.addWidget(window)
    window.show()
    first = window.navigator.grab().toImage()
    page = window.start.page
    qtbot.waitUntil(lambda: window.navigator.currentWidget() is page, timeout=PATIENCE)
    whole = window.navigator.grab().toImage()
    table = page.layout_of_table
    # Points of the rim, the felt below the dial and the wall.
    across = int(table.center.y + table.felt.y * 0.57)
    for y in (across, int(table.center.y + table.felt.y + 9 * table.s), int(table.bar * 1.2)):
        for x in (int(table.center.x), int(table.center.x + 40), int(table.center.x - 90)):
            assert first.pixelColor(x, y) == whole.pixelColor(x, y)
    assert first != whole
    assert (page.offered is not None) == begun
    window.close()


@pytest.mark.slow("the page of new games and the navigator have tests of their own")
def test_the_last_choices_are_remembered(open_window: OpenWindow) -> None:
    first = open_window()
    first.new_game.show()
    page = first.new_game.page
    chosen = first.catalog[4].id
    page.gallery.choose(chosen)
    page.seats.set_seats((Player("Sam", "person", "", "cat"), Player("Ada", "computer", LEVELS[0], "owl")))
    page.start.click()
    first.close()
    second = open_window()
    second.new_game.show()
    setup = second.new_game.page.setup
    assert setup.variant == chosen
    assert setup.players == (Player("Sam", "person", "", "cat"), Player("Ada", "computer", LEVELS[0], "owl"))


@pytest.mark.slow("a whole game once more")
def test_reduced_motion_reaches_the_table_and_the_end_has_no_stars(
    open_window: OpenWindow, sit_down: Act, play_by_keys: Act
) -> None:
    window = open_window()
    window.preferences.change(pace="still")
    sit_down(window)
    assert window.table.page.view.stage.pace.reduced
    while not window.table.page.shows_end:
        play_by_keys(window)
    assert not window.table.page.end.stars
    window.preferences.change(pace="normal")
    window.new_game.show()
    window.new_game.page.start.click()
    assert not window.table.page.view.stage.pace.reduced


@pytest.mark.parametrize(
    "variant",
    ["ninety-nine-boyer", pytest.param("", marks=pytest.mark.slow("the first game, which takes longer"))],
)
def test_a_whole_game_by_keys_alone(
    qtbot: QtBot, window: MainWindow, sit_down: Act, play_by_keys: Act, variant: str
) -> None:
    if variant:
        knows_how(window)
        players = (Player("Ann", "person"), Player("Ben", "computer", "casual", "owl"))
        window.session.open_match(window.games_on_disk.begin(MatchSetup(variant, players, "2")))
        wait_for_person(qtbot, window)
    else:
        sit_down(window)
    while not window.table.page.shows_end:
        play_by_keys(window)
    page = window.table.page.end
    winner = window.match.setup.players[window.match.winners[0]].name
    assert page.standings.rows[0].name == winner
    assert page.title in (f"{winner} wins this one.", "You win!")
    before = window.match.setup
    qtbot.keyClick(page.again, Qt.Key.Key_Return)
    assert window.table.is_shown
    assert window.match.setup.players == before.players
    assert window.match.setup.seed != before.seed


def test_f1_shows_the_rules_of_this_game_and_escape_goes_back(
    qtbot: QtBot, window: MainWindow, sit_down: Act
) -> None:
    sit_down(window)
    assert window.match is not None
    qtbot.keyClick(window, Qt.Key.Key_F1)
    page = window.rules.page
    assert window.navigator.currentWidget() is page
    assert window.match.rules.name in page.text.toPlainText()
    qtbot.keyClick(page.text, Qt.Key.Key_Escape)
    assert window.table.is_shown


def test_escape_leaves_the_table_and_enter_sits_down_again(
    qtbot: QtBot, window: MainWindow, sit_down: Act
) -> None:
    sit_down(window)
    match = window.match
    qtbot.keyClick(window.table.page.view, Qt.Key.Key_Escape)
    assert window.start.is_shown
    assert window.start.page.deal.text() == "Play on"
    qtbot.keyClick(window.start.page.deal, Qt.Key.Key_Return)
    assert window.table.is_shown
    assert window.match is match


def test_a_game_closed_midway_goes_on_at_the_same_move(
    qtbot: QtBot, open_window: OpenWindow, sit_down: Act, play_by_keys: Act, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StartPage, "keep_picture", KEEP_PICTURE)
    first = open_window()
    sit_down(first)
    for _ in range(3):
        play_by_keys(first)
    left = first.match.view()
    first.close()
    WRITER.wait()
    painted: list[LyingGame] = []
    paint = lying.lying_table
    monkeypatch.setattr(lying, "lying_table", lambda *a, **kw: (painted.append(a[2]), paint(*a, **kw))[1])
    second = open_window()
    offered = second.start.page.offered
    assert not painted, "the first window kept this picture"
    assert (offered.deal, offered.look.total) == (left.deal, left.total)
    qtbot.keyClick(second.start.page.deal, Qt.Key.Key_Return)
    assert second.match.view() == left


@needs("today")
@needs("rules")
def test_back_from_a_page_leads_to_its_door_but_a_game_leads_to_the_button(
    qtbot: QtBot, window: MainWindow, sit_down: Act
) -> None:
    page = window.start.page
    for door, opened in ((page.today, window.today), (page.rules, window.rules)):
        door.setFocus()
        qtbot.keyClick(door, Qt.Key.Key_Return)
        assert opened.is_shown
        window.go_back()
        assert window.focusWidget() is door
    sit_down(window)
    window.start.show()
    assert window.focusWidget() is page.deal


def test_a_game_put_away_is_kept_but_not_offered(
    window: MainWindow, open_window: OpenWindow, sit_down: Act, own_data_dir: Path
) -> None:
    sit_down(window)
    window.start.show()
    window.start.page.put_away.setFocus()
    window.start.page.put_away.click()
    assert window.start.page.offered is None
    assert window.focusWidget() is window.start.page.deal
    assert open_window().start.page.offered is None
    assert GameStore(own_data_dir).unfinished() == ()
    assert len(list(own_data_dir.rglob("*.cardtable"))) == 1


def test_a_damaged_record_is_passed_over(open_window: OpenWindow, own_data_dir: Path) -> None:
    games = own_data_dir / "games"
    games.mkdir(parents=True)
    (games / "20260101-000000.cardtable").write_text("nonsense\n")
    assert open_window().start.page.offered is None


def test_the_window_reopens_at_its_last_place(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_window()
    first.close()
    kept = first.saveGeometry()
    restored: list[QByteArray] = []
    monkeypatch.setattr(MainWindow, "restoreGeometry", lambda self, place: restored.append(place) or True)
    open_window()
    assert restored == [kept]


def test_a_game_without_an_end_can_be_ended_between_deals(
    qtbot: QtBot, window: MainWindow, play_by_keys: Act, own_data_dir: Path
) -> None:
    window.session.start(MatchSetup("ninety-eight", table("Ann", 2), "2"))
    wait_for_person(qtbot, window)
    page, match = window.table.page, window.match
    assert page.way_out == page.view.way_out_label == ""
    while not any(match.view().forfeits):
        assert page.view.way_out_label == ""
        play_by_keys(window)
    qtbot.waitUntil(lambda: page.view.way_out_label == "End the game here")
    with qtbot.waitSignal(page.conductor.game_over):
        qtbot.keyClick(page.view, Qt.Key.Key_End)
    assert window.table.page.shows_end
    rows = window.table.page.end.standings.rows
    assert [row.forfeits for row in rows] == sorted(match.view().forfeits)
    assert [row.won for row in rows] == [True, True, False]
    window.start.show()
    assert window.start.page.offered is None
    assert GameStore(own_data_dir).unfinished() == ()


@pytest.mark.takes_long("a whole game of six")
def test_players_who_survived_longer_in_the_only_deal_come_first(
    qtbot: QtBot, window: MainWindow, play_by_keys: Act
) -> None:
    window.session.start(MatchSetup("ono-99-2022", table("Ann", 5), "3"))
    wait_for_person(qtbot, window)
    page, match = window.table.page, window.match
    while match.view().in_game[0] and match.awaits is not Awaits.OVER:
        play_by_keys(window)
    if match.awaits is not Awaits.OVER:
        qtbot.waitUntil(lambda: page.view.way_out_label == "Skip to the end")
        with qtbot.waitSignal(page.conductor.game_over):
            qtbot.keyClick(page.view, Qt.Key.Key_End)
    rows = window.table.page.end.standings.rows
    assert [row.place for row in rows] == [1, 2, 3, 4, 5, 6]
    gone = [row.out_at for row in rows[1:] if row.out_at is not None]
    assert len(gone) == 5
    assert gone == sorted(gone, reverse=True)
    assert f"out on move {gone[0]}" in window.table.page.end.standings.accessibleName()


def test_a_hand_that_ends_the_game_is_shown_in_the_standings_without_forfeits(
    qtbot: QtBot, window: MainWindow, play_by_keys: Act
) -> None:
    # A deal that ends so is searched, as hands depend on how the opponents play.
    for seed in range(1, 400):
        setup = MatchSetup("ninety-nine-ishihara-hands", table("Ann", 5), str(seed), {"hand_size": "7"})
        match = Match.start(setup)
        match.deal()
        if match.awaits is Awaits.OVER and not match.winners:
            break
    window.session.start(setup)
    wait_for_person(qtbot, window)
    rows = window.table.page.end.standings.rows
    assert [row.hand for row in rows if row.hand] == ["6D"]
    assert [row.forfeits for row in rows] == [None] * 6
    assert window.table.page.end.title == "Everyone loses"


@pytest.mark.slow("a game until the person is out")
def test_a_person_who_is_out_can_skip_to_the_end(qtbot: QtBot, window: MainWindow, play_by_keys: Act) -> None:
    # A deal that puts the person out is searched, as the opponents' play may change.
    for seed in range(31, 61):
        window.session.start(MatchSetup("ninety-nine-boyer", table("Ann", 5), str(seed)))
        wait_for_person(qtbot, window)
        page, match = window.table.page, window.match
        while match.view().in_game[0] and match.awaits is not Awaits.OVER:
            assert page.way_out == ""
            play_by_keys(window)
        if match.awaits is not Awaits.OVER:
            break
    out_in = match.view().deal
    qtbot.waitUntil(lambda: page.view.way_out_label == "Skip to the end")
    with qtbot.waitSignal(page.conductor.game_over):
        qtbot.keyClick(page.view, Qt.Key.Key_End)
    assert match.awaits is Awaits.OVER
    rows = window.table.page.end.standings.rows
    assert rows[0].won
    assert [row.out_in for row in rows[1:]] == [5, 4, 3, 2, 1]
    assert [row.out_in for row in rows if row.player_kind is PlayerKind.YOU] == [out_in]


@pytest.mark.slow("the page of new games and the navigator have tests of their own")
def test_only_the_page_on_screen_keeps_a_picture_of_the_room(window: MainWindow) -> None:
    show: list[Callable[[], object]] = [window.rules.show, window.settings.show, window.show_about]
    for page in show:
        page()
        window.grab()
    window.start.show()
    before = window.grab().toImage()
    kept = [page for page in window.findChildren(RoomPage) if page._ground is not None]
    assert kept == [window.start.page]
    window.show_about()
    window.grab()
    window.start.show()
    assert window.grab().toImage() == before


@pytest.mark.slow("the page of new games and the navigator have tests of their own")
def test_a_page_pictures_the_table_when_it_opens_and_after_resizing(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[QSize] = []
    picture = window.navigator._picture_of_table
    monkeypatch.setattr(
        window.navigator, "_picture_of_table", lambda: taken.append(window.size()) or picture()
    )
    window.settings.show()
    page = window.settings.page
    page.grab()
    assert len(taken) == 1
    assert not page._resized.isActive()
    window.resize(window.width() + 40, window.height() + 30)
    page.grab()
    assert len(taken) == 1
    qtbot.waitUntil(lambda: not page._resized.isActive())
    page.grab()
    assert taken[1:] == [window.size()]


def test_a_click_on_the_table_around_the_board_goes_back_to_it(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.show()
    page = window.settings.page
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=page.board.bottomLeft().toPoint() + QPoint(5, -5))
    assert window.settings.is_shown
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(3, page.height() // 2))
    assert window.start.is_shown


def test_back_leads_through_the_pages_to_the_first(window: MainWindow) -> None:
    window.new_game.show()
    window.settings.show()
    window.show_about()
    window.settings.show()
    assert window.settings.is_shown
    window.go_back()
    assert window.new_game.is_shown
    window.rules.show()
    window.show_about("diagnostics")
    window.go_back()
    assert window.rules.is_shown
    window.go_back()
    assert window.new_game.is_shown
    window.start.show()
    window.go_back()
    assert window.start.is_shown


def test_back_never_leaves_the_keyboard_at_something_hidden(window: MainWindow) -> None:
    window.new_game.show()
    page = window.new_game.page
    page.show_tab("seats")
    page.seats.rows[1].name.setFocus()
    window.settings.show()
    # Coming back, the page shows the chosen game again and no seats.
    window.go_back()
    assert window.navigator.currentWidget() is page
    assert window.focusWidget().isVisible()


def test_back_returns_the_focus_to_the_control_that_led_away(qtbot: QtBot, window: MainWindow) -> None:
    window.settings.show()
    backups = window.settings.page.backups
    backups.setFocus()
    qtbot.keyClick(backups, Qt.Key.Key_Return)
    assert window.backups.is_shown
    qtbot.keyClick(window.backups.page, Qt.Key.Key_Escape)
    assert window.settings.is_shown
    assert window.focusWidget() is backups


def test_no_page_is_made_before_it_is_opened(window: MainWindow) -> None:
    assert [row for row in window.navigator.rows.values() if row.made is not None] == [window.start]


@rows("name", ["rules", "games", "statistics", "album", "learners", "settings", "backups", "about"])
def test_escape_returns_from_each_page_to_the_previous_one(
    qtbot: QtBot, window: MainWindow, name: str
) -> None:
    page = attrgetter(name)(window)
    window.new_game.show()
    page.show()
    assert page.is_shown
    qtbot.keyClick(page.page, Qt.Key.Key_Escape)
    assert window.new_game.is_shown


def test_the_menu_is_at_the_same_place_on_the_start_page_and_at_the_table(window: MainWindow) -> None:
    window.resize(2560, 1440)
    window.start.show()
    menu = window.start.page.menu
    at_start = menu.geometry().center()
    window.table.show()
    at_table = window.table.page.view.frame.menu
    assert at_start == at_table.geometry().center()
    assert menu.width() == at_table.width() + 2 * RING
