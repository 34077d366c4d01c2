"""The record of a game: one text that serves autosave, replay, sharing and bug reports.

    [Format "cardtable 1"]
    [Variant "ninety-nine"]
    [Rules "sha256:..."]
    [Seed "4711"]
    ...
    % {"id":"ninety-nine", ...}
    ; deal 1 dealer 3
    1 AS=+11 11
    2 8D 19
    3 4H 19 <
    ; undo 2
    2 7D 18
    ; end

Tags come first, then one line with the resolved rules, so that editing a variant never changes an old game;
then a line for every deal and every move, and `; end` where the table stopped a game that has no end. Seats
are 1..n. The number after the cards is the total, a checksum; `<` marks that the direction turned. A value
stands behind the card where the card has more than one. A last line without a line end was torn by a crash
and is dropped.

A record only ever grows, so that no crash can lose what was on disk: `; undo 2` takes back the last two moves
that stand, and the game goes on from there. It never takes back a deal. It is written with the move that
takes another way, or when the table is left; who goes back and forth and then plays on as before leaves no
trace. `Record.standing` is the game without what was taken back, `Record.undone` counts those moves, so that
statistics can tell such a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from cardtable.cards.shuffle import SHUFFLE
from cardtable.game.events import AnyEvent, DirectionReversed
from cardtable.game.moves import (
    Call,
    Declare,
    Decline,
    Defend,
    Draw,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    Stuck,
    TakeCard,
)
from cardtable.rules.model import Rules

FORMAT = "cardtable 1"
DECLARE = "declare="
SNEAK = "sneak="
DEFEND = "defend="
BOTTOM = "bottom="
TAKE = "take="
CALL = "call="


class RecordError(ValueError):
    """A damaged or foreign record; the message is one sentence, with the line where there is one."""


@dataclass(frozen=True)
class Header:
    """What stands before the first deal.

    `seats` are (name, level) with an empty level for a person, `avatars` by seat or empty, `date` is ISO 8601
    in UTC or empty, `last_deal` ends a game that has no end of its own (0: open), `line` is the rules' own.
    `learners` are (seat, learner, role) of those who learn: an identifier, never a name.
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


@dataclass(frozen=True)
class DealLine:
    """A deal, as the record announces it."""

    deal: int
    dealer: int
    line: int


@dataclass(frozen=True)
class MoveLine:
    """A move as written: `what` is the cards and value, or `stuck`, `draw`, `decline`, `declare=7C+7D+7H`."""

    seat: int
    what: str
    total: int | None
    reversed: bool
    line: int


@dataclass(frozen=True)
class EndLine:
    """The table stopped here."""

    line: int


@dataclass(frozen=True)
class UndoLine:
    """So many of the moves that stand were taken back."""

    count: int
    line: int


Line = DealLine | MoveLine | EndLine
Written = Line | UndoLine


@dataclass
class Record:
    """A whole record: every line as written.

    `intact` counts the bytes up to the end of its last whole line.
    """

    header: Header
    lines: list[Written] = field(default_factory=list)
    intact: int = 0

    @property
    def undone(self) -> int:
        """How many moves were taken back."""
        return sum(line.count for line in self.lines if isinstance(line, UndoLine))

    def standing(self) -> list[Line]:
        """The lines that count. Raises RecordError where more is taken back than was played in a deal."""
        lines: list[Line] = []
        for line in self.lines:
            if not isinstance(line, UndoLine):
                lines.append(line)
                continue
            back = lines[-line.count :]
            if len(back) < line.count or not all(isinstance(one, MoveLine) for one in back):
                raise RecordError(f"Line {line.line}: this deal has no {line.count} moves to take back.")
            del lines[-line.count :]
        return lines


