"""A hint at the table: chances on the cards and a reason in words, until the next move."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cardtable.bots.coach import Advice, Estimate
from cardtable.bots.reasons import (
    STRIKES,
    AllOver,
    Gains,
    Keeps,
    Odds,
    OnlyChoice,
    OnlyPlay,
    Rival,
    Room,
    Strikes,
    Trouble,
)
from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import Decline, Play
from cardtable.rules.prose.text import card_values
from cardtable.ui.table.choice.choice import Prompt
from cardtable.ui.table.choice.choice_words import prompt_label
from cardtable.ui.table.motion.look import SeatInfo
from cardtable.ui.table.table_view import TableView
from cardtable.ui.table.words.hints import advice_sentences, chances_sentence, percent, reason_sentence

PLAYERS = (Player("Sam", "person"), Player("Ada", "computer", "expert/0", "owl"))


def begun() -> Match:
    """Return a game with Sam to act, the same one each time."""
    started = Match.start(MatchSetup("ninety-nine", PLAYERS, "11"))
    started.deal()
    while started.seat != 0:
        started.play(started.view(started.seat).moves[0])
    return started


@pytest.fixture
def match() -> Match:
    return begun()


@pytest.fixture(scope="module")
def advice() -> Advice:
    """Return the coach's advice for Sam; computed once, as no test asks for more."""
    return begun().adviser()()


@pytest.fixture
def table(qtbot: QtBot, match: Match) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(1200, 760)
    view.set_speed(0)
    view.sit(
        [SeatInfo(player.name, player.avatar, player.kind == "person") for player in PLAYERS],
        "", "", match.view(), card_values(match.rules),
    )  # fmt: skip
    return view


def test_each_card_shows_its_chance_and_the_best_one_a_star(
    table: TableView, match: Match, advice: Advice
) -> None:
    table.show_hint(advice)
    assert [bar.chance for bar in table.board.bars.items] == [
        advice.chances[card] for card in match.view().hand if card in advice.chances
    ]
    assert not any(bar.toolTip() for bar in table.board.bars.items), "the bar shows the number"
    starred = [bar for bar in table.board.bars.items if bar.best]
    carry, card = table.chooser.choice_view.carry, table.board.hand.cards[0]
    carry.pick_up([0], 0, QPointF(card.now.x, card.now.y))
    assert not any(bar.isVisible() for bar in table.board.bars.items)
    carry.put_back()
    assert all(bar.isVisible() for bar in table.board.bars.items)
    assert len(starred) == 1
    assert starred[0].chance == advice.chances[advice.move.cards[0]]


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900)], ids=str)
def test_the_reason_of_a_hint_covers_no_badge(
    table: TableView, advice: Advice, size: tuple[int, int]
) -> None:
    table.resize(*size)
    table.show_hint(advice)
    line = table.chooser.choice_view.line
    assert line.isVisible()
    for card in table.board.hand.cards:
        assert card.pill.isVisible()
        assert not line.body.intersects(card.pill.body)


def test_a_caption_says_what_the_percentages_mean(table: TableView, match: Match, advice: Advice) -> None:
    caption = table.board.bars.caption
    assert not caption.isVisible()
    table.show_hint(advice)
    assert caption.isVisible()
    assert caption.string == "Chance of surviving this deal"
    for bar in table.board.bars.items:
        assert (
            not caption.sceneBoundingRect()
            .adjusted(14, 14, -14, -14)
            .intersects(bar.sceneBoundingRect().adjusted(6, 6, -6, -6))
        )
    table.show_position(match.view(1))
    assert not caption.isVisible()


def test_the_bars_disappear_with_the_next_move_and_for_another_viewer(
    table: TableView, match: Match, advice: Advice
) -> None:
    table.show_hint(advice)
    assert table.board.bars.items
    events = match.play(advice.move)
    assert isinstance(events, tuple)
    table.perform(events, match.view())
    assert not table.board.bars.items
    table.show_hint(advice)
    table.show_position(match.view(1))
    assert not table.board.bars.items


