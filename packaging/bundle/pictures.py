"""The icon in the sizes and files that systems want, drawn from its SVG by Qt."""

from __future__ import annotations

import os
import struct
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from bundle.identity import PICTURES

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes of a Linux icon theme."""

SMALL = 32
"""Largest size in pixels with the simpler drawing."""

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
# The types of PNG pictures in an .icns file, by size in pixels; those of high resolution come with them.
ICNS_TYPES = {
    b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic13": 256,
    b"ic09": 512, b"ic14": 512, b"ic10": 1024,
}  # fmt: skip


def pngs(name: str, sizes: Iterable[int]) -> dict[int, bytes]:
    """Return the picture `name` of resources/icons/app as PNG, by size. Needs no display. Raises OSError."""
    return {size: _png(name, size) for size in sizes}


@cache  # each package wants the same ones
def _png(name: str, size: int) -> bytes:
    plain = PICTURES / f"{name}-small.svg"
    path = plain if size <= SMALL and plain.exists() else PICTURES / f"{name}.svg"
    return _drawn(path, (size, size), (0, 0, size, size), "#00000000", "PNG")


def _drawn(
    path: Path, size: tuple[int, int], place: tuple[int, int, int, int], ground: str, form: str
) -> bytes:
    """Return a picture of `size` with an SVG file drawn at `place` (x, y, width, height). Raises OSError."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QRectF
    from PySide6.QtGui import QColor, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    drawing = QSvgRenderer(QByteArray(path.read_bytes()))
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(ground))
    painter = QPainter(image)
    drawing.render(painter, QRectF(*place))
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    if not drawing.isValid() or not image.save(buffer, form):  # type: ignore[call-overload]
        raise OSError(f"{path.name} could not be drawn at {size} px")
    return bytes(content.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return an .ico file of PNG pictures by size, up to 256 px."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    table, data = b"", b""
    for size, content in sorted(pictures.items()):
        side = size % 256  # 256 is written as 0
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(content), at + len(data))
        data += content
    return head + table + data


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return an .icns file of PNG pictures by size."""
    parts = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in ICNS_TYPES.items()
        if size in pictures
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts


def write_banner(name: str, target: Path) -> Path:
    """Write the picture for the installer's last page, in the size NSIS shows; return `target`."""
    # Not larger: NSIS drops pixels to shrink a picture.
    width, height = 164, 314
    side = width * 5 // 8
    place = ((width - side) // 2, (height - side) // 2, side, side)
    target.write_bytes(_drawn(PICTURES / f"{name}.svg", (width, height), place, "#1d5c4d", "BMP"))
    return target


def write_ico(name: str, target: Path) -> Path:
    """Write the icon for Windows; return `target`."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(ico(pngs(name, ICO_SIZES)))
    return target


def write_icns(name: str, target: Path) -> Path:
    """Write the icon for macOS; return `target`."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(icns(pngs(name, set(ICNS_TYPES.values()))))
    return target
