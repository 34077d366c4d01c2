"""The recorded game of every variant still has the same end.

`final.txt` has for each variant the total, the winners' seats, and a digest of all cards and tokens at the end.
`python -m tests.new_game ID` writes its line again.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from cardtable.game.record.replay import replay
from cardtable.game.record.text import parse_record
from cardtable.game.state import Phase, State
from cardtable.rules.catalog import catalog

RECORDS = Path(__file__).parents[2] / "records"


def ended(path: Path) -> State:
    return replay(parse_record(path.read_bytes()))


def final(state: State) -> str:
    """Return the end of a game as one line, independent of how the state is stored."""
    scores = list(state.scores) or [0] * state.table.players
    piles = state.hands, state.stock, state.pile, state.aside
    cards = repr((*piles, state.shown_tokens(), scores, list(state.forfeits)))
    winners = ",".join(str(seat + 1) for seat in state.winners) or "none"
    return f"{state.total} {winners} {hashlib.sha256(cards.encode()).hexdigest()[:16]}"


def pinned() -> dict[str, str]:
    lines = (RECORDS / "final.txt").read_text("utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines)


@pytest.mark.takes_long("nothing else shows so quickly if any game has changed")
def test_the_recorded_games_end_as_they_did(subtests: pytest.Subtests) -> None:
    for variant, end in pinned().items():
        with subtests.test(variant):
            state, now = ended(RECORDS / f"{variant}.cardtable"), catalog().resolve(variant)
            assert state.phase is Phase.OVER
            assert final(state) == end
            rules = state.table.rules
            assert (rules.id, rules.cards, rules.limit) == (variant, now.cards, now.limit)


def test_every_variant_has_a_recorded_game() -> None:
    assert {path.stem for path in RECORDS.glob("*.cardtable")} == set(catalog().ids) == set(pinned())


def write(variant: str) -> None:
    """Write the line of a variant into `final.txt`."""
    ends = {**pinned(), variant: final(ended(RECORDS / f"{variant}.cardtable"))}
    lines = [f"{one} {ends[one]}\n" for one in catalog().ids if one in ends]
    (RECORDS / "final.txt").write_text("".join(lines), "utf-8", newline="\n")
