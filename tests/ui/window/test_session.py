"""The session decides which match is on the table; no window is needed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.rules.catalog import catalog
from cardtable.storage.writer import WRITER
from cardtable.ui.services.games_on_disk import GamesOnDisk
from cardtable.ui.services.session import Session
from cardtable.ui.services.ui_state import Memory

TWO = (Player("Ann", "person"), Player("Rex", "computer", "beginner"))
SCREEN = MatchSetup("ninety-nine", TWO, "7")
REAL = MatchSetup("ninety-nine", (Player("Ann", "person"), Player("Ben", "person")), "7", real_cards=True)


class FakeTable:
    """A table that only records its calls."""

    def __init__(self, is_for_real_cards: bool) -> None:
        self._is_real = is_for_real_cards
        self.match: Match | None = None
        self.shown = 0
        self.can_look_back = True

    def takes(self, match: Match) -> bool:
        return match.has_real_cards is self._is_real

    def open_match(self, match: Match, before: Match | None) -> None:
        self.match = match
        self.shown += 1

    def resume(self, match: Match) -> None:
        self.match = match

    def show(self) -> None:
        self.shown += 1

    def leave(self) -> None:
        self.match = None


@pytest.fixture
def screen() -> FakeTable:
    return FakeTable(is_for_real_cards=False)


@pytest.fixture
def real() -> FakeTable:
    return FakeTable(is_for_real_cards=True)


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path, screen: FakeTable, real: FakeTable) -> Iterator[Session]:
    @contextmanager
    def seen() -> Iterator[None]:
        yield

    disk = SimpleNamespace(games_on_disk=GamesOnDisk(tmp_path), memory=Memory(tmp_path))
    made = Session(disk, seen)
    made.tables += [screen, real]
    yield made
    WRITER.wait()


def test_a_match_is_only_on_the_table_that_takes_it(
    session: Session, screen: FakeTable, real: FakeTable
) -> None:
    session.start(SCREEN)
    assert screen.match is session.match is not None
    first = session.match
    session.start(REAL)
    assert real.match is session.match is not first
    assert screen.match is None
    session.leave()
    assert real.match is session.match is None


def test_a_new_game_is_remembered_unless_its_cards_are_real(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.remembered):
        session.start(SCREEN)
    memory = session._memory
    assert memory.now.variant == "ninety-nine"
    assert memory.now.last_game is not None
    last = memory.now.last
    session.start(REAL)
    assert memory.now.last == last


def test_a_starter_can_take_over_the_start_of_a_game(session: Session) -> None:
    asked: list[MatchSetup] = []
    session.starters += [lambda setup: False, lambda setup: asked.append(setup) or True, lambda setup: 1 / 0]
    session.start(SCREEN)
    assert (asked, session.match) == ([SCREEN], None)


def test_a_trial_is_no_match_and_returns_to_the_previous_one(
    qtbot: QtBot, session: Session, screen: FakeTable
) -> None:
    session.start(SCREEN)
    match = session.match
    session.try_deal(catalog().resolve("ninety-nine"))
    trial = screen.match
    assert trial is not match
    assert (session.match, session.on_table) == (None, trial)
    session.try_deal(catalog().resolve("ninety-nine"))
    with qtbot.waitSignal(session.trial_ended):
        session.end_trial()
    assert session.match is match is screen.match


def test_other_cards_keep_the_players_and_same_cards_the_deal(session: Session) -> None:
    session.start(SCREEN)
    number = session.deal_number
    session.play_same_cards()
    assert session.deal_number == number
    session.play_other_cards()
    assert session.deal_number != number
    assert [one.name for one in session.match.setup.players] == [one.name for one in SCREEN.players]


def test_rules_that_no_longer_exist_are_refused_with_the_reason(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.refused) as refused:
        session.again(lambda: session.start(MatchSetup("gone-99", TWO, "7")))
    assert "gone-99" in refused.args[0]
    assert session.match is None


def test_a_match_leads_home_only_if_it_belongs_somewhere(session: Session) -> None:
    session.start(SCREEN)
    assert not session.go_home()
    session.homes.append(lambda match: match is session.match)
    assert session.go_home()
