"""The album shows each person's deeds, and leads from each to its move, to the game and to the figures."""

from __future__ import annotations

import re
from contextlib import closing
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cardtable import clock
from cardtable.controller.day import Person, setup_of_day
from cardtable.controller.match.match import Match
from cardtable.controller.puzzles.daily import entry_of, entry_of_sums, puzzle_of_day
from cardtable.controller.puzzles.sums import sums_of_day
from cardtable.learning.ladder import Numbers
from cardtable.learning.skills import Skill
from cardtable.rules.deeds import deeds_of
from cardtable.rules.families import families
from cardtable.storage.games import GameStore
from cardtable.storage.learners import Answer, LearnerStore
from cardtable.storage.statistics import Played, Standing, Statistics
from cardtable.ui.drawing.theme import Theme
from cardtable.ui.features.album.album_page import AlbumPage
from cardtable.ui.features.album.calendar_view import CalendarView, Shown
from cardtable.ui.features.album.game_page import DeedRow, GamePage, PersonButton
from cardtable.ui.learning.friends import name_and_animal
from cardtable.ui.widgets.controls import PillButton
from tests.playing import finish_a_game, play_on
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow
from tests.ui.readers import hear
from tests.zones import morning

GAME = "zeus-on-the-loose"


@pytest.fixture
def played(window: MainWindow) -> Match:
    """Return a finished game of Mia's, as the newest of two."""
    finish_a_game(window.services.directory, GAME, "Sam", "clever", "1")
    return finish_a_game(window.services.directory, GAME, "Mia", "expert", "2")


def open_album(window: MainWindow, qtbot: QtBot, person: str) -> AlbumPage:
    window.start.page.album.click()
    page: AlbumPage = window.album.page
    qtbot.waitUntil(lambda: page.place.is_there and person in page.person.choices, timeout=PATIENCE)
    page.person.choose(person)
    page.person.picked.emit(person)
    qtbot.waitUntil(lambda: any(card.seals for card in page.shelf.cards), timeout=PATIENCE)
    return page


def open_game(window: MainWindow, qtbot: QtBot, person: str) -> GamePage:
    album = open_album(window, qtbot, person)
    next(card for card in album.shelf.cards if card.game == GAME).click()
    page: GamePage = window.navigator["album-game"].page
    qtbot.waitUntil(lambda: len(page.findChildren(DeedRow)) == len(deeds_of(GAME)), timeout=PATIENCE)
    return page


def test_a_card_turns_with_the_first_deed(window: MainWindow, qtbot: QtBot, played: Match) -> None:
    page = open_album(window, qtbot, "Mia")
    up = {card.game: card for card in page.shelf.cards if card.seals}
    assert list(up) == [GAME]
    done = len(up[GAME].seals)
    assert up[GAME].accessibleName() == f"Zeus on the Loose. Challenges: {done} of 3"
    assert page.count.text() == f"Games: 1 of {len(page.shelf.cards)}. Challenges: {done}"
    assert [card.game for card in page.shelf.cards][:10] == [family.classic for family in families()]


def test_an_album_without_games_says_how_it_begins(window: MainWindow, qtbot: QtBot) -> None:
    window.album.show()
    page = window.album.page
    qtbot.waitUntil(lambda: page.place.is_there, timeout=PATIENCE)
    assert page.count.text() == "Your first game turns the first card."
    assert not any(card.seals for card in page.shelf.cards)


def test_arrows_go_from_card_to_card(window: MainWindow, qtbot: QtBot, played: Match) -> None:
    shelf = open_album(window, qtbot, "Mia").shelf
    first, second = shelf.cards[:2]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert second.hasFocus()
    qtbot.keyClick(second, Qt.Key.Key_Down)
    below = next(card for card in shelf.cards if card.hasFocus())
    assert below.x() == second.x()
    assert below.y() > second.y()
    assert [card for card in shelf.cards if card.focusPolicy() & Qt.FocusPolicy.TabFocus] == [below]


def test_each_deed_opens_the_replay_at_its_move(window: MainWindow, qtbot: QtBot, played: Match) -> None:
    page = open_game(window, qtbot, "Mia")
    with closing(Statistics(window.services.directory)) as statistics:
        earned = statistics.album("Mia")[GAME]
    for row in page.findChildren(DeedRow):
        position = earned[row.deed.text].position
        row.findChild(PillButton).click()
        replay = window.replay.page
        qtbot.waitUntil(lambda: window.replay.is_shown, timeout=PATIENCE)
        qtbot.waitUntil(lambda replay=replay: not replay._playing, timeout=PATIENCE)
        assert replay.playhead.at == position
        assert replay.playhead.game.header.seats[0][0] == "Mia"
        window.go_back()
        assert window.navigator.is_shown("album-game")


