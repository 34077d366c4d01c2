"""A turn in words: what is laid, said and drawn, and what changes with two players."""

from __future__ import annotations

from cardtable.rules.effects import CHOOSE, DOUBLE, REVERSE, SKIP, SWAP_DIGITS, Add, SetTotal
from cardtable.rules.model import Rules
from cardtable.rules.prose.words import a, card_word, listed, marked, stands_for_the_next


def turn(rules: Rules) -> tuple[str, ...]:
    """One turn of an ordinary kind, and the limit."""
    texts = [_lay(rules), _limit(rules)]
    texts += _below_zero(rules)
    texts += _calls(rules)
    texts += _by_hand(rules)
    return tuple(texts)


def _lay(rules: Rules) -> str:
    way = "Play goes clockwise, to the left, until a card turns the direction."
    if not marked(rules, REVERSE):
        way = "Play goes clockwise, to the left."
    if rules.terms.shed is not None:
        return f"{way} In your turn you lay one card on the pile and say the new total. You do not draw."
    draw = "draw a card from the stock" if rules.draw_discipline == "auto" else "draw a card yourself"
    return f"{way} In your turn you lay one card on the pile, say the new total, and {draw}."


def _limit(rules: Rules) -> str:
    if rules.terms.overplay:
        over = f"Every card may always be played, also one that takes the total over {rules.limit}."
        return over + (" You may give up in your turn instead." if rules.terms.allow_give_up == "on" else "")
    limit = rules.limit
    text = f"The total may be exactly {limit} but not more."
    if any(len(options) > 1 for options in rules.cards.values()):
        text += " Where a card lets you choose, choose a value that does not take the total over it."
    if rules.terms.allow_give_up == "on":
        text += " You may give up in your turn though you could play; it counts as if you could not."
        if rules.terms.queen_chain is not None:
            word = card_word(rules.terms.queen_chain.rank)
            text += f" That is so too when {a(word)} has to be answered or a penalty laid"
            text += ": then you pay, and hand nothing on." if _hands_on_otherwise(rules) else "."
    else:
        text += " If you can play, you must."
    if rules.terms.mistakes_count == "on":
        text += (
            f" A card that takes the total over {limit} by mistake is not taken back: it counts as if you "
            "could not play."
        )
    return text


def _hands_on_otherwise(rules: Rules) -> bool:
    """Whether one might think that who gives up hands a queen or a penalty on, and it is not so (1.5.4)."""
    chain = rules.terms.queen_chain
    if chain is None:
        return False
    if stands_for_the_next(rules):
        return chain.rest == "lapses"
    return chain.carry_over and rules.hands_penalties_on


def _below_zero(rules: Rules) -> list[str]:
    options = [option.total for of_card in rules.cards.values() for option in of_card]
    lowers = any(
        (isinstance(total, Add) and total.amount < 0) or (isinstance(total, SetTotal) and total.number < 0)
        for total in options
    )
    if not lowers:
        return []
    if rules.negative_totals == "floor":
        return ["The total never goes below 0: a card that would take it lower makes it 0."]
    text = "The total may go below 0."
    if DOUBLE in options:
        text += " Doubled, it then goes further down."
    if SWAP_DIGITS in options:
        text += " Its digits are swapped as without the minus, which stays: -6 becomes -60."
    return [text]


def _calls(rules: Rules) -> list[str]:
    kinds = {
        "pass": "adds nothing",
        "reverse": "adds nothing and turns the direction",
    }
    texts = []
    for key, words in rules.calls.items():
        who = f"a card that {kinds[key]}" if key in kinds else f"a {card_word(key)}"
        texts.append(f"for {who} “{words} 42”")
    checked = _checked_calls(rules)
    if not texts:
        return checked
    return [f"Some words are said before the total, here 42: {listed(texts)}.", *checked]


def _checked_calls(rules: Rules) -> list[str]:
    """Whether anybody looks after the sums (rules, 1.6.3)."""
    right = "Whoever lays a card has to add up without help. A wrong total is put right"
    match rules.terms.call_check:
        case "practice":
            return [f"{right} and costs nothing."]
        case "strict":
            return [f"{right}, and whoever called it gets a forfeit."]
    return []


def _by_hand(rules: Rules) -> list[str]:
    if rules.draw_discipline != "manual" or rules.terms.shed is not None:
        return []
    return [
        "Nobody draws for you. Once another card is laid, by whomever, the draw is lost for the rest "
        "of the deal and your hand stays smaller; from then on you draw one card for each that you lay."
    ]


def two_players(rules: Rules) -> tuple[str, ...]:
    """What changes when only two are left in the deal."""
    texts = []
    if marked(rules, REVERSE):
        again = rules.two_player_reverse == "again"
        what = "lets the player who laid it play again" if again else "changes nothing in the order of play"
        texts.append(f"a card that turns the direction {what}")
    if marked(rules, SKIP):
        again = rules.two_player_skip == "again"
        what = "lets the player who laid it play again" if again else "skips nobody"
        texts.append(f"a card that skips {what}")
    if marked(rules, CHOOSE):
        texts.append("whoever may name the next player names the other one")
    if not texts:
        return ()
    return (f"When only two players are in the deal, {', and '.join(texts)}.",)