def header_text(header: Header) -> str:
    """The record up to its first deal, line ends included."""
    tags = {
        "Format": FORMAT,
        "Variant": header.variant,
        "Rules": header.digest,
        "Options": " ".join(f"{key}={value}" for key, value in header.options.items()),
        "Seed": header.seed,
        "Shuffle": SHUFFLE,
        "Deals": str(header.last_deal) if header.last_deal else "",
        "Seats": "; ".join(_seat_text(name, level) for name, level in header.seats),
        "Avatars": "; ".join(header.avatars),
        "Learners": "; ".join(f"{seat + 1} {who} {role}" for seat, who, role in header.learners),
        "Date": header.date,
    }
    lines = [f"[{tag} {_quoted(value)}]" for tag, value in tags.items() if value or tag == "Options"]
    return "\n".join([*lines, f"% {header.document.decode()}", ""])


END_TEXT = "; end\n"
"""The line of a table that stopped."""


def undo_text(count: int) -> str:
    """The line that takes back so many moves."""
    return f"; undo {count}\n"


def deal_text(deal: int, dealer: int) -> str:
    """The line of a deal, by its number and the dealer's seat."""
    return f"; deal {deal} dealer {dealer + 1}\n"


_WITH_A_CARD = {Sneak: SNEAK, Defend: DEFEND, PlaceBottom: BOTTOM, TakeCard: TAKE}


def move_text(seat: int, move: Move, events: list[AnyEvent], choices: int) -> str:
    """The line of a move; `choices` counts the legal values that its cards had."""
    turned = " <" if any(isinstance(event, DirectionReversed) for event in events) else ""
    if isinstance(move, Stuck):
        return f"{seat + 1} stuck{turned}\n"
    if isinstance(move, Draw):
        return f"{move.seat + 1} draw\n"
    if isinstance(move, Declare):
        return f"{move.seat + 1} {DECLARE}{'+'.join(move.cards)}\n"
    if isinstance(move, Sneak | Defend | PlaceBottom | TakeCard):
        return f"{move.seat + 1} {_WITH_A_CARD[type(move)]}{move.card}\n"
    if isinstance(move, Call):
        return f"{move.seat + 1} {CALL}{move.total}\n"
    if isinstance(move, Decline):
        return f"{move.seat + 1} decline\n"
    return f"{seat + 1} {play_text(move, choices)} {move.total}{turned}\n"


def play_text(play: Play, choices: int) -> str:
    """A play as a record writes it: `AS=+11`, `8D`, `5C>3`."""
    value = f"={play.value}" if choices > 1 else ""
    target = "" if play.target is None else f">{play.target + 1}"
    return "+".join(play.cards) + value + target


def parse_play(text: str) -> tuple[tuple[str, ...], str | None, int | None]:
    """The cards, value and target of a play as a record writes it."""
    rest, _, target = text.partition(">")
    cards, has_value, value = rest.partition("=")
    return (
        tuple(cards.split("+")),
        value if has_value else None,
        int(target) - 1 if target.isdigit() else None,
    )


_TAG = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_UNDO = re.compile(r"; undo ([1-9]\d{0,5})")
_DEAL = re.compile(r"; deal (\d{1,6}) dealer (\d{1,2})")
_MOVE = re.compile(r"(\d{1,2}) (\S+)(?: (-?\d{1,6}))?( <)?")


def parse_record(data: bytes) -> Record:
    """Read a record. Raises RecordError with one sentence that names the line."""
    intact = data.rfind(b"\n") + 1
    try:
        text = data[:intact].decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(f"Line {data[: error.start].count(10) + 1} is not UTF-8 text.") from None
    tags: dict[str, str] = {}
    document: bytes | None = None
    record: Record | None = None
    for number, line in enumerate(text.split("\n")[:-1], start=1):
        if document is None:
            if line.startswith("% "):
                document = line[2:].encode()
                record = Record(_header(tags, document, number), [], intact)
            else:
                _read_tags(line, number, tags)
        elif line.strip():
            assert record is not None
            record.lines += _read_lines(line, number)
    if record is None:
        raise RecordError(f"Line {text.count(chr(10)) + 1}: the record ends before its rules.")
    return record


