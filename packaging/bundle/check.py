"""Check the built app: moved, read-only, without Python, with or without a display, installed, removed."""

from __future__ import annotations

import configparser
import os
import re
import runpy
import shutil
import statistics
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path

from bundle import make, trial
from bundle.identity import APP_ID, COMMAND, TOP
from bundle.make import Product

STARTS = 5

# In a realistic folder: with spaces, letters beyond ASCII, and a character that is special to shells.
ELSEWHERE = "Spiele & Übriges"


def run(app: Path, products: Sequence[Product]) -> list[str]:
    """Print the checks that passed; return the problems, a sentence each."""
    if sys.platform == "win32":
        return [_on_windows(products)]
    elif sys.platform == "darwin":
        return _report("self-test of the bundle", _self_test_of(app / "Contents" / "MacOS" / COMMAND))
    else:
        return _on_linux(app, products)


def _on_linux(app: Path, products: Sequence[Product]) -> list[str]:
    package, archive, image = (product.path for product in products[:3])
    assert package is not None
    assert archive is not None
    problems = _sizes(app, package)
    with tempfile.TemporaryDirectory(prefix="cardtable-check-") as name, trial.display() as display:
        folder = Path(name)
        folder.chmod(0o755)
        problems += _unpacked(archive, folder, display)
        if image is not None:
            problems += _carried(image, folder)
        problems += _valid(package, folder)
        problems += _installed(package, folder, display)
        if display is not None:
            _measure(app, folder, display)
    return problems


def _report(what: str, problem: str) -> list[str]:
    """Print how a check went."""
    print(f"{'FAILED' if problem else 'passed'}  {what}", flush=True)
    return [f"{what}: {problem}"] if problem else []


def _left_out(what: str, why: str) -> list[str]:
    print(f"left out  {what}: {why}", flush=True)
    return []


def _sizes(app: Path, package: Path) -> list[str]:
    problems = []
    for path, goal in ((app, trial.FOLDER_GOAL), (package, trial.PACKAGE_GOAL)):
        size = make.size(path)
        what = f"{path.name} has {size / 1e6:.1f} MB, goal {goal / 1e6:.0f}"
        problems += _report(what, "too large" if size > goal else "")
    return problems


def _self_test_of(program: Path) -> str:
    with tempfile.TemporaryDirectory(prefix="cardtable-check-") as name:
        return trial.self_test(trial.Person(Path(name)), program, {"QT_QPA_PLATFORM": "offscreen"})


def _unpacked(archive: Path, folder: Path, display: str | None) -> list[str]:
    """Check the archive in another, read-only folder; then install it for one user, and remove it."""
    person = trial.Person(folder / "one person")
    place = folder / ELSEWHERE
    place.mkdir()
    # Debian 12's tarfile has no filters; later versions require one.
    subprocess.run(["tar", "-xzf", str(archive), "-C", str(place)], check=True)
    trial.lock(place)
    try:
        root = next(place.iterdir())
        program = root / "bin" / COMMAND
        offscreen = {"QT_QPA_PLATFORM": "offscreen"}
        problems = _report("self-test offscreen, read-only", trial.self_test(person, program, offscreen))
        left = sorted(path.name for path in person.home.iterdir())
        problems += _report("the self-test leaves nothing at home", f"{left}" if left else "")
        if display is None:
            problems += _left_out("self-test under X", "there is no Xvfb")
        else:
            # Without a locale too: names beyond ASCII must still be found.
            under_x = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display, "LANG": "C"}
            problems += _report("self-test under X", trial.self_test(person, program, under_x))
        return problems + _for_one_user(root, person)
    finally:
        trial.unlock(place)


def _carried(image: Path, folder: Path) -> list[str]:
    """Check the AppImage on a system that can't mount it: it must unpack itself and run."""
    person = trial.Person(folder / "a third person")
    own = folder / image.name
    shutil.copy(image, own)
    environ = {"QT_QPA_PLATFORM": "offscreen", "APPIMAGE_EXTRACT_AND_RUN": "1"}
    return _report("self-test of the AppImage", trial.self_test(person, own, environ))


