"""Build the same source again in another folder and environment: every byte must be the same."""

from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bundle.identity import TOP, stamp
from bundle.make import OUT

SOURCE = ("cardtable", "packaging", "resources", "LICENSE", "tests/bench")
OTHERWISE = {"LC_ALL": "C", "TZ": "Asia/Kathmandu", "PYTHONHASHSEED": "random"}
"""Environment variables that may differ on another machine."""

DIFFERING = (".dmg",)
"""Files that the system's tool makes differently each time, with a new identifier and the time."""


def run() -> list[str]:
    """Build a second time; return a sentence for each file that differs from the one in dist/."""
    with tempfile.TemporaryDirectory(prefix="cardtable-twice-") as name:
        other = Path(name) / "another checkout"
        for part in SOURCE:
            copy = shutil.copytree if (TOP / part).is_dir() else shutil.copy2
            (other / part).parent.mkdir(parents=True, exist_ok=True)
            copy(TOP / part, other / part)
        before = os.umask(0o077)
        try:
            subprocess.run(
                [sys.executable, "-m", "bundle.make"],
                cwd=other / "packaging",
                env=os.environ | OTHERWISE | {"SOURCE_DATE_EPOCH": str(stamp())},
                check=True,
                stdout=subprocess.DEVNULL,
            )
        finally:
            os.umask(before)
        problems = differing(OUT, other / "dist")
    print(f"{'FAILED' if problems else 'passed'}  a second build gives the same files", flush=True)
    return problems


def differing(one: Path, other: Path) -> list[str]:
    """Return a sentence for each file in these folders that differs in bytes, link or mode."""
    names = {path.relative_to(top) for top in (one, other) for path in top.rglob("*")}
    problems = []
    for name in sorted(names):
        here, there = one / name, other / name
        if name.suffix in DIFFERING:
            continue
        if not os.path.lexists(here) or not os.path.lexists(there):
            problems.append(f"{name} is in one build only")
        elif here.is_symlink() or there.is_symlink():
            if not (here.is_symlink() and there.is_symlink() and here.readlink() == there.readlink()):
                problems.append(f"{name} does not link to the same file")
        elif here.lstat().st_mode != there.lstat().st_mode:
            problems.append(f"{name} has another mode: {here.lstat().st_mode:o}, {there.lstat().st_mode:o}")
        elif here.is_file() and not filecmp.cmp(here, there, shallow=False):
            problems.append(f"{name} has other bytes")
    return problems