def test_the_bars_follow_the_cards_to_another_size(qtbot: QtBot, table: TableView, advice: Advice) -> None:
    table.show()
    table.show_hint(advice)
    count = len(table.board.bars.items)
    before = [bar.pos() for bar in table.board.bars.items]
    table.resize(1600, 1000)
    qtbot.waitUntil(lambda: table.viewport().width() == 1600)
    assert len(table.board.bars.items) == count
    assert before != [bar.pos() for bar in table.board.bars.items]


def test_a_hint_gives_the_two_strongest_reasons() -> None:
    play = Play(("9D",), "0", 68)
    reasons = (Trouble(1, 0.7, 99), Keeps(2, 99), OnlyPlay(99))
    hint = "Hint: play the 9 of diamonds to make 68."
    assert advice_sentences(Advice(play, reasons=reasons), ("Sam", "Ada")) == [
        f"{hint} Ada would probably go over 99. You keep 2 cards you can play even at 99.",
        f"{hint} Ada would probably go over 99.",
        hint,
    ]
    assert advice_sentences(Advice(play), ("Sam", "Ada")) == ["Hint: play the 9 of diamonds to make 68."]


def test_a_hint_says_what_to_do_to_the_named_player(subtests: pytest.Subtests) -> None:
    for mark, done in [
        ("choose", "Let Ada play next."),
        ("eliminate", "Knock Ada out."),
        ("exchange", "Swap hands with Ada."),
        ("steal", "Steal a card from Ada."),
    ]:
        with subtests.test(done):
            play = Play(("9D",), "+9", 68, target=1, marks=("reverse", mark))
            assert advice_sentences(Advice(play), ("Sam", "Ada")) == [
                f"Hint: play the 9 of diamonds to make 68. {done}"
            ]


def test_a_hint_to_decline_uses_the_words_of_the_button() -> None:
    queen, decline = Play(("QS",), "0", 50), Decline(0)
    weighed = (Estimate(queen, 0.62, 0.16, 0.02, 40), Estimate(decline, 0.78, 0.0, 0.0, 40))
    assert prompt_label(Prompt("concede", "N", decline)) == "Don't answer"
    assert advice_sentences(Advice(decline, weighed), ("Sam", "Ada")) == ["Hint: don't answer."]
    assert advice_sentences(Advice(decline), ("Sam", "Ada")) == ["Hint: let it pass."]


def test_every_strike_has_words_as_a_reason(subtests: pytest.Subtests) -> None:
    for word in STRIKES:
        with subtests.test(word):
            play = Play(("9D",), "0", 68)
            text = advice_sentences(Advice(play, reasons=(Strikes(word),)), ("Sam", "Ada"))[0]
            assert re.search(r"68\. (Everyone else|The next player|It knocks another player) .*\.$", text)


def test_reasons_read_as_sentences(subtests: pytest.Subtests) -> None:
    for reason, words in [
        (Rival(Play(("7H",), "+7", -3)), "Playing the 7 of hearts to make −3 may be just as good."),
        (Rival(Decline(0)), "Letting it pass may be just as good."),
        (Odds(0.584, 0.08), "58% chance of surviving this deal; 8% otherwise."),
        (Room(4, 99), "It leaves room for only 4 more."),
        (Room(25, 99), "It leaves room for 25 more."),
        (Room(25, 0), "It leaves 25 above 0."),
        (AllOver(99), "Every choice goes over 99."),
        (OnlyChoice(), "It's your only choice."),
        (Gains(1, "chip"), "It wins one chip right away."),
        (Gains(3, "token"), "It wins three tokens right away."),
        (Strikes("bomb"), "Everyone else is hit unless a discard saves them."),
    ]:
        with subtests.test(words):
            assert reason_sentence((reason,), ("Sam", "Ada")) == words


def test_equal_cards_are_counted_in_a_hint() -> None:
    play = Play(("ONO",) * 4, "0", 72)
    assert advice_sentences(Advice(play), ("Sam", "Ada")) == ["Hint: play 4 O'NO 99s to make 72."]


def test_the_chances_have_a_sentence_for_screen_readers() -> None:
    advice = Advice(Play(("9D",), "0", 68), chances={"9D": 0.831})
    assert chances_sentence(advice, ("9D", "8S")) == ("Chance of surviving this deal: 9 of diamonds 83%.")
    assert percent(0.836) == 84
