"""Check that Qt is only used in the window, and that no Python module names a variant.

import-linter checks the layers (`lint-imports`); this checks what it can't.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import cardtable
from cardtable.resources import resource

PACKAGE = Path(cardtable.__file__).parent
MODULES = sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def imported(tree: ast.AST) -> Iterator[str]:
    """Return the top packages that a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield (node.module or "").partition(".")[0]


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def variant_ids() -> list[str]:
    """Return every variant id: the headers of the files under resources/variants."""
    files = resource("variants").glob("*.toml")
    return sorted(name for file in files for name in tomllib.loads(file.read_text(encoding="utf-8")))


def test_only_the_window_uses_qt() -> None:
    outside = [path for path in MODULES if name_of(path) != "app.py" and not name_of(path).startswith("ui/")]
    qt = {"PySide6", "shiboken6", "PyQt6"}
    named = [path for path in outside if any(name in path.read_text(encoding="utf-8") for name in qt)]
    assert [name_of(path) for path in named if not qt.isdisjoint(imported(parsed(path)))] == []


def strings(tree: ast.AST) -> Iterator[str]:
    """Return every string of a module except docstrings, whose examples may name anything."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value


def test_no_module_names_a_variant() -> None:
    ids = set(variant_ids())
    # An id of one word, such as the name of a god, may occur in prose; alone, it's the variant.
    long_ids = "|".join(re.escape(variant) for variant in ids if "-" in variant)
    names_one = re.compile(rf"(?<![\w-])(?:{long_ids})(?![\w-])")
    # If it's split across two lines, only quotation marks and blanks are between its parts.
    written = {path: re.sub(r"[\"'\s]", "", path.read_text(encoding="utf-8")) for path in MODULES}
    named = [path for path, code in written.items() if any(variant in code for variant in ids)]
    found = [
        f"{name_of(path)}: {text}"
        for path in named
        for text in strings(parsed(path))
        if text in ids or names_one.search(text)
    ]
    assert found == []


def test_there_are_variants_to_look_for() -> None:
    assert len(variant_ids()) >= 14


def imports_of(path: Path) -> set[str]:
    """Return the files of the package that a file imports, including imports only for types."""
    found = set()
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def test_no_files_of_the_game_import_each_other_in_a_circle() -> None:
    files = [path for path in MODULES if name_of(path).startswith("game/")]
    names = {
        path: "cardtable." + name_of(path)[:-3].replace("/", ".").removesuffix(".__init__") for path in files
    }
    left = {names[path]: imports_of(path) & set(names.values()) - {names[path]} for path in files}
    while leaves := [name for name, imports in left.items() if imports.isdisjoint(left)]:
        for name in leaves:
            del left[name]
    assert not left
