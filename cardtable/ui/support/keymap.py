"""Which key does what: the keys that Cardtable comes with, and those that the player chose in their place.

A command of the menu says its keys itself. What else pages and the table do by a key of its own is listed
here, in one table, so that the page of keys shows all of it without loading those pages. Keys that mean the
same everywhere, such as arrows and Enter, are in neither and stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from cardtable.language import say

TABLE = "table"

PLACES_OVER_TABLE = frozenset({TABLE, "lesson", "end"})
"""The places whose keys work while the table is on screen."""


class Keyed(NamedTuple):
    """Something done by a key that can be changed: its name, where it's done, its usual keys and its words.

    A `page` of "" is everywhere.
    """

    name: str
    page: str
    usual: tuple[str, ...]
    words: Callable[[], str]

    def keys(self, chosen: Mapping[str, str]) -> tuple[str, ...]:
        """Return its keys by action, if the player chose the keys in `chosen`."""
        return (chosen[self.name],) if self.name in chosen else self.usual


PAGE_KEYS = (
    Keyed("hint", TABLE, ("H",), lambda: say("menu-hint")),
    Keyed("hear-again", TABLE, ("R",), lambda: say("keys-hear-again")),
    Keyed("hear-all", TABLE, ("T",), lambda: say("keys-hear-all")),
    Keyed("draw", TABLE, ("D",), lambda: say("choice-draw-a-card")),
    Keyed("decline", TABLE, ("N",), lambda: say("choice-let-it-pass")),
    Keyed("sneak", TABLE, ("S",), lambda: say("keys-sneak")),
    Keyed("defend", TABLE, ("F",), lambda: say("keys-defend")),
    Keyed("declare", TABLE, ("L",), lambda: say("keys-declare")),
    Keyed("give-up", TABLE, ("G",), lambda: say("choice-give-up")),
    Keyed("end-ten-minutes", "end", ("K",), lambda: say("learners-ten-minutes")),
    Keyed("end-share", "end", ("E",), lambda: say("play-share")),
    Keyed("lesson-show-how", "lesson", ("H",), lambda: say("shared-show-me")),
    Keyed("lesson-pass", "lesson", ("N",), lambda: say("lessons-do-not-know")),
    Keyed("lesson-away", "lesson", ("N",), lambda: say("keys-lesson-away")),
    Keyed("lesson-again", "lesson", ("R",), lambda: say("keys-lesson-again")),
    Keyed("lesson-check", "lesson", ("C",), lambda: say("lessons-check")),
    Keyed("lesson-leave", "lesson", ("D",), lambda: say("keys-lesson-leave")),
    Keyed("lesson-voice", "lesson", ("V",), lambda: say("lessons-read-aloud")),
    Keyed("replay-open-hands", "replay", ("O",), lambda: say("replay-open-hands")),
    Keyed("replay-seat", "replay", ("S",), lambda: say("keys-replay-seat")),
    Keyed("replay-costly", "replay", ("C",), lambda: say("keys-replay-costly")),
    Keyed("replay-play-on", "replay", ("P",), lambda: say("replay-play-on")),
    Keyed("replay-share", "replay", ("E",), lambda: say("replay-share")),
    Keyed("minds-world", "minds", ("N",), lambda: say("minds-another-world")),
    Keyed("puzzle-play-out", "puzzle", ("P",), lambda: say("puzzles-play-out")),
    Keyed("puzzle-cards", "puzzle", ("C",), lambda: say("puzzles-cards")),
    Keyed("puzzle-book", "puzzle", ("B",), lambda: say("puzzles-book")),
    Keyed("puzzle-sums", "puzzle", ("K",), lambda: say("puzzles-sums")),
    Keyed("puzzle-why", "puzzle", ("Y",), lambda: say("puzzles-key-why")),
    Keyed("puzzle-show", "puzzle", ("S",), lambda: say("shared-show-me")),
    Keyed("games-search", "new_game", ("Ctrl+F",), lambda: say("games-search")),
    Keyed("favorite", "new_game", ("F",), lambda: say("keys-favorite")),
    Keyed("own-rename", "new_game", ("F2",), lambda: say("shared-rename")),
    Keyed("workshop-name", "workshop", ("F2",), lambda: say("workshop-name")),
    Keyed("workshop-try", "workshop", ("Ctrl+Return",), lambda: say("workshop-try")),
    Keyed("workshop-save", "workshop", ("Ctrl+S",), lambda: say("workshop-save")),
    Keyed("real-stuck", "real_cards", ("X",), lambda: say("real-keys-stuck")),
    Keyed("saved-rename", "games", ("F2",), lambda: say("shared-rename")),
    Keyed("saved-save", "games", ("Ctrl+S",), lambda: say("saved-save-as")),
    Keyed("saved-copy", "games", ("Ctrl+C",), lambda: say("saved-copy")),
    Keyed("backups-save", "backups", ("Ctrl+S",), lambda: say("backups-save")),
    Keyed("backups-open", "backups", ("Ctrl+F",), lambda: say("backups-open")),
)
"""All actions of pages and the table whose keys can be changed."""

_USUAL: Mapping[str, str] = MappingProxyType({one.name: one.usual[0] for one in PAGE_KEYS})

_FIXED = (
    "Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown", "Return", "Enter", "Space", "Tab",
    "Backtab", "Shift+Tab", "Esc", "Backspace", "Del", "Ins", "+", "-", "=", "*", "Ctrl+A", "Ctrl+X",
    "Alt+Left", "Alt+Right", "Ctrl+Del", "Ctrl+1", "Ctrl+2", "Ctrl+3", *map(str, range(10)),
)  # fmt: skip
"""Keys with one meaning everywhere, which can't be assigned to anything else."""


