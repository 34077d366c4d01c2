"""About, what's new, licenses and diagnostics."""

from __future__ import annotations

from pathlib import Path

import pytest
from bundle import bom
from bundle.licenses import Component
from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable import __version__
from cardtable.language import SPEECH
from cardtable.storage.log import LOG_NAME
from cardtable.ui.features.about import about_page as about
from cardtable.ui.features.about.about_page import AboutPage
from cardtable.ui.features.about.diagnostics import diagnostics, last_lines
from tests.ui.driver import MainWindow


def test_about_names_the_version_the_licenses_and_the_use_of_a_network(window: MainWindow) -> None:
    window.show_about()
    page = window.about.page
    text = page.text.toPlainText()
    for words in (__version__, "MIT", "LGPL 3", "PySide6", "Open Font License"):
        assert words in text
    assert "Only players on phones use the network" in text
    assert not page.copy.isVisible()


def test_what_is_new_lists_the_changes_and_grows_with_the_size_of_text(window: MainWindow) -> None:
    window.show_about("news")
    text = window.about.page.text
    before = text.document().defaultFont().pixelSize()
    window.preferences.change(text_size=200)
    assert text.document().defaultFont().pixelSize() == 2 * before
    assert "0.1.0" in text.toPlainText()
    assert "Ninety-nine" in text.toPlainText()


def test_the_paper_ends_with_its_text_unless_that_scrolls(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1440, 900)
    window.show_about()
    text = window.about.page.text
    bar = text.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    short = text.height()
    window.show_about("news")
    qtbot.waitUntil(lambda: text.height() > 1.5 * short)
    assert bar.maximum() > 0


def test_the_choice_of_texts_grows_with_the_size_of_text(window: MainWindow) -> None:
    window.resize(1440, 900)
    window.preferences.change(text_size=200)
    window.about.show()
    QApplication.processEvents()
    choice = window.about.page.choice
    assert choice.width() >= choice.sizeHint().width()


def test_headings_of_help_stand_apart_from_the_text_above(window: MainWindow) -> None:
    window.show_about()
    page = window.about.page
    for text in ("news", "phones", "accessibility"):
        page.show_text(text)
        block = page.text.document().begin().next()
        headings = []
        while block.isValid():
            if block.blockFormat().headingLevel():
                headings.append(block.blockFormat())
            block = block.next()
        assert headings
        assert all(one.topMargin() > one.bottomMargin() > 0 for one in headings)


def test_what_is_new_has_dates_in_the_language_of_the_window(window: MainWindow) -> None:
    SPEECH.use("de")
    window.show_about("news")
    text = window.about.page.text.toPlainText()
    assert f"{__version__}, " in text
    assert "2026-11-29" not in text
    assert "29. November 2026" in text


def test_what_is_new_is_in_english_unless_it_is_translated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(about, "resource", tmp_path.joinpath)
    (tmp_path / "help").mkdir()
    (tmp_path / "help" / "whats-new.md").write_text("Games")
    (tmp_path / "help" / "whats-new.xx.md").write_text("Spiele")
    texts = []
    for tag in ("xx", "yy", "en"):
        SPEECH.use(tag)
        texts.append(about.help_markdown("whats-new"))
    assert texts == ["Spiele", "Games", "Games"]


def test_the_help_for_phones_is_translated(window: MainWindow) -> None:
    texts = []
    for tag in ("en", "de", "pl"):
        SPEECH.use(tag)
        window.show_about("phones")
        texts.append(window.about.page.text.toPlainText())
    assert [text.partition("\n")[0] for text in texts] == [
        "Play on your phones", "Handys am Tisch", "Telefony przy stole",
    ]  # fmt: skip
    for text, word in zip(texts, ("unencrypted", "unverschlüsselt", "bez"), strict=True):
        assert word in text


def click(page: AboutPage, words: str) -> None:
    """Follow the link with these words, as Tab and Enter do."""
    cursor = page.text.document().find(words)
    assert not cursor.isNull()
    page.text.anchorClicked.emit(QUrl(cursor.charFormat().anchorHref()))


def test_licenses_of_a_built_app_can_be_read_one_by_one(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    zlib = Component(
        "zlib1g", "1.3", "Zlib", "", {"zlib1g.txt": b"As is & without <any> warranty."}, ("libz.so.1",)
    )
    (tmp_path / bom.FILE).write_text(bom.written([zlib]))
    for name, text in zlib.notices.items():
        (tmp_path / name).write_bytes(text)
    monkeypatch.setattr(about, "notices", lambda: tmp_path)
    window.show_about()
    page = window.about.page
    page.choice.chosen.emit("licenses")
    assert "zlib1g 1.3" in page.text.toPlainText()
    assert "Zlib" in page.text.toPlainText()
    click(page, "zlib1g 1.3")
    assert "As is & without <any> warranty." in page.text.toPlainText()
    click(page, "All licenses")
    assert "zlib1g 1.3" in page.text.toPlainText()
    (tmp_path / "zlib1g.txt").unlink()
    click(page, "zlib1g 1.3")
    assert "Please reinstall" in page.text.toPlainText()
    (tmp_path / bom.FILE).write_text("[]")
    page.choice.chosen.emit("licenses")
    assert "Please reinstall" in page.text.toPlainText()


def test_a_program_run_from_source_says_so_instead_of_licenses(window: MainWindow) -> None:
    window.show_about("licenses")
    page = window.about.page
    assert "running Cardtable from source" in page.text.toPlainText()


def test_diagnostics_can_be_copied_as_a_whole(window: MainWindow, own_data_dir: Path) -> None:
    window.preferences.change(sound=False)
    own_data_dir.mkdir(exist_ok=True)
    (own_data_dir / LOG_NAME).write_text("".join(f"line {n}\n" for n in range(50)))
    window.show_about("diagnostics")
    page = window.about.page
    page.copy.click()
    copied = QGuiApplication.clipboard().text()
    for word in (__version__, "PySide6", "Screen: ", "Sounds: switched off", "line 49", "data"):
        assert word in copied
    assert "line 29" not in copied.splitlines()


def test_diagnostics_hide_the_name_of_the_user(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "zoë"
    monkeypatch.setattr(Path, "home", lambda: home)
    home.mkdir()
    monkeypatch.setenv("CARDTABLE_DATA_DIR", str(home))
    (home / LOG_NAME).write_text(f"cannot open {home}/games\n")
    text = diagnostics(home, window.audio, window.preferences)
    assert "zoë" not in text.lower()
    assert "~" in text
    assert last_lines(home / "none") == ["(the log is empty)"]


def test_a_reader_hears_the_name_of_the_text_that_is_opened(window: MainWindow) -> None:
    stops = list[str]()
    window.navigator.go("about", "phones")
    window.go_back()
    QApplication.instance().focusChanged.connect(lambda _, now: stops.append(now.accessibleName()))
    window.commands.by_name["accessibility"].trigger()
    QApplication.instance().focusChanged.disconnect()
    assert window.about.is_shown
    assert stops == ["Accessibility"]


def test_reporting_a_wording_copies_a_text(window: MainWindow) -> None:
    SPEECH.use("de")
    window.settings.show()
    window.commands.by_name["wording"].trigger()
    copied = QGuiApplication.clipboard().text()
    for words in (__version__, "Deutsch, de", "Was falsch klingt:", "Zimmer", "Sprache"):
        assert words in copied
    assert "kopiert" in window.last_notice
