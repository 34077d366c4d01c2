"""A hint in words: what to do, why, and what each card is worth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.bots.coach import Advice
from cardtable.bots.reasons import (
    LITTLE,
    PROBABLY,
    Alike,
    AllOver,
    EndsWithZeus,
    ForTheGame,
    Gains,
    Holds,
    Keeps,
    Least,
    Lowers,
    Odds,
    OnlyChoice,
    OnlyPlay,
    Reason,
    Rival,
    Room,
    Spends,
    Strikes,
    TakesZeus,
    Trouble,
)
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
from cardtable.ui.table.words import actions
from cardtable.ui.table.words.names import card_name, number_text, rank_plural, together


def hint_sentence(move: Move, names: Sequence[str]) -> str:
    """What to do: `Hint: play the 7 of hearts to make 94.`"""
    translate = QCoreApplication.translate
    cards = cards_of(move)
    joined = together([card_name(card) for card in cards])
    if len(cards) > 1 and len(set(cards)) == 1:
        joined = f"{len(cards)} × {rank_plural(cards[0])}"
    match move:
        case Play():
            text, name = translate("Table", "Hint: play the {cards} to make {total}."), ""
            if move.target is not None:
                text = translate("Table", "Hint: play the {cards} to make {total}, and choose {name}.")
                name = names[move.target]
            return text.format(cards=joined, total=number_text(move.total), name=name)
        case Declare():
            return translate("Table", "Hint: lay down the {cards}.").format(cards=joined)
        case Sneak():
            return translate("Table", "Hint: sneak in the {cards}.").format(cards=joined)
        case Defend():
            return translate("Table", "Hint: defend yourself with the {cards}.").format(cards=joined)
        case PlaceBottom():
            return translate("Table", "Hint: put the {cards} under the stock.").format(cards=joined)
        case TakeCard():
            return translate("Table", "Hint: take the {cards}.").format(cards=joined)
        case Call():
            return translate("Table", "Hint: call {total}.").format(total=number_text(move.total))
        case Draw():
            return translate("Table", "Hint: draw your card.")
        case Decline():
            return translate("Table", "Hint: let it pass.")
        case Stuck():
            return translate("Table", "Hint: there is nothing to play; lay your hand down.")


def advice_sentences(advice: Advice, names: Sequence[str]) -> list[str]:
    """What to do and why, with two reasons, with one and with none, as far as there are any:
    `Hint: play the 7 of hearts to make 94. Ada probably cannot stay within 99, and it leaves 5 up to 99.`
    """
    hint = hint_sentence(advice.move, names)
    if isinstance(advice.move, Decline) and any(isinstance(one.move, Play) for one in advice.estimates):
        # In one's own turn a card that may be answered is declined; the button says it in the same words.
        hint = QCoreApplication.translate("Table", "Hint: do not answer.")
    most = min(2, len(advice.reasons))
    reasons = [reason_sentence(advice.reasons[:count], names) for count in range(most, 0, -1)]
    return [*(f"{hint} {reason}" for reason in reasons), hint]


def reason_sentence(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """The two most telling reasons in one sentence; "" without any."""
    told = [_reason(reason, names) for reason in reasons[:2]]
    if not told:
        return ""
    joined = QCoreApplication.translate("Coach", "{first}, and {second}.")
    text = joined.format(first=told[0], second=told[1]) if len(told) > 1 else f"{told[0]}."
    return text[0].upper() + text[1:]


def _reason(reason: Reason, names: Sequence[str]) -> str:
    """One reason as a clause that may stand alone or after another."""
    translate = QCoreApplication.translate
    match reason:
        case OnlyPlay():
            return translate("Coach", "nothing else stays within {limit}").format(limit=reason.limit)
        case OnlyChoice():
            return translate("Coach", "nothing else may be played now")
        case AllOver():
            return translate("Coach", "every choice goes over {limit}").format(limit=reason.limit)
        case Alike():
            return translate("Coach", "every choice here is about as good")
        case Gains(tokens=1):
            return translate("Coach", "it wins a token at once")
        case Gains():
            return translate("Coach", "it wins {count} tokens at once").format(count=reason.tokens)
        case Strikes():
            row = actions.shown(reason.word)
            return row.strikes if row is not None else ""
        case TakesZeus():
            return translate("Coach", "it takes Zeus")
        case EndsWithZeus():
            return translate("Coach", "it ends the deal with Zeus on your side")
        case Trouble() if reason.share >= PROBABLY:
            text = translate("Coach", "{name} probably cannot stay within {limit}")
            return text.format(name=names[reason.seat], limit=reason.limit)
        case Trouble():
            text = translate("Coach", "{name} may be unable to stay within {limit}")
            return text.format(name=names[reason.seat], limit=reason.limit)
        case ForTheGame() | Rival() | Odds():
            return _comparison(reason)
        case Keeps(cards=1):
            text = translate("Coach", "it keeps a card that can be played even at {limit}")
            return text.format(limit=reason.limit)
        case Keeps():
            text = translate("Coach", "it keeps {count} cards that can be played even at {limit}")
            return text.format(count=reason.cards, limit=reason.limit)
        case _:
            return _about_the_total(reason)


def _comparison(reason: ForTheGame | Rival | Odds) -> str:
    """The move beside others, in a clause."""
    translate = QCoreApplication.translate
    match reason:
        case ForTheGame():
            return translate("Coach", "for the whole game it is worth more than the safest card of this deal")
        case Rival(move=Play() as play):
            cards = together([card_name(card) for card in play.cards])
            text = translate("Coach", "playing the {cards} to make {total} may be just as good")
            return text.format(cards=cards, total=number_text(play.total))
        case Rival(move=Decline()):
            return translate("Coach", "letting it pass may be just as good")
        case Rival():
            return translate("Coach", "another choice may be just as good")
        case Odds():
            text = translate("Coach", "the chance not to lose this deal is {percent} %, else {other} %")
            return text.format(percent=percent(reason.safe), other=percent(reason.otherwise))


def _about_the_total(reason: Spends | Least | Holds | Lowers | Room) -> str:
    """What the move makes of the total, in a clause."""
    translate = QCoreApplication.translate
    match reason:
        case Spends():
            return translate("Coach", "the higher card goes while there is room for it")
        case Least():
            return translate("Coach", "no other card adds so little")
        case Holds():
            return translate("Coach", "the total stays at {total}").format(total=number_text(reason.total))
        case Lowers():
            return translate("Coach", "the total goes down by {count}").format(count=reason.by)
        case Room(left=0):
            return translate("Coach", "it leaves no room at all up to {limit}").format(limit=reason.limit)
        case Room() if reason.left <= LITTLE:
            text = translate("Coach", "it leaves only {count} up to {limit}")
            return text.format(count=reason.left, limit=reason.limit)
        case Room():
            return translate("Coach", "it leaves room for {count} more").format(count=reason.left)


def chances_sentence(advice: Advice, hand: Sequence[str]) -> str:
    """The bars for those who cannot see them: `Chance not to lose this deal: 9 of diamonds 83 %, ...`"""
    translate = QCoreApplication.translate
    told = [
        translate("Coach", "{card} {percent} %").format(card=card_name(card), percent=percent(chance))
        for card, chance in zip(hand, advice.bars, strict=False)
        if chance is not None
    ]
    text = translate("Coach", "Chance not to lose this deal: {cards}.")
    return text.format(cards=", ".join(told)) if told else ""


def percent(chance: float) -> int:
    """A chance in whole points of a hundred."""
    return round(100 * chance)
