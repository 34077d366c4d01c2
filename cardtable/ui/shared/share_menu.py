"""The menu for sharing or saving a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from cardtable.language import say
from cardtable.ui.widgets.menu_board import Entry


def share_entries(is_over: bool, export: Callable[[str], object]) -> list[Entry]:
    """Return the menu's entries; `export` is called with the kind for `replay.exports.export`.

    A kind that reveals hidden cards is only offered if the game is over.
    """
    kinds = {
        "text": (say("shared-copy-text"), "log"),
        "record": (say("shared-save-record"), "folder"),
        "picture": (say("shared-save-picture"), "eye"),
        "sheet": (say("shared-save-sheet"), "chart"),
    }
    if is_over:
        kinds["trace"] = say("shared-save-everything"), "cards"
    return [Entry(words, mark, partial(export, kind)) for kind, (words, mark) in kinds.items()]
