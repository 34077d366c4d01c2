"""Every page by the Tab key alone: everything it reaches has a name, a role and a visible focus."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.language import say
from cardtable.rules.loader import Definition
from cardtable.storage.exchange import from_text, text_of
from cardtable.ui import features
from tests.playing import finish_a_game
from tests.ui.conftest import PATIENCE, wait_for_person
from tests.ui.driver import FEATURES, MainWindow
from tests.ui.readers import name_of, nodes

if TYPE_CHECKING:
    from cardtable.ui.features.learners.learners_page import LearnersPage

Role = QAccessible.Role
Show = Callable[[MainWindow, QtBot], None]

PERSON, OTHER, CHILD = "Ann", "Olive", "Mia"
"""Names of the people on the pages."""


def new_game(tab: str) -> Show:
    def show(window: MainWindow, qtbot: QtBot) -> None:
        window.new_game.show()
        window.new_game.page.show_tab(tab)

    return show


def table(window: MainWindow, qtbot: QtBot) -> None:
    window.session.start(
        MatchSetup("ninety-nine", (Player(PERSON, "person"), Player("Bot", "computer", "random")), "7")
    )
    wait_for_person(qtbot, window)


def real_cards(window: MainWindow, qtbot: QtBot) -> None:
    """Choose the first dealer and deal."""
    page, players = window.real_cards, (Player(PERSON, "person"), Player(OTHER, "person"))
    window.session.start(MatchSetup("ninety-nine", players, "7", real_cards=True))
    page.page.buttons[0].click()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def joining(window: MainWindow, qtbot: QtBot) -> None:
    """Seat a person at the screen, with a seat for a phone."""
    window.phones.addresses = ("127.0.0.1",)
    players = Player(PERSON, "person"), Player(OTHER, "person", phone=True)
    window.session.start(MatchSetup("ninety-nine", players, "7"))


def game_over(window: MainWindow, qtbot: QtBot) -> None:
    """Show the end of a game, which is played unless there is one."""
    if window.match is not None and window.match.awaits is Awaits.OVER:
        window.table.show()
        return
    players = (Player(OTHER, "computer", "random"), Player("Bruno", "computer", "random"))
    window.session.start(MatchSetup("ninety-nine", players, "7"))
    page, match = window.table.page, window.match
    assert match is not None
    qtbot.waitUntil(lambda: page.shows_way_out or match.awaits is Awaits.OVER, timeout=PATIENCE)
    page.conductor.finish()
    qtbot.waitUntil(lambda: window.table.page.shows_end, timeout=PATIENCE)


def replay(window: MainWindow, qtbot: QtBot) -> None:
    game_over(window, qtbot)
    window.look_back()


def games(window: MainWindow, qtbot: QtBot) -> None:
    game_over(window, qtbot)
    window.games.show()


def album(view: str = "games", game: str = "") -> Show:
    def show(window: MainWindow, qtbot: QtBot) -> None:
        finish_a_game(window.services.directory, "ninety-nine", PERSON, "expert", "1")
        window.album.show()
        page = window.album.page
        qtbot.waitUntil(lambda: page.place.is_there and page.person.value == PERSON, timeout=PATIENCE)
        page.views.segments[("games", "calendar").index(view)].click()
        if game:
            window.navigator.go("album-game", game, PERSON)

    return show


def minds(window: MainWindow, qtbot: QtBot) -> None:
    game_over(window, qtbot)
    window.services.ask("show-minds")


def class_overview(window: MainWindow, qtbot: QtBot) -> None:
    learners(add)(window, qtbot)
    window.learners.page.teachers.click()


def probe(window: MainWindow, qtbot: QtBot) -> None:
    learners(lambda page: page.teachers.click())(window, qtbot)
    qtbot.waitUntil(lambda: window.class_page.page.pupils is not None, timeout=PATIENCE)
    window.class_page.page.probe.click()


def learners(open_further: Callable[[LearnersPage], None]) -> Show:
    """Return a function that shows all learners, at least one, and then something else."""

    def show(window: MainWindow, qtbot: QtBot) -> None:
        window.learners.show()
        page = window.learners.page
        page.show_learners()
        if page.learner is None:
            add(page)
        open_further(page)

    return show


def add(page: LearnersPage) -> None:
    page.add.click()
    page.form.name.setText(CHILD)
    page.form.mode.pick("pad")
    page.form.save.click()


def made() -> Definition:
    return Definition(
        "own-x-1", "own-x-1.toml", {"base": "ninety-nine", "name": CHILD, "maker": CHILD, "hand": 4}
    )


def own_games(window: MainWindow, qtbot: QtBot) -> None:
    window.arrival.show()
    window.arrival.page.show_game(from_text(text_of(made())))
    window.arrival.page.take.click()
    qtbot.waitUntil(lambda: window.new_game.is_shown, timeout=PATIENCE)


def arrival(window: MainWindow, qtbot: QtBot) -> None:
    window.arrival.show()
    window.arrival.page.show_game(from_text(text_of(made())))


def give(window: MainWindow, qtbot: QtBot) -> None:
    window.give.show()
    window.give.page.show_game(made())


def workshop(view: str, changes: Mapping[str, object]) -> Show:
    """Return a function that opens the workshop with these changes and this view of their meaning."""

    def show(window: MainWindow, qtbot: QtBot) -> None:
        window.change_rules("ninety-nine")
        page = window.workshop.page
        page.do(page.draft.changed(changes), lambda: say("games-house-rules"))
        qtbot.keyClick(page, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
        page.meaning_panel.show_view(view)
        # Lay out the new parts.
        QApplication.processEvents()

    return show


def puzzle(window: MainWindow, qtbot: QtBot) -> None:
    """Answer wrongly, then rightly, and unfold everything."""
    window.puzzles.open_day(date(2026, 11, 23))
    page = window.puzzle.page
    qtbot.waitUntil(lambda: page.puzzle is not None, timeout=PATIENCE)
    found = page.puzzle
    for number in sorted(range(len(found.choices)), key=lambda n: found.choices[n] == found.right):
        page.choose(number)
    for control in [fold for fold, _ in page.reasons] + [page.cards]:
        control.click()
    QApplication.processEvents()


def solved_puzzles(window: MainWindow, qtbot: QtBot) -> None:
    puzzle(window, qtbot)
    window.puzzles.open_book()
    qtbot.waitUntil(lambda: bool(window.book.page.days), timeout=PATIENCE)


def sums(window: MainWindow, qtbot: QtBot) -> None:
    window.puzzles.open_sums()
    page = window.sums.page
    qtbot.waitUntil(lambda: page.sum is not None, timeout=PATIENCE)
    page.choose(0)
    QApplication.processEvents()


def page_of(feature: str) -> Show:
    return lambda window, qtbot: window.navigator[feature].show()


PAGES: dict[str, Show] = {
    "games of one's own": own_games,
    "a game from elsewhere": arrival,
    "a game is given away": give,
    "a child's card": learners(lambda page: None),
    "a child's page": learners(lambda page: page.family.cards[0].child.click()),
    "a parent's page": learners(lambda page: page.show_parent(page.family.cards[0].learner.id)),
    "a learner": learners(lambda page: page.parent_view.skills.click()),
    "practice": learners(lambda page: page.overview.practice.click()),
    "ten minutes": learners(lambda page: page.family.cards[0].next.click()),
    "report": learners(lambda page: page.parent_view.report.click()),
    "class overview": class_overview,
    "probe offered": probe,
    "for parents": learners(lambda page: page.family.cards[0].parents.click()),
    "start": lambda window, qtbot: window.start.show(),
    "new game: seats": new_game("seats"),
    "new game: options": new_game("options"),
    "new game: rules": new_game("rules"),
    "replay": replay,
    "games": games,
    "what did they hold": minds,
    "rules": lambda window, qtbot: window.rules.show(),
    "workshop": lambda window, qtbot: window.change_rules("ninety-nine"),
    "workshop: a conflict": workshop("fair", {"limit": 77}),
    "workshop: in words": workshop("words", {"hand": 5}),
    "workshop: compared": workshop("compare", {"hand": 5}),
    "settings": lambda window, qtbot: window.settings.show(),
    "keys": lambda window, qtbot: window.keys.show(),
    "about": lambda window, qtbot: window.show_about(),
    "what is new": lambda window, qtbot: window.show_about("news"),
    "diagnostics": lambda window, qtbot: window.show_about("diagnostics"),
    "learners": lambda window, qtbot: window.learners.show(),
    "statistics": lambda window, qtbot: window.statistics.show(),
    "album": album(),
    "album: calendar": album("calendar"),
    "album: a game": album(game="ninety-nine"),
    "today": lambda window, qtbot: window.today.show(),
    "a solved puzzle": puzzle,
    "the book of puzzles": solved_puzzles,
    "sums": sums,
    "backups": lambda window, qtbot: window.backups.show(),
    "phones join": joining,
    "real cards": real_cards,
    "table": table,
    "game over": game_over,
}
PAGES |= {name: page_of(name) for name in features.names() if name not in FEATURES}

WITHIN = {"workshop": "workshop: a conflict", "for parents: open": "for parents: open, further down"}
"""Pages of which another page shows everything and more."""


TOGETHER = (
    (
        "start", "new game: seats", "new game: options", "new game: rules", "rules", "settings", "keys", "about",
        "what is new", "diagnostics", "statistics", "today", "backups",
    ),
    (
        "learners", "a child's card", "a child's page", "a parent's page", "a learner", "practice", "ten minutes",
        "report", "for parents", "for parents: another sum", "for parents: open, further down",
        "for parents: a farewell", "class overview", "probe offered", "probe begun", "probe over",
    ),
    ("game over", "what did they hold", "replay", "games"),
)  # fmt: skip
"""Pages that one window shows one after the other: each shows the same as in a fresh one."""


def walked(pages: Iterable[str], marks: Sequence[pytest.MarkDecorator] = ()) -> list[Any]:
    """Return pages by window as parameters with these marks, slow if another page shows everything."""
    # Sorted, as all processes must collect the same tests in the same order.
    rest = sorted(pages)
    groups = [[page for page in group if page in rest] for group in TOGETHER]
    rest = [page for page in rest if not any(page in group for group in groups)]
    less = [pytest.mark.slow("another page shows everything of it and more")]
    many = [*marks, pytest.mark.takes_long("opens many pages")]
    return [
        *(pytest.param(group, id=f"{group[0]} and others", marks=many) for group in groups),
        *(pytest.param([page], id=page, marks=less if page in WITHIN else marks) for page in rest),
    ]


READ_IN_ORDER = sorted(
    PAGES.keys()
    - {"games of one's own", "new game: options"}
    - {"replay", "a solved puzzle", "table", "phones join", "practice", "ten minutes"}
)
"""Pages with their buttons in rows and columns; not on felt, and not scrolling beside a fixed button."""


@pytest.fixture
def shown(request: pytest.FixtureRequest, window: MainWindow, qtbot: QtBot) -> MainWindow:
    """Return an active window with the page, and without a blinking caret."""
    QApplication.setCursorFlashTime(0)
    window.resize(1280, 800)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    PAGES[request.param](window, qtbot)
    return window


def focusable(window: MainWindow) -> list[QWidget]:
    """Return the widgets that Tab has to reach; of exclusive choices only the chosen one."""
    page = window.navigator.currentWidget()
    found = []
    for widget in page.findChildren(QWidget):
        by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if not (by_tab and widget.isVisible() and widget.isEnabled()) or widget.focusProxy() is not None:
            continue
        group = widget.group() if isinstance(widget, QAbstractButton) else None
        if group is None or not group.exclusive() or group.checkedButton() in (None, widget):
            found.append(widget)
    return found


def tabs(window: MainWindow, qtbot: QtBot, back: bool = False) -> Iterator[QWidget]:
    """Return the widgets that Tab reaches, until it comes back to the first."""
    first = at = window.focusWidget()
    for _ in range(400):
        qtbot.keyClick(at or window, Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
        at = window.focusWidget()
        assert at is not None
        yield at
        if at is first:
            return
    pytest.fail("Tab does not come round")


def round_trip(window: MainWindow, qtbot: QtBot, back: bool = False) -> list[QWidget]:
    """Return every widget that Tab reaches, once, in order. Nothing is painted meanwhile."""
    window.setUpdatesEnabled(False)
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab)
    there = list(dict.fromkeys(tabs(window, qtbot, back)))
    window.setUpdatesEnabled(True)
    return there


def assert_reading_order(shown: MainWindow, reached: Sequence[QWidget]) -> None:
    there = [widget for widget in reached if isinstance(widget, QAbstractButton)]
    for scrolled in shown.findChildren(QScrollArea):
        scrolled.verticalScrollBar().setValue(0)
    places = [(widget, QRect(widget.mapTo(shown, QPoint(0, 0)), widget.size())) for widget in there]
    back = [
        f"{describe(widget)}, then {describe(after)}"
        for (widget, place), (after, next_place) in zip(places, places[1:] + places[:1], strict=True)
        if not reads_on(place, next_place)
    ]
    # Only the way from the last to the first goes back.
    assert len(back) <= 1, back


@pytest.mark.slow("two pictures of the window for every widget that Tab reaches")
@pytest.mark.parametrize("shown", PAGES, indirect=True)
def test_the_focus_is_visible_and_follows_the_reading_order(
    shown: MainWindow, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    there = round_trip(shown, qtbot)
    if request.node.callspec.params["shown"] in READ_IN_ORDER:
        assert_reading_order(shown, there)
    unseen = []
    for widget in there:
        bring_to_sight(widget)
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        with_focus, place = picture(shown, widget), area(shown, widget)
        next(other for other in there if other is not widget).setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        if area(shown, widget) == place and picture(shown, widget) == with_focus:
            unseen.append(describe(widget))
    assert unseen == []


@pytest.mark.parametrize("shown", ["start", "table"], indirect=True)
def test_every_menu_item_has_a_name(shown: MainWindow) -> None:
    shown.show_menu()
    board = QApplication.focusWidget().parentWidget()
    lines = [node for node in nodes(board) if node.role() == Role.Button]
    assert len(lines) > 4
    assert all(name_of(line).strip() for line in lines)


def test_every_avatar_is_reached_and_named(window: MainWindow, qtbot: QtBot) -> None:
    window.new_game.show()
    picker = window.new_game.page.seats.rows[0].avatar.pick()
    reached = set()
    for _ in picker.buttons:
        at = QApplication.focusWidget()
        assert isinstance(at, QWidget)
        reached.add(at)
        qtbot.keyClick(at, Qt.Key.Key_Tab)
    assert reached == set(picker.buttons)
    assert all(QAccessible.queryAccessibleInterface(one).role() == Role.Button for one in picker.buttons)
    assert len({one.accessibleName() for one in picker.buttons}) == len(picker.buttons)


def bring_to_sight(widget: QWidget) -> None:
    """Scroll to the widget as Tab does."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()


