"""Ten house rules that people wrote down are made in the window, by the mouse alone and by keys alone.

Each takes at most 25 actions and 90 seconds, as counted in `hands`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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


def knocked_out(hand: Mouse) -> None:
    hand.put("stakes", "knock_out")


def family_game_shelf(hand: Mouse) -> None:
    hand.move("K", "= 99", "J")
    hand.chip("K", "+10", "+0")
    hand.off("10", "+10")
    hand.put("tokens", 3)


def k_duck(hand: Mouse) -> None:
    hand.off("A", "+11")
    hand.move("4", "reverse", "8")
    hand.off("4", "+0")
    hand.chip("8", "+8", "+0")
    hand.off("10", "+10")
    hand.put("tokens", 3)


def convocards(hand: Mouse) -> None:
    hand.off("10", "+10")
    hand.click(hand.row("K").index)
    hand.take("Each suit")
    for king in ("KH", "KD", "KC"):
        hand.chip(king, "= 99", "+10")
    hand.put("players_min", 3)
    hand.put("tokens", 3)


def boom_bunny(hand: Mouse) -> None:
    hand.off("10", "+10")
    hand.click(hand.row("K").index)
    hand.take("Red and black")
    hand.chip("KH KD", "= 99", "+10")
    hand.put("tokens", 3)


def fort_made_of_books(hand: Mouse) -> None:
    hand.chip("J", "+10", "−10")
    hand.chip("Q", "+10", "= 99")
    hand.chip("K", "+10", "+0")
    hand.put("hand_size", 2)
    hand.put("jokers", 2)
    knocked_out(hand)
    hand.chip("joker", hand.row("joker").chips[0].text(), "+0")
    hand.add("joker", "reverse")


def queen_anne(hand: Mouse) -> None:
    hand.off("A", "+11")
    hand.move("9", "+0", "J")
    hand.free_number("Q", "+10", "±", 20)
    hand.put("jokers", 2)
    knocked_out(hand)
    hand.unfold("players")
    hand.put("packs_from", "0")
    hand.chip("joker", hand.row("joker").chips[0].text(), "+0")
    hand.add("joker", "next plays 2")
    hand.put("owed_not_first", "on")
    hand.put("owed_passes_on", "reverse")
    hand.put("owed_when_out", "stays")


def zpag(hand: Mouse) -> None:
    hand.off("A", "+11")
    hand.move("4", "reverse", "9")
    hand.off("4", "+0")
    hand.off("10", "+10")
    hand.chip("J", "+10", "+0")
    hand.add("J", "skip")
    hand.put("players_min", 3)
    hand.put("players_max", 7)
    hand.put("packs", 2)
    hand.unfold("players")
    hand.put("packs_from", "4")
    hand.put("tokens_from", "0")


def japan(hand: Mouse) -> None:
    hand.chip("4", "+4", "+0")
    hand.add("4", "reverse")
    hand.add("4", "+4")
    hand.add("8", "+0")
    hand.chip("10", "+10", "+10 or −10")
    hand.free_number("Q", "+10", "±", 20)
    hand.put("players_min", 3)
    hand.put("jokers", 2)
    knocked_out(hand)
    hand.chip("joker", hand.row("joker").chips[0].text(), "doubles")


def exactly_69(hand: Mouse) -> None:
    hand.unfold("special")
    hand.put("sixty_nine_effect", "reset_zero")


def arizona(hand: Mouse) -> None:
    hand.unfold("deal")
    hand.put("start_card", "turn_up_apply")


BY_MOUSE: tuple[Callable[[Mouse], None], ...] = (
    family_game_shelf,
    k_duck,
    convocards,
    boom_bunny,
    fort_made_of_books,
    queen_anne,
    zpag,
    japan,
    exactly_69,
    arizona,
)


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


QUICK = (boom_bunny, queen_anne, BY_KEYS[5])
"""The house rules that need the most kinds of controls."""


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


@pytest.mark.parametrize(("name", "make"), each_of(BY_MOUSE))
def test_by_mouse_alone(
    at_workshop: MainWindow, qtbot: QtBot, name: str, make: Callable[[Mouse], None]
) -> None:
    begin(at_workshop, name)
    hand = Mouse(at_workshop, qtbot)
    make(hand)
    check(name, hand)


@pytest.mark.parametrize(("name", "steps"), each_of(BY_KEYS))
def test_by_keys_alone(at_workshop: MainWindow, qtbot: QtBot, name: str, steps: tuple[Any, ...]) -> None:
    begin(at_workshop, name)
    hand = Keys(at_workshop, qtbot)
    make_by_keys(hand, steps)
    check(name, hand)
