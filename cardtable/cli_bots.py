"""Commands about the computer opponents: how good they are and why they play as they do."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from cardtable.arguments import house_rules, number, path, whole_number

if TYPE_CHECKING:
    from concurrent.futures import Executor, ProcessPoolExecutor

T = TypeVar("T")

DEALS = 1000
TRIED = 5000
MEASURED = 101
SUMMED = 30
BAR = 40
"""Width of the progress bar in characters."""


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    arena = commands.add_parser("arena", help="measure computer opponents against each other")
    arena.add_argument(
        "--bots",
        required=True,
        metavar="A,B[,...]",
        help="levels, or rule-of-thumb, random, clairvoyant; of two, the first takes one seat",
    )
    arena.add_argument("--games", action="store_true", help="play whole games with each pack, not one deal")
    _add_common(arena, DEALS)
    arena.set_defaults(command=_arena)
    lab = commands.add_parser("lab", help="test house rules: is the game fair, and how long does it take")
    _add_common(lab, TRIED)
    lab.set_defaults(command=_lab)
    minutes = commands.add_parser("minutes", help="measure how long the games take a family")
    minutes.add_argument("--variant", metavar="ID", help="only this game")
    minutes.add_argument(
        "--games",
        type=number(1, 10**6),
        default=MEASURED,
        metavar="G",
        help=f"games of each (default {MEASURED})",
    )
    minutes.set_defaults(command=_minutes)
    sums = commands.add_parser("sums", help="measure what sums the games for children ask for")
    sums.add_argument("--variant", metavar="ID", help="only this game")
    sums.add_argument(
        "--games",
        type=number(1, 10**6),
        default=SUMMED,
        metavar="G",
        help=f"games of each (default {SUMMED})",
    )
    sums.set_defaults(command=_sums)
    explain = commands.add_parser("explain", help="explain a computer opponent's move")
    explain.add_argument("record", type=path, metavar="RECORD")
    explain.add_argument("move", type=number(1, 10**6), metavar="MOVE", help="its number in the game, from 1")
    explain.set_defaults(command=_explain)


def _add_common(parser: argparse.ArgumentParser, deals: int) -> None:
    """Add the arguments that all commands with many deals share."""
    parser.add_argument("--variant", required=True, metavar="ID", help="a game of the catalog")
    parser.add_argument(
        "--file",
        type=path,
        metavar="FILE",
        help="a TOML file with rules of your own, if the catalog lacks the game",
    )
    parser.add_argument("--players", type=number(2, 99), required=True, metavar="N", help="how many seats")
    parser.add_argument(
        "--deals",
        type=number(1, 10**8),
        default=deals,
        metavar="D",
        help=f"number of packs dealt (default {deals})",
    )
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="S", help="a whole number that decides every card"
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    parser.add_argument(
        "--workers", type=number(1, 999), default=os.cpu_count() or 1, metavar="N", help="number of processes"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def _file(arguments: argparse.Namespace) -> str:
    """Return the absolute path of a game outside the catalog, as the processes may work elsewhere.

    "" without one.
    """
    return str(arguments.file.resolve()) if arguments.file is not None else ""


def _arena(arguments: argparse.Namespace) -> None:
    import json

    from cardtable.controller.lab.arena import Contest, Tally, compete, compiled, interval, seating, summary

    contest = Contest(
        arguments.variant,
        tuple(house_rules(arguments.option).items()),
        arguments.players,
        seating([name.strip() for name in arguments.bots.split(",")], arguments.players),
        arguments.seed,
        arguments.games,
        _file(arguments),
    )
    compiled(contest.variant, contest.options, contest.players, contest.file)
    tally = Tally()
    for part in _on_all_cores(partial(compete, contest, arguments.deals), arguments):
        tally.add(part)
    if not tally.not_lost:
        return
    found = summary(contest, tally)
    if arguments.json:
        print(json.dumps(found))
        return
    print(f"{contest.variant}, {contest.players} players, {found['deals']} deals")
    print(f"  {'':<16}{'not lost':>10}{'95 % interval':>18}{'games won':>11}{'95 % interval':>18}", end="")
    print(f"{'ms':>9}{'ms, 95 %':>10}")
    rows = found["bots"]
    assert isinstance(rows, list)
    for row in rows:
        low, high = row["interval"]
        kept = f"{row['not_lost']:>10.4f}{f'{low:.4f} to {high:.4f}':>18}"
        won = f"{'':>29}"
        if row["bot"] in tally.won:
            share, low, high = interval(tally.won[row["bot"]])
            won = f"{share:>11.4f}{f'{low:.4f} to {high:.4f}':>18}"
        print(f"  {row['bot']:<16}{kept}{won}{row['ms_median']:>9.2f}{row['ms_p95']:>10.2f}")


def _minutes(arguments: argparse.Namespace) -> None:
    """Print the content of `resources/families/minutes.toml`, line by line as it is measured."""
    from cardtable.controller.lab.minutes import minutes
    from cardtable.rules.catalog import catalog
    from cardtable.rules.families import SHORT, place_of

    games = catalog()
    print(f"# Measured by `cardtable minutes`: the median of {arguments.games} games of four.")
    for variant in (arguments.variant,) if arguments.variant else games.ids:
        print(f"{variant} = {minutes(games.resolve(variant), arguments.games)}", flush=True)
        place = place_of(variant)
        if place is not None and place.short:
            measured = minutes(games.resolve(variant, place.short), arguments.games)
            print(f'"{variant} {SHORT}" = {measured}', flush=True)


def _sums(arguments: argparse.Namespace) -> None:
    """Print the content of `resources/families/sums.toml`, game by game as it is measured."""
    from cardtable.controller.lab.sums import games_for_children, sums
    from cardtable.rules.catalog import catalog

    games = games_for_children()
    print(f"# Measured by `cardtable sums`: of a thousand calls in {arguments.games} games of 2, 3 and 4.")
    for key in (arguments.variant,) if arguments.variant else games:
        print(f'\n["{key}"]' if " " in key else f"\n[{key}]")
        rules = games[key] if key in games else catalog().resolve(key)
        for kind, share in sums(rules, arguments.games).items():
            print(f"{kind} = {share}", flush=True)


def _explain(arguments: argparse.Namespace) -> None:
    from cardtable.controller.lookback.explained import explain

    print(explain(arguments.record, arguments.move))


def _lab(arguments: argparse.Namespace) -> None:
    import json

    from cardtable.controller.lab.arena import compiled
    from cardtable.controller.lab.fairness import Findings, Trial, experiment, report

    rules = tuple(house_rules(arguments.option).items())
    table = compiled(arguments.variant, rules, arguments.players, _file(arguments))
    trial = Trial(table.rules.document, arguments.players, arguments.seed)
    findings = Findings()
    for part in _on_all_cores(partial(experiment, trial, arguments.deals), arguments):
        findings.add(part)
    if not findings.deals:
        return
    found = report(trial, findings, dict(rules))
    if arguments.json:
        print(json.dumps(found))
    else:
        print(f"{table.rules.name}, {trial.players} players, {findings.deals} deals")
        print("\n".join(_lines(found)))


def _lines(found: Mapping[str, Any]) -> list[str]:
    """Return the lines of a report of the lab."""
    plays = found["plays_per_deal"]
    lines = [
        f"  {'plays a deal':<24} median {plays['median']}, 90 % within {plays['p90']}, most {plays['most']}",
        f"  {'deals with a stuck hand':<24} {found['stuck']:.1%}",
        f"  {'over 200 plays':<24} {found['long']:.1%}, broken off {found['without_end']:.1%}",
    ]
    for place, share in enumerate(found["places"], start=1):
        low, high = share["interval"]
        name = f"seat {place} from the first"
        lines.append(f"  {name:<24} {share['not_lost']:.3f} not lost ({low:.3f} to {high:.3f})")
    deciding = "  ".join(f"{card} {share:.0%}" for card, share in list(found["deciding"].items())[:8])
    return [*lines, f"  {'last card laid':<24} {deciding}"]


def _on_all_cores(work: Callable[[Executor], Iterator[T]], arguments: argparse.Namespace) -> Iterator[T]:
    """Yield the parts of the work as processes finish them; after an interrupt, stop early."""
    from multiprocessing import active_children

    from cardtable.controller.lab.arena import shards

    total, done = len(shards(arguments.deals)), 0
    pool = _pool(min(arguments.workers, total))
    shows = sys.stderr.isatty()
    try:
        for part in work(pool):
            done += 1
            yield part
            if shows:
                print(f"\r{_bar(done, total)}", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        # A part with strong opponents may take a minute: too long to wait for an unwanted result.
        for process in active_children():
            process.terminate()
        said = "this is what was done" if done else "nothing was done yet"
        print(f"\nStopped; {said}.", file=sys.stderr)
    finally:
        pool.shutdown(cancel_futures=True)
        if shows:
            print(f"\r{' ' * len(_bar(0, total))}\r", end="", file=sys.stderr)


def _bar(done: int, total: int) -> str:
    """Return a progress bar of constant width: `[#####----]  57 %`."""
    filled = BAR * done // total
    return f"[{'#' * filled}{'-' * (BAR - filled)}] {done * 100 // total:>3} %"


def _pool(workers: int) -> ProcessPoolExecutor:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    return ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts)


def _leave_interrupts() -> None:
    """Ignore Ctrl+C, which only the process started by hand answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
