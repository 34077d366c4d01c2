"""Parts about totals: milestones, fines, borders, payments, the 69, and goals, alone or as a team.

`cardtable.game.parts.totals` plays them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from cardtable.language import Listed, paragraph, say
from cardtable.rules.drafting.way import Changes, Way
from cardtable.rules.effects import REVERSE, SKIP, Add
from cardtable.rules.loader import Raw
from cardtable.rules.model import Rules
from cardtable.rules.options.house_rules import against, eliminates
from cardtable.rules.own_words import value_name
from cardtable.rules.parts.base import (
    NO_TOKENS,
    ByTotal,
    Part,
    Passage,
    Row,
    Slots,
    Switch,
    Tip,
    by_key,
    gone,
    may_decide,
    may_go_over,
    of_cards,
    off_with_stakes,
    out_by_tokens,
    slots,
    some_tokens,
    thirds,
)
from cardtable.rules.prose.words import all_options, cost, does

_TEN = 10


def _still_does(rules: Rules) -> list[str]:
    """Return the effects that a card still has if it puts its own player out."""
    if does(rules, REVERSE):
        skips = does(rules, SKIP)
        return [say("howto-out-still-turns-or-skips") if skips else say("howto-out-still-turns")]
    return [say("howto-out-still-skips")] if does(rules, SKIP) else []


def _milestones_chip(rules: Rules) -> str:
    terms = rules.terms.milestones
    return "" if terms is None else say("chips-milestones", numbers=Listed([*terms.at, terms.end]))


def _milestones(rules: Rules) -> tuple[str, ...]:
    """Return the section on totals that cost or pay when they are reached from below."""
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


def _hit(rules: Rules) -> Slots:
    terms = rules.terms.milestones
    return None if terms is None else {"totals": Listed([*terms.at, terms.end], "or")}


def _ten_short(rules: Rules) -> Slots:
    """Return the slots if more cards add ten than any other number."""
    added: Counter[int] = Counter()
    for face, copies in rules.faces.items():
        added.update({o.total.amount: copies for o in rules.cards[face] if isinstance(o.total, Add)})
    most = added.most_common(1)
    return _hit(rules) if most and most[0][0] == _TEN else None


def _marks(part: str) -> Callable[[Raw], Iterator[Way]]:
    """Return the ways for the totals that pay or cost: how many, and each."""

    def found(raw: Raw) -> Iterator[Way]:
        marks = raw[part]["at"]
        most = raw["limit"] - 1 if part == "milestones" else raw["limit"]
        many = MOST_FINES if part == "fine_calls" else 5
        name = say("draft-way-marks")
        yield Way(f"{part}_count", "number", "special", name, str(len(marks)), (), 1, many, part, (part,))
        for number, mark in enumerate(marks, 1):
            name = say("draft-way-mark", number=number)
            yield Way(f"{part}_{number}", "number", "special", name, str(mark), (), 1, most, part, (part,))

    return found


def _milestones_ways(raw: Raw) -> Iterator[Way]:
    yield from _marks("milestones")(raw)
    for key in ("tokens", "end_tokens"):
        name = say(f"draft-way-milestones-{key.replace('_', '-')}")
        value = str(raw["milestones"][key])
        yield Way(
            f"milestones_{key}", "number", "special", name, value, (), 0, 20, "milestones", ("milestones",)
        )


def _mark(part: str) -> Callable[[Raw, str, str], Changes | None]:
    """Return a setter for a total that pays or costs, or for their number, spread evenly up to the limit."""

    def put(raw: Raw, key: str, value: str) -> Changes | None:
        which, number = key.removeprefix(f"{part}_"), int(value) if value.isdecimal() else 0
        if which in ("tokens", "end_tokens"):
            return {f"{part}.{which}": number}
        limit, marks = raw["limit"], list(raw[part]["at"])
        if which == "count":
            parts = number if part == "borders" else number + 1
            marks = [limit * place // parts for place in range(1, number + 1)]
        elif which.isdecimal():
            marks[int(which) - 1] = number
        else:
            return None
        return {f"{part}.at": sorted(set(marks) - {0})}

    return put


def _milestones_on(raw: Raw) -> Changes:
    terms = {"at": thirds(raw), "tokens": 1, "end": raw["limit"], "end_tokens": 2, "double_penalty": "off"}
    return {"milestones": terms, "tokens": 5, "elimination_rule": "below_zero"}


def _fine_calls(rules: Rules) -> tuple[str, ...]:
    """Return the section on totals that cost the player who calls them."""
    terms = rules.terms.fine_calls
    if terms is None:
        return ()
    texts = [
        say("howto-fine", totals=Listed(sorted(terms.at), "or"), cost=cost(rules)),
        say(f"howto-fine-repeated-{terms.repeated}"),
    ]
    obligation = rules.terms.obligation
    if obligation is not None and obligation.passes_on:
        texts.append(say("howto-fine-owed-handed-on"))
    elif obligation is not None or rules.terms.queen_chain is not None:
        texts.append(say("howto-fine-owed"))
    return (paragraph([*texts, *_still_does(rules)]),)


def _fine_calls_chip(rules: Rules) -> str:
    terms = rules.terms.fine_calls
    return "" if terms is None else say("chips-fines", numbers=Listed(sorted(terms.at), "or"))


def _fine(rules: Rules) -> Slots:
    fines = rules.terms.fine_calls
    return None if fines is None else {"totals": Listed(sorted(fines.at), "or")}


def _fine_example(rules: Rules) -> ByTotal | None:
    fines = rules.terms.fine_calls
    return None if fines is None else ByTotal(fines.at[len(fines.at) // 2], "howto-example-fine")


MOST_FINES = 9
"""The most totals with a fine in a game made in the workshop."""


def _can_fine(raw: Raw) -> bool:
    return eliminates(raw) and against(raw)


def _fine_calls_on(raw: Raw) -> Changes:
    """Return the first fines: the doublets, if the limit allows any."""
    doublets = [*range(11, raw["limit"], 11)][:MOST_FINES]
    return {"fine_calls": {"at": doublets or thirds(raw), "repeated": "pays"}}


def _border_example(rules: Rules) -> ByTotal | None:
    borders = rules.terms.borders
    first = None if borders is None else borders.at[0]
    return None if first is None else ByTotal(first + 2, "howto-example-border", {"total": first})


def _borders_aim(rules: Rules) -> tuple[str, ...]:
    """Return the aim: crossing a border costs, or only on the way up."""
    borders = rules.terms.borders
    free = borders is not None and borders.backwards == "free"
    return (say("howto-aim-borders-up" if free else "howto-aim-borders"),)


def _borders(rules: Rules) -> tuple[str, ...]:
    """Return the section on borders that cost a game point, and the score."""
    terms = rules.terms.borders
    if terms is None:
        return ()
    floor = say("howto-borders-floor") if terms.floor == "on" else say("howto-borders-no-floor")
    crossing = "howto-borders" if terms.backwards == "costs" else "howto-borders-up"
    return (paragraph([say(crossing, totals=Listed(terms.at)), floor]),)


def _borders_chip(rules: Rules) -> str:
    terms = rules.terms.borders
    if terms is None:
        return ""
    return say("chips-borders", numbers=Listed(terms.at, "or"), target=terms.target)


def _borders_end(rules: Rules) -> tuple[str, ...]:
    terms = rules.terms.borders
    if terms is None:
        return ()
    over, score = say("howto-end-deal-over", limit=rules.limit), say("howto-end-score", total=terms.target)
    return over, score, say(f"howto-end-tie-{terms.tie}")


def _some_pass(rules: Rules) -> bool:
    return any(option.total == Add(0) for option in all_options(rules))


def _border(rules: Rules) -> Slots:
    return slots(rules.terms.borders is not None and _some_pass(rules))


def _borders_on(raw: Raw) -> Changes:
    at = [*thirds(raw), raw["limit"]]
    return {
        "borders": {"at": at, "target": 15, "floor": "on", "tie": "extra_deal"},
        "tokens": len(at),
        "token": "point",
    }


def _payment(rules: Rules) -> tuple[str, ...]:
    """Return the section on the price of going over the limit, and the gain of making it exactly."""
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


def _payment_chip(rules: Rules) -> str:
    terms = rules.terms.payment
    if terms is None:
        return ""
    if isinstance(terms.over, int):
        return say("chips-payment-over", limit=rules.limit, count=terms.over)
    return say(f"chips-payment-{terms.over}", limit=rules.limit)


def _payment_tip(rules: Rules) -> Slots:
    return slots(rules.terms.payment is not None and _some_pass(rules), limit=rules.limit)


def _paid_exact(rules: Rules) -> Slots:
    terms = rules.terms.payment
    return slots(terms is not None and terms.exact > 0 and rules.keeps_score, limit=rules.limit)


def _payment_on(raw: Raw) -> Changes:
    return {"payment": {"over": "overshoot", "exact": 3}, "session_deals": 5}


def _payment_ways(raw: Raw) -> Iterator[Way]:
    terms, part = raw["payment"], "payment"
    over = str(terms["over"])
    values = dict.fromkeys(["overshoot", "forfeit", *map(str, range(1, 6)), over])
    labels = tuple(
        (
            one,
            say("draft-way-payment-over-points", count=int(one))
            if one.isdecimal()
            else say(f"draft-way-payment-over-{one}"),
        )
        for one in values
    )
    name = say("draft-way-payment-over")
    yield Way("payment_over", "choice", "special", name, over, labels, part=part, causes=(part,))
    if over != "forfeit":
        name = say("draft-way-payment-exact")
        yield Way("payment_exact", "number", "special", name, str(terms["exact"]), (), 0, 20, part, (part,))


def _hurdles(rules: Rules) -> tuple[str, ...]:
    """Return the section on totals that win or cost a point, and on the one that ends the deal."""
    terms = rules.terms.hurdles
    if terms is None:
        return ()
    on_the_way = say("howto-hurdles", totals=Listed(terms.at, "or"))
    goal = say("howto-hurdles-goal", limit=rules.limit, count=terms.goal)
    return (paragraph([on_the_way, goal, say("howto-payment-debts")]),)


def _hurdles_chip(rules: Rules) -> str:
    terms = rules.terms.hurdles
    return "" if terms is None else say("chips-hurdles", numbers=Listed(terms.at))


def _hurdles_end(rules: Rules) -> tuple[str, ...]:
    terms = rules.terms.hurdles
    if terms is None:
        return ()
    deals = say("howto-end-deals", count=terms.most_deals)
    return say("howto-end-score", total=terms.target), say("howto-end-tie-extra_deal"), deals


def _hurdle(rules: Rules) -> Slots:
    terms = rules.terms.hurdles
    return None if terms is None else {"totals": Listed(terms.at, "or")}


def _sixty_nine(rules: Rules) -> tuple[str, ...]:
    """Return the section on making exactly 69."""
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
    """Return how many tokens can be won from outside (4.24)."""
    if rules.terms.bank is None:
        return []
    if rules.terms.borders is not None:
        return [say("howto-69-bank-each-deal")]
    if rules.packs_follow_players and rules.tokens is not None and len(rules.tokens.steps) > 1:
        return [say("howto-69-bank"), say("howto-69-bank-followers")]
    return [say("howto-69-bank")]


def _sixty_nine_chip(rules: Rules) -> str:
    return say("chips-sixty-nine", does=value_name("sixty_nine_effect", rules.terms.sixty_nine_effect))


def _reach(rules: Rules) -> Slots:
    return {"total": rules.edge}


def _reach_wins(rules: Rules) -> tuple[str, ...]:
    return (say("howto-reach-wins", total=rules.edge),)


def exact_wins(rules: Rules) -> tuple[str, ...]:
    """Return the sentence that one total wins the game at once, if it does."""
    how = rules.terms.exact_wins
    message = "howto-exact-counted" if how == "counted" else "howto-exact-wins"
    return (say(message, total=rules.edge),) if how else ()


def _exact(rules: Rules) -> tuple[str, ...]:
    """Return the section on the total that wins the game, and on the cards that don't win by it."""
    if rules.terms.exact_wins != "counted":
        return exact_wins(rules)
    return (paragraph([*exact_wins(rules), say("howto-exact-not-by", total=rules.edge)]),)


