"""The built app leaves out nothing that the program loads."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from bundle import contents
from bundle.contents import Entry

import cardtable

PACKAGE = Path(cardtable.__file__).parent
QT = Path(PySide6.__file__).parent

# Import everything that any module imports anywhere, and make the app, without the excluded modules.
LOAD = f"""
import sys
sys.modules.update(dict.fromkeys({contents.EXCLUDED_MODULES!r}))
import importlib, json
for name in json.loads(sys.argv[1]):
    importlib.import_module(name)
from cardtable.app import make_application
application = make_application(["cardtable"])
from pathlib import Path
maps = Path("/proc/self/maps")
lines = maps.read_text().splitlines() if maps.exists() else []
libraries = {{line.split(maxsplit=5)[5] for line in lines if ".so" in line}}
print(json.dumps([sorted(sys.modules), sorted(libraries)]))
"""

pytestmark = pytest.mark.slow("every library of Qt, and the whole window in another process")


def imports() -> set[str]:
    """Return all modules that modules of the program import anywhere."""
    names = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                names.add(node.module)
    return names


@pytest.fixture(scope="module")
def loaded() -> tuple[set[str], set[Path]]:
    """Return modules and shared libraries of a process that has loaded everything the program can load."""
    # Modules of other systems, and for type checkers only.
    others = {"_typeshed", *(("fcntl",) if sys.platform == "win32" else ("msvcrt", "winreg"))}
    names = sorted(imports() - others)
    done = subprocess.run(
        [sys.executable, "-c", LOAD, json.dumps(names)],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
    )
    modules, libraries = json.loads(done.stdout)
    return set(modules), {Path(name) for name in libraries}


def test_the_listed_qt_modules_are_those_that_are_imported() -> None:
    named = {match[1] for name in imports() if (match := re.match(r"PySide6\.(\w+)", name))}
    assert named == contents.QT_MODULES


def test_the_program_loads_without_the_excluded_modules(loaded: tuple[set[str], set[Path]]) -> None:
    bindings = {name.partition(".")[2] for name in loaded[0] if name.startswith("PySide6.Qt")}
    assert bindings <= contents.QT_MODULES


def installed() -> list[Entry]:
    """Return all installed libraries of PySide6 and shiboken6, as PyInstaller lists them."""
    entries = []
    for path in [*QT.rglob("*.so*"), *(QT.parent / "shiboken6").rglob("*.so*")]:
        name = path.relative_to(QT.parent).as_posix()
        is_binding = path.parent.name in ("PySide6", "shiboken6") and path.name.startswith(("Qt", "Shiboken"))
        entries.append((name, str(path), "EXTENSION" if is_binding else "BINARY"))
    return entries


def linked(path: str) -> Iterator[str]:
    output = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=True).stdout
    return (line.split()[1] for line in output.splitlines() if line.split()[:1] == ["NEEDED"])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads ELF files")
def test_every_loaded_library_of_qt_is_kept(loaded: tuple[set[str], set[Path]]) -> None:
    kept = {Path(entry[1]) for entry in contents.kept_binaries(installed(), linked)}
    of_qt = {path for path in loaded[1] if path.is_relative_to(QT)}
    assert of_qt, "no library of Qt is loaded"
    assert of_qt <= kept
    assert len(kept) < 50, "hardly anything is left out"


def entry(name: str, kind: str = "BINARY") -> Entry:
    return (name, f"/src/{name}", kind)


# The plugins of PySide6's wheel for each system that the program uses.
PLUGINS = {
    "linux": {
        "adwaita", "bradient", "composeplatforminputcontextplugin", "cupsprintersupport",
        "ibusplatforminputcontextplugin", "qjpeg", "qoffscreen", "qopensslbackend", "qsvg", "qsvgicon",
        "qtexttospeech_speechd", "qwayland", "qxcb", "qxdgdesktopportal", "xdg-shell",
    },
    "win32": {
        "qjpeg", "qmodernwindowsstyle", "qoffscreen", "qopensslbackend", "qschannelbackend", "qsvg", "qsvgicon",
        "qtexttospeech_sapi", "qtexttospeech_winrt", "qwindows",
    },
    "darwin": {
        "qcocoa", "qjpeg", "qmacstyle", "qoffscreen", "qopensslbackend", "qsecuretransportbackend", "qsvg",
        "qsvgicon", "qtexttospeech_speechdarwin",
    },
}  # fmt: skip


def test_every_listed_plugin_exists_on_some_system() -> None:
    assert set().union(*contents.PLUGINS.values()) == set().union(*PLUGINS.values())


def test_the_plugins_of_this_system_have_the_listed_names() -> None:
    present = [entry(path.relative_to(QT.parent).as_posix()) for path in QT.rglob("plugins/*/*.*")]
    assert {name.removeprefix("lib").partition(".")[0] for name in kept(*present)} == PLUGINS[sys.platform]


LINKS = {
    "QtGui.pyd": ["Qt6Gui.dll"],
    "Qt6Gui.dll": ["Qt6Core.dll", "KERNEL32.dll"],
    "qwindows.dll": ["Qt6Gui.dll"],
    "qpdf.dll": ["Qt6Pdf.dll"],
    "libqgtk3.so": ["libgtk-3.so.0"],
    "libqxcb.so": ["libxcb-cursor.so.0", "libxcb.so.1"],
    "libcupsprintersupport.so": ["libcups.so.2"],
    "libcups.so.2": ["libgnutls.so.30"],
}


def kept(*entries: Entry) -> set[str]:
    found = contents.kept_binaries(entries, lambda path: LINKS.get(path.rpartition("/")[2], []))
    return {Path(each[0]).name for each in found}


def test_a_library_is_kept_with_what_links_to_it() -> None:
    assert kept(
        entry("PySide6/QtGui.pyd", "EXTENSION"),
        entry("PySide6/QtQuick.pyd", "EXTENSION"),
        entry("PySide6/Qt6Core.dll"),
        entry("PySide6/Qt6Gui.dll"),
        entry("PySide6/Qt6Pdf.dll"),
        entry("PySide6/opengl32sw.dll"),
        entry("PySide6/plugins/platforms/qwindows.dll"),
        entry("PySide6/plugins/imageformats/qpdf.dll"),
        entry("VCRUNTIME140.dll"),
        entry("python311.dll"),
    ) == {"QtGui.pyd", "Qt6Core.dll", "Qt6Gui.dll", "qwindows.dll", "VCRUNTIME140.dll", "python311.dll"}


def test_libraries_of_system_services_are_left_to_the_system() -> None:
    assert kept(
        entry("PySide6/Qt/plugins/platforms/libqxcb.so"),
        entry("PySide6/Qt/plugins/platformthemes/libqgtk3.so"),
        entry("PySide6/Qt/plugins/printsupport/libcupsprintersupport.so"),
        entry("libxcb-cursor.so.0"),
        entry("libgtk-3.so.0"),
        entry("libcups.so.2"),
        entry("libgnutls.so.30"),
    ) == {"libqxcb.so", "libcupsprintersupport.so", "libxcb-cursor.so.0"}


def test_data_is_kept_with_its_library() -> None:
    binaries = [
        entry("PySide6/Qt/lib/libQt6Gui.so.6"),
        entry("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui"),
    ]
    data = [
        entry("resources/help/whats-new.md", "DATA"),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
        entry("PySide6/Qt/lib/QtGui.framework/Resources/Info.plist", "DATA"),
        entry("PySide6/Qt/lib/QtQml.framework/Resources/Info.plist", "DATA"),
        entry("PySide6/Qt/translations/qtbase_de.qm", "DATA"),
        entry("PySide6/Qt/translations/qtbase_fr.qm", "DATA"),
        entry("PySide6/Qt/translations/qtdeclarative_de.qm", "DATA"),
    ]
    assert [each[0] for each in contents.kept_data(data, binaries, ["de"])] == [
        "resources/help/whats-new.md",
        "libQt6Gui.so.6",
        "PySide6/Qt/lib/QtGui.framework/Resources/Info.plist",
        "PySide6/Qt/translations/qtbase_de.qm",
    ]
