"""The check of translations: a broken one is found out. That those there are have no errors is in test_messages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardtable.language import SPEECH
from cardtable.resources import resource
from tests.language import check
from tests.language.check import ASKED, FORMS, LEFT_OVER, LONG, LOST, MISSING, UNKNOWN, UNREADABLE, Catalog
from tests.rows import rows

ENGLISH = """
### $count (number): how many there are
### $game (text): the game
### $name (player): who it is
### $rank (rank): what is laid

table-left = { $count ->
    [one] { $count } card is left in { $game }
   *[other] { $count } cards are left in { $game }
 }
table-turn = { $name ->
    [you] It is your turn
   *[other] It is the turn of { $name }
 }
table-way = { $way ->
    [left] Play goes to the left
   *[right] Play goes to the right
 }
table-again = Again
table-hold = Held: { table-left }
table-new = What is new
table-king = Lay { FORM($rank, form: "a") }
"""
FORM = """
### $rank (text): the rank
### $form (text): the form that is asked for

form-rank = { $form ->
    [a] a { $rank }
   *[one] { $rank }
 }
"""
POLISH = {
    "table": """
table-left = { $count ->
    [one] W grze { $game } została { $count } karta
   *[other] W grze { $game } zostało { $count } kart
 }
table-turn = Teraz ty, { $imie }
table-way = { $way
table-again = Zagrajmy jeszcze raz od samego początku
table-hold = Leży: { table-left } i { table-left-word }
table-left-word = karta
table-gone = Nie ma
table-king = Połóż { FORM($rank, form: "kogo") }
menu-lost = Zgubione
""",
    "form": "form-rank = { $form ->\n   *[one] { $rank }\n }\n",
    "play": "play-away = Precz\n",
}
FOUND = {
    (UNREADABLE, "table", "table-way"),
    (FORMS, "table", "table-left"),
    (LOST, "table", "table-turn"),
    (UNKNOWN, "table", "table-turn"),
    (ASKED, "table", "table-king"),
    (LONG, "table", "table-again"),
    (LEFT_OVER, "table", "table-gone"),
    (LEFT_OVER, "table", "menu-lost"),
    (LEFT_OVER, "play", "play-away"),
    (MISSING, "table", "table-new"),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for tag, rooms in {"en": {"table": ENGLISH, "form": FORM}, "pl": POLISH}.items():
        (tmp_path / tag).mkdir()
        for room, text in rooms.items():
            (tmp_path / tag / f"{room}.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_each_fault_of_a_language_is_found_and_nothing_else(folder: Path) -> None:
    found = check.check(Catalog(folder / "pl"), Catalog(folder / "en"))
    assert {(one.heading, one.room, one.name) for one in found} == FOUND
    assert len(found) == len(FOUND)


def test_faults_are_reported_by_file_with_what_is_wrong(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check.main(["pl"], folder) == 1
    said = capsys.readouterr().out
    assert said.startswith("pl: 7 of 8 messages are there.")
    for line in (
        "table-turn: $name",
        "table-turn: $imie",
        "table-left: $count: few, many",
        "table-king: kogo",
        "table-new",
    ):
        assert f"      {line}\n" in f"{said}\n"


def test_a_release_waits_for_what_is_missing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["--missing"], folder) == 1
    assert capsys.readouterr().out == "pl table-new\n"
    with (folder / "pl" / "table.ftl").open("a", encoding="utf-8") as file:
        file.write("table-new = Co nowego\n")
    assert check.main(["--missing", "pl"], folder) == 0
    assert capsys.readouterr().out == "Nothing is missing.\n"


def test_a_file_that_is_no_text_is_found(folder: Path) -> None:
    (folder / "pl" / "table.ftl").write_bytes(b"\xff\xfe\x00table-left")
    found = check.check(Catalog(folder / "pl"), Catalog(folder / "en"))
    assert [one.room for one in found if one.heading == UNREADABLE] == ["table"]


def test_a_complete_language_is_reported_as_complete(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = folder / "en-GB"
    whole.mkdir()
    for path in (folder / "en").iterdir():
        (whole / path.name).write_bytes(path.read_bytes())
    assert check.main(["en-GB"], folder) == 0
    assert capsys.readouterr().out == "en-GB: 8 of 8 messages are there.\n"


@rows("tag", [tag for tag in SPEECH.tags if tag != "en"])
def test_every_language_has_its_help_and_its_style_sheet(tag: str) -> None:
    for page in ("whats-new", "phones"):
        assert resource("help", f"{page}.{tag}.md").read_text("utf-8").startswith("# ")
    assert "|" in resource("languages", tag, "style.md").read_text("utf-8"), "a glossary"


def test_the_examples_of_the_translators_page_can_be_said(folder: Path) -> None:
    page = (Path(check.__file__).parents[2] / ".github" / "translating.md").read_text(encoding="utf-8")
    examples = "".join(re.findall(r"^```ftl\n(.*?)^```$", page, re.M | re.S))
    (folder / "pl" / "form.ftl").write_text(examples, encoding="utf-8")
    room = Catalog(folder / "pl").rooms["form"]
    assert room.unreadable == []
    assert set(room.messages) > {"form-rank", "replay-step-costly", "choice-take-card"}
