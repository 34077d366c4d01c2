"""Keep a ledger of how fast Cardtable is, and report what got worse: `python -m tests.bench.ledger`.

    python -m tests.bench.ledger [--figures start frames …] [--repeats N] [--not-to-keep]

Every figure is a ratio to something bare in the same run, so that machines can be compared:

    start     first picture, start page, and the peak memory of each, to a bare PySide6 window
    memory    resident memory after a few games, to the peak memory of a bare PySide6 window
    frames    99th percentile of the interval between frames, to that of a bare view that moves plain pictures
    engine    moves per second through `legal_moves` and `apply`, to plain Python and, if `open_spiel` is installed,
              to its crazy eights, by version: 2.0.2 plays them 1.8 times as fast as 1.6. The only figures of which
              more is better
    thought   processor time of an expert's median move, to a fixed amount of plain Python
    phones    95 of 100 answers to a tap at a table with a game, to those of the network alone
    lab       time to the lab's first sentence, to the start of a bare Python

Each repeat measures every figure once, each group in its own process. A figure is the median of its repeats, and
its noise is the largest distance of a repeat from it. A figure got worse if it changed by more than its own noise
and that of the last line together, and by a twentieth: few repeats show little of the noise. Lines are kept in
`ledger.jsonl` in this folder, one for each measured commit. Nothing passes or fails here: run it on an idle machine
before a release.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path

LEDGER = Path(__file__).with_name("ledger.jsonl")
REPEATS = 3

STARTS = 5
"""Measured starts of each program in one repeat."""
GAMES = 5
PARTS = ("dealing", "playing", "carrying a card", "opening boards")
VARIANTS = ("ninety-nine", "boom-o", "ninety-nine-baltimore")
PLAYERS = 4
YARDSTICKS = 20
PHONES, TAPS = 8, 50
BARE_STARTS = 10

LEAST_CHANGE = 0.05
"""Share of a figure that a change has to exceed."""

MORE_IS_BETTER = "engine"
"""Group whose figures are the better the larger they are."""


# --- measuring: each function is one repeat in its own process, and imports what it needs there -----------------


def measure_start() -> dict[str, float]:
    """Return the start's ratios, offscreen and on the X server that DISPLAY names."""
    from tests.bench import bench_start

    found: dict[str, float] = {}
    for screen in ("offscreen", *(["xcb"] if os.environ.get("DISPLAY") else [])):
        with tempfile.TemporaryDirectory() as folder:
            starts = bench_start.measure(screen, STARTS, [], Path(folder))
        for figure in ("wall", "memory"):
            medians = {
                name: statistics.median(getattr(one, figure) for one in taken)
                for name, taken in starts.items()
            }
            if bare := medians.pop(bench_start.WINDOW):
                found |= {f"{name}, {figure}, {screen}": value / bare for name, value in medians.items()}
    return found


def measure_memory() -> dict[str, float]:
    """Return the ratio of memory after a few games."""
    from tests.bench import bench_start

    # Before large modules are imported, since a process also counts the memory of its parent.
    bare = bench_start.spent(bench_start.WINDOW, [], dict(os.environ)).memory
    if not sys.platform.startswith("linux"):
        return {}
    from PySide6.QtWidgets import QApplication

    from tests.bench import bench_memory

    application = QApplication(sys.argv[:1])
    with bench_memory.opened(application) as window:
        for seed in range(GAMES):
            bench_memory.play_one(application, window, seed)
        return {f"resident after {GAMES} games": bench_memory.resident() / bare}


