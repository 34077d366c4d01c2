"""A game that a person made, on its way to another computer: as a file, a text, or a QR code. No Qt.

    [own-annas-game-3f9a2c]                  Cardtable: Anna’s game
    base = "ninety-nine"                     CARDTABLE1:JZQW4ZLTEBSXQYLNOBWGK43UOJUW4ZZB.
    name = "Anna’s game"

The file is TOML, as the variants of the program are. The text has the differences from the game that it is
based on, as JSON in a fixed order, compressed with a dictionary of words that games use, and written in
letters and digits that QR codes encode compactly and that no mail or chat breaks; a checksum finds missing or
mistyped letters. A QR code holds the same text, so that a phone can pass it on.

Anything that comes in may be hostile. Its size is bounded before and after decompression, as are depth,
numbers, names and texts; it is only data, in the schema of variants. Before a person sees it, it is put into
words and played a while, to find what no check foresaw. Its id here differs from its id elsewhere: it follows
from the content.
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
from cardtable.rules.catalog import OWN, catalog
from cardtable.rules.loader import Definition, Raw, check_shape
from cardtable.rules.model import Rules, RulesError
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
"""The most characters of a text that are searched."""

_VERSION = 1
_TEXT = re.compile(r"CARDTABLE([0-9]{1,3}):([A-Z2-7\s]{1,12000})\.", re.IGNORECASE)
_CHECK = 4
"""The bytes of the checksum before the compressed data."""

_DEALS, _MOVES = 2, 60
"""How much of an incoming game is played as a test."""

_NOT_SAID = frozenset({"family", "options"})
"""Keys that such a game can't have: its house rules are settled."""


class ExchangeError(ValueError):
    """The input is no game that can be played here; the message is one sentence."""


@dataclass(frozen=True)
class Brought:
    """A game from elsewhere, checked and playable: its data and its rules."""

    raw: Raw
    rules: Rules

    @property
    def origin(self) -> Rules | None:
        """The game that it is based on; None if there is none."""
        base = self.raw.get("base")
        return catalog().resolve(base) if base else None


# Out


def file_of(definition: Definition) -> bytes:
    """Return the game as a file, the same as on this disk."""
    return printed(definition.id, catalog().upon_shipped(definition))


def text_of(definition: Definition) -> str:
    """Return the game as one word, as in a QR code."""
    return document_text(msgspec.json.encode(catalog().upon_shipped(definition), order="deterministic"))


def document_text(document: bytes) -> str:
    """Return the rules of a game, as in a file or a record, compressed into one word (`CARDTABLE1:...`)."""
    press = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9, zlib.Z_DEFAULT_STRATEGY, _dictionary())
    pressed = press.compress(document) + press.flush()
    data = zlib.crc32(document).to_bytes(_CHECK, "big") + pressed
    return f"CARDTABLE{_VERSION}:{base64.b32encode(data).decode().rstrip('=')}."


def letter_of(definition: Definition) -> str:
    """Return the game as a text to paste into a mail, with a title line for the reader."""
    return f"{say('own-text-title', game=definition.raw.get('name', ''))}\n{text_of(definition)}\n"


@cache
def _dictionary() -> bytes:
    """Return the dictionary of compression. Never change it: texts already shared need it."""
    return resource("sharing", f"words-{_VERSION}.txt").read_bytes()


@dataclass(frozen=True)
class QrCode:
    """The squares of a QR code, row by row, True for dark, without a margin."""

    rows: tuple[tuple[bool, ...], ...]

    @property
    def version(self) -> int:
        """The size, from 1 to 40; a phone's camera easily reads up to about 20 off a screen."""
        return (len(self.rows) - 17) // 4


