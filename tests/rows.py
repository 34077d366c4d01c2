"""A table of rows as one test, which runs them one after the other."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

Ids = Iterable[str] | Callable[[Any], object] | None


def rows(
    names: str, table: Iterable[Any] | Callable[[], Iterable[Any]], ids: Ids = None
) -> Callable[[Callable[..., None]], Any]:
    """Run a test once for each row of a table, as subtests of one test: a cheap `pytest.mark.parametrize`.

    Setting up and reporting a test takes as long as most rows do. `table` may be a function, called when the test
    runs. Each row has its own `tmp_path` and `monkeypatch`. All other fixtures are shared by all rows, so no row
    may change them.
    """
    keys = [name.strip() for name in names.split(",")]

    def named() -> list[tuple[Any, str]]:
        made = list(table() if callable(table) else table)
        row_ids = list(ids) if ids is not None and not callable(ids) else [_row_id(row, ids) for row in made]
        if len(row_ids) != len(made):
            raise ValueError(f"{len(row_ids)} names for {len(made)} rows")
        return list(zip(made, row_ids, strict=True))

    find = named if callable(table) else named().copy

    def wrapped(test: Callable[..., None]) -> Callable[..., None]:
        given = inspect.signature(test)

        @functools.wraps(test)
        def all_rows(subtests: pytest.Subtests, **rest: Any) -> None:
            if "subtests" in given.parameters:
                rest["subtests"] = subtests
            for number, (row, name) in enumerate(find()):
                with subtests.test(name), ExitStack() as stack:
                    own = dict(zip(keys, row if len(keys) > 1 else (row,), strict=True))
                    if "tmp_path" in given.parameters:
                        own["tmp_path"] = _folder(rest["tmp_path"] / str(number))
                    if "monkeypatch" in given.parameters:
                        own["monkeypatch"] = stack.enter_context(pytest.MonkeyPatch.context())
                    test(**{**rest, **own})

        return asking(all_rows, given, ("subtests",), keys)

    return wrapped


def asking(
    wrapper: Callable[..., None], given: inspect.Signature, own: Iterable[str], filled: Iterable[str]
) -> Callable[..., None]:
    """Have pytest pass the wrapper of a test its own fixtures and those of the test.

    `given` is the test's signature; the wrapper fills the parameters `filled` on its own.
    """
    kind, own = inspect.Parameter.POSITIONAL_OR_KEYWORD, tuple(own)
    asked = [one for name, one in given.parameters.items() if name not in (*own, *filled)]
    parameters = [*(inspect.Parameter(name, kind) for name in own), *asked]
    wrapper.__signature__ = given.replace(parameters=parameters)  # type: ignore[attr-defined]
    return wrapper


def _row_id(row: Any, ids: Callable[[Any], object] | None) -> str:
    """Return the name of a row in a report, which is passed between processes as UTF-8."""
    if ids is not None:
        name = str(ids(row))
    else:
        name = " | ".join(str(value)[:60] for value in (row if isinstance(row, tuple) else (row,)))
    return name.encode("utf-8", "backslashreplace").decode("utf-8")


def _folder(path: Path) -> Path:
    path.mkdir()
    return path
