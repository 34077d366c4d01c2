"""What the ledger of speed calls worse."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

from tests.bench.ledger import Figure, Line, judge, with_line
from tests.rows import rows

PAGE, MOVES = "start: start page, wall, offscreen", "engine: boom-o, to plain Python"


def line(name: str, *repeats: float, machine: str = "Linux") -> Line:
    return Line("abc", "2026-11-29", machine, len(repeats), {name: Figure.of(list(repeats))})


@rows(
    "name, before, now, is_worse",
    [
        (PAGE, (1.6, 1.7, 1.8), (2.0, 2.1, 2.2), True),
        (PAGE, (1.6, 1.7, 1.8), (1.7, 1.85, 1.9), False),  # within the noise of both
        (PAGE, (1.6, 1.7, 1.8), (1.7, 1.8, 2.9), False),  # one repeat was disturbed
        (PAGE, (1.6, 1.6, 1.6), (1.65, 1.65, 1.65), False),  # less than a twentieth
        (PAGE, (1.6, 1.7, 1.8), (1.1, 1.2, 1.3), False),  # quicker
        (MOVES, (0.64, 0.65, 0.66), (0.49, 0.50, 0.51), True),  # of moves a second, more is better
        (MOVES, (0.64, 0.65, 0.66), (0.79, 0.80, 0.81), False),
    ],
)
def test_a_figure_got_worse_only_by_more_than_the_noise_of_both_lines(
    name: str, before: tuple[float, ...], now: tuple[float, ...], is_worse: bool
) -> None:
    (said,) = judge(line(name, *now), line(name, *before))
    assert said.startswith(f"{name} got worse") == is_worse


def test_a_figure_in_only_one_line_is_not_judged() -> None:
    assert judge(line(PAGE, 9, 9), line(MOVES, 1, 1)) == [
        "None of 0 figures got worse by more than its noise since abc."
    ]


def test_another_kind_of_machine_is_named() -> None:
    *_, said = judge(line(PAGE, 1, 1, machine="Darwin"), line(PAGE, 1, 1))
    assert "another kind of machine (Linux)" in said


def test_a_kept_line_is_read_as_it_was_written() -> None:
    written = line(PAGE, 1.6, 1.7, 1.8)
    assert Line.of(json.dumps(asdict(written))) == written


def test_a_commit_has_one_line_with_its_latest_figures() -> None:
    other, first = replace(line(MOVES, 1, 1), commit="other"), line(PAGE, 9, 9)
    again = replace(first, figures=line(PAGE, 2, 2).figures | line(MOVES, 3, 3).figures)
    assert with_line([first, other], again) == [other, again]
    assert with_line([other, again], line(PAGE, 1, 1))[1].figures[MOVES] == again.figures[MOVES]
