"""Measure how strong the tests are: plant faults in the program and list the tests that find each one.

    python -m tests.ledger OUT.json --seed 1 --faults 120
    python -m tests.ledger OUT.json --seed 1 --faults 120 --quick
    python -m tests.ledger OUT.json --seed 1 --faults 120 --survivors OTHER.json
    python -m tests.ledger --compare BEFORE.json AFTER.json

The same seed chooses the same faults as long as the functions that hold them don't change. The ledger works in three steps:

1. Run all tests once on a copy with a mark at each fault, to learn which tests reach it, in child processes too.
2. Plant each fault in a copy and run the tests that reach it until one fails: first the quick tests, then those of CI.
3. Plant all survivors together and run all tests. A test can depend on a faulty function that an earlier test ran, if
   the result was cached.

With `--quick`, the quick tests alone are run. With `--survivors`, only faults that another ledger's tests missed are planted: enough to see if other tests find them.
"""

from __future__ import annotations

import argparse
import ast
import concurrent.futures
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pytest

TOP = Path(__file__).resolve().parent.parent
COPIED = (
    "cardtable",
    "resources",
    "tests",
    "packaging",
    ".ci",
    ".github",
    ".gitignore",
    "pyproject.toml",
    "README.md",
    "LICENSE",
)
QUICK, CI = "not slow", "not long and not browser"
AT_ONCE = 60
"""Number of tests, the quickest first, to try on a fault before all others that reach it."""
LONGEST = 240
"""Seconds that tests may hang on a fault, beyond their usual time, before it counts as found."""

OPPOSITE = {
    ast.Lt: (r"<(?!=)", ">=", "<="), ast.LtE: (r"<=", ">", "<"), ast.Gt: (r">(?!=)", "<=", ">="),
    ast.GtE: (r">=", "<", ">"), ast.Eq: (r"==", "!=", None), ast.NotEq: (r"!=", "==", None),
    ast.Is: (r"\bis\b", "is not", None), ast.IsNot: (r"\bis\s+not\b", "is", None),
    ast.In: (r"\bin\b", "not in", None), ast.NotIn: (r"\bnot\s+in\b", "in", None),
}  # fmt: skip
"""For each comparison: a pattern that finds it, its opposite, and the comparison that differs at the border only."""


@dataclass(frozen=True)
class Fault:
    """One change of the program. `statement`, `begin` and `end` are byte offsets in the file."""

    file: str
    function: str
    kind: str
    statement: int
    begin: int
    end: int
    before: str
    after: str
    number: int = -1

    @property
    def name(self) -> str:
        return f"{self.file}:{self.function} {self.kind}: {self.before} → {self.after}"


# --- which faults ----------------------------------------------------------------------------------------------


