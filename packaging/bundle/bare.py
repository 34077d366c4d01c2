"""The package in a fresh Debian that has neither Python nor Qt, which .ci/bare makes."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from bundle import trial
from bundle.identity import COMMAND, TOP
from bundle.make import Product

MAKER = TOP / ".ci" / "bare"

# What of Python and Qt may not be there; the package asks for none of it.
ABSENT = ("bin/python*", "lib/**/libpython*", "lib/**/libQt*")


def run(products: Sequence[Product]) -> list[str]:
    """The problems that were found, a sentence each."""
    package = next(path for path, _ in products if path is not None and path.suffix == ".deb")
    if subprocess.run([MAKER, "--can"], check=False).returncode != 0:
        return ["a bare Debian takes root, mmdebstrap and unshare"]
    with tempfile.TemporaryDirectory(prefix="cardtable-bare-") as name, trial.display() as display:
        root = Path(name) / "root"
        subprocess.run([MAKER, "--root", root, *_depends(package)], check=True)
        with _mounted(root):
            return _try(package, root, display)


def _try(package: Path, root: Path, display: str | None) -> list[str]:
    found = [path.name for pattern in ABSENT for path in (root / "usr").glob(pattern)]
    if found:
        return [f"the bare Debian has {found[0]}"]
    shutil.copy(package, root / "tmp")
    problems = _told("dpkg --install", _inside(root, ["dpkg", "--install", f"/tmp/{package.name}"], {}))
    test = [f"/usr/games/{COMMAND}", "--self-test"]
    problems += _told("self-test offscreen", _inside(root, test, {"QT_QPA_PLATFORM": "offscreen"}))
    if display is None:
        problems.append("there is no Xvfb to try it under")
    else:
        under_x = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
        problems += _told("self-test under X", _inside(root, test, under_x))
        picture = under_x | {trial.EXIT_AFTER_PAINT: trial.START_PAGE}
        problems += _told("the window opens", _inside(root, [f"/usr/games/{COMMAND}"], picture))
    return problems + _told("dpkg --purge", _inside(root, ["dpkg", "--purge", COMMAND], {}))


def _inside(root: Path, command: Sequence[str], environ: dict[str, str]) -> str:
    """What is wrong with a command in there; nothing when it ends with 0."""
    whole = {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", **environ}
    done = subprocess.run(
        ["chroot", str(root), *command], env=whole, capture_output=True, text=True, check=False
    )
    print(done.stdout, end="")
    return "" if done.returncode == 0 else f"status {done.returncode}: {done.stderr}"


def _told(what: str, problem: str) -> list[str]:
    print(f"{'FAILED' if problem else 'passed'}  in a bare Debian: {what}", flush=True)
    return [f"in a bare Debian, {what}: {problem}"] if problem else []


def _depends(package: Path) -> list[str]:
    told = subprocess.run(
        ["dpkg-deb", "--field", str(package), "Depends"], capture_output=True, text=True, check=True
    ).stdout
    return [part.split()[0] for part in told.split(",")]


@contextlib.contextmanager
def _mounted(root: Path) -> Iterator[None]:
    """With the devices and processes that every running system has."""
    done: list[Path] = []
    try:
        for source, options in (("/proc", ["--bind"]), ("/dev", ["--rbind", "--make-rslave"])):
            target = root / source[1:]
            subprocess.run(["mount", *options, source, str(target)], check=True)
            done.append(target)
        yield
    finally:
        for target in reversed(done):
            subprocess.run(["umount", "--recursive", str(target)], check=False)