def test_a_deed_tells_when_and_with_whom(window: MainWindow, qtbot: QtBot, played: Match) -> None:
    page = open_game(window, qtbot, "Mia")
    zeus = next(row for row in page.findChildren(DeedRow) if row.deed.kind == "zeus")
    assert zeus.title.text() == "Catch Zeus"
    assert zeus.note.text().endswith(", with Olive")
    assert page.play.text() == "Play Zeus on the Loose"
    page.play.click()
    assert window.new_game.is_shown


def test_a_person_of_the_family_opens_the_game_in_their_album(
    window: MainWindow, qtbot: QtBot, played: Match
) -> None:
    page = open_game(window, qtbot, "Mia")
    (sam,) = page.findChildren(PersonButton)
    assert re.fullmatch(r"Sam. Challenges: \d of 3", sam.accessibleName())
    sam.click()
    qtbot.waitUntil(
        lambda: [one.text() for one in page.findChildren(PersonButton)] == ["Mia"], timeout=PATIENCE
    )
    assert page.whose.text() == "Sam"
    assert page.play.hasFocus()


def test_page_down_scrolls_a_game_that_does_not_fit(window: MainWindow, qtbot: QtBot, played: Match) -> None:
    page = open_game(window, qtbot, "Mia")
    window.resize(1024, 640)
    window.preferences.change(text_size=200)
    bar = page.scrolled.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0, timeout=PATIENCE)
    qtbot.keyClick(page.play, Qt.Key.Key_PageDown)
    assert bar.value() > 0


def test_a_deleted_record_leaves_its_seal(window: MainWindow, qtbot: QtBot, played: Match) -> None:
    open_album(window, qtbot, "Mia")
    for path in (window.services.directory / "games" / "finished").iterdir():
        path.unlink()
    rows = open_game(window, qtbot, "Mia").findChildren(DeedRow)
    assert any(row.note.text().endswith(", with Olive") for row in rows)
    assert all(row.findChild(PillButton) is None for row in rows)


