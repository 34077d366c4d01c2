"""Open hands are face up for the persons at the table, and for nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.bots.levels import LEVELS
from cardtable.controller.match.match import Awaits, Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.controller.worker import Question
from cardtable.game.moves import Play
from cardtable.storage.games import GameStore

PEOPLE = (Player("Mia", "person"), Player("Ben", "person"), Player("Ada", "computer", LEVELS[0]))


def match(tmp_path: Path, open_hands: bool, players: tuple[Player, ...] = PEOPLE) -> Match:
    made = Match.start(
        MatchSetup("ninety-nine", players, "7", {}, open_hands), GameStore(tmp_path / str(open_hands))
    )
    made.deal()
    return made


def test_a_person_sees_the_hands_of_the_others(tmp_path: Path) -> None:
    table = match(tmp_path, open_hands=True)
    table.look(0)
    assert table.view().hands == ((), table.view(1).hand, table.view(2).hand)


def test_computers_and_onlookers_see_no_hands(tmp_path: Path) -> None:
    table = match(tmp_path, open_hands=True)
    assert table.view(2).hands == ()
    assert table.view().hands == ()
    closed = match(tmp_path, open_hands=False)
    closed.look(0)
    assert closed.view().hands == ()


def test_a_computer_is_asked_the_same_with_and_without_open_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []
    monkeypatch.setattr("cardtable.controller.match.match.WORKER.ask", asked.append)
    for open_hands in (True, False):
        table = match(tmp_path, open_hands)
        while table.awaits is not Awaits.COMPUTER:
            play = next(move for move in table.view(table.seat).moves if isinstance(move, Play))
            table.play(play)
        table.thinker()()
    assert asked[0].view == asked[1].view


def test_with_open_hands_there_is_no_curtain(tmp_path: Path) -> None:
    table = match(tmp_path, open_hands=True)
    table.look(0)
    table.screen.curtain = True
    assert not table.screen.hides(1)
    assert match(tmp_path, open_hands=False).screen.hides(1)


def test_a_resumed_game_has_open_hands(tmp_path: Path) -> None:
    table = match(tmp_path, open_hands=True)
    table.leave()
    store = GameStore(tmp_path / "True")
    again = Match.resume(store.unfinished()[0])
    assert again.setup == table.setup
    again.look(1)
    assert again.view().hands[0] == again.view(0).hand
    text = store.unfinished()[0].path.read_text("utf-8")
    assert '[Hands "open"]' in text
