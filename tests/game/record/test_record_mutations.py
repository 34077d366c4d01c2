"""Damaged and hostile records are read, or refused in a sentence, in a short time.

`CARDTABLE_MUTATIONS=20000` sets their number and also checks the time; by default there are some hundreds.
"""

from __future__ import annotations

import contextlib
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from cardtable.controller.lab.simulate import Games
from cardtable.controller.lookback.replayed import replay_file
from cardtable.game.record.replay import playable, replay
from cardtable.game.record.text import BIGGEST, RecordError, parse_record, record_text
from cardtable.rules.catalog import catalog

COUNT = int(os.environ.get("CARDTABLE_MUTATIONS", "400"))
PATIENCE = 2.0 if "CARDTABLE_MUTATIONS" in os.environ else float("inf")
"""The most seconds of processor time for a record."""


@cache
def sample(number: int) -> bytes:
    """Return the record of a game of the variant with this number."""
    rules = catalog().resolve(catalog().ids[number])
    lines: list[str] = []
    Games(rules, max(3, rules.min_players), ["random"], number).play_game(1, None, lines)
    return "".join(lines).encode()


def flip(data: bytearray, chance: random.Random) -> bytes:
    for _ in range(chance.randint(1, 8)):
        data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    return bytes(data)


def truncate(data: bytearray, chance: random.Random) -> bytes:
    return bytes(data[: chance.randrange(len(data))])


def swap(data: bytearray, chance: random.Random) -> bytes:
    lines = bytes(data).splitlines(keepends=True)
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines)


def double(data: bytearray, chance: random.Random) -> bytes:
    lines = bytes(data).splitlines(keepends=True)
    at = chance.randrange(len(lines))
    return b"".join([*lines[:at], *[lines[at]] * chance.randint(2, 40), *lines[at + 1 :]])


def renumber(data: bytearray, chance: random.Random) -> bytes:
    numbers = list(re.finditer(rb"[0-9]+", data))
    found = chance.choice(numbers)
    other = chance.choice([b"0", b"-1", b"99999999999999999999", b"9" * 5000, "²".encode(), "٣".encode()])
    return bytes(data[: found.start()] + other + data[found.end() :])


def retag(data: bytearray, chance: random.Random) -> bytes:
    tags = list(re.finditer(rb'"((?:[^"\\]|\\.)*)"\]', data))
    found = chance.choice(tags)
    other = chance.choice(
        [b"", b"../../../../etc/passwd", b"; " * 3000, b"~", b"A:b:c", b"\x00", b"\\", b"=", b"x" * 9000]
    )
    return bytes(data[: found.start(1)] + other + data[found.end(1) :])


def rerule(data: bytearray, chance: random.Random) -> bytes:
    begin = data.index(b"\n% ") + 3
    end = data.index(b"\n", begin)
    deep = 60_000
    other = chance.choice(
        [
            b"",
            b"{}",
            b"[]",
            b"null",
            b"[" * deep,
            b'{"id":' * deep,
            b"{" + b'"a":1,' * 999 + b'"id":1}',
            b"1e999",
        ]
    )
    return bytes(data[:begin] + other + data[end:])


def insert(data: bytearray, chance: random.Random) -> bytes:
    at = chance.randrange(len(data))
    return bytes(data[:at] + chance.randbytes(chance.randint(1, 300)) + data[at:])


def undo(data: bytearray, chance: random.Random) -> bytes:
    lines = bytes(data).splitlines(keepends=True)
    for _ in range(chance.randint(1, 60)):
        lines.insert(chance.randrange(len(lines)), f"; undo {chance.choice([1, 2, 3, 999999])}\n".encode())
    return b"".join(lines)


WAYS: list[Callable[[bytearray, random.Random], bytes]] = [
    flip, truncate, swap, double, renumber, retag, rerule, insert, undo,
]  # fmt: skip


