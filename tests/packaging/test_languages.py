"""What systems show of the app is told in every language that has words for it, each as that system reads it."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from bundle import check, languages, linux, macos, windows
from bundle.identity import DOCUMENT, SUMMARY, TOP, filled

from tests.rows import rows

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
WORDS = {
    "de": {"summary": "Spiel „99“ & mehr", "saved-game": "Cardtable-Spiel", "delete-games": "Auch löschen?"},
    "pt-BR": {"summary": "Jogue", "kind": "Jogo de cartas", "tells-kept": "<Tudo> fica"},
    "zh-Hant": {"saved-game": "牌局"},
}


@pytest.fixture
def said(tmp_path: Path) -> languages.Words:
    """The words of three languages, none of which has all of them."""
    room = languages.FOLDER / "en" / "packaging.ftl"
    for tag, messages in {"en": {}, **WORDS}.items():
        (tmp_path / tag).mkdir()
        (tmp_path / tag / "form.ftl").touch()
        text = "".join(f"packaging-{name} = {told}\n" for name, told in messages.items())
        (tmp_path / tag / room.name).write_text(text or room.read_text("utf-8"), encoding="utf-8")
    return languages.words(tmp_path)


def read(*parts: str) -> str:
    return filled(TOP.joinpath("packaging", *parts).read_text(encoding="utf-8"))


def test_every_english_text_is_that_of_a_file(said: languages.Words) -> None:
    files = [read("linux", name) for name in ("cardtable.desktop", "cardtable.metainfo.xml", "cardtable.xml")]
    told = " ".join(" ".join([*files, read("windows", "cardtable.iss")]).split())
    assert [text for text in said if text not in told] == []
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


def test_a_software_centre_and_a_file_manager_are_told_in_each_language(said: languages.Words) -> None:
    centre = ElementTree.fromstring(languages.xml(read("linux", "cardtable.metainfo.xml"), said))
    assert [(part.get(LANG), part.text) for part in centre.iter("summary")] == [
        (None, SUMMARY),
        ("de", "Spiel „99“ & mehr"),
        ("pt_BR", "Jogue"),
    ]
    lines = [(part.get(LANG), part.text) for part in centre.iter("li")]
    kept = next(
        number for number, (_, text) in enumerate(lines) if text and text.startswith("The game is kept")
    )
    assert lines[kept + 1] == ("pt_BR", "<Tudo> fica")
    files = ElementTree.fromstring(languages.xml(read("linux", "cardtable.xml"), said))
    played = next(files.iter(f"{MIME}mime-type"))
    names = {part.get(LANG): part.text for part in played.iter(f"{MIME}comment")}
    assert names == {None: DOCUMENT, "de": "Cardtable-Spiel", "zh_TW": "牌局"}


def test_a_menu_can_tell_where_a_word_to_look_for_ends() -> None:
    (words,) = (others for english, others in languages.words().items() if english.endswith(";"))
    assert all(told.endswith(";") for told in words.values())


@pytest.mark.parametrize("name", ["cardtable.metainfo.xml", "cardtable.xml"])
def test_a_file_stays_as_it_is_where_no_language_has_its_words(name: str) -> None:
    assert languages.xml(read("linux", name), {}) == read("linux", name)


def test_finder_is_told_in_each_language(said: languages.Words) -> None:
    text = read("macos", "Info.plist")
    strings = languages.info_plist_strings(text, said)
    assert strings == {
        "de": f'"{DOCUMENT}" = "Cardtable-Spiel";\n',
        "zh-Hant": f'"{DOCUMENT}" = "牌局";\n',
    }
    assert plistlib.loads(text.encode())["UTExportedTypeDeclarations"][0]["UTTypeDescription"] == DOCUMENT
    assert macos.information()["CFBundleLocalizations"] == list(languages.tags())


def test_the_installer_asks_in_the_languages_that_its_maker_and_we_speak(said: languages.Words) -> None:
    script = windows.SCRIPT.read_text(encoding="utf-8")
    assert languages.installer(script, said).splitlines() == [
        "[Languages]",
        'Name: "en"; MessagesFile: "compiler:Default.isl"',
        'Name: "de"; MessagesFile: "compiler:Languages\\German.isl"',
        'Name: "pt_BR"; MessagesFile: "compiler:Languages\\BrazilianPortuguese.isl"',
        'Name: "zh_TW"; MessagesFile: "compiler:Default.isl,zh-Hant.isl"',
        "[CustomMessages]",
        "de.Document=Cardtable-Spiel",
        "de.DeleteGames=Auch löschen?",
        "zh_TW.Document=牌局",
    ]


def test_the_installer_asks_in_every_language_of_the_app() -> None:
    asked = languages.installer(windows.SCRIPT.read_text(encoding="utf-8"), languages.words())
    spoken = re.findall(r'^Name: "(\w+)"', asked, re.MULTILINE)
    assert sorted(spoken) == sorted(map(languages.posix, languages.tags()))


FILLED = {
    "SetupWindowTitle": "%1", "UninstallAppFullTitle": "%1", "SetupLdrStartupMessage": "%1",
    "LastErrorMessage": "%1 %2 %3", "SetupFileMissing": "%1", "InvalidParameter": "%1",
    "OnlyOnTheseArchitectures": "%1", "WinVersionTooLowError": "%1 %2", "ErrorCreatingDir": "%1",
    "ErrorTooManyFilesInDir": "%1", "AboutSetupMessage": "%1 %1 %2 %3 %4", "WelcomeLabel1": "[name]",
    "WelcomeLabel2": "[name/ver]", "SelectDirDesc": "[name]", "SelectDirLabel3": "[name]",
    "DiskSpaceGBLabel": "[gb]", "DiskSpaceMBLabel": "[mb]", "DiskSpaceWarning": "%1 %2", "BadDirName32": "%1",
    "DirExists": "%1", "DirDoesntExist": "%1", "SelectTasksLabel2": "[name]", "ReadyLabel1": "[name]",
    "PreparingDesc": "[name]", "PreviousInstallNotCompleted": "[name]", "InstallingLabel": "[name]",
    "PrepareToInstallNeedsRestart": "[name]", "FinishedHeadingLabel": "[name]", "FinishedLabel": "[name]",
    "FinishedLabelNoIcons": "[name]", "FinishedRestartLabel": "[name]", "FinishedRestartMessage": "[name]",
    "ErrorInternal2": "%1", "ErrorFunctionFailedNoCode": "%1", "ErrorFunctionFailed": "%1 %2",
    "ErrorFunctionFailedWithMessage": "%1 %2 %3", "ErrorExecutingProgram": "%1", "ErrorRegOpenKey": "%1 %2",
    "ErrorRegCreateKey": "%1 %2", "ErrorRegWriteKey": "%1 %2", "SourceDoesntExist": "%1",
    "UninstallDisplayNameMark": "%1 %2", "UninstallDisplayNameMarks": "%1 %2 %3", "UninstallNotFound": "%1",
    "UninstallOpenError": "%1", "UninstallUnsupportedVer": "%1", "UninstallUnknownEntry": "%1",
    "ConfirmUninstall": "%1", "UninstallStatusLabel": "%1", "UninstalledAll": "%1", "UninstalledMost": "%1",
    "UninstalledAndNeedsRestart": "%1", "UninstallDataCorrupted": "%1", "StatusUninstalling": "%1",
    "ShutdownBlockReasonInstallingApp": "%1", "ShutdownBlockReasonUninstallingApp": "%1", "LaunchProgram": "%1",
}  # fmt: skip
"""What Inno Setup puts into those of its messages that we have written, as its Default.isl has it."""

OWN = sorted(languages.MESSAGES.glob("*.isl"))


def installers(path: Path) -> dict[str, dict[str, str]]:
    """What stands in a file of messages, by its sections."""
    found: dict[str, dict[str, str]] = {}
    for line in path.read_text(encoding="utf-8-sig").splitlines():
        if line.startswith("["):
            section = found.setdefault(line.strip("[]"), {})
        elif line and not line.startswith(";"):
            name, _, told = line.partition("=")
            assert name not in section
            section[name] = told
    return found


@rows("path", OWN, ids=lambda path: path.stem)
def test_what_we_wrote_for_the_installer_is_what_it_can_read(path: Path) -> None:
    sections = installers(path)
    assert path.read_bytes().startswith(b"\xef\xbb\xbf"), "Inno Setup would read another code page"
    assert list(sections) == ["LangOptions", "Messages", "CustomMessages"]
    assert list(sections["LangOptions"]) == ["LanguageName", "LanguageID", "LanguageCodePage"]
    messages = sections["Messages"] | sections["CustomMessages"]
    assert all(messages.values())
    filled_in = {
        name: " ".join(sorted(re.findall(r"%\d|\[[\w/]+\]", told))) for name, told in messages.items()
    }
    assert {name: slots for name, slots in filled_in.items() if slots} == FILLED


def test_what_we_wrote_for_the_installer_is_the_same_in_each_language() -> None:
    """The same messages, with the same line breaks, and a letter to press for the same buttons."""
    shapes = {
        path.stem: {
            name: (told.count("%n"), told.count("&"), told.endswith((":", "：")))
            for name, told in section.items()
        }
        for path in OWN
        for section in [{name: told for part in installers(path).values() for name, told in part.items()}]
    }
    assert set(shapes) == {"is", "vi", "zh-Hant"}
    assert shapes["is"] == shapes["vi"] == shapes["zh-Hant"]


def test_what_is_laid_out_has_the_words_of_the_catalogue(
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
    assert "Auch löschen?" in windows.write_languages(tmp_path).read_text("utf-8-sig")
