"""Time from the start of the process to a painted window: Cardtable beside a bare PySide6 window.

    python tests/bench/bench_start.py [--runs N]

Cardtable twice: up to the first picture, the room with blank tiles, and up to the whole start page. All are
measured in turn, in the same run, so that a busy machine slows all: offscreen, and on the X server that
DISPLAY names. The goal is a ratio of 1.3 or less for the first picture.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

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

# What is run, and after which picture Cardtable ends.
PROGRAMS = {
    WINDOW: ([sys.executable, "-c", BARE], ""),
    FIRST: ([sys.executable, "-m", "cardtable"], "1"),
    WHOLE: ([sys.executable, "-m", "cardtable"], "2"),
}


def seconds(program: str, environ: dict[str, str]) -> float:
    """Wall time of one process that ends after its picture."""
    command, picture = PROGRAMS[program]
    environ["CARDTABLE_EXIT_AFTER_PAINT"] = picture
    begun = time.perf_counter()
    # Without a timeout: waiting with one polls, in steps of up to 50 ms.
    subprocess.run(command, env=environ, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def compare(platform: str, runs: int, data: str) -> None:
    """Prints the medians on this platform, in milliseconds, and their ratios to the bare window."""
    environ = os.environ | {
        "QT_QPA_PLATFORM": platform,
        "CARDTABLE_DATA_DIR": data,
    }
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for run in range(runs + 1):
        for name in PROGRAMS:
            taken = seconds(name, environ)
            if run > 0:  # the first run fills the disk cache
                times[name].append(taken)
    medians = {name: statistics.median(values) for name, values in times.items()}
    for name, values in times.items():
        print(
            f"{platform:10} {name:14} median {1000 * medians[name]:6.0f} ms"
            f"   fastest {1000 * min(values):6.0f} ms   slowest {1000 * max(values):6.0f} ms"
        )
    for name in (FIRST, WHOLE):
        ratio = medians[name] / medians[WINDOW]
        fastest = min(times[name]) / min(times[WINDOW])
        print(f"{platform:10} {name:14} ratio {ratio:.2f}, of the fastest {fastest:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=15, help="measured runs of each program (default 15)")
    runs = parser.parse_args().runs
    platforms = ["offscreen", *(["xcb"] if os.environ.get("DISPLAY") else [])]
    with tempfile.TemporaryDirectory() as data:
        for platform in platforms:
            compare(platform, runs, data)


if __name__ == "__main__":
    main()
