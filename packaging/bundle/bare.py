"""Install, upgrade, start and remove the package in fresh systems made by .ci/bare.

build.py --bare runs this; for a package built elsewhere: python -m bundle.bare PACKAGE
"""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from bundle import trial
from bundle.identity import COMMAND, TOP

MAKER = TOP / ".ci" / "bare"


class System(NamedTuple):
    """A common system: its name, its code name, and the package with its signing keys."""

    name: str
    code: str
    keyring: str


# Only long-term releases of Ubuntu.
SYSTEMS = (
    System("Debian 12", "bookworm", "debian-archive-keyring"),
    System("Debian 13", "trixie", "debian-archive-keyring"),
    System("Ubuntu 24.04", "noble", "ubuntu-keyring"),
    System("Ubuntu 26.04", "resolute", "ubuntu-keyring"),
)

# Packages of Python and Qt that must not be installed; the package needs none of them.
ABSENT = ("bin/python*", "lib/**/libpython*", "lib/**/libQt*")

PROGRAM = f"/usr/games/{COMMAND}"
OPENED = {trial.EXIT_AFTER_PAINT: trial.START_PAGE}
SCREEN = Path("run") / "screen"
"""Folder with the socket of a Wayland session."""


def run(package: Path) -> list[str]:
    """Try the package in each system; return the problems, a sentence each."""
    if subprocess.run([MAKER, "--can"], check=False).returncode != 0:
        return ["a fresh Debian takes root, mmdebstrap and unshare"]
    problems = []
    wayland = [name for name in _recommended(package) if "wayland" in name]
    with tempfile.TemporaryDirectory(prefix="cardtable-bare-") as name:
        folder = Path(name)
        older = former(package, folder)
        for system in SYSTEMS:
            keys = f"/usr/share/keyrings/{system.name.split()[0].lower()}-archive-keyring.gpg"
            if not Path(keys).is_file():
                print(f"left out  {system.name}: {system.keyring} is not installed", flush=True)
                continue
            root = folder / system.code
            subprocess.run([MAKER, "--root", root, system.code], check=True)
            shutil.copy(older, root / "tmp" / "former.deb")
            shutil.copy(package, root / "tmp" / "new.deb")
            problems += _try(system.name, root, wayland)
    return problems


def former(package: Path, folder: Path) -> Path:
    """Make the same package with an older version, which `package` upgrades."""
    tree, target = folder / "former", folder / "former.deb"
    subprocess.run(["dpkg-deb", "--raw-extract", str(package), str(tree)], check=True)
    control = tree / "DEBIAN" / "control"
    older = re.sub(r"(?m)^Version: .*$", "Version: 0~former", control.read_text(encoding="utf-8"))
    control.write_text(older, encoding="utf-8")
    build = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(tree), str(target)]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    return target


def _try(system: str, root: Path, wayland: Sequence[str]) -> list[str]:
    """Try the package; `wayland` has the packages that only a Wayland session needs."""
    problems: list[str] = []

    def report(what: str, problem: str) -> None:
        print(f"{'FAILED' if problem else 'passed'}  in a fresh {system}: {what}", flush=True)
        if problem:
            problems.append(f"in a fresh {system}, {what}: {problem}")

    with _mounted(root), trial.display() as x, trial.compositor(root / SCREEN) as socket:
        if x is None or socket is None:
            return ["there is no Xvfb or no weston to try it under"]
        # The environment of programs in a session.
        screens = {
            "xcb": {"DISPLAY": x},
            "wayland": {"WAYLAND_DISPLAY": socket, "XDG_RUNTIME_DIR": f"/{SCREEN}"},
        }
        report("the former version is installed", _apt(root, "install", "/tmp/former.deb"))
        report("its window opens", _started(root, [], screens["xcb"] | OPENED))
        report("it is upgraded", _apt(root, "install", "/tmp/new.deb", *wayland))
        for platform, environ in screens.items():
            seen = environ | {"QT_QPA_PLATFORM": platform}
            report(f"self-test on {platform}", _started(root, ["--self-test"], seen))
            report(f"the window opens on {platform}", _started(root, [], environ | OPENED))
        games = root / "root" / ".local" / "share" / COMMAND
        kept = _contents(games)
        report("it is removed", _apt(root, "purge", COMMAND))
        report("the games are kept", "" if kept and _contents(games) == kept else "they are not as they were")
        left = [path.name for pattern in ABSENT for path in (root / "usr").glob(pattern)]
        report("neither Python nor Qt came with it, nor is left", ", ".join(left))
    return problems


def _apt(root: Path, verb: str, *packages: str) -> str:
    """Return what went wrong with installing or purging; only required packages are installed too."""
    command = ["apt-get", verb, "-qq", "-y", "--no-install-recommends", *packages]
    done = _inside(root, command, {"DEBIAN_FRONTEND": "noninteractive"})
    return done.stdout + done.stderr if done.returncode else ""


def _started(root: Path, arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return what is wrong with the program, or ""; it must exit with 0 and print no warnings."""
    try:
        done = _inside(root, [PROGRAM, *arguments], environ)
    except subprocess.TimeoutExpired:
        return f"it did not end within {trial.PATIENCE} s"
    print(done.stdout, end="")
    return f"status {done.returncode}: {done.stderr}" if done.returncode or done.stderr else ""


def _inside(
    root: Path, command: Sequence[str], environ: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    whole = {"HOME": "/root", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", **environ}
    return subprocess.run(
        ["chroot", str(root), *command],
        env=whole,
        capture_output=True,
        text=True,
        timeout=trial.PATIENCE,
        check=False,
    )


def _recommended(package: Path) -> list[str]:
    output = subprocess.run(
        ["dpkg-deb", "--field", package, "Recommends"], capture_output=True, text=True, check=True
    ).stdout
    return [part.split()[0] for part in output.split(",")]


def _contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@contextlib.contextmanager
def _mounted(root: Path) -> Iterator[None]:
    """Mount the devices and processes that every running system has."""
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


if __name__ == "__main__":
    found = run(Path(sys.argv[1]))
    for problem in found:
        print(f"FAILED: {problem}")
    sys.exit(1 if found else 0)
