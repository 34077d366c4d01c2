"""All texts of a window: painted, in widgets, and read out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QAccessible, QPainter, QPainterPath, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tests.ui.readers import nodes

TEXTS = (
    "text",
    "title",
    "toolTip",
    "accessibleName",
    "accessibleDescription",
    "placeholderText",
    "statusTip",
)
READ_ALOUD = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)
READ = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)

WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_MARKUP = re.compile(r"<style.*?</style>|<[^>]*>|&\w+;", re.S)
_STAYS = frozenset("aceginorstuyzACEGILNORSTUYZ")
"""Letters that never occur in the pseudo language."""


_POSSESSIVE = re.compile(r"['’][sš]$")
"""An ending that a message adds to a name."""


def english(text: str, known: frozenset[str] = frozenset()) -> list[str]:
    """Return the words of a text that come from no message and aren't `known`."""
    return [
        word
        for word in WORD.findall(_MARKUP.sub(" ", text))
        if len(word) > 1 and not {word, _POSSESSIVE.sub("", word)} & known and _STAYS & set(word)
    ]


@contextmanager
def painted(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Collect the text painted in the block."""
    texts: set[str] = set()

    def spy(owner: type, name: str) -> None:
        real = getattr(owner, name)

        def said(self: Any, *args: Any, **named: Any) -> Any:
            texts.update(arg for arg in args if isinstance(arg, str))
            return real(self, *args, **named)

        monkeypatch.setattr(owner, name, said)

    spy(QPainter, "drawText")
    spy(QPainterPath, "addText")
    spy(QTextDocument, "setHtml")
    spy(QTextDocument, "setPlainText")
    yield texts


def written(window: QWidget) -> Iterator[str]:
    """Return the texts of a window's visible widgets, and what a screen reader finds there."""
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisibleTo(window):
            continue
        for name in TEXTS:
            said = getattr(widget, name, None)
            text = said() if callable(said) else ""
            if isinstance(text, str):
                yield text
        if isinstance(widget, QAbstractItemView):
            yield from _of_model(widget.model(), widget.rootIndex())
    for node in nodes(window):
        yield from (node.text(kind) for kind in READ_ALOUD)


def _of_model(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[str]:
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        yield from (text for role in READ if isinstance(text := model.data(index, role), str))