def _exact_wins_chip(rules: Rules) -> str:
    return say("chips-exact-wins", total=rules.edge)


def _can_be_exact(raw: Raw) -> bool:
    """Return whether only keeping to the limit decides the game."""
    return may_decide(raw) and against(raw)


def _team(rules: Rules) -> Slots:
    return {"limit": rules.edge}


def _another_try(rules: Rules) -> Slots:
    """Return the slots if a card leads away from a team's goal."""
    return of_cards(rules, lambda one: isinstance(one.total, Add) and one.total.amount * rules.way < 0)


def _team_on(raw: Raw) -> Changes:
    return {"team": "exact", "reward": None, "stock_end": None}


TEAM = Part(
    key="team",
    chips=(Row(("team",), lambda rules: say("chips-team"), first=True, kind="twists"),),
    tips=(Tip("howto-tip-team", _team, weight=7), Tip("howto-tip-another-try", _another_try, weight=7)),
    aim=lambda rules: (
        say("howto-aim-team", limit=rules.edge),
        say("howto-team-pays", cost=cost(rules)),
    ),
    shown=lambda rules: (say("first-keep-together", limit=rules.edge),),
    end=lambda rules: (say("howto-end-team", limit=rules.edge), say("howto-end-team-lost")),
    switch=Switch(may_decide, _team_on, gone("team")),
    implied_changes=lambda raw: {**out_by_tokens(raw), "deal_end": "deal_ends"},
)

