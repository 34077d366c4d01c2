"""The catalogue and the program agree: every message that is said is there, with the slots it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from functools import cache
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
from tests.language.check import LONG, Catalogue, check
from tests.slots import KINDS, fillings, slot_kinds

TAGS = sorted(path.name for path in resource("languages").iterdir() if path.is_dir())
CODE = Path(cardtable.__file__).parent
IS_NAME = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")


@cache
def english() -> Catalogue:
    """All messages that the program says."""
    return Catalogue(resource("languages") / "en")


@pytest.fixture(scope="module", params=TAGS)
def language(request: pytest.FixtureRequest) -> Catalogue:
    """One language after the other: all that is to be seen of it, before the next."""
    return english() if request.param == "en" else Catalogue(resource("languages") / request.param)


def slots_of(name: str, language: Catalogue) -> set[str]:
    """What a message has to be given, for itself and for those that it holds."""
    texts = language.all_texts(name)
    return texts.printed | texts.asked


@pytest.fixture(scope="module")
def code() -> list[tuple[str, ast.Module]]:
    """Each module of the program, by its path."""
    paths = sorted(CODE.rglob("*.py"))
    return [(str(path.relative_to(CODE)), ast.parse(path.read_text(encoding="utf-8"))) for path in paths]


def said(code: Sequence[tuple[str, ast.Module]]) -> list[tuple[str, int, str, set[str] | None]]:
    """Where the program says which message with which slots; None for slots that are handed on."""
    found = []
    for where, tree in code:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                name = node.args[0]
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    names = {word.arg for word in node.keywords}
                    found.append((where, node.lineno, name.value, None if None in names else names))
    return found


def test_every_message_that_is_said_is_there_with_its_slots(code: Sequence[tuple[str, ast.Module]]) -> None:
    wrong = []
    for where, line, name, slots in said(code):
        if name not in english().messages:
            wrong.append(f"{where}:{line} {name}: no such message")
        elif slots is not None and slots_of(name, english()) - slots:
            wrong.append(f"{where}:{line} {name}: not given {sorted(slots_of(name, english()) - slots)}")
    assert wrong == []


def test_every_message_is_said_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(CODE.rglob("*.py")))
    named = set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9_]+)+)[\"']", code))
    begun = tuple(set(re.findall(r"f\"([a-z]+-(?:[a-z0-9_-]+-)?)\{", code)))
    held = {one for name in english().messages for one in english().texts(name).messages}
    # Words with forms are said by what fills the slots; what systems show, by packaging/, which tests it.
    begun = (*begun, "form-", "packaging-")
    unsaid = [name for name in english().messages if name not in named | held and not name.startswith(begun)]
    assert unsaid == []


def test_every_language_says_all_that_english_tells(language: Catalogue) -> None:
    """Nothing is missing or lost, every plural form is there; how long a text may be is for who looks at it."""
    assert [one for one in check(language, english()) if one.heading != LONG] == []


def test_a_message_lies_in_the_file_of_its_room(language: Catalogue) -> None:
    for room in language.rooms.values():
        assert [name for name in room.messages if name.partition("-")[0] != room.name] == []


def test_fluents_own_parser_finds_the_same(language: Catalogue) -> None:
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


@pytest.mark.parametrize("room", sorted(path.stem for path in (resource("languages") / "en").glob("*.ftl")))
def test_every_slot_is_of_a_kind_that_the_head_of_its_file_says(room: str) -> None:
    kinds = slot_kinds(room)
    texts = [english().texts(name) for name in english().messages if name.startswith(f"{room}-")]
    used = set().union(*(text.printed | text.asked for text in texts))
    assert sorted(used - set(kinds)) == []
    assert set(kinds.values()) <= KINDS


def test_every_message_can_be_said_with_all_that_may_fill_its_slots(language: Catalogue) -> None:
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


def test_nothing_is_said_before_the_language_is_known(code: Sequence[tuple[str, ast.Module]]) -> None:
    early = []
    for where, tree in code:
        found = _Early()
        found.visit(tree)
        early += [f"{where}:{line}" for line in found.lines]
    assert early == []


def test_english_is_the_first_of_the_languages() -> None:
    assert SPEECH.tags[0] == "en"
    assert isinstance(SPEECH.language, Language)
