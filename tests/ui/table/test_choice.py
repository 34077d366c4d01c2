"""A choice step by step, without a screen: what is open after each pick, and which move results."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from cardtable.game.moves import Declare, Decline, Defend, Draw, Move, Play, Sneak, Stuck
from cardtable.game.sight.view import view as seen_from
from cardtable.ui.table.choice import choice_words
from cardtable.ui.table.choice.choice import Choice, Prompt, Step, options_of
from cardtable.ui.table.words.sentences import FEW
from tests.rows import rows
from tests.rules.at_table import play, table
from tests.ui.table.tables import seat_view, seats


def choice(
    *moves: Move,
    hand: tuple[str, ...] = ("AS", "7D", "7H", "7S"),
    total: int = 50,
    out_by_giving_up: bool = False,
) -> Choice:
    """Return a choice of the reader, whose turn it is."""
    plays = tuple(move for move in moves if isinstance(move, Play))
    found = Choice()
    view = replace(seat_view(total=total), hand=hand, plays=plays, moves=moves)
    found.see(replace(view, out_by_giving_up=out_by_giving_up))
    return found


ACE = (Play(("AS",), "+1", 51), Play(("AS",), "+11", 61))
ANY = tuple(Play(("AS",), f"={total}", total) for total in range(0, 101))
SEVENS = (
    Play(("7D",), "+7", 57), Play(("7H",), "+7", 57), Play(("7S",), "+7", 57),
    Play(("7D", "7H"), "+7", 64), Play(("7D", "7S"), "+7", 64), Play(("7H", "7S"), "+7", 64),
    Play(("7D", "7H", "7S"), "+7", 71),
)  # fmt: skip


def test_a_card_with_one_value_is_played_at_once() -> None:
    assert choice(*SEVENS[:1]).pick(1) == SEVENS[0]


def test_one_pick_plays_a_single_card_of_a_pair() -> None:
    assert choice(*SEVENS).pick(2) == SEVENS[1]


def test_a_card_with_two_values_asks_for_one() -> None:
    found = choice(*ACE)
    assert found.pick(0) is None
    assert found.step is Step.OPTION
    assert found.totals == (51, 61)
    found.move_hot(1)
    assert found.confirm() == ACE[1]


def test_values_with_the_same_result_are_one_option() -> None:
    same = (Play(("AS",), "+11", 99), Play(("AS",), "=99", 99))
    assert len(options_of(same)) == 1
    assert choice(*same).pick(0) == same[0]
    other = Play(("AS",), "=99", 99, None, ("reverse",))
    assert len(options_of((same[0], other))) == 2


def test_many_values_are_chosen_by_typing_a_number() -> None:
    found = choice(*ANY)
    assert found.pick(0) is None
    assert found.step is Step.NUMBER
    assert found.totals == (50,)
    for digit, shown in (("1", 1), ("0", 10), ("0", 100), ("5", 5), ("7", 57), ("8", 8), ("3", 83)):
        found.type_digit(digit)
        assert found.totals == (shown,)
    assert found.confirm() == Play(("AS",), "=83", 83)


def test_a_number_moves_by_one_or_ten_within_its_range() -> None:
    found = choice(*ANY, total=95)
    found.pick(0)
    found.move_hot(1)
    assert found.totals == (96,)
    found.move_hot(10)
    assert found.totals == (100,)
    found.move_hot(1)
    assert found.totals == (100,)
    found.move_hot(-10)
    assert found.totals == (90,)


def test_an_impossible_number_becomes_the_nearest() -> None:
    tens = tuple(Play(("AS",), f"={total}", total) for total in range(0, 100, 10))
    found = choice(*tens)
    found.pick(0)
    for total, nearest in ((57, 60), (55, 50), (99, 90)):
        found.point(total)
        assert found.totals == (nearest,)


def test_the_hint_is_the_first_choice() -> None:
    number = choice(*ANY)
    number.advise(ANY[83])
    assert number.pick(0) is None
    assert number.totals == (83,)
    assert number.confirm() == ANY[83]
    aimed = [Play(("AS",), "+1", 51, seat, ("choose",)) for seat in (1, 2, 3)]
    named = choice(*aimed, ACE[1])
    named.advise(aimed[2])
    assert named.pick(0) is None
    assert named.confirm() is None
    assert named.confirm() == aimed[2]
    other = choice(*ACE, *(msgspec.structs.replace(one, cards=("7D",)) for one in ACE))
    other.advise(ACE[1])
    other.pick(1)
    assert other.confirm() == msgspec.structs.replace(ACE[0], cards=("7D",))


def test_back_leads_from_the_seat_to_the_value() -> None:
    named = tuple(
        Play(("AS",), value, total, seat, ("steal",))
        for value, total in (("+1", 51), ("+11", 61))
        for seat in (3, 1, 2)
    )
    found = choice(*named)
    assert found.pick(0) is None
    assert found.answer(1) is None
    assert found.step is Step.SEAT
    assert found.seats == (1, 2, 3)
    assert found.back()
    assert (found.step, found.hot) == (Step.OPTION, 1)
    found.answer(0)
    found.move_hot(-1)
    assert found.confirm() == named[0]


@rows("count, step", [(FEW, Step.OPTION), (FEW + 1, Step.NUMBER)])
def test_back_leads_to_the_dial_if_there_are_too_many_values_for_buttons(count: int, step: Step) -> None:
    totals = range(51, 51 + count)
    found = choice(
        *[Play(("AS",), f"={total}", total, seat, ("steal",)) for total in totals for seat in (1, 2)]
    )
    found.pick(0)
    assert found.step is step
    found.answer(3)
    assert found.back()
    assert (found.step, found.hot) == (step, 3)


def test_a_single_possible_seat_is_not_asked_for() -> None:
    only = Play(("AS",), "+1", 51, 1, ("exchange",))
    assert choice(only).pick(0) == only


def test_marked_cards_are_played_together() -> None:
    found = choice(*SEVENS)
    assert found.mark(1)
    assert found.mark(3)
    assert found.totals == (64,)
    assert found.confirm() == SEVENS[4]


def test_only_cards_that_go_together_can_be_marked_and_unmarked() -> None:
    found = choice(*ACE, *SEVENS)
    assert not found.mark(0)
    assert found.mark(1)
    assert found.pick(1) is None
    assert found.marked == ()


def test_while_marking_a_pick_marks_the_next_card() -> None:
    found = choice(*SEVENS)
    found.begin_marking()
    assert found.pick(1) is None
    assert found.pick(2) is None
    assert found.pick(3) is None
    assert found.play_marked() == SEVENS[-1]


def test_four_that_only_go_together_are_marked_at_once() -> None:
    four = Play(("ONO",) * 4, "0", 50, None, ("thrown",))
    found = choice(four, hand=("ONO", "N7", "ONO", "ONO", "ONO"))
    assert found.pick(2) is None
    assert sorted(found.marked) == [0, 2, 3, 4]
    assert found.confirm() == four


def test_back_removes_the_marks_first() -> None:
    found = choice(*SEVENS)
    found.mark(1)
    assert found.back()
    assert found.marked == ()
    assert not found.back()


def test_a_question_is_answered_with_the_card_or_passed() -> None:
    sneak, decline = Sneak(0, "7D"), Decline(0)
    found = choice(sneak, decline)
    assert found.is_asked
    assert [(prompt.kind, prompt.key) for prompt in found.prompts] == [("sneak", "S"), ("pass", "N")]
    assert found.pick(1) == sneak
    assert found.pick(0) is None
    assert found.step is Step.CARDS
    assert choice(sneak, Defend(0, "7D"), decline).pick(1) is None, "the card could be either answer"


def test_a_defense_and_a_draw_have_their_keys() -> None:
    defend = choice(Defend(0, "7D"), Decline(0))
    assert [prompt.key for prompt in defend.prompts] == ["F", "N"]
    draw = choice(Draw(0))
    assert not draw.is_asked
    assert [(prompt.kind, prompt.move) for prompt in draw.prompts] == [("draw", Draw(0))]


def test_three_of_a_kind_can_be_declared_or_a_card_played() -> None:
    three = Declare(0, ("7D", "7H", "7S"))
    found = choice(*SEVENS[:3], three)
    assert not found.is_asked
    assert [prompt.move for prompt in found.prompts] == [three]
    assert found.pick(1) == SEVENS[0]


def test_giving_up_is_offered_only_if_there_are_plays() -> None:
    assert [prompt.kind for prompt in choice(*ACE, Stuck()).prompts] == ["give up"]
    assert choice(Stuck()).prompts == ()


def test_giving_up_asks_first_only_if_it_puts_you_out() -> None:
    assert choice(*ACE, Stuck()).press(Prompt("give up", "G", Stuck())) == Stuck()

    found = choice(*ACE, Stuck(), out_by_giving_up=True)
    (give_up,) = found.prompts
    assert found.press(give_up) is None
    asked = choice_words.question(found, seat_view(), seats(4), None)
    assert asked.title == "Give up and you're out of the game"
    assert found.back()
    assert not found.giving_up
    found.press(give_up)
    found.pick(0)
    assert (found.giving_up, found.step) == (False, Step.OPTION)
    found.back()
    found.press(give_up)
    assert found.press(give_up) == Stuck()


def test_an_optional_answer_to_a_queen_can_be_declined() -> None:
    found = choice(*ACE, Decline(0))
    assert not found.is_asked
    assert [prompt.kind for prompt in found.prompts] == ["concede"]


def test_the_keys_of_a_choice_are_listed() -> None:
    asked = choice_words.keys(choice(Sneak(0, "7D"), Decline(0)))
    assert asked == [(("S",), "Sneak in the 7 of diamonds"), (("N",), "Let it pass")]
    assert choice_words.keys(choice(*SEVENS)) == [(("+", "Space"), "mark cards that go together")]
    assert choice_words.keys(choice(*ACE)) == []


def test_a_wrong_answer_card_gets_the_possible_answers() -> None:
    assert choice_words.answers(choice(Sneak(0, "7D"), Decline(0))) == (
        "You can only sneak in the 7 of diamonds, or let it pass."
    )


def test_the_possible_totals_of_marked_cards_are_shown() -> None:
    def labels_after(*totals: int) -> str:
        plays = (*SEVENS[:2], *(Play(("7D", "7H"), f"={total}", total) for total in totals))
        found = choice(*plays)
        found.mark(1)
        found.mark(2)
        asked = choice_words.question(found, seat_view(), seats(3), None)
        return asked.title

    assert labels_after(64) == "2 cards make 64"
    assert labels_after(64, 74) == "2 cards make 64 or 74"
    assert labels_after(*range(99)) == "2 cards make any total from 0 to 98"


@pytest.mark.parametrize(
    ("answer", "line"),
    [
        ("optional", "Answer with a queen, or don't answer"),
        ("forced", "Answer with a queen"),
    ],
)
def test_the_line_says_if_a_queen_must_be_answered(answer: str, line: str) -> None:
    at = table("ninety-nine-icelandic", "QS 5D", options={"queen_answer": answer}, state={"queen_chain": 1})
    view, found = seen_from(at.state, 0), Choice()
    found.see(view)
    assert choice_words.line(found, view) == line
    # In a game of your own, another rank can be the one to answer.
    assert choice_words.line(found, replace(view, answer_rank="K")) == line.replace("queen", "king")


def test_a_question_about_a_stolen_card_names_the_hand() -> None:
    at = table(
        "ninety-nine-baltimore",
        hands={"1": ["6C", "AC"], "3": ["10D", "9D"]},
        options={"baltimore_six_pick": "thief_sees"},
    )
    play(at, 1, "6C", target=3)
    view = seen_from(at.state, 0)
    looking = Choice()
    looking.see(view)
    asked = choice_words.question(looking, view, seats(3), 0)
    assert asked.title == "Which card will you take from Bruno?"
    assert asked.avatar == seats(3)[2].avatar
