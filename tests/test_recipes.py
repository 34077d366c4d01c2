"""Follow each recipe of CONTRIBUTING, as it's written there, in a copy of the program.

A separate program tries the result: it imports the copy and runs one of the functions `try_…`.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

import cardtable
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.engine import apply, deal, legal_plays, new_game
from cardtable.game.events import SeatEffect, TokensChanged
from cardtable.game.table import Table
from cardtable.game.worked import explained
from cardtable.language import SPEECH, say
from cardtable.rules.drafting.draft import begin
from cardtable.rules.drafting.fit import fit
from cardtable.rules.drafting.ways import put
from cardtable.storage.statistics import Statistics
from cardtable.ui.features.settings.settings_page import SettingsPage
from cardtable.ui.shell.main_window import MainWindow
from cardtable.ui.shell.menu import entries
from cardtable.ui.table.items.labels import Label
from cardtable.ui.table.words.actions import shown
from cardtable.ui.table.words.event_words import event_words
from cardtable.ui.widgets.menu_board import Entry
from cardtable.ui.widgets.pickers import Switch
from tests.rows import rows
from tests.rules.example_table import ExampleTable, check

in_a_copy = pytest.mark.slow("starts a program; a quick test checks that a recipe fits the code")

TOP = Path(__file__).parents[1]
GUIDES = TOP / ".github"


# --- Following a recipe


def steps(guide: str, heading: str) -> Iterator[tuple[str, str, str]]:
    """Yield the blocks below a heading: the file that the text before it names, the block's language, and its lines."""
    text = (GUIDES / guide).read_text("utf-8")
    _, found, section = text.partition(f"\n{heading}\n")
    assert found, f"{guide} has no “{heading}”"
    file, block, indent, kind = "", None, "", ""
    for line in re.split(r"\n##+ ", section)[0].splitlines():
        fence = re.match(r"( *)```(\w*)$", line)
        if block is None and fence:
            indent, kind, block = fence[1], fence[2], list[str]()
        elif block is None:
            file = (re.findall(r"`((?:cardtable|resources)/[\w./-]+\.\w+)`", line) or [file])[-1]
        elif fence:
            yield file, kind, "".join(f"{line.removeprefix(indent)}\n" for line in block)
            block = None
        else:
            block.append(line)


def changed(text: str, diff: str) -> str:
    """Return the text with the changes of a diff, separated by `@@`; the lines of each occur once before it."""
    for change in re.split(r"(?m)^@@\n", diff):
        lines = [(line[:1], line[1:] + "\n") for line in change.splitlines()]
        before, after = ("".join(line for sign, line in lines if sign != other) for other in "+-")
        assert text.count(before) == 1, f"this occurs {text.count(before)} times:\n{before}"
        text = text.replace(before, after)
    return text


def followed(guide: str, heading: str, text_of: Callable[[str], str | None]) -> Iterator[tuple[str, str]]:
    """Yield each file of a recipe with the text that it gets; `text_of` returns the one it has, None if it's new."""
    for file, kind, block in steps(guide, heading):
        text = text_of(file)
        if kind == "diff":
            assert text is not None, f"there's no {file}"
            yield file, changed(text, block)
        else:
            assert text is None or kind == "ftl", f"{file} is there already"
            yield file, (text or "") + block


RULE, EVENT = "## Add a rule", "### Say that something happened"
RECIPES = (
    ("CONTRIBUTING.md", "### Add a page"), ("CONTRIBUTING.md", "### Add a command"),
    ("CONTRIBUTING.md", "### Add a setting"), ("CONTRIBUTING.md", "### Add a column of statistics"),
    ("CONTRIBUTING.md", "### Change a color"), ("CONTRIBUTING.md", "## Add a variant"),
    ("CONTRIBUTING.md", RULE, EVENT), ("CONTRIBUTING.md", "## Add a part"), ("translating.md", "## Begin a language"),
)  # fmt: skip
"""Guides with their headings, which are followed in order."""


@rows("recipe", RECIPES, ids=lambda recipe: recipe[1])
def test_a_recipe_fits_the_code(recipe: tuple[str, ...]) -> None:
    guide, *headings = recipe
    texts = dict[str, str]()

    def text_of(file: str) -> str | None:
        path = TOP / file
        return texts.get(file, path.read_text("utf-8") if path.exists() else None)

    for heading in headings:
        found = dict[str, str]()
        for file, text in followed(guide, heading, text_of):
            texts[file] = found[file] = text
        assert found, f"“{heading}” has nothing to follow"
    for file in (file for file in texts if file.endswith(".py")):
        checked = subprocess.run(
            [sys.executable, "-m", "ruff", "check", "--quiet", "--stdin-filename", file, "-"],
            cwd=TOP, input=texts[file], capture_output=True, encoding="utf-8", check=False,
        )  # fmt: skip
        assert not checked.returncode, checked.stdout


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    top = tmp_path_factory.mktemp("copy")
    for folder in ("cardtable", "resources"):
        shutil.copytree(TOP / folder, top / folder)
    return top


