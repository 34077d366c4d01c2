"""Time from the start of the process to a painted window, compared with a bare PySide6 window.

    python tests/bench/bench_start.py [--runs N] [--language TAG]

Cardtable is measured up to the first picture (the room with blank tiles) and up to the whole start page, offscreen
and on the X server that DISPLAY names. All programs take turns in the same run, so that a busy machine slows all.
First runs, which don't count, compile the modules, as after an installation, and save the picture of the empty
table. Goals: a ratio of at most 1.15 for the first picture, and of 1.6 for the start page.

The wall clock shows what the player waits. Processor time leaves out other programs, so it is right on a busy
machine too. The peak memory of each start is printed too.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

BARE = """
import os
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, lambda: os._exit(0))

application = QApplication(sys.argv)
scene = QGraphicsScene()
scene.addText("Cardtable")
view = View(scene)
view.resize(1280, 800)
view.show()
sys.exit(application.exec())
"""

WINDOW, FIRST, WHOLE = "bare window", "first picture", "start page"
SETTLED = "settled"

# Each command, and the picture after which Cardtable ends.
PROGRAMS = {
    WINDOW: ([sys.executable, "-c", BARE], ""),
    FIRST: ([sys.executable, "-m", "cardtable"], "1"),
    WHOLE: ([sys.executable, "-m", "cardtable"], "2"),
}
BEFORE = {SETTLED: ([sys.executable, "-m", "cardtable"], "3")}
"""The command to run before the measured ones."""


class Spent(NamedTuple):
    """Seconds and MiB of one start; 0 if the system doesn't report them."""

    wall: float
    processor: float
    memory: float


UNITS = {"wall": (1000, "ms"), "processor": (1000, "ms"), "memory": (1, "MiB")}
"""Factor and unit of each printed figure."""


def spent(program: str, language: list[str], environ: dict[str, str]) -> Spent:
    """Return what one process takes that ends after its picture."""
    command, picture = (PROGRAMS | BEFORE)[program]
    if program != WINDOW:
        command = [*command, *language]
    environ["CARDTABLE_EXIT_AFTER_PAINT"] = picture
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=environ, stdout=subprocess.DEVNULL)
    if sys.platform == "win32":
        status, processor, memory = process.wait(), 0.0, 0.0
    else:
        # On Linux a process also counts the memory of its parent, so this one must be small.
        _, waited, used = os.wait4(process.pid, 0)
        status = process.returncode = os.waitstatus_to_exitcode(waited)
        processor = used.ru_utime + used.ru_stime
        memory = used.ru_maxrss / (2**20 if sys.platform == "darwin" else 2**10)
    wall = time.perf_counter() - begun
    if status:
        raise subprocess.CalledProcessError(status, command)
    return Spent(wall, processor, memory)


def measure(platform: str, runs: int, language: list[str], folder: Path) -> dict[str, list[Spent]]:
    """Return what each program takes in each of the runs on this platform."""
    environ = os.environ | {
        "QT_QPA_PLATFORM": platform,
        "CARDTABLE_DATA_DIR": str(folder / "data"),
        "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
    }
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    found: dict[str, list[Spent]] = {name: [] for name in PROGRAMS}
    for _ in range(2):  # Without a frame, a window isn't shown at its first size.
        spent(SETTLED, language, environ)
    for run in range(runs + 1):
        for name in PROGRAMS:
            taken = spent(name, language, environ)
            if run > 0:  # the first run compiles, and fills the disk cache
                found[name].append(taken)
    return found


def compare(platform: str, runs: int, language: list[str], folder: Path) -> None:
    """Print the medians on this platform and their ratios to the bare window."""
    found = measure(platform, runs, language, folder)
    for clock in Spent._fields:
        times = {name: [getattr(one, clock) for one in taken] for name, taken in found.items()}
        if any(times[WINDOW]):
            report(platform, clock, times)


def report(platform: str, clock: str, times: dict[str, list[float]]) -> None:
    """Print one of the figures of each program."""
    factor, unit = UNITS[clock]
    medians = {name: statistics.median(values) for name, values in times.items()}
    for name, values in times.items():
        ratio = medians[name] / medians[WINDOW]
        print(
            f"{platform:10} {clock:10} {name:14} median {factor * medians[name]:6.0f} {unit}"
            f"   least {factor * min(values):6.0f} {unit}   most {factor * max(values):6.0f} {unit}"
            f"   ratio {ratio:.2f}, of the least {min(values) / min(times[WINDOW]):.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=15, help="measured runs of each program (default 15)")
    parser.add_argument("--language", metavar="TAG", help="what Cardtable speaks (default: as the system)")
    options = parser.parse_args()
    language = ["--language", options.language] if options.language else []
    platforms = ["offscreen", *(["xcb"] if os.environ.get("DISPLAY") else [])]
    with tempfile.TemporaryDirectory() as folder:
        for platform in platforms:
            compare(platform, options.runs, language, Path(folder))


if __name__ == "__main__":
    main()
