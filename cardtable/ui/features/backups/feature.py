"""The page of backups, its command, and the backup of the day."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from cardtable.language import say
from cardtable.ui.services.command import VIEW, Command
from cardtable.ui.services.services import Services
from cardtable.ui.services.ui_state import state_in

if TYPE_CHECKING:
    from cardtable.storage.learners import LearnerStore
    from cardtable.ui.features.backups.backups_page import BackupsPage

BACKUP_AFTER = 5000
"""Milliseconds after which the day's backup is made, when nobody is waiting."""


def register(services: Services) -> None:
    def make() -> BackupsPage:
        from cardtable.ui.features.backups.backups_page import BackupsPage

        page = BackupsPage(services.theme, services.directory, services.learner_file, services.preferences)
        page.state_brought.connect(lambda found: take_state(services, found.window))
        page.games_brought.connect(services.games_brought)
        return page

    services.navigator.register("backups", make, enter=lambda page: page.show_backups())
    services.later.append((BACKUP_AFTER, partial(back_up, services)))
    services.commands.append(
        Command(
            "backups",
            570,
            lambda: say("backups-title"),
            "lock",
            partial(services.navigator.go, "backups"),
            ("Ctrl+B",),
            group=VIEW,
        )
    )


def take_state(services: Services, table: Mapping[str, Any]) -> None:
    """Take favorites, recent games and the last setup from a saved state."""
    memory = services.memory
    memory.remember(state_in(table)._replace(geometry=memory.now.geometry))
    services.state_replaced.emit()


def back_up(services: Services) -> None:
    """Make today's backup if anything changed since the last one.

    If the learners' file can't be opened, make none: it would push out a backup that holds the learners.
    """
    from cardtable.storage.backups import Backups, has_learners

    directory, jobs = services.directory, services.jobs
    backups = Backups(directory)

    def make(store: LearnerStore | None) -> None:
        if store is not None or not has_learners(directory):
            jobs.on_disk(lambda notify: backups.make(store), lambda path: None)

    jobs.on_disk(
        lambda notify: backups.is_due(),
        lambda due: services.learner_file.open(make, make=False) if due else None,
    )
