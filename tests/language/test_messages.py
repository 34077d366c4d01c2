"""The catalogue and the program agree: every message that is said is there, with the slots it is given."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import (
    FunctionReference,
    Message,
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
from tests.language.check import Catalogue, Room
from tests.slots import KINDS, fillings, slot_kinds

FILES = sorted(resource("languages").glob("*/*.ftl"))
CODE = Path(cardtable.__file__).parent
IS_NAME = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+")

file_by_file = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")


def _messages(path: Path) -> dict[str, Message]:
    room = Room(path)
    assert not room.unreadable
    return room.messages


@cache
def catalogue(tag: str = "en") -> Catalogue:
    """All messages of a language."""
    return Catalogue(resource("languages") / tag)


def slots_of(name: str, tag: str = "en") -> set[str]:
    """What a message has to be given, for itself and for those that it holds."""
    texts = catalogue(tag).all_texts(name)
    return texts.printed | texts.asked


@cache
def said() -> list[tuple[str, int, str, set[str] | None]]:
    """Where the program says which message with which slots; None for slots that are handed on."""
    found = []
    for path in sorted(CODE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "say":
                name = node.args[0]
                if isinstance(name, ast.Constant) and isinstance(name.value, str):
                    names = {word.arg for word in node.keywords}
                    where = str(path.relative_to(CODE))
                    found.append((where, node.lineno, name.value, None if None in names else names))
    return found


def test_every_message_that_is_said_is_there_with_its_slots() -> None:
    wrong = []
    for where, line, name, slots in said():
        if name not in catalogue().messages:
            wrong.append(f"{where}:{line} {name}: no such message")
        elif slots is not None and slots_of(name) - slots:
            wrong.append(f"{where}:{line} {name}: not given {sorted(slots_of(name) - slots)}")
    assert wrong == []


def test_every_message_is_said_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(CODE.rglob("*.py")))
    named = set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9_]+)+)[\"']", code))
    begun = tuple(set(re.findall(r"f\"([a-z]+-(?:[a-z0-9_-]+-)?)\{", code)))
    held = {one for name in catalogue().messages for one in catalogue().texts(name).messages}
    # Words with forms are said by what fills the slots; what systems show, by packaging/, which tests it.
    begun = (*begun, "form-", "packaging-")
    unsaid = [
        name for name in catalogue().messages if name not in named | held and not name.startswith(begun)
    ]
    assert unsaid == []


@file_by_file
def test_a_message_lies_in_the_file_of_its_room(path: Path) -> None:
    assert [name for name in _messages(path) if name.partition("-")[0] != path.stem] == []


@file_by_file
def test_fluents_own_parser_finds_the_same(path: Path) -> None:
    ours = entries(path.read_text(encoding="utf-8"))
    theirs = _messages(path)
    assert list(ours) == list(theirs)
    for name, written in ours.items():
        assert read(written)(_Usual()) == _usual(theirs[name].value), name


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


@pytest.mark.parametrize("room", sorted({path.stem for path in FILES}))
def test_every_slot_is_of_a_kind_that_the_head_of_its_file_says(room: str) -> None:
    kinds = slot_kinds(room)
    texts = [catalogue().texts(name) for name in catalogue().messages if name.startswith(f"{room}-")]
    used = set().union(*(text.printed | text.asked for text in texts))
    assert sorted(used - set(kinds)) == []
    assert set(kinds.values()) <= KINDS


@file_by_file
def test_every_message_can_be_said_with_all_that_may_fill_its_slots(path: Path) -> None:
    language = Language(path.parent.name, path.parent)
    for name in _messages(path):
        slots = {
            slot: fillings(slot_kinds(path.stem)[slot]) for slot in sorted(slots_of(name, path.parent.name))
        }
        for turn in range(max(map(len, slots.values()), default=1)):
            filled = {slot: values[turn % len(values)] for slot, values in slots.items()}
            assert isinstance(language.say(name, filled), str)


def test_nothing_is_said_before_the_language_is_known() -> None:
    early = []
    for path in sorted(CODE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        late = {
            id(inside)
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef | ast.Lambda)
            for inside in ast.walk(node)
        }
        early += [
            f"{path.relative_to(CODE)}:{node.lineno}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("say", "paragraph")
            and id(node) not in late
        ]
    assert early == []


def test_english_is_the_first_of_the_languages() -> None:
    assert SPEECH.tags[0] == "en"
    assert isinstance(SPEECH.language, Language)
