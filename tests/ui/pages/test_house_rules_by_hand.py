"""Ten house rules that people wrote down are made in the window, by the mouse alone and by keys alone.

Each takes at most 25 actions and 90 seconds, as counted in `hands`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.rules.drafting.fit import fit
from tests.rules.drafting.test_house_rules_of_people import HOUSE_RULES, rules_in_words
from tests.ui.driver import MainWindow
from tests.ui.pages.hands import Hands, Keys, Mouse

MOST, LONGEST = 25, 90.0

Key = Qt.Key


# By the mouse

TENS_TAKE_OFF = ("off", "10", "+10")
THREE_TOKENS = ("put", "tokens", 3)
AT_LEAST_THREE = ("put", "players_min", 3)
KNOCK_OUT = ("put", "stakes", "knock_out")

BY_MOUSE: tuple[tuple[tuple[Any, ...], ...], ...] = (
    (("move", "K", "= 99", "J"), ("chip", "K", "+10", "+0"), TENS_TAKE_OFF, THREE_TOKENS),
    (
        *(("off", "A", "+11"), ("move", "4", "reverse", "8"), ("off", "4", "+0")),
        *(("chip", "8", "+8", "+0"), TENS_TAKE_OFF, THREE_TOKENS),
    ),
    (
        *(TENS_TAKE_OFF, ("split", "K", "Each suit"), ("chip", "KH", "= 99", "+10")),
        *(("chip", "KD", "= 99", "+10"), ("chip", "KC", "= 99", "+10"), AT_LEAST_THREE, THREE_TOKENS),
    ),
    (TENS_TAKE_OFF, ("split", "K", "Red and black"), ("chip", "KH KD", "= 99", "+10"), THREE_TOKENS),
    (
        *(("chip", "J", "+10", "−10"), ("chip", "Q", "+10", "= 99"), ("chip", "K", "+10", "+0")),
        *(("put", "hand_size", 2), ("put", "jokers", 2), KNOCK_OUT),
        *(("chip", "joker", "", "+0"), ("add", "joker", "reverse")),
    ),
    (
        *(("off", "A", "+11"), ("move", "9", "+0", "J"), ("free_number", "Q", "+10", "±", 20)),
        *(("put", "jokers", 2), KNOCK_OUT, ("unfold", "players"), ("put", "packs_from", "0")),
        *(("chip", "joker", "", "+0"), ("add", "joker", "next plays 2"), ("put", "owed_not_first", "on")),
        *(("put", "owed_passes_on", "reverse"), ("put", "owed_when_out", "stays")),
    ),
    (
        *(("off", "A", "+11"), ("move", "4", "reverse", "9"), ("off", "4", "+0"), TENS_TAKE_OFF),
        *(("chip", "J", "+10", "+0"), ("add", "J", "skip"), AT_LEAST_THREE, ("put", "players_max", 7)),
        *(
            ("put", "packs", 2),
            ("unfold", "players"),
            ("put", "packs_from", "4"),
            ("put", "tokens_from", "0"),
        ),
    ),
    (
        *(("chip", "4", "+4", "+0"), ("add", "4", "reverse"), ("add", "4", "+4"), ("add", "8", "+0")),
        *(("chip", "10", "+10", "+10 or −10"), ("free_number", "Q", "+10", "±", 20), AT_LEAST_THREE),
        *(("put", "jokers", 2), KNOCK_OUT, ("chip", "joker", "", "doubles")),
    ),
    (("unfold", "special"), ("put", "sixty_nine_effect", "reset_zero")),
    (("unfold", "deal"), ("put", "start_card", "turn_up_apply")),
)
"""What is done with the pointer for each house rule: a method of the hand, and what it's given."""


# By keys

GAME, CARDS = Keys.to_game, Keys.to_cards
DELETE, INSERT, LEFT, RIGHT = Key.Key_Delete, Key.Key_Insert, Key.Key_Left, Key.Key_Right
ADDS_ONE_ONLY = (RIGHT, RIGHT, DELETE)
"""Take the 11 off an ace."""

