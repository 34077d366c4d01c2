"""A hint in words: what to do, why, and the chance of each card."""

from __future__ import annotations

from collections.abc import Sequence

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
    Raises,
    Reaches,
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
    TurnUp,
    cards_of,
)
from cardtable.language import Card, Listed, Rank, Tokens, paragraph, player, row, say
from cardtable.ui.table.words import actions


def hint_sentence(move: Move, names: Sequence[str]) -> str:
    """Return what to do: `Hint: play the 7 of hearts to make 94`."""
    cards = Listed([Card(card) for card in cards_of(move)])
    match move:
        case Play():
            return _play_sentence(move, names)
        case Declare():
            return say("hint-lay-down", cards=cards)
        case Sneak():
            return say("hint-sneak", cards=cards)
        case Defend():
            return say("hint-defend", cards=cards)
        case PlaceBottom():
            return say("hint-bottom", cards=cards)
        case TakeCard():
            return say("hint-take", cards=cards)
        case Call():
            return say("hint-call", total=move.total)
        case Draw():
            return say("hint-draw")
        case Decline():
            return say("hint-let-it-pass")
        case Stuck():
            return say("hint-give-up")
        case TurnUp():
            raise ValueError("There are no hints for a game with real cards.")


def _play_sentence(play: Play, names: Sequence[str]) -> str:
    """Return which cards to play, the total they make, and what to do to a named seat."""
    if len(play.cards) > 1 and len(set(play.cards)) == 1:
        count, rank = len(play.cards), Rank(play.cards[0])
        sentence = say("hint-play-several", count=count, rank=rank, total=play.total)
    else:
        sentence = say("hint-play", cards=Listed([Card(card) for card in play.cards]), total=play.total)
    if play.target is None:
        return sentence
    target = player(names[play.target])
    return paragraph((sentence, say("hint-do-to", player=target, effect=actions.done_to(play.marks))))


def advice_sentences(advice: Advice, names: Sequence[str]) -> list[str]:
    """Return what to do with two reasons, with one and with none, if there are that many.

    For example: `Hint: play the 7 of hearts to make 94. Ada probably can't stay within 99. It leaves only 5
    up to 99.`
    """
    hint = hint_sentence(advice.move, names)
    if isinstance(advice.move, Decline) and any(isinstance(one.move, Play) for one in advice.estimates):
        # In the seat's own turn, declining means not answering a card; the button has the same words.
        hint = say("hint-do-not-answer")
    most = min(2, len(advice.reasons))
    reasons = [reason_sentence(advice.reasons[:count], names) for count in range(most, 0, -1)]
    return [*(paragraph((hint, reason)) for reason in reasons), hint]


def reason_sentence(reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """Return the two strongest reasons, each a sentence; "" without any."""
    return paragraph(_reason(reason, names) for reason in reasons[:2])


def _reason(reason: Reason, names: Sequence[str]) -> str:
    """Return one reason as a sentence that can stand alone or follow another."""
    match reason:
        case OnlyPlay():
            return say("hint-only-play", limit=reason.limit)
        case OnlyChoice():
            return say("hint-only-choice")
        case AllOver():
            return say("hint-all-over", limit=reason.limit)
        case Alike():
            return say("hint-alike")
        case Gains():
            return say("hint-gains", gained=Tokens(reason.kind, reason.tokens))
        case Reaches():
            return say("hint-reaches" if reason.together else "hint-reaches-alone", total=reason.total)
        case Strikes():
            shown = actions.shown(reason.word)
            return shown.strikes if shown is not None else ""
        case TakesZeus():
            return say("hint-takes-zeus")
        case EndsWithZeus():
            return say("hint-ends-with-zeus")
        case Trouble() if reason.share >= PROBABLY:
            return say("hint-probably-cannot-stay", player=player(names[reason.seat]), limit=reason.limit)
        case Trouble():
            return say("hint-may-not-stay", player=player(names[reason.seat]), limit=reason.limit)
        case ForTheGame() | Rival() | Odds():
            return _comparison(reason)
        case Keeps():
            return say("hint-keeps", count=reason.cards, limit=reason.limit)
        case _:
            return _about_the_total(reason)


def _comparison(reason: ForTheGame | Rival | Odds) -> str:
    match reason:
        case ForTheGame():
            return say("hint-for-the-game")
        case Rival(move=Play() as play):
            cards = Listed([Card(card) for card in play.cards])
            return say("hint-rival", cards=cards, total=play.total)
        case Rival(move=Decline()):
            return say("hint-rival-let-it-pass")
        case Rival():
            return say("hint-rival-other")
        case Odds():
            return say("hint-odds", percent=percent(reason.safe), other=percent(reason.otherwise))


def _about_the_total(reason: Spends | Least | Holds | Lowers | Raises | Room) -> str:
    match reason:
        case Spends():
            return say("hint-spends")
        case Least():
            return say("hint-least-off") if reason.takes else say("hint-least")
        case Holds():
            return say("hint-holds", total=reason.total)
        case Lowers():
            return say("hint-lowers", count=reason.by)
        case Raises():
            return say("hint-raises", count=reason.by)
        case Room(left=0):
            return say("hint-no-room", limit=reason.limit)
        case Room() if reason.left <= LITTLE:
            return say("hint-little-room", count=reason.left, limit=reason.limit)
        case Room():
            return say("hint-room", count=reason.left, limit=reason.limit)


def chances_sentence(advice: Advice, hand: Sequence[str]) -> str:
    """Return the coach's bars in words: `Chance of surviving this deal: 9 of diamonds 83%, ...`."""
    chances = [
        say("hint-card-chance", card=Card(card), percent=percent(chance))
        for card in hand
        if (chance := advice.chances.get(card)) is not None
    ]
    return say("hint-chances", chances=row(chances)) if chances else ""


def percent(chance: float) -> int:
    return round(100 * chance)
