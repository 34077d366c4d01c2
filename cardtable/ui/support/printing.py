"""Pages of HTML as PDF and on paper; what that takes of Qt is loaded when it is first wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QFont, QPagedPaintDevice, QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QWidget

from cardtable.language import say
from cardtable.ui.drawing.fonts import font
from cardtable.ui.support import files

_MARGIN = 16.0
"""Around the page, in millimetres."""

_SIZES = (11.0, 10.0, 9.0, 8.0)
"""Letters in points, the largest that leaves it one page."""


def _document(html: str, device: QPagedPaintDevice) -> QTextDocument:
    """The page, its letters as large as one page allows."""
    document = QTextDocument()
    letters = QFont(font(12, 600))
    room = device.pageLayout().paintRectPoints().size()
    for size in _SIZES:
        letters.setPointSizeF(size)
        document.setDefaultFont(letters)
        document.setHtml(html)
        document.setDocumentMargin(0)
        document.setPageSize(QSizeF(room))
        if document.pageCount() == 1:
            break
    return document


def write_pdf(path: Path, html: str) -> str:
    """Writes a page as PDF on A4; the sentence that tells how it went."""
    return prepare_pdf(path, html)()


def prepare_pdf(path: Path, html: str) -> Callable[[], str]:
    """A page as PDF on A4, drawn now; what is given back writes it, and gives the sentence."""
    data = pdf(html)
    if not data.startswith(b"%PDF") or not data.rstrip().endswith(b"%%EOF"):
        return partial(files.not_drawn, path)
    return partial(files.write, path, data)


def pdf(html: str) -> bytes:
    """A page as PDF on A4, made in memory: Qt does not tell when a file could not take all of it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(_layout())
    writer.setResolution(1200)
    _document(html, writer).print_(writer)
    # Its end is written when the writer goes.
    del writer
    return bytes(buffer.data().data())


def _layout() -> QPageLayout:
    size = QPageSize(QPageSize.PageSizeId.A4)
    margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


def print_html(parent: QWidget, html: str) -> str:
    """Asks for a printer and prints a page; why it cannot, else nothing."""
    try:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter
    except ImportError:
        return say("support-no-printer")
    printer = QPrinter()
    printer.setPageLayout(_layout())
    dialog = QPrintDialog(printer, parent)
    if dialog.exec():
        _document(html, printer).print_(printer)
    return ""
