"""The contents of the built app: what is kept of the files that PyInstaller collects.

It names the Qt modules and plugins that the table uses, and the unused parts of the standard library. A
library is kept only if something kept links to it. tests/packaging compares the lists with the modules and
libraries that a running table loads.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import PurePosixPath

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its target, its source, and its kind."""

LINK = "SYMLINK"
"""The kind of a link to another file of the app."""

Linked = Callable[[str], Iterable[str]]
"""The names of the libraries that a file links to."""

# QtNetwork passes a second start on to the open window, connects phones and checks for new versions;
# QtMultimedia needs it too. QtDBus reads the preferences of a Linux desktop.
QT_MODULES = frozenset(
    {
        "QtCore", "QtDBus", "QtGui", "QtMultimedia", "QtNetwork", "QtPrintSupport", "QtSvg", "QtTextToSpeech",
        "QtWidgets",
    }
)  # fmt: skip

# Plugins by folder, on any system that has them. Sounds are plain WAV files for QAudioSink, pictures are SVG
# except for a player's photo, and the window is painted without OpenGL. So there are no decoders and no
# graphics integrations. Only Linux prints through a plugin.
PLUGINS: Mapping[str, frozenset[str]] = {
    "iconengines": frozenset({"qsvgicon"}),
    "imageformats": frozenset({"qjpeg", "qsvg"}),
    "platforminputcontexts": frozenset({"composeplatforminputcontextplugin",
                                        "ibusplatforminputcontextplugin"}),
    "platforms": frozenset({"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"}),
    "platformthemes": frozenset({"qxdgdesktopportal"}),
    "printsupport": frozenset({"cupsprintersupport"}),
    "styles": frozenset({"qmacstyle", "qmodernwindowsstyle"}),
    "tls": frozenset({"qopensslbackend", "qschannelbackend", "qsecuretransportbackend"}),
    "texttospeech": frozenset({"qtexttospeech_sapi", "qtexttospeech_speechd", "qtexttospeech_speechdarwin",
                               "qtexttospeech_winrt"}),
    "wayland-decoration-client": frozenset({"adwaita", "bradient"}),
    "wayland-shell-integration": frozenset({"xdg-shell"}),
}  # fmt: skip

EXCLUDED_MODULES = (
    "_hashlib", "_pytest", "_ssl", "_uuid", "asyncio", "bz2", "ftplib", "http", "hypothesis", "lib2to3",
    "lzma", "pydoc", "pytest", "setuptools", "smtplib", "ssl", "tkinter", "unittest", "xmlrpc",
)  # fmt: skip
"""Parts of the standard library, and of a developer's environment, that the table doesn't need."""

LATE_HOOK = "pyi_rth_multiprocessing"
"""PyInstaller's hook for the opponents' processes; entry.py imports it only there."""

# PyInstaller's hook that helps `inspect` find source: it loads a lot at every start, and the window doesn't
# need it. The hook that lists modules of a package stays, because features are found by folder.
_LEFT_OUT_HOOKS = frozenset({"pyi_rth_inspect", LATE_HOOK})

# Libraries that belong to a service of the system. If the service runs, they are there in the right version.
# If not, there is no sound, printer or voice, and the table says so.
OF_THE_SYSTEM = re.compile(r"lib(cups|pulse|pulsecommon|speechd|wayland-[a-z]+)[-.]")

_BINDING = re.compile(r"(Qt\w+?)\.(abi3\.so|pyd|so)")
_PLUGIN_NAME = re.compile(r"(?:lib)?(.+?)\.(so|dll|dylib)")


def excluded_qt(present: Iterable[str]) -> list[str]:
    """Return the installed modules of PySide6 that are left out."""
    return [f"PySide6.{name}" for name in sorted(set(present) - QT_MODULES)]


def kept_binaries(entries: Iterable[Entry], linked: Linked) -> list[Entry]:
    """Return the bindings, plugins and libraries that go into the app.

    `linked` returns what a file links to. Extension modules and Python itself are kept if the analysis found
    imports of them; a library is kept if one of these needs it, directly or through others.
    """
    wanted = [entry for entry in entries if not OF_THE_SYSTEM.match(_base(entry[0]))]
    by_name: dict[str, list[Entry]] = {}
    for entry in wanted:
        by_name.setdefault(_base(entry[0]).lower(), []).append(entry)
    waiting = [entry for entry in wanted if _is_root(entry)]
    kept = set(waiting)
    while waiting:
        for name in linked(waiting.pop()[1]):
            for found in by_name.get(_base(name).lower(), ()):
                if found not in kept and found[2] != LINK:
                    kept.add(found)
                    waiting.append(found)
    return [entry for entry in wanted if entry in kept]


def kept_data(entries: Iterable[Entry], binaries: Iterable[Entry], languages: Iterable[str]) -> list[Entry]:
    """Return the data that goes into the app with these binaries.

    Links and frameworks are kept only for files that are kept, and Qt's translations only for our languages.
    """
    there = {_base(entry[0]) for entry in binaries}
    frameworks = {_framework(entry[0]) for entry in binaries}
    spoken = {f"qtbase_{language}.qm" for language in languages}

    def is_kept(entry: Entry) -> bool:
        parts = _parts(entry[0])
        if _framework(entry[0]) is not None:
            return _framework(entry[0]) in frameworks
        if entry[2] == LINK:
            return _base(entry[1]) in there
        return "translations" not in parts or "PySide6" not in parts or parts[-1] in spoken

    return [entry for entry in entries if is_kept(entry)]


def _is_root(entry: Entry) -> bool:
    """Return whether a file is used itself, not only because another file links to it."""
    if _is_refused(entry):
        return False
    return entry[2] == "EXTENSION" or "plugins" in _parts(entry[0]) or bool(_is_python(_base(entry[0])))


def _is_refused(entry: Entry) -> bool:
    """Return whether it is a binding or a plugin that the table doesn't use."""
    parts = _parts(entry[0])
    if "PySide6" not in parts:
        return False
    if "plugins" in parts:
        name = _PLUGIN_NAME.match(parts[-1])
        return name is None or name[1] not in PLUGINS.get(parts[-2], frozenset())
    binding = _BINDING.fullmatch(parts[-1])
    return binding is not None and binding[1] not in QT_MODULES


def kept_scripts(entries: Iterable[Entry]) -> tuple[list[Entry], list[Entry]]:
    """Return the code that runs at every start, and the code that is only imported when needed."""
    entries = list(entries)
    first = [entry for entry in entries if entry[0] not in _LEFT_OUT_HOOKS]
    return first, [(name, path, "PYMODULE") for name, path, _ in entries if name == LATE_HOOK]


def _framework(path: str) -> str | None:
    return next((part for part in _parts(path) if part.endswith(".framework")), None)


def _is_python(name: str) -> bool:
    # On Windows, nothing in the folder links to the C runtime by its file name only.
    return bool(re.match(r"(lib)?python3|Python$|vcruntime|msvcp|ucrtbase|api-ms-win", name, re.IGNORECASE))


def _parts(path: str) -> tuple[str, ...]:
    return PurePosixPath(path.replace("\\", "/")).parts


def _base(path: str) -> str:
    return _parts(path)[-1]
