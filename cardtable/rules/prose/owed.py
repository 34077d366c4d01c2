"""What a play lays on others, in words: plays that are owed, queens to answer, runs to continue; and several
cards in one play.
"""

from __future__ import annotations

from cardtable.cards.faces import JOKER
from cardtable.rules.effects import EXCHANGE, OBLIGE, REVERSE, SKIP, STEAL
from cardtable.rules.model import Rules
from cardtable.rules.prose.words import (
    a,
    capital,
    card_word,
    costs,
    deal_goes_on,
    listed,
    marked,
    number_word,
    plural,
    stands_for_the_next,
)
from cardtable.rules.schema import ObligationDocument, QueenChainDocument

HANDED_ON = (
    "What is left of the penalty is handed on to the next player, after any turn of direction and skipping."
)
LAPSES = (
    "The rest of the penalty is dropped, and the next player, after any turn of direction and skipping, has "
    "an ordinary turn."
)


def several_cards(rules: Rules) -> tuple[str, ...]:
    """Several cards in one play."""
    together = rules.terms.together
    if together is None:
        return ()
    texts = []
    if together.same_rank:
        texts.append(_of_one_rank(rules, together.same_rank))
    if together.pairs:
        texts.append(_pairs(together.pairs))
    if together.throw:
        texts.append(_thrown(rules, together.throw))
    return tuple(texts)


def _of_one_rank(rules: Rules, most: int) -> str:
    numbers = listed([number_word(number) for number in range(2, most + 1)], "or")
    text = (
        f"Instead of one card you may lay {numbers} of the same rank at once. What they add or take off is "
        "counted for each of them, with the same choice of value for all; a number that they make the total "
        "is made once. Everything else they do is done once for each card"
    )
    if marked(rules, REVERSE):
        text += ", so that two which turn the direction leave it as it was"
    return (
        f"{text}. Only the total after all of them counts for the limit. You draw as many cards as you laid, "
        "and play goes on as after one card."
    )


def _pairs(ranks: list[str]) -> str:
    words = [card_word(rank) for rank in ranks]
    same = [f"two {plural(word)}" for word in words]
    mixed = [
        f"a {first} and a {second}" for place, first in enumerate(words) for second in words[place + 1 :]
    ]
    return (
        f"{capital(listed(same + mixed, 'or'))} may be laid together: they count as one of them, and "
        "you draw "
        "two cards."
    )


def _thrown(rules: Rules, face: str) -> str:
    word = card_word(face)
    text = (
        f"If you hold four {word} cards, you may lay all four as one play. They leave the total as it "
        "is, and "
        "you draw four cards."
    )
    if rules.terms.obligation is not None:
        text += " Where you have to play twice, they are one of the two plays."
    return text


def plays_owed(rules: Rules) -> tuple[str, ...]:
    """Playing twice, or four times."""
    terms = rules.terms.obligation
    if terms is None:
        return ()
    texts = [_owing(rules, terms), _first_play(rules, terms)]
    if terms.cancels is not None:
        texts.append(_cancelling(rules, terms.cancels))
    texts.append(_failing(rules, terms))
    return tuple(text for text in texts if text)


def _owing(rules: Rules, terms: ObligationDocument) -> str:
    card = listed(marked(rules, OBLIGE), "or")
    text = f"After {card} the next player has to play twice in one turn."
    if rules.terms.together is not None and rules.terms.together.same_rank:
        text += " Two of them laid at once make it four times."
    if rules.terms.shed is None:
        draws = {"each": " After each play a card is drawn.", "at_end": _drawn_at_the_end(rules)}
        text += draws[terms.draw]
    if terms.between is not None:
        text += (
            " After every play but the last its total is said, and then the total goes back to "
            f"{terms.between}."
        )
    text += _turning(rules, terms)
    if marked(rules, SKIP):
        text += " A player is skipped only after the last of the plays."
    return f"{text} {_several(rules, terms)}{_handing_on(rules, terms)}"


def _turning(rules: Rules, terms: ObligationDocument) -> str:
    """When the direction turns; a first card that hands the plays on turns it at once (4.24)."""
    turning = [face for face in rules.faces if any(REVERSE in o.actions for o in rules.cards[face])]
    if not set(turning) - set(terms.passes_on):
        return ""
    unless = ", unless the first card hands both on" if set(turning) & set(terms.passes_on) else ""
    return f" The direction turns only after the last of the plays{unless}; turned twice it is as it was."


