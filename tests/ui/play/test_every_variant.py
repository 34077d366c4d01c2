"""Every variant is played by keys in the real window, and the table shows the match.

Clicks and the press action of screen readers are tried for every mechanic; test_no_english.py plays by clicks.

One deal each; with CARDTABLE_WHOLE_GAMES in the environment, whole games.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence

import pytest
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.moves import (
    Declare,
    Decline,
    Defend,
    Draw,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    Stuck,
    TakeCard,
)
from cardtable.game.sight.view import SeatView, in_order
from cardtable.rules.catalog import catalog
from cardtable.ui.table.table_view import TableView
from tests.ui.conftest import wait_for_person
from tests.ui.driver import MainWindow
from tests.ui.play.hands import Clicks, Keys, Presses
from tests.ui.variants import in_groups

WHOLE = bool(os.environ.get("CARDTABLE_WHOLE_GAMES"))
DEALS = 99 if WHOLE else 1
HANDS: dict[str, type[Keys] | type[Clicks] | type[Presses]] = {
    "keys": Keys,
    "clicks": Clicks,
    "presses": Presses,
}


def begin(window: MainWindow, variant: str, options: dict[str, str] | None = None, seed: str = "7") -> Match:
    """Start a game of one person with random computers."""
    rules = catalog().resolve(variant, options or {})
    seats = max(rules.min_players, min(3, rules.max_players))
    players = [Player("Ann", "person"), *(Player(f"Bot {n}", "computer", "random") for n in range(1, seats))]
    window.session.open_match(Match.start(MatchSetup(variant, tuple(players), seed, options or {})))
    assert window.match is not None
    return window.match


def assert_table_shows(table: TableView, view: SeatView) -> None:
    """Check that the table shows exactly the view, in the places of the layout."""
    board, layout = table.board, table.board.layout
    cards = [card for card in board.hand.cards if card is not None]
    lies = tuple(card.item.code for card in cards)
    if view.phase == "playing" or view.hand:
        assert lies == view.hand
    elif lies:
        # After a deal the stuck hand stays in sight.
        assert board._look.face_up.cards == lies
    for index, card in enumerate(cards):
        assert card.rest == layout.hand_spot(index, len(cards))
        assert abs(card.item.x() - card.rest.x) < 1
    # After a deal the last total and pile stay in sight; test_choreography.py checks which.
    ended = board._look is not None and board._look.stays
    assert not (ended and view.phase == "playing")
    lying, total = (board._look.pile, board._look.total) if board._look and ended else (view.pile, view.total)
    pile = [item for item in sorted(board.pile.items, key=lambda item: item.zValue()) if item.isVisible()]
    first = max(0, len(lying) - len(board.pile.items))
    assert [item.code for item in pile] == [*lying[first:]]
    for offset, item in enumerate(pile):
        spot = layout.pile(first + offset)
        assert (round(item.x()), round(item.y())) == (round(spot.x), round(spot.y))
    assert board.total == total
    if view.is_team:
        assert board.shared.shows[0] == view.shown_tokens[0]
    for seat, plaque in enumerate(board.plaques):
        assert plaque.seat.tokens == (None if view.is_team else view.shown_tokens[seat])
        assert plaque.seat.cards == view.hand_sizes[seat]
        assert (plaque.seat.state == "out") == (not view.in_game[seat])
        away = "won" if seat in view.gone_out else "aside"
        assert (plaque.seat.state == away) == (view.in_game[seat] and not view.in_deal[seat])
    movable = {move for move in view.moves if not isinstance(move, Stuck)}
    assert set(table.chooser.choice.moves) >= movable


class Sitting:
    """One person's game in the window: random moves, made by hand, with the table checked."""

    def __init__(
        self, qtbot: QtBot, window: MainWindow, by: str, prefers: Callable[[Move], bool] = lambda move: False
    ) -> None:
        self.qtbot, self.window = qtbot, window
        self.table = window.table.page.view
        self.hand = HANDS[by](qtbot, self.table)
        self.chance = random.Random(3)
        self.prefers = prefers
        self.made: list[Move] = []
        self.settled = 0
        self.done: list[Move] = []
        self.table.play_chosen.connect(self.made.append)
        self.table.settled.connect(self._check)

    def leave(self) -> None:
        self.table.play_chosen.disconnect(self.made.append)
        self.table.settled.disconnect(self._check)

    def _check(self) -> None:
        """Check the table at rest; a card that must be drawn by hand is drawn here."""
        match = self.window.match
        if match is None or self.table.busy:
            return
        self.settled += 1
        view = in_order(match.view(), match.hand_order)
        assert_table_shows(self.table, view)
        if view.draws_owed:
            self.hand.make(Draw(match.viewer))
            self.done.append(Draw(match.viewer))

    def step(self) -> bool:
        """Make a move or deal; return if the game goes on."""
        match = self.window.match
        if match.awaits is Awaits.OVER:
            return False
        if match.awaits is Awaits.DEAL:
            self.hand.next_deal()
        elif match.awaits is Awaits.PERSON:
            self._move(match.view())
        wait_for_person(self.qtbot, self.window)
        return True

    def _move(self, view: SeatView) -> None:
        liked = [move for move in view.moves if self.prefers(move)]
        several = [move for move in view.moves if isinstance(move, Play) and len(move.cards) > 1]
        move = self.chance.choice(liked or several or [m for m in view.moves if not isinstance(m, Stuck)])
        self.made.clear()
        self.hand.make(move)
        assert len(self.made) == 1
        assert_same(self.made[0], move)
        self.done += [move] if liked else []


