"""The mechanics that only some variants have, each a part that can be combined with any other.

A part is a class with methods for the moments it takes part in (`base.Part`). At each moment a table calls
the parts that have a method for it, in the order of `parts_of`; a plain variant has no parts.
"""

from __future__ import annotations

from cardtable.game.parts.base import Part
from cardtable.game.parts.chains import ForcedRuns, QueenChain, Runs
from cardtable.game.parts.copying import CopyLast, StealCards
from cardtable.game.parts.hands import Redeal, SpecialHands, ThreeOfAKind
from cardtable.game.parts.obligations import Obligations
from cardtable.game.parts.opening import Ban, BottomChosen, FirstNumber, LastPlayerWins, TurnsTaken
from cardtable.game.parts.shedding import DRAWS, Bombs, GoingOut, OthersDrawCards, Shed
from cardtable.game.parts.targets import ChooseNextSeat, EliminateSeat, ExchangeHands, Targets
from cardtable.game.parts.together import ThrowFour, Together
from cardtable.game.parts.totals import (
    Borders,
    CallCheck,
    ExactWins,
    FineCalls,
    Hurdles,
    Milestones,
    Mistakes,
    NotOnlyMistakes,
    Payment,
    Reach,
    SixtyNine,
    TakesBack,
    Team,
    Wakes,
    WearsOff,
)
from cardtable.game.parts.zeus import Zeus
from cardtable.rules.effects import CHOOSE, ELIMINATE, EXCHANGE, NEED_TARGET, REDEAL, SHIELD, STEAL
from cardtable.rules.model import Rules


def parts_of(rules: Rules, copiers: frozenset[str]) -> tuple[Part, ...]:
    """Return the parts that these rules need, in the order in which they act.

    `copiers` are the faces that copy another.
    """
    terms = rules.terms
    marks = {mark for options in rules.cards.values() for option in options for mark in option.marks}
    aiming, stealing = faces_with(rules, NEED_TARGET), faces_with(rules, frozenset({STEAL.word}))
    together, shed = terms.together, terms.shed
    several = together is not None and bool(together.same_rank or together.pairs)
    mistakes = terms.mistakes_count == "on" and not terms.overplay
    found: list[Part | None] = [
        Mistakes() if mistakes else None,
        CallCheck(terms.call_check) if terms.call_check not in (None, "auto") else None,
        BottomChosen() if terms.bottom_card and terms.bottom_chooser == "dealer" else None,
        Shed() if shed else None,
        OthersDrawCards() if not marks.isdisjoint(DRAWS) else None,
        Redeal() if REDEAL.word in marks else None,
        Bombs(shed) if shed else None,
        Zeus(terms.zeus, rules.limit, rules.faces) if terms.zeus else None,
        Together(together, terms.obligation, rules.faces) if together and several else None,
        ThrowFour(together.throw) if together and together.throw else None,
        CopyLast(copiers, rules.cards) if copiers else None,
        Targets(aiming | copiers) if aiming else None,
        StealCards(terms.steal, stealing | copiers) if terms.steal else None,
        Obligations(terms.obligation) if terms.obligation else None,
        QueenChain(terms.queen_chain, rules.faces) if terms.queen_chain else None,
        Runs() if terms.runs and terms.runs.forced == "off" else None,
        ForcedRuns() if terms.runs and terms.runs.forced == "on" else None,
        TurnsTaken() if terms.ban or (terms.wakes and terms.wakes.turn) else None,
        Ban(terms.ban, rules.faces) if terms.ban else None,
        Milestones(terms.milestones) if terms.milestones else None,
        ExactWins(rules.edge, terms.exact_wins == "counted") if terms.exact_wins else None,
        FineCalls(terms.fine_calls) if terms.fine_calls else None,
        Borders(terms.borders, rules.limit) if terms.borders else None,
        Payment(terms.payment, rules.limit) if terms.payment else None,
        Hurdles(terms.hurdles, rules.limit) if terms.hurdles else None,
        SixtyNine(terms.sixty_nine_effect) if terms.sixty_nine_effect != "none" else None,
        TakesBack() if rules.deal_end == "pile_away" and terms.pile_away_cards else None,
        Team(rules.edge) if rules.is_team else None,
        Reach(rules.edge, rules.way) if terms.reach_wins else None,
        WearsOff(terms.wears_off, rules.later, copiers) if terms.wears_off and rules.later else None,
        Wakes(terms.wakes, rules.asleep, copiers, rules.way) if terms.wakes and rules.asleep else None,
        ChooseNextSeat() if CHOOSE.word in marks else None,
        EliminateSeat(faces_with(rules, frozenset({SHIELD.word}))) if ELIMINATE.word in marks else None,
        ExchangeHands(terms.exchange_timing == "before_draw") if EXCHANGE.word in marks else None,
        FirstNumber() if terms.first_number == "on" else None,
        LastPlayerWins() if terms.stock_end == "last_player_wins" else None,
        SpecialHands(terms.special_hands) if terms.special_hands else None,
        ThreeOfAKind(terms.three_of_a_kind) if terms.three_of_a_kind else None,
        GoingOut() if terms.can_go_out else None,
        NotOnlyMistakes() if mistakes else None,
    ]
    return tuple([part for part in found if part is not None])


def faces_with(rules: Rules, marks: frozenset[str]) -> frozenset[str]:
    """Return the faces with an option that has any of these marks."""
    return frozenset(
        face
        for face, options in rules.cards.items()
        if any(not marks.isdisjoint(option.marks) for option in options)
    )