def _drawn_at_the_end(rules: Rules) -> str:
    return " Nothing is drawn between the plays; at the end as many cards are drawn as were laid."


def _several(rules: Rules, terms: ObligationDocument) -> str:
    if rules.terms.together is None or not rules.terms.together.same_rank:
        return ""
    if terms.several == "single":
        return "Each of the plays is a single card. "
    return "Several cards of a rank laid at once count as one of the plays. "


def _handing_on(rules: Rules, terms: ObligationDocument) -> str:
    card = listed(marked(rules, OBLIGE), "or")
    if terms.passes_on or terms.must_finish or terms.not_first:
        return f"If the last of the plays is {card}, the next player in turn has to play twice."
    return f"If one of the plays is {card}, the next player in turn has to play twice."


def _first_play(rules: Rules, terms: ObligationDocument) -> str:
    texts = []
    if terms.passes_on:
        texts.append(_passing_on(rules, terms.passes_on))
    if terms.not_first:
        cards = capital(listed([a(card_word(face)) for face in terms.not_first], "or"))
        texts.append(f"{cards} may not be the first of the two plays.")
    return " ".join(texts)


def _passing_on(rules: Rules, faces: list[str]) -> str:
    does = {action for face in faces for option in rules.cards.get(face, ()) for action in option.actions}
    before = " (after a turn of direction, the one before)" if REVERSE in does else ""
    text = (
        f"{capital(listed([a(card_word(face)) for face in faces], 'or'))} as the first of the two "
        "plays hands "
        f"both on: the turn is over, and the next player{before} has to play twice instead."
    )
    if before:
        text += " The direction turns at once then."
    return text + (" They never add up to more than two plays." if OBLIGE in does else "")


def _cancelling(rules: Rules, rank: str) -> str:
    word = card_word(rank)
    text = (
        f"{capital(a(word))} as the first of two plays cancels the duty: it makes the total what it "
        "always does, "
        "the turn is over after it, and the next player has an ordinary turn."
    )
    if rules.faces.get("JK1", 0) and rank in ("joker", JOKER):
        text += f" Otherwise {a(word)} may only be the last of two plays."
    return text


def _failing(rules: Rules, terms: ObligationDocument) -> str:
    texts = []
    if terms.must_finish:
        texts.append(
            "A player who does not hold enough playable cards for all the plays may not begin with them and "
            "cannot play."
        )
    elif rules.terms.shed is None:
        texts.append("Whoever cannot make the first or the second of the plays cannot play.")
    if rules.terms.shed is not None:
        texts.append(
            "When the second play cannot be made, its player flips a time bomb as usual, and nobody makes "
            "up for it."
        )
    elif deal_goes_on(rules):
        rest = (
            "the next player owes the same number of plays"
            if terms.when_out == "stays" and rules.deal_end != "pile_away"
            else "the next player has an ordinary turn"
        )
        texts.append(f"When a player who has to play twice cannot, {rest}.")
    return " ".join(texts)


def queens(rules: Rules) -> tuple[str, ...]:
    """A rank that has to be answered with the same rank."""
    terms = rules.terms.queen_chain
    if terms is None:
        return ()
    word = card_word(terms.rank)
    unpaid = "A player who cannot lay all the cards of a penalty cannot play, and pays for it as usual."
    if rules.hands_penalties_on:
        unpaid += f" {HANDED_ON} {_still_on_top(terms, word)}"
    elif stands_for_the_next(rules):
        unpaid += f" {LAPSES}"
    return (
        _answering(terms, word),
        _not_answering(rules, terms, word),
        _carried_over(rules, terms, word) if terms.carry_over else unpaid,
    )


def _answering(terms: QueenChainDocument, word: str) -> str:
    holds = f"If the next player holds {a(word)}, "
    if terms.answer == "forced":
        return (
            f"{capital(a(word))} has to be answered. {holds}exactly one {word} must be laid on it, and a "
            "card is drawn for it as usual. Then the player after that has to answer."
        )
    return (
        f"{capital(a(word))} may be answered. {holds}one {word} may be laid on it, and a card is drawn for "
        "it as usual; nobody has to. Then the player after that may answer in the same way."
    )