class Planter(ast.NodeVisitor):
    """Collect everything that can be changed in the function bodies of a file."""

    def __init__(self, file: str, text: bytes) -> None:
        self.file, self.text = file, text
        self.found: list[Fault] = []
        self._names: list[str] = []
        self._statements: list[ast.stmt] = []
        starts = [0]
        for line in text.split(b"\n"):
            starts.append(starts[-1] + len(line) + 1)
        self._starts = starts

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            self._names.append(node.name)
            for one in node.body[1:] if ast.get_docstring(node) else node.body:
                self._of_statement(one, inside=not isinstance(node, ast.ClassDef))
            self._names.pop()
            return
        if self._statements:
            self._changes(node)
        if not isinstance(node, ast.AnnAssign | ast.arg):
            self.generic_visit(node)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            self.visit(node.value)

    def generic_visit(self, node: ast.AST) -> None:
        for field, value in ast.iter_fields(node):
            is_otherwise = field == "orelse" and isinstance(node, ast.If)
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.stmt) and self._statements:
                    # The mark for an `elif` goes before its `if`.
                    is_elif = is_otherwise and isinstance(child, ast.If) and self._word(child) == b"elif"
                    self._of_statement(child, inside=True, at=self._statements[-1] if is_elif else None)
                elif isinstance(child, ast.AST):
                    self.visit(child)

    def _of_statement(self, one: ast.stmt, inside: bool, at: ast.stmt | None = None) -> None:
        if not inside:
            held, self._statements = self._statements, []
            self.visit(one)
            self._statements = held
            return
        self._statements.append(at or one)
        self.visit(one)
        self._statements.pop()

    def _word(self, node: ast.stmt) -> bytes:
        begin = self._place(node.lineno, node.col_offset)
        return self.text[begin : begin + 4]

    def _place(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    def _changes(self, node: ast.AST) -> None:
        if isinstance(node, ast.Compare):
            pattern, contrary, border = OPPOSITE[type(node.ops[0])]
            left, right = node.left, node.comparators[0]
            begin, end = self._after(left), self._place(right.lineno, right.col_offset)
            sign = re.search(pattern.encode(), self.text[begin:end])
            if sign is not None and b"#" not in self.text[begin:end]:
                place = begin + sign.start(), begin + sign.end()
                self._add("an inverted comparison", *place, contrary)
                if border:
                    self._add("a border off by one", *place, border)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            self._replace("a wrong constant", node, str(not node.value))
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            self._replace("off by one", node, str(node.value + 1))
        elif isinstance(node, ast.Constant) and type(node.value) is float:
            self._replace("a wrong constant", node, repr(node.value * 2 + 1))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            self._replace("a dropped call", node, "pass")
        elif isinstance(node, ast.BoolOp):
            word, other = (b"and", "or") if isinstance(node.op, ast.And) else (b"or", "and")
            first, second = node.values[:2]
            begin, end = self._after(first), self._place(second.lineno, second.col_offset)
            sign = re.search(rb"\b%s\b" % word, self.text[begin:end])
            if sign is not None and len(node.values) == 2:
                self._add("an inverted comparison", begin + sign.start(), begin + sign.end(), other)
        elif isinstance(node, ast.Call) and len(node.args) >= 2:
            first, second = node.args[:2]
            one, other = (
                self.text[self._place(arg.lineno, arg.col_offset) : self._after(arg)].decode()
                for arg in (first, second)
            )
            if not isinstance(first, ast.Starred) and not isinstance(second, ast.Starred) and one != other:
                begin = self._place(first.lineno, first.col_offset)
                between = self.text[
                    self._after(first) : self._place(second.lineno, second.col_offset)
                ].decode()
                if between.strip() == ",":
                    self._add("swapped arguments", begin, self._after(second), f"{other}{between}{one}")

    def _after(self, node: ast.expr) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._place(node.end_lineno, node.end_col_offset)

    def _replace(self, kind: str, node: ast.expr | ast.Expr, after: str) -> None:
        inner = node.value if isinstance(node, ast.Expr) else node
        self._add(kind, self._place(node.lineno, node.col_offset), self._after(inner), after)

    def _add(self, kind: str, begin: int, end: int, after: str) -> None:
        statement = self._statements[-1]
        before = self.text[begin:end].decode()
        place = self._place(statement.lineno, statement.col_offset)
        self.found.append(Fault(self.file, ".".join(self._names), kind, place, begin, end, before, after))


def room(file: str) -> str:
    """Return the package of a file; for `ui`, its subpackage too."""
    parts = Path(file).parts[1:-1]
    return "/".join(parts[:2] if parts[:1] == ("ui",) else parts[:1])


def choose_faults(seed: int, number: int) -> list[Fault]:
    """Choose about `number` faults, at most one a function, spread over the packages by their size."""
    by_room: defaultdict[str, dict[tuple[str, str], tuple[str, Fault]]] = defaultdict(dict)
    size: Counter[str] = Counter()
    for path in sorted(TOP.glob("cardtable/**/*.py")):
        file, text = path.relative_to(TOP).as_posix(), path.read_bytes()
        size[room(file)] += text.count(b"\n")
        planter = Planter(file, text)
        planter.visit(ast.parse(text))
        seen: Counter[tuple[str, ...]] = Counter()
        for fault in planter.found:
            what = (fault.file, fault.function, fault.kind, fault.before, fault.after)
            seen[what] += 1
            mark = hashlib.sha256(repr((seed, what, seen[what])).encode()).hexdigest()
            best = by_room[room(file)].get(what[:2])
            if best is None or mark < best[0]:
                by_room[room(file)][what[:2]] = mark, fault
    total = sum(size.values())
    faults: list[Fault] = []
    for name, functions in sorted(by_room.items()):
        share = max(2, round(number * size[name] / total))
        drawn = sorted(
            functions.items(), key=lambda one: hashlib.sha256(repr((seed, one[0])).encode()).digest()
        )
        faults += [fault for _, (_, fault) in drawn[:share]]
    return [Fault(**{**asdict(fault), "number": number}) for number, fault in enumerate(faults)]


# --- copies of the project -------------------------------------------------------------------------------------

MARK = """
import os
_SEEN = set()
def hit(number):
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    if (number, test) not in _SEEN and "LEDGER" in os.environ:
        _SEEN.add((number, test))
        with open(os.environ["LEDGER"], "a", encoding="utf-8") as file:
            file.write(f"{number} {test}\\n")
"""


def copy_to(folder: Path) -> None:
    for name in COPIED:
        source = TOP / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, folder / name)
    for args in (
        ["init", "-q"],
        ["add", "-A"],
        ["-c", "user.name=x", "-c", "user.email=x@x", "commit", "-qm", "x"],
    ):
        subprocess.run(["git", *args], cwd=folder, check=True)
    conftest = folder / "tests/ui/conftest.py"
    text = conftest.read_text("utf-8")
    # A fault often makes a test wait for a signal that never comes.
    conftest.write_text(text.replace("PATIENCE = 300_000", "PATIENCE = 30_000"), "utf-8")


