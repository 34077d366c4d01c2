"""Records of a newer version aren't taken for damaged: they are reported, left alone, and read later."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.controller.lookback.summary import summary_of
from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.game.record.replay import playable
from cardtable.game.record.text import NewerRecordError, RecordError
from cardtable.storage.games import GameStore, Shelf
from cardtable.storage.statistics import Statistics
from cardtable.ui.services.games_on_disk import GamesOnDisk
from tests.playing import leave, play_on

SETUP = MatchSetup(
    "ninety-nine", (Player("Mia", "person"), Player("Olive", "computer", "random", "owl")), "4711"
)


def with_rules(text: str, change: Callable[[dict[str, object]], object]) -> str:
    """Return the record with other rules and the Rules tag of these."""
    (line,) = re.findall(r"^% (.*)$", text, re.M)
    rules = json.loads(line)
    change(rules)
    written = json.dumps(rules, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    digest = "sha256:" + hashlib.sha256(written.encode()).hexdigest()
    return re.sub(r'\[Rules "[^"]*"\]', f'[Rules "{digest}"]', text.replace(line, written))


NEWER: dict[str, Callable[[str], str]] = {
    "a later format": lambda text: text.replace("cardtable 2", "cardtable 3"),
    "another shuffle": lambda text: text.replace('"fy1"', '"fy2"'),
    "a tag that is not known": lambda text: text.replace("[Seed", '[Clock "3 min"]\n[Seed'),
    "hands in another way": lambda text: text.replace("[Seed", '[Hands "half"]\n[Seed'),
    "a key of the rules that is not known": lambda text: with_rules(
        text, lambda rules: rules.update(trumps="on")
    ),
    "a value of the rules that is not known": lambda text: with_rules(
        text, lambda rules: rules.update(stock="borrow")
    ),
    "a number where there was a word": lambda text: with_rules(text, lambda rules: rules.update(stock=3)),
    "a card that does what is not known": lambda text: with_rules(
        text,
        lambda rules: rules["cards"].update({"7": "+7, teleport"}),  # type: ignore[attr-defined]
    ),
    "a line that is not known": lambda text: text + "; pause 30\n",
    "a move that is not known": lambda text: text + "1 swap=3S 12\n",
    "a move that is one word": lambda text: text + "2 double-or-nothing\n",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    match = Match.start(SETUP, GameStore(tmp_path))
    match.deal()
    for _ in range(4):
        match.play(match.view(match.seat).moves[0])
    return leave(match)


def test_a_newer_record_is_reported_and_never_moved(path: Path, subtests: pytest.Subtests) -> None:
    text = path.read_text("utf-8")
    for name, change in NEWER.items():
        path.write_text(change(text), "utf-8")
        with subtests.test(name):
            check_reported_and_unmoved(path)


def check_reported_and_unmoved(path: Path) -> None:
    written, folder = path.read_bytes(), path.parents[1]
    with pytest.raises(NewerRecordError, match=r"^A newer version of Cardtable made this game\. .*\.$"):
        playable(written)
    matches, messages = GamesOnDisk(folder), list[str]()
    assert matches.unfinished(messages.append) is None
    assert messages == []
    assert matches.resume_file(path, messages.append) is None
    (sentence,) = messages
    assert sentence.startswith("A newer version of Cardtable made this game. ")
    (kept,) = Shelf(folder).games()
    with pytest.raises(NewerRecordError, match=re.escape(sentence)):
        summary_of(kept)
    assert list(folder.rglob("*.cardtable")) == [path]
    assert path.read_bytes() == written


DAMAGED: dict[str, Callable[[str], str]] = {
    "no format": lambda text: text.replace("cardtable 2", "cardtable two"),
    "rules that are not those of the tag": lambda text: text.replace('"stock":"', '"stock":"x'),
    "a tag that is missing": lambda text: text.replace("[Seed", "[Seat"),
    "no word": lambda text: text + "; 30 pause\n",
    "a word that is known and makes no sense": lambda text: text + "; undo all\n",
    "a move whose word is known": lambda text: text + "1 call=much\n",
    "a card that is not in the pack": lambda text: text + "1 XS 12\n",
}


def test_a_damaged_record_is_not_called_newer(path: Path, subtests: pytest.Subtests) -> None:
    text = path.read_text("utf-8")
    for name, change in DAMAGED.items():
        with subtests.test(name):
            try:
                _, why = playable(change(text).encode())
            except RecordError as error:
                assert not isinstance(error, NewerRecordError)
                why = str(error)
            assert "newer" not in why != ""


def finished(folder: Path) -> Path:
    """Return the file of a finished game."""
    match = Match.start(SETUP, GameStore(folder))
    play_on(match)
    return leave(match)


def test_a_newer_game_is_counted_as_soon_as_it_can_be_read(tmp_path: Path, subtests: pytest.Subtests) -> None:
    game = finished(tmp_path / "game")
    written = game.read_text("utf-8")
    for number, (name, change) in enumerate(NEWER.items()):
        path = tmp_path / str(number) / game.relative_to(tmp_path / "game")
        path.parent.mkdir(parents=True)
        path.write_text(change(written), "utf-8")
        with subtests.test(name):
            statistics = Statistics(tmp_path / str(number))
            assert statistics.catch_up()
            assert statistics.people() == ()
            path.write_text(written, "utf-8")
            assert statistics.catch_up()
            assert [name for name, _ in statistics.people()] == ["Mia"]


def test_a_game_that_one_version_cannot_read_is_tried_again_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = finished(tmp_path)
    written = path.read_text("utf-8")
    path.write_text(DAMAGED["no format"](written), "utf-8")
    statistics = Statistics(tmp_path)
    assert statistics.catch_up()
    path.write_text(written, "utf-8")
    assert statistics.catch_up()
    assert statistics.people() == ()
    monkeypatch.setattr("cardtable.storage.statistics.__version__", "99.0")
    assert statistics.catch_up()
    assert [name for name, _ in statistics.people()] == ["Mia"]
