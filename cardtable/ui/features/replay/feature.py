"""Looking back: the replay's page, its commands, and exports of a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.language import say
from cardtable.ui.services.command import BACK, Command
from cardtable.ui.services.services import Services

if TYPE_CHECKING:
    from cardtable.controller.lookback.playback import Playback
    from cardtable.controller.lookback.playhead import Playhead
    from cardtable.ui.features.replay.replay_page import ReplayPage


_BEFORE = 2
"""How many moves before what is to be watched a replay begins."""


def register(services: Services) -> None:
    replay = Replay(services)
    services.commands.append(
        Command(
            "look-back",
            200,
            lambda: say("menu-look-back-on-game"),
            "rewind",
            replay.look_back,
            ("L",),
            lambda: replay.can_look_back,
            group=BACK,
        )
    )


def _variant_on(page: ReplayPage) -> str:
    return page.playhead.game.setup.variant if page.playhead is not None else ""


class Replay(QObject):
    """The page on which a game is looked back on, move by move."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._services, self._session, self._navigator = services, services.session, services.navigator
        self.row = self._navigator.register(
            "replay", self._make, begin=self._prefer_page, end=lambda page: page.shut_down(), room=_variant_on
        )
        services.preferences.changed.connect(self._prefer)
        services.answers["look-back"] = self.look_back
        services.answers["show-replay"] = self.show_game
        services.answers["export"] = self.export
        services.answers["copy-game"] = self._copy

    def _make(self) -> ReplayPage:
        from cardtable.ui.features.replay.replay_page import ReplayPage

        services = self._services
        page = ReplayPage(services.theme)
        page.play_on_asked.connect(self._play_on)
        page.export_asked.connect(self.export)
        page.side.minds.clicked.connect(partial(services.ask, "show-minds"))
        if services.speed is None:
            services.audio.sounds.prepare()
            page.table.stage.heard.connect(services.audio.sounds.hear)
        return page

    def _prefer(self, *_: object) -> None:
        if self.row.made is not None:
            self._prefer_page(self.row.made)

    def _prefer_page(self, page: ReplayPage) -> None:
        services = self._services
        page.prefer(services.pace, services.is_still, services.preferences.now.hand_order)

    @property
    def can_look_back(self) -> bool:
        """Whether there is a game to look back on: the list's, else the one on the table."""
        if self._navigator.is_shown("games"):
            return self._navigator["games"].page.list.current is not None
        return self._session.can_look_back

    def look_back(self) -> None:
        """Show the replay of the game on the table, or of the one selected in the list."""
        if not self.can_look_back:
            return
        if self._navigator.is_shown("games"):
            self._services.ask("look-at-chosen")
        else:
            table = self._navigator["table"]
            coach = table.is_shown and table.page.conductor.can_look_back
            self._session.give(lambda game: self.show_game(game, coach=coach))

    def show_game(self, game: Playback, until: int | None = None, coach: bool = True) -> None:
        """Show the replay of `game`; with a position `until`, play the last moves before it.

        The coach doesn't judge an unfinished game with a learner in it.
        """
        learns = bool(game.header.learners) and not game.is_over
        with self._navigator.seen():
            real = game.setup.real_cards
            at = None if until is None else max(1, until - _BEFORE)
            self.row.page.show_game(game, at, coach=coach and not learns and not real)
            self.row.show()
        if until:
            self.row.page.play(until)
        if real:
            self._services.notify(say("real-no-review"))
        if game.damage:
            self._services.notify(say("record-damaged-from", line=game.damage))

    def _play_on(self, game: Playback, position: int) -> None:
        """Start a new game from `position` of this one; the game on the table is kept."""
        games, text = self._services.games_on_disk, game.branch(position)
        self._services.jobs.open(lambda notify: games.branch(text), self._session.open_match)

    def _copy(self, game: Playback) -> None:
        from cardtable.ui.features.replay.exports import copy_text

        self._services.notify(copy_text(game), "share")

    def export(self, kind: str) -> None:
        """Export the game in the replay, or else the one on the table, as `kind`."""
        from cardtable.controller.lookback.playhead import Playhead

        if self.row.is_shown:
            if self.row.page.playhead is not None:
                self._export(kind, self.row.page.playhead)
        else:
            self._session.give(lambda game: self._export(kind, Playhead(game, game.last)))

    def _export(self, kind: str, playhead: Playhead) -> None:
        from cardtable.ui.features.replay.exports import export

        job = export(kind, self._services.window, self._services.theme, playhead)
        if job is not None:
            self._services.jobs.off_disk(lambda notify: job(), self._notify_exported)

    def _notify_exported(self, sentence: str) -> None:
        if sentence:
            self._services.notify(sentence, "share")
