"""Each broken variant file is answered with one plain sentence that names the file and the key.

Those whose sentence also says why are in test_loader.py.
"""

from __future__ import annotations

from pathlib import Path

from cardtable.rules.catalog import load_catalog
from tests.rows import rows
from tests.rules.test_loader import COMPLETE, FILE, check

SPECIAL = COMPLETE.replace('cards = { face = "+pips", J = "+0, reverse", Q = "+3, skip", K = "=50" }', "")


def put(old: str, new: str) -> str:
    """Return the complete file with one thing changed."""
    assert old in COMPLETE
    return COMPLETE.replace(old, new)


def card(key: str, effect: str) -> str:
    """Return the complete file with one more card."""
    return put('K = "=50"', f'K = "=50", {key} = "{effect}"')


MILESTONES = "milestones = { at = [33], tokens = 1, end = 50, end_tokens = 2, double_penalty = 'off' }\n"
FINES = "fine_calls = { at = [33], repeated = 'pays' }\n"
BORDERS = "borders = { at = [33], target = 15, floor = 'on', tie = 'shared' }\n"
OBLIGATION = "obligation = { draw = 'each' }\n"
CHAIN = (
    "queen_chain = { rank = 'Q', draw = 'none', answer = 'forced', carry_over = true, failure = 'safe' }\n"
)

KEYS: dict[str, tuple[str, str]] = {
    "a key in capitals": (put("limit = 50", "Limit = 50"), "game.Limit"),
    "a key of another game": (COMPLETE + "tricks = true\n", "game.tricks"),
    "unknown key in source": (put('section = "all"', 'section = "all", page = 3'), "source.page"),
    "unknown key in milestones": (COMPLETE + MILESTONES.replace("tokens = 1", "coins = 1"), "milestones"),
    "unknown key in borders": (COMPLETE + BORDERS.replace("tie", "draw"), "borders"),
    "unknown key in an obligation": (COMPLETE + OBLIGATION.replace("draw", "pull"), "obligation"),
    "unknown key in a queen chain": (COMPLETE + CHAIN.replace("rank", "card"), "queen_chain"),
    "unknown key in an option": (COMPLETE + "[game.options.x]\nname = 'X'\nwords = 'x'\n", "game.options.x.words"),
    "a limit with a fraction": (put("limit = 50", "limit = 50.5"), "game.limit"),
    "a limit that is true": (put("limit = 50", "limit = true"), "game.limit"),
    "a limit that is a date": (put("limit = 50", "limit = 2024-01-01"), "game.limit"),
    "a limit below zero": (put("limit = 50", "limit = -50"), "game.limit"),
    "a limit without end": (put("limit = 50", "limit = 5000"), "game.limit"),
    "a limit that is not a number": (put("limit = 50", "limit = nan"), "game.limit"),
    "cards that are text": (put("cards = {", 'calls = "loud"\ncards = {'), "game.calls"),
    "a card that is a number": (put('K = "=50"', "K = 50"), "game.cards"),
    "a card that is a list": (put('K = "=50"', 'K = ["=50"]'), "game.cards"),
    "players that are a number": (put("players = { min = 2, max = 4 }", "players = 4"), "game.players"),
    "one player": (put("min = 2", "min = 1"), "game.players.min"),
    "eleven players": (put("max = 4", "max = 11"), "game.players.max"),
    "a name that is empty": (put('name = "Game"', 'name = ""'), "game.name"),
    "a name of which nothing is seen": (put('name = "Game"', 'name = " \\u200b"'), "game.name"),
    "a source that is text": (put('source = { publisher = "me", title = "at home", section = "all" }', 'source = "me"'), "game.source"),
    "a source without a publisher": (put('publisher = "me", ', ""), "game.source.publisher"),
    "a source without a title": (put('title = "at home", ', ""), "game.source.title"),
    "no source": (put('source = { publisher = "me", title = "at home", section = "all" }\n', ""), "game.source"),
    "no players": (put("players = { min = 2, max = 4 }\n", ""), "game.players"),
    "no limit": (put("limit = 50\n", ""), "game.limit"),
    "no cards": (SPECIAL, "game.cards"),
    "no stock": (put('stock = "reshuffle"\n', ""), "game.stock"),
    "no tokens": (put("tokens = 3\n", ""), "game.tokens"),
    "no end of a deal": (put('deal_end = "deal_ends"\n', ""), "game.deal_end"),
    "a hand below zero": (put("hand = 3", "hand = -3"), "game.hand"),
    "no pack at all": (put("decks = 1", "decks = 0"), "game.hand"),
    "packs by seats without a default": (put("decks = 1", 'decks = { "5+" = 2 }'), "game.decks"),
    "packs by seats in words": (put("decks = 1", "decks = { default = 1, five = 2 }"), "game.decks.five"),
    "packs by seats that are text": (put("decks = 1", "decks = { default = 'one' }"), "game.decks"),
    "many tokens": (put("tokens = 3", "tokens = 21"), "game.tokens"),
    "tokens in words": (put("tokens = 3", 'tokens = "three"'), "game.tokens"),
    "an unknown token": (COMPLETE + "token = 'button'\n", "game.token"),
    "an unknown direction of the deal": (put('rotation = "left"', 'rotation = "up"'), "game.dealer_rotation"),
    "an unknown start": (put('start_card = "empty"', 'start_card = "full"'), "game.start_card"),
    "a switch that is true": (put('allow_give_up = "off"', "allow_give_up = true"), "game.allow_give_up"),
    "a joker that the pack lacks": (card("joker", "=50"), "game.cards.joker"),
    "a card of another pack": (card("N7", "+7"), "game.cards.N7"),
    "a suit that is none": (card("KX", "+7"), "game.cards.KX"),
    "a rank that is none": (card("11", "+11"), "game.cards.11"),
    "jokers without a value": (COMPLETE.replace("decks = 1", "decks = 1\njokers = 2").replace('face = "+pips", ', 'face = "+pips", '), "game.cards"),
    "too many jokers": (COMPLETE + "jokers = 21\n", "game.jokers"),
    "an effect that is empty": (card("A", ""), "game.cards.A"),
    "a choice of nothing": (card("A", "+1 |"), "game.cards.A"),
    "the pips of a king": (card("KS", "+pips"), "game.cards.KS"),
    "a number without a sign": (card("A", "11"), "game.cards.A"),
    "a sign without a number": (card("A", "+"), "game.cards.A"),
    "its own base": ('[game]\nbase = "game"\n', "game.base"),
    "bases in a circle": ('[game]\nbase = "b"\n[b]\nbase = "c"\n[c]\nbase = "game"\n', "base"),
    "an option without choices": (COMPLETE + "[game.options.x]\nname = 'X'\ndefault = 'a'\n", "game.options.x"),
    "an option that defaults elsewhere": (COMPLETE + "[game.options.x]\nname = 'X'\ndefault = 'b'\nchoices.a = {}\n", "game.options.x"),
    "an option that changes nothing known": (COMPLETE + "[game.options.x]\nname='X'\ndefault='a'\nchoices.a = { color = 3 }\n", "choices.color"),
    "a chain without a carry-over": (COMPLETE + CHAIN.replace("carry_over = true, ", ""), "game.queen_chain"),
    "a chain of an unknown drawing": (COMPLETE + CHAIN.replace("'none'", "'never'"), "game.queen_chain.draw"),
    "an obligation without a drawing": (COMPLETE + "obligation = { between = 3 }\n", "game.obligation"),
    "several cards of a rank, five": (COMPLETE + "together = { same_rank = 5 }\n", "game.together.same_rank"),
    "a pack of text": (COMPLETE + "pack = { X = 'two' }\n", "game.pack"),
    "session without end": (put("session_deals = 0", "session_deals = 1001"), "game.session_deals"),
    "a variant that is a list": ("[[game]]\nname = 'Game'\n", "house.toml, game"),
    "a pack without cards": (SPECIAL + 'pack = { X = 0 }\ncards = { X = "+1" }\n', "game"),
}  # fmt: skip


