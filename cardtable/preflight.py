"""Checks before Qt starts, for problems on which Qt would abort.

Qt ends the process when it finds no display, and Python shows a traceback when a system library that Qt links
to is missing. Here each of these becomes one sentence. PySide6's wheels carry Qt itself but not the libraries
below, which come with most Linux desktops and are often absent from a small system. This module is on the
start path: it imports nothing of Qt and loads only what Qt is about to load anyway.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

Loader = Callable[[str], bool]

STATUS = 3


class Problem(NamedTuple):
    """Why the table cannot open: one sentence without a line break, and the exit status that goes with it."""

    sentence: str
    status: int = STATUS

    def __str__(self) -> str:
        return self.sentence


class Packages(NamedTuple):
    """The package that holds a library, for each tool that installs it."""

    apt: str
    dnf: str
    pacman: str
    zypper: str


# The libraries that libQt6Core, Gui, DBus, Widgets and Svg link to, with any platform plugin.
# tests/test_preflight.py compares these tables with the installed Qt.
QT_LIBRARIES: Mapping[str, Packages] = {
    "libglib-2.0.so.0": Packages("libglib2.0-0", "glib2", "glib2", "libglib-2_0-0"),
    "libgthread-2.0.so.0": Packages("libglib2.0-0", "glib2", "glib2", "libgthread-2_0-0"),
    "libzstd.so.1": Packages("libzstd1", "libzstd", "zstd", "libzstd1"),
    "libz.so.1": Packages("zlib1g", "zlib", "zlib", "libz1"),
    "libEGL.so.1": Packages("libegl1", "libglvnd-egl", "libglvnd", "libglvnd"),
    "libGL.so.1": Packages("libgl1", "libglvnd-glx", "libglvnd", "libglvnd"),
    "libX11.so.6": Packages("libx11-6", "libX11", "libx11", "libX11-6"),
    "libfontconfig.so.1": Packages("libfontconfig1", "fontconfig", "fontconfig", "libfontconfig1"),
    "libfreetype.so.6": Packages("libfreetype6", "freetype", "freetype2", "libfreetype6"),
    "libdbus-1.so.3": Packages("libdbus-1-3", "dbus-libs", "dbus", "libdbus-1-3"),
    "libxkbcommon.so.0": Packages("libxkbcommon0", "libxkbcommon", "libxkbcommon", "libxkbcommon0"),
}

PLUGIN_LIBRARIES: Mapping[str, Mapping[str, Packages]] = {
    "xcb": {
        "libxcb.so.1": Packages("libxcb1", "libxcb", "libxcb", "libxcb1"),
        "libX11-xcb.so.1": Packages("libx11-xcb1", "libX11-xcb", "libx11", "libX11-xcb1"),
        "libxkbcommon-x11.so.0": Packages(
            "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11", "libxkbcommon-x11-0"
        ),
        "libxcb-cursor.so.0": Packages(
            "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor", "libxcb-cursor0"
        ),
        "libxcb-icccm.so.4": Packages("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm", "libxcb-icccm4"),
        "libxcb-image.so.0": Packages("libxcb-image0", "xcb-util-image", "xcb-util-image", "libxcb-image0"),
        "libxcb-keysyms.so.1": Packages(
            "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms", "libxcb-keysyms1"
        ),
        "libxcb-render-util.so.0": Packages(
            "libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil", "libxcb-render-util0"
        ),
        "libxcb-util.so.1": Packages("libxcb-util1", "xcb-util", "xcb-util", "libxcb-util1"),
        "libxcb-randr.so.0": Packages("libxcb-randr0", "libxcb", "libxcb", "libxcb-randr0"),
        "libxcb-render.so.0": Packages("libxcb-render0", "libxcb", "libxcb", "libxcb-render0"),
        "libxcb-shape.so.0": Packages("libxcb-shape0", "libxcb", "libxcb", "libxcb-shape0"),
        "libxcb-shm.so.0": Packages("libxcb-shm0", "libxcb", "libxcb", "libxcb-shm0"),
        "libxcb-sync.so.1": Packages("libxcb-sync1", "libxcb", "libxcb", "libxcb-sync1"),
        "libxcb-xfixes.so.0": Packages("libxcb-xfixes0", "libxcb", "libxcb", "libxcb-xfixes0"),
        "libxcb-xkb.so.1": Packages("libxcb-xkb1", "libxcb", "libxcb", "libxcb-xkb1"),
    },
    "wayland": {
        "libwayland-client.so.0": Packages(
            "libwayland-client0", "libwayland-client", "wayland", "libwayland-client0"
        ),
        "libwayland-cursor.so.0": Packages(
            "libwayland-cursor0", "libwayland-cursor", "wayland", "libwayland-cursor0"
        ),
    },
}

# Tool -> the command before the packages, and the os-release names of the systems that use it.
_INSTALLERS: Mapping[str, tuple[str, frozenset[str]]] = {
    "apt": ("apt install", frozenset({"debian", "ubuntu"})),
    "dnf": ("dnf install", frozenset({"fedora", "rhel", "centos"})),
    "pacman": ("pacman -S", frozenset({"arch"})),
    "zypper": ("zypper install", frozenset({"suse", "opensuse", "opensuse-leap", "opensuse-tumbleweed"})),
}


def problem(
    environ: Mapping[str, str] = os.environ,
    *,
    can_load: Loader | None = None,
    os_release: Path = Path("/etc/os-release"),
    system: str = sys.platform,
) -> Problem | None:
    """Return what keeps the table from opening, or None if Qt can start.

    `can_load` returns whether the system finds a library by its name; `os_release` names the distribution,
    which decides the recommended command. Never raises.
    """
    if find_spec("PySide6") is None:
        return Problem(
            f"Cardtable needs PySide6, which is not installed; install it with: "
            f'"{sys.executable}" -m pip install "PySide6>=6.11,<6.12"'
        )
    if not system.startswith("linux"):
        return None
    load = can_load or _can_load
    missing = [name for name in QT_LIBRARIES if not load(name)]
    platforms = _platforms(environ)
    if missing:
        # Include the window's own libraries, so that one command installs everything.
        for platform in platforms[:1] or ["xcb"]:
            missing += [name for name in PLUGIN_LIBRARIES.get(platform, {}) if not load(name)]
        return _missing(missing, os_release)
    if not platforms:
        return Problem(
            "Cardtable found no display to open its window on; start it from a graphical desktop, "
            "or set DISPLAY to a running X server."
        )
    # Qt tries one after the other, so one that works is enough.
    problems: list[Problem] = []
    for platform in platforms:
        found = _platform_problem(platform, environ, load, os_release)
        if found is None:
            return None
        problems.append(found)
    return problems[0]


def _platforms(environ: Mapping[str, str]) -> list[str]:
    """Return the platform plugins that Qt will try, in order."""
    wanted = environ.get("QT_QPA_PLATFORM", "")
    if wanted:
        return [part.partition(":")[0] for part in wanted.split(";") if part]
    platforms = ["xcb"] if environ.get("DISPLAY") else []
    if environ.get("WAYLAND_DISPLAY"):
        platforms.insert(0 if environ.get("XDG_SESSION_TYPE") == "wayland" else len(platforms), "wayland")
    return platforms


def _platform_problem(
    platform: str, environ: Mapping[str, str], load: Loader, os_release: Path
) -> Problem | None:
    """Return why Qt could not use this platform plugin; None if it could."""
    if not _has_plugin(platform, environ):
        return Problem(
            f"Qt has no platform called {platform!r} here, which QT_QPA_PLATFORM asks for; "
            "unset QT_QPA_PLATFORM."
        )
    missing = [name for name in PLUGIN_LIBRARIES.get(platform, {}) if not load(name)]
    if missing:
        return _missing(missing, os_release)
    if platform == "xcb" and not _x_server_answers(environ.get("DISPLAY", "")):
        return _unreachable("DISPLAY", environ.get("DISPLAY", ""))
    if platform == "wayland" and not _wayland_answers(environ):
        return _unreachable("WAYLAND_DISPLAY", environ.get("WAYLAND_DISPLAY", ""))
    return None


def _unreachable(variable: str, value: str) -> Problem:
    named = (
        f"the display {value!r} that {variable} names" if value else f"a display, as {variable} is not set"
    )
    return Problem(
        f"Cardtable could not open {named}; start it from a graphical desktop, or set {variable} "
        "to a display that runs and lets you in."
    )


def _has_plugin(platform: str, environ: Mapping[str, str]) -> bool:
    if environ.get("QT_QPA_PLATFORM_PLUGIN_PATH") or environ.get("QT_PLUGIN_PATH"):
        return True
    spec = find_spec("PySide6")
    folders = (spec.submodule_search_locations or []) if spec else []
    plugins = [Path(folder) / "Qt" / "plugins" / "platforms" for folder in folders]
    present = [folder for folder in plugins if folder.is_dir()]
    # A system's own PySide6 keeps Qt's plugins elsewhere; then leave the answer to Qt.
    return not present or any((folder / f"libq{platform}.so").exists() for folder in present)


def _can_load(library: str) -> bool:
    """Whether the loader finds the library, or a frozen app has it next to its modules."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None and (Path(bundle) / library).exists():
        return True
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _x_server_answers(display: str) -> bool:
    """Whether Qt can connect to the display, judged by the library that Qt itself uses."""
    if not display:
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # bundled where the loader can't see it: leave the answer to Qt
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)
    answers: bool = xcb.xcb_connection_has_error(connection) == 0
    xcb.xcb_disconnect(connection)
    return answers


