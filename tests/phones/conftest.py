"""A browser for all tests of the page, and a table for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cardtable.language import SPEECH
from cardtable.network import wire
from cardtable.ui.phones.house import page_words
from tests.phones.browser import CHROMIUM, Page, Tools, browser
from tests.phones.pretend import Pretend
from tests.phones.sheets import LOBBY

SECRET, INVITATION = "S" * 22, "I" * 22

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def tools(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tools]:
    """Run a headless browser."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium on this computer (apt install chromium)")
    with browser(tmp_path_factory.mktemp("browser")) as found:
        yield found


@pytest.fixture
def table() -> Iterator[Pretend]:
    """Run a table that shows phones the lobby first and gives them a secret."""

    def hello(said: wire.Hello) -> list[wire.ComputerMessage]:
        SPEECH.use("en")
        secret = SECRET if said.invitation else ""
        return [wire.Welcome(words=page_words(), language="en", secret=secret), LOBBY]

    SPEECH.use("en")
    found = Pretend(hello, wire.Welcome(words=page_words(), language="en"))
    yield found
    found.close()


@pytest.fixture
def open_page(tools: Tools, table: Pretend) -> Iterator[Open]:
    """Return a function that opens a page at the table, and shows a sheet if one is given."""
    pages: list[Page] = []

    def open_it(sheet: wire.Sheet | None = None, width: int = 390, height: int = 844, **more: Any) -> Page:
        page = Page(tools, width, height, **more)
        pages.append(page)
        page.visit(f"http://{table.host}/#{INVITATION}")
        page.until("document.querySelector('.lobby')")
        table.next("hello")
        if sheet is not None:
            show(page, table, sheet)
        return page

    yield open_it
    for page in pages:
        page.close()


def show(page: Page, table: Pretend, sheet: wire.Sheet) -> None:
    """Send the page a sheet, and wait until it is drawn and nothing moves."""
    table.send(sheet)
    page.until(f"document.querySelector('main').dataset.turn === '{sheet.turn}.{sheet.n}'")
    page.settle()
