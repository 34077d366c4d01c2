"""Measure how strong the tests are: plant faults in the program and list the tests that find each one.

    python -m tests.ledger OUT.json --seed 1 --faults 120
    python -m tests.ledger OUT.json --seed 1 --faults 120 --quick
    python -m tests.ledger OUT.json --seed 1 --faults 120 --survivors OTHER.json
    python -m tests.ledger OUT.json --seed 1 --faults 120 --quick --minutes 60
    python -m tests.ledger --compare BEFORE.json AFTER.json

The same seed chooses the same faults as long as the functions that hold them don't change. The ledger works in three steps:

1. Run all tests once on a copy with a mark at each fault, to learn which tests reach it, in child processes too.
2. Plant each fault in a copy and run the tests that reach it until one fails: first the quick tests, then those of CI.
   Tests whose files are named like the fault's file come first.
3. Plant all survivors together and run all tests. A test can depend on a faulty function that an earlier test ran, if
   the result was cached.

With `--quick`, the quick tests alone are run. With `--minutes`, no fault is begun after that time, and step 3 is left
out; the faults come in random order, so those tried are a fair sample. With `--survivors`, only faults that another
ledger's tests missed are planted: enough to see if other tests find them.
"""

from __future__ import annotations

import argparse
import ast
import gc
import hashlib
import json
import math
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict, astuple, dataclass
from pathlib import Path
from types import CodeType, FunctionType
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
LONGEST = 240
"""Seconds that a test may wait in a fork before the fault counts as found; in a new process, those of all tests."""

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


ORIGIN = "origin"
"""The folder of the first copy. All others are copies of it, since the project may change meanwhile."""


def copy_to(folder: Path) -> None:
    folder.mkdir()
    for name in COPIED:
        source = TOP / name
        if source.is_dir():
            # What is compiled goes along: to compile all tests takes longer than to collect them.
            shutil.copytree(source, folder / name)
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


def planted(text: bytes, faults: list[Fault]) -> bytes:
    """Return the text of a file with faults. All its functions begin in the same lines and have the same variables."""
    for fault in sorted(faults, key=lambda one: one.begin, reverse=True):
        before = text[fault.begin : fault.end]
        assert before.decode() == fault.before
        after = b"0 and " + before if fault.kind == "a dropped call" else fault.after.encode()
        text = text[: fault.begin] + after + text[fault.end :]
    ast.parse(text)
    return text


def plant(folder: Path, faults: list[Fault]) -> None:
    for file in {fault.file for fault in faults}:
        its = [fault for fault in faults if fault.file == file]
        (folder / file).write_bytes(planted((folder / file).read_bytes(), its))


# --- running tests ---------------------------------------------------------------------------------------------


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note the seconds, the outcome and the lane of each test. Each run below loads this file as a plugin."""
    out = os.environ.get("LEDGER_TESTS")
    if out and "PYTEST_XDIST_WORKER" not in os.environ and (report.when == "call" or report.failed):
        line = [report.nodeid, round(report.duration, 4), report.outcome, "slow" in report.keywords]
        with open(out, "a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def start(folder: Path, args: list[str], *pipes: int, **more: str) -> subprocess.Popen[bytes]:
    """Start pytest in the folder, with this file as a plugin."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(folder), **more}
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.ledger", "-p", "no:cacheprovider", *args]
    with (folder / "output.txt").open("w", encoding="utf-8") as output:
        return subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdout=output,
            stderr=output,
            start_new_session=True,
            pass_fds=pipes,
        )


@dataclass(frozen=True)
class Test:
    """A test, and the seconds it takes without a fault."""

    name: str
    seconds: float
    is_slow: bool

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]


@dataclass
class Trial:
    """A fault and the tests that reach it; `is_early` if it's also reached while tests are collected."""

    fault: Fault
    tests: list[Test]
    is_early: bool


def likely_first(fault: Fault, tests: Iterable[Test]) -> list[Test]:
    """Sort files of tests by how many words their names share with the fault's file, then the quickest first."""
    by_file: defaultdict[str, list[Test]] = defaultdict(list)
    for test in sorted(tests, key=lambda test: test.seconds):
        by_file[test.file].append(test)
    words = set(re.split(r"[/_.]", fault.file))

    def rank(file: str) -> tuple[int, float]:
        return -len(words.intersection(re.split(r"[/_.]", file))), sum(test.seconds for test in by_file[file])

    return [test for file in sorted(by_file, key=rank) for test in by_file[file]]