def measure_frames() -> dict[str, float]:
    """Return the ratios of frames at a table of ten."""
    from PySide6.QtWidgets import QApplication

    from tests.bench import bench_frames

    _application = QApplication(sys.argv[:1])
    found = {}
    with bench_frames.opened(bench_frames.SIZE) as window:
        beat = bench_frames.beat_of(window)
        interval = beat.interval()
        watch = bench_frames.Watch(beat, window.table.page.view.viewport())
        for part in PARTS:
            watch.begin_part()
            bench_frames.PARTS[part](window, watch)
            found[part] = bench_frames.percentile(watch.times.interval)
    bare = bench_frames.percentile(bench_frames.measure_bare(bench_frames.SIZE, interval).interval)
    return {part: value / bare for part, value in found.items()}


def measure_engine() -> dict[str, float]:
    """Return the engine's ratios in a few games."""
    from tests.bench import bench_engine

    found: dict[str, float] = {}
    for variant in VARIANTS:
        fresh, _, _, _, *bare = bench_engine.measure(variant, PLAYERS)
        references = ["plain Python"]
        if len(bare) > 1:
            references.append(f"OpenSpiel {version('open_spiel')}")
        found |= {
            f"{variant}, to {name}": fresh / value for name, value in zip(references, bare, strict=True)
        }
    return found


def measure_thought() -> dict[str, float]:
    """Return the ratios of an expert's thought in a few games."""
    from tests.bench import bench_engine, bench_thinking

    found = {}
    for variant in VARIANTS:
        began = time.process_time()
        for _ in range(YARDSTICKS):
            bench_engine.yardstick()
        bare = (time.process_time() - began) / YARDSTICKS * 1000
        found[variant] = statistics.median(bench_thinking.move_times(variant, PLAYERS)) / bare
    return found


def measure_phones() -> dict[str, float]:
    """Return the ratio of a table's answers to phones."""
    from PySide6.QtWidgets import QApplication

    from tests.bench import bench_phones

    _application = QApplication(sys.argv[:1])
    answers = []
    with tempfile.TemporaryDirectory() as folder:
        makers: list[Callable[[], bench_phones.Table]] = [
            lambda: bench_phones.GameTable(PHONES, VARIANTS[0], Path(folder)),
            lambda: bench_phones.Table(PHONES),
        ]
        for make in makers:
            table = make()
            taps = bench_phones.measured(table, TAPS).taps
            table.close()
            answers.append(statistics.quantiles(taps, n=20)[-1])
    game, bare = answers
    return {"a tap to its answer": game / bare}


def measure_lab() -> dict[str, float]:
    """Return the ratio of the lab's first sentence."""
    from cardtable.controller.lab.laboratory import Lab
    from cardtable.rules.catalog import catalog
    from tests.bench import bench_lab_felt

    bare = []
    for _ in range(BARE_STARTS):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", ""], check=True)
        bare.append(time.perf_counter() - began)
    found = {}
    for variant in VARIANTS:
        lab = Lab()
        first = bench_lab_felt.until_a_sentence(lab, catalog().resolve(variant).document)
        lab.stop()
        found[variant] = first / statistics.median(bare)
    return found


MEASURES: dict[str, Callable[[], dict[str, float]]] = {
    "start": measure_start,
    "memory": measure_memory,
    "frames": measure_frames,
    "engine": measure_engine,
    "thought": measure_thought,
    "phones": measure_phones,
    "lab": measure_lab,
}


