"""The files of the phone's page are small, complete, and need no other computer."""

from __future__ import annotations

import re
from pathlib import Path

from cardtable.language import SPEECH
from cardtable.network.site import Site
from cardtable.resources import resource
from cardtable.ui.drawing.pictures import AVATARS
from cardtable.ui.phones.house import page_words
from tests.rows import rows

FILES = ("index.html", "phone.css", "phone.js", "shells.svg")
MOST = 150_000
"""The most bytes of the page, without pictures of cards and fonts."""


def _text(name: str) -> str:
    return resource("phone", name).read_text(encoding="utf-8")


SCRIPT, STYLE, HTML = _text("phone.js"), _text("phone.css"), _text("index.html")


def test_the_page_is_small() -> None:
    site = Site()
    own = [served for path in site.paths if path.count("/") == 1 and (served := site.find(path)) is not None]
    assert sum(len(served.body) for served in own) <= MOST
    assert sum(len(_text(name).encode()) for name in FILES) <= MOST


def test_the_folder_of_the_page_has_no_other_files() -> None:
    assert sorted(path.name for path in Path(str(resource("phone"))).iterdir()) == sorted(FILES)


@rows("name", FILES)
def test_the_page_names_no_other_computer(name: str) -> None:
    found = re.findall(r"""(?:https?:|wss?:)?//[\w.-]+\.\w+[^\s"'`)]*""", _text(name))
    assert [one for one in found if not one.startswith("http://www.w3.org/")] == []


def test_everything_that_the_page_requests_is_served() -> None:
    paths = set(Site().paths)
    asked = set(re.findall(r"""(?:href|src)="([^"]+)\"""", HTML)) | set(
        re.findall(r'url\("([^"]+)"\)', STYLE)
    )
    assert len(asked) >= 7
    named = set(re.findall(r"""["'(](/[a-z/]+[.][a-z]+)""", HTML + STYLE + SCRIPT))
    assert {"/phone.css", "/phone.js"} <= named
    assert (asked | named) - paths == set()
    signs = set(re.findall(r'\bsign\("([a-z-]+)"', SCRIPT)) | set(
        re.findall(r'tool\("[a-z-]+", "([a-z-]+)"', SCRIPT)
    )
    assert len(signs) >= 10
    assert {f"/icons/{name}.svg" for name in signs} - paths == set()
    sounds = set(re.findall(r'\bplay\("([a-z_]+)"\)', SCRIPT))
    assert {f"/sounds/{name}.wav" for name in sounds} - paths == set()


def test_the_page_obeys_a_strict_content_policy() -> None:
    assert re.findall(r"\sstyle=|\son\w+=|javascript:", HTML) == []
    assert re.findall(r"<(?:style|script)(?![^>]*\bsrc=)[^>]*>", HTML) == []
    assert re.findall(r"\beval\b|new Function|setAttribute\(\"(?:style|on)|data:", SCRIPT + STYLE) == []


def test_received_texts_are_never_treated_as_markup() -> None:
    assert (
        re.findall(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|createContextual", SCRIPT
        )
        == []
    )


def test_every_word_of_the_page_is_a_message_and_every_message_is_used() -> None:
    own = {name.removeprefix("phones-page-") for name in page_words() if name.startswith("phones-page-")}
    assert set(re.findall(r'\bword\("([a-z-]+)"[,)]', SCRIPT)) - own == set()
    # The states of seats come from the computer.
    sent = {"free", "taken", "you", "computer", "screen", "away"}
    assert sent - own == set()
    assert {name for name in own - sent if f'"{name}"' not in SCRIPT} == set()


def test_every_animal_has_a_name_on_the_page() -> None:
    assert {name for name in page_words() if name.startswith("shared-")} == {
        f"shared-picture-{one}" for one in AVATARS
    }


@rows("tag", SPEECH.tags)
def test_the_page_has_its_words_in_every_language(tag: str) -> None:
    before = SPEECH.language.tag
    SPEECH.use(tag)
    try:
        assert all(page_words().values())
    finally:
        SPEECH.use(before)


def test_the_page_itself_has_no_words_but_the_name_of_the_app() -> None:
    assert re.findall(r">\s*([^<>\s][^<>]*)<", HTML) == ["Cardtable"]