REACH = Part(
    key="reach_wins",
    tips=(Tip("howto-tip-reach", _reach, weight=7), Tip("howto-tip-reach-high", _reach, weight=7)),
    aim=_reach_wins,
    shown=lambda rules: (say("first-reach", limit=rules.edge),),
    end=_reach_wins,
    deal_end=lambda rules: (say("chips-reach-wins", total=rules.edge),),
    switch=Switch(may_go_over, lambda raw: {"reach_wins": "on"}, off_with_stakes("reach_wins")),
    implied_changes=lambda raw: NO_TOKENS,
)

EXACT = Part(
    key="exact_wins",
    sections=(Passage(lambda rules: say("howto-heading-exact", total=rules.edge), _exact),),
    chips=(Row(("exact_wins",), _exact_wins_chip, first=True, kind="twists"),),
    tips=(Tip("howto-tip-reach", _reach, weight=7),),
    switch=Switch(_can_be_exact, lambda raw: {"exact_wins": "on"}, gone("exact_wins")),
    still_valid=_can_be_exact,
)

MILESTONES = Part(
    key="milestones",
    sections=(Passage(lambda rules: say("howto-heading-milestones"), _milestones, ("milestones",)),),
    chips=(Row(("milestones",), _milestones_chip, "chips-no-milestones", first=True, kind="twists"),),
    tips=(
        Tip("howto-tip-hit", _hit),
        Tip("howto-tip-ten-short", _ten_short),
        Tip("howto-tip-down"),
    ),
    aim=lambda rules: (say("howto-aim-hit", **(_hit(rules) or {})), say("howto-last-wins")),
    switch=Switch(may_go_over, _milestones_on, gone("milestones")),
    implied_changes=lambda raw: {"milestones.end": raw["limit"], **out_by_tokens(raw)},
    parameters=_milestones_ways,
    set_parameter=_mark("milestones"),
)

