"""The words of the page of real cards: questions, keys, answers, and the last step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.cards.faces import pips_of, rank_of, suit_of
from cardtable.game.events import AnyEvent, CardsPlayed, ObligationPassedOn, SeatStuck, WentOver
from cardtable.game.moves import (
    MISTAKE,
    Call,
    Declare,
    Decline,
    Defend,
    Move,
    PlaceBottom,
    Play,
    Sneak,
    Stuck,
    TurnUp,
    cards_of,
)
from cardtable.game.real_cards import Key, PossibleEntries
from cardtable.game.record.replay import Step
from cardtable.game.sight.view import SeatView
from cardtable.language import Card, Listed, Player, Rank, index, say
from cardtable.rules.model import Rules
from cardtable.rules.prose.text import card_values
from cardtable.ui.features.real_cards.keys import KeyLook, Tag
from cardtable.ui.table.choice.choice_words import option_text
from cardtable.ui.table.items.chips import suit_mark
from cardtable.ui.table.words.actions import done_to
from cardtable.ui.table.words.sentences import value_text


def value_texts(rules: Rules) -> dict[str, str]:
    """Return by face what a card does, in few words: `+10 or −10`, `reverse`, `+7`."""
    found = {}
    for value in card_values(rules):
        ranks = set(value.faces)
        for face in rules.faces:
            if face in ranks or (rank_of(face) in ranks and face not in found):
                found[face] = value.text
    return {face: found[face] for face in rules.faces if face in found}


def kind_of(value: str, marks: Sequence[str] = ()) -> str:
    """Return the kind of a value, which decides its color."""
    if marks or value in ("0", "+0", "-0"):
        return "twists"
    if value.startswith("="):
        return "sets"
    return "takes" if value.startswith("-") else "adds"


def key_look(key: Key, rules: Rules, values: Mapping[str, str]) -> KeyLook:
    face = key.faces[0]
    rank = rank_of(face)
    same = [other for other in rules.faces if rank_of(other) == rank]
    suits = "" if len(same) == len(key.faces) else "".join(
        suit_mark(suit) for suit in map(suit_of, key.faces) if suit is not None
    )  # fmt: skip
    card = Card(face) if suits and len(key.faces) == 1 else Card(rank)
    if not key.left:
        does = say("real-all-gone")
        return KeyLook(
            index(rank), suits, (Tag(does, "plain"),), say("real-key", card=card, told=does), False
        )
    does = _does(face, rules, values)
    option = rules.cards[face][0]
    if len(key.at_once) == 2:
        tags = tuple(Tag(value_text(play.value), kind_of(play.value, play.marks)) for play in key.at_once)
    else:
        made = next(iter(key.plays), None)
        kind = kind_of(made.value, made.marks) if made is not None else "twists" if option.marks else "plain"
        values_of = {value for one in rules.cards[face] for value, _ in one.total.results(0)}
        only_adds = made is not None and made.value not in values_of and face in rules.numbers
        only = made if (only_adds or len(values_of) > 1) and len(key.plays) == 1 else None
        tags = (Tag(does if only is None else value_text(only.value), kind),)
    spoken = say("real-key", card=card, told=does)
    return KeyLook(index(rank), suits, tags, spoken, bool(key.plays or key.together))


def _card(face: str) -> Card:
    """Return a card named by its rank only."""
    return Card(rank_of(face))


def _does(face: str, rules: Rules, values: Mapping[str, str]) -> str:
    pips = pips_of(face)
    plain = {value for option in rules.cards[face] for value, _ in option.total.results(0)}
    if pips is not None and plain == {f"+{pips}"} and not rules.cards[face][0].marks:
        return f"+{pips}"
    return values.get(face, "")


def question(entries: PossibleEntries, view: SeatView, names: Sequence[Player], chain: str) -> str:
    """Return what is asked during a deal; `chain` is the rank that must be answered."""
    if entries.asked is not None:
        name = names[entries.asked]
        first = entries.answers[0]
        if isinstance(first, TurnUp):
            return say("real-which-turned")
        if isinstance(first, PlaceBottom):
            return say("real-which-bottom")
        card = next((one.card for one in entries.answers if isinstance(one, Defend)), "")
        return say("real-which-saves", name=name, card=_card(card))
    if entries.answers:
        return say("real-which-answers", name=names[view.turn], rank=Rank(chain))
    owed = view.plays_owed
    if owed > 1:
        return say("real-which-of-several", name=names[view.turn], count=owed)
    return say("real-which", name=names[view.turn])


def answer_words(move: Move, names: Sequence[Player]) -> str:
    """Return the label of the button for a move."""
    match move:
        case Defend():
            return say("real-saves", name=names[move.seat], card=_card(move.card))
        case Decline():
            return say("real-has-none", name=names[move.seat])
        case Declare():
            return say("real-three", name=names[move.seat], rank=Rank(move.cards[0]))
        case Sneak():
            return say("real-sneaks", name=names[move.seat], card=_card(move.card))
        case _:
            return say("real-rank", rank=Rank(cards_of(move)[0]))


def option_words(play: Play, names: Sequence[Player], hides_total: bool) -> str:
    """Return a play as an answer over its key."""
    value = value_text(play.value)
    if play.target is not None:
        return say("real-option-at", way=done_to(play.marks), told=value, name=names[play.target])
    if len(play.cards) > 1:
        return say("real-option-several", count=len(play.cards), told=value, total=play.total)
    if hides_total:
        return option_text(play)
    return say("real-option", told=option_text(play), total=play.total)


def last_step(
    steps: Sequence[Step], story: Sequence[AnyEvent], names: Sequence[Player]
) -> tuple[int, str, tuple[int, int] | None]:
    """Return the last step: its seat, its words, and the totals before and after a play.

    The words are "" if there was no step in this deal.
    """
    step = next((one for one in reversed(steps) if not isinstance(one, Call)), None)
    played = next((one for one in reversed(story) if isinstance(one, CardsPlayed)), None)
    match step:
        case Play() if MISTAKE in step.marks:
            over = next(one for one in reversed(story) if isinstance(one, WentOver))
            return over.seat, say("real-laid", name=names[over.seat], cards=_cards(over.cards)), None
        case Play() if played is not None:
            words = say("real-laid", name=names[played.seat], cards=_cards(played.cards))
            return played.seat, words, (played.before, played.total)
        case Stuck():
            seat = _stuck_seat(story)
            return seat, say("real-was-stuck", name=names[seat]), None
        case TurnUp():
            return step.seat, say("real-was-turned", card=_card(step.card)), None
        case PlaceBottom():
            return step.seat, say("real-was-put-under", card=_card(step.card)), None
        case Declare() | Sneak() | Defend() | Decline():
            return step.seat, answer_words(step, names), None
        case _:
            return 0, "", None


def _stuck_seat(story: Sequence[AnyEvent]) -> int:
    """Return the seat that was stuck last, or failed to play as obliged and passed that on."""
    failed = (one.seat for one in reversed(story) if isinstance(one, SeatStuck | ObligationPassedOn))
    return next(failed, 0)


def _cards(cards: Sequence[str]) -> Listed:
    return Listed([Card(card) for card in cards])
