"""If the window can't open, a person reads one helpful sentence, and the status is 3."""

from __future__ import annotations

import ctypes
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from bundle import elf

from cardtable import preflight
from cardtable.preflight import PLUGIN_LIBRARIES, QT_LIBRARIES, Problem, problem
from tests.rows import rows

DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'
MINT = 'ID=linuxmint\nID_LIKE="ubuntu debian"\n'
FEDORA = "ID=fedora\n"
ROCKY = 'ID="rocky"\nID_LIKE="rhel centos fedora"\n'
ARCH = "ID=arch\n"
TUMBLEWEED = 'ID="opensuse-tumbleweed"\nID_LIKE="opensuse suse"\n'
UNHEARD_OF = "ID=unheard-of\n"

on_linux = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux has these displays and libraries"
)


def start(**environ: str | None) -> subprocess.CompletedProcess[str]:
    """Run the real program with these environment variables set, or unset if None."""
    env = {key: value for key, value in os.environ.items() if environ.get(key, "") is not None}
    env |= {key: value for key, value in environ.items() if value is not None}
    command = [sys.executable, "-m", "cardtable"]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)


def assert_one_sentence(result: subprocess.CompletedProcess[str]) -> None:
    assert result.returncode == 3
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr


@pytest.fixture
def os_release(tmp_path: Path) -> Path:
    return tmp_path / "os-release"


def look(
    os_release: Path, distribution: str, missing: set[str], environ: dict[str, str] | None = None
) -> Problem | None:
    """Return what preflight finds on a distribution without these libraries."""
    os_release.write_text(distribution, encoding="utf-8")
    return problem(
        environ if environ is not None else {"DISPLAY": ":0"},
        can_load=lambda library: library not in missing,
        os_release=os_release,
        system="linux",
    )


@on_linux
def test_without_a_display_the_program_says_so() -> None:
    result = start(DISPLAY=None, WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=None)
    assert_one_sentence(result)
    assert "found no display" in result.stderr


@on_linux
def test_a_display_without_a_server_is_named() -> None:
    lacking = [name for name in PLUGIN_LIBRARIES["xcb"] if not preflight._can_load(name)]
    if lacking:
        pytest.skip(f"this system lacks what Qt needs for any display at all: {', '.join(lacking)}")
    result = start(DISPLAY=":987", WAYLAND_DISPLAY=None, QT_QPA_PLATFORM=None)
    assert_one_sentence(result)
    assert "':987'" in result.stderr


@on_linux
def test_a_wayland_display_without_a_server_is_named(tmp_path: Path, os_release: Path) -> None:
    wayland = {"WAYLAND_DISPLAY": "wayland-987", "XDG_RUNTIME_DIR": str(tmp_path)}
    found = look(os_release, DEBIAN, set(), wayland)
    assert "'wayland-987'" in found.sentence


@on_linux
def test_a_wayland_display_that_answers_is_enough(tmp_path: Path, os_release: Path) -> None:
    wayland = {"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": str(tmp_path), "DISPLAY": ":987"}
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "w"))
        server.listen()
        assert look(os_release, DEBIAN, {"libxcb-cursor.so.0"}, wayland) is None


@on_linux
def test_a_platform_that_qt_lacks_is_named() -> None:
    result = start(QT_QPA_PLATFORM="nonsense")
    assert_one_sentence(result)
    assert "'nonsense'" in result.stderr


@on_linux
@rows(
    "distribution, command",
    [
        (DEBIAN, "apt install libxcb-cursor0 libxcb-keysyms1"),
        (MINT, "apt install libxcb-cursor0 libxcb-keysyms1"),
        (FEDORA, "dnf install xcb-util-cursor xcb-util-keysyms"),
        (ROCKY, "dnf install xcb-util-cursor xcb-util-keysyms"),
        (ARCH, "pacman -S xcb-util-cursor xcb-util-keysyms"),
        (TUMBLEWEED, "zypper install libxcb-cursor0 libxcb-keysyms1"),
    ],
    ids=["debian", "mint", "fedora", "rocky", "arch", "tumbleweed"],
)
def test_missing_libraries_are_named_with_the_command_of_the_distribution(
    os_release: Path, distribution: str, command: str
) -> None:
    found = look(os_release, distribution, {"libxcb-cursor.so.0", "libxcb-keysyms.so.1"})
    assert found.status == 3
    assert "libxcb-cursor.so.0 and libxcb-keysyms.so.1" in found.sentence
    assert found.sentence.endswith(command)
    assert "\n" not in found.sentence


