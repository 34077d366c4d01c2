"""The replay of a finished game: any move is reached by keys, list and scrubber, or it plays by itself."""

from __future__ import annotations

import re
from threading import Event

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice
from cardtable.bots.reasons import Keeps
from cardtable.cards.faces import AS_DEALT, HIDDEN
from cardtable.controller.lookback import review
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.playhead import Playhead
from cardtable.controller.lookback.review import Costly, Decision, Judgment
from cardtable.controller.match.setup import Player
from cardtable.game.moves import Defend, Play
from cardtable.language import word
from cardtable.ui.drawing import paint
from cardtable.ui.drawing.paint import text_width
from cardtable.ui.features.replay import replay_list
from cardtable.ui.features.replay.replay_list import POSITION_ROLE, STEP_ROLE
from cardtable.ui.features.replay.replay_page import ReplayPage
from cardtable.ui.features.replay.replay_table import ViewOnlyTable, lay, subtitle
from tests.controller.lookback.test_playback import ANN, BEN, JOE, MIA, played
from tests.ui.pages.looking_back import replay_page, sound
from tests.ui.readers import named

Key = Qt.Key
ANOTHER = pytest.mark.slow("steps through another game in the same way")


def costly(decision: Decision, points: int = 0) -> Judgment:
    """Judge a choice as a mistake that cost `points`, or as many as its number in the game."""
    better = Play(("9D",), "0", 68)
    found = Costly(decision, points or decision.number, 0.46, better, 0.83, (Keeps(2, 99),))
    return Judgment(decision, Advice(better), found)


@pytest.fixture(autouse=True)
def quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge every choice as sound at once, unless a test patches it."""
    monkeypatch.setattr(review, "judge", sound)


@pytest.fixture
def page(qtbot: QtBot) -> ReplayPage:
    return replay_page(qtbot)


def at(page: ReplayPage) -> int:
    return page.playhead.at


def settle(qtbot: QtBot, page: ReplayPage) -> None:
    qtbot.waitUntil(lambda: not page.table.busy)


def test_keys_step_through_the_game(qtbot: QtBot, page: ReplayPage) -> None:
    game = Playback.of_match(played(ANN, BEN, JOE))
    page.show_game(game)
    assert at(page) == 1
    for key, position in (
        (Key.Key_Right, 2), (Key.Key_Right, 3), (Key.Key_Left, 2), (Key.Key_End, game.last), (Key.Key_Right, game.last),
        (Key.Key_Home, 0), (Key.Key_PageDown, 1), (Key.Key_PageDown, game.deals[1] + 1), (Key.Key_PageUp, 1),
    ):  # fmt: skip
        qtbot.keyClick(page.bar.scrubber, key)
        settle(qtbot, page)
        assert at(page) == position
        assert page.bar.scrubber.value() == position
        assert page.list.currentIndex().data(POSITION_ROLE) == position
    assert page.table.board.total == game.view(1, game.first_sight).total


def test_a_note_has_room_beside_a_long_card_name_and_the_cost(
    qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "judge", costly)
    drawn: list[tuple[str, float, float]] = []

    def listen(
        painter: object, x: float, y: float, string: str, size: float, *rest: object, **more: float
    ) -> float:
        drawn.append((string, text_width(string, size, 700), more.get("width", 9999.0)))
        return 0.0

    page.show_game(Playback.of_match(played(ANN, BEN, JOE, variant="boom-o", seed="3")), at=0)
    assert page.playhead is not None
    qtbot.waitUntil(lambda: page.playhead is not None and bool(page.playhead.all_costly))
    monkeypatch.setattr(replay_list.paint, "text", listen)
    for position, entry in enumerate(page.playhead.game.entries):
        if isinstance(entry.step, Defend):
            drawn.clear()
            page.list.show_position(position + 1)
            page.list.viewport().repaint()
            notes = [(wide, room) for string, wide, room in drawn if string == "defends"]
            assert notes
            assert all(wide <= room for wide, room in notes)
            break
    else:
        pytest.fail("nobody defended in this game")


def test_a_name_of_seven_letters_is_shown_whole_on_a_small_screen(
    qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The costs of moves take room in the same row."""
    monkeypatch.setattr(review, "judge", costly)
    page.resize(1024, 640)
    rooms: list[float] = []

    def listen(
        painter: object, x: float, y: float, string: str, size: float, *rest: object, **more: float
    ) -> float:
        if string == "Antonia":
            rooms.append(more["width"] - text_width(string, size, 800))
        return 0.0

    antonia = Player("Antonia", "person")
    page.show_game(Playback.of_match(played(antonia, BEN, JOE)), at=0)
    qtbot.waitUntil(lambda: page.playhead is not None and bool(page.playhead.all_costly))
    monkeypatch.setattr(replay_list.paint, "text", listen)
    page.list.viewport().repaint()
    assert len(rooms) > 1
    assert min(rooms) >= -0.5


