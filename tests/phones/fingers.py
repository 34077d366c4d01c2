"""Play a real game by tapping at random on pages."""

from __future__ import annotations

import random
import subprocess
import sys

from tests.phones.browser import Page, Tools

NAMES = ("Mia", "Leo", "Dad", "Gran", "Ida")

OFFERS = """(() => {
  const main = document.querySelector('main.table');
  if (!main) return null;
  const all = (css) => [...document.querySelectorAll(css)].map((one, n) => [css, n]);
  const state = main.dataset.state;
  const found = document.querySelector('.agree') ? all('.agree .primary')
    : document.querySelector('.options') ? all('.option')
    : document.querySelector('.number') ? all('.number > .primary')
    : document.querySelector('.naming') ? all('.named')
    : state === 'turn' || state === 'asked' ? all('.card[data-can]:not([data-marked])').concat(all('.buttons .plain'), all('.buttons .primary'))
    : all('.buttons .primary, .buttons .plain');
  return {state, seen: main.dataset.turn, lifted: Boolean(document.querySelector('.card[data-lifted]')), offers: found, said: document.querySelector('.notice h2')?.textContent || ''};
})()"""


class Played:
    """A game in another process."""

    def __init__(self, variant: str, phones: int) -> None:
        program = [sys.executable, "-m", "tests.phones.played", variant, str(phones), "7"]
        self.process = subprocess.Popen(program, stdout=subprocess.PIPE, text=True)
        self.phones = phones

    def line(self) -> str:
        return self.process.stdout.readline().strip()

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


def sit_down(tools: Tools, game: Played) -> list[Page]:
    """Let a phone join for each seat; return the pages."""
    pages = []
    for name in NAMES[: game.phones]:
        host, invitation = game.line().split()
        page = Page(tools, 390, 844)
        page.visit(f"http://{host}/#{invitation}")
        page.tap("#name")
        page.write(name)
        page.tap(".sit .primary")
        page.until("document.querySelector('.place[data-state=you]') || document.querySelector('main.table')")
        pages.append(page)
    while (line := game.line()) != "begun":
        assert line
    return pages


def tap_something(page: Page, chance: random.Random) -> str:
    """Tap something that the page offers, if anything; return the state of the page."""
    seen = page.run(OFFERS)
    if not seen or not seen["offers"]:
        return seen["state"] if seen else ""
    css, nth = chance.choice(seen["offers"])
    page.tap_if_there(css, nth)
    page.tap_if_there(".card[data-lifted]")
    page.run(
        f"new Promise((done) => {{ const end = performance.now() + 400; const look = () => document.querySelector('main').dataset.turn !== {seen['seen']!r} || performance.now() > end ? done(1) : requestAnimationFrame(look); look(); }})"
    )
    return str(seen["state"])
