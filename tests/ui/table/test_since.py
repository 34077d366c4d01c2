"""The lines on the curtain about what happened since a player's last turn."""

from __future__ import annotations

import pytest

from cardtable.game import events as ev
from cardtable.game.ending import TEAM_PAID
from cardtable.ui.table.words.endings import since_words

NAMES = ("Mia", "Noah", "Olive", "Pip")


def play(seat: int, card: str, total: int) -> ev.CardsPlayed:
    return ev.CardsPlayed(seat, (card,), "+1", None, total - 1, total, str(total))


def dealt() -> ev.DealStarted:
    return ev.DealStarted(
        deal=2, dealer=1, first=2, hands=((), (), (), ()), stock=(), pile=(), total=0, direction=1,
        tokens=(3, 3, 3, 3), in_deal=(0, 1, 2, 3),
    )  # fmt: skip


def paid(seat: int, lost: int = 1) -> ev.TokensChanged:
    return ev.TokensChanged(seat, -lost, 2, "deal")


def test_the_first_line_lists_the_last_plays(subtests: pytest.Subtests) -> None:
    for events, expected in [
        ([], "Nobody has played since."),
        ([play(1, "7H", 68)], "Noah plays the 7 of hearts, making 68."),
        (
            [play(1, "7H", 68), play(2, "KC", 99)],
            "Noah plays the 7 of hearts, making 68. Olive plays the king of clubs, making 99.",
        ),
        (
            [play(1, "2S", 2), play(2, "3S", 5), play(3, "4S", 5), play(1, "5S", 10)],
            "One earlier play. Olive plays the 3 of spades, making 5. Pip plays the 4 of spades, making 5. "
            "Noah plays the 5 of spades, making 10.",
        ),
        (
            [play(n % 3 + 1, "AS", n) for n in range(9)],
            "6 earlier plays. Noah plays the ace of spades, making 6. Olive plays the ace of spades, making 7. "
            "Pip plays the ace of spades, making 8.",
        ),
        ([ev.CardsPlayed(1, ("7H", "7S"), "+14", None, 0, 14, "14")], "Noah plays 2 sevens, making 14."),
        ([ev.CardsPlayed(2, ("9H",), "0", None, 10, 10, "10")], "Olive plays the 9 of hearts, still 10."),
        ([play(2, "3S", -5)], "Olive plays the 3 of spades, making −5."),
        ([play(1, "7H", 68), dealt()], "The cards are dealt."),
        ([play(1, "7H", 68), dealt(), play(2, "3S", 3)], "Olive plays the 3 of spades, making 3."),
        ([ev.TurnLost(1), dealt()], "The cards are dealt."),
        ([ev.TurnLost(1)], "Noah couldn't answer and is skipped."),
        ([ev.TurnLost(1, declined=True)], "Noah didn't answer and is skipped."),
        ([ev.AnswerDeclined(1)], "Noah didn't answer and took a penalty."),
        (
            [ev.TurnLost(1), play(2, "JC", 11), ev.SeatSkipped(2, 3)],
            "Noah couldn't answer and is skipped. Olive plays the jack of clubs, making 11. Pip is skipped.",
        ),
        (
            [play(2, "QC", 0), ev.TurnLost(3), *(play(n, "2S", 2) for n in (1, 2, 3))],
            "One earlier play. Pip couldn't answer and is skipped. Noah plays the 2 of spades, making 2. "
            "Olive plays the 2 of spades, making 2. Pip plays the 2 of spades, making 2.",
        ),
    ]:
        with subtests.test(expected):
            assert since_words(events, NAMES)[0] == expected


def test_the_second_line_lists_losses(subtests: pytest.Subtests) -> None:
    for events, expected in [
        ([play(1, "7H", 68)], ""),
        ([paid(1)], "Noah loses one penny."),
        ([paid(1), paid(1), paid(2)], "Noah loses two pennies. Olive loses one penny."),
        ([ev.DirectionReversed(1, -1)], "Play goes the other way now."),
        ([ev.DirectionReversed(1, -1), ev.DirectionReversed(2, 1)], ""),
        ([ev.DealEnded("bust", (3,), (), 104, 0)], "Pip loses this deal."),
        (
            [
                ev.SeatStuck(2, ("9H",), (105,)),
                *map(paid, range(4)),
                ev.DealEnded(TEAM_PAID, (0, 1, 2, 3), (), 96, 3),
            ],
            "Olive is stuck: everyone loses one penny.",
        ),
        (
            [paid(3), ev.SeatOut(3, "game", "tokens", ())],
            "Pip loses one penny. Pip is out of the game.",
        ),
    ]:
        with subtests.test(expected):
            assert since_words(events, NAMES, "penny")[1] == expected


def test_losses_of_the_deal_before_come_first() -> None:
    told = since_words([paid(1), dealt(), play(2, "KC", 10)], NAMES, "penny")
    assert told == ("Noah loses one penny.", "Olive plays the king of clubs, making 10.")


def test_losses_of_this_deal_come_last() -> None:
    told = since_words([dealt(), play(2, "KC", 10), paid(1)], NAMES, "penny")
    assert told == ("Olive plays the king of clubs, making 10.", "Noah loses one penny.")
