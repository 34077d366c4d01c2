"""HTML and drawn pages as PDF and on paper. Qt's parts for it are loaded when first needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import (
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.ui.drawing.fonts import font
from cardtable.ui.support import files

_MARGIN = 16.0
"""Margin around the page, in millimeters."""

_SIZES = (11.0, 10.0, 9.0, 8.0, 7.0)
"""Font sizes in points; the largest one that fits the number of pages is used."""

_DOTS = 1200
"""Resolution of a PDF, in dots per inch."""

Drawn = Callable[[QPainter, QRectF], object]
"""A function that draws one page, in points, into a rectangle without the margins."""


def _document(html: str, device: QPagedPaintDevice, pages: int) -> QTextDocument:
    """Return the document with the largest letters that fit into this number of pages."""
    document = QTextDocument()
    letters = QFont(font(12, 600))
    room = device.pageLayout().paintRectPoints().size()
    for size in _SIZES:
        letters.setPointSizeF(size)
        document.setDefaultFont(letters)
        document.setHtml(html)
        document.setDocumentMargin(0)
        document.setPageSize(QSizeF(room))
        if document.pageCount() <= pages:
            break
    return document


def write_pdf(path: Path, html: str) -> str:
    """Write HTML as a PDF of one page; return a message about the result."""
    return prepare_pdf(path, html)()


def prepare_pdf(path: Path, html: str, pages: int = 1) -> Callable[[], str]:
    """Draw HTML as a PDF of this many pages; return a function that writes it and returns a message."""
    return _prepared(path, pdf(html, pages))


def prepare_drawn(path: Path, pages: Sequence[Drawn]) -> Callable[[], str]:
    """Draw pages as a PDF; return a function that writes it and returns a message."""
    return _prepared(path, drawn_pdf(pages))


def _prepared(path: Path, data: bytes) -> Callable[[], str]:
    if not data.startswith(b"%PDF") or not data.rstrip().endswith(b"%%EOF"):
        return partial(files.not_drawn, path)
    return partial(files.write, path, data)


def pdf(html: str, pages: int = 1) -> bytes:
    return _written(lambda writer: _document(html, writer, pages).print_(writer))


def drawn_pdf(pages: Sequence[Drawn]) -> bytes:
    return _written(partial(_write_pages, pages))


def _write_pages(pages: Sequence[Drawn], writer: QPdfWriter) -> None:
    with QPainter(writer) as painter:
        room = QRectF(QPointF(0, 0), QSizeF(writer.pageLayout().paintRectPoints().size()))
        painter.scale(_DOTS / 72, _DOTS / 72)
        for number, page in enumerate(pages):
            if number:
                writer.newPage()
            page(painter, room)


def _written(write: Callable[[QPdfWriter], object]) -> bytes:
    """Return a PDF made in memory, because Qt doesn't say when a file couldn't take all of it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(_layout())
    writer.setResolution(_DOTS)
    write(writer)
    # The end of the file is written when the writer is deleted.
    del writer
    return bytes(buffer.data().data())


_MARGINS = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)


def country() -> QLocale.Country:
    """Return the country set in this computer, whatever the language."""
    return QLocale.system().territory()


def _layout() -> QPageLayout:
    """Return a page of the size that this computer's country prints on."""
    ids = QPageSize.PageSizeId
    size = QPageSize(ids.Letter if country() in _LETTER else ids.A4)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, _MARGINS, QPageLayout.Unit.Millimeter)


_COUNTRY = QLocale.Country
_LETTER = frozenset(
    (
        _COUNTRY.Belize, _COUNTRY.Canada, _COUNTRY.Chile, _COUNTRY.Colombia, _COUNTRY.CostaRica,
        _COUNTRY.ElSalvador, _COUNTRY.Guatemala, _COUNTRY.Mexico, _COUNTRY.Nicaragua, _COUNTRY.Panama,
        _COUNTRY.Philippines, _COUNTRY.PuertoRico, _COUNTRY.UnitedStates, _COUNTRY.Venezuela,
    )
)  # fmt: skip
"""Countries whose paper is US Letter: Unicode CLDR, supplemental data, measurementData, paperSize."""


def print_html(parent: QWidget, html: str, pages: int = 1) -> str:
    """Ask for a printer and print HTML on this many pages; return why it can't, or ""."""
    try:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter
    except ImportError:
        return say("support-no-printer")
    printer = QPrinter()
    printer.setPageMargins(_MARGINS, QPageLayout.Unit.Millimeter)
    dialog = QPrintDialog(printer, parent)
    if dialog.exec():
        _document(html, printer, pages).print_(printer)
    return ""
