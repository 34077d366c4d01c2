"""Questions about the hand before a play: what fits, what goes furthest, which value, how much room is left.

They are asked only if nothing but the limit holds cards back: a ban or an obligation is no arithmetic. A game
that counts down to 0 has no limit to ask for.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from cardtable.cards.shuffle import Stream
from cardtable.game.refusals import OverLimit
from cardtable.game.sight.view import SeatView
from cardtable.learning.attempts import Mode
from cardtable.learning.questions import Offer, Question
from cardtable.learning.skills import Skill
from cardtable.rules.model import Rules

HandTasks = Literal["", "safe", "largest", "room", "mixed"]
"""The question about the hand before a play: none, which cards can be played, the largest of them, how much
room is left, or one of these and of the values of a card in turn.
"""

PICK_MODES: tuple[Mode, ...] = ("safe", "largest", "choice", "room")


def offers_of(view: SeatView) -> tuple[Offer, ...]:
    """Return the total that each card of the hand leads to.

    Empty if something else than the limit holds a card back, or if cards may go over it.
    """
    found = []
    for card in view.hand:
        plays = [play for play in view.plays if play.cards == (card,)]
        if plays:
            best = max(plays, key=lambda play: play.total)
            if best.total > view.limit:
                return ()
            holds = best.total <= view.total or best.value.startswith("=")
            found.append(Offer(card, best.total, holds))
            continue
        why = view.refused.get(card)
        if not isinstance(why, OverLimit):
            return ()
        found.append(Offer(card, why.total))
    return tuple(found)


def safe(view: SeatView) -> Question | None:
    """Return the question which cards can be played; None if all can, or none."""
    offers = offers_of(view)
    fitting = sum(1 << place for place, offer in enumerate(offers) if offer.makes <= view.limit)
    if not fitting or fitting == (1 << len(offers)) - 1:
        return None
    return _pick(view, Skill.OVER_LIMIT, offers, fitting)


def largest(view: SeatView) -> Question | None:
    """Return the question which card goes furthest within the limit.

    None if all cards can be played, or all lead to the same total.
    """
    offers = offers_of(view)
    fitting = [offer.makes for offer in offers if offer.makes <= view.limit]
    if len(set(fitting)) < 2 or len(fitting) == len(offers):
        return None
    return _pick(view, Skill.LARGEST_SAFE, offers, max(fitting))


def choice(view: SeatView, rules: Rules) -> Question | None:
    """Return the question which of a card's several values, the only one, can still be played."""
    for offer in offers_of(view):
        made = [total for option in rules.cards[offer.card] for _, total in option.total.results(view.total)]
        totals = sorted(set(made))
        fitting = [total for total in totals if total <= view.limit]
        if fitting == [offer.makes] and 1 < len(totals) <= _MOST_VALUES:
            values = tuple(Offer(offer.card, total, total <= view.total) for total in totals)
            return _pick(view, Skill.CHOICE, values, offer.makes)
    return None


_MOST_VALUES = 4
"""The most values that make a choice worth asking; some cards may set any number."""


def room(view: SeatView) -> Question | None:
    """Return the question how much can still be added.

    None below half of the limit, and for a seat that can't play.
    """
    if not view.plays or not view.limit // 2 < view.total < view.limit:
        return None
    return room_question(view.limit, view.total)


def room_question(limit: int, total: int) -> Question:
    """Return the question how much room `total` leaves up to `limit`."""
    return Question(limit, "add", -total, limit - total, exercises=Skill.ROOM)


def _pick(view: SeatView, skill: Skill, offers: tuple[Offer, ...], answer: int) -> Question:
    cards = tuple(dict.fromkeys(offer.card for offer in offers)) if skill is Skill.CHOICE else view.hand
    return Question(view.total, "pick", view.limit, answer, cards, exercises=skill, offers=offers)


def hand_question(
    view: SeatView, rules: Rules, wanted: HandTasks, chance: Stream
) -> tuple[Mode, Question] | None:
    """Return the question before this play; None if there is none, or none worth asking."""
    if view.counts_down:
        return None
    asked: dict[Mode, Question | None] = {
        "safe": safe(view),
        "largest": largest(view),
        "choice": choice(view, rules),
        "room": room(view),
    }
    modes: Sequence[Mode] = PICK_MODES if wanted == "mixed" else [mode for mode in asked if mode == wanted]
    open_ones = [(mode, question) for mode in modes if (question := asked[mode]) is not None]
    return chance.choose(open_ones) if open_ones else None
