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
from cardtable.language import say
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
            return say("replay-let-it-pass")
        case Sneak():
            return say("replay-cards-sneaked-in", cards=cards)
        case Declare():
            return say("replay-cards-laid-down", cards=cards)
        case Defend():
            return say("replay-cards-in-defence", cards=cards)
        case PlaceBottom():
            return say("replay-cards-under-the-stock", cards=cards)
        case TakeCard():
            return say("replay-cards-taken", cards=cards)
        case _:
            return say("replay-nothing-laid")


def note_of(entry: Entry) -> str:
    """What a line says of a step that is no play of its turn; "" of one that is."""
    match entry.step:
        case Sneak():
            return say("replay-sneaks-in")
        case Stuck():
            return say("replay-stuck")
        case Draw():
            return say("replay-draws")
        case Decline():
            return say("replay-passes")
        case Declare():
            return say("replay-shows")
        case Defend():
            return say("replay-defends")
        case PlaceBottom():
            return say("replay-under-the-stock")
        case TakeCard():
            return say("replay-steals")
        case Call(total=total):
            return say("replay-calls-total", total=total)
        case _:
            return ""


def sentence(playhead: Playhead, position: int) -> str:
    """The step after a position as it is read out; at the end, how the game stands."""
    game = playhead.game
    names = [player.name for player in game.setup.players]
    if position >= game.last:
        return ended(playhead)
    entry = game.entries[position]
    if entry.step is Mark.DEAL:
        return say("replay-deal-deal-dealt-by-name", deal=entry.deal, name=names[entry.seat or 0])
    if entry.seat is None:
        return say("replay-the-game-was-ended-here")
    where = say("replay-move-number-name", number=entry.number, name=names[entry.seat])
    cards, told = cards_text(playhead.cards(position)), [note_of(entry)]
    if isinstance(entry.step, Play) and entry.step.target is not None:
        told.append(say("replay-chooses-name", name=names[entry.step.target]))
    if isinstance(entry.step, Play | Sneak):
        told.append(say("replay-to-total", total=entry.total))
    costly = playhead.costly(position)
    cost = "" if costly is None else say("replay-cost-count-points", count=costly.points)
    return ", ".join(part for part in (where, cards, *told, cost) if part)


def led_to(playhead: Playhead, position: int) -> str:
    """The step that led to a position as it is read out; at the end, how the game stands besides."""
    if position == 0:
        return say("replay-before-the-first-deal")
    told = sentence(playhead, position - 1)
    if position < playhead.game.last:
        return told
    return say("replay-step-ended", step=told, ended=ended(playhead))


def ended(playhead: Playhead) -> str:
    """How the game ended, or that it goes on."""
    game = playhead.game
    if not game.is_over:
        return say("replay-the-game-goes-on")
    names = [game.setup.players[seat].name for seat in game.winners]
    if not names:
        return say("replay-nobody-won")
    return say("replay-names-won", names=together(names))


def coach_text(judgement: Judgement, names: Sequence[str], alone: bool) -> str:
    """What the coach says to a move: what was better and why, or that it was sound."""
    costly, advice = judgement.costly, judgement.advice
    if costly is None:
        same = advice.move == judgement.decision.played
        sound = say("replay-the-best-there-was") if same else say("replay-a-sound-choice")
        return f"{sound} {reason_sentence(advice.reasons, names)}".strip() if same else sound
    better = say(
        "replay-better-move-percent", move=said(costly.better, names), percent=percent(costly.better_chance)
    )
    played = say(
        "replay-played-move-percent-not-to-lose-the-deal",
        move=said(costly.decision.played, names),
        percent=percent(costly.chance),
    )
    who = "" if alone else f"{names[costly.decision.seat]}. "
    return f"{who}{played}. {better}. {reason_sentence(costly.reasons, names)}".strip()
