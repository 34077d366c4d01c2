"""The command line: opens the window, or runs a command without a screen and without importing Qt."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from cardtable import __version__, cli_bots, is_game_file
from cardtable.arguments import house_rules, number, path, whole_number

if TYPE_CHECKING:
    from cardtable.controller.lab.simulate import Summary
    from cardtable.rules.model import Choice, Rules

EXIT_FAILED = 1


class _StopError(Exception):
    """Ends a command with one sentence."""


def run(argv: Sequence[str]) -> int:
    """Run `argv` (program name first) and return the exit status.

    That is 0, 1 with a sentence on stderr, or 2 for wrong usage.
    """
    arguments = _parser().parse_args(_without_game_file(argv[1:]))
    if arguments.self_test:
        return _self_test()
    if arguments.command is None:
        from cardtable import app

        return app.run(argv, arguments.language or "")
    command: Callable[[argparse.Namespace], None] = arguments.command
    try:
        command(arguments)
    except BrokenPipeError:
        # Whatever read our output is gone, so no message would arrive.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (_StopError, ValueError, OSError) as error:
        print(f"cardtable: {_sentence(error)}", file=sys.stderr)
        return EXIT_FAILED
    except KeyboardInterrupt:
        print("cardtable: stopped.", file=sys.stderr)
        return EXIT_FAILED
    return 0


def _without_game_file(words: Sequence[str]) -> Sequence[str]:
    """Return the words without the game file for the window: the last word, if no command comes before it."""
    before = words[:-1]
    opens = not before or (before[0].startswith("--language") and len(before) <= 2)
    return before if words and opens and is_game_file(words[-1]) else words


def _language(tag: str) -> str:
    """Return `tag` if this language exists."""
    from cardtable.language import SPEECH
    from cardtable.language.catalog import PSEUDO

    if tag not in (*SPEECH.tags, PSEUDO):
        raise argparse.ArgumentTypeError(
            f"there is no language “{tag}”; choose from {', '.join((*SPEECH.tags, PSEUDO))}"
        )
    return tag


def _self_test() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from cardtable import preflight

    trouble = preflight.problem()
    if trouble is not None:
        print(trouble.sentence, file=sys.stderr)
        return trouble.status
    from cardtable.ui import self_test

    return self_test.run()


def _sentence(error: BaseException) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}." if error.filename is not None else f"{error.strerror}."
    return str(error)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cardtable",
        usage="cardtable [-h] [--version] [--self-test] [--language TAG] [FILE.cardtable | COMMAND ...]",
        description="A card table for Ninety-nine and other adding games. Without a command it opens, "
        "with the saved game in FILE if you name one.",
    )
    parser.add_argument("--version", action="version", version=f"cardtable {__version__}")
    parser.add_argument(
        "--language", type=_language, metavar="TAG", help="use this language, such as de or pt-BR"
    )
    parser.add_argument(
        "--self-test", action="store_true", help="check offscreen that everything works, and exit"
    )
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", prog="cardtable")
    _add_simulate(commands.add_parser("simulate", help="play whole games without a screen"))
    replay = commands.add_parser("replay", help="play a record, a report or a shared game again")
    replay.add_argument("record", type=path, metavar="FILE")
    replay.add_argument(
        "--trace", type=path, metavar="FILE", help="write everything that happened as JSON Lines"
    )
    replay.set_defaults(command=_replay)
    _add_rules(commands.add_parser("rules", help="print the rules of a game in words"))
    cli_bots.add(commands)
    variants = commands.add_parser("variants", help="list the games of the catalog")
    variants.add_argument("--json", action="store_true", help="with the resolved rules, as JSON")
    variants.set_defaults(command=_variants)
    return parser


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--variant", required=True, metavar="ID", help="a game of the catalog, or one that was made here"
    )
    parser.add_argument(
        "--players", type=number(1, 99), metavar="N", help="how many seats (default 4, where allowed)"
    )
    parser.add_argument(
        "--games", type=number(1, 10**9), default=1, metavar="G", help="how many games (default 1)"
    )
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="S", help="a whole number that decides every card"
    )
    parser.add_argument(
        "--bots",
        default="random",
        metavar="LEVEL[,LEVEL...]",
        help="the levels of the players, given to the seats in turn",
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    parser.add_argument(
        "--deals",
        type=number(1, 10**6),
        default=10,
        metavar="N",
        help="deals in a game without an end of its own (default 10)",
    )
    parser.add_argument(
        "--trace", type=path, metavar="FILE", help="write everything that happened as JSON Lines"
    )
    parser.add_argument("--record", type=path, metavar="DIR", help="write each game's record there")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    parser.set_defaults(command=_simulate)


def _add_rules(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("variant", metavar="ID", help="a game of the catalog, or one that was made here")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a house rule")
    parser.add_argument("--players", type=number(1, 99), metavar="N", help="for this number of players only")
    parser.add_argument(
        "--language",
        type=_language,
        # Keep the one named before the command.
        default=argparse.SUPPRESS,
        metavar="TAG",
        help="the language, such as de or pt-BR",
    )
    parser.set_defaults(command=_rules)


def _resolved(arguments: argparse.Namespace) -> Rules:
    """Return the rules asked for, and report on stderr each house rule without effect in them."""
    from cardtable.rules.catalog import catalog, is_own

    options = house_rules(arguments.option)
    if is_own(arguments.variant):
        _adopt_own_games(arguments.variant)
    rules = catalog().resolve(arguments.variant, options)
    offered = {choice.key: choice for choice in rules.choices}
    for key, value in options.items():
        if key in offered and (offered[key].values is None or value in (offered[key].values or ())):
            continue
        does = f"means {rules.options[key]}" if key in rules.options else "changes nothing"
        print(f"cardtable: {key}={value} {does} in {rules.name}.", file=sys.stderr)
    return rules


def _adopt_own_games(wanted: str) -> None:
    """Load the games people made into the catalog, as the window does, without changing anything.

    If the wanted one isn't there, report on stderr what is wrong with them.
    """
    from cardtable.rules.catalog import catalog
    from cardtable.storage.data_folder import data_dir
    from cardtable.storage.own_games import OwnGames

    found = OwnGames(data_dir(), keeps=False).load(catalog())
    if all(game.id != wanted for game in found.games):
        for sentence in found.messages:
            print(f"cardtable: {sentence}", file=sys.stderr)


def _simulate(arguments: argparse.Namespace) -> None:
    import msgspec

    from cardtable.controller.lab.simulate import Games
    from cardtable.storage.disk import DISK
    from cardtable.storage.outside import text_file

    rules = _resolved(arguments)
    players = arguments.players or min(max(4, rules.min_players), rules.max_players)
    games = Games(rules, players, arguments.bots.split(","), arguments.seed, arguments.deals)
    if arguments.record is not None:
        DISK.make_folder(arguments.record)
    with contextlib.ExitStack() as stack:
        write = None
        if arguments.trace is not None:
            write = stack.enter_context(text_file(arguments.trace)).write
        summary = games.run(arguments.games, write, arguments.record)
    if arguments.json:
        print(msgspec.json.encode(summary).decode())
    elif arguments.trace is None:
        _print_summary(rules, games.levels, summary)


def _print_summary(rules: Rules, levels: Sequence[str], summary: Summary) -> None:
    """Print a short table of the results."""
    print(f"{rules.name}, {summary.players} players: {', '.join(levels)}")
    wins = "  ".join(f"seat {seat}: {won}" for seat, won in enumerate(summary.wins, start=1))
    length = summary.plays_per_deal
    rows = {
        "games": summary.games,
        "deals": summary.deals,
        "plays": summary.plays,
        "plays a second": f"{summary.plays_per_second:,.0f}",
        "plays a deal": f"median {length['median']:g}, 90 % within {length['p90']:g}",
        "wins": wins,
    }
    for name, value in rows.items():
        print(f"  {name:<15} {value}")


def _replay(arguments: argparse.Namespace) -> None:
    from cardtable.controller.lookback.replayed import replay_file

    replayed = replay_file(arguments.record, arguments.trace)
    print(replayed.summary)
    if replayed.damage:
        raise _StopError(replayed.damage)


def _rules(arguments: argparse.Namespace) -> None:
    from cardtable.game.worked import explained
    from cardtable.language import SPEECH
    from cardtable.rules.prose.text import plain_text

    if arguments.language:
        SPEECH.use(arguments.language)
    rules = _resolved(arguments)
    players = arguments.players
    if players is not None:
        if not rules.min_players <= players <= rules.max_players:
            span = f"{rules.min_players} to {rules.max_players}"
            raise _StopError(f"{rules.name} is for {span} players, not {players}.")
        if lack := rules.lack_of_cards(players):
            raise _StopError(f"{rules.name}: {lack}.")
    print(plain_text(explained(rules, players)), end="")


def _variants(arguments: argparse.Namespace) -> None:
    import json

    from cardtable.rules.catalog import catalog
    from cardtable.rules.families import families

    games = catalog()
    if arguments.json:
        shelf = {place.game: family.name for family in families() for place in family.places}
        described = [_described(games.resolve(variant), shelf[variant]) for variant in games.ids]
        print(json.dumps(described, ensure_ascii=False, indent=1))
        return
    for summary in games.summaries():
        players = f"{summary.min_players}-{summary.max_players} players"
        print(f"{summary.id:<28} {summary.name} ({players}): {summary.blurb}")


def _default(rules: Rules, choice: Choice) -> object:
    """Return an option's default for JSON: a number if it is one, by players if it depends on them."""
    if choice.values is not None:
        return choice.default
    if choice.default.isdigit():
        return int(choice.default)
    by_players = {"hand_size": rules.hand_size, "packs": rules.packs, "tokens": rules.tokens}[choice.key]
    assert by_players is not None
    return {str(n): by_players(n) for n in range(rules.min_players, rules.max_players + 1)}


