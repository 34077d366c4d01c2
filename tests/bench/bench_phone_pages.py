"""How long a person waits at a phone's page: from the code to the seat, and from a tap to its effect.

    python tests/bench/bench_phone_pages.py [--phones N] [--taps N] [--game VARIANT]

The pages are in a headless Chromium, the real server and match in another process on this computer. From the code
to the seat, typing a name doesn't count. The effect of a tap is measured on the page, until it is laid out again.
The processors that paint all pages also play the game, unlike with eight real phones; `bench_phones` measures the
table alone. Goals: a hand within 5 s, and within 2 s after waking.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.phones.browser import Page, browser
from tests.phones.fingers import Played, tap_something

_ASLEEP = 9.0
"""Seconds; the table misses a phone after seven."""

WATCH = """(() => {
  window.taps = [];
  let since = 0, turn = '';
  addEventListener('click', () => { since = performance.now(); turn = document.querySelector('main').dataset.turn; }, true);
  new MutationObserver(() => {
    const now = document.querySelector('main')?.dataset.turn;
    if (since && now !== turn) { document.body.offsetHeight; taps.push(performance.now() - since); since = 0; }
  }).observe(document.getElementById('page'), {subtree: true, attributes: true, childList: true});
})()"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--phones", type=int, default=8)
    parser.add_argument("--taps", type=int, default=100)
    parser.add_argument("--game", default="ninety-nine")
    given = parser.parse_args()
    game = Played(given.game, given.phones)
    with tempfile.TemporaryDirectory() as folder, browser(Path(folder)) as tools:
        try:
            pages, joined = [], []
            for number in range(given.phones):
                page = Page(tools, 390, 844)
                joined.append(_join(page, game, number))
                pages.append(page)
            taps = _played(pages, given.taps)
            woken = [_woken(page) for page in pages[:3]]
        finally:
            game.end()
    print(f"{given.phones} phones, {given.game}")
    print(
        f"from the code to the seat     median {statistics.median(joined) * 1000:6.0f} ms   worst {max(joined) * 1000:6.0f} ms"
    )
    print(
        f"from waking to the hand       median {statistics.median(woken) * 1000:6.0f} ms   worst {max(woken) * 1000:6.0f} ms"
    )
    taps.sort()
    print(
        f"from a tap to what it changes median {statistics.median(taps):6.1f} ms   95 % {taps[len(taps) * 95 // 100]:6.1f} ms"
        f"   worst {taps[-1]:6.1f} ms   ({len(taps)} taps)"
    )


def _join(page: Page, game: Played, number: int) -> float:
    """Return the seconds from the code to the form plus those from the form to the seat or hand."""
    host, invitation = game.line().split()
    begun = time.perf_counter()
    page.visit(f"http://{host}/#{invitation}")
    page.until("document.querySelector('.sit .primary')")
    spent = time.perf_counter() - begun
    page.tap("#name")
    page.write(f"Anna {number}")
    begun = time.perf_counter()
    page.tap(".sit .primary")
    page.until(
        "document.querySelector('.place[data-state=you]') || document.querySelector('.card img')?.complete"
    )
    return spent + time.perf_counter() - begun


def _played(pages: list[Page], wished: int) -> list[float]:
    """Return the milliseconds of each tap."""
    chance = random.Random(3)
    for page in pages:
        page.until("document.querySelector('main.table')")
        page.run(WATCH)
    while sum(len(page.run("taps")) for page in pages) < wished:
        if "over" in [tap_something(page, chance) for page in pages]:
            break
    return [float(tap) for page in pages for tap in page.run("taps")]


def _woken(page: Page) -> float:
    """Return the seconds until a phone has its hand again after the table has hung up."""
    page.ask("Page.setWebLifecycleState", state="frozen")
    time.sleep(_ASLEEP)
    before = len(page.sheets())
    begun = time.perf_counter()
    page.ask("Page.setWebLifecycleState", state="active")
    while len(page.sheets()) == before:
        page.run("new Promise((done) => setTimeout(done, 5))")
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