def mark_all(folder: Path, faults: list[Fault]) -> None:
    (folder / "cardtable/ledger_mark.py").write_text(MARK, "utf-8")
    by_file: defaultdict[str, list[Fault]] = defaultdict(list)
    for fault in faults:
        by_file[fault.file].append(fault)
    for file, its in by_file.items():
        text = (folder / file).read_bytes()
        for fault in sorted(its, key=lambda one: one.statement, reverse=True):
            mark = f'__import__("cardtable.ledger_mark").ledger_mark.hit({fault.number}); '.encode()
            begin = text.rfind(b"\n", 0, fault.statement) + 1
            indent = text[begin : fault.statement]
            assert not indent.strip(), fault
            text = text[: fault.statement] + mark.rstrip(b"; ") + b"\n" + indent + text[fault.statement :]
        ast.parse(text)
        (folder / file).write_bytes(text)


def plant(folder: Path, faults: list[Fault]) -> None:
    for file in {fault.file for fault in faults}:
        text = (TOP / file).read_bytes()
        for fault in sorted(
            (one for one in faults if one.file == file), key=lambda one: one.begin, reverse=True
        ):
            assert text[fault.begin : fault.end].decode() == fault.before
            text = text[: fault.begin] + fault.after.encode() + text[fault.end :]
        ast.parse(text)
        (folder / file).write_bytes(text)


def restore(folder: Path, faults: list[Fault]) -> None:
    for file in {fault.file for fault in faults}:
        shutil.copy2(TOP / file, folder / file)


# --- running tests ---------------------------------------------------------------------------------------------


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note the seconds, the outcome and the lane of each test. Each run below loads this file as a plugin."""
    out = os.environ.get("LEDGER_TESTS")
    if out and "PYTEST_XDIST_WORKER" not in os.environ and (report.when == "call" or report.failed):
        line = [report.nodeid, round(report.duration, 4), report.outcome, "slow" in report.keywords]
        with open(out, "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def run(folder: Path, args: list[str], seconds: float | None = None, **more: str) -> int:
    """Run pytest in the folder and return its exit status, or 1 if it took longer than `seconds`."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(folder), **more}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.ledger", "-p", "no:cacheprovider", *args]
    with (folder / "output.txt").open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=output, stderr=output, start_new_session=True
        )
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, 9)
            process.wait()
            return 1


@dataclass
class Test:
    """A test, and the seconds it takes without a fault."""

    name: str
    seconds: float
    is_slow: bool


def reaching_tests(
    work: Path, faults: list[Fault], which: str, workers: int
) -> tuple[dict[int, list[Test]], set[str]]:
    """Return the tests that reach each fault, the quickest first, and the tests that fail without a fault."""
    folder = work / "marked"
    folder.mkdir()
    copy_to(folder)
    mark_all(folder, faults)
    hits, tests = work / "hits", work / "tests"
    hits.touch()
    run(folder, ["-n", str(workers), "-m", which], LEDGER=str(hits), LEDGER_TESTS=str(tests))
    shutil.copy2(folder / "output.txt", work / "output-marked.txt")
    known: dict[str, Test] = {}
    failing: set[str] = set()
    for name, seconds, outcome, is_slow in map(json.loads, tests.read_text("utf-8").splitlines()):
        known[name] = Test(name, seconds, is_slow)
        if outcome == "failed":
            failing.add(name)
    found: defaultdict[int, set[str]] = defaultdict(set)
    for line in hits.read_text("utf-8").splitlines():
        number, _, name = line.partition(" ")
        if name in known and name not in failing:
            found[int(number)].add(name)
    shutil.rmtree(folder)
    return {
        number: sorted((known[name] for name in names), key=lambda test: test.seconds)
        for number, names in found.items()
    }, failing


def first_failure(folder: Path, tests: list[Test]) -> str | None:
    """Return the first test that fails, or None if all pass."""
    for some in (tests[:AT_ONCE], tests[AT_ONCE:]):
        if not some:
            continue
        args, out = folder / "args.txt", folder / "tests.txt"
        # Tests of one file run together, since they share fixtures.
        some = sorted(some, key=lambda test: test.name.partition("::")[0])
        args.write_text("\n".join(test.name for test in some), "utf-8")
        out.write_text("")
        seconds = LONGEST + 3 * sum(test.seconds for test in some)
        status = run(folder, ["-x", f"@{args}"], seconds, LEDGER_TESTS=str(out))
        if status:
            failed = [
                line for line in map(json.loads, out.read_text("utf-8").splitlines()) if line[2] == "failed"
            ]
            return str(failed[0][0]) if failed else f"ended with {status}"
    return None


