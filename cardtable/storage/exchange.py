"""A game that somebody made, on its way to another computer: as a file, as a text, or as a QR code. No Qt.

    [own-annas-game-3f9a2c]                  Cardtable: Anna’s game
    base = "ninety-nine"                     CARDTABLE1:JZQW4ZLTEBSXQYLNOBWGK43UOJUW4ZZB.
    name = "Anna’s game"

The file is TOML, as the variants of the program are. The text is what differs from the game that it builds
on, as JSON in a fixed order, pressed with a dictionary of the words that such games are made of, and written
in letters and figures that QR codes have short signs for and that no letter or chat breaks; a checksum finds
what is missing or mistyped. A QR code holds the same text, so that a phone can pass it on.

Whatever comes in may be hostile. It is bounded in size before and after it is pressed out, in depth, numbers,
names and texts; it is data all the way, and what it may say is the schema of variants. Before anybody sees
it, it is told in words and played a while, for what nobody thought of. It goes by another id here than where
it was made: one that follows from what it says.
"""

from __future__ import annotations

import base64
import binascii
import logging
import math
import re
import zlib
from dataclasses import dataclass
from functools import cache

import msgspec

from cardtable.cards.shuffle import Stream
from cardtable.game import engine
from cardtable.game.events import AnyEvent
from cardtable.game.state import Phase
from cardtable.game.table import Table
from cardtable.game.worked import explained
from cardtable.language import say
from cardtable.resources import resource
from cardtable.rules.catalogue import OWN, catalogue
from cardtable.rules.errors import RulesError
from cardtable.rules.loader import Definition, Raw, check_shape
from cardtable.rules.model import Rules
from cardtable.rules.prose.differences import differences
from cardtable.storage.own_games import (
    LARGEST,
    BrokenGameError,
    definition_of,
    is_bounded,
    let_in,
    printed,
    tables_in,
)

LOG = logging.getLogger(__name__)

SUFFIX = ".cardgame"

LONGEST = 40_000
"""Characters of a text that are looked through."""

_VERSION = 1
_TEXT = re.compile(r"CARDTABLE([0-9]{1,3}):([A-Z2-7\s]{1,12000})\.", re.IGNORECASE)
_CHECK = 4
"""Bytes of the checksum before what is pressed."""

_DEALS, _MOVES = 2, 60
"""How much is played of what comes in, to see whether it can be."""

_NOT_SAID = frozenset({"family", "options"})
"""Keys that such a game does not have: the house rules of its own are settled."""


class ExchangeError(ValueError):
    """What was brought is no game that can be played here; the message is one sentence."""


@dataclass(frozen=True)
class Brought:
    """A game from elsewhere, looked through and fit to be played: what its file says, and its rules."""

    raw: Raw
    rules: Rules

    @property
    def origin(self) -> Rules | None:
        """The game that it builds on; None where it is made of nothing else."""
        base = self.raw.get("base")
        return catalogue().resolve(base) if base else None


# Out


def file_of(definition: Definition) -> bytes:
    """The game as a file, as it lies on disk here."""
    return printed(definition.id, _on_its_own(definition))


def text_of(definition: Definition) -> str:
    """The game as a text of one word, such as a QR code holds."""
    return _pressed(msgspec.json.encode(_on_its_own(definition), order="deterministic"))


def document_text(document: bytes) -> str:
    """The rules of a game that is played, as its record holds them, as such a word."""
    return _pressed(document)


def _pressed(plain: bytes) -> str:
    press = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, _dictionary())
    pressed = press.compress(plain) + press.flush()
    data = zlib.crc32(plain).to_bytes(_CHECK, "big") + pressed
    return f"CARDTABLE{_VERSION}:{base64.b32encode(data).decode().rstrip('=')}."


def letter_of(definition: Definition) -> str:
    """The game as a text to be pasted into a letter, with a line for whoever reads it."""
    return f"{say('own-text-title', game=definition.raw.get('name', ''))}\n{text_of(definition)}\n"


def _on_its_own(definition: Definition) -> Raw:
    return catalogue().upon_shipped(definition)


@cache
def _dictionary() -> bytes:
    """The words that games are made of. It is never changed: texts that were given away need it."""
    return resource("sharing", f"words-{_VERSION}.txt").read_bytes()


@dataclass(frozen=True)
class QrCode:
    """The squares of a QR code, row by row, True where one is dark, without a margin."""

    rows: tuple[tuple[bool, ...], ...]

    @property
    def version(self) -> int:
        """How large it is, from 1 to 40; a phone's camera reads up to about 20 off a screen with ease."""
        return (len(self.rows) - 17) // 4


def qr_code(text: str) -> QrCode:
    """A text of `text_of` as a QR code that is read also where an eighth of it is spoilt (level M)."""
    import zxingcpp

    made = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.QRCode, ec_level="M")
    # The stubs do not say so, but an image is a buffer: one byte a square.
    squares = memoryview(made.to_image(scale=1, add_quiet_zones=False))  # type: ignore[arg-type]
    side, grey = math.isqrt(squares.nbytes), squares.tobytes()
    rows = (grey[at : at + side] for at in range(0, side * side, side))
    return QrCode(tuple(tuple(dot == 0 for dot in row) for row in rows))


