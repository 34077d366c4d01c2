"""A hint in words: what to do, why, and what each card is worth."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.bots.coach import (
    PROBABLY,
    Advice,
    Alike,
    Gains,
    Holds,
    Keeps,
    Lowers,
    OnlyPlay,
    Reason,
    Room,
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
    TakeCard,
    cards_of,
)
from cardtable.ui.table.names import card_name


def hint_sentence(move: Move, names: Sequence[str]) -> str:
    """What to do: `Hint: play the 7 of hearts to make 94.`"""
    translate = QCoreApplication.translate
    joined = translate("Table", " and ").join(card_name(card) for card in cards_of(move))
    match move:
        case Play(target=None):
            text = translate("Table", "Hint: play the {cards} to make {total}.")
            return text.format(cards=joined, total=move.total)
        case Play(target=int(seat)):
            text = translate("Table", "Hint: play the {cards} to make {total}, and choose {name}.")
            return text.format(cards=joined, total=move.total, name=names[seat])
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
            return translate("Table", "Hint: call {total}.").format(total=move.total)
        case Draw():
            return translate("Table", "Hint: draw your card.")
        case Decline():
            return translate("Table", "Hint: let it pass.")
        case _:
            return translate("Table", "Hint: there is nothing to play; lay your hand down.")


def advice_sentences(advice: Advice, names: Sequence[str]) -> list[str]:
    """What to do and why, with two reasons, with one and with none, as far as there are any:
    `Hint: play the 7 of hearts to make 94. Ada probably cannot stay within 99, and it leaves 5 up to 99.`
    """
    hint = hint_sentence(advice.move, names)
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
            text = translate("Coach", "nothing else stays within {limit}")
            return text.format(limit=reason.limit)
        case Gains(tokens=1):
            return translate("Coach", "it wins a token at once")
        case Gains():
            return translate("Coach", "it wins {count} tokens at once").format(count=reason.tokens)
        case TakesZeus():
            return translate("Coach", "it takes Zeus")
        case Alike():
            return translate("Coach", "every choice here is about as good")
        case Trouble() if reason.share >= PROBABLY:
            text = translate("Coach", "{name} probably cannot stay within {limit}")
            return text.format(name=names[reason.seat], limit=reason.limit)
        case Trouble():
            text = translate("Coach", "{name} may be unable to stay within {limit}")
            return text.format(name=names[reason.seat], limit=reason.limit)
        case Keeps(cards=1):
            text = translate("Coach", "it keeps a card that can be played even at {limit}")
            return text.format(limit=reason.limit)
        case Keeps():
            text = translate("Coach", "it keeps {count} cards that can be played even at {limit}")
            return text.format(count=reason.cards, limit=reason.limit)
        case Holds():
            text = translate("Coach", "the total stays at {total}")
            return text.format(total=reason.total)
        case Lowers():
            return translate("Coach", "the total goes down by {count}").format(count=reason.by)
        case Room():
            text = translate("Coach", "it leaves {count} up to {limit}")
            return text.format(count=reason.left, limit=reason.limit)


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
