"""Running the built app as a new user would: without Python, with an empty home and a display."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

PASSED = re.compile(r"cardtable self-test passed: .+\n")
NOBODY = 65534
PATIENCE = 300

# Five megabytes of the folder are texts: our catalogs in thirteen languages, and Qt's in most of them.
# Seven are recorded speech.
FOLDER_GOAL, PACKAGE_GOAL = 119e6, 40e6
START_GOAL = 1.3

EXIT_AFTER_PAINT = "CARDTABLE_EXIT_AFTER_PAINT"
FIRST_PICTURE, START_PAGE = "1", "2"


class Start(NamedTuple):
    """The measurements of one start.

    Seconds until the program ended, its processor time in seconds, and its peak memory in bytes.
    """

    seconds: float
    worked: float
    memory: float


def is_root() -> bool:
    """Return whether this process is root; never on Windows."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


class Person:
    """A user with an empty home under `folder` and an empty path; not root, if possible."""

    def __init__(self, folder: Path) -> None:
        self.home = folder / "Zuhause von Zoë"
        self.home.mkdir(parents=True)
        empty = folder / "no programs"
        empty.mkdir()
        self.environ = {"HOME": str(self.home), "PATH": str(empty), "LANG": "C.UTF-8"}
        # Qt would start a message bus if there is none, and its files would count as the app's.
        self.environ["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={empty}"
        self._is_root = is_root()
        if self._is_root:
            shutil.chown(self.home, NOBODY, NOBODY)

    def run(
        self, command: Sequence[str | Path], environ: Mapping[str, str], patience: float = PATIENCE
    ) -> subprocess.CompletedProcess[str]:
        """Run a program with these variables added to the user's environment. Raises TimeoutExpired."""
        user = NOBODY if self._is_root else None
        return subprocess.run(
            [str(word) for word in command],
            env={**self.environ, **environ},
            cwd="/" if os.name == "posix" else None,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=patience,
            check=False,
            user=user,
            group=user,
            extra_groups=() if self._is_root else None,
        )


def self_test(person: Person, program: Path, environ: Mapping[str, str]) -> str:
    """Return what the program's self-test finds wrong; "" if all is well."""
    try:
        done = person.run([program, "--self-test"], environ)
    except subprocess.TimeoutExpired:
        return f"the self-test did not end within {PATIENCE} s"
    if done.returncode == 0 and PASSED.fullmatch(done.stdout) and not done.stderr:
        return ""
    return f"status {done.returncode}, said {done.stdout + done.stderr!r}"


def start(command: Sequence[str], environ: Mapping[str, str], patience: float = PATIENCE) -> Start:
    """Run a program and measure it; kill it if it hasn't ended after `patience` seconds.

    Raises CalledProcessError.
    """
    if sys.platform == "win32":
        raise NotImplementedError("Windows does not say what a process took")
    else:
        begun = time.perf_counter()
        process = subprocess.Popen(command, env=dict(environ), cwd="/", stdout=subprocess.DEVNULL)
        # The measurements come from waiting for the process, which has no time limit of its own.
        end = threading.Timer(patience, process.kill)
        end.start()
        try:
            _, status, used = os.wait4(process.pid, 0)
        finally:
            end.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        taken = time.perf_counter() - begun
        if process.returncode != 0:
            raise subprocess.CalledProcessError(process.returncode, list(command))
        return Start(taken, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024)


@contextlib.contextmanager
def display() -> Iterator[str | None]:
    """Yield the name of a temporary X display; None without Xvfb."""
    if shutil.which("Xvfb") is None:
        yield None
        return
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read, encoding="ascii") as file:
            yield f":{file.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@contextlib.contextmanager
def compositor(folder: Path) -> Iterator[str | None]:
    """Yield the name of a temporary Wayland display, its socket in `folder`; None without weston."""
    if shutil.which("weston") is None:
        yield None
        return
    folder.mkdir(mode=0o700)
    name = "wayland-1"
    command = ["weston", "--backend=headless-backend.so", f"--socket={name}", "--no-config", "--idle-time=0"]
    environ = {"PATH": os.environ["PATH"], "XDG_RUNTIME_DIR": str(folder)}
    server = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while not (folder / name).exists():
            if server.poll() is not None:
                raise OSError(f"weston ended with {server.returncode}")
            time.sleep(0.05)
        yield name
    finally:
        server.terminate()
        server.wait()


def lock(folder: Path) -> None:
    """Make a folder and its contents read-only and owned by root."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)


def unlock(folder: Path) -> None:
    """Let the owner write to the folder again."""
    for path in (folder, *folder.rglob("*")):
        if path.is_dir() and not path.is_symlink():
            path.chmod(path.stat().st_mode | 0o700)
