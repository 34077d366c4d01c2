"""The catalog and the program agree: every message that is said is there, with the slots it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from fluent.syntax.ast import (
    FunctionReference,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

import cardtable
from cardtable.language import SPEECH, Language
from cardtable.language.fluent import entries, read
from cardtable.resources import resource
from tests.language.check import LONG, MISSING, Catalog, check
from tests.rows import rows
from tests.slots import KINDS, fillings, slot_kinds

TAGS = sorted(path.name for path in resource("languages").iterdir() if path.is_dir())
CODE = Path(cardtable.__file__).parent


@cache
def english() -> Catalog:
    """All messages that the program says."""
    return Catalog(resource("languages") / "en")


def slots_of(name: str, language: Catalog) -> set[str]:
    """What a message has to be given, for itself and for those that it holds."""
    texts = language.all_texts(name)
    return texts.printed | texts.asked


@cache
def code() -> dict[str, str]:
    """Each module of the program, by its path."""
    return {
        str(path.relative_to(CODE)): path.read_text(encoding="utf-8") for path in sorted(CODE.rglob("*.py"))
    }


def said() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where the program says which message with which slots; None for slots that are handed on.

    Only the calls are parsed: all of the program would take seconds.
    """
    for path, text in code().items():
        for found in re.finditer(r"(?<![\w.])say\(", text):
            call = call_at(text, found.start())
            name = call.args[0] if call is not None and call.args else None
            if isinstance(name, ast.Constant) and isinstance(name.value, str):
                names = {word.arg for word in call.keywords}
                line = text.count("\n", 0, found.start()) + 1
                yield f"{path}:{line}", name.value, None if None in names else names


def call_at(text: str, start: int) -> ast.Call | None:
    """The call that begins there; None where it is a definition."""
    for end in islice(re.compile(r"\)").finditer(text, start), 100):
        with suppress(SyntaxError):
            found = ast.parse(text[start : end.end()], mode="eval").body
            return found if isinstance(found, ast.Call) else None
    return None


def test_every_message_that_is_said_is_there_with_its_slots() -> None:
    wrong, count = [], 0
    for path, name, slots in said():
        count += 1
        if name not in english().messages:
            wrong.append(f"{path} {name}: no such message")
        elif slots is not None and slots_of(name, english()) - slots:
            wrong.append(f"{path} {name}: not given {sorted(slots_of(name, english()) - slots)}")
    assert wrong == []
    assert count > len(english().messages) / 2, "hardly any message was found in the code"


def test_every_message_is_said_somewhere() -> None:
    program = "\n".join(code().values())
    named = set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9_]+)+)[\"']", program))
    begun = tuple(set(re.findall(r"f\"([a-z]+-(?:[a-z0-9_-]+-)?)\{", program)))
    held = {one for name in english().messages for one in english().texts(name).messages}
    # Words with forms are said by what fills the slots; what systems show, by packaging/, which tests it.
    begun = (*begun, "form-", "packaging-")
    unsaid = [name for name in english().messages if name not in named | held and not name.startswith(begun)]
    assert unsaid == []


MARKS = {
    "en": (),
    "pl": pytest.mark.takes_long("all that is written in the language with most forms is parsed"),
}
"""The languages that are looked at in the quick tests."""
LATER = pytest.mark.slow("eleven more languages; two show what the program says in them")


@pytest.mark.parametrize("tag", [pytest.param(tag, marks=MARKS.get(tag, LATER)) for tag in TAGS])
def test_a_language_agrees_with_english_and_with_the_program(tag: str, subtests: pytest.Subtests) -> None:
    language = english() if tag == "en" else Catalog(resource("languages") / tag)
    for agrees in (
        check_complete,
        a_message_lies_in_the_file_of_its_room,
        fluents_own_parser_finds_the_same,
        every_message_can_be_said_with_all_that_may_fill_its_slots,
    ):
        with subtests.test(agrees.__name__):
            agrees(language)


def check_complete(language: Catalog) -> None:
    """Nothing is lost, every plural form is there. How long a text may be is for who looks at it, and what is missing is
    said in English until a release.
    """
    assert [one for one in check(language, english()) if one.heading not in (LONG, MISSING)] == []