def _for_one_user(root: Path, person: trial.Person) -> list[str]:
    """Check install.sh, a start by the desktop file's Exec, a game, and install.sh --remove."""
    tools = {"PATH": "/usr/bin:/bin"}
    games = person.home / ".local" / "share" / COMMAND
    done = person.run([root / "install.sh"], tools)
    problems = _report("install.sh", "" if done.returncode == 0 else done.stdout + done.stderr)
    if problems:
        return problems
    desktop = person.home / ".local" / "share" / "applications" / f"{APP_ID}.desktop"
    problems += _report(
        "its desktop file opens the window", _opens(person, desktop, {"QT_QPA_PLATFORM": "offscreen"})
    )
    had = _files_at_home(person.home, games)
    done = person.run([root / "install.sh", "--remove"], tools)
    left = [path for path in _files_at_home(person.home, games) if path in had and path.suffix != ".cache"]
    problem = (
        done.stderr
        if done.returncode
        else f"{left}"
        if left
        else ""
        if games.is_dir()
        else "the games are gone"
    )
    return problems + _report("install.sh --remove leaves the games alone", problem)


def _files_at_home(home: Path, games: Path) -> list[Path]:
    """Return the files in the home folder, without games and the caches of desktop tools."""
    own = (games, home / ".local" / "share" / "mime", home / ".cache", home / ".config")
    return [
        path
        for path in sorted(home.rglob("*"))
        if (path.is_file() or path.is_symlink()) and not any(path.is_relative_to(place) for place in own)
    ]


def _opens(person: trial.Person, desktop: Path, environ: dict[str, str]) -> str:
    """Return what is wrong with starting the app as a desktop does, up to its start page."""
    words = words_of(desktop_entry(desktop.read_text(encoding="utf-8"))["Exec"])
    try:
        done = person.run(
            words, environ | {trial.EXIT_AFTER_PAINT: trial.START_PAGE, "PATH": "/usr/bin:/bin"}, 60
        )
    except subprocess.TimeoutExpired:
        return "it did not paint within 60 s"
    return "" if done.returncode == 0 and not done.stderr else f"status {done.returncode}: {done.stderr}"


def desktop_entry(text: str) -> dict[str, str]:
    """Return the keys of a desktop file's first group."""
    reader = configparser.RawConfigParser(interpolation=None, delimiters=["="])
    reader.optionxform = str  # type: ignore[assignment,method-assign]
    reader.read_string(text)
    return dict(reader["Desktop Entry"])


def words_of(line: str) -> list[str]:
    """Return the command in the Exec of a desktop file, opened without a file.

    Desktop files double each backslash in strings, and escape special characters in quoted words.
    """
    words = [
        re.sub(r"\\(.)", r"\1", quoted) if quoted else plain
        for quoted, plain in re.findall(r'"((?:[^"\\]|\\.)*)"|(\S+)', line.replace("\\\\", "\\"))
    ]
    return [word.replace("%%", "%") for word in words if word not in ("%f", "%F", "%u", "%U")]


def _valid(package: Path, folder: Path) -> list[str]:
    """Return what the system's own tools report about the package and its files."""
    root = folder / "package"
    subprocess.run(["dpkg-deb", "--extract", str(package), str(root)], check=True)
    share = root / "usr" / "share"
    tools: list[tuple[str, list[str]]] = [
        ("desktop-file-validate", [str(share / "applications" / f"{APP_ID}.desktop")]),
        ("appstreamcli", ["validate", "--no-net", str(share / "metainfo" / f"{APP_ID}.metainfo.xml")]),
        ("lintian", ["--fail-on", "error", "--allow-root", str(package)]),
    ]
    problems = []
    for tool, words in tools:
        if shutil.which(tool) is None:
            problems += _left_out(tool, "it is not installed")
            continue
        done = subprocess.run([tool, *words], capture_output=True, text=True, check=False)
        problems += _report(tool, done.stdout + done.stderr if done.returncode else "")
    return problems


