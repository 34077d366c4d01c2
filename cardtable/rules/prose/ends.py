"""The ends of turns, deals and games in words: being stuck, the stock, the next deal, the end."""

from __future__ import annotations

from cardtable.language import paragraph, say
from cardtable.rules.effects import ELIMINATE
from cardtable.rules.endless import could_be_endless, goes_over_with_all_cards
from cardtable.rules.model import Rules
from cardtable.rules.parts import decided
from cardtable.rules.parts.totals import exact_wins
from cardtable.rules.prose.words import cost, deal_goes_on, does, side, turns


def cannot_play(rules: Rules) -> tuple[str, ...]:
    """Return what happens to a player who can't play any card."""
    if rules.terms.overplay:
        texts = [] if goes_over_with_all_cards(rules) else _without_cards(rules)
    elif rules.terms.shed is not None:
        texts = [price_of_stuck(rules)]
        if rules.terms.shed.reset_after_flip == "on":
            texts.append(say("howto-stuck-reset"))
        texts.append(say("howto-stuck-keeps-hand"))
    elif rules.deal_end == "pile_away":
        texts = [price_of_stuck(rules), *_pile_away(rules), *_empty_hand(rules)]
    else:
        texts = [price_of_stuck(rules), *_goes_on(rules), *_empty_hand(rules)]
    return (paragraph(texts),) if texts else ()


def _empty_hand(rules: Rules) -> list[str]:
    """Return what happens to a player with no cards left."""
    if decided(rules, lambda part: part.last_card) or not _hands_shrink(rules):
        return []
    price = rules.terms.empty_hand_cost
    return [say("howto-no-cards") if price is None else say("howto-no-cards-pay", cost=cost(rules, price))]


def _without_cards(rules: Rules) -> list[str]:
    """Return how a player leaves a deal if every card can be played: only by an empty hand (1.5.6)."""
    terms = rules.terms
    may_give_up, shrinks = terms.allow_give_up == "on", _hands_shrink(rules)
    if not may_give_up and not shrinks:
        return []
    ways = "cards" if not may_give_up else "both" if shrinks else "give-up"
    if terms.milestones is not None:
        price = cost(rules, terms.milestones.end_tokens)
        texts = [say("howto-out-of-deal-pays", who=ways, cost=price)]
    else:
        texts = [say("howto-out-of-deal", who=ways)]
    texts.append(say("howto-out-of-deal-last-wins" if rules.won_by else "howto-out-of-deal-last"))
    if terms.borders is not None:
        texts.append(say("howto-out-of-deal-points"))
        if may_give_up:
            texts.append(say("howto-out-of-deal-keeps-points"))
    if terms.zeus is not None:
        texts.append(say("howto-out-of-deal-no-letter"))
    return texts


def price_of_stuck(rules: Rules) -> str:
    """Return the price of being stuck, if that ends a player's part."""
    if rules.terms.shed is not None:
        return say("howto-stuck-pay", cost=cost(rules))
    if rules.is_team:
        return say("howto-team-pays", cost=cost(rules))
    if rules.tokens is None:
        if rules.keeps_score:
            return say("howto-stuck-out-of-deal-only")
        out = rules.elimination_rule == "knock_out"
        return say("howto-stuck-out") if out else say("howto-stuck-forfeit")
    if rules.deal_end == "knock_out":
        return say("howto-stuck-pay-out", cost=cost(rules))
    return say("howto-stuck-pay", cost=cost(rules))


def _goes_on(rules: Rules) -> list[str]:
    if rules.deal_end == "deal_ends":
        return [say("howto-deal-is-over")]
    next_player = say("howto-next-faces-same", turns=turns(rules))
    if rules.is_one_deal:
        return [say("howto-stuck-lays-down"), next_player]
    out_of_game = rules.elimination_rule == "knock_out" or (rules.deal_end == "knock_out" and rules.tokens)
    down = (
        say("howto-stuck-lays-down") if out_of_game or rules.keeps_score else say("howto-stuck-out-of-deal")
    )
    return [down, next_player, say("howto-last-wins-deal")]


