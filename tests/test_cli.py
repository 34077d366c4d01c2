"""The commands without a window print and write the right things, and need no Qt."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO

import pytest

from cardtable import __version__, app
from cardtable.__main__ import main
from cardtable.cli import run
from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.sharing import share_text
from cardtable.game.record.text import parse_record
from cardtable.language import SPEECH
from cardtable.storage.disk import Disk
from tests.rows import rows

GAME_KEYS = {"event", "format", "variant", "rules", "options", "seed", "game", "players", "bots"}


def cardtable(*arguments: str) -> int:
    return run(["cardtable", *arguments])


def test_no_headless_command_imports_qt(tmp_path: Path) -> None:
    commands = (
        f"simulate --variant ninety-nine --record {tmp_path}", "variants", "variants --json", "rules ninety-nine",
    )  # fmt: skip
    program = (
        "import sys\nfrom cardtable.__main__ import main\n"
        f"for command in {[command.split() for command in commands]!r}:\n"
        "    sys.argv = ['cardtable', *command]\n"
        "    assert main() == 0, command\n"
        "assert not [name for name in sys.modules if 'PySide6' in name or 'shiboken' in name]\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


@pytest.mark.parametrize(
    "words",
    [
        ["Oma.cardtable"],
        ["Oma.cardgame"],
        ["GAMES~1.CARDTABLE"],
        [r"\\server\Spiele für Zoë\Oma.cardgame"],
        ["--language", "de", "Oma.cardtable"],
        ["--language=de", "OMA.CARDGAME"],
    ],
)
def test_a_game_on_the_command_line_opens_the_window(
    words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[str, str]] = []
    monkeypatch.setattr(sys, "argv", ["cardtable", *words])
    monkeypatch.setattr(
        app, "run", lambda argv, language="": opened.append((app.named_file(argv), language)) or 0
    )
    assert main() == 0
    assert opened == [(str(Path(words[-1]).absolute()), "de" if len(words) > 1 else "")]


RUN_COMMANDS = """
import sys
from cardtable.__main__ import main
from cardtable.language import SPEECH
commands = sys.argv[1:]
for command in commands:
    SPEECH.use("en")
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="cp1252")
    sys.argv = ["cardtable", *command.split()]
    try:
        status = main()
    except SystemExit as end:
        status = end.code
    for stream in (sys.stdout, sys.stderr):
        print(f"\\0{status}", end="\\0", file=stream, flush=True)
"""
"""A program that runs several commands, each with fresh output streams."""


def test_every_command_writes_utf8_into_a_pipe(tmp_path: Path, subtests: pytest.Subtests) -> None:
    """Even if the system's encoding lacks most letters, as on Windows."""
    record = tmp_path / "Łucja.cardtable"
    kept = Path(__file__).parent / "records" / "99-japan.cardtable"
    record.write_text(kept.read_text("utf-8").replace("Seat 2:", "Łucja:"), "utf-8")
    commands = [
        ("rules ninety-nine --language pl", "0", "że"),
        ("rules ninety-nine --language zh-Hant", "0", "牌"),
        ("variants", "0", "−"),
        ("variants --json", "0", "−"),
        (f"explain {record} 1", "0", "Łucja"),
        (f"replay {record} --trace {record}/none", "1", "Łucja"),
        ("simulate --variant ninety-nine --json", "0", '"games":1'),
        ("arena --variant ninety-nine --bots random --players 2 --deals 1 --json", "0", '"deals"'),
        ("simulate --variant Łódź", "1", "“Łódź”"),
        ("simulate --variant ninety-nine --games Łódź", "2", "“Łódź”"),
    ]
    done = subprocess.run(
        [sys.executable, "-c", RUN_COMMANDS, *(command for command, _, _ in commands)],
        env=os.environ | {"PYTHONUTF8": "0", "PYTHONIOENCODING": "cp1252"},
        capture_output=True,
        check=False,
    )
    output, errors = (stream.decode().split("\0") for stream in (done.stdout, done.stderr))
    assert output[1::2] == errors[1::2] == [status for _, status, _ in commands], done.stderr.decode()
    for (command, _, expected), printed, refused in zip(commands, output[::2], errors[::2], strict=False):
        with subtests.test(command):
            assert expected in printed + refused


