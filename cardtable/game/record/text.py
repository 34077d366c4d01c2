r"""The record of a game: one text that serves autosave, replay, sharing and bug reports.

    [Format "cardtable 2"]
    [App "0.1.0"]
    [Variant "ninety-nine"]
    [Rules "sha256:..."]
    [Seed "4711"]
    ...
    % {"id":"ninety-nine", ...}
    ; deal 1 dealer 3
    1 AS=+11 11
    2 8D 19
    3 4H 19 <
    # Ben took his time
    ; undo 2
    2 7D 18
    ; result last-left 1 3

The grammar, line by line; parts in brackets are optional, and an empty line is ignored:

    record  = [comment ...] tags ... rules  line ...
    tags    = '[' NAME ' "' text '"]' ...      with \" and \\ for a quote and a backslash in the text
    rules   = '% ' the resolved rules as JSON, of which the Rules tag holds the SHA-256
    line    = deal | moves | undo | end | result | comment
    deal    = '; deal ' NUMBER ' dealer ' SEAT
    moves   = move [two or more blanks, move] ...
    move    = SEAT ' ' what [' ' TOTAL] [' <']
    what    = cards ['=' VALUE] ['>' SEAT]     a play; its value where the cards have more than one
            | 'stuck' | 'draw' | 'decline' | 'declare=' cards | 'sneak=' CARD | 'defend=' CARD
            | 'bottom=' CARD | 'turned=' CARD | 'take=' CARD | 'call=' TOTAL
    cards   = CARD ['+' CARD] ...
    undo    = '; undo ' NUMBER
    end     = '; end'                          the table stopped a game that has no end of its own
    result  = '; result ' WHY (' ' SEAT) ...   why the game ended and who won, or ' none' for nobody
    comment = '#' text                         '# sitting ' NUMBER where a sitting at this game begins,
                                               '# seat ' SEAT ' person' or ' computer' plays on

The resolved rules are always there, also those of a game that comes with the program: so a record always
opens, even if the game changes or goes. Tags: Format, App (the version that began the record), Variant,
Rules, Options (house rules), Seed, Shuffle, Deals (the number after which the game ends), Seats, Avatars,
Learners, Hands (`open` if all hands are face up), Marks (by seat, the rewards from earlier games of these
seats), Date, Taken (the number of moves that were taken over from another game, which this one continues, or
that were undone before the record was written without them), Position (the first deal: the seat to act, total
and direction `>` or `<`, then after semicolons the stock, next card first, the pile, oldest first, and the
hands by seat, `-` for no cards), Cards (`real` if real cards were played: the cards in it were entered, and
others are unknown). In Seats, which has the players at the beginning, a level follows a colon, and a tilde
precedes `;`, `:` and `~` in a name. Seats are 1..n. The total is a checksum; `<` marks that the direction
turned, which waits for the answers to a card that was played with the one that turns it.

Format 1 had no App tag, no comments and no result; it can still be read, and a game begun in it may go on.
Comments before the tags are ignored: so a report of an error (`lookback.sharing`) is a record.

A record only ever grows, so that no crash can lose what was on disk. A last line without a line end was torn
by a crash and is dropped. `; undo 2` takes back the last two moves in effect, and the game goes on from
there. It never takes back a deal. It is written with the next different move, or when the table is left; undo
followed by redo leaves no trace. `Record.standing` is the game without undone moves, `Record.undone` counts
them, so that statistics can mark such a game.

The file system does not know which of several games was played last: a clock is set back, a file is copied.
So a sitting has a number, one more than that of any other game in the folder. It is written before the first
line of that sitting, unless the game's last number is already the highest.

An invalid line ends what can be read: `Record.damage` says where and why, and the part before it is a game
like any other.

What a newer version wrote is no damage. It may add to a format: tags, keys and values of the rules, lines
that begin with `; word`, and words for moves. A change of existing parts needs a new format number. So these
raise NewerRecordError: an unknown format `cardtable NUMBER` or shuffle; an unknown tag, if all required ones
are there; rules that are invalid here though the Rules tag proves that they are as written; an unknown line
`; word ...` or move `word` or `word=...` of small letters and hyphens. The App tag does not count, since it
is that of the version that began the game. A damaged word may thus be taken for a newer one: a file that is
left alone loses nothing. `rules.schema.CAME_LATER` lists what the rules of older versions could not say yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from cardtable.game.events import AnyEvent, DirectionReversed, GameEnded
from cardtable.game.moves import (
    Answer,
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
    TurnUp,
)
from cardtable.game.record.header import (
    ForeignRecordError,
    Header,
    header_text,
    read_header,
    read_tags,
    short,
)
from cardtable.game.record.header import NewerRecordError as NewerRecordError
from cardtable.game.record.header import RecordError as RecordError
from cardtable.plain_text import plain

BIGGEST = 1 << 20
"""The most bytes of a record: some hundred thousand moves, which is days of play."""

MOST_LINES, MOST_TAG_LINES = 200_000, 100

DECLARE = "declare="
SNEAK = "sneak="
DEFEND = "defend="
BOTTOM = "bottom="
TURNED = "turned="
TAKE = "take="
CALL = "call="


class DealLine(msgspec.Struct, frozen=True, gc=False):
    deal: int
    dealer: int
    line: int


class MoveLine(msgspec.Struct, frozen=True, gc=False):
    """A move as written: `what` is the cards and value, or `stuck`, `draw`, `decline`, `declare=7C+7D+7H`."""

    seat: int
    what: str
    total: int | None
    reversed: bool
    line: int


class EndLine(msgspec.Struct, frozen=True, gc=False):
    """The table stopped here."""

    line: int


class UndoLine(msgspec.Struct, frozen=True, gc=False):
    """The last `count` moves in effect were taken back."""

    count: int
    line: int


class ResultLine(msgspec.Struct, frozen=True, gc=False):
    """The game ended for this reason, and these seats won."""

    why: str
    winners: tuple[int, ...]
    line: int


class CommentLine(msgspec.Struct, frozen=True, gc=False):
    text: str
    line: int


Line = DealLine | MoveLine | EndLine | ResultLine
Written = Line | UndoLine | CommentLine


@dataclass
class Record:
    """A whole record: every line as written.

    `intact` counts the bytes up to the end of the last valid line. `damage` is one sentence with the line and
    the reason if something invalid follows, else empty.
    """

    header: Header
    lines: list[Written] = field(default_factory=list)
    intact: int = 0
    damage: str = ""

    @property
    def undone(self) -> int:
        """The number of undone moves."""
        return sum(line.count for line in self.lines if isinstance(line, UndoLine))

    @property
    def has_result(self) -> bool:
        """Whether it has a line with the result."""
        return any(isinstance(line, ResultLine) for line in self.lines)

    def standing(self) -> list[Line]:
        """Return the lines in effect. Raises RecordError if more is undone than was played in a deal."""
        lines: list[Line] = []
        for line in self.lines:
            if isinstance(line, CommentLine):
                continue
            if not isinstance(line, UndoLine):
                lines.append(line)
                continue
            back = lines[-line.count :]
            if len(back) < line.count or not all(isinstance(one, MoveLine) for one in back):
                message = f"Line {line.line}: this deal has no {line.count} moves to take back."
                raise RecordError(message, line.line)
            del lines[-line.count :]
        return lines


END_TEXT = "; end\n"
"""The line for a table that stopped."""


def result_text(why: str, winners: tuple[int, ...]) -> str:
    """Return the line that closes a record: why the game ended, and the seats that won."""
    return f"; result {why} {' '.join(str(seat + 1) for seat in winners) or 'none'}\n"


def closing_text(events: Iterable[AnyEvent]) -> str:
    """Return the line that closes the record if these events end the game, else ""."""
    return "".join(result_text(one.why, one.winners) for one in events if isinstance(one, GameEnded))


def comment_text(text: str) -> str:
    """Return a remark as a line of its own."""
    return f"# {plain(text).strip()}\n"


def sitting_text(number: int) -> str:
    """Return the line that begins a sitting at a game."""
    return f"# sitting {number}\n"


def taken_over_text(seat: int, by_person: bool) -> str:
    """Return the line that a person or a computer plays that seat from here on."""
    return f"# seat {seat + 1} {'person' if by_person else 'computer'}\n"


def last_sitting(data: bytes) -> int:
    """Return the number of the last sitting at a game, 0 if there is none."""
    return max((int(number) for number in _SITTING.findall(data)), default=0)


def undo_text(count: int) -> str:
    """Return the line that takes back `count` moves."""
    return f"; undo {count}\n"


def deal_text(deal: int, dealer: int) -> str:
    """Return the line of a deal, by its number and the dealer's seat."""
    return f"; deal {deal} dealer {dealer + 1}\n"