Follow = Callable[..., list[str]]


@pytest.fixture
def follow(copied: Path) -> Iterator[Follow]:
    """Return a function that follows a recipe in the copy and returns the changed files; all is undone later."""
    kept = dict[Path, bytes | None]()

    def text_of(file: str) -> str | None:
        path = copied / file
        kept.setdefault(path, path.read_bytes() if path.exists() else None)
        return path.read_text("utf-8") if path.exists() else None

    def follow(heading: str, guide: str = "CONTRIBUTING.md") -> list[str]:
        names = list[str]()
        for name, text in followed(guide, heading, text_of):
            (copied / name).parent.mkdir(exist_ok=True)
            (copied / name).write_text(text, "utf-8")
            names.append(name)
        return sorted({*names})

    yield follow
    for path, before in kept.items():
        if before is None:
            path.unlink()
        else:
            path.write_bytes(before)


def ran(copied: Path, *arguments: str) -> str:
    """Return what Python prints when it runs the program of the copy."""
    result = subprocess.run(
        [sys.executable, *arguments],
        cwd=copied, env=os.environ | {"PYTHONPATH": f"{copied}{os.pathsep}{TOP}"},
        capture_output=True, text=True, encoding="utf-8", timeout=120, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    return result.stdout


def check_copy(copied: Path, only: str, *files: str) -> str:
    """Return what pytest prints about the copy; `only` is as its `-k`, `files` are those of tests."""
    return ran(
        copied, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "pythonpath=", f"--rootdir={TOP}",
        "-k", only, *(str(TOP / "tests" / file) for file in files),
    )  # fmt: skip


def tried(copied: Path, function: Callable[[], None]) -> str:
    return ran(copied, "-c", f"from {__name__} import {function.__name__} as f; f()")


# --- In the copy


def opened() -> MainWindow:
    """Open the window on the data folder, furnished and active."""
    QApplication.instance() or QApplication([])
    window, loop = MainWindow(Path(os.environ["CARDTABLE_DATA_DIR"]), speed=0), QEventLoop()
    window.furnished.connect(loop.quit)
    window.show()
    loop.exec()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    return window


def in_menu(window: MainWindow, words: str) -> Entry:
    """Return the line of the menu with these words."""
    every = [line for first in entries(window.commands.commands) for line in (first.entries or (first,))]
    (found,) = [line for line in every if line.text == words]
    return found


CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


# --- The recipes


def try_page() -> None:
    window = opened()
    riddles = in_menu(window, "Riddles")
    riddles.act()
    assert window.navigator.front == "riddles"
    assert any(
        "only card is a 9" in label.text() for label in window.navigator["riddles"].page.findChildren(QLabel)
    )
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.navigator.front == "start"
    QTest.keyClick(window, Qt.Key.Key_Y, CTRL_SHIFT)
    assert window.navigator.front == "riddles"


@in_a_copy
def test_a_new_page_needs_only_a_folder_and_words(copied: Path, follow: Follow) -> None:
    files = follow("### Add a page")
    assert {str(Path(file).parent) for file in files} == {
        str(Path("cardtable/ui/features/riddles")), str(Path("resources/languages/en")),
    }  # fmt: skip
    tried(copied, try_page)
    walks = ("walk", "every_page", "large_text", "room_for_words")
    said = check_copy(copied, "riddles", *(f"ui/test_{name}.py" for name in walks))
    assert re.search(r"^[4-9] passed", said, re.MULTILINE), said


GONE = ("statistics", "workshop", "phones")


def try_without() -> None:
    for module in pkgutil.walk_packages(cardtable.__path__, "cardtable."):
        if module.name != "cardtable.__main__":
            importlib.import_module(module.name)
    window = opened()
    for name, row in window.navigator.rows.items():
        assert name not in (*GONE, "join")
        row.show()
        QApplication.processEvents()
    for command in window.commands.commands:
        assert command.name not in GONE
        command.when()
    assert "ask_phones" not in window.navigator["settings"].page.controls
    # If other features ask for them, nothing happens.
    front = window.navigator.front
    window.navigator.go("statistics")
    assert window.services.ask("change-rules", "ninety-nine") is None
    assert window.navigator.front == front
    window.navigator.go("start")
    start = window.navigator["start"].page
    for door in start.doors:
        door.click()
        window.go_back()
    start.deal_asked.emit()
    assert window.navigator.front == "table"
    window.close()


@in_a_copy
def test_a_feature_is_removed_with_its_folder(copied: Path, tmp_path: Path) -> None:
    for name in GONE:
        shutil.move(copied / "cardtable" / "ui" / "features" / name, tmp_path / name)
    try:
        tried(copied, try_without)
    finally:
        for name in GONE:
            shutil.move(tmp_path / name, copied / "cardtable" / "ui" / "features" / name)


@in_a_copy
def test_tests_pass_without_features(copied: Path, tmp_path: Path) -> None:
    gone = ("statistics", "puzzles")
    for name in gone:
        shutil.move(copied / "cardtable" / "ui" / "features" / name, tmp_path / name)
    files = ("window/test_keys.py", "window/test_puzzles.py", "test_epoch.py", "test_large_text.py")
    try:
        said = ran(
            copied, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "pythonpath=", "-m", "not slow",
            f"--rootdir={TOP}", "-rs", *(str(TOP / "tests" / "ui" / name) for name in files),
        )  # fmt: skip
    finally:
        for name in gone:
            shutil.move(tmp_path / name, copied / "cardtable" / "ui" / "features" / name)
    assert all(f"there is no feature “{name}”" in said for name in gone)


def try_command() -> None:
    window = opened()
    assert in_menu(window, "Show the folder").key
    QTest.keyClick(window, Qt.Key.Key_F, CTRL_SHIFT)
    # The folder isn't there yet.
    assert str(window.services.directory) in window.services.notice.text


@in_a_copy
def test_a_command_is_in_the_menu_and_has_its_key(copied: Path, follow: Follow) -> None:
    assert len(follow("### Add a command")) == 1
    tried(copied, try_command)
    check_copy(copied, "icon or share or level", "ui/window/test_keys.py")


def try_setting() -> None:
    for was_on in (False, True):
        window = opened()
        assert window.isFullScreen() is was_on
        window.navigator.go("settings")
        page: SettingsPage = window.navigator["settings"].page
        switch = page.controls["full_screen"]
        assert isinstance(switch, Switch)
        assert (switch.accessibleName(), switch.isChecked()) == ("Start in full screen", was_on)
        switch.setChecked(True)
        window.close()


@in_a_copy
def test_a_new_setting_is_shown_and_saved(copied: Path, follow: Follow) -> None:
    assert len(follow("### Add a setting")) == 4, "three files describe the setting, and one uses it"
    tried(copied, try_setting)
    check_copy(copied, "every", "ui/pages/test_settings_page.py", "storage/test_settings.py")


def try_column() -> None:
    statistics = Statistics(Path(os.environ["CARDTABLE_DATA_DIR"]))
    assert statistics.catch_up()
    print(statistics.exported())


@in_a_copy
def test_a_column_of_statistics_is_counted_and_saved(
    copied: Path, follow: Follow, own_data_dir: Path
) -> None:
    games = own_data_dir / "games" / "finished"
    ran(
        copied,
        *["-m", "cardtable", "simulate", "--variant", "ninety-nine", "--seed", "7", "--record"],
        str(games),
    )
    # Count before, so that the recipe's version has to count again.
    assert "stuck" not in tried(copied, try_column)
    assert len(follow("### Add a column of statistics")) == 3
    head, *lines = [line.split(",") for line in tried(copied, try_column).splitlines() if line]
    assert head[-1].strip('"') == "times stuck"
    (record,) = games.iterdir()
    stuck = re.findall(r"^(\d) .*\bstuck", record.read_text("utf-8"), re.MULTILINE)
    assert [int(line[-1]) for line in lines] == [stuck.count(str(seat + 1)) for seat in range(len(lines))]
    assert stuck
    check_copy(copied, "export or former", "storage/test_statistics.py")


PAINTED = ("start", "new_game", "rules", "settings", "about", "real_cards", "table")
"""Pages that look the same each time, since they wait for no disk and no other process."""


def try_color() -> None:
    """Print digests of the pictures of pages and of all notices at the table."""
    window = opened()
    pictures = dict[str, str]()
    for kind in ("", "high", "bust", "over", "refused", "turn", "good", "wrong", "quiet"):
        image = QImage(200, 60, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        label = Label(window.theme)
        label.say("104", 20, 34, 12, kind)
        painter = QPainter(image)
        painter.translate(100, 30)
        label.draw(painter)
        painter.end()
        pictures[f"notice {kind}"] = digest(image)
    window.services.session.begin(
        MatchSetup("ninety-nine", (Player("Mia", "person"), Player("Leo", "computer")), "4")
    )
    for name in PAINTED:
        window.navigator.go(name)
        QApplication.processEvents()
        pictures[name] = digest(window.grab().toImage())
    print(json.dumps(pictures))


def digest(image: QImage) -> str:
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


@in_a_copy
def test_only_the_bust_notice_changes_its_color(copied: Path, follow: Follow, own_data_dir: Path) -> None:
    before: dict[str, Any] = json.loads(tried(copied, try_color))
    shutil.rmtree(own_data_dir)
    assert follow("### Change a color") == ["resources/rooms/forest.toml"]
    after = json.loads(tried(copied, try_color))
    assert {name for name in before if before[name] != after[name]} == {"notice bust"}


@in_a_copy
def test_a_variant_is_listed_explained_and_played(copied: Path, follow: Follow) -> None:
    assert len(follow("## Add a variant")) == 4
    assert "ninety-nine-anna" in ran(copied, "-m", "cardtable", "variants")
    assert "plays a five and makes the total 94" in ran(
        copied, "-m", "cardtable", "rules", "ninety-nine-anna"
    )
    ran(copied, "-m", "cardtable", "simulate", "--variant", "ninety-nine-anna", "--games", "3")


def try_rule() -> None:
    example: dict[str, Any] = {
        "note": "a seven after a five adds 14, and only the next card counts twice",
        "setup": {
            "players": 2, "turn": 1, "direction": "cw", "total": 0,
            "hands": {"1": ["5C", "7C", "2C"], "2": ["7D", "2D", "3D"]},
        },
        "move": [{"type": "play", "seat": seat, "cards": [card]} for seat, card in ((1, "5C"), (2, "7D"), (1, "2C"))],
        "expect": {"after_each": [{"total": 5}, {"total": 19}, {"total": 21}]},
    }  # fmt: skip
    check(example, ExampleTable("ninety-nine-double", example["setup"]))
    does = shown("double the next")
    assert (does.does, does.icon) == ("doubles next", "arrow")


@in_a_copy
def test_a_rule_is_played_explained_and_shown(copied: Path, follow: Follow) -> None:
    assert len(follow(RULE)) == 10
    assert "doubles the next card" in ran(copied, "-m", "cardtable", "rules", "ninety-nine-double")
    tried(copied, try_rule)


def try_event() -> None:
    (kind,) = [kind for kind in SeatEffect.__subclasses__() if kind.__name__ == "NextDoubled"]
    words = event_words(kind(1), ("Mia", "Leo"))
    assert (words.sentence, words.short, words.icon) == (
        "Leo doubled the next card", "next card counts twice", "arrow"
    )  # fmt: skip


@in_a_copy
def test_a_new_event_is_announced_and_traced(copied: Path, follow: Follow, tmp_path: Path) -> None:
    follow(RULE)
    assert len(follow(EVENT)) == 3
    tried(copied, try_event)
    trace = tmp_path / "trace.jsonl"
    ran(copied, "-m", "cardtable", "simulate", "--variant", "ninety-nine-double", "--trace", str(trace))
    assert '"next-doubled"' in trace.read_text("utf-8")


def try_part() -> None:
    draft = put(begin("ninety-nine"), "lucky_calls", "on")
    assert draft.raw["lucky_calls"] == {"at": [33, 66]}
    rules = fit(draft).rules
    assert rules is not None
    (text,) = [section for section in explained(rules).sections if section.heading == "Lucky totals"]
    assert "33 or 66, you win a token" in str(text.paragraphs)
    state, events = new_game(Table(rules, 2), "7"), list[object]()
    deal(state)
    state.total, state.hands[state.turn][0] = 28, "5C"
    seat, before = state.turn, state.tokens[state.turn]
    apply(state, next(play for play in legal_plays(state) if play.total == 33), events.append)
    assert state.tokens[seat] == before + 1
    assert any(isinstance(event, TokensChanged) and event.seat == seat for event in events)


@in_a_copy
def test_a_part_is_played_explained_and_switched_on_at_the_workshop(copied: Path, follow: Follow) -> None:
    assert len(follow("## Add a part")) == 7
    tried(copied, try_part)


def try_language() -> None:
    english = say("menu-help")
    assert "nn" in SPEECH.tags
    SPEECH.use("nn")
    assert (say("menu-quit"), say("menu-help")) == ("Avslutt", english)


@in_a_copy
def test_a_new_language_is_used_as_far_as_it_is_translated(copied: Path, follow: Follow) -> None:
    assert len(follow("## Begin a language", "translating.md")) == 2
    tried(copied, try_language)
