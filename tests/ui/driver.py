"""The window for tests: pages by name, and everything in services, session and features as attributes."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar
from weakref import WeakSet

import pytest
from PySide6.QtCore import QMimeData, QObject, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from cardtable.controller.drafts import Desk
from cardtable.controller.match.match import Match
from cardtable.rules.drafting.draft import taken_from
from cardtable.rules.drafting.workbench import Workbench
from cardtable.ui import features
from cardtable.ui.shell import main_window

_ASKED = {
    "look_back": "look-back",
    "show_how": "show-how",
    "change_rules": "change-rules",
    "export": "export",
}
"""Requests to features, by their names in tests."""

FEATURES = {
    "about": ("about",),
    "album": ("album", "album-game"),
    "backups": ("backups",),
    "keys": ("keys",),
    "learners": ("learners", "class_page", "practice", "probe", "report", "ten_minutes", "offer_more"),
    "minds": ("minds",),
    "new_game": ("new_game",),
    "own_games": ("arrival", "give"),
    "phones": ("join", "phones"),
    "puzzles": ("puzzle", "puzzles", "sums", "book"),
    "real_cards": ("real_cards",),
    "replay": ("replay", "look_back", "export"),
    "rules": ("rules",),
    "saved_games": ("games", "saved_games"),
    "settings": ("settings",),
    "start": ("start",),
    "statistics": ("statistics",),
    "table": ("table", "show_how"),
    "today": ("today",),
    "workshop": ("workshop", "change_rules"),
}
"""The features, with what tests ask the window for. One that isn't here has a page of its own name."""


def needs(feature: str) -> pytest.MarkDecorator:
    """Skip tests of the window if a feature was removed that they need without asking for it."""
    assert feature in FEATURES
    return pytest.mark.skipif(feature not in features.names(), reason=f"there is no feature “{feature}”")


def need(name: str) -> None:
    """Skip the test if its window has no `name` because its feature was removed."""
    for feature, brought in FEATURES.items():
        if name in brought and feature not in features.names():
            pytest.skip(f"there is no feature “{feature}”")


class MainWindow(main_window.MainWindow):
    """The program's window, in which tests find everything by name.

    A page's name is its entry in the navigator. Other names are searched in the services, the session and the
    features.
    """

    opened: ClassVar[WeakSet[MainWindow]] = WeakSet()

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.opened.add(self)

    def __getattr__(self, name: str) -> Any:
        services = self.__dict__.get("services")
        if services is None or name.startswith("__"):
            raise AttributeError(name)
        need(name)
        if name in _ASKED:
            return lambda *what: services.ask(_ASKED[name], *what)
        if name in services.navigator:
            return services.navigator[name]
        for holder in (services, services.session, *self.features.values()):
            if hasattr(holder, name):
                return getattr(holder, name)
        if name in self.features:
            return self.features[name]
        raise AttributeError(name)

    @classmethod
    def all(cls) -> list[MainWindow]:
        """Return all windows that aren't deleted; Qt would look for them among all widgets."""
        return [window for window in cls.opened if isValid(window)]

    @property
    def features(self) -> dict[str, QObject]:
        """The features, by the names of their folders."""
        modules = {child: type(child).__module__.split(".") for child in self.services.children()}
        return {names[-2]: child for child, names in modules.items() if names[-1] == "feature"}

    def prepare_table(self) -> None:
        """Make the table and exclude it from garbage collection, like the program after its start."""
        table: Any = self.features["table"]
        table.prepare()
        gc.freeze()

    def keep_game(self, raw: dict[str, Any], game: str = "") -> None:
        """Save a game like the workshop, in place of another one if its id is given."""
        draft = taken_from(raw)
        self.services.own_games.keep(Desk(Workbench(draft), game, draft))

    @property
    def last_notice(self) -> str:
        """The last sentence shown; "" if there was none."""
        return self.services.notice.text

    def show_about(self, which: str = "about") -> None:
        need("about")
        self.navigator.go("about", which)

    def choose_game(self, variant: str) -> None:
        need("new_game")
        self.navigator.go("new_game", variant)


OpenWindow = Callable[[], MainWindow]
"""The fixture `open_window`."""

Act = Callable[[MainWindow], None]
"""What a player does in the window: the fixtures `sit_down` and `play_by_keys`."""

PlayAWhile = Callable[[MainWindow, int], Match]
"""The fixture `play_a_while`: play a number of moves by keys, and return the match."""


def drop(on: QWidget, what: QMimeData | Path) -> bool:
    """Drop a file or anything else on a widget; return if it was accepted."""
    mime = QMimeData() if isinstance(what, Path) else what
    if isinstance(what, Path):
        mime.setUrls([QUrl.fromLocalFile(str(what))])
    event = QDropEvent(
        QPointF(9, 9), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )  # fmt: skip
    event.ignore()
    on.dropEvent(event)
    return event.isAccepted()
