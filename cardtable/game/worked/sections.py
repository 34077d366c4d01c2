"""The examples of sections: several cards at once, owed plays, special totals and hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardtable.cards.faces import JOKER, pips_of, rank_of
from cardtable.game import engine
from cardtable.game.events import TokensChanged
from cardtable.game.moves import Declare, Play, Sneak
from cardtable.game.parts.chains import next_rank
from cardtable.game.table import Table
from cardtable.game.worked.scene import (
    ANNA,
    BEN,
    CARLA,
    MIDDLE,
    SET,
    TEN,
    Claim,
    ExampleText,
    called,
    carry_out,
    lay_out,
    name_of,
    ordinary_cards,
    play_of,
    plays_of,
    totals_of,
)
from cardtable.language import Listed, Rank, Slot, say
from cardtable.rules.effects import OBLIGE, Add
from cardtable.rules.parts.base import ByTotal
from cardtable.rules.prose.words import cost

_SIXTY_NINE = 69
_EIGHT = 8


def _handed_on(table: Table) -> ExampleText:
    """Return the example of playing twice with a card that passes both plays on, or stands in for both."""
    example = ExampleText()
    terms = table.rules.terms.obligation
    if terms is None:
        return example
    cards = table.rules.cards
    adding = {face for face in cards if terms.adds and any(OBLIGE in o.actions for o in cards[face])}
    for card in [face for face in table.rules.faces if face in terms.passes_on and face not in adding][:1]:
        _under_two(example, table, card, MIDDLE[0], "howto-example-handed-on")
    joker = next((face for face in table.rules.faces if rank_of(face) == JOKER), None)
    if terms.cancels == "joker" and joker is not None:
        _under_two(example, table, joker, terms.between or 0, "howto-example-canceled")
    return example


def _under_two(example: ExampleText, table: Table, card: str, total: int, message: str) -> None:
    """Describe a player who has to play twice and plays this card first."""
    state = lay_out(table, total, [card])
    state.owes = 2
    play = play_of(state, card, target=CARLA)
    if play is not None:
        carry_out(state, play)
        slots: dict[str, Slot] = {
            "player": name_of(ANNA),
            "card": called(table.rules, card),
            "next": name_of(state.turn),
        }
        example.say(say(message, **slots), Claim((card,), total, (play.total,)))


def _together(table: Table) -> ExampleText:
    """Return the example of several cards in one play."""
    example, rules = ExampleText(), table.rules
    terms = rules.terms.together
    if terms is None or not (terms.pairs or terms.same_rank):
        return example
    before = next((total for total in MIDDLE if total <= rules.limit - 2 * TEN), 0)
    eight = min(ordinary_cards(rules), key=lambda face: abs(_EIGHT - (pips_of(face) or 0)))
    ranks = (terms.pairs or [rank_of(eight)])[:2]
    of_rank = [[face for face in rules.faces if rank_of(face) == rank] for rank in ranks]
    chosen = tuple([face for faces in of_rank for face in faces[: 3 - len(ranks)]])
    play = play_of(lay_out(table, before, chosen), *chosen) if len(chosen) == 2 else None
    if play is None:
        return example
    slots: dict[str, Slot] = {"before": before, "player": name_of(ANNA), "after": play.total}
    if terms.pairs:
        cards = Listed([called(rules, card) for card in chosen])
        text = say("howto-example-pair", cards=cards, **slots)
    else:
        text = say("howto-example-several", count=2, rank=Rank(chosen[0]), **slots)
    example.say(text, Claim(chosen, before, (play.total,)))
    return example


def _milestones(table: Table) -> ExampleText:
    """Return the example of a total that is hit, and one that is jumped over."""
    example, terms = ExampleText(), table.rules.terms.milestones
    if terms is None:
        return example
    found = _reaching(table, terms.at[0])
    if found is None:
        return example
    before, play = found
    pays = cost(table.rules, terms.tokens)
    example.say(_makes(table, before, play), Claim(play.cards, before, (play.total,)))
    example.say(say("howto-example-hit", cost=pays))
    jump = play_of(lay_out(table, before + 1, play.cards), *play.cards)
    if jump is None:
        return example
    claim = Claim(play.cards, before + 1, (jump.total,))
    example.say(say("howto-example-otherwise", before=before + 1, after=jump.total), claim)
    example.say(say("howto-example-jump", total=play.total, player=name_of(ANNA), cost=pays))
    return example


def by_total(table: Table, made: ByTotal) -> ExampleText:
    """Return an example of making a total with a special rule, such as 69."""
    example, found = ExampleText(), _reaching(table, made.total)
    if found is not None:
        before, play = found
        example.say(_makes(table, before, play), Claim(play.cards, before, (play.total,)))
        people: dict[str, Slot] = {"player": name_of(ANNA), "other": name_of(BEN)}
        example.say(say(made.message, cost=cost(table.rules), **people, **made.slots))
    return example


def _reaching(table: Table, wanted: int) -> tuple[int, Play] | None:
    """Return an ordinary card, neither small nor high, and the total from which it makes the wanted one."""
    for card in ordinary_cards(table.rules)[3:] + ordinary_cards(table.rules)[:3]:
        total = table.rules.cards[card][0].total
        if isinstance(total, Add):
            before = wanted - total.amount
            plays = plays_of(lay_out(table, before, [card], apart=rank_of(card)), card)
            if plays and plays[0].total == wanted:
                return before, plays[0]
    return None


def _makes(table: Table, before: int, play: Play) -> str:
    card = called(table.rules, play.cards[0])
    return say("howto-example-makes", before=before, player=name_of(ANNA), card=card, after=play.total)


def _runs(table: Table) -> ExampleText:
    """Return the example that two neighbors make a run, and only the next rank earns the draw."""
    example, rules = ExampleText(), table.rules
    low = MIDDLE[1]
    ordinary = ordinary_cards(rules)
    for first in ordinary if rules.terms.runs is not None and table.players > CARLA else ():
        second = next((face for face in ordinary if rank_of(face) == next_rank(first, 1)), None)
        if second is None:
            continue
        state = lay_out(table, low, [first], [second])
        for card in (first, second):
            play = play_of(state, card)
            if play is None:
                return ExampleText()
            example.claims.append(Claim((card,), state.total, (play.total,)))
            carry_out(state, play)
        slots: dict[str, Slot] = {"player": name_of(ANNA), "next": name_of(BEN), "other": name_of(state.turn)}
        going_on = Rank(next_rank(second, state.run))
        cards: dict[str, Slot] = {"card": called(rules, first), "second": called(rules, second)}
        example.say(say("howto-example-run", rank=going_on, **cards, **slots))
        break
    return example


def _sixty_nine(table: Table) -> ExampleText:
    """Return the example of a card that makes exactly 69, after a payment."""
    example = ExampleText()
    found = _reaching(table, _SIXTY_NINE) if table.rules.terms.sixty_nine_effect != "none" else None
    if found is None:
        return example
    before, play = found
    state = lay_out(table, before, play.cards, apart=rank_of(play.cards[0]))
    state.pool = table.players
    events = carry_out(state, play)
    changes = [event for event in events if isinstance(event, TokensChanged)]
    won = bool(changes) and all(event.seat == ANNA and event.change > 0 for event in changes)
    if won:
        what = say("howto-example-69-wins", player=name_of(ANNA), cost=cost(table.rules))
    elif changes or not (state.total == 0 or any(state.forfeits)):
        return example
    else:
        what = say("howto-example-69-forfeit") if state.total else say("howto-example-69-zero")
    example.say(_makes(table, before, play), Claim(play.cards, before, (play.total,)))
    example.say(what)
    return example


def _three(table: Table) -> ExampleText:
    """Return the example of three of a kind that are declared."""
    example = ExampleText()
    rank = rank_of(ordinary_cards(table.rules)[-1])
    three = [face for face in table.rules.faces if rank_of(face) == rank][:3]
    state = lay_out(table, MIDDLE[0], three)
    move = next((move for move in engine.legal_moves(state) if isinstance(move, Declare)), None)
    if move is not None:
        slots: dict[str, Slot] = {"player": name_of(ANNA), "cost": cost(table.rules)}
        example.say(say("howto-example-three", rank=Rank(move.cards[0]), **slots))
    return example


def _banned(table: Table) -> ExampleText:
    """Return the example of a rank that is banned at the beginning, and of its exception."""
    example, ban = ExampleText(), table.rules.terms.ban
    card = next((face for face in table.rules.faces if ban is not None and rank_of(face) == ban.rank), None)
    if card is None:
        return example
    slots: dict[str, Slot] = {"player": name_of(ANNA), "card": called(table.rules, card)}
    for before, message in ((SET[0], "howto-example-banned"), (table.limit, "howto-example-not-banned")):
        state = lay_out(table, before, [card])
        state.turns_taken = (0,) * table.players
        may = play_of(state, card) is not None
        if may == (message == "howto-example-not-banned"):
            totals = totals_of(plays_of(state, card))
            example.say(say(message, before=before, **slots), Claim((card,), before, totals))
    return example


def _sneaked(table: Table) -> ExampleText:
    """Return the example of a number that another player holds too, and plays out of turn."""
    example, terms, ordinary = ExampleText(), table.rules.terms.zeus, ordinary_cards(table.rules)
    if terms is None or table.players <= CARLA:
        return example
    card = ordinary[len(ordinary) // 2]
    state = lay_out(table, MIDDLE[0], [card], [], [card], apart=rank_of(card))
    play = play_of(state, card)
    if play is None:
        return example
    carry_out(state, play)
    sneak = next((move for move in engine.legal_moves(state) if isinstance(move, Sneak)), None)
    if sneak is None:
        return example
    engine.apply(state, sneak)
    example.say(_makes(table, MIDDLE[0], play), Claim((card,), MIDDLE[0], (play.total,)))
    slots: dict[str, Slot] = {"other": name_of(sneak.seat), "card": called(table.rules, card)}
    text = say("howto-example-sneak", after=state.total, **slots)
    example.say(text, Claim((card,), play.total, (state.total,)))
    return example


TOPICS: Mapping[str, Callable[[Table], ExampleText]] = {
    "several": _together,
    "twice": _handed_on,
    "runs": _runs,
    "milestones": _milestones,
    "69": _sixty_nine,
    "three": _three,
    "ban": _banned,
    "sneak": _sneaked,
}
"""The topics of sections that have an example of their own."""