def test_the_summary_as_json_has_the_agreed_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert cardtable("simulate", "--variant", "ninety-nine", "--players", "3", "--games", "4", "--json") == 0
    summary = json.loads(capsys.readouterr().out)
    assert set(summary) == {
        "variant", "players", "games", "deals", "plays", "seconds", "plays_per_second", "wins", "plays_per_deal",
    }  # fmt: skip
    assert summary["games"] == sum(summary["wins"]) == 4
    assert set(summary["plays_per_deal"]) == {"median", "p90"}


@rows(
    "variant, house_rules",
    [
        ("zeus-on-the-loose", []),
        ("ninety-nine-chicago", ["--option", "mistakes_count=on"]),
        ("boom-o", []),
    ],
)
def test_summary_and_replay_count_as_many_plays_as_the_trace_has(
    variant: str, house_rules: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A card played out of turn is a play, a mistake is a bust, and a card discarded in defense is neither."""
    folders = ["--trace", str(tmp_path / "trace"), "--record", str(tmp_path)]
    assert cardtable("simulate", "--variant", variant, "--json", *house_rules, *folders) == 0
    summary = json.loads(capsys.readouterr().out)
    plays = (tmp_path / "trace").read_text("utf-8").count('{"event":"play"')
    assert summary["plays"] == plays
    (record,) = tmp_path.glob("*.cardtable")
    assert cardtable("replay", str(record)) == 0
    assert f", {plays} plays: " in capsys.readouterr().out


def test_no_record_is_written_that_would_be_too_large_to_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = ("simulate", "--variant", "ninety-eight", "--record", str(tmp_path))
    monkeypatch.setattr("cardtable.controller.lab.simulate.BIGGEST", 3000)
    assert cardtable(*game, "--deals", "200") == 1
    assert capsys.readouterr().err == (
        "cardtable: Game 1 is longer than a record may be; end it after fewer deals.\n"
    )
    assert list(tmp_path.iterdir()) == []
    assert cardtable(*game, "--deals", "2") == 0
    (record,) = tmp_path.iterdir()
    assert cardtable("replay", str(record)) == 0


def test_the_same_seed_writes_the_same_trace(tmp_path: Path) -> None:
    for name in ("one", "two"):
        trace = str(tmp_path / name)
        assert (
            cardtable(*["simulate", "--variant", "ninety-nine-chicago", "--games", "5", "--trace"], trace)
            == 0
        )
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    first = json.loads((tmp_path / "one").read_text().splitlines()[0])
    assert set(first) == GAME_KEYS
    assert first["format"] == "cardtable-trace/1"


def test_a_record_replays_to_the_same_trace(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace, again = tmp_path / "trace", tmp_path / "again"
    game = "simulate --variant ninety-eight --deals 3 --trace"
    cardtable(*game.split(), str(trace), "--record", str(tmp_path))
    (record,) = tmp_path.glob("*.cardtable")
    assert cardtable("replay", str(record), "--trace", str(again)) == 0
    assert trace.read_text().splitlines()[1:] == again.read_text().splitlines()[1:]
    assert "won." in capsys.readouterr().out


def test_a_damaged_record_is_replayed_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cardtable("simulate", "--variant", "ninety-nine", "--record", str(tmp_path), "--players", "3")
    (record,) = tmp_path.glob("*.cardtable")
    lines = record.read_text().splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("; deal 2"))
    record.write_text("".join([*lines[: at + 1], "1 ZZ 5\n", *lines[at + 1 :]]))
    capsys.readouterr()
    assert cardtable("replay", str(record), "--trace", str(tmp_path / "trace")) == 1
    said = capsys.readouterr()
    assert said.out.startswith("ninety-nine, 3 players, 2 deals, ")
    assert "unfinished" in said.out
    assert said.err.startswith(f"cardtable: {record}: Line {at + 2}: ")
    assert said.err.count("\n") == 1
    events = [json.loads(line)["event"] for line in (tmp_path / "trace").read_text().splitlines()]
    assert events.count("deal") == 2


def test_a_game_shared_as_a_text_can_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cardtable("simulate", "--variant", "ninety-nine", "--record", str(tmp_path), "--players", "3")
    (record,) = tmp_path.glob("*.cardtable")
    letter = tmp_path / "letter.txt"
    letter.write_text(
        f"Dear Ann,\n{share_text(Playback.of_record(parse_record(record.read_bytes())))}\nYours"
    )
    capsys.readouterr()
    assert cardtable("replay", str(record)) == cardtable("replay", str(letter)) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second


def test_nothing_is_printed_when_a_trace_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cardtable("simulate", "--variant", "ninety-nine", "--trace", str(tmp_path / "trace"))
    assert capsys.readouterr().out == ""
    assert json.loads((tmp_path / "trace").read_text().splitlines()[-1])["event"] == "game_end"


def test_a_game_without_an_end_stops_after_the_chosen_number_of_deals(tmp_path: Path) -> None:
    cardtable("simulate", "--variant", "ninety-eight", "--trace", str(tmp_path / "trace"), "--deals", "4")
    events = [json.loads(line) for line in (tmp_path / "trace").read_text().splitlines()]
    assert sum(event["event"] == "deal_end" for event in events) == 4
    assert events[-1]["event"] == "game_end"
    losses = [event["losers"][0] for event in events if event["event"] == "deal_end"]
    fewest = min(losses.count(seat) for seat in range(1, 5))
    assert events[-1]["winners"] == [seat for seat in range(1, 5) if losses.count(seat) == fewest]


WRONG = {
    "unknown game": ("simulate", "--variant", "bridge"),
    "unknown game to measure": ("sums", "--variant", "bridge"),
    "too many players": ("simulate", "--variant", "ninety-nine-denexa", "--players", "7"),
    "unknown opponent": ("simulate", "--variant", "ninety-nine", "--bots", "genius"),
    "unknown house rule": ("simulate", "--variant", "ninety-nine", "--option", "color=red"),
    "house rule without a value": ("simulate", "--variant", "ninety-nine", "--option", "stock"),
    "trace in no folder": ("simulate", "--variant", "ninety-nine", "--trace", "/no/such/folder/trace"),
    "no record": ("replay", "/no/such/record"),
}


@rows("arguments", WRONG.values(), ids=WRONG)
def test_errors_are_reported_in_one_sentence(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cardtable(*arguments) == 1
    output = capsys.readouterr().err
    assert output.startswith("cardtable: ")
    assert output.endswith(".\n")
    assert output.count("\n") == 1


@rows(
    "option, value, reason",
    [
        ("--players", "99999999999999", "is not a whole number from 1 to 99"),
        ("--games", "0", "is not a whole number from 1 to 1000000000"),
        ("--games", "9" * 5000, "is not a whole number from 1 to 1000000000"),
        ("--seed", "abc", "is not a whole number of up to 30 digits"),
        ("--seed", "-", "is not a whole number of up to 30 digits"),
        ("--seed", "9" * 5000, "is not a whole number of up to 30 digits"),
        ("--seed", "1_000", "is not a whole number of up to 30 digits"),
    ],
)
def test_an_invalid_number_is_reported_with_the_reason(
    option: str, value: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        cardtable("simulate", "--variant", "ninety-nine", option, value)
    assert stop.value.code == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == f"cardtable simulate: error: argument {option}: “{value}” {reason}"


def test_a_seed_below_zero_is_a_seed() -> None:
    assert cardtable("simulate", "--variant", "ninety-nine", "--seed", "-7") == 0


def test_a_record_of_a_game_that_nobody_won_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With three sixes the game ends and everyone loses."""
    game = ("--variant", "ninety-nine-ishihara-hands", "--players", "10", "--seed", "12")
    cardtable("simulate", *game, "--record", str(tmp_path))
    (record,) = tmp_path.glob("*.cardtable")
    capsys.readouterr()
    assert cardtable("replay", str(record)) == 0
    output = capsys.readouterr().out
    assert output.startswith("ninety-nine-ishihara-hands, 10 players, 1 deal, ")
    assert output.endswith(": nobody won.\n")


def test_a_damaged_record_is_reported_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cardtable("simulate", "--variant", "ninety-nine", "--record", str(tmp_path))
    (record,) = tmp_path.glob("*.cardtable")
    record.write_text(record.read_text().replace("; deal 2", "; deal 9"))
    assert cardtable("replay", str(record)) == 1
    assert "Line " in capsys.readouterr().err


@rows("words", [("--language", "qps", "rules", "ninety-nine"), ("rules", "ninety-nine", "--language", "qps")])
def test_rules_are_printed_in_the_chosen_language(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    try:
        assert cardtable(*words) == 0
        assert "⟦" in capsys.readouterr().out
    finally:
        SPEECH.use("en")
    assert cardtable("rules", "ninety-nine") == 0
    assert "⟦" not in capsys.readouterr().out


def test_an_unknown_language_is_reported_with_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        cardtable("rules", "ninety-nine", "--language", "tlh")
    assert "there is no language “tlh”; choose from en" in capsys.readouterr().err


def test_version_and_catalog(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cardtable("--version")
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"cardtable {__version__}\n"
    assert cardtable("variants", "--json") == 0
    (game,) = [entry for entry in json.loads(capsys.readouterr().out) if entry["id"] == "ninety-nine"]
    assert game["limit"] == 99
    assert {face["card"]: face["effect"] for face in game["faces"]}["4H"] == "0 rev"
    assert sum(face["copies"] for face in game["faces"]) == 52
    assert game["tokens"]["4"] == 5
    assert game["tokens"]["5"] == 3


def test_the_catalog_says_which_cards_are_banned_in_the_first_turns(
    capsys: pytest.CaptureFixture[str],
) -> None:
    cardtable("variants", "--json")
    games = {entry["id"]: entry for entry in json.loads(capsys.readouterr().out)}
    effects = {face["card"]: face["effect"] for face in games["ninety-nine-ishihara"]["faces"]}
    assert effects["KS"] == "=99 (ban)"
    assert not any("ban" in effect for face, effect in effects.items() if face[0] != "K")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no named pipes in folders")
@rows(
    "command",
    [
        ("replay", "{pipe}"),
        ("explain", "{pipe}", "1"),
        ("lab", "--variant", "own", "--players", "2", "--file", "{pipe}"),
    ],
)
def test_a_named_pipe_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: tuple[str, ...]
) -> None:
    pipe = tmp_path / "pipe.cardtable"
    os.mkfifo(pipe)
    assert cardtable(*(word.format(pipe=pipe) for word in command)) == 1
    assert "not an ordinary file" in capsys.readouterr().err


def test_a_trace_that_cannot_be_written_leaves_the_older_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    trace = tmp_path / "trace"
    trace.write_text("older")

    def full(disk: Disk, file: BinaryIO) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Disk, "sync", full)
    assert cardtable("simulate", "--variant", "ninety-nine", "--trace", str(trace)) == 1
    assert capsys.readouterr().err == (
        f"cardtable: {trace} could not be written (No space left on device); the older file is as it was.\n"
    )
    assert [path.read_text() for path in tmp_path.iterdir()] == ["older"]


def kept_game(folder: Path, text: str, name: str = "own-fives-1") -> Path:
    path = folder / "own-games" / f"{name}.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


FIVES = (
    '[own-fives-1]\nbase = "ninety-nine"\nname = "Fives"\nhand = 5\n'
    'source = { publisher = "House rule", title = "Anna", section = "Fives" }\n'
)


def test_an_own_game_can_be_played_and_its_rules_printed(
    own_data_dir: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept_game(own_data_dir, FIVES)
    traces = [tmp_path / "one", tmp_path / "two"]
    for trace in traces:
        assert cardtable("simulate", "--variant", "own-fives-1", "--players", "3", "--trace", str(trace)) == 0
    events = [json.loads(line) for line in traces[0].read_text("utf-8").splitlines()]
    assert events[0]["variant"] == "own-fives-1"
    assert [len(hand) for hand in events[1]["hands"]] == [5, 5, 5]
    assert traces[0].read_bytes() == traces[1].read_bytes()
    assert cardtable("rules", "own-fives-1") == 0
    assert capsys.readouterr().out.startswith("Fives\n")
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_the_list_of_games_has_no_own_games(own_data_dir: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept_game(own_data_dir, FIVES)
    assert cardtable("variants", "--json") == 0
    assert "own-fives-1" not in capsys.readouterr().out


def test_a_damaged_own_game_is_reported_and_left_where_it_is(
    own_data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = kept_game(own_data_dir, "[own-fives-1\n")
    assert cardtable("simulate", "--variant", "own-fives-1") == 1
    output = capsys.readouterr().err
    assert "own-fives-1.toml" in output
    assert "Traceback" not in output
    assert path.exists()