_WITH_A_CARD = {Sneak: SNEAK, Defend: DEFEND, PlaceBottom: BOTTOM, TurnUp: TURNED, TakeCard: TAKE}


def move_text(seat: int, move: Move, events: list[AnyEvent], choices: int) -> str:
    """Return the line of a move; `choices` counts the legal values of its cards."""
    turned = " <" if DirectionReversed in map(type, events) else ""
    if isinstance(move, Play):
        return f"{seat + 1} {play_text(move, choices)} {move.total}{turned}\n"
    if isinstance(move, Stuck):
        return f"{seat + 1} stuck{turned}\n"
    return f"{move.seat + 1} {_what(move)}{turned}\n"


def _what(move: Draw | Call | Answer | Decline) -> str:
    if isinstance(move, Draw):
        return "draw"
    if isinstance(move, Declare):
        return DECLARE + "+".join(move.cards)
    if isinstance(move, Sneak | Defend | PlaceBottom | TurnUp | TakeCard):
        return _WITH_A_CARD[type(move)] + move.card
    if isinstance(move, Call):
        return f"{CALL}{move.total}"
    return "decline"


def play_text(play: Play, choices: int) -> str:
    """Return a play as in a record: `AS=+11`, `8D`, `5C>3`."""
    value = f"={play.value}" if choices > 1 else ""
    target = "" if play.target is None else f">{play.target + 1}"
    return "+".join(play.cards) + value + target


