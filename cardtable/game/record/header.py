"""The beginning of a record, before its first deal: tags, and the resolved rules.

The grammar is in `text`.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from cardtable import __version__
from cardtable.cards.shuffle import SHUFFLE
from cardtable.game.state import CLOCKWISE, COUNTERCLOCKWISE, Position
from cardtable.language import say
from cardtable.plain_text import LONGEST_NAME, LONGEST_TITLE, one_line, plain
from cardtable.rules.model import Rules

FORMATS = ("cardtable 1", "cardtable 2")
"""All formats ever written, the newest last; all of them can be read."""

FORMAT = FORMATS[-1]

NEEDED = ("Format", "Variant", "Rules", "Seed", "Shuffle", "Seats")
"""The tags that every record has."""

TAGS = frozenset(("Cards",)).union(
    (*NEEDED, "App", "Options", "Deals", "Avatars", "Learners", "Hands", "Marks", "Date", "Taken", "Position")
)
"""All known tags."""

_OPEN = "open"
_REAL = "real"

LONGEST_TAGS = 10_000
"""The most characters of a line of tags."""


class RecordError(ValueError):
    """A damaged or foreign record; the message is one sentence for the command line and the log.

    `line` is the line with the error, 0 if there is none.
    """

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(message)
        self.line = line

    @property
    def sentence(self) -> str:
        """The sentence for a player."""
        return say("record-damaged", line=self.line)


class ForeignRecordError(RecordError):
    """The file is no record at all."""

    @property
    def sentence(self) -> str:
        return say("record-foreign")


class NewerRecordError(RecordError):
    """A newer Cardtable wrote that line of the record; nothing is wrong with it."""

    def __init__(self, line: int) -> None:
        message = f"A newer version of Cardtable made this game. Only that version can read line {line}."
        super().__init__(message, line)

    @property
    def sentence(self) -> str:
        return say("record-newer", line=self.line)


@dataclass(frozen=True)
class Header:
    """The beginning of a record, before its first deal.

    `seats` are (name, level) with an empty level for a person, `avatars` by seat or empty, `date` is ISO 8601
    in UTC or empty, `last_deal` is the one that ends the game at the latest (0: open), `line` is the line of
    the rules. `learners` are (seat, learner, role): an identifier, never a name. `app` is the version of the
    program that began the record, and `format` the one it was written in. `taken` counts the moves that were
    taken over from another game, which this one continues. `open_hands`: all hands are face up for the
    persons at the table. `marks` are the rewards by seat from earlier games of these seats, or empty.
    `position` is that of the first deal, None if it is shuffled. `real_cards`: real cards were played, and
    their moves entered (`game.real_cards`).
    """

    variant: str
    digest: str
    document: bytes
    options: Mapping[str, str]
    seed: str
    seats: tuple[tuple[str, str], ...]
    avatars: tuple[str, ...] = ()
    date: str = ""
    last_deal: int = 0
    line: int = 0
    learners: tuple[tuple[int, str, str], ...] = ()
    app: str = ""
    format: str = FORMAT
    taken: int = 0
    open_hands: bool = False
    marks: tuple[int, ...] = ()
    position: Position | None = None
    real_cards: bool = False

    @property
    def deal_number(self) -> str:
        """The number a person types to deal these cards again; "" if there is none, as with real cards."""
        return "" if self.real_cards else deal_number(self.seed)


def header_of(
    rules: Rules,
    seed: str,
    seats: tuple[tuple[str, str], ...],
    *,
    avatars: tuple[str, ...] = (),
    date: str = "",
    last_deal: int = 0,
    learners: tuple[tuple[int, str, str], ...] = (),
    open_hands: bool = False,
    marks: tuple[int, ...] = (),
    position: Position | None = None,
    real_cards: bool = False,
) -> Header:
    """Return the header of a game of these rules, begun by this program."""
    return Header(
        rules.id, rules.digest, rules.document, rules.options, seed, seats, avatars, date, last_deal,
        learners=learners, app=__version__, open_hands=open_hands,
        marks=marks, position=position, real_cards=real_cards,
    )  # fmt: skip


DEAL_DIGITS = 10
"""The digits of a deal's number in New game."""


def deal_number(seed: str) -> str:
    """Return the number a person types to deal the cards of this seed again; "" if there is none."""
    return seed if seed.isascii() and seed.isdecimal() and len(seed) <= DEAL_DIGITS else ""


