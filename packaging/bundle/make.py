"""Make the app and its packages; run by build.py in the environment that it made."""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bundle import bom, elf, linux, macos, windows
from bundle.identity import COMMAND, NAME, TOP, stamp, version

WORK = TOP / "build"
OUT = TOP / "dist"


class Product(NamedTuple):
    """A package and its system; without a path if a tool is missing, as `note` says."""

    path: Path | None
    note: str


def main(argv: Sequence[str]) -> int:
    """Build, pack and, if asked, check; return the exit status."""
    parser = argparse.ArgumentParser(prog="build.py", description="Builds the app for this system.")
    parser.add_argument(
        "--check", action="store_true", help="try what was built, elsewhere and without Python"
    )
    parser.add_argument(
        "--bare", action="store_true", help="try the .deb in fresh Debians and Ubuntus, as root"
    )
    parser.add_argument(
        "--twice", action="store_true", help="build again from a copy elsewhere, and compare every byte"
    )
    arguments = parser.parse_args(argv)
    sys.path.insert(0, str(TOP))
    os.umask(0o022)  # what comes out is for everybody, whoever builds it
    app = build()
    products = pack(app)
    print_products(app, products)
    caution()
    from bundle import bare, check, twice

    problems: list[str] = []
    if arguments.check:
        problems += check.run(app, products)
    if arguments.bare:
        problems += bare.run(next(path for path, _ in products if path and path.suffix == ".deb"))
    if arguments.twice:
        problems += twice.run()
    for problem in problems:
        print(f"FAILED: {problem}")
    return 1 if problems else 0


def build() -> Path:
    """Run PyInstaller; return the program's folder, on macOS its bundle. Raises CalledProcessError."""
    begun = time.monotonic()
    shutil.rmtree(OUT, ignore_errors=True)  # nothing of an older version is taken for this one's
    spec = TOP / "packaging" / "cardtable.spec"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "ERROR"]
    folders = ["--distpath", str(OUT), "--workpath", str(WORK)]
    # PyInstaller writes sets in Python's arbitrary order, and the time into .exe files.
    settled = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(stamp())}
    subprocess.run([*command, *folders, str(spec)], check=True, cwd=TOP, env=os.environ | settled)
    if sys.platform.startswith("linux"):
        for path in elf.programs(OUT / COMMAND):
            elf.forget_search_path(path)
    app = OUT / (f"{NAME}.app" if sys.platform == "darwin" else COMMAND)
    bom.hold(app)
    print(f"built in {time.monotonic() - begun:.0f} s", flush=True)
    return app


def pack(app: Path) -> list[Product]:
    """Return the packages for this system, made from the app; the bill of materials is the last."""
    system = {"darwin": "macos", "win32": "windows"}.get(sys.platform, "linux")
    bill = OUT / f"{COMMAND}-{version()}-{system}-{platform.machine().lower()}.cdx.json"
    bill.write_bytes(bom.lying_in(app).read_bytes())
    return [*_packed(app), Product(bill, "bill of materials")]


def _packed(app: Path) -> list[Product]:
    if sys.platform == "darwin":
        return [Product(macos.disk_image(app, WORK, OUT), "disk image")]
    elif sys.platform == "win32":
        windows.sign(app / f"{COMMAND}.exe")
        installer = windows.installer(app, WORK, OUT)
        return [
            Product(installer, "installer" if installer else "no installer: NSIS is not here"),
            Product(windows.portable(app, OUT), "portable"),
        ]
    else:
        image = linux.app_image(app, WORK, OUT)
        return [
            Product(linux.debian_package(app, WORK, OUT), "Debian package"),
            Product(linux.archive(app, WORK, OUT), "archive"),
            Product(image, "AppImage" if image else f"no AppImage: {linux.RUNTIME} names no runtime"),
        ]


def caution() -> None:
    """Write the caution about unsigned files for the notes of a release."""
    said = {"darwin": macos.caution, "win32": windows.caution}.get(sys.platform, lambda: "")()
    if said:
        print(said)
    line = f"- {said}\n" if said else ""
    (OUT / f"{sys.platform}-{platform.machine()}.cautions.md").write_text(line, encoding="utf-8")


def size(path: Path) -> int:
    """Return the bytes of a file, or of all files in a folder."""
    if not path.is_dir():
        return path.stat().st_size
    return sum(file.lstat().st_size for file in path.rglob("*") if file.is_symlink() or file.is_file())


def print_products(app: Path, products: Sequence[Product]) -> None:
    """Print what was made and how large it is."""
    for path, note in (Product(app, "the app"), *products):
        print(
            f"{size(path) / 1e6:7.1f} MB  {note}: {path.relative_to(TOP)}" if path else f"{'-':>10}  {note}"
        )
    if sys.platform.startswith("linux"):
        glibc = ".".join(map(str, elf.wants_of_all(elf.programs(app)).glibc))
        print(f"It needs glibc {glibc} or newer; this system has {platform.libc_ver()[1]}.", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
