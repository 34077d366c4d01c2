"""English reads as `resources/languages/en/style.md` says: plain words, short sentences, American spelling."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax.ast import Pattern, Placeable, SelectExpression, StringLiteral, TextElement

import cardtable
from cardtable.resources import resource
from tests.language.test_messages import english
from tests.rows import rows

PERSON, VERB, PLAIN, AMERICAN, TYPE, LENGTH = (
    "you or a name",
    "one verb a thing",
    "a plain word",
    "American spelling",
    "contractions and signs",
    "short sentences",
)
_WORDS = {
    PERSON: r"whoever|whomever|somebody|everybody|anybody|oneself|one's",
    VERB: r"(?:lay|lays|laid|laying)(?!(?: \w+){0,2} down)|struck|strikes?|threw|throws?|exchange[sd]?",
    PLAIN: r"anew|beside|besides|told|stands|lies|by and by|all the same|so many|be it|whether [^.]* or|comes of it|"
    r"of one's own|just now|any more|otherwise than|at a phone|in the same Wi-Fi|not lose",
    AMERICAN: r"\w*(?:col|fav|hon|parl|neighb)our\w*|licences?|centres?|grey|practis\w+|cancelled|towards|"
    r"afterwards|judgement|catalogue|programme|learnt",
    TYPE: r"cannot|(?:do|does|did|is|are|was|were|has|have|had|could|would|should) not|(?:you|they|we) are(?= \w)|"
    r"(?:you|they|we) have(?= \w+ed\b)",
}
_SIGNS = re.compile(r"[\d}›] %|\w’\w")
_FORBIDDEN = {
    kind: re.compile(rf"(?<![\w'-])(?:{words})(?![\w'-])", re.IGNORECASE) for kind, words in _WORDS.items()
}

CHILD, TABLE, RULES, HELP = 12, 14, 20, 25
"""The most words to a full stop, a colon or a semicolon, by who reads it and when."""
_LENGTHS = {
    **dict.fromkeys(("call", "first", "friends", "lessons", "practice"), CHILD),
    **dict.fromkeys(("card", "clash", "draft", "howto", "lab", "own", "told", "variants", "workshop"), RULES),
    # Pages that are read at leisure.
    **dict.fromkeys(("backups", "learners", "progress", "report", "statistics", "window"), RULES),
    **dict.fromkeys(("about", "packaging"), HELP),
}
_SENTENCE = re.compile(r"(?<=[.!?…:;])[”)]?\s+")
_WORD = re.compile(r"\S*\w\S*")


def spoken(pattern: Pattern) -> list[str]:
    """Return a message once for each of its variants, with ‹› for what fills its slots."""
    texts = [""]
    for part in pattern.elements:
        said = ["‹›"]
        if isinstance(part, TextElement):
            said = [part.value]
        elif isinstance(part, Placeable) and isinstance(part.expression, StringLiteral):
            said = [part.expression.value]
        elif isinstance(part, Placeable) and isinstance(part.expression, SelectExpression):
            said = [text for variant in part.expression.variants for text in spoken(variant.value)]
        # Each variant is said once; with those of another choice beside it, the shorter row starts over.
        count = max(len(texts), len(said))
        texts = [texts[n % len(texts)] + said[n % len(said)] for n in range(count)]
    return texts


def faults(text: str, longest: int) -> Iterator[str]:
    """Yield what style.md forbids in a text, each with the kind of fault."""
    for kind, forbidden in _FORBIDDEN.items():
        yield from (f"{kind}: {found[0]}" for found in forbidden.finditer(text))
    yield from (f"{TYPE}: {found[0]}" for found in _SIGNS.finditer(text))
    for sentence in _SENTENCE.split(text):
        words = len(_WORD.findall(sentence.replace("‹›", "x")))
        if words > longest:
            yield f"{LENGTH}: {words} words, {longest} at most: {sentence}"


def faults_of(room: str) -> list[str]:
    """Return the faults of all messages of a file, each once and with the name of its message."""
    return [
        f"{name}: {fault}"
        for name, message in english().rooms[room].messages.items()
        for fault in dict.fromkeys(
            fault for text in spoken(message.value) for fault in faults(text, _LENGTHS.get(room, TABLE))
        )
    ]


ROOMS = sorted(path.stem for path in (resource("languages") / "en").glob("*.ftl"))


@rows("room", ROOMS)
def test_a_room_speaks_plain_english(room: str) -> None:
    assert faults_of(room) == []


def test_the_code_is_spelled_as_the_screen_is() -> None:
    """Except what people's files hold since version 1: the deck `four-colour`, `favourites`, `.practised.json`."""
    # How a word begins doesn't matter here, and takes most of the time to search for.
    british = re.compile(_WORDS[AMERICAN].removeprefix(r"\w*"))
    for module in Path(cardtable.__file__).parent.rglob("*.py"):
        text = re.sub(r"four-colour|\"favourites\"|\.practised\.json", "", module.read_text("utf-8").lower())
        assert not british.findall(text), module.name


@rows("page", ["whats-new", "phones", "accessibility"])
def test_the_help_speaks_plain_english(page: str) -> None:
    text = resource("help", f"{page}.md").read_text("utf-8")
    paragraphs = re.split(r"\n\s*\n|\n(?=- |\d+\. |#)", text)
    assert [fault for one in paragraphs for fault in faults(" ".join(one.split()), HELP)] == []


@rows("page", ["whats-new", "phones"])
def test_the_help_calls_what_is_on_screen_as_the_screen_does(page: str) -> None:
    named = re.findall(
        r"“([^”]+)”|(?<!\*)\*([^*\n]+)\*(?!\*)", resource("help", f"{page}.md").read_text("utf-8")
    )
    on_screen = {text for message in english().messages.values() for text in spoken(message.value)}
    assert {"".join(one) for one in named} - on_screen <= {"client isolation"}


@rows(
    "text, kinds",
    [
        ("Whoever is stuck pays", [PERSON]),
        ("You can lay a card", [VERB]),
        ("You can lay down three kings", []),
        ("Everything is dealt anew", [PLAIN]),
        ("Your favourite game", [AMERICAN]),
        ("You cannot play", [TYPE]),
        ("You are out", [TYPE]),
        ("It did not fit", [TYPE]),
        ("‹› % of the deals", [TYPE]),
        ("83% of the deals: you're stuck, can't play", []),
        ("You play. " * 40, []),
        ("One more card " * 7, [LENGTH]),
    ],
)
def test_each_kind_of_fault_is_found(text: str, kinds: list[str]) -> None:
    assert [fault.partition(": ")[0] for fault in faults(text, HELP - 5)] == kinds


def test_every_variant_of_a_message_is_read() -> None:
    texts = spoken(english().messages["ending-others-pay"].value)
    assert "The others fold a corner each." in texts
    assert "The others pay ‹› each." in texts