def qr_code(text: str) -> QrCode:
    """Return a text as a QR code that is readable with an eighth of it damaged (level M)."""
    import zxingcpp

    made = zxingcpp.create_barcode(text, zxingcpp.BarcodeFormat.QRCode, ec_level="M")
    # The stubs don't say so, but an image is a buffer: one byte a square.
    squares = memoryview(made.to_image(scale=1, add_quiet_zones=False))  # type: ignore[arg-type]
    side, gray = math.isqrt(squares.nbytes), squares.tobytes()
    rows = (gray[at : at + side] for at in range(0, side * side, side))
    return QrCode(tuple(tuple(dot == 0 for dot in row) for row in rows))


# In


def from_file(data: bytes) -> Brought:
    """Return the rules of a game that somebody made from a file. Raises ExchangeError."""
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
    """Return the game in a text that may have other words around it. Raises ExchangeError."""
    return _looked_at(_word_in(text))


def document_in(text: str) -> bytes:
    """Return the rules of a played game from `document_text`; `rules_from_document` checks them.

    Raises ExchangeError for anything malformed.
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
    """Return whether the text contains a word like `CARDTABLE1:...`, damaged or not."""
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


def from_picture(gray: bytes, width: int, height: int) -> Brought:
    """Return the game in a QR code somewhere in a picture, one byte a pixel. Raises ExchangeError."""
    import zxingcpp

    if width < 1 or height < 1 or len(gray) != width * height:
        raise ExchangeError(say("own-no-code"))
    qr = zxingcpp.BarcodeFormats([zxingcpp.BarcodeFormat.QRCode])
    dots = memoryview(gray).cast("B", (height, width))
    try:
        codes = zxingcpp.read_barcodes(dots, formats=qr)
        texts = [code.text for code in codes if code.valid]
    except (RuntimeError, ValueError, UnicodeError):
        texts = []
    if not texts:
        raise ExchangeError(say("own-no-code"))
    return from_text(next((text for text in texts if has_text(text)), texts[0]))


def _looked_at(raw: object) -> Brought:
    """Return the input if it is a game that can be played here. Raises ExchangeError."""
    try:
        game = let_in(raw)
    except BrokenGameError:
        raise ExchangeError(say("own-not-a-game")) from None
    if _NOT_SAID & game.keys():
        raise ExchangeError(say("own-not-a-game"))
    base = game.get("base")
    if base is not None and base not in catalog().shipped:
        raise ExchangeError(say("own-unknown-base"))
    return tried(game)


def tried(game: Raw) -> Brought:
    """Return a game of `let_in` with its rules, after playing a while. Raises ExchangeError if that fails."""
    try:
        definition = definition_of(check_shape(OWN, SUFFIX, game).raw)
        brought = Brought(game, catalog().tried(definition))
    except RulesError as error:
        why = error.why or str(error).rstrip(".")
        raise ExchangeError(say("own-not-played", why=why)) from None
    if not _can_be_played(brought):
        raise ExchangeError(say("own-makes-no-sense"))
    return brought


def _can_be_played(brought: Brought) -> bool:
    """Return whether the rules can be put into words and played.

    Tried at random for a few moves, with the fewest and the most players.
    """
    rules = brought.rules
    try:
        explained(rules)
        differences(rules, brought.origin)
        for players in {rules.min_players, rules.max_players}:
            if rules.lack_of_cards(players) is None:
                _play(Table(rules, players))
    except Exception:
        # The game may come from anywhere, so any error must end as a sentence.
        LOG.info("A game from elsewhere is malformed", exc_info=True)
        return False
    return True


def _play(table: Table) -> None:
    """Play some moves at random."""
    chance = Stream("exchange", "trial")
    state = engine.new_game(table, "exchange", _DEALS)
    while state.phase is not Phase.OVER and state.number < _MOVES:
        if state.phase is Phase.BETWEEN:
            engine.deal(state, _nobody_hears)
        else:
            engine.apply(state, chance.choose(engine.legal_moves(state)), _nobody_hears)


def _nobody_hears(event: AnyEvent) -> None:
    """Ignore the event; making the events is part of the test."""
