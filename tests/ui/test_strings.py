"""Every text on screen is a message of the catalog; no code puts words together."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.rows import rows

TOP = Path(__file__).parents[2]
SOURCES = sorted([*(TOP / "cardtable" / "ui").rglob("*.py"), TOP / "cardtable" / "app.py"])

# Sources whose words go to a terminal.
TERMINAL = {"self_test.py"}

# Names of font families, the same in every language.
FONTS = {"fonts.py"}

# Indexes of the arguments that are shown or read out.
SHOWN = {
    "setText": (0,), "setWindowTitle": (0,), "setToolTip": (0,), "setStatusTip": (0,), "setWhatsThis": (0,),
    "setAccessibleName": (0,), "setAccessibleDescription": (0,), "setPlaceholderText": (0,), "setTitle": (0,),
    "setPlainText": (0,), "setHtml": (0,), "setMarkdown": (0,), "addAction": (0,), "addMenu": (0,),
    "setInformativeText": (0,), "setSuffix": (0,), "setPrefix": (0,), "addItem": (0,), "addTab": (1,),
    "QLabel": (0,), "QAction": (0,), "QPushButton": (0,), "QCheckBox": (0,), "QMessageBox": (1, 2),
    "QAccessibleAnnouncementEvent": (1,), "label": (0,), "paragraph": (0,), "announce_panel": (1,), "notify": (0,), "set_label": (0,), "notified.emit": (0,),
    "Door": (1, 2), "PillButton": (0,), "RoundButton": (0,), "Switch": (0,), "RoomChip": (0,), "PaperChip": (0,), "SearchField": (0,),
    "Segmented": (0,), "Volume": (0,), "PictureChoice": (1,), "Command": (1,), "paint.text": (3,),
    "paint.pill": (3,), "MarkButton": (0,), "PadKey": (1, 2), "Group": (0,), "Notice": (0, 1), "Label": (0,),
    "PillButtonItem": (1,), "RoundButtonItem": (2,), "with_key": (0,), "pass_to": (0,), "fall": (0, 1),
}  # fmt: skip
IN_TABLE = SHOWN | {"text": (3,)}

# Two words with a space between them look like a text for people.
SENTENCE = re.compile(r"[^\W\d_]{2,}[,:;.!?]? [^\W\d_]{2,}")

NOT_SAID = {
    "getLogger",
    "info",
    "warning",
    "error",
    "debug",
    "exception",
    "setObjectName",
    "setProperty",
    "Template",
    "Prompt",
}


GLUED = {
    "faces.py": "numbers of a picture",
    "printed.py": "numbers of a picture",
    "shelves.py": "lines are broken where there is a space",
    "paint.py": "lines are broken where there is a space",
    "strip.py": "lines are broken where there is a space",
    "drawer.py": "faces of cards, and lines that are broken between them",
    "chips.py": "faces of cards",
    "keys_panel.py": "keys beside one another",
    "rules_view.py": "no words but those of a style sheet",
    "rules_page.py": "joins lines again",
    "games_list.py": "what is searched and not read",
    "exports.py": "names of files, and cells of a table",
    "look_choices.py": "endings of files, as Qt's dialog reads them",
    "reports.py": "names and versions of programs",
    "about_page.py": "names and versions of programs",
    "crash_guard.py": "what is reported, for who mends it",
    "files.py": "names of files",
    "kept_picture.py": "the head of a file that only the program reads",
}
"""Sources where code joins texts, and why these are no sentences."""

STYLE = re.compile(r"px|;|=[\"']")
"""Style sheets and HTML."""


def is_translator(call: ast.AST) -> bool:
    """Return if the call returns a message."""
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "say"


def name_of(call: ast.Call) -> str:
    """Return the name of the called function, with its owner for `text`, `pill` and `emit`."""
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
    """Return the texts in an expression that aren't names of messages."""
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
        # Plain arguments of a method are no shown texts: names.get("key").
        for part in (*node.args, *(keyword.value for keyword in node.keywords)):
            if isinstance(
                part, ast.Call | ast.JoinedStr | ast.IfExp | ast.BinOp | ast.List | ast.GeneratorExp
            ):
                yield from literals(part)
        if isinstance(node.func, ast.Attribute):
            yield from literals(node.func.value)
        return
    for child in ast.iter_child_nodes(node):
        yield from literals(child)