def record_text(record: Record) -> str:
    """Return the record as text, one move a line; `parse_record` reads it again."""
    return header_text(record.header) + "".join(_line_text(line) for line in record.lines)


def _line_text(line: Written) -> str:
    match line:
        case DealLine():
            return deal_text(line.deal, line.dealer)
        case UndoLine():
            return undo_text(line.count)
        case EndLine():
            return END_TEXT
        case ResultLine():
            return result_text(line.why, line.winners)
        case CommentLine():
            return comment_text(line.text)
        case MoveLine():
            total = "" if line.total is None else f" {line.total}"
            return f"{line.seat + 1} {line.what}{total}{' <' if line.reversed else ''}\n"


def parse_play(text: str) -> tuple[tuple[str, ...], str | None, int | None]:
    """Return the cards, value and target of a play as in a record."""
    rest, _, target = text.partition(">")
    cards, has_value, value = rest.partition("=")
    return (
        tuple(cards.split("+")),
        value if has_value else None,
        int(target) - 1 if re.fullmatch("[0-9]{1,2}", target) else None,
    )


_SITTING = re.compile(rb"^# sitting ([0-9]{1,9})\r?$", re.MULTILINE)
_UNDO = re.compile(r"; undo ([1-9][0-9]{0,5})")
_DEAL = re.compile(r"; deal ([0-9]{1,6}) dealer ([0-9]{1,2})")
_RESULT = re.compile(r"; result ([a-z0-9][a-z0-9-]{0,39}) (none|[0-9]{1,2}(?: [0-9]{1,2}){0,98})")
_WORD = re.compile(r"; ([a-z]+(?:-[a-z]+)*)(?: .*)?")
_WORDS = ("deal", "undo", "end", "result")
_MOVE = re.compile(r"([0-9]{1,2}) (\S{1,999})(?: (-?[0-9]{1,6}))?( <)?")