def find_trials(work: Path, faults: list[Fault], which: str, workers: int) -> tuple[list[Trial], set[str]]:
    """Return the faults with the tests that reach them, and the tests that fail without a fault."""
    folder = work / "marked"
    shutil.copytree(work / ORIGIN, folder)
    mark_all(folder, faults)
    hits, tests = work / "hits", work / "tests"
    hits.touch()
    start(folder, ["-n", str(workers), "-m", which], LEDGER=str(hits), LEDGER_TESTS=str(tests)).wait()
    shutil.rmtree(folder)
    return read_marks(faults, hits, tests)


def read_marks(faults: list[Fault], hits: Path, tests: Path) -> tuple[list[Trial], set[str]]:
    known: dict[str, Test] = {}
    failing: set[str] = set()
    for name, seconds, outcome, is_slow in map(json.loads, tests.read_text("utf-8").splitlines()):
        known[name] = Test(name, seconds, is_slow)
        if outcome == "failed":
            failing.add(name)
    found: defaultdict[int, set[str]] = defaultdict(set)
    for line in hits.read_text("utf-8").splitlines():
        number, _, name = line.partition(" ")
        found[int(number)].add(name)
    passing = known.keys() - failing
    return [
        Trial(fault, likely_first(fault, [known[name] for name in names & passing]), "" in names)
        for fault in faults
        for names in [found[fault.number]]
    ], failing


# --- trying each fault -----------------------------------------------------------------------------------------

# A process collects all tests that reach any fault, then forks for each fault. The fork changes the functions that
# are already there and runs the tests that reach the fault.

CPU_SECONDS: dict[str, float] = {}
"""Longest time for each test in a fork."""


def pytest_runtest_logstart(nodeid: str) -> None:
    """Kill the fork if a fault lets a test run or wait forever."""
    if nodeid in CPU_SECONDS:
        signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS[nodeid])
        signal.alarm(LONGEST)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Try the faults of a plan. Its forks return None, so that pytest runs their tests."""
    path = os.environ.pop("LEDGER_PLAN", None)
    if path is None:
        return None
    plan = json.loads(Path(path).read_text("utf-8"))
    os.set_inheritable(plan["rows"], False)
    items = {item.nodeid: item for item in session.items}
    for fault, tests, is_early in plan["trials"]:
        if time.time() > plan["until"]:
            break
        its = [Test(*test) for test in tests if test[0] in items]
        row = try_one(session, items, Trial(Fault(**fault), its, is_early))
        if row is None:
            return None
        os.write(plan["rows"], json.dumps(row).encode() + b"\n")
    return True


def try_one(session: pytest.Session, items: dict[str, pytest.Item], trial: Trial) -> dict[str, Any] | None:
    """Return what was found, or None in a fork, whose tests are then the session's."""
    file, out = TOP / trial.fault.file, Path(os.environ["LEDGER_TESTS"])
    text = file.read_bytes()
    faulty = planted(text, [trial.fault])
    # Tests start programs too.
    file.write_bytes(faulty)
    found: list[str | None] = []
    for is_slow in (False, True):
        tests = [test for test in trial.tests if test.is_slow == is_slow]
        if any(found) or not tests:
            found.append(None)
            continue
        out.write_text("", encoding="utf-8")
        if trial.is_early:
            found.append(first_failure(out, run_anew(tests)))
            continue
        child = os.fork()
        if not child:
            os.setsid()
            change_functions(file, faulty)
            CPU_SECONDS.update({test.name: 30 + 5 * test.seconds for test in tests})
            session.items = [items[test.name] for test in tests]
            return None
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        failed = first_failure(out, status)
        # A fork of many modules may crash where a new process would not.
        found.append(first_failure(out, run_anew(tests)) if status == -signal.SIGSEGV else failed)
    file.write_bytes(text)
    quick, slow = found
    return {"fault": asdict(trial.fault), "reached by": len(trial.tests), "quick": quick, "ci": quick or slow}


def change_functions(file: Path, text: bytes) -> None:
    """Give all functions of a file, wherever they are, the code that they have in the text."""
    codes: dict[tuple[str, int], CodeType] = {}
    todo = [compile(text, str(file), "exec", dont_inherit=True)]
    for code in todo:
        todo += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
        codes[code.co_qualname, code.co_firstlineno] = code
    gc.unfreeze()
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == str(file):
            code = function.__code__
            function.__code__ = codes.get((code.co_qualname, code.co_firstlineno), code)


