"""Time from the start of the process to the first painted window: Cardtable beside a bare PySide6 window.

    python tests/bench/bench_start.py [--runs N]

Both are measured in turn, in the same run, so that a busy machine slows both: offscreen, and on the X server
that DISPLAY names. The goal is a ratio of 1.3 or less.
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

PROGRAMS = {
    "bare window": [sys.executable, "-c", BARE],
    "cardtable": [sys.executable, "-m", "cardtable"],
}


def seconds(command: list[str], environ: dict[str, str]) -> float:
    """Wall time of one process that ends after its first paint."""
    begun = time.perf_counter()
    # Without a timeout: waiting with one polls, in steps of up to 50 ms.
    subprocess.run(command, env=environ, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def compare(platform: str, runs: int, data: str) -> None:
    """Prints both medians on this platform, in milliseconds, and their ratio."""
    environ = os.environ | {
        "QT_QPA_PLATFORM": platform,
        "CARDTABLE_EXIT_AFTER_PAINT": "1",
        "CARDTABLE_DATA_DIR": data,
    }
    times: dict[str, list[float]] = {name: [] for name in PROGRAMS}
    for run in range(runs + 1):
        for name, command in PROGRAMS.items():
            taken = seconds(command, environ)
            if run > 0:  # the first run fills the disk cache
                times[name].append(taken)
    medians = {name: statistics.median(values) for name, values in times.items()}
    for name, values in times.items():
        print(
            f"{platform:10} {name:12} median {1000 * medians[name]:6.0f} ms"
            f"   fastest {1000 * min(values):6.0f} ms   slowest {1000 * max(values):6.0f} ms"
        )
    print(f"{platform:10} ratio {medians['cardtable'] / medians['bare window']:.2f}")


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
