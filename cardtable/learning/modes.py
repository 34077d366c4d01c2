"""More ways to learn at the table: catch the mistake, what can I still play, the largest safe card."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cardtable.cards.shuffle import Stream
from cardtable.game.view import SeatView
from cardtable.learning.mistakes import usual_wrong
from cardtable.learning.questions import Question
from cardtable.learning.skills import Skill

ONE_IN = 6
"""One call in so many is miscalled."""


def miscall(question: Question, secure: Collection[Skill], chance: Stream) -> int | None:
    """The wrong total that a computer opponent calls, None where it calls the right one.

    Only sums are miscalled that the child is sure of, and only as children do; never a rule.
    """
    if question.asks_rule or question.skill not in secure or chance.below(ONE_IN):
        return None
    wrong = [value for _, value in usual_wrong(question) if value >= 0]
    return wrong[chance.below(min(2, len(wrong)))] if wrong else None


def safe_cards(view: SeatView) -> tuple[int, ...]:
    """The places in the hand of the cards that can be played now."""
    playable = {card for play in view.plays for card in play.cards}
    return tuple(place for place, card in enumerate(view.hand) if card in playable)


def largest_safe(view: SeatView) -> tuple[int, ...]:
    """The places of the cards that lead to the highest total that can be reached; none without a play."""
    if not view.plays:
        return ()
    most = max(play.total for play in view.plays)
    cards = {card for play in view.plays if play.total == most for card in play.cards}
    return tuple(place for place, card in enumerate(view.hand) if card in cards)


def room(view: SeatView) -> Question:
    """How much can still be added: the limit less the total, asked as a part of a whole."""
    left = view.limit - view.total
    return Question(view.limit, "add", -view.total, left, exercises=Skill.ROOM)


def worth_asking(view: SeatView) -> bool:
    """Whether choosing safe cards is a task at all: some of the hand can be played, and some cannot."""
    safe = safe_cards(view)
    return bool(safe) and len(safe) < len(view.hand)


def commonest(errors: Sequence[str], most: int = 2) -> tuple[tuple[str, int], ...]:
    """The error codes that occur most often, with their counts; `other` is none that could be named."""
    counts: dict[str, int] = {}
    for code in errors:
        if code != "other":
            counts[code] = counts.get(code, 0) + 1
    ranked: Mapping[str, int] = dict(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))
    return tuple(ranked.items())[:most]