def says(text: str) -> bool:
    """Return if the text has a letter outside of HTML and placeholders."""
    return any(letter.isalpha() for letter in re.sub(r"<[^>]*>|&\w+;|\{[^}]*\}", "", text))


@cache
def walked(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return all nodes of a tree like `ast.walk`, except expression contexts."""
    found = [tree]
    for node in found:
        for part in vars(node).values():
            if isinstance(part, list):
                found.extend(one for one in part if isinstance(one, ast.AST))
            elif isinstance(part, ast.AST) and not isinstance(part, ast.expr_context):
                found.append(part)
    return tuple(found)


@cache
def no_words(tree: ast.AST) -> frozenset[ast.AST]:
    """Return nodes that are no shown texts: docstrings, keys, patterns, compared values, Enum values."""
    found = {node.value for node in walked(tree) if isinstance(node, ast.Expr)}
    for node in walked(tree):
        match node:
            case ast.Dict():
                found.update(key for key in node.keys if key is not None)
            case ast.MatchValue():
                found.add(node.value)
            case ast.Compare():
                found.update([node.left, *node.comparators])
            case ast.ClassDef() if any(getattr(base, "id", "") == "Enum" for base in node.bases):
                found.update(part.value for part in node.body if isinstance(part, ast.Assign))
    return frozenset(found)


@pytest.fixture(scope="module")
def trees() -> Iterator[dict[Path, ast.Module]]:
    """The sources of the window; a third of a million nodes, which every later test would carry along."""
    yield {path: ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES}
    walked.cache_clear()
    no_words.cache_clear()


@pytest.mark.takes_long("reads every source of the window, for all tests here")
def test_names_of_messages_begin_with_text(trees: dict[Path, ast.Module]) -> None:
    """A name that contains a value must begin with the common part of such names."""
    for path, tree in trees.items():
        for node in walked(tree):
            if isinstance(node, ast.Call) and is_translator(node):
                name = node.args[0]
                begins = name.values[0] if isinstance(name, ast.JoinedStr) else name
                assert not isinstance(begins, ast.FormattedValue | ast.BinOp), f"{path.name}:{node.lineno}"


@pytest.mark.takes_long("reads every source of the window, for all tests here")
def test_shown_texts_are_messages(trees: dict[Path, ast.Module]) -> None:
    found: list[str] = []
    for path, tree in trees.items():
        shown = IN_TABLE if "table" in path.parts or path.stem == "curtain" else SHOWN
        for node in walked(tree):
            if not isinstance(node, ast.Call):
                continue
            for index in shown.get(name_of(node), ()):
                for text in literals(node.args[index]) if index < len(node.args) else ():
                    if says(str(text.value)):
                        found.append(f"{path.name}:{text.lineno}: {text.value!r}")
    assert found == []


def test_there_are_no_sentences_outside_of_messages(trees: dict[Path, ast.Module]) -> None:
    found: list[str] = []
    for path, tree in trees.items():
        if path.name not in TERMINAL | FONTS:
            found += [f"{path.name}:{text.lineno}: {text.value!r}" for text in sentences_outside(tree)]
    assert found == []


def sentences_outside(tree: ast.Module) -> Iterator[ast.Constant]:
    """Return texts that look like sentences and aren't in messages."""
    passed_over = set(no_words(tree))
    for node in walked(tree):
        if isinstance(node, ast.Raise | ast.Assert) or _is_not_said(node):
            passed_over.update(walked(node))
    for node in walked(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in passed_over:
            words = re.sub(r"<[^>]*>", "", node.value)
            if SENTENCE.search(words) and not STYLE.search(node.value):
                yield node


def _is_not_said(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and name_of(node) in NOT_SAID


def test_no_code_puts_words_together(trees: dict[Path, ast.Module]) -> None:
    found: list[str] = []
    for path, tree in trees.items():
        if path.name not in TERMINAL | set(GLUED):
            found += [f"{path.name}:{node.lineno}: {ast.unparse(node)}" for node in glued(tree)]
    assert found == []


_TAG = re.compile(r"<[^<>]*>|<[^<>]*$|^[^<>]*>")
_WORD = re.compile(
    r"(?:^|[\s\0])[^\W\d_]+[,;:.!?]?\s|\s[^\W\d_]+[,;:.!?]?(?:$|[\s\0])|\0['’]?[^\W\d_]+(?:$|[\s\0,;])"
)
_BETWEEN = re.compile(r"\0(?:[,;:.!?] | )(?:\0|$)|\0[;:.!?]$")
"""Punctuation of a sentence between values or after one."""


def glued(tree: ast.Module) -> Iterator[ast.expr]:
    """Return expressions that join words or sentences."""
    passed_over = set(no_words(tree))
    for node in walked(tree):
        if isinstance(node, ast.Raise | ast.Assert) or _is_not_said(node):
            passed_over.update(walked(node))
        elif is_translator(node) and isinstance(node, ast.Call):
            passed_over.update(node.args)
        elif isinstance(node, ast.FormattedValue) and node.format_spec is not None:
            passed_over.add(node.format_spec)
    for node in walked(tree):
        if node not in passed_over and isinstance(node, ast.expr) and _puts_together(node):
            yield node


def _puts_together(node: ast.expr) -> bool:
    match node:
        case ast.JoinedStr(values=values):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "\0" for part in values)
        case ast.Call(func=ast.Attribute(attr="join", value=ast.Constant(value=str(between)))):
            text = f"\0{between}\0"
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            sides = [str(side.value) if isinstance(side, ast.Constant) else "\0" for side in (left, right)]
            text = "".join(sides)
        case ast.Call(func=ast.Attribute(attr="capitalize" | "title"), args=[]):
            return True
        case _:
            return False
    plain = _TAG.sub("", text)
    if "=" in plain:
        # A sum in figures: `7 + 4 = 11`.
        return bool(_WORD.search(plain))
    if STYLE.search(plain) and not _WORD.search(plain.replace("px", "")):
        return False
    return bool(_WORD.search(plain)) or ("<" not in text and bool(_BETWEEN.search(plain)))


def test_qt_translates_no_texts(trees: dict[Path, ast.Module]) -> None:
    found: list[str] = []
    for path, tree in trees.items():
        for node in walked(tree):
            match node:
                case (
                    ast.Attribute(attr="tr")
                    | ast.Attribute(attr="translate", value=ast.Name(id="QCoreApplication" | "QApplication"))
                ):
                    found.append(f"{path.name}:{node.lineno}")
    assert found == []


@rows(
    "code",
    [
        'f"{name}\'s turn"', 'f"{word}s"', 'f"{some} and {last}"', 'f"Deal {number}"', 'f"{title}. {detail}"',
        'f"{name}: {note}"', '" or ".join(names)', '", ".join(cards)', '" ".join(sentences)',
        'hint + " or draw"', 'title + "."', 'f"<p>{name} deals</p>"', 'word.capitalize()', 'f"{line}."',
    ],
)  # fmt: skip
def test_joined_words_are_found(code: str) -> None:
    assert list(glued(ast.parse(f"x = {code}")))


@rows(
    "code",
    [
        'f"{name}.svg"', 'f"suit-{suit}"', '"\\n".join(lines)', 'f"{total} / {limit}"', 'f"★ {marks}"', 'f"{low}–{high}"',
        'f"<td>{cell}</td>"', 'f"{size}px"', 'say(f"form-suit-{suit}")', '"".join(parts)', 'f"{number:02d}"',
    ],
)  # fmt: skip
def test_texts_without_words_may_be_joined(code: str) -> None:
    assert not list(glued(ast.parse(f"x = {code}")))


def test_texts_outside_of_messages_are_found() -> None:
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
    call = next(
        node for node in ast.walk(ast.parse('x.setText(say("table-deal"))')) if isinstance(node, ast.Call)
    )
    assert not list(literals(call.args[0]))
