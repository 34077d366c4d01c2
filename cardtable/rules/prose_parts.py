"""The special procedures of a variant in words, one function for each part of the rules."""

from __future__ import annotations

from cardtable.rules.model import Rules


def special_procedures(rules: Rules) -> tuple[str, ...]:
    """A paragraph for every part that the variant has beyond its cards."""
    writers = (_start, _ban, _milestones, _borders, _sixty_nine, _named, _hands, _threes, _liberties)
    return tuple(text for writer in writers for text in writer(rules))


def _start(rules: Rules) -> list[str]:
    match rules.terms.start_card:
        case "turn_up_apply":
            return ["After the deal the top card of the stock is turned up and does what it says."]
        case "turn_up_ordinary":
            passed = rules.terms.start_passes_over
            which = f"A {', '.join(passed)}" if passed else "A special card"
            return [
                "After the deal the top card of the stock is turned up and its value is the first total. "
                f"{which} goes back into the middle of the stock, and the next is turned, until an ordinary "
                "card shows."
            ]
    return []


def _ban(rules: Rules) -> list[str]:
    ban = rules.terms.ban
    if ban is None or not ban.turns:
        return []
    name = {"K": "king", "Q": "queen", "J": "jack", "A": "ace"}.get(ban.rank, ban.rank)
    text = (
        f"In your first {ban.turns} turns of the game you may not play a {name} that changes the total. "
        "A banned card does not save a player who cannot play anything else."
    )
    allowed = f" Where the total is {rules.limit} already it changes nothing and may be played."
    return [text + (allowed if ban.at_limit == "allowed" else "")]


def _milestones(rules: Rules) -> list[str]:
    terms = rules.terms.milestones
    if terms is None:
        return []
    at = " or ".join(str(number) for number in terms.at)
    both = " as well" if terms.double_penalty == "on" else ", and nothing for what was jumped over"
    out = {
        "at_zero": "Whoever pays the last token is out of the game at once, in the middle of a deal too.",
        "below_zero": "Whoever owes more than is left pays that and is out of the game at once, in the "
        "middle of a deal too; with no token left you may play on.",
    }[rules.elimination_rule]
    return [
        f"Every card may be played. When the total goes up to exactly {at}, everybody else pays "
        f"{_tokens(terms.tokens)}; who jumps over one of them pays {_tokens(terms.tokens)}.",
        f"Who makes exactly {terms.end} ends the deal, and everybody else pays {_tokens(terms.end_tokens)}. "
        f"Who goes over {terms.end} ends the deal and pays {_tokens(terms.end_tokens)}{both}.",
        "Going down, or staying, never pays and never costs.",
        out,
    ]


def _tokens(count: int) -> str:
    return "one token" if count == 1 else f"{count} tokens"


def _borders(rules: Rules) -> list[str]:
    terms = rules.terms.borders
    if terms is None:
        return []
    at = ", ".join(str(number) for number in terms.at)
    floor = "" if terms.floor == "on" else " Points may go below zero."
    tie = "a further deal decides" if terms.tie == "extra_deal" else "they share the win"
    return [
        f"Every card may be played. The borders lie just above {at}: whoever crosses one, up or down, loses "
        f"a game point.{floor} When the total is above {rules.limit} the deal ends.",
        "After every deal all add the game points they have left to their scores. As soon as somebody has "
        f"{terms.target}, the highest score wins; if it is tied, {tie}.",
    ]


def _sixty_nine(rules: Rules) -> list[str]:
    match rules.terms.sixty_nine_effect:
        case "pool_token":
            return ["Who makes the total exactly 69 takes a token back from those paid to the centre."]
        case "bonus_token":
            return ["Who makes the total exactly 69 wins a token."]
        case "others_forfeit":
            return ["When somebody makes the total exactly 69, everybody else pays a forfeit."]
        case "reset_zero":
            return ["Who makes the total exactly 69 calls it, and the next player begins from 0."]
    return []


def _named(rules: Rules) -> list[str]:
    marks = {mark for options in rules.cards.values() for option in options for mark in option.marks}
    texts = []
    if "eliminate" in marks:
        texts.append(
            "Whoever is named by the card that puts a player out leaves the deal with a forfeit, and the "
            "turn passes to the next player after the one who played it."
        )
    if "exchange" in marks and rules.terms.exchange_timing == "before_draw":
        texts.append("Hands are exchanged before drawing: the one who is a card short then draws.")
    return texts


def _hands(rules: Rules) -> list[str]:
    texts = []
    names = {"K": "kings", "6": "sixes"}
    for rank, result in (rules.terms.special_hands or {}).items():
        what = "wins the game at once" if result == "wins" else "ends the game, and everybody loses"
        texts.append(f"A hand with three {names.get(rank, rank)}, after the deal or a draw, {what}.")
    return texts


def _threes(rules: Rules) -> list[str]:
    terms = rules.terms.three_of_a_kind
    if terms is None:
        return []
    when = "at any time between plays" if terms.timing == "any" else "in their own turn"
    who = "every other player still in the deal" if terms.hits == "active" else "every other player"
    return [
        f"A player with three cards of one rank may lay them down {when}: {who} pays one token, the caller "
        "does not, and the deal is over."
    ]


def _liberties(rules: Rules) -> list[str]:
    texts = []
    if rules.terms.allow_give_up == "on":
        texts.append("A player may give up although a card could be played; that counts as being stuck.")
    if rules.terms.mistakes_count == "on" and not rules.terms.overplay:
        texts.append(f"A card that would take the total over {rules.limit} is not taken back: it is a bust.")
    return texts
