"""The page of keys, its command, and its row in the settings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cardtable.language import say
from cardtable.ui.services.command import Command
from cardtable.ui.services.services import Services
from cardtable.ui.support.keymap import PAGE_KEYS, PLACES_OVER_TABLE, Keyed

if TYPE_CHECKING:
    from cardtable.ui.features.keys.keys_page import KeysPage


def register(services: Services) -> None:
    def make() -> KeysPage:
        from cardtable.ui.features.keys.keys_page import KeysPage

        return KeysPage(services.theme, services.preferences, everything(services))

    services.navigator.register("keys", make)
    go = partial(services.navigator.go, "keys")
    services.answers["change-keys"] = go
    # The panel of keys and the settings lead to it, so that no level of the menu gets too long.
    services.commands.append(
        Command(
            "change-keys",
            612,
            lambda: say("keys-title"),
            "keyboard",
            go,
            ("Ctrl+K",),
            group="",
            in_panel=False,
        )
    )


def everything(services: Services) -> list[Keyed]:
    """Return all actions whose keys can be changed: those of pages, and the commands."""
    there = [one for one in PAGE_KEYS if one.page in PLACES_OVER_TABLE or one.page in services.navigator]
    commands = sorted(services.commands, key=lambda command: command.place)
    named = {one.name for one in there}
    return [
        *there,
        *(
            Keyed(one.name, one.page, tuple(key.toString() for key in one.usual), one.words)
            for one in commands
            if one.bound and one.name not in named
        ),
    ]
