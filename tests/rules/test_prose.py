"""The rules in words are the texts that somebody checked against the settled rules; house rules change them.

`python -m tests.new_game ID` writes a game's text in `prose/` again. Read it before you commit it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from cardtable.cards.faces import rank_of
from cardtable.cli import run
from cardtable.game.engine import new_game
from cardtable.game.rulebook import Rulebook
from cardtable.game.table import Table
from cardtable.game.worked import explained
from cardtable.language import SPEECH, say
from cardtable.resources import resource
from cardtable.rules.catalog import catalog, rules_from_document
from cardtable.rules.drafting.draft import begin, rules_of
from cardtable.rules.drafting.ways import put
from cardtable.rules.endless import could_be_endless
from cardtable.rules.loader import read_tables
from cardtable.rules.model import Rules
from cardtable.rules.prose.cards import card_name
from cardtable.rules.prose.text import RulesText, Section, card_values, plain_text, rules_text
from cardtable.rules.schema import DealerRotation, NextStarter
from tests.games import OTHERS, every_game, few, others
from tests.rows import rows
from tests.rules.house_rules import with_each_house_rule

GOLDEN = Path(__file__).with_name("prose")
ROOM_AT_THE_TABLE = 18
"""Room for an entry of the card values, in characters."""


def written(variant: str, options: dict[str, str] | None = None) -> str:
    return plain_text(explained(catalog().resolve(variant, options)))


@pytest.mark.parametrize("games", [few, pytest.param(others, marks=OTHERS)], ids=["few", "others"])
def test_the_rules_in_words_are_those_that_were_checked(
    games: Callable[[], tuple[str, ...]], subtests: pytest.Subtests
) -> None:
    for variant in games():
        with subtests.test(variant):
            assert written(variant) == (GOLDEN / f"{variant}.txt").read_text("utf-8")


def test_no_text_belongs_to_a_removed_variant() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == set(catalog().ids)


def without_whats_special(text: RulesText) -> tuple[list[Section], str]:
    """Return all sections but the first, which is a summary of what house rules change."""
    return [part for part in text.sections if part.heading != "What's special"], text.footnote


@pytest.mark.slow("every house rule of every variant")
@pytest.mark.parametrize("games", [few, others])
def test_every_house_rule_changes_what_the_rules_say_and_has_a_footnote_if_a_deal_can_be_endless(
    games: Callable[[], tuple[str, ...]], subtests: pytest.Subtests
) -> None:
    for variant in games():
        with subtests.test(variant):
            plain = catalog().resolve(variant)
            check_footnote(plain, rules_text(plain))
            # Texts with worked examples take long, and are only needed if those without are equal.
            in_short = without_whats_special(rules_text(plain))
            in_full = without_whats_special(explained(plain))
            for options, changed in with_each_house_rule(variant):
                text = rules_text(changed)
                check_footnote(changed, text)
                if without_whats_special(text) == in_short:
                    assert without_whats_special(explained(changed)) != in_full, options


def check_footnote(rules: Rules, text: RulesText) -> None:
    """Check that our rule for endless deals has a star and is only in the footnote."""
    body = " ".join(paragraph for section in text.sections for paragraph in section.paragraphs)
    assert body.count("*") == ("five hundred" in text.footnote) == could_be_endless(rules), rules.options
    assert "five hundred" not in body, rules.options


IN_A_MIRROR = {
    "en": {"'s left": "'s right", "to the left": "to the right", "clockwise": "counterclockwise"},
    "de": {"links": "rechts", "linken": "rechten", "im Uhrzeigersinn": "gegen den Uhrzeigersinn"},
    "pl": {"na lewo": "na prawo", "w lewo": "w prawo", "zgodnie z ruchem": "przeciwnie do ruchu"},
}
"""Words for sides and directions, and their opposites."""


def seen_in_a_mirror(text: str, language: str) -> str:
    pairs = IN_A_MIRROR[language]
    other = pairs | {there: here for here, there in pairs.items()}
    words = "|".join(sorted(other, key=len, reverse=True))
    return re.sub(rf"(?:{words})\b", lambda found: other[found[0]], text)


@every_game
@pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(tag, marks=pytest.mark.slow("other languages")) for tag in ("de", "pl"))],
)
def test_a_counterclockwise_game_has_the_opposite_words_for_sides(variant: str, language: str) -> None:
    SPEECH.use(language)
    try:
        heading = say("howto-heading-special")
        turned = (catalog().resolve(variant, options) for options in ({}, {"start_direction": "right"}))
        sections, other = (
            [str(part) for part in explained(game).sections if part.heading != heading] for game in turned
        )
        assert other == [seen_in_a_mirror(part, language) for part in sections]
    finally:
        SPEECH.use("en")


def test_only_the_card_that_wears_off_has_a_later_value() -> None:
    values = {value.faces: value.text for value in card_values(catalog().resolve("99-poker"))}
    assert (values["A",], values["AS",]) == ("+1", "makes 0, later +1")


def test_the_text_and_the_engine_agree_on_when_an_effect_wears_off() -> None:
    rules = catalog().resolve("99-poker")
    ace = next(value for value in card_values(rules) if value.faces == ("AS",))
    state = new_game(Table(rules, 3), "1")
    for renewals in range(7):
        state.renewals = renewals
        made = {play.value for play in state.cards.plays["AS"][50]}
        assert ace.after(renewals) == ("+1" if made == {"+1"} else "makes 0, later +1")


@rows("variant", lambda: catalog().ids)
def test_every_card_has_a_short_entry_at_the_table(variant: str) -> None:
    rules = catalog().resolve(variant)
    values = card_values(rules)
    faces = [face for value in values for face in value.faces]
    assert len(faces) == len(set(faces))
    assert all(face in faces or rank_of(face) in faces for face in rules.faces)
    assert all(0 < len(value.text) <= ROOM_AT_THE_TABLE for value in values), [v.text for v in values]


@rows("variant", lambda: catalog().ids)
def test_no_entry_of_a_card_repeats_its_name(variant: str) -> None:
    for value in card_values(catalog().resolve(variant, {})):
        names = {card_name(face).lower() for face in value.faces}
        assert not names & set(value.text.lower().split(", "))


def printed(*arguments: str) -> int:
    return run(["cardtable", "rules", *arguments])


def test_the_command_prints_a_game_with_its_house_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed("ninety-nine") == 0
    assert capsys.readouterr().out == written("ninety-nine")
    assert printed("ninety-nine", "--option", "tokens=7", "--players", "6") == 0
    out = capsys.readouterr().out
    assert "Everyone starts with seven pennies." in out
    assert "You need two packs of 52 cards, shuffled together." in out
    assert max(len(line) for line in out.splitlines()) <= 80


@rows(
    "arguments, sentence",
    [
        (("whist",), "There's no game called “whist”."),
        (("ninety-nine", "--option", "tokens"), "“tokens” isn't a house rule; write it as KEY=VALUE."),
        (("one-hundred", "--players", "2"), "One Hundred is for 3 to 10 players, not 2."),
    ],
)
def test_a_wrong_command_is_reported_in_one_sentence(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert printed(*arguments) == 1
    assert capsys.readouterr().err == f"cardtable: {sentence}\n"


@pytest.mark.parametrize(
    ("variant", "folds"),
    [
        ("ninety-nine-four-corners", "one of its four corners"),
        ("ninety-nine-five-folds", "then the bill in half"),
    ],
)
def test_the_folds_of_a_bill_are_counted_only_if_all_tables_have_as_many(variant: str, folds: str) -> None:
    usual = begin(variant)
    fewer = put(usual, "tokens_from", 5)
    for draft, is_counted in ((usual, True), (fewer, False), (put(usual, "tokens", 3), False)):
        assert (folds in plain_text(rules_text(rules_of(draft)))) is is_counted


def test_a_game_for_one_number_of_players_only_says_no_range() -> None:
    four = replace(catalog().resolve("one-hundred"), min_players=4, max_players=4)
    with pytest.raises(ValueError, match=r"^One Hundred is for 4 players, not 3\.$"):
        Rulebook(four, 3)


def test_too_few_cards_are_reported_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed("ninety-nine-denexa", "--option", "hand_size=10", "--players", "6") == 1
    assert capsys.readouterr().err.count(".") == 1


@rows(
    "name",
    [
        *(f"howto-deals-{value}" for value in get_args(DealerRotation)),
        "howto-deals-left-past",
        "howto-deals-right-past",
        *(f"howto-begins-{value}" for value in get_args(NextStarter)),
        "howto-end-tie-extra_deal",
        "howto-end-tie-shared",
    ],
)
def test_there_is_a_sentence_for_every_value_of_a_key(name: str) -> None:
    sentences = (say(name, side=side, turns=turns) for side in ("left", "right") for turns in ("on", "off"))
    assert {sentence[-1] for sentence in sentences} == {"."}


@rows(
    "variant, house_rules, several",
    [
        ("ninety-nine", {}, False),
        ("ninety-nine", {"deal_end": "drop_out"}, True),
        ("ninety-eight-umass", {}, True),
        ("ninety-nine-pile-away", {"pile_away_loser": "sit_out"}, True),
        ("ninety-nine-lincoln-2018", {"carryover_failure": "pay_and_drop_out"}, True),
        ("ninety-nine-lincoln-2018", {}, False),
    ],
)
def test_the_rules_say_which_of_several_losers_begins(
    variant: str, house_rules: dict[str, str], several: bool
) -> None:
    rules = catalog().resolve(variant, {**house_rules, "next_starter": "loser"})
    assert ("the last one to pay counts" in plain_text(explained(rules)).replace("\n", " ")) == several


def sentences(variant: str, options: dict[str, str] | None = None) -> str:
    return " ".join(written(variant, options).split())


def test_nothing_is_said_of_more_players_than_there_are_cards_for() -> None:
    assert "With five or more players" in sentences("to-twenty")
    text = sentences("to-twenty", {"hand_size": "10"})
    assert "Two players. You need 24 cards" in text
    assert "or more players" not in text


def test_a_ban_of_no_turns_is_nowhere_mentioned() -> None:
    free = {"king_ban_turns": "0"}
    assert "kings at the start" in sentences("ninety-nine-ishihara")
    assert "kings at the start" not in sentences("ninety-nine-ishihara", free)
    assert "no kings" not in sentences("ninety-nine-ishihara", free)


def test_a_hand_is_put_aside_only_if_the_others_play_on() -> None:
    assert "put your hand aside" not in sentences("reach-99-together")
    assert "put your hand aside" in sentences("oh-no-99")


def test_a_card_that_sets_the_total_is_read_aloud_with_its_article() -> None:
    assert "Anna plays an =30 and makes the total 30." in sentences("boom-o")


def test_an_optional_answer_is_nowhere_called_a_duty() -> None:
    rules = catalog().resolve("ninety-nine-icelandic", {"queen_answer": "optional"})
    assert "must be answered" not in plain_text(explained(rules)).replace("\n", " ")


def test_the_rules_of_drawing_by_hand_promise_no_reminder() -> None:
    """The rule is that nobody draws for you (section 4.20); reminders are left to the table."""
    text = written("ninety-nine", {"draw_discipline": "manual"})
    assert "Nobody draws for you." in text
    assert "reminds" not in text


@rows(
    "variant, house_rules",
    [
        ("ninety-eight-umass", {"umass_round_end": "first_bust"}),
        ("ninety-nine-lincoln-2018", {"carryover_failure": "pay_and_drop_out"}),
    ],
)
def test_the_rules_say_that_hands_of_players_who_are_out_go_back(
    variant: str, house_rules: dict[str, str]
) -> None:
    text = plain_text(explained(catalog().resolve(variant, house_rules))).replace("\n", " ")
    assert "Hands of players who are out go in too." in text


@rows(
    "grade, said",
    [
        ("A", ". Grade A: the source gives the rules; we filled only small gaps."),
        ("B", ". Grade B: the source leaves gaps; we filled them."),
        (None, "."),
    ],
)
def test_the_source_says_how_much_of_the_rules_is_our_own(grade: str | None, said: str) -> None:
    document = json.loads(catalog().resolve("ninety-nine").document)
    document["source"] |= {"grade": grade} if grade else {}
    source = "Source: pagat.com, 98, 99 and 100: Ninety-nine"
    text = plain_text(explained(rules_from_document(json.dumps(document).encode())))
    assert " ".join(text.split()).endswith(source + said)


@cache
def sold() -> set[str]:
    """Return the games that are sold; two of them aren't in the file of such games."""
    return {"neu-101", "rs-99", *read_tables(resource("variants", "commercial.toml"))}


