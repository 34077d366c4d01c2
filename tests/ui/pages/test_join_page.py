"""The page that invites phones: what it shows of each seat, and what the host can do there."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.ui.drawing.faces import Mood
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.phones.join_page import Joining, JoinPage, JoinRequest, JoinSeat, SeatButton
from cardtable.ui.table.motion.speeds import Pace
from cardtable.ui.widgets.style import restyle
from cardtable.ui.widgets.tool_tips import tip_of
from tests.language import widest
from tests.ui.readers import hear
from tests.ui.test_markup import NAME, markup

LINK = "http://192.0.2.20:8099/#AAAAAAAAAAAAAAAAAAAAAA"
SEATS = (
    JoinSeat(0, "Mia", "rabbit", "ready"),
    JoinSeat(1, "Dad", "bear", "away"),
    JoinSeat(2, "Leo", "tiger", "picks"),
    JoinSeat(3, "", "", "free"),
    JoinSeat(4, "Olive", "owl", "computer"),
    JoinSeat(5, "Ann", "fox", "screen"),
)
OPEN = Joining("Ninety-nine", SEATS, LINK, "192.0.2.20:8099", room=True, spare=True, deals_for=3)
STILL = Pace(0.0)


@pytest.fixture
def page(qtbot: QtBot) -> JoinPage:
    made = JoinPage(FOREST)
    qtbot.addWidget(made)
    made.resize(1024, 640)
    with qtbot.waitExposed(made):
        made.show()
    made.show_joining(OPEN, STILL)
    return made


def plate(page: JoinPage, seat: int) -> SeatButton:
    return page.round.seats[seat]


def read_code(picture: QImage) -> str:
    """Read the QR code in the picture, as a phone's camera does."""
    import zxingcpp

    gray = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = bytes(gray.constBits())
    across = gray.bytesPerLine()
    dots = memoryview(b"".join(rows[y * across : y * across + gray.width()] for y in range(gray.height())))
    (code,) = zxingcpp.read_barcodes(dots.cast("B", (gray.height(), gray.width())))
    return code.text


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
def test_a_camera_reads_the_code_off_the_page(page: JoinPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    assert read_code(page.grab().toImage()) == LINK
    assert page.address.text() == "192.0.2.20:8099"
    other = LINK.replace("AAAA", "BBBB")
    page.show_joining(replace(OPEN, link=other), STILL)
    assert read_code(page.grab().toImage()) == other


def test_the_way_in_and_whoever_comes_is_announced_once(
    page: JoinPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = hear(monkeypatch)
    page.show_joining(replace(OPEN, link=""), STILL)
    page.show_joining(OPEN, STILL)
    assert heard == ["QR code that opens 192.0.2.20:8099 on a phone."]
    joined = replace(OPEN, seats=(*SEATS[:3], JoinSeat(3, "Ben", "owl", "ready"), *SEATS[4:]))
    page.hide()
    page.show_joining(joined, STILL)
    page.show_joining(joined, STILL)
    assert len(heard) == 1
    page.show()
    assert heard[1:] == ["Seat 4, Ben, on a phone, ready."]
    page.show_joining(replace(joined, knocks=(JoinRequest(7, "Zoe"),), trouble="Nobody plays."), STILL)
    assert heard[2:] == ["Zoe would like to join. Nobody plays."]


def test_each_seat_is_described_in_words(page: JoinPage) -> None:
    assert [each.accessibleName() for each in page.round.seats] == [
        "Seat 1, Mia, on a phone, ready",
        "Seat 2, Dad, phone disconnected",
        "Seat 3, Leo, on a phone, picking an animal",
        "Seat 4, free, for a phone",
        "Seat 5, Olive, played by the computer",
        "Seat 6, Ann, at this screen",
    ]


def test_a_phone_is_removed_with_one_click_or_delete(qtbot: QtBot, page: JoinPage) -> None:
    with qtbot.waitSignal(page.round.removed) as gone:
        qtbot.mouseClick(plate(page, 1).gone, Qt.MouseButton.LeftButton)
    assert gone.args == [1]
    assert plate(page, 1).gone.accessibleName() == "Remove Dad's phone"
    plate(page, 0).setFocus()
    with qtbot.waitSignal(page.round.removed) as gone:
        qtbot.keyClick(plate(page, 0), Qt.Key.Key_Delete)
    assert gone.args == [0]
    assert plate(page, 4).gone.isHidden(), "a computer has no phone"


def test_a_seat_is_handed_to_a_phone_to_this_screen_or_to_a_computer(qtbot: QtBot, page: JoinPage) -> None:
    def offered(seat: int) -> list[str]:
        return [entry.text for entry in plate(page, seat).entries]

    assert offered(4) == ["Give it to a phone", "Play it at this screen", "Remove the seat"]
    assert offered(1)[:2] == ["Play it at this screen", "Let a computer play it"]
    page.show_joining(replace(OPEN, goes_on=True), STILL)
    assert offered(5) == ["Give it to a phone", "Let a computer play it"]
    plate(page, 5).click()
    with qtbot.waitSignal(page.round.moved) as moved:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert moved.args == [5, "phone"]


def test_arrows_go_round_the_table(qtbot: QtBot, page: JoinPage) -> None:
    plate(page, 0).setFocus()
    qtbot.keyClick(plate(page, 0), Qt.Key.Key_Left)
    assert plate(page, 5).hasFocus()
    qtbot.keyClick(plate(page, 5), Qt.Key.Key_Right)
    assert plate(page, 0).hasFocus()


def test_enter_deals_if_there_are_enough_players(qtbot: QtBot, page: JoinPage) -> None:
    page.setFocus()
    assert page.deal.text() == "Deal for 3"
    with qtbot.waitSignal(page.deal_asked):
        qtbot.keyClick(page.deal, Qt.Key.Key_Return)
    page.show_joining(replace(OPEN, trouble="This game needs 3 players."), STILL)
    assert not page.deal.isEnabled()
    assert page.deal.accessibleDescription() == page.trouble.text() == "This game needs 3 players."
    with qtbot.assertNotEmitted(page.deal_asked):
        qtbot.keyClick(page, Qt.Key.Key_Return)


def test_during_a_game_enter_goes_back_to_it(qtbot: QtBot, page: JoinPage) -> None:
    page.show_joining(replace(OPEN, goes_on=True), STILL)
    assert page.add.isHidden()
    with qtbot.waitSignal(page.back_asked):
        qtbot.keyClick(page.deal, Qt.Key.Key_Return)


def test_insert_adds_a_computer_while_there_is_room(qtbot: QtBot, page: JoinPage) -> None:
    with qtbot.waitSignal(page.add.clicked):
        qtbot.keyClick(page, Qt.Key.Key_Insert)
    page.show_joining(replace(OPEN, room=False), STILL)
    with qtbot.assertNotEmitted(page.add.clicked):
        qtbot.keyClick(page, Qt.Key.Key_Insert)


def test_the_host_lets_a_phone_in_or_refuses_it(qtbot: QtBot, page: JoinPage) -> None:
    assert page.round.question.isHidden()
    page.show_joining(replace(OPEN, knocks=(JoinRequest(7, "Ida"), JoinRequest(9, "Eve"))), STILL)
    assert page.round.asked.text() == "Ida would like to join. One more is waiting."
    with qtbot.waitSignal(page.round.answered) as answered:
        qtbot.keyClick(page.round.let_in, Qt.Key.Key_Return)
    assert answered.args == [7, True]
    page.show_joining(replace(OPEN, knocks=(JoinRequest(9, "Eve", "Mia"),)), STILL)
    assert page.round.asked.text() == "Eve wants Mia's seat and cards."
    page.show_joining(replace(OPEN, knocks=(JoinRequest(9, "Mia", "Mia"),)), STILL)
    assert page.round.asked.text() == "Another phone wants Mia's seat and cards."
    with qtbot.waitSignal(page.round.answered) as answered:
        qtbot.mouseClick(page.round.refuse, Qt.MouseButton.LeftButton)
    assert answered.args == [9, False]


def test_without_a_network_the_page_says_so_instead_of_the_code(page: JoinPage) -> None:
    page.show_joining(replace(OPEN, link="", address="", closed="No network."), STILL)
    assert page.closed.isVisible()
    assert page.closed.text() == "No network."
    assert not page.code.isVisible()
    assert not page.address.isVisible()


def test_the_page_says_that_cards_are_not_encrypted(page: JoinPage) -> None:
    assert page.private.text().endswith("Cards aren't encrypted: others on this Wi-Fi could see them.")


def test_a_new_player_drops_into_the_ring_once(qtbot: QtBot, page: JoinPage) -> None:
    taken = (*SEATS[:3], replace(SEATS[3], name="Pip", avatar="frog", sitting="picks"), *SEATS[4:])
    page.show_joining(replace(OPEN, seats=taken), Pace(1.0))
    assert 3 in page.round.coming
    qtbot.waitUntil(lambda: 3 not in page.round.coming)
    ready = (*SEATS[:3], replace(taken[3], sitting="ready"), *SEATS[4:])
    page.show_joining(replace(OPEN, seats=ready), Pace(1.0))
    assert 3 not in page.round.coming, "a player who is there doesn't drop in again"


def test_faces_show_players_who_pick_an_animal_or_are_away(page: JoinPage) -> None:
    moods = [each.face.mood for each in page.round.board.plaques]
    assert moods == [Mood.CALM, Mood.ASLEEP, Mood.THINKING, Mood.CALM, Mood.CALM, Mood.CALM]


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)])
@pytest.mark.parametrize("language", widest.ALL_AT_ONCE)
def test_no_seat_overlaps_another_or_sticks_out(
    qtbot: QtBot, size: tuple[int, int], text: float, language: str
) -> None:
    widest.speak(language)
    theme = FOREST.like()
    theme.apply_theme(FOREST, text=text)
    restyle(theme)
    page = JoinPage(theme)
    qtbot.addWidget(page)
    page.show()
    for count in range(2, 11):
        many = tuple(JoinSeat(n, f"Player {n}", "owl", "ready") for n in range(count))
        page.show_joining(replace(OPEN, seats=many), STILL)
        page.resize(*size)
        assert (page.width(), page.height()) == size, "nothing on it makes the window larger"
        boxes = [each.geometry() for each in page.round.seats]
        for number, box in enumerate(boxes):
            assert page.round.rect().contains(box)
            assert not any(box.intersects(other) for other in boxes[:number])
        assert page.deal.geometry().top() >= page.round.mapTo(page, QPoint(0, page.round.height())).y()


def test_a_phone_with_a_name_like_markup_can_be_removed(page: JoinPage) -> None:
    seats = tuple(replace(seat, name=NAME, sitting="ready") for seat in OPEN.seats)
    page.show_joining(replace(OPEN, seats=seats, game=NAME, knocks=(JoinRequest(1, NAME, NAME),)), STILL)
    assert any(NAME in tip_of(widget) for widget in page.findChildren(QWidget))
    assert list(markup(page)) == []