def _notation(rules: Rules, face: str) -> str:
    """Return what a card does, in the rules' notation; "(ban)" if it's banned in the first turns."""
    from cardtable.cards.faces import rank_of

    ban = rules.terms.ban
    banned = ban is not None and rank_of(face) == ban.rank
    return "|".join(option.notation for option in rules.cards[face]) + (" (ban)" if banned else "")


def _described(rules: Rules, family: str) -> dict[str, object]:
    """Return one variant with its resolved rules and the name of its shelf, for `variants --json`."""
    from cardtable.rules.own_words import choice_name

    seats = range(rules.min_players, rules.max_players + 1)
    return {
        "id": rules.id,
        "name": rules.name,
        "family": family,
        "blurb": rules.blurb,
        "source": str(rules.source),
        "grade": rules.source.grade,
        "rules": rules.digest,
        "limit": rules.limit,
        "players": {"min": rules.min_players, "max": rules.max_players},
        "faces": [
            {
                "card": face,
                "copies": copies,
                "effect": _notation(rules, face),
            }
            for face, copies in rules.faces.items()
        ],
        "packs": {str(n): rules.packs(n) for n in seats},
        "hand": {str(n): rules.hand_size(n) for n in seats},
        "tokens": {str(n): rules.tokens(n) if rules.tokens else None for n in seats},
        "options": {
            choice.key: {
                "name": choice_name(choice),
                "default": _default(rules, choice),
                "values": list(choice.values)
                if choice.values
                else list(range(choice.least, choice.most + 1))
                if choice.most <= 20
                else {"min": choice.least, "max": choice.most},
            }
            for choice in rules.choices
        },
    }
