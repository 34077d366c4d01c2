"""What is asked at the own hand, in words: the strip of a question, the line at the hand, the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from cardtable.game.moves import Decline
from cardtable.game.sight.view import SeatView
from cardtable.language import say
from cardtable.ui.table.choice.choice import Choice, Option, Prompt, Step
from cardtable.ui.table.words import actions
from cardtable.ui.table.words import sentences as words
from cardtable.ui.table.words.endings import Notice
from cardtable.ui.table.words.event_words import Sitter
from cardtable.ui.table.words.names import card_name, card_title, rank_plural
from cardtable.ui.widgets.room_page import KeyRow


def prompt_label(prompt: Prompt) -> str:
    """The word on the button of a prompt."""
    match prompt.kind:
        case "declare":
            rank = rank_plural(prompt.cards[0])
            return say("choice-lay-down-three-rank", rank=rank)
        case "sneak":
            return say("choice-sneak-the-card", card=card_name(prompt.cards[0]))
        case "defend":
            return say("choice-discard-the-card", card=card_name(prompt.cards[0]))
        case "take":
            return say("choice-take-the-card", card=card_name(prompt.cards[0]))
        case "bottom":
            return card_title(prompt.cards[0])
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
    """What the strip asks; None where the cards, or the choice beside one, say it themselves.

    `last` is the seat that played last, whose play the question is about.
    """
    if choice.is_asked:
        if view.robbed is not None:
            return _robbing(seats[view.robbed])
        return _asked(choice, view, seats[last] if last is not None and last != view.seat else None)
    match choice.step:
        case Step.NUMBER:
            card = card_title(choice.hand[choice.chosen[0]])
            title = say("choice-card-which-total", card=card)
            detail = say("choice-turn-the-dial-type-a-number-or-use-the")
            return Notice(title, detail, "", asks=True)
        case Step.SEAT if choice.option is not None:
            asked = [row.whom for mark in choice.option.marks if (row := actions.shown(mark)) and row.whom]
            whom = asked[0] if asked else say("choice-which-seat")
            detail = say("choice-click-a-seat-or-press-its-number")
            return Notice(whom, detail, "", asks=True)
        case Step.CARDS if choice.marked or choice.marking:
            return _marking(choice)
        case _:
            return None


def _marking(choice: Choice) -> Notice:
    translate = QCoreApplication.translate
    count = len(choice.marked)
    if not count:
        title = say("choice-which-cards-go-together")
        return Notice(title, say("choice-click-the-cards-or-mark-them-with-space"), "", asks=True)
    totals = words.totals_text(choice.totals)
    if not totals:
        title = say("choice-1-card-marked") if count == 1 else translate("Table", "{count} cards marked")
        detail = say("choice-mark-another-card-that-goes-with-it")
        return Notice(title.format(count=count), detail, "", asks=True)
    title, detail = translate("Table", "{count} cards make {totals}"), say("choice-enter-plays-them")
    if not choice.tells_totals:
        title = translate("Table", "{count} cards marked")
    elif count == 1:
        title, detail = translate("Table", "1 card makes {totals}"), say("choice-enter-plays-it")
    return Notice(title.format(count=count, totals=totals), detail, "", asks=True)


def _robbing(robbed: Sitter) -> Notice:
    """Whose hand a thief looks at (rules, 4.5, baltimore_six_pick)."""
    title = say("choice-which-card-do-you-take-from-name", name=robbed.name)
    return Notice(title, say("choice-you-see-the-whole-hand"), robbed.avatar, asks=True)


def _asked(choice: Choice, view: SeatView, by: Sitter | None) -> Notice:
    """Out of turn: what happened, and which cards answer."""
    translate = QCoreApplication.translate
    kinds = {prompt.kind for prompt in choice.prompts}
    avatar = by.avatar if by is not None else ""
    if "defend" in kinds:
        title = say("choice-a-bomb-will-you-save-yourself")
        if by is not None:
            title = say("choice-name-laid-a-bomb-will-you-save-yourself", name=by.name)
        return Notice(title, say("choice-who-lets-it-pass-flips-a-bomb"), avatar, asks=True)
    if "sneak" in kinds:
        card = card_name(view.pile[-1]) if view.pile else ""
        title = say("choice-you-hold-the-card-too-sneak-it-in", card=card)
        if by is not None:
            text = translate("Table", "{name} laid the {card}. Sneak yours in?")
            title = text.format(name=by.name, card=card)
        detail = say("choice-it-counts-as-your-turn-and-you-take-zeus")
        return Notice(title, detail, avatar, asks=True)
    if "bottom" in kinds:
        title = say("choice-which-card-goes-under-the-stock")
        detail = say("choice-it-lies-face-up-whoever-draws-the-last")
        return Notice(title, detail, "", asks=True)
    title = say("choice-you-hold-three-of-a-kind-lay-them-down")
    return Notice(title, say("choice-the-others-pay-and-the-deal-is-over"), "", asks=True)


def answers(choice: Choice) -> str:
    """Which cards answer what is asked out of turn, for whoever tries another."""
    translate = QCoreApplication.translate
    kinds = {prompt.kind: prompt for prompt in choice.prompts}
    if "sneak" in kinds:
        text = translate("Table", "Only the {card} can be sneaked in; or let it pass.")
        return text.format(card=card_name(kinds["sneak"].cards[0]))
    if "defend" in kinds:
        text = translate("Table", "Only the {card} saves you from the bomb; or let it pass.")
        return text.format(card=card_name(kinds["defend"].cards[0]))
    if "take" in kinds or "bottom" in kinds:
        return say("choice-choose-one-of-the-cards-on-the-buttons")
    return say("choice-only-three-of-a-kind-can-be-laid-down-or")


def line(choice: Choice, view: SeatView | None) -> str:
    """One line at the hand: what is owed, what binds, what waits; empty where nothing does."""
    translate = QCoreApplication.translate
    if view is None or choice.is_asked:
        return ""
    bound = words.bound_line(view)
    if bound:
        optional = any(isinstance(move, Decline) for move in view.moves)
        return say("choice-line-or-do-not-answer", line=bound) if optional else bound
    if view.draws_owed == 1:
        return say("choice-draw-a-card-before-the-next-one-is-laid")
    if view.draws_owed:
        text = translate("Table", "Draw {count} cards before the next one is laid")
        return text.format(count=view.draws_owed)
    return ""


def keys(choice: Choice) -> list[KeyRow]:
    """The keys of what can be done now besides choosing a card, with what they do."""
    found: list[KeyRow] = [
        ((prompt.key,), prompt_label(prompt)) for prompt in choice.prompts if prompt.move is not None
    ]
    if choice.has_several:
        found.append((("+", say("choice-space")), say("choice-mark-cards-that-go-together")))
    if choice.step is Step.SEAT:
        found.append(((say("choice-tab"),), say("choice-the-next-seat")))
    return found


def option_text(option: Option) -> str:
    """One way to count a card: `+11`, `pass, reverse`."""
    rows = [row for mark in dict.fromkeys(option.marks) if (row := actions.shown(mark)) is not None]
    return ", ".join([words.value_text(option.value), *(row.does for row in rows)])


def popover_title(card: str, options: Sequence[Option]) -> str:
    """The question of the choice popover."""
    values = [words.value_text(option.value) for option in options]
    joined = say("choice-or").join(dict.fromkeys(values))
    return say("choice-card-values", card=card_title(card), values=joined)
