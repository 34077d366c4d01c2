"""The special procedures of a variant in words, one function for each part of the rules."""

from __future__ import annotations

from cardtable.language import Listed, Rank, paragraph, say, series
from cardtable.rules.effects import (
    BOMB,
    CHOOSE,
    ELIMINATE,
    EXCHANGE,
    OTHERS_DRAW_1,
    OTHERS_DRAW_2,
    REDEAL,
    REVERSE,
    SHIELD,
    SKIP,
    STEAL,
    ZEUS,
    Add,
    CardOption,
)
from cardtable.rules.model import Rules
from cardtable.rules.prose.cards import does as does_in_words
from cardtable.rules.prose.cards import named_card
from cardtable.rules.prose.words import any_of, cost, does, side

THREE = 3
"""Cards of one rank that make a special hand."""


def named_players(rules: Rules) -> tuple[str, ...]:
    """Cards for which another player is named."""
    parts = (_eliminating(rules), _exchanging(rules), _stealing(rules), _choosing(rules))
    return tuple(paragraph(part) for part in parts if part)


def _eliminating(rules: Rules) -> list[str]:
    if not does(rules, ELIMINATE):
        return []
    texts = [say("howto-eliminate", cards=any_of(rules, ELIMINATE))]
    if does(rules, SHIELD):
        texts.append(say("howto-eliminate-saved", cards=any_of(rules, SHIELD)))
    if rules.deal_end == "deal_ends":
        texts.append(say("howto-eliminate-last-one"))
    return texts


def _exchanging(rules: Rules) -> list[str]:
    if not does(rules, EXCHANGE):
        return []
    cards = any_of(rules, EXCHANGE)
    if rules.terms.shed is not None:
        return [say("howto-exchange", cards=cards)]
    if rules.terms.exchange_timing == "before_draw":
        return [say("howto-exchange", cards=cards), say("howto-exchange-before-draw")]
    return [say("howto-exchange-after-draw", cards=cards)]


def _stealing(rules: Rules) -> list[str]:
    if not does(rules, STEAL):
        return []
    cards, terms = any_of(rules, STEAL), rules.terms.steal
    sees = terms is not None and terms.pick == "thief_sees"
    also = terms is not None and terms.draw == "also"
    return [
        say("howto-steal-seen", cards=cards) if sees else say("howto-steal", cards=cards),
        say("howto-steal-robbed-draws"),
        say("howto-steal-and-draw") if also else say("howto-steal-is-draw"),
        say("howto-steal-nobody"),
    ]


def _choosing(rules: Rules) -> list[str]:
    return [say("howto-choose-next", cards=any_of(rules, CHOOSE))] if does(rules, CHOOSE) else []


def redealing(rules: Rules) -> tuple[str, ...]:
    """Cards that give everybody a new hand."""
    if not does(rules, REDEAL):
        return ()
    undrawn = [say("howto-redeal-no-draw")] if rules.terms.shed is None else []
    return (paragraph([say("howto-redeal", cards=any_of(rules, REDEAL)), *undrawn]),)


def ban(rules: Rules) -> tuple[str, ...]:
    """A rank that is banned in a player's first turns."""
    terms = rules.terms.ban
    if terms is None or not terms.turns:
        return ()
    rank = Rank(terms.rank)
    if terms.at_limit == "allowed":
        texts = [
            say("howto-ban", rank=rank, count=terms.turns),
            say("howto-ban-not-at-limit", limit=rules.limit),
        ]
    else:
        texts = [say("howto-ban-always", rank=rank, count=terms.turns)]
    return (paragraph([*texts, say("howto-ban-turns"), say("howto-ban-saves-nobody", rank=rank)]),)


def milestones(rules: Rules) -> tuple[str, ...]:
    """Totals that cost or pay when they are reached from below."""
    terms = rules.terms.milestones
    if terms is None:
        return ()
    totals = Listed(terms.at, "or")
    price, end_price = cost(rules, terms.tokens), cost(rules, terms.end_tokens)
    both = terms.double_penalty == "on"
    on_the_way = [
        say("howto-hit", totals=totals, cost=price),
        say("howto-jump", totals=totals, cost=price),
    ]
    end = [
        say("howto-hit-end", limit=terms.end, cost=end_price),
        say("howto-over-end", limit=terms.end, cost=end_price),
        say("howto-jump-also-paid", totals=totals) if both else say("howto-jump-not-paid"),
    ]
    down = [say("howto-down-is-free"), *_still_does(rules)]
    return (paragraph(on_the_way), paragraph(end), paragraph(down))


def _still_does(rules: Rules) -> list[str]:
    """What a card still does that puts its own player out."""
    if does(rules, REVERSE):
        skips = does(rules, SKIP)
        return [say("howto-out-still-turns-or-skips") if skips else say("howto-out-still-turns")]
    return [say("howto-out-still-skips")] if does(rules, SKIP) else []


def fine_calls(rules: Rules) -> tuple[str, ...]:
    """Totals that cost whoever calls them."""
    terms = rules.terms.fine_calls
    if terms is None:
        return ()
    texts = [
        say("howto-fine", totals=Listed(sorted(terms.at), "or"), cost=cost(rules)),
        say(f"howto-fine-repeated-{terms.repeated}"),
    ]
    if rules.terms.obligation is not None or rules.terms.queen_chain is not None:
        texts.append(say("howto-fine-owed"))
    return (paragraph([*texts, *_still_does(rules)]),)


