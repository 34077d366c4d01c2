"""Opens a table with a child; opening a socket is an error."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from cardtable.learning.attempts import Role
from cardtable.learning.profile import Profile
from tests.ui.driver import MainWindow
from tests.ui.learning.school import VARIANTS, Open, School

if TYPE_CHECKING:
    from cardtable.ui.features.learners.learners_page import LearnersPage


@pytest.fixture(autouse=True)
def no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make any opening of a socket fail."""

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a socket was opened")

    monkeypatch.setattr(socket, "socket", refuse)
    monkeypatch.setattr(socket, "create_connection", refuse)


@pytest.fixture
def school(qtbot: QtBot, window: MainWindow) -> Open:
    def open_school(
        variant: str = VARIANTS[0],
        role: Role = "scorekeeper",
        persons: int = 2,
        profile: Profile = Profile(mode="pad"),  # noqa: B008 - frozen
        options: dict[str, str] | None = None,
        comes: bool = True,
        seed: str = "",
    ) -> School:
        return School(qtbot, window, variant, role, persons, profile, options or {}, comes, seed)

    return open_school


@pytest.fixture
def page(window: MainWindow) -> LearnersPage:
    window.start.page.learning.click()
    shown = window.learners.page
    assert window.navigator.currentWidget() is shown
    return shown
