"""The words of a puzzle: its position, its answers, and the lines of moves that prove them right or wrong."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.bots.levels import LEVELS, characters
from cardtable.bots.solver import Line, Step
from cardtable.cards.faces import rank_of
from cardtable.controller.match.setup import Player as Seated
from cardtable.controller.match.setup import apart
from cardtable.controller.puzzles.puzzle import YOU as YOUR_SEAT
from cardtable.controller.puzzles.puzzle import Grade, Puzzle
from cardtable.controller.puzzles.sums import SumPuzzle
from cardtable.game.moves import Play, Stuck, cards_of
from cardtable.game.sight.view import SeatView
from cardtable.language import YOU, Listed, Player, player, row, say, word
from cardtable.ui.drawing.faces import Face, Mood
from cardtable.ui.drawing.pictures import AVATARS
from cardtable.ui.features.puzzles.parts import LineRow
from cardtable.ui.table.items.hand import stake_of
from cardtable.ui.table.words import actions
from cardtable.ui.table.words.replay_words import listed, said
from cardtable.ui.table.words.sentences import hand_sentence, stake_words, value_text

EASY, MEDIUM = 0.6, 0.3
"""Minimum shares of successful tries by computers for an easy and a medium puzzle; below both it's hard."""


def company(puzzle: Puzzle) -> tuple[Seated, ...]:
    """Return the seats: you, and the strongest computers, which play it out."""
    strongest = characters(LEVELS[-1])
    others = tuple(
        Seated(one.name, "computer", LEVELS[-1], one.avatar)
        for one in (strongest[number % len(strongest)] for number in range(puzzle.players - 1))
    )
    return apart((Seated(YOU, "person", "", AVATARS[0]), *others), YOUR_SEAT)


def names_of(seats: Sequence[Seated]) -> list[Player]:
    return [player(one.name) for one in seats]


def position_sentences(view: SeatView, names: Sequence[Player]) -> list[str]:
    sentences = [say("puzzles-position", total=view.total, players=view.players)]
    if view.players > 2:
        sentences.append(say("puzzles-next", name=names[view.next_seat]))
    return [*sentences, say("puzzles-goal")]


def hands_sentences(view: SeatView, names: Sequence[Player]) -> list[str]:
    """Return all open hands as spoken sentences; yours says what each card makes."""
    sentences = [
        say("puzzles-holds", name=names[n], cards=listed(hand)) for n, hand in enumerate(view.hands) if n
    ]
    own = []
    for card in view.hand:
        alone = [one for one in view.plays if one.cards == (card,)]
        together = any(card in one.cards for one in view.plays if len(one.cards) > 1)
        stake = stake_words(stake_of(view, alone), view.brings)
        own.append(hand_sentence(card, alone, together, marked=False, stake=stake))
    return [*sentences, *(say("puzzles-own-card", told=one) for one in own)]


def grade_line(grade: Grade) -> str:
    """Return how hard the puzzle is."""
    way = "easy" if grade.share >= EASY else "medium" if grade.share >= MEDIUM else "hard"
    return say("puzzles-grade", grade=way, tenths=round(grade.share * 10), moves=grade.moves)


# Answers


def answer_note(play: Play, choices: Sequence[Play], names: Sequence[Player]) -> str:
    """Return what distinguishes a play from others of the same cards; "" if there are none."""
    alike = [one for one in choices if one.cards == play.cards]
    notes = []
    if len({one.total for one in alike}) > 1:
        notes.append(word(play.total))
    if play.target is not None and len({one.target for one in alike}) > 1:
        notes.append(word(names[play.target]))
    if len({one.marks for one in alike}) > 1:
        done = [shown.does for mark in play.marks if (shown := actions.shown(mark)) is not None]
        notes += done or [value_text(play.value)]
    return row(notes)


def answer_spoken(play: Play, names: Sequence[Player], state: str = "") -> str:
    """Return an answer as a spoken sentence; `state` is how it was judged: `right`, `wrong` or ""."""
    return say("puzzles-answer", move=said(play, names), state=state)


def _about_play(plain: str, noted: str, play: Play, note: str) -> str:
    """Return a message about a play; `note` distinguishes it from plays of the same cards, if it has one."""
    cards = listed(play.cards)
    return say(noted, cards=cards, note=note) if note else say(plain, cards=cards)


def right_sentence(play: Play, note: str) -> str:
    return _about_play("puzzles-yes", "puzzles-yes-so", play, note)


def shown_sentence(play: Play, note: str) -> str:
    """Return the sentence that names the right play, after it was shown."""
    return _about_play("puzzles-it-was", "puzzles-it-was-so", play, note)


