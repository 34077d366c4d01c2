"""The game that the start page shows holds all public cards, no hand, and nothing from a damaged file."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QPixmap
from pytestqt.qtbot import QtBot

from cardtable.controller.match.match import Match
from cardtable.language import SPEECH
from cardtable.rules.catalog import catalog
from cardtable.storage.writer import WRITER
from cardtable.ui.drawing.faces import Mood
from cardtable.ui.drawing.kept_picture import KeptPicture
from cardtable.ui.drawing.theme import FOREST, Theme, room_called
from cardtable.ui.features.start.start_page import StartPage
from cardtable.ui.table.items import lying as lying_module
from cardtable.ui.table.items.backdrop import Backdrop
from cardtable.ui.table.items.lying import (
    LyingGame,
    LyingPicture,
    lying,
    lying_table,
    remembered,
    to_remember,
)
from cardtable.ui.table.items.plaques import look_of_seat
from cardtable.ui.table.items.small_table import small_table
from cardtable.ui.table.motion.moods import moods
from cardtable.ui.table.places.layout import Layout
from cardtable.ui.widgets.controls import PillButton
from tests.controller.lookback.test_playback import ANN, BEN, JOE, MIA, played
from tests.games import every_game
from tests.ui.table.tables import SIZES

WHEN = datetime(2026, 11, 23, 8, 0, tzinfo=UTC)
PEOPLE = (ANN, BEN, JOE, MIA)
LAYOUT = Layout(1000, 640, 4)


def on_disk(game: LyingGame) -> dict[str, Any]:
    """Return the game as its file holds it."""
    found: dict[str, Any] = json.loads(json.dumps(to_remember(game)))
    return found


def amid(variant: str) -> Match:
    """Return a game left in the middle of its first deal."""
    rules = catalog().resolve(variant)
    count = max(rules.min_players, min(len(PEOPLE), rules.max_players))
    return played(*PEOPLE[:count], until_deal=1, moves=5, variant=variant)


def open_to_all(match: Match) -> set[str]:
    """Return the public cards: the pile, and a face-up card under the stock."""
    view = match.view()
    return {*view.pile, *([view.open_bottom] if view.open_bottom else [])}


def strings(found: object) -> Iterator[str]:
    """Yield every string in a document."""
    if isinstance(found, dict):
        for value in found.values():
            yield from strings(value)
    elif isinstance(found, list):
        for value in found:
            yield from strings(value)
    elif isinstance(found, str):
        yield found


@every_game
def test_no_hidden_card_of_a_game_is_saved(variant: str) -> None:
    match = amid(variant)
    game = lying(match, WHEN)
    found = on_disk(game)
    faces = set(match.rules.faces)
    assert faces & set(strings(found)) == faces & open_to_all(match)
    assert remembered(found) == game


def test_open_hands_are_not_saved_either() -> None:
    match = amid("ninety-nine")
    setup = msgspec.structs.replace(match.setup, open_hands=True)
    opened = Match.start(setup)
    opened.deal()
    game = lying(opened, WHEN)
    assert sum(game.look.hand_sizes) > 0
    assert set(opened.rules.faces) & set(strings(on_disk(game))) == open_to_all(opened)


def test_pictures_hide_a_total_that_a_learner_has_to_call(qtbot: QtBot) -> None:
    game, backdrop = lying(amid("ninety-nine"), WHEN), Backdrop(FOREST)

    def pictures(total: int, hides: bool) -> tuple[QImage, QImage]:
        shown = replace(game, look=replace(game.look, total=total), hides_total=hides)
        avatars = [seat.avatar for seat in shown.seats]
        small = small_table(FOREST, avatars, shown.look, QSizeF(280, 180), 1.0, 0, hides)
        return lying_table(FOREST, backdrop, shown, LAYOUT, 1.0).toImage(), small.toImage()

    for hidden, other, open_to_all_of_it in zip(
        pictures(12, True), pictures(40, True), pictures(40, False), strict=True
    ):
        assert hidden == other
        assert hidden != open_to_all_of_it


SENSELESS: dict[str, object] = {
    "no table": [],
    "one seat": {"seats": 1},
    "nobody in front": {"front": 7},
    "an animal that nobody drew": {"avatar": "unicorn"},
    "a card that there is not": {"look": {"pile": ["4S", "11S"]}},
    "a card without a name": {"look": {"bottom": ""}},
    "a name that no file has": {"look": {"bottom": "fox" * 400}},
    "tokens that nobody drew": {"kind": "acorn"},
    "more cards than can be held": {"look": {"hand_sizes": [10**9] * 4}},
    "less than no cards": {"look": {"hand_sizes": [-5] * 4}},
    "fewer hands than seats": {"look": {"hand_sizes": [5]}},
    "a turn of nobody": {"look": {"turn": 9}},
    "no limit": {"look": {"limit": 0}},
    "a total in words": {"look": {"total": "many"}},
    "a moment without a time zone": {"when": "2026-11-23T08:00:00"},
    "a moment before all clocks": {"when": "0001-01-01T00:00:00+14:00"},
    "a hand": {"look": {"hand": ["4S"]}},
    "hands of others": {"look": {"hands": [["4S"], [], [], []]}},
    "a hand face up": {"look": {"face_up": {"seat": 1, "cards": ["4S"]}}},
}


def test_a_damaged_document_is_rejected(subtests: pytest.Subtests) -> None:
    sound = on_disk(lying(amid("ninety-nine"), WHEN))
    assert remembered(copy.deepcopy(sound)) is not None
    for damage, part in SENSELESS.items():
        with subtests.test(damage):
            found = copy.deepcopy(sound)
            match part:
                case {"seats": int(count)}:
                    found["seats"] = found["seats"][:count]
                case {"avatar": avatar}:
                    found["seats"][1]["avatar"] = avatar
                case {"look": dict(parts)}:
                    found["look"] |= parts
                case dict(parts):
                    found |= parts
                case _:
                    found = {"seats": []}
            assert remembered(found) is None


def test_instead_of_a_damaged_game_the_start_page_offers_a_deal(qtbot: QtBot, tmp_path: Path) -> None:
    found = on_disk(lying(amid("ninety-nine"), WHEN))
    found["seats"][0]["avatar"] = "unicorn"
    page = StartPage(FOREST, LyingPicture(FOREST, Backdrop(FOREST)))
    qtbot.addWidget(page)
    page.lay(remembered(found))
    assert [seat.name for seat in page.shown.seats] == ["You", "Olive", "Barnaby", "Petra"]
    assert page.words.button == "Deal"
    assert not page.grab().isNull()


def test_a_finished_game_shows_all_players_awake(qtbot: QtBot) -> None:
    game = lying(played(*PEOPLE, variant="ninety-nine"), WHEN)
    assert game.is_over
    assert not all(game.look.in_game)
    page = StartPage(FOREST, LyingPicture(FOREST, Backdrop(FOREST)))
    qtbot.addWidget(page)
    page.lay(remembered(on_disk(game)))
    shown = page.shown
    assert shown.look.total == game.look.total
    assert Mood.ASLEEP not in moods(shown.look)
    for seat, info in enumerate(shown.seats):
        assert look_of_seat(shown.look, seat, info, shown.tokens, shown.kind).state == ""


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_button_beside_the_large_one_is_whole_and_covers_nothing(
    qtbot: QtBot, size: tuple[int, int], text: float
) -> None:
    theme = FOREST.like()
    theme.text = text
    page = StartPage(theme, LyingPicture(theme, Backdrop(theme)))
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    assert_whole(page, page.phones, "Phones")
    page.offer(lying(amid("ninety-nine"), WHEN))
    assert_whole(page, page.put_away, "Put this game away")
    assert not page.phones.isVisible()


def assert_whole(page: StartPage, aside: PillButton, words: str) -> None:
    """Check that all of a button is shown at the right of the large one, and covers nothing."""
    assert aside.text() == words
    assert aside.isVisible()
    assert page.deal.geometry().right() < aside.geometry().left()
    assert aside.geometry().right() < page.layout_of_table.table_width
    assert aside.width() >= aside.minimumSizeHint().width()
    assert not any(aside.geometry().intersects(door.geometry()) for door in page.doors)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[LyingGame]:
    """Return the games that were painted."""
    found = []

    def note(theme: Theme, ground: Backdrop, game: LyingGame, layout: Layout, dpr: float) -> QPixmap:
        found.append(game)
        return lying_table(theme, ground, game, layout, dpr)

    monkeypatch.setattr(lying_module, "lying_table", note)
    return found


def kept_by(folder: Path, theme: Theme = FOREST) -> LyingPicture:
    return LyingPicture(theme, Backdrop(theme), KeptPicture(folder / "table.pixels"))


def test_the_next_start_shows_the_kept_picture_of_the_game(
    qtbot: QtBot, tmp_path: Path, painted: list[LyingGame]
) -> None:
    game = lying(amid("ninety-nine"), WHEN)
    first = kept_by(tmp_path).picture(game, LAYOUT, 1.0)
    kept_by(tmp_path).keep(game, LAYOUT, 1.0)
    WRITER.wait()
    painted.clear()
    # Neither the way through the file nor the time of the game changes the picture.
    again = remembered(on_disk(replace(game, when=WHEN + timedelta(hours=1))))
    assert again is not None
    assert kept_by(tmp_path).picture(again, LAYOUT, 1.0).toImage() == first.toImage()
    assert not painted


def test_another_game_room_or_language_is_painted(
    qtbot: QtBot, tmp_path: Path, painted: list[LyingGame]
) -> None:
    game = lying(amid("ninety-nine"), WHEN)
    kept_by(tmp_path).keep(game, LAYOUT, 1.0)
    WRITER.wait()
    painted.clear()
    later = replace(game, look=replace(game.look, total=game.look.total + 1))
    seaside = room_called("seaside")
    kept_by(tmp_path).picture(later, LAYOUT, 1.0)
    kept_by(tmp_path, seaside).picture(game, LAYOUT, 1.0)
    assert painted == [later, game]
    with SPEECH.speaking("de"):
        kept_by(tmp_path).picture(game, LAYOUT, 1.0)
    assert painted == [later, game, game]
