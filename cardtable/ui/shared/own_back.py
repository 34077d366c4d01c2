"""The player's own photograph as the back of the cards: checked when read, and kept in the data folder."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRect, QSize
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from cardtable.language import say
from cardtable.reading import TooLargeError, read_bounded
from cardtable.storage.disk import DISK, Disk, StorageError, reason
from cardtable.storage.settings import BACK_FILE
from cardtable.ui.drawing import pictures

LARGEST = 40 << 20
"""Largest size of a photograph, in bytes."""

MOST = 100_000_000
"""Largest number of pixels in a photograph."""

KEPT = QSize(700, 980)
"""Largest size in pixels at which it is kept."""

FORMATS = ("jpeg", "jpg", "png", "bmp", "gif", "webp")
"""Formats that are accepted, if Qt can read them here; vector drawings such as SVG are not."""

_ROOMY = 2 * KEPT.width()
"""Pixels of the shorter side when it is read: enough to choose a part of it."""

_MEMORY = 512
"""Megabytes that Qt may use for one picture; 100 million pixels take 400."""

_QUALITY = 90


class Part(NamedTuple):
    """The part of a photograph that goes on the card: its center, from 0 to 1, and its magnification."""

    x: float = 0.5
    y: float = 0.5
    zoom: float = 1.0

    def of(self, size: QSize) -> QRect:
        """Return the part of a photograph of this size, inside it and in the ratio of a card."""
        wide = min(float(size.width()), size.height() / pictures.CARD_RATIO) / self.zoom
        high = wide * pictures.CARD_RATIO
        left = min(max(0.0, self.x * size.width() - wide / 2), size.width() - wide)
        top = min(max(0.0, self.y * size.height() - high / 2), size.height() - high)
        return QRect(round(left), round(top), max(1, round(wide)), max(1, round(high)))


def endings() -> list[str]:
    """Return the endings of the file names that can be read here."""
    readable = {bytes(each.data()).decode() for each in QImageReader.supportedImageFormats()}
    return [ending for ending in FORMATS if ending in readable]


def read_photograph(path: Path) -> QImage:
    """Return the photograph in a file, upright and no larger than needed.

    Raises StorageError with one sentence. Not for the window's thread.
    """
    try:
        data = read_bounded(path, LARGEST)
    except TooLargeError:
        message = say("shared-back-too-many-bytes", file=path.name, most=LARGEST >> 20)
        raise StorageError(message) from None
    except OSError as error:
        raise StorageError(say("shared-back-not-read", file=path.name, why=reason(error))) from None
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = reader.size()
    if not reader.canRead() or bytes(reader.format().data()).decode() not in FORMATS or size.isEmpty():
        raise StorageError(say("shared-back-no-picture", file=path.name))
    if size.width() * size.height() > MOST:
        raise StorageError(say("shared-back-too-many-dots", file=path.name, most=MOST // 1_000_000))
    shrunk = _ROOMY / min(size.width(), size.height())
    if shrunk < 1:
        reader.setScaledSize(size * shrunk)
    QImageReader.setAllocationLimit(_MEMORY)
    image = reader.read()
    if image.isNull():
        raise StorageError(say("shared-back-damaged", file=path.name))
    return _on_paper(image)


def _on_paper(image: QImage) -> QImage:
    """Return the picture without transparency, on the color of paper."""
    if not image.hasAlphaChannel():
        return image.convertToFormat(QImage.Format.Format_RGB32)
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(QColor(pictures.STOCK[0]))
    with QPainter(paper) as painter:
        painter.drawImage(QPointF(0, 0), image)
    return paper


def cut(photograph: QImage, part: Part) -> QImage:
    """Return the part of a photograph that goes on the card, at the size to keep."""
    from PySide6.QtCore import Qt

    taken = photograph.copy(part.of(photograph.size()))
    if taken.width() <= KEPT.width():
        return taken
    aspect, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return taken.scaled(KEPT, aspect, smooth)


class OwnBack:
    """The photograph in a data folder, if there is one."""

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        """Make it without reading anything."""
        self._path = directory / BACK_FILE
        self._disk = disk
        self._is_read = False
        self._name = ""
        self._trouble = ""

    @property
    def name(self) -> str:
        """The name of the back in a theme; "" if there is no photograph to show."""
        self._read()
        return self._name

    @property
    def trouble(self) -> str:
        """The reason in one sentence why there is none; "" if there is one."""
        self._read()
        return self._trouble

    def _read(self) -> None:
        if self._is_read:
            return
        self._is_read = True
        try:
            self._path.stat()  # from Python 3.14 on, exists() hides what the disk says
            self._name = pictures.keep_own_back(read_photograph(self._path))
        except (FileNotFoundError, NotADirectoryError):
            self._trouble = say("shared-back-gone")
        except OSError:
            self._trouble = say("shared-back-unread", file=str(self._path))

    def write(self, photograph: QImage) -> None:
        """Save a photograph that is already cut, as a whole or not at all.

        Raises StorageError. For the thread that writes.
        """
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        photograph.save(buffer, "JPEG", _QUALITY)  # type: ignore[call-overload]
        try:
            self._disk.save(self._path, bytes(buffer.data().data()))
        except OSError as error:
            raise StorageError(say("shared-back-not-kept", why=reason(error))) from None

    def hold(self, photograph: QImage) -> None:
        """Use this photograph as the back."""
        self._is_read, self._trouble = True, ""
        self._name = pictures.keep_own_back(photograph)

    def remove(self) -> None:
        """Delete the photograph from the folder. Raises StorageError; for the thread that writes."""
        try:
            self._disk.remove(self._path)
        except FileNotFoundError:
            return
        except OSError as error:
            raise StorageError(say("shared-back-not-removed", why=reason(error))) from None

    def forget(self) -> None:
        """Forget the photograph; it's read again when next needed."""
        self._is_read, self._name, self._trouble = False, "", ""
