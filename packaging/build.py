#!/usr/bin/env python3
"""Build the app for the system that this runs on.

It makes its own environment in build/ from packaging/constraints.txt, and puts the packages for this system
in dist/. With --check it tests them as a user without Python and Qt would.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
CONSTRAINTS = HERE / "constraints.txt"
FOLDER = HERE.parent / "build" / "venv"


def environment() -> Path:
    """Return the Python of the build's environment, which is rebuilt if its packages have changed."""
    python = FOLDER / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    made_from = FOLDER / "made-from"
    wanted = hashlib.sha256(CONSTRAINTS.read_bytes() + sys.version.encode()).hexdigest()
    if python.exists() and made_from.is_file() and made_from.read_text(encoding="ascii") == wanted:
        return python
    shutil.rmtree(FOLDER, ignore_errors=True)
    venv.create(FOLDER, with_pip=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    exactly = ["--require-hashes", "--only-binary", ":all:", "--requirement", str(CONSTRAINTS)]
    subprocess.run([*install, *exactly], check=True)
    made_from.write_text(wanted, encoding="ascii")
    return python


def main() -> int:
    """Run bundle.make in that environment; return the exit status."""
    command = [str(environment()), "-m", "bundle.make", *sys.argv[1:]]
    return subprocess.run(command, cwd=HERE, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
