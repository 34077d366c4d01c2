"""Every word on screen can be translated: it stands as a literal inside tr() or translate(), and nowhere else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
SOURCES = sorted([*(TOP / "cardtable" / "ui").rglob("*.py"), TOP / "cardtable" / "app.py"])

# What runs without anybody looking at the window: its words go to a terminal.
TERMINAL = {"self_test.py"}

# Which arguments of a call are shown or read out.
SHOWN = {
    "setText": (0,), "setWindowTitle": (0,), "setToolTip": (0,), "setStatusTip": (0,), "setWhatsThis": (0,),
    "setAccessibleName": (0,), "setAccessibleDescription": (0,), "setPlaceholderText": (0,), "setTitle": (0,),
    "setPlainText": (0,), "setHtml": (0,), "setMarkdown": (0,), "addAction": (0,), "addMenu": (0,),
    "setInformativeText": (0,), "setSuffix": (0,), "setPrefix": (0,), "addItem": (0,), "addTab": (1,),
    "QLabel": (0,), "QAction": (0,), "QPushButton": (0,), "QCheckBox": (0,), "QMessageBox": (1, 2),
    "QAccessibleAnnouncementEvent": (1,), "label": (0,), "paragraph": (0,), "tell": (0,), "set_label": (0,), "told.emit": (0,),
    "Door": (1, 2), "PillButton": (1,), "RoundButton": (1,), "Switch": (1,), "RoomChip": (1,), "PaperChip": (1,), "SearchField": (1,),
    "Segmented": (1,), "Volume": (1,), "PictureChoice": (1,), "Command": (1,), "paint.text": (3,),
    "paint.pill": (3,),
}  # fmt: skip
IN_TABLE = SHOWN | {"RoundButton": (2,), "text": (3,)}

# Two words with a space between them read like something that is said to a person.
SENTENCE = re.compile(r"[^\W\d_]{2,}[,:;.!?]? [^\W\d_]{2,}")

NOT_SAID = {
    "getLogger",
    "info",
    "warning",
    "error",
    "debug",
    "exception",
    "setProperty",
    "Template",
    "Prompt",
}


OWNERS = {"tr": {"self"}, "translate": {"QCoreApplication"}}
"""Whose they are: the `translate` of a painter moves what is painted."""

STYLE = re.compile(r"px|;|=[\"']")
"""A style sheet or a bit of HTML."""


def is_translator(call: ast.AST) -> bool:
    """Whether this is a call whose literals can be translated."""
    if not isinstance(call, ast.Call):
        return False
    if isinstance(call.func, ast.Name):
        # Not `tr` by itself: lupdate would take the context for the text.
        return call.func.id in ("translate", "say")
    owner = getattr(call.func, "value", None)
    return isinstance(owner, ast.Name) and owner.id in OWNERS.get(name_of(call), ())


def name_of(call: ast.Call) -> str:
    """`setText`, and `paint.text` or `told.emit` where the name before it matters."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    if isinstance(call.func, ast.Attribute):
        if call.func.attr in ("text", "pill", "emit"):
            owner = call.func.value
            last = owner.id if isinstance(owner, ast.Name) else getattr(owner, "attr", "")
            return f"{last}.{call.func.attr}"
        return call.func.attr
    return ""


def literals(node: ast.AST) -> Iterator[ast.Constant]:
    """The texts in an expression that are not inside a translator's call."""
    if is_translator(node):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node
    if isinstance(node, ast.Compare | ast.Subscript):
        return
    if isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
        return
    if isinstance(node, ast.Call):
        # What a method is called with is no text of its own: "".join(...), names.get("key").
        for part in (*node.args, *(keyword.value for keyword in node.keywords)):
            if isinstance(part, ast.Call | ast.JoinedStr | ast.IfExp | ast.BinOp):
                yield from literals(part)
        if isinstance(node.func, ast.Attribute):
            yield from literals(node.func.value)
        return
    for child in ast.iter_child_nodes(node):
        yield from literals(child)


def says(text: str) -> bool:
    """Whether there is a word in it, and not only signs, or a bit of HTML."""
    return any(letter.isalpha() for letter in re.sub(r"<[^>]*>|&\w+;|\{[^}]*\}", "", text))


def docstrings(tree: ast.AST) -> set[ast.AST]:
    """Every text that stands alone: docstrings, also those of attributes."""
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def keys(tree: ast.AST) -> set[ast.AST]:
    """Texts that only tell one thing from another: keys of tables, patterns, what is compared, an Enum's."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Dict():
                found.update(key for key in node.keys if key is not None)
            case ast.MatchValue():
                found.add(node.value)
            case ast.Compare():
                found.update([node.left, *node.comparators])
            case ast.ClassDef() if any(getattr(base, "id", "") == "Enum" for base in node.bases):
                found.update(part.value for part in node.body if isinstance(part, ast.Assign))
    return found


@pytest.fixture(scope="module")
def trees() -> dict[Path, ast.Module]:
    """Every source of the window."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}


def test_translators_are_given_literals_alone(trees: dict[Path, ast.Module]) -> None:
    for path, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and is_translator(node):
                for argument in node.args[:3]:
                    # A name made of the name of a value begins with what such messages have in common.
                    named = argument.values[0] if isinstance(argument, ast.JoinedStr) else argument
                    assert isinstance(named, ast.Constant), f"{path.name}:{node.lineno}"
                    assert isinstance(named.value, str), f"{path.name}:{node.lineno}"
                    assert named.value, f"{path.name}:{node.lineno}"


def test_what_is_shown_is_translated(trees: dict[Path, ast.Module]) -> None:
    found: list[str] = []
    for path, tree in trees.items():
        shown = IN_TABLE if "table" in path.parts or path.stem == "curtain" else SHOWN
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            for index in shown.get(name_of(node), ()):
                for text in literals(node.args[index]) if index < len(node.args) else ():
                    if says(str(text.value)):
                        found.append(f"{path.name}:{text.lineno}: {text.value!r}")
    assert found == []


def test_no_sentence_stands_outside(trees: dict[Path, ast.Module]) -> None:
    found: list[str] = []
    for path, tree in trees.items():
        if path.name not in TERMINAL:
            found += [f"{path.name}:{text.lineno}: {text.value!r}" for text in sentences_outside(tree)]
    assert found == []


def sentences_outside(tree: ast.Module) -> Iterator[ast.Constant]:
    """What reads like a sentence and cannot be translated."""
    passed_over = docstrings(tree) | keys(tree)
    for node in ast.walk(tree):
        calls = isinstance(node, ast.Call) and (is_translator(node) or name_of(node) in NOT_SAID)
        if calls or isinstance(node, ast.Raise | ast.Assert):
            passed_over.update(ast.walk(node))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in passed_over:
            words = re.sub(r"<[^>]*>", "", node.value)
            if SENTENCE.search(words) and not STYLE.search(node.value):
                yield node


def test_the_walk_finds_what_it_looks_for() -> None:
    """A test of the tests: a word outside is found, in each of the ways to write one."""
    for code in (
        'x.setText("Deal")',
        'x.setToolTip(f"Deal {number}")',
        'x.setText("Deal" if many else "")',
        'QLabel("Deal", parent)',
        'x.setText("Deal {n}".format(n=1))',
        'x.setText(", ".join(names) + " and more")',
    ):
        call = next(node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call))
        assert any(says(str(text.value)) for text in literals(call.args[0])), code
    for code in ('x.setText(self.tr("Deal"))', 'x.setText(translate("A", "Deal {n}").format(n="x"))'):
        call = next(node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.Call))
        assert not any(says(str(text.value)) for text in literals(call.args[0])), code
