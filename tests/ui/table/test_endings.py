"""The strip says what is lost in the words of the game, and "out" only to who is out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QRectF, QSize
from pytestqt.qtbot import QtBot

from cardtable.game import events as ev
from cardtable.game.events import AnyEvent
from cardtable.game.parts.totals import EachPaid
from cardtable.language import SPEECH, Player, paragraph, player, say
from cardtable.ui.drawing.paint import text_width
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.table.items.strip import Strip
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.words.endings import PAID, Notice, ending, loss, tokens_left
from tests.language import widest
from tests.ui.table.tables import seat_view, seats

NAMES, AVATARS = ("You", "Olive", "Bruno"), ("fox", "owl", "bear")


def end_of_deal(seat: int, lost: int, left: int, out: bool = False) -> list[AnyEvent]:
    """That seat could not play, and paid."""
    gone: list[AnyEvent] = [ev.SeatOut(seat, "game", "no tokens", ("9H",))] if out else []
    return [
        ev.SeatStuck(seat, ("9H",)),
        ev.TokensChanged(seat, -lost, left, "stuck"),
        *gone,
        ev.DealEnded("stuck", (seat,), (), 97, 2),
    ]


LOSSES = [
    ("penny", 1, "Olive is stuck and loses one penny", "2 pennies left. Bruno deals next."),
    ("corner", 0, "You're stuck and fold one corner", "2 corners left. Bruno deals next."),
    ("fold", 1, "Olive is stuck and folds their bill", "2 folds left. Bruno deals next."),
    ("bomb", 1, "Olive is stuck and flips one time bomb", "2 time bombs left. Bruno deals next."),
    ("token", 1, "Olive is stuck and loses one token", "2 tokens left. Bruno deals next."),
]


def test_a_loss_is_announced_in_the_words_of_the_game(subtests: pytest.Subtests) -> None:
    for kind, seat, title, detail in LOSSES:
        with subtests.test(kind):
            notice = ending(end_of_deal(seat, 1, 2), NAMES, AVATARS, 0, kind)
            assert notice is not None
            assert (notice.title, notice.detail) == (title, detail)


def test_someone_who_gave_up_is_not_told_to_have_been_unable_to_play() -> None:
    given_up = [ev.SeatStuck(1, ("9H",), (), True), *end_of_deal(1, 1, 2)[1:]]
    notice = ending(given_up, NAMES, AVATARS, 0)
    assert notice is not None
    assert (notice.title, notice.detail) == ("Olive loses one token", "Olive gave up. 2 tokens left.")
    together = [*given_up[:2], ev.DealEnded("team-paid", (0, 1, 2), (), 97, 2)]
    notice = ending(together, NAMES, AVATARS, 0)
    assert notice is not None
    assert notice.title == "Olive gave up"


def test_someone_who_holds_nothing_but_plays_on_is_not_called_out() -> None:
    notice = ending(end_of_deal(1, 1, 0), NAMES, AVATARS, 0, "chip")
    assert notice is not None
    assert notice.detail == "No chips left. Bruno deals next."
    notice = ending(end_of_deal(0, 1, 0, out=True), NAMES, AVATARS, 0, "chip")
    assert notice is not None
    assert notice.detail == "No chips left. You're out. Bruno deals next."


@pytest.mark.parametrize(
    ("seat", "title", "detail"),
    [
        (1, "Olive is stuck and loses this deal", "Out of the game. Bruno deals next."),
        (0, "You're stuck and lose this deal", "You're out. Bruno deals next."),
    ],
)
def test_someone_who_had_nothing_left_to_lose_is_called_out(seat: int, title: str, detail: str) -> None:
    events = [event for event in end_of_deal(seat, 1, 0, out=True) if not isinstance(event, ev.TokensChanged)]
    notice = ending(events, NAMES, AVATARS, 0, "chip")
    assert notice is not None
    assert (notice.title, notice.detail) == (title, detail)


STANDINGS = [
    ((4, 5, 2), 0, "Your score is 4; the highest is 5."),
    ((4, 5, 2), 1, "Your score of 5 is the highest."),
    ((4, 5, 2), None, "The highest score is 5."),
    ((4, 5, 5), 0, "Your score is 4; the highest is 5."),
    ((4, 5, 5), 1, "You and Bruno share the highest score of 5."),
    ((5, 5, 5), 1, "You and 2 others share the highest score of 5."),
    ((5, 5, 2), None, "The highest score is 5."),
]


def test_if_a_score_is_kept_its_reader_hears_how_it_stands(subtests: pytest.Subtests) -> None:
    """What is left of the points of the deal is in it already, and goes back to three in the next."""
    for scores, viewer, expected in STANDINGS:
        with subtests.test(expected, scores=scores):
            events = [ev.TokensChanged(2, -1, 2, "border"), ev.DealEnded("over", (2,), (), 104, 2, scores)]
            said = ending(events, NAMES, AVATARS, viewer, "point")
            assert said is not None
            assert said.detail.startswith(expected)
            assert "left" not in said.detail


def test_if_won_deals_count_the_end_of_a_deal_is_about_who_won_it() -> None:
    stuck = ev.SeatStuck(0, ("9H",))
    notice = ending([stuck, ev.DealEnded("last-left", (0,), (1,), 97, 2, (1, 2, 0))], NAMES, AVATARS, 0)
    assert notice is not None
    assert (notice.title, notice.won) == ("Olive wins this deal", True)
    assert notice.detail == "Your score is 1; the highest is 2. Bruno deals next."


@pytest.mark.parametrize(
    ("first", "said"),
    [
        (0, "You go first in the next deal."),
        (1, "Olive goes first in the next deal."),
        (None, "Bruno deals next."),
    ],
)
def test_the_starter_is_named_if_it_does_not_follow_from_the_dealer(first: int | None, said: str) -> None:
    ended = ev.DealEnded("stuck", (1,), (), 97, 2, next_starter=first)
    notice = ending(
        [ev.SeatStuck(1, ("5S",), (104,)), ev.TokensChanged(1, -1, 2, "stuck"), ended], NAMES, AVATARS, 0
    )
    assert notice is not None
    assert notice.detail == f"2 tokens left. {said}"


@pytest.mark.parametrize(
    ("what", "cards", "winners", "title", "detail"),
    [
        ("three-kings", ("KH", "KC", "KS"), (1,), "Olive wins the game", "Olive laid down three kings."),
        ("three-sixes", ("6H", "6C", "6S"), (), "Everyone loses the game", "Olive laid down three sixes."),
    ],
)
def test_a_hand_that_ends_the_game_is_announced_with_what_came_of_it(
    what: str, cards: tuple[str, ...], winners: tuple[int, ...], title: str, detail: str
) -> None:
    losers = tuple(seat for seat in range(3) if seat not in winners)
    events: list[AnyEvent] = [
        ev.HandDeclared(1, what, cards),
        ev.DealEnded(what, losers, winners, 47, None),
        ev.GameEnded(what, winners, (None, None, None)),
    ]
    notice = ending(events, NAMES, AVATARS, 0)
    assert notice is not None
    assert (notice.title, notice.detail, notice.avatar, notice.over) == (title, detail, "owl", True)


def test_many_losers_of_a_deal_are_listed_as_people_list_them() -> None:
    notice = ending([ev.DealEnded("over", (0, 1, 2), (), 101, 2)], NAMES, AVATARS, None)
    assert notice is not None
    assert notice.title == "You, Olive and Bruno lose this deal"


def flipped(*left: tuple[int, int]) -> list[AnyEvent]:
    """Those seats flipped a time bomb each."""
    return [ev.TokensChanged(seat, -1, rest, "round") for seat, rest in left]


LETTER: list[AnyEvent] = [
    ev.TokensChanged(1, 1, 2, "letter"), ev.DealEnded("zeus", (), (1,), 101, 1),
]  # fmt: skip
SHED: list[AnyEvent] = [*flipped((1, 2), (2, 1)), ev.DealEnded("shed", (1, 2), (0,), 0, 2)]
LOST: list[AnyEvent] = [*flipped((0, 1), (2, 2)), ev.DealEnded("shed", (0, 2), (1,), 0, 0)]
LAST: list[AnyEvent] = [
    *flipped((1, 2), (2, 0)), ev.SeatOut(2, "game", "round", ("HOLD",)),
    ev.DealEnded("shed", (1, 2), (0,), 0, 1),
]  # fmt: skip
PAIR: list[AnyEvent] = [*flipped((1, 2)), ev.DealEnded("shed", (1,), (0,), 0, 1)]
TRIPLE: list[AnyEvent] = [
    ev.HandDeclared(1, "three-of-a-kind", ("7C", "7H", "7S")), *flipped((0, 4), (2, 3)),
    ev.DealEnded("three-of-a-kind", (0, 2), (), 30, 2),
]  # fmt: skip


WON = [
        (LETTER, "letter", "Olive wins a letter",
         "Olive had Zeus at 101. That makes 2 letters.", "owl"),
        (SHED, "bomb", "You win this deal",
         "You played your last card. The others flip a bomb each.", "fox"),
        (LOST, "bomb", "Olive wins this deal",
         "Olive played their last card. You flip one time bomb.", "owl"),
        (LAST, "bomb", "You win this deal",
         "The others flip a bomb each. Bruno is out.", "fox"),
        (PAIR, "bomb", "You win this deal",
         "You played your last card. Olive flips one time bomb.", "fox"),
        (TRIPLE, "fold", "Olive laid down three of a kind",
         "You fold your bill. Bruno deals next.", "owl"),
]  # fmt: skip


def test_the_winner_and_the_reason_come_before_the_cost_to_others(subtests: pytest.Subtests) -> None:
    for events, kind, title, detail, avatar in WON:
        with subtests.test(detail):
            notice = ending(events, NAMES, AVATARS, 0, kind)
            assert notice is not None
            assert (notice.title, notice.detail, notice.avatar) == (title, detail, avatar)
            assert notice.won, "it has the frame of a loss"


@pytest.mark.parametrize(
    ("events", "detail"),
    [
        ([ev.DealEnded("zeus", (), (0,), 104, None), ev.GameEnded("zeus", (0,), (3, 0, 0))],
         "You had Zeus at 104."),
        ([ev.WentOver(1, 102), ev.MilestoneReached(99, "crossed", 1, "up"), ev.TokensChanged(1, -2, 3, "over"),
          ev.DealEnded("over", (1,), (), 102, 2)],
         "Olive went over with 102. 3 tokens left."),
        ([ev.MilestoneReached(99, "exact", 1, "up"), ev.TokensChanged(0, -2, 3, "99"),
          ev.DealEnded("exact", (0,), (1,), 99, 2)],
         "Olive hit 99 exactly. You lose two tokens."),
    ],
    ids=["Zeus", "over", "exactly"],
)  # fmt: skip
def test_the_reason_of_an_end_is_announced(events: list[AnyEvent], detail: str) -> None:
    notice = ending(events, NAMES, AVATARS, 0)
    assert notice is not None
    assert notice.detail == detail


@pytest.fixture(params=widest.ALL_AT_ONCE)
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    """What stands for each of the languages."""
    widest.speak(request.param)
    yield
    SPEECH.use("en")


@pytest.mark.usefixtures("spoken")
def nothing_is_cut(strip: Strip) -> None:
    for row in strip.rows:
        assert text_width(row.string, row.size, 900 if row.heavy else 600) <= strip.words_room
        assert abs(row.y) + row.size * 0.6 <= strip.box.height() / 2


@pytest.mark.usefixtures("qapp", "spoken")
def test_nothing_on_the_strip_is_cut_in_the_smallest_window(subtests: pytest.Subtests) -> None:
    strip = Strip(FOREST)
    detail = paragraph([tokens_left("bomb", 2), say("ending-deals-next", player=player("You"))])
    for name, count, text in product(
        ["You", "Ann", "Gustav", "Barnabas", "Wilhelmina"], [2, 4, 7, 10], [1.0, 1.5, 2.0]
    ):
        with subtests.test(name, seats=count, text=text):
            strip.show_notice(None)
            strip.arrange(Layout(1024, 640, count, 0.0, text))
            strip.show_notice(Notice(loss("bomb", player(name), True, 1), detail, "fox"))
            assert strip.notice is not None
            nothing_is_cut(strip)
            # Between lines there was a blank, a hyphen, or nothing in Chinese.
            written = "".join(row.string for row in strip.rows).replace(" ", "")
            assert written == f"{strip.notice.title}{strip.notice.detail}".replace(" ", "")


OVER: list[AnyEvent] = [
    ev.WentOver(2, 102), *end_of_deal(2, 2, 3)[1:-1], ev.DealEnded("over", (2,), (), 102, 2),
]  # fmt: skip
ENDS = {"letter": LETTER, "bomb": LAST, "fold": TRIPLE, "token": end_of_deal(0, 1, 0, out=True), "over": OVER}


@pytest.mark.usefixtures("qapp", "spoken")
def test_an_end_is_announced_in_as_few_words_as_the_smallest_window_has_room_for(
    subtests: pytest.Subtests,
) -> None:
    for kind, count in product(ENDS, range(2, 11)):
        with subtests.test(kind, seats=count):
            strip = Strip(FOREST)
            strip.arrange(Layout(1024, 640, count, 0.0, 1.0))
            strip_height = strip.box.height()
            strip.show_notice(ending(ENDS[kind], ("Gustav", "Olive", "Barnaby"), AVATARS, 0, kind))
            assert strip.box.height() <= 1.15 * strip_height
            nothing_is_cut(strip)


@pytest.mark.usefixtures("spoken")
@pytest.mark.parametrize(
    ("sizes", "counts"),
    [
        ([QSize(1024, 640)], [2, 4, 10]),
        pytest.param(
            [QSize(1024, 640), QSize(1920, 1080)], [2, 3, 4, 6, 8, 10], marks=pytest.mark.slow("12 tables")
        ),
    ],
    ids=["few", "all"],
)
def test_the_strip_hides_no_score(
    qtbot: QtBot, subtests: pytest.Subtests, sizes: list[QSize], counts: list[int]
) -> None:
    """At a table of Hundert; what is lost there is told on the strip, and seen at the seats."""
    table = TableView(FOREST)
    qtbot.addWidget(table)
    table.set_speed(0)
    table.show()
    for size, players in product(sizes, counts):
        with subtests.test(f"{players} at {size.width()} by {size.height()}"):
            table.resize(size)
            scores = (-14 - 2 * (players - 1), *(4,) * (players - 1))
            table.sit(seats(players), "", "", replace(seat_view(players), scores=scores), ())
            ended = ev.DealEnded("over", (0,), (), 102, 1, scores)
            with qtbot.waitSignal(table.settled):
                over = replace(seat_view(players, phase="between"), scores=scores)
                table.perform([ev.WentOver(0, 102), EachPaid(0, 2), ended], over)
            strip = table.board.strip
            assert strip.notice is not None
            for plaque in table.board.plaques:
                hangs = plaque.score_box
                assert hangs is not None
                assert not strip.box.intersects(QRectF(*hangs)), plaque.seat.name
            nothing_is_cut(strip)


@pytest.mark.usefixtures("qapp", "spoken")
def test_the_words_on_its_button_have_room_in_the_smallest_window() -> None:
    strip = Strip(FOREST)
    strip.arrange(Layout(1024, 640, 4, 0.0, 1.0))
    for label in ("board-next-deal", "board-go-on", "board-result"):
        assert text_width(say(label), 14, 800) + 1.55 * 14 <= strip.button_box.width() - 8, label


def test_every_kind_of_loss_is_told_to_someone_who_lost_and_to_the_others() -> None:
    for kind, lost in product(PAID, (1, 2)):
        assert loss(kind, Player("You", is_you=True), False, lost).startswith("You "), kind
        assert loss(kind, Player("Olive"), False, lost).startswith("Olive "), kind
        assert tokens_left(kind, lost).endswith(" left."), kind


def test_a_player_called_you_is_addressed_though_nobody_looks() -> None:
    notice = ending(end_of_deal(0, 1, 0, out=True), NAMES, AVATARS, None, "chip")
    assert notice is not None
    assert (notice.title, notice.detail) == (
        "You're stuck and lose one chip",
        "No chips left. You're out. Bruno deals next.",
    )
