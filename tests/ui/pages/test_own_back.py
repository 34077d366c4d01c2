"""A photograph of your own as the back of the cards: which files are taken, how it lies, where it is kept."""

from __future__ import annotations

import struct
import zlib
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.storage.disk import Disk, StorageError
from cardtable.storage.settings import BACK_FILE, Settings, SettingsFile
from cardtable.ui.drawing import pictures
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.features.settings.look_choices import BackChoices, CutView, CutWindow
from cardtable.ui.shared import own_back
from cardtable.ui.shared.own_back import OwnBack, Part, cut, read_photograph
from tests.rows import rows
from tests.ui.driver import MainWindow, OpenWindow, drop

RED, BLUE = QColor("#D02020"), QColor("#2040D0")


def photograph(path: Path, width: int = 400, height: int = 300, kind: str = "JPG") -> Path:
    """Save a picture whose left half is red and whose right half is blue."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(RED)
    painter = QPainter(image)
    painter.fillRect(width // 2, 0, width, height, BLUE)
    painter.end()
    assert image.save(str(path), kind)
    return path


def is_like(color: QColor, wanted: QColor) -> bool:
    """Return if two colors are the same but for the losses of a JPEG."""
    return all(abs(a - b) < 40 for a, b in zip(color.getRgb(), wanted.getRgb(), strict=True))


def choose(window: MainWindow, path: Path, qtbot: QtBot) -> BackChoices:
    """Take the middle of the photograph as the back, by keys."""
    window.settings.show()
    backs = window.settings.page.backs
    backs.take(path)
    qtbot.keyClick(asked(backs).view, Qt.Key.Key_Return)
    return backs


def asked(backs: BackChoices) -> CutWindow:
    """Return the window that asks for a part of the photograph."""
    (found,) = [one for one in backs.findChildren(CutWindow) if one.isVisible()]
    return found


# Choosing a photograph


def test_a_photograph_becomes_the_back_of_the_cards_for_good(
    open_window: OpenWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window()
    backs = choose(window, photograph(tmp_path / "sea.jpg"), qtbot)
    assert "Your picture is now the card back" in window.last_notice
    assert window.preferences.now.back == "own"
    shown = pictures.back(window.theme.back, 200).toImage()
    assert is_like(shown.pixelColor(40, 140), RED)
    assert is_like(shown.pixelColor(160, 140), BLUE)
    assert shown.pixelColor(0, 0).alpha() == 0, "its corners are round"
    assert shown.pixelColor(5, 140).lightnessF() > 0.85, "it has an edge of paper"
    assert backs.pictures.choices["own"].isVisible()
    assert backs.pictures.choices["own"].isChecked()
    (tmp_path / "sea.jpg").unlink()
    window.close()
    again = open_window()
    assert is_like(pictures.back(again.theme.back, 200).toImage().pixelColor(40, 140), RED)
    assert again.last_notice == ""


def test_a_photograph_that_was_taken_sideways_lies_upright(tmp_path: Path) -> None:
    """The file says that the camera was turned: its left, which is red, belongs at the top."""
    path = photograph(tmp_path / "sideways.jpg")
    turned = struct.pack("<2sHIHHHIHHI", b"II", 42, 8, 1, 0x0112, 3, 1, 6, 0, 0)
    segment = b"Exif\0\0" + turned
    data = path.read_bytes()
    path.write_bytes(data[:2] + b"\xff\xe1" + struct.pack(">H", len(segment) + 2) + segment + data[2:])
    image = read_photograph(path)
    assert image.size() == QSize(300, 400)
    assert is_like(image.pixelColor(150, 40), RED)
    assert is_like(image.pixelColor(150, 360), BLUE)


def test_a_transparent_picture_shows_paper(tmp_path: Path) -> None:
    image = QImage(100, 140, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    image.save(str(tmp_path / "clear.png"))
    assert read_photograph(tmp_path / "clear.png").pixelColor(50, 70).name().upper() == pictures.STOCK[0]


def test_a_large_photograph_is_scaled_down_when_read_and_when_kept(tmp_path: Path) -> None:
    image = read_photograph(photograph(tmp_path / "large.jpg", 4200, 2800))
    assert image.size() == QSize(2100, 1400)
    assert cut(image, Part()).size() == own_back.KEPT
    small = read_photograph(photograph(tmp_path / "small.png", 50, 70, "PNG"))
    assert cut(small, Part()).size() == QSize(50, 70)


def header_of_png(width: int, height: int) -> bytes:
    """Return a PNG of this size that breaks off after its header."""
    chunk = b"IHDR" + struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    head = struct.pack(">I", 13) + chunk + struct.pack(">I", zlib.crc32(chunk))
    return b"\x89PNG\r\n\x1a\n" + head + struct.pack(">I", 1000) + b"IDAT" + zlib.compress(bytes(50))


@rows(
    "name, content, expected",
    [
        ("letter.jpg", b"Dear diary", "letter.jpg isn't a picture Cardtable can read"),
        ("empty.png", b"", "empty.png isn't a picture"),
        ("drawing.svg", b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", "isn't a picture"),
        ("half.png", header_of_png(300, 300), "half.png is damaged"),
        ("huge.png", header_of_png(20_000, 6_000), "The limit is 100 megapixels"),
    ],
)
def test_a_file_that_is_no_picture_is_reported_and_changes_nothing(
    window: MainWindow, tmp_path: Path, own_data_dir: Path, name: str, content: bytes, expected: str
) -> None:
    (tmp_path / name).write_bytes(content)
    window.settings.show()
    backs = window.settings.page.backs
    backs.take(tmp_path / name)
    assert expected in window.last_notice
    assert not backs.findChildren(CutWindow)
    assert window.preferences.now.back == ""
    assert not (own_data_dir / BACK_FILE).exists()


def test_a_file_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / "film.jpg").open("wb") as file:
        file.truncate(own_back.LARGEST + 1)
    with pytest.raises(StorageError, match=r"is too large for a card back\. The limit is 40 MB"):
        read_photograph(tmp_path / "film.jpg")


def test_a_folder_and_a_missing_file_are_reported(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="can't be read"):
        read_photograph(tmp_path)
    with pytest.raises(StorageError, match="can't be read"):
        read_photograph(tmp_path / "gone.jpg")


def test_a_jpeg_and_a_png_can_be_read_on_every_computer() -> None:
    assert {"jpg", "jpeg", "png"} <= set(own_back.endings())


# Keeping it


class FullDisk(Disk):
    def create(self, path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")


def test_a_full_disk_is_reported_and_the_earlier_photograph_stays(tmp_path: Path) -> None:
    OwnBack(tmp_path).write(read_photograph(photograph(tmp_path / "one.jpg")))
    before = (tmp_path / BACK_FILE).read_bytes()
    with pytest.raises(StorageError, match="No space left on device"):
        OwnBack(tmp_path, disk=FullDisk()).write(QImage(700, 980, QImage.Format.Format_RGB32))
    assert (tmp_path / BACK_FILE).read_bytes() == before


@pytest.mark.parametrize("becomes", [None, b"Dear diary"])
def test_a_missing_or_damaged_photograph_is_replaced_by_the_rooms_back(
    open_window: OpenWindow, tmp_path: Path, own_data_dir: Path, becomes: bytes | None
) -> None:
    own_data_dir.mkdir(exist_ok=True)
    SettingsFile(own_data_dir).document.write({"format": "cardtable settings 1", "back": "own"})
    SettingsFile(own_data_dir).document.settle()
    if becomes is not None:
        (own_data_dir / BACK_FILE).write_bytes(becomes)
    window = open_window()
    assert "Your own card back" in window.last_notice
    assert window.last_notice.count(".") <= 3, "one sentence"
    assert window.theme.back == FOREST.back
    assert window.preferences.now.back == "own", "nothing is lost"
    window.settings.show()
    backs = window.settings.page.backs
    assert backs.trouble.isVisible()
    assert backs.pictures.choices[FOREST.back].isChecked()
    assert not backs.pictures.choices["own"].isVisible()
    if becomes is not None:
        assert (own_data_dir / BACK_FILE).read_bytes() == becomes
    window.close()
    photograph(own_data_dir / BACK_FILE)
    again = open_window()
    assert again.theme.back.startswith("own-")
    assert again.last_notice == ""


def test_a_folder_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    # No disk takes a name this long; asking if the file exists is already an error.
    back = OwnBack(tmp_path / ("x" * 300))
    assert back.name == ""
    assert back.trouble.startswith("Your own card back can't be read, so the cards use the room's.")


def test_a_photograph_can_be_removed_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, own_data_dir: Path
) -> None:
    path = photograph(tmp_path / "sea.jpg")
    backs = choose(window, path, qtbot)
    assert (own_data_dir / BACK_FILE).exists()
    backs.remove.click()
    assert not (own_data_dir / BACK_FILE).exists()
    assert path.exists()
    assert window.preferences.now == Settings()
    assert window.theme.back == FOREST.back
    assert not backs.remove.isVisible()
    assert not backs.trouble.isVisible()
    assert not backs.pictures.choices["own"].isVisible()


def test_another_photograph_replaces_the_first_at_once(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    choose(window, photograph(tmp_path / "one.jpg"), qtbot)
    first, key = window.theme.back, window.theme.key
    white = QImage(300, 420, QImage.Format.Format_RGB32)
    white.fill(Qt.GlobalColor.green)
    white.save(str(tmp_path / "two.png"))
    choose(window, tmp_path / "two.png", qtbot)
    assert window.theme.back != first
    assert window.theme.key != key
    assert is_like(pictures.back(window.theme.back, 200).toImage().pixelColor(100, 140), QColor("#00FF00"))


# Choosing a part


@rows(
    "size, part",
    product(
        [QSize(400, 300), QSize(300, 900), QSize(140, 196), QSize(3, 2)],
        [Part(), Part(0, 0), Part(1, 1, 4), Part(0.9, 0.1, 2.5)],
    ),
)
def test_the_part_lies_in_the_photograph_and_has_the_shape_of_a_card(size: QSize, part: Part) -> None:
    found = part.of(size)
    assert found.left() >= 0
    assert found.top() >= 0
    assert found.left() + found.width() <= size.width() + 1
    assert found.top() + found.height() <= size.height() + 1
    if size.width() > 100:
        assert found.height() / found.width() == pytest.approx(pictures.CARD_RATIO, rel=0.03)


def test_arrows_plus_minus_and_dragging_choose_the_part(qtbot: QtBot, tmp_path: Path) -> None:
    image = read_photograph(photograph(tmp_path / "sea.jpg"))
    behind = QWidget()
    qtbot.addWidget(behind)
    window = CutWindow(FOREST, image, behind)
    window.show()
    view: CutView = window.view
    for _ in range(40):
        qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.part.of(image.size()).left() == 0
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert view.part.of(image.size()).left() > 0, "what the edge stopped is not to be moved back first"
    for _ in range(40):
        qtbot.keyClick(view, Qt.Key.Key_Right)
    assert is_like(cut(image, view.part).pixelColor(107, 100), BLUE)
    middle = view.card.center().toPoint()
    qtbot.mousePress(view, Qt.MouseButton.LeftButton, pos=middle)
    qtbot.mouseMove(view, middle + QPoint(2000, 0))
    qtbot.mouseRelease(view, Qt.MouseButton.LeftButton, pos=middle)
    assert view.part.of(image.size()).left() == 0, "the photograph follows the hand"
    before = view.part.of(image.size()).width()
    qtbot.keyClick(view, Qt.Key.Key_Plus)
    assert view.part.of(image.size()).width() < before
    for _ in range(30):
        qtbot.keyClick(view, Qt.Key.Key_Minus)
    assert view.part.zoom == 1


def test_escape_leaves_everything_as_it_was(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, own_data_dir: Path
) -> None:
    window.settings.show()
    backs = window.settings.page.backs
    backs.take(photograph(tmp_path / "sea.jpg"))
    qtbot.keyClick(asked(backs).view, Qt.Key.Key_Escape)
    assert window.preferences.now.back == ""
    assert not (own_data_dir / BACK_FILE).exists()


def test_the_row_takes_a_dropped_picture_and_leaves_a_game_to_the_window(
    window: MainWindow, tmp_path: Path
) -> None:
    window.settings.show()
    backs = window.settings.page.backs
    assert not drop(backs, tmp_path / "game.cardtable")
    assert drop(backs, photograph(tmp_path / "sea.png", kind="PNG"))
    assert asked(backs).view.part == Part()
