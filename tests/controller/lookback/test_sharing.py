"""A game shared as text survives letters and chats; a damaged text is refused in one sentence."""

from __future__ import annotations

import json
import random
import textwrap
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from cardtable.controller.lookback.playback import Playback
from cardtable.controller.lookback.replayed import trace_text
from cardtable.controller.lookback.sharing import SharingError, pasted, share_text
from cardtable.controller.lookback.summary import score_sheet
from cardtable.controller.match.match import Match
from cardtable.controller.match.setup import MatchSetup
from cardtable.game.record.figures import figures
from cardtable.game.record.header import deal_number
from cardtable.game.record.text import record_text
from cardtable.plain_text import LONGEST_NAME
from cardtable.rules.catalog import catalog
from cardtable.rules.model import RulesError
from cardtable.storage.games import read_game
from cardtable.storage.journal import FINISHED
from tests.controller.lookback.test_playback import ANN, BEN, JOE, MIA, played
from tests.games import every_game
from tests.playing import leave, play_on
from tests.rules.house_rules import offers


def steps(game: Playback) -> list[object]:
    return [(entry.step, entry.seat, entry.total) for entry in game.entries]


@every_game
def test_a_shared_game_is_the_same_game(variant: str) -> None:
    rules = catalog().resolve(variant)
    bots = [msgspec.structs.replace(BEN, name=f"Ben {n}") for n in range(rules.min_players - 1)]
    game = Playback.of_match(played(ANN, *bots, variant=variant, until_deal=2, moves=12))
    text = share_text(game)
    again = Playback.of_record(pasted(text))
    assert steps(again) == steps(game)
    assert (again.header.seed, again.header.seats) == (game.header.seed, game.header.seats)
    assert text.startswith(f"Cardtable: {rules.name}")


def house_rules(variant: str) -> list[dict[str, str]]:
    """Return all house rules, in as few combinations as possible."""
    games: list[dict[str, str]] = []
    for key, value in offers(variant):
        for game in games:
            if key not in game and resolves(variant, {**game, key: value}):
                game[key] = value
                break
        else:
            if resolves(variant, {key: value}):
                games.append({key: value})
    return games


def resolves(variant: str, options: dict[str, str]) -> bool:
    try:
        catalog().resolve(variant, options)
    except RulesError:
        return False
    return True


@pytest.mark.slow("every house rule of every variant")
@every_game
def test_a_shared_game_has_its_house_rules_and_undos_but_no_learner(variant: str) -> None:
    learner = msgspec.structs.replace(ANN, learner="0123456789abcdef", role="scorekeeper")
    undone = 0
    for options in house_rules(variant):
        rules = catalog().resolve(variant, options)
        seats = next(n for n in range(rules.min_players, 11) if not rules.lack_of_cards(n))
        bots = [msgspec.structs.replace(BEN, name=f"Ben {n}") for n in range(seats - 1)]
        match = played(learner, *bots, variant=variant, options=options, until_deal=1, moves=6)
        moves = match.turn_number
        match.undo()
        game = Playback.of_match(match)
        text = share_text(game)
        again = Playback.of_record(pasted(text))
        assert steps(again) == steps(game)
        assert (again.rules.digest, dict(again.header.options)) == (rules.digest, options)
        assert again.header.taken == moves - match.turn_number
        assert (game.setup.players[0].learner, again.setup.players[0].learner) == (learner.learner, "")
        assert learner.learner not in text
        undone += again.header.taken
    assert undone


def test_a_game_shared_twice_keeps_its_undos_and_statistics_count_them(tmp_path: Path) -> None:
    match = played(ANN, BEN, until_deal=1, moves=8)
    match.undo()
    match.undo()
    once = Playback.of_record(pasted(share_text(Playback.of_match(match))))
    record = pasted(share_text(once))
    assert record.header.taken == once.header.taken >= 2
    path = tmp_path / "shared.cardtable"
    path.write_text(record_text(record))
    there = Match.resume(read_game(path))
    play_on(there)
    leave(there)
    counted = figures(read_game(tmp_path / FINISHED / path.name).record)
    assert counted.undone == record.header.taken


def test_a_shared_game_keeps_its_open_hands() -> None:
    match = Match.start(MatchSetup("ninety-nine", (ANN, BEN), "5", open_hands=True))
    match.deal()
    again = Playback.of_record(pasted(share_text(Playback.of_match(match))))
    assert again.setup.open_hands


def test_a_text_survives_what_letters_and_chats_do_to_it(subtests: pytest.Subtests) -> None:
    game = Playback.of_match(played(ANN, BEN, JOE))
    text = share_text(game)
    ways = {
        "wrapped": "\n".join(textwrap.wrap(text, 72, break_long_words=False, break_on_hyphens=False)),
        "one line": " ".join(text.split()),
        "curly": text.replace('"', "”"),
        "windows": text.replace("\n", "\r\n"),
        "quoted": textwrap.indent("\n".join(textwrap.wrap(text, 60, break_on_hyphens=False)), "> "),
        "quoted twice": textwrap.indent("\n".join(textwrap.wrap(text, 60, break_on_hyphens=False)), "> > "),
        "letter": f"Look at this, Ben!\n\n{text}\n[That was all]\nAnn",
    }
    for way, sent in ways.items():
        with subtests.test(way):
            assert steps(Playback.of_record(pasted(sent))) == steps(game)