def parse_record(data: bytes) -> Record:
    """Read a record as far as it is valid.

    Raises RecordError with one sentence that names the line if its header is damaged, and NewerRecordError
    for something that only a newer version knows.
    """
    if len(data) > BIGGEST:
        raise ForeignRecordError(f"A record has no more than {BIGGEST >> 20} MiB; this file is bigger.")
    text, bad = _text(data[: data.rfind(b"\n") + 1])
    tags: dict[str, str] = {}
    record: Record | None = None
    heads = 0
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n")[:-1], start=1):
        if record is None:
            line = line.removesuffix("\r")
            heads += not line.startswith("#")
            if line.startswith("% "):
                record = Record(read_header(tags, line[2:].encode(), number))
            elif line.startswith("#") and not tags and number <= MOST_LINES:
                continue
            elif heads <= MOST_TAG_LINES:
                read_tags(line, number, tags)
            else:
                raise RecordError(f"Line {number}: the rules must come before this line.", number)
            continue
        try:
            if number > MOST_LINES:
                raise RecordError(f"Line {number} makes the record too large.", number)
            record.lines += _read_lines(line, number)
        except NewerRecordError:
            raise
        except RecordError as error:
            bad = error
            break
    if record is None:
        last = text.count("\n") + 1
        if not tags:
            raise ForeignRecordError("This isn't a Cardtable game.", last)
        raise bad or RecordError(f"Line {last}: the record ends before its rules.", last)
    record.damage = str(bad or "")
    record.intact = _end_of(data, bad.line - 1) if bad else data.rfind(b"\n") + 1
    return record


def _text(data: bytes) -> tuple[str, RecordError | None]:
    """Return the lines before the first that is not UTF-8, and the error about that one."""
    try:
        return data.decode("utf-8"), None
    except UnicodeDecodeError as error:
        begin = data.rfind(b"\n", 0, error.start) + 1
        bad = data[:begin].count(10) + 1
        return data[:begin].decode("utf-8"), RecordError(f"Line {bad} is not UTF-8 text.", bad)


def _end_of(data: bytes, lines: int) -> int:
    """Return the number of bytes of the first `lines` lines."""
    end = 0
    for _ in range(lines):
        end = data.index(b"\n", end) + 1
    return end


def without_damage(data: bytes, error: RecordError) -> bytes:
    """Return a record up to the line that the error names."""
    return data[: _end_of(data, error.line - 1)]


def _read_lines(line: str, number: int) -> list[Written]:
    """Return the entries of one line.

    A remark, a deal, an end, an undo, or moves separated by two or more blanks.
    """
    line = line.strip()
    if not line:
        return []
    if line.startswith("#"):
        return [CommentLine(plain(line[1:]).strip(), number)]
    if line == END_TEXT.strip():
        return [EndLine(number)]
    if found := _DEAL.fullmatch(line):
        return [DealLine(int(found[1]), int(found[2]) - 1, number)]
    if found := _UNDO.fullmatch(line):
        return [UndoLine(int(found[1]), number)]
    if found := _RESULT.fullmatch(line):
        winners = () if found[2] == "none" else tuple(int(seat) - 1 for seat in found[2].split())
        return [ResultLine(found[1], winners, number)]
    if (found := _WORD.fullmatch(line)) and found[1] not in _WORDS:
        raise NewerRecordError(number)
    moves: list[Written] = []
    for part in re.split(r" {2,}", line):
        found = _MOVE.fullmatch(part)
        if found is None:
            raise RecordError(f"Line {number}: “{short(part)}” is neither a deal nor a move.", number)
        total = None if found[3] is None else int(found[3])
        moves.append(MoveLine(int(found[1]) - 1, found[2], total, bool(found[4]), number))
    return moves