def test_the_calendar_lists_the_games_of_a_day(
    window: MainWindow, qtbot: QtBot, played: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_album(window, qtbot, "Mia")
    page.views.segments[1].click()
    today = next(cell for cell in page.calendar.cells if cell.games)
    assert not any(cell.stickers for cell in page.calendar.cells)
    assert today.day == clock.today()
    assert today.accessibleName().endswith(f"{today.day.year}. {today.games[0].title}")
    assert page.calendar.title.text().endswith(str(today.day.year))
    assert not page.calendar.after.isEnabled()
    today.click()
    watch = next(one for one in page.calendar.findChildren(PillButton) if one.text() == "Watch it")
    watch.click()
    qtbot.waitUntil(lambda: window.replay.is_shown, timeout=PATIENCE)
    window.go_back()
    heard = hear(monkeypatch)
    page.calendar.before.click()
    qtbot.waitUntil(
        lambda: not any(cell.games for cell in page.calendar.cells if cell.isVisible()), timeout=PATIENCE
    )
    assert heard == [page.calendar.title.text()]
    assert page.calendar.after.isEnabled()


def test_a_solved_puzzle_has_its_sticker_on_its_day(window: MainWindow, qtbot: QtBot, played: Match) -> None:
    day = clock.today()
    window.features["puzzles"].kept.add(entry_of(puzzle_of_day(day), day, 3))
    page = open_album(window, qtbot, "Mia")
    (today,) = (cell for cell in page.calendar.cells if cell.stickers)
    assert today.day == day
    assert "Find the play" in today.accessibleName()
    today.click()
    assert "Find the play" in [one.text() for one in page.calendar.findChildren(QLabel)]


def side(page: AlbumPage) -> list[str]:
    """Return the words beside the calendar."""
    return [
        one.text()
        for row in page.calendar._rows
        for one in (row, *row.findChildren(QLabel))
        if isinstance(one, QLabel)
    ]


def test_the_deal_of_the_day_has_its_sticker_and_everyones_results(window: MainWindow, qtbot: QtBot) -> None:
    for name in ("Sam", "Mia"):
        match = Match.start(
            setup_of_day(clock.today(), "to-twenty", Person(name, "owl")),
            GameStore(window.services.directory),
        )
        play_on(match)
    window.album.show()
    page = window.album.page
    qtbot.waitUntil(lambda: any(cell.stickers for cell in page.calendar.cells), timeout=PATIENCE)
    (today,) = (cell for cell in page.calendar.cells if cell.stickers)
    assert [words for _, words in today.stickers] == ["Deal of the day"]
    page.views.segments[1].click()
    today.click()
    told = side(page)
    assert told[1:3] == ["Deal of the day", "To twenty"]
    assert {words.split()[0] for words in told if "survive" in words} == {"Sam", "Mia"}
    assert not any(words.startswith("Wins") for words in told), "it's no game of the league"


def test_the_calendar_has_the_wins_of_the_week_the_month_and_the_year(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "today", lambda: date(2026, 11, 25))
    view = CalendarView(Theme())
    qtbot.addWidget(view)
    some, more = [Standing("Mia", "cat", 2, 1)], [Standing("Mia", "cat", 3, 1)]
    game = Played("zeus-on-the-loose", "Zeus", datetime(2026, 11, 18, 12, tzinfo=UTC), False, None, 1)

    def told(*leagues: list[Standing]) -> list[str]:
        """Return the headings with the last week, month and year having these leagues."""
        shown = dict(zip(view.spans[-3:], leagues, strict=True))
        weeks = {span: some for span in view.spans[:-2] if game.moment.date() < span[1]}
        view.show_month(Shown([game], tally=[("Mia", "cat", 1)], leagues=weeks | shown))
        return [row.text() for row in view._rows if isinstance(row, QLabel)]

    assert told(some, more, more) == ["Wins tonight", "Wins this week", "Wins: 2026"]
    assert told(some, some, some) == ["Wins tonight", "Wins this week"], "the year adds nothing"
    next(cell for cell in view.cells if cell.games).click()
    assert told(some, more, more)[1:] == ["Wins, week of Nov 15, 2026"]
    view.before.click()
    assert told(some, some, more) == ["Wins: October 2026", "Wins: 2026"]


def test_a_learners_friends_and_number_puzzles_have_stickers_on_their_days(
    window: MainWindow, qtbot: QtBot, played: Match
) -> None:
    day = clock.today()
    window.features["puzzles"].kept.add(entry_of_sums(sums_of_day(day, Numbers.TO_20)[-1], day))
    page = open_album(window, qtbot, "Sam")
    (today,) = (cell for cell in page.calendar.cells if cell.stickers)
    assert today.accessibleName().endswith("Number puzzles")
    stored: list[LearnerStore | None] = []
    window.services.learner_file.open(stored.append)
    qtbot.waitUntil(lambda: bool(stored), timeout=PATIENCE)
    store = stored[0]
    mia = store.add("Mia", "frog")
    first_morning = morning(clock.today().replace(day=1))
    for mode, skill in (("rescue", Skill.DOUBLE), ("rescue", Skill.DOUBLE), ("practice", Skill.ROOM)):
        store.answered(mia, Answer(first_morning, mode, GAME, skill.value, True, "none", 0, "{}"))
    window.go_back()
    page = open_album(window, qtbot, "Mia")
    qtbot.waitUntil(lambda: len(stickers(page, 1)) > 1, timeout=PATIENCE)
    friend, numbers = stickers(page, 1)[0], stickers(page, 1)[-1]
    assert friend == name_and_animal(Skill.DOUBLE)
    assert numbers == "Number puzzles"
    page.views.segments[1].click()
    first = next(cell for cell in page.calendar.cells if cell.isVisible() and cell.day.day == 1)
    assert friend in first.accessibleName()
    first.click()
    assert friend in [one.text() for one in page.calendar.findChildren(QLabel)]


def stickers(page: AlbumPage, day: int) -> list[str]:
    """Return the words of the stickers on a day of this month."""
    month = clock.today().month
    cell = next(one for one in page.calendar.cells if (one.day.month, one.day.day) == (month, day))
    return [words for _, words in cell.stickers]


def test_the_tally_counts_until_a_break(window: MainWindow, played: Match) -> None:
    with closing(Statistics(window.services.directory)) as statistics:
        assert statistics.catch_up()
        now = datetime.now(UTC)
        assert {name for name, _, _ in statistics.tally(now)} == {"Mia", "Sam"}
        assert statistics.tally(now + timedelta(hours=5)) == ()