def wears_off(rules: Rules) -> tuple[str, ...]:
    """Cards whose effect wears off in a deal."""
    terms = rules.terms.wears_off
    if terms is None or not rules.worn:
        return ()
    worn = {card: does_in_words(rules, card, (CardOption(Add(n)),)) for card, n in terms.cards.items()}
    told = [say("howto-worn", card=named_card(card), does=Listed([does])) for card, does in worn.items()]
    return (say("howto-wears-off", count=terms.renewals, what=series(told)),)


def borders(rules: Rules) -> tuple[str, ...]:
    """Borders that cost a game point, and the score."""
    terms = rules.terms.borders
    if terms is None:
        return ()
    floor = say("howto-borders-floor") if terms.floor == "on" else say("howto-borders-no-floor")
    return (paragraph([say("howto-borders", totals=Listed(terms.at)), floor]),)


def payment(rules: Rules) -> tuple[str, ...]:
    """What going over the limit costs, and what making it exactly brings."""
    terms = rules.terms.payment
    if terms is None:
        return ()
    limit = rules.limit
    if terms.over == "overshoot":
        over = say("howto-payment-overshoot", limit=limit, total=limit + _FOUR, count=_FOUR)
    elif terms.over == "forfeit":
        over = say("howto-payment-forfeit", limit=limit)
    else:
        over = say("howto-payment-over", limit=limit, count=terms.over)
    pays = terms.exact and rules.keeps_score
    exact = say("howto-payment-exact", limit=limit, count=terms.exact) if pays else ""
    free = "" if pays else say("howto-payment-exact-free", limit=limit)
    debts = [say("howto-payment-debts")] if rules.keeps_score else []
    return (paragraph([over, exact or free, *debts]),)


_FOUR = 4


def sixty_nine(rules: Rules) -> tuple[str, ...]:
    """What happens at exactly 69."""
    match rules.terms.sixty_nine_effect:
        case "pool_token" if rules.tokens is not None and rules.terms.borders is None:
            return (say("howto-69-back", cost=cost(rules)),)
        case "bonus_token" if rules.tokens is not None:
            return (paragraph([say("howto-69-more", cost=cost(rules)), *_bank(rules)]),)
        case "pool_token" | "bonus_token":
            return (say("howto-69-nothing"),)
        case "others_forfeit":
            return (say("howto-69-forfeit"),)
        case "reset_zero":
            return (say("howto-69-zero"),)
    return ()


def _bank(rules: Rules) -> list[str]:
    """How much can be won that nobody paid (4.24)."""
    if rules.terms.bank is None:
        return []
    if rules.terms.borders is not None:
        return [say("howto-69-bank-each-deal")]
    if rules.packs_follow_players and rules.tokens is not None and len(rules.tokens.steps) > 1:
        return [say("howto-69-bank"), say("howto-69-bank-followers")]
    return [say("howto-69-bank")]


def special_hands(rules: Rules) -> tuple[str, ...]:
    """Hands that decide the game at once."""
    hands = rules.terms.special_hands
    if not hands:
        return ()
    texts = [say("howto-hands")]
    for name, result in hands.items():
        wins = result == "wins"
        rank = Rank(name)
        texts.append(say("howto-hands-wins", rank=rank) if wins else say("howto-hands-all-lose", rank=rank))
    texts.append(say("howto-hands-first", side=side(rules)))
    largest = max(rules.hand_size(players) for players in range(rules.min_players, rules.max_players + 1))
    if len(hands) > 1 and largest >= 2 * THREE:
        texts.append(say("howto-hands-both", rank=Rank(next(iter(hands)))))
    return (paragraph(texts),)


def three_of_a_kind(rules: Rules) -> tuple[str, ...]:
    """Three cards of one rank that may be laid down."""
    terms = rules.terms.three_of_a_kind
    if terms is None:
        return ()
    price = cost(rules)
    texts = [
        say("howto-three-any-time") if terms.timing == "any" else say("howto-three-own-turn"),
        say("howto-three-active", cost=price)
        if terms.hits == "active"
        else say("howto-three-all", cost=price),
        say("howto-three-free"),
        say("howto-three-first", side=side(rules)),
    ]
    return (paragraph(texts),)


def zeus(rules: Rules) -> tuple[str, ...]:
    """Who holds Zeus, and what it is good for."""
    terms = rules.terms.zeus
    if terms is None:
        return ()
    take = [
        say("howto-zeus-nobody"),
        say("howto-zeus-tens", limit=rules.limit),
        say("howto-zeus-same"),
        *([say("howto-zeus-gods", cards=any_of(rules, ZEUS))] if does(rules, ZEUS) else []),
    ]
    sneak = [say("howto-zeus-sneak"), say("howto-zeus-sneak-several")] if terms.sneak == "on" else []
    end = [say("howto-zeus-end", limit=rules.limit), say("howto-zeus-end-nobody")]
    return tuple(paragraph(part) for part in (take, sneak, end) if part)


def shedding(rules: Rules) -> tuple[str, ...]:
    """Getting rid of all cards."""
    terms = rules.terms.shed
    if terms is None:
        return ()
    texts = [paragraph([say("howto-last-card"), say("howto-last-card-others", cost=cost(rules))])]
    if does(rules, BOMB):
        bomb = say("howto-bomb", cards=any_of(rules, BOMB), rank=Rank(terms.saves), cost=cost(rules))
        following = say("howto-bomb-next", cards=any_of(rules, BOMB))
        texts.append(paragraph([bomb, say("howto-bomb-last-card"), following]))
    if does(rules, OTHERS_DRAW_1) or does(rules, OTHERS_DRAW_2):
        texts.append(say("howto-others-draw"))
    return tuple(texts)