def header_text(header: Header) -> str:
    """Return the record up to its first deal, line ends included."""
    tags = {
        "Format": header.format,
        "App": header.app,
        "Variant": header.variant,
        "Rules": header.digest,
        "Options": " ".join(f"{key}={value}" for key, value in header.options.items()),
        "Seed": header.seed,
        "Shuffle": SHUFFLE,
        "Deals": str(header.last_deal) if header.last_deal else "",
        "Seats": "; ".join(_seat_text(name, level) for name, level in header.seats),
        "Avatars": "; ".join(header.avatars),
        "Learners": _learners_text(header.learners),
        "Hands": _OPEN if header.open_hands else "",
        "Marks": " ".join(map(str, header.marks)) if any(header.marks) else "",
        "Date": header.date,
        "Taken": str(header.taken) if header.taken else "",
        "Position": position_text(header.position) if header.position is not None else "",
        "Cards": _REAL if header.real_cards else "",
    }
    due = (*NEEDED, "Options")
    lines = [f"[{tag} {_quoted(value)}]" for tag, value in tags.items() if value or tag in due]
    return "\n".join([*lines, f"% {header.document.decode()}", ""])


def short(text: str, length: int = 40) -> str:
    """Return the text shortened to one line for a message."""
    return plain(text if len(text) <= length else text[: length - 1] + "…")


_FORMAT = re.compile(r"cardtable [1-9][0-9.]*")

_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')


def read_tags(line: str, number: int, tags: dict[str, str]) -> None:
    """Add one line of tags to `tags`. Raises RecordError for anything else, and for an unknown format."""
    if len(line) > LONGEST_TAGS:
        raise RecordError(f"Line {number} is too long for tags.", number)
    tags.update((found[1], _unquoted(found[2])) for found in _TAG.finditer(line))
    if _TAG.sub("", line).strip():
        if not tags:
            raise ForeignRecordError(
                f"This isn't a Cardtable game: line {number} isn't one of its tags.", number
            )
        raise RecordError(f"Line {number} isn't a tag of a record.", number)
    if tags.get("Format", FORMAT) not in FORMATS:
        if _FORMAT.fullmatch(tags["Format"]):
            raise NewerRecordError(number)
        raise RecordError(f"Line {number}: “{short(tags['Format'])}” isn't a format of records.", number)


def read_header(tags: Mapping[str, str], document: bytes, line: int) -> Header:
    """Return the header of these tags and of the rules on `line`.

    Raises RecordError, and NewerRecordError for tags or values that this version doesn't know.
    """
    for tag in NEEDED:
        if tag not in tags:
            raise RecordError(f"Line {line}: the tags end here without a {tag} tag.", line)
    known = tags.get("Hands", _OPEN) == _OPEN and tags.get("Cards", _REAL) == _REAL
    if tags["Shuffle"] != SHUFFLE or not tags.keys() <= TAGS or not known:
        raise NewerRecordError(line)
    seats = tuple(
        (name or say("shared-player-number", number=number), level)
        for number, (name, level) in enumerate(map(_seat, _split(tags["Seats"])), start=1)
    )
    options = dict(pair.split("=", 1) for pair in tags.get("Options", "").split() if "=" in pair)
    deals, taken = tags.get("Deals", "1"), tags.get("Taken", "0")
    if not re.fullmatch(r"[1-9][0-9]{0,5}", deals):
        raise RecordError(f"Line {line}: the Deals tag isn't a number of deals.", line)
    if not re.fullmatch(r"[0-9]{1,6}", taken):
        raise RecordError(f"Line {line}: the Taken tag isn't a number of moves.", line)
    return Header(
        tags["Variant"],
        tags["Rules"],
        document,
        options,
        tags["Seed"],
        seats,
        tuple(_split(tags.get("Avatars", ""))),
        tags.get("Date", ""),
        int(deals) if "Deals" in tags else 0,
        line,
        tuple(_learners(tags.get("Learners", ""), len(seats))),
        tags.get("App", ""),
        tags["Format"],
        int(taken),
        tags.get("Hands") == _OPEN,
        _marks(tags.get("Marks", ""), len(seats)),
        position_in(tags["Position"], line) if "Position" in tags else None,
        tags.get("Cards") == _REAL,
    )


def without_person(
    data: bytes, learner: str, names: Container[str], called: Callable[[int], str]
) -> tuple[bytes, frozenset[str]]:
    """Return a record without that learner, and without persons of those names (in lower case).

    The second value has the names that the learner had in it.

    Their seats are named by `called`, unless another learner has the name; nor are they makers of the rules.
    Raises RecordError.
    """
    end = re.match(rb"(?:\[[^\n]*\n?)*", data)
    head = data[: end.end() if end is not None else 0].decode("utf-8", "surrogateescape")
    tags = {found[1]: _unquoted(found[2]) for found in _TAG.finditer(head)}
    if "Seats" not in tags:
        raise RecordError("There is no Seats tag.")
    parts = _split(tags["Seats"])
    seats = [_seat(part) for part in parts]
    learners = list(_learners(tags.get("Learners", ""), len(seats)))
    others = {seat for seat, owner, _ in learners if owner != learner}
    theirs = {seat for seat, owner, _ in learners if owner == learner}
    same = (n for n, (name, level) in enumerate(seats) if not level and name.casefold() in names)
    gone = theirs | (set(same) - others)
    fresh = {
        "Seats": "; ".join(_seat_text(called(n), "") if n in gone else part for n, part in enumerate(parts)),
        "Learners": _learners_text(one for one in learners if one[1] != learner),
    }

    def written(found: re.Match[str]) -> str:
        return f"[{found[1]} {_quoted(fresh[found[1]])}]" if found[1] in fresh else found[0]

    were = frozenset(seats[seat][0].casefold() for seat in gone)
    rest = data[len(head.encode("utf-8", "surrogateescape")) :]
    unnamed = _without_maker(rest, names)
    if not gone and unnamed is None:
        return data, were
    if unnamed is not None:
        rest, fresh["Rules"] = unnamed
    return _TAG.sub(written, head).encode("utf-8", "surrogateescape") + rest, were


