"""A name that looks like markup is shown as written on every page; Qt would open the file it names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt as Core
from PySide6.QtGui import QAccessible, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

import cardtable
from cardtable.controller.match.setup import MatchSetup, Player
from cardtable.rules.catalog import catalog
from cardtable.ui.shell.closing import close_all_the_same
from cardtable.ui.widgets.tool_tips import plain_tip, tip, tip_of
from tests.ui import test_walk
from tests.ui.conftest import wait_for_person
from tests.ui.driver import MainWindow
from tests.ui.readers import nodes

Role, Format = Core.ItemDataRole, Core.TextFormat

NAME = "<img src=//a/b>"
"""One letter shorter than the longest name of a person."""

SOURCES = sorted(Path(cardtable.__file__).parent.rglob("*.py"))


def tips(window: QWidget) -> Iterator[str]:
    """Return the tool tips of widgets, items on felt, and rows of lists."""
    for widget in window.findChildren(QWidget):
        yield widget.toolTip()
        if isinstance(widget, QGraphicsView):
            for item in widget.scene().items():
                yield item.toolTip()
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            model = widget.model()
            for row in range(model.rowCount()):
                yield str(model.index(row, 0).data(Role.ToolTipRole) or "")


def markup(window: QWidget) -> Iterator[str]:
    """Return names that Qt takes for markup, and markup that a screen reader would read out."""
    for shown in tips(window):
        document = QTextDocument()
        if Qt.mightBeRichText(shown):
            document.setHtml(shown)
            if pictures(document):
                yield f"tip {shown}"
    for label in window.findChildren(QLabel):
        if label.textFormat() is not Format.PlainText and label.text():
            yield f"label {label.text()}"
    for edit in window.findChildren(QTextEdit):
        yield from (f"text {found}" for found in pictures(edit.document()) if "//a/b" in found)
    for node in nodes(window):
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Help):
            if re.search(r"<span|&lt;|<br>", text := node.text(kind)):
                yield f"spoken {text}"


def pictures(document: QTextDocument) -> list[str]:
    """Return the files of the pictures in a text."""
    found, block = [], document.begin()
    while block.isValid():
        for fragment in block:
            form = fragment.fragment().charFormat()
            if form.isImageFormat():
                found.append(form.toImageFormat().name())
        block = block.next()
    return found


def test_the_name_of_an_own_game_is_never_markup(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_walk, "CHILD", NAME)
    test_walk.own_games(window, qtbot)
    (game,) = set(catalog().ids) - set(catalog().shipped)
    assert list(markup(window)) == []
    window.session.start(MatchSetup(game, (Player(NAME, "person"), Player("Bot", "computer", "random")), "7"))
    wait_for_person(qtbot, window)
    assert list(markup(window)) == []
    window.start.show()
    assert NAME in tip_of(window.start.page.deal)
    assert list(markup(window)) == []


def test_a_question_shows_names_as_written(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def look(box: QMessageBox) -> None:
        labels = [label for label in box.findChildren(QLabel) if label.text()]
        seen.extend(label.text() for label in labels)
        assert {label.textFormat() for label in labels} == {Format.PlainText}

    monkeypatch.setattr(QMessageBox, "exec", look)
    parent = QWidget()
    qtbot.addWidget(parent)
    close_all_the_same(parent, NAME, NAME)
    assert sum(NAME in text for text in seen) == 2


# Tool tips


@pytest.mark.parametrize("text", [NAME, "<b>x</b>\n3 < 4 & 5", "&lt;", "a & b", "3 < 4", ""])
def test_a_tip_is_shown_and_read_out_as_written(qtbot: QtBot, text: str) -> None:
    button = QPushButton()
    qtbot.addWidget(button)
    tip(button, text)
    document = QTextDocument()
    if Qt.mightBeRichText(button.toolTip()):
        document.setHtml(button.toolTip())
    else:
        document.setPlainText(text)
    assert document.toPlainText() == tip_of(button) == text
    node = QAccessible.queryAccessibleInterface(button)
    assert node.text(QAccessible.Text.Description) == text


def test_the_description_follows_the_tip_but_replaces_no_other_text(qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    for text in (NAME, "Ben", f"{NAME}.", ""):
        tip(field, text)
        assert QAccessible.queryAccessibleInterface(field).text(QAccessible.Text.Description) == text
    field.setAccessibleDescription("More")
    tip(field, NAME)
    assert field.accessibleDescription() == "More"


@pytest.mark.parametrize(
    ("pattern", "modules"),
    [
        (r"\bsetToolTip\(", {"tool_tips.py"}),
        (r"\bQLabel\(\w", {"controls.py"}),
        (r"\bsetWhatsThis\(|\bsetMarkdown\(", {"about_page.py", "self_test.py"}),
    ],
)
def test_texts_reach_qt_in_one_place(pattern: str, modules: set[str]) -> None:
    found = {path.name for path in SOURCES if re.search(pattern, path.read_text("utf-8"))}
    assert found == modules & {path.name for path in SOURCES}


def test_lists_and_plots_give_plain_tips() -> None:
    for path in SOURCES:
        source = path.read_text("utf-8")
        if re.search(r"ToolTipRole|QToolTip\.showText", source):
            assert plain_tip.__name__ in source, path.name
        if "QMessageBox(" in source:
            assert source.count("QMessageBox(") == source.count("box.setTextFormat(")