# In


def from_file(data: bytes) -> Brought:
    """The game in a file. Raises ExchangeError."""
    if len(data) > LARGEST:
        raise ExchangeError(say("own-not-a-game"))
    try:
        tables = tables_in(data)
    except (ValueError, RecursionError):
        raise ExchangeError(say("own-not-a-game")) from None
    games = list(tables.values())
    if len(games) != 1 or not isinstance(games[0], dict):
        raise ExchangeError(say("own-not-a-game"))
    return _looked_at(games[0])


def from_text(text: str) -> Brought:
    """The game in a text, whatever stands around it. Raises ExchangeError."""
    return _looked_at(_word_in(text))


def document_in(text: str) -> bytes:
    """The rules of a game that was played, out of `document_text`; whether they hold is for
    `rules_from_document`. Raises ExchangeError for what could be none.
    """
    found = _word_in(text)
    if not isinstance(found, dict) or not is_bounded(found):
        raise ExchangeError(say("own-text-damaged"))
    return msgspec.json.encode(found, order="deterministic")


def _word_in(text: str) -> object:
    found = _TEXT.search(re.sub(r"(?m)^[> \t]+", "", text[:LONGEST]))
    if found is None:
        raise ExchangeError(say("own-no-text"))
    if int(found[1]) != _VERSION:
        raise ExchangeError(say("own-newer"))
    return _pressed_out("".join(found[2].split()).upper())


def has_text(text: str) -> bool:
    """Whether there is such a text in it, be it damaged or not."""
    return re.search(r"CARDTABLE[0-9]{1,3}:", text[:LONGEST], re.IGNORECASE) is not None


def _pressed_out(word: str) -> object:
    try:
        data = base64.b32decode(word + "=" * (-len(word) % 8))
        press = zlib.decompressobj(-zlib.MAX_WBITS, _dictionary())
        plain = press.decompress(data[_CHECK:], LARGEST + 1)
        if len(plain) > LARGEST or not press.eof or zlib.crc32(plain) != int.from_bytes(data[:_CHECK], "big"):
            raise ValueError
        return msgspec.json.decode(plain)
    except (ValueError, RecursionError, binascii.Error, zlib.error):
        raise ExchangeError(say("own-text-damaged")) from None


def from_picture(grey: bytes, width: int, height: int) -> Brought:
    """The game in a QR code somewhere in a picture, one byte a dot. Raises ExchangeError."""
    import zxingcpp

    if width < 1 or height < 1 or len(grey) != width * height:
        raise ExchangeError(say("own-no-code"))
    qr = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.QRCode])
    dots = memoryview(grey).cast("B", (height, width))
    try:
        codes = zxingcpp.read_barcodes(dots, formats=qr)
        texts = [code.text for code in codes if code.valid]
    except (RuntimeError, ValueError, UnicodeError):
        texts = []
    if not texts:
        raise ExchangeError(say("own-no-code"))
    return from_text(next((text for text in texts if has_text(text)), texts[0]))


def _looked_at(raw: object) -> Brought:
    """What came in, if it is a game that can be played here. Raises ExchangeError."""
    try:
        game = let_in(raw)
    except BrokenGameError:
        raise ExchangeError(say("own-not-a-game")) from None
    if _NOT_SAID & game.keys():
        raise ExchangeError(say("own-not-a-game"))
    base = game.get("base")
    if base is not None and base not in catalogue().shipped:
        raise ExchangeError(say("own-unknown-base"))
    return tried(game)


def tried(game: Raw) -> Brought:
    """Return a game of `let_in` with its rules, played a while. Raises ExchangeError if it cannot be."""
    try:
        definition = definition_of(check_shape(OWN, SUFFIX, game).raw)
        brought = Brought(game, catalogue().tried(definition))
    except RulesError as error:
        why = error.why or str(error).rstrip(".")
        raise ExchangeError(say("own-not-played", why=why)) from None
    if not _can_be_played(brought):
        raise ExchangeError(say("own-makes-no-sense"))
    return brought


def _can_be_played(brought: Brought) -> bool:
    """Whether such rules can be told in words, and played by chance for a few moves with the fewest and the
    most players.
    """
    rules = brought.rules
    try:
        explained(rules)
        differences(rules, brought.origin)
        for players in {rules.min_players, rules.max_players}:
            if rules.lack_of_cards(players) is None:
                _play(Table(rules, players))
    except Exception:
        # It came from anywhere, and what goes wrong with it is to be a sentence and no more.
        LOG.info("A game from elsewhere makes no sense", exc_info=True)
        return False
    return True


def _play(table: Table) -> None:
    """Plays some moves by chance."""
    chance = Stream("exchange", "trial")
    state = engine.new_game(table, "exchange", _DEALS)
    while state.phase is not Phase.OVER and state.number < _MOVES:
        if state.phase is Phase.BETWEEN:
            engine.deal(state, _nobody_hears)
        else:
            engine.apply(state, chance.choose(engine.legal_moves(state)), _nobody_hears)


def _nobody_hears(event: AnyEvent) -> None:
    """What happens is told all the same, as that can fail too."""
