"""Games are exchanged unchanged as files, texts and QR codes; anything else is refused in one sentence."""

from __future__ import annotations

import base64
import hashlib
import json
import random
import string
import zlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtable.resources import resource
from cardtable.rules.catalog import catalog
from cardtable.rules.drafting.document import MADE_AT_HOME
from cardtable.rules.drafting.draft import begin
from cardtable.rules.loader import Definition
from cardtable.storage import exchange
from cardtable.storage.exchange import (
    LARGEST,
    Brought,
    ExchangeError,
    file_of,
    from_file,
    from_picture,
    from_text,
    letter_of,
    qr_code,
    text_of,
)
from tests.games import every_game
from tests.rows import rows
from tests.texts import texts

ANNAS: dict[str, Any] = {
    "base": "ninety-nine",
    "name": "Anna’s game",
    "maker": "Anna",
    "cards": {"5": "+0, skip", "Q": "-10 | +10"},
    "hand": 4,
}
IDS = catalog().shipped


def own(raw: dict[str, Any]) -> Definition:
    return Definition("own-x-1", "own-x-1.toml", raw)


def whole(variant: str) -> dict[str, Any]:
    """Return all rules of a game of the program, as if somebody had made it without a base."""
    said = json.loads(catalog().resolve(variant).document)
    return {key: value for key, value in said.items() if key not in {"id", "house_rules"}}


def dots(text: str, scale: int = 4, margin: int = 4) -> tuple[bytes, int]:
    """Return a picture of a QR code, with one byte for each dot, and its width."""
    rows = qr_code(text).rows
    side = len(rows) + 2 * margin
    blank = [False] * side
    wide = (
        [blank] * margin + [[*[False] * margin, *row, *[False] * margin] for row in rows] + [blank] * margin
    )
    lines = [bytes(0 if dark else 255 for dark in row for _ in range(scale)) for row in wide]
    return b"".join(line * scale for line in lines), side * scale


