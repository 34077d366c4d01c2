"""Show how complete the translations are, and their errors.

    python -m tests.language.check [LANGUAGE …]
    python -m tests.language.check --missing [LANGUAGE …]

What stands in `ERRORS` is said in English in place of the translation, or leaves out what English tells; the tests
hold every language to have none of it. The rest is for the translator to judge.

With `--missing`, it lists only the messages that are still in English. An English sentence can be added without its
translations; a release waits until nothing is missing.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from cardtable.language.fluent import entries, read
from cardtable.language.values import MessageError
from cardtable.resources import resource
from tests.slots import DECLARED, FILLINGS, KINDS

UNREADABLE, LOST, UNKNOWN = (
    "cannot be read",
    "slots that English fills and this loses",
    "slots that are unknown",
)
MISSING, LEFT_OVER = "missing", "left over: nobody says them"
PLURAL_FORMS = {
    "pl": ("one", "few", "many"),
    "uk": ("one", "few", "many"),
    "fr": ("one", "many", "other"),
    "pt": ("one", "many", "other"),
    "es": ("one", "many", "other"),
    "it": ("one", "many", "other"),
    "vi": ("other",),
    "zh": ("other",),
}
"""The plural forms of each language; every other language has `one` and `other`."""

FORMS, LONG = "plural forms that are missing", "so long that they may not fit"
ASKED = "asked for in forms that form.ftl does not have"
ERRORS = (UNREADABLE, LOST, UNKNOWN)
HEADINGS = (*ERRORS, FORMS, ASKED, LONG, LEFT_OVER, MISSING)

PLURALS = {"one", "few", "many"}
COUNTED = {"number"} | KINDS - set(FILLINGS)
"""The kinds of slots that have a number: numbers, and lists."""
TIMES, LETTERS = 1.6, 20
"""A text is long if it is this many times as long as the English one, and has more than this many letters."""
_SLOT_LETTERS = 4


@dataclass(frozen=True)
class Finding:
    """A finding on a message, under one of the `HEADINGS`."""

    heading: str
    room: str
    name: str
    detail: str = ""


@dataclass
class Texts:
    """The parts of a message, including those of the messages in it."""

    printed: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    """The slots that it chooses by."""
    messages: set[str] = field(default_factory=set)
    words: set[str] = field(default_factory=set)
    """The words with forms that its slots are said as."""
    forms: set[str] = field(default_factory=set)
    """The forms of words that it asks for."""
    offered: set[str] = field(default_factory=set)
    """The forms that it has, if it is a word."""
    plurals: list[tuple[str, set[str], str]] = field(default_factory=list)
    """Choices by a number: the slot, the keys, and the default key."""


class _Reader(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.texts = Texts()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.texts.printed.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.texts.messages.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:
        options = {one.name.name: one.value.value for one in node.arguments.named}
        self.texts.words |= {options["as"]} if "as" in options else set()
        self.texts.forms |= {options["form"]} if "form" in options else set()
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        keys = {
            one.key.name if isinstance(one.key, Identifier) else one.key.value: one.default
            for one in node.variants
        }
        if isinstance(node.selector, VariableReference):
            slot = node.selector.id.name
            self.texts.asked.add(slot)
            self.texts.offered |= set(keys) if slot == "form" else set()
            if PLURALS & set(keys):
                usual = next(key for key, is_usual in keys.items() if is_usual)
                self.texts.plurals.append((slot, set(keys), usual))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)


class Room:
    """The readable messages of one file."""

    def __init__(self, path: Path) -> None:
        self.name = path.stem
        self.messages: dict[str, Message] = {}
        self.unreadable: list[tuple[str, str]] = []
        self.twice: list[str] = []
        self.kinds: dict[str, str] = {}
        """The kinds of its slots, as its head states."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            self.unreadable.append(("", str(error)))
            return
        self.kinds = dict(DECLARED.findall(text))
        parsed = FluentParser(with_spans=False).parse(text).body
        for junk in (entry for entry in parsed if isinstance(entry, Junk)):
            self.unreadable.append(
                (str(junk.content).partition("=")[0].strip()[:60], str(junk.annotations[0].message))
            )
        named = [entry for entry in parsed if isinstance(entry, Message)]
        self.messages = {entry.id.name: entry for entry in named}
        self.twice = [name for name, count in Counter(one.id.name for one in named).items() if count > 1]
        for name, written in entries(text).items():
            try:
                read(written)
            except MessageError as error:
                if self.messages.pop(name, None) is not None:
                    self.unreadable.append((name, str(error)))


