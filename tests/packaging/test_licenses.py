"""Everything in the app has an owner, a notice, and a line in the bill of materials."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import msgspec
import platformdirs
import PySide6
import pytest
import shiboken6
from bundle import bom, licenses
from bundle.contents import Entry
from bundle.identity import COMMAND, NAME, TOP, version
from bundle.licenses import Component, UnaccountedError

from tests.rows import rows

pytestmark = pytest.mark.slow("every library that the app is built with")

QT = Path(PySide6.__file__).parent
TEXTS = tomllib.loads((licenses.OURS / "notices.toml").read_text(encoding="utf-8"))


def entry(place: str, source: Path, kind: str = "BINARY") -> Entry:
    return (place, str(source), kind)


def of_qt() -> list[Entry]:
    """Return a library, a plugin and a translation of Qt."""
    patterns = ("libQt6Core.so.6", "Qt6Core.dll", "QtCore.framework/Versions/A/QtCore", "*qoffscreen.*")
    found = [path for pattern in (*patterns, "qtbase_de.qm") for path in sorted(QT.rglob(pattern))[:1]]
    assert len(found) == 3
    return [entry(path.relative_to(QT.parent).as_posix(), path) for path in found]


@pytest.fixture(scope="module")
def works() -> list[Component]:
    """Return the components of a small app with one of each kind."""
    return licenses.components(
        [
            *of_qt(),
            entry("PySide6/QtCore.abi3.so", next(QT.glob("QtCore.*[do]")), "EXTENSION"),
            entry("shiboken6/Shiboken.abi3.so", next(Path(shiboken6.__file__).parent.glob("Shiboken.*[do]"))),
            entry("msgspec/_core.so", next(Path(msgspec.__file__).parent.glob("_core*"))),
            entry("platformdirs", Path(platformdirs.__file__), "PYMODULE"),
            entry("json", Path(json.__file__), "PYMODULE"),
            entry("resources/help/whats-new.md", TOP / "resources" / "help" / "whats-new.md", "DATA"),
            ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ]
    )


def test_libraries_built_into_a_wheel_have_notices_too() -> None:
    component = licenses._wheel("zxing-cpp")
    assert "Zint" in {part.name for part in component.parts}
    assert component.license == "Apache-2.0"
    assert b"Robin Stuart" in component.notices["zxing-cpp-third-party.txt"]
    assert b"Redistribution and use" in component.notices["zxing-cpp-third-party.txt"]


def test_every_file_has_one_owner_with_version_license_and_notice(works: list[Component]) -> None:
    by_name = {each.name: each for each in works}
    assert {NAME, "Qt", "PySide6", "msgspec", "platformdirs"} <= set(by_name)
    python = next(each for each in works if "python" in each.name.lower())
    assert python.files == (licenses.PROGRAM,)
    assert by_name["platformdirs"].files == (licenses.PROGRAM,)
    assert len(by_name["Qt"].files) == 3
    assert by_name["PySide6"].files == ("PySide6/QtCore.abi3.so", "shiboken6/Shiboken.abi3.so")
    assert all(each.version and each.license and each.purl for each in works)
    assert all(text for each in works for text in each.notices.values())


def test_libraries_built_into_qt_are_named_with_their_notices(works: list[Component]) -> None:
    qt = next(each for each in works if each.name == "Qt")
    parts = {part.name: part for part in qt.parts}
    assert "HarfBuzz" not in parts, "the library of Qt Gui is not in this app"
    assert parts["PCRE2"].version.startswith("10.")
    text = qt.notices["Qt-third-party.txt"].decode()
    assert "Philip Hazel" in text
    assert "Redistribution and use in source and binary forms" in text
    assert "HarfBuzz" not in text
    assert {"LGPL-3.0.txt", "GPL-3.0.txt"} <= set(qt.notices)


def test_a_file_without_an_owner_stops_the_build_with_its_name(tmp_path: Path) -> None:
    stray = tmp_path / "libstray.so.1"
    stray.touch()
    with pytest.raises(UnaccountedError, match=r"libstray\.so\.1"):
        licenses.components([entry("libstray.so.1", stray)])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks dpkg")
def test_a_file_of_no_system_package_stops_the_build_with_its_name() -> None:
    with pytest.raises(UnaccountedError, match="libstray"):
        licenses.components([entry("libstray.so.1", Path("/usr/lib/libstray.so.1"))])


def test_a_separately_installed_python_is_no_system_package() -> None:
    module = Path(json.__file__).resolve()
    places = licenses.Places(packages=QT.parent, python=module.parents[2])
    ((_, owner),) = licenses._owners([entry("json", module, "PYMODULE")], places)
    assert owner == "python:"


def test_a_component_without_a_notice_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licenses, "_wheel", lambda name: Component(name, "1", "MIT", "", {}))
    with pytest.raises(UnaccountedError, match="platformdirs brings no notice"):
        licenses.components([entry("platformdirs", Path(platformdirs.__file__), "PYMODULE")])


def test_texts_that_a_notice_refers_to_are_included(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "LGPL-2.1").write_text("the whole LGPL")
    monkeypatch.setattr(licenses, "_COMMON", tmp_path)
    text = b"The text is in /usr/share/common-licenses/LGPL-2.1."
    found = licenses.notices([Component("libz", "1", "", "", {"libz.txt": text})])
    assert found == {"libz.txt": text, "common-LGPL-2.1.txt": b"the whole LGPL"}


def test_a_notice_shared_by_several_components_is_kept_once() -> None:
    one, two, own = (
        Component(name, "1", "", "", {f"{name}.txt": text})
        for name, text in {
            "libk5crypto3": b"all of it",
            "libkrb5-3": b"all of it",
            "libz": b"another",
        }.items()
    )
    shared = licenses._sharing([one, two, own])
    assert [list(each.notices) for each in shared] == [
        ["libk5crypto3.txt"],
        ["libk5crypto3.txt"],
        ["libz.txt"],
    ]


def test_the_table_of_parts_of_qt_is_consistent() -> None:
    used = {name for each in (*TEXTS["component"], *TEXTS["known"].values()) for name in each["texts"]}
    assert used == set(TEXTS["texts"])
    names = [each["name"] for each in TEXTS["component"]]
    assert len(names) == len(set(names))
    said = [each["license"] for each in (*TEXTS["component"], *TEXTS["known"].values())]
    for license in (*said, *TEXTS["licenses"].values()):
        assert "expression" in bom._license(license), license


@rows(
    "file, publisher",
    [
        ("libicudata.so.73", "ICU"),
        ("icuuc.dll", "ICU"),
        ("icudt73.dll", "ICU"),
        ("libicue.so", ""),
        ("VCRUNTIME140_1.dll", "Microsoft C and C++ runtime"),
        ("msvcp140.dll", "Microsoft C and C++ runtime"),
        ("python313.dll", ""),
    ],
)
def test_some_files_are_known_by_their_names(file: str, publisher: str) -> None:
    assert licenses.known_by_name(file) == publisher


# The bill


def test_the_bill_names_everything_and_is_reproducible(works: list[Component]) -> None:
    bill = bom.document(works)
    assert bill == bom.document(works)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["component"]["version"] == version()
    named = {each["name"]: each for each in bill["components"]}
    assert {"Qt", "PySide6", "msgspec", "platformdirs"} <= set(named)
    assert NAME not in named
    assert named["msgspec"]["licenses"] == [{"expression": "BSD-3-Clause"}]
    assert "PCRE2" in {part["name"] for part in named["Qt"]["components"]}
    references = {each["bom-ref"] for each in bill["components"]}
    assert {each["ref"] for each in bill["dependencies"]} == references | {COMMAND}


def test_a_license_that_is_no_spdx_expression_is_a_name() -> None:
    assert bom._license("GPL-2 and so on") == {"license": {"name": "GPL-2 and so on"}}
    assert bom._license("MIT AND OFL-1.1") == {"expression": "MIT AND OFL-1.1"}


def built(folder: Path) -> Path:
    """Make an app with one library, its notice, and a bill that names it."""
    notices = folder / "_internal" / licenses.FOLDER
    notices.mkdir(parents=True)
    (folder / "_internal" / "libz.so.1").write_bytes(b"\x7fELF...")
    (notices / "zlib.txt").write_text("zlib")
    zlib = Component("zlib", "1.3", "Zlib", "", {"zlib.txt": b"zlib"}, ("libz.so.1",))
    (notices / bom.FILE).write_text(bom.written([zlib]))
    return folder


def test_a_file_missing_from_the_bill_is_reported(tmp_path: Path) -> None:
    app = built(tmp_path)
    bom.hold(app)
    (app / "_internal" / "libstray.so").write_bytes(b"\x7fELF...")
    with pytest.raises(UnaccountedError, match=r"libstray\.so"):
        bom.hold(app)


def test_a_notice_missing_from_the_app_is_reported(tmp_path: Path) -> None:
    app = built(tmp_path)
    (app / "_internal" / licenses.FOLDER / "zlib.txt").unlink()
    with pytest.raises(UnaccountedError, match=r"licenses/zlib\.txt"):
        bom.hold(app)


def test_debians_copyright_file_names_every_file_of_others(works: list[Component]) -> None:
    text = bom.debian_copyright(bom.document(works), "usr/lib/cardtable")
    paragraphs = {part.split("authors of ")[1].split()[0]: part for part in text.split("\n\n")}
    assert "usr/lib/cardtable/_internal/msgspec/_core.so" in paragraphs["msgspec"]
    assert "License: BSD-3-Clause\n" in paragraphs["msgspec"]
    assert "usr/lib/cardtable/_internal/licenses/Qt-third-party.txt" in paragraphs["Qt"]
    # lintian wants references to Debian's own copies.
    assert " in /usr/share/common-licenses/LGPL-3.\n" in paragraphs["Qt"]
    assert all(part.startswith("Files: usr/lib/cardtable/") for part in paragraphs.values())
