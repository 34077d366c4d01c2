"""The words of a puzzle: its position, its answers, and the moves that tell why one is right or wrong."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate

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
from cardtable.ui.pages.puzzles.felt import OpenHand, Pill
from cardtable.ui.pages.puzzles.parts import LineRow
from cardtable.ui.pages.replay.replay_words import listed, said
from cardtable.ui.shared.when import day_text, long_day_text
from cardtable.ui.table.items.hand import edge_of, preview, stake_of
from cardtable.ui.table.words import actions
from cardtable.ui.table.words.sentences import hand_sentence, value_text

EASY, MEDIUM = 0.6, 0.3
"""From these shares of the computers' tries on a puzzle is called so; below it is hard."""


def company(puzzle: Puzzle) -> tuple[Seated, ...]:
    """Who sits at the puzzle: you, and the computers that play it out, the strongest there are."""
    strongest = characters(LEVELS[-1])
    others = tuple(
        Seated(one.name, "computer", LEVELS[-1], one.avatar)
        for one in (strongest[number % len(strongest)] for number in range(puzzle.players - 1))
    )
    return apart((Seated(YOU, "person", "", AVATARS[0]), *others), YOUR_SEAT)


def names_of(seats: Sequence[Seated]) -> list[Player]:
    """How they are called here."""
    return [player(one.name) for one in seats]


def long_day(day: date) -> str:
    """A day with its name."""
    return long_day_text(QDate(day.year, day.month, day.day))


def short_day(day: date) -> str:
    """A day in short."""
    return day_text(QDate(day.year, day.month, day.day))


def position_sentences(view: SeatView, names: Sequence[Player]) -> list[str]:
    """What lies there, and what is asked."""
    told = [say("puzzles-position", total=view.total, players=view.players)]
    if view.players > 2:
        told.append(say("puzzles-next", name=names[view.next_seat]))
    return [*told, say("puzzles-goal")]


def hands_sentences(view: SeatView, hands: Sequence[Sequence[str]], names: Sequence[Player]) -> list[str]:
    """Everybody's cards as they are read out, the own ones with what they make."""
    told = [say("puzzles-holds", name=names[n], cards=listed(hand)) for n, hand in enumerate(hands) if n]
    own = []
    for card in view.hand:
        alone = [one for one in view.plays if one.cards == (card,)]
        together = any(card in one.cards for one in view.plays if len(one.cards) > 1)
        own.append(hand_sentence(card, alone, together, marked=False, stake=stake_of(view, alone)))
    return [*told, *(say("puzzles-own-card", told=one) for one in own)]


def grade_line(grade: Grade) -> str:
    """How hard it is."""
    way = "easy" if grade.share >= EASY else "medium" if grade.share >= MEDIUM else "hard"
    return say("puzzles-grade", grade=way, tenths=round(grade.share * 10), moves=grade.moves)


# Answers


def answer_note(play: Play, choices: Sequence[Play], names: Sequence[Player]) -> str:
    """What tells it from other plays of the same cards; "" where there are none."""
    alike = [one for one in choices if one.cards == play.cards]
    told = []
    if len({one.total for one in alike}) > 1:
        told.append(word(play.total))
    if play.target is not None and len({one.target for one in alike}) > 1:
        told.append(word(names[play.target]))
    if len({one.marks for one in alike}) > 1:
        done = [shown.does for mark in play.marks if (shown := actions.shown(mark)) is not None]
        told += done or [value_text(play.value)]
    return row(told)


def answer_spoken(play: Play, names: Sequence[Player], state: str = "") -> str:
    """An answer as it is read out, and how it was judged: `right`, `wrong` or ""."""
    return say("puzzles-answer", move=said(play, names), state=state)


def right_sentence(play: Play, note: str) -> str:
    """It was that one; `note` tells it from other plays of the same cards, which may be wrong."""
    if note:
        return say("puzzles-yes-so", cards=listed(play.cards), note=note)
    return say("puzzles-yes", cards=listed(play.cards))


def shown_sentence(play: Play, note: str) -> str:
    """The same, to whom it was shown."""
    if note:
        return say("puzzles-it-was-so", cards=listed(play.cards), note=note)
    return say("puzzles-it-was", cards=listed(play.cards))


def wrong_sentence(play: Play, note: str) -> str:
    """It was not that one; another play of the same cards may be right."""
    if note:
        return say("puzzles-no-so", cards=listed(play.cards), note=note)
    return say("puzzles-no", cards=listed(play.cards))


def why_not(play: Play, note: str) -> str:
    """The question after a wrong play."""
    if note:
        return say("puzzles-why-not-so", cards=listed(play.cards), note=note)
    return say("puzzles-why-not", cards=listed(play.cards))


# Lines