def _installed(package: Path, folder: Path, display: str | None) -> list[str]:
    """Install the package, start it by its desktop file, and remove it again."""
    if not trial.is_root() or shutil.which("dpkg") is None:
        return _left_out("installing the package", "that takes root on a Debian")
    if subprocess.run(["dpkg", "--status", COMMAND], capture_output=True, check=False).returncode == 0:
        return _left_out("installing the package", "it is installed here already")
    person = trial.Person(folder / "another person")
    environ = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display} if display else {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(["dpkg", "--install", str(package)], capture_output=True, text=True, check=False)
    try:
        problems = _report("dpkg --install", done.stderr if done.returncode else "")
        if not problems:
            desktop = Path("/usr/share/applications") / f"{APP_ID}.desktop"
            problems += _report("its desktop file opens the window", _opens(person, desktop, environ))
        files = _files_of_package()
    finally:
        gone = subprocess.run(["dpkg", "--purge", COMMAND], capture_output=True, text=True, check=False)
    games = person.home / ".local" / "share" / COMMAND
    left = [path for path in files if path.is_file() or path.is_symlink()]
    problem = (
        gone.stderr
        if gone.returncode
        else f"{left}"
        if left
        else ""
        if games.is_dir()
        else "the games are gone"
    )
    return problems + _report("dpkg --purge leaves nothing but the games", problem)


def _files_of_package() -> list[Path]:
    output = subprocess.run(
        ["dpkg", "--listfiles", COMMAND], capture_output=True, text=True, check=False
    ).stdout
    paths = map(Path, output.splitlines())
    return [path for path in paths if path.is_file() or path.is_symlink()]


def _measure(app: Path, folder: Path, display: str) -> None:
    """Print the window's start time and memory, compared with a bare window and with the source."""
    bare: str = runpy.run_path(str(TOP / "tests" / "bench" / "bench_start.py"))["BARE"]
    environ = {
        "HOME": str(folder),
        "PATH": os.environ["PATH"],
        "LANG": "C.UTF-8",
        "CARDTABLE_DATA_DIR": str(folder / "data"),
        "QT_QPA_PLATFORM": "xcb",
        "DISPLAY": display,
        "PYTHONPATH": str(TOP),
    }
    source, built, window = (
        [sys.executable, "-m", COMMAND],
        [str(app / COMMAND)],
        [sys.executable, "-c", bare],
    )

    def median(command: list[str], picture: str) -> Callable[[], trial.Start]:
        return lambda: trial.start(command, environ | {trial.EXIT_AFTER_PAINT: picture})

    first = _in_turn([median(window, trial.FIRST_PICTURE), median(built, trial.FIRST_PICTURE)])
    page = _in_turn([median(source, trial.START_PAGE), median(built, trial.START_PAGE)])
    # The second figure is reliable on a busy machine, too.
    ratio, worked = first[1].seconds / first[0].seconds, first[1].worked / first[0].worked
    print(
        f"measured  first picture {1000 * first[1].seconds:.0f} ms, bare window"
        f" {1000 * first[0].seconds:.0f} ms: {ratio:.2f},"
        f" of processor time {worked:.2f}, goal {trial.START_GOAL}"
    )
    print(
        f"measured  start page {page[1].memory / 1e6:.0f} MB, from source {page[0].memory / 1e6:.0f} MB:"
        f" {page[1].memory / page[0].memory:.2f}, goal 1.00",
        flush=True,
    )


def _in_turn(starts: Sequence[Callable[[], trial.Start]]) -> list[trial.Start]:
    """Return the medians of several starts in turn, so that load affects all; the first is a warm-up."""
    taken = [[begin() for begin in starts] for _ in range(STARTS + 1)][1:]

    return [
        trial.Start(*(statistics.median(values) for values in zip(*column, strict=True)))
        for column in zip(*taken, strict=True)
    ]


def _on_windows(products: Sequence[Product]) -> str:
    """Check the portable zip, unpacked in another folder."""
    portable = next(path for path, _ in products if path is not None and path.suffix == ".zip")
    with tempfile.TemporaryDirectory(prefix="cardtable-check-") as name:
        place = Path(name) / ELSEWHERE
        with zipfile.ZipFile(portable) as file:
            file.extractall(place)
        program = next(place.rglob(f"{COMMAND}.exe"))
        done = subprocess.run([str(program), "--self-test"], check=False, timeout=trial.PATIENCE)
    return "" if done.returncode == 0 else f"the self-test of the portable app ended with {done.returncode}"