def _wayland_answers(environ: Mapping[str, str]) -> bool:
    if environ.get("WAYLAND_SOCKET"):
        return True  # an open connection was handed over
    if sys.platform == "win32":
        return False
    else:
        import socket  # on Wayland only: it costs milliseconds of every start

        path = os.path.join(environ.get("XDG_RUNTIME_DIR", ""), environ.get("WAYLAND_DISPLAY") or "wayland-0")
        with socket.socket(socket.AF_UNIX) as client:
            try:
                client.connect(path)
            except OSError:
                return False
        return True


def _missing(libraries: Sequence[str], os_release: Path) -> Problem:
    """Return the problem of missing libraries, with the command that installs them on this distribution."""
    needs = f"Cardtable's window needs {_listed(libraries)}, which this system lacks"
    tool = _tool(os_release)
    if tool is None:
        return Problem(f"{needs}; install the packages that hold them with your system's package manager.")
    tables = (QT_LIBRARIES, *PLUGIN_LIBRARIES.values())
    packages = [getattr(table[name], tool) for name in libraries for table in tables if name in table]
    command = " ".join([_INSTALLERS[tool][0], *dict.fromkeys(packages)])
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    return Problem(f"{needs}; install with: {command if is_root else 'sudo ' + command}")


def _listed(names: Sequence[str]) -> str:
    if len(names) > 4:  # the command names them all
        return f"{', '.join(names[:3])} and {len(names) - 3} more libraries"
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last


def _tool(os_release: Path) -> str | None:
    """Return the installer of this distribution or of the one it descends from."""
    try:
        lines = os_release.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return None
    fields = dict(line.split("=", 1) for line in lines if "=" in line)
    names: Iterable[str] = [
        name for key in ("ID", "ID_LIKE") for name in fields.get(key, "").strip("\"'").split()
    ]
    return next((tool for name in names for tool, (_, like) in _INSTALLERS.items() if name in like), None)
