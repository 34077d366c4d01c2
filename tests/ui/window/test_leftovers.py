"""Whatever was shown before, on the table and in look back lies what is to be seen now and no other card:
none of another game, none of another seat, and none but backs while the curtain is down.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.cards.faces import HIDDEN
from cardtable.controller.lookback import review
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.events import CardsPlayed
from cardtable.game.sight.view import SeatView
from cardtable.language import Card, word
from cardtable.ui.features.replay.replay_page import ReplayPage
from cardtable.ui.play.states import TableState
from cardtable.ui.table.items.card_items import CardItem
from cardtable.ui.table.table_view import TableView
from tests.controller.lookback.test_playback import ANN, BEN, JOE, MIA, played
from tests.ui.conftest import PATIENCE
from tests.ui.driver import MainWindow
from tests.ui.pages.looking_back import replay_page, sound
from tests.ui.readers import nodes

Key = Qt.Key
REX = Player("Rex", "computer", "random", "fox")
PACK = {word(Card(rank + suit)): rank + suit for rank in ("A", *"23456789", "10", *"JQK") for suit in "SHDC"}
NAMES = re.compile("|".join(map(re.escape, PACK)))


@pytest.fixture(autouse=True)
def quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge every choice as sound at once."""
    monkeypatch.setattr(review, "judge", sound)


def faces(table: TableView) -> Counter[str]:
    """Count the face-up cards in the scene."""
    items = [item for item in table.scene().items() if isinstance(item, CardItem) and item.isVisible()]
    return Counter(item.code for item in items if item.code != HIDDEN)


def to_be_seen(table: TableView, view: SeatView) -> Counter[str]:
    """Count the cards that the view shows: your hand, the top of the pile, open hands."""
    board = table.board
    stuck = board._look.face_up if board._look is not None else None
    laid = stuck.cards if stuck is not None else ()
    others = [
        card for seat, hand in enumerate(view.hands) if stuck is None or seat != stuck.seat for card in hand
    ]
    own = laid if stuck is not None and stuck.seat == board.viewer else view.hand
    before = laid if stuck is not None and stuck.seat != board.viewer else ()
    pile = view.pile[-len(board.pile.items) :]
    return Counter(card for card in (*own, *before, *pile, *others) if card != HIDDEN)


def cards_named_in(widget: QWidget) -> set[str]:
    """Return the cards named anywhere in the widget, by names, descriptions or tips."""
    parts = (
        QAccessible.Text.Name,
        QAccessible.Text.Description,
        QAccessible.Text.Value,
        QAccessible.Text.Help,
    )
    said = [node.text(part) for node in nodes(widget) for part in parts]
    shown = [one for one in (widget, *widget.findChildren(QWidget)) if one.isVisible()]
    said += [one.toolTip() for one in shown]
    scenes = [one.scene() for one in shown if isinstance(one, TableView)]
    said += [item.toolTip() for scene in scenes for item in scene.items() if item.isVisible()]
    return {PACK[name] for line in said for name in NAMES.findall(line)}


# Looking back


def games() -> dict[str, Playback]:
    """Return finished games of several sizes, and running ones with hidden hands."""
    return {
        "over, three": Playback.of_match(played(ANN, BEN, JOE)),
        "over, four": Playback.of_match(played(ANN, BEN, JOE, REX, seed="8")),
        "over, Thai": Playback.of_match(played(ANN, BEN, JOE, seed="9", variant="ninety-nine-thai")),
        "goes on, two": Playback.of_match(played(BEN, ANN, seed="6", until_deal=1, moves=5)),
        "goes on, persons": Playback.of_match(played(ANN, MIA, BEN, seed="7", until_deal=2, moves=4)),
    }


def assert_alone(page: ReplayPage, listed: set[str]) -> None:
    """Check that the page shows only its game: its cards and the moves of its list."""
    playhead = page.playhead
    view = playhead.game.view(playhead.at, playhead.sight)
    assert faces(page.table) == to_be_seen(page.table, view)
    named = {*faces(page.table), *view.pile, *story_cards(page)}
    assert cards_named_in(page.table) <= named
    assert cards_named_in(page) <= {*named, *listed}


def story_cards(page: ReplayPage) -> set[str]:
    playhead = page.playhead
    begin = max([0, *(deal for deal in playhead.game.deals if deal < playhead.at)])
    return {card for place in range(begin, playhead.at) for card in playhead.cards(place)}