def line_rows(line: Line, view: SeatView, seats: Sequence[Seated]) -> list[LineRow]:
    """The moves of a line; at the end who is stuck, with a star where that is somebody else."""
    names, rows = names_of(seats), []
    for step in line:
        who, avatar = names[step.seat], seats[step.seat].avatar
        if isinstance(step.move, Stuck):
            words, star = say("puzzles-stuck", name=who), step.seat != YOUR_SEAT
            rows.append(LineRow(who, avatar, words, star=star, face=Face(Mood.WORRIED)))
            continue
        total = step.total if step.total != step.before or isinstance(step.move, Play) else None
        note, cards = _note(step, view, names), cards_of(step.move)
        rows.append(LineRow(who, avatar, word(who), note, cards, total, left_of(step, view) == 0))
    return rows


def line_told(line: Line, view: SeatView, seats: Sequence[Seated]) -> list[str]:
    """The same as sentences for a screen reader."""
    names = names_of(seats)
    told = []
    for step in line:
        who = names[step.seat]
        if isinstance(step.move, Stuck):
            told.append(say("puzzles-stuck", name=who))
        else:
            note = _note(step, view, names)
            cards = listed(cards_of(step.move))
            told.append(say("puzzles-made", name=who, cards=cards, total=step.total, note=note))
    return told


def left_of(step: Step, view: SeatView) -> int:
    """How far it is to the limit after that move, or to 0 where the game counts down."""
    return step.total if view.counts_down else view.limit - step.total


def _note(step: Step, view: SeatView, names: Sequence[Player]) -> str:
    """What there is to say of a move."""
    if not isinstance(step.move, Play):
        return said(step.move, names)
    told = [shown.does for mark in step.move.marks if (shown := actions.shown(mark)) is not None]
    if step.move.target is not None:
        told.append(word(names[step.move.target]))
    left = left_of(step, view)
    if step.plays == 1:
        told.append(say("puzzles-only-card"))
    elif left == 0:
        told.append(say("puzzles-last-step", total=step.total))
    else:
        told.append(say("puzzles-left", count=left))
    return row(told)


# Sums


def card_spoken(card: str, state: str = "") -> str:
    """A card of a sum as it is read out, and how it was judged: `right`, `wrong`, `chosen` or ""."""
    return say("puzzles-sum-card", cards=listed((card,)), state=state)


def makes_sentence(puzzle: SumPuzzle, cards: Sequence[str]) -> str:
    """What cards make that are not the answer."""
    totals = sorted({way[-1].total for way in puzzle.ways(cards)})
    if not totals:
        return say("puzzles-sum-does-not-fit")
    return say("puzzles-sum-makes", totals=Listed(totals, "or"))


def value_pills(puzzle: SumPuzzle) -> tuple[Pill | None, ...]:
    """Over each card of a sum how it counts, where that does not stand on it."""
    pills: list[Pill | None] = []
    for card in puzzle.hand:
        values = list(dict.fromkeys(way[0].value for way in puzzle.ways((card,))))
        counts_number = values == [f"+{rank_of(card)}"]
        pills.append(None if counts_number or not values else Pill(row(map(value_text, values)), "", ""))
    return tuple(pills)


def sum_right(puzzle: SumPuzzle) -> str:
    """It was those."""
    return say("puzzles-yes", cards=listed(card for play in puzzle.way for card in play.cards))


def way_rows(puzzle: SumPuzzle, name: Player, avatar: str) -> list[LineRow]:
    """How the answer makes it, card by card."""
    return [
        LineRow(name, avatar, value_text(play.value), "", play.cards, play.total, play.total == puzzle.target)
        for play in puzzle.way
    ]


def way_told(puzzle: SumPuzzle) -> list[str]:
    """The same as sentences for a screen reader."""
    return [say("puzzles-sum-step", cards=listed(play.cards), total=play.total) for play in puzzle.way]


# On the felt


def open_hands(
    view: SeatView, hands: Sequence[Sequence[str]], seats: Sequence[Seated], kind: str
) -> list[OpenHand]:
    """Everybody's hand, the own one with what each card makes."""
    found = []
    for seat, hand in enumerate(hands):
        pills = tuple(_pill(card, view) for card in hand) if seat == YOUR_SEAT else ()
        found.append(
            OpenHand(
                player(seats[seat].name), seats[seat].avatar, tuple(hand), pills,
                view.shown_tokens[seat], kind,
            )
        )  # fmt: skip
    return found


def _pill(card: str, view: SeatView) -> Pill | None:
    alone = tuple(one for one in view.plays if one.cards == (card,))
    if not alone and any(card in one.cards for one in view.plays):
        return Pill("", "", "plus")
    words, kind, mark = preview(alone, view.refused.get(card), edge_of(view), stake_of(view, alone))
    return Pill(words, kind, mark) if words or alone else None
