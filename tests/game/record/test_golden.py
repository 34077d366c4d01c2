"""One game of every variant, written down once: it is played again to the very end that it had.

`final.txt` pins, per variant, the total, the winners' seats, and a digest of all cards and tokens at the end.
`python -m tests.new_game ID` writes its line anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from cardtable.game.record.replay import replay
from cardtable.game.record.text import parse_record
from cardtable.game.state import Phase, State
from cardtable.rules.catalogue import catalogue

RECORDS = Path(__file__).parents[2] / "records"
EXAMPLES = Path(__file__).parents[2] / "rules" / "examples.json"


def ended(path: Path) -> State:
    return replay(parse_record(path.read_bytes()))


def final(state: State) -> str:
    """The end of a game in one line, whatever the state keeps it in."""
    scores = list(state.scores) or [0] * state.table.players
    piles = state.hands, state.stock, state.pile, state.aside
    cards = repr((*piles, state.shown_tokens(), scores, list(state.forfeits)))
    winners = ",".join(str(seat + 1) for seat in state.winners) or "none"
    return f"{state.total} {winners} {hashlib.sha256(cards.encode()).hexdigest()[:16]}"


def pinned() -> dict[str, str]:
    lines = (RECORDS / "final.txt").read_text("utf-8").splitlines()
    return dict(line.split(" ", 1) for line in lines)


@pytest.mark.takes_long("nothing else finds so soon what changed in any game")
def test_the_recorded_games_end_as_they_did(subtests: pytest.Subtests) -> None:
    for variant, end in pinned().items():
        with subtests.test(variant):
            state, now = ended(RECORDS / f"{variant}.cardtable"), catalogue().resolve(variant)
            assert state.phase is Phase.OVER
            assert final(state) == end
            rules = state.table.rules
            assert (rules.id, rules.cards, rules.limit) == (variant, now.cards, now.limit)


def test_no_variant_lacks_a_record_an_example_or_a_citation() -> None:
    ids = set(catalogue().ids)
    examples = {example["variant"] for example in json.loads(EXAMPLES.read_text("utf-8"))}
    assert {path.stem for path in RECORDS.glob("*.cardtable")} == ids == set(pinned())
    assert ids <= examples
    for variant in ids:
        source = catalogue().resolve(variant).source
        assert source.title
        assert source.publisher
        assert source.section


def write(variant: str) -> None:
    """Write how the recorded game ended, among those of all games."""
    ends = {**pinned(), variant: final(ended(RECORDS / f"{variant}.cardtable"))}
    lines = [f"{one} {ends[one]}\n" for one in catalogue().ids if one in ends]
    (RECORDS / "final.txt").write_text("".join(lines), "utf-8", newline="\n")