class Catalog:
    """All files of a language."""

    def __init__(self, folder: Path) -> None:
        self.tag = folder.name
        self.rooms = {path.stem: Room(path) for path in sorted(folder.glob("*.ftl"))}
        self._texts: dict[str, Texts] = {}

    @cached_property
    def messages(self) -> dict[str, Message]:
        """The messages that can be found by name, in the file with their first word."""
        return {
            name: message
            for room in self.rooms.values()
            for name, message in room.messages.items()
            if name.partition("-")[0] == room.name
        }

    @cached_property
    def forms(self) -> set[str]:
        """The forms of its words."""
        words = [name for name in self.messages if name.startswith("form-")]
        return set().union(*(self.texts(name).offered for name in words))

    def texts(self, name: str) -> Texts:
        """Return the parts of an existing message."""
        if name not in self._texts:
            reader = _Reader()
            reader.visit(self.messages[name].value)
            self._texts[name] = reader.texts
        return self._texts[name]

    def all_texts(self, name: str, seen: frozenset[str] = frozenset()) -> Texts:
        """Return its parts with those of the messages in it."""
        own = self.texts(name)
        whole = Texts(set(own.printed), set(own.asked))
        for held in own.messages - seen - {name}:
            if held in self.messages:
                more = self.all_texts(held, seen | {name})
                whole.printed |= more.printed
                whole.asked |= more.asked
        return whole


def check(language: Catalog, english: Catalog) -> list[Finding]:
    """Yield all findings on a language."""
    found = [
        Finding(UNREADABLE, room.name, name, why)
        for room in language.rooms.values()
        for name, why in room.unreadable
    ]
    broken = {finding.name for finding in found}
    texts = [language.texts(name) for name in language.messages]
    held = set().union(*(one.messages | one.words for one in texts))
    for room in language.rooms.values():
        found += _left_over(room, english, held)
    for name in english.messages:
        room_name = name.partition("-")[0]
        if name in language.messages:
            found += _compared(name, language, english)
        elif name not in broken:
            found.append(Finding(MISSING, room_name, name))
    return found


def _left_over(room: Room, english: Catalog, held: set[str]) -> Iterator[Finding]:
    for name in room.messages:
        if name.partition("-")[0] != room.name:
            yield Finding(LEFT_OVER, room.name, name, f"belongs in {name.partition('-')[0]}.ftl")
        # A language may have its own words with forms.
        elif name not in english.messages and name not in held:
            yield Finding(LEFT_OVER, room.name, name)
    for name in room.twice:
        yield Finding(LEFT_OVER, room.name, name, "stands there twice; the last one counts")


def _compared(name: str, language: Catalog, english: Catalog) -> Iterator[Finding]:
    room = name.partition("-")[0]
    ours, theirs = language.all_texts(name), english.all_texts(name)
    given = theirs.printed | theirs.asked
    if room == "form":
        # The slots of a word with forms depend on the word; its file lists all of them.
        given |= set(english.rooms[room].kinds)
    used = ours.printed | ours.asked
    # Other languages needn't choose by a slot that English only chooses by.
    if lost := theirs.printed - used:
        yield Finding(LOST, room, name, _listed(lost))
    if unknown := used - given:
        yield Finding(UNKNOWN, room, name, _listed(unknown))
    yield from _forms(name, language, english)
    if unheard := language.texts(name).forms - language.forms:
        yield Finding(ASKED, room, name, ", ".join(sorted(unheard)))
    long, usual = _letters(language.messages[name].value), _letters(english.messages[name].value)
    if long > max(LETTERS, TIMES * usual):
        yield Finding(LONG, room, name, f"{long} letters, English {usual}")


