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
from cardtable.language import say
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
            return text.format(cards=joined, total=move.total, name=name)
        case Declare():
            return say("table-hint-lay-down-the-cards", cards=joined)
        case Sneak():
            return say("table-hint-sneak-in-the-cards", cards=joined)
        case Defend():
            return say("table-hint-defend-yourself-with-the-cards", cards=joined)
        case PlaceBottom():
            return say("table-hint-put-the-cards-under-the-stock", cards=joined)
        case TakeCard():
            return say("table-hint-take-the-cards", cards=joined)
        case Call():
            return say("table-hint-call-total", total=move.total)
        case Draw():
            return say("table-hint-draw-your-card")
        case Decline():
            return say("table-hint-let-it-pass")
        case Stuck():
            return say("table-hint-there-is-nothing-to-play-lay-your")


def advice_sentences(advice: Advice, names: Sequence[str]) -> list[str]:
    """What to do and why, with two reasons, with one and with none, as far as there are any:
    `Hint: play the 7 of hearts to make 94. Ada probably cannot stay within 99, and it leaves 5 up to 99.`
    """
    hint = hint_sentence(advice.move, names)
    if isinstance(advice.move, Decline) and any(isinstance(one.move, Play) for one in advice.estimates):
        # In one's own turn a card that may be answered is declined; the button says it in the same words.
        hint = say("table-hint-do-not-answer")
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
            return say("table-nothing-else-stays-within-limit", limit=reason.limit)
        case OnlyChoice():
            return say("table-nothing-else-may-be-played-now")
        case AllOver():
            return say("table-every-choice-goes-over-limit", limit=reason.limit)
        case Alike():
            return say("table-every-choice-here-is-about-as-good")
        case Gains(tokens=1):
            return say("table-it-wins-a-token-at-once")
        case Gains():
            return say("table-it-wins-count-tokens-at-once", count=reason.tokens)
        case Strikes():
            row = actions.shown(reason.word)
            return row.strikes if row is not None else ""
        case TakesZeus():
            return say("table-it-takes-zeus")
        case EndsWithZeus():
            return say("table-it-ends-the-deal-with-zeus-on-your-side")
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
            return say("table-for-the-whole-game-it-is-worth-more-than")
        case Rival(move=Play() as play):
            cards = together([card_name(card) for card in play.cards])
            text = translate("Coach", "playing the {cards} to make {total} may be just as good")
            return text.format(cards=cards, total=number_text(play.total))
        case Rival(move=Decline()):
            return say("table-letting-it-pass-may-be-just-as-good")
        case Rival():
            return say("table-another-choice-may-be-just-as-good")
        case Odds():
            text = translate("Coach", "the chance not to lose this deal is {percent} %, else {other} %")
            return text.format(percent=percent(reason.safe), other=percent(reason.otherwise))


def _about_the_total(reason: Spends | Least | Holds | Lowers | Room) -> str:
    """What the move makes of the total, in a clause."""
    translate = QCoreApplication.translate
    match reason:
        case Spends():
            return say("table-the-higher-card-goes-while-there-is-room")
        case Least():
            return say("table-no-other-card-adds-so-little")
        case Holds():
            return say("table-the-total-stays-at-total", total=reason.total)
        case Lowers():
            return say("table-the-total-goes-down-by-count", count=reason.by)
        case Room(left=0):
            return say("table-it-leaves-no-room-at-all-up-to-limit", limit=reason.limit)
        case Room() if reason.left <= LITTLE:
            text = translate("Coach", "it leaves only {count} up to {limit}")
            return text.format(count=reason.left, limit=reason.limit)
        case Room():
            return say("table-it-leaves-room-for-count-more", count=reason.left)


def chances_sentence(advice: Advice, hand: Sequence[str]) -> str:
    """The bars for those who cannot see them: `Chance not to lose this deal: 9 of diamonds 83 %, ...`"""
    translate = QCoreApplication.translate
    told = [
        say("table-card-percent", card=card_name(card), percent=percent(chance))
        for card, chance in zip(hand, advice.bars, strict=False)
        if chance is not None
    ]
    text = translate("Coach", "Chance not to lose this deal: {cards}.")
    return text.format(cards=", ".join(told)) if told else ""


def percent(chance: float) -> int:
    """A chance in whole points of a hundred."""
    return round(100 * chance)