BY_KEYS: tuple[tuple[Any, ...], ...] = (
    ("j=99\n", "k+0\n", "10", DELETE, GAME, "tokens3\n"),
    (
        *(*ADDS_ONE_ONLY, "4+4\n", RIGHT, DELETE, "8+0\n", INSERT, "rev\n"),
        *("10", DELETE, GAME, "tokens3\n"),
    ),
    (
        *("10", DELETE, "k", LEFT, "\neach\n", "kofh+10\n", "kofd+10\n", "kofc+10\n"),
        *(GAME, "fewest3\n", "tokens3\n"),
    ),
    ("10", DELETE, "k", LEFT, "\nred\n", "redk+10\n", GAME, "tokens3\n"),
    (
        *("j-10\n", "q=99\n", "k+0\n", GAME, "ifyoulose", RIGHT, "cardsinhand2\n", "jok2\n"),
        *(CARDS, "joker+0\n", INSERT, "rev\n"),
    ),
    (
        *(*ADDS_ONE_ONLY, "9+9\n", "j+0\n", "q+-20\n"),
        *(GAME, "ifyoulose", RIGHT, "numberofp", LEFT, LEFT, LEFT, "jok2\n"),
        *(CARDS, "joker+0\n", INSERT, "nextp\n"),
        *(GAME, "aplay-twicecardcan\n", "owedplaysarep", RIGHT, "iftheplayer", LEFT, LEFT),
    ),
    (
        *(*ADDS_ONE_ONLY, "4+4\n", RIGHT, DELETE, "9", INSERT, "rev\n", "10", DELETE),
        *("j+0\n", INSERT, "skip\n", GAME, "fewest3\n", "most7\n", "packs2\n"),
        *("numberofp", RIGHT, "tokensc", LEFT, LEFT, LEFT),
    ),
    (
        *("4+0\n", INSERT, "rev\n", INSERT, "+4\n", "8", INSERT, "+0\n", "10+-10\n", "q+-20\n"),
        *(GAME, "fewest3\n", "ifyoulose", RIGHT, "jok2\n", CARDS, "joker\ndoub\n"),
    ),
    (GAME, "exactly", RIGHT, RIGHT, RIGHT, RIGHT),
    (GAME, "startofthepile", RIGHT),
)
"""What is typed and pressed for each house rule."""


def make_by_keys(hand: Keys, steps: tuple[Any, ...]) -> None:
    for step in steps:
        if isinstance(step, str):
            hand.type(step)
        elif isinstance(step, Key):
            hand.press(step)
        else:
            step(hand)


QUICK = (BY_MOUSE[3], BY_MOUSE[5], BY_KEYS[5])
"""Those of Boom Bunny and Queen Anne, which need the most kinds of controls."""


LONG = pytest.mark.takes_long("a whole game is written, every step as hands do it")


def each_of(hands: Sequence[Any]) -> list[Any]:
    """Pair each house rule with the hand that makes it; those of `QUICK` are quick tests."""
    slow = pytest.mark.slow("the quick ones use the same controls")
    return [
        pytest.param(name, make, id=name, marks=LONG if make in QUICK else slow)
        for name, make in zip(HOUSE_RULES, hands, strict=True)
    ]


@pytest.fixture
def at_workshop(window: MainWindow) -> MainWindow:
    window.resize(1440, 900)
    window.activateWindow()
    return window


def begin(window: MainWindow, name: str) -> None:
    """Open the workshop at the game that the house rule starts from."""
    if HOUSE_RULES[name].begin:
        window.change_rules(HOUSE_RULES[name].begin)
    else:
        window.commands.by_name["workshop"].trigger()
        window.workshop.page.start_from("")
    window.workshop.page.setFocus()


def check(name: str, hand: Hands) -> None:
    """Check that the draft says what people wrote, and was made with little work."""
    kind = type(hand).__name__.lower()
    print(f"{name}: {kind} {hand.actions} actions, {hand.presses} presses, {hand.seconds:.0f} s")
    draft = hand.page.draft
    assert not fit(draft).conflicts
    text = rules_in_words(draft)
    assert [what for what in HOUSE_RULES[name].says if what not in text] == [], text
    assert hand.actions <= MOST
    assert hand.seconds <= LONGEST


@pytest.mark.parametrize(("name", "steps"), each_of(BY_MOUSE))
def test_by_mouse_alone(at_workshop: MainWindow, qtbot: QtBot, name: str, steps: tuple[Any, ...]) -> None:
    begin(at_workshop, name)
    hand = Mouse(at_workshop, qtbot)
    for do, *what in steps:
        getattr(hand, do)(*what)
    check(name, hand)


@pytest.mark.parametrize(("name", "steps"), each_of(BY_KEYS))
def test_by_keys_alone(at_workshop: MainWindow, qtbot: QtBot, name: str, steps: tuple[Any, ...]) -> None:
    begin(at_workshop, name)
    hand = Keys(at_workshop, qtbot)
    make_by_keys(hand, steps)
    check(name, hand)
