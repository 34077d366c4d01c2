"""How evenly the window moves while the lab runs: `python tests/bench/bench_workshop.py [SECONDS]`.

The panel that tells what a draft means is open, and a beat of 60 a second asks for a picture of it. Measured
is how long each beat comes after the last one, and what the window's thread spent in between by its own clock,
in milliseconds: first with the lab at rest, then with it at work while a rule is changed every two seconds; at
last how long it takes to stop, and how many processes are left.

    processor   THE GOAL: 99th percentile under 16.7; tells the truth on a busy machine too
    interval    only a quiet machine can show that they are even; the load of the others is printed
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from cardtable.rules.drafting.draft import begin
from cardtable.rules.drafting.fit import fit
from cardtable.ui.drawing.fonts import load_fonts
from cardtable.ui.drawing.theme import FOREST
from cardtable.ui.pages.workshop.told_panel import ToldPanel
from cardtable.ui.widgets.style_sheet import style_sheet

BEAT = 1000 / 60
EDIT = 2.0


def beats(panel: ToldPanel, seconds: float, changing: bool) -> tuple[list[float], list[float]]:
    """The intervals of the beats, and the time of the processor, both sorted."""
    first = begin("ninety-nine")
    late: list[float] = []
    spent: list[float] = []
    loop, began = QEventLoop(), time.perf_counter()
    state = {"last": began, "spent": time.thread_time(), "edit": 0.0, "hand": 3}

    def beat() -> None:
        now = time.perf_counter()
        late.append((now - state["last"]) * 1000)
        spent.append((time.thread_time() - state["spent"]) * 1000)
        state["last"], state["spent"] = now, time.thread_time()
        if changing and now - state["edit"] > EDIT:
            state["edit"], state["hand"] = now, state["hand"] % 6 + 1
            draft = first.changed({"hand": int(state["hand"])})
            fitting = fit(draft)
            # What the editor does itself is not the panel's.
            state["last"], state["spent"] = time.perf_counter(), time.thread_time()
            panel.show_draft(draft, fitting, first)
        panel.repaint()
        if now - began > seconds:
            loop.quit()

    timer = QTimer(interval=int(BEAT), timerType=Qt.TimerType.PreciseTimer)
    timer.timeout.connect(beat)
    timer.start()
    loop.exec()
    timer.stop()
    return sorted(late[5:]), sorted(spent[5:])


def tell(name: str, measured: tuple[list[float], list[float]]) -> None:
    """Two lines."""
    for what, values in zip(("interval", "processor"), measured, strict=True):
        middle, high = values[len(values) // 2], values[int(len(values) * 0.99)]
        print(f"{name:12} {what:10} median {middle:5.1f}  99th {high:5.1f}  longest {values[-1]:6.1f}")


def main() -> None:
    """All of it."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    app = QApplication([])
    load_fonts()
    panel = ToldPanel(FOREST)
    panel.setStyleSheet(style_sheet(FOREST))
    panel.resize(360, 760)
    panel.show()
    app.processEvents()
    print(f"load {os.getloadavg()[0]:.1f}, beats of {BEAT:.1f} ms")
    tell("lab at rest", beats(panel, seconds, changing=False))
    for view in ("fair", "words", "compare"):
        panel.show_view(view)
        tell(view, beats(panel, seconds, changing=True))
    processes = len(multiprocessing.active_children())
    began = time.perf_counter()
    panel.stop()
    stopped = (time.perf_counter() - began) * 1000
    left = len(multiprocessing.active_children())
    print(f"stopped {processes} processes in {stopped:.0f} ms; {left} left")


if __name__ == "__main__":
    main()