def short(text: str) -> str:
    """The text as far as a message can show it."""
    return text if len(text) <= 40 else text[:39] + "…"


def _read_tags(line: str, number: int, tags: dict[str, str]) -> None:
    tags.update((found[1], _unquoted(found[2])) for found in _TAG.finditer(line))
    if _TAG.sub("", line).strip():
        raise RecordError(f"Line {number} is no tag of a record.")
    if tags.get("Format", FORMAT) != FORMAT:
        raise RecordError(f"Line {number}: this program reads “{FORMAT}”, not “{short(tags['Format'])}”.")


def _read_lines(line: str, number: int) -> list[Written]:
    """One line: a deal, the end, what is taken back, or moves parted by two or more blanks."""
    if line.strip() == END_TEXT.strip():
        return [EndLine(number)]
    if found := _DEAL.fullmatch(line.strip()):
        return [DealLine(int(found[1]), int(found[2]) - 1, number)]
    if found := _UNDO.fullmatch(line.strip()):
        return [UndoLine(int(found[1]), number)]
    moves: list[Written] = []
    for part in re.split(r" {2,}", line.strip()):
        found = _MOVE.fullmatch(part)
        if found is None:
            raise RecordError(f"Line {number}: “{short(part)}” is neither a deal nor a move.")
        total = None if found[3] is None else int(found[3])
        moves.append(MoveLine(int(found[1]) - 1, found[2], total, bool(found[4]), number))
    return moves


def _header(tags: Mapping[str, str], document: bytes, line: int) -> Header:
    for tag in ("Format", "Variant", "Rules", "Seed", "Shuffle", "Seats"):
        if tag not in tags:
            raise RecordError(f"Line {line}: the tags end here, and there is no {tag} tag.")
    if tags["Shuffle"] != SHUFFLE:
        raise RecordError(f"Line {line}: this program does not know the shuffle “{short(tags['Shuffle'])}”.")
    seats = tuple(_seat(text) for text in _split(tags["Seats"]))
    options = dict(pair.split("=", 1) for pair in tags.get("Options", "").split() if "=" in pair)
    deals = tags.get("Deals", "1")
    if not deals.isdigit() or not int(deals):
        raise RecordError(f"Line {line}: the Deals tag is no number of deals.")
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
    )


def _learners(text: str, seats: int) -> Iterator[tuple[int, str, str]]:
    for entry in _split(text):
        found = re.fullmatch(r"(\d{1,2}) (\w+) (\w+)", entry)
        if found and 0 < int(found[1]) <= seats:
            yield int(found[1]) - 1, found[2], found[3]


def header_of(
    rules: Rules,
    seed: str,
    seats: tuple[tuple[str, str], ...],
    *,
    avatars: tuple[str, ...] = (),
    date: str = "",
    last_deal: int = 0,
    learners: tuple[tuple[int, str, str], ...] = (),
) -> Header:
    """The header of a game of these rules."""
    return Header(
        rules.id, rules.digest, rules.document, rules.options, seed, seats, avatars, date, last_deal,
        learners=learners,
    )  # fmt: skip


def _quoted(text: str) -> str:
    plain = "".join(character if character.isprintable() else " " for character in text)
    return '"' + plain.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def _seat_text(name: str, level: str) -> str:
    safe = re.sub(r"([;:~])", r"~\1", name)
    return f"{safe}:{level}" if level else safe


def _split(text: str) -> list[str]:
    """Parts between semicolons; one after a tilde belongs to a name."""
    return [part.strip() for part in re.findall(r"(?:~.|[^;~])+", text)]


def _seat(text: str) -> tuple[str, str]:
    found = re.fullmatch(r"((?:~.|[^:~])*)(?::(.*))?", text)
    if found is None:
        raise RecordError(f"“{text}” is no seat.")
    return re.sub(r"~(.)", r"\1", found[1]), found[2] or ""
