"""The spec, evaluated for each system with stand-ins for PyInstaller."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import PySide6
import pytest
from bundle import bom, contents, elf, icu, licenses, windows
from bundle.identity import APP_ID, COMMAND, TOP, version

from cardtable.language import SPEECH

SPEC = TOP / "packaging" / "cardtable.spec"

# A shortened result of PyInstaller's analysis, and the links between libraries.
FOUND = {
    "linux": [
        ("PySide6/QtGui.abi3.so", "/q/QtGui.abi3.so", "EXTENSION"),
        ("PySide6/QtQml.abi3.so", "/q/QtQml.abi3.so", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "/q/libQt6Gui.so.6", "BINARY"),
        ("PySide6/Qt/lib/libQt6Qml.so.6", "/q/libQt6Qml.so.6", "BINARY"),
        ("PySide6/Qt/lib/libicudata.so.73", "/q/libicudata.so.73", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/q/libqxcb.so", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", "/q/libqeglfs.so", "BINARY"),
        ("libxcb-cursor.so.0", "/usr/lib/libxcb-cursor.so.0", "BINARY"),
    ],
    "win32": [
        ("PySide6/QtGui.pyd", "C:/q/QtGui.pyd", "EXTENSION"),
        ("PySide6/QtQml.pyd", "C:/q/QtQml.pyd", "EXTENSION"),
        ("PySide6/Qt6Gui.dll", "C:/q/Qt6Gui.dll", "BINARY"),
        ("PySide6/Qt6Qml.dll", "C:/q/Qt6Qml.dll", "BINARY"),
        ("PySide6/opengl32sw.dll", "C:/q/opengl32sw.dll", "BINARY"),
        ("PySide6/plugins/platforms/qwindows.dll", "C:/q/qwindows.dll", "BINARY"),
        ("PySide6/plugins/platforms/qdirect2d.dll", "C:/q/qdirect2d.dll", "BINARY"),
        ("VCRUNTIME140.dll", "C:/q/VCRUNTIME140.dll", "BINARY"),
    ],
    "darwin": [
        ("PySide6/QtGui.abi3.so", "/q/QtGui.abi3.so", "EXTENSION"),
        ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", "/q/QtGui", "BINARY"),
        ("PySide6/Qt/lib/QtQml.framework/Versions/A/QtQml", "/q/QtQml", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "/q/libqcocoa.dylib", "BINARY"),
        ("PySide6/Qt/plugins/imageformats/libqpdf.dylib", "/q/libqpdf.dylib", "BINARY"),
    ],
}
LINKS = {
    "QtGui.abi3.so": ["libQt6Gui.so.6", "@rpath/QtGui.framework/Versions/A/QtGui"],
    "libQt6Gui.so.6": ["libicudata.so.73"],
    "libqxcb.so": ["libQt6Gui.so.6", "libxcb-cursor.so.0"],
    "libqeglfs.so": ["libQt6Qml.so.6"],
    "QtGui.pyd": ["Qt6Gui.dll"],
    "qwindows.dll": ["Qt6Gui.dll"],
    "QtQml.pyd": ["Qt6Qml.dll"],
    "libqcocoa.dylib": ["@rpath/QtGui.framework/Versions/A/QtGui"],
    "libqpdf.dylib": ["@rpath/QtQml.framework/Versions/A/QtQml"],
}
KEPT = {
    "linux": {"QtGui.abi3.so", "libQt6Gui.so.6", "libicudata.so.73", "libqxcb.so", "libxcb-cursor.so.0"},
    "win32": {"QtGui.pyd", "Qt6Gui.dll", "qwindows.dll", "VCRUNTIME140.dll"},
    "darwin": {"QtGui.abi3.so", "QtGui", "libqcocoa.dylib"},
}

Evaluate = Callable[[str], dict[str, Any]]


@pytest.fixture
def evaluate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Evaluate:
    """Return a function that evaluates the spec as on a system, and returns the parts by name."""

    accounted: list[contents.Entry] = []

    def links(path: str) -> list[str]:
        return LINKS.get(path.rpartition("/")[2], [])

    depend = types.ModuleType("PyInstaller.depend")
    depend.bindepend = types.SimpleNamespace(  # type: ignore[attr-defined]
        get_imports=lambda path: {(name, None) for name in links(path)}
    )
    monkeypatch.setattr(PySide6, "__all__", list(PySide6.__all__), raising=False)
    monkeypatch.setitem(sys.modules, "PyInstaller", types.ModuleType("PyInstaller"))
    monkeypatch.setitem(sys.modules, "PyInstaller.depend", depend)
    hooks = types.ModuleType("PyInstaller.utils.hooks")
    hooks.collect_submodules = lambda package: [f"{package}.table.feature"]  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "PyInstaller.utils", types.ModuleType("PyInstaller.utils"))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setattr(elf, "wants", lambda path: elf.Wants(frozenset(links(path)), (2, 34)))
    monkeypatch.setattr(icu, "slim", lambda source, target: target)
    monkeypatch.setattr(licenses, "components", lambda entries: accounted.extend(entries) or [])
    monkeypatch.setattr(licenses, "notices", lambda works: {"ours.txt": b"MIT"})

    def run(system: str) -> dict[str, Any]:
        monkeypatch.setattr(sys, "platform", system)
        made: dict[str, Any] = {}

        def part(name: str) -> Callable[..., Any]:
            def make(*words: Any, **settings: Any) -> Any:
                made[name] = types.SimpleNamespace(words=words, settings=settings)
                return made[name]

            return make

        def analyze(scripts: list[str], **settings: Any) -> Any:
            hooks = ["pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_pyside6", contents.LATE_HOOK, "entry"]
            made["Analysis"] = types.SimpleNamespace(
                settings=settings,
                binaries=FOUND[system],
                datas=[(target, source, "DATA") for source, target in settings["datas"]],
                scripts=[(name, f"/h/{name}.py", "PYSOURCE") for name in hooks],
                pure=[("cardtable", "/c/__init__.py", "PYMODULE")],
            )
            return made["Analysis"]

        names = {"Analysis": analyze, **{name: part(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}}
        names |= {"SPECPATH": str(SPEC.parent), "workpath": str(tmp_path / "work")}
        exec(compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec"), names)
        made["accounted"] = accounted
        return made

    return run


@pytest.mark.parametrize("system", FOUND)
def test_only_used_files_are_included(evaluate: Evaluate, system: str) -> None:
    made = evaluate(system)
    # Features are found by their folders, so no import names them.
    assert "cardtable.ui.features.table.feature" in made["Analysis"].settings["hiddenimports"]
    collected = made["COLLECT"].words[1]
    assert {Path(entry[0]).name for entry in collected} == KEPT[system]
    data = {entry[0] for entry in made["COLLECT"].words[2]}
    assert {"resources", ".", f"{licenses.FOLDER}/ours.txt", f"{licenses.FOLDER}/{bom.FILE}"} <= data
    # Everything included has an owner, also modules of PyInstaller's bootstrap.
    names = {entry[0] for entry in made["accounted"]}
    assert {entry[0] for entry in collected} | {"resources", ".", "cardtable", "entry"} <= names
    excluded = made["Analysis"].settings["excludes"]
    assert {"PySide6.QtQml", "PySide6.QtWebEngineCore", "tkinter"} <= set(excluded)
    assert not {f"PySide6.{name}" for name in contents.QT_MODULES} & set(excluded)


@pytest.mark.parametrize("system", FOUND)
def test_the_app_is_one_folder_with_only_the_needed_hooks(evaluate: Evaluate, system: str) -> None:
    made = evaluate(system)
    program = made["EXE"]
    assert program.settings["exclude_binaries"] is True
    assert program.settings["name"] == made["COLLECT"].settings["name"] == COMMAND
    assert program.settings["console"] is (system == "linux")
    # Features are found by listing their folder, for which the hook of pkgutil is needed.
    assert [entry[0] for entry in program.words[1]] == ["pyi_rth_pkgutil", "pyi_rth_pyside6", "entry"]
    assert contents.LATE_HOOK in {entry[0] for entry in made["PYZ"].words[0]}


def test_windows_gets_icon_version_and_manifest(evaluate: Evaluate) -> None:
    settings = evaluate("win32")["EXE"].settings
    assert Path(settings["icon"]).read_bytes()[:4] == b"\0\0\1\0"
    assert Path(settings["version"]).read_text(encoding="utf-8") == windows.version_resource()
    assert "PerMonitorV2" in Path(settings["manifest"]).read_text(encoding="utf-8")


def test_macos_gets_a_bundle_with_document_type_and_entitlements(
    evaluate: Evaluate, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDTABLE_SIGNING_IDENTITY", "Developer ID Application: Somebody")
    made = evaluate("darwin")
    assert made["EXE"].settings["codesign_identity"] == "Developer ID Application: Somebody"
    assert Path(made["EXE"].settings["entitlements_file"]).is_file()
    bundle = made["BUNDLE"]
    assert bundle.settings["name"] == "Cardtable.app"
    assert bundle.settings["bundle_identifier"] == APP_ID
    assert bundle.settings["version"] == version()
    assert Path(bundle.settings["icon"]).read_bytes()[:4] == b"icns"
    # The picture of a saved game is where the document type expects it.
    document = bundle.settings["info_plist"]["CFBundleDocumentTypes"][0]
    of_languages = [f"{tag}.lproj/InfoPlist.strings" for tag in SPEECH.tags if tag != "en"]
    assert of_languages
    assert sorted(entry[0] for entry in bundle.words[1]) == sorted(
        [document["CFBundleTypeIconFile"], *of_languages]
    )


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_only_macos_gets_a_bundle(evaluate: Evaluate, system: str) -> None:
    assert "BUNDLE" not in evaluate(system)