def idea_sentence(puzzle: Puzzle) -> str:
    """Return why the right play is right; "" if there is no single reason."""
    match puzzle.idea:
        case None:
            return ""
        case "keep", kept:
            return say("puzzles-idea-keep", cards=listed(kept))
        case "top", _:
            return say("puzzles-idea-top", total=puzzle.right.total)
        case idea, _:
            return say(f"puzzles-idea-{idea}")


def wrong_sentence(play: Play, note: str) -> str:
    return _about_play("puzzles-no", "puzzles-no-so", play, note)


def why_not(play: Play, note: str) -> str:
    """Return the question why a play is wrong."""
    return _about_play("puzzles-why-not", "puzzles-why-not-so", play, note)


# Lines


def line_rows(line: Line, view: SeatView, seats: Sequence[Seated]) -> list[LineRow]:
    """Return the moves of a line as rows; at the end who is stuck, with a star unless it's you."""
    names, rows = names_of(seats), []
    for step in line:
        name, avatar = names[step.seat], seats[step.seat].avatar
        if isinstance(step.move, Stuck):
            words, star = say("puzzles-stuck", name=name), step.seat != YOUR_SEAT
            rows.append(LineRow(name, avatar, words, star=star, face=Face(Mood.WORRIED)))
            continue
        total = step.total if step.total != step.before or isinstance(step.move, Play) else None
        note, cards = _note(step, view, names), cards_of(step.move)
        rows.append(LineRow(name, avatar, word(name), note, cards, total, left_of(step, view) == 0))
    return rows


def line_sentences(line: Line, view: SeatView, seats: Sequence[Seated]) -> list[str]:
    """Return the moves of a line as sentences for screen readers."""
    names = names_of(seats)
    sentences = []
    for step in line:
        name = names[step.seat]
        if isinstance(step.move, Stuck):
            sentences.append(say("puzzles-stuck", name=name))
        else:
            note = _note(step, view, names)
            cards = listed(cards_of(step.move))
            sentences.append(say("puzzles-made", name=name, cards=cards, total=step.total, note=note))
    return sentences


def left_of(step: Step, view: SeatView) -> int:
    """Return how far the total after a step is from the limit, or from 0 if the game counts down."""
    return step.total if view.counts_down else view.limit - step.total


def _note(step: Step, view: SeatView, names: Sequence[Player]) -> str:
    if not isinstance(step.move, Play):
        return said(step.move, names)
    notes = [shown.does for mark in step.move.marks if (shown := actions.shown(mark)) is not None]
    if step.move.target is not None:
        notes.append(word(names[step.move.target]))
    left = left_of(step, view)
    if step.plays == 1:
        notes.append(say("puzzles-only-card"))
    elif left == 0:
        notes.append(say("puzzles-last-step", total=step.total))
    else:
        notes.append(say("board-left", count=left))
    return row(notes)


# Sums


def card_spoken(card: str, state: str = "") -> str:
    """Return a card of a sum as spoken; `state` is `right`, `wrong`, `chosen` or ""."""
    return say("puzzles-sum-card", cards=listed((card,)), state=state)


def makes_sentence(puzzle: SumPuzzle, cards: Sequence[str]) -> str:
    """Return which totals the cards of a wrong answer make."""
    totals = sorted({way[-1].total for way in puzzle.ways(cards)})
    if not totals:
        return say("puzzles-sum-does-not-fit")
    return say("puzzles-sum-makes", totals=Listed(totals, "or"))


def value_of(card: str, puzzle: SumPuzzle) -> str:
    """Return the value of a card of a sum; "" if the card counts its number."""
    values = list(dict.fromkeys(way[0].value for way in puzzle.ways((card,))))
    return "" if values == [f"+{rank_of(card)}"] else row(map(value_text, values))


def sum_right(puzzle: SumPuzzle) -> str:
    """Return the sentence that an answer is right."""
    return say("puzzles-yes", cards=listed(card for play in puzzle.way for card in play.cards))


def way_rows(puzzle: SumPuzzle, name: Player, avatar: str) -> list[LineRow]:
    return [
        LineRow(name, avatar, value_text(play.value), "", play.cards, play.total, play.total == puzzle.target)
        for play in puzzle.way
    ]


def way_sentences(puzzle: SumPuzzle) -> list[str]:
    """Return the plays of the answer as sentences for screen readers."""
    return [say("puzzles-sum-step", cards=listed(play.cards), total=play.total) for play in puzzle.way]
