"""Every deed in the album is in the record: a second reading of the trace, one deed and one seat at a time, agrees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardtable.controller.lab.simulate import Games
from cardtable.game.record.figures import Feat, figures
from cardtable.game.record.replay import replay
from cardtable.game.record.text import Record, parse_record
from cardtable.game.record.trace import event_line
from cardtable.resources import resource
from cardtable.rules.catalog import catalog
from cardtable.rules.deeds import A_GAME, COUNTED, OWN, Deed, deeds_of, load_deeds
from cardtable.rules.model import RulesError
from tests.rows import rows

RECORDS = Path(__file__).parents[2] / "records"

Line = dict[str, Any]


def traced(record: Record) -> list[Line]:
    """Return the trace of a game; each line has the number of its step."""
    lines: list[Line] = []
    steps = 0

    def step(*_: object) -> None:
        nonlocal steps
        steps += 1

    replay(record, lambda event: lines.append({**event_line(event), "step": steps}), step)
    return lines


def deals_of(lines: list[Line]) -> list[list[Line]]:
    """Return the lines of each deal."""
    begins = [number for number, line in enumerate(lines) if line["event"] == "deal"]
    return [lines[begin:end] for begin, end in zip(begins, [*begins[1:], len(lines)], strict=True)]


def plays_of(lines: list[Line], seat: int) -> Iterator[Line]:
    return (line for line in lines if line["event"] == "play" and line["seat"] == seat)


def turns_of(lines: list[Line], seat: int) -> Iterator[tuple[Line, list[Line]]]:
    """Yield each turn of the seat with its plays in it."""
    for number, line in enumerate(lines):
        if line["event"] == "turn" and line["seat"] == seat:
            rest = lines[number + 1 :]
            end = next((at for at, one in enumerate(rest) if one["event"] in ("turn", "deal")), len(rest))
            yield line, list(plays_of(rest[:end], seat))


def at_end(lines: list[Line], seat: int, deed: Deed, levels: list[str]) -> bool:
    """Return whether the end of a game brought the deed."""
    last = next(line for line in reversed(lines) if line["event"] == "game_end")
    if last["why"] == "stopped":
        return False
    won = seat in last["winners"]
    return {
        "finish": True,
        "win": won,
        "beat": won and deed.detail in levels,
        "last": won and last["tokens"][seat - 1] == 1,
    }[deed.kind]


def survived(deal: list[Line], seat: int) -> bool:
    """Return whether the seat lost nothing by the end of the deal."""
    for line in deal:
        if line["event"] in ("stuck", "bust") and line["seat"] == seat:
            return False
        if line["event"] == "out" and line["seat"] == seat and line["scope"] != "won":
            return False
    return True


def effects(lines: list[Line], seat: int, kind: str) -> list[int]:
    kinds, who = (("shield", "defend"), "target") if kind == "shield" else ((kind,), "seat")
    of_kind = (line for line in lines if line["event"] == "effect" and line["kind"] in kinds)
    return [line["step"] for line in of_kind if line[who] == seat]


def steps_of(lines: list[Line], seat: int, deed: Deed, levels: list[str]) -> list[int]:
    """Return the steps at which the seat did the deed, by the trace alone; not for deeds that are counted."""
    found: list[int] = []
    if deed.kind in ("finish", "win", "beat", "last"):
        return [lines[-1]["step"]] if at_end(lines, seat, deed, levels) else []
    for deal in deals_of(lines):
        plays = list(plays_of(deal, seat))
        if deed.kind in ("reach", "stay"):
            same = deed.kind == "stay"
            found += [
                one["step"]
                for one in plays
                if one["total"] == deed.number and (one["total_before"] == deed.number) == same
            ]
        elif deed.kind == "reverse":
            totals = {one["step"]: one["total"] for one in plays}
            found += [step for step in effects(deal, seat, "reverse") if totals.get(step) == deed.number]
        elif deed.kind == "play":
            ranks = [one["step"] for one in plays for card in one["cards"] if card[:-1] == deed.detail]
            found += ranks[2:]
        elif deed.kind == "three":
            found += [one["step"] for one in deal if one["event"] == "declare" and one["seat"] == seat]
        elif deed.kind == "deal":
            found += [one["step"] for one in deal if one["event"] == "deal_end" and seat in one["winners"]]
        elif deed.kind == "owed":
            found += [
                made[turn["owes"] - 1]["step"]
                for turn, made in turns_of(deal, seat)
                if turn["owes"] > 1 and len(made) >= turn["owes"]
            ]
        elif deed.kind == "answer":
            found += [
                made[0]["step"] for turn, made in turns_of(deal, seat) if turn["must"] == "queen" and made
            ]
        else:
            found += effects(deal, seat, deed.kind)
    return found


def most_of(lines: list[Line], seat: int, deed: Deed) -> int:
    """Return the best of a counted deed, by the trace alone."""
    best = run = 0
    for deal in deals_of(lines):
        ended = next((one for one in deal if one["event"] == "deal_end"), None)
        if ended is None or ended["why"] == "stopped" or seat not in deal[0]["in_deal"]:
            continue
        if deed.kind == "survive":
            run = run + 1 if survived(deal, seat) and seat not in ended["losers"] else 0
            best = max(best, run)
        else:
            out = next(
                (at for at, one in enumerate(deal) if one["event"] == "out" and one["seat"] == seat), None
            )
            best = max(best, sum(one["event"] == "play" for one in deal[:out]))
    return best


def hold_against_the_trace(record: Record) -> set[Deed]:
    """Compare what the album reads from a game with a second reading; return the deeds that were done."""
    game = figures(record)
    lines, levels = traced(record), [seat.level for seat in game.seats]
    found: dict[tuple[int, Deed], Feat] = {(feat.seat, feat.deed): feat for feat in game.feats}
    assert len(found) == len(game.feats)
    for seat in range(len(levels)):
        for deed in deeds_of(game.variant):
            feat, where = found.get((seat, deed)), f"{deed.text} of seat {seat + 1}"
            if deed.kind in COUNTED:
                most = most_of(lines, seat + 1, deed)
                assert feat is not None, where
                assert feat.is_done == (most >= deed.number), where
                assert feat.most == most or (feat.is_done and feat.most < most), where
            else:
                steps = steps_of(lines, seat + 1, deed, levels)
                assert (feat.position if feat else None) == (min(steps) if steps else None), where
    return {feat.deed for feat in game.feats if feat.is_done}


SOME = ("ninety-nine-icelandic", "ono-99", "zeus-on-the-loose", "ninety-nine-michigan", "ninety-eight-umass")


@rows("game", SOME)
def test_deeds_are_in_the_record(game: str) -> None:
    assert hold_against_the_trace(parse_record((RECORDS / f"{game}.cardtable").read_bytes()))


@pytest.mark.slow("every game")
@pytest.mark.parametrize("games", [1, pytest.param(7, marks=pytest.mark.long)])
def test_deeds_of_every_game_are_in_its_record(games: int, subtests: pytest.Subtests, tmp_path: Path) -> None:
    for game in sorted(catalog().shipped):
        rules = catalog().resolve(game)
        players = max(rules.min_players, min(4, rules.max_players))
        folder = tmp_path / game
        folder.mkdir()
        Games(rules, players, ["casual", "random"], 5).run(games, records=folder)
        for path in sorted(folder.iterdir()):
            with subtests.test(path.name):
                hold_against_the_trace(parse_record(path.read_bytes()))


def test_each_game_has_three_deeds_in_words() -> None:
    games = catalog().shipped
    assert load_deeds(resource("families", "deeds.toml"), games).keys() == {*games, OWN}
    for game in games:
        words = [deed.words for deed in deeds_of(game)]
        assert len(set(words)) == A_GAME, game


@rows(
    "texts, wrong",
    [
        ('a = ["win", "finish"]\nown = ["win", "finish", "last"]', "a: there should be 3 different deeds"),
        ('a = ["win", "finish", "fly"]\nown = ["win", "finish", "last"]', "a: there is no deed “fly”"),
        ('a = ["win", "finish", "reach"]\nown = ["win", "finish", "last"]', "a: there is no deed “reach”"),
        ('a = ["win", "finish", "last"]', "there are no deeds of “own”"),
        (
            'b = ["win", "finish", "last"]\nown = ["win", "finish", "last"]',
            "there is no game “b” in the catalog",
        ),
    ],
)
def test_a_wrong_file_of_deeds_is_explained(texts: str, wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "deeds.toml"
    path.write_text(texts, "utf-8")
    with pytest.raises(RulesError, match=wrong):
        load_deeds(path, {"a"})