@rows("variant", lambda: catalog().ids)
def test_only_games_that_are_sold_have_a_note_on_their_owner(variant: str) -> None:
    read = " ".join((GOLDEN / f"{variant}.txt").read_text("utf-8").split())
    assert ("We're not affiliated with the owner of the name." in read) == (variant in sold())


@rows(
    "variant, sentence",
    [
        ("ono-99", "99 loses, and at 98 you can only play a Double Play, a Hold, a −10 or a Reverse."),
        ("ninety-nine", "100 loses, and at 99 you can only play a four, a nine, a ten or a king."),
        ("ninety-nine-minus-ten", "Otherwise it plays like “Ninety-nine”."),
        ("ninety-nine-baltimore", "If you know “Ninety-nine, standard”, here's what's different:"),
        ("ninety-nine-qcsalon", "You can always play any card, even one that takes the total over 99."),
        ("boom-o", "The total can be exactly 60, but not 61 or more."),
    ],
)
def test_the_rules_begin_with_what_is_special(variant: str, sentence: str) -> None:
    rules = catalog().resolve(variant)
    first = " ".join(explained(rules).sections[0].paragraphs)
    assert first.startswith(rules.blurb)
    assert sentence in first


def test_a_classic_with_a_house_rule_isnt_compared_with_itself() -> None:
    text = explained(catalog().resolve("ninety-nine", {"tokens": "3"}))
    assert text.sections[0].paragraphs == (
        "100 loses, and at 99 you can only play a four, a nine, a ten or a king.",
    )


@rows(
    "variant, ours",
    [
        ("zeus-on-the-loose", "We settled what the sources leave open:"),
        ("boom-o", "We settled what the sources leave open:"),
        ("ninety-eight", "Counting forfeits is our own rule:"),
        ("ninety-nine", ""),
    ],
)
def test_rules_without_a_source_are_marked_as_our_own(variant: str, ours: str) -> None:
    text = explained(catalog().resolve(variant))
    assert text.ours.startswith(ours)
    assert bool(text.ours) == bool(ours)
    assert text.ours.split(". ")[0] in " ".join(plain_text(text).split())


def write(variant: str) -> None:
    """Write the text that the rules of a game must match."""
    (GOLDEN / f"{variant}.txt").write_text(written(variant), "utf-8", newline="\n")