def opened(data: bytes) -> str:
    """Read a record; return what is wrong with it in one sentence, or an empty text."""
    try:
        record, why = playable(data)
    except RecordError as error:
        return str(error)
    replay(record)
    assert record_text(parse_record(record_text(record).encode())) == record_text(record)
    return why


@pytest.mark.parametrize(
    "count", [90, pytest.param(COUNT, marks=pytest.mark.slow("the chosen number, or some hundreds"))]
)
def test_a_damaged_record_is_read_or_refused_in_a_sentence(count: int, subtests: pytest.Subtests) -> None:
    for way in WAYS:
        chance = random.Random(way.__name__)
        slowest = 0.0
        with subtests.test(way.__name__):
            for number in range(-(-count // len(WAYS))):
                data = way(bytearray(sample(number % len(catalog().ids))), chance)
                begun = time.process_time()
                said = opened(data)
                slowest = max(slowest, time.process_time() - begun)
                assert "\n" not in said
                assert len(said) < 400
            assert slowest < PATIENCE


HOSTILE = {
    "nothing": b"",
    "only line ends": b"\n" * BIGGEST,
    "too much of anything": b"x" * (BIGGEST + 1),
    "one line": b"[" * BIGGEST,
    "tags without an end": b'[a "' * (BIGGEST // 4) + b"\n",
    "many tags": b'[Format "cardtable 2"]' * 400 + b"\n",
    "zeros": bytes(BIGGEST),
    "deep rules": sample(0)[: sample(0).index(b"\n% ") + 3] + b"[" * 1_000_000 + b"\n",
    "a line of blanks": sample(0)[: sample(0).index(b"; deal")] + b" " * 1_000_000 + b"x\n",
    "all undone": sample(0) + b"; undo 1\n" * 90_000,
    "remarks": sample(0) + b"#\n" * 500_000,
    "deals": sample(0) + b"; deal 2 dealer 1\n" * 50_000,
}


def test_a_hostile_record_is_read_in_a_short_time(subtests: pytest.Subtests) -> None:
    for name, data in HOSTILE.items():
        with subtests.test(name):
            begun = time.process_time()
            with contextlib.suppress(RecordError):
                playable(data)
            assert time.process_time() - begun < PATIENCE


def test_reading_a_record_writes_no_files(tmp_path: Path) -> None:
    folder = tmp_path / "inside"
    folder.mkdir()
    for tag in (b"Variant", b"Seed", b"Avatars", b"App"):
        data = sample(0).replace(b"[Seed", b'[%s "../../out"]\n[Seed' % tag, 1)
        path = folder / "hostile.cardtable"
        path.write_bytes(data)
        try:
            replay_file(path)
        except RecordError as error:
            assert str(error).startswith(str(path))
        assert list(tmp_path.rglob("*")) == [folder, path]


READ_ALL = r"""
import re, resource, sys
from pathlib import Path
from cardtable.controller.lookback.replayed import replay_file
from cardtable.game.record.text import RecordError
for path in sorted(Path(sys.argv[1]).iterdir()):
    try:
        said = replay_file(path).summary
    except RecordError as error:
        said = str(error)
    print(said)
status = Path("/proc/self/status")
if status.exists():
    # Not ru_maxrss, since on Linux a process inherits that of its parent, which runs all tests.
    print(int(re.search(r"VmHWM:\s+(\d+) kB", status.read_text())[1]) * 1024)
else:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows doesn't report peak memory")
def test_no_record_takes_much_memory(tmp_path: Path) -> None:
    for name, data in HOSTILE.items():
        (tmp_path / f"{name}.cardtable").write_bytes(data)
    with (tmp_path / "huge.cardtable").open("wb") as file:
        file.write(sample(0))
        file.truncate(100 << 20)
    done = subprocess.run(
        [sys.executable, "-c", READ_ALL, str(tmp_path)], capture_output=True, text=True, check=True
    )
    *said, most = done.stdout.splitlines()
    assert len(said) == len(HOSTILE) + 1
    assert int(most) < 256 << 20