def measure(groups: Sequence[str], repeats: int) -> dict[str, Figure]:
    """Return the figures of the groups; each repeat measures all groups, so a slow minute affects one of each."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for repeat in range(repeats):
        for group in groups:
            print(f"repeat {repeat + 1} of {repeats}: {group}", file=sys.stderr, flush=True)
            spawn = multiprocessing.get_context("spawn")
            with ProcessPoolExecutor(1, mp_context=spawn) as pool:
                for name, ratio in pool.submit(MEASURES[group]).result().items():
                    found[f"{group}: {name}"].append(ratio)
    return {name: Figure.of(ratios) for name, ratios in found.items()}


# --- the ledger -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Figure:
    """A ratio to something bare, and the largest distance of a repeat from it."""

    ratio: float
    noise: float

    @classmethod
    def of(cls, ratios: list[float]) -> Figure:
        """Return the figure of these repeats."""
        middle = statistics.median(ratios)
        return cls(round(middle, 6), round(max(abs(ratio - middle) for ratio in ratios), 6))


@dataclass(frozen=True)
class Line:
    """The figures of one commit; `machine` is only the kind of machine."""

    commit: str
    date: str
    machine: str
    repeats: int
    figures: dict[str, Figure]

    @classmethod
    def of(cls, text: str) -> Line:
        """Read a line of the ledger."""
        fields = json.loads(text)
        figures = {name: Figure(**figure) for name, figure in fields.pop("figures").items()}
        return cls(figures=figures, **fields)


def is_worse(name: str, now: Figure, before: Figure) -> bool:
    """Return whether the figure got worse by more than the noise of both, and by more than a little."""
    change = now.ratio - before.ratio
    least = max(now.noise + before.noise, LEAST_CHANGE * before.ratio)
    return (-change if name.startswith(f"{MORE_IS_BETTER}:") else change) > least


def judge(now: Line, before: Line) -> list[str]:
    """Return sentences on what got worse since the line before."""
    both = [name for name in now.figures if name in before.figures]
    worse = [name for name in both if is_worse(name, now.figures[name], before.figures[name])]
    said = [
        f"{name} got worse: {before.figures[name].ratio:.3g} before, {now.figures[name].ratio:.3g} now"
        f" (noise {before.figures[name].noise:.2g} and {now.figures[name].noise:.2g})."
        for name in worse
    ]
    if not worse:
        said.append(f"None of {len(both)} figures got worse by more than its noise since {before.commit}.")
    if now.machine != before.machine:
        said.append(f"Take care: {before.commit} was measured on another kind of machine ({before.machine}).")
    return said


def kept() -> list[Line]:
    """Return the kept lines, oldest first."""
    return (
        [Line.of(text) for text in LEDGER.read_text(encoding="utf-8").splitlines()] if LEDGER.exists() else []
    )


def with_line(lines: list[Line], line: Line) -> list[Line]:
    """Return the lines with another one, which is merged with a line of the same commit."""
    again = {
        name: figure for one in lines if one.commit == line.commit for name, figure in one.figures.items()
    }
    others = [one for one in lines if one.commit != line.commit]
    return [*others, replace(line, figures=again | line.figures)]


def git(*words: str) -> str:
    """Return the output of a git command for this project."""
    command = ["git", "-C", str(LEDGER.parent), *words]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--figures", nargs="+", choices=MEASURES, default=list(MEASURES), help="default: all")
    parser.add_argument("--repeats", type=int, default=REPEATS, help=f"at least 2 (default {REPEATS})")
    parser.add_argument("--not-to-keep", action="store_true", help="only say what was measured")
    asked = parser.parse_args()
    if asked.repeats < 2:
        parser.error("one repeat doesn't show its noise: --repeats must be at least 2")
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ":/", f":(exclude){LEDGER.name}")
    if changed and not asked.not_to_keep:
        parser.error("files differ from the commit: commit them first, or measure with --not-to-keep")
    line = Line(
        git("rev-parse", "--short=12", "HEAD"),
        datetime.now(UTC).date().isoformat(),
        f"{platform.system()}, {platform.machine()}, {os.cpu_count()} processors,"
        f" Python {platform.python_version()}",
        asked.repeats,
        measure(asked.figures, asked.repeats),
    )
    for name, figure in line.figures.items():
        print(f"{name:<48}{figure.ratio:>9.3g}   noise {figure.noise:.2g}")
    *before, whole = with_line(kept(), line)
    print("\n".join(judge(line, before[-1])) if before else "No line is kept yet to compare these with.")
    if not asked.not_to_keep:
        texts = [json.dumps(asdict(one), ensure_ascii=False) + "\n" for one in (*before, whole)]
        LEDGER.write_text("".join(texts), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
