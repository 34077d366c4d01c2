"""The font has the letters of each language, or a font of the system is used."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QRawFont
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

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
"""Letters of languages that have no translation yet."""


def letters() -> set[str]:
    """Return the letters of messages in all languages that use the font."""
    found = set("".join(TO_COME.values()) + "".join(TO_COME.values()).upper())
    for tag in SPEECH.tags:
        if tag not in fonts._OF_SYSTEMS:
            for path in resource("languages", tag).glob("*.ftl"):
                found |= set(path.read_text(encoding="utf-8"))
    return set(filter(str.isalpha, found))


@pytest.mark.usefixtures("qapp")
def test_each_weight_of_the_font_has_every_letter(subtests: pytest.Subtests) -> None:
    written = sorted(letters())
    for path in sorted(resource("fonts").glob("*.ttf")):
        with subtests.test(path.stem):
            face = QRawFont(str(path), 16)
            assert [letter for letter in written if not face.supportsCharacter(ord(letter))] == []


def test_all_texts_use_the_bundled_font(window: MainWindow) -> None:
    """Including Qt's own dialogs: no text depends on the fonts of the system."""
    window.settings.show()
    for board in (QMessageBox(window), QFileDialog(window, options=QFileDialog.Option.DontUseNativeDialog)):
        board.show()
    families = {shown.font().family() for shown in window.findChildren(QWidget) if shown.isVisible()}
    assert families == {fonts.FAMILY}


def test_other_letters_use_a_font_of_the_system() -> None:
    fonts.write("zh-Hant")
    assert "pingfang tc" in QFont.substitutes(fonts.FAMILY)
    fonts.write("de")
    assert QFont.substitutes(fonts.FAMILY) == []


def test_a_language_without_a_font_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "can_write", lambda tag: tag != "de")
    speak("de")
    assert SPEECH.language.tag == "en"
    assert "de" not in dict(offered())


def test_printing_does_not_change_the_size_of_text(tmp_path: Path) -> None:
    before = fonts.font(12, 600).pixelSize()
    printing.write_pdf(tmp_path / "page.pdf", "<p>Ninety-nine</p>")
    assert fonts.font(12, 600).pixelSize() == before