def _may_be_last(rules: Rules, terms: QueenChainDocument) -> bool:
    """Whether who lays a penalty may hold a card that would have answered: by choice, drawn between its cards
    or come from another hand, or because others left the penalty (4.4.7).
    """
    by_choice = terms.answer == "optional" or terms.draw == "after_each"
    return by_choice or rules.hands_penalties_on or bool(marked(rules, STEAL) or marked(rules, EXCHANGE))


def _not_answering(rules: Rules, terms: QueenChainDocument, word: str) -> str:
    drawn = {
        "after_all": "after the last of them you draw as many cards as you laid",
        "after_each": "you draw a card for each of them at once",
        "none": "you draw nothing for them, and your hand stays smaller",
    }[terms.draw]
    answered = "has to be answered" if terms.answer == "forced" else "may be answered"
    last = f" {capital(a(word))} as the last card of a penalty {answered} like a single one."
    return (
        f"If you do not answer a single {word}, you lose your turn: you lay and draw nothing, and the "
        "player after "
        f"you has an ordinary turn. If you do not answer two or more {plural(word)} in a row, you lay "
        "a penalty: as "
        f"many cards as there are {plural(word)}, one after the other. Each must be playable when it is laid "
        "and counts at once, but the direction turns and players are skipped only after the last; "
        f"{drawn}.{last if _may_be_last(rules, terms) else ''}"
    )


def _carried_over(rules: Rules, terms: QueenChainDocument, word: str) -> str:
    drops_out = terms.failure == "pay_and_drop_out"
    if drops_out and terms.rest == "lapses":
        return (
            f"A player who cannot lay all of a penalty lays what can be laid, {costs(rules)} and is out of "
            f"the deal. {LAPSES}"
        )
    cost = "pays nothing"
    if drops_out:
        cost = f"{costs(rules)} and is out of the deal"
    draws = ", draws as many cards," if terms.draw == "after_all" else ""
    joined = draws.rstrip(",") + "," if " and " in cost else f"{draws} and"
    return (
        f"A player who cannot lay all of a penalty lays what can be laid{joined} {cost}. {HANDED_ON} "
        f"{_still_on_top(terms, word)}{_comes_back(terms)}"
    )


def _comes_back(terms: QueenChainDocument) -> str:
    """What becomes of a penalty that nobody can lay, where all who could not are still there."""
    if terms.failure == "pay_and_drop_out":
        return ""
    return (
        " When it comes back to the first player who could not lay a card and nobody has laid one since, the "
        "penalty is dropped and that player has an ordinary turn."
    )


def _still_on_top(terms: QueenChainDocument, word: str) -> str:
    may = "must" if terms.answer == "forced" else "may"
    return (
        f"If nothing of it has been laid yet, {a(word)} is still on top: the next player {may} answer with "
        f"{a(word)}, if there is one in the hand, and otherwise owes the whole penalty."
    )


def runs(rules: Rules) -> tuple[str, ...]:
    """Neighbouring ranks that earn the draw."""
    terms = rules.terms.runs
    if terms is None:
        return ()
    must = (
        "Whoever can continue the run must. Whoever cannot do so lays another card,"
        if terms.forced == "on"
        else "Any other card may be laid,"
    )
    return (
        "Two cards laid one after the other whose ranks are neighbours make a run, rising or falling. The "
        "ranks stand in a circle: ace, two, three and so on to ten, jack, queen, king, and the ace "
        "again. The "
        "rank printed on a card counts here, not its value; a joker has none.",
        "While there is a run, only a card of the next rank in the same direction earns a draw, and it "
        f"continues the run for the player after. {must} but then no card is drawn for it, the hand "
        "stays one "
        "card smaller for the rest of the deal, and the run is over. If that card and the one before it are "
        "neighbours in the other direction, they begin a new run.",
        "Whoever begins a run draws as usual. A lost turn does not end a run. Cards of a penalty and "
        "queens that "
        "answer are judged one by one like any others."
        + (" A run on a pile that is put aside is over." if rules.deal_end == "pile_away" else ""),
    )
