"""Which child is at a shared screen is asked once for several calls in a row, and never of a single child."""

from __future__ import annotations

import pytest

from cardtable.controller.lessons.lessons import Company
from cardtable.controller.match.shared_screen import SharedScreen

DAD, MIA, LEO = range(3)


@pytest.fixture
def screen() -> SharedScreen:
    return SharedScreen((DAD, MIA, LEO))


@pytest.fixture
def company(screen: SharedScreen) -> Company:
    made = Company(screen)
    made.begin(1)
    return made


def test_a_child_among_computers_is_never_asked() -> None:
    alone = Company(SharedScreen((MIA,)))
    alone.begin(1)
    assert not alone.asks(MIA)
    assert not alone.hides(MIA)


def test_a_child_is_asked_once_for_a_run_of_calls(company: Company) -> None:
    assert company.asks(MIA)
    assert not company.is_here(MIA)
    company.came(MIA)
    assert not company.asks(MIA)
    assert company.is_here(MIA)
    assert not company.is_here(LEO)
    company.begin(1)
    assert not company.asks(MIA)


def test_another_child_or_another_deal_ends_the_run(company: Company) -> None:
    company.came(MIA)
    assert company.asks(LEO)
    company.came(LEO)
    assert company.asks(MIA)
    company.begin(2)
    assert company.asks(LEO)


def test_a_child_who_is_away_is_not_asked_again_in_this_deal(company: Company) -> None:
    company.is_gone(MIA)
    assert company.is_away(MIA)
    assert not company.asks(MIA)
    company.lifted()
    assert company.is_away(MIA)
    company.begin(2)
    assert company.asks(MIA)


def test_a_curtain_lifted_by_another_player_ends_the_run(company: Company) -> None:
    company.came(MIA)
    company.lifted()
    assert company.asks(MIA)
    company.came(MIA)
    assert not company.asks(MIA)


def test_the_hands_of_others_are_hidden_from_the_child_at_the_screen(
    company: Company, screen: SharedScreen
) -> None:
    assert not company.hides(DAD)
    company.came(MIA)
    assert company.hides(DAD)
    assert not company.hides(MIA)
    screen.curtain = False
    assert not company.hides(DAD)