FINE_CALLS = Part(
    key="fine_calls",
    sections=(Passage(lambda rules: say("howto-heading-fines"), _fine_calls, ("fines",), _fine_example),),
    chips=(Row(("fine_calls",), _fine_calls_chip, "chips-no-fines", first=True, kind="twists"),),
    tips=(Tip("howto-tip-fine", _fine),),
    switch=Switch(_can_fine, _fine_calls_on, gone("fine_calls")),
    still_valid=_can_fine,
    parameters=_marks("fine_calls"),
    set_parameter=_mark("fine_calls"),
)

BORDERS = Part(
    key="borders",
    sections=(Passage(lambda rules: say("howto-heading-borders"), _borders, ("borders",), _border_example),),
    chips=(Row(("borders",), _borders_chip, "chips-no-borders", first=True, kind="twists"),),
    tips=(
        Tip("howto-tip-border", _border),
        Tip("howto-tip-border-room"),
    ),
    aim=_borders_aim,
    end=_borders_end,
    switch=Switch(may_go_over, _borders_on, off_with_stakes("borders")),
    implied_changes=lambda raw: {"tokens": some_tokens(raw), "elimination_rule": "never"},
    parameters=_marks("borders"),
    set_parameter=_mark("borders"),
)

PAYMENT = Part(
    key="payment",
    sections=(Passage(lambda rules: say("howto-heading-payment", limit=rules.limit), _payment),),
    chips=(Row(("payment",), _payment_chip, first=True, kind="twists"),),
    tips=(Tip("howto-tip-payment", _payment_tip), Tip("howto-tip-exact", _paid_exact)),
    aim=lambda rules: (
        say("howto-aim-payment" if rules.keeps_score else "howto-aim-forfeit", limit=rules.limit),
    ),
    switch=Switch(may_go_over, _payment_on, off_with_stakes("payment")),
    implied_changes=lambda raw: NO_TOKENS,
    parameters=_payment_ways,
    set_parameter=by_key(
        {
            "payment_over": lambda raw, value: {"payment.over": int(value) if value.isdecimal() else value},
            "payment_exact": lambda raw, value: {"payment.exact": int(value)},
        }
    ),
)

HURDLES = Part(
    key="hurdles",
    sections=(Passage(lambda rules: say("howto-heading-hurdles"), _hurdles),),
    chips=(Row(("hurdles",), _hurdles_chip, first=True, kind="twists"),),
    tips=(Tip("howto-tip-hit", _hurdle),),
    aim=lambda rules: (say("howto-aim-hurdles", limit=rules.limit),),
    end=_hurdles_end,
    deal_end=lambda rules: (say("chips-hurdles-end", total=rules.limit),),
    switch=Switch(may_go_over, lambda raw: {"hurdles": {"at": thirds(raw)}}, off_with_stakes("hurdles")),
    implied_changes=lambda raw: NO_TOKENS,
    parameters=_marks("hurdles"),
    set_parameter=_mark("hurdles"),
)

SIXTY_NINE = Part(
    key="sixty_nine_effect",
    sections=(Passage(lambda rules: say("howto-heading-69"), _sixty_nine, ("69",)),),
    chips=(Row(("sixty_nine_effect",), _sixty_nine_chip, first=True, kind="twists"),),
    tips=(Tip("howto-tip-69", weight=4),),
)