def assert_same(made: Move, wanted: Move) -> None:
    """Check that the move made is the one meant; values with the same result are equal."""
    if not isinstance(wanted, Play):
        assert made == wanted
        return
    assert sorted(made.cards) == sorted(wanted.cards)
    assert (made.total, made.target, made.marks) == (wanted.total, wanted.target, wanted.marks)


def play(sitting: Sitting, deals: int, moves: int | None = None) -> None:
    """Play a number of deals or moves, or the game to its end."""
    match, made = sitting.window.match, 0
    assert match is not None
    while made != moves and sitting.step():
        made += 1
        if match.awaits is Awaits.DEAL and match.view().deal >= deals:
            return


OTHERWISE = pytest.mark.slow("the same once more, by other gestures")


MOST_MECHANICS = ("boom-o", "zeus-on-the-loose")
"""Games that have most mechanics between them; each gesture is tested by itself below."""


@pytest.mark.parametrize(("variants", "little"), in_groups(MOST_MECHANICS))
def test_every_variant_can_be_played_by_keys(
    qtbot: QtBot, window: MainWindow, subtests: pytest.Subtests, variants: Sequence[str], little: bool
) -> None:
    for variant in variants:
        with subtests.test(variant):
            begin(window, variant)
            sitting = Sitting(qtbot, window, "keys")
            wait_for_person(qtbot, window)
            play(sitting, DEALS, 4 if little else None)
            assert sitting.settled > 2
            sitting.leave()


@pytest.mark.slow("a whole game, press by press")
def test_a_whole_game_by_the_press_action_alone(qtbot: QtBot, window: MainWindow) -> None:
    match = begin(window, "to-twenty")
    sitting = Sitting(qtbot, window, "presses")
    wait_for_person(qtbot, window)
    play(sitting, 99)
    assert match.awaits is Awaits.OVER
    assert window.table.page.shows_end


def has(*marks: str) -> Callable[[Move], bool]:
    """Match plays with one of these marks."""
    return lambda move: isinstance(move, Play) and any(mark in move.marks for mark in marks)


def is_a(kind: type[Move]) -> Callable[[Move], bool]:
    """Match moves of this kind."""
    return lambda move: isinstance(move, kind)


# The seeds give games in which the move soon comes up.
MECHANICS: dict[str, tuple[str, dict[str, str], str, Callable[[Move], bool]]] = {
    "a number": ("one-hundred", {}, "2", lambda m: isinstance(m, Play) and m.cards[0] in ("AS", "AC")),
    "who plays next": ("ninety-nine-taiwanese", {}, "11", has("choose")),
    "whom to put out": ("ninety-eight-umass", {}, "2", has("eliminate")),
    "whose hand": ("ninety-eight-umass", {}, "2", has("exchange")),
    "a stolen card": ("ninety-nine-baltimore", {}, "16", has("steal")),
    "a pair": ("ninety-nine-baltimore", {}, "10", lambda m: isinstance(m, Play) and len(m.cards) > 1),
    "of one rank": ("ninety-eight-arizona", {}, "4", lambda m: isinstance(m, Play) and len(m.cards) > 1),
    "three of a kind": ("ninety-nine-michigan", {}, "70", is_a(Declare)),
    "a sneak": ("zeus-on-the-loose", {}, "8", is_a(Sneak)),
    "no sneak": ("zeus-on-the-loose", {}, "8", is_a(Decline)),
    "a defense": ("boom-o", {}, "43", is_a(Defend)),
    "a draw": ("ninety-nine", {"draw_discipline": "manual"}, "46", is_a(Draw)),
    "a card that is seen": (
        "ninety-nine-baltimore",
        {"baltimore_six_pick": "thief_sees"},
        "16",
        is_a(TakeCard),
    ),
    "the bottom card": ("ninety-eight-arizona", {"bottom_card": "dealer_chooses"}, "7", is_a(PlaceBottom)),
    "giving up": ("ninety-nine", {"allow_give_up": "on"}, "2", is_a(Stuck)),
}


@pytest.mark.takes_long("plays each kind of move by hand")
@pytest.mark.parametrize(
    "by", ["clicks", pytest.param("keys", marks=OTHERWISE), pytest.param("presses", marks=OTHERWISE)]
)
def test_every_mechanic_has_its_gesture(
    qtbot: QtBot, window: MainWindow, subtests: pytest.Subtests, by: str
) -> None:
    for mechanic, (variant, options, seed, wanted) in MECHANICS.items():
        with subtests.test(mechanic):
            begin(window, variant, options, seed)
            sitting = Sitting(qtbot, window, by, wanted)
            wait_for_person(qtbot, window)
            while not sitting.done:
                if not sitting.step():
                    # The move didn't come up in this game: start another one.
                    begin(window, variant, options, seed := f"{seed}.")
            assert wanted(sitting.done[0])
            sitting.leave()