def assert_exchanged_unchanged(raw: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(own(raw))
    picture, side = dots(text)
    found = [from_file(file_of(own(raw)))]
    with monkeypatch.context() as patch:
        # Checking once that the game can be played is enough, since it takes long.
        patch.setattr(exchange, "_can_be_played", lambda brought: True)
        found += [from_text(text), from_picture(picture, side, side)]
    for brought in found:
        assert brought.raw == raw
        assert brought.rules.name == raw["name"]


def test_a_game_is_read_unchanged_from_a_file_a_text_and_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    assert_exchanged_unchanged(ANNAS, monkeypatch)


@every_game
def test_every_game_of_the_program_is_read_unchanged(variant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert_exchanged_unchanged(whole(variant), monkeypatch)


@every_game
def test_a_code_is_small_enough_for_the_camera_of_a_phone(variant: str) -> None:
    changed = {"base": variant, "name": "Our game", "maker": "Anna", "hand": 2}
    assert qr_code(text_of(own(changed))).version <= 4
    drafted = begin(variant).named("Our house game", "Anna").written()
    assert qr_code(text_of(own(drafted))).version <= 5
    at_home = {"publisher": MADE_AT_HOME, "title": "Our house game", "section": "Our house game"}
    made = {**whole(variant), "source": at_home, "blurb": "A house game that somebody tells of in a line."}
    assert qr_code(text_of(own(made))).version <= 13


@pytest.mark.parametrize(
    "altered",
    [
        lambda text: f"Hello!\n{text}\nLove, Anna",
        lambda text: "\n".join(f"> {text[at : at + 30]}" for at in range(0, len(text), 30)),
        lambda text: text.lower(),
        lambda text: text.replace(":", ": "),
    ],
    ids=["in a letter", "quoted and broken", "in small letters", "with a blank"],
)
def test_a_text_survives_what_letters_and_chats_do_to_it(altered: Callable[[str], str]) -> None:
    assert from_text(altered(letter_of(own(ANNAS)))).raw == ANNAS


def test_a_game_made_from_one_of_your_own_is_complete_without_it() -> None:
    book = catalog()
    book.adopt([Definition("own-mine-1", "own-mine-1.toml", ANNAS)])
    try:
        text = text_of(own({"base": "own-mine-1", "name": "Ben’s", "cards": {"6": "+0"}}))
    finally:
        book.forget("own-mine-1")
    brought = from_text(text)
    assert brought.raw["base"] == "ninety-nine"
    assert brought.rules.cards["5S"][0].notation == "0 skip"


def test_the_words_that_texts_are_compressed_with_never_change() -> None:
    words = resource("sharing", "words-1.txt").read_bytes()
    assert hashlib.sha256(words).hexdigest() == WORDS, "texts that people have shared could no longer be read"


WORDS = "70558099785af265b45d1dcfd606401b980b9bfd5b7ad77673c0256b2868e952"

OLD = "CARDTABLE1:3YC3VW5LY2PDFYJRN6FBUV4BSDMAJJYEAOIOC4EHMMHVMEHPKHB4YYQFKCS2AVALAA."
"""ANNAS as a text made by the first version that made texts."""


def test_a_text_made_by_the_first_version_can_still_be_read() -> None:
    assert from_text(OLD).raw == ANNAS


# Refusals


def refused(bring: Callable[[], Brought]) -> str:
    """Return the one sentence of the refusal."""
    with pytest.raises(ExchangeError) as error:
        bring()
    said = str(error.value)
    assert said.endswith(".")
    assert "\n" not in said
    assert "Traceback" not in said
    assert len(said) < 700
    return said


def pressed(plain: bytes, version: int = 1, checksum: int | None = None) -> str:
    """Return any bytes as a text to share, with the right checksum if none is given."""
    press = zlib.compressobj(9, zlib.DEFLATED, -15, 9, 0, resource("sharing", "words-1.txt").read_bytes())
    checksum = zlib.crc32(plain) if checksum is None else checksum
    data = checksum.to_bytes(4, "big") + press.compress(plain) + press.flush()
    return f"CARDTABLE{version}:{base64.b32encode(data).decode().rstrip('=')}."


def nested(depth: int) -> dict[str, Any]:
    inner: dict[str, Any] = {}
    for _ in range(depth):
        inner = {"cards": inner}
    return {"base": "ninety-nine", "name": "Deep", **inner}


HOSTILE: dict[str, Any] = {
    "no name": {"base": "ninety-nine"},
    "an empty name": {"base": "ninety-nine", "name": ""},
    "a name of nothing that is seen": {"base": "ninety-nine", "name": " \u200b\u3164"},
    "a name that is none": {"base": "ninety-nine", "name": ["x"]},
    "an effect without end": {**ANNAS, "cards": {"5": "+1 | " * 99}},
    "a base of nobody": {**ANNAS, "base": "own-somebody-1"},
    "a base that is a path": {**ANNAS, "base": "../../settings"},
    "no base and no rules": {"name": "Nothing"},
    "too deep": nested(30),
    "so deep that it cannot be read": nested(500),
    "too many cards": {**ANNAS, "pack": {f"C{number}": 1 for number in range(200)}},
    "too many marks": {**ANNAS, "milestones": {"at": list(range(500))}},
    "a huge number": {**ANNAS, "milestones": {"at": [10**12]}},
    "a number that is none": {**ANNAS, "limit": 1.5},
    "a huge limit": {**ANNAS, "limit": 10_000},
    "markup on a card": {**ANNAS, "cards": {"5": "<img src=x>"}},
    "code on a card": {**ANNAS, "cards": {"5": "__import__('os')"}},
    "a card of nobody": {**ANNAS, "cards": {"5X": "+5"}},
    "a card that does nothing": {**ANNAS, "cards": {"5": ""}},
    "a key of nobody": {**ANNAS, "exec": "1"},
    "keys with markup": {**ANNAS, "<b>": 1},
    "house rules of its own": {**ANNAS, "options": {"x": {"name": "x", "default": "a", "choices": {"a": {}}}}},
    "a hand larger than the pack": {**ANNAS, "hand": 20, "players": {"min": 12, "max": 12}},
    "a limit under its own cards": {**ANNAS, "limit": 20},
    "cards of another pack": {**ANNAS, "pack": {"X": 4}},
    "no cards": {**ANNAS, "pack": {"X": 0}, "cards": {"X": "+1"}},
    "runs of cards that have no order": {"base": "ono-99", "name": "x", "runs": {"forced": "on"}},
    "cards together, but which": {**ANNAS, "together": {}},
    "a list": [1, 2],
    "nothing": None,
    "a text": "game",
}  # fmt: skip


@rows("raw", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_game_is_refused_in_one_sentence(raw: object) -> None:
    text = pressed(json.dumps(raw, ensure_ascii=False).encode())
    refused(lambda: from_text(text))
    picture, side = dots(text if len(text) < 2000 else text[:2000])
    refused(lambda: from_picture(picture, side, side))
    if isinstance(raw, dict):
        import tomli_w

        data = tomli_w.dumps({"own-x-1": raw}).encode()
        refused(lambda: from_file(data))


@rows(
    "data",
    [
        b"",
        b"\x00" * 100,
        b"own = " + b"[" * 10_000,
        b"a" + b".a" * 8000 + b" = 1",
        b"[own-x-1]\nname = 'x'\n" * 2,
        b"x = 1",
        b"[[own-x-1]]\nname = 'x'",
        b"[own-x-1]\nlimit = 9" + b"9" * 10_000,
        b"#" * (LARGEST + 1),
        b"PK\x03\x04",
    ],
    ids=lambda data: data[:18].decode("latin-1"),
)
def test_a_file_that_is_no_game_is_refused_in_one_sentence(data: bytes) -> None:
    refused(lambda: from_file(data))


BOMB = zlib.compress(b"0" * 9_000_000, 9)


@rows(
    "text",
    [
        "",
        "Shall we play?",
        "CARDTABLE1:.",
        "CARDTABLE1:AAAA.",
        "CARDTABLE1:" + "A" * 11_000 + ".",
        "CARDTABLE2:AAAA.",
        "CARDTABLE999:" + "7" * 100 + ".",
        "CARDTABLE1:" * 3000,
        "CARDTABLE1:" + base64.b32encode(b"\0\0\0\0" + BOMB[2:8000]).decode().rstrip("=")[:11_000] + ".",
        pressed(b"0" * (LARGEST + 1)),
        pressed(b"[" * 16_000),
        pressed(b'{"a":' * 3000),
        pressed(b"\xff\xfe"),
        pressed(json.dumps(ANNAS).encode(), checksum=4711),
        text_of(own(ANNAS))[:-9],
        text_of(own(ANNAS))[:40] + "A" + text_of(own(ANNAS))[40:],
    ],
    ids=lambda text: f"{text[:24]} of {len(text)}",
)
def test_a_text_that_is_no_game_is_refused_in_one_sentence(text: str) -> None:
    refused(lambda: from_text(text))


@rows(
    "gray, width, height",
    [(b"", 0, 0), (b"", 5, 5), (b"\0" * 100, 10, 10), (b"\xff", 1, 1), (bytes(range(256)) * 40, 128, 80)],
    ids=["nothing", "too few dots", "black", "one dot", "stripes"],
)
def test_a_picture_without_a_game_is_refused_in_one_sentence(gray: bytes, width: int, height: int) -> None:
    refused(lambda: from_picture(gray, width, height))


@rows("text", ["https://example.org", "WIFI:S:home;;", "CARDTABLE1:AAAA."])
def test_the_qr_code_of_something_else_is_refused_in_one_sentence(text: str) -> None:
    picture, side = dots(text)
    refused(lambda: from_picture(picture, side, side))


def test_refusals_say_if_a_text_is_from_a_newer_cardtable_or_incomplete() -> None:
    assert "newer" in refused(lambda: from_text(pressed(b"{}", version=2)))
    assert "newer" in refused(lambda: from_text(pressed(json.dumps({**ANNAS, "base": "later"}).encode())))
    assert "missing" in refused(lambda: from_text(text_of(own(ANNAS))[:-12] + "AAAA."))


def test_names_become_one_printable_line() -> None:
    raw = {**ANNAS, "name": "Anna\u202e\n<b>game</b>\x07", "maker": "A\tB"}
    brought = from_text(text_of(own(raw)))
    assert (brought.rules.name, brought.rules.maker) == ("Anna <b>game</b>", "A B")


# Altered games

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts(30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts(12), inner, max_size=4),
    max_leaves=12,
)


@cache
def said() -> tuple[list[str], list[Any]]:
    """Return all keys that games can have, and all values that games of the program have."""
    games = [whole(variant) for variant in IDS]
    keys = sorted(set().union(*games) | {"base", "maker", "without_options", "x"})
    return keys, [value for game in games for value in game.values()]


@st.composite
def spoiled(draw: st.DrawFn) -> dict[str, Any]:
    """A game in which a few keys have other values: those of other games, or anything."""
    raw = dict(draw(st.sampled_from([ANNAS, *map(whole, IDS[:6])])))
    keys, values = said()
    for key in draw(st.lists(st.sampled_from(keys), min_size=1, max_size=4)):
        raw[key] = draw(ANYTHING | st.sampled_from(values))
    return raw


def taken_or_refused(bring: Callable[[], Brought]) -> None:
    """Check that the result is a game whose rules are valid, or a refusal in one sentence."""
    try:
        brought = bring()
    except ExchangeError as error:
        said = str(error)
        assert said.endswith(".")
        assert "\n" not in said
    else:
        assert brought.rules.faces
        assert len(brought.rules.name) <= 60
        again = from_file(file_of(own(brought.raw)))
        assert again.raw == brought.raw


def try_altered_keys(count: int) -> None:
    @settings(max_examples=count, suppress_health_check=list(HealthCheck))
    @given(spoiled())
    def attempt(raw: dict[str, Any]) -> None:
        taken_or_refused(lambda: from_text(pressed(json.dumps(raw, ensure_ascii=True).encode())))

    attempt()


@settings(max_examples=60)
@given(st.binary(max_size=400) | texts(400).map(str.encode))
def test_any_bytes_as_a_file_are_read_or_refused(data: bytes) -> None:
    taken_or_refused(lambda: from_file(data))


@settings(max_examples=60)
@given(texts(300), st.sampled_from(["", "CARDTABLE1:", "cardtable1: "]))
def test_any_text_is_read_or_refused(text: str, before: str) -> None:
    taken_or_refused(lambda: from_text(before + text + "."))


def altered(data: str, chance: random.Random) -> str:
    """Return the text with a few letters removed, doubled or replaced."""
    letters = list(data)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(len(letters))
        letters[at] = chance.choice(["", letters[at] * 2, chance.choice(string.printable), '"', "[", "\n"])
    return "".join(letters)


def many(count: int) -> Iterator[random.Random]:
    for seed in range(count):
        yield random.Random(seed)


def try_altered_files(count: int) -> None:
    files = [file_of(own(raw)).decode() for raw in (ANNAS, whole(IDS[0]), whole(IDS[-1]))]
    for chance in many(count):
        data = altered(chance.choice(files), chance).encode()
        taken_or_refused(lambda data=data: from_file(data))  # type: ignore[misc]


def try_altered_texts(count: int) -> None:
    plain = [json.dumps(raw) for raw in (ANNAS, whole(IDS[0]), whole(IDS[-1]))]
    for chance in many(count):
        text = altered(chance.choice(plain), chance)
        taken_or_refused(lambda text=text: from_text(pressed(text.encode())))  # type: ignore[misc]
        word = altered(text_of(own(ANNAS)), chance)
        taken_or_refused(lambda word=word: from_text(word))  # type: ignore[misc]


def try_altered_codes(count: int) -> None:
    text = text_of(own(ANNAS))
    picture, side = dots(text, scale=3)
    for chance in many(count):
        spoiled = bytearray(picture)
        for _ in range(chance.randint(1, 40)):
            at, length = chance.randrange(len(spoiled)), chance.randint(1, side)
            spoiled[at : at + length] = bytes([chance.randrange(256)]) * len(spoiled[at : at + length])
        taken_or_refused(lambda spoiled=spoiled: from_picture(bytes(spoiled), side, side))  # type: ignore[misc]
        other = altered(json.dumps(ANNAS), chance).encode()
        hostile, wide = dots(pressed(other), scale=2)
        taken_or_refused(lambda hostile=hostile, wide=wide: from_picture(hostile, wide, wide))  # type: ignore[misc]


MANY = [pytest.mark.long, pytest.mark.slow("thousands of what twenty of each show")]


@pytest.mark.parametrize(
    ("attempt", "count"),
    [
        *((attempt, 20) for attempt in (try_altered_files, try_altered_texts, try_altered_codes)),
        (try_altered_keys, 15),
        pytest.param(try_altered_keys, 80, marks=MANY[1]),
        pytest.param(try_altered_keys, 1000, marks=MANY),
        pytest.param(try_altered_files, 1500, marks=MANY),
        pytest.param(try_altered_texts, 1000, marks=MANY),
        pytest.param(try_altered_codes, 400, marks=MANY),
    ],
)
def test_files_texts_codes_and_keys_altered_on_the_way_are_read_or_refused(
    attempt: Callable[[int], None], count: int
) -> None:
    attempt(count)


def test_no_module_for_codes_is_loaded_before_it_is_needed() -> None:
    import subprocess
    import sys

    program = "import sys, cardtable.storage.exchange; print({'zxingcpp', 'tomli_w'} & sys.modules.keys())"
    output = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert output.stdout.strip() == "set()"
    assert exchange.SUFFIX == ".cardgame"
