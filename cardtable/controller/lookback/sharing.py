"""A game as a short text for a mail or a chat, and back; and the report of an uncaught error. No Qt.

    Cardtable: Ninety-nine, deal number 4711
    [Format "cardtable 2"] [Variant "ninety-nine"] [Rules "sha256:..."] [Options ""] [Seed "4711"] ...
    deal 1 dealer 3, 1 AS=+11 11, 2 8D 19, 3 4H 19 <, ...
    [Moves "55"]

It is a record (`game.record`) without its rules, which both sides have, and with commas in place of line
ends, which mails and chats may break; curly quotes are read as straight ones. Rules that do not come with the
program, as those of a game that a person made, are added compressed, in a tag of their own
(`storage.exchange`). The last tag counts the steps, so that a missing end is noticed. Text around it is
ignored.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.match.match import Match
from cardtable.game.record.header import header_text
from cardtable.game.record.replay import replay
from cardtable.game.record.text import Record, RecordError, parse_record, record_text
from cardtable.language import say
from cardtable.plain_text import plain
from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.model import Rules, RulesError
from cardtable.rules.own_words import game_name
from cardtable.storage.exchange import document_in, document_text
from cardtable.storage.log import failure_text

LONGEST = 200_000
"""The most characters of a text that are read."""

_DIGEST = len("sha256:") + 16
"""The length of the rules' digest in a text: enough to identify rules, and short enough not to be broken."""

_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "\u00a0": " ", "–": "-", "−": "-"})
_TEXT = re.compile(r'(\[Format "cardtable [^]]*"\].*?)\[Moves "([0-9]{1,6})"\]')
_TAG = re.compile(r'\[\w+ "(?:[^"\\]|\\.)*"\]')
_TAGS = re.compile(rf"(?:\s*{_TAG.pattern})+")


class SharingError(ValueError):
    """The text holds no game, or the game can't be written as text; the message is one sentence."""


def share_text(game: Playback) -> str:
    """Return the game as a text, without undone moves."""
    digest = f"sha256:{game.rules.play_digest}"[:_DIGEST]
    known = _built_in(game.header.variant, game.header.options, digest) is not None
    own = "" if known else f' [Game "{document_text(game.header.document)}"]'
    # Who learns is private.
    header = replace(game.header, learners=(), digest=digest)
    lines = game.record_text(header=header)[len(header_text(header)) :].splitlines()
    name, number = game_name(game.rules), header.deal_number
    title = say("saved-text-title", name=name)
    if number:
        title = say("saved-text-title-numbered", name=name, number=number)
    tags = " ".join(line for line in header_text(header).splitlines() if line.startswith("["))
    moves = ", ".join(line.removeprefix("; ") for line in lines)
    return f'{title}\n{tags}{own}\n{moves}\n[Moves "{len(lines)}"]\n'


def _built_in(variant: str, options: Mapping[str, str], digest: str) -> Rules | None:
    """Return the program's rules if they play as those with this digest, None if there are none.

    Texts of former versions have the digest of the whole document, words included.
    """
    if variant not in catalog().shipped:
        return None
    try:
        rules = catalog().resolve(variant, dict(options))
    except (RulesError, ValueError):
        return None
    return rules if _fits(rules, digest) else None


def _fits(rules: Rules, digest: str) -> bool:
    return len(digest) >= _DIGEST and any(
        known.startswith(digest) for known in (f"sha256:{rules.play_digest}", rules.digest)
    )


def _brought(text: str, variant: str, digest: str) -> Rules | None:
    """Return the rules in the text; None if the game was not played by them."""
    try:
        rules = rules_from_document(document_in(text))
    except (RulesError, ValueError):
        return None
    return rules if rules.id == variant and _fits(rules, digest) else None


def pasted(text: str) -> Record:
    """Return the game in a text. Raises SharingError in one sentence."""
    unquoted = re.sub(r"(?m)^[> ]+", "", text[:LONGEST].translate(_QUOTES))
    found = _TEXT.search(" ".join(unquoted.split()))
    if found is None:
        raise SharingError(say("saved-text-no-game"))
    body, count = found[1], int(found[2])
    tags = _TAGS.match(body)
    if tags is None:
        raise SharingError(say("saved-text-beginning"))
    moves = [move.strip() for move in body[tags.end() :].split(",")]
    lines = [_line(move) for move in moves if move]
    if len(lines) != count:
        raise SharingError(say("saved-text-moves", moves=len(lines), all=count))
    return _played(tags[0], lines)


def holds_moves(text: str) -> bool:
    """Return whether the text contains a played game, damaged or not."""
    return "[Moves " in text[:LONGEST]


def _line(move: str) -> str:
    """Return a move as its line in a record."""
    return f"; {move}" if re.match(r"deal |end$|result ", move) else move


def _played(tags: str, lines: list[str]) -> Record:
    """Return the record of these tags and lines, after playing it through."""
    parts = _TAG.findall(tags)
    tag = dict(part[1:-2].split(' "', 1) for part in parts)
    options = dict(pair.split("=", 1) for pair in tag.get("Options", "").split() if "=" in pair)
    variant, digest = tag.get("Variant", ""), tag.get("Rules", "")
    rules = _built_in(variant, options, digest) or _brought(tag.get("Game", ""), variant, digest)
    if rules is None:
        raise SharingError(say("saved-text-unknown-rules"))
    parts = [part for part in parts if not part.startswith(("[Rules ", "[Game "))]
    parts += [f'[Rules "{rules.digest}"]', f"% {rules.document.decode()}"]
    try:
        record = parse_record("\n".join([*parts, *lines, ""]).encode())
        if record.damage:
            raise RecordError(record.damage)
        replay(record)
    except RecordError as error:
        place = error.line - len(parts)
        if place < 1:
            raise SharingError(say("saved-text-beginning")) from None
        raise SharingError(say("saved-text-move", move=place)) from None
    return parse_record(record_text(record).encode())


TITLE = "Cardtable report 1"


def report_text(error: BaseException, facts: Iterable[tuple[str, str]], match: Match | None) -> str:
    """Return the error, the facts (name, value) about this computer, and the match if there is one.

    It is a record, with the error in remarks, so `cardtable replay FILE` plays a report, and the rest of the
    program opens it like any other game. People are called by their seats.

    Without a match it can't contain a card or a person's name. With one it has the error's message too,
    without names: the game reveals as much.
    """
    lines = [TITLE, ""]
    lines += [f"{name}: {value}" for name, value in facts]
    text = failure_text(error, in_full=match is not None)
    if match is not None:
        for player, (seat, _) in zip(match.setup.players, _nameless(match), strict=True):
            text = re.sub(rf"\b{re.escape(player.name)}\b", seat, text)
    lines += ["", *text.splitlines()]
    remarks = "".join(f"# {plain(line)}".rstrip() + "\n" for line in lines)
    return remarks if match is None else f"{remarks}\n{anonymous_record(match)}"


def anonymous_record(match: Match) -> str:
    """Return the game so far, as a record without names of people and learners."""
    named = replace(match.header, seats=_nameless(match), avatars=(), learners=(), date="")
    return Playback.of_match(match).record_text(header=named)


def _nameless(match: Match) -> tuple[tuple[str, str], ...]:
    """Return the seats with their levels, named by kind and number."""
    return tuple(
        (f"{'Computer' if level else 'Person'} {number}", level)
        for number, (_, level) in enumerate(match.header.seats, start=1)
    )