def area(window: MainWindow, widget: QWidget) -> QRect:
    """Return the widget's place in the window with a margin."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()).adjusted(-14, -14, 14, 14)


def picture(window: MainWindow, widget: QWidget) -> QImage:
    """Return the picture of the widget in the window."""
    return window.grab(area(window, widget).intersected(window.rect())).toImage()


def reads_on(place: QRect, after: QRect) -> bool:
    """Return if the second place is further down, further right in the row, or in the next column."""
    return after.top() > place.center().y() or after.left() >= place.right()


def describe(widget: QWidget) -> str:
    """Return the widget's type and name, for a failure."""
    return f"{type(widget).__name__} {widget.accessibleName()!r}"


@pytest.mark.slow("opens every page once more; quick tests check the pages")
def test_the_walk_opens_every_page(own_data_dir: Path, quiet_lab: None, qtbot: QtBot) -> None:
    opened, there = set[str](), set[str]()
    for show in PAGES.values():
        window = MainWindow(own_data_dir, speed=0)
        with qtbot.waitSignal(window.furnished, timeout=PATIENCE):
            window.show()
        show(window, qtbot)
        opened.add(window.navigator.front)
        there |= window.navigator.rows.keys()
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        shutil.rmtree(own_data_dir)
    assert opened == there
