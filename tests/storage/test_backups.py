"""Backups hold all data of the players, are few, and restore it without replacing anything."""

from __future__ import annotations

import io
import json
import os
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import IO

import pytest

from cardtable.controller.match.match import Match
from cardtable.resources import resource
from cardtable.rules.catalog import Catalog, load_catalog
from cardtable.storage import bundle
from cardtable.storage.backups import Backups, Brought, day_of, kept_days, look_into
from cardtable.storage.bundle import MANIFEST, Part, packed
from cardtable.storage.disk import Disk, StorageError
from cardtable.storage.games import GameStore, Shelf
from cardtable.storage.journal import PUT_AWAY
from cardtable.storage.learners import SCHEMA, Answer, LearnerStore
from cardtable.storage.own_games import OwnGame, OwnGames
from cardtable.storage.settings import BACK_FILE, Settings, SettingsFile
from cardtable.storage.writer import WRITER
from tests.playing import leave
from tests.rows import rows
from tests.storage.test_faults import SETUP

pytestmark = pytest.mark.usefixtures("as_on_windows")

TODAY = date(2026, 11, 20)


def answer(number: int) -> Answer:
    return Answer(f"2026-11-{number:02}T10:00:00Z", "call", "v", "hold", True, "pad", 0, f'{{"n": {number}}}')


