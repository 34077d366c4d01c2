"""The strip names losses in the words of the game, and says "out" only of players who are out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from cardtable.ui.table.places.layout import CARD_RATIO, STRIP_HEIGHT, Layout
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.words.endings import PAID, Notice, between_deals, ending, loss, tokens_left
from tests.language import widest
from tests.ui.table.tables import seat_view, seats

NAMES, AVATARS = ("You", "Olive", "Bruno"), ("fox", "owl", "bear")


def notice_of(events: Sequence[AnyEvent], viewer: int | None = 0, kind: str = "token") -> Notice:
    notice = ending(events, NAMES, AVATARS, viewer, kind)
    assert notice is not None
    return notice


def end_of_deal(seat: int, lost: int, left: int, out: bool = False) -> list[AnyEvent]:
    """Return the events of a deal that ends because the seat cannot play and pays."""
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
            notice = notice_of(end_of_deal(seat, 1, 2), kind=kind)
            assert (notice.title, notice.detail) == (title, detail)


def test_a_player_who_gave_up_is_not_called_stuck() -> None:
    given_up = [ev.SeatStuck(1, ("9H",), (), True), *end_of_deal(1, 1, 2)[1:]]
    notice = notice_of(given_up)
    assert (notice.title, notice.detail) == ("Olive loses one token", "Olive gave up. 2 tokens left.")
    together = [*given_up[:2], ev.DealEnded("team-paid", (0, 1, 2), (), 97, 2)]
    notice = notice_of(together)
    assert notice.title == "Olive gave up"


def test_a_player_without_tokens_is_called_out_only_if_they_are() -> None:
    notice = notice_of(end_of_deal(1, 1, 0), kind="chip")
    assert notice.detail == "No chips left. Bruno deals next."
    notice = notice_of(end_of_deal(0, 1, 0, out=True), kind="chip")
    assert notice.detail == "No chips left. You're out. Bruno deals next."


@pytest.mark.parametrize(
    ("seat", "title", "detail"),
    [
        (1, "Olive is stuck and loses this deal", "Out of the game. Bruno deals next."),
        (0, "You're stuck and lose this deal", "You're out. Bruno deals next."),
    ],
)
def test_a_player_who_is_out_without_a_loss_is_called_out(seat: int, title: str, detail: str) -> None:
    events = [event for event in end_of_deal(seat, 1, 0, out=True) if not isinstance(event, ev.TokensChanged)]
    notice = notice_of(events, kind="chip")
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


def test_the_strip_shows_the_scores_if_there_are_any(subtests: pytest.Subtests) -> None:
    """The points of the deal are in the score already, and start at three again in the next."""
    for scores, viewer, expected in STANDINGS:
        with subtests.test(expected, scores=scores):
            events = [ev.TokensChanged(2, -1, 2, "border"), ev.DealEnded("over", (2,), (), 104, 2, scores)]
            said = notice_of(events, viewer=viewer, kind="point")
            assert said.detail.startswith(expected)
            assert "left" not in said.detail


def test_if_won_deals_count_the_strip_names_the_winner() -> None:
    stuck = ev.SeatStuck(0, ("9H",))
    notice = notice_of([stuck, ev.DealEnded("last-left", (0,), (1,), 97, 2, (1, 2, 0))])
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
def test_the_next_starter_is_named_if_the_rules_choose_one(first: int | None, said: str) -> None:
    ended = ev.DealEnded("stuck", (1,), (), 97, 2, next_starter=first)
    notice = notice_of(
        [ev.SeatStuck(1, ("5S",), (104,)), ev.TokensChanged(1, -1, 2, "stuck"), ended], viewer=0
    )
    assert notice.detail == f"2 tokens left. {said}"


@pytest.mark.parametrize(
    ("what", "cards", "winners", "title", "detail"),
    [
        ("three-kings", ("KH", "KC", "KS"), (1,), "Olive wins the game", "Olive laid down three kings."),
        ("three-sixes", ("6H", "6C", "6S"), (), "Everyone loses the game", "Olive laid down three sixes."),
    ],
)
def test_a_declared_hand_that_ends_the_game_is_announced_with_the_result(
    what: str, cards: tuple[str, ...], winners: tuple[int, ...], title: str, detail: str
) -> None:
    losers = tuple(seat for seat in range(3) if seat not in winners)
    events: list[AnyEvent] = [
        ev.HandDeclared(1, what, cards),
        ev.DealEnded(what, losers, winners, 47, None),
        ev.GameEnded(what, winners, (None, None, None)),
    ]
    notice = notice_of(events)
    assert (notice.title, notice.detail, notice.avatar, notice.over) == (title, detail, "owl", True)


def test_several_losers_are_listed_with_and() -> None:
    notice = notice_of([ev.DealEnded("over", (0, 1, 2), (), 101, 2)], viewer=None)
    assert notice.title == "You, Olive and Bruno lose this deal"


def flipped(*left: tuple[int, int]) -> list[AnyEvent]:
    """Return a flipped time bomb for each seat, with the bombs left."""
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
            notice = notice_of(events, kind=kind)
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
    notice = notice_of(events)
    assert notice.detail == detail


@pytest.fixture(params=widest.ALL_AT_ONCE)
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    """Speak each of the languages with the longest words."""
    widest.speak(request.param)
    yield
    SPEECH.use("en")


@pytest.mark.usefixtures("spoken")
def assert_nothing_cut(strip: Strip) -> None:
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
            assert_nothing_cut(strip)
            # Lines are broken at a blank or a hyphen, in Chinese anywhere.
            written = "".join(row.string for row in strip.rows).replace(" ", "")
            assert written == f"{strip.notice.title}{strip.notice.detail}".replace(" ", "")


@pytest.mark.usefixtures("qapp", "spoken")
@pytest.mark.parametrize(
    ("has_button", "layouts"),
    [
        (True, [Layout(1024, 640, 10), Layout(1024, 640, 10, 0.0, 2.0), Layout(1440, 900, 10, 397, 2.0)]),
        (
            False,
            [
                Layout(704, 502, 10, least=0.5),
                Layout(614, 478, 10, 0.0, 2.0, least=0.5),
                Layout(1012, 738, 10, 0.0, 2.0, least=0.5),
            ],
        ),
    ],
    ids=["table", "replay"],
)
def test_the_strip_covers_no_seat_of_ten(has_button: bool, layouts: list[Layout]) -> None:
    strip, detail = Strip(FOREST), say("ending-deals-next", player=player("Wilhelmina"))
    strip.has_button = has_button
    for layout in layouts:
        strip.show_notice(None)
        strip.arrange(layout)
        strip.show_notice(Notice(loss("bomb", player("Barnabas"), True, 1), detail, "fox"))
        assert_nothing_cut(strip)
        for place in layout.places:
            assert not strip.box.intersects(QRectF(*layout.plaque(place))), (layout, place)
        assert strip.box.bottom() < layout.hand_y - layout.hand_card * CARD_RATIO / 2


OVER: list[AnyEvent] = [
    ev.WentOver(2, 102), *end_of_deal(2, 2, 3)[1:-1], ev.DealEnded("over", (2,), (), 102, 2),
]  # fmt: skip
ENDS = {"letter": LETTER, "bomb": LAST, "fold": TRIPLE, "token": end_of_deal(0, 1, 0, out=True), "over": OVER}


@pytest.mark.usefixtures("qapp", "spoken")
def test_every_kind_of_end_fits_the_strip_in_the_smallest_window(subtests: pytest.Subtests) -> None:
    for kind, count in product(ENDS, range(2, 11)):
        with subtests.test(kind, seats=count):
            strip, layout = Strip(FOREST), Layout(1024, 640, count, 0.0, 1.0)
            strip.arrange(layout)
            strip.show_notice(ending(ENDS[kind], ("Gustav", "Olive", "Barnaby"), AVATARS, 0, kind))
            assert strip.box.height() <= 1.15 * STRIP_HEIGHT * layout.strip_scale
            assert_nothing_cut(strip)


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
    """A table of Hundert: losses show on the strip and at the seats."""
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
                assert not strip.box.intersects(QRectF(*hangs)), plaque.seat.name
            assert_nothing_cut(strip)


@pytest.mark.usefixtures("spoken")
def test_large_text_leaves_your_score_in_the_window(qtbot: QtBot) -> None:
    theme = FOREST.like()
    theme.apply_theme(theme, text=2.0)
    table = TableView(theme)
    qtbot.addWidget(table)
    table.set_speed(0)
    table.resize(1024, 640)
    table.show()
    table.sit(seats(4), "", "", replace(seat_view(4), scores=(3, 3, 3, 3)), ())
    score = table.board.plaques[0].score_box
    assert score.y + score.h <= 640


@pytest.mark.usefixtures("qapp", "spoken")
def test_the_words_on_the_button_of_the_strip_fit_the_smallest_window() -> None:
    strip = Strip(FOREST)
    strip.arrange(Layout(1024, 640, 4, 0.0, 1.0))
    for label in ("board-next-deal", "shared-go-on", "board-result"):
        assert text_width(say(label), 14, 800) + 1.55 * 14 <= strip.button_box.width() - 8, label


def test_every_kind_of_loss_has_words_for_the_reader_and_for_others() -> None:
    for kind, lost in product(PAID, (1, 2)):
        assert loss(kind, Player("You", is_you=True), False, lost).startswith("You "), kind
        assert loss(kind, Player("Olive"), False, lost).startswith("Olive "), kind
        assert tokens_left(kind, lost).endswith(" left."), kind


def test_a_resumed_table_says_which_deal_is_over() -> None:
    view = replace(seat_view(phase="between"), deal=3)
    assert between_deals(view).title == "Deal 3 is over"
    assert between_deals(replace(view, deal=0)) is None, "nothing was dealt yet"
    assert between_deals(replace(view, phase="playing")) is None


def test_a_player_called_you_is_addressed_without_a_viewer() -> None:
    notice = notice_of(end_of_deal(0, 1, 0, out=True), viewer=None, kind="chip")
    assert (notice.title, notice.detail) == (
        "You're stuck and lose one chip",
        "No chips left. You're out. Bruno deals next.",
    )
