"""A seat without a name is saved with the same name in every language, and shown in the current one."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cardtable.language import SPEECH, Language, player
from cardtable.ui.shared import seating


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that calls the reader “Du”."""
    words = "form-player = { $who ->\n    [you] Du\n   *[other] { $name }\n }\n"
    (tmp_path / "form.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(SPEECH, "language", Language("de", tmp_path))


def test_the_reader_is_saved_as_you_in_every_language(german: None) -> None:
    kept = seating.with_names(seating.first_seats())[0].name
    assert kept == "You"
    assert player(kept) == "Du"
    assert player(kept).is_you


def test_the_readers_name_in_the_language_is_saved_as_you(german: None) -> None:
    seats = seating.first_seats()
    named = (msgspec.structs.replace(seats[0], name="Du"), *seats[1:])
    assert seating.with_names(named)[0].name == "You"


def test_no_other_seat_can_have_the_readers_name(german: None) -> None:
    seats = seating.first_seats()
    named = (seats[0], msgspec.structs.replace(seats[1], name="du"), *seats[2:])
    assert seating.trouble(named)
