"""Time to count statistics, show them and start the app, with an archive of many games.

    python tests/bench/bench_archive.py [--games N] [--runs N] [--folder DIR]

Random games of all variants, by Mia and two computers, are written to the folder, or to a temporary one. Times
are processor time, so other programs change them little. The start of the app is compared with a start with an
empty folder in the same run. Goals: figures and album in under a second, a full recount in under a minute, and a
start that isn't slower.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from cardtable.controller.lab.simulate import Games
from cardtable.game.record.text import parse_record, record_text
from cardtable.rules.catalog import catalog
from cardtable.storage.statistics import Statistics

FIRST_DAY = date(2024, 1, 1)


def fill(folder: Path, count: int) -> int:
    """Write finished games, some for each day; return their size in bytes."""
    archive = folder / "games" / "finished"
    archive.mkdir(parents=True, exist_ok=True)
    book, size = catalog(), 0
    fitting = [rules for rules in map(book.resolve, book.ids) if rules.min_players <= 3 <= rules.max_players]
    tables = [Games(rules, 3, ["random"], 7, last_deal=0 if rules.has_end else 5) for rules in fitting]
    for number in range(count):
        path = archive / f"{number:06}.cardtable"
        if not path.exists():
            lines: list[str] = []
            tables[number % len(tables)].play_game(number, None, lines)
            record = parse_record("".join(lines).encode())
            day = FIRST_DAY + timedelta(days=number // 15)
            seats = (("Mia", ""), ("Olive", "cautious"), ("Ben", "expert/0"))
            header = replace(record.header, seats=seats, date=f"{day}T10:00:00Z")
            path.write_text(record_text(replace(record, header=header)), "utf-8", newline="\n")
        size += path.stat().st_size
    return size


def taken(act: Callable[[], object]) -> float:
    """Return the processor time of a call, in seconds."""
    begun = time.process_time()
    act()
    return time.process_time() - begun


def page_time(folder: Path) -> float:
    """Return the processor time until the album with its calendar is painted in a running app."""
    from PySide6.QtWidgets import QApplication

    from tests.ui.driver import MainWindow

    application = QApplication.instance() or QApplication(["cardtable"])
    window = MainWindow(folder, speed=0)
    window.show()
    application.processEvents()
    window.start.page.repaint()

    def open_page() -> None:
        window.album.show()
        page = window.album.page
        while not page.place.is_there:
            application.processEvents()
        page.repaint()

    found = taken(open_page)
    window.close()
    return found


def start_time(folder: Path) -> float:
    """Return the processor time of a start up to the whole start page."""
    environ = os.environ | {"CARDTABLE_DATA_DIR": str(folder), "CARDTABLE_EXIT_AFTER_PAINT": "2"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-m", "cardtable"], env=environ, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(folder: Path, count: int, runs: int) -> None:
    size = fill(folder, count)
    print(f"{count} games, {size / 1e6:.0f} MB")
    (folder / "statistics.db").unlink(missing_ok=True)
    figures = Statistics(folder)
    print(f"counted again in {taken(figures.catch_up):.1f} s")
    before = figures.overview("Mia"), figures.exported()
    figures.close()
    figures = Statistics(folder)
    assert (figures.overview("Mia"), figures.exported()) == before
    print(f"nothing new to count in {1000 * taken(figures.catch_up):.0f} ms")
    print(f"deeds of a person in {1000 * taken(lambda: figures.album('Mia')):.0f} ms")
    print(f"figures of a person in {1000 * taken(lambda: figures.overview('Mia')):.0f} ms")
    figures.close()
    print(f"album painted in {1000 * page_time(folder):.0f} ms")
    (folder / "statistics.db").unlink()
    print(f"album painted in {1000 * page_time(folder):.0f} ms, with all games still to be counted")
    with tempfile.TemporaryDirectory() as empty:
        times: dict[str, list[float]] = {"full": [], "empty": []}
        for run in range(runs + 1):
            for name, archive in (("full", folder), ("empty", Path(empty))):
                found = start_time(archive)
                if run > 0:  # the first run fills the disk cache
                    times[name].append(found)
    full, bare = statistics.median(times["full"]), statistics.median(times["empty"])
    print(f"start {1000 * full:.0f} ms, with an empty folder {1000 * bare:.0f} ms, ratio {full / bare:.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--folder", type=Path)
    arguments = parser.parse_args()
    if arguments.folder is not None:
        measure(arguments.folder, arguments.games, arguments.runs)
        return
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), arguments.games, arguments.runs)


if __name__ == "__main__":
    main()