@rows("text, key", KEYS.values(), ids=KEYS)
def test_a_broken_variant_gets_one_sentence(tmp_path: Path, text: str, key: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    check(tmp_path, key)


FILES: dict[str, bytes] = {
    "UTF-16": COMPLETE.encode("utf-16"),
    "half a letter": "[game]\nname = 'é".encode()[:-1],
    "a byte order mark": b"\xef\xbb\xbf" + COMPLETE.encode(),
    "zeroes": b"\0" * 100,
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "JSON": b'{"game": {"limit": 50}}',
    "prose": b"Dear diary, today we played cards.\n",
    "an open quote": b"[game]\nname = 'Game\n",
    "a key twice": COMPLETE.encode() + b"limit = 60\n",
    "a variant twice": COMPLETE.encode() * 2,
    "lone carriage returns": COMPLETE.replace("\n", "\r").encode(),
    "ten megabytes of one key": b"[game]\nname = '" + b"x" * 10_000_000 + b"'\n",
    "deep tables": b"a = " + b"{a=" * 100_000,
    "deep open lists": b"a = " + b"[" * 100_000,
    "deep closed lists": b"a = " + b"[" * 5_000 + b"]" * 5_000,
    "deep dotted keys": b"[" + b".".join([b"a"] * 5_000) + b"]\n",
}


WHY = {
    "half a letter": "house.toml: the file is not UTF-8 text (byte 16)",
    "ten megabytes of one key": "too large",
    "deep open lists": "not a TOML file",
}


@rows("name", FILES)
def test_a_file_that_is_no_variant_file_gets_one_sentence(tmp_path: Path, name: str) -> None:
    (tmp_path / FILE).write_bytes(FILES[name])
    check(tmp_path, FILE, WHY.get(name, ""))


def test_an_empty_file_has_no_variants(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"")
    assert load_catalog(tmp_path).ids == ()
    (tmp_path / FILE).write_bytes(b"# only a remark\n")
    assert load_catalog(tmp_path).ids == ()


def test_a_folder_in_place_of_a_file_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    check(tmp_path, "cannot be read")