@on_linux
@rows("lacking, named", [(4, "{}, {}, {} and {}, which"), (5, "{}, {}, {} and 2 more libraries, which")])
def test_only_the_first_of_many_missing_libraries_are_named(
    os_release: Path, lacking: int, named: str
) -> None:
    libraries = list(QT_LIBRARIES)[:lacking]
    found = look(os_release, DEBIAN, {*libraries})
    assert named.format(*libraries) in found.sentence


@on_linux
def test_missing_libraries_are_named_on_an_unknown_distribution_too(os_release: Path) -> None:
    found = look(os_release, UNHEARD_OF, {"libEGL.so.1"})
    assert "libEGL.so.1" in found.sentence
    assert "package manager" in found.sentence


@on_linux
@rows("environ", [{"DISPLAY": ":0"}, {}], ids=["on a display", "without a display"])
def test_one_command_installs_everything_that_a_bare_system_lacks(
    os_release: Path, environ: dict[str, str]
) -> None:
    found = look(os_release, DEBIAN, {*QT_LIBRARIES, *PLUGIN_LIBRARIES["xcb"]}, environ)
    assert "libglib-2.0.so.0, libgthread-2.0.so.0, libzstd.so.1 and 24 more libraries" in found.sentence
    for package in ("libegl1", "libgl1", "libglib2.0-0", "libxcb-cursor0", "libxcb-icccm4"):
        assert found.sentence.split().count(package) == 1


@on_linux
def test_an_offscreen_window_needs_the_libraries_of_qt_but_no_display(os_release: Path) -> None:
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    assert look(os_release, DEBIAN, set(), offscreen) is None
    assert look(os_release, DEBIAN, {"libxcb-cursor.so.0"}, offscreen) is None
    found = look(os_release, DEBIAN, {"libGL.so.1"}, offscreen)
    assert found.sentence.endswith("apt install libgl1")


@on_linux
def test_a_library_in_the_built_app_counts_as_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, os_release: Path
) -> None:
    os_release.write_text(DEBIAN, encoding="utf-8")

    def no_library(name: str, mode: int = 0) -> None:
        raise OSError(name)

    for library in QT_LIBRARIES:
        (tmp_path / library).touch()
    monkeypatch.setattr(ctypes, "CDLL", no_library)
    offscreen = {"QT_QPA_PLATFORM": "offscreen"}
    assert problem(offscreen, os_release=os_release) is not None
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert problem(offscreen, os_release=os_release) is None


def test_without_pyside_the_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "find_spec", lambda name: None)
    found = problem({})
    assert 'pip install "PySide6' in found.sentence


@on_linux
def test_the_tables_name_every_library_that_the_installed_qt_links_to() -> None:
    import PySide6

    qt = Path(PySide6.__path__[0]) / "Qt"
    if not (qt / "lib").is_dir():
        pytest.skip("this PySide6 uses the system's own Qt")
    everywhere = {*QT_LIBRARIES, *(file.name for file in (qt / "lib").iterdir())}
    linked = {f"libQt6{name}.so.6": everywhere for name in ("Core", "Gui", "DBus", "Widgets", "Svg")}
    linked["libQt6XcbQpa.so.6"] = everywhere | set(PLUGIN_LIBRARIES["xcb"])
    linked["libQt6WaylandClient.so.6"] = everywhere | set(PLUGIN_LIBRARIES["wayland"])
    c_runtime = re.compile(r"(ld-linux.*|lib(c|m|gcc_s|stdc\+\+|pthread|dl|rt))\.so.*")
    for library, known in linked.items():
        needed = elf.wants(qt / "lib" / library).libraries
        assert needed, library
        assert {name for name in needed - known if not c_runtime.fullmatch(name)} == set(), library