class Home:
    """A data folder with its learners and backups."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        self.folder = folder
        self.store = LearnerStore(folder)
        self.today = TODAY
        self.backups = Backups(folder, disk or Disk(), lambda: self.today)

    def learner(self, name: str, *answers: int) -> str:
        made = self.store.add(name, "fox", '{"best_row": 3}')
        for number in answers:
            self.store.answered(made, answer(number))
        return made.id

    def game(self) -> Path:
        match = Match.start(SETUP, GameStore(self.folder))
        return leave(match)

    def answers(self) -> dict[str, list[int]]:
        return {
            one.nickname: [json.loads(each.document)["n"] for each in self.store.answers(one.id)]
            for one in self.store.learners()
        }

    def save_everything(self, path: Path) -> None:
        path.write_bytes(self.backups.everything(self.store))

    def bring(self, path: Path) -> Brought:
        return self.backups.bring(self.store, look_into(path))


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    made = Home(tmp_path / "home")
    yield made
    made.store.close()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Home]:
    made = Home(tmp_path / "elsewhere")
    yield made
    made.store.close()


def test_a_backup_says_what_it_holds_and_brings_back_what_is_missing(home: Home) -> None:
    mia, tom = home.learner("Mia", 1, 2), home.learner("Tom", 3)
    home.backups.make(home.store)
    home.store.become([(one, ()) for one in home.store.learners() if one.id == mia])
    home.store.answered(home.store.learners()[0], answer(9))
    (backup,) = home.backups.all()
    assert (backup.day, backup.holds.learners, backup.holds.answers) == (TODAY, 2, 3)
    brought = home.bring(backup.path)
    assert (brought.learners, brought.answers) == (1, 3)
    assert home.answers() == {"Mia": [1, 2, 9], "Tom": [3]}
    assert tom in {one.id for one in home.store.learners()}
    assert home.bring(backup.path).answers == 0
    assert [one.before for one in home.backups.all()] == [True, True, False]


def test_a_restored_backup_can_be_undone(home: Home, elsewhere: Home, tmp_path: Path) -> None:
    elsewhere.learner("Tom", 1)
    elsewhere.game()
    home.learner("Mia", 2)
    elsewhere.save_everything(tmp_path / "all.zip")
    brought = home.bring(tmp_path / "all.zip")
    assert len(Shelf(home.folder).games()) == 1
    home.backups.take_back(home.store, brought)
    assert home.answers() == {"Mia": [2]}
    assert Shelf(home.folder).games() == []
    home.store.close()
    assert Home(home.folder).answers() == {"Mia": [2]}


def test_another_computer_gets_everything_once(home: Home, elsewhere: Home, tmp_path: Path) -> None:
    home.learner("Mia", 1)
    kept = Shelf(home.folder)
    path = home.game()
    os.utime(path, (1_700_000_000, 1_700_000_000))
    kept.rename(kept.games()[0], "The long one")
    SettingsFile(home.folder).write(Settings(volume=7))
    left = home.folder / "games" / PUT_AWAY / "left.cardtable"
    left.parent.mkdir()
    left.write_bytes(path.read_bytes() + b"# another\n")
    WRITER.wait()
    home.save_everything(tmp_path / "all.zip")
    for _ in range(2):
        elsewhere.bring(tmp_path / "all.zip")
    other, game = Shelf(elsewhere.folder).games()
    assert other.path.read_bytes() == left.read_bytes()
    assert (game.name, game.path.read_bytes()) == ("The long one", path.read_bytes())
    assert abs(game.when - datetime.fromtimestamp(1_700_000_000, UTC)) <= timedelta(seconds=2)
    assert elsewhere.answers() == {"Mia": [1]}
    settings = look_into(tmp_path / "all.zip").settings
    assert SettingsFile(elsewhere.folder).imported(settings).volume == 7


@pytest.mark.parametrize(("dated", "brought"), [(0, 1980), (7_500_000_000, 2107)], ids=["1970", "2207"])
def test_a_game_dated_outside_the_years_of_zip_files_is_restored(
    home: Home, elsewhere: Home, tmp_path: Path, dated: int, brought: int
) -> None:
    os.utime(home.game(), (dated, dated))
    home.save_everything(tmp_path / "all.zip")
    elsewhere.bring(tmp_path / "all.zip")
    (game,) = Shelf(elsewhere.folder).games()
    assert game.when.year == brought


def test_another_game_of_the_same_file_name_is_kept_too(home: Home, elsewhere: Home, tmp_path: Path) -> None:
    path = home.game()
    home.save_everything(tmp_path / "all.zip")
    other = elsewhere.folder / "games" / path.name
    other.parent.mkdir(parents=True)
    other.write_bytes(b"another game")
    elsewhere.bring(tmp_path / "all.zip")
    assert other.read_bytes() == b"another game"
    assert len(Shelf(elsewhere.folder).games()) == 2


def test_a_game_of_a_newer_version_is_restored_unread(home: Home, elsewhere: Home, tmp_path: Path) -> None:
    path = home.game()
    path.write_bytes(path.read_bytes().replace(b"cardtable 2", b"cardtable 3"))
    home.save_everything(tmp_path / "all.zip")
    assert elsewhere.bring(tmp_path / "all.zip").unread == 0
    assert (elsewhere.folder / "games" / path.name).read_bytes() == path.read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="has no such names")
def test_games_are_restored_from_files_of_any_name(home: Home, elsewhere: Home, tmp_path: Path) -> None:
    names = ["Oma: was?", "Oma: was*", "con", "x" * 240, "x" * 239]
    for number, name in enumerate(names):
        path = home.game()
        path.write_bytes(path.read_bytes() + f"# {number}\n".encode())
        path.rename(path.with_stem(name))
    home.save_everything(tmp_path / "all.zip")
    elsewhere.bring(tmp_path / "all.zip")
    came = {game.path.stem for game in Shelf(elsewhere.folder).games()}
    assert came == {"Oma_ was_", "Oma_ was_-1", "_con", "x" * 100, "x" * 100 + "-1"}


def test_a_game_is_restored_to_a_file_name_that_every_system_accepts(home: Home) -> None:
    game = Part(home.game().read_bytes() + b"# another\n", datetime.now(UTC))
    path = home.folder / "all.zip"
    path.write_bytes(packed({"games/put-away/aux.cardtable": game}, 0, datetime.now(UTC)))
    assert [one.name for one in home.bring(path).games] == ["_aux.cardtable"]


def test_names_that_differ_only_in_capitals_stay_two_games_on_every_system(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_there(path: Path) -> bool:
        """Find files as Windows and macOS do."""
        return path.parent.is_dir() and path.name.lower() in {
            one.name.lower() for one in path.parent.iterdir()
        }

    game, now = home.game().read_bytes(), datetime.now(UTC)
    names = ("games/Spiel.cardtable", "games/SPIEL.cardtable")
    parts = {name: Part(game + f"# {name}\n".encode(), now) for name in names}
    path = home.folder / "all.zip"
    path.write_bytes(packed(parts, 0, now))
    monkeypatch.setattr("os.path.lexists", is_there)
    assert len({one.name.lower() for one in home.bring(path).games}) == 2


def test_a_learner_is_replaced_only_by_one_with_more_answers(
    home: Home, elsewhere: Home, tmp_path: Path
) -> None:
    home.learner("Mia", 1)
    home.save_everything(tmp_path / "early.zip")
    elsewhere.bring(tmp_path / "early.zip")
    mia = replace(elsewhere.store.learners()[0], document='{"best_row": 8}')
    elsewhere.store.answered(mia, answer(5))
    elsewhere.save_everything(tmp_path / "late.zip")
    home.bring(tmp_path / "late.zip")
    assert home.store.learners() == (mia,)
    assert home.answers() == {"Mia": [1, 5]}
    home.store.answered(replace(mia, document='{"best_row": 9}'), answer(7))
    home.bring(tmp_path / "late.zip")
    assert home.store.learners()[0].document == '{"best_row": 9}'
    assert home.answers() == {"Mia": [1, 5, 7]}


def test_a_learner_whose_name_was_damaged_gets_it_back(home: Home) -> None:
    home.learner("Änne", 1, 2)
    backup = home.backups.make(home.store)
    home.store.close()
    file = home.folder / SCHEMA.file
    data = file.read_bytes()
    at = data.index("Änne".encode()) // 4096 * 4096
    file.write_bytes(data[:at] + bytes(4096) + data[at + 4096 :])
    home.store = LearnerStore(home.folder)
    assert home.answers() == {"Learner 1": [1, 2]}
    home.bring(backup)
    assert home.answers() == {"Änne": [1, 2]}


def test_a_backup_is_made_once_a_day_and_only_when_something_changed(home: Home) -> None:
    home.learner("Mia", 1)
    assert home.store.settle()
    home.backups.make(home.store, before=True)
    assert home.backups.is_due(), "a backup made before a restore is not the backup of the day"
    made = home.backups.make(home.store)
    assert not home.backups.is_due()
    home.today += timedelta(1)
    later = made.stat().st_mtime + 10
    os.utime(made, (later, later))
    assert not home.backups.is_due()
    os.utime(home.folder / SCHEMA.file, (later + 10, later + 10))
    assert home.backups.is_due()


def test_backups_dated_in_the_future_do_not_prevent_one_today(home: Home) -> None:
    home.learner("Mia", 1)
    ahead = []
    for day in range(300, 307):
        home.today = TODAY + timedelta(day)
        ahead.append(home.backups.make(home.store))
    for path in ahead:
        os.utime(path, (4_000_000_000, 4_000_000_000))
    home.today = TODAY
    assert home.backups.is_due()
    made = home.backups.make(home.store)
    assert made.exists()
    assert not home.backups.is_due()


def test_an_empty_folder_needs_no_backup(tmp_path: Path) -> None:
    assert not Backups(tmp_path).is_due()
    assert Backups(tmp_path).all() == []
    assert list(tmp_path.iterdir()) == []


def test_seven_days_and_four_weeks_are_kept(home: Home) -> None:
    home.learner("Mia", 1)
    for day in range(60):
        home.today = TODAY + timedelta(day)
        home.backups.make(home.store)
    (home.backups.folder / "my own.zip").write_bytes(b"mine")
    last = home.today
    home.backups.make(home.store, before=True)
    found = [one.day for one in home.backups.all()]
    days = {*found}
    assert found == sorted(found, reverse=True), "the newest first"
    assert {last - timedelta(back) for back in range(7)} <= days
    assert len({day.isocalendar()[:2] for day in days}) == 4
    assert len(days) == 9
    assert (home.backups.folder / "my own.zip").exists()


def test_days_without_the_program_remove_no_backup() -> None:
    rare = [TODAY - timedelta(100 * number) for number in range(7)]
    assert kept_days(rare) == set(rare)


def test_a_deleted_learner_is_deleted_from_every_backup(home: Home) -> None:
    tom, mia = home.learner("Tom-the-first", 1, 2), home.learner("Mia", 3)
    for day in (0, 1):
        home.today = TODAY + timedelta(day)
        home.backups.make(home.store, before=day > 0)
    broken = home.backups.folder / "2026-01-01.zip"
    broken.write_bytes(b"Tom-the-first")
    (home.backups.folder / ".2026-01-01.zip.gone").write_bytes(b"Tom-the-first")
    home.store.delete(tom)
    found = home.backups.all()
    assert [(one.holds.learners, one.holds.answers) for one in found] == [(1, 1), (1, 1)]
    assert all([learner.id for learner, _ in look_into(one.path).people] == [mia] for one in found)
    assert {path.name for path in home.backups.folder.iterdir()} == {one.path.name for one in found}


def test_a_learner_who_cannot_be_deleted_from_a_backup_stays(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    tom = home.learner("Tom", 1)
    home.backups.make(home.store)

    def full(self: Disk, path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Disk, "save", full)
    with pytest.raises(StorageError, match="No space left"):
        home.store.delete(tom)
    assert home.answers() == {"Tom": [1]}


class FullDisk(Disk):
    """Has room for a limited number of new files."""

    room = 100

    def create(self, path: Path, data: bytes) -> None:
        self.room -= 1
        if self.room < 0:
            raise OSError(28, "No space left on device")
        super().create(path, data)


def test_a_full_disk_changes_nothing_and_is_reported(home: Home, tmp_path: Path) -> None:
    home.learner("Mia", 1)
    home.game()
    home.game()
    home.save_everything(tmp_path / "all.zip")
    disk = FullDisk()
    full = Home(tmp_path / "full", disk)
    for room in range(3):
        disk.room = room
        with pytest.raises(StorageError, match="No space left"):
            full.bring(tmp_path / "all.zip")
        assert full.answers() == {}
        assert Shelf(full.folder).games() == []
    disk.room = 100
    full.bring(tmp_path / "all.zip")
    assert full.answers() == {"Mia": [1]}
    full.store.close()


def test_a_photo_for_card_backs_is_restored_and_replaces_none(
    home: Home, elsewhere: Home, tmp_path: Path
) -> None:
    (home.folder / BACK_FILE).write_bytes(b"of the children")
    home.save_everything(tmp_path / "all.zip")
    brought = elsewhere.bring(tmp_path / "all.zip")
    assert (elsewhere.folder / BACK_FILE).read_bytes() == b"of the children"
    elsewhere.backups.take_back(elsewhere.store, brought)
    assert not (elsewhere.folder / BACK_FILE).exists()
    (elsewhere.folder / BACK_FILE).write_bytes(b"of the dog")
    assert not elsewhere.bring(tmp_path / "all.zip").back
    assert (elsewhere.folder / BACK_FILE).read_bytes() == b"of the dog"


def test_a_new_photo_alone_makes_a_backup_due(home: Home) -> None:
    home.backups.make(home.store)
    home.today += timedelta(days=1)
    assert not home.backups.is_due()
    (home.folder / BACK_FILE).write_bytes(b"of the children")
    assert home.backups.is_due()


def test_a_backup_begins_with_the_oldest_format_that_has_what_it_holds(home: Home) -> None:
    """So that an older Cardtable can read it if possible."""

    def made_for() -> str:
        with zipfile.ZipFile(home.backups.make(home.store)) as archive:
            assert archive.namelist()[0] == MANIFEST
            return str(json.loads(archive.read(MANIFEST))["format"])

    home.learner("Mia")
    assert made_for() == "cardtable data 1"
    (home.folder / BACK_FILE).write_bytes(b"of the children")
    assert made_for() == "cardtable data 2"
    (home.folder / BACK_FILE).unlink()
    made(home.folder)
    assert made_for() == "cardtable data 3"


def zipped(manifest: object = None, **parts: bytes) -> bytes:
    """Return a backup with these parts, as anybody could make it. In names, __ is a slash and _ a dot."""
    about = {"format": "cardtable data 1", "made": "2026-11-20T10:00:00+00:00", "parts": len(parts)}
    counted = {"learners": 0, "answers": 0, "games": 0}
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, json.dumps({**about, **counted} if manifest is None else manifest))
        for name, data in parts.items():
            archive.writestr(name.replace("__", "/").replace("_", "."), data)
    return file.getvalue()


FOREIGN = {
    "nothing": b"",
    "two letters": b"PK",
    "no zip": b"no zip" * 100,
    "a list for a manifest": zipped([]),
    "an empty manifest": zipped({}),
    "another format": zipped({"format": "other"}),
    "an unknown part": zipped(other=b"1"),
    "a part above the folder": zipped(____games__x_cardtable=b""),
    "a part of the system": zipped(____etc__passwd=b""),
    "a game too deep": zipped(games__deeper__x_cardtable=b""),
    "settings that are no text": zipped(settings_json=b"\xff"),
    "settings of another program": zipped(settings_json=b'{"theirs": 1}'),
    "a learner without a name": zipped(learners__ab_json=b"{}"),
}


@rows("data", FOREIGN.values(), ids=FOREIGN)
def test_a_file_of_another_kind_is_refused_in_a_sentence_before_anything_is_touched(
    tmp_path: Path, data: bytes
) -> None:
    assert_refused(tmp_path, data)


@rows("size", [(16 << 20) + 1, 65_000_000])
def test_a_file_with_a_game_too_large_is_refused(tmp_path: Path, size: int) -> None:
    assert_refused(tmp_path, zipped(games__x_cardtable=bytes(size)))


def assert_refused(folder: Path, data: bytes) -> None:
    path = folder / "theirs.zip"
    path.write_bytes(data)
    with pytest.raises(StorageError, match=r"^(theirs\.zip|This file) (does not|doesn't) hold [^.]+\."):
        look_into(path)
    assert list(folder.iterdir()) == [path]


def test_parts_that_are_too_large_together_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "large.zip"
    path.write_bytes(zipped(**{f"games__x{number}_cardtable": bytes(400) for number in range(3)}))
    assert look_into(path).unread == 3
    monkeypatch.setattr("cardtable.storage.bundle._LARGEST", 1000)
    with pytest.raises(StorageError, match="doesn't hold Cardtable data"):
        look_into(path)


def test_a_small_file_that_is_large_inside_is_refused_before_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bomb.zip"
    path.write_bytes(zipped(names_json=b'{"a": "' + b"x" * 15_000_000 + b'"}'))
    read, reading = list[str](), zipfile.ZipFile.open

    def watched(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> IO[bytes]:
        read.append(entry.filename)
        return reading(archive, entry)

    monkeypatch.setattr(zipfile.ZipFile, "open", watched)
    with pytest.raises(StorageError, match="doesn't hold Cardtable data"):
        look_into(path)
    assert read == [MANIFEST]


def test_learners_with_more_answers_together_than_a_file_can_hold_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = Home(tmp_path / "home")
    home.learner("Mia", 1, 2)
    home.learner("Leo", 3, 4)
    backup = home.backups.make(home.store)
    home.store.close()
    monkeypatch.setattr("cardtable.storage.backups._MOST_ANSWERS", 4)
    assert len(look_into(backup).people) == 2
    monkeypatch.setattr("cardtable.storage.backups._MOST_ANSWERS", 3)
    with pytest.raises(StorageError, match="doesn't hold Cardtable data"):
        look_into(backup)


def test_real_answers_are_compressed_far_less_than_a_file_may_be(tmp_path: Path) -> None:
    """Even if they differ in nothing but their time."""
    home = Home(tmp_path / "home")
    mia = home.store.add("Mia", "fox")
    for second in range(3000):
        time = f"2026-11-20T10:{second // 60:02}:{second % 60:02}Z"
        home.store.answered(mia, replace(answer(1), time=time))
    backup = home.backups.make(home.store)
    home.store.close()
    with zipfile.ZipFile(backup) as archive:
        pressed = sum(entry.file_size for entry in archive.infolist()) / backup.stat().st_size
    assert pressed < bundle._MOST_PRESSED / 2
    ((_, answers),) = look_into(backup).people
    assert len(answers) == 3000


@pytest.mark.parametrize("way", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_parts_that_are_compressed_in_another_way_are_refused(tmp_path: Path, way: int) -> None:
    path = tmp_path / "other.zip"
    path.write_bytes(zipped())
    with zipfile.ZipFile(path) as archive:
        manifest = archive.read(MANIFEST)
    with zipfile.ZipFile(path, "w", way) as archive:
        archive.writestr(MANIFEST, manifest)
    with pytest.raises(StorageError, match="doesn't hold Cardtable data"):
        look_into(path)


def test_any_damaged_byte_of_a_file_is_found_or_does_no_harm(home: Home, tmp_path: Path) -> None:
    home.learner("Mia", 1, 2, 3)
    whole = home.backups.make(home.store).read_bytes()
    found = look_into(home.backups.all()[0].path)
    path = tmp_path / "spoiled.zip"
    for at in range(0, len(whole), 7):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        try:
            assert look_into(path).people == found.people
        except StorageError as error:
            assert str(error).endswith(".")


def test_a_file_of_a_newer_version_is_reported_as_such(tmp_path: Path) -> None:
    path = tmp_path / "newer.zip"
    path.write_bytes(zipped({"format": "cardtable data 99"}, more_json=b"{}"))
    with pytest.raises(StorageError, match="newer version of Cardtable"):
        look_into(path)


@pytest.mark.parametrize(
    "lie",
    [
        {"answers": float("inf")},
        {"made": "0001-01-01T00:00:00+14:00"},
        {"made": "9999-12-31T23:59:59-14:00"},
    ],
    ids=str,
)
def test_infinite_numbers_and_impossible_days_are_damage(home: Home, lie: dict[str, object]) -> None:
    whole = home.backups.make(home.store)
    with zipfile.ZipFile(whole) as archive:
        about = json.loads(archive.read(MANIFEST))
    bad = whole.with_name("2026-11-19.zip")
    with zipfile.ZipFile(bad, "w") as archive:
        archive.writestr(MANIFEST, json.dumps({**about, "parts": 0, **lie}))
    with pytest.raises(StorageError, match="doesn't hold Cardtable data"):
        look_into(bad)
    assert [one.path for one in home.backups.all()] == [whole]


def test_parts_that_are_no_games_are_skipped_and_counted(home: Home, tmp_path: Path) -> None:
    path = tmp_path / "all.zip"
    now = datetime.now(UTC)
    parts = {"games/x.cardtable": Part(b"hello", now), "own-games/own-x-1.toml": Part(b"[", now)}
    path.write_bytes(packed(parts, 0, now))
    assert home.bring(path).unread == 2
    assert Shelf(home.folder).games() == []
    assert hands(home.folder) == []


def test_the_name_of_a_backup_is_its_day() -> None:
    assert day_of(Path("2026-11-20.zip")) == day_of(Path("2026-11-20-before-001.zip")) == TODAY
    with pytest.raises(ValueError, match="Invalid isoformat"):
        day_of(Path("mine.zip"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
def test_named_pipes_are_skipped_or_refused_without_waiting(home: Home, tmp_path: Path) -> None:
    home.learner("Mia", 1)
    path = home.game()
    os.mkfifo(path.with_name("20991231-235959.cardtable"))
    os.mkfifo(home.folder / "settings.json")
    home.save_everything(tmp_path / "all")
    found = look_into(tmp_path / "all")
    assert (list(found.games), found.settings) == ([f"games/{path.name}"], "")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(StorageError, match="not an ordinary file"):
        look_into(tmp_path / "pipe")


# Games that people made


def a_book() -> Catalog:
    return load_catalog(resource("variants"))


def made(folder: Path, **more: object) -> OwnGame:
    raw = {"base": "ninety-nine", "name": "Five skips", "hand": 4, **more}
    return OwnGames(folder).keep(raw, a_book())


def hands(folder: Path) -> list[int]:
    """Return the hand sizes of the games that people made."""
    return sorted(game.definition.raw["hand"] for game in OwnGames(folder).load(a_book()).games)


def test_games_that_people_made_are_restored_and_can_be_taken_back(home: Home, tmp_path: Path) -> None:
    home.learner("Mia")
    made(home.folder)
    backup = home.backups.make(home.store)
    other = Home(tmp_path / "other")
    brought = other.bring(backup)
    assert hands(other.folder) == [4]
    other.backups.take_back(other.store, brought)
    assert hands(other.folder) == []
    other.store.close()


def test_a_game_that_somebody_made_makes_a_backup_due(tmp_path: Path) -> None:
    backups = Backups(tmp_path, today=lambda: TODAY)
    assert not backups.is_due()
    made(tmp_path)
    assert backups.is_due()


def test_a_game_that_is_here_already_is_neither_restored_twice_nor_replaced(home: Home) -> None:
    home.learner("Mia")
    game = made(home.folder)
    backup = home.backups.make(home.store)
    home.bring(backup)
    assert hands(home.folder) == [4]
    OwnGames(home.folder).keep({**game.definition.raw, "hand": 5}, a_book(), game.id)
    home.bring(backup)
    assert hands(home.folder) == [4, 5]