def test_an_unfinished_game_can_be_shared_and_goes_on() -> None:
    game = Playback.of_match(played(ANN, BEN, until_deal=2, moves=4))
    again = Playback.of_record(pasted(share_text(game)))
    assert not again.is_over
    assert steps(again) == steps(game)


def test_a_shared_game_names_no_learner() -> None:
    game = Playback.of_match(played(ANN, BEN))
    game.header = replace(game.header, learners=((0, "0123456789abcdef", "scorekeeper"),))
    assert "0123456789abcdef" not in share_text(game)


def test_names_with_signs_are_shared_unchanged() -> None:
    """Even the longest name, with all signs that a record escapes."""
    signs = msgspec.structs.replace(MIA, name='Jo; "Al": ~, [x]')
    assert len(signs.name) == LONGEST_NAME
    game = Playback.of_match(played(signs, BEN, until_deal=1, moves=3))
    assert Playback.of_record(pasted(share_text(game))).setup.players[0].name == signs.name


def test_texts_open_after_rules_were_reworded_and_from_a_former_version() -> None:
    game = Playback.of_match(played(ANN, BEN, until_deal=1, moves=2))
    rules, text = game.rules, share_text(game)
    reworded = replace(rules, document=rules.document.replace(rules.blurb.encode(), b"As we play it."))
    assert reworded.document != rules.document
    assert reworded.play_digest == rules.play_digest
    assert reworded.play_digest[:16] in text
    former = text.replace(rules.play_digest[:16], rules.digest.removeprefix("sha256:")[:16])
    assert former != text
    assert steps(Playback.of_record(pasted(former))) == steps(game)


def test_a_text_of_a_game_by_other_rules_is_refused() -> None:
    text = share_text(Playback.of_match(played(ANN, BEN, until_deal=1, moves=2)))
    with pytest.raises(SharingError, match="doesn't have this game's rules"):
        pasted(text.replace('[Rules "sha256:', '[Rules "sha256:0'))


TEXT = share_text(Playback.of_match(played(ANN, BEN)))
BAD = {
    "nothing": "",
    "a letter": "Dear Ann, shall we play on Sunday?",
    "no end": TEXT[: len(TEXT) // 2],
    "no beginning": TEXT[len(TEXT) // 2 :],
    "a move less": TEXT.replace(", ", "_", 40).replace("_", ", ", 20).replace("_", " ", 1).replace("_", ", "),
    "another total": TEXT.replace(", 1 ", ", 1 QS 77, 1 ", 1),
    "other rules": TEXT.replace('[Rules "sha256:', '[Rules "sha256:00'),
    "no such game": TEXT.replace('[Variant "', '[Variant "x'),
    "another deal": TEXT.replace('[Seed "5"]', '[Seed "6"]'),
    "a newer format": TEXT.replace("cardtable 2", "cardtable 99"),
    "no seats": TEXT.replace("[Seats ", "[Chairs "),
}


def test_a_bad_text_gets_one_sentence(subtests: pytest.Subtests) -> None:
    for name, text in BAD.items():
        with subtests.test(name):
            with pytest.raises(SharingError) as raised:
                pasted(text)
            said = str(raised.value)
            assert said.endswith(".")
            assert said.count(". ") == 0
            assert "\n" not in said
            assert "Line" not in said


@pytest.mark.parametrize("times", [120, pytest.param(300, marks=pytest.mark.slow("more texts"))])
def test_any_altered_text_is_read_or_refused(times: int) -> None:
    chance = random.Random(3)
    for _ in range(times):
        letters = list(TEXT)
        for _ in range(chance.randrange(1, 6)):
            letters[chance.randrange(len(letters))] = chr(chance.randrange(32, 8400))
        try:
            pasted("".join(letters))
        except SharingError as error:
            assert str(error)


def test_the_score_sheet_has_every_deal_and_the_tokens_left() -> None:
    match = played(ANN, BEN, JOE)
    game = Playback.of_match(match)
    sheet = score_sheet(game)
    assert [deal.number for deal in sheet] == list(range(1, match.view().deal + 1))
    assert sheet[-1].left == match.view().shown_tokens
    assert sum(deal.plays for deal in sheet) == sum(
        bool(entry.number and hasattr(entry.step, "value")) for entry in game.entries
    )
    begun = [game.rules.tokens(3)] * 3 if game.rules.tokens else []
    for deal in sheet:
        for seat in deal.losers:
            begun[seat] -= 1
        assert [left or 0 for left in deal.left] == begun


def test_a_deal_number_is_given_only_if_it_can_be_entered(subtests: pytest.Subtests) -> None:
    for seed, number in {"0123456789": "0123456789", "9" * 5000: "", "²": "", "day:7": ""}.items():
        with subtests.test(seed[:10]):
            game = Playback.of_match(played(ANN, BEN, seed=seed, until_deal=1, moves=3))
            assert deal_number(game.header.seed) == number
            named = f"Cardtable: {game.rules.name}"
            title = share_text(game).splitlines()[0]
            assert number in title if number else title == named


def test_the_trace_gives_other_seeds_in_full(subtests: pytest.Subtests) -> None:
    for seed in ("9" * 5000 + ".1", "1." + "9" * 5000, "².1", "1.²"):
        with subtests.test(seed[:10]):
            game = Playback.of_match(played(ANN, BEN, seed=seed, until_deal=1, moves=3))
            assert json.loads(trace_text(game).splitlines()[0])["seed"] == seed
