"""The words of the replay: steps as lines of the list, and the coach's judgments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardtable.controller.lookback.playback import Entry, Mark, Playback
from cardtable.controller.lookback.playhead import Playhead
from cardtable.controller.lookback.review import Judgment
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
from cardtable.language import Card, Listed, Player, paragraph, player, say
from cardtable.ui.table.words.actions import done_to
from cardtable.ui.table.words.hints import percent, reason_sentence


def players_of(game: Playback) -> list[Player]:
    return [player(one.name) for one in game.setup.players]


def listed(cards: Iterable[str]) -> Listed:
    return Listed([Card(card) for card in cards])


_KINDS: Mapping[type[Move], str] = {
    Sneak: "sneak", Stuck: "stuck", Draw: "draw", Decline: "decline", Declare: "declare", Defend: "defend",
    PlaceBottom: "bottom", TurnUp: "turned", TakeCard: "take", Call: "call",
}  # fmt: skip
"""The last part of the names of messages about a move other than a play."""


def said(move: Move, names: Sequence[Player]) -> str:
    """Return a move in a few words: `ace of spades to make 33, knocking out Ben`; `names` are by seat."""
    cards = listed(cards_of(move))
    match move:
        case Play(target=None):
            return say("replay-move-play", cards=cards, total=move.total)
        case Play(target=int(seat)):
            way, other = done_to(move.marks), names[seat]
            return say("replay-move-play-at", way=way, cards=cards, total=move.total, other=other)
        case Draw() | Stuck() | Call():
            return say("replay-move-nothing")
        case _:
            return say(f"replay-move-{_KINDS[type(move)]}", cards=cards)


def note_of(entry: Entry, name: Player) -> str:
    """Return the note on a step other than a play in turn; "" for a play."""
    step = entry.step
    if isinstance(step, Play | Mark):
        return ""
    total = step.total if isinstance(step, Call) else entry.total
    return say(f"replay-note-{_KINDS[type(step)]}", name=name, total=total)


def sentence(playhead: Playhead, position: int) -> str:
    """Return the step after a position as a spoken sentence; at the end, how the game stands."""
    game = playhead.game
    names = players_of(game)
    if position >= game.last:
        return ended(game)
    entry = game.entries[position]
    if entry.step is Mark.DEAL:
        return say("replay-step-deal", deal=entry.deal, name=names[entry.seat or 0])
    if entry.seat is None:
        return say("replay-step-stop")
    text = _step(entry, entry.number, names, names[entry.seat], listed(playhead.cards(position)))
    costly = playhead.costly(position)
    return text if costly is None else say("replay-step-costly", step=text, count=costly.points)


def _step(entry: Entry, number: int, names: Sequence[Player], name: Player, cards: Listed) -> str:
    """Return a numbered move and its player as a sentence."""
    step = entry.step
    assert not isinstance(step, Mark)
    total = step.total if isinstance(step, Call) else entry.total
    if isinstance(step, Play) and step.target is not None:
        way, other = done_to(step.marks), names[step.target]
        return say(
            "replay-step-play-at",
            number=number, name=name, cards=cards, way=way, other=other, total=total,
        )  # fmt: skip
    kind = "play" if isinstance(step, Play) else _KINDS[type(step)]
    return say(f"replay-step-{kind}", number=number, name=name, cards=cards, total=total)


def led_to(playhead: Playhead, position: int) -> str:
    """Return the step that led to a position as a spoken sentence; at the end, also how the game stands."""
    if position == 0:
        return say("saved-before-first")
    text = sentence(playhead, position - 1)
    if position < playhead.game.last:
        return text
    return say("replay-step-last", step=text, ended=ended(playhead.game))


def ended(game: Playback) -> str:
    """Return how the game ended, or that it goes on."""
    if not game.is_over:
        return say("replay-goes-on")
    names = players_of(game)
    winners = [names[seat] for seat in game.winners]
    return say("replay-won", winners=Listed(winners)) if winners else say("replay-nobody-won")


def coach_text(judgment: Judgment, names: Sequence[Player], alone: bool) -> str:
    """Return the coach's judgment on a move: what was better and why, or that it was sound.

    `alone` leaves out the player's name.
    """
    costly, advice = judgment.costly, judgment.advice
    if costly is None:
        if advice.move != judgment.decision.played:
            return say("replay-coach-sound")
        return paragraph([say("replay-coach-best"), reason_sentence(advice.reasons, names)])
    move, chance = said(costly.decision.played, names), percent(costly.chance)
    name = names[costly.decision.seat]
    played = (
        say("replay-coach-played", move=move, percent=chance)
        if alone
        else say("replay-coach-played-by", name=name, move=move, percent=chance)
    )
    best = percent(costly.better_chance)
    better = say("replay-coach-better", move=said(costly.better, names), percent=best)
    return paragraph([played, better, reason_sentence(costly.reasons, names)])
