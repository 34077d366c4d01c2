"""Commands about the computer opponents: what they are worth and why they play as they do."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from typing import TYPE_CHECKING

from cardtable.arguments import house_rules, number, path

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

    from cardtable.controller.arena import Contest, Tally

DEALS = 1000


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the commands to the parser."""
    arena = commands.add_parser("arena", help="measure computer opponents against each other")
    arena.add_argument("--variant", required=True, metavar="ID", help="a game of the catalogue")
    arena.add_argument("--players", type=number(2, 99), required=True, metavar="N", help="how many seats")
    arena.add_argument(
        "--bots",
        required=True,
        metavar="A,B[,...]",
        help="levels, or rule-of-thumb, random, clairvoyant; of two, the first takes one seat",
    )
    arena.add_argument(
        "--deals", type=number(1, 10**8), default=DEALS, metavar="D", help=f"packs of cards (default {DEALS})"
    )
    arena.add_argument(
        "--seed", type=int, default=1, metavar="S", help="a whole number that decides every card"
    )
    arena.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    arena.add_argument("--games", action="store_true", help="play whole games with each pack, not one deal")
    arena.add_argument(
        "--workers", type=number(1, 999), default=os.cpu_count() or 1, metavar="N", help="processes at work"
    )
    arena.add_argument("--json", action="store_true", help="print the result as JSON")
    arena.set_defaults(command=_arena)
    explain = commands.add_parser("explain", help="say what a computer opponent thought of a move")
    explain.add_argument("record", type=path, metavar="RECORD")
    explain.add_argument("move", type=number(1, 10**6), metavar="MOVE", help="its number in the game, from 1")
    explain.set_defaults(command=_explain)


def _arena(arguments: argparse.Namespace) -> None:
    import json

    from cardtable.controller.arena import Contest, seating, summary

    contest = Contest(
        arguments.variant,
        tuple(house_rules(arguments.option).items()),
        arguments.players,
        seating(arguments.bots.split(","), arguments.players),
        arguments.seed,
        arguments.games,
    )
    _check(contest)
    tally = _compete(contest, arguments.deals, arguments.workers)
    if not tally.not_lost:
        return
    found = summary(contest, tally)
    if arguments.json:
        print(json.dumps(found))
        return
    print(f"{contest.variant}, {contest.players} players, {found['deals']} deals")
    print(f"  {'':<16}{'not lost':>10}{'95 % interval':>18}{'games won':>11}{'ms':>9}{'ms, 95 %':>10}")
    rows = found["bots"]
    assert isinstance(rows, list)
    for row in rows:
        low, high = row["interval"]
        won = "" if row["games_won"] is None else f"{row['games_won']:.3f}"
        times = f"{row['ms_median']:>9.2f}{row['ms_p95']:>10.2f}"
        print(f"  {row['bot']:<16}{row['not_lost']:>10.4f}{f'{low:.4f} to {high:.4f}':>18}{won:>11}{times}")


def _explain(arguments: argparse.Namespace) -> None:
    from cardtable.controller.explained import explain

    print(explain(arguments.record, arguments.move))


def _check(contest: Contest) -> None:
    """Raises ValueError with one sentence for a game that cannot be played, before any worker starts."""
    from cardtable.game.table import Table
    from cardtable.rules.catalogue import catalogue

    Table(catalogue().resolve(contest.variant, dict(contest.options)), contest.players)


def _compete(contest: Contest, deals: int, workers: int) -> Tally:
    """Play on so many processes; interrupted, what was done until then counts."""
    from cardtable.controller.arena import Tally, compete, shards

    tally = Tally()
    total = len(shards(deals))
    pool = _pool(min(workers, total))
    try:
        for done, part in enumerate(compete(contest, deals, pool), start=1):
            tally.add(part)
            if sys.stderr.isatty():
                print(f"\r{done * 100 // total} %", end="", file=sys.stderr, flush=True)
    except KeyboardInterrupt:
        print("\nStopped; this is what was done.", file=sys.stderr)
    finally:
        pool.shutdown(cancel_futures=True)
        if sys.stderr.isatty():
            print("\r     \r", end="", file=sys.stderr)
    return tally


def _pool(workers: int) -> ProcessPoolExecutor:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    return ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts)


def _leave_interrupts() -> None:
    """Only the process that was started by hand answers Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