def a_message_lies_in_the_file_of_its_room(language: Catalog) -> None:
    for room in language.rooms.values():
        assert [name for name in room.messages if name.partition("-")[0] != room.name] == []


def fluents_own_parser_finds_the_same(language: Catalog) -> None:
    for room in language.rooms.values():
        ours = entries((resource("languages") / language.tag / f"{room.name}.ftl").read_text("utf-8"))
        assert list(ours) == list(room.messages)
        for name, written in ours.items():
            assert read(written)(_Usual()) == _usual(room.messages[name].value), name


class _Usual:
    """Says every slot as its name, and of every choice the usual variant."""

    def slot(self, name: str) -> str:
        return f"‹{name}›"

    def text(self, value: object, options: dict[str, str]) -> str:
        return f"{value}{sorted(options.items()) or ''}"

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def message(self, name: str) -> str:
        return f"«{name}»"

    def keys(self, value: object) -> tuple[str, ...]:
        return ()


def _usual(pattern: Pattern) -> str:
    return "".join(
        part.value if isinstance(part, TextElement) else _expression(part.expression)
        for part in pattern.elements
    )


def _expression(node: object) -> str:
    match node:
        case Placeable(expression=inner):
            return _expression(inner)
        case StringLiteral(value=value):
            return str(value)
        case VariableReference(id=name):
            return f"‹{name.name}›"
        case MessageReference(id=name):
            return f"«{name.name}»"
        case FunctionReference(id=name, arguments=given):
            options = sorted((one.name.name, one.value.value) for one in given.named)
            said = f"{_expression(given.positional[0])}{options or ''}"
            return said[:1].upper() + said[1:] if name.name == "START" else said
        case SelectExpression(variants=variants):
            return _usual(next(one.value for one in variants if one.default))
    raise AssertionError(node)


@rows("room", sorted(path.stem for path in (resource("languages") / "en").glob("*.ftl")))
def test_every_slot_is_of_a_kind_that_the_head_of_its_file_says(room: str) -> None:
    kinds = slot_kinds(room)
    texts = [english().texts(name) for name in english().messages if name.startswith(f"{room}-")]
    used = set().union(*(text.printed | text.asked for text in texts))
    assert sorted(used - set(kinds)) == []
    assert set(kinds.values()) <= KINDS


def every_message_can_be_said_with_all_that_may_fill_its_slots(language: Catalog) -> None:
    speech = Language(language.tag, resource("languages") / language.tag)
    for name in language.messages:
        kinds = slot_kinds(name.partition("-")[0])
        slots = {slot: fillings(kinds[slot]) for slot in sorted(slots_of(name, language))}
        for turn in range(max(map(len, slots.values()), default=1)):
            filled = {slot: values[turn % len(values)] for slot, values in slots.items()}
            assert isinstance(speech.say(name, filled), str), name


class _Early(ast.NodeVisitor):
    """Where something is said when a module is read, and not when a function is called."""

    def __init__(self) -> None:
        self.lines: list[int] = []

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for now in (*node.decorator_list, node.args):
            self.visit(now)

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.visit(node.args)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in ("say", "paragraph"):
            self.lines.append(node.lineno)
        self.generic_visit(node)


def may_say_early(text: str) -> bool:
    """Whether a line that says something stands in no function, by how far lines are indented."""
    around: list[tuple[int, bool]] = []
    for line in text.splitlines():
        words = line.lstrip()
        indent = len(line) - len(words)
        if not words:
            continue
        while around and around[-1][0] >= indent:
            around.pop()
        if ("say(" in words or "paragraph(" in words) and not any(is_function for _, is_function in around):
            return True
        around.append((indent, re.match(r"((async )?def .*|\) -> .*):$", words) is not None))
    return False


def test_nothing_is_said_before_the_language_is_known() -> None:
    early = []
    for path, text in code().items():
        if ("say(" in text or "paragraph(" in text) and may_say_early(text):
            found = _Early()
            found.visit(ast.parse(text))
            early += [f"{path}:{line}" for line in found.lines]
    assert early == []


def test_english_is_the_first_of_the_languages() -> None:
    assert SPEECH.tags[0] == "en"
    assert isinstance(SPEECH.language, Language)
