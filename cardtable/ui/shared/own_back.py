"""A photograph of one's own as the back of the cards: read with care, and kept in the data folder."""

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
"""Bytes of a photograph, at the most."""

MOST = 100_000_000
"""Dots of a photograph, at the most."""

KEPT = QSize(700, 980)
"""The size in dots at which it is kept, at the most."""

FORMATS = ("jpeg", "jpg", "png", "bmp", "gif", "webp")
"""What is looked at, as far as it can be read here; drawings in lines, such as SVG, are not."""

_ROOMY = 2 * KEPT.width()
"""Dots of the shorter side as it is read: enough to choose a part of it."""

_MEMORY = 512
"""Megabytes that Qt may take for one picture; a hundred million dots take four hundred."""

_QUALITY = 90


class Part(NamedTuple):
    """Which part of a photograph lies on the card: about where, from 0 to 1, and how much it is magnified."""

    x: float = 0.5
    y: float = 0.5
    zoom: float = 1.0

    def of(self, size: QSize) -> QRect:
        """The part of a photograph of that size, within it and in the ratio of a card."""
        wide = min(float(size.width()), size.height() / pictures.CARD_RATIO) / self.zoom
        high = wide * pictures.CARD_RATIO
        left = min(max(0.0, self.x * size.width() - wide / 2), size.width() - wide)
        top = min(max(0.0, self.y * size.height() - high / 2), size.height() - high)
        return QRect(round(left), round(top), max(1, round(wide)), max(1, round(high)))


def endings() -> list[str]:
    """How the names of the files end that can be read here."""
    readable = {bytes(each.data()).decode() for each in QImageReader.supportedImageFormats()}
    return [ending for ending in FORMATS if ending in readable]


def read_photograph(path: Path) -> QImage:
    """The photograph in a file, upright and no larger than is of use. Raises StorageError in one sentence.
    Work for another thread.
    """
    try:
        data = read_bounded(path, LARGEST)
    except TooLargeError:
        told = say("shared-back-too-many-bytes", file=path.name, most=LARGEST >> 20)
        raise StorageError(told) from None
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
    """Where a picture is transparent, paper shows through."""
    if not image.hasAlphaChannel():
        return image.convertToFormat(QImage.Format.Format_RGB32)
    paper = QImage(image.size(), QImage.Format.Format_RGB32)
    paper.fill(QColor(pictures.STOCK[0]))
    painter = QPainter(paper)
    painter.drawImage(QPointF(0, 0), image)
    painter.end()
    return paper


def cut(photograph: QImage, part: Part) -> QImage:
    """The part of it that lies on the card, as it is kept."""
    from PySide6.QtCore import Qt

    taken = photograph.copy(part.of(photograph.size()))
    if taken.width() <= KEPT.width():
        return taken
    aspect, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return taken.scaled(KEPT, aspect, smooth)


class OwnBack:
    """The photograph that is kept in a data folder, if there is one."""

    def __init__(self, directory: Path, disk: Disk = DISK) -> None:
        """Nothing is read yet."""
        self._path = directory / BACK_FILE
        self._disk = disk
        self._is_read = False
        self._name = ""
        self._trouble = ""

    @property
    def name(self) -> str:
        """What the back is called in a theme; empty where there is no photograph that can be shown."""
        self._read()
        return self._name

    @property
    def trouble(self) -> str:
        """One sentence on why there is none; empty where there is one."""
        self._read()
        return self._trouble

    def _read(self) -> None:
        if self._is_read:
            return
        self._is_read = True
        try:
            if self._path.exists():
                self._name = pictures.keep_own_back(read_photograph(self._path))
                return
            self._trouble = say("shared-back-gone")
        except OSError:
            self._trouble = say("shared-back-unread", file=str(self._path))

    def write(self, photograph: QImage) -> None:
        """Puts a photograph that is cut already into the folder, whole or not at all. Raises StorageError;
        for the thread that writes.
        """
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        photograph.save(buffer, "JPEG", _QUALITY)  # type: ignore[call-overload]
        try:
            self._disk.save(self._path, bytes(buffer.data().data()))
        except OSError as error:
            raise StorageError(say("shared-back-not-kept", why=reason(error))) from None

    def hold(self, photograph: QImage) -> None:
        """That photograph is the back from now on."""
        self._is_read, self._trouble = True, ""
        self._name = pictures.keep_own_back(photograph)

    def remove(self) -> None:
        """Takes the photograph out of the folder. Raises StorageError; for the thread that writes."""
        try:
            self._disk.remove(self._path)
        except FileNotFoundError:
            return
        except OSError as error:
            raise StorageError(say("shared-back-not-removed", why=reason(error))) from None

    def forget(self) -> None:
        """There is no photograph any more; the next look finds out anew."""
        self._is_read, self._name, self._trouble = False, "", ""