def unmade(rules: Mapping[str, Any]) -> dict[str, Any]:
    """Return the rules' data without their maker, who may be in their source as well."""
    maker, source = rules.get("maker"), rules.get("source")
    kept = {key: value for key, value in rules.items() if key != "maker"}
    if isinstance(source, dict) and source.get("title") == maker:
        kept["source"] = {**source, "title": source.get("section") or rules.get("name")}
    return kept


def _without_maker(rest: bytes, names: Container[str]) -> tuple[bytes, str] | None:
    """Return the data after the tags with rules without a maker of these names, and the new digest.

    None if none of them is the maker.
    """
    found = re.match(rb"% ([^\n]*)", rest)
    try:
        said = msgspec.json.decode(found[1]) if found is not None else None
    except (msgspec.DecodeError, RecursionError):
        return None
    if found is None or not isinstance(said, dict) or str(said.get("maker", "")).casefold() not in names:
        return None
    document = msgspec.json.encode(unmade(said), order="deterministic")
    return b"% " + document + rest[found.end() :], "sha256:" + hashlib.sha256(document).hexdigest()


def _learners_text(learners: Iterable[tuple[int, str, str]]) -> str:
    return "; ".join(f"{seat + 1} {owner} {role}" for seat, owner, role in learners)


def _marks(text: str, seats: int) -> tuple[int, ...]:
    """Return one number for every seat; () if the text is something else."""
    marks = text.split()
    if len(marks) != seats or not all(re.fullmatch(r"[0-9]{1,6}", mark) for mark in marks):
        return ()
    return tuple(map(int, marks))


def position_text(position: Position) -> str:
    """Return a position as text: the turn, the stock, the pile, and each hand."""
    turn = f"{position.first + 1} {position.total} {'<' if position.direction == COUNTERCLOCKWISE else '>'}"
    places = (position.stock, position.pile, *position.hands)
    return "; ".join([turn, *(" ".join(cards) or "-" for cards in places)])


def position_in(text: str, line: int) -> Position:
    """Return the position in a text. Raises RecordError."""
    turn, *places = _split(text)
    found = re.fullmatch(r"([1-9][0-9]?) (-?[0-9]{1,6}) ([<>])", turn)
    if found is None or len(places) < 3:
        raise RecordError(f"Line {line}: the Position tag isn't a position of cards.", line)
    stock, pile, *hands = (tuple(place.split()) if place != "-" else () for place in places)
    direction = CLOCKWISE if found[3] == ">" else COUNTERCLOCKWISE
    return Position(tuple(hands), stock, pile, int(found[2]), int(found[1]) - 1, direction)


def _learners(text: str, seats: int) -> Iterator[tuple[int, str, str]]:
    for entry in _split(text):
        found = re.fullmatch(r"([0-9]{1,2}) (\w+) (\w+)", entry)
        if found and 0 < int(found[1]) <= seats:
            yield int(found[1]) - 1, found[2], found[3]


def _quoted(text: str) -> str:
    return '"' + plain(text).replace("\\", "\\\\").replace('"', '\\"') + '"'


def _unquoted(text: str) -> str:
    return plain(re.sub(r"\\(.)", r"\1", text))


def _seat_text(name: str, level: str) -> str:
    safe, safe_level = (re.sub(r"([;:~])", r"~\1", part) for part in (name, level))
    return f"{safe}:{safe_level}" if level else safe


def _split(text: str) -> list[str]:
    """Split at semicolons, except after a tilde."""
    return [part.strip() for part in re.findall(r"(?:~.|[^;~])+", text)]


def _seat(text: str) -> tuple[str, str]:
    found = re.fullmatch(r"((?:~.|[^:~])*)(?::(.*))?", text)
    if found is None:
        raise RecordError(f"“{short(text)}” isn't a seat.")
    name, level = (re.sub(r"~(.)", r"\1", part or "") for part in found.groups())
    return one_line(name, LONGEST_NAME), one_line(level, LONGEST_TITLE)
