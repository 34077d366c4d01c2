"""A picture in the cache folder, so that the next start shows it without painting it.

It lies there pixel by pixel, since unpacking takes longer than painting. The window's first picture is such
a one, so this module keeps to what `room` says about imports.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtGui import QImage, QPixmap

from cardtable.storage.writer import WRITER

_FORMAT = QImage.Format.Format_RGB32


class KeptPicture:
    """A file with one opaque picture, and a line on what it shows. It's a cache, so failures are ignored."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self, shows: object, size: tuple[int, int], dpr: float) -> QPixmap | None:
        """Return the picture if it is of that size in pixels, and was written for `shows`; else None."""
        head, image = _head(shows, size), QImage(*size, _FORMAT)
        try:
            with self._path.open("rb", buffering=0) as file:
                # Into the picture itself: fresh memory for a copy would take as long as painting.
                is_whole = file.read(len(head)) == head and file.readinto(image.bits()) == image.sizeInBytes()
        except OSError:
            return None
        if not is_whole:
            return None
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(dpr)
        return picture

    def write(self, shows: object, picture: QPixmap) -> None:
        """Write the picture on the disk's thread, unless it lies there already."""
        image = picture.toImage().convertToFormat(_FORMAT)
        head = _head(shows, (image.width(), image.height()))
        WRITER.do(partial(self._write, head + bytes(image.constBits())))

    def forget(self) -> None:
        """Remove the picture, on the disk's thread, as it may show a name that must be gone."""
        WRITER.do(self._remove)

    def _remove(self) -> None:
        from cardtable.storage.disk import DISK

        with suppress(OSError):
            DISK.remove(self._path)

    def _write(self, content: bytes) -> None:
        from cardtable.storage.disk import DISK
        from cardtable.storage.outside import write

        try:
            if self._path.exists() and self._path.read_bytes() == content:
                return
            DISK.make_folder(self._path.parent)
            write(self._path, content)
        except OSError:
            pass


def _head(shows: object, size: tuple[int, int]) -> bytes:
    return f"{shows!r} {size}\n".encode()
