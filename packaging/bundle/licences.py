"""The licences of what the built app carries, as files that go into it."""

from __future__ import annotations

import importlib.metadata
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable
from pathlib import Path

FOLDER = "licences"
"""Where they lie in the app, beside the modules."""

OURS = Path(__file__).resolve().parents[1] / "licences"
"""The texts of the LGPL and the GPL, under which Qt and PySide6 come; their wheels bring none."""

# Whose code is in the app; PyInstaller's is what starts it.
DISTRIBUTIONS = ("msgspec", "platformdirs", "pyinstaller")


def texts(binaries: Iterable[str]) -> list[tuple[Path, str]]:
    """The files, each with its name in FOLDER, for an app with these libraries in it."""
    found = [(path, path.name) for path in sorted(OURS.glob("*.txt"))]
    for place in (Path(sysconfig.get_path("stdlib")), Path(sysconfig.get_config_var("prefix") or "/")):
        if (place / "LICENSE.txt").is_file():
            found.append((place / "LICENSE.txt", "Python.txt"))
            break
    for name in DISTRIBUTIONS:
        for file in importlib.metadata.files(name) or ():
            if re.match(r"(LICEN[CS]E|COPYING)", file.name) and ".dist-info" in file.parts[0]:
                found.append((Path(str(file.locate())), f"{name}.txt"))
    return found + [(path, f"{path.parent.name}.txt") for path in _of_debian(binaries)]


def _of_debian(binaries: Iterable[str]) -> list[Path]:
    """On Debian and its kin, what the packages say from which libraries were taken."""
    paths = sorted({str(Path(path).resolve()) for path in binaries if path.startswith(("/lib", "/usr/lib"))})
    if not paths or shutil.which("dpkg-query") is None:
        return []
    # A package from before the two were merged lists /lib, a later one /usr/lib.
    spelled = [*paths, *(path.removeprefix("/usr") for path in paths)]
    told = subprocess.run(["dpkg-query", "-S", *spelled], capture_output=True, text=True, check=False).stdout
    packages = sorted({line.partition(":")[0] for line in told.splitlines()})
    files = [Path("/usr/share/doc") / package / "copyright" for package in packages]
    return [path for path in files if path.is_file()]