def test_a_long_title_ends_before_the_eye_button(page: ReplayPage) -> None:
    """The title names the winners, of whom some games have several."""
    page.resize(1024, 640)
    page.show_game(Playback.of_match(played(ANN, BEN, JOE)), at=0)
    page.table.frame.set_titles("Looking back", "x" * 200)
    ends = page.table.titles_box().right()
    assert page.open.isVisible()
    assert page.open.x() - 30 < ends < page.open.x()


def test_the_cost_of_a_move_does_not_cover_the_total(
    qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cost of 100 points is the widest."""
    monkeypatch.setattr(review, "judge", lambda decision: costly(decision, points=100))
    totals, pills = list[float](), list[float]()

    def write(painter: object, x: float, *rest: object, **how: object) -> float:
        totals.extend([x] if paint.RIGHT in rest else [])
        return 0.0

    def cost(
        painter: object, right: float, y: float, string: str, size: float, *rest: object, **how: float
    ) -> None:
        pills.append(right - paint.pill_width(string, size, 800, how["pad"], "warn"))

    page.show_game(Playback.of_match(played(ANN, BEN, JOE)), at=0)
    qtbot.waitUntil(lambda: page.playhead is not None and bool(page.playhead.all_costly))
    monkeypatch.setattr(replay_list.paint, "text", write)
    monkeypatch.setattr(replay_list.paint, "pill", cost)
    page.list.viewport().repaint()
    assert pills
    assert max(totals) <= min(pills)


@pytest.mark.takes_long("every move of a game is painted")
def test_the_table_shows_each_position(qtbot: QtBot, page: ReplayPage) -> None:
    game = Playback.of_match(played(ANN, BEN, JOE))
    page.show_game(game, at=0)
    board = page.table.board
    while at(page) < 30:
        page.step(1)
        settle(qtbot, page)
        shown = game.view(at(page), game.first_sight)
        assert (board.total, board.hand.codes) == (shown.total, shown.hand)
        hands = game.view(at(page), game.first_sight).hands
        face_up = board._look.face_up if board._look is not None else None
        for seat in (1, 2):
            assert board.open.hand(seat) == hands[seat]
            assert (board.fans[seat]._count == 0) == (
                bool(hands[seat]) or (face_up is not None and seat == face_up.seat)
            )


def test_the_list_is_headed_by_the_deal_whose_moves_it_shows(page: ReplayPage) -> None:
    game = Playback.of_match(played(ANN, BEN, JOE))
    page.show_game(game, at=0)
    for position, heading in ((0, "Deal 1"), (game.deals[1], "Deal 1"), (game.deals[1] + 1, "Deal 2")):
        page.go(position)
        assert page.side.deal.text() == heading


@pytest.mark.takes_long("every move, reached in two ways")
@pytest.mark.parametrize(
    "variant",
    [
        "zeus-on-the-loose",
        pytest.param("ninety-nine", marks=ANOTHER),
        pytest.param("ninety-nine-icelandic", marks=ANOTHER),
    ],
)
def test_the_dial_shows_the_total_after_the_move_selected_in_the_list(
    qtbot: QtBot, page: ReplayPage, variant: str
) -> None:
    game = Playback.of_match(played(ANN, BEN, JOE, variant=variant))
    page.show_game(game, at=0)
    assert page.list.currentIndex().data() == "Before the first deal"
    met = 0
    for position in range(1, min(game.last, 40) + 1):
        for go in (lambda: page.step(1), lambda position=position: page.go(position)):
            go()
            settle(qtbot, page)
            step = page.list.currentIndex().data(STEP_ROLE)
            assert step == position - 1
            if isinstance(game.entries[step].step, Play):
                met += 1
                assert page.table.board.total == game.entries[step].total
                text = str(page.list.currentIndex().data())
                assert f"to make {word(page.table.board.total)}" in text
                assert page.bar.scrubber.accessibleDescription() == text
    assert met > 20


def test_the_date_of_a_game_is_written_out_without_a_country_too(page: ReplayPage) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    try:
        page.show_game(Playback.of_match(played(ANN, BEN)))
        assert page.playhead is not None
        assert re.search(r", [A-Z][a-z]{2} \d+, \d{4}\.", subtitle(page.playhead))
    finally:
        QLocale.setDefault(before)


def test_a_row_of_the_list_and_a_click_on_the_scrubber_lead_to_that_move(
    qtbot: QtBot, page: ReplayPage
) -> None:
    game = Playback.of_match(played(ANN, BEN))
    page.show_game(game)
    index = page.list.steps.index(12)
    page.list.scrollTo(index)
    qtbot.mouseClick(
        page.list.viewport(), Qt.MouseButton.LeftButton, pos=page.list.visualRect(index).center()
    )
    assert at(page) == 12
    qtbot.keyClick(page.list, Key.Key_Down)
    assert at(page) == 13
    scrubber = page.bar.scrubber
    qtbot.mouseClick(scrubber, Qt.MouseButton.LeftButton, pos=QPoint(scrubber.width() - 4, 26))
    assert at(page) == game.last
    assert "won" in index.model().index(game.last, 0).data()
    qtbot.mouseClick(scrubber, Qt.MouseButton.LeftButton, pos=QPoint(14, 26))
    assert at(page) == 0
    qtbot.mouseClick(scrubber, Qt.MouseButton.LeftButton, pos=scrubber.rect().center())
    assert abs(at(page) - game.last / 2) <= 1


def test_it_plays_by_itself_to_the_end_and_stops(
    qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Playback.of_match(played(ANN, BEN))
    page.show_game(game, at=game.last - 6)
    qtbot.keyClick(page.bar.scrubber, Key.Key_Space)
    assert page._playing
    assert page.bar.play.accessibleName() == "Pause"
    qtbot.waitUntil(lambda: at(page) == game.last and not page._playing)
    assert page.bar.play.accessibleName() == "Play"
    shown: list[int] = []

    def note(table: ViewOnlyTable, playhead: Playhead) -> None:
        shown.append(playhead.at)
        lay(table, playhead)

    monkeypatch.setattr("cardtable.ui.features.replay.replay_page.lay", note)
    page.play()
    assert shown == [0], "from the end it begins anew, from the table as it was then"
    qtbot.waitUntil(lambda: at(page) > 2)
    qtbot.keyClick(page.bar.scrubber, Key.Key_Left)
    assert not page._playing


def test_three_speeds_by_keys_and_button(qtbot: QtBot, page: ReplayPage) -> None:
    page.show_game(Playback.of_match(played(ANN, BEN)))
    page.prefer(1, True, AS_DEALT)
    assert page.table.stage.pace.reduced
    assert page.table.stage.pace.factor == 1
    qtbot.keyClick(page.bar.scrubber, Key.Key_Plus)
    assert page.table.stage.pace.factor < 1
    assert page.bar.speed.accessibleName().startswith("3×")
    page.bar.speed.click()
    assert page.table.stage.pace.factor > 1
    assert page.bar.speed.accessibleName().startswith("½×")


def test_hands_open_and_close_and_the_view_moves_from_seat_to_seat(qtbot: QtBot, page: ReplayPage) -> None:
    game = Playback.of_match(played(ANN, BEN, JOE))
    page.show_game(game, at=game.deals[0] + 3)
    board = page.table.board
    assert board.open.holds(1)
    named(page.table, board.seat_sentence(1))
    assert "showing" in board.seat_sentence(1)
    qtbot.keyClick(page.bar.scrubber, Key.Key_O)
    assert not board.open.holds(1)
    assert board.fans[1]._count > 0
    assert "showing" not in board.seat_sentence(1)
    qtbot.keyClick(page.bar.scrubber, Key.Key_S)
    assert board.viewer == 1
    assert board.hand.codes == tuple(game._state(at(page)).hands[1])
    assert page.table.unseen._holds.accessibleName() == "Ben's hand"


def test_a_running_game_is_seen_as_its_person_saw_it_and_cannot_be_opened(
    qtbot: QtBot, page: ReplayPage
) -> None:
    game = Playback.of_match(played(BEN, ANN, JOE, until_deal=1, moves=6))
    page.show_game(game)
    assert at(page) == game.last
    assert not page.open.isVisible()
    assert not page.seat.isVisible()
    qtbot.keyClick(page.bar.scrubber, Key.Key_O)
    qtbot.keyClick(page.bar.scrubber, Key.Key_S)
    board = page.table.board
    assert board.viewer == 1
    for position in range(game.last + 1):
        page.go(position)
        assert not any(board.open.hand(seat) for seat in range(3))
        page.step(1)
        settle(qtbot, page)
        assert not any(board.open.hand(seat) for seat in range(3))


def test_of_a_running_game_of_several_persons_no_hand_is_seen(page: ReplayPage) -> None:
    page.show_game(Playback.of_match(played(ANN, MIA, until_deal=1, moves=4)))
    assert set(page.table.board.hand.codes) == {HIDDEN}
    assert page.judging.count == 0


def test_a_replay_asks_nobody_to_play_and_takes_no_card(qtbot: QtBot, page: ReplayPage) -> None:
    game = Playback.of_match(played(ANN, BEN))
    page.show_game(game, at=0)
    chosen = []
    page.table.play_chosen.connect(chosen.append)
    for _ in range(8):
        page.step(1)
        settle(qtbot, page)
        assert not page.table.board.banner.isVisible()
        for card in page.table.board.hand.cards:
            qtbot.mouseClick(
                page.table.viewport(),
                Qt.MouseButton.LeftButton,
                pos=QPoint(round(card.rest.x), round(card.rest.y)),
            )
    assert chosen == []


def test_costly_moves_are_listed_with_the_better_move_and_the_reason(
    qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "judge", costly)
    page.show_game(Playback.of_match(played(ANN, BEN)))
    qtbot.waitUntil(lambda: not page.judging.runs)
    places = page.playhead.all_costly
    assert len(places) > 3
    qtbot.keyClick(page.bar.scrubber, Key.Key_C)
    rows = [page.list.steps.index(row).data(POSITION_ROLE) for row in range(page.list.steps.rowCount())]
    assert rows == places
    page.go(places[1])
    assert "Better: 9 of diamonds to make 68, 83%" in page.coach.text()
    assert "You keep 2 cards you can play even at 99." in page.coach.text()
    number = page.playhead.costly(places[1]).points  # type: ignore[union-attr]
    assert f"Cost: {number} points" in page.list.currentIndex().data()
    at_move = page.coach.text()
    page.go(places[1] + 1)
    assert page.coach.text() == at_move, (
        "a click on the move shows what came of it, and still why it was costly"
    )


def test_a_game_without_mistakes_is_called_so(qtbot: QtBot, page: ReplayPage) -> None:
    page.show_game(Playback.of_match(played(ANN, BEN)))
    qtbot.waitUntil(lambda: not page.judging.runs)
    page.go(0)
    assert page.coach.text() == "All choices were about equal."


def test_the_coach_stops_when_the_page_is_left(
    qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    started, release = Event(), Event()

    def slow(decision: Decision) -> Judgment:
        started.set()
        release.wait()
        return sound(decision)

    monkeypatch.setattr(review, "judge", slow)
    page.show_game(Playback.of_match(played(ANN, BEN)))
    qtbot.waitUntil(started.is_set)
    qtbot.waitUntil(lambda: page.coach.text().startswith("The coach is checking choice 0 of"))
    page.hide()
    release.set()
    page.judging.wait()
    qtbot.wait(1)
    assert page.judging.seen == 0


def test_a_choice_that_cannot_be_judged_does_not_stop_the_coach(
    qtbot: QtBot, page: ReplayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[int] = []

    def frail(decision: Decision) -> Judgment:
        numbers.append(decision.number)
        if len(numbers) == 1:
            raise OSError("no more processes")
        return costly(decision)

    monkeypatch.setattr(review, "judge", frail)
    page.show_game(Playback.of_match(played(ANN, BEN)))
    qtbot.waitUntil(lambda: not page.judging.runs)
    assert len(page.playhead.all_costly) == len(numbers) - 1 >= 1


def test_every_control_has_a_name_and_its_key_in_its_tip(page: ReplayPage) -> None:
    page.show_game(Playback.of_match(played(ANN, BEN)))
    bar = page.bar
    for control in (
        bar.first,
        bar.previous,
        bar.play,
        bar.next,
        bar.last,
        bar.speed,
        page.open,
        page.side.play_on,
        page.side.share,
    ):
        assert control.accessibleName()
        assert control.toolTip().endswith(")"), control.accessibleName()
    assert bar.scrubber.accessibleDescription().startswith("Deal 1,")
    page.step(1)
    assert bar.scrubber.accessibleDescription().startswith("Move 1: ")