class Keymap:
    """The keys of this window's player; `chosen` has those that differ, by action."""

    def __init__(self) -> None:
        self.chosen: Mapping[str, str] = MappingProxyType({})

    def key(self, name: str, usual: str = "") -> str:
        """Return the key of the action `name`; `usual` is a command's default."""
        return self.chosen.get(name) or usual or _USUAL.get(name, "")

    def is_pressed(self, name: str, event: QKeyEvent) -> bool:
        """Return whether the pressed key is the one of the action `name`."""
        return key_of(event) == self.key(name)

    def pressed(self, page: str, event: QKeyEvent) -> str:
        """Return the name of the action of the pressed key in a place; "" if there is none."""
        key = key_of(event)
        return next((one.name for one in PAGE_KEYS if one.page == page and self.key(one.name) == key), "")

    def bind(self, name: str, page: QWidget, act: Callable[[], object]) -> None:
        """Call `act` when the key of the action `name` is pressed while a page is shown."""
        QShortcut(QKeySequence(self.key(name)), page).activated.connect(act)


KEYS = Keymap()
"""The one keymap of the program."""


def key_of(event: QKeyEvent) -> str:
    """Return the key pressed as text, such as `H` or `Ctrl+S`.

    Shift counts only with Ctrl, Alt or Meta, as capital letters are the same keys.
    """
    forms = Qt.KeyboardModifier
    held = event.modifiers() & ~(forms.KeypadModifier | forms.GroupSwitchModifier)
    if held == forms.ShiftModifier and event.text().strip():
        held = forms.NoModifier
    return QKeySequence(QKeyCombination(held, Qt.Key(event.key()))).toString()


def _meets(one: str, other: str) -> bool:
    """Return whether keys of two places can work at the same time."""
    return one == other or "" in (one, other) or (TABLE in (one, other) and {one, other} <= PLACES_OVER_TABLE)


def refusal(wanted: str, of: Keyed, everything: Iterable[Keyed], chosen: Mapping[str, str], cap: str) -> str:
    """Return why a key can't be assigned to an action; "" if it can. `cap` is the name of the key to show.

    Two actions that share a default key may go on sharing it.
    """
    if wanted in {QKeySequence(key).toString() for key in _FIXED}:
        return say("keys-fixed", key=cap)
    for other in everything:
        shares = wanted in of.usual and wanted in other.usual
        meets = other.name != of.name and _meets(of.page, other.page)
        if meets and not shares and wanted in other.keys(chosen):
            return say("keys-taken", key=cap, action=other.words())
    # Where letters are typed, or find a row of a list, nothing is done by a letter alone.
    is_letter = len(wanted) == 1 and not any(len(key) == 1 for key in of.usual)
    return say("keys-need-ctrl", key=cap) if is_letter else ""
