"""Each system shows the app in the user's language, as far as it is translated."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bundle import check, languages, linux, macos, windows
from bundle.identity import DOCUMENT, SUMMARY, TOP, filled

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
WORDS = {
    "de": {"summary": "Spiel „99“ & mehr", "saved-game": "Cardtable-Spiel", "delete-games": "Auch löschen?"},
    "pt-BR": {"summary": "Jogue", "kind": "Jogo de cartas", "tells-kept": "<Tudo> fica"},
    "zh-Hant": {"saved-game": "牌局"},
}


@pytest.fixture
def said(tmp_path: Path) -> languages.Words:
    """Return the words of three languages, each incomplete."""
    room = languages.FOLDER / "en" / "packaging.ftl"
    for tag, messages in {"en": {}, **WORDS}.items():
        (tmp_path / tag).mkdir()
        (tmp_path / tag / "form.ftl").touch()
        text = "".join(f"packaging-{name} = {message}\n" for name, message in messages.items())
        (tmp_path / tag / room.name).write_text(text or room.read_text("utf-8"), encoding="utf-8")
    return languages.words(tmp_path)


def read(*parts: str) -> str:
    return filled(TOP.joinpath("packaging", *parts).read_text(encoding="utf-8"))


def test_every_english_text_is_in_a_file(said: languages.Words) -> None:
    files = [read("linux", name) for name in ("cardtable.desktop", "cardtable.metainfo.xml", "cardtable.xml")]
    sources = " ".join(" ".join([*files, read("windows", "cardtable.nsi")]).split())
    assert [text for text in said if text not in sources] == []
    assert {SUMMARY, DOCUMENT} <= set(said)


def test_a_menu_has_the_words_of_each_language_and_the_english_ones(said: languages.Words) -> None:
    text = read("linux", "cardtable.desktop")
    entry = check.desktop_entry(languages.desktop(text, said))
    english = check.desktop_entry(text)
    assert {key: value for key, value in entry.items() if "[" not in key} == english
    assert {key: value for key, value in entry.items() if "[" in key} == {
        "Comment[de]": "Spiel „99“ & mehr",
        "Comment[pt_BR]": "Jogue",
        "GenericName[pt_BR]": "Jogo de cartas",
    }


def test_software_centers_and_file_managers_get_each_language(said: languages.Words) -> None:
    center = ElementTree.fromstring(languages.xml(read("linux", "cardtable.metainfo.xml"), said))
    assert [(part.get(LANG), part.text) for part in center.iter("summary")] == [
        (None, SUMMARY),
        ("de", "Spiel „99“ & mehr"),
        ("pt_BR", "Jogue"),
    ]
    lines = [(part.get(LANG), part.text) for part in center.iter("li")]
    kept = next(
        number for number, (_, text) in enumerate(lines) if text and text.startswith("Every move is saved")
    )
    assert lines[kept + 1] == ("pt_BR", "<Tudo> fica")
    files = ElementTree.fromstring(languages.xml(read("linux", "cardtable.xml"), said))
    played = next(files.iter(f"{MIME}mime-type"))
    names = {part.get(LANG): part.text for part in played.iter(f"{MIME}comment")}
    assert names == {None: DOCUMENT, "de": "Cardtable-Spiel", "zh_TW": "牌局"}


def test_translated_keywords_end_with_a_semicolon() -> None:
    (words,) = (others for english, others in languages.words().items() if english.endswith(";"))
    assert all(keywords.endswith(";") for keywords in words.values())


@pytest.mark.parametrize("name", ["cardtable.metainfo.xml", "cardtable.xml"])
def test_a_file_without_translations_stays_unchanged(name: str) -> None:
    assert languages.xml(read("linux", name), {}) == read("linux", name)


def test_finder_gets_each_language(said: languages.Words) -> None:
    text = read("macos", "Info.plist")
    strings = languages.info_plist_strings(text, said)
    assert strings == {
        "de": f'"{DOCUMENT}" = "Cardtable-Spiel";\n',
        "zh-Hant": f'"{DOCUMENT}" = "牌局";\n',
    }
    assert plistlib.loads(text.encode())["UTExportedTypeDeclarations"][0]["UTTypeDescription"] == DOCUMENT
    assert macos.information()["CFBundleLocalizations"] == list(languages.tags())


def test_the_installer_has_the_languages_that_nsis_and_the_app_share(said: languages.Words) -> None:
    script = """LangString Document ${LANG_ENGLISH} "Cardtable game"
LangString DeleteGames ${LANG_ENGLISH} "Also delete your saved games, settings and statistics?"
"""
    lines = languages.installer(script, said).splitlines()
    assert lines[:3] == [
        '!insertmacro MUI_LANGUAGE "German"',
        'LangString Document ${LANG_GERMAN} "Cardtable-Spiel"',
        'LangString DeleteGames ${LANG_GERMAN} "Auch löschen?"',
    ]
    assert 'LangString Document ${LANG_TRADCHINESE} "牌局"' in lines
    # Texts without a translation stay English.
    assert (
        f"LangString DeleteGames ${{LANG_TRADCHINESE}} {script.splitlines()[1].partition('} ')[2]}" in lines
    )


def test_special_signs_are_escaped_for_the_installer() -> None:
    script = 'LangString Made ${LANG_ENGLISH} "Made"\n'
    said = {"Made": {"de": '"$INSTDIR" für 5 $'}}
    assert languages.installer(script, said).splitlines()[1] == (
        'LangString Made ${LANG_GERMAN} "$\\"$$INSTDIR$\\" für 5 $$"'
    )


def test_the_installer_has_every_language_of_the_app() -> None:
    asked = languages.installer(windows.SCRIPT.read_text(encoding="utf-8"), languages.words())
    spoken = re.findall(r"MUI_LANGUAGE", asked)
    assert len(spoken) == len(languages.tags()) - 1
    assert len(re.findall("^LangString", asked, re.MULTILINE)) == len(spoken) * 6


def test_the_laid_out_files_have_the_translated_words(
    said: languages.Words, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(languages, "words", lambda: said)
    app = tmp_path / "app"
    app.mkdir()
    linux.lay_out(app, tmp_path / "usr")
    share = tmp_path / "usr" / "share"
    for folder in ("applications", "metainfo", "mime/packages"):
        (path,) = (share / folder).iterdir()
        assert any(f"{word}" in path.read_text("utf-8") for word in ("Spiel „99“", "Cardtable-Spiel")), folder
    assert [name for name, _, _ in macos.write_strings(tmp_path)] == [
        "de.lproj/InfoPlist.strings",
        "zh-Hant.lproj/InfoPlist.strings",
    ]
    assert "Auch löschen?" in windows.write_languages(tmp_path).read_text("utf-8")