def _hands_shrink(rules: Rules) -> bool:
    """Return whether a hand can run out of cards other than by playing it out."""
    chain = rules.terms.queen_chain
    undrawn = rules.terms.runs is not None or (chain is not None and chain.draw == "none")
    return undrawn or rules.draw_discipline == "manual" or rules.stock == "play_on"


def _pile_away(rules: Rules) -> list[str]:
    cards = rules.terms.pile_away_cards
    whole = say("howto-pile-away", total=rules.start_total, turns=turns(rules))
    last = say("howto-pile-away-last", count=cards, turns=turns(rules)) if cards else whole
    texts = [last, say("howto-pile-away-others")]
    if rules.elimination_rule == "knock_out":
        return [*texts, say("howto-pile-away-out")]
    match rules.terms.pile_away_loser:
        case "redraw":
            return [*texts, say("howto-pile-away-redraw")]
        case "keep":
            return [*texts, say("howto-pile-away-keep")]
        case "sit_out":
            return [*texts, say("howto-pile-away-sit-out")]


def out_of_the_game(rules: Rules, players: int | None) -> tuple[str, ...]:
    """Return when a player's tokens, corners or bombs are used up."""
    terms = rules.terms
    if rules.tokens is None or terms.borders is not None or terms.zeus is not None or rules.is_team:
        return ()
    if rules.deal_end == "knock_out":
        return ()
    kind = rules.token_kind
    if rules.elimination_rule == "below_zero":
        return (paragraph([say("howto-honor", kind=kind), *_out_on_honor(rules)]),)
    if kind not in ("corner", "fold", "bomb"):
        if terms.parts_with("puts_out"):
            return (say("howto-out-last-paid-at-once", kind=kind),)
        return (say("howto-out-last-paid", kind=kind),)
    sizes = range(rules.min_players, rules.max_players + 1) if players is None else (players,)
    counts = {rules.tokens(number) for number in sizes}
    if len(counts) > 1:
        return (say("howto-out-last-made", kind=kind),)
    return (say("howto-out-made", kind=kind, count=counts.pop()),)


def _out_on_honor(rules: Rules) -> list[str]:
    """Return how a player with nothing left goes out; a higher price may take the last tokens too."""
    terms = rules.terms
    texts = [say("howto-honor-out-at-once") if terms.parts_with("puts_out") else say("howto-honor-out")]
    dear = terms.milestones is not None or terms.empty_hand_cost is not None
    return [*texts, say("howto-honor-too-little")] if dear else texts


def _some_leave_early(rules: Rules) -> bool:
    """Return whether players may be out while the others play on, so that their hands are put aside."""
    may_be_out = bool(rules.terms.parts_with("puts_out")) or does(rules, ELIMINATE)
    return deal_goes_on(rules) or may_be_out or _pays_and_drops_out(rules)


def _pays_and_drops_out(rules: Rules) -> bool:
    """Return whether a player who passes a penalty on is out of the deal (rules, 4.4a)."""
    chain = rules.terms.queen_chain
    return chain is not None and chain.carry_over and chain.failure == "pay_and_drop_out"


def footnote(rules: Rules, players: int | None) -> str:
    """Return the footnote on our rule that ends an endless deal, if there can be one (4.24)."""
    return say("howto-footnote") if could_be_endless(rules, players) else ""


def our_own(rules: Rules) -> str:
    """Return the note on what we settled because no source says it (4.17, 4.18, 1.10)."""
    terms = rules.terms
    if terms.zeus is not None:
        return say("howto-ours-zeus")
    if terms.shed is not None and rules.source.grade is None:
        return say("howto-ours-shed")
    counts_forfeits = rules.tokens is None and rules.elimination_rule == "never"
    return say("howto-ours-no-end") if counts_forfeits and not rules.has_end else ""


def stock(rules: Rules, players: int | None) -> tuple[str, ...]:
    """Return what happens when the stock is used up."""
    if not rules.has_stock:
        return ()
    if rules.terms.stock_end == "last_player_wins":
        return (say("howto-stock-last-wins"),)
    if rules.stock == "play_on":
        return (paragraph([say("howto-stock-play-on"), *decided(rules, lambda part: part.last_card)]),)
    message = "howto-stock-all" if rules.stock == "reshuffle_all" else "howto-stock"
    texts = [say(message, turns=turns(rules))]
    if rules.deal_end == "pile_away":
        texts.append(say("howto-stock-piles-too"))
    elif _some_leave_early(rules):
        texts.append(say("howto-stock-hands-too"))
    star = could_be_endless(rules, players)
    texts.append(say("howto-stock-nothing-star") if star else say("howto-stock-nothing"))
    return (paragraph(texts),)


