"""The words of the replay: a step as a line of the list, and what the coach says to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.controller.lookback.playback import Entry, Mark
from cardtable.controller.lookback.playhead import Playhead
from cardtable.controller.lookback.review import Judgement
from cardtable.game.moves import (
    Call,
    Declare,
    Decline,
    Defend,
    Draw,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    Stuck,
    TakeCard,
    cards_of,
)
from cardtable.ui.table.words.hints import percent, reason_sentence
from cardtable.ui.table.words.names import card_name, number_text, together


def cards_text(cards: Sequence[str]) -> str:
    """Cards in words, joined."""
    return together([card_name(card) for card in cards])


def said(move: Move, names: Sequence[str]) -> str:
    """A move in a few words: `ace of spades to make 33, choosing Ben`; `names` are by seat."""
    translate = QCoreApplication.translate
    cards = cards_text(cards_of(move))
    match move:
        case Play(target=None):
            text = translate("Review", "{cards} to make {total}")
            return text.format(cards=cards, total=number_text(move.total))
        case Play(target=int(seat)):
            text = translate("Review", "{cards} to make {total}, choosing {name}")
            return text.format(cards=cards, total=number_text(move.total), name=names[seat])
        case Decline():
            return translate("Review", "let it pass")
        case Sneak():
            return translate("Review", "{cards} sneaked in").format(cards=cards)
        case Declare():
            return translate("Review", "{cards} laid down").format(cards=cards)
        case Defend():
            return translate("Review", "{cards} in defence").format(cards=cards)
        case PlaceBottom():
            return translate("Review", "{cards} under the stock").format(cards=cards)
        case TakeCard():
            return translate("Review", "{cards} taken").format(cards=cards)
        case _:
            return translate("Review", "nothing laid")


def note_of(entry: Entry) -> str:
    """What a line says of a step that is no play of its turn; "" of one that is."""
    translate = QCoreApplication.translate
    match entry.step:
        case Sneak():
            return translate("Replay", "sneaks in")
        case Stuck():
            return translate("Replay", "stuck")
        case Draw():
            return translate("Replay", "draws")
        case Decline():
            return translate("Replay", "passes")
        case Declare():
            return translate("Replay", "shows")
        case Defend():
            return translate("Replay", "defends")
        case PlaceBottom():
            return translate("Replay", "under the stock")
        case TakeCard():
            return translate("Replay", "steals")
        case Call(total=total):
            return translate("Replay", "calls {total}").format(total=number_text(total))
        case _:
            return ""


def sentence(playhead: Playhead, position: int) -> str:
    """The step after a position as it is read out; at the end, how the game stands."""
    translate = QCoreApplication.translate
    game = playhead.game
    names = [player.name for player in game.setup.players]
    if position >= game.last:
        return ended(playhead)
    entry = game.entries[position]
    if entry.step is Mark.DEAL:
        return translate("Replay", "Deal {deal}, dealt by {name}").format(
            deal=entry.deal, name=names[entry.seat or 0]
        )
    if entry.seat is None:
        return translate("Replay", "The game was ended here")
    where = translate("Replay", "Move {number}, {name}").format(number=entry.number, name=names[entry.seat])
    cards, told = cards_text(playhead.cards(position)), [note_of(entry)]
    if isinstance(entry.step, Play) and entry.step.target is not None:
        told.append(translate("Replay", "chooses {name}").format(name=names[entry.step.target]))
    if isinstance(entry.step, Play | Sneak):
        told.append(translate("Replay", "to {total}").format(total=number_text(entry.total)))
    costly = playhead.costly(position)
    cost = "" if costly is None else translate("Replay", "cost {count} points").format(count=costly.points)
    return ", ".join(part for part in (where, cards, *told, cost) if part)


def led_to(playhead: Playhead, position: int) -> str:
    """The step that led to a position as it is read out; at the end, how the game stands besides."""
    translate = QCoreApplication.translate
    if position == 0:
        return translate("Games", "Before the first deal")
    told = sentence(playhead, position - 1)
    if position < playhead.game.last:
        return told
    return translate("Replay", "{step}. {ended}").format(step=told, ended=ended(playhead))


def ended(playhead: Playhead) -> str:
    """How the game ended, or that it goes on."""
    translate = QCoreApplication.translate
    game = playhead.game
    if not game.is_over:
        return translate("Replay", "The game goes on")
    names = [game.setup.players[seat].name for seat in game.winners]
    if not names:
        return translate("Replay", "Nobody won")
    return translate("Replay", "{names} won").format(names=together(names))


def coach_text(judgement: Judgement, names: Sequence[str], alone: bool) -> str:
    """What the coach says to a move: what was better and why, or that it was sound."""
    translate = QCoreApplication.translate
    costly, advice = judgement.costly, judgement.advice
    if costly is None:
        same = advice.move == judgement.decision.played
        sound = translate("Replay", "The best there was.") if same else translate("Replay", "A sound choice.")
        return f"{sound} {reason_sentence(advice.reasons, names)}".strip() if same else sound
    better = translate("Review", "Better: {move}, {percent} %").format(
        move=said(costly.better, names), percent=percent(costly.better_chance)
    )
    played = translate("Review", "Played: {move}, {percent} % not to lose the deal").format(
        move=said(costly.decision.played, names), percent=percent(costly.chance)
    )
    who = "" if alone else f"{names[costly.decision.seat]}. "
    return f"{who}{played}. {better}. {reason_sentence(costly.reasons, names)}".strip()