@pytest.mark.slow("every game after another one, at many positions")
@pytest.mark.parametrize("opens", [True, False], ids=["opened", "one seat's"])
def test_a_replay_shows_no_card_of_the_previous_one(qtbot: QtBot, opens: bool) -> None:
    page, all_games = replay_page(qtbot), games()
    for before, after in pairwise([*all_games, *reversed(all_games)]):
        page.show_game(all_games[before])
        for key in (Key.Key_End, Key.Key_S, Key.Key_PageUp):
            qtbot.keyClick(page.bar.scrubber, key)
        page.show_game(all_games[after])
        game = page.playhead.game
        listed = {card for place in range(game.last) for card in page.playhead.cards(place)}
        if not opens:
            qtbot.keyClick(page.bar.scrubber, Key.Key_O)
        for position in {0, 1, game.last // 3, game.last // 2, game.last - 1, game.last}:
            page.go(position)
            assert_alone(page, listed)
            page.step(1)
            qtbot.waitUntil(lambda: not page.table.busy)
            assert_alone(page, listed)
            qtbot.keyClick(page.bar.scrubber, Key.Key_S)
            assert_alone(page, listed)


# At the table


PEOPLE = (MIA, BEN, ANN)
WIDER = (MIA, BEN, ANN, JOE, REX)


def sit(qtbot: QtBot, window: MainWindow, setup: MatchSetup) -> Match:
    """Start a game and wait for the first person's turn."""
    window.session.start(setup)
    rest(qtbot, window)
    assert window.match is not None
    return window.match


def rest(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until a person has to play or lift the curtain."""

    def resting() -> bool:
        conductor, match = window.table.page.conductor, window.match
        asked = match.awaits in (Awaits.PERSON, Awaits.DEAL) and conductor.is_resting
        return asked or conductor.state is TableState.CURTAIN

    qtbot.waitUntil(resting, timeout=PATIENCE)


def assert_table_alone(window: MainWindow) -> None:
    """Check that table and words hold only what the viewer may see of this game."""
    match, table = window.match, window.table.page.view
    view = match.view()
    assert faces(table) == to_be_seen(table, view)
    played_now = {card for event in match.story() if isinstance(event, CardsPlayed) for card in event.cards}
    assert cards_named_in(window) <= {*faces(table), *view.pile, *played_now}
    if window.table.page.conductor.state is TableState.CURTAIN:
        assert not faces(table) - Counter(view.pile)


@pytest.mark.parametrize(
    "games",
    [
        [(WIDER, PEOPLE)],
        pytest.param(
            [(PEOPLE, PEOPLE), (WIDER, (MIA, ANN)), (PEOPLE, WIDER)],
            marks=pytest.mark.slow("the same at as many seats, and at other numbers"),
        ),
    ],
    ids=["quick", "others"],
)
def test_the_curtain_shows_no_card_of_the_previous_game(
    qtbot: QtBot, window: MainWindow, games: list[tuple[tuple[Player, ...], tuple[Player, ...]]]
) -> None:
    """The previous game had open hands, at as many seats or more."""
    for before, after in games:
        match = sit(qtbot, window, MatchSetup("ninety-nine", before, "7", {}, True))
        assert any(match.view().hands)
        assert_table_alone(window)
        sit(qtbot, window, MatchSetup("ninety-nine", after, "8"))
        page = window.table.page
        assert page.conductor.state is TableState.CURTAIN
        assert_table_alone(window)
        for _ in range(4):
            if page.conductor.state is TableState.CURTAIN:
                page.curtain.button.click()
                rest(qtbot, window)
                assert_table_alone(window)
            plays = window.match.view().plays
            page.view.play_chosen.emit(min(plays, key=lambda play: play.total))
            rest(qtbot, window)
            assert_table_alone(window)


@pytest.mark.takes_long("opens the replay four times")
def test_looking_back_at_several_games_leaves_no_card_behind(qtbot: QtBot, window: MainWindow) -> None:
    """The game under the curtain, a finished one, and back, twice."""
    sit(qtbot, window, MatchSetup("ninety-nine", PEOPLE, "8"))
    page = window.table.page
    for _ in range(2):
        window.look_back()
        qtbot.waitUntil(lambda: window.replay.is_shown, timeout=PATIENCE)
        assert_alone(window.replay.page, set())
        assert set(faces(window.replay.page.table)) <= set(window.match.view().pile)
        window.go_back()
        assert window.table.is_shown
        assert page.conductor.state is TableState.CURTAIN
        assert_table_alone(window)
        over = Playback.of_match(played(ANN, BEN, JOE, REX))
        window.ask("show-replay", over)
        replay = window.replay.page
        assert replay.playhead is not None
        listed = {card for place in range(over.last) for card in replay.playhead.cards(place)}
        for key in (Key.Key_End, Key.Key_PageUp, Key.Key_Right, Key.Key_S):
            qtbot.keyClick(replay.bar.scrubber, key)
            qtbot.waitUntil(lambda: not window.replay.page.table.busy)
            assert_alone(replay, listed)
        window.go_back()
        window.table.show()
        assert_table_alone(window)


def test_a_page_covers_the_hands_if_several_share_the_screen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.start(MatchSetup("ninety-nine", (ANN, MIA), "5"))
    page, match = window.table.page, window.match
    qtbot.waitUntil(page.curtain.isVisible, timeout=PATIENCE)
    page.curtain.button.click()
    qtbot.waitUntil(lambda: match.viewer is not None, timeout=PATIENCE)
    seen = [faces(page.view)]
    assert seen[0] & Counter(match.view(match.viewer).hand)
    picture = window.navigator._picture_of_table
    monkeypatch.setattr(
        window.navigator, "_picture_of_table", lambda: seen.append(faces(page.view)) or picture()
    )
    window.settings.show()
    window.settings.page.grab()
    assert len(seen) > 1
    assert all(not shown - Counter(match.view().pile) for shown in seen[1:])