def forms_of(language: str) -> tuple[str, ...]:
    """Return all plural forms of the language."""
    return PLURAL_FORMS.get(language.partition("-")[0], ("one", "other"))


def _forms(name: str, language: Catalog, english: Catalog) -> Iterator[Finding]:
    room = name.partition("-")[0]
    counted = {slot for slot, kind in english.rooms[room].kinds.items() if kind in COUNTED}
    ours = [choice for choice in language.texts(name).plurals if choice[0] in counted]
    # Some languages have another form from a million on; the usual one is good enough.
    forms = set(forms_of(language.tag))
    forms -= {"many"} if "other" in forms else set()
    for slot, keys, usual in ours:
        missing = forms - keys
        # The default variant covers one form, whatever its name.
        if len(missing) > (usual not in forms):
            yield Finding(FORMS, room, name, f"${slot}: {', '.join(sorted(missing))}")
    if len(forms) > 1:
        theirs = {slot for slot, _, _ in english.texts(name).plurals} & counted
        for slot in sorted((theirs - {slot for slot, _, _ in ours}) & language.texts(name).printed):
            yield Finding(FORMS, room, name, f"${slot}: English chooses by it, this does not")


def _letters(pattern: Pattern) -> int:
    """Return the maximum length of a message, whatever fills its slots."""
    count = 0
    for part in pattern.elements:
        if not isinstance(part, Placeable):
            count += len(part.value)
        elif isinstance(part.expression, SelectExpression):
            count += max(_letters(variant.value) for variant in part.expression.variants)
        elif isinstance(part.expression, StringLiteral):
            count += len(part.expression.value)
        else:
            count += _SLOT_LETTERS
    return count


def _listed(slots: set[str]) -> str:
    return ", ".join(f"${slot}" for slot in sorted(slots))


def report(tag: str, found: list[Finding], english: Mapping[str, Message]) -> str:
    """Return the findings as text for the translator."""
    of_rooms = Counter(name.partition("-")[0] for name in english)
    missing = sum(finding.heading == MISSING for finding in found)
    lines = [f"{tag}: {len(english) - missing} of {len(english)} messages are there."]
    for heading in HEADINGS:
        under = defaultdict(list)
        for finding in found:
            if finding.heading == heading:
                under[finding.room].append(finding)
        if under:
            lines.append(f"\n  {heading[:1].upper()}{heading[1:]} ({sum(map(len, under.values()))})")
        for room, findings in under.items():
            if heading == MISSING and len(findings) == of_rooms[room]:
                lines.append(f"    {room}.ftl: all {len(findings)}")
                continue
            lines.append(f"    {room}.ftl")
            lines += [f"      {one.name}{': ' * bool(one.detail)}{one.detail}" for one in findings]
    return "\n".join(lines)


def main(arguments: list[str] | None = None, folder: Path | None = None) -> int:
    """Print the findings; return 1 if there are errors, else 0."""
    folder = folder or resource("languages")
    others = sorted(path.name for path in folder.iterdir() if path.is_dir() and path.name != "en")
    parser = argparse.ArgumentParser(prog="python -m tests.language.check", description=__doc__)
    parser.add_argument("language", nargs="*", help=f"of {', '.join(others)}; all of them if none is named")
    parser.add_argument("--missing", action="store_true", help="list only what is missing; 1 if anything is")
    options = parser.parse_args(arguments)
    wanted = options.language or others
    unknown = [tag for tag in wanted if tag not in others]
    if unknown:
        parser.error(f"there is no folder {folder / unknown[0]}")
    english = Catalog(folder / "en")
    found = {tag: check(Catalog(folder / tag), english) for tag in wanted}
    if options.missing:
        lacking = [
            f"{tag} {one.name}" for tag, several in found.items() for one in several if one.heading == MISSING
        ]
        print("\n".join(lacking) or "Nothing is missing.")
        return int(bool(lacking))
    print("\n\n".join(report(tag, findings, english.messages) for tag, findings in found.items()))
    return int(any(finding.heading in ERRORS for findings in found.values() for finding in findings))


if __name__ == "__main__":
    raise SystemExit(main())