def try_each(
    work: Path, faults: list[Fault], hits: dict[int, list[Test]], workers: int
) -> Iterator[dict[str, Any]]:
    folders = [work / f"copy-{number}" for number in range(workers)]
    for folder in folders:
        folder.mkdir()
        copy_to(folder)
    free = list(folders)

    def one(fault: Fault) -> dict[str, Any]:
        folder = free.pop()
        plant(folder, [fault])
        tests = hits.get(fault.number, [])
        quick = first_failure(folder, [test for test in tests if not test.is_slow])
        slow = None if quick else first_failure(folder, [test for test in tests if test.is_slow])
        restore(folder, [fault])
        free.append(folder)
        return {"fault": asdict(fault), "reached by": len(tests), "quick": quick, "ci": quick or slow}

    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        yield from pool.map(one, faults)


def try_together(work: Path, rows: list[dict[str, Any]], failing: set[str], which: str, workers: int) -> None:
    """Plant all survivors together; if tests fail, try them on each survivor."""
    alive = [Fault(**row["fault"]) for row in rows if not row["ci"]]
    folder = work / "copy-0"
    plant(folder, alive)
    out = folder / "tests.txt"
    out.write_text("")
    run(folder, ["-n", str(workers), "-m", which], LEDGER_TESTS=str(out))
    restore(folder, alive)
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    new = [
        Test(name, 1, slow) for name, _, outcome, slow in lines if outcome == "failed" and name not in failing
    ]
    if not new or len(new) > 200:
        print(f"All survivors together: {len(new)} tests fail.")
    for fault in alive if new else []:
        plant(folder, [fault])
        row = next(row for row in rows if row["fault"]["number"] == fault.number)
        row["quick"] = first_failure(folder, [test for test in new if not test.is_slow])
        row["ci"] = row["quick"] or first_failure(folder, [test for test in new if test.is_slow])
        restore(folder, [fault])


# --- the ledger ------------------------------------------------------------------------------------------------


def summary(rows: list[dict[str, Any]]) -> str:
    quick, ci = (sum(bool(row[lane]) for row in rows) for lane in ("quick", "ci"))
    return f"{len(rows)} faults; found by the quick tests: {quick}, by CI: {ci}"


def identity(row: dict[str, Any]) -> str:
    return Fault(**row["fault"]).name


def compare(before: Path, after: Path) -> str:
    """List the faults that one ledger's tests found and the other's missed."""
    one, other = (
        {identity(row): row for row in json.loads(path.read_text("utf-8"))} for path in (before, after)
    )
    lines = [summary([*one.values()]), summary([*other.values()])]
    for name in sorted(one.keys() | other.keys()):
        if name not in one or name not in other:
            lines.append(f"in {'the first' if name in one else 'the second'} alone: {name}")
            continue
        for lane in ("quick", "ci"):
            if bool(one[name][lane]) != bool(other[name][lane]):
                lines.append(f"{lane}: {one[name][lane]} → {other[name][lane]}: {name}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("out", type=Path, nargs="?", default=Path("ledger.json"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", type=int, default=120)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--quick", dest="which", action="store_const", const=QUICK, default=CI, help="the quick tests alone"
    )
    parser.add_argument("--survivors", type=Path, metavar="LEDGER")
    parser.add_argument("--compare", type=Path, nargs=2, metavar="LEDGER")
    given = parser.parse_args()
    if given.compare:
        print(compare(*given.compare))
        return
    faults = choose_faults(given.seed, given.faults)
    if given.survivors:
        found = {identity(row) for row in json.loads(given.survivors.read_text("utf-8")) if row["quick"]}
        faults = [fault for fault in faults if fault.name not in found]
    with tempfile.TemporaryDirectory(prefix="ledger-") as name:
        work = Path(name)
        hits, failing = reaching_tests(work, faults, given.which, given.workers)
        print(
            f"{len(faults)} faults, {len(hits)} of them reached; {len(failing)} tests fail without.",
            flush=True,
        )
        rows = []
        for row in try_each(work, faults, hits, given.workers):
            rows.append(row)
            print(row["quick"] or row["ci"] or "survives", "|", identity(row), flush=True)
            given.out.write_text(json.dumps(rows, indent=1), "utf-8")
        try_together(work, rows, failing, given.which, given.workers)
    given.out.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(summary(rows))


if __name__ == "__main__":
    main()