def game_end(rules: Rules) -> tuple[str, ...]:
    """Return how the game ends and who wins."""
    by_part = decided(rules, lambda part: part.end)
    if by_part:
        return (paragraph(by_part),)
    if rules.elimination_rule != "never":
        texts = [say("howto-last-wins"), *_stakes(rules)]
    elif rules.session_deals and not rules.is_one_deal:
        best = say("howto-end-highest-wins") if rules.keeps_score else say("howto-end-fewest-wins")
        texts = [say("howto-end-deals", count=rules.session_deals), best]
    else:
        texts = [say("howto-end-none"), say("howto-fewest-best")]
    return (paragraph([*exact_wins(rules), *texts]),)


def _stakes(rules: Rules) -> list[str]:
    if rules.tokens is None or rules.terms.shed is not None:
        return []
    if rules.token_kind in ("corner", "fold"):
        return [say("howto-end-all-bills")]
    return [say("howto-end-all-paid", kind=rules.token_kind)]


def _has_winner(rules: Rules) -> bool:
    """Return whether every deal has a winner."""
    terms = rules.terms
    if terms.milestones is not None or terms.three_of_a_kind is not None:
        return False  # Not every deal has one.
    if terms.zeus is not None:
        return not _without_cards(rules)  # Nobody wins if the others give up.
    return rules.deal_end in ("knock_out", "drop_out") or terms.shed is not None


def next_deal(rules: Rules) -> tuple[str, ...]:
    """Return who deals and who begins, and how the next deal differs."""
    dealing_side = side(rules)
    begins = say(f"howto-begins-{rules.next_starter}", side=dealing_side)
    if rules.is_one_deal:
        deals = say(f"howto-deals-{rules.dealer_rotation}", side=dealing_side)
        again = paragraph([say("howto-one-deal"), deals, begins])
        # The reward of the game's winner (4.2.12).
        return (again,) if rules.terms.reward is None else (again, say("howto-reward"))
    some_leave, turning = rules.elimination_rule != "never", turns(rules)
    past = "-past" if rules.dealer_rotation in ("left", "right") and (some_leave or turning == "on") else ""
    shuffle = say("howto-next-shuffle", total=rules.start_total, side=dealing_side, turns=turning)
    texts = [
        *(decided(rules, lambda part: part.again) or [shuffle]),
        say(f"howto-deals-{rules.dealer_rotation}{past}", side=dealing_side, turns=turning),
    ]
    if some_leave and rules.dealer_rotation == "right_of_winner":
        texts.append(say("howto-next-dealer-steps-in", side=dealing_side))
    texts.append(begins)
    if some_leave and "loser" in (rules.next_starter, rules.dealer_rotation):
        texts.append(say("howto-next-steps-in", side=dealing_side))
    if "loser" in (rules.next_starter, rules.dealer_rotation) and _may_have_several_losers(rules):
        texts.append(say("howto-next-last-to-pay"))
    if not _has_winner(rules):
        if rules.dealer_rotation == "winner":
            texts.append(say("howto-deals-no-winner", side=dealing_side))
        if rules.next_starter == "winner":
            texts.append(say("howto-begins-no-winner", side=dealing_side))
    return (paragraph(texts),)


def _may_have_several_losers(rules: Rules) -> bool:
    """Return whether more than one player can pay in one deal."""
    terms = rules.terms
    all_at_once = (terms.milestones, terms.three_of_a_kind, terms.shed)
    one_by_one = (
        rules.deal_end in ("knock_out", "drop_out"),
        rules.deal_end == "pile_away" and terms.pile_away_loser == "sit_out",
        _pays_and_drops_out(rules),
    )
    return any(one_by_one) or any(part is not None for part in all_at_once)
