"""In the pseudo language no English is left in games, lessons and rules; `test_every_page` checks the pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.bots.levels import LEVELS, characters
from cardtable.controller.match.match import Awaits
from cardtable.language import SPEECH
from cardtable.language.catalog import PSEUDO
from cardtable.learning.profile import CallingMode, Profile
from cardtable.rules.catalog import catalog
from cardtable.rules.own_words import printed_names
from cardtable.rules.prose.text import plain_text, rules_text
from tests.games import every_game
from tests.ui.conftest import wait_for_person
from tests.ui.driver import MainWindow, OpenWindow
from tests.ui.learning.school import School
from tests.ui.play.test_every_variant import Sitting, begin
from tests.ui.spoken import WORD, english, painted, written
from tests.ui.variants import WATCHED

NAMES = frozenset(
    [
        "Ann",
        "Ben",
        "Bot",
        "Mia",
        "P1",
        "Cardtable",
        "English",
        "Pseudo",
        "pytest",
        "qt",
        "qapp",
        "img",
        "src",
        "IMG",
        "SRC",
    ]
)
"""Players in these tests, and words that stay the same in every language."""

COMPUTERS = frozenset(part for level in LEVELS for one in characters(level) for part in one.name.split())

CITED = frozenset(
    word for variant in catalog().ids for word in WORD.findall(str(catalog().resolve(variant).source))
)
"""Words in sources of rules."""

PRINTED = frozenset(
    word for box in printed_names().values() for name in box.values() for word in WORD.findall(name)
)
"""Words on printed cards, in the language of their box."""

DAYS = frozenset(
    name
    for form in (QLocale.FormatType.LongFormat, QLocale.FormatType.ShortFormat)
    for number in range(1, 13)
    for name in (QLocale().monthName(number, form), QLocale().dayName(min(number, 7), form))
)
"""Names of months and days in the system's language."""

FACTS = ("diagnostics", "what is new")
"""Pages that quote the system or a file in each language."""


@pytest.fixture
def strange(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    """A window in the pseudo language."""
    monkeypatch.setattr("cardtable.ui.support.languages.system_languages", lambda: ["qps"])
    window = open_window()
    window.resize(1280, 800)
    return window


def left(texts: Iterable[str]) -> dict[str, list[str]]:
    """Return the texts with English words, and these words."""
    known = NAMES | COMPUTERS | CITED | PRINTED | DAYS
    found = sorted(set(texts))
    assert any(text.startswith("⟦") for text in found)
    return {text: words for text in found if (words := english(text, known))}


STEPS = 12
"""Number of checked moves of a game."""
FEW = ("boom-o", "five-alive", "ninety-nine-lincoln-2018")
"""A game with special cards, one with only numbers, and one with tokens."""
LIKE_THEM = pytest.mark.slow("other games use the same messages")
HEARD = [
    pytest.param(each, marks=LIKE_THEM) if isinstance(each, str) and each not in FEW else each
    for each in WATCHED
]


@pytest.mark.takes_long("a game with the hint, moves, menu, keys and pause")
@pytest.mark.parametrize("variant", HEARD)
def test_no_game_has_english_words(
    variant: str, strange: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begin(strange, variant)
    wait_for_person(qtbot, strange)
    sitting = Sitting(qtbot, strange, "clicks")
    page = strange.table.page
    acts: dict[int, Callable[[], object]] = {
        1: page.conductor.hint,
        2: page.view.toggle_moves,
        3: strange.show_menu,
        4: strange.toggle_keys,
        5: page.conductor.pause,
    }
    with painted(monkeypatch) as texts:
        for step in range(STEPS):
            if step in acts and match.awaits is Awaits.PERSON:
                acts[step]()
                texts.update(heard(strange))
                QTest.keyClick(strange.focusWidget() or strange, Qt.Key.Key_Escape)
            texts.update(heard(strange))
            if not sitting.step():
                break
    assert not left(texts)


def heard(window: MainWindow) -> Iterable[str]:
    window.grab()
    return written(window)


@pytest.mark.takes_long("a lesson with every kind of answer")
@pytest.mark.parametrize("mode", ["pad", "choices"])
def test_no_lesson_has_english_words(
    mode: CallingMode, strange: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with painted(monkeypatch) as texts:
        school = School(qtbot, strange, "ninety-nine", "scorekeeper", 2, Profile(mode=mode), {})
        for _ in range(STEPS // 4):
            school.until_question()
            texts.update(heard(strange))
            for answer in (school.answer + 1, school.answer - 10, school.answer):
                school.panel.deaf = 0
                school.type(answer)
                texts.update(heard(strange))
            qtbot.keyClick(school.panel, Qt.Key.Key_Return)
            school.wait()
    assert not left(texts)


@every_game
def test_no_rules_have_english_words(variant: str) -> None:
    SPEECH.use(PSEUDO)
    assert not left(plain_text(rules_text(catalog().resolve(variant))).splitlines())