def run_anew(tests: list[Test]) -> int:
    """Run tests in a new process, where the fault is already there while they are collected."""
    names = TOP / "names.txt"
    names.write_text(json.dumps([test.name for test in tests]), "utf-8")
    process = start(TOP, ["-x", *{test.file for test in tests}], LEDGER_NAMES=str(names))
    try:
        return process.wait(LONGEST + 3 * sum(test.seconds for test in tests))
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return process.wait()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests that were asked for, in that order."""
    path = os.environ.pop("LEDGER_NAMES", None)
    if path is not None:
        by_name = {item.nodeid: item for item in items}
        names = json.loads(Path(path).read_text("utf-8"))
        items[:] = [by_name[name] for name in names if name in by_name]


def first_failure(out: Path, status: int) -> str | None:
    """Return the first test that failed, or None if all passed."""
    lines = map(json.loads, out.read_text("utf-8").splitlines())
    failed = [str(name) for name, _, outcome, _ in lines if outcome == "failed"]
    ended_well = status in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    return failed[0] if failed else None if ended_well else f"ended with {status}"


def try_each(
    work: Path, trials: list[Trial], which: str, workers: int, until: float
) -> Iterator[dict[str, Any]]:
    """Try one fault after the other. After the time `until` none is begun."""
    read, write = os.pipe()
    for worker in range(workers):
        folder = Path(tempfile.mkdtemp(dir=work))
        shutil.copytree(work / ORIGIN, folder, dirs_exist_ok=True)
        plan, args = folder / "plan.json", folder / "args.txt"
        its = trials[worker::workers]
        texts = [
            (asdict(trial.fault), [astuple(test) for test in trial.tests], trial.is_early) for trial in its
        ]
        plan.write_text(json.dumps({"trials": texts, "rows": write, "until": until}), "utf-8")
        args.write_text("\n".join({test.file for trial in its for test in trial.tests}), "utf-8")
        more = {"LEDGER_PLAN": str(plan), "LEDGER_TESTS": str(folder / "tests.txt")}
        start(folder, ["-x", "-m", which, f"@{args}"], write, **more)
    os.close(write)
    with open(read, encoding="utf-8") as rows:
        yield from map(json.loads, rows)


def try_together(work: Path, rows: list[dict[str, Any]], failing: set[str], which: str, workers: int) -> None:
    """Plant all survivors together; if tests fail, try them on each survivor."""
    alive = {row["fault"]["number"]: row for row in rows if not row["ci"]}
    faults = [Fault(**row["fault"]) for row in alive.values()]
    folder = Path(tempfile.mkdtemp(dir=work))
    shutil.copytree(work / ORIGIN, folder, dirs_exist_ok=True)
    plant(folder, faults)
    out = folder / "tests.txt"
    out.touch()
    start(folder, ["-n", str(workers), "-m", which], LEDGER_TESTS=str(out)).wait()
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    new = [
        Test(name, 1, slow) for name, _, outcome, slow in lines if outcome == "failed" and name not in failing
    ]
    if not new or len(new) > 200:
        print(f"All survivors together: {len(new)} tests fail.")
    if new:
        for row in try_each(work, [Trial(fault, new, True) for fault in faults], which, workers, math.inf):
            alive[row["fault"]["number"]] |= {"quick": row["quick"], "ci": row["ci"]}


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
    parser.add_argument("--minutes", type=float, help="begin no fault after this time")
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
    until = math.inf
    if given.minutes is not None:
        until = time.time() + 60 * given.minutes
        random.Random(given.seed).shuffle(faults)
    with tempfile.TemporaryDirectory(prefix="ledger-") as name:
        work = Path(name)
        copy_to(work / ORIGIN)
        trials, failing = find_trials(work, faults, given.which, given.workers)
        reached = sum(bool(trial.tests) for trial in trials)
        print(
            f"{len(faults)} faults, {reached} of them reached; {len(failing)} tests fail without.", flush=True
        )
        rows = []
        for row in try_each(work, trials, given.which, given.workers, until):
            rows.append(row)
            print(row["quick"] or row["ci"] or "survives", "|", identity(row), flush=True)
            given.out.write_text(json.dumps(rows, indent=1), "utf-8")
        if given.minutes is None:
            try_together(work, rows, failing, given.which, given.workers)
    given.out.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(summary(rows))


if __name__ == "__main__":
    main()
