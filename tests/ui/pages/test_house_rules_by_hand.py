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


def family_game_shelf_by_keys(hand: Keys) -> None:
    hand.type("j=99\n")
    hand.type("k+0\n")
    hand.type("10")
    hand.press(Key.Key_Delete)
    hand.to_game()
    hand.type("tokens3\n")


def k_duck_by_keys(hand: Keys) -> None:
    hand.press(Key.Key_Right, Key.Key_Right, Key.Key_Delete)
    hand.type("4+4\n")
    hand.press(Key.Key_Right, Key.Key_Delete)
    hand.type("8+0\n")
    hand.press(Key.Key_Insert)
    hand.type("rev\n")
    hand.type("10")
    hand.press(Key.Key_Delete)
    hand.to_game()
    hand.type("tokens3\n")


def convocards_by_keys(hand: Keys) -> None:
    hand.type("10")
    hand.press(Key.Key_Delete)
    hand.type("k")
    hand.press(Key.Key_Left)
    hand.type("\neach\n")
    for king in ("h", "d", "c"):
        hand.type(f"kof{king}+10\n")
    hand.to_game()
    hand.type("fewest3\n")
    hand.type("tokens3\n")


def boom_bunny_by_keys(hand: Keys) -> None:
    hand.type("10")
    hand.press(Key.Key_Delete)
    hand.type("k")
    hand.press(Key.Key_Left)
    hand.type("\nred\n")
    hand.type("redk+10\n")
    hand.to_game()
    hand.type("tokens3\n")


def fort_made_of_books_by_keys(hand: Keys) -> None:
    hand.type("j-10\n")
    hand.type("q=99\n")
    hand.type("k+0\n")
    hand.to_game()
    hand.type("ifyoulose")
    hand.press(Key.Key_Right)
    hand.type("cardsinhand2\n")
    hand.type("jok2\n")
    hand.to_cards()
    hand.type("joker+0\n")
    hand.press(Key.Key_Insert)
    hand.type("rev\n")


def queen_anne_by_keys(hand: Keys) -> None:
    hand.press(Key.Key_Right, Key.Key_Right, Key.Key_Delete)
    hand.type("9+9\n")
    hand.type("j+0\n")
    hand.type("q+-20\n")
    hand.to_game()
    hand.type("ifyoulose")
    hand.press(Key.Key_Right)
    hand.type("numberofp")
    hand.press(*(Key.Key_Left,) * 3)
    hand.type("jok2\n")
    hand.to_cards()
    hand.type("joker+0\n")
    hand.press(Key.Key_Insert)
    hand.type("nextp\n")
    hand.to_game()
    hand.type("aplay-twicecardcan\n")
    hand.type("owedplaysarep")
    hand.press(Key.Key_Right)
    hand.type("iftheplayer")
    hand.press(Key.Key_Left, Key.Key_Left)


def zpag_by_keys(hand: Keys) -> None:
    hand.press(Key.Key_Right, Key.Key_Right, Key.Key_Delete)
    hand.type("4+4\n")
    hand.press(Key.Key_Right, Key.Key_Delete)
    hand.type("9")
    hand.press(Key.Key_Insert)
    hand.type("rev\n")
    hand.type("10")
    hand.press(Key.Key_Delete)
    hand.type("j+0\n")
    hand.press(Key.Key_Insert)
    hand.type("skip\n")
    hand.to_game()
    hand.type("fewest3\n")
    hand.type("most7\n")
    hand.type("packs2\n")
    hand.type("numberofp")
    hand.press(Key.Key_Right)
    hand.type("tokensc")
    hand.press(*(Key.Key_Left,) * 3)


def japan_by_keys(hand: Keys) -> None:
    hand.type("4+0\n")
    hand.press(Key.Key_Insert)
    hand.type("rev\n")
    hand.press(Key.Key_Insert)
    hand.type("+4\n")
    hand.type("8")
    hand.press(Key.Key_Insert)
    hand.type("+0\n")
    hand.type("10+-10\n")
    hand.type("q+-20\n")
    hand.to_game()
    hand.type("fewest3\n")
    hand.type("ifyoulose")
    hand.press(Key.Key_Right)
    hand.type("jok2\n")
    hand.to_cards()
    hand.type("joker\ndoub\n")


def exactly_69_by_keys(hand: Keys) -> None:
    hand.to_game()
    hand.type("exactly")
    hand.press(*(Key.Key_Right,) * 4)


def arizona_by_keys(hand: Keys) -> None:
    hand.to_game()
    hand.type("startofthepile")
    hand.press(Key.Key_Right)


BY_KEYS: tuple[Callable[[Keys], None], ...] = (
    family_game_shelf_by_keys,
    k_duck_by_keys,
    convocards_by_keys,
    boom_bunny_by_keys,
    fort_made_of_books_by_keys,
    queen_anne_by_keys,
    zpag_by_keys,
    japan_by_keys,
    exactly_69_by_keys,
    arizona_by_keys,
)


QUICK = (boom_bunny, queen_anne, queen_anne_by_keys)
"""The house rules that need the most kinds of controls."""


LONG = pytest.mark.takes_long("a whole game is written, every step as hands do it")


def each_of(hands: Sequence[Callable[..., None]]) -> list[Any]:
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


@pytest.mark.parametrize(("name", "make"), each_of(BY_KEYS))
def test_by_keys_alone(
    at_workshop: MainWindow, qtbot: QtBot, name: str, make: Callable[[Keys], None]
) -> None:
    begin(at_workshop, name)
    hand = Keys(at_workshop, qtbot)
    make(hand)
    check(name, hand)
