"""Exports of a game: each kind of file holds what it should, and a failure is reported."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.playhead import Playhead
from cardtable.controller.lookback.sharing import pasted
from cardtable.controller.lookback.summary import score_sheet
from cardtable.game.record.text import parse_record, record_text
from cardtable.ui.features.replay import exports
from cardtable.ui.features.replay.replay_page import ReplayPage
from cardtable.ui.features.replay.replay_table import subtitle
from cardtable.ui.support import files
from tests.controller.lookback.test_playback import ANN, BEN, JOE, played
from tests.ui.pages.looking_back import replay_page
from tests.zones import in_zone


@pytest.fixture
def page(qtbot: QtBot) -> ReplayPage:
    made = replay_page(qtbot)
    made.show_game(Playback.of_match(played(ANN, BEN, JOE)), coach=False)
    return made


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return the files that the player saves; the dialog gives each its suggested name."""
    asked: list[Path] = []

    def ask(parent: object, title: str, name: str, kinds: str) -> Path:
        asked.append(tmp_path / name)
        return asked[-1]

    monkeypatch.setattr(files, "ask_save", ask)
    return asked


def playhead_of(page: ReplayPage) -> Playhead:
    assert page.playhead is not None
    return page.playhead


def game_of(page: ReplayPage) -> Playback:
    return playhead_of(page).game


def exported(kind: str, page: ReplayPage) -> str:
    """Export and return the sentence for the player."""
    job = exports.export(kind, page, page.theme, playhead_of(page))
    return job()


def test_the_record_is_the_whole_game(page: ReplayPage, saved: list[Path]) -> None:
    assert exported("record", page).startswith("Saved as Ninety-nine")
    record = parse_record(saved[0].read_bytes())
    assert not record.damage
    assert Playback.of_record(record).winners == game_of(page).winners


def test_the_trace_has_a_line_for_everything(page: ReplayPage, saved: list[Path]) -> None:
    exported("trace", page)
    lines = [json.loads(line) for line in saved[0].read_text().splitlines()]
    assert (lines[0]["event"], lines[-1]["event"]) == ("game", "game_end")
    assert sum(line["event"] == "deal" for line in lines) == len(game_of(page).deals)


def test_the_text_on_the_clipboard_is_the_game(page: ReplayPage) -> None:
    assert "copied" in exported("text", page)
    again = Playback.of_record(pasted(QGuiApplication.clipboard().text()))
    assert again.last == game_of(page).last


def test_the_picture_is_large_and_shows_the_table(page: ReplayPage, saved: list[Path]) -> None:
    page.go(12)
    exported("picture", page)
    image = QImage(str(saved[0]))
    assert image.size() == exports.PICTURE
    # Two corners and two places of the felt are painted, and differ.
    w, h = image.width(), image.height()
    seen = {
        image.pixelColor(x, y).name() for x, y in ((4, h - 4), (w // 2, h // 3), (w // 3, h // 2), (w - 4, 4))
    }
    assert len(seen) >= 3
    assert "#000000" not in seen


def test_the_score_sheet_has_a_row_for_every_deal(page: ReplayPage, saved: list[Path]) -> None:
    html = exports.sheet_html(game_of(page))
    assert html.count("<tr>") == len(score_sheet(game_of(page))) + 1
    assert html.count(" ×</td>") == sum(len(deal.losers) for deal in score_sheet(game_of(page)))
    assert "won" in html
    exported("sheet", page)
    assert saved[0].read_bytes().startswith(b"%PDF")


def test_a_team_has_one_column_on_the_sheet() -> None:
    game = Playback.of_match(played(ANN, BEN, JOE, variant="reach-99-together", seed="10"))
    html = exports.sheet_html(game)
    assert html.count("<th ") == 5, html
    assert "Team" in html
    assert html.count("<td ") == 5 * len(score_sheet(game))
    assert html.count(" ×</td>") == sum(bool(deal.losers) for deal in score_sheet(game)) > 0


def test_names_on_the_sheet_are_no_markup(page: ReplayPage) -> None:
    game = game_of(page)
    text = game.record_text().replace('"Ann;', '"<b>Ann</b>;', 1)
    assert "&lt;b&gt;Ann" in exports.sheet_html(Playback.of_record(parse_record(text.encode())))


def test_a_game_of_an_evening_far_west_has_the_date_of_that_evening(page: ReplayPage) -> None:
    text = re.sub(r'(?<=\[Date ").*?(?=")', "2026-12-01T03:00:00Z", game_of(page).record_text())
    game = Playback.of_record(parse_record(text.encode()))
    with in_zone("PST8"):
        assert "November 30, 2026" in exports.sheet_html(game)
        assert exports.file_name(game, ".pdf") == "Ninety-nine 2026-11-30.pdf"
        page.show_game(game)
        assert "Nov 30, 2026" in subtitle(playhead_of(page))


@pytest.mark.parametrize("kind", ["record", "trace", "picture", "sheet"])
def test_a_file_that_cannot_be_written_is_reported(
    page: ReplayPage, kind: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(files, "ask_save", lambda *_: tmp_path / "none" / "such")
    assert "Couldn't save" in exported(kind, page)
    monkeypatch.setattr(files, "ask_save", lambda *_: None)
    assert exports.export(kind, page, page.theme, playhead_of(page)) is None


def test_a_running_game_cannot_be_exported_with_its_hands(page: ReplayPage) -> None:
    running = Playback.of_match(played(ANN, BEN, until_deal=1, moves=4))
    page.show_game(running, coach=False)
    menu = page.open_share()
    offered = [line.text() for line in menu.lines]
    assert not any("everything" in one for one in offered)
    assert any("record" in one for one in offered)
    assert record_text(parse_record(running.record_text().encode()))
