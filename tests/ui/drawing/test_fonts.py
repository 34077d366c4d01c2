"""The text face has the letters of each language; what it does not have is written with a font of the system."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QRawFont
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cardtable.language import SPEECH
from cardtable.resources import resource
from cardtable.ui.drawing import fonts
from cardtable.ui.support import languages, printing
from cardtable.ui.support.languages import offered, speak
from tests.ui.driver import MainWindow

TO_COME = {
    "is": "áðéíóúýþæö",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "vi": "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
}
"""Letters of languages in which nothing is said yet."""


def letters() -> set[str]:
    """All letters of all messages of languages that are written with the face."""
    found = set("".join(TO_COME.values()) + "".join(TO_COME.values()).upper())
    for tag in SPEECH.tags:
        if tag not in fonts._OF_SYSTEMS:
            for path in resource("languages", tag).glob("*.ftl"):
                found |= set(path.read_text(encoding="utf-8"))
    return set(filter(str.isalpha, found))


@pytest.mark.usefixtures("qapp")
def test_each_weight_has_every_letter(subtests: pytest.Subtests) -> None:
    written = sorted(letters())
    for path in sorted(resource("fonts").glob("*.ttf")):
        with subtests.test(path.stem):
            face = QRawFont(str(path), 16)
            assert [letter for letter in written if not face.supportsCharacter(ord(letter))] == []


def test_everything_is_written_in_the_face_that_comes_along(window: MainWindow, qtbot: QtBot) -> None:
    """Also what is Qt's own: no text depends on which fonts a system has."""
    window.settings.show()
    for board in (QMessageBox(window), QFileDialog(window, options=QFileDialog.Option.DontUseNativeDialog)):
        board.show()
    families = {shown.font().family() for shown in window.findChildren(QWidget) if shown.isVisible()}
    assert families == {fonts.FAMILY}


def test_other_letters_are_written_with_a_font_of_the_system(qapp: object) -> None:
    fonts.write("zh-Hant")
    assert "pingfang tc" in QFont.substitutes(fonts.FAMILY)
    fonts.write("de")
    assert QFont.substitutes(fonts.FAMILY) == []


def test_a_language_that_nothing_here_can_write_is_neither_spoken_nor_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(languages, "can_write", lambda tag: tag != "de")
    speak("de")
    assert SPEECH.language.tag == "en"
    assert "de" not in dict(offered())


def test_a_print_leaves_the_letters_of_the_window_as_they_are(qapp: object, tmp_path: Path) -> None:
    before = fonts.font(12, 600).pixelSize()
    printing.write_pdf(tmp_path / "page.pdf", "<p>Ninety-nine</p>")
    assert fonts.font(12, 600).pixelSize() == before
