"""The text of a choice at the hand: the question strip, the line at the hand, the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.game.moves import Play
from cardtable.game.sight.view import SeatView
from cardtable.language import Card, Listed, Rank, player, row, say
from cardtable.ui.table.choice.choice import Choice, Option, Prompt, Step
from cardtable.ui.table.words import actions
from cardtable.ui.table.words import sentences as words
from cardtable.ui.table.words.endings import Notice
from cardtable.ui.table.words.event_words import Sitter
from cardtable.ui.widgets.keys_panel import native
from cardtable.ui.widgets.room_page import KeyRow


def prompt_label(prompt: Prompt) -> str:
    """Return the label of a prompt's button."""
    match prompt.kind:
        case "declare":
            return say("choice-lay-down-three", rank=Rank(prompt.cards[0]))
        case "sneak":
            return say("choice-sneak-card", card=Card(prompt.cards[0]))
        case "defend":
            return say("choice-discard-card", card=Card(prompt.cards[0]))
        case "take":
            return say("choice-take-card", card=Card(prompt.cards[0]))
        case "bottom":
            return say("call-face", rank=Rank(prompt.cards[0]))
        case "pass":
            return say("choice-let-it-pass")
        case "concede":
            return say("choice-do-not-answer")
        case "draw":
            return say("choice-draw-a-card")
        case "give up":
            return say("choice-give-up")
        case _:
            return say("choice-play-several")


def question(choice: Choice, view: SeatView, seats: Sequence[Sitter], last: int | None) -> Notice | None:
    """Return the question of the strip; None if the cards or the popover show it themselves.

    `last` is the seat that played last, whose play the question is about.
    """
    if choice.is_asked:
        if view.robbed is not None:
            return _robbing(seats[view.robbed])
        return _asked(choice, view, seats[last] if last is not None and last != view.seat else None)
    match choice.step:
        case Step.NUMBER:
            title = say("choice-which-total", rank=Rank(choice.hand[choice.chosen[0]]))
            how = say("choice-tap-the-line") if choice.on_line else say("choice-turn-the-dial")
            return Notice(title, how, "", asks=True)
        case Step.SEAT if choice.option is not None:
            asked = [
                one.seat_question
                for mark in choice.option.marks
                if (one := actions.shown(mark)) and one.seat_question
            ]
            seat_question = asked[0] if asked else say("choice-which-seat")
            return Notice(seat_question, say("choice-click-a-seat"), "", asks=True)
        case Step.CARDS if choice.giving_up:
            return Notice(say("choice-give-up-out"), "", "", asks=True)
        case Step.CARDS if choice.marked or choice.marking:
            return _marking(choice)
        case _:
            return None


def _marking(choice: Choice) -> Notice:
    count = len(choice.marked)
    if not count:
        title = say("choice-which-go-together")
        return Notice(title, say("choice-click-cards-or-space"), "", asks=True)
    if not choice.totals:
        return Notice(say("choice-marked", count=count), say("choice-mark-another"), "", asks=True)
    title = _made(count, choice.totals) if choice.shows_totals else say("choice-marked", count=count)
    return Notice(title, say("choice-enter-plays", count=count), "", asks=True)


def _made(count: int, totals: Sequence[int]) -> str:
    """Return what these cards make: `2 cards make 51 or 61`; of many totals, the lowest and the highest."""
    if len(totals) > words.FEW:
        return say("choice-marked-make-any", count=count, low=min(totals), high=max(totals))
    return say("choice-marked-make", count=count, totals=Listed(totals, "or"))


def _robbing(robbed: Sitter) -> Notice:
    """Return the question to a thief that sees the hand of `robbed` (rules, 4.5, baltimore_six_pick)."""
    title = say("choice-which-card-from-name", name=player(robbed.name))
    return Notice(title, say("choice-you-see-the-hand"), robbed.avatar, asks=True)


def _asked(choice: Choice, view: SeatView, by: Sitter | None) -> Notice:
    """Return the question to a seat out of turn: what happened, and which cards answer."""
    kinds = {prompt.kind for prompt in choice.prompts}
    avatar = by.avatar if by is not None else ""
    if "defend" in kinds:
        title = say("choice-a-bomb")
        if by is not None:
            title = say("choice-name-laid-a-bomb", name=player(by.name))
        return Notice(title, say("choice-who-passes-flips"), avatar, asks=True)
    if "sneak" in kinds:
        card = Card(view.pile[-1])
        title = say("choice-hold-it-too", card=card)
        if by is not None:
            title = say("choice-name-laid-card", name=player(by.name), card=card)
        return Notice(title, say("choice-sneak-counts"), avatar, asks=True)
    if "bottom" in kinds:
        title = say("choice-which-under-stock")
        return Notice(title, say("choice-under-stock-face-up"), "", asks=True)
    return Notice(say("choice-lay-three-down"), say("choice-others-pay"), "", asks=True)


def answers(choice: Choice) -> str:
    """Return which cards answer a question out of turn, for a player who tried another."""
    kinds = {prompt.kind: prompt for prompt in choice.prompts}
    if "sneak" in kinds:
        return say("choice-only-sneak", card=Card(kinds["sneak"].cards[0]))
    if "defend" in kinds:
        return say("choice-only-saves", card=Card(kinds["defend"].cards[0]))
    if "take" in kinds or "bottom" in kinds:
        return say("choice-on-the-buttons")
    return say("choice-only-three")


def line(choice: Choice, view: SeatView | None) -> str:
    """Return one line for the hand: what is owed, what binds, what waits; "" if nothing does."""
    if view is None or choice.is_asked:
        return ""
    return words.bound_line(view) or words.draw_line(view)


def keys(choice: Choice) -> list[KeyRow]:
    """Return the keys for everything other than choosing a card."""
    found: list[KeyRow] = [
        ((native(prompt.key),), prompt_label(prompt)) for prompt in choice.prompts if prompt.move is not None
    ]
    if choice.has_several:
        found.append((("+", native("Space")), say("choice-key-marks")))
    if choice.step is Step.SEAT:
        found.append(((native("Tab"),), say("choice-key-next-seat")))
    return found


def option_text(option: Option | Play) -> str:
    """Return one way to count a card: `+11`, `reverse`, `+4, skip`."""
    does = [one.does for mark in dict.fromkeys(option.marks) if (one := actions.shown(mark)) is not None]
    still = option.value in ("0", "+0", "-0")
    return row(does if does and still else [words.value_text(option.value), *does])


def popover_title(card: str, options: Sequence[Option]) -> str:
    """Return the question of the choice popover."""
    values = dict.fromkeys(map(option_text, options))
    return say("choice-which-value", rank=Rank(card), values=Listed(list(values), "or"))
