"""The page works in Firefox too."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.phones.conftest import INVITATION, SECRET
from tests.phones.firefox import FIREFOX, firefox
from tests.phones.pretend import Pretend
from tests.phones.sheets import SHEETS, TURN


@pytest.mark.browser
@pytest.mark.slow("starts a browser; test_page looks at more in another one")
@pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox on this computer (apt install firefox-esr)")
def test_a_phone_with_another_browser_plays_too(table: Pretend, tmp_path: Path) -> None:
    with firefox(tmp_path) as fox:
        fox.visit(f"http://{table.host}/#{INVITATION}")
        fox.tap("#name")
        fox.write("Mia")
        fox.tap(".animal-choice", 4)
        fox.tap(".sit .primary")
        assert table.next("sit") == {"do": "sit", "seat": 2, "name": "Mia", "avatar": "rabbit"}
        table.next("hello")
        for n, sheet in enumerate(SHEETS.values()):
            table.send(replace(sheet, n=100 + n))
            fox.until(f"document.querySelector('main').dataset.turn === '7.{100 + n}'")
            assert fox.run("document.documentElement.scrollWidth <= innerWidth")
        table.send(replace(TURN, n=200))
        fox.until("document.querySelector('main').dataset.turn === '7.200'")
        fox.tap(".card", 3)
        fox.tap(".card", 3)
        assert table.next("card") == {"do": "card", "turn": 7, "at": 3}
        assert fox.complaints() == []
        table.hang_up()
        assert table.next("hello")["secret"] == SECRET
